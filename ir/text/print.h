/* print.h: shared by the files of the printer; nobody outside ir/text includes it.
 *
 * Two steps. `prmod_init` numbers in one sweep what the module shares (attribute groups, metadata, unnamed globals, numbered types),
 * in the order in which opt meets them; after it a PrMod is read-only. A `Pr` writes into one buffer and numbers the locals of one
 * function at a time, so that several of them may print several functions at once.
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
  uint32_t id;         /* IntrinsicId */
  Ty fnty;
  uint32_t group;      /* number of its attribute group; UINT32_MAX: none */
  Str attrs;           /* text of the attributes, in PrMod.intrin_text */
} PrIntrin;

typedef struct PrMod {
  const Module *m;
  uint32_t *attr_no, nattr;            /* by AttrSet: 1 + group number */
  VEC(AttrSet) attr_list;              /* by group number; ATTRS_NONE: the next text of extra_groups */
  uint32_t *md_no, nmd;                /* by Md: 1 + number */
  VEC(Md) md_list;                     /* by number */
  VEC(Md) md_stack;                    /* scratch of the numbering */
  uint32_t *glob_no;                   /* by Glob: number of an unnamed one */
  uint32_t kinds;                      /* bit by GlobKind: the module has some */
  uint32_t *type_no, nty;              /* by Ty: 1 + number of a numbered struct */
  VEC(Ty) types_numbered, types_named; /* in the order of printing */
  VEC(PrIntrin) intrin;
  StrBuf intrin_text;
  uint32_t frame_attr, frame_md;       /* prmod_frame: lengths of the lists without any function */
  bool program_as;                     /* functions live in an address space other than 0: it is always printed */
} PrMod;

/* Short texts that are written over and over, by id: made when first asked for. TEXT_PAD bytes from where each begins may be read. */
enum { TEXT_PAD = 64 };
typedef struct TextAt { uint32_t off, len; } TextAt; /* len 0: not made */
typedef struct Texts {
  TextAt *at;
  uint32_t n;
  StrBuf text;
} Texts;
/* A local as it is printed, "%12" or "%name", and how many bytes that is; n 0: it has no number, its name is longer or needs quotes, or names were made unique. */
typedef struct LocalText { char s[15]; uint8_t n; } LocalText;
typedef VEC(LocalText) LocalTexts;
typedef struct Pr {
  const PrMod *pm;
  const Module *m;
  StrBuf *o;
  char *w_last, *w_full;               /* since w_open: the last place in it where a w_* of print_ins.c finds its room; from where on there is a piece to hand over */
  const Fn *f;                         /* function whose locals may be named, or NULL */
  const Annot *annot; FnText *text;    /* lines of an analysis, or NULL; what it prints with */
  Ahead ahead;                         /* the next function */
  LocalTexts val_text, blk_text;       /* by Val, Blk */
  Str *val_name, *blk_name;            /* by Val, Blk, when the names had to be made unique; else NULL */
  StrBuf own;                          /* text of names made here */
  VecU32 edge_first;                   /* by Blk: where its predecessors start in edge_from */
  VEC(Blk) edge_from;
  const Fn *foreign; LocalTexts foreign_text; /* function whose blocks were named last from outside, since pr_fn_begin; by Blk */
  bool *glob_plain;                    /* by Glob: its name is known to need no quotes; NULL: no name was printed yet */
  Texts types;                         /* by Ty */
  Texts intrins;                       /* by number of its name (str_get): an intrinsic, with @ */
  Texts attrs, fn_attrs;               /* by AttrSet: a blank and the attributes, as they stand at a parameter; in the comment before a function */
  Texts kinds;                         /* by kind of metadata: pr_md_kind */
  struct { uint64_t bits; uint8_t kind, n; char text[22]; } fp[64]; /* floating point constants printed last, of at most 64 bits: kind plus one */
  struct { uint32_t key; Str name; } dw[64]; /* names of DWARF constants found last: key is class and value, plus one */
} Pr;

/* Those of a kind. The table of globals is long and cold: it is not walked for kinds that the module has none of. */
#define FOR_EACH_OF_KIND(pm, k, g) if ((pm)->kinds >> (k) & 1) FOR_EACH_GLOB((pm)->m, g) if (glob((pm)->m, g)->kind == (k))

/* print_num.c */
void prmod_init(PrMod *pm, const Module *m, const Fn *only); /* `only`: number for this function alone (diagnostics) */
/* Numbers as opt gives them to a single instruction: the module without its functions' bodies, then one body at a time in place of the one before.
 * types: numbered structs too, in the order of all bodies; without, they keep the numbers that were read and no other function is looked into. */
void prmod_frame(PrMod *pm, const Module *m, bool types);
void prmod_frame_fn(PrMod *pm, const Fn *f);
void prmod_free(PrMod *pm);
void pr_init(Pr *p, const PrMod *pm, StrBuf *o);
void pr_free(Pr *p);
void pr_fn_begin(Pr *p, const Fn *f);     /* numbers the locals, gathers predecessors */
void pr_number_foreign(Pr *p, const Fn *f); /* fills p->foreign_text */
uint32_t md_operands(const MdRec *r, Md *out); /* operands that are metadata, in LLVM's operand order, at most MD_MAX_OPERANDS; specialized nodes only */
enum { MD_MAX_OPERANDS = 64 };

/* print_val.c */
extern const uint8_t pr_plain[256];       /* 1: stands in a name without quotes; 2: may stand in a quoted string as it is (3: both) */
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
bool pr_name(StrBuf *o, char sigil, Str s); /* sigil 0: none. Whether it stands without quotes */
void texts_add(Texts *x, uint32_t id, const char *s, size_t n); /* unless it is long */
void texts_free(Texts *x);
void pr_type_slow(Pr *p, Ty t);
void pr_struct_body(Pr *p, Ty t);
void pr_glob(Pr *p, Glob g);
void pr_glob_name(Pr *p, char sigil, Glob g); /* of one that has a name */
void pr_con(Pr *p, const ConPool *pool, Val v);
void pr_con_typed(Pr *p, const ConPool *pool, Val v);
void pr_local(Pr *p, Val v);              /* %name, %3 or metadata-wrapped value */
void pr_blk(Pr *p, Blk b);
void pr_blk_name(Pr *p, Blk b);            /* without % and quotes */
void pr_gep_flags(Pr *p, unsigned flags);
void pr_fmf(Pr *p, unsigned flags);
void pr_mask(Pr *p, const uint32_t *mask, uint32_t n, bool scalable);
static inline bool pr_text(StrBuf *o, const Texts *x, uint32_t id) { /* false: it is not made */
  if (UNLIKELY(id >= x->n || !x->at[id].len)) return false;
  uint32_t n = x->at[id].len;
  sb_reserve(o, n + 16u);
  char *to = o->p + o->n;
  const char *from = x->text.p + x->at[id].off;
  memcpy(to, from, 16);
  if (UNLIKELY(n > 16)) memcpy(to + 16, from + 16, n - 16);
  o->n += n;
  return true;
}
static inline void pr_local_text(StrBuf *o, const LocalText *t, bool sigil) {
  sb_reserve(o, 16);
  memcpy(o->p + o->n, (const char *)t + !sigil, 15);
  o->n += (size_t)t->n - !sigil;
}
static inline void pr_type(Pr *p, Ty t) { if (!pr_text(p->o, &p->types, (uint32_t)t)) pr_type_slow(p, t); }
static inline void pr_val(Pr *p, Val v) { /* an operand of p->f */
  if (val_is_con(v)) pr_con(p, &p->f->con, v);
  else pr_local(p, v);
}
static inline void pr_val_typed(Pr *p, Val v) {
  pr_type(p, ty(p->f, v));
  sb_ch(p->o, ' ');
  pr_val(p, v);
}
static inline void pr_blk_typed(Pr *p, Blk b) {
  sb_lit(p->o, "label ");
  pr_blk(p, b);
}
static inline void pr_u32(StrBuf *o, uint32_t x) {
  sb_reserve(o, 12);
  if (LIKELY(x < 10)) {
    o->p[o->n++] = (char)('0' + x);
    return;
  }
  char buf[12];
  unsigned i = sizeof buf;
  while (x) {
    buf[--i] = (char)('0' + x % 10);
    x /= 10;
  }
  memcpy(o->p + o->n, buf + i, sizeof buf - i);
  o->n += sizeof buf - i;
}

/* print_attr.c */
void pr_attr(Pr *p, const Attr *a, bool group);
void pr_attrset(Pr *p, AttrSet s, bool group, bool strings); /* space-separated */
void pr_attrs(Pr *p, AttrSet s);          /* at a parameter or result: with a blank before them */

/* print_md.c */
void pr_md(Pr *p, Md md);                 /* as an operand: !5, !"text", i32 7, !DIExpression(...) */
void pr_md_or_null(Pr *p, Md md);         /* MD_NONE: "null" */
void pr_md_body(Pr *p, const MdRec *r);   /* what stands after "!N = " */
void pr_attachments(Pr *p, const MdAttach *a, uint32_t n, bool comma); /* sorted by kind; comma: one before each */
void pr_md_kind(Pr *p, uint32_t kind);    /* " !name " */
void pr_dbg_record(Pr *p, const DbgRec *r);
void pr_md_ident(StrBuf *o, Str name);

/* print_ins.c */
void pr_ins(Pr *p, Val v);                /* with its indentation, without newline */
void pr_fn_body(Pr *p);                   /* blocks, between the braces */
void pr_cc(StrBuf *o, unsigned cc);
#endif
