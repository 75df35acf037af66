/* cgp_profile.c: codegenprepare says in which section a function belongs: !section_prefix "hot", "unlikely", "unknown".
 *
 * A function marked hot, or for which the module's profile (the flag "ProfileSummary") says so: its entry count, the
 * sum of the counts of its calls where the profile was sampled, or the count of a block is at least that of the blocks
 * that make up 99 % of all execution. Unlikely: marked cold, or entry, calls and every block are at most as frequent
 * as what lies outside of 99.9999 %. Unknown: a partial sampled profile says nothing of it (knob
 * profile-unknown-in-special-section, off). Knob profile-guided-section-prefix. Nothing is computed differently. Cost:
 * linear. Source: LLVM's CodeGenPrepare and ProfileSummaryInfo (public design). */
#include "analysis/cfg/block_freq.h"
#include "ir/md.h"
#include "ir/prof.h"
#include "passes/codegen/cgp_int.h"

enum { CUTOFF_HOT = 990000, CUTOFF_COLD = 999999 }; /* of a million */
typedef struct Summary {
  bool sampled, partial;
  uint64_t hot, cold; /* counts from which on, up to which */
} Summary;

static const MdRec *tuple_of(const Module *m, Md md, uint32_t n) {
  const MdRec *r = md ? md_rec(m, md) : NULL;
  return r && r->form == MDF_TUPLE && r->n >= n ? r : NULL;
}
static bool is_text(const Module *m, Md md, Str s) {
  return md && md_rec(m, md)->form == MDF_STRING && str_eq(md_rec(m, md)->str, s);
}
/* The least count of the first row of the detailed summary that reaches the cutoff. */
static bool threshold(const Module *m, const MdRec *rows, uint64_t cutoff, uint64_t *out) {
  for (uint32_t i = 0; i < rows->n; i++) {
    const MdRec *r = tuple_of(m, rows->ops[i], 3);
    uint64_t x;
    if (r && md_get_int(m, r->ops[0], &x) && x >= cutoff) return md_get_int(m, r->ops[1], out);
  }
  return false;
}
static bool summary_of(const Module *m, Summary *s) {
  const MdRec *all = tuple_of(m, md_module_flag(m, STR("ProfileSummary")), 1);
  bool found = false;
  uint64_t partial;
  *s = (Summary){.sampled = false};
  for (uint32_t i = 0; all && i < all->n; i++) {
    const MdRec *r = tuple_of(m, all->ops[i], 2);
    if (!r) continue;
    if (is_text(m, r->ops[0], STR("ProfileFormat"))) s->sampled = is_text(m, r->ops[1], STR("SampleProfile"));
    if (is_text(m, r->ops[0], STR("IsPartialProfile"))) s->partial = md_get_int(m, r->ops[1], &partial) && partial != 0;
    if (!is_text(m, r->ops[0], STR("DetailedSummary"))) continue;
    const MdRec *rows = tuple_of(m, r->ops[1], 1);
    found = rows && threshold(m, rows, CUTOFF_HOT, &s->hot) && threshold(m, rows, CUTOFF_COLD, &s->cold);
  }
  return found;
}
/* How often the function's calls ran, as a sampled profile says. */
static uint64_t calls(const Fn *f) {
  uint64_t sum = 0;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) {
      uint64_t w;
      if (is_call(f, v) && prof_weights(f, v, &w, 1)) sum = sum + w < sum ? UINT64_MAX : sum + w;
    }
  return sum;
}
static Str by_profile(Fn *f) {
  Summary s;
  uint64_t entry, n;
  if (!summary_of(f->m, &s)) return (Str){0};
  bool counted = prof_entry_count(f, &entry), cold = true;
  if (counted) {
    if (entry >= s.hot) return STR("hot");
    cold = entry <= s.cold;
  }
  if (s.sampled) {
    n = calls(f);
    if (n >= s.hot) return STR("hot");
    cold &= n <= s.cold;
  }
  if (!counted) return (Str){0};
  const BlockFreq *q = block_freq(f);
  FOR_EACH_BLK(f, b) {
    bool known = block_count(f, q, b, &n);
    if (known && n >= s.hot) return STR("hot");
    cold &= known && n <= s.cold;
  }
  return cold ? STR("unlikely") : (Str){0};
}

static bool is_unknown(const Fn *f) {
  Summary s;
  uint64_t entry;
  (void)summary_of(f->m, &s);
  return s.sampled && s.partial && !prof_entry_count(f, &entry);
}

typedef struct Prefix {
  Glob fn;
  Md node;
} Prefix;
static void install(Module *m, void *data, PassCtx *px) {
  (void)px;
  Prefix *p = data;
  Global *g = glob(m, p->fn);
  uint32_t at = 0;
  while (at < g->nmd && g->md[at].kind < MDK_SECTION_PREFIX) at++;
  if (at < g->nmd && g->md[at].kind == MDK_SECTION_PREFIX) {
    g->md[at].node = p->node;
  } else {
    MdAttach *md = ARENA_ARRAY(&m->arena, MdAttach, g->nmd + 1);
    for (uint32_t i = 0; i < g->nmd; i++) md[i + (i >= at)] = g->md[i];
    md[at] = (MdAttach){MDK_SECTION_PREFIX, p->node};
    g->md = md;
    g->nmd++;
  }
  mem_free(p);
}
bool cgp_section_prefix(Cgp *c) {
  Fn *f = c->f;
  Module *m = f->m;
  if (!cgp_knob(c, KNOB_PROFILE_GUIDED_SECTION_PREFIX)) return false;
  AttrSet fa = attrlist_fn(m, fn_glob(f)->fattrs);
  Str s = attrset_has(m, fa, ATTR_HOT) ? STR("hot") : by_profile(f);
  if (!s.n && attrset_has(m, fa, ATTR_COLD)) s = STR("unlikely");
  if (!s.n && cgp_knob(c, KNOB_PROFILE_UNKNOWN_SECTION) && is_unknown(f)) s = STR("unknown");
  if (!s.n) return false;
  Md ops[2];
  ops[0] = md_string(m, STR("section_prefix"));
  ops[1] = md_string(m, s);
  Md node = md_tuple(m, ops, 2, false);
  const Global *g = fn_glob(f);
  for (uint32_t i = 0; i < g->nmd; i++)
    if (g->md[i].kind == MDK_SECTION_PREFIX && g->md[i].node == node) return false;
  Prefix *p = mem_alloc(sizeof *p);
  *p = (Prefix){f->id, node};
  pass_at_barrier(c->px, install, p);
  return true;
}
