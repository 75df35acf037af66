/* call_rewrite.c: the small programs of upgrades.def and downgrades.def, run on one call. Contract: call_rewrite.h. */
#include "ir/attr.h"
#include "ir/call_rewrite.h"
#include "ir/ctx.h"
#include "ir/edit.h"
#include "ir/intrinsic.h"
#include "ir/md.h"

enum { MAX_STMTS = 8, MAX_ARGS = 32 };

typedef struct Step { /* one statement, read */
  Str name, op;
  char mark; /* 0, or one of = + * */
  bool call;
  Ty type; /* of the result */
  uint32_t n;
  Val v[MAX_ARGS]; /* VAL_NONE throughout while only types are asked for */
  Ty t[MAX_ARGS];
  int from[MAX_ARGS], align[MAX_ARGS]; /* argument of the old call it is, and the one that aligns it; -1 */
} Step;

typedef struct Run {
  const CallRewrite *w;
  Ty fnty;  /* of the old call */
  Val call; /* VAL_NONE: types only */
  const char *s;
  Val res[MAX_STMTS];
  uint32_t nres;
  CallTarget *to;
} Run;

/* ---- reading a program ---- */

static int number(Run *r) {
  int x = 0;
  while (*r->s >= '0' && *r->s <= '9') x = x * 10 + (*r->s++ - '0');
  return x;
}
static Str word_until(Run *r, const char *ends) {
  const char *b = r->s;
  r->s += strcspn(b, ends);
  return (Str){b, (uint32_t)(r->s - b)};
}

static void step_operand(Run *r, Step *st) {
  Module *m = r->w->m;
  uint32_t i = st->n++;
  ASSERT(i < MAX_ARGS);
  st->v[i] = VAL_NONE;
  st->from[i] = st->align[i] = -1;
  char c = *r->s++;
  bool minus = c == '-';
  if (minus) c = *r->s++;
  if (c == '$') {
    int k = st->from[i] = number(r);
    st->t[i] = ty_param(m, r->fnty, (uint32_t)k);
    if (r->call) st->v[i] = arg(r->w->f, r->call, (uint32_t)k);
    if (*r->s == '^') r->s++, st->align[i] = number(r);
    uint64_t x;
    if (minus && r->call && val_is_con(st->v[i]) && con_u64(&r->w->f->con, st->v[i], &x))
      st->v[i] = con_int(&r->w->f->con, st->t[i], 0 - x);
  } else if (c == '%') {
    int k = number(r);
    if (r->call) st->v[i] = r->res[k], st->t[i] = ty(r->w->f, r->res[k]);
  } else {
    ASSERT(c == '#');
    st->t[i] = intrinsic_code_type(m, &r->s);
    int k = number(r);
    if (r->call)
      st->v[i] = ty_is_int(m, st->t[i]) ? con_int(&r->w->f->con, st->t[i], (uint64_t)k)
                                        : con_null(&r->w->f->con, st->t[i]);
  }
}

static void step_read(Run *r, Step *st) {
  *st = (Step){.type = TY_NONE};
  size_t n = strcspn(r->s, ":;@ /");
  if (r->s[n] == ':') st->name = (Str){r->s, (uint32_t)n}, r->s += n + 1;
  if (*r->s == '=' || *r->s == '+' || *r->s == '*') st->mark = *r->s++;
  if (*r->s == '@') st->call = true, r->s++;
  st->op = word_until(r, " /;");
  if (*r->s == '/') {
    r->s++;
    if (*r->s == 'r') r->s++;
    else st->type = intrinsic_code_type(r->w->m, &r->s);
  }
  if (st->type == TY_NONE) st->type = ty_ret(r->w->m, r->fnty);
  while (*r->s == ' ') {
    r->s++;
    step_operand(r, st);
  }
  if (*r->s == ';') r->s++;
}

static bool any_signature(Module *m, IntrinsicId id, Ty fnty, Ty *over, unsigned *n) {
  if (intrinsic_match(m, id, fnty, over, n) == INTRIN_MATCH_OK) return true;
  uint32_t imm;
  const char *alt;
  for (unsigned i = 0; (alt = intrinsic_alt_sig(id, i, &imm)); i++)
    if (intrinsic_match_sig(m, alt, fnty, over, n) == INTRIN_MATCH_OK) return true;
  return false;
}

/* The function that a step calls. False when the types do not fit. */
static bool step_callee(const CallRewrite *w, const Step *st, CallTarget *to) {
  StrBuf b = {0};
  sb_lit(&b, "llvm.");
  sb_str(&b, st->op);
  IntrinsicId id = intrinsic_lookup((Str){b.p, (uint32_t)b.n});
  Ty fnty = ty_func(w->m, st->type, st->t, st->n, false), over[INTRIN_MAX_OVERLOADS];
  unsigned n;
  bool ok = id != INTRIN_NONE && any_signature(w->m, id, fnty, over, &n);
  if (ok) {
    b.n = 0;
    ok = intrinsic_mangle(w->m, id, over, n, &b);
    *to = (CallTarget){(uint16_t)id, fnty, {arena_strdup(w->arena, (Str){b.p, (uint32_t)b.n}), (uint32_t)b.n}};
  }
  sb_free(&b);
  return ok;
}

/* ---- values ---- */

static bool icmp_const(unsigned pred, uint64_t a, uint64_t b, unsigned bits) {
  int64_t x = sext64(a, bits), y = sext64(b, bits);
  switch (pred) {
  case ICMP_NE: return a != b;
  case ICMP_UGT: return a > b;
  case ICMP_ULT: return a < b;
  case ICMP_SGT: return x > y;
  case ICMP_SLT: return x < y;
  default: return x >= y;
  }
}

/* What LLVM's builder would not emit: arithmetic on small integer constants, reinterpretations of them, casts of
 * constant addresses. */
static Val folded(Fn *f, Op o, unsigned sub_, Ty t, const Val *v, uint32_t n) {
  ConPool *c = &f->con;
  Module *m = f->m;
  uint64_t x[3] = {0, 0, 0};
  bool ints = true;
  for (uint32_t i = 0; i < n; i++) {
    if (!val_is_con(v[i])) return VAL_NONE;
    ints &= con_kind(c, v[i]) == CON_INT && con_u64(c, v[i], &x[i]);
  }
  if (o == OP_ADDRSPACECAST) return con_expr(c, &(ConExpr){.op = (uint8_t)o, .type = t, .n = 1, .ops = v});
  if (o == OP_BITCAST && con_kind(c, v[0]) == CON_FP)
    return ty_is_int(m, t) ? con_int(c, t, con_get_fp(c, v[0]).lo) : VAL_NONE;
  if (!ints) return VAL_NONE;
  switch (o) {
  case OP_BITCAST: return ty_is_fp(t) ? con_fp(c, t, (FpBits){.lo = x[0]}) : VAL_NONE;
  case OP_ZEXT:
  case OP_TRUNC: return con_int(c, t, x[0]);
  case OP_SUB: return con_int(c, t, x[0] - x[1]);
  case OP_SELECT: return x[0] ? v[1] : v[2];
  case OP_ICMP: return con_int(c, TY_I1, icmp_const(sub_, x[0], x[1], ty_bits(m, con_type(c, v[0]))));
  default: return VAL_NONE;
  }
}

static const struct {
  char name[14];
  uint8_t op, sub;
} plain_ops[] = {{"addrspacecast", OP_ADDRSPACECAST, 0},
                 {"bitcast", OP_BITCAST, 0},
                 {"icmp.ne", OP_ICMP, ICMP_NE},
                 {"icmp.sge", OP_ICMP, ICMP_SGE},
                 {"icmp.sgt", OP_ICMP, ICMP_SGT},
                 {"icmp.slt", OP_ICMP, ICMP_SLT},
                 {"icmp.ugt", OP_ICMP, ICMP_UGT},
                 {"icmp.ult", OP_ICMP, ICMP_ULT},
                 {"select", OP_SELECT, 0},
                 {"sub", OP_SUB, 0},
                 {"trunc", OP_TRUNC, 0},
                 {"zext", OP_ZEXT, 0}};

/* The alloca that v is the address of, through casts and steps of zero. */
static Val alloca_of(const Fn *f, Val v) {
  for (;;) {
    if (val_is_con(v)) return VAL_NONE;
    Op o = op(f, v);
    if (o == OP_ALLOCA) return v;
    if (o == OP_GEP) {
      for (uint32_t i = 1; i < nops(f, v); i++)
        if (!val_is_con(arg(f, v, i)) || !con_is_zero(&f->con, arg(f, v, i))) return VAL_NONE;
    } else if (o != OP_BITCAST && o != OP_ADDRSPACECAST) return VAL_NONE;
    v = arg(f, v, 0);
  }
}

static int64_t alloca_bytes(const Fn *f, Val v) {
  uint64_t count;
  if (!is_op(f, v, OP_ALLOCA) || ty_scalable(f->m, alloca_type(f, v))) return -1;
  if (!val_is_con(arg(f, v, 0)) || !con_u64(&f->con, arg(f, v, 0), &count)) return -1;
  return (int64_t)(ty_alloc_size(f->m, alloca_type(f, v)) * count);
}

/* An alignment that was an argument; zero (none) where that was allowed: the operations of LLVM 6. */
static uint32_t alignment(Run *r, Val v, bool zero) {
  const ConPool *c = &r->w->f->con;
  uint64_t x = 1;
  if (!val_is_con(v) || con_kind(c, v) != CON_INT || !con_u64(c, v, &x))
    r->w->bad(r->w->user, r->call, "immarg operand has non-immediate parameter");
  if (x > 1ull << 32 || (x ? !is_pow2(x) : !zero)) r->w->bad(r->w->user, r->call, "alignment is not a power of two");
  return (uint32_t)x;
}

static AttrList step_attrs(Run *r, const Step *st) {
  Module *m = r->w->m;
  AttrSet param[MAX_ARGS], fn = ATTRS_NONE, ret = ATTRS_NONE;
  AttrList old = call_rec(r->w->f, r->call)->attrs;
  bool all = st->mark == '*';
  if (all) fn = attrlist_fn(m, old), ret = attrlist_ret(m, old);
  for (uint32_t i = 0; i < st->n; i++) {
    param[i] = all && st->from[i] >= 0 ? attrlist_param(m, old, (uint32_t)st->from[i]) : ATTRS_NONE;
    uint32_t al = st->align[i] >= 0 ? alignment(r, arg(r->w->f, r->call, (uint32_t)st->align[i]), st->mark == '*') : 0;
    if (al) param[i] = attrset_add_int(m, param[i], ATTR_ALIGN, al);
  }
  return attrlist_get(m, fn, ret, param, st->n);
}

static Val make_call(Run *r, Bld *k, const Step *st) {
  Fn *f = r->w->f;
  if (!step_callee(r->w, st, r->to)) return VAL_NONE;
  Val ops[MAX_ARGS + 1];
  memcpy(ops, st->v, st->n * sizeof *ops);
  ops[st->n] = con_intrin(&f->con, r->to->id, r->to->name);
  unsigned tail = st->mark == '+' ? flags(f, r->call) & F_TAILMASK : 0;
  Val v = emit(k, OP_CALL, 0, tail, st->type, ops, st->n + 1);
  aux_set(f, v, call_add(f, (CallRec){.fnty = r->to->fnty, .attrs = step_attrs(r, st)}));
  if (st->mark == '+') md_copy(f, v, r->call);
  return v;
}

/* A result, or VAL_NONE when the call is to be left as it is; *drop when it is to go. */
static Val step_run(Run *r, Bld *k, Step *st, bool *drop) {
  Fn *f = r->w->f;
  Module *m = f->m;
  ConPool *c = &f->con;
  if (st->call) return make_call(r, k, st);
  if (str_eq(st->op, STR("alloca"))) {
    Val a = alloca_of(f, st->v[0]);
    *drop = !a;
    return a;
  }
  if (str_eq(st->op, STR("sizeof"))) return con_sint(c, TY_I64, alloca_bytes(f, st->v[0]));
  if (str_eq(st->op, STR("alignof"))) {
    const Attr *a = attrset_find(m, attrlist_param(m, call_rec(f, r->call)->attrs, (uint32_t)st->from[0]), ATTR_ALIGN);
    return con_int(c, TY_I32, a ? a->val : 1);
  }
  if (str_eq(st->op, STR("splice"))) {
    uint64_t x;
    if (!val_is_con(st->v[2]) || con_kind(c, st->v[2]) != CON_INT || !con_u64(c, st->v[2], &x)) return VAL_NONE;
    int64_t by = sext64(x, 32);
    st->op = by < 0 ? STR("vector.splice.right") : STR("vector.splice.left");
    st->v[2] = con_int(c, TY_I32, (uint64_t)(by < 0 ? -by : by));
    return make_call(r, k, st);
  }
  if (str_eq(st->op, STR("ldg"))) {
    Val v = emit_load(k, st->type, st->v[0], alignment(r, st->v[1], false));
    md_set(f, v, MDK_INVARIANT_LOAD, md_tuple(m, NULL, 0, false));
    return v;
  }
  if (str_starts(st->op, STR("rmw."))) {
    unsigned o = 0;
    while (!str_eq((Str){st->op.p + 4, st->op.n - 4}, str_of(rmw_text[o]))) o++;
    Val v = emit(k, OP_ATOMICRMW, o,
                 (unsigned)ORD_SEQ_CST << F_ORDER_SHIFT | sync_scope(m, STR("")) << F_RMWSCOPE_SHIFT, st->type, st->v,
                 2);
    align_set(f, v, ty_bits(m, st->type) / 8);
    return v;
  }
  for (size_t i = 0; i < ARRAY_LEN(plain_ops); i++) {
    if (!str_eq(st->op, str_of(plain_ops[i].name))) continue;
    Op o = (Op)plain_ops[i].op;
    Ty t = o == OP_ICMP                    ? ty_with_scalar(m, st->t[0], TY_I1)
           : o == OP_SUB || o == OP_SELECT ? st->t[st->n - 1]
                                           : st->type;
    if (st->n == 1 && t == st->t[0]) return st->v[0];
    Val v = folded(f, o, plain_ops[i].sub, t, st->v, st->n);
    return v ? v : emit(k, o, plain_ops[i].sub, 0, t, st->v, st->n);
  }
  BUG("upgrades.def: operation %.*s", (int)st->op.n, st->op.p);
}

/* The old call gives its place to what the program made of it. */
static void replace(Fn *f, Val call, Val last, Val v) {
  Val first = last ? next_of(f, last) : first_ins(f, blk_of(f, call));
  if (first != call) dbg_move(f, call, first);
  for (Val x = first; x != call; x = next_of(f, x))
    if (!f->m->ctx->strip_pos) pos_set(f, x, pos_of(f, call));
  if (has_result(f, call)) {
    if (v && (val_is_con(v) || has_result(f, v))) val_replace(f, call, v);
    else ins_erase_poison(f, call);
  }
  if (op(f, call) != OP_NONE) ins_erase(f, call);
}

static void undo(Fn *f, Val call, Val last) { /* nothing came of it */
  for (Val x = prev_of(f, call); x != last; x = prev_of(f, call)) ins_erase_poison(f, x);
}

bool call_rewrite_target(const CallRewrite *w, const char *prog, Ty fnty, CallTarget *to) {
  Run r = {.w = w, .fnty = fnty, .s = prog};
  Step st;
  if (*prog == '!') {
    StrBuf b = {0};
    sb_lit(&b, "llvm.");
    sb_cz(&b, prog + 1);
    *to = (CallTarget){(uint16_t)intrinsic_lookup((Str){b.p, (uint32_t)b.n}),
                       fnty,
                       {arena_strdup(w->arena, (Str){b.p, (uint32_t)b.n}), (uint32_t)b.n}};
    sb_free(&b);
    return true;
  }
  if (*prog == '~') {
    st = (Step){.op = str_of(prog + 1), .type = ty_ret(w->m, fnty), .n = ty_nparams(w->m, fnty)};
    if (st.n > MAX_ARGS) return false;
    for (uint32_t i = 0; i < st.n; i++) st.t[i] = ty_param(w->m, fnty, i);
  } else {
    step_read(&r, &st);
    if (!st.mark) return false;
  }
  return step_callee(w, &st, to);
}

bool call_rewrite(const CallRewrite *w, Val call, const char *prog, CallTarget *to) {
  Fn *f = w->f;
  Ty fnty = call_rec(f, call)->fnty;
  if (*prog == '~' || *prog == '!') {
    if (!call_rewrite_target(w, prog, fnty, to)) return false;
    opnd_set(f, call, nops(f, call) - 1, con_intrin(&f->con, to->id, to->name));
    return true;
  }
  if (op(f, call) != OP_CALL) return false; /* invoke: no place for more than one instruction */
  Run r = {.w = w, .fnty = fnty, .call = call, .s = prog, .to = to};
  Bld k = bld_before(f, call);
  Val last = prev_of(f, call);
  bool drop = false;
  while (*r.s) {
    Step st;
    step_read(&r, &st);
    Val before = prev_of(f, call), v = step_run(&r, &k, &st, &drop);
    if (!v) {
      undo(f, call, last);
      if (drop) replace(f, call, prev_of(f, call), VAL_NONE);
      return drop;
    }
    if (st.mark && !val_is_con(v)) name_take(f, v, call);
    if (st.name.n && prev_of(f, call) != before) w->named(w->user, v, st.name);
    r.res[r.nres++] = v;
  }
  replace(f, call, last, r.res[r.nres - 1]);
  return true;
}
