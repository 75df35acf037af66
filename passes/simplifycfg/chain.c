/* chain.c: a long chain of comparisons of one value becomes one switch at once.
 *
 *   p:  br (x == 0), %t0, %d1                       p:  switch x, %end [0: %t0  1: %t1  2: %t2 ...]
 *   t0: call @u(0)  br %d1                          t0: call @u(0)  br %end
 *   d1: br (x == 1), %t1, %d2               =>      t1: call @u(1)  br %end
 *   t1: call @u(1)  br %d2                          ...
 *   d2: br (x == 2), %t2, %d3 ...
 *
 * The steps of compare.c take one comparison after the other into its predecessors. In a chain where what is executed
 * for a value goes on to the next comparison (a row of `if (x == k)`), that copies the rest of the chain into every
 * arm before it turns out that its outcome is known there. Here the links, blocks that do nothing but compare, are
 * gathered from the head of the chain; an arm where the value is known goes where it leads for that value; then no
 * link is reached any more but from the head, which takes all cases. A block that is entered from elsewhere as well
 * ends the chain. Chains below SCFG_CHAIN are left to the other steps. Linear in the chain: cases are found by
 * constant id, arms are served from the last link to the first, so that one table tells for each which later link has
 * a case for its value.
 *
 * Where a chain ends at a block that this sweep has still to look at (a branch on a constant, an empty block), more
 * of it may appear. A head of many cases waits until then (scfg_chain_waits): to take one more comparison costs as
 * much as it has cases. */
#include "passes/simplifycfg/simplifycfg_int.h"

enum {
  ENTRIES = 16,
  ABOVE = 4
}; /* predecessors of a link that are looked at; blocks above an arm's end where its value is looked for */
typedef struct Part {
  Val con;
  uint32_t link, edge;
  double share; /* of the executions of the head, in its weights: weigh */
} Part;
typedef struct Chain {
  Blk head;
  Val x;
  VecU32 link;
  VEC(Part) part;
} Chain;

/* t compares x with constants: 1 + the edge taken if it is none of them. */
static uint32_t miss_of(const Fn *f, Val t, Val x) {
  if (is_op(f, t, OP_SWITCH)) return scfg_switched(f, t) == x;
  if (!is_condbr(f, t)) return 0;
  Val c = arg(f, t, 0);
  if (!is_op(f, c, OP_ICMP) || !has_one_use(f, c) || arg(f, c, 0) != x || !scfg_case(f, arg(f, c, 1))) return 0;
  return sub(f, c) == ICMP_EQ ? 2 : sub(f, c) == ICMP_NE ? 1 : 0;
}
static Val compared(const Fn *f, Val t) {
  if (is_op(f, t, OP_SWITCH)) return scfg_switched(f, t);
  return is_condbr(f, t) && is_op(f, arg(f, t, 0), OP_ICMP) ? arg(f, arg(f, t, 0), 0) : VAL_NONE;
}
/* The value of x at the end of q, which one edge leads to. */
static Val value_in(Fn *f, Blk q, Val x) {
  for (unsigned i = 0; i < ABOVE; i++) {
    Blk up = single_pred(f, q);
    if (!up) break;
    Val t = term(f, up);
    uint32_t miss = miss_of(f, t, x), e = pred_succ(f, q, 0);
    if (miss && e != miss - 1) return is_op(f, t, OP_SWITCH) ? arg(f, t, e) : scfg_case_of(f, arg(f, arg(f, t, 0), 1));
    q = up;
  }
  return VAL_NONE;
}
/* d does nothing but compare x, and whoever comes here comes from `prev` or knows the value. */
static bool is_link(Fn *f, Blk d, Blk prev, Val x) {
  Val t = term(f, d);
  uint32_t miss = miss_of(f, t, x), from_prev = 0;
  if (!miss || d == prev || npreds(f, d) > ENTRIES || d == entry_blk(f) || md_get(f, t, MDK_LOOP)) return false;
  if (first_ins(f, d) != t &&
      (is_op(f, t, OP_SWITCH) || first_ins(f, d) != arg(f, t, 0) || next_of(f, first_ins(f, d)) != t))
    return false;
  for (uint32_t i = 0; i < npreds(f, d); i++) {
    Blk q = pred(f, d, i);
    if (q == prev) from_prev++;
    else if (!is_br(f, term(f, q)) || md_get(f, term(f, q), MDK_LOOP) || !value_in(f, q, x)) return false;
  }
  return from_prev == 1 && !blk_is_address_taken(f, d);
}
/* The head of a chain is no link of a longer one. */
static bool is_head(Fn *f, Blk p, Val x) {
  for (uint32_t i = 0; i < npreds(f, p) && i < ENTRIES; i++) {
    Blk q = pred(f, p, i);
    uint32_t miss = miss_of(f, term(f, q), x);
    if (miss && succ(f, q, miss - 1) == p && is_link(f, p, q, x)) return false;
  }
  return true;
}
/* An edge of block b to `to` may become one of the head's: s->map has 1 + an entry of what it leads to already, or
 * gets it. */
static bool takes_edge(Scfg *s, const Chain *c, Blk b, uint32_t e) {
  const Fn *f = s->f;
  Blk to = succ(f, b, e);
  uint32_t at = succ_pred(f, b, e), had = scfg_map_get(&s->map, to);
  if (to == c->head || (had && !phis_agree(f, to, had - 1, at))) return false;
  if (had && !scfg_join_plain(s, c->head, to)) return false;
  if (!had) scfg_map_set(&s->map, to, at + 1);
  return true;
}
/* Links below p, SCFG_CHAIN at most; *end: the block that follows them. */
static uint32_t links_below(Fn *f, Blk p, Val x, Blk *end) {
  uint32_t n = 0;
  Blk prev = p, d = succ(f, p, miss_of(f, term(f, p), x) - 1);
  for (; n < SCFG_CHAIN && d != p && is_link(f, d, prev, x); n++) {
    prev = d;
    d = succ(f, d, miss_of(f, term(f, d), x) - 1);
  }
  *end = d;
  return n;
}
bool scfg_chain_waits(Scfg *s, Blk p) {
  Fn *f = s->f;
  Val pt = term(f, p), x = compared(f, pt);
  if (nsuccs(f, p) <= SCFG_CHAIN || !x || !miss_of(f, pt, x)) return false;
  Blk end;
  if (links_below(f, p, x, &end) >= SCFG_CHAIN || end >= s->cap || !s->dirty[end] || !single_pred(f, end)) return false;
  return s->waits = true;
}
static bool gather(Scfg *s, Chain *c) {
  Fn *f = s->f;
  Blk prev = c->head;
  uint32_t miss = miss_of(f, term(f, prev), c->x) - 1;
  scfg_map_begin(&s->map, f);
  for (uint32_t i = 0; i < nsuccs(f, prev); i++)
    if (i != miss) scfg_map_set(&s->map, succ(f, prev, i), succ_pred(f, prev, i) + 1);
  for (;;) {
    Blk d = succ(f, prev, miss);
    if (d == c->head || !is_link(f, d, prev, c->x)) break;
    uint32_t m = miss_of(f, term(f, d), c->x) - 1, had = c->part.n;
    bool ok = true;
    for (uint32_t i = 0; i < nsuccs(f, d) && ok; i++) {
      if (i == m) continue;
      ok = succ(f, d, i) != d && takes_edge(s, c, d, i);
      vec_push(&c->part, ((Part){is_op(f, term(f, d), OP_SWITCH) ? arg(f, term(f, d), i)
                                                                 : scfg_case_of(f, arg(f, arg(f, term(f, d), 0), 1)),
                                 c->link.n, i, 0}));
    }
    if (!ok) {
      c->part.n = had;
      break;
    }
    vec_push(&c->link, (uint32_t)d);
    prev = d;
    miss = m;
  }
  if (c->link.n && !takes_edge(s, c, prev, miss)) { /* what follows is reached with other values: the last link stays */
    c->link.n--;
    while (c->part.n && vec_last(&c->part).link == c->link.n) c->part.n--;
  }
  if (c->link.n < SCFG_CHAIN) return false;
  if (!scfg_nested_plain(s, c->head, (Blk)c->link.p[0], (Blk)vec_last(&c->link))) return false;
  for (uint32_t i = 0; s->convergent && i < c->link.n; i++)
    if (npreds(f, (Blk)c->link.p[i]) > 1) return scfg_region_plain(s, (Blk)c->link.p[0]);
  return true;
}
/* Edge e of block q leads where edge `like_e` of block `like` does, and takes the same values there. */
static void lead(Scfg *s, Blk q, uint32_t e, Blk like, uint32_t like_e) {
  Fn *f = s->f;
  Blk to = succ(f, like, like_e);
  uint32_t pi = edge_redirect(f, q, e, to), k = succ_pred(f, like, like_e);
  FOR_EACH_PHI(f, to, v) opnd_set(f, v, pi, arg(f, v, k));
  scfg_touch(s, to);
}
/* Weights of the n edges of block b, equal ones where it has none; returns their sum. *some: it has. */
static double edge_weights(const Fn *f, Blk b, VecU64 *w, bool *some) {
  uint32_t n = nsuccs(f, b);
  vec_clear(w);
  vec_resize_zero(w, n);
  double sum = 0;
  if (prof_weights(f, term(f, b), w->p, n)) *some = true;
  else
    for (uint32_t i = 0; i < n; i++) w->p[i] = 1;
  for (uint32_t i = 0; i < n; i++) sum += (double)w->p[i];
  return sum;
}
/* How often each part of the chain is taken, where any block of it has weights: what a link is reached with, times
 * its own weights. *rest: what is left. */
static bool weigh(const Fn *f, Chain *c, double *rest) {
  VecU64 w = {0};
  bool some = false;
  (void)edge_weights(f, c->head, &w, &some);
  *rest = (double)w.p[miss_of(f, term(f, c->head), c->x) - 1];
  for (uint32_t k = 0, i = 0; k < c->link.n; k++) {
    Blk d = (Blk)c->link.p[k];
    double sum = edge_weights(f, d, &w, &some), here = sum > 0 ? *rest / sum : 0;
    for (; i < c->part.n && c->part.p[i].link == k; i++) c->part.p[i].share = here * (double)w.p[c->part.p[i].edge];
    *rest = here * (double)w.p[miss_of(f, term(f, d), c->x) - 1];
  }
  vec_free(&w);
  return some;
}
/* Gives the switch at the end of b weights in the proportion of w. What is not 0 stays so. */
static void set_shares(Fn *f, Blk b, const double *w) {
  uint32_t n = nsuccs(f, b);
  double most = 0;
  for (uint32_t i = 0; i < n; i++)
    if (w[i] > most) most = w[i];
  uint64_t *x = mem_alloc(n * sizeof *x);
  for (uint32_t i = 0; i < n; i++) x[i] = w[i] > 0 ? u64_max((uint64_t)(w[i] / most * UINT32_MAX), 1) : 0;
  prof_set_weights(f, term(f, b), x, n);
  mem_free(x);
}
bool scfg_chain(Scfg *s, Blk p) {
  Fn *f = s->f;
  Val pt = term(f, p), x = compared(f, pt);
  uint32_t miss = x ? miss_of(f, pt, x) : 0;
  if (!miss || md_get(f, pt, MDK_LOOP)) return false;
  Blk end;
  if (succ(f, p, 0) == succ(f, p, 1) || links_below(f, p, x, &end) < SCFG_CHAIN || !is_head(f, p, x)) return false;
  Chain c = {.head = p, .x = x};
  bool ok = gather(s, &c);
  if (ok) {
    ArenaMark mark = arena_mark(s->px->scratch);
    uint32_t n = c.link.n, end_miss = miss_of(f, term(f, (Blk)c.link.p[n - 1]), x) - 1;
    Blk last = (Blk)c.link.p[n - 1];
    end = succ(f, last, end_miss);
    double rest = 0;
    VEC(double) share = {0}; /* by edge of the head, its own weights first */
    if (weigh(f, &c, &rest)) {
      VecU64 w = {0};
      bool some;
      (void)edge_weights(f, p, &w, &some);
      for (uint32_t i = 0; i < w.n; i++) vec_push(&share, (double)w.p[i]);
      if (miss == 2) share.p[1] = share.p[0];
      vec_free(&w);
    }
    enum { OF_HEAD = UINT32_MAX };
    /* by constant: 1 + its first part from the present link on */
    IdSet first = idset_on(s->px->scratch, c.part.n + nsuccs(f, p));
    for (uint32_t k = n, i = c.part.n; k-- > 0;) {
      while (i && c.part.p[i - 1].link == k) {
        i--;
        idmap_put(&first, (uint32_t)c.part.p[i].con, i + 1);
      }
      Blk l = (Blk)c.link.p[k], prev = k ? (Blk)c.link.p[k - 1] : p;
      for (uint32_t e = npreds(f, l); e-- > 0;) {
        Blk q = pred(f, l, e);
        if (q == prev) continue;
        uint32_t at = idmap_get(&first, (uint32_t)value_in(f, q, x));
        if (at) lead(s, q, 0, (Blk)c.link.p[c.part.p[at - 1].link], c.part.p[at - 1].edge);
        else lead(s, q, 0, last, end_miss);
        scfg_touch(s, q);
      }
    }
    /* The head: a switch whose cases come first. */
    if (is_op(f, pt, OP_BR)) {
      Val cmp = arg(f, pt, 0), k = scfg_case_of(f, arg(f, cmp, 1));
      if (miss == 2) succs_swap(f, p, 0, 1);
      term_become(f, p, OP_SWITCH, (Val[]){scfg_as_int(f, x, pt), k}, 2);
      scfg_drop(s, cmp);
    }
    for (uint32_t i = 1; i < nsuccs(f, p); i++) idmap_put(&first, (uint32_t)arg(f, pt, i), OF_HEAD);
    lead(s, p, 0, last, end_miss);
    for (uint32_t i = 0; i < c.part.n; i++) {
      Part t = c.part.p[i];
      Blk l = (Blk)c.link.p[t.link], to = succ(f, l, t.edge);
      if (idmap_get(&first, (uint32_t)t.con) != i + 1) continue;
      if (to == end) {
        rest += t.share;
        continue;
      }
      if (share.n) vec_push(&share, t.share);
      switch_case_add(f, pt, t.con, to);
      uint32_t pi = succ_pred(f, p, nsuccs(f, p) - 1), k = succ_pred(f, l, t.edge);
      FOR_EACH_PHI(f, to, v) opnd_set(f, v, pi, arg(f, v, k));
    }
    if (share.n) {
      share.p[0] = rest;
      set_shares(f, p, share.p);
    } else if (md_get(f, pt, MDK_PROF)) md_set(f, pt, MDK_PROF, MD_NONE);
    vec_free(&share);
    for (uint32_t k = 0; k < n; k++) scfg_touch(s, (Blk)c.link.p[k]);
    scfg_touch_around(s, p);
    arena_release(s->px->scratch, mark);
  }
  vec_free(&c.link);
  vec_free(&c.part);
  return ok;
}
