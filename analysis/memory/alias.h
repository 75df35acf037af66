/* alias.h: may two places in memory be the same; what may an instruction do to a place.
 *
 * Answers hold for every execution of the function in which both pointers are computed in the same round of every
 * loop around them, as in LLVM: a value defined in a loop is one value. Between rounds use alias_across (the same SSA
 * value may be two addresses). Cautions (barriers, convergence) hold for every target; permissions (address spaces,
 * constant spaces) only where the module has them (m->permissions, design section 6).
 *
 * Chain, first answer other than "may" wins (-aa-pipeline= names and orders them; "default" is all): nvptx-aa
 * (address spaces), basic-aa, scoped-noalias-aa, tbaa, globals-aa. Nothing is promised about pointers that are
 * poison.
 *
 * Alias is per function (slot AN_ALIAS; epochs CFG, VAL, MEM): it caches what is captured of local objects, so keep
 * one pointer for a batch of queries and ask again after a change, which costs O(1). Cost of a query: bounded by the
 * caps in alias_int.h; memory O(function). */
#ifndef NVOPT_ALIAS_H
#define NVOPT_ALIAS_H
#include "analysis/analysis.h"

typedef enum AliasResult { ALIAS_NO, ALIAS_MAY, ALIAS_PARTIAL, ALIAS_MUST } AliasResult;
typedef enum ModRef { MR_NONE = 0, MR_REF = 1, MR_MOD = 2, MR_MODREF = 3 } ModRef; /* bits */

/* How many bytes from ptr on (or around it) are meant. */
typedef enum LocKind {
  LOC_PRECISE, /* exactly `bytes` */
  LOC_UPPER,   /* at most `bytes` */
  LOC_AFTER,   /* any number of bytes after ptr */
  LOC_ANY      /* any number before or after: all of the object */
} LocKind;
typedef struct MemLoc {
  Val ptr;
  uint64_t bytes;                       /* PRECISE, UPPER */
  uint8_t kind;                         /* LocKind */
  bool scalable;                        /* bytes times vscale */
  Md tbaa, tbaa_struct, scope, noalias; /* metadata of the access, MD_NONE where it has none */
} MemLoc;
static inline bool memloc_eq(const MemLoc *x, const MemLoc *y) {
  return x->ptr == y->ptr && x->kind == y->kind && x->bytes == y->bytes && x->scalable == y->scalable &&
         x->tbaa == y->tbaa && x->tbaa_struct == y->tbaa_struct && x->scope == y->scope && x->noalias == y->noalias;
}

typedef struct Alias Alias;
typedef struct Ctx Ctx;
/* -aa-pipeline=: "basic-aa,tbaa", "default", or nothing at all; false and the wrong name in *bad. */
bool alias_pipeline(Ctx *ctx, Str text, Str *bad);
/* The names it knows, in the order of the default chain. */
const char *const *alias_names(uint32_t *n);
Alias *alias_of(Fn *f);

/* Overlap of two places. *offset (may be NULL), when MUST or PARTIAL and known: address of b minus address of a; else
 * left alone and *has_offset false. */
AliasResult alias_query(Alias *a, MemLoc x, MemLoc y);
AliasResult alias_query_offset(Alias *a, MemLoc x, MemLoc y, int64_t *offset, bool *has_offset);
/* What address p has in common with those at a constant distance: of addresses with different keys alias_query_offset
 * says neither MUST nor an offset; those with one key, not 0, are as far apart as their *offset. 0: any key may be
 * equal. Keys are hashes: what rests on two being equal may not be wrong if they are not. Costs a walk up p's
 * getelementptrs, to be kept by who asks much. */
uint64_t alias_place_key(Alias *a, Val p, int64_t *offset);
/* The same when the two accesses may belong to different rounds of a loop. */
AliasResult alias_across(Alias *a, MemLoc x, MemLoc y);

/* What instruction v may do to the place (calls, intrinsics, atomics, fences, barriers, inline assembly, plain
 * accesses; ordering included: an acquire load is MODREF of what other threads may see). */
ModRef alias_modref(Alias *a, Val v, MemLoc loc);
/* Store v, no atomic one, may write the place, if that is written at all (alias_mask). */
bool alias_store_hits(Alias *a, Val v, const MemLoc *loc);
/* basic-aa is asked before metadata: two accesses to one address, of some size, overlap. */
bool alias_address_first(const Alias *a);
/* What call v may do through its argument (or bundle operand) i, as far as attributes say. */
ModRef alias_arg_modref(const Fn *f, Val v, uint32_t i);
/* Memory effects of a call as the chain knows them (encoding of attr.h): what effects.h says, less what inline
 * assembly cannot do. */
unsigned alias_memeff(const Alias *a, Val call);
/* What call v may do to memory that call w reads or writes. */
ModRef alias_modref_calls(Alias *a, Val v, Val w);
/* What may be done to the place at all: MR_NONE for constant memory, MR_REF for memory that is not written while the
 * function runs, MODREF else. */
ModRef alias_mask(Alias *a, Val ptr, Md tbaa, bool ignore_locals);
/* Nothing writes the place while this function runs, no other thread at a barrier or fence either. */
bool alias_never_written(Alias *a, Val ptr, Md tbaa);
/* At call v another thread may come to memory that this function was given as noalias: it synchronizes and is
 * convergent, or is a function of this module, for which fences and atomics are enough. */
bool alias_lets_others_in(const Fn *f, Val v);
/* The object (alloca, argument, global, call, ...) that p points into, as far as single steps tell. */
Val alias_object(const Fn *f, Val p);
bool is_identified_object(const Fn *f, Val v); /* alloca, global, noalias call, noalias or byval argument */
/* What basic-aa sees of the object that p points into, for many questions about one place. */
typedef enum AliasObjKind {
  AO_UNKNOWN,
  AO_LOCAL,   /* identified: alloca, noalias call, noalias or byval argument */
  AO_GLOBAL,  /* identified, not local */
  AO_ARG,     /* an argument that may be anything from outside */
  AO_ESCAPED, /* what a load, call or the like gives: not what nobody got hold of */
  AO_CALL     /* of alias_written only: anything but an alloca that is not captured and no argument points to */
} AliasObjKind;
typedef struct AliasObj {
  Val o;
  uint8_t kind;
} AliasObj;
AliasObj alias_obj(Alias *a, Val p);
/* All that instruction v writes lies in there; AO_UNKNOWN: it does not, or v also orders what others do. */
AliasObj alias_written(Alias *a, Val v);
bool alias_objs_apart_(Alias *a, AliasObj x, AliasObj y);
/* The objects do not overlap whatever sizes and offsets are: alias_query says ALIAS_NO, alias_modref MR_NONE. False:
 * it has to be asked. */
static inline bool alias_objs_apart(Alias *a, AliasObj x, AliasObj y) {
  return x.o != y.o && ((x.kind == AO_LOCAL && y.kind == AO_LOCAL) || alias_objs_apart_(a, x, y));
}
/* An identified local object (alloca, noalias call, noalias or byval argument) is not captured when instruction `at`
 * is about to run (VAL_NONE: not captured anywhere). */
bool alias_not_captured_before(Alias *a, Val object, Val at);

/* The place that a load, store, va_arg, cmpxchg or atomicrmw touches; false for others. */
bool mem_loc(const Fn *f, Val v, MemLoc *out);
Val ptr_strip_casts(const Fn *f, Val p); /* p without bitcasts and address space casts, at most 8 */
/* v loads or stores exactly p, is not volatile and is marked !invariant.group: all such accesses see one value. */
bool in_invariant_group(const Fn *f, Val v, Val p);
/* The place that argument i of call v points to, sized by what the callee is known to do with it. */
MemLoc mem_loc_arg(const Fn *f, Val v, uint32_t i);
static inline MemLoc mem_loc_any(Val ptr) { return (MemLoc){.ptr = ptr, .kind = LOC_ANY}; }
static inline MemLoc mem_loc_after(Val ptr) { return (MemLoc){.ptr = ptr, .kind = LOC_AFTER}; }
static inline MemLoc mem_loc_bytes(Val ptr, uint64_t n) {
  return (MemLoc){.ptr = ptr, .bytes = n, .kind = LOC_PRECISE};
}
#endif
