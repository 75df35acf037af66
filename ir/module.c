/* module.c: a module's life, its symbol table and its string table. Contract: module.h. */
#include "ir/ctx.h"
#include "ir/interners.h"
#include "ir/ir.h"
#include "ir/module.h"

void types_init(Module *m); /* type.c */

Module *mod_new(Ctx *ctx) {
  Module *m = mem_zalloc(sizeof *m);
  m->ctx = ctx;
  arena_init(&m->arena);
  m->in = mem_zalloc(sizeof *m->in);
  pthread_mutex_init(&m->in->lock, NULL);
  arena_init(&m->in->arena);
  m->in->strs.elem = sizeof(Str);
  seg_push(&m->in->strs); /* 0: the empty string */
  types_init(m);
  char err[8];
  datalayout_parse(m, (Str){NULL, 0}, err, sizeof err);
  m->in->attrs = attr_interner_new(m);
  m->in->mds = md_interner_new(m);
  con_pool_init(&m->con, m, &m->arena);
  vec_push(&m->glob, ((Global){.deleted = true}));
  vec_push(&m->sync_scopes, STR("singlethread"));
  vec_push(&m->sync_scopes, STR(""));
  return m;
}

void mod_free(Module *m) {
  if (!m) return;
  for (uint32_t i = 1; i < m->glob.n; i++)
    if (m->glob.p[i].fn) fn_free(m->glob.p[i].fn);
  if (m->globals_aa) m->globals_aa_free(m->globals_aa);
  vec_free(&m->glob);
  vec_free(&m->module_asm);
  vec_free(&m->comdats);
  vec_free(&m->named_md);
  vec_free(&m->sync_scopes);
  con_pool_free(&m->con);
  attr_interner_free(m->in->attrs);
  md_interner_free(m->in->mds);
  datalayout_free(m);
  seg_free(&m->rec.types);
  seg_free(&m->rec.attr_sets);
  seg_free(&m->rec.attr_lists);
  seg_free(&m->rec.mds);
  seg_free(&m->in->strs);
  idset_free(&m->in->globs);
  idset_free(&m->in->type_set);
  idset_free(&m->in->struct_names);
  idset_free(&m->in->str_set);
  arena_free(&m->in->arena);
  pthread_mutex_destroy(&m->in->lock);
  mem_free(m->in);
  mem_free(m->line_starts.p);
  arena_free(&m->arena);
  arena_free(&m->store);
  mem_free(m);
}
void mod_set_parallel(Module *m, bool on) { m->parallel = on; }

/* ---- symbol table: ids by name; what is deleted or renamed leaves its entry, whose name no longer matches ---- */
/* The entry of the global of that name (`name` not NULL), or the free one where it would stand. */
static IdSlot *sym_find(const Module *m, const Str *name, uint32_t hash) {
  const IdSet *set = &m->in->globs;
  for (uint32_t h = hash;; h++) {
    IdSlot *s = &set->slot[h = idset_probe(set, h, hash)];
    if (!s->id) return s;
    const Global *g = glob(m, (Glob)s->id);
    if (name && !g->deleted && str_eq(g->name, *name)) return s;
  }
}
/* Names that differ in the last character alone stand side by side: a module is full of them, and they are looked up
 * in turn. */
static uint32_t sym_hash(Str name) {
  return name.n ? ((uint32_t)hash_bytes(name.p, name.n - 1) << 4) + ((uint8_t)name.p[name.n - 1] & 15) : 0;
}
static void sym_put(Module *m, IdSlot *s, Glob g, uint32_t hash) {
  *s = (IdSlot){(uint32_t)g, hash};
  m->in->globs.used++;
}
static void sym_add(Module *m, Glob g) {
  uint32_t hash = sym_hash(glob(m, g)->name);
  sym_put(m, sym_find(m, NULL, hash), g, hash);
}
static void sym_room(Module *m) { /* for one more */
  IdSet *set = &m->in->globs;
  if (LIKELY(!idset_full(set))) return;
  if (set->used / 2 <= m->glob.n) return idset_grow(set);
  memset(set->slot, 0, sizeof *set->slot * set->cap); /* many have been renamed */
  set->used = 0;
  for (uint32_t i = 1; i < m->glob.n; i++)
    if (!m->glob.p[i].deleted && m->glob.p[i].name.n) sym_add(m, (Glob)i);
}
Glob glob_find(const Module *m, Str s) {
  return m->in->globs.cap && s.n ? (Glob)sym_find(m, &s, sym_hash(s))->id : GLOB_NONE;
}
/* A long table lies on large pages: it is walked often, and so many small ones take longer to get than to fill. */
static void glob_room(Module *m, uint32_t n) {
  size_t bytes = n * sizeof(Global);
  if (n <= m->glob.cap) return;
  if (bytes < MEM_LARGE) {
    vec_reserve(&m->glob, n);
    return;
  }
  Global *to = mem_long(bytes);
  memcpy(to, m->glob.p, m->glob.n * sizeof *to);
  mem_free(m->glob.p);
  m->glob.p = to;
  m->glob.cap = n;
}
void glob_expect(Module *m, uint32_t n) {
  glob_room(m, n);
  idset_reserve(&m->in->globs, n);
}
Glob glob_new(Module *m, GlobKind k, Str name) {
  Glob g = (Glob)m->glob.n;
  if (name.n) {
    uint32_t hash = sym_hash(name);
    sym_room(m);
    IdSlot *s = sym_find(m, &name, hash);
    if (s->id) return GLOB_NONE;
    sym_put(m, s, g, hash);
  }
  if (UNLIKELY(m->glob.n == m->glob.cap)) glob_room(m, m->glob.cap + m->glob.cap / 2);
  vec_push(&m->glob, ((Global){.kind = (uint8_t)k, .name = name.n ? mod_strdup(m, name) : name, .ptr_type = TY_PTR}));
  return g;
}
void glob_delete(Module *m, Glob g) {
  Global *p = glob(m, g);
  if (p->fn) {
    fn_free(p->fn);
    p->fn = NULL;
  }
  p->deleted = true;
  p->name = (Str){NULL, 0};
}
void glob_rename(Module *m, Glob g, Str name) {
  glob(m, g)->name = mod_strdup(m, name);
  if (!name.n) return;
  sym_room(m);
  sym_add(m, g);
}

/* ---- strings ---- */
uint32_t str_intern(Module *m, Str s) {
  if (!s.n) return 0;
  Interners *in = m->in;
  uint32_t hash = (uint32_t)hash_bytes(s.p, s.n);
  intern_lock(m);
  IdSet *set = &in->str_set;
  uint32_t h = idset_first(set, hash), id;
  for (; (id = set->slot[h].id) != 0; h = idset_probe(set, h + 1, hash))
    if (str_eq(*(Str *)seg_at(&in->strs, id), s)) {
      intern_unlock(m);
      return id;
    }
  id = seg_push(&in->strs);
  *(Str *)seg_at(&in->strs, id) = (Str){arena_strdup(&in->arena, s), s.n};
  idset_put(set, h, id, hash);
  intern_unlock(m);
  return id;
}
Str str_get(const Module *m, uint32_t id) { return *(const Str *)seg_at(&m->in->strs, id); }
Str mod_strdup(Module *m, Str s) { return (Str){arena_strdup(&m->arena, s), s.n}; }
uint32_t sync_scope(Module *m, Str name) {
  for (uint32_t i = 0; i < m->sync_scopes.n; i++)
    if (str_eq(m->sync_scopes.p[i], name)) return i;
  vec_push(&m->sync_scopes, mod_strdup(m, name));
  return m->sync_scopes.n - 1;
}

void mod_line_col(const Module *cm, uint32_t pos, uint32_t *line, uint32_t *col) {
  Module *m = (Module *)(uintptr_t)cm; /* the table is a cache */
  intern_lock(m);
  if (!m->line_starts.n) {
    vec_push(&m->line_starts, 0u);
    const char *p = m->source.p, *end = p + m->source.n;
    while (p < end && (p = memchr(p, '\n', (size_t)(end - p))) != NULL) {
      p++;
      vec_push(&m->line_starts, (uint32_t)(p - m->source.p));
    }
  }
  intern_unlock(m);
  uint32_t lo = 0, hi = m->line_starts.n;
  while (hi - lo > 1) {
    uint32_t mid = (lo + hi) / 2;
    if (m->line_starts.p[mid] <= pos) lo = mid;
    else hi = mid;
  }
  *line = lo + 1;
  *col = pos - m->line_starts.p[lo] + 1;
}

bool fn_is_kernel(const Fn *f) {
  const Module *m = f->m;
  const Global *g = glob(m, f->id);
  if (g->cc == CC_PTX_KERNEL) return true;
  if (attrset_find_str(m, attrlist_fn(m, g->fattrs), STR("nvvm.kernel"))) return true;
  for (uint32_t i = 0; i < m->named_md.n; i++) {
    if (!str_eq(m->named_md.p[i].name, STR("nvvm.annotations"))) continue;
    for (uint32_t k = 0; k < m->named_md.p[i].n; k++) {
      const MdRec *r = md_rec(m, m->named_md.p[i].ops[k]);
      if (r->form != MDF_TUPLE || r->n < 3 || !r->ops[0]) continue;
      const MdRec *w = md_rec(m, r->ops[0]);
      if (w->form != MDF_VALUE || !w->con || con_kind(&m->con, w->con) != CON_GLOBAL ||
          con_glob(&m->con, w->con) != f->id)
        continue;
      for (uint32_t j = 1; j + 1 < r->n; j += 2) {
        uint64_t x;
        if (r->ops[j] && md_rec(m, r->ops[j])->form == MDF_STRING && str_eq(md_rec(m, r->ops[j])->str, STR("kernel")) &&
            md_get_int(m, r->ops[j + 1], &x) && x == 1)
          return true;
      }
    }
  }
  return false;
}
