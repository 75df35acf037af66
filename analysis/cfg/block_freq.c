/* block_freq.c: frequencies of blocks. Contract: block_freq.h.
 *
 * Mass flows through the function once, in reverse post order: the entry gets all of it (64 bits of fraction), each
 * block gives what it has to its successors by the probabilities of its edges. Loops are done before, inner ones
 * first: the header gets all mass, what comes back to it says how many rounds the loop runs (1 / what leaves), and
 * from then on the loop is one node, its header, whose successors are the loop's exits. At the end the loops are
 * opened again from the outside in and their blocks multiplied by how often the loop runs.
 *
 * Where mass would flow back to a block that is no header, there is a cycle with several entries. Then the strongly
 * connected components of the nodes at hand (without the edges back to the header of the loop around) become loops of
 * their own, with all blocks that are entered from outside, or against the order from blocks which are not, as
 * headers; mass is shared out between the headers evenly at first, then as it comes back to them. (LLVM's
 * BlockFrequencyInfoImpl.h describes the same; mass, rounding and order of sums follow it, so that results are
 * equal.)
 *
 * Nodes are numbers in reverse post order. */
#include "analysis/cfg/block_freq.h"
#include "analysis/cfg/branch_prob.h"
#include "analysis/cfg/dom.h"
#include "analysis/cfg/loops.h"
#include "ir/prof.h"
#include "ir/text/text.h"
#include <stdlib.h>

#define NONE UINT32_MAX
#define MASS_FULL UINT64_MAX
typedef struct Exit {
  uint32_t to;
  uint64_t mass;
} Exit;
typedef struct Region { /* a natural loop or a cycle with several headers */
  uint32_t parent;      /* NONE: the function */
  bool packaged;
  uint32_t nheaders, first, n; /* nodes are Freq.node[first .. first + n): headers in order, then the others in order */
  uint32_t back;               /* mass that comes back, by header: Freq.back[back ..] */
  VEC(Exit) exits;
  uint64_t mass; /* that the whole has */
  Scaled scale;
  uint32_t next; /* outer before inner */
  uint32_t top;  /* short cut towards the outermost packaged region around */
} Region;
typedef struct Node {
  uint32_t region; /* innermost region; for a header the region it heads */
  uint64_t mass;
} Node;
typedef struct Weight {
  uint32_t to;
  uint8_t kind;
  uint64_t amount;
} Weight;
enum { TO_LOCAL, TO_EXIT, TO_BACK };
typedef struct Dist {
  VEC(Weight) w;
  uint64_t total;
  bool overflow;
} Dist;

typedef struct Freq {
  Fn *f;
  const Dom *d;
  const BranchProb *p;
  uint32_t n; /* nodes */
  Node *at;   /* by node */
  VEC(Region) reg;
  uint32_t head; /* list of regions */
  VecU32 node;
  VecU64 back;
  Dist dist;
  uint32_t *number; /* by node: see Irr; all 0 between uses */
  Scaled *freq;     /* by node */
} Freq;

static inline Region *region(Freq *q, uint32_t r) { return &q->reg.p[r]; }
static inline bool is_irreducible(const Region *r) { return r->nheaders > 1; }
/* Place of a node among the headers of r, NONE if it is none. */
static uint32_t header_index(const Freq *q, uint32_t r, uint32_t node) {
  if (r == NONE) return NONE;
  const Region *x = &q->reg.p[r];
  const uint32_t *h = q->node.p + x->first;
  if (x->nheaders == 1) return h[0] == node ? 0 : NONE;
  uint32_t lo = 0, hi = x->nheaders;
  while (lo < hi) {
    uint32_t m = (lo + hi) / 2;
    if (h[m] < node) lo = m + 1;
    else hi = m;
  }
  return lo < x->nheaders && h[lo] == node ? lo : NONE;
}
static inline bool is_header(const Freq *q, uint32_t r, uint32_t node) { return header_index(q, r, node) != NONE; }
static bool heads(const Freq *q, uint32_t n) { return is_header(q, q->at[n].region, n); }
/* The node heads its region, and the irreducible one around it too. */
static bool heads_two(const Freq *q, uint32_t n) {
  if (!heads(q, n)) return false;
  uint32_t up = q->reg.p[q->at[n].region].parent;
  return up != NONE && is_irreducible(&q->reg.p[up]) && is_header(q, up, n);
}
static uint32_t containing(const Freq *q, uint32_t n) {
  uint32_t r = q->at[n].region;
  if (!heads(q, n)) return r;
  r = q->reg.p[r].parent;
  return heads_two(q, n) ? q->reg.p[r].parent : r;
}
/* The outermost packaged region around the node, or NONE. */
static uint32_t packaged(Freq *q, uint32_t n) {
  uint32_t r = q->at[n].region;
  if (r == NONE || !region(q, r)->packaged) return NONE;
  uint32_t t = r;
  for (;;) {
    Region *x = region(q, t);
    uint32_t up = x->top != NONE ? x->top : x->parent;
    if (up == NONE || !region(q, up)->packaged) break;
    t = up;
  }
  while (r != t) { /* short cuts for the next time */
    Region *x = region(q, r);
    uint32_t up = x->top != NONE ? x->top : x->parent;
    x->top = t;
    r = up;
  }
  return t;
}
static uint32_t resolved(Freq *q, uint32_t n) {
  uint32_t r = packaged(q, n);
  return r == NONE ? n : q->node.p[region(q, r)->first];
}
static bool is_package(const Freq *q, uint32_t n) { return heads(q, n) && q->reg.p[q->at[n].region].packaged; }
static uint64_t *mass_of(Freq *q, uint32_t n) {
  if (!is_package(q, n)) return &q->at[n].mass;
  Region *r = region(q, q->at[n].region);
  if (heads_two(q, n) && region(q, r->parent)->packaged) return &region(q, r->parent)->mass;
  return &r->mass;
}
static inline uint64_t mass_add(uint64_t a, uint64_t b) { return a + b < a ? MASS_FULL : a + b; }
static inline Scaled mass_scaled(uint64_t m) { return m == MASS_FULL ? scaled_of(1, 0) : scaled_of(m + 1, -64); }

/* ---- distributions ---- */
static void dist_add(Dist *d, uint32_t to, uint64_t amount, uint8_t kind) {
  uint64_t t = d->total + amount;
  d->overflow |= t < d->total;
  d->total = t;
  vec_push(&d->w, ((Weight){to, kind, amount}));
}
static int by_target(const void *a, const void *b) {
  const Weight *x = a, *y = b;
  return (x->to > y->to) - (x->to < y->to);
}
/* Many different targets stay in the order in which they were added (so does LLVM's sum by hashing). */
static bool many_and_different(Dist *d) {
  enum { MANY = 128 };
  if (d->w.n <= MANY) return false;
  Weight *copy = mem_alloc(d->w.n * sizeof *copy);
  memcpy(copy, d->w.p, d->w.n * sizeof *copy);
  qsort(copy, d->w.n, sizeof *copy, by_target);
  bool same = false;
  for (uint32_t i = 1; i < d->w.n && !same; i++) same = copy[i].to == copy[i - 1].to;
  mem_free(copy);
  return !same;
}
/* One weight a target, and a total of at most 32 bits. */
static void dist_normalize(Dist *d) {
  if (!d->w.n) return;
  if (d->w.n == 2) {
    if (d->w.p[0].to > d->w.p[1].to) {
      Weight t = d->w.p[0];
      d->w.p[0] = d->w.p[1];
      d->w.p[1] = t;
    }
  } else if (d->w.n > 1 && !many_and_different(d)) qsort(d->w.p, d->w.n, sizeof *d->w.p, by_target);
  uint32_t out = 0;
  for (uint32_t i = 0; i < d->w.n; out++) {
    Weight x = d->w.p[i++];
    for (; i < d->w.n && d->w.p[i].to == x.to; i++) x.amount = mass_add(x.amount, d->w.p[i].amount);
    d->w.p[out] = x;
  }
  d->w.n = out;
  if (out == 1) {
    d->total = 1;
    d->w.p[0].amount = 1;
    return;
  }
  int shift = d->overflow ? 33 : d->total > UINT32_MAX ? 33 - __builtin_clzll(d->total) : 0;
  if (!shift) return;
  d->total = 0;
  for (uint32_t i = 0; i < out; i++) {
    uint64_t a = d->w.p[i].amount;
    a = (a >> shift) + (a >> (shift - 1) & 1);
    d->w.p[i].amount = a ? a : 1;
    d->total += d->w.p[i].amount;
  }
}
/* The next share of what is left: what rounding loses goes to those who come later. */
typedef struct Shares {
  uint32_t weight;
  uint64_t mass;
} Shares;
static uint64_t share(Shares *s, uint64_t weight) {
  uint64_t m = prob_scale(s->mass, prob_of((uint32_t)weight, s->weight));
  s->weight -= (uint32_t)weight;
  s->mass -= u64_min(m, s->mass);
  return m;
}

/* ---- mass ---- */
/* A successor of `from` in region r (NONE: the function). False: the edge goes back to something that is no header. */
static bool add_edge(Freq *q, uint32_t r, uint32_t from, uint32_t to, uint64_t weight) {
  if (!weight) weight = 1;
  to = resolved(q, to);
  if (is_header(q, r, to)) {
    dist_add(&q->dist, to, weight, TO_BACK);
    return true;
  }
  if (containing(q, to) != r) {
    dist_add(&q->dist, to, weight, TO_EXIT);
    return true;
  }
  if (to < from && !is_header(q, r, from)) return false;
  dist_add(&q->dist, to, weight, TO_LOCAL);
  return true;
}
/* Gives the mass of node n to its successors. */
static bool propagate(Freq *q, uint32_t r, uint32_t n) {
  Dist *d = &q->dist;
  d->w.n = 0;
  d->total = 0;
  d->overflow = false;
  uint32_t inner = packaged(q, n);
  if (inner != NONE) {
    uint32_t head = q->node.p[region(q, inner)->first];
    for (uint32_t i = 0; i < region(q, inner)->exits.n; i++) {
      Exit x = region(q, inner)->exits.p[i];
      if (!add_edge(q, r, head, x.to, x.mass)) return false;
    }
  } else {
    Blk b = q->d->rpo[n];
    for (uint32_t k = 0; k < nsuccs(q->f, b); k++)
      if (!add_edge(q, r, n, q->d->order[succ(q->f, b, k)] - 1, edge_prob(q->p, q->f, b, k))) return false;
  }
  uint64_t mass = *mass_of(q, n);
  dist_normalize(d);
  Shares s = {(uint32_t)d->total, mass};
  for (uint32_t i = 0; i < d->w.n; i++) {
    Weight w = d->w.p[i];
    uint64_t m = share(&s, w.amount);
    if (w.kind == TO_LOCAL) {
      uint64_t *at = mass_of(q, w.to);
      *at = mass_add(*at, m);
    } else if (w.kind == TO_BACK) {
      uint64_t *at = &q->back.p[region(q, r)->back + header_index(q, r, w.to)];
      *at = mass_add(*at, m);
    } else vec_push(&region(q, r)->exits, ((Exit){w.to, m}));
  }
  return true;
}
static bool header_weight(const Fn *f, Blk b, uint64_t *w) { /* !irr_loop on the terminator */
  Md m = md_get(f, term(f, b), MDK_IRR_LOOP);
  if (!m || (m & MD_LOCAL_BIT)) return false;
  const MdRec *r = md_rec(f->m, m);
  if (r->form != MDF_TUPLE || r->n < 2 || !r->ops[0]) return false;
  const MdRec *tag = md_rec(f->m, r->ops[0]);
  return tag->form == MDF_STRING && str_eq(tag->str, STR("loop_header_weight")) && md_get_int(f->m, r->ops[1], w);
}
/* Shares all mass between the headers as q->dist says. */
static void share_headers(Freq *q) {
  dist_normalize(&q->dist);
  Shares s = {(uint32_t)q->dist.total, MASS_FULL};
  for (uint32_t i = 0; i < q->dist.w.n; i++) *mass_of(q, q->dist.w.p[i].to) = share(&s, q->dist.w.p[i].amount);
}
/* Mass inside region r, its scale; r becomes one node. False: there is a cycle with several entries inside. */
static bool region_mass(Freq *q, uint32_t r) {
  if (is_irreducible(region(q, r))) {
    uint32_t nh = region(q, r)->nheaders, first = region(q, r)->first;
    uint64_t least = 0, w;
    bool any = false;
    for (uint32_t h = 0; h < nh; h++)
      if (header_weight(q->f, q->d->rpo[q->node.p[first + h]], &w)) {
        if (!any || w < least) least = w;
        any = true;
      }
    q->dist.w.n = 0;
    q->dist.total = 0;
    q->dist.overflow = false;
    if (!any) least = 1;
    for (uint32_t h = 0; h < nh; h++) {
      if (!header_weight(q->f, q->d->rpo[q->node.p[first + h]], &w)) w = least;
      if (w) dist_add(&q->dist, q->node.p[first + h], w, TO_LOCAL);
    }
    share_headers(q);
    for (uint32_t i = 0; i < region(q, r)->n; i++) propagate(q, r, q->node.p[first + i]);
    if (!any) { /* again by what came back to each */
      q->dist.w.n = 0;
      q->dist.total = 0;
      q->dist.overflow = false;
      for (uint32_t h = 0; h < nh; h++) {
        uint64_t m = q->back.p[region(q, r)->back + h];
        if (m) dist_add(&q->dist, q->node.p[first + h], m, TO_LOCAL);
      }
      share_headers(q);
    }
  } else {
    *mass_of(q, q->node.p[region(q, r)->first]) = MASS_FULL;
    for (uint32_t i = 0; i < region(q, r)->n; i++)
      if (!propagate(q, r, q->node.p[region(q, r)->first + i])) return false;
  }
  Region *x = region(q, r);
  uint64_t back = 0;
  for (uint32_t h = 0; h < x->nheaders; h++) back = mass_add(back, q->back.p[x->back + h]);
  enum { ENDLESS_LOG2 = 12 };
  x->scale = back == MASS_FULL ? scaled_of(1, ENDLESS_LOG2)
                               : scaled_div(scaled_of(1, 0), mass_scaled(MASS_FULL - back));
  for (uint32_t i = 0; i < x->n; i++) {
    uint32_t in = packaged(q, q->node.p[x->first + i]);
    if (in != NONE) vec_free(&region(q, in)->exits);
  }
  x->packaged = true;
  return true;
}

/* ---- cycles with several entries ---- */
typedef struct Irr {       /* the nodes at hand as a graph */
  uint32_t n, *node;       /* by number here */
  uint32_t *number;        /* by node: 1 + number here, 0 none */
  uint32_t *first, *to;    /* successors */
  uint32_t *pfirst, *from; /* predecessors */
} Irr;
static uint32_t irr_succs(Freq *q, uint32_t n, uint32_t i,
                          uint32_t *to) { /* successor i of node n as it stands; returns how many there are */
  if (is_package(q, n)) {
    Region *r = region(q, q->at[n].region);
    if (i < r->exits.n) *to = r->exits.p[i].to;
    return r->exits.n;
  }
  Blk b = q->d->rpo[n];
  if (i < nsuccs(q->f, b)) *to = q->d->order[succ(q->f, b, i)] - 1;
  return nsuccs(q->f, b);
}
static void irr_make(Freq *q, Irr *g, uint32_t outer, Arena *A) {
  g->number = q->number;
  g->node = ARENA_ARRAY(A, uint32_t, outer == NONE ? q->n : region(q, outer)->n);
  if (outer == NONE) {
    for (uint32_t i = 0; i < q->n; i++)
      if (resolved(q, i) == i) g->node[g->n++] = i;
  } else
    for (uint32_t i = 0; i < region(q, outer)->n; i++) g->node[g->n++] = q->node.p[region(q, outer)->first + i];
  for (uint32_t i = 0; i < g->n; i++) {
    g->number[g->node[i]] = i + 1;
    *mass_of(q, g->node[i]) = 0;
  }
  g->first = ARENA_ZARRAY(A, uint32_t, g->n + 1);
  g->pfirst = ARENA_ZARRAY(A, uint32_t, g->n + 2);
  VecU32 e = {0};
  for (uint32_t i = 0; i < g->n; i++) {
    g->first[i] = e.n;
    uint32_t to = 0;
    for (uint32_t k = 0; k < irr_succs(q, g->node[i], k, &to); k++) {
      if (is_header(q, outer, to) || !g->number[to]) continue;
      vec_push(&e, g->number[to] - 1);
      g->pfirst[g->number[to] + 1]++;
    }
  }
  g->first[g->n] = e.n;
  g->to = ARENA_ARRAY(A, uint32_t, e.n + 1);
  if (e.n) memcpy(g->to, e.p, e.n * sizeof *e.p);
  vec_free(&e);
  for (uint32_t i = 2; i <= g->n + 1; i++) g->pfirst[i] += g->pfirst[i - 1];
  g->from = ARENA_ARRAY(A, uint32_t, g->pfirst[g->n + 1] + 1);
  for (uint32_t i = 0; i < g->n; i++)
    for (uint32_t k = g->first[i]; k < g->first[i + 1]; k++) g->from[g->pfirst[g->to[k] + 1]++] = i;
}
static int by_number(const void *a, const void *b) {
  const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
  return (x > y) - (x < y);
}
/* The component scc[0 .. n) becomes a region after `after` in the list (NONE: at its head). comp: by number, the
 * component. */
static void irr_region(Freq *q, const Irr *g, uint32_t outer, uint32_t after, uint32_t *scc, uint32_t n,
                       const uint32_t *comp, uint8_t *entered) {
  uint32_t id = comp[scc[0]], r = q->reg.n, nh = 0;
  qsort(scc, n, sizeof *scc, by_number);
  VecU32 head = {0}, other = {0};
  for (uint32_t i = 0; i < n; i++) {
    entered[scc[i]] = 0;
    for (uint32_t k = g->pfirst[scc[i]]; k < g->pfirst[scc[i] + 1] && !entered[scc[i]]; k++)
      entered[scc[i]] = comp[g->from[k]] != id;
    nh += entered[scc[i]];
  }
  for (uint32_t i = 0; i < n; i++) {
    uint32_t x = scc[i];
    bool h = entered[x] != 0;
    for (uint32_t k = g->pfirst[x]; k < g->pfirst[x + 1] && !h && nh < n; k++) {
      uint32_t p = g->from[k];
      h = g->node[p] >= g->node[x] &&
          !(comp[p] == id && entered[p]); /* against the order, from a block that is not entered */
    }
    vec_push(h ? &head : &other, g->node[x]);
  }
  qsort(head.p, head.n, sizeof *head.p, by_number);
  if (other.n) qsort(other.p, other.n, sizeof *other.p, by_number);
  vec_push(&q->reg,
           ((Region){.parent = outer, .nheaders = head.n, .first = q->node.n, .n = n, .back = q->back.n, .top = NONE}));
  for (uint32_t i = 0; i < head.n; i++) {
    vec_push(&q->node, head.p[i]);
    vec_push(&q->back, 0);
  }
  for (uint32_t i = 0; i < other.n; i++) vec_push(&q->node, other.p[i]);
  vec_free(&head);
  vec_free(&other);
  if (after == NONE) {
    region(q, r)->next = q->head;
    q->head = r;
  } else {
    region(q, r)->next = region(q, after)->next;
    region(q, after)->next = r;
  }
  for (uint32_t i = 0; i < n; i++) {
    uint32_t x = q->node.p[region(q, r)->first + i];
    if (heads(q, x)) region(q, q->at[x].region)->parent = r;
    else q->at[x].region = r;
  }
}
/* Makes regions of the cycles with several entries that lie directly in `outer`, and computes their mass. */
static void irreducible(Freq *q, uint32_t outer) {
  typedef struct Frame {
    uint32_t v, k, low;
  } Frame;
  Arena A;
  arena_init(&A);
  Irr g = {0};
  irr_make(q, &g, outer, &A);
  uint32_t *num = ARENA_ZARRAY(&A, uint32_t, g.n), *stack = ARENA_ARRAY(&A, uint32_t, g.n + 1),
           *comp = ARENA_ARRAY(&A, uint32_t, g.n), *scc = ARENA_ARRAY(&A, uint32_t, g.n);
  uint8_t *entered = ARENA_ZARRAY(&A, uint8_t, g.n);
  Frame *fr = ARENA_ARRAY(&A, Frame, g.n + 1);
  uint32_t clock = 0, top = 0, depth = 0, ncomp = 0, fill = 0;
  VecU32 starts = {0};
  for (uint32_t i = 0; i < g.n; i++) comp[i] = NONE;
#define ENTER(x) (num[x] = ++clock, stack[top++] = (x), fr[depth++] = (Frame){(x), g.first[x], clock})
  if (g.n) (void)ENTER(0);
  while (depth) {
    Frame *t = &fr[depth - 1];
    if (t->k < g.first[t->v + 1]) {
      uint32_t w = g.to[t->k++];
      if (!num[w]) (void)ENTER(w);
      else if (comp[w] == NONE) t->low = u32_min(t->low, num[w]);
      continue;
    }
    uint32_t v = t->v, low = t->low;
    depth--;
    if (depth) fr[depth - 1].low = u32_min(fr[depth - 1].low, low);
    if (low != num[v]) continue;
    uint32_t begin = fill;
    do {
      scc[fill++] = stack[--top];
      comp[stack[top]] = ncomp;
    } while (stack[top] != v);
    ncomp++;
    if (fill - begin < 2) fill = begin;
    else {
      vec_push(&starts, begin);
      vec_push(&starts, fill);
    }
  }
#undef ENTER
  uint32_t made = q->reg.n, after = outer;
  for (uint32_t i = 0; i < starts.n; i += 2) {
    irr_region(q, &g, outer, after, scc + starts.p[i], starts.p[i + 1] - starts.p[i], comp, entered);
    after = q->reg.n - 1;
  }
  for (uint32_t r = made; r < q->reg.n; r++) region_mass(q, r);
  vec_free(&starts);
  for (uint32_t i = 0; i < g.n; i++) q->number[g.node[i]] = 0;
  arena_free(&A);
  if (outer == NONE) return;
  Region *x = region(q, outer);
  x->exits.n = 0;
  for (uint32_t h = 0; h < x->nheaders; h++) q->back.p[x->back + h] = 0;
  uint32_t kept = 1;
  for (uint32_t i = 1; i < x->n; i++) {
    uint32_t n = q->node.p[x->first + i];
    if (resolved(q, n) == n) q->node.p[x->first + kept++] = n;
  }
  x->n = kept;
}

static void regions_make(Freq *q) {
  const Loops *l = loops(q->f);
  const Dom *d = q->d;
  uint32_t *count = mem_zalloc(sizeof *count * (l->n + 1));
  /* a loop holds its own blocks and the headers of its children */
  for (uint32_t i = 0; i < d->n; i++) {
    uint32_t lp = loop_of(l, d->rpo[i]);
    if (!lp) continue;
    count[lp]++;
    if (l->loop[lp].header == d->rpo[i] && l->loop[lp].parent) count[l->loop[lp].parent]++;
  }
  q->head = NONE;
  for (uint32_t i = 1; i < l->n; i++) { /* region i - 1 is loop i: outer before inner */
    vec_push(&q->reg, ((Region){.parent = l->loop[i].parent ? l->loop[i].parent - 1 : NONE,
                                .nheaders = 1,
                                .first = q->node.n,
                                .back = q->back.n,
                                .next = NONE,
                                .top = NONE}));
    vec_push(&q->back, 0);
    vec_resize_zero(&q->node, q->node.n + count[i]);
    if (i == 1) q->head = 0;
    else q->reg.p[i - 2].next = i - 1;
  }
  for (uint32_t i = 0; i < d->n; i++) { /* headers come first in reverse post order */
    uint32_t lp = loop_of(l, d->rpo[i]);
    q->at[i].region = lp ? lp - 1 : NONE;
    if (!lp) continue;
    Region *r = region(q, lp - 1);
    q->node.p[r->first + r->n++] = i;
    if (l->loop[lp].header == d->rpo[i] && l->loop[lp].parent) {
      r = region(q, l->loop[lp].parent - 1);
      q->node.p[r->first + r->n++] = i;
    }
  }
  mem_free(count);
}
static bool function_mass(Freq *q) {
  *mass_of(q, 0) = MASS_FULL;
  for (uint32_t i = 0; i < q->n; i++)
    if (resolved(q, i) == i && !propagate(q, NONE, i)) return false;
  return true;
}
/* Opens the regions from the outside in. */
static void unwrap(Freq *q) {
  for (uint32_t i = 0; i < q->n; i++) q->freq[i] = mass_scaled(q->at[i].mass);
  for (uint32_t i = 0; i < q->reg.n; i++) q->reg.p[i].top = NONE;
  for (uint32_t r = q->head; r != NONE; r = region(q, r)->next) {
    Region *x = region(q, r);
    x->scale = scaled_mul(x->scale, mass_scaled(x->mass));
    x->packaged = false;
    for (uint32_t i = 0; i < x->n; i++) {
      uint32_t n = q->node.p[x->first + i];
      Scaled *s = &q->freq[n];
      if (is_package(q, n)) { /* the outermost that is still closed: its parent is open */
        uint32_t in = q->at[n].region;
        while (region(q, in)->parent != NONE && region(q, region(q, in)->parent)->packaged) in = region(q, in)->parent;
        s = &region(q, in)->scale;
      }
      *s = scaled_mul(x->scale, *s);
    }
  }
}

static void block_freq_free(void *p) {
  BlockFreq *x = p;
  mem_free(x->freq);
  mem_free(x->exact);
  mem_free(x);
}
const BlockFreq *block_freq(Fn *f) {
  BlockFreq *bf = slot_fresh(f, AN_BLOCKFREQ, EP_CFG | EP_VAL);
  if (bf) return bf;
  bf = mem_zalloc(sizeof *bf);
  bf->nblk = f->nblk;
  bf->freq = mem_zalloc(sizeof *bf->freq * (f->nblk + 1));
  bf->exact = mem_zalloc(sizeof *bf->exact * (f->nblk + 1));
  Arena A;
  arena_init(&A);
  Freq q = {.f = f, .p = branch_prob(f), .d = dom(f)};
  q.n = q.d->n;
  q.at = ARENA_ZARRAY(&A, Node, q.n + 1);
  q.freq = ARENA_ZARRAY(&A, Scaled, q.n + 1);
  q.number = ARENA_ZARRAY(&A, uint32_t, q.n + 1);
  regions_make(&q);
  for (uint32_t r = q.reg.n; r-- > 0;)
    if (!region_mass(&q, r)) {
      irreducible(&q, r);
      region_mass(&q, r);
    }
  if (q.n && !function_mass(&q)) {
    irreducible(&q, NONE);
    function_mass(&q);
  }
  unwrap(&q);
  Scaled max = {0};
  for (uint32_t i = 0; i < q.n; i++)
    if (scaled_cmp(q.freq[i], max) > 0) max = q.freq[i];
  enum { MAX_BITS = 54 };
  Scaled factor = scaled_div(scaled_of(1, MAX_BITS), max);
  for (uint32_t i = 0; i < q.n; i++) {
    Blk b = q.d->rpo[i];
    bf->exact[b] = q.freq[i];
    bf->freq[b] = u64_max(1, scaled_to_u64(scaled_mul(q.freq[i], factor)));
  }
  bf->entry = q.n ? bf->freq[entry_blk(f)] : 0;
  for (uint32_t r = 0; r < q.reg.n; r++) vec_free(&q.reg.p[r].exits);
  vec_free(&q.reg);
  vec_free(&q.node);
  vec_free(&q.back);
  vec_free(&q.dist.w);
  arena_free(&A);
  slot_set(f, AN_BLOCKFREQ, bf, block_freq_free);
  return bf;
}

bool block_count(const Fn *f, const BlockFreq *q, Blk b, uint64_t *count) {
  uint64_t n;
  if (!q->entry || !prof_entry_count(f, &n)) return false;
  unsigned __int128 c = ((unsigned __int128)n * freq_of(q, b) + (q->entry >> 1)) / q->entry;
  *count = c > UINT64_MAX ? UINT64_MAX : (uint64_t)c;
  return true;
}
void print_block_freq(Fn *f, StrBuf *out) {
  const BlockFreq *q = block_freq(f);
  Str name = fn_glob(f)->name;
  sb_fmt(out, "Printing analysis results of BFI for function '%.*s':\nblock-frequency-info: %.*s\n", (int)name.n,
         name.p, (int)name.n, name.p);
  FOR_EACH_BLK(f, b) {
    uint64_t w;
    sb_lit(out, " - ");
    sb_str(out, blk_name_of(f, b));
    sb_lit(out, ": float = ");
    scaled_print(q->exact[b], 5, out);
    sb_lit(out, ", int = ");
    sb_u64(out, q->freq[b]);
    if (block_count(f, q, b, &w)) {
      sb_lit(out, ", count = ");
      sb_u64(out, w);
    }
    if (header_weight(f, b, &w)) {
      sb_lit(out, ", irr_loop_header_weight = ");
      sb_u64(out, w);
    }
    sb_ch(out, '\n');
  }
  sb_ch(out, '\n');
}
