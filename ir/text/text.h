/* text.h: textual IR in and out. */
#ifndef NVOPT_TEXT_H
#define NVOPT_TEXT_H
#include "ir/ctx.h"
#include "ir/ir.h"

/* Reads a module. `text` need not be NUL-terminated and must outlive the module. Errors go to ctx->diag (several per
 * run: parsing resumes at the next top-level entity); NULL when there was one. Linear in the input. */
Module *ir_parse(Ctx *ctx, Str file, Str text);
/* Appends the module as opt prints it. */
void ir_print(const Module *m, StrBuf *out);
/* Pieces, for diagnostics and -print-after: one function with its header; one instruction without newline; an operand
 * ("i32 %x"). */
void ir_print_fn(const Fn *f, StrBuf *out);
void ir_print_ins(const Fn *f, Val v, StrBuf *out);
void ir_print_val(const Fn *f, Val v, bool with_type, StrBuf *out);
void ir_print_blk_ref(const Fn *f, Blk b, StrBuf *out); /* %name or %number */
/* The same pieces of one function, many of them: the locals are numbered once. The function must not change in
 * between. */
typedef struct FnText FnText;
FnText *fn_text_new(const Fn *f, StrBuf *out);
/* The same with the numbers of metadata and attribute groups that opt gives to an instruction printed alone: the
 * module's own first. The module is looked through once; then function after function. */
FnText *fn_text_new_module(const Module *m, StrBuf *out);
FnText *fn_text_new_alone(const Fn *f, StrBuf *out); /* of one function: those numbers where the module is small and its
                                                        attributes are frozen, else the function's own */
void fn_text_begin(FnText *t, const Fn *f);
void fn_text_free(FnText *t);
void fn_text_ins(FnText *t, Val v);
void fn_text_val(FnText *t, Val v, bool with_type);
void fn_text_blk(FnText *t, Blk b);
void fn_text_blk_name(FnText *t, Blk b); /* name as it is, or number; without % */
StrBuf *fn_text_out(const FnText *t);    /* where it writes; text of one's own goes there too */
/* A function with lines of an analysis between its own: `blk` after a block's label, `ins` before an instruction;
 * either may be NULL. */
typedef struct Annot {
  void (*blk)(void *user, FnText *t, Blk b, StrBuf *out);
  void (*ins)(void *user, FnText *t, Val v, StrBuf *out);
  void *user;
} Annot;
void ir_print_fn_annotated(const Fn *f, const Annot *a, StrBuf *out);
void ir_print_type(const Module *m, Ty t, StrBuf *out);
void ir_print_con(const Module *m, const ConPool *p, Val v, bool with_type, StrBuf *out); /* constants only */
void ir_print_attrs(const Module *m, AttrSet s, StrBuf *out); /* space-separated, as inside a group */
#endif
