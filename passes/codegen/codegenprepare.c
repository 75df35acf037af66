/* codegenprepare.c: "codegenprepare": the last look at the IR before instructions are selected, block by block.
 *
 *   entry:                                               entry:
 *     %a = getelementptr inbounds i8, ptr %p, i64 40       br i1 %c, label %then, label %else
 *     br i1 %c, label %then, label %else         ==>     then:
 *   then:                                                  %sunkaddr = getelementptr inbounds i8, ptr %p, i64 40
 *     %v = load i32, ptr %a                                %v = load i32, ptr %sunkaddr
 *
 * Selection sees one block at a time, so that what it can join into one instruction of the machine has to stand in one
 * block. In this order:
 *
 *   cgp_profile.c   section prefixes from a profile (hot, unlikely)
 *   cgp_divide.c    divisions of 64 bits whose operands mostly fit 32
 *   cgp_blocks.c    assumptions, dead phis and empty blocks go
 *   cgp_split.c     branches on conjunctions become two, selects and counts of zeros branches (knobs, off)
 *   then each block, and all of them again while something changes (CGP_ROUNDS):
 *     cgp_sink.c      comparisons and casts are computed in the blocks that use them
 *     cgp_ext.c       extensions come to their loads; what uses a value beside its extension uses the extension
 *     cgp_compare.c   comparisons: sums that overflow, remainders of counters, classes of floats
 *     cgp_address.c   addresses beside their accesses; cgp_merge.c: through phis and selects
 *     cgp_call.c      calls and intrinsics: markers that have done their work, masked gathers and scatters
 *     cgp_store.c     stores of two halves, of an element of a vector (knobs, off)
 *   and behind each round
 *     cgp_large.c     large offsets from one base become small ones from another
 *     cgp_phi.c       phis of the type that they are used in
 *   cgp_blocks.c    branches on constants, fall-through
 *   cgp_statepoint.c  and last, relocations of derived pointers
 *
 * Whatever NVPTX's selection (LLVM 22) would be asked is answered here as NVPTX answers it; what it answers with no is
 * a knob that is off.
 *
 * On a GPU: no access, barrier or convergent operation moves, none gains a condition or loses one. The steps that make
 * branches put pure computations under them and meet right behind. Cost: linear a round, but where the files say
 * otherwise; caps: CGP_*. Source: LLVM's CodeGenPrepare (public design). */
#include "ir/cap.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/codegen/cgp_int.h"

/* A phi that is one value. */
static bool trivial_phi(Cgp *c, Val v) {
  Fn *f = c->f;
  Val x = phi_common(f, v);
  if (!x || x == v) return false;
  val_replace(f, v, x);
  ins_erase(f, v);
  stat_add(c->px, ST_CGP_PHIS, 1);
  return true;
}
/* A getelementptr that adds nothing. */
static bool zero_gep(Cgp *c, Val v) {
  Fn *f = c->f;
  int64_t off;
  if (ty(f, arg(f, v, 0)) != ty(f, v) || !gep_offset(f, v, &off) || off) return false;
  val_replace(f, v, arg(f, v, 0));
  ins_erase(f, v);
  stat_add(c->px, ST_CGP_GEPS, 1);
  return true;
}
static bool forget_group(Cgp *c, Val v) {
  if (!md_get(c->f, v, MDK_INVARIANT_GROUP)) return false;
  md_set(c->f, v, MDK_INVARIANT_GROUP, MD_NONE);
  return true;
}
static bool instruction(Cgp *c, Val v) {
  Fn *f = c->f;
  pass_at(c->px, v);
  switch (op(f, v)) {
  case OP_PHI: return trivial_phi(c, v);
  case OP_ICMP:
  case OP_FCMP: return cgp_compare(c, v);
  case OP_FREEZE: return cgp_freeze(c, v);
  case OP_UREM: return cgp_remainder(c, v);
  case OP_SWITCH: return cgp_switch(c, v);
  case OP_ZEXT:
  case OP_SEXT: return cgp_cast(c, v) || (blk_of(f, v) && cgp_extension(c, v));
  case OP_LOAD: {
    bool changed = forget_group(c, v);
    changed |= cgp_narrow_load(c, v);
    return cgp_sink_address(c, v, 0) || changed;
  }
  case OP_STORE: {
    if (cgp_split_store(c, v)) return true;
    bool changed = forget_group(c, v);
    return cgp_sink_address(c, v, 1) || changed;
  }
  case OP_ATOMICRMW:
  case OP_CMPXCHG: return cgp_sink_address(c, v, 0);
  case OP_EXTRACTELEMENT: return cgp_store_extract(c, v);
  case OP_CALL: return cgp_call(c, v);
  case OP_GEP: return zero_gep(c, v);
  case OP_AND: return cgp_sink_mask(c, v);
  default: return is_cast(f, v) && cgp_cast(c, v);
  }
}
static bool block(Cgp *c, Blk b) {
  Fn *f = c->f;
  bool changed = false;
  cgp_address_block(c);
  for (Val v = first_ins(f, b), next; v; v = next) {
    next = next_of(f, v);
    if (dbg_first(f, v)) cgp_debug_addresses(c, v);
    if (!instruction(c, v)) continue;
    changed = true;
    /* What stood behind may be gone with what v does not need any more. */
    if (next && blk_of(f, next) != b) {
      next = first_ins(f, b);
      cgp_address_block(c);
    }
  }
  return changed;
}
static bool rounds(Cgp *c) {
  Fn *f = c->f;
  bool all = false;
  for (uint32_t n = 0;; n++) {
    bool changed = false;
    vec_clear(&c->large);
    vec_clear(&c->exts);
    FOR_EACH_BLK(f, b) changed |= block(c, b);
    changed |= cgp_merge_extensions(c);
    changed |= cgp_split_large(c);
    changed |= cgp_phi_types(c);
    all |= changed;
    if (!changed || at_cap(f->m, CGP_ROUNDS, n + 1)) return all;
  }
}
Change pass_codegenprepare(Fn *f, PassCtx *px) {
  AttrSet fa = attrlist_fn(f->m, fn_glob(f)->fattrs);
  Cgp c = {.f = f, .px = px, .fx = pass_fold_ctx(f, px)};
  c.small = attrset_has(f->m, fa, ATTR_OPTSIZE) || attrset_has(f->m, fa, ATTR_MINSIZE);
  c.copy.now = c.sunk.now = c.ours.now = 1;
  bool branches = !cgp_knob(&c, KNOB_DISABLE_CGP_BRANCH_OPTS), graph = blks_erase_unreachable(f) != 0, values;
  bool marked = cgp_section_prefix(&c);
  graph |= cgp_divisions(&c);
  values = cgp_drop_assumptions(&c);
  graph |= cgp_empty_blocks(&c);
  graph |= cgp_split_conditions(&c);
  graph |= cgp_make_branches(&c);
  for (uint32_t n = 0; !at_cap(f->m, CGP_ROUNDS, n); n++) {
    values |= rounds(&c);
    /* What went may leave blocks empty, branches decided, phis of one value: they are looked at again. */
    bool more = branches && cgp_constant_branches(&c);
    if (values || graph || more) more |= cgp_fall_through(&c);
    if (n || values || graph || more) more |= cgp_empty_blocks(&c);
    graph |= more;
    if (!more) break;
  }
  values |= cgp_relocates(&c);
  marks_free(&c.copy);
  marks_free(&c.sunk);
  marks_free(&c.ours);
  vec_free(&c.large);
  vec_free(&c.exts);
  Change ch = graph ? CH_ALL & ~(unsigned)CH_ATTR : values ? CH_VAL | CH_MEM : CH_NONE;
  return marked ? ch | CH_ATTR : ch;
}
