/* call.c: calls: functions, intrinsics with effects, the library functions a GPU program meets, and functions nobody
 * defined. A function without a body is *uninterpreted*: its result is a hash of its name and arguments, it changes
 * no memory, and the call is an event of the trace (with the bytes its pointers lead to) unless its attributes say
 * that it touches none. Source: LangRef "Intrinsic Functions", NVVM IR, CUDA's device runtime (vprintf, malloc,
 * __assertfail).
 */
#include "ir/match.h"
#include "tools/nvrun/nvrun.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

void trace_add(Run *r, Thread *t, const char *fmt, ...) {
  if (r->trace.n > MAX_TRACE) return;
  uint32_t off = (uint32_t)r->trace.n;
  char buf[2048];
  va_list ap;
  va_start(ap, fmt);
  int n = vsnprintf(buf, sizeof buf, fmt, ap);
  va_end(ap);
  if (n < 0) return;
  sb_put(&r->trace, buf, u64_min((uint64_t)n, sizeof buf - 1));
  vec_push(&r->events, ((Event){t->id, off, (uint32_t)r->trace.n - off}));
}

/* ---- decoding ---- */
static bool has(Str s, const char *z) {
  size_t n = strlen(z);
  for (uint32_t i = 0; i + n <= s.n; i++)
    if (!memcmp(s.p + i, z, n)) return true;
  return false;
}

/* One instruction "rcp.approx.ftz.f32 $0, $1" whose operands are the call's in order, and which an intrinsic of NVVM
 * spells too. */
static bool asm_pure(Run *r, Str x, Site *s) {
  uint32_t n = 0, want = 0;
  while (n < x.n && x.p[n] != ' ' && x.p[n] != '\t') n++;
  for (uint32_t i = n; i < x.n; i++) {
    if (x.p[i] == ' ' || x.p[i] == '\t' || x.p[i] == ',') continue;
    if (x.p[i] != '$' || i + 1 >= x.n || x.p[i + 1] != (char)('0' + want) || want > s->nargs) return false;
    i++;
    want++;
  }
  if (want != s->nargs + 1 || s->rs->n != 1 || n < 5 || n > 60) return false;
  Str type = {x.p + n - 4, 4};
  bool f = str_eq(type, STR(".f32")), d = str_eq(type, STR(".f64"));
  if (!f && !d) return false;
  char *name = arena_alloc(&r->arena, 80);
  int k = snprintf(name, 80, "nvvm.%.*s.%c", (int)n - 4, x.p, f ? 'f' : 'd');
  s->pure = sem_intrin_decode((Str){name, (uint32_t)k});
  return s->pure.kind != 0 && s->rs->s.cls == SC_FP;
}

/* Of "mov.u32 $0, %lanemask_lt", which starts so: the name of the intrinsic that reads the register. */
static Str asm_register(Run *r, Str x, Str begin) {
  Str intrinsic = STR("nvvm.read.ptx.sreg.");
  uint32_t n = (uint32_t)(x.n - begin.n);
  char *name = arena_alloc(&r->arena, intrinsic.n + n);
  memcpy(name, intrinsic.p, intrinsic.n);
  for (uint32_t i = 0; i < n; i++) name[intrinsic.n + i] = x.p[begin.n + i] == '_' ? '.' : x.p[begin.n + i];
  return (Str){name, (uint32_t)intrinsic.n + n};
}
/* The few pieces of inline assembly that CUDA headers and LLVM's tests are full of. */
static void asm_decode(Run *r, Code *c, Val v, Site *s) {
  Str text, cons;
  Ty ft;
  unsigned fl;
  con_asm_get(&c->f->con, callee(c->f, v), &text, &cons, &ft, &fl);
  s->name = text;
  s->kind = SK_UNSUP;
  uint32_t a = 0, b = text.n;
  while (a < b && (text.p[a] == ' ' || text.p[a] == '\t' || text.p[a] == '\n')) a++;
  while (b > a && (text.p[b - 1] == ' ' || text.p[b - 1] == ';' || text.p[b - 1] == '\n' || text.p[b - 1] == '\t')) b--;
  Str x = {text.p + a, b - a}, reads = STR("mov.u32 $0, %");
  if (x.n == 0 && !has_result(c->f, v)) s->kind = SK_NOP;
  else if (str_eq(x, STR("bar.sync 0")) || str_eq(x, STR("barrier.sync 0")) || str_eq(x, STR("bar.sync\t0"))) {
    s->kind = SK_WARP;
    s->wop = WO_BARRIER;
    s->mode = '0';
    s->aligned = x.p[3] == '.';
  } else if (str_eq(x, STR("activemask.b32 $0")) && !s->nargs) {
    s->kind = SK_WARP;
    s->wop = WO_ACTIVEMASK;
    s->gather = true;
  } else if (str_eq(x, STR("bar.warp.sync $0")) && s->nargs == 1) {
    s->kind = SK_WARP;
    s->wop = WO_BARWARP;
  } else if (matrix_decode_asm(x, &s->matrix)) {
    s->kind = SK_WARP;
    s->wop = WO_MATRIX;
  } else if (asm_pure(r, x, s)) s->kind = SK_PURE;
  else if (str_starts(x, STR("membar.")) || str_starts(x, STR("fence.")))
    s->kind = SK_SPECIAL, s->intrin = INTRIN_nvvm_membar_gl;
  else if (!s->nargs && str_starts(x, reads)) s->kind = SK_SREG, s->name = asm_register(r, x, reads);
  else if (str_eq(x, STR("trap"))) s->kind = SK_SPECIAL, s->intrin = INTRIN_trap;
  else if (str_eq(x, STR("exit"))) s->kind = SK_SPECIAL, s->intrin = INTRIN_nvvm_exit;
}

static const struct {
  const char *name, *means;
} math_fn[] = {{"sqrt", "sqrt"},
               {"sqrtf", "sqrt"},
               {"fabs", "fabs"},
               {"fabsf", "fabs"},
               {"floor", "floor"},
               {"floorf", "floor"},
               {"ceil", "ceil"},
               {"ceilf", "ceil"},
               {"trunc", "trunc"},
               {"truncf", "trunc"},
               {"rint", "rint"},
               {"rintf", "rint"},
               {"nearbyint", "rint"},
               {"nearbyintf", "rint"},
               {"round", "round"},
               {"roundf", "round"},
               {"roundeven", "roundeven"},
               {"roundevenf", "roundeven"},
               {"fmin", "minnum"},
               {"fminf", "minnum"},
               {"fmax", "maxnum"},
               {"fmaxf", "maxnum"},
               {"fma", "fma"},
               {"fmaf", "fma"},
               {"copysign", "copysign"},
               {"copysignf", "copysign"},
               {"sin", "sin"},
               {"sinf", "sin"},
               {"cos", "cos"},
               {"cosf", "cos"},
               {"tan", "tan"},
               {"tanf", "tan"},
               {"exp", "exp"},
               {"expf", "exp"},
               {"exp2", "exp2"},
               {"exp2f", "exp2"},
               {"log", "log"},
               {"logf", "log"},
               {"log2", "log2"},
               {"log2f", "log2"},
               {"log10", "log10"},
               {"log10f", "log10"},
               {"pow", "pow"},
               {"powf", "pow"},
               {"tanh", "tanh"},
               {"tanhf", "tanh"},
               {"sinh", "sinh"},
               {"sinhf", "sinh"},
               {"cosh", "cosh"},
               {"coshf", "cosh"},
               {"asin", "asin"},
               {"asinf", "asin"},
               {"acos", "acos"},
               {"acosf", "acos"},
               {"atan", "atan"},
               {"atanf", "atan"},
               {"atan2", "atan2"},
               {"atan2f", "atan2"},
               {"ldexp", "ldexp"},
               {"ldexpf", "ldexp"}};

/* args: what the first arguments must be, pointers and integers; else it is another function of that name. */
static const struct {
  const char *name, *args;
} lib_fn[] = {{"malloc", "i"},   {"free", "p"},          {"calloc", "ii"},     {"realloc", "pi"},     {"_Znwm", "i"},
              {"_Znam", "i"},    {"_ZdlPv", "p"},        {"_ZdaPv", "p"},      {"_ZdlPvm", "pi"},     {"_ZdaPvm", "pi"},
              {"vprintf", "pp"}, {"printf", "p"},        {"__assertfail", ""}, {"__assert_fail", ""}, {"abort", ""},
              {"exit", ""},      {"memcpy", "ppi"},      {"memmove", "ppi"},   {"memset", "pii"},     {"memcmp", "ppi"},
              {"strlen", "p"},   {"__nvvm_reflect", ""}, {"abs", "i"},         {"labs", "i"},         {"llabs", "i"},
              {"isdigit", "i"},  {"isascii", "i"},       {"toascii", "i"},     {"ffs", "i"},          {"ffsl", "i"},
              {"ffsll", "i"}};
static bool fits(const Site *s, const char *args) {
  for (uint32_t i = 0; args[i]; i++)
    if (i >= s->nargs || s->as[i]->n != 1 || s->as[i]->s.cls != (args[i] == 'p' ? SC_PTR : SC_INT)) return false;
  return true;
}

/* Other C library functions: the optimizer knows what they do and may replace them; the interpreter does not run
 * them. */
static const char *const c_library =
    " strcpy strncpy strcat strncat stpcpy stpncpy strlcpy strlcat strcmp strncmp strcasecmp strncasecmp strchr "
    " strrchr strstr strpbrk strspn strcspn strdup strndup strnlen strtol strtoll strtoul strtoull strtod strtof "
    " strtold atoi atol atoll atof memchr memrchr memccpy mempcpy bcmp bcopy bzero memset_pattern4 memset_pattern8 "
    " memset_pattern16 wcslen wmemset sprintf snprintf fprintf vsprintf vsnprintf vfprintf puts putchar fputs "
    " fputc fwrite fread putc fopen fclose fflush getc fls flsl flsll "
    " cabs cabsf cabsl cbrt cbrtf cbrtl hypot hypotf hypotl exp10 exp10f exp10l expm1 expm1f expm1l "
    " log1p log1pf log1pl logb logbf logbl ilogb ilogbf ilogbl erf erff erfl remainder remainderf remainderl "
    " remquo remquof remquol fmod fmodf fmodl modf modff modfl frexp frexpf frexpl ldexpl scalbn scalbnf scalbnl "
    " scalbln sinpi sinpif cospi cospif sincos sincosf sincospi sqrtl fabsl floorl ceill truncl rintl nearbyintl "
    " roundl fminl fmaxl fmal copysignl sinl cosl tanl expl exp2l logl log2l log10l powl asinl acosl atanl atan2l "
    " sinhl coshl tanhl asinh asinhf asinhl acosh acoshf acoshl atanh atanhf atanhl fdim fdimf fdiml fmaximum_num "
    " fminimum_num nan nanf nanl powi __powidf2 __powisf2 tgamma tgammaf lgamma lgammaf aligned_alloc memalign "
    " posix_memalign valloc pvalloc reallocf strtok __memcpy_chk __memmove_chk __memset_chk __strcpy_chk "
    " __strncpy_chk __stpcpy_chk __strcat_chk __strncat_chk __strlcpy_chk __strlcat_chk __sprintf_chk "
    " __snprintf_chk __vsprintf_chk __vsnprintf_chk __memccpy_chk __mempcpy_chk __strlen_chk __sinpi __cospi "
    " __sincospi_stret __exp10 __exp10f _Znwj _Znaj _ZnwmRKSt9nothrow_t _ZnamRKSt9nothrow_t _ZnwmSt11align_val_t "
    " __kmpc_alloc_shared __kmpc_free_shared acos_finite __acos_finite __exp_finite __log_finite __pow_finite "
    " __sqrt_finite ";
static bool in_c_library(Str n) {
  for (const char *p = c_library; (p = strchr(p, ' ')) && p[1]; p++)
    if (!strncmp(p + 1, n.p, n.n) && p[n.n + 1] == ' ') return true;
  return false;
}

void call_site_decode(Run *r, Code *c, Val v, Site *s) {
  Fn *f = c->f;
  Module *m = r->m;
  Val cv = callee(f, v);
  s->nargs = call_nargs(f, v);
  s->rs = sem_shape(&r->sem, ty(f, v));
  s->as = ARENA_ZARRAY(&r->arena, const SemShape *, s->nargs + 1);
  for (uint32_t i = 0; i < s->nargs; i++) s->as[i] = sem_shape(&r->sem, ty(f, arg(f, v, i)));
  AttrList al = call_rec(f, v)->attrs;
  for (uint32_t i = 0; i < s->nargs; i++) s->attrs |= attrlist_param(m, al, i) != ATTRS_NONE;
  if (val_is_con(cv) && con_kind(&f->con, con_twin(&f->con, cv)) == CON_ASM) return asm_decode(r, c, v, s);
  Glob g = call_target(f, v);
  unsigned id = call_intrinsic(f, v);
  if (!id && !g) {
    s->kind = SK_INDIRECT;
    return;
  }
  if (g)
    for (uint32_t i = 0; i < s->nargs; i++) s->attrs |= attrlist_param(m, glob(m, g)->fattrs, i) != ATTRS_NONE;
  if (id) {
    Str name = intrinsic_name((IntrinsicId)id, &(IntrinsicName){0});
    s->name = name = (Str){arena_strdup(&r->arena, name), name.n};
    s->intrin = (uint16_t)id;
    s->kind = SK_SPECIAL;
    if (str_starts(name, STR("nvvm.read.ptx.sreg."))) s->kind = SK_SREG;
    else if (warp_decode(name, s)) s->kind = SK_WARP;
    else if (str_starts(name, STR("dbg.")) || str_starts(name, STR("nvvm.prefetch")) ||
             str_starts(name, STR("instrprof.")))
      s->kind = SK_NOP;
    else {
      s->pure = sem_intrin_decode(name);
      if (s->pure.kind) s->kind = SK_PURE;
    }
    return;
  }
  for (unsigned i = 0; i < 64 && glob(m, g)->kind == GK_ALIAS; i++) {
    Val a = con_twin(&m->con, glob(m, g)->init);
    if (con_kind(&m->con, a) != CON_GLOBAL) break;
    g = con_glob(&m->con, a);
  }
  Global *G = glob(m, g);
  s->target = g;
  s->name = G->name;
  if (G->kind != GK_FUNC) s->kind = SK_INDIRECT;
  else if (G->fn) s->kind = SK_DIRECT;
  else {
    s->kind = SK_EXTERN;
    for (unsigned i = 0; i < ARRAY_LEN(lib_fn); i++)
      if (str_eq(G->name, str_of(lib_fn[i].name)) && fits(s, lib_fn[i].args)) s->kind = SK_LIB;
    const Attr *heap = attrset_find(m, attrlist_fn(m, G->fattrs), ATTR_ALLOCKIND);
    if (s->kind == SK_EXTERN && heap && (heap->val & ALLOCKIND_ALLOC) && fits(s, "i"))
      s->kind = SK_LIB, s->name = STR("malloc");
    if (s->kind == SK_EXTERN && heap && (heap->val & ALLOCKIND_FREE) && fits(s, "p"))
      s->kind = SK_LIB, s->name = STR("free");
    for (unsigned i = 0; i < ARRAY_LEN(math_fn); i++)
      if (str_eq(G->name, str_of(math_fn[i].name)) && s->rs->s.cls == SC_FP && s->nargs && s->as[0]->s.cls == SC_FP)
        s->kind = SK_PURE, s->pure = sem_intrin_decode(str_of(math_fn[i].means));
    if (str_starts(G->name, STR("llvm.")) || (s->kind == SK_EXTERN && in_c_library(G->name))) s->kind = SK_UNSUP;
  }
}

/* ---- helpers ---- */
typedef struct Cx {
  Run *r;
  Thread *t;
  Val v;
  Site *s;
  const Lane *a[8]; /* the first arguments */
  const Lane **all;
} Cx;
static bool num(Cx *x, uint32_t i, uint64_t *out) { /* an argument that decides something */
  Lane l = x->a[i][0];
  if (l.state >= LS_UNDEF)
    return run_fail(x->r, x->t, R_UB, "%.*s: argument %u is %s", (int)x->s->name.n, x->s->name.p, i + 1,
                    l.state == LS_POISON ? "poison" : "undef"),
           false;
  if (l.state != LS_VAL) x->r->sem.imprecise = true;
  *out = ap_limited(lane_ap(x->s->as[i]->s, l), UINT64_MAX);
  return true;
}
static unsigned arg_space(Cx *x, uint32_t i) {
  Fn *f = vec_last(&x->t->frames).code->f;
  return ty_addrspace(x->r->m, ty(f, arg(f, x->v, i)));
}
static uint64_t arg_align(Cx *x, uint32_t i) {
  Fn *f = vec_last(&x->t->frames).code->f;
  const Attr *a = attrset_find(x->r->m, attrlist_param(x->r->m, call_rec(f, x->v)->attrs, i), ATTR_ALIGN);
  return a && a->val ? a->val : 1;
}
static void give(Cx *x, Lane l) {
  Lane res[2] = {l, lane_val(0)};
  thread_finish_call(x->r, x->t, res);
}

static void do_memcpy(Cx *x, bool move) {
  uint64_t n, so, dof;
  if (!num(x, 2, &n)) return;
  if (n) {
    Alloc *s = mem_at(x->r, x->t, *x->a[1], arg_space(x, 1), n, arg_align(x, 1), ACC_READ, &so);
    Alloc *d = s ? mem_at(x->r, x->t, *x->a[0], arg_space(x, 0), n, arg_align(x, 0), ACC_WRITE, &dof) : NULL;
    if (!d) return;
    if (!move && s->data == d->data && so != dof && (so < dof ? dof - so : so - dof) < n)
      return run_fail(x->r, x->t, R_UB, "memcpy of overlapping pieces");
    mem_copy(x->r, d, dof, s, so, n);
    if (x->r->cfg.count) count_bytes(x->r, s, n), count_bytes(x->r, d, n);
  }
  thread_finish_call(x->r, x->t, x->s->rs->n ? x->a[0] : NULL);
}
static void do_memset(Cx *x) {
  uint64_t n, off;
  if (!num(x, 2, &n)) return;
  if (n) {
    Alloc *d = mem_at(x->r, x->t, *x->a[0], arg_space(x, 0), n, arg_align(x, 0), ACC_WRITE, &off);
    if (!d) return;
    memset(d->data + off, (int)(x->a[1]->u & 0xff), n);
    memset(d->shadow + off, x->a[1]->state, n);
    if (d->prov) memset(d->prov + off, 0, n * sizeof *d->prov);
    if (x->r->cfg.count) count_bytes(x->r, d, n);
  }
  thread_finish_call(x->r, x->t, x->s->rs->n ? x->a[0] : NULL);
}

/* masked.load store gather scatter expandload compressstore; the alignment operand that LLVM 21 dropped is looked
 * for. */
static void do_masked(Cx *x) {
  Run *r = x->r;
  unsigned id = x->s->intrin;
  bool store = id == INTRIN_masked_store || id == INTRIN_masked_scatter || id == INTRIN_masked_compressstore;
  bool gs = id == INTRIN_masked_gather || id == INTRIN_masked_scatter,
       pack = id == INTRIN_masked_expandload || id == INTRIN_masked_compressstore;
  uint32_t pi = store ? 1 : 0, mi = pi + 1;
  if (x->s->as[mi]->s.bits == 32) mi++; /* i32 alignment */
  const SemShape *vs = store ? x->s->as[0] : x->s->rs;
  const Lane *mask = x->a[mi], *pass = store ? NULL : x->a[mi + 1], *in = store ? x->a[0] : NULL;
  SemTy et = vs->s;
  if (et.bits % 8) return run_fail(r, x->t, R_UNSUP, "masked access of such a type");
  uint64_t es = et.bits / 8, at = 0;
  SemShape one = {.s = et, .n = 1, .store_size = es};
  Lane *res = ARENA_ZARRAY(&r->arena, Lane, vs->n + 1);
  for (uint32_t i = 0; i < vs->n; i++) {
    if (!sem_decide(&r->sem, mask[i], "mask is poison or undef")) {
      if (r->sem.ub) return;
      if (!store) res[i] = pass[i];
      continue;
    }
    Lane p = x->a[pi][gs ? i : 0];
    if (!gs) p.u += pack ? at * es : i * es;
    at++;
    uint64_t off;
    Alloc *a = mem_at(r, x->t, p, arg_space(x, pi), es, 1, store ? ACC_WRITE : ACC_READ, &off);
    if (!a) return;
    if (store) mem_write(r, a, off, &one, &in[i]);
    else mem_read(r, a, off, &one, &res[i]);
  }
  thread_finish_call(r, x->t, store ? NULL : res);
}

static void do_assume(Cx *x) {
  Run *r = x->r;
  Fn *f = vec_last(&x->t->frames).code->f;
  if (!sem_decide(&r->sem, *x->a[0], "assume of poison or undef")) {
    if (!r->sem.ub) run_fail(r, x->t, R_UB, "assume of false");
    return;
  }
  for (Bundle b = {0}; bundle_next(f, x->v, &b);) {
    Str tag = b.tag;
    uint32_t n = b.n, at = b.at;
    const Lane *p = n ? call_arg(x->t, x->v, at) : NULL, *q = n > 1 ? call_arg(x->t, x->v, at + 1) : NULL;
    if (p && str_eq(tag, STR("nonnull")) && p->state < LS_UNK && !p->u)
      run_fail(r, x->t, R_UB, "assume nonnull of null");
    if (p && q && str_eq(tag, STR("align")) && p->state < LS_UNK && q->state == LS_VAL) {
      const Lane *o = n > 2 ? call_arg(x->t, x->v, at + 2) : NULL;
      if ((p->u - (o ? o->u : 0)) & (q->u - 1)) run_fail(r, x->t, R_UB, "assume align of a misaligned pointer");
    }
    if (p && str_eq(tag, STR("noundef")) && p->state >= LS_UNDEF)
      run_fail(r, x->t, R_UB, "assume noundef of poison or undef");
  }
  if (r->status == R_OK) thread_finish_call(r, x->t, NULL);
}

static void do_lifetime(Cx *x, bool start) {
  Lane p = x->a[x->s->nargs - 1][0];
  if (p.state == LS_VAL && p.prov && p.prov != PROV_ANY) {
    Alloc *a = alloc_get(x->r, x->t, p.prov);
    if (a->kind == AK_ALLOCA && a->live && ptr_generic(x->r, sem_space(x->s->as[x->s->nargs - 1]->s), p) == a->base) {
      a->dead = !start;
      if (a->size) memset(a->shadow, LS_UNDEF, a->size);
    }
  }
  thread_finish_call(x->r, x->t, NULL);
}

static void do_rmw(Cx *x, unsigned rmw, unsigned order) {
  Run *r = x->r;
  uint64_t off;
  const SemShape *s = x->s->rs;
  Alloc *a = mem_at(r, x->t, *x->a[0], arg_space(x, 0), s->store_size, s->store_size, ACC_READ | ACC_WRITE | ACC_ATOMIC,
                    &off);
  if (!a) return;
  Lane old;
  mem_read(r, a, off, s, &old);
  if (r->cfg.races) race_atomic(r, x->t, a->base + off, a->kind == AK_SHARED, true, true, order);
  Lane new = rmw == RMW_COUNT ? (lane_same_bits(s->s, old, *x->a[1]) ? *x->a[2] : old)
                              : sem_rmw(&r->sem, rmw, s->s, old, *x->a[1]);
  mem_write(r, a, off, s, &new);
  give(x, old);
}
static bool nvvm_atomic(Cx *x, Str n) {
  static const struct {
    const char *part;
    unsigned op;
  } t[] = {{"atomic.load.inc", RMW_UINC_WRAP}, {"atomic.load.dec", RMW_UDEC_WRAP}, {"atomic.load.add.f", RMW_FADD},
           {"atomic.add.gen.f", RMW_FADD},     {"atomic.add.gen.i", RMW_ADD},      {"atomic.and.gen", RMW_AND},
           {"atomic.or.gen", RMW_OR},          {"atomic.xor.gen", RMW_XOR},        {"atomic.exch.gen", RMW_XCHG},
           {"atomic.max.gen", RMW_MAX},        {"atomic.min.gen", RMW_MIN},        {"atomic.inc.gen", RMW_UINC_WRAP},
           {"atomic.dec.gen", RMW_UDEC_WRAP},  {"atomic.cas.gen", RMW_COUNT}};
  for (unsigned i = 0; i < ARRAY_LEN(t); i++)
    if (has(n, t[i].part)) return do_rmw(x, t[i].op, ORD_MONOTONIC), true;
  return false;
}

/* ---- printing ---- */
static bool read_cstr(Cx *x, Lane p, StrBuf *out) {
  for (unsigned i = 0; i < 4096; i++, p.u++) {
    uint64_t off;
    Alloc *a = mem_at(x->r, x->t, p, 0, 1, 1, ACC_READ, &off);
    if (!a) return false;
    if (a->shadow[off] >= LS_UNDEF) return run_fail(x->r, x->t, R_UB, "undefined byte in a string"), false;
    if (!a->data[off]) return true;
    sb_ch(out, (char)a->data[off]);
  }
  return run_fail(x->r, x->t, R_UNSUP, "a string of more than 4096 bytes"), false;
}

/* Formats like printf; arguments come from memory (vprintf: `va`) or from the call's operands. */
static void do_printf(Cx *x, bool v) {
  Run *r = x->r;
  StrBuf fmt = {0}, out = {0};
  uint64_t at = 0, nargs = 0;
  if (read_cstr(x, *x->a[0], &fmt)) {
    for (size_t i = 0; i < fmt.n && r->status == R_OK; i++) {
      if (fmt.p[i] != '%') {
        sb_ch(&out, fmt.p[i]);
        continue;
      }
      char spec[32];
      unsigned n = 0, longs = 0;
      spec[n++] = '%';
      for (i++; i < fmt.n && n < 24 && strchr("-+ #0123456789.lhzjt", fmt.p[i]); i++) {
        if (strchr("lzjt", fmt.p[i])) longs++;
        else if (fmt.p[i] != 'h') spec[n++] = fmt.p[i];
      }
      if (i >= fmt.n) break;
      char k = fmt.p[i];
      if (k == '%') {
        sb_ch(&out, '%');
        continue;
      }
      bool fp = strchr("fFeEgGaA", k) != NULL, ptr = k == 'p' || k == 's';
      unsigned bits = fp || ptr || longs ? 64 : 32;
      Lane l;
      nargs++;
      if (v) {
        at = round_up(at, bits / 8);
        Lane p = *x->a[1];
        p.u += at;
        at += bits / 8;
        uint64_t off;
        Alloc *a = mem_at(r, x->t, p, 0, bits / 8, 1, ACC_READ, &off);
        if (!a) break;
        SemShape s = {.s = {ptr ? SC_PTR : fp ? SC_FP : SC_INT, ptr ? 0 : FP_DOUBLE, bits}, .n = 1};
        mem_read(r, a, off, &s, &l);
      } else {
        if (nargs >= x->s->nargs) break;
        l = x->a[nargs < 8 ? nargs : 7][0];
      }
      if (l.state == LS_POISON) {
        run_fail(r, x->t, R_UB, "poison is printed");
        break;
      }
      if (l.state >= LS_UNK) {
        sb_ch(&out, '?');
        continue;
      }
      if (l.state == LS_APX) {
        sb_ch(&out, '~');
        continue;
      }
      if (k == 's') {
        if (!read_cstr(x, l, &out)) break;
      } else if (k == 'p') sb_lit(&out, "<ptr>");
      else {
        spec[n] = 0;
        char tmp[128];
        if (fp) {
          double d;
          memcpy(&d, &l.u, 8);
          spec[n++] = k;
          spec[n] = 0;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
          snprintf(tmp, sizeof tmp, spec, d);
        } else if (k == 'c') snprintf(tmp, sizeof tmp, "%c", (int)l.u);
        else {
          spec[n++] = 'l';
          spec[n++] = 'l';
          spec[n++] = k;
          spec[n] = 0;
          snprintf(tmp, sizeof tmp, spec, (k == 'd' || k == 'i') ? sext64(l.u, bits) : (int64_t)l.u);
#pragma GCC diagnostic pop
        }
        sb_cz(&out, tmp);
      }
    }
  }
  sb_free(&fmt);
  if (r->status == R_OK) {
    trace_add(r, x->t, "print %.*s", (int)out.n, out.p ? out.p : "");
    give(x, lane_val(nargs));
  }
  sb_free(&out);
}

/* ---- functions nobody defined ---- */
static void do_extern(Cx *x, Glob g) {
  Run *r = x->r;
  Module *m = r->m;
  Global *G = glob(m, g);
  Fn *f = vec_last(&x->t->frames).code->f;
  AttrSet fs = attrlist_fn(m, G->fattrs), cs = attrlist_fn(m, call_rec(f, x->v)->attrs);
  const Attr *fm = attrset_find(m, fs, ATTR_MEMORY), *cm = attrset_find(m, cs, ATTR_MEMORY);
  uint64_t eff = (fm ? fm->val : MEMEFF_ALL) & (cm ? cm->val : MEMEFF_ALL);
  uint64_t h = 0xcbf29ce484222325ull;
  StrBuf b = {0};
  bool unk = false, poison = false;
  for (uint32_t i = 0; i < G->name.n; i++) h = (h ^ (uint8_t)G->name.p[i]) * 0x100000001B3ull;
  for (uint32_t i = 0; i < x->s->nargs; i++) {
    const Lane *a = x->all[i];
    const SemShape *s = x->s->as[i];
    for (uint32_t j = 0; a && j < s->n; j++) {
      Lane l = a[j];
      sb_ch(&b, ' ');
      if (l.state == LS_POISON) poison = true;
      if (s->leaf[j].cls == SC_PTR && l.state < LS_UNK) {
        uint32_t id = ptr_alloc(r, sem_space(s->leaf[j]), l);
        Alloc *A = id ? alloc_get(r, x->t, id) : NULL;
        uint64_t off = A ? ptr_generic(r, sem_space(s->leaf[j]), l) - A->base : 0;
        if (!A) sb_cz(&b, l.u ? "ptr" : "null");
        else if (A->kind >= AK_FUNC) sb_str(&b, A->kind == AK_FUNC ? glob(m, (Glob)A->index)->name : STR("label"));
        else {
          h = (h ^ off) * 0x100000001B3ull;
          sb_fmt(&b, "&%lld:", (long long)off);
          AttrSet ps = attrlist_param(m, G->fattrs, i), qs = attrlist_param(m, call_rec(f, x->v)->attrs, i);
          bool noread = attrset_has(m, ps, ATTR_WRITEONLY) || attrset_has(m, ps, ATTR_READNONE) ||
                        attrset_has(m, qs, ATTR_WRITEONLY) || attrset_has(m, qs, ATTR_READNONE);
          for (unsigned k = 0;
               A->live && !noread && (memeff_get(eff, MEMLOC_ARG) & MODREF_REF) && k < 64 && off + k < A->size; k++) {
            bool known = A->shadow[off + k] == LS_VAL && !(A->prov && A->prov[off + k]) && !A->dead;
            if (known) sb_fmt(&b, "%02x", A->data[off + k]);
            else sb_lit(&b, "??");
          }
        }
        continue;
      }
      if (l.state >= LS_UNK) unk = true, sb_ch(&b, '?');
      else if (l.state == LS_APX) unk = true, sb_ch(&b, '~');
      else {
        lane_print(&b, s->leaf[j], l);
        Ap v = lane_ap(s->leaf[j], l);
        if (l.state != LS_NAN) h = (h ^ ap_hash(v)) * 0x100000001B3ull;
      }
    }
  }
  if (eff != MEMEFF_NONE && ((eff & 0xaaaaaaaaaaaaaaaaull) || !attrset_has(m, fs, ATTR_WILLRETURN)))
    trace_add(r, x->t, "call %.*s%.*s", (int)G->name.n, G->name.p, (int)b.n, b.p ? b.p : "");
  sb_free(&b);
  const SemShape *s = x->s->rs;
  Lane *res = ARENA_ZARRAY(&r->arena, Lane, s->n + 1);
  for (uint32_t i = 0; i < s->n; i++) {
    h = (h ^ (h >> 29)) * 0xBF58476D1CE4E5B9ull + 0x9E3779B97F4A7C15ull;
    uint64_t z = h ^ (h >> 32);
    SemTy t = s->leaf[i];
    if (t.cls == SC_FP)
      res[i] = lane_of_fp(&r->sem, t, fp_ldexp((FpKind)t.fp, fp_of_i64((FpKind)t.fp, (int64_t)(z % 2001) - 1000), -3));
    else if (t.cls == SC_PTR) {
      uint32_t id = alloc_new(r, AK_HEAP, 256, 16, SPACE_ANY, LS_VAL);
      if (!id) return;
      for (unsigned k = 0; k < 256; k++) r->alloc.p[id].data[k] = (uint8_t)(z >> (k % 8 * 8));
      res[i] = (Lane){.u = r->alloc.p[id].base, .prov = id};
    } else res[i] = lane_of_ap(ap_u64(&r->arena, t.bits, z & mask64(t.bits < 64 ? t.bits : 64)));
    if (unk) res[i].state = LS_UNK;
    if (poison) r->sem.imprecise = true;
  }
  Fn *cf = vec_last(&x->t->frames).code->f;
  attrs_apply(r, x->t, attrlist_ret(m, G->fattrs), s, res, "result of an undefined function");
  attrs_apply(r, x->t, attrlist_ret(m, call_rec(cf, x->v)->attrs), s, res, "result of an undefined function");
  load_md(r, x->t, cf, x->v, s, res);
  if (r->status == R_UB ||
      (s->n && res[0].state == LS_POISON && !poison)) { /* a result its own attributes exclude: try zero */
    r->status = R_UNSUP;
    snprintf(r->msg, sizeof r->msg, "result of %.*s under its attributes", (int)G->name.n, G->name.p);
    return;
  }
  if (attrset_has(m, fs, ATTR_NORETURN) || attrset_has(m, cs, ATTR_NORETURN))
    return run_fail(r, x->t, R_TRAP, "%.*s does not return", (int)G->name.n, G->name.p);
  for (uint32_t i = 0; i < x->s->nargs; i++) { /* an argument that is returned */
    const Lane *a = call_arg(x->t, x->v, i);
    if (a && x->s->as[i]->n == s->n && attrset_has(m, attrlist_param(m, G->fattrs, i), ATTR_RETURNED))
      memcpy(res, a, s->n * sizeof *res);
  }
  thread_finish_call(r, x->t, res);
}

static void do_lib(Cx *x) {
  Run *r = x->r;
  Str n = x->s->name;
  uint64_t a = 0, b = 0;
  if (str_eq(n, STR("vprintf")) || str_eq(n, STR("printf"))) return do_printf(x, n.p[0] == 'v');
  if (str_eq(n, STR("memcpy")) || str_eq(n, STR("memmove"))) return do_memcpy(x, n.n == 7);
  if (str_eq(n, STR("memset"))) {
    Lane c = *x->a[1];
    c.u &= 0xff;
    x->a[1] = &c;
    return do_memset(x);
  }
  if (has(n, "assert") || str_eq(n, STR("abort")) || str_eq(n, STR("exit"))) {
    trace_add(r, x->t, "%.*s", (int)n.n, n.p);
    return run_fail(r, x->t, R_TRAP, "%.*s", (int)n.n, n.p);
  }
  if (str_eq(n, STR("free")) || str_starts(n, STR("_ZdlPv")) || str_starts(n, STR("_ZdaPv"))) {
    Lane p = *x->a[0];
    if (p.state >= LS_UNDEF) return run_fail(r, x->t, R_UB, "free of poison or undef");
    if (p.u) {
      uint32_t id = ptr_alloc(r, 0, p);
      if (!id || r->alloc.p[id].kind != AK_HEAP || !r->alloc.p[id].live || r->alloc.p[id].base != p.u)
        return run_fail(r, x->t, R_UB, "free of what malloc did not give");
      alloc_kill(r, id);
    }
    return thread_finish_call(r, x->t, NULL);
  }
  bool is_abs = str_eq(n, STR("abs")) || str_eq(n, STR("labs")) || str_eq(n, STR("llabs")),
       is_ffs = str_starts(n, STR("ffs"));
  if (is_abs || is_ffs || str_starts(n, STR("is")) || str_eq(n, STR("toascii"))) {
    Lane l = *x->a[0];
    uint32_t bits = x->s->as[0]->s.bits;
    if (l.state >= LS_UNDEF) return run_fail(r, x->t, R_UB, "%.*s of poison or undef", (int)n.n, n.p);
    int64_t v = sext64(l.u, bits), w;
    if (is_abs && (uint64_t)v == ~mask64(bits - 1)) return give(x, lane_poison()); /* undefined in C */
    if (is_abs) w = v < 0 ? -v : v;
    else if (is_ffs) w = __builtin_ffsll(v);
    else w = n.p[0] == 't' ? v & 0x7f : n.p[2] == 'd' ? v >= '0' && v <= '9' : v >= 0 && v < 128;
    Lane res = lane_val((uint64_t)w & mask64(x->s->rs->s.bits));
    if (l.state != LS_VAL) res.state = LS_UNK;
    return give(x, res);
  }
  if (str_eq(n, STR("strlen"))) {
    StrBuf s = {0};
    bool ok = read_cstr(x, *x->a[0], &s);
    size_t len = s.n;
    sb_free(&s);
    if (ok) give(x, lane_val(len));
    return;
  }
  if (str_eq(n, STR("memcmp"))) {
    uint64_t o1, o2;
    if (!num(x, 2, &a)) return;
    int d = 0;
    if (a) {
      Alloc *p = mem_at(r, x->t, *x->a[0], arg_space(x, 0), a, 1, ACC_READ, &o1),
            *q = p ? mem_at(r, x->t, *x->a[1], arg_space(x, 1), a, 1, ACC_READ, &o2) : NULL;
      if (!q) return;
      for (uint64_t i = 0; i < a && !d; i++) {
        if (p->shadow[o1 + i] || q->shadow[o2 + i]) return run_fail(r, x->t, R_UNSUP, "memcmp of undefined bytes");
        d = (int)p->data[o1 + i] - (int)q->data[o2 + i];
      }
    }
    Lane l = lane_val((uint64_t)(d < 0 ? -1 : d > 0) & mask64(x->s->rs->s.bits));
    if (d) l.state = LS_UNK; /* only the sign is specified */
    return give(x, l);
  }
  if (str_eq(n, STR("__nvvm_reflect"))) {
    Lane l = lane_val(0);
    l.state = LS_UNK;
    return give(x, l);
  }
  bool re = str_eq(n, STR("realloc")), ca = str_eq(n, STR("calloc"));
  if (!num(x, re ? 1 : 0, &a) || (ca && !num(x, 1, &b))) return;
  if (ca) a *= b;
  if (a > MAX_LIVE_BYTES / 4) {
    if (n.p[0] == '_') return run_fail(r, x->t, R_UNSUP, "operator new that throws");
    return give(x, lane_val(0));
  }
  uint32_t id = alloc_new(r, AK_HEAP, a, 16, 1, ca ? LS_VAL : LS_UNDEF);
  if (!id) return;
  Lane res = {.u = r->alloc.p[id].base, .prov = id};
  if (re && x->a[0]->u) {
    uint32_t old = x->a[0]->prov;
    if (!old || old == PROV_ANY || r->alloc.p[old].kind != AK_HEAP || !r->alloc.p[old].live)
      return run_fail(r, x->t, R_UB, "realloc of what malloc did not give");
    mem_copy(r, &r->alloc.p[id], 0, &r->alloc.p[old], 0, u64_min(a, r->alloc.p[old].size));
    alloc_kill(r, old);
  }
  give(x, res);
}

/* ---- intrinsics with effects ---- */
/* Families of which the name says what is meant. */
static void special_by_name(Cx *x) {
  Run *r = x->r;
  Thread *t = x->t;
  Site *s = x->s;
  Str n = s->name;
  uint64_t off;
  if (str_starts(n, STR("nvvm.membar.")) || str_starts(n, STR("nvvm.fence."))) {
    if (r->cfg.races) race_fence(r, t);
    return thread_finish_call(r, t, NULL);
  }
  if (str_starts(n, STR("nvvm.isspacep."))) {
    Lane p = *x->a[0];
    if (p.state >= LS_UNK) return give(x, p.state == LS_POISON ? p : (Lane){.state = LS_UNK});
    uint32_t id = ptr_alloc(r, 0, p);
    if (!id) return give(x, (Lane){.state = LS_UNK});
    unsigned sp = alloc_get(r, t, id)->space;
    if (sp == SPACE_ANY || sp == 0) sp = 1;
    bool y = has(n, "const") ? sp == 4 : has(n, "global") ? sp == 1 : has(n, "local") ? sp == 5 : sp == 3;
    return give(x, lane_val(y));
  }
  if (str_starts(n, STR("nvvm.ldg.global.")) || str_starts(n, STR("nvvm.ldu.global."))) {
    Alloc *a = mem_at(r, t, *x->a[0], arg_space(x, 0), s->rs->store_size, x->a[1]->u, ACC_READ, &off);
    if (!a) return;
    Lane *res = ARENA_ZARRAY(&r->arena, Lane, s->rs->n + 1);
    mem_read(r, a, off, s->rs, res);
    return thread_finish_call(r, t, res);
  }
  if (str_starts(n, STR("nvvm.atomic.")) && nvvm_atomic(x, n)) return;
  if (str_starts(n, STR("nvvm.cp.async.ca.shared.global.")) || str_starts(n, STR("nvvm.cp.async.cg.shared.global."))) {
    /* copied at once: one of the moments it may happen */
    uint64_t size = (uint64_t)strtoul(n.p + 31, NULL, 10), so;
    Alloc *a = mem_at(r, t, *x->a[1], arg_space(x, 1), size, size, ACC_READ, &so),
          *d = a ? mem_at(r, t, *x->a[0], arg_space(x, 0), size, size, ACC_WRITE, &off) : NULL;
    if (!d) return;
    mem_copy(r, d, off, a, so, size);
    return thread_finish_call(r, t, NULL);
  }
  if (str_eq(n, STR("nvvm.cp.async.commit.group")) || str_starts(n, STR("nvvm.cp.async.wait.")))
    return thread_finish_call(r, t, NULL);
  run_fail(r, t, R_UNSUP, "llvm.%.*s", (int)n.n, n.p);
}
static void do_special(Cx *x) {
  Run *r = x->r;
  Thread *t = x->t;
  Site *s = x->s;
  uint64_t off;
  switch (s->intrin) {
  case INTRIN_assume: return do_assume(x);
  case INTRIN_lifetime_start: return do_lifetime(x, true);
  case INTRIN_lifetime_end: return do_lifetime(x, false);
  case INTRIN_memcpy:
  case INTRIN_memcpy_inline:
  case INTRIN_memcpy_element_unordered_atomic: return do_memcpy(x, false);
  case INTRIN_memmove:
  case INTRIN_memmove_element_unordered_atomic: return do_memcpy(x, true);
  case INTRIN_memset:
  case INTRIN_memset_inline:
  case INTRIN_memset_element_unordered_atomic: return do_memset(x);
  case INTRIN_masked_load:
  case INTRIN_masked_store:
  case INTRIN_masked_gather:
  case INTRIN_masked_scatter:
  case INTRIN_masked_expandload:
  case INTRIN_masked_compressstore: return do_masked(x);
  case INTRIN_trap:
  case INTRIN_ubsantrap: return run_fail(r, t, R_TRAP, "trap");
  case INTRIN_debugtrap: trace_add(r, t, "debugtrap"); return thread_finish_call(r, t, NULL);
  case INTRIN_va_start: {
    Alloc *a = mem_at(r, t, *x->a[0], arg_space(x, 0), 8, 1, ACC_WRITE, &off);
    if (!a) return;
    uint32_t va = vec_last(&t->frames).va;
    Lane p = {.u = va ? r->alloc.p[va].base : 0, .prov = va};
    mem_write(r, a, off, sem_shape(&r->sem, TY_PTR), &p);
    return thread_finish_call(r, t, NULL);
  }
  case INTRIN_va_copy: {
    uint64_t so;
    Alloc *a = mem_at(r, t, *x->a[1], arg_space(x, 1), 8, 1, ACC_READ, &so),
          *d = a ? mem_at(r, t, *x->a[0], arg_space(x, 0), 8, 1, ACC_WRITE, &off) : NULL;
    if (!d) return;
    mem_copy(r, d, off, a, so, 8);
    return thread_finish_call(r, t, NULL);
  }
  case INTRIN_objectsize: {
    Lane l = lane_of_ap(x->a[1]->u ? ap_zero(&r->arena, s->rs->s.bits) : ap_ones(&r->arena, s->rs->s.bits));
    l.state = LS_UNK;
    return give(x, l);
  }
  case INTRIN_is_constant:
  case INTRIN_allow_runtime_check:
  case INTRIN_allow_ubsan_check:
  case INTRIN_nvvm_reflect: {
    Lane l = lane_val(0);
    l.state = LS_UNK;
    return give(x, l);
  }
  case INTRIN_readcyclecounter:
  case INTRIN_readsteadycounter: {
    Lane l = lane_val(t->clock);
    l.state = LS_UNK;
    return give(x, l);
  }
  case INTRIN_nvvm_exit:
    while (t->allocas.n) alloc_kill(r, vec_pop(&t->allocas));
    t->frames.n = 0;
    return thread_done(r, t);
  case INTRIN_stackrestore:
  case INTRIN_va_end:
  case INTRIN_donothing:
  case INTRIN_sideeffect:
  case INTRIN_experimental_noalias_scope_decl:
  case INTRIN_invariant_end:
  case INTRIN_prefetch:
  case INTRIN_var_annotation:
  case INTRIN_pseudoprobe:
  case INTRIN_fake_use:
  case INTRIN_nvvm_nanosleep:
  case INTRIN_nvvm_pm_event_mask: return thread_finish_call(r, t, NULL);
  case INTRIN_invariant_start: return give(x, lane_poison()); /* a token for invariant.end, good for nothing else */
  case INTRIN_stacksave:
  case INTRIN_experimental_convergence_anchor:
  case INTRIN_experimental_convergence_entry:
  case INTRIN_experimental_convergence_loop: return give(x, lane_val(0));
  default: break;
  }
  special_by_name(x);
}

/* What call and callee say of the arguments of a function that has no body here: copies in `few` while they fit, with
 * poison where it is broken. */
enum { ARG_LANES = 32 };
static void args_apply(Cx *x, Glob g, const Lane **av, Lane *few) {
  Run *r = x->r;
  uint32_t used = 0;
  AttrList cl = call_rec(vec_last(&x->t->frames).code->f, x->v)->attrs, dl = g ? glob(r->m, g)->fattrs : ATTRLIST_NONE;
  for (uint32_t i = 0; i < x->s->nargs && r->status == R_OK; i++) {
    AttrSet c = attrlist_param(r->m, cl, i), d = attrlist_param(r->m, dl, i);
    if (!c && !d) continue;
    uint32_t n = x->s->as[i]->n;
    Lane *l = used + n <= ARG_LANES ? few + used : ARENA_ARRAY(&r->arena, Lane, n);
    if (used + n <= ARG_LANES) used += n;
    memcpy(l, av[i], n * sizeof *l);
    attrs_apply(r, x->t, c, x->s->as[i], l, "argument");
    attrs_apply(r, x->t, d, x->s->as[i], l, "argument");
    av[i] = l;
  }
}

void call_exec(Run *r, Thread *t, Val v, Site *s) {
  Cx x = {.r = r, .t = t, .v = v, .s = s, .a = {NULL}};
  Lane lanes[ARG_LANES];
  if (s->rs->bad) return run_fail(r, t, R_UNSUP, "call that returns such a type");
  bool few = s->nargs <= 8;
  const Lane **av = few ? x.a : ARENA_ARRAY(&r->arena, const Lane *, s->nargs);
  x.all = av;
  if (s->kind != SK_NOP && s->kind != SK_UNSUP) {
    for (uint32_t i = 0; i < s->nargs; i++) {
      av[i] = call_arg(t, v, i);
      if (!av[i] || s->as[i]->bad) return run_fail(r, t, R_UNSUP, "call with such an argument");
    }
    if (s->attrs && s->kind != SK_DIRECT && s->kind != SK_INDIRECT) {
      args_apply(&x, s->target, av, lanes);
      if (r->status != R_OK) return;
    }
    if (!few) memcpy(x.a, av, sizeof x.a);
  }
  switch (s->kind) {
  case SK_NOP: return thread_finish_call(r, t, NULL);
  case SK_PURE: {
    Lane tmp[16], *res = s->rs->n <= 16 ? tmp : ARENA_ARRAY(&r->arena, Lane, s->rs->n);
    const Ins *in = &vec_last(&t->frames).code->f->ins[v];
    sem_intrin(&r->sem, &s->pure, in->op == OP_CALL ? in->flags & F_FAST : 0, s->rs, res, s->nargs, s->as, av);
    if (r->sem.ub || r->sem.unsup) return;
    return thread_finish_call(r, t, res);
  }
  case SK_SREG: {
    uint64_t u;
    if (!sreg_read(r, t, s->name, &u)) return run_fail(r, t, R_UNSUP, "llvm.%.*s", (int)s->name.n, s->name.p);
    Lane l = lane_val(u & mask64(s->rs->s.bits));
    if (has(s->name, "clock") || has(s->name, "timer") || has(s->name, "smid") || has(s->name, ".warpid"))
      l.state = LS_UNK;
    return give(&x, l);
  }
  case SK_WARP: return warp_arrive(r, t, v, s);
  case SK_SPECIAL: return do_special(&x);
  case SK_LIB: return do_lib(&x);
  case SK_EXTERN: return do_extern(&x, s->target);
  case SK_DIRECT:
  case SK_INDIRECT: {
    Fn *f = vec_last(&t->frames).code->f;
    Glob g = s->target;
    if (s->kind == SK_INDIRECT) {
      const Lane *p = call_arg(t, v, f->ins[v].nops - 1);
      if (!p || p->state >= LS_UNDEF || !p->prov) return run_fail(r, t, R_UB, "call of something that is no function");
      uint32_t id = ptr_alloc(r, 0, *p);
      if (!id || r->alloc.p[id].kind != AK_FUNC || p->u != r->alloc.p[id].base)
        return run_fail(r, t, R_UB, "call of something that is no function");
      g = (Glob)r->alloc.p[id].index;
      if (glob(r->m, g)->intrinsic) return run_fail(r, t, R_UNSUP, "indirect call of an intrinsic");
      if (!glob(r->m, g)->fn) {
        x.s->name = glob(r->m, g)->name;
        args_apply(&x, g, av, lanes);
        if (r->status != R_OK) return;
        return do_extern(&x, g);
      }
    }
    if (glob(r->m, g)->type != call_rec(f, v)->fnty)
      return run_fail(r, t, R_UB, "call of a function through another type");
    if (glob(r->m, g)->cc != call_rec(f, v)->cc) return run_fail(r, t, R_UB, "call with another calling convention");
    AttrList cl = call_rec(f, v)->attrs;
    if (!frame_push(r, t, g, av, s->as, s->nargs)) return;
    if (!s->attrs && s->kind == SK_DIRECT) return;
    Frame *fr = &vec_last(&t->frames);
    Fn *cf = fr->code->f;
    for (uint32_t i = 0; i < cf->nargs; i++) {
      Lane *l = t->stack + fr->base + fr->code->slot[fn_arg(cf, i)];
      attrs_apply(r, t, attrlist_param(r->m, cl, i), s->as[i], l, "argument");
      attrs_apply(r, t, attrlist_param(r->m, glob(r->m, g)->fattrs, i), s->as[i], l, "argument");
    }
    return;
  }
  default: return run_fail(r, t, R_UNSUP, "call of %.*s", (int)s->name.n, s->name.p);
  }
}
