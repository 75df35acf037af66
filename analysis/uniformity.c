/* uniformity.c: divergence of values and branches. Contract: uniformity.h. */
#include "nvopt/dom.h"
#include "nvopt/edit.h"
#include "nvopt/effects.h"
#include "nvopt/intrinsic.h"
#include "nvopt/known.h"
#include "nvopt/loops.h"
#include "nvopt/strbuf.h"
#include "nvopt/text.h"
#include "nvopt/uniformity.h"

bool fn_is_kernel(const Fn *f) {
  const Module *m = f->m;
  const Global *g = glob(m, f->id);
  if (g->cc == CC_PTX_KERNEL) return true;
  if (attrset_find_str(m, attrlist_fn(m, g->fattrs), STR("nvvm.kernel"))) return true;
  for (uint32_t i = 0; i < m->named_md.n; i++) {
    if (!str_eq(m->named_md.p[i].name, STR("nvvm.annotations"))) continue;
    for (uint32_t k = 0; k < m->named_md.p[i].n; k++) {
      const MdRec *r = md_rec(m, m->named_md.p[i].ops[k]);
      if (r->form != MDF_TUPLE || r->n < 3 || !r->ops[0]) continue;
      const MdRec *w = md_rec(m, r->ops[0]);
      if (w->form != MDF_VALUE || !w->con || con_kind(&m->con, w->con) != CON_GLOBAL || con_glob(&m->con, w->con) != f->id) continue;
      for (uint32_t j = 1; j + 1 < r->n; j += 2) {
        uint64_t x;
        if (r->ops[j] && md_rec(m, r->ops[j])->form == MDF_STRING && str_eq(md_rec(m, r->ops[j])->str, STR("kernel")) && r->ops[j + 1] && md_get_int(md_rec(m, r->ops[j + 1]), &x) && x == 1) return true;
      }
    }
  }
  return false;
}

typedef struct Div {
  Fn *f;
  Uniformity *u;
  VecU32 work;         /* values whose users are to be looked at, then blocks (high bit) */
  uint8_t *loop_done;  /* by loop: bits for which its values were made to differ outside */
  bool gpu;
} Div;
#define BLK_MARK 0x80000000u

static void differ(Div *d, Val v, unsigned bits) {
  if (val_is_con(v)) return;
  if (bits & UNI_WARP) bits |= UNI_CTA;
  unsigned more = bits & ~(unsigned)d->u->val[v];
  if (!more) return;
  d->u->val[v] = (uint8_t)(d->u->val[v] | more);
  vec_push(&d->work, (uint32_t)v);
}
/* Bits in which v differs by itself, whatever its operands. */
static unsigned source(const Div *d, Val v) {
  const Fn *f = d->f;
  switch (op(f, v)) {
  case OP_ALLOCA: case OP_CMPXCHG: case OP_ATOMICRMW: case OP_VAARG: case OP_INVOKE: case OP_CALLBR: case OP_LANDINGPAD: case OP_CATCHPAD: case OP_CLEANUPPAD: case OP_CATCHSWITCH:
    return UNI_WARP | UNI_CTA;
  case OP_LOAD: {
    if (is_volatile(f, v) || order_of(f, v) != ORD_NONE || !d->gpu) return UNI_WARP | UNI_CTA;
    uint32_t as = ty_addrspace(f->m, ty(f, arg(f, v, 0)));
    return as == 1 || as == 3 || as == 4 || as == 101 ? 0 : UNI_WARP | UNI_CTA;
  }
  case OP_FREEZE: { /* each thread may pick its own value for poison */
    KnownCtx k = known_at(d->f, &d->f->arena, v);
    ArenaMark m = arena_mark(&d->f->arena);
    bool clean = known_not_undef_poison(&k, arg(f, v, 0));
    arena_release(&d->f->arena, m);
    return clean ? 0 : UNI_WARP | UNI_CTA;
  }
  case OP_CALL: {
    unsigned id = call_intrinsic(f, v);
    if (!id) return UNI_WARP | UNI_CTA;
    const SregInfo *s = intrinsic_sreg((IntrinsicId)id);
    if (s) return s->lane == LANE_DIVERGENT ? UNI_WARP | UNI_CTA : s->lane == LANE_WARP ? UNI_CTA : 0;
    switch (id) {
    case INTRIN_nvvm_vote_all_sync: case INTRIN_nvvm_vote_any_sync: case INTRIN_nvvm_vote_uni_sync: case INTRIN_nvvm_vote_ballot_sync: {
      uint64_t mask;
      Val a = arg(f, v, 0);
      return val_is_con(a) && con_u64(&f->con, a, &mask) && mask == UINT32_MAX ? UNI_CTA : UNI_WARP | UNI_CTA;
    }
    case INTRIN_nvvm_barrier0_and: case INTRIN_nvvm_barrier0_or: case INTRIN_nvvm_barrier0_popc: return 0;
    default: break;
    }
    const IntrinsicInfo *i = intrinsic_info((IntrinsicId)id);
    return i->mem == MEMEFF_NONE && i->sync == ISYNC_NONE && !intrinsic_convergent((IntrinsicId)id) && (i->flags & IF_WILLRETURN) && !(i->flags & IF_SIDEEFFECTS) ? 0 : UNI_WARP | UNI_CTA;
  }
  default: return 0;
  }
}
/* The votes above give one value whatever their operand. */
static bool ignores_operands(const Fn *f, Val v) {
  switch (is_op(f, v, OP_CALL) ? call_intrinsic(f, v) : 0) {
  case INTRIN_nvvm_vote_all_sync: case INTRIN_nvvm_vote_any_sync: case INTRIN_nvvm_vote_uni_sync: case INTRIN_nvvm_vote_ballot_sync:
  case INTRIN_nvvm_barrier0_and: case INTRIN_nvvm_barrier0_or: case INTRIN_nvvm_barrier0_popc: return true;
  default: return false;
  }
}
/* b's choice differs: what joins before its paths have all met again differs, and so does what leaves a loop in between. */
static void branch_differs(Div *d, Blk b, unsigned bits) {
  Fn *f = d->f;
  const Dom *pd = postdom(f);
  const Loops *l = loops(f);
  Blk stop = dom_reachable(pd, b) ? pd->idom[b] : BLK_NONE;
  /* Paths that come back to the header of b's own loop over its only latch have met again for that round: blocks of the loop reached
   * after that (bit 2) join nothing. What lies outside is marked all the same: threads get there in different rounds. */
  enum { FRESH = 1, ROUND = 2 };
  uint32_t own = loop_of(l, b);
  Blk head = own && loop_latch(f, l, own) ? l->loop[own].header : BLK_NONE;
  uint8_t *seen = mem_zalloc(f->nblk);
  VecU32 w = {0};
  vec_push(&w, (uint32_t)b);
  for (bool first = true; w.n; first = false) {
    uint32_t e = vec_pop(&w);
    Blk x = (Blk)(e & ~BLK_MARK);
    bool round = (e & BLK_MARK) != 0;
    if (!first) {
      if (!round) FOR_EACH_PHI(f, x, v) if (!phi_common(f, v)) differ(d, v, bits);
      if (x == stop) continue;
    }
    for (uint32_t i = 0; i < nsuccs(f, x); i++) {
      Blk t = succ(f, x, i);
      bool r = t == head || (round && loop_has_blk(l, own, t));
      if (seen[t] & (r ? FRESH | ROUND : FRESH)) continue;
      seen[t] |= r ? ROUND : FRESH;
      vec_push(&w, (uint32_t)t | (r ? BLK_MARK : 0));
    }
  }
  for (uint32_t i = loop_of(l, b); i; i = l->loop[i].parent) {
    if (stop && loop_has_blk(l, i, stop)) break; /* the threads meet again inside */
    unsigned more = bits & ~(unsigned)d->loop_done[i];
    if (!more) continue;
    d->loop_done[i] = (uint8_t)(d->loop_done[i] | more);
    for (uint32_t k = l->loop[i].first; k < l->loop[i].last; k++) {
      FOR_EACH_INS(f, l->blk[k], v) FOR_EACH_USE(f, v, u) {
        Val user = use_user(f, u);
        if (is_op(f, user, OP_MDVAL)) continue;
        if (loop_has_blk(l, i, blk_of(f, user))) continue;
        if (has_result(f, user)) differ(d, user, more);
        if (is_term(f, user)) vec_push(&d->work, (uint32_t)blk_of(f, user) | BLK_MARK), d->u->blk[blk_of(f, user)] = (uint8_t)(d->u->blk[blk_of(f, user)] | more);
      }
    }
  }
  vec_free(&w);
  mem_free(seen);
}
static void uniformity_free(void *p) {
  Uniformity *u = p;
  mem_free(u->val);
  mem_free(u->blk);
  mem_free(u);
}
const Uniformity *uniformity(Fn *f) {
  Uniformity *u = slot_fresh(f, AN_UNIFORMITY, EP_CFG | EP_VAL | EP_MEM);
  if (u) return u;
  u = mem_zalloc(sizeof *u);
  u->nins = f->nins;
  u->nblk = f->nblk;
  u->val = mem_zalloc(f->nins + 1);
  u->blk = mem_zalloc(f->nblk + 1);
  const Loops *l = loops(f);
  Div d = {.f = f, .u = u, .gpu = f->m->permissions};
  d.loop_done = mem_zalloc(l->n + 1);
  bool kernel = fn_is_kernel(f);
  for (uint32_t i = 0; i < f->nargs; i++) {
    AttrSet a = attrlist_param(f->m, fn_glob(f)->fattrs, i);
    if (!kernel || (attrset_has(f->m, a, ATTR_BYVAL) && !d.gpu)) differ(&d, fn_arg(f, i), UNI_WARP | UNI_CTA);
  }
  FOR_EACH_BLK(f, b) FOR_EACH_INS(f, b, v) {
    unsigned s = source(&d, v);
    if (l->irreducible && is_op(f, v, OP_PHI)) s = UNI_WARP | UNI_CTA; /* cycles without a header: nothing is said of rounds */
    if (s && is_term(f, v)) { u->blk[b] = (uint8_t)s; vec_push(&d.work, (uint32_t)b | BLK_MARK); }
    if (s) differ(&d, v, s);
  }
  while (d.work.n) {
    uint32_t x = vec_pop(&d.work);
    if (x & BLK_MARK) { Blk b = (Blk)(x & ~BLK_MARK); branch_differs(&d, b, u->blk[b]); continue; }
    Val v = (Val)x;
    unsigned bits = u->val[v];
    FOR_EACH_USE(f, v, us) {
      Val user = use_user(f, us);
      if (is_op(f, user, OP_MDVAL) || ignores_operands(f, user)) continue;
      if (is_term(f, user)) {
        Blk b = blk_of(f, user);
        if (nsuccs(f, b) > 1 && (bits & ~(unsigned)u->blk[b])) { u->blk[b] = (uint8_t)(u->blk[b] | bits); vec_push(&d.work, (uint32_t)b | BLK_MARK); }
      }
      if (has_result(f, user)) differ(&d, user, bits);
    }
  }
  vec_free(&d.work);
  mem_free(d.loop_done);
  slot_set(f, AN_UNIFORMITY, u, uniformity_free);
  return u;
}

static const char *tag(unsigned bits) { return bits & UNI_WARP ? "  DIVERGENT: " : bits ? "  IN CTA:    " : "             "; }
void print_uniformity(Fn *f, StrBuf *out) {
  const Uniformity *u = uniformity(f);
  Str n = fn_glob(f)->name;
  sb_fmt(out, "UniformityInfo for function '%.*s':\n", (int)n.n, n.p);
  unsigned all = 0, args = 0;
  for (uint32_t i = 0; i < f->nargs; i++) args |= u->val[fn_arg(f, i)];
  FOR_EACH_BLK(f, b) { all |= u->blk[b]; FOR_EACH_INS(f, b, v) all |= u->val[v]; }
  if (!(all | args)) { sb_fmt(out, "ALL VALUES UNIFORM\n"); return; }
  if (args) {
    sb_fmt(out, "DIVERGENT ARGUMENTS:\n");
    for (uint32_t i = 0; i < f->nargs; i++) {
      if (!u->val[fn_arg(f, i)]) continue;
      sb_fmt(out, "%s", tag(u->val[fn_arg(f, i)]));
      ir_print_val(f, fn_arg(f, i), true, out);
      sb_fmt(out, "\n");
    }
  }
  FOR_EACH_BLK(f, b) {
    sb_fmt(out, "\nBLOCK ");
    ir_print_blk_ref(f, b, out);
    sb_fmt(out, "\nDEFINITIONS\n");
    FOR_EACH_INS(f, b, v) {
      unsigned bits = u->val[v];
      if (is_term(f, v)) { sb_fmt(out, "TERMINATORS\n"); bits |= u->blk[b]; for (uint32_t i = 0; i < nops(f, v); i++) if (!val_is_con(arg(f, v, i))) bits |= u->val[arg(f, v, i)]; }
      else if (!has_result(f, v)) for (uint32_t i = 0; i < nops(f, v); i++) if (!val_is_con(arg(f, v, i)) && !is_op(f, arg(f, v, i), OP_MDVAL)) bits |= u->val[arg(f, v, i)];
      sb_fmt(out, "%s", tag(bits));
      ir_print_ins(f, v, out);
      sb_fmt(out, "\n");
    }
    sb_fmt(out, "END BLOCK\n");
  }
}
