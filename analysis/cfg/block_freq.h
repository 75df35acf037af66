/* block_freq.h: how often each block runs, relative to the entry, from the probabilities of edges (branch_prob.h), as
 * LLVM 22 computes it.
 *
 * `freq` are integers scaled so that the largest is 2^54 and none is 0; ratios of them are what counts. Blocks that
 * the entry does not reach have frequency 0. Loops that are never left run 4096 times. Cycles with several entries
 * are treated as loops whose entries share the mass that comes back to each.
 *
 * Depends on the CFG and value epochs. O(edges * depth of the loops they leave), sorting of a block's successors
 * apart; dense. */
#ifndef NVOPT_BLOCK_FREQ_H
#define NVOPT_BLOCK_FREQ_H
#include "analysis/analysis.h"
#include "support/scaled.h"

typedef struct BlockFreq {
  uint32_t nblk;
  uint64_t *freq; /* by Blk */
  Scaled *exact;  /* by Blk: relative to 1 for the entry */
  uint64_t entry; /* freq of the entry */
} BlockFreq;
const BlockFreq *block_freq(Fn *f);
static inline uint64_t freq_of(const BlockFreq *q, Blk b) { return (uint32_t)b < q->nblk ? q->freq[b] : 0; }
/* How often the block ran, where the function has an entry count of a profile (!prof). False: it has none. */
bool block_count(const Fn *f, const BlockFreq *q, Blk b, uint64_t *count);
void print_block_freq(Fn *f, StrBuf *out); /* print<block-freq>, as opt */
#endif
