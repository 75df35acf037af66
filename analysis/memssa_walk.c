/* memssa_walk.c: what really wrote the place that an access touches. Contract: memssa.h.
 *
 * The walk goes up the chain of definitions and asks alias analysis of each whether it may write the place. At a phi it tries to step over the
 * whole region between the phi and the access that dominates it: every path up from the phi's operands, with the address translated along
 * the edges, must arrive there without a clobber; then it goes on from there. A path that ends at a clobber elsewhere makes the phi the answer.
 *
 * An address that may be another in another round of a loop is followed as the whole of its object, since the definition met may be of
 * an earlier round. Only addresses made in the entry block, of arguments, globals and allocas, or at constant offsets from these, are the same in
 * every round. Source: LLVM's MemorySSA (public design). */
#include "memssa.h"
#include "nvopt/ctx.h"
#include "nvopt/intrinsic.h"
#include "nvopt/knob.h"
#include "nvopt/phi_translate.h"

/* A search on its way up: the place is the query's with this address, all of its object if `any`. */
typedef struct Path { Val ptr; bool any; Acc last; uint32_t prior; AliasObj obj /* of ptr, where objects are told apart */; } Path;
typedef struct Seen { uint64_t key; uint32_t stamp; } Seen;
struct MemWalk {
  Mssa *m;
  const Dom *d;
  Alias *alias;
  MemLoc loc;          /* of the query; .ptr is replaced by the path's */
  Val ins;             /* of the query, or VAL_NONE */
  bool written;        /* loc is none that is never written */
  AliasObj *obj;       /* by Acc, while all uses are asked: alias_written, AO_NEW until it was asked for; else NULL */
  Acc self;            /* skip-self: the definition that asks */
  uint32_t limit;      /* definitions still to be looked at, the last of which is taken for a clobber */
  uint32_t edges;      /* phi operands still to be followed */
  VEC(Path) path;
  VecU32 open, at_target;      /* paths to be followed; paths that have arrived */
  VEC(Acc) ended;              /* clobbers that dominate the target */
  VEC(Acc) found;
  Seen *seen; uint32_t nseen, seen_cap, stamp;
};
static void walk_clear(MemWalk *w) {
  vec_free(&w->path);
  vec_free(&w->open);
  vec_free(&w->at_target);
  vec_free(&w->ended);
  vec_free(&w->found);
  mem_free(w->seen);
}
void mem_walk_free(MemWalk *w) {
  if (!w) return;
  walk_clear(w);
  mem_free(w);
}
void mem_batch(Mssa *m) { if (!m->alias) m->alias = alias_of(m->f); }
void mem_batch_end(Mssa *m) { m->alias = NULL; }
static Alias *alias(Mssa *m) { return m->alias ? m->alias : alias_of(m->f); }

/* ---- does a definition write a place ---- */
/* Load `use` may stand above load `def`: two volatile ones keep their order, and nothing rises above an acquire. */
static bool loads_reorder(const Fn *f, Val use, Val def) {
  if (is_volatile(f, use) && is_volatile(f, def)) return false;
  Ordering o = order_of(f, def);
  return order_of(f, use) != ORD_SEQ_CST && !(o == ORD_ACQUIRE || o == ORD_ACQ_REL || o == ORD_SEQ_CST);
}
/* `written`: the place is none that is never written. */
static bool clobbers(Mssa *m, Alias *al, Val d, const MemLoc *loc, Val use, bool written) {
  const Fn *f = m->f;
  switch (is_call(f, d) ? call_intrinsic(f, d) : 0) { /* marks: they move nothing */
  case INTRIN_invariant_start: case INTRIN_invariant_end: case INTRIN_assume: case INTRIN_experimental_noalias_scope_decl: case INTRIN_pseudoprobe:
  case INTRIN_allow_runtime_check: case INTRIN_allow_ubsan_check: return false;
  default: break;
  }
  if (use && is_call(f, use)) {
    if (is_call(f, d)) return alias_modref_calls(al, d, use) != MR_NONE;
    MemLoc own;
    return !mem_loc(f, d, &own) || alias_modref(al, use, own) != MR_NONE;
  }
  if (use && op(f, d) == OP_LOAD && op(f, use) == OP_LOAD) return !loads_reorder(f, use, d);
  if (op(f, d) == OP_STORE && written && order_of(f, d) <= ORD_UNORDERED) return alias_store_hits(al, d, loc);
  return (alias_modref(al, d, *loc) & MR_MOD) != 0;
}
bool mem_def_clobbers(Mssa *m, Acc d, const MemLoc *loc, Val use) {
  return d == MA_ENTRY || mem(m, d)->kind == MEM_PHI || clobbers(m, alias(m), mem(m, d)->ins, loc, use, false);
}
bool mem_trivial_use(Mssa *m, Acc a) {
  const Fn *f = m->f;
  MemAcc *x = mem(m, a);
  MemLoc loc;
  if (!x->ins || op(f, x->ins) != OP_LOAD || !mem_loc(f, x->ins, &loc)) return false;
  if (!md_get(f, x->ins, MDK_INVARIANT_LOAD) && !alias_never_written(alias(m), loc)) return false;
  mem_opt_set(m, a, MA_ENTRY);
  return true;
}

enum { AO_NEW = 0xff };
static inline bool writes_apart(Mssa *m, AliasObj *obj, Acc d, Val ins, AliasObj from) {
  if (!from.kind) return false;
  if (obj[d].kind == AO_NEW) obj[d] = alias_written(m->alias, ins);
  return alias_objs_apart(m->alias, obj[d], from);
}

/* ---- one query ---- */
typedef struct Step { Acc at; bool clobber; } Step;

static MemLoc path_loc(const MemWalk *w, const Path *p) {
  MemLoc l = w->loc;
  l.ptr = p->ptr;
  if (p->any) { l.kind = LOC_ANY; l.bytes = 0; l.scalable = false; }
  return l;
}
/* Up from p->last to a clobber, to a phi, or to one of the stops; p->last ends there. */
static Step walk_up(MemWalk *w, Path *p, Acc stop, Acc stop2) {
  Mssa *m = w->m;
  bool spent = w->limit == 0;
  if (spent) w->limit = 1; /* the first definition that is not a stop ends it */
  MemLoc loc = path_loc(w, p);
  for (;;) {
    Acc a = p->last;
    if (a == stop || a == stop2) break;
    if (a == MA_ENTRY) return (Step){a, true};
    const MemAcc *x = mem(m, a);
    if (x->kind == MEM_PHI) break;
    if (!--w->limit) return (Step){a, true};
    if (w->obj && writes_apart(m, w->obj, a, x->ins, p->obj)) { p->last = x->def; continue; }
    if (clobbers(m, w->alias, x->ins, &loc, w->ins, w->written && p->ptr == w->loc.ptr)) return (Step){a, true};
    p->last = x->def;
  }
  if (spent && p->last != stop && p->last != stop2) w->limit = 0;
  return (Step){p->last, false};
}
static bool visit(MemWalk *w, Acc a, const Path *p) { /* false: was here with this place */
  uint64_t key = (uint64_t)a << 32 | ((uint64_t)p->any << 31 & 0xffffffffu) | (uint32_t)p->ptr;
  if (w->nseen * 2 >= w->seen_cap) {
    uint32_t old = w->seen_cap, cap = old ? old * 2 : 64;
    Seen *from = w->seen;
    w->seen = mem_zalloc(cap * sizeof *w->seen);
    w->seen_cap = cap;
    for (uint32_t i = 0; i < old; i++) {
      if (from[i].stamp != w->stamp) continue;
      uint32_t s = (uint32_t)(from[i].key * 0x9E3779B97F4A7C15ull >> 32) & (cap - 1);
      while (w->seen[s].stamp == w->stamp) s = (s + 1) & (cap - 1);
      w->seen[s] = from[i];
    }
    mem_free(from);
  }
  uint32_t s = (uint32_t)(key * 0x9E3779B97F4A7C15ull >> 32) & (w->seen_cap - 1);
  for (; w->seen[s].stamp == w->stamp; s = (s + 1) & (w->seen_cap - 1)) if (w->seen[s].key == key) return false;
  w->seen[s] = (Seen){key, w->stamp};
  w->nseen++;
  return true;
}
/* The same address in every round of every loop. */
static bool same_every_round(const Fn *f, Val p) {
  p = ptr_strip_casts(f, p);
  if (!val_is_local(p) || is_arg(f, p) || blk_of(f, p) == entry_blk(f)) return true;
  if (op(f, p) == OP_GEP) {
    for (uint32_t i = 1; i < nops(f, p); i++) if (!val_is_con(arg(f, p, i))) return false;
    p = ptr_strip_casts(f, arg(f, p, 0));
    if (!val_is_local(p) || is_arg(f, p)) return true;
  }
  return op(f, p) == OP_ALLOCA;
}
/* Opens a path for every operand of the phi where path `prior` stands. False: more than the walk may follow. */
static bool open_phi(MemWalk *w, Acc phi, uint32_t prior) {
  Mssa *m = w->m;
  Fn *f = m->f;
  const MemAcc *x = mem(m, phi);
  if (w->edges < x->nops) return false;
  w->edges -= x->nops;
  for (uint32_t i = 0; i < x->nops; i++) {
    const MemOp *o = &m->op.p[x->ops + i];
    Path p = w->path.p[prior];
    p.prior = prior;
    p.last = o->val;
    if (p.ptr) {
      int edge = i < npreds(f, x->blk) && pred(f, x->blk, i) == o->from ? (int)i : find_pred(f, x->blk, o->from);
      Val q = edge >= 0 ? phi_translate(f, w->d, p.ptr, x->blk, (uint32_t)edge) : VAL_NONE;
      if (q && q != p.ptr) {
        p.ptr = q;
        if (w->obj) p.obj = alias_obj(w->alias, q);
      }
      if (!same_every_round(f, p.ptr)) p.any = true;
    }
    vec_push(&w->open, w->path.n);
    vec_push(&w->path, p);
  }
  return true;
}
/* Follows every open path up to `target`. False: one of them ends at a clobber that does not dominate it. */
static bool arrive(MemWalk *w, Acc target) {
  Mssa *m = w->m;
  while (w->open.n) {
    uint32_t i = vec_pop(&w->open);
    Path *p = &w->path.p[i];
    if (!visit(w, p->last, p)) continue;
    Acc self = w->self && p->ptr == w->loc.ptr && (!p->any || w->loc.kind == LOC_ANY) ? w->self : MA_NONE;
    Step s = walk_up(w, p, target, self);
    if (s.clobber) {
      if (!mem_dominates(m, s.at, target)) return false;
      vec_push(&w->ended, s.at);
    } else if (s.at == target) vec_push(&w->at_target, i);
    else if (s.at != self && !open_phi(w, s.at, i)) return false;
  }
  return true;
}
/* The lowest of some clobbers, which lie on one line of dominance. */
static Acc lowest(MemWalk *w, const Acc *a, uint32_t n) {
  Acc r = a[0];
  for (uint32_t i = 1; i < n; i++) if (!mem_dominates(w->m, a[i], r)) r = a[i];
  return r;
}
/* From a phi that is not known to clobber. */
static Acc over_phi(MemWalk *w, Acc phi, AliasObj obj) {
  Mssa *m = w->m;
  w->path.n = w->open.n = w->at_target.n = w->ended.n = 0;
  w->nseen = 0;
  if (!++w->stamp) { memset(w->seen, 0, w->seen_cap * sizeof *w->seen); w->stamp = 1; }
  w->edges = MEM_PHI_EDGES;
  vec_push(&w->path, ((Path){w->loc.ptr, w->loc.kind == LOC_ANY, phi, 0, obj}));
  if (!open_phi(w, phi, 0)) return phi;
  for (;;) {
    Blk up = w->d->idom[mem(m, phi)->blk];
    Acc target = up ? mem_at_end(m, up) : MA_ENTRY;
    if (!arrive(w, target)) return phi;
    if (!w->at_target.n) return w->ended.n ? lowest(w, w->ended.p, w->ended.n) : phi;
    Acc end = MA_NONE; /* the phi, if any, where the line above the target ends */
    w->found.n = 0;
    for (uint32_t i = 0; i < w->at_target.n; i++) {
      Step s = walk_up(w, &w->path.p[w->at_target.p[i]], MA_NONE, MA_NONE);
      if (s.clobber) vec_push(&w->found, s.at); else end = s.at;
    }
    if (w->ended.n) {
      if (!end) for (end = target; end != MA_ENTRY && mem(m, end)->kind != MEM_PHI;) end = mem(m, end)->def;
      for (uint32_t i = 0; i < w->ended.n; i++)
        if (dom_blk(w->d, mem(m, end)->blk, mem(m, w->ended.p[i])->blk)) vec_push(&w->found, w->ended.p[i]);
    }
    if (w->found.n) return lowest(w, w->found.p, w->found.n);
    w->open.n = 0;
    for (uint32_t i = 0; i < w->at_target.n; i++) if (!open_phi(w, end, w->at_target.p[i])) return end;
    w->at_target.n = 0;
    phi = end;
  }
}
static MemWalk *walker(Mssa *m) {
  if (!m->walk) m->walk = mem_zalloc(sizeof *m->walk);
  MemWalk *w = m->walk;
  w->m = m;
  w->d = dom(m->f);
  w->alias = alias(m);
  w->written = false;
  return w;
}
static uint32_t check_limit(const Mssa *m) { return m->unlimited ? UINT32_MAX : (uint32_t)knob_int(m->f->m->ctx->knobs, KNOB_MEMSSA_CHECK_LIMIT); }
/* The clobber of a place from `start` (included) on. */
static Acc find(MemWalk *w, Acc start, MemLoc loc, AliasObj obj, Val ins, Acc self) {
  w->loc = loc;
  w->ins = ins;
  w->self = self;
  if (!w->limit) w->limit = 1;
  Path p = {loc.ptr, loc.kind == LOC_ANY, start, 0, obj};
  Step s = walk_up(w, &p, MA_NONE, MA_NONE);
  return s.clobber ? s.at : over_phi(w, s.at, obj);
}

/* ---- queries ---- */
static Val pointer_operand(const Fn *f, Val v) { return op(f, v) == OP_LOAD ? arg(f, v, 0) : op(f, v) == OP_STORE ? arg(f, v, 1) : VAL_NONE; }
/* Loads and stores of one pointer under !invariant.group see one value: the topmost of them that dominates v, or VAL_NONE. */
static Val invariant_group(Mssa *m, Val v) {
  const Fn *f = m->f;
  Val p = pointer_operand(f, v), top = v;
  if (!p || !in_invariant_group(f, v, p)) return VAL_NONE;
  p = ptr_strip_casts(f, p);
  if (val_is_con(p)) return VAL_NONE;
  uint32_t seen = 0;
  const Dom *d = dom(m->f);
  FOR_EACH_USE(f, p, u) {
    if (seen++ == MEM_INVARIANT_USES) break;
    Val x = use_user(f, u);
    if (x == v || !in_invariant_group(f, x, p) || !mem_of(m, x)) continue;
    Blk a = blk_of(f, x), b = blk_of(f, top);
    if (a == b ? mem_dominates(m, mem_of(m, x), mem_of(m, top)) : dom_reachable(d, b) && dom_blk(d, a, b)) top = x;
  }
  return top == v ? VAL_NONE : top;
}
/* What stands above that topmost access; MA_NONE: v is in no group, or alone. */
static Acc group_clobber(Mssa *m, Val v) {
  Val g = invariant_group(m, v);
  if (!g) return MA_NONE;
  Acc c = mem_of(m, g);
  return mem(m, c)->kind == MEM_USE ? mem_defining(m, c) : c;
}
static bool is_fence(const Fn *f, Val v) { return op(f, v) == OP_FENCE || op(f, v) == OP_CATCHPAD || op(f, v) == OP_CATCHRET; }
static Acc clobber(Mssa *m, Acc a, bool skip_self, bool groups, uint32_t limit) {
  mem_sync(m);
  Fn *f = m->f;
  if (a == MA_ENTRY || mem(m, a)->kind == MEM_PHI) return a;
  Val v = mem(m, a)->ins;
  skip_self &= mem(m, a)->kind == MEM_DEF;
  if (groups) {
    Acc c = group_clobber(m, v);
    if (c) return c;
  }
  Acc r = mem_opt(m, a);
  if (r && !skip_self) return r;
  if (is_fence(f, v)) return a;
  if (mem_trivial_use(m, a)) return MA_ENTRY;
  MemWalk *w = walker(m);
  w->limit = limit;
  w->written = mem(m, a)->kind == MEM_USE && op(f, v) == OP_LOAD; /* else it were trivial */
  MemLoc loc = {0};
  if (!is_call(f, v)) mem_loc(f, v, &loc);
  if (!r) {
    const MemAcc *x = mem(m, a);
    r = x->def;
    if (x->opt && x->epoch == m->epoch) /* the clobber was removed: from there on */
      for (r = x->opt; mem(m, r)->kind == MEM_FREE;) r = mem(m, r)->def;
    if (r != MA_ENTRY) r = find(w, r, loc, (AliasObj){0}, v, MA_NONE);
    mem_opt_set(m, a, r);
  }
  if (skip_self && mem(m, r)->kind == MEM_PHI && w->limit) r = find(w, r, loc, (AliasObj){0}, v, a);
  return r;
}
Acc mem_clobber(Mssa *m, Acc a) { return clobber(m, a, false, true, check_limit(m)); }
void mem_clobber_all(Mssa *m) {
  mem_batch(m);
  FOR_EACH_BLK(m->f, b) FOR_EACH_MEM(m, b, a) mem_clobber(m, a);
  mem_batch_end(m);
}
Acc mem_clobber_plain(Mssa *m, Acc a) { return clobber(m, a, false, false, check_limit(m)); }
Acc mem_clobber_skip_self(Mssa *m, Acc a) { return clobber(m, a, true, true, check_limit(m)); }
Acc mem_clobber_loc(Mssa *m, Acc start, MemLoc loc) {
  mem_sync(m);
  if (start == MA_ENTRY || !loc.ptr) return start;
  if (mem(m, start)->kind != MEM_PHI && is_fence(m->f, mem(m, start)->ins)) return start;
  MemWalk *w = walker(m);
  w->limit = check_limit(m);
  return find(w, start, loc, (AliasObj){0}, VAL_NONE, MA_NONE);
}

/* ---- all uses at once ----
 * One walk of the dominator tree with the definitions above the present place on a stack. For every place in memory it is remembered how far
 * the stack was looked through, so that the next use of the same place looks at what is new only. */
typedef struct Place {
  MemLoc loc;
  AliasObj obj;        /* that loc lies in */
  Val call;            /* the place is what this call reads */
  uint32_t next;       /* with the same address */
  uint32_t pop_epoch, low, kill; /* places on the stack: looked through down to low; kill is the answer of the last time */
  Blk low_blk;
  bool kill_known, constant /* never written while the function runs */;
} Place;
typedef struct Opt {
  Mssa *m;
  const Dom *d;
  MemWalk *walk;
  Place *place; uint32_t n;    /* 0 unused; one for each use at most */
  uint32_t *by_val, *by_con;   /* heads by address */
  uint32_t *calls, call_mask;  /* open addressing */
  uint32_t limit;
} Opt;
enum { OPT_CHAIN = 16 /* places of one address that are kept apart; more are looked through anew */ };

static bool loc_equal(const MemLoc *a, const MemLoc *b) {
  return a->ptr == b->ptr && a->bytes == b->bytes && a->kind == b->kind && a->scalable == b->scalable && a->tbaa == b->tbaa && a->tbaa_struct == b->tbaa_struct &&
         a->scope == b->scope && a->noalias == b->noalias;
}
static bool calls_equal(const Fn *f, Val a, Val b) {
  if (nops(f, a) != nops(f, b) || call_rec(f, a)->attrs != call_rec(f, b)->attrs || call_rec(f, a)->nbundles || call_rec(f, b)->nbundles) return false;
  for (uint32_t i = 0; i < nops(f, a); i++) if (arg(f, a, i) != arg(f, b, i)) return false;
  return true;
}
static uint32_t place_of(Opt *o, Val v) {
  const Fn *f = o->m->f;
  Place p = {0};
  uint32_t *head;
  if (is_call(f, v)) {
    uint64_t h = 0;
    for (uint32_t i = 0; i < nops(f, v); i++) h = (h ^ arg(f, v, i)) * 0x9E3779B97F4A7C15ull, h ^= h >> 29;
    uint32_t s = (uint32_t)h & o->call_mask;
    for (; o->calls[s]; s = (s + 1) & o->call_mask) if (calls_equal(f, o->place[o->calls[s]].call, v)) return o->calls[s];
    p.call = v;
    head = &o->calls[s];
  } else {
    mem_loc(f, v, &p.loc);
    head = val_is_con(p.loc.ptr) ? &o->by_con[con_index(p.loc.ptr)] : &o->by_val[p.loc.ptr];
    uint32_t n = 0;
    for (uint32_t i = *head; i && n < OPT_CHAIN; i = o->place[i].next, n++) if (loc_equal(&o->place[i].loc, &p.loc)) return i;
    p.next = *head;
    p.obj = alias_obj(o->m->alias, p.loc.ptr);
    p.constant = alias_never_written(o->m->alias, p.loc);
  }
  *head = o->n;
  o->place[o->n] = p;
  return o->n++;
}
static void optimize_use(Opt *o, Acc a, Blk b, const Acc *stack, uint32_t n, uint32_t pop_epoch) {
  Mssa *m = o->m;
  uint32_t limit = o->limit;
  Val v = mem(m, a)->ins;
  uint32_t at = place_of(o, v);
  Place *p = &o->place[at];
  if (p->constant) { mem_opt_set(m, a, MA_ENTRY); return; }
  if (p->pop_epoch != pop_epoch) { /* definitions were taken off: what is remembered may lie in a block that does not dominate this one */
    p->pop_epoch = pop_epoch;
    if (p->low_blk && p->low_blk != b && !dom_blk(o->d, p->low_blk, b)) { p->low = 0; p->low_blk = mem(m, stack[0])->blk; p->kill_known = false; }
  }
  if (!p->kill_known) { p->kill = n - 1; p->kill_known = true; }
  uint32_t up = n - 1;
  if (up - p->low > limit) { p->kill_known = false; return; } /* too much to look at: what reaches it will do */
  bool found = false;
  for (; up > p->low; up--) {
    const MemAcc *x = mem(m, stack[up]);
    if (x->kind == MEM_PHI) {
      Acc r = group_clobber(m, v);
      if (!r) { o->walk->limit = limit; o->walk->written = !is_call(m->f, v); r = find(o->walk, mem(m, a)->def, p->loc, p->obj, v, MA_NONE); }
      for (up = n - 1; stack[up] != r; up--) ASSERT(up); /* the answer dominates the use, so it is there; that of a group whose search was cut may lie above `up` */
      found = true;
      break;
    }
    if (writes_apart(m, o->walk->obj, stack[up], x->ins, p->obj)) continue;
    if (clobbers(m, m->alias, x->ins, &p->loc, v, true)) { found = true; break; }
  }
  if (found || up < p->kill) p->kill = up;
  mem_opt_set(m, a, stack[p->kill]);
  p->low = n - 1;
  p->low_blk = b;
}
void mem_optimize_uses(Mssa *m) {
  if (m->optimized) return;
  mem_sync(m);
  m->optimized = true;
  Fn *f = m->f;
  uint32_t ncalls = 0, ndefs = 1;
  for (uint32_t i = 1; i < m->acc.n; i++) {
    const MemAcc *x = &m->acc.p[i];
    if (x->kind == MEM_USE) ncalls += is_call(f, x->ins);
    else ndefs++;
  }
  if (ndefs == m->acc.n) return;
  bool batch = m->alias != NULL;
  mem_batch(m);
  ARENA_ON_STACK(A);
  const Dom *d = dom(f);
  const Blk *tree = mem_tree_order(d, &A);
  Opt o = {.m = m, .d = d, .limit = check_limit(m)};
  o.by_val = ARENA_ZARRAY(&A, uint32_t, f->nins);
  o.by_con = ARENA_ZARRAY(&A, uint32_t, f->con.con.n);
  o.call_mask = 2;
  while (o.call_mask < 2 * ncalls) o.call_mask *= 2;
  o.calls = ARENA_ZARRAY(&A, uint32_t, o.call_mask--);
  o.place = ARENA_ARRAY(&A, Place, m->acc.n - ndefs + 1);
  o.n = 1;
  Acc *stack = ARENA_ARRAY(&A, Acc, ndefs);
  o.walk = &(MemWalk){.m = m, .d = d, .alias = m->alias};
  o.walk->obj = ARENA_ARRAY(&A, AliasObj, m->acc.n);
  for (uint32_t i = 0; i < m->acc.n; i++) o.walk->obj[i].kind = AO_NEW;
  uint32_t n = 0, pop_epoch = 1;
  stack[n++] = MA_ENTRY;
  for (uint32_t i = 0; i < d->n; i++) {
    Blk b = tree[i];
    if (!mem_first(m, b)) continue;
    for (Blk top; !dom_blk(d, top = mem(m, stack[n - 1])->blk, b); pop_epoch++) while (mem(m, stack[n - 1])->blk == top) n--;
    FOR_EACH_MEM(m, b, a) {
      if (mem(m, a)->kind != MEM_USE) { stack[n++] = a; continue; }
      if (mem_opt(m, a)) continue;
      if (md_get(f, mem(m, a)->ins, MDK_INVARIANT_LOAD) && op(f, mem(m, a)->ins) == OP_LOAD) mem_opt_set(m, a, MA_ENTRY);
      else optimize_use(&o, a, b, stack, n, pop_epoch);
    }
  }
  walk_clear(o.walk);
  arena_free(&A);
  if (!batch) mem_batch_end(m);
}
