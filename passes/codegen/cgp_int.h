/* cgp_int.h: what the files of codegenprepare share. codegenprepare.c says what the pass does and in which order. */
#ifndef NVOPT_CGP_INT_H
#define NVOPT_CGP_INT_H
#include "analysis/value/known.h"
#include "ir/edit.h"
#include "passes/pass_fold.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "support/knob.h"

/* A number for each Val or Blk that holds for as long as `now` has not moved on: clearing costs nothing. */
typedef struct Marks {
  VecU32 val, when;
  uint32_t now;
} Marks;
static inline void marks_next(Marks *k) { k->now++; }
static inline uint32_t marks_get(const Marks *k, uint32_t i) {
  return i < k->when.n && k->when.p[i] == k->now ? k->val.p[i] : 0;
}
static inline void marks_set(Marks *k, uint32_t i, uint32_t x) {
  if (i >= k->when.n) {
    uint32_t n = i + i / 2 + 16;
    vec_resize_zero(&k->val, n);
    vec_resize_zero(&k->when, n);
  }
  k->val.p[i] = x, k->when.p[i] = k->now;
}
static inline void marks_free(Marks *k) {
  vec_free(&k->val);
  vec_free(&k->when);
}

typedef struct LargeGep { /* a getelementptr whose offset no access can hold */
  Val gep, base;
  int64_t off;
  uint32_t order;
} LargeGep;
typedef VEC(LargeGep) LargeGeps;

typedef struct Cgp {
  Fn *f;
  PassCtx *px;
  FoldCtx fx;
  bool small;      /* the function is to be small: optsize or minsize */
  Marks copy;      /* by Blk: the copy that stands there of what is being sunk */
  Blk joined;      /* cgp_blocks.c: whose predecessors `copy` holds */
  Marks sunk;      /* by Val: the address made in the block at hand that stands in for it */
  Marks ours;      /* by Val: made here for a reason that other steps would undo */
  LargeGeps large; /* met in this round */
  VecU32 exts;     /* extensions that promotion left (cgp_ext.c) */
} Cgp;

/* Erases v and what only it needed, where nobody uses it. */
static inline bool cgp_erase_dead(Cgp *c, Val v) {
  return val_is_local(v) && op(c->f, v) != OP_NONE && !is_arg(c->f, v) && ins_erase_dead(c->f, v) != 0;
}
static inline bool cgp_knob(const Cgp *c, KnobId id) { return knob_bool(c->px->knobs, id); }

/* Marks the function as hot or unlikely, behind the stage. */
bool cgp_section_prefix(Cgp *c);
/* Divisions of 64 bits by 32 where the operands fit. Edits the graph. */
bool cgp_divisions(Cgp *c);
/* ---- blocks: cgp_blocks.c ---- */
bool cgp_drop_assumptions(Cgp *c);
bool cgp_empty_blocks(Cgp *c);
bool cgp_fall_through(Cgp *c);
bool cgp_constant_branches(Cgp *c);
/* ---- sinking of casts, comparisons, masks: cgp_sink.c. They return whether v changed; it may be gone then. ---- */
bool cgp_cast(Cgp *c, Val v);
bool cgp_sink_compare(Cgp *c, Val v);
bool cgp_sink_mask(Cgp *c, Val v);
/* ---- comparisons and what is like them: cgp_compare.c ---- */
bool cgp_compare(Cgp *c, Val v);
bool cgp_freeze(Cgp *c, Val v);
bool cgp_remainder(Cgp *c, Val v);
bool cgp_switch(Cgp *c, Val v);
/* ---- extensions: cgp_ext.c ---- */
bool cgp_extension(Cgp *c, Val v);
bool cgp_narrow_load(Cgp *c, Val ld);
bool cgp_merge_extensions(Cgp *c);
/* ---- calls: cgp_call.c; cgp_gather.c: operand `at` of v are the addresses of a vector of type `value` ---- */
bool cgp_call(Cgp *c, Val v);
bool cgp_gather(Cgp *c, Val v, uint32_t at, Ty value);
/* ---- addresses: cgp_address.c ---- */
/* Operand i of v is an address that v accesses: what of it an access can hold comes to stand before v. */
bool cgp_sink_address(Cgp *c, Val v, uint32_t i);
/* b is about to be walked: no address has been sunk into it. */
static inline void cgp_address_block(Cgp *c) { marks_next(&c->sunk); }
/* What has been made in this block for address v, if it still stands. */
static inline Val cgp_sunk(const Cgp *c, Val v) {
  Val s = (Val)marks_get(&c->sunk, (uint32_t)v);
  return val_is_local(s) && !is_arg(c->f, s) && !blk_of(c->f, s) ? VAL_NONE : s;
}
/* Debug records before v name the addresses that were sunk into the block so far, not what these stand for. */
void cgp_debug_addresses(Cgp *c, Val v);
/* ---- behind a round: cgp_large.c, cgp_phi.c ---- */
bool cgp_split_large(Cgp *c);
bool cgp_phi_types(Cgp *c);
/* ---- stores: cgp_store.c ---- */
bool cgp_split_store(Cgp *c, Val v);
bool cgp_store_extract(Cgp *c, Val v);
/* ---- branches: cgp_split.c ---- */
bool cgp_split_conditions(Cgp *c);
bool cgp_make_branches(Cgp *c);
/* ---- statepoints: cgp_statepoint.c ---- */
bool cgp_relocates(Cgp *c);
#endif
