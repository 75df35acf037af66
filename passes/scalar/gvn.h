/* gvn.h: what the parts of gvn share: values by number (gvn.c), loads (gvn_load.c), partial redundancy (gvn_pre.c).
 * Private to passes/scalar. */
#ifndef NVOPT_GVN_H
#define NVOPT_GVN_H
#include "analysis/cfg/dom.h"
#include "analysis/memory/memdep.h"
#include "ir/edit.h"
#include "passes/pass_fold.h"
#include "passes/util/ssa_update.h"
#include "support/hash.h"

typedef struct GvnLeader {
  Val val;
  Blk blk;       /* it holds in what this dominates; BLK_NONE: everywhere */
  uint32_t next; /* 0: none */
} GvnLeader;
typedef struct Gvn {
  Fn *f;
  PassCtx *px;
  const Dom *d;
  FoldCtx x;
  MemDeps dep;
  bool pre, load_pre, split_back, memdep, memory_ssa; /* options */
  /* A number is the id of the first value that had it, which may be gone by now. */
  VEC(Val) number; /* by Val; VAL_NONE: not seen yet */
  VecU32 ways;     /* by Blk, 0 but while a switch is looked at: edges from it */
  VecU32 leads;    /* by number: first in leader */
  VEC(GvnLeader) leader;
  IdSet table; /* numbers, by what they compute of numbers */
  SsaUpdate ssa;
  bool ssa_ready;
  bool changed, cfg; /* in this round; an edge is another than when d was made */
  bool any, any_cfg; /* in all */
  uint8_t *dead;     /* by Blk below ndead: cannot run */
  uint32_t ndead;
  uint64_t split_work; /* blocks that were there at each split of an edge */
  /* What a round need not do again (gvn_round.c). */
  bool again;     /* this round made what it has not looked at */
  bool loads;     /* loads are asked: an address or an access may be another than in the last round */
  uint32_t since; /* ep_val when all had been simplified but for what stamps tell; 0: never */
  bool new_facts; /* PassCtx.new_facts, of since */
  uint8_t *far;   /* by Val below nfar: change_distance from since; NULL: nothing is known */
  uint32_t nfar;
  VecU32 visited; /* by Val: ep_val when this round came to it; 0: not yet */
  VecU32 told;    /* by Val below its n: uses of it so far became something equal */
  VecU32 unused;  /* visited before they lost a use */
} Gvn;

/* ---- values by number ---- */
Val gvn_number(Gvn *g, Val v);  /* of v as it stands, which gets one; constants and arguments are their own */
void gvn_is_new(Gvn *g, Val v); /* v, just made, is like nothing else; it leads from where it stands */
void gvn_lead(Gvn *g, Val number, Val val, Blk from);
Val gvn_leader(Gvn *g, Val number, Blk b); /* a value of that number at the end of b; VAL_NONE */
/* The number that an instruction like v would have with these operands (numbers); VAL_NONE: none computes that. */
Val gvn_number_of(Gvn *g, Val v, const Val *ops);
/* What v, seen from b, is on the edge from predecessor number `edge`, as a number; VAL_NONE. */
Val gvn_translate(Gvn *g, Val v, Blk b, uint32_t edge);
/* v is `with` from now on, and gone. */
void gvn_replace(Gvn *g, Val v, Val with);
/* Code from the start of v's block to v hands on execution. Looks at a capped number of instructions. */
bool gvn_reached_from_start(const Gvn *g, Val v);
SsaUpdate *gvn_ssa(Gvn *g); /* ready for ssa_update_begin */
/* Puts a block on edge i of `from`: dominators are found anew. */
Blk gvn_split(Gvn *g, Blk from, uint32_t i);
bool gvn_may_split(const Gvn *g, Blk from, Blk to); /* edge may get a block */
bool gvn_is_dead(const Gvn *g, Blk b);

/* ---- rounds ---- */
void gvn_round_begin(Gvn *g);
/* Before v, in its turn, is looked at; false: it has been simplified, and nothing near it has changed since. */
bool gvn_visits(Gvn *g, Val v);
/* v is about to be deleted, its operands lose a use and its users get another operand. */
void gvn_goes(Gvn *g, Val v);
/* user, maybe looked at, is about to get or has got another operand. */
void gvn_new_operand(Gvn *g, Val user);
/* Operand i of user is another from now on. */
void gvn_opnd_set(Gvn *g, Val user, uint32_t i, Val with);
/* Uses of v so far became something equal: other values that become v make another round. */
void gvn_tell(Gvn *g, Val v);
/* Deletes what the round left without use; true: another round may find more. */
bool gvn_round_end(Gvn *g);

/* ---- loads ---- */
bool gvn_load(Gvn *g, Val v); /* load v is another value: it is gone */

/* ---- partial redundancy ---- */
void gvn_scalar_pre(Gvn *g);
#endif
