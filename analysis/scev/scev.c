/* scev.c: scalar evolution: the tables: expressions hash-consed in dense arrays, the order of operands, the slot. See
 * nvopt/scev_int.h. Order of operands: by kind, then structure (LLVM's CompareSCEVComplexity), so that equal sums
 * print equally. */
#include "analysis/scev/scev_int.h"
#include "ir/cap.h"
#include "ir/change_log.h"
#include "ir/intrinsic.h"
#include "support/knob.h"

void *array_grow(Arena *a, const void *p, uint32_t n, uint32_t *cap, uint32_t need, size_t elem) {
  uint32_t to = u32_max(need, *cap ? 2 * *cap : 8);
  void *q = arena_alloc(a, to * elem);
  if (n) memcpy(q, p, n * elem);
  *cap = to;
  return q;
}
void list_grow(Scev *s, SxList *l, uint32_t need) {
  uint32_t cap = u32_max(l->cap * 2, need);
  Sx *p = ARENA_ARRAY(&s->tmp, Sx, cap);
  memcpy(p, l->p, l->n * sizeof *p);
  l->p = p, l->cap = cap;
}
void list_erase(SxList *l, uint32_t i) { memmove(l->p + i, l->p + i + 1, (--l->n - i) * sizeof *l->p); }
void list_insert(Scev *s, SxList *l, uint32_t i, Sx x) {
  list_push(s, l, x);
  memmove(l->p + i + 1, l->p + i, (l->n - 1 - i) * sizeof *l->p);
  l->p[i] = x;
}

/* ---- reading ---- */
SxKind sx_kind(const Scev *s, Sx x) { return kind_of(s, x); }
Ty sx_type(const Scev *s, Sx x) { return type_of(s, x); }
const Module *sx_module(const Scev *s) { return s->f->m; }
uint32_t sx_bits(const Scev *s, Sx x) { return bits_of(s, x); }
unsigned sx_flags(const Scev *s, Sx x) { return flags_of(s, x); }
uint32_t sx_nops(const Scev *s, Sx x) { return nops_of(s, x); }
Sx sx_op(const Scev *s, Sx x, uint32_t i) {
  DASSERT(i < nops_of(s, x));
  return op_of(s, x, i);
}
Val sx_val(const Scev *s, Sx x) { return unk_val(s, x); }
Ap sx_ap(const Scev *s, Sx x) { return const_of(s, x); }
uint32_t sx_loop(const Scev *s, Sx x) { return rec_loop(s, x); }
bool sx_is_zero(const Scev *s, Sx x) { return is_con_sx(s, x) && ap_is_zero(const_of(s, x)); }
bool sx_is_one(const Scev *s, Sx x) { return is_con_sx(s, x) && ap_is_one(const_of(s, x)); }
bool sx_able(const Scev *s, Ty t) {
  if (ty_is_ptr(s->f->m, t)) return true;
  return ty_is_int(s->f->m, t) && ty_bits(s->f->m, t) <= SX_MAX_BITS;
}

void sx_visit(Scev *s, Sx x, bool (*fn)(Scev *, Sx, void *), void *user) {
  LIST(w);
  uint32_t st = mark_begin(s);
  mark_once(s, st, x);
  list_push(s, &w, x);
  while (w.n) {
    Sx y = w.p[--w.n];
    if (!fn(s, y, user)) continue;
    for (uint32_t i = 0; i < nops_of(s, y); i++)
      if (mark_once(s, st, op_of(s, y, i))) list_push(s, &w, op_of(s, y, i));
  }
}
typedef struct Contains {
  bool (*fn)(Scev *, Sx, void *);
  void *user;
  bool hit;
} Contains;
static bool contains_step(Scev *s, Sx x, void *u) {
  Contains *c = u;
  if (!c->hit && c->fn(s, x, c->user)) c->hit = true;
  return !c->hit;
}
bool sx_contains(Scev *s, Sx x, bool (*fn)(Scev *, Sx, void *), void *user) {
  Contains c = {fn, user, false};
  sx_visit(s, x, contains_step, &c);
  return c.hit;
}

/* ---- interning ---- */
static inline uint32_t hash_bits(uint64_t h) { return (uint32_t)h >> 1; } /* UINT32_MAX marks records taken out */
static inline uint32_t hash_of(SxKind k, Ty t, const Sx *op, uint32_t n, uint32_t aux) {
  uint64_t h = (uint64_t)k << 56 ^ (uint64_t)t << 32 ^ aux;
  for (uint32_t i = 0; i < n; i++) h = hash_mix(h, (uint64_t)op[i]);
  return hash_bits(h);
}
static bool same(const Scev *s, const SxRec *r, SxKind k, Ty t, const Sx *op, uint32_t n, uint32_t aux) {
  if (r->kind != k || r->type != t || r->n != n || r->aux != aux) return false;
  for (uint32_t i = 0; i < n; i++)
    if (s->op.p[r->op + i] != (uint32_t)op[i]) return false;
  return true;
}
static inline Sx find_hashed(const Scev *s, SxKind k, Ty t, const Sx *op, uint32_t n, uint32_t aux, uint32_t h) {
  for (uint32_t i = s->hash[h & (s->hash_cap - 1)]; i; i = s->rec.p[i].next)
    if (s->rec.p[i].hash == h && same(s, &s->rec.p[i], k, t, op, n, aux)) return (Sx)i;
  return SX_NONE;
}
Sx sx_find(const Scev *s, SxKind k, Ty t, const Sx *op, uint32_t n, uint32_t aux) {
  return find_hashed(s, k, t, op, n, aux, hash_of(k, t, op, n, aux));
}
static void hash_grow(Scev *s, uint32_t n) { /* the n first records are in it */
  uint32_t cap = s->hash_cap * 2;
  s->hash = ARENA_ZARRAY(&s->arena, uint32_t, cap);
  s->hash_cap = cap;
  for (uint32_t i = 2; i < n; i++) {
    SxRec *r = &s->rec.p[i];
    if (r->hash == UINT32_MAX) continue; /* unlinked */
    r->next = s->hash[r->hash & (cap - 1)];
    s->hash[r->hash & (cap - 1)] = i;
  }
}
enum { REC_BYTES = sizeof(SxRec) + 2 * sizeof(Range) + sizeof(uint64_t) + sizeof(SxMarks) };
static void rec_reserve(Scev *s, uint32_t cap) {
  uint32_t n = s->rec.n;
  SxRec *rec = arena_alloc(&s->arena, cap * (size_t)REC_BYTES);
  Range *ru = (Range *)(rec + cap), *rs = ru + cap;
  uint64_t *mult = (uint64_t *)(rs + cap);
  SxMarks *marks = (SxMarks *)(mult + cap);
  if (n) {
    memcpy(rec, s->rec.p, n * sizeof *rec), memcpy(ru, s->ru, n * sizeof *ru), memcpy(rs, s->rs, n * sizeof *rs);
    memcpy(mult, s->mult, n * sizeof *mult), memcpy(marks, s->marks, n * sizeof *marks);
  }
  s->rec.p = rec, s->rec.cap = cap;
  s->ru = ru, s->rs = rs, s->mult = mult, s->marks = marks;
}
/* A new record, of which nothing is known, in the table; the caller writes the rest of it. */
static inline SxRec *rec_new(Scev *s, Sx *x, uint32_t h) {
  uint32_t i = s->rec.n;
  if (UNLIKELY(i == s->rec.cap)) rec_reserve(s, 2 * i);
  s->rec.n++;
  if (UNLIKELY(2 * i >= s->hash_cap)) hash_grow(s, i);
  s->ru[i].kind = s->rs[i].kind = RANGE_UNKNOWN;
  s->marks[i] = (SxMarks){0};
  uint32_t *head = &s->hash[h & (s->hash_cap - 1)];
  SxRec *r = &s->rec.p[i];
  *r = (SxRec){.hash = h, .next = *head};
  *head = i;
  *x = (Sx)i;
  return r;
}
Sx sx_intern(Scev *s, SxKind k, Ty t, const Sx *op, uint32_t n, uint32_t aux) {
  uint32_t h = hash_of(k, t, op, n, aux);
  Sx x = find_hashed(s, k, t, op, n, aux, h);
  if (x) return x;
  const Module *m = s->f->m;
  array_reserve(s, &s->op, s->op.n + n);
  array_reserve(s, &s->user, s->user.n + n);
  uint32_t size = 1, depth = 0, first = s->op.n;
  bool ptr = ty_is_ptr(m, t), recs = k == SXK_ADDREC,
       local = recs || (k == SXK_UNKNOWN && !val_is_con((Val)aux) && !is_arg(s->f, (Val)aux));
  bool moves = recs || (local && moves_at_scope(s, (Val)aux));
  x = (Sx)s->rec.n;
  for (uint32_t i = 0; i < n; i++) {
    SxRec *o = &s->rec.p[op[i]];
    s->op.p[first + i] = (uint32_t)op[i];
    size += o->size, depth = u32_max(depth, o->depth), recs |= o->recs != 0, local |= o->local != 0,
                     moves |= o->moves != 0;
    if (o->kind == SXK_CONST || (i && op[i] == op[i - 1])) continue; /* constants are never forgotten */
    s->user.p[s->user.n] = (SxScoped){o->users, 0, x};
    o->users = s->user.n++;
  }
  s->op.n = first + n;
  SxRec *r = rec_new(s, &x, h);
  r->kind = (uint8_t)k, r->ptr = ptr, r->recs = recs, r->local = local, r->moves = moves, r->type = t, r->op = first,
  r->n = n, r->aux = aux;
  r->size = (uint16_t)u32_min(size, UINT16_MAX), r->depth = (uint16_t)u32_min(depth + 1, UINT16_MAX);
  r->bits = ptr ? ptr_index_bits(m, ty_addrspace(m, t)) : ty_bits(m, t);
  if (k == SXK_ADDREC) recs_add(s, x), note_blk(s, (Blk)aux);
  if (k == SXK_UNKNOWN && local) note_blk(s, blk_of(s->f, (Val)aux));
  return x;
}
static NOINLINE Sx const_find(Scev *s, Ty t, Ap c) {
  uint32_t h = hash_bits(ap_is_small(c) ? hash_mix((uint64_t)t, c.u) : ap_hash(c));
  for (uint32_t i = s->hash[h & (s->hash_cap - 1)]; i; i = s->rec.p[i].next) {
    const SxRec *r = &s->rec.p[i];
    if (r->hash == h && r->kind == SXK_CONST && r->type == t && ap_eq(r->c, c)) return (Sx)i;
  }
  if (!ap_is_small(c)) c = ap_copy(&s->arena, c);
  Sx x;
  SxRec *r = rec_new(s, &x, h);
  r->kind = SXK_CONST, r->type = t, r->bits = c.bits, r->size = r->depth = 1, r->c = c;
  if (ap_is_small(c)) s->ru[x] = s->rs[x] = range_one(c.bits, c.u), s->mult[x] = c.u, r->done = DONE_MULT;
  return x;
}
Sx sx_const(Scev *s, Ty t, Ap c) {
  t = sx_eff(s, t);
  DASSERT(c.bits == ty_bits(s->f->m, t));
  uint64_t i = (c.u + 8) & mask64(c.bits);
  if (UNLIKELY(t > TY_I64 || i >= ARRAY_LEN(s->small[0]))) return const_find(s, t, c);
  uint32_t *small = &s->small[t - TY_I1][i]; /* most are of a few */
  return (Sx)(*small ? *small : (*small = (uint32_t)const_find(s, t, c)));
}
Sx sx_int(Scev *s, Ty t, int64_t c) {
  t = sx_eff(s, t);
  return sx_const(s, t, ap_i64(&s->tmp, ty_bits(s->f->m, t), c));
}
Sx sx_unknown(Scev *s, Val v) { return sx_intern(s, SXK_UNKNOWN, ty(s->f, v), NULL, 0, (uint32_t)v); }

void sx_drop_caches(Scev *s, Sx x) {
  if ((uint32_t)x < s->wide_at.n) s->wide_at.p[x] = 0;
  s->ru[x].kind = s->rs[x].kind = RANGE_UNKNOWN, s->rec.p[x].done &= (uint8_t)~(DONE_MULT | DONE_KNOWN);
}
void sx_set_flags(Scev *s, Sx x, unsigned fl) {
  SxRec *r = &s->rec.p[x];
  if (r->kind == SXK_ADDREC && (fl & (SX_NUW | SX_NSW))) fl |= SX_NW;
  if ((r->flags & fl) == fl || (s->assuming && r->kind == SXK_ADDREC))
    return; /* what is found under assumptions is no fact */
  r->flags = (uint8_t)(r->flags | fl);
  sx_drop_caches(s, x);
}

/* ---- order ---- */
static int sign_of(int64_t d) { return d < 0 ? -1 : d > 0; }
/* LLVM's value ids: globals, other constants, arguments, instructions by opcode. */
static unsigned value_rank(const Fn *f, Val v) {
  static const uint8_t con_rank[CON_MD + 1] = {
    [CON_EXPR] = 5,    [CON_ADDR] = 5, [CON_BLOCKADDR] = 4, [CON_DSO_EQUIV] = 6, [CON_NO_CFI] = 7,
    [CON_PTRAUTH] = 8, [CON_AGG] = 9,  [CON_UNDEF] = 12,    [CON_POISON] = 13,   [CON_ZERO] = 14,
    [CON_DATA] = 15,   [CON_INT] = 17, [CON_FP] = 18,       [CON_NULL] = 20,     [CON_TOKEN] = 21};
  if (val_is_con(v)) {
    if (con_kind(&f->con, v) == CON_GLOBAL) {
      static const uint8_t k[] = {[GK_FUNC] = 0, [GK_ALIAS] = 1, [GK_IFUNC] = 2, [GK_VAR] = 3};
      return k[glob(f->m, con_glob(&f->con, v))->kind];
    }
    return con_rank[con_kind(&f->con, v)];
  }
  if (is_arg(f, v)) return 22;
  static const uint8_t rank[OP_COUNT] = {[OP_INVOKE] = 5,
                                         [OP_CALLBR] = 11,
                                         [OP_FNEG] = 12,
                                         [OP_ADD] = 13,
                                         [OP_FADD] = 14,
                                         [OP_SUB] = 15,
                                         [OP_FSUB] = 16,
                                         [OP_MUL] = 17,
                                         [OP_FMUL] = 18,
                                         [OP_UDIV] = 19,
                                         [OP_SDIV] = 20,
                                         [OP_FDIV] = 21,
                                         [OP_UREM] = 22,
                                         [OP_SREM] = 23,
                                         [OP_FREM] = 24,
                                         [OP_SHL] = 25,
                                         [OP_LSHR] = 26,
                                         [OP_ASHR] = 27,
                                         [OP_AND] = 28,
                                         [OP_OR] = 29,
                                         [OP_XOR] = 30,
                                         [OP_ALLOCA] = 31,
                                         [OP_LOAD] = 32,
                                         [OP_STORE] = 33,
                                         [OP_GEP] = 34,
                                         [OP_FENCE] = 35,
                                         [OP_CMPXCHG] = 36,
                                         [OP_ATOMICRMW] = 37,
                                         [OP_TRUNC] = 38,
                                         [OP_ZEXT] = 39,
                                         [OP_SEXT] = 40,
                                         [OP_FPTOUI] = 41,
                                         [OP_FPTOSI] = 42,
                                         [OP_UITOFP] = 43,
                                         [OP_SITOFP] = 44,
                                         [OP_FPTRUNC] = 45,
                                         [OP_FPEXT] = 46,
                                         [OP_PTRTOINT] = 47,
                                         [OP_PTRTOADDR] = 48,
                                         [OP_INTTOPTR] = 49,
                                         [OP_BITCAST] = 50,
                                         [OP_ADDRSPACECAST] = 51,
                                         [OP_CLEANUPPAD] = 52,
                                         [OP_CATCHPAD] = 53,
                                         [OP_ICMP] = 54,
                                         [OP_FCMP] = 55,
                                         [OP_PHI] = 56,
                                         [OP_CALL] = 57,
                                         [OP_SELECT] = 58,
                                         [OP_VAARG] = 61,
                                         [OP_EXTRACTELEMENT] = 62,
                                         [OP_INSERTELEMENT] = 63,
                                         [OP_SHUFFLEVECTOR] = 64,
                                         [OP_EXTRACTVALUE] = 65,
                                         [OP_INSERTVALUE] = 66,
                                         [OP_LANDINGPAD] = 67,
                                         [OP_FREEZE] = 68};
  return 30u + rank[op(f, v)];
}
static int str_cmp(Str a, Str b) {
  int c = memcmp(a.p ? a.p : "", b.p ? b.p : "", u32_min(a.n, b.n));
  return c ? c : sign_of((int64_t)a.n - (int64_t)b.n);
}
static int value_compare(const Scev *s, Val a, Val b, unsigned depth) {
  const Fn *f = s->f;
  if (a == b || depth > s->k_valcmp) return 0;
  bool pa = ty_is_ptr(f->m, ty(f, a)), pb = ty_is_ptr(f->m, ty(f, b));
  if (pa != pb) return pa ? 1 : -1;
  unsigned ra = value_rank(f, a), rb = value_rank(f, b);
  if (ra != rb) return ra < rb ? -1 : 1;
  if (val_is_con(a)) {
    if (con_kind(&f->con, a) != CON_GLOBAL || con_kind(&f->con, b) != CON_GLOBAL) return 0;
    const Global *ga = glob(f->m, con_glob(&f->con, a)), *gb = glob(f->m, con_glob(&f->con, b));
    return glob_is_local(ga) || glob_is_local(gb) ? 0 : str_cmp(ga->name, gb->name);
  }
  if (is_arg(f, a)) return sign_of((int64_t)arg_index(f, a) - (int64_t)arg_index(f, b));
  uint32_t da = loop_depth(s->l, blk_of(f, a)), db = loop_depth(s->l, blk_of(f, b));
  if (blk_of(f, a) != blk_of(f, b) && da != db) return da < db ? -1 : 1;
  if (is_term(f, a) || is_call(f, a) || nops(f, a) != nops(f, b))
    if (nops(f, a) != nops(f, b)) return nops(f, a) < nops(f, b) ? -1 : 1;
  for (uint32_t i = 0, n = nops(f, a); i < n; i++) {
    int c = value_compare(s, arg(f, a, i), arg(f, b, i), depth + 1);
    if (c) return c;
  }
  return 0;
}
int sx_compare(Scev *s, Sx a, Sx b, unsigned depth) {
  if (a == b) return 0;
  const SxRec *x = rec_of(s, a), *y = rec_of(s, b);
  if (x->kind != y->kind) return (int)x->kind - (int)y->kind;
  if (depth > s->k_cmp_depth) return 0;
  switch ((SxKind)x->kind) {
  case SXK_UNKNOWN: return value_compare(s, (Val)x->aux, (Val)y->aux, depth + 1);
  case SXK_CONST: return x->bits != y->bits ? sign_of((int64_t)x->bits - (int64_t)y->bits) : ap_ucmp(x->c, y->c);
  case SXK_VSCALE: return sign_of((int64_t)x->bits - (int64_t)y->bits);
  case SXK_ADDREC:
    if (x->aux != y->aux) return dom_blk(s->d, (Blk)x->aux, (Blk)y->aux) ? 1 : -1;
    break;
  default: break;
  }
  if (x->n != y->n) return sign_of((int64_t)x->n - (int64_t)y->n);
  for (uint32_t i = 0, n = x->n; i < n; i++) {
    int c = sx_compare(s, op_of(s, a, i), op_of(s, b, i), depth + 1);
    if (c) return c;
  }
  return 0;
}
/* Stable merge sort by sx_compare, then equal expressions next to each other. */
void sx_group(Scev *s, SxList *l) {
  uint32_t n = l->n;
  if (n < 2) return;
  if (n == 2) {
    if (sx_compare(s, l->p[1], l->p[0], 0) < 0) {
      Sx t = l->p[0];
      l->p[0] = l->p[1], l->p[1] = t;
    }
    return;
  }
  if (n <= 12) {
    for (uint32_t i = 1; i < n; i++) {
      Sx x = l->p[i];
      uint32_t j = i;
      for (; j && sx_compare(s, x, l->p[j - 1], 0) < 0; j--) l->p[j] = l->p[j - 1];
      l->p[j] = x;
    }
  } else {
    /* Runs as they are: what was opened into a sum stands in order already. */
    Sx *from = l->p, *to = ARENA_ARRAY(&s->tmp, Sx, n);
    uint32_t *run = ARENA_ARRAY(&s->tmp, uint32_t, n + 1), nrun = 0;
    run[nrun++] = 0;
    for (uint32_t i = 1; i < n; i++)
      if (sx_compare(s, from[i], from[i - 1], 0) < 0) run[nrun++] = i;
    for (run[nrun] = n; nrun > 1; run[nrun] = n) {
      uint32_t left = 0;
      for (uint32_t q = 0; q < nrun; q += 2) {
        uint32_t i = run[q], k = i, mid = run[q + 1], j = mid, hi = q + 2 <= nrun ? run[q + 2] : mid;
        while (i < mid && j < hi)
          if (sx_compare(s, from[j], from[i], 0) < 0) to[k++] = from[j++];
          else to[k++] = from[i++];
        while (i < mid) to[k++] = from[i++];
        while (j < hi) to[k++] = from[j++];
        run[left++] = run[q];
      }
      nrun = left;
      Sx *t = from;
      from = to, to = t;
    }
    if (from != l->p) memcpy(l->p, from, n * sizeof *from);
  }
  uint32_t st = mark_begin(s);
  bool twice = false;
  for (uint32_t i = 0; i < n; i++)
    if (!mark_once(s, st, l->p[i])) {
      twice = true;
      break;
    }
  if (!twice) return;
  for (uint32_t i = 0; i + 2 < n; i++) {
    Sx x = l->p[i];
    SxKind k = kind_of(s, x);
    for (uint32_t j = i + 1; j < n && kind_of(s, l->p[j]) == k; j++) {
      if (l->p[j] != x) continue;
      Sx t = l->p[i + 1];
      l->p[i + 1] = l->p[j], l->p[j] = t;
      if (++i + 2 >= n) return;
    }
  }
}
bool sx_huge(const Scev *s, const SxList *l) {
  uint32_t size = 0;
  for (uint32_t i = 0; i < l->n; i++) {
    if (rec_of(s, l->p[i])->size >= s->k_huge || at_cap(s->f->m, SCEV_NEST, rec_of(s, l->p[i])->depth)) return true;
    size += rec_of(s, l->p[i])->size;
  }
  return size >= UINT16_MAX;
}

/* ---- values ---- */
enum { VAL_BYTES = 3 * sizeof(uint32_t) + 1 };
void vals_grow(Scev *s) {
  uint32_t n = s->f->nins;
  uint32_t old = s->val_cap, cap = u32_max(n, 2 * old);
  uint32_t *val = arena_zalloc(&s->arena, cap * (size_t)VAL_BYTES), *next = val + cap,
           *prev = next + cap; /* one piece of memory */
  uint8_t *pending = (uint8_t *)(prev + cap);
  if (old)
    memcpy(val, s->val, old * sizeof *val), memcpy(next, s->val_next, old * sizeof *next),
        memcpy(prev, s->val_prev, old * sizeof *prev), memcpy(pending, s->pending, old);
  s->val = val, s->val_next = next, s->val_prev = prev, s->pending = pending;
  s->val_cap = cap;
}
void sx_bind(Scev *s, Val v, Sx x) {
  if (val_is_con(v)) {
    uint32_t i = con_index(v);
    if (i >= s->con_cap) {
      uint32_t old = s->con_cap;
      s->con_val = array_grow(&s->arena, s->con_val, old, &s->con_cap, i + 16, sizeof *s->con_val);
      memset(s->con_val + old, 0, (s->con_cap - old) * sizeof *s->con_val);
    }
    s->con_val[i] = (uint32_t)x;
    return;
  }
  vals_reserve(s);
  if (s->val[v] == (uint32_t)x) return;
  sx_unbind(s, v);
  s->pending[v] |= SX_ASKED;
  note_blk(s, blk_of(s->f, v));
  s->val[v] = (uint32_t)x;
  uint32_t first = s->rec.p[x].vals;
  if (first) s->val_prev[first] = (uint32_t)v;
  s->val_next[v] = first, s->val_prev[v] = 0;
  s->rec.p[x].vals = (uint32_t)v;
}
/* Constants have no list: only locals are ever forgotten. O(1). */
void sx_unbind(Scev *s, Val v) {
  if (val_is_con(v) || (uint32_t)v >= s->val_cap || !s->val[v]) return;
  uint32_t before = s->val_prev[v], after = s->val_next[v];
  if (after) s->val_prev[after] = before;
  if (before) s->val_next[before] = after;
  else if (s->rec.p[s->val[v]].vals == (uint32_t)v) s->rec.p[s->val[v]].vals = after;
  s->val[v] = s->val_next[v] = s->val_prev[v] = 0;
}

void loops_reserve(Scev *s) {
  uint32_t n = s->f->nblk + 1, old = s->nof;
  if (s->l->n <= 1 || n <= old) return;
  if (!old) {
    array_reserve(s, &s->scoped, s->f->nlive), array_reserve(s, &s->disp, s->f->nlive);
    array_push(s, &s->scoped, ((SxScoped){0}));
    if (!s->disp.n) array_push(s, &s->disp, ((SxScoped){0}));
  }
  if (old) n = u32_max(n, old + old / 2);
  SxOfLoop *of = s->of;
  s->of = ARENA_ZARRAY(&s->arena, SxOfLoop, n);
  if (old) memcpy(s->of, of, old * sizeof *of);
  if (s->pbtc) {
    SxBtc *pbtc = s->pbtc;
    s->pbtc = ARENA_ZARRAY(&s->arena, SxBtc, n), memcpy(s->pbtc, pbtc, old * sizeof *pbtc);
  }
  s->nof = n;
}

/* ---- the slot ---- */
static void scev_free(void *p) {
  Scev *s = p;
  arena_free(&s->arena);
  arena_free(&s->tmp);
  mem_free(s);
}
Scev *scev_new(Fn *f) {
  uint32_t hash_cap = 64, nrec = f->nlive + 16;
  while (hash_cap < 2 * f->nlive) hash_cap *= 2;
  size_t first = hash_cap * sizeof(uint32_t) + nrec * (size_t)(REC_BYTES + sizeof(SxScoped) + sizeof(uint32_t)) +
                 f->nins * (size_t)VAL_BYTES + f->nlive / 2 * sizeof(SxKnown) + 512;
  Scev *s = mem_alloc(sizeof *s + first);
  memset(s, 0, offsetof(Scev, tmp_buf));
  arena_init_on(&s->arena, s + 1, first);
  arena_init_on(&s->tmp, s->tmp_buf, sizeof s->tmp_buf);
  const Knobs *k = f->m->ctx ? f->m->ctx->knobs : NULL;
  s->f = f;
  s->l = flow_loops(f), s->d = flow_dom(f);
  s->serial = flow_serial(f);
  s->hash_cap = hash_cap, s->hash = ARENA_ZARRAY(&s->arena, uint32_t, hash_cap);
  rec_reserve(s, nrec);
  array_reserve(s, &s->op, nrec);
  array_reserve(s, &s->user, nrec);
  Sx x;
  rec_new(s, &x, 0);
  SxRec *r = rec_new(s, &x, 0);
  r->kind = SXK_CNC, r->size = r->depth = 1, r->bits = 1, r->type = TY_I1;
  s->hash[0] = 0; /* these two are in no chain */
  array_push(s, &s->user, ((SxScoped){0}));
  loops_reserve(s);
  s->gen = 1;
  s->k_iter = (uint32_t)knob_int(k, KNOB_SCEV_MAX_ITER);
  s->k_exit_depth = (uint32_t)knob_int(k, KNOB_SCEV_EXIT_DEPTH);
  s->k_cmp_depth = (uint32_t)knob_int(k, KNOB_SCEV_MAX_COMPARE);
  s->k_arith = (uint32_t)knob_int(k, KNOB_SCEV_MAX_ARITH);
  s->k_cast = (uint32_t)knob_int(k, KNOB_SCEV_MAX_CAST);
  s->k_ext = u32_min(s->k_cast, (uint32_t)knob_int(k, KNOB_SCEV_MAX_EXT)); /* extensions are casts, too */
  s->k_evolve = (uint32_t)knob_int(k, KNOB_SCEV_MAX_EVOLVING);
  s->k_size = (uint32_t)knob_int(k, KNOB_SCEV_MAX_EXPR_SIZE);
  s->k_fail = (uint32_t)knob_int(k, KNOB_SCEV_MAX_FAILURES);
  s->k_imply = (uint32_t)knob_int(k, KNOB_SCEV_MAX_IMPLY);
  s->k_valcmp = (uint32_t)knob_int(k, KNOB_SCEV_MAX_VALCMP);
  s->k_nest = (uint32_t)knob_int(k, KNOB_SCEV_MAX_NEST);
  s->k_addrec = (uint32_t)knob_int(k, KNOB_SCEV_MAX_ADDREC);
  s->k_addops = (uint32_t)knob_int(k, KNOB_SCEV_ADDOPS_INLINE);
  s->k_mulops = (uint32_t)knob_int(k, KNOB_SCEV_MULOPS_INLINE);
  s->k_huge = (uint32_t)knob_int(k, KNOB_SCEV_HUGE_EXPR);
  s->k_guard = (uint32_t)knob_int(k, KNOB_SCEV_MAX_GUARD);
  s->k_control = knob_bool(k, KNOB_SCEV_COMPLEXITY);
  s->k_finite = knob_bool(k, KNOB_SCEV_FINITE_LOOP);
  s->k_sharp = knob_bool(k, KNOB_SCEV_SHARPEN);
  s->k_stride = knob_bool(k, KNOB_AGGRESSIVE_POSITIVE_STRIDE);
  s->k_trip_more = knob_bool(k, KNOB_TRACK_TRIP_COUNT_MORE);
  s->k_sext_simplify = knob_bool(k, KNOB_DO_SIGN_EXT_SIMPLIFY);
  s->k_unroll_all = knob_bool(k, KNOB_FORGET_SCEV_LOOP_UNROLL);
  s->k_sext_expand = knob_bool(k, KNOB_DO_SIGN_EXT_EXPAND);
  VEC(Val) as = {0};
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) {
      if (f->ins[v].op != OP_CALL) continue;
      unsigned id = call_intrinsic(f, v);
      if (id == INTRIN_assume && dom_reachable(s->d, b)) array_push(s, &as, v);
      if (id == INTRIN_experimental_guard) s->has_guards = true;
    }
  s->assume = as.p, s->nassume = as.n;
  return s;
}
static void slot_free(void *p) {
  log_detach(((Scev *)p)->f, LOG_SCEV);
  scev_free(p);
}
static Scev *up_to_date(Fn *f) {
  Scev *s = f->slot ? f->slot[AN_SCEV].data : NULL;
  const uint32_t *entry;
  uint32_t n;
  FlowWindows w;
  if (!s) return NULL;
  if (f->slot[AN_SCEV].cfg == f->ep_cfg && s->l != flow_loops(f)) scev_look(s); /* Flow has come or gone */
  if (slot_fresh(f, AN_SCEV, EP_CFG | EP_VAL | EP_MEM)) return s;
  if (f->slot[AN_SCEV].cfg != f->ep_cfg) {
    if (!flow_windows(f, s->serial, &w) || !log_read(f, LOG_SCEV, &entry, &n)) return NULL;
    scev_edges_apply(s, &w);
  }
  if (!log_read(f, LOG_SCEV, &entry, &n) || !scev_decided_apply(s) || !scev_log_apply(s, entry, n)) return NULL;
  scev_keep(f);
  return s;
}
Scev *scev_had(Fn *f) {
  Scev *s = up_to_date(f);
  return s && !s->as_said ? s : NULL;
}
static Scev *anew(Fn *f, bool as_said) {
  Scev *s = scev_new(f);
  s->as_said = as_said;
  slot_set(f, AN_SCEV, s, slot_free);
  log_attach(f, LOG_SCEV);
  return s;
}
Scev *scev(Fn *f) {
  Scev *s = scev_had(f);
  return s ? s : anew(f, false);
}
Scev *scev_to_print(Fn *f) {
  Scev *s = up_to_date(f);
  return s ? s : anew(f, true);
}
void scev_destroy(Scev *s) { scev_free(s); }
