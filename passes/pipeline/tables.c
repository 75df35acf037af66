/* tables.c: the tables of passes, analyses, tiers and knobs, made from their .def files. */
#include "nvopt/alias.h"
#include "nvopt/block_freq.h"
#include "nvopt/branch_prob.h"
#include "nvopt/cycles.h"
#include "nvopt/delinearize.h"
#include "nvopt/demanded.h"
#include "nvopt/dependence.h"
#include "nvopt/dom.h"
#include "nvopt/loops.h"
#include "nvopt/memssa.h"
#include "nvopt/pipeline.h"
#include "nvopt/scev.h"
#include "nvopt/uniformity.h"

#define PASS_RUN_MODULE(FN) .module = FN
#define PASS_RUN_CGSCC(FN) .cgscc = FN
#define PASS_RUN_FUNCTION(FN) .function = FN
#define PASS_RUN_LOOP(FN) .loop = FN
#define PASS_RUN_LOOPMSSA(FN) .loop = FN
const PassInfo pass_info[PASS_COUNT] = {
#define PASS(ID, NAME, LEVEL, FN, OPTS, DOC) [PASS_##ID] = {NAME, OPTS, DOC, LV_##LEVEL, {PASS_RUN_##LEVEL(FN)}},
#include "../passes.def"
#undef PASS
};

#define PRINTER_MODULE(P) .print_module = P
#define PRINTER_FUNCTION(P) .print_fn = P
#include "../printers.h"
const AnalysisInfo analysis_info[ANR_COUNT] = {
#define ANALYSIS(ID, NAME, LEVEL, PRINTER, VERIFIER, DOC) [ANR_##ID] = {.name = NAME, .doc = DOC, .level = LV_##LEVEL, PRINTER_##LEVEL(PRINTER), .verify = VERIFIER},
#include "../analyses.def"
#undef ANALYSIS
};
const PrintVariant print_variant[] = {
#define PRINT_VARIANT(ID, PARAMETER, PRINTER) {ANR_##ID, PARAMETER, PRINTER},
#include "../analyses.def"
};
#define BUILD(ID, EXPRESSION) static void build_##ID(Fn *f) { (void)(EXPRESSION); }
#include "../analyses.def"
BuildAnalysisFn *const analysis_build[ANR_COUNT] = {
#define BUILD(ID, EXPRESSION) [ANR_##ID] = build_##ID,
#include "../analyses.def"
};
const uint32_t print_variant_count = ARRAY_LEN(print_variant);

const TierInfo tier_info[] = {
#define TIER(NAME, VARIANT, TEXT) {NAME, VARIANT, TEXT},
#include "tiers.def"
#undef TIER
};
const uint32_t tier_count = ARRAY_LEN(tier_info);
