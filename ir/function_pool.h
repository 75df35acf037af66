/* function_pool.h: private to ir/: the arrays of a function, operand slots and record allocation behind the mutators
 * of ir.h. None of them bumps an epoch. */
#ifndef NVOPT_IR_FUNCTION_POOL_H
#define NVOPT_IR_FUNCTION_POOL_H
#include "ir/ir.h"
void ins_grow_(Fn *f);
static inline Val ins_alloc_(Fn *f) { /* an uninitialised record */
  if (UNLIKELY(f->nins == f->cap_ins)) ins_grow_(f);
  return (Val)f->nins++;
}
/* Room of a list of n operands: 1, 2, then powers of two. */
static inline uint32_t cap_of(uint32_t n) { return n <= 2 ? n : 1u << log2_ceil(n); }
void opnd_grow_(Fn *f, uint32_t need);
static inline uint32_t opnd_alloc_(
    Fn *f, uint32_t n) { /* room for n operands at the end of the pool; returns the first slot */
  uint32_t at = f->nopnd, need = at + cap_of(n);
  if (UNLIKELY(need > f->cap_opnd)) opnd_grow_(f, need);
  f->nopnd = need;
  return at;
}
static inline void use_link_at_(Fn *f, uint32_t s, uint32_t user, Val x, Use *head) {
  Use old = *head;
  f->opnd[s] = x;
  f->link[s] = (Link){user, old, USE_NONE};
  if (old) f->link[old].prev = (Use)s;
  *head = (Use)s;
}
void dbg_use_link_(Fn *f, uint32_t s, uint32_t user, Val x);
static inline void use_link_(Fn *f, uint32_t s, uint32_t user, Val x) { /* fills an unused slot */
  if (!val_is_local(x)) {
    f->opnd[s] = x;
    f->link[s] = (Link){user, USE_NONE, USE_NONE};
  } else if (UNLIKELY(user & DBG_USER_BIT)) dbg_use_link_(f, s, user, x);
  else use_link_at_(f, s, user, x, &f->ins[x].uses);
}
void fn_link_all_(Fn *f); /* makes all use lists anew, of operands of instructions */
void use_unlink_(Fn *f, uint32_t slot);
/* Epochs of a change that is in the log, or is none of values. */
static inline void touch_(Fn *f, unsigned what) {
  if (what & EP_CFG) f->ep_cfg++;
  if (what & EP_VAL) f->ep_val++;
  if (what & EP_MEM) f->ep_mem++;
}
/* The change log (change_log.h): v, a local, has changed, after it did so; LOG_MOVED_BIT: was placed, or is about to
 * lose its place. LOG_MAY_DECIDE: the change may be one of whether execution goes on past v. */
enum { LOG_MAY_DECIDE = 1 };
void log_append_(Fn *f, Val v, unsigned how);
static inline void tell_(Fn *f, Val v, unsigned how) {
  if (UNLIKELY(f->log != NULL)) log_append_(f, v, how);
}
/* The edge from -> to has come or gone, or stands at another place among from's successors. */
void log_edge_(Fn *f, Blk from, Blk to);
static inline void stamp_edge_(Fn *f, Blk to) {
  if ((uint32_t)to < f->cap_blk_stamp) f->blk_stamp[to] = (uint32_t)f->ep_val + 1;
}
static inline void tell_edge_(Fn *f, Blk from, Blk to) {
  stamp_edge_(f, to);
  if (UNLIKELY(f->log != NULL)) log_edge_(f, from, to);
}
static inline bool touches_memory(const Fn *f, Val v) {
  unsigned o = f->ins[v].op;
  return (o >= OP_ALLOCA && o <= OP_CALL) || o == OP_INVOKE || o == OP_CALLBR;
}
/* Before the epoch moves: x, if it is a value that stamps are kept of, has changed. */
static inline void log_change(Fn *f, Val x) {
  if (val_is_local(x) && (uint32_t)x < f->cap_stamp) f->stamp[x] = (uint32_t)f->ep_val + 1;
}
/* pos_set, name_set_src and aux_set without the call where the array reaches already. No epoch moves. */
static inline void pos_put_(Fn *f, Val v, uint32_t pos) {
  if (LIKELY((uint32_t)v < f->cap_pos)) f->pos[v] = pos;
  else pos_set(f, v, pos);
}
static inline void name_put_(Fn *f, Val v, uint32_t off, uint32_t len) {
  if (LIKELY((uint32_t)v < f->cap_name)) f->name[v] = (Name){off, len};
  else name_set_src(f, v, off, len);
}
static inline void aux_put_(Fn *f, Val v, uint32_t x) {
  if (LIKELY((uint32_t)v < f->cap_aux)) f->aux[v] = x;
  else aux_set(f, v, x);
}
void opnd_push_(Fn *f, Val v, Val x);             /* appends an operand; the list may move */
void opnd_swap_remove_(Fn *f, Val v, uint32_t i); /* the last operand takes the place of operand i */

/* The arrays themselves: function_store.c. Only these allocate them. fn_realloc_: `p`, one of f's arrays with `have`
 * bytes in use, in room for `want`. fn_rare_: f->rare, to be written to. fn_cold_grow_: makes index i of the cold
 * array at `field` (a member of *f or of *fn_rare_(f)) valid, new entries zeroed; `want` is the room asked for.
 * fn_borrow_: before reading a body: f takes the arrays of `lend`, a zeroed Fn that is used for nothing else and
 * outlives the reading. fn_make_room_: before fn_borrow_: about that much will be read into f; where it is much, that
 * is what most arrays get. fn_pack_: after reading: what f holds moves to the module's store and `lend` has its
 * arrays back; when f is large it keeps them
 *   instead. A reading that ends early leaves them with f. Linear in what f holds.
 * fn_store_free_: frees all of them. */
void *fn_realloc_(Fn *f, void *p, size_t have, size_t want);
FnRare *fn_rare_(Fn *f);
void *fn_cold_grow_(Fn *f, void *field, uint32_t *cap, uint32_t i, uint32_t want, size_t elem);
void fn_borrow_(Fn *f, Fn *lend);
void fn_make_room_(Fn *f, uint32_t ninstr, uint32_t nopnd, uint32_t nblk);
void fn_pack_(Fn *f);
void fn_store_free_(Fn *f);
#define COLD_VAL(f, arr, i)                                                                                            \
  ((uint32_t)(i) < (f)->cap_##arr                                                                                      \
       ? (void)0                                                                                                       \
       : (void)fn_cold_grow_((f), &(f)->arr, &(f)->cap_##arr, (uint32_t)(i), (f)->cap_ins, sizeof *(f)->arr))
#define RARE_VAL(f, arr, i)                                                                                            \
  ((uint32_t)(i) < (f)->rare->cap_##arr                                                                                \
       ? (void)0                                                                                                       \
       : ((void)fn_rare_(f), (void)fn_cold_grow_((f), &(f)->rare->arr, &(f)->rare->cap_##arr, (uint32_t)(i),           \
                                                 (f)->cap_ins, sizeof *(f)->rare->arr)))
#define RARE_BLK(f, arr, i)                                                                                            \
  ((uint32_t)(i) < (f)->rare->cap_##arr                                                                                \
       ? (void)0                                                                                                       \
       : ((void)fn_rare_(f), (void)fn_cold_grow_((f), &(f)->rare->arr, &(f)->rare->cap_##arr, (uint32_t)(i),           \
                                                 (f)->cap_blk, sizeof *(f)->rare->arr)))
#define COLD_BLK(f, arr, i)                                                                                            \
  ((uint32_t)(i) < (f)->cap_##arr                                                                                      \
       ? (void)0                                                                                                       \
       : (void)fn_cold_grow_((f), &(f)->arr, &(f)->cap_##arr, (uint32_t)(i), (f)->cap_blk, sizeof *(f)->arr))
#endif
