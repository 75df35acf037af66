/* print.c: scalar evolution: print<scalar-evolution> in opt's form, and the verifiers. Knob:
 * scalar-evolution-classify-expressions. */
#include "analysis/scev/scev_int.h"
#include "ir/text/text.h"
#include "support/knob.h"

static void flags_print(unsigned fl, StrBuf *o) {
  if (fl & SX_NUW) sb_lit(o, "<nuw>");
  if (fl & SX_NSW) sb_lit(o, "<nsw>");
}
static void pr(const Scev *s, Sx x, FnText *t);
static void nary(const Scev *s, Sx x, const char *op, FnText *t) {
  StrBuf *o = fn_text_out(t);
  sb_ch(o, '(');
  for (uint32_t i = 0; i < nops_of(s, x); i++) {
    if (i) sb_cz(o, op);
    pr(s, op_of(s, x, i), t);
  }
  sb_ch(o, ')');
}
static void cast(const Scev *s, Sx x, const char *op, FnText *t) {
  StrBuf *o = fn_text_out(t);
  sb_fmt(o, "(%s ", op);
  ir_print_type(s->f->m, type_of(s, op_of(s, x, 0)), o);
  sb_ch(o, ' ');
  pr(s, op_of(s, x, 0), t);
  sb_lit(o, " to ");
  ir_print_type(s->f->m, type_of(s, x), o);
  sb_ch(o, ')');
}
static void pr(const Scev *s, Sx x, FnText *t) {
  StrBuf *o = fn_text_out(t);
  switch (kind_of(s, x)) {
  case SXK_CNC: sb_lit(o, "***COULDNOTCOMPUTE***"); return;
  case SXK_CONST:
    if (bits_of(s, x) == 1) sb_cz(o, const_of(s, x).u ? "true" : "false");
    else ap_print_s(o, const_of(s, x));
    return;
  case SXK_VSCALE: sb_lit(o, "vscale"); return;
  case SXK_TRUNC: cast(s, x, "trunc", t); return;
  case SXK_ZEXT: cast(s, x, "zext", t); return;
  case SXK_SEXT: cast(s, x, "sext", t); return;
  case SXK_PTRTOINT: cast(s, x, "ptrtoint", t); return;
  case SXK_PTRTOADDR: cast(s, x, "ptrtoaddr", t); return;
  case SXK_ADDREC:
    sb_ch(o, '{');
    for (uint32_t i = 0; i < nops_of(s, x); i++) {
      if (i) sb_lit(o, ",+,");
      pr(s, op_of(s, x, i), t);
    }
    sb_lit(o, "}<");
    if (flags_of(s, x) & SX_NUW) sb_lit(o, "nuw><");
    if (flags_of(s, x) & SX_NSW) sb_lit(o, "nsw><");
    if ((flags_of(s, x) & (SX_NW | SX_NUW | SX_NSW)) == SX_NW) sb_lit(o, "nw><");
    fn_text_blk(t, rec_head(s, x));
    sb_ch(o, '>');
    return;
  case SXK_ADD:
    nary(s, x, " + ", t);
    flags_print(flags_of(s, x), o);
    return;
  case SXK_MUL:
    nary(s, x, " * ", t);
    flags_print(flags_of(s, x), o);
    return;
  case SXK_UDIV: nary(s, x, " /u ", t); return;
  case SXK_UMAX: nary(s, x, " umax ", t); return;
  case SXK_SMAX: nary(s, x, " smax ", t); return;
  case SXK_UMIN: nary(s, x, " umin ", t); return;
  case SXK_SMIN: nary(s, x, " smin ", t); return;
  case SXK_SEQ_UMIN: nary(s, x, " umin_seq ", t); return;
  case SXK_UNKNOWN: fn_text_val(t, unk_val(s, x), false); return;
  }
}
void sx_text(const Scev *s, Sx x, FnText *t) { pr(s, x, t); }
void sx_print(const Scev *s, Sx x, StrBuf *o) {
  FnText *t = fn_text_new(s->f, o);
  pr(s, x, t);
  fn_text_free(t);
}
static void range_print(Scev *s, Range r, Sx x, bool sign, StrBuf *o) {
  if (bits_of(s, x) > 64) {
    SxWide r2 = wide_range(s, x);
    for (int i = 0; i < 2; i++) { /* one that says nothing of its order is the other's set */
      Ap lo = r2.lo[sign ^ i], hi = ap_add(&s->tmp, r2.hi[sign ^ i], ap_one(&s->tmp, bits_of(s, x)));
      if (ap_eq(lo, hi)) continue;
      sb_ch(o, '[');
      ap_print_s(o, lo);
      sb_ch(o, ',');
      ap_print_s(o, hi);
      sb_ch(o, ')');
      return;
    }
    sb_lit(o, "full-set");
    return;
  }
  if (range_is_full(r)) {
    sb_lit(o, "full-set");
    return;
  }
  if (range_is_empty(r)) {
    sb_lit(o, "empty-set");
    return;
  }
  sb_ch(o, '[');
  sb_i64(o, sext64(r.lo, r.bits));
  sb_ch(o, ',');
  sb_i64(o, sext64(r.hi, r.bits));
  sb_ch(o, ')');
}
static void ranges(Scev *s, Sx x, StrBuf *o) {
  sb_lit(o, " U: ");
  range_print(s, urange_of(s, x), x, false, o);
  sb_lit(o, " S: ");
  range_print(s, srange_of(s, x), x, true, o);
}
static const char *const disp_text[] = {"Variant", "Invariant", "Computable"};
static void disp_one(Scev *s, Sx x, uint32_t loop, bool *first, FnText *t) {
  StrBuf *o = fn_text_out(t);
  sb_cz(o, *first ? "\t\tLoopDispositions: { " : ", ");
  *first = false;
  fn_text_blk(t, s->l->loop[loop].header);
  sb_fmt(o, ": %s", disp_text[sx_disposition(s, x, loop)]);
}
static void classify(Scev *s, Val v, FnText *t) {
  StrBuf *o = fn_text_out(t);
  Fn *f = s->f;
  fn_text_ins(t, v);
  sb_lit(o, "\n  -->  ");
  Sx x = sx_of(s, v);
  pr(s, x, t);
  if (!cnc(x)) ranges(s, x, o);
  uint32_t loop = loop_of(s->l, blk_of(f, v));
  Sx at = sx_at_scope(s, x, loop);
  if (at != x) {
    sb_lit(o, "  -->  ");
    pr(s, at, t);
    if (!cnc(at)) ranges(s, at, o);
  }
  if (loop) {
    sb_lit(o, "\t\tExits: ");
    Sx e = sx_at_scope(s, x, s->l->loop[loop].parent);
    if (sx_invariant(s, e, loop)) pr(s, e, t);
    else sb_lit(o, "<<Unknown>>");
    bool first = true;
    for (uint32_t i = loop; i; i = s->l->loop[i].parent) disp_one(s, x, i, &first, t);
    /* inner loops in preorder */
    for (uint32_t i = s->l->loop[loop].child; i;) {
      disp_one(s, x, i, &first, t);
      if (s->l->loop[i].child) {
        i = s->l->loop[i].child;
        continue;
      }
      while (i != loop && !s->l->loop[i].sibling) i = s->l->loop[i].parent;
      if (i == loop) break;
      i = s->l->loop[i].sibling;
    }
    sb_lit(o, " }");
  }
  sb_ch(o, '\n');
}
static inline bool is_asked(const Scev *s, Val v) {
  const Ins *i = &s->f->ins[v];
  return able(s, i->type) && i->op != OP_ICMP && i->op != OP_FCMP;
}
/* What `classify` asks. */
static void ask_ranges(Scev *s, Sx x) {
  if (cnc(x) || bits_of(s, x) > 64) return;
  urange_of(s, x);
  srange_of(s, x);
}
static void ask(Scev *s, Val v) {
  Sx x = sx_of(s, v);
  ask_ranges(s, x);
  uint32_t loop = loop_of(s->l, blk_of(s->f, v));
  Sx at = sx_at_scope(s, x, loop);
  if (at != x) ask_ranges(s, at);
  if (!loop) return;
  sx_invariant(s, sx_at_scope(s, x, s->l->loop[loop].parent), loop);
  sx_disposition(s, x, loop);
}
static void typed(Scev *s, Sx x, FnText *t) {
  StrBuf *o = fn_text_out(t);
  if (is_con_sx(s, x)) {
    ir_print_type(s->f->m, type_of(s, x), o);
    sb_ch(o, ' ');
  }
  pr(s, x, t);
}
static void assumptions(Scev *s, const SxAssumed *p, const char *title, FnText *t) {
  StrBuf *o = fn_text_out(t);
  sb_cz(o, title);
  for (; p; p = p->next) {
    sb_cz(o, p->kind == SX_ASSUME_EQ ? "    Equal predicate: " : "    ");
    pr(s, p->a, t);
    if (p->kind == SX_ASSUME_EQ) {
      sb_lit(o, " == ");
      pr(s, p->b, t);
    } else sb_cz(o, p->kind == SX_ASSUME_NUSW ? " Added Flags: <nusw>" : " Added Flags: <nssw>");
    sb_ch(o, '\n');
  }
}
static void exit_counts(Scev *s, uint32_t loop, const Blk *ex, uint32_t n, SxExitKind k, const char *what, FnText *t) {
  StrBuf *o = fn_text_out(t);
  for (uint32_t i = 0; i < n; i++) {
    Str b = blk_name_of(s->f, ex[i]);
    sb_fmt(o, "  %s for %.*s: ", what, (int)b.n, b.p);
    Sx c = sx_exit_count(s, loop, ex[i], k);
    typed(s, c, t);
    const SxAssumed *under;
    if (cnc(c) && !cnc(c = sx_predicated_exit_count(s, loop, ex[i], k, &under))) {
      sb_fmt(o, "\n  predicated %s for %.*s: ", what, (int)b.n, b.p);
      typed(s, c, t);
      assumptions(s, under, "\n   Predicates:\n", t);
    }
    sb_ch(o, '\n');
  }
}
static void loop_head(Scev *s, uint32_t loop, FnText *t) {
  StrBuf *o = fn_text_out(t);
  sb_lit(o, "Loop ");
  fn_text_blk(t, s->l->loop[loop].header);
  sb_lit(o, ": ");
}
/* A count that assumptions make another one. */
static void count_assuming(Scev *s, uint32_t loop, Sx plain, SxExitKind k, const char *what, FnText *t) {
  const SxAssumed *under;
  Sx c = sx_predicated_count(s, loop, k, &under);
  if (c == plain) return;
  StrBuf *o = fn_text_out(t);
  loop_head(s, loop, t);
  sb_fmt(o, cnc(c) ? "Unpredictable predicated %s." : "Predicated %s is ", what);
  if (!cnc(c)) typed(s, c, t);
  assumptions(s, under, "\n Predicates:\n", t);
}
static void counts(Scev *s, uint32_t loop, FnText *t) {
  StrBuf *o = fn_text_out(t);
  VEC(Blk) ex = {0};
  uint32_t nex;
  const Blk *all = sx_exiting_blks(s, loop, &nex);
  for (uint32_t i = 0; i < nex; i++) vec_push(&ex, all[i]);
  for (uint32_t i = 1; i < ex.n; i++)
    for (uint32_t j = i; j && s->d->order[ex.p[j - 1]] > s->d->order[ex.p[j]]; j--) {
      Blk q = ex.p[j];
      ex.p[j] = ex.p[j - 1], ex.p[j - 1] = q;
    }
  loop_head(s, loop, t);
  if (ex.n != 1) sb_lit(o, "<multiple exits> ");
  Sx be = sx_backedge_count(s, loop);
  if (cnc(be)) sb_lit(o, "Unpredictable backedge-taken count.");
  else {
    sb_lit(o, "backedge-taken count is ");
    typed(s, be, t);
  }
  sb_ch(o, '\n');
  if (ex.n > 1) exit_counts(s, loop, ex.p, ex.n, SX_EXACT, "exit count", t);
  bool oz = sx_backedge_max_or_zero(s, loop);
  loop_head(s, loop, t);
  Sx c = sx_backedge_max(s, loop);
  if (cnc(c)) sb_lit(o, "Unpredictable constant max backedge-taken count. ");
  else {
    sb_lit(o, "constant max backedge-taken count is ");
    typed(s, c, t);
    if (oz) sb_lit(o, ", actual taken count either this or zero.");
  }
  sb_ch(o, '\n');
  loop_head(s, loop, t);
  Sx m = sx_backedge_symbolic_max(s, loop);
  if (cnc(m)) sb_lit(o, "Unpredictable symbolic max backedge-taken count. ");
  else {
    sb_lit(o, "symbolic max backedge-taken count is ");
    typed(s, m, t);
    if (oz) sb_lit(o, ", actual taken count either this or zero.");
  }
  sb_ch(o, '\n');
  if (ex.n > 1) exit_counts(s, loop, ex.p, ex.n, SX_SYMBOLIC_MAX, "symbolic max exit count", t);
  count_assuming(s, loop, be, SX_EXACT, "backedge-taken count", t);
  count_assuming(s, loop, c, SX_CONST_MAX, "constant max backedge-taken count", t);
  count_assuming(s, loop, m, SX_SYMBOLIC_MAX, "symbolic max backedge-taken count", t);
  if (!cnc(be) && sx_invariant(s, be, loop)) {
    loop_head(s, loop, t);
    sb_fmt(o, "Trip multiple is %u\n", sx_trip_multiple(s, loop));
  }
  vec_free(&ex);
}
void print_scalar_evolution(Fn *f, StrBuf *o) {
  Scev *s = scev_to_print(f);
  Str n = fn_glob(f)->name;
  const Knobs *k = f->m->ctx ? f->m->ctx->knobs : NULL;
  FnText *t = fn_text_new_alone(f, o);
  sb_fmt(o, "Printing analysis 'Scalar Evolution Analysis' for function '%.*s':\n", (int)n.n, n.p);
  if (knob_bool(k, KNOB_SCEV_CLASSIFY)) {
    sb_lit(o, "Classifying expressions for: ");
    fn_text_val(t, con_global(&f->con, f->id), false);
    sb_ch(o, '\n');
    FOR_EACH_BLK(f, b)
      FOR_EACH_INS(f, b, v)
        if (is_asked(s, v)) {
          ArenaMark m;
          enter(s, &m);
          classify(s, v, t);
          leave(s, m);
          sb_spill(o);
        }
  }
  sb_lit(o, "Determining loop execution counts for: ");
  fn_text_val(t, con_global(&f->con, f->id), false);
  sb_ch(o, '\n');
  /* top-level loops last first, inner loops before their parents */
  VecU32 tops = {0};
  for (uint32_t i = s->l->top; i; i = s->l->loop[i].sibling) vec_push(&tops, i);
  for (uint32_t k2 = tops.n; k2-- > 0;) {
    uint32_t i = tops.p[k2];
    while (s->l->loop[i].child) i = s->l->loop[i].child;
    for (;;) {
      ArenaMark m;
      enter(s, &m);
      counts(s, i, t);
      leave(s, m);
      if (i == tops.p[k2]) break;
      if (!s->l->loop[i].sibling) {
        i = s->l->loop[i].parent;
        continue;
      }
      i = s->l->loop[i].sibling;
      while (s->l->loop[i].child) i = s->l->loop[i].child;
    }
  }
  vec_free(&tops);
  fn_text_free(t);
}

void scev_all(Fn *f) {
  Scev *s = scev(f);
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v)
      if (is_asked(s, v)) {
        ArenaMark m;
        enter(s, &m);
        ask(s, v);
        leave(s, m);
      }
  for (uint32_t i = s->l->n; i-- > 1;) {
    if (!s->l->loop[i].header) continue;
    ArenaMark m;
    enter(s, &m);
    sx_backedge_count(s, i);
    sx_backedge_max(s, i);
    sx_backedge_symbolic_max(s, i);
    leave(s, m);
  }
}

/* ---- verifiers ---- */
/* Flags depend on what was asked before: text is compared without them. */
static void drop_flags(StrBuf *t) {
  static const char *const f[] = {"<nuw>", "<nsw>", "<nw>"};
  size_t n = 0;
  for (size_t i = 0; i < t->n;) {
    size_t skip = 0;
    for (size_t k = 0; k < ARRAY_LEN(f) && !skip; k++)
      if (t->n - i >= strlen(f[k]) && !memcmp(t->p + i, f[k], strlen(f[k]))) skip = strlen(f[k]);
    if (skip) i += skip;
    else t->p[n++] = t->p[i++];
  }
  t->n = n;
}
bool verify_scev(Fn *f, bool asked, StrBuf *err) {
  const Knobs *k = f->m->ctx ? f->m->ctx->knobs : NULL;
  bool counts_too = asked || knob_bool(k, KNOB_VERIFY_SCEV), strict = knob_bool(k, KNOB_VERIFY_SCEV_STRICT),
       maps = asked || knob_bool(k, KNOB_VERIFY_SCEV_MAPS);
  Scev *s = asked ? scev(f) : scev_had(f);
  if (!s || !(counts_too || strict || maps)) return true;
  bool ok = true;
  if (maps) {
    for (uint32_t v = 1; v < s->val_cap && ok; v++) {
      if (!s->val[v]) continue;
      bool in = false;
      for (uint32_t u = s->rec.p[s->val[v]].vals; u && !in; u = s->val_next[u])
        in = u == v && (!s->val_next[u] || s->val_prev[s->val_next[u]] == u);
      if (!in || s->val[v] >= s->rec.n) {
        sb_fmt(err, "scalar evolution: value %u is not in the list of its expression\n", v);
        ok = false;
      }
    }
    for (uint32_t x = 2; x < s->rec.n && ok; x++)
      for (uint32_t i = 0; i < s->rec.p[x].n && ok; i++)
        if (s->rec.p[x].hash != UINT32_MAX && s->rec.p[op_of(s, (Sx)x, i)].hash == UINT32_MAX) {
          sb_fmt(err, "scalar evolution: expression %u is made of a forgotten one\n", x);
          ok = false;
        }
  }
  if (!counts_too && !strict) return ok;
  Scev *n = scev_new(f);
  for (uint32_t i = 1; i < s->l->n && ok; i++) {
    if (!s->of[s->l->loop[i].header].btc.done) continue;
    Sx a = sx_backedge_count(s, i), b = sx_backedge_count(n, i);
    if (cnc(a))
      continue; /* asked for while a phi of the loop was being looked at: knows less, which is no error (LLVM passes it
                   over too) */
    StrBuf x = {0}, y = {0};
    sx_print(s, a, &x), sx_print(n, b, &y);
    drop_flags(&x), drop_flags(&y);
    bool differ = x.n != y.n || memcmp(x.p, y.p, x.n);
    bool bad = strict ? differ : is_con_sx(s, a) && is_con_sx(n, b) && differ;
    if (bad) {
      sb_fmt(err, "scalar evolution: backedge count of loop %u was '%.*s', is '%.*s'\n", i, (int)x.n, x.p, (int)y.n,
             y.p);
      ok = false;
    }
    sb_free(&x), sb_free(&y);
  }
  scev_destroy(n);
  return ok;
}
