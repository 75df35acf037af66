/* md.h: metadata. Nodes of the module are interned by content (uniqued) or made one by one (distinct); a function
 * owns those that inlining makes (MD_LOCAL_BIT: locations, alias scopes). Specialized nodes (DILocation ...) are
 * carried generically: the fields to be printed, in printing order, described by ir/md.def (md_kinds.h): what opt
 * leaves out (a default that is not written) is not there; enumerations and flags are numbers (MFF_UINT). */
#ifndef NVOPT_MD_H
#define NVOPT_MD_H
#include "ir/ids.h"
#include "ir/md_kinds.h"

typedef enum MdForm {
  MDF_STRING,  /* !"text" : str */
  MDF_TUPLE,   /* !{...} : ops */
  MDF_SPECIAL, /* !DILocation(...) : special, fields */
  MDF_EXPR,    /* !DIExpression(...) : words (operators and operands as numbers) */
  MDF_VALUE,   /* i32 7, ptr @g : con, a constant of the module's pool */
  MDF_FORWARD  /* referenced but not yet defined; none is left after parsing */
} MdForm;

typedef enum MdFieldForm {
  MFF_NULL,
  MFF_MD,
  MFF_UINT,
  MFF_SINT,
  MFF_STRING,
  MFF_BOOL,
  MFF_WORDS /* bare words as written: DW_TAG_member, FullDebug, DIFlagPublic | DIFlagVector */,
  MFF_BIGINT /* decimal text */
} MdFieldForm;
typedef struct MdField {
  uint16_t field; /* index into the node's fields in md.def */
  uint8_t form;   /* MdFieldForm */
  uint32_t len;   /* MFF_STRING (unescaped), MFF_WORDS, MFF_BIGINT: bytes at `text`; else 0 */
  union {
    Md md;
    uint64_t u;
    int64_t s;
    bool b;
    const char *text;
  };
} MdField;
static inline Str md_field_str(const MdField *f) { return (Str){f->text, f->len}; }
static inline void md_field_set_str(MdField *f, MdFieldForm form, Str s) {
  f->form = (uint8_t)form;
  f->len = s.n;
  f->text = s.p;
}

typedef struct MdRec {
  uint8_t form; /* MdForm */
  bool distinct;
  uint16_t special; /* MDF_SPECIAL: MdSpecial of md_kinds.h */
  uint32_t n;       /* operands, fields or words */
  union {
    const Md *ops /* MD_NONE is `null` */;
    const MdField *fields;
    const uint64_t *words;
  };
  Str str;            /* MDF_STRING */
  Val con;            /* MDF_VALUE: VAL_NONE possible when int_type is set (made while functions ran) */
  Ty int_type;        /* MDF_VALUE: integer of at most 64 bits: its type, else TY_NONE */
  uint64_t int_value; /* zero-extended */
  uint32_t pos;       /* input offset of the definition, 0 when made by a pass */
} MdRec;

/* Makers: copy what they keep. Uniqued ones return an existing equal node. Thread-safe after mod_set_parallel. */
Md md_string(Module *m, Str s);
Md md_tuple(Module *m, const Md *ops, uint32_t n, bool distinct);
Md md_special(Module *m, uint32_t special, const MdField *f, uint32_t n, bool distinct);
Md md_expr(Module *m, const uint64_t *words, uint32_t n);
Md md_value(Module *m, Val module_con);
Md md_int(Module *m, Ty t,
          uint64_t x); /* an integer of at most 64 bits; may be called while functions run, unlike md_value */
/* Parsing: a node that will be defined later, and its definition (which makes it that content for good). */
void md_reserve(Module *m, uint32_t n); /* about so many nodes will come */
Md md_forward(Module *m);
void md_define(Module *m, Md id, const MdRec *r);
static inline const MdRec *md_rec(const Module *m, Md id) { /* module-owned ids */
  DASSERT(id != MD_NONE && (uint32_t)id < records(m)->mds.n);
  return (const MdRec *)seg_of(&records(m)->mds, (uint32_t)id, sizeof(MdRec));
}
/* The integer that md is; false of anything else, MD_NONE and what is local to a function among it. */
static inline bool md_get_int(const Module *m, Md md, uint64_t *x) {
  if (md == MD_NONE || md & MD_LOCAL_BIT) return false;
  const MdRec *r = md_rec(m, md);
  if (r->form != MDF_VALUE || !r->int_type) return false;
  *x = r->int_value;
  return true;
}
/* The value of the first module flag `key` (llvm.module.flags), MD_NONE if there is none. O(flags). */
Md md_module_flag(const Module *m, Str key);
bool md_module_flag_int(const Module *m, Str key, uint64_t *x); /* of the first that is an integer */
uint32_t md_count(const Module *m);
bool md_typed(const Module *m); /* some MDF_VALUE is, or was, of a type without a fixed id */
/* After parsing: merges equal uniqued nodes (cycles stay apart) and rewrites every reference. */
void md_unique_all(Module *m);
/* Its two halves: merging inside metadata, which returns the map from node to node (malloc; NULL: nothing merged),
 * and rewriting what else the module and its functions hold. */
Md *md_unique_map(Module *m);
void md_apply_map(Module *m, const Md *map);
/* After globals were deleted: operands of nodes that mention one become null. Not thread-safe. O(metadata). */
void md_forget_deleted(Module *m);
/* Kind numbers of attachments: fixed ones of md.def first, others in order of appearance. */
uint32_t md_kind(Module *m, Str name);
Str md_kind_name(const Module *m, uint32_t kind);

typedef struct MdAttach {
  uint32_t kind;
  Md node;
} MdAttach;
#endif
