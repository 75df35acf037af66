/* knobs.c: numbers a user may turn (contract in knob.h). */
#include "support/knob.h"
#include "support/strbuf.h"
#include <stdio.h>

const KnobInfo knob_info[KNOB_COUNT] = {
#define KNOB(ID, NAME, TYPE, DEFAULT, MIN, MAX, DOC) [KNOB_##ID] = {NAME, KNOB_##TYPE, DEFAULT, MIN, MAX, DOC},
#include "support/knobs.def"
#undef KNOB
};

void knobs_init(Knobs *k) {
  memset(k, 0, sizeof *k);
  for (unsigned i = 0; i < KNOB_COUNT; i++) k->v[i] = knob_info[i].def;
}

/* Decimal or 0x number that fills the text; false when malformed or beyond int64. */
static bool number(Str s, int64_t *out) {
  uint32_t i = 0;
  bool neg = s.n && s.p[0] == '-';
  if (neg) i++;
  unsigned base = 10;
  if (s.n > i + 2 && s.p[i] == '0' && (s.p[i + 1] | 32) == 'x') base = 16, i += 2;
  if (i >= s.n) return false;
  uint64_t x = 0;
  for (; i < s.n; i++) {
    unsigned h = hex_value[(uint8_t)s.p[i]], d = h ? h & 15 : 99;
    if (d >= base || x > ((uint64_t)INT64_MAX - d) / base) return false;
    x = x * base + d;
  }
  *out = neg ? -(int64_t)x : (int64_t)x;
  return true;
}

Str knob_word(const KnobInfo *k, int64_t i) {
  const char *a = k->doc, *z = a;
  for (;; a = z + 1) {
    for (z = a; *z && *z != '|' && *z != ':'; z++) {}
    if (i-- == 0) return (Str){a, (uint32_t)(z - a)};
    if (*z != '|') return (Str){a, 0};
  }
}

int knobs_set(Knobs *k, Str name, Str value, char *err, size_t err_size) {
  for (unsigned i = 0; i < KNOB_COUNT; i++) {
    const KnobInfo *ki = &knob_info[i];
    if (!str_eq(str_of(ki->name), name)) continue;
    int64_t x;
    if (ki->type == KNOB_BOOL) {
      if (!value.n || str_eq(value, STR("true")) || str_eq(value, STR("1"))) x = 1;
      else if (str_eq(value, STR("false")) || str_eq(value, STR("0"))) x = 0;
      else {
        snprintf(err, err_size, "'%.*s' is no value for -%s: true or false", (int)value.n, value.p, ki->name);
        return 2;
      }
    } else if (ki->type == KNOB_WORD) {
      Str w;
      for (x = 0; (w = knob_word(ki, x)).n && !str_eq(w, value); x++) {}
      if (!w.n) {
        snprintf(err, err_size, "'%.*s' is no value for -%s: %.*s", (int)value.n, value.p, ki->name,
                 (int)strcspn(ki->doc, ":"), ki->doc);
        return 2;
      }
    } else if (!number(value, &x) || x < ki->min || x > ki->max) {
      snprintf(err, err_size, "'%.*s' is no value for -%s: a number from %lld to %lld", (int)value.n, value.p, ki->name,
               (long long)ki->min, (long long)ki->max);
      return 2;
    }
    k->v[i] = x;
    k->set[i] = true;
    return 0;
  }
  return 1;
}

bool knobs_reset(Knobs *k, Str name) {
  for (unsigned i = 0; i < KNOB_COUNT; i++)
    if (str_eq(str_of(knob_info[i].name), name)) {
      k->v[i] = knob_info[i].def;
      k->set[i] = false;
      return true;
    }
  return false;
}
