/* test_intrinsic_type.c: every signature of the intrinsic table is built from sample types, matched back, mangled and
 * looked up; wrong types are refused; names of unusual types are LLVM's. */
#include "ir/ctx.h"
#include "ir/intrinsic.h"
#include "ir/intrinsic_rows.h"
#include "ir/module.h"
#include <stdio.h>

static int failures;
#define CHECK(c) ((c) ? (void)0 : (void)(failures++, printf("%s:%d: %s\n", __FILE__, __LINE__, #c)))

static void all(Module *m) {
  const Ty sample[] = {TY_I32,
                       TY_FLOAT,
                       TY_PTR3,
                       ty_vec(m, TY_I32, 840, false),
                       ty_vec(m, TY_FLOAT, 840, true),
                       ty_vec(m, TY_PTR, 840, false)};
  enum { S = ARRAY_LEN(sample) };
  StrBuf sb = {0};
  unsigned built_none = 0;
  for (unsigned i = 1; i < INTRIN_COUNT; i++) {
    IntrinsicId id = (IntrinsicId)i;
    unsigned n = intrinsic_overloads(id), combos = 1, built = 0;
    for (unsigned k = 0; k < n; k++) combos *= S;
    for (unsigned c = 0; c < combos; c++) { /* every choice of samples; most do not fit */
      Ty over[INTRIN_MAX_OVERLOADS] = {0}, back[INTRIN_MAX_OVERLOADS] = {0};
      for (unsigned k = 0, x = c; k < n; k++, x /= S) over[k] = sample[x % S];
      Ty fn = intrinsic_fnty(m, id, over, n);
      if (fn == TY_NONE) continue;
      built++;
      unsigned got = 99;
      if (intrinsic_match(m, id, fn, back, &got) != INTRIN_MATCH_OK || got != n ||
          memcmp(over, back, n * sizeof *over)) {
        failures++;
        printf("%.*s: does not match its own type\n", (int)intrinsic_name(id, &(IntrinsicName){0}).n,
               intrinsic_name(id, &(IntrinsicName){0}).p);
      }
      sb.n = 0;
      CHECK(intrinsic_mangle(m, id, over, n, &sb));
      CHECK(intrinsic_lookup((Str){sb.p, (uint32_t)sb.n}) == id);
      /* one parameter more, varargs toggled, another result: refused */
      Ty param[64];
      uint32_t np = ty_nparams(m, fn);
      for (uint32_t k = 0; k < np; k++) param[k] = ty_param(m, fn, k);
      param[np] = TY_I8;
      CHECK(intrinsic_match(m, id, ty_func(m, ty_ret(m, fn), param, np + 1, ty_vararg(m, fn)), back, &got) ==
            (int)np + 1);
      CHECK(intrinsic_match(m, id, ty_func(m, ty_ret(m, fn), param, np, !ty_vararg(m, fn)), back, &got) == (int)np);
      if (np)
        CHECK(intrinsic_match(m, id, ty_func(m, ty_ret(m, fn), param, np - 1, ty_vararg(m, fn)), back, &got) ==
              (int)np - 1);
    }
    if (!built)
      built_none++, printf("%.*s: no sample fits\n", (int)intrinsic_name(id, &(IntrinsicName){0}).n,
                           intrinsic_name(id, &(IntrinsicName){0}).p);
  }
  CHECK(built_none == 0);
  sb_free(&sb);
}

static void one(Module *m, Ty t, const char *want) {
  StrBuf sb = {0};
  ty_mangle(m, t, &sb);
  if (strcmp(sb_z(&sb), want)) failures++, printf("mangled '%s', expected '%s'\n", sb.p, want);
  sb_free(&sb);
}

int main(void) {
  Ctx ctx = {0};
  Module *m = mod_new(&ctx);
  all(m);
  Ty s2[] = {TY_I32, ty_array(m, TY_HALF, 3)}, lit = ty_struct(m, s2, 2, false),
     named = ty_struct_new(m, STR("foo.bar"));
  ty_struct_body(m, named, s2, 2, false);
  one(m, lit, "sl_i32a3f16s");
  one(m, named, "s_foo.bars");
  one(m, ty_array(m, lit, 2), "a2sl_i32a3f16s");
  one(m, ty_func(m, TY_VOID, s2, 2, true), "f_isVoidi32a3f16varargf");
  one(m, ty_vec(m, TY_PTR1, 4, true), "nxv4p1");
  one(m, TY_BFLOAT, "bf16");
  one(m, TY_FP80, "f80");
  const uint64_t ints[] = {1, 2};
  Ty tt[] = {TY_I32, TY_FLOAT};
  one(m, ty_target(m, STR("spirv.X"), tt, 2, ints, 2), "tspirv.X_i32_f32_1_2t");
  Ty bad[] = {TY_PTR, TY_I32, TY_I64, TY_I1}, over[INTRIN_MAX_OVERLOADS];
  unsigned n;
  CHECK(intrinsic_match(m, INTRIN_memcpy, ty_func(m, TY_VOID, bad, 4, false), over, &n) == 1);
  bad[1] = TY_PTR1;
  CHECK(intrinsic_match(m, INTRIN_memcpy, ty_func(m, TY_I32, bad, 4, false), over, &n) == INTRIN_MATCH_RET);
  CHECK(intrinsic_match(m, INTRIN_memcpy, ty_func(m, TY_VOID, bad, 4, false), over, &n) == INTRIN_MATCH_OK && n == 3);
  mod_free(m);
  printf("intrinsic types: %d failures\n", failures);
  return failures != 0;
}
