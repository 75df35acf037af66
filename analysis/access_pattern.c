/* access_pattern.c: coalescing and bank conflicts. Contract: access_pattern.h.
 *
 *   A[blockIdx.x * blockDim.x + threadIdx.x]   ->   stride 4 bytes: 4 sectors per warp
 *   __shared__ float T[32][32]; T[threadIdx.x][0]   ->   32 lanes on one bank
 */
#include "nvopt/access_pattern.h"
#include "nvopt/alias.h"
#include "nvopt/launch.h"
#include "nvopt/text.h"

enum { MAX_DEPTH = 64, FAR_LOG2 = 40 /* distance of rows of unknown pitch: more than any stride */ };

typedef struct Lanes {
  Fn *f;
  Scev *s;
  const Uniformity *u;
  const Loops *l;
  uint32_t dim[3];           /* block dimensions; 0: not known */
  unsigned assumed;
  bool rows;                 /* rows of the block may be an unknown distance apart */
  uint32_t steps;            /* of evaluation, against ACCESS_STEPS */
} Lanes;

/* The register that x reads if it differs between the lanes of a warp in a way that is known: *value for the lane. */
static bool lane_register(const Lanes *w, Sx x, uint32_t lane, int64_t *value) {
  if (!sx_is(w->s, x, SXK_UNKNOWN)) return false;
  Val v = sx_val(w->s, x);
  unsigned id = is_op(w->f, v, OP_CALL) ? call_intrinsic(w->f, v) : 0;
  const SregInfo *r = id ? intrinsic_sreg((IntrinsicId)id) : NULL;
  if (!r || r->dim > 2) return false;
  if (r->kind == SREG_LANEID) { *value = lane; return true; }
  if (r->kind != SREG_TID) return false;
  const uint32_t *d = w->dim;
  if (!d[0]) { *value = r->dim == 0 ? lane : 0; return true; }
  *value = r->dim == 0 ? lane % d[0] : r->dim == 1 ? lane / d[0] % d[1] : lane / d[0] / d[1];
  return true;
}
static bool not_uniform(Scev *s, Sx x, void *user) {
  const Lanes *w = user;
  return sx_is(s, x, SXK_UNKNOWN) && !uniform_val(w->u, sx_val(s, x), UNI_WARP);
}
/* An operation without a form in scalar evolution that can be evaluated for one lane. */
static bool bit_op(const Lanes *w, Sx x) {
  if (!sx_is(w->s, x, SXK_UNKNOWN) || sx_bits(w->s, x) > 64) return false;
  switch (op(w->f, sx_val(w->s, x))) {
  case OP_XOR: case OP_AND: case OP_OR: case OP_SHL: case OP_LSHR: case OP_ASHR: case OP_UREM: case OP_SREM: case OP_SDIV: return true;
  default: return false;
  }
}
static bool value(Lanes *w, Sx x, uint32_t lane, unsigned depth, int64_t *out);
static bool uniform(Lanes *w, Sx x) { return !sx_contains(w->s, x, not_uniform, w); }
static bool mixed(Scev *s, Sx x, void *user) { /* neither a constant nor a lane's register: no number */
  Lanes *w = user;
  int64_t v;
  SxKind k = sx_kind(s, x);
  return k == SXK_ADDREC || k == SXK_VSCALE || k == SXK_CNC || (k == SXK_UNKNOWN && !lane_register(w, x, 0, &v) && !(bit_op(w, x) && value(w, x, 0, 0, &v))) || sx_bits(s, x) > 64;
}
static int64_t wrap(const Lanes *w, Sx x, uint64_t v) { return sext64(v, sx_bits(w->s, x)); }
static uint64_t low(const Lanes *w, Sx x, int64_t v) { return (uint64_t)v & mask64(sx_bits(w->s, x)); }

static bool bit_value(Lanes *w, Sx x, uint32_t lane, unsigned depth, int64_t *out) {
  Val v = sx_val(w->s, x);
  Sx xa = sx_of(w->s, arg(w->f, v, 0)), xb = sx_of(w->s, arg(w->f, v, 1));
  int64_t a, b;
  uint32_t bits = sx_bits(w->s, x);
  if (!value(w, xa, lane, depth + 1, &a) || !value(w, xb, lane, depth + 1, &b)) return false;
  uint64_t ua = low(w, xa, a), ub = low(w, xb, b);
  Op o = op(w->f, v);
  if ((o == OP_SHL || o == OP_LSHR || o == OP_ASHR) && ub >= bits) return false;
  if ((o == OP_UREM || o == OP_SREM || o == OP_SDIV) && (b == 0 || b == -1)) return false;
  switch (o) {
  case OP_XOR: *out = a ^ b; return true;
  case OP_AND: *out = a & b; return true;
  case OP_OR: *out = a | b; return true;
  case OP_SHL: *out = wrap(w, x, ua << ub); return true;
  case OP_LSHR: *out = wrap(w, x, ua >> ub); return true;
  case OP_ASHR: *out = a >> ub; return true;
  case OP_UREM: *out = wrap(w, x, ua % ub); return true;
  case OP_SREM: *out = a % b; return true;
  case OP_SDIV: *out = a / b; return true;
  default: return false;
  }
}
/* Value of an expression of constants and lane registers; of a recurrence, in the first round. */
static bool value(Lanes *w, Sx x, uint32_t lane, unsigned depth, int64_t *out) {
  Scev *s = w->s;
  if (depth == MAX_DEPTH || ++w->steps > ACCESS_STEPS) return false;
  if (lane_register(w, x, lane, out)) return true;
  SxKind k = sx_kind(s, x);
  if (k == SXK_CONST) { *out = ap_get_i64(sx_ap(s, x)); return true; }
  if (sx_bits(s, x) > 64) return false;
  if (bit_op(w, x)) return bit_value(w, x, lane, depth, out);
  if (k == SXK_ADDREC) {
    w->assumed |= ACCESS_FIRST_ROUND;
    return value(w, sx_op(s, x, 0), lane, depth + 1, out);
  }
  int64_t a = 0, b;
  for (uint32_t i = 0; i < sx_nops(s, x); i++) {
    Sx o = sx_op(s, x, i);
    if (!value(w, o, lane, depth + 1, &b)) return false;
    uint64_t ua = low(w, o, a), ub = low(w, o, b);
    switch (k) {
    case SXK_TRUNC: case SXK_PTRTOINT: case SXK_PTRTOADDR: case SXK_SEXT: a = b; continue;
    case SXK_ZEXT: a = (int64_t)ub; continue;
    default: break;
    }
    if (!i) { a = b; continue; }
    switch (k) {
    case SXK_ADD: a = wrap(w, x, (uint64_t)a + (uint64_t)b); break;
    case SXK_MUL: a = wrap(w, x, (uint64_t)a * (uint64_t)b); break;
    case SXK_UDIV: if (!ub) return false; a = wrap(w, x, ua / ub); break;
    case SXK_UMAX: a = ua > ub ? a : b; break;
    case SXK_UMIN: case SXK_SEQ_UMIN: a = ua < ub ? a : b; break;
    case SXK_SMAX: a = a > b ? a : b; break;
    case SXK_SMIN: a = a < b ? a : b; break;
    default: return false;
    }
  }
  *out = wrap(w, x, (uint64_t)a);
  return sx_nops(s, x) != 0;
}
static bool thread_register(Scev *s, Sx x, void *user) { /* runs like an induction variable over the grid */
  const Lanes *w = user;
  Val v = sx_val(s, x);
  unsigned id = is_op(w->f, v, OP_CALL) ? call_intrinsic(w->f, v) : 0;
  const SregInfo *r = id ? intrinsic_sreg((IntrinsicId)id) : NULL;
  return r && (r->kind == SREG_TID || r->kind == SREG_CTAID || r->kind == SREG_LANEID);
}
static bool reads_lane_x(Scev *s, Sx x, void *user) {
  const Lanes *w = user;
  if (!sx_is(s, x, SXK_UNKNOWN) || !thread_register(s, x, user)) return false;
  const SregInfo *r = intrinsic_sreg((IntrinsicId)call_intrinsic(w->f, sx_val(s, x)));
  return r->kind == SREG_LANEID || (r->kind == SREG_TID && r->dim == 0);
}
/* A phi that gets the same added in every lane each round (a grid-stride loop whose step is read inside it): its start, SX_NONE otherwise. */
static Sx carried(Lanes *w, Sx x) {
  Scev *s = w->s;
  Val start, around;
  if (!sx_is(s, x, SXK_UNKNOWN) || !loop_phi(w->f, w->l, sx_val(s, x), &start, &around)) return SX_NONE;
  Sx next = sx_of(s, around);
  if (!sx_is(s, next, SXK_ADD)) return SX_NONE;
  uint32_t self = 0;
  for (uint32_t i = 0; i < sx_nops(s, next); i++) {
    Sx o = sx_op(s, next, i);
    if (o == x) self++; else if (!uniform(w, o)) return SX_NONE;
  }
  return self == 1 ? sx_of(s, start) : SX_NONE;
}
/* x in this lane minus x in lane 0. */
static bool difference(Lanes *w, Sx x, uint32_t lane, unsigned depth, int64_t *out) {
  Scev *s = w->s;
  int64_t a, b;
  *out = 0;
  if (depth == MAX_DEPTH) return false;
  if (lane_register(w, x, lane, &a) && lane_register(w, x, 0, &b)) { *out = a - b; return true; }
  if (uniform(w, x)) return true;
  Sx first = carried(w, x);
  if (first) return difference(w, first, lane, depth + 1, out);
  if (!sx_contains(s, x, mixed, w)) {
    if (!value(w, x, lane, 0, &a) || !value(w, x, 0, 0, &b)) return false;
    *out = a - b;
    return true;
  }
  switch (sx_kind(s, x)) {
  case SXK_ADD:
    for (uint32_t i = 0; i < sx_nops(s, x); i++) {
      if (!difference(w, sx_op(s, x, i), lane, depth + 1, &a)) return false;
      *out += a;
    }
    return true;
  case SXK_MUL: { /* one factor differs, the others are constant */
    int64_t c = 1;
    Sx part = SX_NONE;
    for (uint32_t i = 0; i < sx_nops(s, x); i++) {
      Sx o = sx_op(s, x, i);
      if (sx_is(s, o, SXK_CONST) && sx_bits(s, o) <= 64) c *= ap_get_i64(sx_ap(s, o));
      else if (uniform(w, o)) c = 0;
      else if (part) return false;
      else part = o;
    }
    if (!part || !difference(w, part, lane, depth + 1, &a)) return false;
    *out = c * a;
    if (c == 0 && a != 0 && w->rows && !sx_contains(s, part, reads_lane_x, w)) {
      w->assumed |= ACCESS_ROWS;
      *out = a * (1ll << FAR_LOG2);
      return true;
    }
    return c != 0 || a == 0;
  }
  case SXK_ADDREC:
    for (uint32_t i = 1; i < sx_nops(s, x); i++) if (!uniform(w, sx_op(s, x, i))) return false;
    return difference(w, sx_op(s, x, 0), lane, depth + 1, out);
  case SXK_UMIN: case SXK_SMIN: case SXK_UMAX: case SXK_SMAX: case SXK_SEQ_UMIN: { /* a clamp: one operand moves, the others are bounds */
    Sx part = SX_NONE;
    for (uint32_t i = 0; i < sx_nops(s, x); i++) {
      if (uniform(w, sx_op(s, x, i))) continue;
      if (part) return false;
      part = sx_op(s, x, i);
    }
    w->assumed |= ACCESS_INSIDE;
    return difference(w, part, lane, depth + 1, out);
  }
  case SXK_ZEXT: case SXK_SEXT: case SXK_TRUNC: {
    Sx o = sx_op(s, x, 0);
    if (!(sx_flags(s, o) & (sx_is(s, x, SXK_ZEXT) ? SX_NUW : SX_NSW)) || sx_is(s, x, SXK_TRUNC)) w->assumed |= ACCESS_NO_WRAP;
    return difference(w, o, lane, depth + 1, out);
  }
  default: return false;
  }
}

static bool grid_extent(Scev *s, Sx x, void *user) { /* a step by it walks the grid: no size of an array */
  const Lanes *w = user;
  Val v = sx_val(s, x);
  unsigned id = is_op(w->f, v, OP_CALL) ? call_intrinsic(w->f, v) : 0;
  const SregInfo *r = id ? intrinsic_sreg((IntrinsicId)id) : NULL;
  return r && (r->kind == SREG_NTID || r->kind == SREG_NCTAID);
}
static bool reads_row(Scev *s, Sx x, void *user) { /* threadIdx.y or z: lanes of one warp may differ in it */
  const Lanes *w = user;
  if (!sx_is(s, x, SXK_UNKNOWN) || !thread_register(s, x, user)) return false;
  const SregInfo *r = intrinsic_sreg((IntrinsicId)call_intrinsic(w->f, sx_val(s, x)));
  return r->kind == SREG_TID && r->dim != 0;
}
/* Varies between lanes, and not through threadIdx.x itself. */
static bool varies_otherwise(Scev *s, Sx x, void *user) {
  const Lanes *w = user;
  return not_uniform(s, x, user) && !reads_lane_x(s, x, user) && (w->dim[0] || !reads_row(s, x, user));
}
typedef struct Find { const Lanes *w; Sx found; bool (*fn)(Scev *, Sx, void *); } Find;
static bool find_node(Scev *s, Sx x, void *user) {
  Find *q = user;
  if (!q->found && q->fn(s, x, (void *)q->w)) q->found = x;
  return !q->found;
}

static void sectors(AccessPattern *p) {
  int64_t least = 0, seen[WARP_LANES * 2 + 2], used = 0;
  for (uint32_t i = 0; i < p->lanes; i++) if (p->offset[i] < least) least = p->offset[i];
  uint32_t n = 0;
  for (uint32_t i = 0; i < p->lanes; i++) {
    int64_t first = (p->offset[i] - least) / SECTOR_BYTES, last = (p->offset[i] - least + p->bytes - 1) / SECTOR_BYTES;
    for (int64_t k = first; k <= last && k < first + 2; k++) {
      bool known = false;
      for (uint32_t j = 0; j < n; j++) known |= seen[j] == k;
      if (!known) seen[n++] = k;
    }
  }
  for (uint32_t i = 0; i < p->lanes; i++) { /* distinct places: what a warp that shares addresses needs at least */
    bool again = false;
    for (uint32_t j = 0; j < i; j++) again |= p->offset[j] == p->offset[i];
    used += !again;
  }
  p->sectors = n;
  p->ideal = (uint32_t)((used * p->bytes + SECTOR_BYTES - 1) / SECTOR_BYTES);
}
static void conflicts(AccessPattern *p) {
  uint32_t group = p->bytes <= BANK_BYTES ? WARP_LANES : WARP_LANES * BANK_BYTES / p->bytes, words = p->bytes <= BANK_BYTES ? 1 : p->bytes / BANK_BYTES;
  int64_t least = 0;
  for (uint32_t i = 0; i < p->lanes; i++) if (p->offset[i] < least) least = p->offset[i];
  for (uint32_t g = 0; g < p->lanes; g += group) {
    int64_t seen[WARP_LANES * 4];
    uint32_t n = 0, bank[BANKS] = {0};
    for (uint32_t i = g; i < g + group && i < p->lanes; i++)
      for (uint32_t k = 0; k < words; k++) {
        int64_t word = (p->offset[i] - least) / BANK_BYTES + k;
        bool known = false;
        for (uint32_t j = 0; j < n; j++) known |= seen[j] == word;
        if (known) continue;
        seen[n++] = word;
        uint32_t c = ++bank[word % BANKS];
        if (c > p->conflict) p->conflict = c;
      }
  }
}

bool access_pattern(Fn *f, Scev *s, const Uniformity *u, const Loops *l, Val v, AccessPattern *out) {
  MemLoc loc;
  if (!mem_loc(f, v, &loc) || loc.kind != LOC_PRECISE || loc.scalable || !ty_is_ptr(f->m, ty(f, loc.ptr))) return false;
  uint32_t as = ty_addrspace(f->m, ty(f, loc.ptr));
  if (as != 0 && as != 1 && as != 3 && as != 7) return false;
  Val object = alias_object(f, loc.ptr);
  if (as == 0 && val_is_local(object) && is_op(f, object, OP_ALLOCA)) return false; /* local memory interleaves the lanes by itself */
  if (loc.bytes > 16 || loc.bytes == 0) return false;
  *out = (AccessPattern){.at = v, .space = as, .bytes = (uint32_t)loc.bytes, .store = is_op(f, v, OP_STORE)};
  Lanes w = {.f = f, .s = s, .u = u, .l = l};
  LaunchBounds bounds = launch_bounds(f);
  memcpy(w.dim, bounds.block, sizeof w.dim);
  uint64_t threads = (uint64_t)w.dim[0] * w.dim[1] * w.dim[2];
  out->lanes = threads && threads < WARP_LANES ? (uint32_t)threads : WARP_LANES;
  Sx p = sx_at_scope(s, sx_of(s, loc.ptr), loop_of(l, blk_of(f, v))), base = sx_ptr_base(s, p);
  if (!sx_is(s, base, SXK_UNKNOWN) || not_uniform(s, base, &w)) return true;
  Sx off = sx_minus(s, p, base, 0);
  if (off == SX_CNC || sx_bits(s, off) > 64) return true;
  bool shared = as == 3 || as == 7;
  for (int rows = 0; rows < (shared ? 1 : 2) && !out->known; rows++) {
    w.assumed = 0, w.rows = rows, out->known = true;
    for (uint32_t i = 1; i < out->lanes && out->known; i++) out->known = difference(&w, off, i, 0, &out->offset[i]);
  }
  out->assumed = w.assumed;
  if (out->known) {
    if (!w.dim[0] && sx_contains(s, off, reads_row, &w)) out->assumed |= ACCESS_WIDE_BLOCK;
    out->even = true;
    out->stride = out->lanes > 1 ? out->offset[1] : 0;
    for (uint32_t i = 0; i < out->lanes; i++) out->even &= out->offset[i] == out->stride * (int64_t)i;
    if (shared) conflicts(out); else sectors(out);
  }
  Sx flat = delin_open(s, off);
  if (!out->known) { /* f(x + 1) - f(x), if that is one expression for all lanes */
    Find q = {.w = &w, .fn = reads_lane_x};
    sx_visit(s, flat, find_node, &q);
    if (q.found && !sx_contains(s, flat, varies_otherwise, &w)) {
      Sx next = sx_add2(s, q.found, sx_int(s, sx_type(s, q.found), 1), 0);
      Sx d = sx_minus(s, delin_open(s, sx_rewrite(s, flat, &q.found, &next, 1)), flat, 0);
      if (d != SX_CNC && uniform(&w, d)) { out->symbolic = d; out->assumed = flat != off ? ACCESS_NO_WRAP : 0; }
    }
  }
  DelinStrategy st = {.name = shared ? "bank-conflicts" : "coalescing", .runs = thread_register, .extent = grid_extent, .open = true, .user = &w};
  Sx elem = sx_int(s, sx_type(s, off), (int64_t)loc.bytes);
  if (!delinearize(f, s, off, elem, &st, &out->dims) && !delinearize_fixed(s, flat, elem, &out->dims)) out->dims.nsub = 0;
  for (uint32_t i = 0; i < out->dims.nsub; i++) if (sx_contains(s, out->dims.sub[i], reads_lane_x, &w)) out->varies |= 1u << i;
  return true;
}

void access_describe(Scev *s, const AccessPattern *p, StrBuf *out) {
  bool shared = p->space == 3 || p->space == 7;
  if (p->symbolic) {
    sb_lit(out, "stride ");
    sx_print(s, p->symbolic, out);
    sb_lit(out, " bytes: not known when compiling");
  } else if (!p->known) {
    sb_lit(out, "lanes go to places of their own: gather or scatter");
    return;
  } else {
    if (p->even && p->stride == 0) sb_lit(out, "one place for the warp");
    else if (p->even) sb_fmt(out, "stride %lld bytes", (long long)p->stride);
    else sb_lit(out, "no even stride");
    if (!shared) sb_fmt(out, ": %u sector%s per warp, at best %u", p->sectors, p->sectors == 1 ? "" : "s", p->ideal);
    else if (p->conflict <= 1) sb_lit(out, ": no bank conflict");
    else sb_fmt(out, ": %u-way bank conflict", p->conflict);
  }
  static const char *const rests_on[] = {"if the index does not wrap", "away from the bounds", "in the first round", "if a warp is in one row of the block", "rows of the block apart"};
  const char *sep = " (";
  for (unsigned i = 0; i < ARRAY_LEN(rests_on); i++) if (p->assumed >> i & 1) { sb_cz(out, sep), sb_cz(out, rests_on[i]); sep = ", "; }
  if (p->assumed) sb_ch(out, ')');
}
static void print_patterns(Fn *f, bool shared, StrBuf *out) {
  if (!fn_is_kernel(f)) return;
  Str name = fn_glob(f)->name;
  sb_fmt(out, "Printing analysis '%s' for function '%.*s':\n", shared ? "Bank conflicts" : "Coalescing", (int)name.n, name.p);
  Scev *s = scev(f);
  const Uniformity *u = uniformity(f);
  const Loops *l = loops(f);
  FnText *t = fn_text_new(f, out); /* numbers the function once */
  FOR_EACH_BLK(f, b) FOR_EACH_INS(f, b, v) {
    AccessPattern p;
    if (!access_pattern(f, s, u, l, v, &p) || (p.space == 3 || p.space == 7) != shared) continue;
    sb_lit(out, "Inst:");
    fn_text_ins(t, v);
    sb_lit(out, "\n  ");
    access_describe(s, &p, out);
    sb_ch(out, '\n');
    if (!p.dims.nsub) continue;
    sb_lit(out, "  subscripts ");
    for (uint32_t i = 0; i < p.dims.nsub; i++) {
      sb_ch(out, '[');
      sx_text(s, p.dims.sub[i], t);
      sb_ch(out, ']');
    }
    sb_lit(out, " of dimensions []");
    for (uint32_t i = 0; i + 1 < p.dims.nsize; i++) {
      sb_ch(out, '[');
      sx_text(s, p.dims.size[i], t);
      sb_ch(out, ']');
    }
    sb_lit(out, "; threadIdx.x in");
    if (!p.varies) sb_lit(out, " none");
    for (uint32_t i = 0; i < p.dims.nsub; i++) if (p.varies >> i & 1) sb_fmt(out, " %u", i + 1);
    sb_ch(out, '\n');
  }
  fn_text_free(t);
}
void print_coalescing(Fn *f, StrBuf *out) { print_patterns(f, false, out); }
void print_bank_conflicts(Fn *f, StrBuf *out) { print_patterns(f, true, out); }
