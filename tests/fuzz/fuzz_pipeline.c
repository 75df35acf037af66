/* fuzz_pipeline.c: the first byte chooses a pipeline, the rest is a module. What reads and verifies goes through the
 * pipeline with the verifier after every pass; an internal failure or a module that no longer verifies is a finding.
 * Seeds are plain .ll files: their first byte counts as well and stays part of the text when it is not below
 * N_PIPELINES. */
#include "nvopt/nvopt.h"
#include "src/instance.h"
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const char *const pipelines[] = {
  "default<O3>",
  "default<O1>",
  "function(mem2reg,instsimplify,dce)",
  "function(sroa,early-cse,mldst-motion<split-footer-bb>,memcpyopt,dse,instcombine,sink,sinking2)",
  "function(correlated-propagation,div-rem-pairs,simplifycfg,adce,bdce)",
  "function(loop-mssa(simple-loop-unswitch<nontrivial>),simplifycfg,loop(simple-loop-unswitch))",
  "function(constraint-elimination,jump-threading,instcombine,dfa-jump-threading,jump-threading,constraint-elimination)",
  "function(loop(loop-rotate,loop-flatten,loop-idiom,loop-deletion),memcpyopt)",
  "function(loop-mssa(lnicm,loop-rotate),loop(loop-index-split),loop-distribute,loop-load-elim,loop(loop-versioning-licm),loop-mssa(licm))",
  "function(gvn,simplifycfg,instcombine,gvn<no-pre>)",
  "function(simplifycfg<forward-switch-cond;switch-to-lookup;hoist-common-insts;sink-common-insts;no-keep-loops>,sccp)",
  "function(float2int,reassociate,instcombine,tailcallelim,fma-order,ptx-forms)",
  "function(aggressive-instcombine,vector-combine,instcombine,aggressive-instcombine)",
  "ipsccp,globalopt,deadargelim,globaldce,constmerge,strip-dead-prototypes",
  "always-inline,cgscc(inline),function(sroa)",
  "function(sroa,instcombine,loop-mssa(loop-instsimplify,loop-simplifycfg,loop-rotate,licm),loop(indvars,loop-deletion,loop-unroll-full),simplifycfg)",
  "function(sroa,basic-dbe,instcombine,branch-dist,dead-sync-elim)",
  "nvvm-reflect,generic-to-nvvm,ipmsp,function(byval-mem2reg,lower-struct-args<opt-byval>,memory-space-opt<second-time>,"
  "nvvm-intr-range,process-restrict,lower-aggr-copies<lower-aggr-func-args>,infer-alignment,infer-address-spaces,"
  "lower-expect,lower-constant-intrinsics,instcombine)",
  "function(codegenprepare,instcombine,codegenprepare)",
  "function(sroa,common-base-elim,base-address-strength-reduce,scev-cgp,codegenprepare)",
  "function(loop(loop-rotate,indvars),early-cse<memssa>,scev-cgp,base-address-strength-reduce,common-base-elim,gvn)",
};
enum { N_PIPELINES = sizeof pipelines / sizeof *pipelines };

typedef struct Said {
  char text[4096];
  size_t n;
} Said;

static void keep(void *user, NvoptSeverity severity, const char *p, size_t n) {
  (void)severity;
  Said *s = user;
  if (n > sizeof s->text - s->n) n = sizeof s->text - s->n;
  memcpy(s->text + s->n, p, n);
  s->n += n;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size == 0 || size >= 1u << 20) return 0;
  bool chosen = data[0] < N_PIPELINES;
  const char *passes = pipelines[chosen ? data[0] : size % N_PIPELINES];
  const char *text = (const char *)data + chosen;
  Said said = {.n = 0};
  Nvopt *n = nvopt_new(keep, &said);
  if (!n) return 0;
  n->run.verify_each = true;
  nvopt_set(n, "nv-disable-scev-cgp", "0");
  nvopt_set(n, "do-function-scev-cgp", "1");
  if (nvopt_parse(n, "fuzz.ll", text, size - chosen)) {
    said.n = 0;
    if (!nvopt_run(n, passes)) {
      fprintf(stderr, "%s\n%.*s\n", passes, (int)said.n, said.text);
      abort();
    }
  } else if (n->failed) {
    fprintf(stderr, "reading: %s\n", n->fail_text);
    abort();
  }
  nvopt_free(n);
  return 0;
}
