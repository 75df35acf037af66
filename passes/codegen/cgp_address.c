/* cgp_address.c: codegenprepare computes addresses beside their accesses, as far as an access can hold them.
 *
 *   entry:                                               entry:
 *     %a = getelementptr inbounds i8, ptr %p, i64 40       br i1 %c, label %then, label %else
 *     br i1 %c, label %then, label %else         ==>     then:
 *   then:                                                  %sunkaddr = getelementptr inbounds i8, ptr %p, i64 40
 *     %v = load i32, ptr %a                                %v = load i32, ptr %sunkaddr
 *
 * PTX has [register], [register + 32 bit immediate], [variable] and [immediate], no sum of registers and no scale. So
 * an address is followed up through getelementptrs that add constants (at most CGP_STEPS) to the value that has to be
 * in a register, while the sum fits. Selection sees one block at a time: what was added in another block costs an
 * addition and a register from there to here; beside the access it costs nothing.
 *
 * A step that is used otherwise is taken only where that lengthens the life of no register: what lies under it is used
 * in the block of the access anyway, or is the stack frame; or all uses of the step are accesses that would take it
 * (at most CGP_USES uses are looked at, calls that are cold count as such), so that it goes altogether. Where the
 * address is a phi or select of addresses, see cgp_merge.c.
 *
 * One copy serves all accesses of a block (c->sunk, the sunk-address cache): the first makes it, debug records below
 * name it. Copies are getelementptrs: the address space stays visible, and what the pointer is based on; with
 * -addr-sink-using-gep=0 they are sums of integers, cast back to the pointer's own space.
 *
 * Sound: the copy computes the same from the same values where these are available; nothing but a getelementptr moves,
 * so no access, barrier or condition does. Flags: a sum of constant offsets, each from within the object to within, is
 * within; other flags stay where there is one step only. Cost: O(accesses * (steps + uses looked at)). Source: LLVM's
 * CodeGenPrepare (public design), with NVPTX's addressing modes. */
#include "ir/cap.h"
#include "ir/effects.h"
#include "ir/match.h"
#include "passes/codegen/cgp_address_int.h"

bool address_fits(int64_t off) { return off >= INT32_MIN && off <= INT32_MAX; }

/* Getelementptrs from v upward that add constants, the first CGP_STEPS of them. */
typedef struct Steps {
  uint32_t n;
  Val v[CAP_CGP_STEPS + 1];       /* v[n]: what lies under the last */
  int64_t off[CAP_CGP_STEPS + 1]; /* what those before i add up to */
  uint32_t fits;                  /* the most of them that an access can hold */
} Steps;
static void steps_of(const Fn *f, Val v, Steps *s) {
  s->n = s->fits = 0;
  s->v[0] = v;
  s->off[0] = 0;
  int64_t off;
  while (is_op(f, v, OP_GEP) && ty_is_ptr(f->m, ty(f, v)) && val_is_local(arg(f, v, 0)) &&
         ty(f, arg(f, v, 0)) == ty(f, v) && gep_offset(f, v, &off) &&
         !__builtin_add_overflow(off, s->off[s->n], &off)) {
    if (at_cap(f->m, CGP_STEPS, s->n)) return;
    s->v[++s->n] = v = arg(f, v, 0);
    s->off[s->n] = off;
    if (address_fits(off)) s->fits = s->n;
  }
}

static bool is_cold_call(const Cgp *c, Val v) {
  return is_call(c->f, v) && !c->small && call_has_fn_attr(c->f, v, ATTR_COLD);
}
/* Some instruction of b uses v. */
static bool used_in(const Cgp *c, Val v, Blk b) {
  const Fn *f = c->f;
  uint32_t n = 0;
  FOR_EACH_USE(f, v, u) {
    if (blk_of(f, use_user(f, u)) == b) return true;
    if (at_cap(f->m, CGP_USES, ++n)) return false;
  }
  return false;
}
static bool is_live_at(const Cgp *c, Val v, Val access) {
  const Fn *f = c->f;
  if (val_is_con(v)) return true;
  if (is_op(f, v, OP_ALLOCA) && blk_of(f, v) == entry_blk(f) && val_is_con(arg(f, v, 0))) return true;
  return used_in(c, v, blk_of(f, access));
}
/* All uses of step v, of getelementptrs of it too, are accesses that can hold it. */
static bool all_uses_take(const Cgp *c, Val v) {
  const Fn *f = c->f;
  Val todo[CAP_CGP_USES];
  uint32_t n = 0, seen = 0;
  todo[n++] = v;
  while (n) {
    Val x = todo[--n];
    FOR_EACH_USE(f, x, u) {
      if (at_cap(f->m, CGP_USES, ++seen)) return false;
      Val user = use_user(f, u);
      Op o = op(f, user);
      uint32_t i = use_index(f, u);
      if (address_operand(f, user) == (int)i) {
        Steps s;
        steps_of(f, x, &s);
        uint32_t k = 0;
        while (k < s.fits && s.v[k] != v) k++;
        if (k == s.fits) return false;
      } else if (o == OP_GEP && i == 0) {
        if (n == ARRAY_LEN(todo)) return false;
        todo[n++] = user;
      } else if (!is_cold_call(c, user)) return false;
    }
  }
  return true;
}
void address_mode(const Cgp *c, Val v, Val access, AddrMode *out) {
  const Fn *f = c->f;
  Steps s;
  steps_of(f, v, &s);
  uint32_t n = s.fits;
  /* From the bottom up: a step that does not pay becomes the register. */
  for (uint32_t i = n; i--;) {
    if (has_one_use(f, s.v[i]) || is_live_at(c, s.v[n], access) || all_uses_take(c, s.v[i])) continue;
    n = i;
    while (n && !address_fits(s.off[n])) n--;
    i = n;
  }
  *out = (AddrMode){.base = s.v[n], .off = s.off[n], .steps = n, .flags = 0};
  unsigned fl = F_INBOUNDS | F_NUSW | F_NUW;
  for (uint32_t i = 0; i < n; i++) {
    out->away |= blk_of(f, s.v[i]) != blk_of(f, access);
    fl &= flags(f, s.v[i]);
  }
  out->flags = n == 1 ? fl : n ? fl & F_INBOUNDS : 0;
  out->large = s.n && s.off[1] > INT32_MAX;
}

/* The address, made before `at`. */
Val address_build(Cgp *c, Val at, Val base, Val index, unsigned fl) {
  Fn *f = c->f;
  Bld k = bld_before(f, at);
  Ty t = ty(f, base);
  Val r;
  if (cgp_knob(c, KNOB_ADDR_SINK_USING_GEP) || ptr_nonintegral(f->m, ty_addrspace(f->m, t))) {
    r = emit_ptradd(&k, fl, base, index);
  } else {
    Ty it = ty_intptr(f->m, t);
    Val x = emit_cast(&k, OP_PTRTOINT, 0, base, it);
    name_set(f, x, STR("sunkaddr"));
    if (ty(f, index) != it) index = emit_cast(&k, OP_SEXT, 0, index, it);
    x = emit_bin(&k, OP_ADD, 0, x, index);
    name_set(f, x, STR("sunkaddr"));
    r = emit_cast(&k, OP_INTTOPTR, 0, x, t);
  }
  name_set(f, r, STR("sunkaddr"));
  return r;
}
bool cgp_sink_address(Cgp *c, Val v, uint32_t i) {
  Fn *f = c->f;
  Val addr = arg(f, v, i), with;
  if (!val_is_local(addr) || !ty_is_ptr(f->m, ty(f, addr))) return false;
  if (is_op(f, addr, OP_PHI) || is_op(f, addr, OP_SELECT)) {
    with = address_merged(c, v, addr);
  } else {
    AddrMode m;
    address_mode(c, addr, v, &m);
    if (m.large) large_offset_met(c, addr);
    if (!m.away) return false;
    with = cgp_sunk(c, addr);
    if (!with && !m.off) with = m.base;
    if (!with) with = address_build(c, v, m.base, con_sint(&f->con, ty_index(f->m, ty(f, addr)), m.off), m.flags);
  }
  if (!with) return false;
  opnd_set(f, v, i, with);
  marks_set(&c->sunk, (uint32_t)addr, (uint32_t)with);
  if (!has_uses(f, addr)) {
    marks_set(&c->sunk, (uint32_t)addr, 0);
    cgp_erase_dead(c, addr);
  }
  stat_add(c->px, ST_CGP_ADDRESSES, 1);
  return true;
}
void cgp_debug_addresses(Cgp *c, Val v) {
  Fn *f = c->f;
  for (Dbg d = dbg_first(f, v); d; d = f->rare->dbgrec.p[d].next) {
    const DbgRec *r = &f->rare->dbgrec.p[d];
    if (r->kind != DBGK_VALUE && r->kind != DBGK_ASSIGN) continue;
    for (uint32_t i = 0; i < r->nops; i++) {
      Val x = f->opnd[r->opnd + i], with = val_is_local(x) ? cgp_sunk(c, x) : VAL_NONE;
      if (with) dbg_operand_replace(f, d, x, with);
    }
  }
}
