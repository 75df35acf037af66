/* Regions and loops that are kept while passes edit: compared with dom(f) and loops(f) made afresh, on random graphs
 * and random edits; what every round executes, against its definition; and the cost of changing each of many loops. */
#include "analysis/cfg/dom.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/text/text.h"
#include "often.h"
#include "passes/loop/loop_ctx.h"
#include "passes/loop/loop_utils.h"
#include "passes/stat.h"
#include "support/knob.h"
#include <stdio.h>
#include <stdlib.h>

static Ctx ctx;
static Knobs knobs;
static Module *m;
static Fn *f;
static int failures;
static uint64_t state;
static uint32_t rnd(uint32_t n) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(state >> 33) % n;
}

static StrBuf input; /* stays as long as the module */
static void read_fn(StrBuf *text) {
  if (m) mod_free(m);
  sb_free(&input);
  input = *text;
  knobs_init(&knobs);
  ctx = (Ctx){.diag.max_errors = 20, .knobs = &knobs};
  m = ir_parse(&ctx, STR("test"), str_of(sb_z(&input)));
  if (!m) {
    printf("does not parse: %.*s\n", (int)ctx.diag.text.n, ctx.diag.text.p);
    exit(1);
  }
  f = glob(m, glob_find(m, STR("f")))->fn;
}
static void fail(const char *what, uint32_t seed) {
  if (failures++ < 20) printf("%s, seed %u\n", what, seed);
}
static Blk named(const char *name) {
  FOR_EACH_BLK(f, b)
    if (str_eq(blk_name_of(f, b), str_of(name))) return b;
  printf("no block %s\n", name);
  exit(1);
}

/* ---- random graphs: `n` blocks, mostly forwards, some backwards ---- */
static void random_fn(uint32_t n, uint32_t seed) {
  state = seed;
  StrBuf s = {0};
  sb_lit(
      &s,
      "declare void @may()\ndeclare void @does() nounwind willreturn\ndefine void @f(i1 %c) {\nentry:\n  br label %b0\n");
  for (uint32_t i = 0; i < n; i++) {
    sb_fmt(&s, "b%u:\n", i);
    if (rnd(6) == 0) sb_lit(&s, "  call void @may()\n");
    if (rnd(3) == 0) sb_lit(&s, "  call void @does()\n");
    uint32_t to[2];
    for (unsigned k = 0; k < 2; k++) to[k] = u32_min(rnd(4) == 0 ? rnd(n) : i + 1 + rnd(3), n - 1);
    if (i == n - 1) sb_lit(&s, "  ret void\n");
    else if (rnd(3) == 0) sb_fmt(&s, "  br label %%b%u\n", to[0]);
    else sb_fmt(&s, "  br i1 %%c, label %%b%u, label %%b%u\n", to[0], to[1]);
  }
  sb_lit(&s, "}\n");
  read_fn(&s);
}
/* A log in which every block leaves its name holds the dominators of the block at hand, outermost first. */
static void check_scopes(uint32_t seed) {
  const Dom *d = dom(f);
  Arena A;
  arena_init(&A);
  DomScopes sc = dom_scopes(&A, d);
  VecU32 log = {0};
  for (uint32_t i = 0; i < d->n; i++) {
    Blk b = d->tree[i];
    log.n = dom_scope(&sc, b, log.n);
    bool ok = log.n == d->level[b];
    for (uint32_t k = log.n, up = d->idom[b]; ok && k-- > 0; up = d->idom[up]) ok = log.p[k] == up;
    if (!ok) fail("scopes of a walk are not the dominators", seed);
    vec_push(&log, (uint32_t)b);
  }
  vec_free(&log);
  arena_free(&A);
}
static bool everything(const void *what, Blk b) {
  (void)what, (void)b;
  return true;
}
typedef struct Below {
  const Dom *d;
  Blk root;
} Below;
static bool below(const void *what, Blk b) {
  const Below *x = what;
  return dom_blk(x->d, x->root, b);
}
static Blk any_blk(void) {
  uint32_t n = 0, k;
  FOR_EACH_BLK(f, b) n++;
  k = rnd(n);
  FOR_EACH_BLK(f, b)
    if (!k--) return b;
  return BLK_NONE;
}
static void random_edit(void) {
  Blk b = any_blk();
  uint32_t n = nsuccs(f, b);
  if (!n) return;
  switch (rnd(4)) {
  case 0: edge_split(f, b, rnd(n)); break;
  case 1: term_keep_edge(f, b, rnd(n)); break;
  default: {
    Blk to = any_blk();
    if (to != entry_blk(f)) edge_redirect(f, b, rnd(n), to);
  } break;
  }
}
static void regions(void) {
  Region r = {0};
  for (uint32_t seed = 1; seed <= often(150); seed++) {
    random_fn(3 + seed % 30, seed);
    for (unsigned round = 0; round < 12; round++, random_edit()) {
      const Dom *d = dom(f);
      region_build(&r, f, entry_blk(f), everything, NULL);
      if (r.blk.n != d->n) fail("region of everything: blocks", seed);
      check_scopes(seed);
      for (uint32_t i = 0; i < r.blk.n; i++) {
        Blk b = r.blk.p[i].b;
        if (region_idom(&r, b) != d->idom[b]) fail("region of everything: immediate dominator", seed);
        Blk a = r.blk.p[rnd(r.blk.n)].b;
        if (region_dom(&r, a, b) != dom_blk(d, a, b)) fail("region of everything: dominates", seed);
      }
      Blk root = d->rpo[rnd(d->n)];
      region_build(&r, f, root, below, &(Below){d, root});
      for (uint32_t i = 0; i < r.blk.n; i++) {
        const RegionBlk *x = &r.blk.p[i];
        if (x->inside != dom_blk(d, root, x->b)) fail("region below a block: inside", seed);
        if (x->inside && i && region_idom(&r, x->b) != d->idom[x->b])
          fail("region below a block: immediate dominator", seed);
      }
    }
  }
  region_free(&r);
}

/* ---- guaranteed to execute, by its definition: what the header reaches without b neither leaves, comes round, cycles, nor holds anything that may stop ---- */
static bool stops(Blk b) {
  FOR_EACH_INS(f, b, v)
    if (!is_term(f, v) && !transfers_execution(f, v)) return true;
  return false;
}
static bool leaks(LoopCtx *lc, Blk at, Blk without, uint8_t *seen) { /* seen: 1 on the way, 2 done */
  if (at == without) return false;
  if (seen[at] == 1) return true;
  if (seen[at]) return false;
  seen[at] = 1;
  bool bad = stops(at);
  for (uint32_t k = 0; k < nsuccs(f, at); k++)
    bad |= succ(f, at, k) == lc_header(lc) || !lc_has_blk(lc, succ(f, at, k)) ||
           leaks(lc, succ(f, at, k), without, seen);
  seen[at] = 2;
  return bad;
}
static uint32_t found, missed;
static void check_must(LoopCtx *lc, uint32_t seed) {
  VecU32 blks = {0};
  lc_blks(lc, &blks);
  for (uint32_t i = 0; i < blks.n; i++) {
    Blk b = (Blk)blks.p[i];
    uint8_t *seen = mem_zalloc(f->nblk);
    bool must = !leaks(lc, lc_header(lc), b, seen), says = lc_runs_each_round(lc, first_ins(f, b)), rest = must;
    mem_free(seen);
    if (says && !must) fail("does not run in each round, but is said to", seed);
    found += says && must, missed += must && !says;
    FOR_EACH_INS(f, b, v) {
      if (lc_runs_each_round(lc, v) && !rest) fail("an instruction behind one that may stop", seed);
      if (!is_term(f, v) && !transfers_execution(f, v)) rest = false;
    }
  }
  vec_free(&blks);
}

/* ---- toy edits around a loop ---- */
static void check_ctx(LoopCtx *lc, const char *what, uint32_t seed) {
  bool alive = lc_alive(lc);
  if (!loop_forest_check(lc->forest)) {
    fail(what, seed);
    return;
  }
  if (!alive) return;
  const Dom *d = dom(f);
  const Loops *l = loops(f);
  uint32_t dense = loop_of(l, lc_header(lc));
  if (l->loop[dense].header != lc_header(lc) || lc_preheader(lc) != loop_preheader(f, l, dense) ||
      lc_latch(lc) != loop_latch(f, l, dense))
    fail("header, preheader, latch", seed);
  VecU32 blks = {0};
  lc_blks(lc, &blks);
  if (blks.n != l->loop[dense].last - l->loop[dense].first) fail("number of blocks", seed);
  for (uint32_t i = 0; i < blks.n; i++) {
    Blk b = (Blk)blks.p[i], a = (Blk)blks.p[rnd(blks.n)];
    if (!loop_has_blk(l, dense, b) || !lc_has_blk(lc, b)) fail("a block of the loop", seed);
    if (lc_dom(lc, a, b) != dom_blk(d, a, b)) fail("dominates within the loop", seed);
  }
  if (!loop_ctx_check_dom(lc)) fail("dominators", seed);
  vec_free(&blks);
}
/* One of the edits that loop passes make, by shape only: the functions have no values that would have to be taken
 * along. */
static Blk copy_of(Blk b) { /* a block with the same successors and nothing else */
  Blk c = blk_new(f);
  blk_place_after(f, c, b);
  Val t = term(f, b);
  if (nsuccs(f, b) == 1) term_br(f, c, succ(f, b, 0));
  else term_condbr(f, c, arg(f, t, 0), succ(f, b, 0), succ(f, b, 1));
  return c;
}
static void copies(LoopCtx *lc, VecU32 *blks,
                   Blk *copy) { /* of all blocks, with edges among themselves; to the header they lead as before */
  lc_blks(lc, blks);
  for (uint32_t i = 0; i < blks->n; i++) copy[i] = copy_of((Blk)blks->p[i]);
  for (uint32_t i = 0; i < blks->n; i++)
    for (uint32_t k = 0; k < nsuccs(f, copy[i]); k++)
      for (uint32_t j = 1; j < blks->n; j++)
        if (succ(f, copy[i], k) == (Blk)blks->p[j]) {
          edge_redirect(f, copy[i], k, copy[j]);
          break;
        }
}
static Blk copy[4096];
static void toy(LoopCtx *lc, unsigned what) {
  Blk pre = lc_preheader(lc), latch = lc_latch(lc), h = lc_header(lc);
  VecU32 blks = {0}, exits = {0};
  lc_blks(lc, &blks);
  lc_exits(lc, &exits);
  if (!pre || !latch || blks.n >= ARRAY_LEN(copy)) {
    vec_free(&blks), vec_free(&exits);
    return;
  }
  switch (what) {
  case 0:
    for (uint32_t k = 0; k < nsuccs(f, latch); k++)
      if (succ(f, latch, k) == h) {
        edge_split(f, latch, k);
        break;
      }
    break; /* a block in the loop */
  case 1:
    copies(lc, &blks, copy);
    edge_redirect(f, pre, 0, copy[0]);
    break; /* peel */
  case 2:  /* delete */
    if (exits.n != 1) break;
    term_br(f, pre, (Blk)exits.p[0]);
    for (uint32_t i = 0; i < blks.n; i++)
      if (nsuccs(f, (Blk)blks.p[i])) term_unreachable(f, (Blk)blks.p[i]);
    for (uint32_t i = 0; i < blks.n; i++) blk_erase(f, (Blk)blks.p[i]);
    break;
  case 3: { /* unswitch: a test before, and a second loop */
    Val c = fn_arg(f, 0);
    copies(lc, &blks, copy);
    for (uint32_t i = 0; i < blks.n; i++)
      for (uint32_t k = 0; k < nsuccs(f, copy[i]); k++)
        if (succ(f, copy[i], k) == h) edge_redirect(f, copy[i], k, copy[0]);
    Blk p1 = blk_new(f), p2 = blk_new(f);
    blk_place_after(f, p1, pre), blk_place_after(f, p2, pre);
    term_br(f, p1, h), term_br(f, p2, copy[0]);
    term_condbr(f, pre, c, p1, p2);
    break;
  }
  case 4: /* rotate: the header's test in the preheader too, when the header leaves */
    if (nsuccs(f, h) == 2 && lc_has_blk(lc, succ(f, h, 0)) != lc_has_blk(lc, succ(f, h, 1)) && h != latch) {
      Blk c = copy_of(h);
      edge_redirect(f, pre, 0, c);
    }
    break;
  case 5:
    copies(lc, &blks, copy);
    for (uint32_t k = 0; k < nsuccs(f, latch); k++)
      if (succ(f, latch, k) == h) {
        edge_redirect(f, latch, k, copy[0]);
        break;
      }
    break; /* unroll */
  case 6:
    for (uint32_t k = 0; k < nsuccs(f, latch); k++)
      if (nsuccs(f, latch) == 2 && succ(f, latch, k) == h) {
        term_keep_edge(f, latch, 1 - k);
        break;
      }
    break; /* no way back */
  case 7:
    if (nsuccs(f, latch) == 2 && exits.n == 1) term_br(f, latch, h);
    break; /* it may never end */
  case 8:
    if (exits.n) edge_split(f, (Blk)exits.p[0], 0);
    break;
  default: break;
  }
  vec_free(&blks), vec_free(&exits);
}
static void contexts(void) {
  Arena A;
  arena_init(&A);
  uint64_t rebuilt = 0, edits = 0;
  for (uint32_t seed = 1; seed <= often(200); seed++) {
    random_fn(4 + seed % 40, seed * 7919);
    blks_erase_unreachable(f);
    uint64_t stats[ST_COUNT] = {0};
    PassCtx px = {.scratch = &A, .stats = stats};
    loop_simplify_fn(f, &px);
    LoopForest lf;
    LoopCtx lc = {0};
    loop_forest_init(&lf, f);
    for (unsigned visits = 0; visits < 30 && f->nblk < 500 && loop_ctx_next(&lc, &lf, false); visits++) {
      check_ctx(&lc, "before any edit", seed);
      if (visits < 8) check_must(&lc, seed);
      for (unsigned k = rnd(3); k-- && lc_alive(&lc);) {
        unsigned what = rnd(10);
        bool was = loops_are_simplified(f);
        toy(&lc, what);
        edits++;
        if (was && what < 2 && !(lc_simplify(&lc) && loops_are_simplified(f))) fail("simplified again", seed);
        static const char *const names[] = {
          "block in the loop", "peel",    "delete",     "unswitch", "rotate", "unroll",
          "no way back",       "endless", "exit split", "nothing"};
        check_ctx(&lc, names[what], seed);
      }
    }
    rebuilt += lf.rebuilt;
    loop_ctx_free(&lc);
    loop_forest_free(&lf);
  }
  if (rebuilt * 4 > edits) {
    printf("%llu of %llu edits looked at the whole function\n", (unsigned long long)rebuilt, (unsigned long long)edits);
    failures++;
  }
  if (found < often(200) || missed * 20 > found) {
    printf("each round: %u found, %u missed\n", found, missed);
    failures++;
  }
  arena_free(&A);
}

/* ---- each of many loops changed: the cost is that of the loops ---- */
static void many_loops(uint32_t n, unsigned deep) {
  StrBuf s = {0};
  sb_lit(&s, "define void @f(i1 %c) {\nentry:\n  br label %p0\n");
  for (uint32_t i = 0; i < n; i++) {
    sb_fmt(&s, "p%u:\n  br label %%h%u\nh%u:\n  br i1 %%c, label %%a%u, label %%x%u\n", i, i, i, i, i);
    if (deep) sb_fmt(&s, "a%u:\n  br label %%i%u\ni%u:\n  br i1 %%c, label %%i%u, label %%l%u\n", i, i, i, i, i);
    else sb_fmt(&s, "a%u:\n  br label %%l%u\n", i, i);
    sb_fmt(&s, "l%u:\n  br label %%h%u\nx%u:\n  br label %%p%u\n", i, i, i, i + 1);
  }
  sb_fmt(&s, "p%u:\n  ret void\n}\n", n);
  read_fn(&s);
}
static uint64_t cost(uint32_t n, unsigned deep, unsigned what) {
  many_loops(n, deep);
  LoopForest lf;
  LoopCtx lc = {0};
  loop_forest_init(&lf, f);
  uint32_t visits = 0, loops_then = lf.node.n - 1;
  while (loop_ctx_next(&lc, &lf, false) && visits++ < loops_then) toy(&lc, what);
  uint64_t looked = lc.region.looked + lf.rebuilt * f->nblk;
  if (!loop_forest_check(&lf)) fail("loops after each of many was changed", n);
  loop_ctx_free(&lc);
  loop_forest_free(&lf);
  return looked;
}
static void scaling(void) {
  const unsigned n = is_ci() ? 500 : 100;
  for (unsigned deep = 0; deep < 2; deep++)
    for (unsigned what = 0; what < 6; what++) {
      uint64_t small = cost(n, deep, what), big = cost(10 * n, deep, what);
      if (big > 11 * small) {
        printf("edit %u%s: %llu blocks looked at for %u loops, %llu for ten times as many\n", what,
               deep ? " in nests" : "", (unsigned long long)small, n, (unsigned long long)big);
        failures++;
      }
    }
}
/* A worked case: the numbers say which instructions. */
static void by_name(void) {
  StrBuf s = {0};
  sb_lit(&s, "declare void @may()\ndeclare void @does() nounwind willreturn\n"
             "define void @f(i1 %c) {\nentry:\n  br label %h\n"
             "h:\n  call void @does()\n  br i1 %c, label %left, label %right\n"
             "left:\n  br label %join\nright:\n  br label %join\n"
             "join:\n  call void @does()\n  br label %in\n"
             "in:\n  call void @does()\n  br i1 %c, label %in, label %late\n"
             "late:\n  call void @does()\n  br i1 %c, label %h, label %exit\n"
             "exit:\n  ret void\n}\n");
  read_fn(&s);
  LoopForest lf;
  LoopCtx lc = {0};
  loop_forest_init(&lf, f);
  loop_ctx_next(&lc, &lf, false);
  if (lc_header(&lc) != named("in")) fail("the inner loop comes first", 0);
  loop_ctx_next(&lc, &lf, false);
  static const struct {
    const char *b;
    bool runs;
  } c[] = {{"h", true}, {"left", false}, {"right", false}, {"join", true}, {"in", true}, {"late", false}};
  for (size_t i = 0; i < ARRAY_LEN(c); i++)
    if (lc_runs_each_round(&lc, first_ins(f, named(c[i].b))) != c[i].runs) {
      printf("each round: %s\n", c[i].b);
      failures++;
    }
  loop_ctx_free(&lc);
  loop_forest_free(&lf);
}

int main(void) {
  by_name();
  regions();
  contexts();
  scaling();
  mod_free(m);
  sb_free(&input);
  return failures != 0;
}
