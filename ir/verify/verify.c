/* verify.c: LLVM's structural rules: the driver, dominance, and every instruction that is neither call nor exception
 * pad.
 *
 * One walk per function over the reachable blocks in reverse post order; an operand defined earlier in the same block
 * is accepted by one bit test, an operand from another block by two comparisons of dominator-tree numbers. Dominators
 * (semi_nca.h) are made only when an operand crosses a block. Unreachable blocks are checked for everything but
 * dominance. Wording follows LLVM's verifier, so that a message can be looked up.
 */
#include "ir/debug_loc.h"
#include "ir/verify/verify_int.h"
#include "support/semi_nca.h"
#include <stdarg.h>
#include <stdio.h>

/* ---- reports ---- */
static uint32_t ins_pos(const Fn *f, Val v) {
  for (; val_is_local(v); v = f->ins[v].prev) {
    if (pos_of(f, v)) return pos_of(f, v);
    if (f->ins[v].op == OP_ARG || f->ins[v].blk == BLK_NONE) break;
  }
  return fn_glob(f)->pos;
}

static void report(Ver *V, Severity s, uint32_t pos, const char *fmt, va_list ap, Fn *f, Val v, Glob g) {
  char text[512];
  vsnprintf(text, sizeof text, fmt, ap);
  StrBuf b = {0};
  sb_cz(&b, text);
  if (f && v) {
    sb_lit(&b, ": ");
    size_t at = b.n, to = at;
    if (val_is_con(v) || is_arg(f, v)) ir_print_val(f, v, true, &b);
    else ir_print_ins(f, v, &b);
    for (size_t i = at; i < b.n; i++) { /* one line: runs of blanks become one, none stands first */
      char c = b.p[i] == '\n' || b.p[i] == '\t' ? ' ' : b.p[i];
      if (c != ' ' || (to > at && b.p[to - 1] != ' ')) b.p[to++] = c;
    }
    b.n = to;
  }
  if (f) sb_lit(&b, " (in function '"), sb_str(&b, fn_glob(f)->name), sb_lit(&b, "')");
  else if (g) sb_lit(&b, " (@"), sb_str(&b, glob(V->m, g)->name), sb_lit(&b, ")");
  if (V->after) sb_lit(&b, " after pass "), sb_cz(&b, V->after);
  Str src = V->m->source;
  bool known = src.n && pos < src.n &&
               (pos || (g && src.p[0] == '@')); /* 0 means none, except for what really stands there */
  diag_add(V->d, s, V->m->file, src, known ? pos : DIAG_NO_POS, "%s", sb_z(&b));
  sb_free(&b);
  if (s == DIAG_ERROR) V->breaches++;
}

void ver_ins(Ver *V, Val v, const char *fmt, ...) {
  va_list ap;
  va_start(ap, fmt);
  report(V, DIAG_ERROR, val_is_local(v) ? ins_pos(V->f, v) : V->g->pos, fmt, ap, V->f, v, GLOB_NONE);
  va_end(ap);
}
void ver_blk(Ver *V, Blk b, const char *fmt, ...) {
  va_list ap;
  va_start(ap, fmt);
  const Fn *f = V->f;
  uint32_t pos = (uint32_t)b < f->cap_blk_pos ? f->blk_pos[b] : 0;
  if (!pos && f->blk[b].first) pos = ins_pos(f, f->blk[b].first);
  report(V, DIAG_ERROR, pos ? pos : V->g->pos, fmt, ap, V->f, VAL_NONE, GLOB_NONE);
  va_end(ap);
}
void ver_glob(Ver *V, Glob g, const char *fmt, ...) {
  va_list ap;
  va_start(ap, fmt);
  report(V, DIAG_ERROR, glob(V->m, g)->pos, fmt, ap, NULL, VAL_NONE, g);
  va_end(ap);
}
void ver_at(Ver *V, uint32_t pos, const char *fmt, ...) {
  va_list ap;
  va_start(ap, fmt);
  report(V, DIAG_ERROR, pos, fmt, ap, V->f, VAL_NONE, GLOB_NONE);
  va_end(ap);
}
void ver_di(Ver *V, uint32_t pos, const char *fmt, ...) {
  va_list ap;
  va_start(ap, fmt);
  V->di_broken = true;
  report(V, V->di_warn ? DIAG_WARNING : DIAG_ERROR, pos, fmt, ap, V->f, VAL_NONE, GLOB_NONE);
  va_end(ap);
}
void ver_di_ins(Ver *V, Val v, const char *fmt, ...) {
  va_list ap;
  va_start(ap, fmt);
  V->di_broken = true;
  report(V, V->di_warn ? DIAG_WARNING : DIAG_ERROR, val_is_local(v) ? ins_pos(V->f, v) : V->g->pos, fmt, ap, V->f, v,
         GLOB_NONE);
  va_end(ap);
}

/* ---- order and dominance ---- */
static void order_blocks(Ver *V) {
  const Fn *f = V->f;
  V->rpo = ARENA_ZARRAY(&V->tmp, uint32_t, f->nblk + 1);
  V->order = ARENA_ARRAY(&V->tmp, Blk, f->nblk + 1);
  V->norder = 0;
  V->dom_ready = false;
  if (!f->first_blk) return;
  typedef struct {
    Blk b;
    uint32_t i;
  } Frame;
  Frame *st = ARENA_ARRAY(&V->tmp, Frame, f->nblk + 1);
  uint32_t n = 0, done = f->nblk;
  st[n++] = (Frame){f->first_blk, 0};
  V->rpo[f->first_blk] = UINT32_MAX;
  Blk *post = V->order; /* filled from the back */
  while (n) {
    Frame *t = &st[n - 1];
    if (t->i < nsuccs(f, t->b)) {
      Blk s = succ(f, t->b, t->i++);
      if (!V->rpo[s]) V->rpo[s] = UINT32_MAX, st[n++] = (Frame){s, 0};
    } else {
      post[--done] = t->b;
      n--;
    }
  }
  V->norder = f->nblk - done;
  memmove(post, post + done, V->norder * sizeof *post);
  for (uint32_t i = 0; i < V->norder; i++) V->rpo[V->order[i]] = i + 1;
}

static NOINLINE void build_dom(Ver *V) {
  const Fn *f = V->f;
  uint32_t n = V->norder, at = 0, total = 0, top = 0;
  V->dom_ready = true;
  typedef struct {
    Blk b;
    uint32_t i;
  } Frame;
  Frame *st = ARENA_ARRAY(&V->tmp, Frame, n);
  uint32_t *num = V->num = ARENA_ZARRAY(&V->tmp, uint32_t, f->nblk + 1), *idom = ARENA_ARRAY(&V->tmp, uint32_t, n);
  Blk *blk = ARENA_ARRAY(&V->tmp, Blk, n);
  FlowGraph g = {n, ARENA_ARRAY(&V->tmp, uint32_t, n), ARENA_ARRAY(&V->tmp, uint32_t, n + 1), NULL};
  g.parent[0] = 0, blk[0] = f->first_blk, num[f->first_blk] = ++at, st[top++] = (Frame){f->first_blk, 0};
  while (top) {
    Frame *t = &st[top - 1];
    if (t->i == nsuccs(f, t->b)) {
      top--;
      continue;
    }
    Blk s = succ(f, t->b, t->i++);
    if (num[s]) continue;
    g.parent[at] = num[t->b] - 1, blk[at] = s, num[s] = ++at, st[top++] = (Frame){s, 0};
  }
  for (uint32_t i = 0; i < n; i++) total += npreds(f, blk[i]);
  g.pred = ARENA_ARRAY(&V->tmp, uint32_t, total + 1);
  total = 0;
  for (uint32_t i = 0; i < n; i++) {
    g.pred_first[i] = total;
    for (uint32_t k = 0; k < npreds(f, blk[i]); k++) {
      uint32_t p = num[pred(f, blk[i], k)];
      if (p) g.pred[total++] = p - 1;
    }
  }
  g.pred_first[n] = total;
  semi_nca(&V->tmp, &g, idom);
  /* Preorder numbers without a stack: a parent stands before its children. */
  uint32_t *size = V->size = ARENA_ARRAY(&V->tmp, uint32_t, n), *pre = V->pre = ARENA_ARRAY(&V->tmp, uint32_t, n);
  uint32_t *next = ARENA_ARRAY(&V->tmp, uint32_t, n);
  for (uint32_t i = 0; i < n; i++) size[i] = 1;
  for (uint32_t i = n - 1; i > 0; i--) size[idom[i]] += size[i];
  pre[0] = 0, next[0] = 1;
  for (uint32_t i = 1; i < n; i++) {
    pre[i] = next[idom[i]];
    next[idom[i]] += size[i];
    next[i] = pre[i] + 1;
  }
}

bool ver_dominates(Ver *V, Blk a, Blk b) {
  if (a == b) return true;
  if (!V->dom_ready) build_dom(V);
  uint32_t x = V->num[a] - 1, y = V->num[b] - 1;
  return V->pre[y] - V->pre[x] < V->size[x];
}

/* The result of an invoke exists only on its normal edge: what that edge dominates may use it. */
static bool invoke_edge_dominates(Ver *V, Val d, Blk b) {
  const Fn *f = V->f;
  Blk from = blk_of(f, d), to = succ(f, from, 0);
  if (!ver_dominates(V, to, b)) return false;
  uint32_t edges = 0;
  for (uint32_t k = 0; k < npreds(f, to); k++) {
    Blk p = pred(f, to, k);
    if (p == from) {
      if (edges++) return false;
    } else if (ver_reachable(V, p) && !ver_dominates(V, to, p)) return false;
  }
  return true;
}

bool ver_def_reaches(Ver *V, Val d, Blk b) {
  const Fn *f = V->f;
  Blk db = blk_of(f, d);
  if (!ver_reachable(V, b)) return true;
  if (!ver_reachable(V, db)) return false;
  if (f->ins[d].op == OP_INVOKE) return db != b && invoke_edge_dominates(V, d, b);
  return ver_dominates(V, db, b);
}

/* ---- types ---- */
static bool is_vec(const Module *m, Ty t) { return ty_kind(m, t) == TK_VECTOR; }

static void ver_cast(Ver *V, Val v) {
  const Fn *f = V->f;
  Module *m = V->m;
  Ty s = ty(f, arg(f, v, 0)), t = ty(f, v);
  uint32_t sb = ty_bits(m, s), tb = ty_bits(m, t);
  bool si = ty_is_int_or_vec(m, s), ti = ty_is_int_or_vec(m, t), sf = ty_is_fp_or_vec(m, s), tf = ty_is_fp_or_vec(m, t);
  bool sp = ty_is_ptr_or_vec(m, s), tp = ty_is_ptr_or_vec(m, t), sv = is_vec(m, s), tv = is_vec(m, t);
  bool shape = ty_same_lanes(m, s, t);
  switch (f->ins[v].op) {
  case OP_TRUNC:
  case OP_ZEXT:
  case OP_SEXT:
  case OP_FPTRUNC:
  case OP_FPEXT: {
    static const struct {
      const char *from, *to, *size;
    } text[] = {{"Trunc only operates on integer", "Trunc only produces integer", "DestTy too big for Trunc"},
                {"ZExt only operates on integer", "ZExt only produces an integer", "Type too small for ZExt"},
                {"SExt only operates on integer", "SExt only produces an integer", "Type too small for SExt"},
                {"FPTrunc only operates on FP", "FPTrunc only produces an FP", "DestTy too big for FPTrunc"},
                {"FPExt only operates on FP", "FPExt only produces an FP", "DestTy too small for FPExt"}};
    unsigned o = f->ins[v].op, i = o - OP_TRUNC;
    bool fp = o >= OP_FPTRUNC, narrows = o == OP_TRUNC || o == OP_FPTRUNC;
    CHECK(fp ? sf : si, v, "%s", text[i].from);
    CHECK(fp ? tf : ti, v, "%s", text[i].to);
    CHECK(sv == tv, v, "%s source and destination must both be a vector or neither", op_info[o].text);
    CHECK(narrows ? sb > tb : sb < tb, v, "%s", text[i].size);
    CHECK(shape, v, "%s source and destination must have the same number of elements", op_info[o].text);
    break;
  }
  case OP_FPTOUI:
  case OP_FPTOSI: {
    const char *n = f->ins[v].op == OP_FPTOUI ? "FPToUI" : "FPToSI";
    CHECK(sv == tv, v, "%s source and dest must both be vector or scalar", n);
    CHECK(sf, v, "%s source must be FP or FP vector", n);
    CHECK(ti, v, "%s result must be integer or integer vector", n);
    CHECK(shape, v, "%s source and dest vector length mismatch", n);
    break;
  }
  case OP_UITOFP:
  case OP_SITOFP: {
    const char *n = f->ins[v].op == OP_UITOFP ? "UIToFP" : "SIToFP";
    CHECK(sv == tv, v, "%s source and dest must both be vector or scalar", n);
    CHECK(si, v, "%s source must be integer or integer vector", n);
    CHECK(tf, v, "%s result must be FP or FP vector", n);
    CHECK(shape, v, "%s source and dest vector length mismatch", n);
    break;
  }
  case OP_PTRTOINT:
    CHECK(sp, v, "PtrToInt source must be pointer");
    CHECK(ti, v, "PtrToInt result must be integral");
    CHECK(sv == tv, v, "PtrToInt type mismatch");
    CHECK(shape, v, "PtrToInt Vector length mismatch");
    break;
  case OP_PTRTOADDR:
    CHECK(sp, v, "PtrToAddr source must be pointer");
    CHECK(ti, v, "PtrToAddr result must be integral");
    CHECK(sv == tv, v, "PtrToAddr type mismatch");
    CHECK(shape, v, "PtrToAddr vector length mismatch");
    CHECK(tb == ptr_index_bits(m, ty_addrspace(m, s)), v, "PtrToAddr result must be address width");
    break;
  case OP_INTTOPTR:
    CHECK(si, v, "IntToPtr source must be an integral");
    CHECK(tp, v, "IntToPtr result must be a pointer");
    CHECK(sv == tv, v, "IntToPtr type mismatch");
    CHECK(shape, v, "IntToPtr Vector length mismatch");
    break;
  case OP_BITCAST: {
    bool ok = ty_is_single(m, s) && ty_is_single(m, t);
    if (ok && (sp || tp))
      ok = sp && tp && ty_addrspace(m, s) == ty_addrspace(m, t) &&
           (shape || (sv != tv && ty_rec(m, sv ? s : t)->count == 1 && !ty_scalable(m, sv ? s : t)));
    else if (ok) ok = ty_size_bits(m, s) == ty_size_bits(m, t) && ty_scalable(m, s) == ty_scalable(m, t);
    if (s == t) ok = ty_is_first_class(m, s) && !ty_is_agg(m, s);
    CHECK(ok, v, "Invalid bitcast");
    break;
  }
  default:
    CHECK(sp, v, "AddrSpaceCast source must be a pointer");
    CHECK(tp, v, "AddrSpaceCast result must be a pointer");
    CHECK(ty_addrspace(m, s) != ty_addrspace(m, t), v, "AddrSpaceCast must be between different address spaces");
    CHECK(shape, v, "AddrSpaceCast vector pointer number of elements mismatch");
  }
}

static void ver_binary(Ver *V, Val v) {
  const Fn *f = V->f;
  Module *m = V->m;
  Ty t = ty(f, v), a = ty(f, arg(f, v, 0));
  CHECK(a == ty(f, arg(f, v, 1)), v, "Both operands to a binary operator are not of the same type!");
  switch (f->ins[v].op) {
  case OP_ADD:
  case OP_SUB:
  case OP_MUL:
  case OP_UDIV:
  case OP_SDIV:
  case OP_UREM:
  case OP_SREM:
    CHECK(ty_is_int_or_vec(m, t), v, "Integer arithmetic operators only work with integral types!");
    CHECK(t == a, v, "Integer arithmetic operators must have same type for operands and result!");
    break;
  case OP_FADD:
  case OP_FSUB:
  case OP_FMUL:
  case OP_FDIV:
  case OP_FREM:
    CHECK(ty_is_fp_or_vec(m, t), v, "Floating-point arithmetic operators only work with floating-point types!");
    CHECK(t == a, v, "Floating-point arithmetic operators must have same type for operands and result!");
    break;
  case OP_AND:
  case OP_OR:
  case OP_XOR:
    CHECK(ty_is_int_or_vec(m, t), v, "Logical operators only work with integral types!");
    CHECK(t == a, v, "Logical operators must have same type for operands and result!");
    break;
  default:
    CHECK(ty_is_int_or_vec(m, t), v, "Shifts only work with integral types!");
    CHECK(t == a, v, "Shift return type must be same as operands!");
  }
}

/* i1, or a vector of i1 as long as t. */
static bool is_cond_of(const Module *m, Ty c, Ty t) { return ty_scalar(m, c) == TY_I1 && ty_same_lanes(m, c, t); }

static void ver_cmp(Ver *V, Val v) {
  const Fn *f = V->f;
  Module *m = V->m;
  Ty a = ty(f, arg(f, v, 0)), t = ty(f, v);
  bool ic = f->ins[v].op == OP_ICMP;
  CHECK(a == ty(f, arg(f, v, 1)), v, "Both operands to %s instruction are not of the same type!", ic ? "ICmp" : "FCmp");
  if (ic) {
    CHECK(ty_is_int_or_vec(m, a) || ty_is_ptr_or_vec(m, a), v, "Invalid operand types for ICmp instruction");
    CHECK(sub(f, v) >= ICMP_EQ && sub(f, v) <= ICMP_SLE, v, "Invalid predicate in ICmp instruction!");
  } else {
    CHECK(ty_is_fp_or_vec(m, a), v, "Invalid operand types for FCmp instruction");
    CHECK(sub(f, v) <= FCMP_TRUE, v, "Invalid predicate in FCmp instruction!");
  }
  CHECK(is_cond_of(m, t, a), v, "Invalid result type for comparison instruction!");
}

static void ver_vector(Ver *V, Val v) {
  const Fn *f = V->f;
  Module *m = V->m;
  Ty a = ty(f, arg(f, v, 0)), t = ty(f, v);
  switch (f->ins[v].op) {
  case OP_EXTRACTELEMENT:
    CHECK(is_vec(m, a) && ty_is_int(m, ty(f, arg(f, v, 1))) && t == ty_elem(m, a), v,
          "Invalid extractelement operands!");
    break;
  case OP_INSERTELEMENT:
    CHECK(is_vec(m, a) && t == a && ty(f, arg(f, v, 1)) == ty_elem(m, a) && ty_is_int(m, ty(f, arg(f, v, 2))), v,
          "Invalid insertelement operands!");
    break;
  default: {
    uint32_t n;
    const uint32_t *w = words_of(f, v, &n);
    bool ok = is_vec(m, a) && ty(f, arg(f, v, 1)) == a && is_vec(m, t) && ty_elem(m, t) == ty_elem(m, a) &&
              ty_scalable(m, a) == ty_scalable(m, t);
    if (ok) {
      uint64_t len = ty_rec(m, a)->count;
      ok = n == ty_rec(m, t)->count;
      for (uint32_t i = 0; ok && i < n; i++) {
        ok = w[i] == UINT32_MAX || w[i] < 2 * len;
        if (ty_scalable(m, a))
          ok = ok && (w[i] == 0 || w[i] == UINT32_MAX) && w[i] == w[0]; /* only splats of element 0 and poison */
      }
    }
    CHECK(ok, v, "Invalid shufflevector operands!");
  }
  }
}

static Ty agg_path(const Module *m, Ty t, const uint32_t *w, uint32_t n) {
  for (uint32_t i = 0; i < n; i++) {
    if (t == TY_NONE || !ty_is_agg(m, t)) return TY_NONE;
    const TypeRec *r = ty_rec(m, t);
    if (w[i] >= (r->kind == TK_STRUCT ? (uint64_t)r->n : r->count)) return TY_NONE;
    t = ty_field(m, t, w[i]);
  }
  return t;
}

static void ver_gep(Ver *V, Val v) {
  const Fn *f = V->f;
  Module *m = V->m;
  Ty base = ty(f, arg(f, v, 0)), src = gep_type(f, v), t = ty(f, v);
  CHECK(ty_is_ptr_or_vec(m, base), v, "GEP base pointer is not a vector or a vector of pointers");
  Ty *good = &V->gep_types[(uint32_t)src % ARRAY_LEN(V->gep_types)];
  bool known = *good == src;
  CHECK(src && (known || ty_is_sized(m, src)), v, "GEP into unsized type!");
  uint32_t n = nops(f, v);
  Ty shape = is_vec(m, base) ? base : TY_NONE;
  bool widths = true;
  for (uint32_t i = 1; i < n; i++) {
    Ty x = ty(f, arg(f, v, i));
    CHECK(ty_is_int_or_vec(m, x), v, "GEP indexes must be integers");
    if (is_vec(m, x)) {
      if (shape && !ty_same_lanes(m, shape, x)) widths = false;
      shape = x;
    }
  }
  Ty cur = src;
  if (!known && ty_kind(m, src) == TK_STRUCT)
    CHECK(!ty_scalable(m, src), v, "getelementptr cannot target structure that contains scalable vectortype");
  *good = src;
  for (uint32_t i = 2; i < n && cur; i++) {
    const TypeRec *r = ty_rec(m, cur);
    Val x = arg(f, v, i);
    if (r->kind == TK_STRUCT) {
      uint64_t k = UINT64_MAX;
      const Con *c = val_is_con(x) ? con_rec(&f->con, x) : NULL;
      if (c && c->kind == CON_INT && c->type == TY_I32) {
        k = c->lo;
      } else if (c && ty_scalar(m, c->type) == TY_I32 && !ty_scalable(m, c->type)) {
        Val tw = con_twin(&f->con, x);
        if (!con_u64(&f->con, tw, &k)) k = con_is_zero(&f->con, tw) ? 0 : UINT64_MAX;
      }
      cur = k < r->n ? ty_field(m, cur, k) : TY_NONE;
    } else if (r->kind == TK_ARRAY || r->kind == TK_VECTOR) {
      cur = ty_elem(m, cur);
    } else {
      cur = TY_NONE;
    }
  }
  CHECK(cur, v, "Invalid indices for GEP pointer type!");
  CHECK(ty_is_ptr_or_vec(m, t) && ty_scalar(m, t) == ty_scalar(m, base), v, "GEP is not of right type for indices!");
  if (is_vec(m, t)) {
    CHECK(widths, v, "Invalid GEP index vector width");
    CHECK(shape && ty_same_lanes(m, shape, t), v, "Vector GEP result width doesn't match operand's");
  } else {
    CHECK(!shape, v, "Vector GEP result width doesn't match operand's");
  }
}

static const char *atomic_size_fault(Module *m, Ty t) {
  uint64_t bits = ty_size_bits(m, t);
  if (bits < 8 || bits % 8) return "atomic memory access' size must be byte-sized";
  if (bits & (bits - 1)) return "atomic memory access' operand must have a power-of-two size";
  return NULL;
}

static bool is_atomic_type(const Module *m, Ty t) {
  return ty_is_int(m, t) || ty_is_ptr(m, t) || ty_is_fp(t) || is_vec(m, t);
}

static void ver_memory(Ver *V, Val v) {
  const Fn *f = V->f;
  Module *m = V->m;
  Ordering o = order_of(f, v);
  const char *fault;
  switch (f->ins[v].op) {
  case OP_LOAD: {
    Ty t = ty(f, v);
    CHECK(ty_is_ptr(m, ty(f, arg(f, v, 0))), v, "Load operand must be a pointer.");
    CHECK(ty_is_sized(m, t), v, "loading unsized types is not allowed");
    if (o != ORD_NONE) {
      CHECK(o != ORD_RELEASE && o != ORD_ACQ_REL, v, "Load cannot have Release ordering");
      CHECK(is_atomic_type(m, t), v, "atomic load operand must have integer, pointer, floating point, or vector type!");
      CHECK(!(fault = atomic_size_fault(m, t)), v, "%s", fault);
    } else {
      CHECK(scope_of(f, v) == 1, v, "Non-atomic load cannot have SynchronizationScope specified");
    }
    break;
  }
  case OP_STORE: {
    Ty t = ty(f, arg(f, v, 0));
    CHECK(ty_is_ptr(m, ty(f, arg(f, v, 1))), v, "Store operand must be a pointer.");
    CHECK(ty_is_sized(m, t), v, "storing unsized types is not allowed");
    if (o != ORD_NONE) {
      CHECK(o != ORD_ACQUIRE && o != ORD_ACQ_REL, v, "Store cannot have Acquire ordering");
      CHECK(is_atomic_type(m, t), v,
            "atomic store operand must have integer, pointer, floating point, or vector type!");
      CHECK(!(fault = atomic_size_fault(m, t)), v, "%s", fault);
    } else {
      CHECK(scope_of(f, v) == 1, v, "Non-atomic store cannot have SynchronizationScope specified");
    }
    break;
  }
  case OP_FENCE:
    CHECK(o == ORD_ACQUIRE || o == ORD_RELEASE || o == ORD_ACQ_REL || o == ORD_SEQ_CST, v,
          "fence instructions may only have acquire, release, acq_rel, or seq_cst ordering.");
    break;
  case OP_CMPXCHG: {
    Ty t = ty(f, arg(f, v, 1));
    CHECK(ty_is_ptr(m, ty(f, arg(f, v, 0))), v, "First cmpxchg operand must be a pointer.");
    CHECK(ty_is_int(m, t) || ty_is_ptr(m, t), v, "cmpxchg operand must have integer or pointer type");
    CHECK(t == ty(f, arg(f, v, 2)), v, "cmpxchg operands must have one type");
    CHECK(!(fault = atomic_size_fault(m, t)), v, "%s", fault);
    unsigned fail = (flags(f, v) & F_FAIL_MASK) >> F_FAIL_SHIFT;
    CHECK(o >= ORD_MONOTONIC, v, "cmpxchg instructions must be at least monotonic.");
    CHECK(fail >= ORD_MONOTONIC && fail != ORD_RELEASE && fail != ORD_ACQ_REL, v,
          "cmpxchg failure ordering must be monotonic, acquire or seq_cst");
    break;
  }
  default: { /* atomicrmw */
    CHECK(ty_is_ptr(m, ty(f, arg(f, v, 0))), v, "First atomicrmw operand must be a pointer.");
    CHECK(o != ORD_UNORDERED, v, "atomicrmw instructions cannot be unordered.");
    CHECK(o != ORD_NONE, v, "atomicrmw instructions must be atomic.");
    unsigned r = sub(f, v);
    CHECK(r < RMW_COUNT, v, "Invalid binary operation!");
    Ty t = ty(f, arg(f, v, 1));
    bool fp = r == RMW_FADD || r == RMW_FSUB || (r >= RMW_FMAX && r <= RMW_FMINIMUMNUM);
    if (r == RMW_XCHG)
      CHECK(ty_is_int(m, t) || ty_is_fp(t) || ty_is_ptr(m, t), v,
            "atomicrmw xchg operand must have integer or floating point type!");
    else if (fp)
      CHECK(ty_is_fp_or_vec(m, t) && !ty_scalable(m, t), v,
            "atomicrmw %s operand must have floating-point or fixed vector of floating-point type!", rmw_text[r]);
    else CHECK(ty_is_int(m, t), v, "atomicrmw %s operand must have integer type!", rmw_text[r]);
    CHECK(t == ty(f, v), v, "atomicrmw result must have the type of its operand");
    CHECK(!(fault = atomic_size_fault(m, t)), v, "%s", fault);
  }
  }
}

/* A swifterror slot is only loaded, stored to, or passed on as such. */
static void ver_swifterror(Ver *V, Val d) {
  const Fn *f = V->f;
  fn_uses(V->f);
  FOR_EACH_USE(f, d, u) {
    Val w = use_user(f, u);
    uint32_t i = use_index(f, u);
    Op o = op(f, w);
    CHECK(o == OP_LOAD || o == OP_STORE || is_call(f, w), w,
          "swifterror value can only be loaded and stored from, or as a swifterror argument!");
    if (o == OP_STORE) CHECK(i == 1, w, "swifterror value should be the second operand when used by stores");
    if (is_call(f, w))
      CHECK(i < call_nargs(f, w) && ver_arg_has(V, w, i, ATTR_SWIFTERROR), w,
            "swifterror value when used in a callsite should be marked with swifterror attribute");
  }
}

static void ver_alloca(Ver *V, Val v) {
  const Fn *f = V->f;
  Module *m = V->m;
  Ty t = alloca_type(f, v);
  if (flags(f, v) & F_SWIFTERROR) {
    CHECK(ty_is_ptr(m, t), v, "swifterror alloca must have pointer type");
    uint64_t n;
    CHECK(val_is_con(arg(f, v, 0)) && con_u64(&f->con, arg(f, v, 0), &n) && n == 1, v,
          "swifterror alloca must not be array allocation");
    ver_swifterror(V, v);
  }
  CHECK(t && ty_is_sized(m, t), v, "Cannot allocate unsized type");
  CHECK(ty_is_int(m, ty(f, arg(f, v, 0))), v, "Alloca array size must have integer type");
  CHECK(ty_is_ptr(m, ty(f, v)), v, "alloca must have pointer type");
}

static void ver_switch(Ver *V, Val v) {
  const Fn *f = V->f;
  uint32_t n = nops(f, v);
  Ty t = ty(f, arg(f, v, 0));
  CHECK(ty_is_int(V->m, t), v, "Switch condition must be an integer!");
  CHECK(nsuccs(f, blk_of(f, v)) == n, v, "switch must have one successor for each case and the default");
  if (n > 2 && V->stamp_n < f->con.con.n) {
    V->stamp = ARENA_ZARRAY(&V->tmp, uint32_t, f->con.con.n);
    V->stamp_n = f->con.con.n, V->stamp_gen = 0;
  }
  V->stamp_gen++;
  for (uint32_t i = 1; i < n; i++) {
    Val c = arg(f, v, i);
    CHECK(ty(f, c) == t, v, "Switch constants must all be same type as switch value!");
    CHECK(val_is_con(c) && con_kind(&f->con, c) == CON_INT, v, "Switch case must be a constant integer");
    if (n > 2) {
      CHECK(V->stamp[con_index(c)] != V->stamp_gen, v, "Duplicate integer as switch case");
      V->stamp[con_index(c)] = V->stamp_gen;
    }
  }
}

static void ver_phi(Ver *V, Val v, Blk b) {
  const Fn *f = V->f;
  Val p = prev_of(f, v);
  CHECK(!p || is_op(f, p, OP_PHI), v, "PHI nodes not grouped at top of basic block!");
  Ty t = ty(f, v);
  CHECK(t != TY_TOKEN, v, "PHI nodes cannot have token type!");
  uint32_t n = nops(f, v);
  CHECK(n, v, "PHI nodes must have at least one entry.  If the block is dead, the PHI should be removed!");
  CHECK(n == npreds(f, b), v, "PHINode should have one entry for each predecessor of its parent basic block!");
  for (uint32_t i = 0; i < n; i++) {
    Val x = arg(f, v, i);
    CHECK(x, v, "Instruction has null operand!");
    CHECK(ty(f, x) == t, v, "PHI node operands are not the same type as the result!");
    if (val_is_con(x)) continue;
    const Ins *d = &f->ins[x];
    if (d->op == OP_ARG) continue;
    CHECK(d->blk, v, "Instruction referencing instruction not embedded in a basic block!");
    Blk from = pred(f, b, i);
    if (!ver_reachable(V, from) || !ver_reachable(V, b)) continue;
    if (d->op == OP_INVOKE && d->blk == from) {
      bool ok = succ(f, from, 0) == b;
      for (uint32_t k = 1; k < nsuccs(f, from); k++) ok = ok && succ(f, from, k) != b;
      if (!ok) ver_ins(V, v, "Instruction does not dominate all uses!");
      continue;
    }
    if (!ver_def_reaches(V, x, from)) ver_ins(V, v, "Instruction does not dominate all uses!");
  }
}

/* Entries from one block must hold one value. */
static void ver_phi_duplicates(Ver *V, Blk b) {
  const Fn *f = V->f;
  uint32_t n = npreds(f, b);
  if (!V->bstamp) V->bstamp = ARENA_ZARRAY(&V->tmp, uint32_t, f->nblk + 1), V->bstamp_gen = 0;
  bool dup = false;
  uint32_t gen = V->bstamp_gen + 1; /* stamps: gen + index of the block's first entry */
  for (uint32_t i = 0; i < n; i++) {
    uint32_t *s = &V->bstamp[pred(f, b, i)];
    if (*s >= gen) dup = true;
    else *s = gen + i;
  }
  if (dup) {
    FOR_EACH_PHI(f, b, v) {
      if (nops(f, v) != n) continue;
      for (uint32_t i = 0; i < n; i++) {
        uint32_t first = V->bstamp[pred(f, b, i)] - gen;
        if (arg(f, v, first) != arg(f, v, i)) {
          ver_ins(V, v, "PHI node has multiple entries for the same basic block with different incoming values!");
          break;
        }
      }
    }
  }
  V->bstamp_gen += n;
}

/* ---- one instruction ---- */
static void ver_terminator(Ver *V, Val v, Blk b) {
  const Fn *f = V->f;
  uint32_t n = nops(f, v), ns = nsuccs(f, b);
  switch (f->ins[v].op) {
  case OP_RET: {
    Ty want = ty_ret(V->m, V->g->type);
    if (want == TY_VOID) CHECK(n == 0, v, "Found return instr that returns non-void in Function of void return type!");
    else
      CHECK(n == 1 && ty(f, arg(f, v, 0)) == want, v,
            "Function return type does not match operand type of return inst!");
    CHECK(ns == 0, v, "ret must not have successors");
    break;
  }
  case OP_BR:
    if (n) {
      CHECK(ty(f, arg(f, v, 0)) == TY_I1, v, "Branch condition is not 'i1' type!");
      CHECK(ns == 2, v, "conditional branch must have two successors");
    } else {
      CHECK(ns == 1, v, "branch must have one successor");
    }
    break;
  case OP_SWITCH: ver_switch(V, v); break;
  case OP_INDIRECTBR:
    CHECK(ty_is_ptr(V->m, ty(f, arg(f, v, 0))), v, "Indirectbr operand must have pointer type!");
    break;
  case OP_UNREACHABLE: CHECK(ns == 0, v, "unreachable must not have successors"); break;
  case OP_INVOKE:
    CHECK(ns == 2, v, "invoke must have two successors");
    ver_call(V, v);
    break;
  case OP_CALLBR: ver_call(V, v); break;
  default: ver_eh(V, v);
  }
}

/* Operand i of v, a constant of a kind that may stand only in some places; false: not here. */
static bool ver_special_operand(Ver *V, Val v, uint32_t i, const Con *c) {
  const Fn *f = V->f;
  bool call = is_call(f, v);
  if (call && i + 1 == nops(f, v)) return true; /* the callee */
  const char *why = NULL;
  if (c->kind == CON_INTRIN) {
    why = "Cannot take the address of an intrinsic!";
  } else if (c->kind == CON_ASM) {
    why = "Cannot take the address of an inline asm!";
  } else if (c->kind == CON_MD) {
    if (!call) why = "Invalid use of metadata!";
  } else {
    const Global *t = glob(V->m, (Glob)c->a);
    if (t->kind == GK_FUNC && str_starts(t->name, STR("llvm.")) &&
        !(call && is_intrinsic(f, v, INTRIN_experimental_gc_statepoint)))
      why = "Cannot take the address of an intrinsic!";
  }
  if (why) ver_ins(V, v, "%s", why);
  return !why;
}

/* The operands of v in block b: dominance, each operand for itself, and constants that may stand only in some places.
 * False: no more is said about v. */
static bool ver_operands(Ver *V, Val v, Blk b, bool reach) {
  enum { SPECIAL = 1 << CON_INTRIN | 1 << CON_ASM | 1 << CON_MD | 1 << CON_GLOBAL };
  const Fn *f = V->f;
  const Ins *in = &f->ins[v];
  const Val *ops = f->opnd + in->opnd;
  const char *why = NULL;
  for (uint32_t i = 0, n = in->nops; i < n; i++) {
    Val x = ops[i];
    if (val_is_con(x)) {
      const Con *c = con_rec(&f->con, x);
      if (1u << c->kind & SPECIAL && !ver_special_operand(V, v, i, c)) return false;
      continue;
    }
    const Ins *d = &f->ins[x];
    if (d->blk == b) {
      if (LIKELY(V->seen[x >> 6] >> (x & 63) & 1)) {
        if (d->op == OP_INVOKE && reach) ver_ins(V, v, "Instruction does not dominate all uses!");
        continue;
      }
      if (!reach) continue;
      if (x == v) why = "Only PHI nodes may reference their own value!";
      else ver_ins(V, x, "Instruction does not dominate all uses!");
    } else if (d->blk == BLK_NONE) {
      if (!x) why = "Instruction has null operand!";
      else if (d->op != OP_ARG && d->op != OP_MDVAL)
        why = "Instruction referencing instruction not embedded in a basic block!";
      else if (d->op == OP_MDVAL && !is_call(f, v)) why = "Invalid use of metadata!";
    } else if (d->blk == f->first_blk && d->op != OP_INVOKE) {
      continue; /* the entry dominates all */
    } else if (reach && !ver_def_reaches(V, x, b)) {
      ver_ins(V, v, "Instruction does not dominate all uses!");
    }
    if (UNLIKELY(why)) return ver_ins(V, v, "%s", why), false;
  }
  return true;
}

/* What the operation demands comes first, as in LLVM: an instruction that breaks it is not looked at further. */
static void ver_instruction(Ver *V, Val v, Blk b, bool reach) {
  const Fn *f = V->f;
  Module *m = V->m;
  const Ins *in = &f->ins[v];
  const OpInfo *info = &op_info[in->op];
  const Val *ops = f->opnd + in->opnd;
  uint32_t before = V->breaches;
  CHECK(in->blk == b, v, "Instruction has bogus parent pointer!");
  /* result */
  Ty t = in->type;
  CHECK(t == TY_VOID || ty_is_first_class(m, t), v, "Instruction returns a non-scalar type!");
  CHECK(t != TY_METADATA && t != TY_LABEL, v, "Invalid use of metadata!");
  /* the operation */
  if (info->props & P_TERM) {
    CHECK(in->next == VAL_NONE, v, "Terminator found in the middle of a basic block!");
    ver_terminator(V, v, b);
  } else {
    switch ((OpClass)info->cls) {
    case OC_BIN:
    case OC_FBIN: /* ver_binary says what is wrong */
      if (UNLIKELY(ty(f, ops[0]) != t || ty(f, ops[1]) != t ||
                   !(info->cls == OC_BIN ? ty_is_int_or_vec(m, t) : ty_is_fp_or_vec(m, t))))
        ver_binary(V, v);
      break;
    case OC_CAST: ver_cast(V, v); break;
    case OC_CMP: ver_cmp(V, v); break;
    case OC_PHI: ver_phi(V, v, b); break;
    case OC_SELECT: {
      Ty x = ty(f, ops[1]), c = ty(f, ops[0]);
      CHECK(x == ty(f, ops[2]) && x != TY_TOKEN &&
                (c == TY_I1 || (is_vec(m, c) && is_vec(m, x) && is_cond_of(m, c, x))),
            v, "Invalid operands for select instruction!");
      CHECK(x == t, v, "Select values must have same type as select instruction!");
      break;
    }
    case OC_UNARY:
      switch (in->op) {
      case OP_FNEG:
        CHECK(t == ty(f, ops[0]), v, "Unary operators must have same type foroperands and result!");
        CHECK(ty_is_fp_or_vec(m, t), v, "FNeg operator only works with float types!");
        break;
      case OP_FREEZE: CHECK(t == ty(f, ops[0]), v, "freeze must have the type of its operand"); break;
      default: CHECK(ty_is_ptr(m, ty(f, ops[0])), v, "va_arg operand must be a pointer"); /* OP_VAARG */
      }
      break;
    case OC_VEC: ver_vector(V, v); break;
    case OC_AGG: {
      uint32_t n;
      const uint32_t *w = words_of(f, v, &n);
      Ty a = ty(f, ops[0]), e = agg_path(m, a, w, n);
      if (in->op == OP_EXTRACTVALUE) CHECK(n && e && e == t, v, "Invalid ExtractValueInst operands!");
      else CHECK(n && e && a == t && e == ty(f, ops[1]), v, "Invalid InsertValueInst operands!");
      break;
    }
    case OC_GEP: ver_gep(V, v); break;
    case OC_ALLOCA: ver_alloca(V, v); break;
    case OC_MEM: ver_memory(V, v); break;
    case OC_CALL:
      if (!ver_call(V, v)) return;
      before = V->breaches;
      break;
    case OC_EH: ver_eh(V, v); break;
    default: CHECK(false, v, "Unknown instruction type!");
    }
  }
  if (UNLIKELY(V->breaches != before) || (info->cls != OC_PHI && !ver_operands(V, v, b, reach))) return;
  if (((uint32_t)v < f->rare->cap_md && f->rare->md[v]) || dbg_loc(f, v)) ver_ins_md(V, v);
}

static void ver_block(Ver *V, Blk b) {
  const Fn *f = V->f;
  if (!f->blk[b].last || !is_term(f, f->blk[b].last)) {
    Str n = blk_name_of(f, b);
    ver_blk(V, b, "Basic Block in function '%.*s' does not have terminator! label %%%.*s", (int)V->g->name.n,
            V->g->name.p, (int)n.n, n.p);
    if (!f->blk[b].last) return;
  } else if (dbg_first_end(f, b)) ver_ins(V, f->blk[b].last, "debug records behind the terminator");
  if (is_op(f, f->blk[b].first, OP_PHI) && npreds(f, b) > 1) ver_phi_duplicates(V, b);
  bool reach = ver_reachable(V, b);
  FOR_EACH_INS(f, b, v) {
    ahead_step(&V->ahead);
    ver_instruction(V, v, b, reach);
    V->seen[v >> 6] |= 1ull << (v & 63);
  }
}

static void ver_body(Ver *V) {
  Fn *f = V->f;
  ArenaMark mark = arena_mark(&V->tmp);
  order_blocks(V);
  V->seen = ARENA_ZARRAY(&V->tmp, uint64_t, f->nins / 64 + 1);
  V->bstamp = NULL;
  V->stamp = NULL, V->stamp_n = 0;
  V->lpad_type = TY_NONE;
  V->last_loc = MD_NONE;
  V->tokens = false;
  V->saw_localescape = false;
  V->di_calls = glob_subprogram(V->m, f->id) != MD_NONE;
  if (f->first_blk) {
    if (npreds(f, f->first_blk)) ver_blk(V, f->first_blk, "Entry block to function must not have predecessors!");
    if (blk_is_address_taken(f, f->first_blk))
      ver_blk(V, f->first_blk, "blockaddress may not be used with the entry block!");
    for (uint32_t i = 0; i < V->norder; i++) ver_block(V, V->order[i]);
    FOR_EACH_BLK(f, b)
      if (!ver_reachable(V, b)) ver_block(V, b);
    const AttrListRec *al = attrlist_rec(V->m, V->g->fattrs);
    if (attrlist_some_param(al, ATTR_SWIFTERROR))
      for (uint32_t i = 0; i < al->nparams && i < f->nargs; i++)
        if (attrset_has(V->m, al->param[i], ATTR_SWIFTERROR)) ver_swifterror(V, fn_arg(f, i));
    if (V->tokens) ver_convergence(V);
    ver_dbg_records(V);
  }
  arena_release(&V->tmp, mark);
  V->rpo = NULL;
}

static void ver_start(Ver *V, Module *m, DiagSink *d, const char *after) {
  memset(V, 0, sizeof *V);
  V->m = m, V->d = d, V->after = after;
  arena_init(&V->tmp);
}
static void ver_end(Ver *V) {
  ver_md_free(V);
  mem_free(V->frames);
  arena_free(&V->tmp);
}

static void ver_one_fn(Ver *V, Glob g) {
  V->g = glob(V->m, g);
  V->f = V->g->fn;
  if (V->f) {
#ifdef NVOPT_CHECKED
    fn_uses(V->f);
    const char *why = fn_check(V->f);
    if (why) ver_ins(V, VAL_NONE, "%s", why);
    else
#endif
      ver_body(V);
  }
  V->f = NULL, V->g = NULL;
}

uint32_t verify_fn(Fn *f, DiagSink *d, const char *after) {
  Ver *V = mem_alloc(sizeof *V);
  ver_start(V, f->m, d, after);
  ver_fn_header(V, f->id);
  ver_one_fn(V, f->id);
  uint32_t n = V->breaches;
  ver_end(V);
  mem_free(V);
  return n;
}

static uint32_t verify_once(Module *m, DiagSink *d, const char *after, bool di_warn, bool *di_broken) {
  Ver *V = mem_alloc(sizeof *V);
  ver_start(V, m, d, after);
  V->di_warn = di_warn;
  ver_globals(V);
  FOR_EACH_GLOB(m, g) {
    ver_fn_md(V, g);
    if (glob(m, g)->kind != GK_FUNC) continue;
    ahead_move(&V->ahead, m, g);
    ver_fn_header(V, g);
    ver_one_fn(V, g);
  }
  ver_frames(V);
  ver_module_md(V);
  *di_broken = V->di_broken;
  uint32_t n = V->breaches;
  ver_end(V);
  mem_free(V);
  return n;
}

uint32_t verify_module(Module *m, DiagSink *d, const char *after) {
  bool broken;
  if (after) return verify_once(m, d, after, false, &broken);
  uint64_t version = 0;
  (void)md_module_flag_int(m, STR("Debug Info Version"), &version);
  if (version != DEBUG_METADATA_VERSION) {
    if (debug_strip(m))
      diag_add(d, DIAG_WARNING, m->file, m->source, DIAG_NO_POS,
               "ignoring debug info with an invalid version (%llu) in %.*s", (unsigned long long)version,
               (int)m->file.n, m->file.p);
    return verify_once(m, d, after, false, &broken);
  }
  uint32_t n = verify_once(m, d, after, true, &broken);
  if (n || !broken) return n;
  diag_add(d, DIAG_WARNING, m->file, m->source, DIAG_NO_POS, "ignoring invalid debug info in %.*s", (int)m->file.n,
           m->file.p);
  debug_strip(m);
  return verify_once(m, d, after, false, &broken);
}
