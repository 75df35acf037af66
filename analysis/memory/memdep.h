/* memdep.h: the nearest instruction above an access that it depends on, found by looking upward: in its block, then
 * over the predecessors.
 *
 * For passes that want the instruction whose value or write can be forwarded, with its address, on every path (load
 * elimination across blocks); memory SSA (memssa.h) answers cheaper where a clobber is all that is wanted. A load
 * depends on the last write that may touch its place and also on a load of just the same place, or on the access of
 * the same pointer where both carry !invariant.group; a store on the last access of any kind. Barriers, fences and
 * other synchronising calls are clobbers of all that another thread can reach (alias.h); only a release fence is
 * passed by loads.
 *
 * Nothing is kept between queries but what addresses look like. Cost of one: memdep-block-scan-limit instructions a
 * block, memdep-block-number-limit blocks, of which each is looked at once. Source: LLVM's MemoryDependenceAnalysis
 * (public design). */
#ifndef NVOPT_MEMDEP_H
#define NVOPT_MEMDEP_H
#include "analysis/cfg/dom.h"
#include "analysis/memory/alias.h"

typedef enum DepKind {
  DEP_CLOBBER,  /* `ins` may write the place (for a store: or read it); of loads: the part at `offset`, if has_offset */
  DEP_DEF,      /* `ins` reads or writes just this place, or allocates it */
  DEP_NONLOCAL, /* nothing in the block: ask memdep_nonlocal */
  DEP_NONFUNCLOCAL, /* nothing up to the function's start */
  DEP_UNKNOWN       /* a limit was met, or the instruction is none that can be asked about */
} DepKind;
typedef struct Dep {
  DepKind kind;
  Val ins;
  bool has_offset;
  int64_t offset;
} Dep;
typedef struct DepBlk {
  Blk blk;
  Dep dep;
  Val addr; /* what the address is in this block */
} DepBlk;
enum {
  MEMDEP_RESULTS = 100 /* entries of one answer; more make it unknown */,
  MEMDEP_BLOCKS_WIDE = 1000 /* block limit of `wide` */,
  MEMDEP_GROUP_USES = 64 /* uses of a pointer looked at for !invariant.group */
};

typedef struct MemDeps {
  Fn *f;
  const Dom *d;
  Alias *alias;
  uint32_t blocks;    /* limit on blocks of one query */
  VEC(DepBlk) result; /* of the last memdep_nonlocal */
  /* scratch */
  uint32_t *stamp, round;
  Val *seen;
  uint32_t nblk; /* by Blk: with which address it was entered in this query */
  VEC(DepBlk) work;
  struct MemDepKey {
    uint64_t key; /* and the offset with it */
    int64_t offset;
    uint32_t edits; /* it holds while this is MemDeps.edits */
  } *key;           /* by Val below nkey: alias_place_key of addresses of loads */
  uint32_t nkey, edits;
} MemDeps;

/* For a batch of queries on a function that does not change meanwhile but as memdep_edited says. `wide`: blocks up to
 * MEMDEP_BLOCKS_WIDE unless the knob is set. */
void memdep_init(MemDeps *m, Fn *f, bool wide);
void memdep_free(MemDeps *m);
/* Values have been replaced: what is kept of addresses is forgotten. Blocks and edges are the same. */
static inline void memdep_edited(MemDeps *m) { m->edits++; }
/* Within the block of v, which touches memory. */
Dep memdep_local(MemDeps *m, Val v);
/* The same for a place, from above instruction `at` of block b (VAL_NONE: from the block's end) on; query may be
 * VAL_NONE. */
Dep memdep_place(MemDeps *m, MemLoc loc, bool is_load, Blk b, Val at, Val query);
/* On every path into the block of v, a simple load or store or a call for which memdep_local said DEP_NONLOCAL: what
 * is met, block by block, in m->result. Where the address cannot be followed through a phi, or a limit is met,
 * DEP_UNKNOWN stands for the block. */
void memdep_nonlocal(MemDeps *m, Val v);
/* The same for who wants all ways or nothing: told of each result as it is met, and when that says false the rest is
 * not looked for. False: it said so, or a limit was met, and what it was told of before is not to be used. */
typedef bool MemDepMet(void *data, const DepBlk *met);
bool memdep_nonlocal_while(MemDeps *m, Val v, MemDepMet *met, void *data);
/* print<memdep>: every access with what it depends on. */
void print_memdep(Fn *f, StrBuf *out);
#endif
