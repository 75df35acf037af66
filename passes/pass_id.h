/* pass_id.h: the numbers of passes, rows of passes/passes.def. The manager and its tables go by them; a pass does not
 * know its own. */
#ifndef NVOPT_PASS_ID_H
#define NVOPT_PASS_ID_H
typedef enum PassId {
#define PASS(ID, NAME, LEVEL, FN, OPTS, PROPERTIES, REQUIRES, KEEPS, DOC) PASS_##ID,
#include "passes/passes.def"
#undef PASS
  PASS_COUNT
} PassId; /* fits 16 bits */
#endif
