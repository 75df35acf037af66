/* inline_body.c: the mechanics of inlining. Contract: inline.h.
 *
 *   %r = call i32 @f(i32 %x)            %y.i = add i32 %x, 1
 *   ...                           =>    ...  (uses of %r now use %y.i)
 *
 * The block is split after the call; the callee's reachable blocks are copied in reverse post order, so that operands exist before users but
 * for phis and back edges, which are patched at the end. A copied instruction is simplified against the actual arguments at once; a branch
 * on a constant copies only the side taken (Chambers' "customisation by folding"; LLVM prunes the same way).
 */
#include "analysis/cfg/dom.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/fold/fold.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/ipo/inline.h"
#include "passes/pass_fold.h"

typedef struct Copy {
  Fn *f;                 /* caller */
  const Fn *g;           /* callee */
  Module *m;
  Arena *A;
  Val *vmap;             /* by callee Val: its copy, or the value it folded to */
  Blk *bmap;             /* by callee Blk */
  Val *cmap;             /* by callee constant index */
  Val call;
  Md call_loc, inlined_at;
  Md *loc_map; uint32_t nloc;  /* by module Md: location with inlinedAt; made on demand */
  unsigned tail;         /* tail marker of the call: calls that come in get at most that */
  bool nounwind;
  Md *node_from, *node_to; uint32_t nnode, cap_node; /* distinct nodes of the callee (alias scopes and domains, loops) and their copies */
  VecU32 phis;           /* callee phis */
} Copy;

const char *inline_viable(const Fn *g, bool *noduplicate) {
  const Module *m = g->m;
  AttrSet fa = attrlist_fn(m, glob(m, g->id)->fattrs);
  if (!entry_blk(g)) return "no body";
  if (attrset_has(m, fa, ATTR_NAKED)) return "naked";
  if (attrset_has(m, fa, ATTR_PRESPLITCOROUTINE)) return "coroutine";
  for (uint32_t i = 0; i < g->rare->label_slot.n; i++) if (g->rare->label_slot.p[i]) return "blockaddress used outside of callbr";
  *noduplicate = false;
  FOR_EACH_BLK(g, b) {
    FOR_EACH_INS(g, b, v) {
      switch (op(g, v)) {
      case OP_INDIRECTBR: return "indirect branch";
      case OP_CALLBR: return "asm goto";
      case OP_CATCHSWITCH: case OP_CATCHPAD: case OP_CLEANUPPAD: return "funclet exception handling";
      case OP_INVOKE: *noduplicate |= is_noduplicate(g, v); break;
      case OP_CALL: {
        *noduplicate |= is_noduplicate(g, v);
        if (call_target(g, v) == g->id) return "recursive";
        switch (call_intrinsic(g, v)) {
        case INTRIN_va_start: return "varargs";
        case INTRIN_experimental_deoptimize: return "deoptimizes its own frame";
        case INTRIN_localescape: return "exposes allocas to other functions";
        case INTRIN_icall_branch_funnel: return "branch funnel";
        case INTRIN_experimental_convergence_entry: case INTRIN_experimental_convergence_anchor: return "controls its convergence by tokens";
        default: break;
        }
        if (call_has_fn_attr(g, v, ATTR_RETURNS_TWICE) && !attrset_has(m, fa, ATTR_RETURNS_TWICE)) return "exposes returns twice";
        break;
      }
      default: break;
      }
    }
  }
  return NULL;
}
static bool attr_str_eq(const Module *m, AttrSet a, AttrSet b, Str key) {
  const Attr *x = attrset_find_str(m, a, key), *y = attrset_find_str(m, b, key);
  return x && y ? str_eq(x->str, y->str) : x == y;
}
/* What a function says of denormals: of results and of operands. */
typedef struct DenormalMode { Str out, in; } DenormalMode;
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
    if (r->attr[i].kind == ATTR_STRING && str_starts(r->attr[i].key, STR("no-builtin")) && !attrset_find_str(m, caller, r->attr[i].key)) return false;
  return true;
}
/* Features of the callee are a subset of the caller's. "+ptx78,+sm_90": compared as text lists. A PTX module has one version and one target for all
 * its functions. */
static bool features_fit(const Module *m, AttrSet caller, AttrSet callee) {
  if (str_starts(m->triple, STR("nvptx"))) return true;
  const Attr *x = attrset_find_str(m, caller, STR("target-features")), *y = attrset_find_str(m, callee, STR("target-features"));
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
const char *inline_call_viable(const Fn *f, Val call, const Fn *g, bool always) {
  const Module *m = f->m;
  const Global *gg = glob(m, g->id);
  const CallRec *c = call_rec(f, call);
  Op o = op(f, call);
  if (o == OP_CALLBR) return "asm goto";
  if (c->fnty != gg->type) return "called with another type";
  if (gg->cc == CC_PTX_KERNEL) return "a kernel";
  AttrSet fa = attrlist_fn(m, fn_glob(f)->fattrs), ga = attrlist_fn(m, gg->fattrs), ca = attrlist_fn(m, c->attrs);
  if (c->nbundles) return "operand bundles";
  if (!always && fa != ga) {
    static const AttrKind same[] = {ATTR_SANITIZE_ADDRESS, ATTR_SANITIZE_THREAD, ATTR_SANITIZE_TYPE, ATTR_SANITIZE_MEMORY, ATTR_SANITIZE_HWADDRESS, ATTR_SANITIZE_MEMTAG,
                                    ATTR_SANITIZE_NUMERICAL_STABILITY, ATTR_SANITIZE_REALTIME, ATTR_SANITIZE_REALTIME_BLOCKING, ATTR_SAFESTACK,
                                    ATTR_SHADOWCALLSTACK, ATTR_NOPROFILE};
    static const char *const same_text[] = {"use-sample-profile", "sign-return-address", "sign-return-address-key", "branch-protection-pauth-lr"};
    for (unsigned i = 0; i < ARRAY_LEN(same); i++) if (attrset_has(m, fa, same[i]) != attrset_has(m, ga, same[i])) return "conflicting attributes";
    for (unsigned i = 0; i < ARRAY_LEN(same_text); i++) if (!attr_str_eq(m, fa, ga, str_of(same_text[i]))) return "conflicting attributes";
    if (attrset_has(m, ga, ATTR_STRICTFP) && !attrset_has(m, fa, ATTR_STRICTFP)) return "conflicting attributes";
    if (attrset_has(m, ga, ATTR_NULL_POINTER_IS_VALID) && !attrset_has(m, fa, ATTR_NULL_POINTER_IS_VALID)) return "nullptr definitions incompatible";
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
  if (gg->personality && fn_glob(f)->personality && gg->personality != fn_glob(f)->personality) return "conflicting personalities";
  if (ty_vararg(m, gg->type)) { if (call_nargs(f, call) != g->nargs) return "varargs"; }
  for (uint32_t i = 0; i < g->nargs; i++) {
    AttrSet a = attrlist_param(m, gg->fattrs, i);
    if (attrset_has(m, a, ATTR_INALLOCA) || attrset_has(m, a, ATTR_PREALLOCATED)) return "argument memory belongs to the call";
    if (attrset_has(m, a, ATTR_BYVAL) && !attrset_find(m, a, ATTR_BYVAL)->type) return "byval without a type";
  }
  if (o == OP_INVOKE)
    FOR_EACH_BLK(g, b) FOR_EACH_INS(g, b, v) if (op(g, v) == OP_RESUME || op(g, v) == OP_LANDINGPAD) return "handles exceptions below an invoke";
  return NULL;
}

/* ---- operands ---- */
static Val map_val(Copy *c, Val v) {
  if (!val_is_con(v)) return c->vmap[v];
  uint32_t i = con_index(v);
  if (!c->cmap[i]) c->cmap[i] = con_import(&c->f->con, &c->g->con, con_twin(&c->g->con, v));
  return c->cmap[i];
}

/* ---- debug info ---- */
static bool md_is_loc(const Module *m, Md n) { return !(n & MD_LOCAL_BIT) && md_rec(m, n)->form == MDF_SPECIAL && md_rec(m, n)->special == MDS_DILocation; }
static Md with_inlined_at(Copy *c, Md loc) {
  if (!c->call_loc || !loc) return loc ? (c->call_loc ? loc : MD_NONE) : MD_NONE;
  if ((uint32_t)loc < c->nloc && c->loc_map[loc]) return c->loc_map[loc];
  const MdRec *r = md_rec(c->m, loc);
  if (r->form != MDF_SPECIAL || r->special != MDS_DILocation) return MD_NONE;
  int fi = md_field_lookup(MDS_DILocation, STR("inlinedAt"));
  Md old_at = MD_NONE;
  MdField fs[16];
  uint32_t n = 0;
  for (uint32_t i = 0; i < r->n && n + 1 < ARRAY_LEN(fs); i++) {
    if (r->fields[i].field == fi) { old_at = r->fields[i].md; continue; }
    fs[n++] = r->fields[i];
  }
  Md at = old_at ? with_inlined_at(c, old_at) : c->inlined_at; /* depth: how deep the callee itself inlined; chains are short */
  uint32_t k = n;
  while (k && fs[k - 1].field > fi) { fs[k] = fs[k - 1]; k--; }
  fs[k] = (MdField){.field = (uint16_t)fi, .form = MFF_MD, .md = at};
  Md now = md_special(c->m, MDS_DILocation, fs, n + 1, r->distinct);
  if ((uint32_t)loc < c->nloc) c->loc_map[loc] = now;
  return now;
}
static void make_inlined_at(Copy *c) {
  c->call_loc = dbg_loc(c->f, c->call);
  if (!c->call_loc) return;
  const MdRec *r = md_rec(c->m, c->call_loc);
  if (r->form != MDF_SPECIAL) { c->call_loc = MD_NONE; return; }
  c->inlined_at = md_special(c->m, MDS_DILocation, r->fields, r->n, true);
  c->nloc = md_count(c->m);
  c->loc_map = ARENA_ZARRAY(c->A, Md, c->nloc);
}
static Md copy_loc(Copy *c, Val v) {
  Md l = dbg_loc(c->g, v);
  if (l) return with_inlined_at(c, l);
  /* A callee without debug info: its instructions belong to the call. */
  return c->call_loc && is_call(c->g, v) ? c->call_loc : MD_NONE;
}
static void copy_dbg(Copy *c, Dbg d, Val before, Blk end) {
  for (; d; d = c->g->rare->dbgrec.p[d].next) {
    DbgRec r = c->g->rare->dbgrec.p[d];
    if (r.deleted || !c->call_loc) continue; /* records need a location in the caller */
    Val few[8], *ops = r.nops <= ARRAY_LEN(few) ? few : ARENA_ARRAY(c->A, Val, r.nops);
    for (uint32_t i = 0; i < r.nops; i++) {
      ops[i] = map_val(c, c->g->opnd[r.opnd + i]);
      if (!ops[i]) ops[i] = con_poison(&c->f->con, ty(c->g, c->g->opnd[r.opnd + i]));
    }
    r.loc = with_inlined_at(c, r.loc);
    Dbg n = dbg_new(c->f, &r, ops);
    if (before) dbg_place_before(c->f, n, before); else dbg_place_end(c->f, n, end);
  }
}

/* ---- distinct nodes: every copy of the body has its own ---- */
static Md node_copied(const Copy *c, Md s) {
  for (uint32_t i = 0; i < c->nnode; i++) if (c->node_from[i] == s) return c->node_to[i];
  return MD_NONE;
}
static Md node_copy_begin(Copy *c, Md s) {
  Md now = md_forward(c->m);
  if (c->nnode == c->cap_node) {
    uint32_t cap = c->cap_node ? c->cap_node * 2 : 16;
    Md *a = ARENA_ARRAY(c->A, Md, cap), *b = ARENA_ARRAY(c->A, Md, cap);
    if (c->nnode) { memcpy(a, c->node_from, c->nnode * sizeof(Md)); memcpy(b, c->node_to, c->nnode * sizeof(Md)); }
    c->node_from = a; c->node_to = b; c->cap_node = cap;
  }
  c->node_from[c->nnode] = s;
  c->node_to[c->nnode++] = now;
  return now;
}
static Md scope_copy(Copy *c, Md s) { /* an alias scope or domain: {self, domain, name} */
  Md now = node_copied(c, s);
  if (now) return now;
  const MdRec *r = md_rec(c->m, s);
  if (r->form != MDF_TUPLE) return s;
  Md ops[8];
  uint32_t n = r->n < ARRAY_LEN(ops) ? r->n : (uint32_t)ARRAY_LEN(ops);
  for (uint32_t i = 0; i < n; i++) ops[i] = r->ops[i];
  now = node_copy_begin(c, s);
  for (uint32_t i = 0; i < n; i++) {
    if (ops[i] == s) ops[i] = now;
    else if (i == 1 && ops[i] && n >= 2) ops[i] = scope_copy(c, ops[i]); /* the domain; domains refer to nothing but themselves */
  }
  md_define(c->m, now, &(MdRec){.form = MDF_TUPLE, .distinct = true, .n = n, .ops = ops});
  return now;
}
/* The same node for a loop that says nothing of places; those it names must lie in the caller as all others do: {self, first, last, property ...}. */
static Md loop_copy(Copy *c, Md s) {
  Md now = node_copied(c, s);
  if (now) return now;
  const MdRec *r = md_rec(c->m, s);
  uint32_t locs = 0, n = r->form == MDF_TUPLE ? r->n : 0;
  for (uint32_t i = 1; i < n; i++) locs += r->ops[i] && md_is_loc(c->m, r->ops[i]);
  if (!locs || !c->call_loc) return s; /* a caller without debug info: nobody asks whose they are */
  Md *ops = ARENA_ARRAY(c->A, Md, n);
  memcpy(ops, r->ops, n * sizeof *ops);
  now = node_copy_begin(c, s);
  for (uint32_t i = 0; i < n; i++) {
    if (ops[i] == s) ops[i] = now;
    else if (i && ops[i] && md_is_loc(c->m, ops[i])) ops[i] = with_inlined_at(c, ops[i]);
  }
  md_define(c->m, now, &(MdRec){.form = MDF_TUPLE, .distinct = true, .n = n, .ops = ops});
  return now;
}
static Md scope_list_copy(Copy *c, Md list) {
  const MdRec *r = md_rec(c->m, list);
  if (r->form != MDF_TUPLE || r->n > 64) return MD_NONE;
  Md ops[64];
  uint32_t n = r->n;
  memcpy(ops, r->ops, n * sizeof(Md));
  for (uint32_t i = 0; i < n; i++) if (ops[i]) ops[i] = scope_copy(c, ops[i]);
  return md_tuple(c->m, ops, n, false);
}
static void copy_md(Copy *c, Val to, Val from) {
  uint32_t n, k = 0;
  const MdAttach *a = md_all(c->g, from, &n);
  if (!n) return;
  MdAttach few[32], *out = n <= ARRAY_LEN(few) ? few : ARENA_ARRAY(c->A, MdAttach, n);
  for (uint32_t i = 0; i < n; i++) {
    MdAttach x = a[i];
    if (x.kind == MDK_ALIAS_SCOPE || x.kind == MDK_NOALIAS) x.node = scope_list_copy(c, x.node);
    if (x.kind == MDK_LOOP) x.node = loop_copy(c, x.node);
    if (x.node) out[k++] = x;
  }
  md_set_all(c->f, to, out, k);
}

/* ---- one instruction ---- */
static void name_copy(Copy *c, Val to, Val from) {
  Str s = name_of(c->g, from);
  if (!s.n || s.n > 200) return;
  char buf[208];
  memcpy(buf, s.p, s.n);
  memcpy(buf + s.n, ".i", 2);
  name_set(c->f, to, (Str){buf, s.n + 2});
}
/* Copies v before the end of block b. Its operands are mapped (phis: patched later). */
static Val copy_ins(Copy *c, Val v, Blk b) {
  Fn *f = c->f;
  const Fn *g = c->g;
  uint32_t n = nops(g, v);
  Val few[24], *ops = n <= ARRAY_LEN(few) ? few : ARENA_ARRAY(c->A, Val, n);
  for (uint32_t i = 0; i < n; i++) {
    ops[i] = map_val(c, arg(g, v, i));
    if (!ops[i]) ops[i] = con_poison(&f->con, ty(g, arg(g, v, i))); /* defined in code that did not come in */
  }
  Val w = ins_new(f, op(g, v), sub(g, v), flags(g, v), ty(g, v), ops, n);
  switch (op(g, v)) {
  case OP_GEP: case OP_ALLOCA: aux_set(f, w, aux(g, v)); break;
  case OP_SHUFFLEVECTOR: case OP_EXTRACTVALUE: case OP_INSERTVALUE: case OP_LANDINGPAD: {
    if (!aux(g, v)) break; /* a landing pad without clauses */
    uint32_t k;
    const uint32_t *x = words_of(g, v, &k);
    aux_set(f, w, words_add(f, x, k));
    break;
  }
  case OP_CALL: case OP_INVOKE: {
    CallRec r = *call_rec(g, v);
    if (r.nbundles) {
      uint32_t at = f->words.n;
      for (uint32_t i = 0; i < 2u * r.nbundles; i++) vec_push(&f->words, g->words.p[r.bundles + i]);
      r.bundles = at;
    }
    if (c->nounwind && op(g, v) == OP_CALL) { AttrSet s = attrlist_fn(c->m, r.attrs); if (!attrset_has(c->m, s, ATTR_NOUNWIND) && may_throw(g, v)) r.attrs = attrlist_with_fn(c->m, r.attrs, attrset_add_kind(c->m, s, ATTR_NOUNWIND)); }
    aux_set(f, w, call_add(f, r));
    unsigned t = flags(g, v) & F_TAILMASK;
    if (op(g, v) == OP_CALL && (t == F_TAIL || t == F_MUSTTAIL)) f->ins[w].flags = (uint16_t)((f->ins[w].flags & ~(unsigned)F_TAILMASK) | (c->tail == F_MUSTTAIL ? t : c->tail == F_TAIL ? F_TAIL : 0));
    break;
  }
  default: break;
  }
  ins_place_end(f, w, b);
  Md loc = copy_loc(c, v);
  if (loc) dbg_loc_set(f, w, loc);
  copy_md(c, w, v);
  name_copy(c, w, v);
  return w;
}

static bool blk_placed(const Fn *f, Blk b) { return f->blk[b].first != VAL_NONE; } /* erased blocks are empty */
static bool ends_in_musttail(const Fn *g, Val ret) {
  Val p = prev_of(g, ret);
  if (p && op(g, p) == OP_BITCAST && arg(g, p, 0) == prev_of(g, p)) p = prev_of(g, p);
  return p && is_musttail(g, p);
}
/* No block of the caller needs to be cut for the body: it is one, and returns. (To cut and to join again takes time for all that follows the call, for each
 * of a thousand calls in a row.) */
static bool is_one_block(const Fn *g) {
  Blk e = entry_blk(g);
  return !g->blk[e].next && op(g, term(g, e)) == OP_RET && !ends_in_musttail(g, term(g, e));
}
/* Calls that came in and may unwind become invokes with the unwind destination of the call site. `pad_vals`: what the phis of the
 * destination took from the call site. */
static void calls_to_invokes(Fn *f, uint32_t first_new, Blk unwind, const VecU32 *pad_vals) {
  uint32_t end = f->nins;
  for (uint32_t i = first_new; i < end; i++) {
    Val v = (Val)i;
    if (!blk_of(f, v) || op(f, v) != OP_CALL || !may_throw(f, v) || is_musttail(f, v)) continue;
    Blk b = blk_of(f, v), rest = blk_split(f, next_of(f, v));
    ins_erase(f, term(f, b)); /* the branch that the split made */
    uint32_t n = nops(f, v);
    Val few[16], *ops = n <= ARRAY_LEN(few) ? few : mem_alloc(n * sizeof *ops);
    for (uint32_t k = 0; k < n; k++) ops[k] = arg(f, v, k);
    Val w = ins_new(f, OP_INVOKE, 0, flags(f, v) & F_FAST, ty(f, v), ops, n);
    if (ops != few) mem_free(ops);
    aux_set(f, w, aux(f, v));
    ins_place_before(f, w, v);
    dbg_loc_set(f, w, dbg_loc(f, v));
    md_copy(f, w, v);
    name_take(f, w, v);
    if (has_uses(f, v)) val_replace(f, v, w);
    ins_erase(f, v);
    edge_add(f, b, rest);
    uint32_t pi = edge_add(f, b, unwind), k = 0;
    FOR_EACH_PHI(f, unwind, p) opnd_set(f, p, pi, (Val)pad_vals->p[k++]);
  }
}
static bool has_lifetime_markers(const Fn *g, Val a) {
  FOR_EACH_USE(g, a, u) { Val w = use_user(g, u); unsigned id = is_call(g, w) ? call_intrinsic(g, w) : 0; if (id == INTRIN_lifetime_start || id == INTRIN_lifetime_end) return true; }
  return false;
}
/* A byval argument needs no copy: the callee neither writes it (what it writes there does not count as its memory effects: the copy is its
 * own) nor anything else that might be the original. */
static bool param_only_read(const Fn *g, uint32_t i) {
  const Module *m = g->m;
  AttrSet a = attrlist_param(m, glob(m, g->id)->fattrs, i);
  const Attr *e = attrset_find(m, attrlist_fn(m, glob(m, g->id)->fattrs), ATTR_MEMORY);
  return (attrset_has(m, a, ATTR_READONLY) || attrset_has(m, a, ATTR_READNONE)) && e && (e->val & 0xaaau) == 0;
}
static void lifetime(Copy *c, Bld *k, unsigned id, Val a) {
  Ty t = ty(c->f, a);
  emit_intrinsic(k, id, &t, 1, &a, 1);
}

InlineResult inline_call(Fn *f, Val call, const Fn *g, bool lifetimes, PassCtx *px) {
  Arena *A = px->scratch;
  InlineResult res = {.first_new = f->nins};
  Module *m = f->m;
  ArenaMark mark = arena_mark(A);
  Copy c = {.f = f, .g = g, .m = m, .A = A, .call = call};
  c.tail = flags(f, call) & F_TAILMASK;
  c.nounwind = !may_throw(f, call) && op(f, call) == OP_CALL;
  c.vmap = ARENA_ZARRAY(A, Val, g->nins + 1);
  c.bmap = ARENA_ZARRAY(A, Blk, g->nblk + 1);
  c.cmap = ARENA_ZARRAY(A, Val, g->con.con.n + 1);
  make_inlined_at(&c);
  const Global *gg = glob(m, g->id);
  Blk entry = entry_blk(f), at = blk_of(f, call);
  /* An invoke becomes a call and a branch; what may unwind in the body becomes an invoke below. */
  Blk unwind = BLK_NONE;
  VecU32 pad_vals = {0};
  if (op(f, call) == OP_INVOKE) {
    Blk normal = succ(f, at, 0);
    unwind = succ(f, at, 1);
    FOR_EACH_PHI(f, unwind, p) vec_push(&pad_vals, (uint32_t)arg(f, p, succ_pred(f, at, 1)));
    uint32_t na = nops(f, call);
    Val *ops = ARENA_ARRAY(A, Val, na);
    for (uint32_t i = 0; i < na; i++) ops[i] = arg(f, call, i);
    Val w = ins_new(f, OP_CALL, 0, flags(f, call) & F_FAST, ty(f, call), ops, na);
    aux_set(f, w, aux(f, call));
    ins_place_before(f, w, call);
    dbg_loc_set(f, w, dbg_loc(f, call));
    if (has_uses(f, call)) val_replace(f, call, w);
    name_take(f, w, call);
    /* Keep the normal edge's phi entries: the branch takes the first successor slot over. */
    Val t = ins_new(f, OP_BR, 0, 0, TY_VOID, NULL, 0);
    uint32_t npv = 0;
    VecU32 vals = {0};
    FOR_EACH_PHI(f, normal, p) vec_push(&vals, (uint32_t)arg(f, p, succ_pred(f, at, 0)));
    ins_erase(f, call);
    ins_place_end(f, t, at);
    uint32_t pi = edge_add(f, at, normal);
    FOR_EACH_PHI(f, normal, p) opnd_set(f, p, pi, (Val)vals.p[npv++]);
    vec_free(&vals);
    c.call = call = w;
  }
  /* arguments */
  Bld top = {f, at, call, c.call_loc};
  VecU32 byval = {0};
  for (uint32_t i = 0; i < g->nargs; i++) {
    Val a = arg(f, call, i);
    const Attr *bv = attrset_find(m, attrlist_param(m, gg->fattrs, i), ATTR_BYVAL);
    if (bv) {
      Ty t = bv->type;
      const Attr *al = attrset_find(m, attrlist_param(m, gg->fattrs, i), ATTR_ALIGN);
      uint32_t align = u32_max(al ? 1u << log2_floor(al->val ? al->val : 1) : 1, ty_pref_align(m, t));
      if (!param_only_read(g, i)) {
        Bld e = {f, entry, first_insertion(f, entry), MD_NONE};
        Val one = con_int(&f->con, TY_I32, 1);
        Ty pt = ty_addrspace(m, ty(f, a)) == dl_alloca_as(m) ? ty(f, a) : ty_ptr(m, dl_alloca_as(m));
        Val slot = emit(&e, OP_ALLOCA, 0, 0, pt, &one, 1);
        aux_set(f, slot, (uint32_t)t);
        align_set(f, slot, align);
        Str s = name_of(f, a);
        if (s.n) name_set(f, slot, s);
        Val src = a;
        if (lifetimes) {
          vec_push(&byval, (uint32_t)slot);
          lifetime(&c, &top, INTRIN_lifetime_start, slot);
        }
        Ty ov[3] = {pt, ty(f, src), TY_I64};
        Val args[4] = {slot, src, con_int(&f->con, TY_I64, ty_alloc_size(m, t)), con_int(&f->con, TY_I1, 0)};
        Val cp = emit_intrinsic(&top, INTRIN_memcpy, ov, 3, args, 4);
        CallRec r = *call_rec(f, cp);
        AttrSet pa[2] = {attrset_add_int(m, ATTRS_NONE, ATTR_ALIGN, align), attrset_add_int(m, ATTRS_NONE, ATTR_ALIGN, al ? al->val : 1)};
        r.attrs = attrlist_get(m, ATTRS_NONE, ATTRS_NONE, pa, 2);
        aux_set(f, cp, call_add(f, r));
        a = slot;
        if (ty(f, a) != ty(f, src)) a = emit_cast(&top, OP_ADDRSPACECAST, 0, slot, ty(f, src));
      }
    }
    c.vmap[fn_arg(g, i)] = a;
  }
  /* split: `at` ends before the call, `after` starts behind it */
  Val next = next_of(f, call);
  bool whole = !unwind && is_one_block(g);
  Blk after = whole ? BLK_NONE : blk_cut(f, next);
  at = blk_of(f, call);
  entry = entry_blk(f);
  if (after) { /* name of the rest, as LLVM gives it */
    char buf[220];
    Str gn = gg->name;
    if (gn.n && gn.n < 200) { memcpy(buf, gn.p, gn.n); memcpy(buf + gn.n, ".exit", 5); blk_name_set(f, after, (Str){buf, gn.n + 5}); }
  }
  /* blocks in depth-first order over the edges that can be taken with these arguments */
  FoldCtx fold = pass_fold_ctx(f, px);
  typedef struct { Blk b; uint32_t i; } Fr;
  uint8_t *reach = ARENA_ZARRAY(A, uint8_t, g->nblk + 1);
  /* Copying order must put definitions before uses: reverse post order of the callee. Reachability under constants is found on the way,
   * because in RPO every forward predecessor of a block was copied before it; a block only reached over back edges cannot exist. */
  VecU32 rpo = {0};
  {
    uint8_t *seen = ARENA_ZARRAY(A, uint8_t, g->nblk + 1);
    Fr *st = ARENA_ARRAY(A, Fr, g->nblk + 1);
    uint32_t top_ = 0;
    Blk e = entry_blk(g);
    seen[e] = 1;
    st[top_++] = (Fr){e, 0};
    while (top_) {
      Fr *x = &st[top_ - 1];
      uint32_t ns = nsuccs(g, x->b);
      if (x->i < ns) { Blk s = succ(g, x->b, ns - 1 - x->i++); if (!seen[s]) { seen[s] = 1; st[top_++] = (Fr){s, 0}; } }
      else { vec_push(&rpo, (uint32_t)x->b); top_--; }
    }
  }
  VecU32 rets = {0};     /* pairs: block of the caller, returned value */
  VecU32 allocas = {0};  /* copies of static allocas without markers */
  bool dynamic = false;
  Blk last_placed = at;
  reach[entry_blk(g)] = 1;
  Val static_at = first_insertion(f, entry);
  for (uint32_t i = rpo.n; i-- > 0;) {
    Blk b = (Blk)rpo.p[i];
    if (!reach[b]) continue;
    Blk nb = blk_new(f);
    blk_place_after(f, nb, last_placed);
    last_placed = nb;
    c.bmap[b] = nb;
    Str bn = blk_name_of(g, b);
    if (bn.n && bn.n < 200) { char buf[208]; memcpy(buf, bn.p, bn.n); memcpy(buf + bn.n, ".i", 2); blk_name_set(f, nb, (Str){buf, bn.n + 2}); }
    bool is_entry = b == entry_blk(g);
    FOR_EACH_INS(g, b, v) {
      Op o = op(g, v);
      if (o == OP_PHI) {
        /* One feasible forward predecessor so far and no back edge: its value. Others: a real phi, patched later. */
        Val p = ins_new(f, OP_PHI, 0, flags(g, v), ty(g, v), NULL, 0);
        ins_place_end(f, p, nb);
        name_copy(&c, p, v);
        Md loc = copy_loc(&c, v);
        if (loc) dbg_loc_set(f, p, loc);
        copy_md(&c, p, v);
        c.vmap[v] = p;
        vec_push(&c.phis, (uint32_t)v);
        continue;
      }
      if (is_term(g, v)) break;
      if (o == OP_ALLOCA && is_entry && val_is_con(arg(g, v, 0))) {
        Val w = copy_ins(&c, v, nb);
        ins_unplace(f, w);
        ins_place_before(f, w, static_at);
        c.vmap[v] = w;
        if (lifetimes && !has_lifetime_markers(g, v) && !is_swifterror(f, w)) vec_push(&allocas, (uint32_t)w);
        continue;
      }
      if (o == OP_ALLOCA) dynamic = true;
      Val w = copy_ins(&c, v, nb);
      if (dbg_first(g, v)) copy_dbg(&c, dbg_first(g, v), w, BLK_NONE);
      c.vmap[v] = w;
      if (ty(f, w) != TY_VOID && ty(f, w) != TY_TOKEN && !is_call(f, w)) {
        fold_at(&fold, w);
        Val s = simplify_ins(&fold, w);
        if (s && s != w && is_removable(f, w)) {
          c.vmap[v] = s;
          if ((uint32_t)w < f->rare->cap_dbg_use && f->rare->dbg_use[w]) val_replace(f, w, s);
          ins_erase(f, w);
        }
      }
    }
    /* the terminator */
    Val t = term(g, b);
    Op o = op(g, t);
    uint64_t k;
    if (is_condbr(g, t)) {
      Val cond = map_val(&c, arg(g, t, 0));
      if (cond && val_is_con(cond) && con_u64(&f->con, cond, &k)) { reach[succ(g, b, k ? 0 : 1)] = 1; continue; }
    } else if (o == OP_SWITCH) {
      Val cond = map_val(&c, arg(g, t, 0));
      if (cond && val_is_con(cond) && con_kind(&f->con, cond) == CON_INT) {
        uint32_t to = 0;
        for (uint32_t q = 1; q < nops(g, t); q++) if (map_val(&c, arg(g, t, q)) == cond) { to = q; break; }
        reach[succ(g, b, to)] = 1;
        continue;
      }
    }
    for (uint32_t q = 0; q < nsuccs(g, b); q++) reach[succ(g, b, q)] = 1;
  }
  /* terminators and edges */
  for (uint32_t i = rpo.n; i-- > 0;) {
    Blk b = (Blk)rpo.p[i], nb = c.bmap[b];
    if (!nb) continue;
    Val t = term(g, b);
    Op o = op(g, t);
    uint64_t k;
    Val w;
    if (o == OP_RET && ends_in_musttail(g, t) && c.tail == F_MUSTTAIL) { /* the call stands for the caller's tail call: it returns for both */
      w = copy_ins(&c, t, nb);
    } else if (o == OP_RET) {
      Val r = nops(g, t) ? map_val(&c, arg(g, t, 0)) : VAL_NONE;
      if (nops(g, t) && !r) r = con_poison(&f->con, ty_ret(m, gg->type));
      vec_push(&rets, (uint32_t)nb);
      vec_push(&rets, (uint32_t)r);
      if (whole) {
        if (dbg_first(g, t)) copy_dbg(&c, dbg_first(g, t), VAL_NONE, nb);
        continue;
      }
      w = ins_new(f, OP_BR, 0, 0, TY_VOID, NULL, 0);
      ins_place_end(f, w, nb);
      dbg_loc_set(f, w, copy_loc(&c, t));
      edge_add(f, nb, after);
    } else {
      int only = -1;
      if (is_condbr(g, t)) { Val cond = map_val(&c, arg(g, t, 0)); if (cond && val_is_con(cond) && con_u64(&f->con, cond, &k)) only = k ? 0 : 1; }
      else if (o == OP_SWITCH) {
        Val cond = map_val(&c, arg(g, t, 0));
        if (cond && val_is_con(cond) && con_kind(&f->con, cond) == CON_INT) { only = 0; for (uint32_t q = 1; q < nops(g, t); q++) if (map_val(&c, arg(g, t, q)) == cond) { only = (int)q; break; } }
      }
      if (only >= 0) {
        w = ins_new(f, OP_BR, 0, 0, TY_VOID, NULL, 0);
        ins_place_end(f, w, nb);
        dbg_loc_set(f, w, copy_loc(&c, t));
        edge_add(f, nb, c.bmap[succ(g, b, (uint32_t)only)]);
      } else {
        w = copy_ins(&c, t, nb);
        c.vmap[t] = w;
        for (uint32_t q = 0; q < nsuccs(g, b); q++) edge_add(f, nb, c.bmap[succ(g, b, q)]);
      }
    }
    if (dbg_first(g, t)) copy_dbg(&c, dbg_first(g, t), w, BLK_NONE);
  }
  /* phis: operand i of the copy comes from predecessor i of the copied block; find the callee's entry of the same edge */
  for (uint32_t i = 0; i < c.phis.n; i++) {
    Val v = (Val)c.phis.p[i], p = c.vmap[v];
    Blk b = blk_of(g, v), nb = c.bmap[b];
    for (uint32_t q = 0; q < npreds(f, nb); q++) {
      Val x = VAL_NONE;
      for (uint32_t z = 0; z < npreds(g, b); z++) if (c.bmap[pred(g, b, z)] == pred(f, nb, q)) { x = map_val(&c, arg(g, v, z)); break; }
      if (!x) x = con_poison(&f->con, ty(f, p));
      if (q < nops(f, p)) opnd_set(f, p, q, x); else opnd_insert(f, p, q, x);
    }
  }
  /* enter and leave */
  Blk first = c.bmap[entry_blk(g)];
  if (!whole) edge_redirect(f, at, 0, first);
  uint32_t nret = rets.n / 2;
  if (ty(f, call) != TY_VOID && has_uses(f, call)) {
    Val r;
    if (nret == 0) r = con_poison(&f->con, ty(f, call));
    else if (nret == 1) r = (Val)rets.p[1];
    else {
      Val *ops = ARENA_ARRAY(A, Val, npreds(f, after));
      bool same = true;
      for (uint32_t q = 0; q < npreds(f, after); q++) {
        for (uint32_t z = 0; z < nret; z++) if ((Blk)rets.p[2 * z] == pred(f, after, q)) ops[q] = (Val)rets.p[2 * z + 1];
        same = same && ops[q] == ops[0];
      }
      if (same) r = ops[0];
      else { r = emit_phi(f, after, ty(f, call), ops); name_take(f, r, call); dbg_loc_set(f, r, c.call_loc); }
    }
    if (r == call) r = con_poison(&f->con, ty(f, call)); /* given itself, in code that is never reached */
    val_replace(f, call, r);
  }
  for (uint32_t i = f->nins; i-- > res.first_new;) { /* what nothing uses under these arguments; the latest first */
    Val v = (Val)i;
    if (blk_of(f, v) && v != call && is_trivially_dead(f, v)) ins_erase_dead(f, v);
  }
  uint32_t kept = 0;
  for (uint32_t i = 0; i < allocas.n; i++) if (op(f, (Val)allocas.p[i]) != OP_NONE) allocas.p[kept++] = allocas.p[i];
  allocas.n = kept;
  /* lifetimes around the body */
  if (whole) blk_splice(f, first, next);
  Val body_first = whole ? next_of(f, call) : first_nonphi(f, first);
  if (allocas.n) {
    Bld k = {f, blk_of(f, body_first), body_first, MD_NONE};
    for (uint32_t i = 0; i < allocas.n; i++) lifetime(&c, &k, INTRIN_lifetime_start, (Val)allocas.p[i]);
  }
  Val saved = VAL_NONE;
  if (dynamic && nret) {
    Bld k = {f, blk_of(f, body_first), whole ? next_of(f, call) : first_nonphi(f, first), MD_NONE};
    Ty pt = ty_ptr(m, dl_alloca_as(m));
    saved = emit_intrinsic(&k, INTRIN_stacksave, &pt, 1, NULL, 0);
    name_set(f, saved, STR("savedstack"));
  }
  for (uint32_t z = 0; z < nret; z++) {
    Blk rb = whole ? at : (Blk)rets.p[2 * z];
    Bld k = {f, rb, whole ? next : term(f, rb), MD_NONE};
    for (uint32_t i = 0; i < allocas.n; i++) lifetime(&c, &k, INTRIN_lifetime_end, (Val)allocas.p[i]);
    for (uint32_t i = 0; i < byval.n; i++) lifetime(&c, &k, INTRIN_lifetime_end, (Val)byval.p[i]);
    if (saved) { Ty pt = ty(f, saved); emit_intrinsic(&k, INTRIN_stackrestore, &pt, 1, &saved, 1); }
  }
  if (gg->personality && !fn_glob(f)->personality) { /* landing pads came in: install when the stage is over would be too late for the verifier */
    fn_glob(f)->personality = gg->personality;
  }
  ins_erase_poison(f, call);
  if (unwind) calls_to_invokes(f, res.first_new, unwind, &pad_vals);
  vec_free(&pad_vals);
  /* tidy: phis with one entry, blocks with one predecessor */
  if (unwind && npreds(f, unwind) == 0) { ASSERT(unwind != entry_blk(f)); blks_erase_unreachable(f); }
  if (after && npreds(f, after) == 0 && blk_placed(f, after)) { /* the callee never returns */
    while (nsuccs(f, after)) edge_remove(f, after, nsuccs(f, after) - 1);
    blk_erase(f, after);
    after = BLK_NONE;
    blks_erase_unreachable(f);
  }
  for (uint32_t i = rpo.n; !whole && i-- > 0;) { Blk nb = c.bmap[(Blk)rpo.p[i]]; if (nb && blk_placed(f, nb)) { phis_simplify(f, nb); blk_merge_into_pred(f, nb); } }
  if (after && blk_placed(f, after)) blk_join(f, after);
  vec_free(&rpo); vec_free(&rets); vec_free(&allocas); vec_free(&byval); vec_free(&c.phis);
  arena_release(A, mark);
  return res;
}
