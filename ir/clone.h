/* clone.h: copies of code: of one instruction, or of a region of blocks, within a function or from one function into
 * another.
 *
 *     h:  %i = phi [ 0, %pre ], [ %n, %h ]      h.c:  %n.c = add 0, 1              a copy of {h} with %i mapped to 0 before and back = h:
 *         %n = add %i, 1                    =>        br %c, label %h, label %exit     %n is %n.c, h has an edge more, over which %i takes %n.c,
 *         br %c, label %h, label %exit                                                       and so has exit, whose
 *                                                                                            phis take what they
 *                                                                                            took, mapped
 *
 * A copy is a Clone: two maps, by id of what is copied (Clone.val, Clone.blk), say what stands for what in it; the
 * user owns them and fills in before what the copy is to use instead of copying (a header's phis, the heart of a
 * loop, the arguments of a call); the copy fills in the rest, and they hold the answers behind it. They take what
 * they hold to clear, not the size of the function. Values without an entry are themselves within a function; from
 * another function they are constants, which are imported (con_import), or did not come.
 *
 * How the passes of the field use it (header h, latch l, blocks in reverse post order):
 *   peel          phis of h mapped to what comes from the preheader, back = h; then the preheader's edge is led to
 *                 the copy of h
 *   unroll        for each round: phis of h mapped to what the latch of the round before brings, back = h; then that
 *                 latch's edge is led to the copy of h
 *   unswitch,     nothing mapped, back none, with the preheader as the first block where the copy shall have one: the
 *                 copy is a loop of its own, and what leads to its first block is
 *   version       the caller's: edge_add or edge_redirect, and the phis of that block (they have a poison entry for
 *                 the edge)
 *   thread, tail  one block: its phis mapped to what the predecessor brings, back = the block; then the predecessor's
 *                 edge is led to the copy
 *   inline        the functions clone_* one by one, since instructions are folded as they come in and edges that are
 *                 not taken stay behind
 * Exits: an edge of the copy that leaves the region leads where the original leads, or to what Clone.blk says; phis
 * there get the mapped value for it. So in LCSSA form all uses outside are right; other values used outside are the
 * caller's (ssa_update.h). Preheaders and dedicated exits are the loop context's (lc_simplify).
 *
 * What is renamed. Alias scopes that the region declares (llvm.experimental.noalias.scope.decl) are others in every
 * copy, so that two rounds do not claim that they do not alias each other; from another function all are. Loops in
 * the copy have nodes (!llvm.loop) of their own; a branch that leads to `back` is no latch of the copy and has none.
 * Assignments (!DIAssignID) and the records that name them are others too. Debug records come along, with the copy's
 * values; from another function locations get inlinedAt, and records come only where the call has a location.
 * Convergence control: a token and its users are copied together. The copy of a loop's round (unroll) lies in the same
 * cycle as the heart, which may have one heart only: map the heart to itself. One before the loop (peel, the last round
 * of a full unroll) lies in no cycle: map the heart to its token (convergence_token). A copy that is a loop of its own
 * has its own.
 *
 * Source: LangRef (noduplicate, token type, "noalias" and "alias.scope", llvm.loop), "Convergent Operation
 * Semantics"; Cooper and Torczon, Engineering a Compiler, 8.7 and 10.2. */
#ifndef NVOPT_CLONE_H
#define NVOPT_CLONE_H
#include "ir/ir.h"
#include "support/hash.h"

/* ---- one instruction ---- */
/* An unplaced copy of v in its function: operands, flags, extra record, attachments, location; without name, debug
 * records and edges. O(operands). */
Val ins_clone(Fn *f, Val v);
/* The same of type t and with these operands, as many as v has. */
Val ins_clone_as(Fn *f, Val v, Ty t, const Val *ops);

/* ---- what stands for what ---- */
typedef struct CloneMap {
  VecU32 to, set;
} CloneMap; /* by id, 0: nothing; ids that have something */
static inline uint32_t clone_mapped(const CloneMap *x, uint32_t id) { return id < x->to.n ? x->to.p[id] : 0; }
void clone_map(CloneMap *x, uint32_t id, uint32_t to);
void clone_map_clear(CloneMap *x); /* O(what was set) */
void clone_map_free(CloneMap *x);

/* ---- a copy being made ---- */
typedef struct Clone {
  Fn *f;               /* gets the copy */
  const Fn *from;      /* has the original: f itself, or another, which is only read */
  CloneMap *val, *blk; /* by Val and Blk of `from` */
  Str suffix;          /* of names: ".i" */
  Arena *scratch;
  Md call_loc, inlined_at; /* clone_from_call: the location of the call, and the one that copies name as inlinedAt */
  uint8_t tail;            /* the most that the tail mark of a call that comes in may be */
  bool is_without_lines;   /* clone_from_call: `from` has no subprogram, so the copy's code belongs to the call */
  bool nounwind;           /* calls that come in do not throw: the call did not */
  /* private */
  IdSet node;   /* map of locations and distinct nodes of which the copy has others */
  CloneMap con; /* by index of a constant of `from` */
  VecU32 phis;  /* of `from`: their copies wait for clone_phis */
} Clone;

Clone clone_begin(Fn *f, const Fn *from, CloneMap *val, CloneMap *blk, Str suffix, Arena *scratch);
void clone_end(Clone *c);
/* The copy stands for this call of f: locations are inlined at it, tail marks and unwinding are at most its. */
void clone_from_call(Clone *c, Val call);

/* The parts, for who copies selectively. Operands are mapped first, so definitions are copied before their uses, but
 * for those of phis. */
Val clone_operand(
    Clone *c, Val v); /* what stands for v; VAL_NONE: it is defined in code of another function that was not copied */
Val clone_ins(Clone *c, Val v); /* an unplaced copy with mapped operands (poison for VAL_NONE), location, attachments,
                                   name; not in the map yet */
Blk clone_blk(Clone *c, Blk b, Blk after); /* an empty block for b, placed behind `after`, named and mapped */
Val clone_phi(Clone *c, Val v, Blk b);     /* a phi for v at the end of b, mapped; clone_phis gives it operands */
void clone_dbg(
    Clone *c, Dbg first, Val before,
    Blk end); /* the records from `first` on, before `before` or, where that is VAL_NONE, at the end of block `end` */
void clone_phis(Clone *c); /* when all edges are there. O(edges into the phis' blocks and out of their predecessors) */
Md clone_loc(Clone *c, Val v); /* the location of v's copy */
/* When all is copied and the maps are still there: copies made since f had first_new values of what had been looked
 * at, with operands that are the same or such copies, count as looked at (change_distance). Linear in the maps. */
void clone_stamps(Clone *c, uint32_t first_new);

/* ---- a region ---- */
/* Copies of the blocks, which are in an order where definitions stand before their uses (reverse post order, as
 * lc_blks gives it), one behind the other after `after`. Edges to the first lead to `back`; BLK_NONE: to its copy.
 * What Clone.val names already is not copied. The first one's copy has only the edges from within the copy. Within
 * one function; region_refuses says that it may be. Cost: what is copied, and the phis of the blocks that it leads
 * to. */
void region_clone(Clone *c, const VecU32 *blks, Blk back, Blk after);

typedef enum CloneUse {
  CLONE_IN_TURN, /* every thread executes the same operations in the same order as before, in other places: full
                    unrolling, unrolling by a uniform trip count, a uniform condition */
  CLONE_APART    /* a condition decides which of the copies a thread executes, so that threads that met may not meet any
                    more: versions, threaded jumps, unswitching */
} CloneUse;
typedef enum CloneRefusal {
  CLONE_FINE,
  CLONE_NODUPLICATE,
  CLONE_CONVERGENT,
  CLONE_ENTRY_TOKEN,
  CLONE_TOKEN_ESCAPES,
  CLONE_JUMPS,
  CLONE_ADDRESS_TAKEN
} CloneRefusal;
extern const char *const clone_refusal_text[];
/* Whether these blocks may be there twice in f, and what speaks against it: *at (may be NULL), the instruction,
 * VAL_NONE for an address-taken block. Apart, a convergent operation is refused unless it is controlled by an anchor
 * in the region and orders no memory: whom an anchor holds together is open. O(instructions). */
CloneRefusal region_refuses(const Fn *f, const VecU32 *blks, CloneUse use, Val *at);
/* The token that controls call v ("convergencectrl" bundle), VAL_NONE; the heart of the cycle with this header
 * (llvm.experimental.convergence.loop), VAL_NONE. */
Val convergence_token(const Fn *f, Val v);
Val convergence_heart(const Fn *f, Blk header);
#endif
