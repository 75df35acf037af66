/* parse_ins.h: shared by parse_ins.c and parse_call.c. */
#ifndef NVOPT_TEXT_PARSE_INS_H
#define NVOPT_TEXT_PARSE_INS_H
#include "ir/text/parse_fn.h"
unsigned p_flags(
    Parser *p,
    unsigned props); /* those of operations with these properties, F_*; only fast-math flags more than once */
bool p_fmf_type(const Module *m, Ty t);
void p_call(Parser *p, Op o, unsigned flags_); /* call, invoke, callbr: the current token is the opcode */
void p_exception(Parser *p, Op o);             /* pads and their terminators, but resume */
static inline Md p_attached_node(Parser *p) {  /* the node of an attachment */
  if (p->tok.kind != T_MDNUM) return parse_md_node(p);
  Md md = parse_md_number(p, p->tok.num, p->tok.pos + 1);
  p_next(p);
  return md;
}
#endif
