/* test_ere.c: the matcher of regular expressions against the C library's, on patterns and texts at random, and
 * limits. */
#include "support/ere.h"
#include "support/strbuf.h"
#include <regex.h>
#include <stdio.h>
#include <stdlib.h>

static int failures;
#define CHECK(c) ((c) ? (void)0 : (void)(failures++, printf("%s:%d: %s\n", __FILE__, __LINE__, #c)))

static uint64_t state = 88172645463325252u;
static unsigned rnd(unsigned n) {
  state ^= state << 13, state ^= state >> 7, state ^= state << 17;
  return (unsigned)(state >> 33) % n;
}

/* A pattern of the grammar, at most `deep` groups in each other. */
static void add(StrBuf *s, int deep) {
  static const char *const atoms[] = {
    "a",    "b",    "c",   ".",   "[ab]", "[^a]", "[b-d]", "[[:alpha:]]", "[^[:digit:]-]",
    "[]a]", "[a-]", "\\.", "\\w", "\\S",  "1",    "-",     "[[.a.]-c]",   "[[=b=]]"};
  static const char *const times[] = {"*",     "+",    "?",   "{2}", "{1,}", "{0,2}",
                                      "{1,3}", "{,2}", "{0}", "**",  "+?",   "{2}*"};
  for (unsigned alt = 1 + !rnd(3); alt; alt--) {
    for (unsigned n = 1 + rnd(3); n; n--) {
      if (deep == 2 && !rnd(8)) { /* not in groups: glibc takes (^a.)+$ to match "a]cc" */
        sb_ch(s, rnd(2) ? '^' : '$');
        continue;
      }
      if (deep && !rnd(4)) sb_ch(s, '('), add(s, deep - 1), sb_ch(s, ')');
      else sb_cz(s, atoms[rnd(ARRAY_LEN(atoms))]);
      if (!rnd(3)) sb_cz(s, times[rnd(ARRAY_LEN(times))]);
    }
    if (alt > 1) sb_ch(s, '|');
  }
}

static void against_libc(void) {
  StrBuf s = {0};
  unsigned compiled = 0, matched = 0, texts = 0;
  for (int i = 0; i < 4000; i++) {
    s.n = 0;
    add(&s, 2);
    if (!rnd(10) && s.n) s.p[rnd((unsigned)s.n)] = "()[]{}*|"[rnd(8)]; /* damage: both must say the same */
    regex_t re;
    Ere e;
    bool theirs = regcomp(&re, sb_z(&s), REG_EXTENDED | REG_NOSUB) == 0;
    const char *error = ere_compile(&e, (Str){s.p, (uint32_t)s.n});
    if (theirs != !error && !(error && strstr(error, "not supported")))
      failures++, printf("'%s': %s, theirs %d\n", s.p, error ? error : "fine", theirs);
    for (int k = 0; theirs && !error && k < 12; k++) {
      char text[12];
      unsigned n = rnd(8);
      for (unsigned j = 0; j < n; j++) text[j] = "aabbccd1-.]"[rnd(11)];
      text[n] = 0;
      bool m = regexec(&re, text, 0, NULL, 0) == 0;
      if (m != ere_search(&e, (Str){text, n})) failures++, printf("'%s' in '%s': theirs %d\n", s.p, text, m);
      matched += m, texts++;
    }
    compiled += theirs && !error;
    if (theirs) regfree(&re);
    ere_free(&e);
  }
  CHECK(compiled > 3000 && matched > texts / 10 && matched < texts * 9 / 10);
  sb_free(&s);
}

static void limits(void) {
  Ere e;
  CHECK(ere_compile(&e, STR("((a{100}){100}){100}")));
  ere_free(&e);
  CHECK(ere_compile(&e, STR("a{99999999999}")));
  ere_free(&e);
  StrBuf s = {0};
  for (int i = 0; i < 10000; i++) sb_ch(&s, '(');
  CHECK(ere_compile(&e, (Str){s.p, (uint32_t)s.n}));
  ere_free(&e);
  s.n = 0;
  for (int i = 0; i < 3000; i++) sb_ch(&s, 'a');
  CHECK(!ere_compile(&e, STR("(a*)*(a|aa)+((a?){30}a{30})b$"))); /* exponential where states are tried one by one */
  CHECK(!ere_search(&e, (Str){s.p, (uint32_t)s.n}));
  sb_ch(&s, 'b');
  CHECK(ere_search(&e, (Str){s.p, (uint32_t)s.n}));
  ere_free(&e);
  static const char *const wrong[] = {"(",   "[",      "[a",   "*",  "a|*",   "(*a)",     "^*",     "a$+", "a{",
                                      "a{1", "a{2,1}", "a{x}", "\\", "[b-a]", "[[:no:]]", "(a)\\1", "a\\b"};
  for (size_t i = 0; i < ARRAY_LEN(wrong); i++) {
    CHECK(ere_compile(&e, (Str){wrong[i], (uint32_t)strlen(wrong[i])}));
    ere_free(&e);
  }
  CHECK(!ere_compile(&e, STR("")) && ere_search(&e, STR("x")) && ere_search(&e, STR("")));
  ere_free(&e);
  sb_free(&s);
}

int main(void) {
  against_libc();
  limits();
  return failures != 0;
}
