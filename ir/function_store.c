/* function_store.c: where the arrays of a function live. Contract: function_pool.h.
 *
 *   while it is read     after fn_pack_                        after the first growth of `ins`
 *   lend: ins opnd ...   pack: [ins|opnd|link|blk|pos|...]     pack: [....|opnd|link|blk|pos|...], ins on its own
 *
 * A module may have a hundred thousand small functions. So the reader fills one set of arrays over and over (they are warm and large
 * enough), and what one function needs of them is copied behind its Fn to the module's store, an arena: a dozen allocations, their headers
 * and spare room, and the pages they spread over, become none. What is packed is given back with the module. Larger functions keep the
 * arrays they were read into; the largest are given one piece of memory for most of them before they are read. */
#include "function_pool.h"

enum {
  PACK_LIMIT = 256 << 10,   /* bytes: beyond it the copy costs more than the spare room and the pages */
  LARGE_FN = 8 << 10       /* instructions: from here on the arrays of a function that is read are made in one piece, on large pages */
};
_Static_assert(PACK_LIMIT <= LARGE_FN * sizeof(Ins), "what is larger is no piece of the store: fn_store_free_");

/* Every array that reading fills, as X(kind, pointer, elements, capacity). ARR_HOT: made by fn_new, elements 0 .. n-1 in use. ARR_COLD: by
 * Val or Blk, NULL until first needed, zero where nothing was set. ARR_VEC: a VEC(T), whose cap 0 means borrowed memory. Those of 8-byte
 * alignment come first: then each lies at a multiple of its own. */
typedef enum ArrayKind { ARR_HOT, ARR_COLD, ARR_VEC } ArrayKind;
#define VEC_(X, v) X(ARR_VEC, v.p, v.n, v.cap)
#define FN_ARRAYS(X) \
  X(ARR_HOT, ins, nins, cap_ins) VEC_(X, con.con) VEC_(X, con.words) \
  X(ARR_HOT, blk, nblk, cap_blk) X(ARR_HOT, succ, nsucc, cap_succ) X(ARR_HOT, pred, npred, cap_pred) X(ARR_HOT, link, nopnd, cap_link) X(ARR_HOT, opnd, nopnd, cap_opnd) \
  X(ARR_COLD, name, nins, cap_name) X(ARR_COLD, aux, nins, cap_aux) X(ARR_COLD, pos, nins, cap_pos) \
  X(ARR_COLD, blk_name, nblk, cap_blk_name) X(ARR_COLD, blk_pos, nblk, cap_blk_pos) VEC_(X, calls) VEC_(X, words) VEC_(X, con.list)
#define RARE_ARRAYS(X) \
  X(ARR_COLD, rare->md, nins, rare->cap_md) X(ARR_COLD, rare->dbg, nins, rare->cap_dbg) X(ARR_COLD, rare->dbg_use, nins, rare->cap_dbg_use) \
  X(ARR_COLD, rare->dbg_at, nins, rare->cap_dbg_at) X(ARR_COLD, rare->phi_order, nins, rare->cap_phi_order) X(ARR_COLD, rare->dbg_end, nblk, rare->cap_dbg_end) \
  VEC_(X, rare->dbgrec) VEC_(X, rare->mdatt) VEC_(X, rare->own_names)
#define FOR_ALL_ARRAYS(f, X) FN_ARRAYS(X) if ((f)->rare != &fn_rare_none) { RARE_ARRAYS(X) }
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
#define TAKE(kind, p, n, cap_) if ((kind) != ARR_COLD && !f->p) f->p = f->lend->p, f->cap_ = f->lend->cap_, f->lend->p = NULL, f->lend->cap_ = 0;
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
#define ROOM(X) X(ins, cap_ins, ninstr) X(link, cap_link, nopnd) X(opnd, cap_opnd, nopnd) X(blk, cap_blk, nblk) \
  X(name, cap_name, ninstr) X(pos, cap_pos, ninstr) X(blk_name, cap_blk_name, nblk) X(blk_pos, cap_blk_pos, nblk) X(succ, cap_succ, nblk * 2) X(pred, cap_pred, nblk * 2)
  size_t size = 0;
#define SIZE(a, cap, n) size += round_up((size_t)(n) * sizeof *f->a, 8);
  ROOM(SIZE)
#undef SIZE
  if (size > UINT32_MAX) return;
  char *to = f->pack = mem_large(size);
  f->pack_size = (uint32_t)size;
#define CARVE(a, cap, n) f->a = (void *)to, f->cap = (n), to += round_up((size_t)(n) * sizeof *f->a, 8);
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
void fn_pack_(Fn *f) {
  Fn *lend = f->lend;
  size_t size = 0;
  f->lend = NULL;
#define SIZE(kind, p, n, cap) size += round_up((size_t)USED(kind, p, n, cap) * sizeof *f->p, 4);
  FOR_ALL_ARRAYS(f, SIZE)
#undef SIZE
  if (f->pack || size > PACK_LIMIT) {
#define TRIM(kind, p_, n, cap_) if (!packed(f, f->p_)) f->p_ = trim(f->p_, &f->cap_, USED(kind, p_, n, cap_), sizeof *f->p_);
    FOR_ALL_ARRAYS(f, TRIM)
#undef TRIM
    return;
  }
  char *to = arena_alloc(&f->m->store, size);
  f->pack = to;
  f->pack_size = (uint32_t)size;
#define PACK(kind, p_, n_, cap_) if (f->p_) { \
    uint32_t n = USED(kind, p_, n_, cap_); \
    size_t bytes = (size_t)n * sizeof *f->p_; \
    memcpy(to, f->p_, bytes); \
    if ((kind) == ARR_COLD) memset(f->p_, 0, bytes); \
    lend->p_ = f->p_; \
    lend->cap_ = f->cap_; \
    f->p_ = n ? (void *)to : NULL; \
    f->cap_ = (kind) == ARR_VEC ? 0 : n; \
    to += round_up(bytes, 4); \
  }
  FOR_ALL_ARRAYS(f, PACK)
#undef PACK
  lend->con.hash = f->con.hash;
  lend->con.hash_room = f->con.hash_room;
  f->con.hash = NULL;
  f->con.hash_cap = f->con.hash_room = 0;
}

void fn_store_free_(Fn *f) {
  mem_free(f->con.hash);
#define FREE(kind, p_, n, cap) if (!packed(f, f->p_)) mem_free(f->p_);
  FOR_ALL_ARRAYS(f, FREE)
#undef FREE
  if (f->pack_size > PACK_LIMIT) mem_free(f->pack);
  if (f->rare == &fn_rare_none) return;
  vec_free(&f->rare->label_slot);
  if (f->rare->own) mem_free(f->rare);
}
