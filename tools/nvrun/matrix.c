/* matrix.c: matrix operations of a warp: wmma (load, mma, store) on half and double, and mma.sync m16n8k16 on half, as
 * intrinsic and as the line of assembly that libraries are written with. Every lane of the warp takes part.
 *
 * Which element of a matrix a lane of a wmma fragment holds is not specified, and it is the same for no two machines.
 * Here lane l holds the elements l * p, l * p + 1 ... of a fragment of p elements a lane, counted row by row and
 * modulo the matrix's size: where there is room for several copies, as on the hardware, there are several. What a
 * fragment of mma.sync holds is specified. Products are summed in double precision and rounded once; the hardware's
 * order and roundings are its own, so the result is LS_APX where approximations are marked.
 * Source: PTX ISA, "Warp Level Matrix Multiply-Accumulate Instructions".
 */
#include "tools/nvrun/nvrun.h"
#include "tools/sem/sem_fp.h"

enum { WARP = 32, MOST = 512 /* elements of a matrix */, MOST_PER_LANE = 32 };

static bool cut(Str *s, const char *z) {
  Str p = str_of(z);
  if (!str_starts(*s, p)) return false;
  *s = (Str){s->p + p.n, s->n - p.n};
  return true;
}
static uint32_t number(Str *s) {
  uint32_t x = 0;
  while (s->n && *s->p >= '0' && *s->p <= '9' && x < 1000) x = x * 10 + (uint32_t)(*s->p - '0'), s->p++, s->n--;
  return x;
}

/* "m16n16k16" */
static bool shape_decode(Str *s, MatrixOp *m) {
  if (!cut(s, "m")) return false;
  m->m = (uint8_t)number(s);
  if (!cut(s, "n")) return false;
  m->n = (uint8_t)number(s);
  if (!cut(s, "k")) return false;
  m->k = (uint8_t)number(s);
  return m->m && m->n && m->k && m->m * m->n <= MOST && m->m * m->k <= MOST && m->n * m->k <= MOST && cut(s, ".");
}

bool matrix_decode(Str name, MatrixOp *m) {
  *m = (MatrixOp){0};
  if (cut(&name, "nvvm.mma."))
    return m->kind = MATRIX_SYNC,
           shape_decode(&name, m) && m->m == 16 && m->n == 8 && m->k == 16 && str_eq(name, STR("row.col.f32.f32"));
  if (!cut(&name, "nvvm.wmma.") || !shape_decode(&name, m)) return false;
  bool wide = m->m == 8 && m->n == 8 && m->k == 4;
  if (cut(&name, "mma.")) {
    m->kind = MATRIX_MMA;
    if (!cut(&name, "row.") && !cut(&name, "col.")) return false;
    if (!cut(&name, "row.") && !cut(&name, "col.")) return false;
    return wide ? str_eq(name, STR("f64")) : str_eq(name, STR("f32.f32")) || str_eq(name, STR("f16.f16"));
  }
  if (cut(&name, "load.")) m->kind = MATRIX_LOAD;
  else if (cut(&name, "store.")) m->kind = MATRIX_STORE;
  else return false;
  if (!name.n || !strchr("abcd", *name.p)) return false;
  m->which = (uint8_t)*name.p;
  name = (Str){name.p + 1, name.n - 1};
  m->column = !cut(&name, ".row.");
  if (m->column && !cut(&name, ".col.")) return false;
  m->stride = cut(&name, "stride.");
  return str_eq(name, wide ? STR("f64") : STR("f16")) || (!wide && str_eq(name, STR("f32")));
}

bool matrix_decode_asm(Str text, MatrixOp *m) {
  *m = (MatrixOp){.kind = MATRIX_SYNC, .m = 16, .n = 8, .k = 16};
  return str_eq(text, STR("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, "
                          "{$8, $9}, {$10, $11, $12, $13}"));
}

static void matrix_size(const MatrixOp *m, char which, uint32_t *rows, uint32_t *columns) {
  *rows = which == 'b' ? m->k : m->m;
  *columns = which == 'a' ? m->k : m->n;
}

/* Loads or stores a warp's fragment of a matrix, one element after the other: each lane its own. */
static void move(Run *r, Thread *const *all, Site *s) {
  const MatrixOp *m = &s->matrix;
  uint32_t rows, columns;
  matrix_size(m, (char)m->which, &rows, &columns);
  bool load = m->kind == MATRIX_LOAD;
  uint32_t value_args = s->nargs - 1 - m->stride, per = 0;
  for (uint32_t i = 0; !load && i < value_args; i++) per += s->as[1 + i]->n;
  if (load) per = s->rs->n;
  Lane res[WARP][MOST_PER_LANE];
  if (!per || per > MOST_PER_LANE) return run_fail(r, all[0], R_UNSUP, "such a fragment");
  SemTy t = load ? s->rs->leaf[0] : s->as[1]->leaf[0];
  SemShape one = {.s = t, .n = 1};
  uint64_t es = t.bits / 8, ld = m->column ? rows : columns;
  Fn *f = vec_last(&all[0]->frames).code->f;
  unsigned space = ty_addrspace(r->m, ty(f, arg(f, all[0]->wait_val, 0)));
  for (uint32_t l = 0; l < WARP; l++) {
    Thread *x = all[l];
    const Lane *p = call_arg(x, x->wait_val, 0);
    if (m->stride) {
      Lane n = *call_arg(x, x->wait_val, s->nargs - 1);
      if (n.state >= LS_UNDEF) return run_fail(r, x, R_UB, "the stride of a matrix is undefined");
      ld = n.u & 0xffffffff;
    }
    Lane in[MOST_PER_LANE];
    for (uint32_t i = 0, at = 0; !load && i < value_args; i++)
      for (uint32_t k = 0; k < s->as[1 + i]->n; k++) in[at++] = call_arg(x, x->wait_val, 1 + i)[k];
    for (uint32_t i = 0; i < per; i++) {
      uint64_t e = (l * per + i) % (rows * columns), row = e / columns, column = e % columns, off;
      Lane q = *p;
      q.u += (m->column ? column * ld + row : row * ld + column) * es;
      Alloc *a = mem_at(r, x, q, space, es, es, load ? ACC_READ : ACC_WRITE, &off);
      if (!a) return;
      if (load) mem_read(r, a, off, &one, &res[l][i]);
      else mem_write(r, a, off, &one, &in[i]);
    }
  }
  for (uint32_t l = 0; l < WARP; l++) thread_wake(r, all[l], load ? res[l] : NULL);
}

/* Where element i of lane l's fragment stands in its matrix. */
static uint32_t place(const MatrixOp *m, char which, uint32_t l, uint32_t i, uint32_t per) {
  uint32_t rows, columns;
  matrix_size(m, which, &rows, &columns);
  if (m->kind != MATRIX_SYNC) return (l * per + i) % (rows * columns);
  uint32_t group = l / 4, pair = l % 4 * 2 + (i & 1);
  if (which == 'a') return (group + (i & 2 ? 8 : 0)) * columns + pair + (i & 4 ? 8 : 0);
  if (which == 'b') return (pair + (i & 2 ? 8 : 0)) * columns + group;
  return (group + (i & 2 ? 8 : 0)) * columns + pair;
}

typedef struct Entry {
  double value;
  uint8_t state;
} Entry;

/* Adds operands to the fragment of lane l; halves may come two in an i32. Returns the number of the next operand. */
static uint32_t operands(Thread *x, const Site *s, uint32_t first, uint32_t want, SemTy t, Entry *out) {
  uint32_t n = 0;
  for (; first < s->nargs && n < want; first++) {
    SemTy own = s->as[first]->leaf[0];
    const Lane *p = call_arg(x, x->wait_val, first);
    for (uint32_t k = 0; k < s->as[first]->n && n < want; k++) {
      uint32_t pieces = own.cls == SC_INT ? own.bits / t.bits : 1;
      for (uint32_t j = 0; j < pieces && n < want; j++) {
        FpBits b = {p[k].u >> (j * t.bits) & (t.bits == 64 ? ~0ull : (1ull << t.bits) - 1), 0};
        out[n++] = (Entry){p[k].state >= LS_UNDEF ? 0 : sem_to_double(t, b), p[k].state};
      }
    }
  }
  return first;
}

static uint8_t worst(uint8_t a, uint8_t b) { return a > b ? a : b; }

/* D = A * B + C. */
static void multiply(Run *r, Thread *const *all, Site *s) {
  const MatrixOp *m = &s->matrix;
  const SemTy half = {SC_FP, FP_HALF, 16}, acc = s->rs->leaf[0];
  SemTy t = acc.bits == 64 ? acc : half;
  Entry A[MOST], B[MOST], C[MOST], D[MOST], got[MOST_PER_LANE];
  uint32_t per_c = s->rs->n, per_a, per_b;
  if (m->kind == MATRIX_SYNC) per_a = 8, per_b = 4;
  else {
    uint32_t lanes = 0;
    for (uint32_t i = 0; i < s->nargs; i++) lanes += s->as[i]->n;
    per_a = per_b = (lanes - per_c) / 2;
  }
  if (per_a > MOST_PER_LANE || per_c > MOST_PER_LANE) return run_fail(r, all[0], R_UNSUP, "such a fragment");
  for (uint32_t l = 0; l < WARP; l++) {
    uint32_t at = operands(all[l], s, 0, per_a, t, got);
    for (uint32_t i = 0; i < per_a; i++) A[place(m, 'a', l, i, per_a)] = got[i];
    at = operands(all[l], s, at, per_b, t, got);
    for (uint32_t i = 0; i < per_b; i++) B[place(m, 'b', l, i, per_b)] = got[i];
    operands(all[l], s, at, per_c, acc, got);
    for (uint32_t i = 0; i < per_c; i++) C[place(m, 'c', l, i, per_c)] = got[i];
  }
  for (uint32_t i = 0; i < m->m; i++)
    for (uint32_t j = 0; j < m->n; j++) {
      Entry e = C[i * m->n + j];
      for (uint32_t k = 0; k < m->k; k++) {
        const Entry *a = &A[i * m->k + k], *b = &B[k * m->n + j];
        e.value += a->value * b->value;
        e.state = worst(e.state, worst(a->state, b->state));
      }
      D[i * m->n + j] = e;
    }
  for (uint32_t l = 0; l < WARP; l++) {
    Lane res[MOST_PER_LANE];
    for (uint32_t i = 0; i < per_c; i++) {
      const Entry *e = &D[place(m, 'c', l, i, per_c)];
      uint64_t u;
      memcpy(&u, &e->value, sizeof u);
      FpBits b = fp_of_double_bits((FpKind)acc.fp, u);
      res[i] = e->state >= LS_UNDEF ? lane_poison() : (Lane){.u = b.lo, .state = e->state};
      if (res[i].state == LS_VAL && e->value != e->value) res[i].state = LS_NAN;
      if (res[i].state == LS_VAL && r->sem.approx) res[i].state = LS_APX;
    }
    thread_wake(r, all[l], res);
  }
}

void matrix_execute(Run *r, Thread *const *all, uint32_t n, Site *s) {
  if (n != WARP) return run_fail(r, all[0], R_UB, "a matrix operation of %u lanes: all %u must take part", n, WARP);
  if (s->matrix.kind == MATRIX_LOAD || s->matrix.kind == MATRIX_STORE) move(r, all, s);
  else multiply(r, all, s);
}
