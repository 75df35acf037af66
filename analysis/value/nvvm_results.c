/* nvvm_results.c: what is known of results of intrinsics (contract in launch.h). */
#include "analysis/value/launch.h"
#include "ir/intrinsic_rows.h"
#include "support/fp.h"

typedef struct Result {
  int64_t lo, hi;
  unsigned never;
} Result;
#define RANGE(LO, HI) {LO, HI, 0}
#define NEVER(CLASSES) {0, 0, CLASSES}
static const Result *result_of(IntrinsicId id) {
  enum {
#define NVVM_RESULT(ID, RESULT, WHY) R_##ID,
#include "analysis/value/nvvm_results.def"
    R_COUNT
  };
  static const Result row[R_COUNT] = {
#define NVVM_RESULT(ID, RESULT, WHY) [R_##ID] = RESULT,
#include "analysis/value/nvvm_results.def"
  };
  switch ((unsigned)id) {
#define NVVM_RESULT(ID, RESULT, WHY)                                                                                   \
  case INTRIN_ROW_##ID: return &row[R_##ID];
#include "analysis/value/nvvm_results.def"
  default: return NULL;
  }
}
bool intrinsic_bounds(const Fn *f, IntrinsicId id, int64_t *lo, int64_t *hi) {
  if (sreg_bounds(f, id, lo, hi)) return true;
  const Result *r = result_of(id);
  if (!r || r->lo == r->hi) return false;
  *lo = r->lo;
  *hi = r->hi;
  return true;
}
unsigned intrinsic_fpclass(IntrinsicId id) {
  const Result *r = result_of(id);
  return FPC_ALL & ~(r ? r->never : 0u);
}
