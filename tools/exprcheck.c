/* exprcheck: proves what rulecheck cannot: the C folds, the driver, and rules in company.
 *
 *   exprcheck [--n=N] [--seed=S] [--unhit]
 *
 * Makes N small functions over integers of one to five bits: half of them random (one to four operations with flags, comparisons, selects,
 * casts, freeze, bit intrinsics, constants, poison), half of them instances of the left side of a rule or fold, its operand orders
 * shuffled. Each goes through InstSimplify or InstCombine, is checked for soundness of its links, and is compared with what it was on
 * all inputs, poison included (and undef, one argument at a time, for i1 and i2): the result must refine. A difference is printed with both
 * functions. Exit 0: none. --unhit lists the rules and folds that no function hit.
 * Values are those of small_eval.h. Deterministic for a seed. */
#include "small_eval.h"
#include "nvopt/ctx.h"
#include "nvopt/fail.h"
#include "nvopt/pass.h"
#include "nvopt/text.h"
#include <stdio.h>
#include <stdlib.h>

static uint64_t rng = 1;
static uint32_t rnd(uint32_t n) { rng ^= rng << 13; rng ^= rng >> 7; rng ^= rng << 17; return (uint32_t)((rng >> 11) % n); }

enum { NARGS = 4, MAX_VALS = 40, MAX_IDS = 512 };
static Module *m;
static Fn *f;
static Blk blk;
static unsigned width[NARGS];      /* of the arguments */
static Val vals[MAX_VALS];
static unsigned nvals;

static Ty ity(unsigned w) { return ty_int(m, w); }
static Val new_ins(Op o, unsigned sub_, unsigned fl, Ty t, const Val *ops, uint32_t n) {
  Val v = ins_new(f, o, sub_, fl, t, ops, n);
  ins_place_end(f, v, blk);
  if (nvals < MAX_VALS) vals[nvals++] = v;
  return v;
}
static Val new_call(unsigned id, Ty ret, const Val *ops, uint32_t n) {
  Val a[5];
  Ty t[5], fnty;
  for (uint32_t i = 0; i < n; i++) a[i] = ops[i], t[i] = ty(f, ops[i]);
  a[n] = intrin_callee(f, id, ret, t, n, &fnty);
  Val v = ins_new(f, OP_CALL, 0, 0, ret, a, n + 1);
  aux_set(f, v, call_add(f, (CallRec){.fnty = fnty}));
  ins_place_end(f, v, blk);
  if (nvals < MAX_VALS) vals[nvals++] = v;
  return v;
}
static Val rand_con(Ty t) {
  unsigned w = ty_bits(m, t);
  switch (rnd(8)) {
  case 0: return con_int(&f->con, t, 0);
  case 1: return con_int(&f->con, t, 1);
  case 2: return con_sint(&f->con, t, -1);
  case 3: return con_int(&f->con, t, 1ull << (w - 1));
  case 4: return con_int(&f->con, t, 1ull << rnd(w));
  case 5: if (rnd(12) == 0) return con_poison(&f->con, t); return con_int(&f->con, t, mask64(w - 1));
  default: return con_int(&f->con, t, rnd(1u << w));
  }
}
static Val pick(Ty t, bool con) { /* a value of the type, newest ones more often */
  Val c[MAX_VALS];
  unsigned n = 0;
  for (unsigned i = 0; i < nvals; i++) if (ty(f, vals[i]) == t) c[n++] = vals[i];
  if (con && (n == 0 || rnd(4) == 0)) return rand_con(t);
  if (n == 0) return rand_con(t);
  return rnd(2) ? c[n - 1] : c[rnd(n)];
}
static Ty rand_type(void) { return ity(width[rnd(NARGS)]); }
static unsigned rand_flags(Op o) {
  unsigned mask = op_flag_mask(o) & (F_NUW | F_NSW | F_EXACT | F_DISJOINT | F_NNEG | F_SAMESIGN), fl = 0;
  for (unsigned b = 0; b < 6; b++) if ((mask >> b & 1) && rnd(4) == 0) fl |= 1u << b;
  return fl;
}
static void rand_op(void) {
  Ty t = rand_type();
  unsigned w = ty_bits(m, t);
  switch (rnd(12)) {
  default: {
    Op o = (Op)(OP_ADD + rnd(OP_XOR - OP_ADD + 1));
    new_ins(o, 0, rand_flags(o), t, (Val[]){pick(t, true), pick(t, true)}, 2);
    return;
  }
  case 5: new_ins(OP_XOR, 0, 0, t, (Val[]){pick(t, false), con_allones(&f->con, t)}, 2); return;
  case 6: case 7: new_ins(OP_ICMP, ICMP_EQ + rnd(10), rand_flags(OP_ICMP), TY_I1, (Val[]){pick(t, false), pick(t, true)}, 2); return;
  case 8: new_ins(OP_SELECT, 0, 0, t, (Val[]){pick(TY_I1, false), pick(t, true), pick(t, true)}, 3); return;
  case 9: {
    Ty to = rand_type();
    unsigned tw = ty_bits(m, to);
    if (tw == w) { Val x = pick(t, false); new_ins(OP_FREEZE, 0, 0, t, &x, 1); return; }
    Op o = tw < w ? OP_TRUNC : rnd(2) ? OP_ZEXT : OP_SEXT;
    Val x = pick(t, false);
    new_ins(o, 0, rand_flags(o), to, &x, 1);
    return;
  }
  case 10: {
    static const uint16_t two[] = {INTRIN_smax, INTRIN_smin, INTRIN_umax, INTRIN_umin, INTRIN_uadd_sat, INTRIN_usub_sat, INTRIN_sadd_sat, INTRIN_ssub_sat};
    new_call(two[rnd(ARRAY_LEN(two))], t, (Val[]){pick(t, false), pick(t, true)}, 2);
    return;
  }
  case 11: {
    static const uint16_t one[] = {INTRIN_ctpop, INTRIN_bitreverse, INTRIN_ctlz, INTRIN_cttz, INTRIN_abs};
    unsigned id = one[rnd(ARRAY_LEN(one))];
    new_call(id, t, (Val[]){pick(t, false), con_int(&f->con, TY_I1, rnd(2))}, id == INTRIN_ctpop || id == INTRIN_bitreverse ? 1 : 2);
    return;
  }
  }
}

/* An instance of a rule's left side; false when it has operations this program cannot make. */
static bool rule_instance(const RuleSet *rs, const Rule *r) {
  const RuleLhs *l = rs->lhs + r->lhs;
  const RuleClass *k = rs->cls + r->cls;
  Ty ct[RULE_MAX_CLASSES];
  for (unsigned c = 0; c < r->ncls; c++) {
    if (k[c].kinds && !(k[c].kinds & RT_INT)) return false;
    ct[c] = k[c].bits ? ity(k[c].bits) : rand_type();
    if (k[c].bits > 8) return false;
  }
  /* casts need widths in order: try to give them such */
  for (unsigned i = 0; i < r->nlhs; i++) {
    if (l[i].kind != RL_OP || !op_is_cast((Op)l[i].op)) continue;
    unsigned kid = i + 1;
    unsigned lo = width[0], hi = width[3];
    bool wide = l[i].op == OP_ZEXT || l[i].op == OP_SEXT;
    if (!k[l[i].cls].bits) ct[l[i].cls] = ity(wide ? hi : lo);
    if (kid < r->nlhs && !k[l[kid].cls].bits) ct[l[kid].cls] = ity(wide ? (ty_bits(m, ct[l[i].cls]) > lo ? lo : 1) : hi);
  }
  Val node[RULE_MAX_NODES] = {VAL_NONE};
  uint8_t pr[RULE_MAX_NODES] = {0};
  for (unsigned i = 0; i < r->nlhs; i++) { /* predicates first: a repeated one refers forward here */
    if (!l[i].preds) continue;
    unsigned p;
    do p = rnd(16); while (!(l[i].preds >> p & 1));
    pr[i] = (uint8_t)(ICMP_EQ + p);
    if (l[i].pred_same != RULE_NO_NODE) pr[i] = pr[l[i].pred_same];
  }
  for (unsigned i = 0; i < r->nlhs; i++) if (l[i].kind == RL_VAR || l[i].kind == RL_ANY) node[i] = pick(ct[l[i].cls], rnd(6) == 0);
  for (unsigned i = r->nlhs; i-- > 0;) {
    Ty t = ct[l[i].cls];
    switch ((RuleLhsKind)l[i].kind) {
    case RL_ANY: case RL_VAR: break;
    case RL_SAME: break;
    case RL_CANY: case RL_CINT: node[i] = rand_con(t); break;
    case RL_LIT: {
      int64_t v = rs->lit[l[i].val];
      unsigned w = ty_bits(m, t);
      if (l[i].op == LIT_INT || l[i].op == LIT_NULL) node[i] = con_sint(&f->con, t, v);
      else if (l[i].op == LIT_SMIN) node[i] = con_int(&f->con, t, 1ull << (w - 1));
      else if (l[i].op == LIT_SMAX) node[i] = con_int(&f->con, t, mask64(w - 1));
      else if (l[i].op == LIT_POISON) node[i] = con_poison(&f->con, t);
      else return false;
      break;
    }
    default: break;
    }
  }
  /* a constant named twice, and any other repeated node that is no instruction */
  for (unsigned i = 0; i < r->nlhs; i++) if (l[i].kind == RL_SAME && l[l[i].same].kind < RL_OP) node[i] = node[l[i].same];
  for (unsigned i = r->nlhs; i-- > 0;) {
    if (l[i].kind != RL_OP && l[i].kind != RL_INTRIN) continue;
    Val a[8];
    unsigned n = 0;
    for (unsigned j = i + 1; j < r->nlhs; j++) if (l[j].parent == i) { if (l[j].kind == RL_SAME && !node[j]) node[j] = node[l[j].same]; if (!node[j]) return false; a[l[j].index] = node[j]; n++; }
    if ((l[i].bits & LB_MORE) || n > 4) return false;
    Ty t = ct[l[i].cls];
    Op o = (Op)l[i].op;
    if (l[i].kind == RL_INTRIN) {
      unsigned id = l[i].val;
      bool pair = id == INTRIN_uadd_with_overflow || id == INTRIN_sadd_with_overflow || id == INTRIN_usub_with_overflow || id == INTRIN_ssub_with_overflow || id == INTRIN_umul_with_overflow || id == INTRIN_smul_with_overflow;
      if (pair) t = ty_struct(m, (Ty[]){ty(f, a[0]), TY_I1}, 2, false);
      if (id == INTRIN_bswap || intrinsic_info((IntrinsicId)id)->mem || n == 0) return false;
      for (unsigned j = 0; j < n; j++) if ((intrinsic_info((IntrinsicId)id)->immarg >> j & 1) && (!val_is_con(a[j]) || con_is_poison(&f->con, a[j]))) a[j] = con_int(&f->con, TY_I1, rnd(2));
      Ty at[8], ov[INTRIN_MAX_OVERLOADS];
      unsigned nov = 0;
      for (unsigned j = 0; j < n; j++) at[j] = ty(f, a[j]);
      if (intrinsic_match(m, (IntrinsicId)id, ty_func(m, t, at, n, false), ov, &nov) != INTRIN_MATCH_OK) return false; /* pointers, floats, fixed widths */
      node[i] = new_call(id, t, a, n);
      continue;
    }
    unsigned fl = l[i].flags | rand_flags(o);
    if (op_is_bin(o)) { if (o > OP_XOR) return false; if ((op_info[o].props & P_COMM) && rnd(3) == 0) { Val s = a[0]; a[0] = a[1]; a[1] = s; } node[i] = new_ins(o, 0, fl, t, a, 2); }
    else if (o == OP_ICMP) {
      unsigned p = pr[i];
      if (ty(f, a[0]) != ty(f, a[1])) return false;
      if (rnd(3) == 0) { Val s = a[0]; a[0] = a[1]; a[1] = s; p = pred_swap((Pred)p); }
      node[i] = new_ins(o, p, fl, TY_I1, a, 2);
    } else if (o == OP_SELECT) { if (ty(f, a[0]) != TY_I1 || ty(f, a[1]) != ty(f, a[2])) return false; node[i] = new_ins(o, 0, 0, ty(f, a[1]), a, 3); }
    else if (o == OP_FREEZE) node[i] = new_ins(o, 0, 0, t, a, 1);
    else if (o == OP_TRUNC || o == OP_ZEXT || o == OP_SEXT) {
      unsigned from = ty_bits(m, ty(f, a[0])), to = ty_bits(m, t);
      if (o == OP_TRUNC ? from <= to : from >= to) return false;
      node[i] = new_ins(o, 0, fl, t, a, 1);
    } else if (o == OP_EXTRACTVALUE && l[i].val) {
      uint32_t idx = l[i].val - 1u;
      Ty st = ty(f, a[0]);
      if (ty_kind(m, st) != TK_STRUCT) return false;
      node[i] = new_ins(o, 0, 0, ty_field(m, st, idx), a, 1);
      aux_set(f, node[i], words_add(f, &idx, 1));
    } else return false;
  }
  return true;
}

/* ---- running a function ---- */
static V env[MAX_IDS];
static unsigned nfrozen;
static V con_value(Fn *fn, Val v) {
  ConPool *p = &fn->con;
  v = con_twin(p, v);
  if (con_is_poison(p, v)) return poison;
  Cv c = con_cv(p, v, 0);
  if (c.kind != CV_INT) { sem_unknown = true; return poison; }
  return val(c.ap.u, c.ap.bits);
}
static V run(Fn *fn, const V *args, uint64_t frozen) {
  for (uint32_t i = 0; i < fn->nargs; i++) env[i + 1] = args[i];
  nfrozen = 0;
  FOR_EACH_INS(fn, fn->first_blk, v) {
    uint32_t n = nops(fn, v);
    Op o = op(fn, v);
    if (o == OP_CALL) n--;
    V a[8];
    T at[8];
    if (n > 8 || (uint32_t)v >= MAX_IDS) { sem_unknown = true; return poison; }
    for (uint32_t i = 0; i < n; i++) {
      Val x = arg(fn, v, i);
      at[i] = (T){(uint8_t)ty_bits(m, ty(fn, x)), -1};
      a[i] = val_is_con(x) ? con_value(fn, x) : env[x];
    }
    if (o == OP_RET) return a[0];
    unsigned sb = sub(fn, v);
    if (o == OP_EXTRACTVALUE) { uint32_t nw; sb = *words_of(fn, v, &nw); }
    T to = {(uint8_t)ty_bits(m, ty(fn, v)), -1};
    unsigned fl = o == OP_CALL ? 0 : flags(fn, v);
    V r = eval_op(o, o == OP_CALL ? call_intrinsic(fn, v) : 0, sb, fl, a, n, at, to);
    if (r.undef) { r = val(frozen >> (nfrozen * 5), to.bits); nfrozen++; }
    if (r.kind == K_UB) return ub;
    env[v] = r;
  }
  sem_unknown = true;
  return poison;
}
enum { OUT_BAD = 1ull << 63 };
/* The set of results, over the values that frozen poison may take. */
static uint64_t outcomes(Fn *fn, const V *args) {
  uint64_t set = 0;
  for (uint64_t k = 0;; k++) {
    V r = run(fn, args, k * 0x9e37ull);
    if (sem_unknown) return 0;
    if (r.kind) return OUT_BAD;
    set |= 1ull << (r.u & 31) << (r.ov ? 32 : 0);
    if (nfrozen == 0 || k == 63) break;
  }
  return set;
}
/* The results with argument `which` undef; functions with freeze are left to rulecheck. */
static Set undef_outcomes(Fn *fn, const V *args, unsigned which) {
  static Set e[MAX_IDS];
  for (uint32_t i = 0; i < fn->nargs; i++) e[i + 1] = i == which ? set_full(width[i]) : set_of(args[i]);
  FOR_EACH_INS(fn, fn->first_blk, v) {
    uint32_t n = nops(fn, v) - (op(fn, v) == OP_CALL);
    Op o = op(fn, v);
    Set a[8];
    T at[8];
    if (n > 8 || (uint32_t)v >= MAX_IDS || o == OP_FREEZE || o == OP_EXTRACTVALUE) { sem_unknown = true; return (Set){0}; }
    for (uint32_t i = 0; i < n; i++) {
      Val x = arg(fn, v, i);
      at[i] = (T){(uint8_t)ty_bits(m, ty(fn, x)), -1};
      a[i] = val_is_con(x) ? set_of(con_value(fn, x)) : e[x];
    }
    if (o == OP_RET) return a[0];
    e[v] = set_op(o, o == OP_CALL ? call_intrinsic(fn, v) : 0, sub(fn, v), o == OP_CALL ? 0 : flags(fn, v), a, n, at, (T){(uint8_t)ty_bits(m, ty(fn, v)), -1});
    if (e[v].ub || sem_unknown) return e[v];
  }
  sem_unknown = true;
  return (Set){0};
}

static Fn *clone_of(Fn *src, Glob g) { /* straight line only */
  Fn *d = fn_new(m, g, 32);
  Blk b = blk_new(d);
  blk_place_end(d, b);
  Val map[MAX_IDS];
  for (uint32_t i = 0; i < src->nargs; i++) map[i + 1] = fn_arg(d, i);
  FOR_EACH_INS(src, src->first_blk, v) {
    Val a[8];
    uint32_t n = nops(src, v);
    for (uint32_t i = 0; i < n; i++) { Val x = arg(src, v, i); a[i] = val_is_con(x) ? con_import(&d->con, &src->con, x) : map[x]; }
    Val c = ins_new(d, op(src, v), sub(src, v), flags(src, v), ty(src, v), a, n);
    if (op(src, v) == OP_CALL) aux_set(d, c, call_add(d, *call_rec(src, v)));
    if (op(src, v) == OP_EXTRACTVALUE) { uint32_t nw; const uint32_t *w = words_of(src, v, &nw); uint32_t x = w[0]; aux_set(d, c, words_add(d, &x, 1)); }
    ins_place_end(d, c, b);
    map[v] = c;
  }
  return d;
}

static void show(Fn *fn, const char *title) { glob(m, fn->id)->fn = fn; StrBuf sb = {0}; ir_print_fn(fn, &sb); printf("; %s\n%.*s\n", title, (int)sb.n, sb.p); sb_free(&sb); }
static void show_args(const V *a, int undef) {
  printf(";  on");
  for (unsigned i = 0; i < NARGS; i++) if ((int)i == undef) printf(" undef"); else if (a[i].kind) printf(" poison"); else printf(" %llu", (unsigned long long)a[i].u);
  printf("\n");
}

/* True when `after` refines `before` on every input. */
static bool refines(Fn *before, Fn *after) {
  unsigned n[NARGS];
  uint64_t total = 1;
  for (unsigned i = 0; i < NARGS; i++) { n[i] = has_uses(before, fn_arg(before, i)) || has_uses(after, fn_arg(after, i)) ? (1u << width[i]) + 1 : 1; total *= n[i]; }
  uint64_t step = total > 6000 ? total / 3000 | 1 : 1;
  V a[NARGS];
  for (uint64_t t = 0; t < total; t += step) {
    uint64_t x = t;
    for (unsigned i = 0; i < NARGS; i++) { uint64_t p = x % n[i]; x /= n[i]; a[i] = p == 1u << width[i] ? poison : val(p, width[i]); }
    uint64_t s = outcomes(before, a);
    if (sem_unknown) return true;
    if (s == OUT_BAD) continue;
    bool inexact = nfrozen > 2; /* too many frozen values to have seen all results */
    uint64_t d = outcomes(after, a);
    if (sem_unknown) return true;
    if (d == OUT_BAD || ((d & ~s) && !inexact)) { show(before, "before"); show(after, "after"); show_args(a, -1); return false; }
  }
  for (unsigned k = 0; k < NARGS; k++) {
    if (width[k] > 3 || n[k] == 1) continue;
    for (unsigned tries = 0; tries < 6; tries++) {
      for (unsigned i = 0; i < NARGS; i++) a[i] = val(rnd(1u << width[i]), width[i]);
      Set s = undef_outcomes(before, a, k);
      if (sem_unknown || s.ub || s.poison) { sem_unknown = false; continue; }
      Set d = undef_outcomes(after, a, k);
      if (sem_unknown) { sem_unknown = false; continue; }
      if (d.ub || d.poison || (d.vals & ~s.vals)) { show(before, "before"); show(after, "after"); show_args(a, (int)k); return false; }
    }
  }
  return true;
}

int main(int argc, char **argv) {
  static uint64_t count = 20000, seed = 1; /* static: they live across the failure frame */
  static bool unhit;
  for (int i = 1; i < argc; i++) {
    if (!strncmp(argv[i], "--n=", 4)) count = strtoull(argv[i] + 4, NULL, 10);
    else if (!strncmp(argv[i], "--seed=", 7)) seed = strtoull(argv[i] + 7, NULL, 10);
    else if (!strcmp(argv[i], "--unhit")) unhit = true;
    else { fprintf(stderr, "usage: exprcheck [--n=N] [--seed=S] [--unhit]\n"); return 2; }
  }
  rng = seed * 0x9e3779b97f4a7c15ull + 88172645463325252ull;
  Ctx ctx = {0};
  m = mod_new(&ctx);
  static uint32_t hits[RULES_LIMIT];
  static uint64_t stats[ST_COUNT];
  RuleCtl ctl = {.hits = hits};
  Arena scratch;
  arena_init(&scratch);
  int64_t opt[PASS_MAX_OPTS] = {0};
  const RuleSet *const sets[2] = {&rules_simplify, &rules_combine};
  uint64_t bad = 0, changed = 0, skipped = 0;
  FailFrame fr;
  if (!FAIL_TRY(&fr)) { printf("failure: %s\n", fail_message(&fr)); return 1; }
  for (uint64_t it = 0; it < count && bad < 10; it++) {
    width[0] = width[1] = 1 + rnd(3);
    width[2] = 1;
    width[3] = width[0] + 1 + rnd(2);
    Ty pt[NARGS];
    for (unsigned i = 0; i < NARGS; i++) pt[i] = ity(width[i]);
    Glob g = glob_new(m, GK_FUNC, (Str){NULL, 0});
    glob(m, g)->ptr_type = TY_PTR;
    glob(m, g)->type = ty_func(m, TY_VOID, pt, NARGS, false);
    f = fn_new(m, g, 32);
    blk = blk_new(f);
    blk_place_end(f, blk);
    nvals = 0;
    for (unsigned i = 0; i < NARGS; i++) vals[nvals++] = fn_arg(f, i);
    bool combine = rnd(2), made = true;
    if (it & 1) {
      unsigned pre = rnd(2);
      for (unsigned i = 0; i < pre; i++) rand_op();
      const RuleSet *rs = sets[combine && rnd(3)];
      made = rs->nrules && rule_instance(rs, &rs->rule[(it / 2) % rs->nrules]);
    } else for (unsigned k = 1 + rnd(4); k-- > 0;) rand_op();
    Val last = vals[nvals - 1];
    if (!made || is_arg(f, last) || !ty_is_int(m, ty(f, last))) { skipped++; fn_free(f); continue; }
    Ty rt = ty(f, last);
    glob(m, g)->type = ty_func(m, rt, pt, NARGS, false);
    ins_place_end(f, ins_new(f, OP_RET, 0, 0, TY_VOID, &last, 1), blk);
    glob(m, g)->is_decl = false;
    Fn *before = clone_of(f, g);
    glob(m, g)->fn = f;
    PassCtx px = {.opt = opt, .scratch = &scratch, .stats = stats, .rules = &ctl, .pass = "exprcheck"};
    ArenaMark mark = arena_mark(&scratch);
    Change ch = combine ? pass_instcombine(f, &px) : pass_instsimplify(f, &px);
    const char *broken = fn_check(f);
    sem_unknown = false;
    if (broken) { bad++; printf("; broken links: %s\n", broken); show(before, "before"); show(f, "after"); }
    else if (ch) { changed++; if (!refines(before, f)) { bad++; printf("; by %s, function %llu of seed %llu\n\n", combine ? "instcombine" : "instsimplify", (unsigned long long)it, (unsigned long long)seed); } }
    arena_release(&scratch, mark);
    arena_free(&sem_arena);
    glob(m, g)->fn = NULL;
    fn_free(before);
    fn_free(f);
  }
  fail_leave(&fr);
  unsigned nu = 0, nr = 0;
  for (unsigned s = 0; s < 2; s++)
    for (uint32_t i = 0; i < sets[s]->nrules; i++) {
      nr++;
      if (hits[sets[s]->first + i]) continue;
      nu++;
      if (unhit) printf("not hit: %s (%s:%u)\n", sets[s]->rule[i].name, sets[s]->file[sets[s]->rule[i].file], sets[s]->rule[i].line);
    }
  printf("%llu functions (%llu instances that cannot be made), %llu changed, %llu wrong; %u of %u rules hit\n", (unsigned long long)count, (unsigned long long)skipped, (unsigned long long)changed, (unsigned long long)bad, nr - nu, nr);
  mod_free(m);
  arena_free(&scratch);
  return bad != 0;
}
