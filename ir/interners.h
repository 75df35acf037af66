/* interners.h: private to ir/: the module's content-addressed tables. Records never move (segments that double), so
 * reads take no lock; inserts lock `Interners.lock` while the module is parallel. */
#ifndef NVOPT_IR_INTERNERS_H
#define NVOPT_IR_INTERNERS_H
#include "ir/module.h"
#include "support/hash.h"
#include <pthread.h>

static inline void *seg_at(const SegTable *t, uint32_t i) { return seg_of(t, i, t->elem); }
uint32_t seg_push(SegTable *t); /* a zeroed record; returns its index */
void seg_free(SegTable *t);

typedef struct AttrInterner AttrInterner; /* attr.c */
typedef struct MdInterner MdInterner;     /* metadata.c */
AttrInterner *attr_interner_new(Module *m);
void attr_interner_free(AttrInterner *a);
MdInterner *md_interner_new(Module *m);
void md_interner_free(MdInterner *a);

struct Interners {
  pthread_mutex_t lock;
  Arena arena; /* contents of records; used under the lock */
  IdSet type_set;
  IdSet struct_names; /* named structs by name */
  IdSet globs;        /* the symbol table */
  SegTable strs;
  IdSet str_set;
  AttrInterner *attrs;
  MdInterner *mds;
};
/* Text for as long as the module lasts: a piece of the input stays where it is. For what stands with others of its
 * kind: the rest of the input may give its memory to others when it has been read (Ctx.passed), and what is looked at
 * there comes back by pages. */
static inline const char *text_keep(const Module *m, Arena *a, Str s) {
  return (uintptr_t)s.p - (uintptr_t)m->source.p < m->source.n ? s.p : arena_strdup(a, s);
}
static inline void intern_lock(const Module *m) {
  if (m->parallel) pthread_mutex_lock(&m->in->lock);
}
static inline void intern_unlock(const Module *m) {
  if (m->parallel) pthread_mutex_unlock(&m->in->lock);
}
#endif
