/* di.c: debug info: the kinds of operands of its nodes, locations, records, and taking all of it out.
 *
 * LLVM does not reject a module for broken debug info: it says so and strips it. Faults here go to ver_di, which
 * makes them warnings while the input is read (verify_module then strips) and errors after a pass.
 */
#include "ir/debug_loc.h"
#include "ir/verify/verify_int.h"

#define FIELD(node, name) MD_FIELD_OF(node, name)

static const MdField *field(const MdRec *r, uint16_t f) {
  for (uint32_t i = 0; i < r->n; i++)
    if (r->fields[i].field == f) return &r->fields[i];
  return NULL;
}
static Md field_md(const MdRec *r, uint16_t f) {
  const MdField *x = field(r, f);
  return x && x->form == MFF_MD ? x->md : MD_NONE;
}
static Str field_str(const MdRec *r, uint16_t f) {
  const MdField *x = field(r, f);
  return x && (x->form == MFF_STRING || x->form == MFF_WORDS || x->form == MFF_BIGINT) ? md_field_str(x) : (Str){0};
}
/* A number, or symbols: one, or several joined by '|'. `absent` when the field was not written. */
static uint64_t field_num(const MdRec *r, uint16_t f, DwClass c, uint64_t absent) {
  const MdField *x = field(r, f);
  if (!x) return absent;
  switch (x->form) {
  case MFF_UINT: return x->u;
  case MFF_SINT: return (uint64_t)x->s;
  case MFF_BOOL: return x->b;
  case MFF_WORDS: {
    uint64_t all = 0;
    Str s = md_field_str(x);
    for (uint32_t i = 0; i < s.n;) {
      while (i < s.n && (s.p[i] == ' ' || s.p[i] == '|')) i++;
      uint32_t e = i;
      while (e < s.n && s.p[e] != ' ' && s.p[e] != '|') e++;
      uint64_t one = 0;
      if (e > i && c < DWC_COUNT && dw_value(c, (Str){s.p + i, e - i}, &one)) all |= one;
      i = e;
    }
    return all;
  }
  default: return absent;
  }
}

static bool is_special(const MdRec *r, MdSpecial s) { return r && r->form == MDF_SPECIAL && r->special == s; }
static bool is_expr(const MdRec *r) { return r && (r->form == MDF_EXPR || is_special(r, MDS_DIExpression)); }
static bool is_type(const MdRec *r) {
  if (!r || r->form != MDF_SPECIAL) return false;
  switch (r->special) {
  case MDS_DIBasicType:
  case MDS_DIFixedPointType:
  case MDS_DIStringType:
  case MDS_DIDerivedType:
  case MDS_DISubrangeType:
  case MDS_DICompositeType:
  case MDS_DISubroutineType: return true;
  default: return false;
  }
}
static bool is_local_scope(const MdRec *r) {
  return is_special(r, MDS_DISubprogram) || is_special(r, MDS_DILexicalBlock) || is_special(r, MDS_DILexicalBlockFile);
}
static bool is_scope(const MdRec *r) {
  return is_type(r) || is_local_scope(r) || is_special(r, MDS_DIFile) || is_special(r, MDS_DICompileUnit) ||
         is_special(r, MDS_DINamespace) || is_special(r, MDS_DIModule) || is_special(r, MDS_DICommonBlock);
}
static bool is_variable(const MdRec *r) {
  return is_special(r, MDS_DILocalVariable) || is_special(r, MDS_DIGlobalVariable);
}
static bool is_dinode(const MdRec *r) {
  return r && r->form == MDF_SPECIAL && r->special != MDS_DILocation && r->special != MDS_DIExpression &&
         r->special != MDS_DIArgList && r->special != MDS_DIAssignID && r->special != MDS_DIGlobalVariableExpression &&
         r->special != MDS_DIMacro && r->special != MDS_DIMacroFile;
}
static bool sp_is_definition(const MdRec *r) {
  if (field(r, FIELD(DISubprogram, spFlags))) return field_num(r, FIELD(DISubprogram, spFlags), DWC_SPFLAG, 0) & 8;
  return field_num(r, FIELD(DISubprogram, isDefinition), DWC_COUNT, 1) != 0;
}

#define DI(c, ...)                                                                                                     \
  do {                                                                                                                 \
    if (UNLIKELY(!(c))) {                                                                                              \
      ver_di(V, r->pos, __VA_ARGS__);                                                                                  \
      return;                                                                                                          \
    }                                                                                                                  \
  } while (0)
/* Optional operand: absent or of that kind. */
#define OPT(f, pred, text)                                                                                             \
  do {                                                                                                                 \
    const MdRec *o_ = rec_of(V, field_md(r, f));                                                                       \
    DI(!field_md(r, f) || (field_md(r, f) & MD_LOCAL_BIT) || (pred), text);                                            \
  } while (0)

static bool tuple(const MdRec *r) { return r && r->form == MDF_TUPLE; }
static bool given(const MdRec *r, uint16_t f) {
  const MdField *x = field(r, f);
  return x && (x->form != MFF_MD || x->md);
}
/* Of a count that is a constant: at least -1, which stands for an empty or unknown one. */
static bool count_fits(const Ver *V, const MdField *x) {
  uint64_t n;
  if (!x || x->form != MFF_MD) return !x || x->form != MFF_SINT || x->s >= -1;
  return !md_get_int(V->m, x->md, &n) || sext64(n, ty_bits(V->m, md_rec(V->m, x->md)->int_type)) >= -1;
}
static bool bound(const MdRec *r) { return !r || r->form == MDF_VALUE || is_variable(r) || is_expr(r); }

/* The subprogram a local scope belongs to, over chains of blocks. */
static const MdRec *subprogram_of(Ver *V, Md scope, Md *id) {
  Md first = scope;
  uint32_t slot = (uint32_t)scope % ARRAY_LEN(V->sp_cache);
  if (scope && V->sp_cache[slot].scope == scope) scope = V->sp_cache[slot].sp;
  for (uint32_t depth = 0; depth < 100000; depth++) {
    const MdRec *r = rec_of(V, scope);
    if (is_special(r, MDS_DISubprogram)) {
      V->sp_cache[slot].scope = first;
      V->sp_cache[slot].sp = *id = scope;
      return r;
    }
    if (is_special(r, MDS_DILexicalBlock)) scope = field_md(r, FIELD(DILexicalBlock, scope));
    else if (is_special(r, MDS_DILexicalBlockFile)) scope = field_md(r, FIELD(DILexicalBlockFile, scope));
    else break;
  }
  *id = MD_NONE;
  return NULL;
}

static void template_params(Ver *V, const MdRec *r, Md list) {
  if (!list) return;
  const MdRec *l = rec_of(V, list);
  DI(tuple(l), "invalid template params");
  for (uint32_t i = 0; i < l->n; i++) {
    const MdRec *p = rec_of(V, l->ops[i]);
    DI(is_special(p, MDS_DITemplateTypeParameter) || is_special(p, MDS_DITemplateValueParameter),
       "invalid template parameter");
  }
}

/* Of two kinds of reference, and of two ways of passing, at most one is named. */
static bool reference_flags_agree(uint64_t fl) {
  bool references = (fl & DWV_DIFlagLValueReference) && (fl & DWV_DIFlagRValueReference);
  bool passing = (fl & DWV_DIFlagTypePassByValue) && (fl & DWV_DIFlagTypePassByReference);
  return !references && !passing;
}

static void fixed_point_type(Ver *V, const MdRec *r) {
  uint64_t encoding = field_num(r, FIELD(DIFixedPointType, encoding), DWC_ATE, 0),
           kind = field_num(r, FIELD(DIFixedPointType, kind), DWC_FIXEDKIND, DWV_Binary);
  DI(field_num(r, FIELD(DIFixedPointType, tag), DWC_TAG, DWV_DW_TAG_base_type) == DWV_DW_TAG_base_type, "invalid tag");
  DI(encoding == DWV_DW_ATE_signed_fixed || encoding == DWV_DW_ATE_unsigned_fixed, "invalid encoding");
  DI(kind == DWV_Binary || kind == DWV_Decimal || kind == DWV_Rational, "invalid kind");
  DI(kind != DWV_Rational || field_num(r, FIELD(DIFixedPointType, factor), DWC_COUNT, 0) == 0,
     "factor should be 0 for rationals");
  DI(kind == DWV_Rational ||
         !(field(r, FIELD(DIFixedPointType, numerator)) || field(r, FIELD(DIFixedPointType, denominator))),
     "numerator and denominator should be 0 for non-rationals");
}
static void derived_type(Ver *V, const MdRec *r) {
  uint64_t tag = field_num(r, FIELD(DIDerivedType, tag), DWC_TAG, 0);
  switch (tag) {
  case DWV_DW_TAG_typedef:
  case DWV_DW_TAG_pointer_type:
  case DWV_DW_TAG_ptr_to_member_type:
  case DWV_DW_TAG_reference_type:
  case DWV_DW_TAG_rvalue_reference_type:
  case DWV_DW_TAG_const_type:
  case DWV_DW_TAG_immutable_type:
  case DWV_DW_TAG_volatile_type:
  case DWV_DW_TAG_restrict_type:
  case DWV_DW_TAG_atomic_type:
  case DWV_DW_TAG_LLVM_ptrauth_type:
  case DWV_DW_TAG_member:
  case DWV_DW_TAG_variable:
  case DWV_DW_TAG_inheritance:
  case DWV_DW_TAG_friend:
  case DWV_DW_TAG_set_type:
  case DWV_DW_TAG_template_alias: break;
  default: DI(false, "invalid tag");
  }
  OPT(FIELD(DIDerivedType, file), is_special(o_, MDS_DIFile), "invalid file");
  if (tag == DWV_DW_TAG_ptr_to_member_type)
    OPT(FIELD(DIDerivedType, extraData), is_type(o_), "invalid pointer to member type");
  OPT(FIELD(DIDerivedType, scope), is_scope(o_), "invalid scope");
  OPT(FIELD(DIDerivedType, baseType), is_type(o_), "invalid base type");
  if (field(r, FIELD(DIDerivedType, dwarfAddressSpace)))
    DI(tag == DWV_DW_TAG_pointer_type || tag == DWV_DW_TAG_reference_type || tag == DWV_DW_TAG_rvalue_reference_type,
       "DWARF address space only applies to pointer or reference types");
}

static void composite_type(Ver *V, const MdRec *r) {
  uint64_t tag = field_num(r, FIELD(DICompositeType, tag), DWC_TAG, 0);
  switch (tag) {
  case DWV_DW_TAG_array_type:
  case DWV_DW_TAG_structure_type:
  case DWV_DW_TAG_union_type:
  case DWV_DW_TAG_enumeration_type:
  case DWV_DW_TAG_class_type:
  case DWV_DW_TAG_variant_part:
  case DWV_DW_TAG_variant:
  case DWV_DW_TAG_namelist: break;
  default: DI(false, "invalid tag");
  }
  bool array = tag == DWV_DW_TAG_array_type;
  OPT(FIELD(DICompositeType, file), is_special(o_, MDS_DIFile), "invalid file");
  OPT(FIELD(DICompositeType, scope), is_scope(o_), "invalid scope");
  OPT(FIELD(DICompositeType, baseType), is_type(o_), "invalid base type");
  OPT(FIELD(DICompositeType, elements), tuple(o_), "invalid composite elements");
  OPT(FIELD(DICompositeType, vtableHolder), is_type(o_), "invalid vtable holder");
  uint64_t fl = field_num(r, FIELD(DICompositeType, flags), DWC_DIFLAG, 0);
  DI(reference_flags_agree(fl), "invalid reference flags");
  DI(!(fl & DWV_DIFlagReservedBit4), "DIBlockByRefStruct on DICompositeType is no longer supported");
  if (fl & DWV_DIFlagVector) {
    const MdRec *e = rec_of(V, field_md(r, FIELD(DICompositeType, elements)));
    DI(tuple(e) && e->n == 1 && is_special(rec_of(V, e->ops[0]), MDS_DISubrange),
       "invalid vector, expected one element of type subrange");
  }
  template_params(V, r, field_md(r, FIELD(DICompositeType, templateParams)));
  if (field_md(r, FIELD(DICompositeType, discriminator)))
    DI(is_special(rec_of(V, field_md(r, FIELD(DICompositeType, discriminator))), MDS_DIDerivedType) &&
           tag == DWV_DW_TAG_variant_part,
       "discriminator can only appear on variant part");
  DI(array || !field_md(r, FIELD(DICompositeType, dataLocation)), "dataLocation can only appear in array type");
  DI(array || !field_md(r, FIELD(DICompositeType, associated)), "associated can only appear in array type");
  DI(array || !field_md(r, FIELD(DICompositeType, allocated)), "allocated can only appear in array type");
  DI(array || !field(r, FIELD(DICompositeType, rank)), "rank can only appear in array type");
  DI(!array || field_md(r, FIELD(DICompositeType, baseType)), "array types must have a base type");
}

static void compile_unit(Ver *V, const MdRec *r) {
  DI(r->distinct, "compile units must be distinct");
  const MdRec *file = rec_of(V, field_md(r, FIELD(DICompileUnit, file)));
  DI(is_special(file, MDS_DIFile), "invalid file");
  DI(field_str(file, FIELD(DIFile, filename)).n, "invalid filename");
  DI(field_num(r, FIELD(DICompileUnit, emissionKind), DWC_EMISSION, 0) <= 3, "invalid emission kind");
  static const struct {
    const char *list, *item;
  } text[] = {{"invalid enum list", "invalid enum type"},
              {"invalid retained type list", "invalid retained type"},
              {"invalid global variable list", "invalid global variable ref"},
              {"invalid imported entity list", "invalid imported entity ref"},
              {"invalid macro list", "invalid macro ref"}};
  const uint16_t fields[] = {FIELD(DICompileUnit, enums), FIELD(DICompileUnit, retainedTypes),
                             FIELD(DICompileUnit, globals), FIELD(DICompileUnit, imports),
                             FIELD(DICompileUnit, macros)};
  for (unsigned k = 0; k < 5; k++) {
    Md lm = field_md(r, fields[k]);
    if (!lm) continue;
    const MdRec *l = rec_of(V, lm);
    DI(tuple(l), "%s", text[k].list);
    for (uint32_t i = 0; i < l->n; i++) {
      const MdRec *o = rec_of(V, l->ops[i]);
      bool ok = true;
      switch (k) {
      case 0:
        ok = is_special(o, MDS_DICompositeType) &&
             field_num(o, FIELD(DICompositeType, tag), DWC_TAG, 0) == DWV_DW_TAG_enumeration_type;
        break;
      case 1: ok = is_type(o) || (is_special(o, MDS_DISubprogram) && !sp_is_definition(o)); break;
      case 2: ok = is_special(o, MDS_DIGlobalVariableExpression); break;
      case 3: ok = is_special(o, MDS_DIImportedEntity); break;
      default: ok = is_special(o, MDS_DIMacro) || is_special(o, MDS_DIMacroFile);
      }
      DI(ok, "%s", text[k].item);
    }
  }
}

static void subprogram(Ver *V, const MdRec *r) {
  OPT(FIELD(DISubprogram, scope), is_scope(o_), "invalid scope");
  if (field_md(r, FIELD(DISubprogram, file)))
    OPT(FIELD(DISubprogram, file), is_special(o_, MDS_DIFile), "invalid file");
  else DI(field_num(r, FIELD(DISubprogram, line), DWC_COUNT, 0) == 0, "line specified with no file");
  OPT(FIELD(DISubprogram, type), is_special(o_, MDS_DISubroutineType), "invalid subroutine type");
  OPT(FIELD(DISubprogram, containingType), is_type(o_), "invalid containing type");
  template_params(V, r, field_md(r, FIELD(DISubprogram, templateParams)));
  OPT(FIELD(DISubprogram, declaration), is_special(o_, MDS_DISubprogram) && !sp_is_definition(o_),
      "invalid subprogram declaration");
  Md rn = field_md(r, FIELD(DISubprogram, retainedNodes));
  if (rn) {
    const MdRec *l = rec_of(V, rn);
    DI(tuple(l), "invalid retained nodes list");
    for (uint32_t i = 0; i < l->n; i++) {
      const MdRec *o = rec_of(V, l->ops[i]);
      DI(o, "nullptr in retained nodes");
      DI(is_special(o, MDS_DILocalVariable) || is_special(o, MDS_DILabel) || is_special(o, MDS_DIImportedEntity),
         "invalid retained nodes, expected DILocalVariable, DILabel or DIImportedEntity");
    }
  }
  uint64_t fl = field_num(r, FIELD(DISubprogram, flags), DWC_DIFLAG, 0);
  DI(reference_flags_agree(fl), "invalid reference flags");
  Md unit = field_md(r, FIELD(DISubprogram, unit));
  if (sp_is_definition(r)) {
    DI(r->distinct, "subprogram definitions must be distinct");
    DI(unit, "subprogram definitions must have a compile unit");
    DI(is_special(rec_of(V, unit), MDS_DICompileUnit), "invalid unit type");
  } else {
    DI(!unit, "subprogram declarations must not have a compile unit");
    DI(!field_md(r, FIELD(DISubprogram, declaration)), "subprogram declaration must not have a declaration field");
  }
  Md tt = field_md(r, FIELD(DISubprogram, thrownTypes));
  if (tt) {
    const MdRec *l = rec_of(V, tt);
    DI(tuple(l), "invalid thrown types list");
    for (uint32_t i = 0; i < l->n; i++) DI(is_type(rec_of(V, l->ops[i])), "invalid thrown type");
  }
  if (fl & DWV_DIFlagAllCallsDescribed)
    DI(sp_is_definition(r), "DIFlagAllCallsDescribed must be attached to a definition");
}

static void checksum(Ver *V, const MdRec *r) {
  const MdField *k = field(r, FIELD(DIFile, checksumkind));
  if (!k || k->form == MFF_NULL) return;
  uint64_t kind = field_num(r, FIELD(DIFile, checksumkind), DWC_CHECKSUM, 0);
  DI(kind >= 1 && kind <= 3, "invalid checksum kind");
  Str s = field_str(r, FIELD(DIFile, checksum));
  DI(s.n == (kind == 1 ? 32u : kind == 2 ? 40u : 64u), "invalid checksum length");
  for (uint32_t i = 0; i < s.n; i++) {
    char c = s.p[i];
    DI((c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'), "invalid checksum");
  }
}

/* Bits of a variable's type; 0 when not known. */
static uint64_t type_bits(const Ver *V, Md type) {
  for (uint32_t depth = 0; depth < 1000; depth++) {
    const MdRec *r = rec_of(V, type);
    if (!r || r->form != MDF_SPECIAL) return 0;
    uint16_t f;
    switch (r->special) {
    case MDS_DIBasicType: f = FIELD(DIBasicType, size); break;
    case MDS_DICompositeType: f = FIELD(DICompositeType, size); break;
    case MDS_DIStringType: f = FIELD(DIStringType, size); break;
    case MDS_DIDerivedType: f = FIELD(DIDerivedType, size); break;
    default: return 0;
    }
    const MdField *x = field(r, f);
    uint64_t n = x && x->form == MFF_UINT ? x->u : 0;
    if (n || r->special != MDS_DIDerivedType) return n;
    type = field_md(r, FIELD(DIDerivedType, baseType));
  }
  return 0;
}

/* A DW_OP_LLVM_fragment must lie within the variable. */
static const char *fragment_fault(const Ver *V, const MdRec *var, const MdRec *expr) {
  uint64_t off, size;
  if (!expr || expr->form != MDF_EXPR || !di_expr_fragment(expr->words, expr->n, &off, &size)) return NULL;
  if (!di_expr_valid(expr->words, expr->n)) return NULL;
  Md t = is_special(var, MDS_DILocalVariable) ? field_md(var, FIELD(DILocalVariable, type))
                                              : field_md(var, FIELD(DIGlobalVariable, type));
  uint64_t bits = type_bits(V, t);
  if (!bits) return NULL;
  if (size + off > bits) return "fragment is larger than or outside of variable";
  if (size == bits) return "fragment covers entire variable";
  return NULL;
}

static void subrange(Ver *V, const MdRec *r) {
  DI(!(given(r, FIELD(DISubrange, count)) && given(r, FIELD(DISubrange, upperBound))),
     "Subrange can have any one of count or upperBound");
  DI(bound(rec_of(V, field_md(r, FIELD(DISubrange, count)))),
     "Count must be signed constant or DIVariable or DIExpression");
  DI(count_fits(V, field(r, FIELD(DISubrange, count))), "invalid subrange count");
  DI(bound(rec_of(V, field_md(r, FIELD(DISubrange, lowerBound)))),
     "LowerBound must be signed constant or DIVariable or DIExpression");
  DI(bound(rec_of(V, field_md(r, FIELD(DISubrange, upperBound)))),
     "UpperBound must be signed constant or DIVariable or DIExpression");
  DI(bound(rec_of(V, field_md(r, FIELD(DISubrange, stride)))),
     "Stride must be signed constant or DIVariable or DIExpression");
}
static void subrange_type(Ver *V, const MdRec *r) {
  const struct {
    uint16_t field;
    bool derived;
    const char *name;
  } bounds[] = {{FIELD(DISubrangeType, lowerBound), true, "LowerBound"},
                {FIELD(DISubrangeType, upperBound), true, "UpperBound"},
                {FIELD(DISubrangeType, stride), false, "Stride"},
                {FIELD(DISubrangeType, bias), false, "Bias"}};
  OPT(FIELD(DISubrangeType, baseType), is_type(o_), "BaseType must be a type");
  for (unsigned i = 0; i < ARRAY_LEN(bounds); i++) {
    const MdRec *b = rec_of(V, field_md(r, bounds[i].field));
    DI(bound(b) || (bounds[i].derived && is_special(b, MDS_DIDerivedType)),
       "%s must be signed constant or DIVariable or DIExpression%s", bounds[i].name,
       bounds[i].derived ? " or DIDerivedType" : "");
  }
}
static void generic_subrange(Ver *V, const MdRec *r) {
  DI(!(field_md(r, FIELD(DIGenericSubrange, count)) && field_md(r, FIELD(DIGenericSubrange, upperBound))),
     "GenericSubrange can have any one of count or upperBound");
  DI(bound(rec_of(V, field_md(r, FIELD(DIGenericSubrange, count)))),
     "Count must be signed constant or DIVariable or DIExpression");
  DI(field_md(r, FIELD(DIGenericSubrange, lowerBound)), "GenericSubrange must contain lowerBound");
  DI(bound(rec_of(V, field_md(r, FIELD(DIGenericSubrange, lowerBound)))),
     "LowerBound must be signed constant or DIVariable or DIExpression");
  DI(bound(rec_of(V, field_md(r, FIELD(DIGenericSubrange, upperBound)))),
     "UpperBound must be signed constant or DIVariable or DIExpression");
  DI(field_md(r, FIELD(DIGenericSubrange, stride)), "GenericSubrange must contain stride");
  DI(bound(rec_of(V, field_md(r, FIELD(DIGenericSubrange, stride)))),
     "Stride must be signed constant or DIVariable or DIExpression");
}
static void global_variable(Ver *V, const MdRec *r) {
  OPT(FIELD(DIGlobalVariable, scope), is_scope(o_), "invalid scope");
  OPT(FIELD(DIGlobalVariable, file), is_special(o_, MDS_DIFile), "invalid file");
  OPT(FIELD(DIGlobalVariable, type), is_type(o_), "invalid type ref");
  if (field_num(r, FIELD(DIGlobalVariable, isDefinition), DWC_COUNT, 1))
    DI(field_md(r, FIELD(DIGlobalVariable, type)), "missing global variable type");
  OPT(FIELD(DIGlobalVariable, declaration), is_special(o_, MDS_DIDerivedType),
      "invalid static data member declaration");
}
static void subroutine_type(Ver *V, const MdRec *r) {
  const MdRec *l = rec_of(V, field_md(r, FIELD(DISubroutineType, types)));
  if (l) {
    DI(tuple(l), "invalid composite elements");
    for (uint32_t i = 0; i < l->n; i++) DI(!l->ops[i] || is_type(rec_of(V, l->ops[i])), "invalid subroutine type ref");
  }
  uint64_t fl = field_num(r, FIELD(DISubroutineType, flags), DWC_DIFLAG, 0);
  DI(reference_flags_agree(fl), "invalid reference flags");
}
static void lexical_block(Ver *V, const MdRec *r) {
  const MdRec *s = rec_of(V, field_md(r, FIELD(DILexicalBlock, scope)));
  DI(is_local_scope(s), "invalid local scope");
  if (is_special(s, MDS_DISubprogram)) DI(sp_is_definition(s), "scope points into the type hierarchy");
  DI(field_num(r, FIELD(DILexicalBlock, line), DWC_COUNT, 0) ||
         !field_num(r, FIELD(DILexicalBlock, column), DWC_COUNT, 0),
     "cannot have column info without line info");
}
void ver_di_node(Ver *V, Md md) {
  const MdRec *r = md_rec(V->m, md);
  if (r->form == MDF_EXPR) {
    DI(di_expr_valid(r->words, r->n), "invalid expression");
    return;
  }
  switch ((MdSpecial)r->special) {
  case MDS_DILocation: {
    const MdRec *s = rec_of(V, field_md(r, FIELD(DILocation, scope)));
    DI(is_local_scope(s), "location requires a valid scope");
    OPT(FIELD(DILocation, inlinedAt), is_special(o_, MDS_DILocation), "inlined-at should be a location");
    if (is_special(s, MDS_DISubprogram)) DI(sp_is_definition(s), "scope points into the type hierarchy");
    break;
  }
  case MDS_DISubrange: subrange(V, r); break;
  case MDS_DISubrangeType: subrange_type(V, r); break;
  case MDS_DIGenericSubrange: generic_subrange(V, r); break;
  case MDS_DIBasicType: {
    uint64_t tag = field_num(r, FIELD(DIBasicType, tag), DWC_TAG, DWV_DW_TAG_base_type);
    DI(tag == DWV_DW_TAG_base_type || tag == DWV_DW_TAG_unspecified_type || tag == DWV_DW_TAG_string_type,
       "invalid tag");
    break;
  }
  case MDS_DIStringType: {
    DI(field_num(r, FIELD(DIStringType, tag), DWC_TAG, DWV_DW_TAG_string_type) == DWV_DW_TAG_string_type,
       "invalid tag");
    break;
  }
  case MDS_DIDerivedType: derived_type(V, r); break;
  case MDS_DICompositeType: composite_type(V, r); break;
  case MDS_DISubroutineType: subroutine_type(V, r); break;
  case MDS_DIFile: checksum(V, r); break;
  case MDS_DICompileUnit: compile_unit(V, r); break;
  case MDS_DISubprogram: subprogram(V, r); break;
  case MDS_DILexicalBlock: lexical_block(V, r); break;
  case MDS_DILexicalBlockFile: {
    const MdRec *s = rec_of(V, field_md(r, FIELD(DILexicalBlockFile, scope)));
    DI(is_local_scope(s), "invalid local scope");
    if (is_special(s, MDS_DISubprogram)) DI(sp_is_definition(s), "scope points into the type hierarchy");
    break;
  }
  case MDS_DINamespace: OPT(FIELD(DINamespace, scope), is_scope(o_), "invalid scope ref"); break;
  case MDS_DICommonBlock: OPT(FIELD(DICommonBlock, scope), is_scope(o_), "invalid scope ref"); break;
  case MDS_DIMacro: {
    uint64_t t = field_num(r, FIELD(DIMacro, type), DWC_MACINFO, 0);
    DI(t == 1 || t == 2, "invalid macinfo type");
    DI(field_str(r, FIELD(DIMacro, name)).n, "anonymous macro");
    break;
  }
  case MDS_DIMacroFile:
    DI(field_num(r, FIELD(DIMacroFile, type), DWC_MACINFO, 3) == 3, "invalid macinfo type");
    OPT(FIELD(DIMacroFile, file), is_special(o_, MDS_DIFile), "invalid file");
    OPT(FIELD(DIMacroFile, nodes), tuple(o_), "invalid macro list");
    break;
  case MDS_DIFixedPointType: fixed_point_type(V, r); break;
  case MDS_DIModule: DI(field_str(r, FIELD(DIModule, name)).n, "anonymous module"); break;
  case MDS_DITemplateTypeParameter: OPT(FIELD(DITemplateTypeParameter, type), is_type(o_), "invalid type ref"); break;
  case MDS_DITemplateValueParameter: OPT(FIELD(DITemplateValueParameter, type), is_type(o_), "invalid type ref"); break;
  case MDS_DIGlobalVariable: global_variable(V, r); break;
  case MDS_DILocalVariable: {
    const MdRec *scope = rec_of(V, field_md(r, FIELD(DILocalVariable, scope)));
    if (scope && !is_scope(scope)) ver_di(V, r->pos, "invalid scope"); /* that is another visitor's finding in LLVM */
    OPT(FIELD(DILocalVariable, file), is_special(o_, MDS_DIFile), "invalid file");
    OPT(FIELD(DILocalVariable, type), is_type(o_), "invalid type ref");
    DI(is_local_scope(scope), "local variable requires a valid scope");
    DI(!is_special(rec_of(V, field_md(r, FIELD(DILocalVariable, type))), MDS_DISubroutineType), "invalid type");
    break;
  }
  case MDS_DILabel:
    OPT(FIELD(DILabel, scope), is_scope(o_), "invalid scope");
    DI(is_local_scope(rec_of(V, field_md(r, FIELD(DILabel, scope)))), "label requires a valid scope");
    break;
  case MDS_DIGlobalVariableExpression: {
    const MdRec *var = rec_of(V, field_md(r, FIELD(DIGlobalVariableExpression, var)));
    DI(is_special(var, MDS_DIGlobalVariable), "missing variable");
    const char *why = fragment_fault(V, var, rec_of(V, field_md(r, FIELD(DIGlobalVariableExpression, expr))));
    DI(!why, "%s", why);
    break;
  }
  case MDS_DIImportedEntity: {
    uint64_t tag = field_num(r, FIELD(DIImportedEntity, tag), DWC_TAG, 0);
    DI(tag == DWV_DW_TAG_imported_module || tag == DWV_DW_TAG_imported_declaration, "invalid tag");
    OPT(FIELD(DIImportedEntity, scope), is_scope(o_), "invalid scope for imported entity");
    OPT(FIELD(DIImportedEntity, entity), is_dinode(o_), "invalid imported entity");
    break;
  }
  case MDS_DIAssignID:
    DI(r->distinct, "DIAssignID must be distinct");
    DI(r->n == 0, "DIAssignID has no arguments");
    break;
  default: break;
  }
}

/* ---- what hangs on functions and variables ---- */

void ver_di_global(Ver *V, Glob g, Md node, uint32_t *count) {
  const Global *x = glob(V->m, g);
  const MdRec *r = rec_of(V, node);
  if (x->kind == GK_VAR) {
    if (!is_special(r, MDS_DIGlobalVariableExpression))
      ver_di(V, x->pos, "!dbg attachment of global variable must be a DIGlobalVariableExpression");
  } else if (x->kind == GK_FUNC) {
    if (!x->fn) {
      if (r && r->distinct) ver_di(V, x->pos, "function declaration may only have a unique !dbg attachment");
      return;
    }
    if ((*count)++) ver_di(V, x->pos, "function must have a single !dbg attachment");
    else if (!is_special(r, MDS_DISubprogram)) ver_di(V, x->pos, "function !dbg attachment must be a subprogram");
    else if (!r->distinct) ver_di(V, x->pos, "function definition may only have a distinct !dbg attachment");
    else {
      if (!ver_md_mark(V, node, 2)) ver_di(V, x->pos, "DISubprogram attached to more than one function");
    }
  }
}

void ver_di_location(Ver *V, Val v, Md loc) {
  const MdRec *r = rec_of(V, loc);
  if (!r) return;
  if (!is_special(r, MDS_DILocation)) {
    ver_di_ins(V, v, "invalid !dbg metadata attachment");
    return;
  }
  ver_md_node(V, loc, true);
  Md sp = glob_subprogram(V->m, V->f->id), at;
  if (!sp || loc == V->last_loc) return;
  V->last_loc = loc;
  for (uint32_t depth = 0; depth < 100000; depth++) { /* the outermost location belongs to this function */
    Md in = field_md(r, FIELD(DILocation, inlinedAt));
    const MdRec *o = rec_of(V, in);
    if (!is_special(o, MDS_DILocation)) break;
    r = o;
  }
  if (!subprogram_of(V, field_md(r, FIELD(DILocation, scope)), &at)) return;
  if (at != sp) ver_di_ins(V, v, "!dbg attachment points at wrong subprogram for function");
}

static void record(Ver *V, const DbgRec *d) {
  Val who = d->at;
  if (!who && d->blk) who = V->f->blk[d->blk].last;
#define REC(c, ...)                                                                                                    \
  do {                                                                                                                 \
    if (UNLIKELY(!(c))) {                                                                                              \
      ver_di_ins(V, who, __VA_ARGS__);                                                                                 \
      return;                                                                                                          \
    }                                                                                                                  \
  } while (0)
  const MdRec *var = rec_of(V, d->var), *loc = rec_of(V, d->loc), *ex = rec_of(V, d->expr);
  Md a, b;
  if (d->kind == DBGK_LABEL) {
    REC(d->var & MD_LOCAL_BIT || is_special(var, MDS_DILabel), "invalid #dbg_label intrinsic variable");
    REC(d->loc, "#dbg_label record requires a !dbg attachment");
    if (d->loc & MD_LOCAL_BIT) return;
    REC(is_special(loc, MDS_DILocation), "invalid #dbg record DILocation");
    ver_md_node(V, d->var, true);
    if (subprogram_of(V, field_md(var, FIELD(DILabel, scope)), &a) &&
        subprogram_of(V, field_md(loc, FIELD(DILocation, scope)), &b))
      REC(a == b, "mismatched subprogram between #dbg_label label and !dbg attachment");
    return;
  }
  REC(is_special(var, MDS_DILocalVariable), "invalid #dbg record variable");
  REC(is_expr(ex), "invalid #dbg record expression");
  REC(d->loc & MD_LOCAL_BIT || is_special(loc, MDS_DILocation), "invalid #dbg record DILocation");
  ver_md_node(V, d->var, true);
  ver_md_node(V, d->expr, true);
  if (loc) ver_md_node(V, d->loc, true);
  if (d->kind == DBGK_ASSIGN) {
    REC(is_special(rec_of(V, d->assign_id), MDS_DIAssignID), "invalid #dbg_assign DIAssignID");
    REC(is_expr(rec_of(V, d->addr_expr)), "invalid #dbg_assign address expression");
  }
  if (d->kind == DBGK_DECLARE && d->nops) {
    Ty t = ty(V->f, V->f->opnd[d->opnd]);
    REC(ty_is_ptr(V->m, t) || ty_is_int(V->m, t), "location of #dbg_declare must be a pointer or int");
  }
  const char *why = fragment_fault(V, var, ex);
  REC(!why, "%s", why);
  if (loc && subprogram_of(V, field_md(var, FIELD(DILocalVariable, scope)), &a) &&
      subprogram_of(V, field_md(loc, FIELD(DILocation, scope)), &b))
    REC(a == b, "mismatched subprogram between #dbg record variable and DILocation");
#undef REC
}

void ver_dbg_records(Ver *V) {
  const Fn *f = V->f;
  for (uint32_t i = 1; i < f->rare->dbgrec.n; i++)
    if (!f->rare->dbgrec.p[i].deleted && (f->rare->dbgrec.p[i].at || f->rare->dbgrec.p[i].blk))
      record(V, &f->rare->dbgrec.p[i]);
}

/* ---- taking debug info out ---- */
static uint32_t attachments_strip(MdAttach *a, uint32_t n) {
  uint32_t k = 0;
  for (uint32_t i = 0; i < n; i++)
    if (a[i].kind != MDK_DBG && a[i].kind != MDK_DIASSIGNID) a[k++] = a[i];
  return k;
}

/* The same loop id without the locations among its operands. */
static Md loop_without_locations(Module *m, Md loop) {
  const MdRec *r = md_rec(m, loop);
  Md *ops = mem_alloc((r->n + 1) * sizeof *ops), id = md_forward(m);
  uint32_t k = 0;
  for (uint32_t i = 0; i < r->n; i++)
    if (!is_special(r->ops[i] && !(r->ops[i] & MD_LOCAL_BIT) ? md_rec(m, r->ops[i]) : NULL, MDS_DILocation))
      ops[k++] = r->ops[i] == loop ? id : r->ops[i];
  MdRec x = {.form = MDF_TUPLE, .distinct = r->distinct, .n = k, .ops = ops, .pos = r->pos};
  md_define(m, id, &x);
  mem_free(ops);
  return id;
}

bool debug_strip(Module *m) {
  bool any = false;
  uint32_t k = 0;
  VEC(MdAttach) loops = {0}; /* {old, new} */
  for (uint32_t i = 0; i < m->named_md.n; i++) {
    const NamedMd *n = &m->named_md.p[i];
    if (str_starts(n->name, STR("llvm.dbg.")) || str_starts(n->name, STR("llvm.gcov"))) any = true;
    else m->named_md.p[k++] = *n;
  }
  m->named_md.n = k;
  if (!m->has_debug_info) return any;
  FOR_EACH_GLOB(m, g) {
    Global *x = glob(m, g);
    uint32_t n = attachments_strip(x->md, x->nmd);
    any |= n != x->nmd;
    x->nmd = n;
    Fn *f = x->fn;
    if (!f) continue;
    for (uint32_t d = 1; d < f->rare->dbgrec.n; d++)
      if (!f->rare->dbgrec.p[d].deleted) {
        dbg_erase(f, (Dbg)d);
        any = true;
      }
    for (uint32_t i = 1; i < f->rare->cap_dbg && i < f->nins; i++)
      if (f->rare->dbg[i]) {
        f->rare->dbg[i] = MD_NONE;
        any |= f->ins[i].blk != BLK_NONE;
      }
    for (Val v = (Val)1; (uint32_t)v < f->rare->cap_md && (uint32_t)v < f->nins; v = (Val)(v + 1)) {
      if (!f->rare->md[v] || !f->ins[v].blk) continue;
      if (md_get(f, v, MDK_DIASSIGNID)) md_set(f, v, MDK_DIASSIGNID, MD_NONE);
      Md loop = md_get(f, v, MDK_LOOP);
      const MdRec *r = loop && !(loop & MD_LOCAL_BIT) ? md_rec(m, loop) : NULL;
      if (!r || r->form != MDF_TUPLE) continue;
      uint32_t locs = 0;
      for (uint32_t i = 0; i < r->n; i++)
        locs += r->ops[i] && !(r->ops[i] & MD_LOCAL_BIT) && is_special(md_rec(m, r->ops[i]), MDS_DILocation);
      if (!locs) continue;
      any = true;
      if (r->n - locs <= 1) {
        md_set(f, v, MDK_LOOP, MD_NONE);
        continue;
      } /* nothing but locations */
      uint32_t i = 0;
      while (i < loops.n && loops.p[i].kind != (uint32_t)loop) i++;
      if (i == loops.n) vec_push(&loops, ((MdAttach){(uint32_t)loop, loop_without_locations(m, loop)}));
      md_set(f, v, MDK_LOOP, loops.p[i].node);
    }
  }
  vec_free(&loops);
  m->has_debug_info = false;
  return any;
}
