/* loops.c: natural loops. Contract: loops.h.
 *
 * Headers are the targets of edges whose source they dominate. Visiting headers from inner to outer (dominator-tree
 * post order), each loop's blocks are found by walking backwards from its latches; a block that already belongs to a
 * loop is entered through the header of the outermost loop found so far (union by parent pointers), so that every
 * block is looked at once per nesting level it opens. */
#include "analysis/cfg/dom.h"
#include "analysis/cfg/loops.h"
#include "ir/cap.h"
#include "ir/ctx.h"
#include "ir/effects.h"
#include "ir/text/text.h"
#include "support/hash.h"
#include "support/knob.h"
#include <stdlib.h>

/* How many headers there are; sees retreating edges that are no back edges. */
static uint32_t count_headers(const Fn *f, const Dom *d, bool *irreducible) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < d->n; i++) {
    Blk h = d->rpo[i];
    bool header = false;
    for (uint32_t k = 0; k < npreds(f, h); k++) {
      Blk p = pred(f, h, k);
      if (d->order[p] <= i) continue; /* forwards, or never taken */
      if (dom_blk(d, h, p)) header = true;
      else *irreducible = true;
    }
    n += header;
  }
  return n;
}
/* Headers, blocks (l->of) and parents. Loops are found backwards: the last one first. */
static void find_loops(const Fn *f, const Dom *d, Loops *l) {
  VecU32 work = {0};
  uint32_t id = l->n;
  /* Tree post order: outer headers dominate inner ones, and a reverse walk of preorder numbers sees inner ones first.
   * rpo backwards does. */
  for (uint32_t i = d->n; i-- > 0;) {
    Blk h = d->rpo[i];
    for (uint32_t k = 0; k < npreds(f, h); k++) {
      Blk p = pred(f, h, k);
      if (d->order[p] > i && dom_blk(d, h, p)) vec_push(&work, (uint32_t)p);
    }
    if (!work.n) continue;
    l->loop[--id].header = h;
    while (work.n) {
      Blk b = (Blk)vec_pop(&work);
      uint32_t root = l->of[b];
      if (!root) {
        if (!dom_reachable(d, b)) continue;
        l->of[b] = id;
        if (b == h) continue;
        for (uint32_t k = 0; k < npreds(f, b); k++) vec_push(&work, (uint32_t)pred(f, b, k));
      } else {
        while (l->loop[root]
                   .sibling) { /* outermost loop found so far around b; path halving on a field that is still free */
          uint32_t up = l->loop[root].sibling;
          if (l->loop[up].sibling) l->loop[root].sibling = l->loop[up].sibling;
          root = up;
        }
        if (root == id) continue;
        l->loop[root].parent = id;
        l->loop[root].sibling = id;
        Blk rh = l->loop[root].header;
        for (uint32_t k = 0; k < npreds(f, rh); k++) {
          Blk p = pred(f, rh, k);
          uint32_t q = l->of[p];
          if (dom_reachable(d, p) && !(q && dom_blk(d, rh, p))) vec_push(&work, (uint32_t)p);
        }
      }
    }
  }
  vec_free(&work);
}
/* The tree, and ranges in its preorder: own blocks of a loop first (header first, then rpo), then inner loops. */
static void arrange_loops(const Dom *d, Loops *l) {
  ARENA_ON_STACK(A);
  uint32_t *last_child = ARENA_ZARRAY(&A, uint32_t, 2 * l->n), *fill = last_child + l->n, at = 0;
  for (uint32_t id = 1; id < l->n; id++) { /* parents come before their children */
    Loop *lp = &l->loop[id];
    uint32_t par = lp->parent;
    lp->sibling = 0;
    lp->depth = par ? l->loop[par].depth + 1 : 1;
    if (last_child[par]) l->loop[last_child[par]].sibling = id;
    else if (par) l->loop[par].child = id;
    else l->top = id;
    last_child[par] = id;
  }
  for (uint32_t b = 1; b < l->nblk; b++) fill[l->of[b]]++;
  for (uint32_t id = l->top; id;) {
    uint32_t own = fill[id];
    l->loop[id].first = fill[id] = at;
    at += own;
    if (l->loop[id].child) {
      id = l->loop[id].child;
      continue;
    }
    for (;; id = l->loop[id].parent) {
      l->loop[id].last = at;
      if (l->loop[id].sibling || !l->loop[id].parent) break;
    }
    id = l->loop[id].sibling;
  }
  l->loop[0].last = at;
  for (uint32_t i = 0; i < d->n; i++) {
    uint32_t id = l->of[d->rpo[i]];
    if (id) l->blk[fill[id]++] = d->rpo[i];
  } /* headers come first in rpo */
  arena_free(&A);
}
/* The same !llvm.loop on every latch. */
static Md loop_id(const Fn *f, const Loops *l, uint32_t id) {
  Md m = MD_NONE;
  bool first = true;
  Blk h = l->loop[id].header;
  for (uint32_t k = 0; k < npreds(f, h); k++) {
    Blk p = pred(f, h, k);
    if (!loop_has_blk(l, id, p)) continue;
    Md x = md_get(f, term(f, p), MDK_LOOP);
    if (first) m = x;
    else if (m != x) return MD_NONE;
    first = false;
  }
  return m;
}
const Loops *loops(Fn *f) {
  Loops *l = slot_fresh(f, AN_LOOPS, EP_CFG);
  if (l) return l;
  const Dom *d = dom(f);
  bool irreducible = false;
  uint32_t n = 1 + count_headers(f, d, &irreducible);
  l = mem_zalloc(sizeof *l + n * sizeof *l->loop + f->nblk * sizeof *l->of +
                 (n > 1 ? d->n : 0) * sizeof *l->blk); /* one block of memory with all arrays */
  l->nblk = f->nblk;
  l->n = n;
  l->irreducible = irreducible;
  l->loop = (Loop *)(l + 1);
  l->of = (uint32_t *)(l->loop + n);
  l->blk = (Blk *)(l->of + f->nblk);
  if (n > 1) {
    find_loops(f, d, l);
    arrange_loops(d, l);
    for (uint32_t id = 1; id < n; id++) l->loop[id].id = loop_id(f, l, id);
  }
  slot_set(f, AN_LOOPS, l, mem_free);
  return l;
}

/* ---- the blocks of a loop ---- */
typedef struct Placed {
  uint32_t group, place; /* of the loop that the block is in, in preorder; of the block in reverse post order */
} Placed;
static int by_group(const void *a, const void *b) {
  const Placed *x = a, *y = b;
  if (x->group != y->group) return x->group < y->group ? -1 : 1;
  return (x->place > y->place) - (x->place < y->place);
}
typedef struct LoopFrame {
  Blk b;
  uint32_t i;
} LoopFrame;
/* A walk that stays in the loop finishes its blocks in the order of a walk of the whole function, since it enters the
 * loop through the header. */
static void walk_loop(const Fn *f, const Loops *l, uint32_t loop, VecU32 *out) {
  KeySet seen = {0};
  VEC(LoopFrame) st = {0};
  keyset_add(&seen, (uint64_t)l->loop[loop].header);
  vec_push(&st, ((LoopFrame){l->loop[loop].header, 0}));
  while (st.n) {
    LoopFrame *fr = &st.p[st.n - 1];
    if (fr->i == nsuccs(f, fr->b)) {
      vec_push(out, (uint32_t)fr->b);
      st.n--;
      continue;
    }
    Blk s = succ(f, fr->b, fr->i++);
    if (loop_has_blk(l, loop, s) && keyset_add(&seen, (uint64_t)s)) vec_push(&st, ((LoopFrame){s, 0}));
  }
  for (uint32_t i = 0, k = out->n; i + 1 < k; i++) {
    k--;
    uint32_t t = out->p[i];
    out->p[i] = out->p[k], out->p[k] = t;
  }
  keyset_free(&seen);
  vec_free(&st);
}
/* A loop among those of a nest, in the order of their headers: outer ones before inner ones. */
typedef struct HeaderAt {
  uint32_t loop, at;
} HeaderAt;
static int by_loop(const void *a, const void *b) {
  const HeaderAt *x = a, *y = b;
  return (x->loop > y->loop) - (x->loop < y->loop);
}
static uint32_t place_of_loop(const HeaderAt *sorted, uint32_t n, uint32_t loop) {
  uint32_t lo = 0, hi = n;
  while (lo + 1 < hi) {
    uint32_t mid = (lo + hi) / 2;
    if (sorted[mid].loop <= loop) lo = mid;
    else hi = mid;
  }
  return sorted[lo].at;
}
/* Blocks in reverse post order come to stand by the preorder of their loops, siblings in the order of their headers. */
static void group_by_loop(const Loops *l, VecU32 *blk) {
  ARENA_ON_STACK(A);
  uint32_t n = blk->n, k = 0, *was = ARENA_ARRAY(&A, uint32_t, n);
  HeaderAt *loop = ARENA_ARRAY(&A, HeaderAt, n);
  Placed *key = ARENA_ARRAY(&A, Placed, n);
  memcpy(was, blk->p, n * sizeof *was);
  for (uint32_t i = 0; i < n; i++) {
    uint32_t x = loop_of(l, (Blk)was[i]);
    if (l->loop[x].header == (Blk)was[i]) loop[k] = (HeaderAt){x, k}, k++;
  }
  uint32_t *size = ARENA_ARRAY(&A, uint32_t, 4 * k), *up = size + k, *pre = up + k, *next = pre + k;
  for (uint32_t i = 0; i < k; i++) was[i] = loop[i].loop; /* in the order of headers */
  qsort(loop, k, sizeof *loop, by_loop);
  for (uint32_t i = 0; i < k; i++) size[i] = 1, up[i] = i ? place_of_loop(loop, k, l->loop[was[i]].parent) : 0;
  for (uint32_t i = k; i-- > 1;) size[up[i]] += size[i];
  for (uint32_t i = 0; i < k; i++) {
    pre[i] = i ? next[up[i]] : 0;
    if (i) next[up[i]] += size[i];
    next[i] = pre[i] + 1;
  }
  memcpy(was, blk->p, n * sizeof *was);
  for (uint32_t i = 0; i < n; i++) key[i] = (Placed){pre[place_of_loop(loop, k, loop_of(l, (Blk)was[i]))], i};
  qsort(key, n, sizeof *key, by_group);
  for (uint32_t i = 0; i < n; i++) blk->p[i] = was[key[i].place];
  arena_free(&A);
}
void loop_blks(const Fn *f, const Loops *l, uint32_t loop, bool rpo, VecU32 *out) {
  out->n = 0;
  if (l->patched || rpo) {
    walk_loop(f, l, loop, out);
    if (!rpo && l->loop[loop].child) group_by_loop(l, out);
  } else
    for (uint32_t i = l->loop[loop].first; i < l->loop[loop].last; i++) vec_push(out, (uint32_t)l->blk[i]);
}

Blk loop_predecessor(const Fn *f, const Loops *l, uint32_t loop) {
  Blk h = l->loop[loop].header, out = BLK_NONE;
  for (uint32_t k = 0; k < npreds(f, h); k++) {
    Blk p = pred(f, h, k);
    if (loop_has_blk(l, loop, p)) continue;
    if (out && out != p) return BLK_NONE;
    out = p;
  }
  return out;
}
Blk loop_preheader(const Fn *f, const Loops *l, uint32_t loop) {
  Blk p = loop_predecessor(f, l, loop);
  return p && nsuccs(f, p) == 1 ? p : BLK_NONE;
}
Blk loop_latch(const Fn *f, const Loops *l, uint32_t loop) {
  Blk h = l->loop[loop].header, in = BLK_NONE;
  for (uint32_t k = 0; k < npreds(f, h); k++) {
    Blk p = pred(f, h, k);
    if (!loop_has_blk(l, loop, p)) continue;
    if (in && in != p) return BLK_NONE;
    in = p;
  }
  return in;
}

bool loop_is_exiting(const Fn *f, const Loops *l, uint32_t loop, Blk b) {
  for (uint32_t k = 0; k < nsuccs(f, b); k++)
    if (!loop_has_blk(l, loop, succ(f, b, k))) return true;
  return false;
}

uint32_t loop_phi(const Fn *f, const Loops *l, Val phi, Val *start, Val *around) {
  *start = *around = VAL_NONE;
  if (val_is_con(phi) || !is_op(f, phi, OP_PHI)) return 0;
  Blk b = blk_of(f, phi);
  uint32_t loop = loop_of(l, b);
  if (!loop || l->loop[loop].header != b) return 0;
  for (uint32_t i = 0, n = nops(f, phi); i < n; i++) {
    Val *p = loop_has_blk(l, loop, pred(f, b, i)) ? around : start;
    if (*p && *p != arg(f, phi, i)) return 0;
    *p = arg(f, phi, i);
  }
  return *start && *around ? loop : 0;
}
Md loop_start_loc(const Fn *f, const Loops *l, uint32_t loop) {
  Md id = l->loop[loop].id;
  if (id && !(id & MD_LOCAL_BIT)) {
    const MdRec *r = md_rec(f->m, id);
    for (uint32_t i = 1; r->form == MDF_TUPLE && i < r->n; i++) {
      const MdRec *o = r->ops[i] && !(r->ops[i] & MD_LOCAL_BIT) ? md_rec(f->m, r->ops[i]) : NULL;
      if (o && o->form == MDF_SPECIAL && o->special == MDS_DILocation) return r->ops[i];
    }
  }
  Blk p = loop_preheader(f, l, loop);
  Md loc = p ? dbg_loc(f, term(f, p)) : MD_NONE;
  return loc ? loc : dbg_loc(f, term(f, l->loop[loop].header));
}

/* ---- annotated as parallel ---- */
/* The operand of a loop's !llvm.loop whose first operand is the string `name`. */
Md loop_option(const Module *m, Md id, Str name) {
  if (!id || (id & MD_LOCAL_BIT)) return MD_NONE;
  const MdRec *r = md_rec(m, id);
  if (r->form != MDF_TUPLE) return MD_NONE;
  for (uint32_t i = 1; i < r->n; i++) {
    if (!r->ops[i] || (r->ops[i] & MD_LOCAL_BIT)) continue;
    const MdRec *o = md_rec(m, r->ops[i]);
    if (o->form != MDF_TUPLE || !o->n || !o->ops[0] || (o->ops[0] & MD_LOCAL_BIT)) continue;
    const MdRec *s = md_rec(m, o->ops[0]);
    if (s->form == MDF_STRING && str_eq(s->str, name)) return r->ops[i];
  }
  return MD_NONE;
}
bool loop_option_number(const Module *m, Md option, uint64_t *n) {
  const MdRec *r = md_rec(m, option);
  return r->n > 1 && md_get_int(m, r->ops[1], n);
}
static bool md_lists(const Module *m, Md list, Md x) { /* x is `list` or one of its operands */
  if (list == x) return true;
  if (!list || (list & MD_LOCAL_BIT)) return false;
  const MdRec *r = md_rec(m, list);
  if (r->form != MDF_TUPLE) return false;
  for (uint32_t i = 0; i < r->n; i++)
    if (r->ops[i] == x) return true;
  return false;
}
bool loop_is_parallel(const Fn *f, const Loops *l, uint32_t loop) {
  const Module *m = f->m;
  Md id = l->loop[loop].id;
  if (!id) return false;
  Md groups = loop_option(m, id, STR("llvm.loop.parallel_accesses"));
  for (uint32_t k = l->loop[loop].first; k < l->loop[loop].last; k++)
    FOR_EACH_INS(f, l->blk[k], v) {
      if (!touches_mem(f, v)) continue;
      bool ok = false;
      Md g = md_get(f, v, MDK_ACCESS_GROUP);
      if (g && groups) { /* g is a group (distinct, without operands) or a list of such */
        const MdRec *r = (g & MD_LOCAL_BIT) ? NULL : md_rec(m, g), *all = md_rec(m, groups);
        if (r && r->form == MDF_TUPLE)
          for (uint32_t i = 1; i < all->n && !ok; i++) ok = r->n ? md_lists(m, g, all->ops[i]) : g == all->ops[i];
      }
      if (!ok) {
        Md old = md_get(f, v, MDK_MEM_PARALLEL_LOOP_ACCESS);
        ok = old && md_lists(m, old, id);
      }
      if (!ok) return false;
    }
  return true;
}

/* ---- text, as opt prints it ---- */
/* One line; `key` has room for the loop's blocks. Blocks stand in reverse post order. */
static void loop_print(const Fn *f, const Dom *d, const Loops *l, uint32_t id, FnText *t, uint64_t *key, StrBuf *out) {
  const Loop *lp = &l->loop[id];
  uint32_t n = lp->last - lp->first;
  for (uint32_t i = 0; i < n; i++) key[i] = (uint64_t)d->order[l->blk[lp->first + i]] << 32 | l->blk[lp->first + i];
  qsort(key, n, sizeof *key, u64_order);
  sb_fmt(out, "%*s%sLoop at depth %u containing: ", (int)((lp->depth - 1) * 4), "",
         loop_is_parallel(f, l, id) ? "Parallel " : "", lp->depth);
  for (uint32_t i = 0; i < n; i++) {
    Blk b = (Blk)(uint32_t)key[i];
    bool latch = false, exiting = false;
    for (uint32_t k = 0; k < nsuccs(f, b); k++) {
      Blk s = succ(f, b, k);
      latch |= s == lp->header;
      exiting |= !loop_has_blk(l, id, s);
    }
    if (i) sb_ch(out, ',');
    fn_text_blk(t, b);
    sb_fmt(out, "%s%s%s", b == lp->header ? "<header>" : "", latch ? "<latch>" : "", exiting ? "<exiting>" : "");
  }
  sb_ch(out, '\n');
}
void print_loops(Fn *f, StrBuf *out) {
  const Loops *l = loops(f);
  const Dom *d = dom(f);
  Str name = fn_glob(f)->name;
  sb_fmt(out, "Loop info for function '%.*s':\n", (int)name.n, name.p);
  if (l->n < 2) return;
  FnText *t = fn_text_new(f, out);
  uint64_t *key = mem_alloc(sizeof *key * f->nblk);
  VecU32 top = {0};
  for (uint32_t i = l->top; i; i = l->loop[i].sibling) vec_push(&top, i);
  while (top.n) { /* outermost loops backwards, as opt; inner ones forwards */
    uint32_t root = vec_pop(&top), i = root;
    for (;;) {
      loop_print(f, d, l, i, t, key, out);
      if (l->loop[i].child) {
        i = l->loop[i].child;
        continue;
      }
      while (i != root && !l->loop[i].sibling) i = l->loop[i].parent;
      if (i == root) break;
      i = l->loop[i].sibling;
    }
  }
  vec_free(&top);
  mem_free(key);
  fn_text_free(t);
}

/* ---- the verifier: every loop by its definition, outer ones first ---- */
static bool loop_wrong(const Fn *f, Blk b, const char *what, StrBuf *err) {
  sb_lit(err, "loop with header ");
  if (b) ir_print_blk_ref(f, b, err);
  sb_fmt(err, ": %s\n", what);
  return false;
}
bool verify_loops(Fn *f, bool asked, StrBuf *err) {
  if (!asked && !knob_bool(f->m->ctx->knobs, KNOB_VERIFY_LOOP_INFO)) return true;
  const Loops *l = asked ? loops(f) : slot_fresh(f, AN_LOOPS, EP_CFG);
  if (!l) return true;
  const Dom *d = dom(f);
  bool ok = true, irreducible = false;
  uint32_t *of = mem_zalloc(sizeof *of * f->nblk), *seen = mem_zalloc(sizeof *seen * f->nblk), n = 1;
  uint64_t left = (uint64_t)CAP_LOOPS_VERIFY * f->nblk + 10000;
  VecU32 w = {0};
  for (uint32_t i = 0; i < d->n && ok; i++) {
    Blk h = d->rpo[i];
    uint32_t size = 0;
    w.n = 0;
    for (uint32_t k = 0; k < npreds(f, h); k++) {
      Blk p = pred(f, h, k);
      if (!dom_reachable(d, p)) continue;
      if (dom_blk(d, h, p)) {
        if (!w.n) n++;
        vec_push(&w, (uint32_t)p);
      } else if (d->order[p] >= d->order[h]) irreducible = true;
    }
    if (!w.n) continue;
    uint32_t id = n - 1, up = of[h];
    if (id >= l->n || l->loop[id].header != h) {
      ok = loop_wrong(f, h, "is missing or stands at the wrong place", err);
      break;
    }
    const Loop *lp = &l->loop[id];
    if (lp->parent != up || lp->depth != (up ? l->loop[up].depth + 1 : 1))
      ok = loop_wrong(f, h, "wrong parent or depth", err);
    if (l->blk[lp->first] != h) ok = loop_wrong(f, h, "the header is not its first block", err);
    seen[h] = id;
    of[h] = id;
    size = 1;
    while (w.n && left) {
      Blk b = (Blk)vec_pop(&w);
      left--;
      if (seen[b] == id) continue;
      seen[b] = id;
      of[b] = id;
      size++;
      for (uint32_t k = 0; k < npreds(f, b); k++)
        if (dom_reachable(d, pred(f, b, k))) vec_push(&w, (uint32_t)pred(f, b, k));
    }
    if (!left && cap_hit(f->m, LOOPS_VERIFY)) goto out;
    if (size != lp->last - lp->first) ok = loop_wrong(f, h, "has a wrong number of blocks", err);
    for (uint32_t k = lp->first; k < lp->last && ok; k++)
      if (seen[l->blk[k]] != id) ok = loop_wrong(f, h, "holds a block that does not lead back", err);
  }
  if (ok && n != l->n) ok = loop_wrong(f, BLK_NONE, "one loop too many", err);
  if (ok && irreducible != l->irreducible) ok = loop_wrong(f, BLK_NONE, "irreducible or not?", err);
  for (uint32_t b = 1; b < f->nblk && ok; b++)
    if (of[b] != loop_of(l, (Blk)b)) ok = loop_wrong(f, (Blk)b, "this block belongs to another loop", err);
out:
  vec_free(&w);
  mem_free(of);
  mem_free(seen);
  return ok;
}
