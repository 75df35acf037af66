/* forget.c: scalar evolution: invalidation (seed 003).
 *
 * Remembered are, as the seed counts: 1 expressions of values, 2 unsigned ranges, 3 signed ranges, 4 backedge counts,
 * 5 each exit's counts, 6 folded casts of recurrences and others, 7 counts under assumptions; beside them values at
 * scopes, dispositions, guards of loops. Every expression lists who was made of it: expressions, backedge counts,
 * values at scopes; forgetting follows these lists, each entry once, so that its cost is what is evicted. Two
 * strengths:
 *   derived facts  the code is unchanged but more is known now (a loop's count was found): facts go, expressions stay
 *   eviction       the code changed: expressions are taken out of the table too (with their no-wrap flags), so that
 *                  what is built again is what a fresh analysis builds
 * The code's def-use chains are followed as well: opaque values depend on others through instructions only. */
#include "analysis/scev/scev_int.h"
#include "ir/cap.h"
#include "ir/change_log.h"

static void users_push(Scev *s, Sx of, uint32_t tagged) {
  if (is_con_sx(s, of) || cnc(of)) return;
  array_push(s, &s->user, ((SxScoped){s->rec.p[of].users, 0, (Sx)tagged}));
  s->rec.p[of].users = s->user.n - 1;
}
void at_scope_register(Scev *s, Sx x, Sx r) { users_push(s, r, (uint32_t)x | USER_AT_SCOPE); }
static void btc_drop(Scev *s, Blk header) {
  s->of[header].btc.done = false;
  if (s->pbtc) s->pbtc[header].done = false;
}
void btc_register(Scev *s, uint32_t loop, const SxBtc *t) {
  uint32_t tag = (uint32_t)s->l->loop[loop].header | (uint32_t)USER_BTC;
  for (uint32_t i = 0; i < t->n; i++) {
    SxExit e = t->exit[i];
    users_push(s, e.exact, tag);
    if (e.smax != e.exact) users_push(s, e.smax, tag);
  }
}
void recs_add(Scev *s, Sx ar) {
  Blk h = rec_head(s, ar);
  array_push(s, &s->user, ((SxScoped){s->of[h].recs, 0, ar}));
  s->of[h].recs = s->user.n - 1;
}
static void unlink_expr(Scev *s, Sx x) {
  SxRec *r = &s->rec.p[x];
  if (r->hash == UINT32_MAX || r->kind == SXK_CONST) return;
  uint32_t *p = &s->hash[r->hash & (s->hash_cap - 1)];
  while (*p && *p != (uint32_t)x) p = &s->rec.p[*p].next;
  if (*p) *p = r->next;
  r->hash = UINT32_MAX;
}
/* An integer, undef, the address of a global: no edit makes another of it, and constants are bound to it for good. */
static bool is_of_constant(const Scev *s, Sx x) {
  return is_con_sx(s, x) || (s->rec.p[x].kind == SXK_UNKNOWN && val_is_con(unk_val(s, x)));
}
/* l: what to forget; grows to everything derived from it. */
static void forget_list(Scev *s, SxList *l, bool evict) {
  uint32_t st = mark_begin(s);
  uint32_t n = 0;
  for (uint32_t i = 0; i < l->n; i++)
    if (!is_of_constant(s, l->p[i]) && mark_once(s, st, l->p[i])) l->p[n++] = l->p[i];
  l->n = n;
  for (uint32_t i = 0; i < l->n; i++) {
    Sx x = l->p[i];
    s->forgotten += evict;
    for (uint32_t u = s->rec.p[x].users; u; u = s->user.p[u].next) {
      uint32_t t = (uint32_t)s->user.p[u].x;
      s->forgotten += evict;
      if (t & (uint32_t)USER_BTC) {
        Blk h = (Blk)(t & ~(uint32_t)USER_BTC);
        if (evict) btc_drop(s, h);
      } else if (t & USER_AT_SCOPE) s->marks[t & ~(uint32_t)USER_AT_SCOPE].at = 0;
      else if (mark_once(s, st, (Sx)t)) list_push(s, l, (Sx)t);
    }
    sx_drop_caches(s, x);
    s->rec.p[x].done = 0;
    s->marks[x].at = s->marks[x].disp = 0;
    s->marks[x].fold_gen++;
    while (s->rec.p[x].vals) sx_unbind(s, (Val)s->rec.p[x].vals);
    if (evict) unlink_expr(s, x);
  }
}
void sx_forget_expr(Scev *s, Sx x) {
  LIST(l);
  list_push(s, &l, x);
  forget_list(s, &l, false);
}
void recs_forget(Scev *s, Blk h) {
  LIST(l);
  for (uint32_t u = s->of[h].recs; u; u = s->user.p[u].next)
    if (rec_of(s, s->user.p[u].x)->hash != UINT32_MAX) list_push(s, &l, s->user.p[u].x);
  if (l.n) forget_list(s, &l, false);
}

/* ---- for passes ---- */
static void evict_list(Scev *s, SxList *l) {
  s->gen++;
  forget_list(s, l, true);
}
/* A phi that nobody has asked for since its users were forgotten: what is known of them does not come from it. So a
 * change in one loop of a long sequence is not carried through all that follow. */
static bool unasked(const Scev *s, Val v) {
  return is_op(s->f, v, OP_PHI) && !(s->pending[v] & SX_ASKED) && ty(s->f, v) != TY_I1 &&
         !sx_find(s, SXK_UNKNOWN, ty(s->f, v), NULL, 0, (uint32_t)v);
}
/* Phis where the ways from b's branch meet are selects by its condition (of_phi): they are made of it, too. */
static void def_phis(Scev *s, Blk b, SxList *w) {
  Fn *f = s->f;
  VecU32 kids = {0};
  /* A pass that tells what it edits may have edited edges, too: these phis are in the log, or it tells them. */
  if (!s->d->patched && slot_fresh(f, AN_DOM, EP_CFG) != s->d) return;
  if (!dom_reachable(s->d, b)) return;
  flow_kids(f, b, &kids);
  for (uint32_t i = 0; i < kids.n; i++) {
    if (npreds(f, (Blk)kids.p[i]) != 2) continue;
    FOR_EACH_PHI(f, (Blk)kids.p[i], v) {
      if ((uint32_t)v >= s->val_cap || (s->pending[v] & 8)) continue;
      s->pending[v] |= 8;
      list_push(s, w, (Sx)v);
    }
  }
  vec_free(&kids);
}
/* v and what the code computes from it, as far as it was analysed. */
static void def_use(Scev *s, SxList *w, uint32_t from, SxList *out) {
  Fn *f = s->f;
  uint32_t roots = w->n;
  for (uint32_t i = from; i < w->n; i++) {
    Val v = (Val)w->p[i];
    if (i >= roots && unasked(s, v)) continue;
    s->pending[v] &= (uint8_t)~SX_ASKED;
    Sx x = sx_known_of(s, v);
    if (x) {
      if (!is_of_constant(s, x)) list_push(s, out, x);
      sx_unbind(s, v);
    }
    Sx u = sx_find(s, SXK_UNKNOWN, ty(f, v), NULL, 0, (uint32_t)v);
    if (u) list_push(s, out, u);
    if (is_term(f, v) && nsuccs(f, blk_of(f, v)) > 1) {
      array_push(s, &s->branch, (uint32_t)blk_of(f, v));
      if (is_condbr(f, v)) def_phis(s, blk_of(f, v), w);
    }
    if (is_term(f, v)) /* it decides how often the loops that it leaves go round */
      for (uint32_t in = loop_of(s->l, blk_of(f, v)); in; in = s->l->loop[in].parent)
        if (loop_is_exiting(f, s->l, in, blk_of(f, v))) btc_drop(s, s->l->loop[in].header);
    if (!able(s, ty(f, v)) && i >= from && !has_result(f, v)) continue;
    FOR_EACH_USE(f, v, us) {
      Val user = use_user(f, us);
      if (!blk_of(f, user) || (uint32_t)user >= s->val_cap || (s->pending[user] & 8)) continue;
      s->pending[user] |= 8;
      list_push(s, w, (Sx)user);
    }
  }
  for (uint32_t i = 0; i < w->n; i++) s->pending[(Val)w->p[i]] &= (uint8_t)~8u;
  s->forgotten += w->n;
}
void scev_forget_value(Scev *s, Val v) {
  ArenaMark m;
  s->branch.n = 0;
  enter(s, &m);
  vals_reserve(s);
  if (!val_is_con(v)) {
    LIST(w);
    LIST(out);
    list_push(s, &w, (Sx)v);
    s->pending[v] |= 8;
    def_use(s, &w, 0, &out);
    evict_list(s, &out);
  }
  leave(s, m);
}
void scev_forget_count(Scev *s, uint32_t loop) {
  for (; loop; loop = s->l->loop[loop].parent)
    btc_drop(s, s->l->loop[loop].header), s->of[s->l->loop[loop].header].abnormal = 0;
}
void scev_value_gone(Scev *s, Val v) {
  if (val_is_con(v) || (uint32_t)v >= s->val_cap) return;
  ArenaMark m;
  enter(s, &m);
  sx_unbind(s, v);
  Sx u = sx_find(s, SXK_UNKNOWN, ty(s->f, v), NULL, 0, (uint32_t)v);
  if (u) {
    LIST(out);
    list_push(s, &out, u);
    evict_list(s, &out);
  }
  leave(s, m);
}
void scev_forget_loop(Scev *s, uint32_t loop, unsigned depth) {
  Fn *f = s->f;
  s->branch.n = 0;
  ArenaMark m;
  enter(s, &m);
  vals_reserve(s);
  LIST(w);
  LIST(out);
  /* loops to forget: this one, and inner ones to the depth asked for; parents precede their children in the table */
  const Loop *L = &s->l->loop[loop];
  unsigned max = depth == 0 ? L->depth : depth == 1 ? UINT32_MAX : L->depth + depth;
  VecU32 blk = {0};
  loop_blks(f, s->l, loop, false, &blk);
  for (uint32_t i = 0; i < blk.n; i++) {
    Blk b = (Blk)blk.p[i];
    uint32_t in = loop_of(s->l, b);
    if (s->l->loop[in].depth > max) continue;
    if (s->l->loop[in].header == b) {
      btc_drop(s, b);
      s->of[b].abnormal = 0;
      for (uint32_t u = s->of[b].recs; u; u = s->user.p[u].next)
        if (rec_of(s, s->user.p[u].x)->hash != UINT32_MAX) list_push(s, &out, s->user.p[u].x);
      s->of[b].recs = 0;
    }
    FOR_EACH_INS(f, b, v) {
      if (depth == 0 && !is_op(f, v, OP_PHI)) break;
      if (s->pending[v] & 8) continue;
      s->pending[v] |= 8;
      list_push(s, &w, (Sx)v);
    }
  }
  for (uint32_t p = L->parent; p; p = s->l->loop[p].parent) s->of[s->l->loop[p].header].abnormal = 0;
  vec_free(&blk);
  def_use(s, &w, 0, &out);
  evict_list(s, &out);
  leave(s, m);
}
void scev_forget_all_loops(Scev *s) {
  for (uint32_t i = s->l->top; i; i = s->l->loop[i].sibling) scev_forget_loop(s, i, 1);
}
void scev_forget_unrolled(Scev *s, uint32_t loop) {
  if (s->k_unroll_all) {
    scev_forget_all_loops(s);
    return;
  }
  while (s->l->loop[loop].parent) loop = s->l->loop[loop].parent;
  scev_forget_loop(s, loop, 1);
}
uint64_t scev_forgotten(const Scev *s) { return s->forgotten; }
/* ---- edges ---- */
typedef struct Evict {
  Scev *s;
  SxList w, out;
} Evict;
static void evict_header(Evict *e, Blk h) {
  Scev *s = e->s;
  if ((uint32_t)h >= s->nof) return;
  btc_drop(s, h);
  s->of[h].abnormal = 0;
  s->of[h].guards.gen = 0;
  for (uint32_t u = s->of[h].recs; u; u = s->user.p[u].next)
    if (rec_of(s, s->user.p[u].x)->hash != UINT32_MAX) list_push(s, &e->out, s->user.p[u].x);
  s->of[h].recs = 0;
}
/* What is remembered of the values in b, from v on. */
static void evict_vals(Evict *e, Val v) {
  Scev *s = e->s;
  for (; v; v = next_of(s->f, v)) {
    if ((s->pending[v] & 8) ||
        (!s->val[v] && !(s->pending[v] & SX_ASKED) && !sx_find(s, SXK_UNKNOWN, ty(s->f, v), NULL, 0, (uint32_t)v)))
      continue;
    s->pending[v] |= 8;
    list_push(s, &e->w, (Sx)v);
  }
}
static bool evict_blk(void *user, Blk b) {
  Evict *e = user;
  Scev *s = e->s;
  if ((uint32_t)b >= s->nbelow || !s->below[b]) return false;
  s->below[b] = 0;
  s->forgotten++;
  evict_header(e, b);
  evict_vals(e, first_ins(s->f, b));
  return true;
}
/* Where the way from blocks above leads into `root` whatever happens, what comes there says something of the values
 * above (undefined_if_poison). */
static void evict_above(Evict *e, Blk root) {
  Scev *s = e->s;
  const Fn *f = s->f;
  VecU32 todo = {0};
  vec_push(&todo, (uint32_t)root), vec_push(&todo, 0);
  while (todo.n) {
    uint32_t seen = vec_pop(&todo);
    Blk b = (Blk)vec_pop(&todo);
    for (uint32_t k = 0; k < npreds(f, b); k++) {
      Blk p = pred(f, b, k);
      uint32_t n = seen;
      if (nsuccs(f, p) != 1 || p == root) continue;
      Val v = last_ins(f, p);
      for (; v && n <= CAP_SCEV_TRANSFER_SCAN; v = prev_of(f, v)) {
        n++;
        if ((s->pending[v] & 8) || !s->val[v]) continue;
        s->pending[v] |= 8;
        list_push(s, &e->w, (Sx)v);
      }
      if (!v && n <= CAP_SCEV_TRANSFER_SCAN) vec_push(&todo, (uint32_t)p), vec_push(&todo, n);
    }
  }
  vec_free(&todo);
}
static void evict_all(Evict *e) {
  Scev *s = e->s;
  for (;;) {
    def_use(s, &e->w, 0, &e->out);
    e->w.n = 0;
    uint32_t n = s->branch.n;
    if (!n) break;
    while (s->branch.n) /* what it guarded is in no list: everything below */
      flow_below(s->f, (Blk)s->branch.p[--s->branch.n], evict_blk, e);
  }
  evict_list(s, &e->out);
}
/* What is remembered of a block may come from any edge above it, as far as the root of a window; counts of the loops
 * around come from the edges that leave them or lead round. Blocks of the window count as remembered, since what
 * stands in them may have come from another block. */
void scev_edges_apply(Scev *s, const FlowWindows *ws) {
  ArenaMark m;
  enter(s, &m);
  vals_reserve(s);
  scev_look(s);
  Evict e = {.s = s};
  e.w.p = e.w.in, e.w.n = 0, e.w.cap = ARRAY_LEN(e.w.in);
  e.out.p = e.out.in, e.out.n = 0, e.out.cap = ARRAY_LEN(e.out.in);
  s->branch.n = 0;
  for (uint32_t i = 0; i < ws->n; i++) {
    const FlowWindow *x = &ws->win[i];
    for (uint32_t k = 0; k < x->n; k++) {
      Blk b = (Blk)ws->blk[x->first + k];
      note_blk(s, b);
      if (!dom_reachable(s->d, b)) evict_blk(&e, b);
    }
    if (!dom_reachable(s->d, x->root)) continue; /* in a window since */
    note_blk(s, x->root);
    for (uint32_t l = loop_of(s->l, x->root); l && s->l->loop[l].header != x->same; l = s->l->loop[l].parent) {
      evict_header(&e, s->l->loop[l].header);
      for (Val v = first_ins(s->f, s->l->loop[l].header); v && is_op(s->f, v, OP_PHI); v = next_of(s->f, v)) {
        if (s->pending[v] & 8) continue;
        s->pending[v] |= 8;
        list_push(s, &e.w, (Sx)v);
      }
    }
    evict_above(&e, x->root);
    flow_below(s->f, x->root, evict_blk, &e);
  }
  evict_all(&e);
  leave(s, m);
}
/* Where execution may stop, or not any more, in the middle of a block: what comes behind is reached otherwise, as if
 * an edge into it had changed. */
bool scev_decided_apply(Scev *s) {
  uint32_t n;
  const uint32_t *blk = log_decided(s->f, &n);
  if (!n) return true;
  if (!s->d->patched) return false;
  ARENA_ON_STACK(A);
  FlowWindow *win = ARENA_ARRAY(&A, FlowWindow, n);
  for (uint32_t i = 0; i < n; i++) win[i] = (FlowWindow){.root = (Blk)blk[i], .same = BLK_NONE};
  scev_edges_apply(s, &(FlowWindows){win, NULL, n});
  arena_free(&A);
  return true;
}
void note_blk_climb(Scev *s, Blk b) {
  if (s->nbelow < s->f->nblk) {
    uint32_t n = s->f->nblk + s->f->nblk / 2;
    uint8_t *p = ARENA_ZARRAY(&s->arena, uint8_t, n);
    if (s->nbelow) memcpy(p, s->below, s->nbelow);
    s->below = p, s->nbelow = n;
  }
  for (; b && !s->below[b]; b = s->d->idom[b]) s->below[b] = 1;
}
void scev_look(Scev *s) {
  Fn *f = s->f;
  s->l = flow_loops(f), s->d = flow_dom(f);
  s->serial = flow_serial(f);
  s->exit_first = NULL, s->exiting = NULL;
  loops_reserve(s);
}

/* A value that is not there any more, or that moved, is forgotten with what was made of it; one that has just come
 * was never asked for, and those that use it are in the log themselves. A branch whose condition is made of what
 * changed may have guarded anything that it dominates, which no list says: where dominators are Flow's, all that is
 * remembered there goes. */
bool scev_log_apply(Scev *s, const uint32_t *entry, uint32_t n) {
  Fn *f = s->f;
  vals_reserve(s);
  for (uint32_t i = 0; i < n; i++) {
    Val v = (Val)(entry[i] & ~LOG_MOVED_BIT);
    bool moved = (entry[i] & LOG_MOVED_BIT) != 0, placed = op(f, v) != OP_NONE && (is_arg(f, v) || blk_of(f, v));
    s->branch.n = 0;
    if (!placed) scev_value_gone(s, v);
    else if (!moved || sx_known_of(s, v) || sx_find(s, SXK_UNKNOWN, ty(f, v), NULL, 0, (uint32_t)v))
      scev_forget_value(s, v);
    if (!s->branch.n || moved) continue;
    if (!s->d->patched) return false;
    ArenaMark m;
    enter(s, &m);
    Evict e = {.s = s};
    e.w.p = e.w.in, e.w.n = 0, e.w.cap = ARRAY_LEN(e.w.in);
    e.out.p = e.out.in, e.out.n = 0, e.out.cap = ARRAY_LEN(e.out.in);
    evict_all(&e);
    leave(s, m);
  }
  return true;
}
void scev_keep(Fn *f) {
  Scev *s = f->slot[AN_SCEV].data;
  if (!s) return;
  if (f->slot[AN_SCEV].cfg != f->ep_cfg || s->l != flow_loops(f)) scev_look(s);
  vals_reserve(s);
  slot_mark_fresh(f, AN_SCEV);
  log_attach(f, LOG_SCEV);
}
