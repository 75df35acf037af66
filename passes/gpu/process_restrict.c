/* process_restrict.c: "process-restrict": what noalias arguments promise stands at the accesses, and survives inlining.
 *
 *   define void @f(ptr noalias %a, ptr %b)           define void @f(ptr noalias %a, ptr %b)
 *     %v = load float, ptr %b                  =>      call void @llvm.experimental.noalias.scope.decl(!{!scope_a})
 *     store float %v, ptr %a                           %v = load float, ptr %b, !noalias !{!scope_a}
 *                                                      store float %v, ptr %a, !alias.scope !{!scope_a}
 *
 * One domain a function, a scope an argument. An access based on noalias arguments alone is in their scopes; one that
 * is based on objects that are all known, none of them this argument, is apart from its scope. What comes out of
 * memory or a call may be based on the argument if that was captured before. A global, or anything not known, says
 * nothing. The scopes are declared at the function's entry, so that a copy of the body in a loop has scopes of its
 * own in every round (LangRef, noalias.scope.decl), and are found there by a later run, which adds what is missing:
 * with propagate-only it makes none of its own.
 *
 * Assumptions, each behind a knob that is off (docs/seed-deviations.md has a counter-example): pointers in a byval
 * parameter are restrict too (allow-restrict-in-struct), and so are those that a restrict pointer points to
 * (apply-multi-level-restrict), each place of a constant offset for itself.
 *
 * With the knob process-restrict memory-space-opt does this too, behind the inference, which is its documented place.
 * Cost: accesses times the bases of their addresses (cap RESTRICT_OBJECTS) and scopes (RESTRICT_SCOPES). Adds facts;
 * moves nothing. Source: LLVM's inliner (AddAliasScopeMetadata), cicc's pass of this name. */
#include "analysis/memory/alias.h"
#include "analysis/memory/loads.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/gpu/mem_intrinsic.h"
#include "passes/gpu/spaces.h"
#include "passes/stat.h"
#include "support/knob.h"

typedef struct Scope {
  Val arg;
  int64_t offset; /* of the place in the argument's memory that holds the pointer; ITSELF: the argument is it */
  Md md;
} Scope;
#define ITSELF INT64_MIN
typedef struct Restrict {
  Fn *f;
  PassCtx *px;
  VEC(Scope) scopes;
  VecU32 objects, seen;
  bool in_struct, levels;
  uint32_t found, accesses;
} Restrict;

/* The argument at whose memory, by a constant offset, the loaded pointer v lies; VAL_NONE. */
static Val loaded_from(const Restrict *x, Val v, int64_t *offset) {
  const Fn *f = x->f;
  bool in;
  if (!is_op(f, v, OP_LOAD) || !ty_is_ptr(f->m, ty(f, v))) return VAL_NONE;
  Val b = ptr_base_offset(f, arg(f, v, 0), offset, &in);
  if (!is_arg(f, b)) return VAL_NONE;
  return (x->in_struct && arg_has_attr(f, b, ATTR_BYVAL)) || (x->levels && arg_has_attr(f, b, ATTR_NOALIAS)) ? b
                                                                                                             : VAL_NONE;
}
static uint32_t scope_of_object(const Restrict *x, Val o) {
  int64_t off = ITSELF;
  Val a = is_arg(x->f, o) ? o : loaded_from(x, o, &off);
  for (uint32_t i = 0; a && i < x->scopes.n; i++)
    if (x->scopes.p[i].arg == a && x->scopes.p[i].offset == off) return i + 1;
  return 0;
}
static bool want_scope(Restrict *x, Val a, int64_t off) {
  for (uint32_t i = 0; i < x->scopes.n; i++)
    if (x->scopes.p[i].arg == a && x->scopes.p[i].offset == off) return true;
  if (at_cap(x->f->m, RESTRICT_SCOPES, x->scopes.n)) return false;
  vec_push(&x->scopes, ((Scope){a, off, MD_NONE}));
  return true;
}

/* ---- the scopes ---- */
static void scope_name(const Restrict *x, const Scope *s, StrBuf *b) {
  const Global *g = fn_glob(x->f);
  Str a = name_of(x->f, s->arg);
  b->n = 0;
  sb_fmt(b, "%.*s: %%", (int)g->name.n, g->name.p);
  if (a.n) sb_put(b, a.p, a.n);
  else sb_fmt(b, "%u", arg_index(x->f, s->arg));
  if (s->offset != ITSELF) sb_fmt(b, "[%lld]", (long long)s->offset);
}
static Md self_node(Module *m, Md domain, Str name) {
  Md now = md_forward(m), ops[3] = {now, domain, md_string(m, name)};
  if (!domain) ops[1] = ops[2];
  md_define(m, now, &(MdRec){.form = MDF_TUPLE, .distinct = true, .n = domain ? 3 : 2, .ops = ops});
  return now;
}
/* A declaration at the entry that an earlier run made. */
static void find_declared(Restrict *x) {
  const Fn *f = x->f;
  const Module *m = f->m;
  StrBuf b = {0};
  FOR_EACH_INS(f, entry_blk(f), v) {
    if (!is_intrinsic(f, v, INTRIN_experimental_noalias_scope_decl) || con_kind(&f->con, arg(f, v, 0)) != CON_MD)
      continue;
    const MdRec *list = md_rec(m, con_md_id(&f->con, arg(f, v, 0)));
    if (list->form != MDF_TUPLE || list->n != 1) continue;
    const MdRec *s = md_rec(m, list->ops[0]);
    if (s->form != MDF_TUPLE || s->n != 3 || md_rec(m, s->ops[2])->form != MDF_STRING) continue;
    for (uint32_t i = 0; i < x->scopes.n; i++) {
      scope_name(x, &x->scopes.p[i], &b);
      if (x->scopes.p[i].md || !str_eq(md_rec(m, s->ops[2])->str, (Str){b.p, (uint32_t)b.n})) continue;
      x->scopes.p[i].md = list->ops[0];
      x->found++;
      break;
    }
  }
  sb_free(&b);
}
static void declare(Restrict *x) {
  Fn *f = x->f;
  Module *m = f->m;
  Md domain = MD_NONE;
  StrBuf b = {0};
  Bld k = bld_before(f, first_insertion(f, entry_blk(f)));
  k.loc = MD_NONE;
  for (uint32_t i = 0; i < x->scopes.n; i++) {
    Scope *s = &x->scopes.p[i];
    if (s->md) continue;
    if (!domain) domain = self_node(m, MD_NONE, fn_glob(f)->name);
    scope_name(x, s, &b);
    s->md = self_node(m, domain, (Str){b.p, (uint32_t)b.n});
    Val list = con_md(&f->con, md_tuple(m, &s->md, 1, false));
    emit_intrinsic(&k, INTRIN_experimental_noalias_scope_decl, NULL, 0, &list, 1);
  }
  sb_free(&b);
}

/* ---- the accesses ---- */
/* Every object that p may be based on, into x->objects; false: too many. */
static bool bases(Restrict *x, Val p) {
  const Fn *f = x->f;
  x->objects.n = x->seen.n = 0;
  vec_push(&x->seen, (uint32_t)p);
  for (uint32_t i = 0; i < x->seen.n; i++) {
    Val o = alias_object(f, (Val)x->seen.p[i]);
    uint32_t first = is_op(f, o, OP_SELECT), n = is_op(f, o, OP_SELECT) || is_op(f, o, OP_PHI) ? nops(f, o) : 0;
    if (!n) {
      vec_push(&x->objects, (uint32_t)o);
      continue;
    }
    for (uint32_t k = first; k < n; k++) {
      uint32_t q = (uint32_t)arg(f, o, k);
      bool old = false;
      for (uint32_t j = 0; j < x->seen.n; j++) old |= x->seen.p[j] == q;
      if (old) continue;
      if (at_cap(f->m, RESTRICT_OBJECTS, x->seen.n)) return false;
      vec_push(&x->seen, q);
    }
  }
  return true;
}
/* Adds scopes to the list at v; true if that changed it. */
static bool add_scopes(Fn *f, Val v, uint32_t kind, const Md *s, uint32_t n) {
  Md old = md_get(f, v, kind);
  if (!n || (old & MD_LOCAL_BIT)) return false;
  const MdRec *r = old ? md_rec(f->m, old) : NULL;
  if (r && r->form != MDF_TUPLE) return false;
  VEC(Md) all = {0};
  for (uint32_t i = 0; r && i < r->n; i++) vec_push(&all, r->ops[i]);
  uint32_t was = all.n;
  for (uint32_t i = 0; i < n; i++) {
    bool known = false;
    for (uint32_t k = 0; k < was; k++) known |= all.p[k] == s[i];
    if (!known) vec_push(&all, s[i]);
  }
  bool more = all.n > was;
  if (more) md_set(f, v, kind, md_tuple(f->m, all.p, all.n, false));
  vec_free(&all);
  return more;
}
typedef struct Verdict {
  bool unknown, /* something that may be based on anything */
      escaped,  /* something out of memory or a call: based on what was captured before */
      other;    /* not noalias arguments alone */
} Verdict;
static Verdict judge(Restrict *x, Val p, uint8_t *based) {
  const Fn *f = x->f;
  Verdict r = {0};
  if (!bases(x, p)) return (Verdict){.unknown = true};
  for (uint32_t i = 0; i < x->objects.n; i++) {
    Val o = (Val)x->objects.p[i];
    uint32_t s = scope_of_object(x, o);
    if (s) {
      based[s - 1] = 1;
      continue;
    }
    if (val_is_con(o) && (con_is_undefined(&f->con, o) || con_is_zero(&f->con, o))) continue;
    r.other = true;
    if (is_arg(f, o) || is_op(f, o, OP_ALLOCA)) continue;
    if (is_op(f, o, OP_LOAD) || is_call(f, o)) r.escaped = true;
    else r.unknown = true;
  }
  return r;
}
static bool mark_access(Restrict *x, Val v, const Val *ptrs, uint32_t n) {
  Fn *f = x->f;
  uint32_t k = x->scopes.n, in = 0, out = 0;
  ArenaMark mark = arena_mark(x->px->scratch);
  uint8_t *based = ARENA_ZARRAY(x->px->scratch, uint8_t, k);
  Md *a = ARENA_ARRAY(x->px->scratch, Md, 2 * k), *b = a + k;
  Verdict all = {0};
  for (uint32_t i = 0; i < n; i++) {
    Verdict r = judge(x, ptrs[i], based);
    all.unknown |= r.unknown;
    all.escaped |= r.escaped;
    all.other |= r.other;
  }
  bool changed = false;
  if (!all.unknown) {
    for (uint32_t i = 0; i < k; i++) {
      Scope *s = &x->scopes.p[i];
      if (based[i]) a[in++] = s->md;
      else if (!all.escaped || (s->offset == ITSELF && alias_not_captured_before(alias_of(f), s->arg, v)))
        b[out++] = s->md;
    }
    if (all.other) in = 0;
    changed = add_scopes(f, v, MDK_ALIAS_SCOPE, a, in);
    changed |= add_scopes(f, v, MDK_NOALIAS, b, out);
  }
  arena_release(x->px->scratch, mark);
  return changed;
}
static bool mark_all(Restrict *x) {
  Fn *f = x->f;
  bool changed = false;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) {
      MemLoc l;
      Val p[2];
      uint32_t n = 0;
      if (mem_loc(f, v, &l)) p[n++] = l.ptr;
      else
        for (uint32_t k = mem_intrinsic_pointers(f, v); n < k; n++) p[n] = arg(f, v, n);
      if (n && call_intrinsic(f, v) != INTRIN_prefetch && mark_access(x, v, p, n)) {
        x->accesses++;
        changed = true;
      }
    }
  return changed;
}

Change restrict_scopes(Fn *f, PassCtx *px, bool propagate_only) {
  Restrict x = {.f = f, .px = px};
  x.in_struct = knob_int(px->knobs, KNOB_ALLOW_RESTRICT_IN_STRUCT) != 0;
  x.levels = knob_int(px->knobs, KNOB_APPLY_MULTI_LEVEL_RESTRICT) != 0;
  for (uint32_t i = 0; i < f->nargs; i++)
    if (ty_is_ptr(f->m, ty(f, fn_arg(f, i))) && arg_has_attr(f, fn_arg(f, i), ATTR_NOALIAS))
      want_scope(&x, fn_arg(f, i), ITSELF);
  if (x.in_struct || x.levels)
    FOR_EACH_BLK(f, b)
      FOR_EACH_INS(f, b, v) {
        int64_t off;
        Val a = loaded_from(&x, v, &off);
        if (a) want_scope(&x, a, off);
      }
  Change ch = CH_NONE;
  if (x.scopes.n) {
    find_declared(&x);
    if (propagate_only) { /* those that are there, only */
      uint32_t n = 0;
      for (uint32_t i = 0; i < x.scopes.n; i++)
        if (x.scopes.p[i].md) x.scopes.p[n++] = x.scopes.p[i];
      x.scopes.n = n;
    } else if (x.found < x.scopes.n) {
      declare(&x);
      ch = CH_VAL | CH_MEM | CH_CALL;
    }
    if (x.scopes.n && mark_all(&x)) ch |= CH_VAL;
    stat_add(px, ST_RESTRICT_ACCESSES, x.accesses);
  }
  vec_free(&x.scopes);
  vec_free(&x.objects);
  vec_free(&x.seen);
  return ch;
}
Change pass_process_restrict(Fn *f, PassCtx *px) { return restrict_scopes(f, px, px->opt[0] != 0); }
