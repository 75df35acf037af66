/* simplifycfg.c: simplifies the control-flow graph.
 *
 *   entry: br i1 %c, label %a, label %b          entry: %x = select i1 %c, i32 1, i32 %y
 *   a:     br label %j                      =>          ret i32 %x
 *   b:     br label %j
 *   j:     %x = phi i32 [ 1, %a ], [ %y, %b ]
 *          ret i32 %x
 *
 * Algorithm: sweeps over the blocks in layout order; each block is offered to a list of local steps until none
 * applies. What a step changed is marked, later sweeps look only at marked blocks, and a last full sweep confirms
 * that nothing is left. The steps are those of LLVM's SimplifyCFG (the order too, since each opens the way for the
 * next), rewritten; their files say what each does. This file holds the sweep and the steps about single blocks: dead
 * blocks, merging, empty blocks, returns, undefined behaviour.
 *
 * GPU: nothing here executes a convergent operation under a new condition, copies it, or merges two of them. Steps
 * that route an edge around the block where threads met (threading, folding comparisons into predecessors) first ask
 * scfg_region_plain, steps that make one path of two by which threads came to a block scfg_paths_plain where the
 * block depended on more than one branch (nested branches, terminators of arms), scfg_join_plain where what decides
 * stays the same (two branches in a row, equal or empty arms of one branch, tables). Arms that all meet right behind
 * need no question. Functions with convergent operations keep their loop headers. Requires nothing, keeps nothing.
 * Cost: linear in practice; caps are in simplifycfg_int.h.
 */
#include "ir/debug_loc.h"
#include "ir/glob_uses.h"
#include "passes/pass_fold.h"
#include "ir/cap.h"
#include "passes/simplifycfg/simplifycfg_int.h"

/* ---- marks ---- */
static void cover(Scfg *s) {
  if (s->f->nblk <= s->cap) return;
  uint32_t n = s->f->nblk + s->f->nblk / 2 + 8;
  s->dirty = mem_realloc(s->dirty, n);
  s->header = mem_realloc(s->header, n);
  memset(s->dirty + s->cap, 1, n - s->cap);
  memset(s->header + s->cap, 0, n - s->cap);
  s->cap = n;
}
void scfg_touch(Scfg *s, Blk b) {
  cover(s);
  s->dirty[b] = 1;
}
void scfg_touch_around(Scfg *s, Blk b) {
  enum { FEW = 16 };
  const Fn *f = s->f;
  cover(s);
  s->dirty[b] = 1;
  for (uint32_t i = 0; i < npreds(f, b) && i < FEW; i++) s->dirty[pred(f, b, i)] = 1;
  for (uint32_t i = 0; i < nsuccs(f, b) && i < FEW; i++) s->dirty[succ(f, b, i)] = 1;
}
bool scfg_is_header(const Scfg *s, Blk b) { return b < s->cap && s->header[b]; }

/* Targets of back edges of a depth-first walk. */
static void find_headers(Scfg *s) {
  Fn *f = s->f;
  cover(s);
  ArenaMark mark = arena_mark(s->px->scratch);
  uint8_t *state = arena_zalloc(s->px->scratch, f->nblk); /* 1 on the path, 2 done */
  uint32_t *at = ARENA_ZARRAY(s->px->scratch, uint32_t, f->nblk);
  Blk *stack = ARENA_ARRAY(s->px->scratch, Blk, f->nblk);
  uint32_t n = 0;
  memset(s->header, 0, s->cap);
  stack[n++] = entry_blk(f);
  state[entry_blk(f)] = 1;
  while (n) {
    Blk b = stack[n - 1];
    if (at[b] == nsuccs(f, b)) {
      state[b] = 2;
      n--;
      continue;
    }
    Blk t = succ(f, b, at[b]++);
    if (state[t] == 1) s->header[t] = 1;
    else if (!state[t]) {
      state[t] = 1;
      stack[n++] = t;
    }
  }
  arena_release(s->px->scratch, mark);
}

/* ---- small edits ---- */
void scfg_drop(Scfg *s, Val v) {
  if (val_is_local(v) && !is_arg(s->f, v) && op(s->f, v) != OP_NONE) ins_erase_dead(s->f, v);
}
void scfg_keep_edge(Scfg *s, Blk b, uint32_t keep) {
  Fn *f = s->f;
  Val t = term(f, b), c = nops(f, t) ? arg(f, t, 0) : VAL_NONE;
  ASSERT(is_op(f, t, OP_BR) || is_op(f, t, OP_SWITCH) || is_op(f, t, OP_INDIRECTBR));
  for (uint32_t i = nsuccs(f, b); i-- > 0;)
    if (i != keep) {
      scfg_touch(s, succ(f, b, i));
      edge_remove(f, b, i);
    }
  term_become(f, b, OP_BR, NULL, 0);
  if (c) scfg_drop(s, c);
  scfg_touch_around(s, b);
}
void scfg_make_unreachable(Scfg *s, Blk b) {
  Fn *f = s->f;
  Val t = term(f, b), c = (is_op(f, t, OP_BR) || is_op(f, t, OP_SWITCH)) && nops(f, t) ? arg(f, t, 0) : VAL_NONE;
  for (uint32_t i = 0; i < nsuccs(f, b) && i < 64; i++) scfg_touch(s, succ(f, b, i));
  term_unreachable(f, b);
  if (c) scfg_drop(s, c);
  scfg_touch_around(s, b);
}
/* v and everything after it go; the block ends in unreachable. */
static void cut_at(Scfg *s, Val v) {
  Fn *f = s->f;
  Blk b = blk_of(f, v);
  while (last_ins(f, b) != v) ins_erase_poison(f, last_ins(f, b));
  Md loc = dbg_loc(f, v);
  scfg_drop_records(f, v);
  ins_erase_poison(f, v);
  for (Dbg d = dbg_first_end(f, b), n; d; d = n) {
    n = f->rare->dbgrec.p[d].next;
    dbg_erase(f, d);
  }
  Val t = ins_new(f, OP_UNREACHABLE, 0, 0, TY_VOID, NULL, 0);
  ins_place_end(f, t, b);
  dbg_loc_set(f, t, loc);
  scfg_touch_around(s, b);
}

/* ---- what execution cannot pass ---- */
static bool con_null_or_undef(const Fn *f, Val v, bool *null) {
  if (!val_is_con(v)) return false;
  ConKind k = con_kind(&f->con, con_twin(&f->con, v));
  *null = k == CON_NULL;
  return k == CON_NULL || k == CON_UNDEF || k == CON_POISON;
}
/* An invoke of something that cannot throw. */
static void without_pad(Scfg *s, Val v) {
  Blk b = blk_of(s->f, v);
  scfg_touch(s, succ(s->f, b, 1));
  invoke_to_call(s->f, v);
  scfg_touch_around(s, b);
}
static bool is_funclet_personality(const Fn *f) {
  const Global *g = fn_glob(f);
  if (!g->personality || con_kind(&f->m->con, g->personality) != CON_GLOBAL) return false;
  Str n = glob(f->m, con_glob(&f->m->con, g->personality))->name;
  return str_eq(n, STR("_except_handler3")) || str_eq(n, STR("_except_handler4")) ||
         str_eq(n, STR("__C_specific_handler"));
}
/* Cuts blocks behind what never lets execution pass: noreturn calls, false assumptions, accesses of null or undef.
 * Sees on its way what the function holds: convergent operations, and blocks that end in `ret` and in `resume`. */
static bool cut_dead_ends(Scfg *s) {
  Fn *f = s->f;
  bool any = false, seh = is_funclet_personality(f);
  s->rets = s->resumes = 0;
  FOR_EACH_BLK(f, b) {
    FOR_EACH_INS(f, b, v) {
      bool null = false;
      if (!s->convergent && is_call(f, v)) s->convergent = is_convergent(f, v);
      if (f->ins[v].op == OP_CALL) {
        Val c = callee(f, v);
        if (con_null_or_undef(f, c, &null) && (!null || scfg_null_invalid(s, ty(f, c)))) {
          cut_at(s, v);
          any = true;
          break;
        }
        unsigned id = call_intrinsic(f, v);
        if (id == INTRIN_assume) {
          uint64_t k;
          Val a = arg(f, v, 0);
          if (val_is_con(a) && (con_is_undefined(&f->con, a) || (con_u64(&f->con, a, &k) && !k))) {
            cut_at(s, v);
            any = true;
            break;
          }
        } else if (!is_musttail(f, v) && call_has_fn_attr(f, v, ATTR_NORETURN)) {
          Val n = next_of(f, v);
          if (n && f->ins[n].op != OP_UNREACHABLE) {
            cut_at(s, n);
            any = true;
            break;
          }
        }
      } else if (f->ins[v].op == OP_STORE && !is_volatile(f, v)) {
        Val p = arg(f, v, 1);
        if (con_null_or_undef(f, p, &null) && (!null || scfg_null_invalid(s, ty(f, p)))) {
          cut_at(s, v);
          any = true;
          break;
        }
      } else if (f->ins[v].op == OP_INVOKE) {
        Val c = callee(f, v);
        if (con_null_or_undef(f, c, &null) && (!null || scfg_null_invalid(s, ty(f, c)))) {
          cut_at(s, v);
          any = true;
          break;
        }
        if (call_has_fn_attr(f, v, ATTR_NOUNWIND) && !seh) {
          without_pad(s, v);
          any = true;
          break;
        }
      }
    }
    s->rets += is_op(f, term(f, b), OP_RET);
    s->resumes += is_op(f, term(f, b), OP_RESUME);
  }
  return any;
}

/* ---- one exit ---- */
/* Several blocks that return (or resume) share one block that does. */
static bool one_exit(Scfg *s, Op o) {
  Fn *f = s->f;
  VecU32 bs = {0};
  FOR_EACH_BLK(f, b) {
    Val t = term(f, b);
    if (f->ins[t].op != o || (nops(f, t) && ty(f, arg(f, t, 0)) == TY_TOKEN)) continue;
    bool must = false; /* a musttail call or a deoptimizing one stays beside its return */
    for (Val v = prev_of(f, t), k = VAL_NONE; v && k < 2; v = prev_of(f, v), k = (Val)(k + 1))
      if (is_call(f, v) && (is_musttail(f, v) || is_intrinsic(f, v, INTRIN_experimental_deoptimize))) must = true;
    if (!must) vec_push(&bs, (uint32_t)b);
  }
  if (bs.n < 2) {
    vec_free(&bs);
    return false;
  }
  Blk first = (Blk)bs.p[0], e = blk_new_before(f, first, o == OP_RET ? STR("common.ret") : STR("common.resume"));
  Ty t = nops(f, term(f, first)) ? ty(f, arg(f, term(f, first), 0)) : TY_NONE;
  Val *x = ARENA_ARRAY(s->px->scratch, Val, bs.n);
  for (uint32_t i = 0; i < bs.n; i++)
    if (t) x[i] = arg(f, term(f, (Blk)bs.p[i]), 0);
  Md loc = dbg_loc(f, term(f, first));
  for (uint32_t i = 0; i < bs.n; i++) {
    loc = dbg_merge_loc(f->m, loc, dbg_loc(f, term(f, (Blk)bs.p[i])));
    term_br(f, (Blk)bs.p[i], e);
  }
  Val r = VAL_NONE;
  if (t) {
    r = emit_phi(f, e, t, x);
    name_set(f, r, o == OP_RET ? STR("common.ret.op") : STR("common.resume.op"));
  }
  Val n = ins_new(f, o, 0, 0, TY_VOID, &r, t ? 1 : 0);
  ins_place_end(f, n, e);
  dbg_loc_set(f, n, loc);
  scfg_touch_around(s, e);
  vec_free(&bs);
  return true;
}

/* ---- phis ---- */
/* Equal phis become one; O(phis * predecessors) expected a round, and another round only where phis of the block took
 * what became one. */
static bool merge_equal_phis(Scfg *s, Blk b) {
  Fn *f = s->f;
  bool any = false, again = true;
  Val first = first_ins(f, b);
  if (f->ins[first].op != OP_PHI || f->ins[next_of(f, first)].op != OP_PHI) return false;
  while (again) {
    again = false;
    uint32_t n = 0;
    FOR_EACH_PHI(f, b, v) n++;
    ArenaMark mark = arena_mark(s->px->scratch);
    IdSet phis = idset_on(s->px->scratch, n);
    FOR_EACH_PHI_SAFE(f, b, v) {
      InsView e = ins_view(f, v);
      uint32_t hash = expr_hash(f, &e), k = idset_probe(&phis, hash, hash);
      Val same;
      while ((same = (Val)phis.slot[k].id) != VAL_NONE && !ins_same(f, same, v)) k = idset_probe(&phis, k + 1, hash);
      if (!same) {
        idset_put(&phis, k, v, hash);
        continue;
      }
      FOR_EACH_USE(f, v, u)
        if (is_op(f, use_user(f, u), OP_PHI) && blk_of(f, use_user(f, u)) == b)
          again = true; /* it is in the table as it was */
      flags_intersect(f, same, v);
      val_replace(f, v, same);
      ins_erase(f, v);
      any = true;
    }
    arena_release(s->px->scratch, mark);
  }
  return any;
}

/* ---- undefined behaviour on an edge ---- */
/* Value x of phi v makes the block undefined before anything can leave it. `moved`: an address computed from it by a
 * nonzero offset. */
bool scfg_makes_undefined(Scfg *s, Val x, Val v, bool moved, unsigned depth) {
  Fn *f = s->f;
  bool null;
  uint64_t zero;
  if (!val_is_con(x) || depth > 4) return false;
  ConKind k = con_kind(&f->con, x);
  null = k == CON_NULL || (k == CON_INT && con_u64(&f->con, x, &zero) && zero == 0);
  bool undef = k == CON_UNDEF || k == CON_POISON;
  if (!null && !undef) return false;
  unsigned looked = 0;
  FOR_EACH_USE(f, v, u) {
    Val user = use_user(f, u);
    uint32_t at = use_index(f, u);
    if (at_cap(f->m, SCFG_USES, looked++)) break;
    if (blk_of(f, user) != blk_of(f, v) || user == v || is_op(f, user, OP_PHI)) continue;
    bool hit = false;
    bool bad_ptr = ty_is_ptr(f->m, ty(f, v)) && !moved && (undef || scfg_null_invalid(s, ty(f, v)));
    switch (op(f, user)) {
    case OP_GEP: {
      if (at != 0 || ty_is_vec(f->m, ty(f, user))) continue;
      bool zeros = true;
      for (uint32_t i = 1; i < nops(f, user); i++)
        if (!val_is_con(arg(f, user, i)) || !con_is_zero(&f->con, arg(f, user, i))) zeros = false;
      bool m = moved || (!zeros && (!(flags(f, user) & F_INBOUNDS) || !scfg_null_invalid(s, ty(f, user))));
      if (!scfg_makes_undefined(s, x, user, m, depth + 1)) continue;
      hit = true;
      break;
    }
    case OP_BITCAST: hit = scfg_makes_undefined(s, x, user, moved, depth + 1); break;
    case OP_LOAD: hit = bad_ptr && !is_volatile(f, user); break;
    case OP_STORE: hit = bad_ptr && at == 1 && !is_volatile(f, user); break;
    case OP_UDIV:
    case OP_SDIV:
    case OP_UREM:
    case OP_SREM: hit = at == 1 && !ty_is_ptr(f->m, ty(f, v)); break;
    case OP_RET: {
      AttrSet a = attrlist_ret(f->m, fn_glob(f)->fattrs);
      bool noundef = attrset_has(f->m, a, ATTR_NOUNDEF);
      hit = noundef && (undef || (attrset_has(f->m, a, ATTR_NONNULL) && k == CON_NULL && !moved));
      break;
    }
    case OP_CALL:
    case OP_INVOKE:
    case OP_CALLBR: {
      uint32_t na = call_nargs(f, user);
      if (is_intrinsic(f, user, INTRIN_assume)) {
        hit = at == 0 && !ty_is_ptr(f->m, ty(f, v));
        break;
      }
      if (at == nops(f, user) - 1) {
        hit = bad_ptr;
        break;
      }
      if (k == CON_NULL && s->null_ok) break;
      if (at < na && call_param_attr(f, user, at, ATTR_NOUNDEF))
        hit = undef || (k == CON_NULL && !moved && call_param_attr(f, user, at, ATTR_NONNULL));
      break;
    }
    default: continue;
    }
    if (!hit) continue;
    /* Everything from v to the user must let execution pass. */
    bool reach = true;
    unsigned steps = 0;
    for (Val i = is_op(f, v, OP_PHI) ? first_nonphi(f, blk_of(f, v)) : next_of(f, v); reach && i != user;
         i = next_of(f, i)) {
      if (!i || past_cap(f->m, SCFG_UNDEFINED_SCAN, ++steps) || !transfers_execution(f, i)) reach = false;
      else if (is_sync(f, i) && is_call(f, i)) reach = false; /* other threads may never let it pass */
    }
    if (reach) return true;
  }
  return false;
}
static bool drop_undefined_pred(Scfg *s, Blk b) {
  Fn *f = s->f;
  FOR_EACH_PHI(f, b, v) {
    if (!has_uses(f, v)) continue;
    for (uint32_t i = 0; i < nops(f, v); i++) {
      Val x = arg(f, v, i);
      if (!val_is_con(x)) continue;
      Blk p = pred(f, b, i);
      Val t = term(f, p);
      if (!is_op(f, t, OP_BR) && !is_op(f, t, OP_SWITCH)) continue;
      if (!scfg_makes_undefined(s, x, v, false, 0)) continue;
      uint32_t si = pred_succ(f, b, i);
      if (is_br(f, t) || nsuccs(f, p) == 1) {
        scfg_make_unreachable(s, p);
        return true;
      }
      if (is_op(f, t, OP_BR)) {
        if (succ(f, p, 0) == succ(f, p, 1)) {
          scfg_make_unreachable(s, p);
          return true;
        }
        Bld k = bld_before(f, t);
        Val c = arg(f, t, 0);
        if (si == 0) c = scfg_not(s, &k, c);
        emit_intrinsic(&k, INTRIN_assume, NULL, 0, &c, 1);
        scfg_keep_edge(s, p, 1 - si);
        return true;
      }
      /* A switch: all its edges here go to an unreachable block. */
      Blk dead = BLK_NONE;
      bool any = false;
      for (uint32_t e = 0; e < nsuccs(f, p); e++) {
        if (succ(f, p, e) != b) continue;
        if (!dead) {
          dead = blk_new_before(f, b, STR("unreachable"));
          ins_place_end(f, ins_new(f, OP_UNREACHABLE, 0, 0, TY_VOID, NULL, 0), dead);
        }
        edge_redirect(f, p, e, dead);
        any = true;
      }
      if (any) {
        scfg_touch_around(s, b);
        scfg_touch(s, p);
        scfg_touch(s, dead);
        return true;
      }
    }
  }
  return false;
}

/* ---- empty blocks ---- */
int scfg_entry(Scfg *s, Blk to, Blk from) {
  Fn *f = s->f;
  if (s->edge.to == to && s->edge.from == from) {
    int at = s->edge.at;
    if (at >= 0 ? (uint32_t)at < npreds(f, to) && pred(f, to, (uint32_t)at) == from : s->edge.ep == f->ep_cfg)
      return at;
  }
  s->edge.to = to;
  s->edge.from = from;
  s->edge.ep = f->ep_cfg;
  return s->edge.at = find_pred(f, to, from);
}
/* b holds phis and `br label %to`: its predecessors branch to `to` themselves. Where one predecessor reaches both
 * with different values, b stays for that one alone. */
/* Predecessors that both b and `to`, which it leads to by predecessor `at`, have: their values must agree. */
typedef struct Clash {
  Blk blk;   /* where they do not; BLK_NONE: nowhere */
  bool many; /* of several */
  uint32_t common;
} Clash;
static Clash clash_of(Scfg *s, Blk b, Blk to, uint32_t at) {
  Fn *f = s->f;
  Clash r = {BLK_NONE, false, 0};
  Blk common = BLK_NONE;
  uint32_t np = npreds(f, b);
  enum { FEW = 8 };
  ScfgMap *entry = np > FEW ? &s->map : NULL; /* 1 + a predecessor index in `to` */
  if (entry) {
    scfg_map_begin(entry, f);
    for (uint32_t i = 0; i < npreds(f, to); i++) scfg_map_set(entry, pred(f, to, i), i + 1);
  }
  for (uint32_t i = 0; i < np; i++) {
    Blk p = pred(f, b, i);
    uint32_t in = entry ? scfg_map_get(entry, p) : (uint32_t)(scfg_entry(s, to, p) + 1);
    if (!in) continue;
    if (p != common) {
      common = p;
      r.common++;
    }
    bool ok = true;
    FOR_EACH_PHI(f, to, v) {
      Val x = arg(f, v, at), y = arg(f, v, in - 1);
      if (val_is_local(x) && is_op(f, x, OP_PHI) && blk_of(f, x) == b) x = arg(f, x, i);
      if (x != y && !is_undefined(f, x) && !is_undefined(f, y)) ok = false;
    }
    if (!ok) {
      if (r.blk && r.blk != p) r.many = true;
      r.blk = p;
    }
  }
  return r;
}
/* The edges into b, but those from `clash`, lead to `to`. */
static void edges_past(Scfg *s, Blk b, Blk to, Blk clash, Md loop) {
  Fn *f = s->f;
  uint32_t nphi = 0;
  FOR_EACH_PHI(f, to, v) nphi++;
  Val *vals = ARENA_ARRAY(s->px->scratch, Val, nphi + 1);
  for (uint32_t i = npreds(f, b); i-- > 0;) {
    Blk p = pred(f, b, i);
    if (p == clash) continue;
    uint32_t k = 0;
    uint32_t at = succ_pred(f, b, 0);
    FOR_EACH_PHI(f, to, v) {
      Val x = arg(f, v, at);
      if (val_is_local(x) && is_op(f, x, OP_PHI) && blk_of(f, x) == b) x = arg(f, x, i);
      vals[k++] = x;
    }
    int had = nphi ? scfg_entry(s, to, p) : -1;
    if (had >= 0) {
      k = 0;
      FOR_EACH_PHI(f, to, v) { /* one value for all edges of p; the defined one of two */
        Val y = arg(f, v, (uint32_t)had);
        if (is_undefined(f, vals[k]) && !(val_is_con(y) && con_kind(&f->con, y) == CON_POISON)) vals[k] = y;
        if (vals[k] != y) phi_set(f, v, p, vals[k]);
        k++;
      }
    }
    uint32_t pi = edge_redirect(f, p, pred_succ(f, b, i), to);
    if (had < 0) {
      s->edge.to = to;
      s->edge.from = p;
      s->edge.at = (int)pi;
    }
    k = 0;
    FOR_EACH_PHI(f, to, v) opnd_set(f, v, pi, vals[k++]);
    if (loop) md_set(f, term(f, p), MDK_LOOP, loop);
    scfg_touch(s, p);
  }
}
static bool skip_empty(Scfg *s, Blk b) {
  Fn *f = s->f;
  Blk to = succ(f, b, 0);
  if (to == b || b == entry_blk(f) || blk_is_address_taken(f, b)) return false;
  Val t = term(f, b);
  Md loop = md_get(f, t, MDK_LOOP);
  if (single_pred(f, to)) {
    if (!blk_merge_into_pred(f, to)) return false;
    scfg_touch_around(s, b);
    return true;
  }
  uint32_t np = npreds(f, b), nphi = 0;
  for (uint32_t i = 0; i < np; i++) {
    Blk p = pred(f, b, i);
    Val pt = term(f, p);
    if (is_op(f, pt, OP_INDIRECTBR) || is_op(f, pt, OP_CALLBR)) return false;
    if (loop && md_get(f, pt, MDK_LOOP)) return false;
  }
  uint32_t at = succ_pred(f, b, 0);
  Blk asked = BLK_NONE;
  for (uint32_t i = 0; s->convergent && i < np && scfg_lanes(s);
       i++) { /* where one branch comes to `to` over b and straight, that becomes one path */
    Blk p = pred(f, b, i);
    if (p == asked || scfg_entry(s, to, p) < 0) continue;
    if (!scfg_join_plain(s, p, to)) return false;
    asked = p;
  }
  FOR_EACH_PHI(f, to, v) nphi++;
  if (past_cap(f->m, SCFG_PHI_GROWTH, (uint64_t)nphi * (np ? np - 1 : 0))) return false;
  FOR_EACH_PHI(f, b, v) {
    FOR_EACH_USE(f, v, u) {
      Val user = use_user(f, u);
      if (!is_op(f, user, OP_PHI) || blk_of(f, user) != to || use_index(f, u) != at) return false;
    }
  }
  cover(s);
  Clash cl = nphi ? clash_of(s, b, to, at) : (Clash){BLK_NONE, false, 0};
  Blk clash = cl.blk;
  if (clash) {
    if (cl.many || cl.common > 1 || np < 2 || f->ins[first_ins(f, b)].op != OP_PHI) return false;
    bool other = false;
    for (uint32_t i = 0; i < np; i++)
      if (pred(f, b, i) != clash) other = true;
    if (!other) return false;
  }
  edges_past(s, b, to, clash, loop);
  scfg_touch_around(s, to);
  scfg_touch(s, b);
  if (clash) return true;
  if (!blk_name_of(f, to).n) blk_name_take(f, to, b);
  blk_erase(f, b);
  return true;
}

/* A landing pad that equals another one with the same successor, in otherwise empty blocks: the invokes share one. */
static bool merge_landing_pads(Scfg *s, Blk b) {
  Fn *f = s->f;
  Blk to = succ(f, b, 0);
  Val pad = first_ins(f, b);
  for (uint32_t i = 0; i < npreds(f, to) && i < 64; i++) {
    Blk o = pred(f, to, i);
    if (o == b) continue;
    Val q = first_ins(f, o);
    if (!is_op(f, q, OP_LANDINGPAD) || !is_br(f, next_of(f, q)) || !ins_same(f, pad, q) || flags(f, pad) != flags(f, q))
      continue;
    uint32_t pb = succ_pred(f, b, 0), po = succ_pred(f, o, 0);
    bool same = true;
    FOR_EACH_PHI(f, to, v) {
      Val x = arg(f, v, pb), y = arg(f, v, po);
      if (x != y && !(x == pad && y == q)) same = false;
    }
    FOR_EACH_USE(f, pad, u)
      if (blk_of(f, use_user(f, u)) != to || !is_op(f, use_user(f, u), OP_PHI) || use_index(f, u) != pb) same = false;
    if (!same) continue;
    bool invokes = true;
    for (uint32_t k = 0; k < npreds(f, b); k++)
      if (!is_op(f, term(f, pred(f, b, k)), OP_INVOKE)) invokes = false;
    if (!invokes) continue;
    while (npreds(f, b)) edge_redirect(f, pred(f, b, 0), pred_succ(f, b, 0), o);
    scfg_touch_around(s, o);
    return true;
  }
  return false;
}

/* ---- ends of execution ---- */
/* The edge of a terminator of which can_drop_unwind holds that goes where exceptions do. */
static uint32_t unwind_edge(const Fn *f, Val t) { return is_op(f, t, OP_INVOKE) ? 1 : 0; }
/* p's terminator no longer unwinds to a block: exceptions leave the function. */
static bool can_drop_unwind(const Fn *f, Val t) {
  return is_op(f, t, OP_INVOKE) || (is_op(f, t, OP_CLEANUPRET) && nsuccs(f, blk_of(f, t))) ||
         (is_op(f, t, OP_CATCHSWITCH) && (flags(f, t) & F_UNWIND));
}
static void drop_unwind(Scfg *s, Blk p) {
  Fn *f = s->f;
  Val t = term(f, p);
  if (is_op(f, t, OP_INVOKE)) {
    without_pad(s, t);
    return;
  }
  edge_remove(f, p, unwind_edge(f, t));
  if (is_op(f, t, OP_CATCHSWITCH)) flags_set(f, t, flags(f, t) & ~(unsigned)F_UNWIND);
  scfg_touch_around(s, p);
}
/* All predecessors of pad block b; false, and nothing done, when one cannot. */
static bool drop_unwind_to(Scfg *s, Blk b) {
  Fn *f = s->f;
  if (!npreds(f, b)) return false;
  for (uint32_t i = 0; i < npreds(f, b); i++) {
    Val t = term(f, pred(f, b, i));
    if (!can_drop_unwind(f, t) || pred_succ(f, b, i) != unwind_edge(f, t)) return false;
  }
  while (npreds(f, b)) drop_unwind(s, pred(f, b, npreds(f, b) - 1));
  scfg_touch(s, b);
  return true;
}
/* b: a catchpad that nothing comes back from. Its handler goes; the last one takes the catchswitch along. */
static bool drop_handler(Scfg *s, Blk b) {
  Fn *f = s->f;
  Blk p = single_pred(f, b);
  if (!p || !is_op(f, term(f, p), OP_CATCHSWITCH)) return false;
  bool unwinds = (flags(f, term(f, p)) & F_UNWIND) != 0;
  uint32_t handlers = nsuccs(f, p) - unwinds;
  if (handlers > 1) {
    edge_remove(f, p, pred_succ(f, b, 0));
    scfg_touch_around(s, p);
    scfg_touch(s, b);
    return true;
  }
  if (first_ins(f, p) != term(f, p)) return false;
  if (!unwinds) return drop_unwind_to(s, p);
  Blk to = succ(f, p, 0);
  if (f->ins[first_ins(f, to)].op == OP_PHI || to == p) return false;
  while (npreds(f, p)) {
    uint32_t i = npreds(f, p) - 1;
    scfg_touch(s, pred(f, p, i));
    edge_redirect(f, pred(f, p, i), pred_succ(f, p, i), to);
  }
  scfg_touch(s, p);
  scfg_touch(s, to);
  return true;
}
static bool step_unreachable(Scfg *s, Blk b) {
  Fn *f = s->f;
  Val t = term(f, b);
  bool any = false;
  /* Whatever certainly runs into it need not run. */
  for (Val v; (v = prev_of(f, t)) && !is_op(f, v, OP_PHI);) {
    Op o = op(f, v);
    if (o == OP_LANDINGPAD || o == OP_CATCHPAD || o == OP_CLEANUPPAD) {
      if (o != OP_LANDINGPAD) break;
      /* unreachable landing pad: the invokes cannot unwind, see below */
      break;
    }
    if (!transfers_execution(f, v)) break;
    if (is_call(f, v) && is_sync(f, v)) break; /* it may wait for ever for other threads */
    if (ty(f, v) == TY_TOKEN) break;
    scfg_drop_records(f, v);
    ins_erase_poison(f, v);
    any = true;
  }
  while (is_op(f, prev_of(f, t), OP_PHI)) { /* nobody is left who takes them */
    ins_erase_poison(f, prev_of(f, t));
    any = true;
  }
  if (dbg_first(f, t)) {
    scfg_drop_records(f, t);
    s->records_gone = true;
  }
  Val first = first_ins(f, b);
  if (first != t) {
    if (next_of(f, first) != t) return any;
    if (is_op(f, first, OP_CATCHPAD)) return drop_handler(s, b) || any;
    if (is_op(f, first, OP_CLEANUPPAD)) return drop_unwind_to(s, b) || any;
    if (!is_op(f, first, OP_LANDINGPAD)) return any;
  }
  /* Nothing but unreachable: no predecessor comes here. */
  for (uint32_t i = npreds(f, b); i-- > 0;) {
    if (i >= npreds(f, b)) continue;
    Blk p = pred(f, b, i);
    Val pt = term(f, p);
    uint32_t si = pred_succ(f, b, i);
    if (is_op(f, pt, OP_BR)) {
      if (nops(f, pt) && succ(f, p, 0) != succ(f, p, 1)) {
        Bld k = bld_before(f, pt);
        Val c = arg(f, pt, 0);
        bool kc, known = scfg_con_bool(f, c, &kc);
        if (!known) {
          if (si == 0) c = scfg_not(s, &k, c);
          emit_intrinsic(&k, INTRIN_assume, NULL, 0, &c, 1);
        }
        if (known && kc == (si == 0)) scfg_make_unreachable(s, p);
        else scfg_keep_edge(s, p, 1 - si);
      } else scfg_make_unreachable(s, p);
      any = true;
    } else if (is_op(f, pt, OP_SWITCH)) {
      uint32_t n = nsuccs(f, p) - 1, live = 0;
      uint8_t *drop = mem_zalloc(n + 1);
      for (uint32_t e = 0; e < n; e++) {
        drop[e] = succ(f, p, e + 1) == b;
        live += !drop[e];
      }
      if (live < n) {
        scfg_switch_keep(s, p, drop);
        any = true;
      }
      mem_free(drop);
      if (!live && succ(f, p, 0) == b && nsuccs(f, p) == 1) {
        scfg_make_unreachable(s, p);
        any = true;
      }
      i = u32_min(i, npreds(f, b));
    } else if (is_op(f, pt, OP_INVOKE) && si == 1) {
      without_pad(s, pt);
      any = true;
    } else if (is_op(f, pt, OP_CLEANUPRET)) {
      scfg_make_unreachable(s, p);
      any = true;
    }
  }
  if (!npreds(f, b) && b != entry_blk(f)) {
    scfg_touch(s, b);
    any = true;
  }
  return any;
}
/* A landing pad that only resumes: the invokes may as well be calls. */
static bool step_resume(Scfg *s, Blk b) {
  Fn *f = s->f;
  Val t = term(f, b), pad = arg(f, t, 0);
  if (val_is_con(pad)) return false;
  if (is_op(f, pad, OP_PHI) && blk_of(f, pad) == b &&
      first_nonphi(f, b) == t) { /* a common resume: predecessors that hold only the pad */
    bool any = false;
    for (uint32_t i = npreds(f, b); i-- > 0;) {
      if (i >= npreds(f, b)) continue;
      Blk p = pred(f, b, i);
      Val lp = arg(f, pad, i);
      if (!is_op(f, lp, OP_LANDINGPAD) || blk_of(f, lp) != p || first_nonphi(f, p) != lp || !is_br(f, term(f, p)))
        continue;
      bool only = true;
      for (Val v = next_of(f, lp); v != term(f, p); v = next_of(f, v))
        if (!is_intrinsic(f, v, INTRIN_lifetime_end)) only = false;
      if (!only || count_uses(f, lp, 2) != 1 || f->ins[first_ins(f, p)].op == OP_PHI) continue;
      bool invokes = npreds(f, p) > 0;
      for (uint32_t k = 0; k < npreds(f, p); k++)
        if (!is_op(f, term(f, pred(f, p, k)), OP_INVOKE)) invokes = false;
      if (!invokes) continue;
      while (npreds(f, p)) without_pad(s, term(f, pred(f, p, npreds(f, p) - 1)));
      scfg_make_unreachable(s, p);
      any = true;
    }
    return any;
  }
  if (!is_op(f, pad, OP_LANDINGPAD) || blk_of(f, pad) != b || first_ins(f, b) != pad) return false;
  for (Val v = next_of(f, pad); v != t; v = next_of(f, v))
    if (!is_intrinsic(f, v, INTRIN_lifetime_end)) return false;
  for (uint32_t k = 0; k < npreds(f, b); k++)
    if (!is_op(f, term(f, pred(f, b, k)), OP_INVOKE)) return false;
  if (!npreds(f, b)) return false;
  while (npreds(f, b)) without_pad(s, term(f, pred(f, b, npreds(f, b) - 1)));
  scfg_touch(s, b);
  return true;
}
/* What unwinds from one cleanup into another one, which nothing else leads to, is one cleanup. */
static bool join_cleanups(Scfg *s, Blk b) {
  Fn *f = s->f;
  Val t = term(f, b), pad = arg(f, t, 0);
  Blk to = succ(f, b, 0);
  Val next = first_nonphi(f, to);
  if (to == b || single_pred(f, to) != b || !is_op(f, pad, OP_CLEANUPPAD) || !is_op(f, next, OP_CLEANUPPAD) ||
      arg(f, next, 0) != arg(f, pad, 0))
    return false;
  val_replace(f, next, pad);
  ins_erase(f, next);
  term_become(f, b, OP_BR, NULL, 0);
  scfg_touch_around(s, b);
  return true;
}
/* Phis of b that are used behind `to`, the one block that b leads to, meet what other edges into that have kept. */
static void phis_behind(Scfg *s, Blk b, Blk to) {
  Fn *f = s->f;
  uint32_t at = succ_pred(f, b, 0), n = npreds(f, to);
  FOR_EACH_PHI(f, b, v) {
    Val made = VAL_NONE;
    FOR_EACH_USE(f, v, u) {
      Val user = use_user(f, u);
      uint32_t i = use_index(f, u);
      if (user == made || blk_of(f, user) == b || (is_op(f, user, OP_PHI) && blk_of(f, user) == to && i == at))
        continue;
      if (!made) {
        ArenaMark mark = arena_mark(s->px->scratch);
        Val *x = ARENA_ARRAY(s->px->scratch, Val, n);
        for (uint32_t k = 0; k < n; k++) x[k] = v;
        made = emit_phi(f, to, ty(f, v), x);
        arena_release(s->px->scratch, mark);
        for (uint32_t k = 0; k < n; k++)
          if (k != at) opnd_set(f, made, k, made);
        name_take(f, made, v);
      }
      opnd_set(f, user, i, made);
    }
  }
}
/* A cleanup that does nothing. */
static bool step_cleanupret(Scfg *s, Blk b) {
  Fn *f = s->f;
  Val t = term(f, b), pad = arg(f, t, 0);
  if (nsuccs(f, b) && join_cleanups(s, b)) return true;
  if (!is_op(f, pad, OP_CLEANUPPAD) || blk_of(f, pad) != b || first_nonphi(f, b) != pad || count_uses(f, pad, 2) != 1)
    return false;
  for (Val v = next_of(f, pad); v != t; v = next_of(f, v))
    if (!is_intrinsic(f, v, INTRIN_lifetime_end)) return false;
  if (nsuccs(f, b)) { /* on to the next pad */
    Blk to = succ(f, b, 0);
    uint32_t nphi = 0;
    FOR_EACH_PHI(f, to, v) nphi++;
    if (to == b || !npreds(f, b) || past_cap(f->m, SCFG_PHI_GROWTH, (uint64_t)nphi * (npreds(f, b) - 1))) return false;
    for (uint32_t i = 0; i < npreds(f, b); i++)
      if (!can_drop_unwind(f, term(f, pred(f, b, i)))) return false;
    phis_behind(s, b, to);
    edges_past(s, b, to, BLK_NONE, MD_NONE);
    scfg_touch_around(s, to);
    scfg_touch(s, b);
    return true;
  }
  return drop_unwind_to(s, b);
}
/* Of handlers that catch the same the first does. Linear. */
static bool step_catchswitch(Scfg *s, Blk b) {
  Fn *f = s->f;
  bool unwinds = (flags(f, term(f, b)) & F_UNWIND) != 0;
  uint32_t n = nsuccs(f, b) - unwinds, kept = 0;
  ArenaMark mark = arena_mark(s->px->scratch);
  IdSet pads = idset_on(s->px->scratch, n);
  for (uint32_t i = 0; i < n; i++) { /* those that stay come first, in their order; edges go from the end */
    Val v = first_nonphi(f, succ(f, b, i)), same;
    InsView e = ins_view(f, v);
    uint32_t hash = expr_hash(f, &e), k = idset_probe(&pads, hash, hash);
    while ((same = (Val)pads.slot[k].id) != VAL_NONE && !ins_same(f, same, v)) k = idset_probe(&pads, k + 1, hash);
    if (same) continue;
    idset_put(&pads, k, v, hash);
    if (i != kept) succs_swap(f, b, kept, i);
    kept++;
  }
  arena_release(s->px->scratch, mark);
  if (kept == n) return false;
  if (unwinds) succs_swap(f, b, kept, n);
  for (uint32_t i = nsuccs(f, b); i-- > kept + unwinds;) {
    scfg_touch(s, succ(f, b, i));
    edge_remove(f, b, i);
  }
  return true;
}
/* ---- addresses of blocks ---- */
typedef struct Labels {
  Fn *f;
  uint8_t *named; /* by slot */
} Labels;
static void label_inside(void *ctx, Glob g) {
  Labels *l = ctx;
  if (g == l->f->id) memset(l->named, 1, l->f->rare->label_slot.n);
}
/* Addresses of blocks that no indirect branch leads to and no instruction of the function names are given up: what
 * tables still hold of them can be compared with null and nothing else (LangRef, "Addresses of Basic Blocks").
 * O(instructions) where a block has one. */
static bool labels_drop(Scfg *s) {
  Fn *f = s->f;
  uint32_t n = f->rare->label_slot.n;
  bool some = false, any = false;
  for (uint32_t i = 0; i < n && !some; i++) some = f->rare->label_slot.p[i] != BLK_NONE;
  if (!some) return false;
  Labels l = {f, mem_zalloc(n)};
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v)
      for (uint32_t i = 0; i < nops(f, v); i++) {
        Val x = arg(f, v, i);
        if (!val_is_con(x)) continue;
        if (blk_of_address(f, x)) l.named[con_rec(&f->con, x)->b] = 1;
        else if (con_kind(&f->con, x) != CON_GLOBAL) con_globals(&f->con, x, label_inside, &l);
      }
  for (uint32_t i = 0; i < n; i++) {
    Blk b = f->rare->label_slot.p[i];
    bool jumped = l.named[i] || !b;
    for (uint32_t k = 0; !jumped && k < npreds(f, b); k++) {
      Op o = op(f, term(f, pred(f, b, k)));
      jumped = o == OP_INDIRECTBR || o == OP_CALLBR;
    }
    if (jumped) continue;
    label_slot_set(f, i, BLK_NONE);
    scfg_touch_around(s, b);
    any = true;
  }
  mem_free(l.named);
  return any;
}
static bool is_label(const Fn *f, Val v) { return val_is_con(v) && con_kind(&f->con, v) == CON_BLOCKADDR; }
/* indirectbr (select %c, blockaddress A, blockaddress B): at most two edges are left. */
static bool indirectbr_on_select(Scfg *s, Blk b, Val a) {
  Fn *f = s->f;
  Val c = arg(f, a, 0);
  if (!is_label(f, arg(f, a, 1)) || !is_label(f, arg(f, a, 2)) || ty(f, c) != TY_I1) return false;
  Blk yes = blk_of_address(f, arg(f, a, 1)), no = blk_of_address(f, arg(f, a, 2));
  uint32_t n = nsuccs(f, b), iy = n, in = n;
  for (uint32_t i = 0; i < n; i++) {
    if (succ(f, b, i) == yes) iy = i;
    if (succ(f, b, i) == no) in = i;
  }
  if (iy == n && in == n) scfg_make_unreachable(s, b);
  else if (iy == n || in == n || iy == in) scfg_keep_edge(s, b, iy == n ? in : iy); /* the other way is undefined */
  else {
    Val t = term(f, b);
    KnownCtx k = known_at(f, s->px->scratch, t);
    if (!known_not_undef_poison(&k, c)) { /* a select of an undef condition took either */
      Bld at = bld_before(f, t);
      c = emit(&at, OP_FREEZE, 0, 0, TY_I1, &c, 1);
      scfg_name(f, c, "", name_of(f, arg(f, a, 0)), ".fr");
    }
    scfg_two_way(s, b, c, iy, in);
  }
  return true;
}
static bool step_indirectbr(Scfg *s, Blk b) {
  Fn *f = s->f;
  bool any = false;
  scfg_map_begin(&s->map, f);
  for (uint32_t i = nsuccs(f, b); i-- > 0;) scfg_map_set(&s->map, succ(f, b, i), i);
  for (uint32_t i = nsuccs(f, b); i-- > 0;) { /* twice the same, or a block whose address nobody has */
    Blk t = succ(f, b, i);
    if (scfg_map_get(&s->map, t) != i || !blk_is_address_taken(f, t)) {
      scfg_touch(s, t);
      edge_remove(f, b, i);
      any = true;
    }
  }
  if (nsuccs(f, b) == 0) {
    scfg_make_unreachable(s, b);
    return true;
  }
  if (nsuccs(f, b) == 1) {
    scfg_keep_edge(s, b, 0);
    return true;
  }
  Val a = arg(f, term(f, b), 0);
  if (is_op(f, a, OP_BITCAST)) a = arg(f, a, 0);
  if (val_is_con(a) && con_kind(&f->con, a) == CON_BLOCKADDR && con_glob(&f->con, a) == f->id) {
    Blk to = blk_of_address(f, a);
    for (uint32_t i = 0; i < nsuccs(f, b); i++)
      if (succ(f, b, i) == to) {
        scfg_keep_edge(s, b, i);
        return true;
      }
    scfg_make_unreachable(s, b);
    return true;
  }
  return (is_op(f, a, OP_SELECT) && indirectbr_on_select(s, b, a)) || any;
}

/* ---- one block ---- */
static bool fold_branch(Scfg *s, Blk b) {
  enum { WAY = 4 }; /* blocks between a branch and one on the same condition */
  Fn *f = s->f;
  Val t = term(f, b);
  bool c;
  if (!is_condbr(f, t)) return false;
  if (succ(f, b, 0) == succ(f, b, 1)) {
    scfg_keep_edge(s, b, 0);
    return true;
  }
  if (scfg_con_bool(f, arg(f, t, 0), &c)) {
    scfg_keep_edge(s, b, !c);
    return true;
  }
  Val u = arg(f, t, 0);
  if (is_undefined(f, u)) { /* undefined: either way will do; not round a loop */
    scfg_keep_edge(s, b, succ(f, b, 1) == b || scfg_is_header(s, succ(f, b, 1)) ? 0 : 1);
    return true;
  }
  /* The only way here, over blocks that will become part of one another, has decided it: known now, it does not
   * gather edges that are to be led around it. */
  Blk q = b, p = single_pred(f, q);
  for (unsigned i = 0; i < WAY && p && nsuccs(f, p) == 1; i++) {
    q = p;
    p = single_pred(f, q);
  }
  if (!s->simplify_cond || !p || p == b || !is_condbr(f, term(f, p)) || arg(f, term(f, p), 0) != u ||
      succ(f, p, 0) == succ(f, p, 1))
    return false;
  scfg_keep_edge(s, b, pred_succ(f, q, 0));
  return true;
}
static bool step_br(Scfg *s, Blk b) {
  Fn *f = s->f;
  Blk to = succ(f, b, 0);
  Val v = first_nonphi(f, b);
  bool keep = s->keep_loops && npreds(f, b) >= 2 && (scfg_is_header(s, b) || scfg_is_header(s, to));
  if (v == term(f, b) && b != entry_blk(f) && !keep && skip_empty(s, b)) return true;
  if (is_op(f, v, OP_ICMP) && scfg_icmp_after_switch(s, b)) return true;
  if (is_op(f, v, OP_LANDINGPAD) && next_of(f, v) == term(f, b) && first_ins(f, b) == v && merge_landing_pads(s, b))
    return true;
  return false;
}
/* True: something changed (and b may be gone). */
static bool step(Scfg *s, Blk b) {
  Fn *f = s->f;
  if (b != entry_blk(f) && (npreds(f, b) == 0 || single_pred(f, b) == b)) {
    for (uint32_t i = 0; i < nsuccs(f, b) && i < 64; i++) scfg_touch(s, succ(f, b, i));
    if (npreds(f, b)) scfg_make_unreachable(s, b);
    blk_erase(f, b);
    return true;
  }
  bool any = fold_branch(s, b);
  if (is_op(f, term(f, b), OP_SWITCH)) any |= scfg_fold_switch(s, b);
  any |= phis_simplify(f, b) != 0;
  any |= merge_equal_phis(s, b);
  if (drop_undefined_pred(s, b)) return true;
  Blk p = single_pred(f, b);
  if (p && p != b && nsuccs(f, p) == 1 && blk_merge_into_pred(f, b)) {
    scfg_touch_around(s, p);
    return true;
  }
  if (s->sink && scfg_sink(s, b)) return true;
  if (s->speculate && scfg_two_entry_phi(s, b)) return true;
  switch (op(f, term(f, b))) {
  case OP_BR: return (nops(f, term(f, b)) ? s->simplify_cond && scfg_cond_branch(s, b) : step_br(s, b)) || any;
  case OP_SWITCH: return scfg_switch(s, b) || any;
  case OP_UNREACHABLE: return step_unreachable(s, b) || any;
  case OP_RESUME: return step_resume(s, b) || any;
  case OP_CLEANUPRET: return step_cleanupret(s, b) || any;
  case OP_CATCHSWITCH: return step_catchswitch(s, b) || any;
  case OP_INDIRECTBR: return step_indirectbr(s, b) || any;
  default: return any;
  }
}

static bool sweep(Scfg *s, bool all) {
  Fn *f = s->f;
  bool any = false;
  for (Blk b = f->first_blk, next; b; b = next) {
    next = f->blk[b].next;
    cover(s);
    if (!all && !s->dirty[b]) continue;
    s->dirty[b] = 0;
    unsigned rounds = 0;
    while (step(s, b)) { /* the block may go, and so may the one after it */
      any = true;
      if (f->blk[b].first) scfg_touch_around(s, b);
      if (!f->blk[b].first || past_cap(f->m, SCFG_STEPS, ++rounds)) break;
    }
    if (f->blk[b].first) next = f->blk[b].next;
    else if (next && !f->blk[next].first) {
      any = true;
      break;
    } /* both gone: the next sweep goes on */
  }
  return any;
}

/* What the pass's options ask for. */
static Scfg with_options(Fn *f, PassCtx *px) {
  const int64_t *o = px->opt;
  return (Scfg){.f = f,
                .px = px,
                .bonus = (uint32_t)o[0],
                .forward_cond = o[1],
                .range_icmp = o[2],
                .to_arith = o[3],
                .to_table = o[4],
                .keep_loops = o[5],
                .hoist = o[6],
                .cond_fault = o[7],
                .sink = o[8],
                .speculate = o[9],
                .simplify_cond = o[10],
                .unpredictables = o[11]};
}
static bool run(Scfg *s) {
  Fn *f = s->f;
  bool any = false;
  s->x = pass_fold_ctx(f, s->px);
  AttrSet fa = attrlist_fn(f->m, fn_glob(f)->fattrs);
  s->null_ok = attrset_has(f->m, fa, ATTR_NULL_POINTER_IS_VALID);
  if (attrset_has(f->m, fa, ATTR_OPTFORFUZZING)) s->speculate = s->simplify_cond = false;
  s->lanes = -1;
  any |= blks_erase_unreachable(f) != 0;
  any |= labels_drop(s);
  if (cut_dead_ends(s)) {
    any = true;
    blks_erase_unreachable(f);
  }
  if (s->convergent) s->keep_loops = true;
  if (s->rets > 1) any |= one_exit(s, OP_RET);
  if (s->resumes > 1) any |= one_exit(s, OP_RESUME);
  cover(s);
  memset(s->dirty, 1, s->cap);
  bool full = true, cut = false; /* edges may have gone since blocks that nothing leads to were erased */
  for (unsigned i = 0; !at_cap(s->f->m, SCFG_SWEEPS, i); i++) {
    if (full || i == 0) find_headers(s);
    s->waits = false;
    bool c = sweep(s, full);
    any |= c;
    cut |= c;
    if (c && full) {
      cut_dead_ends(s);
      blks_erase_unreachable(f);
      cut = false;
    }
    c |= labels_drop(s);
    any |= c;
    c |= s->waits;
    if (!c && full) break;
    full = !c;
  }
  if (cut) blks_erase_unreachable(f);
  return any;
}

static void maps_free(Scfg *s) {
  mem_free(s->dirty);
  mem_free(s->header);
  mem_free(s->map.round);
  mem_free(s->map.val);
  mem_free(s->region.round);
  mem_free(s->region.val);
}
/* A table is a new global: the module is frozen while functions run, so the whole pass runs again on this function at
 * the barrier. */
static void run_later(Module *m, void *data, PassCtx *px) {
  Glob g = *(Glob *)data;
  mem_free(data);
  if (glob(m, g)->deleted || !glob(m, g)->fn) return;
  Scfg s = with_options(glob(m, g)->fn, px);
  s.add_globals = true;
  run(&s);
  maps_free(&s);
}

Scfg *scfg_new(Fn *f, PassCtx *px) {
  Scfg *s = ARENA_NEW(px->scratch, Scfg);
  *s = (Scfg){.f = f, .px = px, .bonus = 1, .x = pass_fold_ctx(f, px)};
  cover(s);
  s->convergent = fn_has_convergent(f);
  s->lanes = -1;
  return s;
}
void scfg_free(Scfg *s) {
  if (s) maps_free(s);
}

Change pass_simplifycfg(Fn *f, PassCtx *px) {
  Scfg s = with_options(f, px);
  bool any = run(&s);
  maps_free(&s);
  if (s.want_table) {
    Glob *later = mem_alloc(sizeof *later); /* not the function's: its body may be gone by then */
    *later = f->id;
    pass_at_barrier(px, run_later, later);
  }
  return any ? CH_VAL | CH_CFG | CH_MEM | CH_CALL : s.records_gone ? CH_VAL : CH_NONE;
}
