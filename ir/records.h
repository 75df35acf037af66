/* records.h: where the records of a module's types, attributes and metadata lie, for the accessors that read them
 * (type.h, attr.h, md.h). A record never moves, so reading takes no lock; tables are filled by their interners alone
 * (ir/interners.h). */
#ifndef NVOPT_RECORDS_H
#define NVOPT_RECORDS_H
#include "support/base.h"

typedef struct Module Module;

/* A table of records that never move: segment s holds 2^(s+5) records. */
enum { SEG_FIRST_LOG2 = 5, SEG_COUNT = 27 };
typedef struct SegTable {
  char *seg[SEG_COUNT];
  uint32_t n;    /* records in use */
  uint32_t elem; /* bytes of one */
} SegTable;
static inline void *seg_of(const SegTable *t, uint32_t i,
                           uint32_t elem) { /* elem: t->elem, where the compiler knows it */
  uint32_t j = i + (1u << SEG_FIRST_LOG2);
  unsigned s = 31u - (unsigned)__builtin_clz(j);
  return t->seg[s - SEG_FIRST_LOG2] + (size_t)(j & ~(1u << s)) * elem;
}

typedef struct Records {
  SegTable types, attr_sets, attr_lists, mds;
} Records;
/* A module begins with them: so they are reached where only `Module *` is known. */
static inline Records *records(const Module *m) { return (Records *)(uintptr_t)m; }
#endif
