/* Tests of what text cannot say: functions broken by hand must be refused by the verifier or the recount of links,
 * sound ones by neither. */
#include "ir/text/text.h"
#include "ir/verify/verify.h"
#include <stdio.h>
#include <stdlib.h>

static Ctx ctx;
static Module *m;
static Fn *f;
static int failures;

static Fn *read_fn(const char *text) {
  if (m) mod_free(m);
  ctx = (Ctx){.diag.max_errors = 20};
  m = ir_parse(&ctx, STR("test"), str_of(text));
  if (!m) {
    printf("does not parse: %.*s\n", (int)ctx.diag.text.n, ctx.diag.text.p);
    exit(1);
  }
  Glob g = glob_find(m, STR("f"));
  return f = glob(m, g)->fn;
}

static Val named(const char *name) {
  for (uint32_t v = 1; v < f->nins; v++)
    if (f->ins[v].op && str_eq(name_of(f, (Val)v), str_of(name))) return (Val)v;
  printf("no value %%%s\n", name);
  exit(1);
}

/* The verifier says `text`; NULL: it is content. */
static void says(const char *what, const char *text) {
  ctx.diag.text.n = 0;
  uint32_t n = verify_fn(f, &ctx.diag, "test");
  const char *got = sb_z(&ctx.diag.text);
  if (text ? !n || !strstr(got, text) || !strstr(got, "after pass test") : n != 0) {
    printf("%s: wanted '%s', got %u: %s\n", what, text ? text : "nothing", n, got);
    failures++;
  }
}
static void checks(const char *what, const char *text) {
  const char *got = fn_check(f);
  if (text ? !got || !strstr(got, text) : got != NULL) {
    printf("%s: wanted '%s', got '%s'\n", what, text ? text : "nothing", got ? got : "nothing");
    failures++;
  }
}

static const char diamond[] =
    "define i32 @f(i1 %c, i32 %x, i64 %y, float %z, ptr %p) {\n"
    "entry:\n  %a = add i32 %x, 1\n  br i1 %c, label %l, label %r\n"
    "l:\n  %b = mul i32 %a, 3\n  %g = getelementptr i32, ptr %p, i64 %y\n  %ld = load i32, ptr %g\n  %t = trunc i64 %y to i32\n  br label %j\n"
    "r:\n  %d = fadd float %z, %z\n  %cmp = icmp eq i32 %a, %x\n  %s = select i1 %cmp, i32 %a, i32 %x\n  br label %j\n"
    "j:\n  %q = phi i32 [ %b, %l ], [ %s, %r ]\n  ret i32 %q\n}\n";

/* Use lists that reading was told to drop are made again as it would have left them. */
static void uses_made_later(void) {
  static const char text[] =
      "define i32 @f(i1 %c, i32 %x) {\nentry:\n  br i1 %c, label %l, label %e2\ne2:\n  %i2 = sub i32 %x, 1\n  br label %l\n"
      "l:\n  %i = phi i32 [ %x, %entry ], [ 0, %e2 ], [ %n, %b ]\n  %j = phi i32 [ %n, %b ], [ %i2, %e2 ], [ 5, %entry ]\n  br i1 %c, label %b, label %x2\n"
      "b:\n  %n = add i32 %i, %i\n  %m = mul i32 %n, %j\n  call void @g(i32 %m, i32 %n, i32 7, i32 %i)\n  br label %l\n"
      "x2:\n  ret i32 %i\n}\ndeclare void @g(i32, i32, i32, i32)\n";
  diag_free(&ctx.diag);
  Fn *kept = read_fn(text);
  Ctx quick = {.diag.max_errors = 20, .no_uses = true};
  Module *m2 = ir_parse(&quick, STR("test"), str_of(text));
  Fn *made = glob(m2, glob_find(m2, STR("f")))->fn;
  bool same = !made->link && made->nins == kept->nins && made->nopnd == kept->nopnd;
  fn_uses(made);
  same = same && !fn_check(made);
  for (uint32_t v = 1; same && v < kept->nins; v++) same = kept->ins[v].uses == made->ins[v].uses;
  for (uint32_t s = 1; same && s < kept->nopnd; s++) /* some slots are spare room */
    if (made->link[s].user)
      same = kept->link[s].user == made->link[s].user && kept->link[s].next == made->link[s].next &&
             kept->link[s].prev == made->link[s].prev;
  if (!same) {
    printf("use lists made later differ\n");
    failures++;
  }
  mod_free(m2);
  diag_free(&quick.diag);
}

int main(void) {
  /* types of operands */
  static const struct {
    const char *user;
    uint32_t i;
    const char *with, *text;
  } sets[] = {
    {"a", 1, "y", "Both operands to a binary operator are not of the same type!"},
    {"cmp", 1, "y", "Both operands to ICmp instruction are not of the same type!"},
    {"d", 0, "x", "Both operands to a binary operator are not of the same type!"},
    {"t", 0, "x", "DestTy too big for Trunc"},
    {"t", 0, "z", "Trunc only operates on integer"},
    {"g", 0, "x", "GEP base pointer is not a vector or a vector of pointers"},
    {"g", 1, "z", "GEP indexes must be integers"},
    {"ld", 0, "x", "Load operand must be a pointer."},
    {"s", 0, "x", "Invalid operands for select instruction!"},
    {"s", 1, "y", "Invalid operands for select instruction!"},
    {"q", 0, "y", "PHI node operands are not the same type as the result!"},
    {"q", 0, "s", "Instruction does not dominate all uses!"},
    {"b", 0, "q", "Instruction does not dominate all uses!"},
    {"s", 1, "s", "Only PHI nodes may reference their own value!"},
  };
  for (size_t k = 0; k < sizeof sets / sizeof *sets; k++) {
    read_fn(diamond);
    says("sound", NULL);
    checks("sound", NULL);
    Val u = named(sets[k].user);
    opnd_set(f, u, sets[k].i, named(sets[k].with));
    checks("operand set", NULL);
    says(sets[k].user, sets[k].text);
  }
  read_fn(diamond);
  type_set(f, named("d"), TY_DOUBLE);
  says("result type", "Floating-point arithmetic operators must have same type for operands and result!");
  read_fn(diamond);
  sub_set(f, named("cmp"), FCMP_OEQ);
  says("predicate", "Invalid predicate in ICmp instruction!");
  read_fn(diamond);
  Val v = named("a");
  ins_unplace(f, v);
  says("unplaced", "Instruction referencing instruction not embedded in a basic block!");
  ins_place_end(f, v, blk_of(f, named("q")));
  says("after the terminator", "Terminator found in the middle of a basic block!");
  read_fn(diamond);
  ins_move_before(f, named("q"), term(f, blk_of(f, named("b"))));
  says("phi moved", "PHI nodes not grouped at top of basic block!");

  /* links */
  read_fn(diamond);
  f->opnd[f->ins[named("b")].opnd] = named("x");
  checks("use list", "use list meets a slot that holds another value");
  read_fn(diamond);
  f->ins[named("a")].uses = USE_NONE;
  checks("lost use", "an operand is in no use list");
  read_fn(diamond);
  f->link[f->ins[named("b")].opnd].user = (uint32_t)named("a");
  checks("wrong user", "operand slot does not know its user");
  read_fn(diamond);
  f->ins[named("b")].prev = named("ld");
  checks("instruction list", "instruction list: prev does not match");
  read_fn(diamond);
  f->ins[named("b")].blk = blk_of(f, named("q"));
  checks("block of an instruction", "instruction does not know its block");
  read_fn(diamond);
  f->succ[f->blk[f->first_blk].succ].pred++;
  checks("edge", "edge: predecessor index out of range");
  read_fn(diamond);
  f->pred[f->blk[blk_of(f, named("q"))].pred].succ++;
  checks("predecessor", "edge is not cross-linked");
  read_fn(diamond);
  f->ins[named("q")].nops--;
  checks("phi count", "phi has not one operand for each predecessor");
  read_fn(diamond);
  f->nlive++;
  checks("live count", "count of live instructions is wrong");
  read_fn(diamond);
  f->blk[f->first_blk].last = named("a");
  checks("last", "block does not know its last instruction");

  /* passes run on several threads: what they add to a function as read does not come from the module's store, which
   * is the reader's */
  read_fn(diamond);
  const char *store = m->store.cur;
  name_set(f, named("a"), STR("other"));
  if (m->store.cur != store) {
    printf("a pass took memory of the module's store\n");
    failures++;
  }

  /* debug info of a module as read is stripped when broken; a warning, no error */
  read_fn(
      "define void @f() !dbg !3 {\n  ret void, !dbg !4\n}\n!llvm.module.flags = !{!0}\n!llvm.dbg.cu = !{!1}\n!0 = !{i32 2, !\"Debug Info Version\", i32 3}\n"
      "!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2)\n!2 = !DIFile(filename: \"a.c\", directory: \"\")\n"
      "!3 = distinct !DISubprogram(name: \"f\", scope: !2, file: !2, unit: !1)\n!4 = !DILocation(line: 1, column: 1, scope: !5)\n"
      "!5 = distinct !DISubprogram(name: \"g\", scope: !2, file: !2, unit: !1)\n");
  if (verify_module(m, &ctx.diag, NULL) || !strstr(sb_z(&ctx.diag.text), "ignoring invalid debug info") ||
      !strstr(sb_z(&ctx.diag.text), "wrong subprogram")) {
    printf("broken debug info: %s\n", sb_z(&ctx.diag.text));
    failures++;
  }
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, i)
      if (dbg_loc(f, i)) {
        printf("location not stripped\n");
        failures++;
      }
  says("stripped", NULL);

  /* so it is where the metadata of a loop names a place in another function */
  diag_free(&ctx.diag);
  read_fn(
      "define void @f(i1 %c) !dbg !3 {\n  br label %l\nl:\n  br i1 %c, label %l, label %x, !dbg !6, !llvm.loop !4\nx:\n  ret void\n}\n!llvm.module.flags = !{!0}\n!llvm.dbg.cu = !{!1}\n"
      "!0 = !{i32 2, !\"Debug Info Version\", i32 3}\n!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2)\n!2 = !DIFile(filename: \"a.c\", directory: \"\")\n"
      "!3 = distinct !DISubprogram(name: \"f\", scope: !2, file: !2, unit: !1)\n!4 = distinct !{!4, !7}\n!5 = distinct !DISubprogram(name: \"g\", scope: !2, file: !2, unit: !1)\n"
      "!6 = !DILocation(line: 1, column: 1, scope: !3)\n!7 = !DILocation(line: 1, column: 1, scope: !5)\n");
  ctx.diag.text.n = 0;
  if (verify_module(m, &ctx.diag, NULL) || !strstr(sb_z(&ctx.diag.text), "wrong subprogram")) {
    printf("place of a loop in another function: %s\n", sb_z(&ctx.diag.text));
    failures++;
  }
  uses_made_later();
  mod_free(m);
  diag_free(&ctx.diag);
  if (failures) printf("%d failures\n", failures);
  return failures != 0;
}
