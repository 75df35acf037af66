/* attr_kinds.h: the kinds of attributes, from ir/attrs.def. Static data; nothing is built at start. */
#ifndef NVOPT_ATTR_KINDS_H
#define NVOPT_ATTR_KINDS_H
#include "support/strbuf.h"

/* The order is LLVM's printing order; string attributes come last, sorted by key. All kinds are below 192. */
typedef enum AttrKind {
  ATTR_NONE = 0,
#define ATTRIBUTE(id, name, form, where, merge, since, until) ATTR_##id,
#include "ir/attrs.def"
  ATTR_STRING, /* "key" or "key"="value" */
  ATTR_COUNT
} AttrKind;

/* Attr.val of allockind: bits in the order of their words; between these stand realloc and uninitialized, aligned is
 * last. */
enum { ALLOCKIND_ALLOC = 1, ALLOCKIND_FREE = 4, ALLOCKIND_ZEROED = 16 };

/* What follows the name */
typedef enum AttrForm {
  ATTRF_FLAG,
  ATTRF_INT,
  ATTRF_ALIGN,
  ATTRF_TYPE,
  ATTRF_RANGE,
  ATTRF_RANGELIST,
  ATTRF_MEMORY,    /* memory(argmem: read, ...) */
  ATTRF_CAPTURES,  /* captures(address, ret: provenance) */
  ATTRF_ALLOCKIND, /* allockind("alloc,zeroed") */
  ATTRF_ALLOCSIZE, /* allocsize(i) or allocsize(i,j) */
  ATTRF_FPCLASS,   /* nofpclass(nan inf) */
  ATTRF_UWTABLE,   /* uwtable, uwtable(sync): default and async print bare */
  ATTRF_VSCALE,    /* vscale_range(min,max) */
  ATTRF_STRING
} AttrForm;
typedef enum AttrMerge {
  ATTRM_PRESERVE,
  ATTRM_AND,
  ATTRM_MIN,
  ATTRM_UNION,
  ATTRM_BITAND
} AttrMerge; /* see attrs.def */
enum { ATTRW_FN = 1, ATTRW_PARAM = 2, ATTRW_RET = 4 };

typedef struct AttrInfo {
  char name[34];
  uint8_t name_len;
  uint8_t form, where, merge; /* AttrForm, ATTRW_*, AttrMerge */
  uint8_t since, until;       /* LLVM versions; 0: before 14, still there */
} AttrInfo;
extern const AttrInfo attr_table[ATTR_COUNT];
static inline const AttrInfo *attr_info(AttrKind k) { return &attr_table[k]; }
static inline Str attr_name(AttrKind k) { return (Str){attr_table[k].name, attr_table[k].name_len}; }
/* The kind spelled `name`, or ATTR_NONE. O(log kinds). */
AttrKind attr_lookup(Str name);

/* What stands between the parentheses of memory(...), as LLVM prints it; `e` in the encoding of attr.h. */
void memeff_print(uint64_t e, StrBuf *out);
#endif
