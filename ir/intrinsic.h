/* intrinsic.h: what is known of every target-independent and every NVVM intrinsic (LLVM 14 to 22), from
 * ir/intrinsics.def. All tables are constant data without pointers: nothing is built at start. An `llvm.*` name that
 * is not here is an ordinary declaration and must be taken as convergent and able to do anything.
 *
 * Signature code (column 3 of the table): return type, then "(", parameter types, ")".
 *   v void  b i1  c i8  s i16  i i32  l i64  q i128  h half  y bfloat  f float  d double  Q fp128  m metadata  t
 *           token  E {}
 *   . varargs   p ptr   p<3> ptr addrspace(3)   4f <4 x float>   {if} struct of results
 *   A I F V P   the next overloaded type: any; integer or vector of integers; the same for floats; any vector; a
 *               pointer
 *   *k          the next overloaded type: vector of pointers, as long as overloaded type k
 *   =k  the same as overloaded type k       ek  its element       wkT  T, or a vector of T as long as k
 *   /kn a vector of its element, with 1/n of its length      >k <k  integers of twice or half its width
 * Overloaded types are numbered from 0 in reading order; this order is also that of the name's suffixes.
 */
#ifndef NVOPT_INTRINSIC_H
#define NVOPT_INTRINSIC_H
#include "ir/ids.h"
#include "ir/intrinsic_id.h"
#include "ir/type.h"
#include "support/strbuf.h"

/* IntrinsicInfo.flags */
enum {
  IF_NOUNWIND = 1 << 0,
  IF_WILLRETURN = 1 << 1,
  IF_NOSYNC = 1 << 2,
  IF_NOFREE = 1 << 3,
  IF_NOCALLBACK = 1 << 4,
  IF_SPECULATABLE = 1 << 5,
  IF_NOPOISON = 1 << 6, /* nocreateundeforpoison: poison in, or none out */
  IF_CONVERGENT = 1 << 7,
  IF_NORETURN = 1 << 8,
  IF_COLD = 1 << 9,
  IF_NODUPLICATE = 1 << 10,
  IF_NOMERGE = 1 << 11,
  IF_STRICTFP = 1 << 12,
  IF_COMMUTATIVE = 1 << 13, /* the first two operands may be swapped */
  IF_SIDEEFFECTS = 1 << 14, /* never delete or duplicate, whatever the memory column says */
  IF_LEGACY = 1 << 15       /* LLVM 22 no longer has it and rewrites it on reading */
};

/* How a call synchronizes threads. From ISYNC_BARRIER_WARP up it is a write to everything another thread can reach,
 * whatever its memory attributes say; from ISYNC_WARP to ISYNC_BARRIER it is convergent, whatever its flags say. */
typedef enum IntrinsicSync {
  ISYNC_NONE,
  ISYNC_WARP, /* lanes exchange registers (shfl, vote, match, redux, mma, ldmatrix ...): convergent, orders no memory */
  ISYNC_BARRIER_WARP, /* bar.warp.sync */
  ISYNC_BARRIER,      /* CTA and cluster barriers, arrivals too */
  ISYNC_FENCE,        /* membar, fence */
  ISYNC_ASYNC /* mbarrier operations; commits of and waits for asynchronous copies, tensor and dependent-grid work */
} IntrinsicSync;

typedef struct IntrinsicInfo { /* what intrinsics of different names may share */
  uint32_t immarg;             /* bit i: parameter i must be an immediate */
  uint16_t sig, args;          /* offsets; use the accessors */
  uint16_t mem;                /* memory effects in the encoding of attr.h */
  uint16_t flags;              /* IF_* */
  uint8_t sync;                /* IntrinsicSync */
} IntrinsicInfo;

/* Made by tools/intringen from the .def: each of the records and strings once. */
extern const IntrinsicInfo intrinsic_infos[];
extern const uint16_t intrinsic_row[];     /* by id: index of its record */
extern const uint16_t intrinsic_by_name[]; /* all ids but INTRIN_NONE, in the byte order of their names */
extern const char intrinsic_sigs[], intrinsic_args[];
static inline const IntrinsicInfo *intrinsic_info(IntrinsicId id) { return &intrinsic_infos[intrinsic_row[id]]; }
/* "memcpy": without "llvm." and suffixes. It is made in the caller's room, with a NUL: the table holds what each name
 * does not share with its neighbour. O(INTRIN_NAME_BLOCK). */
enum { INTRIN_NAME_MAX = 128, INTRIN_NAME_BLOCK = 16 };
typedef struct IntrinsicName {
  char c[INTRIN_NAME_MAX];
} IntrinsicName;
Str intrinsic_name(IntrinsicId id, IntrinsicName *room);
const char *intrinsic_sig(IntrinsicId id);
unsigned intrinsic_overloads(IntrinsicId id); /* number of overloaded types */
/* Older signatures of the same name: the i-th, or NULL past the last; its immediates into *immarg. */
const char *intrinsic_alt_sig(IntrinsicId id, unsigned i, uint32_t *immarg);

/* The intrinsic that a full name ("llvm.memcpy.p0.p0.i64") means: the longest table name that ends at a dot or at the
 * end; one that has no overloaded types must match to the end. INTRIN_NONE when there is none. The suffix is not
 * checked. O(log table) comparisons. */
IntrinsicId intrinsic_lookup(Str name);

static inline bool intrinsic_orders_memory(IntrinsicId id) { return intrinsic_info(id)->sync >= ISYNC_BARRIER_WARP; }
static inline bool intrinsic_convergent(IntrinsicId id) {
  const IntrinsicInfo *i = intrinsic_info(id);
  return (i->flags & IF_CONVERGENT) || (i->sync >= ISYNC_WARP && i->sync <= ISYNC_BARRIER);
}

/* IntrinsicArg.flags: parameter attributes beside immarg */
enum {
  IA_NOUNDEF = 1,
  IA_NONNULL = 2,
  IA_NOALIAS = 4,
  IA_NOCAPTURE = 8, /* captures(none) */
  IA_READONLY = 16,
  IA_WRITEONLY = 32,
  IA_READNONE = 64,
  IA_RETURNED = 128,
  IA_RANGE = 256,
  IA_IMMARG = 512
};
typedef struct IntrinsicArg {
  uint32_t flags;
  uint32_t align, deref; /* 0: none */
  int64_t lo, hi;        /* IA_RANGE: [lo, hi), to be taken modulo the type's width */
} IntrinsicArg;
#define INTRIN_RET (-1)
/* Attributes of parameter `index` or of the result (INTRIN_RET). Decodes a short string: for declarations, not for
 * hot loops. */
IntrinsicArg intrinsic_arg(IntrinsicId id, int index);
/* The attributes as opt-22 prints them on a declaration: of the function ("nocallback nounwind memory(none)"), of a
 * parameter or the result, whose integer type has `bits` bits (for range). */
void intrinsic_print_fn_attrs(IntrinsicId id, StrBuf *out);
void intrinsic_print_arg_attrs(IntrinsicId id, int index, unsigned bits, StrBuf *out);

/* The same as a list for a declaration of that type (ir/intrinsic_attr.c). */
AttrList intrinsic_attrs(Module *m, IntrinsicId id, Ty fnty);
/* A declaration of that name at the end of the module, with those attributes (older intrinsics and signatures: none).
 */
Glob intrinsic_declare(Module *m, IntrinsicId id, Str name, Ty fnty);

/* Types (ir/intrinsic_type.c). `overloads` holds the overloaded types in reading order, at most INTRIN_MAX_OVERLOADS.
 */
enum { INTRIN_MAX_OVERLOADS = 8, INTRIN_MATCH_OK = -2, INTRIN_MATCH_RET = -1 };
/* Compares a function type with a signature and finds the overloaded types. Returns INTRIN_MATCH_OK, INTRIN_MATCH_RET
 * when the result is wrong, else the first wrong parameter (the number of parameters when they are too few, too many,
 * or only one side is varargs). `overloads` and `n` are set when it matches. O(parameters). */
int intrinsic_match(Module *m, IntrinsicId id, Ty fnty, Ty *overloads, unsigned *n);
int intrinsic_match_sig(Module *m, const char *sig, Ty fnty, Ty *overloads, unsigned *n); /* for intrinsic_alt_sig */
/* The function type for given overloaded types; TY_NONE when they do not fit the signature. */
Ty intrinsic_fnty(Module *m, IntrinsicId id, const Ty *overloads, unsigned n);
/* Appends the full name, "llvm.memcpy.p0.p0.i64", mangled as LLVM does. False when a type is a struct without a name:
 * LLVM then makes the name unique with a number, which the caller has to do. */
bool intrinsic_mangle(Module *m, IntrinsicId id, const Ty *overloads, unsigned n, StrBuf *out);
bool ty_mangle(Module *m, Ty t, StrBuf *out); /* one type's suffix, without the dot */
Ty intrinsic_code_type(
    Module *m, const char **code); /* the type that the signature code names, no overloaded one; moves past it */

/* Special registers. */
typedef enum SregKind {
  SREG_NONE,
  SREG_TID,
  SREG_NTID,
  SREG_CTAID,
  SREG_NCTAID,
  SREG_CLUSTERID,
  SREG_NCLUSTERID,
  SREG_CLUSTER_CTAID,
  SREG_CLUSTER_NCTAID,
  SREG_CLUSTER_CTARANK,
  SREG_CLUSTER_NCTARANK,
  SREG_LANEID,
  SREG_WARPSIZE,
  SREG_WARPID,
  SREG_NWARPID,
  SREG_SMID,
  SREG_NSMID,
  SREG_GRIDID,
  SREG_LANEMASK,
  SREG_CLOCK /* clocks, timers, performance counters */,
  SREG_SMEM_SIZE,
  SREG_ENVREG
} SregKind;
/* The widest set of threads in which all read the same value. */
typedef enum SregLane { LANE_DIVERGENT, LANE_WARP, LANE_CTA, LANE_CLUSTER, LANE_GRID } SregLane;
typedef struct SregInfo {
  uint16_t id;       /* IntrinsicId */
  uint8_t kind, dim; /* SregKind; 0 to 3 for x to w, the number of an envreg */
  uint8_t lane;      /* SregLane */
  int64_t lo, hi;    /* value in [lo, hi) on every architecture; hi == 0: unbounded. Launch bounds may tighten it. */
} SregInfo;
const SregInfo *intrinsic_sreg(IntrinsicId id); /* NULL for anything but a special register read; O(log) */
#endif
