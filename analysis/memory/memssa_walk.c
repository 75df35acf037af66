/* memssa_walk.c: what really wrote the place that an access touches. Contract: memssa.h.
 *
 * The walk goes up the chain of definitions and asks alias analysis of each whether it may write the place. At a phi
 * it tries to step over the whole region between the phi and the access that dominates it: every path up from the
 * phi's operands, with the address translated along the edges, must arrive there without a clobber; then it goes on
 * from there. A path that ends at a clobber elsewhere makes the phi the answer.
 *
 * An address that may be another in another round of a loop is followed as the whole of its object, since the
 * definition met may be of an earlier round. Only addresses made in the entry block, of arguments, globals and
 * allocas, or at constant offsets from these, are the same in every round. Source: LLVM's MemorySSA (public design). */
#include "analysis/cfg/flow.h"
#include "analysis/memory/capture.h"
#include "analysis/memory/memssa_int.h"
#include "analysis/memory/phi_translate.h"
#include "analysis/value/expr.h"
#include "ir/cap.h"
#include "ir/ctx.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "support/hash.h"
#include "support/knob.h"

/* A search on its way up: the place is the query's with this address, all of its object if `any`. */
typedef struct Path {
  Val ptr;
  bool any;
  Acc last;
  uint32_t prior;
  AliasObj obj /* of ptr, where objects are told apart */;
  uint64_t need /* Stretch.wrote that matters */;
} Path;
/* What lies from an access up to `top`: of a definition (it included) up to the nearest phi or MA_ENTRY, of a phi (it
 * excluded) up to the state at the end of its block's immediate dominator, on all paths. */
typedef struct Stretch { /* 32 bytes */
  Acc top;
  uint32_t steps; /* definitions that a walk meets */
  uint16_t edges; /* of a phi: operands that a walk follows, at most CAP_MEMSSA_PHI_EDGES + 1; 0: not looked at yet */
  uint16_t
      arrivals;   /* of a phi: paths that come to top; 0: more than a walk may do, or a path that does not come there */
  Acc met;        /* the phi whose stretch had a path from here last */
  uint64_t wrote; /* bits of the classes that are written */
  uint64_t sure;  /* of private objects: stored to by their own address */
} Stretch;
typedef struct Def { /* of a definition or phi, while all uses are asked; 64 bytes */
  AliasObj obj;      /* alias_written of a definition */
  uint32_t cls;      /* class of it */
  uint32_t pos;      /* where it was put on the stack */
  uint64_t bits;     /* of all classes that it may write in */
  uint64_t sure;     /* as Stretch.sure */
  Stretch stretch;   /* where there are phis */
} Def;
struct MemWalk {
  Mssa *m;
  const Dom *d;
  Alias *alias;
  MemLoc loc;       /* of the query; .ptr is replaced by the path's */
  Val ins;          /* of the query, or VAL_NONE */
  bool written;     /* loc is none that is never written */
  Def *def;         /* by Acc, while all uses are asked; else NULL */
  uint32_t *number; /* likewise, by Val of an alloca: class of what lies in it; 0: none yet */
  Acc self;         /* skip-self: the definition that asks */
  uint32_t limit;   /* definitions still to be looked at, the last of which is taken for a clobber */
  uint32_t edges;   /* phi operands still to be followed */
  VEC(Path) path;
  VecU32 open, at_target; /* paths to be followed; paths that have arrived */
  VEC(Acc) ended;         /* clobbers that dominate the target */
  VEC(Acc) found;
  KeySet seen;
};
static void walk_clear(MemWalk *w) {
  vec_free(&w->path);
  vec_free(&w->open);
  vec_free(&w->at_target);
  vec_free(&w->ended);
  vec_free(&w->found);
  keyset_free(&w->seen);
}
void mem_walk_free(MemWalk *w) {
  if (!w) return;
  walk_clear(w);
  mem_free(w);
}
void mem_batch(Mssa *m) {
  if (!m->alias) m->alias = alias_of(m->f);
}
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
  case INTRIN_invariant_start:
  case INTRIN_invariant_end:
  case INTRIN_assume:
  case INTRIN_experimental_noalias_scope_decl:
  case INTRIN_pseudoprobe:
  case INTRIN_allow_runtime_check:
  case INTRIN_allow_ubsan_check: return false;
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
bool mem_trivial_use(Mssa *m, Acc a) {
  const Fn *f = m->f;
  MemAcc *x = mem(m, a);
  if (!x->ins || op(f, x->ins) != OP_LOAD) return false;
  if (!md_get(f, x->ins, MDK_INVARIANT_LOAD) &&
      !alias_never_written(alias(m), arg(f, x->ins, 0), md_get(f, x->ins, MDK_TBAA)))
    return false;
  mem_opt_set(m, a, MA_ENTRY);
  return true;
}

/* Classes of what definitions write, where all uses are asked. An object is private when it is an alloca that is not
 * captured: what lies elsewhere, and is known to lie anywhere, is apart from it. */
enum {
  CLASS_NONE,
  CLASS_PHI,
  CLASS_ANY /* may lie anywhere; calls */,
  CLASS_OTHER /* in an object that is not private */,
  CLASS_PRIVATE /* from here on: one for each */,
  CLASS_BITS = 62
};
#define BIT_ANY (1ull << CLASS_BITS)
#define BIT_OTHER (1ull << (CLASS_BITS + 1))
static inline uint64_t class_bit(uint32_t c) {
  uint32_t k = (c - CLASS_PRIVATE) & 63; /* from CLASS_BITS on they share */
  return c == CLASS_ANY ? BIT_ANY : c == CLASS_OTHER ? BIT_OTHER : 1ull << (k < CLASS_BITS ? k : k - 32);
}
/* Classes of definitions that a place of class c has to be asked of. */
static inline uint64_t class_needs(uint32_t c) { return c == CLASS_ANY ? UINT64_MAX : class_bit(c) | BIT_ANY; }
static inline bool own_class(const Fn *f, AliasObj o) { return o.kind == AO_LOCAL && op(f, o.o) == OP_ALLOCA; }
static uint64_t obj_needs(const MemWalk *w, AliasObj o) {
  if (!o.kind) return UINT64_MAX;
  uint32_t c = own_class(w->m->f, o) ? w->number[o.o] : CLASS_OTHER;
  return c ? class_needs(c) : UINT64_MAX;
}
static inline bool writes_apart(const MemWalk *w, Acc d, AliasObj from) {
  return from.kind && alias_objs_apart(w->alias, w->def[d].obj, from);
}
/* The walk may go from definition a to the top of its stretch at once: nothing there matters, and `stop` is not in
 * between. */
static inline bool jumps(const MemWalk *w, Acc a, Acc stop, uint64_t need) {
  const Stretch *s = &w->def[a].stretch;
  return !(s->wrote & need) && w->limit > s->steps &&
         (stop <= MA_ENTRY || mem(w->m, stop)->kind == MEM_PHI || w->def[stop].stretch.top != s->top);
}

/* ---- one query ---- */
typedef struct Step {
  Acc at;
  bool clobber;
} Step;

static MemLoc path_loc(const MemWalk *w, const Path *p) {
  MemLoc l = w->loc;
  l.ptr = p->ptr;
  if (p->any) {
    l.kind = LOC_ANY;
    l.bytes = 0;
    l.scalable = false;
  }
  return l;
}
/* Up from p->last to a clobber, to a phi, or to one of the stops; p->last ends there. */
static Step walk_up(MemWalk *w, Path *p, Acc stop, Acc stop2) {
  Mssa *m = w->m;
  bool spent = w->limit == 0;
  if (spent) w->limit = 1; /* the first definition that is not a stop ends it */
  for (;;) {
    Acc a = p->last;
    if (a == stop || a == stop2) break;
    if (a == MA_ENTRY) return (Step){a, true};
    const MemAcc *x = mem(m, a);
    if (x->kind == MEM_PHI) break;
    if (w->def && jumps(w, a, stop, p->need)) {
      w->limit -= w->def[a].stretch.steps;
      p->last = w->def[a].stretch.top;
      continue;
    }
    if (!--w->limit) return (Step){a, true};
    if (w->def && writes_apart(w, a, p->obj)) {
      p->last = x->def;
      continue;
    }
    MemLoc loc = path_loc(w, p);
    if (clobbers(m, w->alias, x->ins, &loc, w->ins, w->written && p->ptr == w->loc.ptr)) return (Step){a, true};
    p->last = x->def;
  }
  if (spent && p->last != stop && p->last != stop2) w->limit = 0;
  return (Step){p->last, false};
}
static bool visit(MemWalk *w, Acc a, const Path *p) { /* false: was here with this place */
  return keyset_add(&w->seen, (uint64_t)a << 32 | ((uint64_t)p->any << 31 & 0xffffffffu) | (uint32_t)p->ptr);
}
/* The same address in every round of every loop. */
static bool same_every_round(const Fn *f, Val p) {
  p = ptr_strip_casts(f, p);
  if (!val_is_local(p) || is_arg(f, p) || blk_of(f, p) == entry_blk(f)) return true;
  if (op(f, p) == OP_GEP) {
    for (uint32_t i = 1; i < nops(f, p); i++)
      if (!val_is_con(arg(f, p, i))) return false;
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
        if (w->def) p.obj = alias_obj(w->alias, q), p.need = obj_needs(w, p.obj);
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
  for (uint32_t i = 1; i < n; i++)
    if (!mem_dominates(w->m, a[i], r)) r = a[i];
  return r;
}
/* From a phi that is not known to clobber. */
static Acc over_phi(MemWalk *w, Acc phi, AliasObj obj, uint64_t need) {
  Mssa *m = w->m;
  w->path.n = w->open.n = w->at_target.n = w->ended.n = 0;
  keyset_clear(&w->seen);
  w->edges = CAP_MEMSSA_PHI_EDGES;
  vec_push(&w->path, ((Path){w->loc.ptr, w->loc.kind == LOC_ANY, phi, 0, obj, need}));
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
      if (s.clobber) vec_push(&w->found, s.at);
      else end = s.at;
    }
    if (w->ended.n) {
      if (!end)
        for (end = target; end != MA_ENTRY && mem(m, end)->kind != MEM_PHI;) end = mem(m, end)->def;
      for (uint32_t i = 0; i < w->ended.n; i++)
        if (dom_blk(w->d, mem(m, end)->blk, mem(m, w->ended.p[i])->blk)) vec_push(&w->found, w->ended.p[i]);
    }
    if (w->found.n) return lowest(w, w->found.p, w->found.n);
    w->open.n = 0;
    for (uint32_t i = 0; i < w->at_target.n; i++)
      if (!open_phi(w, end, w->at_target.p[i])) return end;
    w->at_target.n = 0;
    phi = end;
  }
}
static MemWalk *walker(Mssa *m) {
  if (!m->walk) m->walk = mem_zalloc(sizeof *m->walk);
  MemWalk *w = m->walk;
  w->m = m;
  w->d = flow_dom(m->f);
  w->alias = alias(m);
  w->written = false;
  return w;
}
static uint32_t check_limit(const Mssa *m) {
  return m->unlimited ? UINT32_MAX : (uint32_t)knob_int(m->f->m->ctx->knobs, KNOB_MEMSSA_CHECK_LIMIT);
}
/* The clobber of a place from `start` (included) on. */
static Acc find_obj(MemWalk *w, Acc start, MemLoc loc, AliasObj obj, uint64_t need, Val ins, Acc self) {
  w->loc = loc;
  w->ins = ins;
  w->self = self;
  if (!w->limit) w->limit = 1;
  Path p = {loc.ptr, loc.kind == LOC_ANY, start, 0, obj, need};
  Step s = walk_up(w, &p, MA_NONE, MA_NONE);
  return s.clobber ? s.at : over_phi(w, s.at, obj, need);
}
static Acc find(MemWalk *w, Acc start, MemLoc loc, Val ins, Acc self) {
  return find_obj(w, start, loc, (AliasObj){0}, UINT64_MAX, ins, self);
}

/* ---- queries ---- */
static Val pointer_operand(const Fn *f, Val v) {
  return op(f, v) == OP_LOAD ? arg(f, v, 0) : op(f, v) == OP_STORE ? arg(f, v, 1) : VAL_NONE;
}
/* Loads and stores of one pointer under !invariant.group see one value: the topmost of them that dominates v, or
 * VAL_NONE. */
static Val invariant_group(Mssa *m, Val v) {
  const Fn *f = m->f;
  Val p = pointer_operand(f, v), top = v;
  if (!p || !in_invariant_group(f, v, p)) return VAL_NONE;
  p = ptr_strip_casts(f, p);
  if (val_is_con(p)) return VAL_NONE;
  uint32_t seen = 0;
  const Dom *d = flow_dom(m->f);
  FOR_EACH_USE(f, p, u) {
    if (at_cap(f->m, MEMSSA_GROUP_USES, seen++)) break;
    Val x = use_user(f, u);
    if (x == v || !in_invariant_group(f, x, p) || !mem_of(m, x)) continue;
    Blk a = blk_of(f, x), b = blk_of(f, top);
    if (a == b ? mem_dominates(m, mem_of(m, x), mem_of(m, top)) : dom_reachable(d, b) && dom_blk(d, a, b)) top = x;
  }
  return top == v ? VAL_NONE : top;
}
/* What stands above that topmost access; MA_NONE: v is in no group, or alone. */
static Acc group_clobber(Mssa *m, Val v) {
  Val g = md_get(m->f, v, MDK_INVARIANT_GROUP) ? invariant_group(m, v) : VAL_NONE;
  if (!g) return MA_NONE;
  Acc c = mem_of(m, g);
  return mem(m, c)->kind == MEM_USE ? mem_defining(m, c) : c;
}
static bool is_fence(const Fn *f, Val v) {
  return op(f, v) == OP_FENCE || op(f, v) == OP_CATCHPAD || op(f, v) == OP_CATCHRET;
}
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
    if (r != MA_ENTRY) r = find(w, r, loc, v, MA_NONE);
    mem_opt_set(m, a, r);
  }
  if (skip_self && mem(m, r)->kind == MEM_PHI && w->limit) r = find(w, r, loc, v, a);
  return r;
}
Acc mem_clobber(Mssa *m, Acc a) { return clobber(m, a, false, true, check_limit(m)); }
void mem_clobber_all(Mssa *m) {
  mem_batch(m);
  FOR_EACH_BLK(m->f, b)
    FOR_EACH_MEM(m, b, a) mem_clobber(m, a);
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
  return find(w, start, loc, VAL_NONE, MA_NONE);
}

/* ---- all uses at once ----
 * One walk of the dominator tree with the definitions above the present place on a stack. For every place in memory
 * it is remembered how far the stack was looked through, so that the next use of the same place looks at what is new
 * only. The definitions of one class are linked, so that those of other private objects are not even met; a walk over
 * phis goes by stretches. */
typedef struct Place {
  MemLoc loc;          /* ptr VAL_NONE: not looked at yet (loc_of) */
  AliasObj obj;        /* that it lies in */
  uint32_t cls;        /* of definitions there */
  uint64_t need, sure; /* bits of Stretch that matter */
  Val load;            /* that it was made for, its type and metadata */
  Ty type;
  const MdAttach *md;
  uint32_t nmd;
  Val call;      /* the place is what this call reads */
  uint32_t next; /* with the same address */
  uint32_t pop_epoch, low,
      kill; /* places on the stack: looked through down to low; kill is the answer of the last time */
  Blk low_blk;
  bool kill_known, constant /* never written while the function runs */;
  bool asked_ptr, steady /* the address is translated to itself over every edge */, same /* same_every_round */;
} Place;
typedef struct Opt {
  Mssa *m;
  const Dom *d;
  MemWalk *walk;
  Arena *A;
  Place *place;
  uint32_t n;                /* 0 unused; one for each use at most */
  uint32_t *by_val, *by_con; /* heads by address; by_con NULL before the first */
  IdSet calls;               /* places of calls, by callee and operands; no slots before the first */
  uint32_t limit;
  Acc *stack;
  uint32_t depth;
  Def *def; /* of the walk */
  uint32_t *head,
      *below; /* by class: the topmost on the stack, 0 none; by place on the stack: the next one of its class */
  uint32_t nclass, max_class;
  bool usual; /* alias_address_first */
  bool phis;  /* there are some: definitions are classified beforehand */
} Opt;

static bool calls_equal(const Fn *f, Val a, Val b) {
  if (nops(f, a) != nops(f, b) || call_rec(f, a)->attrs != call_rec(f, b)->attrs || call_rec(f, a)->nbundles ||
      call_rec(f, b)->nbundles)
    return false;
  for (uint32_t i = 0; i < nops(f, a); i++)
    if (arg(f, a, i) != arg(f, b, i)) return false;
  return true;
}
static uint32_t new_class(Opt *o, Val alloca_) {
  if (captures_of(o->m->f, alloca_, CAPTURE_PROV, false)) return CLASS_OTHER;
  if (o->nclass == o->max_class) return CLASS_ANY;
  o->head[o->nclass] = 0;
  return o->nclass++;
}
static inline uint32_t class_of_alloca(Opt *o, Val v) {
  uint32_t *c = &o->walk->number[v];
  if (!*c) *c = new_class(o, v);
  return *c;
}
static uint32_t class_of(Opt *o, AliasObj obj) {
  if (!obj.kind || obj.kind == AO_CALL) return CLASS_ANY;
  return own_class(o->m->f, obj) ? class_of_alloca(o, obj.o) : CLASS_OTHER;
}
/* Of its own. */
static inline bool has_bit(uint32_t cls) { return cls >= CLASS_PRIVATE && cls - CLASS_PRIVATE < CLASS_BITS; }
static inline bool has_bytes(const Fn *f, Ty t) {
  return ty_bits(f->m, t) || ty_is_ptr(f->m, t) || (ty_is_sized(f->m, t) && ty_store_size(f->m, t));
}
static const MemLoc *loc_of(const Opt *o, Place *p) {
  if (!p->loc.ptr && !p->call) mem_loc(o->m->f, p->load, &p->loc);
  return &p->loc;
}
static inline bool same_access(const Place *p, Ty t, const MdAttach *md, uint32_t n) {
  if (p->type != t || p->nmd != n) return false;
  for (uint32_t i = 0; i < n; i++)
    if (p->md[i].kind != md[i].kind || p->md[i].node != md[i].node) return false;
  return true;
}
/* NULL: a load marked as one of what never changes. */
static Place *place_of_load(Opt *o, Val v) {
  const Fn *f = o->m->f;
  Val ptr = arg(f, v, 0);
  if (val_is_con(ptr) && !o->by_con) o->by_con = ARENA_ZARRAY(o->A, uint32_t, f->con.con.n);
  uint32_t nmd, *head = val_is_con(ptr) ? &o->by_con[con_index(ptr)] : &o->by_val[ptr];
  const MdAttach *md = md_all(f, v, &nmd);
  Ty t = f->ins[v].type;
  if (*head && same_access(&o->place[*head], t, md, nmd)) return &o->place[*head]; /* the usual case */
  Md tbaa = MD_NONE;
  for (uint32_t i = 0; i < nmd; i++) {
    if (md[i].kind == MDK_INVARIANT_LOAD) return NULL;
    if (md[i].kind == MDK_TBAA) tbaa = md[i].node;
  }
  Place *p = &o->place[o->n];
  *p = (Place){.load = v, .type = t, .md = md, .nmd = nmd, .next = *head};
  uint32_t n = 0;
  for (uint32_t i = *head; i && !at_cap(f->m, MEMSSA_PLACES, n); i = o->place[i].next, n++)
    if (memloc_eq(loc_of(o, &o->place[i]), loc_of(o, p))) return &o->place[i];
  bool own = o->usual && is_op(f, ptr, OP_ALLOCA);
  p->constant = (!own || tbaa) && alias_never_written(o->m->alias, ptr, tbaa);
  p->obj = own ? (AliasObj){ptr, AO_LOCAL} : alias_obj(o->m->alias, ptr);
  p->cls = own ? class_of_alloca(o, ptr) : class_of(o, p->obj);
  p->need = class_needs(p->cls);
  if (has_bit(p->cls) && ptr == p->obj.o && has_bytes(f, p->type)) p->sure = class_bit(p->cls);
  *head = o->n++;
  return p;
}
static Place *place_of_call(Opt *o, Val v) {
  const Fn *f = o->m->f;
  if (!o->calls.cap) o->calls = idset_on(o->A, o->m->nuses);
  InsView e = ins_view(f, v);
  uint32_t hash = expr_hash(f, &e), s = idset_probe(&o->calls, hash, hash), id;
  for (; (id = o->calls.slot[s].id) != 0; s = idset_probe(&o->calls, s + 1, hash))
    if (calls_equal(f, o->place[id].call, v)) return &o->place[id];
  idset_put(&o->calls, s, o->n, hash);
  o->place[o->n] = (Place){.call = v, .cls = CLASS_ANY, .need = class_needs(CLASS_ANY)};
  return &o->place[o->n++];
}
/* Classes that a call may write: no private object but those that an argument leads to (alias_objs_apart). */
static uint64_t call_bits(Opt *o, Val v) {
  const Fn *f = o->m->f;
  uint64_t bits = BIT_OTHER;
  for (uint32_t i = 0; i + 1 < nops(f, v); i++)
    if (ty_is_ptr(f->m, ty(f, arg(f, v, i)))) bits |= class_bit(class_of(o, alias_obj(o->m->alias, arg(f, v, i))));
  return bits;
}
/* What definition a writes. */
static void classify_other(Opt *o, Val v, Def *e) {
  e->obj = alias_written(o->m->alias, v);
  e->bits = e->obj.kind == AO_CALL ? call_bits(o, v) : 0;
  e->cls = e->bits == BIT_OTHER ? CLASS_OTHER : class_of(o, e->obj);
  if (!e->bits) e->bits = class_bit(e->cls);
  e->sure = 0;
}
static inline void classify(Opt *o, Acc a, const MemAcc *x) {
  const Fn *f = o->m->f;
  Val v = x->ins, p = VAL_NONE; /* all that is written, in the usual cases */
  Def *e = &o->def[a];
  bool store = (Op)f->ins[v].op == OP_STORE;
  if (store) p = order_of(f, v) <= ORD_UNORDERED ? arg(f, v, 1) : VAL_NONE;
  else if (nops(f, v) == 2) {
    unsigned id = call_intrinsic(f, v);
    if (intrinsic_is_lifetime(id)) p = arg(f, v, 0);
  }
  if (!o->usual || !p || !is_op(f, p, OP_ALLOCA)) {
    classify_other(o, v, e);
    return;
  }
  e->obj = (AliasObj){p, AO_LOCAL};
  e->cls = class_of_alloca(o, p);
  e->bits = class_bit(e->cls);
  e->sure = store && has_bit(e->cls) && has_bytes(f, ty(f, arg(f, v, 0))) ? e->bits : 0;
}
/* Stretches of all definitions; those of phis come when asked for. */
static void find_stretches(Opt *o) {
  Mssa *m = o->m;
  Def *def = o->def;
  def[MA_ENTRY].stretch = (Stretch){0};
  for (uint32_t i = 0; i < o->d->n; i++) {
    const MemAcc *x;
    for (Acc a = mem_first(m, o->d->tree[i]); a; a = x->next) {
      x = mem(m, a);
      if (x->kind == MEM_USE) continue;
      Def *e = &def[a];
      if (x->kind == MEM_PHI) {
        e->cls = CLASS_PHI;
        e->stretch = (Stretch){0};
        continue;
      }
      classify(o, a, x);
      Stretch *s = &e->stretch;
      if (x->def == MA_ENTRY || def[x->def].cls == CLASS_PHI)
        *s = (Stretch){.top = x->def, .steps = 1, .wrote = e->bits, .sure = e->sure};
      else {
        *s = def[x->def].stretch; /* nothing is met yet */
        s->steps++;
        s->wrote |= e->bits;
        s->sure |= e->sure;
      }
    }
  }
}
/* The stretch of a phi, as over_phi walks it for a place that nothing there writes: every start of a path once. */
static const Stretch *phi_stretch(Opt *o, Acc phi) {
  Mssa *m = o->m;
  MemWalk *w = o->walk;
  Def *def = o->def;
  Stretch *s = &def[phi].stretch;
  if (s->edges) return s;
  Blk up = o->d->idom[mem(m, phi)->blk];
  s->top = up ? mem_at_end(m, up) : MA_ENTRY;
  bool odd = false;
  w->found.n = 0;
  for (Acc at = phi; !odd;) {
    const MemAcc *x = mem(m, at);
    s->edges = (uint16_t)u32_min(s->edges + x->nops, CAP_MEMSSA_PHI_EDGES + 1);
    odd = past_cap(m->f->m, MEMSSA_PHI_EDGES, s->edges);
    for (uint32_t i = 0; i < x->nops && !odd; i++) {
      Acc b = m->op.p[x->ops + i].val;
      if (def[b].stretch.met == phi) continue;
      def[b].stretch.met = phi;
      while (b != s->top && b != MA_ENTRY && def[b].cls != CLASS_PHI) {
        const Stretch *t = &def[b].stretch;
        /* What stands below the dominator goes up to phis that do, or to s->top. */
        if (t->top == s->top ||
            (t->top != MA_ENTRY && mem(m, t->top)->blk != up && dom_blk(o->d, up, mem(m, t->top)->blk))) {
          s->wrote |= t->wrote, s->sure |= t->sure, s->steps += t->steps;
          b = t->top;
        } else {
          s->wrote |= def[b].bits, s->sure |= def[b].sure, s->steps++;
          b = mem(m, b)->def;
        }
      }
      odd = (b == MA_ENTRY && s->top != MA_ENTRY) || past_cap(m->f->m, MEMSSA_STRETCH, s->steps);
      if (b == s->top) s->arrivals++;
      else if (!odd) vec_push(&w->found, b);
    }
    if (!w->found.n) break;
    at = vec_pop(&w->found);
  }
  if (odd) s->arrivals = 0;
  return s;
}
/* Definition d may write the place, or, if `any`, anything in its object. */
static bool clobbers_place(const Opt *o, Acc d, Place *p, bool any, Val use) {
  if (o->def[d].sure & p->sure) return true;
  if (writes_apart(o->walk, d, p->obj)) return false;
  MemLoc loc = *loc_of(o, p);
  if (any) loc.kind = LOC_ANY, loc.bytes = 0, loc.scalable = false;
  return clobbers(o->m, o->m->alias, mem(o->m, d)->ins, &loc, use, !p->call);
}
/* No phi goes into p by operations that phi_translate follows. */
static bool is_steady(const Fn *f, Val p) {
  Val work[CAP_MEMSSA_STEADY];
  uint32_t n = 0;
  work[n++] = p;
  for (uint32_t i = 0; i < n; i++) {
    Val v = work[i];
    if (val_is_con(v)) continue;
    if (op(f, v) == OP_PHI) return false;
    if (op(f, v) != OP_GEP && op(f, v) != OP_ADD && !is_cast(f, v)) continue;
    for (uint32_t k = 0; k < nops(f, v); k++) {
      if (!val_is_local(arg(f, v, k))) continue;
      if (at_cap(f->m, MEMSSA_STEADY, n)) return false;
      work[n++] = arg(f, v, k);
    }
  }
  return true;
}
/* What find_obj gives for the place, from the phi at place `at` of the stack on, where that is seen by stretches:
 * MA_NONE else. The places of a path are all the same, so that the first clobber met is the answer, or the phi whose
 * stretch has one. `exact`: definitions are counted as the walk does, not more often (from several paths, or where
 * the stretch of a phi holds that of the one before), so that its limit ends it here, at a definition, or at a phi. */
static Acc find_by_stretches(Opt *o, Place *p, Val v, uint32_t at, uint64_t steps) {
  Mssa *m = o->m;
  const Fn *f = m->f;
  const Def *def = o->def;
  const Acc *stack = o->stack;
  if (!p->asked_ptr) {
    p->asked_ptr = true;
    p->steady = p->call || is_steady(f, arg(f, p->load, 0));
    p->same = p->call || same_every_round(f, arg(f, p->load, 0));
  }
  if (!p->steady) return MA_NONE;
  uint32_t own = o->head[p->cls], any = o->head[CLASS_ANY];
  uint64_t paths = 1, edges = 0;
  for (bool first = true; stack[at] != MA_ENTRY; first = false) {
    Acc phi = stack[at];
    const Stretch *s = phi_stretch(o, phi);
    if ((s->sure & p->sure) || (first && steps + s->steps >= o->limit)) return phi;
    if (!s->arrivals || (s->wrote & p->need)) return MA_NONE;
    steps += s->steps;
    edges += paths * mem(m, phi)->nops + s->edges - mem(m, phi)->nops;
    if (steps >= o->limit || past_cap(o->m->f->m, MEMSSA_PHI_EDGES, edges)) return MA_NONE;
    bool exact = first && s->arrivals == 1;
    paths = s->arrivals;
    const Def *top = &def[s->top];
    uint32_t end = s->top == MA_ENTRY || top->cls == CLASS_PHI ? top->pos : def[top->stretch.top].pos;
    for (at = top->pos; at > end;) { /* down to the next definition that matters */
      uint32_t next = at;
      if (p->cls != CLASS_ANY) {
        while (own > at) own = o->below[own];
        while (any > at) any = o->below[any];
        next = u32_max(u32_max(own, any), end);
      }
      uint64_t cost = paths * (at - next + (next > end));
      if (steps + cost >= o->limit) return exact ? stack[at - (o->limit - steps - 1) / paths] : MA_NONE;
      steps += cost;
      if (next == end) at = end;
      else if ((def[stack[next]].bits & p->need) && clobbers_place(o, stack[next], p, !p->same, v)) return stack[next];
      else at = next - 1;
    }
  }
  return MA_ENTRY;
}
static void optimize_use(Opt *o, MemAcc *x, Blk b, uint32_t pop_epoch) {
  Mssa *m = o->m;
  const Acc *stack = o->stack;
  uint32_t limit = o->limit, n = o->depth;
  Val v = x->ins;
  Place *p = (Op)m->f->ins[v].op == OP_LOAD ? place_of_load(o, v) : place_of_call(o, v);
  if (!p || p->constant) {
    x->opt = MA_ENTRY;
    x->epoch = m->epoch;
    return;
  }
  if (p->pop_epoch != pop_epoch) { /* definitions were taken off: what is remembered may lie in a block that does not
                                      dominate this one */
    p->pop_epoch = pop_epoch;
    if (p->low_blk && p->low_blk != b && !dom_blk(o->d, p->low_blk, b)) {
      p->low = 0;
      p->low_blk = mem(m, stack[0])->blk;
      p->kill_known = false;
    }
  }
  if (!p->kill_known) {
    p->kill = n - 1;
    p->kill_known = true;
  }
  if (n - 1 - p->low > limit) {
    p->kill_known = false;
    return;
  } /* too much to look at: what reaches it will do */
  uint32_t phi = o->head[CLASS_PHI], stop = u32_max(p->low, phi), up;
  bool found = false;
  if (p->cls == CLASS_ANY) {
    for (up = n - 1; up > stop && !found; up -= !found) found = clobbers_place(o, stack[up], p, false, v);
  } else {
    uint32_t own = o->head[p->cls], any = o->head[CLASS_ANY];
    while ((up = u32_max(own, any)) > stop) {
      if (clobbers_place(o, stack[up], p, false, v)) {
        found = true;
        break;
      }
      if (up == own) own = o->below[up];
      else any = o->below[up];
    }
  }
  if (!found && phi > p->low) {
    Acc r = group_clobber(m, v);
    uint32_t passed = n - 1 - phi; /* definitions below the phi: fewer than the limit */
    if (!r) r = find_by_stretches(o, p, v, phi, passed);
    if (!r) {
      o->walk->limit = limit - passed;
      o->walk->written = !p->call;
      r = find_obj(o->walk, stack[phi], *loc_of(o, p), p->obj, p->need, v, MA_NONE);
    }
    up = o->def[r].pos;
    ASSERT(up < n && stack[up] == r); /* the answer dominates the use, so it is there; that of a group whose search was
                                         cut may lie above `up` */
    found = true;
  } else if (!found) up = p->low;
  if (found || up < p->kill) p->kill = up;
  x->opt = stack[p->kill];
  x->epoch = m->epoch;
  p->low = n - 1;
  p->low_blk = b;
}
static inline void push(Opt *o, Acc a) {
  Def *e = &o->def[a];
  uint32_t n = o->depth++;
  o->stack[n] = a;
  e->pos = n;
  o->below[n] = o->head[e->cls];
  o->head[e->cls] = n;
}
static inline void pop(Opt *o) {
  uint32_t n = --o->depth;
  o->head[o->def[o->stack[n]].cls] = o->below[n];
}
void mem_optimize_uses(Mssa *m) {
  if (m->optimized) return;
  mem_sync(m);
  m->optimized = true;
  if (!m->nuses) return;
  Fn *f = m->f;
  bool batch = m->alias != NULL;
  mem_batch(m);
  ARENA_ON_STACK(A);
  const Dom *d = dom(f);
  uint32_t ndefs = m->next_number; /* or fewer */
  Opt o = {.m = m,
           .d = d,
           .A = &A,
           .limit = check_limit(m),
           .usual = alias_address_first(m->alias),
           .nclass = CLASS_PRIVATE,
           .phis = m->op.n > 1};
  o.max_class = ndefs + CLASS_PRIVATE + CLASS_BITS; /* of objects that are written, mostly */
  o.by_val = ARENA_ZARRAY(&A, uint32_t, 2 * (size_t)f->nins);
  o.def = ARENA_ARRAY(&A, Def, m->acc.n);
  o.walk = &(MemWalk){.m = m, .d = d, .alias = m->alias, .def = o.def, .number = o.by_val + f->nins};
  o.place = ARENA_ARRAY(&A, Place, m->nuses + 1);
  o.n = 1;
  o.stack = ARENA_ARRAY(&A, Acc, ndefs);
  o.below = ARENA_ARRAY(&A, uint32_t, ndefs);
  o.head = ARENA_ARRAY(&A, uint32_t, o.max_class);
  memset(o.head, 0, CLASS_PRIVATE * sizeof *o.head);
  o.def[MA_ENTRY].cls = CLASS_NONE;
  if (o.phis) find_stretches(&o);
  uint32_t pop_epoch = 1;
  push(&o, MA_ENTRY);
  for (uint32_t i = 0; i < d->n; i++) {
    Blk b = d->tree[i];
    Acc a = mem_first(m, b);
    if (!a) continue;
    for (Blk top; !dom_blk(d, top = mem(m, o.stack[o.depth - 1])->blk, b); pop_epoch++)
      while (mem(m, o.stack[o.depth - 1])->blk == top) pop(&o);
    for (MemAcc *x; a; a = x->next) {
      x = mem(m, a);
      if (x->kind == MEM_USE) {
        if (!x->opt || !mem_opt(m, a)) optimize_use(&o, x, b, pop_epoch);
        continue;
      }
      if (!o.phis) classify(&o, a, x);
      push(&o, a);
    }
  }
  if (o.phis) walk_clear(o.walk); /* else nothing was followed */
  arena_free(&A);
  if (!batch) mem_batch_end(m);
}
