/* uniformity.c: divergence of values and branches. Contract: uniformity.h.
 *
 * A worklist over values and terminators that differ. A value passes on to its users; a terminator to the phis where
 * its threads meet again (syncdep.h), to what is used outside of a cycle that they leave in different rounds, and to
 * all that an irreducible cycle computes which they enter apart. */
#include "analysis/cfg/cycles.h"
#include "analysis/cfg/dom.h"
#include "analysis/gpu/syncdep.h"
#include "analysis/gpu/uniformity.h"
#include "analysis/memory/alias.h"
#include "analysis/value/known.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "ir/text/text.h"
#include "support/strbuf.h"

typedef struct Temporal {
  Val v, user;
  uint32_t cycle;
} Temporal;
typedef struct Div {
  Fn *f;
  Uniformity *u;
  VecU32 work; /* values whose users are to be looked at, and blocks whose terminator differs (high bit) */
  SyncDep sd;
  bool sd_ready, gpu, as_opt, any_all /* some cycle_all is set */;
  unsigned worst;    /* bits for which the joins were too many to tell */
  uint8_t *params;   /* by argument, one bit each: a byval parameter of a kernel that is only read. NULL: there is none,
                        or opt's answer is wanted */
  uint8_t *blk_done; /* by Blk: bits whose joins are dealt with */
  uint8_t *cycle_exit; /* by cycle: bits in which it is left in different rounds */
  uint8_t *cycle_all;  /* by cycle: bits in which all it computes differs */
  VecU32 joins, exits, apart;
  VecU32 leaves, leaves_first; /* leaves_first: by index into Cycles.blk */
  VEC(Temporal) temporal;      /* as_opt: what is used outside of such a cycle */
} Div;
#define BLK_MARK 0x80000000u

/* What the user's terminator or value depends on differs in these bits. */
static void differ(Div *d, Val v, unsigned bits) {
  if (val_is_con(v)) return;
  if (bits & UNI_WARP) bits |= UNI_CTA;
  Fn *f = d->f;
  if (is_term(f, v)) {
    Blk b = blk_of(f, v);
    if (bits & ~(unsigned)d->u->blk[b]) {
      d->u->blk[b] = (uint8_t)(d->u->blk[b] | bits);
      if (nsuccs(f, b) > 1) vec_push(&d->work, (uint32_t)b | BLK_MARK);
    }
  }
  unsigned more = bits & ~(unsigned)d->u->val[v];
  if (!more) return;
  d->u->val[v] = (uint8_t)(d->u->val[v] | more);
  if (has_result(f, v)) vec_push(&d->work, (uint32_t)v);
}
/* ---- sources ---- */
enum { UNI_ALL = UNI_WARP | UNI_CTA };
static bool freeze_differs(const Div *d, Val v) { /* each thread may pick its own value for undef and poison */
  ArenaMark m = arena_mark(&d->f->arena);
  KnownCtx k = known_at(d->f, &d->f->arena, v);
  bool clean = known_not_undef_poison(&k, arg(d->f, v, 0));
  arena_release(&d->f->arena, m);
  return !clean;
}
/* Nothing is written through p, nor does anybody else get hold of it: all its uses are reads. */
static bool only_read(const Fn *f, Val p) {
  enum { MOST = 64 };
  Val at[MOST] = {p};
  uint32_t n = 1;
  for (uint32_t i = 0; i < n; i++)
    FOR_EACH_USE(f, at[i], u) {
      Val user = use_user(f, u);
      switch (op(f, user)) {
      case OP_LOAD:
      case OP_MDVAL:
      case OP_ICMP: break;
      case OP_GEP:
      case OP_ADDRSPACECAST:
      case OP_BITCAST:
        if (n == MOST) return false;
        at[n++] = user;
        break;
      case OP_CALL: {
        if (use_index(f, u) != 1 || mem_kind(call_intrinsic(f, user)) != MEM_COPY) return false;
        break;
      }
      default: return false;
      }
    }
  return true;
}
/* A struct passed by value to a kernel lies in the parameter space, one for the grid, as long as nobody writes it:
 * then each thread has its copy. */
static bool in_parameters(const Div *d, Val p) {
  const Fn *f = d->f;
  Val o = alias_object(f, p);
  return d->params && is_arg(f, o) && (d->params[arg_index(f, o) / 8] >> (arg_index(f, o) % 8) & 1);
}
static bool load_differs(const Div *d, Val v) {
  const Fn *f = d->f;
  if (!is_simple(f, v) || !d->gpu) return true;
  uint32_t as = ty_addrspace(f->m, ty(f, arg(f, v, 0)));
  return as != 1 && as != 3 && as != 4 && as != 101 && !in_parameters(d, arg(f, v, 0));
}
/* A barrier that counts or votes: all threads of the block get the same. */
static bool is_block_vote(unsigned id) {
  switch (id) {
  case INTRIN_nvvm_barrier0_and:
  case INTRIN_nvvm_barrier0_or:
  case INTRIN_nvvm_barrier0_popc:
  case INTRIN_nvvm_barrier_cta_red_and_aligned_all:
  case INTRIN_nvvm_barrier_cta_red_and_all:
  case INTRIN_nvvm_barrier_cta_red_or_aligned_all:
  case INTRIN_nvvm_barrier_cta_red_or_all:
  case INTRIN_nvvm_barrier_cta_red_popc_aligned_all:
  case INTRIN_nvvm_barrier_cta_red_popc_all: return true;
  default: return false;
  }
}
/* Bits in which v differs by itself, whatever its operands. */
static unsigned source(const Div *d, Val v) {
  const Fn *f = d->f;
  switch (op(f, v)) {
  case OP_ALLOCA:
  case OP_CMPXCHG:
  case OP_ATOMICRMW:
  case OP_VAARG:
  case OP_INVOKE:
  case OP_CALLBR:
  case OP_LANDINGPAD:
  case OP_CATCHPAD:
  case OP_CLEANUPPAD:
  case OP_CATCHSWITCH: return UNI_ALL;
  case OP_LOAD: return load_differs(d, v) ? UNI_ALL : 0;
  case OP_FREEZE: return freeze_differs(d, v) ? UNI_ALL : 0;
  case OP_CALL: {
    unsigned id = call_intrinsic(f, v);
    if (!id) return UNI_ALL;
    const SregInfo *s = intrinsic_sreg((IntrinsicId)id);
    if (s) return s->lane == LANE_DIVERGENT ? UNI_ALL : s->lane == LANE_WARP ? UNI_CTA : 0;
    switch (id) {
    case INTRIN_nvvm_vote_all_sync:
    case INTRIN_nvvm_vote_any_sync:
    case INTRIN_nvvm_vote_uni_sync:
    case INTRIN_nvvm_vote_ballot_sync: {
      uint64_t mask;
      Val a = arg(f, v, 0);
      return val_is_con(a) && con_u64(&f->con, a, &mask) && mask == UINT32_MAX ? UNI_CTA : UNI_ALL;
    }
    default: break;
    }
    if (is_block_vote(id)) return 0;
    const IntrinsicInfo *i = intrinsic_info((IntrinsicId)id);
    return i->mem == MEMEFF_NONE && i->sync == ISYNC_NONE && !intrinsic_convergent((IntrinsicId)id) &&
                   (i->flags & IF_WILLRETURN) && !(i->flags & IF_SIDEEFFECTS)
               ? 0
               : UNI_ALL;
  }
  default: return 0;
  }
}
/* The votes above, and counts and votes of the block, give one value whatever their operand. */
static bool ignores_operands(const Fn *f, Val v) {
  unsigned id = is_op(f, v, OP_CALL) ? call_intrinsic(f, v) : 0;
  switch (id) {
  case INTRIN_nvvm_vote_all_sync:
  case INTRIN_nvvm_vote_any_sync:
  case INTRIN_nvvm_vote_uni_sync:
  case INTRIN_nvvm_vote_ballot_sync: return true;
  default: return is_block_vote(id);
  }
}
/* The same as opt's NVPTX target answers it, in one scope: every call is a source, the address of a stack slot is
 * none. Where that would be wrong (docs/differences.md) the careful answer stays. */
static unsigned source_as_opt(const Div *d, Val v) {
  const Fn *f = d->f;
  switch (op(f, v)) {
  case OP_CALL:
  case OP_CMPXCHG:
  case OP_ATOMICRMW:
  case OP_FENCE: return UNI_ALL;
  case OP_STORE: return order_of(f, v) != ORD_NONE ? UNI_ALL : 0;
  case OP_ALLOCA: return blk_of(f, v) == entry_blk(f) && val_is_con(arg(f, v, 0)) ? 0 : UNI_ALL;
  default: return source(d, v);
  }
}

/* ---- control ---- */
/* All its defined operands are one value: which way a thread came does not matter. (undef and poison may be taken to
 * be that value: a branch on them is undefined, and `freeze` of them is a source.) */
static bool phi_one_value(const Fn *f, Val phi) {
  Val c = VAL_NONE;
  for (uint32_t i = 0; i < nops(f, phi); i++) {
    Val x = arg(f, phi, i);
    if (x == phi || x == c || is_undefined(f, x)) continue;
    if (c) return false;
    c = x;
  }
  return true;
}
static void phis_differ(Div *d, Blk b, unsigned bits) {
  FOR_EACH_PHI(d->f, b, v)
    if (!phi_one_value(d->f, v)) differ(d, v, bits);
}
static bool is_exit(const Div *d, uint32_t cycle, Blk b) {
  for (uint32_t k = d->sd.exit_first[cycle]; k < d->sd.exit_first[cycle + 1]; k++)
    if (d->sd.exit[k] == b) return true;
  return false;
}
/* opt lists a use where the block of the value dominates an exit; others are phis of exits. */
static bool listed(const Div *d, uint32_t cycle, Val v, Val user) {
  if (!is_op(d->f, user, OP_PHI) || !is_exit(d, cycle, blk_of(d->f, user))) return true;
  for (uint32_t k = d->sd.exit_first[cycle]; k < d->sd.exit_first[cycle + 1]; k++)
    if (dom_blk(d->sd.d, blk_of(d->f, v), d->sd.exit[k])) return true;
  return false;
}
/* Values used outside of their innermost cycle, in the order of Cycles.blk. */
static void find_leaves(Div *d) {
  Fn *f = d->f;
  const Cycles *c = d->sd.cy;
  uint32_t n = 0;
  for (uint32_t t = c->top; t; t = c->cycle[t].sibling) n = c->cycle[t].last;
  for (uint32_t k = 0; k < n; k++) {
    vec_push(&d->leaves_first, d->leaves.n);
    FOR_EACH_INS(f, c->blk[k], v) {
      bool out = false;
      for (Use u = first_use(f, v); u && !out; u = next_use(f, u))
        out = !cycle_has_blk(c, c->of[c->blk[k]], blk_of(f, use_user(f, u)));
      if (out) vec_push(&d->leaves, (uint32_t)v);
    }
  }
  vec_push(&d->leaves_first, d->leaves.n);
}
/* Threads leave the cycle in different rounds: what it computes, used outside, differs there. */
static void cycle_left_apart(Div *d, uint32_t i, unsigned bits) {
  Fn *f = d->f;
  const Cycles *c = d->sd.cy;
  bits &= ~(unsigned)d->cycle_exit[i];
  if (!bits) return;
  d->cycle_exit[i] = (uint8_t)(d->cycle_exit[i] | bits);
  for (uint32_t y = d->any_all ? i : 0; y; y = c->cycle[y].parent) bits &= ~(unsigned)d->cycle_all[y];
  if (!bits) return;
  if (!d->leaves_first.n) find_leaves(d);
  for (uint32_t k = d->leaves_first.p[c->cycle[i].first]; k < d->leaves_first.p[c->cycle[i].last]; k++) {
    Val v = (Val)d->leaves.p[k];
    FOR_EACH_USE(f, v, u) {
      Val user = use_user(f, u);
      if (is_op(f, user, OP_MDVAL) || cycle_has_blk(c, i, blk_of(f, user))) continue;
      differ(d, user, bits);
      if (d->as_opt && listed(d, i, v, user)) vec_push(&d->temporal, ((Temporal){v, user, i}));
    }
  }
}
/* Threads enter the irreducible cycle apart, or meet inside it: which round is whose is not known. */
static void cycle_differs(Div *d, uint32_t i, unsigned bits) {
  Fn *f = d->f;
  const Cycles *c = d->sd.cy;
  for (uint32_t y = i; y; y = c->cycle[y].parent) bits &= ~(unsigned)d->cycle_all[y];
  if (!bits) return;
  d->any_all = true;
  d->cycle_all[i] = (uint8_t)(d->cycle_all[i] | bits);
  for (uint32_t k = c->cycle[i].first; k < c->cycle[i].last; k++)
    FOR_EACH_INS(f, c->blk[k], v)
      if (!is_term(f, v)) differ(d, v, bits);
}
/* The irreducible cycle in which it is open who meets at `join` after parting at b; 0: there is none, and join is
 * where they meet. */
static uint32_t cycle_apart(const Div *d, Blk b, Blk join) {
  const Cycles *c = d->sd.cy;
  const Dom *dt = d->sd.d;
  uint32_t y = cycle_of(c, join), ext = 0;
  if (!y) return 0;
  if (!cycle_has_blk(c, y, b)) { /* the largest one around the join without b: entered apart */
    uint32_t x = y;
    while (c->cycle[x].parent && !cycle_has_blk(c, c->cycle[x].parent, b)) x = c->cycle[x].parent;
    if (!cycle_reducible(c, x)) ext = x;
  }
  if (b != join && dom_blk(dt, b, join)) return ext;
  while (y && !cycle_has_blk(c, y, b)) y = c->cycle[y].parent;
  if (!y || cycle_reducible(c, y)) return ext;
  Blk h = c->cycle[y].header;
  if (h != join && dom_blk(dt, h, join)) return ext;
  for (uint32_t up; (up = c->cycle[y].parent) != 0; y = up) {
    h = c->cycle[up].header;
    if (h != join && dom_blk(dt, h, join)) break;
  }
  return y;
}
/* Nothing is known of joins. */
static void worst(Div *d, unsigned bits) {
  bits &= ~d->worst;
  if (!bits) return;
  d->worst |= bits;
  const Cycles *c = d->sd.cy;
  for (uint32_t i = 1; i < c->n; i++)
    if (!cycle_reducible(c, i)) cycle_differs(d, i, bits);
  FOR_EACH_BLK(d->f, b) phis_differ(d, b, bits);
  for (uint32_t i = 1; i < c->n; i++) cycle_left_apart(d, i, bits);
}
static void branch_differs(Div *d, Blk b, unsigned bits) {
  bits &= ~(unsigned)d->blk_done[b] & ~d->worst;
  if (!bits) return;
  d->blk_done[b] = (uint8_t)(d->blk_done[b] | bits);
  if (!d->sd_ready) {
    syncdep_init(&d->sd, d->f);
    d->sd_ready = true;
    d->cycle_exit = mem_zalloc(d->sd.cy->n + 1);
    d->cycle_all = mem_zalloc(d->sd.cy->n + 1);
  }
  const Cycles *c = d->sd.cy;
  if (!syncdep_branch(&d->sd, b, &d->joins, &d->exits)) {
    worst(d, bits);
    return;
  }
  vec_clear(&d->apart);
  for (uint32_t k = 0; k < d->joins.n; k++) {
    uint32_t y = c->n > 1 ? cycle_apart(d, b, (Blk)d->joins.p[k]) : 0;
    if (!y) phis_differ(d, (Blk)d->joins.p[k], bits);
    else if (!d->apart.n || vec_last(&d->apart) != y) vec_push(&d->apart, y);
  }
  for (uint32_t k = 0; k < d->apart.n; k++) cycle_differs(d, d->apart.p[k], bits);
  for (uint32_t k = 0; k < d->exits.n; k++) {
    uint32_t to = cycle_of(c, (Blk)d->exits.p[k]), depth = to ? c->cycle[to].depth : 0, y = cycle_of(c, b), outer = y;
    for (; y && c->cycle[y].depth > depth; y = c->cycle[y].parent) outer = y;
    cycle_left_apart(d, outer, bits);
  }
}

static void uniformity_free(void *p) {
  Uniformity *u = p;
  mem_free(u->val);
  mem_free(u->blk);
  mem_free(u);
}
static void div_free(Div *d) {
  if (d->sd_ready) syncdep_free(&d->sd);
  vec_free(&d->work);
  vec_free(&d->joins);
  vec_free(&d->exits);
  vec_free(&d->apart);
  vec_free(&d->leaves);
  vec_free(&d->leaves_first);
  vec_free(&d->temporal);
  mem_free(d->params);
  mem_free(d->blk_done);
  mem_free(d->cycle_exit);
  mem_free(d->cycle_all);
}
static Uniformity *compute(Div *d) {
  Fn *f = d->f;
  Uniformity *u = d->u = mem_zalloc(sizeof *u);
  u->nins = f->nins;
  u->nblk = f->nblk;
  u->val = mem_zalloc(f->nins + 1);
  u->blk = mem_zalloc(f->nblk + 1);
  d->blk_done = mem_zalloc(f->nblk + 1);
  d->gpu = f->m->permissions;
  bool kernel = fn_is_kernel(f);
  for (uint32_t i = 0; i < f->nargs; i++) {
    AttrSet a = attrlist_param(f->m, fn_glob(f)->fattrs, i);
    bool byval = attrset_has(f->m, a, ATTR_BYVAL);
    if (!kernel || (byval && !d->gpu)) differ(d, fn_arg(f, i), UNI_ALL);
    else if (byval && !d->as_opt && only_read(f, fn_arg(f, i))) {
      if (!d->params) d->params = mem_zalloc(f->nargs / 8 + 1);
      d->params[i / 8] |= (uint8_t)(1 << i % 8);
    }
  }
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) {
      unsigned s = d->as_opt ? source_as_opt(d, v) : source(d, v);
      if (s) differ(d, v, s);
    }
  while (d->work.n) {
    uint32_t x = vec_pop(&d->work);
    if (x & BLK_MARK) {
      Blk b = (Blk)(x & ~BLK_MARK);
      branch_differs(d, b, u->blk[b]);
      continue;
    }
    Val v = (Val)x;
    unsigned bits = u->val[v];
    FOR_EACH_USE(f, v, us) {
      Val user = use_user(f, us);
      if (is_op(f, user, OP_MDVAL) || (bits & ~(unsigned)u->val[user]) == 0 || ignores_operands(f, user)) continue;
      differ(d, user, bits);
    }
  }
  return u;
}
const Uniformity *uniformity(Fn *f) {
  Uniformity *u = slot_fresh(f, AN_UNIFORMITY, EP_CFG | EP_VAL | EP_MEM);
  if (u) return u;
  Div d = {.f = f};
  u = compute(&d);
  div_free(&d);
  slot_set(f, AN_UNIFORMITY, u, uniformity_free);
  return u;
}

/* ---- printing ---- */
static const char *tag(unsigned bits, bool scopes) {
  return bits & UNI_WARP ? "  DIVERGENT: " : bits && scopes ? "  IN CTA:    " : "             ";
}
static void print_cycle_list(const Div *d, const uint8_t *bits, const char *title, FnText *t, StrBuf *out) {
  bool any = false;
  for (uint32_t i = 1; bits && i < d->sd.cy->n; i++) {
    if (!bits[i]) continue;
    if (!any) sb_fmt(out, "%s:\n", title);
    any = true;
    sb_lit(out, "  ");
    cycle_print(d->sd.cy, i, t);
    sb_ch(out, '\n');
  }
}
static void print_text(const Div *d, const Uniformity *u, bool scopes, StrBuf *out) {
  Fn *f = d->f;
  Str n = fn_glob(f)->name;
  sb_fmt(out, "UniformityInfo for function '%.*s':\n", (int)n.n, n.p);
  unsigned all = 0, args = 0;
  for (uint32_t i = 0; i < f->nargs; i++) args |= u->val[fn_arg(f, i)];
  FOR_EACH_BLK(f, b) {
    all |= u->blk[b];
    FOR_EACH_INS(f, b, v) all |= u->val[v];
  }
  if (!(all | args)) {
    sb_lit(out, "ALL VALUES UNIFORM\n");
    return;
  }
  FnText *t = fn_text_new(f, out);
  if (args) sb_lit(out, "DIVERGENT ARGUMENTS:\n");
  for (uint32_t i = 0; i < f->nargs; i++) {
    if (!u->val[fn_arg(f, i)]) continue;
    sb_cz(out, tag(u->val[fn_arg(f, i)], scopes));
    fn_text_val(t, fn_arg(f, i), true);
    sb_ch(out, '\n');
  }
  print_cycle_list(d, d->cycle_all, "CYCLES ASSUMED DIVERGENT", t, out);
  print_cycle_list(d, d->cycle_exit, "CYCLES WITH DIVERGENT EXIT", t, out);
  if (d->temporal.n) sb_lit(out, "\nTEMPORAL DIVERGENCE LIST:\n");
  for (uint32_t i = 0; i < d->temporal.n; i++) {
    const Temporal *x = &d->temporal.p[i];
    sb_lit(out, "Value         :");
    fn_text_ins(t, x->v);
    sb_lit(out, "\nUsed by       :");
    fn_text_ins(t, x->user);
    sb_lit(out, "\nOutside cycle :");
    cycle_print(d->sd.cy, x->cycle, t);
    sb_lit(out, "\n\n");
  }
  FOR_EACH_BLK(f, b) {
    sb_lit(out, "\nBLOCK ");
    fn_text_blk_name(t, b);
    sb_lit(out, "\nDEFINITIONS\n");
    FOR_EACH_INS(f, b, v) {
      if (is_term(f, v)) sb_lit(out, "TERMINATORS\n");
      sb_cz(out, tag(is_term(f, v) ? u->blk[b] : u->val[v], scopes));
      fn_text_ins(t, v);
      sb_ch(out, '\n');
    }
    sb_lit(out, "END BLOCK\n");
  }
  fn_text_free(t);
}
void print_uniformity(Fn *f, StrBuf *out) {
  Div d = {.f = f, .as_opt = true};
  Uniformity *u = compute(&d);
  print_text(&d, u, false, out);
  uniformity_free(u);
  div_free(&d);
}
void print_uniformity_scopes(Fn *f, StrBuf *out) {
  Div d = {.f = f};
  print_text(&d, uniformity(f), true, out);
  div_free(&d);
}
