/* memssa.h: memory in SSA form: which access made the state of memory that an access sees.
 *
 * One chain for all of memory. A store, an atomic, a fence, a barrier, a call that may write is a *definition* of the
 * state, a load or a call that only reads is a *use* of it, and where paths with different states meet stands a
 * *phi*. Every use and definition names the definition or phi that reaches it (`def`); the state at the function's
 * start is MA_ENTRY. That is the structure, and it asks no alias analysis. What really wrote the place that an access
 * touches is the question of the walker (mem_clobber), which goes up the chain past what does not touch it, and
 * remembers its answer (`opt`).
 *
 * Barriers, fences and every other synchronising instruction are definitions, and clobber all that another thread can
 * reach, whatever their declaration says (effects.h, alias.h). Assumptions, scope declarations and pseudo-probes are
 * no accesses; invariant.start and .end are definitions that clobber nothing. In blocks that the entry does not reach
 * everything is defined by MA_ENTRY.
 *
 * Accesses are ids, dense; 1 (MA_ENTRY) is the state on entry. memory_ssa(f) is true of the function as it is: it
 * reads the change log (ir/change_log.h), and accesses that came, went, moved or became others are mended; where edges
 * are others, and Flow follows them (analysis/cfg/flow.h), its windows are mended (memssa_edges.c); else, or where too
 * much has changed, it is made anew. So an Mssa holds until the next edit, and then is asked for again, as every
 * analysis. A pass that edits accesses while it asks tells what it does (mem_removed and the others below) and calls
 * memory_ssa_keep at its end: that keeps the answers that were cached, and makes it cheaper. Of edges nobody tells.
 *
 * Cost: build O(instructions + edges), no alias query; mem_optimize_uses O(uses * limit) queries at worst, near one a
 * use in practice; mem_clobber at most `memssa-check-limit` definitions and CAP_MEMSSA_PHI_EDGES phi operands.
 * Source: Novillo, Memory SSA (GCC summit 2007); LLVM's MemorySSA (public design), whose answers and printed form
 * these are; phi placement Sreedhar and Gao 1995 in LLVM's order, so that numbers agree. */
#ifndef NVOPT_MEMSSA_H
#define NVOPT_MEMSSA_H
#include "analysis/cfg/dom.h"
#include "analysis/memory/alias.h"

typedef enum Acc { MA_NONE = 0, MA_ENTRY = 1, MA_LIMIT = 0x7fffffff } Acc;
typedef enum MemKind { MEM_FREE, MEM_USE, MEM_DEF, MEM_PHI } MemKind;

typedef struct MemAcc { /* 56 bytes */
  uint8_t kind; /* MemKind. Ids are not used again: a removed access is MEM_FREE, and its `def` stands in its place */
  uint32_t number; /* as printed, of definitions and phis; MA_ENTRY has 0 */
  Val ins;         /* VAL_NONE for phis and MA_ENTRY */
  Blk blk;
  Acc prev, next;              /* accesses of the block in order, the phi first */
  Acc def;                     /* what reaches it; MA_NONE for phis */
  Acc opt;                     /* cached: nothing from `def` up to this (which is excluded) clobbers; see mem_opt */
  uint32_t epoch;              /* of opt: Mssa.epoch when it was found */
  uint32_t def_next, def_prev; /* list of those that name the same access */
  uint32_t users;              /* its head: FOR_EACH_MEM_USER */
  uint32_t ops;                /* phi: first of nops operands in Mssa.op */
  uint32_t nops;               /* use, definition: place in the block's order (valid while the block's order is) */
} MemAcc;
typedef struct MemOp { /* an operand of a phi: one an edge; operand i belongs to predecessor i, `from` */
  Acc phi, val;
  Blk from;
  uint32_t next, prev; /* list of users of val */
} MemOp;
typedef struct MemBlk {
  Acc first, last, last_def; /* the state at its end if set */
  Acc memo;                  /* else that state, which may have been removed since: mem_memo */
  uint32_t memo_stamp;
  bool ordered; /* places are valid */
} MemBlk;

typedef struct MemWalk MemWalk; /* scratch of the walker */
typedef struct Mssa {
  Fn *f;
  VEC(MemAcc) acc; /* by Acc */
  VEC(MemOp) op;   /* 0 unused */
  Acc *of;
  uint32_t nof;    /* by Val */
  VEC(MemBlk) blk; /* by Blk */
  uint32_t next_number, memo_stamp;
  uint32_t nuses;  /* uses made since the structure was: no fewer than there are */
  VecU32 at;       /* by Blk: memssa_edges.c; all 0 */
  uint64_t serial; /* Flow's windows (analysis/cfg/flow.h) until that one are taken up */
  uint32_t epoch;  /* moves when a definition comes: what was cached before may have been passed by it */
  bool dirty;      /* mem_edited: the structure is made anew before the next answer */
  Alias *alias;    /* while a batch runs: mem_batch */
  bool optimized;  /* every use has been asked */
  bool unlimited;  /* the verifier's: queries end at no number of steps, since an answer found from a remembered one may
                     lie farther up */
  bool own_of, own_acc; /* `of` and acc.p have grown: else they lie behind this structure, as do blk's elements */
  MemWalk *walk;
} Mssa;

Mssa *memory_ssa(Fn *f);
Mssa *memory_ssa_had(Fn *f); /* the same where it needs not be made anew, else NULL */
/* All edits of accesses until now were told: what the log says of them is not read. Where edges are others too, it is
 * read all the same. */
void memory_ssa_keep(Mssa *m);
/* Gives every use its clobber, from the top of the dominator tree down. Once; does nothing when done. */
void mem_optimize_uses(Mssa *m);
/* Asks alias analysis once for the queries until mem_batch_end, also across edits that only delete instructions or
 * replace values by equal ones. */
void mem_batch(Mssa *m);
void mem_batch_end(Mssa *m);

static inline MemAcc *mem(const Mssa *m, Acc a) {
  DASSERT((uint32_t)a < m->acc.n);
  return &m->acc.p[a];
}
/* Access of an instruction, MA_NONE if it touches no memory. */
static inline Acc mem_of(const Mssa *m, Val v) { return (uint32_t)v < m->nof ? m->of[v] : MA_NONE; }
static inline Acc mem_first(const Mssa *m, Blk b) { return (uint32_t)b < m->blk.n ? m->blk.p[b].first : MA_NONE; }
static inline Acc mem_last(const Mssa *m, Blk b) { return (uint32_t)b < m->blk.n ? m->blk.p[b].last : MA_NONE; }
static inline Acc mem_phi(const Mssa *m, Blk b) {
  Acc a = mem_first(m, b);
  return a && mem(m, a)->kind == MEM_PHI ? a : MA_NONE;
}
/* The walker's answer for a, if it is still known: MA_NONE else. */
static inline Acc mem_opt(const Mssa *m, Acc a) {
  const MemAcc *x = mem(m, a);
  return x->opt && x->epoch == m->epoch && mem(m, x->opt)->kind != MEM_FREE ? x->opt : MA_NONE;
}
/* What a is defined by, as far as known: its clobber if it was asked for, else what reaches it. */
static inline Acc mem_defining(const Mssa *m, Acc a) {
  Acc o = mem_opt(m, a);
  return o ? o : mem(m, a)->def;
}
/* Users: uses and definitions whose `def` it is, and phis (once an operand). */
#define MEM_OP_BIT 0x80000000u
static inline Acc mem_user(const Mssa *m, uint32_t u) { return u & MEM_OP_BIT ? m->op.p[u & ~MEM_OP_BIT].phi : (Acc)u; }
static inline uint32_t mem_next_user(const Mssa *m, uint32_t u) {
  return u & MEM_OP_BIT ? m->op.p[u & ~MEM_OP_BIT].next : mem(m, (Acc)u)->def_next;
}
#define FOR_EACH_MEM_USER(m, a, u)                                                                                     \
  for (uint32_t u = mem(m, a)->users, u##_n; u && (u##_n = mem_next_user(m, u), 1); u = u##_n)
#define FOR_EACH_MEM(m, b, a) for (Acc a = mem_first(m, b), a##_n; a && (a##_n = mem(m, a)->next, 1); a = a##_n)
/* a is b or runs before it on every path to it. O(1) but for the numbering of blocks that changed. */
bool mem_dominates(Mssa *m, Acc a, Acc b);
/* The state at the end, and at the start of a block. */
Acc mem_at_end(Mssa *m, Blk b);

/* ---- the walker ---- */
/* The nearest access above a that may write what a touches (a phi where paths differ, MA_ENTRY for nothing). Of a
 * phi: itself. Cached. */
Acc mem_clobber(Mssa *m, Acc a);
void mem_clobber_all(Mssa *m); /* asks of every access */
/* The same without !invariant.group. */
Acc mem_clobber_plain(Mssa *m, Acc a);
/* For a definition: walks past itself too where a loop leads back to it: what did this store overwrite. */
Acc mem_clobber_skip_self(Mssa *m, Acc a);
/* The nearest access from `start` on upward (start included) that may write the place. */
Acc mem_clobber_loc(Mssa *m, Acc start, MemLoc loc);

/* ---- updates ----
 * Structure follows what is told; cached answers stay where they still hold. After all edits, memory_ssa_keep.
 * Trivial phis go. */
/* v, just placed, touches memory or not. A definition costs the region that it dominates up to the next ones, at most
 * O(function). */
void mem_inserted(Mssa *m, Val v);
/* v is about to be erased (or has been: by its id). */
void mem_removed(Mssa *m, Val v);
/* v was moved: it keeps its access. */
void mem_moved(Mssa *m, Val v);
/* `with` stands for v, at the same place and with the same effect on memory; v is about to go. */
void mem_replaced(Mssa *m, Val v, Val with);
/* What v says of its place (!tbaa, alias scopes) is less than before: what was found of it may not be found again. */
void mem_weakened(Mssa *m, Val v);
/* Anything else: many moves, calls that write what they did not. The structure is made anew, once, before the next
 * answer: O(function) without alias queries; accesses of instructions that stay keep their ids. */
void mem_edited(Mssa *m);
void mem_sync(Mssa *m); /* now; queries do it */

/* Text, and the check against a result made afresh (knob verify-memoryssa). */
void print_memoryssa(Fn *f, StrBuf *out);
void print_memoryssa_raw(Fn *f, StrBuf *out);
void print_memoryssa_walker(Fn *f, StrBuf *out);
bool verify_memoryssa(Fn *f, bool asked, StrBuf *err);
#endif
