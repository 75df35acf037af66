/* inequalities.h: systems of linear inequalities over whole numbers, and whether they imply one more.
 *
 * A row says  k1*x1 + ... + kn*xn + c <= 0.  Rows are pushed and popped like a stack. A question is answered by
 * Fourier-Motzkin elimination (Dines 1919, Motzkin 1936) of those rows that are connected with it by variables, the
 * newest first, together with its opposite: when nothing but a false inequality is left, the question's row is
 * implied. Rows are divided by what their coefficients have in common and rounded, so that x2 <= 3 follows from
 * 2*x <= 7. What does not fit 64 bits, or a cap, is left out, which can only lose an answer.
 *
 * Owns its arrays (ineq_free). A push or pop is O(terms); a question is bounded by the caps INEQ_ROWS, INEQ_VARS and
 * INEQ_WORK. */
#ifndef NVOPT_INEQUALITIES_H
#define NVOPT_INEQUALITIES_H
#include "ir/cap.h"
#include "support/vec.h"

enum { LIN_TERMS = 8 };
/* A sum: terms by variable, each once, none with coefficient 0. */
typedef struct Lin {
  int64_t c;
  uint32_t n, var[LIN_TERMS];
  int64_t k[LIN_TERMS];
} Lin;
/* by * what is added to s; false: does not fit, and s is of no use. */
bool lin_add(Lin *s, const Lin *what, int64_t by);
bool lin_add_var(Lin *s, uint32_t var, int64_t k);
static inline bool lin_add_const(Lin *s, int64_t c) { return !__builtin_add_overflow(s->c, c, &s->c); }

typedef struct IneqTerm {
  uint32_t var, row, next; /* next: 1 + an older term of that variable */
  int64_t k;
} IneqTerm;
typedef struct IneqRow {
  int64_t c;
  uint32_t term, n;
} IneqRow;
typedef struct Inequalities {
  Module *m; /* for the counts of caps */
  VEC(IneqTerm) term;
  VEC(IneqRow) row;
  VecU32 newest;             /* by variable: 1 + its newest term */
  VecU32 row_seen, var_seen; /* by row and variable: the question that took them in; var_at: as which column */
  VecU32 var_at;
  uint32_t question, looked;
  VEC(int64_t) cell;
  /* What is true of a variable from its definition, once a question comes upon it, and between which constants it
   * lies, once the question is worth it: rows by ineq_define, of that variable alone the second. May be NULL. */
  void (*define)(struct Inequalities *s, uint32_t var, void *user);
  void (*bound)(struct Inequalities *s, uint32_t var, void *user);
  void *user;
  VecU32 vars, rows; /* of the question at hand, in the order they came */
  VEC(Lin) defined;
} Inequalities;

void ineq_free(Inequalities *s);
void ineq_push(Inequalities *s, const Lin *row); /* row <= 0 */
static inline uint32_t ineq_count(const Inequalities *s) { return (uint32_t)s->row.n; }
void ineq_pop(Inequalities *s, uint32_t rows); /* until so many are left */
void ineq_define(Inequalities *s, const Lin *row);
/* row <= 0. bounds: what the variables' bounds alone say counts too (else nothing is asked where no row is connected:
 * who asks for the sake of the rows has asked ranges before). */
bool ineq_implies(Inequalities *s, const Lin *row, bool bounds);
#endif
