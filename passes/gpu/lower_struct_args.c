/* lower_struct_args.c: "lower-struct-args": kernels read their byval parameters where they are, in parameter space.
 *
 *   define ptx_kernel void @k(ptr byval(%S) %s)      define ptx_kernel void @k(ptr byval(%S) "nvvm.grid_constant" %s)
 *     %a = getelementptr %S, ptr %s, i64 0, i32 1      %1 = addrspacecast ptr %s to ptr addrspace(101)
 *     %v = load i32, ptr %a                        =>  %a = getelementptr %S, ptr addrspace(101) %1, i64 0, i32 1
 *                                                      %v = load i32, ptr addrspace(101) %a
 *
 * Only parameters that nothing writes and nobody keeps the address of (object_walk.h); one unknown user, and the
 * parameter stays as it is. Then:
 *  - It is marked "nvvm.grid_constant", which says just that: the back end makes no local copy of it any more, also
 *    where its address goes to a call that reads, or meets another one in a phi.
 *  - With opt-byval its reads are in space 101, also through phi and select: alias analysis knows that nothing writes
 *    there (infer_address_spaces.c does the work). Not below sm_70 or PTX 7.7, or where the function does not say which
 *    it is for ("target-cpu", "target-features"): there llc makes a local copy where a phi appears, now or by a later
 *    pass, and takes the copy's address for one in space 101 (LLVM 22). llc goes by its own -mcpu and -mattr, which
 *    must say the same; that is why this is an option.
 *
 * The mark is an attribute of the function, which is frozen while functions run: it comes at the barrier. Cost: the
 * uses of the parameters. Keeps the flow graph. cicc has a pass of this name; LLVM's NVPTXLowerArgs is the public
 * one. */
#include "analysis/value/launch.h"
#include "passes/gpu/object_walk.h"
#include "passes/gpu/spaces.h"
#include "passes/remark.h"
#include "passes/stat.h"

typedef struct Constants {
  Glob g;
  uint32_t n;
  uint32_t arg[];
} Constants;

static Str mark_key(void) { return STR("nvvm.grid_constant"); }
static void mark_constants(Module *m, void *data, PassCtx *px) {
  (void)px;
  Constants *c = data;
  Global *g = glob(m, c->g);
  for (uint32_t i = 0; !g->deleted && i < c->n; i++) {
    AttrSet s = attrset_add(m, attrlist_param(m, g->fattrs, c->arg[i]), (Attr){.kind = ATTR_STRING, .key = mark_key()});
    g->fattrs = attrlist_with_param(m, g->fattrs, c->arg[i], s);
  }
  mem_free(c);
}
/* The number behind "+ptx" among the target's features; 0 where there is none. */
static uint32_t ptx_version(const Fn *f) {
  const Attr *a = attrset_find_str(f->m, attrlist_fn(f->m, fn_glob(f)->fattrs), STR("target-features"));
  if (!a) return 0;
  uint32_t best = 0;
  for (uint32_t i = 0; i + 4 < a->str.n; i++) {
    if (memcmp(a->str.p + i, "+ptx", 4) != 0) continue;
    uint32_t v = 0;
    for (uint32_t k = i + 4; k < a->str.n && a->str.p[k] >= '0' && a->str.p[k] <= '9' && v < 100000; k++)
      v = v * 10 + (uint32_t)(a->str.p[k] - '0');
    best = u32_max(best, v);
  }
  return best;
}
/* The target has cvta.param, so that the address of a parameter is an address like any other. */
static bool parameters_have_addresses(const Fn *f) {
  enum { SM_CVTA_PARAM = 70, PTX_CVTA_PARAM = 77 };
  return fn_sm(f) >= SM_CVTA_PARAM && ptx_version(f) >= PTX_CVTA_PARAM;
}

Change pass_lower_struct_args(Fn *f, PassCtx *px) {
  Module *m = f->m;
  if (!fn_is_kernel(f) || !str_starts(m->triple, STR("nvptx"))) return CH_NONE;
  Constants *c = NULL;
  bool some = false;
  ObjectWalk w = {.f = f};
  for (uint32_t i = 0; i < f->nargs; i++) {
    AttrSet s = attrlist_param(m, fn_glob(f)->fattrs, i);
    if (!attrset_has(m, s, ATTR_BYVAL)) continue;
    if (!object_only_read(&w, fn_arg(f, i), false)) {
      remark(px, STRUCT_ARG_STAYS, f, VAL_NONE, ra_val(fn_arg(f, i)));
      continue;
    }
    some = true;
    if (attrset_find_str(m, s, mark_key())) continue;
    if (!c) {
      c = mem_alloc(sizeof *c + f->nargs * sizeof *c->arg);
      *c = (Constants){.g = f->id};
    }
    c->arg[c->n++] = i;
    remark(px, STRUCT_ARG_CONSTANT, f, VAL_NONE, ra_val(fn_arg(f, i)));
  }
  object_walk_free(&w);
  Change ch = CH_NONE;
  if (c) {
    stat_add(px, ST_STRUCT_ARGS, c->n);
    pass_at_barrier(px, mark_constants, c);
    ch = CH_ATTR;
  }
  uint32_t none;
  if (some && px->opt[0] && parameters_have_addresses(f)) ch |= spaces_rewrite(f, px, SP_BYVAL, &none);
  return ch;
}
