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
 * generation has not moved since. early-cse<memssa> (early-cse-memssa) also asks memory SSA: what wrote the place of
 * the later one stands above the earlier one (of barriers it says the same as the generation; memssa.h).
 *
 * Equal are, beside what expr.h says: phis of one block (few operands), getelementptrs of one base and one constant
 * offset, minima and maxima however they are compared and selected. Of the latter two selects differ where an operand
 * is undef, so the earlier one becomes the intrinsic, which is either's refinement. A sum, difference, product or bits
 * of truncated numbers are the lower bits of that of the whole numbers (cicc's "across widths"; by ranges alone,
 * instcombine narrows the wider one). A call need not return or may throw: it is reached only where its equal has
 * returned.
 *
 * Loads and stores have tables of their own, by address and type: a store of what is there goes away, and so does one
 * that is overwritten in its block before anything may read memory or leave the function. Stores to distributed shared
 * memory (space 7) forward nothing, and with earlycse-no-shared-forwarding neither do those to shared memory.
 * Conditions are constants where a branch, an assumption or a guard decided them. Convergent calls are merged within
 * one block only. Algorithm: LLVM's EarlyCSE (public design); scoped tables after Click; store table, phis and space 7
 * after cicc's. Requires: dominators, for <memssa> memory SSA, which it keeps. Keeps: the control-flow graph. Cost:
 * linear in instructions and in the tree; no recursion. Caps: earlycse-mssa-optimization-cap, clobber queries per
 * block; beyond, what reaches an access stands for its clobber; EARLY_CSE_PHI.
 */
#include "analysis/simplify/simplify.h"
#include "analysis/cfg/dom.h"
#include "analysis/memory/memssa.h"
#include "analysis/value/expr.h"
#include "ir/cap.h"
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
  CSE_SPACE_SHARED = 3,
  CSE_SPACE_CLUSTER = 7,
};

/* What an entry tells; all share one table, whose hashes have it in the upper three bits. */
typedef enum Fact { T_VALUE, T_PHI, T_GEP, T_MINMAX, T_LOAD, T_STORE, T_CALL, T_INVARIANT } Fact;
typedef struct Entry {
  Val val;        /* the available value; T_LOAD, T_STORE: the access. VAL_NONE: no entry */
  Val key;        /* accesses, T_INVARIANT: the address; T_VALUE of a decided condition: the comparison it stands for;
                   * T_GEP: the base; T_MINMAX: the operand with the lower id */
  uint32_t gen;   /* accesses, T_CALL; T_INVARIANT: the generation since when it does not change */
  uint32_t reads; /* T_STORE: Cse.reads, for as long as nobody may have seen it */
  uint64_t
      more; /* accesses: the type; T_INVARIANT: bytes; T_GEP: bytes added; T_MINMAX: which, and the other operand */
} Entry;

typedef struct Cse {
  Fn *f;
  PassCtx *px;
  ScopedSet tab;
  VEC(Entry) entry; /* by number in tab; 0: none */
  uint32_t gen;
  uint32_t reads;       /* advanced by what may read memory, throw or stay, and by every block */
  Mssa *mssa;           /* NULL: generations alone */
  int64_t cap, queries; /* allowed in a block, and still in this one; -1: one more was wanted */
  bool cap_told;
  bool imprecise;  /* enable-earlycse-imprecision: memory SSA is not asked in huge blocks */
  bool shared_too; /* nothing is forwarded from stores to shared memory */
  bool flat;       /* earlycse-debug-hash: all hashes of a fact are equal, and those of equal values are compared */
  Change change;
  bool callee;    /* a callee has become known */
  uint32_t since; /* all was simplified when ep_val was this; 0: it never was */
  bool new_facts; /* PassCtx.new_facts of that */
  uint8_t *other; /* by Blk: change_ways since then; NULL: none has changed */
  uint8_t *far;   /* by Val below nfar: steps to what has changed since then; NULL: look at everything */
  uint32_t nfar;
  FoldCtx fold;
} Cse;

/* ---- the scoped table ---- */
static uint32_t fact_hash(const Cse *c, Fact t, uint32_t h) {
  return (uint32_t)t << 29 | (c->flat ? 0 : h & 0x1fffffff);
}
static uint32_t pair_hash(const Cse *c, Fact t, Val a, uint64_t more) {
  return fact_hash(c, t, (uint32_t)hash_mix(more, a));
}
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
    if (!expr_same(c->f, &x, e)) continue;
    if (UNLIKELY(c->flat) && expr_hash(c->f, &x) != expr_hash(c->f, e)) BUG("equal values have different hashes");
    break;
  }
  return s;
}
static uint32_t pair_find(const Cse *c, Val key, uint64_t more, uint32_t h) {
  const IdSet *t = &c->tab.set;
  uint32_t s = idset_probe(t, h, h);
  while (t->slot[s].id && (entry_at(c, s)->key != key || entry_at(c, s)->more != more)) s = idset_probe(t, s + 1, h);
  return s;
}
/* A comparison has this value from here on. */
static void decide(Cse *c, Val cmp, Val k) {
  InsView e = ins_view(c->f, cmp);
  uint32_t h = fact_hash(c, T_VALUE, expr_hash(c->f, &e));
  put(c, value_find(c, &e, h), h, (Entry){.val = k, .key = cmp});
}
static void invariant_from_now(Cse *c, Val addr, uint64_t size) {
  uint32_t h = pair_hash(c, T_INVARIANT, addr, size), s = pair_find(c, addr, size, h);
  if (!entry_at(c, s)->val)
    put(c, s, h, (Entry){.val = addr, .key = addr, .gen = c->gen, .more = size}); /* an older scope is better */
}
/* The memory that size bytes at addr held at generation `gen` is still there. */
static bool invariant_since(const Cse *c, Val addr, uint64_t size, uint32_t gen) {
  const Entry *e = entry_at(c, pair_find(c, addr, size, pair_hash(c, T_INVARIANT, addr, size)));
  return e->val && e->gen <= gen;
}

/* ---- what can be merged ---- */
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
    if (c->queries == 0 && !c->cap_told)
      remark(c->px, CAP_EARLY_CSE, c->f, later, ra_z("earlycse-mssa-optimization-cap"),
             ra_int(knob_int(c->px->knobs, KNOB_EARLYCSE_MSSA_CAP)));
    c->cap_told |= c->queries == 0;
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
  Val work[CAP_CSE_CONDITIONS];
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
        if (at_cap(f->m, CSE_CONDITION_USES, seen++)) break; /* one condition tested in n blocks would cost n * n */
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
    if (!at_cap(f->m, CSE_CONDITIONS, n)) work[n++] = a;
    if (!at_cap(f->m, CSE_CONDITIONS, n)) work[n++] = b;
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

/* What access v would read, told by the store or load of its address and type that is known; of a store only what it
 * writes itself. *from: which. */
static Val forwarded(Cse *c, Val v, AccKind k, Val *from) {
  Val a = acc_addr(c->f, v, k);
  Ty t = ty(c->f, acc_value(c->f, v, k));
  bool reads = k == ACC_LOAD || k == ACC_MLOAD;
  for (Fact fact = T_STORE;; fact = T_LOAD) {
    Entry e = *entry_at(c, pair_find(c, a, t, pair_hash(c, fact, a, t)));
    bool wanted = e.val && (reads || acc_value(c->f, e.val, acc_kind(c->f, e.val)) == acc_value(c->f, v, k));
    Val x = wanted ? known_content(c, &e, v, k) : VAL_NONE;
    if (x) {
      *from = e.val;
      return x;
    }
    if (fact == T_LOAD) return VAL_NONE;
  }
}
static void put_access(Cse *c, Fact t, Val v, AccKind k) {
  Val a = acc_addr(c->f, v, k);
  Ty type = ty(c->f, acc_value(c->f, v, k));
  uint32_t h = pair_hash(c, t, a, type);
  put(c, pair_find(c, a, type, h), h, (Entry){.val = v, .key = a, .gen = c->gen, .reads = c->reads, .more = type});
}
static bool forwards(const Cse *c, Val addr) {
  uint32_t space = ty_addrspace(c->f->m, ty(c->f, addr));
  return space != CSE_SPACE_CLUSTER && !(space == CSE_SPACE_SHARED && c->shared_too);
}

static void merge_accesses(Cse *c, Val keep, Val v) {
  if (md_merge(c->f, keep, v, false) && c->mssa) mem_weakened(c->mssa, keep);
}
static void visit_load(Cse *c, Val v, AccKind k) {
  Fn *f = c->f;
  bool ordered = k == ACC_LOAD && (is_volatile(f, v) || order_of(f, v) > ORD_UNORDERED);
  if (ordered) c->gen++, c->reads++;
  if (k == ACC_LOAD && md_get(f, v, MDK_INVARIANT_LOAD) && !ty_scalable(f->m, ty(f, v)))
    invariant_from_now(c, acc_addr(f, v, k), ty_store_size(f->m, ty(f, v)));
  Val from = VAL_NONE, x = ordered ? VAL_NONE : forwarded(c, v, k, &from);
  if (x) {
    if (is_op(f, from, OP_LOAD)) merge_accesses(c, from, v);
    stat_add(c->px, ST_CSE_LOADS, 1);
    c->change |= CH_MEM;
    replace_and_erase(c, v, x);
    return;
  }
  c->reads++;
  put_access(c, T_LOAD, v, k);
}
static void store_gone(Cse *c, Val v) {
  erase(c, v);
  c->change |= CH_VAL | CH_MEM;
  stat_add(c->px, ST_CSE_STORES, 1);
}
static void visit_store(Cse *c, Val v, AccKind k) {
  Fn *f = c->f;
  bool plain = k == ACC_MSTORE || (!is_volatile(f, v) && order_of(f, v) <= ORD_UNORDERED);
  Val a = acc_addr(f, v, k), from;
  if (plain && forwarded(c, v, k, &from)) { /* writes what is there */
    store_gone(c, v);
    return;
  }
  if (!plain) c->reads++;
  Ty t = ty(f, acc_value(f, v, k));
  Entry e = *entry_at(c, pair_find(c, a, t, pair_hash(c, T_STORE, a, t)));
  if (plain && e.val && e.reads == c->reads && acc_kind(f, e.val) == k &&
      (k != ACC_MSTORE || submask(f, acc_mask(f, e.val, k), acc_mask(f, v, k))))
    store_gone(c, e.val); /* its entry is hidden by ours until both are undone with this block */
  c->gen++;
  if (!forwards(c, a)) return;
  put_access(c, T_STORE, v, k);
  if (!plain) c->reads++; /* the access that orders others stays */
}

static void merge_value(Cse *c, Val v, Val with) {
  if (!val_is_con(with)) {
    flags_intersect(c->f, with, v);
    md_merge(c->f, with, v, false);
  }
  stat_add(c->px, ST_CSE_VALUES, 1);
  replace_and_erase(c, v, with);
}
static void visit_phi(Cse *c, Val v) {
  const Fn *f = c->f;
  uint32_t n = nops(f, v);
  if (past_cap(f->m, EARLY_CSE_PHI, n)) return;
  uint64_t hv = hash_mix((uint64_t)blk_of(f, v), (uint64_t)ty(f, v));
  for (uint32_t i = 0; i < n; i++) hv = hash_mix(hv, arg(f, v, i));
  uint32_t h = fact_hash(c, T_PHI, (uint32_t)hv), s = idset_probe(&c->tab.set, h, h);
  for (; c->tab.set.slot[s].id; s = idset_probe(&c->tab.set, s + 1, h)) {
    Val p = entry_at(c, s)->val;
    if (blk_of(f, p) != blk_of(f, v) || ty(f, p) != ty(f, v)) continue;
    uint32_t i = 0;
    while (i < n && arg(f, p, i) == arg(f, v, i)) i++;
    if (i < n) continue;
    merge_value(c, v, p);
    return;
  }
  put(c, s, h, (Entry){.val = v, .key = v});
}
/* No flag of v says more than that of one addition of its whole offset: the steps all go up, or there is one. */
static bool gep_is_one_step(const Fn *f, Val v) {
  uint32_t steps = 0;
  bool down = false;
  for (uint32_t i = 1; i < nops(f, v); i++) {
    Val x = arg(f, v, i);
    if (con_kind(&f->con, x) != CON_INT) return false;
    steps += !con_is_zero(&f->con, x);
    down |= ap_is_neg(con_get_ap(&f->con, x));
  }
  return steps <= 1 || !down;
}
/* A getelementptr with one constant offset: false if it is another. */
static bool visit_gep(Cse *c, Val v) {
  Fn *f = c->f;
  int64_t off;
  if (!gep_offset(f, v, &off) || ty(f, v) != ty(f, arg(f, v, 0))) return false;
  Val base = arg(f, v, 0);
  uint32_t h = pair_hash(c, T_GEP, base, (uint64_t)off), s = pair_find(c, base, (uint64_t)off, h);
  Val e = entry_at(c, s)->val;
  if (!e) put(c, s, h, (Entry){.val = v, .key = base, .more = (uint64_t)off});
  else if (!(flags(f, e) & flags(f, v)) || gep_is_one_step(f, e) || ins_same(f, e, v)) merge_value(c, v, e);
  return true;
}
/* A select that is a minimum or maximum of integers: false if it is another. */
static bool visit_minmax(Cse *c, Val v) {
  Fn *f = c->f;
  unsigned id;
  Val a, b;
  if (op(f, v) != OP_SELECT || !ty_is_int_or_vec(f->m, ty(f, v)) || !match_minmax(f, v, &id, &a, &b)) return false;
  if (a > b) {
    Val t = a;
    a = b, b = t;
  }
  uint64_t more = (uint64_t)id << 32 | b;
  uint32_t h = pair_hash(c, T_MINMAX, a, more), s = pair_find(c, a, more, h);
  Val e = entry_at(c, s)->val;
  if (!e) {
    put(c, s, h, (Entry){.val = v, .key = a, .more = more});
    return true;
  }
  if (is_op(f, e, OP_SELECT)) {
    InsView x = ins_view(f, e), y = ins_view(f, v);
    if (!expr_same(f, &x, &y)) { /* they differ where an operand is undef */
      if (c->far && f->nins >= c->nfar) return true;
      fold_at(&c->fold, e);
      Val m = fold_intrin(&c->fold, id, 0, ty(f, e), (Val[]){a, b}, 2);
      if (c->far && val_is_local(m) && m < c->nfar) c->far[m] = 0;
      replace_and_erase(c, e, m);
      c->entry.p[c->tab.set.slot[s].id].val = e = m;
    }
  }
  stat_add(c->px, ST_CSE_VALUES, 1);
  replace_and_erase(c, v, e);
  return true;
}
/* An operand of v as it is among wider numbers: what v has truncated, a constant extended. VAL_NONE: neither. */
static Val wider_operand(Cse *c, Val a, Ty wide, Op extend) {
  if (val_is_con(a)) return con_is_imm_int(&c->f->con, a) ? fold_cast(&c->fold, extend, 0, a, wide) : VAL_NONE;
  return is_op(c->f, a, OP_TRUNC) && ty(c->f, arg(c->f, a, 0)) == wide ? arg(c->f, a, 0) : VAL_NONE;
}
/* The same operation is there of the numbers that v truncates: its lower bits are v. Of sums, differences, products and
 * of bits the lower n depend on the operands' lower n alone, for any n. Without promises of its own, which what it is
 * of more bits might break; v's go. */
static Val low_bits_of_wider(Cse *c, Val v) {
  Fn *f = c->f;
  Op o = op(f, v);
  if (o != OP_ADD && o != OP_SUB && o != OP_MUL && o != OP_AND && o != OP_OR && o != OP_XOR) return VAL_NONE;
  Val a = arg(f, v, 0), b = arg(f, v, 1), of = is_op(f, a, OP_TRUNC) ? a : b;
  if (!is_op(f, of, OP_TRUNC) || (c->far && f->nins >= c->nfar)) return VAL_NONE;
  Ty wide = ty(f, arg(f, of, 0));
  fold_at(&c->fold, v);
  for (Op extend = OP_ZEXT;; extend = OP_SEXT) {
    Val ops[2] = {wider_operand(c, a, wide, extend)};
    ops[1] = wider_operand(c, b, wide, extend);
    if (!ops[0] || !ops[1]) return VAL_NONE;
    InsView x = {.op = o, .type = wide, .ops = ops, .n = 2};
    Val w = entry_at(c, value_find(c, &x, fact_hash(c, T_VALUE, expr_hash(f, &x))))->val;
    if (w && !val_is_con(w) && !flags(f, w)) return w;
    if (extend == OP_SEXT || (!val_is_con(a) && !val_is_con(b))) return VAL_NONE;
  }
}
static void visit_simple(Cse *c, Val v) {
  Fn *f = c->f;
  if (visit_minmax(c, v) || (op(f, v) == OP_GEP && visit_gep(c, v))) return;
  InsView x = ins_view(f, v);
  uint32_t h = fact_hash(c, T_VALUE, expr_hash(f, &x)), at = value_find(c, &x, h);
  Entry e = *entry_at(c, at);
  if (e.val) {
    merge_value(c, v, e.val);
    return;
  }
  Val w = low_bits_of_wider(c, v);
  if (!w) {
    put(c, at, h, (Entry){.val = v, .key = v});
    return;
  }
  x = (InsView){.op = OP_TRUNC, .type = ty(f, v), .ops = &w, .n = 1};
  h = fact_hash(c, T_VALUE, expr_hash(f, &x)), at = value_find(c, &x, h);
  Val low = entry_at(c, at)->val;
  if (low) drop_poison_flags(f, low); /* that nothing is lost above is not known of v */
  else {
    low = fold_cast(&c->fold, OP_TRUNC, 0, w, ty(f, v));
    if (is_op(f, low, OP_TRUNC)) put(c, at, h, (Entry){.val = low, .key = low});
    if (c->far && val_is_local(low) && low < c->nfar) c->far[low] = 0;
  }
  stat_add(c->px, ST_CSE_NARROW, 1);
  replace_and_erase(c, v, low);
}
static void visit_reading_call(Cse *c, Val v) {
  Fn *f = c->f;
  InsView x = ins_view(f, v);
  uint32_t h = fact_hash(c, T_CALL, expr_hash(f, &x)), at = value_find(c, &x, h);
  Entry e = *entry_at(c, at);
  if (e.val && same_memory(c, e.val, e.gen, v)) {
    flags_intersect(f, e.val, v);
    merge_accesses(c, e.val, v);
    stat_add(c->px, ST_CSE_CALLS, 1);
    replace_and_erase(c, v, e.val);
    return;
  }
  put(c, at, h, (Entry){.val = v, .key = v, .gen = c->gen});
  c->reads++;
}
/* A guard: what follows it is reached where its condition is true. It may hand all memory to another version of the
 * function, and writes none that this one sees again. */
static void visit_guard(Cse *c, Val v) {
  Fn *f = c->f;
  Val cond = arg(f, v, 0);
  if (is_cmp(f, cond)) {
    InsView e = ins_view(f, cond);
    Val known = entry_at(c, value_find(c, &e, fact_hash(c, T_VALUE, expr_hash(f, &e))))->val;
    uint64_t k;
    if (known && val_is_con(known) && con_u64(&f->con, known, &k) && k == 1) {
      erase(c, v);
      c->change |= CH_VAL | CH_MEM;
      return;
    }
    decide(c, cond, con_int(&f->con, TY_I1, 1));
  }
  c->reads++;
}
/* Intrinsics that are told from others by what they say: true if v is one. */
static bool visit_told(Cse *c, Val v) {
  Fn *f = c->f;
  uint64_t size;
  switch (op(f, v) == OP_CALL ? call_intrinsic(f, v) : 0) {
  case INTRIN_assume:
    if (is_cmp(f, arg(f, v, 0))) decide(c, arg(f, v, 0), con_int(&f->con, TY_I1, 1));
    return true;
  case INTRIN_experimental_guard: visit_guard(c, v); return true;
  case INTRIN_sideeffect:
  case INTRIN_pseudoprobe:
  case INTRIN_experimental_noalias_scope_decl: return true;
  case INTRIN_invariant_start: /* a scope that nothing ends: the memory is fixed from here on */
    if (!has_uses(f, v) && val_is_con(arg(f, v, 0)) && con_u64(&f->con, arg(f, v, 0), &size))
      invariant_from_now(c, arg(f, v, 1), size);
    return true;
  default: return false;
  }
}
/* InstSimplify: true if v is gone. */
static bool simplified(Cse *c, Val v) {
  Fn *f = c->f;
  fold_at(&c->fold, v);
  if (c->far) c->far[v] = change_distance(f, v, c->since, c->new_facts, c->far);
  Val s = VAL_NONE;
  if (!c->far || c->far[v] != CHANGE_FAR || (c->other && c->other[blk_of(f, v)]))
    s = UNLIKELY(is_op(f, v, OP_PHI)) ? simplify_phi_ins(&c->fold, v) : simplify_ins(&c->fold, v);
  if (!s || s == v) return false;
  bool gone = is_removable(f, v);
  dbg_salvage(f, v);
  if (has_uses(f, v)) {
    watch_callee(c, v, s);
    val_replace(f, v, s);
    c->change |= CH_VAL;
  }
  if (!gone) return false;
  erase(c, v);
  c->change |= CH_VAL;
  return true;
}
static void visit_ins(Cse *c, Val v) {
  Fn *f = c->f;
  if (is_trivially_dead(f, v)) {
    dbg_salvage(f, v);
    erase(c, v);
    c->change |= CH_VAL;
    return;
  }
  Op o = op(f, v);
  if ((o == OP_PHI && nops(f, v) == 0) || visit_told(c, v) || simplified(c, v)) return;
  if (expr_is_computed(f, v)) {
    if (o == OP_CALL && (may_throw(f, v) || !will_return(f, v))) c->reads++;
    visit_simple(c, v);
    return;
  }
  AccKind k = acc_kind(f, v);
  if (o == OP_PHI) visit_phi(c, v);
  else if (k == ACC_LOAD || k == ACC_MLOAD) visit_load(c, v, k);
  else if (k == ACC_STORE || k == ACC_MSTORE) visit_store(c, v, k);
  else if (o == OP_FENCE && order_of(f, v) == ORD_RELEASE) c->reads++; /* later loads may be satisfied before it */
  else if (!may_write(f, v) && expr_is_reading_call(f, v)) visit_reading_call(c, v);
  else {
    if (may_write(f, v)) c->gen++;
    if (may_read(f, v) || may_throw(f, v) || !will_return(f, v)) c->reads++;
  }
}
static void visit_block(Cse *c, Blk b) {
  Fn *f = c->f;
  Blk p = single_pred(f, b);
  if (!p && b != entry_blk(f)) c->gen++;
  if (p) {
    Val t = term(f, p);
    if (blk_forks(f, p) && !val_is_con(arg(f, t, 0))) learn(c, arg(f, t, 0), succ(f, p, 0) == b, p, b);
  }
  c->reads++;
  c->queries = c->cap;
  if (UNLIKELY(c->imprecise) && c->mssa) {
    uint32_t n = 0;
    FOR_EACH_INS(f, b, v) n++;
    if (past_cap(f->m, EARLY_CSE_HUGE, n)) c->queries = -1;
  }
  FOR_EACH_INS_SAFE(f, b, v) visit_ins(c, v);
}

static Change early_cse(Fn *f, PassCtx *px, bool memssa) {
  Cse c = {.f = f, .px = px, .fold = pass_fold_ctx(f, px)};
  const Dom *d = dom(f);
  fn_stamps_on(f);
  bool own = px->since > px->simplified;
  c.since = own ? px->since : px->simplified;
  c.new_facts = own ? px->new_facts : px->simplified_facts;
  if (c.since && (own ? px->new_ways : px->simplified_ways))
    c.other = change_ways(f, c.since, d->rpo, d->n, px->scratch);
  if (c.since) {
    c.nfar = f->nins + f->nins / 4 + 4;
    c.far = arena_alloc(px->scratch, c.nfar);
    memset(c.far, CHANGE_FAR, c.nfar);
  }
  c.flat = knob_bool(px->knobs, KNOB_EARLYCSE_DEBUG_HASH);
  c.cap = knob_int(px->knobs, KNOB_EARLYCSE_MSSA_CAP);
  c.imprecise = knob_bool(px->knobs, KNOB_ENABLE_EARLYCSE_IMPRECISION);
  c.shared_too = knob_bool(px->knobs, KNOB_EARLYCSE_NO_SHARED_FORWARDING);
  if (memssa && knob_bool(px->knobs, KNOB_ENABLE_EARLYCSE_MEMORYSSA)) {
    c.mssa = memory_ssa(f);
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
Change pass_early_cse(Fn *f, PassCtx *px) { return early_cse(f, px, px->opt[0] != 0); }
Change pass_early_cse_memssa(Fn *f, PassCtx *px) { return early_cse(f, px, true); }
