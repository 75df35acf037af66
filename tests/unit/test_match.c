/* Shapes (match.h), each on one that is such and on one that nearly is; keys of values (expr.h) and scopes of tables
 * (hash.h). */
#include "analysis/value/expr.h"
#include "ir/ctx.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "ir/text/text.h"
#include "support/hash.h"
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
  if (!m) {
    printf("does not parse: %.*s\n", (int)ctx.diag.text.n, ctx.diag.text.p);
    exit(1);
  }
  f = glob(m, glob_find(m, STR("f")))->fn;
}
static Val named(const char *name) {
  for (uint32_t i = 1; i < f->nins; i++)
    if (str_eq(name_of(f, (Val)i), str_of(name))) return (Val)i;
  printf("no value %s\n", name);
  exit(1);
}
static void test_values(void) {
  read_fn(
      "define i1 @f(i1 %a, i1 %b, <2 x i1> %v, i8 %x, i8 %y) {\n"
      "  %not = xor i1 %a, true\n  %vnot = xor <2 x i1> %v, splat (i1 true)\n  %xor = xor i1 %a, %b\n"
      "  %and = and i1 %a, %b\n  %or = or i1 %a, %b\n  %land = select i1 %a, i1 %b, i1 false\n  %lor = select i1 %a, i1 true, i1 %b\n"
      "  %both = select i1 %a, i1 true, i1 false\n  %sel = select i1 %a, i1 %b, i1 true\n  %wide = and i8 %x, %y\n  %mixed = select i1 %a, <2 x i1> %v, <2 x i1> zeroinitializer\n"
      "  %lt = icmp slt i8 %x, %y\n  %min = select i1 %lt, i8 %x, i8 %y\n  %max = select i1 %lt, i8 %y, i8 %x\n  %other = select i1 %lt, i8 %x, i8 %x\n"
      "  %pick = select i1 %a, i8 poison, i8 undef\n  ret i1 %not\n}\n");
  Val a = named("a"), b = named("b"), x, y;
  CHECK(not_of(f, named("not")) == a && not_of(f, named("vnot")) == named("v") && !is_not(f, named("xor")) &&
        !is_not(f, a) && !is_not(f, con_int(&f->con, TY_I1, 1)));
  static const struct {
    const char *name;
    bool is_or, logical;
  } good[] = {{"and", false, false}, {"or", true, false}, {"land", false, true}, {"lor", true, true}};
  for (unsigned i = 0; i < ARRAY_LEN(good); i++) {
    Junction j;
    Val v = named(good[i].name);
    CHECK(match_junction(f, v, &j) && j.is_or == good[i].is_or && j.logical == good[i].logical && j.a == a && j.b == b);
    CHECK(cond_parts(f, v, !j.is_or, &x, &y) && x == a && y == b && !cond_parts(f, v, j.is_or, &x, &y));
  }
  CHECK(cond_parts(f, named("both"), true, &x, &y) && x == a && cond_parts(f, named("both"), false, &x, &y) &&
        x == a); /* either way */
  static const char *const bad[] = {"sel", "wide", "mixed", "xor", "a"};
  for (unsigned i = 0; i < ARRAY_LEN(bad); i++) {
    Junction j;
    CHECK(!match_junction(f, named(bad[i]), &j) && !cond_parts(f, named(bad[i]), true, &x, &y) &&
          !cond_parts(f, named(bad[i]), false, &x, &y));
  }
  unsigned id;
  CHECK(match_minmax(f, named("min"), &id, &x, &y) && id == INTRIN_smin && match_minmax(f, named("max"), &id, &x, &y) &&
        id == INTRIN_smax && !match_minmax(f, named("other"), &id, &x, &y));
  CHECK(is_undefined(f, arg(f, named("pick"), 1)) && is_undefined(f, arg(f, named("pick"), 2)) && !is_undefined(f, a) &&
        !is_undefined(f, con_int(&f->con, TY_I1, 0)));
  CHECK(is_cmp(f, named("lt")) && !is_cmp(f, named("min")));
  mod_free(m);
}
static void test_calls_and_terminators(void) {
  read_fn(
      "declare i8 @g(i1, i8)\ndefine i8 @f(i1 %c, i8 %x) {\n  %plain = call i8 @g(i1 %c, i8 %x)\n  %tail = tail call i8 @g(i1 %c, i8 %x)\n"
      "  %never = notail call i8 @g(i1 %c, i8 %x)\n  %sum = add nsw i8 %x, 1\n  br i1 %c, label %one, label %two\n"
      "one:\n  br i1 %c, label %two, label %two\ntwo:\n  %must = musttail call i8 @g(i1 %c, i8 %x)\n  ret i8 %must\n}\n");
  CHECK(is_musttail(f, named("must")) && !is_musttail(f, named("tail")) && !is_musttail(f, named("never")));
  CHECK(!is_musttail(f, named("sum")) &&
        !is_tail_marked(f, named("sum"))); /* flags of an addition have the same bits */
  CHECK(is_tail_marked(f, named("must")) && is_tail_marked(f, named("tail")) && !is_tail_marked(f, named("never")) &&
        !is_tail_marked(f, named("plain")));
  Blk first = entry_blk(f), one = succ(f, first, 0);
  CHECK(blk_forks(f, first) && !blk_forks(f, one) && !blk_forks(f, succ(f, first, 1)));
  mod_free(m);
}
static InsView view(const char *name) { return ins_view(f, named(name)); }
static bool same_key(InsView a, InsView b) { /* and equal keys have equal hashes */
  bool eq = expr_same(f, &a, &b);
  CHECK(expr_same(f, &b, &a) == eq && (!eq || expr_hash(f, &a) == expr_hash(f, &b)));
  return eq;
}
static bool same(const char *a, const char *b) { return same_key(view(a), view(b)); }
static void test_keys(void) {
  read_fn(
      "declare i32 @llvm.smax.i32(i32, i32)\ndeclare i32 @llvm.fshl.i32(i32, i32, i32)\ndeclare i32 @g(i32) memory(none)\ndeclare i32 @meet(i32) convergent memory(none)\n"
      "define i32 @f(i32 %x, i32 %y, i1 %c, ptr %p, <4 x i32> %v, {i32, i32} %s) {\n"
      "  %add = add nsw i32 %x, %y\n  %add2 = add i32 %y, %x\n  %sub = sub i32 %x, %y\n  %sub2 = sub i32 %y, %x\n  %mul = mul i32 %x, %y\n"
      "  %lt = icmp slt i32 %x, %y\n  %gt = icmp sgt i32 %y, %x\n  %ge = icmp sge i32 %y, %x\n  %eq = icmp eq i32 %x, %x\n  %lt3 = icmp slt i32 %x, 3\n"
      "  %not = xor i1 %c, true\n  %sel = select i1 %c, i32 %x, i32 %y\n  %sel2 = select i1 %not, i32 %y, i32 %x\n  %sel3 = select i1 %not, i32 %x, i32 %y\n"
      "  %max = call i32 @llvm.smax.i32(i32 %x, i32 %y)\n  %max2 = call i32 @llvm.smax.i32(i32 %y, i32 %x)\n"
      "  %fsh = call i32 @llvm.fshl.i32(i32 %x, i32 %y, i32 1)\n  %fsh2 = call i32 @llvm.fshl.i32(i32 %y, i32 %x, i32 1)\n"
      "  %g = call i32 @g(i32 %x)\n  %g2 = call i32 @g(i32 %x)\n  %meet = call i32 @meet(i32 %x)\n  %meet2 = call i32 @meet(i32 %x)\n  %tag = call i32 @g(i32 %x) [\"t\"(i32 1)]\n"
      "  %gep = getelementptr i32, ptr %p, i32 %x\n  %gep2 = getelementptr inbounds i32, ptr %p, i32 %x\n  %gep3 = getelementptr i8, ptr %p, i32 %x\n"
      "  %e0 = extractvalue {i32, i32} %s, 0\n  %e1 = extractvalue {i32, i32} %s, 1\n  %e0b = extractvalue {i32, i32} %s, 0\n"
      "  %sh = shufflevector <4 x i32> %v, <4 x i32> %v, <2 x i32> <i32 0, i32 1>\n  %sh2 = shufflevector <4 x i32> %v, <4 x i32> %v, <2 x i32> <i32 1, i32 0>\n"
      "  %ld = load i32, ptr %p\n  %ld2 = load i32, ptr %p\n  %z = zext i32 %x to i64\n  %z2 = zext i32 %x to i128\n  br label %next\n"
      "next:\n  %meet3 = call i32 @meet(i32 %x)\n  ret i32 %add\n}\n");
  CHECK(same("add", "add2") && !same("sub", "sub2") && !same("add", "mul") && same("lt", "gt") && !same("lt", "ge") &&
        !same("lt", "lt3") && same("eq", "eq"));
  CHECK(same("sel", "sel2") && !same("sel", "sel3") && !same("sel2", "sel3"));
  CHECK(same("max", "max2") && !same("fsh", "fsh2") && same("g", "g2") && !same("g", "tag") && same("meet", "meet2") &&
        !same("meet", "meet3"));
  CHECK(same("gep", "gep2") && !same("gep", "gep3") && same("e0", "e0b") && !same("e0", "e1") && !same("sh", "sh2") &&
        !same("ld", "ld2") && !same("z", "z2"));
  /* Over other operands than their own: x and y are found equal, so all that differs in them alone is equal too. */
  Val x = named("x"), one[] = {x, x};
  InsView a = view("sub"), b = view("sub2"), l = view("lt3"),
          made = {
            .op = OP_ICMP, .sub = ICMP_SGT, .type = TY_I1, .ops = (Val[]){con_int(&f->con, TY_I32, 3), x}, .n = 2};
  a.ops = b.ops = one;
  CHECK(same_key(a, b) && !same_key(a, view("sub")) && same_key(l, made)); /* and one that no instruction computes */
  /* A table with scopes: what is put in is found until its scope is left, and what it hid is back. */
  Arena A;
  arena_init(&A);
  ScopedSet t = {.set = idset_on(&A, 8)};
  uint32_t h = expr_hash(f, &l), s = idset_probe(&t.set, h, h);
  CHECK(!t.set.slot[s].id && scoped_put(&t, s, h) == 1);
  uint32_t mark = t.log.n, h2 = h + 1, s2 = idset_probe(&t.set, h2, h2);
  CHECK(scoped_put(&t, s, h) == 2 && scoped_put(&t, s2, h2) == 3 && t.set.slot[idset_probe(&t.set, h, h)].id == 2);
  scoped_leave(&t, mark);
  CHECK(t.set.slot[idset_probe(&t.set, h, h)].id == 1 && !t.set.slot[idset_probe(&t.set, h2, h2)].id && t.log.n == 1);
  scoped_leave(&t, 0);
  CHECK(!t.set.slot[idset_probe(&t.set, h, h)].id);
  vec_free(&t.log);
  arena_free(&A);
  mod_free(m);
}
int main(void) {
  test_values();
  test_calls_and_terminators();
  test_keys();
  return 0;
}
