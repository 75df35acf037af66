/* attr.h: attribute sets and lists, interned in the module (thread-safe): equal contents have equal ids. A set
 * belongs to one place (function, return value, one parameter, global variable); a list gathers the sets of a
 * signature. Kinds and their properties: ir/attrs.def, attr_kinds.h. Enum kinds are tested by a bit mask, O(1). */
#ifndef NVOPT_ATTR_H
#define NVOPT_ATTR_H
#include "ir/attr_kinds.h"
#include "ir/ids.h"

typedef struct Attr {
  uint16_t kind; /* AttrKind; ATTR_STRING for "key" or "key"="value" */
  Ty type;       /* type attributes: byval(T) ... */
  uint64_t
      val; /* integer attributes: align, dereferenceable, memory(...) encoding, captures, fpclass mask, allocsize ... */
  Str key, str; /* string attributes; str.p == NULL when there is no value; bits == 1: an unknown bare word, key is its
                   text. Other kinds carried as text: str holds what stood between the parentheses */
  const uint64_t *words; /* range(iN lo, hi): the two bounds, (N+63)/64 words each; initializes: pairs of int64 */
  uint32_t nwords, bits; /* range: bits = N */
} Attr;

/* Encoding of memory(...): two bits (ModRef: 1 read, 2 write) for each location, in this order. */
typedef enum MemEffLoc {
  MEMLOC_ARG,
  MEMLOC_INACCESSIBLE,
  MEMLOC_ERRNO,
  MEMLOC_OTHER,
  MEMLOC_TARGET0,
  MEMLOC_TARGET1,
  MEMLOC_COUNT
} MemEffLoc;
enum { MODREF_NONE = 0, MODREF_REF = 1, MODREF_MOD = 2, MODREF_BOTH = 3 };
static inline unsigned memeff_get(uint64_t e, MemEffLoc l) { return (unsigned)(e >> (2 * l)) & 3u; }
#define MEMEFF_ALL ((1u << (2 * MEMLOC_COUNT)) - 1u) /* may do anything */
#define MEMEFF_NONE 0u
typedef struct AttrSetRec {
  uint32_t n;
  const Attr *attr;     /* sorted in printing order */
  uint64_t mask[3];     /* bit k set: AttrKind k present (kinds below 192) */
  uint32_t memeff;      /* what memory(...) says, MEMEFF_ALL without it */
  uint32_t nvvm, nnvvm; /* the first one whose key begins with "nvvm.", and how many there are: they stand together */
} AttrSetRec;

/* All ids made so far are 0 .. attrset_count - 1. */
uint32_t attrset_count(const Module *m);
AttrSet attrset_get(Module *m, const Attr *a, uint32_t n); /* any order, later duplicates win; copies what it keeps */
/* Of ATTRS_NONE: the empty set. */
static inline const AttrSetRec *attrset_rec(const Module *m, AttrSet s) {
  return (const AttrSetRec *)seg_of(&records(m)->attr_sets, (uint32_t)s, sizeof(AttrSetRec));
}
static inline bool attrset_rec_has(const AttrSetRec *r, AttrKind k) { return r->mask[k >> 6] >> (k & 63) & 1; }
static inline bool attrset_has(const Module *m, AttrSet s, AttrKind k) {
  return s && attrset_rec_has(attrset_rec(m, s), k);
}
const Attr *attrset_find(const Module *m, AttrSet s, AttrKind k); /* NULL when absent */
bool attr_equal(const Attr *a, const Attr *b);
const Attr *attrset_find_str(const Module *m, AttrSet s, Str key);
AttrSet attrset_add(Module *m, AttrSet s, Attr a);
AttrSet attrset_add_kind(Module *m, AttrSet s, AttrKind k); /* flag kinds */
AttrSet attrset_add_int(Module *m, AttrSet s, AttrKind k, uint64_t v);
AttrSet attrset_add_range(Module *m, AttrSet s, uint32_t bits, int64_t lo, int64_t hi); /* [lo, hi) modulo 2^bits */
AttrSet attrset_remove(Module *m, AttrSet s, AttrKind k);
AttrSet attrset_remove_str(Module *m, AttrSet s, Str key);

typedef struct AttrListRec {
  AttrSet fn, ret;
  uint32_t nparams; /* trailing empty sets are cut */
  const AttrSet *param;
  uint64_t mask[3];         /* bit k set: some parameter has AttrKind k */
  const AttrSetRec *fn_rec; /* of fn */
} AttrListRec;
static inline bool attrlist_some_param(const AttrListRec *r, AttrKind k) { return r->mask[k >> 6] >> (k & 63) & 1; }
AttrList attrlist_get(Module *m, AttrSet fn, AttrSet ret, const AttrSet *param, uint32_t nparams);
/* Of ATTRLIST_NONE: all empty. */
static inline const AttrListRec *attrlist_rec(const Module *m, AttrList l) {
  return (const AttrListRec *)seg_of(&records(m)->attr_lists, (uint32_t)l, sizeof(AttrListRec));
}
static inline AttrSet attrlist_fn(const Module *m, AttrList l) { return l ? attrlist_rec(m, l)->fn : ATTRS_NONE; }
static inline bool attrlist_fn_has(const Module *m, AttrList l, AttrKind k) {
  return l && attrset_rec_has(attrlist_rec(m, l)->fn_rec, k);
}
static inline unsigned attrlist_memeff(const Module *m, AttrList l) {
  return l ? attrlist_rec(m, l)->fn_rec->memeff : MEMEFF_ALL;
}
static inline AttrSet attrlist_ret(const Module *m, AttrList l) { return l ? attrlist_rec(m, l)->ret : ATTRS_NONE; }
static inline AttrSet attrlist_param(const Module *m, AttrList l, uint32_t i) {
  if (!l) return ATTRS_NONE;
  const AttrListRec *r = attrlist_rec(m, l);
  return i < r->nparams ? r->param[i] : ATTRS_NONE;
}
AttrList attrlist_with_fn(Module *m, AttrList l, AttrSet s);
AttrList attrlist_with_ret(Module *m, AttrList l, AttrSet s);
AttrList attrlist_with_param(Module *m, AttrList l, uint32_t i, AttrSet s);

/* Encoding of captures(...): low byte what the callee may capture other than through the return value, next byte
 * through it. Bits: 1 address_is_null, 2 address, 4 read_provenance, 8 provenance. (address implies address_is_null;
 * provenance implies read_provenance.) */
enum { CAPTURE_NULL = 1, CAPTURE_ADDR = 2 | 1, CAPTURE_RPROV = 4, CAPTURE_PROV = 8 | 4, CAPTURE_ALL = 15 };
#endif
