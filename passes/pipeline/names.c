/* names.c: what to say about a name in a pipeline that nothing has, or that cannot stand where it does (contract in
 * pipeline.h).
 *
 *   unknown pass name 'domtree'; it is an analysis: print<domtree>, require<domtree>, invalidate<domtree>,
 *   verify<domtree> unknown pass name 'print<domtre>'; did you mean 'print<domtree>'? unknown function pass
 *   'globaldce'; it is a module pass */
#include "passes/pass_id.h"
#include "passes/pipeline/pipeline.h"
#include <stdio.h>

enum { NAME_MAX_LEN = 64, SUGGEST_MAX = 3 };

static const char *const level_name[] = {"module", "cgscc", "function", "loop", "loop"};
static const char *const service[] = {"print", "require", "invalidate", "verify"};
enum { SV_PRINT, SV_REQUIRE, SV_INVALIDATE, SV_VERIFY };

/* Edits (insert, delete, change, swap of neighbours) that turn a into b; > limit when more are needed. O(|a| |b|),
 * names are short. */
static uint32_t edit_distance(Str a, Str b, uint32_t limit) {
  if (a.n > NAME_MAX_LEN || b.n > NAME_MAX_LEN || (a.n > b.n ? a.n - b.n : b.n - a.n) > limit) return limit + 1;
  uint32_t row[3][NAME_MAX_LEN + 1];
  for (uint32_t j = 0; j <= b.n; j++) row[0][j] = j;
  for (uint32_t i = 1; i <= a.n; i++) {
    uint32_t *r = row[i % 3], *up = row[(i - 1) % 3], *up2 = row[(i + 1) % 3];
    r[0] = i;
    for (uint32_t j = 1; j <= b.n; j++) {
      r[j] = u32_min(u32_min(up[j], r[j - 1]) + 1, up[j - 1] + (a.p[i - 1] != b.p[j - 1]));
      if (i > 1 && j > 1 && a.p[i - 1] == b.p[j - 2] && a.p[i - 2] == b.p[j - 1]) r[j] = u32_min(r[j], up2[j - 2] + 1);
    }
  }
  return row[a.n % 3][b.n];
}

static bool suggest(StrBuf *out, Str wrong, const char *const *names, uint32_t n, const char *open, const char *close) {
  uint32_t best = wrong.n < 4 ? 1 : wrong.n / 3, found = 0;
  const char *near[SUGGEST_MAX];
  if (!wrong.n) return false;
  for (uint32_t i = 0; i < n; i++) {
    uint32_t d = edit_distance(wrong, str_of(names[i]), best);
    if (d > best) continue;
    if (d < best) found = 0, best = d;
    bool known = false;
    for (uint32_t k = 0; k < found; k++) known |= strcmp(near[k], names[i]) == 0;
    if (!known && found < SUGGEST_MAX) near[found++] = names[i];
  }
  for (uint32_t k = 0; k < found; k++)
    sb_fmt(out, "%s'%s%s%s'", k == 0 ? "; did you mean " : k + 1 == found ? " or " : ", ", open, near[k], close);
  if (found) sb_ch(out, '?');
  return found > 0;
}

bool suggest_names(StrBuf *out, Str wrong, const char *const *names, uint32_t n) {
  return suggest(out, wrong, names, n, "", "");
}

static bool offers(const AnalysisInfo *a, unsigned sv) {
  return sv == SV_PRINT ? a->print_fn || a->print_module : sv == SV_VERIFY ? a->verify != NULL : true;
}

/* print<x>, require<x> and so on with `in` between the < and the last >. */
static void explain_analysis(StrBuf *out, unsigned sv, Str in) {
  const char *second = in.n ? memmem(in.p, in.n, "><", 2) : NULL;
  Str name = second ? (Str){in.p, (uint32_t)(second - in.p)} : in;
  const AnalysisInfo *a = NULL;
  const char *names[ANR_COUNT];
  uint32_t n = 0, row = 0;
  for (uint32_t i = 0; i < ANR_COUNT; i++) {
    if (str_eq(str_of(analysis_info[i].name), name)) a = &analysis_info[i], row = i;
    if (offers(&analysis_info[i], sv)) names[n++] = analysis_info[i].name;
  }
  if (!a) {
    char open[32];
    snprintf(open, sizeof open, "%s<", service[sv]);
    if (!suggest(out, name, names, n, open, ">")) sb_lit(out, "; nvopt --print-passes lists the analyses");
    return;
  }
  if (!offers(a, sv)) {
    sb_fmt(out, "; analysis '%s' has nothing to %s", a->name, service[sv]);
    return;
  }
  if (!second) {
    sb_fmt(out, "; '%s' is a %s analysis", a->name, level_name[a->level]);
    return;
  }
  bool any = false;
  for (uint32_t i = 0; i < print_variant_count && sv == SV_PRINT; i++)
    if (print_variant[i].row == row) {
      sb_fmt(out, "%s'%s'", any ? ", " : "; the parameter of this print is ", print_variant[i].parameter);
      any = true;
    }
  if (!any) sb_fmt(out, "; %s<%s> takes no parameter", service[sv], a->name);
}

void explain_name(StrBuf *out, Str name) {
  const char *lt = name.n ? memchr(name.p, '<', name.n) : NULL;
  Str base = lt ? (Str){name.p, (uint32_t)(lt - name.p)} : name;
  if (lt && name.p[name.n - 1] != '>') {
    sb_lit(out, "; its '<' is not closed");
    return;
  }
  for (unsigned sv = 0; lt && sv < ARRAY_LEN(service); sv++)
    if (str_eq(base, str_of(service[sv]))) {
      explain_analysis(out, sv, (Str){lt + 1, name.n - base.n - 2});
      return;
    }
  const char *names[PASS_COUNT + 9];
  uint32_t n = 0;
  for (uint32_t i = 0; i < PASS_COUNT; i++) {
    names[n++] = pass_info[i].name;
    if (!str_eq(str_of(pass_info[i].name), base)) continue;
    if (lt && !*pass_info[i].options) sb_fmt(out, "; '%s' takes no parameters", pass_info[i].name);
    else sb_fmt(out, "; it is a %s pass", level_name[pass_info[i].level]);
    return;
  }
  for (uint32_t i = 0; i < ANR_COUNT; i++) {
    const AnalysisInfo *a = &analysis_info[i];
    if (!str_eq(str_of(a->name), base)) continue;
    sb_lit(out, "; it is an analysis:");
    bool any = false;
    for (unsigned sv = 0; sv < ARRAY_LEN(service); sv++)
      if (offers(a, sv)) {
        sb_fmt(out, "%s %s<%s>", any ? "," : "", service[sv], a->name);
        any = true;
      }
    return;
  }
  static const struct {
    const char *name, *use;
  } more[] = {{"module", "module(...)"},    {"cgscc", "cgscc(...)"},         {"function", "function(...)"},
              {"loop", "loop(...)"},        {"loop-mssa", "loop-mssa(...)"}, {"repeat", "repeat<N>(...)"},
              {"devirt", "devirt<N>(...)"}, {"default", "default<O3>"},      {"nvopt", "nvopt<O3>"}};
  for (uint32_t i = 0; i < ARRAY_LEN(more); i++) {
    names[n++] = more[i].name;
    if (!str_eq(str_of(more[i].name), base)) continue;
    sb_fmt(out, "; it stands as %s", more[i].use);
    return;
  }
  if (name.n && !suggest_names(out, base, names, n)) sb_lit(out, "; nvopt --print-passes lists them");
}
