/* clone.c: copies of code. Contract: clone.h. */
#include "ir/debug_loc.h"
#include "ir/clone.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/md_kinds.h"
#include "support/few.h"
#include "support/hash.h"
#include <stdlib.h>

/* ---- one instruction ---- */
Val ins_clone_as(Fn *f, Val v, Ty t, const Val *ops) {
  Val c = ins_new(f, op(f, v), sub(f, v), flags(f, v), t, ops, nops(f, v));
  if (aux(f, v)) aux_set(f, c, aux(f, v)); /* records and words are never changed in place */
  md_copy(f, c, v);
  dbg_loc_set(f, c, dbg_loc(f, v));
  return c;
}
Val ins_clone(Fn *f, Val v) {
  uint32_t n = nops(f, v);
  FEW(Val, ops, 16, n); /* not where they lie: the pool moves */
  for (uint32_t i = 0; i < n; i++) ops[i] = arg(f, v, i);
  Val c = ins_clone_as(f, v, ty(f, v), ops);
  FEW_FREE(ops);
  return c;
}

/* ---- maps ---- */
void clone_map(CloneMap *x, uint32_t id, uint32_t to) {
  if (id >= x->to.n) vec_resize_zero(&x->to, id + 1);
  x->to.p[id] = to;
  vec_push(&x->set, id);
}
void clone_map_clear(CloneMap *x) {
  for (uint32_t i = 0; i < x->set.n; i++) x->to.p[x->set.p[i]] = 0;
  x->set.n = 0;
}
void clone_map_free(CloneMap *x) { vec_free(&x->to), vec_free(&x->set); }

Clone clone_begin(Fn *f, const Fn *from, CloneMap *val, CloneMap *blk, Str suffix, Arena *scratch) {
  return (Clone){
    .f = f, .from = from, .val = val, .blk = blk, .suffix = suffix, .scratch = scratch, .tail = F_MUSTTAIL};
}
void clone_end(Clone *c) {
  clone_map_free(&c->con);
  idset_free(&c->node);
  vec_free(&c->phis);
}
static bool within(const Clone *c) { return c->f == c->from; }
Val clone_operand(Clone *c, Val v) {
  if (!val_is_con(v)) {
    uint32_t to = clone_mapped(c->val, (uint32_t)v);
    return to || !within(c) ? (Val)to : v;
  }
  if (within(c)) return v;
  uint32_t i = con_index(v), to = clone_mapped(&c->con, i);
  if (to) return (Val)to;
  Val w = con_import(&c->f->con, &c->from->con, con_twin(&c->from->con, v));
  clone_map(&c->con, i, (uint32_t)w);
  return w;
}

/* ---- metadata that is another in the copy ---- */
static Md node_copied(const Clone *c, Md s) { return (Md)idmap_get(&c->node, (uint32_t)s); }
static void node_put(Clone *c, Md s, Md to) { idmap_put(&c->node, (uint32_t)s, (uint32_t)to); }

/* ---- locations ---- */
void clone_from_call(Clone *c, Val call) {
  Fn *f = c->f;
  c->tail = flags(f, call) & F_TAILMASK;
  c->nounwind = op(f, call) == OP_CALL && !may_throw(f, call);
  Md loc = dbg_loc(f, call);
  const MdRec *r = loc ? md_rec(f->m, loc) : NULL;
  if (!r || r->form != MDF_SPECIAL) return;
  c->call_loc = loc;
  c->is_without_lines = !glob_subprogram(f->m, c->from->id);
  c->inlined_at = md_special(f->m, MDS_DILocation, r->fields, r->n, true);
}
static Md with_inlined_at(Clone *c, Md loc) {
  if (!c->call_loc || !loc) return MD_NONE;
  Md known = node_copied(c, loc);
  if (known) return known;
  Module *m = c->f->m;
  const MdRec *r = md_rec(m, loc);
  if (r->form != MDF_SPECIAL || r->special != MDS_DILocation) return MD_NONE;
  int fi = md_field_lookup(MDS_DILocation, STR("inlinedAt"));
  Md old_at = MD_NONE;
  MdField fs[16];
  uint32_t n = 0;
  for (uint32_t i = 0; i < r->n && n + 1 < ARRAY_LEN(fs); i++) {
    if (r->fields[i].field == fi) {
      old_at = r->fields[i].md;
      continue;
    }
    fs[n++] = r->fields[i];
  }
  Md at = old_at ? with_inlined_at(c, old_at)
                 : c->inlined_at; /* depth: how deep the callee itself inlined; chains are short */
  uint32_t k = n;
  while (k && fs[k - 1].field > fi) {
    fs[k] = fs[k - 1];
    k--;
  }
  fs[k] = (MdField){.field = (uint16_t)fi, .form = MFF_MD, .md = at};
  Md now = md_special(m, MDS_DILocation, fs, n + 1, r->distinct);
  node_put(c, loc, now);
  return now;
}
Md clone_loc(Clone *c, Val v) {
  Md l = dbg_loc(c->from, v);
  if (within(c)) return l;
  if (l) return with_inlined_at(c, l);
  /* A callee without lines (libdevice): its code belongs to the call. Slots go to the entry, where they are no code. */
  bool is_code = c->is_without_lines && op(c->from, v) != OP_ALLOCA;
  return is_code || is_call(c->from, v) ? c->call_loc : MD_NONE;
}
/* ---- distinct nodes that every copy has its own of ---- */
static Md node_copy_begin(Clone *c, Md s) {
  Md now = md_forward(c->f->m);
  node_put(c, s, now);
  return now;
}
/* An alias scope or domain, {itself, domain, name}, and its domain if that shall be another too. */
static Md scope_copy(Clone *c, Md s, bool domain) {
  Md now = node_copied(c, s);
  if (now) return now;
  const MdRec *r = md_rec(c->f->m, s);
  if (r->form != MDF_TUPLE) return s;
  Md ops[8];
  uint32_t n = r->n < ARRAY_LEN(ops) ? r->n : (uint32_t)ARRAY_LEN(ops);
  for (uint32_t i = 0; i < n; i++) ops[i] = r->ops[i];
  now = node_copy_begin(c, s);
  for (uint32_t i = 0; i < n; i++) {
    if (ops[i] == s) ops[i] = now;
    else if (domain && i == 1 && ops[i])
      ops[i] = scope_copy(c, ops[i], domain); /* domains refer to nothing but themselves */
  }
  md_define(c->f->m, now, &(MdRec){.form = MDF_TUPLE, .distinct = true, .n = n, .ops = ops});
  return now;
}
static Md scope_list_copy(Clone *c, Md list) {
  const MdRec *r = md_rec(c->f->m, list);
  if (within(c) && !c->node.used) return list;
  if (r->form != MDF_TUPLE) return MD_NONE;
  FEW_ON(c->scratch, Md, ops, 64, r->n);
  uint32_t n = r->n;
  bool other = false;
  for (uint32_t i = 0; i < n; i++) {
    Md s = r->ops[i], now = !s || !within(c) ? MD_NONE : node_copied(c, s);
    ops[i] = s && !within(c) ? scope_copy(c, s, true) : now ? now : s;
    other |= ops[i] != s;
  }
  return other ? md_tuple(c->f->m, ops, n, false) : list;
}
/* The list that a declaration of scopes names; MD_NONE: v is none. */
static Md declared_scopes(const Fn *f, Val v) {
  if (!is_op(f, v, OP_CALL) || call_intrinsic(f, v) != INTRIN_experimental_noalias_scope_decl) return MD_NONE;
  Val a = arg(f, v, 0);
  return val_is_con(a) && con_kind(&f->con, a) == CON_MD ? con_md_id(&f->con, a) : MD_NONE;
}
static void declared_copy(Clone *c, Val v) {
  Md list = declared_scopes(c->from, v);
  const MdRec *r = list ? md_rec(c->f->m, list) : NULL;
  for (uint32_t i = 0; r && r->form == MDF_TUPLE && i < r->n; i++)
    if (r->ops[i]) scope_copy(c, r->ops[i], false);
}
static bool md_is_loc(const Module *m, Md n) {
  return !(n & MD_LOCAL_BIT) && md_rec(m, n)->form == MDF_SPECIAL && md_rec(m, n)->special == MDS_DILocation;
}
/* {itself, property ...}; among the properties of a loop from source are its first and last place. From another
 * function a node that names no place stays: the two loops are in two functions, and nobody asks whose it is. */
static Md loop_copy(Clone *c, Md s) {
  Module *m = c->f->m;
  Md now = node_copied(c, s);
  if (now) return now;
  const MdRec *r = md_rec(m, s);
  uint32_t locs = 0, n = r->form == MDF_TUPLE ? r->n : 0;
  for (uint32_t i = 1; i < n; i++) locs += r->ops[i] && md_is_loc(m, r->ops[i]);
  if (!n || (!within(c) && (!locs || !c->call_loc))) return s;
  Md *ops = ARENA_ARRAY(c->scratch, Md, n);
  memcpy(ops, r->ops, n * sizeof *ops);
  now = node_copy_begin(c, s);
  for (uint32_t i = 0; i < n; i++) {
    if (ops[i] == s) ops[i] = now;
    else if (!within(c) && i && ops[i] && md_is_loc(m, ops[i])) ops[i] = with_inlined_at(c, ops[i]);
  }
  md_define(m, now, &(MdRec){.form = MDF_TUPLE, .distinct = true, .n = n, .ops = ops});
  return now;
}
/* !DIAssignID: the copy's stores and records name each other, not those of the original. */
static Md assign_copy(Clone *c, Md s) {
  Md now = node_copied(c, s);
  if (!now) node_put(c, s, now = md_special(c->f->m, MDS_DIAssignID, NULL, 0, true));
  return now;
}
static void md_clone(Clone *c, Val to, Val from) {
  uint32_t n, k = 0;
  const MdAttach *a = md_all(c->from, from, &n);
  if (!n) return;
  FEW_ON(c->scratch, MdAttach, out, 32, n);
  for (uint32_t i = 0; i < n; i++) {
    MdAttach x = a[i];
    if (x.kind == MDK_ALIAS_SCOPE || x.kind == MDK_NOALIAS) x.node = scope_list_copy(c, x.node);
    if (x.kind == MDK_LOOP) x.node = loop_copy(c, x.node);
    if (x.kind == MDK_DIASSIGNID) x.node = assign_copy(c, x.node);
    if (x.node) out[k++] = x;
  }
  md_set_all(c->f, to, out, k);
}

void clone_dbg(Clone *c, Dbg first, Val before, Blk end) {
  if (!within(c) && !c->call_loc) return; /* records need a location in the caller */
  for (Dbg d = first; d; d = c->from->rare->dbgrec.p[d].next) {
    DbgRec r = c->from->rare->dbgrec.p[d];
    if (r.deleted) continue;
    FEW_ON(c->scratch, Val, ops, 8, r.nops);
    for (uint32_t i = 0; i < r.nops; i++) {
      Val v = c->from->opnd[r.opnd + i];
      ops[i] = clone_operand(c, v);
      if (!ops[i]) ops[i] = con_poison(&c->f->con, ty(c->from, v));
    }
    if (!within(c)) r.loc = with_inlined_at(c, r.loc);
    if (r.assign_id) r.assign_id = assign_copy(c, r.assign_id);
    Dbg n = dbg_new(c->f, &r, ops);
    if (before) dbg_place_before(c->f, n, before);
    else dbg_place_end(c->f, n, end);
  }
}

/* ---- instructions and blocks ---- */
static Str name_suffixed(Clone *c, Str s) {
  char *p = ARENA_ARRAY(c->scratch, char, s.n + c->suffix.n);
  memcpy(p, s.p, s.n);
  memcpy(p + s.n, c->suffix.p, c->suffix.n);
  return (Str){p, s.n + c->suffix.n};
}
static void dress(Clone *c, Val to, Val from) {
  Md loc = clone_loc(c, from);
  if (loc) dbg_loc_set(c->f, to, loc);
  md_clone(c, to, from);
  Str s = name_of(c->from, from);
  if (!s.n) return;
  ArenaMark mark = arena_mark(c->scratch);
  name_set(c->f, to, name_suffixed(c, s));
  arena_release(c->scratch, mark);
}
/* The extra record of call v for its copy w of another function. */
static void call_clone(Clone *c, Val w, Val v) {
  Fn *f = c->f;
  const Fn *g = c->from;
  CallRec r = *call_rec(g, v);
  if (r.nbundles) {
    uint32_t at = f->words.n;
    for (uint32_t i = 0; i < 2u * r.nbundles; i++) vec_push(&f->words, g->words.p[r.bundles + i]);
    r.bundles = at;
  }
  AttrSet s = attrlist_fn(f->m, r.attrs);
  if (c->nounwind && op(g, v) == OP_CALL && !attrset_has(f->m, s, ATTR_NOUNWIND) && may_throw(g, v))
    r.attrs = attrlist_with_fn(f->m, r.attrs, attrset_add_kind(f->m, s, ATTR_NOUNWIND));
  aux_set(f, w, call_add(f, r));
  unsigned t = flags(g, v) & F_TAILMASK;
  if (op(g, v) == OP_CALL && c->tail != F_MUSTTAIL && (t == F_TAIL || t == F_MUSTTAIL))
    flags_set(f, w, (flags(f, w) & ~(unsigned)F_TAILMASK) | (c->tail == F_TAIL ? F_TAIL : 0));
}
Val clone_ins(Clone *c, Val v) {
  Fn *f = c->f;
  const Fn *g = c->from;
  uint32_t n = nops(g, v);
  ArenaMark mark = arena_mark(c->scratch);
  FEW_ON(c->scratch, Val, ops, 24, n);
  for (uint32_t i = 0; i < n; i++) {
    ops[i] = clone_operand(c, arg(g, v, i));
    if (!ops[i]) ops[i] = con_poison(&f->con, ty(g, arg(g, v, i))); /* defined in code that did not come in */
  }
  Md scopes = declared_scopes(g, v);
  if (scopes) ops[0] = con_md(&f->con, scope_list_copy(c, scopes));
  Val w = ins_new(f, op(g, v), sub(g, v), flags(g, v), ty(g, v), ops, n);
  arena_release(c->scratch, mark);
  if (within(c)) {
    if (aux(g, v)) aux_set(f, w, aux(g, v)); /* records and words are never changed in place */
  } else if (is_call(g, v)) {
    call_clone(c, w, v);
  } else if (aux(g, v)) switch (op(g, v)) {
    case OP_GEP:
    case OP_ALLOCA: aux_set(f, w, aux(g, v)); break;
    case OP_SHUFFLEVECTOR:
    case OP_EXTRACTVALUE:
    case OP_INSERTVALUE:
    case OP_LANDINGPAD: {
      uint32_t k;
      const uint32_t *x = words_of(g, v, &k);
      aux_set(f, w, words_add(f, x, k));
      break;
    }
    default: break;
    }
  dress(c, w, v);
  return w;
}
Blk clone_blk(Clone *c, Blk b, Blk after) {
  Blk n = blk_new(c->f);
  blk_place_after(c->f, n, after);
  clone_map(c->blk, (uint32_t)b, (uint32_t)n);
  Str s = blk_name_of(c->from, b);
  if (!s.n) return n;
  ArenaMark mark = arena_mark(c->scratch);
  blk_name_set(c->f, n, name_suffixed(c, s));
  arena_release(c->scratch, mark);
  return n;
}
Val clone_phi(Clone *c, Val v, Blk b) {
  Val p = ins_new(c->f, OP_PHI, 0, flags(c->from, v), ty(c->from, v), NULL, 0);
  ins_place_end(c->f, p, b);
  dress(c, p, v);
  clone_map(c->val, (uint32_t)v, (uint32_t)p);
  vec_push(&c->phis, (uint32_t)v);
  return p;
}
/* Operand i of the copy comes from predecessor i of its block: the original's of the same edge. Of a terminator that
 * lost edges all that are left from one block hold one value. */
void clone_phis(Clone *c) {
  Fn *f = c->f;
  const Fn *g = c->from;
  ArenaMark mark = arena_mark(c->scratch);
  for (uint32_t i = 0; i < c->phis.n; i++) {
    Val v = (Val)c->phis.p[i], p = (Val)clone_mapped(c->val, (uint32_t)v);
    Blk b = blk_of(g, v), nb = blk_of(f, p);
    uint32_t n = npreds(f, nb);
    FEW_ON(c->scratch, Val, x, 32, n);
    memset(x, 0, n * sizeof *x);
    for (uint32_t z = 0; z < npreds(g, b); z++) {
      Blk q = (Blk)clone_mapped(c->blk, (uint32_t)pred(g, b, z));
      if (!q) continue;
      bool all = nsuccs(f, q) == nsuccs(g, pred(g, b, z));
      for (uint32_t k = all ? pred_succ(g, b, z) : 0; k < nsuccs(f, q); k++) {
        if (succ(f, q, k) == nb && !x[succ_pred(f, q, k)]) x[succ_pred(f, q, k)] = clone_operand(c, arg(g, v, z));
        if (all) break;
      }
    }
    for (uint32_t q = 0; q < n; q++) {
      Val y = x[q] ? x[q] : con_poison(&f->con, ty(f, p));
      if (q < nops(f, p)) opnd_set(f, p, q, y);
      else opnd_insert(f, p, q, y);
    }
    arena_release(c->scratch, mark);
  }
  c->phis.n = 0;
}

/* ---- a region ---- */
static void edges_clone(Clone *c, Blk b, Blk head, Blk back) {
  Fn *f = c->f;
  Blk nb = (Blk)clone_mapped(c->blk, (uint32_t)b);
  for (uint32_t k = 0; k < nsuccs(f, b); k++) {
    Blk s = succ(f, b, k), to = s == head && back ? back : (Blk)clone_mapped(c->blk, (uint32_t)s);
    if (!to) to = s;
    uint32_t at = edge_add(f, nb, to);
    if (to == s)
      FOR_EACH_PHI(f, s, v)
        opnd_set(f, v, at,
                 clone_operand(c, arg(f, v, succ_pred(f, b, k)))); /* it leaves, or leads back to the original */
    if (s == head && back && md_get(f, term(f, nb), MDK_LOOP)) md_set(f, term(f, nb), MDK_LOOP, MD_NONE);
  }
}
/* ---- change stamps ---- */
/* How many operands up from copy w of v something is other than there, at most FAR. far: by copy from first_new on. */
enum { FAR = 2 };
static unsigned copy_distance(const Clone *c, Val v, Val w, uint32_t first_new, const uint8_t *far) {
  const Fn *f = c->f, *from = c->from;
  unsigned d = FAR;
  if (op(f, w) != op(from, v) || nops(f, w) != nops(from, v) || has_one_use(f, w) != has_one_use(from, v)) return 0;
  for (uint32_t i = 0; i < nops(f, w) && d; i++) {
    Val x = arg(from, v, i), y = arg(f, w, i);
    if (val_is_con(y) || (uint32_t)y < first_new)
      d = val_is_con(x) == val_is_con(y) && (val_is_con(x) || (within(c) && x == y)) ? d : 0;
    else d = val_is_con(x) ? 0 : u32_min(d, far[(uint32_t)y - first_new] + 1u);
  }
  return d;
}
/* All ways into nb are copies of those into b, of which there is nothing new. */
static bool blk_is_copy(const Clone *c, Blk b, Blk nb, uint32_t first_new) {
  const Fn *f = c->f, *from = c->from;
  if (!npreds(f, nb) || npreds(f, nb) != npreds(from, b)) return false;
  for (uint32_t i = 0; i < npreds(f, nb); i++) {
    Val t = term(f, pred(f, nb, i));
    if ((uint32_t)t < first_new || op(f, t) != op(from, term(from, pred(from, b, i)))) return false;
  }
  if (within(c)) return true;
  return (uint32_t)b < from->cap_blk_stamp && from->blk_stamp[b] <= from->combined;
}
void clone_stamps(Clone *c, uint32_t first_new) {
  Fn *f = c->f;
  const Fn *from = c->from;
  if (!f->stamp || !from->stamp || (!within(c) && !from->combined)) return;
  fn_stamps_on(f);
  ArenaMark mark = arena_mark(c->scratch);
  uint8_t *far = arena_alloc(c->scratch, f->nins - first_new + 1);
  memset(far, FAR, f->nins - first_new + 1);
  for (uint32_t i = 0; i < c->val->set.n; i++) {
    Val v = (Val)c->val->set.p[i], w = (Val)clone_mapped(c->val, (uint32_t)v);
    if (!val_is_local(w) || (uint32_t)w < first_new || !blk_of(f, w)) continue;
    unsigned d = far[(uint32_t)w - first_new] = (uint8_t)copy_distance(c, v, w, first_new, far);
    if (d < FAR) continue;
    if (within(c)) f->stamp[w] = f->stamp[v];
    else if (!changed_since(from, v, from->combined)) f->stamp[w] = 0;
  }
  arena_release(c->scratch, mark);
  for (uint32_t i = 0; i < c->blk->set.n; i++) {
    Blk b = (Blk)c->blk->set.p[i], nb = (Blk)clone_mapped(c->blk, (uint32_t)b);
    if (blk_is_copy(c, b, nb, first_new)) f->blk_stamp[nb] = within(c) ? f->blk_stamp[b] : 0;
  }
}

void region_clone(Clone *c, const VecU32 *blks, Blk back, Blk after) {
  Fn *f = c->f;
  const uint32_t *blk = blks->p, n = blks->n, first_new = f->nins;
  ASSERT(within(c));
  for (uint32_t i = 0; i < n; i++)
    FOR_EACH_INS(f, (Blk)blk[i], v) declared_copy(c, v);
  for (uint32_t i = 0; i < n; i++) after = clone_blk(c, (Blk)blk[i], after);
  for (uint32_t i = 0; i < n; i++) {
    Blk b = (Blk)blk[i], nb = (Blk)clone_mapped(c->blk, (uint32_t)b);
    FOR_EACH_INS(f, b, v) {
      if (clone_mapped(c->val, (uint32_t)v)) continue;
      if (is_op(f, v, OP_PHI)) {
        clone_phi(c, v, nb);
        continue;
      }
      Val w = clone_ins(c, v);
      ins_place_end(f, w, nb);
      clone_map(c->val, (uint32_t)v, (uint32_t)w);
      if (dbg_first(f, v)) clone_dbg(c, dbg_first(f, v), w, BLK_NONE);
    }
  }
  for (uint32_t i = 0; i < n; i++) edges_clone(c, (Blk)blk[i], (Blk)blk[0], back);
  clone_phis(c);
  clone_stamps(c, first_new);
}

/* ---- what may not be there twice ---- */
const char *const clone_refusal_text[] = {
  [CLONE_FINE] = "",
  [CLONE_NODUPLICATE] = "a call that must not be duplicated",
  [CLONE_CONVERGENT] = "a convergent operation that not all its threads would execute together any more",
  [CLONE_ENTRY_TOKEN] = "the convergence token of the function's entry",
  [CLONE_TOKEN_ESCAPES] = "a token that is used outside",
  [CLONE_JUMPS] = "an indirect jump",
  [CLONE_ADDRESS_TAKEN] = "a block whose address is taken",
};
Val convergence_token(const Fn *f, Val v) {
  const CallRec *r = call_rec(f, v);
  uint32_t at = call_nargs(f, v);
  for (uint32_t i = 0; i < r->nbundles; i++) {
    uint32_t size = f->words.p[r->bundles + 2 * i + 1];
    if (size == 1 && str_eq(str_get(f->m, f->words.p[r->bundles + 2 * i]), STR("convergencectrl")))
      return arg(f, v, at);
    at += size;
  }
  return VAL_NONE;
}
Val convergence_heart(const Fn *f, Blk header) {
  FOR_EACH_INS(f, header, v)
    if (is_op(f, v, OP_CALL) && call_intrinsic(f, v) == INTRIN_experimental_convergence_loop) return v;
  return VAL_NONE;
}
typedef struct Inside {
  const VecU32 *blks;
  uint32_t *sorted;
} Inside; /* sorted: made when first asked */
static int by_id(const void *a, const void *b) {
  uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
  return (x > y) - (x < y);
}
static bool inside(Inside *x, Blk b) {
  if (!x->sorted) {
    x->sorted = mem_alloc((x->blks->n + 1) * sizeof *x->sorted);
    memcpy(x->sorted, x->blks->p, x->blks->n * sizeof *x->sorted);
    qsort(x->sorted, x->blks->n, sizeof *x->sorted, by_id);
  }
  uint32_t id = (uint32_t)b;
  return bsearch(&id, x->sorted, x->blks->n, sizeof id, by_id) != NULL;
}
/* v is controlled, perhaps over hearts, by an anchor in the region. */
static bool anchored(const Fn *f, Inside *x, Val v) {
  while (v && inside(x, blk_of(f, v))) {
    if (!is_call(f, v)) return false;
    if (call_intrinsic(f, v) == INTRIN_experimental_convergence_anchor) return true;
    v = convergence_token(f, v); /* each defined above the one before */
  }
  return false;
}
static CloneRefusal ins_refuses(const Fn *f, Inside *x, Val v, CloneUse use) {
  Op o = op(f, v);
  if (o == OP_INDIRECTBR || o == OP_CALLBR) return CLONE_JUMPS;
  if (o == OP_CALL && call_intrinsic(f, v) == INTRIN_experimental_convergence_entry) return CLONE_ENTRY_TOKEN;
  if (ty(f, v) == TY_TOKEN)
    FOR_EACH_USE(f, v, u)
      if (!inside(x, blk_of(f, use_user(f, u)))) return CLONE_TOKEN_ESCAPES;
  if (!is_call(f, v)) return CLONE_FINE;
  if (is_noduplicate(f, v)) return CLONE_NODUPLICATE;
  if (use == CLONE_APART && is_convergent(f, v) && (is_sync(f, v) || !anchored(f, x, v))) return CLONE_CONVERGENT;
  return CLONE_FINE;
}
CloneRefusal region_refuses(const Fn *f, const VecU32 *blks, CloneUse use, Val *at) {
  Inside x = {blks, NULL};
  CloneRefusal why = CLONE_FINE;
  Val first = VAL_NONE;
  for (uint32_t i = 0; i < f->rare->label_slot.n && !why; i++)
    if (f->rare->label_slot.p[i] && inside(&x, f->rare->label_slot.p[i])) why = CLONE_ADDRESS_TAKEN;
  for (uint32_t i = 0; i < blks->n && !why; i++)
    for (Val v = first_ins(f, (Blk)blks->p[i]); v && !why; v = next_of(f, v)) {
      why = ins_refuses(f, &x, v, use);
      first = why ? v : VAL_NONE;
    }
  mem_free(x.sorted);
  if (at) *at = first;
  return why;
}
