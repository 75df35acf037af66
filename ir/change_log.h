/* change_log.h: what has changed in a function since an analysis last looked, so that it can mend its result instead
 * of making it anew.
 *
 *   opnd_set(f, v, 0, x); ins_erase(f, w);      the mutators of ir.h append v, and w as moved
 *   scev(f)                                     reads them, forgets what was derived from v and w, and is fresh again
 *
 * Nobody has to tell: the mutators append while somebody reads (Fn.log, else NULL). An entry is the id of an
 * instruction or argument whose operands, flags, type, extra record or attachments are others, or (LOG_MOVED_BIT)
 * that was placed, taken out of its place or erased; what it is now, the function says. New users of a value, and
 * values that are unplaced or have just been made, are no change. Edges have a list of their own, which LOG_FLOW reads
 * (analysis/cfg/flow.h): an edge that comes or goes is told as its two ends, the block whose successors (LOG_OUT_BIT)
 * and the block whose predecessors (LOG_IN_BIT) are others now. A block that comes, goes or has been split is told by
 * its edges, phis that gained or lost an operand by themselves, as values. Scalar evolution and memory SSA take up
 * from Flow what an edit of edges can have changed; where Flow is not there they compare Fn.ep_cfg. Each reader has
 * its own end, so that a change is read by each once. The log is lost for a reader where
 * it would not pay to read it (more entries than a quarter of the instructions), where something was changed that no
 * mutator tells (fn_touch), and, for LOG_SCEV, where an assumption or a guard came or went: then its result is made
 * anew, as by the epochs. Another list holds, for LOG_SCEV, blocks in which a call or other instruction came, went or
 * changed that decides whether execution goes on (transfers_execution). What
 * passes say besides (scev_forget_value, mem_removed, ...; then scev_keep, memory_ssa_keep) makes it cheaper and
 * never truer: a keep is a promise that all entries until now are told. Cost: a test of one pointer in each mutator
 * while nobody reads; one word an entry while somebody does. */
#ifndef NVOPT_CHANGE_LOG_H
#define NVOPT_CHANGE_LOG_H
#include "ir/ir.h"

typedef enum LogReader { LOG_SCEV, LOG_MEMSSA, LOG_FLOW, LOG_READERS } LogReader;
#define LOG_MOVED_BIT 0x80000000u
#define LOG_OUT_BIT 0x80000000u
#define LOG_IN_BIT 0x40000000u
typedef struct ChangeLog {
  VecU32 entry;               /* Val | LOG_MOVED_BIT, in the order of the changes; a value may be there many times */
  uint32_t from[LOG_READERS]; /* where what a reader has not read begins */
  VecU32 edge;                /* Blk | LOG_OUT_BIT or LOG_IN_BIT: of LOG_FLOW, whose end is the list's beginning */
  VecU32 decide;              /* Blk: of LOG_SCEV, likewise */
  uint8_t readers, lost;      /* bits by reader */
} ChangeLog;

/* The reader's result is true of the function as it is: from now on changes are logged for it. */
void log_attach(Fn *f, LogReader who);
void log_detach(Fn *f, LogReader who);
/* What has changed since; false: it is lost. The entries hold until the function changes or the reader attaches
 * again, which is how it says that it has read them. */
bool log_read(const Fn *f, LogReader who, const uint32_t **entry, uint32_t *n);
/* For LOG_SCEV, while its log is not lost: blocks where execution may go on now and did not, or the other way round.
 * Some may be gone; one may be there twice. */
const uint32_t *log_decided(const Fn *f, uint32_t *n);
#endif
