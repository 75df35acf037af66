/* upgrade_debug.c: the expression of an older llvm.dbg.addr as LLVM 22 makes it for the #dbg_value that takes its
 * place.
 *
 *   llvm.dbg.addr(p, x, !DIExpression(DW_OP_constu, 4, DW_OP_plus))
 *     ->  #dbg_value(p, x, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_deref))
 *
 * DW_OP_deref goes to the end, but before DW_OP_stack_value and a fragment. The arithmetic of constants is folded as
 * LLVM folds it when something is appended: constants are written DW_OP_constu, folded where they meet an operation or
 * each other without overflow, and get their short spellings back. One stack of operations, reduced at its end after
 * each push: O(words).
 */
#include "ir/text/parser.h"

enum {
  DEREF = 0x06,
  CONSTU = 0x10,
  DIV = 0x1b,
  MINUS = 0x1c,
  MUL = 0x1e,
  PLUS = 0x22,
  PLUS_UCONST = 0x23,
  SHL = 0x24,
  SHR = 0x25,
  LIT0 = 0x30,
  LIT31 = 0x4f,
  STACK_VALUE = 0x9f,
  FRAGMENT = 0x1000,
  ARG = 0x1005
};

/* An operation: its word and how many operands follow. */
typedef struct DiOp {
  uint64_t code, operand[2];
  uint32_t n;
} DiOp;

static uint32_t operands_of(uint64_t o) {
  if (o == 0x92 || o == FRAGMENT || o == 0x1001 || o == 0x1006 || o == 0x1007)
    return 2; /* bregx, LLVM_convert, LLVM_extract_bits_* */
  if ((o >= 0x70 && o <= 0x8f) || o == CONSTU || o == 0x11 || o == PLUS_UCONST || o == 0x90 || o == 0x94 ||
      (o >= 0x1002 && o <= ARG && o != 0x1004))
    return 1;
  return 0;
}

static bool neutral(uint64_t op, uint64_t c) {
  switch (op) {
  case PLUS:
  case MINUS:
  case SHL:
  case SHR: return c == 0;
  case MUL:
  case DIV: return c == 1;
  default: return false;
  }
}
/* a op b into *r; false: not an operation that is folded, or the result is not exact. */
static bool fold(uint64_t op, uint64_t a, uint64_t b, uint64_t *r) {
  switch (op) {
  case PLUS: return !__builtin_add_overflow(a, b, r);
  case MINUS: return !__builtin_sub_overflow(a, b, r);
  case MUL: return !__builtin_mul_overflow(a, b, r);
  case DIV:
    if (!b) return false;
    *r = a / b;
    return true;
  case SHL:
    if (b >= 64 || (uint32_t)(a ? __builtin_clzll(a) : 64) < b) return false;
    *r = a << b;
    return true;
  case SHR:
    if (b >= 64 || (uint32_t)(a ? __builtin_ctzll(a) : 64) < b) return false;
    *r = a >> b;
    return true;
  default: return false;
  }
}

/* Is s[0..n), of which the last operation is new, one that becomes shorter? */
static bool reduce_once(DiOp *s, uint32_t *n) {
  DiOp *e = s + *n;
  uint64_t op = e[-1].code, r;
  if (*n >= 2 && e[-2].code == CONSTU && neutral(op, e[-2].operand[0])) {
    *n -= 2;
    return true;
  }
  if (*n >= 3 && e[-3].code == CONSTU && e[-2].code == CONSTU && fold(op, e[-3].operand[0], e[-2].operand[0], &r)) {
    e[-3].operand[0] = r;
    *n -= 2;
    return true;
  }
  if (op != PLUS && op != MUL) return false;
  if (*n >= 4 && e[-4].code == CONSTU && e[-3].code == op && e[-2].code == CONSTU &&
      fold(op, e[-4].operand[0], e[-2].operand[0], &r)) {
    e[-4].operand[0] = r;
    *n -= 2;
    return true;
  }
  if (*n >= 6 && e[-6].code == CONSTU && e[-5].code == op && e[-4].code == ARG && e[-3].code == op &&
      e[-2].code == CONSTU && fold(op, e[-6].operand[0], e[-2].operand[0], &r)) {
    e[-6].operand[0] = r;
    *n -= 2;
    return true;
  }
  return false;
}

static void push(DiOp *s, uint32_t *n, DiOp op) {
  s[(*n)++] = op;
  while (*n && reduce_once(s, n)) {}
}

/* In constants' one spelling. */
static void push_plain(DiOp *s, uint32_t *n, DiOp op) {
  if (op.code >= LIT0 && op.code <= LIT31) {
    push(s, n, (DiOp){CONSTU, {op.code - LIT0, 0}, 1});
  } else if (op.code == PLUS_UCONST) {
    push(s, n, (DiOp){CONSTU, {op.operand[0], 0}, 1});
    push(s, n, (DiOp){PLUS, {0, 0}, 0});
  } else {
    push(s, n, op);
  }
}

Md upgrade_dbg_addr(Parser *p, Md e) {
  const MdRec *r = e ? md_rec(p->m, e) : NULL;
  if (!r || r->form != MDF_EXPR) return e;
  DiOp *s = ARENA_ARRAY(&p->arena, DiOp, 2 * (size_t)r->n + 1), deref = {DEREF, {0, 0}, 0};
  uint32_t n = 0;
  bool put = false;
  for (uint32_t i = 0; i < r->n;) {
    DiOp op = {r->words[i], {0, 0}, operands_of(r->words[i])};
    if (op.n >= r->n - i) return e; /* cut off: the verifier has its say */
    for (uint32_t k = 0; k < op.n; k++) op.operand[k] = r->words[i + 1 + k];
    if (!put && (op.code == STACK_VALUE || op.code == FRAGMENT)) push_plain(s, &n, deref), put = true;
    push_plain(s, &n, op);
    i += 1 + op.n;
  }
  if (!put) push_plain(s, &n, deref);
  uint64_t *w = ARENA_ARRAY(&p->arena, uint64_t, 3 * (size_t)n);
  uint32_t to = 0;
  for (uint32_t i = 0; i < n; i++) {
    if (s[i].code == CONSTU && !s[i].operand[0]) {
      w[to++] = LIT0;
    } else if (s[i].code == CONSTU && i + 1 < n && s[i + 1].code == PLUS) {
      w[to++] = PLUS_UCONST, w[to++] = s[i++].operand[0];
    } else {
      w[to++] = s[i].code;
      for (uint32_t k = 0; k < s[i].n; k++) w[to++] = s[i].operand[k];
    }
  }
  return md_expr(p->m, w, to);
}
