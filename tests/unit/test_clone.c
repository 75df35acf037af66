/* Copies of regions: borders, names that must be others, convergence tokens, and what is refused. After every copy
 * the function is verified and its links are recounted. */
#include "ir/clone.h"
#include "ir/edit.h"
#include "ir/md_kinds.h"
#include "ir/text/text.h"
#include "ir/verify/verify.h"
#include <stdio.h>
#include <stdlib.h>

static Ctx ctx;
static Module *m;
static Fn *f;
static Arena scratch;
static CloneMap vals, blks;
static int failures;
static void fail(const char *what, const char *got) {
  printf("%s: %s\n", what, got);
  failures++;
}

static void read_fn(const char *text) {
  if (m) mod_free(m);
  ctx = (Ctx){.diag.max_errors = 20};
  m = ir_parse(&ctx, STR("test"), str_of(text));
  if (!m) {
    printf("does not parse: %.*s\n", (int)ctx.diag.text.n, ctx.diag.text.p);
    exit(1);
  }
  f = glob(m, glob_find(m, STR("f")))->fn;
}
static Blk blk(const char *name) {
  FOR_EACH_BLK(f, b)
    if (str_eq(blk_name_of(f, b), str_of(name))) return b;
  printf("no block %%%s\n", name);
  exit(1);
}
static Val val(const char *name) {
  for (uint32_t v = 1; v < f->nins; v++)
    if (f->ins[v].op && str_eq(name_of(f, (Val)v), str_of(name))) return (Val)v;
  printf("no value %%%s\n", name);
  exit(1);
}
static VecU32 region(const char *names) { /* separated by blanks */
  VecU32 r = {0};
  char one[32];
  for (int n; sscanf(names, " %31s%n", one, &n) == 1; names += n) vec_push(&r, (uint32_t)blk(one));
  return r;
}
static void sound(const char *what) {
  ctx.diag.text.n = 0;
  const char *broken = fn_check(f);
  if (broken) fail(what, broken);
  if (verify_fn(f, &ctx.diag, "test")) fail(what, sb_z(&ctx.diag.text));
}
/* What f is in text, from its first block on. */
static void is(const char *what, const char *want) {
  StrBuf out = {0};
  ir_print_fn(f, &out);
  const char *got = strstr(sb_z(&out), "{\n");
  if (!got || !strstr(got, want)) {
    fail(what, sb_z(&out));
    printf("wanted:\n%s\n", want);
  }
  sb_free(&out);
}
static void map(Val v, Val to) { clone_map(&vals, (uint32_t)v, (uint32_t)to); }
static Blk copied(const char *name) { return (Blk)clone_mapped(&blks, (uint32_t)blk(name)); }
static Val copied_val(const char *name) { return (Val)clone_mapped(&vals, (uint32_t)val(name)); }
static void copy(const char *names, const char *back, const char *after, const char *suffix) {
  VecU32 r = region(names);
  Clone c = clone_begin(f, f, &vals, &blks, str_of(suffix), &scratch);
  region_clone(&c, &r, back ? blk(back) : BLK_NONE, blk(after));
  clone_end(&c);
  vec_free(&r);
}
static void done(void) { clone_map_clear(&vals), clone_map_clear(&blks); }
/* The first round of the loop h before it. */
static void peel(const char *names, const char *suffix) {
  Blk pre = blk("pre"), h = blk("h");
  uint32_t from = succ_pred(f, pre, 0);
  FOR_EACH_PHI(f, h, v) map(v, arg(f, v, from));
  copy(names, "h", "pre", suffix);
  edge_redirect(f, pre, 0, copied("h"));
}

static void peeled_loop_has_its_phis_at_the_border(void) {
  read_fn(
      "define i32 @f(i32 %n, i1 %q) {\npre:\n  br label %h\nh:\n  %i = phi i32 [ 0, %pre ], [ %j, %l ]\n  %s = phi i32 [ 7, %pre ], [ %t, %l ]\n  br i1 %q, label %a, label %l\na:\n  %x = mul i32 %i, %s\n"
      "  br label %l\nl:\n  %t = phi i32 [ %x, %a ], [ %i, %h ]\n  %j = add i32 %i, 1\n  %c = icmp slt i32 %j, %n\n  br i1 %c, label %h, label %e, !llvm.loop !0\n"
      "e:\n  %r = phi i32 [ %t, %l ]\n  ret i32 %r\n}\n!0 = distinct !{!0, !1}\n!1 = !{!\"llvm.loop.mustprogress\"}\n");
  peel("h a l", ".p");
  sound("peel");
  is("peel",
     "pre:\n  br label %h.p\n\nh.p:                                              ; preds = %pre\n  br i1 %q, label %a.p, label %l.p\n\na.p:                                              ; preds = %h.p\n"
     "  %x.p = mul i32 0, 7\n  br label %l.p\n\nl.p:                                              ; preds = %a.p, %h.p\n  %t.p = phi i32 [ 0, %h.p ], [ %x.p, %a.p ]\n  %j.p = add i32 0, 1\n"
     "  %c.p = icmp slt i32 %j.p, %n\n  br i1 %c.p, label %h, label %e\n\nh:                                                ; preds = %l, %l.p\n"
     "  %i = phi i32 [ %j.p, %l.p ], [ %j, %l ]\n  %s = phi i32 [ %t.p, %l.p ], [ %t, %l ]\n");
  is("the exit", "%r = phi i32 [ %t, %l ], [ %t.p, %l.p ]\n");
  if (!md_get(f, term(f, blk("l")), MDK_LOOP) || md_get(f, term(f, copied("l")), MDK_LOOP))
    fail("peel", "the loop's node belongs to the latch that is left");
  done();
}
static void version_of_a_loop_is_a_loop_of_its_own(void) {
  read_fn(
      "define void @f(i1 %u, i1 %c) {\nentry:\n  br label %pre\npre:\n  br label %h\nh:\n  %i = phi i32 [ 0, %pre ], [ %j, %h ]\n  %j = add i32 %i, 1\n  br i1 %c, label %h, label %e, !llvm.loop !0\n"
      "e:\n  ret void\n}\n!0 = distinct !{!0}\n");
  copy("pre h", NULL, "entry", ".us");
  Blk pre = copied("pre");
  Val old = term(f, blk("h")), now = term(f, copied("h"));
  done();
  term_condbr(f, blk("entry"), fn_arg(f, 0), blk("pre"), pre);
  sound("version");
  is("version",
     "h.us:                                             ; preds = %h.us, %pre.us\n  %i.us = phi i32 [ 0, %pre.us ], [ %j.us, %h.us ]\n  %j.us = add i32 %i.us, 1\n  br i1 %c, label %h.us, label %e, !llvm.loop");
  Md a = md_get(f, old, MDK_LOOP), b = md_get(f, now, MDK_LOOP);
  if (!b || a == b || !md_rec(m, b)->distinct || md_rec(m, b)->ops[0] != b)
    fail("version", "the copy's loop has no node of its own");
}
static void threaded_block_takes_what_its_predecessor_brings(void) {
  read_fn(
      "define i32 @f(i1 %c, i32 %x) {\nentry:\n  br i1 %c, label %a, label %b\na:\n  br label %j\nb:\n  br label %j\nj:\n  %p = phi i32 [ 1, %a ], [ %x, %b ]\n  %y = add i32 %p, 5\n"
      "  %q = icmp eq i32 %y, 6\n  br i1 %q, label %t, label %e\nt:\n  ret i32 3\ne:\n  %r = phi i32 [ %y, %j ]\n  ret i32 %r\n}\n");
  Blk a = blk("a");
  map(val("p"), arg(f, val("p"), succ_pred(f, a, 0)));
  copy("j", "j", "a", ".thr");
  edge_redirect(f, a, 0, copied("j"));
  sound("thread");
  is("thread",
     "j.thr:                                            ; preds = %a\n  %y.thr = add i32 1, 5\n  %q.thr = icmp eq i32 %y.thr, 6\n  br i1 %q.thr, label %t, label %e\n");
  is("thread", "%r = phi i32 [ %y, %j ], [ %y.thr, %j.thr ]\n");
  done();
}
static Md list_of(Val v, uint32_t kind) { return md_get(f, v, kind); }
static void every_round_has_the_scopes_that_it_declares(void) {
  read_fn(
      "declare void @llvm.experimental.noalias.scope.decl(metadata)\ndefine void @f(ptr %p, ptr %o, i1 %c) {\npre:\n  br label %h\nh:\n  call void @llvm.experimental.noalias.scope.decl(metadata !2)\n"
      "  %x = load i32, ptr %p, !alias.scope !2\n  store i32 %x, ptr %o, !noalias !4\n  br i1 %c, label %h, label %e\ne:\n  ret void\n}\n"
      "!0 = distinct !{!0}\n!1 = distinct !{!1, !0}\n!2 = !{!1}\n!3 = distinct !{!3, !0}\n!4 = !{!1, !3}\n");
  Md scope[3], decl[3], noalias[3];
  for (unsigned round = 0; round < 3; round++) {
    if (round) peel("h", round == 1 ? ".1" : ".2");
    Val x = round ? copied_val("x") : val("x");
    scope[round] = list_of(x, MDK_ALIAS_SCOPE), noalias[round] = list_of(next_of(f, x), MDK_NOALIAS);
    decl[round] = con_md_id(&f->con, arg(f, prev_of(f, x), 0));
    if (decl[round] != scope[round]) fail("scopes", "what is declared is not what is named");
    if (md_rec(m, noalias[round])->ops[0] != md_rec(m, scope[round])->ops[0])
      fail("scopes", "the two lists name different copies");
    if (md_rec(m, noalias[round])->ops[1] != md_rec(m, noalias[0])->ops[1])
      fail("scopes", "a scope that is not declared in the region is renamed");
    if (md_rec(m, md_rec(m, scope[round])->ops[0])->ops[1] != md_rec(m, md_rec(m, scope[0])->ops[0])->ops[1])
      fail("scopes", "another domain");
    for (unsigned k = 0; k < round; k++)
      if (md_rec(m, scope[round])->ops[0] == md_rec(m, scope[k])->ops[0]) fail("scopes", "two rounds share a scope");
    done();
    sound("scopes");
  }
}
static void debug_records_come_along(void) {
  read_fn(
      "define void @f(i1 %c) !dbg !5 {\npre:\n  br label %h\nh:\n  %i = phi i32 [ 0, %pre ], [ %j, %h ]\n    #dbg_value(i32 %i, !8, !DIExpression(), !9)\n  %j = add i32 %i, 1, !dbg !9\n    #dbg_value(i32 %j, !8, !DIExpression(), !9)\n"
      "  br i1 %c, label %h, label %e, !dbg !9\ne:\n  ret void, !dbg !9\n}\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!2}\n"
      "!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n!2 = !{i32 2, !\"Debug Info Version\", i32 3}\n"
      "!5 = distinct !DISubprogram(name: \"f\", file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)\n!6 = !DISubroutineType(types: !7)\n!7 = !{null}\n"
      "!8 = !DILocalVariable(name: \"i\", scope: !5, file: !1, line: 2, type: !10)\n!9 = !DILocation(line: 2, scope: !5)\n!10 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n");
  peel("h", ".p");
  sound("debug records");
  is("debug records", "h.p:                                              ; preds = %pre\n    #dbg_value(i32 0, !");
  is("debug records", "  %j.p = add i32 0, 1, !dbg");
  is("debug records", "    #dbg_value(i32 %j.p, !");
  done();
}
static const char tokens[] =
    "declare token @llvm.experimental.convergence.entry()\ndeclare token @llvm.experimental.convergence.loop()\ndeclare token @llvm.experimental.convergence.anchor()\ndeclare void @v() convergent\n"
    "define void @f(i1 %c) convergent {\nentry:\n  %t = call token @llvm.experimental.convergence.entry()\n  br label %pre\npre:\n  br label %h\nh:\n"
    "  %g = call token @llvm.experimental.convergence.loop() [ \"convergencectrl\"(token %t) ]\n  call void @v() [ \"convergencectrl\"(token %g) ]\n  br label %l\nl:\n  br i1 %c, label %h, label %e\ne:\n  ret void\n}\n";
static void tokens_follow_their_cycle(void) {
  read_fn(tokens);
  Val heart = convergence_heart(f, blk("h"));
  if (heart != val("g") || convergence_token(f, heart) != val("t")) fail("tokens", "the heart and its token");
  map(heart, convergence_token(f, heart));
  peel("h l", ".p"); /* no cycle: no heart */
  sound("peel a controlled loop");
  is("peel a controlled loop",
     "h.p:                                              ; preds = %pre\n  call void @v() [ \"convergencectrl\"(token %t) ]\n");
  done();
  map(heart, heart); /* the same cycle: the same heart */
  copy("h l", "h", "l", ".u");
  for (uint32_t k = 0; k < 2; k++)
    if (succ(f, blk("l"), k) == blk("h")) edge_redirect(f, blk("l"), k, copied("h"));
  sound("unroll a controlled loop");
  is("unroll a controlled loop",
     "h.u:                                              ; preds = %l\n  call void @v() [ \"convergencectrl\"(token %g) ]\n");
  done();
  read_fn(tokens);
  copy("pre h l", NULL, "entry", ".v"); /* a cycle of its own: a heart of its own */
  Blk pre = copied("pre");
  done();
  term_condbr(f, blk("entry"), fn_arg(f, 0), blk("pre"), pre);
  sound("version of a controlled loop");
  is("version of a controlled loop",
     "  %g.v = call token @llvm.experimental.convergence.loop() [ \"convergencectrl\"(token %t) ]\n  call void @v() [ \"convergencectrl\"(token %g.v) ]\n");
}
static void refuses(const char *names, CloneUse use, CloneRefusal want, const char *what) {
  VecU32 r = region(names);
  Val at;
  CloneRefusal got = region_refuses(f, &r, use, &at);
  if (got != want) { fail(what, clone_refusal_text[got]); }
  if ((at != VAL_NONE) != (want != CLONE_FINE && want != CLONE_ADDRESS_TAKEN)) fail(what, "what speaks against it");
  vec_free(&r);
}
static void what_may_not_be_there_twice_is_refused(void) {
  read_fn(tokens);
  refuses("pre h l", CLONE_IN_TURN, CLONE_FINE, "hearts in turn");
  refuses("pre h l", CLONE_APART, CLONE_CONVERGENT, "a heart of the entry's apart");
  refuses("entry", CLONE_IN_TURN, CLONE_ENTRY_TOKEN, "the entry's token");
  read_fn(
      "declare void @u() convergent\ndeclare void @nd() noduplicate\ndeclare token @llvm.experimental.convergence.anchor()\ndeclare void @v() convergent nosync\n@g = global ptr blockaddress(@f, %taken)\n"
      "define void @f(ptr %p) {\nentry:\n  br label %a\na:\n  call void @nd()\n  br label %i\ni:\n  indirectbr ptr %p, [label %taken, label %a]\ntaken:\n  br label %k\nk:\n  ret void\n}\n");
  refuses("a", CLONE_IN_TURN, CLONE_NODUPLICATE, "noduplicate");
  refuses("i", CLONE_IN_TURN, CLONE_JUMPS, "an indirect branch");
  refuses("taken k", CLONE_IN_TURN, CLONE_ADDRESS_TAKEN, "a block whose address is taken");
  refuses("k", CLONE_APART, CLONE_FINE, "a block beside one whose address is taken");
  read_fn(
      "declare void @u() convergent\ndefine void @f() {\nentry:\n  br label %a\na:\n  call void @u()\n  ret void\n}\n");
  refuses("a", CLONE_IN_TURN, CLONE_FINE, "an uncontrolled convergent operation in turn");
  refuses("a", CLONE_APART, CLONE_CONVERGENT, "an uncontrolled convergent operation apart");
  read_fn(
      "declare token @llvm.experimental.convergence.anchor()\ndeclare void @v() convergent nosync memory(none)\ndefine void @f() {\nentry:\n  br label %a\na:\n  %t = call token @llvm.experimental.convergence.anchor()\n"
      "  call void @v() [ \"convergencectrl\"(token %t) ]\n  br label %b\nb:\n  call void @v() [ \"convergencectrl\"(token %t) ]\n  ret void\n}\n");
  refuses("a", CLONE_IN_TURN, CLONE_TOKEN_ESCAPES, "a token used outside");
  refuses("b", CLONE_APART, CLONE_CONVERGENT, "an operation whose anchor stands outside");
  refuses("a b", CLONE_APART, CLONE_FINE, "an anchor with all that it controls");
}
static void terminators_become_others_over_the_same_edges(void) {
  read_fn(
      "define i32 @f(i1 %c, i32 %x) {\nentry:\n  switch i32 %x, label %d [ i32 1, label %a\n i32 2, label %d ]\na:\n  ret i32 1\nd:\n  %p = phi i32 [ 5, %entry ], [ 5, %entry ]\n  ret i32 %p\n}\n");
  Blk b = blk("entry");
  switch_cases_swap(f, term(f, b), 0, 1);
  sound("cases swapped");
  is("cases swapped", "    i32 2, label %d\n    i32 1, label %a\n");
  edge_remove(f, b, 1);
  term_become(f, b, OP_BR, (Val[]){fn_arg(f, 0)}, 1);
  succs_swap(f, b, 0, 1);
  sound("a branch");
  is("a branch", "  br i1 %c, label %a, label %d\n");
  term_keep_edge(f, b, 1);
  sound("one edge");
  is("one edge", "entry:\n  br label %d\n");
  read_fn(
      "declare i32 @g() nounwind\ndeclare i32 @pers(...)\ndefine i32 @f(i1 %c) personality ptr @pers {\nentry:\n  br i1 %c, label %i, label %n\ni:\n  %v = invoke i32 @g()\n          to label %n unwind label %p\n"
      "n:\n  %r = phi i32 [ 0, %entry ], [ %v, %i ]\n  ret i32 %r\np:\n  %l = landingpad { ptr, i32 }\n          cleanup\n  ret i32 2\n}\n");
  invoke_to_call(f, val("v"));
  blks_erase_unreachable(f);
  sound("no invoke");
  is("no invoke",
     "i:                                                ; preds = %entry\n  %v = call i32 @g()\n  br label %n\n");
  is("no invoke", "%r = phi i32 [ 0, %entry ], [ %v, %i ]\n");
}

int main(void) {
  peeled_loop_has_its_phis_at_the_border();
  version_of_a_loop_is_a_loop_of_its_own();
  threaded_block_takes_what_its_predecessor_brings();
  every_round_has_the_scopes_that_it_declares();
  debug_records_come_along();
  tokens_follow_their_cycle();
  what_may_not_be_there_twice_is_refused();
  terminators_become_others_over_the_same_edges();
  clone_map_free(&vals), clone_map_free(&blks);
  arena_free(&scratch);
  mod_free(m);
  return failures != 0;
}
