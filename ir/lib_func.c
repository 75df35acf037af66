/* lib_func.c: contract in lib_func.h. Compare LLVM's TargetLibraryInfo. */
#include "ir/lib_func.h"
#include "ir/attr.h"
#include "ir/effects.h"
#include "ir/module.h"

static const struct {
  const char *name, *type, *access;
} row[] = {
  {"", "", ""},
#define LIBFUNC(NAME, TYPE, ACCESS) {#NAME, TYPE, ACCESS},
#include "ir/lib_funcs.def"
};
const char *lib_func_access(LibFunc k) { return row[k].access; }
const char *lib_func_type(LibFunc k) { return row[k].type; }
static bool has_floats(LibFunc k) { return row[k].type[0] == 'F'; }

static LibFunc find(Str s) {
  for (uint32_t lo = 1, hi = LIBFUNC_COUNT; lo < hi;) {
    uint32_t mid = (lo + hi) / 2;
    size_t n = strlen(row[mid].name);
    int c = memcmp(s.p, row[mid].name, s.n < n ? s.n : n);
    if (!c) c = (s.n > n) - (s.n < n);
    if (!c) return (LibFunc)mid;
    if (c < 0) hi = mid;
    else lo = mid + 1;
  }
  return LF_NONE;
}
static bool says(const Module *m, const char *what) {
  return m->triple.n && memmem(m->triple.p, m->triple.n, what, strlen(what));
}
static bool starts(const Module *m, const char *arch) { return str_starts(m->triple, str_of(arch)); }
uint32_t lib_int_bits(const Module *m) { return starts(m, "avr") || starts(m, "msp430") ? 16 : 32; }
static bool is_int(const Module *m, Ty t, uint32_t bits) { return ty_is_int(m, t) && ty_bits(m, t) == bits; }
/* What the letters stand for in one type. */
typedef struct Letters {
  Ty fp, lng; /* lng: of C's long, which may be either: what the first one is; TY_VOID: none yet */
} Letters;
static bool letter_fits(const Module *m, Ty t, char c, Letters *is) {
  switch (c) {
  case 'v': return t == TY_VOID;
  case 'p': return t == TY_PTR;
  case 'd': return t == TY_DOUBLE;
  case 'F': return t == is->fp;
  case 'i': return is_int(m, t, lib_int_bits(m));
  case 'l':
    if (is->lng == TY_VOID) is->lng = t;
    return t == is->lng && (is_int(m, t, 32) || is_int(m, t, 64));
  case 'L': return is_int(m, t, 64);
  default: return is_int(m, t, ptr_bits(m, 0));
  }
}
static bool type_fits(const Module *m, Ty fn, const char *type, Ty fp) {
  Letters is = {fp, TY_VOID};
  uint32_t n = ty_nparams(m, fn), i = 0;
  if (!letter_fits(m, ty_ret(m, fn), type[0], &is)) return false;
  const char *c = type + 1;
  for (; *c && *c != '.'; c++) {
    if (i == n) return false;
    Ty t = ty_param(m, fn, i++);
    if (*c == 'C') {
      if (ty_kind(m, t) == TK_ARRAY ? ty_elem(m, t) != fp || ty_rec(m, t)->count != 2
                                    : t != fp || i == n || ty_param(m, fn, i++) != fp)
        return false;
    } else if (!letter_fits(m, t, *c, &is)) return false;
  }
  return i == n && ty_vararg(m, fn) == (*c == '.');
}
LibFunc lib_func(const Fn *f, Val v, Ty *fp) {
  const Module *m = f->m;
  Str s = host_call_name(f, v);
  if (!s.n) return LF_NONE;
  Ty fn = call_rec(f, v)->fnty, t = ty_ret(m, fn), of = TY_DOUBLE;
  LibFunc k = find(s);
  if (!k && ty_is_fp(t) && s.n > 1) { /* long double is what it is on the target: any format beyond double */
    char last = s.p[s.n - 1];
    if (last == 'f' ? t != TY_FLOAT : last != 'l' || t == TY_FLOAT || t == TY_HALF || t == TY_BFLOAT) return LF_NONE;
    of = t;
    k = find((Str){s.p, s.n - 1});
    if (!has_floats(k)) return LF_NONE;
  }
  if (!k || !type_fits(m, fn, row[k].type, of)) return LF_NONE;
  if (fp) *fp = of;
  return k;
}

/* What is no function of standard C is there with some libraries only. */
static bool target_has(const Module *m, LibFunc k, Ty fp) {
  bool windows = says(m, "windows") || says(m, "win32");
  bool apple = says(m, "apple"), gnu = says(m, "linux");
  if (windows && has_floats(k) && fp != TY_DOUBLE) return false; /* macros and inline functions */
  switch (k) {
  case LF_exp10: return gnu;
  case LF_memrchr:
  case LF_mempcpy: return !windows && !apple;
  case LF_stpcpy:
  case LF_stpncpy:
  case LF_strndup:
  case LF_bcmp: return !windows;
  default: return true;
  }
}
bool lib_func_usable(const Fn *f, LibFunc k, Ty fp, char name[32], Ty *type, Glob *g) {
  Module *m = f->m;
  size_t n = strlen(row[k].name);
  memcpy(name, row[k].name, n + 1);
  if (has_floats(k) && fp != TY_DOUBLE) name[n++] = fp == TY_FLOAT ? 'f' : 'l', name[n] = 0;
  if (m->permissions || !target_has(m, k, fp) || lib_name_forbidden(f, (Str){name, (uint32_t)n})) return false;
  Ty t[8];
  uint32_t nt = (uint32_t)strlen(row[k].type);
  bool others = row[k].type[nt - 1] == '.';
  if (others) nt--;
  for (uint32_t i = 0; i < nt; i++) switch (row[k].type[i]) {
    case 'v': t[i] = TY_VOID; break;
    case 'p': t[i] = TY_PTR; break;
    case 'd': t[i] = TY_DOUBLE; break;
    case 'F': t[i] = fp; break;
    case 'i': t[i] = ty_int(m, lib_int_bits(m)); break;
    case 'z': t[i] = ty_int(m, ptr_bits(m, 0)); break;
    default: return false;
    }
  *type = ty_func(m, t[0], t + 1, nt - 1, others);
  *g = glob_find(m, (Str){name, (uint32_t)n});
  if (!*g) return true;
  const Global *p = glob(m, *g);
  return p->kind == GK_FUNC && p->type == *type && !p->cc && !glob_is_local(p);
}
Glob lib_func_declare(Module *m, Str name, Ty type) {
  Glob g = glob_new(m, GK_FUNC, name);
  Global *p = glob(m, g);
  p->is_decl = true;
  p->type = type;
  AttrSet s = attrset_add_kind(m, attrset_add_kind(m, ATTRS_NONE, ATTR_NOFREE), ATTR_NOUNWIND);
  p->fattrs = attrlist_with_fn(m, ATTRLIST_NONE, s);
  return g;
}
