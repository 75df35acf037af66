/* cgp_large.c: offsets that no access can hold, from one base, become small ones from another.
 *
 *     %a = getelementptr i8, ptr %p, i64 4294967296         %splitgep = getelementptr i8, ptr %p, i64 4294967296
 *     %b = getelementptr i8, ptr %p, i64 4294967312   ==>   %1 = getelementptr i8, ptr %splitgep, i64 16
 *
 * A constant of more than 32 bits takes two moves and an addition of 64 bits for each address. Of the getelementptrs
 * that accesses of the round met (cgp_address.c), those of one base with different offsets are sorted; the first makes
 * a new base right behind the old one, which serves all that are near enough, and so on. The next round brings the
 * small offsets to their accesses. Flags go: the new base need not be within the object where the old address was not
 * computed. Knob cgp-split-large-offset-gep. Cost: sorting. Source: LLVM's CodeGenPrepare (public design). */
#include "passes/codegen/cgp_address_int.h"
#include <stdlib.h>

void large_offset_met(Cgp *c, Val v) {
  Fn *f = c->f;
  int64_t off;
  if (!cgp_knob(c, KNOB_CGP_SPLIT_LARGE_OFFSET_GEP) || !gep_offset(f, v, &off)) return;
  Val base = arg(f, v, 0);
  if (marks_get(&c->ours, (uint32_t)v) || is_op(f, base, OP_GEP) || is_cast(f, base)) return;
  vec_push(&c->large, ((LargeGep){v, base, off, c->large.n}));
}

static int by_base(const void *a, const void *b) {
  const LargeGep *x = a, *y = b;
  if (x->base != y->base) return x->base < y->base ? -1 : 1;
  if (x->off != y->off) return x->off < y->off ? -1 : 1;
  return x->order < y->order ? -1 : x->order > y->order;
}
/* A place right behind base; VAL_NONE: there is none. */
static Val place_behind(const Fn *f, Val base) {
  if (is_arg(f, base)) return first_insertion(f, entry_blk(f));
  if (is_term(f, base)) return VAL_NONE;
  if (!is_op(f, base, OP_PHI)) return next_of(f, base);
  return blk_has_place(f, blk_of(f, base)) ? first_insertion(f, blk_of(f, base)) : VAL_NONE;
}
static bool is_left(const Fn *f, const LargeGep *g) {
  return is_op(f, g->gep, OP_GEP) && blk_of(f, g->gep) && arg(f, g->gep, 0) == g->base;
}
/* Those of one base. */
static bool split(Cgp *c, const LargeGep *g, uint32_t n) {
  Fn *f = c->f;
  Val at = place_behind(f, g->base), base = VAL_NONE;
  int64_t from = 0;
  bool changed = false;
  if (!at || g[0].off == g[n - 1].off) return false;
  Ty it = ty_index(f->m, ty(f, g->base));
  for (uint32_t i = 0; i < n; i++) {
    if (!is_left(f, &g[i])) continue;
    Val v = g[i].gep;
    if (!base || !address_fits(g[i].off - from)) {
      Bld k = bld_before(f, at);
      k.loc = MD_NONE;
      from = g[i].off;
      base = emit_ptradd(&k, 0, g->base, con_sint(&f->con, it, from));
      name_set(f, base, STR("splitgep"));
      marks_set(&c->ours, (uint32_t)base, 1);
    }
    Bld k = bld_before(f, v);
    Val with = g[i].off == from ? base : emit_ptradd(&k, 0, base, con_sint(&f->con, it, g[i].off - from));
    if (v == at) at = next_of(f, v);
    val_replace(f, v, with);
    cgp_erase_dead(c, v);
    stat_add(c->px, ST_CGP_LARGE, 1);
    changed = true;
  }
  return changed;
}
bool cgp_split_large(Cgp *c) {
  LargeGeps *l = &c->large;
  bool changed = false;
  if (l->n < 2) return false;
  qsort(l->p, l->n, sizeof *l->p, by_base);
  for (uint32_t i = 0, k; i < l->n; i = k) {
    for (k = i + 1; k < l->n && l->p[k].base == l->p[i].base;) k++;
    changed |= split(c, l->p + i, k - i);
  }
  return changed;
}
