/* effects.h: what an instruction may do besides computing its result: memory, control, threads. Answers come from the
 * operation, the intrinsics table, and the attributes of the call and of the function called (frozen facts). O(1) per
 * question, but for table lookups.
 *
 * GPU rules (design, section 6), with or without a triple: every barrier, fence and asynchronous wait reads and
 * writes all memory that another thread can reach, whatever its attributes say; in inline assembly it is known by its
 * text; an unknown llvm.* declaration is convergent. */
#ifndef NVOPT_EFFECTS_H
#define NVOPT_EFFECTS_H
#include "ir/ir.h"

/* Memory effects of a call in the encoding of attr.h (memory(...)): call-site and callee attributes intersected,
 * bundles and barriers counted. */
unsigned call_memeff(const Fn *f, Val v);
bool may_read(const Fn *f, Val v);
bool may_write(const Fn *f, Val v); /* volatile and ordered loads count as writes */
static inline bool touches_mem(const Fn *f, Val v) { return may_read(f, v) || may_write(f, v); }
bool may_throw(const Fn *f, Val v);
bool will_return(const Fn *f, Val v);
/* Execution passes from v to the next instruction (or a successor) whenever v runs: it returns, does not unwind,
 * exit, or loop. */
bool transfers_execution(const Fn *f, Val v);
bool has_side_effects(const Fn *f, Val v); /* writes, throws, or may not return */
/* May be deleted when it has no uses (terminators, pads and effects: no). */
bool is_removable(const Fn *f, Val v);
/* No uses and removable. */
static inline bool is_trivially_dead(const Fn *f, Val v) { return !has_uses(f, v) && is_removable(f, v); }
/* May be executed where it was not: no effects, no undefined behaviour whatever the operands (loads: no; see loads.h
 * of analysis/). Poison results are fine. Convergent calls are never speculatable. */
bool is_speculatable(const Fn *f, Val v);
/* Control-dependence matters: barrier, warp exchange, convergent call or inline assembly holding one. Assembly of which
 * the target is known and each instruction is one that a thread executes for itself is not, whatever its call says:
 * clang marks all assembly. */
bool is_convergent(const Fn *f, Val v);
bool fn_has_convergent(const Fn *f); /* some call of f is. O(f) */
/* What the PTX in the text of inline assembly does whatever its attributes say (ir/ptx_sync.def): ASM_CONVERGENT,
 * ASM_ORDERS (memory between threads), and from bit ASM_MEM_SHIFT on the least that it does to memory, in the
 * encoding of attr.h. Beside it ASM_ALONE: it holds nothing but instructions that are known to be one thread's own.
 * O(text); kept with the constant. */
enum { ASM_CONVERGENT = 1, ASM_ORDERS = 2, ASM_MEM_SHIFT = 2, ASM_ALONE = 1 << 30 };
unsigned asm_text_effect(Str text);
bool asm_has_effects(const Fn *f, Val v); /* a call of inline assembly that says sideeffect */
unsigned asm_effect(const Fn *f, Val v);  /* of what a call calls, 0 where that is no inline assembly */
/* Orders memory between threads: barriers, fences, async waits, atomics above monotonic, calls without nosync. */
bool is_sync(const Fn *f, Val v);
/* Must not be duplicated: noduplicate, convergent where the copy would change who runs it is the caller's question
 * (is_convergent). */
bool is_noduplicate(const Fn *f, Val v);
/* A swifterror slot (alloca or parameter): only loads, stores and swifterror arguments may name it; no phi, select or
 * marker. */
bool is_swifterror(const Fn *f, Val v);
/* v is the alloca of one object, of the size given, that is bytes and nothing else: no inalloca, no swifterror. */
bool is_one_object(const Fn *f, Val v, uint64_t *size);
/* The intrinsics that copy or fill bytes, (to, from or byte, length, volatile or size of an element): memcpy, memmove,
 * memset, with their inline and element-wise atomic forms. 0 for every other. */
enum { MEM_COPY = 1, MEM_FILL = 2, MEM_ATOMIC = 4 /* beside one of the others */ };
unsigned mem_kind(unsigned intrinsic);
bool intrinsic_is_lifetime(unsigned intrinsic); /* llvm.lifetime.start or end */
bool is_lifetime(const Fn *f, Val v);           /* a call of one */
bool call_is_volatile(const Fn *f, Val v);      /* a memory intrinsic that says volatile */
bool acts_volatile(const Fn *f, Val v);         /* it, or an access to memory that says so */
/* The name of the function of a library that v may be taken to call, as its language says what it does: one that is
 * declared, by a call in C's convention that nothing forbids (nobuiltin without builtin, lib_name_forbidden); empty:
 * none. The caller knows whether the name means that on the target. */
Str lib_call_name(const Fn *f, Val v);
/* The code of f must not be taken to call, nor be made to call, the library's function of that name ("no-builtins",
 * "no-builtin-NAME"). */
bool lib_name_forbidden(const Fn *f, Str name);
/* The same of the host's C library: none on a GPU, where most of its names are nobody's in particular. */
Str host_call_name(const Fn *f, Val v);
/* The musttail call whose result the return `ret` hands on: the two stay together. VAL_NONE. */
Val ret_musttail(const Fn *f, Val ret);
bool fn_has_musttail(const Fn *f); /* O(blocks) */
/* Attribute of the call site or of the function called. */
bool call_has_fn_attr(const Fn *f, Val v, AttrKind k);
bool call_param_attr(const Fn *f, Val v, uint32_t i, AttrKind k);
bool call_ret_attr(const Fn *f, Val v, AttrKind k); /* the same of the result */
/* Two instructions compute the same for the same operands: equal operation, sub, flags that matter apart (poison
 * flags may differ and must be intersected by `flags_intersect`), types, aux contents, operands by id. Loads, calls
 * etc. only as far as their own records. */
bool ins_same(const Fn *f, Val a, Val b);
/* keep := what holds for both, for when b's uses are given to keep. Flags, !range and kin are intersected or dropped.
 */
void flags_intersect(Fn *f, Val keep, Val b);
/* For code moved to where it was not executed before (hoisting, speculation): drops flags' and metadata's immediate
 * undefined behaviour (nonnull-implies-UB with noundef, !range with !noundef, dereferenceable, call attributes),
 * keeps what only makes poison. */
void drop_ub_implying(Fn *f, Val v);
void drop_poison_flags(Fn *f, Val v);
/* The same, and what metadata and result attributes say of the value (range, nonnull, align, noundef): for when the
 * value may become another. */
void drop_poison_facts(Fn *f, Val v);
/* Metadata of a merged instruction: kinds that both may keep are combined, others dropped (LLVM's
 * combineMetadataForCSE). */
bool md_merge(Fn *f, Val keep, Val b, bool moves); /* keep has fewer attachments than before */
#endif
