/* reuse.c: scalar evolution: which values have an expression, and whether one of them may stand for it elsewhere.
 * Contract: scev.h.
 *
 *   %a = add nuw i32 %x, 1  (1 + %x)  %a is poison where %x is the greatest number, the expression is not:
 *                                     to use %a for it, the flag must go
 *
 * What is poison in an expression are its unknowns. A value made from these by operations that make no poison
 * themselves, once their flags and annotations are dropped, is poison only where the expression is. Cost: at most
 * CAP_SCEV_REUSE_VISIT instructions a question. Compare LLVM's canReuseInstruction. */
#include "analysis/scev/scev_int.h"
#include "ir/cap.h"
#include "ir/intrinsic.h"

Val sx_first_val(const Scev *s, Sx x) { return (Val)s->rec.p[x].vals; }
Val sx_next_val(const Scev *s, Val v) { return (uint32_t)v < s->val_cap ? (Val)s->val_next[v] : VAL_NONE; }

static bool maybe_poison_leaf(Scev *s, Sx x, void *u) {
  (void)u;
  return kind_of(s, x) == SXK_UNKNOWN && !not_poison(s, unk_val(s, x), 0);
}
bool sx_not_poison(Scev *s, Sx x) { return !sx_contains(s, x, maybe_poison_leaf, NULL); }

typedef struct Leaves {
  Val v[CAP_SCEV_REUSE_UNKNOWNS];
  uint32_t n;
} Leaves;
/* Unknowns that make x poison when they are: not those behind the first operand of a sequential minimum. */
static bool leaf_step(Scev *s, Sx x, void *u) {
  Leaves *l = u;
  if (kind_of(s, x) == SXK_SEQ_UMIN) return false;
  if (kind_of(s, x) == SXK_UNKNOWN && !at_cap(s->f->m, SCEV_REUSE_UNKNOWNS, l->n)) l->v[l->n++] = unk_val(s, x);
  return true;
}
static bool has_poison_facts(const Fn *f, Val v) {
  if ((flags(f, v) & op_flag_mask(op(f, v))) || md_get(f, v, MDK_RANGE) || md_get(f, v, MDK_NONNULL) ||
      md_get(f, v, MDK_ALIGN))
    return true;
  if (!is_call(f, v)) return false;
  AttrSet r = attrlist_ret(f->m, call_rec(f, v)->attrs);
  return attrset_has(f->m, r, ATTR_RANGE) || attrset_has(f->m, r, ATTR_NONNULL) || attrset_has(f->m, r, ATTR_ALIGN) ||
         attrset_has(f->m, r, ATTR_NOUNDEF);
}
bool sx_may_reuse(Scev *s, Sx x, Val v, VecU32 *drop) {
  const Fn *f = s->f;
  ArenaMark m;
  enter(s, &m);
  bool ok = not_poison(s, v, 0);
  if (!ok && !val_is_con(v)) {
    Leaves l = {.n = 0};
    sx_visit(s, x, leaf_step, &l);
    Val w[64], seen[CAP_SCEV_REUSE_VISIT];
    uint32_t n = 0, ns = 0;
    w[n++] = v;
    ok = true;
    while (n && ok) {
      Val t = w[--n];
      bool known = false;
      for (uint32_t i = 0; i < ns && !known; i++) known = seen[i] == t;
      for (uint32_t i = 0; i < l.n && !known; i++) known = l.v[i] == t;
      if (known || not_poison(s, t, 0)) continue;
      if (val_is_con(t) || is_arg(f, t) || (known_op_makes_poison(f, t) && !is_intrinsic(f, t, INTRIN_vscale)) ||
          at_cap(f->m, SCEV_REUSE_VISIT, ns)) {
        ok = false;
        break;
      }
      seen[ns++] = t;
      if (has_poison_facts(f, t)) vec_push(drop, (uint32_t)t);
      uint32_t no = is_call(f, t) ? call_nargs(f, t) : nops(f, t);
      for (uint32_t i = 0; i < no && ok; i++)
        if (n == ARRAY_LEN(w)) ok = false;
        else w[n++] = arg(f, t, i);
    }
  }
  leave(s, m);
  return ok;
}
