/* aa_eval.c: "aa-eval": asks alias analysis about every pair of pointers and every call of a function, and prints or
 * counts the answers as opt's evaluator does. For tests and for people; changes nothing.
 *
 *     Function: f: 2 pointers, 1 call sites
 *       NoAlias:    i32* %a, i8* %b
 *       NoModRef:  Ptr: i32* %a    <->  call void @g(ptr %b)
 *
 * Printed: what the knobs print-all-alias-modref-info, print-no-aliases, print-may-aliases, print-partial-aliases,
 * print-must-aliases, print-no-modref, print-ref, print-mod, print-modref ask for; with evaluate-aa-metadata also
 * loads against stores, with their metadata. The report with the sums is printed at the end of the run (report.c).
 * Quadratic in the accesses of a function, as is its output. */
#include "analysis/memory/alias.h"
#include "ir/text/text.h"
#include "passes/pass.h"
#include "passes/stat.h"
#include "support/knob.h"
#include "support/hash.h"

typedef struct Ptr {
  Val p;
  Ty t;
  uint32_t next, off, len;
} Ptr; /* next: same bucket; text of the operand */
typedef struct Eval {
  Fn *f;
  PassCtx *px;
  StrBuf *out;
  FnText *x;
  Alias *a;
  StrBuf text; /* of operands */
  VEC(Ptr) ptr;
  VecU32 load, store, call, head;
  bool all, by_alias[4], by_modref[4];
} Eval;

static void ptr_add(Eval *e, Val p, Ty t) {
  uint32_t h = (uint32_t)hash_mix((uint64_t)p << 32, t) % e->head.n;
  for (uint32_t i = e->head.p[h]; i; i = e->ptr.p[i - 1].next)
    if (e->ptr.p[i - 1].p == p && e->ptr.p[i - 1].t == t) return;
  vec_push(&e->ptr, ((Ptr){p, t, e->head.p[h], 0, 0}));
  e->head.p[h] = e->ptr.n;
}
/* "i32 addrspace(3)* %p" */
static void put_type(const Eval *e, Ty t, Val p, bool space) {
  const Module *m = e->f->m;
  ir_print_type(m, t, e->out);
  uint32_t as = space ? ty_addrspace(m, ty(e->f, p)) : 0;
  if (as) sb_fmt(e->out, " addrspace(%u)", as);
  sb_lit(e->out, "* ");
}
static void put_ptr(const Eval *e, const Ptr *p, bool space) {
  put_type(e, p->t, p->p, space);
  sb_put(e->out, e->text.p + p->off, p->len);
}
static const char *const alias_text[] = {"NoAlias", "MayAlias", "PartialAlias", "MustAlias"};
static const char *const modref_text[] = {"NoModRef", "Just Ref", "Just Mod", "Both ModRef"};

static void put_answer(const Eval *e, AliasResult r, bool has, int64_t off) {
  sb_fmt(e->out, "  %s", alias_text[r]);
  if (r == ALIAS_PARTIAL && has) sb_fmt(e->out, " (off %lld)", (long long)off);
}
static void pair(Eval *e, const Ptr *x, const Ptr *y) {
  const Module *m = e->f->m;
  int64_t off = 0;
  bool has = false;
  MemLoc lx = mem_loc_bytes(x->p, ty_store_size(m, x->t)), ly = mem_loc_bytes(y->p, ty_store_size(m, y->t));
  lx.scalable = ty_scalable(m, x->t), ly.scalable = ty_scalable(m, y->t);
  AliasResult r = alias_query_offset(e->a, lx, ly, &off, &has);
  static const StatId st[] = {ST_AA_NO, ST_AA_MAY, ST_AA_PARTIAL, ST_AA_MUST};
  e->px->stats[st[r]]++;
  if (!e->all && !e->by_alias[r]) return;
  uint32_t n = u32_min(x->len, y->len);
  int c = memcmp(e->text.p + y->off, e->text.p + x->off, n);
  if (c < 0 || (c == 0 && y->len < x->len)) {
    const Ptr *t = x;
    x = y;
    y = t;
    off = -off;
  }
  put_answer(e, r, has, off);
  sb_lit(e->out, ":\t");
  put_ptr(e, x, true);
  sb_lit(e->out, ", ");
  put_ptr(e, y, true);
  sb_ch(e->out, '\n');
}
static void access_pair(Eval *e, Val v, Val w) {
  MemLoc x, y;
  int64_t off = 0;
  bool has = false;
  if (!mem_loc(e->f, v, &x) || !mem_loc(e->f, w, &y)) return;
  AliasResult r = alias_query_offset(e->a, x, y, &off, &has);
  static const StatId st[] = {ST_AA_NO, ST_AA_MAY, ST_AA_PARTIAL, ST_AA_MUST};
  e->px->stats[st[r]]++;
  if (!e->all && !e->by_alias[r]) return;
  put_answer(e, r, has, off);
  sb_lit(e->out, ": ");
  fn_text_ins(e->x, v);
  sb_lit(e->out, " <-> ");
  fn_text_ins(e->x, w);
  sb_ch(e->out, '\n');
}
static bool count_modref(Eval *e, ModRef r) {
  static const StatId st[] = {ST_AA_NOMODREF, ST_AA_REF, ST_AA_MOD, ST_AA_MODREF};
  e->px->stats[st[r]]++;
  return e->all || e->by_modref[r];
}
static void eval_fn(Fn *f, PassCtx *px, FnText *x, StrBuf *out) {
  const Knobs *k = px->knobs;
  const Module *m = f->m;
  Eval e = {.f = f,
            .px = px,
            .out = out,
            .x = x,
            .all = knob_bool(k, KNOB_PRINT_ALL_ALIAS),
            .by_alias = {knob_bool(k, KNOB_PRINT_NO_ALIASES), knob_bool(k, KNOB_PRINT_MAY_ALIASES),
                         knob_bool(k, KNOB_PRINT_PARTIAL_ALIASES), knob_bool(k, KNOB_PRINT_MUST_ALIASES)},
            .by_modref = {knob_bool(k, KNOB_PRINT_NO_MODREF), knob_bool(k, KNOB_PRINT_REF),
                          knob_bool(k, KNOB_PRINT_MOD), knob_bool(k, KNOB_PRINT_MODREF)}};
  bool any = e.all;
  for (unsigned i = 0; i < 4; i++) any |= e.by_alias[i] || e.by_modref[i];
  stat_add(px, ST_AA_FUNCTIONS, 1);
  vec_resize_zero(&e.head, f->nlive + 1);
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) {
      if (op(f, v) == OP_LOAD) {
        ptr_add(&e, arg(f, v, 0), ty(f, v));
        vec_push(&e.load, (uint32_t)v);
      } else if (op(f, v) == OP_STORE) {
        ptr_add(&e, arg(f, v, 1), ty(f, arg(f, v, 0)));
        vec_push(&e.store, (uint32_t)v);
      } else if (is_call(f, v)) vec_push(&e.call, (uint32_t)v);
    }
  if (any) {
    Str name = fn_glob(f)->name;
    sb_fmt(out, "Function: %.*s: %u pointers, %u call sites\n", (int)name.n, name.p, e.ptr.n, e.call.n);
    for (uint32_t i = 0; i < e.ptr.n; i++) {
      size_t at = out->n;
      fn_text_val(x, e.ptr.p[i].p, false);
      e.ptr.p[i].off = (uint32_t)e.text.n;
      e.ptr.p[i].len = (uint32_t)(out->n - at);
      sb_put(&e.text, out->p + at, out->n - at);
      out->n = at;
    }
  }
  e.a = alias_of(f);
  for (uint32_t i = 0; i < e.ptr.n; i++)
    for (uint32_t j = 0; j < i; j++) pair(&e, &e.ptr.p[i], &e.ptr.p[j]);
  if (knob_bool(k, KNOB_EVALUATE_AA_METADATA)) {
    for (uint32_t i = 0; i < e.load.n; i++)
      for (uint32_t j = 0; j < e.store.n; j++) access_pair(&e, (Val)e.load.p[i], (Val)e.store.p[j]);
    for (uint32_t i = 0; i < e.store.n; i++)
      for (uint32_t j = 0; j < i; j++) access_pair(&e, (Val)e.store.p[i], (Val)e.store.p[j]);
  }
  for (uint32_t i = 0; i < e.call.n; i++) {
    Val c = (Val)e.call.p[i];
    for (uint32_t j = 0; j < e.ptr.n; j++) {
      const Ptr *p = &e.ptr.p[j];
      MemLoc l = mem_loc_bytes(p->p, ty_store_size(m, p->t));
      l.scalable = ty_scalable(m, p->t);
      ModRef r = alias_modref(e.a, c, l);
      if (!count_modref(&e, r)) continue;
      sb_fmt(out, "  %s:  Ptr: ", modref_text[r]);
      put_ptr(&e, p, false);
      sb_lit(out, "\t<->");
      fn_text_ins(x, c);
      sb_ch(out, '\n');
    }
  }
  for (uint32_t i = 0; i < e.call.n; i++)
    for (uint32_t j = 0; j < e.call.n; j++) {
      if (i == j) continue;
      ModRef r = alias_modref_calls(e.a, (Val)e.call.p[i], (Val)e.call.p[j]);
      if (!count_modref(&e, r)) continue;
      sb_fmt(out, "  %s: ", modref_text[r]);
      fn_text_ins(x, (Val)e.call.p[i]);
      sb_lit(out, " <-> ");
      fn_text_ins(x, (Val)e.call.p[j]);
      sb_ch(out, '\n');
    }
  sb_free(&e.text);
  vec_free(&e.ptr);
  vec_free(&e.load);
  vec_free(&e.store);
  vec_free(&e.call);
  vec_free(&e.head);
}
/* Of the whole module at once: attribute groups and metadata have the numbers that the module is printed with. */
Change pass_aa_eval(Module *m, PassCtx *px) {
  FnText *x = fn_text_new_module(m, px->err);
  FOR_EACH_FN(m, g) {
    fn_text_begin(x, glob(m, g)->fn);
    eval_fn(glob(m, g)->fn, px, x, px->err);
  }
  fn_text_free(x);
  return CH_NONE;
}
Change pass_aa_eval_fn(Fn *f, PassCtx *px) {
  FnText *x = fn_text_new(f, px->err);
  eval_fn(f, px, x, px->err);
  fn_text_free(x);
  return CH_NONE;
}
