/* printers.h: the printers and verifiers that rows of analyses.def name; one line each, sorted. They live beside
 * their analyses. */
#ifndef NVOPT_PRINTERS_H
#define NVOPT_PRINTERS_H
#include "passes/pipeline/pipeline.h"
PrintFunctionFn print_bank_conflicts;
PrintFunctionFn print_coalescing;
PrintFunctionFn print_delinearization;
PrintFunctionFn print_dependence;
PrintFunctionFn print_block_freq;
PrintFunctionFn print_branch_prob;
PrintFunctionFn print_cycles;
PrintFunctionFn print_demanded_bits;
PrintFunctionFn print_domfrontier;
PrintFunctionFn print_domtree;
PrintFunctionFn print_loops;
PrintFunctionFn print_memdep;
PrintFunctionFn print_memoryssa;
PrintFunctionFn print_memoryssa_raw;
PrintFunctionFn print_memoryssa_walker;
PrintFunctionFn print_postdomtree;
PrintFunctionFn print_scalar_evolution;
PrintFunctionFn print_uniformity;
PrintFunctionFn print_uniformity_scopes;
PrintModuleFn print_callgraph;
VerifyAnalysisFn verify_domtree;
VerifyAnalysisFn verify_loops;
VerifyAnalysisFn verify_memoryssa;
VerifyAnalysisFn verify_postdomtree;
VerifyAnalysisFn verify_scev;
#endif
