/* builder.c: the folding builder: every function folds constants first, then asks the simplify rules, then emits at
 * the insertion point. Nothing trivially foldable is ever made by a pass that builds through it. */
#include "ir/fold/fold.h"
#include "ir/cap.h"
#include "ir/intrinsic.h"

unsigned op_flag_mask(Op o) {
  unsigned p = op_info[o].props, m = 0;
  if (o == OP_CALL) return F_FAST;
  if (p & P_WRAP) m |= F_NUW | F_NSW;
  if (p & P_EXACT) m |= F_EXACT;
  if (p & P_DISJOINT) m |= F_DISJOINT;
  if (p & P_NNEG) m |= F_NNEG;
  if (p & P_SAMESIGN) m |= F_SAMESIGN;
  if (p & P_FMF) m |= F_FAST;
  if (p & P_GEP) m |= F_INBOUNDS | F_NUSW | F_NUW;
  return m;
}
Ty ty_cmp(Module *m, Ty operand) { return ty_with_scalar(m, operand, TY_I1); }

Val emit_view(FoldCtx *x, const InsView *i) {
  Fn *f = x->f;
  Val v = ins_new(f, i->op, i->sub, i->flags, i->type, i->ops, i->n);
  if (i->aux) aux_set(f, v, i->aux);
  if (x->before) ins_place_before(f, v, x->before);
  else ins_place_end(f, v, x->end);
  if (x->loc) dbg_loc_set(f, v, x->loc);
  if (x->hooks && x->hooks->made) x->hooks->made(x, v);
  return v;
}

/* Constants stand right in commutative operations and comparisons. */
static bool should_swap(Val a, Val b) { return val_is_con(a) && !val_is_con(b); }

Val simplify_view(FoldCtx *x, const InsView *i) {
  if (at_cap(x->f->m, FOLD_DEPTH, x->depth)) return VAL_NONE;
  bool all = i->n > 0 && i->op != OP_PHI;
  for (uint32_t k = 0; k < i->n && all; k++) all = val_is_con(i->ops[k]);
  if (all) {
    Val c = con_fold(x, i);
    if (c) return c;
  }
  x->depth++;
  Val r = VAL_NONE;
  bool comm = (op_info[i->op].props & P_COMM) || op_info[i->op].cls == OC_CMP ||
              (i->intrin && i->n >= 3 && (intrinsic_info((IntrinsicId)i->intrin)->flags & IF_COMMUTATIVE));
  enum { MAX_COMMUTATIVE = 4 }; /* two factors, a term and the callee */
  if (comm && i->n >= 2 && i->n <= MAX_COMMUTATIVE && should_swap(i->ops[0], i->ops[1])) {
    Val sw[MAX_COMMUTATIVE] = {i->ops[1], i->ops[0]};
    for (uint32_t k = 2; k < i->n; k++) sw[k] = i->ops[k];
    InsView y = *i;
    y.ops = sw;
    if (op_info[i->op].cls == OC_CMP) y.sub = (unsigned)pred_swap((Pred)i->sub);
    r = rules_apply(x, &rules_simplify, &y);
  } else r = rules_apply(x, &rules_simplify, i);
  x->depth--;
  return r;
}
Val simplify_ins(FoldCtx *x, Val v) {
  InsView i = ins_view(x->f, v);
  Val saved = x->at;
  x->at = v;
  Val r = simplify_view(x, &i);
  x->at = saved;
  return r == v ? VAL_NONE : r;
}
Val fold_view(FoldCtx *x, const InsView *i) {
  Val r = simplify_view(x, i);
  return r ? r : emit_view(x, i);
}

static Val fold2(FoldCtx *x, Op o, unsigned sub_, unsigned fl, Ty t, Val a, Val b) {
  Val ops[2] = {a, b};
  if ((op_info[o].props & P_COMM) && should_swap(a, b)) ops[0] = b, ops[1] = a;
  return fold_view(x, &(InsView){.op = o, .sub = sub_, .flags = fl, .type = t, .ops = ops, .n = 2});
}
Val fold_bin(FoldCtx *x, Op o, unsigned fl, Val a, Val b) { return fold2(x, o, 0, fl, ty(x->f, a), a, b); }
Val fold_fneg(FoldCtx *x, unsigned fl, Val a) {
  return fold_view(x, &(InsView){.op = OP_FNEG, .flags = fl, .type = ty(x->f, a), .ops = &a, .n = 1});
}
Val fold_freeze(FoldCtx *x, Val a) {
  return fold_view(x, &(InsView){.op = OP_FREEZE, .type = ty(x->f, a), .ops = &a, .n = 1});
}
Val fold_cast(FoldCtx *x, Op o, unsigned fl, Val a, Ty to) {
  return fold_view(x, &(InsView){.op = o, .flags = fl, .type = to, .ops = &a, .n = 1});
}
static Val resize(FoldCtx *x, Val a, Ty to, Op ext) {
  const Module *m = x->f->m;
  uint32_t from = ty_bits(m, ty(x->f, a)), want = ty_bits(m, to);
  return from == want ? a : fold_cast(x, from < want ? ext : OP_TRUNC, 0, a, to);
}
Val fold_zext_or_trunc(FoldCtx *x, Val a, Ty to) { return resize(x, a, to, OP_ZEXT); }
Val fold_sext_or_trunc(FoldCtx *x, Val a, Ty to) { return resize(x, a, to, OP_SEXT); }
Val fold_bitcast(FoldCtx *x, Val a, Ty to) { return ty(x->f, a) == to ? a : fold_cast(x, OP_BITCAST, 0, a, to); }
Val fold_icmp(FoldCtx *x, Pred p, unsigned fl, Val a, Val b) {
  if (should_swap(a, b)) {
    Val t = a;
    a = b;
    b = t;
    p = pred_swap(p);
  }
  return fold2(x, OP_ICMP, (unsigned)p, fl, ty_cmp(x->f->m, ty(x->f, a)), a, b);
}
Val fold_fcmp(FoldCtx *x, Pred p, unsigned fl, Val a, Val b) {
  if (should_swap(a, b)) {
    Val t = a;
    a = b;
    b = t;
    p = pred_swap(p);
  }
  return fold2(x, OP_FCMP, (unsigned)p, fl, ty_cmp(x->f->m, ty(x->f, a)), a, b);
}
Val fold_select(FoldCtx *x, unsigned fl, Val c, Val a, Val b) {
  Val ops[3] = {c, a, b};
  return fold_view(x, &(InsView){.op = OP_SELECT, .flags = fl, .type = ty(x->f, a), .ops = ops, .n = 3});
}
Val fold_gep(FoldCtx *x, unsigned fl, Ty source, Val base, const Val *idx, uint32_t n) {
  enum { MAX_IDX = 32 };
  ASSERT(n < MAX_IDX);
  Val ops[MAX_IDX];
  ops[0] = base;
  Ty t = ty(x->f, base);
  Module *m = x->f->m;
  for (uint32_t i = 0; i < n; i++) {
    ops[i + 1] = idx[i];
    Ty it = ty(x->f, idx[i]);
    if (ty_is_vec(m, it) && !ty_is_vec(m, t)) t = ty_with_scalar(m, it, t);
  }
  return fold_view(x,
                   &(InsView){.op = OP_GEP, .flags = fl, .type = t, .ops = ops, .n = n + 1, .aux = (uint32_t)source});
}
Val fold_ptradd(FoldCtx *x, unsigned fl, Val base, Val bytes) { return fold_gep(x, fl, TY_I8, base, &bytes, 1); }
Val fold_extractelement(FoldCtx *x, Val vec, Val i) {
  Val ops[2] = {vec, i};
  return fold_view(x,
                   &(InsView){.op = OP_EXTRACTELEMENT, .type = ty_scalar(x->f->m, ty(x->f, vec)), .ops = ops, .n = 2});
}
Val fold_insertelement(FoldCtx *x, Val vec, Val e, Val i) {
  Val ops[3] = {vec, e, i};
  return fold_view(x, &(InsView){.op = OP_INSERTELEMENT, .type = ty(x->f, vec), .ops = ops, .n = 3});
}
Val fold_shuffle(FoldCtx *x, Val a, Val b, const uint32_t *mask, uint32_t n) {
  Module *m = x->f->m;
  Ty t = ty(x->f, a);
  Val ops[2] = {a, b};
  InsView i = {.op = OP_SHUFFLEVECTOR,
               .type = ty_vec(m, ty_scalar(m, t), n, ty_scalable(m, t)),
               .ops = ops,
               .n = 2,
               .aux = words_add(x->f, mask, n)};
  return fold_view(x, &i);
}
static Ty agg_elem(const Module *m, Ty t, const uint32_t *idx, uint32_t n) {
  for (uint32_t i = 0; i < n; i++) t = ty_field(m, t, idx[i]);
  return t;
}
Val fold_extractvalue(FoldCtx *x, Val agg, const uint32_t *idx, uint32_t n) {
  InsView i = {.op = OP_EXTRACTVALUE,
               .type = agg_elem(x->f->m, ty(x->f, agg), idx, n),
               .ops = &agg,
               .n = 1,
               .aux = words_add(x->f, idx, n)};
  return fold_view(x, &i);
}
Val fold_insertvalue(FoldCtx *x, Val agg, Val e, const uint32_t *idx, uint32_t n) {
  Val ops[2] = {agg, e};
  return fold_view(
      x, &(InsView){.op = OP_INSERTVALUE, .type = ty(x->f, agg), .ops = ops, .n = 2, .aux = words_add(x->f, idx, n)});
}

Val intrin_callee(Fn *f, unsigned id, Ty ret, const Ty *args, uint32_t n, Ty *fnty) {
  Module *m = f->m;
  Ty ov[INTRIN_MAX_OVERLOADS];
  unsigned nov = 0;
  *fnty = ty_func(m, ret, args, n, false);
  if (intrinsic_match(m, (IntrinsicId)id, *fnty, ov, &nov) != INTRIN_MATCH_OK)
    BUG("the types do not fit llvm.%s", intrinsic_name((IntrinsicId)id, &(IntrinsicName){0}).p);
  StrBuf sb = {0};
  bool ok = intrinsic_mangle(m, (IntrinsicId)id, ov, nov, &sb);
  ASSERT(ok);
  Val c = con_intrin(&f->con, id, (Str){sb.p, (uint32_t)sb.n});
  sb_free(&sb);
  return c;
}
Val fold_intrin(FoldCtx *x, unsigned id, unsigned fmf, Ty ret, const Val *args, uint32_t n) {
  enum { MAX_ARGS = 8 };
  ASSERT(n < MAX_ARGS);
  Val ops[MAX_ARGS];
  Ty t[MAX_ARGS];
  for (uint32_t i = 0; i < n; i++) ops[i] = args[i], t[i] = ty(x->f, args[i]);
  if (n >= 2 && (intrinsic_info((IntrinsicId)id)->flags & IF_COMMUTATIVE) && should_swap(ops[0], ops[1])) {
    Val s = ops[0];
    ops[0] = ops[1];
    ops[1] = s;
  }
  Ty fnty;
  ops[n] = intrin_callee(x->f, id, ret, t, n, &fnty);
  InsView i = {.op = OP_CALL, .flags = fmf, .type = ret, .ops = ops, .n = n + 1, .intrin = id};
  Val r = simplify_view(x, &i);
  if (r) return r;
  i.aux = call_add(x->f, (CallRec){.fnty = fnty});
  return emit_view(x, &i);
}
