/* nvrun.h: private to tools/nvrun, the reference interpreter (design, section 6). One Run is one execution of a
 * function or of a kernel on a grid; threads are explicit states, so nothing recurses. What operations mean is in
 * tools/sem/sem.h.
 *
 * Memory. An allocation has bytes, a shadow state per byte (LaneState: poison, undef ...) and, where pointers were
 * stored, the allocation each byte's pointer leads to. A pointer lane is an address and the allocation it may access
 * (`prov`). As on the hardware, shared, constant, local and kernel parameter memory are windows of the generic
 * address space: a pointer of such a space is an offset in its window, whose place (a multiple of its size) follows
 * from the seed. A cast to the space keeps the low bits of the address, a cast back puts the window's high ones
 * before them: 0 of a space is the window's first byte, which an object may own, and not generic null; null of one
 * space does not survive the way through another. Global addresses are generic ones. An object whose space nobody
 * said (SPACE_ANY) has one address in all of them. Shared variables have one identity and address, and one content
 * per block. Buffers (pointer arguments) have fixed addresses: they are inputs. The place of every other allocation
 * is arbitrary.
 *
 * Not modelled: noalias and memory(...) promises, exceptions (an invoke's callee never unwinds), scalable vectors.
 */
#ifndef NVRUN_H
#define NVRUN_H
#include "analysis/value/launch.h"
#include "ir/text/text.h"
#include "tools/sem/sem.h"

#define PROV_ANY 0xffffffffu /* from an integer: may access whatever lives at the address */
enum {
  PROV_NONE = 0,
  MAX_FRAMES = 2000,        /* call depth of a thread */
  MAX_THREADS = 1 << 16,    /* of a grid */
  MAX_CLOCK_THREADS = 2048, /* race detection is off above */
  MAX_TRACE = 1 << 20,      /* bytes of trace kept */
  MAX_RACES = 8,            /* reported */
  MAX_LIVE_BYTES = 1 << 30
};

typedef enum AllocKind { AK_GLOBAL, AK_BUFFER, AK_ALLOCA, AK_HEAP, AK_SHARED, AK_FUNC, AK_LABEL } AllocKind;
enum { SPACE_ANY = 255 }; /* a buffer whose space nobody said */
/* Parts of the generic address space: windows first, then what every pointer reaches by its own address. */
enum { REG_SHARED, REG_CONST, REG_PARAM, REG_LOCAL, WINDOWS, REG_BUFFER = WINDOWS, REG_GLOBAL, REG_STACK, REGIONS };
typedef struct Cell { /* race detection: the last accesses to a byte. Threads are numbered from 1 */
  uint32_t w_thread, w_clock, w_pos, r_thread, r_clock, r_pos, r2_thread, r2_clock, r2_pos;
  bool w_atomic, r_atomic, r2_atomic;
} Cell;
typedef struct Alloc {
  uint64_t base, size;
  uint8_t *data, *shadow;
  uint32_t *prov; /* per byte, NULL until a pointer is stored */
  Cell *cells;    /* NULL until needed */
  uint8_t kind, space;
  bool live, readonly, fixed, dead; /* dead: outside its lifetime markers */
  uint32_t index;                   /* AK_SHARED: of Block.shared; AK_FUNC, AK_LABEL: Glob */
  uint32_t label;                   /* AK_LABEL: label slot */
  uint32_t glob;                    /* the variable it belongs to, 0 none */
} Alloc;

typedef enum SiteKind {
  SK_NONE,
  SK_DIRECT,
  SK_INDIRECT,
  SK_PURE,
  SK_SPECIAL,
  SK_WARP,
  SK_LIB,
  SK_EXTERN,
  SK_SREG,
  SK_NOP,
  SK_UNSUP
} SiteKind;
typedef enum WarpOp {
  WO_SHFL,
  WO_VOTE,
  WO_MATCH,
  WO_REDUX,
  WO_ACTIVEMASK,
  WO_ELECT,
  WO_BARWARP,
  WO_BARRIER,
  WO_MATRIX
} WarpOp;
typedef enum MatrixKind { MATRIX_NONE, MATRIX_LOAD, MATRIX_STORE, MATRIX_MMA, MATRIX_SYNC } MatrixKind;
typedef struct MatrixOp { /* D = A * B + C; A has m rows, k columns; B k, n; C and D m, n */
  uint8_t kind;           /* MatrixKind */
  uint8_t m, n, k;
  uint8_t which;       /* a load or store: of which matrix, a to d */
  bool column, stride; /* a load or store: column by column; the distance of two is an operand */
} MatrixOp;
typedef struct GepStep {
  uint32_t op;
  uint64_t scale;
} GepStep;            /* operand number, bytes of one; 0: so many bytes */
typedef struct Site { /* what an instruction needs, decoded once */
  uint8_t kind;       /* calls: SiteKind */
  uint8_t wop, mode;  /* SK_WARP: WarpOp; variant letter */
  bool gather, pred, aligned, count, uns, nan, absval, has_lifetime, attrs;
  uint16_t intrin;
  Glob target;
  SemIntrin pure;
  MatrixOp matrix;     /* WO_MATRIX */
  const SemShape *rs;  /* result, or the value stored */
  const SemShape **as; /* argument shapes */
  uint32_t nargs, nsteps, space;
  uint64_t offset; /* memory: alignment */
  GepStep *step;
  Str name; /* of the callee */
} Site;

typedef struct Code { /* a function made ready to run */
  Fn *f;
  uint32_t nlanes;
  uint32_t *slot; /* by Val: first lane in the frame */
  int32_t *ref;   /* by Use: lane in the frame, or ~index into con; REF_BAD */
  VEC(Lane) con;
  Site **site;     /* by Val, NULL where not needed */
  const Blk *meet; /* by Blk: where the paths from it meet */
} Code;
enum { REF_BAD = INT32_MIN };

typedef struct Frame {
  Code *code;
  uint32_t base; /* first lane in the thread's stack */
  Val cur;       /* next instruction */
  Blk blk;
  uint32_t allocas; /* height of the thread's alloca stack at entry */
  uint32_t va;      /* allocation holding variadic arguments */
  uint32_t ways;    /* height of the thread's ways at entry */
} Frame;

typedef enum ThreadState { TS_RUN, TS_BARRIER, TS_WARP, TS_DONE } ThreadState;
struct Block;
/* A branch on the way: where all its paths meet (BLK_NONE: the function's end), a hash of this edge and of the ways
 * before, how many branches came before it since the way before, and how many since. */
typedef struct Way {
  Blk meet;
  uint64_t hash;
  uint32_t number, after;
} Way;
typedef struct Thread {
  struct Block *block;
  uint32_t id;   /* from 1, over the grid */
  uint32_t tid;  /* in the block, linear */
  uint8_t state; /* ThreadState */
  VEC(Frame) frames;
  Lane *stack;
  uint32_t nstack, cap_stack;
  VecU32 allocas;
  VEC(Way) ways; /* branches taken whose paths have not met again; those of the running function from Frame.ways on */
  uint32_t branches; /* outside of all ways */
  const Fn *wait_fn; /* waiting at a barrier or warp operation */
  Val wait_val;
  Site *wait_site;
  uint32_t wait_mask, bar_id, bar_count;
  Lane arg[4];
  uint64_t clock;                         /* %clock */
  uint32_t *vc, *vc_release, *vc_pending; /* race detection; own time is vc[id - 1] */
} Thread;

typedef struct Block {
  uint32_t index, nlive;
  Thread *threads;
  Alloc *shared;
} Block;

typedef enum RunStatus { R_OK, R_UB, R_TRAP, R_UNSUP, R_LIMIT, R_DEADLOCK } RunStatus;

typedef struct Buffer { /* a pointer argument's memory as the specification gives it */
  Str name;
  Ty type; /* of an element, for printing and comparing */
  uint32_t n;
  uint8_t space;
  uint8_t *data, *shadow; /* initial contents */
  uint64_t size;
  double tol_rel, tol_abs; /* what a GPU's results may differ by; 0, 0: not at all */
} Buffer;

typedef struct Event {
  uint32_t thread, off, len;
} Event;
typedef struct SyncVar {
  uint64_t addr;
  uint32_t block;
  uint32_t *vc;
} SyncVar; /* what a location's atomics released */

/* What executed instructions are counted as (count.c). */
/* clang-format off */
#define COUNT_CLASSES \
  COUNT_CLASS(INT, "int")               /* at most 32 bits */ \
  COUNT_CLASS(INT64, "int64") \
  COUNT_CLASS(DIVISION, "division") \
  COUNT_CLASS(FLOAT, "float") \
  COUNT_CLASS(DOUBLE, "double") \
  COUNT_CLASS(CONVERSION, "conversion") \
  COUNT_CLASS(ADDRESS, "address")       /* of a variable index */ \
  COUNT_CLASS(GLOBAL, "global")         /* constant and parameter memory too */ \
  COUNT_CLASS(SHARED, "shared") \
  COUNT_CLASS(LOCAL, "local") \
  COUNT_CLASS(ATOMIC, "atomic") \
  COUNT_CLASS(BRANCH, "branch") \
  COUNT_CLASS(BARRIER, "barrier")       /* warp operations too */ \
  COUNT_CLASS(CALL, "call")
/* clang-format on */
#define COUNT_CLASS(ID, name) COUNT_##ID,
typedef enum CountClass { COUNT_CLASSES COUNT_N } CountClass;
#undef COUNT_CLASS

typedef struct Config {
  uint32_t grid[3], block[3];
  uint64_t smem; /* dynamic shared memory */
  uint64_t max_steps;
  uint64_t seed; /* schedule; 0: every thread runs until it waits */
  bool approx, races, count;
  uint64_t choose; /* seed of the choices of undef and freeze, 0: zeros */
} Config;

typedef struct Run {
  Module *m;
  SemCtx sem;
  Arena arena;
  Config cfg;
  VEC(Alloc) alloc;       /* 0 unused */
  VecU32 region[REGIONS]; /* ids in order of address */
  uint64_t base[REGIONS], top[REGIONS], live_bytes;
  unsigned window_bits; /* a window has so many bytes, as a power of two */
  Code **code;          /* by Glob */
  uint32_t *glob_alloc; /* by Glob */
  VecU32 shared_ids;    /* allocation ids of shared variables, by Block.shared index */
  Block *blocks;
  Thread *threads;
  uint32_t nblocks, nthreads, per_block;
  VecU32 ready; /* thread indices */
  uint64_t rng, steps, time;
  uint64_t count[COUNT_N]; /* instructions executed, where Config.count asks */
  RunStatus status;
  char msg[512];
  uint32_t pos;
  Str fn_name;
  StrBuf trace, races;
  VEC(Event) events;
  VEC(SyncVar) sync;
  uint32_t nraces;
  const Buffer *buf;
  uint32_t nbuf;
  uint32_t *buf_alloc;
  VEC(Lane) scratch;
  Lane *result;    /* the first thread's return value goes here */
  Thread *current; /* the thread that runs */
} Run;

/* exec.c */
Run *run_new(Module *m, const Config *cfg, const Buffer *buf, uint32_t nbuf);
void run_delete(Run *r);
/* A block of these sizes may be launched: what reqntid requires, no more threads than maxntid allows. Every block may
 * of a function that is no kernel. */
bool launch_fits(const Fn *f, const uint32_t *block);
/* Calls `g` on every thread of the configured grid; a kernel outside of its launch bounds is undefined. args: lanes
 * of all arguments in order. The first thread's result goes to `result` (room for its lanes) unless NULL. Once per
 * Run, unless rewound. */
RunStatus run_call(Run *r, Glob g, const Lane *args, Lane *result);
/* Makes a run of one thread ready for another call. Memory stays as it is: for functions that neither write nor
 * allocate. */
void run_rewind(Run *r);
Code *code_get(Run *r, Glob g);
void run_fail(Run *r, Thread *t, RunStatus s, const char *fmt, ...) PRINTF_LIKE(4, 5);
bool run_thread(Run *r, Thread *t,
                uint64_t quantum); /* until it waits, ends or the quantum is over; false: the run is over */
void thread_finish_call(Run *r, Thread *t, const Lane *res); /* gives the pending call its result and goes on */
uint32_t run_pos(const Thread *t);
/* Promises made by attributes: broken ones give poison, or fail the run. */
void attrs_apply(Run *r, Thread *t, AttrSet set, const SemShape *s, Lane *l, const char *what);
void load_md(Run *r, Thread *t, Fn *f, Val v, const SemShape *s, Lane *l); /* those of metadata, on a load or call */
const Lane *call_arg(Thread *t, Val v, uint32_t i); /* lanes of operand i of the instruction v of the top frame */
bool frame_push(Run *r, Thread *t, Glob g, const Lane *const *args, const SemShape *const *as, uint32_t n);

/* memory.c */
Alloc *alloc_get(Run *r, Thread *t, uint32_t id);
uint32_t alloc_new(Run *r, AllocKind k, uint64_t size, uint64_t align, unsigned space,
                   unsigned state); /* 0: failed run */
void alloc_kill(Run *r, uint32_t id);
void memory_init(Run *r);                   /* places the windows */
uint32_t alloc_find(Run *r, uint64_t addr); /* the live allocation that holds the generic address, 0 none */
/* Pointers of an address space. */
Lane ptr_lane(const Run *r, uint32_t id, unsigned space);   /* to the start of an allocation */
uint64_t ptr_generic(const Run *r, unsigned space, Lane p); /* its generic address */
Lane ptr_convert(Run *r, unsigned from, unsigned to, unsigned bits,
                 Lane p);                           /* addrspacecast to pointers of so many bits */
uint32_t ptr_alloc(Run *r, unsigned space, Lane p); /* the allocation it may access, 0 none */
enum { ACC_READ = 1, ACC_WRITE = 2, ACC_ATOMIC = 4 };
/* Checks an access of n bytes and says where it goes; NULL and a failed run when it is undefined. */
Alloc *mem_at(Run *r, Thread *t, Lane p, unsigned space, uint64_t n, uint64_t align, unsigned acc, uint64_t *off);
void mem_read(Run *r, Alloc *a, uint64_t off, const SemShape *s, Lane *out);
void mem_write(Run *r, Alloc *a, uint64_t off, const SemShape *s, const Lane *in);
void mem_copy(Run *r, Alloc *d, uint64_t doff, Alloc *s, uint64_t soff, uint64_t n);
void globals_init(Run *r);
bool con_lanes(Run *r, ConPool *p, Val v, Lane *out, unsigned depth); /* false: cannot be evaluated */

/* call.c */
void call_site_decode(Run *r, Code *c, Val v, Site *s);
/* Executes the call or intrinsic v at the top of t's stack; it moves the frame on, pushes one, or leaves the thread
 * waiting. */
void call_exec(Run *r, Thread *t, Val v, Site *s);
void trace_add(Run *r, Thread *t, const char *fmt, ...) PRINTF_LIKE(3, 4);

/* grid.c */
bool warp_decode(Str name, Site *s);
void warp_arrive(Run *r, Thread *t, Val v, Site *s);
void grid_run(Run *r);
void thread_done(Run *r, Thread *t);
bool sreg_read(Run *r, Thread *t, Str name, uint64_t *out);

void thread_wake(Run *r, Thread *t, const Lane *res); /* gives a waiting thread the result of what it waited for */

/* matrix.c */
bool matrix_decode(Str name, MatrixOp *m); /* an intrinsic's name without llvm. */
bool matrix_decode_asm(Str text, MatrixOp *m);
void matrix_execute(Run *r, Thread *const *all, uint32_t n, Site *s); /* n lanes of a warp have come */

/* count.c */
void count_step(Run *r, Thread *t, const Frame *fr, Val v, const Ins *in); /* before v is executed */
void count_bytes(Run *r, const Alloc *a, uint64_t n); /* n bytes of a are copied from or to, or filled, at once */
void count_print(const Run *r, StrBuf *out);          /* one line */

/* race.c */
void race_access(Run *r, Thread *t, Alloc *a, uint64_t off, uint64_t n, unsigned acc);
void race_fence(Run *r, Thread *t);
void race_atomic(Run *r, Thread *t, uint64_t addr, bool shared, bool reads, bool writes, unsigned order);
void race_join(Run *r, Thread *const *t, uint32_t n); /* a barrier of these threads */
#endif
