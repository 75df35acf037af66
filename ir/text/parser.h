/* parser.h: shared by the files of the reader; nobody outside ir/text includes it.
 *
 * Four sweeps over one text, so that nothing needs forward references but the locals of a function, and metadata:
 *   1. top level: types, names and headers of globals and functions, attribute groups; skips bodies, initialisers and
 *      metadata nodes by their brackets (lexer_skip_to_close) and notes where they stood;
 *   2. metadata nodes and named metadata (all globals are known);
 *   3. bodies;
 *   4. initialisers, aliasees, prefix data, personalities.
 *
 * Errors. p_error reports and jumps (longjmp) to the loop over top-level entities (or bodies), which goes on after
 * the next line that looks like one. So nothing here returns an error, and what is allocated between must be
 * reachable from the parser.
 */
#ifndef NVOPT_TEXT_PARSER_H
#define NVOPT_TEXT_PARSER_H
#include "ir/attr.h"
#include "ir/call_rewrite.h"
#include "ir/text/lexer.h"
#include "ir/text/text.h"
#include "ir/text/text_memo.h"
#include <setjmp.h>

enum {
  PARSE_MAX_DEPTH = 2048, /* nesting of types, constants and metadata in one piece of text */
  PARSE_MAX_INT_BITS = 1 << 23
};

/* What becomes of a declared intrinsic: upgrade_intrin.c. */
typedef struct UpDecl {
  uint16_t row;  /* UP_*: 0 stays */
  CallTarget to; /* the new function; no name: none is needed yet */
} UpDecl;

/* Places of Parser.memo. What is there: a Glob, a Ty, a metadata kind, an AttrSet, the bits of a number, a DWARF
 * constant. */
enum {
  MEMO_GLOBAL = 1,
  MEMO_STRUCT,
  MEMO_TYPE /* in brackets */,
  MEMO_MD_KIND,
  MEMO_ATTRS,                      /* plus AttrPlace: several attributes of a parameter or result */
  MEMO_FP = MEMO_ATTRS + 4,        /* plus the type, one of half to double */
  MEMO_DWARF = MEMO_FP + TY_NFIXED /* plus DwClass */
};

typedef struct FnParse FnParse; /* parse_fn.c: names and forward references of the function being read */

typedef struct Parser {
  Lexer lx;
  Tok tok; /* the current token */
  Ctx *ctx;
  Module *m;
  Fn *f; /* function being read; NULL outside of bodies */
  FnParse *fp;
  ConPool *pool; /* where constants go: &f->con, or &m->con at top level */
  Arena arena;   /* scratch that lives as long as the parser */
  jmp_buf resume;
  uint32_t depth;
  Ty pointee; /* of the type parse_type has read last, if that was a typed pointer (already made opaque); else TY_NONE
               */
  TextMemo memo;    /* of pieces of the input */
  VEC(Ty) ty_stack; /* types and constants read while their aggregate is open */
  VEC(Val) val_stack;
  /* parse_md.c */
  VEC(Md) md_num;         /* node !N; MD_NONE: not seen yet */
  VecU32 md_first_use;    /* 1 + input offset of the first reference, while not defined */
  VecU32 named_md_of_str; /* by number of an interned name: 1 + index in Module.named_md */
  VecU32 named_md_room;   /* by that index: operands there is room for */
  /* parse_attr.c */
  VEC(AttrSet) group_set; /* attributes #N, by N (undefined ones are empty, as in LLVM) */
  VecU32 groups;          /* numbers of the #N that parse_attrs has met; the caller resets and resolves */
  /* upgrade_intrin.c */
  VEC(UpDecl) up;  /* by Glob */
  Glob first_auto; /* declarations made for calls of undeclared intrinsics: this one and later; GLOB_NONE: there is none
                    */
  /* parse_module.c */
  VEC(Glob) glob_num; /* @N */
  VEC(Ty) type_num;   /* %N types; TY_NONE: not seen */
  struct ModParse *mp;
} Parser;

/* ---- tokens and errors ---- */
static inline void p_next(Parser *p) { lexer_next(&p->lx, &p->tok); }
/* The same, where a numbered local is likely. */
static inline void p_next_local(Parser *p) { lexer_next_local(&p->lx, &p->tok); }
static inline uint32_t p_tok_end(const Parser *p) { return lexer_pos(&p->lx); } /* of the current token */
static inline bool p_is(const Parser *p, TokKind k) { return p->tok.kind == k; }
static inline bool p_is_kw(const Parser *p, Kw k) { return p->tok.kind == T_WORD && p->tok.kw == k; }
static inline bool p_is_word(const Parser *p, Str w) { return p->tok.kind == T_WORD && str_eq(p->tok.text, w); }
static inline bool p_accept(Parser *p, TokKind k) { return p->tok.kind == k ? (p_next(p), true) : false; }
static inline bool p_accept_kw(Parser *p, Kw k) { return p_is_kw(p, k) ? (p_next(p), true) : false; }
/* What the current word stands for in this role; -1: nothing, or it is no word. */
static inline int p_meaning(const Parser *p, KwRole r) { return kw_meaning[r][p->tok.kw] - 1; }
static inline int p_take_meaning(Parser *p, KwRole r,
                                 int none) { /* the same, moving on past it; none: where it stands for nothing */
  int x = p_meaning(p, r);
  if (x < 0) return none;
  p_next(p);
  return x;
}
/* The bits of the flag that the current word is on instructions with one of these properties; 0: it is none. */
static inline unsigned p_flag(const Parser *p, unsigned props) {
  return kw_flag[p->tok.kw].props & props ? kw_flag[p->tok.kw].bits : 0;
}
/* An instruction's word. */
static inline bool p_is_op(const Parser *p) { return p->tok.kw >= KW_OP_RET && p->tok.kw <= KW_OP_CLEANUPPAD; }
NORETURN COLD void p_error(Parser *p, uint32_t pos, const char *fmt, ...) PRINTF_LIKE(3, 4);
/* At the current token; if that is a T_ERR, the lexer's message is reported instead. */
NORETURN COLD void p_error_here(Parser *p, const char *fmt, ...) PRINTF_LIKE(2, 3);
static inline void p_expect(Parser *p, TokKind k, const char *msg) {
  if (UNLIKELY(p->tok.kind != k)) p_error_here(p, "%s", msg);
  p_next(p);
}
static inline void p_expect_kw(Parser *p, Kw k, const char *msg) {
  if (UNLIKELY(!p_is_kw(p, k))) p_error_here(p, "%s", msg);
  p_next(p);
}
/* Every recursive reader brackets itself with these. */
static inline void p_enter(Parser *p) {
  if (UNLIKELY(++p->depth > PARSE_MAX_DEPTH)) p_error_here(p, "nesting deeper than %d levels", PARSE_MAX_DEPTH);
}
static inline void p_leave(Parser *p) { p->depth--; }
/* Text of a token with escapes resolved (in the parser's arena if there were any). */
Str p_text(Parser *p, const Tok *t);
/* The current T_STR, unescaped and copied into the module's arena; moves on. */
Str p_string(Parser *p);
uint32_t p_u32(Parser *p); /* current T_NUM; "expected integer", "expected 32-bit integer (too large)"; moves on */
uint64_t p_u64(Parser *p);
/* A type as a message shows it, in the parser's arena. */
const char *p_type_text(Parser *p, Ty t);

/* ---- types: parse_type.c ---- */
Ty parse_type(Parser *p); /* first class or function; "expected type". Typed pointers become opaque, see p->pointee */
Ty parse_type_or_void(Parser *p, bool allow_void);
/* Nearly all types in a body are a word or `ptr addrspace(N)` with a blank before it, and end where their bytes say
 * so: no token need be made of them. These read behind the current token, which the caller is done with; the current
 * token is then what follows the type. */
typedef struct TypeAt {
  Ty t;
  uint32_t pos;
} TypeAt;
TypeAt p_try_type(Parser *p);                 /* such a type; or TY_NONE, and the current token is what stands there */
static inline TypeAt p_type_here(Parser *p) { /* any type at the current token */
  TypeAt t = {TY_NONE, p->tok.pos};
  t.t = parse_type(p);
  return t;
}
static inline TypeAt p_next_type(Parser *p) { /* any type: as p_next and parse_type */
  TypeAt t = p_try_type(p);
  return LIKELY(t.t) ? t : p_type_here(p);
}
bool p_try_types(Parser *p, TypeAt t[2]); /* `i32, ptr`: such a type, a comma and any type; or false, and the current
                                             token is what stands there */
bool p_starts_type(const Parser *p);
typedef struct TyRange {
  uint32_t first, n;
} TyRange;                                /* in p->ty_stack; the reader pops it */
TyRange parse_struct_body(Parser *p);     /* after '{', up to and with '}' */
Ty p_named_type(Parser *p, const Tok *t); /* T_LOCAL, T_LOCALNUM; made opaque, to be defined later, if need be */
uint32_t parse_opt_addrspace(Parser *p, uint32_t none); /* addrspace(N) */

/* ---- constants: parse_const.c ---- */
/* A value of type t at the current token (the type has been read). In a body locals are allowed: parse_value; else
 * constants only. */
Val parse_const(Parser *p, Ty t);
Val parse_type_and_const(Parser *p);
bool p_cast_ok(const Module *m, Op o, Ty from, Ty to);
/* Type of getelementptr src, base, idx[0..n): LLVM's checks and messages. idx_pos may be NULL (messages at pos). */
Ty p_gep_type(Parser *p, uint32_t pos, Ty src, Ty base, uint32_t base_pos, const Val *idx, const uint32_t *idx_pos,
              uint32_t n);
/* The mask of shufflevector a, b, mask as numbers (0xffffffff: poison) in the parser's arena; NULL where the operands
 * are invalid. */
uint32_t *p_shuffle_mask(Parser *p, Ty a, Ty b, Val mask, uint32_t *n);
bool p_has_zero(const Module *m, Ty t);
static inline Ty p_type_of(const Parser *p, Val v) { return val_is_con(v) ? con_type(p->pool, v) : p->f->ins[v].type; }
Val parse_value(Parser *p, Ty t); /* parse_fn.c */
Val parse_value_comma(Parser *p, Ty t,
                      const char *msg); /* the same, and the comma behind it; msg: when there is none */

/* ---- metadata: parse_md.c ---- */
/* A metadata node reference or inline node at the current token, which starts with '!': !5, !{...}, !DILocation(...),
 * !"string". */
Md parse_md_node(Parser *p);
/* Of an attachment. */
static inline void p_kind_read(Parser *p, uint32_t kind) {
  if (kind == MDK_DBG || kind == MDK_DIASSIGNID) p->m->has_debug_info = true;
}
/* An element of a tuple: a node as above, `null` (MD_NONE), or a typed constant `i32 7` (MDF_VALUE, in the module's
 * pool: uses parse_type_and_const with p->pool = &m->con). */
Md parse_md_operand(Parser *p);
Md parse_md_unseen(Parser *p, uint64_t num, uint32_t pos);
static inline Md parse_md_number(Parser *p, uint64_t num, uint32_t pos) { /* node !num, forward if need be */
  return LIKELY(num < p->md_num.n && p->md_num.p[num]) ? p->md_num.p[num] : parse_md_unseen(p, num, pos);
}
void parse_md_def(Parser *p);    /* top level, current token T_MDNUM: !N = [distinct] node */
void parse_md_named(Parser *p);  /* top level, current token T_MDNAME: !name = !{...} */
void parse_md_finish(Parser *p); /* end of the second sweep: "use of undefined metadata '!5'" for what is missing;
                                    md_unique_all is called by parse_module.c after the bodies */

/* ---- attributes: parse_attr.c ---- */
typedef enum AttrPlace { AP_FN, AP_RET, AP_PARAM, AP_VAR } AttrPlace;
/* Reads attributes until a token that is none at this place and returns their set (ATTRS_NONE if there was none). #N
 * (AP_FN, AP_VAR) are appended to p->groups and not merged. `align N` is not consumed at AP_FN and AP_VAR. Untyped
 * byval, sret, ... take the p->pointee that holds at entry. */
AttrSet parse_attrs(Parser *p, AttrPlace place);
void parse_attr_group(Parser *p); /* top level, current token `attributes` */

/* ---- the rest of parse_module.c ---- */
unsigned parse_opt_cc(Parser *p);                                   /* calling convention, 0 if there is none */
uint64_t p_alignment(Parser *p);                                    /* after `align`: N or (N) */
const uint32_t *p_arg_names(const Parser *p, Glob fn, uint32_t *n); /* where they stand; 0: none was written */
void p_go_to(Parser *p, uint32_t pos);                              /* the current token is the one at pos */
uint32_t p_body_lines(const Parser *p, Glob fn,
                      uint32_t *labels); /* about how many instructions and labels the body has */
void p_use_list_order(Parser *p);        /* reads and ignores uselistorder and uselistorder_bb */
AttrSet p_merge_groups(
    Parser *p, AttrSet s,
    uint32_t first_group); /* s and the sets of p->groups[first_group..] together; forgets those groups */
Glob p_find_global(Parser *p, const Tok *t);                /* GLOB_NONE if there is none */
uint32_t p_symbolic_addrspace(const Parser *p, char which); /* 'A', 'G', 'P' of the data layout */
void p_type_forward(Parser *p, Ty t, uint32_t pos,
                    uint32_t number);       /* a named type that is used before it is defined */
Ty p_type_alias(const Parser *p, Str name); /* %name = type i32; TY_NONE if there is none */
uint32_t p_block_slot(Parser *p, Glob fn,
                      const Tok *label); /* label slot of a block of a function whose body may not have been read */
Glob p_global(Parser *p, const Tok *t);  /* T_GLOBAL, T_GLOBALNUM, after the first sweep; error if it does not exist */
/* upgrade_intrin.c */
void upgrade_decls(Parser *p);                                      /* between the first sweep and the bodies */
Glob upgrade_auto_decl(Parser *p, Str name, Ty fnty, uint32_t pos); /* a call of an intrinsic that nothing declares */
void upgrade_calls(Parser *p);                                      /* at the end of a body */
void upgrade_finish(Parser *p);                                     /* after the bodies */
Md upgrade_dbg_addr(Parser *p, Md expr); /* upgrade_debug.c: an address's expression becomes that of the value there */
void upgrade_module(Module *m);          /* upgrade_module.c: before md_unique_all */
Md upgrade_tbaa_(Module *m, Md tag);
static inline Md upgrade_tbaa(Module *m, Md tag) { /* upgrade_tbaa.c: what stands for an instruction's !tbaa */
  const MdRec *r = md_rec(m, tag);
  return r->form == MDF_TUPLE && r->n >= 3 && r->ops[0] && md_rec(m, r->ops[0])->form == MDF_TUPLE
             ? tag
             : upgrade_tbaa_(m, tag);
}
#endif
