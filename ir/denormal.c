/* denormal.c: reads "denormal-fp-math" (contract: denormal.h). */
#include "ir/attr.h"
#include "ir/denormal.h"
#include "ir/module.h"

static DenormKind kind_of(Str s) {
  if (s.n == 0 || str_eq(s, STR("ieee"))) return DENORM_IEEE;
  if (str_eq(s, STR("preserve-sign"))) return DENORM_PRESERVE_SIGN;
  if (str_eq(s, STR("positive-zero"))) return DENORM_POSITIVE_ZERO;
  return DENORM_DYNAMIC; /* a word that the verifier rejects as well: nothing is known */
}
DenormMode fn_denorm_mode(const Fn *f, FpKind k) {
  const Module *m = f->m;
  AttrSet s = attrlist_fn(m, fn_glob(f)->fattrs);
  const Attr *a = NULL;
  if (s && k == FP_FLOAT) a = attrset_find_str(m, s, STR("denormal-fp-math-f32"));
  if (s && !a) a = attrset_find_str(m, s, STR("denormal-fp-math"));
  if (!a) return (DenormMode){DENORM_IEEE, DENORM_IEEE};
  Str out = a->str, in = a->str;
  for (uint32_t i = 0; i < a->str.n; i++) {
    if (a->str.p[i] != ',') continue;
    out.n = i;
    in = (Str){a->str.p + i + 1, a->str.n - i - 1};
    break;
  }
  return (DenormMode){kind_of(out), kind_of(in.n ? in : out)};
}
