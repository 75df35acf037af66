/* intrinsic_type.c: signatures of intrinsics against types: matching, building, name mangling. The signature code is
 * in intrinsic.h. */
#include "ir/intrinsic.h"

static bool is_overload(char c) { return c == 'A' || c == 'I' || c == 'F' || c == 'V' || c == 'P' || c == '*'; }

/* Past one type of the code, structs excepted. */
static const char *skip(const char *p) {
  while (*p >= '0' && *p <= '9') p++; /* vector length */
  switch (*p++) {
  case 'p':
    if (*p == '<') {
      while (*p != '>') p++;
      p++;
    }
    return p;
  case '*':
  case '=':
  case 'e':
  case '>':
  case '<': return p + 1;
  case '/': return p + 2;
  case 'w': return skip(p + 1);
  default: return p;
  }
}

static bool same_length(Module *m, Ty a, Ty b) {
  return ty_is_vec(m, a) && ty_is_vec(m, b) && ty_rec(m, a)->count == ty_rec(m, b)->count &&
         ty_scalable(m, a) == ty_scalable(m, b);
}

/* Whether t may stand for the overload coded at p. `*k` is judged when all overloads are known. */
static bool overload_ok(Module *m, const char *p, Ty t) {
  switch (*p) {
  case 'A': return true;
  case 'I': return ty_is_int_or_vec(m, t);
  case 'F': return ty_is_fp_or_vec(m, t);
  case 'V': return ty_is_vec(m, t);
  case 'P': return ty_is_ptr(m, t);
  default: return ty_is_vec(m, t) && ty_is_ptr(m, ty_elem(m, t));
  }
}

typedef struct Build {
  Module *m;
  const char *p;
  const Ty *over;
  unsigned n, next; /* overloads given; the next one in reading order */
} Build;

static Ty over_k(Build *b) {
  unsigned k = (unsigned)(*b->p++ - '0');
  return k < b->n ? b->over[k] : TY_NONE;
}

/* The type coded at b->p, structs excepted; TY_NONE when the overloads do not fit. Moves past it. */
static Ty build(Build *b) {
  Module *m = b->m;
  uint64_t len = 0;
  while (*b->p >= '0' && *b->p <= '9') len = len * 10 + (uint64_t)(*b->p++ - '0');
  Ty t = TY_NONE;
  const char *at = b->p;
  char c = *b->p++;
  switch (c) {
  case 'v': t = TY_VOID; break;
  case 'b': t = TY_I1; break;
  case 'c': t = TY_I8; break;
  case 's': t = TY_I16; break;
  case 'i': t = TY_I32; break;
  case 'l': t = TY_I64; break;
  case 'q': t = TY_I128; break;
  case 'h': t = TY_HALF; break;
  case 'y': t = TY_BFLOAT; break;
  case 'f': t = TY_FLOAT; break;
  case 'd': t = TY_DOUBLE; break;
  case 'Q': t = TY_FP128; break;
  case 'm': t = TY_METADATA; break;
  case 't': t = TY_TOKEN; break;
  case 'E': t = ty_struct(m, NULL, 0, false); break;
  case 'p': {
    uint32_t space = 0;
    if (*b->p == '<') {
      for (b->p++; *b->p != '>'; b->p++) space = space * 10 + (uint32_t)(*b->p - '0');
      b->p++;
    }
    t = space ? ty_ptr(m, space) : TY_PTR;
    break;
  }
  case 'A':
  case 'I':
  case 'F':
  case 'V':
  case 'P':
    t = b->next < b->n ? b->over[b->next++] : TY_NONE;
    if (t && !overload_ok(m, at, t)) t = TY_NONE;
    break;
  case '*': {
    Ty k = over_k(b);
    t = b->next < b->n ? b->over[b->next++] : TY_NONE;
    if (!t || !k || !overload_ok(m, at, t) || !same_length(m, k, t)) t = TY_NONE;
    break;
  }
  case '=': t = over_k(b); break;
  case 'e': {
    Ty k = over_k(b);
    t = k && ty_is_vec(m, k) ? ty_elem(m, k) : TY_NONE;
    break;
  }
  case 'w': {
    Ty k = over_k(b), e = build(b);
    t = k && e ? ty_with_scalar(m, k, e) : TY_NONE;
    break;
  }
  case '/': {
    Ty k = over_k(b);
    uint64_t div = (uint64_t)(*b->p++ - '0');
    if (k && ty_is_vec(m, k) && ty_rec(m, k)->count % div == 0)
      t = ty_vec(m, ty_elem(m, k), ty_rec(m, k)->count / div, ty_scalable(m, k));
    break;
  }
  case '>':
  case '<': {
    Ty k = over_k(b);
    if (!k || !ty_is_int_or_vec(m, k)) break;
    uint32_t bits = ty_bits(m, k);
    if (c == '<' && bits % 2) break;
    t = ty_with_scalar(m, k, ty_int(m, c == '>' ? bits * 2 : bits / 2));
    break;
  }
  default: BUG("intrinsics.def: letter '%c' in a signature", c);
  }
  return t && len ? ty_vec(m, t, len, false) : t;
}

Ty intrinsic_code_type(Module *m, const char **code) {
  Build b = {m, *code, NULL, 0, 0};
  Ty t = build(&b);
  *code = b.p;
  return t;
}

enum { MAX_PARTS = 160 }; /* fields of a result struct, parameters */

/* The result type: a struct of parts, or one part. */
static Ty build_ret(Build *b) {
  if (*b->p != '{') return build(b);
  Ty part[MAX_PARTS];
  uint32_t n = 0;
  bool ok = true;
  for (b->p++; *b->p != '}'; n++) {
    ASSERT(n < MAX_PARTS);
    part[n] = build(b);
    ok = ok && part[n] != TY_NONE;
  }
  b->p++;
  return ok ? ty_struct(b->m, part, n, false) : TY_NONE;
}

int intrinsic_match_sig(Module *m, const char *sig, Ty fnty, Ty *overloads, unsigned *n) {
  Ty over[INTRIN_MAX_OVERLOADS];
  unsigned k = 0;
  const char *p = sig;
  uint32_t np = ty_nparams(m, fnty);
  /* First the overloaded types, wherever they stand: a code may refer to one that comes later. */
  Ty ret = ty_ret(m, fnty);
  bool st = *p == '{';
  if (st && (ty_kind(m, ret) != TK_STRUCT || (ty_rec(m, ret)->flags & (TYF_PACKED | TYF_OPAQUE | TYF_NAMED))))
    return INTRIN_MATCH_RET;
  p += st;
  for (uint32_t i = 0; *p != '(' && *p != '}'; i++, p = skip(p)) {
    Ty t = st ? ty_field(m, ret, i) : ret;
    if (t == TY_NONE) return INTRIN_MATCH_RET;
    if (!is_overload(*p)) continue;
    if (!overload_ok(m, p, t)) return INTRIN_MATCH_RET;
    ASSERT(k < INTRIN_MAX_OVERLOADS);
    over[k++] = t;
  }
  p += st + 1;
  uint32_t i = 0;
  for (; *p != ')' && *p != '.'; i++, p = skip(p)) {
    if (i >= np) return (int)np;
    if (!is_overload(*p)) continue;
    if (!overload_ok(m, p, ty_param(m, fnty, i))) return (int)i;
    ASSERT(k < INTRIN_MAX_OVERLOADS);
    over[k++] = ty_param(m, fnty, i);
  }
  if (i != np || ty_vararg(m, fnty) != (*p == '.')) return (int)np;
  /* Then everything is built and compared: types are equal when their ids are. */
  Build b = {m, sig, over, k, 0};
  if (build_ret(&b) != ret) return INTRIN_MATCH_RET;
  b.p++;
  for (i = 0; i < np; i++) {
    if (build(&b) != ty_param(m, fnty, i)) return (int)i;
  }
  if (k) memcpy(overloads, over, k * sizeof *over);
  *n = k;
  return INTRIN_MATCH_OK;
}

int intrinsic_match(Module *m, IntrinsicId id, Ty fnty, Ty *overloads, unsigned *n) {
  return intrinsic_match_sig(m, intrinsic_sig(id), fnty, overloads, n);
}

Ty intrinsic_fnty(Module *m, IntrinsicId id, const Ty *overloads, unsigned n) {
  if (intrinsic_overloads(id) != n) return TY_NONE;
  Build b = {m, intrinsic_sig(id), overloads, n, 0};
  Ty ret = build_ret(&b), param[MAX_PARTS];
  if (ret == TY_NONE) return TY_NONE;
  uint32_t np = 0;
  for (b.p++; *b.p != ')' && *b.p != '.'; np++) {
    ASSERT(np < MAX_PARTS);
    param[np] = build(&b);
    if (param[np] == TY_NONE) return TY_NONE;
  }
  return ty_func(m, ret, param, np, *b.p == '.');
}

/* LLVM's getMangledTypeStr with a stack of what is still to be written: a type, or a text that closes one. */
enum { CLOSE_STRUCT = 1, CLOSE_FUNC, CLOSE_FUNC_VARARG, CLOSE_TARGET, SEPARATOR };
typedef struct Todo {
  Ty t;      /* TY_NONE: a text */
  Ty target; /* CLOSE_TARGET: the type, whose integers come first */
  int text;
} Todo;

bool ty_mangle(Module *m, Ty t0, StrBuf *out) {
  VEC(Todo) todo = {0};
  bool named = true;
  vec_push(&todo, ((Todo){t0, TY_NONE, 0}));
  while (todo.n) {
    Todo d = vec_pop(&todo);
    if (d.t == TY_NONE) {
      switch (d.text) {
      case CLOSE_STRUCT: sb_ch(out, 's'); break;
      case CLOSE_FUNC: sb_ch(out, 'f'); break;
      case CLOSE_FUNC_VARARG: sb_lit(out, "varargf"); break;
      case SEPARATOR: sb_ch(out, '_'); break;
      default: {
        const TypeRec *r = ty_rec(m, d.target);
        for (uint64_t i = 0; i < r->count; i++) sb_ch(out, '_'), sb_u64(out, r->field[i]);
        sb_ch(out, 't');
      }
      }
      continue;
    }
    const TypeRec *r = ty_rec(m, d.t);
    uint32_t kids = 0;
    bool separate = false;
    switch ((TyKind)r->kind) {
    case TK_VOID: sb_lit(out, "isVoid"); break;
    case TK_HALF: sb_lit(out, "f16"); break;
    case TK_BFLOAT: sb_lit(out, "bf16"); break;
    case TK_FLOAT: sb_lit(out, "f32"); break;
    case TK_DOUBLE: sb_lit(out, "f64"); break;
    case TK_FP80: sb_lit(out, "f80"); break;
    case TK_FP128: sb_lit(out, "f128"); break;
    case TK_PPC128: sb_lit(out, "ppcf128"); break;
    case TK_METADATA: sb_lit(out, "Metadata"); break;
    case TK_AMX: sb_lit(out, "x86amx"); break;
    case TK_INT: sb_ch(out, 'i'), sb_u64(out, r->n); break;
    case TK_PTR: sb_ch(out, 'p'), sb_u64(out, r->n); break;
    case TK_VECTOR:
      if (r->flags & TYF_SCALABLE) sb_lit(out, "nx");
      sb_ch(out, 'v'), sb_u64(out, r->count);
      kids = 1;
      break;
    case TK_ARRAY: sb_ch(out, 'a'), sb_u64(out, r->count), kids = 1; break;
    case TK_STRUCT:
      if (r->flags & TYF_NAMED) {
        sb_lit(out, "s_");
        sb_str(out, r->name);
        if (r->name.n == 0) named = false;
      } else {
        sb_lit(out, "sl_");
        kids = r->n;
      }
      vec_push(&todo, ((Todo){TY_NONE, TY_NONE, CLOSE_STRUCT}));
      break;
    case TK_FUNC:
      sb_lit(out, "f_");
      kids = r->n + 1;
      vec_push(&todo, ((Todo){TY_NONE, TY_NONE, r->flags & TYF_VARARG ? CLOSE_FUNC_VARARG : CLOSE_FUNC}));
      break;
    case TK_TARGET:
      sb_ch(out, 't'), sb_str(out, r->name);
      kids = r->n;
      separate = true;
      vec_push(&todo, ((Todo){TY_NONE, d.t, CLOSE_TARGET}));
      break;
    case TK_LABEL:
    case TK_TOKEN:
    case TK_TYPEDPTR: BUG("a type that no intrinsic is overloaded by");
    }
    while (kids--) {
      vec_push(&todo, ((Todo){r->elem[kids], TY_NONE, 0}));
      if (separate) vec_push(&todo, ((Todo){TY_NONE, TY_NONE, SEPARATOR}));
    }
  }
  vec_free(&todo);
  return named;
}

bool intrinsic_mangle(Module *m, IntrinsicId id, const Ty *overloads, unsigned n, StrBuf *out) {
  bool named = true;
  sb_lit(out, "llvm.");
  sb_str(out, intrinsic_name(id, &(IntrinsicName){0}));
  for (unsigned i = 0; i < n; i++) {
    sb_ch(out, '.');
    if (!ty_mangle(m, overloads[i], out)) named = false;
  }
  return named;
}
