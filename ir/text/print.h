/* print.h: shared by the files of the printer; nobody outside ir/text includes it.
 *
 * Two steps. `prmod_init` numbers in one sweep what the module shares (attribute groups, metadata, unnamed globals,
 * numbered types), in the order in which opt meets them; after it a PrMod is read-only. A `Pr` writes into one buffer
 * and numbers the locals of one function at a time, so that several of them may print several functions at once.
 *
 * What bodies are made of is written at a cursor, by w_*; what stands outside of them or is rare is appended to the
 * buffer, by pr_* and sb_*. Each thing is written by one function; PR calls one of the cursor from outside.
 */
#ifndef NVOPT_TEXT_PRINT_H
#define NVOPT_TEXT_PRINT_H
#include "ir/ahead.h"
#include "ir/ir.h"
#include "ir/text/text.h"
#include "ir/text/version.h"
#ifdef __SSE2__
#include <emmintrin.h>
#endif

/* An intrinsic that is called and has no declaration in the module: declared after the functions. */
typedef struct PrIntrin {
  Str name;
  uint32_t id; /* IntrinsicId */
  Ty fnty;
  uint32_t group; /* number of its attribute group; UINT32_MAX: none */
  Str attrs;      /* text of the attributes, in PrMod.intrin_text */
} PrIntrin;

typedef struct PrMod {
  const Module *m;
  uint32_t *attr_no, nattr;            /* by AttrSet: 1 + group number */
  VEC(AttrSet) attr_list;              /* by group number; ATTRS_NONE: an intrinsic's (PrIntrin.attrs) */
  uint32_t *md_no, nmd;                /* by Md: 1 + number */
  VEC(Md) md_list;                     /* by number */
  VEC(Md) md_stack;                    /* scratch of the numbering */
  uint32_t *glob_no;                   /* by Glob: number of an unnamed one */
  uint32_t kinds;                      /* bit by GlobKind: the module has some */
  uint32_t *type_no, nty;              /* by Ty: 1 + number of a numbered struct */
  VEC(Ty) types_numbered, types_named; /* in the order of printing */
  VEC(PrIntrin) intrin;
  StrBuf intrin_text;
  uint32_t frame_attr, frame_md; /* prmod_frame: lengths of the lists without any function */
  bool program_as;               /* functions live in an address space other than 0: it is always printed */
} PrMod;

/* Short texts that are written over and over, by id: made when first asked for. TEXT_PAD bytes from where each begins
 * may be read. */
enum { TEXT_PAD = 64, FP_TEXTS_LOG2 = 6 };
typedef struct TextAt {
  uint32_t off, len;
} TextAt; /* len 0: not made */
typedef struct Texts {
  TextAt *at;
  uint32_t n;
  StrBuf text;
} Texts;
/* A local as it is printed, "%12" or "%name", and how many bytes that is; n 0: it has no number, its name is longer
 * or needs quotes, or names were made unique. */
typedef struct LocalText {
  char s[15];
  uint8_t n;
} LocalText;
typedef VEC(LocalText) LocalTexts;
typedef struct Pr {
  const PrMod *pm;
  const Module *m;
  StrBuf *o;
  char *w_last, *w_full; /* since w_open: the last place in it where a w_* finds its room; from where on there is a
                            piece to hand over */
  const Fn *f;           /* function whose locals may be named, or NULL */
  const Annot *annot;
  FnText *text;                  /* lines of an analysis, or NULL; what it prints with */
  Ahead ahead;                   /* the next function */
  LocalTexts val_text, blk_text; /* by Val, Blk */
  Str *val_name, *blk_name;      /* by Val, Blk, when the names had to be made unique; else NULL */
  StrBuf own;                    /* text of names made here */
  VecU32 edge_first;             /* by Blk: where its predecessors start in edge_from */
  VEC(Blk) edge_from;
  const Fn *foreign;
  VecU32 foreign_no; /* function whose blocks were named last from outside, since pr_fn_begin; their numbers, by Blk */
  bool *glob_plain;  /* by Glob: its name is known to need no quotes; NULL: no name was printed yet */
  Texts types;       /* by Ty */
  Texts intrins;     /* by number of its name (str_get): an intrinsic, with @ */
  Texts attrs, fn_attrs; /* by AttrSet: a blank and the attributes, as they stand at a parameter; in the comment before
                            a function */
  Texts kinds;           /* by kind of metadata: w_md_kind */
  struct {
    uint64_t bits;
    uint8_t kind, n;
    char text[22];
  } fp[1 << FP_TEXTS_LOG2]; /* floating point constants printed last, of at most 64 bits: kind plus one */
  struct {
    uint32_t key;
    Str name;
  } dw[64]; /* names of DWARF constants found last: key is class and value, plus one */
} Pr;

/* Those of a kind. The table of globals is long and cold: it is not walked for kinds that the module has none of. */
#define FOR_EACH_OF_KIND(pm, k, g)                                                                                     \
  if ((pm)->kinds >> (k) & 1)                                                                                          \
    FOR_EACH_GLOB((pm)->m, g)                                                                                          \
      if (glob((pm)->m, g)->kind == (k))

/* print_num.c */
void prmod_init(PrMod *pm, const Module *m, const Fn *only); /* `only`: number for this function alone (diagnostics) */
/* Numbers as opt gives them to a single instruction: the module without its functions' bodies, then one body at a
 * time in place of the one before. types: numbered structs too, in the order of all bodies; without, they keep the
 * numbers that were read and no other function is looked into. */
void prmod_frame(PrMod *pm, const Module *m, bool types);
void prmod_frame_fn(PrMod *pm, const Fn *f);
void prmod_free(PrMod *pm);
void pr_init(Pr *p, const PrMod *pm, StrBuf *o);
void pr_free(Pr *p);
void pr_fn_begin(Pr *p, const Fn *f);       /* numbers the locals, gathers predecessors */
void pr_number_foreign(Pr *p, const Fn *f); /* fills p->foreign_no */
uint32_t md_operands(
    const MdRec *r,
    Md *out); /* operands that are metadata, in LLVM's operand order, at most MD_MAX_OPERANDS; specialized nodes only */
enum { MD_MAX_OPERANDS = 64 };

/* print_val.c */
extern const uint8_t
    pr_plain[256]; /* 1: stands in a name without quotes; 2: may stand in a quoted string as it is (3: both) */
/* Copy 16 bytes; bit i is set when byte i may not stand in a name without quotes; in a quoted string as it is. */
#ifdef __SSE2__
#define V(c) _mm_set1_epi8((char)(c))
#define UPTO(x, n) _mm_cmpeq_epi8(_mm_min_epu8((x), V(n)), (x))
static inline uint32_t copy_plain(char *w, const char *s) {
  __m128i x = _mm_loadu_si128((const __m128i *)(const void *)s);
  _mm_storeu_si128((__m128i *)(void *)w, x);
  __m128i letter = UPTO(_mm_sub_epi8(_mm_or_si128(x, V(0x20)), V('a')), 25), digit = UPTO(_mm_sub_epi8(x, V('0')), 9);
  __m128i more = _mm_or_si128(_mm_cmpeq_epi8(x, V('_')), UPTO(_mm_sub_epi8(x, V('-')), 1)); /* _ - . */
  return ~(uint32_t)_mm_movemask_epi8(_mm_or_si128(_mm_or_si128(letter, digit), more)) & 0xffff;
}
static inline uint32_t copy_quoted(char *w, const char *s) {
  __m128i x = _mm_loadu_si128((const __m128i *)(const void *)s);
  _mm_storeu_si128((__m128i *)(void *)w, x);
  __m128i bad = _mm_or_si128(_mm_cmpeq_epi8(x, V('"')), _mm_cmpeq_epi8(x, V('\\')));
  return (uint32_t)_mm_movemask_epi8(_mm_or_si128(bad, _mm_xor_si128(UPTO(_mm_sub_epi8(x, V(' ')), '~' - ' '), V(-1))));
}
#undef V
#undef UPTO
#else
static inline uint32_t copy_checked(char *w, const char *s, unsigned good) {
  uint32_t bad = 0;
  for (unsigned i = 0; i < 16; i++) {
    w[i] = s[i];
    bad |= (uint32_t)!(pr_plain[(unsigned char)s[i]] & good) << i;
  }
  return bad;
}
static inline uint32_t copy_plain(char *w, const char *s) { return copy_checked(w, s, 1); }
static inline uint32_t copy_quoted(char *w, const char *s) { return copy_checked(w, s, 2); }
#endif
void pr_escaped(StrBuf *o, Str s);
bool pr_name(StrBuf *o, char sigil, Str s);                     /* sigil 0: none. Whether it stands without quotes */
void texts_add(Texts *x, uint32_t id, const char *s, size_t n); /* unless it is long */
void texts_free(Texts *x);
void pr_struct_body(Pr *p, Ty t);
void pr_glob(Pr *p, Glob g);
void pr_glob_name(Pr *p, char sigil, Glob g); /* of one that has a name */
void pr_con(Pr *p, const ConPool *pool, Val v);
void pr_con_typed(Pr *p, const ConPool *pool, Val v);

/* print_attr.c */
void pr_attr(Pr *p, const Attr *a, bool group);
void pr_attrset(Pr *p, AttrSet s, bool group, bool strings); /* space-separated */

/* print_md.c */
void pr_md_in_place(Pr *p, Md md);      /* what has no number: !"text", i32 7, !DIExpression(...) */
void pr_md_or_null(Pr *p, Md md);       /* MD_NONE: "null" */
void pr_md_body(Pr *p, const MdRec *r); /* what stands after "!N = " */
void pr_dbg_record(Pr *p, const DbgRec *r);
void pr_md_ident(StrBuf *o, Str name);

/* print_ins.c */
void pr_blk_name(Pr *p, Blk b); /* without % and quotes */
void pr_fn_body(Pr *p);         /* blocks, between the braces */

/* ---- the cursor ----
 * w_* write through `w`, a position in the buffer that lives in a register. Each leaves at least W_ROOM bytes behind
 * what it writes, so the literals between two of them need no check. w_close and w_open are the border to everything
 * that appends to the StrBuf itself. */
enum { W_ROOM = 128 };
static inline char *w_open(Pr *p) {
  StrBuf *o = p->o;
  sb_reserve(o, 2 * W_ROOM);
  p->w_last = o->p + (o->cap - 2 * W_ROOM);
  p->w_full = o->spill && o->cap > SB_SPILL_SIZE ? o->p + SB_SPILL_SIZE : p->w_last;
  return o->p + o->n;
}
static inline void w_close(StrBuf *o, const char *w) { o->n = (size_t)(w - o->p); }
/* Appends what w_<what> writes. */
#define PR(p, what, ...) w_close((p)->o, w_##what((p), w_open(p), __VA_ARGS__))
/* W_ROOM for the next w_*, and W_ROOM behind it. */
static inline bool w_has_room(const Pr *p, const char *w) { return w <= p->w_last; }
static inline char *w_room(Pr *p, char *w) {
  if (LIKELY(w_has_room(p, w))) return w;
  w_close(p->o, w);
  return w_open(p);
}
#define w_lit(w, lit) ((char *)memcpy((w), (lit), sizeof(lit) - 1) + sizeof(lit) - 1)
char *w_put(Pr *p, char *w, const char *s, size_t n); /* of any length */
static inline char *w_word(char *w, const char *z) {  /* a keyword */
  while (*z) *w++ = *z++;
  return w;
}

static inline char *w_u32(char *w, uint32_t x) { /* at most 10 bytes */
  if (x < 10) {
    *w = (char)('0' + x);
    return w + 1;
  }
  if (LIKELY(x < 10000)) { /* four digits, the leading zeros shifted out */
    uint16_t hi, lo;
    memcpy(&hi, sb_digit_pairs + x / 100 * 2, 2);
    memcpy(&lo, sb_digit_pairs + x % 100 * 2, 2);
    unsigned zeros = (unsigned)(x < 1000) + (unsigned)(x < 100);
    uint32_t four = ((uint32_t)lo << 16 | hi) >> 8 * zeros;
    memcpy(w, &four, 4);
    return w + (4 - zeros);
  }
  char buf[12];
  unsigned i = sizeof buf;
  for (; x >= 100; x /= 100) memcpy(buf + (i -= 2), sb_digit_pairs + x % 100 * 2, 2);
  if (x >= 10) memcpy(buf + (i -= 2), sb_digit_pairs + x * 2, 2);
  else buf[--i] = (char)('0' + x);
  memcpy(w, buf + i, sizeof buf - i);
  return w + (sizeof buf - i);
}

/* A text that is made, where there is room for it; NULL: it is not. */
static inline char *w_text(Pr *p, char *w, const Texts *x, uint32_t id) {
  if (UNLIKELY(id >= x->n || !x->at[id].len)) return NULL;
  uint32_t n = x->at[id].len;
  const char *s = x->text.p + x->at[id].off;
  if (UNLIKELY(n > TEXT_PAD)) return w_put(p, w, s, n);
  memcpy(w, s, 16);
  if (UNLIKELY(n > 16)) memcpy(w + 16, s + 16, TEXT_PAD - 16);
  return w + n;
}

/* What is common is short and calls nothing; all else is in a function of its own. */
char *w_type_slow(Pr *p, char *w, Ty t);
static inline char *w_type(Pr *p, char *w, Ty t) {
  char *e = LIKELY(w_has_room(p, w)) ? w_text(p, w, &p->types, (uint32_t)t) : NULL;
  return LIKELY(e != NULL) ? e : w_type_slow(p, w, t);
}
char *w_attrs_slow(Pr *p, char *w, AttrSet s);
static inline char *w_attrs(Pr *p, char *w, AttrSet s) { /* at a parameter or result: with a blank before them */
  char *e = LIKELY(w_has_room(p, w)) ? w_text(p, w, &p->attrs, (uint32_t)s) : NULL;
  return LIKELY(e != NULL) ? e : w_attrs_slow(p, w, s);
}

/* What is made of local i; NULL: nothing, or there is no room. */
static inline char *w_local_text(const Pr *p, char *w, const LocalTexts *x, uint32_t i) {
  uint32_t n = LIKELY(i < x->n) ? x->p[i].n : 0;
  if (UNLIKELY(!n || !w_has_room(p, w))) return NULL;
  memcpy(w, &x->p[i], sizeof *x->p);
  return w + n;
}
char *w_local_slow(Pr *p, char *w, Val v);
static inline char *w_local(Pr *p, char *w, Val v) { /* %name, %3 or metadata-wrapped value */
  char *e = w_local_text(p, w, &p->val_text, (uint32_t)v);
  return LIKELY(e != NULL) ? e : w_local_slow(p, w, v);
}
char *w_blk_slow(Pr *p, char *w, Blk b);
static inline char *w_blk(Pr *p, char *w, Blk b) {
  char *e = w_local_text(p, w, &p->blk_text, (uint32_t)b);
  return LIKELY(e != NULL) ? e : w_blk_slow(p, w, b);
}

char *w_con(Pr *p, char *w, Val v);                                               /* of p->f */
static inline __attribute__((always_inline)) char *w_val(Pr *p, char *w, Val v) { /* an operand of p->f */
  if (!val_is_con(v)) return w_local(p, w, v);
  const Con *c = con_rec(&p->f->con, v);
  if (c->kind == CON_INT && c->type >= TY_I8 && c->type <= TY_I64) {
    int64_t x = sext64(c->lo, 8u << (c->type - TY_I8));
    uint64_t a = x < 0 ? 0 - (uint64_t)x : (uint64_t)x;
    if (LIKELY(a <= UINT32_MAX && w_has_room(p, w))) {
      if (x < 0) *w++ = '-';
      return w_u32(w, (uint32_t)a);
    }
  }
  return w_con(p, w, v);
}
static inline char *w_val_typed(Pr *p, char *w, Val v) {
  w = w_type(p, w, ty(p->f, v));
  *w++ = ' ';
  return w_val(p, w, v);
}
static inline char *w_md(Pr *p, char *w, Md md) { /* as an operand: !5, !"text", i32 7, !DIExpression(...) */
  if (LIKELY((uint32_t)md < p->pm->nmd && p->pm->md_no[md])) { /* only nodes have numbers */
    w = w_room(p, w);
    *w++ = '!';
    return w_u32(w, p->pm->md_no[md] - 1);
  }
  w_close(p->o, w);
  pr_md_in_place(p, md);
  return w_open(p);
}
char *w_attachments(Pr *p, char *w, const MdAttach *a, uint32_t n, bool comma); /* by kind; comma: one before each */
char *w_flags(Pr *p, char *w, unsigned props,
              unsigned flags); /* those that may stand on an operation with these properties */
char *w_mask(Pr *p, char *w, const uint32_t *mask, uint32_t n, bool scalable);
char *w_cc(Pr *p, char *w, unsigned cc);
char *w_ins(Pr *p, char *w, Val v); /* with its indentation, without newline */
#endif
