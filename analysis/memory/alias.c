/* alias.c: the chain of alias analyses, and what instructions may do to memory. Contract: alias.h. */
#include "analysis/cfg/dom.h"
#include "analysis/cfg/loops.h"
#include "analysis/memory/alias_int.h"
#include "analysis/memory/capture.h"
#include "analysis/memory/globals_aa.h"
#include "ir/cap.h"
#include "ir/ctx.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "support/knob.h"

/* ---- the slot ---- */
static const char *const aa_name[AA_COUNT] = {[AA_NVPTX] = "nvptx-aa",
                                              [AA_BASIC] = "basic-aa",
                                              [AA_SCOPED] = "scoped-noalias-aa",
                                              [AA_TBAA] = "tbaa",
                                              [AA_GLOBALS] = "globals-aa"};
const char *const *alias_names(uint32_t *n) {
  *n = AA_COUNT;
  return aa_name;
}
static const uint8_t default_chain[AA_COUNT] = {AA_NVPTX, AA_BASIC, AA_SCOPED, AA_TBAA, AA_GLOBALS};

bool alias_pipeline(Ctx *ctx, Str text, Str *bad) {
  ctx->aa_given = true;
  ctx->aa_n = 0;
  if (str_eq(text, STR("default"))) {
    ctx->aa_given = false;
    return true;
  }
  for (uint32_t at = 0; at < text.n;) {
    uint32_t n = at, k = 0;
    while (n < text.n && text.p[n] != ',') n++;
    Str name = {text.p + at, n - at};
    while (k < AA_COUNT && !str_eq(name, str_of(aa_name[k]))) k++;
    bool twice = false;
    for (unsigned i = 0; i < ctx->aa_n; i++) twice |= ctx->aa_chain[i] == k;
    if (k == AA_COUNT) {
      *bad = name;
      return false;
    }
    if (!twice) ctx->aa_chain[ctx->aa_n++] = (uint8_t)k;
    at = n + 1;
  }
  return true;
}
static void alias_free(void *p) {
  Alias *a = p;
  arena_free(&a->arena);
  mem_free(a->captured);
  vec_free(&a->memo);
  vec_free(&a->assumed);
  vec_free(&a->separate_at);
  addr_free(a);
  mem_free(a);
}
Alias *alias_of(Fn *f) {
  Alias *a = slot_fresh(f, AN_ALIAS, EP_CFG | EP_VAL | EP_MEM);
  if (a) return a;
  const Knobs *k = f->m->ctx->knobs;
  a = f->slot ? f->slot[AN_ALIAS].data : NULL;
  if (a) { /* stale: made good in O(1), so that a pass may ask after each of its changes */
    a->generation++;
    /* An assumption that came since only adds knowledge; one that is listed may be gone. */
    if (a->separate_at.n || f->slot[AN_ALIAS].cfg != f->ep_cfg) {
      a->separate_known = false;
      vec_clear(&a->separate_at);
    }
    slot_mark_fresh(f, AN_ALIAS);
    return a;
  }
  a = mem_alloc(sizeof *a);
  memset(a, 0, offsetof(Alias, buf));
  a->f = f;
  arena_init_on(&a->arena, a->buf, sizeof a->buf);
  a->generation = 1;
  const Ctx *ctx = f->m->ctx;
  memcpy(a->chain, ctx->aa_given ? ctx->aa_chain : default_chain, sizeof a->chain);
  a->nchain = ctx->aa_given ? ctx->aa_n : AA_COUNT;
  for (unsigned i = 0; i < a->nchain; i++) a->in_chain |= 1u << a->chain[i];
  a->reordered = ctx->aa_given;
  a->recphi = knob_bool(k, KNOB_BASIC_AA_RECPHI);
  a->separate = knob_bool(k, KNOB_BASIC_AA_SEPARATE_STORAGE);
  a->tbaa = knob_bool(k, KNOB_ENABLE_TBAA);
  a->strict = knob_bool(k, KNOB_STRICT_ALIASING);
  a->relax_fences = knob_bool(k, KNOB_NVPTX_RELAX_FENCES);
  a->scoped = knob_bool(k, KNOB_ENABLE_SCOPED_NOALIAS);
  a->kernel = fn_is_kernel(f);
  a->null_valid = fn_has_attr(f, ATTR_NULL_POINTER_IS_VALID);
  slot_set(f, AN_ALIAS, a, alias_free);
  return a;
}

/* ---- objects ---- */
bool is_noalias_call(const Fn *f, Val v) {
  if (!val_is_local(v) || !is_call(f, v)) return false;
  if (attrset_has(f->m, attrlist_ret(f->m, call_rec(f, v)->attrs), ATTR_NOALIAS)) return true;
  Glob g = call_target(f, v);
  return g && glob_is_fn(glob(f->m, g)) && attrset_has(f->m, attrlist_ret(f->m, glob(f->m, g)->fattrs), ATTR_NOALIAS);
}
bool is_identified_local(const Fn *f, Val v) {
  if (val_is_con(v)) return false;
  if (is_arg(f, v)) {
    AttrSet s = arg_attrset(f, v);
    return attrset_has(f->m, s, ATTR_NOALIAS) || attrset_has(f->m, s, ATTR_BYVAL);
  }
  return op(f, v) == OP_ALLOCA || is_noalias_call(f, v);
}
bool is_identified_object(const Fn *f, Val v) {
  if (!val_is_con(v)) return is_identified_local(f, v);
  if (con_kind(&f->con, v) != CON_GLOBAL) return false;
  const Global *g = glob(f->m, con_glob(&f->con, v));
  return g->kind == GK_VAR || g->kind == GK_FUNC;
}
Val ptr_step(Alias *a, Val p, bool same) {
  Fn *f = a->f;
  const Module *m = f->m;
  if (val_is_con(p)) {
    p = con_twin(&f->con, p);
    switch (con_kind(&f->con, p)) {
    case CON_ADDR: return con_op(&f->con, p, 0);
    case CON_EXPR: {
      Op o = (Op)con_rec(&f->con, p)->sub;
      if (o != OP_GEP && o != OP_BITCAST && o != OP_ADDRSPACECAST) return VAL_NONE;
      Val b = con_op(&f->con, p, 0);
      return ty_is_ptr(m, ty(f, b)) ? con_twin(&f->con, b) : VAL_NONE;
    }
    case CON_GLOBAL: {
      const Global *g = glob(m, con_glob(&f->con, p));
      if (g->kind != GK_ALIAS || glob_is_interposable(g) || !g->init) return VAL_NONE;
      return con_twin(&f->con, con_import(&f->con, &m->con, g->init));
    }
    default: return VAL_NONE;
    }
  }
  switch (op(f, p)) {
  case OP_GEP:
  case OP_BITCAST:
  case OP_ADDRSPACECAST: {
    Val b = con_canon(f, arg(f, p, 0));
    return ty_is_ptr(m, ty(f, b)) ? b : VAL_NONE;
  }
  case OP_PHI: return nops(f, p) == 1 ? con_canon(f, arg(f, p, 0)) : VAL_NONE;
  case OP_CALL:
  case OP_INVOKE:
  case OP_CALLBR: {
    Val b = call_returned_arg(f, p, same);
    return b ? con_canon(f, b) : VAL_NONE;
  }
  default: return VAL_NONE;
  }
}
Val ptr_object(Alias *a, Val p, unsigned max) {
  p = con_canon(a->f, p);
  for (unsigned i = 0; i < max && !is_usual_object(a->f, p); i++) {
    Val b = ptr_step(a, p, false);
    if (!b || b == p) break;
    p = b;
  }
  return p;
}
Val alias_object(const Fn *f, Val p) {
  p = con_canon(f, p);
  for (unsigned i = 0; !at_cap(f->m, OBJECT_LOOKUP, i); i++) {
    Val b = VAL_NONE;
    if (val_is_con(p)) {
      if (con_kind(&f->con, p) == CON_ADDR) b = con_op(&f->con, p, 0);
    } else if (op(f, p) == OP_GEP || op(f, p) == OP_BITCAST || op(f, p) == OP_ADDRSPACECAST) {
      b = arg(f, p, 0);
      if (!ty_is_ptr(f->m, ty(f, b))) b = VAL_NONE;
    } else if (op(f, p) == OP_PHI && nops(f, p) == 1) b = arg(f, p, 0);
    else if (is_call(f, p)) b = call_returned_arg(f, p, false);
    if (!b) break;
    p = con_canon(f, b);
  }
  return p;
}
static Captured *captured(Alias *a, Val v) {
  const Fn *f = a->f;
  if ((uint32_t)v >= a->ncaptured) {
    uint32_t n = u32_max(u32_min(2 * (uint32_t)v + 32, f->nins),
                         (uint32_t)v + 1); /* allocas and arguments come first as a rule */
    a->captured = mem_realloc(a->captured, n * sizeof *a->captured);
    memset(a->captured + a->ncaptured, 0, (n - a->ncaptured) * sizeof *a->captured);
    a->ncaptured = n;
  }
  Captured *c = &a->captured[v];
  if (c->generation != a->generation)
    *c = (Captured){.generation = a->generation, .bits = (uint8_t)captures_of(f, v, CAPTURE_PROV, false)};
  return c;
}
unsigned object_captures(Alias *a, Val v) { return is_identified_local(a->f, v) ? captured(a, v)->bits : CAPTURE_PROV; }

/* x stands before y in their block: 1, 0; -1: too far apart to tell. */
static int stands_before(const Fn *f, Val x, Val y) {
  Val u = y, d = y;
  for (unsigned i = 0; (u || d) && !at_cap(f->m, ALIAS_ESCAPE_SCAN, i); i++) {
    if (u == x && u != y) return 1;
    if (d == x) return 0;
    u = u ? prev_of(f, u) : u;
    d = d ? next_of(f, d) : d;
  }
  return -1;
}
/* The last place (an instruction) that every capture is at or after; VAL_NONE: the entry. */
static Val first_capture(Alias *a, Val object) {
  Fn *f = a->f;
  Val at[CAP_ALIAS_CAPTURES], first = VAL_NONE;
  uint32_t n = capturing_instructions(f, object, CAPTURE_PROV, at, CAP_ALIAS_CAPTURES);
  if (n == UINT32_MAX && cap_hit(f->m, ALIAS_CAPTURES)) return VAL_NONE;
  const Dom *d = dom(f);
  for (uint32_t i = 0; i < n; i++) {
    Blk b = blk_of(f, at[i]);
    if (!dom_reachable(d, b)) continue;
    if (!first) {
      first = at[i];
      continue;
    }
    Blk c = blk_of(f, first);
    if (b == c) {
      int r = stands_before(f, first, at[i]);
      if (r < 0) first = first_ins(f, b);
      else if (!r) first = at[i];
    } else {
      Blk k = dom_common(d, b, c);
      if (k == b) first = at[i];
      else if (k != c) first = term(f, k); /* neither is above the other */
    }
  }
  return first;
}
/* `to` may run some time after `from` did. */
static bool reaches(Alias *a, Val from, Val to) {
  Fn *f = a->f;
  const Dom *d = dom(f);
  const Loops *l = loops(f);
  Blk b = blk_of(f, from), c = blk_of(f, to);
  if (!dom_reachable(d, b) || !dom_reachable(d, c)) return true;
  if (b == c && from != to && stands_before(f, from, to) != 0) return true;
  uint32_t outer = loop_of(l, b);
  while (outer && l->loop[outer].parent) outer = l->loop[outer].parent;
  if (!l->irreducible) { /* backwards only round a loop of b's */
    if (b == c) return outer != 0;
    if (d->order[c] < d->order[outer ? l->loop[outer].header : b]) return false;
  }
  Blk work[CAP_ALIAS_REACH_BLOCKS];
  uint32_t n = 0;
  for (uint32_t i = 0; i < nsuccs(f, b); i++) {
    if (at_cap(f->m, ALIAS_REACH_BLOCKS, n)) return true;
    work[n++] = succ(f, b, i);
  }
  for (uint32_t i = 0; i < n; i++) {
    if (work[i] == c) return true;
    for (uint32_t k = 0; k < nsuccs(f, work[i]); k++) {
      Blk s = succ(f, work[i], k);
      bool old = false;
      for (uint32_t j = 0; j < n && !old; j++) old = work[j] == s;
      if (old) continue;
      if (at_cap(f->m, ALIAS_REACH_BLOCKS, n)) return true;
      work[n++] = s;
    }
  }
  return false;
}
bool alias_not_captured_before(Alias *a, Val object, Val at) {
  if (!is_identified_local(a->f, object)) return false;
  Captured *c = captured(a, object);
  if (!c->bits) return true;
  if (!at || !val_is_local(at) || is_arg(a->f, at)) return false;
  if (!c->has_first) c->first = first_capture(a, object), c->has_first = true;
  return c->first && !reaches(a, c->first, at);
}

/* ---- nvptx-aa: address spaces ---- */
enum { AS_GENERIC = 0, AS_GLOBAL = 1, AS_SHARED = 3, AS_CONST = 4, AS_LOCAL = 5, AS_CLUSTER = 7, AS_PARAM = 101 };
/* The space of p; of a generic pointer that of what it was made from, some steps up. */
static uint32_t space_of(Alias *a, Val p) {
  const Fn *f = a->f;
  p = con_canon(f, p);
  for (int64_t n = knob_int(f->m->ctx->knobs, KNOB_NVPTX_ALIASING_LIMIT);
       n > 0 && ty_addrspace(f->m, ty(f, p)) == AS_GENERIC; n--) {
    Val b = ptr_step(a, p, false);
    if (!b || b == p) break;
    p = b;
  }
  return ty_addrspace(f->m, ty(f, p));
}
static uint32_t space_kept(Alias *a, Val p) {
  uint32_t s = ty_addrspace(a->f->m, ty(a->f, p));
  if (s != AS_GENERIC) return s;
  Addr *r = addr_of(a, p);
  if (!r->space) r->space = space_of(a, p) + 1;
  return r->space - 1;
}
static ARes nvptx_alias(Alias *a, const MemLoc *x, const MemLoc *y) {
  if (!a->f->m->permissions) return ares(ALIAS_MAY);
  uint32_t s = space_kept(a, x->ptr), t = space_kept(a, y->ptr);
  if (s == t || s == AS_GENERIC || t == AS_GENERIC) return ares(ALIAS_MAY);
  if (s > t) {
    uint32_t k = s;
    s = t;
    t = k;
  }
  if ((s == AS_SHARED && t == AS_CLUSTER) || (s == AS_GLOBAL && t == AS_PARAM))
    return ares(ALIAS_MAY); /* windows of one another */
  return ares(ALIAS_NO);
}

/* ---- globals-aa ---- */
static Glob quiet_global(const Fn *f, Val o) {
  Glob g = val_is_con(o) && con_kind(&f->con, o) == CON_GLOBAL ? con_glob(&f->con, o) : GLOB_NONE;
  return g && globals_aa_quiet(f->m, g) ? g : GLOB_NONE;
}
static bool sized_var(const Module *m, const Global *g) {
  return g->kind == GK_VAR && !g->is_decl && !glob_is_interposable(g) && ty_is_sized(m, g->type) &&
         ty_alloc_size(m, g->type);
}
/* Whatever o is, it is not the address of g, which only plain accesses know. */
static bool never_global(Alias *a, Val o, Glob g) {
  const Fn *f = a->f;
  Val work[2 * CAP_ALIAS_GLOBAL_STEPS + 2];
  unsigned n = 0, steps = 0;
  work[n++] = o;
  while (n) {
    Val v = work[--n];
    if (val_is_con(v)) {
      if (con_kind(&f->con, v) != CON_GLOBAL || con_glob(&f->con, v) == g) return false;
      if (sized_var(f->m, glob(f->m, g)) && sized_var(f->m, glob(f->m, con_glob(&f->con, v)))) continue;
      return false;
    }
    Op k = op(f, v);
    if (is_arg(f, v) || k == OP_CALL || k == OP_INVOKE) continue;
    if (past_cap(f->m, ALIAS_GLOBAL_STEPS, ++steps)) return false;
    uint32_t first = k == OP_SELECT, last = k == OP_LOAD ? 1 : k == OP_SELECT ? 3 : k == OP_PHI ? nops(f, v) : 0;
    if (!last) return false;
    for (uint32_t i = first; i < last; i++) {
      Val x = ptr_object(a, arg(f, v, i), CAP_OBJECT_LOOKUP);
      if (k == OP_LOAD && val_is_con(x) && con_kind(&f->con, x) == CON_GLOBAL && con_glob(&f->con, x) == g)
        continue; /* its own address is stored nowhere */
      if (n == ARRAY_LEN(work)) return false;
      work[n++] = x;
    }
  }
  return true;
}
/* The indirect variable (globals_aa.h) that object o was loaded from, or was allocated for. */
static Glob indirect_of(const Fn *f, Val o) {
  if (val_is_con(o)) return GLOB_NONE;
  if (is_op(f, o, OP_LOAD)) {
    Glob g = globals_aa_address(f, arg(f, o, 0));
    return g && globals_aa_indirect(f->m, g) ? g : GLOB_NONE;
  }
  if (!globals_aa_is_allocation(f, o)) return GLOB_NONE;
  unsigned steps = 0;
  FOR_EACH_USE(f, o, u) {
    if (at_cap(f->m, ALIAS_GLOBAL_USES, steps++)) break;
    Val s = use_user(f, u);
    Glob g = is_op(f, s, OP_STORE) && use_index(f, u) == 0 ? globals_aa_address(f, arg(f, s, 1)) : GLOB_NONE;
    if (g && globals_aa_indirect(f->m, g)) return g;
  }
  return GLOB_NONE;
}
static ARes globals_alias(Alias *a, const MemLoc *x, const MemLoc *y) {
  const Fn *f = a->f;
  if (!f->m->globals_aa) return ares(ALIAS_MAY);
  Val p = ptr_object(a, x->ptr, CAP_OBJECT_LOOKUP), q = ptr_object(a, y->ptr, CAP_OBJECT_LOOKUP);
  if (p == q) return ares(ALIAS_MAY);
  Glob g = quiet_global(f, p), h = quiet_global(f, q);
  if (!g && !h) {
    Glob i = indirect_of(f, p), j = i ? indirect_of(f, q) : GLOB_NONE;
    return ares(i && j && i != j ? ALIAS_NO : ALIAS_MAY);
  }
  if ((g && h) || knob_bool(f->m->ctx->knobs, KNOB_ENABLE_UNSAFE_GLOBALSMODREF)) return ares(ALIAS_NO);
  return ares(never_global(a, g ? q : p, g ? g : h) ? ALIAS_NO : ALIAS_MAY);
}
/* What call v may do to the place, when it is in a quiet global. */
static ModRef globals_call(Alias *a, Val v, const MemLoc *l) {
  const Fn *f = a->f;
  if (!f->m->globals_aa) return MR_MODREF;
  Glob t = call_target(f, v), g;
  if (!t || !(g = quiet_global(f, ptr_object(a, l->ptr, CAP_OBJECT_LOOKUP)))) return MR_MODREF;
  ModRef r = globals_aa_effect(f->m, t, g);
  if (r == MR_MODREF) return r;
  ModRef through = call_memeff(f, v) & 0xaaau ? MR_MODREF : MR_REF;
  for (uint32_t i = 0, n = call_nargs(f, v); i < n; i++) { /* an argument based on it */
    if (!ty_is_ptr_or_vec(f->m, ty(f, arg(f, v, i)))) continue;
    Val o = ptr_object(a, arg(f, v, i), CAP_OBJECT_LOOKUP);
    if (quiet_global(f, o) == g || !(is_identified_object(f, o) || never_global(a, o, g))) return r | through;
  }
  return r;
}

/* ---- the chain ---- */
ARes alias_ask(Alias *a, const MemLoc *x, const MemLoc *y) {
  if (at_cap(a->f->m, ALIAS_DEPTH, a->depth) || at_cap(a->f->m, ALIAS_ASKED, a->asked++)) return ares(ALIAS_MAY);
  a->depth++;
  const Module *m = a->f->m;
  ARes r = ares(ALIAS_MAY);
  for (unsigned i = 0; i < a->nchain && r.r == ALIAS_MAY; i++) {
    switch (a->chain[i]) {
    case AA_NVPTX: r = nvptx_alias(a, x, y); break;
    case AA_BASIC: r = basic_alias(a, x, y); break;
    case AA_SCOPED:
      if (a->scoped && !(scopes_may_alias(m, x->scope, y->noalias) && scopes_may_alias(m, y->scope, x->noalias)))
        r = ares(ALIAS_NO);
      break;
    case AA_TBAA:
      if (a->tbaa && !tbaa_may_alias(m, x->tbaa, y->tbaa, a->strict)) r = ares(ALIAS_NO);
      break;
    case AA_GLOBALS: r = globals_alias(a, x, y); break;
    default: break;
    }
  }
  a->depth--;
  return r;
}
/* Whatever touches something at p overlaps with y: the chain comes to this in the end, for basic-aa is asked before
 * metadata. */
static inline bool same_place(Alias *a, Val p, const MemLoc *y) {
  if (p != y->ptr || a->reordered || !val_is_local(p) || !(y->bytes || y->kind > LOC_UPPER)) return false;
  return op(a->f, p) == OP_ALLOCA || is_arg(a->f, p) || val_is_local(ptr_strip(a, p)); /* undef is no place */
}
bool alias_address_first(const Alias *a) { return !a->reordered; }
static ARes root(Alias *a, const MemLoc *x, const MemLoc *y, bool cross) {
  if (!cross && same_place(a, x->ptr, y) && (x->bytes || x->kind > LOC_UPPER)) return ares(ALIAS_MUST);
  a->cross = cross;
  a->depth = a->asked = 0;
  addr_refresh(a);
  basic_reset(a);
  ArenaMark m = arena_mark(&a->arena);
  ARes r = alias_ask(a, x, y);
  arena_release(&a->arena, m);
  a->cross = false;
  return r;
}
AliasResult alias_query(Alias *a, MemLoc x, MemLoc y) { return (AliasResult)root(a, &x, &y, false).r; }
AliasResult alias_query_offset(Alias *a, MemLoc x, MemLoc y, int64_t *offset, bool *has_offset) {
  ARes r = root(a, &x, &y, false);
  if (has_offset) *has_offset = r.has || r.r == ALIAS_MUST;
  if (offset && (r.has || r.r == ALIAS_MUST)) *offset = r.r == ALIAS_MUST ? 0 : r.off;
  return (AliasResult)r.r;
}
AliasResult alias_across(Alias *a, MemLoc x, MemLoc y) { return (AliasResult)root(a, &x, &y, true).r; }

/* ---- what may be done to a place at all ---- */
static ModRef basic_mask(Alias *a, Val p, bool ignore_locals) {
  const Fn *f = a->f;
  Val work[2 * CAP_ALIAS_MASK_LOOKUP + 2], seen[CAP_ALIAS_MASK_LOOKUP + 1];
  unsigned n = 0, ns = 0;
  ModRef r = MR_NONE;
  work[n++] = p;
  while (n) {
    if (at_cap(f->m, ALIAS_MASK_LOOKUP, ns)) return MR_MODREF;
    Val v = ptr_object(a, work[--n], CAP_OBJECT_LOOKUP);
    bool old = false;
    for (unsigned i = 0; i < ns; i++) old |= seen[i] == v;
    if (old) continue;
    seen[ns++] = v;
    if (val_is_con(v)) {
      if (con_kind(&f->con, v) != CON_GLOBAL) return MR_MODREF;
      const Global *g = glob(f->m, con_glob(&f->con, v));
      if (g->kind != GK_VAR || !g->constant) return MR_MODREF;
      continue;
    }
    if (ignore_locals && op(f, v) == OP_ALLOCA) continue;
    if (is_arg(f, v) && arg_has_attr(f, v, ATTR_NOALIAS) &&
        (arg_has_attr(f, v, ATTR_READONLY) || arg_has_attr(f, v, ATTR_READNONE))) {
      r |= MR_REF;
      continue;
    }
    uint32_t first, k;
    if (op(f, v) == OP_SELECT) first = 1, k = 3;
    else if (op(f, v) == OP_PHI && !past_cap(f->m, ALIAS_MASK_LOOKUP, nops(f, v))) first = 0, k = nops(f, v);
    else return MR_MODREF;
    for (; first < k; first++) {
      if (n == ARRAY_LEN(work)) return MR_MODREF;
      work[n++] = arg(f, v, first);
    }
  }
  return r;
}
ModRef alias_mask(Alias *a, Val ptr, Md tbaa, bool ignore_locals) {
  const Fn *f = a->f;
  if (tbaa && a->tbaa && in_chain(a, AA_TBAA)) {
    uint32_t k = (uint32_t)tbaa % ARRAY_LEN(a->tag);
    if (tbaa != a->tag[k].tag) a->tag[k].tag = tbaa, a->tag[k].immutable = tbaa_immutable(f->m, tbaa);
    if (a->tag[k].immutable) return MR_NONE;
  }
  Val o = ptr;
  for (unsigned i = 0; is_op(f, o, OP_GEP) && !at_cap(f->m, ALIAS_LOOKUP, i); i++) o = arg(f, o, 0);
  bool own = (is_op(f, o, OP_ALLOCA) || is_op(f, o, OP_LOAD)) &&
             ty_addrspace(f->m, ty(f, o)) <= AS_GLOBAL; /* the usual cases, of which these say nothing */
  if (own && !ignore_locals) return MR_MODREF;
  if (!own && in_chain(a, AA_NVPTX) && f->m->permissions) {
    uint32_t s = space_of(a, ptr);
    if (s == AS_CONST || s == AS_PARAM) return MR_NONE;
  }
  return in_chain(a, AA_BASIC) ? basic_mask(a, ptr, ignore_locals) : MR_MODREF;
}

/* ---- calls ---- */
static bool asm_touches_memory(const Fn *f, Val v) {
  Str text, cons;
  Ty t;
  unsigned fl;
  con_asm_get(&f->con, callee(f, v), &text, &cons, &t, &fl);
  return (fl & CON_ASM_SIDEEFFECT) || (cons.n && memmem(cons.p, cons.n, "{memory}", 8));
}
/* A call at which threads may meet: what another thread did to memory it can reach is seen after it. */
static bool is_meeting(const Fn *f, Val v) {
  unsigned id = call_intrinsic(f, v);
  if (id) return intrinsic_orders_memory((IntrinsicId)id);
  return (asm_effect(f, v) & ASM_ORDERS) || (is_convergent(f, v) && is_sync(f, v));
}
bool alias_lets_others_in(const Fn *f, Val v) {
  Glob g = call_intrinsic(f, v) ? GLOB_NONE : call_target(f, v);
  return is_meeting(f, v) || (g && !glob(f->m, g)->is_decl && is_sync(f, v));
}
unsigned alias_memeff(const Alias *a, Val v) {
  const Fn *f = a->f;
  unsigned e = call_memeff(f, v), id = call_intrinsic(f, v);
  Md tbaa = md_get(f, v, MDK_TBAA);
  if (tbaa && a->tbaa && in_chain(a, AA_TBAA) && tbaa_immutable(f->m, tbaa) && !is_meeting(f, v)) return MEMEFF_NONE;
  switch (id) {
  case INTRIN_experimental_guard:
  case INTRIN_experimental_deoptimize: /* they read; the rest models control */
    for (unsigned l = 0; l < MEMLOC_COUNT; l++)
      if (l != MEMLOC_INACCESSIBLE) e &= ~((unsigned)MODREF_MOD << (2 * l));
    return e;
  case INTRIN_memcpy:
  case INTRIN_memcpy_inline:
  case INTRIN_memmove:
  case INTRIN_memset:
  case INTRIN_memset_inline:
    if (!(val_is_con(arg(f, v, 3)) && con_is_zero(&f->con, arg(f, v, 3))))
      e |= MODREF_BOTH << (2 * MEMLOC_INACCESSIBLE);
    return e;
  case 0:
    if (f->m->permissions && in_chain(a, AA_NVPTX) && is_asm_call(f, v) && !asm_touches_memory(f, v) &&
        !asm_effect(f, v) && !is_convergent(f, v))
      return MEMEFF_NONE;
    if (e && f->m->globals_aa && in_chain(a, AA_GLOBALS) && call_target(f, v) && !call_rec(f, v)->nbundles &&
        !is_meeting(f, v)) {
      ModRef r = globals_aa_memory(f->m, call_target(f, v));
      for (unsigned l = 0; l < MEMLOC_COUNT; l++) e &= ~((3u & ~(unsigned)r) << (2 * l));
    }
    return e;
  default: return e;
  }
}
static ModRef eff_all(unsigned e) {
  unsigned r = 0;
  for (unsigned l = 0; l < MEMLOC_COUNT; l++) r |= memeff_get(e, (MemEffLoc)l);
  return (ModRef)r;
}
static unsigned eff_without(unsigned e, MemEffLoc l) { return e & ~(3u << (2 * l)); }
ModRef alias_arg_modref(const Fn *f, Val v, uint32_t i) { /* through argument (or bundle operand) i */
  Bundle b;
  if (i >= call_nargs(f, v)) return bundle_of(f, v, i, &b) && str_eq(b.tag, STR("deopt")) ? MR_REF : MR_MODREF;
  if (call_param_attr(f, v, i, ATTR_READNONE)) return MR_NONE;
  if (call_param_attr(f, v, i, ATTR_WRITEONLY)) return MR_MOD;
  if (call_param_attr(f, v, i, ATTR_READONLY) || call_param_attr(f, v, i, ATTR_BYVAL)) return MR_REF;
  return MR_MODREF;
}
/* C++'s operator new: what the program can see of memory stays as it is. */
static bool is_new(const Fn *f, Val v) {
  Glob g = call_target(f, v);
  if (!g || !ty_is_ptr(f->m, ty(f, v)) || !glob(f->m, g)->is_decl || call_has_fn_attr(f, v, ATTR_NOBUILTIN))
    return false;
  return str_starts(glob(f->m, g)->name, STR("_Znw")) || str_starts(glob(f->m, g)->name, STR("_Zna"));
}
static bool any_byval(const Fn *f, Val v) {
  for (uint32_t i = 0, n = call_nargs(f, v); i < n; i++)
    if (call_param_attr(f, v, i, ATTR_BYVAL)) return true;
  return false;
}
static bool returns_twice(const Fn *f, Val v) { return call_has_fn_attr(f, v, ATTR_RETURNS_TWICE); }
static ModRef basic_call(Alias *a, Val v, const MemLoc *l) {
  const Fn *f = a->f;
  unsigned e = eff_without(alias_memeff(a, v), MEMLOC_INACCESSIBLE);
  if (e == MEMEFF_NONE) return MR_NONE;
  Val o = ptr_object(a, l->ptr, CAP_OBJECT_LOOKUP);
  bool local = val_is_local(o);
  /* A tail call cannot touch the frame that it replaces. */
  if (local && op(f, o) == OP_ALLOCA && is_tail_marked(f, v) && !any_byval(f, v)) return MR_NONE;
  unsigned id = call_intrinsic(f, v);
  if (id == INTRIN_stackrestore && local && op(f, o) == OP_ALLOCA &&
      !(val_is_con(arg(f, o, 0)) && blk_of(f, o) == entry_blk(f)))
    return MR_MOD;
  ModRef am = (ModRef)memeff_get(e, MEMLOC_ARG), om = eff_all(eff_without(e, MEMLOC_ARG));
  if (om && local && o != v && (op(f, o) == OP_ALLOCA || !returns_twice(f, v))) {
    unsigned c = object_captures(a, o);
    if (is_arg(f, o) && !arg_has_attr(f, o, ATTR_BYVAL) && alias_lets_others_in(f, v))
      c = CAPTURE_PROV; /* other threads were given it as well */
    if (!c) om = MR_NONE;
    else if (c == CAPTURE_RPROV) om &= MR_REF;
  }
  if ((am | om) != om) {
    ModRef now = MR_NONE;
    AliasObj lo = alias_obj(a, l->ptr);
    for (uint32_t i = 0; i + 1 < nops(f, v) && now != am; i++) {
      Val p = arg(f, v, i);
      if (ty_is_vec(f->m, ty(f, p)) && ty_is_ptr_or_vec(f->m, ty(f, p))) {
        now = am;
        break;
      } /* lanes are not asked about */
      if (!ty_is_ptr(f->m, ty(f, p)) || alias_objs_apart(a, alias_obj(a, p), lo)) continue;
      MemLoc al = i < call_nargs(f, v) ? mem_loc_arg(f, v, i) : mem_loc_any(p);
      if (root(a, &al, l, false).r != ALIAS_NO) now |= am & alias_arg_modref(f, v, i);
    }
    am = now;
  }
  ModRef r = am | om;
  if (r == MR_MODREF && is_new(f, v)) {
    MemLoc fresh = mem_loc_any(v);
    if (root(a, &fresh, l, false).r == ALIAS_NO) return MR_NONE;
  }
  if (id == INTRIN_invariant_start) r &= MR_REF;
  return r;
}
/* Else nothing is apart from it by metadata. */
static bool has_tags(const Fn *f, Val v) {
  uint32_t n;
  md_all(f, v, &n);
  return n != 0;
}
static MemLoc call_tags(const Fn *f, Val v) {
  return (MemLoc){
    .tbaa = md_get(f, v, MDK_TBAA), .scope = md_get(f, v, MDK_ALIAS_SCOPE), .noalias = md_get(f, v, MDK_NOALIAS)};
}
static bool meta_apart(const Alias *a, const MemLoc *x, const MemLoc *y) {
  const Module *m = a->f->m;
  if (a->scoped && in_chain(a, AA_SCOPED) &&
      !(scopes_may_alias(m, x->scope, y->noalias) && scopes_may_alias(m, y->scope, x->noalias)))
    return true;
  return a->tbaa && in_chain(a, AA_TBAA) && !tbaa_may_alias(m, x->tbaa, y->tbaa, a->strict);
}
/* What a fence or barrier may do to the place by its address alone. readonly and noalias say what this execution of
 * this function does; only in a kernel do all threads run the same. */
static ModRef mask_where_threads_meet(Alias *a, Val ptr, Md tbaa) {
  ModRef mask = alias_mask(a, ptr, tbaa, false);
  return mask == MR_REF && !a->kernel ? MR_MODREF : mask;
}
bool alias_never_written(Alias *a, Val ptr, Md tbaa) { return !(mask_where_threads_meet(a, ptr, tbaa) & MR_MOD); }
bool alias_store_hits(Alias *a, Val v, const MemLoc *l) {
  const Fn *f = a->f;
  if (arg(f, v, 1) == l->ptr && same_place(a, l->ptr, l) && ty_is_sized(f->m, ty(f, arg(f, v, 0))) &&
      ty_store_size(f->m, ty(f, arg(f, v, 0))))
    return true;
  MemLoc own;
  mem_loc(f, v, &own);
  return root(a, &own, l, false).r != ALIAS_NO;
}
ModRef alias_modref(Alias *a, Val v, MemLoc l) {
  const Fn *f = a->f;
  MemLoc own;
  switch (op(f, v)) {
  case OP_LOAD:
    if (order_of(f, v) > ORD_UNORDERED) return MR_MODREF;
    mem_loc(f, v, &own);
    return root(a, &own, &l, false).r == ALIAS_NO ? MR_NONE : MR_REF;
  case OP_STORE:
    if (order_of(f, v) > ORD_UNORDERED) return MR_MODREF;
    return alias_store_hits(a, v, &l) && (alias_mask(a, l.ptr, l.tbaa, false) & MR_MOD) ? MR_MOD : MR_NONE;
  case OP_VAARG:
  case OP_CMPXCHG:
  case OP_ATOMICRMW:
    if (op(f, v) != OP_VAARG && order_of(f, v) > ORD_MONOTONIC) return MR_MODREF;
    mem_loc(f, v, &own);
    if (root(a, &own, &l, false).r == ALIAS_NO) return MR_NONE;
    return op(f, v) == OP_VAARG ? alias_mask(a, l.ptr, l.tbaa, false) : MR_MODREF;
  case OP_FENCE:
    if (a->relax_fences) {
      Val o = ptr_object(a, l.ptr, CAP_OBJECT_LOOKUP);
      if ((is_identified_local(f, o) && (is_op(f, o, OP_ALLOCA) || (is_arg(f, o) && arg_has_attr(f, o, ATTR_BYVAL))) &&
           !object_captures(a, o)) ||
          (f->m->permissions && space_of(a, l.ptr) == AS_LOCAL))
        return MR_NONE;
    }
    return mask_where_threads_meet(a, l.ptr, l.tbaa);
  case OP_CATCHPAD:
  case OP_CATCHRET: return alias_mask(a, l.ptr, l.tbaa, false);
  case OP_CALL:
  case OP_INVOKE:
  case OP_CALLBR: break;
  default: return MR_NONE;
  }
  ModRef r = MR_MODREF;
  if (in_chain(a, AA_BASIC)) r &= basic_call(a, v, &l);
  if (r && in_chain(a, AA_GLOBALS)) r &= globals_call(a, v, &l);
  if (r == MR_NONE) return r;
  if (has_tags(f, v)) { /* metadata of a call speaks of this thread */
    MemLoc own_md = call_tags(f, v);
    if (meta_apart(a, &own_md, &l) && !alias_lets_others_in(f, v)) return MR_NONE;
  }
  ModRef mask = alias_mask(a, l.ptr, l.tbaa, false);
  return r & (mask == MR_REF && alias_lets_others_in(f, v) ? mask_where_threads_meet(a, l.ptr, l.tbaa) : mask);
}
ModRef alias_modref_calls(Alias *a, Val v, Val w) {
  const Fn *f = a->f;
  unsigned e1 = alias_memeff(a, v), e2 = alias_memeff(a, w), id1 = call_intrinsic(f, v), id2 = call_intrinsic(f, w);
  if (id1 == INTRIN_experimental_guard) return eff_all(e2) & MR_MOD ? MR_REF : MR_NONE;
  if (id2 == INTRIN_experimental_guard) return eff_all(e1) & MR_MOD ? MR_MOD : MR_NONE;
  ModRef r1 = eff_all(e1), r2 = eff_all(e2);
  if (r1 && r2 && has_tags(f, v) && has_tags(f, w)) {
    MemLoc x = call_tags(f, v), y = call_tags(f, w);
    if (meta_apart(a, &x, &y) && !alias_lets_others_in(f, v) && !alias_lets_others_in(f, w)) return MR_NONE;
  }
  if (!r1 || !r2 || (!(r1 & MR_MOD) && !(r2 & MR_MOD))) return MR_NONE;
  ModRef r = r1;
  if (!eff_without(e2, MEMLOC_ARG)) {
    ModRef got = MR_NONE;
    for (uint32_t i = 0, n = call_nargs(f, w); i < n && got != r; i++) {
      if (!ty_is_ptr_or_vec(f->m, ty(f, arg(f, w, i)))) continue;
      if (!ty_is_ptr(f->m, ty(f, arg(f, w, i)))) return r;
      ModRef am = alias_arg_modref(f, w, i), m = am & MR_MOD ? MR_MODREF : am & MR_REF ? MR_MOD : MR_NONE;
      if (m) m &= alias_modref(a, v, mem_loc_arg(f, w, i));
      got = (got | m) & r;
    }
    return got;
  }
  if (!eff_without(e1, MEMLOC_ARG)) {
    ModRef got = MR_NONE;
    for (uint32_t i = 0, n = call_nargs(f, v); i < n && got != r; i++) {
      if (!ty_is_ptr_or_vec(f->m, ty(f, arg(f, v, i)))) continue;
      if (!ty_is_ptr(f->m, ty(f, arg(f, v, i)))) return r;
      ModRef am = alias_arg_modref(f, v, i), m = alias_modref(a, w, mem_loc_arg(f, v, i));
      if (((am & MR_MOD) && m) || ((am & MR_REF) && (m & MR_MOD))) got = (got | am) & r;
    }
    return got;
  }
  return r;
}
