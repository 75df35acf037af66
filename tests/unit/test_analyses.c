/* The verifiers of analyses bite: a result that was spoilt by hand is found out, a sound one is not. */
#include "analysis/cfg/dom.h"
#include "analysis/cfg/loops.h"
#include "ir/text/text.h"
#include "support/knob.h"
#include <stdio.h>
#include <stdlib.h>

static const char text[] = "define void @f(i1 %c) {\n"
                           "entry:\n  br label %outer\n"
                           "outer:\n  br i1 %c, label %left, label %right\n"
                           "left:\n  br label %join\n"
                           "right:\n  br label %join\n"
                           "join:\n  br i1 %c, label %join, label %latch\n"
                           "latch:\n  br i1 %c, label %outer, label %exit\n"
                           "exit:\n  ret void\n}\n";
static Fn *f;
static int failures;

static Blk blk(const char *name) {
  FOR_EACH_BLK(f, b)
    if (str_eq(blk_name_of(f, b), str_of(name))) return b;
  printf("no block %s\n", name);
  exit(1);
}
static void expect(const char *what, bool (*verify)(Fn *, bool, StrBuf *), bool content) {
  StrBuf err = {0};
  if (verify(f, false, &err) != content) {
    printf("%s: %s: %s\n", what, content ? "complains" : "does not notice", sb_z(&err));
    failures++;
  }
  sb_free(&err);
}
#define SPOIL(what, verify, place, value, id)                                                                          \
  do {                                                                                                                 \
    expect(what, verify, true);                                                                                        \
    (place) = (value);                                                                                                 \
    expect(what, verify, false);                                                                                       \
    slot_drop(f, id);                                                                                                  \
  } while (0)

int main(void) {
  Knobs k;
  knobs_init(&k);
  k.v[KNOB_VERIFY_DOM_INFO] = k.v[KNOB_VERIFY_LOOP_INFO] = 1;
  Ctx ctx = {.diag.max_errors = 20, .knobs = &k};
  Module *m = ir_parse(&ctx, STR("test"), str_of(text));
  if (!m) return 1;
  f = glob(m, glob_find(m, STR("f")))->fn;
#define D ((Dom *)(uintptr_t)dom(f))
#define P ((Dom *)(uintptr_t)postdom(f))
#define L ((Loops *)(uintptr_t)loops(f))
  (void)D;
  SPOIL("immediate dominator", verify_domtree, D->idom[blk("join")], blk("left"), AN_DOM);
  (void)D;
  SPOIL("too far up", verify_domtree, D->idom[blk("latch")], blk("outer"), AN_DOM);
  (void)D;
  SPOIL("interval", verify_domtree, D->out[blk("outer")], D->in[blk("outer")], AN_DOM);
  (void)D;
  SPOIL("level", verify_domtree, D->level[blk("exit")], 1, AN_DOM);
  (void)P;
  SPOIL("post-dominator", verify_postdomtree, P->idom[blk("outer")], blk("left"), AN_POSTDOM);
  (void)P;
  SPOIL("root", verify_postdomtree, P->nroots, 0, AN_POSTDOM);
  (void)L;
  SPOIL("innermost loop", verify_loops, L->of[blk("left")], 0, AN_LOOPS);
  (void)L;
  SPOIL("parent", verify_loops, L->loop[2].parent, 0, AN_LOOPS);
  (void)L;
  SPOIL("irreducible", verify_loops, L->irreducible, true, AN_LOOPS);
  mod_free(m);
  return failures != 0;
}
