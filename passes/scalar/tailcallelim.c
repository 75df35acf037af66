/* tailcallelim.c: calls in tail position are marked `tail`; a function that ends by calling itself becomes a loop.
 *
 *   define i32 @f(i32 %n) {                          tailrecurse:
 *     ...                                              %n.tr = phi i32 [ %n, %entry ], [ %m, %then ]
 *   then: %r = tail call i32 @f(i32 %m)        =>      %accumulator.tr = phi i32 [ 1, %entry ], [ %a, %then ]
 *         %a = mul i32 %r, %x                          ...
 *         ret i32 %a                             then: %a = mul i32 %accumulator.tr, %x
 *                                                      br label %tailrecurse
 *
 * Marking: a call may be `tail` when no stack object of this function can be reached from it: none passed, none
 * escaped on a path before. Elimination: between call and return stand only instructions that may run before the
 * call, and at most one associative, commutative operation on the result, which accumulates in a phi (the identity on
 * entry) and is repeated at the other returns. A return value other than the call's is carried in a phi with a flag
 * that says whether it is known. Algorithm: LLVM's TailRecursionElimination. GPU: a loop makes threads of different
 * depth meet in one block at each round; functions that hold a convergent operation other than the recursive calls
 * stay recursive. Requires static allocas only, no varargs, no byval parameters for the second part. Linear. */
#include "ir/clone.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "ir/md_kinds.h"
#include "passes/pass.h"
#include "passes/remark.h"

/* ---- marking ---- */
static bool no_capture(const Fn *f, Val call, uint32_t i) {
  const Module *m = f->m;
  if (i >= call_nargs(f, call)) return false;
  const Attr *a = attrset_find(m, attrlist_param(m, call_rec(f, call)->attrs, i), ATTR_CAPTURES);
  if (a) return a->val == 0;
  unsigned id = call_intrinsic(f, call);
  if (id) return (intrinsic_arg((IntrinsicId)id, (int)i).flags & IA_NOCAPTURE) != 0;
  Glob g = call_target(f, call);
  a = g ? attrset_find(m, attrlist_param(m, glob(m, g)->fattrs, i), ATTR_CAPTURES) : NULL;
  return a && a->val == 0;
}
typedef struct Track {
  uint8_t *user, *escape, *seen;
  VecU32 work;
} Track; /* by Val */
/* Follows every use of a stack object: calls that are handed it, points where it escapes. */
static void track(Fn *f, Track *t, Val root) {
  if (t->seen[root]) return;
  t->seen[root] = 1;
  vec_push(&t->work, (uint32_t)root);
  while (t->work.n) {
    Val v = (Val)vec_pop(&t->work);
    FOR_EACH_USE(f, v, u) {
      Val user = use_user(f, u);
      uint32_t at = use_index(f, u);
      bool follow = true;
      switch (op(f, user)) {
      case OP_CALL:
      case OP_INVOKE: {
        if (at < call_nargs(f, user) && call_param_attr(f, user, at, ATTR_BYVAL)) {
          follow = false;
          break;
        }
        t->user[user] = 1;
        if (no_capture(f, user, at)) {
          follow = false;
          break;
        }
        if (may_write(f, user)) t->escape[user] = 1;
        break;
      }
      case OP_LOAD: follow = false; break;
      case OP_STORE:
        if (at == 0) t->escape[user] = 1;
        follow = false;
        break;
      case OP_BITCAST:
      case OP_GEP:
      case OP_PHI:
      case OP_SELECT:
      case OP_ADDRSPACECAST: break;
      default: t->escape[user] = 1; break;
      }
      if (follow && has_result(f, user) && !t->seen[user]) {
        t->seen[user] = 1;
        vec_push(&t->work, (uint32_t)user);
      }
    }
  }
}
static bool bundles_matter(const Fn *f, Val v) {
  for (Bundle b = {0}; bundle_next(f, v, &b);)
    if (!str_eq(b.tag, STR("clang.arc.attachedcall")) && !str_eq(b.tag, STR("ptrauth")) && !str_eq(b.tag, STR("kcfi")))
      return true;
  return false;
}
static void set_tail(Fn *f, Val v) { flags_set(f, v, (flags(f, v) & ~(unsigned)F_TAILMASK) | F_TAIL); }
static bool mark_tails(Fn *f, PassCtx *px) {
  bool any = false;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v)
      if (is_call(f, v) && call_has_fn_attr(f, v, ATTR_RETURNS_TWICE)) return false;
  Track t = {.user = arena_zalloc(px->scratch, f->nins),
             .escape = arena_zalloc(px->scratch, f->nins),
             .seen = arena_zalloc(px->scratch, f->nins)};
  for (uint32_t i = 0; i < f->nargs; i++)
    if (attrset_has(f->m, attrlist_param(f->m, fn_glob(f)->fattrs, i), ATTR_BYVAL)) track(f, &t, fn_arg(f, i));
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v)
      if (is_op(f, v, OP_ALLOCA)) track(f, &t, v);
  enum { UNSEEN, CLEAN, ESCAPED };
  uint8_t *state = arena_zalloc(px->scratch, f->nblk);
  VecU32 clean = {0}, dirty = {0}, later = {0};
  Blk b = entry_blk(f);
  uint8_t now = CLEAN;
  state[b] = CLEAN;
  while (b) {
    FOR_EACH_INS(f, b, v) {
      if (t.escape[v]) now = ESCAPED;
      if (!is_op(f, v, OP_CALL) || is_tail_marked(f, v)) continue;
      unsigned id = call_intrinsic(f, v);
      if (id == INTRIN_stackrestore || id == INTRIN_pseudoprobe || (flags(f, v) & F_TAILMASK) == F_NOTAIL ||
          bundles_matter(f, v))
        continue;
      if (call_memeff(f, v) == MEMEFF_NONE) {
        bool safe = true;
        for (uint32_t i = 0; safe && i < call_nargs(f, v); i++) {
          Val a = arg(f, v, i);
          safe = val_is_con(a) ||
                 (is_arg(f, a) &&
                  !attrset_has(f->m, attrlist_param(f->m, fn_glob(f)->fattrs, arg_index(f, a)), ATTR_BYVAL));
        }
        if (safe) {
          remark_plain(px, TAIL_PURE, f, v);
          set_tail(f, v);
          any = true;
          continue;
        }
      }
      if (now == CLEAN && !t.user[v]) vec_push(&later, (uint32_t)v);
    }
    for (uint32_t i = 0; i < nsuccs(f, b); i++) {
      Blk s = succ(f, b, i);
      if (state[s] >= now) continue;
      state[s] = now;
      if (now == ESCAPED) vec_push(&dirty, (uint32_t)s);
      else vec_push(&clean, (uint32_t)s);
    }
    b = BLK_NONE;
    if (dirty.n) {
      b = (Blk)vec_pop(&dirty);
      now = ESCAPED;
    } else
      while (clean.n) {
        Blk c = (Blk)vec_pop(&clean);
        if (state[c] == CLEAN) {
          b = c;
          now = CLEAN;
          break;
        }
      }
  }
  for (uint32_t i = 0; i < later.n; i++) {
    Val v = (Val)later.p[i];
    if (state[blk_of(f, v)] != ESCAPED && (flags(f, v) & F_TAILMASK) == 0) {
      set_tail(f, v);
      any = true;
    }
  }
  vec_free(&clean);
  vec_free(&dirty);
  vec_free(&later);
  vec_free(&t.work);
  return any;
}

/* ---- elimination ---- */
typedef struct Tre {
  Fn *f;
  PassCtx *px;
  Blk entry, head; /* the new entry and the loop's header; BLK_NONE before the first elimination */
  Val *arg_phi, ret, known, acc, acc_ins;
  VEC(Val) selects; /* selects of the value to return */
} Tre;

/* The neutral element; VAL_NONE when the operation is not associative and commutative. */
static Val identity_of(Fn *f, Val v) {
  Ty t = ty(f, v);
  ConPool *p = &f->con;
  unsigned fl = flags(f, v), bits = ty_bits(f->m, t);
  switch (op(f, v)) {
  case OP_ADD:
  case OP_OR:
  case OP_XOR: return con_null(p, t);
  case OP_MUL: return con_int(p, t, 1);
  case OP_AND: return con_allones(p, t);
  case OP_FADD:
    return (fl & F_REASSOC) && (fl & F_NSZ) && t != TY_BFLOAT && (t == TY_FLOAT || t == TY_DOUBLE)
               ? con_fp_from_double(p, t, -0.0)
               : VAL_NONE;
  case OP_FMUL:
    return (fl & F_REASSOC) && (fl & F_NSZ) && (t == TY_FLOAT || t == TY_DOUBLE) ? con_fp_from_double(p, t, 1.0)
                                                                                 : VAL_NONE;
  case OP_CALL:
    if (!ty_is_int(f->m, t) || bits > 64) return VAL_NONE;
    switch (call_intrinsic(f, v)) {
    case INTRIN_umax: return con_null(p, t);
    case INTRIN_umin: return con_allones(p, t);
    case INTRIN_smax: return con_int(p, t, 1ull << (bits - 1));
    case INTRIN_smin: return con_int(p, t, mask64(bits) >> 1);
    default: return VAL_NONE;
    }
  default: return VAL_NONE;
  }
}
/* v may run before the call instead of after it. */
static bool moves_above(const Fn *f, Val v, Val call) {
  for (uint32_t i = 0; i < nops(f, v); i++)
    if (arg(f, v, i) == call) return false;
  if (is_intrinsic(f, v, INTRIN_lifetime_end)) return true;
  if (has_side_effects(f, v) || is_convergent(f, v)) return false;
  if (is_op(f, v, OP_LOAD)) return !has_side_effects(f, call);
  if (touches_mem(f, v) && has_side_effects(f, call)) return false;
  if (is_speculatable(f, v)) return true;
  return !has_side_effects(f, call); /* it may trap: only if the call certainly comes back */
}
static bool accumulates(Fn *f, Val v, Val call) {
  if (op_info[op(f, v)].cls != OC_BIN && op_info[op(f, v)].cls != OC_FBIN && !is_op(f, v, OP_CALL)) return false;
  if (!identity_of(f, v)) return false;
  if ((arg(f, v, 0) == call) == (arg(f, v, 1) == call)) return false;
  return has_one_use(f, v) && is_op(f, use_user(f, first_use(f, v)), OP_RET) && has_one_use(f, call);
}
static Val candidate(const Fn *f, Blk b) {
  for (Val v = prev_of(f, term(f, b)); v; v = prev_of(f, v)) {
    if (!is_op(f, v, OP_CALL) || call_target(f, v) != f->id) continue;
    if (!is_tail_marked(f, v)) return VAL_NONE;
    if (call_rec(f, v)->fnty != fn_glob((Fn *)(uintptr_t)f)->type || call_rec(f, v)->nbundles ||
        call_rec(f, v)->cc != fn_glob((Fn *)(uintptr_t)f)->cc)
      return VAL_NONE;
    return v;
  }
  return VAL_NONE;
}
/* Whether what stands between the call and the end of its block lets it go; *acc: the accumulating operation. `ret`:
 * the value returned there when the block ends in a branch to the return (then accumulators are seen through its
 * phi). */
static bool eliminable(Tre *t, Val call, Val *acc) {
  Fn *f = t->f;
  *acc = VAL_NONE;
  for (Val v = next_of(f, call); v != term(f, blk_of(f, call)); v = next_of(f, v)) {
    if (moves_above(f, v, call)) continue;
    if (t->acc || *acc || !accumulates(f, v, call)) return false;
    *acc = v;
  }
  return true;
}
static void make_header(Tre *t) {
  Fn *f = t->f;
  Blk old = entry_blk(f), e = blk_new(f);
  blk_place_before(f, e, old);
  Str n = blk_name_of(f, old);
  if (n.n) {
    char *c = arena_strdup(t->px->scratch, n);
    blk_name_set(f, e, (Str){c, n.n});
  }
  blk_name_set(f, old, STR("tailrecurse"));
  Val br = ins_new(f, OP_BR, 0, 0, TY_VOID, NULL, 0);
  ins_place_end(f, br, e);
  FOR_EACH_INS_SAFE(f, old, v)
    if (is_op(f, v, OP_ALLOCA) && val_is_con(arg(f, v, 0))) ins_move_before(f, v, br);
  edge_add(f, e, old);
  t->entry = e;
  t->head = old;
  t->arg_phi = ARENA_ARRAY(t->px->scratch, Val, f->nargs + 1);
  Val before = first_ins(f, old);
  for (uint32_t i = 0; i < f->nargs; i++) {
    Val a = fn_arg(f, i), p = ins_new(f, OP_PHI, 0, 0, ty(f, a), (Val[]){con_poison(&f->con, ty(f, a))}, 1);
    ins_place_before(f, p, before);
    Str an = name_of(f, a);
    if (an.n) {
      StrBuf sb = {0};
      sb_fmt(&sb, "%.*s.tr", (int)an.n, an.p);
      name_set(f, p, (Str){sb.p, (uint32_t)sb.n});
      sb_free(&sb);
    }
    val_replace(f, a, p);
    opnd_set(f, p, 0, a);
    t->arg_phi[i] = p;
  }
  Ty r = ty_ret(f->m, fn_glob(f)->type);
  if (r == TY_VOID) return;
  t->ret = ins_new(f, OP_PHI, 0, 0, r, (Val[]){con_poison(&f->con, r)}, 1);
  t->known = ins_new(f, OP_PHI, 0, 0, TY_I1, (Val[]){con_int(&f->con, TY_I1, 0)}, 1);
  ins_place_before(f, t->ret, before);
  ins_place_before(f, t->known, before);
  name_set(f, t->ret, STR("ret.tr"));
  name_set(f, t->known, STR("ret.known.tr"));
}
static void eliminate(Tre *t, Val call, Val acc) {
  Fn *f = t->f;
  Blk b = blk_of(f, call);
  if (!t->head) {
    make_header(t);
    if (b == t->entry) b = t->head;
  }
  Val ret = term(f, b), value = nops(f, ret) ? arg(f, ret, 0) : VAL_NONE;
  uint32_t n = call_nargs(f, call);
  Val *args = ARENA_ARRAY(t->px->scratch, Val, n + 1);
  for (uint32_t i = 0; i < n; i++) args[i] = arg(f, call, i);
  if (acc && !t->acc) {
    Ty r = ty(f, acc);
    uint32_t np = npreds(f, t->head);
    t->acc = ins_new(f, OP_PHI, 0, 0, r, NULL, 0);
    ins_place_first(f, t->acc, t->head);
    name_set(f, t->acc, STR("accumulator.tr"));
    Val id = identity_of(f, acc);
    for (uint32_t i = 0; i < np; i++) opnd_insert(f, t->acc, i, pred(f, t->head, i) == t->entry ? id : t->acc);
    opnd_set(f, acc, arg(f, acc, 0) == call ? 0 : 1, t->acc);
    drop_poison_flags(f, acc); /* in another order the partial results may overflow */
    t->acc_ins = acc;
  }
  Val sel = VAL_NONE;
  bool from_call = value == call || acc;
  if (t->ret && !from_call) {
    Bld k = bld_before(f, ret);
    sel = emit_select(&k, t->known, t->ret, value);
    name_set(f, sel, STR("current.ret.tr"));
    vec_push(&t->selects, sel);
  }
  Md loc = dbg_loc(f, ret);
  for (Dbg d = dbg_first(f, call), x; d; d = x) {
    x = f->rare->dbgrec.p[d].next;
    dbg_erase(f, d);
  }
  ins_erase(f, ret);
  Val br = ins_new(f, OP_BR, 0, 0, TY_VOID, NULL, 0);
  ins_place_end(f, br, b);
  dbg_loc_set(f, br, loc);
  uint32_t pi = edge_add(f, b, t->head);
  for (uint32_t i = 0; i < n; i++) opnd_set(f, t->arg_phi[i], pi, args[i]);
  if (t->ret) {
    opnd_set(f, t->ret, pi, sel ? sel : t->ret);
    opnd_set(f, t->known, pi, sel ? con_int(&f->con, TY_I1, 1) : t->known);
    if (t->acc) opnd_set(f, t->acc, pi, acc ? acc : t->acc);
  }
  ins_erase_poison(f, call);
}
/* acc_ins applied to x instead of what the loop would add. */
static Val accumulate_ret(Tre *t, Val x, Val before) {
  Fn *f = t->f;
  Val c = ins_clone(f, t->acc_ins);
  dbg_loc_set(f, c, MD_NONE); /* it stands for no line of the source */
  opnd_set(f, c, arg(f, t->acc_ins, 0) == t->acc ? 1 : 0, x);
  opnd_set(f, c, arg(f, t->acc_ins, 0) == t->acc ? 0 : 1, t->acc);
  ins_place_before(f, c, before);
  name_set(f, c, STR("accumulator.ret.tr"));
  return c;
}
static void finish(Tre *t) {
  Fn *f = t->f;
  for (uint32_t i = 0; i < f->nargs; i++) {
    Val p = t->arg_phi[i], c = phi_common(f, p);
    if (!c) continue;
    if (has_uses(f, p) || ((uint32_t)p < f->rare->cap_dbg_use && f->rare->dbg_use[p])) val_replace(f, p, c);
    ins_erase(f, p);
  }
  if (!t->ret) return;
  if (!t->selects.n) {
    ins_erase_poison(f, t->ret);
    ins_erase_poison(f, t->known);
    if (!t->acc) return;
    FOR_EACH_BLK(f, b) {
      Val r = term(f, b);
      if (is_op(f, r, OP_RET)) opnd_set(f, r, 0, accumulate_ret(t, arg(f, r, 0), r));
    }
    return;
  }
  FOR_EACH_BLK(f, b) {
    Val r = term(f, b);
    if (!is_op(f, r, OP_RET)) continue;
    Bld k = bld_before(f, r);
    Val s = emit_select(&k, t->known, t->ret, arg(f, r, 0));
    name_set(f, s, STR("current.ret.tr"));
    vec_push(&t->selects, s);
    opnd_set(f, r, 0, s);
  }
  if (t->acc)
    for (uint32_t i = 0; i < t->selects.n; i++) {
      Val s = t->selects.p[i];
      opnd_set(f, s, 2, accumulate_ret(t, arg(f, s, 2), s));
    }
}
static bool may_loop(const Fn *f) {
  const Global *g = fn_glob((Fn *)(uintptr_t)f);
  if (ty_vararg(f->m, g->type)) return false;
  for (uint32_t i = 0; i < f->nargs; i++) {
    AttrSet a = attrlist_param(f->m, g->fattrs, i);
    if (attrset_has(f->m, a, ATTR_BYVAL) || attrset_has(f->m, a, ATTR_INALLOCA) ||
        attrset_has(f->m, a, ATTR_PREALLOCATED) || attrset_has(f->m, a, ATTR_SWIFTERROR) ||
        attrset_has(f->m, a, ATTR_SRET)) {
      if (!attrset_has(f->m, a, ATTR_SRET)) return false;
    }
  }
  Blk e = entry_blk(f);
  if (npreds(f, e)) return false;
  bool self = false;
  FOR_EACH_BLK(f, b) {
    FOR_EACH_INS(f, b, v) {
      if (is_op(f, v, OP_ALLOCA) && (b != e || !val_is_con(arg(f, v, 0)))) return false;
      if (!is_call(f, v)) continue;
      if (call_target(f, v) == f->id) self = true;
      else if (is_convergent(f, v)) return false;
    }
  }
  return self;
}
static bool make_loop(Fn *f, PassCtx *px) {
  if (!may_loop(f)) return false;
  Tre t = {.f = f, .px = px};
  bool any = false;
  for (Blk b = entry_blk(f), next; b; b = next) {
    next = f->blk[b].next;
    Val r = term(f, b);
    if (is_br(f, r)) { /* to a block that only returns: the return comes here */
      Blk to = succ(f, b, 0);
      Val ret = first_nonphi(f, to);
      Val call = candidate(f, b);
      if (!is_op(f, ret, OP_RET) || !call || to == b || blk_is_address_taken(f, to)) continue;
      Val x = nops(f, ret) ? arg(f, ret, 0) : VAL_NONE;
      if (x && is_op(f, x, OP_PHI) && blk_of(f, x) == to) x = arg(f, x, succ_pred(f, b, 0));
      Md loc = dbg_loc(f, ret);
      term_ret(f, b, x);
      dbg_loc_set(f, term(f, b), loc);
      if (!npreds(f, to)) {
        if (next == to) next = f->blk[to].next;
        blk_erase(f, to);
      } else phis_simplify(f, to);
      any = true;
      r = term(f, b);
    }
    if (!is_op(f, r, OP_RET)) continue;
    Val call = candidate(f, b), acc;
    if (!call || !eliminable(&t, call, &acc)) continue;
    remark_plain(px, TAIL_RECURSION, f, call);
    eliminate(&t, call, acc);
    any = true;
  }
  if (t.head) finish(&t);
  vec_free(&t.selects);
  return any;
}

Change pass_tailcallelim(Fn *f, PassCtx *px) {
  const Attr *a = attrset_find_str(f->m, attrlist_fn(f->m, fn_glob(f)->fattrs), STR("disable-tail-calls"));
  if (a && str_eq(a->str, STR("true"))) return CH_NONE;
  Change c = mark_tails(f, px) ? CH_VAL | CH_CALL : CH_NONE;
  if (make_loop(f, px)) c |= CH_VAL | CH_CFG | CH_MEM | CH_CALL;
  return c;
}
