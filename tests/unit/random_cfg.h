/* random_cfg.h: functions of loops and branches made at random, and random edits of their edges and blocks. */
#ifndef NVOPT_TESTS_UNIT_RANDOM_CFG_H
#define NVOPT_TESTS_UNIT_RANDOM_CFG_H
#include "ir/edit.h"
#include "random_fn.h"

/* Blocks that lead to one or two others: mostly to the next ones, sometimes back to one that certainly dominates
 * (`wild`: to any). What stands in them, `code` (NULL: nothing) writes. */
static inline void cfg_gen(StrBuf *s, uint32_t n, bool wild, void (*code)(StrBuf *s)) {
  uint32_t path[64], depth = 0; /* headers that are open */
  sb_lit(s, "define void @f(i1 %c, ptr %p, ptr noalias %q) {\nentry:\n  br label %b0\n");
  for (uint32_t i = 0; i < n; i++) {
    sb_fmt(s, "b%u:\n", i);
    if (code) code(s);
    if (i + 1 == n) sb_lit(s, "  ret void\n");
    else if (wild) sb_fmt(s, "  br i1 %%c, label %%b%u, label %%b%u\n", rnd(n), i + 1);
    else if (depth && rnd(3) == 0) sb_fmt(s, "  br i1 %%c, label %%b%u, label %%b%u\n", path[--depth], i + 1);
    else if (depth < 60 && rnd(3) == 0) {
      path[depth++] = i;
      sb_fmt(s, "  br label %%b%u\n", i + 1);
    } else if (rnd(2)) sb_fmt(s, "  br i1 %%c, label %%b%u, label %%b%u\n", i + 1, u32_min(n - 1, i + 1 + rnd(4)));
    else sb_fmt(s, "  br label %%b%u\n", i + 1);
  }
  sb_lit(s, "}\n");
}
/* A row of n loops, each with a diamond in it; `accesses`: its header loads, one arm stores. */
static inline void cfg_row_of_loops(StrBuf *s, uint32_t n, bool accesses) {
  sb_lit(s, "define void @f(i1 %c, ptr %p, ptr noalias %q) {\nentry:\n  br label %p0\n");
  for (uint32_t i = 0; i < n; i++) {
    sb_fmt(s, "p%u:\n  br label %%h%u\nh%u:\n", i, i, i);
    if (accesses) sb_lit(s, "  load i32, ptr %p\n");
    sb_fmt(s, "  br i1 %%c, label %%l%u, label %%m%u\nm%u:\n", i, i, i);
    if (accesses) sb_fmt(s, "  store i32 %u, ptr %%q\n", i);
    sb_fmt(s, "  br label %%l%u\nl%u:\n  br i1 %%c, label %%h%u, label %%e%u\ne%u:\n  br label %%p%u\n", i, i, i, i, i,
           i + 1);
  }
  sb_fmt(s, "p%u:\n  ret void\n}\n", n);
}
/* An edit of the i-th of them, which `pre` leads to; the block that leads to the next. */
static inline Blk cfg_edit_loop(Blk pre, uint32_t i) {
  Blk h = succ(f, pre, 0), m = succ(f, h, 1), l = succ(f, h, 0), e = succ(f, l, 1);
  switch (i % 4) {
  case 0: /* deleted */ edge_redirect(f, pre, 0, e); break;
  case 1: /* peeled */ edge_split(f, pre, 0); break;
  case 2: /* unswitched: a copy, and a test before both */
  {
    Blk h2 = blk_new(f), l2 = blk_new(f);
    blk_place_end(f, h2), blk_place_end(f, l2);
    term_br(f, h2, l2), term_condbr(f, l2, fn_arg(f, 0), h2, e);
    term_condbr(f, pre, fn_arg(f, 0), h, h2);
    break;
  }
  default: /* another way out */ term_condbr(f, m, fn_arg(f, 0), l, e);
  }
  return e;
}
static inline Blk cfg_some(void) {
  for (uint32_t tries = 0; tries < 200; tries++) {
    Blk b = (Blk)(1 + rnd(f->nblk - 1));
    if (f->blk[b].first) return b;
  }
  return entry_blk(f);
}
static inline Blk cfg_near(Blk b) { /* a block some steps on */
  for (uint32_t n = rnd(5); n && nsuccs(f, b); n--) b = succ(f, b, rnd(nsuccs(f, b)));
  return b == entry_blk(f) ? succ(f, b, 0) : b;
}
static inline const char *cfg_edit(uint32_t which) {
  Blk b = cfg_some(), x;
  if (b == entry_blk(f) || !nsuccs(f, b)) return "nothing";
  switch (which) {
  case 0: edge_redirect(f, b, rnd(nsuccs(f, b)), cfg_near(b)); return "redirect";
  case 1: term_keep_edge(f, b, rnd(nsuccs(f, b))); return "keep an edge";
  case 2:
    x = cfg_near(b);
    term_condbr(f, b, fn_arg(f, 0), succ(f, b, 0), x);
    return "add an edge";
  case 3: blk_split(f, term(f, b)); return "split a block";
  case 4: edge_split(f, b, rnd(nsuccs(f, b))); return "split an edge";
  case 5: blks_erase_unreachable(f); return "erase what is not reached";
  case 6: blk_merge_into_pred(f, succ(f, b, 0)); return "merge";
  case 7: succs_swap(f, b, 0, nsuccs(f, b) - 1); return "swap successors";
  case 8: term_unreachable(f, b); return "end a block";
  case 9: { /* a copy beside: unswitching in small */
    x = blk_new(f);
    blk_place_end(f, x);
    Blk to = succ(f, b, 0);
    term_br(f, x, to);
    term_condbr(f, b, fn_arg(f, 0), to, x);
    return "a block beside";
  }
  case 10: {
    uint32_t at[2] = {0, 1};
    if (npreds(f, b) < 2) return "nothing";
    preds_split(f, b, at, 2, STR(".x"), STR(".ph"), &x);
    return "split predecessors";
  }
  default: blk_join(f, succ(f, b, 0)); return "join";
  }
}
enum { CFG_EDITS = 12 };
#endif
