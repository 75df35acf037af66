/* intrinsic_id.h: the ids of intrinsics that code names. What is known of them: intrinsic.h.
 *
 * An id is the number of a row: first those of intrinsic_ids.def, named here, then the others of intrinsics.def,
 * which have their numbers from intrinsic_rows.h. Ids mean nothing outside one build of the program. */
#ifndef NVOPT_INTRINSIC_ID_H
#define NVOPT_INTRINSIC_ID_H
typedef enum IntrinsicId {
  INTRIN_NONE = 0,
#define INTRINSIC(id, name, sig, mem, flags, imm, sync, args) INTRIN_##id,
#include "ir/intrinsic_ids.def"
#undef INTRINSIC
  INTRIN_NAMED /* the first without a name here */
} IntrinsicId; /* fits 16 bits */
#endif
