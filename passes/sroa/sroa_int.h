/* sroa_int.h: shared by the files of SROA: sroa.c (the pass: worklist, partitions, promotion), slices.c (which bytes
 * of an alloca each use touches), rewrite.c (the uses of one partition), types.c (types of partitions, conversions),
 * spec.c (phis and selects of addresses), agg.c (loads and stores of whole aggregates). */
#ifndef NVOPT_PASSES_SROA_INT_H
#define NVOPT_PASSES_SROA_INT_H
#include "ir/edit.h"
#include "ir/fold/fold.h"
#include "passes/pass.h"

/* Caps. */
enum {
  SROA_MAX_BITMAP =
      1024 /* bytes of an alloca up to which boundaries between integer accesses are looked at one by one */
};

/* A use of bytes [begin, end) of the alloca. */
typedef struct Slice {
  uint64_t begin, end;
  Val user;
  uint32_t index;  /* operand of user that is the address */
  Val ptr;         /* that operand when the slices were built */
  uint32_t seq;    /* order of discovery */
  Val acc;         /* a load in parts: what has been put together so far */
  bool splittable; /* may be cut where other slices begin or end */
  bool dead;
} Slice;
typedef struct UseRef {
  Val user;
  uint32_t index;
} UseRef;
typedef struct Slices {
  Val alloca_;
  uint64_t size;
  VEC(Slice) s;         /* by begin; unsplittable first; longest first */
  VecU32 dead_users;    /* undefined or without effect */
  VEC(UseRef) dead_ops; /* become poison */
  VEC(UseRef) drop;     /* droppable uses: go if the alloca does */
  bool escaped;
  UseRef escape; /* the use at which it did; of VAL_NONE: there are more than CAP_SROA_SLICES */
} Slices;

typedef struct Partition {
  uint64_t begin, end;
  uint32_t first, last;  /* slices that begin in it */
  const uint32_t *tails; /* splittable slices that began earlier */
  uint32_t ntails;
} Partition;

/* Walks the partitions of sorted slices; free tails at the end. The slices' order must not change in between. */
typedef struct PartIter {
  uint32_t from, i;
  uint64_t at;
  VecU32 tails;
} PartIter;
bool partition_next(const Slices *x, PartIter *t, Partition *p);

typedef struct SelOp {
  Val sel, mem;
  uint8_t safe; /* bit 0: true side may be loaded unconditionally, bit 1: false side */
} SelOp;

typedef struct Sroa {
  Fn *f;
  PassCtx *px;
  Arena *A;
  FoldCtx x;
  bool keep_cfg;
  VecU32 work, promotable, later, dead;
  VEC(uint8_t) mark; /* by Val: SROA_IN_* */
  VecU32 seen_of;    /* by Val, zero between uses: see slices.c */
  VecU32 escape_of;  /* by alloca: 1 + index in `escape` of the use at which it last escaped; 0 none */
  VEC(UseRef) escape;
  VecU32 spec_phis;
  VEC(SelOp) spec_sels;
  VecU32 made;       /* what the builder emitted */
  VecU32 alloca_run; /* by alloca: a later one of the allocas that stand in a row with it; 0: not known */
  Change ch;
} Sroa;
enum { SROA_IN_WORK = 1, SROA_IN_PROMOTABLE = 2, SROA_IN_LATER = 4, SROA_IS_DEAD = 8, SROA_SEEN = 16, SROA_SPEC = 32 };

/* Adds v to a list unless it is there already. */
void sroa_add(Sroa *s, VecU32 *list, unsigned flag, Val v);
static inline bool sroa_has(const Sroa *s, unsigned flag, Val v) {
  return (uint32_t)v < s->mark.n && (s->mark.p[v] & flag);
}
static inline void sroa_unmark(Sroa *s, unsigned flag, Val v) {
  if ((uint32_t)v < s->mark.n) s->mark.p[v] &= (uint8_t)~flag;
}
static inline void sroa_mark(Sroa *s, unsigned flag, Val v) {
  if ((uint32_t)v >= s->mark.n) vec_resize_zero(&s->mark, u32_max((uint32_t)v + 1, s->f->nins));
  s->mark.p[v] |= (uint8_t)flag;
}
static inline void sroa_kill(Sroa *s, Val v) { sroa_add(s, &s->dead, SROA_IS_DEAD, v); }

void sroa_kill_if_dead(Sroa *s, Val v);
/* Alloca a is looked at again though it escapes. */
void sroa_forget_escape(Sroa *s, Val a);

/* slices.c */
void slices_build(Sroa *s, Slices *out, Val alloca_);
void slices_sort(Slices *x);
/* Alloca a escapes at u: the address leads there, and cannot be followed. */
bool slices_escape_at(Sroa *s, Val a, UseRef u);
void slices_free(Slices *x);
/* The value that a phi or select always is; VAL_NONE if there is none. */
Val sroa_same_value(const Fn *f, Val v);
/* Largest access through a phi or select of addresses; false: something else than loads and stores. */
bool sroa_phi_access(Sroa *s, Val root, uint64_t *size);

/* types.c */
bool can_convert(const Module *m, Ty from, Ty to);
Val convert(Sroa *s, Val v, Ty to);
Ty partition_type(Sroa *s, const Slices *x, const Partition *p);
Ty type_partition(Module *m, Ty t, uint64_t offset, uint64_t size);
bool int_widening_viable(const Sroa *s, const Slices *x, const Partition *p, Ty t);
Ty vector_viable(Sroa *s, const Slices *x, const Partition *p);
bool vector_type_ok(Sroa *s, const Slices *x, const Partition *p, Ty vt);

/* rewrite.c */
typedef struct Rewrite {
  Sroa *s;
  Slices *x;
  const Partition *p;
  Val old, new_; /* allocas */
  Ty t;          /* type of the new one */
  Ty vec, elem;  /* vector mode */
  uint64_t elem_size;
  Ty int_;             /* integer widening mode */
  bool promote;        /* nothing known keeps the new alloca from promotion: copies become values */
  bool parts;          /* integer widening: parts are read, or vectors */
  VecU32 *phis, *sels; /* users met */
} Rewrite;
/* Whether this slice leaves nothing behind that keeps the new alloca from promotion (phis and selects aside). */
bool slice_promotable(const Rewrite *r, const Slice *sl);
void slice_rewrite(Rewrite *r, Slice *sl);
/* The variable stays as it is (r->new_ == r->old, not promotable): shorter address, better alignment, exact length.
 * True if changed. */
bool slice_tidy(Rewrite *r, Slice *sl);

/* spec.c */
bool phi_safe_to_speculate(Sroa *s, Val phi);
bool select_safe(Sroa *s, Val sel, bool add); /* add: records what to do in spec_sels */
void phi_speculate(Sroa *s, Val phi);
void select_rewrite(Sroa *s, SelOp o);

/* presplit.c: integer loads that are only stored, and stores of loads, are cut at the borders of partitions. Slices
 * are updated. */
void presplit(Sroa *s, Slices *x);

/* agg.c: true if something changed. */
bool agg_split(Sroa *s, Val alloca_);

/* Helpers. */
static inline Ty access_type(const Fn *f, Val v) { return op(f, v) == OP_LOAD ? ty(f, v) : ty(f, arg(f, v, 0)); }
bool mem_intrinsic(const Fn *f, Val v, bool *transfer); /* memset, memcpy, memmove (and inline forms) */
bool mem_length(const Fn *f, Val v, uint64_t *n);       /* constant length */
bool launder_or_strip(const Fn *f, Val v);
uint32_t call_param_align(const Fn *f, Val v, uint32_t i);
void call_param_align_set(Fn *f, Val v, uint32_t i, uint32_t align);
static inline uint32_t common_align(uint32_t a, uint64_t off) {
  return off ? (uint32_t)u64_min(a, off & (0 - off)) : a;
}
static inline uint32_t alloca_align(const Fn *f, Val a) {
  uint32_t x = align_of(f, a);
  return x ? x : ty_pref_align(f->m, alloca_type(f, a));
}
#endif
