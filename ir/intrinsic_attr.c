/* intrinsic_attr.c: the attributes of an intrinsic's declaration, from the table, as a list. intrinsic.c prints the
 * same from text. */
#include "ir/attr.h"
#include "ir/intrinsic.h"
#include "ir/module.h"

static AttrSet arg_attrs(Module *m, IntrinsicId id, int index, unsigned bits) {
  static const struct {
    uint16_t flag;
    uint8_t kind;
  } flags[] = {{IA_IMMARG, ATTR_IMMARG},     {IA_NOALIAS, ATTR_NOALIAS},     {IA_NOUNDEF, ATTR_NOUNDEF},
               {IA_NONNULL, ATTR_NONNULL},   {IA_READNONE, ATTR_READNONE},   {IA_READONLY, ATTR_READONLY},
               {IA_RETURNED, ATTR_RETURNED}, {IA_WRITEONLY, ATTR_WRITEONLY}, {IA_NOCAPTURE, ATTR_CAPTURES}};
  IntrinsicArg a = intrinsic_arg(id, index);
  Attr at[16];
  uint32_t n = 0;
  for (size_t k = 0; k < ARRAY_LEN(flags); k++)
    if (a.flags & flags[k].flag) at[n++] = (Attr){.kind = flags[k].kind};
  if (a.align) at[n++] = (Attr){.kind = ATTR_ALIGN, .val = a.align};
  if (a.deref) at[n++] = (Attr){.kind = ATTR_DEREFERENCEABLE, .val = a.deref};
  AttrSet s = n ? attrset_get(m, at, n) : ATTRS_NONE;
  return a.flags & IA_RANGE ? attrset_add_range(m, s, bits, a.lo, a.hi) : s;
}

AttrList intrinsic_attrs(Module *m, IntrinsicId id, Ty fnty) {
  static const struct {
    uint16_t flag;
    uint8_t kind;
  } flags[] = {{IF_COLD, ATTR_COLD},
               {IF_CONVERGENT, ATTR_CONVERGENT},
               {IF_NOCALLBACK, ATTR_NOCALLBACK},
               {IF_NOPOISON, ATTR_NOCREATEUNDEFORPOISON},
               {IF_NODUPLICATE, ATTR_NODUPLICATE},
               {IF_NOFREE, ATTR_NOFREE},
               {IF_NOMERGE, ATTR_NOMERGE},
               {IF_NORETURN, ATTR_NORETURN},
               {IF_NOSYNC, ATTR_NOSYNC},
               {IF_NOUNWIND, ATTR_NOUNWIND},
               {IF_SPECULATABLE, ATTR_SPECULATABLE},
               {IF_STRICTFP, ATTR_STRICTFP},
               {IF_WILLRETURN, ATTR_WILLRETURN}};
  const IntrinsicInfo *info = intrinsic_info(id);
  Attr at[ARRAY_LEN(flags) + 1];
  uint32_t n = 0;
  for (size_t k = 0; k < ARRAY_LEN(flags); k++)
    if (info->flags & flags[k].flag) at[n++] = (Attr){.kind = flags[k].kind};
  if (info->mem != MEMEFF_ALL) at[n++] = (Attr){.kind = ATTR_MEMORY, .val = info->mem};
  AttrSet fn = n ? attrset_get(m, at, n) : ATTRS_NONE, param[64];
  uint32_t np = u32_min(ty_nparams(m, fnty), ARRAY_LEN(param));
  for (uint32_t i = 0; i < np; i++) param[i] = arg_attrs(m, id, (int)i, ty_bits(m, ty_scalar(m, ty_param(m, fnty, i))));
  return attrlist_get(m, fn, arg_attrs(m, id, INTRIN_RET, ty_bits(m, ty_scalar(m, ty_ret(m, fnty)))), param, np);
}

Glob intrinsic_declare(Module *m, IntrinsicId id, Str name, Ty fnty) {
  Glob g = glob_new(m, GK_FUNC, name);
  Global *r = glob(m, g);
  r->type = fnty;
  r->ptr_type = ty_ptr(m, r->addrspace);
  r->intrinsic = (uint16_t)id;
  r->is_decl = true;
  Ty over[INTRIN_MAX_OVERLOADS];
  unsigned n;
  if (id && intrinsic_match(m, id, fnty, over, &n) == INTRIN_MATCH_OK && !(intrinsic_info(id)->flags & IF_LEGACY))
    r->fattrs = intrinsic_attrs(m, id, fnty);
  return g;
}
