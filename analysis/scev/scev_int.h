/* scev_int.h: what the files of scalar evolution share. See analysis/scev/scev.h for the contract.
 *
 * Records lie in one array by Sx, operands in another; both move when they grow: copy what is needed before anything
 * that may make an expression. Facts per expression are dense arrays beside the records. All of it comes from
 * `arena`, whose first piece lies behind the Scev: a small function's analysis is one block of memory. What an array
 * that grows leaves behind goes with the rest. `tmp` holds lists and wide integers of a computation; the outermost
 * query gives them back. Recursion follows the nesting of expressions, which the size cap bounds (knob
 * scalar-evolution-max-expr-size, and scalar-evolution-max-recursion-depth for phis that lead to phis). */
#ifndef NVOPT_SCEV_INT_H
#define NVOPT_SCEV_INT_H
#include "analysis/cfg/dom.h"
#include "analysis/cfg/flow.h"
#include "analysis/scev/scev.h"
#include "analysis/value/known.h"
#include "ir/ctx.h"
#include "ir/effects.h"
#include "ir/fold/fold.h"
#include "support/hash.h"

enum { SX_MAX_BITS = 4096 }; /* wider integers are opaque */

typedef struct SxRec {
  uint8_t kind, flags;
  uint8_t ptr;   /* of pointer type */
  uint8_t recs;  /* contains a recurrence */
  uint8_t local; /* contains a recurrence or an instruction's value: else it is the same everywhere */
  uint8_t
      moves;    /* contains a recurrence or a value that may be another one seen from outside a loop (moves_at_scope) */
  uint8_t done; /* DONE_* */
  uint16_t size, depth; /* nodes (saturating), nesting */
  Ty type;
  uint32_t bits;
  uint32_t op, n;      /* operands in Scev.op; unknown: n is 0, op its place in Scev.known if DONE_KNOWN */
  uint32_t aux;        /* unknown: Val; recurrence: Blk of the header */
  Ap c;                /* constant */
  uint32_t hash, next; /* hash chain */
  uint32_t users;      /* head of the list of users (Scev.user) */
  uint32_t vals;       /* head of the list of values with this expression (Scev.val_next), 0 none */
} SxRec;

typedef struct SxMarks {
  uint32_t at, disp /* heads of lists in Scev.scoped and .disp */, fold_gen /* bumped when it is forgotten */,
      mark /* visited stamp */;
} SxMarks;
typedef struct SxList {
  Sx *p;
  uint32_t n, cap;
  Sx in[10];
} SxList; /* p points to `in` or into tmp; made by LIST */

typedef struct SxExit { /* how often one exiting block lets the loop go on */
  Blk blk;
  Sx exact, cmax, smax;
  bool max_or_zero;
  const SxAssumed *under; /* of counts under assumptions */
} SxExit;
typedef struct SxBtc { /* of one loop */
  SxExit *exit;
  uint32_t n;
  bool complete, max_or_zero, done;
  Sx cmax, exact, smax; /* exact and smax: SX_NONE until asked for */
} SxBtc;
typedef struct SxWide {
  Ap lo[2], hi[2];
} SxWide; /* [0] as numbers without sign, [1] with sign; ends are in */
typedef struct SxScoped {
  uint32_t next;
  uint32_t loop;
  Sx x;
} SxScoped; /* lists by expression */
typedef struct SxGuards {
  Sx *from, *to;
  uint32_t n, cap;
  bool nuw, nsw;
  uint32_t gen;
} SxGuards;

typedef struct SxOfLoop {
  SxBtc btc;
  SxGuards guards;
  uint32_t recs;    /* its recurrences, a list in Scev.user */
  uint8_t abnormal; /* look_at_effects */
} SxOfLoop;

typedef struct SxKnown {
  uint64_t zero, one;
  Range decl;
  unsigned sign_bits;
  bool nothing;
} SxKnown; /* of an unknown up to 64 bits, wherever it is seen from */

struct Scev {
  Fn *f;
  const Loops *l;
  const Dom *d;
  Arena arena; /* lives as long as the analysis */
  Arena tmp;
  unsigned nest; /* of outermost queries */
  struct {
    SxRec *p;
    uint32_t n, cap;
  } rec; /* and in the same block of memory what is known by Sx, below: rec_reserve */
  VecU32 op;
  VEC(SxKnown) known;
  uint32_t *hash;
  uint32_t hash_cap;
  VEC(SxScoped) user;   /* x: a user */
  VEC(SxScoped) scoped; /* at-scope results */
  VEC(SxScoped) disp;   /* dispositions in loops, and in blocks (loop | DISP_BLOCK): x holds them + 1 */
  uint32_t *val;
  uint32_t val_cap;              /* by Val: Sx */
  uint32_t *val_next, *val_prev; /* by Val: values of the same expression */
  uint32_t *con_val;
  uint32_t con_cap;                       /* by index of constant: Sx */
  uint32_t small[TY_I64 - TY_I1 + 1][32]; /* constants from -8 on, by type: Sx */
  /* by Sx, set when the record is made */
  Range *ru, *rs; /* kind RANGE_UNKNOWN: not known yet */
  uint64_t *mult; /* multiple_of up to 64 bits, if DONE_MULT */
  uint32_t range_nest;
  VecU32 wide_at;
  VEC(SxWide) wide;
  uint32_t wide_nest;
  bool wide_cut; /* ranges of more than 64 bits: by Sx, index + 1 */
  SxMarks *marks;
  uint32_t mark_now;
  SxOfLoop *of;
  uint32_t nof;              /* by Blk of the header; NULL: there are no loops */
  SxBtc *pbtc;               /* the same under assumptions; NULL until asked for */
  bool predicated, assuming; /* counts of pbtc are being made; ... and a comparison is tried again with assumptions */
  SxAssumed *assumed;        /* those of that comparison */
  uint32_t gen;              /* guards are valid if of this generation (what is forgotten bumps it) */
  uint32_t *exit_first;
  Blk *exiting; /* sx_exiting_blks: by loop, n + 1; NULL until asked for */
  struct SxFold {
    uint32_t key, op, ty, gen;
    Sx r;
  } *fold;
  uint32_t fold_cap, fold_used; /* casts that were asked for; NULL until one is */
  uint8_t *pending;             /* by Val: conditions being looked at, and SX_ASKED */
  Val *assume;
  uint32_t nassume;
  bool has_guards, walking_be, splitting, widenable;
  bool as_said; /* made by scev_to_print */
  uint32_t failures, phi_nest, building;
  bool k_unroll_all;
  VecU32 branch;   /* blocks whose branches forgetting came to */
  uint64_t serial; /* of Flow, as of which edges are taken up */
  uint8_t *below;  /* by Blk, where dominators are Flow's: something is remembered of it, or of what it dominates */
  uint32_t nbelow;
  uint64_t forgotten;
  /* knobs */
  uint32_t k_iter, k_exit_depth, k_cmp_depth, k_arith, k_ext, k_cast, k_evolve, k_size, k_fail, k_imply, k_valcmp,
      k_nest, k_addrec, k_addops, k_mulops, k_huge, k_guard;
  bool k_control, k_finite, k_sharp, k_stride, k_trip_more, k_sext_simplify, k_sext_expand;
  _Alignas(16) char tmp_buf[4096]; /* first bytes of tmp */
};
enum { DISP_BLOCK = INT32_MIN };
enum { USER_AT_SCOPE = 0x40000000, USER_BTC = INT32_MIN /* tags of Scev.user entries */ };
enum { RANGE_UNKNOWN = 0xff };
enum { SX_ASKED = 1 /* in Scev.pending: an expression has been made for the value since what uses it was forgotten */ };
enum { DONE_NSW = 1, DONE_NUW = 2, DONE_MULT = 4, DONE_KNOWN = 8 };

static inline const SxRec *rec_of(const Scev *s, Sx x) { return &s->rec.p[x]; }
static inline SxKind kind_of(const Scev *s, Sx x) { return (SxKind)s->rec.p[x].kind; }
static inline uint32_t nops_of(const Scev *s, Sx x) { return s->rec.p[x].n; }
static inline Sx op_of(const Scev *s, Sx x, uint32_t i) { return (Sx)s->op.p[s->rec.p[x].op + i]; }
static inline uint32_t bits_of(const Scev *s, Sx x) { return s->rec.p[x].bits; }
static inline Ty type_of(const Scev *s, Sx x) { return s->rec.p[x].type; }
static inline unsigned flags_of(const Scev *s, Sx x) { return s->rec.p[x].flags; }
static inline bool is_con_sx(const Scev *s, Sx x) { return s->rec.p[x].kind == SXK_CONST; }
static inline Ap const_of(const Scev *s, Sx x) { return s->rec.p[x].c; }
static inline bool all_ones(const Scev *s, Sx x) { return is_con_sx(s, x) && ap_is_ones(const_of(s, x)); }
static inline bool is_ptr_sx(const Scev *s, Sx x) { return s->rec.p[x].ptr != 0; }
static inline Blk rec_head(const Scev *s, Sx x) { return (Blk)s->rec.p[x].aux; }
static inline uint32_t rec_loop(const Scev *s, Sx x) { return loop_of(s->l, rec_head(s, x)); }
static inline Val unk_val(const Scev *s, Sx x) { return (Val)s->rec.p[x].aux; }
static inline bool is_minmax(SxKind k) { return k >= SXK_UMAX && k <= SXK_SEQ_UMIN; }
static inline bool cnc(Sx x) { return x == SX_CNC; }

#define LIST(name)                                                                                                     \
  SxList name;                                                                                                         \
  name.p = name.in, name.n = 0, name.cap = ARRAY_LEN(name.in)
void *array_grow(Arena *a, const void *p, uint32_t n, uint32_t *cap, uint32_t need, size_t elem);
#define array_reserve(s, v, need_)                                                                                     \
  ((v)->cap < (uint32_t)(need_)                                                                                        \
       ? (void)((v)->p = array_grow(&(s)->arena, (v)->p, (v)->n, &(v)->cap, (uint32_t)(need_), sizeof *(v)->p))        \
       : (void)0)
#define array_push(s, v, x) (array_reserve((s), (v), (v)->n + 1), (void)((v)->p[(v)->n++] = (x)))
void list_grow(Scev *s, SxList *l, uint32_t need);
static inline void list_push(Scev *s, SxList *l, Sx x) {
  if (UNLIKELY(l->n == l->cap)) list_grow(s, l, 0);
  l->p[l->n++] = x;
}
static inline void list_add(Scev *s, SxList *l, const Sx *x, uint32_t n) {
  if (UNLIKELY(l->cap - l->n < n)) list_grow(s, l, l->n + n);
  for (uint32_t i = 0; i < n; i++) l->p[l->n + i] = x[i];
  l->n += n;
}
/* Appends x's operands. */
static inline void list_ops(Scev *s, SxList *l, Sx x) {
  list_add(s, l, (const Sx *)&s->op.p[s->rec.p[x].op], nops_of(s, x));
}
void list_erase(SxList *l, uint32_t i);
void list_insert(Scev *s, SxList *l, uint32_t i, Sx x);
static inline void enter(Scev *s, ArenaMark *m) {
  if (!s->nest++) *m = arena_mark(&s->tmp);
  else *m = (ArenaMark){0};
}
static inline void leave(Scev *s, ArenaMark m) {
  if (!--s->nest && s->tmp.cur != m.cur) arena_release(&s->tmp, m);
}

/* scev.c */
Sx sx_intern(Scev *s, SxKind k, Ty t, const Sx *op, uint32_t n, uint32_t aux);
Sx sx_find(const Scev *s, SxKind k, Ty t, const Sx *op, uint32_t n, uint32_t aux);
void sx_set_flags(Scev *s, Sx x, unsigned fl);
int sx_compare(Scev *s, Sx a, Sx b, unsigned depth);
void sx_group(Scev *s, SxList *l);
/* Pointers: the index integer. */
static inline Ty sx_eff(const Scev *s, Ty t) { return ty_is_ptr(s->f->m, t) ? ty_index(s->f->m, t) : t; }
static inline bool able(const Scev *s, Ty t) { return LIKELY(t < TY_NFIXED) ? t >= TY_I1 : sx_able(s, t); }
/* transfers_execution, which nearly all do. */
extern const bool sx_may_stop[OP_COUNT];
static inline bool goes_on(const Fn *f, Val v) { return !sx_may_stop[f->ins[v].op] || transfers_execution(f, v); }
static inline Ty sx_ity(const Scev *s, uint32_t bits) { return ty_int(s->f->m, bits); }
void sx_drop_caches(Scev *s, Sx x); /* ranges: new facts are known */
bool sx_huge(const Scev *s, const SxList *l);
static inline uint32_t mark_begin(Scev *s) { return ++s->mark_now; }
static inline bool mark_once(Scev *s, uint32_t stamp, Sx x) { /* true the first time */
  if (s->marks[x].mark == stamp) return false;
  s->marks[x].mark = stamp;
  return true;
}
static inline Sx sx_known_of(const Scev *s, Val v) { /* SX_NONE if not analysed yet */
  if (val_is_con(v)) return con_index(v) < s->con_cap ? (Sx)s->con_val[con_index(v)] : SX_NONE;
  return (uint32_t)v < s->val_cap ? (Sx)s->val[v] : SX_NONE;
}
void sx_bind(Scev *s, Val v, Sx x);
void sx_unbind(Scev *s, Val v);
void vals_grow(Scev *s);
/* Arrays by Val cover the function as it is now. */
static inline void vals_reserve(Scev *s) {
  if (UNLIKELY(s->val_cap < s->f->nins)) vals_grow(s);
}
void loops_reserve(Scev *s); /* the same of those by header */
/* Something is remembered of what stands in b. */
void note_blk_climb(Scev *s, Blk b);
static inline void note_blk(Scev *s, Blk b) {
  if (UNLIKELY(s->d->patched)) note_blk_climb(s, b);
}

/* forget.c */
void sx_forget_expr(Scev *s, Sx x); /* forgets what is known of x and of everything made of it; the expressions stay */
void recs_forget(Scev *s, Blk header); /* the same of the loop's recurrences */
void recs_add(Scev *s, Sx ar);
void btc_register(Scev *s, uint32_t loop, const SxBtc *t); /* its count is to go with the expressions it is made of */
void at_scope_register(Scev *s, Sx x, Sx result);
Scev *scev_new(Fn *f);
bool scev_log_apply(Scev *s, const uint32_t *entry,
                    uint32_t n);  /* forgets what the change log says; then scev_keep. False: it must be made anew */
bool scev_decided_apply(Scev *s); /* of log_decided; false: it cannot be read, and all must be made anew */
void scev_edges_apply(Scev *s, const FlowWindows *w); /* the same of edges that have changed */
void scev_look(Scev *s);                              /* at loops and dominators as they are */
void scev_destroy(Scev *s);

/* arith.c */
Sx add_d(Scev *s, const Sx *op, uint32_t n, unsigned fl, unsigned depth);
Sx mul_d(Scev *s, const Sx *op, uint32_t n, unsigned fl, unsigned depth);
static inline Sx add2_d(Scev *s, Sx a, Sx b, unsigned fl, unsigned depth) {
  return add_d(s, (Sx[]){a, b}, 2, fl, depth);
}
static inline Sx mul2_d(Scev *s, Sx a, Sx b, unsigned fl, unsigned depth) {
  return mul_d(s, (Sx[]){a, b}, 2, fl, depth);
}
unsigned strengthen(Scev *s, SxKind k, const Sx *op, uint32_t n, unsigned fl);
bool match_urem(Scev *s, Sx x, Sx *a, Sx *b);
Sx sx_postinc(Scev *s, Sx addrec);

/* cast.c */
Sx trunc_d(Scev *s, Sx a, Ty t, unsigned depth);
Sx zext_d(Scev *s, Sx a, Ty t, unsigned depth);
Sx sext_d(Scev *s, Sx a, Ty t, unsigned depth);
Sx sx_anyext(Scev *s, Sx a, Ty t);
Sx ext_start(Scev *s, Sx ar, Ty t, bool sign, unsigned depth);
Sx noop_or_zext(Scev *s, Sx a, Ty t);
Sx noop_or_sext(Scev *s, Sx a, Ty t);
unsigned nowrap_by_ranges(Scev *s, Sx ar);

/* range.c */
Ap umin_of(Scev *s, Sx x), umax_of(Scev *s, Sx x), smin_of(Scev *s, Sx x), smax_of(Scev *s, Sx x);
Range range_ask(Scev *s, Sx x, bool sign);
/* sx_range_u, sx_range_s: most are known. */
static inline Range urange_of(Scev *s, Sx x) {
  const Range *r = &s->ru[x];
  return LIKELY(r->kind != RANGE_UNKNOWN) ? *r : range_ask(s, x, false);
}
static inline Range srange_of(Scev *s, Sx x) {
  const Range *r = &s->rs[x];
  return LIKELY(r->kind != RANGE_UNKNOWN) ? *r : range_ask(s, x, true);
}
Range range_meet_spans(Range a, Range b, int pref);
static inline Range range_meet(
    Range a, Range b,
    int pref) { /* intersection; two pieces: 0 the smaller, 1 not wrapped unsigned, 2 not wrapped signed */
  return a.kind == RANGE_FULL ? b : b.kind == RANGE_FULL ? a : range_meet_spans(a, b, pref);
}
Range nowrap_region(SxKind k, Range other, bool sign);
Range range_of_icmp(Pred p, uint64_t c, unsigned bits);
bool range_to_icmp(Range r, Pred *p, uint64_t *c, uint64_t *offset);
Ap multiple_of(Scev *s, Sx x); /* divides x, as far as known; 0: x is 0 */
bool is_pow2_sx(Scev *s, Sx x, bool or_zero, bool or_neg);

/* wide.c */
SxWide wide_range(Scev *s, Sx x); /* of any width */
bool wide_no_wrap(Scev *s, SxKind k, Sx a, Sx b,
                  bool sign); /* a + b or a * b stay inside the width for all of their ranges */

/* scope.c */
Sx rewrite_init(Scev *s, Sx x, uint32_t loop, bool ignore_other);
Sx rewrite_shift(Scev *s, Sx x, uint32_t loop);
Sx rewrite_postinc(Scev *s, Sx x, uint32_t loop);
Sx rebuild(Scev *s, Sx x, const Sx *op);          /* x with other operands */
bool moves_at_scope(const Scev *s, Val v);        /* of an opaque instruction, by what is known of its operands now */
Val con_fold_ins(Scev *s, Val v, const Val *ops); /* the instruction with constant operands */
Sx count_exhaustively(Scev *s, uint32_t loop, Val cond, bool exit_when);
Val scope_bound(Scev *s, const Sx *x, uint32_t n);
bool transfers_to(Scev *s, Val a, Val b);
bool never_poison_expr(Scev *s, Val v);
bool undefined_if_poison(Scev *s, Val v);
bool not_poison(Scev *s, Val v, unsigned depth);
bool must_trigger_ub(const Scev *s, Val user, Val poison);
bool propagates_poison(const Scev *s, Val user, uint32_t i);

/* assume.c */
Sx assumed_rec(Scev *s, Sx x,
               uint32_t loop); /* x as a recurrence of the loop under assumptions, added to s->assumed; SX_NONE */
bool assumed_equal(Scev *s, Sx a,
                   Sx b); /* a == b, added to s->assumed; false: known to differ, or no assumptions now */
SxAssumed *assumed_both(Scev *s, const SxAssumed *a, const SxAssumed *b);

/* exit.c */
SxBtc *btc_of(Scev *s, uint32_t loop);
const SxBtc *btc_assuming(Scev *s, uint32_t loop); /* under assumptions; exact and smax are there */
Sx exact_of_exit(Scev *s, uint32_t loop, Blk b);
bool loop_no_abnormal_exits(Scev *s, uint32_t loop);
bool loop_finite(Scev *s, uint32_t loop);

/* pred.c */
bool simplify_cmp(Scev *s, Pred *p, Sx *a, Sx *b, unsigned depth);
bool known_simple(Scev *s, Pred p, Sx a, Sx b);
bool known_every_iteration(Scev *s, Pred p, Sx ar, Sx b);
bool const_difference(Scev *s, Sx a, Sx b, Ap *d);

/* guard.c */
const SxGuards *guards_of(Scev *s, uint32_t loop);
Sx guards_apply(Scev *s, const SxGuards *g, Sx x);

/* build.c */
typedef struct SxBin {
  Op op;
  Val a, b;
  Sx con; /* b as a constant that is no IR value (shifts as divisions) */
  bool nuw, nsw;
  Val ins;
} SxBin;
bool match_bin(Scev *s, Val v, SxBin *r);
#endif
