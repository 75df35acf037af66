/* vec.h: growable arrays. `VEC(T)` is a struct {T *p; uint32_t n, cap;}; the memory comes from mem.h and lack of it
 * unwinds. Elements may move on every push: hold indices, not pointers. Iterate by index. A vector with elements and
 * `cap` 0 has borrowed them: the first growth copies them, vec_free leaves them to their owner.
 *
 *   VEC(uint32_t) w = {0};
 *   vec_push(&w, 7);  w.p[0];  w.n;  vec_pop(&w);  vec_free(&w);
 */
#ifndef NVOPT_VEC_H
#define NVOPT_VEC_H
#include "support/mem.h"

#define VEC(T)                                                                                                         \
  struct {                                                                                                             \
    T *p;                                                                                                              \
    uint32_t n, cap;                                                                                                   \
  }
void *vec_grow_(void *p, uint32_t n, uint32_t *cap, uint32_t need,
                size_t elem); /* returns the moved array; unwinds on lack of memory */

#define vec_reserve(v, need_)                                                                                          \
  ((v)->cap < (uint32_t)(need_)                                                                                        \
       ? (void)((v)->p = vec_grow_((v)->p, (v)->n, &(v)->cap, (uint32_t)(need_), sizeof *(v)->p))                      \
       : (void)0)
#define vec_push(v, x) (vec_reserve((v), (v)->n + 1), (void)((v)->p[(v)->n++] = (x)))
#define vec_pop(v) ((v)->p[--(v)->n])
#define vec_last(v) ((v)->p[(v)->n - 1])
#define vec_clear(v) ((void)((v)->n = 0))
/* New elements up to `size` are zeroed. */
#define vec_resize_zero(v, size_)                                                                                      \
  do {                                                                                                                 \
    uint32_t n_ = (uint32_t)(size_);                                                                                   \
    vec_reserve((v), n_);                                                                                              \
    if (n_ > (v)->n) memset((v)->p + (v)->n, 0, (size_t)(n_ - (v)->n) * sizeof *(v)->p);                               \
    (v)->n = n_;                                                                                                       \
  } while (0)
#define vec_free(v) (mem_free((v)->cap ? (v)->p : NULL), (void)((v)->p = NULL, (v)->n = (v)->cap = 0))
typedef VEC(uint32_t) VecU32;
typedef VEC(uint64_t) VecU64;
#endif
