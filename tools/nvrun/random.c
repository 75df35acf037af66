/* random.c: the fuzzing oracle: argument tuples for every function that two modules define, run in both, compared.
 * Values are drawn from what breaks optimizers: extremes, small numbers, powers of two, NaNs, denormals, poison now
 * and then; pointers lead to buffers of random contents, one in six of them full of pointers. Attributes of arguments
 * are respected, or every run would be undefined. Everything follows from the seed.
 */
#include "support/random.h"
#include "tools/nvrun/spec.h"

enum { NBUF = 6, BUF_SIZE = 4096, BUF_STRIDE = 4352 /* distance of two buffers in memory: size, redzone, alignment */ };

static Lane random_int(Arena *A, uint64_t *s, uint32_t bits) {
  Ap a;
  switch (random_next(s) % 10) {
  case 0: a = ap_zero(A, bits); break;
  case 1: a = ap_one(A, bits); break;
  case 2: a = ap_ones(A, bits); break;
  case 3: a = ap_smin(A, bits); break;
  case 4: a = ap_smax(A, bits); break;
  case 5: a = ap_i64(A, bits, (int64_t)(random_next(s) % 40) - 20); break;
  case 6: a = ap_bit(A, bits, (uint32_t)(random_next(s) % bits)); break;
  case 7: a = ap_u64(A, bits, bits - (random_next(s) % 2)); break;
  case 8: a = ap_u64(A, bits, random_next(s) % 300); break;
  default: {
    uint64_t w[2];
    w[0] = random_next(s), w[1] = random_next(s);
    a = ap_from_words(A, bits, w, 2);
    break;
  }
  }
  return lane_of_ap(a);
}
static FpBits random_fp(uint64_t *s, FpKind k) {
  bool neg = random_next(s) & 1;
  switch (random_next(s) % 12) {
  case 0: return fp_zero(k, neg);
  case 1: return neg ? fp_neg(k, fp_one(k)) : fp_one(k);
  case 2: return fp_inf(k, neg);
  case 3: return fp_qnan(k, false);
  case 4: return fp_smallest(k, neg);
  case 5: return fp_largest(k, neg);
  case 6: return fp_pow2(k, (int32_t)(random_next(s) % 9) - 4);
  case 7: return fp_of_i64(k, (int64_t)(random_next(s) % 200) - 100);
  default: {
    FpBits x = fp_of_i64(k, (int64_t)(random_next(s) % 20001) - 10000);
    return fp_ldexp(k, x, -(int64_t)(random_next(s) % 10));
  }
  }
}

/* tame: 1 small integers everywhere, 2 small floats, else every buffer its own kind. */
static void fill_buffers(Buffer *buf, uint64_t *s, unsigned tame) {
  for (unsigned i = 0; i < NBUF; i++) {
    unsigned kind = tame == 1 || tame == 2 ? tame : (unsigned)(random_next(s) % 6);
    for (uint32_t o = 0; o < BUF_SIZE; o += 4) {
      uint32_t x;
      switch (kind) {
      case 0: x = (uint32_t)random_next(s); break;
      case 1: x = (uint32_t)(random_next(s) % 16); break;
      case 2: x = (uint32_t)fp_of_i64(FP_FLOAT, (int64_t)(random_next(s) % 2001) - 1000).lo; break;
      case 3: x = (uint32_t)random_fp(s, FP_FLOAT).lo; break;
      case 4: x = (random_next(s) & 3) ? (uint32_t)(random_next(s) % 3) - 1 : (uint32_t)random_next(s); break;
      default:
        x = 0;
        if (o % 8) break;
        x = 0x20000000u + (uint32_t)(random_next(s) % NBUF) * BUF_STRIDE;
        x += (uint32_t)(random_next(s) % 4) * 256;
        break;
      }
      memcpy(buf[i].data + o, &x, 4);
    }
  }
}

/* distinct: which buffer a pointer must lead to, -1 any. */
static Lane random_lane(Run *r, uint64_t *s, SemTy t, AttrSet as, bool kernel, int distinct) {
  Module *m = r->m;
  bool noundef = attrset_has(m, as, ATTR_NOUNDEF),
       nonnull = attrset_has(m, as, ATTR_NONNULL) || attrset_find(m, as, ATTR_DEREFERENCEABLE);
  if (!noundef && !kernel && random_next(s) % 24 == 0)
    return random_next(s) % 4 ? lane_poison() : lane_undef(&r->sem, t);
  Lane l = {0};
  switch (t.cls) {
  case SC_INT: {
    l = random_int(&r->arena, s, t.bits);
    const Attr *rg = attrset_find(m, as, ATTR_RANGE);
    if (rg && rg->bits == t.bits) {
      uint32_t n = ap_nwords(t.bits);
      Ap lo = ap_from_words(&r->arena, t.bits, rg->words, n), hi = ap_from_words(&r->arena, t.bits, rg->words + n, n),
         w = ap_sub(&r->arena, hi, lo);
      if (!ap_is_zero(w)) l = lane_of_ap(ap_add(&r->arena, lo, ap_urem(&r->arena, lane_ap(t, l), w)));
    }
    return l;
  }
  case SC_FP: {
    if (!fp_folds((FpKind)t.fp)) return lane_val(0);
    const Attr *fc = attrset_find(m, as, ATTR_NOFPCLASS);
    for (unsigned i = 0; i < 50; i++) {
      FpBits b = random_fp(s, (FpKind)t.fp);
      l = lane_of_fp(&r->sem, t, b);
      if (!fc || !(fp_class((FpKind)t.fp, b) & fc->val)) break;
    }
    return l;
  }
  case SC_PTR: {
    if (!nonnull && !kernel && random_next(s) % 10 == 0) return lane_val(0);
    uint32_t id =
        r->buf_alloc[distinct >= 0 ? (uint64_t)distinct
                                   : random_next(s) % (NBUF - 1)]; /* the last one is only reached through memory */
    const Attr *al = attrset_find(m, as, ATTR_ALIGN);
    l = (Lane){.u = r->alloc.p[id].base, .prov = id};
    const Attr *sr = attrset_find(m, as, ATTR_SRET),
               *by = attrset_find(m, as, ATTR_BYVAL); /* these promise their type's alignment */
    uint64_t step = u64_max(al ? al->val : 4, 4);
    if (sr && sr->type) step = u64_max(step, ty_abi_align(m, sr->type));
    if (by && by->type) step = u64_max(step, ty_abi_align(m, by->type));
    if (random_next(s) % 6 == 0 && !kernel && step < 512) l.u += step;
    return l;
  }
  default: return lane_val(0);
  }
}

/* Same type, told by its text: the modules number types on their own. */
static bool same_type(Module *a, Ty x, Module *b, Ty y) {
  StrBuf p = {0}, q = {0};
  ir_print_type(a, x, &p);
  ir_print_type(b, y, &q);
  bool eq = p.n == q.n && !memcmp(p.p, q.p, p.n);
  sb_free(&p);
  sb_free(&q);
  return eq;
}

static Outcome one(Module *m, Glob g, const Config *c, const Buffer *buf, const Lane *args, uint32_t n) {
  Outcome o = {0};
  Run *r = run_new(m, c, buf, NBUF);
  o.r = r;
  o.rs = sem_shape(&r->sem, ty_ret(m, glob(m, g)->type));
  o.res = ARENA_ZARRAY(&r->arena, Lane, o.rs->n + 1);
  Lane *a = ARENA_ZARRAY(&r->arena, Lane, n + 1);
  /* the same lanes on both sides; wide ones live in the arena of the run they were made in, which outlives this one,
   * and buffers have the same numbers in every run */
  memcpy(a, args, n * sizeof *a);
  if (r->status == R_OK) run_call(r, g, a, o.res);
  return o;
}

uint32_t random_compare(Module *ma, Module *mb, const Config *cfg, uint32_t n, uint64_t seed, Str only, bool verbose,
                        StrBuf *out, uint64_t counts[3]) {
  Buffer buf[NBUF];
  static const char *const names[NBUF] = {"buf0", "buf1", "buf2", "buf3", "buf4", "buf5"};
  for (unsigned i = 0; i < NBUF; i++) {
    buf[i] = (Buffer){.name = str_of(names[i]),
                      .type = TY_I8,
                      .n = BUF_SIZE,
                      .space = SPACE_ANY,
                      .size = BUF_SIZE,
                      .data = mem_zalloc(BUF_SIZE),
                      .shadow = mem_zalloc(BUF_SIZE)};
  }
  uint32_t bad = 0;
  FOR_EACH_FN(ma, g) {
    Global *G = glob(ma, g);
    if (only.n && !str_eq(only, G->name)) continue;
    Glob h = glob_find(mb, G->name);
    if (!h || !glob(mb, h)->fn || (glob_is_local(G) && !only.n) || !same_type(ma, G->type, mb, glob(mb, h)->type) ||
        ty_vararg(ma, G->type))
      continue;
    Fn *f = G->fn;
    bool kernel = G->cc == CC_PTX_KERNEL;
    uint64_t fs = seed;
    for (uint32_t i = 0; i < G->name.n; i++) fs = (fs ^ (uint8_t)G->name.p[i]) * 0x100000001B3ull;
    uint32_t fails = 0;
    for (uint32_t k = 0; k < n && fails < 2; k++) {
      uint64_t s = fs + k * 0x632BE59BD9B4E019ull;
      fill_buffers(buf, &s, kernel ? k / 4 % 4 : 0);
      Config c = *cfg;
      if (kernel && k % 4)
        c.grid[0] = k % 4 == 3 ? 2 : 1, c.block[0] = k % 4 == 2 ? 64 : 32; /* one thread, one warp, two, two blocks */
      LaunchBounds lb = launch_bounds(f);
      for (unsigned i = 0; i < 3; i++)
        if (lb.block[i]) c.block[i] = lb.block[i];
      if (!launch_fits(f, c.block)) c.block[0] = 1; /* fewer than a warp */
      /* build the arguments once, in a run that only keeps them */
      Run *ar = run_new(ma, &c, buf, NBUF);
      uint32_t na = 0, at = 0;
      bool skip = ar->status != R_OK;
      for (uint32_t i = 0; i < f->nargs && !skip; i++) {
        const SemShape *sh = sem_shape(&ar->sem, ty(f, fn_arg(f, i)));
        skip = sh->bad;
        na += sh->n;
      }
      Lane *args = ARENA_ZARRAY(&ar->arena, Lane, na + 1);
      bool noalias = kernel;
      for (uint32_t i = 0; i < f->nargs; i++)
        noalias |= attrset_has(ma, attrlist_param(ma, G->fattrs, i), ATTR_NOALIAS) ||
                   attrset_has(ma, attrlist_param(ma, G->fattrs, i), ATTR_SRET);
      /* neither are promises of metadata checked: pointers that they may speak of lead to different buffers */
      FOR_EACH_BLK(f, b)
        FOR_EACH_INS(f, b, v)
          noalias |= md_get(f, v, MDK_NOALIAS) || md_get(f, v, MDK_ALIAS_SCOPE) || md_get(f, v, MDK_TBAA);
      uint32_t np = 0;
      for (uint32_t i = 0; i < f->nargs && !skip; i++) {
        const SemShape *sh = sem_shape(&ar->sem, ty(f, fn_arg(f, i)));
        AttrSet as = attrlist_param(ma, G->fattrs, i);
        for (uint32_t j = 0; j < sh->n; j++)
          args[at++] = random_lane(ar, &s, sh->leaf[j], as, kernel,
                                   noalias && sh->leaf[j].cls == SC_PTR ? (int)(np++ % (NBUF - 1)) : -1);
      }
      if (skip) {
        run_delete(ar);
        break;
      }
      Outcome a = one(ma, g, &c, buf, args, na), b = {0};
      StrBuf why = {0};
      Verdict v = V_OK;
      if (a.r->status != R_UB) {
        b = one(mb, h, &c, buf, args, na);
        v = outcome_compare(&a, &b, &why);
        if (v == V_OK) counts[0]++;
        if (v == V_MISMATCH && c.block[0] > 1) { /* may depend on the schedule, not on the optimizer */
          Config d = c;
          for (d.seed = 11; d.seed < 14 && v == V_MISMATCH; d.seed++) {
            Outcome a2 = one(ma, g, &d, buf, args, na);
            StrBuf w2 = {0};
            if (outcome_compare(&a, &a2, &w2) != V_OK) v = V_INCONCLUSIVE;
            sb_free(&w2);
            outcome_free(&a2);
          }
        }
        if (v == V_INCONCLUSIVE) counts[1]++;
      } else {
        counts[2]++;
        if (verbose) outcome_print(out, &a, false);
      }
      if (v == V_MISMATCH || (v == V_INCONCLUSIVE && verbose)) {
        sb_fmt(out, "%s @%.*s(", v == V_MISMATCH ? "MISMATCH" : "inconclusive", (int)G->name.n, G->name.p);
        at = 0;
        for (uint32_t i = 0; i < f->nargs; i++) {
          const SemShape *sh = sem_shape(&ar->sem, ty(f, fn_arg(f, i)));
          if (i) sb_lit(out, ", ");
          value_print(out, sh, args + at);
          at += sh->n;
        }
        sb_fmt(out, ") tuple %u grid=%u block=%u,%u,%u: ", k, c.grid[0], c.block[0], c.block[1], c.block[2]);
        sb_put(out, why.p, why.n);
        if (v == V_MISMATCH) bad++, fails++;
      }
      sb_free(&why);
      outcome_free(&b);
      outcome_free(&a);
      run_delete(ar);
    }
  }
  for (unsigned i = 0; i < NBUF; i++) {
    mem_free(buf[i].data);
    mem_free(buf[i].shadow);
  }
  return bad;
}
