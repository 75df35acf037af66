/* branch.c: conditional branches: conditions implied from above, two branches with a common target, threading of
 * known conditions, nested branches.
 *
 *   p:  br i1 %a, label %b, label %out          p:  %c = icmp ...
 *   b:  %c = icmp ...                     =>        %or.cond = select i1 %a, i1 %c, i1 false
 *       br i1 %c, label %x, label %out              br i1 %or.cond, label %x, label %out
 *
 * The second condition was evaluated only under the first: the logic is a select unless its poison implies the first
 * one's. Threading copies at most CAP_SCFG_THREAD_SIZE instructions onto the edge; where the function has convergent
 * operations it is done only if none can be reached before the paths meet again (scfg_region_plain). */
#include "analysis/value/cond.h"
#include "passes/simplifycfg/simplifycfg_int.h"
#include "ir/cap.h"
#include "support/few.h"

/* ---- common destination ---- */
typedef struct Recipe {
  bool is_or, invert;
} Recipe;
/* p's branch and b's share a target such that both conditions can be one. */
static bool recipe_of(const Fn *f, Blk p, Blk b, Recipe *r) {
  Val pt = term(f, p);
  uint64_t w[2] = {0, 0};
  bool likely0 = false, likely1 = false;
  if (!md_get(f, pt, MDK_UNPREDICTABLE) && prof_weights(f, pt, w, 2) && w[0] + w[1]) {
    likely0 = scfg_mostly(w[0], w[1]);
    likely1 = scfg_mostly(w[1], w[0]);
  }
  if (succ(f, p, 0) == succ(f, b, 0)) {
    *r = (Recipe){true, false};
    return !likely0;
  }
  if (succ(f, p, 1) == succ(f, b, 1)) {
    *r = (Recipe){false, false};
    return !likely1;
  }
  if (succ(f, p, 0) == succ(f, b, 1)) {
    *r = (Recipe){false, true};
    return !likely0;
  }
  if (succ(f, p, 1) == succ(f, b, 0)) {
    *r = (Recipe){true, true};
    return !likely1;
  }
  return false;
}
/* The target that p's branch to b and b's own share, of which recipe_of holds. */
static Blk shared_of(const Fn *f, Blk p, Blk b) { return succ(f, p, succ(f, p, 0) == b); }
/* What a copy of values has, from[k] as to[k], for operands of v. */
static void operands_mapped(Fn *f, Val v, const Val *from, const Val *to, uint32_t n) {
  for (uint32_t i = 0; i < nops(f, v); i++)
    for (uint32_t k = 0; k < n; k++)
      if (arg(f, v, i) == from[k]) {
        opnd_set(f, v, i, to[k]);
        break;
      }
}
/* Weights of p's branch pt where it takes over those of b's, br; to_b: p's edge to b. */
static void weights_joined(Fn *f, Val pt, Val br, uint32_t to_b) {
  uint64_t pw[2], bw[2];
  bool hp = prof_weights(f, pt, pw, 2), hb = prof_weights(f, br, bw, 2);
  if (hp || hb) {
    if (!hp) pw[0] = pw[1] = 1;
    if (!hb) bw[0] = bw[1] = 1;
    for (unsigned i = 0; i < 2; i++) {
      pw[i] = u64_min(pw[i], UINT32_MAX / 2);
      bw[i] = u64_min(bw[i], UINT32_MAX / 2);
    }
    uint64_t w[2], sum = bw[0] + bw[1];
    if (to_b == 0) {
      w[0] = pw[0] * bw[0];
      w[1] = pw[1] * sum + pw[0] * bw[1];
    } else {
      w[0] = pw[0] * sum + pw[1] * bw[0];
      w[1] = pw[1] * bw[1];
    }
    prof_set_weights(f, pt, w, 2);
  }
}
/* What b does besides its condition may be done in each of nfit predecessors, and is worth it. */
static bool bonus_fits(Scfg *s, Blk b, Val cond, uint32_t nfit) {
  const Fn *f = s->f;
  Val br = term(f, b);
  uint32_t bonus = 0;
  bool vector = false;
  FOR_EACH_INS(f, b, v) {
    if (v == cond || v == br) continue;
    if (!scfg_can_speculate(s, v) || is_noduplicate(f, v)) return false;
    vector |= ty_is_vec(f->m, ty(f, v));
    if (scfg_cost(f, v)) {
      bonus += nfit;
      if (bonus > 2 * s->bonus) return false;
    }
    FOR_EACH_USE(f, v, u) { /* only used here, or by phis of the successors for the edge from here */
      Val user = use_user(f, u);
      if (is_op(f, user, OP_MDVAL)) return false;
      if (is_op(f, user, OP_PHI)) {
        if (pred(f, blk_of(f, user), use_index(f, u)) != b) return false;
      } else if (blk_of(f, user) != b) return false;
    }
  }
  return bonus <= s->bonus * (vector ? 2u : 1u);
}
bool scfg_common_dest(Scfg *s, Blk b) {
  Fn *f = s->f;
  Val br = term(f, b), cond = arg(f, br, 0);
  if (val_is_con(cond) || is_arg(f, cond) || blk_of(f, cond) != b || !has_one_use(f, cond)) return false;
  if (!(is_cmp(f, cond) || is_bin(f, cond) || is_op(f, cond, OP_SELECT) || is_op(f, cond, OP_TRUNC))) return false;
  if (succ(f, b, 0) == b || succ(f, b, 1) == b || f->ins[first_ins(f, b)].op == OP_PHI ||
      succ(f, b, 0) == succ(f, b, 1))
    return false;
  Blk p = BLK_NONE;
  Recipe r = {0};
  uint32_t nfit = 0;
  for (uint32_t i = 0; i < npreds(f, b); i++) {
    Blk q = pred(f, b, i);
    Recipe rq;
    if (!blk_forks(f, q) || q == b || !scfg_same_phis(f, b, q) || !recipe_of(f, q, b, &rq)) continue;
    Val qc = arg(f, term(f, q), 0);
    unsigned cost = 1;
    if (rq.invert && (val_is_con(qc) || !has_one_use(f, qc) || !is_cmp(f, qc))) cost++;
    if (cost > 2) continue;
    if (!nfit++) {
      p = q;
      r = rq;
    }
  }
  if (!p) return false;
  if (!bonus_fits(s, b, cond, nfit)) return false;
  if (!scfg_can_speculate(s, cond)) return false;
  if (npreds(f, b) > 1 ? !scfg_region_plain(s, b) : !scfg_join_plain(s, p, shared_of(f, p, b))) return false;
  /* Do it. */
  Val pt = term(f, p);
  if (r.invert) scfg_invert_branch(s, pt);
  uint32_t to_b = succ(f, p, 0) == b ? 0 : 1; /* p's edge to b */
  Blk unique = succ(f, b, to_b);              /* where b goes when the common target is not taken */
  weights_joined(f, pt, br, to_b);
  Md loop = md_get(f, br, MDK_LOOP);
  Md pl = dbg_loc(f, pt);
  /* Copies before p's branch. */
  uint32_t n = 0;
  FOR_EACH_INS(f, b, v) n++;
  ArenaMark mark = arena_mark(s->px->scratch);
  Val *from = ARENA_ARRAY(s->px->scratch, Val, n), *to = ARENA_ARRAY(s->px->scratch, Val, n);
  uint32_t nm = 0;
  FOR_EACH_INS(f, b, v) {
    if (v == br) break;
    Val c = ins_clone(f, v);
    operands_mapped(f, c, from, to, nm);
    ins_place_before(f, c, pt);
    drop_ub_implying(f, c);
    dbg_loc_set(f, c, dbg_loc(f, v));
    if (name_of(f, v).n) {
      name_take(f, c, v);
      scfg_name(f, v, "", name_of(f, c), ".old");
    }
    from[nm] = v;
    to[nm++] = c;
  }
  uint32_t pi = edge_redirect(f, p, to_b, unique);
  scfg_phis_like(f, unique, pi, b);
  FOR_EACH_PHI(f, unique, v)
    for (uint32_t k = 0; k < nm; k++)
      if (arg(f, v, pi) == from[k]) {
        opnd_set(f, v, pi, to[k]);
        break;
      }
  /* The common target sees p's edge as before: its phis agree (checked); bonus values cannot be among them. */
  Bld k = bld_before(f, pt);
  k.loc = pl;
  Val c2 = to[nm - 1];
  for (uint32_t i = 0; i < nm; i++)
    if (from[i] == cond) c2 = to[i];
  opnd_set(f, pt, 0, scfg_logic(s, &k, r.is_or, arg(f, pt, 0), c2, "or.cond"));
  if (loop) md_set(f, pt, MDK_LOOP, loop);
  arena_release(s->px->scratch, mark);
  scfg_touch_around(s, p);
  scfg_touch_around(s, b);
  return true;
}

/* ---- known conditions ---- */
/* s->map: blocks from which a use outside b of a value of b can be reached without passing b. False: too many. */
static bool mark_live(Scfg *s, Blk b) {
  Fn *f = s->f;
  VecU32 work = {0};
  uint32_t looked = 0;
  bool ok = true;
  scfg_map_begin(&s->map, f);
  FOR_EACH_INS(f, b, v)
    FOR_EACH_USE(f, v, u) {
      Val user = use_user(f, u);
      if (is_op(f, user, OP_MDVAL)) {
        ok = false;
        break;
      }
      Blk ub = blk_of(f, user);
      if (ub != b && !scfg_map_get(&s->map, ub)) {
        scfg_map_set(&s->map, ub, 1);
        vec_push(&work, (uint32_t)ub);
      }
    }
  while (ok && work.n) {
    Blk x = (Blk)vec_pop(&work);
    if (past_cap(f->m, SCFG_REGION, ++looked)) ok = false;
    for (uint32_t i = 0; i < npreds(f, x); i++) {
      Blk p = pred(f, x, i);
      if (p == b || scfg_map_get(&s->map, p)) continue;
      scfg_map_set(&s->map, p, 1);
      vec_push(&work, (uint32_t)p);
    }
  }
  vec_free(&work);
  return ok;
}
/* The branch condition is a phi with constant entries, or predecessors branched on it: those edges go straight to the
 * target. */
/* b may be done once more on edges into it: it is small and holds nothing that may not be there twice. */
static bool may_thread(Scfg *s, Blk b) {
  const Fn *f = s->f;
  Val br = term(f, b);
  uint32_t size = 0;
  bool ok = true;
  FOR_EACH_INS(f, b, v) {
    if (v == br) break;
    if (!is_op(f, v, OP_PHI) && past_cap(f->m, SCFG_THREAD_SIZE, size++)) ok = false;
    if (is_convergent(f, v) || is_noduplicate(f, v) || is_op(f, v, OP_ALLOCA) || ty(f, v) == TY_TOKEN) ok = false;
    Op o = op(f, v);
    if (o == OP_LANDINGPAD || o == OP_CATCHPAD || o == OP_CLEANUPPAD ||
        (is_call(f, v) && is_sync(f, v) && s->convergent))
      ok = false;
    FOR_EACH_USE(f, v, u)
      if (is_op(f, use_user(f, u), OP_PHI) && blk_of(f, use_user(f, u)) == b) ok = false;
    if (!ok) break;
  }
  return ok;
}
/* All edges into b with val[] c come together in a new block, which does b's work and goes to dest. */
static Blk thread_edges(Scfg *s, Blk b, Val cond, int8_t *val, int c, Blk dest) {
  Fn *f = s->f;
  Val br = term(f, b);
  Blk e = scfg_block_before(f, dest, ".critedge", dbg_loc(f, br));
  Val t = term(f, e);
  uint32_t di = succ_pred(f, e, 0);
  scfg_phis_like(f, dest, di, b);
  uint32_t nphi = 0, n = 0;
  FOR_EACH_INS(f, b, v) {
    n++;
    nphi += is_op(f, v, OP_PHI);
  }
  Val *from = ARENA_ARRAY(s->px->scratch, Val, n), *to = ARENA_ARRAY(s->px->scratch, Val, n);
  uint32_t nm2 = 0;
  FOR_EACH_PHI(f, b, v) {
    Val x = ins_new(f, OP_PHI, 0, flags(f, v), ty(f, v), NULL, 0);
    ins_place_before(f, x, t);
    scfg_name(f, x, "", name_of(f, v), "");
    from[nm2] = v;
    to[nm2++] = x;
  }
  for (uint32_t i = npreds(f, b); i-- > 0;) { /* from the end: removing swaps the last entry in */
    if (val[i] != c) continue;
    Blk p = pred(f, b, i);
    FEW_ON(s->px->scratch, Val, x, 16, nphi);
    uint32_t k = 0;
    FOR_EACH_PHI(f, b, v) x[k++] = arg(f, v, i);
    uint32_t last = npreds(f, b) - 1;
    int8_t lv = val[last];
    uint32_t ei = edge_redirect(f, p, pred_succ(f, b, i), e);
    val[i] = lv;
    for (k = 0; k < nphi; k++) opnd_set(f, to[k], ei, x[k]);
    scfg_touch(s, p);
  }
  /* Copies with the condition known. */
  FOR_EACH_INS(f, b, v) {
    if (is_op(f, v, OP_PHI)) continue;
    if (v == br) break;
    Val x = ins_clone(f, v);
    operands_mapped(f, x, from, to, nm2);
    for (uint32_t i = 0; i < nops(f, x); i++)
      if (arg(f, x, i) == cond) opnd_set(f, x, i, con_int(&f->con, TY_I1, (uint64_t)c));
    ins_place_before(f, x, t);
    if (name_of(f, v).n) scfg_name(f, x, "", name_of(f, v), ".c");
    from[nm2] = v;
    to[nm2++] = x;
    Val sv = simplify_ins(&s->x, x);
    if (sv && sv != x) {
      to[nm2 - 1] = sv;
      if (has_uses(f, x)) val_replace(f, x, sv);
      if (is_removable(f, x)) ins_erase(f, x);
    } else if (is_trivially_dead(f, x) && !has_uses(f, v)) ins_erase(f, x);
  }
  FOR_EACH_PHI(f, dest, v)
    for (uint32_t k = 0; k < nm2; k++)
      if (arg(f, v, di) == from[k]) {
        opnd_set(f, v, di, to[k]);
        break;
      }
  FOR_EACH_INS_SAFE(f, e, v)
    if (v != t && is_trivially_dead(f, v)) ins_erase(f, v);
  phis_simplify(f, e);
  return e;
}
static bool known_in_pred(Scfg *s, Blk b) {
  Fn *f = s->f;
  Val cond = arg(f, term(f, b), 0);
  if (val_is_con(cond)) return false;
  bool phi = is_op(f, cond, OP_PHI) && blk_of(f, cond) == b;
  uint32_t np = npreds(f, b);
  if (phi && np == 1) return phis_simplify(f, b) != 0;
  if (!phi && !is_arg(f, cond) && blk_of(f, cond) == b) return false;
  if (b == entry_blk(f)) return false;
  /* -1 unknown, else the value. */
  bool found[2] = {false, false}, any = false;
  ArenaMark mark = arena_mark(s->px->scratch);
  int8_t *val = ARENA_ARRAY(s->px->scratch, int8_t, np + 1);
  for (uint32_t i = 0; i < np; i++) {
    bool c;
    Blk p = pred(f, b, i);
    val[i] = -1;
    if (is_op(f, term(f, p), OP_INDIRECTBR) || is_op(f, term(f, p), OP_CALLBR)) continue;
    if (phi) {
      if (scfg_con_bool(f, arg(f, cond, i), &c)) val[i] = c;
    } else if (blk_forks(f, p) && arg(f, term(f, p), 0) == cond) val[i] = pred_succ(f, b, i) == 0;
    if (val[i] >= 0) found[val[i]] = any = true;
  }
  if (!any || np < 2) {
    arena_release(s->px->scratch, mark);
    return false;
  }
  if (!may_thread(s, b) || !mark_live(s, b)) {
    arena_release(s->px->scratch, mark);
    return false;
  }
  for (int c = 1; c >= 0; c--) {
    Blk dest = succ(f, b, c ? 0 : 1);
    if (!found[c] || dest == b || scfg_map_get(&s->map, dest)) continue;
    if (!scfg_region_plain(s, b)) break;
    Blk e = thread_edges(s, b, cond, val, c, dest);
    arena_release(s->px->scratch, mark);
    scfg_touch_around(s, e);
    scfg_touch_around(s, b);
    return true;
  }
  arena_release(s->px->scratch, mark);
  return false;
}

/* ---- conditional branch after conditional branch ---- */
static bool after_cond_branch(Scfg *s, Blk p, Blk b) {
  Fn *f = s->f;
  Val pt = term(f, p), br = term(f, b);
  if (first_ins(f, b) != br) return false;
  uint32_t po, bo;
  if (succ(f, p, 0) == succ(f, b, 0)) po = 0, bo = 0;
  else if (succ(f, p, 0) == succ(f, b, 1)) po = 0, bo = 1;
  else if (succ(f, p, 1) == succ(f, b, 0)) po = 1, bo = 0;
  else if (succ(f, p, 1) == succ(f, b, 1)) po = 1, bo = 1;
  else return false;
  if (succ(f, p, po) == b || succ(f, p, 0) == succ(f, p, 1) || succ(f, b, 0) == succ(f, b, 1)) return false;
  uint64_t pw[2], bw[2];
  bool hp = prof_weights(f, pt, pw, 2), hb = prof_weights(f, br, bw, 2);
  if (hp && pw[0] + pw[1] && !md_get(f, pt, MDK_UNPREDICTABLE) && scfg_mostly(pw[po], pw[po ^ 1])) return false;
  Blk dest = succ(f, p, po), other = succ(f, b, bo ^ 1);
  uint32_t nphi = 0;
  FOR_EACH_PHI(f, dest, v)
    if (++nphi > 2) return false;
  if (other == b) return false; /* would unpeel an infinite loop for ever */
  if (npreds(f, b) > 1 ? !scfg_region_plain(s, b) : !scfg_join_plain(s, p, dest)) return false;
  Bld k = bld_before(f, pt);
  Val pc = arg(f, pt, 0), bc = arg(f, br, 0);
  if (po) pc = scfg_not(s, &k, pc);
  if (bo) bc = scfg_not(s, &k, bc);
  Val c = scfg_logic(s, &k, true, pc, bc, "brmerge");
  /* p: true goes to the common target, false to b's other one. */
  if (po) { succs_swap(f, p, 0, 1); }
  opnd_set(f, pt, 0, c);
  uint32_t oi = edge_redirect(f, p, 1, other);
  scfg_phis_like(f, other, oi, b);
  if (hp && hb) {
    uint64_t pd = u64_min(pw[po], UINT32_MAX / 2), pn = u64_min(pw[po ^ 1], UINT32_MAX / 2),
             bd = u64_min(bw[bo], UINT32_MAX / 2), bn = u64_min(bw[bo ^ 1], UINT32_MAX / 2);
    prof_set_weights(f, pt, (uint64_t[]){pd * (bd + bn) + pn * bd, pn * bn}, 2);
  } else if (hp) md_set(f, pt, MDK_PROF, MD_NONE);
  int bi = find_pred(f, dest, b), di = find_pred(f, dest, p);
  FOR_EACH_PHI(f, dest, v) {
    Val x = arg(f, v, (uint32_t)bi), y = arg(f, v, (uint32_t)di);
    if (x == y) continue;
    Val m = emit_select(&k, pc, y, x);
    scfg_name(f, m, "", name_of(f, y), ".mux");
    if (hp) prof_set_weights(f, m, (uint64_t[]){pw[po], pw[po ^ 1]}, 2);
    phi_set(f, v, p, m);
  }
  scfg_touch_around(s, p);
  scfg_touch_around(s, b);
  return true;
}

/* b: br %a, x, y;  x: br %c, t, u;  y: br %c, u, t;  =>  br (%a ^ %c), u, t */
static bool nested(Scfg *s, Blk b) {
  Fn *f = s->f;
  Blk x = succ(f, b, 0), y = succ(f, b, 1);
  if (x == y || x == b || y == b || first_ins(f, x) != term(f, x) || first_ins(f, y) != term(f, y)) return false;
  if (!is_condbr(f, term(f, x)) || !is_condbr(f, term(f, y)) || arg(f, term(f, x), 0) != arg(f, term(f, y), 0))
    return false;
  if (single_pred(f, x) != b || single_pred(f, y) != b) return false;
  Blk t = succ(f, x, 0), u = succ(f, x, 1);
  if (t == u || succ(f, y, 0) != u || succ(f, y, 1) != t || t == x || t == y || u == x || u == y) return false;
  FOR_EACH_PHI(f, t, v)
    if (arg(f, v, succ_pred(f, x, 0)) != arg(f, v, succ_pred(f, y, 1))) return false;
  FOR_EACH_PHI(f, u, v)
    if (arg(f, v, succ_pred(f, x, 1)) != arg(f, v, succ_pred(f, y, 0))) return false;
  if (!scfg_paths_plain(s, b, x) || !scfg_paths_plain(s, b, y)) return false;
  Val br = term(f, b);
  Bld k = bld_before(f, br);
  /* a and c differ: t when a and not... : (a, c) = (1,1) t, (1,0) u, (0,1) u, (0,0) t */
  Val c = emit_bin(&k, OP_XOR, 0, arg(f, br, 0), arg(f, term(f, x), 0));
  opnd_set(f, br, 0, c);
  uint32_t iu = edge_redirect(f, b, 0, u);
  scfg_phis_like(f, u, iu, x);
  uint32_t it = edge_redirect(f, b, 1, t);
  scfg_phis_like(f, t, it, x);
  scfg_condbr_prof(f, br);
  scfg_touch(s, x);
  scfg_touch(s, y);
  scfg_touch_around(s, b);
  return true;
}

bool scfg_cond_branch(Scfg *s, Blk b) {
  Fn *f = s->f;
  Val br = term(f, b);
  if (succ(f, b, 0) == succ(f, b, 1)) return false;
  if (scfg_compared(f, br)) {
    if (single_pred(f, b) && scfg_only_pred(s, b)) return true;
    if (scfg_chain(s, b)) return true;
    Val first = first_ins(f, b);
    if (first == arg(f, br, 0)) first = next_of(f, first);
    if (first == br && scfg_compare_into_preds(s, b)) return true;
  }
  if (scfg_icmp_chain(s, b)) return true;
  Blk p = single_pred(f, b);
  if (p && p != b && blk_forks(f, p)) {
    KnownCtx k = known_at(f, s->px->scratch, VAL_NONE);
    int imp = cond_implies(&k, arg(f, term(f, p), 0), succ(f, p, 0) == b, arg(f, br, 0));
    if (imp >= 0) {
      scfg_keep_edge(s, b, !imp);
      return true;
    }
  }
  if (s->speculate && scfg_common_dest(s, b)) return true;
  bool own0 = single_pred(f, succ(f, b, 0)) == b, own1 = single_pred(f, succ(f, b, 1)) == b;
  if (own0 && own1) {
    if (scfg_hoist(s, b, !s->hoist)) return true;
  } else if (own0) {
    if (nsuccs(f, succ(f, b, 0)) == 1 && succ(f, succ(f, b, 0), 0) == succ(f, b, 1) && scfg_speculate(s, b, 0))
      return true;
  } else if (own1) {
    if (nsuccs(f, succ(f, b, 1)) == 1 && succ(f, succ(f, b, 1), 0) == succ(f, b, 0) && scfg_speculate(s, b, 1))
      return true;
  }
  if (known_in_pred(s, b)) return true;
  for (uint32_t i = 0; i < npreds(f, b); i++) {
    Blk q = pred(f, b, i);
    if (q != b && is_condbr(f, term(f, q)) && after_cond_branch(s, q, b)) return true;
  }
  if (scfg_merge_stores(s, b)) return true;
  return nested(s, b);
}
