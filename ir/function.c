/* function.c: values, operands and use lists of a function. Contract: ir.h.
 *
 * Operand lists are ranges of one pool. A list of n operands has room for `cap_of(n)` (1, 2, then powers of two), so
 * growing one by one is amortised; a list that outgrows its room moves to the end of the pool. One that shrinks keeps
 * its room: OPND_ROOM, at the first place behind what its length alone would give it, says that there is as much
 * again. Use lists are threaded through `link`, one entry per slot; constants have none. */
#include "ir/cap.h"
#include "ir/change_log.h"
#include "ir/function_pool.h"
#include "ir/intrinsic.h"
#include "support/few.h"

/* Room for at least n elements in an array that holds nothing yet. */
static void *room(void *p, uint32_t *cap, uint32_t n, size_t elem) {
  if (*cap >= n) return p;
  mem_free(p);
  *cap = n;
  return mem_alloc(n * elem);
}
Fn *fn_new(Module *m, Glob g, uint32_t expected, uint32_t blocks, Fn *lend) {
  Fn *f = lend ? ARENA_NEW(&m->store, Fn) : mem_zalloc(sizeof *f);
  f->stored = lend != NULL;
  f->m = m;
  f->id = g;
  arena_init(&f->arena);
  con_pool_init(&f->con, m, &f->arena);
  f->rare = (FnRare *)(uintptr_t)&fn_rare_none;
  Ty ft = glob(m, g)->type;
  uint32_t n = ty_nparams(m, ft), ninstr = expected + n + 1, nopnd = expected * 2 + 4, nblk = blocks + 1;
  if (lend) {
    fn_make_room_(f, ninstr, nopnd, nblk);
    fn_borrow_(f, lend);
  }
  f->nargs = n;
  f->ins = room(f->ins, &f->cap_ins, ninstr, sizeof(Ins));
  f->ins[0] = (Ins){0};
  f->opnd = room(f->opnd, &f->cap_opnd, nopnd, sizeof(Val));
  f->link = room(f->link, &f->cap_link, f->cap_opnd, sizeof(Link));
  f->opnd[0] = VAL_NONE;
  f->link[0] = (Link){0};
  f->nopnd = 1;
  f->blk = room(f->blk, &f->cap_blk, nblk, sizeof(BlkRec));
  f->blk[0] = (BlkRec){0};
  f->nblk = 1;
  for (uint32_t i = 0; i < n; i++) f->ins[i + 1] = (Ins){.op = OP_ARG, .type = ty_param(m, ft, i), .opnd = i};
  f->nins = n + 1;
  return f;
}

void fn_drop_analyses(Fn *f) {
  for (unsigned i = FN_SLOTS; f->slot && i-- > 0;)
    if (f->slot[i].data && f->slot[i].free) f->slot[i].free(f->slot[i].data);
  mem_free(f->slot);
  f->slot = NULL;
}

void fn_free(Fn *f) {
  fn_drop_analyses(f); /* the log goes with its last reader */
  fn_store_free_(f);
  mem_free(f->stamp);
  mem_free(f->blk_stamp);
  mem_free(f->clean);
  arena_free(&f->arena);
  if (!f->stored) mem_free(f);
}

/* ---- operand slots ---- */
void opnd_grow_(Fn *f, uint32_t need) {
  uint32_t cap = u32_max(need, f->cap_opnd + f->cap_opnd / 2);
  ASSERT(cap < USE_LIMIT);
  f->opnd = fn_realloc_(f, f->opnd, sizeof(Val) * f->nopnd, sizeof(Val) * cap);
  f->link = fn_realloc_(f, f->link, sizeof(Link) * f->nopnd, sizeof(Link) * cap);
  f->cap_opnd = f->cap_link = cap;
}
void fn_uses(Fn *f) {
  if (f->link) return;
  f->link = mem_alloc(sizeof(Link) * f->cap_opnd);
  f->cap_link = f->cap_opnd;
  fn_link_all_(f);
}
void fn_link_all_(Fn *f) {
  memset(f->link, 0, sizeof(Link) * f->nopnd);
  for (uint32_t v = 1; v < f->nins; v++) {
    Ins *r = &f->ins[v];
    r->uses = USE_NONE;
    for (uint32_t i = 0; r->op != OP_NONE && i < r->nops; i++) f->link[r->opnd + i].user = v;
  }
  for (uint32_t s = 1; s < f->nopnd; s++)
    if (f->link[s].user)
      use_link_(f, s, f->link[s].user, f->opnd[s]); /* slots are in the order of the text, phis last */
}
static inline Use *head_of(Fn *f, Val x, uint32_t user) {
  if (UNLIKELY(user & DBG_USER_BIT)) {
    RARE_VAL(f, dbg_use, x);
    return &f->rare->dbg_use[x];
  }
  return &f->ins[x].uses;
}
void dbg_use_link_(Fn *f, uint32_t s, uint32_t user, Val x) { use_link_at_(f, s, user, x, head_of(f, x, user)); }
void use_unlink_(Fn *f, uint32_t s) {
  Val x = f->opnd[s];
  if (!val_is_local(x)) return;
  Link l = f->link[s];
  if (l.prev) f->link[l.prev].next = l.next;
  else *head_of(f, x, l.user) = l.next;
  if (l.next) f->link[l.next].prev = l.prev;
}
/* Slot contents move from s to d (d unused). */
static void use_move(Fn *f, uint32_t d, uint32_t s) {
  Val x = f->opnd[s];
  Link l = f->link[s];
  f->opnd[d] = x;
  f->link[d] = l;
  if (!val_is_local(x)) return;
  if (l.prev) f->link[l.prev].next = (Use)d;
  else *head_of(f, x, l.user) = (Use)d;
  if (l.next) f->link[l.next].prev = (Use)d;
}

/* ---- instructions ---- */
static void ins_room(Fn *f, uint32_t cap) {
  ASSERT(cap < VAL_CON_BIT);
  f->cap_ins = cap;
  f->ins = fn_realloc_(f, f->ins, sizeof(Ins) * f->nins, sizeof(Ins) * cap);
}
void ins_grow_(Fn *f) { ins_room(f, f->cap_ins + f->cap_ins / 2 + 8); }
void fn_expect(Fn *f, uint32_t ninstr, uint32_t nopnd) {
  if (f->nins + ninstr > f->cap_ins) ins_room(f, f->nins + ninstr);
  if (f->nopnd + nopnd > f->cap_opnd) opnd_grow_(f, f->nopnd + nopnd);
}
Val ins_new(Fn *f, Op o, unsigned sub_, unsigned flags_, Ty t, const Val *ops, uint32_t n) {
  Val v = ins_alloc_(f);
  uint32_t at = n ? opnd_alloc_(f, n) : 0;
  f->ins[v] = (Ins){
    .op = (uint8_t)o, .sub = (uint8_t)sub_, .flags = (uint16_t)flags_, .type = t, .opnd = at, .nops = n};
  for (uint32_t i = 0; i < n; i++) use_link_(f, at + i, (uint32_t)v, ops[i]);
  touch_(f, EP_VAL);
  return v;
}
static inline void placed(Fn *f, Val v) {
  f->nlive++;
  tell_(f, v, LOG_MOVED_BIT);
  touch_(f, touches_memory(f, v) ? EP_VAL | EP_MEM : EP_VAL);
}

/* Records that the terminator before v left at the block's end stand before v: nothing follows a terminator. */
static void dbg_end_before(Fn *f, Val v, Blk b) {
  Dbg d = dbg_first_end(f, b);
  if (!d) return;
  f->rare->dbg_end[b] = DBG_NONE;
  RARE_VAL(f, dbg_at, v);
  DASSERT(!f->rare->dbg_at[v]);
  f->rare->dbg_at[v] = d;
  for (; d; d = f->rare->dbgrec.p[d].next) f->rare->dbgrec.p[d].at = v;
}
void ins_place_end(Fn *f, Val v, Blk b) {
  Ins *i = &f->ins[v];
  DASSERT(!i->blk);
  i->blk = b;
  i->next = VAL_NONE;
  i->prev = f->blk[b].last;
  if (i->prev) f->ins[i->prev].next = v;
  else f->blk[b].first = v;
  f->blk[b].last = v;
  if (is_term(f, v)) dbg_end_before(f, v, b);
  placed(f, v);
}
void ins_place_before(Fn *f, Val v, Val before) {
  Ins *i = &f->ins[v], *n = &f->ins[before];
  DASSERT(!i->blk && n->blk);
  i->blk = n->blk;
  i->next = before;
  i->prev = n->prev;
  if (n->prev) f->ins[n->prev].next = v;
  else f->blk[n->blk].first = v;
  n->prev = v;
  placed(f, v);
}
void ins_place_after(Fn *f, Val v, Val after) {
  Val n = f->ins[after].next;
  if (n) ins_place_before(f, v, n);
  else ins_place_end(f, v, f->ins[after].blk);
}
void ins_place_first(Fn *f, Val v, Blk b) {
  if (f->blk[b].first) ins_place_before(f, v, f->blk[b].first);
  else ins_place_end(f, v, b);
}
/* Records before v move to what follows it. */
static void dbg_pass_on(Fn *f, Val v) {
  Dbg d = dbg_first(f, v);
  if (!d) return;
  Val n = f->ins[v].next;
  Blk b = f->ins[v].blk;
  Dbg last = d;
  for (Dbg e = d; e; e = f->rare->dbgrec.p[e].next) {
    f->rare->dbgrec.p[e].at = n;
    f->rare->dbgrec.p[e].blk = b;
    last = e;
  }
  f->rare->dbg_at[v] = DBG_NONE;
  if (n) {
    RARE_VAL(f, dbg_at, n);
    f->rare->dbgrec.p[last].next = f->rare->dbg_at[n];
    f->rare->dbg_at[n] = d;
  } else {
    RARE_BLK(f, dbg_end, b);
    f->rare->dbgrec.p[last].next = f->rare->dbg_end[b];
    f->rare->dbg_end[b] = d;
  }
}
void ins_unplace(Fn *f, Val v) {
  dbg_pass_on(f, v);
  Ins *i = &f->ins[v];
  DASSERT(i->blk);
  tell_(f, v, LOG_MOVED_BIT);
  if (i->prev) f->ins[i->prev].next = i->next;
  else f->blk[i->blk].first = i->next;
  if (i->next) f->ins[i->next].prev = i->prev;
  else f->blk[i->blk].last = i->prev;
  i->prev = i->next = VAL_NONE;
  i->blk = BLK_NONE;
  f->nlive--;
  touch_(f, touches_memory(f, v) ? EP_VAL | EP_MEM : EP_VAL);
}
void fn_stamps_on(Fn *f) {
  if (f->cap_blk_stamp < f->nblk) {
    if (!f->blk_stamp || log2_ceil(f->nblk) != log2_ceil(f->cap_blk_stamp))
      f->blk_stamp = mem_realloc(f->blk_stamp, (1u << log2_ceil(f->nblk)) * sizeof *f->blk_stamp);
    for (; f->cap_blk_stamp < f->nblk; f->cap_blk_stamp++) f->blk_stamp[f->cap_blk_stamp] = (uint32_t)f->ep_val;
  }
  uint32_t have = f->cap_stamp, want = f->nins;
  if (have >= want) return;
  if (want > f->room_stamp) { /* copies of code ask often (clone.c) */
    f->room_stamp = have ? want + want / 2 : want;
    f->stamp = mem_realloc(f->stamp, f->room_stamp * sizeof *f->stamp);
  }
  f->cap_stamp = want;
  for (uint32_t v = have; v < want; v++) f->stamp[v] = (uint32_t)f->ep_val;
}
/* Facts about other functions and globals show in calls, memory accesses and addresses of globals. */
static bool on_facts(const Fn *f, Val x) {
  if (val_is_con(x)) {
    ConKind k = con_kind(&f->con, x);
    return k >= CON_GLOBAL && k <= CON_ADDR && k != CON_INTRIN;
  }
  return is_call(f, x) || is_op(f, x, OP_LOAD);
}
uint8_t change_distance(const Fn *f, Val v, uint32_t since, bool facts, const uint8_t *at) {
  if (changed_since(f, v, since) || (facts && on_facts(f, v))) return 0;
  unsigned d = CHANGE_FAR;
  for (uint32_t i = 0; i < nops(f, v) && d; i++) {
    Val x = arg(f, v, i);
    if (val_is_con(x)) {
      if (facts && on_facts(f, x)) d = 0;
    } else if ((uint32_t)x >= f->cap_stamp) d = 0;
    else if (is_arg(f, x)) {
      if (f->stamp[x] > since) d = 0;
    } else if (at[x] < d && f->ins[x].op != OP_LOAD)
      d = at[x]; /* what is loaded does not depend on how the place is said */
  }
  return (uint8_t)(d + (d < CHANGE_FAR));
}
static bool other_condition(const Fn *f, Blk p, uint32_t since) {
  Val t = term(f, p);
  if (changed_since(f, t, since)) return true;
  return nops(f, t) && changed_since(f, arg(f, t, 0), since);
}
/* What is assumed may hold elsewhere now: in all blocks, where it has come into the first. */
static bool may_assume(const Fn *f) {
  for (uint32_t i = 0; i < f->con.con.n; i++)
    if (f->con.con.p[i].kind == CON_INTRIN && f->con.con.p[i].flags == INTRIN_assume) return true;
  return false;
}
uint8_t *change_ways(const Fn *f, uint32_t since, const Blk *order, uint32_t n, Arena *A) {
  enum { FAR = CAP_COND_BRANCHES }; /* first: how many blocks up; where several ways meet, nothing is said */
  uint8_t *other = arena_alloc(A, f->nblk);
  memset(other, may_assume(f), f->nblk);
  if (f->nblk && other[0]) return other;
  for (uint32_t i = 0; i < n; i++) {
    Blk b = order[i], p = single_pred(f, b);
    bool own = p && ((uint32_t)b >= f->cap_blk_stamp || f->blk_stamp[b] > since || other_condition(f, p, since));
    other[b] = (uint8_t)(own ? 0 : !p ? FAR : u32_min(other[p] + 1u, FAR));
  }
  for (uint32_t i = 0; i < n; i++) {
    Blk b = order[i];
    if (other[b] < FAR || op(f, first_ins(f, b)) != OP_PHI) continue;
    for (uint32_t k = 0; k < npreds(f, b); k++)
      if (other[pred(f, b, k)] < FAR) {
        other[b] |= 0x80;
        break;
      }
  }
  for (uint32_t b = 0; b < f->nblk; b++) other[b] = other[b] != FAR;
  return other;
}
/* A use of x is gone: what is asked of uses is whether there is one, or only one; a phi may count in another way. */
static inline void lost_use(Fn *f, Val x) {
  if (val_is_local(x) && (!f->ins[x].uses || !f->link[f->ins[x].uses].next || f->ins[x].op == OP_PHI)) log_change(f, x);
}
/* Where a write goes, loads behind it may see through to what is written above. */
static void write_gone(Fn *f, Val v) {
  Val w = next_of(f, v);
  for (uint32_t i = 0; w && i <= CAP_COMBINE_STORE_SCAN; i++, w = next_of(f, w))
    if (f->ins[w].op == OP_LOAD) log_change(f, w);
}
void ins_erase(Fn *f, Val v) {
  ASSERT(f->ins[v].uses == USE_NONE);
  if ((uint32_t)v < f->rare->cap_dbg_use && f->rare->dbg_use[v]) { /* not salvaged: the variable's value is lost */
    Val p = con_poison(&f->con, f->ins[v].type);
    for (Use u = f->rare->dbg_use[v], n; u; u = n) {
      n = f->link[u].next;
      f->opnd[u] = p;
      f->link[u].next = f->link[u].prev = USE_NONE;
    }
    f->rare->dbg_use[v] = USE_NONE;
  }
  if (f->ins[v].blk) {
    if (is_term(f, v)) {
      Blk b = f->ins[v].blk;
      while (f->blk[b].nsucc) edge_remove(f, b, f->blk[b].nsucc - 1);
    }
    if (f->ins[v].op == OP_STORE && f->stamp) write_gone(f, v);
    ins_unplace(f, v);
  }
  Ins *i = &f->ins[v];
  for (uint32_t k = 0; k < i->nops; k++) {
    use_unlink_(f, i->opnd + k);
    lost_use(f, f->opnd[i->opnd + k]);
  }
  i->op = OP_NONE;
  i->nops = 0;
}
void ins_erase_poison(Fn *f, Val v) {
  if (has_uses(f, v)) val_replace(f, v, con_poison(&f->con, f->ins[v].type));
  ins_erase(f, v);
}

static bool is_callee(const Fn *f, Val v, uint32_t slot) {
  return is_call(f, v) && slot == f->ins[v].opnd + f->ins[v].nops - 1;
}
void val_replace(Fn *f, Val old, Val with) {
  DASSERT(val_is_local(old) && old != with);
  bool local = val_is_local(with);
  for (int dbg = 0; dbg < 2; dbg++) {
    Use h = dbg ? ((uint32_t)old < f->rare->cap_dbg_use ? f->rare->dbg_use[old] : USE_NONE) : f->ins[old].uses,
        last = USE_NONE;
    if (!h) continue;
    for (Use u = h; u; u = f->link[u].next) {
      f->opnd[u] = with;
      if (!dbg) {
        Val user = (Val)f->link[u].user;
        log_change(f, user);
        if (UNLIKELY(f->log != NULL)) log_append_(f, user, is_callee(f, user, (uint32_t)u) ? LOG_MAY_DECIDE : 0);
      }
      last = u;
    }
    if (local) { /* splice the whole list in front */
      Use *to = head_of(f, with, f->link[h].user);
      f->link[last].next = *to;
      if (*to) f->link[*to].prev = last;
      *to = h;
    } else {
      for (Use u = h, n; u; u = n) {
        n = f->link[u].next;
        f->link[u].next = f->link[u].prev = USE_NONE;
      }
    }
    if (dbg) f->rare->dbg_use[old] = USE_NONE;
    else f->ins[old].uses = USE_NONE;
  }
  log_change(f, old);
  touch_(f, EP_VAL | EP_MEM); /* an address may have changed */
}
void opnd_set(Fn *f, Val v, uint32_t i, Val x) {
  uint32_t s = f->ins[v].opnd + i;
  Val old = f->opnd[s];
  if (old == x) return;
  use_unlink_(f, s);
  use_link_(f, s, (uint32_t)v, x);
  log_change(f, v);
  lost_use(f, old);
  tell_(f, v, is_callee(f, v, s) ? LOG_MAY_DECIDE : 0);
  touch_(f, touches_memory(f, v) ? EP_VAL | EP_MEM : EP_VAL);
}
#define OPND_ROOM ((Val)UINT32_MAX)
static inline void opnd_shrunk(Fn *f, Val v) {
  uint32_t n = f->ins[v].nops;
  if (n && cap_of(n + 1) != cap_of(n)) f->opnd[f->ins[v].opnd + n] = OPND_ROOM;
}
/* Appends an operand; the list may move. */
void opnd_push_(Fn *f, Val v, Val x) {
  uint32_t n = f->ins[v].nops, from = f->ins[v].opnd;
  if (n ? cap_of(n + 1) != cap_of(n) && !(from + n < f->nopnd && f->opnd[from + n] == OPND_ROOM) : !from) {
    uint32_t at = opnd_alloc_(f, n + 1);
    for (uint32_t k = 0; k < n; k++) use_move(f, at + k, from + k);
    f->ins[v].opnd = at;
  }
  f->ins[v].nops = n + 1;
  use_link_(f, f->ins[v].opnd + n, (uint32_t)v, x);
}
/* The last operand takes the place of operand i. */
void opnd_swap_remove_(Fn *f, Val v, uint32_t i) {
  uint32_t at = f->ins[v].opnd, last = --f->ins[v].nops;
  use_unlink_(f, at + i);
  if (i != last) use_move(f, at + i, at + last);
  opnd_shrunk(f, v);
}
void opnd_insert(Fn *f, Val v, uint32_t i, Val x) {
  opnd_push_(f, v, VAL_NONE);
  uint32_t at = f->ins[v].opnd;
  for (uint32_t k = f->ins[v].nops - 1; k > i; k--) use_move(f, at + k, at + k - 1);
  use_link_(f, at + i, (uint32_t)v, x);
  log_change(f, v);
  tell_(f, v, LOG_MAY_DECIDE);
  touch_(f, EP_VAL | EP_MEM);
}
void opnd_remove(Fn *f, Val v, uint32_t i) {
  uint32_t at = f->ins[v].opnd, n = --f->ins[v].nops;
  log_change(f, f->opnd[at + i]);
  use_unlink_(f, at + i);
  for (uint32_t k = i; k < n; k++) use_move(f, at + k, at + k + 1);
  opnd_shrunk(f, v);
  log_change(f, v);
  tell_(f, v, LOG_MAY_DECIDE);
  touch_(f, EP_VAL | EP_MEM);
}
void flags_set(Fn *f, Val v, unsigned x) {
  bool tail = is_call(f, v) && !((f->ins[v].flags ^ x) & ~(unsigned)F_TAILMASK);
  f->ins[v].flags = (uint16_t)x;
  if (!tail) log_change(f, v); /* how a call is left says nothing of its value */
  tell_(f, v, LOG_MAY_DECIDE);
  touch_(f, EP_VAL);
}
void op_set(Fn *f, Val v, Op o) {
  DASSERT(!blk_of(f, v) || !is_term(f, v));
  f->ins[v].op = (uint8_t)o;
  log_change(f, v);
  tell_(f, v, LOG_MAY_DECIDE);
  touch_(f, EP_VAL);
}
void sub_set(Fn *f, Val v, unsigned s) {
  f->ins[v].sub = (uint8_t)s;
  log_change(f, v);
  tell_(f, v, LOG_MAY_DECIDE);
  touch_(f, EP_VAL);
}
void type_set(Fn *f, Val v, Ty t) {
  f->ins[v].type = t;
  log_change(f, v);
  tell_(f, v, LOG_MAY_DECIDE);
  touch_(f, EP_VAL);
}
void aux_set(Fn *f, Val v, uint32_t x) {
  COLD_VAL(f, aux, v);
  f->aux[v] = x;
  log_change(f, v);
  tell_(f, v, LOG_MAY_DECIDE);
  touch_(f, EP_VAL);
}
void align_set(Fn *f, Val v, uint32_t bytes) {
  unsigned a = bytes ? log2_floor(bytes) + 1 : 0;
  f->ins[v].flags = (uint16_t)(((unsigned)f->ins[v].flags & ~(unsigned)F_ALIGN_MASK) | a << F_ALIGN_SHIFT);
  tell_(f, v, 0);
  touch_(f, EP_VAL);
}
const uint32_t words_none[1] = {0};
uint32_t words_add(Fn *f, const uint32_t *w, uint32_t n) {
  if (!f->words.n) vec_push(&f->words, 0u); /* index 0 means none */
  uint32_t at = f->words.n;
  vec_push(&f->words, n);
  for (uint32_t i = 0; i < n; i++) vec_push(&f->words, w[i]);
  return at;
}
uint32_t call_add(Fn *f, CallRec c) {
  if (!f->calls.n) vec_push(&f->calls, ((CallRec){0}));
  vec_push(&f->calls, c);
  return f->calls.n - 1;
}
void dbg_loc_set(Fn *f, Val v, Md loc) {
  if (!loc && (uint32_t)v >= f->rare->cap_dbg) return;
  RARE_VAL(f, dbg, v);
  f->rare->dbg[v] = loc;
}
void pos_set(Fn *f, Val v, uint32_t pos) {
  COLD_VAL(f, pos, v);
  f->pos[v] = pos;
}

/* ---- names ---- */
static Str name_text(const Fn *f, Name n) {
  if (!n.len) return (Str){NULL, 0};
  if (n.off & NAME_OWN_BIT) return (Str){f->rare->own_names.p + (n.off & ~NAME_OWN_BIT), n.len};
  return (Str){f->m->source.p + n.off, n.len};
}
static Name name_own(Fn *f, Str s) {
  if (!s.n) return (Name){0, 0};
  uint32_t at = fn_rare_(f)->own_names.n;
  bool own = f->rare->own_names.p && s.p >= f->rare->own_names.p && s.p < f->rare->own_names.p + at;
  uint32_t off = own ? (uint32_t)(s.p - f->rare->own_names.p) : 0;
  vec_reserve(&f->rare->own_names, at + s.n);
  memcpy(f->rare->own_names.p + at, own ? f->rare->own_names.p + off : s.p, s.n);
  f->rare->own_names.n = at + s.n;
  f->names_dirty = true;
  return (Name){at | NAME_OWN_BIT, s.n};
}
Str name_of(const Fn *f, Val v) { return (uint32_t)v < f->cap_name ? name_text(f, f->name[v]) : (Str){NULL, 0}; }
Str blk_name_of(const Fn *f, Blk b) {
  return (uint32_t)b < f->cap_blk_name ? name_text(f, f->blk_name[b]) : (Str){NULL, 0};
}
void name_set_src(Fn *f, Val v, uint32_t off, uint32_t len) {
  COLD_VAL(f, name, v);
  f->name[v] = (Name){off, len};
}
void name_set(Fn *f, Val v, Str s) {
  if (!s.n && (uint32_t)v >= f->cap_name) return;
  Name n = name_own(f, s);
  COLD_VAL(f, name, v);
  f->name[v] = n;
}
void name_take(Fn *f, Val v, Val from) {
  if ((uint32_t)from >= f->cap_name || !f->name[from].len) return;
  Name n = f->name[from];
  COLD_VAL(f, name, v);
  f->name[v] = n;
  f->name[from] = (Name){0, 0};
}
void blk_name_set_src(Fn *f, Blk b, uint32_t off, uint32_t len) {
  COLD_BLK(f, blk_name, b);
  f->blk_name[b] = (Name){off, len};
}
void blk_name_set(Fn *f, Blk b, Str s) {
  if (!s.n && (uint32_t)b >= f->cap_blk_name) return;
  Name n = name_own(f, s);
  COLD_BLK(f, blk_name, b);
  f->blk_name[b] = n;
}

/* ---- metadata attachments: md[v] is the index in mdatt of a header {count, capacity} followed by the entries ---- */
void md_set_all(Fn *f, Val v, const MdAttach *a, uint32_t n) {
  if (!n && (uint32_t)v >= f->rare->cap_md) return;
  tell_(f, v, 0);
  touch_(f, EP_VAL);
  RARE_VAL(f, md, v);
  if (!n) {
    f->rare->md[v] = 0;
    return;
  }
  if (!f->rare->mdatt.n) vec_push(&f->rare->mdatt, ((MdAttach){0}));
  uint32_t at = f->rare->mdatt.n;
  bool inside = f->rare->mdatt.p <= a && a < f->rare->mdatt.p + at;
  size_t off = inside ? (size_t)(a - f->rare->mdatt.p) : 0;
  vec_reserve(&f->rare->mdatt, at + 1 + n);
  if (inside) a = f->rare->mdatt.p + off;
  f->rare->mdatt.p[at] = (MdAttach){n, (Md)n};
  memmove(f->rare->mdatt.p + at + 1, a, n * sizeof *a);
  f->rare->mdatt.n = at + 1 + n;
  f->rare->md[v] = at;
}
void md_set(Fn *f, Val v, uint32_t kind, Md node) {
  uint32_t n;
  MdAttach *a = (MdAttach *)(uintptr_t)md_all(f, v, &n);
  for (uint32_t i = 0; i < n; i++) {
    if (a[i].kind != kind) continue;
    tell_(f, v, 0);
    touch_(f, EP_VAL);
    if (node) {
      a[i].node = node;
      return;
    }
    memmove(a + i, a + i + 1, (n - i - 1) * sizeof *a);
    a[-1].kind = n - 1;
    if (n == 1) f->rare->md[v] = 0;
    return;
  }
  if (!node) return;
  FEW(MdAttach, all, 16, n + 1);
  uint32_t i = 0;
  for (; i < n && a[i].kind < kind; i++) all[i] = a[i];
  all[i] = (MdAttach){kind, node};
  for (; i < n; i++) all[i + 1] = a[i];
  md_set_all(f, v, all, n + 1);
  FEW_FREE(all);
}
void md_copy(Fn *f, Val to, Val from) {
  uint32_t n;
  const MdAttach *a = md_all(f, from, &n);
  md_set_all(f, to, a, n);
}

/* ---- questions ---- */
uint32_t count_uses(const Fn *f, Val v, uint32_t limit) {
  uint32_t n = 0;
  for (Use u = first_use(f, v); u && n < limit; u = f->link[u].next) n++;
  return n;
}
bool val_before(const Fn *f, Val a, Val b) { /* both directions at once: O(distance) */
  DASSERT(f->ins[a].blk == f->ins[b].blk);
  Val x = a, y = b;
  while (x || y) {
    if (x) {
      x = f->ins[x].next;
      if (x == b) return true;
    }
    if (y) {
      y = f->ins[y].next;
      if (y == a) return false;
    }
  }
  return false;
}
