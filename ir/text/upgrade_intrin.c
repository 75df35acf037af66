/* upgrade_intrin.c: intrinsics as older LLVMs wrote them become what LLVM 22 writes, as its own reader does (ir/upgrades.def):
 *
 *   %r = call i32 @llvm.nvvm.clz.i(i32 %x)             ->  %r = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
 *   call void @llvm.memcpy.p0i8.p0i8.i64(ptr %a, ...)  ->  call void @llvm.memcpy.p0.p0.i64(ptr %a, ...)
 *
 * upgrade_decls looks at every declaration once, after the first sweep: one that the table knows gets the table's attributes, one that is
 * to change is marked. upgrade_calls rewrites the marked calls of a body that has been read; constant operands are folded where LLVM's
 * builder folds them. upgrade_finish replaces the declarations. An intrinsic that is called and declared nowhere is declared by its call
 * (LLVM 17 and later print such text in their tests); upgrade_finish puts those declarations last, by name. Declarations of the debug
 * intrinsics go: their calls were read as records.
 *
 * Declarations and calls are taken in LLVM's order (undeclared ones by name, then declarations; of one, the uses before the declaration
 * first, then the later ones backwards): names made unique and the order of new declarations depend on it.
 */
#include "nvopt/edit.h"
#include "nvopt/intrinsic.h"
#include "nvopt/md_kinds.h"
#include "parse_fn.h"

enum { MAX_STMTS = 8, MAX_ARGS = 32 };
enum { UP_NONE, UP_MANGLE /* only the name */, UP_FIRST_ROW };

typedef struct UpRow {
  uint16_t id;
  char sig[22], prog[136];
} UpRow;
static const UpRow rows[] = {
#define UPGRADE(id, sig, prog) {INTRIN_##id, sig, prog},
#include "../upgrades.def"
};

/* ---- programs ---- */

typedef struct Step { /* one statement, read */
  Str name, op;
  char mark;            /* 0, or one of = + * */
  bool call;
  Ty type;              /* TY_NONE: not given */
  uint32_t n;
  Val v[MAX_ARGS];      /* VAL_NONE throughout while only types are asked for */
  Ty t[MAX_ARGS];
  int from[MAX_ARGS], align[MAX_ARGS]; /* argument of the old call it is, and the one that aligns it; -1 */
} Step;

typedef struct Run {
  Parser *p;
  Ty fnty;              /* of the old call */
  Val call;             /* VAL_NONE: types only */
  const char *s;
  Val res[MAX_STMTS];
  uint32_t nres;
} Run;

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
  uint32_t i = st->n++;
  ASSERT(i < MAX_ARGS);
  st->v[i] = VAL_NONE;
  st->from[i] = st->align[i] = -1;
  char c = *r->s++;
  if (c == '$') {
    int k = st->from[i] = number(r);
    st->t[i] = ty_param(r->p->m, r->fnty, (uint32_t)k);
    if (r->call) st->v[i] = arg(r->p->f, r->call, (uint32_t)k);
    if (*r->s == '^') r->s++, st->align[i] = number(r);
  } else if (c == '%') {
    int k = number(r);
    if (r->call) st->v[i] = r->res[k], st->t[i] = p_type_of(r->p, r->res[k]);
  } else {
    ASSERT(c == '#');
    st->t[i] = intrinsic_code_type(r->p->m, &r->s);
    int k = number(r);
    if (r->call) st->v[i] = ty_is_int(r->p->m, st->t[i]) ? con_int(r->p->pool, st->t[i], (uint64_t)k) : con_null(r->p->pool, st->t[i]);
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
    else st->type = intrinsic_code_type(r->p->m, &r->s);
  }
  if (st->type == TY_NONE) st->type = ty_ret(r->p->m, r->fnty);
  while (*r->s == ' ') {
    r->s++;
    step_operand(r, st);
  }
  if (*r->s == ';') r->s++;
}

/* The function that a step calls: its table entry, type and full name. False when the types do not fit (the table is wrong, or the text). */
static bool step_callee(Parser *p, const Step *st, IntrinsicId *id, Ty *fnty, Str *full) {
  StrBuf b = {0};
  sb_lit(&b, "llvm.");
  sb_str(&b, st->op);
  *id = intrinsic_lookup((Str){b.p, (uint32_t)b.n});
  *fnty = ty_func(p->m, st->type, st->t, st->n, false);
  Ty over[INTRIN_MAX_OVERLOADS];
  unsigned n;
  bool ok = *id != INTRIN_NONE && intrinsic_match(p->m, *id, *fnty, over, &n) == INTRIN_MATCH_OK;
  if (ok) {
    b.n = 0;
    ok = intrinsic_mangle(p->m, *id, over, n, &b);
    *full = (Str){arena_strdup(&p->arena, (Str){b.p, (uint32_t)b.n}), (uint32_t)b.n};
  }
  sb_free(&b);
  return ok;
}

/* ---- rewriting a call ---- */

/* What LLVM's builder would not emit: arithmetic on small integer constants, reinterpretations of them, casts of constant addresses. */
static Val folded(Parser *p, Op o, unsigned sub_, Ty t, const Val *v, uint32_t n) {
  ConPool *c = p->pool;
  Module *m = p->m;
  uint64_t x[3];
  for (uint32_t i = 0; i < n; i++) {
    if (!val_is_con(v[i])) return VAL_NONE;
    if (con_kind(c, v[i]) != CON_INT || !con_u64(c, v[i], &x[i])) x[i] = 0, n = i == 0 && (o == OP_ADDRSPACECAST || o == OP_BITCAST) ? n : 0;
  }
  if (!n) return VAL_NONE;
  unsigned bits = ty_bits(m, p_type_of(p, v[0]));
  switch (o) {
  case OP_ADDRSPACECAST: return con_expr(c, &(ConExpr){.op = (uint8_t)o, .type = t, .n = 1, .ops = v});
  case OP_BITCAST:
    if (con_kind(c, v[0]) == CON_INT && ty_is_fp(t)) return con_fp(c, t, (FpBits){.lo = x[0]});
    return con_kind(c, v[0]) == CON_FP && ty_is_int(m, t) ? con_int(c, t, con_get_fp(c, v[0]).lo) : VAL_NONE;
  case OP_ZEXT: case OP_TRUNC: return con_int(c, t, x[0]);
  case OP_SUB: return con_int(c, t, x[0] - x[1]);
  case OP_SELECT: return x[0] ? v[1] : v[2];
  case OP_ICMP: return con_int(c, TY_I1, sub_ == ICMP_NE ? x[0] != x[1] : sext64(x[0], bits) >= sext64(x[1], bits));
  default: return VAL_NONE;
  }
}

static const struct { char name[14]; uint8_t op, sub; } plain_ops[] = {
    {"addrspacecast", OP_ADDRSPACECAST, 0}, {"bitcast", OP_BITCAST, 0}, {"icmp.ne", OP_ICMP, ICMP_NE}, {"icmp.sge", OP_ICMP, ICMP_SGE},
    {"select", OP_SELECT, 0}, {"sub", OP_SUB, 0}, {"trunc", OP_TRUNC, 0}, {"zext", OP_ZEXT, 0}};

/* The alloca that v is the address of, through casts and steps of zero. */
static Val alloca_of(const Fn *f, Val v) {
  for (;;) {
    if (val_is_con(v)) return VAL_NONE;
    Op o = op(f, v);
    if (o == OP_ALLOCA) return v;
    if (o == OP_GEP) {
      for (uint32_t i = 1; i < nops(f, v); i++) if (!val_is_con(arg(f, v, i)) || !con_is_zero(&f->con, arg(f, v, i))) return VAL_NONE;
    } else if (o != OP_BITCAST && o != OP_ADDRSPACECAST)
      return VAL_NONE;
    v = arg(f, v, 0);
  }
}

/* An alignment that was an argument; zero (none) where that was allowed: the operations of LLVM 6. */
static uint32_t alignment(Run *r, Val v, bool zero) {
  Parser *p = r->p;
  uint64_t x;
  if (!val_is_con(v) || con_kind(p->pool, v) != CON_INT || !con_u64(p->pool, v, &x)) p_error(p, pos_of(p->f, r->call), "immarg operand has non-immediate parameter");
  if (x > 1ull << 32 || (x ? !is_pow2(x) : !zero)) p_error(p, pos_of(p->f, r->call), "alignment is not a power of two");
  return (uint32_t)x;
}

static AttrList step_attrs(Run *r, const Step *st) {
  Module *m = r->p->m;
  AttrSet param[MAX_ARGS], fn = ATTRS_NONE, ret = ATTRS_NONE;
  AttrList old = call_rec(r->p->f, r->call)->attrs;
  bool all = st->mark == '*';
  if (all) fn = attrlist_fn(m, old), ret = attrlist_ret(m, old);
  for (uint32_t i = 0; i < st->n; i++) {
    param[i] = all && st->from[i] >= 0 ? attrlist_param(m, old, (uint32_t)st->from[i]) : ATTRS_NONE;
    uint32_t al = st->align[i] >= 0 ? alignment(r, arg(r->p->f, r->call, (uint32_t)st->align[i]), st->mark == '*') : 0;
    if (al) param[i] = attrset_add_int(m, param[i], ATTR_ALIGN, al);
  }
  return attrlist_get(m, fn, ret, param, st->n);
}

static Val make_call(Run *r, Bld *k, const Step *st, UpDecl *d) {
  Parser *p = r->p;
  Fn *f = p->f;
  IntrinsicId id;
  Ty fnty;
  Str full;
  if (!step_callee(p, st, &id, &fnty, &full)) return VAL_NONE;
  *d = (UpDecl){.row = d->row, .id = (uint16_t)id, .fnty = fnty, .name = full};
  Val ops[MAX_ARGS + 1];
  memcpy(ops, st->v, st->n * sizeof *ops);
  ops[st->n] = con_intrin(p->pool, id, full);
  unsigned tail = st->mark == '+' ? flags(f, r->call) & F_TAILMASK : 0;
  Val v = emit(k, OP_CALL, 0, tail, st->type, ops, st->n + 1);
  aux_set(f, v, call_add(f, (CallRec){.fnty = fnty, .attrs = step_attrs(r, st)}));
  if (st->mark == '+') md_copy(f, v, r->call);
  return v;
}

/* A result, or VAL_NONE when the call is to be left as it is; *drop when it is to go. */
static Val step_run(Run *r, Bld *k, Step *st, UpDecl *d, bool *drop) {
  Parser *p = r->p;
  Fn *f = p->f;
  Module *m = p->m;
  if (st->call) return make_call(r, k, st, d);
  if (str_eq(st->op, STR("alloca"))) {
    Val a = alloca_of(f, st->v[0]);
    *drop = !a;
    return a;
  }
  if (str_eq(st->op, STR("splice"))) {
    uint64_t x;
    if (!val_is_con(st->v[2]) || con_kind(p->pool, st->v[2]) != CON_INT || !con_u64(p->pool, st->v[2], &x)) return VAL_NONE;
    int64_t by = sext64(x, 32);
    st->op = by < 0 ? STR("vector.splice.right") : STR("vector.splice.left");
    st->v[2] = con_int(p->pool, TY_I32, (uint64_t)(by < 0 ? -by : by));
    return make_call(r, k, st, d);
  }
  if (str_eq(st->op, STR("ldg"))) {
    Val v = emit_load(k, st->type, st->v[0], alignment(r, st->v[1], false));
    md_set(f, v, MDK_INVARIANT_LOAD, md_tuple(m, NULL, 0, false));
    return v;
  }
  if (str_starts(st->op, STR("rmw."))) {
    unsigned o = 0;
    while (!str_eq((Str){st->op.p + 4, st->op.n - 4}, str_of(rmw_text[o]))) o++;
    Val v = emit(k, OP_ATOMICRMW, o, (unsigned)ORD_SEQ_CST << F_ORDER_SHIFT | sync_scope(m, STR("")) << F_RMWSCOPE_SHIFT, st->type, st->v, 2);
    align_set(f, v, ty_bits(m, st->type) / 8);
    return v;
  }
  for (size_t i = 0; i < ARRAY_LEN(plain_ops); i++) {
    if (!str_eq(st->op, str_of(plain_ops[i].name))) continue;
    Op o = (Op)plain_ops[i].op;
    Ty t = o == OP_ICMP ? TY_I1 : o == OP_SUB || o == OP_SELECT ? st->t[st->n - 1] : st->type;
    if (st->n == 1 && t == st->t[0]) return st->v[0];
    Val v = folded(p, o, plain_ops[i].sub, t, st->v, st->n);
    return v ? v : emit(k, o, plain_ops[i].sub, 0, t, st->v, st->n);
  }
  BUG("upgrades.def: operation %.*s", (int)st->op.n, st->op.p);
}

/* The old call gives its place to what the program made of it. */
static void replace(Parser *p, Val call, Val last, Val v) {
  Fn *f = p->f;
  Val first = last ? next_of(f, last) : first_ins(f, blk_of(f, call));
  if (first != call) dbg_move(f, call, first);
  for (Val x = first; x != call; x = next_of(f, x))
    if (!p->ctx->strip_pos) pos_set(f, x, pos_of(f, call));
  if (has_result(f, call)) val_replace(f, call, v);
  ins_erase(f, call);
}

static void undo(Fn *f, Val call, Val last) { /* nothing came of it */
  for (Val x = prev_of(f, call); x != last; x = prev_of(f, call)) ins_erase_poison(f, x);
}

static void rename(Parser *p, Val call, const UpDecl *d) {
  Fn *f = p->f;
  opnd_set(f, call, nops(f, call) - 1, con_intrin(p->pool, d->id, d->name));
}

static void upgrade_one(Parser *p, Val call, UpDecl *d) {
  Fn *f = p->f;
  if (d->row == UP_MANGLE || rows[d->row - UP_FIRST_ROW].prog[0] == '~') {
    rename(p, call, d);
    return;
  }
  if (op(f, call) != OP_CALL) return; /* invoke: no place for more than one instruction */
  Run r = {.p = p, .fnty = call_rec(f, call)->fnty, .call = call, .s = rows[d->row - UP_FIRST_ROW].prog};
  Bld k = bld_before(f, call);
  Val last = prev_of(f, call);
  bool drop = false;
  while (*r.s) {
    Step st;
    step_read(&r, &st);
    Val before = prev_of(f, call), v = step_run(&r, &k, &st, d, &drop);
    if (!v) {
      undo(f, call, last);
      if (drop) replace(p, call, prev_of(f, call), VAL_NONE);
      return;
    }
    if (st.mark) name_take(f, v, call);
    if (st.name.n && prev_of(f, call) != before) p_name_unique(p, v, st.name);
    r.res[r.nres++] = v;
  }
  replace(p, call, last, r.res[r.nres - 1]);
}

/* ---- order ---- */

typedef struct UpUse { Val call; Glob g; uint32_t at; /* order within the declaration */ } UpUse;

static int name_order(Str a, Str b) {
  int c = memcmp(a.p, b.p, u32_min(a.n, b.n));
  return c ? c : (a.n > b.n) - (a.n < b.n);
}
static bool is_auto(const Parser *p, Glob g) { return p->first_auto && g >= p->first_auto; }
/* Undeclared ones by name, then declarations as they stand. */
static bool glob_before(const Parser *p, Glob a, Glob b) {
  bool x = is_auto(p, a), y = is_auto(p, b);
  if (x != y) return x;
  return x ? name_order(glob(p->m, a)->name, glob(p->m, b)->name) < 0 : a < b;
}
static bool use_before(const Parser *p, const UpUse *a, const UpUse *b) { return a->g != b->g ? glob_before(p, a->g, b->g) : a->at < b->at; }

static void sort_uses(const Parser *p, UpUse *u, UpUse *tmp, uint32_t n) { /* merge sort, bottom up */
  for (uint32_t w = 1; w < n; w *= 2) {
    for (uint32_t lo = 0; lo < n; lo += 2 * w) {
      uint32_t mid = u32_min(lo + w, n), hi = u32_min(lo + 2 * w, n), i = lo, j = mid;
      for (uint32_t k = lo; k < hi; k++) tmp[k] = j >= hi || (i < mid && !use_before(p, &u[j], &u[i])) ? u[i++] : u[j++];
    }
    memcpy(u, tmp, n * sizeof *u);
  }
}

void upgrade_calls(Parser *p) {
  struct FnParse *fp = p->fp;
  uint32_t n = fp->upgrades.n;
  if (!n) return;
  Module *m = p->m;
  UpUse *u = ARENA_ARRAY(&p->arena, UpUse, n), *tmp = ARENA_ARRAY(&p->arena, UpUse, n);
  uint32_t body = glob(m, p->f->id)->pos;
  for (uint32_t i = 0; i < n; i++) {
    UpCall c = fp->upgrades.p[i];
    bool later = !is_auto(p, c.g) && glob(m, c.g)->pos > body; /* declared after this body */
    u[i] = (UpUse){c.call, c.g, later ? i : n - i};
  }
  sort_uses(p, u, tmp, n);
  for (uint32_t i = 0; i < n; i++) upgrade_one(p, u[i].call, &p->up.p[u[i].g]);
  vec_clear(&fp->upgrades);
}

/* ---- declarations ---- */

static UpDecl *decl_of(Parser *p, Glob g) {
  if ((uint32_t)g >= p->up.n) vec_resize_zero(&p->up, (uint32_t)g + 1);
  return &p->up.p[g];
}

static bool row_fits(Module *m, const UpRow *w, Ty fnty) {
  Ty over[INTRIN_MAX_OVERLOADS];
  unsigned n;
  IntrinsicId id = (IntrinsicId)w->id;
  if (w->sig[0]) return intrinsic_match_sig(m, w->sig, fnty, over, &n) == INTRIN_MATCH_OK;
  if ((intrinsic_info(id)->flags & IF_LEGACY) && intrinsic_match(m, id, fnty, over, &n) == INTRIN_MATCH_OK) return true;
  uint32_t imm_;
  const char *alt;
  for (unsigned i = 0; (alt = intrinsic_alt_sig(id, i, &imm_)); i++)
    if (intrinsic_match_sig(m, alt, fnty, over, &n) == INTRIN_MATCH_OK) return true;
  return false;
}

/* The declaration that the row asks for whether or not there is a call: where LLVM knows the new function from the declaration alone. */
static void row_decl(Parser *p, UpDecl *d, const UpRow *w, Ty fnty) {
  Run r = {.p = p, .fnty = fnty, .s = w->prog};
  Step st;
  if (w->prog[0] == '~') {
    st = (Step){.op = str_of(w->prog + 1), .type = ty_ret(p->m, fnty), .n = ty_nparams(p->m, fnty)};
    if (st.n > MAX_ARGS) return;
    for (uint32_t i = 0; i < st.n; i++) st.t[i] = ty_param(p->m, fnty, i);
  } else {
    step_read(&r, &st);
    if (!st.mark) return;
  }
  IntrinsicId id;
  if (step_callee(p, &st, &id, &d->fnty, &d->name)) d->id = (uint16_t)id;
  else if (w->prog[0] == '~') d->row = UP_NONE;
}

static void upgrade_decl(Parser *p, Glob g) {
  Module *m = p->m;
  Global *r = glob(m, g);
  IntrinsicId id = (IntrinsicId)r->intrinsic;
  const IntrinsicInfo *info = intrinsic_info(id);
  Ty over[INTRIN_MAX_OVERLOADS];
  unsigned n;
  if (!(info->flags & IF_LEGACY) && intrinsic_match(m, id, r->type, over, &n) == INTRIN_MATCH_OK) {
    r->fattrs = intrinsic_attrs(m, id, r->type);
    StrBuf b = {0};
    if (intrinsic_mangle(m, id, over, n, &b) && !str_eq((Str){b.p, (uint32_t)b.n}, r->name)) {
      Str name = {arena_strdup(&p->arena, (Str){b.p, (uint32_t)b.n}), (uint32_t)b.n};
      *decl_of(p, g) = (UpDecl){.row = UP_MANGLE, .id = (uint16_t)id, .fnty = r->type, .name = name};
    }
    sb_free(&b);
    return;
  }
  for (uint16_t i = 0; i < ARRAY_LEN(rows); i++) {
    if (rows[i].id != (unsigned)id || !row_fits(m, &rows[i], r->type)) continue;
    UpDecl *d = decl_of(p, g);
    d->row = (uint16_t)(UP_FIRST_ROW + i);
    row_decl(p, d, &rows[i], r->type);
    return;
  }
}

void upgrade_decls(Parser *p) {
  FOR_EACH_GLOB(p->m, g) if (glob(p->m, g)->intrinsic && glob(p->m, g)->is_decl) upgrade_decl(p, g);
}

static Glob declare(Module *m, Str name, unsigned id, Ty fnty) {
  Glob g = glob_new(m, GK_FUNC, name);
  Global *r = glob(m, g);
  r->type = fnty;
  r->ptr_type = ty_ptr(m, r->addrspace);
  r->intrinsic = (uint16_t)id;
  r->is_decl = true;
  if (!(intrinsic_info((IntrinsicId)id)->flags & IF_LEGACY)) r->fattrs = intrinsic_attrs(m, (IntrinsicId)id, fnty);
  return g;
}

Glob upgrade_auto_decl(Parser *p, Str name, Ty fnty, uint32_t pos) {
  IntrinsicId id = intrinsic_lookup(name);
  if (!id) p_error(p, pos, "unknown intrinsic '%.*s'", (int)u32_min(name.n, 300), name.p);
  Glob g = declare(p->m, name, id, fnty);
  if (!p->first_auto) p->first_auto = g;
  upgrade_decl(p, g);
  return g;
}

void upgrade_finish(Parser *p) {
  Module *m = p->m;
  uint32_t n = 0, first = p->first_auto ? (uint32_t)p->first_auto : m->glob.n, total = m->glob.n;
  UpUse *order = ARENA_ARRAY(&p->arena, UpUse, total), *tmp = ARENA_ARRAY(&p->arena, UpUse, total);
  FOR_EACH_GLOB(m, g) {
    Global *r = glob(m, g);
    unsigned id = r->intrinsic;
    if (id == INTRIN_dbg_addr || id == INTRIN_dbg_assign || id == INTRIN_dbg_declare || id == INTRIN_dbg_label || id == INTRIN_dbg_value) glob_delete(m, g);
  }
  for (uint32_t g = 1; g < total; g++)
    if (!glob(m, (Glob)g)->deleted && (g >= first || (g < p->up.n && p->up.p[g].row))) order[n++] = (UpUse){VAL_NONE, (Glob)g, 0};
  if (!n) return;
  sort_uses(p, order, tmp, n);
  UpDecl *d = ARENA_ARRAY(&p->arena, UpDecl, n);
  for (uint32_t i = 0; i < n; i++) {
    Glob g = order[i].g;
    if ((uint32_t)g < p->up.n && p->up.p[g].row) d[i] = p->up.p[g];
    else d[i] = (UpDecl){.row = UP_NONE, .id = glob(m, g)->intrinsic, .fnty = glob(m, g)->type, .name = glob(m, g)->name};
  }
  for (uint32_t i = 0; i < n; i++) glob_delete(m, order[i].g);
  for (uint32_t i = 0; i < n; i++)
    if (d[i].name.n && glob_find(m, d[i].name) == GLOB_NONE) declare(m, d[i].name, d[i].id, d[i].fnty);
}
