/* reassociate.c: reorders trees of associative operations so that what is constant, what is loop-invariant and what
 * is equal come together.
 *
 *   %a = add i32 %x, 4                     %m = mul i32 %z, 2
 *   %b = add i32 %a, %z             =>     %t = add i32 %x, 7
 *   %c = add i32 %b, 3                     %d = add i32 %t, %m
 *   %d = add i32 %c, %z
 *
 * Every value has a rank: constants 0, arguments in order, then what its block's place in reverse post order and its
 * operands make it (Briggs and Cooper, "Effective Partial Redundancy Elimination", PLDI 1994; LLVM's pass of the same
 * name). A tree of one operation whose inner nodes have no other use is taken apart into its leaves; leaves are
 * sorted by falling rank, simplified (constants together, x - x, x & ~x, x + x to x * 2, common factors, xor of
 * masks, powers), and put back as one chain whose innermost pair ranks lowest. Subtractions and negations become
 * additions and multiplications by -1, shifts multiplications, where that joins trees. Pairs that occur in many trees
 * are put innermost so that CSE finds them. Values that change get new instructions; the root keeps its identity, so
 * debug records stay true. With keep-order the two operands of one operation stay as they stand: InstCombine puts the
 * more complex one first, a rank the lower one, and in a tier where both run each would undo what the other did.
 *
 * Flags: no-wrap flags only as far as all nodes had them and the leaves' signs justify (see flags_for). Floats need
 * reassoc and nsz on every node, and a new chain has the flags that all nodes had: reassoc allows each order of
 * evaluation, so nnan and ninf speak of each. What needs distributivity (common factors, negated sums) loses nnan and
 * ninf. Requires: block order. Keeps: control flow. Cost: near-linear; caps below.
 */
#include "analysis/cfg/dom.h"
#include "analysis/value/known.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/fold/fold.h"
#include "ir/match.h"
#include "passes/pass.h"
#include "passes/pass_fold.h"
#include <stdlib.h>

typedef struct Ent {
  Val v;
  uint64_t rank;
  uint32_t seq;
} Ent;
typedef VEC(Ent) Ents;
typedef struct Pair {
  uint32_t op, a, b, n;
} Pair;
typedef struct TreeFlags {
  bool nuw, nsw, nonneg, nonzero, disjoint;
  unsigned fmf;
} TreeFlags;
typedef struct Re {
  Fn *f;
  PassCtx *px;
  Change ch;
  bool keep_order;    /* what would only be the other way round stays */
  VEC(uint64_t) rank; /* by Val; 0: not known yet, else 1 + rank */
  uint64_t *blk_rank; /* by Blk */
  VecU32 redo;        /* queue */
  uint32_t redo_head;
  VEC(uint8_t) queued; /* by Val */
  VEC(Pair) pair;      /* sorted */
  VecU32 stack;        /* of rank_of */
  uint64_t visits;
  FoldCtx x;
} Re;

static bool fp_ok(const Fn *f, Val v) { return (flags(f, v) & (F_REASSOC | F_NSZ)) == (F_REASSOC | F_NSZ); }
static bool op_is_fp(Op o) { return o >= OP_FADD && o <= OP_FREM; }
/* A node of a tree of operation o: nobody else uses it. */
static bool is_node(const Fn *f, Val v, Op o) {
  return is_op(f, v, o) && has_one_use(f, v) && (!op_is_fp(o) || fp_ok(f, v));
}
static bool is_node2(const Fn *f, Val v, Op a, Op b) { return is_node(f, v, a) || is_node(f, v, b); }
static bool is_fzero_any(const Fn *f, Val v) {
  FpKind k;
  FpBits b;
  return val_is_con(v) && con_splat_fp((ConPool *)&f->con, v, &k, &b) && fp_is_zero(k, b);
}
static bool is_neg(const Fn *f, Val v) { return is_op(f, v, OP_SUB) && is_zero_con(f, arg(f, v, 0)); }
static bool is_fneg(const Fn *f, Val v) {
  return is_op(f, v, OP_FNEG) || (is_op(f, v, OP_FSUB) && is_fzero_any(f, arg(f, v, 0)) &&
                                  ((flags(f, v) & F_NSZ) || !con_is_zero(&f->con, arg(f, v, 0))));
}
static Val neg_opnd(const Fn *f, Val v) { return arg(f, v, is_op(f, v, OP_FNEG) ? 0 : 1); }
static Val only_user(const Fn *f, Val v) { return has_one_use(f, v) ? use_user(f, first_use(f, v)) : VAL_NONE; }

/* ---- ranks ---- */
static uint64_t rank_known(Re *r, Val v) { return (uint32_t)v < r->rank.n ? r->rank.p[v] : 0; }
static void rank_set(Re *r, Val v, uint64_t k) {
  if ((uint32_t)v >= r->rank.n) vec_resize_zero(&r->rank, r->f->nins + 64);
  r->rank.p[v] = k + 1;
}
static uint64_t rank_of(Re *r, Val v) {
  const Fn *f = r->f;
  if (val_is_con(v)) return 0;
  uint64_t k = rank_known(r, v);
  if (k) return k - 1;
  uint32_t base = r->stack.n;
  vec_push(&r->stack, (uint32_t)v);
  while (r->stack.n > base) {
    Val w = (Val)vec_last(&r->stack);
    if (rank_known(r, w)) {
      (void)vec_pop(&r->stack);
      continue;
    }
    uint64_t max = r->blk_rank[blk_of(f, w)], best = 0;
    bool wait = false;
    for (uint32_t i = 0; i < nops(f, w) && best < max; i++) {
      Val o = arg(f, w, i);
      if (val_is_con(o)) continue;
      uint64_t q = rank_known(r, o);
      if (!q) { /* unreachable code may be cyclic: what is on no path ranks nothing */
        if (blk_of(f, o) == BLK_NONE || !r->blk_rank[blk_of(f, o)]) {
          rank_set(r, o, 0);
          q = 1;
        } else {
          vec_push(&r->stack, (uint32_t)o);
          wait = true;
          break;
        }
      }
      if (q - 1 > best) best = q - 1;
    }
    if (wait) continue;
    if (!is_not(f, w) && !is_neg(f, w) && !is_fneg(f, w)) best++;
    rank_set(r, w, best);
    (void)vec_pop(&r->stack);
  }
  return rank_known(r, v) - 1;
}
static void ranks_build(Re *r, const Dom *d) {
  Fn *f = r->f;
  uint64_t n = 2;
  r->blk_rank = ARENA_ZARRAY(r->px->scratch, uint64_t, f->nblk + 1);
  for (uint32_t i = 0; i < f->nargs; i++) rank_set(r, fn_arg(f, i), ++n);
  for (uint32_t i = 0; i < d->n; i++) {
    Blk b = d->rpo[i];
    uint64_t k = r->blk_rank[b] = ++n << 16;
    FOR_EACH_INS(f, b, v)
      if (is_op(f, v, OP_PHI) || is_op(f, v, OP_ALLOCA) || is_term(f, v) || touches_mem(f, v) || !is_speculatable(f, v))
        rank_set(r, v, ++k);
  }
}

/* ---- work list ---- */
static void redo_add(Re *r, Val v) {
  if (val_is_con(v) || is_arg(r->f, v)) return;
  if ((uint32_t)v >= r->queued.n) vec_resize_zero(&r->queued, r->f->nins + 64);
  if (r->queued.p[v]) return;
  r->queued.p[v] = 1;
  vec_push(&r->redo, (uint32_t)v);
}
/* Erases v, which has no uses, and what dies with it; roots of the trees that lost a use are looked at again. */
static void erase(Re *r, Val v) {
  Fn *f = r->f;
  VecU32 w = {0};
  vec_push(&w, (uint32_t)v);
  while (w.n) {
    Val x = (Val)vec_pop(&w);
    if (op(f, x) == OP_NONE || has_uses(f, x)) continue;
    uint32_t n = nops(f, x), from = w.n;
    for (uint32_t i = 0; i < n; i++) {
      Val o = arg(f, x, i);
      if (!val_is_con(o) && !is_arg(f, o)) vec_push(&w, (uint32_t)o);
    }
    dbg_salvage(f, x);
    ins_erase(f, x);
    r->ch |= CH_VAL;
    uint32_t k = from;
    for (uint32_t i = from; i < w.n; i++) {
      Val o = (Val)w.p[i];
      if (is_trivially_dead(f, o)) {
        w.p[k++] = (uint32_t)o;
        continue;
      }
      Op oo = op(f, o);
      for (uint32_t steps = 0; !at_cap(f->m, REASSOCIATE_LEAVES, steps); steps++) {
        Val u = only_user(f, o);
        if (!u || op(f, u) != oo || !is_bin(f, u)) break;
        o = u;
      }
      redo_add(r, o);
    }
    w.n = k;
  }
  vec_free(&w);
}
static void replace(Re *r, Val v, Val with) {
  Fn *f = r->f;
  if (val_is_local(with) && !is_arg(f, with) && !name_of(f, with).n) name_take(f, with, v);
  val_replace(f, v, with);
  r->ch |= CH_VAL;
}

/* ---- building ---- */
static Val make_bin(Re *r, Op o, unsigned fl, Val a, Val b, Val before) {
  Bld k = bld_before(r->f, before);
  r->ch |= CH_VAL;
  return emit_bin(&k, o, fl, a, b);
}
static unsigned new_fmf(unsigned fl) { return fl & F_FAST & ~(unsigned)(F_NNAN | F_NINF); }
static Val make_neg(Re *r, Val v, unsigned fmf, Val before) {
  Fn *f = r->f;
  Ty t = ty(f, v);
  bool fp = ty_is_fp(ty_scalar(f->m, t));
  if (val_is_con(v)) {
    InsView i = {.op = fp ? OP_FNEG : OP_SUB,
                 .type = t,
                 .ops = fp ? (Val[]){v} : (Val[]){con_null(&f->con, t), v},
                 .n = fp ? 1 : 2};
    Val c = con_fold(&r->x, &i);
    if (c) return c;
  }
  r->ch |= CH_VAL;
  Bld k = bld_before(f, before);
  return fp ? emit(&k, OP_FNEG, 0, fmf, t, &v, 1) : emit_bin(&k, OP_SUB, 0, con_null(&f->con, t), v);
}

/* ---- taking trees apart ---- */
static void flags_merge(const Fn *f, TreeFlags *t, Val v) {
  unsigned fl = flags(f, v);
  Op o = op(f, v);
  if (op_is_fp(o)) {
    t->fmf &= fl;
    return;
  }
  if (o == OP_ADD || o == OP_MUL) {
    t->nuw = t->nuw && (fl & F_NUW);
    t->nsw = t->nsw && (fl & F_NSW);
  } else t->nuw = t->nsw = false;
  t->disjoint = t->disjoint && o == OP_OR && (fl & F_DISJOINT);
}
/* Flags for nodes of the new chain. Exact sums bounded by the width at the root bound every partial sum when no leaf
 * is negative (nsw) or all are taken as unsigned (nuw); products need leaves that are not zero. */
static unsigned flags_for(Op o, const TreeFlags *t) {
  if (op_is_fp(o)) return t->fmf & F_FAST;
  if (o == OP_OR) return t->disjoint ? F_DISJOINT : 0;
  if (o == OP_ADD || (o == OP_MUL && t->nonzero))
    return (t->nuw ? F_NUW : 0u) | (t->nsw && (t->nonneg || t->nuw) ? F_NSW : 0u);
  return 0;
}
static Val negate_to_mul(Re *r, Val neg);
/* Leaves of the tree of v's operation rooted in v, each as often as it occurs. False: too many. */
static bool linearize(Re *r, Val root, Ents *out, TreeFlags *tf) {
  Fn *f = r->f;
  Op o = op(f, root);
  VecU32 w = {0};
  vec_push(&w, (uint32_t)root);
  *tf = (TreeFlags){true, true, true, true, true, F_FAST};
  bool ok = true;
  while (w.n && ok) {
    Val v = (Val)vec_pop(&w);
    flags_merge(f, tf, v);
    for (uint32_t i = 0; i < 2; i++) {
      Val a = arg(f, v, i);
      if (is_node(f, a, o)) {
        vec_push(&w, (uint32_t)a);
        continue;
      }
      if (!val_is_con(a) && has_one_use(f, a) &&
          ((o == OP_MUL && is_neg(f, a)) || (o == OP_FMUL && is_fneg(f, a) && fp_ok(f, a)))) {
        vec_push(&w, (uint32_t)negate_to_mul(r, a));
        continue;
      }
      if (at_cap(f->m, REASSOCIATE_LEAVES, out->n)) {
        ok = false;
        break;
      }
      Ent e = {a, rank_of(r, a), 0};
      vec_push(out, e);
    }
    if (past_cap(f->m, REASSOCIATE_LEAVES, w.n)) ok = false;
  }
  vec_free(&w);
  /* repeats together, in order of first occurrence */
  if (ok && out->n > 2) {
    uint32_t n = out->n;
    Ent *tmp = mem_alloc(n * sizeof *tmp);
    uint32_t *first = mem_zalloc((size_t)n * sizeof *first);
    for (uint32_t i = 0; i < n; i++) {
      first[i] = i;
      if (!val_is_con(out->p[i].v) && n <= 64)
        for (uint32_t j = 0; j < i; j++)
          if (out->p[j].v == out->p[i].v) {
            first[i] = j;
            break;
          }
    }
    if (n <= 64) {
      uint32_t k = 0;
      for (uint32_t i = 0; i < n; i++)
        if (first[i] == i)
          for (uint32_t j = i; j < n; j++)
            if (first[j] == i) tmp[k++] = out->p[j];
      memcpy(out->p, tmp, n * sizeof *tmp);
    }
    mem_free(tmp);
    mem_free(first);
  }
  if (ok && (tf->nsw || tf->nuw) && (o == OP_ADD || o == OP_MUL)) {
    KnownCtx k = known_at(f, r->px->scratch, root);
    for (uint32_t i = 0; i < out->n; i++) {
      if (o == OP_MUL) tf->nonzero = tf->nonzero && known_nonzero(&k, out->p[i].v);
      tf->nonneg = tf->nonneg && known_nonneg(&k, out->p[i].v);
      if (!tf->nonneg && (o == OP_ADD || !tf->nonzero)) break;
    }
  } else tf->nonneg = tf->nonzero = false;
  return ok;
}
static int ent_cmp(const void *a, const void *b) {
  const Ent *x = a, *y = b;
  return x->rank != y->rank ? (x->rank > y->rank ? -1 : 1) : x->seq != y->seq ? (x->seq < y->seq ? -1 : 1) : 0;
}
static void ents_sort(Re *r, Ents *e) {
  for (uint32_t i = 0; i < e->n; i++) {
    e->p[i].rank = rank_of(r, e->p[i].v);
    e->p[i].seq = i;
  }
  qsort(e->p, e->n, sizeof(Ent), ent_cmp);
  if (e->n > 64) { /* equal ranks: repeats together */
    for (uint32_t i = 0; i < e->n;) {
      uint32_t j = i;
      while (j < e->n && e->p[j].rank == e->p[i].rank) j++;
      for (uint32_t k = i; k < j; k++)
        for (uint32_t l = k + 1; l < j; l++)
          if (e->p[l].v == e->p[k].v) {
            Ent t = e->p[l];
            memmove(&e->p[k + 2], &e->p[k + 1], (l - k - 1) * sizeof(Ent));
            e->p[k + 1] = t;
            break;
          }
      i = j;
    }
  }
}
static void ent_remove(Ents *e, uint32_t i) {
  memmove(&e->p[i], &e->p[i + 1], (e->n - i - 1) * sizeof(Ent));
  e->n--;
}
static void ent_insert_first(Re *r, Ents *e, Val v) {
  Ent x = {v, rank_of(r, v), 0};
  vec_push(e, x);
  memmove(&e->p[1], &e->p[0], (e->n - 1) * sizeof(Ent));
  e->p[0] = x;
}
/* Index of v among the entries of i's rank, else i. */
static uint32_t ent_find(const Ents *e, uint32_t i, Val v) {
  /* x and ~x have the same rank, and so have x and -x */
  for (uint32_t j = i + 1; j < e->n && e->p[j].rank == e->p[i].rank; j++)
    if (e->p[j].v == v) return j;
  for (uint32_t j = i; j-- > 0 && e->p[j].rank == e->p[i].rank;)
    if (e->p[j].v == v) return j;
  return i;
}

/* ---- negations ---- */
/* -x as x * -1 in the place of `neg`, which goes. */
static Val negate_to_mul(Re *r, Val neg) {
  Fn *f = r->f;
  Ty t = ty(f, neg);
  bool fp = !is_op(f, neg, OP_SUB);
  Val x = neg_opnd(f, neg), one;
  if (fp) {
    FpKind k = fp_kind_of(ty_scalar(f->m, t));
    one = con_fp(&f->con, t, fp_neg(k, fp_one(k)));
  } else one = con_allones(&f->con, t);
  Val m = make_bin(r, fp ? OP_FMUL : OP_MUL, fp ? flags(f, neg) & F_FAST : 0, x, one, neg);
  replace(r, neg, m);
  erase(r, neg);
  return m;
}
static Val negate(Re *r, Val v, unsigned fmf, Val before, unsigned depth) {
  Fn *f = r->f;
  if (val_is_con(v)) return make_neg(r, v, fmf, before);
  bool fp = ty_is_fp(ty_scalar(f->m, ty(f, v)));
  Op add = fp ? OP_FADD : OP_ADD;
  if (is_node(f, v, add) && !at_cap(f->m, REASSOCIATE_NEGATE, depth)) {
    unsigned fl = fp ? new_fmf(flags(f, v)) : 0;
    Val a = negate(r, arg(f, v, 0), fl, before, depth + 1), b = negate(r, arg(f, v, 1), fl, before, depth + 1);
    Val s = make_bin(r, add, fl, a, b, before);
    redo_add(r, s);
    return s;
  }
  uint32_t seen = 0;
  FOR_EACH_USE(f, v, u) {
    if (past_cap(f->m, REASSOCIATE_NEGATE_USES, ++seen)) break;
    Val n = use_user(f, u);
    if (!(fp ? is_fneg(f, n) && (is_op(f, n, OP_FNEG) || use_index(f, u) == 1)
             : is_neg(f, n) && use_index(f, u) == 1) ||
        n == before)
      continue;
    if (blk_of(f, n) == BLK_NONE || !r->blk_rank[blk_of(f, n)]) continue;
    if (is_term(f, v)) continue;
    /* to just after v, where every user sees it */
    Val at = is_arg(f, v)          ? first_insertion(f, entry_blk(f))
             : is_op(f, v, OP_PHI) ? first_insertion(f, blk_of(f, v))
                                   : next_of(f, v);
    if (!at) continue;
    if (at != n) {
      bool after = blk_of(f, n) == blk_of(f, before) && val_before(f, n, before);
      if (!after) {
        ins_move_before(f, n, at);
        dbg_loc_set(f, n, MD_NONE);
      }
    }
    unsigned keep = fp ? flags(f, n) & (fmf | ~(unsigned)F_FAST) & ~(unsigned)(F_NNAN | F_NINF) : 0;
    if (keep != flags(f, n)) flags_set(f, n, keep);
    redo_add(r, n);
    r->ch |= CH_VAL;
    return n;
  }
  Val n = make_neg(r, v, fp ? fmf : 0, before);
  redo_add(r, n);
  return n;
}
static bool should_break_sub(const Fn *f, Val v) {
  if (is_neg(f, v) || is_fneg(f, v)) return false;
  Val a = arg(f, v, 0), b = arg(f, v, 1);
  if (is_undefined(f, b)) return false;
  bool fp = op_is_fp(op(f, v));
  Op add = fp ? OP_FADD : OP_ADD, sb = fp ? OP_FSUB : OP_SUB;
  if (is_node2(f, a, add, sb) || is_node2(f, b, add, sb)) return true;
  Val u = only_user(f, v);
  return u && has_one_use(f, u)
             ? is_node2(f, u, add, sb)
             : u && (is_op(f, u, add) || is_op(f, u, sb)) && (!fp || fp_ok(f, u)) && has_one_use(f, u);
}
/* ---- negative constants ---- */
/* Products and quotients below v that nobody else uses and that have a negative constant, which goes where the sum above
 * can take the sign: -c * y is -(c * y) to the bit, whatever the rounding. */
typedef struct Negatives {
  Val at[CAP_REASSOCIATE_NEGATIVES];
  uint32_t n, seen;
} Negatives;
static bool con_is_negative(Fn *f, Val v);
static void find_negatives(Fn *f, Val v, Negatives *n) {
  Val work[CAP_REASSOCIATE_NEGATIVES + 1]; /* each looked at leaves one more */
  uint32_t k = 0;
  for (work[k++] = v; k;) {
    Val w = work[--k];
    bool div = is_op(f, w, OP_FDIV);
    if ((!div && !is_op(f, w, OP_FMUL)) || !has_one_use(f, w)) continue;
    if (past_cap(f->m, REASSOCIATE_NEGATIVES, ++n->seen)) return;
    Val a = arg(f, w, 0), b = arg(f, w, 1);
    if (val_is_con(a) && (!div || val_is_con(b))) continue; /* not in the form it will have */
    if ((val_is_con(a) && con_is_negative(f, a)) || (val_is_con(b) && con_is_negative(f, b))) n->at[n->n++] = w;
    work[k++] = b, work[k++] = a;
  }
}
/* What uses w up to the sum is another value now. */
static void forget_up_to(Fn *f, Val w, Val sum) {
  for (; w != sum; w = only_user(f, w)) dbg_forget(f, w);
}
/* x + y or x - y of floats, y being operand i: without the negative constants of y. What stands for it then. With
 * keep-order no sum becomes a subtraction: PTX has no fused a - b * c, so that a negation would come instead. */
static Val without_negatives(Re *r, Val v, uint32_t i) {
  Fn *f = r->f;
  Negatives n = {0};
  find_negatives(f, arg(f, v, i), &n);
  bool add = is_op(f, v, OP_FADD), odd = n.n % 2 != 0;
  if (!n.n || (add && odd && (r->keep_order || should_break_sub(f, v)))) return v;
  for (uint32_t k = 0; k < n.n; k++) {
    Val w = n.at[k];
    uint32_t c = val_is_con(arg(f, w, 1));
    forget_up_to(f, w, v);
    opnd_set(f, w, c, make_neg(r, arg(f, w, c), 0, w));
  }
  r->ch |= CH_VAL;
  if (!odd) return v;
  Val s = make_bin(r, add ? OP_FSUB : OP_FADD, flags(f, v), arg(f, v, !i), arg(f, v, i), v);
  replace(r, v, s);
  erase(r, v);
  return s;
}
static Val canonical_negatives(Re *r, Val v) {
  if (is_op(r->f, v, OP_FADD)) v = without_negatives(r, v, 1);
  if (is_op(r->f, v, OP_FADD)) v = without_negatives(r, v, 0);
  return is_op(r->f, v, OP_FSUB) ? without_negatives(r, v, 1) : v;
}
static Val break_sub(Re *r, Val v) {
  Fn *f = r->f;
  bool fp = is_op(f, v, OP_FSUB);
  unsigned fl = fp ? flags(f, v) & F_FAST : 0;
  Val n = negate(r, arg(f, v, 1), fl, v, 0);
  Val s = make_bin(r, fp ? OP_FADD : OP_ADD, fl, arg(f, v, 0), n, v);
  replace(r, v, s);
  erase(r, v);
  return s;
}
static Val shift_to_mul(Re *r, Val v) {
  Fn *f = r->f;
  Ty t = ty(f, v);
  uint32_t bits = ty_bits(f->m, t);
  Val one = con_int(&f->con, t, 1);
  Val c = con_fold_bin(&f->con, OP_SHL, one, arg(f, v, 1));
  Ap amt;
  if (!c || con_is_poison(&f->con, c) || !con_splat_ap(&f->con, arg(f, v, 1), &amt) || !ap_ult_u64(amt, bits))
    return VAL_NONE;
  unsigned fl = flags(f, v), keep = fl & F_NUW;
  if ((fl & F_NSW) && (((fl & F_NUW) && bits > 1) || ap_get_u64(amt) < bits - 1))
    keep |= F_NSW; /* i1: the factor is -1, and -1 * -1 wraps */
  Val m = make_bin(r, OP_MUL, keep, arg(f, v, 0), c, v);
  replace(r, v, m);
  erase(r, v);
  return m;
}

/* ---- simplification of leaves: VAL_NONE, or the value of the whole ---- */
static Val optimize(Re *r, Val root, Op o, Ents *e, const TreeFlags *tf);

static Val opt_logic(Re *r, Op o, Ty t, Ents *e) {
  Fn *f = r->f;
  for (uint32_t i = 0; i < e->n; i++) {
    Val v = e->p[i].v;
    if (is_not(f, v)) {
      uint32_t j = ent_find(e, i, arg(f, v, 0));
      if (j != i) {
        if (o == OP_AND) return con_null(&f->con, t);
        if (o == OP_OR) return con_allones(&f->con, t);
      }
    }
    if (i + 1 < e->n && e->p[i + 1].v == v) {
      if (o == OP_AND || o == OP_OR) {
        ent_remove(e, i + 1);
        i--;
        continue;
      }
      if (e->n == 2) return con_null(&f->con, t);
      ent_remove(e, i + 1);
      ent_remove(e, i);
      i--;
    }
  }
  return VAL_NONE;
}

/* One operand of an exclusive or as sym & mask or sym | mask. */
typedef struct XorOp {
  Val v, sym, mask;
  bool is_or;
  uint64_t rank;
  uint32_t seq;
  bool gone;
} XorOp;
static int xor_cmp(const void *a, const void *b) {
  const XorOp *x = a, *y = b;
  return x->rank != y->rank ? (x->rank < y->rank ? -1 : 1) : x->seq < y->seq ? -1 : x->seq > y->seq;
}
static XorOp xor_op(Re *r, Val v, uint32_t seq) {
  Fn *f = r->f;
  XorOp x = {v, v, con_null(&f->con, ty(f, v)), true, 0, seq, false};
  if ((is_op(f, v, OP_OR) || is_op(f, v, OP_AND)) && val_is_con(arg(f, v, 1)) && !val_is_con(arg(f, v, 0))) {
    Ap c;
    if (con_splat_ap(&f->con, arg(f, v, 1), &c)) {
      x.sym = arg(f, v, 0);
      x.mask = con_ap(&f->con, ty(f, v), c);
      x.is_or = is_op(f, v, OP_OR);
    }
  }
  x.rank = rank_of(r, x.sym);
  return x;
}
/* sym & c; VAL_NONE in *out for zero. */
static Val and_mask(Re *r, Val sym, Val c, Val root) {
  Fn *f = r->f;
  if (con_is_zero(&f->con, c)) return VAL_NONE;
  if (con_is_allones(&f->con, c)) return sym;
  Val a = make_bin(r, OP_AND, 0, sym, c, root);
  redo_add(r, a);
  return a;
}
static Val xor_con(Fn *f, Val a, Val b) { return con_fold_bin(&f->con, OP_XOR, a, b); }
static Val opt_xor(Re *r, Val root, Ents *e) {
  Fn *f = r->f;
  Ty t = ty(f, root);
  Val k = opt_logic(r, OP_XOR, t, e);
  if (k) return k;
  if (e->n <= 1) return VAL_NONE;
  XorOp *x = mem_alloc(e->n * sizeof *x);
  uint32_t n = 0;
  Val c = con_null(&f->con, t), odd = VAL_NONE;
  for (uint32_t i = 0; i < e->n; i++) {
    Val v = e->p[i].v;
    Ap a;
    if (!val_is_con(v)) x[n++] = xor_op(r, v, i);
    else if (con_splat_ap(&f->con, v, &a)) c = xor_con(f, c, con_ap(&f->con, t, a));
    else {
      odd = v;
      break;
    }
  }
  bool changed = false;
  if (!odd) {
    qsort(x, n, sizeof *x, xor_cmp);
    uint32_t prev = UINT32_MAX;
    for (uint32_t i = 0; i < n; i++) {
      XorOp *p = &x[i];
      /* (x | c) ^ c is x & ~c */
      if (p->is_or && !con_is_zero(&f->con, p->mask) && p->mask == c && has_one_use(f, p->v)) {
        Val m = xor_con(f, p->mask, con_allones(&f->con, t)), q = and_mask(r, p->sym, m, root);
        changed = true;
        c = con_null(&f->con, t);
        if (!q) {
          p->gone = true;
          continue;
        }
        *p = xor_op(r, q, p->seq);
      }
      if (prev == UINT32_MAX || x[prev].sym != p->sym) {
        prev = i;
        continue;
      }
      XorOp *q = &x[prev];
      /* two of one symbol: sym & m ^ add */
      Val m = xor_con(f, p->mask, q->mask), add = con_null(&f->con, t);
      if (p->is_or != q->is_or) {
        m = xor_con(f, m, con_allones(&f->con, t));
        add = p->is_or ? p->mask : q->mask;
      } else if (p->is_or) add = m;
      uint32_t dead = 1u + (has_one_use(f, p->v) ? 1u : 0) + (has_one_use(f, q->v) ? 1u : 0);
      if (!con_is_zero(&f->con, m) && !con_is_allones(&f->con, m)) {
        bool and_and = !p->is_or && !q->is_or;
        uint32_t made = and_and ? 1 : con_is_zero(&f->con, c) ? 2 : 1;
        if (made > dead) {
          prev = i;
          continue;
        }
      }
      changed = true;
      c = xor_con(f, c, add);
      Val a = and_mask(r, p->sym, m, root);
      q->gone = true;
      if (a) {
        *p = xor_op(r, a, p->seq);
        prev = i;
      } else {
        p->gone = true;
        prev = UINT32_MAX;
      }
    }
  }
  Val res = VAL_NONE;
  if (changed) {
    e->n = 0;
    for (uint32_t i = 0; i < n; i++)
      if (!x[i].gone) {
        Ent y = {x[i].v, rank_of(r, x[i].v), 0};
        vec_push(e, y);
      }
    if (!con_is_zero(&f->con, c)) {
      Ent y = {c, 0, 0};
      vec_push(e, y);
    }
    if (e->n == 0) res = c;
    else if (e->n == 1) res = e->p[0].v;
    else ents_sort(r, e);
  }
  mem_free(x);
  return res;
}

static Val chain_build(Re *r, Op o, unsigned fl, const Ents *e, Val before) { /* at least one */
  Val v = e->p[e->n - 1].v;
  for (uint32_t i = e->n - 1; i-- > 0;) {
    Val a = e->p[i].v;
    bool pair = i == e->n - 2;
    v = pair ? make_bin(r, o, fl, a, v, before) : make_bin(r, o, fl, v, a, before);
  }
  return v;
}
/* v without the factor `fac` (or its negation, if constant); VAL_NONE when it is no factor. */
static Val factor_out(Re *r, Val v, Val fac, Op mul, Val root) {
  Fn *f = r->f;
  if (!is_node(f, v, mul)) return VAL_NONE;
  Ents e = {0};
  TreeFlags tf;
  Val res = VAL_NONE;
  bool neg = false, found = false;
  if (linearize(r, v, &e, &tf)) {
    for (uint32_t i = 0; i < e.n && !found; i++)
      if (e.p[i].v == fac) {
        ent_remove(&e, i);
        found = true;
      }
    if (!found && val_is_con(fac)) {
      Val nf = make_neg(r, fac, 0, root);
      for (uint32_t i = 0; i < e.n && !found; i++)
        if (e.p[i].v == nf && val_is_con(nf)) {
          ent_remove(&e, i);
          found = neg = true;
        }
    }
    if (found) {
      ents_sort(r, &e);
      res = chain_build(r, mul, op_is_fp(mul) ? new_fmf(tf.fmf) : 0, &e, root);
      if (e.n > 1) redo_add(r, res);
      if (neg) {
        res = make_neg(r, res, new_fmf(tf.fmf), root);
        redo_add(r, res);
      }
    }
  }
  vec_free(&e);
  return res;
}
static bool con_is_negative(Fn *f, Val v) {
  Ap a;
  FpKind k;
  FpBits b;
  if (!val_is_con(v)) return false;
  if (con_splat_ap(&f->con, v, &a)) return ap_is_neg(a) && !ap_is_smin(a);
  return con_splat_fp(&f->con, v, &k, &b) && fp_is_neg(k, b) && !fp_is_nan(k, b);
}
typedef struct FacCount {
  Val v;
  uint32_t n, last;
} FacCount;

/* What v is the negation of: 0 - x, fneg x, or a product x * -1; VAL_NONE if it is none. */
static bool neg_keeps_rank(const Fn *f, Val v) { return is_neg(f, v) || is_fneg(f, v); }
static Val negated_by(const Fn *f, Val v, bool fp) {
  if (fp ? is_fneg(f, v) : is_neg(f, v)) return neg_opnd(f, v);
  if (!is_op(f, v, fp ? OP_FMUL : OP_MUL) || !val_is_con(arg(f, v, 1))) return VAL_NONE;
  FpKind k;
  FpBits b;
  bool m1 = fp ? con_splat_fp((ConPool *)&f->con, arg(f, v, 1), &k, &b) && fp_same(b, fp_neg(k, fp_one(k)))
               : con_is_allones(&f->con, arg(f, v, 1));
  return m1 ? arg(f, v, 0) : VAL_NONE;
}
/* The factor that most of the products in e have, and of how many (*best). */
static Val common_factor(Re *r, Val root, Op mul, const Ents *e, uint32_t *most) {
  Fn *f = r->f;
  VEC(FacCount) fc = {0};
  uint32_t best = 0;
  Val bestv = VAL_NONE;
  uint32_t total = 0;
  for (uint32_t i = 0; i < e->n && !at_cap(f->m, REASSOCIATE_LEAVES, total); i++) {
    Val v = e->p[i].v;
    if (!is_node(f, v, mul)) continue;
    VecU32 w = {0}; /* single-use factors, without rewriting */
    vec_push(&w, (uint32_t)v);
    while (w.n && total < CAP_REASSOCIATE_LEAVES) {
      Val q = (Val)vec_pop(&w);
      for (uint32_t k = 2; k-- > 0;) {
        Val a = arg(f, q, k);
        if (is_node(f, a, mul)) {
          vec_push(&w, (uint32_t)a);
          continue;
        }
        total++;
        for (unsigned pass = 0; pass < 2; pass++) {
          if (pass) { /* a constant and its negation are one factor */
            if (!con_is_negative(f, a)) break;
            a = make_neg(r, a, 0, root);
            if (!val_is_con(a)) break;
          }
          uint32_t z = 0;
          while (z < fc.n && fc.p[z].v != a) z++;
          if (z == fc.n) {
            FacCount y = {a, 0, 0};
            vec_push(&fc, y);
          }
          if (fc.p[z].last == i + 1) continue; /* once per product */
          fc.p[z].last = i + 1;
          if (++fc.p[z].n > best) {
            best = fc.p[z].n;
            bestv = a;
          }
        }
      }
    }
    vec_free(&w);
  }
  vec_free(&fc);
  *most = best;
  return bestv;
}
/* x * a + x * b is x * (a + b), for factor x. What is left when nothing else is; VAL_NONE: others are. */
static Val factored(Re *r, Val root, Op o, Ents *e, unsigned fl, Val factor) {
  Op mul = o == OP_FADD ? OP_FMUL : OP_MUL;
  Ents s = {0};
  for (uint32_t i = 0; i < e->n; i++) {
    Val q = factor_out(r, e->p[i].v, factor, mul, root);
    if (!q) continue;
    Ent y = {q, 0, 0};
    vec_push(&s, y);
    ent_remove(e, i--);
  }
  if (s.n) {
    ents_sort(r, &s);
    Val sum = chain_build(r, o, fl, &s, root);
    if (s.n > 1) redo_add(r, sum);
    Val m = make_bin(r, mul, fl, sum, factor, root);
    redo_add(r, m);
    vec_free(&s);
    if (e->n == 0) return m;
    ent_insert_first(r, e, m);
  }
  return VAL_NONE;
}
static Val opt_add(Re *r, Val root, Op o, Ents *e, const TreeFlags *tf) {
  Fn *f = r->f;
  Ty t = ty(f, root);
  bool fp = o == OP_FADD;
  Op mul = fp ? OP_FMUL : OP_MUL;
  unsigned fl = fp ? new_fmf(tf->fmf) : 0;
  for (uint32_t i = 0; i < e->n; i++) {
    Val v = e->p[i].v;
    if (i + 1 < e->n && e->p[i + 1].v == v) { /* n times the same */
      uint32_t k = 0;
      while (i < e->n && e->p[i].v == v) {
        ent_remove(e, i);
        k++;
      }
      Val c = fp ? con_fp(&f->con, t, fp_of_i64(fp_kind_of(ty_scalar(f->m, t)), k)) : con_int(&f->con, t, k);
      Val m = make_bin(r, mul, fl, v, c, root);
      redo_add(r, m);
      if (e->n == 0) return m;
      ent_insert_first(r, e, m);
      i = UINT32_MAX; /* from the start: the list has moved */
      continue;
    }
    Val negated = negated_by(f, v, fp);
    bool ng = negated != VAL_NONE, nt = !fp && is_not(f, v);
    if (!ng && !nt) continue;
    if (fp && !(tf->fmf & F_NNAN)) continue; /* inf - inf */
    uint32_t j = i;
    if (nt || neg_keeps_rank(f, v)) j = ent_find(e, i, ng ? negated : arg(f, v, 0));
    else
      for (uint32_t k = i + 1; k < e->n && j == i && !past_cap(f->m, REASSOCIATE_NEGATE_USES, k - i); k++)
        if (e->p[k].v == negated) j = k; /* a product ranks above */
    if (j == i) continue;
    if (e->n == 2) return ng ? con_null(&f->con, t) : con_allones(&f->con, t);
    ent_remove(e, i > j ? i : j);
    ent_remove(e, i > j ? j : i);
    if (nt) {
      Ent y = {con_allones(&f->con, t), 0, 0};
      vec_push(e, y);
    }
    i = UINT32_MAX;
  }
  uint32_t n;
  Val factor = common_factor(r, root, mul, e, &n);
  return n > 1 ? factored(r, root, o, e, fl, factor) : VAL_NONE;
}

typedef struct Power {
  Val v;
  uint32_t n, seq;
} Power;
static int power_cmp(const void *a, const void *b) {
  const Power *x = a, *y = b;
  return x->n != y->n ? (x->n > y->n ? -1 : 1) : x->seq < y->seq ? -1 : x->seq > y->seq;
}
static Val mul_tree(Re *r, Op o, unsigned fl, const Val *v, uint32_t n, Val before) {
  Val a = v[n - 1];
  for (uint32_t i = n - 1; i-- > 0;) {
    a = make_bin(r, o, fl, a, v[i], before);
    redo_add(r, a);
  }
  return a;
}
/* The product of the powers with few multiplications: equal exponents share, then square and multiply. */
static Val mul_powers(Re *r, Op o, unsigned fl, Power *p, uint32_t n, Val before) {
  VecU32 level = {0}; /* products taken outside at each halving, VAL_NONE for none, innermost last */
  for (;;) {
    uint32_t k = 0;
    for (uint32_t i = 0; i < n;) {
      uint32_t j = i;
      while (j < n && p[j].n == p[i].n) j++;
      Power q = p[i];
      if (j - i > 1 && q.n > 0) {
        Val *in = mem_alloc((j - i) * sizeof *in);
        for (uint32_t l = i; l < j; l++) in[l - i] = p[l].v;
        q.v = mul_tree(r, o, fl, in, j - i, before);
        mem_free(in);
      }
      if (q.n) p[k++] = q;
      i = j;
    }
    n = k;
    Val *outer = mem_alloc((n + 1) * sizeof *outer);
    uint32_t m = 0;
    bool more = false;
    for (uint32_t i = 0; i < n; i++) {
      if (p[i].n & 1) outer[m++] = p[i].v;
      p[i].n >>= 1;
      more = more || p[i].n;
    }
    vec_push(&level, m ? (uint32_t)mul_tree(r, o, fl, outer, m, before) : 0);
    mem_free(outer);
    if (!more) break;
  }
  Val acc = VAL_NONE;
  while (level.n) {
    Val out = (Val)vec_pop(&level);
    if (acc) {
      acc = make_bin(r, o, fl, acc, acc, before);
      redo_add(r, acc);
    }
    if (out) {
      if (acc) {
        acc = make_bin(r, o, fl, acc, out, before);
        redo_add(r, acc);
      } else acc = out;
    }
  }
  vec_free(&level);
  return acc;
}
static Val opt_mul(Re *r, Val root, Op o, Ents *e, const TreeFlags *tf) {
  if (e->n < 4) return VAL_NONE;
  uint32_t sum = 0, np = 0;
  for (uint32_t i = 0, j; i < e->n; i = j) {
    for (j = i; j < e->n && e->p[j].v == e->p[i].v; j++) {}
    if (j - i > 1) sum += j - i;
  }
  if (sum < 4) return VAL_NONE;
  Power *p = mem_alloc(e->n * sizeof *p);
  for (uint32_t i = 0; i < e->n;) {
    uint32_t j = i;
    while (j < e->n && e->p[j].v == e->p[i].v) j++;
    uint32_t k = (j - i) & ~1u;
    if (k < 2) {
      i = j;
      continue;
    }
    p[np] = (Power){e->p[i].v, k, np};
    np++;
    memmove(&e->p[i], &e->p[i + k], (e->n - i - k) * sizeof(Ent));
    e->n -= k;
    i = j - k;
  }
  qsort(p, np, sizeof *p, power_cmp);
  Val v = mul_powers(r, o, op_is_fp(o) ? tf->fmf & F_FAST : 0, p, np, root);
  mem_free(p);
  if (e->n == 0) return v;
  Ent y = {v, rank_of(r, v), 0};
  vec_push(e, y);
  ents_sort(r, e);
  return VAL_NONE;
}

static bool is_identity(Fn *f, Op o, Val c) {
  FpKind k;
  FpBits b;
  switch (o) {
  case OP_ADD:
  case OP_OR:
  case OP_XOR: return con_is_zero(&f->con, c);
  case OP_AND: return con_is_allones(&f->con, c);
  case OP_MUL: return con_is_one(&f->con, c);
  case OP_FADD: return con_splat_fp(&f->con, c, &k, &b) && fp_is_zero(k, b); /* nsz */
  case OP_FMUL: return con_splat_fp(&f->con, c, &k, &b) && fp_is_one(k, b);
  default: return false;
  }
}
static bool is_absorber(Fn *f, Op o, Val c) {
  if (o == OP_AND || o == OP_MUL) return con_is_zero(&f->con, c);
  return o == OP_OR && con_is_allones(&f->con, c);
}
static Val optimize(Re *r, Val root, Op o, Ents *e, const TreeFlags *tf) {
  Fn *f = r->f;
  for (uint32_t round = 0; !at_cap(f->m, REASSOCIATE_LEAVES, round); round++) {
    Val c = VAL_NONE;
    while (e->n && val_is_con(e->p[e->n - 1].v)) {
      Val d = e->p[e->n - 1].v;
      if (c && !(d = con_fold_bin(&f->con, o, d, c))) break;
      c = d;
      e->n--;
    }
    if (e->n == 0) return c;
    if (c && !is_identity(f, o, c)) {
      if (is_absorber(f, o, c)) return c;
      Ent y = {c, 0, 0};
      vec_push(e, y);
    }
    if (e->n == 1) return e->p[0].v;
    uint32_t n = e->n;
    Val v = VAL_NONE;
    switch (o) {
    case OP_AND:
    case OP_OR: v = opt_logic(r, o, ty(f, root), e); break;
    case OP_XOR: v = opt_xor(r, root, e); break;
    case OP_ADD:
    case OP_FADD: v = opt_add(r, root, o, e, tf); break;
    case OP_MUL:
    case OP_FMUL: v = opt_mul(r, root, o, e, tf); break;
    default: break;
    }
    if (v) return v;
    if (e->n == n) return VAL_NONE;
  }
  return VAL_NONE;
}

/* ---- pairs ---- */
static int pair_cmp(const void *a, const void *b) {
  const Pair *x = a, *y = b;
  if (x->op != y->op) return x->op < y->op ? -1 : 1;
  if (x->a != y->a) return x->a < y->a ? -1 : 1;
  return x->b < y->b ? -1 : x->b > y->b;
}
static bool is_assoc(const Fn *f, Val v) {
  Op o = op(f, v);
  return (op_info[o].props & P_ASSOC) && is_bin(f, v) ? true : (o == OP_FADD || o == OP_FMUL) && fp_ok(f, v);
}
static void pairs_build(Re *r, const Dom *d) {
  Fn *f = r->f;
  for (uint32_t bi = 0; bi < d->n; bi++)
    FOR_EACH_INS(f, d->rpo[bi], v) {
      if (!is_bin(f, v) || !is_assoc(f, v)) continue;
      Op o = op(f, v);
      Val u = only_user(f, v);
      if (u && op(f, u) == o) continue;
      Val w[CAP_REASSOCIATE_PAIRS + 2], leaf[CAP_REASSOCIATE_PAIRS + 2];
      uint32_t nw = 0, nl = 0;
      w[nw++] = arg(f, v, 0);
      w[nw++] = arg(f, v, 1);
      while (nw && nl <= CAP_REASSOCIATE_PAIRS) {
        Val x = w[--nw];
        if (is_op(f, x, o) && has_one_use(f, x) && nw + 2 <= CAP_REASSOCIATE_PAIRS &&
            nl + nw < CAP_REASSOCIATE_PAIRS + 1) {
          w[nw++] = arg(f, x, 0);
          w[nw++] = arg(f, x, 1);
          continue;
        }
        if (is_op(f, x, o) && has_one_use(f, x)) {
          nl = CAP_REASSOCIATE_PAIRS + 1;
          break;
        }
        leaf[nl++] = x;
      }
      if (past_cap(f->m, REASSOCIATE_PAIRS, nl)) continue;
      uint32_t from = r->pair.n;
      for (uint32_t i = 0; i + 1 < nl; i++)
        for (uint32_t j = i + 1; j < nl; j++) {
          Pair p = {o, (uint32_t)(leaf[i] < leaf[j] ? leaf[i] : leaf[j]),
                    (uint32_t)(leaf[i] < leaf[j] ? leaf[j] : leaf[i]), 1};
          bool dup = false;
          for (uint32_t k = from; k < r->pair.n && !dup; k++) dup = pair_cmp(&r->pair.p[k], &p) == 0;
          if (!dup) vec_push(&r->pair, p);
        }
    }
  if (!r->pair.n) return;
  qsort(r->pair.p, r->pair.n, sizeof(Pair), pair_cmp);
  uint32_t k = 0;
  for (uint32_t i = 1; i < r->pair.n; i++) {
    if (pair_cmp(&r->pair.p[k], &r->pair.p[i]) == 0) r->pair.p[k].n++;
    else r->pair.p[++k] = r->pair.p[i];
  }
  r->pair.n = k + 1;
}
static uint32_t pair_count(const Re *r, Op o, Val a, Val b) {
  Pair k = {o, (uint32_t)(a < b ? a : b), (uint32_t)(a < b ? b : a), 0};
  const Pair *p = r->pair.n ? bsearch(&k, r->pair.p, r->pair.n, sizeof(Pair), pair_cmp) : NULL;
  return p ? p->n : 0;
}
/* The pair that most trees have goes innermost. Only among leaves of the block of the innermost pair: others would
 * gain dependences. */
static void pair_to_back(Re *r, Op o, Ents *e) {
  Fn *f = r->f;
  if (e->n <= 2 || past_cap(f->m, REASSOCIATE_PAIRS, e->n)) return;
  uint32_t limit = 0, max = 1, bi = 0, bj = 0;
  uint64_t best_rank = 0;
  Blk seen = BLK_NONE;
  for (uint32_t i = e->n - 1; i-- > 0;) {
    Val v = e->p[i].v;
    Blk b = val_is_con(v) || is_arg(f, v) ? entry_blk(f) : blk_of(f, v);
    if (!seen) {
      seen = b;
      continue;
    }
    if (seen != b) {
      limit = i + 1;
      break;
    }
  }
  for (uint32_t i = e->n - 1; i > limit; i--)
    for (uint32_t j = i; j-- > limit;) {
      uint32_t s = pair_count(r, o, e->p[i].v, e->p[j].v);
      uint64_t rank = e->p[i].rank > e->p[j].rank ? e->p[i].rank : e->p[j].rank;
      if (s > max || (s == max && rank < best_rank)) {
        bi = j;
        bj = i;
        max = s;
        best_rank = rank;
      }
    }
  if (max <= 1) return;
  Ent a = e->p[bi], b = e->p[bj];
  ent_remove(e, bj);
  ent_remove(e, bi);
  vec_push(e, a);
  vec_push(e, b);
}

/* ---- one tree ---- */
/* Two operands of v are the wrong way round. */
static void swap(Re *r, Val v) {
  if (r->keep_order) return;
  Val a = arg(r->f, v, 0), b = arg(r->f, v, 1);
  opnd_set(r->f, v, 0, b);
  opnd_set(r->f, v, 1, a);
  r->ch |= CH_VAL;
}
/* The tree is already the chain of these leaves; operands that stand the wrong way round are swapped. */
static bool chain_matches(Re *r, Val root, Op o, const Ents *e) {
  Fn *f = r->f;
  Val v = root;
  for (uint32_t i = 0;; i++) {
    Val a = arg(f, v, 0), b = arg(f, v, 1), x = e->p[i].v;
    if (i == e->n - 2) {
      Val y = e->p[i + 1].v;
      if (a == x && b == y) return true;
      if (a != y || b != x) return false;
      swap(r, v);
      return true;
    }
    if (b == x && is_node(f, a, o)) {
      v = a;
      continue;
    }
    if (a != x || !is_node(f, b, o)) return false;
    swap(r, v);
    v = b;
  }
}
static void reassociate_tree(Re *r, Val root) {
  Fn *f = r->f;
  Op o = op(f, root);
  Ents e = {0};
  TreeFlags tf;
  if (!linearize(r, root, &e, &tf)) {
    vec_free(&e);
    return;
  }
  ents_sort(r, &e);
  Val v = optimize(r, root, o, &e, &tf);
  if (v) {
    if (v != root) {
      replace(r, root, v);
      redo_add(r, v);
      erase(r, root);
    }
    vec_free(&e);
    return;
  }
  /* a factor -1 of a product that is only added stays outermost: x - y is found again */
  Val u = only_user(f, root);
  if (u && e.n > 2 && ((o == OP_MUL && is_op(f, u, OP_ADD)) || (o == OP_FMUL && is_op(f, u, OP_FADD))) &&
      val_is_con(e.p[e.n - 1].v)) {
    Val c = e.p[e.n - 1].v;
    FpKind k;
    FpBits b;
    bool m1 = o == OP_MUL ? con_is_allones(&f->con, c)
                          : con_splat_fp(&f->con, c, &k, &b) && fp_same(b, fp_neg(k, fp_one(k)));
    if (m1) {
      e.n--;
      Ent y = {c, 0, 0};
      vec_push(&e, y);
      memmove(&e.p[1], &e.p[0], (e.n - 1) * sizeof(Ent));
      e.p[0] = y;
    }
  }
  pair_to_back(r, o, &e);
  if (!chain_matches(r, root, o, &e)) {
    unsigned fl = flags_for(o, &tf);
    Val old[2] = {arg(f, root, 0), arg(f, root, 1)};
    Val last = e.p[0].v;
    if (e.n == 2) {
      opnd_set(f, root, 0, e.p[0].v);
      opnd_set(f, root, 1, e.p[1].v);
    } else {
      e.p++, e.n--;
      Val in = chain_build(r, o, fl, &e, root);
      e.p--, e.n++;
      opnd_set(f, root, 0, in);
      opnd_set(f, root, 1, last);
    }
    if (flags(f, root) != fl) flags_set(f, root, fl);
    r->ch |= CH_VAL;
    for (uint32_t i = 0; i < 2; i++)
      if (!val_is_con(old[i]) && op(f, old[i]) != OP_NONE && is_trivially_dead(f, old[i])) erase(r, old[i]);
  }
  vec_free(&e);
}

static bool wants_add(const Fn *f, Val v) {
  return is_node(f, v, OP_ADD) || is_node(f, v, OP_SUB) || is_node(f, v, OP_MUL) || is_node(f, v, OP_SHL);
}
/* Or v puts loaded parts side by side, as a wider load would, or two halves, which are registers of the result on NVPTX:
 * sums would come between them. */
static bool puts_together(const Fn *f, Val v) {
  Val work[CAP_REASSOCIATE_PARTS + 1]; /* each instruction seen leaves one more */
  uint32_t n = 0, seen = 0;
  for (uint32_t i = 0; i < 2; i++) {
    Val high = arg(f, v, i), low = arg(f, v, !i);
    uint32_t bits = ty_bits(f->m, ty(f, v));
    uint64_t by;
    if (bits >= 64 && is_op(f, high, OP_SHL) && val_is_con(arg(f, high, 1)) && con_u64(&f->con, arg(f, high, 1), &by) &&
        by == bits / 2 && is_op(f, low, OP_ZEXT) && ty_bits(f->m, ty(f, arg(f, low, 0))) <= bits / 2)
      return true;
  }
  for (work[n++] = v; n;) {
    Val w = work[--n];
    if (val_is_con(w) || is_arg(f, w) || at_cap(f->m, REASSOCIATE_PARTS, seen++)) return false;
    switch (op(f, w)) {
    case OP_LOAD: break;
    case OP_OR: work[n++] = arg(f, w, 0), work[n++] = arg(f, w, 1); break;
    case OP_SHL:
    case OP_ZEXT: work[n++] = arg(f, w, 0); break;
    default: return false;
    }
  }
  return true;
}
static void visit(Re *r, Val v) {
  Fn *f = r->f;
  pass_at(r->px, v);
  if (!is_bin(f, v) && !is_op(f, v, OP_FNEG)) return;
  r->visits++;
  if (is_op(f, v, OP_SHL) && val_is_con(arg(f, v, 1))) {
    Val u = only_user(f, v);
    if (is_node(f, arg(f, v, 0), OP_MUL) || (u && has_one_use(f, u) && is_node2(f, u, OP_MUL, OP_ADD)) ||
        (u && (is_op(f, u, OP_MUL) || is_op(f, u, OP_ADD)) && has_one_use(f, u))) {
      Val m = shift_to_mul(r, v);
      if (m) v = m;
    }
  }
  Op o = op(f, v);
  if (op_info[o].props & P_COMM) {
    Val a = arg(f, v, 0), b = arg(f, v, 1);
    if (a != b && !val_is_con(b) && (val_is_con(a) || rank_of(r, b) < rank_of(r, a))) swap(r, v);
  }
  if (o == OP_FADD || o == OP_FSUB) {
    v = canonical_negatives(r, v);
    o = op(f, v);
  }
  bool fp = op_is_fp(o) || o == OP_FNEG;
  if (fp && !fp_ok(f, v)) return;
  if (ty_scalar(f->m, ty(f, v)) == TY_I1) return;
  if (o == OP_OR && !val_is_con(arg(f, v, 0))) {
    Val u = only_user(f, v), a = arg(f, v, 0), b = arg(f, v, 1);
    KnownCtx k = known_at(f, r->px->scratch, v);
    if ((wants_add(f, a) || wants_add(f, b) || (u && (is_op(f, u, OP_ADD) || is_op(f, u, OP_SUB)))) &&
        ((flags(f, v) & F_DISJOINT) || known_disjoint(&k, a, b)) && !puts_together(f, v)) {
      Val s = make_bin(r, OP_ADD, F_NUW | F_NSW, a, b, v);
      replace(r, v, s);
      erase(r, v);
      v = s;
      o = OP_ADD;
    }
  }
  if (o == OP_SUB || o == OP_FSUB || o == OP_FNEG) {
    Op mul = fp ? OP_FMUL : OP_MUL;
    if (o != OP_FNEG && should_break_sub(f, v)) {
      v = break_sub(r, v);
      redo_add(r, v);
    } else if (fp ? is_fneg(f, v) : is_neg(f, v)) {
      Val u = only_user(f, v);
      if (is_node(f, neg_opnd(f, v), mul) && !(u && is_node(f, u, mul))) {
        v = negate_to_mul(r, v);
        FOR_EACH_USE(f, v, w)
          if (is_bin(f, use_user(f, w))) redo_add(r, use_user(f, w));
        redo_add(r, v);
      }
    }
    o = op(f, v);
  }
  if (!is_bin(f, v) || !is_assoc(f, v)) return;
  Val u = only_user(f, v);
  if (u && op(f, u) == o && u != v) { /* an inner node: the root does it */
    if (blk_of(f, u) == blk_of(f, v)) redo_add(r, u);
    return;
  }
  if (u && ((o == OP_ADD && is_op(f, u, OP_SUB)) || (o == OP_FADD && is_op(f, u, OP_FSUB))))
    return; /* the subtraction will take it apart */
  reassociate_tree(r, v);
}

Change pass_reassociate(Fn *f, PassCtx *px) {
  Re r = {.f = f, .px = px, .keep_order = px->opt[0] != 0, .x = pass_fold_ctx(f, px)};
  const Dom *d = dom(f);
  uint64_t max_visits = (uint64_t)CAP_REASSOCIATE_VISITS * f->nlive + 1024;
  ranks_build(&r, d);
  pairs_build(&r, d);
  Blk *rpo = ARENA_ARRAY(px->scratch, Blk, d->n + 1);
  uint32_t nb = d->n;
  memcpy(rpo, d->rpo, nb * sizeof *rpo);
  VecU32 ins = {0};
  for (uint32_t i = 0; i < nb; i++) {
    vec_clear(&ins);
    FOR_EACH_INS(f, rpo[i], v) vec_push(&ins, (uint32_t)v);
    for (uint32_t k = 0; k < ins.n; k++) {
      Val v = (Val)ins.p[k];
      if (op(f, v) == OP_NONE) continue;
      if (is_trivially_dead(f, v)) {
        erase(&r, v);
        continue;
      }
      visit(&r, v);
    }
    for (; r.redo_head < r.redo.n; r.redo_head++) {
      Val v = (Val)r.redo.p[r.redo_head];
      r.queued.p[v] = 0;
      if (op(f, v) == OP_NONE || blk_of(f, v) == BLK_NONE || !r.blk_rank[blk_of(f, v)]) continue;
      if (is_trivially_dead(f, v)) {
        erase(&r, v);
        continue;
      }
      if (r.visits >= max_visits && cap_hit(f->m, REASSOCIATE_VISITS)) continue;
      visit(&r, v);
    }
    r.redo.n = r.redo_head = 0;
  }
  vec_free(&ins);
  vec_free(&r.rank);
  vec_free(&r.redo);
  vec_free(&r.queued);
  vec_free(&r.pair);
  vec_free(&r.stack);
  return r.ch;
}
