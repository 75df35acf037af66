/* type.h: types. A `Ty` is an id into the module's interner; equal types have equal ids within a module, except that
 * named structs are equal only to themselves. Common types have fixed ids. Ids of other types depend on the order of
 * insertion and may differ between runs with threads: never order or decide anything by them.
 *
 * Interning is thread-safe after `mod_set_parallel`. Records never move, reads take no lock.
 * Sizes and alignments follow the module's data layout string; they are computed when a type is made, or by
 * `types_layout` at the end of parsing for what was made before the layout was known.
 */
#ifndef NVOPT_TYPE_H
#define NVOPT_TYPE_H
#include "ir/records.h"

typedef enum TyKind {
  TK_VOID,
  TK_HALF,
  TK_BFLOAT,
  TK_FLOAT,
  TK_DOUBLE,
  TK_FP80,
  TK_FP128,
  TK_PPC128, /* floats are TK_HALF..TK_PPC128 */
  TK_LABEL,
  TK_METADATA,
  TK_TOKEN,
  TK_AMX,
  TK_INT,
  TK_PTR,
  TK_VECTOR,
  TK_ARRAY,
  TK_STRUCT,
  TK_FUNC,
  TK_TARGET,
  TK_TYPEDPTR /* only while reading typed-pointer input; never the type of a value */
} TyKind;

typedef enum Ty {
  TY_NONE = 0,
  TY_VOID,
  TY_HALF,
  TY_BFLOAT,
  TY_FLOAT,
  TY_DOUBLE,
  TY_FP80,
  TY_FP128,
  TY_PPC128,
  TY_LABEL,
  TY_METADATA,
  TY_TOKEN,
  TY_AMX,
  TY_I1,
  TY_I8,
  TY_I16,
  TY_I32,
  TY_I64,
  TY_I128,
  TY_PTR /* address space 0 */,
  TY_PTR1,
  TY_PTR3,
  TY_PTR4,
  TY_PTR5,
  TY_PTR7,
  TY_PTR101,
  TY_NFIXED,
  TY_LIMIT = 0x7fffffff
} Ty;

/* Flags of a type record. */
enum {
  TYF_SCALABLE = 1 /* vector */,
  TYF_PACKED = 2,
  TYF_OPAQUE = 4,
  TYF_LITERAL = 8 /* struct without a name */,
  TYF_VARARG = 16,
  TYF_NAMED = 32 /* named or numbered struct: equal only to itself */
};

typedef struct TypeRec {
  uint8_t kind;     /* TyKind */
  uint8_t flags;    /* TYF_* */
  uint8_t abi_log2; /* log2 of the ABI alignment; 0 where the type has no size */
  uint8_t sized;    /* 1: size and alignment are valid */
  uint32_t n;       /* int: bits; ptr: address space; struct: fields; func: parameters; target: type parameters */
  uint64_t count;   /* array: elements; vector: (minimum) elements; target: number of integer parameters */
  const Ty *elem;   /* struct: n fields; func: return type, then n parameters; vector, array: 1; target: n types; typed
                       pointer: 1 */
  Str name;         /* named struct (empty for numbered ones), target type */
  uint64_t size_bits;    /* without tail padding for ints (i1: 1, i65: 65); scalable vectors: the minimum */
  uint64_t alloc_size;   /* bytes between array elements; scalable vectors: the minimum */
  const uint64_t *field; /* struct: byte offset of each field; target: integer parameters */
  uint32_t number;       /* struct with TYF_NAMED and no name: its number in the text as read */
  uint32_t pos;          /* where the definition stood in the input */
} TypeRec;

static inline const TypeRec *ty_rec(const Module *m, Ty t) {
  DASSERT((uint32_t)t < records(m)->types.n);
  return (const TypeRec *)seg_of(&records(m)->types, (uint32_t)t, sizeof(TypeRec));
}

/* Makers: content-addressed, O(size of the key). `ty_struct` makes literal structs; `ty_struct_new` a new named,
 * opaque one, whose body `ty_struct_body` sets once. */
Ty ty_int(Module *m, uint32_t bits);
Ty ty_ptr(Module *m, uint32_t addrspace);
Ty ty_vec(Module *m, Ty elem, uint64_t n, bool scalable);
Ty ty_array(Module *m, Ty elem, uint64_t n);
Ty ty_struct(Module *m, const Ty *fields, uint32_t n, bool packed);
Ty ty_struct_new(Module *m, Str name);
void ty_struct_body(Module *m, Ty t, const Ty *fields, uint32_t n, bool packed);
Ty ty_func(Module *m, Ty ret, const Ty *params, uint32_t n, bool vararg);
Ty ty_target(Module *m, Str name, const Ty *types, uint32_t ntypes, const uint64_t *ints, uint32_t nints);
/* Named struct by name, or TY_NONE. */
Ty ty_struct_find(const Module *m, Str name);
/* All type ids made so far are 1 .. ty_count - 1. */
uint32_t ty_count(const Module *m);

/* Queries. */
extern const uint8_t ty_fixed_kind[TY_NFIXED],
    ty_fixed_bits[TY_NFIXED]; /* of the types with fixed ids: nearly all that code asks about */
TyKind ty_made_kind(const Module *m, Ty t);
static inline TyKind ty_kind(const Module *m, Ty t) {
  return t < TY_NFIXED ? (TyKind)ty_fixed_kind[t] : ty_made_kind(m, t);
}
static inline bool ty_is_fp(Ty t) { return t >= TY_HALF && t <= TY_PPC128; }
/* Of a fixed type the id tells; of the others ty_made_* asks the record. */
bool ty_made_int(const Module *m, Ty t);
bool ty_made_ptr(const Module *m, Ty t);
bool ty_made_vec(const Module *m, Ty t);
bool ty_made_agg(const Module *m, Ty t);
bool ty_made_func(const Module *m, Ty t);
bool ty_made_sized(const Module *m, Ty t);
bool ty_made_same_lanes(const Module *m, Ty a, Ty b);
Ty ty_made_scalar(const Module *m, Ty t);
Ty ty_made_with_scalar(Module *m, Ty shape, Ty scalar);
uint32_t ty_made_bits(const Module *m, Ty t);
bool ty_made_scalable(const Module *m, Ty t);
/* Scalar integer. */
static inline bool ty_is_int(const Module *m, Ty t) {
  return LIKELY(t < TY_NFIXED) ? t >= TY_I1 && t <= TY_I128 : ty_made_int(m, t);
}
/* Scalar pointer. */
static inline bool ty_is_ptr(const Module *m, Ty t) { return LIKELY(t < TY_NFIXED) ? t >= TY_PTR : ty_made_ptr(m, t); }
static inline bool ty_is_vec(const Module *m, Ty t) { return t >= TY_NFIXED && ty_made_vec(m, t); }
/* Struct or array. */
static inline bool ty_is_agg(const Module *m, Ty t) { return t >= TY_NFIXED && ty_made_agg(m, t); }
/* Element of a vector, else t. */
static inline Ty ty_scalar(const Module *m, Ty t) { return LIKELY(t < TY_NFIXED) ? t : ty_made_scalar(m, t); }
/* Integer or vector of integers. */
static inline bool ty_is_int_or_vec(const Module *m, Ty t) { return ty_is_int(m, ty_scalar(m, t)); }
static inline bool ty_is_fp_or_vec(const Module *m, Ty t) { return ty_is_fp(ty_scalar(m, t)); }
static inline bool ty_is_ptr_or_vec(const Module *m, Ty t) { return ty_is_ptr(m, ty_scalar(m, t)); }
/* May be the type of an instruction's result (not void, not function). */
static inline bool ty_is_first_class(const Module *m, Ty t) {
  return LIKELY(t < TY_NFIXED) ? t > TY_VOID : !ty_made_func(m, t);
}
/* Int, float, pointer or vector: fits a register. */
static inline bool ty_is_single(const Module *m, Ty t) {
  return ty_is_int(m, t) || ty_is_ptr(m, t) || ty_is_vec(m, t) || ty_is_fp(t);
}
static inline bool ty_is_sized(const Module *m, Ty t) {
  return LIKELY((t >= TY_I1 && t < TY_NFIXED) || ty_is_fp(t)) || ty_made_sized(m, t);
}
/* Both scalars, or vectors of one length. */
static inline bool ty_same_lanes(const Module *m, Ty a, Ty b) {
  return LIKELY(a < TY_NFIXED && b < TY_NFIXED) || ty_made_same_lanes(m, a, b);
}
static inline Ty ty_elem(const Module *m, Ty t) { return ty_rec(m, t)->elem[0]; } /* element of a vector or array */
/* Vector of `shape`'s length with another element; scalar if shape is scalar. */
static inline Ty ty_with_scalar(Module *m, Ty shape, Ty scalar) {
  return LIKELY(shape < TY_NFIXED) ? scalar : ty_made_with_scalar(m, shape, scalar);
}
/* Width of the scalar integer or float (of the element for vectors); 0 else. */
static inline uint32_t ty_bits(const Module *m, Ty t) {
  return LIKELY(t < TY_NFIXED) ? ty_fixed_bits[t] : ty_made_bits(m, t);
}
uint32_t ty_made_addrspace(const Module *m, Ty t);
extern const uint8_t ty_fixed_space[TY_NFIXED - TY_PTR];
/* Of a pointer or vector of pointers. */
static inline uint32_t ty_addrspace(const Module *m, Ty t) {
  return LIKELY(t >= TY_PTR && t < TY_NFIXED) ? ty_fixed_space[t - TY_PTR] : ty_made_addrspace(m, t);
}
Ty ty_field(const Module *m, Ty t,
            uint64_t i); /* type of element i of a struct, array, vector; TY_NONE when out of range */
static inline Ty ty_ret(const Module *m, Ty fn) { return ty_rec(m, fn)->elem[0]; }
static inline uint32_t ty_nparams(const Module *m, Ty fn) { return ty_rec(m, fn)->n; }
static inline Ty ty_param(const Module *m, Ty fn, uint32_t i) { return ty_rec(m, fn)->elem[i + 1]; }
static inline bool ty_vararg(const Module *m, Ty fn) { return (ty_rec(m, fn)->flags & TYF_VARARG) != 0; }

/* Data layout. Sizes are of the minimum length for scalable vectors; ask ty_scalable. */
/* Its size is a multiple of vscale (scalable vector, or aggregate holding one). */
static inline bool ty_scalable(const Module *m, Ty t) { return t >= TY_NFIXED && ty_made_scalable(m, t); }
uint64_t ty_size_bits(const Module *m, Ty t); /* exact bits: i1 is 1, <3 x i8> is 24, {i8,i32} is 64 */
uint64_t ty_made_store_size(const Module *m, Ty t);
/* Bytes that a store may touch: (bits+7)/8. */
static inline uint64_t ty_store_size(const Module *m, Ty t) {
  return LIKELY(t < TY_NFIXED && ty_fixed_bits[t]) ? (ty_fixed_bits[t] + 7u) / 8u : ty_made_store_size(m, t);
}
uint64_t ty_alloc_size(const Module *m, Ty t); /* bytes between consecutive elements of an array */
uint32_t ty_abi_align(const Module *m, Ty t);  /* bytes, a power of two */
uint32_t ty_pref_align(const Module *m, Ty t);
uint64_t ty_field_offset(const Module *m, Ty strct, uint32_t i); /* bytes */
uint32_t ty_field_at(const Module *m, Ty strct,
                     uint64_t offset); /* the last field that starts at or before the offset */
uint32_t ptr_bits(const Module *m, uint32_t addrspace);
uint32_t ptr_index_bits(const Module *m, uint32_t addrspace);
bool ptr_nonintegral(const Module *m, uint32_t addrspace);
bool int_is_legal(const Module *m, uint32_t bits); /* listed under n in the data layout */
Ty ty_index(Module *m, Ty ptr);                    /* integer (vector) type of the pointer's index width */
Ty ty_intptr(Module *m, Ty ptr);                   /* integer (vector) type of the pointer's width */

uint32_t dl_alloca_as(const Module *m); /* address spaces of allocas, globals and code (A, G, P) */
uint32_t dl_globals_as(const Module *m);
uint32_t dl_program_as(const Module *m);
bool dl_big_endian(const Module *m);

/* Reads a data layout string into the module; false and a message in `err` when it is malformed. */
bool datalayout_parse(Module *m, Str text, char *err, size_t err_size);
void datalayout_free(Module *m);
void types_layout(Module *m); /* sizes of all types made so far */
#endif
