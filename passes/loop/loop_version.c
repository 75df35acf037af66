/* loop_version.c: a loop twice, behind a test of whether what it touches overlaps. Contract and proof: loop_version.h.
 */
#include "passes/loop/loop_version.h"
#include "analysis/memory/alias.h"
#include "ir/cap.h"
#include "ir/effects.h"
#include "passes/pass_fold.h"

/* d, where b - a is the constant d; both are pointers of one base. */
static bool distance(Scev *s, Sx a, Sx b, int64_t *d) {
  if (sx_ptr_base(s, a) != sx_ptr_base(s, b)) return false;
  Sx x = sx_minus(s, b, a, 0);
  if (!sx_is(s, x, SXK_CONST) || sx_bits(s, x) > 64) return false;
  *d = ap_get_i64(sx_ap(s, x));
  return true;
}
uint32_t loop_range(LoopCtx *lc, Scev *s, uint32_t loop, LoopRanges *r, Val access) {
  Fn *f = lc->f;
  MemLoc l;
  Blk latch = lc_latch(lc);
  bool writes = is_op(f, access, OP_STORE);
  if (!latch || !lc_dom(lc, blk_of(f, access), latch) || !mem_loc(f, access, &l) || l.kind != LOC_PRECISE ||
      l.scalable || !l.bytes || l.bytes > INT32_MAX)
    return 0;
  Sx p = sx_of(s, l.ptr), base = sx_ptr_base(s, p), first = p, last = p;
  if (!sx_invariant(s, base, loop)) return 0;
  if (sx_is(s, p, SXK_ADDREC)) {
    if (!sx_affine(s, p) || sx_loop(s, p) != loop || !sx_invariant(s, sx_op(s, p, 1), loop)) return 0;
    Sx step = sx_op(s, p, 1), rounds = sx_backedge_count(s, loop);
    if (rounds == SX_CNC || sx_bits(s, rounds) > sx_bits(s, step)) return 0;
    bool up = sx_known_nonneg(s, step);
    if (!up && !sx_known_neg(s, step)) return 0;
    first = sx_op(s, p, 0);
    last = sx_add2(s, first, sx_mul2(s, sx_trunc_or_zext(s, rounds, sx_type(s, step)), step, 0), 0);
    if (!up) {
      Sx x = first;
      first = last, last = x;
    }
  } else if (!sx_invariant(s, p, loop)) return 0;
  last = sx_add2(s, last, sx_int(s, sx_type(s, last), (int64_t)l.bytes - 1), 0);
  for (uint32_t i = 0; i < r->range.n; i++) {
    LoopRange *x = &r->range.p[i];
    int64_t a, b;
    if (!distance(s, x->lo, first, &a) || !distance(s, x->hi, last, &b)) continue;
    if (a < 0) x->lo = first;
    if (b > 0) x->hi = last;
    x->writes |= writes;
    return i + 1;
  }
  if (at_cap(f->m, LOOP_RANGES, r->range.n)) return 0;
  vec_push(&r->range, ((LoopRange){first, last, writes}));
  return r->range.n;
}
void loop_ranges_pair(LoopRanges *r, uint32_t a, uint32_t b) {
  LoopPair x = {u32_min(a, b), u32_max(a, b)};
  for (uint32_t i = 0; i < r->pair.n; i++)
    if (r->pair.p[i].a == x.a && r->pair.p[i].b == x.b) return;
  vec_push(&r->pair, x);
}
bool loop_ranges_safe(LoopCtx *lc, ScevExpand *e, const LoopRanges *r) {
  Val at = term(lc->f, lc_preheader(lc));
  for (uint32_t i = 0; i < r->pair.n; i++)
    for (int k = 0; k < 2; k++) {
      const LoopRange *x = &r->range.p[(k ? r->pair.p[i].b : r->pair.p[i].a) - 1];
      if (!expand_safe(e, x->lo, at) || !expand_safe(e, x->hi, at)) return false;
    }
  return true;
}
Val loop_ranges_test(LoopCtx *lc, ScevExpand *e, const LoopRanges *r) {
  Fn *f = lc->f;
  Val at = term(f, lc_preheader(lc)), all = VAL_NONE;
  for (uint32_t i = 0; i < r->pair.n; i++) {
    const LoopRange *a = &r->range.p[r->pair.p[i].a - 1], *b = &r->range.p[r->pair.p[i].b - 1];
    Val al = expand_at(e, a->lo, at), ah = expand_at(e, a->hi, at), bl = expand_at(e, b->lo, at),
        bh = expand_at(e, b->hi, at);
    Bld k = {f, blk_of(f, at), at, MD_NONE};
    Val x = emit_icmp(&k, ICMP_ULE, al, bh), y = emit_icmp(&k, ICMP_ULE, bl, ah), both = emit_bin(&k, OP_AND, 0, x, y);
    if (!i) name_set(f, both, STR("found.conflict"));
    all = all ? emit_bin(&k, OP_OR, 0, all, both) : both;
  }
  return all;
}
Md loop_id_with(Fn *f, Md had, const char *name, bool on) {
  Module *m = f->m;
  VEC(Md) ops = {0};
  Md now = md_forward(m), more[2] = {md_string(m, str_of(name)), md_int(m, TY_I1, on)};
  vec_push(&ops, now);
  const MdRec *r = had ? md_rec(m, had) : NULL;
  Md old = had ? loop_option(m, had, str_of(name)) : MD_NONE;
  for (uint32_t i = 1; r && r->form == MDF_TUPLE && i < r->n; i++)
    if (r->ops[i] != old) vec_push(&ops, r->ops[i]);
  vec_push(&ops, md_tuple(m, more, 2, false));
  md_define(m, now, &(MdRec){.form = MDF_TUPLE, .distinct = true, .n = ops.n, .ops = ops.p});
  vec_free(&ops);
  return now;
}
Blk loop_version(LoopCtx *lc, PassCtx *px, Val overlap, Str suffix, const char *off) {
  Fn *f = lc->f;
  VecU32 blks = {0};
  Blk pre = lc_preheader(lc), latch = lc_latch(lc);
  lc_blks(lc, &blks);
  Blk ph = edge_split(f, pre, 0);
  VecU32 all = {0};
  vec_push(&all, (uint32_t)ph);
  for (uint32_t i = 0; i < blks.n; i++) vec_push(&all, blks.p[i]);
  Clone c = lc_clone(lc, suffix, px->scratch);
  region_clone(&c, &all, BLK_NONE, (Blk)all.p[all.n - 1]);
  Blk other = (Blk)clone_mapped(c.blk, (uint32_t)ph);
  Val back = term(f, (Blk)clone_mapped(c.blk, (uint32_t)latch));
  clone_end(&c);
  md_set(f, back, MDK_LOOP, loop_id_with(f, md_get(f, back, MDK_LOOP), off, false));
  lc_map_clear(lc);
  term_condbr(f, pre, overlap, other, ph);
  vec_free(&blks), vec_free(&all);
  return ph;
}
void loop_ranges_free(LoopRanges *r) { vec_free(&r->range), vec_free(&r->pair); }
