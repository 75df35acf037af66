/* Flow: dominators and loops that follow random edits of edges and blocks are those that a fresh look finds; an edge
 * that is not told is noticed; an edit costs what it can have changed, not the function. Argument: number of
 * functions. */
#include "analysis/cfg/flow.h"
#include "ir/change_log.h"
#include "often.h"
#include "random_cfg.h"

static void edits_are_followed(uint32_t seeds) {
  StrBuf err = {0};
  uint64_t mended = 0;
  for (uint32_t k = 1; k <= seeds; k++) {
    state = 0x9E3779B97F4A7C15ull * k;
    StrBuf s = {0};
    cfg_gen(&s, 4 + rnd(60), k % 8 == 0, NULL);
    read_fn(&s);
    flow_begin(f);
    for (uint32_t i = 0; i < 60; i++) {
      const char *what = "";
      for (uint32_t n = 1 + rnd(k % 2 ? 1 : 4); n; n--) what = cfg_edit(rnd(CFG_EDITS));
      const Dom *d = flow_dom(f);
      (void)flow_loops(f);
      mended += d->patched && i;
      if (!flow_check(f, &err)) {
        printf("seed %u, edit %u (%s): %.*s\n", k, i, what, (int)err.n, err.p);
        failures++;
        break;
      }
    }
    FlowCost c = flow_cost(f);
    mended -= u32_min((uint32_t)c.made, 60);
  }
  if (mended < 10 * (uint64_t)seeds || mended > 60 * (uint64_t)seeds) {
    printf("mended %llu times\n", (unsigned long long)mended);
    failures++;
  }
  sb_free(&err);
}
/* What one edit told last is taken out of the log. */
static void an_edge_that_is_not_told_is_noticed(uint32_t seeds) {
  StrBuf err = {0};
  for (uint32_t which = 0; which < 7; which++) {
    static const uint32_t kinds[] = {0, 1, 2, 3, 4, 8, 9};
    uint32_t noticed = 0;
    const char *name = "";
    for (uint32_t k = 1; k <= seeds; k++) {
      state = 0x9E3779B97F4A7C15ull * k;
      StrBuf s = {0};
      cfg_gen(&s, 30, false, NULL);
      read_fn(&s);
      flow_begin(f);
      flow_dom(f);
      for (uint32_t i = 0; i < 3; i++) cfg_edit(7), flow_dom(f);
      const char *what = cfg_edit(kinds[which]);
      if (!f->log || !f->log->edge.n) continue;
      name = what;
      f->log->edge.n = 0;
      err.n = 0;
      noticed += !flow_check(f, &err);
    }
    if (!noticed) {
      printf("nobody notices that '%s' is not told\n", name);
      failures++;
    }
  }
  sb_free(&err);
}
/* One loop of many goes, or gets a second way out, and Flow is asked: it looks at as much as the loop is. */
static void an_edit_costs_what_it_can_have_changed(uint32_t loops) {
  StrBuf s = {0}, err = {0};
  cfg_row_of_loops(&s, loops, false);
  read_fn(&s);
  flow_begin(f);
  Blk pre = succ(f, entry_blk(f), 0);
  for (uint32_t i = 0; i < 3; i++) edge_split(f, entry_blk(f), 0), flow_dom(f);
  FlowCost before = flow_cost(f);
  for (uint32_t i = 0; i < loops; i++) {
    Blk e = cfg_edit_loop(pre, i);
    flow_dom(f);
    pre = succ(f, e, 0);
  }
  FlowCost c = flow_cost(f);
  if (c.made != before.made || c.looked - before.looked > 40ull * loops) {
    printf("made %llu times, %llu looked at for %u loops\n", (unsigned long long)(c.made - before.made),
           (unsigned long long)(c.looked - before.looked), loops);
    failures++;
  }
  if (!flow_check(f, &err)) {
    printf("many loops: %.*s\n", (int)err.n, err.p);
    failures++;
  }
  sb_free(&err);
}
int main(int argc, char **argv) {
  uint32_t n = argc > 1 ? (uint32_t)atoi(argv[1]) : often(300);
  knobs_init(&knobs);
  edits_are_followed(n);
  an_edge_that_is_not_told_is_noticed(n < 100 ? n : 100);
  an_edit_costs_what_it_can_have_changed(argc > 2 ? (uint32_t)atoi(argv[2]) : 1000);
  mod_free(mod);
  return failures != 0;
}
