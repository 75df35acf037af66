/* scev.h: scalar evolution: integers and addresses as closed expressions of loop iteration numbers.
 *
 * In: a function. Out: for every integer or pointer value an expression (`Sx`, an id; equal expressions have equal
 * ids within one Scev), and for every loop how often its backedge is taken. Expressions are immutable but for their
 * no-wrap flags, which are only ever added: a flag says that the expression as mathematics does not leave its width
 * wherever the values in it are defined.
 *   {S,+,A,+,B}<L>  value in iteration n of L: S + A*n + B*n*(n-1)/2 ..., modulo 2^width
 * Constructors fold and order operands as LLVM does, so that text is equal; complexity is capped by knobs
 * (`scalar-evolution-max-expr-size`, ...): past a cap an expression stays an SXK_UNKNOWN, which is always correct.
 * "Not known" is SX_CNC (could not compute): test for it.
 *
 * Loops are named by their index in loops(f) (0: the function's body). Inside an expression a recurrence is bound to
 * the loop's header block, so that expressions outlive a rebuilt loop table.
 *
 * Validity: scev(f) is true of the function as it is. Where edges are the same as when it was last asked, it reads
 * the change log (ir/change_log.h) and forgets what was made of values that changed; else, or where too much has
 * changed, it is made anew. So a Scev holds until the next edit, and then is asked for again, as every analysis. A
 * pass that edits while it asks tells what it does through the forget functions and then calls scev_keep: it can say
 * less than the log does (a value replaced by an equal one changes nothing) and keep the result over edits of edges.
 * Ids are valid as long as the Scev. Queries may create expressions: no pointer into the tables survives a call; ids
 * do. One Scev belongs to one thread. Cost: built on demand; each value and expression is analysed once. Source:
 * Bachmann, Wang, Zima 1994 (chains of recurrences); van Engelen 2001; LLVM's ScalarEvolution for what is proved of
 * wrapping and which of equal forms is printed. */
#ifndef NVOPT_SCEV_H
#define NVOPT_SCEV_H
#include "analysis/analysis.h"
#include "analysis/cfg/loops.h"
#include "analysis/value/range.h"
#include "ir/text/text.h"
#include "support/strbuf.h"

typedef enum Sx { SX_NONE = 0, SX_CNC = 1 /* could not compute */, SX_LIMIT = 0x7fffffff } Sx;
/* The order is the order of operands in sums and products */
typedef enum SxKind {
  SXK_CONST,
  SXK_VSCALE,
  SXK_TRUNC,
  SXK_ZEXT,
  SXK_SEXT,
  SXK_ADD,
  SXK_MUL,
  SXK_UDIV,
  SXK_ADDREC,
  SXK_UMAX,
  SXK_SMAX,
  SXK_UMIN,
  SXK_SMIN,
  SXK_SEQ_UMIN /* umin that stops at the first zero: later operands may be poison then */,
  SXK_PTRTOADDR,
  SXK_PTRTOINT,
  SXK_UNKNOWN,
  SXK_CNC
} SxKind;
/* No-wrap flags. SX_NW: a recurrence does not pass its start again; NUW and NSW imply it there. */
enum { SX_ANYWRAP = 0, SX_NW = 1, SX_NUW = 2, SX_NSW = 4, SX_WRAPMASK = 7 };
typedef enum SxDisp { SX_VARIANT, SX_INVARIANT, SX_COMPUTABLE } SxDisp;
typedef enum SxExitKind { SX_EXACT, SX_CONST_MAX, SX_SYMBOLIC_MAX } SxExitKind;

typedef struct Scev Scev;
Scev *scev(Fn *f);
Scev *scev_had(Fn *f); /* the same where it needs not be made anew, else NULL */
/* For text: what a pass would be given, if there is one; else one that takes the flags of a phi's increment for its
 * recurrence as they are said, as LLVM does. They are true where the phi is not poison, but another phi of the loop may
 * have that recurrence (or one that an addition leads to) and no flags: no pass is given this one (build.c). */
Scev *scev_to_print(Fn *f);
void scev_all(Fn *f);  /* asks what print<scalar-evolution> asks: the expression of every value, counts of every loop */
void scev_keep(Fn *f); /* the caller has forgotten all that it changed: what is left holds, and what the log says of it
                          is not read */

/* ---- looking at an expression ---- */
SxKind sx_kind(const Scev *s, Sx x);
Ty sx_type(const Scev *s, Sx x);        /* integer or pointer type */
const Module *sx_module(const Scev *s); /* of the function */
uint32_t sx_bits(const Scev *s, Sx x);  /* width; of pointers: the index width */
unsigned sx_flags(const Scev *s, Sx x);
uint32_t sx_nops(const Scev *s, Sx x);
Sx sx_op(const Scev *s, Sx x, uint32_t i);
Val sx_val(const Scev *s, Sx x);       /* SXK_UNKNOWN: the value */
Ap sx_ap(const Scev *s, Sx x);         /* SXK_CONST */
uint32_t sx_loop(const Scev *s, Sx x); /* SXK_ADDREC: its loop */
Sx sx_step(Scev *s, Sx addrec);        /* what an iteration adds: a recurrence itself unless affine */
static inline bool sx_is(const Scev *s, Sx x, SxKind k) { return sx_kind(s, x) == k; }
static inline bool sx_affine(const Scev *s, Sx x) { return sx_kind(s, x) == SXK_ADDREC && sx_nops(s, x) == 2; }
/* Calls fn for x and everything below, each once, parents first; fn returns false not to go below. */
void sx_visit(Scev *s, Sx x, bool (*fn)(Scev *s, Sx x, void *user), void *user);
bool sx_contains(Scev *s, Sx x, bool (*fn)(Scev *s, Sx x, void *user), void *user);

/* ---- making expressions. Operands of sums and products are of one type; one operand of a sum may be a pointer. `fl`:
 * flags known to hold ---- */
Sx sx_of(Scev *s, Val v); /* integer or pointer value; others give an SXK_UNKNOWN */
bool sx_able(const Scev *s, Ty t);
Sx sx_unknown(Scev *s, Val v);
Sx sx_const(Scev *s, Ty t, Ap c);
Sx sx_int(Scev *s, Ty t, int64_t c); /* t: integer, or a pointer (then the constant has the index type) */
Sx sx_add(Scev *s, const Sx *op, uint32_t n, unsigned fl);
Sx sx_mul(Scev *s, const Sx *op, uint32_t n, unsigned fl);
Sx sx_add2(Scev *s, Sx a, Sx b, unsigned fl);
Sx sx_mul2(Scev *s, Sx a, Sx b, unsigned fl);
Sx sx_minus(Scev *s, Sx a, Sx b, unsigned fl); /* pointers of different bases: SX_CNC */
Sx sx_neg(Scev *s, Sx a, unsigned fl);
Sx sx_not(Scev *s, Sx a);
Sx sx_udiv(Scev *s, Sx a, Sx b);
Sx sx_udiv_exact(Scev *s, Sx a, Sx b); /* the remainder is known to be 0 */
Sx sx_udiv_ceil(Scev *s, Sx a, Sx b);
Sx sx_urem(Scev *s, Sx a, Sx b);
Sx sx_addrec(Scev *s, const Sx *op, uint32_t n, uint32_t loop, unsigned fl);
Sx sx_addrec2(Scev *s, Sx start, Sx step, uint32_t loop, unsigned fl);
Sx sx_minmax(Scev *s, SxKind k, const Sx *op, uint32_t n); /* SXK_UMAX .. SXK_SEQ_UMIN */
Sx sx_minmax2(Scev *s, SxKind k, Sx a, Sx b);
Sx sx_trunc(Scev *s, Sx a, Ty t);
Sx sx_zext(Scev *s, Sx a, Ty t);
Sx sx_sext(Scev *s, Sx a, Ty t);
Sx sx_trunc_or_zext(Scev *s, Sx a, Ty t);
Sx sx_trunc_or_sext(Scev *s, Sx a, Ty t);
Sx sx_ptrtoint(Scev *s, Sx a, Ty t);                                       /* SX_CNC where the pointer does not fit */
Sx sx_lossless_ptrtoint(Scev *s, Sx a);                                    /* to the integer of the pointer's width */
Sx sx_umin_mismatched(Scev *s, const Sx *op, uint32_t n, bool sequential); /* of different widths: the widest */
Sx sx_ptr_base(Scev *s, Sx a);   /* the pointer at the bottom of sums and recurrences */
Sx sx_strip_base(Scev *s, Sx a); /* a minus its base, an integer */
/* Replaces unknowns: from[i] by to[i] (SXK_UNKNOWN expressions), everywhere in x. */
Sx sx_rewrite(Scev *s, Sx x, const Sx *from, const Sx *to, uint32_t n);

/* ---- what is known ---- */
Range sx_range_u(
    Scev *s,
    Sx x); /* up to 64 bits; bits 0 and full for wider ones. The sets both hold; they differ in where they may be cut */
Range sx_range_s(Scev *s, Sx x);
uint32_t sx_trailing_zeros(Scev *s, Sx x);
bool sx_is_zero(const Scev *s, Sx x);
bool sx_is_one(const Scev *s, Sx x);
bool sx_known_nonneg(Scev *s, Sx x);
bool sx_known_neg(Scev *s, Sx x);
bool sx_known_pos(Scev *s, Sx x);
bool sx_known_nonzero(Scev *s, Sx x);
bool sx_is_known_pred(Scev *s, Pred p, Sx a, Sx b); /* wherever both are defined; false: not known */
bool sx_loop_entry_guarded(Scev *s, uint32_t loop, Pred p, Sx a,
                           Sx b); /* holds whenever the loop is entered; both available there */
bool sx_backedge_guarded(Scev *s, uint32_t loop, Pred p, Sx a, Sx b); /* holds whenever the backedge is taken */
Sx sx_apply_guards(Scev *s, uint32_t loop,
                   Sx x); /* x with what the loop's guards say of its parts put in as min and max */
bool sx_block_guarded(Scev *s, Blk b, Pred p, Sx x, Sx y); /* holds whenever b is entered: conditions on the way to b;
                                                              both are of b's own rounds of the loops around it */
SxDisp sx_disposition(Scev *s, Sx x, uint32_t loop);
static inline bool sx_invariant(Scev *s, Sx x, uint32_t loop) { return sx_disposition(s, x, loop) == SX_INVARIANT; }
bool sx_available_at_entry(Scev *s, Sx x, uint32_t loop);
bool sx_dominates(Scev *s, Sx x, Blk b,
                  bool proper);               /* all of it is defined where b begins (proper), or somewhere in b */
Sx sx_at_scope(Scev *s, Sx x, uint32_t loop); /* x seen from code in `loop`: final values of the loops inside */
Sx sx_eval_at(Scev *s, Sx addrec, Sx iteration);

/* ---- loops ---- */
const Blk *sx_exiting_blks(
    Scev *s, uint32_t loop,
    uint32_t *n); /* of the loop with a successor outside, in the order of its blocks; holds until edges change */
Sx sx_backedge_count(Scev *s, uint32_t loop); /* exact; SX_CNC */
Sx sx_backedge_max(Scev *s, uint32_t loop);   /* a constant bound; SX_CNC */
Sx sx_backedge_symbolic_max(Scev *s, uint32_t loop);
bool sx_backedge_max_or_zero(Scev *s, uint32_t loop); /* it is the constant bound or 0 */
Sx sx_exit_count(Scev *s, uint32_t loop, Blk exiting, SxExitKind k);
/* Counts under assumptions that the program would have to check before the loop: *under, a list that lives as long as
 * the Scev (empty: none). */
typedef enum SxAssumption {
  SX_ASSUME_NUSW /* zext(a) is {zext start,+,sext step} */,
  SX_ASSUME_NSSW /* sext(a) is {sext start,+,sext step} */,
  SX_ASSUME_EQ /* a == b */
} SxAssumption;
typedef struct SxAssumed {
  struct SxAssumed *next;
  SxAssumption kind;
  Sx a, b;
} SxAssumed;
Sx sx_predicated_count(Scev *s, uint32_t loop, SxExitKind k, const SxAssumed **under);
Sx sx_predicated_exit_count(Scev *s, uint32_t loop, Blk exiting, SxExitKind k, const SxAssumed **under);
uint32_t sx_trip_multiple(Scev *s, uint32_t loop);  /* divides backedge count + 1; 1 when nothing is known */
uint32_t sx_max_trip_count(Scev *s, uint32_t loop); /* 0 unknown */

/* ---- values that have an expression ---- */
Val sx_first_val(const Scev *s,
                 Sx x); /* instructions and arguments analysed so far whose expression is x; VAL_NONE ends */
Val sx_next_val(const Scev *s, Val v); /* the next one with v's expression */
bool sx_not_poison(Scev *s, Sx x);     /* no value in x may be poison */
/* v, whose expression is x, may be used for it wherever v is available: it is poison only where x is, once *drop's
 * instructions (appended) have lost flags and annotations (drop_poison_facts); what was appended before a "no" means
 * nothing. */
bool sx_may_reuse(Scev *s, Sx x, Val v, VecU32 *drop);

/* ---- forgetting (seed 003). Everything that was derived from what is forgotten goes too; cost: what goes, plus the
 * instructions of the loop ---- */
void scev_forget_loop(Scev *s, uint32_t loop,
                      unsigned depth); /* 0: this loop's counts and header values; 1: everything in it and inner loops;
                                          n > 1: inner loops to n levels */
void scev_forget_count(Scev *s,
                       uint32_t loop);  /* a condition that ends the loop says the same in another way, or is known:
                                           counts of it and of the loops around are found anew. O(depth) */
void scev_forget_value(Scev *s, Val v); /* v and what uses it */
void scev_value_gone(
    Scev *s, Val v); /* before v, which nothing uses, is erased: its own entry goes, what equal values share stays */
void scev_forget_all_loops(Scev *s);
void scev_forget_unrolled(Scev *s, uint32_t loop); /* the loop was unrolled: all loops, or with knob
                                                      forget-scev-loop-unroll off the outermost one around it */
uint64_t scev_forgotten(const Scev *s); /* expressions and values that forgetting has looked at so far: its cost */

void sx_print(const Scev *s, Sx x,
              StrBuf *out); /* {0,+,1}<nuw><nsw><%loop>; numbers the function: one expression. Several: */
void sx_text(const Scev *s, Sx x, FnText *t);
void print_scalar_evolution(Fn *f, StrBuf *out);
bool verify_scev(Fn *f, bool asked, StrBuf *err);
#endif
