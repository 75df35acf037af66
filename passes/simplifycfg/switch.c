/* switch.c: switches.
 *
 *   switch i8 %x, label %d [0: %a 1: %a 2: %a]      =>   %switch = icmp ult i8 %x, 3
 *                                                        br i1 %switch, label %a, label %d
 *
 * Steps: constant conditions and equal targets; cases that known bits exclude; a contiguous set of cases as a range
 * check; one or two results as selects; a select of constants as condition; the condition forwarded to phis that
 * repeat the case value; sparse cases made dense by subtracting and rotating; arms that are the same empty block. All
 * of them are linear in the cases (sorting aside). */
#include "ir/cap.h"
#include "analysis/value/known.h"
#include "passes/simplifycfg/simplifycfg_int.h"
#include <stdlib.h>

void scfg_two_way(Scfg *s, Blk b, Val cond, uint32_t yes, uint32_t no) {
  Fn *f = s->f;
  Val t = term(f, b), old = arg(f, t, 0);
  for (uint32_t i = nsuccs(f, b); i-- > 0;) {
    if (i == yes || i == no) continue;
    scfg_touch(s, succ(f, b, i));
    edge_remove(f, b, i);
  }
  term_become(f, b, OP_BR, &cond, 1);
  if (yes > no) succs_swap(f, b, 0, 1);
  scfg_drop(s, old);
  scfg_touch_around(s, b);
}
/* Weights of a switch's edges, 1 each without metadata; frees with mem_free. */
static uint64_t *weights_of(const Fn *f, Blk b, bool *given) {
  uint32_t n = nsuccs(f, b);
  uint64_t *w = mem_alloc(n * sizeof *w);
  *given = prof_weights(f, term(f, b), w, n);
  if (!*given)
    for (uint32_t i = 0; i < n; i++) w[i] = 1;
  return w;
}
static bool dead_end(const Fn *f, Blk b) { return f->ins[first_nonphi(f, b)].op == OP_UNREACHABLE; }
static bool case_value(const Fn *f, Val t, uint32_t i, uint64_t *x) {
  return ty_bits(f->m, ty(f, arg(f, t, 0))) <= 64 && con_u64(&f->con, arg(f, t, i), x);
}

bool scfg_fold_switch(Scfg *s, Blk b) {
  Fn *f = s->f;
  Val t = term(f, b), c = arg(f, t, 0);
  uint32_t n = nsuccs(f, b);
  if (val_is_con(c) && con_kind(&f->con, c) == CON_INT) {
    scfg_keep_edge(s, b, switch_way(f, t, c));
    return true;
  }
  if (is_undefined(f, c)) {
    scfg_keep_edge(s, b, 0);
    return true;
  }
  bool any = false;
  /* Cases that go where the default goes. */
  uint8_t *drop = mem_zalloc(n);
  uint32_t k = 0;
  for (uint32_t i = 1; i < n; i++)
    if (succ(f, b, i) == succ(f, b, 0)) {
      drop[i - 1] = 1;
      k++;
    }
  if (k) {
    bool given;
    uint64_t *w = weights_of(f, b, &given);
    if (given) {
      for (uint32_t i = 1; i < n; i++)
        if (drop[i - 1]) w[0] += w[i];
      prof_set_weights(f, t, w, n);
    }
    mem_free(w);
    scfg_switch_keep(s, b, drop);
    any = true;
    n = nsuccs(f, b);
  }
  mem_free(drop);
  if (n == 1) {
    scfg_keep_edge(s, b, 0);
    return true;
  }
  bool dead = dead_end(f, succ(f, b, 0)), one = true;
  Blk to = dead ? succ(f, b, 1) : succ(f, b, 0);
  for (uint32_t i = 1; i < n && one; i++)
    if (succ(f, b, i) != to) one = false;
  if (one) {
    scfg_keep_edge(s, b, dead ? 1 : 0);
    return true;
  }
  if (n == 2) {
    bool given;
    uint64_t *w = weights_of(f, b, &given);
    Bld kb = bld_before(f, t);
    Val q = emit_icmp(&kb, ICMP_EQ, c, arg(f, t, 1));
    name_set(f, q, STR("cond"));
    scfg_two_way(s, b, q, 1, 0);
    if (given) prof_set_weights(f, term(f, b), (uint64_t[]){w[1], w[0]}, 2);
    mem_free(w);
    return true;
  }
  return any;
}

/* ---- cases that cannot happen ---- */
static Blk new_dead_block(Scfg *s, Blk before, Str name) {
  Fn *f = s->f;
  Blk d = blk_new_before(f, before, name);
  ins_place_end(f, ins_new(f, OP_UNREACHABLE, 0, 0, TY_VOID, NULL, 0), d);
  scfg_touch(s, d);
  return d;
}
static bool dead_cases(Scfg *s, Blk b) {
  Fn *f = s->f;
  Val t = term(f, b), c = arg(f, t, 0);
  unsigned bits = ty_bits(f->m, ty(f, c));
  if (bits > 64) return false;
  KnownCtx kc = known_at(f, s->px->scratch, t);
  Known kn = known_bits(&kc, c);
  uint64_t zero = ap_lo64(kn.zero), one = ap_lo64(kn.one);
  if (zero & one) return false;
  unsigned sig = bits - known_sign_bits(&kc, c) + 1;
  uint32_t n = nsuccs(f, b), ndead = 0;
  uint8_t *drop = mem_zalloc(n);
  for (uint32_t i = 1; i < n; i++) {
    uint64_t x;
    if (!case_value(f, t, i, &x)) continue;
    int64_t sx = sext64(x, bits);
    bool fits = sig >= 64 || (sx >= -(int64_t)(1ull << (sig - 1)) && sx < (int64_t)(1ull << (sig - 1)));
    if ((x & zero) || (~x & one) || !fits) {
      drop[i - 1] = 1;
      ndead++;
    }
  }
  if (ndead) scfg_switch_keep(s, b, drop);
  mem_free(drop);
  if (ndead) return true;
  if (dead_end(f, succ(f, b, 0))) return false;
  unsigned unknown = bits - (unsigned)__builtin_popcountll((zero | one) & mask64(bits));
  if (unknown >= 31 || n < 2) return false;
  uint32_t all = 1u << unknown;
  if (n - 1 == all || (n - 1 == all - 1 && unknown > 1)) {
    bool given;
    uint64_t *w = weights_of(f, b, &given);
    Blk def = succ(f, b, 0);
    if (n - 1 != all) { /* one value is left for the default: name it */
      uint64_t x = one, y;
      for (uint32_t i = 1; i < n; i++) {
        if (!case_value(f, t, i, &y)) {
          mem_free(w);
          return false;
        }
        x ^= y ^ one;
      }
      /* xor of all 2^unknown values is `one` for unknown > 1 when counted relative to it */
      switch_case_add(f, t, con_int(&f->con, ty(f, c), x), def);
      uint32_t last = nsuccs(f, b) - 1;
      scfg_phis_like(f, def, succ_pred(f, b, last), b);
    }
    Blk d = new_dead_block(s, def, STR("default.unreachable"));
    if (blk_name_of(f, def).n) {
      StrBuf nm = {0};
      sb_fmt(&nm, "%.*s.unreachabledefault", (int)blk_name_of(f, def).n, blk_name_of(f, def).p);
      blk_name_set(f, d, (Str){nm.p, (uint32_t)nm.n});
      sb_free(&nm);
    }
    edge_redirect(f, b, 0, d);
    if (given) {
      uint32_t m = nsuccs(f, b);
      uint64_t *v = mem_alloc(m * sizeof *v);
      for (uint32_t i = 0; i < n; i++) v[i] = w[i];
      if (m > n) v[n] = w[0];
      v[0] = 0;
      prof_set_weights(f, t, v, m);
      mem_free(v);
    }
    mem_free(w);
    scfg_touch(s, def);
    scfg_touch(s, b);
    return true;
  }
  return false;
}

/* ---- a range ---- */
/* Sorted distinct values are one run (also across zero): where it starts. */
static bool one_run(uint64_t *v, uint32_t n, unsigned bits, uint64_t *lo) {
  if (!n) return false;
  qsort(v, n, sizeof *v, u64_order);
  uint32_t breaks = 0;
  *lo = v[0];
  for (uint32_t i = 1; i < n; i++)
    if (v[i] != v[i - 1] + 1) {
      breaks++;
      *lo = v[i];
    }
  if (!breaks) return true;
  return breaks == 1 && v[0] == 0 && v[n - 1] == mask64(bits);
}
static bool range_check(Scfg *s, Blk b) {
  Fn *f = s->f;
  Val t = term(f, b), c = arg(f, t, 0);
  uint32_t n = nsuccs(f, b);
  unsigned bits = ty_bits(f->m, ty(f, c));
  if (bits > 64 || n < 2) return false;
  bool has_default = !dead_end(f, succ(f, b, 0));
  Blk da = has_default ? succ(f, b, 0) : BLK_NONE, db = BLK_NONE;
  uint32_t ia = 0, ib = 0;
  for (uint32_t i = 1; i < n; i++) {
    Blk to = succ(f, b, i);
    if (!da) {
      da = to;
      ia = i;
    }
    if (to == da) continue;
    if (!db) {
      db = to;
      ib = i;
    }
    if (to != db) return false;
  }
  if (!db || !da) return false;
  uint64_t *va = mem_alloc(2 * n * sizeof *va), *vb = va + n, lo = 0;
  uint32_t na = 0, nb = 0;
  for (uint32_t i = 1; i < n; i++) {
    uint64_t x;
    if (!case_value(f, t, i, &x)) {
      mem_free(va);
      return false;
    }
    if (succ(f, b, i) == da) va[na++] = x;
    else vb[nb++] = x;
  }
  uint32_t run = 0, yes = 0, no = 0;
  if (!has_default && one_run(va, na, bits, &lo)) {
    run = na;
    yes = ia;
    no = ib;
  } else if (one_run(vb, nb, bits, &lo)) {
    run = nb;
    yes = ib;
    no = ia;
  }
  mem_free(va);
  if (!run) return false;
  bool given;
  uint64_t *w = weights_of(f, b, &given), wy = 0, wn = 0;
  for (uint32_t i = 0; i < n; i++)
    if (succ(f, b, i) == succ(f, b, yes)) wy += w[i];
    else wn += w[i];
  mem_free(w);
  Bld k = bld_before(f, t);
  Val x = c, q;
  Ty ct = ty(f, c);
  if (bits < 64 && run > mask64(bits)) q = con_int(&f->con, TY_I1, 1);
  else if (run == 1) q = emit_icmp(&k, ICMP_EQ, x, con_int(&f->con, ct, lo));
  else {
    if (lo) {
      x = emit_bin(&k, OP_ADD, 0, x, con_int(&f->con, ct, 0 - lo));
      scfg_name(f, x, "", name_of(f, c), ".off");
    }
    q = emit_icmp(&k, ICMP_ULT, x, con_int(&f->con, ct, run));
  }
  if (!val_is_con(q)) name_set(f, q, STR("switch"));
  scfg_two_way(s, b, q, yes, no);
  if (given) prof_set_weights(f, term(f, b), (uint64_t[]){wy, wn}, 2);
  return true;
}

/* ---- results that are constants ---- */
/* Where successor i of the switch ends after its own (empty) block, and the entry of that join. */
static Blk arm_end(const Fn *f, Blk b, uint32_t i, uint32_t *entry) {
  Blk to = succ(f, b, i);
  if (is_br(f, first_ins(f, to))) {
    *entry = succ_pred(f, to, 0);
    return succ(f, to, 0);
  }
  *entry = succ_pred(f, b, i);
  return to;
}
/* All edges lead (directly or over empty blocks) to one join with one phi, the values constants of at most two kinds
 * beside the default's. */
/* One edge from b to the join remains, with the selected value v. */
static void keep_selected(Scfg *s, Blk b, Blk join, Val phi, Val v) {
  Fn *f = s->f;
  uint32_t n = nsuccs(f, b);
  uint32_t keep = UINT32_MAX;
  for (uint32_t i = 1; i < n; i++)
    if (succ(f, b, i) == join) keep = i;
  if (keep == UINT32_MAX) {
    keep = 1;
    uint32_t pi = edge_redirect(f, b, 1, join);
    opnd_set(f, phi, pi, v);
  }
  phi_set(f, phi, b, v);
  scfg_keep_edge(s, b, keep);
  phi_set(f, phi, b, v);
  scfg_touch_around(s, join);
}
static bool to_select(Scfg *s, Blk b) {
  Fn *f = s->f;
  Val t = term(f, b), c = arg(f, t, 0);
  uint32_t n = nsuccs(f, b), e;
  if (n < 2 || (n > 2 * CAP_SCFG_SELECT_CASES + 1 && cap_hit(f->m, SCFG_SELECT_CASES))) return false;
  bool has_default = !dead_end(f, succ(f, b, 0));
  Blk join = arm_end(f, b, 1, &e);
  if (join == b) return false;
  Val phi = first_ins(f, join);
  if (!is_op(f, phi, OP_PHI) ||
      is_op(f, next_of(f, phi), OP_PHI)) { /* a branch may go straight to a join, without an empty block */
    if (!is_op(f, phi, OP_PHI)) {
      join = succ(f, b, 1);
      phi = first_ins(f, join);
      if (!is_op(f, phi, OP_PHI) || is_op(f, next_of(f, phi), OP_PHI)) return false;
    } else return false;
  }
  Val res[2] = {VAL_NONE, VAL_NONE}, def = VAL_NONE;
  uint32_t cases[2][CAP_SCFG_SELECT_CASES], cnt[2] = {0, 0};
  for (uint32_t i = 0; i < n; i++) {
    if (i == 0 && !has_default) continue;
    Blk j = succ(f, b, i) == join ? join : arm_end(f, b, i, &e);
    if (succ(f, b, i) == join) e = succ_pred(f, b, i);
    if (j != join) return false;
    Val x = arg(f, phi, e);
    if (x == c && i) x = arg(f, t, i); /* the condition itself: here it is the case value */
    if (!val_is_con(x) || con_kind(&f->con, x) == CON_EXPR) return false;
    if (i == 0) {
      def = x;
      continue;
    }
    uint32_t k = 0;
    while (k < 2 && res[k] && res[k] != x) k++;
    if (k == 2 || at_cap(f->m, SCFG_SELECT_CASES, cnt[k])) return false;
    res[k] = x;
    cases[k][cnt[k]++] = i;
  }
  Bld kb = bld_before(f, t);
  Val v = VAL_NONE;
  Ty ct = ty(f, c);
  bool given;
  uint64_t *w = weights_of(f, b, &given), ws[2], wd = w[0], wx[2] = {0, 0};
  for (uint32_t k = 0; k < 2; k++)
    for (uint32_t i = 0; i < cnt[k]; i++) wx[k] += w[cases[k][i]];
  mem_free(w);
  if (cnt[0] == 1 && cnt[1] == 1) {
    v = res[1];
    if (def) {
      Val q = emit_icmp(&kb, ICMP_EQ, c, arg(f, t, cases[1][0]));
      name_set(f, q, STR("switch.selectcmp"));
      v = emit_select(&kb, q, res[1], def);
      name_set(f, v, STR("switch.select"));
      if (given) prof_set_weights(f, v, (uint64_t[]){wx[1], wd}, 2);
    }
    Val q = emit_icmp(&kb, ICMP_EQ, c, arg(f, t, cases[0][0]));
    name_set(f, q, STR("switch.selectcmp"));
    v = emit_select(&kb, q, res[0], v);
    name_set(f, v, STR("switch.select"));
    ws[0] = wx[0], ws[1] = wx[1] + (def ? wd : 0);
    if (given) prof_set_weights(f, v, ws, 2);
  } else if (!res[1] && def && ty_bits(f->m, ct) <= 64) {
    uint64_t x[CAP_SCFG_SELECT_CASES], min = 0, mask = 0;
    for (uint32_t i = 0; i < cnt[0]; i++) {
      if (!case_value(f, t, cases[0][i], &x[i])) return false;
      if (i == 0 || sext64(x[i], ty_bits(f->m, ct)) < sext64(min, ty_bits(f->m, ct))) min = x[i];
    }
    unsigned bits = ty_bits(f->m, ct);
    for (uint32_t i = 0; i < cnt[0]; i++) mask |= (x[i] - min) & mask64(bits);
    Val q = VAL_NONE;
    if (is_pow2(cnt[0]) && (unsigned)__builtin_popcountll(mask) == log2_floor(cnt[0])) {
      Val y = c;
      if (min) y = emit_bin(&kb, OP_SUB, 0, y, con_int(&f->con, ct, min));
      if (mask) {
        y = emit_bin(&kb, OP_AND, 0, y, con_int(&f->con, ct, ~mask));
        name_set(f, y, STR("switch.and"));
      }
      q = emit_icmp(&kb, ICMP_EQ, y, con_null(&f->con, ct));
      name_set(f, q, STR("switch.selectcmp"));
    } else if (cnt[0] == 2) {
      Val p = emit_icmp(&kb, ICMP_EQ, c, arg(f, t, cases[0][0])),
          r = emit_icmp(&kb, ICMP_EQ, c, arg(f, t, cases[0][1]));
      name_set(f, p, STR("switch.selectcmp.case1"));
      name_set(f, r, STR("switch.selectcmp.case2"));
      q = emit_bin(&kb, OP_OR, 0, p, r);
      name_set(f, q, STR("switch.selectcmp"));
    } else return false;
    v = emit_select(&kb, q, res[0], def);
    if (given) prof_set_weights(f, v, (uint64_t[]){wx[0], wd}, 2);
  } else return false;
  keep_selected(s, b, join, phi, v);
  return true;
}

/* switch (select %c, A, B): two edges are left. */
static bool on_select(Scfg *s, Blk b) {
  Fn *f = s->f;
  Val t = term(f, b), c = arg(f, t, 0);
  if (!is_op(f, c, OP_SELECT)) return false;
  Val x = arg(f, c, 1), y = arg(f, c, 2);
  if (!val_is_con(x) || !val_is_con(y) || con_kind(&f->con, x) != CON_INT || con_kind(&f->con, y) != CON_INT)
    return false;
  uint32_t n = nsuccs(f, b), ix = 0, iy = 0;
  for (uint32_t i = 1; i < n; i++) {
    if (arg(f, t, i) == x) ix = i;
    if (arg(f, t, i) == y) iy = i;
  }
  if (succ(f, b, ix) == succ(f, b, iy)) {
    scfg_keep_edge(s, b, ix);
    return true;
  }
  bool given;
  uint64_t *w = weights_of(f, b, &given), wx = w[ix], wy = w[iy];
  mem_free(w);
  scfg_two_way(s, b, arg(f, c, 0), ix, iy);
  if (given) prof_set_weights(f, term(f, b), (uint64_t[]){wx, wy}, 2);
  return true;
}

/* Phis that repeat the case value take the condition itself. */
static bool forward_condition(Scfg *s, Blk b) {
  Fn *f = s->f;
  Val t = term(f, b), c = arg(f, t, 0);
  uint32_t n = nsuccs(f, b);
  bool any = false;
  typedef struct Hit {
    Val phi;
    uint32_t entry;
  } Hit;
  VEC(Hit) hits = {0};
  for (uint32_t i = 1; i < n; i++) {
    Val k = arg(f, t, i);
    Blk to = succ(f, b, i);
    /* The only case of b that goes there. */
    if (f->ins[first_ins(f, to)].op == OP_PHI) {
      FOR_EACH_PHI(f, to, v) {
        if (arg(f, v, succ_pred(f, b, i)) != k) continue;
        uint32_t edges = 0;
        for (uint32_t q = 0; q < npreds(f, to) && edges < 2; q++) edges += pred(f, to, q) == b;
        if (edges != 1) break;
        opnd_set(f, v, succ_pred(f, b, i), c);
        any = true;
      }
    }
    if (single_pred(f, to) == b && is_br(f, first_ins(f, to))) {
      FOR_EACH_PHI(f, succ(f, to, 0), v)
        if (arg(f, v, succ_pred(f, to, 0)) == k) vec_push(&hits, ((Hit){v, succ_pred(f, to, 0)}));
    }
  }
  for (uint32_t i = 0; i < hits.n; i++) { /* worth it only if a phi repeats several */
    if (!hits.p[i].phi) continue;
    uint32_t same = 0;
    for (uint32_t k = i; k < hits.n && k < i + 64; k++) same += hits.p[k].phi == hits.p[i].phi;
    if (same < 2) continue;
    Val v = hits.p[i].phi;
    for (uint32_t k = i; k < hits.n && k < i + 64; k++)
      if (hits.p[k].phi == v) {
        opnd_set(f, v, hits.p[k].entry, c);
        hits.p[k].phi = VAL_NONE;
        scfg_touch(s, blk_of(f, v));
      }
    any = true;
  }
  vec_free(&hits);
  return any;
}

/* ---- density ---- */
static bool dense(uint64_t n, uint64_t range) { return range <= UINT64_MAX / 100 && n * 100 >= range * 40; }
static bool reduce_range(Scfg *s, Blk b) {
  Fn *f = s->f;
  Val t = term(f, b), c = arg(f, t, 0);
  Ty ct = ty(f, c);
  unsigned bits = ty_bits(f->m, ct);
  uint32_t n = nsuccs(f, b) - 1;
  if (n < 4 || bits > 64 || !int_is_legal(f->m, bits)) return false;
  int64_t *v = mem_alloc(n * sizeof *v), lo = INT64_MAX, hi = INT64_MIN;
  for (uint32_t i = 0; i < n; i++) {
    uint64_t x;
    if (!case_value(f, t, i + 1, &x)) {
      mem_free(v);
      return false;
    }
    v[i] = sext64(x, bits);
    if (v[i] < lo) lo = v[i];
    if (v[i] > hi) hi = v[i];
  }
  uint64_t span = (uint64_t)hi - (uint64_t)lo;
  unsigned shift = 64;
  for (uint32_t i = 0; i < n; i++) {
    uint64_t d = (uint64_t)v[i] - (uint64_t)lo;
    if (d) shift = u32_min(shift, (uint32_t)__builtin_ctzll(d));
  }
  mem_free(v);
  if (span == UINT64_MAX || dense(n, span + 1) || shift == 64 || !dense(n, (span >> shift) + 1)) return false;
  Bld k = bld_before(f, t);
  Val x = c;
  if (lo) x = emit_bin(&k, OP_SUB, 0, x, con_sint(&f->con, ct, lo));
  if (shift) x = emit_intrinsic(&k, INTRIN_fshl, &ct, 1, (Val[]){x, x, con_int(&f->con, ct, bits - shift)}, 3);
  if (x == c) return false;
  for (uint32_t i = 0; i < n; i++) {
    uint64_t y;
    case_value(f, t, i + 1, &y);
    opnd_set(f, t, i + 1, con_int(&f->con, ct, ((y - (uint64_t)lo) & mask64(bits)) >> shift));
  }
  opnd_set(f, t, 0, x);
  scfg_touch(s, b);
  return true;
}

/* ---- equal arms ---- */
static uint32_t arm_hash(const Fn *f, Blk a) {
  Blk to = succ(f, a, 0);
  uint64_t h = (uint64_t)to;
  FOR_EACH_PHI(f, to, v) h = hash_mix(h, (uint64_t)arg(f, v, succ_pred(f, a, 0)));
  return (uint32_t)h;
}
static bool equal_arms(Scfg *s, Blk b) {
  Fn *f = s->f;
  uint32_t n = nsuccs(f, b);
  ArenaMark mark = arena_mark(s->px->scratch);
  IdSet arms = idset_on(s->px->scratch, n);
  bool any = false, plain = false;
  Blk asked = BLK_NONE; /* plain: the answer for it */
  for (uint32_t i = 0; i < n; i++) {
    Blk a = succ(f, b, i);
    if (!is_br(f, first_ins(f, a)) || succ(f, a, 0) == a || f->ins[first_ins(f, succ(f, a, 0))].op != OP_PHI ||
        blk_is_address_taken(f, a) || md_get(f, first_ins(f, a), MDK_LOOP))
      continue;
    uint32_t hash = arm_hash(f, a), k = idset_probe(&arms, hash, hash);
    Blk same = BLK_NONE, o;
    for (; (o = (Blk)arms.slot[k].id) != 0; k = idset_probe(&arms, k + 1, hash)) {
      if (o == a) {
        same = a;
        break;
      }
      if (succ(f, o, 0) != succ(f, a, 0)) continue;
      bool eq = true;
      FOR_EACH_PHI(f, succ(f, a, 0), v)
        if (arg(f, v, succ_pred(f, a, 0)) != arg(f, v, succ_pred(f, o, 0))) eq = false;
      if (eq) {
        same = o;
        break;
      }
    }
    if (!same) {
      idset_put(&arms, k, a, hash);
      continue;
    }
    if (same == a) continue;
    if (asked != succ(f, a, 0)) plain = scfg_join_plain(s, b, asked = succ(f, a, 0));
    if (!plain) continue;
    edge_redirect(f, b, i, same);
    scfg_touch(s, a);
    scfg_touch(s, same);
    any = true;
  }
  arena_release(s->px->scratch, mark);
  if (any) scfg_touch(s, b);
  return any;
}

bool scfg_switch(Scfg *s, Blk b) {
  Fn *f = s->f;
  Val t = term(f, b);
  if (scfg_compared(f, t)) {
    if (single_pred(f, b) && scfg_only_pred(s, b)) return true;
    if (on_select(s, b) || scfg_chain(s, b)) return true;
    if (first_ins(f, b) == t && scfg_compare_into_preds(s, b)) return true;
  }
  if (s->range_icmp && range_check(s, b)) return true;
  if (dead_cases(s, b)) return true;
  if (to_select(s, b)) return true;
  if (s->forward_cond && forward_condition(s, b)) return true;
  if ((s->to_arith || s->to_table) && scfg_switch_table(s, b)) return true;
  if (reduce_range(s, b)) return true;
  if (scfg_hoist(s, b, !s->hoist)) return true;
  return equal_arms(s, b);
}
