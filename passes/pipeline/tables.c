/* tables.c: the tables of passes, analyses, tiers and knobs, made from their .def files. */
#include "analysis/cfg/block_freq.h"
#include "analysis/cfg/branch_prob.h"
#include "analysis/cfg/cycles.h"
#include "analysis/cfg/dom.h"
#include "analysis/cfg/loops.h"
#include "analysis/gpu/uniformity.h"
#include "analysis/memory/alias.h"
#include "analysis/memory/memssa.h"
#include "analysis/scev/delinearize.h"
#include "analysis/scev/dependence.h"
#include "analysis/scev/scev.h"
#include "analysis/value/demanded.h"
#include "passes/pass_id.h"
#include "passes/pipeline/pipeline.h"
#include "support/knob.h"

/* The function of every row; tests/test_tables.py compares how it is defined. */
#define PASS_DECL_MODULE(FN) PassModuleFn FN;
#define PASS_DECL_CGSCC(FN) PassCgsccFn FN;
#define PASS_DECL_FUNCTION(FN) PassFunctionFn FN;
#define PASS_DECL_LOOP(FN) PassLoopFn FN;
#define PASS_DECL_LOOPMSSA(FN) PassLoopFn FN;
#define PASS(ID, NAME, LEVEL, FN, OPTS, PROPERTIES, REQUIRES, KEEPS, DOC) PASS_DECL_##LEVEL(FN)
#include "passes/passes.def"
#undef PASS

#define PASS_RUN_MODULE(FN) .module = FN
#define PASS_RUN_CGSCC(FN) .cgscc = FN
#define PASS_RUN_FUNCTION(FN) .function = FN
#define PASS_RUN_LOOP(FN) .loop = FN
#define PASS_RUN_LOOPMSSA(FN) .loop = FN
const PassInfo pass_info[PASS_COUNT] = {
#define PASS(ID, NAME, LEVEL, FN, OPTS, PROPERTIES, REQUIRES, KEEPS, DOC)                                              \
  [PASS_##ID] = {NAME, OPTS, DOC, LV_##LEVEL, PROPERTIES, REQUIRES, KEEPS, {PASS_RUN_##LEVEL(FN)}},
#include "passes/passes.def"
#undef PASS
};

#define PRINTER_MODULE(P) .print_module = P
#define PRINTER_FUNCTION(P) .print_fn = P
#include "passes/print/printers.h"
const AnalysisInfo analysis_info[ANR_COUNT] = {
#define ANALYSIS(ID, NAME, LEVEL, PRINTER, VERIFIER, DOC)                                                              \
  [ANR_##ID] = {.name = NAME, .doc = DOC, .level = LV_##LEVEL, PRINTER_##LEVEL(PRINTER), .verify = VERIFIER},
#include "passes/analyses.def"
#undef ANALYSIS
};
const PrintVariant print_variant[] = {
#define PRINT_VARIANT(ID, PARAMETER, PRINTER) {ANR_##ID, PARAMETER, PRINTER},
#include "passes/analyses.def"
};
#define BUILD(ID, EXPRESSION)                                                                                          \
  static void build_##ID(Fn *f) { (void)(EXPRESSION); }
#include "passes/analyses.def"
BuildAnalysisFn *const analysis_build[ANR_COUNT] = {
#define BUILD(ID, EXPRESSION) [ANR_##ID] = build_##ID,
#include "passes/analyses.def"
};
#define VERIFY_KNOB(ID, KNOB_ID) {ANR_##ID, KNOB_##KNOB_ID},
const VerifyKnob verify_knob[] = {
#include "passes/analyses.def"
};
const uint32_t verify_knob_count = ARRAY_LEN(verify_knob);
const uint32_t print_variant_count = ARRAY_LEN(print_variant);

const TierInfo tier_info[] = {
#define TIER(NAME, VARIANT, TEXT) {NAME, VARIANT, TEXT},
#include "passes/pipeline/tiers.def"
#undef TIER
};
const uint32_t tier_count = ARRAY_LEN(tier_info);
