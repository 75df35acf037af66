/* metadata.c: metadata nodes of the module. Contract: md.h.
 *
 * Uniqued nodes are found by content. Nodes that were referenced before they were defined get their content later
 * (md_define); where that equals another node's, md_unique_all merges: a depth-first walk over uniqued nodes,
 * operands first, with an explicit stack; a node that refers back into the walk (a cycle) stays itself. While no two
 * contents are equal nothing can merge, and printed modules, whose nodes were uniqued before, never need the walk. A
 * node that names itself as an operand is distinct, as in LLVM.
 */
#include "ir/glob_uses.h"
#include "ir/interners.h"
#include "ir/ir.h"
#include "ir/md.h"
#include "support/vec.h"

/* Nodes that were defined and are not in `ids` yet: by then the slot that is asked for has come from memory. */
enum { WAITING = 16 };
struct MdInterner {
  IdSet ids;               /* uniqued ones by content; of equal ones the first */
  bool typed;              /* some MDF_VALUE is of a type that is made: it may lead to a struct */
  bool twins;              /* a node was defined that equals another: md_unique_map has work */
  IdSlot waiting[WAITING]; /* a ring */
  uint32_t came, went;     /* through it */
  VEC(Str) kinds;          /* names of kinds MDK_FIXED_COUNT and up */
  VecU32 kind_of_str;      /* by number of an interned string: 1 + kind */
};

static MdRec *entry(const Module *m, Md id) { return seg_of(&m->rec.mds, (uint32_t)id, sizeof(MdRec)); }

MdInterner *md_interner_new(Module *m) {
  m->rec.mds.elem = sizeof(MdRec);
  seg_push(&m->rec.mds); /* 0 unused */
  return mem_zalloc(sizeof(MdInterner));
}
void md_interner_free(MdInterner *in) {
  if (!in) return;
  idset_free(&in->ids);
  vec_free(&in->kinds);
  vec_free(&in->kind_of_str);
  mem_free(in);
}

/* The first flag of that key; x: that is an integer. */
static Md module_flag(const Module *m, Str key, uint64_t *x) {
  for (uint32_t i = 0; i < m->named_md.n; i++) {
    const NamedMd *n = &m->named_md.p[i];
    if (!str_eq(n->name, STR("llvm.module.flags"))) continue;
    for (uint32_t k = 0; k < n->n; k++) {
      const MdRec *r = n->ops[k] ? md_rec(m, n->ops[k]) : NULL;
      if (!r || r->form != MDF_TUPLE || r->n != 3 || !r->ops[1]) continue;
      const MdRec *id = md_rec(m, r->ops[1]);
      if (id->form != MDF_STRING || !str_eq(id->str, key)) continue;
      if (!x || md_get_int(m, r->ops[2], x)) return r->ops[2];
    }
  }
  return MD_NONE;
}
Md md_module_flag(const Module *m, Str key) { return module_flag(m, key, NULL); }
bool md_module_flag_int(const Module *m, Str key, uint64_t *x) { return module_flag(m, key, x) != MD_NONE; }

uint32_t md_count(const Module *m) {
  intern_lock(m);
  uint32_t n = m->rec.mds.n;
  intern_unlock(m);
  return n;
}

static bool field_same(const MdField *a, const MdField *b) {
  if (a->field != b->field || a->form != b->form) return false;
  switch ((MdFieldForm)a->form) {
  case MFF_NULL: return true;
  case MFF_MD: return a->md == b->md;
  case MFF_UINT: return a->u == b->u;
  case MFF_SINT: return a->s == b->s;
  case MFF_BOOL: return a->b == b->b;
  default: return str_eq(md_field_str(a), md_field_str(b));
  }
}
static bool rec_same(const MdRec *a, const MdRec *b) {
  if (a->form != b->form || a->special != b->special || a->n != b->n) return false;
  switch ((MdForm)a->form) {
  case MDF_STRING: return str_eq(a->str, b->str);
  case MDF_TUPLE: return a->n == 0 || memcmp(a->ops, b->ops, a->n * sizeof *a->ops) == 0;
  case MDF_EXPR: return a->n == 0 || memcmp(a->words, b->words, a->n * sizeof *a->words) == 0;
  case MDF_VALUE: return a->int_type == b->int_type && (a->int_type ? a->int_value == b->int_value : a->con == b->con);
  case MDF_SPECIAL:
    for (uint32_t i = 0; i < a->n; i++)
      if (!field_same(&a->fields[i], &b->fields[i])) return false;
    return true;
  default: return false;
  }
}
static uint32_t rec_hash(const MdRec *r) {
  uint64_t h = hash_mix((uint64_t)r->form << 16 | r->special, r->n);
  switch ((MdForm)r->form) {
  case MDF_STRING: h = hash_mix(h, hash_bytes(r->str.p, r->str.n)); break;
  case MDF_TUPLE:
    for (uint32_t i = 0; i < r->n; i++) h = hash_mix(h, (uint64_t)r->ops[i]);
    break;
  case MDF_EXPR:
    for (uint32_t i = 0; i < r->n; i++) h = hash_mix(h, r->words[i]);
    break;
  case MDF_VALUE:
    h = r->int_type ? hash_mix(hash_mix(h, (uint64_t)r->int_type), r->int_value) : hash_mix(h, (uint64_t)r->con);
    break;
  case MDF_SPECIAL:
    for (uint32_t i = 0; i < r->n; i++) {
      const MdField *f = &r->fields[i];
      h = hash_mix(h, (uint64_t)f->field << 8 | f->form);
      switch ((MdFieldForm)f->form) {
      case MFF_NULL: break;
      case MFF_MD: h = hash_mix(h, (uint64_t)f->md); break;
      case MFF_UINT: h = hash_mix(h, f->u); break;
      case MFF_SINT: h = hash_mix(h, (uint64_t)f->s); break;
      case MFF_BOOL: h = hash_mix(h, f->b); break;
      default: h = hash_mix(h, hash_bytes(f->text, f->len)); break;
      }
    }
    break;
  case MDF_FORWARD: break;
  }
  return (uint32_t)h;
}

/* The contents of r copied into the interner's arena. */
static MdRec rec_copy(Module *m, const MdRec *r) {
  Arena *ar = &m->in->arena;
  MdRec c = *r;
  switch ((MdForm)r->form) {
  case MDF_STRING: c.str.p = text_keep(m, ar, r->str); break;
  case MDF_TUPLE: {
    Md *ops = ARENA_ARRAY(ar, Md, r->n);
    if (r->n) memcpy(ops, r->ops, r->n * sizeof *ops);
    c.ops = ops;
    break;
  }
  case MDF_EXPR: {
    uint64_t *w = ARENA_ARRAY(ar, uint64_t, r->n);
    if (r->n) memcpy(w, r->words, r->n * sizeof *w);
    c.words = w;
    break;
  }
  case MDF_SPECIAL: {
    MdField *f = ARENA_ARRAY(ar, MdField, r->n);
    for (uint32_t i = 0; i < r->n; i++) {
      f[i] = r->fields[i];
      if (f[i].len) f[i].text = text_keep(m, ar, md_field_str(&f[i]));
    }
    c.fields = f;
    break;
  }
  default: break;
  }
  return c;
}

/* The slot of the node with these contents, or the free one where it belongs. The lock is held. */
static IdSlot *find_slot(Module *m, IdSet *ids, const MdRec *r, uint32_t hash) {
  uint32_t i = idset_first(ids, hash);
  while (ids->slot[i].id && !rec_same(entry(m, (Md)ids->slot[i].id), r)) i = idset_probe(ids, i + 1, hash);
  return &ids->slot[i];
}

/* The node that has waited longest enters `ids`. The lock is held. */
static void settle_one(Module *m) {
  MdInterner *in = m->in->mds;
  IdSlot w = in->waiting[in->went++ % WAITING], *slot = find_slot(m, &in->ids, entry(m, (Md)w.id), w.hash);
  if (slot->id) {
    in->twins = true;
  } else {
    *slot = w;
    in->ids.used++;
  }
}

static Md md_get_rec(Module *m, const MdRec *r) {
  MdInterner *in = m->in->mds;
  uint32_t hash = r->distinct ? 0 : rec_hash(r);
  IdSlot *slot = NULL;
  intern_lock(m);
  if (!r->distinct) {
    if (r->form != MDF_STRING && r->form != MDF_VALUE)
      while (in->went != in->came) settle_one(m); /* it may be one of them */
    slot = find_slot(m, &in->ids, r, hash);
    if (slot->id) {
      Md id = (Md)slot->id;
      intern_unlock(m);
      return id;
    }
  }
  MdRec e = rec_copy(m, r);
  uint32_t id = seg_push(&m->rec.mds);
  *entry(m, (Md)id) = e;
  if (slot) {
    *slot = (IdSlot){id, hash};
    in->ids.used++;
  }
  intern_unlock(m);
  return (Md)id;
}

Md md_string(Module *m, Str s) { return md_get_rec(m, &(MdRec){.form = MDF_STRING, .str = s}); }
Md md_tuple(Module *m, const Md *ops, uint32_t n, bool distinct) {
  return md_get_rec(m, &(MdRec){.form = MDF_TUPLE, .ops = ops, .n = n, .distinct = distinct});
}
Md md_special(Module *m, uint32_t special, const MdField *f, uint32_t n, bool distinct) {
  return md_get_rec(
      m, &(MdRec){.form = MDF_SPECIAL, .special = (uint16_t)special, .fields = f, .n = n, .distinct = distinct});
}
Md md_expr(Module *m, const uint64_t *words, uint32_t n) {
  return md_get_rec(m, &(MdRec){.form = MDF_EXPR, .words = words, .n = n});
}
Md md_value(Module *m, Val con) {
  MdRec r = {.form = MDF_VALUE, .con = con};
  if (con_kind(&m->con, con) == CON_INT && ty_bits(m, con_type(&m->con, con)) <= 64) {
    r.int_type = con_type(&m->con, con);
    r.int_value = con_rec(&m->con, con)->lo;
  } else if (con_type(&m->con, con) >= TY_NFIXED) {
    intern_lock(m);
    m->in->mds->typed = true;
    intern_unlock(m);
  }
  return md_get_rec(m, &r);
}
bool md_typed(const Module *m) { return m->in->mds->typed; }
Md md_int(Module *m, Ty t, uint64_t x) {
  return md_get_rec(m, &(MdRec){.form = MDF_VALUE, .int_type = t, .int_value = x & mask64(ty_bits(m, t))});
}

static void mentions_deleted(void *ctx, Glob g) {
  if (glob((const Module *)((void **)ctx)[0], g)->deleted) *(bool *)((void **)ctx)[1] = true;
}
void md_forget_deleted(Module *m) {
  for (uint32_t i = 1; i < md_count(m); i++) {
    MdRec *r = entry(m, (Md)i);
    if (r->form != MDF_TUPLE) continue;
    for (uint32_t k = 0; k < r->n; k++) {
      Md o = r->ops[k];
      if (!o) continue;
      const MdRec *v = entry(m, o);
      if (v->form != MDF_VALUE || v->int_type) continue;
      bool gone = false;
      void *ctx[2] = {m, &gone};
      con_globals(&m->con, v->con, mentions_deleted, ctx);
      if (gone) ((Md *)(uintptr_t)r->ops)[k] = MD_NONE;
    }
  }
  for (uint32_t i = 1; i < md_count(m); i++) { /* what remains are operands of calls */
    MdRec *r = entry(m, (Md)i);
    if (r->form != MDF_VALUE || r->int_type || !r->con) continue;
    bool gone = false;
    void *ctx[2] = {m, &gone};
    con_globals(&m->con, r->con, mentions_deleted, ctx);
    if (gone) r->con = con_poison(&m->con, con_type(&m->con, r->con));
  }
  FOR_EACH_FN(m, g) { /* debug records that show a variable's address */
    Fn *f = glob(m, g)->fn;
    for (uint32_t d = 1; d < f->rare->dbgrec.n; d++) {
      const DbgRec *r = &f->rare->dbgrec.p[d];
      for (uint32_t k = 0; k < r->nops; k++) {
        Val v = f->opnd[r->opnd + k];
        if (!val_is_con(v)) continue;
        bool gone = false;
        void *ctx[2] = {m, &gone};
        con_globals(&f->con, v, mentions_deleted, ctx);
        if (gone) f->opnd[r->opnd + k] = con_poison(&f->con, con_type(&f->con, v));
      }
    }
  }
}

void md_reserve(Module *m, uint32_t n) { idset_reserve(&m->in->mds->ids, n); }
Md md_forward(Module *m) {
  intern_lock(m);
  uint32_t id = seg_push(&m->rec.mds);
  entry(m, (Md)id)->form = MDF_FORWARD;
  intern_unlock(m);
  return (Md)id;
}

void md_define(Module *m, Md id, const MdRec *r) {
  ASSERT(entry(m, id)->form == MDF_FORWARD);
  MdInterner *in = m->in->mds;
  intern_lock(m);
  MdRec c = rec_copy(m, r);
  if (c.form == MDF_TUPLE)
    for (uint32_t i = 0; i < c.n; i++) c.distinct |= c.ops[i] == id;
  if (c.form == MDF_SPECIAL)
    for (uint32_t i = 0; i < c.n; i++) c.distinct |= c.fields[i].form == MFF_MD && c.fields[i].md == id;
  *entry(m, id) = c;
  if (!c.distinct) {
    uint32_t hash = rec_hash(&c);
    if (in->ids.cap) __builtin_prefetch(&in->ids.slot[hash & (in->ids.cap - 1)], 1);
    if (in->came - in->went == WAITING) settle_one(m);
    in->waiting[in->came++ % WAITING] = (IdSlot){(uint32_t)id, hash};
  }
  intern_unlock(m);
}

/* ---- merging after parsing ---- */
static Md *rec_ref(MdRec *r, uint32_t i) { /* reference i of a tuple or specialized node, NULL if that field is none */
  if (r->form == MDF_TUPLE) return (Md *)(uintptr_t)&r->ops[i];
  if (r->form != MDF_SPECIAL || r->fields[i].form != MFF_MD) return NULL;
  return (Md *)(uintptr_t)&r->fields[i].md;
}
static uint32_t rec_nrefs(const MdRec *r) { return r->form == MDF_TUPLE || r->form == MDF_SPECIAL ? r->n : 0; }

typedef struct Frame {
  Md id;
  uint32_t next;
  bool cyclic;
} Frame;

static Md md_canonical(const Md *map, Md id) { return id == MD_NONE || (id & MD_LOCAL_BIT) ? id : map[id]; }

/* Map from every node to the one that stands for it; NULL when that is the identity. Caller frees with mem_free. */
Md *md_unique_map(Module *m) {
  MdInterner *in = m->in->mds;
  while (in->went != in->came) settle_one(m);
  if (!in->twins) return NULL;
  in->twins = false;
  uint32_t n = m->rec.mds.n;
  Md *map = mem_zalloc(n * sizeof *map); /* MD_NONE: not visited */
  uint8_t *open = mem_zalloc(n);
  VEC(Frame) st = {0};
  bool merged = false;
  IdSet ids = {0}; /* built afresh: contents of uniqued nodes may have changed since they were hashed */
  for (uint32_t root = 1; root < n; root++) {
    if (map[root]) continue;
    vec_push(&st, ((Frame){(Md)root, 0, false}));
    open[root] = 1;
    while (st.n) {
      Frame *f = &vec_last(&st);
      MdRec *r = entry(m, f->id);
      uint32_t nrefs = rec_nrefs(r);
      bool pushed = false;
      while (f->next < nrefs) {
        const Md *ref = rec_ref(r, f->next++);
        if (!ref || *ref == MD_NONE || map[*ref]) continue;
        if (open[*ref]) {
          /* A distinct node is itself whatever it holds, so only a way back to a uniqued one is a cycle. */
          if (!entry(m, *ref)->distinct) f->cyclic = true;
          continue;
        }
        Md to = *ref;
        open[to] = 1;
        vec_push(&st, ((Frame){to, 0, false}));
        pushed = true;
        break;
      }
      if (pushed) continue;
      Frame done = vec_pop(&st);
      Md id = done.id;
      for (uint32_t i = 0; i < nrefs; i++) {
        Md *ref = rec_ref(r, i);
        if (ref && *ref && map[*ref]) *ref = map[*ref];
      }
      open[id] = 0;
      map[id] = id;
      if (r->distinct || r->form == MDF_FORWARD || done.cyclic) continue;
      uint32_t hash = rec_hash(r);
      IdSlot *slot = find_slot(m, &ids, r, hash);
      if (slot->id) {
        map[id] = (Md)slot->id;
        if (!entry(m, map[id])->pos) entry(m, map[id])->pos = r->pos; /* so that messages name a line */
        merged = true;
      } else {
        *slot = (IdSlot){(uint32_t)id, hash};
        ids.used++;
      }
    }
  }
  vec_free(&st);
  mem_free(open);
  if (merged) { /* references inside cycles and distinct nodes that were visited early */
    for (uint32_t i = 1; i < n; i++) {
      MdRec *r = entry(m, (Md)i);
      for (uint32_t k = 0, nr = rec_nrefs(r); k < nr; k++) {
        Md *ref = rec_ref(r, k);
        if (ref && *ref) *ref = map[*ref];
      }
    }
  }
  idset_free(&in->ids);
  in->ids = ids;
  if (!merged) {
    mem_free(map);
    return NULL;
  }
  return map;
}

void md_apply_map(Module *m, const Md *map) {
  for (uint32_t i = 0; i < m->named_md.n; i++) {
    Md *ops = (Md *)(uintptr_t)m->named_md.p[i].ops;
    for (uint32_t k = 0; k < m->named_md.p[i].n; k++) ops[k] = md_canonical(map, ops[k]);
  }
  for (uint32_t g = 1; g < m->glob.n; g++) {
    Global *r = &m->glob.p[g];
    for (uint32_t i = 0; i < r->nmd; i++) r->md[i].node = md_canonical(map, r->md[i].node);
    Fn *f = r->fn;
    if (!f) continue;
    for (uint32_t v = 1; v < f->rare->cap_dbg && v < f->nins; v++) f->rare->dbg[v] = md_canonical(map, f->rare->dbg[v]);
    for (uint32_t v = 1; v < f->rare->cap_md && v < f->nins; v++) {
      if (!f->rare->md[v]) continue;
      MdAttach *a = f->rare->mdatt.p + f->rare->md[v];
      for (uint32_t i = 1; i <= a[0].kind; i++) a[i].node = md_canonical(map, a[i].node);
    }
    for (uint32_t d = 1; d < f->rare->dbgrec.n; d++) {
      DbgRec *b = &f->rare->dbgrec.p[d];
      b->var = md_canonical(map, b->var);
      b->expr = md_canonical(map, b->expr);
      b->loc = md_canonical(map, b->loc);
      b->loc_md = md_canonical(map, b->loc_md);
      b->assign_id = md_canonical(map, b->assign_id);
      b->addr_expr = md_canonical(map, b->addr_expr);
      b->addr_md = md_canonical(map, b->addr_md);
    }
    for (uint32_t c = 1; c < f->con.con.n; c++) { /* the pool's set is keyed by content */
      Con *r2 = &f->con.con.p[c];
      if (r2->kind == CON_MD && map[r2->a] != (Md)r2->a) {
        r2->a = (uint32_t)map[r2->a];
        f->con.hash_cap = 0; /* the next maker builds it again */
      }
    }
  }
}

void md_unique_all(Module *m) {
  Md *map = md_unique_map(m);
  if (map) md_apply_map(m, map);
  mem_free(map);
}

/* ---- kinds of attachments ---- */
uint32_t md_kind(Module *m, Str name) {
  MdInterner *in = m->in->mds;
  uint32_t s = str_intern(m, name);
  intern_lock(m);
  if (s >= in->kind_of_str.n) vec_resize_zero(&in->kind_of_str, s + 1);
  uint32_t k = in->kind_of_str.p[s];
  if (!k) {
    int fixed = md_fixed_kind(name);
    if (fixed >= 0) {
      k = (uint32_t)fixed + 1;
    } else {
      vec_push(&in->kinds, str_get(m, s));
      k = MDK_FIXED_COUNT + in->kinds.n;
    }
    in->kind_of_str.p[s] = k;
  }
  intern_unlock(m);
  return k - 1;
}

Str md_kind_name(const Module *m, uint32_t kind) {
  return kind < MDK_FIXED_COUNT ? md_fixed_kind_name(kind) : m->in->mds->kinds.p[kind - MDK_FIXED_COUNT];
}
