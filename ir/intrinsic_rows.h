/* intrinsic_rows.h: numbers of all rows of intrinsics.def, for tables about intrinsics that no other code names, and
 * for the programs that make tables. INTRIN_ROW_x is INTRIN_x where that is there (intrinsic_id.h). Who includes this
 * is rebuilt with every new row. */
#ifndef NVOPT_INTRINSIC_ROWS_H
#define NVOPT_INTRINSIC_ROWS_H
enum {
  INTRIN_ROW_NONE = 0,
#define INTRINSIC(id, name, sig, mem, flags, imm, sync, args) INTRIN_ROW_##id,
#include "ir/intrinsics.def"
  INTRIN_COUNT
};
#endif
