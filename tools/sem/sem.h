/* sem.h: what operations mean: evaluation of instructions and pure intrinsics over lanes that may be poison or undef.
 * The reference interpreter (tools/nvrun) and rulecheck share it; no optimizer pass uses it. Memory, control flow and
 * whatever depends on other threads belong to the interpreter.
 *
 * A value is a row of lanes: one for a scalar, one per element of a vector, one per leaf of an aggregate (sem_shape).
 * A lane has a state and always (but for poison) a bit pattern that is *attainable*: one of those the language
 * allows.
 *
 *   LS_VAL     exactly `u`.
 *   LS_NAN     floats: some NaN, which one is not specified (arithmetic made it; LangRef, "Behavior of Floating-Point
 *              NaN values"). `u` is the positive quiet NaN without payload.
 *   LS_APX     floats: `u` up to what value-changing fast-math flags (reassoc contract afn arcp nsz) allow. Only if
 *              SemCtx.approx.
 *   LS_UNK     some subset of the type's values that holds `u`: results computed from undef or from a frozen value.
 *              Never poison.
 *   LS_UNDEF   every value of the type, another one at each use; `u` is a choice.
 *   LS_POISON  poison.
 *
 * Undef is thus "any value", kept exactly through operations that are onto (add, xor, trunc ...), else widened to
 * LS_UNK, whose `u` is computed from the choice. So for the *target* of a refinement `u` is one real behaviour, and
 * for the *source* the set is at least as large as the true one: a reported mismatch is real as long as the source
 * never *decided* anything by such a lane; when it did, SemCtx.imprecise is set and the comparison proves nothing.
 * Where a choice of undef makes poison or immediate UB, that is the result. rulecheck, which wants undef exactly,
 * enumerates the choices itself and passes LS_VAL lanes.
 *
 * Denormals are IEEE; `denormal-fp-math` attributes are not modelled. Transcendental functions are the host's in
 * double precision, rounded to the type, and LS_APX.
 *
 * `prov` is what a pointer may access: an allocation of the interpreter, 0 for none. An integer lane with prov != 0
 * is an address in an allocation whose place in memory is arbitrary: sums and differences keep it, anything else
 * becomes LS_UNK.
 */
#ifndef NVOPT_SEM_H
#define NVOPT_SEM_H
#include "ir/intrinsic.h"
#include "ir/ir.h"

typedef enum LaneState { LS_VAL, LS_NAN, LS_APX, LS_UNK, LS_UNDEF, LS_POISON } LaneState;
typedef struct Lane {
  union {
    uint64_t u;  /* integers and floats of up to 64 bits; the address of a pointer */
    uint64_t *w; /* wider ones: (bits + 63) / 64 words, bits above the width zero; immutable, shared */
  };
  uint32_t prov;
  uint8_t state; /* LaneState */
} Lane;

typedef enum SemClass { SC_INT, SC_FP, SC_PTR, SC_OTHER /* token, target type, metadata: opaque */ } SemClass;
typedef struct SemTy {
  uint8_t cls;   /* SemClass */
  uint8_t fp;    /* FpKind; of pointers the address space, SEM_SPACES for all from there on: sem_space */
  uint32_t bits; /* pointers: width */
} SemTy;
enum { SEM_SPACES = 255 };
static inline unsigned sem_space(SemTy t) { return t.fp; } /* of a pointer */

typedef struct SemShape {
  bool bad;              /* scalable, opaque, or more than SEM_MAX_LANES lanes: cannot be evaluated */
  bool packed_bits;      /* a vector whose elements are no whole bytes */
  SemTy s;               /* first leaf */
  Ty elem;               /* vectors and arrays */
  uint32_t n;            /* lanes */
  uint32_t nelem;        /* elements of a vector, array or struct; 0: scalar */
  const SemTy *leaf;     /* n */
  const uint64_t *off;   /* n: bit offset of each leaf in memory */
  const uint32_t *first; /* nelem + 1: first lane of each element */
  uint64_t store_size;   /* bytes a store touches */
} SemShape;
enum { SEM_SCRIPT_BITS = 5, SEM_MAX_LANES = 1 << 16, SEM_MAX_DEPTH = 64 /* of nested types */ };

typedef struct SemCtx {
  Module *m;
  Arena *arena;      /* wide results, shapes */
  const char *ub;    /* set when an operation is immediate undefined behaviour; the caller clears it */
  const char *unsup; /* set when it cannot be evaluated here */
  bool approx;       /* make LS_APX */
  bool tame;         /* inputs and constants are small: no order of the operations overflows, an LS_APX far from the
                      * largest number is finite, and sums and products of small numbers of few bits are exact whatever their
                      * flags */
  bool big;          /* big-endian data layout */
  bool imprecise;    /* see above; sticky */
  uint64_t rng;      /* 0: undef and freeze choose 0; else the state of the generator they draw from */
  /* exact: freeze takes its value from the script, low bits first, and it is LS_VAL: running all scripts sees all
   * outcomes. A value of more than SEM_SCRIPT_BITS takes three bits, which choose among extremes (script_short: not
   * all of them can be seen). */
  bool exact, script_short;
  uint64_t script;
  uint32_t script_used;
  SemShape **shape;
  uint32_t nshape; /* by Ty */
} SemCtx;

void sem_enter(SemCtx *c, Module *m, Arena *a);
const SemShape *sem_shape(SemCtx *c, Ty t); /* cached; O(lanes) the first time */

static inline Lane lane_val(uint64_t u) { return (Lane){.u = u}; }
static inline Lane lane_poison(void) { return (Lane){.state = LS_POISON}; }
uint64_t sem_choose(SemCtx *c, SemTy t); /* low 64 bits of a choice */
Lane lane_undef(SemCtx *c, SemTy t);
Lane lane_of_ap(Ap a);
Ap lane_ap(SemTy t, Lane l);
FpBits lane_fp(SemTy t, Lane l);
Lane lane_of_fp(SemCtx *c, SemTy t, FpBits b); /* a NaN stays as it is, LS_VAL */
bool lane_is_nan(SemTy t, Lane l);
bool lane_same_bits(SemTy t, Lane a, Lane b);

/* One lane. `flags`: F_* of ir.h. */
Lane sem_bin(SemCtx *c, Op o, unsigned flags, SemTy t, Lane a, Lane b);
Lane sem_fneg(SemCtx *c, unsigned flags, SemTy t, Lane a);
Lane sem_cast(SemCtx *c, Op o, unsigned flags, SemTy from, SemTy to,
              Lane a); /* not pointers, not bitcast between shapes */
Lane sem_cmp(SemCtx *c, Op o, unsigned pred, unsigned flags, SemTy t, Lane a, Lane b);
Lane sem_select(SemCtx *c, unsigned flags, SemTy t, Lane cond, Lane a, Lane b);
Lane sem_freeze(SemCtx *c, SemTy t, Lane a);
/* What fast-math flags make of a result: nnan and ninf give poison, the others LS_APX. */
Lane sem_fmf(SemCtx *c, unsigned flags, SemTy t, Lane r);
void sem_bitcast(SemCtx *c, const SemShape *from, const Lane *a, const SemShape *to, Lane *r);
/* The truth of an i1 that decides something. Poison and undef: UB. */
bool sem_decide(SemCtx *c, Lane l, const char *ub_text);

/* A placed instruction of `f` that touches neither memory, control flow nor pointers' provenance: unary, binary,
 * casts (pointer casts excluded), comparisons, select, freeze, vector and aggregate operations. ops[i]: lanes of
 * operand i. False: not such an instruction. Cost O(lanes). */
bool sem_exec(SemCtx *c, const Fn *f, Val v, const Lane *const *ops, Lane *r);

/* Pure intrinsics. `sem_intrin_decode` is meant to be done once per call site. */
typedef struct SemIntrin {
  uint16_t kind; /* 0: not a pure intrinsic */
  uint8_t rm;    /* FpRound */
  uint8_t sub;
  bool ftz, sat, relu, nan, xorsign, sgn, inv;
  uint8_t bits; /* fixed width of the operation where the name says it */
} SemIntrin;
/* name: without "llvm.", with or without overload suffix removed (intrinsic_name for known ids). */
SemIntrin sem_intrin_decode(Str name);
/* shapes of the result and of each argument, lanes of each argument; writes the result's lanes. */
void sem_intrin(SemCtx *c, const SemIntrin *d, unsigned flags, const SemShape *rs, Lane *r, uint32_t nargs,
                const SemShape *const *as, const Lane *const *a);

/* Atomic read-modify-write: the new memory value. */
Lane sem_rmw(SemCtx *c, unsigned rmw, SemTy t, Lane old, Lane x);

/* Does `b` (the target's lane) refine `a` (the source's)? tol: relative tolerance of LS_APX. */
bool lane_refines(SemTy t, Lane a, Lane b, double tol);
void lane_print(StrBuf *s, SemTy t, Lane l); /* 7, 0x1.8p+0 (1.5), poison, undef, 12? (LS_UNK) */
#endif
