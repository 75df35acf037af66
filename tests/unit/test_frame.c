/* The frame around passes: every row of order.def is broken by some pipeline, and said so; every claim of the KEEPS
 * column is found out when it is false; the table's columns fit together. */
#include "analysis/cfg/dom.h"
#include "analysis/cfg/loops.h"
#include "analysis/memory/memssa.h"
#include "analysis/scev/scev.h"
#include "ir/edit.h"
#include "ir/text/text.h"
#include "passes/pass_id.h"
#include "passes/pipeline/manager.h"
#include "support/knob.h"
#include <stdio.h>
#include <stdlib.h>

static int failures;
static Ctx ctx;
static Knobs knobs;
static Module *m;
static Fn *f;

/* ---- order.def ---- */
static bool keeps_order(const char *first, const char *second, StrBuf *err) {
  char text[128];
  snprintf(text, sizeof text, "module(%s,%s)", first, second);
  Pipeline p;
  StrBuf wrong = {0};
  if (!pipeline_parse(&p, str_of(text), &wrong)) {
    printf("%s: %s\n", text, sb_z(&wrong));
    failures++;
  }
  bool ok = pipeline_keeps_order(p.first, STR("test"), err);
  pipeline_free(&p);
  sb_free(&wrong);
  return ok;
}
static void order(void) {
  for (uint32_t i = 0; i < order_row_count; i++) {
    const OrderRow *o = &order_row[i];
    const char *a = pass_info[o->a].name, *b = pass_info[o->b].name;
    StrBuf err = {0};
    char expect[512];
    snprintf(expect, sizeof expect, "tier 'test' runs '%s' after '%s', but it must stand before: %s", a, b, o->because);
    if (!keeps_order(a, b, &err)) {
      printf("%s, %s: %s\n", a, b, sb_z(&err));
      failures++;
    }
    err.n = 0;
    if (keeps_order(b, a, &err) || strcmp(sb_z(&err), expect) != 0) {
      printf("%s after %s: '%s'\n", a, b, sb_z(&err));
      failures++;
    }
    sb_free(&err);
    int c = i ? strcmp(pass_info[order_row[i - 1].a].name, a) : -1;
    if (c > 0 || (c == 0 && strcmp(pass_info[order_row[i - 1].b].name, b) >= 0)) {
      printf("order.def is not sorted at %s, %s\n", a, b);
      failures++;
    }
  }
  for (uint32_t i = 0; i < tier_count; i++) {
    Pipeline p;
    StrBuf err = {0};
    if (!pipeline_parse(&p, str_of(tier_info[i].text), &err) ||
        (!*tier_info[i].variant && !pipeline_keeps_order(p.first, str_of(tier_info[i].name), &err))) {
      printf("%s\n", sb_z(&err));
      failures++;
    }
    pipeline_free(&p);
    sb_free(&err);
  }
}

/* ---- columns ---- */
static void columns(void) {
  unsigned made = 0;
  for (unsigned i = 0; i < PASS_COUNT; i++) {
    const PassInfo *p = &pass_info[i];
    unsigned makes = p->properties & (PP_MAKES_SIMPLIFIED | PP_MAKES_LCSSA);
    if (makes && (p->level != LV_FUNCTION || *p->options || p->requires || (made & makes))) {
      printf("%s: one function pass without options makes a form\n", p->name);
      failures++;
    }
    made |= makes;
    bool loop = p->level == LV_LOOP || p->level == LV_LOOPMSSA;
    if (loop && (p->requires & REQ_LOOPS) != REQ_LOOPS) {
      printf("%s: loop passes require both forms of loops\n", p->name);
      failures++;
    }
    if (loop && ((p->keeps & KEEP_LCSSA) == 0 || (p->keeps & KEEP_SIMPLIFIED) == 0)) {
      printf("%s: loop passes keep both forms of loops\n", p->name);
      failures++;
    }
    if ((p->keeps & KEEP_BLOCKS) && (p->keeps & KEEP_CFG) != KEEP_CFG) {
      printf("%s: keeps blocks, so KEEP_CFG\n", p->name);
      failures++;
    }
    if ((p->level == LV_MODULE || p->level == LV_CGSCC) && ((p->keeps && p->keeps != KEEP_ALL) || p->requires)) {
      printf("%s: columns of a module pass\n", p->name);
      failures++;
    }
    if ((p->properties & PP_SERVICE) && p->keeps != KEEP_ALL) {
      printf("%s: looks, so KEEP_ALL\n", p->name);
      failures++;
    }
  }
  if (made != (PP_MAKES_SIMPLIFIED | PP_MAKES_LCSSA)) {
    printf("a form that nobody makes\n");
    failures++;
  }
}

/* ---- claims ---- */
static const char text[] =
    "define i32 @f(i1 %c, ptr %p, i32 %n) {\n"
    "entry:\n  br label %h\n"
    "h:\n  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]\n  %v = load i32, ptr %p\n  br i1 %c, label %latch, label %exit\n"
    "latch:\n  store i32 %i, ptr %p\n  %i1 = add nuw nsw i32 %i, 1\n  %d = icmp ult i32 %i1, 100\n  br i1 %d, label %h, label %exit2\n"
    "exit:\n  %w = phi i32 [ %v, %h ]\n  %u = add i32 %w, 1\n  ret i32 %u\n"
    "exit2:\n  ret i32 0\n}\n";
static Val named(const char *name) {
  for (uint32_t v = 1; v < f->nins; v++)
    if (f->ins[v].op && str_eq(name_of(f, (Val)v), str_of(name))) return (Val)v;
  printf("no value %%%s\n", name);
  exit(1);
}
static Blk blk(const char *name) {
  FOR_EACH_BLK(f, b)
    if (str_eq(blk_name_of(f, b), str_of(name))) return b;
  printf("no block %s\n", name);
  exit(1);
}
static void e_nothing(void) {}
static void e_split(void) { edge_split(f, blk("latch"), 0); }
static void e_no_preheader(void) { /* the entry leads elsewhere too */
  term_condbr(f, blk("entry"), fn_arg(f, 0), blk("h"), blk("exit2"));
}
static void e_open(void) { opnd_set(f, named("u"), 0, named("v")); }
static void e_store(void) { ins_erase(f, first_ins(f, blk("latch"))); }
static void e_flags(void) { flags_set(f, named("i1"), 0); }
static void e_wrong_dom(void) { ((Dom *)(uintptr_t)dom(f))->idom[blk("exit")] = blk("latch"); }
static void e_wrong_loops(void) { ((Loops *)(uintptr_t)loops(f))->of[blk("latch")] = 0; }
static void e_wrong_memory(void) {
  Mssa *s = memory_ssa(f);
  mem(s, mem_of(s, named("v")))->def = MA_ENTRY;
}
static const struct {
  const char *what;
  unsigned keeps;
  void (*edit)(void);
  const char *broken;
} claim[] = {
  {"nothing", KEEP_ALL, e_nothing, NULL},
  {"nothing, without the graph", KEEP_ALL & ~KEEP_BLOCKS, e_nothing, NULL},
  {"a block more", KEEP_CFG, e_split, "blocks and edges"},
  {"a block more: dominators", KEEP_DOM, e_split, "dominators fresh"},
  {"a block more: loops", KEEP_LOOPS, e_split, "loops fresh"},
  {"a block more: memory", KEEP_MEMSSA, e_split, "memory SSA fresh"},
  {"a block more: scalar evolution", KEEP_SCEV, e_split, "scalar evolution fresh"},
  {"a block more: forms stay", KEEP_SIMPLIFIED | KEEP_LCSSA, e_split, NULL},
  {"used outside", KEEP_LCSSA, e_open, "loops in LCSSA form"},
  {"used outside, not claimed", KEEP_CFG, e_open, NULL},
  {"a store less: the log of changes tells", KEEP_MEMSSA, e_store, NULL},
  {"flags", KEEP_SCEV, e_flags, "scalar evolution fresh"},
  {"dominators spoilt", KEEP_DOM, e_wrong_dom, "dominators"},
  {"loops spoilt", KEEP_LOOPS, e_wrong_loops, "loops"},
  {"memory SSA spoilt", KEEP_MEMSSA, e_wrong_memory, "memory SSA"},
  {"no preheader", KEEP_SIMPLIFIED, e_no_preheader, "loops in simplified form"},
};
static void claims(void) {
  for (size_t i = 0; i < ARRAY_LEN(claim); i++) {
    knobs_init(&knobs);
    ctx = (Ctx){.diag.max_errors = 20, .knobs = &knobs};
    m = ir_parse(&ctx, STR("test"), str_of(text));
    f = glob(m, glob_find(m, STR("f")))->fn;
    PassInfo p = {.keeps = (uint8_t)claim[i].keeps};
    Claims c = claims_before(&p, f, true);
    claim[i].edit();
    StrBuf err = {0};
    const char *got = claims_broken(&c, f, &err);
    if ((got == NULL) != (claim[i].broken == NULL) || (got && strcmp(got, claim[i].broken) != 0)) {
      printf("%s: %s\n", claim[i].what, got ? got : "nothing is wrong");
      failures++;
    }
    sb_free(&err);
    mod_free(m);
  }
}

int main(void) {
  order();
  columns();
  claims();
  return failures != 0;
}
