/* ctx.h: everything that would be process state elsewhere: options, diagnostics, knobs, statistics. One per run of
 * the optimizer; the entry point owns it. Read-only while functions run on several threads, except for counters (per
 * worker, summed at the end). */
#ifndef NVOPT_CTX_H
#define NVOPT_CTX_H
#include "support/diag.h"

typedef struct Knobs Knobs; /* knob.h */
typedef struct Ctx {
  DiagSink diag;
  Knobs *knobs;         /* NULL: defaults */
  struct CapHits *caps; /* how often each cap was reached (cap.h); NULL: nobody asks */
  bool allow_unknown;   /* unknown bare words are carried through */
  bool strip_pos;       /* do not keep input offsets of instructions */
  bool no_uses; /* nothing but verifying and printing is going to happen: keep no use lists (fn_uses makes them where
                   they are needed) */
  unsigned emit_version; /* 0: newest spelling needed by the input */
  unsigned threads;
  uint8_t aa_chain[8],
      aa_n; /* -aa-pipeline: analyses of the alias chain (alias.h) in order; aa_n 0 and not aa_given: all */
  bool aa_given;
  Str dot_cfg_mssa; /* -dot-cfg-mssa: file that print<memoryssa> draws into instead of printing; empty: none */
  Str mcpu;         /* -mcpu, for example "sm_90": "target-cpu" of functions that have none; empty: not given */
  /* Told now and then while bodies are read: of the text before that offset only single names will be looked at.
   * NULL: nobody asks. */
  void (*passed)(void *user, uint32_t offset);
  void *passed_user;
  Str triple; /* -mtriple: replaces the module's when not empty */
} Ctx;
#endif
