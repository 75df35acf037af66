/* Scalar evolution's forget functions: what is built again after forgetting is what a fresh analysis builds, with and
 * without a change of the code in between; and expressions that have nothing to do with what is forgotten stay. */
#include "analysis/scev/scev.h"
#include "ir/edit.h"
#include "ir/text/text.h"
#include "support/knob.h"
#include <stdio.h>
#include <stdlib.h>

static Ctx ctx;
static Knobs knobs;
static Module *m;
static Fn *f;
static int failures;

static void read_fn(const char *text) {
  if (m) mod_free(m);
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
  for (uint32_t v = 1; v < f->nins; v++)
    if (f->ins[v].op && str_eq(name_of(f, (Val)v), str_of(name))) return (Val)v;
  printf("no value %%%s\n", name);
  exit(1);
}
/* What is printed now, and what a fresh analysis prints, are equal. */
static void same_as_fresh(const char *what) {
  StrBuf a = {0}, b = {0}, err = {0};
  knobs.v[KNOB_VERIFY_SCEV] = knobs.v[KNOB_VERIFY_SCEV_STRICT] = knobs.v[KNOB_VERIFY_SCEV_MAPS] = 1;
  scev_keep(f);
  if (!verify_scev(f, false, &err)) {
    printf("%s: verifier: %s\n", what, sb_z(&err));
    failures++;
  }
  print_scalar_evolution(f, &a);
  if (!verify_scev(f, false, &err)) {
    printf("%s: verifier: %s\n", what, sb_z(&err));
    failures++;
  }
  slot_drop(f, AN_SCEV);
  print_scalar_evolution(f, &b);
  if (a.n != b.n || memcmp(a.p, b.p, a.n)) {
    printf("%s: kept:\n%s\nfresh:\n%s\n", what, sb_z(&a), sb_z(&b));
    failures++;
  }
  sb_free(&a), sb_free(&b), sb_free(&err);
}
static void warm(void) {
  StrBuf a = {0};
  print_scalar_evolution(f, &a);
  sb_free(&a);
}

static const char nest[] =
    "define void @f(i32 %n, i32 %k, ptr %p) {\n"
    "entry:\n  %nk = add i32 %n, %k\n  br label %outer\n"
    "outer:\n  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]\n  %ik = mul i32 %i, %k\n  br label %inner\n"
    "inner:\n  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]\n  %s = add i32 %ik, %j\n  %w = sext i32 %s to i64\n  %q = getelementptr float, ptr %p, i64 %w\n  store float 0.0, ptr %q\n"
    "  %j1 = add nsw i32 %j, 1\n  %c = icmp slt i32 %j1, 100\n  br i1 %c, label %inner, label %latch\n"
    "latch:\n  %last = phi i32 [ %j1, %inner ]\n  %i1 = add nsw i32 %i, 1\n  %d = icmp slt i32 %i1, %n\n  br i1 %d, label %outer, label %exit\n"
    "exit:\n  %r = phi i32 [ %i1, %latch ]\n  ret void\n}\n";

static const char wide[] =
    "define void @f(i64 %n) {\n"
    "entry:\n  %n1 = add i64 %n, 3\n  br label %l\n"
    "l:\n  %i = phi i32 [ 0, %entry ], [ %j, %l ]\n  %w = zext i32 %i to i64\n  %j = add i32 %i, 1\n  %c = icmp ult i64 %w, %n1\n  br i1 %c, label %l, label %exit\n"
    "exit:\n  ret void\n}\n";
/* n loops one after the other; the counter of the k-th is %ik. */
static void many_loops(unsigned n) {
  static StrBuf t; /* names point into the text */
  if (m) {
    mod_free(m);
    m = NULL;
  }
  sb_free(&t);
  sb_lit(&t, "define void @f(i32 %n, ptr %p) {\nh0:\n  br label %l0\n");
  for (unsigned k = 0; k < n; k++) {
    sb_fmt(
        &t,
        "l%u:\n  %%i%u = phi i32 [ 0, %%h%u ], [ %%j%u, %%l%u ]\n  %%w%u = sext i32 %%i%u to i64\n  %%q%u = getelementptr float, ptr %%p, i64 %%w%u\n  store float 0.0, ptr %%q%u\n"
        "  %%j%u = add nsw i32 %%i%u, 1\n  %%c%u = icmp slt i32 %%j%u, %%n\n  br i1 %%c%u, label %%l%u, label %%h%u\nh%u:\n",
        k, k, k, k, k, k, k, k, k, k, k, k, k, k, k, k, k + 1, k + 1);
    if (k + 1 < n) sb_fmt(&t, "  br label %%l%u\n", k + 1);
    else sb_lit(&t, "  ret void\n}\n");
  }
  read_fn(sb_z(&t));
}
static uint32_t loop_at(const char *phi) { return loop_of(loops(f), blk_of(f, named(phi))); }

int main(void) {
  for (unsigned depth = 0; depth < 4; depth++)
    for (int which = 0; which < 2; which++) {
      read_fn(nest);
      warm();
      scev_forget_loop(scev(f), loop_at(which ? "j" : "i"), depth);
      same_as_fresh("loop forgotten, nothing changed");
    }
  read_fn(nest);
  warm();
  Scev *s = scev(f);
  Sx nk = sx_of(s, named("nk"));
  scev_forget_all_loops(s);
  if (sx_of(s, named("nk")) != nk) {
    printf("an expression outside all loops was forgotten with them\n");
    failures++;
  }
  same_as_fresh("all loops forgotten");

  static const char *const values[] = {"nk", "i", "ik", "j", "s", "w", "q", "j1", "i1", "n", "k"};
  for (size_t i = 0; i < ARRAY_LEN(values); i++) {
    read_fn(nest);
    warm();
    scev_forget_value(scev(f), named(values[i]));
    same_as_fresh(values[i]);
  }

  /* less depth forgets less; unrolling forgets all loops, or with the knob off those around the one */
  uint64_t cost[4];
  for (unsigned depth = 0; depth < 4; depth++) {
    read_fn(nest);
    warm();
    scev_forget_loop(scev(f), loop_at("i"), depth);
    cost[depth] = scev_forgotten(scev(f));
  }
  if (cost[0] > cost[1] || cost[2] != cost[1] || cost[3] != cost[1] || !cost[0]) {
    printf("costs by depth: %llu %llu %llu %llu\n", (unsigned long long)cost[0], (unsigned long long)cost[1],
           (unsigned long long)cost[2], (unsigned long long)cost[3]);
    failures++;
  }
  for (int all = 0; all < 2; all++) {
    many_loops(2);
    knobs.v[KNOB_FORGET_SCEV_LOOP_UNROLL] = all;
    warm();
    Sx other = sx_of(scev(f), named("i1"));
    scev_forget_unrolled(scev(f), loop_at("i0"));
    if ((sx_of(scev(f), named("i1")) == other) != !all) {
      printf("forget-scev-loop-unroll=%d: the other loop\n", all);
      failures++;
    }
    same_as_fresh("unrolled");
  }
  /* what one loop costs to forget does not depend on how many others there are */
  uint64_t one[2];
  for (int k = 0; k < 2; k++) {
    many_loops(k ? 400 : 20);
    warm();
    scev_forget_loop(scev(f), loop_at("i7"), 1);
    one[k] = scev_forgotten(scev(f));
  }
  if (one[0] != one[1]) {
    printf("forgetting one of 20 loops looks at %llu things, one of 400 at %llu\n", (unsigned long long)one[0],
           (unsigned long long)one[1]);
    failures++;
  }
  /* counts under assumptions go with the loop, and with the values they are made of */
  for (int which = 0; which < 2; which++) {
    read_fn(wide);
    warm();
    const SxAssumed *under;
    if (!sx_is(scev(f), sx_backedge_count(scev(f), loop_at("i")), SXK_CNC) ||
        sx_is(scev(f), sx_predicated_count(scev(f), loop_at("i"), SX_EXACT, &under), SXK_CNC) || !under) {
      printf("no count under assumptions\n");
      failures++;
    }
    if (which) scev_forget_value(scev(f), named("n1"));
    opnd_set(f, named("n1"), 1, con_int(&f->con, TY_I64, 5));
    scev_keep(f);
    if (!which) scev_forget_loop(scev(f), loop_at("i"), 1), scev_forget_value(scev(f), named("n1"));
    same_as_fresh("a bound under assumptions changed");
  }

  /* the bound of the inner loop changes */
  read_fn(nest);
  warm();
  opnd_set(f, named("c"), 1, con_int(&f->con, TY_I32, 7));
  scev_keep(f);
  scev_forget_loop(scev(f), loop_at("j"), 1);
  same_as_fresh("the bound changed");
  /* a step loses its flag, another changes */
  read_fn(nest);
  warm();
  flags_set(f, named("i1"), 0);
  opnd_set(f, named("j1"), 1, con_int(&f->con, TY_I32, 3));
  scev_keep(f);
  scev_forget_loop(scev(f), loop_at("i"), 1);
  scev_forget_value(scev(f), named("j1"));
  same_as_fresh("flags and steps changed");
  /* an invariant operand changes */
  read_fn(nest);
  warm();
  scev_forget_value(scev(f), named("ik"));
  opnd_set(f, named("ik"), 1, con_int(&f->con, TY_I32, 5));
  scev_keep(f);
  same_as_fresh("a factor changed");
  mod_free(m);
  ctx.diag.text.n = 0;
  return failures != 0;
}
