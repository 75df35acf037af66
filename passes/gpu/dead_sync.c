/* dead_sync.c: barriers that no access needs. Contract: dead_sync.h. */
#include "passes/gpu/dead_sync.h"
#include "analysis/cfg/dom.h"
#include "analysis/gpu/block_sync.h"
#include "analysis/memory/alias.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "support/knob.h"

/* ---- objects ---- */
typedef enum SyncObject {
  OBJECT_OTHER,
  OBJECT_VARIABLE, /* a global that overlaps no other variable */
  OBJECT_DYNAMIC,  /* one that may: shared memory whose size the launch decides begins at one place for all */
  OBJECT_ARGUMENT, /* of a kernel */
  OBJECT_NOALIAS   /* the same, noalias */
} SyncObject;
enum { EVENTS_AT_LEAST = 4096 };
enum {
  SPACE_GENERIC = 0,
  SPACE_GLOBAL = 1,
  SPACE_SHARED = 3,
  SPACE_CONST = 4,
  SPACE_LOCAL = 5,
  SPACE_CLUSTER = 7,
  SPACE_PARAM = 101
};

static uint8_t object_kind(const DeadSync *d, Val o) {
  const Fn *f = d->f;
  if (val_is_con(o)) {
    Val c = con_twin(&f->con, o);
    if (con_kind(&f->con, c) != CON_GLOBAL) return OBJECT_OTHER;
    const Global *g = glob(f->m, con_glob(&f->con, c));
    if (g->kind != GK_VAR) return OBJECT_OTHER;
    bool sized = ty_is_sized(f->m, g->type) && ty_alloc_size(f->m, g->type);
    return g->addrspace == SPACE_SHARED && (g->is_decl || !sized) ? OBJECT_DYNAMIC : OBJECT_VARIABLE;
  }
  if (!is_arg(f, o) || !d->kernel) return OBJECT_OTHER;
  return arg_has_attr(f, o, ATTR_NOALIAS) ? OBJECT_NOALIAS : OBJECT_ARGUMENT;
}
/* Only the thread itself gets there, or nobody writes it as long as the kernel runs. */
static bool is_private(const DeadSync *d, Alias *a, const MemLoc *loc, Val object, bool writes) {
  const Fn *f = d->f;
  uint32_t space = ty_addrspace(f->m, ty(f, loc->ptr));
  if (val_is_local(object) && is_op(f, object, OP_ALLOCA)) return f->m->permissions;
  if (d->kernel && is_arg(f, object) && arg_has_attr(f, object, ATTR_BYVAL)) return true;
  if (f->m->permissions && (space == SPACE_LOCAL || space == SPACE_CONST || space == SPACE_PARAM)) return true;
  return !writes && alias_never_written(a, loc->ptr, loc->tbaa);
}
static bool is_shared(uint32_t space) { return space == SPACE_SHARED || space == SPACE_CLUSTER; }
static bool is_argument(uint8_t of) { return of == OBJECT_ARGUMENT || of == OBJECT_NOALIAS; }
/* What a kernel is handed comes from before its block was there: it does not point into the block's memory, unless it
 * says so itself. */
static bool from_before(const DeadSync *d, const SyncAccess *x) {
  return is_argument(x->of) && !is_shared(x->space) && !is_shared(ty_addrspace(d->f->m, ty(d->f, x->object)));
}
static bool objects_apart(const DeadSync *d, const SyncAccess *x, const SyncAccess *y) {
  if (d->f->m->permissions && x->space != y->space && x->space != SPACE_GENERIC && y->space != SPACE_GENERIC)
    return !(is_shared(x->space) && is_shared(y->space));
  if ((from_before(d, x) && is_shared(y->space)) || (from_before(d, y) && is_shared(x->space))) return true;
  if (x->object == y->object || !x->of || !y->of) return false;
  if (x->of == OBJECT_NOALIAS || y->of == OBJECT_NOALIAS) return true;
  if (is_argument(x->of) || is_argument(y->of)) return false;
  return x->of == OBJECT_VARIABLE || y->of == OBJECT_VARIABLE;
}
static SyncAccess object_of(const DeadSync *d, Val p) {
  Val o = alias_object(d->f, p);
  return (SyncAccess){.object = o, .of = object_kind(d, o), .space = ty_addrspace(d->f->m, ty(d->f, p))};
}
/* Pointers that a loop swaps each round, to objects that are apart when it begins: they are apart in one round, and
 * each is in the next what the other was. */
static bool swapped_apart(const DeadSync *d, Val x, Val y, uint32_t loop, uint32_t rounds) {
  const Fn *f = d->f;
  Val from[2], around[2];
  if (!loop || rounds > 1 || !val_is_local(x) || !val_is_local(y)) return false;
  if (loop_phi(f, d->l, x, &from[0], &around[0]) != loop || loop_phi(f, d->l, y, &from[1], &around[1]) != loop)
    return false;
  if (!uniform_val(d->u, x, UNI_CTA) || !uniform_val(d->u, y, UNI_CTA)) return false;
  if (rounds == 1) { /* y's value in x's round */
    y = around[1];
    if (y == x || loop_phi(f, d->l, y, &from[1], &around[1]) != loop) return false;
  }
  if (x == y || !((around[0] == y && around[1] == x) || (around[0] == x && around[1] == y))) return false;
  SyncAccess a = object_of(d, from[0]);
  SyncAccess b = object_of(d, from[1]);
  return objects_apart(d, &a, &b);
}

/* ---- events ---- */
static void add_place(DeadSync *d, Alias *a, Val v, const MemLoc *loc, ModRef what) {
  if (what == MR_NONE) return;
  Val o = alias_object(d->f, loc->ptr);
  if (is_private(d, a, loc, o, what & MR_MOD)) return;
  bool sized = !loc->scalable && (loc->kind == LOC_PRECISE || loc->kind == LOC_UPPER);
  vec_push(&d->event, ((SyncEvent){EVENT_ACCESS, false, v, blk_of(d->f, v), d->access.n}));
  SyncAccess access = {.place = {v, loc->ptr, sized ? loc->bytes : 0}, .object = o, .of = object_kind(d, o)};
  access.reads = (what & MR_REF) != 0;
  access.writes = (what & MR_MOD) != 0;
  access.space = ty_addrspace(d->f->m, ty(d->f, loc->ptr));
  vec_push(&d->access, access);
}
static void add_accesses(DeadSync *d, Alias *a, Val v) {
  Fn *f = d->f;
  MemLoc loc;
  if (!is_call(f, v)) {
    if (mem_loc(f, v, &loc)) add_place(d, a, v, &loc, is_op(f, v, OP_STORE) ? MR_MOD : MR_REF);
    return;
  }
  for (uint32_t i = 0; i < call_nargs(f, v); i++) {
    if (!ty_is_ptr(f->m, ty(f, arg(f, v, i)))) continue;
    loc = mem_loc_arg(f, v, i);
    add_place(d, a, v, &loc, alias_arg_modref(f, v, i));
  }
}
static void read_events(DeadSync *d, bool ignore_calls) {
  Fn *f = d->f;
  Alias *a = alias_of(f);
  const Dom *dt = dom(f);
  for (uint32_t i = 0; i < dt->n; i++) {
    Blk b = dt->rpo[i];
    d->first[b] = d->event.n;
    FOR_EACH_INS(f, b, v) {
      if (ignore_calls && sync_is_call(f, v)) continue;
      SyncOp o = sync_op(f, v);
      switch ((SyncEffect)o.effect) {
      case SYNC_NONE: break;
      case SYNC_ACCESS: add_accesses(d, a, v); break;
      case SYNC_LANES: vec_push(&d->event, ((SyncEvent){EVENT_LANES, false, v, b, 0})); break;
      case SYNC_OPAQUE: vec_push(&d->event, ((SyncEvent){EVENT_OPAQUE, false, v, b, 0})); break;
      case SYNC_BARRIER: vec_push(&d->event, ((SyncEvent){EVENT_BARRIER, false, v, b, 0})); break;
      }
    }
    d->last[b] = d->event.n;
  }
}
static bool has_barrier(const Fn *f) {
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v)
      if (is_op(f, v, OP_CALL) && call_intrinsic(f, v) && sync_op(f, v).effect == SYNC_BARRIER) return true;
  return false;
}
bool dead_sync_open(DeadSync *d, Fn *f, PassCtx *px, bool ignore_calls) {
  *d = (DeadSync){.f = f, .px = px};
  if (!has_barrier(f)) return false;
  unsigned trust = (knob_bool(px->knobs, KNOB_DEAD_SYNC_ASSUME_ALIGNED) ? SYNC_TRUST_ALIGNED : 0u) |
                   (ignore_calls ? SYNC_TRUST_CALLS : 0u);
  if (!sync_aligned(f, px->scratch, trust, &d->nobody_ends, &d->why)) return false;
  d->why = NULL;
  d->kernel = fn_is_kernel(f);
  d->no_write_write = knob_bool(px->knobs, KNOB_DEAD_SYNC_IGNORE_WRITE_WRITE);
  d->first = ARENA_ZARRAY(px->scratch, uint32_t, f->nblk);
  d->last = ARENA_ZARRAY(px->scratch, uint32_t, f->nblk);
  d->mark = ARENA_ZARRAY(px->scratch, uint32_t, 3 * (size_t)f->nblk);
  d->l = loops(f);
  d->u = uniformity(f);
  thread_apart_open(&d->apart, f, knob_bool(px->knobs, KNOB_DEAD_SYNC_SAME_ADDRESS));
  read_events(d, ignore_calls);
  uint64_t events = d->event.n > EVENTS_AT_LEAST ? d->event.n : EVENTS_AT_LEAST;
  d->steps = events * CAP_DEAD_SYNC_STEPS_EACH;
  d->pairs = events * CAP_DEAD_SYNC_PAIRS_EACH;
  return true;
}
void dead_sync_close(DeadSync *d) {
  vec_free(&d->event);
  vec_free(&d->access);
  vec_free(&d->work);
  vec_free(&d->above.seen);
  vec_free(&d->below.seen);
}

/* ---- what is above and below ---- */
typedef struct Walk {
  DeadSync *d;
  SyncSide *side;
  uint32_t at, loop, steps; /* the barrier, its loop */
  bool down;
} Walk;
/* Takes in events of a block, from i on in the direction of the walk; false: there is another barrier. */
static bool walk_events(Walk *w, Blk b, uint32_t i, unsigned rounds) {
  DeadSync *d = w->d;
  for (; w->down ? i < d->last[b] : i > d->first[b]; i = w->down ? i + 1 : i - 1) {
    uint32_t e = w->down ? i : i - 1;
    w->steps++;
    if (d->event.p[e].gone) continue;
    switch ((SyncEventKind)d->event.p[e].kind) {
    case EVENT_BARRIER:
      if (e != w->at) return false;
      break;
    case EVENT_LANES: w->side->lanes = true; break;
    case EVENT_OPAQUE:
      w->side->opaque = w->side->reads = w->side->writes = true;
      w->side->opaque_at = d->event.p[e].v;
      break;
    case EVENT_ACCESS: {
      const SyncAccess *a = &d->access.p[d->event.p[e].access];
      w->side->reads |= a->reads;
      w->side->writes |= a->writes;
      vec_push(&w->side->seen, ((SyncSeen){d->event.p[e].access, (uint8_t)rounds}));
      break;
    }
    }
  }
  return true;
}
/* Rounds of the barrier's loop behind the walk, when it has taken the edge. */
static unsigned walk_rounds(const Walk *w, Blk from, Blk to, unsigned rounds) {
  const Loops *l = w->d->l;
  uint32_t h = loop_of(l, to);
  if (!h || l->loop[h].header != to || !loop_has_blk(l, h, from)) return rounds; /* no backedge */
  if (h == w->loop) return rounds < 2 ? rounds + 1 : 2;
  return loop_contains(l, h, w->loop) ? 2 : rounds;
}
static void walk_put(Walk *w, Blk b, unsigned rounds) {
  uint32_t i = 3 * (uint32_t)b + rounds;
  if (w->d->mark[i] == w->d->stamp) return;
  w->d->mark[i] = w->d->stamp;
  vec_push(&w->d->work, i);
}
static void walk_beyond(Walk *w) { /* where the callers' accesses are */
  if (!w->d->kernel) w->side->opaque = w->side->reads = w->side->writes = true;
}
static void walk_on(Walk *w, Blk b, unsigned rounds) {
  Fn *f = w->d->f;
  if (w->down) {
    if (!nsuccs(f, b) && !is_op(f, term(f, b), OP_UNREACHABLE)) walk_beyond(w);
    if (nsuccs(f, b) > 1 && !uniform_branch(w->d->u, b, UNI_WARP)) w->side->parts = true;
    for (uint32_t i = 0; i < nsuccs(f, b); i++) walk_put(w, succ(f, b, i), walk_rounds(w, b, succ(f, b, i), rounds));
    w->steps += nsuccs(f, b);
    return;
  }
  if (b == entry_blk(f)) walk_beyond(w);
  for (uint32_t i = 0; i < npreds(f, b); i++) {
    Blk p = pred(f, b, i);
    if (!dom_reachable(dom(f), p)) continue;
    if (nsuccs(f, p) > 1 && !uniform_branch(w->d->u, p, UNI_WARP)) w->side->parts = true;
    walk_put(w, p, walk_rounds(w, p, b, rounds));
  }
  w->steps += npreds(f, b);
}
/* False: it takes too long. */
static bool find_side(DeadSync *d, uint32_t at, bool down) {
  SyncSide *s = down ? &d->below : &d->above;
  vec_clear(&s->seen);
  s->reads = s->writes = s->opaque = s->lanes = s->parts = false;
  s->opaque_at = VAL_NONE;
  Blk b = d->event.p[at].blk;
  Walk w = {.d = d, .side = s, .at = at, .loop = loop_of(d->l, b), .down = down};
  d->stamp++;
  vec_clear(&d->work);
  if (walk_events(&w, b, down ? at + 1 : at, 0)) walk_on(&w, b, 0);
  while (d->work.n) {
    if (at_cap(d->f->m, DEAD_SYNC_STEPS, w.steps)) break;
    if (w.steps >= d->steps) {
      cap_hit(d->f->m, DEAD_SYNC_STEPS_EACH);
      break;
    }
    uint32_t i = vec_pop(&d->work);
    b = (Blk)(i / 3);
    if (walk_events(&w, b, down ? d->first[b] : d->last[b], i % 3)) walk_on(&w, b, i % 3);
  }
  d->steps -= w.steps < d->steps ? w.steps : d->steps;
  return !d->work.n;
}

/* ---- is it dead ---- */
static const ThreadForm *form_of(DeadSync *d, SyncAccess *a, uint32_t loop, uint32_t rounds) {
  if (!rounds) {
    if (!a->asked) a->form = thread_form(&d->apart, d->px->scratch, &a->place, 0, 0);
    a->asked = true;
    return a->form;
  }
  if (a->loop != loop || a->rounds != rounds) {
    a->later = thread_form(&d->apart, d->px->scratch, &a->place, loop, rounds);
    a->loop = loop;
    a->rounds = rounds;
  }
  return a->later;
}
static bool conflict(DeadSync *d, const SyncSeen *x, const SyncSeen *y, uint32_t loop) {
  SyncAccess *a = &d->access.p[x->access], *b = &d->access.p[y->access];
  if (!a->writes && !b->writes) return false;
  if (d->no_write_write && !(a->writes && b->reads) && !(a->reads && b->writes)) return false;
  if (objects_apart(d, a, b)) return false;
  if (d->classes_only) return true;
  bool any_round = x->rounds > 1 || y->rounds > 1;
  uint32_t rounds = any_round ? 0 : (uint32_t)x->rounds + y->rounds;
  if (!any_round && swapped_apart(d, a->object, b->object, loop, rounds)) return false;
  const ThreadForm *fa = form_of(d, a, loop, 0);
  const ThreadForm *fb = form_of(d, b, loop, rounds);
  return !thread_apart(&d->apart, fa, fb, loop, any_round);
}
static bool has_any(const SyncSide *s) { return s->reads || s->writes; }
static bool stays(DeadSync *d, const char *why, Val above, Val below) {
  d->why = why;
  d->why_above = above;
  d->why_below = below;
  return false;
}
bool dead_sync_candidate(const DeadSync *d, uint32_t i) {
  const SyncEvent *e = &d->event.p[i];
  return e->kind == EVENT_BARRIER && !e->gone && !has_uses(d->f, e->v);
}
bool dead_sync_is_dead(DeadSync *d, uint32_t at) {
  SyncSide *up = &d->above, *down = &d->below;
  static const char too_much[] = "there is too much between it and other barriers";
  if (!find_side(d, at, false) || !find_side(d, at, true)) return stays(d, too_much, VAL_NONE, VAL_NONE);
  if (down->lanes && up->parts)
    return stays(d, "lanes of a warp that may have parted come together for what follows", VAL_NONE, VAL_NONE);
  if (!has_any(up) || !has_any(down)) return true;
  if (up->opaque || down->opaque) {
    const char *why = "it orders what is no plain access of memory, or is not seen";
    return stays(d, why, up->opaque_at, up->opaque ? VAL_NONE : down->opaque_at);
  }
  if (!up->writes && !down->writes) return true;
  uint32_t loop = loop_of(d->l, d->event.p[at].blk);
  uint64_t pairs = (uint64_t)up->seen.n * down->seen.n;
  if (past_cap(d->f->m, DEAD_SYNC_PAIRS, pairs)) return stays(d, too_much, VAL_NONE, VAL_NONE);
  if (pairs > d->pairs) {
    cap_hit(d->f->m, DEAD_SYNC_PAIRS_EACH);
    return stays(d, too_much, VAL_NONE, VAL_NONE);
  }
  d->pairs -= pairs;
  for (uint32_t i = 0; i < up->seen.n; i++)
    for (uint32_t k = 0; k < down->seen.n; k++)
      if (conflict(d, &up->seen.p[i], &down->seen.p[k], loop))
        return stays(d, NULL, d->access.p[up->seen.p[i].access].place.ptr,
                     d->access.p[down->seen.p[k].access].place.ptr);
  return true;
}

uint32_t dead_sync_erase(DeadSync *d) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < d->event.n; i++)
    if (d->event.p[i].gone) {
      ins_erase(d->f, d->event.p[i].v);
      n++;
    }
  return n;
}
