/* block.c: blocks, edges and phis. Contract: ir.h.
 *
 * Predecessor lists are pieces of one pool with the same growth rule as operand lists (cap_of), successor lists of
 * another. Every predecessor entry and its successor entry know each other's index, so an edge goes away in O(1) plus
 * O(phis of the target).
 *
 *   count 3   [e e e .]          piece of 4
 *   count 2   [e e R .]          still 4: R, at the first place behind a piece of 2, says that there is as much again
 *   count 0   on the list of free pieces of 4
 *
 * A list that shrinks keeps its piece, so that growing again costs nothing; one that grows beyond it or becomes empty
 * gives it to a free list, by size, of which the next list takes. So a pool holds no more than the lists had at their
 * longest, however often edges come and go. */
#include "ir/function_pool.h"
#include "support/few.h"

Blk blk_new(Fn *f) {
  if (f->nblk == f->cap_blk) {
    f->cap_blk += f->cap_blk / 2 + 4;
    f->blk = fn_realloc_(f, f->blk, sizeof(BlkRec) * f->nblk, sizeof(BlkRec) * f->cap_blk);
  }
  Blk b = (Blk)f->nblk++;
  f->blk[b] = (BlkRec){0};
  touch_(f, EP_CFG);
  return b;
}
void blk_place_after(Fn *f, Blk b, Blk after) {
  Blk n = after ? f->blk[after].next : f->first_blk;
  f->blk[b].prev = after;
  f->blk[b].next = n;
  if (after) f->blk[after].next = b;
  else f->first_blk = b;
  if (n) f->blk[n].prev = b;
  else f->last_blk = b;
  touch_(f, EP_CFG);
}
void blk_place_end(Fn *f, Blk b) { blk_place_after(f, b, f->last_blk); }
void blk_place_before(Fn *f, Blk b, Blk before) { blk_place_after(f, b, f->blk[before].prev); }
void blk_unplace(Fn *f, Blk b) {
  Blk p = f->blk[b].prev, n = f->blk[b].next;
  if (p) f->blk[p].next = n;
  else f->first_blk = n;
  if (n) f->blk[n].prev = p;
  else f->last_blk = p;
  f->blk[b].prev = f->blk[b].next = BLK_NONE;
  touch_(f, EP_CFG);
}
Blk blk_new_before(Fn *f, Blk before, Str name) {
  Blk b = blk_new(f);
  blk_place_before(f, b, before);
  blk_name_set(f, b, name);
  return b;
}

static void *pool_grow(Fn *f, void *p, uint32_t *cap, uint32_t need, size_t elem) {
  uint32_t n = u32_max(need, *cap + *cap / 2);
  p = fn_realloc_(f, p, *cap * elem, n * elem);
  *cap = n;
  return p;
}
/* The written order of a phi's entries holds until the block's edges change. */
static void phi_order_drop(Fn *f, Blk b) {
  if (!f->rare->cap_phi_order) return;
  FOR_EACH_PHI(f, b, v)
    if ((uint32_t)v < f->rare->cap_phi_order) f->rare->phi_order[v] = 0;
}
/* Both pools alike: entries are two words. R is an entry whose second word no edge has; the first place of a piece is
 * never one. */
typedef struct Pool {
  uint32_t (*p)[2];
  uint32_t n, *free;
} Pool;
_Static_assert(sizeof(PredEdge) == 2 * sizeof(uint32_t) && sizeof(SuccEdge) == 2 * sizeof(uint32_t), "entries");
enum { SIZES = 32 };
static uint32_t *free_lists(Fn *f) { /* by log2 of the size, of the predecessors' pool and of the successors': 1 + where
                                        the first piece begins */
  if (!f->free_edges) f->free_edges = mem_zalloc(2 * SIZES * sizeof *f->free_edges);
  return f->free_edges;
}
static Pool preds_pool(Fn *f) { return (Pool){(uint32_t (*)[2])(void *)f->pred, f->npred, free_lists(f)}; }
static Pool succs_pool(Fn *f) { return (Pool){(uint32_t (*)[2])(void *)f->succ, f->nsucc, free_lists(f) + SIZES}; }
static inline bool more_room(const Pool *x, uint32_t at, uint32_t cap) {
  return at + cap < x->n && x->p[at + cap][1] == UINT32_MAX;
}
/* The list at `at` has lost its last entry and has n left. */
static void list_shrunk(Pool x, uint32_t at, uint32_t n) {
  if (n && cap_of(n + 1) != cap_of(n)) x.p[at + n][1] = UINT32_MAX;
}
/* The piece of a list of n entries is not needed any more. */
static void piece_free(Pool x, uint32_t at, uint32_t n) {
  uint32_t cap = cap_of(n);
  for (; more_room(&x, at, cap); cap *= 2) x.p[at + cap][1] = 0;
  uint32_t *head = &x.free[log2_floor(cap)];
  x.p[at][0] = *head;
  x.p[at][1] = 0;
  *head = at + 1;
}
static bool piece_reuse(Pool x, uint32_t cap, uint32_t *at) {
  uint32_t *head = &x.free[log2_floor(cap)];
  if (!*head) return false;
  *at = *head - 1;
  *head = x.p[*at][0];
  return true;
}
static uint32_t pred_piece(Fn *f, uint32_t cap) {
  uint32_t at = f->npred, need = at + cap;
  if (f->free_edges && piece_reuse(preds_pool(f), cap, &at)) return at;
  if (need > f->cap_pred) f->pred = pool_grow(f, f->pred, &f->cap_pred, need, sizeof(PredEdge));
  f->npred = need;
  return at;
}
static uint32_t succ_piece(Fn *f, uint32_t cap) {
  uint32_t at = f->nsucc, need = at + cap;
  if (f->free_edges && piece_reuse(succs_pool(f), cap, &at)) return at;
  if (need > f->cap_succ) f->succ = pool_grow(f, f->succ, &f->cap_succ, need, sizeof(SuccEdge));
  f->nsucc = need;
  return at;
}
/* Appends a predecessor entry for `to`; phis are not touched. */
static uint32_t pred_push(Fn *f, Blk to, PredEdge e) {
  BlkRec *t = &f->blk[to];
  uint32_t n = t->npred, old = t->pred;
  if (n == 0) t->pred = pred_piece(f, 1);
  else if (cap_of(n + 1) != cap_of(n) &&
           !(f->free_edges && old + n < f->npred && f->pred[old + n].succ == UINT32_MAX)) {
    t->pred = pred_piece(f, cap_of(n + 1));
    memcpy(f->pred + t->pred, f->pred + old, n * sizeof(PredEdge));
    piece_free(preds_pool(f), old, n);
  }
  f->pred[t->pred + n] = e;
  t->npred = n + 1;
  return n;
}
static void succ_push(Fn *f, Blk from, SuccEdge e) {
  BlkRec *b = &f->blk[from];
  uint32_t n = b->nsucc, old = b->succ;
  if (n == 0) b->succ = succ_piece(f, 1);
  else if (cap_of(n + 1) != cap_of(n) &&
           !(f->free_edges && old + n < f->nsucc && f->succ[old + n].pred == UINT32_MAX)) {
    b->succ = succ_piece(f, cap_of(n + 1));
    memcpy(f->succ + b->succ, f->succ + old, n * sizeof(SuccEdge));
    piece_free(succs_pool(f), old, n);
  }
  f->succ[b->succ + n] = e;
  b->nsucc = n + 1;
}
uint32_t edge_add(Fn *f, Blk from, Blk to) {
  phi_order_drop(f, to);
  uint32_t pi = pred_push(f, to, (PredEdge){from, f->blk[from].nsucc});
  succ_push(f, from, (SuccEdge){to, pi});
  tell_edge_(f, from, to);
  FOR_EACH_PHI(f, to, v) {
    Val x = con_poison(&f->con, f->ins[v].type);
    if (f->ins[v].nops < f->blk[to].npred) opnd_push_(f, v, x);
    tell_(f, v, 0);
  }
  touch_(f, EP_CFG | EP_VAL | EP_MEM);
  return pi;
}
/* Takes entry pi out of b's predecessors; the last one moves into its place. */
static void pred_drop(Fn *f, Blk b, uint32_t pi) {
  phi_order_drop(f, b);
  BlkRec *t = &f->blk[b];
  uint32_t last = --t->npred;
  if (pi != last) {
    PredEdge e = f->pred[t->pred + last];
    f->pred[t->pred + pi] = e;
    f->succ[f->blk[e.from].succ + e.succ].pred = pi;
  }
  if (last) list_shrunk(preds_pool(f), t->pred, last);
  else piece_free(preds_pool(f), t->pred, 1);
  FOR_EACH_PHI(f, b, v) {
    if (pi < f->ins[v].nops) {
      log_change(f, arg(f, v, pi));
      opnd_swap_remove_(f, v, pi);
    }
    log_change(f, v);
    tell_(f, v, 0);
  }
}
void edge_remove(Fn *f, Blk from, uint32_t i) {
  BlkRec *b = &f->blk[from];
  SuccEdge e = f->succ[b->succ + i];
  pred_drop(f, e.to, e.pred);
  tell_edge_(f, from, e.to);
  uint32_t n = --b->nsucc;
  for (uint32_t k = i; k < n; k++) {
    SuccEdge s = f->succ[b->succ + k + 1];
    f->succ[b->succ + k] = s;
    f->pred[f->blk[s.to].pred + s.pred].succ = k;
  }
  if (n) list_shrunk(succs_pool(f), b->succ, n);
  else piece_free(succs_pool(f), b->succ, 1);
  touch_(f, EP_CFG | EP_VAL | EP_MEM);
}
uint32_t edge_redirect(Fn *f, Blk from, uint32_t i, Blk to) {
  SuccEdge e = f->succ[f->blk[from].succ + i];
  if (e.to == to) return e.pred;
  pred_drop(f, e.to, e.pred);
  tell_edge_(f, from, e.to);
  tell_edge_(f, from, to);
  phi_order_drop(f, to);
  uint32_t pi = pred_push(f, to, (PredEdge){from, i});
  f->succ[f->blk[from].succ + i] = (SuccEdge){to, pi};
  FOR_EACH_PHI(f, to, v) {
    Val x = con_poison(&f->con, f->ins[v].type);
    if (f->ins[v].nops < f->blk[to].npred) opnd_push_(f, v, x);
    tell_(f, v, 0);
  }
  touch_(f, EP_CFG | EP_VAL | EP_MEM);
  return pi;
}
void phi_set(Fn *f, Val phi, Blk from, Val x) {
  Blk b = f->ins[phi].blk;
  for (uint32_t i = 0; i < f->blk[b].npred; i++)
    if (f->pred[f->blk[b].pred + i].from == from) opnd_set(f, phi, i, x);
}
/* order[i] is the present index of the entry that goes to place i; phis are permuted too (n of them have n operands).
 */
void preds_permute(Fn *f, Blk b, const uint32_t *order) {
  BlkRec *t = &f->blk[b];
  uint32_t n = t->npred;
  FEW(PredEdge, old, 32, n);
  memcpy(old, f->pred + t->pred, n * sizeof *old);
  for (uint32_t i = 0; i < n; i++) {
    PredEdge e = old[order[i]];
    f->pred[t->pred + i] = e;
    f->succ[f->blk[e.from].succ + e.succ].pred = i;
  }
  FEW_FREE(old);
}
void label_slot_set(Fn *f, uint32_t slot, Blk b) {
  Blk had = f->rare->label_slot.p[slot];
  if (had) f->rare->label_of[had] = 0;
  if (b) {
    RARE_BLK(f, label_of, b);
    ASSERT(!f->rare->label_of[b]);
    f->rare->label_of[b] = slot + 1;
  }
  f->rare->label_slot.p[slot] = b;
}
Blk single_pred(const Fn *f, Blk b) { return f->blk[b].npred == 1 ? pred(f, b, 0) : BLK_NONE; }
Blk unique_pred(const Fn *f, Blk b) {
  uint32_t n = f->blk[b].npred;
  if (!n) return BLK_NONE;
  Blk p = pred(f, b, 0);
  for (uint32_t i = 1; i < n; i++)
    if (pred(f, b, i) != p) return BLK_NONE;
  return p;
}
Blk single_succ(const Fn *f, Blk b) { return f->blk[b].nsucc == 1 ? succ(f, b, 0) : BLK_NONE; }
int find_pred(const Fn *f, Blk b, Blk from) {
  int first = -1;
  if (nsuccs(f, from) < npreds(f, b)) {
    for (uint32_t i = 0; i < nsuccs(f, from); i++)
      if (succ(f, from, i) == b && (first < 0 || (int)succ_pred(f, from, i) < first))
        first = (int)succ_pred(f, from, i);
    return first;
  }
  for (uint32_t i = 0; i < npreds(f, b) && first < 0; i++)
    if (pred(f, b, i) == from) first = (int)i;
  return first;
}
Val first_nonphi(const Fn *f, Blk b) {
  Val v = f->blk[b].first;
  while (v && f->ins[v].op == OP_PHI) v = f->ins[v].next;
  return v;
}
Val first_insertion(const Fn *f, Blk b) {
  if (!blk_has_place(f, b)) return VAL_NONE;
  Val v = first_nonphi(f, b);
  while (v && (f->ins[v].op == OP_LANDINGPAD || f->ins[v].op == OP_CATCHPAD || f->ins[v].op == OP_CLEANUPPAD))
    v = f->ins[v].next;
  return v;
}
