/* Scalar evolution's forget functions: what is built again after forgetting is what a fresh analysis builds, with and without a change of the
 * code in between; and expressions that have nothing to do with what is forgotten stay. */
#include "nvopt/edit.h"
#include "nvopt/knob.h"
#include "nvopt/scev.h"
#include "nvopt/text.h"
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
  if (!m) { printf("does not parse: %.*s\n", (int)ctx.diag.text.n, ctx.diag.text.p); exit(1); }
  f = glob(m, glob_find(m, STR("f")))->fn;
}
static Val named(const char *name) {
  for (uint32_t v = 1; v < f->nins; v++) if (f->ins[v].op && str_eq(name_of(f, (Val)v), str_of(name))) return (Val)v;
  printf("no value %%%s\n", name);
  exit(1);
}
/* What is printed now, and what a fresh analysis prints, are equal. */
static void same_as_fresh(const char *what) {
  StrBuf a = {0}, b = {0}, err = {0};
  knobs.v[KNOB_VERIFY_SCEV] = knobs.v[KNOB_VERIFY_SCEV_STRICT] = knobs.v[KNOB_VERIFY_SCEV_MAPS] = 1;
  scev_keep(f);
  if (!verify_scev(f, &err)) { printf("%s: verifier: %s\n", what, sb_z(&err)); failures++; }
  print_scalar_evolution(f, &a);
  if (!verify_scev(f, &err)) { printf("%s: verifier: %s\n", what, sb_z(&err)); failures++; }
  slot_drop(f, AN_SCEV);
  print_scalar_evolution(f, &b);
  if (a.n != b.n || memcmp(a.p, b.p, a.n)) { printf("%s: kept:\n%s\nfresh:\n%s\n", what, sb_z(&a), sb_z(&b)); failures++; }
  sb_free(&a), sb_free(&b), sb_free(&err);
}
static void warm(void) {
  StrBuf a = {0};
  print_scalar_evolution(f, &a);
  sb_free(&a);
}

static const char nest[] = "define void @f(i32 %n, i32 %k, ptr %p) {\n"
                           "entry:\n  %nk = add i32 %n, %k\n  br label %outer\n"
                           "outer:\n  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]\n  %ik = mul i32 %i, %k\n  br label %inner\n"
                           "inner:\n  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]\n  %s = add i32 %ik, %j\n  %w = sext i32 %s to i64\n  %q = getelementptr float, ptr %p, i64 %w\n  store float 0.0, ptr %q\n"
                           "  %j1 = add nsw i32 %j, 1\n  %c = icmp slt i32 %j1, 100\n  br i1 %c, label %inner, label %latch\n"
                           "latch:\n  %last = phi i32 [ %j1, %inner ]\n  %i1 = add nsw i32 %i, 1\n  %d = icmp slt i32 %i1, %n\n  br i1 %d, label %outer, label %exit\n"
                           "exit:\n  %r = phi i32 [ %i1, %latch ]\n  ret void\n}\n";

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
  if (sx_of(s, named("nk")) != nk) { printf("an expression outside all loops was forgotten with them\n"); failures++; }
  same_as_fresh("all loops forgotten");

  static const char *const values[] = {"nk", "i", "ik", "j", "s", "w", "q", "j1", "i1", "n", "k"};
  for (size_t i = 0; i < ARRAY_LEN(values); i++) {
    read_fn(nest);
    warm();
    scev_forget_value(scev(f), named(values[i]));
    same_as_fresh(values[i]);
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
  scev_forget_begin(scev(f));
  scev_forget_loop(scev(f), loop_at("i"), 1);
  scev_forget_value(scev(f), named("j1"));
  scev_forget_end(scev(f));
  same_as_fresh("flags and steps changed, in one batch");
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
