/* parse_module.c: the top level of a module, and the four sweeps (parser.h).
 *
 * The first sweep makes every type, symbol and attribute group and skips what can mention symbols that stand further
 * down: bodies, initialisers, metadata nodes. It notes where they stood; the later sweeps set the lexer there. Each
 * byte is lexed once, and the skipped ones are looked at once more, 16 at a time.
 */
#include "ir/ctx.h"
#include "ir/interners.h"
#include "ir/intrinsic.h"
#include "ir/text/parse_fn.h"
#include "support/fail.h"
#include "support/few.h"
#include "support/hash.h"

typedef enum InitWhat { INIT_VALUE, INIT_ALIAS, INIT_PREFIX, INIT_PROLOGUE, INIT_PERSONALITY, INIT_ORDER } InitWhat;
typedef struct Init {
  Glob g;
  uint8_t what;
  uint32_t pos;
  Ty type;
  uint32_t order;
} Init; /* type TY_NONE: an untyped expression; order: index in orders */
typedef struct Order {
  Glob g;
  uint32_t pos, n;
} Order; /* uselistorder of a global with n indexes */
typedef struct BlockOrder {
  Glob fn;
  Blk block; /* of an order in the body; BLK_NONE: of a uselistorder_bb, whose block is looked for by name */
  uint32_t start, pos, n; /* the directive, its label; indexes */
  Str name;
} BlockOrder; /* the order of a block's uses: looked at when bodies are there, and it is known whose address is taken */
typedef struct Body {
  Glob g;
  uint32_t start, lines, labels, first_arg, nargs;
} Body;
typedef struct Forward {
  Ty t;
  uint32_t pos, number;
} Forward;
typedef struct Alias {
  Str name;
  Ty t;
} Alias;
typedef struct GroupFix {
  Glob g;
  uint32_t first, n;
} GroupFix;
typedef struct SlotRequest {
  Glob g;
  Tok label;
  Str name;
  uint32_t slot, next;
} SlotRequest;

typedef struct ModParse {
  VecU32 md_pos; /* !N = and !name = */
  VEC(Init) inits;
  VEC(Order) orders;
  VEC(BlockOrder) block_orders;
  VEC(Body) bodies;
  VecU32 body_of;       /* by Glob: 1 + index of its body */
  VecU32 args;          /* names of parameters of bodies: p_arg_names */
  VEC(Forward) forward; /* types used before they were defined */
  VecU32 ty_defined;    /* by Ty: the offset after its definition, 0 before one was read */
  VEC(Alias) aliases;
  VEC(GroupFix) fixes;
  VecU32 fix_groups;
  IdSet comdat_ids; /* 1 + index in m->comdats, by name */
  VEC(SlotRequest) slots;
  IdSet slot_at;                /* 1 + index in slots, by function and label */
  VecU32 slot_count, slot_head; /* by Glob: label slots given out; 1 + index of the last request */
  uint32_t next_glob;           /* number of the next unnamed global */
  uint32_t cursor;              /* of the sweep under way */
  bool truncated;               /* a body or node had no end */
} ModParse;

static uint32_t string_id(Parser *p) { return str_intern(p->m, p_string(p)); }

/* ---- types ---- */

void p_type_forward(Parser *p, Ty t, uint32_t pos, uint32_t number) {
  if (number != UINT32_MAX) ((TypeRec *)ty_rec(p->m, t))->number = number;
  if (p->m->types_known) {
    if (number != UINT32_MAX) p_error(p, pos, "use of undefined type '%%%u'", number);
    Str s = ty_rec(p->m, t)->name;
    p_error(p, pos, "use of undefined type named '%.*s'", (int)u32_min(s.n, 200), s.p);
  }
  vec_push(&p->mp->forward, ((Forward){t, pos, number}));
}

Ty p_type_alias(const Parser *p, Str name) {
  for (uint32_t i = 0; i < p->mp->aliases.n; i++)
    if (str_eq(p->mp->aliases.p[i].name, name)) return p->mp->aliases.p[i].t;
  return TY_NONE;
}

static bool type_is_defined(const ModParse *mp, Ty t) { return (uint32_t)t < mp->ty_defined.n && mp->ty_defined.p[t]; }

static void type_def(Parser *p) { /* %name = type ... */
  ModParse *mp = p->mp;
  Tok name = p->tok;
  p_next(p);
  p_expect(p, T_EQ, "expected '=' after name");
  p_expect_kw(p, KW_type, "expected 'type' after name");
  bool packed = false;
  const char *at = p->lx.cur;
  Tok tok = p->tok;
  bool body = p_is(p, T_LBRACE);
  if (p_is(p, T_LT)) {
    p_next(p);
    packed = body = p_is(p, T_LBRACE);
    if (!packed) {
      p->lx.cur = at;
      p->tok = tok;
    }
  }
  if (!body && !p_is_kw(p, KW_opaque)) { /* another name for a type */
    Str s = p_text(p, &name);
    bool seen = name.kind == T_LOCALNUM ? name.num < p->type_num.n && p->type_num.p[name.num] != TY_NONE
                                        : ty_struct_find(p->m, s) != TY_NONE || p_type_alias(p, s) != TY_NONE;
    if (seen) p_error(p, name.pos, "forward references to non-struct type");
    Ty t = parse_type(p);
    if (name.kind == T_LOCALNUM) {
      if (name.num > (uint64_t)(p->lx.end - p->lx.base)) p_error(p, name.pos, "type number too large");
      vec_resize_zero(&p->type_num, u32_max(p->type_num.n, (uint32_t)name.num + 1));
      p->type_num.p[name.num] = t;
    } else {
      if (ty_struct_find(p->m, s) != TY_NONE) p_error(p, name.pos, "forward references to non-struct type");
      if (mp->aliases.n >= 4096) p_error(p, name.pos, "more than 4096 names for types that are no structs");
      vec_push(&mp->aliases, ((Alias){s, t}));
    }
    return;
  }
  Ty t = p_named_type(p, &name);
  if (ty_kind(p->m, t) != TK_STRUCT || type_is_defined(mp, t)) p_error(p, name.pos, "redefinition of type");
  vec_resize_zero(&mp->ty_defined, u32_max(mp->ty_defined.n, (uint32_t)t + 1));
  mp->ty_defined.p[t] = 1; /* below: the offset after it */
  ((TypeRec *)ty_rec(p->m, t))->pos = name.pos;
  if (p_accept_kw(p, KW_opaque)) return;
  p_next(p);
  TyRange r = parse_struct_body(p);
  if (packed) p_expect(p, T_GT, "expected '>' at end of packed struct");
  ty_struct_body(p->m, t, p->ty_stack.p + r.first, r.n, packed);
  mp->ty_defined.p[t] = u32_max(1, p->tok.pos); /* where LLVM reports recursion */
  p->ty_stack.n = r.first;
}

/* A struct that contains itself, through structs and arrays, has no size. Depth-first over definitions, explicit
 * stack. */
static void check_recursive_types(Parser *p) {
  ModParse *mp = p->mp;
  Module *m = p->m;
  uint32_t n = ty_count(m);
  uint8_t *state = arena_zalloc(&p->arena, n); /* 1 open, 2 done */
  struct {
    Ty t;
    uint32_t i;
  } *st = arena_alloc(&p->arena, (size_t)n * 8);
  for (uint32_t k = 1; k < n; k++) {
    if (state[k] || !type_is_defined(mp, (Ty)k)) continue;
    uint32_t sp = 0;
    st[sp].t = (Ty)k;
    st[sp++].i = 0;
    state[k] = 1;
    while (sp) {
      const TypeRec *r = ty_rec(m, st[sp - 1].t);
      uint32_t fields = r->kind == TK_STRUCT ? r->n : r->kind == TK_ARRAY || r->kind == TK_VECTOR ? 1 : 0;
      if (st[sp - 1].i == fields) {
        state[st[--sp].t] = 2;
        continue;
      }
      Ty e = r->elem[st[sp - 1].i++];
      if (state[e] == 1)
        p_error(p, mp->ty_defined.p[k], "identified structure type '%.*s' is recursive", (int)ty_rec(m, (Ty)k)->name.n,
                ty_rec(m, (Ty)k)->name.p);
      if (state[e]) continue;
      state[e] = 1;
      st[sp].t = e;
      st[sp++].i = 0;
    }
  }
}

/* ---- symbols ---- */

Glob p_find_global(Parser *p, const Tok *t) {
  if (t->kind == T_GLOBALNUM) return t->num < p->glob_num.n ? p->glob_num.p[t->num] : GLOB_NONE;
  Str s = t->text;
  if (UNLIKELY(t->esc || !s.n)) return glob_find(p->m, p_text(p, t));
  const uint64_t *known = memo_get(&p->memo, MEMO_GLOBAL, s);
  if (LIKELY(known != NULL)) return (Glob)*known;
  Glob g = glob_find(p->m, s); /* none changes its name before all bodies have been read */
  if (g != GLOB_NONE) memo_put(&p->memo, MEMO_GLOBAL, s, g);
  return g;
}

Glob p_global(Parser *p, const Tok *t) {
  Glob g = p_find_global(p, t);
  if (UNLIKELY(g == GLOB_NONE || (p->first_auto && g >= p->first_auto)))
    p_error(p, t->pos, "use of undefined value '@%.*s'", (int)u32_min(t->text.n, 300), t->text.p);
  return g;
}

uint32_t p_symbolic_addrspace(const Parser *p, char which) {
  return which == 'A' ? dl_alloca_as(p->m) : which == 'G' ? dl_globals_as(p->m) : dl_program_as(p->m);
}

/* After the first thousand globals: room for as many as there will be if the rest of the text is like what was read.
 * Tables that grow leave what they were in the heap. Not for more than EXPECT_GLOBALS: the text may go on otherwise. */
enum { FIRST_GLOBALS = 1024, EXPECT_GLOBALS = 1 << 16 };
static COLD void expect_globals(Parser *p) {
  ModParse *mp = p->mp;
  uint64_t read = p->tok.pos + 1u, all = (uint64_t)(p->lx.end - p->lx.base);
#define IN_ALL(n) (uint32_t)u64_min((n) * all / read * 17 / 16, EXPECT_GLOBALS)
  glob_expect(p->m, IN_ALL(p->m->glob.n));
  vec_reserve(&mp->bodies, IN_ALL(mp->bodies.n));
  vec_reserve(&mp->body_of, IN_ALL(mp->body_of.n));
  vec_reserve(&mp->args, IN_ALL(mp->args.n));
#undef IN_ALL
}

/* Enters a symbol; `t`: its name, T_GLOBALNUM, or T_EOF for none. */
static Glob new_global(Parser *p, GlobKind k, const Tok *t, const char *what) {
  ModParse *mp = p->mp;
  if (UNLIKELY(p->m->glob.n == FIRST_GLOBALS)) expect_globals(p);
  if (t->kind == T_GLOBAL && t->text.n) {
    Glob g = glob_new(p->m, k, p_text(p, t));
    if (g == GLOB_NONE) {
      bool both = k == GK_FUNC && glob(p->m, glob_find(p->m, p_text(p, t)))->kind == GK_FUNC;
      if (both) p_error(p, t->pos, "invalid redefinition of function '%.*s'", (int)u32_min(t->text.n, 300), t->text.p);
      p_error(p, t->pos, "redefinition of %s '@%.*s'", k == GK_FUNC ? "function" : "global",
              (int)u32_min(t->text.n, 300), t->text.p);
    }
    glob(p->m, g)->pos = t->pos;
    return g;
  }
  uint32_t num = mp->next_glob;
  if (t->kind == T_GLOBALNUM) {
    if (t->num < num) p_error(p, t->pos, "%s expected to be numbered '@%u' or greater", what, num);
    if (t->num > (uint64_t)(p->lx.end - p->lx.base) + (1u << 20))
      p_error(p, t->pos, "value number too large for the size of the input");
    num = (uint32_t)t->num;
  }
  Glob g = glob_new(p->m, k, (Str){NULL, 0});
  glob(p->m, g)->number = num;
  glob(p->m, g)->pos = t->pos;
  vec_resize_zero(&p->glob_num, num + 1);
  p->glob_num.p[num] = g;
  mp->next_glob = num + 1;
  return g;
}

/* ---- skipping what later sweeps read ---- */

static void skip_close(Parser *p, char open, char close) { /* current token: the opening bracket */
  if (!lexer_skip_to_close(&p->lx, open, close)) p->mp->truncated = true;
  p_next(p);
}

static void skip_value(Parser *p) { /* a constant without its type */
  switch (p->tok.kind) {
  case T_LBRACE: skip_close(p, '{', '}'); return;
  case T_LBRACK: skip_close(p, '[', ']'); return;
  case T_LT: skip_close(p, '<', '>'); return;
  case T_WORD: break;
  case T_NUM:
  case T_HEXINT:
  case T_FP:
  case T_GLOBAL:
  case T_GLOBALNUM: p_next(p); return;
  case T_LOCAL:
  case T_LOCALNUM: p_error_here(p, "invalid use of function-local name");
  default: p_error_here(p, "expected value token");
  }
  unsigned kw = p->tok.kw;
  switch (kw) {
  case KW_true:
  case KW_false:
  case KW_null:
  case KW_undef:
  case KW_poison:
  case KW_zeroinitializer:
  case KW_none: p_next(p); return;
  case KW_c:
    p_next(p);
    if (p_is(p, T_STR)) p_next(p);
    return;
  case KW_dso_local_equivalent:
  case KW_no_cfi:
    p_next(p);
    if (p_is(p, T_GLOBAL) || p_is(p, T_GLOBALNUM)) p_next(p);
    return;
  case KW_asm: p_error_here(p, "invalid type for inline asm constraint string");
  default: break;
  }
  if (!p_is_op(p) && kw != KW_splat && kw != KW_blockaddress && kw != KW_ptrauth)
    p_error_here(p, "expected value token");
  uint32_t at = p->tok.pos;
  p_next(p);
  while (p_is(p, T_WORD)) { /* flags, predicates */
    bool range = p_is_kw(p, KW_inrange);
    p_next(p);
    if (range && p_is(p, T_LPAREN)) skip_close(p, '(', ')');
  }
  if (p_is(p, T_LPAREN)) skip_close(p, '(', ')');
  else p_go_to(p, at), p_next(p); /* sweep 4 reports it */
}

static void note_init(Parser *p, Glob g, InitWhat what, Ty t) {
  vec_push(&p->mp->inits, ((Init){g, (uint8_t)what, p->tok.pos, t, 0}));
  skip_value(p);
}

/* ---- pieces of headers ---- */

/* `cc42` in one word, as conventions without a name are printed; 0 when the current word is something else. */
static COLD unsigned numbered_cc(Parser *p) {
  Str s = p->tok.text;
  unsigned cc = 0;
  if (s.n < 3 || s.p[0] != 'c' || s.p[1] != 'c') return 0;
  for (uint32_t i = 2; i < s.n; i++) {
    if (s.p[i] < '0' || s.p[i] > '9') return 0;
    cc = u32_min(cc * 10 + (unsigned)(s.p[i] - '0'), 1024);
  }
  if (cc > 1023) p_error_here(p, "calling convention number too large");
  p_next(p);
  return cc;
}

unsigned parse_opt_cc(Parser *p) {
  if (p->tok.kind != T_WORD) return 0;
  int named = p_take_meaning(p, ROLE_CC, -1);
  if (named >= 0) return (unsigned)named;
  switch (p->tok.kw) {
  case KW_riscv_vls_cc: {
    p_next(p);
    uint32_t bits = 128;
    if (p_accept(p, T_LPAREN)) {
      uint32_t pos = p->tok.pos;
      bits = p_u32(p);
      if (!is_pow2(bits) || bits < 32 || bits > 65536) p_error(p, pos, "unknown RISC-V ABI VLEN");
      p_expect(p, T_RPAREN, "expected ')'");
    }
    return 112 + log2_floor(bits) - 5;
  }
  case KW_cc: {
    p_next(p);
    uint32_t pos = p->tok.pos, cc = p_u32(p);
    if (cc > 1023) p_error(p, pos, "calling convention number too large");
    return cc;
  }
  default: return numbered_cc(p);
  }
}

typedef struct Head {
  int linkage;
  bool dso_local;
  uint8_t visibility, dll;
  uint32_t pos;
} Head; /* linkage -1: none written */
static Head parse_head(Parser *p) {
  Head h = {.pos = p->tok.pos};
  h.linkage = p_take_meaning(p, ROLE_LINKAGE, -1);
  h.dso_local = p_take_meaning(p, ROLE_DSO_LOCAL, false);
  h.visibility = (uint8_t)p_take_meaning(p, ROLE_VISIBILITY, VIS_DEFAULT);
  h.dll = (uint8_t)p_take_meaning(p, ROLE_DLL, DLL_NONE);
  if (h.dso_local && h.dll == DLL_IMPORT) p_error(p, h.pos, "dso_location and DLL-StorageClass mismatch");
  return h;
}

static void apply_head(Parser *p, Glob g, const Head *h, uint32_t pos) {
  Global *r = glob(p->m, g);
  r->linkage = (uint8_t)(h->linkage < 0 ? LINK_EXTERNAL : h->linkage);
  r->dso_local = h->dso_local;
  r->visibility = h->visibility;
  r->dll = h->dll;
  if (glob_is_local(r) && h->visibility != VIS_DEFAULT)
    p_error(p, pos, "symbol with local linkage must have default visibility");
  if (glob_is_local(r) && h->dll != DLL_NONE)
    p_error(p, pos, "symbol with local linkage cannot have a DLL storage class");
}

static uint8_t opt_unnamed_addr(Parser *p) { return (uint8_t)p_take_meaning(p, ROLE_UNNAMED, UNNAMED_NONE); }

static uint8_t opt_thread_local(Parser *p) {
  if (!p_accept_kw(p, KW_thread_local)) return TLS_NONE;
  if (!p_accept(p, T_LPAREN)) return TLS_GENERAL;
  int t = p_take_meaning(p, ROLE_TLS, -1);
  if (t < 0) p_error_here(p, "expected localdynamic, initialexec or localexec");
  p_expect(p, T_RPAREN, "expected ')' after thread local model");
  return (uint8_t)t;
}

/* Comdats may be used before they are defined: the entry is made and `kind` tells. */
enum { COMDAT_UNDEFINED = 255 };
static uint32_t comdat_ref(Parser *p, Str name) { /* 1 + index */
  IdSet *set = &p->mp->comdat_ids;
  uint32_t hash = (uint32_t)hash_bytes(name.p, name.n), h = idset_first(set, hash), id;
  for (; (id = set->slot[h].id) != 0; h = idset_probe(set, h + 1, hash))
    if (str_eq(p->m->comdats.p[id - 1].name, name)) return id;
  vec_push(&p->m->comdats, ((Comdat){{text_keep(p->m, &p->m->arena, name), name.n}, COMDAT_UNDEFINED}));
  idset_put(set, h, p->m->comdats.n, hash);
  return p->m->comdats.n;
}

static uint32_t opt_comdat(Parser *p, Glob g) { /* after `comdat` */
  Str name;
  uint32_t pos = p->tok.pos;
  if (p_accept(p, T_LPAREN)) {
    if (!p_is(p, T_COMDAT)) p_error_here(p, "expected comdat variable");
    name = p_text(p, &p->tok);
    pos = p->tok.pos;
    p_next(p);
    p_expect(p, T_RPAREN, "expected ')' after comdat var");
  } else {
    name = glob(p->m, g)->name;
    if (!name.n) p_error(p, pos, "comdat cannot be unnamed");
  }
  uint32_t c = comdat_ref(p, name);
  if (p->m->comdats.p[c - 1].kind == COMDAT_UNDEFINED)
    vec_push(&p->mp->forward, ((Forward){(Ty)c, pos, UINT32_MAX - 1})); /* looked at when all are known */
  return c;
}

static void comdat_def(Parser *p) {
  Tok name = p->tok;
  p_next(p);
  p_expect(p, T_EQ, "expected '=' here");
  p_expect_kw(p, KW_comdat, "expected comdat keyword");
  int kind = p_meaning(p, ROLE_COMDAT);
  if (kind < 0) p_error_here(p, "unknown selection kind");
  uint32_t c = comdat_ref(p, p_text(p, &name));
  if (p->m->comdats.p[c - 1].kind != COMDAT_UNDEFINED)
    p_error(p, name.pos, "redefinition of comdat '$%.*s'", (int)name.text.n, name.text.p);
  p->m->comdats.p[c - 1].kind = (uint8_t)kind;
  p_next(p);
}

static void add_md(Parser *p, Glob g, uint32_t kind, Md node) {
  Global *r = glob(p->m, g);
  p_kind_read(p, kind);
  MdAttach *a = ARENA_ARRAY(&p->m->arena, MdAttach, r->nmd + 1); /* few per global */
  if (r->nmd) memcpy(a, r->md, r->nmd * sizeof *a);
  a[r->nmd] = (MdAttach){kind, node};
  r->md = a;
  r->nmd++;
}

static void attachment(Parser *p, Glob g) { /* at T_MDNAME */
  uint32_t kind = md_kind(p->m, p_text(p, &p->tok));
  p_next(p);
  Md md = parse_md_node(p);
  if (glob(p->m, g)->nmd > 1000) p_error_here(p, "more than 1000 metadata attachments");
  add_md(p, g, kind, md);
}

/* Attribute groups referenced by a header are merged in when all groups have been read. */
static void note_groups(Parser *p, Glob g, uint32_t first) {
  ModParse *mp = p->mp;
  uint32_t n = p->groups.n - first;
  if (!n) return;
  vec_push(&mp->fixes, ((GroupFix){g, mp->fix_groups.n, n}));
  for (uint32_t i = 0; i < n; i++) vec_push(&mp->fix_groups, p->groups.p[first + i]);
  p->groups.n = first;
}

static AttrSet group_set(const Parser *p, uint32_t n) { return n < p->group_set.n ? p->group_set.p[n] : ATTRS_NONE; }

/* s and the sets of the groups, of which a later one goes before: made at once, however many there are. */
static AttrSet with_groups(Parser *p, AttrSet s, const uint32_t *group, uint32_t n) {
  Module *m = p->m;
  uint32_t k = s ? attrset_rec(m, s)->n : 0, at = 0;
  AttrSet only = s;
  for (uint32_t i = 0; i < n; i++) {
    AttrSet g = group_set(p, group[i]);
    if (!g) continue;
    only = only ? only == g ? g : (AttrSet)UINT32_MAX : g;
    k += attrset_rec(m, g)->n;
  }
  if (only != (AttrSet)UINT32_MAX) return only;
  FEW(Attr, all, 48, k);
  for (uint32_t i = 0; i <= n; i++) {
    AttrSet g = i ? group_set(p, group[i - 1]) : s;
    if (!g) continue;
    const AttrSetRec *r = attrset_rec(m, g);
    memcpy(all + at, r->attr, r->n * sizeof *all);
    at += r->n;
  }
  s = attrset_get(m, all, at);
  FEW_FREE(all);
  return s;
}

AttrSet p_merge_groups(Parser *p, AttrSet s, uint32_t first) {
  uint32_t n = p->groups.n - first;
  p->groups.n = first;
  if (!n) return s;
  return !s && n == 1 ? group_set(p, p->groups.p[first]) : with_groups(p, s, p->groups.p + first, n);
}

static AttrSet attrs_union(Module *m, AttrSet a, AttrSet b) {
  if (!a) return b;
  if (!b) return a;
  const AttrSetRec *rb = attrset_rec(m, b);
  for (uint32_t i = 0; i < rb->n; i++) a = attrset_add(m, a, rb->attr[i]);
  return a;
}

static uint8_t align_log(uint64_t a) { return (uint8_t)(log2_floor(a) + 1); }

static void fix_groups(Parser *p) {
  ModParse *mp = p->mp;
  Module *m = p->m;
  for (uint32_t i = 0; i < mp->fixes.n; i++) {
    const GroupFix *x = &mp->fixes.p[i];
    Global *r = glob(m, x->g);
    bool fn = r->kind == GK_FUNC;
    AttrSet s = fn ? attrlist_fn(m, r->fattrs) : r->attrs;
    s = with_groups(p, s, mp->fix_groups.p + x->first, x->n);
    if (fn) {
      const Attr *a = attrset_find(m, s, ATTR_ALIGN); /* a group may hold the function's alignment */
      if (a) {
        if (!r->align && is_pow2(a->val)) r->align = align_log(a->val);
        s = attrset_remove(m, s, ATTR_ALIGN);
      }
      r->fattrs = attrlist_with_fn(m, r->fattrs, s);
    } else r->attrs = s;
  }
}

/* ---- variables, aliases ---- */

static uint8_t code_model(Parser *p) {
  static const Str names[] = {{"tiny", 4}, {"small", 5}, {"kernel", 6}, {"medium", 6}, {"large", 5}};
  if (!p_is(p, T_STR)) p_error_here(p, "expected global code model string");
  for (unsigned i = 0; i < ARRAY_LEN(names); i++)
    if (str_eq(p->tok.text, names[i])) {
      p_next(p);
      return (uint8_t)(i + 1);
    }
  p_error_here(p, "expected global code model string");
}

static bool valid_pointee(const Module *m, Ty t) {
  TyKind k = ty_kind(m, t);
  return k != TK_VOID && k != TK_LABEL && k != TK_METADATA && k != TK_TOKEN && k != TK_AMX;
}

static void global_var(Parser *p, const Tok *name, const Head *h, uint8_t tls, uint8_t unnamed) {
  Module *m = p->m;
  uint32_t head_pos = name->pos;
  Glob g = new_global(p, GK_VAR, name, "global");
  Global *r = glob(m, g);
  apply_head(p, g, h, head_pos);
  r->tls = tls;
  r->unnamed_addr = unnamed;
  r->addrspace = parse_opt_addrspace(p, dl_globals_as(m));
  r->externally_initialized = p_accept_kw(p, KW_externally_initialized);
  if (p_is_kw(p, KW_constant)) r->constant = true;
  else if (!p_is_kw(p, KW_global)) p_error_here(p, "expected 'global' or 'constant'");
  p_next(p);
  uint32_t tpos = p->tok.pos;
  Ty t = parse_type(p);
  r->pointee = p->pointee;
  if (ty_kind(m, t) == TK_FUNC || !valid_pointee(m, t)) p_error(p, tpos, "invalid type for global variable");
  r->type = t;
  r->ptr_type = ty_ptr(m, r->addrspace);
  r->is_decl = h->linkage == LINK_EXTERNAL || h->linkage == LINK_EXTERN_WEAK;
  if (!r->is_decl) note_init(p, g, INIT_VALUE, t);
  while (p_accept(p, T_COMMA)) {
    r = glob(m, g);
    if (p_accept_kw(p, KW_section)) r->section = string_id(p);
    else if (p_accept_kw(p, KW_partition)) r->partition = string_id(p);
    else if (p_accept_kw(p, KW_align)) r->align = align_log(p_alignment(p));
    else if (p_accept_kw(p, KW_code_model)) r->code_model = code_model(p);
    else if (p_accept_kw(p, KW_comdat)) r->comdat = opt_comdat(p, g);
    else if (p_accept_kw(p, KW_no_sanitize_address)) r->sanitize_no_address = true;
    else if (p_accept_kw(p, KW_no_sanitize_hwaddress)) r->sanitize_no_hwaddress = true;
    else if (p_accept_kw(p, KW_sanitize_memtag)) r->sanitize_memtag = true;
    else if (p_accept_kw(p, KW_sanitize_address_dyninit)) r->sanitize_dyninit = true;
    else if (p_is(p, T_MDNAME)) attachment(p, g);
    else p_error_here(p, "unknown global variable property!");
  }
  uint32_t first = p->groups.n;
  AttrSet s = parse_attrs(p, AP_VAR);
  glob(m, g)->attrs = s;
  note_groups(p, g, first);
}

/* The pointer type of an aliasee written as an untyped expression: `bitcast (T v to P)`, `getelementptr (T, P v,
 * ...)`. */
static Ty expr_ptr_type(Parser *p) {
  uint32_t at = p->tok.pos;
  bool gep = p_is_kw(p, KW_OP_GEP);
  Ty t = TY_PTR;
  p_next(p);
  while (p_is(p, T_WORD)) {
    bool range = p_is_kw(p, KW_inrange);
    p_next(p);
    if (range && p_is(p, T_LPAREN)) skip_close(p, '(', ')');
  }
  if (!p_accept(p, T_LPAREN)) p_error_here(p, "expected '(' in constantexpr");
  if (gep) {
    (void)parse_type(p);
    p_expect(p, T_COMMA, "expected comma after getelementptr's type");
    t = parse_type(p);
  } else {
    (void)parse_type(p);
    skip_value(p);
    p_expect_kw(p, KW_to, "expected 'to' in constantexpr cast");
    t = parse_type(p);
  }
  p_go_to(p, at);
  return t;
}

static void alias(Parser *p, const Tok *name, const Head *h, uint8_t tls, uint8_t unnamed, GlobKind k) {
  Module *m = p->m;
  p_next(p);
  if (h->linkage == LINK_AVAILABLE_EXTERNALLY && k == GK_ALIAS) {
  } else if (h->linkage == LINK_COMMON || h->linkage == LINK_APPENDING || h->linkage == LINK_EXTERN_WEAK)
    p_error(p, name->pos, k == GK_ALIAS ? "invalid linkage type for alias" : "invalid linkage type for ifunc");
  uint32_t tpos = p->tok.pos;
  Ty t = parse_type(p);
  if (!valid_pointee(m, t)) p_error(p, tpos, "invalid type for alias");
  p_expect(p, T_COMMA, "expected comma after alias or ifunc's type");
  uint32_t apos = p->tok.pos;
  bool untyped = p_is_kw(p, KW_OP_BITCAST) || p_is_kw(p, KW_OP_GEP) || p_is_kw(p, KW_OP_ADDRSPACECAST) ||
                 p_is_kw(p, KW_OP_INTTOPTR);
  Ty pt = untyped ? expr_ptr_type(p) : parse_type(p);
  if (!ty_is_ptr(m, pt)) p_error(p, apos, "An alias or ifunc must have pointer type");
  Glob g = new_global(p, k, name, k == GK_ALIAS ? "alias" : "ifunc");
  apply_head(p, g, h, name->pos);
  Global *r = glob(m, g);
  r->tls = tls;
  r->unnamed_addr = unnamed;
  r->type = t;
  r->ptr_type = pt;
  r->addrspace = ty_addrspace(m, pt);
  note_init(p, g, INIT_ALIAS, untyped ? TY_NONE : pt);
  while (p_accept(p, T_COMMA)) {
    if (p_accept_kw(p, KW_partition)) glob(m, g)->partition = string_id(p);
    else if (k == GK_IFUNC && p_is(p, T_MDNAME)) attachment(p, g);
    else p_error_here(p, "unknown alias or ifunc property!");
  }
}

static void global_entity(Parser *p) { /* @name = ... */
  Tok name = p->tok;
  p_next(p);
  p_expect(p, T_EQ, name.kind == T_GLOBAL ? "expected '=' in global variable" : "expected '=' after name");
  Head h = parse_head(p);
  uint8_t tls = opt_thread_local(p), unnamed = opt_unnamed_addr(p);
  if (p_is_kw(p, KW_alias)) alias(p, &name, &h, tls, unnamed, GK_ALIAS);
  else if (p_is_kw(p, KW_ifunc)) alias(p, &name, &h, tls, unnamed, GK_IFUNC);
  else global_var(p, &name, &h, tls, unnamed);
}

/* ---- functions ---- */

/* What stands in a function's header before its name exists in the module. */
typedef struct FnHead {
  Head head;
  unsigned cc;
  AttrSet ret_attrs;
  bool any_arg_attr, vararg; /* attributes of the parameters: in fp->pattrs */
  Ty ret, ret_pointee, type;
  Tok name;
  uint32_t first_arg, nargs; /* names of the parameters, in ModParse.args */
} FnHead;

/* After the parenthesis; `next`: the first type, if it has been read. Up to and with the closing one; the function's
 * type. */
static void parameters(Parser *p, FnHead *h, TypeAt next) {
  ModParse *mp = p->mp;
  uint32_t mark = p->ty_stack.n;
  h->first_arg = mp->args.n;
  vec_clear(&p->fp->pattrs);
  for (bool more = next.t || !p_is(p, T_RPAREN); more;) {
    if (!next.t && p_accept(p, T_DOTS)) {
      h->vararg = true;
      break;
    }
    TypeAt t = next.t ? next : p_type_here(p);
    TyKind k = ty_kind(p->m, t.t);
    if (k == TK_FUNC || k == TK_LABEL) p_error(p, t.pos, "invalid type for function argument");
    AttrSet s = ATTRS_NONE;
    if (p_is(p, T_WORD) || p_is(p, T_STR)) s = parse_attrs(p, AP_PARAM);
    h->any_arg_attr |= s != ATTRS_NONE;
    vec_push(&p->fp->pattrs, s);
    vec_push(&p->ty_stack, t.t);
    bool named = p_is(p, T_LOCAL) || p_is(p, T_LOCALNUM);
    vec_push(&mp->args, named ? p->tok.pos : 0);
    next.t = TY_NONE;
    if (named && lexer_take(&p->lx, ",", 1)) {
      next = p_try_type(p);
    } else {
      if (named) p_next(p);
      more = p_accept(p, T_COMMA);
    }
  }
  p_expect(p, T_RPAREN, "expected ')' at end of argument list");
  h->nargs = p->ty_stack.n - mark;
  h->type = ty_func(p->m, h->ret, p->ty_stack.p + mark, h->nargs, h->vararg);
  p->ty_stack.n = mark;
}

/* Linkage to the end of the parameters. */
static void signature(Parser *p, FnHead *h, bool define) {
  h->head = parse_head(p);
  int l = h->head.linkage;
  if (define ? l == LINK_EXTERN_WEAK : l >= 0 && l != LINK_EXTERNAL && l != LINK_EXTERN_WEAK)
    p_error(p, h->head.pos,
            define ? "invalid linkage for function definition" : "invalid linkage for function declaration");
  if (l == LINK_COMMON || l == LINK_APPENDING) p_error(p, h->head.pos, "invalid function linkage type");
  h->cc = parse_opt_cc(p);
  h->ret_attrs = parse_attrs(p, AP_RET);
  uint32_t pos = p->tok.pos;
  h->ret = parse_type_or_void(p, true);
  h->ret_pointee = p->pointee;
  TyKind k = ty_kind(p->m, h->ret);
  if (k == TK_FUNC || k == TK_LABEL || k == TK_METADATA) p_error(p, pos, "invalid function return type");
  h->name = p->tok;
  if (h->name.kind != T_GLOBAL && h->name.kind != T_GLOBALNUM) p_error_here(p, "expected function name");
  TypeAt next = {TY_NONE, 0};
  if (lexer_take(&p->lx, "(", 1)) {
    next = p_try_type(p);
  } else {
    p_next(p);
    p_expect(p, T_LPAREN, "expected '(' in function argument list");
  }
  parameters(p, h, next);
}

static Glob new_function(Parser *p, const FnHead *h, bool define) {
  Module *m = p->m;
  Glob g = new_global(p, GK_FUNC, &h->name, "function");
  apply_head(p, g, &h->head, h->head.pos);
  Global *r = glob(m, g);
  r->type = h->type;
  r->pointee = h->ret_pointee;
  r->cc = (uint16_t)h->cc;
  r->is_decl = !define;
  r->unnamed_addr = opt_unnamed_addr(p);
  r->addrspace = parse_opt_addrspace(p, dl_program_as(m));
  r->ptr_type = ty_ptr(m, r->addrspace);
  if (r->name.n > 5 && memcmp(r->name.p, "llvm.", 5) == 0) r->intrinsic = (uint16_t)intrinsic_lookup(r->name);
  return g;
}

/* Attributes behind the parameters; `align N` counts as one of them. */
static void function_attrs(Parser *p, Glob g, const FnHead *h) {
  Module *m = p->m;
  uint32_t first_group = p->groups.n;
  AttrSet fa = ATTRS_NONE;
  for (bool last_was_align = false;;) {
    AttrSet s = parse_attrs(p, AP_FN);
    fa = attrs_union(m, fa, s);
    if (!p_is_kw(p, KW_align)) {
      if (!s || !last_was_align) break;
      last_was_align = false;
      continue;
    }
    p_next(p);
    uint64_t a = p_alignment(p);
    glob(m, g)->align = align_log(a);
    last_was_align = true;
  }
  note_groups(p, g, first_group);
  glob(m, g)->fattrs = fa || h->ret_attrs || h->any_arg_attr
                           ? attrlist_get(m, fa, h->ret_attrs, p->fp->pattrs.p, h->any_arg_attr ? h->nargs : 0)
                           : ATTRLIST_NONE;
}

/* Section to personality, in this order. */
static void function_properties(Parser *p, Glob g) {
  static const struct {
    Kw kw;
    uint8_t what;
  } data[] = {{KW_prefix, INIT_PREFIX}, {KW_prologue, INIT_PROLOGUE}, {KW_personality, INIT_PERSONALITY}};
  Global *r = glob(p->m, g); /* no other is made meanwhile */
  if (p_accept_kw(p, KW_section)) r->section = string_id(p);
  if (p_accept_kw(p, KW_partition)) r->partition = string_id(p);
  if (p_accept_kw(p, KW_comdat)) r->comdat = opt_comdat(p, g);
  if (p_accept_kw(p, KW_align)) r->align = align_log(p_alignment(p));
  if (p_accept_kw(p, KW_gc)) r->gc = string_id(p);
  for (unsigned i = 0; i < ARRAY_LEN(data); i++) {
    if (!p_accept_kw(p, data[i].kw)) continue;
    Ty t = parse_type(p);
    note_init(p, g, (InitWhat)data[i].what, t);
  }
}

/* At '{': the body is skipped, and where it stood is noted. */
static void note_body(Parser *p, Glob g, const FnHead *h) {
  ModParse *mp = p->mp;
  if (!p_is(p, T_LBRACE)) p_error_here(p, "expected '{' in function body");
  uint32_t start = p_tok_end(p);
  if (!lexer_skip_to_close(&p->lx, '{', '}')) mp->truncated = true;
  uint32_t shortest = (p_tok_end(p) - start) /
                      8; /* so many instructions need that much text, however many lines it has */
  vec_push(&mp->bodies, ((Body){g, start, u32_min(p->lx.lines - u32_min(p->lx.lines, p->lx.labels), shortest),
                                u32_min(p->lx.labels, shortest), h->first_arg, h->nargs}));
  vec_resize_zero(&mp->body_of, (uint32_t)g + 1);
  mp->body_of.p[g] = mp->bodies.n;
  p_next(p);
}

static void function(Parser *p, bool define) {
  struct {
    uint32_t kind;
    Md md;
  } early[16]; /* attachments of a declaration stand first */
  uint32_t nearly = 0;
  FnHead h = {0};
  p_next(p);
  while (!define && p_is(p, T_MDNAME)) {
    if (nearly == ARRAY_LEN(early)) p_error_here(p, "more than 16 metadata attachments");
    early[nearly].kind = md_kind(p->m, p_text(p, &p->tok));
    p_next(p);
    early[nearly++].md = parse_md_node(p);
  }
  signature(p, &h, define);
  Glob g = new_function(p, &h, define);
  function_attrs(p, g, &h);
  function_properties(p, g);
  for (uint32_t i = 0; i < nearly; i++) add_md(p, g, early[i].kind, early[i].md);
  if (!define) {
    p->mp->args.n = h.first_arg;
    return;
  }
  while (p_is(p, T_MDNAME)) attachment(p, g);
  note_body(p, g, &h);
}

const uint32_t *p_arg_names(const Parser *p, Glob g, uint32_t *n) {
  const Body *b = &p->mp->bodies.p[p->mp->body_of.p[g] - 1];
  *n = b->nargs;
  return p->mp->args.p + b->first_arg;
}
uint32_t p_body_lines(const Parser *p, Glob g, uint32_t *labels) {
  const Body *b = &p->mp->bodies.p[p->mp->body_of.p[g] - 1];
  *labels = b->labels;
  return b->lines;
}

/* ---- use-list orders ---- */

static uint32_t order_indexes(Parser *p) {
  uint32_t pos = p->tok.pos;
  p_expect(p, T_LBRACE, "expected '{' here");
  if (p_is(p, T_RBRACE)) p_error_here(p, "expected non-empty list of uselistorder indexes");
  uint32_t n = 0, mark = p->groups.n;
  uint64_t sum = 0;
  bool ordered = true, in_range = true;
  do {
    uint32_t x = p_u32(p);
    vec_push(&p->groups, x); /* a stack of numbers that is free here */
    sum += x;
    ordered &= x == n++;
  } while (p_accept(p, T_COMMA));
  for (uint32_t i = mark; i < p->groups.n; i++) in_range &= p->groups.p[i] < n;
  p->groups.n = mark;
  p_expect(p, T_RBRACE, "expected '}' here");
  if (n < 2) p_error(p, pos, "expected >= 2 uselistorder indexes");
  if (!in_range || sum != (uint64_t)n * (n - 1) / 2)
    p_error(p, pos, "expected distinct uselistorder indexes in range [0, size)");
  if (ordered) p_error(p, pos, "expected uselistorder indexes to change the order");
  return n;
}

static void order_fits(Parser *p, uint32_t pos, uint32_t uses, uint32_t n) {
  if (!uses) p_error(p, pos, "value has no uses");
  if (uses == 1) p_error(p, pos, "value only has one use");
  if (uses != n) p_error(p, pos, "wrong number of indexes, expected %u", uses);
}
void p_use_list_order(Parser *p) { /* they steer nothing here: uses have no order that could matter */
  bool bb = p_is_kw(p, KW_uselistorder_bb), noted = false;
  uint32_t start = p->tok.pos;
  Blk block = BLK_NONE; /* of the function at hand: all its uses are there */
  Val local = VAL_NONE;
  p_next(p);
  if (bb) {
    if (!p_is(p, T_GLOBAL) && !p_is(p, T_GLOBALNUM)) p_error_here(p, "expected function name in uselistorder_bb");
    Tok fn = p->tok;
    p_next(p);
    Glob g = p_find_global(p, &fn);
    if (g == GLOB_NONE) p_error(p, fn.pos, "invalid function forward reference in uselistorder_bb");
    if (glob(p->m, g)->kind != GK_FUNC) p_error(p, fn.pos, "expected function name in uselistorder_bb");
    if (glob(p->m, g)->is_decl) p_error(p, fn.pos, "invalid declaration in uselistorder_bb");
    p_expect(p, T_COMMA, "expected comma in uselistorder_bb directive");
    if (p_is(p, T_LOCALNUM)) p_error_here(p, "invalid numeric label in uselistorder_bb");
    if (!p_is(p, T_LOCAL)) p_error_here(p, "expected basic block name in uselistorder_bb");
    vec_push(&p->mp->block_orders, ((BlockOrder){g, BLK_NONE, start, p->tok.pos, 0, p_text(p, &p->tok)}));
    p_next(p);
  } else if (p->f) {
    if (p_is_kw(p, KW_label)) block = p_type_and_label(p);
    else {
      Ty t = parse_type(p);
      local = parse_value(p, t);
    }
  } else {
    Ty t = parse_type(p);
    vec_push(&p->mp->inits, ((Init){GLOB_NONE, INIT_ORDER, p->tok.pos, t, p->mp->orders.n}));
    vec_push(&p->mp->orders, ((Order){GLOB_NONE, start, 0}));
    skip_value(p);
    noted = true;
  }
  p_expect(p, T_COMMA, "expected comma in uselistorder directive");
  uint32_t n = order_indexes(p);
  if (noted) vec_last(&p->mp->orders).n = n;
  if (bb) vec_last(&p->mp->block_orders).n = n;
  if (block && n == npreds(p->f, block) + 1)
    vec_push(&p->mp->block_orders, ((BlockOrder){p->f->id, block, start, start, n, {NULL, 0}}));
  else if (block) order_fits(p, start, npreds(p->f, block), n);
  if (local && !val_is_con(local)) {
    p_need_uses(p);
    uint32_t uses = 0;
    FOR_EACH_USE(p->f, local, u) uses += !is_op(p->f, use_user(p->f, u), OP_MDVAL); /* metadata's is none */
    for (uint32_t i = 0; i < p->fp->phi_entries.n; i++)
      uses += p->fp->phi_entries.p[i].v == local; /* which the phis do not have yet */
    order_fits(p, start, uses, n);
  }
}

/* ---- addresses of blocks ---- */

static uint32_t label_hash(Glob g, const Tok *t, Str name) {
  uint64_t h = hash_mix((uint64_t)g, t->kind);
  return (uint32_t)hash_mix(h, t->kind == T_LOCALNUM ? t->num : hash_bytes(name.p, name.n));
}
/* The slot in mp->slot_at of label t of function g, or the free one where it belongs. */
static uint32_t label_find(const ModParse *mp, Glob g, const Tok *t, Str name, uint32_t h) {
  uint32_t at = idset_probe(&mp->slot_at, h, h), id;
  for (; (id = mp->slot_at.slot[at].id) != 0; at = idset_probe(&mp->slot_at, at + 1, h)) {
    const SlotRequest *r = &mp->slots.p[id - 1];
    if (r->g == g && r->label.kind == t->kind &&
        (t->kind == T_LOCALNUM ? r->label.num == t->num : str_eq(r->name, name)))
      break;
  }
  return at;
}

uint32_t p_block_slot(Parser *p, Glob g, const Tok *label) {
  ModParse *mp = p->mp;
  Str name = label->kind == T_LOCAL ? p_text(p, label) : (Str){NULL, 0};
  idset_reserve(&mp->slot_at, mp->slots.n + 1);
  uint32_t h = label_hash(g, label, name), at = label_find(mp, g, label, name, h), id = mp->slot_at.slot[at].id;
  if (id) return mp->slots.p[id - 1].slot;
  vec_resize_zero(&mp->slot_count, u32_max(mp->slot_count.n, (uint32_t)g + 1));
  vec_resize_zero(&mp->slot_head, u32_max(mp->slot_head.n, (uint32_t)g + 1));
  uint32_t slot = mp->slot_count.p[g]++;
  if (label->esc) name = mod_strdup(p->m, name); /* the parser's arena is released at the end of a metadata node */
  vec_push(&mp->slots, ((SlotRequest){g, *label, name, slot, mp->slot_head.p[g]}));
  mp->slot_head.p[g] = mp->slots.n;
  idset_put(&mp->slot_at, at, mp->slots.n, h);
  return slot;
}

/* The number an unnamed thing was written with, or `next`. */
static uint32_t written_number(Parser *p, uint32_t pos, uint32_t next, bool label) {
  if (p->ctx->strip_pos) return next;
  p_go_to(p, pos);
  return p_is(p, label ? T_LABELNUM : T_LOCALNUM) ? (uint32_t)p->tok.num : next;
}

static void resolve_slots(Parser *p, Glob g) {
  ModParse *mp = p->mp;
  Fn *f = glob(p->m, g)->fn;
  uint32_t n = mp->slot_count.p[g];
  vec_clear(&fn_rare_(f)->label_slot);
  vec_resize_zero(&f->rare->label_slot, n);
  uint32_t num = 0;
  for (uint32_t i = 0; i < f->nargs; i++)
    if (!name_of(f, fn_arg(f, i)).n) num = written_number(p, pos_of(f, fn_arg(f, i)), num, false) + 1;
  FOR_EACH_BLK(f, b) {
    Tok t = {.kind = T_LOCAL};
    Str name = blk_name_of(f, b);
    if (!name.n) {
      num = written_number(p, f->blk_pos && (uint32_t)b < f->cap_blk_pos ? f->blk_pos[b] : 0, num, true);
      t.kind = T_LOCALNUM;
      t.num = num++;
    }
    uint32_t id = mp->slot_at.slot[label_find(mp, g, &t, name, label_hash(g, &t, name))].id;
    if (id) label_slot_set(f, mp->slots.p[id - 1].slot, b);
    FOR_EACH_INS(f, b, v)
      if (f->ins[v].type != TY_VOID && !name_of(f, v).n) num = written_number(p, pos_of(f, v), num, false) + 1;
  }
  for (uint32_t i = mp->slot_head.p[g]; i; i = mp->slots.p[i - 1].next) {
    const SlotRequest *r = &mp->slots.p[i - 1];
    if (f->rare->label_slot.p[r->slot]) continue;
    if (r->label.pos < mp->bodies.p[mp->body_of.p[g] - 1].start) {
      if (r->label.kind == T_LOCALNUM)
        p_error(p, r->label.pos, "use of undefined value '%%%llu'", (unsigned long long)r->label.num);
      p_error(p, r->label.pos, "use of undefined value '%%%.*s'", (int)u32_min(r->name.n, 300), r->name.p);
    }
    p_error(p, r->label.pos, "referenced value is not a basic block");
  }
}

/* ---- the first sweep ---- */

static void summary(Parser *p) { /* ^0 = module: (...): skipped */
  p_next(p);
  p_expect(p, T_EQ, "expected '=' here");
  if (!p_is(p, T_LABEL))
    p_error_here(p, "Expected 'gv', 'module', 'typeid', 'flags' or 'blockcount' at the start of summary entry");
  p_next(p);
  if (p_is(p, T_LPAREN)) skip_close(p, '(', ')');
  else if (p_is(p, T_NUM)) p_next(p);
  else p_error_here(p, "expected '(' at start of summary entry");
}

static void metadata_def(Parser *p) {
  vec_push(&p->mp->md_pos, p->tok.pos);
  bool numbered = p_is(p, T_MDNUM);
  p_next(p);
  p_expect(p, T_EQ, "expected '=' here");
  if (p_is_kw(p, KW_distinct)) p_next(p);
  if (numbered && p_starts_type(p) && !p_is(p, T_LT) && !p_is(p, T_LBRACE))
    p_error_here(p, "unexpected type in metadata definition");
  if (p_is(p, T_MDNAME)) {
    p_next(p);
    if (!p_is(p, T_LPAREN)) p_error_here(p, "expected '(' here");
    skip_close(p, '(', ')');
    return;
  }
  if (!p_is(p, T_EXCL)) p_error_here(p, "expected '!' here");
  p_next(p);
  if (p_is(p, T_STR)) p_next(p);
  else if (p_is(p, T_LBRACE)) skip_close(p, '{', '}');
  else p_error_here(p, "expected '{' here");
}

static void target(Parser *p) {
  Module *m = p->m;
  p_next(p);
  if (p_is_kw(p, KW_triple)) {
    p_next(p);
    p_expect(p, T_EQ, "expected '=' after target triple");
    m->triple = p_string(p);
  } else if (p_is_kw(p, KW_datalayout)) {
    p_next(p);
    p_expect(p, T_EQ, "expected '=' after target datalayout");
    uint32_t pos = p->tok.pos;
    Str s = p_string(p);
    char err[256];
    if (!datalayout_parse(m, s, err, sizeof err)) p_error(p, pos, "%s", err);
    m->datalayout = s;
  } else p_error_here(p, "unknown target property");
}

/* The layout that LLVM 22 gives a module of this triple which says none; before types get their sizes and bodies
 * their alignments. */
static void default_layout(Module *m) {
  static const struct {
    const char *arch, *layout;
  } row[] = {
    {"nvptx64", "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"},
    {"nvptx", "e-p:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"},
  };
  for (unsigned i = 0; i < ARRAY_LEN(row) && !m->datalayout.n; i++) {
    Str arch = str_of(row[i].arch);
    char err[64];
    if (!str_starts(m->triple, arch) || (m->triple.n > arch.n && m->triple.p[arch.n] != '-')) continue;
    m->datalayout = str_of(row[i].layout);
    if (!datalayout_parse(m, m->datalayout, err, sizeof err)) BUG("layout of %s: %s", row[i].arch, err);
  }
}

/* -mcpu stands for the processor of functions that name none, as in opt. */
static void default_cpu(Module *m, Str cpu) {
  FOR_EACH_GLOB(m, g) {
    Global *r = glob(m, g);
    AttrSet s = attrlist_fn(m, r->fattrs);
    if (r->kind != GK_FUNC || attrset_find_str(m, s, STR("target-cpu"))) continue;
    r->fattrs = attrlist_with_fn(m, r->fattrs,
                                 attrset_add(m, s, (Attr){.kind = ATTR_STRING, .key = STR("target-cpu"), .str = cpu}));
  }
}

static void entity(Parser *p) {
  switch (p->tok.kind) {
  case T_LOCAL:
  case T_LOCALNUM: type_def(p); return;
  case T_GLOBAL:
  case T_GLOBALNUM: global_entity(p); return;
  case T_COMDAT: comdat_def(p); return;
  case T_MDNUM:
  case T_MDNAME: metadata_def(p); return;
  case T_SUMMARY: summary(p); return;
  case T_WORD: break;
  default: p_error_here(p, "expected top-level entity");
  }
  switch (p->tok.kw) {
  case KW_define: function(p, true); return;
  case KW_declare: function(p, false); return;
  case KW_attributes: parse_attr_group(p); return;
  case KW_target: target(p); return;
  case KW_source_filename:
    p_next(p);
    p_expect(p, T_EQ, "expected '=' after source_filename");
    p->m->source_filename = p_string(p);
    return;
  case KW_module:
    p_next(p);
    p_expect_kw(p, KW_asm, "expected 'module asm'");
    {
      Str s = p_string(p);
      vec_push(&p->m->module_asm, s);
    }
    return;
  case KW_uselistorder:
  case KW_uselistorder_bb: p_use_list_order(p); return;
  default: p_error_here(p, "expected top-level entity");
  }
}

/* Does a top-level entity seem to begin here? */
static bool line_starts_entity(const char *s, const char *end) {
  static const Str words[] = {{"define ", 7}, {"declare ", 8},    {"attributes #", 12},
                              {"target ", 7}, {"module asm", 10}, {"source_filename", 15}};
  if (s >= end) return false;
  if (*s == '@' || *s == '!' || *s == '$' || *s == '^') return true;
  for (unsigned i = 0; i < ARRAY_LEN(words); i++)
    if ((size_t)(end - s) >= words[i].n && memcmp(s, words[i].p, words[i].n) == 0) return true;
  if (*s == '%') {
    while (s < end && *s != ' ' && *s != '\n') s++;
    return end - s > 8 && memcmp(s, " = type ", 8) == 0;
  }
  return false;
}

static void resync(Parser *p) {
  const char *s = p->lx.base + p->tok.pos, *end = p->lx.end;
  do {
    s = s < end ? memchr(s, '\n', (size_t)(end - s)) : NULL;
    s = s ? s + 1 : end;
  } while (s < end && !line_starts_entity(s, end));
  p->lx.cur = s;
  p_next(p);
}

enum {
  READ_ERRORS_MAX = 20
}; /* one mistake in the text often brings others: the reader gives up after so many, and says so */
static bool enough_errors(const Parser *p) {
  DiagSink *d = &p->ctx->diag;
  if (d->errors < (d->max_errors ? d->max_errors : READ_ERRORS_MAX)) return false;
  diag_add(d, DIAG_NOTE, p->m->file, p->m->source, DIAG_NO_POS, "too many errors, the rest is not read");
  return true;
}

static void reset_stacks(Parser *p) {
  p->depth = 0;
  p->ty_stack.n = p->val_stack.n = p->groups.n = 0;
  p->f = NULL;
  p->pool = &p->m->con;
}

static void sweep_top(Parser *p) {
  if (setjmp(p->resume)) {
    reset_stacks(p);
    if (enough_errors(p)) return;
    resync(p);
  }
  while (p->tok.kind != T_EOF) entity(p);
}

static void check_forwards(Parser *p) {
  ModParse *mp = p->mp;
  if (setjmp(p->resume)) return;
  for (uint32_t i = 0; i < mp->forward.n; i++) {
    const Forward *x = &mp->forward.p[i];
    if (x->number == UINT32_MAX - 1) {
      const Comdat *c = &p->m->comdats.p[(uint32_t)x->t - 1];
      if (c->kind == COMDAT_UNDEFINED)
        p_error(p, x->pos, "use of undefined comdat '$%.*s'", (int)u32_min(c->name.n, 300), c->name.p);
    } else if (!type_is_defined(mp, x->t)) {
      Str s = ty_rec(p->m, x->t)->name;
      if (x->number != UINT32_MAX) p_error(p, x->pos, "use of undefined type '%%%u'", x->number);
      p_error(p, x->pos, "use of undefined type named '%.*s'", (int)u32_min(s.n, 300), s.p);
    }
  }
  check_recursive_types(p);
}

static void sweep_metadata(Parser *p) {
  ModParse *mp = p->mp;
  mp->cursor = 0;
  if (setjmp(p->resume)) {
    reset_stacks(p);
    if (enough_errors(p)) return;
  } else {
    md_reserve(p->m, mp->md_pos.n);
  }
  while (mp->cursor < mp->md_pos.n) {
    p_go_to(p, mp->md_pos.p[mp->cursor++]);
    if (p_is(p, T_MDNUM)) parse_md_def(p);
    else parse_md_named(p);
  }
}

static void sweep_metadata_end(Parser *p) {
  if (setjmp(p->resume)) {
    reset_stacks(p);
    return;
  }
  parse_md_finish(p);
}

static void sweep_bodies(Parser *p) {
  ModParse *mp = p->mp;
  mp->cursor = 0;
  if (p->m->source.n >= MEM_LARGE / 2) arena_expect_much(&p->m->store);
  if (setjmp(p->resume)) {
    reset_stacks(p);
    if (enough_errors(p)) return;
  }
  while (mp->cursor < mp->bodies.n) {
    const Body *b = &mp->bodies.p[mp->cursor++];
    if (p->ctx->passed) p->ctx->passed(p->ctx->passed_user, b->start);
    p_body(p, b->g, b->start);
    reset_stacks(p);
  }
}

static void read_init(Parser *p, const Init *i) {
  p_go_to(p, i->pos);
  Val v = parse_const(p, i->type);
  if (i->what == INIT_ORDER) {
    if (con_kind(p->pool, v) == CON_GLOBAL) p->mp->orders.p[i->order].g = con_glob(p->pool, v);
    return;
  }
  Global *r = glob(p->m, i->g);
  switch ((InitWhat)i->what) {
  case INIT_PREFIX: r->prefix = v; break;
  case INIT_PROLOGUE: r->prologue = v; break;
  case INIT_PERSONALITY: r->personality = v; break;
  default: r->init = v; break;
  }
}

static void sweep_inits(Parser *p) {
  ModParse *mp = p->mp;
  mp->cursor = 0;
  if (setjmp(p->resume)) {
    reset_stacks(p);
    if (enough_errors(p)) return;
  }
  while (mp->cursor < mp->inits.n) read_init(p, &mp->inits.p[mp->cursor++]);
}

static void sweep_slots(Parser *p) {
  ModParse *mp = p->mp;
  mp->cursor = 1;
  if (setjmp(p->resume)) {
    reset_stacks(p);
    if (enough_errors(p)) return;
  }
  while (mp->cursor < mp->slot_head.n) {
    Glob g = (Glob)mp->cursor++;
    if (mp->slot_head.p[g] && glob(p->m, g)->fn) resolve_slots(p, g);
  }
}

/* Uses of globals that can be counted: operands and initialisers. One that also stands inside another constant is not
 * checked: LLVM counts that constant once for the whole module. */
static void count_pool(const ConPool *c, uint32_t *uses) {
  for (uint32_t i = 1; i < c->con.n; i++) {
    Val v = (Val)(i | (uint32_t)VAL_CON_BIT);
    ConKind k = con_kind(c, v);
    if (k == CON_BLOCKADDR || k == CON_DSO_EQUIV || k == CON_NO_CFI) uses[con_glob(c, v)] = UINT32_MAX;
    if (k != CON_AGG && k != CON_SPLAT && k != CON_EXPR && k != CON_PTRAUTH && k != CON_ADDR) continue;
    for (uint32_t j = 0, n = con_nops(c, v); j < n; j++) {
      Val o = con_op(c, v, j);
      if (val_is_con(o) && con_kind(c, o) == CON_GLOBAL) uses[con_glob(c, o)] = UINT32_MAX;
    }
  }
}

static void count_use(const ConPool *c, Val v, uint32_t *uses) {
  if (v && val_is_con(v) && con_kind(c, v) == CON_GLOBAL && uses[con_glob(c, v)] != UINT32_MAX) uses[con_glob(c, v)]++;
}

static void check_orders(Parser *p) {
  Module *m = p->m;
  ModParse *mp = p->mp;
  if (!mp->orders.n || m->typed_pointers) return; /* dropped bitcasts were uses */
  if (setjmp(p->resume)) return;
  uint32_t *uses = ARENA_ZARRAY(&p->arena, uint32_t, m->glob.n);
  count_pool(&m->con, uses);
  FOR_EACH_FN(m, g) count_pool(&glob(m, g)->fn->con, uses);
  FOR_EACH_GLOB(m, g) {
    const Global *r = glob(m, g);
    const Val own[] = {r->init, r->prefix, r->prologue, r->personality};
    for (unsigned i = 0; i < ARRAY_LEN(own); i++) count_use(&m->con, own[i], uses);
    if (r->intrinsic) uses[g] = UINT32_MAX;
    if (!r->fn) continue;
    const Fn *f = r->fn;
    FOR_EACH_BLK(f, b)
      FOR_EACH_INS(f, b, v)
        for (uint32_t i = 0; i < nops(f, v); i++) count_use(&f->con, arg(f, v, i), uses);
  }
  for (uint32_t i = 0; i < mp->orders.n; i++) {
    const Order *o = &mp->orders.p[i];
    uint32_t n = uses[o->g];
    if (!o->g || n == UINT32_MAX || n == o->n) continue;
    if (n == 0) p_error(p, o->pos, "value has no uses");
    if (n == 1) p_error(p, o->pos, "value only has one use");
    p_error(p, o->pos, "wrong number of indexes, expected %u", n);
  }
}

/* The block of a uselistorder_bb. O(blocks and values of its function): nobody writes many. */
static Blk block_named(Parser *p, const Fn *f, const BlockOrder *o) {
  FOR_EACH_BLK(f, b)
    if (str_eq(blk_name_of(f, b), o->name)) return b;
  bool value = false;
  for (uint32_t v = 1; v < f->nins && !value; v++) value = str_eq(name_of(f, (Val)v), o->name);
  p_error(p, o->pos, value ? "expected basic block in uselistorder_bb" : "invalid basic block in uselistorder_bb");
  return BLK_NONE;
}

/* A block is used by the edges to it, and by its address, which is one constant; one that stands further down than the
 * order was not there yet. */
static void check_block_orders(Parser *p) {
  if (setjmp(p->resume)) return;
  for (uint32_t i = 0; i < p->mp->block_orders.n; i++) {
    const BlockOrder *o = &p->mp->block_orders.p[i];
    const Fn *f = glob(p->m, o->fn)->fn;
    if (!f) continue;
    Blk b = o->block ? o->block : block_named(p, f, o);
    uint32_t edges = npreds(f, b);
    if (!blk_is_address_taken(f, b) || (o->n != edges && o->n != edges + 1)) order_fits(p, o->start, edges, o->n);
  }
}

static void run(Parser *p) {
  Ctx *ctx = p->ctx;
  ModParse *mp = p->mp;
  uint32_t before = ctx->diag.errors;
  p_next(p);
  sweep_top(p);
  if (ctx->diag.errors == before) check_forwards(p);
  if (ctx->diag.errors != before) return;
  if (ctx->triple.n) p->m->triple = mod_strdup(p->m, ctx->triple);
  default_layout(p->m);
  types_layout(p->m);
  p->m->types_known = true;
  fix_groups(p);
  upgrade_decls(p);
  sweep_metadata(p);
  if (!mp->truncated && ctx->diag.errors == before) sweep_metadata_end(p);
  if (ctx->diag.errors != before) return;
  sweep_bodies(p);
  if (mp->truncated && ctx->diag.errors == before) sweep_metadata_end(p);
  if (ctx->diag.errors != before) return;
  sweep_inits(p);
  if (ctx->diag.errors == before) sweep_slots(p);
  if (ctx->diag.errors == before) check_orders(p);
  if (ctx->diag.errors == before) check_block_orders(p);
  if (ctx->diag.errors != before) return;
  if (mp->truncated)
    diag_add(&ctx->diag, DIAG_ERROR, p->m->file, p->m->source, (uint32_t)(p->lx.end - p->lx.base),
             "unexpected end of file");
  else {
    upgrade_finish(p);
    upgrade_module(p->m);
    md_unique_all(p->m);
    if (ctx->mcpu.n) default_cpu(p->m, mod_strdup(p->m, ctx->mcpu));
  }
}

static void parser_free(Parser *p) {
  ModParse *mp = p->mp;
  struct FnParse *fp = p->fp;
  if (mp) {
    vec_free(&mp->md_pos);
    vec_free(&mp->inits);
    vec_free(&mp->orders);
    vec_free(&mp->block_orders);
    vec_free(&mp->bodies);
    vec_free(&mp->body_of);
    vec_free(&mp->args);
    vec_free(&mp->forward);
    vec_free(&mp->ty_defined);
    vec_free(&mp->aliases);
    vec_free(&mp->fixes);
    vec_free(&mp->fix_groups);
    idset_free(&mp->comdat_ids);
    vec_free(&mp->slots);
    vec_free(&mp->slot_count);
    vec_free(&mp->slot_head);
    idset_free(&mp->slot_at);
  }
  if (fp) {
    fn_store_free_(&fp->spare);
    mem_free(fp->tab);
    vec_free(&fp->num);
    vec_free(&fp->phis);
    vec_free(&fp->phi_entries);
    vec_free(&fp->pending);
    vec_free(&fp->scratch);
    vec_free(&fp->ops);
    vec_free(&fp->opos);
    vec_free(&fp->pattrs);
    vec_free(&fp->succ);
    vec_free(&fp->att);
    vec_free(&fp->upgrades);
  }
  vec_free(&p->ty_stack);
  vec_free(&p->val_stack);
  vec_free(&p->md_num);
  vec_free(&p->md_first_use);
  vec_free(&p->group_set);
  vec_free(&p->groups);
  vec_free(&p->glob_num);
  vec_free(&p->type_num);
  vec_free(&p->named_md_of_str);
  vec_free(&p->named_md_room);
  vec_free(&p->up);
  mem_free(mp);
  mem_free(fp);
  arena_free(&p->arena);
  mem_free(p);
}

enum { MUCH_TEXT = 16 << 10 }; /* bytes from which a module and its passes take a megabyte or more */
Module *ir_parse(Ctx *ctx, Str file, Str text) {
  FailFrame fr;
  Parser *volatile p = NULL;
  Module *volatile m = NULL;
  uint32_t before = ctx->diag.errors;
  if (text.n >= MUCH_TEXT) mem_expect_much();
  if (FAIL_TRY(&fr)) {
    m = mod_new(ctx);
    p = mem_zalloc(sizeof *p);
    m->source = text;
    m->file = file;
    m->module_id = m->source_filename = file;
    p->ctx = ctx;
    p->m = m;
    p->mp = mem_zalloc(sizeof *p->mp);
    p->fp = mem_zalloc(sizeof *p->fp);
    p->fp->spare.rare = &p->fp->spare_rare;
    arena_init(&p->arena);
    lexer_init(&p->lx, text);
    reset_stacks(p);
    run(p);
    fail_leave(&fr);
  } else {
    if (p) parser_free(p);
    mod_free(m);
    fail_again(&fr);
  }
  parser_free(p);
  if (ctx->diag.errors != before) {
    mod_free(m);
    return NULL;
  }
  return m;
}
