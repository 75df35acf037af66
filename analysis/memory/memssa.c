/* memssa.c: memory SSA: its construction and its lists. Contract: memssa.h; the walker is memssa_walk.c, updates
 * memssa_update.c.
 *
 * Construction: one sweep in layout order makes the accesses of instructions, numbers the definitions and links what
 * they reach inside their block; phis go to the iterated dominance frontier of the blocks with definitions; then one
 * walk in preorder of the dominator tree names what reaches the rest. Order of numbers, of children in the tree and
 * so of phi operands is LLVM's: depth-first preorder of the graph. */
#include "analysis/cfg/flow.h"
#include "analysis/cfg/frontier.h"
#include "analysis/memory/memssa_int.h"
#include "ir/change_log.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"

/* ---- lists ---- */
static inline uint32_t *user_next(Mssa *m, uint32_t u) {
  return u & MEM_OP_BIT ? &m->op.p[u & ~MEM_OP_BIT].next : &m->acc.p[u].def_next;
}
static inline uint32_t *user_prev(Mssa *m, uint32_t u) {
  return u & MEM_OP_BIT ? &m->op.p[u & ~MEM_OP_BIT].prev : &m->acc.p[u].def_prev;
}
static inline Acc *user_val(Mssa *m, uint32_t u) {
  return u & MEM_OP_BIT ? &m->op.p[u & ~MEM_OP_BIT].val : &m->acc.p[u].def;
}
void mem_user_unlink(Mssa *m, uint32_t u) {
  Acc *val = user_val(m, u);
  if (!*val) return;
  uint32_t n = *user_next(m, u), p = *user_prev(m, u);
  if (n) *user_prev(m, n) = p;
  if (p) *user_next(m, p) = n;
  else mem(m, *val)->users = n;
  *val = MA_NONE;
}
void mem_user_link(Mssa *m, uint32_t u, Acc to) {
  MemAcc *t = mem(m, to);
  uint32_t h = t->users;
  t->users = u;
  if (h) *user_prev(m, h) = u;
  if (u & MEM_OP_BIT) {
    MemOp *x = &m->op.p[u & ~MEM_OP_BIT];
    x->val = to, x->next = h, x->prev = 0;
  } else {
    MemAcc *x = mem(m, (Acc)u);
    x->def = to, x->def_next = h, x->def_prev = 0;
  }
}
void mem_opt_set(Mssa *m, Acc a, Acc to) {
  MemAcc *x = mem(m, a);
  x->opt = to;
  x->epoch = m->epoch;
}
void mem_list_insert(Mssa *m, Acc a, Blk b, Acc before) {
  MemBlk *l = &m->blk.p[b];
  MemAcc *x = mem(m, a);
  x->blk = b;
  x->next = before;
  x->prev = before ? mem(m, before)->prev : l->last;
  if (x->prev) mem(m, x->prev)->next = a;
  else l->first = a;
  if (before) mem(m, before)->prev = a;
  else l->last = a;
  m->blk.p[b].ordered = false;
}
void mem_list_remove(Mssa *m, Acc a) {
  MemAcc *x = mem(m, a);
  MemBlk *l = &m->blk.p[x->blk];
  if (x->prev) mem(m, x->prev)->next = x->next;
  else l->first = x->next;
  if (x->next) mem(m, x->next)->prev = x->prev;
  else l->last = x->prev;
  x->prev = x->next = MA_NONE;
}
static void acc_reserve(Mssa *m, uint32_t need) {
  if (LIKELY(m->acc.cap >= need)) return;
  uint32_t cap = u32_max(m->acc.cap + m->acc.cap / 2 + 4, need);
  MemAcc *p = mem_alloc(cap * sizeof *p);
  memcpy(p, m->acc.p, m->acc.n * sizeof *p);
  if (m->own_acc) mem_free(m->acc.p);
  m->acc.p = p;
  m->acc.cap = cap;
  m->own_acc = true;
}
Acc mem_new(Mssa *m, MemKind k, Val v, Blk b) {
  Acc a = (Acc)m->acc.n;
  acc_reserve(m, m->acc.n + 1);
  m->acc.p[m->acc.n++] = (MemAcc){.kind = (uint8_t)k, .ins = v, .blk = b};
  if (k == MEM_USE) m->nuses++;
  else m->acc.p[a].number = m->next_number++;
  return a;
}
/* Room for the instructions of now. */
static void map_grow(Mssa *m) {
  if (m->f->nins <= m->nof) return;
  uint32_t n = u32_max(m->f->nins, m->nof + m->nof / 2);
  Acc *of = mem_alloc(n * sizeof *of);
  memcpy(of, m->of, m->nof * sizeof *of);
  memset(of + m->nof, 0, (n - m->nof) * sizeof *of);
  if (m->own_of) mem_free(m->of);
  m->of = of;
  m->own_of = true;
  m->nof = n;
}
void mem_map(Mssa *m, Val v, Acc a) {
  if ((uint32_t)v >= m->nof) map_grow(m);
  m->of[v] = a;
}
void mem_blks_grow(Mssa *m) { vec_resize_zero(&m->blk, u32_max(m->f->nblk, m->blk.n)); }
Acc mem_phi_new(Mssa *m, Blk b) {
  Acc a = mem_new(m, MEM_PHI, VAL_NONE, b);
  uint32_t n = npreds(m->f, b);
  MemAcc *x = mem(m, a);
  x->ops = u32_max(m->op.n, 1);
  x->nops = n;
  vec_resize_zero(&m->op, x->ops + n);
  for (uint32_t i = 0; i < n; i++) m->op.p[x->ops + i] = (MemOp){.phi = a, .from = pred(m->f, b, i)};
  mem_list_insert(m, a, b, m->blk.p[b].first);
  MemBlk *l = &m->blk.p[b];
  if (!l->last_def) mem_last_def_set(m, b, a);
  return a;
}
void mem_phi_empty(Mssa *m, Acc phi) {
  MemAcc *x = mem(m, phi);
  for (uint32_t i = 0; i < x->nops; i++) {
    mem_user_unlink(m, (x->ops + i) | MEM_OP_BIT);
    m->op.p[x->ops + i].phi = MA_NONE;
  }
  x->nops = 0;
}

/* ---- what is an access ---- */
static inline MemKind load_kind(const Fn *f, Val v) {
  return is_volatile(f, v) || order_of(f, v) > ORD_UNORDERED ? MEM_DEF : MEM_USE;
}
static MemKind call_kind(Fn *f, Val v) {
  Val c = callee(f, v);
  const Con *k = val_is_con(c) ? con_rec(&f->con, c) : NULL;
  if (k && k->kind == CON_INTRIN) switch (k->flags) { /* their effect on memory stands for a dependence on control */
    case INTRIN_assume:
    case INTRIN_experimental_noalias_scope_decl:
    case INTRIN_pseudoprobe:
    case INTRIN_allow_runtime_check:
    case INTRIN_allow_ubsan_check: return MEM_FREE;
    default: break;
    }
  unsigned e = k && k->kind == CON_ASM ? alias_memeff(alias_of(f), v) : call_memeff(f, v);
  return e & 0xaaau ? MEM_DEF : e & 0x555u ? MEM_USE : MEM_FREE;
}
MemKind mem_classify(Fn *f, Val v) {
  switch (op(f, v)) {
  case OP_LOAD: return load_kind(f, v);
  case OP_STORE:
  case OP_FENCE:
  case OP_CMPXCHG:
  case OP_ATOMICRMW:
  case OP_VAARG:
  case OP_CATCHPAD:
  case OP_CATCHRET: return MEM_DEF;
  case OP_CALL:
  case OP_INVOKE:
  case OP_CALLBR: return call_kind(f, v);
  default: return MEM_FREE;
  }
}

/* ---- building ---- */
/* Names what reaches what, where `fill` could not: accesses above the first definition of a block, and operands of
 * phis. */
static void link_blks(Mssa *m, const Dom *d) {
  const Fn *f = m->f;
  for (uint32_t i = 0; i < d->n; i++) {
    Blk b = d->tree[i];
    MemBlk *l = &m->blk.p[b];
    Acc state = i ? m->blk.p[d->idom[b]].memo : MA_ENTRY;
    for (Acc a = l->first; a; a = m->acc.p[a].next) {
      MemAcc *x = mem(m, a);
      if (x->kind == MEM_PHI) {
        state = a;
        continue;
      }
      if (x->def) break;
      mem_user_link(m, (uint32_t)a, state);
    }
    l->memo_stamp = m->memo_stamp;
    l->memo = state = l->last_def ? l->last_def : state;
    for (uint32_t k = 0; k < nsuccs(f, b); k++) {
      Acc phi = mem_phi(m, succ(f, b, k));
      if (phi) mem_user_link(m, (mem(m, phi)->ops + succ_pred(f, b, k)) | MEM_OP_BIT, state);
    }
  }
  if (d->n == 0) return;
  FOR_EACH_BLK(f, b) {
    if (dom_reachable(d, b)) continue;
    for (uint32_t k = 0; k < nsuccs(f, b); k++) {
      Acc phi = dom_reachable(d, succ(f, b, k)) ? mem_phi(m, succ(f, b, k)) : MA_NONE;
      if (phi) mem_user_link(m, (mem(m, phi)->ops + succ_pred(f, b, k)) | MEM_OP_BIT, MA_ENTRY);
    }
    for (Acc a = m->blk.p[b].first; a; a = m->acc.p[a].next) mem_user_link(m, (uint32_t)a, MA_ENTRY);
  }
}
static void place_phis(Mssa *m, const Dom *d) {
  if (d->n < 2) return;
  ARENA_ON_STACK(A);
  Frontier fr;
  frontier_init(&fr, m->f, &A);
  frontier_begin(&fr);
  for (uint32_t i = 0; i < d->n; i++)
    if (m->blk.p[d->tree[i]].last_def) frontier_def(&fr, d->tree[i]);
  frontier_run(&fr);
  uint32_t nops = 0;
  for (uint32_t i = 0; i < fr.out.n; i++) nops += npreds(m->f, (Blk)fr.out.p[i]);
  if (nops) vec_reserve(&m->op, nops + 1);
  for (uint32_t i = 0; i < fr.out.n; i++) mem_phi_new(m, (Blk)fr.out.p[i]);
  arena_free(&A);
}

static void memssa_free(void *p) {
  Mssa *m = p;
  if (m->own_acc) mem_free(m->acc.p);
  vec_free(&m->op);
  vec_free(&m->blk);
  vec_free(&m->at);
  if (m->own_of) mem_free(m->of);
  mem_walk_free(m->walk);
  mem_free(m);
}
static void slot_free(void *p) {
  log_detach(((Mssa *)p)->f, LOG_MEMSSA);
  memssa_free(p);
}
static const bool may_access[OP_COUNT] = {
  [OP_LOAD] = true,      [OP_STORE] = true,  [OP_FENCE] = true,    [OP_CMPXCHG] = true,
  [OP_ATOMICRMW] = true, [OP_VAARG] = true,  [OP_CATCHPAD] = true, [OP_CATCHRET] = true,
  [OP_CALL] = true,      [OP_INVOKE] = true, [OP_CALLBR] = true}; /* else mem_classify says MEM_FREE */
/* Accesses of all instructions, in order, with the ids they have; phis; what reaches what. All lists are empty. */
static void fill(Mssa *m) {
  Fn *f = m->f;
  const Dom *d = dom(f);
  uint32_t nuses = 0;
  map_grow(m);
  acc_reserve(m, m->acc.n + f->nlive);
  MemAcc *acc = m->acc.p;
  Acc *of = m->of;
  FOR_EACH_BLK(f, b) {
    bool reached = dom_reachable(d, b);
    uint32_t place = 0;
    Acc first = MA_NONE, last = MA_NONE, last_def = MA_NONE,
        state = b == entry_blk(f) ? MA_ENTRY : MA_NONE; /* as far as the block tells */
    MemAcc *def = &acc[state], *end = NULL;             /* of state, of last */
    const Ins *i;
    for (Val v = first_ins(f, b); v; v = i->next) {
      i = &f->ins[v];
      Op o = (Op)i->op;
      if (!may_access[o]) continue;
      MemKind k = o == OP_LOAD    ? load_kind(f, v)
                  : o == OP_STORE ? MEM_DEF
                  : o == OP_CALL  ? call_kind(f, v)
                                  : mem_classify(f, v);
      Acc a = of[v];
      if (k == MEM_FREE) {
        if (a) of[v] = MA_NONE; /* a call whose callee has become known */
        continue;
      }
      MemAcc *x;
      if (!a) {
        of[v] = a = (Acc)m->acc.n++;
        x = &acc[a];
        *x = (MemAcc){.ins = v};
      } else {
        x = &acc[a];
        x->next = x->def = MA_NONE;
      }
      x->kind = (uint8_t)k;
      x->blk = b;
      x->prev = last;
      x->nops = ++place;
      if (last) end->next = a;
      else first = a;
      last = a;
      end = x;
      if (state) { /* mem_user_link, while there are no phis */
        uint32_t h = def->users;
        if (h) acc[h].def_prev = (uint32_t)a;
        x->def = state;
        x->def_next = h;
        x->def_prev = 0;
        def->users = (uint32_t)a;
      }
      if (k == MEM_USE) {
        nuses++;
        continue;
      }
      if (!x->number) x->number = m->next_number++;
      last_def = a;
      if (reached) state = a, def = x;
    }
    m->blk.p[b] = (MemBlk){.first = first, .last = last, .last_def = last_def, .ordered = true};
  }
  m->nuses = nuses;
  place_phis(m, d);
  link_blks(m, d);
}
Mssa *mem_build(Fn *f) {
  uint32_t cap = f->nlive + 8; /* more than there are as a rule; what is not used is not touched */
  size_t head = sizeof(Mssa) + f->nblk * sizeof(MemBlk) + f->nins * sizeof(Acc), zero = round_up(head, 8);
  Mssa *m = mem_alloc(zero + cap * sizeof(MemAcc)); /* one block of memory, as long as nothing grows */
  memset(m, 0, zero);
  m->f = f;
  m->memo_stamp = 1;
  m->blk.p = (MemBlk *)(m + 1);
  m->blk.n = f->nblk; /* borrowed: cap is 0 */
  m->of = (Acc *)(m->blk.p + f->nblk);
  m->nof = f->nins;
  m->acc.p = (MemAcc *)((char *)m + zero);
  m->acc.cap = cap;
  m->acc.n = 1;
  m->acc.p[0] = (MemAcc){0};
  mem_new(m, MEM_DEF, VAL_NONE, entry_blk(f));
  fill(m);
  return m;
}
void mem_sync(Mssa *m) {
  if (!m->dirty) return;
  m->dirty = false;
  m->epoch++;
  m->memo_stamp++;
  mem_blks_grow(m);
  memset(m->blk.p, 0, m->blk.n * sizeof *m->blk.p);
  m->op.n = u32_min(m->op.n, 1);
  for (uint32_t i = 1; i < m->acc.n; i++) { /* those that are still there come back in `fill`, phis do not */
    MemAcc *x = &m->acc.p[i];
    x->users = 0;
    x->def = i > 1 ? MA_ENTRY : MA_NONE;
    if (i > 1) x->kind = MEM_FREE;
  }
  m->acc.p[MA_ENTRY].blk = entry_blk(m->f);
  fill(m);
}
void mem_edited(Mssa *m) { m->dirty = true; }
static void mark_true(Mssa *m) {
  mem_sync(m);
  slot_mark_fresh(m->f, AN_MEMSSA);
  m->serial = flow_serial(m->f);
  log_attach(m->f, LOG_MEMSSA);
}
Mssa *memory_ssa_had(Fn *f) {
  Mssa *m = f->slot ? f->slot[AN_MEMSSA].data : NULL;
  const uint32_t *entry;
  uint32_t n;
  FlowWindows w;
  bool edges = m && f->slot[AN_MEMSSA].cfg != f->ep_cfg;
  if (!m || (edges && !flow_windows(f, m->serial, &w)) || !log_read(f, LOG_MEMSSA, &entry, &n)) return NULL;
  if (n || edges) {
    if (!mem_log_apply(m, entry, n, edges ? &w : NULL)) return NULL;
    mark_true(m);
  }
  return m;
}
Mssa *memory_ssa(Fn *f) {
  Mssa *m = memory_ssa_had(f);
  if (m) return m;
  m = mem_build(f);
  slot_set(f, AN_MEMSSA, m, slot_free);
  m->serial = flow_serial(f);
  log_attach(f, LOG_MEMSSA);
  return m;
}
void memory_ssa_keep(Mssa *m) {
  ASSERT(m->f->slot[AN_MEMSSA].data == m);
  mem_batch_end(m);
  if (m->f->slot[AN_MEMSSA].cfg == m->f->ep_cfg) mark_true(m);
}
void mem_destroy(Mssa *m) { memssa_free(m); }

/* ---- questions about the structure ---- */
Acc mem_memo(Mssa *m, Blk b) {
  MemBlk *l = &m->blk.p[b];
  if (l->memo_stamp != m->memo_stamp) return MA_NONE;
  while (mem(m, l->memo)->kind == MEM_FREE) { /* what stands in its place; half of the way is saved for the next time */
    MemAcc *x = mem(m, l->memo), *y = mem(m, x->def);
    if (y->kind == MEM_FREE) x->def = y->def;
    l->memo = x->def;
  }
  return l->memo;
}
Acc mem_at_end(Mssa *m, Blk b) {
  mem_sync(m);
  const Dom *d = flow_dom(m->f);
  if (!dom_reachable(d, b)) return MA_ENTRY;
  Blk x = b;
  Acc r = MA_ENTRY;
  for (; x; x = d->idom[x]) {
    MemBlk *l = &m->blk.p[x];
    if (l->last_def) {
      r = l->last_def;
      break;
    }
    Acc known = mem_memo(m, x);
    if (known) {
      r = known;
      break;
    }
  }
  for (Blk y = b; y != x; y = d->idom[y]) mem_memo_set(m, y, r);
  return r;
}
bool mem_dominates(Mssa *m, Acc a, Acc b) {
  mem_sync(m);
  if (a == b || a == MA_ENTRY) return true;
  if (b == MA_ENTRY) return false;
  const MemAcc *x = mem(m, a), *y = mem(m, b);
  if (x->blk != y->blk) return dom_blk(flow_dom(m->f), x->blk, y->blk);
  if (x->kind == MEM_PHI) return true;
  if (y->kind == MEM_PHI) return false;
  if (!m->blk.p[x->blk].ordered) {
    uint32_t place = 0;
    for (Acc c = m->blk.p[x->blk].first; c; c = mem(m, c)->next)
      if (mem(m, c)->kind != MEM_PHI) mem(m, c)->nops = ++place;
    m->blk.p[x->blk].ordered = true;
  }
  return x->nops < y->nops;
}
