/* block_sync.c: barriers of a block. Contract: block_sync.h. */
#include "analysis/gpu/block_sync.h"
#include "analysis/cfg/dom.h"
#include "analysis/cfg/loops.h"
#include "analysis/gpu/uniformity.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"

/* ---- what an instruction means ---- */
static bool starts(Str s, const char *p) {
  size_t n = strlen(p);
  return s.n >= n && !memcmp(s.p, p, n);
}
static bool ends(Str s, const char *p) {
  size_t n = strlen(p);
  return s.n >= n && !memcmp(s.p + s.n - n, p, n);
}
static bool holds(Str s, const char *p) { return memmem(s.p, s.n, p, strlen(p)) != NULL; }
static SyncOp opaque(bool waits) { return (SyncOp){.effect = SYNC_OPAQUE, .waits = waits}; }

/* A barrier by its name: nvvm.barrier0[.popc|.and|.or], nvvm.bar.sync, nvvm.barrier.n, nvvm.barrier.sync,
 * nvvm.barrier.cta.{sync|red.*}[.aligned].all are of the whole block. */
static SyncOp barrier_op(const Fn *f, Val v, Str name) {
  if (starts(name, "nvvm.barrier.cluster.")) return opaque(false);
  bool whole = starts(name, "nvvm.barrier0") || str_eq(name, STR("nvvm.bar.sync")) ||
               str_eq(name, STR("nvvm.barrier.n")) || str_eq(name, STR("nvvm.barrier.sync")) ||
               (starts(name, "nvvm.barrier.cta.") && ends(name, ".all"));
  uint64_t number = 0;
  if (!starts(name, "nvvm.barrier0")) {
    if (!call_nargs(f, v) || !val_is_con(arg(f, v, 0)) || !con_u64(&f->con, arg(f, v, 0), &number) || number > 15)
      return opaque(true); /* it may be any */
  }
  return (SyncOp){.effect = whole ? SYNC_BARRIER : SYNC_OPAQUE, .number = (uint8_t)number, .counted = !whole};
}
/* The lanes that take part are an operand, and the hardware waits for them. */
static bool lanes_named(Str name) {
  return holds(name, ".sync") &&
         (starts(name, "nvvm.shfl.") || starts(name, "nvvm.vote.") || starts(name, "nvvm.match.") ||
          starts(name, "nvvm.redux.") || starts(name, "nvvm.elect."));
}
static SyncOp by_memory(const Fn *f, Val v, bool lanes) {
  unsigned e = call_memeff(f, v), inacc = (unsigned)MODREF_BOTH << (2 * MEMLOC_INACCESSIBLE),
           args = (unsigned)MODREF_BOTH << (2 * MEMLOC_ARG);
  if (!(e & ~inacc)) return (SyncOp){.effect = lanes ? SYNC_LANES : SYNC_NONE};
  if (lanes || (e & ~(inacc | args)) || call_is_volatile(f, v)) return opaque(false);
  for (uint32_t i = 0; i < call_nargs(f, v); i++) /* gathers and scatters touch many places */
    if (ty_is_vec(f->m, ty(f, arg(f, v, i))) && ty_is_ptr(f->m, ty_elem(f->m, ty(f, arg(f, v, i)))))
      return opaque(false);
  return (SyncOp){.effect = SYNC_ACCESS};
}
/* Accesses like a load or store of each thread. Others that touch what their arguments point to are atomic, or go on
 * when they are done (cp.async), or touch what other lanes point to. */
static bool is_plain(IntrinsicId id) {
  switch (id) {
  case INTRIN_masked_load:
  case INTRIN_masked_store:
  case INTRIN_lifetime_start:
  case INTRIN_lifetime_end:
  case INTRIN_invariant_start:
  case INTRIN_invariant_end: return true;
  default: return mem_kind(id) && !(mem_kind(id) & MEM_ATOMIC);
  }
}
static SyncOp intrinsic_op(const Fn *f, Val v, IntrinsicId id) {
  IntrinsicName room;
  switch (id) {
  case INTRIN_nvvm_exit:
  case INTRIN_trap:
  case INTRIN_ubsantrap:
  case INTRIN_debugtrap: return opaque(false);
  default: break;
  }
  switch ((IntrinsicSync)intrinsic_info(id)->sync) {
  case ISYNC_BARRIER: return barrier_op(f, v, intrinsic_name(id, &room));
  case ISYNC_BARRIER_WARP: return (SyncOp){.effect = SYNC_NONE};
  case ISYNC_FENCE:
  case ISYNC_ASYNC: return opaque(false);
  case ISYNC_WARP: return by_memory(f, v, !lanes_named(intrinsic_name(id, &room)));
  case ISYNC_NONE: break;
  }
  SyncOp o = by_memory(f, v, intrinsic_convergent(id));
  return o.effect == SYNC_ACCESS && !is_plain(id) ? opaque(false) : o;
}
static SyncOp call_op(const Fn *f, Val v) {
  unsigned id = call_intrinsic(f, v);
  if (id) return intrinsic_op(f, v, (IntrinsicId)id);
  if (is_asm_call(f, v)) {
    unsigned e = asm_effect(f, v);
    if (e & ASM_ORDERS) return opaque(true);
    SyncOp o = by_memory(f, v, (e & ASM_CONVERGENT) || call_has_fn_attr(f, v, ATTR_CONVERGENT));
    return o.effect == SYNC_ACCESS ? opaque(false) : o;
  }
  /* What is called may synchronize unless it says that it does not, or touches nothing; the system calls of printf,
   * malloc and assert have no barriers of the block in them. */
  bool waits = call_memeff(f, v) != MEMEFF_NONE && !call_has_fn_attr(f, v, ATTR_NOSYNC);
  Glob g = call_target(f, v);
  if (g && glob(f->m, g)->is_decl) {
    static const char *const system_calls[] = {"vprintf", "malloc", "free", "__assertfail"};
    for (unsigned i = 0; i < ARRAY_LEN(system_calls); i++)
      if (str_eq(glob(f->m, g)->name, str_of(system_calls[i]))) waits = false;
  }
  if (waits) return opaque(true);
  SyncOp o = by_memory(f, v, call_has_fn_attr(f, v, ATTR_CONVERGENT));
  return o.effect == SYNC_ACCESS ? opaque(false) : o;
}
bool sync_is_call(const Fn *f, Val v) { return is_op(f, v, OP_CALL) && !call_intrinsic(f, v) && !is_asm_call(f, v); }
SyncOp sync_op(const Fn *f, Val v) {
  switch (op(f, v)) {
  case OP_LOAD:
  case OP_STORE: return is_simple(f, v) ? (SyncOp){.effect = SYNC_ACCESS} : opaque(false);
  case OP_FENCE:
  case OP_ATOMICRMW:
  case OP_CMPXCHG: return opaque(false);
  case OP_CALL: return call_op(f, v);
  case OP_INVOKE:
  case OP_CALLBR: return opaque(true);
  default: return touches_mem(f, v) ? opaque(true) : (SyncOp){.effect = SYNC_NONE};
  }
}

/* ---- do all threads come to the barriers together ---- */
typedef struct Aligned {
  Fn *f;
  Arena *arena;
  const Dom *pd;
  const Uniformity *u;
  uint8_t *loud;                     /* by Blk: has a barrier, or something that another thread may see */
  uint8_t *quiet;                    /* by Blk: nothing like that from here to the end of the thread, by any way */
  uint8_t *seen, *frontier, *banked; /* by Blk */
  uint32_t *head, *next;             /* blocks to start from, by level in the tree: lists by Blk */
  Blk *stack;
  bool some_end; /* threads end where others go on to a barrier */
} Aligned;

/* Blocks from which the thread ends without doing anything that others see. */
static void find_quiet(Aligned *a) {
  Fn *f = a->f;
  uint32_t n = 0, *left = ARENA_ZARRAY(a->arena, uint32_t, f->nblk);
  for (uint32_t i = 0; i < a->pd->n; i++) {
    Blk b = a->pd->rpo[i];
    left[b] = nsuccs(f, b);
    if (!left[b] && !a->loud[b]) a->stack[n++] = b;
  }
  while (n) {
    Blk b = a->stack[--n];
    a->quiet[b] = 1;
    for (uint32_t i = 0; i < npreds(f, b); i++) {
      Blk p = pred(f, b, i);
      if (left[p] && !--left[p] && !a->loud[p]) a->stack[n++] = p;
    }
  }
}
static void bank_put(Aligned *a, Blk b) {
  if (a->banked[b]) return;
  a->banked[b] = 1;
  uint32_t l = a->pd->level[b];
  a->next[b] = a->head[l];
  a->head[l] = (uint32_t)b;
}
/* The threads at the end of b go on together, as far as barriers go. */
static bool goes_together(Aligned *a, Blk b) {
  if (uniform_branch(a->u, b, UNI_CTA)) return true;
  a->some_end = true;
  uint32_t ways = 0;
  for (uint32_t i = 0; i < nsuccs(a->f, b); i++) ways += !a->quiet[succ(a->f, b, i)];
  return ways <= 1;
}
/* Iterated frontier of the blocks put into the bank, deepest first; each block of the tree is walked once. */
static bool frontier_together(Aligned *a, uint32_t deepest) {
  Fn *f = a->f;
  for (uint32_t l = deepest + 1; l-- > 0;)
    while (a->head[l]) {
      Blk root = (Blk)a->head[l];
      a->head[l] = a->next[root];
      uint32_t n = 0;
      if (!a->seen[root]) a->seen[root] = 1, a->stack[n++] = root;
      while (n) {
        Blk x = a->stack[--n];
        for (uint32_t i = 0; i < npreds(f, x); i++) {
          Blk p = pred(f, x, i);
          if (!dom_reachable(a->pd, p) || a->pd->idom[p] == x || a->pd->level[p] > l || a->frontier[p]) continue;
          a->frontier[p] = 1;
          if (!goes_together(a, p)) return false;
          bank_put(a, p); /* its level is l or less: it is still to come, or of this list */
        }
        for (uint32_t i = a->pd->child_first[x]; i < a->pd->child_first[(uint32_t)x + 1]; i++) {
          Blk c = a->pd->child[i];
          if (!a->seen[c]) a->seen[c] = 1, a->stack[n++] = c;
        }
      }
    }
  return true;
}
/* Every block that the entry reaches ends or leads to others by plain branches, and all lead to an end. */
static bool plain_graph(Fn *f, const Dom *d, const Dom *pd) {
  for (uint32_t i = 0; i < pd->nroots; i++)
    if (nsuccs(f, pd->roots[i])) return false;
  for (uint32_t i = 0; i < d->n; i++) {
    Op o = op(f, term(f, d->rpo[i]));
    if (o != OP_BR && o != OP_SWITCH && o != OP_RET && o != OP_UNREACHABLE) return false;
    if (!dom_reachable(pd, d->rpo[i])) return false;
  }
  return true;
}
/* Numbers of barriers that are counted somewhere, one bit each; false: something may hold any barrier. */
static bool look_at_code(Aligned *a, const Dom *d, bool trust_calls, uint32_t *counted, uint32_t *whole) {
  Fn *f = a->f;
  *counted = *whole = 0;
  for (uint32_t i = 0; i < d->n; i++)
    FOR_EACH_INS(f, d->rpo[i], v) {
      SyncOp o = sync_op(f, v);
      if (o.effect == SYNC_NONE) continue;
      if (o.waits && !(trust_calls && sync_is_call(f, v))) return false;
      a->loud[d->rpo[i]] = (uint8_t)(a->loud[d->rpo[i]] | (o.effect == SYNC_BARRIER ? 2 : 1));
      if (o.counted) *counted |= 1u << o.number;
      if (o.effect == SYNC_BARRIER) *whole |= 1u << o.number;
    }
  return true;
}
static bool aligned(Aligned *a, unsigned trust, const char **why) {
  Fn *f = a->f;
  const Dom *d = dom(f);
  a->pd = postdom(f);
  uint32_t counted, whole, deepest = 0;
  *why = "it is in a function that is not a kernel, and may be called by some threads only";
  if (!(trust & SYNC_TRUST_ALIGNED) && !fn_is_kernel(f)) return false;
  *why = "the function has loops without end, or other than plain branches";
  if (!plain_graph(f, d, a->pd) || loops(f)->irreducible) return false;
  a->loud = ARENA_ZARRAY(a->arena, uint8_t, f->nblk);
  *why = "something may hold barriers of its own";
  if (!look_at_code(a, d, trust & SYNC_TRUST_CALLS, &counted, &whole)) return false;
  *why = "barriers of the same number have counts";
  if (counted & whole) return false;
  if (trust & SYNC_TRUST_ALIGNED) return true;
  a->u = uniformity(f);
  a->quiet = ARENA_ZARRAY(a->arena, uint8_t, f->nblk);
  a->seen = ARENA_ZARRAY(a->arena, uint8_t, f->nblk);
  a->frontier = ARENA_ZARRAY(a->arena, uint8_t, f->nblk);
  a->banked = ARENA_ZARRAY(a->arena, uint8_t, f->nblk);
  a->next = ARENA_ZARRAY(a->arena, uint32_t, f->nblk);
  a->stack = ARENA_ARRAY(a->arena, Blk, f->nblk);
  for (uint32_t i = 0; i < d->n; i++)
    if (a->pd->level[d->rpo[i]] > deepest) deepest = a->pd->level[d->rpo[i]];
  a->head = ARENA_ZARRAY(a->arena, uint32_t, deepest + 1);
  find_quiet(a);
  for (uint32_t i = 0; i < d->n; i++)
    if (a->loud[d->rpo[i]] & 2) bank_put(a, d->rpo[i]);
  *why = "threads may part at a branch that decides who comes to a barrier";
  return frontier_together(a, deepest);
}
bool sync_aligned(Fn *f, Arena *arena, unsigned trust, bool *nobody_ends, const char **why) {
  Aligned a = {.f = f, .arena = arena};
  bool ok = aligned(&a, trust, why);
  *nobody_ends = ok && !a.some_end && !(trust & SYNC_TRUST_ALIGNED);
  return ok;
}
