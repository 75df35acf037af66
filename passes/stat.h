/* stat.h: counters of passes, rows of passes/stats.def: stat_add(px, ST_X, n). Each worker counts for itself, without
 * locks; -stats prints the sums. */
#ifndef NVOPT_STAT_H
#define NVOPT_STAT_H
typedef enum StatId {
#define STAT(ID, PASS, TEXT) ST_##ID,
#include "passes/stats.def"
#undef STAT
  ST_COUNT
} StatId;
#define stat_add(px, ID, n_) ((void)((px)->stats[ID] += (uint64_t)(n_)))
#endif
