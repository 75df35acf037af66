/* upgrade_module.c: what older LLVMs wrote about functions and the module into named metadata, and LLVM 22's reader
 * puts elsewhere:
 *
 *   !nvvm.annotations = !{!1}, !1 = !{ptr @k, !"kernel", i32 1, !"maxntidx", i32 128}  ->  ptx_kernel, "nvvm.maxntid"="128"
 *   !{i32 1, !"PIC Level", i32 2}                                                      ->  !{i32 8, !"PIC Level", i32 2}
 *
 * What is not known of an annotation stays. Linear in the annotations; runs before nodes are made unique.
 */
#include "ir/text/parser.h"
#include <stdio.h>

enum { AK_STACK, AK_VEC, AK_PARAMS, AK_KERNEL, AK_NUM };
static const struct {
  char name[20];
  uint8_t kind, place;
  char attr[22];
} annotations[] = {
#define ANNOTATION(name, kind, place, attr) {name, AK_##kind, place, attr},
#include "ir/text/annotations.def"
};

static bool md_is_string(const Module *m, Md md) { return md && md_rec(m, md)->form == MDF_STRING; }

static void fn_attr_set(Module *m, Global *g, const char *key, const char *value) {
  AttrSet s = attrlist_fn(m, g->fattrs);
  g->fattrs = attrlist_with_fn(
      m, g->fattrs, attrset_add(m, s, (Attr){.kind = ATTR_STRING, .key = str_of(key), .str = str_of(value)}));
}

/* Component `place` of "x,y,z"; what was not given is 1. */
static void vector_attr(Module *m, Global *g, const char *key, unsigned place, uint64_t x) {
  uint64_t part[3] = {1, 1, 1};
  unsigned n = place + 1;
  const Attr *old = attrset_find_str(m, attrlist_fn(m, g->fattrs), str_of(key));
  if (old) {
    unsigned k = 0;
    part[0] = 0;
    for (uint32_t i = 0; i < old->str.n && k < 3; i++) {
      char c = old->str.p[i];
      if (c == ',') {
        if (++k < 3) part[k] = 0;
      } else if (c >= '0' && c <= '9') part[k] = part[k] * 10 + (uint64_t)(c - '0');
    }
    n = n > k + 1 ? n : k < 3 ? k + 1 : 3;
  }
  part[place] = x;
  StrBuf b = {0};
  for (unsigned k = 0; k < n; k++) {
    if (k) sb_ch(&b, ',');
    sb_u64(&b, part[k]);
  }
  fn_attr_set(m, g, key, sb_z(&b));
  sb_free(&b);
}

static bool param_attrs(Module *m, Global *g, const char *key, Md list) {
  if (!list || md_rec(m, list)->form != MDF_TUPLE) return false;
  const MdRec *r = md_rec(m, list);
  for (uint32_t i = 0; i < r->n; i++) {
    uint64_t k;
    if (!md_get_int(m, r->ops[i], &k) || !k || k > ty_nparams(m, g->type)) continue;
    AttrSet s = attrset_add(m, attrlist_param(m, g->fattrs, (uint32_t)k - 1),
                            (Attr){.kind = ATTR_STRING, .key = str_of(key)});
    g->fattrs = attrlist_with_param(m, g->fattrs, (uint32_t)k - 1, s);
  }
  return true;
}

static bool stack_alignment(Module *m, Global *g, uint64_t x) {
  uint64_t at = x >> 16, al = x & 0xffff;
  if (!is_pow2(al) || at > ty_nparams(m, g->type)) return false;
  AttrSet s = at ? attrlist_param(m, g->fattrs, (uint32_t)at - 1) : attrlist_ret(m, g->fattrs);
  s = attrset_add_int(m, s, ATTR_ALIGNSTACK, al);
  g->fattrs = at ? attrlist_with_param(m, g->fattrs, (uint32_t)at - 1, s) : attrlist_with_ret(m, g->fattrs, s);
  return true;
}

/* One key and its value: true when the function says it now. */
static bool annotate(Module *m, Global *g, Str key, Md value) {
  for (size_t i = 0; i < ARRAY_LEN(annotations); i++) {
    if (!str_eq(key, str_of(annotations[i].name))) continue;
    uint64_t x;
    if (annotations[i].kind == AK_PARAMS) return param_attrs(m, g, annotations[i].attr, value);
    if (!md_get_int(m, value, &x)) return false;
    switch (annotations[i].kind) {
    case AK_KERNEL:
      if (x) g->cc = CC_PTX_KERNEL;
      return true;
    case AK_STACK: return stack_alignment(m, g, x);
    case AK_VEC: vector_attr(m, g, annotations[i].attr, annotations[i].place, x); return true;
    default: {
      char num[24];
      snprintf(num, sizeof num, "%llu", (unsigned long long)x);
      fn_attr_set(m, g, annotations[i].attr, num);
      return true;
    }
    }
  }
  return false;
}

static void upgrade_annotations(Module *m, NamedMd *list) {
  VEC(Md) keep = {0}, left = {0};
  uint8_t *seen = mem_zalloc(md_count(m) + 1);
  for (uint32_t i = 0; i < list->n; i++) {
    Md node = list->ops[i];
    if (!node || seen[node]) continue;
    seen[node] = 1;
    const MdRec *r = md_rec(m, node);
    if (r->form != MDF_TUPLE || !r->n || !r->ops[0]) continue; /* of a function that is gone */
    Md who = r->ops[0];
    const MdRec *w = md_rec(m, who);
    if (w->form != MDF_VALUE || !w->con || con_kind(&m->con, w->con) != CON_GLOBAL) continue;
    Global *g = glob(m, con_glob(&m->con, w->con));
    if (g->kind != GK_FUNC || r->n % 2 == 0) {
      vec_push(&keep, node);
      continue;
    }
    vec_clear(&left);
    vec_push(&left, who);
    for (uint32_t k = 1; k + 1 < r->n; k += 2) {
      if (md_is_string(m, r->ops[k]) && annotate(m, g, md_rec(m, r->ops[k])->str, r->ops[k + 1])) continue;
      vec_push(&left, r->ops[k]);
      vec_push(&left, r->ops[k + 1]);
    }
    if (left.n == r->n) vec_push(&keep, node);
    else if (left.n > 1) vec_push(&keep, md_tuple(m, left.p, left.n, false));
  }
  if (keep.n) memcpy((Md *)(uintptr_t)list->ops, keep.p, keep.n * sizeof(Md));
  list->n = keep.n;
  mem_free(seen);
  vec_free(&keep);
  vec_free(&left);
}

/* How two modules' flags merge: levels of position independence take the lesser (PIC) or greater (PIE) one since LLVM
 * 15. */
static void upgrade_flags(Module *m, NamedMd *list) {
  enum { ERROR_ = 1, MAX_ = 7, MIN_ = 8 };
  Md *ops = (Md *)(uintptr_t)list->ops;
  for (uint32_t i = 0; i < list->n; i++) {
    const MdRec *r = ops[i] ? md_rec(m, ops[i]) : NULL;
    uint64_t how;
    if (!r || r->form != MDF_TUPLE || r->n != 3 || !md_is_string(m, r->ops[1]) || !md_get_int(m, r->ops[0], &how))
      continue;
    Str key = md_rec(m, r->ops[1])->str;
    uint64_t to = how;
    if (str_eq(key, STR("PIC Level")) && (how == ERROR_ || how == MAX_)) to = MIN_;
    if (str_eq(key, STR("PIE Level")) && how == ERROR_) to = MAX_;
    if (to == how) continue;
    Md key_md = r->ops[1], value = r->ops[2], fresh = md_int(m, TY_I32, to);
    ops[i] = md_tuple(m, (Md[]){fresh, key_md, value}, 3, false);
  }
}

void upgrade_module(Module *m) {
  for (uint32_t i = 0; i < m->named_md.n; i++) {
    NamedMd *n = &m->named_md.p[i];
    if (str_eq(n->name, STR("nvvm.annotations"))) upgrade_annotations(m, n);
    else if (str_eq(n->name, STR("llvm.module.flags"))) upgrade_flags(m, n);
  }
}
