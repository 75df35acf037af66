/* ids.h: the 32-bit names of things. Distinct enum types, so that -Wenum-conversion keeps them apart. 0 is "none"
 * everywhere.
 *
 * `Val` names everything that may be an operand. Bit 30 tells constants (of the function, or of the module for what
 * lives in module tables) from locals (arguments and instructions): LuaJIT's trick, "is it constant" costs one test.
 */
#ifndef NVOPT_IDS_H
#define NVOPT_IDS_H
#include "ir/type.h"

typedef enum Val { VAL_NONE = 0, VAL_CON_BIT = 0x40000000, VAL_LIMIT = 0x7fffffff } Val;
typedef enum Blk { BLK_NONE = 0, BLK_LIMIT = 0x7fffffff } Blk;
typedef enum Use { USE_NONE = 0, USE_LIMIT = 0x7fffffff } Use; /* an operand slot of a function */
typedef enum Glob {
  GLOB_NONE = 0,
  GLOB_LIMIT = 0x7fffffff
} Glob; /* variable, function, alias or ifunc of the module */
/* Metadata: bit 30 set: owned by the function (made by inlining), else by the module. */
typedef enum Md { MD_NONE = 0, MD_LOCAL_BIT = 0x40000000, MD_LIMIT = 0x7fffffff } Md;
typedef enum Dbg { DBG_NONE = 0, DBG_LIMIT = 0x7fffffff } Dbg; /* a debug record of a function */
typedef enum AttrSet { ATTRS_NONE = 0, ATTRS_LIMIT = 0x7fffffff } AttrSet;
typedef enum AttrList { ATTRLIST_NONE = 0, ATTRLIST_LIMIT = 0x7fffffff } AttrList;

static inline bool val_is_con(Val v) { return (v & VAL_CON_BIT) != 0; }
static inline bool val_is_local(Val v) { return v != VAL_NONE && !(v & VAL_CON_BIT); }
static inline uint32_t con_index(Val v) { return (uint32_t)v & ~(uint32_t)VAL_CON_BIT; }

typedef struct Fn Fn;
#endif
