/* check.c: recounts what ir.h promises about a function's own links: blocks, instructions, edges, phi operand counts,
 * use lists, debug-use lists, ids in range. It trusts nothing, not even that lists end. The verifier's rules come
 * after it.
 *
 * Use lists: every list is walked once and each slot met is checked to belong to its user and to hold the value; met
 * slots are counted, and the count must be that of the slots that hold local values. So each slot is in exactly the
 * list it should be in. O(instructions + operands).
 */
#include "ir/ir.h"

#define FAIL(why)                                                                                                      \
  do {                                                                                                                 \
    result = why;                                                                                                      \
    goto out;                                                                                                          \
  } while (0)

static const char *check_blocks(const Fn *f, uint8_t *placed, uint8_t *blk_placed) {
  uint32_t blocks = 0, live = 0;
  Blk pb = BLK_NONE;
  for (Blk b = f->first_blk; b; b = f->blk[b].next) {
    if ((uint32_t)b >= f->nblk) return "block id out of range";
    if (++blocks > f->nblk) return "block list has a cycle";
    const BlkRec *r = &f->blk[b];
    if (r->prev != pb) return "block list: prev does not match";
    pb = b;
    blk_placed[b] = 1;
    Val pv = VAL_NONE;
    for (Val v = r->first; v; v = f->ins[v].next) {
      if ((uint32_t)v >= f->nins) return "instruction id out of range";
      if (placed[v]) return "instruction placed twice, or instruction list has a cycle";
      placed[v] = 1;
      const Ins *in = &f->ins[v];
      if (in->blk != b) return "instruction does not know its block";
      if (in->prev != pv) return "instruction list: prev does not match";
      if (in->op == OP_ARG || in->op == OP_NONE || in->op >= OP_COUNT) return "placed record is not an instruction";
      pv = v;
      live++;
    }
    if (r->last != pv) return "block does not know its last instruction";
    if (r->nsucc && (!pv || !is_term(f, pv))) return "block has successors but no terminator";
  }
  if (f->last_blk != pb) return "function does not know its last block";
  if (live != f->nlive) return "count of live instructions is wrong";
  return NULL;
}

static const char *check_edges(const Fn *f, const uint8_t *blk_placed) {
  for (uint32_t b = 1; b < f->nblk; b++) {
    const BlkRec *r = &f->blk[b];
    if (!blk_placed[b]) continue;
    if (r->nsucc && (uint64_t)r->succ + r->nsucc > f->nsucc) return "successors out of range";
    if (r->npred && (uint64_t)r->pred + r->npred > f->npred) return "predecessors out of range";
    for (uint32_t i = 0; i < r->nsucc; i++) {
      SuccEdge e = f->succ[r->succ + i];
      if (!e.to || (uint32_t)e.to >= f->nblk || !blk_placed[e.to]) return "edge to a block that is not placed";
      if (e.pred >= f->blk[e.to].npred) return "edge: predecessor index out of range";
      PredEdge p = f->pred[f->blk[e.to].pred + e.pred];
      if (p.from != (Blk)b || p.succ != i) return "edge is not cross-linked";
    }
    for (uint32_t i = 0; i < r->npred; i++) {
      PredEdge p = f->pred[r->pred + i];
      if (!p.from || (uint32_t)p.from >= f->nblk || p.succ >= f->blk[p.from].nsucc)
        return "predecessor entry out of range";
      SuccEdge e = f->succ[f->blk[p.from].succ + p.succ];
      if (e.to != (Blk)b || e.pred != i) return "predecessor entry is not cross-linked";
    }
    FOR_EACH_PHI(f, (Blk)b, v)
      if (nops(f, v) != r->npred) return "phi has not one operand for each predecessor";
  }
  return NULL;
}

static const char *check_operand(const Fn *f, Val x) {
  if (!x) return "operand is missing";
  if (val_is_con(x)) return con_index(x) == 0 || con_index(x) >= f->con.con.n ? "constant operand out of range" : NULL;
  if ((uint32_t)x >= f->nins) return "operand out of range";
  return f->ins[x].op == OP_NONE ? "operand was deleted" : NULL;
}

const char *fn_check(const Fn *f) {
  const char *result = NULL;
  uint8_t *placed = mem_zalloc(f->nins + 1), *blk_placed = mem_zalloc(f->nblk + 1), *slot = mem_zalloc(f->nopnd + 1);
  if ((result = check_blocks(f, placed, blk_placed))) goto out;
  if ((result = check_edges(f, blk_placed))) goto out;
  if (f->nargs + 1 > f->nins) FAIL("arguments are missing");
  for (uint32_t i = 1; i <= f->nargs; i++)
    if (f->ins[i].op != OP_ARG || f->ins[i].opnd != i - 1 || f->ins[i].blk) FAIL("argument record is wrong");
  /* operands: mark the slots that must be in a use list */
  uint64_t want = 0, met = 0;
  for (uint32_t v = f->nargs + 1; v < f->nins; v++) {
    const Ins *in = &f->ins[v];
    if (in->op == OP_NONE || in->op == OP_ARG) continue;
    if (!placed[v] && in->blk) FAIL("unplaced instruction names a block");
    if (in->nops && (uint64_t)in->opnd + in->nops > f->nopnd) FAIL("operand slots out of range");
    for (uint32_t i = 0; i < in->nops; i++) {
      uint32_t s = in->opnd + i;
      Val x = f->opnd[s];
      if (!placed[v] && !x) continue; /* still being built */
      if ((result = check_operand(f, x))) goto out;
      if (slot[s]) FAIL("two instructions share an operand slot");
      slot[s] = 1;
      if (val_is_con(x)) continue;
      if (f->link[s].user != v) FAIL("operand slot does not know its user");
      want++;
    }
  }
  for (uint32_t v = 1; v < f->nins; v++) {
    if (f->ins[v].op == OP_NONE) continue;
    Use prev = USE_NONE;
    for (Use u = f->ins[v].uses; u; u = f->link[u].next) {
      if ((uint32_t)u >= f->nopnd || slot[u] != 1) FAIL("use list meets a slot that is no operand, or meets it twice");
      slot[u] = 2;
      if (f->opnd[u] != (Val)v) FAIL("use list meets a slot that holds another value");
      if (f->link[u].prev != prev) FAIL("use list: prev does not match");
      prev = u;
      met++;
    }
  }
  if (met != want) FAIL("an operand is in no use list");
  for (uint32_t i = 0; i < f->rare->label_slot.n; i++) {
    Blk b = f->rare->label_slot.p[i];
    if (b && ((uint32_t)b >= f->nblk || !blk_placed[b] || (uint32_t)b >= f->rare->cap_label_of ||
              f->rare->label_of[b] != i + 1))
      FAIL("an address-taken block does not know its slot");
  }
  /* debug records */
  for (uint32_t d = 1; d < f->rare->dbgrec.n; d++) {
    const DbgRec *r = &f->rare->dbgrec.p[d];
    if (r->deleted) continue;
    for (uint32_t i = 0; i < r->nops; i++) {
      uint32_t s = r->opnd + i;
      if (s >= f->nopnd) FAIL("debug operand out of range");
      Val x = f->opnd[s];
      if ((result = check_operand(f, x))) goto out;
      if (slot[s]) FAIL("debug operand shares a slot");
      slot[s] = 1;
      if (!val_is_con(x) && f->link[s].user != (d | DBG_USER_BIT)) FAIL("debug operand does not know its record");
    }
  }
  for (uint32_t v = 1; v < f->nins && v < f->rare->cap_dbg_use; v++) {
    uint64_t steps = 0;
    for (Use u = f->rare->dbg_use[v]; u; u = f->link[u].next) {
      if ((uint32_t)u >= f->nopnd || slot[u] != 1 || f->opnd[u] != (Val)v || ++steps > f->nopnd)
        FAIL("debug-use list is wrong");
      slot[u] = 2;
    }
  }
  for (uint32_t v = 1; v < f->nins && v < f->rare->cap_dbg_at; v++) {
    uint64_t steps = 0;
    for (Dbg d = f->rare->dbg_at[v]; d; d = f->rare->dbgrec.p[d].next)
      if ((uint32_t)d >= f->rare->dbgrec.n || f->rare->dbgrec.p[d].at != (Val)v || f->rare->dbgrec.p[d].deleted ||
          ++steps > f->rare->dbgrec.n)
        FAIL("debug records before an instruction are wrong");
  }
out:
  mem_free(placed);
  mem_free(blk_placed);
  mem_free(slot);
  return result;
}
