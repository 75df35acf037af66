/* dse.c: "dse": deletes stores whose bytes nobody reads before they are written again, or before the memory is gone;
 * shortens what is partly so.
 *
 *     store i32 1, ptr %p                                    memset 16 bytes at %p           memset 8 bytes at %p
 *     store i32 2, ptr %q   ; another place     ==> goes     store i64 %x, ptr %p + 8  ==>   store i64 %x, ptr %p + 8
 *     store i32 3, ptr %p
 *
 * From each write K the chain of memory SSA is followed upward, through phis on every side, to writes W of the same
 * place. W goes if K (with writes like it on other paths) overwrites all of it on every way from W to an exit, and
 * nothing on any way from W reads the place before that. Where W stands above K in one block the walk itself has seen
 * all there is between; else the accesses that W's state reaches are looked at one by one. Memory that is gone when
 * the function returns (stack slots, byval copies, allocations nobody else has) needs no K: there the end of the
 * function is one, as are lifetime.end and free. Several writes that each cover a part count together; of a memset or
 * memcpy the covered end (of a memset the beginning too) is cut off, and a constant stored into the middle of a
 * constant becomes part of it. A store of what is there already goes as well.
 *
 * On a GPU. Another thread may read at every barrier, fence, asynchronous wait and synchronizing call: each is a read
 * of all that another thread can reach (alias.h), fences of LangRef too, which opt steps over; so is leaving the
 * kernel by exit. Shared memory is not taken to be gone at the end of a kernel, only memory of the thread itself: the
 * others of the block go on, and programs rely on what a thread stored before it returned. Convergent calls are never
 * removed. Volatile and ordered accesses stay.
 *
 * Algorithm: LLVM's DeadStoreElimination on memory SSA (public design). Cost: O(stores * caps); without stores to
 * delete nothing is built. Requires dominators and memory SSA, which it keeps; loops and post-dominators where blocks
 * are crossed. Keeps the flow graph. Caps, all knobs: dse-memoryssa-walklimit (90) steps up, of which one in the same
 * block costs dse-memoryssa-samebb-cost (1), in another dse-memoryssa-otherbb-cost (5); dse-memoryssa-scanlimit (150)
 * accesses asked about for one K; dse-memoryssa-partial-store-limit (5) writes that K covers a part of;
 * dse-memoryssa-path-check-limit (50) blocks between W and the exits; dse-memoryssa-defs-per-block-limit (5000)
 * writes of a block that are a K. */
#include "analysis/cfg/dom.h"
#include "analysis/cfg/loops.h"
#include "analysis/memory/capture.h"
#include "analysis/memory/loads.h"
#include "analysis/memory/memssa.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/pass.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "support/knob.h"

enum {
  DSE_SHARE =
      16, /* accesses told apart by their objects alone that cost as much as one that alias analysis is asked about */
  DSE_KILLERS = 32, /* writes on different paths that together overwrite one */
  CALL_REMOVABLE_WRITES = MEMEFF_ALL &
                          ~(3u << 2 * MEMLOC_ARG) /* what a call that may be deleted must not do to other memory */
};

typedef struct Span {
  int64_t from, to;
  uint32_t next;
} Span; /* bytes, counted from the start of the write; sorted, neither touching nor empty */
typedef struct Place {
  Val base;
  int64_t offset;
} Place;
/* A write whose place is known. */
typedef struct Write {
  Acc acc;
  Val ins;
  MemLoc loc;
  Val object;     /* what loc.ptr points into */
  AliasObj apart; /* the same as alias analysis tells objects apart */
  Val base;
  int64_t offset; /* loc.ptr is base + offset */
  bool removable;
  bool ends;     /* nothing is written: the object is gone (lifetime.end, free) */
  bool promised; /* a call writes it before it reads it (initializes) */
  bool gone;
  bool covers;    /* all of the object, an alloca, is written */
  Acc met;        /* the nearest definition above that may write the place, where the walk found it */
  uint32_t spans; /* in Dse.span: what later writes overwrite of it; 0 none */
} Write;
enum {
  DEF_IDLE = 1, /* writes and reads no memory that a place could be in */
  DEF_THROWS = 2,
  DEF_ORDERED = 4,
  DEF_BLIND = 16, /* reads nothing, whatever the place */
  DEF_LEAVES =
      8 /* touches no such memory, but the thread may end in it (nvvm.exit): what others can see is as after a return */
};
enum {
  SEEN_RETURN = 1,
  UNSEEN_RETURN = 2,
  SEEN_UNWIND = 4,
  UNSEEN_UNWIND = 8
}; /* of an object: can the caller see it after a return, after unwinding */
typedef enum Overlap { OV_UNKNOWN, OV_NONE, OV_PART, OV_ALL } Overlap;

typedef struct Dse {
  Fn *f;
  PassCtx *px;
  Mssa *m;
  const Dom *dom;
  const Loops *loops; /* asked for when a pair spans blocks */
  VEC(Write) w;       /* in the order they are looked at; does not move once collected */
  uint32_t *place_of; /* by Val: 1 + index in `place` of a pointer that took several walks; 0 not known */
  VEC(Place) place;
  uint32_t *write_of; /* by Acc: 1 + index in w of what it writes and what may be deleted; 0 none */
  uint8_t *def;       /* by Acc: DEF_ */
  AliasObj *read;     /* by Acc: object of a load, kind UINT8_MAX: not looked at */
  uint32_t nacc;
  uint8_t *seen;
  uint32_t nseen;    /* by Val: SEEN_ */
  uint8_t *throwing; /* by Blk: holds what may throw and is no access */
  bool any_throws;
  VEC(Span) span;
  VecU32 work, todo;
  uint32_t *stamp, round; /* by Acc: on the list of this round */
  uint32_t *way, ways;    /* by Blk: the same of killed_on_all_ways */
  Acc killer[DSE_KILLERS];
  uint32_t nkillers;
  int64_t scan_limit, walk_limit, partial_limit, same_cost, other_cost, path_limit, block_limit;
  bool track, merge, remember, again;
  unsigned told; /* caps spoken of */
  Change change;
} Dse;
/* What is left of the limits for one write. */
typedef struct Hunt {
  Write *k;
  int64_t scan, steps, partial; /* scan: in parts of DSE_SHARE */
  bool exact;                   /* nothing passed so far reads any of the place */
  Overlap over;
  int64_t at; /* of the last write found: how k covers it; k's place begins `at` bytes into it */
} Hunt;

static void cap(Dse *d, unsigned knob, const char *name, int64_t value, Val at) {
  if (d->told & knob) return;
  d->told |= knob;
  remark(d->px, CAP_DSE, d->f, at, ra_z(name), ra_int(value));
}
enum { TOLD_SCAN = 1, TOLD_WALK = 2, TOLD_BLOCK = 4, TOLD_PATH = 8 };
static bool scan_spent(Dse *d, Hunt *h, int64_t cost) {
  h->scan -= cost;
  if (h->scan >= 0) return false;
  cap(d, TOLD_SCAN, "dse-memoryssa-scanlimit", d->scan_limit, h->k->ins);
  return true;
}

/* ---- what instructions write ---- */
static unsigned def_flags(const Fn *f, Val v) {
  unsigned is = may_throw(f, v) ? DEF_THROWS : 0;
  if (!is_call(f, v)) {
    bool atomic = op(f, v) == OP_LOAD || op(f, v) == OP_STORE || op(f, v) == OP_ATOMICRMW || op(f, v) == OP_CMPXCHG;
    if (atomic && order_of(f, v) > ORD_MONOTONIC) return is | DEF_ORDERED;
    return is | (op(f, v) == OP_STORE ? DEF_BLIND : 0);
  }
  switch (call_intrinsic(f, v)) {
  case INTRIN_lifetime_start:
  case INTRIN_lifetime_end:
  case INTRIN_invariant_start:
  case INTRIN_invariant_end:
  case INTRIN_launder_invariant_group: return is | DEF_IDLE | DEF_BLIND;
  case INTRIN_trap:
  case INTRIN_ubsantrap:
    return is | DEF_IDLE | DEF_BLIND; /* the end of the whole grid: nobody reads anything any more */
  default: break;
  }
  unsigned effect = call_memeff(f, v), hidden = 3u << 2 * MEMLOC_INACCESSIBLE;
  if (!(effect & ~hidden)) return is | (will_return(f, v) ? DEF_IDLE | DEF_BLIND : DEF_LEAVES);
  return effect & hidden && !will_return(f, v) ? is | DEF_LEAVES : is;
}
/* p as base + offset, casts between address spaces looked through: they keep the bytes. */
static Val base_of(const Fn *f, Val p, int64_t *offset) {
  bool inbounds;
  int64_t sum = 0, o;
  for (;;) {
    p = ptr_base_offset(f, p, &o, &inbounds);
    sum = (int64_t)((uint64_t)sum + (uint64_t)o);
    if (!is_op(f, p, OP_ADDRSPACECAST)) break;
    p = arg(f, p, 0);
  }
  *offset = sum;
  return p;
}
/* The operand whose object is gone after call v; VAL_NONE. */
static Val ended_object(const Fn *f, Val v) {
  const Module *m = f->m;
  if (!is_call(f, v)) return VAL_NONE;
  unsigned id = call_intrinsic(f, v);
  if (id) return id == INTRIN_lifetime_end ? arg(f, v, 0) : VAL_NONE;
  Glob g = call_target(f, v);
  if (!g || !glob_is_fn(glob(m, g)) || call_has_fn_attr(f, v, ATTR_NOBUILTIN)) return VAL_NONE;
  const Attr *kind = attrset_find(m, attrlist_fn(m, glob(m, g)->fattrs), ATTR_ALLOCKIND);
  if (!kind || !(kind->val & ALLOCKIND_FREE)) return VAL_NONE;
  uint32_t i = 0, n = call_nargs(f, v);
  while (i < n && !call_param_attr(f, v, i, ATTR_ALLOCPTR)) i++;
  int64_t offset;
  return i < n && base_of(f, arg(f, v, i), &offset) == alias_object(f, arg(f, v, i)) && !offset ? arg(f, v, i)
                                                                                                : VAL_NONE;
}
/* The one argument that call v writes through, if it writes nothing else and may be deleted; UINT32_MAX. */
static uint32_t only_written_arg(const Fn *f, Val v) {
  if (op(f, v) != OP_CALL || call_intrinsic(f, v) || call_rec(f, v)->nbundles || has_uses(f, v) ||
      is_convergent(f, v) || !transfers_execution(f, v) || (call_memeff(f, v) & CALL_REMOVABLE_WRITES) ||
      asm_effect(f, v) || call_has_fn_attr(f, v, ATTR_NODUPLICATE))
    return UINT32_MAX;
  if ((flags(f, v) & F_TAILMASK) == F_MUSTTAIL) return UINT32_MAX;
  uint32_t which = UINT32_MAX;
  for (uint32_t i = 0, n = call_nargs(f, v); i < n; i++) {
    if (!ty_is_ptr_or_vec(f->m, ty(f, arg(f, v, i))) || !(alias_arg_modref(f, v, i) & MR_MOD)) continue;
    if (which != UINT32_MAX || !ty_is_ptr(f->m, ty(f, arg(f, v, i)))) return UINT32_MAX;
    which = i;
  }
  return which;
}
static bool write_place(const Fn *f, Val v, Write *w) {
  *w = (Write){.ins = v};
  if (op(f, v) == OP_STORE) {
    w->removable = !is_volatile(f, v) && order_of(f, v) <= ORD_UNORDERED;
    return mem_loc(f, v, &w->loc) && !is_swifterror(f, arg(f, v, 1));
  }
  if (op(f, v) != OP_CALL) return false;
  if (mem_kind(call_intrinsic(f, v))) {
    w->loc = mem_loc_arg(f, v, 0);
    w->removable = !call_is_volatile(f, v);
    return true;
  }
  if (is_intrinsic(f, v, INTRIN_masked_store)) return w->loc = mem_loc_arg(f, v, 1), w->removable = true;
  Val p = ended_object(f, v);
  if (p) {
    w->loc = mem_loc_after(p), w->ends = true;
    return true;
  }
  uint32_t i = only_written_arg(f, v);
  if (i == UINT32_MAX) return false;
  w->loc = mem_loc_arg(f, v, i), w->removable = true;
  return true;
}
/* w's base and offset. A walk ends after so many steps; where an earlier one ended is known, so that a long chain of
 * sums is not as many bases, and is walked once. */
static void find_base(Dse *d, Write *w) {
  const Fn *f = d->f;
  w->base = base_of(f, w->loc.ptr, &w->offset);
  int64_t o;
  Val b = base_of(f, w->base, &o);
  if (b == w->base) return;
  if (!d->place_of) d->place_of = ARENA_ZARRAY(d->px->scratch, uint32_t, d->nseen);
  for (;;) {
    uint32_t known = val_is_local(w->base) && (uint32_t)w->base < d->nseen ? d->place_of[w->base] : 0;
    if (known) b = d->place.p[known - 1].base, o = d->place.p[known - 1].offset;
    w->base = b;
    w->offset = (int64_t)((uint64_t)w->offset + (uint64_t)o);
    if (known || (b = base_of(f, w->base, &o)) == w->base) break;
  }
  unsigned bits = ptr_index_bits(f->m, ty_addrspace(f->m, ty(f, w->loc.ptr)));
  if (bits && bits < 64 && ty(f, w->base) == ty(f, w->loc.ptr)) w->offset = sext64((uint64_t)w->offset, bits);
  if (!val_is_local(w->loc.ptr) || (uint32_t)w->loc.ptr >= d->nseen) return;
  vec_push(&d->place, ((Place){w->base, w->offset}));
  d->place_of[w->loc.ptr] = d->place.n;
}
/* k writes the whole object, so that another write of it lies in k's place wherever it is. */
static bool covers_object(const Fn *f, const Write *k) {
  Val o = k->object;
  uint64_t n;
  if (k->loc.kind != LOC_PRECISE || k->loc.scalable || !is_op(f, o, OP_ALLOCA) || !val_is_con(arg(f, o, 0)) ||
      !con_u64(&f->con, arg(f, o, 0), &n))
    return false;
  Ty t = alloca_type(f, o);
  uint64_t all;
  return ty_is_sized(f->m, t) && !ty_scalable(f->m, t) && !__builtin_mul_overflow(n, ty_alloc_size(f->m, t), &all) &&
         all == k->loc.bytes;
}
static void write_add(Dse *d, Write w) {
  w.object = alias_object(d->f, w.loc.ptr);
  w.apart = alias_obj(d->m->alias, w.loc.ptr);
  w.covers = covers_object(d->f, &w);
  find_base(d, &w);
  vec_push(&d->w, w);
}
/* The bytes from an argument on that call v writes before it reads them, whatever happens in it. */
static void initialized_add(Dse *d, Acc a, Val v) {
  const Fn *f = d->f;
  if (op(f, v) != OP_CALL || call_intrinsic(f, v)) return;
  Glob g = call_target(f, v);
  AttrList own = call_rec(f, v)->attrs, its = g && glob_is_fn(glob(f->m, g)) ? glob(f->m, g)->fattrs : ATTRLIST_NONE;
  for (uint32_t i = 0, n = call_nargs(f, v); i < n; i++) {
    const Attr *x = attrset_find(f->m, attrlist_param(f->m, own, i), ATTR_INITIALIZES);
    if (!x) x = attrset_find(f->m, attrlist_param(f->m, its, i), ATTR_INITIALIZES);
    if (!x || !x->nwords || x->words[0] || !will_return(f, v) ||
        (may_throw(f, v) && !call_param_attr(f, v, i, ATTR_DEAD_ON_UNWIND)))
      continue;
    bool alone = true; /* another argument may lead to the same bytes and be read first */
    for (uint32_t k = 0; k < n && alone; k++)
      alone = k == i || !ty_is_ptr_or_vec(f->m, ty(f, arg(f, v, k))) ||
              alias_query(d->m->alias, mem_loc_any(arg(f, v, i)), mem_loc_any(arg(f, v, k))) == ALIAS_NO;
    if (alone)
      write_add(d, (Write){.acc = a, .ins = v, .loc = mem_loc_bytes(arg(f, v, i), x->words[1]), .promised = true});
  }
}

/* ---- what the caller can see ---- */
static bool unseen(Dse *d, Val object, bool unwinding) {
  const Fn *f = d->f;
  if (val_is_con(object) || (uint32_t)object >= d->nseen) return false;
  if (op(f, object) == OP_ALLOCA) return true;
  uint8_t no = unwinding ? SEEN_UNWIND : SEEN_RETURN, yes = unwinding ? UNSEEN_UNWIND : UNSEEN_RETURN;
  if (d->seen[object] & (no | yes)) return (d->seen[object] & yes) != 0;
  bool u = false;
  if (is_arg(f, object)) {
    AttrSet s = attrlist_param(f->m, fn_glob(f)->fattrs, arg_index(f, object));
    u = attrset_has(f->m, s, ATTR_BYVAL) || attrset_has(f->m, s, ATTR_INALLOCA) ||
        attrset_has(f->m, s, ATTR_PREALLOCATED) ||
        attrset_has(f->m, s, unwinding ? ATTR_DEAD_ON_UNWIND : ATTR_DEAD_ON_RETURN);
  } else if (is_call(f, object) && call_ret_attr(f, object, ATTR_NOALIAS))
    u = !captures_of(f, object, CAPTURE_PROV, !unwinding);
  d->seen[object] |= u ? yes : no;
  return u;
}
static bool throws_between(Dse *d, const Write *k, Blk above) {
  if (!d->any_throws || unseen(d, k->object, true)) return false;
  return blk_of(d->f, k->ins) != above || d->throwing[above];
}

/* ---- reads ---- */
/* Instruction v of access a may read the place of w. *cost: what finding out took, in parts of DSE_SHARE. */
static bool reads(Dse *d, Acc a, const Write *w, int64_t *cost) {
  const Fn *f = d->f;
  *cost = 1;
  if (d->def[a] & DEF_BLIND) return false;
  Val v = mem(d->m, a)->ins;
  switch (op(f, v)) {
  case OP_STORE: return true; /* an ordered one */
  case OP_LOAD:
    if (order_of(f, v) > ORD_UNORDERED) break;
    if (md_get(f, v, MDK_INVARIANT_LOAD)) return false; /* of what nobody writes */
    if (d->read[a].kind == UINT8_MAX) {
      d->read[a] = alias_obj(d->m->alias, arg(f, v, 0));
      if (alias_mask(d->m->alias, arg(f, v, 0), md_get(f, v, MDK_TBAA), false) == MR_NONE) { /* constant memory */
        d->def[a] |= DEF_BLIND;
        return false;
      }
    }
    if (alias_objs_apart(d->m->alias, d->read[a], w->apart)) return false;
    break;
  default:
    if (d->def[a] & DEF_LEAVES && !unseen(d, w->object, false)) return true;
    if (d->def[a] & DEF_IDLE || !may_read(f, v)) return false;
    break;
  }
  *cost = DSE_SHARE;
  return (alias_modref(d->m->alias, v, w->loc) & MR_REF) != 0;
}

/* ---- one write over another ---- */
static const Loops *loops_of(Dse *d) { return d->loops ? d->loops : (d->loops = loops(d->f)); }
/* p is one address in one call of the function. */
static bool is_fixed(Dse *d, Val p) {
  const Fn *f = d->f;
  int64_t o;
  p = base_of(f, p, &o);
  if (val_is_con(p) || is_arg(f, p)) return true;
  Blk b = blk_of(f, p);
  return b == entry_blk(f) || (!loops_of(d)->irreducible && !loop_of(loops_of(d), b));
}
/* Alias analysis compares addresses of one round of a loop. It says something about w and k if they run in the same
 * rounds, or w's address is one. */
static bool comparable(Dse *d, const Write *w, const Write *k) {
  Blk a = blk_of(d->f, w->ins), b = blk_of(d->f, k->ins);
  if (a == b) return true;
  const Loops *l = loops_of(d);
  return (!l->irreducible && loop_of(l, a) && loop_of(l, a) == loop_of(l, b)) || is_fixed(d, w->loc.ptr);
}
static bool same_address(Dse *d, const Write *k, const Write *w) {
  if (k->base == w->base && k->offset == w->offset) return true;
  MemLoc x = mem_loc_bytes(k->loc.ptr, 1), y = mem_loc_bytes(w->loc.ptr, 1);
  return alias_query(d->m->alias, x, y) == ALIAS_MUST;
}
/* Lengths that are no constants, lanes behind masks: the same ones. */
static Overlap compare_imprecise(Dse *d, const Write *k, const Write *w) {
  const Fn *f = d->f;
  if (op(f, k->ins) != OP_CALL || op(f, w->ins) != OP_CALL || k->ends || k->promised) return OV_UNKNOWN;
  unsigned a = call_intrinsic(f, k->ins), b = call_intrinsic(f, w->ins);
  if (a == INTRIN_masked_store || b == INTRIN_masked_store) {
    if (a != b || arg(f, k->ins, call_nargs(f, k->ins) - 1) != arg(f, w->ins, call_nargs(f, w->ins) - 1))
      return OV_UNKNOWN;
    Ty s = ty(f, arg(f, k->ins, 0)), t = ty(f, arg(f, w->ins, 0));
    bool same = ty_bits(f->m, ty_scalar(f->m, s)) == ty_bits(f->m, ty_scalar(f->m, t)) &&
                ty_scalable(f->m, s) == ty_scalable(f->m, t) && ty_store_size(f->m, s) == ty_store_size(f->m, t);
    return same && same_address(d, k, w) ? OV_ALL : OV_UNKNOWN;
  }
  if (!a || !b || arg(f, k->ins, 2) != arg(f, w->ins, 2)) return OV_UNKNOWN;
  return same_address(d, k, w) ? OV_ALL : OV_UNKNOWN;
}
/* How k's place covers w's; *at: k's begins that many bytes into w's (of OV_PART). */
static Overlap overlap(Dse *d, const Write *k, const Write *w, int64_t *at) {
  *at = 0;
  if (k->object == w->object && (k->ends || k->covers)) return comparable(d, w, k) ? OV_ALL : OV_UNKNOWN;
  if (k->ends) return OV_NONE;
  if (k->loc.kind != LOC_PRECISE || w->loc.kind > LOC_UPPER)
    return comparable(d, w, k) ? compare_imprecise(d, k, w) : OV_UNKNOWN;
  if (k->loc.scalable || w->loc.scalable) return OV_UNKNOWN;
  if (!comparable(d, w, k)) return OV_UNKNOWN;
  uint64_t kn = k->loc.bytes, wn = w->loc.bytes;
  int64_t off;
  if (k->base == w->base) off = (int64_t)((uint64_t)k->offset - (uint64_t)w->offset);
  else {
    if (alias_objs_apart(d->m->alias, k->apart, w->apart)) return OV_NONE;
    bool known = false;
    AliasResult r = alias_query_offset(d->m->alias, w->loc, k->loc, &off, &known);
    if (r == ALIAS_NO) return OV_NONE;
    if (r == ALIAS_MUST) off = 0;
    else if (r != ALIAS_PARTIAL || !known) return OV_UNKNOWN;
  }
  if (off <= 0) {
    uint64_t before = 0 - (uint64_t)off;
    if (before <= kn && kn - before >= wn) return OV_ALL;
    if (before >= kn) return OV_NONE;
  } else if ((uint64_t)off >= wn) return OV_NONE;
  *at = off;
  return w->loc.kind == LOC_PRECISE ? OV_PART : OV_UNKNOWN;
}

/* ---- upward ---- */
static const Write *write_at(const Dse *d, Acc a) {
  return (uint32_t)a < d->nacc && d->write_of[a] ? &d->w.p[d->write_of[a] - 1] : NULL;
}
/* The state at `a` where that has been deleted meanwhile. */
static Acc state_at(const Mssa *m, Acc a) {
  while (mem(m, a)->kind == MEM_FREE) a = mem(m, a)->def;
  return a;
}
/* The next write from `from` on upward that h->k covers some of and that may be deleted, or a phi; MA_NONE: there is
 * none before something that reads. */
static Acc next_above(Dse *d, Hunt *h, Acc from) {
  Mssa *m = d->m;
  Write *k = h->k;
  Fn *f = d->f;
  bool first = from == mem(m, k->acc)->def,
       note = first && d->remember && !k->ends && !k->promised && !may_read(f, k->ins);
  int64_t cost;
  Acc below = first ? k->acc : MA_NONE; /* the last one on the way straight up from k: it dominates k */
  for (Acc c = from; c != MA_ENTRY; below = first ? c : MA_NONE, c = mem(m, c)->def) {
    const MemAcc *x = mem(m, c);
    int64_t step = x->blk == blk_of(f, k->ins) ? d->same_cost : d->other_cost;
    if (h->steps <= step) {
      cap(d, TOLD_WALK, "dse-memoryssa-walklimit", d->walk_limit, k->ins);
      return MA_NONE;
    }
    h->steps -= step;
    if (x->kind == MEM_PHI) return c;
    unsigned is = d->def[c];
    if (is & DEF_ORDERED || (is & DEF_THROWS && !unseen(d, k->object, true))) return MA_NONE;
    if (throws_between(d, k, x->blk)) return MA_NONE;
    bool read = false;
    FOR_EACH_MEM_USER(m, c, u) {
      Acc a = mem_user(m, u);
      if (a == below || mem(m, a)->kind == MEM_PHI || (mem(m, a)->kind == MEM_DEF && mem_dominates(m, a, k->acc)))
        continue; /* definitions on the way up are asked when it comes to them */
      if (scan_spent(d, h, 1)) return MA_NONE;
      if (!reads(d, a, k, &cost)) {
        if (cost > 1 && scan_spent(d, h, cost)) return MA_NONE;
        continue;
      }
      if (mem_dominates(m, k->acc, a)) continue;
      read = true;
      break;
    }
    bool last = read && c != from; /* nothing above is worth asking about, but for k->met */
    if (read) h->exact = false;
    if (last && (!note || is & DEF_IDLE)) return MA_NONE;
    if (is & DEF_IDLE) {
      unsigned id = call_intrinsic(f, mem(m, c)->ins);
      if (intrinsic_is_lifetime(id)) note = false; /* what was there is gone */
      continue;
    }
    const Write *w = write_at(d, c);
    if (w && w->removable) {
      h->over = overlap(d, k, w, &h->at);
      if (note && h->over != OV_NONE) {
        if (h->over != OV_UNKNOWN) k->met = c;
        note = false;
      }
      if (last) return MA_NONE;
      if (h->over == OV_ALL) return c;
      if (h->over == OV_PART && h->partial > 1) {
        h->partial--;
        return c;
      }
    } else note = false;
    if (last || reads(d, c, k, &cost)) return MA_NONE;
  }
  if (note) k->met = MA_ENTRY;
  return MA_NONE;
}

/* ---- downward ---- */
static void users_push(Dse *d, Acc a) {
  FOR_EACH_MEM_USER(d->m, a, u) {
    Acc x = mem_user(d->m, u);
    if (d->stamp[x] == d->round) continue;
    d->stamp[x] = d->round;
    vec_push(&d->work, (uint32_t)x);
  }
}
static bool behind_killer(Dse *d, Acc a) {
  bool phi = mem(d->m, a)->kind == MEM_PHI;
  for (uint32_t i = 0; i < d->nkillers; i++) {
    Acc k = d->killer[i];
    if (k == a) continue;
    if (phi ? mem(d->m, k)->blk != mem(d->m, a)->blk && dom_blk(d->dom, mem(d->m, k)->blk, mem(d->m, a)->blk)
            : mem_dominates(d->m, k, a))
      return true;
  }
  return false;
}
/* Whether every way from w to an exit of the function leads through the block of a killer. */
static bool killed_on_all_ways(Dse *d, const Write *w) {
  Fn *f = d->f;
  const Dom *p = postdom(f);
  Blk common = BLK_NONE, home = blk_of(f, w->ins);
  for (uint32_t i = 0; i < d->nkillers; i++) {
    Blk b = mem(d->m, d->killer[i])->blk;
    if (!dom_reachable(p, b)) return false;
    common = i == 0 ? b : common ? dom_common(p, common, b) : BLK_NONE;
  }
  VecU32 *work = &d->work;
  work->n = 0;
  d->ways += 2;
  uint32_t listed = d->ways, killing = d->ways + 1, *mark = d->way;
  for (uint32_t i = 0; i < d->nkillers; i++) mark[mem(d->m, d->killer[i])->blk] = killing;
  if (common && dom_reachable(p, home) && dom_blk(p, common, home)) vec_push(work, (uint32_t)common);
  else /* ways to unreachable end nowhere: only the others count */
    for (uint32_t i = 0; i < p->nroots; i++)
      if (op(f, term(f, p->roots[i])) != OP_UNREACHABLE) vec_push(work, (uint32_t)p->roots[i]);
  for (uint32_t i = 0; i < work->n; i++) {
    Blk b = (Blk)work->p[i];
    if (mark[b] >= listed || !dom_reachable(d->dom, b)) continue; /* been there, or killed */
    if (b == home) return false;
    mark[b] = listed;
    for (uint32_t k = 0; k < npreds(f, b); k++) {
      if (mark[pred(f, b, k)] >= listed) continue;
      vec_push(work, (uint32_t)pred(f, b, k));
      if (work->n >= d->path_limit) {
        cap(d, TOLD_PATH, "dse-memoryssa-path-check-limit", d->path_limit, w->ins);
        return false;
      }
    }
  }
  return true;
}
/* h->k, which covers some of w, is the next to touch w's bytes on every way where anybody could. */
static bool unread_until(Dse *d, Hunt *h, const Write *w) {
  Mssa *m = d->m;
  Fn *f = d->f;
  const Write *k = h->k;
  int64_t cost;
  bool itself = k->promised && k->object == w->object;
  if (!itself && !k->ends && reads(d, k->acc, w, &cost)) return false;
  bool seen = !unseen(d, k->object, false);
  if (h->exact && h->over == OV_ALL && blk_of(f, w->ins) == blk_of(f, k->ins)) return true;
  d->nkillers = 0;
  d->killer[d->nkillers++] = k->acc;
  d->work.n = 0;
  d->round++;
  users_push(d, w->acc);
  for (uint32_t i = 0; i < d->work.n; i++) {
    Acc a = (Acc)d->work.p[i];
    if (scan_spent(d, h, 1)) return false;
    if (behind_killer(d, a)) continue;
    if (mem(m, a)->kind == MEM_PHI) {
      users_push(d, a);
      if (scan_spent(d, h, DSE_SHARE)) return false;
      continue;
    }
    if (a == k->acc) continue;
    Val v = mem(m, a)->ins;
    Val ended = ended_object(f, v);
    if (ended && alias_object(f, ended) == w->object && is_fixed(d, w->object)) continue;
    if (may_throw(f, v) && !unseen(d, k->object, true)) return false;
    if (d->def[a] & DEF_IDLE) {
      users_push(d, a);
      continue;
    }
    if (reads(d, a, w, &cost)) return false;
    if (cost > 1 && scan_spent(d, h, cost)) return false;
    if (a == w->acc) {
      if (!is_fixed(d, w->loc.ptr)) return false;
      continue;
    } /* it is not known to overwrite itself */
    if (mem(m, a)->kind != MEM_DEF) continue;
    if (scan_spent(d, h, DSE_SHARE)) return false;
    const Write *o = write_at(d, a);
    int64_t at;
    if (!o || o->ends || overlap(d, o, w, &at) != OV_ALL) {
      users_push(d, a);
      continue;
    }
    if (d->dom->order[mem(m, a)->blk] <= d->dom->order[mem(m, w->acc)->blk])
      return false; /* it comes before w, in another round */
    if (!seen) continue;
    if (d->nkillers == DSE_KILLERS) return false;
    d->killer[d->nkillers++] = a;
  }
  return !seen || killed_on_all_ways(d, w);
}

/* ---- deleting ---- */
static void erase(Dse *d, Val v) {
  Fn *f = d->f;
  VecU32 dead = {0};
  uint32_t gone = 0;
  vec_push(&dead, (uint32_t)v);
  while (dead.n) {
    Val x = (Val)vec_pop(&dead);
    if (op(f, x) == OP_NONE || (x != v && !is_trivially_dead(f, x))) continue;
    Acc a = mem_of(d->m, x);
    if (a && d->write_of[a]) d->w.p[d->write_of[a] - 1].gone = true;
    if (op(f, x) == OP_STORE && ty_is_ptr(f->m, ty(f, arg(f, x, 0)))) { /* what it stored may be captured no more */
      Val o = alias_object(f, arg(f, x, 0));
      if (val_is_local(o) && (uint32_t)o < d->nseen && d->seen[o] & (SEEN_RETURN | SEEN_UNWIND))
        d->seen[o] = 0, d->again = true;
    }
    for (uint32_t i = 0; i < nops(f, x); i++) {
      Val y = arg(f, x, i);
      if (val_is_local(y) && !is_arg(f, y)) vec_push(&dead, (uint32_t)y);
    }
    dbg_salvage(f, x);
    mem_removed(d->m, x);
    ins_erase(f, x);
    gone++;
  }
  vec_free(&dead);
  stat_add(d->px, ST_DSE_OTHER, gone - 1);
  d->change |= CH_VAL | CH_MEM | CH_CALL;
}

/* ---- parts ---- */
/* Bytes [from, to) of w are overwritten. True: with those that were, all of them. */
static bool span_add(Dse *d, Write *w, int64_t from, int64_t to) {
  uint32_t *at = &w->spans;
  while (*at && d->span.p[*at].to < from) at = &d->span.p[*at].next;
  uint32_t rest = *at;
  for (; rest && d->span.p[rest].from <= to; rest = d->span.p[rest].next) {
    if (d->span.p[rest].from < from) from = d->span.p[rest].from;
    if (d->span.p[rest].to > to) to = d->span.p[rest].to;
  }
  uint32_t n = d->span.n;
  *at = n; /* before the vector moves */
  vec_push(&d->span, ((Span){from, to, rest}));
  return d->span.p[w->spans].from <= 0 && d->span.p[w->spans].to >= (int64_t)w->loc.bytes;
}
/* The constants of two stores of integers, k's inside w's, as w's alone. */
static bool merge_constants(Dse *d, Write *w, const Write *k, int64_t at) {
  Fn *f = d->f;
  ConPool *p = &f->con;
  if (op(f, w->ins) != OP_STORE || op(f, k->ins) != OP_STORE || !k->removable ||
      order_of(f, k->ins) > order_of(f, w->ins))
    return false;
  Val x = arg(f, w->ins, 0), y = arg(f, k->ins, 0);
  if (!val_is_con(x) || !val_is_con(y) || con_kind(p, x) != CON_INT || con_kind(p, y) != CON_INT) return false;
  unsigned wide = ty_bits(f->m, ty(f, x)), narrow = ty_bits(f->m, ty(f, y));
  if (wide != 8 * w->loc.bytes || narrow != 8 * k->loc.bytes) return false;
  if (!mem_dominates(d->m, w->acc, k->acc) || mem_clobber_plain(d->m, k->acc) != w->acc) return false;
  ARENA_ON_STACK(ar);
  unsigned by = dl_big_endian(f->m) ? wide - narrow - 8 * (unsigned)at : 8 * (unsigned)at;
  Ap mask = ap_shl(&ar, ap_zext(&ar, ap_ones(&ar, narrow), wide), by);
  Ap both = ap_or(&ar, ap_and(&ar, con_get_ap(p, x), ap_not(&ar, mask)),
                  ap_shl(&ar, ap_zext(&ar, con_get_ap(p, y), wide), by));
  opnd_set(f, w->ins, 0, con_ap(p, ty(f, x), both));
  arena_free(&ar);
  md_merge(f, w->ins, k->ins, false);
  mem_loc(f, w->ins, &w->loc);
  w->spans = 0;
  d->change |= CH_VAL | CH_MEM;
  stat_add(d->px, ST_DSE_MODIFIED, 1);
  return true;
}
static void cut_length(Dse *d, Write *w, uint64_t bytes) {
  Fn *f = d->f;
  opnd_set(f, w->ins, 2, con_int(&f->con, ty(f, arg(f, w->ins, 2)), bytes));
  AttrList al = call_rec(f, w->ins)->attrs;
  AttrSet s = attrset_remove(f->m, attrset_remove(f->m, attrlist_param(f->m, al, 0), ATTR_DEREFERENCEABLE),
                             ATTR_DEREFERENCEABLE_OR_NULL);
  if (s != attrlist_param(f->m, al, 0)) {
    CallRec r = *call_rec(f, w->ins);
    r.attrs = attrlist_with_param(f->m, al, 0, s);
    aux_set(f, w->ins, call_add(f, r));
  }
  md_set(f, w->ins, MDK_DIASSIGNID, MD_NONE); /* it assigns less than the records say, which then count by value */
  w->loc.bytes = bytes;
  w->covers = false;
  d->change |= CH_VAL | CH_MEM;
  stat_add(d->px, ST_DSE_MODIFIED, 1);
}
/* Cuts off what is overwritten at the ends of w, in whole multiples of its alignment. */
static void shorten(Dse *d, Write *w) {
  Fn *f = d->f;
  bool set = false;
  uint64_t unit = 1;
  switch (call_intrinsic(f, w->ins)) {
  case INTRIN_memset: set = true; break;
  case INTRIN_memcpy: break;
  case INTRIN_memset_element_unordered_atomic: set = true; /* fall through */
  case INTRIN_memcpy_element_unordered_atomic:
    if (!con_u64(&f->con, arg(f, w->ins, 3), &unit)) return;
    break;
  default: return;
  }
  const Attr *al = attrset_find(f->m, attrlist_param(f->m, call_rec(f, w->ins)->attrs, 0), ATTR_ALIGN);
  uint64_t align = al && al->val ? al->val : 1, n = w->loc.bytes;
  Span s = d->span.p[w->spans];
  while (s.next) s = d->span.p[s.next];
  if (s.from > 0 && (uint64_t)s.from < n && (uint64_t)s.to >= n) {
    uint64_t keep = round_up((uint64_t)s.from, align);
    if (keep < n && keep % unit == 0) cut_length(d, w, n = keep);
  }
  s = d->span.p[w->spans];
  if (!set || s.from > 0 || s.to <= 0) return;
  uint64_t off = (uint64_t)s.to / align * align;
  if (!off || off >= n || (n - off) % unit) return;
  Bld b = bld_before(f, w->ins);
  Val by = con_int(&f->con, TY_I64, off);
  opnd_set(f, w->ins, 0, emit_ptradd(&b, F_INBOUNDS, arg(f, w->ins, 0), by));
  w->loc.ptr = arg(f, w->ins, 0);
  w->offset += (int64_t)off;
  cut_length(d, w, n - off);
}

/* ---- what is there already ---- */
static bool is_unordered_load(const Fn *f, Val v) { return is_op(f, v, OP_LOAD) && order_of(f, v) <= ORD_UNORDERED; }
/* A branch above says that the place holds what is stored: it is reached only where a load from it gave that. */
static bool branch_says(Dse *d, const Write *w) {
  Fn *f = d->f;
  Val p = arg(f, w->ins, 1), x = arg(f, w->ins, 0);
  Blk b = blk_of(f, w->ins), up = dom_reachable(d->dom, b) ? d->dom->idom[b] : BLK_NONE;
  if (!up || !ty_is_int(f->m, ty(f, x)) || nsuccs(f, up) != 2 || op(f, term(f, up)) != OP_BR ||
      succ(f, up, 0) == succ(f, up, 1))
    return false;
  Val c = arg(f, term(f, up), 0);
  if (!is_op(f, c, OP_ICMP) || (f->ins[c].sub != ICMP_EQ && f->ins[c].sub != ICMP_NE)) return false;
  Val l = arg(f, c, 0), r = arg(f, c, 1);
  if (!(is_unordered_load(f, l) && arg(f, l, 0) == p && r == x)) {
    Val t = l;
    l = r;
    r = t;
  }
  if (!is_unordered_load(f, l) || arg(f, l, 0) != p || r != x) return false;
  Blk to = succ(f, up, f->ins[c].sub == ICMP_EQ ? 0 : 1);
  if (npreds(f, to) != 1 || !dom_blk(d->dom, to, b)) return false;
  Acc a = mem_of(d->m, l);
  return a && mem_dominates(d->m, mem_clobber_skip_self(d->m, w->acc), a);
}
static bool is_zeroed(const Fn *f, Val o) {
  const Module *m = f->m;
  if (!is_op(f, o, OP_CALL) || !call_ret_attr(f, o, ATTR_NOALIAS)) return false;
  Glob g = call_target(f, o);
  if (!g || !glob_is_fn(glob(m, g))) return false;
  const Attr *k = attrset_find(m, attrlist_fn(m, glob(m, g)->fattrs), ATTR_ALLOCKIND);
  return k && (k->val & (ALLOCKIND_ALLOC | ALLOCKIND_ZEROED)) == (ALLOCKIND_ALLOC | ALLOCKIND_ZEROED);
}
/* Nothing has written w's place since its stack slot came to be: it holds undef. */
static bool is_fresh(Dse *d, const Write *w) {
  const Fn *f = d->f;
  if (!is_op(f, w->object, OP_ALLOCA)) return false;
  Acc a = mem_clobber_skip_self(d->m, w->acc);
  if (a == MA_ENTRY) return true;
  if (mem(d->m, a)->kind != MEM_DEF) return false;
  Val v = mem(d->m, a)->ins;
  return is_intrinsic(f, v, INTRIN_lifetime_start) && arg(f, v, call_nargs(f, v) - 1) == w->object;
}
static bool writes_what_is_there(Dse *d, const Write *w) {
  Fn *f = d->f;
  Mssa *m = d->m;
  bool set = is_intrinsic(f, w->ins, INTRIN_memset);
  if (!w->removable || (op(f, w->ins) != OP_STORE && !set)) return false;
  Val x = arg(f, w->ins, set ? 1 : 0);
  if (val_is_con(x)) {
    ConKind k = con_kind(&f->con, x);
    if (k == CON_POISON) return true; /* any bytes do, those there too */
    /* So they do for undef, but for poison: that would stay where undef has to come. */
    if (k == CON_UNDEF) return is_fresh(d, w);
    if (con_is_zero(&f->con, x) && is_zeroed(f, w->object)) return mem_clobber_skip_self(m, w->acc) == MA_ENTRY;
  }
  if (set) return false;
  if (branch_says(d, w)) return true;
  if (!is_unordered_load(f, x) || arg(f, x, 0) != arg(f, w->ins, 1)) return false;
  Acc l = mem_of(m, x);
  if (!l) return false;
  Acc from = mem(m, l)->kind == MEM_DEF ? l : mem(m, l)->def; /* a volatile load is a state of its own */
  if (from == mem(m, w->acc)->def) return true;
  if (from != l) from = mem_clobber_plain(m, l);
  d->work.n = 0;
  d->round++;
  d->stamp[w->acc] = d->round;
  vec_push(&d->work, (uint32_t)mem_clobber_plain(m, w->acc));
  for (uint32_t i = 0; i < d->work.n; i++) {
    Acc a = (Acc)d->work.p[i];
    if (a == from || d->stamp[a] == d->round) continue;
    d->stamp[a] = d->round;
    if (mem(m, a)->kind != MEM_PHI || d->work.n > d->scan_limit) return false;
    for (uint32_t k = 0; k < mem(m, a)->nops && d->work.n <= d->scan_limit; k++)
      vec_push(&d->work, (uint32_t)m->op.p[mem(m, a)->ops + k].val);
  }
  return true;
}
/* Every byte of x is the byte that memset v writes. */
static bool same_bytes(const Fn *f, Val x, Val set) {
  Val byte = arg(f, set, 1);
  if (x == byte) return true;
  if (!val_is_con(x) || !val_is_con(byte)) return false;
  uint64_t b, n;
  if (!con_u64(&f->con, byte, &b)) return false;
  if (con_is_zero(&f->con, x)) return b == 0;
  unsigned bits = ty_is_int(f->m, ty(f, x)) ? ty_bits(f->m, ty(f, x)) : 0;
  if (!bits || bits % 8 || bits > 64 || !con_u64(&f->con, x, &n)) return false;
  return n == (b * 0x0101010101010101ull & (bits == 64 ? UINT64_MAX : (1ull << bits) - 1));
}
static bool repeats(Dse *d, const Write *w) {
  Fn *f = d->f;
  Acc up = w->met ? state_at(d->m, w->met) : mem(d->m, w->acc)->def;
  if ((w->met && up != w->met) || up == MA_ENTRY || mem(d->m, up)->kind != MEM_DEF) return false;
  Val v = mem(d->m, up)->ins;
  const Write *u = write_at(d, up);
  int64_t cost, at;
  if (!u || (op(f, w->ins) == OP_CALL && !call_intrinsic(f, w->ins)) || reads(d, w->acc, w, &cost)) return false;
  if (ins_same(f, v, w->ins)) return true;
  return op(f, w->ins) == OP_STORE && is_intrinsic(f, v, INTRIN_memset) && same_bytes(f, arg(f, w->ins, 0), v) &&
         overlap(d, u, w, &at) == OV_ALL;
}

/* ---- the pass ---- */
static void kill(Dse *d, Write *k) {
  Mssa *m = d->m;
  Hunt h = {
    .k = k, .scan = d->scan_limit * DSE_SHARE, .steps = d->walk_limit, .partial = d->partial_limit, .exact = true};
  int64_t cost;
  d->todo.n = 0;
  vec_push(&d->todo, (uint32_t)mem(m, k->acc)->def);
  for (uint32_t i = 0; i < d->todo.n && h.steps > 0; i++) {
    Acc from = state_at(m, (Acc)d->todo.p[i]);
    bool twice = false;
    for (uint32_t j = 0; j < i && !twice; j++)
      twice = (Acc)d->todo.p[j] == from; /* a few: every entry has cost a step */
    d->todo.p[i] = (uint32_t)from;
    if (twice) continue;
    Acc c = next_above(d, &h, from);
    if (!c) continue;
    if (mem(m, c)->kind == MEM_PHI) { /* up every side but those that come around a loop */
      const MemAcc *x = mem(m, c);
      h.exact = false;
      for (uint32_t o = 0; o < x->nops && d->todo.n <= i + (uint64_t)h.steps; o++) {
        Acc s = m->op.p[x->ops + o].val;
        if (s != MA_ENTRY && d->dom->order[mem(m, s)->blk] < d->dom->order[x->blk]) vec_push(&d->todo, (uint32_t)s);
      }
      continue;
    }
    Write *w = &d->w.p[d->write_of[c] - 1];
    if (!unread_until(d, &h, w)) continue;
    vec_push(&d->todo, (uint32_t)mem(m, c)->def);
    Overlap over = h.over;
    if (over == OV_PART) {
      bool inside = h.at >= 0 && (uint64_t)h.at + k->loc.bytes <= w->loc.bytes;
      if (d->track && span_add(d, w, h.at, h.at + (int64_t)k->loc.bytes))
        over = OV_ALL, stat_add(d->px, ST_DSE_PARTIALS, 1);
      else if (d->merge && inside && merge_constants(d, w, k, h.at)) {
        erase(d, k->ins);
        return;
      }
    }
    if (over == OV_ALL) {
      erase(d, w->ins);
      stat_add(d->px, ST_DSE_STORES, 1);
    } else if (reads(d, c, k, &cost)) h.exact = false;
  }
}
/* Nothing reads w before the function returns. */
static bool unread_to_the_end(Dse *d, Write *w) {
  Mssa *m = d->m;
  Hunt h = {.k = w, .scan = d->scan_limit * DSE_SHARE};
  int64_t cost;
  d->work.n = 0;
  d->round++;
  users_push(d, w->acc);
  for (uint32_t i = 0; i < d->work.n; i++) {
    Acc a = (Acc)d->work.p[i];
    if (mem(m, a)->kind == MEM_PHI) {
      if (!is_fixed(d, w->loc.ptr) || scan_spent(d, &h, DSE_SHARE)) return false;
    } else if (reads(d, a, w, &cost) || scan_spent(d, &h, cost)) return false;
    if (mem(m, a)->kind != MEM_USE) users_push(d, a);
  }
  return true;
}
static void kill_at_end(Dse *d) {
  do {
    d->again = false;
    mem_batch_end(d->m); /* what is captured has become less */
    mem_batch(d->m);
    for (uint32_t i = d->w.n; i--;) {
      Write *w = &d->w.p[i];
      if (w->gone || !w->removable || !unseen(d, w->object, false) || !unread_to_the_end(d, w)) continue;
      erase(d, w->ins);
      stat_add(d->px, ST_DSE_STORES, 1);
    }
  } while (d->again);
}
static bool has_removable_write(const Fn *f) {
  Write w;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v)
      if ((op(f, v) == OP_STORE || op(f, v) == OP_CALL) && write_place(f, v, &w) && w.removable) return true;
  return false;
}
static void collect(Dse *d) {
  const Fn *f = d->f;
  bool promises = knob_int(d->px->knobs, KNOB_DSE_INITIALIZES);
  for (uint32_t i = d->dom->n; i--;) { /* in post order, as LLVM */
    Blk b = d->dom->rpo[i];
    int64_t n = 0;
    FOR_EACH_INS(f, b, v) {
      Acc a = mem_of(d->m, v);
      if (!a) {
        if (may_throw(f, v)) d->throwing[b] = 1, d->any_throws = true;
        continue;
      }
      if (mem(d->m, a)->kind != MEM_DEF) continue;
      d->def[a] = (uint8_t)def_flags(f, v);
      if (n == d->block_limit) {
        cap(d, TOLD_BLOCK, "dse-memoryssa-defs-per-block-limit", d->block_limit, v);
        continue;
      }
      Write w;
      if (write_place(f, v, &w)) {
        w.acc = a;
        write_add(d, w);
        d->write_of[a] = d->w.n;
        n++;
      }
      if (promises && is_call(f, v)) initialized_add(d, a, v);
    }
  }
}

Change pass_dse(Fn *f, PassCtx *px) {
  if (!knob_int(px->knobs, KNOB_DSE_MEMORYSSA) || !has_removable_write(f)) return CH_NONE;
  Dse d = {.f = f, .px = px, .dom = dom(f), .m = memory_ssa(f)};
  d.scan_limit = knob_int(px->knobs, KNOB_DSE_SCAN);
  d.walk_limit = knob_int(px->knobs, KNOB_DSE_WALK);
  d.partial_limit = knob_int(px->knobs, KNOB_DSE_PARTIAL_STORES);
  d.same_cost = knob_int(px->knobs, KNOB_DSE_SAMEBB_COST);
  d.other_cost = knob_int(px->knobs, KNOB_DSE_OTHERBB_COST);
  d.path_limit = knob_int(px->knobs, KNOB_DSE_PATH_CHECK);
  d.block_limit = knob_int(px->knobs, KNOB_DSE_DEFS_PER_BLOCK);
  d.track = knob_int(px->knobs, KNOB_DSE_PARTIAL_TRACKING);
  d.merge = knob_int(px->knobs, KNOB_DSE_PARTIAL_MERGING);
  d.remember = knob_int(px->knobs, KNOB_DSE_OPTIMIZE);
  d.nacc = d.m->acc.n;
  d.write_of = ARENA_ZARRAY(px->scratch, uint32_t, d.nacc);
  d.stamp = ARENA_ZARRAY(px->scratch, uint32_t, d.nacc);
  d.way = ARENA_ZARRAY(px->scratch, uint32_t, f->nblk);
  d.def = ARENA_ZARRAY(px->scratch, uint8_t, d.nacc);
  d.read = ARENA_ARRAY(px->scratch, AliasObj, d.nacc);
  for (uint32_t i = 0; i < d.nacc; i++) d.read[i].kind = UINT8_MAX;
  d.nseen = f->nins;
  d.seen = ARENA_ZARRAY(px->scratch, uint8_t, d.nseen);
  d.throwing = ARENA_ZARRAY(px->scratch, uint8_t, f->nblk);
  vec_push(&d.span, (Span){0});
  mem_batch(d.m);
  collect(&d);
  for (uint32_t i = 0; i < d.w.n; i++) {
    Write *k = &d.w.p[i];
    if (k->gone || op(f, k->ins) == OP_NONE) continue;
    kill(&d, k);
    if (k->gone || !writes_what_is_there(&d, k)) continue;
    erase(&d, k->ins);
    stat_add(px, ST_DSE_REDUNDANT, 1);
  }
  for (uint32_t i = 0; i < d.w.n; i++)
    if (!d.w.p[i].gone && d.w.p[i].spans) shorten(&d, &d.w.p[i]);
  for (uint32_t i = 0; i < d.w.n; i++) {
    if (d.w.p[i].gone || !d.w.p[i].removable || !repeats(&d, &d.w.p[i])) continue;
    erase(&d, d.w.p[i].ins);
    stat_add(px, ST_DSE_REDUNDANT, 1);
  }
  kill_at_end(&d);
  mem_batch_end(d.m);
  vec_free(&d.w);
  vec_free(&d.span);
  vec_free(&d.place);
  vec_free(&d.work);
  vec_free(&d.todo);
  if (d.change) memory_ssa_keep(d.m);
  return d.change;
}
