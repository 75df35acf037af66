/* promote.c: promotion of allocas to SSA values. Contract: promote.h.
 *
 *     %a = alloca i32                                x:
 *     store i32 1, ptr %a        ; in x                br label %z
 *     store i32 %n, ptr %a       ; in y     ==>      y:
 *     %v = load i32, ptr %a      ; in z                br label %z
 *                                                    z:
 *                                                      %a.0 = phi i32 [ 1, %x ], [ %n, %y ]
 *
 * Phi placement: iterated dominance frontiers (frontier.h). Only where a frontier is not empty does the liveness walk
 * run that prunes it (Choi, Cytron, Ferrante 1991), within a budget; beyond it all phis are placed and dead ones
 * removed at the end (Briggs et al. 1998). Then one walk of the dominator tree renames all allocas at once (Cytron et
 * al. 1991), with an undo log instead of copies of the state. New phis whose operands agree are removed by a
 * worklist. No recursion. */
#include "ir/cap.h"
#include "analysis/cfg/frontier.h"
#include "analysis/value/known.h"
#include "ir/debug_loc.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/util/promote.h"
#include "support/few.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- what is promotable ---- */
bool assume_is_bundle_operand(const Fn *f, Val v, uint32_t index) {
  return is_intrinsic(f, v, INTRIN_assume) && index >= call_nargs(f, v) && index + 1 < nops(f, v);
}
bool assume_drop_operand(Fn *f, Val v, uint32_t index) {
  if (!assume_is_bundle_operand(f, v, index)) return false;
  CallRec c = *call_rec(f, v);
  uint32_t ignore = str_intern(f->m, STR("ignore")), at = call_nargs(f, v), first = f->words.n;
  bool all = true;
  for (uint32_t i = 0; i < c.nbundles; i++) { /* a fresh record: bundles may be shared with a copy of the call */
    uint32_t tag = f->words.p[c.bundles + 2 * i], n = f->words.p[c.bundles + 2 * i + 1];
    if (index >= at && index < at + n) tag = ignore;
    if (tag != ignore) all = false;
    at += n;
    vec_push(&f->words, tag);
    vec_push(&f->words, n);
  }
  uint64_t cond;
  if (all && val_is_con(arg(f, v, 0)) && con_u64(&f->con, arg(f, v, 0), &cond) && cond == 1) {
    ins_erase(f, v);
    return true;
  }
  c.bundles = first;
  aux_set(f, v, call_add(f, c));
  opnd_set(f, v, index, con_poison(&f->con, ty(f, arg(f, v, index))));
  return true;
}
static bool is_marker_use(const Fn *f, Use u) {
  return is_lifetime(f, use_user(f, u)) || assume_is_bundle_operand(f, use_user(f, u), use_index(f, u));
}
static bool is_noop_address(const Fn *f, Val v) {
  if (ty_is_vec(f->m, ty(f, v))) return false;
  switch (op(f, v)) {
  case OP_BITCAST:
  case OP_ADDRSPACECAST: return true;
  case OP_GEP:
    for (uint32_t i = 1; i < nops(f, v); i++)
      if (!val_is_con(arg(f, v, i)) || !con_is_zero(&f->con, arg(f, v, i))) return false;
    return true;
  default: return false;
  }
}
bool alloca_promotable(const Fn *f, Val a) {
  if (flags(f, a) & F_INALLOCA) return false;
  Ty t = alloca_type(f, a);
  FOR_EACH_USE(f, a, u) {
    Val v = use_user(f, u);
    if (op(f, v) == OP_LOAD) {
      if (is_volatile(f, v) || ty(f, v) != t) return false;
    } else if (op(f, v) == OP_STORE) {
      if (use_index(f, u) != 1 || is_volatile(f, v) || ty(f, arg(f, v, 0)) != t || arg(f, v, 0) == a) return false;
    } else if (!is_marker_use(f, u)) {
      if (!is_noop_address(f, v)) return false;
      FOR_EACH_USE(f, v, w)
        if (!is_marker_use(f, w)) return false;
    }
  }
  return true;
}
static void drop_marker_uses(Fn *f, Val a) {
  FOR_EACH_USE(f, a, u) {
    Val v = use_user(f, u);
    if (is_lifetime(f, v)) ins_erase(f, v);
  }
  for (Use u; (u = first_use(f, a)) != USE_NONE && assume_drop_operand(f, use_user(f, u), use_index(f, u));) {}
}

/* ---- state ---- */
typedef struct Cell {
  uint32_t x, next;
} Cell; /* x: block or phi; lists end at 0 */
typedef VEC(Cell) Cells;
typedef struct Var {
  Val a, cur;
  Md loc; /* of the store that cur comes from */
  Ty t;
  uint32_t defs, ups; /* blocks that store; blocks that load before they store: lists of cells */
  uint32_t dbg, ndbg; /* records in Promo.dbg */
  uint32_t version;
  Blk seen; /* scan: the last block with an access */
  bool seen_def;
} Var;
typedef struct Undo {
  uint32_t var;
  Val old;
  Md loc;
} Undo;
typedef struct Promo {
  Fn *f;
  const Dom *d;
  Arena *A;
  Var *var;
  uint32_t nvar, nval; /* values below nval have an entry in `which` */
  uint32_t *which;     /* by Val: 1 + variable */
  uint8_t *touched;    /* by Blk: has accesses */
  Cells cell;
  uint32_t *phis; /* by Blk: list of cells {index in phi} */
  VEC(struct NewPhi {
    Val v;
    uint32_t var;
    bool has_loc; /* an operand has given it a location, or said that it has none */
  })
  phi;
  Frontier fr;
  uint32_t *stamp_live; /* by Blk: = round when set */
  uint32_t round;
  bool unpruned; /* dead phis may have been placed */
  VecU32 work;
  VEC(Undo) undo;
  VEC(Dbg) dbg;
  PromoteStats st;
} Promo;

static void list_push(Promo *p, uint32_t *head, uint32_t x) {
  vec_push(&p->cell, ((Cell){x, *head}));
  *head = p->cell.n - 1;
}
/* Constants lie above. */
static inline uint32_t var_of(const Promo *p, Val address) {
  return (uint32_t)address < p->nval ? p->which[address] : 0;
}

static bool never_poison(const Promo *p, Val v) {
  KnownCtx k = known_at(p->f, p->A, VAL_NONE);
  return known_not_poison(&k, v);
}

/* ---- debug records ---- */
/* The declaration's location without its line. Locations that a function owns stay as they are. */
static Md loc_without_line(Fn *f, Md loc) {
  if (!loc || (loc & MD_LOCAL_BIT)) return loc;
  const MdRec *r = md_rec(f->m, loc);
  if (r->form != MDF_SPECIAL || r->special != MDS_DILocation) return loc;
  int line = md_field_lookup(MDS_DILocation, STR("line")), scope = md_field_lookup(MDS_DILocation, STR("scope")),
      at = md_field_lookup(MDS_DILocation, STR("inlinedAt"));
  MdField out[3];
  uint32_t n = 0;
  out[n++] = (MdField){.field = (uint16_t)line, .form = MFF_UINT, .u = 0};
  for (uint32_t i = 0; i < r->n; i++)
    if (r->fields[i].field == scope || r->fields[i].field == at) {
      if (n < ARRAY_LEN(out)) out[n++] = r->fields[i];
    }
  return md_special(f->m, MDS_DILocation, out, n, false);
}
static const MdField *md_field(const Module *m, Md node, unsigned special, Str name) {
  if (!node || (node & MD_LOCAL_BIT)) return NULL;
  const MdRec *r = md_rec(m, node);
  if (r->form != MDF_SPECIAL || (special && r->special != special)) return NULL;
  int k = md_field_lookup((MdSpecial)r->special, name);
  for (uint32_t i = 0; k >= 0 && i < r->n; i++)
    if (r->fields[i].field == k) return &r->fields[i];
  return NULL;
}
/* Size of a variable in bits, 0 if unknown: through typedefs and qualifiers. */
static uint64_t dbg_var_bits(const Module *m, Md var) {
  const MdField *x = md_field(m, var, 0, STR("type"));
  for (unsigned i = 0; x && x->form == MFF_MD && !at_cap(m, PROMOTE_TYPES, i); i++) {
    Md t = x->md;
    const MdField *s = md_field(m, t, 0, STR("size"));
    if (s && s->form == MFF_UINT && s->u) return s->u;
    if (s && s->form == MFF_SINT && s->s > 0) return (uint64_t)s->s;
    x = md_field(m, t, MDS_DIDerivedType, STR("baseType"));
  }
  return 0;
}
enum { DW_OP_DEREF = 0x06 };
/* A #dbg_value of v for the variable that record d describes, in front of `before`. */
static void dbg_value_at(Promo *p, uint32_t var, Dbg d, Val v, Val before) {
  Fn *f = p->f;
  DbgRec r = f->rare->dbgrec.p[d];
  const MdRec *e = r.expr ? md_rec(f->m, r.expr) : NULL;
  bool is_expr = e && e->form == MDF_EXPR, starts_deref = is_expr && e->n && e->words[0] == DW_OP_DEREF;
  uint64_t off, bits;
  if (!is_expr || !di_expr_fragment(e->words, e->n, &off, &bits)) bits = dbg_var_bits(f->m, r.var);
  bool covers = bits == 0 || ty_size_bits(f->m, p->var[var].t) >= bits;
  bool ok = starts_deref ? e->n == 1 : covers;
  if (!ok) v = con_poison(&f->con, p->var[var].t);
  DbgRec n = {.kind = DBGK_VALUE, .var = r.var, .expr = r.expr, .loc = loc_without_line(f, r.loc), .nops = 1};
  if (starts_deref && ok) n.expr = md_expr(f->m, NULL, 0);
  dbg_place_before(f, dbg_new(f, &n, &v), before);
}
static void dbg_collect(Promo *p, Var *x) {
  const Fn *f = p->f;
  x->dbg = p->dbg.n;
  if ((uint32_t)x->a < f->rare->cap_dbg_use) {
    for (Use u = f->rare->dbg_use[x->a]; u; u = f->link[u].next) {
      Dbg d = (Dbg)(f->link[u].user & ~DBG_USER_BIT);
      if (f->rare->dbgrec.p[d].kind == DBGK_DECLARE) vec_push(&p->dbg, d);
    }
  }
  x->ndbg = p->dbg.n - x->dbg;
}

/* ---- placement of phis ---- */
/* The iterated dominance frontier of x's stores into p->fr.out. */
static void frontier(Promo *p, const Var *x) {
  p->round++;
  frontier_begin(&p->fr);
  for (uint32_t c = x->defs; c; c = p->cell.p[c].next) frontier_def(&p->fr, (Blk)p->cell.p[c].x);
  frontier_run(&p->fr);
}
/* Marks the blocks where x is live at the start. False: there are too many beside its stores, uses and phis; then it
 * is cheaper to place all phis and to remove dead ones afterwards. */
static bool liveness(Promo *p, const Var *x) {
  enum { LIVE_FACTOR = 8, LIVE_MIN = 256 };
  const Fn *f = p->f;
  uint32_t left = LIVE_MIN + LIVE_FACTOR * p->fr.out.n;
  for (uint32_t c = x->defs; c; c = p->cell.p[c].next) left += LIVE_FACTOR;
  for (uint32_t c = x->ups; c; c = p->cell.p[c].next) {
    Blk b = (Blk)p->cell.p[c].x;
    left += LIVE_FACTOR;
    if (p->stamp_live[b] != p->round) {
      p->stamp_live[b] = p->round;
      vec_push(&p->work, (uint32_t)b);
    }
  }
  while (p->work.n) {
    if (!left--) {
      p->work.n = 0;
      return false;
    }
    Blk b = (Blk)vec_pop(&p->work);
    for (uint32_t k = 0; k < npreds(f, b); k++) {
      Blk q = pred(f, b, k);
      if (frontier_is_def(&p->fr, q) || p->stamp_live[q] == p->round || !dom_reachable(p->d, q)) continue;
      p->stamp_live[q] = p->round;
      vec_push(&p->work, (uint32_t)q);
    }
  }
  return true;
}
static void name_version(Promo *p, Val phi, uint32_t var) {
  Str s = name_of(p->f, p->var[var].a);
  if (!s.n) return;
  char tail[16];
  int k = snprintf(tail, sizeof tail, ".%" PRIu32, p->var[var].version++);
  size_t n = s.n + (size_t)k;
  FEW(char, text, 128, n);
  memcpy(text, s.p, s.n);
  memcpy(text + s.n, tail, (size_t)k);
  name_set(p->f, phi, (Str){text, (uint32_t)n});
  FEW_FREE(text);
}
static void place_phis(Promo *p, uint32_t var) {
  Fn *f = p->f;
  Var *x = &p->var[var];
  if (!x->ups || !x->defs) return;
  frontier(p, x);
  if (!p->fr.out.n) return;
  bool pruned = liveness(p, x);
  if (!pruned) p->unpruned = true;
  ArenaMark mark = arena_mark(p->A);
  uint64_t *at = ARENA_ARRAY(p->A, uint64_t, p->fr.out.n);
  uint32_t n = 0;
  for (uint32_t i = 0; i < p->fr.out.n; i++)
    if (!pruned || p->stamp_live[p->fr.out.p[i]] == p->round)
      at[n++] = (uint64_t)p->d->order[p->fr.out.p[i]] << 32 | p->fr.out.p[i];
  qsort(at, n, sizeof *at, u64_order);
  for (uint32_t i = 0; i < n; i++) {
    Blk b = (Blk)(uint32_t)at[i];
    uint32_t k = npreds(f, b);
    Val *ops = ARENA_ARRAY(p->A, Val, k), undef = con_poison(&f->con, x->t); /* edges from unreachable blocks keep it */
    for (uint32_t j = 0; j < k; j++) ops[j] = undef;
    Val v = emit_phi(f, b, x->t, ops);
    name_version(p, v, var);
    vec_push(&p->phi, ((struct NewPhi){.v = v, .var = var}));
    list_push(p, &p->phis[b], p->phi.n - 1);
    p->st.phis++;
  }
  arena_release(p->A, mark);
}

/* ---- renaming ---- */
static void var_set(Promo *p, uint32_t var, Val v, Md loc) {
  vec_push(&p->undo, ((Undo){var, p->var[var].cur, p->var[var].loc}));
  p->var[var].cur = v;
  p->var[var].loc = loc;
}
static Val var_get(Promo *p, uint32_t var) {
  Val v = p->var[var].cur;
  return v ? v : con_undef(&p->f->con, p->var[var].t);
}
/* A phi stands where the stores stand that it chooses from. */
static void phi_locate(Promo *p, struct NewPhi *n) {
  Md loc = p->var[n->var].loc;
  if (n->has_loc) loc = dbg_merge_loc(p->f->m, dbg_loc(p->f, n->v), loc);
  n->has_loc = true;
  dbg_loc_set(p->f, n->v, loc);
}
static void rename_blk(Promo *p, Blk b) {
  Fn *f = p->f;
  for (uint32_t c = p->phis[b]; c; c = p->cell.p[c].next) {
    struct NewPhi n = p->phi.p[p->cell.p[c].x];
    var_set(p, n.var, n.v, dbg_loc(f, n.v));
    Val at = p->var[n.var].ndbg ? first_insertion(f, b)
                                : VAL_NONE; /* nothing is said of a phi before a catchswitch, as in LLVM */
    for (uint32_t i = 0; at && i < p->var[n.var].ndbg; i++)
      dbg_value_at(p, n.var, p->dbg.p[p->var[n.var].dbg + i], n.v, at);
  }
  if (p->touched[b]) {
    FOR_EACH_INS_SAFE(f, b, v) {
      uint32_t x;
      if (op(f, v) == OP_LOAD && (x = var_of(p, arg(f, v, 0)))) {
        val_replace(f, v, var_get(p, x - 1));
        ins_erase(f, v);
      } else if (op(f, v) == OP_STORE && (x = var_of(p, arg(f, v, 1)))) {
        Val val = arg(f, v, 0);
        for (uint32_t i = 0; i < p->var[x - 1].ndbg; i++)
          dbg_value_at(p, x - 1, p->dbg.p[p->var[x - 1].dbg + i], val, v);
        var_set(p, x - 1, val, dbg_loc(f, v));
        ins_erase(f, v);
      }
    }
  }
  for (uint32_t k = 0; k < nsuccs(f, b); k++) {
    Blk s = succ(f, b, k);
    for (uint32_t c = p->phis[s]; c; c = p->cell.p[c].next) {
      struct NewPhi *n = &p->phi.p[p->cell.p[c].x];
      opnd_set(f, n->v, succ_pred(f, b, k), var_get(p, n->var));
      if (f->m->has_debug_info) phi_locate(p, n);
    }
  }
}
static void undo_to(Promo *p, uint32_t mark) {
  while (p->undo.n > mark) {
    Undo u = vec_pop(&p->undo);
    p->var[u.var].cur = u.old;
    p->var[u.var].loc = u.loc;
  }
}
static void rename_all(Promo *p) {
  DomScopes scopes = dom_scopes(p->A, p->d);
  for (uint32_t i = 0; i < p->d->n; i++) {
    undo_to(p, dom_scope(&scopes, p->d->tree[i], p->undo.n));
    rename_blk(p, p->d->tree[i]);
  }
}

/* The value phi v always has: what its operands agree on, where undef and poison agree with everything that is
 * defined at v and, for undef, never poison. VAL_NONE: none. */
static Val phi_value(const Promo *p, Val v) {
  const Fn *f = p->f;
  Val c = VAL_NONE, undef = VAL_NONE, poison = VAL_NONE;
  for (uint32_t i = 0; i < nops(f, v); i++) {
    Val x = arg(f, v, i);
    if (x == v || x == c) continue;
    if (val_is_con(x) && con_is_undef(&f->con, x)) {
      undef = x;
      continue;
    }
    if (val_is_con(x) && con_is_poison(&f->con, x)) {
      poison = x;
      continue;
    }
    if (c) return VAL_NONE;
    c = x;
  }
  if (!c) return undef ? undef : poison;
  if (!undef && !poison) return c;
  if (val_is_local(c) && !is_arg(f, c) && (blk_of(f, c) == blk_of(f, v) || !dom_blk(p->d, blk_of(f, c), blk_of(f, v))))
    return VAL_NONE;
  if (val_is_local(c) && !is_arg(f, c) && (op(f, c) == OP_INVOKE || op(f, c) == OP_CALLBR))
    return VAL_NONE; /* defined on an edge only */
  if (undef && !never_poison(p, c)) return VAL_NONE;
  return c;
}
static void phis_clean(Promo *p) {
  Fn *f = p->f;
  uint32_t first = p->nval, n = f->nins - first; /* every value made since is such a phi */
  if (!n) return;
  uint8_t *queued = ARENA_ZARRAY(p->A, uint8_t, n);
  if (p->unpruned) { /* what only dead phis use is dead */
    uint8_t *live = ARENA_ZARRAY(p->A, uint8_t, n);
    for (uint32_t i = 1; i < p->phi.n; i++) {
      Val v = p->phi.p[i].v;
      bool used = false;
      for (Use u = first_use(f, v); u && !used; u = next_use(f, u)) used = (uint32_t)use_user(f, u) < first;
      if (used) {
        live[(uint32_t)v - first] = 1;
        vec_push(&p->work, (uint32_t)v);
      }
    }
    while (p->work.n) {
      Val v = (Val)vec_pop(&p->work);
      for (uint32_t i = 0; i < nops(f, v); i++) {
        uint32_t x = (uint32_t)arg(f, v, i);
        if (x >= first && x < first + n && !live[x - first]) {
          live[x - first] = 1;
          vec_push(&p->work, x);
        }
      }
    }
    uint32_t k = 1;
    for (uint32_t i = 1; i < p->phi.n; i++) {
      Val v = p->phi.p[i].v;
      if (live[(uint32_t)v - first]) p->phi.p[k++] = p->phi.p[i];
      else {
        ins_erase_poison(f, v);
        p->st.phis--;
      }
    }
    p->phi.n = k;
  }
  for (uint32_t i = p->phi.n; i-- > 1;) {
    vec_push(&p->work, (uint32_t)p->phi.p[i].v);
    queued[(uint32_t)p->phi.p[i].v - first] = 1;
  }
  while (p->work.n) {
    Val v = (Val)vec_pop(&p->work);
    queued[(uint32_t)v - first] = 0;
    if (op(f, v) != OP_PHI) continue;
    if (!has_uses(f, v)) { /* possible where every use was in unreachable code */
      ins_erase(f, v);
      continue;
    }
    Val x = phi_value(p, v);
    if (!x) continue;
    FOR_EACH_USE(f, v, u) {
      uint32_t w = (uint32_t)use_user(f, u);
      if (w >= first && w < first + n && (Val)w != v && !queued[w - first]) {
        queued[w - first] = 1;
        vec_push(&p->work, w);
      }
    }
    val_replace(f, v, x);
    ins_erase(f, v);
  }
}

/* ---- one store ---- */
/* A variable with a single store of a value that is the same everywhere and never poison has it at every load: where
 * nothing was stored yet the load is undef. */
static bool single_store(Promo *p, uint32_t var) {
  Fn *f = p->f;
  Val st = VAL_NONE;
  FOR_EACH_USE(f, p->var[var].a, u) {
    Val v = use_user(f, u);
    if (op(f, v) != OP_STORE) continue;
    if (st) return false;
    st = v;
  }
  if (!st) return false;
  Val x = arg(f, st, 0);
  if (!(val_is_con(x) || is_arg(f, x)) || !never_poison(p, x)) return false;
  FOR_EACH_USE(f, p->var[var].a, u) {
    Val v = use_user(f, u);
    if (op(f, v) != OP_LOAD) continue;
    val_replace(f, v, x);
    ins_erase(f, v);
  }
  return true;
}

PromoteStats promote_allocas(Fn *f, const Val *allocas, uint32_t n, Arena *scratch) {
  ArenaMark mark = arena_mark(scratch);
  Promo p = {.f = f, .d = dom(f), .A = scratch, .nvar = n, .nval = f->nins};
  p.var = ARENA_ZARRAY(scratch, Var, n + 1);
  p.which = ARENA_ZARRAY(scratch, uint32_t, p.nval);
  p.touched = ARENA_ZARRAY(scratch, uint8_t, f->nblk);
  p.phis = ARENA_ZARRAY(scratch, uint32_t, f->nblk);
  p.stamp_live = ARENA_ZARRAY(scratch, uint32_t, f->nblk);
  vec_push(&p.cell, ((Cell){0, 0}));
  vec_push(&p.phi, ((struct NewPhi){.v = VAL_NONE}));
  for (uint32_t i = 0; i < n; i++) {
    Var *x = &p.var[i];
    *x = (Var){.a = allocas[i], .t = alloca_type(f, allocas[i])};
    p.which[x->a] = i + 1;
    FOR_EACH_USE(f, x->a, u) { /* casts and the like go first; what is left are markers, loads and stores */
      Val v = use_user(f, u);
      if (op(f, v) == OP_LOAD || op(f, v) == OP_STORE || is_call(f, v)) continue;
      drop_marker_uses(f, v);
      ins_erase(f, v);
    }
  }
  for (uint32_t i = 0; i < n; i++) {
    FOR_EACH_USE(f, p.var[i].a, u)
      if (is_lifetime(f, use_user(f, u))) ins_erase(f, use_user(f, u));
    for (bool again = true;
         again;) { /* an assumption may name it more than once, so the list is read anew after each */
      again = false;
      FOR_EACH_USE(f, p.var[i].a, u)
        if (is_call(f, use_user(f, u))) {
          assume_drop_operand(f, use_user(f, u), use_index(f, u));
          again = true;
          break;
        }
    }
    dbg_collect(&p, &p.var[i]);
    single_store(&p, i);
    FOR_EACH_USE(f, p.var[i].a, u) p.touched[blk_of(f, use_user(f, u))] = 1;
  }
  bool any_up = false;
  for (uint32_t i = 0; i < p.d->n; i++) { /* where the stores and the upward exposed loads are */
    Blk b = p.d->rpo[i];
    if (!p.touched[b]) continue;
    FOR_EACH_INS(f, b, v) {
      uint32_t x = op(f, v) == OP_LOAD ? var_of(&p, arg(f, v, 0)) : op(f, v) == OP_STORE ? var_of(&p, arg(f, v, 1)) : 0;
      if (!x) continue;
      Var *y = &p.var[x - 1];
      if (y->seen != b) {
        y->seen = b;
        y->seen_def = false;
        if (op(f, v) == OP_LOAD) {
          list_push(&p, &y->ups, (uint32_t)b);
          any_up = true;
        }
      }
      if (op(f, v) == OP_STORE && !y->seen_def) {
        y->seen_def = true;
        list_push(&p, &y->defs, (uint32_t)b);
      }
    }
  }
  if (any_up) {
    frontier_init(&p.fr, f, scratch);
    for (uint32_t i = 0; i < n; i++) place_phis(&p, i);
  }
  rename_all(&p);
  for (uint32_t i = 0; i < n; i++) { /* what is left is in unreachable blocks */
    Val a = p.var[i].a;
    for (Use u; (u = first_use(f, a)) != USE_NONE;) ins_erase_poison(f, use_user(f, u));
    for (uint32_t k = 0; k < p.var[i].ndbg; k++) dbg_erase(f, p.dbg.p[p.var[i].dbg + k]);
    ins_erase(f, a);
  }
  phis_clean(&p);
  p.st.allocas = n;
  vec_free(&p.cell), vec_free(&p.phi), vec_free(&p.work), vec_free(&p.undo), vec_free(&p.dbg);
  arena_release(scratch, mark);
  return p.st;
}
