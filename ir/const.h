/* const.h: constants. A pool belongs to one function, or to the module (initialisers, aliases, metadata, prefix
 * data). Equal constants of one pool have equal ids. Constants have no use lists. Ids of two pools are unrelated:
 * `con_import` and `con_equal` are the only bridges.
 *
 * Constant expressions are kept as written (CON_EXPR) and linked to a canonical twin: CON_ADDR {base, byte offset,
 * flags} for addresses whose offset is known, a folded constant where the expression folds, else the expression
 * itself. Matchers, equality and alias analysis ask for the twin with `con_twin`; passes make twins only; the printer
 * prints the spelling.
 */
#ifndef NVOPT_CONST_H
#define NVOPT_CONST_H
#include "ir/ids.h"
#include "support/apint.h"
#include "support/arena.h"
#include "support/fp.h"
#include "support/vec.h"

typedef enum ConKind {
  CON_NONE_,
  CON_INT,  /* scalar integer; lo: value if <= 64 bits, else index of its words in `words` */
  CON_FP,   /* scalar float; lo: bits if <= 64 bits, else index of two words in `words` */
  CON_NULL, /* null pointer (scalar) */
  CON_ZERO, /* zeroinitializer of a vector, aggregate or target type (never of a scalar) */
  CON_UNDEF,
  CON_POISON,
  CON_TOKEN, /* token none */
  CON_AGG,   /* array, struct, or vector that is neither zero, undef, poison nor splat; a: index in `list`, b: number of
                elements */
  CON_DATA, /* array of i8, i16, i32, i64, half, bfloat, float or double as raw little-endian bytes; lo: const uint8_t *
             */
  CON_SPLAT,  /* vector of one repeated element (fixed or scalable); a: the element. Never of zero, undef or poison */
  CON_GLOBAL, /* address of a global: a: Glob */
  CON_INTRIN, /* an intrinsic as a callee; flags: IntrinsicId; a: index of its full name in the module's strings
                 (str_intern) */
  CON_BLOCKADDR, /* a: Glob of the function, b: its label slot */
  CON_DSO_EQUIV, /* dso_local_equivalent @g; a: Glob */
  CON_NO_CFI,    /* no_cfi @g; a: Glob */
  CON_PTRAUTH, /* ptrauth (...); a: index in `list` of {pointer, key, discriminator, address discriminator, deactivation
                  symbol}, b: 5 */
  CON_EXPR,    /* a: index in `list` of a ConExpr image, b: twin Val (itself if there is no simpler form) */
  CON_ADDR,    /* canonical address: a: base Val (not CON_ADDR/CON_EXPR), b: index in `words` of the byte offset; flags:
                  F_INBOUNDS F_NUSW F_NUW */
  CON_ASM, /* inline assembly: a: index in `list` of {asm string, constraint string, function type}; flags: CON_ASM_*;
              b: asm_text_effect */
  CON_MD   /* metadata as an operand of a call; a: Md */
} ConKind;
enum { CON_ASM_SIDEEFFECT = 1, CON_ASM_ALIGNSTACK = 2, CON_ASM_INTEL = 4, CON_ASM_UNWIND = 8 };

typedef struct Con { /* 16 bytes */
  uint8_t kind;      /* ConKind */
  uint8_t sub;       /* CON_EXPR: Op */
  uint16_t flags;    /* see kinds */
  Ty type;
  union {
    uint64_t lo;
    struct {
      uint32_t a, b;
    };
  };
} Con;

/* The callee of a call of intrinsic `id` for one overloaded type, and its function type; id 0: none. */
typedef struct IntrinMade {
  uint32_t id;
  Ty over, fnty;
  Val callee;
} IntrinMade;
typedef struct ConPool {
  Module *m;
  Arena *arena;   /* bytes of CON_DATA and the like; owned by the pool's owner */
  VEC(Con) con;   /* index 0 unused */
  VecU32 list;    /* operands of aggregates and expressions */
  VecU64 words;   /* wide integers and floats, offsets */
  uint32_t *hash; /* open addressing over indices of con, hash_cap slots (a power of two; 0: to be built) in room for
                     hash_room */
  uint32_t hash_cap, hash_room;
  /* The last ones that emit_intrinsic made here, by the lowest bit of id: a lifetime's start and end come in turn, by
   * the thousand. */
  IntrinMade made[2];
} ConPool;

void con_pool_init(ConPool *p, Module *m, Arena *a);
void con_pool_free(ConPool *p);

/* The record of a constant. The pointer is valid until the next constant is made in this pool. */
static inline const Con *con_rec(const ConPool *p, Val v) { return &p->con.p[con_index(v)]; }
static inline ConKind con_kind(const ConPool *p, Val v) { return (ConKind)con_rec(p, v)->kind; }
static inline Ty con_type(const ConPool *p, Val v) { return con_rec(p, v)->type; }

/* Makers: content-addressed, expected O(size). They canonicalise: an aggregate of all zeros is CON_ZERO, of all undef
 * CON_UNDEF, of all poison CON_POISON, a vector of equal elements CON_SPLAT, an array of simple elements CON_DATA. */
Val con_int(ConPool *p, Ty t,
            uint64_t x); /* scalar or vector (splat) type; x is truncated to the width, zero-extended if wider */
Val con_sint(ConPool *p, Ty t, int64_t x);          /* the same, sign-extended */
Val con_ap(ConPool *p, Ty t, Ap x);                 /* x.bits must be the scalar width; splat for vectors */
Val con_fp(ConPool *p, Ty t, FpBits x);             /* splat for vectors */
Val con_fp_from_double(ConPool *p, Ty t, double x); /* x must be exact in t's format */
Val con_null(ConPool *p, Ty t);    /* all-zero value of any type: 0, 0.0, null, zeroinitializer, token none */
Val con_allones(ConPool *p, Ty t); /* integer or vector of integers */
Val con_undef(ConPool *p, Ty t);
Val con_poison(ConPool *p, Ty t);
Val con_agg(ConPool *p, Ty t, const Val *elem, uint32_t n);
Val con_data(ConPool *p, Ty t, const void *bytes, size_t n); /* copies; canonicalises all zero to CON_ZERO */
Val con_splat(ConPool *p, Ty t, Val elem);
Val con_global(ConPool *p, Glob g);
Val con_intrin(ConPool *p, uint32_t intrinsic_id, Str full_name);
Val con_blockaddr(ConPool *p, Glob fn, uint32_t slot);
Val con_glob_kind(ConPool *p, ConKind k, Glob g); /* CON_DSO_EQUIV, CON_NO_CFI */
Val con_ptrauth(ConPool *p, Ty t, const Val ops[5]);
Val con_asm(ConPool *p, Ty fnty, Str text, Str constraints, unsigned flags);
Val con_md(ConPool *p, Md md);
Val con_addr(ConPool *p, Ty t, Val base, int64_t offset,
             unsigned flags); /* offset 0 of a base of the same type is the base */

/* A constant expression as written. `extra` is the source element type of getelementptr; inrange bounds only for
 * GEPs. */
typedef struct ConExpr {
  uint8_t op;     /* Op */
  uint16_t flags; /* F_* */
  Ty type, extra;
  bool has_inrange;
  bool inrange_pre; /* LLVM <= 18 `inrange` marker before index `inrange_index`; printed as written */
  uint32_t inrange_index;
  int64_t inrange_lo, inrange_hi;
  uint32_t n;
  const Val *ops;       /* points into the pool: valid until the next maker */
  const uint32_t *mask; /* shufflevector: n mask elements follow the operands; else NULL */
  uint32_t nmask;
} ConExpr;
Val con_expr(ConPool *p, const ConExpr *e); /* keeps the spelling, computes and links the twin */
ConExpr con_expr_get(const ConPool *p, Val v);
/* Bytes that a getelementptr over `source` with these n indices adds, modulo 2^64; false when an index is no constant
 * scalar integer, or a step has no fixed size. */
bool con_gep_offset(const ConPool *p, Ty source, const Val *idx, uint32_t n, int64_t *out);
/* The canonical form: CON_EXPR's twin, else v itself. */
static inline Val con_twin(const ConPool *p, Val v) {
  const Con *c = con_rec(p, v);
  return c->kind == CON_EXPR ? (Val)c->b : v;
}

/* Readers. */
Ap con_get_ap(const ConPool *p, Val v);     /* CON_INT; wide words point into the pool */
FpBits con_get_fp(const ConPool *p, Val v); /* CON_FP */
FpKind fp_kind_of(Ty scalar_fp_type);
int64_t con_addr_offset(const ConPool *p, Val v); /* CON_ADDR */
/* CON_GLOBAL, CON_BLOCKADDR, ... */
static inline Glob con_glob(const ConPool *p, Val v) { return (Glob)con_rec(p, v)->a; }
Str con_intrin_name(const ConPool *p, Val v);
Md con_md_id(const ConPool *p, Val v);
void con_asm_get(const ConPool *p, Val v, Str *text, Str *constraints, Ty *fnty, unsigned *flags);
/* Element i of any aggregate or vector constant (of zero, undef, poison, data, splat, agg); VAL_NONE where it is not
 * known to be a constant element (expression). May make a constant. */
Val con_elem(ConPool *p, Val v, uint64_t i);
uint64_t con_nelems(const ConPool *p, Val v);                      /* of an array, struct or fixed vector type */
const uint8_t *con_data_bytes(const ConPool *p, Val v, size_t *n); /* CON_DATA */
uint32_t con_nops(const ConPool *p, Val v); /* Val operands of CON_AGG, CON_SPLAT, CON_EXPR, CON_PTRAUTH, CON_ADDR */
Val con_op(const ConPool *p, Val v, uint32_t i);

/* Integer with at most 64 bits: true and the value (zero-extended) for a scalar or a splat. */
bool con_u64_other_(const ConPool *p, Val v, uint64_t *out);
static inline bool con_u64(const ConPool *p, Val v, uint64_t *out) {
  const Con *c = con_rec(p, v);
  if (UNLIKELY(c->kind != CON_INT || c->type > TY_I64)) return con_u64_other_(p, v, out);
  *out = c->lo;
  return true;
}
bool con_is_zero(const ConPool *p, Val v); /* all-zero bits: integer 0, +0.0, null, zeroinitializer (twin looked at) */
bool con_is_one(const ConPool *p, Val v);  /* integer 1 or splat of it */
bool con_is_allones(const ConPool *p, Val v);
/* It is made of no other constant, and nothing is left of it to linker and loader. */
static inline bool con_is_data(const ConPool *p, Val v) {
  ConKind k = con_kind(p, v);
  return k <= CON_TOKEN || k == CON_DATA;
}
static inline bool con_is_undef(const ConPool *p, Val v) { return con_kind(p, v) == CON_UNDEF; }
static inline bool con_is_poison(const ConPool *p, Val v) { return con_kind(p, v) == CON_POISON; }

/* The only bridges between pools. Import copies v (deep) from one pool into another; equal compares by content. */
Val con_import(ConPool *to, const ConPool *from, Val v);
bool con_equal(const ConPool *a, Val x, const ConPool *b, Val y);
#endif
