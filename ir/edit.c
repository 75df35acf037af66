/* edit.c: edits of control flow and code above the raw mutators. Contract: edit.h. */
#include "ir/edit.h"
#include "ir/cap.h"
#include "ir/clone.h"
#include "ir/effects.h"
#include "ir/function_pool.h"
#include "ir/intrinsic.h"
#include "ir/prof.h"
#include "support/few.h"

/* ---- terminators ---- */
static void term_drop(Fn *f, Blk b) {
  Val t = term(f, b);
  if (t && is_term(f, t)) ins_erase_poison(f, t);
}
Val term_br(Fn *f, Blk b, Blk to) {
  Md loc = term(f, b) ? dbg_loc(f, term(f, b)) : MD_NONE;
  term_drop(f, b);
  Val t = ins_new(f, OP_BR, 0, 0, TY_VOID, NULL, 0);
  ins_place_end(f, t, b);
  dbg_loc_set(f, t, loc);
  edge_add(f, b, to);
  return t;
}
Val term_condbr(Fn *f, Blk b, Val cond, Blk yes, Blk no) {
  Md loc = term(f, b) ? dbg_loc(f, term(f, b)) : MD_NONE;
  term_drop(f, b);
  Val t = ins_new(f, OP_BR, 0, 0, TY_VOID, &cond, 1);
  ins_place_end(f, t, b);
  dbg_loc_set(f, t, loc);
  edge_add(f, b, yes);
  edge_add(f, b, no);
  return t;
}
Val term_unreachable(Fn *f, Blk b) {
  Md loc = term(f, b) ? dbg_loc(f, term(f, b)) : MD_NONE;
  term_drop(f, b);
  Val t = ins_new(f, OP_UNREACHABLE, 0, 0, TY_VOID, NULL, 0);
  ins_place_end(f, t, b);
  dbg_loc_set(f, t, loc);
  return t;
}
Val term_ret(Fn *f, Blk b, Val v) {
  Md loc = term(f, b) ? dbg_loc(f, term(f, b)) : MD_NONE;
  term_drop(f, b);
  Val t = ins_new(f, OP_RET, 0, 0, TY_VOID, &v, v ? 1 : 0);
  ins_place_end(f, t, b);
  dbg_loc_set(f, t, loc);
  return t;
}
Val term_keep_edge(Fn *f, Blk b, uint32_t i) {
  for (uint32_t k = nsuccs(f, b); k-- > 0;) {
    if (k == i) continue;
    edge_remove(f, b, k);
    if (k < i) i--;
  }
  term_become(f, b, OP_BR, NULL, 0);
  Val t = term(f, b);
  md_set_all(f, t, NULL, 0);
  return t;
}
void term_become(Fn *f, Blk b, Op o, const Val *ops, uint32_t n) {
  Val t = term(f, b);
  ASSERT(is_term(f, t) && (unsigned)o >= OP_FIRST_TERM && (unsigned)o <= OP_LAST_TERM && !has_uses(f, t));
  while (nops(f, t) > n) opnd_remove(f, t, nops(f, t) - 1);
  for (uint32_t i = 0; i < n; i++)
    if (i < nops(f, t)) opnd_set(f, t, i, ops[i]);
    else opnd_insert(f, t, i, ops[i]);
  Ins *r = &f->ins[t];
  r->op = (uint8_t)o;
  r->sub = 0;
  r->flags = 0;
  r->type = TY_VOID;
  if (aux(f, t)) aux_set(f, t, 0);
  uint32_t k;
  const MdAttach *a = md_all(f, t, &k);
  if (k > 1 || (k && a[0].kind != MDK_LOOP)) {
    MdAttach loop = {MDK_LOOP, md_get(f, t, MDK_LOOP)};
    md_set_all(f, t, &loop, loop.node != MD_NONE);
  }
  log_change(f, t);
  for (uint32_t i = 0; i < nsuccs(f, b); i++) stamp_edge_(f, succ(f, b, i)); /* what its condition says */
  tell_(f, t, LOG_MAY_DECIDE);
  touch_(f, EP_CFG | EP_VAL | EP_MEM);
}
Val invoke_to_call(Fn *f, Val v) {
  Blk b = blk_of(f, v);
  uint64_t w[2];
  bool weights = prof_weights(f, v, w, 2);
  edge_remove(f, b, 1);
  Val c = ins_clone(f, v);
  op_set(f, c, OP_CALL);
  if (weights) md_set(f, c, MDK_PROF, MD_NONE);
  ins_place_before(f, c, v);
  name_take(f, c, v);
  dbg_move(f, v, c);
  val_replace(f, v, c);
  term_become(f, b, OP_BR, NULL, 0);
  md_set_all(f, v, NULL, 0);
  return c;
}
void switch_case_add(Fn *f, Val sw, Val con, Blk to) {
  opnd_insert(f, sw, nops(f, sw), con);
  edge_add(f, blk_of(f, sw), to);
}
void succs_swap(Fn *f, Blk b, uint32_t i, uint32_t k) {
  SuccEdge *e = f->succ + f->blk[b].succ, x = e[i];
  e[i] = e[k];
  e[k] = x;
  f->pred[f->blk[e[i].to].pred + e[i].pred].succ = i;
  f->pred[f->blk[e[k].to].pred + e[k].pred].succ = k;
  tell_edge_(f, b, e[i].to), tell_edge_(f, b, e[k].to);
  touch_(f, EP_CFG);
}
void switch_cases_swap(Fn *f, Val sw, uint32_t i, uint32_t k) {
  Val x = arg(f, sw, i + 1), y = arg(f, sw, k + 1);
  opnd_set(f, sw, i + 1, y);
  opnd_set(f, sw, k + 1, x);
  succs_swap(f, blk_of(f, sw), i + 1, k + 1);
}
void switch_case_remove(Fn *f, Val sw, uint32_t i) {
  prof_drop_weight(f, sw, i + 1);
  opnd_remove(f, sw, i + 1);
  edge_remove(f, blk_of(f, sw), i + 1);
}
void switch_cases_remove(Fn *f, Val sw, const uint8_t *drop) {
  Blk b = blk_of(f, sw);
  uint32_t n = nsuccs(f, b) - 1, k = 0;
  FEW(uint64_t, w, 16, n + 1);
  bool weights = prof_weights(f, sw, w, n + 1);
  /* Stable partition: kept cases first, then edges go from the end. */
  for (uint32_t i = 0; i < n; i++) {
    if (drop[i]) continue;
    if (i != k) switch_cases_swap(f, sw, k, i);
    if (weights) w[k + 1] = w[i + 1];
    k++;
  }
  for (uint32_t i = n; i > k; i--) {
    opnd_remove(f, sw, i);
    edge_remove(f, b, i);
  }
  if (k < n && weights) prof_set_weights(f, sw, w, k + 1);
  else if (k < n && md_get(f, sw, MDK_PROF)) md_set(f, sw, MDK_PROF, MD_NONE);
  FEW_FREE(w);
}

/* ---- blocks ---- */
/* Everything in b goes; uses elsewhere become poison. */
static void blk_empty(Fn *f, Blk b) {
  for (Dbg d = dbg_first_end(f, b), n; d; d = n) {
    n = f->rare->dbgrec.p[d].next;
    dbg_erase(f, d);
  }
  for (Val v = last_ins(f, b), p; v; v = p) {
    p = prev_of(f, v);
    for (Dbg d = dbg_first(f, v), n; d; d = n) {
      n = f->rare->dbgrec.p[d].next;
      dbg_erase(f, d);
    }
    ins_erase_poison(f, v);
  }
}
static void blk_forget(Fn *f, Blk b) {
  if (blk_is_address_taken(f, b)) label_slot_set(f, f->rare->label_of[b] - 1, BLK_NONE);
  blk_unplace(f, b);
}
void blk_erase(Fn *f, Blk b) {
  ASSERT(npreds(f, b) == 0);
  blk_empty(f, b);
  blk_forget(f, b);
}
uint32_t blks_erase_unreachable(Fn *f) {
  uint8_t *seen = mem_zalloc(f->nblk + 1);
  VecU32 work = {0};
  if (f->first_blk) {
    vec_push(&work, (uint32_t)f->first_blk);
    seen[f->first_blk] = 1;
  }
  while (work.n) {
    Blk b = (Blk)vec_pop(&work);
    for (uint32_t i = 0; i < nsuccs(f, b); i++) {
      Blk s = succ(f, b, i);
      if (!seen[s]) {
        seen[s] = 1;
        vec_push(&work, (uint32_t)s);
      }
    }
  }
  uint32_t n = 0;
  for (Blk b = f->first_blk; b; b = f->blk[b].next)
    if (!seen[b]) {
      blk_empty(f, b);
      n++;
    }
  for (Blk b = f->first_blk, next; n && b; b = next) {
    next = f->blk[b].next;
    if (!seen[b]) blk_forget(f, b);
  }
  vec_free(&work);
  mem_free(seen);
  return n;
}
/* All successor edges of `from` become edges of `to` (which has none), keeping their predecessor entries and so the
 * phis. */
static void edges_move(Fn *f, Blk from, Blk to) {
  f->blk[to].succ = f->blk[from].succ;
  f->blk[to].nsucc = f->blk[from].nsucc;
  f->blk[from].nsucc = 0;
  f->blk[from].succ = 0;
  for (uint32_t i = 0; i < f->blk[to].nsucc; i++) {
    SuccEdge e = f->succ[f->blk[to].succ + i];
    f->pred[f->blk[e.to].pred + e.pred].from = to;
    tell_edge_(f, from, e.to), tell_edge_(f, to, e.to);
  }
  touch_(f, EP_CFG);
}
/* The same of its predecessor edges. */
static void preds_move(Fn *f, Blk from, Blk to) {
  BlkRec *a = &f->blk[from], *b = &f->blk[to];
  b->pred = a->pred;
  b->npred = a->npred;
  a->pred = a->npred = 0;
  for (uint32_t i = 0; i < b->npred; i++) {
    PredEdge e = f->pred[b->pred + i];
    f->succ[f->blk[e.from].succ + e.succ].to = to;
    tell_edge_(f, e.from, from), tell_edge_(f, e.from, to);
  }
  touch_(f, EP_CFG);
}
/* Instructions v .. last, of any block, are b's now; the lists are the caller's. */
static void blk_set(Fn *f, Val v, Val last, Blk b) {
  uint32_t n = 0;
  for (Val x = v; x; x = x == last ? VAL_NONE : next_of(f, x)) {
    f->ins[x].blk = b;
    /* other code stands before it now: a store that it reads, an address that its own goes on from */
    if (op(f, x) == OP_GEP || (n++ < CAP_COMBINE_STORE_SCAN && touches_memory(f, x))) log_change(f, x);
    for (Dbg d = dbg_first(f, x); d; d = f->rare->dbgrec.p[d].next) f->rare->dbgrec.p[d].blk = b;
  }
}
static void dbg_end_append(Fn *f, Blk from, Blk to) {
  for (Dbg d = dbg_first_end(f, from), n; d; d = n) {
    n = f->rare->dbgrec.p[d].next;
    f->rare->dbg_end[from] = n;
    f->rare->dbgrec.p[d].next = DBG_NONE;
    dbg_place_end(f, d, to);
  }
}
/* Instructions from v to the end of its block become those of `to` (empty), with their debug records. O(moved). */
static void tail_move(Fn *f, Val v, Blk to) {
  Blk b = blk_of(f, v);
  Val p = prev_of(f, v), last = last_ins(f, b);
  f->blk[to].first = v;
  f->blk[to].last = last;
  f->blk[b].last = p;
  if (p) f->ins[p].next = VAL_NONE;
  else f->blk[b].first = VAL_NONE;
  f->ins[v].prev = VAL_NONE;
  blk_set(f, v, last, to);
  dbg_end_append(f, b, to);
  touch_(f, EP_CFG | EP_VAL | EP_MEM);
}
/* Block a ends with a branch to b, which begins with v. */
static void fall_into(Fn *f, Blk a, Blk b, Val v) {
  Val t = ins_new(f, OP_BR, 0, 0, TY_VOID, NULL, 0);
  ins_place_end(f, t, a);
  dbg_loc_set(f, t, dbg_loc(f, v));
  edge_add(f, a, b);
}
static void blk_name_copy(Fn *f, Blk to, Blk from) {
  Name n = f->blk_name[from];
  blk_name_set_src(f, to, n.off, n.len);
}
void blk_name_take(Fn *f, Blk a, Blk other) {
  Str s = blk_name_of(f, other);
  if (s.n && s.p[0] != '.') blk_name_copy(f, a, other);
}
Blk blk_split(Fn *f, Val v) {
  Blk b = blk_of(f, v), n = blk_new(f);
  ASSERT(f->ins[v].op != OP_PHI);
  blk_place_after(f, n, b);
  edges_move(f, b, n);
  tail_move(f, v, n);
  fall_into(f, b, n, v);
  return n;
}
Blk blk_cut(Fn *f, Val v) {
  Blk b = blk_of(f, v);
  Val p = prev_of(f, v), q = v;
  while (p && q) p = prev_of(f, p), q = next_of(f, q);
  if (p || blk_is_address_taken(f, b)) return blk_split(f, v);
  /* what stands above is less: that moves, with all by which the block is known */
  Blk n = blk_new(f);
  Val first = first_ins(f, b), last = prev_of(f, v);
  ASSERT(last && f->ins[v].op != OP_PHI);
  blk_place_before(f, n, b);
  preds_move(f, b, n);
  f->blk[n].first = first;
  f->blk[n].last = last;
  f->ins[last].next = VAL_NONE;
  f->ins[v].prev = VAL_NONE;
  f->blk[b].first = v;
  blk_set(f, first, last, n);
  if (blk_name_of(f, b).n) {
    blk_name_copy(f, n, b);
    blk_name_set_src(f, b, 0, 0);
  }
  fall_into(f, n, b, v);
  touch_(f, EP_CFG | EP_VAL | EP_MEM);
  return b;
}
/* Puts the new block n, which is placed and empty, on edge i of `from`: the predecessor entry of the target stays
 * where it is and now comes from n; `from` gets a fresh edge to n. Returns the branch that n ends with. */
static Val blk_into_edge(Fn *f, Blk n, Blk from, uint32_t i) {
  Blk to = succ(f, from, i);
  uint32_t pi = succ_pred(f, from, i);
  Val t = ins_new(f, OP_BR, 0, 0, TY_VOID, NULL, 0);
  ins_place_end(f, t, n);
  edge_add(f, n, n); /* a successor slot for n; redirected by hand below */
  f->blk[n].npred = 0;
  f->succ[f->blk[n].succ] = (SuccEdge){to, pi};
  f->pred[f->blk[to].pred + pi] = (PredEdge){n, 0};
  f->pred[f->blk[n].pred] = (PredEdge){from, i};
  f->blk[n].npred = 1;
  f->succ[f->blk[from].succ + i] = (SuccEdge){n, 0};
  tell_edge_(f, from, n), tell_edge_(f, n, to);
  touch_(f, EP_CFG | EP_VAL);
  return t;
}
Blk edge_split(Fn *f, Blk from, uint32_t i) {
  Blk n = blk_new(f);
  blk_place_after(f, n, from);
  dbg_loc_set(f, blk_into_edge(f, n, from, i), dbg_loc(f, term(f, from)));
  return n;
}
/* text: room for both. */
static Str name_with(Str base, Str suffix, char *text) {
  if (base.n) memcpy(text, base.p, base.n);
  if (suffix.n) memcpy(text + base.n, suffix.p, suffix.n);
  return (Str){text, base.n + suffix.n};
}
static void val_name_with(Fn *f, Val v, Str base, Str suffix) {
  FEW(char, text, 128, base.n + suffix.n);
  name_set(f, v, name_with(base, suffix, text));
  FEW_FREE(text);
}
static Blk edges_split(Fn *f, Blk b, const uint32_t *which, uint32_t n, Str suffix, Str phi_suffix) {
  Blk x = blk_new(f);
  blk_place_before(f, x, b);
  Str base = blk_name_of(f, b);
  FEW(char, text, 128, base.n + suffix.n);
  blk_name_set(f, x, name_with(base, suffix, text));
  FEW_FREE(text);
  uint32_t nphi = 0;
  FOR_EACH_PHI(f, b, v) nphi++;
  PredEdge *edge = mem_alloc(n * sizeof *edge);
  Val *val = mem_alloc(((size_t)nphi * n + 1) * sizeof *val); /* row by row */
  for (uint32_t i = 0; i < n; i++) edge[i] = f->pred[f->blk[b].pred + which[i]];
  uint32_t k = 0;
  FOR_EACH_PHI(f, b, v) {
    for (uint32_t i = 0; i < n; i++) val[(size_t)k * n + i] = arg(f, v, which[i]);
    k++;
  }
  /* The new block takes the place of the first edge: a preheader that is folded away and made again finds the phis as
   * they were. (What edge_redirect moves stands behind that place, unless `which` was not in order: the edge knows.) */
  blk_into_edge(f, x, edge[0].from, edge[0].succ);
  for (uint32_t i = 1; i < n; i++) edge_redirect(f, edge[i].from, edge[i].succ, x);
  uint32_t pi = succ_pred(f, x, 0);
  Val after = VAL_NONE;
  k = 0;
  FOR_EACH_PHI(f, b, v) {
    const Val *row = val + (size_t)k++ * n;
    Val y = row[0];
    for (uint32_t i = 1; i < n && y; i++)
      if (row[i] != y) y = VAL_NONE;
    if (!y) {
      y = ins_new(f, OP_PHI, 0, flags(f, v), ty(f, v), row, n);
      if (after) ins_place_after(f, y, after);
      else ins_place_first(f, y, x);
      after = y;
      dbg_loc_set(f, y, dbg_loc(f, v));
      if (name_of(f, v).n) val_name_with(f, y, name_of(f, v), phi_suffix);
    }
    opnd_set(f, v, pi, y);
  }
  mem_free(edge);
  mem_free(val);
  return x;
}
/* A copy of landing pad v before the end of block x. */
static Val pad_copy(Fn *f, Val v, Blk x, Str suffix) {
  Val c = ins_clone(f, v);
  ins_place_before(f, c, term(f, x));
  val_name_with(f, c, STR("lpad"), suffix);
  return c;
}
/* Every edge into a landing pad must lead to a landing pad: the other edges get a block of their own too, and b none
 * any more. */
static Blk pad_split(Fn *f, Blk b, Val pad, const uint32_t *which, uint32_t n, Str suffix, Str phi_suffix, Blk *rest) {
  Blk x = edges_split(f, b, which, n, suffix, phi_suffix);
  VecU32 other = {0};
  for (uint32_t i = 0; i < npreds(f, b); i++)
    if (pred(f, b, i) != x) vec_push(&other, i);
  Val a = pad_copy(f, pad, x, suffix);
  *rest = BLK_NONE;
  if (other.n) {
    Str tail = STR(".split-lp");
    FEW(char, text, 128, suffix.n + tail.n);
    Str s = name_with(suffix, tail, text);
    *rest = edges_split(f, b, other.p, other.n, s, phi_suffix);
    Val c = pad_copy(f, pad, *rest, s), ops[2] = {VAL_NONE, VAL_NONE};
    FEW_FREE(text);
    for (uint32_t i = 0; i < npreds(f, b); i++) ops[i] = pred(f, b, i) == x ? a : c;
    if (has_uses(f, pad)) {
      a = ins_new(f, OP_PHI, 0, 0, ty(f, pad), ops, 2);
      ins_place_before(f, a, pad);
      dbg_loc_set(f, a, dbg_loc(f, pad));
      name_set(f, a, STR("lpad.phi"));
    }
  }
  vec_free(&other);
  if (has_uses(f, pad)) val_replace(f, pad, a);
  ins_erase(f, pad);
  return x;
}
Blk preds_split(Fn *f, Blk b, const uint32_t *which, uint32_t n, Str suffix, Str phi_suffix, Blk *rest) {
  Val first = first_nonphi(f, b);
  Op pad = op(f, first);
  *rest = BLK_NONE;
  if (pad == OP_CATCHPAD || pad == OP_CLEANUPPAD || pad == OP_CATCHSWITCH) return BLK_NONE;
  for (uint32_t i = 0; i < n; i++)
    if (op(f, term(f, pred(f, b, which[i]))) == OP_INDIRECTBR) return BLK_NONE;
  return pad == OP_LANDINGPAD ? pad_split(f, b, first, which, n, suffix, phi_suffix, rest)
                              : edges_split(f, b, which, n, suffix, phi_suffix);
}
static bool marked_convergent(const Fn *f, Val v) { return is_call(f, v) && call_has_fn_attr(f, v, ATTR_CONVERGENT); }
/* What is appended to p begins with the convergence token of a loop, above which its block holds no convergent
 * operation. Both blocks are walked in step: the shorter one decides as a rule. */
static bool heart_would_move_down(const Fn *f, Blk b, Blk p) {
  Val v = first_ins(f, b), q = first_ins(f, p);
  bool found = false, above = false; /* the first convergent operation of b is such a token; p holds one at all */
  while ((!found && v) || (!above && q)) {
    if (!found && v) {
      if (marked_convergent(f, v)) {
        if (call_intrinsic(f, v) != INTRIN_experimental_convergence_loop) return false;
        found = true;
      } else if (!(v = next_of(f, v))) return false;
    }
    if (!above && q) {
      if (marked_convergent(f, q)) above = true;
      else if (!(q = next_of(f, q))) return false;
    }
  }
  return found && above;
}
/* b may be appended to its only predecessor p. */
static bool may_append(const Fn *f, Blk b, Blk p) {
  if (!p || p == b || b == entry_blk(f) || nsuccs(f, p) != 1 || op(f, term(f, p)) != OP_BR ||
      blk_is_address_taken(f, b))
    return false;
  Op o = op(f, first_nonphi(f, b));
  return o != OP_LANDINGPAD && o != OP_CATCHPAD && o != OP_CLEANUPPAD && o != OP_CATCHSWITCH &&
         !heart_would_move_down(f, b, p);
}
/* Takes the edge from p to b away, and b's phis; debug records at p's end come to stand at b's beginning. */
static void unlink_only_pred(Fn *f, Blk b, Blk p) {
  FOR_EACH_PHI_SAFE(f, b, v) {
    Val x = arg(f, v, 0);
    if (x == v) x = con_poison(&f->con, ty(f, v)); /* only in unreachable code */
    if (has_uses(f, v) || ((uint32_t)v < f->rare->cap_dbg_use && f->rare->dbg_use[v])) val_replace(f, v, x);
    ins_erase(f, v);
  }
  ins_erase(f, term(f, p));
  dbg_end_move(f, p, first_ins(f, b));
}
static void append(Fn *f, Blk b, Blk p) {
  unlink_only_pred(f, b, p);
  edges_move(f, b, p);
  Val pl = last_ins(f, p), first = first_ins(f, b), bl = last_ins(f, b);
  blk_set(f, first, bl, p);
  f->ins[first].prev = pl;
  if (pl) f->ins[pl].next = first;
  else f->blk[p].first = first;
  f->blk[p].last = bl;
  f->blk[b].first = f->blk[b].last = VAL_NONE;
  dbg_end_append(f, b, p);
  if (!blk_name_of(f, p).n && p != entry_blk(f)) blk_name_take(f, p, b);
  blk_unplace(f, b);
  touch_(f, EP_CFG | EP_VAL | EP_MEM);
}
bool blk_merge_into_pred(Fn *f, Blk b) {
  Blk p = single_pred(f, b);
  if (!may_append(f, b, p)) return false;
  append(f, b, p);
  return true;
}
bool blk_join(Fn *f, Blk b) {
  Blk p = single_pred(f, b);
  if (!may_append(f, b, p)) return false;
  Val x = first_ins(f, p), y = first_ins(f, b);
  while (x && y) x = next_of(f, x), y = next_of(f, y);
  if (x || p == entry_blk(f) || blk_is_address_taken(f, p)) {
    append(f, b, p);
    return true;
  }
  unlink_only_pred(f, b, p);
  Val pf = first_ins(f, p), pl = last_ins(f, p), first = first_ins(f, b);
  if (pf) {
    blk_set(f, pf, pl, b);
    f->ins[pl].next = first;
    f->ins[first].prev = pl;
    f->blk[b].first = pf;
    f->blk[p].first = f->blk[p].last = VAL_NONE;
  }
  preds_move(f, p, b);
  blk_name_take(f, b, p);
  blk_unplace(f, b);
  blk_place_after(f, b, p);
  blk_unplace(f, p);
  touch_(f, EP_CFG | EP_VAL | EP_MEM);
  return true;
}
void blk_splice(Fn *f, Blk b, Val before) {
  Blk to = blk_of(f, before);
  Val first = first_ins(f, b), last = last_ins(f, b), prev = prev_of(f, before);
  ASSERT(to && to != b && !npreds(f, b) && !nsuccs(f, b));
  dbg_end_move(f, b, before);
  if (first) {
    blk_set(f, first, last, to);
    f->ins[first].prev = prev;
    if (prev) f->ins[prev].next = first;
    else f->blk[to].first = first;
    f->ins[last].next = before;
    f->ins[before].prev = last;
  }
  f->blk[b].first = f->blk[b].last = VAL_NONE;
  blk_unplace(f, b);
  touch_(f, EP_CFG | EP_VAL | EP_MEM);
}
Val phi_common(const Fn *f, Val phi) {
  Val c = VAL_NONE;
  for (uint32_t i = 0; i < nops(f, phi); i++) {
    Val x = arg(f, phi, i);
    if (x == phi || x == c) continue;
    if (c) return VAL_NONE;
    c = x;
  }
  return c;
}
uint32_t phis_simplify(Fn *f, Blk b) {
  uint32_t n = 0;
  FOR_EACH_PHI_SAFE(f, b, v) {
    Val c = phi_common(f, v);
    if (!c) continue;
    val_replace(f, v, c);
    ins_erase(f, v);
    n++;
  }
  return n;
}
void fn_args_keep(Fn *f, const uint8_t *keep) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < f->nargs; i++) {
    Val a = fn_arg(f, i), to = (Val)(n + 1);
    if (!keep[i]) {
      dbg_salvage(f, a);
      if (has_uses(f, a) || ((uint32_t)a < f->rare->cap_dbg_use && f->rare->dbg_use[a]))
        val_replace(f, a, con_poison(&f->con, ty(f, a)));
      continue;
    }
    n++;
    if (to == a) continue;
    type_set(f, to, ty(f, a));
    if ((uint32_t)to < f->cap_name) f->name[to] = (Name){0, 0};
    name_take(f, to, a);
    val_replace(f, a, to);
  }
  for (uint32_t i = n; i < f->nargs; i++) {
    f->ins[i + 1].op = OP_NONE;
    if (i + 1 < f->cap_name) f->name[i + 1] = (Name){0, 0};
  }
  f->nargs = n;
}
uint32_t ins_erase_dead(Fn *f, Val v) {
  uint32_t n = 0;
  VecU32 work = {0};
  vec_push(&work, (uint32_t)v);
  while (work.n) {
    Val x = (Val)vec_pop(&work);
    if (op(f, x) == OP_NONE || !is_trivially_dead(f, x)) continue;
    Val few[8];
    uint32_t k = 0, m = nops(f, x);
    dbg_salvage(f, x);
    for (uint32_t i = 0; i < m; i++) {
      Val a = arg(f, x, i);
      if (!val_is_local(a) || is_arg(f, a)) continue;
      if (k < ARRAY_LEN(few)) few[k++] = a;
      else vec_push(&work, (uint32_t)a);
    }
    ins_erase(f, x);
    n++;
    while (k) {
      k--;
      vec_push(&work, (uint32_t)few[k]);
    }
  }
  vec_free(&work);
  return n;
}

/* ---- debug info ---- */
enum {
  DWOP_PLUS_UCONST = 0x23,
  DWOP_CONSTU = 0x10,
  DWOP_CONSTS = 0x11,
  DWOP_PLUS = 0x22,
  DWOP_MINUS = 0x1c,
  DWOP_MUL = 0x1e,
  DWOP_DIV = 0x1b,
  DWOP_MOD = 0x1d,
  DWOP_OR = 0x21,
  DWOP_AND = 0x1a,
  DWOP_XOR = 0x27,
  DWOP_SHL = 0x24,
  DWOP_SHR = 0x25,
  DWOP_SHRA = 0x26,
  DWOP_STACK_VALUE = 0x9f,
  DWOP_LLVM_FRAGMENT = 0x1000,
  DWOP_LLVM_CONVERT = 0x1001,
  DWOP_LLVM_ARG = 0x1005,
  DWATE_SIGNED = 5,
  DWATE_UNSIGNED = 7
};
/* v = base OP constant as expression operators; false where it cannot be said. */
static bool salvage_ops(const Fn *f, Val v, Val *base, uint64_t *w, uint32_t *n, bool *value) {
  const Module *m = f->m;
  *n = 0;
  *value = true;
  if (!nops(f, v)) return false;
  *base = arg(f, v, 0);
  uint64_t c;
  Op o = op(f, v);
  switch (o) {
  case OP_BITCAST: *value = false; return true;
  case OP_ZEXT:
  case OP_SEXT:
  case OP_TRUNC: {
    if (ty_is_vec(m, ty(f, v))) return false;
    uint64_t e = o == OP_SEXT ? DWATE_SIGNED : DWATE_UNSIGNED;
    uint64_t from = ty_bits(m, ty(f, *base)), to = ty_bits(m, ty(f, v));
    const uint64_t s[] = {DWOP_LLVM_CONVERT, from, e, DWOP_LLVM_CONVERT, to, e};
    memcpy(w, s, sizeof s);
    *n = 6;
    return true;
  }
  case OP_GEP: {
    int64_t off;
    if (!gep_offset(f, v, &off)) return false;
    if (off > 0) {
      w[0] = DWOP_PLUS_UCONST;
      w[1] = (uint64_t)off;
      *n = 2;
    } else if (off < 0) {
      w[0] = DWOP_CONSTU;
      w[1] = (uint64_t)-off;
      w[2] = DWOP_MINUS;
      *n = 3;
    }
    return true;
  }
  case OP_ADD:
  case OP_SUB:
  case OP_MUL:
  case OP_SDIV:
  case OP_SREM:
  case OP_OR:
  case OP_AND:
  case OP_XOR:
  case OP_SHL:
  case OP_LSHR:
  case OP_ASHR: {
    if (!val_is_con(arg(f, v, 1)) || ty_is_vec(m, ty(f, v)) || !con_u64(&f->con, arg(f, v, 1), &c)) return false;
    int64_t s = sext64(c, ty_bits(m, ty(f, v)));
    if (o == OP_ADD || o == OP_SUB) {
      if (o == OP_SUB) s = (int64_t)(0 - (uint64_t)s);
      if (s >= 0) {
        w[0] = DWOP_PLUS_UCONST;
        w[1] = (uint64_t)s;
        *n = 2;
      } else {
        w[0] = DWOP_CONSTU;
        w[1] = 0 - (uint64_t)s;
        w[2] = DWOP_MINUS;
        *n = 3;
      }
      return true;
    }
    static const uint64_t code[] = {[OP_MUL] = DWOP_MUL, [OP_SDIV] = DWOP_DIV, [OP_SREM] = DWOP_MOD,
                                    [OP_OR] = DWOP_OR,   [OP_AND] = DWOP_AND,  [OP_XOR] = DWOP_XOR,
                                    [OP_SHL] = DWOP_SHL, [OP_LSHR] = DWOP_SHR, [OP_ASHR] = DWOP_SHRA};
    w[0] = DWOP_CONSTU;
    w[1] = (uint64_t)s;
    w[2] = code[o];
    *n = 3;
    return true;
  }
  default: return false;
  }
}
void dbg_salvage(Fn *f, Val v) {
  if ((uint32_t)v >= f->rare->cap_dbg_use || !f->rare->dbg_use[v]) return;
  Val base;
  uint64_t ops[8], w[128];
  uint32_t n;
  bool value;
  if (!salvage_ops(f, v, &base, ops, &n, &value) || base == v) return;
  for (Use u = f->rare->dbg_use[v], next; u; u = next) {
    next = f->link[u].next;
    Dbg d = (Dbg)(f->link[u].user & ~DBG_USER_BIT);
    DbgRec *r = &f->rare->dbgrec.p[d];
    uint32_t at = (uint32_t)u - r->opnd;
    bool is_addr = r->has_addr && at == r->nops - 1;
    if (r->arglist) continue; /* becomes poison with v; lists are rare */
    Md old = is_addr ? r->addr_expr : r->expr;
    const MdRec *e = old ? md_rec(f->m, old) : NULL;
    uint32_t en = e && e->form == MDF_EXPR ? e->n : 0;
    if (n + en + 1 > ARRAY_LEN(w)) continue;
    bool stack = value && r->kind == DBGK_VALUE;
    if (value && !stack && n) {
      if (op(f, v) != OP_GEP && r->kind != DBGK_ASSIGN) continue;
      stack = op(f, v) != OP_GEP && !is_addr;
    }
    if (op(f, v) == OP_GEP && r->kind == DBGK_DECLARE) stack = false;
    uint32_t k = 0, i = 0;
    memcpy(w, ops, n * sizeof *w);
    k = n;
    bool done = !stack || !n;
    while (i < en) {
      uint64_t x = e->words[i];
      if (!done && (x == DWOP_STACK_VALUE || x == DWOP_LLVM_FRAGMENT)) {
        if (x != DWOP_STACK_VALUE) w[k++] = DWOP_STACK_VALUE;
        done = true;
      }
      uint32_t len = x == DWOP_LLVM_FRAGMENT || x == DWOP_LLVM_CONVERT ? 3
                     : x == DWOP_PLUS_UCONST || x == DWOP_CONSTU || x == DWOP_CONSTS || x == DWOP_LLVM_ARG ||
                             x == 0x1002 || x == 0x1003 || x == 0x1004
                         ? 2
                         : 1;
      for (uint32_t j = 0; j < len && i < en; j++) w[k++] = e->words[i++];
    }
    if (!done) w[k++] = DWOP_STACK_VALUE;
    Md ne = n ? md_expr(f->m, w, k) : old;
    r = &f->rare->dbgrec.p[d];
    if (is_addr) r->addr_expr = ne;
    else r->expr = ne;
    use_unlink_(f, (uint32_t)u);
    use_link_(f, (uint32_t)u, (uint32_t)d | DBG_USER_BIT, base);
  }
}
void dbg_operand_replace(Fn *f, Dbg d, Val old, Val with) {
  DbgRec *r = &f->rare->dbgrec.p[d];
  for (uint32_t i = 0; i < r->nops; i++) {
    uint32_t slot = r->opnd + i;
    if (f->opnd[slot] != old) continue;
    use_unlink_(f, slot);
    use_link_(f, slot, (uint32_t)d | DBG_USER_BIT, with);
  }
  touch_(f, EP_VAL);
}
void dbg_forget(Fn *f, Val v) {
  Val poison = con_poison(&f->con, ty(f, v));
  for (Use u; (uint32_t)v < f->rare->cap_dbg_use && (u = f->rare->dbg_use[v]);)
    dbg_operand_replace(f, (Dbg)(f->link[u].user & ~DBG_USER_BIT), v, poison);
}
void name_like(Fn *f, Val v, Val like, Str suffix) {
  Str base = val_is_local(like) ? name_of(f, like) : (Str){0};
  if (base.n) val_name_with(f, v, base, suffix);
}
void ins_hoist(Fn *f, Val v, Val before) {
  bool across = blk_of(f, v) != blk_of(f, before);
  ins_move_before(f, v, before);
  if (across && !is_call(f, v)) dbg_loc_set(f, v, MD_NONE);
}

/* ---- emission ---- */
Val emit(Bld *k, Op o, unsigned sub_, unsigned flags_, Ty t, const Val *ops, uint32_t n) {
  Val v = ins_new(k->f, o, sub_, flags_, t, ops, n);
  if (k->before) ins_place_before(k->f, v, k->before);
  else ins_place_end(k->f, v, k->b);
  dbg_loc_set(k->f, v, k->loc);
  return v;
}
Val emit_icmp(Bld *k, Pred p, Val a, Val b) {
  return emit(k, OP_ICMP, (unsigned)p, 0, ty_with_scalar(k->f->m, ty(k->f, a), TY_I1), (Val[]){a, b}, 2);
}
Val emit_gep(Bld *k, Ty source, unsigned flags_, Val base, const Val *idx, uint32_t n) {
  Fn *f = k->f;
  Ty t = ty(f, base);
  for (uint32_t i = 0; i < n && !ty_is_vec(f->m, t); i++)
    if (ty_is_vec(f->m, ty(f, idx[i]))) t = ty_with_scalar(f->m, ty(f, idx[i]), t);
  FEW(Val, all, 16, n + 1);
  all[0] = base;
  memcpy(all + 1, idx, n * sizeof *all);
  Val v = emit(k, OP_GEP, 0, flags_, t, all, n + 1);
  FEW_FREE(all);
  aux_set(f, v, (uint32_t)source);
  return v;
}
Val emit_ptradd(Bld *k, unsigned flags_, Val base, Val off) { return emit_gep(k, TY_I8, flags_, base, &off, 1); }
Val emit_load(Bld *k, Ty t, Val addr, uint32_t align) {
  Val v = emit(k, OP_LOAD, 1, 0, t, &addr, 1);
  align_set(k->f, v, align ? align : ty_abi_align(k->f->m, t));
  return v;
}
Val emit_store(Bld *k, Val x, Val addr, uint32_t align) {
  Val v = emit(k, OP_STORE, 1, 0, TY_VOID, (Val[]){x, addr}, 2);
  align_set(k->f, v, align ? align : ty_abi_align(k->f->m, ty(k->f, x)));
  return v;
}
Val emit_phi(Fn *f, Blk b, Ty t, const Val *ops) {
  Val v = ins_new(f, OP_PHI, 0, 0, t, ops, npreds(f, b));
  ins_place_first(f, v, b);
  return v;
}
Val emit_call(Bld *k, Ty fnty, Val callee_, const Val *args, uint32_t n, AttrList attrs, unsigned cc) {
  Fn *f = k->f;
  FEW(Val, all, 16, n + 1);
  if (n) memcpy(all, args, n * sizeof *all);
  all[n] = callee_;
  Val v = emit(k, OP_CALL, 0, 0, ty_ret(f->m, fnty), all, n + 1);
  FEW_FREE(all);
  aux_set(f, v, call_add(f, (CallRec){.fnty = fnty, .attrs = attrs, .cc = (uint16_t)cc}));
  return v;
}
Val emit_intrinsic(Bld *k, unsigned id, const Ty *ov, uint32_t nov, const Val *args, uint32_t n) {
  Fn *f = k->f;
  IntrinMade *known = &f->con.made[id & 1], x = *known;
  if (nov != 1 || x.id != id || x.over != ov[0]) {
    StrBuf name = {0};
    intrinsic_mangle(f->m, (IntrinsicId)id, ov, nov, &name);
    x = (IntrinMade){id, nov ? ov[0] : TY_NONE, intrinsic_fnty(f->m, (IntrinsicId)id, ov, nov),
                     con_intrin(&f->con, id, (Str){name.p, (uint32_t)name.n})};
    sb_free(&name);
    if (nov == 1) *known = x;
  }
  return emit_call(k, x.fnty, x.callee, args, n, ATTRLIST_NONE, CC_C);
}
