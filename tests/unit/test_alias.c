/* Alias analysis asked from C: what is captured when, accesses of different rounds, metadata of barriers, answers
 * after changes. */
#include "analysis/memory/alias.h"
#include "ir/ctx.h"
#include "ir/text/text.h"
#include "support/knob.h"
#include <stdio.h>
#include <stdlib.h>

static const char text[] =
    "declare void @take(ptr)\n"
    "declare void @u()\n"
    "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n"
    "define void @f(i1 %c, ptr %q) {\n"
    "entry:\n  %a = alloca i32\n  %n = alloca i32\n  %early = load ptr, ptr %q\n  br i1 %c, label %left, label %right\n"
    "left:\n  %before = load i32, ptr %q\n  call void @take(ptr %a)\n  %after = load i32, ptr %q\n  br label %join\n"
    "right:\n  %beside = load i32, ptr %q\n  br label %join\n"
    "join:\n  %late = load i32, ptr %q\n  store i32 0, ptr %n\n  ret void\n}\n"
    "define void @loop(i1 %c, ptr %q) {\n"
    "entry:\n  %a = alloca i32\n  br label %body\n"
    "body:\n  %i = phi i64 [ 0, %entry ], [ %j, %body ]\n  %again = load i32, ptr %q\n  call void @take(ptr %a)\n  %p = getelementptr i32, ptr %q, i64 %i\n  store i32 0, ptr %p\n"
    "  %j = add i64 %i, 1\n  br i1 %c, label %body, label %exit\n"
    "exit:\n  ret void\n}\n"
    "define void @tags(ptr %p) {\n"
    "  store i32 0, ptr %p, !alias.scope !2\n"
    "  call void @u(), !noalias !2\n"
    "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !noalias !2\n"
    "  ret void\n}\n"
    "!0 = !{!0}\n!1 = !{!1, !0}\n!2 = !{!1}\n";
static Module *m;
static Fn *f;
static int failures;

static void in(const char *name) { f = glob(m, glob_find(m, str_of(name)))->fn; }
static Val val(const char *name) {
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v)
      if (str_eq(name_of(f, v), str_of(name))) return v;
  for (uint32_t i = 0; i < f->nargs; i++)
    if (str_eq(name_of(f, fn_arg(f, i)), str_of(name))) return fn_arg(f, i);
  printf("no value %s\n", name);
  exit(1);
}
static Val nth_call(uint32_t n) {
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v)
      if (is_call(f, v) && n-- == 0) return v;
  exit(1);
}
#define CHECK(c) ((c) ? (void)0 : (void)(printf("%d: %s\n", __LINE__, #c), failures++))

int main(void) {
  Knobs k;
  knobs_init(&k);
  Ctx ctx = {.diag.max_errors = 20, .knobs = &k};
  m = ir_parse(&ctx, STR("test"), str_of(text));
  if (!m) return 1;
  in("f");
  Alias *a = alias_of(f);
  Val o = val("a"), call = nth_call(0);
  CHECK(!alias_not_captured_before(a, o, VAL_NONE));
  CHECK(alias_not_captured_before(a, o, val("early")));
  CHECK(alias_not_captured_before(a, o, val("before")));
  CHECK(alias_not_captured_before(a, o, call));
  CHECK(!alias_not_captured_before(a, o, val("after")));
  CHECK(alias_not_captured_before(a, o, val("beside")));
  CHECK(!alias_not_captured_before(a, o, val("late")));
  CHECK(alias_not_captured_before(a, val("n"), VAL_NONE));
  CHECK(!alias_not_captured_before(a, val("q"), val("early")));
  CHECK(alias_query(a, mem_loc_any(val("early")), mem_loc_any(o)) == ALIAS_MAY);
  ins_erase(f, call);
  a = alias_of(f); /* nobody captures it now */
  CHECK(alias_not_captured_before(a, o, VAL_NONE));
  CHECK(alias_query(a, mem_loc_any(val("early")), mem_loc_any(o)) == ALIAS_NO);

  in("loop");
  a = alias_of(f);
  CHECK(!alias_not_captured_before(a, val("a"), nth_call(0))); /* captured in the round before */
  CHECK(!alias_not_captured_before(a, val("a"), val("again")));
  MemLoc p = mem_loc_bytes(val("p"), 4), p4 = p, q = mem_loc_bytes(val("q"), 4);
  p4.bytes = 8;
  CHECK(alias_query(a, p, p4) == ALIAS_MUST);
  CHECK(alias_across(a, p, p4) == ALIAS_MAY); /* another round, another address */
  CHECK(alias_across(a, q, q) == ALIAS_MUST);

  in("tags");
  a = alias_of(f);
  MemLoc l;
  CHECK(mem_loc(f, first_ins(f, entry_blk(f)), &l));
  CHECK(alias_modref(a, nth_call(0), l) == MR_NONE);
  CHECK(alias_modref(a, nth_call(1), l) == MR_MODREF); /* of this thread's execution alone */
  mod_free(m);
  return failures != 0;
}
