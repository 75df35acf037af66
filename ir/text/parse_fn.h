/* parse_fn.h: shared by parse_fn.c (blocks, names, edges) and parse_ins.c (instructions). */
#ifndef NVOPT_TEXT_PARSE_FN_H
#define NVOPT_TEXT_PARSE_FN_H
#include "ir/function_pool.h"
#include "ir/text/parser.h"

/* What a name or number of the function being read stands for: a Val or Blk (0: not mentioned yet) and what is known
 * of it. The text of a name and the place of its first mention are those of the value or block, which carries them
 * from the first mention on. */
typedef uint32_t LocalRef;
#define LOCAL_BLOCK (1u << 31)
#define LOCAL_DEFINED (1u << 30)
#define LOCAL_ID (LOCAL_DEFINED - 1)
typedef struct LocalName {
  uint32_t hash;
  LocalRef ref;
} LocalName;

typedef struct PhiEntry {
  Val v;
  Blk b;
} PhiEntry;
typedef struct PhiRead {
  Val phi;
  Blk blk;
  uint32_t first, n, pos;
} PhiRead;
typedef struct UpCall {
  Val call;
  Glob g;
} UpCall; /* a call that upgrade_calls has to look at */
typedef struct CalleeCache {
  Glob g;
  uint32_t gen;
  Val v;
} CalleeCache;
enum { CALLEE_CACHE = 256, LOCALS_MIN = 64 };

struct FnParse {
  Fn spare; /* its arrays are lent to the function being read, see fn_borrow_ */
  FnRare spare_rare;
  LocalName *tab; /* open addressing, as large as the function's text asks for: made when it has a name, which numbered
                     text never does */
  uint32_t cap, room, used, gen; /* slots in use now (a power of two, or 0), allocated; names; number of the function */
  uint32_t expected;             /* names, if there are any */
  VEC(LocalRef) num;             /* by number */
  uint32_t next_num;
  uint32_t undefined;       /* names and numbers referenced and not yet defined */
  Blk blk;                  /* block being read */
  Tok res;                  /* the name or number before '='; T_EOF: none was written */
  bool comma;               /* a comma before metadata attachments has been read */
  uint32_t live;            /* Fn.nlive before the statement: whether it has made an instruction */
  uint32_t ins_pos, op_pos; /* of the statement, of its opcode */
  VEC(PhiRead) phis;
  VEC(PhiEntry) phi_entries;
  VEC(Dbg) pending; /* records before the next instruction */
  VecU32 scratch;   /* by Blk: chains of edges */
  VEC(Val) ops;     /* operands of the instruction being read */
  VecU32 opos;      /* their positions where needed */
  VEC(AttrSet) pattrs;
  VEC(Blk) succ; /* successors of the terminator being read */
  VEC(MdAttach) att;
  CalleeCache callee[CALLEE_CACHE];
  VEC(UpCall) upgrades;
  Val one;              /* i32 1 of this function, the count of nearly all allocas; VAL_NONE: not made yet */
  uint32_t last_unique; /* suffix given last to a name that was taken */
  bool linked;          /* use lists are made as operands are read; Ctx.no_uses: only from p_need_uses on */
};

/* Values and labels. */
Val p_local(Parser *p, Ty t);    /* current T_LOCAL or T_LOCALNUM used as a value of type t; moves on */
Blk p_label(Parser *p);          /* current T_LOCAL or T_LOCALNUM used as a block; moves on */
Blk p_type_and_label(Parser *p); /* label %x */
/* `%v, label` and `%x, label`: the current token is then that of the second block. */
Val p_value_comma_label(Parser *p, Ty t, const char *msg);
Blk p_label_comma_label(Parser *p, const char *msg);
Val p_value_align(Parser *p, Ty t,
                  uint64_t *align); /* %v [, align N]; 0: not there, or a list that begins with something else */
uint64_t p_align_taken(Parser *p);  /* N behind an `align ` that was taken */
Val p_value_comma_type(Parser *p, Ty t, const char *msg, TypeAt *next); /* %v, and the type behind the comma */
Val p_value_to_type(Parser *p, Ty t, TypeAt *to);                       /* %v to T */
/* %v, and a comma after which there is more than metadata attachments (p_more): *more is false when there is none. A
 * type behind the comma may have been read: *next, else TY_NONE. */
Val p_value_more(Parser *p, Ty t, bool *more, TypeAt *next);
bool p_after_comma(Parser *p); /* takes ','; false when metadata attachments follow (then notes fp->comma) */
static inline bool p_more(Parser *p) { return p_is(p, T_COMMA) && p_after_comma(p); }
/* %b ] of a phi, and `, [` when another entry follows, else false. */
bool p_phi_block(Parser *p, Blk *b);
static inline Val p_typed_value(Parser *p, Ty *t) {
  *t = parse_type(p);
  return parse_value(p, *t);
}
void p_need_uses(Parser *p); /* before anything asks for uses of what was read */
/* Makes and places the instruction that is being read (its result may have been used before: then the placeholder's
 * id). */
Val p_emit(Parser *p, Op o, unsigned sub_, unsigned flags_, Ty t, const Val *ops, uint32_t n);
void p_instruction(
    Parser *p); /* parse_ins.c: from the opcode on, with flags and attachments; fills fp->succ for terminators. */
void p_name_unique(
    Parser *p, Val v,
    Str base); /* names v; a number is appended when the name is taken, as LLVM does. base outlives the parser */
void p_debug_record(Parser *p);           /* #dbg_...(...) */
bool p_debug_call(Parser *p, Str callee); /* a call of an older debug intrinsic, the current token '(' or the one before
                                             a '(' that was taken: a record instead */
void p_body(Parser *p, Glob g, uint32_t start); /* start: behind the '{' */
#endif
