/* printers.h: the printers and verifiers that rows of analyses.def name; one line each, sorted. They live beside their analyses. */
#ifndef NVOPT_PRINTERS_H
#define NVOPT_PRINTERS_H
#include "nvopt/pipeline.h"
PrintModuleFn print_callgraph;
PrintFunctionFn print_uniformity;
#endif
