/* The expander: every kind of expression, what is used again, where code goes, what is refused, what it costs, what
 * is cleaned up. Expected: made instructions with their blocks, in the order they were made, then the value; or
 * "refused". */
#include "ir/text/text.h"
#include "passes/util/scev_expand.h"
#include "support/knob.h"
#include <stdio.h>
#include <stdlib.h>

static Ctx ctx;
static Knobs knobs;
static Module *m;
static Fn *f;
static Scev *s;
static Arena scratch;
static int failures;

static const char code[] =
    "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\n%TRIPLE%"
    "declare i64 @llvm.vscale.i64()\n"
    "define void @f(i64 %a, i64 %b, i32 %n, ptr %p, i8 %c8, i64 noundef %d, i1 %go) {\n"
    "entry:\n  %nz = or i64 %d, 1\n  %vs = call i64 @llvm.vscale.i64()\n  %sum = add nuw i64 %a, %b\n  br label %loop\n"
    "loop:\n  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]\n  %v = load i64, ptr %p\n  %at = add i64 %v, %i\n"
    "  %i1 = add nuw nsw i64 %i, 1\n  %c = icmp ult i64 %i1, 1000\n  br i1 %c, label %loop, label %mid\n"
    "mid:\n  br i1 %go, label %in, label %exit\n"
    "in:\n  %j = phi i32 [ 0, %mid ], [ %j1, %in ]\n  %w = load i32, ptr %p\n  %j1 = add i32 %j, 1\n  %e = icmp ult i32 %j1, %w\n  br i1 %e, label %in, label %exit\n"
    "exit:\n  %ph = phi i32 [ 0, %mid ], [ 1, %in ]\n  ret void\n}\n";

static void read_fn(bool gpu) {
  static char text[4096];
  if (m) mod_free(m);
  knobs_init(&knobs);
  ctx = (Ctx){.diag.max_errors = 20, .knobs = &knobs};
  const char *hole = strstr(code, "%TRIPLE%");
  snprintf(text, sizeof text, "%.*s%s%s", (int)(hole - code), code,
           gpu ? "target triple = \"nvptx64-nvidia-cuda\"\n" : "", hole + 8);
  m = ir_parse(&ctx, STR("test"), str_of(text));
  if (!m) {
    printf("does not parse: %.*s\n", (int)ctx.diag.text.n, ctx.diag.text.p);
    exit(1);
  }
  m->permissions = gpu;
  f = glob(m, glob_find(m, STR("f")))->fn;
  s = scev(f);
}
static Val named(const char *name) {
  for (uint32_t v = 1; v < f->nins; v++)
    if (f->ins[v].op && str_eq(name_of(f, (Val)v), str_of(name))) return (Val)v;
  printf("no value %%%s\n", name);
  exit(1);
}
static Sx of(const char *name) { return sx_of(s, named(name)); }
static Sx unk(const char *name) { return sx_unknown(s, named(name)); }
static Sx con(int64_t c) { return sx_int(s, ty_int(m, 64), c); }
static uint32_t loop_at(const char *phi) { return loop_of(loops(f), blk_of(f, named(phi))); }
static Sx rec(Sx a, Sx b) { return sx_addrec2(s, a, b, loop_at("i"), 0); }

static Sx k_const(void) { return con(42); }
static Sx k_unknown(void) { return unk("a"); }
static Sx k_vscale(void) { return sx_mul2(s, con(3), of("vs"), 0); }
static Sx k_trunc(void) { return sx_trunc(s, unk("a"), TY_I32); }
static Sx k_zext(void) { return sx_zext(s, unk("n"), ty_int(m, 64)); }
static Sx k_sext(void) { return sx_sext(s, unk("c8"), ty_int(m, 64)); }
static Sx k_ptrtoint(void) { return sx_ptrtoint(s, unk("p"), ty_int(m, 64)); }
static Sx k_add(void) { return sx_add2(s, sx_add2(s, unk("a"), unk("d"), 0), con(-5), 0); }
static Sx k_add_flags(void) { return sx_add2(s, unk("a"), unk("d"), SX_NUW | SX_NSW); }
static Sx k_sub(void) { return sx_minus(s, unk("a"), unk("d"), 0); }
static Sx k_add_varying(void) { return sx_add2(s, sx_add2(s, unk("a"), unk("v"), 0), unk("d"), 0); }
static Sx k_ptradd(void) { return sx_add2(s, unk("p"), sx_mul2(s, con(4), unk("a"), 0), 0); }
static Sx k_mul(void) { return sx_mul2(s, unk("a"), unk("d"), 0); }
static Sx k_shl(void) { return sx_mul2(s, con(16), unk("a"), SX_NUW); }
static Sx k_power(void) {
  Sx a = unk("a"), q = sx_mul2(s, a, a, 0);
  return sx_mul2(s, q, sx_mul2(s, q, a, 0), 0);
}
static Sx k_udiv_pow2(void) { return sx_udiv(s, unk("a"), con(8)); }
static Sx k_udiv_const(void) { return sx_udiv(s, unk("a"), con(7)); }
static Sx k_udiv_nonzero(void) { return sx_udiv(s, unk("a"), of("nz")); }
static Sx k_udiv_unknown(void) { return sx_udiv(s, unk("a"), unk("b")); }
static Sx k_umax(void) { return sx_minmax2(s, SXK_UMAX, unk("a"), unk("b")); }
static Sx k_smax(void) { return sx_minmax2(s, SXK_SMAX, unk("a"), unk("b")); }
static Sx k_umin(void) { return sx_minmax2(s, SXK_UMIN, unk("a"), unk("b")); }
static Sx k_smin(void) { return sx_minmax2(s, SXK_SMIN, unk("a"), unk("b")); }
static Sx k_seq(void) { return sx_minmax2(s, SXK_SEQ_UMIN, unk("a"), unk("b")); }
static Sx k_seq_div(void) { return sx_minmax2(s, SXK_SEQ_UMIN, unk("b"), k_udiv_unknown()); }
static Sx k_rec_there(void) { return of("i"); }
static Sx k_rec(void) { return rec(unk("a"), con(3)); }
static Sx k_rec_ptr(void) { return rec(unk("p"), con(4)); }
static Sx k_rec_poly(void) {
  Sx o[3] = {con(5), con(1), con(2)};
  return sx_addrec(s, o, 3, loop_at("i"), 0);
}
static Sx k_rec_other(void) { return of("j"); }
static Sx k_rec_sum(void) { return sx_add2(s, sx_mul2(s, unk("a"), unk("d"), 0), sx_mul2(s, unk("v"), of("i"), 0), 0); }
static Sx k_reuse_drop(void) { return sx_add2(s, unk("a"), unk("b"), 0); }
static Sx k_cnc(void) { return SX_CNC; }
static Sx k_later(void) { return unk("w"); }
static Sx k_huge(void) {
  Sx x = unk("a");
  for (int i = 0; i < 600; i++) x = sx_udiv(s, sx_add2(s, x, unk("d"), 0), con(7));
  return x;
}

typedef struct Case {
  const char *what;
  Sx (*make)(void);
  const char *at;
  bool canonical;
  const char *expect;
} Case;
static const Case cases[] = {
  {"constant", k_const, "at", false, "= i64 42"},
  {"unknown", k_unknown, "at", false, "= i64 %a"},
  {"vscale", k_vscale, "at", false, "entry: %0 = mul i64 %vs, 3; = i64 %0"},
  {"trunc", k_trunc, "at", false, "entry: %0 = trunc i64 %a to i32; = i32 %0"},
  {"zext", k_zext, "at", false, "entry: %0 = zext i32 %n to i64; = i64 %0"},
  {"sext", k_sext, "at", false, "entry: %0 = sext i8 %c8 to i64; = i64 %0"},
  {"ptrtoint", k_ptrtoint, "at", false, "entry: %0 = ptrtoint ptr %p to i64; = i64 %0"},
  {"sum, constant last", k_add, "at", false, "entry: %0 = add i64 %d, %a; entry: %1 = add i64 %0, -5; = i64 %1"},
  {"sum of two keeps its flags", k_add_flags, "at", false, "entry: %0 = add nuw nsw i64 %d, %a; = i64 %0"},
  {"difference", k_sub, "at", false, "entry: %0 = sub i64 %a, %d; = i64 %0"},
  {"sum, invariant part before the loop", k_add_varying, "at", false,
   "entry: %0 = add i64 %d, %a; loop: %1 = add i64 %0, %v; = i64 %1"},
  {"pointer", k_ptradd, "at", false,
   "entry: %0 = shl i64 %a, 2; entry: %1 = getelementptr i8, ptr %p, i64 %0; = ptr %1"},
  {"product", k_mul, "at", false, "entry: %0 = mul i64 %d, %a; = i64 %0"},
  {"product with a power of two", k_shl, "at", false, "entry: %0 = shl nuw i64 %a, 4; = i64 %0"},
  {"power", k_power, "at", false,
   "entry: %0 = mul i64 %a, %a; entry: %1 = mul i64 %0, %0; entry: %2 = mul i64 %a, %1; = i64 %2"},
  {"division by a power of two", k_udiv_pow2, "at", false, "entry: %0 = lshr i64 %a, 3; = i64 %0"},
  {"division by a constant", k_udiv_const, "at", false, "entry: %0 = udiv i64 %a, 7; = i64 %0"},
  {"division by what is not zero stays where it was asked for", k_udiv_nonzero, "at", false,
   "loop: %0 = udiv i64 %a, %nz; = i64 %0"},
  {"division by what may be zero", k_udiv_unknown, "at", false, "refused"},
  {"umax", k_umax, "at", false, "entry: %0 = call i64 @llvm.umax.i64(i64 %b, i64 %a); = i64 %0"},
  {"smax", k_smax, "at", false, "entry: %0 = call i64 @llvm.smax.i64(i64 %b, i64 %a); = i64 %0"},
  {"umin", k_umin, "at", false, "entry: %0 = call i64 @llvm.umin.i64(i64 %b, i64 %a); = i64 %0"},
  {"smin", k_smin, "at", false, "entry: %0 = call i64 @llvm.smin.i64(i64 %b, i64 %a); = i64 %0"},
  {"sequential minimum freezes all but the first", k_seq, "at", false,
   "entry: %0 = freeze i64 %b; entry: %1 = call i64 @llvm.umin.i64(i64 %0, i64 %a); = i64 %1"},
  {"division in a sequential minimum", k_seq_div, "at", false,
   "loop: %0 = freeze i64 %b; loop: %1 = call i64 @llvm.umax.i64(i64 %0, i64 1); loop: %2 = udiv i64 %a, %1; loop: %3 = freeze i64 %2; loop: %4 = call i64 @llvm.umin.i64(i64 %3, i64 %b); = i64 %4"},
  {"recurrence that is there", k_rec_there, "at", false, "= i64 %i"},
  {"recurrence, phi of its own", k_rec, "at", false,
   "loop: %scev.iv = phi i64 [ %a, %entry ], [ %0, %loop ]; loop: %0 = add i64 %scev.iv, 3; = i64 %scev.iv"},
  {"recurrence by the counter", k_rec, "at", true, "loop: %0 = mul i64 %i, 3; loop: %1 = add i64 %a, %0; = i64 %1"},
  {"recurrence of pointers", k_rec_ptr, "at", false,
   "loop: %scev.iv = phi ptr [ %p, %entry ], [ %0, %loop ]; loop: %0 = getelementptr i8, ptr %scev.iv, i64 4; = ptr %scev.iv"},
  {"recurrence of pointers by the counter", k_rec_ptr, "at", true,
   "loop: %0 = shl i64 %i, 2; loop: %1 = getelementptr i8, ptr %p, i64 %0; = ptr %1"},
  {"polynomial", k_rec_poly, "at", false,
   "loop: %scev.iv1 = phi i64 [ 1, %entry ], [ %0, %loop ]; loop: %0 = add i64 %scev.iv1, 2; loop: %scev.iv = phi i64 [ 5, %entry ], [ %1, %loop ]; loop: %1 = add i64 %scev.iv, %scev.iv1; = i64 %scev.iv"},
  {"sum with a recurrence and a value of the loop", k_rec_sum, "at", false,
   "entry: %0 = mul i64 %d, %a; loop: %1 = mul i64 %v, %i; loop: %2 = add i64 %0, %1; = i64 %2"},
  {"recurrence of a loop that does not hold the place", k_rec_other, "at", false, "refused"},
  {"recurrence left behind", k_rec_there, "go", false, "refused"},
  {"value used again loses the flag that the expression lacks", k_reuse_drop, "at", false, "= i64 %sum"},
  {"could not compute", k_cnc, "at", false, "refused"},
  {"value of another loop", k_later, "at", false, "refused"},
  {"too many nodes", k_huge, "at", false, "refused"},
  {"behind phis", k_mul, "ph", false, "exit: %0 = mul i64 %d, %a; = i64 %0"},
};

static void run_case(const Case *c) {
  read_fn(false);
  StrBuf got = {0};
  ScevExpand e;
  expand_init(&e, s, fold_ctx(f, &scratch));
  e.canonical = c->canonical;
  if (!strcmp(c->what, "value used again loses the flag that the expression lacks")) sx_of(s, named("sum"));
  Sx x = c->make();
  Val at = !strcmp(c->at, "go") ? term(f, blk_of(f, named("ph"))) : named(c->at);
  if (!expand_safe(&e, x, at)) sb_lit(&got, "refused");
  else {
    Val v = expand_at(&e, x, at);
    for (uint32_t i = 0; i < e.made.n; i++) {
      Val w = (Val)e.made.p[i];
      Str b = blk_name_of(f, blk_of(f, w));
      sb_fmt(&got, "%.*s: ", (int)b.n, b.p);
      StrBuf t = {0};
      ir_print_ins(f, w, &t);
      const char *p = sb_z(&t);
      while (*p == ' ') p++;
      sb_fmt(&got, "%s; ", p);
      sb_free(&t);
    }
    sb_lit(&got, "= ");
    ir_print_val(f, v, true, &got);
    if (!dom_val(f, dom(f), v, term(f, blk_of(f, expand_place(f, at))))) sb_lit(&got, " which is not available");
    if (fn_check(f)) sb_fmt(&got, " %s", fn_check(f));
    if (!strcmp(c->what, "value used again loses the flag that the expression lacks") && flags(f, v))
      sb_lit(&got, " with flags");
    if (!e.guarded && expand_at(&e, x, at) != v) sb_lit(&got, " asked again: another");
  }
  if (strcmp(sb_z(&got), c->expect)) {
    printf("%s:\n  expected %s\n  got      %s\n", c->what, c->expect, sb_z(&got));
    failures++;
  }
  sb_free(&got);
  expand_free(&e);
  scev_keep(f);
}
static void costs(void) {
  static const struct {
    const char *what;
    Sx (*make)(void);
    uint32_t cpu, gpu;
  } c[] = {
    {"constant", k_const, 0, 0},
    {"unknown", k_unknown, 0, 0},
    {"64-bit sum of three", k_add, 2, 4},
    {"64-bit product", k_mul, 1, 4},
    {"shift", k_shl, 1, 2},
    {"division", k_udiv_nonzero, 4, 70},
    {"division by 7", k_udiv_const, 4, 16},
    {"division by 8", k_udiv_pow2, 1, 2},
    {"truncation", k_trunc, 0, 0},
    {"extension", k_zext, 1, 1},
    {"minimum", k_umin, 2, 4},
    {"could not compute", k_cnc, UINT32_MAX, UINT32_MAX},
    {"what is there", k_rec_there, 0, 0},
  };
  for (int gpu = 0; gpu < 2; gpu++)
    for (size_t i = 0; i < ARRAY_LEN(c); i++) {
      read_fn(gpu);
      ScevExpand e;
      expand_init(&e, s, fold_ctx(f, &scratch));
      Sx x = c[i].make();
      uint32_t got = expand_cost(&e, &x, 1, named("at"), 1000), want = gpu ? c[i].gpu : c[i].cpu;
      if (got != want) {
        printf("cost of %s on a %s: %u, not %u\n", c[i].what, gpu ? "GPU" : "CPU", got, want);
        failures++;
      }
      if (want && expand_dear(&e, x, named("at"), want)) {
        printf("%s: dear at its cost\n", c[i].what);
        failures++;
      }
      if (want && want != UINT32_MAX && !expand_dear(&e, x, named("at"), want - 1)) {
        printf("%s: not dear below its cost\n", c[i].what);
        failures++;
      }
      expand_free(&e);
    }
}
static void cleaning(void) {
  read_fn(false);
  uint32_t before = f->nlive;
  ScevExpand e;
  expand_init(&e, s, fold_ctx(f, &scratch));
  expand_at(&e, k_add_varying(), named("at"));
  expand_at(&e, k_rec(), named("at"));
  uint32_t gone = expand_clean(&e, 0);
  /* a phi and its increment use each other: they are the caller's */
  if (gone != 2 || f->nlive != before + 2) {
    printf("cleaned %u, %u instructions more\n", gone, f->nlive - before);
    failures++;
  }
  expand_free(&e);
  scev_keep(f);
  StrBuf err = {0};
  knobs.v[KNOB_VERIFY_SCEV] = knobs.v[KNOB_VERIFY_SCEV_STRICT] = knobs.v[KNOB_VERIFY_SCEV_MAPS] = 1;
  if (!verify_scev(f, true, &err)) {
    printf("after cleaning: %s\n", sb_z(&err));
    failures++;
  }
  sb_free(&err);
}
int main(void) {
  arena_init(&scratch);
  for (size_t i = 0; i < ARRAY_LEN(cases); i++) run_case(&cases[i]);
  costs();
  cleaning();
  if (m) mod_free(m);
  arena_free(&scratch);
  printf(failures ? "%d failures\n" : "ok\n", failures);
  return failures != 0;
}
