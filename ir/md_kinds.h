/* md_kinds.h: metadata kinds, specialized nodes and the spellings of DWARF and debug-info enumerations, from ir/md.def.
 * Static data; nothing is built at start. */
#ifndef NVOPT_MD_KINDS_H
#define NVOPT_MD_KINDS_H
#include "support/base.h"

/* Attachments with a fixed number (LLVM's); other names get numbers from MDK_FIXED_COUNT up, in the module. */
typedef enum MdKind {
#define MD_KIND(id, name, number) MDK_##id = (number),
#include "ir/md.def"
  MDK_FIXED_COUNT
} MdKind;
Str md_fixed_kind_name(unsigned kind); /* kind < MDK_FIXED_COUNT */
int md_fixed_kind(Str name);           /* -1 when the name is not a fixed kind */

typedef enum MdSpecial {
  MDS_NONE = 0,
#define MD_NODE(id) MDS_##id,
#include "ir/md.def"
  MDS_COUNT
} MdSpecial;

/* What a field holds. Numbers may stand for symbols everywhere on input; opt prints the symbol where there is one. */
typedef enum MdFieldKind {
  MDFK_MD,     /* reference to metadata, or null */
  MDFK_MDLIST, /* {!1, !2} */
  MDFK_STRING,
  MDFK_UINT,
  MDFK_U32,
  MDFK_U16,
  MDFK_U8,
  MDFK_U3, /* unsigned of 64 bits, or of that many: LLVM refuses larger ones */
  MDFK_SINT,
  MDFK_BIGINT, /* signed of any width */
  MDFK_BOOL,
  MDFK_SINT_MD, /* signed integer or reference; the integer prints bare */
  MDFK_UINT_MD, /* unsigned integer or reference */
  MDFK_I64_MD,  /* integer or reference; opt prints the integer as "i64 N" */
  MDFK_TAG,
  MDFK_LANG,
  MDFK_LNAME,
  MDFK_ATE,
  MDFK_CC,
  MDFK_VIRTUALITY,
  MDFK_MACINFO,
  MDFK_ENUMKIND, /* DW_* symbols */
  MDFK_EMISSION,
  MDFK_NAMETABLE,
  MDFK_CHECKSUM,
  MDFK_FIXEDKIND, /* words */
  MDFK_DIFLAGS,
  MDFK_SPFLAGS /* A | B | C */
} MdFieldKind;
typedef enum MdPrint { MDP_KEEP, MDP_OMIT, MDP_PRESENT, MDP_VINDEX, MDP_OLD } MdPrint; /* see md.def */

typedef struct MdFieldInfo {
  char name[31];
  uint8_t name_len;
  uint8_t node;     /* MdSpecial */
  uint8_t form;     /* MdFieldKind */
  uint8_t print;    /* MdPrint */
  uint8_t required; /* 1: an error when it is not written */
  int8_t operand;   /* index among LLVM's operands of the node; -1: not an operand */
  uint8_t absent;   /* value of a field that is not written */
} MdFieldInfo;
typedef struct MdNodeInfo {
  char name[28];
  uint8_t name_len, nfields;
  uint16_t first; /* index of its first field in md_field_table */
} MdNodeInfo;
/* Places in md_field_table, and of a field within its node: MD_FIELD_OF(DILocation, scope). */
enum MdFieldIndex {
#define MD_FIELD(node, name, form, print, required, operand, absent) MFI_##node##_##name,
#include "ir/md.def"
};
#define MD_FIELD_OF(node, name) ((uint16_t)((unsigned)MFI_##node##_##name - md_node_table[MDS_##node].first))
extern const MdFieldInfo md_field_table[];
extern const MdNodeInfo md_node_table[MDS_COUNT];
static inline Str md_special_name(MdSpecial s) { return (Str){md_node_table[s].name, md_node_table[s].name_len}; }
/* "DILocation" (without the exclamation mark), or MDS_NONE. */
MdSpecial md_special_lookup(Str name);
static inline unsigned md_special_nfields(MdSpecial s) { return md_node_table[s].nfields; }
/* Field i of a node, in printing order. */
static inline const MdFieldInfo *md_special_field(MdSpecial s, unsigned i) {
  return &md_field_table[md_node_table[s].first + i];
}
int md_field_lookup(MdSpecial s, Str name); /* its index, or -1 */
int md_field_lookup_from(MdSpecial s, Str name,
                         unsigned guess);   /* the same; fast when it is `guess` or shortly after */
unsigned md_special_noperands(MdSpecial s); /* highest operand index + 1 */

/* Enumerations. */
typedef enum DwClass {
  DWC_TAG,
  DWC_LANG,
  DWC_LNAME,
  DWC_ATE,
  DWC_CC,
  DWC_VIRTUALITY,
  DWC_MACINFO,
  DWC_ENUMKIND,
  DWC_EMISSION,
  DWC_NAMETABLE,
  DWC_CHECKSUM,
  DWC_FIXEDKIND,
  DWC_DIFLAG,
  DWC_SPFLAG,
  DWC_COUNT
} DwClass;
/* Symbols as constants: DW_TAG_member, FullDebug is DWV_FullDebug ... */
enum {
#define DW_NAME(class, id, spelling, value) DWV_##id = (value),
#include "ir/md.def"
};
DwClass md_field_class(MdFieldKind k);                   /* of the symbolic kinds; DWC_COUNT for the others */
bool dw_value(DwClass c, Str spelling, uint64_t *value); /* false when unknown; O(log names) */
Str dw_name(DwClass c, uint64_t value);                  /* empty when the value has no name; O(names) */
/* DIFlags and DISPFlags as opt prints them: the parts of `flags` in order, what has no name last as a number.
 * Calls `emit` for each part; name empty: the number `rest`. Nothing is called for flags == 0. */
void di_flags_split(DwClass c, uint32_t flags, void (*emit)(void *arg, Str name, uint32_t rest), void *arg);

/* Operators of DIExpression. */
typedef struct DwOp {
  char name[33];
  uint8_t name_len, operands, valid;
  uint16_t value;
} DwOp;
const DwOp *dw_op(uint64_t value);      /* NULL when unknown; O(1) */
const DwOp *dw_op_lookup(Str spelling); /* NULL when unknown; O(log) */
/* Whether LLVM takes the words as a well-formed expression; it prints others as bare numbers. */
bool di_expr_valid(const uint64_t *words, uint32_t n);
/* The words end with DW_OP_LLVM_fragment: bits from *off on, *size of them. Not to be seen from the last words alone: an
 * operand may look like it. */
bool di_expr_fragment(const uint64_t *words, uint32_t n, uint64_t *off, uint64_t *size);
#endif
