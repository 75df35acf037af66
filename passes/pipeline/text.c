/* text.c: the text of pipelines, in and out (grammar in pipeline.h; wording of messages as opt's where opt has the
 * case).
 *
 *   "sroa,loop(licm)"  ->  function(sroa<preserve-cfg>,loop-mssa(licm<allowspeculation>))
 *
 * Two steps: the text becomes a tree of raw items (names with their <...>, parentheses matched), then each item is
 * looked up at the level of the list it stands in. Caps: PIPE_MAX_DEPTH nested parentheses, PIPE_MAX_TEXT bytes,
 * PIPE_MAX_REPEAT. */
#include "passes/pass_id.h"
#include "passes/pipeline/pipeline.h"
#include <stdio.h>

enum { PIPE_MAX_DEPTH = 64, PIPE_MAX_TEXT = 1 << 20, PIPE_MAX_REPEAT = 1000000, NAME_MAX_LEN = 64 };

static const char *const level_name[] = {"module", "cgscc", "function", "loop", "loop"};

typedef struct Raw Raw;
struct Raw {
  Str name;
  bool nested; /* had parentheses */
  Raw *child, *next;
};
typedef struct Reader {
  Pipeline *p;
  Str text; /* whole, for "invalid pipeline" */
  StrBuf *err;
  bool bad;
} Reader;

static Str base_of(Str s) {
  const char *lt = s.n ? memchr(s.p, '<', s.n) : NULL;
  return lt ? (Str){s.p, (uint32_t)(lt - s.p)} : s;
}

/* What stands between < and the > at the end; false when there is no <...> there. */
static bool inside(Str s, Str *in) {
  Str b = base_of(s);
  if (b.n == s.n || s.p[s.n - 1] != '>') return false;
  *in = (Str){s.p + b.n + 1, s.n - b.n - 2};
  return true;
}

static void error_name(Reader *r, const char *what, Str name) {
  if (r->bad) return;
  r->bad = true;
  sb_fmt(r->err, "unknown %s '%.*s'", what, (int)name.n, name.p);
  explain_name(r->err, name);
}

/* ---- first step ---- */

static Str trim(Str s) {
  while (s.n && (s.p[0] == ' ' || s.p[0] == '\t' || s.p[0] == '\n')) s.p++, s.n--;
  while (s.n && (s.p[s.n - 1] == ' ' || s.p[s.n - 1] == '\t' || s.p[s.n - 1] == '\n')) s.n--;
  return s;
}

static Raw *raw_read(Reader *r) {
  Str t = r->text;
  Raw *root = NULL, **tail = &root, **stack[PIPE_MAX_DEPTH];
  uint32_t depth = 0, i = 0;
  for (;;) {
    uint32_t from = i;
    while (i < t.n && t.p[i] != ',' && t.p[i] != '(' && t.p[i] != ')') i++;
    Raw *x = ARENA_NEW(&r->p->arena, Raw);
    x->name = trim((Str){t.p + from, i - from});
    *tail = x;
    tail = &x->next;
    if (i == t.n) break;
    if (t.p[i] == ',') {
      i++;
      continue;
    }
    if (t.p[i] == '(') {
      if (depth == PIPE_MAX_DEPTH) goto bad;
      x->nested = true;
      stack[depth++] = tail;
      tail = &x->child;
      i++;
      continue;
    }
    while (i < t.n && t.p[i] == ')') { /* closes one or more lists */
      if (!depth) goto bad;
      tail = stack[--depth];
      i++;
    }
    if (i == t.n) break;
    if (t.p[i] != ',') goto bad;
    i++;
  }
  if (!depth) return root;
bad:
  r->bad = true;
  sb_fmt(r->err, "invalid pipeline '%.*s'", (int)t.n, t.p);
  return NULL;
}

/* ---- options of a pass ---- */

/* One item of an option spec (passes.def). */
typedef struct Item {
  Str text;  /* without prefix */
  char form; /* 'f' flag, '?' flag without no-, 'n' number, 'o' optional number, 'c' choice */
  int64_t def;
} Item;

/* Next item of *spec; false at its end. Sets the title when it meets one. */
static bool spec_next(const char **spec, Item *it, Str *title) {
  for (;;) {
    const char *s = *spec;
    if (!*s) return false;
    const char *e = strchr(s, ';');
    size_t n = e ? (size_t)(e - s) : strlen(s);
    *spec = e ? e + 1 : s + n;
    if (*s == '!') {
      if (title) *title = (Str){s + 1, (uint32_t)n - 1};
      continue;
    }
    *it = (Item){{s, (uint32_t)n}, 'f', 0};
    const char *eq = memchr(s, '=', n);
    if (*s == '+' || *s == '?') {
      it->text.p++, it->text.n--;
      if (*s == '?') it->form = '?';
      else it->def = 1;
    } else if (eq) {
      it->text.n = (uint32_t)(eq - s);
      if (eq[1] == '*') it->form = 'o', it->def = -1;
      else {
        it->form = 'n';
        bool neg = eq[1] == '-';
        for (const char *d = eq + 1 + neg; d < s + n; d++) it->def = it->def * 10 + (*d - '0');
        if (neg) it->def = -it->def;
      }
    } else if (memchr(s, '|', n)) it->form = 'c';
    return true;
  }
}

static Str choice_at(Str words, int64_t k) {
  const char *p = words.p, *end = words.p + words.n;
  for (;; k--) {
    const char *bar = memchr(p, '|', (size_t)(end - p)), *stop = bar ? bar : end;
    if (k == 0) return (Str){p, (uint32_t)(stop - p)};
    if (!bar) return (Str){NULL, 0};
    p = bar + 1;
  }
}

static bool decimal(Str s, int64_t *out) {
  if (!s.n || s.n > 18) return false;
  int64_t x = 0;
  for (uint32_t i = 0; i < s.n; i++) {
    if (s.p[i] < '0' || s.p[i] > '9') return false;
    x = x * 10 + (s.p[i] - '0');
  }
  *out = x;
  return true;
}

/* Reads the parameters of a pass into opt. */
static void opts_read(Reader *r, PassId id, Str params, bool given, int64_t *opt) {
  Str title = str_of(pass_info[id].name);
  Item it;
  const char *spec = pass_info[id].options;
  uint32_t n = 0;
  while (spec_next(&spec, &it, &title)) {
    ASSERT(n < PASS_MAX_OPTS);
    opt[n++] = it.def;
  }
  if (!given) return;
  uint32_t at = 0;
  while (at < params.n && !r->bad) {
    const char *semi = memchr(params.p + at, ';', params.n - at);
    uint32_t len = semi ? (uint32_t)(semi - params.p) - at : params.n - at;
    Str w = trim((Str){params.p + at, len});
    at += len + 1;
    if (!w.n) continue;
    bool no = str_starts(w, STR("no-"));
    Str rest = no ? (Str){w.p + 3, w.n - 3} : w;
    const char *eq = memchr(w.p, '=', w.n);
    Str key = eq ? (Str){w.p, (uint32_t)(eq - w.p)} : w;
    bool done = false;
    spec = pass_info[id].options;
    for (uint32_t k = 0; !done && spec_next(&spec, &it, NULL); k++) {
      if (it.form == 'f' || it.form == '?') {
        if (str_eq(w, it.text)) opt[k] = 1, done = true;
        else if (no && it.form == 'f' && str_eq(rest, it.text)) opt[k] = 0, done = true;
      } else if (it.form == 'c') {
        Str c;
        for (int64_t j = 0; !done && (c = choice_at(it.text, j)).p; j++)
          if (str_eq(c, w)) opt[k] = j, done = true;
      } else if (eq && str_eq(key, it.text)) {
        Str val = {eq + 1, w.n - key.n - 1};
        bool neg = val.n && val.p[0] == '-';
        if (neg) val.p++, val.n--;
        done = decimal(val, &opt[k]);
        if (done && neg) opt[k] = -opt[k];
        if (!done) {
          r->bad = true;
          sb_fmt(r->err, "invalid argument to %.*s pass %.*s parameter: '%.*s'", (int)title.n, title.p, (int)key.n,
                 key.p, (int)(w.n - key.n - 1), eq + 1);
          return;
        }
      }
    }
    if (done) continue;
    r->bad = true;
    sb_fmt(r->err, "invalid %.*s pass parameter '%.*s'", (int)title.n, title.p, (int)w.n, w.p);
    char text[PASS_MAX_OPTS * 4][NAME_MAX_LEN];
    const char *names[PASS_MAX_OPTS * 4];
    uint32_t nn = 0;
    spec = pass_info[id].options;
    while (spec_next(&spec, &it, NULL)) {
      for (int64_t j = 0;; j++) {
        Str c = it.form == 'c' ? choice_at(it.text, j) : it.text;
        if (!c.p || nn + 2 > ARRAY_LEN(names)) break;
        names[nn] = text[nn];
        snprintf(text[nn++], NAME_MAX_LEN, "%.*s", (int)c.n, c.p);
        if (it.form == 'f') names[nn] = text[nn], snprintf(text[nn++], NAME_MAX_LEN, "no-%.*s", (int)c.n, c.p);
        if (it.form != 'c') break;
      }
    }
    suggest_names(r->err, key, names, nn);
  }
}

void pipe_node_print(const PipeNode *n, StrBuf *out) {
  sb_cz(out, n->name);
  const char *spec = pass_info[n->pass].options;
  if (!*spec) return;
  Item it;
  bool any = false, open = false;
  for (uint32_t k = 0; spec_next(&spec, &it, NULL); k++) {
    int64_t v = n->opt[k];
    if (!open) sb_ch(out, '<'), open = true;
    if ((it.form == '?' && !v) || (it.form == 'o' && v == -1)) continue;
    if (any) sb_ch(out, ';');
    any = true;
    if (it.form == 'f' && !v) sb_lit(out, "no-");
    sb_str(out, it.form == 'c' ? choice_at(it.text, v) : it.text);
    if (it.form == 'n' || it.form == 'o') {
      sb_ch(out, '=');
      sb_i64(out, v);
    }
  }
  if (open) sb_ch(out, '>');
}

/* ---- second step ---- */

static bool is_loop(PassLevel l) { return l == LV_LOOP || l == LV_LOOPMSSA; }
/* A thing of level `l` may stand in a list of level `at`, wrapped if need be. */
static bool fits(PassLevel l, PassLevel at) { return is_loop(l) || l >= at; }

/* The row of that name which a list of level `at` means: its own level first, then the ones below, from the top. */
static int pass_find(Str base, PassLevel at) {
  int best = -1;
  for (int i = 0; i < PASS_COUNT; i++) {
    PassLevel l = pass_info[i].level;
    if (!str_eq(str_of(pass_info[i].name), base) || !fits(l, at)) continue;
    if (is_loop(at) && is_loop(l)) return i;
    if (best < 0 || l < pass_info[best].level) best = i;
  }
  return best;
}

bool pass_name_known(Str name) { return pass_find(base_of(name), LV_MODULE) >= 0; }

static int analysis_find(Str name) {
  for (int i = 0; i < ANR_COUNT; i++)
    if (str_eq(str_of(analysis_info[i].name), name)) return i;
  return -1;
}

/* "print<x>", "print<x><parameter>", "require<x>", "invalidate<x>", "verify<x>": the kind, the analysis, and 1 + the
 * print's variant; or false. */
static bool analysis_item(Str name, PipeKind *kind, uint32_t *an, int64_t *variant) {
  Str in, base = base_of(name);
  *variant = 0;
  if (!inside(name, &in)) return false;
  if (str_eq(base, STR("print"))) *kind = PIPE_PRINT;
  else if (str_eq(base, STR("require"))) *kind = PIPE_REQUIRE;
  else if (str_eq(base, STR("invalidate"))) *kind = PIPE_INVALIDATE;
  else if (str_eq(base, STR("verify"))) *kind = PIPE_VERIFY;
  else return false;
  if (*kind == PIPE_INVALIDATE && str_eq(in, STR("all"))) {
    *an = ANR_COUNT;
    return true;
  }
  const char *second = in.n ? memmem(in.p, in.n, "><", 2) : NULL;
  Str parameter = {0};
  if (second) {
    parameter = (Str){second + 2, (uint32_t)(in.p + in.n - second - 2)};
    in.n = (uint32_t)(second - in.p);
  }
  int a = analysis_find(in);
  if (a < 0) return false;
  *an = (uint32_t)a;
  if (second) {
    for (uint32_t i = 0; i < print_variant_count && !*variant; i++)
      if (print_variant[i].row == *an && str_eq(str_of(print_variant[i].parameter), parameter)) *variant = i + 1;
    return *variant && *kind == PIPE_PRINT;
  }
  if (*kind == PIPE_VERIFY) return analysis_info[a].verify;
  if (*kind != PIPE_PRINT) return true;
  return analysis_info[a].print_fn || analysis_info[a].print_module;
}

static bool counted(Str name, Str word, int64_t *n) {
  Str in;
  return str_eq(base_of(name), word) && inside(name, &in) && decimal(in, n) && *n <= PIPE_MAX_REPEAT;
}

/* Level of an adaptor's children, or -1. */
static int adaptor(Str name, PipeNode *n) {
  if (str_eq(name, STR("module"))) return LV_MODULE;
  if (str_eq(name, STR("cgscc"))) return LV_CGSCC;
  if (str_eq(name, STR("loop"))) return LV_LOOP;
  if (str_eq(name, STR("loop-mssa"))) return LV_LOOPMSSA;
  if (str_eq(name, STR("function"))) return LV_FUNCTION;
  Str in;
  if (!str_eq(base_of(name), STR("function")) || !inside(name, &in)) return -1;
  while (in.n) {
    const char *semi = memchr(in.p, ';', in.n);
    Str w = {in.p, semi ? (uint32_t)(semi - in.p) : in.n};
    in = semi ? (Str){semi + 1, in.n - w.n - 1} : (Str){in.p, 0};
    if (str_eq(w, STR("eager-inv"))) n->eager_inv = true;
    else if (str_eq(w, STR("no-rerun"))) n->no_rerun = true;
    else return -1;
  }
  return LV_FUNCTION;
}

static PipeNode *conv_list(Reader *r, const Raw *x, PassLevel at);

static PipeNode *node_new(Reader *r, PipeKind k, PassLevel at) {
  PipeNode *n = ARENA_NEW(&r->p->arena, PipeNode);
  n->kind = (uint8_t)k;
  n->level = (uint8_t)at;
  return n;
}

/* Wraps a node made for level `l` so that it may stand at level `at`. */
static PipeNode *wrap(Reader *r, PipeNode *n, PassLevel l, PassLevel at) {
  if (l == at || (is_loop(at) && is_loop(l))) return n;
  if (is_loop(l)) {
    PipeNode *w = node_new(r, PIPE_SEQ, LV_FUNCTION);
    w->inner = (uint8_t)l;
    w->child = n;
    return wrap(r, w, LV_FUNCTION, at);
  }
  PipeNode *w = node_new(r, PIPE_SEQ, at);
  w->inner = (uint8_t)l;
  w->child = n;
  return w;
}

static void runs_again(Pipeline *p, const PipeNode *n) {
  PipeNode *of = p->configs.p[n->config];
  if (!of->again && pass_info[n->pass].level == LV_FUNCTION) of->again = ++p->nagain;
}
static void all_run_again(Pipeline *p, const PipeNode *n) {
  for (; n; n = n->next) {
    if (n->kind == PIPE_PASS) runs_again(p, n);
    all_run_again(p, n->child);
  }
}
static void config_number(Reader *r, PipeNode *n) {
  Pipeline *p = r->p;
  if (pass_info[n->pass].properties & PP_SIMPLIFIES && ++p->nsimplify == 2) p->simplified = ++p->nagain;
  for (uint32_t i = 0; i < p->configs.n; i++)
    if (p->configs.p[i]->pass == n->pass && memcmp(p->configs.p[i]->opt, n->opt, PASS_MAX_OPTS * sizeof *n->opt) == 0) {
      n->config = i;
      runs_again(p, n);
      return;
    }
  n->config = p->nconfig++;
  vec_push(&p->configs, n);
}

/* Where each pass stands first in the list, counted in *at from the front, by PassId. */
static void first_places(const PipeNode *n, uint32_t *place, uint32_t *at) {
  for (; n; n = n->next, ++*at) {
    if (n->kind == PIPE_PASS && place[n->pass] == UINT32_MAX) place[n->pass] = *at;
    first_places(n->child, place, at);
  }
}

const OrderRow order_row[] = {
#define BEFORE(A, B, BECAUSE) {PASS_##A, PASS_##B, BECAUSE},
#include "passes/order.def"
#undef BEFORE
};
const uint32_t order_row_count = ARRAY_LEN(order_row);

bool pipeline_keeps_order(const PipeNode *first, Str tier, StrBuf *err) {
  uint32_t place[PASS_COUNT], at = 0;
  memset(place, 0xff, sizeof place);
  first_places(first, place, &at);
  for (uint32_t i = 0; i < order_row_count; i++) {
    const OrderRow *o = &order_row[i];
    if (place[o->a] == UINT32_MAX || place[o->b] == UINT32_MAX || place[o->a] < place[o->b]) continue;
    sb_fmt(err, "tier '%.*s' runs '%s' after '%s', but it must stand before: %s", (int)tier.n, tier.p,
           pass_info[o->a].name, pass_info[o->b].name, o->because);
    return false;
  }
  return true;
}

static void mark_tier(PipeNode *n) {
  n->of_tier = true;
  for (PipeNode *c = n->child; c; c = c->next) mark_tier(c);
}

/* default<O3>, nvopt<O3>, nvopt<O3;variant>: the tier's nodes, read from its string. */
static PipeNode *tier_nodes(Reader *r, Str name) {
  Str in, variant = {NULL, 0};
  inside(name, &in);
  const char *semi = in.n ? memchr(in.p, ';', in.n) : NULL;
  Str tier = semi ? (Str){in.p, (uint32_t)(semi - in.p)} : in;
  if (semi) variant = (Str){semi + 1, in.n - tier.n - 1};
  const char *text = tier_text(tier, variant);
  if (!text) {
    r->bad = true;
    if (variant.n && tier_text(tier, (Str){NULL, 0}))
      sb_fmt(r->err, "invalid optimization level variant '%.*s'", (int)variant.n, variant.p);
    else sb_fmt(r->err, "invalid optimization level '%.*s'", (int)in.n, in.p);
    return NULL;
  }
  Reader sub = {r->p, str_of(text), r->err, false};
  Raw *raw = raw_read(&sub);
  PipeNode *n = raw ? conv_list(&sub, raw, LV_MODULE) : NULL;
  r->bad |= sub.bad;
  if (!r->bad && !variant.n) r->bad = !pipeline_keeps_order(n, tier, r->err);
  for (PipeNode *i = n; i; i = i->next) mark_tier(i);
  return n;
}

static PipeNode *conv_nested(Reader *r, const Raw *x, PassLevel at) {
  int64_t count;
  PipeNode *n = node_new(r, PIPE_SEQ, at);
  if (counted(x->name, STR("repeat"), &count) && count > 0) {
    n->kind = PIPE_REPEAT;
    n->n = count;
    n->inner = n->level;
    n->child = conv_list(r, x->child, at);
    if (!n->child) return NULL;
    all_run_again(r->p, n->child);
    return n;
  }
  if (counted(x->name, STR("devirt"), &count) && at <= LV_CGSCC) {
    n->kind = PIPE_DEVIRT;
    n->n = count;
    n->level = n->inner = LV_CGSCC;
    n->child = conv_list(r, x->child, LV_CGSCC);
    if (!n->child) return NULL;
    all_run_again(r->p, n->child);
    return wrap(r, n, LV_CGSCC, at);
  }
  int inner = adaptor(x->name, n);
  if (inner < 0 || !fits((PassLevel)inner, at)) {
    r->bad = true;
    sb_fmt(r->err, "invalid use of '%.*s' pass as %s pipeline", (int)x->name.n, x->name.p, level_name[at]);
    return NULL;
  }
  n->inner = (uint8_t)inner;
  n->child = conv_list(r, x->child, (PassLevel)inner);
  if (!n->child) return NULL; /* nothing but names that have no pass here */
  if (is_loop((PassLevel)inner) && at < LV_FUNCTION) {
    n->level = LV_FUNCTION;
    return wrap(r, n, LV_FUNCTION, at);
  }
  return n;
}

/* Whether the name is one of "?name" without a pass; a question mark before another goes. */
static bool is_absent(Str *name) {
  if (name->n < 2 || name->p[0] != '?') return false;
  name->p++, name->n--;
  return pass_find(base_of(*name), LV_MODULE) < 0;
}

static void note_absent(Pipeline *p, Str name) {
  for (uint32_t i = 0; i < p->absent.n; i++)
    if (str_eq(p->absent.p[i], name)) return;
  vec_push(&p->absent, name);
}

static PipeNode *conv_item(Reader *r, const Raw *x, PassLevel at) {
  if (x->nested) return conv_nested(r, x, at);
  Str name = x->name;
  if (is_absent(&name)) {
    note_absent(r->p, name);
    return NULL;
  }
  Str base = base_of(name), in = {0};
  if ((str_eq(base, STR("default")) || str_eq(base, STR("nvopt"))) && inside(name, &in) && at == LV_MODULE)
    return tier_nodes(r, name);
  PipeKind kind;
  uint32_t an;
  int64_t variant;
  if (analysis_item(name, &kind, &an, &variant)) {
    PassLevel l = an == ANR_COUNT ? at : analysis_info[an].level;
    if (fits(l, at)) {
      PipeNode *n = node_new(r, kind, l);
      n->analysis = an;
      n->n = variant;
      return wrap(r, n, l, at);
    }
  }
  int id = pass_find(base, at);
  bool params = inside(name, &in);
  char what[32];
  snprintf(what, sizeof what, "%s pass", level_name[at]);
  if (id < 0 || (params && !*pass_info[id].options) || (!params && base.n != name.n)) {
    error_name(r, what, name);
    return NULL;
  }
  PipeNode *n = node_new(r, PIPE_PASS, pass_info[id].level);
  n->pass = (PassId)id;
  n->name = pass_info[id].name;
  n->opt = ARENA_ZARRAY(&r->p->arena, int64_t, PASS_MAX_OPTS);
  opts_read(r, n->pass, in, params, n->opt);
  config_number(r, n);
  return wrap(r, n, pass_info[id].level, at);
}

static PipeNode *conv_list(Reader *r, const Raw *x, PassLevel at) {
  PipeNode *first = NULL, **tail = &first;
  for (; x && !r->bad; x = x->next) {
    *tail = conv_item(r, x, at);
    while (*tail) tail = &(*tail)->next;
  }
  return first;
}

/* Level of the whole text, from its first item; -1: unknown name. */
static int top_level(const Raw *x) {
  int64_t n;
  while (x->nested && counted(x->name, STR("repeat"), &n) && n > 0 && x->child) x = x->child;
  Str name = x->name;
  for (; !x->nested && is_absent(&name); x = x->next, name = x->name)
    if (!x->next) return LV_MODULE;
  if (x->nested) {
    PipeNode tmp = {0};
    if (counted(x->name, STR("devirt"), &n)) return LV_CGSCC;
    int l = adaptor(x->name, &tmp);
    return l < 0 ? -1 : l == LV_MODULE || l == LV_CGSCC || l == LV_FUNCTION ? LV_MODULE : LV_FUNCTION;
  }
  Str base = base_of(name), in;
  if ((str_eq(base, STR("default")) || str_eq(base, STR("nvopt"))) && inside(name, &in)) return LV_MODULE;
  PipeKind kind;
  uint32_t an;
  if (analysis_item(name, &kind, &an, &n))
    return an == ANR_COUNT ? LV_MODULE : is_loop(analysis_info[an].level) ? LV_FUNCTION : (int)analysis_info[an].level;
  int id = pass_find(base, LV_MODULE);
  if (id < 0 || (inside(name, &in) ? !*pass_info[id].options : base.n != name.n)) return -1;
  return (int)pass_info[id].level;
}

static bool only_verifies(const PipeNode *n) {
  for (; n; n = n->next)
    if (n->kind == PIPE_SEQ ? !only_verifies(n->child)
                            : n->kind != PIPE_PASS || !(pass_info[n->pass].properties & PP_VERIFIES))
      return false;
  return true;
}
bool pipeline_only_verifies(const Pipeline *p) { return only_verifies(p->first); }

bool pipeline_parse(Pipeline *p, Str text, StrBuf *err) {
  memset(p, 0, sizeof *p);
  arena_init(&p->arena);
  Reader r = {p, text, err, false};
  if (!trim(text).n) return true;
  if (text.n > PIPE_MAX_TEXT) {
    sb_fmt(err, "pipeline text longer than %d bytes", PIPE_MAX_TEXT);
    return false;
  }
  Raw *raw = raw_read(&r);
  if (!raw) return false;
  int l = top_level(raw);
  if (l < 0) {
    error_name(&r, raw->nested ? "pipeline name" : "pass name", raw->name);
    return false;
  }
  if (l == LV_LOOP || l == LV_LOOPMSSA) { /* all of it runs on loops, in the kind the first pass asks for */
    PipeNode *n = node_new(&r, PIPE_SEQ, LV_FUNCTION);
    n->inner = (uint8_t)l;
    n->child = conv_list(&r, raw, (PassLevel)l);
    p->first = wrap(&r, n, LV_FUNCTION, LV_MODULE);
  } else {
    PipeNode *n = conv_list(&r, raw, (PassLevel)l);
    p->first = l == LV_MODULE || !n ? n : wrap(&r, n, (PassLevel)l, LV_MODULE);
  }
  return !r.bad;
}

void pipeline_free(Pipeline *p) {
  arena_free(&p->arena);
  vec_free(&p->configs);
  vec_free(&p->absent);
}

static void print_list(const PipeNode *n, StrBuf *out) {
  for (const PipeNode *first = n; n; n = n->next) {
    if (n != first) sb_ch(out, ',');
    const char *an = n->analysis == ANR_COUNT ? "all" : analysis_info[n->analysis].name;
    switch ((PipeKind)n->kind) {
    case PIPE_PASS: pipe_node_print(n, out); continue;
    case PIPE_PRINT:
      sb_fmt(out, "print<%s>", an);
      if (n->n) sb_fmt(out, "<%s>", print_variant[n->n - 1].parameter);
      continue;
    case PIPE_REQUIRE: sb_fmt(out, "require<%s>", an); continue;
    case PIPE_INVALIDATE: sb_fmt(out, "invalidate<%s>", an); continue;
    case PIPE_VERIFY: sb_fmt(out, "verify<%s>", an); continue;
    case PIPE_REPEAT: sb_fmt(out, "repeat<%lld>(", (long long)n->n); break;
    case PIPE_DEVIRT: sb_fmt(out, "devirt<%lld>(", (long long)n->n); break;
    case PIPE_SEQ:
      sb_cz(out, n->inner == LV_LOOPMSSA ? "loop-mssa" : level_name[n->inner]);
      if (n->eager_inv || n->no_rerun)
        sb_fmt(out, "<%s%s%s>", n->eager_inv ? "eager-inv" : "", n->eager_inv && n->no_rerun ? ";" : "",
               n->no_rerun ? "no-rerun" : "");
      sb_ch(out, '(');
      break;
    }
    print_list(n->child, out);
    sb_ch(out, ')');
  }
}

void pipeline_print(const Pipeline *p, StrBuf *out) { print_list(p->first, out); }

const char *tier_text(Str name, Str variant) {
  for (uint32_t i = 0; i < tier_count; i++)
    if (str_eq(str_of(tier_info[i].name), name) && str_eq(str_of(tier_info[i].variant), variant))
      return tier_info[i].text;
  return NULL;
}

void pipeline_print_passes(StrBuf *out) {
  static const char *const heading[] = {"Module passes", "CGSCC passes", "Function passes", "Loop passes",
                                        "Loop passes (loop-mssa)"};
  for (int l = LV_MODULE; l <= LV_LOOPMSSA; l++) {
    bool any = false;
    for (int i = 0; i < PASS_COUNT; i++) {
      const PassInfo *pi = &pass_info[i];
      if ((int)pi->level != l) continue;
      if (!any) sb_fmt(out, "%s:\n", heading[l]);
      any = true;
      size_t at = out->n;
      sb_fmt(out, "  %s", pi->name);
      const char *spec = pi->options;
      Item it;
      for (bool first = true; spec_next(&spec, &it, NULL); first = false) {
        sb_ch(out, first ? '<' : ';');
        if (it.form == 'f') sb_lit(out, "[no-]");
        sb_str(out, it.text);
        if (it.form == 'n' || it.form == 'o') sb_lit(out, "=N");
        if (!*spec) sb_ch(out, '>');
      }
      if (out->n - at > 26) sb_ch(out, '\n'), at = out->n;
      while (out->n - at < 28) sb_ch(out, ' ');
      sb_fmt(out, "%s\n", pi->doc);
    }
  }
  sb_lit(out, "Analyses (require<name>, invalidate<name>; print<name> and verify<name> where marked):\n");
  for (int i = 0; i < ANR_COUNT; i++) {
    const AnalysisInfo *a = &analysis_info[i];
    sb_fmt(out, "  %-26s%s%s%s\n", a->name, a->doc, a->print_fn || a->print_module ? " (print)" : "",
           a->verify ? " (verify)" : "");
  }
  sb_lit(out, "Tiers: default<NAME>, nvopt<NAME>:\n ");
  for (uint32_t i = 0; i < tier_count; i++)
    sb_fmt(out, " %s%s%s", tier_info[i].name, *tier_info[i].variant ? ";" : "", tier_info[i].variant);
  sb_ch(out, '\n');
}
