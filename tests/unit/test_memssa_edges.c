/* Memory SSA after random edits of edges, blocks and accesses that nobody told it of, while Flow follows them: what
 * it mends is what a fresh build finds, phi by phi; an edge that is not told is noticed; an edit costs what it can
 * have changed. Argument: number of functions. */
#include "analysis/cfg/flow.h"
#include "analysis/memory/memssa.h"
#include "ir/change_log.h"
#include "often.h"
#include "random_cfg.h"

static unsigned dense; /* one access in so many places */
static void accesses(StrBuf *s) {
  for (uint32_t n = rnd(3); n; n--) {
    if (rnd(dense)) continue;
    if (rnd(2)) sb_fmt(s, "  store i32 %u, ptr %%%s\n", rnd(9), rnd(2) ? "p" : "q");
    else sb_fmt(s, "  load i32, ptr %%%s\n", rnd(2) ? "p" : "q");
  }
}
static Val some_access(void) {
  for (uint32_t tries = 0; tries < 100; tries++) {
    Val v = (Val)(1 + rnd(f->nins - 1));
    if ((op(f, v) == OP_LOAD || op(f, v) == OP_STORE) && blk_of(f, v)) return v;
  }
  return VAL_NONE;
}
static const char *edit_access(void) {
  Val v = some_access();
  Blk b = cfg_some();
  switch (rnd(4)) {
  case 0: {
    Bld k = bld_before(f, term(f, b));
    emit_store(&k, con_int(&f->con, TY_I32, rnd(9)), fn_arg(f, 1 + rnd(2)), 4);
    return "place a store";
  }
  case 1: {
    Bld k = bld_before(f, first_nonphi(f, b));
    emit_load(&k, TY_I32, fn_arg(f, 1 + rnd(2)), 4);
    return "place a load";
  }
  case 2:
    if (v) ins_erase(f, v);
    return "erase an access";
  default:
    if (v) ins_move_before(f, v, term(f, b));
    return "move an access";
  }
}
/* The same phis in the same places, as long as nothing unreachable leads to them. */
static bool same_phis(StrBuf *err) {
  Mssa *m = memory_ssa(f);
  VecU32 at = {0};
  bool clean = true, ok = true;
  const Dom *d = dom(f);
  if (loops(f)->irreducible) return true;
  FOR_EACH_BLK(f, b) {
    vec_push(&at, mem_phi(m, b) != MA_NONE);
    for (uint32_t k = 0; k < npreds(f, b); k++) clean &= dom_reachable(d, pred(f, b, k));
  }
  if (clean) {
    slot_drop(f, AN_MEMSSA);
    m = memory_ssa(f);
    uint32_t i = 0;
    FOR_EACH_BLK(f, b) {
      if ((mem_phi(m, b) != MA_NONE) != (at.p[i++] != 0)) {
        sb_fmt(err, "block %u has a phi too many, or lacks one\n", (unsigned)b);
        ok = false;
      }
    }
  }
  vec_free(&at);
  return ok;
}
static void edits_are_followed(uint32_t seeds) {
  StrBuf err = {0};
  uint32_t mended = 0;
  for (uint32_t k = 1; k <= seeds; k++) {
    state = 0x9E3779B97F4A7C15ull * k;
    StrBuf s = {0};
    dense = 1 + rnd(6);
    cfg_gen(&s, 4 + rnd(60), k % 16 == 0, accesses);
    read_fn(&s);
    flow_begin(f);
    for (uint32_t i = 0; i < 60; i++) {
      const char *what = "";
      memory_ssa(f);
      if (rnd(4) == 0) mem_clobber_all(memory_ssa(f));
      for (uint32_t n = 1 + rnd(k % 2 ? 1 : 5); n; n--) {
        what = rnd(3) ? cfg_edit(rnd(CFG_EDITS)) : edit_access();
        if (!rnd(8)) flow_dom(f); /* windows of several times are read together */
      }
      mended += memory_ssa_had(f) != NULL;
      if (fn_check(f) || !verify_memoryssa(f, true, &err) || (rnd(3) == 0 && !same_phis(&err))) {
        printf("seed %u, edit %u (%s): %.*s\n", k, i, what, (int)err.n, err.p);
        failures++;
        break;
      }
    }
    flow_drop(f);
  }
  printf("mended %u times\n", mended);
  if (mended < 20 * seeds) failures++;
  sb_free(&err);
}
/* What one edit told last is taken out of the log. */
static void an_edge_that_is_not_told_is_noticed(uint32_t seeds) {
  StrBuf err = {0};
  static const uint32_t kinds[] = {0, 1, 2, 4, 8, 9};
  for (uint32_t which = 0; which < ARRAY_LEN(kinds); which++) {
    uint32_t noticed = 0;
    const char *name = "";
    for (uint32_t k = 1; k <= seeds; k++) {
      state = 0x9E3779B97F4A7C15ull * k;
      StrBuf s = {0};
      dense = 1;
      cfg_gen(&s, 30, false, accesses);
      read_fn(&s);
      flow_begin(f);
      for (uint32_t i = 0; i < 3; i++) cfg_edit(7), flow_dom(f);
      memory_ssa(f);
      const char *what = cfg_edit(kinds[which]);
      if (!f->log || !f->log->edge.n) continue;
      name = what;
      f->log->edge.n = 0;
      err.n = 0;
      noticed += memory_ssa_had(f) && !verify_memoryssa(f, true, &err);
      flow_drop(f);
    }
    if (!noticed) {
      printf("nobody notices that '%s' is not told\n", name);
      failures++;
    }
  }
  sb_free(&err);
}
/* Each of many loops goes, is peeled, gets a copy beside or a second way out, and memory SSA is asked: it is never
 * made anew. */
static void many_loops_are_mended_one_by_one(uint32_t n) {
  StrBuf s = {0}, err = {0};
  cfg_row_of_loops(&s, n, true);
  read_fn(&s);
  flow_begin(f);
  Blk pre = succ(f, entry_blk(f), 0);
  for (uint32_t i = 0; i < 3; i++) edge_split(f, entry_blk(f), 0), flow_dom(f);
  memory_ssa(f);
  for (uint32_t i = 0; i < n; i++) {
    Blk e = cfg_edit_loop(pre, i);
    if (!memory_ssa_had(f)) {
      printf("made anew at loop %u\n", i);
      failures++;
      break;
    }
    pre = succ(f, e, 0);
  }
  if (!verify_memoryssa(f, true, &err) || !same_phis(&err)) {
    printf("many loops: %.*s\n", (int)err.n, err.p);
    failures++;
  }
  flow_drop(f);
  sb_free(&err);
}
int main(int argc, char **argv) {
  uint32_t n = argc > 1 ? (uint32_t)atoi(argv[1]) : often(300);
  knobs_init(&knobs);
  knobs.v[KNOB_VERIFY_MEMORYSSA] = 1;
  edits_are_followed(n);
  an_edge_that_is_not_told_is_noticed(n < 100 ? n : 100);
  many_loops_are_mended_one_by_one(argc > 2 ? (uint32_t)atoi(argv[2]) : 1000);
  mod_free(mod);
  return failures != 0;
}
