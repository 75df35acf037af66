/* select_bit.c: an operation with a power of two that one bit of a value decides is done with that bit instead.
 *
 *   %c = icmp slt i32 %x, 0                       %a = and i32 %x, -2147483648
 *   %n = xor i32 %y, -2147483648          ->      %r = xor i32 %y, %a
 *   %r = select i1 %c, i32 %n, i32 %y
 *
 * The bit is moved to where the constant has it; where it is not set, the operation gets 0 and gives y. Where the
 * operation is done because the bit is clear, the bit is inverted first. Taken when it makes no more than goes: the
 * comparison and the operation where nothing else uses them, and the select. A poison x made a poison choice; the new
 * operation has no flags. Compare LLVM's foldSelectICmpAndBinOp. O(known bits). */
#include "analysis/value/known.h"
#include "passes/instcombine/instcombine_int.h"

typedef struct BitTest {
  Val v;
  uint32_t bit;
  bool set;   /* true where the bit is set, not where it is clear */
  bool alone; /* v has no other bit */
} BitTest;
static bool bit_test(FoldCtx *x, Val c, BitTest *t) {
  Fn *f = x->f;
  bool low = is_op(f, c, OP_TRUNC);
  if (!low && !is_op(f, c, OP_ICMP)) return false;
  t->v = arg(f, c, 0);
  if (!ty_is_int_or_vec(f->m, ty(f, t->v))) return false;
  KnownCtx kc = known_at(f, x->scratch, x->at);
  ArenaMark mark = arena_mark(x->scratch);
  uint32_t n = bits_of(x, t->v);
  Ap maybe = ap_not(x->scratch, known_bits(&kc, t->v).zero), k;
  t->alone = ap_is_pow2(maybe);
  t->bit = low ? 0 : t->alone ? ap_ctz(maybe) : n - 1;
  bool ok = low;
  t->set = true;
  if (!low && con_splat_ap(&f->con, arg(f, c, 1), &k)) {
    Pred p = (Pred)sub(f, c);
    if (p == ICMP_SLT || p == ICMP_SGT) {
      t->set = p == ICMP_SLT;
      ok = t->set ? ap_is_zero(k) : ap_is_ones(k);
      ok &= t->bit == n - 1;
    } else if (p <= ICMP_NE && t->alone) {
      t->set = (p == ICMP_NE) == ap_is_zero(k);
      ok = ap_is_zero(k) || ap_eq(k, maybe);
    }
  }
  ok &= !low || !t->alone || ap_ctz(maybe) == 0;
  arena_release(x->scratch, mark);
  return ok;
}
static bool zero_is_neutral(Op o) { /* on the right */
  int64_t c;
  return op_neutral(o, &c) && !c;
}
Val fold_select_by_bit(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  const Val *s = m->root->ops;
  Ty t = m->root->type;
  Val c = s[0], o = VAL_NONE, y = VAL_NONE;
  if (!ty_is_int_or_vec(f->m, t) || val_is_con(c) || !x->hooks) return VAL_NONE;
  for (uint32_t i = 1; i <= 2 && !o; i++)
    if (!val_is_con(s[i]) && zero_is_neutral(op(f, s[i])) && arg(f, s[i], 0) == s[3 - i]) o = s[i], y = s[3 - i];
  Ap k;
  BitTest b;
  if (!o || !con_splat_ap(&f->con, arg(f, o, 1), &k) || !ap_is_pow2(k) || !bit_test(x, c, &b)) return VAL_NONE;
  Ty at = ty(f, b.v);
  if (ty_is_vec(f->m, at) != ty_is_vec(f->m, t) || ty_is_vec(f->m, ty(f, c)) != ty_is_vec(f->m, t)) return VAL_NONE;
  uint32_t to = ap_ctz(k), down = b.bit > to ? b.bit - to : 0, up = b.bit < to ? to - b.bit : 0;
  bool at_end = down && b.bit == bits_of(x, b.v) - 1 && !to, mask = !b.alone && !at_end, invert = b.set != (o == s[1]);
  if (invert && !to && (b.bit || at != t)) return VAL_NONE; /* the condition itself, widened */
  unsigned cost = (unsigned)(down || up) + mask + invert + (unsigned)(at != t);
  if (cost > (unsigned)has_one_use(f, c) + has_one_use(f, o)) return VAL_NONE;
  Val v = b.v;
  if (down) v = fold_bin(x, OP_LSHR, 0, v, con_int(&f->con, at, down));
  if (mask) v = fold_bin(x, OP_AND, 0, v, con_ap(&f->con, at, ap_bit(x->scratch, bits_of(x, b.v), b.bit - down)));
  v = fold_zext_or_trunc(x, v, t);
  if (up) v = fold_bin(x, OP_SHL, 0, v, con_int(&f->con, t, up));
  if (invert) v = fold_bin(x, OP_XOR, 0, v, con_ap(&f->con, t, ap_bit(x->scratch, bits_of(x, o), to))); /* all lanes */
  return fold_bin(x, op(f, o), 0, y, v);
}
