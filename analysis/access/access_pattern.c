/* access_pattern.c: coalescing and bank conflicts. Contract: access_pattern.h.
 *
 *   A[blockIdx.x * blockDim.x + threadIdx.x]   ->   stride 4 bytes: 4 sectors per warp
 *   __shared__ float T[32][32]; T[threadIdx.x][0]   ->   32 lanes on one bank
 */
#include "analysis/access/access_pattern.h"
#include "analysis/access/warp_values.h"
#include "analysis/memory/alias.h"
#include "analysis/value/launch.h"
#include "ir/cap.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/text/text.h"

struct AccessFn {
  WarpFn w;
};
AccessFn *access_open(Fn *f) {
  AccessFn *a = mem_alloc(sizeof *a);
  warp_fn_open(&a->w, f);
  return a;
}
void access_close(AccessFn *a) {
  warp_fn_close(&a->w);
  mem_free(a);
}
static bool shared(uint32_t space) { return space == 3 || space == 7; }
bool access_is_shared(const AccessPattern *p) { return shared(p->space); }

/* ---- which memory ---- */
/* The address space of what p points to, looked for behind casts; 5 of stack slots, 101 of parameters that lie in the
 * parameter space. */
static uint32_t space_of(const Fn *f, Val p) {
  const Module *m = f->m;
  for (unsigned i = 0; !at_cap(m, SPACE_STEPS, i); i++) {
    uint32_t as = ty_addrspace(m, ty(f, p));
    if (as) return as;
    if (val_is_con(p)) {
      p = con_twin(&f->con, p);
      ConKind k = con_kind(&f->con, p);
      if (k == CON_ADDR) p = con_op(&f->con, p, 0);
      else if (k == CON_EXPR && (con_rec(&f->con, p)->sub == OP_ADDRSPACECAST || con_rec(&f->con, p)->sub == OP_GEP))
        p = con_expr_get(&f->con, p).ops[0];
      else return 0;
      continue;
    }
    if (is_arg(f, p))
      return attrset_has(m, attrlist_param(m, fn_glob(f)->fattrs, arg_index(f, p)), ATTR_BYVAL) ? 101 : 0;
    switch (op(f, p)) {
    case OP_GEP:
    case OP_ADDRSPACECAST:
    case OP_BITCAST: p = arg(f, p, 0); break;
    case OP_ALLOCA: return 5;
    case OP_LOAD: {
      Val x = warp_forwarded(f, p);
      if (!x) return 0;
      p = x;
      break;
    }
    default: {
      Val o = alias_object(f, p);
      if (o == p) return 0;
      p = o;
    }
    }
    if (!ty_is_ptr(m, ty(f, p))) return 0;
  }
  return 0;
}
/* Bytes that an asynchronous copy from global to shared memory moves, 0: it is none. *part: it may read fewer, and
 * fills up with zeros. */
static uint32_t async_bytes(unsigned id, bool *part) {
  *part = id == INTRIN_nvvm_cp_async_ca_shared_global_4_s || id == INTRIN_nvvm_cp_async_ca_shared_global_8_s ||
          id == INTRIN_nvvm_cp_async_ca_shared_global_16_s || id == INTRIN_nvvm_cp_async_cg_shared_global_16_s;
  switch (id) {
  case INTRIN_nvvm_cp_async_ca_shared_global_4:
  case INTRIN_nvvm_cp_async_ca_shared_global_4_s: return 4;
  case INTRIN_nvvm_cp_async_ca_shared_global_8:
  case INTRIN_nvvm_cp_async_ca_shared_global_8_s: return 8;
  case INTRIN_nvvm_cp_async_ca_shared_global_16:
  case INTRIN_nvvm_cp_async_ca_shared_global_16_s:
  case INTRIN_nvvm_cp_async_cg_shared_global_16:
  case INTRIN_nvvm_cp_async_cg_shared_global_16_s: return 16;
  default: return 0;
  }
}
static bool copy_access(const Fn *f, Val v, unsigned i, MemLoc *loc, uint64_t *align, bool *writes) {
  unsigned id = call_intrinsic(f, v);
  bool copy = mem_kind(id) == MEM_COPY, fill = mem_kind(id) == MEM_FILL;
  bool part;
  uint32_t async = async_bytes(id, &part);
  *writes = i == 0;
  if (async && i < (part ? 1 : 2)) { /* both places are aligned to the size (PTX ISA, cp.async) */
    *loc = mem_loc_bytes(arg(f, v, i), async);
    *align = async;
    return true;
  }
  if (!(copy && i < 2) && !(fill && i < 1)) return false;
  const Attr *a = attrset_find(f->m, attrlist_param(f->m, call_rec(f, v)->attrs, i), ATTR_ALIGN);
  *loc = mem_loc_arg(f, v, i);
  *align = a && a->val ? a->val : 1;
  return true;
}

/* ---- counting ---- */
typedef struct Tally {
  AccessPattern *p;
  bool any;
} Tally;
static void widen(Span *s, uint32_t x, bool first) {
  if (first || x < s->lo) s->lo = x;
  if (first || x > s->hi) s->hi = x;
}
/* Bytes from `from` on of these starts, in order: how many pieces of `unit` bytes they touch. */
static uint32_t touched(const int64_t *at, uint32_t n, int64_t from, uint32_t bytes, int64_t unit) {
  int64_t last = INT64_MIN;
  uint32_t count = 0;
  for (uint32_t i = 0; i < n; i++) {
    int64_t a = at[i] + from, z = a + bytes - 1;
    int64_t first = a / unit - (a % unit < 0), end = z / unit - (z % unit < 0);
    if (first <= last) first = last + 1;
    if (end >= first) {
      count += (uint32_t)(end - first + 1);
      last = end;
    }
  }
  return count;
}
static void sort(int64_t *x, uint32_t n) {
  for (uint32_t i = 1; i < n; i++) {
    int64_t k = x[i];
    uint32_t j = i;
    for (; j && x[j - 1] > k; j--) x[j] = x[j - 1];
    x[j] = k;
  }
}
/* Offsets of one group of lanes from its first lane, and what that lane's address may be modulo `unit`: first, first
 * + step, ... below first + unit. */
static uint32_t group_of(const WarpVal *v, uint32_t lanes, unsigned g, int64_t *at, int64_t *first) {
  uint32_t n = 0;
  uint64_t zero = 0;
  for (uint32_t i = 0; i < lanes; i++) {
    if (v->group[i] != g) continue;
    if (!n) zero = v->d[i];
    at[n++] = sext64(v->d[i] - zero, v->bits);
  }
  *first = (int64_t)(zero % SECTOR_BYTES);
  return n;
}
static int64_t step_of(const WarpVal *v, int64_t unit) {
  return v->sym && v->tz < log2_floor((uint64_t)unit) ? 1ll << v->tz : unit;
}
static bool fits(const int64_t *at, uint32_t n, int64_t from, uint32_t align) { /* all are aligned as the access says */
  for (uint32_t i = 0; i < n; i++)
    if ((at[i] + from) & (int64_t)(u32_min(align, SECTOR_BYTES) - 1)) return false;
  return true;
}
static void count_sectors(const WarpVal *v, uint32_t lanes, Tally *t) {
  AccessPattern *p = t->p;
  uint32_t lo = 0, hi = 0, used = 0;
  for (unsigned g = 0; g < v->ngroup; g++) {
    int64_t at[WARP_LANES], first;
    uint32_t n = group_of(v, lanes, g, at, &first), min = 0, max = 0;
    sort(at, n); /* from another lane than the first one now: offsets are still from that */
    for (int pass = 0; pass < 2 && !max; pass++) /* no start fits: then the access never happens */
      for (int64_t r = first; r < first + SECTOR_BYTES; r += step_of(v, SECTOR_BYTES)) {
        if (!pass && !fits(at, n, r, p->align)) continue;
        uint32_t c = touched(at, n, r, p->bytes, SECTOR_BYTES);
        if (!max || c < min) min = c;
        if (c > max) max = c;
      }
    lo += min;
    hi += max;
    used += touched(at, n, 0, p->bytes, 1);
  }
  uint32_t ideal = (used + SECTOR_BYTES - 1) / SECTOR_BYTES;
  widen(&p->sectors, lo, !t->any);
  widen(&p->sectors, hi, false);
  widen(&p->ideal, ideal, !t->any);
  p->best &= lo <= ideal && hi <= ideal + 1;
}
/* The largest number of words on one bank for one piece of the access, `from` bytes from the first lane's. */
static uint32_t bank_load(const int64_t *at, uint32_t lanes, int64_t from, uint32_t piece) {
  uint32_t words = piece <= BANK_BYTES ? 1 : piece / BANK_BYTES, together = WARP_LANES / words, most = 0;
  for (uint32_t g = 0; g < lanes; g += together) {
    int64_t seen[WARP_LANES];
    uint32_t n = 0, bank[BANKS] = {0};
    for (uint32_t i = g; i < g + together && i < lanes; i++)
      for (uint32_t k = 0; k < words; k++) {
        int64_t a = at[i] + from, word = (a >> 2) + k;
        bool known = false;
        for (uint32_t j = 0; j < n; j++) known |= seen[j] == word;
        if (known) continue;
        seen[n++] = word;
        most = u32_max(most, ++bank[word & (BANKS - 1)]);
      }
  }
  return most;
}
static void count_conflicts(const WarpVal *v, uint32_t lanes, Tally *t) {
  AccessPattern *p = t->p;
  int64_t at[WARP_LANES], first;
  uint32_t piece = u32_min(p->align, ACCESS_WIDEST);
  while (p->bytes % piece) piece /= 2;
  group_of(v, lanes, 0, at, &first);
  bool any = false;
  for (int pass = 0; pass < 2 && !any; pass++)
    for (int64_t r = first; r < first + BANK_BYTES; r += step_of(v, BANK_BYTES)) {
      if (!pass && !fits(at, lanes, r, u32_min(p->align, BANK_BYTES))) continue;
      uint32_t worst = 0;
      for (uint32_t k = 0; k < p->bytes && (!k || piece < BANK_BYTES); k += piece)
        worst = u32_max(worst, bank_load(at, lanes, r + k, piece));
      widen(&p->conflict, worst, !t->any && !any);
      any = true;
    }
  p->best &= p->conflict.hi <= 1;
}
static void count(const WarpVal *v, uint32_t lanes, void *user) {
  Tally *t = user;
  AccessPattern *p = t->p;
  bool even = v->ngroup == 1;
  int64_t stride = lanes > 1 ? sext64(v->d[1] - v->d[0], v->bits) : 0;
  for (uint32_t i = 2; i < lanes; i++) even &= sext64(v->d[i] - v->d[i - 1], v->bits) == stride;
  p->even &= even;
  if (!t->any || stride < p->stride_lo) p->stride_lo = stride;
  if (!t->any || stride > p->stride_hi) p->stride_hi = stride;
  if (v->ngroup > 1) p->assumed |= ACCESS_ROWS;
  if (!shared(p->space)) count_sectors(v, lanes, t);
  else if (v->ngroup == 1) count_conflicts(v, lanes, t);
  else p->known = false;
  t->any = true;
}
static uint32_t width(const AccessPattern *p) {
  return p->sectors.hi - p->sectors.lo + p->conflict.hi - p->conflict.lo;
}
/* The pattern under these assumptions: for all warps at once, or where that gives no single answer for each of them;
 * with fewer assumptions rather than a narrower span. */
static bool counted(WarpExpr *e, unsigned given, AccessPattern *p) {
  AccessPattern best = *p;
  best.known = false;
  for (int each = 0; each < 2; each++) {
    AccessPattern q = *p;
    Tally t = {&q, false};
    unsigned used;
    q.known = q.even = q.best = true;
    q.assumed = 0;
    q.known &= warp_expr_run(e, given, &used, each, count, &t) && t.any;
    q.assumed |= used;
    if (!q.known ||
        (best.known && (q.assumed & ~best.assumed || (q.assumed == best.assumed && width(&q) > width(&best)))))
      continue;
    best = q;
    if (!width(&q) && !(q.assumed & ~(unsigned)ACCESS_ONE_ROW)) break;
  }
  if (best.known) *p = best;
  return best.known;
}
static bool same_answer(const AccessPattern *a, const AccessPattern *b) {
  return a->sectors.lo == b->sectors.lo && a->sectors.hi == b->sectors.hi && a->conflict.lo == b->conflict.lo &&
         a->conflict.hi == b->conflict.hi && a->best == b->best && a->ideal.lo == b->ideal.lo &&
         a->ideal.hi == b->ideal.hi && !(b->assumed & ~a->assumed);
}
static void find_pattern(const WarpFn *w, WarpExpr *e, AccessPattern *p) {
  static const unsigned fewer[] = {0, ACCESS_ALIGNED, ACCESS_WIDE_BLOCK};
  unsigned all = w->dim[0] ? ACCESS_ALIGNED : ACCESS_WIDE_BLOCK | ACCESS_ALIGNED;
  AccessPattern with_all = *p;
  if (!counted(e, all, &with_all)) return;
  for (unsigned i = 0; i < ARRAY_LEN(fewer); i++) {
    AccessPattern q = *p;
    if (fewer[i] == all || fewer[i] & ~all) continue;
    if (counted(e, fewer[i], &q) && same_answer(&with_all, &q)) {
      with_all = q;
      all = fewer[i];
      break;
    }
  }
  *p = with_all;
  p->assumed |= all;
  if (p->assumed & ACCESS_WIDE_BLOCK) p->assumed &= ~(unsigned)ACCESS_ONE_ROW;
}

/* ---- expressions for what is no number ---- */
static const SregInfo *sreg_of(Scev *s, Sx x, const WarpFn *w) {
  if (!sx_is(s, x, SXK_UNKNOWN)) return NULL;
  Val v = sx_val(s, x);
  unsigned id = is_op(w->f, v, OP_CALL) ? call_intrinsic(w->f, v) : 0;
  return id ? intrinsic_sreg((IntrinsicId)id) : NULL;
}
static bool thread_register(Scev *s, Sx x, void *user) { /* runs like an induction variable over the grid */
  const SregInfo *r = sreg_of(s, x, user);
  return r && (r->kind == SREG_TID || r->kind == SREG_CTAID || r->kind == SREG_LANEID);
}
static bool reads_lane_x(Scev *s, Sx x, void *user) {
  const SregInfo *r = sreg_of(s, x, user);
  return r && (r->kind == SREG_LANEID || (r->kind == SREG_TID && r->dim == 0));
}
static bool grid_extent(Scev *s, Sx x, void *user) { /* a step by it walks the grid: no size of an array */
  const SregInfo *r = sreg_of(s, x, user);
  return r && (r->kind == SREG_NTID || r->kind == SREG_NCTAID);
}
static bool not_uniform(Scev *s, Sx x, void *user) { /* in a warp that is in one row */
  const WarpFn *w = user;
  const SregInfo *r = sreg_of(s, x, user);
  if (r && r->kind == SREG_TID && r->dim != 0) return false;
  return sx_is(s, x, SXK_UNKNOWN) && !uniform_val(w->u, sx_val(s, x), UNI_WARP);
}
/* f(x + 1) - f(x), if that is one expression for all lanes of a warp in one row; SX_CNC where the form of f does not
 * show it. */
static Sx delta(WarpFn *w, Sx x, unsigned depth) {
  Scev *s = w->s;
  if (!sx_contains(s, x, reads_lane_x, w))
    return sx_contains(s, x, not_uniform, w) ? SX_CNC : sx_int(s, sx_type(s, x), 0);
  if (reads_lane_x(s, x, w)) return sx_int(s, sx_type(s, x), 1);
  if (at_cap(w->f->m, DELIN_NEST, depth)) return SX_CNC;
  Sx d = SX_NONE, part;
  switch (sx_kind(s, x)) {
  case SXK_ZEXT:
  case SXK_SEXT: return reads_lane_x(s, sx_op(s, x, 0), w) ? sx_int(s, sx_type(s, x), 1) : SX_CNC;
  case SXK_ADD:
    for (uint32_t i = 0; i < sx_nops(s, x); i++) {
      part = delta(w, sx_op(s, x, i), depth + 1);
      if (part == SX_CNC) return SX_CNC;
      d = d ? sx_add2(s, d, part, 0) : part;
    }
    return d;
  case SXK_MUL: /* one factor moves */
    for (uint32_t i = 0; i < sx_nops(s, x); i++) {
      if (!sx_contains(s, sx_op(s, x, i), reads_lane_x, w)) continue;
      if (d) return SX_CNC;
      d = delta(w, sx_op(s, x, i), depth + 1);
      if (d == SX_CNC) return SX_CNC;
    }
    for (uint32_t i = 0; i < sx_nops(s, x); i++) {
      part = sx_op(s, x, i);
      if (sx_contains(s, part, reads_lane_x, w)) continue;
      if (sx_contains(s, part, not_uniform, w)) return SX_CNC;
      d = sx_mul2(s, d, part, 0);
    }
    return d;
  case SXK_ADDREC:
    for (uint32_t i = 1; i < sx_nops(s, x); i++)
      if (sx_contains(s, sx_op(s, x, i), not_uniform, w)) return SX_CNC;
    return delta(w, sx_op(s, x, 0), depth + 1);
  default: return SX_CNC;
  }
}
static void find_symbolic(WarpFn *w, Sx off, Sx open, AccessPattern *p) {
  if (w->dim[0] % WARP_LANES) return;
  Sx d = delta(w, open, 0);
  if (d == SX_CNC || sx_is(w->s, d, SXK_CONST)) return;
  p->symbolic = d;
  p->assumed = (open != off ? ACCESS_NO_WRAP : 0) | (w->dim[0] ? 0 : ACCESS_ONE_ROW);
}

bool access_pattern(AccessFn *a, Val v, unsigned i, AccessPattern *out) {
  WarpFn *w = &a->w;
  Fn *f = w->f;
  Scev *s = w->s;
  MemLoc loc;
  uint64_t align = 0;
  bool writes = op(f, v) != OP_LOAD;
  if (!copy_access(f, v, i, &loc, &align, &writes)) {
    if (i || !mem_loc(f, v, &loc)) return false;
    align = align_exact(f, v);
    if (!align) align = 1;
  }
  if (loc.kind != LOC_PRECISE || loc.scalable || loc.bytes == 0 || loc.bytes > ACCESS_BYTES ||
      !ty_is_ptr(f->m, ty(f, loc.ptr)))
    return false;
  uint32_t as = space_of(f, loc.ptr);
  if (as != 0 && as != 1 && !shared(as)) return false;
  *out = (AccessPattern){.at = v,
                         .space = as,
                         .bytes = (uint32_t)loc.bytes,
                         .align = (uint32_t)u64_min(align, SECTOR_BYTES),
                         .writes = writes};
  WarpExpr *e = warp_expr_new(w, loc.ptr, v);
  find_pattern(w, e, out);
  out->gather = !out->known && warp_expr_gathers(e);
  warp_expr_free(e);
  Sx p = sx_at_scope(s, sx_of(s, loc.ptr), loop_of(w->l, blk_of(f, v))), base = sx_ptr_base(s, p);
  if (!sx_is(s, base, SXK_UNKNOWN) || sx_contains(s, base, not_uniform, w)) return true;
  Sx off = sx_minus(s, p, base, 0);
  if (off == SX_CNC || sx_bits(s, off) > 64) return true;
  Sx open = delin_open(s, off);
  if (!out->known && !out->gather) find_symbolic(w, off, open, out);
  DelinStrategy st = {.name = shared(as) ? "bank-conflicts" : "coalescing",
                      .runs = thread_register,
                      .extent = grid_extent,
                      .open = true,
                      .user = w};
  Sx elem = sx_int(s, sx_type(s, off), (int64_t)loc.bytes);
  if (!delinearize(f, s, off, elem, &st, &out->dims) && !delinearize_fixed(s, open, elem, &out->dims))
    out->dims.nsub = 0;
  for (uint32_t k = 0; k < out->dims.nsub; k++)
    if (sx_contains(s, out->dims.sub[k], reads_lane_x, w)) out->varies |= 1u << k;
  return true;
}

/* ---- text ---- */
static void print_span(StrBuf *out, Span s) {
  if (s.lo == s.hi) sb_fmt(out, "%u", s.lo);
  else sb_fmt(out, "%u to %u", s.lo, s.hi);
}
void access_describe(AccessFn *a, const AccessPattern *p, StrBuf *out) {
  if (is_op(a->w.f, p->at, OP_CALL)) sb_cz(out, p->writes ? "write: " : "read: ");
  if (p->symbolic) {
    sb_lit(out, "stride ");
    sx_print(a->w.s, p->symbolic, out);
    sb_lit(out, " bytes: not known when compiling");
  } else if (!p->known) {
    sb_cz(out, p->gather ? "lanes go to places of their own: gather or scatter" : "not known when compiling");
    return;
  } else {
    if (!p->even) sb_lit(out, "no even stride");
    else if (p->stride_lo != p->stride_hi)
      sb_fmt(out, "stride %lld to %lld bytes", (long long)p->stride_lo, (long long)p->stride_hi);
    else if (p->stride_lo == 0) sb_lit(out, "one place for the warp");
    else sb_fmt(out, "stride %lld bytes", (long long)p->stride_lo);
    if (!shared(p->space)) {
      sb_lit(out, ": ");
      print_span(out, p->sectors);
      sb_cz(out, p->sectors.hi == 1 ? " sector per warp, at best " : " sectors per warp, at best ");
      print_span(out, p->ideal);
    } else if (p->conflict.hi <= 1) sb_lit(out, ": no bank conflict");
    else if (p->conflict.lo == p->conflict.hi) sb_fmt(out, ": %u-way bank conflict", p->conflict.lo);
    else sb_fmt(out, ": %u- to %u-way bank conflict", p->conflict.lo, p->conflict.hi);
  }
  static const char *const rests_on[] = {
    "if the index does not wrap",          "away from the bounds",    "if a warp is in one row of the block",
    "if blocks are a multiple of 32 wide", "rows of the block apart", "if the array starts at a sector"};
  const char *sep = " (";
  for (unsigned i = 0; i < ARRAY_LEN(rests_on); i++)
    if (p->assumed >> i & 1) {
      sb_cz(out, sep), sb_cz(out, rests_on[i]);
      sep = ", ";
    }
  if (p->assumed) sb_ch(out, ')');
}
static void print_dims(AccessFn *a, const AccessPattern *p, FnText *t, StrBuf *out) {
  sb_lit(out, "  subscripts ");
  for (uint32_t i = 0; i < p->dims.nsub; i++) {
    sb_ch(out, '[');
    sx_text(a->w.s, p->dims.sub[i], t);
    sb_ch(out, ']');
  }
  sb_lit(out, " of dimensions []");
  for (uint32_t i = 0; i + 1 < p->dims.nsize; i++) {
    sb_ch(out, '[');
    sx_text(a->w.s, p->dims.size[i], t);
    sb_ch(out, ']');
  }
  sb_lit(out, "; threadIdx.x in");
  if (!p->varies) sb_lit(out, " none");
  for (uint32_t i = 0; i < p->dims.nsub; i++)
    if (p->varies >> i & 1) sb_fmt(out, " %u", i + 1);
  sb_ch(out, '\n');
}
static void print_patterns(Fn *f, bool of_shared, StrBuf *out) {
  if (!fn_is_kernel(f)) return;
  Str name = fn_glob(f)->name;
  sb_fmt(out, "Printing analysis '%s' for function '%.*s':\n", of_shared ? "Bank conflicts" : "Coalescing", (int)name.n,
         name.p);
  AccessFn *a = access_open(f);
  FnText *t = fn_text_new(f, out); /* numbers the function once */
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) {
      bool said = false;
      for (unsigned i = 0; i < 2; i++) {
        AccessPattern p;
        if (!access_pattern(a, v, i, &p) || access_is_shared(&p) != of_shared) continue;
        if (!said) {
          sb_lit(out, "Inst:");
          fn_text_ins(t, v);
          sb_ch(out, '\n');
        }
        said = true;
        sb_lit(out, "  ");
        access_describe(a, &p, out);
        sb_ch(out, '\n');
        if (p.dims.nsub) print_dims(a, &p, t, out);
      }
    }
  fn_text_free(t);
  access_close(a);
}
void print_coalescing(Fn *f, StrBuf *out) { print_patterns(f, false, out); }
void print_bank_conflicts(Fn *f, StrBuf *out) { print_patterns(f, true, out); }
