/* random_fn.h: the function @f of a module made at random, one at a time. */
#ifndef NVOPT_TESTS_UNIT_RANDOM_FN_H
#define NVOPT_TESTS_UNIT_RANDOM_FN_H
#include "ir/text/text.h"
#include "random.h"
#include "support/knob.h"
#include <stdio.h>
#include <stdlib.h>

static Fn *f;
static Knobs knobs;
static Ctx ctx;
static Module *mod;
static int failures;

/* Reads a module whose text it takes over; the module before goes. Ends the program where the text does not parse. */
static inline void read_fn(StrBuf *s) {
  static StrBuf text;
  if (mod) mod_free(mod);
  sb_free(&text);
  text = *s;
  ctx = (Ctx){.diag.max_errors = 20, .knobs = &knobs};
  mod = ir_parse(&ctx, STR("test"), (Str){text.p, (uint32_t)text.n});
  if (!mod) {
    printf("does not parse: %.*s\n%.*s\n", (int)ctx.diag.text.n, ctx.diag.text.p, (int)text.n, text.p);
    exit(1);
  }
  f = glob(mod, glob_find(mod, STR("f")))->fn;
}
#endif
