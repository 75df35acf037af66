/* print_alias_sets.c: "print-alias-sets": the alias sets of all accesses of a function (alias_sets.h), in opt's form.
 * Changes nothing. */
#include "analysis/memory/alias_sets.h"
#include "passes/pass.h"

static void print_fn(Fn *f, FnText *x, StrBuf *out) {
  AliasSets s;
  alias_sets_init(&s, f);
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) alias_sets_add(&s, v);
  Str name = fn_glob(f)->name;
  sb_fmt(out, "Alias sets for function '%.*s':\n", (int)name.n, name.p);
  alias_sets_print(&s, x, out);
  alias_sets_free(&s);
}
Change pass_print_alias_sets(Module *m, PassCtx *px) {
  FnText *x = fn_text_new_module(m, px->err);
  FOR_EACH_FN(m, g) {
    fn_text_begin(x, glob(m, g)->fn);
    print_fn(glob(m, g)->fn, x, px->err);
  }
  fn_text_free(x);
  return CH_NONE;
}
Change pass_print_alias_sets_fn(Fn *f, PassCtx *px) {
  FnText *x = fn_text_new(f, px->err);
  print_fn(f, x, px->err);
  fn_text_free(x);
  return CH_NONE;
}
