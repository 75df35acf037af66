/* interners.c: segmented tables behind the module's interners. */
#include "ir/interners.h"

uint32_t seg_push(SegTable *t) {
  uint32_t i = t->n, j = i + (1u << SEG_FIRST_LOG2);
  unsigned s = 31u - (unsigned)__builtin_clz(j) - SEG_FIRST_LOG2;
  if (s >= SEG_COUNT) BUG("more than 2^31 interned records");
  if (!t->seg[s]) t->seg[s] = mem_zalloc((size_t)t->elem << (s + SEG_FIRST_LOG2));
  t->n = i + 1;
  return i;
}

void seg_free(SegTable *t) {
  for (unsigned s = 0; s < SEG_COUNT; s++) mem_free(t->seg[s]);
  *t = (SegTable){.elem = t->elem};
}
