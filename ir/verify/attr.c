/* attr.c: attributes of signatures: where each kind may stand, which types it goes with, which exclude each other,
 * and the values of the string attributes that LLVM looks at. Lists found good are remembered in a direct-mapped
 * cache, so a module whose calls share a few lists pays for each once.
 */
#include "ir/verify/verify_int.h"
#include "support/strbuf.h"

/* Reports about the instruction v, or the global g when there is none. */
#define BAD(...)                                                                                                       \
  do {                                                                                                                 \
    if (v) ver_ins(V, v, __VA_ARGS__);                                                                                 \
    else ver_glob(V, g, __VA_ARGS__);                                                                                  \
    return false;                                                                                                      \
  } while (0)
#define NEED(c, ...)                                                                                                   \
  do {                                                                                                                 \
    if (UNLIKELY(!(c))) BAD(__VA_ARGS__);                                                                              \
  } while (0)

static bool has(const AttrSetRec *r, AttrKind k) { return attrset_rec_has(r, k); }
static const Attr *find(const AttrSetRec *r, AttrKind k) {
  if (has(r, k))
    for (uint32_t i = 0; i < r->n; i++)
      if (r->attr[i].kind == k) return &r->attr[i];
  return NULL;
}
static const Attr *find_str(const AttrSetRec *r, const char *key) {
  Str s = str_of(key);
  for (uint32_t i = r->n; i-- > 0 && r->attr[i].kind == ATTR_STRING;)
    if (str_eq(r->attr[i].key, s)) return &r->attr[i];
  return NULL;
}
static bool is_one_of(
    Str s, const char *list) { /* words separated by blanks; "" matches only if the list starts with a blank */
  if (s.n == 0) return list[0] == ' ';
  for (const char *p = list; *p;) {
    while (*p == ' ') p++;
    size_t n = strcspn(p, " ");
    if (n == s.n && n && memcmp(p, s.p, n) == 0) return true;
    p += n;
  }
  return false;
}

/* String attributes that are booleans. */
#define B(text) {text, sizeof(text) - 1}
static const Str bool_attrs[] = {B("less-precise-fpmad"),
                                 B("no-infs-fp-math"),
                                 B("no-inline-line-tables"),
                                 B("no-jump-tables"),
                                 B("no-nans-fp-math"),
                                 B("no-signed-zeros-fp-math"),
                                 B("profile-sample-accurate"),
                                 B("use-sample-profile"),
                                 B("loader-replaceable"),
                                 B("allow_direct_access_in_hot_patch_function"),
                                 B("marked_for_windows_hot_patching")};
#undef B

static bool attr_values(Ver *V, const AttrSetRec *r, Val v, Glob g) {
  for (uint32_t i = r->n; i-- > 0 && r->attr[i].kind == ATTR_STRING;) {
    const Attr *a = &r->attr[i];
    for (size_t k = 0; k < ARRAY_LEN(bool_attrs); k++)
      if (str_eq(a->key, bool_attrs[k]))
        NEED(is_one_of(a->str, " true false"), "invalid value for '%s' attribute: %.*s", bool_attrs[k].p, (int)a->str.n,
             a->str.p);
  }
  return true;
}

/* A type all of whose leaves are floats of one kind, so that nofpclass means something. */
static bool fp_like(const Module *m, Ty t) {
  for (;;) {
    const TypeRec *r = ty_rec(m, t);
    if (r->kind == TK_ARRAY) {
      t = r->elem[0];
      continue;
    }
    if (r->kind == TK_STRUCT) { /* literal, all fields one floating-point type */
      if (!(r->flags & TYF_LITERAL) || !r->n) return false;
      for (uint32_t i = 1; i < r->n; i++)
        if (r->elem[i] != r->elem[0]) return false;
      return ty_is_fp_or_vec(m, r->elem[0]);
    }
    return ty_is_fp_or_vec(m, t);
  }
}

static const uint8_t ptr_only[] = {ATTR_ALLOCPTR,
                                   ATTR_DEAD_ON_RETURN,
                                   ATTR_DEAD_ON_UNWIND,
                                   ATTR_NEST,
                                   ATTR_NOALIAS,
                                   ATTR_NONNULL,
                                   ATTR_READNONE,
                                   ATTR_READONLY,
                                   ATTR_SWIFTERROR,
                                   ATTR_WRITABLE,
                                   ATTR_BYREF,
                                   ATTR_BYVAL,
                                   ATTR_ELEMENTTYPE,
                                   ATTR_INALLOCA,
                                   ATTR_PREALLOCATED,
                                   ATTR_SRET,
                                   ATTR_CAPTURES,
                                   ATTR_DEREFERENCEABLE,
                                   ATTR_DEREFERENCEABLE_OR_NULL,
                                   ATTR_INITIALIZES};
static const uint8_t int_only[] = {ATTR_ALLOCALIGN, ATTR_SIGNEXT, ATTR_ZEROEXT};

/* The attribute as it is written, "align 4". */
static COLD bool incompatible(Ver *V, const Attr *a, Val v, Glob g) {
  StrBuf b = {0};
  if (a->kind == ATTR_ALIGN) sb_fmt(&b, "align %llu", (unsigned long long)a->val);
  else ir_print_attrs(V->m, attrset_get(V->m, a, 1), &b);
  if (v) ver_ins(V, v, "Attribute '%s' applied to incompatible type!", sb_z(&b));
  else ver_glob(V, g, "Attribute '%s' applied to incompatible type!", sb_z(&b));
  sb_free(&b);
  return false;
}
#define INCOMPATIBLE(k) return incompatible(V, find(r, k), v, g)

static bool type_attr(Ver *V, const AttrSetRec *r, AttrKind k, const char *name, Val v, Glob g, bool huge) {
  const Attr *a = find(r, k);
  if (!a) return true;
  NEED(a->type && ty_is_sized(V->m, a->type), "Attribute '%s' does not support unsized types!", name);
  if (huge) NEED(ty_alloc_size(V->m, a->type) < (1ull << 32), "huge '%s' arguments are unsupported", name);
  return true;
}

static bool param_set(Ver *V, const AttrSetRec *r, Ty t, bool ret, Val v, Glob g) {
  Module *m = V->m;
  if (!attr_values(V, r, v, g)) return false;
  for (uint32_t i = 0; i < r->n && r->attr[i].kind != ATTR_STRING; i++) {
    const AttrInfo *in = attr_info((AttrKind)r->attr[i].kind);
    if (ret)
      NEED(in->where & ATTRW_RET, "Attribute '%.*s' does not apply to function return values", in->name_len, in->name);
    else NEED(in->where & ATTRW_PARAM, "Attribute '%.*s' does not apply to parameters", in->name_len, in->name);
  }
  if (has(r, ATTR_IMMARG)) {
    uint32_t n = r->n - (has(r, ATTR_RANGE) ? 1 : 0);
    NEED(n == 1, "Attribute 'immarg' is incompatible with other attributes except the 'range' attribute");
  }
  int abi = has(r, ATTR_BYVAL) + has(r, ATTR_INALLOCA) + has(r, ATTR_PREALLOCATED) +
            (has(r, ATTR_SRET) || has(r, ATTR_INREG)) + has(r, ATTR_NEST) + has(r, ATTR_BYREF);
  NEED(abi <= 1,
       "Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!");
  NEED(!(has(r, ATTR_INALLOCA) && has(r, ATTR_READONLY)), "Attributes 'inalloca and readonly' are incompatible!");
  NEED(!(has(r, ATTR_SRET) && has(r, ATTR_RETURNED)), "Attributes 'sret and returned' are incompatible!");
  NEED(!(has(r, ATTR_ZEROEXT) && has(r, ATTR_SIGNEXT)), "Attributes 'zeroext and signext' are incompatible!");
  NEED(!(has(r, ATTR_READNONE) && has(r, ATTR_READONLY)), "Attributes 'readnone and readonly' are incompatible!");
  NEED(!(has(r, ATTR_READNONE) && has(r, ATTR_WRITEONLY)), "Attributes 'readnone and writeonly' are incompatible!");
  NEED(!(has(r, ATTR_READONLY) && has(r, ATTR_WRITEONLY)), "Attributes 'readonly and writeonly' are incompatible!");
  NEED(!(has(r, ATTR_WRITABLE) && has(r, ATTR_READNONE)), "Attributes writable and readnone are incompatible!");
  NEED(!(has(r, ATTR_WRITABLE) && has(r, ATTR_READONLY)), "Attributes writable and readonly are incompatible!");
  bool ptr = ty_is_ptr(m, t);
  if (!ptr)
    for (size_t i = 0; i < sizeof ptr_only; i++)
      if (has(r, (AttrKind)ptr_only[i])) INCOMPATIBLE((AttrKind)ptr_only[i]);
  if (!ty_is_int(m, t))
    for (size_t i = 0; i < sizeof int_only; i++)
      if (has(r, (AttrKind)int_only[i])) INCOMPATIBLE((AttrKind)int_only[i]);
  if (t == TY_VOID && has(r, ATTR_NOUNDEF)) INCOMPATIBLE(ATTR_NOUNDEF);
  const Attr *a;
  if ((a = find(r, ATTR_ALIGN))) {
    if (!ty_is_ptr_or_vec(m, t)) INCOMPATIBLE(ATTR_ALIGN);
    NEED(is_pow2(a->val), "alignment is not a power of two");
    NEED(a->val <= 1ull << 32, "huge alignment values are unsupported");
  }
  if ((a = find(r, ATTR_NOFPCLASS))) {
    if (!fp_like(m, t)) INCOMPATIBLE(ATTR_NOFPCLASS);
    NEED(a->val != 0, "Attribute 'nofpclass' must have at least one test bit set");
    NEED(a->val <= 0x3ff, "Invalid value for 'nofpclass' test mask");
  }
  if ((a = find(r, ATTR_RANGE)) && (!ty_is_int_or_vec(m, t) || ty_bits(m, t) != a->bits)) INCOMPATIBLE(ATTR_RANGE);
  if (ptr) {
    if (!type_attr(V, r, ATTR_BYVAL, "byval", v, g, true) || !type_attr(V, r, ATTR_BYREF, "byref", v, g, true) ||
        !type_attr(V, r, ATTR_INALLOCA, "inalloca", v, g, true) ||
        !type_attr(V, r, ATTR_PREALLOCATED, "preallocated", v, g, true))
      return false;
  }
  if ((a = find(r, ATTR_INITIALIZES))) {
    NEED(a->nwords >= 2, "Attribute 'initializes' does not support empty list");
    for (uint32_t i = 0; i + 1 < a->nwords; i++)
      NEED((int64_t)a->words[i] < (int64_t)a->words[i + 1],
           "Attribute 'initializes' does not support unordered ranges");
  }
  return true;
}

/* Attributes of one parameter or result of type t: nothing but the set and the type decides. */
static bool param_attrs(Ver *V, AttrSet s, const AttrSetRec *r, Ty t, bool ret, Val v, Glob g) {
  VerParamKey *c = &V->params[((uint32_t)s * 31u + (uint32_t)t) % ARRAY_LEN(V->params)];
  if (c->s == s && c->t == t && c->ret == ret) return true;
  if (!param_set(V, r, t, ret, v, g)) return false;
  *c = (VerParamKey){s, t, ret};
  return true;
}

bool ver_param_attrs(Ver *V, AttrSet s, Ty t, Val v, Glob g) {
  return param_attrs(V, s, attrset_rec(V->m, s), t, false, v, g);
}

/* "ieee", "positive-zero", "preserve-sign", "dynamic": one for both directions or output,input. Missing parts are
 * ieee. */
static bool denormal_ok(Str s) {
  uint32_t comma = 0;
  while (comma < s.n && s.p[comma] != ',') comma++;
  static const char names[] = " ieee preserve-sign positive-zero dynamic";
  Str a = {s.p, comma}, b = comma < s.n ? (Str){s.p + comma + 1, s.n - comma - 1} : a;
  return is_one_of(a, names) && is_one_of(b, names);
}

static bool vfabi_ok(
    Str s) { /* _ZGV<isa><mask><vlen><parameters>_<scalar name>[(<vector name>)], checked as far as its shape */
  if (!str_starts(s, STR("_ZGV")) || s.n < 8) return false;
  uint32_t i = 4;
  if (str_starts((Str){s.p + i, s.n - i}, STR("_LLVM_"))) i += 6;
  else i++;
  if (i >= s.n || (s.p[i] != 'M' && s.p[i] != 'N')) return false;
  i++;
  if (i < s.n && s.p[i] == 'x') i++;
  else {
    uint32_t d = i;
    while (i < s.n && s.p[i] >= '0' && s.p[i] <= '9') i++;
    if (d == i) return false;
  }
  uint32_t first = i;
  while (i < s.n && s.p[i] != '_') i++;
  return i > first && i + 1 < s.n;
}

/* What a set for functions and calls may hold beside what. */
static bool fn_set(Ver *V, const AttrSetRec *r, Val v, Glob g) {
  if (!attr_values(V, r, v, g)) return false;
  for (uint32_t i = 0; i < r->n && r->attr[i].kind != ATTR_STRING; i++) {
    const AttrInfo *in = attr_info((AttrKind)r->attr[i].kind);
    NEED(in->where & ATTRW_FN, "Attribute '%.*s' does not apply to functions!", in->name_len, in->name);
  }
  NEED(!(has(r, ATTR_NOINLINE) && has(r, ATTR_ALWAYSINLINE)),
       "Attributes 'noinline and alwaysinline' are incompatible!");
  if (has(r, ATTR_OPTNONE)) {
    NEED(has(r, ATTR_NOINLINE), "Attribute 'optnone' requires 'noinline'!");
    NEED(!has(r, ATTR_OPTSIZE), "Attributes 'optsize and optnone' are incompatible!");
    NEED(!has(r, ATTR_MINSIZE), "Attributes 'minsize and optnone' are incompatible!");
    NEED(!has(r, ATTR_OPTDEBUG), "Attributes 'optdebug and optnone' are incompatible!");
  }
  NEED(!(has(r, ATTR_SANITIZE_REALTIME) && has(r, ATTR_SANITIZE_REALTIME_BLOCKING)),
       "Attributes 'sanitize_realtime and sanitize_realtime_blocking' are incompatible!");
  if (has(r, ATTR_OPTDEBUG)) {
    NEED(!has(r, ATTR_OPTSIZE), "Attributes 'optsize and optdebug' are incompatible!");
    NEED(!has(r, ATTR_MINSIZE), "Attributes 'minsize and optdebug' are incompatible!");
  }
  return true;
}

/* Attributes that are strings, by their values. */
static bool string_attrs(Ver *V, const AttrSetRec *r, Val v, Glob g) {
  uint32_t nstr = 0;
  while (nstr < r->n && r->attr[r->n - 1 - nstr].kind == ATTR_STRING) nstr++;
  for (uint32_t i = r->n - nstr; i < r->n; i++) {
    const Attr *a = &r->attr[i];
    Str k = a->key, s = a->str;
    static const struct {
      const char *key, *values;
    } enums[] = {{"frame-pointer", "all non-leaf none reserved non-leaf-no-reserve"},
                 {"sign-return-address", "all none non-leaf"},
                 {"sign-return-address-key", "a_key b_key"},
                 {"branch-target-enforcement", " true false"},
                 {"branch-protection-pauth-lr", " true false"},
                 {"guarded-control-stack", " true false"}};
    for (size_t e = 0; e < ARRAY_LEN(enums); e++)
      if (str_eq(k, str_of(enums[e].key)))
        NEED(is_one_of(s, enums[e].values), "invalid value for '%s' attribute: %.*s", enums[e].key, (int)s.n, s.p);
    if (str_eq(k, STR("denormal-fp-math")) || str_eq(k, STR("denormal-fp-math-f32")))
      NEED(denormal_ok(s), "invalid value for '%.*s' attribute: %.*s", (int)k.n, k.p, (int)s.n, s.p);
    if (str_eq(k, STR("patchable-function-prefix")) || str_eq(k, STR("patchable-function-entry")) ||
        str_eq(k, STR("warn-stack-size"))) {
      bool ok = s.n > 0 && s.n < 11;
      for (uint32_t c = 0; c < s.n; c++) ok = ok && s.p[c] >= '0' && s.p[c] <= '9';
      NEED(ok, "\"%.*s\" takes an unsigned integer: %.*s", (int)k.n, k.p, (int)s.n, s.p);
    }
    if (str_eq(k, STR("patchable-function-entry-section")))
      NEED(s.n, "\"patchable-function-entry-section\" must not be empty");
    if (str_eq(k, STR("target-features")) && s.n) {
      for (uint32_t c = 0; c <= s.n;) {
        uint32_t e = c;
        while (e < s.n && s.p[e] != ',') e++;
        NEED(e > c, "target-features attribute should not contain an empty string");
        NEED(s.p[c] == '+' || s.p[c] == '-', "target feature '%.*s' must start with a '+' or '-'", (int)(e - c),
             s.p + c);
        c = e + 1;
      }
    }
    if (str_eq(k, STR("vector-function-abi-variant")) && s.n) {
      for (uint32_t c = 0; c <= s.n;) {
        uint32_t e = c;
        while (e < s.n && s.p[e] != ',') e++;
        Str one = {s.p + c, e - c};
        NEED(vfabi_ok(one), "invalid name for a VFABI variant: %.*s", (int)one.n, one.p);
        c = e + 1;
      }
    }
  }
  if (find_str(r, "sign-return-address-key"))
    NEED(find_str(r, "sign-return-address"), "'sign-return-address-key' present without `sign-return-address`");
  return true;
}
static bool fn_attrs(Ver *V, const AttrListRec *l, Ty fnty, unsigned what, Val v, Glob g) {
  Module *m = V->m;
  const AttrSetRec *r = l->fn_rec;
  AttrSet *good = &V->fn_sets[l->fn % ARRAY_LEN(V->fn_sets)];
  bool known = *good == l->fn; /* then what looks at the set alone is left out */
  if (!known && !fn_set(V, r, v, g)) return false;
  const Attr *a = find(r, ATTR_MEMORY);
  if (a && !(memeff_get(a->val, MEMLOC_ARG) & MODREF_MOD))
    NEED(!attrlist_some_param(l, ATTR_WRITABLE),
         "Attribute writable and memory without argmem: write are incompatible!");
  if (!(what & VA_CALL)) {
    if (has(r, ATTR_JUMPTABLE))
      NEED(glob(m, g)->unnamed_addr == UNNAMED_GLOBAL, "Attribute 'jumptable' requires 'unnamed_addr'");
    NEED(!has(r, ATTR_BUILTIN), "Attribute 'builtin' can only be applied to a callsite.");
  }
  if ((a = find(r, ATTR_ALLOCSIZE))) {
    for (int i = 0; i < 2; i++) {
      uint32_t p = (uint32_t)(i ? a->val : a->val >> 32); /* first argument in the high word */
      if (i && p == UINT32_MAX) break;
      NEED(p < ty_nparams(m, fnty), "'allocsize' %s argument is out of bounds",
           i ? "number of elements" : "element size");
      NEED(ty_is_int(m, ty_param(m, fnty, p)), "'allocsize' %s argument must refer to an integer parameter",
           i ? "number of elements" : "element size");
    }
  }
  if ((a = find(r, ATTR_ALLOCKIND))) { /* bits in LLVM's order: alloc, realloc, free, uninitialized, zeroed, aligned */
    uint64_t k = a->val;
    NEED(__builtin_popcountll(k & 7) == 1, "'allockind()' requires exactly one of alloc, realloc, and free");
    if (k & 4)
      NEED(!(k & (8 | 16 | 32)), "'allockind(\"free\")' doesn't allow uninitialized, zeroed, or aligned modifiers.");
    NEED((k & 24) != 24, "'allockind()' can't be both zeroed and uninitialized");
  }
  if ((a = find_str(r, "alloc-variant-zeroed"))) {
    NEED(a->str.n, "'alloc-variant-zeroed' must not be empty");
    Glob o = glob_find(m, a->str);
    if (o && glob(m, o)->kind == GK_FUNC) {
      const AttrSetRec *z = attrset_rec(m, attrlist_fn(m, glob(m, o)->fattrs));
      const Attr *mine = find_str(r, "alloc-family"), *his = find_str(z, "alloc-family"),
                 *kind = find(z, ATTR_ALLOCKIND);
      NEED(mine && his && str_eq(mine->str, his->str),
           "'alloc-variant-zeroed' must name a function belonging to the same 'alloc-family'");
      NEED(kind && (kind->val & 16), "'alloc-variant-zeroed' must name a function with 'allockind(\"zeroed\")'");
      NEED(glob(m, o)->type == fnty, "'alloc-variant-zeroed' must name a function with the same signature");
    }
  }
  if ((a = find(r, ATTR_VSCALE_RANGE))) { /* minimum in the high word */
    uint32_t lo = (uint32_t)(a->val >> 32), hi = (uint32_t)a->val;
    NEED(lo, "'vscale_range' minimum must be greater than 0");
    NEED(is_pow2(lo), "'vscale_range' minimum must be power-of-two value");
    NEED(!hi || is_pow2(hi), "'vscale_range' maximum must be power-of-two value");
    NEED(!hi || lo <= hi, "'vscale_range' minimum cannot be greater than maximum");
  }
  if (known) return true;
  if (!string_attrs(V, r, v, g)) return false;
  *good = l->fn;
  return true;
}

bool ver_attrs(Ver *V, AttrList l, Ty fnty, unsigned what, Val v, Glob g) {
  Module *m = V->m;
  if (!l) return true;
  VerAttrKey *c = &V->cache[((uint32_t)l * 31u + (uint32_t)fnty) % VER_ATTR_CACHE];
  if (c->l == l && c->fnty == fnty && c->what == what) return true;
  const AttrListRec *r = attrlist_rec(m, l);
  const TypeRec *ft = ty_rec(m, fnty);
  uint32_t np = ft->n;
  Ty rt = ft->elem[0];
  NEED(r->nparams <= np || (ft->flags & TYF_VARARG) || (what & VA_CALL), "Attribute after last parameter!");
  bool ok = !r->ret || param_attrs(V, r->ret, attrset_rec(m, r->ret), rt, true, v, g); /* each parameter has its say */
  bool nest = false, returned = false, sret = false, self = false, async = false, error = false;
  for (uint32_t i = 0; i < r->nparams && i < np; i++) {
    if (!r->param[i]) continue;
    const AttrSetRec *p = attrset_rec(m, r->param[i]);
    Ty t = ft->elem[i + 1];
    if (!(what & VA_INTRINSIC)) {
      NEED(!has(p, ATTR_IMMARG), "immarg attribute only applies to intrinsics");
      if (!(what & VA_ASM))
        NEED(!has(p, ATTR_ELEMENTTYPE), "Attribute 'elementtype' can only be applied to intrinsics and inline asm.");
    }
    ok &= param_attrs(V, r->param[i], p, t, false, v, g);
    if (has(p, ATTR_NEST)) {
      NEED(!nest, "More than one parameter has attribute nest!");
      nest = true;
    }
    if (has(p, ATTR_RETURNED)) {
      NEED(!returned, "More than one parameter has attribute returned!");
      bool same = t == rt ||
                  (t != TY_VOID && rt != TY_VOID && ty_is_single(m, t) && ty_is_single(m, rt) &&
                   !ty_is_ptr_or_vec(m, t) && !ty_is_ptr_or_vec(m, rt) && ty_is_vec(m, t) && ty_is_vec(m, rt) &&
                   ty_size_bits(m, t) == ty_size_bits(m, rt) && ty_scalable(m, t) == ty_scalable(m, rt));
      NEED(same, "Incompatible argument and return types for 'returned' attribute");
      returned = true;
    }
    if (has(p, ATTR_SRET)) {
      NEED(!sret, "Cannot have multiple 'sret' parameters!");
      NEED(i < 2, "Attribute 'sret' is not on first or second parameter!");
      sret = true;
    }
    if (has(p, ATTR_SWIFTSELF)) {
      NEED(!self, "Cannot have multiple 'swiftself' parameters!");
      self = true;
    }
    if (has(p, ATTR_SWIFTASYNC)) {
      NEED(!async, "Cannot have multiple 'swiftasync' parameters!");
      async = true;
    }
    if (has(p, ATTR_SWIFTERROR)) {
      NEED(!error, "Cannot have multiple 'swifterror' parameters!");
      error = true;
    }
    if (has(p, ATTR_INALLOCA)) NEED(i + 1 == np, "inalloca isn't on the last parameter!");
  }
  if (r->fn && !fn_attrs(V, r, fnty, what, v, g)) return false;
  if (!ok) return false;
  if (!has(r->fn_rec, ATTR_JUMPTABLE)) *c = (VerAttrKey){l, fnty, what}; /* jumptable depends on the function */
  return true;
}
