/* inequalities.c: Fourier-Motzkin elimination (inequalities.h). */
#include "analysis/value/inequalities.h"

bool lin_add_var(Lin *s, uint32_t var, int64_t k) {
  if (!k) return true;
  for (uint32_t i = 0; i < s->n; i++) {
    if (s->var[i] != var) continue;
    if (__builtin_add_overflow(s->k[i], k, &s->k[i])) return false;
    if (!s->k[i]) {
      s->n--;
      s->var[i] = s->var[s->n], s->k[i] = s->k[s->n];
    }
    return true;
  }
  if (s->n == LIN_TERMS) return false;
  s->var[s->n] = var, s->k[s->n++] = k;
  return true;
}
bool lin_add(Lin *s, const Lin *what, int64_t by) {
  int64_t x;
  if (__builtin_mul_overflow(what->c, by, &x) || !lin_add_const(s, x)) return false;
  for (uint32_t i = 0; i < what->n; i++)
    if (__builtin_mul_overflow(what->k[i], by, &x) || !lin_add_var(s, what->var[i], x)) return false;
  return true;
}

void ineq_free(Inequalities *s) {
  vec_free(&s->term), vec_free(&s->row), vec_free(&s->newest), vec_free(&s->row_seen), vec_free(&s->var_seen);
  vec_free(&s->var_at), vec_free(&s->cell), vec_free(&s->vars), vec_free(&s->rows), vec_free(&s->defined);
}
static void know_var(Inequalities *s, uint32_t var) {
  if (var < s->newest.n) return;
  uint32_t n = var + 1 + var / 2;
  vec_resize_zero(&s->newest, n);
  vec_resize_zero(&s->var_seen, n);
  vec_resize_zero(&s->var_at, n);
}
void ineq_push(Inequalities *s, const Lin *row) {
  IneqRow r = {row->c, (uint32_t)s->term.n, row->n};
  for (uint32_t i = 0; i < row->n; i++) {
    know_var(s, row->var[i]);
    vec_push(&s->term, ((IneqTerm){row->var[i], (uint32_t)s->row.n, s->newest.p[row->var[i]], row->k[i]}));
    s->newest.p[row->var[i]] = (uint32_t)s->term.n;
  }
  vec_push(&s->row, r);
}
void ineq_pop(Inequalities *s, uint32_t rows) {
  while (s->row.n > rows) {
    const IneqRow *r = &s->row.p[s->row.n - 1];
    for (uint32_t i = r->n; i-- > 0;) {
      const IneqTerm *t = &s->term.p[r->term + i];
      s->newest.p[t->var] = t->next;
    }
    s->term.n = r->term;
    s->row.n--;
  }
}
void ineq_define(Inequalities *s, const Lin *row) { vec_push(&s->defined, *row); }

/* ---- a question ---- */
static bool take_var(Inequalities *s, uint32_t var) {
  know_var(s, var);
  if (s->var_seen.p[var] == s->question) return true;
  if (at_cap(s->m, INEQ_VARS, s->vars.n)) return false;
  s->var_seen.p[var] = s->question;
  s->var_at.p[var] = (uint32_t)s->vars.n;
  vec_push(&s->vars, var);
  return true;
}
static int64_t gcd(int64_t a, int64_t b) {
  while (b) {
    int64_t r = a % b;
    a = b, b = r;
  }
  return a < 0 ? -a : a;
}
/* Rows of w cells, the last one the constant, divided by what the coefficients share. */
static void reduce(int64_t *r, uint32_t w) {
  int64_t g = 0;
  for (uint32_t i = 0; i + 1 < w && g != 1; i++)
    if (r[i]) {
      if (r[i] == INT64_MIN) return;
      g = gcd(g, r[i]);
    }
  if (g <= 1) return;
  for (uint32_t i = 0; i + 1 < w; i++) r[i] /= g;
  int64_t q = r[w - 1] / g; /* k*x <= -c: whole numbers, so that c / g is rounded up */
  r[w - 1] = q + (r[w - 1] % g > 0);
}
/* One row of both with the variable gone; false: does not fit. a has a positive coefficient there, b a negative. */
static bool combine(int64_t *to, const int64_t *a, const int64_t *b, uint32_t w, uint32_t var) {
  if (b[var] == INT64_MIN) return false;
  int64_t g = gcd(a[var], b[var]), by_a = -b[var] / g, by_b = a[var] / g;
  for (uint32_t i = 0; i < w; i++) {
    int64_t x, y;
    if (__builtin_mul_overflow(a[i], by_a, &x) || __builtin_mul_overflow(b[i], by_b, &y) ||
        __builtin_add_overflow(x, y, &to[i]))
      return false;
  }
  reduce(to, w);
  return true;
}
typedef struct Matrix {
  int64_t *row[CAP_INEQ_WORK];
  uint32_t n, w;
  uint32_t pos[CAP_INEQ_VARS], neg[CAP_INEQ_VARS]; /* rows with such a coefficient */
} Matrix;
static void count_row(Matrix *x, const int64_t *r, uint32_t by) { /* by: 1, or what takes 1 away */
  for (uint32_t v = 0; v + 1 < x->w; v++) x->pos[v] += r[v] > 0 ? by : 0, x->neg[v] += r[v] < 0 ? by : 0;
}
/* No whole numbers satisfy all rows: the variables are eliminated, the cheapest first. */
static bool contradicts(Inequalities *s, Matrix *x) {
  uint32_t w = x->w, made = x->n;
  memset(x->pos, 0, (w - 1) * sizeof *x->pos), memset(x->neg, 0, (w - 1) * sizeof *x->neg);
  for (uint32_t i = 0; i < x->n; i++) count_row(x, x->row[i], 1);
  for (;;) {
    uint64_t best = UINT64_MAX;
    uint32_t var = 0;
    for (uint32_t v = 0; v + 1 < w && best; v++) {
      uint64_t pos = x->pos[v], neg = x->neg[v];
      if (pos + neg && pos * neg < best) best = pos * neg, var = v;
    }
    if (best == UINT64_MAX) break;
    if (past_cap(s->m, INEQ_WORK, made + best)) return false;
    uint32_t n = x->n;
    for (uint32_t i = 0; i < n && best; i++) {
      if (x->row[i][var] <= 0) continue;
      for (uint32_t k = 0; k < n; k++) {
        if (x->row[k][var] >= 0) continue;
        int64_t *to = s->cell.p + (size_t)made * w;
        if (!combine(to, x->row[i], x->row[k], w, var)) continue;
        bool empty = true;
        for (uint32_t j = 0; j + 1 < w && empty; j++) empty = !to[j];
        if (empty && to[w - 1] > 0) return true;
        if (!empty) count_row(x, to, 1), x->row[x->n++] = to, made++;
      }
    }
    uint32_t left = 0;
    for (uint32_t i = 0; i < x->n; i++)
      if (!x->row[i][var]) x->row[left++] = x->row[i];
      else count_row(x, x->row[i], UINT32_MAX);
    x->n = left;
  }
  return false;
}
static void cells_of(Inequalities *s, Matrix *x, const Lin *l) {
  int64_t *to = s->cell.p + (size_t)x->n * x->w;
  memset(to, 0, x->w * sizeof *to);
  for (uint32_t i = 0; i < l->n; i++) to[s->var_at.p[l->var[i]]] = l->k[i];
  to[x->w - 1] = l->c;
  reduce(to, x->w);
  x->row[x->n++] = to;
}
/* The rows of one variable that are not in yet, newest first. */
static void take_rows(Inequalities *s, uint32_t var, VecU32 *rows) {
  for (uint32_t t = s->newest.p[var]; t; t = s->term.p[t - 1].next) {
    uint32_t row = s->term.p[t - 1].row;
    if (s->row_seen.p[row] == s->question) continue;
    s->row_seen.p[row] = s->question;
    if (at_cap(s->m, INEQ_LOOKED, s->looked++)) return;
    if (at_cap(s->m, INEQ_ROWS, rows->n + s->defined.n)) return;
    const IneqRow *r = &s->row.p[row];
    bool all = true;
    for (uint32_t i = 0; i < r->n && all; i++) all = take_var(s, s->term.p[r->term + i].var);
    if (all) vec_push(rows, row);
  }
}
bool ineq_implies(Inequalities *s, const Lin *row, bool bounds) {
  if (!row->n) return row->c <= 0;
  s->question++;
  s->vars.n = s->defined.n = s->rows.n = s->looked = 0;
  if (s->row_seen.n < s->row.n) vec_resize_zero(&s->row_seen, s->row.n + s->row.n / 2);
  for (uint32_t i = 0; i < row->n; i++)
    if (!take_var(s, row->var[i])) return false;
  uint32_t kept = 0;
  for (uint32_t i = 0; i < s->vars.n; i++) {
    uint32_t var = s->vars.p[i];
    if (s->define && !at_cap(s->m, INEQ_ROWS, s->rows.n + s->defined.n)) s->define(s, var, s->user);
    for (uint32_t k = kept; k < s->defined.n; k++) { /* those whose variables are few enough */
      const Lin *l = &s->defined.p[k];
      bool all = true;
      for (uint32_t j = 0; j < l->n && all; j++) all = take_var(s, l->var[j]);
      if (all) s->defined.p[kept++] = *l;
    }
    s->defined.n = kept;
    take_rows(s, var, &s->rows);
  }
  if (!s->rows.n && !s->defined.n && !bounds) return false;
  for (uint32_t i = 0; s->bound && i < s->vars.n; i++) s->bound(s, s->vars.p[i], s->user);
  Lin not = {.c = 1}; /* the opposite: row >= 1 */
  if (!lin_add(&not, row, -1)) return false;
  Matrix x = {.w = (uint32_t)s->vars.n + 1};
  vec_reserve(&s->cell, CAP_INEQ_WORK * x.w);
  cells_of(s, &x, &not);
  for (uint32_t i = 0; i < s->defined.n; i++) cells_of(s, &x, &s->defined.p[i]);
  for (uint32_t i = 0; i < s->rows.n; i++) {
    const IneqRow *r = &s->row.p[s->rows.p[i]];
    Lin l = {.c = r->c, .n = r->n};
    for (uint32_t k = 0; k < r->n; k++) l.var[k] = s->term.p[r->term + k].var, l.k[k] = s->term.p[r->term + k].k;
    cells_of(s, &x, &l);
  }
  return contradicts(s, &x);
}
