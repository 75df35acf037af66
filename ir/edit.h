/* edit.h: edits of the control-flow graph and of code, above the raw mutators of ir.h. None of them moves code across
 * a barrier or changes which threads execute a convergent operation unless said so. */
#ifndef NVOPT_EDIT_H
#define NVOPT_EDIT_H
#include "ir/ir.h"

/* Terminators. The block must have none (or is given a new one by the `term_` functions, which erase the old one and
 * its edges first). */
Val term_br(Fn *f, Blk b, Blk to);
Val term_condbr(Fn *f, Blk b, Val cond, Blk yes, Blk no);
Val term_unreachable(Fn *f, Blk b);
Val term_ret(Fn *f, Blk b, Val v); /* VAL_NONE: ret void */
/* b's terminator becomes a branch along successor i; the other edges go. Phis of that successor keep what they have
 * for the edge. */
Val term_keep_edge(Fn *f, Blk b, uint32_t i);
/* b's terminator becomes operation o with these operands, over the edges that b has now: the caller has brought them
 * to the number and order that o wants (edge_remove, edge_add, succs_swap). Same record, so that the edges, the phis
 * behind them, the location and debug records stay. Of the attachments only !llvm.loop stays: the others spoke of the
 * old edges. It has no uses. O(operands). */
void term_become(Fn *f, Blk b, Op o, const Val *ops, uint32_t n);
/* An invoke becomes a call, which is returned and has its name, uses and attachments but branch weights, and a branch
 * along its normal edge; the edge to the pad goes. Phis of the normal destination stay as they are. */
Val invoke_to_call(Fn *f, Val v);
/* Switch cases: operand i + 1 and successor i + 1 go together. */
void switch_case_add(Fn *f, Val sw, Val con, Blk to);
void switch_case_remove(Fn *f, Val sw, uint32_t i); /* case i (0-based) */
/* The cases (by number, 0-based) for which drop says so, and their weights; the others stay in order. O(cases). */
void switch_cases_remove(Fn *f, Val sw, const uint8_t *drop);
void switch_cases_swap(Fn *f, Val sw, uint32_t i, uint32_t k); /* two cases trade places; weights are the caller's */

/* Erases a block nobody branches to: its instructions' remaining uses become poison, edges go. Address-taken blocks
 * may be erased only when unreachable: blockaddress of them becomes an invalid but non-null label (slot points to no
 * block). */
void blk_erase(Fn *f, Blk b);
/* Erases every block that the entry does not reach. Returns how many. O(blocks + what is erased). */
uint32_t blks_erase_unreachable(Fn *f);
/* Splits before v: v and what follows move to a new block placed after, which is returned; the old block ends with a
 * branch to it. Phis of successors now name the new block by edge identity. */
Blk blk_split(Fn *f, Val v);
/* The same, but which part is the new block is open: the shorter one moves. v is not the first of its block. Returns
 * the block that begins with v. */
Blk blk_cut(Fn *f, Val v);
/* Exchanges successors i and k of b: the edges only, weights, condition and cases are the caller's. */
void succs_swap(Fn *f, Blk b, uint32_t i, uint32_t k);
/* Puts a new block on edge i of `from` and returns it. Phis keep their values. */
Blk edge_split(Fn *f, Blk from, uint32_t i);
/* Puts a new block, named b's name + suffix, before b in the layout and on the edges which[0 .. n) into b (places
 * among b's predecessors, ascending, n > 0), and returns it; its edge to b stands where the first of them stood.
 * Values that b's phis took over these edges meet in phis of the new block, named theirs + phi_suffix, where they
 * differ. BLK_NONE, and nothing is done: b is a funclet pad,
 * or one of the edges comes from an indirectbr. The branch to b has no location. Where b is a landing pad its other
 * edges get a block as well, *rest, named b's name + suffix + ".split-lp"; the pad is copied into both, and b is an
 * ordinary block then. O(n * phis). */
Blk preds_split(Fn *f, Blk b, const uint32_t *which, uint32_t n, Str suffix, Str phi_suffix, Blk *rest);
/* b's single predecessor edge comes from a block with a single successor: appends b to it and erases b. False when
 * the shape is wrong, when b is address-taken, an exception pad, or the entry, or when it begins with a loop's
 * convergence token and a convergent operation would stand above. Phis of b are replaced by their only operand. */
bool blk_merge_into_pred(Fn *f, Blk b);
/* The same, but either of the two may be what is left: the shorter one moves. */
bool blk_join(Fn *f, Blk b);
/* Block a, which two have become, takes the name of the other if that has one; but not one that only says what was made
 * for a block without a name (".preheader"): folded away and made again, that would name what had no name. */
void blk_name_take(Fn *f, Blk a, Blk other);
/* What stands in b, a placed block without edges, phis and terminator, comes to stand before `before`, and b goes.
 * O(moved). */
void blk_splice(Fn *f, Blk b, Val before);
/* Replaces phis of b that have one predecessor, or all operands equal (or itself), by that value. Returns the number
 * removed. Does not replace a phi by a value that would break dominance (equal operands dominate by SSA). */
uint32_t phis_simplify(Fn *f, Blk b);
/* The value all operands agree on (ignoring the phi itself), else VAL_NONE. Undef and poison operands do not agree
 * with others. */
Val phi_common(const Fn *f, Val phi);

/* v gets the name of `like` with a suffix, where that has one that is not too long. */
void name_like(Fn *f, Val v, Val like, Str suffix);
/* Arguments i with keep[i] stay, in their order, as arguments 0, 1, ...; the others become poison where they are used
 * (debug records are salvaged). The global's type is the caller's. O(uses). */
void fn_args_keep(Fn *f, const uint8_t *keep);
/* Erases v and then every operand chain that became trivially dead (effects.h). Returns the number erased. Worklist,
 * no recursion. */
uint32_t ins_erase_dead(Fn *f, Val v);
/* Before deleting or replacing v: rewrites debug records that name it in terms of its operands (DIExpression
 * arithmetic) where LLVM's salvageDebugInfo would; else they become poison when it is erased. */
void dbg_salvage(Fn *f, Val v);
/* Debug record d names `with` wherever it named `old`. */
void dbg_operand_replace(Fn *f, Dbg d, Val old, Val with);
/* Debug records that name v name poison: v is about to be something else. */
void dbg_forget(Fn *f, Val v);
/* Moves v before another instruction; hoisting into another block drops its location by LLVM's rule (hoisted code
 * keeps no line unless merged). */
void ins_hoist(Fn *f, Val v, Val before);

/* A builder position for raw emission; values get `loc`. */
typedef struct Bld {
  Fn *f;
  Blk b;
  Val before; /* VAL_NONE: at the block's end */
  Md loc;
} Bld;
static inline Bld bld_before(Fn *f, Val v) { return (Bld){f, blk_of(f, v), v, dbg_loc(f, v)}; }
static inline Bld bld_end(Fn *f, Blk b) { return (Bld){f, b, VAL_NONE, MD_NONE}; }
Val emit(Bld *k, Op o, unsigned sub_, unsigned flags_, Ty t, const Val *ops, uint32_t n);
static inline Val emit_bin(Bld *k, Op o, unsigned flags_, Val a, Val b) {
  return emit(k, o, 0, flags_, ty(k->f, a), (Val[]){a, b}, 2);
}
static inline Val emit_cast(Bld *k, Op o, unsigned flags_, Val a, Ty t) { return emit(k, o, 0, flags_, t, &a, 1); }
Val emit_icmp(Bld *k, Pred p, Val a, Val b);
static inline Val emit_select(Bld *k, Val c, Val a, Val b) {
  return emit(k, OP_SELECT, 0, 0, ty(k->f, a), (Val[]){c, a, b}, 3);
}
Val emit_gep(Bld *k, Ty source, unsigned flags_, Val base, const Val *idx, uint32_t n);
Val emit_ptradd(Bld *k, unsigned flags_, Val base, Val byte_offset); /* getelementptr i8 */
Val emit_load(Bld *k, Ty t, Val addr, uint32_t align);
Val emit_store(Bld *k, Val x, Val addr, uint32_t align);
Val emit_phi(Fn *f, Blk b, Ty t, const Val *ops); /* npreds(b) operands, in predecessor order; at the block's top */
/* A call of an intrinsic with these overloaded types; attributes come from its declaration. */
Val emit_intrinsic(Bld *k, unsigned id, const Ty *overloads, uint32_t noverloads, const Val *args, uint32_t nargs);
Val emit_call(Bld *k, Ty fnty, Val callee_, const Val *args, uint32_t nargs, AttrList attrs, unsigned cc);
#endif
