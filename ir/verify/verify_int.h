/* verify_int.h: private to ir/verify/: the state of one run of the verifier, and what its files offer each other.
 *
 * A check that fails reports once and leaves its visitor, as LLVM's does, so that one mistake does not bring a heap
 * of messages. What LLVM looks at apart (each operand's dominance, each parameter's attributes, each attachment, an
 * invoke's destinations beside its call) is looked at apart here too, so that as many messages come as opt shows.
 */
#ifndef NVOPT_IR_VERIFY_INT_H
#define NVOPT_IR_VERIFY_INT_H
#include "ir/ahead.h"
#include "ir/intrinsic.h"
#include "ir/text/text.h"
#include "ir/verify/verify.h"

enum { VER_ATTR_CACHE = 1024 }; /* direct-mapped cache of attribute lists found good */

typedef struct VerAttrKey {
  AttrList l;
  Ty fnty;
  uint32_t what;
} VerAttrKey;
typedef struct VerParamKey {
  AttrSet s;
  Ty t;
  bool ret;
} VerParamKey;

typedef struct Ver {
  Module *m;
  DiagSink *d;
  const char *after;
  Fn *f;           /* function being verified; NULL for module-level checks */
  const Global *g; /* its global */
  uint32_t breaches;
  bool di_warn;   /* broken debug info is only a warning (the caller strips it) */
  bool di_broken; /* some debug info was broken */
  Arena tmp;      /* scratch, released after each function */
  Ahead ahead;    /* the next function */
  /* of the function */
  uint32_t *rpo; /* by Blk: 1 + position in `order`; 0 unreachable */
  Blk *order;    /* reachable blocks in reverse post order */
  uint32_t norder;
  bool dom_ready;
  uint32_t *num;        /* by Blk: 1 + number in depth-first preorder; 0: not reachable */
  uint32_t *pre, *size; /* by that number: preorder number in the dominator tree, size of the subtree */
  uint64_t *seen;       /* bit by Val: defined earlier in the walk */
  uint32_t *stamp;      /* by constant index: switch cases */
  uint32_t stamp_n, stamp_gen;
  uint32_t *bstamp; /* by Blk: duplicate predecessors */
  uint32_t bstamp_gen;
  Ty lpad_type; /* result type of the first landingpad or resume */
  bool saw_entry_values;
  bool tokens; /* some call may use or make a convergence token */
  /* of the module */
  VerAttrKey cache[VER_ATTR_CACHE];
  VerParamKey params[256]; /* sets found good on a parameter or result, direct-mapped */
  AttrSet fn_sets[16];     /* sets of functions and calls found good, as far as the set alone decides, direct-mapped */
  Ty gep_types[64];        /* source types of getelementptr found good, direct-mapped */
  uint64_t *md_seen[5]; /* bits by Md: nodes checked; [1]: DILocations were allowed in them; [2]: subprograms that have
                           a function; [3]: valid TBAA tags; [4]: TBAA types known to be wrong */
  uint32_t md_words[5];
  struct {
    Md scope, sp;
  } sp_cache[64];  /* direct-mapped: the subprogram that a local scope lies in */
  Md last_loc;     /* location found to belong to V->f */
  VEC(Md) md_work; /* nodes still to check */
  struct {
    uint32_t id;
    Ty fnty;
  } sig[256];              /* direct-mapped: intrinsic signatures found good */
  bool di_calls;           /* the function has a subprogram: calls of such functions need locations */
  uint8_t *alias_state[2]; /* by constant of the module: what was found of it as an aliasee; [1]: of
                              available_externally aliases. NULL: not made yet */
  Glob *behind;            /* by alias: the global behind it, GLOB_NONE: not known yet. NULL: not made yet */
  bool saw_localescape;    /* in the function */
  struct VerFrame {
    uint32_t escaped,
        recovered; /* operands of llvm.localescape in it; 1 + the largest index that is recovered from it */
  } *frames;       /* by Glob; NULL: nothing of the two is called */
} Ver;

COLD void ver_ins(Ver *V, Val v, const char *fmt, ...) PRINTF_LIKE(3, 4); /* about an instruction or argument of V->f */
COLD void ver_glob(Ver *V, Glob g, const char *fmt, ...) PRINTF_LIKE(3, 4); /* about a global */
COLD void ver_at(Ver *V, uint32_t pos, const char *fmt, ...)
    PRINTF_LIKE(3, 4); /* about an input offset; 0 or DIAG_NO_POS: none */
COLD void ver_blk(Ver *V, Blk b, const char *fmt, ...) PRINTF_LIKE(3, 4);
COLD void ver_di(Ver *V, uint32_t pos, const char *fmt, ...)
    PRINTF_LIKE(3, 4); /* broken debug info at an input offset */
COLD void ver_di_ins(Ver *V, Val v, const char *fmt, ...) PRINTF_LIKE(3, 4);

#define CHECK(c, v, ...)                                                                                               \
  do {                                                                                                                 \
    if (UNLIKELY(!(c))) {                                                                                              \
      ver_ins(V, (v), __VA_ARGS__);                                                                                    \
      return;                                                                                                          \
    }                                                                                                                  \
  } while (0)
#define CHECKG(c, g, ...)                                                                                              \
  do {                                                                                                                 \
    if (UNLIKELY(!(c))) {                                                                                              \
      ver_glob(V, (g), __VA_ARGS__);                                                                                   \
      return;                                                                                                          \
    }                                                                                                                  \
  } while (0)
#define CHECKAT(c, pos, ...)                                                                                           \
  do {                                                                                                                 \
    if (UNLIKELY(!(c))) {                                                                                              \
      ver_at(V, (pos), __VA_ARGS__);                                                                                   \
      return;                                                                                                          \
    }                                                                                                                  \
  } while (0)

/* verify.c */
bool ver_dominates(Ver *V, Blk a, Blk b); /* both reachable; reflexive. O(1) after O(blocks) */
static inline bool ver_reachable(const Ver *V, Blk b) { return V->rpo[b] != 0; }
/* Is the use of d by (an instruction in) block b, after everything b defines before it, dominated by d's definition? */
bool ver_def_reaches(Ver *V, Val d, Blk b);

/* call.c */
/* False: the call itself is wrong, and nothing more is to be said about the instruction. */
bool ver_call(Ver *V, Val v);
bool ver_arg_has(const Ver *V, Val call, uint32_t i, AttrKind k); /* at the call or in its callee's declaration */

/* convergence.c */
void ver_convergence(Ver *V);

/* intrin.c */
bool ver_intrinsic(Ver *V, Val v, IntrinsicId id); /* false: neither signature nor immediates are its */
void ver_frames(Ver *V);                           /* after all functions: what localrecover names is there */

/* attr.c: attributes of a signature. `v` (or GLOB g when v is VAL_NONE) is who to blame. */
enum { VA_CALL = 1, VA_INTRINSIC = 2, VA_ASM = 4 };
bool ver_attrs(Ver *V, AttrList l, Ty fnty, unsigned what, Val v, Glob g);
/* Attributes of one extra (vararg) call argument. */
bool ver_param_attrs(Ver *V, AttrSet s, Ty t, Val v, Glob g);

/* eh.c */
void ver_eh(Ver *V, Val v);

/* glob.c */
void ver_globals(Ver *V);
void ver_fn_header(Ver *V, Glob g);
Glob ver_base_object(const Module *m, const ConPool *p,
                     Val c); /* global at the root of casts and GEPs, GLOB_NONE if another */

/* md.c */
void ver_ins_md(Ver *V, Val v);         /* attachments of an instruction and its location */
void ver_call_md(Ver *V, Val v, Md md); /* metadata operand of a call */
void ver_fn_md(Ver *V, Glob g);         /* attachments of a function or variable */
void ver_module_md(Ver *V);             /* named metadata, module flags */
void ver_md_node(Ver *V, Md md, bool locs_allowed);
void ver_md_free(Ver *V);

bool ver_md_mark(Ver *V, Md md, int set); /* sets the bit; false when it was set */

/* di.c: debug info */
void ver_di_node(Ver *V, Md md); /* a specialized node or expression */
void ver_di_location(Ver *V, Val v, Md loc);
void ver_di_global(Ver *V, Glob g, Md node, uint32_t *count); /* a !dbg attachment of a function or variable */
void ver_dbg_records(Ver *V);                                 /* debug records of V->f */
enum { DEBUG_METADATA_VERSION = 3 };
/* Nodes a function owns (made by inlining: locations and alias scopes) are well-formed by construction and not looked
 * at. */
static inline const MdRec *rec_of(const Ver *V, Md md) { return md && !(md & MD_LOCAL_BIT) ? md_rec(V->m, md) : NULL; }
#endif
