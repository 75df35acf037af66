/* report.c: tables. Times first, where there are any, then what is counted in the files, which is static: it says
 * nothing of how often an instruction runs. Ratios are to the reference compiler; their mean is geometric, over the
 * kernels that both have. */
#include "bench/gpu/report.h"

typedef uint32_t (*CountOf)(const Measure *m);
static uint32_t regs_of(const Measure *m) { return m->regs >= 0 ? (uint32_t)m->regs : m->code.regs; }
static uint32_t local_of(const Measure *m) { return m->local >= 0 ? (uint32_t)m->local : m->code.local; }
static uint32_t shared_of(const Measure *m) { return m->code.shared; }
static uint32_t sass_of(const Measure *m) { return m->code.sass; }
static uint32_t loops_of(const Measure *m) { return m->code.sass_loops; }
static uint32_t loads_of(const Measure *m) { return m->code.loads_loops; }
static uint32_t stores_of(const Measure *m) { return m->code.stores_loops; }
static uint32_t local_ops_of(const Measure *m) { return m->code.local_ops; }
static const struct {
  const char *title, *key;
  CountOf of;
  bool sum; /* zeros are usual: sums say more than a mean of ratios */
} counts[] = {{"registers", "regs", regs_of, false},
              {"local bytes", "local", local_of, true},
              {"SASS", "sass", sass_of, false},
              {"SASS in loops", "sass_loops", loops_of, false},
              {"loads in loops", "loads_loops", loads_of, false},
              {"stores in loops", "stores_loops", stores_of, false},
              {"local accesses", "local_ops", local_ops_of, true},
              {"shared bytes", "shared", shared_of, true}};
static const char *const status_names[] = {"not run", "ok", "no cubin", "no answer", "fault", "wrong"};

static void cell(StrBuf *out, int width, const char *fmt, double x) {
  char buf[64];
  StrBuf b = {0};
  sb_fmt(&b, fmt, x);
  size_t n = u64_min(b.n, sizeof buf - 1);
  memcpy(buf, b.p, n);
  buf[n] = 0;
  sb_free(&b);
  sb_fmt(out, "%*s", width, buf);
}
static void ratio_cell(StrBuf *out, double ratio, const char *fmt) {
  if (ratio > 0) cell(out, 8, fmt, ratio);
  else sb_fmt(out, "%8s", "");
}
static void header(const Report *r, const char *what, int width, StrBuf *out) {
  sb_fmt(out, "\n%-22s", what);
  for (uint32_t k = 0; k < r->cfg->ncompilers; k++) sb_fmt(out, "%*s", width, r->cfg->compiler[k]);
  sb_ch(out, '\n');
}

static void times(const Report *r, StrBuf *out) {
  Geomean g[MAX_COMPILERS] = {0};
  const uint32_t ref = r->cfg->reference;
  header(r, "microseconds", 24, out);
  for (uint32_t i = 0; i < r->n; i++) {
    const Row *w = &r->row[i];
    sb_fmt(out, "%-22s", w->name);
    for (uint32_t k = 0; k < r->cfg->ncompilers; k++) {
      const Measure *m = &w->m[k];
      if (!m->timed) {
        sb_fmt(out, "%24s", status_names[m->status]);
        continue;
      }
      /* the median, half of the distance of the quartiles in percent, the ratio */
      double half = m->us.median > 0 ? (m->us.high - m->us.low) / 2 / m->us.median * 100 : 0;
      cell(out, 10, "%.1f", m->us.median);
      cell(out, 7, "\302\261%.1f%%", half);
      ratio_cell(out, m->ratio.median, "%.3f");
      geomean_add(&g[k], m->ratio.median);
    }
    sb_ch(out, '\n');
  }
  sb_fmt(out, "%-22s", "geometric mean");
  for (uint32_t k = 0; k < r->cfg->ncompilers; k++) {
    sb_fmt(out, "%16s", k == ref ? "reference" : "");
    ratio_cell(out, geomean(&g[k]), "%.3f");
  }
  sb_ch(out, '\n');
}

/* All that have the kernel have the same. */
static bool all_same(const Report *r, const Row *w, CountOf of) {
  const Measure *first = NULL;
  for (uint32_t k = 0; k < r->cfg->ncompilers; k++) {
    if (!w->m[k].has_code) continue;
    if (first && of(first) != of(&w->m[k])) return false;
    first = &w->m[k];
  }
  return first != NULL;
}

/* Kernels where all are the same count in the mean, and are not shown. */
static void counted(const Report *r, uint32_t what, StrBuf *out) {
  Geomean g[MAX_COMPILERS] = {0};
  uint64_t sum[MAX_COMPILERS] = {0}, ref_sum[MAX_COMPILERS] = {0};
  const uint32_t ref = r->cfg->reference;
  CountOf of = counts[what].of;
  uint32_t same = 0;
  for (uint32_t i = 0; i < r->n; i++) same += r->cfg->ncompilers > 1 && all_same(r, &r->row[i], of);
  if (same == r->n) return;
  header(r, counts[what].title, 16, out);
  for (uint32_t i = 0; i < r->n; i++) {
    const Row *w = &r->row[i];
    const bool shown = r->cfg->ncompilers == 1 || !all_same(r, w, of);
    if (shown) sb_fmt(out, "%-22s", w->name);
    for (uint32_t k = 0; k < r->cfg->ncompilers; k++) {
      const Measure *m = &w->m[k], *base = &w->m[ref];
      double ratio = m->has_code && base->has_code && of(base) ? (double)of(m) / of(base) : 0;
      if (shown) {
        if (m->has_code) sb_fmt(out, "%8u", of(m));
        else sb_fmt(out, "%8s", "-");
        ratio_cell(out, ratio, "%.2f");
      }
      geomean_add(&g[k], ratio);
      if (!m->has_code) continue;
      if (!base->has_code) continue;
      sum[k] += of(m);
      ref_sum[k] += of(base);
    }
    if (shown) sb_ch(out, '\n');
  }
  if (same) sb_fmt(out, "%-22s%8u\n", "the same by all", same);
  sb_fmt(out, "%-22s", counts[what].sum ? "sum" : "geometric mean");
  for (uint32_t k = 0; k < r->cfg->ncompilers; k++) {
    if (counts[what].sum) sb_fmt(out, "%8llu", (unsigned long long)sum[k]);
    else sb_fmt(out, "%8s", k == ref ? "ref." : "");
    ratio_cell(out, !counts[what].sum ? geomean(&g[k]) : ref_sum[k] ? (double)sum[k] / (double)ref_sum[k] : 0, "%.3f");
  }
  sb_ch(out, '\n');
}

void report_table(const Report *r, StrBuf *out) {
  bool any = false;
  if (r->device) sb_fmt(out, "%s\n", r->device);
  else sb_lit(out, "static: counted in the cubins, nothing was run\n");
  for (uint32_t i = 0; i < r->n; i++)
    for (uint32_t k = 0; k < r->cfg->ncompilers; k++) any |= r->row[i].m[k].timed;
  if (any) times(r, out);
  bool code = false;
  for (uint32_t i = 0; i < r->n; i++)
    for (uint32_t k = 0; k < r->cfg->ncompilers; k++) code |= r->row[i].m[k].has_code;
  for (uint32_t w = 0; code && w < ARRAY_LEN(counts); w++) counted(r, w, out);
  if (r->device) sb_ch(out, '\n');
  for (uint32_t i = 0; i < r->n; i++) {
    if (r->row[i].error[0]) sb_fmt(out, "%s: %s\n", r->row[i].name, r->row[i].error);
    for (uint32_t k = 0; k < r->cfg->ncompilers; k++) {
      const Measure *m = &r->row[i].m[k];
      if (m->status >= JUDGE_RUNS)
        sb_fmt(out, "%s by %s: %s: %s\n", r->row[i].name, r->cfg->compiler[k], status_names[m->status], m->note);
    }
  }
  if (r->device && report_clean(r)) sb_lit(out, "all results agree\n");
}

bool report_clean(const Report *r) {
  for (uint32_t i = 0; i < r->n; i++) {
    if (r->row[i].error[0]) return false;
    for (uint32_t k = 0; k < r->cfg->ncompilers; k++)
      if (r->row[i].m[k].status >= JUDGE_RUNS) return false;
  }
  return true;
}

/* ---- JSON ---- */
static void text(StrBuf *out, const char *s) {
  sb_ch(out, '"');
  for (; *s; s++)
    if (*s == '"' || *s == '\\') sb_fmt(out, "\\%c", *s);
    else if ((unsigned char)*s < 32) sb_fmt(out, "\\u%04x", (unsigned char)*s);
    else sb_ch(out, *s);
  sb_ch(out, '"');
}
static void spread(StrBuf *out, const char *key, Spread s) {
  sb_fmt(out, ", \"%s\": {\"low\": %.6g, \"median\": %.6g, \"high\": %.6g}", key, s.low, s.median, s.high);
}
static void measure_json(const Measure *m, StrBuf *out) {
  sb_fmt(out, "{\"status\": \"%s\"", status_names[m->status]);
  if (m->note[0]) {
    sb_lit(out, ", \"note\": ");
    text(out, m->note);
  }
  for (uint32_t w = 0; m->has_code && w < ARRAY_LEN(counts); w++)
    sb_fmt(out, ", \"%s\": %u", counts[w].key, counts[w].of(m));
  if (m->timed) {
    sb_fmt(out, ", \"rounds\": %u, \"launches\": %u", m->rounds, m->launches);
    spread(out, "us", m->us);
    spread(out, "ratio", m->ratio);
  }
  sb_ch(out, '}');
}
void report_json(const Report *r, StrBuf *out) {
  sb_lit(out, "{\"device\": ");
  if (r->device) text(out, r->device);
  else sb_lit(out, "null");
  sb_lit(out, ", \"cubins\": ");
  text(out, r->cubins);
  sb_lit(out, ", \"reference\": ");
  text(out, r->cfg->compiler[r->cfg->reference]);
  sb_lit(out, ",\n \"kernels\": {");
  for (uint32_t i = 0; i < r->n; i++) {
    sb_cz(out, i ? ",\n  " : "\n  ");
    text(out, r->row[i].name);
    sb_lit(out, ": {");
    if (r->row[i].error[0]) {
      sb_lit(out, "\"error\": ");
      text(out, r->row[i].error);
      if (r->cfg->ncompilers) sb_lit(out, ", ");
    }
    for (uint32_t k = 0; k < r->cfg->ncompilers; k++) {
      if (k) sb_lit(out, ",\n   ");
      text(out, r->cfg->compiler[k]);
      sb_lit(out, ": ");
      measure_json(&r->row[i].m[k], out);
    }
    sb_ch(out, '}');
  }
  sb_lit(out, "\n }}\n");
}
