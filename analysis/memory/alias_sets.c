/* alias_sets.c: alias sets. Contract: alias_sets.h. */
#include "analysis/memory/alias_int.h"
#include "analysis/memory/alias_sets.h"
#include "ir/ctx.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "support/knob.h"

void alias_sets_init(AliasSets *s, Fn *f) {
  memset(s, 0, sizeof *s);
  s->a = alias_of(f);
  s->f = f;
  s->nof = f->nins;
  s->of = mem_zalloc(f->nins * sizeof *s->of);
  vec_push(&s->set, ((AliasSet){0}));
}
void alias_sets_free(AliasSets *s) {
  for (uint32_t i = 0; i < s->set.n; i++) {
    vec_free(&s->set.p[i].loc);
    vec_free(&s->set.p[i].unknown);
  }
  vec_free(&s->set);
  vec_free(&s->con);
  vec_free(&s->place);
  mem_free(s->of);
}
static struct PtrSets *entry_of(AliasSets *s, Val p, bool make) {
  if (!val_is_con(p)) return (uint32_t)p < s->nof ? &s->of[p] : NULL;
  if (con_index(p) >= s->con.n) {
    if (!make) return NULL;
    vec_resize_zero(&s->con, con_index(p) + 1);
  }
  return &s->con.p[con_index(p)];
}
static void drop(AliasSets *s, uint32_t i) {
  while (i && --s->set.p[i].refs == 0) { /* what it forwards to loses a reference */
    uint32_t next = s->set.p[i].forward;
    s->set.p[i].forward = 0;
    i = next;
  }
}
/* The entry led to a set that now forwards: it leads to where that ends. */
static uint32_t follow(AliasSets *s, uint32_t i) {
  uint32_t end = i;
  while (s->set.p[end].forward) end = s->set.p[end].forward;
  while (i != end && s->set.p[i].forward != end) { /* shorten the chain */
    uint32_t next = s->set.p[i].forward;
    s->set.p[end].refs++;
    s->set.p[i].forward = end;
    drop(s, next);
    if (!s->set.p[next].refs) break;
    i = next;
  }
  return end;
}
static void settle(AliasSets *s, struct PtrSets *e) {
  uint32_t old = e->set, end = follow(s, old);
  if (end == old) return;
  s->set.p[end].refs++;
  e->set = end;
  drop(s, old);
}
static void merge(AliasSets *s, uint32_t to, uint32_t from) {
  AliasSet *t = &s->set.p[to], *o = &s->set.p[from];
  t->access = (uint8_t)(t->access | o->access);
  bool must = t->must && o->must;
  if (must) {
    must = false;
    for (uint32_t i = 0; i < t->loc.n && !must; i++)
      for (uint32_t k = 0; k < o->loc.n && !must; k++) must = alias_query(s->a, t->loc.p[i], o->loc.p[k]) == ALIAS_MUST;
  }
  t->must = must;
  for (uint32_t i = 0; i < o->loc.n; i++) vec_push(&t->loc, o->loc.p[i]);
  vec_free(&o->loc);
  bool had = o->unknown.n != 0;
  if (had && !t->unknown.n) t->refs++;
  for (uint32_t i = 0; i < o->unknown.n; i++) vec_push(&t->unknown, o->unknown.p[i]);
  vec_free(&o->unknown);
  o->forward = to;
  t->refs++;
  if (had) drop(s, from);
}
static AliasResult set_loc(AliasSets *s, const AliasSet *t, MemLoc l) {
  if (t->any) return ALIAS_MAY;
  for (uint32_t i = 0; i < t->loc.n; i++) {
    AliasResult r = alias_query(s->a, l, t->loc.p[i]);
    if (r != ALIAS_NO) return r;
  }
  for (uint32_t i = 0; i < t->unknown.n; i++)
    if (alias_modref(s->a, (Val)t->unknown.p[i], l)) return ALIAS_MAY;
  return ALIAS_NO;
}
static bool set_unknown(AliasSets *s, const AliasSet *t, Val v) {
  const Fn *f = s->f;
  if (t->any) return true;
  for (uint32_t i = 0; i < t->unknown.n; i++) {
    Val w = (Val)t->unknown.p[i];
    if (!is_call(f, v) || !is_call(f, w) || alias_modref_calls(s->a, w, v) || alias_modref_calls(s->a, v, w))
      return true;
  }
  for (uint32_t i = 0; i < t->loc.n; i++)
    if (alias_modref(s->a, v, t->loc.p[i])) return true;
  return false;
}
static uint32_t set_new(AliasSets *s) {
  vec_push(&s->set, ((AliasSet){.must = true}));
  return s->set.n - 1;
}
static void saturate(AliasSets *s) {
  uint32_t n = s->set.n, all = set_new(s);
  s->set.p[all].must = false;
  s->set.p[all].any = true;
  s->set.p[all].access = MR_MODREF;
  for (uint32_t i = 1; i < n; i++) {
    uint32_t to = s->set.p[i].forward;
    if (!s->set.p[i].refs) continue;
    if (!to) {
      merge(s, all, i);
      continue;
    }
    s->set.p[i].forward = all;
    s->set.p[all].refs++;
    drop(s, to);
  }
  s->saturated = all;
}
static void add_loc(AliasSets *s, MemLoc l, ModRef access) {
  struct PtrSets *e = entry_of(s, l.ptr, true);
  uint32_t found = 0, own = 0;
  if (!e) return;
  if (e->set) { /* all places of a pointer are in one set */
    settle(s, e);
    own = e->set;
    AliasSet *t = &s->set.p[own];
    for (uint32_t i = e->place; i; i = s->place.p[i - 1].next)
      if (memloc_eq(&s->place.p[i - 1].l, &l)) {
        t->access = (uint8_t)(t->access | access);
        return;
      }
  }
  bool must = true;
  if (s->saturated) found = s->saturated, must = false;
  else {
    for (uint32_t i = 1; i < s->set.n; i++) {
      AliasSet *t = &s->set.p[i];
      if (t->forward || !t->refs) continue;
      if (i != own) {
        AliasResult r = set_loc(s, t, l);
        if (r == ALIAS_NO) continue;
        if (r != ALIAS_MUST) must = false;
      }
      if (!found) found = i;
      else merge(s, found, i);
    }
    if (!found) found = set_new(s);
  }
  AliasSet *t = &s->set.p[found];
  if (!must) t->must = false;
  vec_push(&t->loc, l);
  s->nplaces++;
  e = entry_of(s, l.ptr, true);
  if (e->set) settle(s, e);
  else {
    e->set = found;
    t->refs++;
    s->npointers++;
  }
  vec_push(&s->place, ((struct PtrPlace){l, e->place}));
  e->place = s->place.n;
  s->set.p[found].access = (uint8_t)(s->set.p[found].access | access);
  if (!s->saturated && s->nplaces > (uint64_t)knob_int(s->f->m->ctx->knobs, KNOB_ALIAS_SET_SATURATION)) saturate(s);
}
static void add_unknown(AliasSets *s, Val v) {
  const Fn *f = s->f;
  unsigned id = is_call(f, v) ? call_intrinsic(f, v) : 0;
  switch (id) {
  case INTRIN_allow_runtime_check:
  case INTRIN_allow_ubsan_check:
  case INTRIN_assume:
  case INTRIN_experimental_noalias_scope_decl:
  case INTRIN_sideeffect:
  case INTRIN_pseudoprobe: return;
  default: break;
  }
  if (!touches_mem(f, v)) return;
  uint32_t found = 0;
  for (uint32_t i = 1; i < s->set.n; i++) {
    AliasSet *t = &s->set.p[i];
    if (t->forward || !t->refs || !set_unknown(s, t, v)) continue;
    if (!found) found = i;
    else merge(s, found, i);
  }
  if (!found) found = set_new(s);
  AliasSet *t = &s->set.p[found];
  if (!t->unknown.n) t->refs++;
  vec_push(&t->unknown, (uint32_t)v);
  t->must = false;
  bool writes = may_write(f, v) && id != INTRIN_experimental_guard &&
                !(id == INTRIN_invariant_start && !has_uses(f, v));
  t->access = (uint8_t)(t->access | (writes ? MR_MODREF : MR_REF));
}
void alias_sets_add(AliasSets *s, Val v) {
  const Fn *f = s->f;
  MemLoc l;
  switch (op(f, v)) {
  case OP_LOAD:
  case OP_STORE:
    if (order_of(f, v) > ORD_MONOTONIC) break;
    mem_loc(f, v, &l);
    add_loc(s, l, op(f, v) == OP_LOAD ? MR_REF : MR_MOD);
    return;
  case OP_VAARG:
    mem_loc(f, v, &l);
    add_loc(s, l, MR_MODREF);
    return;
  case OP_CALL:
  case OP_INVOKE:
  case OP_CALLBR: {
    switch (call_intrinsic(f, v)) {
    case INTRIN_memcpy:
    case INTRIN_memcpy_inline:
    case INTRIN_memmove:
    case INTRIN_memcpy_element_unordered_atomic:
    case INTRIN_memmove_element_unordered_atomic:
      add_loc(s, mem_loc_arg(f, v, 0), MR_MOD);
      add_loc(s, mem_loc_arg(f, v, 1), MR_REF);
      return;
    case INTRIN_memset:
    case INTRIN_memset_inline:
    case INTRIN_memset_element_unordered_atomic: add_loc(s, mem_loc_arg(f, v, 0), MR_MOD); return;
    default: break;
    }
    unsigned e = call_memeff(f, v);
    if (e & ~3u) break;
    ModRef all = (ModRef)memeff_get(e, MEMLOC_ARG);
    if (call_intrinsic(f, v) == INTRIN_invariant_start && !has_uses(f, v)) all &= MR_REF;
    for (uint32_t i = 0, n = call_nargs(f, v); i < n; i++) {
      if (ty_is_vec(f->m, ty(f, arg(f, v, i))) && ty_is_ptr_or_vec(f->m, ty(f, arg(f, v, i)))) {
        add_unknown(s, v);
        return;
      }
    }
    for (uint32_t i = 0, n = call_nargs(f, v); i < n; i++) {
      if (!ty_is_ptr(f->m, ty(f, arg(f, v, i)))) continue;
      ModRef m = all & alias_arg_modref(f, v, i);
      if (m) add_loc(s, mem_loc_arg(f, v, i), m);
    }
    return;
  }
  default: break;
  }
  add_unknown(s, v);
}
void alias_sets_print(AliasSets *s, FnText *x, StrBuf *out) {
  const Fn *f = s->f;
  uint32_t n = 0;
  for (uint32_t i = 1; i < s->set.n; i++) n += s->set.p[i].refs != 0;
  sb_fmt(out, "Alias Set Tracker: %u%s alias sets for %u pointer values.\n", n, s->saturated ? " (Saturated)" : "",
         s->npointers);
  for (uint32_t i = 1; i < s->set.n; i++) {
    const AliasSet *t = &s->set.p[i];
    static const char *const access[] = {"No access ", "Ref       ", "Mod       ", "Mod/Ref   "};
    if (!t->refs) continue;
    sb_fmt(out, "  AliasSet[0x%012x, %u] %s alias, %s", i, t->refs, t->must ? "must" : "may", access[t->access]);
    if (t->forward) sb_fmt(out, " forwarding to 0x%012x", t->forward);
    for (uint32_t k = 0; k < t->loc.n; k++) {
      const MemLoc *l = &t->loc.p[k];
      sb_cz(out, k ? ", (" : "Memory locations: (");
      fn_text_val(x, l->ptr, true);
      if (l->kind == LOC_AFTER) sb_lit(out, ", unknown after)");
      else if (l->kind == LOC_ANY) sb_lit(out, ", unknown before-or-after)");
      else
        sb_fmt(out, ", LocationSize::%s(%s%llu))", l->kind == LOC_PRECISE ? "precise" : "upperBound",
               l->scalable ? "vscale x " : "", (unsigned long long)l->bytes);
    }
    if (t->unknown.n) sb_fmt(out, "\n    %u Unknown instructions: ", t->unknown.n);
    for (uint32_t k = 0; k < t->unknown.n; k++) {
      Val v = (Val)t->unknown.p[k];
      if (k) sb_lit(out, ", ");
      if (name_of(f, v).n) fn_text_val(x, v, true);
      else fn_text_ins(x, v);
    }
    sb_ch(out, '\n');
  }
  sb_ch(out, '\n');
}
