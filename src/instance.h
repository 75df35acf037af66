/* instance.h: the inside of an Nvopt, for the driver. */
#ifndef NVOPT_INSTANCE_H
#define NVOPT_INSTANCE_H
#include "nvopt/ctx.h"
#include "nvopt/fail.h"
#include "nvopt/knob.h"
#include "nvopt/nvopt.h"
#include "nvopt/pipeline.h"

struct Nvopt {
  Ctx ctx;
  Knobs knobs;
  RunOptions run;      /* the driver sets its fields */
  RunResult result;    /* of the last run */
  Module *m;
  bool no_verify;      /* do not verify the input */
  bool failed;         /* the last call ended in an internal failure */
  char fail_text[512];
};
bool nvopt_run_pipeline(Nvopt *n, const Pipeline *p);
bool nvopt_lower(Nvopt *n); /* for ctx.emit_version; false: it cannot be done, and the diagnostics say why */
#endif
