/* alias_int.h: what the files of alias analysis share. */
#ifndef NVOPT_ALIAS_INT_H
#define NVOPT_ALIAS_INT_H
#include "analysis/memory/alias.h"
#include "ir/cap.h"

/* An answer, and where it is known b's address minus a's. */
typedef struct ARes {
  uint8_t r;
  bool has;
  int32_t off;
} ARes;
static inline ARes ares(AliasResult r) { return (ARes){(uint8_t)r, false, 0}; }
static inline ARes ares_swap(ARes x) {
  if (x.has) x.off = -x.off;
  return x;
}

typedef enum AliasKind { AA_NVPTX, AA_BASIC, AA_SCOPED, AA_TBAA, AA_GLOBALS, AA_COUNT } AliasKind;

enum { MEMO_FINAL = -2, MEMO_BASED = -1 }; /* AliasMemo.uses: else how often an open assumption was used */
typedef struct AliasMemo {
  MemLoc x, y;
  ARes r;
  int uses;
  uint32_t next;
  bool cross, dead;
} AliasMemo;
/* What is captured of an object (CAPTURE_PROV bits), and a place before which it is not: an instruction that
 * dominates all that capture it. */
typedef struct Captured {
  uint32_t generation;
  uint8_t bits;
  bool has_first;
  Val first;
} Captured;
/* What basic-aa makes of address p by itself, and of the object behind it (alias_addr.c). */
typedef struct Addr {
  Val p, strip, object; /* ptr_strip of p; ptr_object of that */
  uint8_t kind;         /* AliasObjKind of the object */
  bool undefined, nowhere /* the object is null, where nothing lies */, sized /* the rest is known */, has_size;
  uint32_t sum;                   /* index + 1 in Alias.sum of the sum that p is; 0: not asked yet */
  uint32_t space;                 /* address space + 1 (space_of); 0: not asked yet */
  uint64_t needs;                 /* so many bytes are there at strip */
  uint64_t whole, whole_and_more; /* if has_size: bytes of the object, identified; the same up to its alignment */
} Addr;
/* zext(sext(trunc(v))): bits added or taken by each step. `nneg`: trunc(v) is not negative, so that the two
 * extensions are the same. */
typedef struct Cast {
  Val v;
  uint32_t zext, sext, trunc;
  bool nneg;
} Cast;
typedef struct GepVar {
  Cast v;
  uint64_t scale;
  Val at;
  bool nsw, neg;
} GepVar;                /* neg: subtracted */
typedef struct AddrSum { /* alias_gep.h */
  Val base;
  unsigned bits, flags, n;
  uint32_t var; /* the first of n in Alias.var */
  uint64_t offset;
} AddrSum;
typedef struct Separate {
  Val at, x, y;
} Separate; /* an assumption that objects x and y are apart */
struct Alias {
  Fn *f;
  Arena arena;        /* scratch of one question */
  Captured *captured; /* by Val; an entry holds in its generation only */
  uint32_t ncaptured, generation;
  uint8_t chain[AA_COUNT];
  unsigned nchain, in_chain; /* and the same as bits */
  bool reordered;            /* the chain is not the usual one */
  bool cross;                /* values of the two sides may be of different rounds of a loop */
  bool recphi, separate, tbaa, strict, relax_fences, scoped, kernel, null_valid;
  bool separate_known;
  VEC(Separate) separate_at;
  unsigned depth, asked;
  struct {
    Md tag;
    bool immutable;
  } tag[8]; /* tbaa_immutable of tags asked for, by their low bits */
  /* What is known of addresses, as long as addr_epoch is the function's ep_val. */
  uint64_t addr_epoch;
  uint32_t *addr_at; /* by hash of the value: index in addr, which may be another's or none */
  unsigned addr_shift;
  VEC(Addr) addr;
  VEC(AddrSum) sum;
  VEC(GepVar) var;
  /* basic-aa's answers within one question */
  VEC(AliasMemo) memo;
  VecU32 assumed; /* indices in memo: answers that rest on an assumption still open */
  int assumption_uses;
  uint16_t bucket[256];        /* heads of lists in memo, index + 1 */
  _Alignas(16) char buf[2048]; /* first bytes of arena */
};

static inline bool in_chain(const Alias *a, AliasKind k) { return a->in_chain >> k & 1; }
/* The chain, with the state of the question that runs. */
ARes alias_ask(Alias *a, const MemLoc *x, const MemLoc *y);
/* One step towards the object: operand of a getelementptr, cast, single phi, returned argument, alias; VAL_NONE:
 * there is none. `same`: but for getelementptrs the step keeps the address. */
Val ptr_step(Alias *a, Val p, bool same);
Val ptr_object(Alias *a, Val p, unsigned max);
/* Before the first of the two below for a function as it is: what was kept of another is forgotten. */
void addr_forget(Alias *a);
static inline void addr_refresh(Alias *a) {
  if (a->addr_epoch != a->f->ep_val || past_cap(a->f->m, ALIAS_ADDRESSES, a->addr.n)) addr_forget(a);
}
Addr *addr_of(Alias *a, Val p); /* good until the next one is asked for */
Addr addr_sized(Alias *a, Val p);
AddrSum addr_sum(Alias *a, Val p);
void addr_free(Alias *a);
/* The usual values that ptr_step says VAL_NONE of. */
static inline bool is_usual_object(const Fn *f, Val v) {
  return is_op(f, v, OP_ARG) || is_op(f, v, OP_ALLOCA) || is_op(f, v, OP_LOAD);
}
/* Off what keeps the address: casts, getelementptrs of nothing, phis of one value, returned arguments. */
Val ptr_strip(Alias *a, Val p);
/* CAPTURE_PROV bits captured of an identified local object (all for others); `returns` do not count. */
unsigned object_captures(Alias *a, Val object);
bool is_identified_local(const Fn *f, Val v); /* the same without globals */
bool is_noalias_call(const Fn *f, Val v);
ARes basic_alias(Alias *a, const MemLoc *x, const MemLoc *y);
/* alias_basic.c: of one object */
uint8_t obj_kind(const Fn *f, Val o);
/* Bytes of the whole object o, exactly, and rounded up to its alignment: reading past the end to there is tolerated. */
bool object_size(const Fn *f, Val o, uint64_t *out, uint64_t *rounded);
bool is_null_nowhere(const Alias *a, Val v);
/* alias_meta.c */
bool tbaa_may_alias(const Module *m, Md a, Md b, bool strict); /* strict: types of different roots are apart */
bool tbaa_immutable(const Module *m, Md a);
bool scopes_may_alias(const Module *m, Md scopes,
                      Md noalias); /* what is in `scopes` against what is not in `noalias` */
void basic_reset(Alias *a);        /* at the start of a question: forgets the memo */
static inline Val con_canon(const Fn *f, Val v) { return val_is_con(v) ? con_twin(&f->con, v) : v; }
#endif
