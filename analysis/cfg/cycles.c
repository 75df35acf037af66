/* cycles.c: the forest of cycles. Contract: cycles.h.
 *
 * Candidates for headers are taken in reverse preorder of a depth-first search. The sources of edges into the
 * candidate from below it in the search tree, and what reaches those from below it, form its cycle; a block that lies
 * in a cycle already found is entered through that cycle's entries, and the outermost such cycle becomes a child. A
 * block of the cycle with a predecessor from outside the candidate's subtree is one more entry. */
#include "analysis/cfg/cycles.h"

typedef struct Item {
  uint32_t what, next;
} Item; /* a block, or an inner cycle (high bit), of a cycle; in the order found */
#define ITEM_CYCLE 0x80000000u
typedef struct Found {
  Blk header;
  uint32_t parent, up /* union-find */, item, last_item, entry, nentry /* in Search.entry */;
} Found;

static void cycles_free(void *p) {
  Cycles *c = p;
  mem_free(c->cycle);
  mem_free(c->of);
  mem_free(c->blk);
  mem_free(c->entry);
  mem_free(c->at);
  mem_free(c);
}
typedef struct Search {
  Fn *f;
  uint32_t *in, *out; /* by Blk: interval of the search tree; in 0: not reachable */
  VEC(Found) found;   /* 1-based, inner before outer */
  VEC(Item) item;     /* index 0 unused */
  VecU32 work, entry; /* entry: of one cycle after the other */
  uint32_t *of;
  uint32_t *first; /* by Blk, nblk + 1 entries: predecessors are from[first[b] ..), last in layout first, so that lists
                      come out as opt's */
  Blk *from;
} Search;
static bool below(const Search *s, Blk anc, Blk b) { return s->in[anc] <= s->in[b] && s->out[b] <= s->out[anc]; }
static uint32_t outermost(Search *s, uint32_t i) {
  while (s->found.p[i].up) {
    uint32_t up = s->found.p[i].up;
    if (s->found.p[up].up) s->found.p[i].up = s->found.p[up].up;
    i = up;
  }
  return i;
}
static void add_item(Search *s, uint32_t id, uint32_t what) {
  vec_push(&s->item, ((Item){what, 0}));
  uint32_t k = s->item.n - 1;
  Found *c = &s->found.p[id];
  if (c->last_item) s->item.p[c->last_item].next = k;
  else c->item = k;
  c->last_item = k;
}
static void look_back(Search *s, uint32_t id, Blk b) {
  Blk h = s->found.p[id].header;
  bool entry = false;
  for (uint32_t k = s->first[b]; k < s->first[b + 1]; k++) {
    Blk p = s->from[k];
    if (!s->in[p]) continue;
    if (below(s, h, p)) vec_push(&s->work, (uint32_t)p);
    else entry = true;
  }
  if (entry) {
    vec_push(&s->entry, (uint32_t)b);
    s->found.p[id].nentry++;
  }
}
/* Preorder of the search into `order`; last successor first. */
static uint32_t search(Search *s, Blk *order) {
  Fn *f = s->f;
  uint32_t n = 0, clock = 0;
  VecU32 st = {0}, open = {0};
  vec_push(&st, (uint32_t)entry_blk(f));
  while (st.n) {
    Blk b = (Blk)vec_last(&st);
    if (!s->in[b]) {
      s->in[b] = ++clock;
      order[n++] = b;
      vec_push(&open, st.n);
      for (uint32_t i = 0; i < nsuccs(f, b); i++)
        if (!s->in[succ(f, b, i)]) vec_push(&st, (uint32_t)succ(f, b, i));
    } else {
      if (open.n && vec_last(&open) == st.n) {
        s->out[b] = clock;
        open.n--;
      }
      st.n--;
    }
  }
  vec_free(&st);
  vec_free(&open);
  return n;
}

static void gather_preds(Search *s) {
  Fn *f = s->f;
  s->first = mem_zalloc(sizeof(uint32_t) * (f->nblk + 2));
  FOR_EACH_BLK(f, b) s->first[(uint32_t)b] = npreds(f, b);
  uint32_t sum = 0;
  for (uint32_t b = 0; b <= f->nblk; b++) {
    sum += s->first[b];
    s->first[b] = sum;
  } /* ends; filling backwards turns them into starts */
  s->from = mem_alloc(sizeof(Blk) * (sum + 1));
  FOR_EACH_BLK(f, b)
    for (uint32_t i = 0; i < nsuccs(f, b); i++) s->from[--s->first[succ(f, b, i)]] = b;
}

/* The cycles found, outer before inner: backwards in the order found. */
static void number(Cycles *c, const Search *s) {
  c->n = s->found.n;
  c->cycle = mem_zalloc(sizeof(Cycle) * c->n);
  c->entry = mem_alloc(sizeof(Blk) * (s->entry.n + 1));
  for (uint32_t k = 0; k < s->entry.n; k++) c->entry[k] = (Blk)s->entry.p[k];
  uint32_t *last_child = mem_zalloc(sizeof(uint32_t) * (c->n + 1));
  for (uint32_t k = s->found.n; k-- > 1;) {
    uint32_t id = c->n - k, par = s->found.p[k].parent ? c->n - s->found.p[k].parent : 0;
    Cycle *x = &c->cycle[id];
    x->header = s->found.p[k].header;
    x->parent = par;
    x->entry = s->found.p[k].entry;
    x->nentry = s->found.p[k].nentry;
    x->depth = par ? c->cycle[par].depth + 1 : 1;
    if (last_child[par]) c->cycle[last_child[par]].sibling = id;
    else if (par) c->cycle[par].child = id;
    else c->top = id;
    last_child[par] = id;
  }
  mem_free(last_child);
}
/* The blocks of each cycle one behind the other, those of inner ones among them. */
static void lay_out(Cycles *c, const Search *s) {
  c->blk = mem_alloc(sizeof(Blk) * (s->item.n + 1));
  uint32_t at = 0;
  VecU32 st = {0}; /* pairs: cycle, item to go on with */
  for (uint32_t t = c->top; t; t = c->cycle[t].sibling) {
    c->cycle[t].first = at;
    vec_push(&st, t);
    vec_push(&st, s->found.p[c->n - t].item);
    while (st.n) {
      uint32_t k = vec_last(&st);
      if (!k) {
        c->cycle[st.p[st.n - 2]].last = at;
        st.n -= 2;
        continue;
      }
      st.p[st.n - 1] = s->item.p[k].next;
      uint32_t w = s->item.p[k].what;
      if (!(w & ITEM_CYCLE)) {
        c->blk[at++] = (Blk)w;
        continue;
      }
      w &= ~ITEM_CYCLE;
      c->cycle[c->n - w].first = at;
      vec_push(&st, c->n - w);
      vec_push(&st, s->found.p[w].item);
    }
  }
  for (uint32_t b = 1; b < c->nblk; b++)
    if (c->of[b]) c->of[b] = c->n - c->of[b];
  c->at = mem_alloc(sizeof(uint32_t) * (c->nblk + 1));
  memset(c->at, 0xff, sizeof(uint32_t) * (c->nblk + 1));
  for (uint32_t k = 0; k < at; k++) c->at[c->blk[k]] = k;
  vec_free(&st);
}
const Cycles *cycles(Fn *f) {
  Cycles *c = slot_fresh(f, AN_CYCLES, EP_CFG);
  if (c) return c;
  c = mem_zalloc(sizeof *c);
  c->nblk = f->nblk;
  c->of = mem_zalloc(sizeof(uint32_t) * (f->nblk + 1));
  Search s = {.f = f, .of = c->of};
  s.in = mem_zalloc(sizeof(uint32_t) * (f->nblk + 1));
  s.out = mem_zalloc(sizeof(uint32_t) * (f->nblk + 1));
  gather_preds(&s);
  vec_push(&s.found, ((Found){0}));
  vec_push(&s.item, ((Item){0}));
  Blk *order = mem_alloc(sizeof(Blk) * (f->nblk + 1));
  for (uint32_t n = search(&s, order); n-- > 0;) {
    Blk h = order[n];
    for (uint32_t k = s.first[h]; k < s.first[h + 1]; k++) {
      Blk p = s.from[k];
      if (s.in[p] && below(&s, h, p)) vec_push(&s.work, (uint32_t)p);
    }
    if (!s.work.n) continue;
    uint32_t id = s.found.n;
    vec_push(&s.found, ((Found){.header = h, .entry = s.entry.n, .nentry = 1}));
    vec_push(&s.entry, (uint32_t)h);
    add_item(&s, id, (uint32_t)h);
    c->of[h] = id;
    while (s.work.n) {
      Blk b = (Blk)vec_pop(&s.work);
      if (b == h) continue;
      if (!c->of[b]) {
        c->of[b] = id;
        add_item(&s, id, (uint32_t)b);
        look_back(&s, id, b);
        continue;
      }
      uint32_t root = outermost(&s, c->of[b]);
      if (root == id) continue;
      s.found.p[root].parent = s.found.p[root].up = id;
      add_item(&s, id, root | ITEM_CYCLE);
      for (uint32_t k = 0; k < s.found.p[root].nentry; k++)
        look_back(&s, id, (Blk)s.entry.p[s.found.p[root].entry + k]);
    }
  }
  number(c, &s);
  lay_out(c, &s);
  mem_free(s.first);
  mem_free(s.from);
  mem_free(s.in);
  mem_free(s.out);
  mem_free(order);
  vec_free(&s.found);
  vec_free(&s.item);
  vec_free(&s.work);
  vec_free(&s.entry);
  slot_set(f, AN_CYCLES, c, cycles_free);
  return c;
}

void cycle_print(const Cycles *c, uint32_t i, FnText *t) {
  const Cycle *x = &c->cycle[i];
  StrBuf *out = fn_text_out(t);
  sb_fmt(out, "depth=%u: entries(", x->depth);
  for (uint32_t k = 0; k < x->nentry; k++) {
    if (k) sb_ch(out, ' ');
    fn_text_blk_name(t, c->entry[x->entry + k]);
  }
  sb_ch(out, ')');
  for (uint32_t k = x->first; k < x->last; k++) {
    bool entry = false;
    for (uint32_t e = 0; e < x->nentry && !entry; e++) entry = c->entry[x->entry + e] == c->blk[k];
    if (entry) continue;
    sb_ch(out, ' ');
    fn_text_blk_name(t, c->blk[k]);
  }
}
void print_cycles(Fn *f, StrBuf *out) {
  const Cycles *c = cycles(f);
  Str n = fn_glob(f)->name;
  sb_fmt(out, "CycleInfo for function: %.*s\n", (int)n.n, n.p);
  FnText *t = fn_text_new(f, out);
  for (uint32_t i = c->top; i;) { /* preorder */
    sb_fmt(out, "%*s", (int)(4 * c->cycle[i].depth), "");
    cycle_print(c, i, t);
    sb_ch(out, '\n');
    if (c->cycle[i].child) {
      i = c->cycle[i].child;
      continue;
    }
    while (i && !c->cycle[i].sibling) i = c->cycle[i].parent;
    if (i) i = c->cycle[i].sibling;
  }
  fn_text_free(t);
}
