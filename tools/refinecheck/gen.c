/* gen.c: functions for refinecheck. A case has up to MAX_ARGS arguments of the types the rule's left side needs, now
 * and then a diamond with phis or a condition that guards the code, then the left side from its leaves up. A leaf is
 * an argument, a constant or, for what guards and C folds look for, a small expression. Random functions may have up
 * to MAX_BLKS blocks with branches, switches, loops and stores. Types are narrow so that all values can be tried, but
 * widths of the data layout, all float kinds and short vectors come too. Nothing here knows a rule by name. */
#include "support/random.h"
#include "tools/refinecheck/refine.h"

enum { MAX_ARGS = 6, MAX_VALS = 96, BYTES = 1 << 16 /* of a type wanted: an even number of bytes */ };
typedef struct Gen {
  Module *m;
  Fn *f;
  Blk b;
  uint64_t rng;
  Ty at[MAX_ARGS];
  unsigned nargs;
  Val v[MAX_VALS];
  unsigned n;
  bool wide;      /* no instance of a rule: types beyond 64 bits too, more undef and poison */
  bool folds;     /* the right side is a C fold: leaves are seldom plain */
  uint32_t taken; /* arguments that stand for a variable */
  uint32_t mask[16];
  unsigned nmask; /* of the last shuffle: used again more often than not */
} Gen;

static uint32_t rnd(Gen *g, uint32_t n) { return (uint32_t)(random_next(&g->rng) >> 8) % n; }
static bool one_in(Gen *g, uint32_t n) { return rnd(g, n) == 0; }

Module *gen_module(Ctx *ctx, bool gpu, Glob *before, Glob *after) {
  Module *m = mod_new(ctx);
  char err[64];
  if (!datalayout_parse(m, gpu ? STR("e-i64:64-i128:128-v16:16-v32:32-n16:32:64") : STR("e-p:64:64-i64:64-n8:16:32:64"),
                        err, sizeof err))
    BUG("data layout");
  if (gpu) m->triple = STR("nvptx64-nvidia-cuda"), m->permissions = true;
  Glob *g[2] = {before, after};
  for (unsigned i = 0; i < 2; i++) {
    *g[i] = glob_new(m, GK_FUNC, i ? STR("after") : STR("before"));
    glob(m, *g[i])->ptr_type = TY_PTR;
    glob(m, *g[i])->is_decl = false;
  }
  Glob v = glob_new(m, GK_VAR, STR("data")); /* something constant to load from */
  Global *G = glob(m, v);
  G->ptr_type = TY_PTR;
  G->type = ty_array(m, TY_I8, 16);
  G->constant = true;
  G->init = con_data(&m->con, G->type, "\1\2\3\4\5\6\7\10\377\376\0\0\200\1\2\3", 16);
  return m;
}

/* ---- types ---- */
static Ty shaped(Gen *g, Ty s, unsigned lanes) { return lanes ? ty_vec(g->m, s, lanes, false) : s; }
static unsigned lanes_of(const Gen *g, Ty t) { return ty_is_vec(g->m, t) ? (unsigned)ty_rec(g->m, t)->count : 0; }
static Ty rand_scalar(Gen *g, unsigned kinds) {
  unsigned k;
  do k = one_in(g, 4) ? RT_FP : one_in(g, 8) ? RT_PTR : RT_INT;
  while (!(kinds & k));
  if (k == RT_FP) {
    static const Ty fp[] = {TY_HALF, TY_HALF, TY_FLOAT, TY_FLOAT, TY_DOUBLE, TY_BFLOAT};
    return fp[rnd(g, one_in(g, 4) ? 6 : 5)];
  }
  if (k == RT_PTR) return TY_PTR;
  static const uint8_t w[] = {2, 3, 4, 4, 1, 5, 8, 8, 16, 32, 64, 7, 33, 65, 128};
  return ty_int(g->m, w[rnd(g, one_in(g, 3) ? g->wide ? 15 : 12 : 6)]);
}

/* ---- constants ---- */
static Val rand_int_con(Gen *g, Ty s) {
  ConPool *p = &g->f->con;
  unsigned w = ty_bits(g->m, s);
  if (w > 64 && rnd(g, 2)) { /* what con_int does not reach */
    Ap one = ap_one(&g->f->arena, w), x = ap_shl(&g->f->arena, one, rnd(g, w));
    return con_ap(p, s, rnd(g, 2) ? x : rnd(g, 2) ? ap_sub(&g->f->arena, x, one) : ap_not(&g->f->arena, x));
  }
  if (w > 64) w = 64;
  switch (rnd(g, 10)) {
  case 0: return con_int(p, s, 0);
  case 1: return con_int(p, s, 1);
  case 2: return con_sint(p, s, -1);
  case 3: return con_int(p, s, 1ull << (w - 1));
  case 4: return con_int(p, s, 1ull << rnd(g, w));
  case 5: return con_int(p, s, mask64(rnd(g, w)));
  case 6: return con_int(p, s, rnd(g, w + 1));
  case 7: return con_sint(p, s, -(int64_t)(1ull << rnd(g, w)));
  default:
    return con_int(p, s,
                   w > 8 && rnd(g, 2)
                       ? rnd(g, 256)
                       : ((uint64_t)rnd(g, 1u << 20) << 40) ^ ((uint64_t)rnd(g, 1u << 20) << 20) ^ rnd(g, 1u << 20));
  }
}
static Val rand_fp_con(Gen *g, Ty s) {
  FpKind k = fp_kind_of(s);
  static const double d[] = {0.0, -0.0, 1.0, -1.0, 2.0, 0.5, -2.0, 4.0, -0.5, 3.0, 1.5, 8.0, 0.25, -4.0, 10.0, 6.0};
  FpBits b;
  switch (rnd(g, 12)) {
  case 0: b = fp_inf(k, rnd(g, 2)); break;
  case 1: b = fp_qnan(k, false); break;
  case 2:
    b = rnd(g, 2) ? fp_smallest(k, false) : rnd(g, 2) ? fp_largest(k, rnd(g, 2)) : fp_smallest_normal(k, rnd(g, 2));
    break;
  default: return con_fp_from_double(&g->f->con, s, d[rnd(g, 2) ? rnd(g, 4) : rnd(g, 16)]);
  }
  return con_fp(&g->f->con, s, b);
}
static Val rand_con(Gen *g, Ty t) {
  ConPool *p = &g->f->con;
  if (one_in(g, g->wide ? 16 : 40)) return one_in(g, 3) ? con_undef(p, t) : con_poison(p, t);
  Ty s = ty_scalar(g->m, t);
  if (ty_is_agg(g->m, t)) return con_null(p, t);
  if (!ty_is_int(g->m, s) && !ty_is_fp(s)) {
    if (t == TY_PTR && one_in(g, 3)) return con_global(p, glob_find(g->m, STR("data")));
    return con_null(p, t);
  }
  bool fp = ty_is_fp(s);
  if (t == s || rnd(g, 2)) {
    Val e = fp ? rand_fp_con(g, s) : rand_int_con(g, s);
    return t == s ? e : con_splat(p, t, e);
  }
  Val e[16];
  unsigned n = lanes_of(g, t);
  for (unsigned i = 0; i < n; i++) e[i] = one_in(g, 6) ? con_poison(p, s) : fp ? rand_fp_con(g, s) : rand_int_con(g, s);
  return con_agg(p, t, e, n);
}

/* ---- instructions ---- */
static Val put(Gen *g, Op o, unsigned sub_, unsigned fl, Ty t, const Val *ops, uint32_t n) {
  Val v = ins_new(g->f, o, sub_, fl, t, ops, n);
  ins_place_end(g->f, v, g->b);
  if (t != TY_VOID && g->n < MAX_VALS) g->v[g->n++] = v;
  return v;
}
/* VAL_NONE when the types do not fit. */
static Val put_call(Gen *g, unsigned id, Ty ret, Val *a, uint32_t n, unsigned fl) {
  Val ops[8];
  Ty t[8], ov[INTRIN_MAX_OVERLOADS], fnty;
  unsigned nov = 0;
  if (n > 7 || (id == INTRIN_bswap && ty_bits(g->m, ret) % 16)) return VAL_NONE;
  for (uint32_t i = 0; i < n; i++) ops[i] = a[i], t[i] = ty(g->f, a[i]);
  if (intrinsic_match(g->m, (IntrinsicId)id, ty_func(g->m, ret, t, n, false), ov, &nov) != INTRIN_MATCH_OK)
    return VAL_NONE;
  ops[n] = intrin_callee(g->f, id, ret, t, n, &fnty);
  Val v = ins_new(g->f, OP_CALL, 0, ty_is_fp_or_vec(g->m, ret) ? fl & F_FAST : 0, ret, ops, n + 1);
  aux_set(g->f, v, call_add(g->f, (CallRec){.fnty = fnty}));
  ins_place_end(g->f, v, g->b);
  if (ret != TY_VOID && g->n < MAX_VALS) g->v[g->n++] = v;
  return v;
}
static unsigned rand_flags(Gen *g, Op o) {
  unsigned mask = op_flag_mask(o), fl = 0;
  if (mask & F_FAST) {
    if (one_in(g, 4)) return F_FAST;
    if (one_in(g, 3)) return 0;
    for (unsigned b = 1; b <= F_FAST; b <<= 1)
      if ((F_FAST & b) && one_in(g, 3)) fl |= b;
    return fl;
  }
  for (unsigned b = 1; b <= mask; b <<= 1)
    if ((mask & b) && one_in(g, 4)) fl |= b;
  if (fl & F_INBOUNDS) fl |= F_NUSW;
  return fl;
}
static Val existing(Gen *g, Ty t, bool args_only) {
  Val c[MAX_VALS];
  unsigned n = 0;
  for (unsigned i = 0; i < g->n; i++)
    if (ty(g->f, g->v[i]) == t && (!args_only || is_arg(g->f, g->v[i]))) c[n++] = g->v[i];
  if (!n) return args_only ? existing(g, t, false) : VAL_NONE;
  return c[rnd(g, n)];
}
/* An argument that stands for no other variable yet, most of the time. */
static Val fresh_arg(Gen *g, Ty t) {
  for (unsigned i = 0, k = rnd(g, g->nargs); i < g->nargs; i++, k = (k + 1) % g->nargs)
    if (g->at[k] == t && !(g->taken >> k & 1) && rnd(g, 8)) {
      g->taken |= 1u << k;
      return fn_arg(g->f, k);
    }
  return existing(g, t, true);
}
static Ty arg_type(Gen *g) { return g->at[rnd(g, g->nargs)]; }
static Val val(Gen *g, Ty t, unsigned depth);
static Val value_of_kind(Gen *g, unsigned kinds, unsigned lanes,
                         unsigned depth) { /* some integer (float ...) value of that shape, VAL_NONE */
  for (unsigned i = 0; i < 6; i++) {
    Ty t = arg_type(g), s = ty_scalar(g->m, t);
    if (lanes_of(g, t) != lanes) continue;
    if ((kinds & RT_INT) && ty_is_int(g->m, s)) return val(g, t, depth);
    if ((kinds & RT_FP) && ty_is_fp(s)) return val(g, t, depth);
    if ((kinds & RT_PTR) && ty_is_ptr(g->m, s)) return val(g, t, depth);
  }
  return VAL_NONE;
}
static Val rand_cond(Gen *g, unsigned lanes, unsigned depth) {
  Ty b = shaped(g, TY_I1, lanes);
  switch (rnd(g, 8)) {
  case 0: return put(g, (Op)(OP_AND + rnd(g, 3)), 0, 0, b, (Val[]){val(g, b, depth - 1), val(g, b, depth - 1)}, 2);
  case 1:
    return put(g, OP_SELECT, 0, 0, b,
               rnd(g, 2) ? (Val[]){val(g, b, depth - 1), val(g, b, depth - 1), con_null(&g->f->con, b)}
                         : (Val[]){val(g, b, depth - 1), con_allones(&g->f->con, b), val(g, b, depth - 1)},
               3);
  case 2:
  case 3: {
    Val x = value_of_kind(g, RT_FP, lanes, depth - 1);
    if (x)
      return put(g, OP_FCMP, rnd(g, 16), one_in(g, 3) ? rand_flags(g, OP_FCMP) : 0, b,
                 (Val[]){x, rnd(g, 2) ? rand_con(g, ty(g->f, x)) : val(g, ty(g->f, x), depth - 1)}, 2);
  } /* fall through */
  default: {
    Val x = value_of_kind(g, RT_INT | RT_PTR, lanes, depth - 1);
    if (!x) return val(g, b, 0);
    return put(g, OP_ICMP, ICMP_EQ + rnd(g, 10), one_in(g, 8) ? F_SAMESIGN : 0, b,
               (Val[]){x, rnd(g, 2) ? rand_con(g, ty(g->f, x)) : val(g, ty(g->f, x), depth - 1)}, 2);
  }
  }
}
/* A shuffle to `t`: of two vectors like it, or of two halves. */
static Val rand_shuffle(Gen *g, Ty t, unsigned d) {
  unsigned lanes = lanes_of(g, t);
  uint32_t mask[16];
  if (lanes == 4 && rnd(g, 2)) {
    Ty h = shaped(g, ty_scalar(g->m, t), 2);
    for (unsigned i = 0; i < 4; i++) mask[i] = i;
    Val v = put(g, OP_SHUFFLEVECTOR, 0, 0, t, (Val[]){val(g, h, d - 1), val(g, h, d - 1)}, 2);
    aux_set(g->f, v, words_add(g->f, mask, 4));
    return v;
  }
  bool again = g->nmask == lanes && rnd(g, 3), one = rnd(g, 2);
  for (unsigned i = 0; i < lanes; i++)
    mask[i] = again ? g->mask[i] : one_in(g, 8) ? UINT32_MAX : rnd(g, one ? lanes : 2 * lanes);
  memcpy(g->mask, mask, sizeof mask);
  g->nmask = lanes;
  Val v = put(g, OP_SHUFFLEVECTOR, 0, 0, t,
              (Val[]){val(g, t, d - 1), one ? con_poison(&g->f->con, t) : val(g, t, d - 1)}, 2);
  aux_set(g->f, v, words_add(g->f, mask, lanes));
  return v;
}
/* Intrinsics of two integers, with and without a flag of their overflow. */
static Val rand_int_call(Gen *g, Ty t, unsigned d) {
  unsigned lanes = lanes_of(g, t), w = ty_bits(g->m, t);
  static const uint16_t two[] = {INTRIN_smax,     INTRIN_smin,     INTRIN_umax,     INTRIN_umin,     INTRIN_uadd_sat,
                                 INTRIN_usub_sat, INTRIN_sadd_sat, INTRIN_ssub_sat, INTRIN_ushl_sat, INTRIN_sshl_sat};
  static const uint16_t three[] = {INTRIN_uadd_with_overflow, INTRIN_sadd_with_overflow, INTRIN_usub_with_overflow,
                                   INTRIN_ssub_with_overflow, INTRIN_umul_with_overflow, INTRIN_smul_with_overflow};
  unsigned k = rnd(g, 12);
  Val x = val(g, t, d - 1), y = val(g, t, d - 1);
  if (k == 0)
    return put_call(g, rnd(g, 2) ? INTRIN_fshl : INTRIN_fshr, t, (Val[]){x, rnd(g, 2) ? x : val(g, t, d - 1), y}, 3, 0);
  if (k == 1 && w > 1) {
    Ty xt = arg_type(g);
    if (ty_is_int(g->m, ty_scalar(g->m, xt)) && lanes_of(g, xt) == lanes)
      return put_call(g, rnd(g, 2) ? INTRIN_scmp : INTRIN_ucmp, t, (Val[]){val(g, xt, d - 1), val(g, xt, d - 1)}, 2, 0);
  }
  if (k == 2 || (k == 3 && ty_scalar(g->m, t) == TY_I1)) {
    bool flag = k == 3;
    Ty ot = flag ? arg_type(g) : t;
    if (!ty_is_int(g->m, ty_scalar(g->m, ot)) || lanes_of(g, ot) != lanes) return VAL_NONE;
    uint32_t part = flag;
    Val o = put_call(g, three[rnd(g, ARRAY_LEN(three))], ty_struct(g->m, (Ty[]){ot, shaped(g, TY_I1, lanes)}, 2, false),
                     (Val[]){val(g, ot, d - 1), val(g, ot, d - 1)}, 2, 0);
    if (!o) return VAL_NONE;
    o = put(g, OP_EXTRACTVALUE, 0, 0, t, &o, 1);
    aux_set(g->f, o, words_add(g->f, &part, 1));
    return o;
  }
  return put_call(g, two[rnd(g, ARRAY_LEN(two))], t, (Val[]){x, y}, 2, 0);
}
/* Intrinsics that count or turn the bits of one integer. */
static Val rand_bit_call(Gen *g, Ty t, unsigned d) {
  ConPool *p = &g->f->con;
  static const uint16_t one[] = {INTRIN_ctpop, INTRIN_bitreverse, INTRIN_ctlz, INTRIN_cttz, INTRIN_abs, INTRIN_bswap};
  unsigned id = one[rnd(g, ARRAY_LEN(one))];
  return put_call(g, id, t, (Val[]){val(g, t, d - 1), con_int(p, TY_I1, rnd(g, 2))},
                  id == INTRIN_ctpop || id == INTRIN_bitreverse || id == INTRIN_bswap ? 1 : 2, 0);
}
static Val rand_int_op(Gen *g, Ty t, unsigned d) {
  ConPool *p = &g->f->con;
  unsigned lanes = lanes_of(g, t), w = ty_bits(g->m, t);
  if (ty_scalar(g->m, t) == TY_I1 && rnd(g, 3)) return rand_cond(g, lanes, d);
  switch (rnd(g, 20)) {
  case 0: return put(g, OP_XOR, 0, 0, t, (Val[]){val(g, t, d - 1), con_allones(p, t)}, 2);
  case 1: return put(g, OP_SUB, 0, rand_flags(g, OP_SUB), t, (Val[]){con_null(p, t), val(g, t, d - 1)}, 2);
  case 2:
    return put(g, OP_SHL, 0, rand_flags(g, OP_SHL), t,
               (Val[]){con_int(p, t, rnd(g, 2) ? 1 : 1ull << rnd(g, u32_min(w, 64))), val(g, t, d - 1)}, 2);
  case 3: return put(g, OP_OR, 0, 0, t, (Val[]){val(g, t, d - 1), con_int(p, t, 1u + 2u * rnd(g, 4))}, 2);
  case 4:
    return put(g, OP_AND, 0, 0, t,
               (Val[]){val(g, t, d - 1),
                       con_int(p, t, rnd(g, 2) ? mask64(1 + rnd(g, u32_min(w, 64))) : 1ull << rnd(g, u32_min(w, 64)))},
               2);
  case 5:
    return put(g, OP_LSHR, 0, rand_flags(g, OP_LSHR), t, (Val[]){val(g, t, d - 1), con_int(p, t, 1 + rnd(g, w))}, 2);
  case 6:
  case 7: {
    Val x = value_of_kind(g, RT_INT, lanes, d - 1);
    if (!x) break;
    unsigned xw = ty_bits(g->m, ty(g->f, x));
    if (xw == w) break;
    Op o = xw > w ? OP_TRUNC : rnd(g, 2) ? OP_ZEXT : OP_SEXT;
    return put(g, o, 0, rand_flags(g, o), t, &x, 1);
  }
  case 8:
    return put(g, OP_SELECT, 0, 0, t,
               (Val[]){val(g, shaped(g, TY_I1, rnd(g, 3) ? lanes : 0), d - 1), val(g, t, d - 1), val(g, t, d - 1)}, 3);
  case 9: return rand_int_call(g, t, d);
  case 10: return rand_bit_call(g, t, d);
  case 11: {
    Val x = val(g, t, d - 1);
    return put(g, OP_FREEZE, 0, 0, t, &x, 1);
  }
  case 12: {
    Val x = value_of_kind(g, RT_FP, lanes, d - 1);
    if (x) return put(g, rnd(g, 2) ? OP_FPTOSI : OP_FPTOUI, 0, 0, t, &x, 1);
    break;
  }
  case 13: {
    Val x = lanes ? VAL_NONE : existing(g, TY_PTR, false);
    if (x && w >= 8 && !(w & 7) && w <= 64) {
      Val v = put(g, OP_LOAD, 0, 0, t, &x, 1);
      align_set(g->f, v, 1);
      return v;
    }
    if (x && w == 64) return put(g, OP_PTRTOINT, 0, 0, t, &x, 1);
    break;
  }
  case 14: {
    if (lanes)
      return put(g, OP_INSERTELEMENT, 0, 0, t,
                 (Val[]){val(g, t, d - 1), val(g, ty_scalar(g->m, t), d - 1), con_int(p, TY_I32, rnd(g, lanes))}, 3);
    Val x = existing(g, ty_vec(g->m, t, 2, false), false);
    if (x) return put(g, OP_EXTRACTELEMENT, 0, 0, t, (Val[]){x, con_int(p, TY_I32, rnd(g, 2))}, 2);
    break;
  }
  case 15:
  case 16:
    if (lanes) return rand_shuffle(g, t, d);
    break;
  default: break;
  }
  Op o = (Op)(OP_ADD + rnd(g, OP_XOR - OP_ADD + 1));
  return put(g, o, 0, rand_flags(g, o), t, (Val[]){val(g, t, d - 1), val(g, t, d - 1)}, 2);
}
static Val rand_fp_op(Gen *g, Ty t, unsigned d) {
  unsigned lanes = lanes_of(g, t), fl = rand_flags(g, OP_FADD);
  switch (rnd(g, 14)) {
  case 0:
  case 1: {
    Val x = val(g, t, d - 1);
    return put(g, OP_FNEG, 0, fl, t, &x, 1);
  }
  case 2:
  case 3: {
    static const uint16_t one[] = {INTRIN_fabs,  INTRIN_fabs,  INTRIN_sqrt,
                                   INTRIN_floor, INTRIN_trunc, INTRIN_canonicalize};
    Val x = val(g, t, d - 1);
    return put_call(g, one[rnd(g, ARRAY_LEN(one))], t, &x, 1, fl);
  }
  case 4: {
    static const uint16_t two[] = {INTRIN_minnum, INTRIN_maxnum, INTRIN_minimum, INTRIN_maximum, INTRIN_copysign};
    return put_call(g, two[rnd(g, ARRAY_LEN(two))], t, (Val[]){val(g, t, d - 1), val(g, t, d - 1)}, 2, fl);
  }
  case 5:
  case 6: {
    Val x = value_of_kind(g, RT_INT, lanes, d - 1);
    if (x) {
      Op o = rnd(g, 2) ? OP_UITOFP : OP_SITOFP;
      return put(g, o, 0, 0, t, &x, 1);
    }
    break;
  }
  case 7:
    return put(g, OP_SELECT, 0, fl, t,
               (Val[]){val(g, shaped(g, TY_I1, rnd(g, 3) ? lanes : 0), d - 1), val(g, t, d - 1), val(g, t, d - 1)}, 3);
  case 8: {
    Val x = value_of_kind(g, RT_FP, lanes, d - 1);
    unsigned a = x ? ty_bits(g->m, ty(g->f, x)) : 0, b = ty_bits(g->m, t);
    if (a && a != b) return put(g, a < b ? OP_FPEXT : OP_FPTRUNC, 0, fl, t, &x, 1);
    break;
  }
  case 9:
  case 10:
    if (lanes) return rand_shuffle(g, t, d);
    break;
  default: break;
  }
  Op o = (Op)(OP_FADD + rnd(g, OP_FREM - OP_FADD + (one_in(g, 3) ? 1u : 0u)));
  return put(g, o, 0, fl, t, (Val[]){val(g, t, d - 1), val(g, t, d - 1)}, 2);
}
static Val rand_gep(Gen *g, Val base, unsigned fl) {
  static const uint8_t nidx[] = {1, 1, 2, 2, 1};
  unsigned k = rnd(g, 5);
  Ty src = k == 0   ? TY_I8
           : k == 1 ? TY_I32
           : k == 2 ? ty_array(g->m, TY_I16, 4)
           : k == 3 ? ty_struct(g->m, (Ty[]){TY_I8, TY_I32}, 2, false)
                    : TY_I16;
  Val ops[3] = {base};
  for (unsigned i = 1; i <= nidx[k]; i++) {
    Val x = rnd(g, 2) ? VAL_NONE : value_of_kind(g, RT_INT, 0, 0);
    if (k == 3 && i == 2) ops[i] = con_int(&g->f->con, TY_I32, rnd(g, 2));
    else ops[i] = x ? x : con_sint(&g->f->con, rnd(g, 2) ? TY_I64 : TY_I32, (int64_t)rnd(g, 8) - 2);
  }
  Val v = put(g, OP_GEP, 0, fl, ty(g->f, base), ops, nidx[k] + 1u);
  aux_set(g->f, v, (uint32_t)src);
  return v;
}
static Val rand_ptr_op(Gen *g, Ty t, unsigned d) {
  if (lanes_of(g, t)) return val(g, t, 0);
  switch (rnd(g, 6)) {
  case 0: return put(g, OP_SELECT, 0, 0, t, (Val[]){val(g, TY_I1, d - 1), val(g, t, d - 1), val(g, t, d - 1)}, 3);
  case 1: {
    Val v = put(g, OP_ALLOCA, 0, 0, t, (Val[]){con_int(&g->f->con, TY_I32, 1)}, 1);
    aux_set(g->f, v, (uint32_t)ty_array(g->m, TY_I32, 4));
    align_set(g->f, v, 8);
    return v;
  }
  default: return rand_gep(g, val(g, t, d - 1), rand_flags(g, OP_GEP));
  }
}
static Val rand_op(Gen *g, Ty t, unsigned depth) {
  Ty s = ty_scalar(g->m, t);
  Val v = VAL_NONE;
  if (ty_is_int(g->m, s)) v = rand_int_op(g, t, depth);
  else if (ty_is_fp(s)) v = rand_fp_op(g, t, depth);
  else if (ty_is_ptr(g->m, s)) v = rand_ptr_op(g, t, depth);
  return v;
}
static Val val(Gen *g, Ty t, unsigned depth) {
  unsigned k = rnd(g, 10);
  if (g->folds && depth && one_in(g, 6))
    return put(g, OP_SELECT, 0, 0, t, (Val[]){val(g, TY_I1, 0), rand_con(g, t), rand_con(g, t)}, 3);
  if (g->folds && one_in(g, 3))
    for (unsigned i = 0; i < g->n; i++)
      if (ty(g->f, g->v[i]) == t && is_op(g->f, g->v[i], OP_PHI)) return g->v[i];
  if (depth && k < (g->folds ? 7u : 4u) && g->n < MAX_VALS - 8) {
    Val v = rand_op(g, t, depth);
    if (v) return v;
  }
  Val v = k == 9 ? VAL_NONE : existing(g, t, rnd(g, 2));
  return v ? v : rand_con(g, t);
}

/* ---- instances of left sides ---- */
static bool types_choose(Gen *g, const RuleSet *rs, const Rule *r, Ty *ct) {
  RuleLhs l[RULE_MAX_NODES] = {0};
  for (unsigned k = 0; k < r->nlhs; k++) l[k] = *rule_lhs(rs, r, k);
  const RuleClass *k = rs->cls + r->cls;
  unsigned lanes = one_in(g, 4) ? (one_in(g, 4) ? 4 : 2) : 0, want[RULE_MAX_CLASSES] = {0};
  for (unsigned i = 0; i < r->nlhs; i++) {
    want[l[i].cls] |= l[i].types;
    if (l[i].types & RT_VEC) lanes = lanes ? lanes : rnd(g, 3) ? 2 : 4;
    if (l[i].types & RT_SCALAR) lanes = 0;
    if (l[i].kind == RL_INTRIN && l[i].val == INTRIN_bswap) want[l[i].cls] |= BYTES;
    if (l[i].kind == RL_OP && (l[i].op == OP_SHUFFLEVECTOR || l[i].op == OP_INSERTELEMENT)) {
      want[l[i].cls] |= RT_VEC;
      lanes = lanes ? lanes : 2;
    }
    if (l[i].kind == RL_OP && l[i].op == OP_EXTRACTELEMENT) {
      want[l[i].cls] |= RT_SCALAR;
      lanes = lanes ? lanes : 2;
    }
  }
  for (unsigned c = 0; c < r->ncls; c++) {
    unsigned kinds = (k[c].kinds ? k[c].kinds : RT_ANYKIND) &
                     ((want[c] & RT_ANYKIND) ? want[c] & RT_ANYKIND : RT_ANYKIND);
    if (!kinds) kinds = RT_ANYKIND;
    Ty s = want[c] & RT_I1                   ? TY_I1
           : (want[c] & BYTES) && !k[c].bits ? (rnd(g, 2) ? TY_I16 : TY_I32)
           : k[c].bits                       ? ty_int(g->m, k[c].bits)
                                             : rand_scalar(g, kinds);
    ct[c] = shaped(g, s, want[c] & RT_SCALAR ? 0 : lanes);
  }
  for (unsigned i = 0; i < r->nlhs; i++) { /* operands that are scalar in vector operations, immediates */
    if (i == 0) continue;
    const RuleLhs *pa = &l[l[i].parent];
    bool elt = pa->kind == RL_OP &&
               ((pa->op == OP_EXTRACTELEMENT && l[i].index == 1) || (pa->op == OP_INSERTELEMENT && l[i].index == 2));
    if (elt) ct[l[i].cls] = TY_I32;
    if (pa->kind == RL_OP && pa->op == OP_INSERTELEMENT && l[i].index == 1)
      ct[l[i].cls] = ty_scalar(g->m, ct[l[l[i].parent].cls]);
    if (pa->kind == RL_OP && pa->op == OP_EXTRACTELEMENT && l[i].index == 0)
      ct[l[i].cls] = shaped(g, ty_scalar(g->m, ct[l[l[i].parent].cls]), lanes ? lanes : 2);
    if (pa->kind == RL_INTRIN && (intrinsic_info((IntrinsicId)pa->val)->immarg >> l[i].index & 1) && k[l[i].cls].bits)
      ct[l[i].cls] = ty_int(g->m, k[l[i].cls].bits);
    if (pa->kind == RL_INTRIN && (pa->val == INTRIN_powi || pa->val == INTRIN_ldexp) && l[i].index == 1)
      ct[l[i].cls] = TY_I32;
    if (pa->kind == RL_OP && pa->op == OP_SELECT && l[i].index == 0 && one_in(g, 3) && !k[l[i].cls].kinds)
      ct[l[i].cls] = TY_I1;
  }
  for (unsigned i = r->nlhs; i-- > 0;) { /* casts, inner ones first */
    unsigned kid = i + 1;                /* the operand follows its cast */
    if (l[i].kind != RL_OP || !op_is_cast((Op)l[i].op) || kid == r->nlhs) continue;
    Ty *to = &ct[l[i].cls], *from = &ct[l[kid].cls];
    bool fixed = k[l[kid].cls].bits || (l[kid].types & RT_I1) || l[kid].kind >= RL_OP;
    if (l[i].op == OP_BITCAST) {
      unsigned bits = (unsigned)ty_size_bits(g->m, *from);
      if (*to != *from && ty_size_bits(g->m, *to) == bits) continue;
      Ty c[8];
      unsigned n = 0, kinds = k[l[i].cls].kinds;
      if (bits == 16) c[n++] = TY_HALF;
      if (bits == 32) c[n++] = TY_FLOAT;
      if (bits == 64) c[n++] = TY_DOUBLE;
      if (bits <= 64) c[n++] = ty_int(g->m, bits);
      if (bits % 2 == 0 && bits > 2) c[n++] = ty_vec(g->m, ty_int(g->m, bits / 2), 2, false);
      if (bits % 4 == 0) c[n++] = ty_vec(g->m, ty_int(g->m, bits / 4), 4, false);
      if (bits == 32) c[n++] = ty_vec(g->m, TY_HALF, 2, false);
      for (unsigned t = 0; n && t < 10; t++) {
        Ty x = c[rnd(g, n)], s = ty_scalar(g->m, x);
        if (x == *from || (kinds && !((kinds & RT_INT) && ty_is_int(g->m, s)) && !((kinds & RT_FP) && ty_is_fp(s))))
          continue;
        if ((want[l[i].cls] & RT_SCALAR) && s != x) continue;
        *to = x;
        break;
      }
      continue;
    }
    if ((l[i].op == OP_TRUNC || l[i].op == OP_ZEXT || l[i].op == OP_SEXT) && !fixed) {
      unsigned w = ty_bits(g->m, *to);
      bool down = l[i].op == OP_TRUNC;
      unsigned v = down ? w + 1 + rnd(g, 4) : w > 1 ? 1 + rnd(g, w - 1) : 1;
      if (w >= 8 && rnd(g, 2)) v = down ? w * 2 : w / 2;
      if (ty_bits(g->m, *from) <= w ? down : !down) *from = shaped(g, ty_int(g->m, v > 64 ? 64 : v), lanes_of(g, *to));
    }
  }
  return true;
}
static Val lit(Gen *g, const RuleSet *rs, const RuleLhs *l, Ty t) {
  ConPool *p = &g->f->con;
  int64_t v = rs->lit[l->val];
  uint64_t d;
  memcpy(&d, &v, 8);
  Ty s = ty_scalar(g->m, t);
  unsigned w = ty_bits(g->m, t);
  if (l->op == LIT_UNDEF) return con_undef(p, t);
  if (l->op == LIT_POISON) return con_poison(p, t);
  if (l->op == LIT_NULL) return con_null(p, t);
  if (l->op <= LIT_SMAX) {
    if (!ty_is_int(g->m, s)) return VAL_NONE;
    if (l->op == LIT_INT && w < 64 && (v >= 0 ? (uint64_t)v >> w != 0 : v >> (w - 1) != -1)) return VAL_NONE;
    return l->op == LIT_INT ? con_sint(p, t, v) : con_int(p, t, l->op == LIT_SMIN ? 1ull << (w - 1) : mask64(w - 1));
  }
  if (!ty_is_fp(s)) return VAL_NONE;
  FpKind k = fp_kind_of(s);
  return con_fp(p, t,
                l->op == LIT_FP       ? fp_of_double_bits(k, d)
                : l->op == LIT_FPZERO ? fp_zero(k, rnd(g, 2))
                : l->op == LIT_NAN    ? fp_qnan(k, false)
                                      : fp_inf(k, l->op == LIT_NEGINF));
}
/* The instruction of left node `l` over operands a; t: what its class says. */
static Val byte_filled(Gen *g) { return rnd(g, 2) ? con_int(&g->f->con, TY_I8, rnd(g, 256)) : val(g, TY_I8, 0); }
static void swap_operands(Val *a) {
  Val s = a[0];
  a[0] = a[1];
  a[1] = s;
}
static Val intrinsic_make(Gen *g, const RuleLhs *l, Val *a, unsigned n, Ty t) {
  Fn *f = g->f;
  Module *m = g->m;
  const IntrinsicInfo *in = intrinsic_info((IntrinsicId)l->val);
  const char *sig = intrinsic_sig((IntrinsicId)l->val);
  unsigned fl = l->flags & F_FAST ? l->flags : rand_flags(g, OP_FADD);
  if (n == 0 && !(l->bits & LB_MORE)) return put_call(g, l->val, t, a, 0, fl | l->flags);
  if (l->bits & LB_MORE) { /* memset and its kin */
    Ty len = rnd(g, 2) ? TY_I64 : TY_I32;
    bool set = l->val == INTRIN_memset || l->val == INTRIN_memset_inline;
    Val to = val(g, TY_PTR, 1), with = set ? byte_filled(g) : val(g, TY_PTR, 1);
    Val size = con_int(&f->con, len, rnd(g, 10)), once = con_int(&f->con, TY_I1, 0);
    Val b[4] = {to, with, size, once};
    return put_call(g, l->val, TY_VOID, b, 4, 0);
  }
  for (unsigned j = 0; j < n; j++)
    if ((in->immarg >> j & 1) && (!val_is_con(a[j]) || con_kind(&f->con, a[j]) != CON_INT))
      a[j] = con_int(&f->con, ty_scalar(m, ty(f, a[j])), rnd(g, ty_scalar(m, ty(f, a[j])) == TY_I1 ? 2 : 1024));
  if (*sig == '{') t = ty_struct(m, (Ty[]){ty(f, a[0]), shaped(g, TY_I1, lanes_of(g, ty(f, a[0])))}, 2, false);
  else if (*sig == '=' || *sig == 'I' || *sig == 'F') {
    if (sig[1] == '(' && sig[2] == '=') t = ty(f, a[0]);
  }
  Val v = put_call(g, l->val, t, a, n, fl | l->flags);
  if (!v && n) v = put_call(g, l->val, ty(f, a[0]), a, n, fl | l->flags);
  return v;
}
/* (op ...): any operands. Their number. */
static unsigned any_operands(Gen *g, Op o, Val *a, Ty t) {
  if (op_is_bin(o)) {
    a[0] = val(g, t, 2), a[1] = rnd(g, 2) ? rand_con(g, t) : val(g, t, 2);
    return 2;
  }
  if (o == OP_SELECT) a[0] = rand_cond(g, lanes_of(g, t), 1);
  else if (op_is_cast(o)) {
    unsigned w = ty_is_fp_or_vec(g->m, t) ? 9 : ty_bits(g->m, t),
             k = o == OP_TRUNC ? w + 1 + rnd(g, 4) : 1 + rnd(g, w > 1 ? w - 1 : 1);
    a[0] = val(g, shaped(g, ty_int(g->m, k), lanes_of(g, t)), 3);
  } else return 0;
  return 1;
}
static Val binary_make(Gen *g, Op o, unsigned fl, Val *a, unsigned n) {
  Fn *f = g->f;
  Module *m = g->m;
  if ((op_info[o].props & P_COMM) && one_in(g, 3)) swap_operands(a);
  if (n != 2 || ty(f, a[0]) != ty(f, a[1])) return VAL_NONE;
  bool fp = ty_is_fp_or_vec(m, ty(f, a[0]));
  if (op_info[o].cls == OC_FBIN ? !fp : !ty_is_int_or_vec(m, ty(f, a[0]))) return VAL_NONE;
  return put(g, o, 0, fl, ty(f, a[0]), a, 2);
}
static Val compare_make(Gen *g, const RuleLhs *l, unsigned pr, unsigned fl, Val *a) {
  Fn *f = g->f;
  Module *m = g->m;
  Op o = (Op)l->op;
  Ty at = ty(f, a[0]);
  if (at != ty(f, a[1]) || (o == OP_FCMP) != ty_is_fp_or_vec(m, at)) return VAL_NONE;
  if (o == OP_ICMP && !l->flags && !one_in(g, 6)) fl = 0;
  if (o == OP_ICMP && ty_is_ptr_or_vec(m, at)) fl = 0;
  if (one_in(g, 3)) {
    swap_operands(a);
    pr = pred_swap((Pred)pr);
  }
  return put(g, o, pr, fl, shaped(g, TY_I1, lanes_of(g, at)), a, 2);
}
static Val select_make(Gen *g, unsigned fl, Val *a, unsigned n, Ty t) {
  Fn *f = g->f;
  Module *m = g->m;
  if (n == 1) a[1] = val(g, t, 1), a[2] = val(g, t, 1);
  Ty ct = ty(f, a[0]), rt = ty(f, a[1]);
  if (rt != ty(f, a[2]) || (ct != TY_I1 && ct != shaped(g, TY_I1, lanes_of(g, rt)))) return VAL_NONE;
  if (!ty_is_fp_or_vec(m, rt)) fl = 0;
  return put(g, OP_SELECT, 0, fl, rt, a, 3);
}
static Val extractvalue_make(Gen *g, const RuleLhs *l, Val *a) {
  Fn *f = g->f;
  Module *m = g->m;
  Ty st = ty(f, a[0]);
  if (!l->val && ty_is_single(m, st)) { /* of any aggregate: put the value into one */
    st = ty_struct(m, (Ty[]){st, st}, 2, false);
    Val x = a[0];
    a[0] = con_poison(&f->con, st);
    for (uint32_t i = 0; i < 2; i++) {
      a[0] = put(g, OP_INSERTVALUE, 0, 0, st, (Val[]){a[0], i ? val(g, ty(f, x), 1) : x}, 2);
      aux_set(f, a[0], words_add(f, &i, 1));
    }
  }
  if (ty_kind(m, st) != TK_STRUCT) return VAL_NONE;
  uint32_t idx = l->val ? l->val - 1u : rnd(g, 2);
  Val v = put(g, OP_EXTRACTVALUE, 0, 0, ty_field(m, st, idx), a, 1);
  aux_set(f, v, words_add(f, &idx, 1));
  return v;
}
static Val insertvalue_make(Gen *g, const Val *a, unsigned n) {
  Fn *f = g->f;
  Module *m = g->m;
  uint32_t k = rnd(g, 2);
  Val e = n > 1 ? a[1] : VAL_NONE;
  if (!e || !ty_is_single(m, ty(f, e))) return VAL_NONE;
  Ty st = ty_struct(m, (Ty[]){ty(f, e), ty(f, e)}, 2, false);
  Val x = con_poison(&f->con, st);
  for (uint32_t i = 0; i < 2; i++) {
    x = put(g, OP_INSERTVALUE, 0, 0, st, (Val[]){x, rnd(g, 2) ? e : val(g, ty(f, e), 0)}, 2);
    aux_set(f, x, words_add(f, &i, 1));
  }
  if (rnd(g, 2)) {
    e = put(g, OP_EXTRACTVALUE, 0, 0, ty(f, e), &x, 1);
    aux_set(f, e, words_add(f, &k, 1));
  }
  Val v = put(g, OP_INSERTVALUE, 0, 0, st, (Val[]){x, e}, 2);
  aux_set(f, v, words_add(f, &k, 1));
  return v;
}
static Val shuffle_make(Gen *g, Val *a) {
  Fn *f = g->f;
  Module *m = g->m;
  uint32_t mask[16];
  unsigned ln = lanes_of(g, ty(f, a[0]));
  if (!ln) return VAL_NONE;
  unsigned k = one_in(g, 4) ? (rnd(g, 2) ? 2 * ln : 1 + rnd(g, ln)) : ln;
  if (ty(f, a[0]) != ty(f, a[1]) || k > 16 || k < 2) return VAL_NONE;
  unsigned how = rnd(g, 4), sp = rnd(g, ln);
  for (unsigned i = 0; i < k; i++)
    mask[i] = one_in(g, 8) ? UINT32_MAX
              : how == 0   ? sp
              : how == 1   ? i + (rnd(g, 2) && i < ln ? ln : 0)
                           : rnd(g, how == 2 ? ln : 2 * ln);
  for (unsigned i = 0; i < k; i++)
    if (mask[i] != UINT32_MAX && mask[i] >= 2 * ln) mask[i] %= 2 * ln;
  Val v = put(g, OP_SHUFFLEVECTOR, 0, 0, shaped(g, ty_scalar(m, ty(f, a[0])), k), a, 2);
  aux_set(f, v, words_add(f, mask, k));
  return v;
}
static Val load_make(Gen *g, Val *a, Ty t) {
  Fn *f = g->f;
  Module *m = g->m;
  if (ty(f, a[0]) != TY_PTR || ty_size_bits(m, t) % 8) return VAL_NONE;
  if (one_in(g, 4)) t = rnd(g, 2) ? ty_struct(m, (Ty[]){t, TY_I16}, 2, false) : ty_array(m, t, 1 + rnd(g, 2));
  Val v = put(g, OP_LOAD, 0, 0, t, a, 1);
  align_set(f, v, rnd(g, 3) ? 1 : 4);
  return v;
}
static Val store_make(Gen *g, Val *a, unsigned n) {
  Fn *f = g->f;
  Module *m = g->m;
  if (n == 0) a[0] = value_of_kind(g, RT_INT | RT_FP, 0, 1), a[1] = val(g, TY_PTR, 1);
  if (!a[0] || ty(f, a[1]) != TY_PTR || ty_size_bits(m, ty(f, a[0])) % 8) return VAL_NONE;
  if (one_in(g, 4)) {
    Ty et = ty(f, a[0]), st = rnd(g, 2) ? ty_struct(m, (Ty[]){et, TY_I16}, 2, false) : ty_array(m, et, 1 + rnd(g, 2));
    uint32_t z = 0;
    a[0] = put(g, OP_INSERTVALUE, 0, 0, st, (Val[]){con_null(&f->con, st), a[0]}, 2);
    aux_set(f, a[0], words_add(f, &z, 1));
  }
  Val v = put(g, OP_STORE, 0, 0, TY_VOID, a, 2);
  align_set(f, v, rnd(g, 3) ? 1 : 4);
  return v;
}
static bool cast_fits(const Gen *g, Op o, Ty from, Ty t) {
  Module *m = g->m;
  Ty fs = ty_scalar(m, from), ts = ty_scalar(m, t);
  unsigned fb = ty_bits(m, from), tb = ty_bits(m, t);
  bool fi = ty_is_int(m, fs), ti = ty_is_int(m, ts), ff = ty_is_fp(fs), tf = ty_is_fp(ts), fp = ty_is_ptr(m, fs),
       tp = ty_is_ptr(m, ts);
  if (o == OP_BITCAST) return !fp && !tp && ty_size_bits(m, from) == ty_size_bits(m, t);
  if (lanes_of(g, from) != lanes_of(g, t)) return false;
  switch (o) {
  case OP_TRUNC: return fi && ti && fb > tb;
  case OP_ZEXT:
  case OP_SEXT: return fi && ti && fb < tb;
  case OP_FPTRUNC: return ff && tf && fb > tb;
  case OP_FPEXT: return ff && tf && fb < tb;
  case OP_FPTOUI:
  case OP_FPTOSI: return ff && ti;
  case OP_UITOFP:
  case OP_SITOFP: return fi && tf;
  case OP_PTRTOINT: return fp && ti;
  case OP_INTTOPTR: return fi && tp;
  default: return false;
  }
}
/* One node of a rule's left side from its operands; VAL_NONE where their types do not go together. */
static Val node_make(Gen *g, const RuleLhs *l, unsigned pr, Val *a, unsigned n, Ty t) {
  Fn *f = g->f;
  Module *m = g->m;
  Op o = (Op)l->op;
  unsigned fl = l->flags | rand_flags(g, o);
  if (l->kind == RL_INTRIN) return intrinsic_make(g, l, a, n, t);
  if (n == 0 && (l->bits & LB_MORE)) n = any_operands(g, o, a, t);
  if (op_is_bin(o)) return binary_make(g, o, fl, a, n);
  if (op_is_cast(o)) return cast_fits(g, o, ty(f, a[0]), t) ? put(g, o, 0, fl, t, a, 1) : VAL_NONE;
  switch (o) {
  case OP_ICMP:
  case OP_FCMP: return compare_make(g, l, pr, fl, a);
  case OP_SELECT: return select_make(g, fl, a, n, t);
  case OP_FNEG:
    if (!ty_is_fp_or_vec(m, ty(f, a[0]))) return VAL_NONE;
    return put(g, o, 0, fl, ty(f, a[0]), a, 1);
  case OP_FREEZE: return put(g, o, 0, 0, ty(f, a[0]), a, 1);
  case OP_EXTRACTVALUE: return extractvalue_make(g, l, a);
  case OP_EXTRACTELEMENT:
    if (n != 2 || !lanes_of(g, ty(f, a[0])) || ty(f, a[1]) != TY_I32) return VAL_NONE;
    return put(g, o, 0, 0, ty_scalar(m, ty(f, a[0])), a, 2);
  case OP_INSERTELEMENT:
    if (n != 3 || !lanes_of(g, ty(f, a[0])) || ty(f, a[1]) != ty_scalar(m, ty(f, a[0])) || ty(f, a[2]) != TY_I32)
      return VAL_NONE;
    return put(g, o, 0, 0, ty(f, a[0]), a, 3);
  case OP_SHUFFLEVECTOR: return shuffle_make(g, a);
  case OP_GEP: {
    Val base = n ? a[0] : val(g, TY_PTR, 1);
    if (ty(f, base) != TY_PTR) return VAL_NONE;
    return rand_gep(g, base, fl);
  }
  case OP_LOAD: return load_make(g, a, t);
  case OP_STORE: return store_make(g, a, n);
  case OP_PHI:
    for (unsigned i = g->n; i-- > 0;)
      if (is_op(f, g->v[i], OP_PHI) && ty(f, g->v[i]) == t) return g->v[i];
    return VAL_NONE;
  case OP_INSERTVALUE: return insertvalue_make(g, a, n);
  default: return VAL_NONE;
  }
}
/* Node i and what is below it. A node that is named twice is made where it is met first. Depth: that of rules. */
static Val tree_make(Gen *g, const RuleLhs *l, unsigned nlhs, unsigned i, const uint8_t *pr, const Ty *ct, Val *node) {
  if (node[i]) return node[i];
  if (l[i].kind == RL_SAME) return node[i] = tree_make(g, l, nlhs, l[i].same, pr, ct, node);
  if (l[i].kind < RL_OP) return VAL_NONE;
  Val a[8] = {VAL_NONE};
  unsigned n = 0, kid[8];
  for (unsigned j = i + 1; j < nlhs; j++)
    if (l[j].parent == i && n < 7) kid[n++] = j;
  if (n > 6) return VAL_NONE;
  bool back = rnd(g, 2); /* either operand first */
  for (unsigned k = 0; k < n; k++) {
    unsigned j = kid[back ? n - 1 - k : k];
    if (!(a[l[j].index] = tree_make(g, l, nlhs, j, pr, ct, node))) return VAL_NONE;
  }
  return node[i] = node_make(g, &l[i], pr[i], a, n, ct[l[i].cls]);
}
static Val instance(Gen *g, const RuleSet *rs, const Rule *r, const Ty *ct, Val *second) {
  RuleLhs l[RULE_MAX_NODES] = {0};
  for (unsigned k = 0; k < r->nlhs; k++) l[k] = *rule_lhs(rs, r, k);
  Val node[RULE_MAX_NODES] = {VAL_NONE};
  uint8_t pr[RULE_MAX_NODES] = {0};
  for (unsigned i = 0; i < r->nlhs; i++) { /* predicates first: a repeated one refers to an earlier node */
    if (!l[i].preds) continue;
    unsigned p;
    do p = rnd(g, 16);
    while (!(l[i].preds >> p & 1));
    pr[i] = (uint8_t)((l[i].op == OP_ICMP ? ICMP_EQ : 0) + p);
    if (l[i].pred_same != RULE_NO_NODE) pr[i] = pr[l[i].pred_same];
  }
  unsigned fancy = rnd(g, 4); /* how often leaves are expressions */
  for (unsigned i = 0; i < r->nlhs; i++) {
    Ty t = ct[l[i].cls];
    switch ((RuleLhsKind)l[i].kind) {
    case RL_VAR:
    case RL_ANY: {
      Val v = VAL_NONE;
      if (rnd(g, 4) < fancy + g->folds) v = val(g, t, 1 + rnd(g, 2));
      if (!v) v = fresh_arg(g, t);
      node[i] = v ? v : rand_con(g, t);
      break;
    }
    case RL_CANY:
    case RL_CINT:
    case RL_CFP: {
      const RuleLhs *pa = &l[l[i].parent];
      bool amount = i && l[i].index == 1 && pa->kind == RL_OP &&
                    (pa->op == OP_SHL || pa->op == OP_LSHR || pa->op == OP_ASHR);
      node[i] = amount && rnd(g, 6) ? con_int(&g->f->con, t, rnd(g, ty_bits(g->m, t))) : rand_con(g, t);
      break;
    }
    case RL_LIT:
      if (!(node[i] = lit(g, rs, &l[i], t))) return VAL_NONE;
      break;
    default: break;
    }
  }
  for (unsigned i = 0; i < r->nlhs; i++)
    if (l[i].kind == RL_SAME && l[l[i].same].kind < RL_OP) node[i] = node[l[i].same];
  if (!tree_make(g, l, r->nlhs, 0, pr, ct, node)) return VAL_NONE;
  unsigned again = rnd(g, r->nlhs * 3u); /* now and then an operand has another use: it is returned as well */
  if (again && again < r->nlhs && l[again].kind >= RL_OP) *second = node[again];
  return node[0];
}

/* ---- the function around it ---- */
static void ret(Gen *g, Val v) {
  Val t = ins_new(g->f, OP_RET, 0, 0, TY_VOID, &v, v ? 1 : 0);
  ins_place_end(g->f, t, g->b);
}
static Blk block(Gen *g) {
  Blk b = blk_new(g->f);
  blk_place_end(g->f, b);
  return b;
}
static void branch(Gen *g, Val c, Blk yes, Blk no) {
  Val t = ins_new(g->f, OP_BR, 0, 0, TY_VOID, &c, c ? 1 : 0);
  ins_place_end(g->f, t, g->b);
  edge_add(g->f, g->b, yes);
  if (c) edge_add(g->f, g->b, no);
}

/* Random code in a few blocks, some of them loops of one block that run a few times: what passes over edges look at.
 * A block sees what those that dominate it have computed. Returns the type that comes back. */
enum { MAX_BLKS = 8, MAX_EDGES = 24, KEEP = 12 };
static void rand_store(Gen *g) {
  Val p = existing(g, TY_PTR, false), x = p ? value_of_kind(g, RT_INT | RT_FP, 0, 1) : VAL_NONE;
  if (!x || ty_bits(g->m, ty(g->f, x)) % 8) return;
  if (rnd(g, 2)) p = rand_gep(g, p, rand_flags(g, OP_GEP));
  Val v = put(g, OP_STORE, 0, 0, TY_VOID, (Val[]){x, p}, 2);
  align_set(g->f, v, 1);
}
typedef struct Node {
  Blk b;
  uint8_t from[MAX_EDGES];
  unsigned npred, idom, n;
  Val v[KEEP];
} Node;
static void sees(Gen *g, const Node *nd, unsigned j) { /* g->v: what stands at the end of block j */
  g->n = g->nargs;
  for (;; j = nd[j].idom) {
    for (unsigned i = 0; i < nd[j].n && g->n < MAX_VALS / 2; i++) g->v[g->n++] = nd[j].v[i];
    if (j == 0) return;
  }
}
static void edge(Gen *g, Node *nd, unsigned from, unsigned to) {
  edge_add(g->f, nd[from].b, nd[to].b);
  Node *x = &nd[to];
  unsigned d = from;
  for (unsigned e = x->npred ? x->idom : d; d != e;)
    if (d > e) d = nd[d].idom;
    else e = nd[e].idom;
  x->idom = d;
  x->from[x->npred++] = (uint8_t)from;
}
static Ty random_blocks(Gen *g) {
  Node nd[MAX_BLKS] = {{.b = g->b}};
  unsigned n = 3 + rnd(g, MAX_BLKS - 2);
  Ty rt = g->at[rnd(g, 2)];
  for (unsigned j = 1; j < n; j++) nd[j].b = block(g);
  for (unsigned j = 0; j < n; j++) {
    Node *x = &nd[j];
    Val phi[4], count = VAL_NONE;
    unsigned np = 0;
    g->b = x->b;
    bool loop = x->npred && j + 1 < n && one_in(g, 5);
    if (x->npred)
      for (np = 0; np < 3 && rnd(g, 2); np++) {
        Ty t = arg_type(g);
        Val in[MAX_EDGES];
        for (unsigned k = 0; k < x->npred; k++) {
          in[k] = VAL_NONE;
          for (unsigned i = 0; i < k; i++)
            if (x->from[i] == x->from[k]) in[k] = in[i];
          if (in[k]) continue;
          sees(g, nd, x->from[k]);
          in[k] = rnd(g, 2) ? existing(g, t, false) : VAL_NONE;
          if (!in[k]) in[k] = rand_con(g, t);
        }
        phi[np] = put(g, OP_PHI, 0, 0, t, in, x->npred);
      }
    if (loop) {
      Val in[MAX_EDGES];
      for (unsigned k = 0; k < x->npred; k++) in[k] = con_int(&g->f->con, TY_I8, 0);
      phi[np++] = count = put(g, OP_PHI, 0, 0, TY_I8, in, x->npred);
    }
    if (x->npred) sees(g, nd, x->idom);
    else g->n = g->nargs;
    unsigned base = g->n;
    for (unsigned i = 0; i < np; i++) g->v[g->n++] = phi[i];
    for (unsigned k = rnd(g, 4); k--;) {
      rand_op(g, rnd(g, 3) ? arg_type(g) : rt, 2);
      if (one_in(g, 3)) rand_store(g);
    }
    if (loop) {
      Val next = put(g, OP_ADD, 0, 0, TY_I8, (Val[]){count, con_int(&g->f->con, TY_I8, 1)}, 2);
      Val c = put(g, OP_ICMP, ICMP_ULT, 0, TY_I1, (Val[]){next, con_int(&g->f->con, TY_I8, 1 + rnd(g, 4))}, 2);
      Val t = ins_new(g->f, OP_BR, 0, 0, TY_VOID, &c, 1);
      ins_place_end(g->f, t, g->b);
      unsigned out = j + 1 + rnd(g, n - j - 1);
      Val back[4];
      for (unsigned i = 0; i < np; i++) {
        back[i] = phi[i] == count ? next : existing(g, ty(g->f, phi[i]), false);
        if (!back[i]) back[i] = phi[i];
      }
      for (unsigned i = base; i < g->n && x->n < KEEP; i++) x->v[x->n++] = g->v[i];
      uint32_t pi = edge_add(g->f, x->b, x->b);
      for (unsigned i = 0; i < np; i++) opnd_set(g->f, phi[i], pi, back[i]);
      edge(g, nd, j, out);
      continue;
    }
    unsigned how = rnd(g, 12), left = n - j - 1;
    if (left == 0 || how == 0) {
      ret(g, val(g, rt, 1));
    } else if (how == 1 && one_in(g, 4)) {
      ins_place_end(g->f, ins_new(g->f, OP_UNREACHABLE, 0, 0, TY_VOID, NULL, 0), g->b);
    } else if (how < 4) {
      ins_place_end(g->f, ins_new(g->f, OP_BR, 0, 0, TY_VOID, NULL, 0), g->b);
      edge(g, nd, j, j + 1 + rnd(g, left));
    } else if (how < 6) {
      Ty t = arg_type(g);
      if (!ty_is_int(g->m, t)) t = TY_I8;
      unsigned w = ty_bits(g->m, t), nc = 1 + rnd(g, 5), step = 1 + rnd(g, 2), first = rnd(g, 3);
      Val c[6] = {val(g, t, 1)};
      unsigned k = 0;
      for (; k < nc && (w > 3 || first + k * step < 1u << w); k++) c[k + 1] = con_int(&g->f->con, t, first + k * step);
      for (unsigned i = base; i < g->n && x->n < KEEP; i++) x->v[x->n++] = g->v[i];
      ins_place_end(g->f, ins_new(g->f, OP_SWITCH, 0, 0, TY_VOID, c, k + 1), g->b);
      for (unsigned i = 0, to = 0; i <= k; i++) {
        if (i == 0 || rnd(g, 3)) to = j + 1 + rnd(g, left);
        if (nd[to].npred == MAX_EDGES - 1) to = j + 1;
        edge(g, nd, j, to);
      }
      continue;
    } else {
      Val c = rnd(g, 3) ? rand_cond(g, 0, 1) : val(g, TY_I1, 0);
      ins_place_end(g->f, ins_new(g->f, OP_BR, 0, 0, TY_VOID, &c, 1), g->b);
      edge(g, nd, j, j + 1 + rnd(g, u32_min(left, 2)));
      edge(g, nd, j, j + 1 + rnd(g, left));
    }
    for (unsigned i = base; i < g->n && x->n < KEEP; i++) x->v[x->n++] = g->v[i];
  }
  return rt;
}

/* What callers promise of an argument. */
static AttrSet rand_attrs(Gen *g, Ty t) {
  Module *m = g->m;
  AttrSet a = one_in(g, 4) ? attrset_add_kind(m, ATTRS_NONE, ATTR_NOUNDEF) : ATTRS_NONE;
  Ty s = ty_scalar(m, t);
  if (!one_in(g, g->wide ? 5 : 12)) return a;
  if (ty_is_ptr(m, t)) return attrset_add_kind(m, a, ATTR_NONNULL);
  if (ty_is_fp(s)) return attrset_add_int(m, a, ATTR_NOFPCLASS, 1 + rnd(g, 1023));
  unsigned w = ty_is_int(m, s) ? ty_bits(m, s) : 0;
  if (w < 2 || w > 64) return a;
  uint64_t lo = rnd(g, 2) ? rnd(g, 8) : ((uint64_t)rnd(g, 1u << 24) << 40) ^ rnd(g, 1u << 24),
           hi = lo + 1 + (rnd(g, 2) ? rnd(g, 8) : ((uint64_t)rnd(g, 1u << 24) << 40) ^ rnd(g, 1u << 24)),
           both[2] = {lo & mask64(w), hi & mask64(w)};
  return both[0] == both[1] ? a : attrset_add(m, a, (Attr){.kind = ATTR_RANGE, .words = both, .nwords = 2, .bits = w});
}

/* Arguments for an instance of rule r, whose variables have the types ct. */
static void rule_args(Gen *g, const RuleSet *rs, const Rule *r, const Ty *ct) {
  Module *m = g->m;
  RuleLhs l[RULE_MAX_NODES] = {0};
  for (unsigned k = 0; k < r->nlhs; k++) l[k] = *rule_lhs(rs, r, k);
  for (unsigned i = 0; i < r->nlhs; i++) {
    if (l[i].kind != RL_VAR && l[i].kind != RL_ANY) continue;
    Ty t = ct[l[i].cls];
    unsigned have = 0;
    for (unsigned j = 0; j < g->nargs; j++) have += g->at[j] == t;
    if (g->nargs < MAX_ARGS - 1 && have < 4) g->at[g->nargs++] = t;
  }
  for (unsigned i = 0; i < r->nlhs; i++)
    if (l[i].kind == RL_OP && (l[i].op == OP_GEP || l[i].op == OP_STORE || l[i].op == OP_LOAD || l[i].op == OP_CALL)) {
      if (g->nargs < MAX_ARGS) g->at[g->nargs++] = TY_PTR;
      break;
    }
  if (g->folds && g->nargs && g->nargs < MAX_ARGS) { /* what leaves may be made of */
    Ty t = g->at[0], s = ty_scalar(m, t);
    if (lanes_of(g, t) == 4) g->at[g->nargs++] = shaped(g, s, 2);
    else if (ty_is_fp(s)) g->at[g->nargs++] = shaped(g, ty_int(m, 2 + rnd(g, 7)), lanes_of(g, t));
  }
  if (!g->nargs) g->at[g->nargs++] = ct[0] && ty_is_first_class(m, ct[0]) ? ct[0] : TY_I32;
  if (g->nargs < MAX_ARGS && (g->folds || one_in(g, 4)))
    g->at[g->nargs++] = one_in(g, 4) ? rand_scalar(g, RT_ANYKIND) : TY_I1;
  if (g->nargs == 1 && one_in(g, 2)) g->at[g->nargs++] = g->at[0];
}
/* Arguments for code that is no instance. */
static void free_args(Gen *g) {
  unsigned n = 2 + rnd(g, 3);
  Ty a = rand_scalar(g, one_in(g, 4) ? RT_ANYKIND : RT_INT);
  unsigned lanes = one_in(g, 5) ? 2 + rnd(g, 3) : 0;
  for (unsigned i = 0; i < n; i++)
    g->at[g->nargs++] = shaped(g, i < 2 ? a : rand_scalar(g, one_in(g, 3) ? RT_ANYKIND : RT_INT), lanes);
  if (lanes == 0 || one_in(g, 2)) g->at[g->nargs++] = TY_I1;
  if (g->nargs < MAX_ARGS && one_in(g, 4)) g->at[g->nargs++] = TY_PTR;
}
/* A diamond: phis of two types, or of phi_type, which a rule wants. The block that its end goes to in the other case,
 * where it branches again. */
static Blk diamond(Gen *g, Ty phi_type) {
  Blk a = block(g), b = block(g), e = block(g);
  branch(g, val(g, TY_I1, 1), a, b);
  Val x[2][3];
  Ty t[3];
  unsigned np = 1 + rnd(g, 3);
  for (unsigned i = 0; i < np; i++) t[i] = i == 0 && phi_type ? phi_type : arg_type(g);
  for (unsigned k = 0; k < 2; k++) {
    unsigned keep = g->n;
    g->b = k ? b : a;
    for (unsigned i = 0; i < np; i++)
      x[k][i] = rnd(g, 2) ? rand_con(g, t[i]) : val(g, t[i], phi_type && i == 0 ? 1 : rnd(g, 2));
    branch(g, VAL_NONE, e, BLK_NONE);
    g->n = keep;
  }
  g->b = e;
  for (unsigned i = 0; i < np; i++) put(g, OP_PHI, 0, 0, t[i], (Val[]){x[0][i], x[1][i]}, 2);
  if (phi_type && rnd(g, 2)) { /* the use in another block */
    Blk a = block(g), b = block(g);
    Val c = existing(g, TY_I1, true);
    branch(g, c ? c : con_int(&g->f->con, TY_I1, 1), a, b);
    g->b = a;
    return b;
  }
  return BLK_NONE;
}
/* What follows is under a condition; the block for where it does not hold. */
static Blk under_condition(Gen *g) {
  Blk a = block(g), b = block(g);
  Val c = rand_cond(g, 0, 2);
  bool yes = rnd(g, 2);
  branch(g, c, yes ? a : b, yes ? b : a);
  g->b = a;
  return b;
}
/* Not all bits of v are wanted. */
static Val some_bits(Gen *g, Val v) {
  Ty t = ty(g->f, v);
  unsigned w = ty_bits(g->m, t);
  if (w > 1 && rnd(g, 2))
    return put(g, OP_TRUNC, 0, 0, shaped(g, ty_int(g->m, 1 + rnd(g, w - 1)), lanes_of(g, t)), &v, 1);
  return put(g, rnd(g, 2) ? OP_AND : rnd(g, 2) ? OP_LSHR : OP_SHL, 0, 0, t, (Val[]){v, rand_con(g, t)}, 2);
}
/* Both values come back. */
static Val in_one(Gen *g, Val one, Val two) {
  Fn *f = g->f;
  Ty rt = ty_struct(g->m, (Ty[]){ty(f, one), ty(f, two)}, 2, false);
  Val x[2] = {one, two}, both = con_poison(&f->con, rt);
  for (uint32_t i = 0; i < 2; i++) {
    both = put(g, OP_INSERTVALUE, 0, 0, rt, (Val[]){both, x[i]}, 2);
    aux_set(f, both, words_add(f, &i, 1));
  }
  return both;
}

bool gen_case(Module *m, Glob gl, const RuleSet *rs, const Rule *r, uint64_t seed) {
  Gen G = {.m = m, .rng = seed}, *g = &G;
  Ty ct[RULE_MAX_CLASSES];
  if (r) {
    g->folds = r->bits & RB_CALL;
    if (!types_choose(g, rs, r, ct)) return false;
    rule_args(g, rs, r, ct);
  } else {
    g->wide = true;
    free_args(g);
  }
  Global *gg = glob(m, gl);
  AttrSet ps[MAX_ARGS];
  for (unsigned i = 0; i < g->nargs; i++) ps[i] = rand_attrs(g, g->at[i]);
  gg->fattrs = attrlist_get(m, ATTRS_NONE, ATTRS_NONE, ps, g->nargs);
  gg->type = ty_func(m, TY_VOID, g->at, g->nargs, false);
  Fn *f = g->f = fn_new(m, gl, 32, 1, NULL);
  g->b = block(g);
  for (unsigned i = 0; i < g->nargs; i++) g->v[g->n++] = fn_arg(f, i);
  unsigned shape = r && !g->folds ? rnd(g, 12) : rnd(g, 8);
  Blk out = BLK_NONE;
  Ty phi_type = TY_NONE;
  for (unsigned i = 0; r && i < r->nlhs; i++)
    if (rule_lhs(rs, r, i)->kind == RL_OP && rule_lhs(rs, r, i)->op == OP_PHI) {
      phi_type = ct[rule_lhs(rs, r, i)->cls];
      shape = 0;
    }
  if (shape == 0) out = diamond(g, phi_type);
  else if (shape == 1) out = under_condition(g);
  else if (shape == 2) {
    Val c = rand_cond(g, 0, 1);
    if (c) put_call(g, INTRIN_assume, TY_VOID, &c, 1, 0);
  }
  Val last = VAL_NONE, second = VAL_NONE;
  if (!r && shape > 3 && rnd(g, 2)) {
    gg->type = ty_func(m, random_blocks(g), g->at, g->nargs, false);
    gg->fn = f;
    return true;
  }
  if (r) {
    for (unsigned pre = g->folds ? rnd(g, 3) : 0; pre--;) val(g, arg_type(g), 1);
    last = instance(g, rs, r, ct, &second);
  } else {
    for (unsigned k = 1 + rnd(g, 3); k--;) last = rand_op(g, g->at[rnd(g, 2)], 2);
  }
  if (!last) {
    fn_free(f);
    gg->fn = NULL;
    return false;
  }
  if (g->folds && ty_is_int_or_vec(m, ty(f, last)) && one_in(g, 3)) last = some_bits(g, last);
  Ty rt = ty(f, last);
  if (rt == TY_VOID) last = VAL_NONE;
  if (last && second && ty_is_single(m, rt)) last = in_one(g, last, second), rt = ty(f, last);
  ret(g, last);
  if (out) {
    g->b = out;
    ret(g, last ? (rnd(g, 2) ? con_null(&f->con, rt) : con_poison(&f->con, rt)) : VAL_NONE);
  }
  gg->type = ty_func(m, rt, g->at, g->nargs, false);
  gg->fn = f;
  return true;
}
