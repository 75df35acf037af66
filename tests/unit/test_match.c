/* Shapes (match.h): each on one that is such and on one that nearly is. */
#include "ir/ctx.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "ir/text/text.h"
#include "support/knob.h"
#include <stdio.h>
#include <stdlib.h>

#define CHECK(c) ((c) ? (void)0 : (printf("%s:%d: failed: %s\n", __FILE__, __LINE__, #c), exit(1)))

static Module *m;
static Fn *f;
static Knobs knobs;
static Ctx ctx;
static void read_fn(const char *text) {
  knobs_init(&knobs);
  ctx = (Ctx){.diag.max_errors = 20, .knobs = &knobs};
  m = ir_parse(&ctx, STR("test"), str_of(text));
  if (!m) { printf("does not parse: %.*s\n", (int)ctx.diag.text.n, ctx.diag.text.p); exit(1); }
  f = glob(m, glob_find(m, STR("f")))->fn;
}
static Val named(const char *name) {
  for (uint32_t i = 1; i < f->nins; i++) if (str_eq(name_of(f, (Val)i), str_of(name))) return (Val)i;
  printf("no value %s\n", name);
  exit(1);
}
static void test_values(void) {
  read_fn("define i1 @f(i1 %a, i1 %b, <2 x i1> %v, i8 %x, i8 %y) {\n"
          "  %not = xor i1 %a, true\n  %vnot = xor <2 x i1> %v, splat (i1 true)\n  %xor = xor i1 %a, %b\n"
          "  %and = and i1 %a, %b\n  %or = or i1 %a, %b\n  %land = select i1 %a, i1 %b, i1 false\n  %lor = select i1 %a, i1 true, i1 %b\n"
          "  %both = select i1 %a, i1 true, i1 false\n  %sel = select i1 %a, i1 %b, i1 true\n  %wide = and i8 %x, %y\n  %mixed = select i1 %a, <2 x i1> %v, <2 x i1> zeroinitializer\n"
          "  %lt = icmp slt i8 %x, %y\n  %min = select i1 %lt, i8 %x, i8 %y\n  %max = select i1 %lt, i8 %y, i8 %x\n  %other = select i1 %lt, i8 %x, i8 %x\n"
          "  %pick = select i1 %a, i8 poison, i8 undef\n  ret i1 %not\n}\n");
  Val a = named("a"), b = named("b"), x, y;
  CHECK(not_of(f, named("not")) == a && not_of(f, named("vnot")) == named("v") && !is_not(f, named("xor")) && !is_not(f, a) && !is_not(f, con_int(&f->con, TY_I1, 1)));
  static const struct { const char *name; bool is_or, logical; } good[] = {{"and", false, false}, {"or", true, false}, {"land", false, true}, {"lor", true, true}};
  for (unsigned i = 0; i < ARRAY_LEN(good); i++) {
    Junction j;
    Val v = named(good[i].name);
    CHECK(match_junction(f, v, &j) && j.is_or == good[i].is_or && j.logical == good[i].logical && j.a == a && j.b == b);
    CHECK(cond_parts(f, v, !j.is_or, &x, &y) && x == a && y == b && !cond_parts(f, v, j.is_or, &x, &y));
  }
  CHECK(cond_parts(f, named("both"), true, &x, &y) && x == a && cond_parts(f, named("both"), false, &x, &y) && x == a); /* either way */
  static const char *const bad[] = {"sel", "wide", "mixed", "xor", "a"};
  for (unsigned i = 0; i < ARRAY_LEN(bad); i++) {
    Junction j;
    CHECK(!match_junction(f, named(bad[i]), &j) && !cond_parts(f, named(bad[i]), true, &x, &y) && !cond_parts(f, named(bad[i]), false, &x, &y));
  }
  unsigned id;
  CHECK(match_minmax(f, named("min"), &id, &x, &y) && id == INTRIN_smin && match_minmax(f, named("max"), &id, &x, &y) && id == INTRIN_smax && !match_minmax(f, named("other"), &id, &x, &y));
  CHECK(is_undefined(f, arg(f, named("pick"), 1)) && is_undefined(f, arg(f, named("pick"), 2)) && !is_undefined(f, a) && !is_undefined(f, con_int(&f->con, TY_I1, 0)));
  CHECK(is_cmp(f, named("lt")) && !is_cmp(f, named("min")));
  mod_free(m);
}
static void test_calls_and_terminators(void) {
  read_fn("declare i8 @g(i1, i8)\ndefine i8 @f(i1 %c, i8 %x) {\n  %plain = call i8 @g(i1 %c, i8 %x)\n  %tail = tail call i8 @g(i1 %c, i8 %x)\n"
          "  %never = notail call i8 @g(i1 %c, i8 %x)\n  %sum = add nsw i8 %x, 1\n  br i1 %c, label %one, label %two\n"
          "one:\n  br i1 %c, label %two, label %two\ntwo:\n  %must = musttail call i8 @g(i1 %c, i8 %x)\n  ret i8 %must\n}\n");
  CHECK(is_musttail(f, named("must")) && !is_musttail(f, named("tail")) && !is_musttail(f, named("never")));
  CHECK(!is_musttail(f, named("sum")) && !is_tail_marked(f, named("sum"))); /* flags of an addition have the same bits */
  CHECK(is_tail_marked(f, named("must")) && is_tail_marked(f, named("tail")) && !is_tail_marked(f, named("never")) && !is_tail_marked(f, named("plain")));
  Blk first = entry_blk(f), one = succ(f, first, 0);
  CHECK(blk_forks(f, first) && !blk_forks(f, one) && !blk_forks(f, succ(f, first, 1)));
  mod_free(m);
}
int main(void) {
  test_values();
  test_calls_and_terminators();
  return 0;
}
