/* md_kinds.c: tables of metadata kinds, specialized nodes and DWARF names, and their lookup. */
#include "ir/md_kinds.h"

typedef struct Name {
  char s[39];
  uint8_t n;
} Name;
static const Name kinds[MDK_FIXED_COUNT] = {
#define MD_KIND(id, name, number) {name, sizeof(name) - 1},
#include "ir/md.def"
};
Str md_fixed_kind_name(unsigned k) { return (Str){kinds[k].s, kinds[k].n}; }
int md_fixed_kind(Str name) {
  for (unsigned k = 0; k < MDK_FIXED_COUNT; k++) { /* once per name and module: the module keeps the number */
    if (kinds[k].n == name.n && memcmp(kinds[k].s, name.p, name.n) == 0) return (int)k;
  }
  return -1;
}

const MdFieldInfo md_field_table[] = {
#define MD_FIELD(node, name, form, print, required, operand, absent)                                                   \
  {#name, sizeof(#name) - 1, MDS_##node, MDFK_##form, MDP_##print, required, operand, absent},
#include "ir/md.def"
};

/* Nodes and fields numbered in one sequence: what stands above a node, less the nodes, is its first field. */
enum {
#define MD_NODE(id) SEQ_##id,
#define MD_FIELD(node, name, form, print, required, operand, absent) SEQ_##node##_##name,
#include "ir/md.def"
};
/* One member per field: the size is their number. */
#define MD_NODE(id)                                                                                                    \
  }                                                                                                                    \
  Count_##id;                                                                                                          \
  typedef struct Fields_##id {                                                                                         \
    char node;
#define MD_FIELD(node, name, form, print, required, operand, absent) char name;
typedef struct Fields_first {
  char node;
#include "ir/md.def"
} Count_last;
const MdNodeInfo md_node_table[MDS_COUNT] = {
  {"", 0, 0, 0},
#define MD_NODE(id) {#id, sizeof(#id) - 1, sizeof(struct Fields_##id) - 1, SEQ_##id - (MDS_##id - 1)},
#include "ir/md.def"
};

MdSpecial md_special_lookup(Str name) {
  for (unsigned i = 1; i < MDS_COUNT; i++) {
    if (str_eq(md_special_name((MdSpecial)i), name)) return (MdSpecial)i;
  }
  return MDS_NONE;
}
int md_field_lookup_from(MdSpecial s, Str name, unsigned guess) {
  unsigned n = md_special_nfields(s);
  for (unsigned k = 0, i = guess; k < n; k++, i++) {
    if (i >= n) i = 0;
    const MdFieldInfo *f = md_special_field(s, i);
    if (f->name_len == name.n && memcmp(f->name, name.p, name.n) == 0) return (int)i;
  }
  return -1;
}
int md_field_lookup(MdSpecial s, Str name) { return md_field_lookup_from(s, name, 0); }
unsigned md_special_noperands(MdSpecial s) {
  int top = -1;
  for (unsigned i = 0, n = md_special_nfields(s); i < n; i++) {
    if (md_special_field(s, i)->operand > top) top = md_special_field(s, i)->operand;
  }
  return (unsigned)(top + 1);
}

DwClass md_field_class(MdFieldKind k) {
  switch (k) {
  case MDFK_TAG: return DWC_TAG;
  case MDFK_LANG: return DWC_LANG;
  case MDFK_LNAME: return DWC_LNAME;
  case MDFK_ATE: return DWC_ATE;
  case MDFK_CC: return DWC_CC;
  case MDFK_VIRTUALITY: return DWC_VIRTUALITY;
  case MDFK_MACINFO: return DWC_MACINFO;
  case MDFK_ENUMKIND: return DWC_ENUMKIND;
  case MDFK_EMISSION: return DWC_EMISSION;
  case MDFK_NAMETABLE: return DWC_NAMETABLE;
  case MDFK_CHECKSUM: return DWC_CHECKSUM;
  case MDFK_FIXEDKIND: return DWC_FIXEDKIND;
  case MDFK_DIFLAGS: return DWC_DIFLAG;
  case MDFK_SPFLAGS: return DWC_SPFLAG;
  case MDFK_MD:
  case MDFK_MDLIST:
  case MDFK_STRING:
  case MDFK_UINT:
  case MDFK_U32:
  case MDFK_U16:
  case MDFK_U8:
  case MDFK_U3:
  case MDFK_SINT:
  case MDFK_BIGINT:
  case MDFK_BOOL:
  case MDFK_SINT_MD:
  case MDFK_UINT_MD:
  case MDFK_I64_MD: break;
  }
  return DWC_COUNT;
}

typedef struct DwEntry {
  char name[38];
  uint8_t name_len, class;
  uint32_t value;
} DwEntry;
/* Sorted by class as md.def lists the classes, then by spelling. */
static const DwEntry dw_entries[] = {
#define DW_NAME(class, id, spelling, value) {spelling, sizeof(spelling) - 1, DWC_##class, value},
#include "ir/md.def"
};

/* The entries of a class: classes are contiguous, in the order of DwClass. */
static void dw_range(DwClass c, size_t *lo, size_t *hi) {
  size_t a = 0, b = ARRAY_LEN(dw_entries);
  while (a < b) {
    size_t mid = (a + b) / 2;
    if (dw_entries[mid].class < (unsigned)c) a = mid + 1;
    else b = mid;
  }
  *lo = a;
  while (b < ARRAY_LEN(dw_entries) && dw_entries[b].class == (unsigned)c) b++;
  *hi = b;
}

bool dw_value(DwClass c, Str spelling, uint64_t *value) {
  size_t lo, hi;
  dw_range(c, &lo, &hi);
  while (lo < hi) {
    size_t mid = (lo + hi) / 2;
    const DwEntry *e = &dw_entries[mid];
    int order = str_order((Str){e->name, e->name_len}, spelling);
    if (order == 0) {
      *value = e->value;
      return true;
    }
    if (order < 0) lo = mid + 1;
    else hi = mid;
  }
  return false;
}

Str dw_name(DwClass c, uint64_t value) {
  size_t lo, hi;
  dw_range(c, &lo, &hi);
  for (; lo < hi; lo++) {
    if (dw_entries[lo].value == value) return (Str){dw_entries[lo].name, dw_entries[lo].name_len};
  }
  return (Str){"", 0};
}

void di_flags_split(DwClass c, uint32_t flags, void (*emit)(void *arg, Str name, uint32_t rest), void *arg) {
  /* DIFlags: LLVM takes the accessibility and inheritance fields and the one combined flag first, then single bits
   * upward. */
  if (c == DWC_DIFLAG) {
    static const uint32_t fields[] = {DWV_DIFlagPublic, DWV_DIFlagVirtualInheritance};
    for (unsigned i = 0; i < ARRAY_LEN(fields); i++) {
      uint32_t part = flags & fields[i];
      if (part) emit(arg, dw_name(c, part), 0), flags &= ~part;
    }
    if ((flags & DWV_DIFlagIndirectVirtualBase) == DWV_DIFlagIndirectVirtualBase) {
      emit(arg, dw_name(c, DWV_DIFlagIndirectVirtualBase), 0);
      flags &= ~(uint32_t)DWV_DIFlagIndirectVirtualBase;
    }
  } else {
    uint32_t part = flags & 3u; /* virtuality */
    if (part && dw_name(c, part).n) emit(arg, dw_name(c, part), 0), flags &= ~part;
  }
  uint32_t rest = 0;
  for (; flags; flags &= flags - 1) {
    uint32_t bit = flags & (0u - flags);
    Str s = dw_name(c, bit);
    if (s.n) emit(arg, s, 0);
    else rest |= bit;
  }
  if (rest) emit(arg, (Str){"", 0}, rest);
}

static const DwOp ops[] = {
#define DW_OPERATION(id, spelling, value, operands, valid) {spelling, sizeof(spelling) - 1, operands, valid, value},
#include "ir/md.def"
};
/* Operators by value: those below 256, then the LLVM ones from 0x1000; 0: none, else index in `ops` + 1. */
enum {
#define DW_OPERATION(id, spelling, value, operands, valid) OPIX_##id,
#include "ir/md.def"
};
static const uint8_t op_by_value[256 + 16] = {
#define DW_OPERATION(id, spelling, value, operands, valid)                                                             \
  [(value) < 256 ? (value) : 256 + (value) - 0x1000] = OPIX_##id + 1,
#include "ir/md.def"
};

const DwOp *dw_op(uint64_t value) {
  if (value >= 0x1000 && value < 0x1010) value -= 0x1000 - 256;
  else if (value >= 256) return NULL;
  unsigned i = op_by_value[value];
  return i ? &ops[i - 1] : NULL;
}
const DwOp *dw_op_lookup(Str spelling) {
  size_t lo = 0, hi = ARRAY_LEN(ops);
  while (lo < hi) {
    size_t mid = (lo + hi) / 2;
    int order = str_order((Str){ops[mid].name, ops[mid].name_len}, spelling);
    if (order == 0) return &ops[mid];
    if (order < 0) lo = mid + 1;
    else hi = mid;
  }
  return NULL;
}

enum { OP_STACK_VALUE = 0x9f, OP_SWAP = 0x16, OP_FRAGMENT = 0x1000, OP_ENTRY = 0x1003, OP_ARG = 0x1005 };
bool di_expr_fragment(const uint64_t *words, uint32_t n, uint64_t *off, uint64_t *size) {
  for (uint32_t i = 0; i < n;) {
    const DwOp *op = dw_op(words[i]);
    if (!op || op->operands >= n - i) return false;
    if (words[i] == OP_FRAGMENT) {
      *off = words[i + 1], *size = words[i + 2];
      return i + 3 == n;
    }
    i += 1 + op->operands;
  }
  return false;
}
bool di_expr_valid(const uint64_t *words, uint32_t n) {
  uint32_t first = n >= 2 && words[0] == OP_ARG && words[1] == 0 ? 2 : 0; /* where an entry value may stand */
  for (uint32_t i = 0; i < n;) {
    const DwOp *op = dw_op(words[i]);
    if (!op || !op->valid || op->operands >= n - i) return false;
    uint32_t next = i + 1 + op->operands;
    switch (words[i]) {
    case OP_FRAGMENT: return next == n;
    case OP_STACK_VALUE:
      if (next != n && words[next] != OP_FRAGMENT) return false;
      break;
    case OP_SWAP:
      if (n == 1) return false;
      break;
    case OP_ENTRY: return i == first && words[i + 1] == 1; /* LLVM looks no further */
    default: break;
    }
    i = next;
  }
  return true;
}
