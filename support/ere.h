/* ere.h: POSIX extended regular expressions over bytes: does a text have a place that matches. Alternatives, groups,
 * `.`, bracket expressions with ranges and classes, anchors, `*` `+` `?` `{m,n}`, \w \W \s \S. No back references and
 * no \b \B \< \>: an error. A pattern becomes a nondeterministic automaton (Thompson, 1968), all of whose states are
 * followed at once: time is at most |program| * |text|, whatever the pattern. Nothing depends on a locale; an ERE is
 * read-only once compiled, so threads may share it. */
#ifndef NVOPT_ERE_H
#define NVOPT_ERE_H
#include "support/vec.h"

enum { ERE_MAX_PROGRAM = 1 << 14, ERE_MAX_DEPTH = 200 }; /* instructions; groups in groups: more is an error */
typedef struct EreIns {
  uint8_t kind; /* of ere.c */
  int32_t x, y; /* a byte, a set's number, or where to go, from here */
} EreIns;
typedef struct EreSet {
  uint64_t bits[4];
} EreSet;
typedef struct Ere {
  EreIns *code;
  EreSet *set;
  uint32_t n, cap, nsets, sets_cap;
} Ere;

/* Compiles into *e, which is the caller's to free whatever the result. NULL, or what is wrong with the pattern. */
const char *ere_compile(Ere *e, Str pattern);
bool ere_search(const Ere *e, Str text); /* some part of the text matches */
void ere_free(Ere *e);
#endif
