/* fma_order.c: "fma-order": of a sum of two products, the one that the back end fuses with the sum stands first.
 *
 *     %p = fmul contract float %a, %b                        %p = fmul contract float %a, %b
 *     %q = fmul contract float %c, %d                        %q = fmul contract float %c, %d
 *     %s = fadd contract float %p, %q             ==>        %s = fadd contract float %q, %p    ; fma(c, d, a * b)
 *
 * LLVM's back ends fuse the first operand, and the other product stays a multiplication, which ptxas moves up to where
 * its operands are there. So it should be the one more of whose operands are not needed behind the sum: it takes the
 * place of what it was made of, where the other one would take a register more. Of two alike the order stays. (The
 * later of two alike: no gain.) What is computed stays the same, as only operands change places; `contract` is what
 * allows either product to be rounded once less.
 *
 * The order of instructions decides, so a second run changes nothing. Cost: linear times CAP_FMA_ORDER_USES. */
#include "ir/cap.h"
#include "ir/edit.h"
#include "passes/pass.h"
#include "passes/stat.h"

typedef struct Order {
  const Fn *f;
  uint32_t *at; /* by Val: place in its block */
  Blk numbered;
} Order;

static bool is_fused(const Fn *f, Val v, Op o) { return is_op(f, v, o) && flags(f, v) & F_CONTRACT; }

static void number(Order *o, Blk b) {
  if (o->numbered == b) return;
  if (!o->at) o->at = mem_zalloc(o->f->nins * sizeof *o->at);
  uint32_t n = 0;
  FOR_EACH_INS(o->f, b, v) o->at[v] = ++n;
  o->numbered = b;
}
/* Nobody reads x behind s. */
static bool ends_before(const Order *o, Val x, Val s) {
  const Fn *f = o->f;
  if (!val_is_local(x) || is_arg(f, x) || blk_of(f, x) != blk_of(f, s)) return false;
  uint32_t seen = 0;
  FOR_EACH_USE(f, x, u) {
    Val w = use_user(f, u);
    if (is_op(f, w, OP_MDVAL)) continue;
    if (at_cap(f->m, FMA_ORDER_USES, seen++) || blk_of(f, w) != blk_of(f, s) || o->at[w] >= o->at[s] ||
        is_op(f, w, OP_PHI))
      return false;
  }
  return true;
}
/* How many of p's operands nobody needs behind s, its sum with q. */
static uint32_t ending(const Order *o, Val p, Val q, Val s) {
  const Fn *f = o->f;
  uint32_t n = 0;
  for (uint32_t i = 0; i < 2; i++) {
    Val x = arg(f, p, i);
    if ((i == 0 || x != arg(f, p, 0)) && x != arg(f, q, 0) && x != arg(f, q, 1)) n += ends_before(o, x, s);
  }
  return n;
}
/* The sum's second operand should be fused, not its first. */
static bool second_is_better(Order *o, Val s) {
  const Fn *f = o->f;
  Val p = arg(f, s, 0), q = arg(f, s, 1);
  if (!is_fused(f, p, OP_FMUL) || !is_fused(f, q, OP_FMUL) || !has_one_use(f, p) || !has_one_use(f, q)) return false;
  number(o, blk_of(f, s));
  return ending(o, p, q, s) > ending(o, q, p, s);
}

Change pass_fma_order(Fn *f, PassCtx *px) {
  Order o = {.f = f};
  uint32_t n = 0;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) {
      if (!is_fused(f, v, OP_FADD) || !second_is_better(&o, v)) continue;
      Val p = arg(f, v, 0);
      opnd_set(f, v, 0, arg(f, v, 1));
      opnd_set(f, v, 1, p);
      n++;
    }
  mem_free(o.at);
  stat_add(px, ST_FMA_ORDER_SWAPPED, n);
  return n ? CH_VAL : CH_NONE;
}
