/* block_order.c: the order of the instructions of a block. Contract: block_order.h.
 *
 *   numbered   %a 2   %b 4   %c 6
 *   made since %a 2   %x 3   %y 3   %b 4   %c 6     %x and %y are told apart by walking: they are next to each other
 *
 * Blocks in which nobody asks about instructions more than NEAR apart are never numbered: no memory is taken. */
#include "analysis/cfg/block_order.h"

enum { NEAR = 32, LAST = UINT32_MAX /* odd: behind the last one that has a number */ };

typedef enum Side { UNKNOWN, FIRST, SECOND } Side;
/* What is found within NEAR instructions of a, on both sides. */
static Side look_near(const Fn *f, Val a, Val b) {
  Val up = a, down = a;
  for (uint32_t i = 0; i < NEAR && (up || down); i++) {
    if (down && (down = next_of(f, down)) == b) return FIRST;
    if (up && (up = prev_of(f, up)) == b) return SECOND;
  }
  if (!up) return FIRST; /* all that is above a has been seen */
  return down ? UNKNOWN : SECOND;
}
static void number_block(BlkOrder *o, const Fn *f, Blk b) {
  if ((uint32_t)b < o->done.n && o->done.p[b]) return;
  vec_resize_zero(&o->done, f->nblk);
  vec_resize_zero(&o->num, f->nins);
  o->done.p[b] = 1;
  uint32_t n = 0;
  FOR_EACH_INS(f, b, v) o->num.p[v] = n += 2;
}
/* Everything from v to the next one that has a number takes its place from that. */
static uint32_t number_of(BlkOrder *o, const Fn *f, Val v) {
  if ((uint32_t)v >= o->num.n) vec_resize_zero(&o->num, f->nins);
  if (o->num.p[v]) return o->num.p[v];
  o->waiting.n = 0;
  Val w = v;
  for (; w && !o->num.p[w]; w = next_of(f, w)) vec_push(&o->waiting, (uint32_t)w);
  uint32_t n = w ? (o->num.p[w] - 1) | 1 : LAST;
  for (uint32_t i = 0; i < o->waiting.n; i++) o->num.p[o->waiting.p[i]] = n;
  return n;
}
bool order_before(BlkOrder *o, const Fn *f, Val a, Val b) {
  Side near = look_near(f, a, b);
  if (near != UNKNOWN) return near == FIRST;
  number_block(o, f, blk_of(f, a));
  uint32_t x = number_of(o, f, a), y = number_of(o, f, b);
  return x != y ? x < y : val_before(f, a, b);
}
void order_moved(BlkOrder *o, Val v) {
  if ((uint32_t)v < o->num.n) o->num.p[v] = 0;
}
void order_free(BlkOrder *o) { vec_free(&o->num), vec_free(&o->done), vec_free(&o->waiting); }
bool order_dom(BlkOrder *o, const Fn *f, const Dom *d, Val v, Val at) {
  if (val_is_con(v) || is_arg(f, v) || blk_of(f, v) != blk_of(f, at)) return dom_val(f, d, v, at);
  return v != at && order_before(o, f, v, at);
}
