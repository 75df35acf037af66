/* report.c: what a run tells besides code and remarks: tables of times and statistics, line differences. */
#include "ir/cap.h"
#include "passes/pipeline/manager.h"
#include "passes/stat.h"
#include <stdio.h>
#include <stdlib.h>

/* ---- tables ---- */

typedef struct Row {
  uint32_t config;
  PassTime t;
} Row;
static int by_time(const void *a, const void *b) {
  const Row *x = a, *y = b;
  if (x->t.ns != y->t.ns) return x->t.ns > y->t.ns ? -1 : 1;
  return x->config < y->config ? -1 : x->config > y->config;
}

void report_times(const Manager *mg, StrBuf *out) {
  uint32_t n = mg->p->nconfig;
  Row *row = mem_zalloc((n + 1) * sizeof *row);
  uint64_t total = 0;
  for (uint32_t c = 0; c < n; c++) {
    row[c].config = c;
    for (unsigned w = 0; w < mg->nworkers; w++) {
      const PassTime *t = &mg->worker[w].time[c];
      row[c].t.ns += t->ns, row[c].t.runs += t->runs, row[c].t.changed += t->changed, row[c].t.skipped += t->skipped,
          row[c].t.visited += t->visited;
    }
    total += row[c].t.ns;
  }
  qsort(row, n, sizeof *row, by_time);
  sb_lit(out, "===-------------------------------------------------------------------------===\n"
              "                         Pass execution timing report\n"
              "===-------------------------------------------------------------------------===\n");
  sb_fmt(out, "  Total processor time of passes: %.4f seconds, %u thread%s\n\n", (double)total / 1e9, mg->nworkers,
         mg->nworkers == 1 ? "" : "s");
  sb_lit(out, "   --CPU time--   ----%   runs  changed  skipped    visited  --- Name ---\n");
  for (uint32_t i = 0; i < n; i++) {
    const PassTime *t = &row[i].t;
    sb_fmt(out, "  %13.4f  %5.1f%% %6llu %8llu %8llu %10llu  ", (double)t->ns / 1e9,
           total ? 100.0 * (double)t->ns / (double)total : 0.0, (unsigned long long)t->runs,
           (unsigned long long)t->changed, (unsigned long long)t->skipped, (unsigned long long)t->visited);
    pipe_node_print(mg->p->configs.p[row[i].config], out);
    sb_ch(out, '\n');
  }
  sb_ch(out, '\n');
  mem_free(row);
}

typedef struct StatInfo {
  const char *id, *pass, *text;
} StatInfo;
static const StatInfo stat_info[ST_COUNT] = {
#define STAT(ID, PASS, TEXT) [ST_##ID] = {#ID, PASS, TEXT},
#include "passes/stats.def"
#undef STAT
};

typedef struct CapInfo {
  const char *id, *owner, *most;
} CapInfo;
static const CapInfo cap_info[CAP_COUNT] = {
#define CAP(ID, OWNER, VALUE, DOC) [CAP_ID_##ID] = {#ID, OWNER, "at most " #VALUE " " DOC},
#include "ir/caps.def"
#undef CAP
};
static uint64_t cap_hits(const Manager *mg, unsigned id) {
  return atomic_load_explicit(&mg->m->ctx->caps->n[id], memory_order_relaxed);
}

static uint64_t rule_hits(const Manager *mg, uint32_t rule) {
  uint64_t n = 0;
  for (unsigned w = 0; w < mg->nworkers; w++)
    if (mg->worker[w].rules.hits) n += mg->worker[w].rules.hits[rule];
  return n;
}

void report_stats(const Manager *mg, StrBuf *out) {
  uint64_t sum[ST_COUNT] = {0};
  size_t width = 0, pass_width = 0;
  for (unsigned i = 0; i < ST_COUNT; i++) {
    for (unsigned w = 0; w < mg->nworkers; w++) sum[i] += mg->worker[w].stats[i];
    char tmp[24];
    size_t n = (size_t)snprintf(tmp, sizeof tmp, "%llu", (unsigned long long)sum[i]), pn = strlen(stat_info[i].pass);
    if (sum[i] && n > width) width = n;
    if (sum[i] && pn > pass_width) pass_width = pn;
  }
  if (mg->o->stats_json) {
    bool any = false;
    sb_lit(out, "{\n");
    for (unsigned i = 0; i < ST_COUNT; i++)
      if (sum[i]) {
        sb_fmt(out, "%s\t\"%s.%s\": %llu", any ? ",\n" : "", stat_info[i].pass, stat_info[i].id,
               (unsigned long long)sum[i]);
        any = true;
      }
    for (unsigned i = 0; i < CAP_COUNT; i++) {
      uint64_t hits = cap_hits(mg, i);
      if (!hits) continue;
      sb_fmt(out, "%s\t\"cap.%s\": %llu", any ? ",\n" : "", cap_info[i].id, (unsigned long long)hits);
      any = true;
    }
    for (uint32_t i = 0; i < RULES_LIMIT; i++) {
      uint64_t hits = rule_hits(mg, i);
      if (!hits) continue;
      sb_fmt(out, "%s\t\"rule.%s\": %llu", any ? ",\n" : "", rule_name(i), (unsigned long long)hits);
      any = true;
    }
    sb_lit(out, "\n}\n");
    return;
  }
  sb_lit(out, "===-------------------------------------------------------------------------===\n"
              "                          ... Statistics Collected ...\n"
              "===-------------------------------------------------------------------------===\n\n");
  for (unsigned i = 0; i < ST_COUNT; i++)
    if (sum[i])
      sb_fmt(out, "%*llu %-*s - %s\n", (int)width, (unsigned long long)sum[i], (int)pass_width, stat_info[i].pass,
             stat_info[i].text);
  for (unsigned i = 0; i < CAP_COUNT; i++) {
    uint64_t hits = cap_hits(mg, i);
    if (hits)
      sb_fmt(out, "%*llu cap %s - %s\n", (int)width, (unsigned long long)hits, cap_info[i].owner, cap_info[i].most);
  }
  for (uint32_t i = 0; i < RULES_LIMIT; i++) {
    uint64_t hits = rule_hits(mg, i);
    if (hits) sb_fmt(out, "%*llu rule - %s\n", (int)width, (unsigned long long)hits, rule_name(i));
  }
  sb_ch(out, '\n');
}

static uint64_t stat_sum(const Manager *mg, StatId s) {
  uint64_t n = 0;
  for (unsigned w = 0; w < mg->nworkers; w++) n += mg->worker[w].stats[s];
  return n;
}
static void share(StrBuf *out, uint64_t n, uint64_t sum, const char *what) {
  sb_fmt(out, "  %llu %s responses (%llu.%llu%%)\n", (unsigned long long)n, what, (unsigned long long)(n * 100 / sum),
         (unsigned long long)(n * 1000 / sum % 10));
}
void report_aa_eval(const Manager *mg, StrBuf *out) {
  if (!stat_sum(mg, ST_AA_FUNCTIONS)) return;
  uint64_t no = stat_sum(mg, ST_AA_NO), may = stat_sum(mg, ST_AA_MAY), part = stat_sum(mg, ST_AA_PARTIAL),
           must = stat_sum(mg, ST_AA_MUST);
  uint64_t none = stat_sum(mg, ST_AA_NOMODREF), mod = stat_sum(mg, ST_AA_MOD), ref = stat_sum(mg, ST_AA_REF),
           both = stat_sum(mg, ST_AA_MODREF);
  uint64_t s = no + may + part + must, c = none + mod + ref + both;
  sb_lit(out, "===== Alias Analysis Evaluator Report =====\n");
  if (!s) sb_lit(out, "  Alias Analysis Evaluator Summary: No pointers!\n");
  else {
    sb_fmt(out, "  %llu Total Alias Queries Performed\n", (unsigned long long)s);
    share(out, no, s, "no alias"), share(out, may, s, "may alias"), share(out, part, s, "partial alias"),
        share(out, must, s, "must alias");
    sb_fmt(out, "  Alias Analysis Evaluator Pointer Alias Summary: %llu%%/%llu%%/%llu%%/%llu%%\n",
           (unsigned long long)(no * 100 / s), (unsigned long long)(may * 100 / s),
           (unsigned long long)(part * 100 / s), (unsigned long long)(must * 100 / s));
  }
  if (!c) {
    sb_lit(out, "  Alias Analysis Mod/Ref Evaluator Summary: no mod/ref!\n");
    return;
  }
  sb_fmt(out, "  %llu Total ModRef Queries Performed\n", (unsigned long long)c);
  share(out, none, c, "no mod/ref"), share(out, mod, c, "mod"), share(out, ref, c, "ref"),
      share(out, both, c, "mod & ref");
  sb_fmt(out, "  Alias Analysis Evaluator Mod/Ref Summary: %llu%%/%llu%%/%llu%%/%llu%%\n",
         (unsigned long long)(none * 100 / c), (unsigned long long)(mod * 100 / c), (unsigned long long)(ref * 100 / c),
         (unsigned long long)(both * 100 / c));
}

/* ---- differences ---- */

enum { DIFF_MAX_CELLS = 4 << 20 }; /* beyond: the whole changed middle as removed, then added */

static uint32_t split_lines(Str s, Str **lines) {
  uint32_t n = 0, at = 0;
  for (uint32_t i = 0; i < s.n; i++) n += s.p[i] == '\n';
  Str *l = *lines = mem_alloc((n + 2) * sizeof *l);
  n = 0;
  while (at < s.n) {
    const char *nl = memchr(s.p + at, '\n', s.n - at);
    uint32_t len = nl ? (uint32_t)(nl - s.p) - at : s.n - at;
    l[n++] = (Str){s.p + at, len};
    at += len + 1;
  }
  return n;
}

static void put_line(StrBuf *out, char sign, Str l) {
  sb_ch(out, sign);
  sb_str(out, l);
  sb_ch(out, '\n');
}

/* Lines of a and b with ' ', '-' and '+' before them; longest common subsequence of what differs between the common
 * ends. */
void diff_lines(Str a, Str b, StrBuf *out) {
  Str *x, *y;
  uint32_t nx = split_lines(a, &x), ny = split_lines(b, &y), lo = 0;
  while (lo < nx && lo < ny && str_eq(x[lo], y[lo])) put_line(out, ' ', x[lo]), lo++;
  uint32_t ex = nx, ey = ny;
  while (ex > lo && ey > lo && str_eq(x[ex - 1], y[ey - 1])) ex--, ey--;
  uint32_t w = ex - lo, h = ey - lo;
  if ((uint64_t)(w + 1) * (h + 1) > DIFF_MAX_CELLS) {
    for (uint32_t i = lo; i < ex; i++) put_line(out, '-', x[i]);
    for (uint32_t j = lo; j < ey; j++) put_line(out, '+', y[j]);
  } else {
    uint32_t *t = mem_zalloc((size_t)(w + 1) * (h + 1) * sizeof *t), row = h + 1;
    for (uint32_t i = w; i-- > 0;)
      for (uint32_t j = h; j-- > 0;)
        t[i * row + j] = str_eq(x[lo + i], y[lo + j]) ? t[(i + 1) * row + j + 1] + 1
                                                      : u32_max(t[(i + 1) * row + j], t[i * row + j + 1]);
    uint32_t i = 0, j = 0;
    while (i < w || j < h) {
      if (i < w && j < h && str_eq(x[lo + i], y[lo + j])) put_line(out, ' ', x[lo + i]), i++, j++;
      else if (i < w && (j == h || t[(i + 1) * row + j] >= t[i * row + j + 1])) put_line(out, '-', x[lo + i++]);
      else put_line(out, '+', y[lo + j++]);
    }
    mem_free(t);
  }
  for (uint32_t i = ex; i < nx; i++) put_line(out, ' ', x[i]);
  mem_free(x);
  mem_free(y);
}
