/* printers.h: the printers and verifiers that rows of analyses.def name; one line each, sorted. They live beside their analyses. */
#ifndef NVOPT_PRINTERS_H
#define NVOPT_PRINTERS_H
#include "nvopt/pipeline.h"
PrintModuleFn print_callgraph;
PrintFunctionFn print_branch_prob;
PrintFunctionFn print_domfrontier;
PrintFunctionFn print_domtree;
PrintFunctionFn print_loops;
PrintFunctionFn print_postdomtree;
PrintFunctionFn print_uniformity;
VerifyAnalysisFn verify_domtree;
VerifyAnalysisFn verify_loops;
VerifyAnalysisFn verify_postdomtree;
#endif
