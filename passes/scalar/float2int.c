/* float2int.c: "float2int": computes in integers what only goes through floats.
 *
 *     %x = uitofp i8 %a to float                 %x = zext i8 %a to i32
 *     %y = fadd float %x, 1.0            ==>     %y = add i32 %x, 1
 *     %z = fptoui float %y to i16                %z = trunc i32 %y to i16
 *
 * Roots are fptoui, fptosi, and fcmp of a predicate that integers have; from them the walk goes up through fadd,
 * fsub, fmul, fneg to uitofp and sitofp, and to constants that are integers. What hangs together that way is
 * converted if nothing else uses any of it, and if all intermediate results, by the widths the integers come from,
 * are integers that the float type holds exactly: then no operation rounds, and no infinity, NaN or overflowing
 * conversion occurs. A zero's sign is lost, so fneg and fmul, which make -0.0, are fine only because no root can tell
 * it from 0.0; a constant -0.0 needs nsz. Ranges are kept in RANGE_BITS bits, more than any float's precision.
 * Denormals do not occur: all values are integers. Scalars only. Cost: linear. Compare LLVM's Float2Int (James Molloy
 * 2015). */
#include "analysis/cfg/dom.h"
#include "ir/edit.h"
#include "ir/fold/fold.h"
#include "passes/pass.h"
#include "passes/stat.h"

enum { RANGE_BITS = 64 };

typedef struct Value {
  uint32_t group;
  bool seen, bad, root;
  Val now;
  int64_t lo, hi;
} Value;
typedef struct Group {
  uint32_t parent;
  bool bad;
  int64_t lo, hi;
  Ty type;
} Group;
typedef struct F2i {
  Fn *f;
  const Dom *d;
  Value *v; /* by Val */
  uint32_t nval;
  VEC(Group) group; /* [0] unused; disjoint sets with path halving */
  VecU32 order;     /* what was seen, in the order of the function: operands first */
} F2i;

static Pred int_pred(unsigned p) {
  switch (p) {
  case FCMP_OEQ:
  case FCMP_UEQ: return ICMP_EQ;
  case FCMP_OGT:
  case FCMP_UGT: return ICMP_SGT;
  case FCMP_OGE:
  case FCMP_UGE: return ICMP_SGE;
  case FCMP_OLT:
  case FCMP_ULT: return ICMP_SLT;
  case FCMP_OLE:
  case FCMP_ULE: return ICMP_SLE;
  case FCMP_ONE:
  case FCMP_UNE: return ICMP_NE;
  default: return FCMP_FALSE;
  }
}
static bool is_root(const Fn *f, Val v) {
  Op o = op(f, v);
  if (ty_is_vec(f->m, ty(f, v)) || ty_is_vec(f->m, ty(f, arg(f, v, 0)))) return false;
  return o == OP_FPTOUI || o == OP_FPTOSI || (o == OP_FCMP && int_pred(sub(f, v)) != FCMP_FALSE);
}
static uint32_t leader(F2i *x, uint32_t g) {
  while (x->group.p[g].parent != g) {
    x->group.p[g].parent = x->group.p[x->group.p[g].parent].parent;
    g = x->group.p[g].parent;
  }
  return g;
}
static void unite(F2i *x, Val a, Val b) {
  uint32_t i = leader(x, x->v[a].group), j = leader(x, x->v[b].group);
  if (i != j) x->group.p[u32_max(i, j)].parent = u32_min(i, j);
}
static void see(F2i *x, Val v, VecU32 *work) {
  if (x->v[v].seen) return;
  uint32_t g = x->group.n;
  vec_push(&x->group, ((Group){.parent = g}));
  x->v[v].seen = true;
  x->v[v].group = g;
  vec_push(work, (uint32_t)v);
}
/* Upwards from the roots. */
static void walk(F2i *x) {
  Fn *f = x->f;
  VecU32 work = {0};
  for (uint32_t i = 0; i < x->d->n; i++)
    FOR_EACH_INS(f, x->d->rpo[i], v)
      if (nops(f, v) && is_root(f, v)) {
        x->v[v].root = true;
        see(x, v, &work);
      }
  while (work.n) {
    Val v = (Val)vec_pop(&work);
    Op o = op(f, v);
    bool source = o == OP_UITOFP || o == OP_SITOFP,
         inner = o == OP_FADD || o == OP_FSUB || o == OP_FMUL || o == OP_FNEG;
    if (source || !(inner || x->v[v].root)) {
      x->v[v].bad = !source;
      continue;
    }
    for (uint32_t i = 0; i < nops(f, v); i++) {
      Val a = arg(f, v, i);
      if (val_is_con(a)) continue;
      if (is_arg(f, a)) {
        x->v[v].bad = true;
        continue;
      }
      see(x, a, &work);
      unite(x, v, a);
    }
  }
  vec_free(&work);
  for (uint32_t i = 0; i < x->d->n; i++)
    FOR_EACH_INS(f, x->d->rpo[i], v)
      if ((uint32_t)v < x->nval && x->v[v].seen) vec_push(&x->order, (uint32_t)v);
}
static bool int_of(const F2i *x, Val user, Val c, int64_t *out) {
  Fn *f = x->f;
  Cv v = con_cv(&f->con, con_twin(&f->con, c), 0);
  if (v.kind != CV_FP || !fp_is_finite((FpKind)v.fk, v.fp) || !fp_is_integer((FpKind)v.fk, v.fp)) return false;
  *out = 0;
  if (fp_is_zero((FpKind)v.fk, v.fp))
    return !fp_is_neg((FpKind)v.fk, v.fp) || ((op_info[op(f, user)].props & P_FMF) && (flags(f, user) & F_NSZ));
  if (fp_ilogb((FpKind)v.fk, v.fp) > RANGE_BITS - 3) return false;
  *out = (int64_t)fp_to_int_rm(&f->arena, (FpKind)v.fk, v.fp, RANGE_BITS, true, FP_RNE, NULL).u;
  return true;
}
static bool in_range(int64_t lo, int64_t hi) {
  const int64_t most = (int64_t)1 << (RANGE_BITS - 2);
  return lo >= -most && hi <= most;
}
/* The integers that v may be, of those its operands may be. False: too many, or no integers. */
static bool range_of(F2i *x, Val v, int64_t *lo, int64_t *hi) {
  const Fn *f = x->f;
  Op o = op(f, v);
  if (o == OP_UITOFP || o == OP_SITOFP) {
    uint32_t n = ty_bits(f->m, ty(f, arg(f, v, 0)));
    if (n > RANGE_BITS - 3) return false;
    *lo = o == OP_SITOFP ? -((int64_t)1 << (n - 1)) : 0;
    *hi = ((int64_t)1 << (o == OP_SITOFP ? n - 1 : n)) - 1;
    return true;
  }
  int64_t l[2] = {0, 0}, h[2] = {0, 0}, c[4];
  for (uint32_t i = 0; i < nops(f, v); i++) {
    Val a = arg(f, v, i);
    if (!val_is_con(a)) l[i] = x->v[a].lo, h[i] = x->v[a].hi;
    else {
      if (!int_of(x, v, a, &l[i])) return false;
      h[i] = l[i];
    }
  }
  bool over = false;
  switch (o) {
  case OP_FNEG: *lo = -h[0], *hi = -l[0]; break;
  case OP_FADD:
    over |= __builtin_add_overflow(l[0], l[1], lo);
    over |= __builtin_add_overflow(h[0], h[1], hi);
    break;
  case OP_FSUB:
    over |= __builtin_sub_overflow(l[0], h[1], lo);
    over |= __builtin_sub_overflow(h[0], l[1], hi);
    break;
  case OP_FMUL:
    over |= __builtin_mul_overflow(l[0], l[1], &c[0]);
    over |= __builtin_mul_overflow(l[0], h[1], &c[1]);
    over |= __builtin_mul_overflow(h[0], l[1], &c[2]);
    over |= __builtin_mul_overflow(h[0], h[1], &c[3]);
    *lo = *hi = c[0];
    for (int i = 1; i < 4; i++) {
      if (c[i] < *lo) *lo = c[i];
      if (c[i] > *hi) *hi = c[i];
    }
    break;
  case OP_FCMP: *lo = l[0] < l[1] ? l[0] : l[1], *hi = h[0] > h[1] ? h[0] : h[1]; break;
  default: *lo = l[0], *hi = h[0]; break;
  }
  return !over && in_range(*lo, *hi);
}
/* Ranges, and with them what of each group may not be. */
static void measure(F2i *x) {
  Fn *f = x->f;
  for (uint32_t i = 0; i < x->order.n; i++) {
    Val v = (Val)x->order.p[i];
    Value *e = &x->v[v];
    Group *g = &x->group.p[leader(x, e->group)];
    if (e->bad || g->bad || !range_of(x, v, &e->lo, &e->hi)) {
      g->bad = true;
      continue;
    }
    if (e->lo < g->lo) g->lo = e->lo;
    if (e->hi > g->hi) g->hi = e->hi;
    if (e->root) continue;
    g->type = ty(f, v);
    FOR_EACH_USE(f, v, u) {
      Val w = use_user(f, u);
      if ((uint32_t)w >= x->nval || !x->v[w].seen || leader(x, x->v[w].group) != leader(x, e->group)) {
        g->bad = true;
        break;
      }
    }
  }
}
static Ty int_for(const F2i *x, const Group *g) {
  Module *m = x->f->m;
  uint64_t most = (uint64_t)(g->lo < 0 ? ~g->lo : g->lo) | (uint64_t)(g->hi < 0 ? ~g->hi : g->hi);
  uint32_t bits = (most ? log2_floor(most) + 1u : 0) + 2; /* a sign, and one to spare */
  if (bits > 64 || bits > fp_precision(fp_kind_of(g->type)) - 1) return TY_NONE;
  for (uint32_t n = 8; n <= 64; n *= 2)
    if (n >= bits && int_is_legal(m, n)) return ty_int(m, n);
  return ty_int(m, bits <= 32 ? 32 : 64);
}
static Val operand(F2i *x, Val v, uint32_t i, Ty t) {
  Val a = arg(x->f, v, i);
  int64_t c;
  if (!val_is_con(a)) return x->v[a].now;
  int_of(x, v, a, &c);
  return con_sint(&x->f->con, t, c);
}
static Val resized(Bld *k, Val v, Ty t, bool sign) {
  uint32_t from = ty_bits(k->f->m, ty(k->f, v)), to = ty_bits(k->f->m, t);
  return from == to ? v : emit_cast(k, from > to ? OP_TRUNC : sign ? OP_SEXT : OP_ZEXT, 0, v, t);
}
static Val convert(F2i *x, Val v, Ty t) {
  Fn *f = x->f;
  Bld k = bld_before(f, v);
  switch (op(f, v)) {
  case OP_UITOFP: return resized(&k, arg(f, v, 0), t, false);
  case OP_SITOFP: return resized(&k, arg(f, v, 0), t, true);
  case OP_FPTOUI: {
    Val a = operand(x, v, 0, t);
    return resized(&k, a, ty(f, v), false);
  }
  case OP_FPTOSI: {
    Val a = operand(x, v, 0, t);
    return resized(&k, a, ty(f, v), true);
  }
  case OP_FNEG: {
    Val a = operand(x, v, 0, t);
    return emit_bin(&k, OP_SUB, 0, con_null(&f->con, t), a);
  }
  default: break;
  }
  Val a = operand(x, v, 0, t), b = operand(x, v, 1, t);
  if (is_op(f, v, OP_FCMP)) return emit_icmp(&k, int_pred(sub(f, v)), a, b);
  return emit_bin(&k, is_op(f, v, OP_FADD) ? OP_ADD : is_op(f, v, OP_FSUB) ? OP_SUB : OP_MUL, 0, a, b);
}
Change pass_float2int(Fn *f, PassCtx *px) {
  bool any = false;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) any |= is_op(f, v, OP_UITOFP) || is_op(f, v, OP_SITOFP);
  if (!any) return CH_NONE;
  F2i x = {.f = f, .d = dom(f), .nval = f->nins};
  x.v = ARENA_ZARRAY(px->scratch, Value, x.nval);
  vec_push(&x.group, ((Group){0}));
  walk(&x);
  measure(&x);
  uint32_t done = 0;
  for (uint32_t i = 0; i < x.order.n; i++) {
    Val v = (Val)x.order.p[i];
    const Group *g = &x.group.p[leader(&x, x.v[v].group)];
    Ty t = g->bad || g->type == TY_NONE ? TY_NONE : int_for(&x, g);
    if (t == TY_NONE) continue;
    Val now = convert(&x, v, t);
    x.v[v].now = now;
    done++;
    if (!x.v[v].root) continue;
    if (val_is_local(now) && !is_arg(f, now) && name_of(f, now).n == 0) name_take(f, now, v);
    val_replace(f, v, now);
  }
  for (uint32_t i = x.order.n; i-- > 0;)
    if (x.v[x.order.p[i]].now) ins_erase(f, (Val)x.order.p[i]);
  stat_add(px, ST_FLOAT2INT, done);
  vec_free(&x.group);
  vec_free(&x.order);
  return done ? CH_VAL : CH_NONE;
}
