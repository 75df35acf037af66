/* inline_body.c: the mechanics of inlining. Contract: inline.h.
 *
 *   %r = call i32 @f(i32 %x)            %y.i = add i32 %x, 1
 *   ...                           =>    ...  (uses of %r now use %y.i)
 *
 * The block is split after the call; the callee's reachable blocks are copied in reverse post order, so that operands
 * exist before users but for phis and back edges, which are patched at the end. A copied instruction is simplified
 * against the actual arguments at once; a branch on a constant copies only the side taken (Chambers' "customisation
 * by folding"; LLVM prunes the same way).
 */
#include "analysis/cfg/dom.h"
#include "ir/clone.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/fold/fold.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/ipo/inline.h"
#include "passes/pass_fold.h"
#include "support/few.h"

typedef enum BodyWhy {
  BODY_COMES_IN,
  BODY_NONE,
  BODY_NAKED,
  BODY_COROUTINE,
  BODY_LABEL,
  BODY_INDIRECTBR,
  BODY_CALLBR,
  BODY_FUNCLETS,
  BODY_VARARGS,
  BODY_ESCAPES,
  BODY_FUNNEL,
  BODY_TOKENS,
  BODY_RETURNS_TWICE
} BodyWhy;
static const char *const body_why[] = {[BODY_COMES_IN] = NULL,
                                       [BODY_NONE] = "no body",
                                       [BODY_NAKED] = "naked",
                                       [BODY_COROUTINE] = "coroutine",
                                       [BODY_LABEL] = "blockaddress used outside of callbr",
                                       [BODY_INDIRECTBR] = "indirect branch",
                                       [BODY_CALLBR] = "asm goto",
                                       [BODY_FUNCLETS] = "funclet exception handling",
                                       [BODY_VARARGS] = "varargs",
                                       [BODY_ESCAPES] = "exposes allocas to other functions",
                                       [BODY_FUNNEL] = "branch funnel",
                                       [BODY_TOKENS] = "controls its convergence by tokens",
                                       [BODY_RETURNS_TWICE] = "exposes returns twice"};
/* Bits: what may hold of a body that comes in, and from SHIFT on why it does not. */
enum { SHIFT = 3 };
const char *inline_body_why(uint8_t what) { return body_why[what >> SHIFT]; }
static BodyWhy call_why(const Fn *g, Val v, AttrSet fa) {
  switch (call_intrinsic(g, v)) {
  case INTRIN_va_start: return BODY_VARARGS;
  case INTRIN_localescape: return BODY_ESCAPES;
  case INTRIN_icall_branch_funnel: return BODY_FUNNEL;
  case INTRIN_experimental_convergence_entry:
  case INTRIN_experimental_convergence_anchor: return BODY_TOKENS;
  default: break;
  }
  bool twice = call_has_fn_attr(g, v, ATTR_RETURNS_TWICE) && !attrset_has(g->m, fa, ATTR_RETURNS_TWICE);
  return twice ? BODY_RETURNS_TWICE : BODY_COMES_IN;
}
static BodyWhy ins_why(const Fn *g, Val v, AttrSet fa) {
  switch (op(g, v)) {
  case OP_INDIRECTBR: return BODY_INDIRECTBR;
  case OP_CALLBR: return BODY_CALLBR;
  case OP_CATCHSWITCH:
  case OP_CATCHPAD:
  case OP_CLEANUPPAD: return BODY_FUNCLETS;
  case OP_CALL: return call_why(g, v, fa);
  default: return BODY_COMES_IN;
  }
}
uint8_t inline_body(const Fn *g) {
  const Module *m = g->m;
  AttrSet fa = attrlist_fn(m, glob(m, g->id)->fattrs);
  BodyWhy why = !entry_blk(g)                                ? BODY_NONE
                : attrset_has(m, fa, ATTR_NAKED)             ? BODY_NAKED
                : attrset_has(m, fa, ATTR_PRESPLITCOROUTINE) ? BODY_COROUTINE
                                                             : BODY_COMES_IN;
  for (uint32_t i = 0; i < g->rare->label_slot.n && !why; i++)
    if (g->rare->label_slot.p[i]) why = BODY_LABEL;
  uint8_t is = INLINE_BODY_SEEN;
  for (Blk b = entry_blk(g); b && !why; b = g->blk[b].next)
    for (Val v = first_ins(g, b); v && !why; v = next_of(g, v)) {
      why = ins_why(g, v, fa);
      if (!is_call(g, v)) continue;
      if (is_noduplicate(g, v)) is |= INLINE_BODY_ONCE;
      if (is_op(g, v, OP_CALL) && call_target(g, v) == g->id) is |= INLINE_BODY_RECURSIVE;
    }
  return (uint8_t)(is | why << SHIFT);
}
static bool attr_str_eq(const Module *m, AttrSet a, AttrSet b, Str key) {
  const Attr *x = attrset_find_str(m, a, key), *y = attrset_find_str(m, b, key);
  return x && y ? str_eq(x->str, y->str) : x == y;
}
/* What a function says of denormals: of results and of operands. */
typedef struct DenormalMode {
  Str out, in;
} DenormalMode;
static DenormalMode denormal_mode(const Module *m, AttrSet s, bool f32) {
  const Attr *a = f32 ? attrset_find_str(m, s, STR("denormal-fp-math-f32")) : NULL;
  if (!a) a = attrset_find_str(m, s, STR("denormal-fp-math"));
  Str t = a ? a->str : (Str){0};
  uint32_t comma = 0;
  while (comma < t.n && t.p[comma] != ',') comma++;
  DenormalMode d = {{t.p, comma}, comma + 1 < t.n ? (Str){t.p + comma + 1, t.n - comma - 1} : (Str){t.p, comma}};
  if (!d.out.n) d.out = STR("ieee");
  if (!d.in.n) d.in = STR("ieee");
  return d;
}
/* The body runs in the caller's mode from now on: that of the callee is the same, or it was written for any. */
static bool denormals_fit(const Module *m, AttrSet caller, AttrSet callee) {
  for (int f32 = 0; f32 < 2; f32++) {
    DenormalMode x = denormal_mode(m, caller, f32), y = denormal_mode(m, callee, f32);
    if (!str_eq(x.out, y.out) && !str_eq(y.out, STR("dynamic"))) return false;
    if (!str_eq(x.in, y.in) && !str_eq(y.in, STR("dynamic"))) return false;
  }
  return true;
}
/* Library functions that the callee must not take for themselves are none for the caller either. */
static bool builtins_fit(const Module *m, AttrSet caller, AttrSet callee) {
  const AttrSetRec *r = attrset_rec(m, callee);
  if (attrset_find_str(m, caller, STR("no-builtins"))) return true;
  for (uint32_t i = 0; r && i < r->n; i++)
    if (r->attr[i].kind == ATTR_STRING && str_starts(r->attr[i].key, STR("no-builtin")) &&
        !attrset_find_str(m, caller, r->attr[i].key))
      return false;
  return true;
}
/* Features of the callee are a subset of the caller's. "+ptx78,+sm_90": compared as text lists. A PTX module has one
 * version and one target for all its functions. */
static bool features_fit(const Module *m, AttrSet caller, AttrSet callee) {
  if (str_starts(m->triple, STR("nvptx"))) return true;
  const Attr *x = attrset_find_str(m, caller, STR("target-features")),
             *y = attrset_find_str(m, callee, STR("target-features"));
  if (!y || !y->str.n || (x && str_eq(x->str, y->str))) return true;
  if (!x) return false;
  const char *p = y->str.p, *end = p + y->str.n;
  while (p < end) {
    const char *c = memchr(p, ',', (size_t)(end - p));
    size_t n = c ? (size_t)(c - p) : (size_t)(end - p);
    bool hit = n == 0 || p[0] == '-';
    for (const char *q = x->str.p, *qe = q + x->str.n; !hit && q < qe;) {
      const char *d = memchr(q, ',', (size_t)(qe - q));
      size_t k = d ? (size_t)(d - q) : (size_t)(qe - q);
      hit = k == n && !memcmp(p, q, n);
      q += k + 1;
    }
    if (!hit) return false;
    p += n + 1;
  }
  return true;
}
/* Exceptions that the body hands on come to `pad` with what the body has of them. */
static const char *pads_unfit(const Fn *f, Val pad, const Fn *g) {
  FOR_EACH_BLK(g, b)
    FOR_EACH_INS(g, b, v) {
      Ty t = op(g, v) == OP_LANDINGPAD ? ty(g, v) : op(g, v) == OP_RESUME ? ty(g, arg(g, v, 0)) : TY_VOID;
      if (t != TY_VOID && (op(f, pad) != OP_LANDINGPAD || ty(f, pad) != t)) return "another kind of exceptions";
    }
  return NULL;
}
const char *inline_call_viable(const Fn *f, Val call, const Fn *g, bool always) {
  const Module *m = f->m;
  const Global *gg = glob(m, g->id);
  const CallRec *c = call_rec(f, call);
  Op o = op(f, call);
  if (o == OP_CALLBR) return "asm goto";
  if (c->fnty != gg->type) return "called with another type";
  if (gg->cc == CC_PTX_KERNEL) return "a kernel";
  AttrSet fa = attrlist_fn(m, fn_glob(f)->fattrs), ga = attrlist_fn(m, gg->fattrs), ca = attrlist_fn(m, c->attrs);
  for (Bundle x = {0}; bundle_next(f, call, &x);)
    if (!str_eq(x.tag, STR("deopt"))) return "operand bundles";
  if (!always && fa != ga) {
    static const AttrKind same[] = {ATTR_SANITIZE_ADDRESS,
                                    ATTR_SANITIZE_THREAD,
                                    ATTR_SANITIZE_TYPE,
                                    ATTR_SANITIZE_MEMORY,
                                    ATTR_SANITIZE_HWADDRESS,
                                    ATTR_SANITIZE_MEMTAG,
                                    ATTR_SANITIZE_NUMERICAL_STABILITY,
                                    ATTR_SANITIZE_REALTIME,
                                    ATTR_SANITIZE_REALTIME_BLOCKING,
                                    ATTR_SAFESTACK,
                                    ATTR_SHADOWCALLSTACK,
                                    ATTR_NOPROFILE};
    static const char *const same_text[] = {"use-sample-profile", "sign-return-address", "sign-return-address-key",
                                            "branch-protection-pauth-lr"};
    for (unsigned i = 0; i < ARRAY_LEN(same); i++)
      if (attrset_has(m, fa, same[i]) != attrset_has(m, ga, same[i])) return "conflicting attributes";
    for (unsigned i = 0; i < ARRAY_LEN(same_text); i++)
      if (!attr_str_eq(m, fa, ga, str_of(same_text[i]))) return "conflicting attributes";
    if (attrset_has(m, ga, ATTR_STRICTFP) && !attrset_has(m, fa, ATTR_STRICTFP)) return "conflicting attributes";
    if (attrset_has(m, ga, ATTR_NULL_POINTER_IS_VALID) && !attrset_has(m, fa, ATTR_NULL_POINTER_IS_VALID))
      return "nullptr definitions incompatible";
    if (!denormals_fit(m, fa, ga)) return "conflicting floating-point modes";
    if (!builtins_fit(m, fa, ga)) return "library functions are none in the callee only";
    if (!features_fit(m, fa, ga)) return "target features the caller lacks";
  }
  /* What is said first where several reasons hold: opt's order. */
  if (!always && attrset_has(m, fa, ATTR_OPTNONE)) return "optnone attribute";
  if (!always && glob_is_interposable(gg)) return "interposable";
  if (attrset_has(m, ca, ATTR_NOINLINE)) return "noinline call site attribute";
  if (attrset_has(m, ga, ATTR_NOINLINE) && !attrset_has(m, ca, ATTR_ALWAYSINLINE)) return "noinline function attribute";
  if (!always && attrset_find_str(m, ga, STR("loader-replaceable"))) return "loader replaceable function attribute";
  if (f == g) return "recursive";
  if (gg->gc && fn_glob(f)->gc && gg->gc != fn_glob(f)->gc) return "conflicting collectors";
  if (gg->personality && fn_glob(f)->personality && gg->personality != fn_glob(f)->personality)
    return "conflicting personalities";
  if (ty_vararg(m, gg->type)) {
    if (call_nargs(f, call) != g->nargs) return "varargs";
  }
  for (uint32_t i = 0; i < g->nargs; i++) {
    AttrSet a = attrlist_param(m, gg->fattrs, i);
    if (attrset_has(m, a, ATTR_INALLOCA) || attrset_has(m, a, ATTR_PREALLOCATED))
      return "argument memory belongs to the call";
    if (attrset_has(m, a, ATTR_BYVAL) && !attrset_find(m, a, ATTR_BYVAL)->type) return "byval without a type";
  }
  return o == OP_INVOKE ? pads_unfit(f, first_nonphi(f, succ(f, blk_of(f, call), 1)), g) : NULL;
}

static bool blk_placed(const Fn *f, Blk b) { return f->blk[b].first != VAL_NONE; } /* erased blocks are empty */
/* The call that goes on in the interpreter, which then returns for the function; VAL_NONE. */
static Val ret_deopt(const Fn *g, Val ret) {
  Val d = prev_of(g, ret);
  return d && is_intrinsic(g, d, INTRIN_experimental_deoptimize) ? d : VAL_NONE;
}
/* No block of the caller needs to be cut for the body: it is one, and returns. (To cut and to join again takes time
 * for all that follows the call, for each of a thousand calls in a row.) */
static bool is_one_block(const Fn *g) {
  Blk e = entry_blk(g);
  return !g->blk[e].next && op(g, term(g, e)) == OP_RET && !ret_musttail(g, term(g, e)) && !ret_deopt(g, term(g, e));
}
/* What a call needs to go on in the interpreter: of one that came in, the caller's frame lies below the body's. */
static void deopt_below(Fn *f, Val v, Val call) {
  Bundle outer = {0}, b = {0};
  if (!call_rec(f, v)->nbundles || !bundle_next(f, call, &outer)) return; /* it has no others */
  while (bundle_next(f, v, &b))
    if (str_eq(b.tag, STR("deopt"))) {
      CallRec r = *call_rec(f, v);
      uint32_t first = f->words.n;
      for (uint32_t i = 0; i < 2u * r.nbundles; i++)
        vec_push(&f->words, f->words.p[r.bundles + i] + (i == 2 * (b.next - 1) + 1 ? outer.n : 0));
      r.bundles = first;
      for (uint32_t i = 0; i < outer.n; i++) opnd_insert(f, v, b.at + i, arg(f, call, outer.at + i));
      aux_set(f, v, call_add(f, r));
      return;
    }
}
static bool has_lifetime_markers(const Fn *g, Val a) {
  FOR_EACH_USE(g, a, u) {
    Val w = use_user(g, u);
    unsigned id = is_call(g, w) ? call_intrinsic(g, w) : 0;
    if (intrinsic_is_lifetime(id)) return true;
  }
  return false;
}
/* A byval argument needs no copy: the callee neither writes it (what it writes there does not count as its memory
 * effects: the copy is its own) nor anything else that might be the original. */
static bool param_only_read(const Fn *g, uint32_t i) {
  const Module *m = g->m;
  AttrSet a = attrlist_param(m, glob(m, g->id)->fattrs, i);
  const Attr *e = attrset_find(m, attrlist_fn(m, glob(m, g->id)->fattrs), ATTR_MEMORY);
  return (attrset_has(m, a, ATTR_READONLY) || attrset_has(m, a, ATTR_READNONE)) && e && (e->val & 0xaaau) == 0;
}
static void lifetime(Bld *k, unsigned id, Val a) {
  Ty t = ty(k->f, a);
  emit_intrinsic(k, id, &t, 1, &a, 1);
}

/* What stands for w, a copy that came in: what it simplifies to here, or itself. */
static Val simplified_copy(Fn *f, FoldCtx *fold, Val w) {
  if (ty(f, w) == TY_VOID || ty(f, w) == TY_TOKEN || is_call(f, w)) return w;
  fold_at(fold, w);
  Val s = simplify_ins(fold, w);
  if (!s || s == w || !is_removable(f, w)) return w;
  if ((uint32_t)w < f->rare->cap_dbg_use && f->rare->dbg_use[w]) val_replace(f, w, s);
  ins_erase(f, w);
  return s;
}

/* ---- one call, inlined ---- */

typedef struct Body {
  Fn *f;       /* the caller */
  const Fn *g; /* the function that comes in */
  PassCtx *px;
  Clone c;
  CloneMap vals, blks;
  FoldCtx fold;
  Val call, next; /* the call, and what stands behind it */
  Blk at, after;  /* the block that ends before it; what follows it, BLK_NONE where the caller is not cut */
  bool lifetimes, whole,
      dynamic;    /* `whole`: one block, which comes in between; `dynamic`: allocas of the body run where they stand */
  VecU32 rpo;     /* blocks of g, backwards */
  uint8_t *reach; /* by Blk of g: comes in */
  VecU32 reached; /* these, but the entry, as they were found */
  uint32_t *only; /* by Blk of g: 1 + the edge that is taken with these arguments; 0: any */
  VecU32 byval;   /* variables for parameters that are copied */
  VecU32 allocas; /* copies of static allocas without markers */
  VecU32 rets;    /* pairs: block of the caller, returned value */
} Body;

/* A variable of the caller with what the byval argument a points to; what the body gets in its place. */
static Val byval_copy(Body *x, Bld *top, Val a, Ty t, const Attr *al) {
  Fn *f = x->f;
  Module *m = f->m;
  uint32_t align = u32_max(al ? 1u << log2_floor(al->val ? al->val : 1) : 1, ty_pref_align(m, t));
  Blk entry = entry_blk(f);
  Bld e = {f, entry, first_insertion(f, entry), MD_NONE};
  Val one = con_int(&f->con, TY_I32, 1), src = a;
  Ty pt = ty_addrspace(m, ty(f, a)) == dl_alloca_as(m) ? ty(f, a) : ty_ptr(m, dl_alloca_as(m));
  Val slot = emit(&e, OP_ALLOCA, 0, 0, pt, &one, 1);
  aux_set(f, slot, (uint32_t)t);
  align_set(f, slot, align);
  Str s = name_of(f, a);
  if (s.n) name_set(f, slot, s);
  if (x->lifetimes) {
    vec_push(&x->byval, (uint32_t)slot);
    lifetime(top, INTRIN_lifetime_start, slot);
  }
  Ty ov[3] = {pt, ty(f, src), TY_I64};
  Val size = con_int(&f->con, TY_I64, ty_alloc_size(m, t));
  Val args[4] = {slot, src, size, con_int(&f->con, TY_I1, 0)};
  Val cp = emit_intrinsic(top, INTRIN_memcpy, ov, 3, args, 4);
  CallRec r = *call_rec(f, cp);
  AttrSet pa[2] = {attrset_add_int(m, ATTRS_NONE, ATTR_ALIGN, align),
                   attrset_add_int(m, ATTRS_NONE, ATTR_ALIGN, al ? al->val : 1)};
  r.attrs = attrlist_get(m, ATTRS_NONE, ATTRS_NONE, pa, 2);
  aux_set(f, cp, call_add(f, r));
  return pt != ty(f, src) ? emit_cast(top, OP_ADDRSPACECAST, 0, slot, ty(f, src)) : slot;
}
static void take_arguments(Body *x) {
  Fn *f = x->f;
  const Module *m = f->m;
  AttrList l = glob(m, x->g->id)->fattrs;
  Bld top = {f, x->at, x->call, x->c.call_loc};
  for (uint32_t i = 0; i < x->g->nargs; i++) {
    Val a = arg(f, x->call, i);
    const Attr *bv = attrset_find(m, attrlist_param(m, l, i), ATTR_BYVAL);
    if (bv && !param_only_read(x->g, i))
      a = byval_copy(x, &top, a, bv->type, attrset_find(m, attrlist_param(m, l, i), ATTR_ALIGN));
    clone_map(&x->vals, (uint32_t)fn_arg(x->g, i), (uint32_t)a);
  }
}
/* The caller's block ends before the call, what follows it is a block of its own; named as LLVM does. */
static void cut_caller(Body *x) {
  Fn *f = x->f;
  x->next = next_of(f, x->call);
  x->after = x->whole ? BLK_NONE : blk_cut(f, x->next);
  x->at = blk_of(f, x->call);
  Str gn = glob(f->m, x->g->id)->name;
  char buf[220];
  if (!x->after || !gn.n || gn.n >= 200) return;
  memcpy(buf, gn.p, gn.n);
  memcpy(buf + gn.n, ".exit", 5);
  blk_name_set(f, x->after, (Str){buf, gn.n + 5});
}
/* Definitions are copied before uses: reverse post order of the callee. */
static void order_blocks(Body *x) {
  const Fn *g = x->g;
  typedef struct {
    Blk b;
    uint32_t i;
  } Fr;
  uint8_t *seen = ARENA_ZARRAY(x->px->scratch, uint8_t, g->nblk + 1);
  Fr *st = ARENA_ARRAY(x->px->scratch, Fr, g->nblk + 1);
  uint32_t top = 0;
  seen[entry_blk(g)] = 1;
  st[top++] = (Fr){entry_blk(g), 0};
  while (top) {
    Fr *fr = &st[top - 1];
    uint32_t ns = nsuccs(g, fr->b);
    if (fr->i < ns) {
      Blk s = succ(g, fr->b, ns - 1 - fr->i++);
      if (seen[s]) continue;
      seen[s] = 1;
      st[top++] = (Fr){s, 0};
    } else {
      vec_push(&x->rpo, (uint32_t)fr->b);
      top--;
    }
  }
}
/* 1 + the edge that g's block b takes with these arguments; 0: any. */
static uint32_t edge_taken(Body *x, Blk b) {
  Fn *f = x->f;
  const Fn *g = x->g;
  Val t = term(g, b);
  uint64_t k;
  if (is_condbr(g, t)) {
    Val cond = clone_operand(&x->c, arg(g, t, 0));
    return cond && val_is_con(cond) && con_u64(&f->con, cond, &k) ? (k ? 1 : 2) : 0;
  }
  if (op(g, t) != OP_SWITCH) return 0;
  Val cond = clone_operand(&x->c, arg(g, t, 0));
  if (!cond || !val_is_con(cond) || con_kind(&f->con, cond) != CON_INT) return 0;
  for (uint32_t q = 1; q < nops(g, t); q++)
    if (clone_operand(&x->c, arg(g, t, q)) == cond) return q + 1;
  return 1;
}
/* The instructions of b, up to its terminator, at the end of nb. */
static void copy_instructions(Body *x, Blk b, Blk nb, Val static_at) {
  Fn *f = x->f;
  const Fn *g = x->g;
  bool is_entry = b == entry_blk(g);
  FOR_EACH_INS(g, b, v) {
    Op o = op(g, v);
    if (o == OP_PHI) {
      clone_phi(&x->c, v, nb);
      continue;
    }
    if (is_term(g, v)) break;
    if (o == OP_ALLOCA && is_entry && val_is_con(arg(g, v, 0))) {
      Val w = clone_ins(&x->c, v);
      ins_place_before(f, w, static_at);
      clone_map(&x->vals, (uint32_t)v, (uint32_t)w);
      if (x->lifetimes && !has_lifetime_markers(g, v) && !is_swifterror(f, w)) vec_push(&x->allocas, (uint32_t)w);
      if (dbg_first(g, v)) clone_dbg(&x->c, dbg_first(g, v), VAL_NONE, nb); /* they stay where they are */
      continue;
    }
    if (o == OP_ALLOCA) x->dynamic = true;
    Val w = clone_ins(&x->c, v);
    ins_place_end(f, w, nb);
    if (is_entry) dbg_end_move(f, nb, w);
    if (dbg_first(g, v)) clone_dbg(&x->c, dbg_first(g, v), w, BLK_NONE);
    Val stands = simplified_copy(f, &x->fold, w);
    clone_map(&x->vals, (uint32_t)v, (uint32_t)stands);
  }
}
static Blk copy_block(Body *x, Blk b, Blk last, Val static_at) {
  const Fn *g = x->g;
  Blk nb = clone_blk(&x->c, b, last);
  copy_instructions(x, b, nb, static_at);
  uint32_t e = x->only[b] = edge_taken(x, b);
  for (uint32_t q = 0; q < nsuccs(g, b); q++) {
    Blk s = succ(g, b, q);
    if ((e && e != q + 1) || x->reach[s]) continue;
    x->reach[s] = 1;
    vec_push(&x->reached, (uint32_t)s);
  }
  return nb;
}
/* Blocks that can be reached with these arguments, in reverse post order of all blocks. In a cycle with several entries
 * some of which are not taken, a block may be reached from later ones only: it comes last. What dominates a block is
 * copied before it in any order that follows edges. */
static void copy_blocks(Body *x) {
  const Fn *g = x->g;
  Blk last = x->at;
  Val static_at = first_insertion(x->f, entry_blk(x->f));
  x->reach[entry_blk(g)] = 1;
  for (uint32_t i = x->rpo.n; i-- > 0;)
    if (x->reach[x->rpo.p[i]]) last = copy_block(x, (Blk)x->rpo.p[i], last, static_at);
  for (uint32_t i = 0; i < x->reached.n; i++)
    if (!clone_mapped(&x->blks, x->reached.p[i])) last = copy_block(x, (Blk)x->reached.p[i], last, static_at);
}
/* The interpreter returns for the caller too, what the caller returns. */
static Val copy_deopt(Body *x, Val d, Blk nb) {
  Fn *f = x->f;
  Val w = (Val)clone_mapped(&x->vals, (uint32_t)d);
  Ty t = ty_ret(f->m, fn_glob(f)->type);
  if (ty(f, w) != t) {
    CallRec r = *call_rec(f, w);
    StrBuf name = {0};
    intrinsic_mangle(f->m, INTRIN_experimental_deoptimize, &t, 1, &name);
    r.fnty = intrinsic_fnty(f->m, INTRIN_experimental_deoptimize, &t, 1);
    opnd_set(f, w, nops(f, w) - 1,
             con_intrin(&f->con, INTRIN_experimental_deoptimize, (Str){name.p, (uint32_t)name.n}));
    sb_free(&name);
    aux_set(f, w, call_add(f, r));
    name_set(f, w, (Str){0});
    type_set(f, w, t);
  }
  Val ret = ins_new(f, OP_RET, 0, 0, TY_VOID, &w, t != TY_VOID);
  ins_place_end(f, ret, nb);
  return ret;
}
/* A return of g in nb; what stands for it, VAL_NONE: nothing. */
static Val copy_return(Body *x, Val t, Blk nb) {
  Fn *f = x->f;
  const Fn *g = x->g;
  if (ret_musttail(g, t) &&
      x->c.tail == F_MUSTTAIL) { /* the call stands for the caller's tail call: it returns for both */
    Val w = clone_ins(&x->c, t);
    ins_place_end(f, w, nb);
    return w;
  }
  if (ret_deopt(g, t)) return copy_deopt(x, ret_deopt(g, t), nb);
  Val r = nops(g, t) ? clone_operand(&x->c, arg(g, t, 0)) : VAL_NONE;
  if (nops(g, t) && !r) r = con_poison(&f->con, ty_ret(f->m, glob(f->m, g->id)->type));
  vec_push(&x->rets, (uint32_t)nb);
  vec_push(&x->rets, (uint32_t)r);
  if (x->whole) {
    if (dbg_first(g, t)) clone_dbg(&x->c, dbg_first(g, t), VAL_NONE, nb);
    return VAL_NONE;
  }
  Val w = ins_new(f, OP_BR, 0, 0, TY_VOID, NULL, 0);
  ins_place_end(f, w, nb);
  dbg_loc_set(f, w, clone_loc(&x->c, t));
  edge_add(f, nb, x->after);
  return w;
}
static void copy_terminators(Body *x) {
  Fn *f = x->f;
  const Fn *g = x->g;
  for (uint32_t i = x->rpo.n; i-- > 0;) {
    Blk b = (Blk)x->rpo.p[i], nb = (Blk)clone_mapped(&x->blks, (uint32_t)b);
    if (!nb) continue;
    Val t = term(g, b), w;
    uint32_t e = x->only[b];
    if (op(g, t) == OP_RET) {
      w = copy_return(x, t, nb);
      if (!w) continue;
    } else if (e) {
      w = ins_new(f, OP_BR, 0, 0, TY_VOID, NULL, 0);
      ins_place_end(f, w, nb);
      dbg_loc_set(f, w, clone_loc(&x->c, t));
      edge_add(f, nb, (Blk)clone_mapped(&x->blks, (uint32_t)succ(g, b, e - 1)));
    } else {
      w = clone_ins(&x->c, t);
      ins_place_end(f, w, nb);
      clone_map(&x->vals, (uint32_t)t, (uint32_t)w);
      for (uint32_t q = 0; q < nsuccs(g, b); q++) edge_add(f, nb, (Blk)clone_mapped(&x->blks, (uint32_t)succ(g, b, q)));
    }
    if (dbg_first(g, t)) clone_dbg(&x->c, dbg_first(g, t), w, BLK_NONE);
  }
  clone_phis(&x->c);
}
/* What is returned stands for the call. */
static void give_result(Body *x) {
  Fn *f = x->f;
  Val call = x->call, r;
  uint32_t nret = x->rets.n / 2;
  if (ty(f, call) == TY_VOID || !has_uses(f, call)) return;
  if (nret == 0) r = con_poison(&f->con, ty(f, call));
  else if (nret == 1) r = (Val)x->rets.p[1];
  else {
    Blk after = x->after;
    Val *ops = ARENA_ARRAY(x->px->scratch, Val, npreds(f, after));
    bool same = true;
    for (uint32_t q = 0; q < npreds(f, after); q++) {
      for (uint32_t z = 0; z < nret; z++)
        if ((Blk)x->rets.p[2 * z] == pred(f, after, q)) ops[q] = (Val)x->rets.p[2 * z + 1];
      same = same && ops[q] == ops[0];
    }
    r = ops[0];
    if (!same) {
      r = emit_phi(f, after, ty(f, call), ops);
      name_take(f, r, call);
      dbg_loc_set(f, r, x->c.call_loc);
    }
  }
  if (r == call) r = con_poison(&f->con, ty(f, call)); /* given itself, in code that is never reached */
  val_replace(f, call, r);
}
/* Variables of the body live from its begin to each return, and the stack is there what it was at the begin. */
static void bound_lifetimes(Body *x, Blk first) {
  Fn *f = x->f;
  uint32_t kept = 0, nret = x->rets.n / 2;
  for (uint32_t i = 0; i < x->allocas.n; i++)
    if (op(f, (Val)x->allocas.p[i]) != OP_NONE) x->allocas.p[kept++] = x->allocas.p[i];
  x->allocas.n = kept;
  if (x->whole) blk_splice(f, first, x->next);
  Val body_first = x->whole ? next_of(f, x->call) : first_nonphi(f, first);
  if (x->allocas.n) {
    Bld k = {f, blk_of(f, body_first), body_first, x->c.call_loc};
    for (uint32_t i = 0; i < x->allocas.n; i++) lifetime(&k, INTRIN_lifetime_start, (Val)x->allocas.p[i]);
  }
  Val saved = VAL_NONE;
  if (x->dynamic && nret) {
    Bld k = {f, blk_of(f, body_first), x->whole ? next_of(f, x->call) : first_nonphi(f, first), x->c.call_loc};
    Ty pt = ty_ptr(f->m, dl_alloca_as(f->m));
    saved = emit_intrinsic(&k, INTRIN_stacksave, &pt, 1, NULL, 0);
    name_set(f, saved, STR("savedstack"));
  }
  for (uint32_t z = 0; z < nret; z++) {
    Blk rb = x->whole ? x->at : (Blk)x->rets.p[2 * z];
    Bld k = {f, rb, x->whole ? x->next : term(f, rb), x->c.call_loc};
    for (uint32_t i = 0; i < x->allocas.n; i++) lifetime(&k, INTRIN_lifetime_end, (Val)x->allocas.p[i]);
    for (uint32_t i = 0; i < x->byval.n; i++) lifetime(&k, INTRIN_lifetime_end, (Val)x->byval.p[i]);
    if (saved) {
      Ty pt = ty(f, saved);
      emit_intrinsic(&k, INTRIN_stackrestore, &pt, 1, &saved, 1);
    }
  }
}
/* Phis with one operand, blocks with one predecessor, and what is behind a body that never returns. */
static void tidy(Body *x, Blk unwind) {
  Fn *f = x->f;
  if (unwind && npreds(f, unwind) == 0) {
    ASSERT(unwind != entry_blk(f));
    blks_erase_unreachable(f);
  }
  if (x->after && npreds(f, x->after) == 0 && blk_placed(f, x->after)) {
    while (nsuccs(f, x->after)) edge_remove(f, x->after, nsuccs(f, x->after) - 1);
    blk_erase(f, x->after);
    x->after = BLK_NONE;
    blks_erase_unreachable(f);
  }
  for (uint32_t i = x->rpo.n; !x->whole && i-- > 0;) {
    Blk nb = (Blk)clone_mapped(&x->blks, x->rpo.p[i]);
    if (nb && blk_placed(f, nb)) {
      phis_simplify(f, nb);
      blk_merge_into_pred(f, nb);
    }
  }
  if (x->after && blk_placed(f, x->after)) blk_join(f, x->after);
}
InlineResult inline_call(Fn *f, Val call, const Fn *g, bool lifetimes, PassCtx *px) {
  Arena *A = px->scratch;
  InlineResult res = {.first_new = f->nins};
  ArenaMark mark = arena_mark(A);
  Body x = {.f = f, .g = g, .px = px, .lifetimes = lifetimes};
  x.vals.to.p = ARENA_ZARRAY(A, uint32_t, g->nins), x.vals.to.n = g->nins; /* lent */
  x.blks.to.p = ARENA_ZARRAY(A, uint32_t, g->nblk), x.blks.to.n = g->nblk;
  x.reach = ARENA_ZARRAY(A, uint8_t, g->nblk + 1);
  x.only = ARENA_ZARRAY(A, uint32_t, g->nblk + 1);
  x.c = clone_begin(f, g, &x.vals, &x.blks, STR(".i"), A);
  clone_from_call(&x.c, call);
  x.at = blk_of(f, call);
  /* An invoke becomes a call and a branch; what may unwind in the body becomes an invoke below. */
  Blk unwind = BLK_NONE;
  VecU32 pad_vals = {0};
  if (op(f, call) == OP_INVOKE) {
    unwind = succ(f, x.at, 1);
    FOR_EACH_PHI(f, unwind, p) vec_push(&pad_vals, (uint32_t)arg(f, p, succ_pred(f, x.at, 1)));
    call = invoke_to_call(f, call);
  }
  x.call = call;
  x.whole = !unwind && is_one_block(g);
  take_arguments(&x);
  cut_caller(&x);
  x.fold = pass_fold_ctx(f, px);
  order_blocks(&x);
  copy_blocks(&x);
  copy_terminators(&x);
  Blk first = (Blk)clone_mapped(&x.blks, (uint32_t)entry_blk(g));
  if (!x.whole) edge_redirect(f, x.at, 0, first);
  if (call_rec(f, call)->nbundles)
    for (uint32_t i = res.first_new, end = f->nins; i < end; i++)
      if ((Val)i != call && blk_of(f, (Val)i) && is_call(f, (Val)i)) deopt_below(f, (Val)i, call);
  give_result(&x);
  for (uint32_t i = f->nins; i-- > res.first_new;) { /* what nothing uses under these arguments; the latest first */
    Val v = (Val)i;
    if (blk_of(f, v) && v != call && is_trivially_dead(f, v)) ins_erase_dead(f, v);
  }
  bound_lifetimes(&x, first);
  /* Landing pads came in: to install it when the stage is over would be too late for the verifier. */
  Val personality = glob(f->m, g->id)->personality;
  if (personality && !fn_glob(f)->personality) fn_glob(f)->personality = personality;
  ins_erase_poison(f, call);
  if (unwind) inline_unwind(f, res.first_new, unwind, &pad_vals);
  vec_free(&pad_vals);
  tidy(&x, unwind);
  vec_free(&x.rpo);
  vec_free(&x.reached);
  vec_free(&x.rets);
  vec_free(&x.allocas);
  vec_free(&x.byval);
  clone_stamps(&x.c, res.first_new);
  clone_end(&x.c);
  clone_map_free(&x.vals), clone_map_free(&x.blks);
  arena_release(A, mark);
  return res;
}
