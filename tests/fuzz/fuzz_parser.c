/* fuzz_parser.c: any bytes are read or rejected with a message; what is read prints, and what was printed from a
 * module that verifies reads again and prints the same. Entry point in libFuzzer's form (AFL++ takes it too);
 * file_main.c makes a plain program of it. */
#include "ir/ctx.h"
#include "ir/module.h"
#include "ir/text/text.h"
#include "ir/verify/verify.h"
#include "support/fail.h"
#include "support/knob.h"
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Reads, verifies and prints; false when the text was rejected. A rejection without a message is a finding. */
static bool text_round(Str in, StrBuf *out, StrBuf *why) {
  Ctx ctx = {0};
  Knobs knobs;
  knobs_init(&knobs);
  ctx.knobs = &knobs;
  ctx.threads = 1;
  volatile bool ok = false; /* set between FAIL_TRY and its end */
  Module *volatile m = NULL;
  const Str name = STR("fuzz.ll");
  FailFrame fr;
  if (FAIL_TRY(&fr)) {
    m = ir_parse(&ctx, name, in);
    if (!m && !ctx.diag.errors) abort();
    if (m) {
      ok = !verify_module(m, &ctx.diag, NULL);
      ir_print(m, out); /* what the verifier rejects prints, too */
      mod_free(m);
    }
    fail_leave(&fr);
  } else {
    fprintf(stderr, "internal failure: %s\n", fr.text);
    abort();
  }
  if (!ok && why) sb_put(why, ctx.diag.text.p, ctx.diag.text.n);
  diag_free(&ctx.diag);
  return ok;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size >= 1u << 20) return 0;
  StrBuf once = {0}, twice = {0}, why = {0};
  if (text_round((Str){(const char *)data, (uint32_t)size}, &once, NULL)) {
    if (!text_round((Str){once.p, (uint32_t)once.n}, &twice, &why)) {
      fprintf(stderr, "what was printed is not read:\n%.*s\n%.*s", (int)why.n, why.p, (int)once.n, once.p);
      abort();
    }
    if (once.n != twice.n || memcmp(once.p, twice.p, once.n) != 0) {
      fprintf(stderr, "printed once:\n%.*s\nand twice:\n%.*s", (int)once.n, once.p, (int)twice.n, twice.p);
      abort();
    }
  }
  sb_free(&once);
  sb_free(&twice);
  sb_free(&why);
  return 0;
}
