/* branch_prob.c: probabilities of edges. Contract: branch_prob.h.
 *
 * Weights of blocks (section 2 of the contract). A block that ends badly gets a weight at once; the weight goes up
 * the dominator tree to all blocks that it post-dominates and that lie in the same loop. A block all of whose
 * successors have weights gets the largest of them, a loop all of whose exits have weights likewise; edges into a
 * loop count with the loop's weight. Work lists carry both. A weight never changes once it is set, so that a cursor
 * over the successors of a block (the exits of a loop) is enough to find out whether all are known: every edge is
 * looked at once.
 *
 * "Loop" means the innermost natural loop, or for blocks in none the irreducible component they lie in. */
#include "analysis/cfg/branch_prob.h"
#include "analysis/cfg/dom.h"
#include "analysis/cfg/loops.h"
#include "ir/cap.h"
#include "ir/const.h"
#include "ir/effects.h"
#include "ir/fold/fold.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "ir/prof.h"
#include "ir/text/text.h"

enum {
  LOOP_STAY = 124,
  LOOP_LEAVE = 4, /* a loop runs 31 rounds */
  TAKEN = 20,
  NOT_TAKEN = 12, /* pointers, zero, equality of floats */
  ORDERED = 1024 * 1024 - 1,
  NOT_ORDERED = 1, /* floats are numbers */
  W_NONE = -1,
  W_ZERO = 0,
  W_UNREACHABLE = 0,
  W_LOWEST = 1,
  W_NORETURN = 1,
  W_UNWIND = 1,
  W_COLD = 0xffff,
  W_DEFAULT = 0xfffff
};

typedef struct Est {
  Fn *f;
  const Dom *d, *pd;
  const Loops *l;
  Arena *A;
  uint32_t *comp; /* by Blk: number of the irreducible component, 0: none; NULL: the function is reducible */
  uint32_t ncomp;
  uint32_t *comp_first; /* blocks of component c: comp_blk[comp_first[c] .. comp_first[c + 1]) */
  Blk *comp_blk;
  uint32_t nreg;        /* regions: loops 1 .. l->n - 1, then components */
  int32_t *w, *loop_w;  /* by Blk, by region: weight or W_NONE */
  uint32_t *cursor;     /* by Blk: how many successors are known to have weights */
  uint32_t *exit_first; /* by region: its exits are exits.p[exit_first .. exit_end); 0: not gathered */
  uint32_t *exit_at, *exit_end;
  VEC(Blk) exits;
  VEC(Blk) blks; /* work lists */
  VecU32 regs;
  uint32_t *pred_first; /* predecessors in layout order */
  Blk *pred;
} Est;

/* ---- regions ---- */
static inline uint32_t region_of(const Est *e, Blk b) {
  uint32_t i = loop_of(e->l, b);
  return i ? i : e->comp && e->comp[b] ? e->l->n - 1 + e->comp[b] : 0;
}
/* The edge enters the region of its target. */
static inline bool enters(const Est *e, uint32_t from, uint32_t to) {
  if (!to || from == to) return false;
  if (to >= e->l->n) return true; /* components do not nest, and a natural loop inside one is another region */
  if (!from || from >= e->l->n) return true;
  const Loop *a = &e->l->loop[to], *b = &e->l->loop[from];
  return !(a->first <= b->first && b->last <= a->last);
}
static inline bool leaves(const Est *e, uint32_t from, uint32_t to) { return enters(e, to, from); }

/* Components of more than one block that hold a block of no loop (Tarjan). Only where there is an irreducible cycle. */
static void components(Est *e) {
  typedef struct Frame {
    Blk b;
    uint32_t i, low;
  } Frame;
  const Fn *f = e->f;
  uint32_t n = f->nblk, clock = 0, top = 0, depth = 0, fill = 0;
  uint32_t *num = ARENA_ZARRAY(e->A, uint32_t, n);
  Blk *stack = ARENA_ARRAY(e->A, Blk, n);
  Frame *fr = ARENA_ARRAY(e->A, Frame, n + 1);
  e->comp = ARENA_ZARRAY(e->A, uint32_t, n);
  e->comp_first = ARENA_ZARRAY(e->A, uint32_t, n + 2);
  e->comp_blk = ARENA_ARRAY(e->A, Blk, n);
#define ENTER(x) (num[x] = ++clock, stack[top++] = (x), fr[depth++] = (Frame){(x), 0, clock})
  (void)ENTER(entry_blk(f));
  while (depth) {
    Frame *t = &fr[depth - 1];
    if (t->i < nsuccs(f, t->b)) {
      Blk s = succ(f, t->b, t->i++);
      if (!num[s]) (void)ENTER(s);
      else t->low = u32_min(t->low, num[s]);
      continue;
    }
    Blk b = t->b;
    uint32_t low = t->low;
    depth--;
    if (depth) fr[depth - 1].low = u32_min(fr[depth - 1].low, low);
    if (low != num[b]) continue;
    uint32_t start = fill;
    Blk x;
    do {
      x = stack[--top];
      num[x] = UINT32_MAX;
      e->comp_blk[fill++] = x;
    } while (x != b);
    if (fill - start == 1) {
      fill = start;
      continue;
    }
    e->comp_first[++e->ncomp] = start;
    for (uint32_t k = start; k < fill; k++) e->comp[e->comp_blk[k]] = e->ncomp;
    e->comp_first[e->ncomp + 1] = fill;
  }
#undef ENTER
}

/* ---- weights of blocks ---- */
static int32_t initial_weight(const Fn *f, Blk b) {
  Val t = term(f, b);
  bool deopt = op(f, t) == OP_RET && prev_of(f, t) && is_intrinsic(f, prev_of(f, t), INTRIN_experimental_deoptimize);
  if (op(f, t) == OP_UNREACHABLE || deopt) {
    for (Val v = t; v; v = prev_of(f, v))
      if (is_op(f, v, OP_CALL) && call_has_fn_attr(f, v, ATTR_NORETURN)) return W_NORETURN;
    return W_UNREACHABLE;
  }
  Val first = first_nonphi(f, b);
  Op o = op(f, first);
  if (o == OP_LANDINGPAD || o == OP_CATCHPAD || o == OP_CLEANUPPAD || o == OP_CATCHSWITCH) return W_UNWIND;
  FOR_EACH_INS(f, b, v)
    if (is_op(f, v, OP_CALL) && call_has_fn_attr(f, v, ATTR_COLD)) return W_COLD;
  return W_NONE;
}
/* Of an edge from region `from` to block b: where it enters a loop, that of the loop. */
static inline int32_t edge_weight(const Est *e, uint32_t from, Blk b) {
  uint32_t to = region_of(e, b);
  return enters(e, from, to) ? e->loop_w[to] : e->w[b];
}
/* Gives b its weight, if it has none yet; predecessors and loops that are left to b may now get theirs. */
static bool set_weight(Est *e, Blk b, int32_t w) {
  if (e->w[b] != W_NONE) return false;
  e->w[b] = w;
  uint32_t to = region_of(e, b);
  for (uint32_t k = e->pred_first[b + 1]; k-- > e->pred_first[b];) {
    Blk p = e->pred[k];
    if (!dom_reachable(e->d, p)) continue;
    uint32_t from = region_of(e, p);
    if (leaves(e, from, to)) {
      if (e->loop_w[from] == W_NONE) vec_push(&e->regs, from);
    } else if (e->w[p] == W_NONE) vec_push(&e->blks, p);
  }
  return true;
}
/* ... and all blocks of the same loop that dominate b and that b post-dominates. */
static void spread_weight(Est *e, Blk b, int32_t w) {
  uint32_t rb = region_of(e, b);
  for (Blk x = b; x; x = e->d->idom[x]) {
    if (!dom_blk(e->pd, b, x)) break;
    uint32_t rx = region_of(e, x);
    bool in = enters(e, rx, rb), out = leaves(e, rx, rb);
    if (!in && !out) {
      if (!set_weight(e, x, w)) break;
    } else if (out) vec_push(&e->regs, rx);
  }
}
static int32_t max_weight(const Est *e, uint32_t from, const Blk *to, uint32_t n) {
  int32_t m = W_NONE;
  for (uint32_t i = 0; i < n; i++) {
    int32_t w = edge_weight(e, from, to[i]);
    if (w > m) m = w;
  }
  return m;
}
static void gather_exits(Est *e, uint32_t r) {
  const Fn *f = e->f;
  e->exit_first[r] = e->exit_at[r] = e->exits.n;
  if (r < e->l->n) {
    const Loop *lp = &e->l->loop[r];
    for (uint32_t i = lp->first; i < lp->last; i++)
      for (uint32_t k = 0; k < nsuccs(f, e->l->blk[i]); k++) {
        Blk s = succ(f, e->l->blk[i], k);
        if (!loop_has_blk(e->l, r, s)) vec_push(&e->exits, s);
      }
  } else {
    uint32_t c = r - (e->l->n - 1);
    for (uint32_t i = e->comp_first[c]; i < e->comp_first[c + 1]; i++)
      for (uint32_t k = 0; k < nsuccs(f, e->comp_blk[i]); k++) {
        Blk s = succ(f, e->comp_blk[i], k);
        if (e->comp[s] != c) vec_push(&e->exits, s);
      }
  }
  e->exit_end[r] = e->exits.n;
}
/* Blocks from which the region is entered. */
static void push_entering(Est *e, uint32_t r) {
  if (r < e->l->n) {
    Blk h = e->l->loop[r].header;
    for (uint32_t k = e->pred_first[h + 1]; k-- > e->pred_first[h];) vec_push(&e->blks, e->pred[k]);
    return;
  }
  uint32_t c = r - (e->l->n - 1);
  for (uint32_t i = e->comp_first[c]; i < e->comp_first[c + 1];
       i++) { /* LLVM puts the entered block itself here, not its predecessor */
    Blk b = e->comp_blk[i];
    for (uint32_t k = e->pred_first[b]; k < e->pred_first[b + 1]; k++)
      if (e->comp[e->pred[k]] != c) vec_push(&e->blks, b);
  }
}
static void estimate(Est *e) {
  const Fn *f = e->f;
  for (uint32_t i = 0; i < e->d->n; i++) {
    int32_t w = initial_weight(f, e->d->rpo[i]);
    if (w != W_NONE) spread_weight(e, e->d->rpo[i], w);
  }
  do {
    while (e->regs.n) {
      uint32_t r = vec_pop(&e->regs);
      if (e->loop_w[r] != W_NONE) continue;
      if (!e->exit_end[r]) gather_exits(e, r);
      while (e->exit_at[r] < e->exit_end[r] && edge_weight(e, r, e->exits.p[e->exit_at[r]]) != W_NONE) e->exit_at[r]++;
      if (e->exit_at[r] < e->exit_end[r] || e->exit_first[r] == e->exit_end[r]) continue;
      int32_t w = max_weight(e, r, e->exits.p + e->exit_first[r], e->exit_end[r] - e->exit_first[r]);
      e->loop_w[r] = w <= W_UNREACHABLE ? W_LOWEST : w; /* a loop that is never left is entered once at most */
      push_entering(e, r);
    }
    while (e->blks.n) {
      Blk b = vec_pop(&e->blks);
      if (e->w[b] != W_NONE || !dom_reachable(e->d, b)) continue;
      uint32_t n = nsuccs(f, b), from = region_of(e, b);
      while (e->cursor[b] < n && edge_weight(e, from, succ(f, b, e->cursor[b])) != W_NONE) e->cursor[b]++;
      if (e->cursor[b] < n || !n) continue;
      int32_t m = W_NONE;
      for (uint32_t k = 0; k < n; k++) {
        int32_t w = edge_weight(e, from, succ(f, b, k));
        if (w > m) m = w;
      }
      spread_weight(e, b, m);
    }
  } while (e->regs.n);
}

/* ---- one block after the other ---- */
bool term_weights(const Fn *f, Val t, uint32_t *w) {
  uint32_t n = nsuccs(f, blk_of(f, t));
  Md md = md_get(f, t, MDK_PROF);
  uint32_t at = prof_first_weight(f->m, md, n);
  if (!at) return false;
  const MdRec *r = md_rec(f->m, md);
  for (uint32_t i = 0; i < n; i++) {
    uint64_t x;
    if (!md_get_int(f->m, r->ops[at + i], &x) || x > UINT32_MAX) return false;
    w[i] = (uint32_t)x;
  }
  return true;
}
static uint64_t div_nearest(uint64_t n, uint64_t d) { return n / d + (n % d >= (d + 1) / 2 ? 1 : 0); }
static uint32_t prob_add(uint32_t a, uint32_t b) { return (uint64_t)a + b > PROB_ONE ? PROB_ONE : a + b; }

static bool by_metadata(const Est *e, Blk b, uint32_t *w, uint32_t *p) {
  const Fn *f = e->f;
  Op o = op(f, term(f, b));
  if (o != OP_BR && o != OP_SWITCH && o != OP_INDIRECTBR && o != OP_INVOKE && o != OP_CALLBR) return false;
  if (!term_weights(f, term(f, b), w)) return false;
  uint32_t n = nsuccs(f, b), from = region_of(e, b), nbad = 0;
  uint64_t sum = 0;
#define BAD(i) (edge_weight(e, from, succ(f, b, i)) == W_UNREACHABLE)
  for (uint32_t i = 0; i < n; i++) {
    sum += w[i];
    nbad += BAD(i);
  }
  if (sum > UINT32_MAX) {
    uint64_t shrink = sum / UINT32_MAX + 1;
    sum = 0;
    for (uint32_t i = 0; i < n; i++) {
      w[i] = (uint32_t)(w[i] / shrink);
      sum += w[i];
    }
  }
  if (sum == 0 || nbad == n) {
    for (uint32_t i = 0; i < n; i++) w[i] = 1;
    sum = n;
  }
  for (uint32_t i = 0; i < n; i++) p[i] = prob_of(w[i], (uint32_t)sum);
  if (nbad == 0 || nbad == n) return true;
  /* What leads to unreachable keeps next to nothing; the others take the rest in proportion. */
  uint32_t bad = 0, good = 0;
  for (uint32_t i = 0; i < n; i++)
    if (BAD(i)) {
      if (p[i] > 1) p[i] = 1;
      bad = prob_add(bad, p[i]);
    } else good = prob_add(good, p[i]);
  uint32_t want = PROB_ONE - bad;
  if (good == want) return true;
  for (uint32_t i = 0; i < n; i++) {
    if (BAD(i)) continue;
    p[i] = good ? (uint32_t)div_nearest((uint64_t)want * p[i], good) : want / (n - nbad);
  }
#undef BAD
  return true;
}

/* Successors of b by which b's condition becomes false in the next round: the condition compares with a constant what
 * a phi of the loop, through operations with constants, takes as another constant from there. mark[i]: successor i. */
static void mark_unlikely(const Est *e, Blk b, uint8_t mark[2]) {
  Fn *f = e->f;
  uint32_t loop = loop_of(e->l, b);
  mark[0] = mark[1] = 0;
  Val t = term(f, b);
  if (!is_condbr(f, t)) return;
  Val c = arg(f, t, 0);
  if (!is_cmp(f, c) || !val_is_local(arg(f, c, 0)) || is_arg(f, arg(f, c, 0)) || !val_is_con(arg(f, c, 1))) return;
  Val chain[CAP_BRANCH_PROB_CHAIN], x = arg(f, c, 0);
  uint32_t n = 0;
  while (is_bin(f, x) && val_is_con(arg(f, x, 1)) && !at_cap(f->m, BRANCH_PROB_CHAIN, n)) {
    if (!loop_has_blk(e->l, loop, blk_of(f, x))) return;
    chain[n++] = x;
    x = arg(f, x, 0);
    if (val_is_con(x)) return;
  }
  if (!is_op(f, x, OP_PHI) || !loop_has_blk(e->l, loop, blk_of(f, x))) return;
  VecU32 work = {0}, seen = {0}; /* few phis */
  vec_push(&work, (uint32_t)x);
  vec_push(&seen, (uint32_t)x);
  while (work.n) {
    Val phi = (Val)vec_pop(&work);
    Blk pb = blk_of(f, phi);
    for (uint32_t i = 0; i < npreds(f, pb); i++) {
      Blk from = pred(f, pb, i);
      if (!loop_has_blk(e->l, loop, from)) continue;
      Val v = arg(f, phi, i);
      if (is_op(f, v, OP_PHI)) {
        bool old = at_cap(f->m, BRANCH_PROB_PHIS, seen.n);
        for (uint32_t k = 0; k < seen.n && !old; k++) old = seen.p[k] == (uint32_t)v;
        if (!old) {
          vec_push(&seen, (uint32_t)v);
          vec_push(&work, (uint32_t)v);
        }
        continue;
      }
      if (!val_is_con(v) || (from != succ(f, b, 0) && from != succ(f, b, 1))) continue;
      for (uint32_t k = n; k-- > 0 && v;) v = con_fold_bin(&f->con, op(f, chain[k]), v, arg(f, chain[k], 1));
      if (!v) continue;
      Val r = con_fold_cmp(&f->con, (Pred)sub(f, c), v, arg(f, c, 1));
      uint64_t bit;
      if (!r || !con_u64(&f->con, r, &bit)) continue;
      if (bit == 0 && from == succ(f, b, 0)) mark[0] = 1;
      if (bit == 1 && from == succ(f, b, 1)) mark[1] = 1;
    }
  }
  vec_free(&work);
  vec_free(&seen);
}
static bool by_estimate(const Est *e, Blk b, uint32_t *w, uint32_t *p) {
  const Fn *f = e->f;
  uint32_t n = nsuccs(f, b), from = region_of(e, b);
  uint8_t unlikely[2] = {0, 0};
  if (loop_of(e->l, b)) mark_unlikely(e, b, unlikely);
  bool found = false, both = n == 2 && succ(f, b, 0) == succ(f, b, 1);
  uint64_t sum = 0;
  for (uint32_t i = 0; i < n; i++) {
    Blk s = succ(f, b, i);
    int32_t x = edge_weight(e, from, s);
    if (x != W_ZERO && leaves(e, from, region_of(e, s))) {
      x = (x == W_NONE ? W_DEFAULT : x) / (LOOP_STAY / LOOP_LEAVE);
      if (x < W_LOWEST) x = W_LOWEST;
    }
    if (x != W_ZERO && i < 2 && (unlikely[i] || (both && (unlikely[0] | unlikely[1])))) {
      x = (x == W_NONE ? W_DEFAULT : x) / 2;
      if (x < W_LOWEST) x = W_LOWEST;
    }
    found |= x != W_NONE;
    w[i] = (uint32_t)(x == W_NONE ? W_DEFAULT : x);
    sum += w[i];
  }
  if (!found || !sum) return false;
  if (sum > UINT32_MAX) {
    uint64_t shrink = sum / UINT32_MAX + 1;
    sum = 0;
    for (uint32_t i = 0; i < n; i++) {
      w[i] = (uint32_t)(w[i] / shrink);
      if (!w[i]) w[i] = W_LOWEST;
      sum += w[i];
    }
  }
  for (uint32_t i = 0; i < n; i++) p[i] = prob_of(w[i], (uint32_t)sum);
  return true;
}

/* strcmp and the like: zero for equal, else anything. By name alone, as LLVM asks here. */
static bool is_compare_call(const Fn *f, Val v) {
  static const char *const known[] = {"strcasecmp", "strcmp", "strncasecmp", "strncmp", "memcmp", "bcmp"};
  Glob g = is_op(f, v, OP_CALL) ? call_target(f, v) : GLOB_NONE;
  for (unsigned i = 0; g && i < ARRAY_LEN(known); i++)
    if (str_eq(glob(f->m, g)->name, str_of(known[i]))) return true;
  return false;
}
/* An integer constant, through a bitcast that was left to hide it. */
static Val int_const(const Fn *f, Val v) {
  if (is_op(f, v, OP_BITCAST)) v = arg(f, v, 0);
  return val_is_con(v) && con_kind(&f->con, v) == CON_INT ? v : VAL_NONE;
}
/* 1: the first edge is likely, -1: the second; 0: no opinion. */
static int by_zero(const Fn *f, Val c) {
  Val rhs = int_const(f, arg(f, c, 1)), lhs = arg(f, c, 0),
      mask = is_op(f, lhs, OP_AND) ? int_const(f, arg(f, lhs, 1)) : VAL_NONE;
  if (!rhs) return 0;
  if (mask && ap_is_pow2(con_get_ap(&f->con, mask))) return 0; /* one bit */
  Pred p = (Pred)sub(f, c);
  if (is_compare_call(f, lhs)) return p == ICMP_EQ ? -1 : p == ICMP_NE ? 1 : 0;
  if (con_is_zero(&f->con, rhs)) return p == ICMP_EQ || p == ICMP_SLT ? -1 : p == ICMP_NE || p == ICMP_SGT ? 1 : 0;
  if (con_is_one(&f->con, rhs)) return p == ICMP_SLT ? -1 : 0;
  if (con_is_allones(&f->con, rhs)) return p == ICMP_EQ ? -1 : p == ICMP_NE || p == ICMP_SGT ? 1 : 0;
  return 0;
}
static bool by_condition(const Fn *f, Blk b, uint32_t *p) {
  Val t = term(f, b);
  if (!is_condbr(f, t)) return false;
  Val c = arg(f, t, 0);
  int likely = 0;
  uint32_t yes = TAKEN, no = NOT_TAKEN;
  if (is_op(f, c, OP_ICMP)) {
    Pred q = (Pred)sub(f, c);
    if ((q == ICMP_EQ || q == ICMP_NE) && ty_is_ptr(f->m, ty(f, arg(f, c, 0)))) likely = q == ICMP_NE ? 1 : -1;
    else likely = by_zero(f, c);
  } else if (is_op(f, c, OP_FCMP)) {
    switch ((Pred)sub(f, c)) {
    case FCMP_OEQ:
    case FCMP_ONE:
    case FCMP_UNE: likely = 1; break; /* LLVM takes only ueq for an equality */
    case FCMP_UEQ: likely = -1; break;
    case FCMP_ORD:
      likely = 1;
      yes = ORDERED;
      no = NOT_ORDERED;
      break;
    case FCMP_UNO:
      likely = -1;
      yes = ORDERED;
      no = NOT_ORDERED;
      break;
    default: break;
    }
  }
  if (!likely) return false;
  p[likely > 0 ? 0 : 1] = prob_of(yes, yes + no);
  p[likely > 0 ? 1 : 0] = prob_of(no, yes + no);
  return true;
}

static void branch_prob_free(void *p) {
  BranchProb *x = p;
  mem_free(x->prob);
  mem_free(x->judged);
  mem_free(x);
}
const BranchProb *branch_prob(Fn *f) {
  BranchProb *bp = slot_fresh(f, AN_BRANCHPROB, EP_CFG | EP_VAL);
  if (bp) return bp;
  bp = mem_zalloc(sizeof *bp);
  bp->prob = mem_zalloc(sizeof *bp->prob * (f->nsucc + 1));
  bp->judged = mem_zalloc(f->nblk + 1);
  Arena A;
  arena_init(&A);
  Est e = {.f = f, .d = dom(f), .pd = postdom(f), .l = loops(f), .A = &A};
  uint32_t n = f->nblk, most = 0;
  if (e.l->irreducible) components(&e);
  e.nreg = e.l->n + e.ncomp + 1;
  e.w = ARENA_ARRAY(&A, int32_t, n);
  e.loop_w = ARENA_ARRAY(&A, int32_t, e.nreg);
  for (uint32_t i = 0; i < n; i++) e.w[i] = W_NONE;
  for (uint32_t i = 0; i < e.nreg; i++) e.loop_w[i] = W_NONE;
  e.cursor = ARENA_ZARRAY(&A, uint32_t, n);
  e.exit_first = ARENA_ZARRAY(&A, uint32_t, e.nreg);
  e.exit_at = ARENA_ZARRAY(&A, uint32_t, e.nreg);
  e.exit_end = ARENA_ZARRAY(&A, uint32_t, e.nreg);
  vec_push(&e.exits, BLK_NONE); /* so that no list ends at 0 */
  e.pred_first = ARENA_ZARRAY(&A, uint32_t, n + 2);
  FOR_EACH_BLK(f, b) {
    most = u32_max(most, nsuccs(f, b));
    for (uint32_t k = 0; k < nsuccs(f, b); k++) e.pred_first[succ(f, b, k) + 2]++;
  }
  for (uint32_t b = 2; b <= n + 1; b++) e.pred_first[b] += e.pred_first[b - 1];
  e.pred = ARENA_ARRAY(&A, Blk, e.pred_first[n + 1] + 1);
  FOR_EACH_BLK(f, b)
    for (uint32_t k = 0; k < nsuccs(f, b); k++) e.pred[e.pred_first[succ(f, b, k) + 1]++] = b;
  estimate(&e);
  uint32_t *w = ARENA_ARRAY(&A, uint32_t, most + 1);
  FOR_EACH_BLK(f, b) {
    uint32_t k = nsuccs(f, b), *p = bp->prob + f->blk[b].succ;
    if (k > 1 && dom_reachable(e.d, b) &&
        (by_metadata(&e, b, w, p) || by_estimate(&e, b, w, p) || by_condition(f, b, p))) {
      bp->judged[b] = 1;
      continue;
    }
    for (uint32_t i = 0; i < k; i++) p[i] = prob_of(1, k);
  }
  vec_free(&e.exits);
  vec_free(&e.blks);
  vec_free(&e.regs);
  arena_free(&A);
  slot_set(f, AN_BRANCHPROB, bp, branch_prob_free);
  return bp;
}

void print_branch_prob(Fn *f, StrBuf *out) {
  const BranchProb *p = branch_prob(f);
  Str name = fn_glob(f)->name;
  sb_fmt(out, "Printing analysis 'Branch Probability Analysis' for function '%.*s':\n---- Branch Probabilities ----\n",
         (int)name.n, name.p);
  FnText *t = fn_text_new(f, out);
  uint32_t *sum = mem_zalloc(sizeof *sum *
                             f->nblk); /* of all edges to a block; numbers of edges where nothing was judged */
  FOR_EACH_BLK(f, b) {
    uint32_t n = nsuccs(f, b);
    for (uint32_t i = 0; i < n; i++) sum[succ(f, b, i)] = 0;
    for (uint32_t i = 0; i < n; i++) {
      Blk s = succ(f, b, i);
      sum[s] = p->judged[b] ? prob_add(sum[s], edge_prob(p, f, b, i)) : sum[s] + 1;
    }
    for (uint32_t i = 0; i < n; i++) {
      Blk s = succ(f, b, i);
      uint32_t x = p->judged[b] ? sum[s] : prob_of(sum[s], n);
      sb_lit(out, "  edge ");
      fn_text_blk(t, b);
      sb_lit(out, " -> ");
      fn_text_blk(t, s);
      uint64_t percent = ((uint64_t)x * 10000 + (PROB_ONE >> 1)) >> 31; /* in hundredths, to the nearest */
      if (((uint64_t)x * 10000 & (PROB_ONE - 1)) == PROB_ONE >> 1 && (percent & 1)) percent--; /* ties to even */
      sb_fmt(out, " probability is 0x%08x / 0x80000000 = %u.%02u%%%s\n", x, (unsigned)(percent / 100),
             (unsigned)(percent % 100), x > prob_of(4, 5) ? " [HOT edge]" : "");
    }
  }
  mem_free(sum);
  fn_text_free(t);
}
