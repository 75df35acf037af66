/* early_cse.c: removes redundant computations, loads and read-only calls in one walk of the dominator tree.
 *
 *   %a = add i32 %x, %y                    %a = add i32 %x, %y
 *   %v = load i32, ptr %p                  %v = load i32, ptr %p
 *   %b = add i32 %y, %x            =>
 *   %w = load i32, ptr %p
 *   %s = add i32 %b, %w                    %s = add i32 %a, %v
 *
 * A value is available where an equal one dominates it. The table is open-addressed and scoped (expr.h, hash.h):
 * every slot is put back when the walk leaves a subtree, so a lookup never sees what does not dominate. Memory has a
 * generation number: whatever may write advances it (every barrier, fence and synchronizing call does, see
 * effects.h), and so does entering a block with several predecessors; a load or read-only call is redundant when the
 * generation has not moved since. early-cse<memssa> also asks memory SSA: what wrote the place of the later one
 * stands above the earlier one (of barriers it says the same as the generation; memssa.h). Also: a store of what was
 * just loaded, and a store overwritten in the same block with nothing reading between, go away; conditions are
 * constants where a branch or assumption decided them. Convergent calls are merged within one block only. Algorithm:
 * LLVM's EarlyCSE (public design); scoped tables after Click. Requires: dominators, for <memssa> memory SSA, which it
 * keeps. Keeps: the control-flow graph. Cost: linear in instructions and in the tree; no recursion. Caps:
 * earlycse-mssa-optimization-cap, clobber queries per function; beyond, what reaches an access stands for its
 * clobber.
 */
#include "analysis/cfg/dom.h"
#include "analysis/memory/memssa.h"
#include "analysis/value/expr.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/pass.h"
#include "passes/pass_fold.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "support/hash.h"
#include "support/knob.h"

enum {
  CSE_COND_DEPTH = 8,  /* and/or conditions taken apart on a branch: at most this many */
  CSE_COND_USES = 256, /* uses of a branch's condition looked at, per edge */
};

/* What an entry tells; all share one table, whose hashes have it in the upper two bits. */
typedef enum Fact { T_VALUE, T_LOAD, T_CALL, T_INVARIANT } Fact;
typedef struct Entry {
  Val val;       /* the available value; T_LOAD: the load or store. VAL_NONE: no entry */
  Val key;       /* T_LOAD, T_INVARIANT: the address; T_VALUE of a decided condition: the comparison it stands for */
  uint32_t gen;  /* T_LOAD, T_CALL; T_INVARIANT: the generation since when it does not change */
  uint64_t size; /* T_INVARIANT: bytes; else 0 */
} Entry;

typedef struct Cse {
  Fn *f;
  PassCtx *px;
  ScopedSet tab;
  VEC(Entry) entry; /* by number in tab; 0: none */
  uint32_t gen;
  Mssa *mssa;      /* NULL: generations alone */
  int64_t queries; /* still allowed; -1: one more was wanted */
  Change change;
  bool strictfp;
  bool callee;  /* a callee has become known */
  uint8_t *far; /* by Val: steps to what has changed since the last run; NULL: look at everything */
  FoldCtx fold;
} Cse;

/* ---- the scoped table ---- */
static uint32_t fact_hash(Fact t, uint32_t h) { return (uint32_t)t << 30 | (h & 0x3fffffff); }
static uint32_t addr_hash(Fact t, Val a, uint64_t size) { return fact_hash(t, (uint32_t)hash_mix(size, a)); }
static void put(Cse *c, uint32_t s, uint32_t hash, Entry e) {
  scoped_put(&c->tab, s, hash);
  vec_push(&c->entry, e);
}
static void scope_leave(Cse *c, uint32_t mark) {
  scoped_leave(&c->tab, mark);
  c->entry.n = mark + 1;
}
static const Entry *entry_at(const Cse *c, uint32_t s) { return &c->entry.p[c->tab.set.slot[s].id]; }
/* The slot of an equal value (or reading call), or the empty one where it belongs. */
static uint32_t value_find(const Cse *c, const InsView *e, uint32_t h) {
  const IdSet *t = &c->tab.set;
  uint32_t s = idset_probe(t, h, h);
  for (; t->slot[s].id; s = idset_probe(t, s + 1, h)) {
    InsView x = ins_view(c->f, entry_at(c, s)->key);
    if (expr_same(c->f, &x, e)) break;
  }
  return s;
}
static uint32_t addr_find(const Cse *c, Val addr, uint64_t size, uint32_t h) {
  const IdSet *t = &c->tab.set;
  uint32_t s = idset_probe(t, h, h);
  while (t->slot[s].id && (entry_at(c, s)->key != addr || entry_at(c, s)->size != size)) s = idset_probe(t, s + 1, h);
  return s;
}
/* A comparison has this value from here on. */
static void decide(Cse *c, Val cmp, Val k) {
  InsView e = ins_view(c->f, cmp);
  uint32_t h = fact_hash(T_VALUE, expr_hash(c->f, &e));
  put(c, value_find(c, &e, h), h, (Entry){.val = k, .key = cmp});
}
static void invariant_from_now(Cse *c, Val addr, uint64_t size) {
  uint32_t h = addr_hash(T_INVARIANT, addr, size), s = addr_find(c, addr, size, h);
  if (!entry_at(c, s)->val)
    put(c, s, h, (Entry){.val = addr, .key = addr, .gen = c->gen, .size = size}); /* an older scope is better */
}
/* The memory that size bytes at addr held at generation `gen` is still there. */
static bool invariant_since(const Cse *c, Val addr, uint64_t size, uint32_t gen) {
  const Entry *e = entry_at(c, addr_find(c, addr, size, addr_hash(T_INVARIANT, addr, size)));
  return e->val && e->gen <= gen;
}

/* ---- what can be merged ---- */
static bool is_pure_call(const Cse *c, Val v) {
  const Fn *f = c->f;
  return f->ins[v].op == OP_CALL && ty(f, v) != TY_VOID && ty(f, v) != TY_TOKEN && call_memeff(f, v) == MEMEFF_NONE &&
         !has_side_effects(f, v) && !call_has_fn_attr(f, v, ATTR_NOMERGE) &&
         !(c->strictfp && call_has_fn_attr(f, v, ATTR_STRICTFP));
}
static bool is_simple(const Cse *c, Val v) {
  const Fn *f = c->f;
  Op o = op(f, v);
  if (is_bin(f, v) || is_cast(f, v)) return true;
  switch (o) {
  case OP_FNEG:
  case OP_ICMP:
  case OP_FCMP:
  case OP_SELECT:
  case OP_EXTRACTELEMENT:
  case OP_INSERTELEMENT:
  case OP_SHUFFLEVECTOR:
  case OP_EXTRACTVALUE:
  case OP_INSERTVALUE:
  case OP_FREEZE:
  case OP_GEP: return true;
  case OP_CALL: return is_pure_call(c, v);
  default: return false;
  }
}
static bool is_reading_call(const Cse *c, Val v) {
  const Fn *f = c->f;
  if (f->ins[v].op != OP_CALL || ty(f, v) == TY_VOID || ty(f, v) == TY_TOKEN || call_has_fn_attr(f, v, ATTR_NOMERGE))
    return false;
  unsigned e = call_memeff(f, v);
  return (e & 0xaaau) == 0 && will_return(f, v) && !may_throw(f, v);
}

/* Nothing has written what `later` reads (or overwrites) since `earlier`, which dominates it and was seen at
 * generation `gen`. */
static bool same_memory(Cse *c, Val earlier, uint32_t gen, Val later) {
  if (gen == c->gen) return true;
  if (!c->mssa) return false;
  Acc e = mem_of(c->mssa, earlier), l = mem_of(c->mssa, later);
  if (!e || !l) return true; /* it does not touch memory */
  Acc d;
  if (c->queries > 0) c->queries--, d = mem_clobber(c->mssa, l);
  else {
    if (c->queries == 0)
      remark(c->px, CAP_EARLY_CSE, c->f, later, ra_z("earlycse-mssa-optimization-cap"),
             ra_int(knob_int(c->px->knobs, KNOB_EARLYCSE_MSSA_CAP)));
    c->queries = -1;
    d = mem_defining(c->mssa, l);
  }
  return mem_dominates(c->mssa, d, e);
}
static void erase(Cse *c, Val v) {
  if (c->mssa) mem_removed(c->mssa, v);
  ins_erase(c->f, v);
}
/* Before v becomes `with`: a call of it may turn out to touch no memory. */
static void watch_callee(Cse *c, Val v, Val with) {
  if (!c->mssa || !val_is_con(with)) return;
  FOR_EACH_USE(c->f, v, u) {
    Val x = use_user(c->f, u);
    c->callee |= is_call(c->f, x) && callee(c->f, x) == v;
  }
}
static void replace_and_erase(Cse *c, Val v, Val with) {
  Fn *f = c->f;
  watch_callee(c, v, with);
  if (val_is_local(with) && !name_of(f, with).n) name_take(f, with, v);
  val_replace(f, v, with);
  erase(c, v);
  c->change |= CH_VAL;
}

/* cond is known to be `is` from here on (in the current scope): later equal comparisons fold, as do parts of and/or.
 * Dominated uses of the value itself were replaced by the caller where it is an edge. */
static void learn(Cse *c, Val cond, bool is, Blk from, Blk to) {
  Fn *f = c->f;
  Val work[CSE_COND_DEPTH];
  uint32_t n = 0;
  work[n++] = cond;
  const Dom *d = dom(f);
  for (uint32_t i = 0; i < n; i++) {
    Val x = work[i];
    if (val_is_con(x)) continue;
    Val k = con_int(&f->con, TY_I1, is);
    if (ty(f, x) != TY_I1) continue;
    if (is_cmp(f, x)) decide(c, x, k);
    if (to) {
      uint32_t seen = 0;
      FOR_EACH_USE(f, x, u) {
        if (seen++ == CSE_COND_USES) break; /* one condition tested in n blocks would cost n * n */
        Val user = use_user(f, u);
        uint32_t ix = use_index(f, u);
        Blk ub = is_op(f, user, OP_PHI) ? pred(f, blk_of(f, user), ix) : blk_of(f, user);
        bool edge_use = is_op(f, user, OP_PHI) && blk_of(f, user) == to && ub == from;
        if (!edge_use && !(dom_reachable(d, ub) && dom_blk(d, to, ub))) continue;
        if (edge_use && npreds(f, to) != 1) continue;
        opnd_set(f, user, ix, k);
        c->change |= CH_VAL;
      }
    }
    /* true and: both true; false or: both false (bitwise or select form) */
    Val a, b;
    if (!cond_parts(f, x, is, &a, &b)) continue;
    if (n < CSE_COND_DEPTH) work[n++] = a;
    if (n < CSE_COND_DEPTH) work[n++] = b;
  }
}

/* Accesses that the load table knows: plain ones and masked ones. Operands of masked intrinsics: LLVM 22 has no
 * alignment operand. */
typedef enum AccKind { ACC_NONE, ACC_LOAD, ACC_STORE, ACC_MLOAD, ACC_MSTORE } AccKind;
static AccKind acc_kind(const Fn *f, Val v) {
  switch (op(f, v)) {
  case OP_LOAD: return ACC_LOAD;
  case OP_STORE: return ACC_STORE;
  case OP_CALL: {
    unsigned id = call_intrinsic(f, v);
    return id == INTRIN_masked_load ? ACC_MLOAD : id == INTRIN_masked_store ? ACC_MSTORE : ACC_NONE;
  }
  default: return ACC_NONE;
  }
}
static Val acc_addr(const Fn *f, Val v, AccKind k) { return arg(f, v, k == ACC_LOAD || k == ACC_MLOAD ? 0 : 1); }
static Val acc_mask(const Fn *f, Val v, AccKind k) {
  uint32_t n = call_nargs(f, v);
  return arg(f, v, k == ACC_MLOAD ? n - 2 : n - 1);
}
static Val acc_value(const Fn *f, Val v, AccKind k) { return k == ACC_STORE || k == ACC_MSTORE ? arg(f, v, 0) : v; }
/* Every lane that a has, b has. */
static bool submask(Fn *f, Val a, Val b) {
  if (a == b) return true;
  if (!val_is_con(a) || !val_is_con(b) || ty_scalable(f->m, ty(f, a))) return false;
  uint64_t n = con_nelems(&f->con, a), x, y;
  for (uint64_t i = 0; i < n; i++) {
    Val p = con_elem(&f->con, a, i), q = con_elem(&f->con, b, i);
    if (!p || !q || !con_u64(&f->con, p, &x)) return false;
    if (x && (!con_u64(&f->con, q, &y) || !y)) return false;
  }
  return true;
}
/* What access v would read at its address, told by the earlier access e, if that still holds: the value to use for a
 * load, the value in memory for a store. */
static Val known_content(Cse *c, const Entry *e, Val v, AccKind k) {
  Fn *f = c->f;
  if (!e->val) return VAL_NONE;
  AccKind ek = acc_kind(f, e->val);
  bool masked = k >= ACC_MLOAD;
  if (masked != (ek >= ACC_MLOAD)) return VAL_NONE;
  Val x = acc_value(f, e->val, ek), mine = acc_value(f, v, k);
  if (ty(f, x) != ty(f, mine)) return VAL_NONE;
  if (masked) {
    Val em = acc_mask(f, e->val, ek), m = acc_mask(f, v, k);
    if (k == ACC_MLOAD) {
      uint32_t n = call_nargs(f, v);
      Val thru = arg(f, v, n - 1);
      bool same = ek == ACC_MLOAD && em == m && arg(f, e->val, call_nargs(f, e->val) - 1) == thru;
      bool any = is_undefined(f, thru); /* lanes outside the mask may be anything */
      if (!same && !(any && submask(f, m, em))) return VAL_NONE;
    } else if (!submask(f, m, em)) return VAL_NONE;
  } else if (order_of(f, v) != ORD_NONE && order_of(f, e->val) == ORD_NONE) return VAL_NONE;
  if (same_memory(c, e->val, e->gen, v)) return x;
  if (!masked && k == ACC_LOAD && md_get(f, v, MDK_INVARIANT_LOAD))
    return x; /* never changes while this program can see it */
  if (!masked && !ty_scalable(f->m, ty(f, x)) && invariant_since(c, e->key, ty_store_size(f->m, ty(f, x)), e->gen))
    return x;
  return VAL_NONE;
}

static void visit_block(Cse *c, Blk b) {
  Fn *f = c->f;
  Blk p = single_pred(f, b);
  if (!p && b != entry_blk(f)) c->gen++;
  if (p) {
    Val t = term(f, p);
    if (blk_forks(f, p) && !val_is_con(arg(f, t, 0))) learn(c, arg(f, t, 0), succ(f, p, 0) == b, p, b);
  }
  Val last_store = VAL_NONE; /* an unordered store that nothing has read since, in this block */
  FOR_EACH_INS_SAFE(f, b, v) {
    if (is_trivially_dead(f, v)) {
      dbg_salvage(f, v);
      if (v == last_store) last_store = VAL_NONE;
      erase(c, v);
      c->change |= CH_VAL;
      continue;
    }
    Op o = op(f, v);
    if (o == OP_PHI && nops(f, v) == 0) continue;
    unsigned id = o == OP_CALL ? call_intrinsic(f, v) : 0;
    if (id == INTRIN_assume) {
      Val cond = arg(f, v, 0);
      if (is_cmp(f, cond)) decide(c, cond, con_int(&f->con, TY_I1, 1));
      continue;
    }
    if (id == INTRIN_sideeffect || id == INTRIN_pseudoprobe || id == INTRIN_experimental_noalias_scope_decl) continue;
    if (id == INTRIN_invariant_start) { /* a scope that nothing ends: the memory is fixed from here on */
      uint64_t size;
      if (!has_uses(f, v) && val_is_con(arg(f, v, 0)) && con_u64(&f->con, arg(f, v, 0), &size))
        invariant_from_now(c, arg(f, v, 1), size);
      continue;
    }
    fold_at(&c->fold, v);
    if (c->far) c->far[v] = change_distance(f, v, c->px->since, c->px->new_facts, c->far);
    Val s = c->far && c->far[v] == CHANGE_FAR ? VAL_NONE : simplify_ins(&c->fold, v);
    if (s && s != v) {
      bool gone = is_removable(f, v);
      dbg_salvage(f, v);
      if (has_uses(f, v)) {
        watch_callee(c, v, s);
        val_replace(f, v, s);
        c->change |= CH_VAL;
      }
      if (gone) {
        erase(c, v);
        c->change |= CH_VAL;
        continue;
      }
    }
    if (is_simple(c, v)) {
      InsView x = ins_view(f, v);
      uint32_t h = fact_hash(T_VALUE, expr_hash(f, &x)), at = value_find(c, &x, h);
      Entry e = *entry_at(c, at);
      if (e.val) {
        if (!val_is_con(e.val)) {
          flags_intersect(f, e.val, v);
          md_merge(f, e.val, v, false);
        }
        stat_add(c->px, ST_CSE_VALUES, 1);
        replace_and_erase(c, v, e.val);
      } else put(c, at, h, (Entry){.val = v, .key = v});
      continue;
    }
    bool reads = may_read(f, v), writes = may_write(f, v);
    AccKind k = acc_kind(f, v);
    if (k == ACC_LOAD || k == ACC_MLOAD) {
      bool ordered = k == ACC_LOAD && (is_volatile(f, v) || order_of(f, v) > ORD_UNORDERED);
      last_store = VAL_NONE;
      if (ordered) c->gen++;
      Val a = acc_addr(f, v, k);
      if (k == ACC_LOAD && md_get(f, v, MDK_INVARIANT_LOAD) && !ty_scalable(f->m, ty(f, v)))
        invariant_from_now(c, a, ty_store_size(f->m, ty(f, v)));
      uint32_t h = addr_hash(T_LOAD, a, 0), at = addr_find(c, a, 0, h);
      Entry e = *entry_at(c, at);
      Val x = ordered ? VAL_NONE : known_content(c, &e, v, k);
      if (x) {
        if (is_op(f, e.val, OP_LOAD)) md_merge(f, e.val, v, false);
        stat_add(c->px, ST_CSE_LOADS, 1);
        c->change |= CH_MEM;
        replace_and_erase(c, v, x);
        continue;
      }
      put(c, at, h, (Entry){.val = v, .key = a, .gen = c->gen});
      continue;
    }
    if ((reads || may_throw(f, v)) && k == ACC_NONE) last_store = VAL_NONE;
    if (o == OP_STORE && reads) last_store = VAL_NONE; /* volatile or ordered */
    if (!writes && is_reading_call(c, v)) {
      InsView x = ins_view(f, v);
      uint32_t h = fact_hash(T_CALL, expr_hash(f, &x)), at = value_find(c, &x, h);
      Entry e = *entry_at(c, at);
      if (e.val && same_memory(c, e.val, e.gen, v)) {
        flags_intersect(f, e.val, v);
        md_merge(f, e.val, v, false);
        stat_add(c->px, ST_CSE_CALLS, 1);
        replace_and_erase(c, v, e.val);
      } else put(c, at, h, (Entry){.val = v, .key = v, .gen = c->gen});
      continue;
    }
    if (o == OP_FENCE && order_of(f, v) == ORD_RELEASE) continue; /* later loads may be satisfied before it */
    if (k == ACC_STORE || k == ACC_MSTORE) {
      bool plain = k == ACC_MSTORE || (!is_volatile(f, v) && order_of(f, v) <= ORD_UNORDERED);
      Val x = arg(f, v, 0), a = arg(f, v, 1);
      uint32_t h = addr_hash(T_LOAD, a, 0), at = addr_find(c, a, 0, h);
      Entry e = *entry_at(c, at);
      if (plain && e.val && acc_value(f, e.val, acc_kind(f, e.val)) == x &&
          known_content(c, &e, v, k) == x) { /* writes what is there */
        erase(c, v);
        c->change |= CH_VAL | CH_MEM;
        stat_add(c->px, ST_CSE_STORES, 1);
        continue;
      }
      if (plain && last_store && acc_kind(f, last_store) == k && arg(f, last_store, 1) == a &&
          ty(f, arg(f, last_store, 0)) == ty(f, x) &&
          (k != ACC_MSTORE || submask(f, acc_mask(f, last_store, k), acc_mask(f, v, k)))) {
        erase(c, last_store); /* its table entry is hidden by ours until both are undone with this block */
        c->change |= CH_VAL | CH_MEM;
        stat_add(c->px, ST_CSE_STORES, 1);
      }
      c->gen++;
      put(c, at, h, (Entry){.val = v, .key = a, .gen = c->gen});
      last_store = plain ? v : VAL_NONE;
      continue;
    }
    if (writes) {
      c->gen++;
      if (reads) last_store = VAL_NONE;
    }
  }
}

Change pass_early_cse(Fn *f, PassCtx *px) {
  Cse c = {.f = f, .px = px, .strictfp = true, .fold = pass_fold_ctx(f, px)};
  const Dom *d = dom(f);
  fn_stamps_on(f);
  if (px->since) {
    c.far = arena_alloc(px->scratch, f->nins);
    memset(c.far, CHANGE_FAR, f->nins);
  }
  if (px->opt[0]) {
    c.mssa = memory_ssa(f);
    c.queries = knob_int(px->knobs, KNOB_EARLYCSE_MSSA_CAP);
    mem_batch(c.mssa);
  }
  c.tab.set = idset_on(
      px->scratch,
      f->nlive + f->nlive / 4 +
          4); /* at most two entries an instruction, for which there are slots: an invariant load has them */
  vec_reserve(&c.entry, d->n == 1 ? f->nlive + 1 : 64);
  vec_push(&c.entry, (Entry){0});
  DomScopes scopes = dom_scopes(px->scratch, d);
  uint32_t *gen = ARENA_ARRAY(px->scratch, uint32_t, d->n); /* by level: at the end of the block on the path */
  for (uint32_t i = 0; i < d->n; i++) {
    Blk b = d->tree[i];
    uint32_t l = d->level[b];
    scope_leave(&c, dom_scope(&scopes, b, c.tab.log.n));
    if (l) c.gen = gen[l - 1];
    visit_block(&c, b);
    gen[l] = c.gen;
  }
  vec_free(&c.entry);
  vec_free(&c.tab.log);
  fn_stamps_on(f); /* what was made here has been looked at */
  if (c.callee) mem_edited(c.mssa);
  if (c.mssa) memory_ssa_keep(c.mssa);
  return c.change;
}
