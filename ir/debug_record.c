/* debug_record.c: debug records: lists before instructions and at the ends of blocks. Contract: ir.h. Their operands
 * are debug uses: no optimization sees or counts them. */
#include "ir/function_pool.h"

static Dbg *place(Fn *f, Val before, Blk b) {
  if (before) {
    RARE_VAL(f, dbg_at, before);
    return &f->rare->dbg_at[before];
  }
  RARE_BLK(f, dbg_end, b);
  return &f->rare->dbg_end[b];
}
Dbg dbg_new(Fn *f, const DbgRec *r, const Val *ops) {
  if (!fn_rare_(f)->dbgrec.n) vec_push(&f->rare->dbgrec, ((DbgRec){0}));
  Dbg d = (Dbg)f->rare->dbgrec.n;
  vec_push(&f->rare->dbgrec, *r);
  DbgRec *n = &f->rare->dbgrec.p[d];
  n->next = DBG_NONE;
  n->at = VAL_NONE;
  n->blk = BLK_NONE;
  n->opnd = r->nops ? opnd_alloc_(f, r->nops) : 0;
  for (uint32_t i = 0; i < r->nops; i++) use_link_(f, n->opnd + i, (uint32_t)d | DBG_USER_BIT, ops[i]);
  return d;
}
static void append(Fn *f, Dbg d, Val before, Blk b) {
  Dbg *h = place(f, before, b);
  f->rare->dbgrec.p[d].at = before;
  f->rare->dbgrec.p[d].blk = b;
  if (!*h) {
    *h = d;
    return;
  }
  Dbg e = *h;
  while (f->rare->dbgrec.p[e].next) e = f->rare->dbgrec.p[e].next;
  f->rare->dbgrec.p[e].next = d;
}
void dbg_place_before(Fn *f, Dbg d, Val before) { append(f, d, before, f->ins[before].blk); }
void dbg_place_end(Fn *f, Dbg d, Blk b) { append(f, d, VAL_NONE, b); }
void dbg_move(Fn *f, Val from, Val to) {
  Dbg d = dbg_first(f, from);
  if (!d) return;
  f->rare->dbg_at[from] = DBG_NONE;
  *place(f, to, BLK_NONE) = d;
  for (; d; d = f->rare->dbgrec.p[d].next) f->rare->dbgrec.p[d].at = to;
}
void dbg_end_move(Fn *f, Blk from, Val to) {
  Dbg d = dbg_first_end(f, from), last = d;
  if (!d) return;
  f->rare->dbg_end[from] = DBG_NONE;
  for (Dbg e = d; e; e = f->rare->dbgrec.p[e].next) {
    f->rare->dbgrec.p[e].at = to;
    f->rare->dbgrec.p[e].blk = f->ins[to].blk;
    last = e;
  }
  Dbg *h = place(f, to, BLK_NONE);
  f->rare->dbgrec.p[last].next = *h;
  *h = d;
}
void dbg_erase(Fn *f, Dbg d) {
  DbgRec *r = &f->rare->dbgrec.p[d];
  if (r->at || r->blk) {
    Dbg *h = place(f, r->at, r->blk);
    if (*h == d) *h = r->next;
    else {
      Dbg e = *h;
      while (e && f->rare->dbgrec.p[e].next != d) e = f->rare->dbgrec.p[e].next;
      if (e) f->rare->dbgrec.p[e].next = r->next;
    }
  }
  for (uint32_t i = 0; i < r->nops; i++) use_unlink_(f, r->opnd + i);
  r->nops = 0;
  r->deleted = true;
}
