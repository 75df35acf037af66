/* Tests fn_compact: the same function in fewer records. Instructions are inserted and deleted at random in a function
 * with everything that is kept by Val or Use (names, locations, attachments, debug records, phis, bundles, masks);
 * whenever the gaps have been closed it reads as before, its links are sound, order and use lists are what they were,
 * and it can be edited on. */
#include "analysis/analysis.h"
#include "ir/edit.h"
#include "ir/text/text.h"
#include "ir/verify/verify.h"
#include <stdio.h>
#include <stdlib.h>

#define CHECK(c) ((c) ? (void)0 : (printf("%s:%d: failed: %s\n", __FILE__, __LINE__, #c), exit(1)))

static const char text[] =
    "define i32 @f(i1 %c, i32 %x, ptr %p, <4 x float> %v) !dbg !3 {\n"
    "entry:\n"
    "  %a = add nsw i32 %x, 1, !dbg !8\n"
    "    #dbg_value(i32 %a, !6, !DIExpression(), !8)\n"
    "  %w = shufflevector <4 x float> %v, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>\n"
    "  %e = extractelement <4 x float> %w, i32 0\n"
    "  store float %e, ptr %p, align 4, !nontemporal !9\n"
    "  br i1 %c, label %l, label %r\n"
    "l:\n"
    "  %ld = load i32, ptr %p, align 4, !range !10, !dbg !8\n"
    "    #dbg_value(!DIArgList(i32 %ld, i32 %a), !6, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !8)\n"
    "  %b = mul i32 %ld, 3\n"
    "  call void @g(i32 %b) [ \"tag\"(i32 %a, ptr %p) ]\n"
    "  br label %j\n"
    "r:\n"
    "  %s = select i1 %c, i32 %a, i32 %x\n"
    "  br label %j\n"
    "j:\n"
    "  %q = phi i32 [ %b, %l ], [ %s, %r ]\n"
    "    #dbg_value(i32 %q, !6, !DIExpression(), !8)\n"
    "  %z = sub i32 %q, %a\n"
    "  ret i32 %z\n"
    "}\n"
    "declare void @g(i32)\n"
    "!llvm.dbg.cu = !{!0}\n"
    "!llvm.module.flags = !{!2}\n"
    "!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)\n"
    "!1 = !DIFile(filename: \"f.c\", directory: \"/\")\n"
    "!2 = !{i32 2, !\"Debug Info Version\", i32 3}\n"
    "!3 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)\n"
    "!4 = !DISubroutineType(types: !5)\n"
    "!5 = !{null}\n"
    "!6 = !DILocalVariable(name: \"x\", scope: !3, file: !1, line: 1, type: !7)\n"
    "!7 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n"
    "!8 = !DILocation(line: 2, scope: !3)\n"
    "!9 = !{i32 1}\n"
    "!10 = !{i32 0, i32 9}\n";

static Arena scratch;
static uint32_t seed = 1;
static uint32_t some(uint32_t n) { return (seed = seed * 1664525u + 1013904223u) / 256 % n; }

static uint32_t live(const Fn *f) {
  uint32_t n = 0;
  for (uint32_t v = 1; v < f->nins; v++) n += f->ins[v].op != OP_NONE;
  return n;
}
/* The values in the order of their numbers, each by what stands at its place in the layout, with its uses in the
 * order of the list. */
static void shape(const Fn *f, VecU32 *out) {
  uint32_t *place = mem_zalloc((f->nins + 1) * sizeof *place), n = f->nargs;
  for (uint32_t i = 0; i < f->nargs; i++) place[fn_arg(f, i)] = i + 1;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) place[v] = ++n;
  out->n = 0;
  for (uint32_t v = 1; v < f->nins; v++) {
    if (f->ins[v].op == OP_NONE) continue;
    vec_push(out, place[v]);
    FOR_EACH_USE(f, (Val)v, u) {
      vec_push(out, place[use_user(f, u)]);
      vec_push(out, use_index(f, u));
    }
    vec_push(out, (uint32_t)v < f->cap_stamp ? f->stamp[v] : UINT32_MAX);
    vec_push(out, pos_of(f, (Val)v));
  }
  mem_free(place);
}
static void compacted(Module *m, Fn *f) {
  StrBuf before = {0}, after = {0};
  VecU32 old = {0}, now = {0};
  ir_print(m, &before);
  shape(f, &old);
  uint64_t val = f->ep_val, cfg = f->ep_cfg, mem = f->ep_mem;
  uint32_t there = f->nins;
  fn_compact(f, &scratch);
  CHECK(f->nins <= there && (there < 64 || there < 4 * live(f) || f->nins == live(f) + 1));
  CHECK(f->cap_ins >= f->nins && f->cap_opnd >= f->nopnd && f->cap_link == f->cap_opnd);
  const char *wrong = fn_check(f);
  if (wrong) printf("%s\n", wrong);
  CHECK(!wrong);
  CHECK(f->ep_val == val && f->ep_cfg == cfg && f->ep_mem == mem);
  ir_print(m, &after);
  shape(f, &now);
  CHECK(str_eq(((Str){before.p, (uint32_t)before.n}), ((Str){after.p, (uint32_t)after.n})));
  CHECK(old.n == now.n && !memcmp(old.p, now.p, old.n * sizeof *old.p));
  sb_free(&before), sb_free(&after);
  vec_free(&old), vec_free(&now);
}

static Val some_ins(const Fn *f) {
  for (;;) {
    Val v = (Val)(f->nargs + 1 + some(f->nins - f->nargs - 1));
    if (f->ins[v].op != OP_NONE && blk_of(f, v) && !is_term(f, v) && !is_op(f, v, OP_PHI)) return v;
  }
}
static Val made[4000];
static uint32_t nmade;

static void edit(Fn *f) {
  Val at = some_ins(f), x = fn_arg(f, 1);
  if (some(5) < 3) { /* a chain, with a name, a location, an attachment and a debug record now and then */
    for (uint32_t n = 1 + some(30); n-- && nmade < ARRAY_LEN(made);) {
      Val v = ins_new(f, OP_ADD, 0, 0, TY_I32, (Val[]){x, fn_arg(f, 1)}, 2);
      ins_place_before(f, v, at);
      if (!some(3)) name_set(f, v, STR("made"));
      if (!some(4)) dbg_loc_set(f, v, dbg_loc(f, at));
      if (!some(6) && f->rare->dbgrec.n > 1) {
        DbgRec r = f->rare->dbgrec.p[1];
        r.nops = 1;
        r.arglist = r.deleted = false;
        dbg_place_before(f, dbg_new(f, &r, &v), at);
      }
      x = made[nmade++] = v;
    }
  } else {
    for (uint32_t n = some(40); n-- && nmade;) {
      Val v = made[--nmade];
      if (has_uses(f, v)) val_replace(f, v, fn_arg(f, 1));
      dbg_salvage(f, v);
      ins_erase(f, v);
    }
  }
}

int main(void) {
  arena_init(&scratch);
  uint32_t shorter = 0;
  for (unsigned round = 0; round < 60; round++) {
    Ctx ctx = {.diag.max_errors = 20};
    Module *m = ir_parse(&ctx, STR("test"), str_of(text));
    if (!m) printf("%.*s\n", (int)ctx.diag.text.n, ctx.diag.text.p);
    CHECK(m);
    Fn *f = glob(m, glob_find(m, STR("f")))->fn;
    nmade = 0;
    if (round & 1) fn_stamps_on(f);
    for (unsigned i = 0; i < 60; i++) {
      edit(f);
      if (some(4)) continue;
      uint32_t there = f->nins;
      compacted(m, f);
      if (f->nins == there) continue;
      shorter++;
      nmade = 0; /* numbers are others now: find again what may go */
      for (uint32_t v = f->nargs + 1; v < f->nins; v++)
        if (is_op(f, (Val)v, OP_ADD) && str_eq(name_of(f, (Val)v), STR("made"))) made[nmade++] = (Val)v;
    }
    CHECK(!verify_module(m, &ctx.diag, "test"));
    mod_free(m);
  }
  CHECK(shorter > 100);
  arena_free(&scratch);
  return 0;
}
