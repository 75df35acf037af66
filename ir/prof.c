/* prof.c: branch weights. Contract: prof.h. */
#include "ir/md_kinds.h"
#include "ir/prof.h"
#include "support/few.h"

uint32_t prof_first_weight(const Module *m, Md prof, uint32_t n) {
  if (!prof || (prof & MD_LOCAL_BIT)) return 0;
  const MdRec *r = md_rec(m, prof);
  if (r->form != MDF_TUPLE || r->n < 1 || !r->ops[0]) return 0;
  const MdRec *tag = md_rec(m, r->ops[0]);
  if (tag->form != MDF_STRING || !str_eq(tag->str, STR("branch_weights"))) return 0;
  uint32_t at = r->n > 1 && r->ops[1] && md_rec(m, r->ops[1])->form == MDF_STRING ? 2 : 1;
  return r->n - at == n ? at : 0;
}

bool prof_weights(const Fn *f, Val t, uint64_t *w, uint32_t n) {
  Md p = md_get(f, t, MDK_PROF);
  uint32_t at = prof_first_weight(f->m, p, n);
  if (!at) return false;
  const MdRec *r = md_rec(f->m, p);
  for (uint32_t i = 0; i < n; i++)
    if (!md_get_int(f->m, r->ops[at + i], &w[i])) return false;
  return true;
}

static void set(Fn *f, Val t, const uint64_t *w, uint32_t n, bool expected) {
  uint64_t max = 0;
  for (uint32_t i = 0; i < n; i++) max = u64_max(max, w[i]);
  if (!max) {
    md_set(f, t, MDK_PROF, MD_NONE);
    return;
  }
  unsigned sh = max > UINT32_MAX ? log2_floor(max) - 31 : 0;
  FEW(Md, ops, 34, n + 2);
  uint32_t k = 0;
  ops[k++] = md_string(f->m, STR("branch_weights"));
  if (expected) ops[k++] = md_string(f->m, STR("expected"));
  for (uint32_t i = 0; i < n; i++) ops[k++] = md_int(f->m, TY_I32, w[i] >> sh);
  md_set(f, t, MDK_PROF, md_tuple(f->m, ops, k, false));
  FEW_FREE(ops);
}
void prof_set_weights(Fn *f, Val t, const uint64_t *w, uint32_t n) { set(f, t, w, n, false); }
void prof_set_expected(Fn *f, Val t, const uint64_t *w, uint32_t n) { set(f, t, w, n, true); }

void prof_drop_weight(Fn *f, Val t, uint32_t i) {
  Md p = md_get(f, t, MDK_PROF);
  if (!p) return;
  const MdRec *r = md_rec(f->m, p);
  uint32_t tags = r->n > 1 && r->ops[1] && md_rec(f->m, r->ops[1])->form == MDF_STRING ? 2 : 1;
  uint32_t at = r->n > tags + 1 ? prof_first_weight(f->m, p, r->n - tags) : 0, k = 0;
  if (!at || at + i >= r->n) {
    md_set(f, t, MDK_PROF, MD_NONE);
    return;
  }
  FEW(Md, ops, 32, r->n);
  for (uint32_t j = 0; j < r->n; j++)
    if (j != at + i) ops[k++] = r->ops[j];
  md_set(f, t, MDK_PROF, md_tuple(f->m, ops, k, false));
  FEW_FREE(ops);
}

void prof_swap(Fn *f, Val t) {
  Md p = md_get(f, t, MDK_PROF);
  uint32_t at = prof_first_weight(f->m, p, 2);
  if (!at) return;
  const MdRec *r = md_rec(f->m, p);
  Md ops[4];
  for (uint32_t j = 0; j < r->n; j++) ops[j] = r->ops[j < at ? j : 2 * at + 1 - j];
  md_set(f, t, MDK_PROF, md_tuple(f->m, ops, r->n, false));
}
bool prof_entry_count(const Fn *f, uint64_t *n) {
  const Global *g = fn_glob(f);
  for (uint32_t i = 0; i < g->nmd; i++) {
    if (g->md[i].kind != MDK_PROF) continue;
    const MdRec *r = md_rec(f->m, g->md[i].node);
    if (r->form != MDF_TUPLE || r->n < 2 || !r->ops[0] || !r->ops[1]) continue;
    const MdRec *tag = md_rec(f->m, r->ops[0]);
    if (tag->form == MDF_STRING && str_eq(tag->str, STR("function_entry_count")) && md_get_int(f->m, r->ops[1], n) &&
        *n != UINT64_MAX)
      return true;
  }
  return false;
}
