/* licm_promote.c: places in memory that are the same in every round become values while the loop runs.
 *
 *   for (...) if (c(i)) *p += i;      =>      v = *p; for (...) if (c(i)) v += i; *p = v;
 *
 * Candidates are invariant addresses with one type of access, equal ones together (must alias), all of whose accesses
 * in the loop are plain loads and stores (all plain, or all unordered atomics). Any other access that may write the
 * place forbids it; one that only reads it leaves the stores where they are (loads become values all the same). A
 * load is put before the loop if it may be executed there; stores are put into the exits if that makes no thread
 * store that did not:
 *   - a store is executed whenever an exit is reached: it runs in any case, or dominates all exits; and nothing in
 *     the loop ends the thread or is volatile, which is how threads without a common barrier look at one another's
 *     progress
 *   - or nobody but this thread can see the object, which can be written
 *   - or this thread has stored to the place before the loop, and no other can have been told since that it may: one
 *     that touches it after that store and before ours behind the loop would race with the first as well
 * where a round may not have stored, what is stored is what was loaded: then the type must be all of its bytes
 * (may_store_again)
 * and nothing in the loop unwinds to somebody who sees the object. Barriers, fences and calls that synchronize read
 * and write all that another thread can reach (alias.h), so that a place in shared or global memory is left alone in
 * a loop that holds one: other threads see each round's store at the time at which they saw it.
 *
 * Phis are placed in one walk over the loop in reverse post order, where values meet and where a cycle begins (Braun
 * et al., Simple and Efficient Construction of Static Single Assignment Form, CC 2013); those that turn out to have
 * one value go, unless they close an inner loop (LCSSA). Promoting a place may make an address that was loaded from
 * it invariant, so that it is repeated until nothing comes of it. Cost of a round: O(accesses ^ 2) alias queries,
 * accesses at most licm-mssa-max-acc-promotion; O(blocks of the loop) for each place. */
#include "ir/debug_loc.h"
#include "analysis/memory/loads.h"
#include "ir/match.h"
#include "passes/loop/licm_int.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "support/few.h"

typedef struct Access {
  Val v;
  uint32_t blk, place;
  bool sure;
} Access; /* blk: index in Licm.blk; place: 1 + the candidate, 0: none; sure: runs whenever the loop is entered */
typedef struct Place {
  MemLoc loc;
  Ty type;
  bool dead; /* no candidate any more */
  bool read_outside;
} Place;
typedef struct Promote {
  Licm *x;
  VEC(Access) access; /* in reverse post order */
  VEC(Place) place;
  Val *out;        /* by index in Licm.blk: value of the place at the block's end; VAL_NONE: not known yet */
  uint32_t *index; /* by place in the region: 1 + index in Licm.blk */
  VecU32 phis;
} Promote;

static Md same_or_none(Md a, Md b) { return a == b ? a : MD_NONE; }
static Val address(const Fn *f, Val v) { return arg(f, v, is_op(f, v, OP_STORE)); }
static Ty access_type(const Fn *f, Val v) { return is_op(f, v, OP_STORE) ? ty(f, arg(f, v, 0)) : ty(f, v); }
/* A load or store through an invariant address. */
static bool is_candidate(const Licm *x, Val v) {
  const Fn *f = x->f;
  if (!is_op(f, v, OP_LOAD) && !is_op(f, v, OP_STORE)) return false;
  Val p = address(f, v);
  if (val_is_con(p) && con_kind(&f->con, con_twin(&f->con, p)) == CON_NULL) return false;
  return licm_invariant(x, p) && !is_volatile(f, v) && order_of(f, v) <= ORD_UNORDERED;
}
static void gather(Promote *p) {
  Licm *x = p->x;
  const Fn *f = x->f;
  p->access.n = p->place.n = 0;
  for (uint32_t i = 0; i < x->blk.n; i++) {
    const LicmBlk *k = &x->blk.p[i];
    bool sure = k->must;
    Val at = first_ins(f, k->b);
    FOR_EACH_MEM(x->m, k->b, a) {
      Val v = mem(x->m, a)->ins;
      if (!v) continue;
      for (; k->stop && sure && at != v; at = next_of(f, at))
        if (at == k->stop) sure = false;
      vec_push(&p->access, ((Access){.v = v, .blk = i, .sure = sure}));
    }
  }
}
/* What access i does at another place than its own rules that one out. */
static void rule_out(Promote *p, uint32_t i) {
  const Access *a = &p->access.p[i];
  for (uint32_t k = 0; k < p->place.n; k++) {
    Place *c = &p->place.p[k];
    if (c->dead || a->place == k + 1) continue;
    ModRef mr = alias_modref(alias_of(p->x->f), a->v, c->loc);
    c->dead = mr & MR_MOD;
    c->read_outside |= mr != MR_NONE;
  }
}
static void belongs(Promote *p, Access *a, uint32_t k, const MemLoc *loc) {
  MemLoc *all = &p->place.p[k].loc;
  all->tbaa = same_or_none(all->tbaa, loc->tbaa), all->scope = same_or_none(all->scope, loc->scope),
  all->noalias = same_or_none(all->noalias, loc->noalias);
  if (all->tbaa_struct != loc->tbaa_struct) all->tbaa_struct = MD_NONE;
  a->place = k + 1;
}
static void own_location(const Promote *p, const Access *a, MemLoc *loc) {
  mem_loc(p->x->f, a->v, loc);
  if (p->x->scopes) loc->scope = loc->noalias = MD_NONE; /* they speak of accesses of one round */
}
/* Candidates by equal addresses and types; what else touches them rules them out. Stores make the places, and what can
 * be no candidate, a barrier above all, is asked first: it leaves few places for the dear questions. */
static void places(Promote *p) {
  Licm *x = p->x;
  const Fn *f = x->f;
  Alias *al = alias_of(x->f);
  for (uint32_t i = 0; i < p->access.n; i++) {
    Access *a = &p->access.p[i];
    if (!is_op(f, a->v, OP_STORE) || !is_candidate(x, a->v)) continue;
    MemLoc loc;
    own_location(p, a, &loc);
    for (uint32_t k = 0; k < p->place.n && !a->place; k++)
      if (p->place.p[k].loc.ptr == loc.ptr && p->place.p[k].type == access_type(f, a->v)) belongs(p, a, k, &loc);
    if (a->place) continue;
    vec_push(&p->place, ((Place){.loc = loc, .type = access_type(f, a->v)}));
    a->place = p->place.n;
  }
  if (!p->place.n) return;
  for (uint32_t i = 0; i < p->access.n; i++)
    if (!p->access.p[i].place && !is_candidate(x, p->access.p[i].v)) rule_out(p, i);
  for (uint32_t i = 0; i < p->access.n; i++) {
    Access *a = &p->access.p[i];
    if ((a->place && p->place.p[a->place - 1].dead) || !is_candidate(x, a->v)) continue;
    MemLoc loc;
    own_location(p, a, &loc);
    /* A store joins an earlier place only: each pair is asked once. */
    for (uint32_t k = 0, end = a->place ? a->place - 1 : p->place.n; k < end; k++) {
      Place *c = &p->place.p[k];
      if (c->dead || c->type != access_type(f, a->v)) continue;
      if (c->loc.ptr != loc.ptr && alias_query(al, c->loc, loc) != ALIAS_MUST) continue;
      belongs(p, a, k, &loc);
      break;
    }
  }
  for (uint32_t i = 0; i < p->access.n; i++) rule_out(p, i); /* the tags of a place may be fewer now */
}

/* ---- one place ---- */
/* The innermost loop of v's block holds b: v may be used there without a phi that closes the loop. */
static bool usable_in(const Promote *p, Val v, Blk b) {
  return !val_is_local(v) || licm_invariant(p->x, v) || licm_in_loop_of(p->x, blk_of(p->x->f, v), b);
}
static Val phi_new(Promote *p, Blk b, Ty t, Val like, Str suffix) {
  Fn *f = p->x->f;
  uint32_t n = npreds(f, b);
  FEW(Val, ops, 16, n);
  Val none = con_poison(&f->con, t);
  for (uint32_t i = 0; i < n; i++) ops[i] = none;
  Val phi = emit_phi(f, b, t, ops);
  FEW_FREE(ops);
  name_like(p->x->f, phi, like, suffix);
  vec_push(&p->phis, (uint32_t)phi);
  return phi;
}
/* What comes over an edge from `from`: `first` from the preheader; VAL_NONE: that block's turn has not come. */
static Val coming(Promote *p, Blk from, Val first) {
  Licm *x = p->x;
  if (from == x->pre) return first;
  if (!region_inside(&x->lc->region, from)) return con_poison(&x->f->con, ty(x->f, first)); /* not reached */
  return p->out[p->index[region_place(&x->lc->region, from)] - 1];
}
/* The value at b's start, where all that comes is known and the same; else VAL_NONE. */
static Val meet(Promote *p, Blk b, Val first) {
  const Fn *f = p->x->f;
  Val one = VAL_NONE;
  for (uint32_t k = 0; k < npreds(f, b); k++) {
    Val v = coming(p, pred(f, b, k), first);
    if (!v || (one && v != one)) return VAL_NONE;
    one = v;
  }
  return one && usable_in(p, one, b) ? one : VAL_NONE;
}
/* Phis that have one value, which may be used where they stand, go; what that leaves so, too. */
static void drop_phis(Promote *p) {
  Licm *x = p->x;
  Fn *f = x->f;
  for (bool again = true; again;) {
    again = false;
    for (uint32_t i = p->phis.n; i-- > 0;) {
      Val phi = (Val)p->phis.p[i];
      if (!blk_of(f, phi)) continue;
      Val one = has_uses(f, phi) ? phi_common(f, phi) : VAL_NONE;
      if (has_uses(f, phi) && (!one || !usable_in(p, one, blk_of(f, phi)))) continue;
      if (one) {
        licm_replace(x, phi, one);
        again = true;
      }
      licm_erase(x, phi);
      p->phis.p[i] = p->phis.p[--p->phis.n];
    }
  }
}
static void set_tags(Fn *f, Val v, const MemLoc *t) {
  if (t->tbaa) md_set(f, v, MDK_TBAA, t->tbaa);
  if (t->scope) md_set(f, v, MDK_ALIAS_SCOPE, t->scope);
  if (t->noalias) md_set(f, v, MDK_NOALIAS, t->noalias);
}
/* Nobody but this thread sees the object, before or in the loop, and it may be written. */
static bool is_private(const Licm *x, Val object) {
  const Fn *f = x->f;
  bool writable = is_op(f, object, OP_ALLOCA) ||
                  (is_arg(f, object) && !fn_is_kernel(f) &&
                   attrset_has(f->m, attrlist_param(f->m, fn_glob(f)->fattrs, arg_index(f, object)), ATTR_BYVAL)) ||
                  (is_op(f, object, OP_CALL) && call_ret_attr(f, object, ATTR_NOALIAS));
  return writable && alias_not_captured_before(alias_of(x->f), object, term(f, x->head));
}
/* A call of a function of this module that has one, as far as can be told, or assembly that says so. */
static bool may_be_volatile(const Fn *f, Val v) {
  if (!is_call(f, v)) return false;
  if (is_asm_call(f, v)) {
    Str text, cons, word = STR("volatile");
    Ty t;
    unsigned fl;
    con_asm_get(&f->con, callee(f, v), &text, &cons, &t, &fl);
    return text.n && memmem(text.p, text.n, word.p, word.n);
  }
  Glob g = call_intrinsic(f, v) ? GLOB_NONE : call_target(f, v);
  return g && !glob(f->m, g)->is_decl && is_sync(f, v);
}
/* The function has a volatile access: something to look at without a barrier. Asked once. */
static bool is_watched(const Licm *x) {
  LoopForest *l = x->lc->forest;
  for (uint32_t a = MA_ENTRY + 1; l->watched == WATCHED_UNKNOWN && a < x->m->acc.n; a++) {
    Val v = mem(x->m, (Acc)a)->ins;
    if (mem(x->m, (Acc)a)->kind != MEM_FREE && v && (acts_volatile(x->f, v) || may_be_volatile(x->f, v)))
      l->watched = WATCHED_YES;
  }
  if (l->watched == WATCHED_UNKNOWN) l->watched = WATCHED_NO;
  return l->watched == WATCHED_YES;
}
/* ---- what is stored may be what was loaded before the loop: the bytes stay as they were ---- */
static uint64_t lane_bits(const Module *m, Ty t) { return ty_size_bits(m, ty_scalar(m, t)); }
/* A value of type t is all of the bytes that it is loaded from: no i1, no padding. */
static bool is_all_bits(const Module *m, Ty t) {
  return !ty_is_agg(m, t) && !ty_scalable(m, t) && ty_size_bits(m, t) == ty_store_size(m, t) * 8 &&
         lane_bits(m, t) % 8 == 0;
}
/* In memory that `stored` has been stored to, no lane of a value of type t that is loaded from there takes poison from
 * another one. */
static bool keeps_lanes(const Module *m, Ty stored, Ty t) {
  return stored == t ||
         (!ty_is_agg(m, stored) && (!ty_is_vec(m, stored) || lane_bits(m, stored) % lane_bits(m, t) == 0));
}
/* The store that memory SSA finds before the loop; VAL_NONE: something else. */
static Val last_store(const Licm *x, const Place *c) {
  Val s = mem(x->m, mem_clobber_loc(x->m, mem_at_end(x->m, x->pre), c->loc))->ins;
  return s && is_op(x->f, s, OP_STORE) ? s : VAL_NONE;
}
static bool may_store_again(const Licm *x, const Place *c, Val s) {
  const Fn *f = x->f;
  MemLoc loc;
  if (s && access_type(f, s) == c->type && mem_loc(f, s, &loc) &&
      alias_query(alias_of(x->f), loc, c->loc) == ALIAS_MUST)
    return true;
  return is_all_bits(f->m, c->type) && (!s || keeps_lanes(f->m, access_type(f, s), c->type));
}
/* After s, the last store before the loop, the place is this thread's. */
static bool is_ours_since(const Licm *x, const Place *c, Val s) {
  if (!s || !is_simple(x->f, s) || is_watched(x)) return false;
  MemLoc loc;
  mem_loc(x->f, s, &loc);
  bool all = loc.kind == LOC_PRECISE && c->loc.kind == LOC_PRECISE && !loc.scalable && !c->loc.scalable &&
             loc.bytes >= c->loc.bytes;
  return all && alias_query(alias_of(x->f), loc, c->loc) == ALIAS_MUST;
}
/* The value of the place, block by block, from `start` before the loop; loads of it are replaced. */
static void place_values(Promote *p, uint32_t which, Val start, bool safe) {
  Licm *x = p->x;
  Fn *f = x->f;
  Ty t = p->place.p[which].type;
  Val ptr = p->place.p[which].loc.ptr;
  memset(p->out, 0, x->blk.n * sizeof *p->out);
  p->phis.n = 0;
  VecU32 open = {0}; /* phis, with the index of their block, whose operands are to be set */
  for (uint32_t i = 0, at = 0; i < x->blk.n; i++) {
    Blk b = x->blk.p[i].b;
    Val v = i ? meet(p, b, start) : VAL_NONE;
    if (!v) {
      v = phi_new(p, b, t, ptr, STR(".now"));
      vec_push(&open, (uint32_t)v);
    }
    for (; at < p->access.n && p->access.p[at].blk == i; at++) {
      Access *a = &p->access.p[at];
      if (a->place != which + 1) continue;
      if (is_op(f, a->v, OP_STORE)) {
        v = arg(f, a->v, 0);
        if (!safe) continue;
      } else licm_replace(x, a->v, v);
    }
    p->out[i] = v;
  }
  for (uint32_t i = 0; i < open.n; i++) {
    Val phi = (Val)open.p[i];
    for (uint32_t k = 0; k < nops(f, phi); k++) opnd_set(f, phi, k, coming(p, pred(f, blk_of(f, phi), k), start));
  }
  vec_free(&open);
}
/* Stores of the last value behind the loop, like `first`, with what all of them agree on. */
static void store_at_exits(Promote *p, uint32_t which, Val first, unsigned fl, Val start, Md loc, const MemLoc *tags) {
  Licm *x = p->x;
  Fn *f = x->f;
  Ty t = p->place.p[which].type;
  Val ptr = p->place.p[which].loc.ptr;
  for (uint32_t e = 0; e < x->exits.n; e++) {
    Blk b = (Blk)x->exits.p[e];
    Val v = VAL_NONE;
    for (uint32_t k = 0; k < npreds(f, b); k++) {
      Val w = coming(p, pred(f, b, k), start);
      v = k && w != v ? VAL_NONE : w;
      if (!v) break;
    }
    if (v) v = licm_closed(x, v, b);
    else {
      v = phi_new(p, b, t, ptr, STR(".last"));
      for (uint32_t k = 0; k < nops(f, v); k++) opnd_set(f, v, k, coming(p, pred(f, b, k), start));
    }
    Val q = licm_closed(x, ptr, b), s = ins_new(f, OP_STORE, sub(f, first), fl, TY_VOID, (Val[]){v, q}, 2);
    ins_place_before(f, s, first_insertion(f, b));
    dbg_loc_set(f, s, loc);
    set_tags(f, s, tags);
    mem_inserted(x->m, s);
  }
}
static bool promote(Promote *p, uint32_t which) {
  Licm *x = p->x;
  Fn *f = x->f;
  const Place *c = &p->place.p[which];
  Ty t = c->type;
  Val ptr = c->loc.ptr, first = VAL_NONE;
  bool readable = false, store_runs = false, load_runs = false, loads = false, atomic = false, plain = false,
       mixed = false, safe = false;
  uint64_t align = 1;
  Md loc = MD_NONE;
  MemLoc tags = {0};
  Val object = alias_object(f, ptr);
  stat_add(x->px, ST_LICM_CANDIDATES, 1);
  for (uint32_t i = 0; i < p->access.n; i++) {
    const Access *a = &p->access.p[i];
    if (a->place != which + 1) continue;
    bool ld = is_op(f, a->v, OP_LOAD), safe_here = a->sure;
    uint64_t al = align_exact(f, a->v);
    if (order_of(f, a->v)) atomic = true;
    else plain = true;
    mixed |= first && sub(f, first) != sub(f, a->v); /* scopes */
    if (ld) {
      loads = true;
      load_runs |= a->sure;
      safe_here = licm_safe_before(x, a->v, a->sure);
    } else {
      store_runs |= a->sure;
      bool all = true;
      for (uint32_t e = 0; e < x->exits.n && all && !safe; e++)
        all = lc_dom(x->lc, x->blk.p[a->blk].b, (Blk)x->exits.p[e]);
      safe |= a->sure || all;
      if (!readable && !safe_here && x->speculate && ty_is_sized(f->m, t) && !ty_scalable(f->m, t))
        readable = ptr_dereferenceable(f, ptr, ty_store_size(f->m, t), (uint32_t)u64_min(al ? al : 1, 1u << 31));
    }
    if (safe_here) {
      readable = true;
      align = u64_max(align, al);
    }
    MemLoc own;
    mem_loc(f, a->v, &own);
    if (!first) first = a->v, tags = own, loc = dbg_loc(f, a->v);
    else {
      tags.tbaa = same_or_none(tags.tbaa, own.tbaa), tags.scope = same_or_none(tags.scope, own.scope),
      tags.noalias = same_or_none(tags.noalias, own.noalias);
      loc = dbg_merge_loc(f->m, loc, dbg_loc(f, a->v));
    }
  }
  if (!first || mixed) return false;
  bool own = is_private(x, object);
  Val s = safe && readable ? VAL_NONE : last_store(x, c);
  if (!safe && !may_store_again(x, c, s)) own = false; /* loads may become values all the same */
  else if ((!readable || !(own || safe)) && !atomic && is_ours_since(x, c, s))
    readable = safe = true, align = u64_max(align, align_exact(f, s));
  if ((atomic && (plain || align < ty_store_size(f->m, t))) || !readable) return false;
  safe = own || (safe && !x->ends && !x->watched && x->exits.n);
  if (c->read_outside) safe = false;
  if (x->throws && !is_op(f, object, OP_ALLOCA)) safe = false;
  if (!safe && !loads) return false;
  remark_plain(x->px, LICM_PROMOTED, f, first);
  if (safe) stat_add(x->px, ST_LICM_PROMOTED, 1);
  else stat_add(x->px, ST_LICM_LOAD_PROMOTED, 1);

  unsigned fl = ((unsigned)__builtin_ctzll(align) + 1) << F_ALIGN_SHIFT |
                (atomic ? (unsigned)ORD_UNORDERED << F_ORDER_SHIFT : 0);
  Val start = con_poison(&f->con, t), load = VAL_NONE;
  if (loads || !store_runs) {
    Bld k = {f, x->pre, licm_at(x), MD_NONE};
    load = start = emit(&k, OP_LOAD, sub(f, first), fl, t, &ptr, 1);
    name_like(x->f, load, ptr, STR(".promoted"));
    if (load_runs) set_tags(f, load, &tags);
    mem_inserted(x->m, load);
  }
  place_values(p, which, start, safe);
  if (safe) store_at_exits(p, which, first, fl, start, loc, &tags);
  for (uint32_t i = 0; i < p->access.n; i++) {
    Access *a = &p->access.p[i];
    if (a->place == which + 1 && (safe || is_op(f, a->v, OP_LOAD))) licm_erase(x, a->v);
  }
  drop_phis(p);
  if (load && !has_uses(f, load)) licm_erase(x, load);
  x->changed = true;
  return true;
}

void licm_promote(Licm *x) {
  for (uint32_t e = 0; e < x->exits.n; e++)
    if (!first_insertion(x->f, (Blk)x->exits.p[e])) return;
  Promote p = {.x = x};
  Arena *A = x->px->scratch;
  p.out = ARENA_ARRAY(A, Val, x->blk.n + 1);
  p.index = ARENA_ZARRAY(A, uint32_t, x->lc->region.blk.n + 1);
  for (uint32_t i = 0; i < x->blk.n; i++) p.index[region_place(&x->lc->region, x->blk.p[i].b)] = i + 1;
  for (bool again = true; again;) {
    again = false;
    gather(&p);
    places(&p);
    for (uint32_t i = 0; i < p.access.n; i++) { /* in the order of their first accesses */
      uint32_t k = p.access.p[i].place;
      if (!k || p.place.p[k - 1].dead) continue;
      again |= promote(&p, k - 1);
      p.place.p[k - 1].dead = true;
    }
  }
  vec_free(&p.access), vec_free(&p.place), vec_free(&p.phis);
}
