/* spec.c: reads specifications (grammar in spec.h), runs their items, checks and compares outcomes. */
#include "tools/nvrun/spec.h"
#include <stdlib.h>

/* ---- small scanner ---- */
static bool blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }
static Str trim(Str s) {
  while (s.n && blank(*s.p)) s.p++, s.n--;
  while (s.n && blank(s.p[s.n - 1])) s.n--;
  return s;
}
static Str word(Str *s) {
  *s = trim(*s);
  uint32_t n = 0;
  while (n < s->n && !blank(s->p[n])) n++;
  Str w = {s->p, n};
  *s = trim((Str){s->p + n, s->n - n});
  return w;
}
static bool cut(Str *s, const char *prefix) {
  Str p = str_of(prefix);
  if (!str_starts(*s, p)) return false;
  *s = (Str){s->p + p.n, s->n - p.n};
  return true;
}
/* The next piece up to a comma outside brackets. */
static bool piece(Str *s, Str *out) {
  *s = trim(*s);
  if (!s->n) return false;
  int depth = 0;
  uint32_t i = 0;
  for (; i < s->n; i++) {
    char c = s->p[i];
    if (strchr("<[{(", c)) depth++;
    else if (strchr(">]})", c)) depth--;
    else if (c == ',' && depth == 0) break;
  }
  *out = trim((Str){s->p, i});
  *s = i < s->n ? (Str){s->p + i + 1, s->n - i - 1} : (Str){s->p + i, 0};
  return true;
}
/* The text between a bracket at the start and its partner; *s goes on behind it. */
static bool bracket(Str *s, Str *out) {
  *s = trim(*s);
  if (!s->n || !strchr("<[{(", *s->p)) return false;
  int depth = 0;
  for (uint32_t i = 0; i < s->n; i++) {
    if (strchr("<[{(", s->p[i])) depth++;
    else if (strchr(">]})", s->p[i]) && --depth == 0) {
      *out = (Str){s->p + 1, i - 1};
      *s = trim((Str){s->p + i + 1, s->n - i - 1});
      return true;
    }
  }
  return false;
}
/* A number's text as the C library wants it; false: empty, or longer than any number. */
typedef char Digits[64];
static bool digits_of(Str s, Digits buf) {
  if (!s.n || s.n >= sizeof(Digits)) return false;
  memcpy(buf, s.p, s.n);
  buf[s.n] = 0;
  return true;
}
static bool number(Str s, uint64_t *out) {
  Digits buf;
  char *end;
  if (!digits_of(s, buf)) return false;
  *out = buf[0] == '-' ? (uint64_t)strtoll(buf, &end, 0) : strtoull(buf, &end, 0);
  return *end == 0;
}
static bool complain(StrBuf *err, const char *what, Str s) {
  sb_fmt(err, "%s: '%.*s'", what, (int)s.n, s.p);
  return false;
}
static bool decimal(Str s, double *out) {
  Digits buf;
  char *end;
  if (!digits_of(s, buf)) return false;
  *out = strtod(buf, &end);
  return *end == 0;
}
/* The text behind `key` up to a blank, taken out of *line; false: it is not there. */
static bool option(Arena *A, Str *line, const char *key, Str *value) {
  size_t k = strlen(key);
  for (uint32_t i = 1; i + k <= line->n; i++) {
    if (!blank(line->p[i - 1]) || memcmp(line->p + i, key, k)) continue;
    uint32_t e = i + (uint32_t)k;
    while (e < line->n && !blank(line->p[e])) e++;
    *value = (Str){line->p + i + k, e - i - (uint32_t)k};
    char *rest = arena_strdup(A, *line);
    memmove(rest + i, rest + e, line->n - e);
    *line = trim((Str){rest, line->n - (e - i)});
    return true;
  }
  return false;
}

/* ---- sizes ---- */
static const Size *size_find(const Spec *s, Str name) {
  for (uint32_t i = 0; i < s->sizes.n; i++)
    if (str_eq(s->sizes.p[i].name, name)) return &s->sizes.p[i];
  return NULL;
}
/* The next factor of an expression; *named is set where it is a size. */
static bool factor(const Spec *s, Str *x, uint64_t *out, bool *named) {
  uint32_t n = 0;
  while (n < x->n && !strchr("+-*/%", x->p[n])) n++;
  Str w = trim((Str){x->p, n});
  *x = (Str){x->p + n, x->n - n};
  const Size *z = size_find(s, w);
  if (z) return *out = z->value, *named = true;
  return number(w, out);
}
/* An expression of numbers and sizes; *named: there are sizes in it. */
static bool expression(const Spec *s, Str x, uint64_t *out, bool *named) {
  uint64_t sum = 0, product, y;
  char add = '+';
  *named = false;
  if (number(x, out)) return true;
  do {
    if (!factor(s, &x, &product, named)) return false;
    while (x.n && strchr("*/%", *x.p)) {
      char o = *x.p;
      x = (Str){x.p + 1, x.n - 1};
      if (!factor(s, &x, &y, named) || (o != '*' && !y)) return false;
      product = o == '*' ? product * y : o == '/' ? product / y : product % y;
    }
    sum = add == '+' ? sum + product : sum - product;
    if (!x.n) return *out = sum, true;
    add = *x.p;
    x = (Str){x.p + 1, x.n - 1};
  } while (add == '+' || add == '-');
  return false;
}
static bool count(const Spec *s, Str x, uint64_t *out) {
  bool named;
  return expression(s, x, out, &named);
}
/* "name small bench" */
static bool size_read(Spec *s, Str line, StrBuf *err) {
  Str full = line, name = word(&line), small = word(&line), bench = word(&line);
  Size z = {.name = name};
  if (!name.n || !count(s, s->bench && bench.n ? bench : small, &z.value)) return complain(err, "bad size", full);
  if (size_find(s, name)) return complain(err, "size given twice", name);
  vec_push(&s->sizes, z);
  return true;
}
/* Arguments with numbers where sizes stood. */
static Str sizes_replace(Spec *s, Str args) {
  StrBuf b = {0};
  Str p;
  uint64_t u;
  bool named, any = false;
  for (Str rest = args; piece(&rest, &p);) {
    if (b.n) sb_lit(&b, ", ");
    if (!expression(s, p, &u, &named) || !named) sb_str(&b, p);
    else sb_u64(&b, u), any = true;
  }
  if (any) args = (Str){arena_strdup(&s->arena, (Str){b.p, (uint32_t)b.n}), (uint32_t)b.n};
  sb_free(&b);
  return args;
}

/* ---- types of buffers ---- */
static const struct {
  const char *name;
  Ty t;
  SemTy s;
} buf_types[] = {{"i8", TY_I8, {SC_INT, 0, 8}},
                 {"i16", TY_I16, {SC_INT, 0, 16}},
                 {"i32", TY_I32, {SC_INT, 0, 32}},
                 {"i64", TY_I64, {SC_INT, 0, 64}},
                 {"f16", TY_HALF, {SC_FP, FP_HALF, 16}},
                 {"half", TY_HALF, {SC_FP, FP_HALF, 16}},
                 {"bf16", TY_BFLOAT, {SC_FP, FP_BFLOAT, 16}},
                 {"bfloat", TY_BFLOAT, {SC_FP, FP_BFLOAT, 16}},
                 {"f32", TY_FLOAT, {SC_FP, FP_FLOAT, 32}},
                 {"float", TY_FLOAT, {SC_FP, FP_FLOAT, 32}},
                 {"f64", TY_DOUBLE, {SC_FP, FP_DOUBLE, 64}},
                 {"double", TY_DOUBLE, {SC_FP, FP_DOUBLE, 64}},
                 {"ptr", TY_PTR, {SC_PTR, 0, 64}}};
SemTy buffer_sem(Ty t) {
  for (unsigned i = 0; i < ARRAY_LEN(buf_types); i++)
    if (buf_types[i].t == t) return buf_types[i].s;
  return (SemTy){SC_INT, 0, 8};
}
Str buffer_type_name(Ty t) {
  for (unsigned i = 0; i < ARRAY_LEN(buf_types); i++)
    if (buf_types[i].t == t) return str_of(buf_types[i].name);
  return STR("i8");
}

/* ---- values ---- */
/* A scalar that needs no run: no pointers to buffers. */
static bool scalar_parse(Arena *A, Str s, SemTy t, Lane *out) {
  uint64_t u;
  s = trim(s);
  for (uint32_t i = s.n; i--;) /* "i32 7": the type may be repeated */
    if (blank(s.p[i])) {
      s = (Str){s.p + i + 1, s.n - i - 1};
      break;
    }
  bool approx = cut(&s, "~");
  *out = (Lane){0};
  if (str_eq(s, STR("poison"))) return *out = lane_poison(), true;
  if (str_eq(s, STR("undef"))) return *out = lane_of_ap(ap_zero(A, t.bits)), out->state = LS_UNDEF, true;
  if (str_eq(s, STR("_"))) return *out = lane_of_ap(ap_zero(A, t.bits)), out->state = LS_UNK, true;
  if (t.cls == SC_PTR) return str_eq(s, STR("null")) || (number(s, &u) && (out->u = u, out->prov = PROV_ANY, true));
  if (t.cls == SC_INT) {
    if (str_eq(s, STR("true"))) return out->u = 1, true;
    if (str_eq(s, STR("false"))) return true;
    Ap a;
    if (str_starts(s, STR("0x")) && number(s, &u)) a = ap_u64(A, t.bits, u);
    else if (ap_parse(A, s, t.bits, &a) == AP_PARSE_BAD) return false;
    return *out = lane_of_ap(a), true;
  }
  if (t.cls != SC_FP) return false;
  FpKind k = (FpKind)t.fp;
  FpBits b;
  if (str_eq(s, STR("nan"))) {
    b = fp_qnan(k, false);
    *out = t.bits <= 64 ? lane_val(b.lo) : lane_of_ap(fp_to_bits(A, k, b));
    return out->state = LS_NAN, true;
  }
  if (str_eq(s, STR("inf")) || str_eq(s, STR("-inf"))) b = fp_inf(k, s.p[0] == '-');
  else if (str_starts(s, STR("0x")) && number(s, &u)) b = (FpBits){u, 0}; /* the type's own bits */
  else if (!fp_parse_decimal(k, s, FP_RNE, &b, NULL)) return false;
  *out = t.bits <= 64 ? lane_val(b.lo) : lane_of_ap(fp_to_bits(A, k, b));
  if (approx) out->state = LS_APX;
  return true;
}

bool value_parse(Run *r, Str s, const SemShape *sh, Lane *out, StrBuf *err) {
  /* leaves in order; brackets only group */
  uint32_t n = 0;
  s = trim(s);
  bool all = str_eq(s, STR("zero")) ||
             (sh->n > 1 && (str_eq(s, STR("poison")) || str_eq(s, STR("undef")) || str_eq(s, STR("_"))));
  while (n < sh->n) {
    Str w;
    if (all) w = str_eq(s, STR("zero")) ? (sh->leaf[n].cls == SC_PTR ? STR("null") : STR("0")) : s;
    else {
      while (s.n && (blank(*s.p) || strchr(",<[{(>]})", *s.p))) s.p++, s.n--;
      uint32_t k = 0;
      while (k < s.n && !strchr(",<[{(>]})", s.p[k])) k++;
      w = trim((Str){s.p, k});
      s = (Str){s.p + k, s.n - k};
    }
    SemTy t = sh->leaf[n];
    bool done = false;
    if (t.cls == SC_PTR) {
      Str name = w, off = {NULL, 0};
      for (uint32_t i = 0; i < w.n; i++)
        if (w.p[i] == '+') name = (Str){w.p, i}, off = (Str){w.p + i + 1, w.n - i - 1};
      uint64_t o = 0;
      if (off.n && !number(off, &o)) return complain(err, "bad offset", w);
      for (uint32_t i = 0; i < r->nbuf && !done; i++)
        if (str_eq(r->buf[i].name, name)) {
          uint32_t id = r->buf_alloc[i];
          out[n] = ptr_lane(r, id, sem_space(t));
          out[n].u = (out[n].u + o) & mask64(t.bits);
          done = true;
        }
      if (!done && cut(&name, "@")) {
        Glob g = glob_find(r->m, name);
        if (!g || !r->glob_alloc[g]) return complain(err, "no such global", w);
        out[n] = ptr_lane(r, r->glob_alloc[g], sem_space(t));
        out[n].u = (out[n].u + o) & mask64(t.bits);
        done = true;
      }
    }
    if (!done && !scalar_parse(&r->arena, w, t, &out[n])) return complain(err, "bad value", w);
    n++;
  }
  return true;
}

bool args_parse(Run *r, Fn *f, Str text, Lane *out, StrBuf *err) {
  uint32_t at = 0;
  for (uint32_t i = 0; i < f->nargs; i++) {
    const SemShape *sh = sem_shape(&r->sem, ty(f, fn_arg(f, i)));
    Str p;
    if (!piece(&text, &p)) return sb_fmt(err, "%u arguments expected", f->nargs), false;
    if (sh->bad) return sb_lit(err, "argument of such a type"), false;
    if (!value_parse(r, p, sh, out + at, err)) return false;
    at += sh->n;
  }
  Str rest;
  if (piece(&text, &rest)) return sb_fmt(err, "%u arguments expected", f->nargs), false;
  return true;
}

void value_print(StrBuf *b, const SemShape *sh, const Lane *l) {
  if (!sh->n) sb_lit(b, "void");
  if (sh->n > 1) sb_ch(b, '{');
  for (uint32_t i = 0; i < sh->n; i++) {
    if (i) sb_lit(b, ", ");
    lane_print(b, sh->leaf[i], l[i]);
  }
  if (sh->n > 1) sb_ch(b, '}');
}

/* ---- buffers ---- */
/* One step of the generator of `random` and `range`: 31 bits. */
static uint64_t draw(uint64_t *seed) {
  *seed = *seed * 6364136223846793005ull + 1442695040888963407ull;
  return *seed >> 33;
}
static uint64_t double_as(const SemTy *st, double d) {
  uint64_t u;
  memcpy(&u, &d, sizeof u);
  return fp_of_double_bits((FpKind)st->fp, u).lo;
}
typedef enum Init { INIT_ZERO, INIT_IOTA, INIT_RANDOM, INIT_RANGE, INIT_FILL, INIT_UNDEF, INIT_POISON } Init;
static const struct {
  const char *word;
  Init init;
} init_words[] = {{"", INIT_ZERO},       {"zero", INIT_ZERO}, {"iota", INIT_IOTA},   {"random", INIT_RANDOM},
                  {"range", INIT_RANGE}, {"fill", INIT_FILL}, {"undef", INIT_UNDEF}, {"poison", INIT_POISON}};

/* The contents that a word and its numbers say. */
static bool init_read(Spec *s, Buffer *b, const SemTy *st, Str text, StrBuf *err) {
  Str full = text, k = word(&text), p, q;
  const uint64_t es = st->bits / 8;
  uint64_t start = 0, step = 1, seed = 1;
  double lo = 0, hi = 0;
  Lane l = {0};
  bool ok = false, fp = st->cls == SC_FP;
  Init init = INIT_ZERO;
  for (unsigned i = 0; i < ARRAY_LEN(init_words); i++)
    if (str_eq(k, str_of(init_words[i].word))) init = init_words[i].init, ok = true;
  if (!ok) return complain(err, "unknown initialiser", k);
  switch (init) {
  case INIT_IOTA:
    p = word(&text), q = word(&text);
    if ((p.n && !count(s, p, &start)) || (q.n && !count(s, q, &step))) return complain(err, "bad start", full);
    break;
  case INIT_RANDOM:
    if (text.n && !number(text, &seed)) return complain(err, "bad seed", full);
    break;
  case INIT_RANGE: { /* of integers, both ends belong to it and may be sizes */
    p = word(&text), q = word(&text);
    uint64_t a, z;
    if (fp) ok = decimal(p, &lo) && decimal(q, &hi);
    else if ((ok = count(s, p, &a) && count(s, q, &z) && (int64_t)z >= (int64_t)a)) start = a, step = z - a + 1;
    if (!ok || (text.n && !number(text, &seed))) return complain(err, "bad range", full);
    break;
  }
  case INIT_FILL:
    if (!scalar_parse(&s->arena, text, *st, &l)) return complain(err, "bad value", text);
    break;
  case INIT_UNDEF: memset(b->shadow, LS_UNDEF, b->n * es); return true;
  case INIT_POISON: memset(b->shadow, LS_POISON, b->n * es); return true;
  case INIT_ZERO: return true;
  }
  for (uint64_t i = 0; i < b->n; i++) {
    uint64_t x = l.u, z = draw(&seed);
    if (init == INIT_IOTA) {
      x = start + i * step;
      if (fp) x = fp_of_i64((FpKind)st->fp, (int64_t)x).lo;
    } else if (init == INIT_RANDOM)
      x = fp ? fp_ldexp((FpKind)st->fp, fp_of_i64((FpKind)st->fp, (int64_t)z % 4001 - 2000), -4).lo
             : z * 0x9E3779B97F4A7C15ull;
    else if (init == INIT_RANGE) x = fp ? double_as(st, lo + (hi - lo) * ((double)z * 0x1p-31)) : start + z % step;
    memcpy(b->data + i * es, &x, es);
    if (init == INIT_FILL) memset(b->shadow + i * es, l.state == LS_NAN ? LS_VAL : l.state, es);
  }
  return true;
}
/* The contents of a list of values. */
static bool list_read(Spec *s, Buffer *b, const SemTy *st, Str list, StrBuf *err) {
  const uint64_t es = st->bits / 8;
  Str p;
  for (uint64_t i = 0; piece(&list, &p); i++) {
    Lane l;
    if (i >= b->size / es) return complain(err, "too many values", p);
    if (!scalar_parse(&s->arena, p, *st, &l)) return complain(err, "bad value", p);
    if (i >= b->n) continue; /* read for what it says only */
    memcpy(b->data + i * es, &l.u, es);
    memset(b->shadow + i * es, l.state == LS_NAN ? LS_VAL : l.state, es);
  }
  return true;
}

bool spec_buffer(Spec *s, Str line, StrBuf *err) {
  Str name = word(&line), type = word(&line), n_text = word(&line);
  Buffer b = {.name = name, .space = SPACE_ANY};
  const SemTy *st = NULL;
  for (unsigned i = 0; i < ARRAY_LEN(buf_types); i++)
    if (str_eq(type, str_of(buf_types[i].name))) b.type = buf_types[i].t, st = &buf_types[i].s;
  if (!st) return complain(err, "unknown element type", type);
  uint64_t n, v;
  if (!count(s, n_text, &n) || n > (s->bench ? 1 << 29 : 1 << 24)) return complain(err, "bad element count", n_text);
  b.n = (uint32_t)n;
  b.size = n * st->bits / 8;
  if (s->dry) n = b.n = 0;
  b.data = arena_zalloc(&s->arena, n ? b.size + 8 : 8);
  b.shadow = arena_zalloc(&s->arena, n ? b.size + 8 : 8);
  Str init, value, list;
  char *spaced = arena_alloc(&s->arena, line.n + 1u); /* an option may come first */
  spaced[0] = ' ';
  if (line.n) memcpy(spaced + 1, line.p, line.n);
  init = (Str){spaced, line.n + 1};
  if (option(&s->arena, &init, "as=", &value)) {
    if (!number(value, &v)) return complain(err, "bad address space", line);
    b.space = (uint8_t)v;
  }
  if (option(&s->arena, &init, "tol=", &value)) {
    Str rel, abs = {NULL, 0};
    piece(&value, &rel);
    if (!decimal(rel, &b.tol_rel) || (piece(&value, &abs) && !decimal(abs, &b.tol_abs)))
      return complain(err, "bad tolerance", line);
  }
  init = trim(init);
  if (bracket(&init, &list) ? !list_read(s, &b, st, list, err) : !init_read(s, &b, st, init, err)) return false;
  for (uint32_t i = 0; i < s->bufs.n; i++)
    if (str_eq(s->bufs.p[i].name, name)) return s->bufs.p[i] = b, true;
  vec_push(&s->bufs, b);
  return true;
}

static bool dims(const Spec *spec, Str s, uint32_t d[3]) {
  Str p;
  d[0] = d[1] = d[2] = 1;
  for (unsigned i = 0; i < 3 && piece(&s, &p); i++) {
    uint64_t u;
    if (!count(spec, p, &u) || !u || u > UINT32_MAX) return false;
    d[i] = (uint32_t)u;
  }
  return true;
}

bool spec_read(Spec *s, Str text, bool comments_only, StrBuf *err) {
  uint32_t ln = 0;
  while (text.n) {
    uint32_t n = 0;
    while (n < text.n && text.p[n] != '\n') n++;
    Str line = {text.p, n};
    text = (Str){text.p + n, text.n - n};
    if (text.n) text.p++, text.n--;
    ln++;
    Str l = trim(line);
    if (!cut(&l, ";") && comments_only) continue;
    l = trim(l);
    Str full = l, k = word(&l);
    size_t mark = err->n;
    bool ok = true;
    if (str_eq(k, STR("BUF"))) ok = spec_buffer(s, l, err);
    else if (str_eq(k, STR("SIZE"))) ok = size_read(s, l, err);
    else if (str_eq(k, STR("CALL")) || str_eq(k, STR("KERNEL"))) {
      Item it = {.kernel = k.p[0] == 'K', .grid = {1, 1, 1}, .block = {1, 1, 1}, .line = ln};
      for (uint32_t i = 0; i + 1 < l.n; i++)
        if (l.p[i] == '=' && l.p[i + 1] == '>') {
          it.expect = trim((Str){l.p + i + 2, l.n - i - 2});
          l = trim((Str){l.p, i});
        }
      uint32_t m = 0;
      while (m < l.n && !blank(l.p[m]) && l.p[m] != '(') m++;
      it.fn = (Str){l.p, m};
      l = trim((Str){l.p + m, l.n - m});
      cut(&it.fn, "@");
      if (!it.kernel && !bracket(&l, &it.args)) ok = complain(err, "arguments in parentheses expected", full);
      while (ok && l.n) {
        Str v;
        uint32_t q = 0;
        while (q < l.n && l.p[q] != '=') q++;
        Str key = {l.p, q};
        l = q < l.n ? (Str){l.p + q + 1, l.n - q - 1} : (Str){l.p + q, 0};
        if (!bracket(&l, &v)) v = word(&l);
        if (str_eq(key, STR("grid"))) ok = dims(s, v, it.grid);
        else if (str_eq(key, STR("block"))) ok = dims(s, v, it.block);
        else if (str_eq(key, STR("args"))) it.args = v;
        else if (str_eq(key, STR("smem"))) ok = count(s, v, &it.smem);
        else if (str_eq(key, STR("seed"))) ok = number(v, &it.seed);
        else ok = false;
        if (!ok) complain(err, "bad option", key);
      }
      it.args = sizes_replace(s, it.args);
      vec_push(&s->items, it);
    } else if (str_eq(k, STR("EXPECT")) || str_eq(k, STR("TRACE"))) {
      if (!s->items.n) ok = complain(err, "nothing to expect this of", full);
      else vec_push(&s->checks, ((Check){l, s->items.n - 1, k.p[0] == 'T', ln}));
    } else if (!comments_only && k.n && k.p[0] != '#') ok = complain(err, "unknown line", full);
    if (!ok) {
      StrBuf t = {0};
      sb_fmt(&t, "line %u: %.*s", ln, (int)(err->n - mark), err->p + mark);
      err->n = mark;
      sb_put(err, t.p, t.n);
      sb_free(&t);
      return false;
    }
  }
  return true;
}
void spec_free(Spec *s) {
  vec_free(&s->sizes);
  vec_free(&s->bufs);
  vec_free(&s->items);
  vec_free(&s->checks);
  arena_free(&s->arena);
}

/* ---- running ---- */
Outcome item_run(Module *m, const Spec *s, const Item *it, const Config *base, StrBuf *err) {
  Outcome o = {0};
  Glob g = glob_find(m, it->fn);
  if (!g || glob(m, g)->kind != GK_FUNC || !glob(m, g)->fn) return complain(err, "no body for function", it->fn), o;
  Config c = *base;
  memcpy(c.grid, it->grid, sizeof c.grid);
  memcpy(c.block, it->block, sizeof c.block);
  c.smem = it->smem;
  if (it->seed) c.seed = it->seed;
  Run *r = run_new(m, &c, s->bufs.p, s->bufs.n);
  Fn *f = glob(m, g)->fn;
  uint32_t n = 0;
  for (uint32_t i = 0; i < f->nargs; i++) n += sem_shape(&r->sem, ty(f, fn_arg(f, i)))->n;
  Lane *args = ARENA_ZARRAY(&r->arena, Lane, n + 1);
  o.rs = sem_shape(&r->sem, ty_ret(m, glob(m, g)->type));
  o.res = ARENA_ZARRAY(&r->arena, Lane, o.rs->n + 1);
  if (r->status == R_OK && !args_parse(r, f, it->args, args, err)) {
    run_delete(r);
    return (Outcome){0};
  }
  o.r = r;
  run_call(r, g, args, o.res);
  return o;
}
void outcome_free(Outcome *o) {
  if (o->r) run_delete(o->r);
  o->r = NULL;
}

void trace_text(const Run *r, StrBuf *out) {
  for (uint32_t t = 1; t <= r->nthreads; t++) {
    if (!r->events.n) return;
    for (uint32_t i = 0; i < r->events.n; i++)
      if (r->events.p[i].thread == t) {
        if (r->nthreads > 1) sb_fmt(out, "[%u] ", t - 1);
        sb_put(out, r->trace.p + r->events.p[i].off, r->events.p[i].len);
        if (!out->n || out->p[out->n - 1] != '\n') sb_ch(out, '\n');
      }
  }
}

static const char *const status_text[] = {"ok", "undefined behaviour", "trap", "unsupported", "limit", "deadlock"};
static void status_print(StrBuf *b, const Run *r) {
  uint32_t line = 0, col = 0;
  if (r->pos) mod_line_col(r->m, r->pos, &line, &col);
  sb_str(b, r->m->file);
  if (line) sb_fmt(b, ":%u:%u", line, col);
  sb_fmt(b, ": %s", status_text[r->status]);
  if (r->fn_name.n) sb_fmt(b, " in @%.*s", (int)r->fn_name.n, r->fn_name.p);
  sb_fmt(b, ": %s\n", r->msg);
}

static uint64_t buf_hash(const Alloc *a) {
  uint64_t h = 0xcbf29ce484222325ull;
  for (uint64_t i = 0; i < a->size; i++)
    h = (h ^ (a->shadow[i] >= LS_UNK ? 0x100u + a->shadow[i] : a->data[i])) * 0x100000001B3ull;
  return h;
}

void outcome_print(StrBuf *b, const Outcome *o, bool full) {
  Run *r = o->r;
  if (r->status != R_OK) status_print(b, r);
  else if (o->rs->n) {
    sb_lit(b, "result ");
    value_print(b, o->rs, o->res);
    sb_ch(b, '\n');
  }
  if (r->races.n) sb_put(b, r->races.p, r->races.n);
  if (r->nraces > MAX_RACES) sb_fmt(b, "%u races in all\n", r->nraces);
  trace_text(r, b);
  for (uint32_t i = 0; i < r->nbuf; i++) {
    Alloc *a = &r->alloc.p[r->buf_alloc[i]];
    sb_fmt(b, "%.*s %.*s[%u] hash %016llx\n", (int)r->buf[i].name.n, r->buf[i].name.p,
           (int)buffer_type_name(r->buf[i].type).n, buffer_type_name(r->buf[i].type).p, r->buf[i].n,
           (unsigned long long)buf_hash(a));
    if (!full) continue;
    SemTy t = buffer_sem(r->buf[i].type);
    SemShape sh = {.s = t, .n = 1};
    for (uint32_t k = 0; k < r->buf[i].n; k++) {
      Lane l;
      mem_read(r, a, (uint64_t)k * (t.bits / 8), &sh, &l);
      sb_cz(b, k % 16 ? " " : k ? "\n  " : "  ");
      lane_print(b, t, l);
    }
    sb_ch(b, '\n');
  }
}

/* ---- checking ---- */
static bool same_value(SemTy t, Lane want, Lane got) {
  if (want.state == LS_POISON || want.state == LS_UNDEF) return got.state == want.state;
  if (got.state >= LS_UNDEF) return want.state == LS_UNK;
  return lane_refines(t, want, got, 0x1p-16);
}

uint32_t item_check(const Spec *s, uint32_t item, const Outcome *o, StrBuf *out) {
  const Item *it = &s->items.p[item];
  Run *r = o->r;
  uint32_t bad = 0;
  Str e = it->expect;
  StrBuf err = {0};
  static const struct {
    const char *word;
    RunStatus s;
  } st[] = {{"ub", R_UB}, {"trap", R_TRAP}, {"deadlock", R_DEADLOCK}};
  RunStatus want = R_OK;
  bool race = str_eq(e, STR("race")), plain = !e.n || str_eq(e, STR("ok")) || str_eq(e, STR("void")) || race;
  for (unsigned i = 0; i < ARRAY_LEN(st); i++)
    if (str_eq(e, str_of(st[i].word))) want = st[i].s;
  if (r->status != want) {
    sb_fmt(out, "line %u: %.*s: ", it->line, (int)it->fn.n, it->fn.p);
    if (r->status == R_OK) sb_fmt(out, "%s expected\n", status_text[want]);
    else status_print(out, r);
    sb_free(&err);
    return 1;
  }
  if (want != R_OK) return 0;
  if (race != (r->nraces > 0)) {
    sb_fmt(out, "line %u: %.*s: %s\n%.*s", it->line, (int)it->fn.n, it->fn.p, race ? "a race expected" : "data race",
           (int)r->races.n, r->races.p ? r->races.p : "");
    bad++;
  }
  if (!plain) {
    Lane *w = ARENA_ZARRAY(&r->arena, Lane, o->rs->n + 1);
    bool ok = value_parse(r, e, o->rs, w, &err);
    for (uint32_t i = 0; ok && i < o->rs->n; i++) ok = same_value(o->rs->leaf[i], w[i], o->res[i]);
    if (!ok) {
      sb_fmt(out, "line %u: %.*s: ", it->line, (int)it->fn.n, it->fn.p);
      value_print(out, o->rs, o->res);
      sb_fmt(out, " where %.*s was expected %.*s\n", (int)e.n, e.p, (int)err.n, err.p ? err.p : "");
      bad++;
    }
  }
  StrBuf trace = {0};
  trace_text(r, &trace);
  for (uint32_t i = 0; i < s->checks.n; i++) {
    const Check *c = &s->checks.p[i];
    if (c->item != item) continue;
    if (c->trace) {
      bool found = false;
      for (size_t k = 0; !found && k + c->text.n <= trace.n; k++) found = !memcmp(trace.p + k, c->text.p, c->text.n);
      if (!found) bad++, sb_fmt(out, "line %u: not in the trace: %.*s\n", c->line, (int)c->text.n, c->text.p);
      continue;
    }
    Str x = c->text, idx, name;
    uint32_t q = 0;
    while (q < x.n && x.p[q] != '[' && x.p[q] != '=' && !blank(x.p[q])) q++;
    name = (Str){x.p, q};
    x = trim((Str){x.p + q, x.n - q});
    uint64_t first = 0;
    bool one = x.n && *x.p == '[';
    bool ok = !one || (bracket(&x, &idx) && number(trim(idx), &first));
    ok = ok && cut(&x, "=");
    x = trim(x);
    uint32_t bi = 0;
    while (bi < r->nbuf && !str_eq(r->buf[bi].name, name)) bi++;
    Alloc *a = NULL;
    SemTy t = {SC_INT, 0, 8};
    uint64_t n = 0;
    if (bi < r->nbuf) {
      a = &r->alloc.p[r->buf_alloc[bi]];
      t = buffer_sem(r->buf[bi].type);
      n = r->buf[bi].n;
    }
    Str list = x, p;
    if (x.n && *x.p == '{') bracket(&x, &list);
    if (!ok || !a) {
      bad++;
      sb_fmt(out, "line %u: cannot read this EXPECT\n", c->line);
      continue;
    }
    SemShape sh = {.s = t, .n = 1, .leaf = &t};
    for (uint64_t k = first; piece(&list, &p); k++) {
      Lane w, g;
      err.n = 0;
      if (k >= n || !value_parse(r, p, &sh, &w, &err)) {
        bad++;
        sb_fmt(out, "line %u: element %llu: %.*s\n", c->line, (unsigned long long)k, (int)err.n, err.p ? err.p : "");
        break;
      }
      mem_read(r, a, k * (t.bits / 8), &sh, &g);
      if (!same_value(t, w, g)) {
        bad++;
        sb_fmt(out, "line %u: %.*s[%llu] is ", c->line, (int)name.n, name.p, (unsigned long long)k);
        lane_print(out, t, g);
        sb_fmt(out, ", expected %.*s\n", (int)p.n, p.p);
        break;
      }
    }
  }
  sb_free(&trace);
  sb_free(&err);
  return bad;
}

/* ---- comparing ---- */
static Verdict differ(const Outcome *a, StrBuf *why) {
  if (a->r->sem.imprecise || a->r->nraces) {
    sb_lit(why, " (the original decided by an undefined value or has a race)\n");
    return V_INCONCLUSIVE;
  }
  sb_ch(why, '\n');
  return V_MISMATCH;
}

static Verdict memory_compare(const Outcome *a, const Outcome *b, Alloc *x, Alloc *y, Str name, SemTy t, StrBuf *why) {
  SemShape sh = {.s = t, .n = 1};
  uint64_t es = t.bits / 8;
  if (!x->size || !y->size ||
      (x->size == y->size && !memcmp(x->data, y->data, x->size) && !memcmp(x->shadow, y->shadow, x->size)))
    return V_OK;
  for (uint64_t i = 0; i + es <= x->size && i + es <= y->size; i += es) {
    Lane p, q;
    mem_read(a->r, x, i, &sh, &p);
    mem_read(b->r, y, i, &sh, &q);
    if (lane_refines(t, p, q, 0x1p-12)) continue;
    sb_fmt(why, "%.*s, byte %llu: ", (int)name.n, name.p, (unsigned long long)i);
    lane_print(why, t, p);
    sb_lit(why, " became ");
    lane_print(why, t, q);
    return differ(a, why);
  }
  return V_OK;
}

/* Words may be wildcards on both sides (an unspecified value of the result is one of those allowed, but which is not
 * printed): "?" in hexadecimal stands for any digit, a word "?" or "~" for any word. */
static bool wild_word(const StrBuf *s, size_t i) {
  char c = s->p[i];
  bool alone = (i + 1 >= s->n || s->p[i + 1] != c) && (i == 0 || s->p[i - 1] != c);
  return c == '~' || (c == '?' && alone);
}
static size_t word_end(const StrBuf *s, size_t i) {
  while (i < s->n && s->p[i] != ' ' && s->p[i] != '\n') i++;
  return i;
}
/* What was poison or undefined may be anything. */
static bool undefined_word(const StrBuf *s, size_t i) {
  size_t n = word_end(s, i) - i;
  bool begins = i > 0 && s->p[i - 1] == ' ';
  return begins && ((n == 6 && !memcmp(s->p + i, "poison", n)) || (n == 5 && !memcmp(s->p + i, "undef", n)));
}
static bool trace_refines(const StrBuf *a, const StrBuf *b) {
  size_t i = 0, j = 0;
  while (i < a->n && j < b->n) {
    if (wild_word(a, i) || wild_word(b, j) || undefined_word(a, i)) i = word_end(a, i), j = word_end(b, j);
    else if (a->p[i] != b->p[j] && a->p[i] != '?' && b->p[j] != '?') return false;
    else i++, j++;
  }
  return i == a->n && j == b->n;
}

Verdict outcome_compare(const Outcome *a, const Outcome *b, StrBuf *why) {
  RunStatus s = a->r->status, z = b->r->status;
  if (s == R_UB) return V_OK;
  if (s == R_UNSUP || s == R_LIMIT || s == R_DEADLOCK) {
    sb_lit(why, "original: ");
    status_print(why, a->r);
    return V_INCONCLUSIVE;
  }
  if (a->r->nraces) return sb_lit(why, "the original has a data race\n"), V_INCONCLUSIVE;
  if (z == R_UNSUP || (z == R_LIMIT && a->r->steps * 20 > b->r->cfg.max_steps)) {
    sb_lit(why, "result: ");
    status_print(why, b->r);
    return V_INCONCLUSIVE;
  }
  if (z == R_UB || z == R_LIMIT || z == R_DEADLOCK) {
    sb_lit(why, "only the result: ");
    status_print(why, b->r);
    why->n--;
    return differ(a, why);
  }
  if (s != z) {
    sb_fmt(why, "%s became %s", status_text[s], status_text[z]);
    return differ(a, why);
  }
  if (b->r->nraces) {
    sb_fmt(why, "the result has a data race: %.*s", (int)b->r->races.n, b->r->races.p);
    return differ(a, why);
  }
  StrBuf ta = {0}, tb = {0};
  trace_text(a->r, &ta);
  trace_text(b->r, &tb);
  bool same = trace_refines(&ta, &tb);
  if (!same) sb_fmt(why, "trace:\n%.*s became:\n%.*s", (int)ta.n, ta.p ? ta.p : "", (int)tb.n, tb.p ? tb.p : "");
  sb_free(&ta);
  sb_free(&tb);
  if (!same) return differ(a, why);
  if (s == R_TRAP) return V_OK;
  for (uint32_t i = 0; i < a->rs->n; i++) {
    if (lane_refines(a->rs->leaf[i], a->res[i], b->res[i], 0x1p-12)) continue;
    SemTy t = a->rs->leaf[i];
    if (t.cls == SC_PTR && a->res[i].prov && b->res[i].prov && a->res[i].prov != PROV_ANY &&
        !a->r->alloc.p[a->res[i].prov].fixed && b->res[i].state < LS_UNDEF)
      continue;
    sb_fmt(why, "result lane %u: ", i);
    value_print(why, a->rs, a->res);
    sb_lit(why, " became ");
    value_print(why, b->rs, b->res);
    return differ(a, why);
  }
  for (uint32_t i = 0; i < a->r->nbuf && i < b->r->nbuf; i++) {
    Verdict v = memory_compare(a, b, &a->r->alloc.p[a->r->buf_alloc[i]], &b->r->alloc.p[b->r->buf_alloc[i]],
                               a->r->buf[i].name, buffer_sem(a->r->buf[i].type), why);
    if (v != V_OK) return v;
  }
  if (glob_find(a->r->m, STR("llvm.global_ctors")))
    return V_OK; /* constructors are not run: the optimizer may have run them */
  FOR_EACH_GLOB(a->r->m, g) {
    Global *G = glob(a->r->m, g);
    if (G->kind != GK_VAR || glob_is_local(G) || G->constant || G->addrspace == 3 || !a->r->glob_alloc[g]) continue;
    Glob h = glob_find(b->r->m, G->name);
    if (!h || !b->r->glob_alloc[h]) continue;
    Verdict v = memory_compare(a, b, &a->r->alloc.p[a->r->glob_alloc[g]], &b->r->alloc.p[b->r->glob_alloc[h]], G->name,
                               (SemTy){SC_INT, 0, 8}, why);
    if (v != V_OK) return v;
  }
  return V_OK;
}
