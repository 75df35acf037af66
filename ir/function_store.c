/* function_store.c: where the arrays of a function live. Contract: function_pool.h, fn_compact: ir.h.
 *
 *   while it is read    after fn_pack_                     after the first growth of `ins`                     after fn_compact
 *   lend: ins opnd ...  pack: [ins|opnd|link|blk|pos|...]  pack: [....|opnd|link|blk|pos|...], ins on its own  as after fn_pack_
 *
 * A module may have a hundred thousand small functions. So the reader fills one set of arrays over and over (they are
 * warm and large enough), and what one function needs of them is copied behind its Fn to the module's store, an
 * arena: a dozen allocations, their headers and spare room, and the pages they spread over, become none. What is
 * packed is given back with the module. A large function is given a piece of memory of its own for most of its arrays
 * before it is read, and keeps it. */
#include "ir/ctx.h"
#include "ir/function_pool.h"

enum {
  LARGE_FN = 24 << 10, /* instructions: from here on the arrays of a function that is read are made in one piece, on
                          large pages */
#ifdef NVOPT_CHECKED
  COMPACT_FROM = 1,
  COMPACT_DEAD = INT32_MAX
#else
  COMPACT_FROM = 64, /* instructions that there have been: fewer are not worth it */
  COMPACT_DEAD = 8   /* one in that many must be gone: then what is done to all costs less than looking past them, and
                        growing arrays for others */
#endif
};

/* Every array that reading fills, as X(kind, pointer, elements, capacity). ARR_HOT: made by fn_new, elements 0 .. n-1
 * in use. ARR_COLD: by Val or Blk, NULL until first needed, zero where nothing was set. ARR_VEC: a VEC(T), whose cap
 * 0 means borrowed memory. Those of 8-byte alignment come first: then each lies at a multiple of its own. */
typedef enum ArrayKind { ARR_HOT, ARR_COLD, ARR_VEC } ArrayKind;
#define VEC_(X, v) X(ARR_VEC, v.p, v.n, v.cap)
/* clang-format off */
#define FN_ARRAYS(X) \
  X(ARR_HOT, ins, nins, cap_ins) VEC_(X, con.con) VEC_(X, con.words) \
  X(ARR_HOT, blk, nblk, cap_blk) X(ARR_HOT, succ, nsucc, cap_succ) X(ARR_HOT, pred, npred, cap_pred) \
  X(ARR_HOT, link, nopnd, cap_link) X(ARR_HOT, opnd, nopnd, cap_opnd) \
  X(ARR_COLD, name, nins, cap_name) X(ARR_COLD, aux, nins, cap_aux) X(ARR_COLD, pos, nins, cap_pos) \
  X(ARR_COLD, blk_name, nblk, cap_blk_name) X(ARR_COLD, blk_pos, nblk, cap_blk_pos) VEC_(X, calls) VEC_(X, words) \
  VEC_(X, con.list)
#define RARE_ARRAYS(X) \
  X(ARR_COLD, rare->md, nins, rare->cap_md) X(ARR_COLD, rare->dbg, nins, rare->cap_dbg) \
  X(ARR_COLD, rare->dbg_use, nins, rare->cap_dbg_use) \
  X(ARR_COLD, rare->dbg_at, nins, rare->cap_dbg_at) X(ARR_COLD, rare->phi_order, nins, rare->cap_phi_order) \
  X(ARR_COLD, rare->dbg_end, nblk, rare->cap_dbg_end) \
  X(ARR_COLD, rare->label_of, nblk, rare->cap_label_of) \
  VEC_(X, rare->dbgrec) VEC_(X, rare->mdatt) VEC_(X, rare->own_names)
/* clang-format on */
#define FOR_ALL_ARRAYS(f, X)                                                                                           \
  FN_ARRAYS(X) if ((f)->rare != &fn_rare_none) { RARE_ARRAYS(X) }
/* Elements of an array that are in use. */
#define USED(kind, p, n, cap) (f->p ? (kind) == ARR_COLD ? u32_min(f->n, f->cap) : f->n : 0)
static bool packed(const Fn *f, const void *p) { return (uintptr_t)p - (uintptr_t)f->pack < f->pack_size; }

void *fn_realloc_(Fn *f, void *p, size_t have, size_t want) {
  if (!packed(f, p)) return mem_realloc(p, want);
  void *q = mem_alloc(want);
  memcpy(q, p, have);
  return q;
}

/* From f->lend; cold ones when they are needed. */
#define TAKE(kind, p, n, cap_)                                                                                         \
  if ((kind) != ARR_COLD && !f->p) f->p = f->lend->p, f->cap_ = f->lend->cap_, f->lend->p = NULL, f->lend->cap_ = 0;
const FnRare fn_rare_none;
FnRare *fn_rare_(Fn *f) {
  if (f->rare != &fn_rare_none) return f->rare;
  if (!f->lend) { /* a pass: the store is the reader's, and others run */
    f->rare = mem_zalloc(sizeof *f->rare);
    f->rare->own = true;
  } else {
    f->rare = ARENA_NEW(&f->m->store, FnRare);
    RARE_ARRAYS(TAKE)
  }
  return f->rare;
}

void *fn_cold_grow_(Fn *f, void *field, uint32_t *cap, uint32_t i, uint32_t want, size_t elem) {
  void **at = field, *p = *at;
  uint32_t n = u32_max(u32_max(i + 1, want), *cap + *cap / 2);
  if (!p) {
    if (f->lend) {
      bool own = (uintptr_t)field - (uintptr_t)f < sizeof *f;
      char *from = own ? (char *)f : (char *)f->rare, *to = own ? (char *)f->lend : (char *)f->lend->rare;
      void **lent = (void **)(void *)(to + ((char *)field - from));
      uint32_t *room = (uint32_t *)(void *)(to + ((char *)cap - from));
      p = *lent;
      *lent = NULL;
      if (*room >= n) n = *room;
      else mem_free(p), p = NULL;
      *room = 0;
    }
    if (!p) p = mem_zalloc((size_t)n * elem); /* fresh pages need no clearing */
  } else {
    p = fn_realloc_(f, p, (size_t)*cap * elem, (size_t)n * elem);
    memset((char *)p + (size_t)*cap * elem, 0, (size_t)(n - *cap) * elem);
  }
  *cap = n;
  return *at = p;
}

void fn_borrow_(Fn *f, Fn *lend) {
  f->lend = lend;
  FN_ARRAYS(TAKE)
  f->con.hash = lend->con.hash;
  f->con.hash_room = lend->con.hash_room;
  lend->con.hash = NULL;
  lend->con.hash_room = 0;
}

void fn_make_room_(Fn *f, uint32_t ninstr, uint32_t nopnd, uint32_t nblk) {
  if (ninstr < LARGE_FN) return;
  /* X(array, capacity, elements) */
  /* clang-format off */
#define ROOM(X) X(ins, cap_ins, ninstr) X(link, cap_link, nlink) X(opnd, cap_opnd, nopnd) X(blk, cap_blk, nblk) \
  X(name, cap_name, ninstr) X(pos, cap_pos, ninstr) X(blk_name, cap_blk_name, nblk) X(blk_pos, cap_blk_pos, nblk) \
  X(succ, cap_succ, nblk * 2) X(pred, cap_pred, nblk * 2)
  /* clang-format on */
  size_t size = 0;
  uint32_t nlink = f->m->ctx->no_uses ? 0 : nopnd; /* then they stay in the arrays that are lent */
#define SIZE(a, cap, n) size += round_up((size_t)(n) * sizeof *f->a, 8);
  ROOM(SIZE)
#undef SIZE
  if (size > UINT32_MAX) return;
  char *to = f->pack = mem_large(size);
  f->pack_own = true;
  f->pack_size = (uint32_t)size;
#define CARVE(a, cap, n)                                                                                               \
  if ((n) != 0) f->a = (void *)to, f->cap = (n), to += round_up((size_t)(n) * sizeof *f->a, 8);
  ROOM(CARVE)
#undef CARVE
  memset(f->name, 0, (size_t)f->cap_name * sizeof *f->name);
  memset(f->pos, 0, (size_t)f->cap_pos * sizeof *f->pos);
  memset(f->blk_name, 0, (size_t)f->cap_blk_name * sizeof *f->blk_name);
  memset(f->blk_pos, 0, (size_t)f->cap_blk_pos * sizeof *f->blk_pos);
}

/* A large function: arrays give back what is spare by a third or more. */
static void *trim(void *p, uint32_t *cap, uint32_t n, size_t elem) {
  if (n == 0 || n + n / 2 >= *cap) return p;
  *cap = n;
  return mem_realloc(p, n * elem);
}
static void trim_arrays(Fn *f) {
#define TRIM(kind, p_, n, cap_)                                                                                        \
  if (!packed(f, f->p_)) f->p_ = trim(f->p_, &f->cap_, USED(kind, p_, n, cap_), sizeof *f->p_);
  FOR_ALL_ARRAYS(f, TRIM)
#undef TRIM
}
void fn_pack_(Fn *f) {
  Fn *lend = f->lend;
  size_t size = 0;
  f->lend = NULL;
  if (f->m->ctx->no_uses && f->rare->dbgrec.n <= 1) { /* records are in lists of their own */
    lend->link = f->link;
    lend->cap_link = f->cap_link;
    f->link = NULL;
    f->cap_link = 0;
  }
#define SIZE(kind, p, n, cap) size += round_up((size_t)USED(kind, p, n, cap) * sizeof *f->p, 4);
  FOR_ALL_ARRAYS(f, SIZE)
#undef SIZE
  if (f->pack_own || size > UINT32_MAX) {
    trim_arrays(f);
    return;
  }
  char *to = arena_alloc(&f->m->store, size);
  f->pack = to;
  f->pack_size = (uint32_t)size;
#define PACK(kind, p_, n_, cap_)                                                                                       \
  if (f->p_) {                                                                                                         \
    uint32_t n = USED(kind, p_, n_, cap_);                                                                             \
    size_t bytes = (size_t)n * sizeof *f->p_;                                                                          \
    if (n) memcpy(to, f->p_, bytes);                                                                                   \
    if ((kind) == ARR_COLD && n) memset(f->p_, 0, bytes);                                                              \
    lend->p_ = f->p_;                                                                                                  \
    lend->cap_ = f->cap_;                                                                                              \
    f->p_ = n ? (void *)to : NULL;                                                                                     \
    f->cap_ = (kind) == ARR_VEC ? 0 : n;                                                                               \
    to += round_up(bytes, 4);                                                                                          \
  }
  FOR_ALL_ARRAYS(f, PACK)
#undef PACK
  lend->con.hash = f->con.hash;
  lend->con.hash_room = f->con.hash_room;
  f->con.hash = NULL;
  f->con.hash_cap = f->con.hash_room = 0;
}

/* ---- closing the gaps ---- */
/* Elements that arrays by Val and by Use get beyond those in use. */
#define SPARE(n) (&f->n == &f->nins || &f->n == &f->nopnd ? spare : 0)
/* Moves all arrays to the pack; false when it is not large enough. */
static bool repack(Fn *f, uint32_t spare, Arena *A) {
  size_t size = 0;
#define SIZE(kind, p, n, cap)                                                                                          \
  if (f->p) size += round_up((size_t)(USED(kind, p, n, cap) + SPARE(n)) * sizeof *f->p, 4);
  FOR_ALL_ARRAYS(f, SIZE)
#undef SIZE
  if (size > f->pack_size) return false;
  char *buf = arena_alloc(A, size), *to = buf, *pack = f->pack;
#define MOVE(kind, p_, n_, cap_)                                                                                       \
  if (f->p_) {                                                                                                         \
    uint32_t n = USED(kind, p_, n_, cap_);                                                                             \
    size_t bytes = (size_t)n * sizeof *f->p_, room = round_up((size_t)(n + SPARE(n_)) * sizeof *f->p_, 4);             \
    memcpy(to, f->p_, bytes);                                                                                          \
    if ((kind) == ARR_COLD) memset(to + bytes, 0, room - bytes);                                                       \
    if (!packed(f, f->p_)) mem_free(f->p_);                                                                            \
    f->p_ = room ? (void *)(pack + (to - buf)) : NULL;                                                                 \
    f->cap_ = (kind) == ARR_VEC ? 0 : n + SPARE(n_);                                                                   \
    to += room;                                                                                                        \
  }
  FOR_ALL_ARRAYS(f, MOVE)
#undef MOVE
  memcpy(pack, buf, size);
  return true;
}

/* New numbers keep the order of the old ones: no array needs a second one beside it, and what goes by numbers goes as
 * before. */
typedef struct Renumber {
  uint32_t *val, *use;
  uint32_t nval;
} Renumber; /* 0: deleted */
static void number_vals(Fn *f, Renumber *r) {
  uint32_t n = 1;
  for (uint32_t v = 1; v < f->nins; v++) r->val[v] = f->ins[v].op != OP_NONE ? n++ : 0;
  r->nval = n;
}
static uint32_t number_uses(Fn *f, Renumber *r) {
  for (uint32_t v = f->nargs + 1; v < f->nins; v++)
    if (r->val[v] && f->ins[v].nops) r->use[f->ins[v].opnd] = f->ins[v].nops;
  for (uint32_t d = 1; d < f->rare->dbgrec.n; d++) {
    const DbgRec *x = &f->rare->dbgrec.p[d];
    if (!x->deleted && x->nops) r->use[x->opnd] = x->nops;
  }
  uint32_t at = 1;
  for (uint32_t s = 1; s < f->nopnd;) {
    uint32_t k = r->use[s];
    if (!k) {
      s++;
      continue;
    }
    ASSERT(at <= s && s + k <= f->nopnd);
    for (uint32_t i = 0; i < k; i++) r->use[s + i] = at + i;
    s += k;
    at += cap_of(k);
  }
  return at;
}
static Val new_val(const Renumber *r, Val v) { return val_is_local(v) ? (Val)r->val[v] : v; }
static void move_uses(Fn *f, const Renumber *r) {
  for (uint32_t s = 1; s < f->nopnd; s++) {
    uint32_t to = r->use[s];
    if (!to) continue;
    Val x = f->opnd[s];
    Link l = f->link[s];
    if (!(l.user & DBG_USER_BIT)) l.user = r->val[l.user];
    bool listed = val_is_local(x);
    f->link[to] = (Link){l.user, (Use)(listed ? r->use[l.next] : 0), (Use)(listed ? r->use[l.prev] : 0)};
    f->opnd[to] = new_val(r, x);
    ASSERT(!listed || f->opnd[to]);
  }
}
static void move_vals(Fn *f, const Renumber *r) {
  for (uint32_t v = 1; v < f->nins; v++) {
    if (!r->val[v]) continue;
    Ins i = f->ins[v];
    i.prev = new_val(r, i.prev);
    i.next = new_val(r, i.next);
    i.uses = (Use)r->use[i.uses];
    if (i.op != OP_ARG) i.opnd = i.nops ? r->use[i.opnd] : 0;
    f->ins[r->val[v]] = i;
  }
  for (uint32_t b = 1; b < f->nblk; b++)
    f->blk[b].first = new_val(r, f->blk[b].first), f->blk[b].last = new_val(r, f->blk[b].last);
  /* clang-format off */
#define GATHER(arr, cap) if (f->arr) { \
    uint32_t n = u32_min(f->nins, f->cap), end = 1; \
    for (uint32_t v = 1; v < n; v++) if (r->val[v]) f->arr[end++] = f->arr[v]; \
    if (n > end) memset(f->arr + end, 0, (n - end) * sizeof *f->arr); \
  }
  GATHER(aux, cap_aux) GATHER(pos, cap_pos) GATHER(name, cap_name)
  GATHER(rare->md, rare->cap_md) GATHER(rare->dbg, rare->cap_dbg) GATHER(rare->dbg_use, rare->cap_dbg_use)
  GATHER(rare->dbg_at, rare->cap_dbg_at) GATHER(rare->phi_order, rare->cap_phi_order)
#undef GATHER
      /* clang-format on */
      for (uint32_t v = 1; v < u32_min(r->nval, f->rare->cap_dbg_use); v++)
          f->rare->dbg_use[v] = (Use)r->use[f->rare->dbg_use[v]];
  for (uint32_t d = 1; d < f->rare->dbgrec.n; d++) {
    DbgRec *x = &f->rare->dbgrec.p[d];
    x->at = x->deleted ? VAL_NONE : new_val(r, x->at);
    x->opnd = x->nops ? r->use[x->opnd] : 0;
  }
  uint32_t stamps = 0;
  for (uint32_t v = 0; v < f->cap_stamp; v++)
    if (!v || r->val[v]) f->stamp[stamps++] = f->stamp[v];
  f->cap_stamp = stamps;
}

void fn_compact(Fn *f, Arena *A) {
  if (f->nins < COMPACT_FROM || f->nins - (f->nlive + f->nargs + 1) < f->nins / COMPACT_DEAD) return;
  fn_drop_analyses(f);
  ArenaMark mark = arena_mark(A);
  Renumber r = {.val = ARENA_ZARRAY(A, uint32_t, f->nins), .use = ARENA_ZARRAY(A, uint32_t, f->nopnd + 1)};
  number_vals(f, &r);
  uint32_t nopnd = number_uses(f, &r);
  move_uses(f, &r);
  move_vals(f, &r);
  f->nins = r.nval;
  f->nopnd = nopnd;
  if (f->stamp) f->stamp = mem_realloc(f->stamp, f->cap_stamp * sizeof *f->stamp), f->room_stamp = f->cap_stamp;
  if (!f->pack_own && !repack(f, f->nlive / 4 + 8, A) && !repack(f, 0, A))
    trim_arrays(f); /* a large one keeps its room */
  arena_release(A, mark);
}

void fn_store_free_(Fn *f) {
  mem_free(f->con.hash);
  mem_free(f->free_edges);
#define FREE(kind, p_, n, cap)                                                                                         \
  if (!packed(f, f->p_)) mem_free(f->p_);
  FOR_ALL_ARRAYS(f, FREE)
#undef FREE
  if (f->pack_own) mem_free(f->pack);
  if (f->rare == &fn_rare_none) return;
  vec_free(&f->rare->label_slot);
  if (f->rare->own) mem_free(f->rare);
}
