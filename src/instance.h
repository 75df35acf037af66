/* instance.h: the inside of an Nvopt, for the driver. */
#ifndef NVOPT_INSTANCE_H
#define NVOPT_INSTANCE_H
#include "ir/ctx.h"
#include "nvopt/nvopt.h"
#include "passes/pipeline/pipeline.h"
#include "support/fail.h"
#include "support/knob.h"

struct Nvopt {
  Ctx ctx;
  Knobs knobs;
  RunOptions run;   /* the driver sets its fields */
  RunResult result; /* of the last run */
  Module *m;
  NvoptMessage *say;
  void *say_user;
  char *mcpu, *mtriple; /* copies that nvopt_set made, NULL: none; the driver points ctx elsewhere */
  bool no_verify;       /* do not verify the input */
  bool lowered;         /* the module is in the words of an older LLVM */
  bool own_report;      /* the driver tells of internal failures itself */
  bool failed;          /* the last call ended in an internal failure */
  char fail_text[512];
};
bool nvopt_run_pipeline(Nvopt *n, const Pipeline *p);
bool nvopt_lower(Nvopt *n); /* for ctx.emit_version; false: it cannot be done, and the diagnostics say why */
#endif
