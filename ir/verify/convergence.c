/* convergence.c: tokens of controlled convergence (LLVM's "Convergent Operation Semantics", static rules).
 *
 *   %t = call token @llvm.experimental.convergence.entry()  ; first convergent operation of the entry block of a convergent function
 *   call void @f() convergent [ "convergencectrl"(token %t) ]         ; one token a call; all convergent calls of a
 *                                                                     function have one, or none has
 *
 * The rules on cycles (a token is used in a cycle without its definition by the one loop intrinsic of the cycle's
 * heart, regions nest) are not checked. O(instructions), for functions that have a token or a bundle.
 */
#include "ir/effects.h"
#include "ir/match.h"
#include "ir/verify/verify_int.h"

typedef enum ConvOp { CONV_NONE, CONV_ENTRY, CONV_ANCHOR, CONV_LOOP } ConvOp;
typedef enum ConvKind { KIND_NONE, KIND_CONTROLLED, KIND_UNCONTROLLED } ConvKind;

static ConvOp conv_op(const Fn *f, Val v) {
  switch (is_op(f, v, OP_CALL) ? call_intrinsic(f, v) : 0) {
  case INTRIN_experimental_convergence_entry: return CONV_ENTRY;
  case INTRIN_experimental_convergence_anchor: return CONV_ANCHOR;
  case INTRIN_experimental_convergence_loop: return CONV_LOOP;
  default: return CONV_NONE;
  }
}
/* The token that call v uses: VAL_NONE when there is none. False: reported. */
static bool token_of(Ver *V, Val v, Val *token) {
  const Fn *f = V->f;
  uint32_t count = 0, first = 0, n = 0;
  for (Bundle b = {0}; bundle_next(f, v, &b);)
    if (str_eq(b.tag, STR("convergencectrl"))) count++, first = b.at, n = b.n;
  *token = VAL_NONE;
  if (!count) return true;
  const char *wrong = count > 1 ? "The 'convergencectrl' bundle can occur at most once on a call" : NULL;
  if (!wrong && (n != 1 || ty(f, arg(f, v, first)) != TY_TOKEN))
    wrong = "The 'convergencectrl' bundle requires exactly one token use.";
  if (!wrong && conv_op(f, arg(f, v, first)) == CONV_NONE)
    wrong = "Convergence control tokens can only be produced by calls to the convergence control intrinsics.";
  if (wrong) return ver_ins(V, v, "%s", wrong), false;
  *token = arg(f, v, first);
  return true;
}
/* `seen`: a convergent operation of the block stands above v. */
static void visit(Ver *V, Val v, bool seen, ConvKind *kind) {
  const Fn *f = V->f;
  ConvOp o = conv_op(f, v);
  Val token;
  if (!token_of(V, v, &token)) return;
  if (o == CONV_ENTRY) {
    CHECK(attrlist_fn_has(V->m, V->g->fattrs, ATTR_CONVERGENT), v,
          "Entry intrinsic can occur only in a convergent function.");
    CHECK(blk_of(f, v) == f->first_blk, v, "Entry intrinsic can occur only in the entry block.");
    CHECK(!seen, v, "Entry intrinsic cannot be preceded by a convergent operation in the same basic block.");
  }
  if (o == CONV_ENTRY || o == CONV_ANCHOR)
    CHECK(!token, v, "Entry or anchor intrinsic cannot have a convergencectrl token operand.");
  if (o == CONV_LOOP) {
    CHECK(token, v, "Loop intrinsic must have a convergencectrl token operand.");
    CHECK(!seen, v, "Loop intrinsic cannot be preceded by a convergent operation in the same basic block.");
  }
  ConvKind mine = token || o                                ? KIND_CONTROLLED
                  : call_has_fn_attr(f, v, ATTR_CONVERGENT) ? KIND_UNCONTROLLED
                                                            : KIND_NONE;
  CHECK(!mine || !*kind || mine == *kind, v,
        "Cannot mix controlled and uncontrolled convergence in the same function.");
  if (mine) *kind = mine;
}
void ver_convergence(Ver *V) {
  const Fn *f = V->f;
  ConvKind kind = KIND_NONE;
  FOR_EACH_BLK(f, b) {
    bool seen = false;
    FOR_EACH_INS(f, b, v) {
      if (!is_call(f, v)) continue;
      visit(V, v, seen, &kind);
      seen |= call_has_fn_attr(f, v, ATTR_CONVERGENT);
    }
  }
}
