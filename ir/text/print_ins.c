/* print_ins.c: instructions and function bodies as opt prints them. */
#include "print.h"

void pr_cc(StrBuf *o, unsigned cc) {
  switch (cc) {
#define CC(name, number) case number: sb_lit(o, #name); return;
#include "../callconvs.def"
#undef CC
  default: break;
  }
  if (cc >= 112 && cc <= 123) {
    sb_lit(o, "riscv_vls_cc(");
    pr_u32(o, 32u << (cc - 112));
    sb_ch(o, ')');
  } else {
    sb_lit(o, "cc");
    pr_u32(o, cc);
  }
}

static void pr_scope(Pr *p, uint32_t scope) {
  Str s = p->m->sync_scopes.p[scope];
  if (!s.n) return;
  sb_lit(p->o, " syncscope(\"");
  pr_escaped(p->o, s);
  sb_lit(p->o, "\")");
}

static void pr_ordering(Pr *p, unsigned o) {
  sb_ch(p->o, ' ');
  sb_cz(p->o, ordering_text[o]);
}

static void pr_align(Pr *p, uint64_t bytes) {
  if (!bytes) return;
  sb_lit(p->o, ", align ");
  sb_u64(p->o, bytes);
}

static void pr_ops_typed(Pr *p, Val v, uint32_t from, uint32_t to) {
  for (uint32_t i = from; i < to; i++) {
    if (i > from) sb_lit(p->o, ", ");
    pr_val_typed(p, arg(p->f, v, i));
  }
}

static void pr_bundles(Pr *p, Val v, const CallRec *c, uint32_t first) {
  StrBuf *o = p->o;
  sb_lit(o, " [ ");
  const uint32_t *w = p->f->words.p + c->bundles;
  for (uint32_t i = 0; i < c->nbundles; i++) {
    if (i) sb_lit(o, ", ");
    sb_ch(o, '"');
    pr_escaped(o, str_get(p->m, w[2 * i]));
    sb_lit(o, "\"(");
    pr_ops_typed(p, v, first, first + w[2 * i + 1]);
    first += w[2 * i + 1];
    sb_ch(o, ')');
  }
  sb_lit(o, " ]");
}

static void pr_call(Pr *p, Val v) {
  const Fn *f = p->f;
  const Module *m = p->m;
  StrBuf *o = p->o;
  const CallRec *c = call_rec(f, v);
  const AttrListRec *al = c->attrs ? attrlist_rec(m, c->attrs) : NULL;
  if (c->cc) {
    sb_ch(o, ' ');
    pr_cc(o, c->cc);
  }
  if (al && al->ret) {
    sb_ch(o, ' ');
    pr_attrset(p, al->ret, false, true);
  }
  Val cal = callee(f, v);
  Ty ct = ty(f, cal);
  uint32_t as = ty_is_ptr(m, ct) ? ty_addrspace(m, ct) : 0;
  if (as || p->pm->program_as) {
    sb_lit(o, " addrspace(");
    pr_u32(o, as);
    sb_ch(o, ')');
  }
  sb_ch(o, ' ');
  pr_type(p, ty_vararg(m, c->fnty) ? c->fnty : ty_ret(m, c->fnty));
  sb_ch(o, ' ');
  pr_val(p, cal);
  sb_ch(o, '(');
  uint32_t n = nops(f, v) - 1;
  const uint32_t *w = f->words.p + c->bundles;
  for (uint32_t i = 0; i < c->nbundles; i++) n -= w[2 * i + 1];
  for (uint32_t i = 0; i < n; i++) {
    if (i) sb_lit(o, ", ");
    Val a = arg(f, v, i);
    pr_type(p, ty(f, a));
    if (al && i < al->nparams && al->param[i]) {
      sb_ch(o, ' ');
      pr_attrset(p, al->param[i], false, true);
    }
    sb_ch(o, ' ');
    pr_val(p, a);
  }
  if (op(f, v) == OP_CALL && (flags(f, v) & F_TAILMASK) == F_MUSTTAIL && ty_vararg(m, fn_glob(f)->type)) sb_cz(o, n ? ", ..." : "...");
  sb_ch(o, ')');
  if (al && al->fn) {
    sb_lit(o, " #");
    pr_u32(o, p->pm->attr_no[al->fn] - 1);
  }
  if (c->nbundles) pr_bundles(p, v, c, n);
}

static void pr_binary_flags(Pr *p, unsigned props, unsigned fl) {
  StrBuf *o = p->o;
  if (props & P_FMF) pr_fmf(p, fl);
  if (!(fl & 0x3f)) return;
  if ((props & P_WRAP) && (fl & F_NUW)) sb_lit(o, " nuw");
  if ((props & P_WRAP) && (fl & F_NSW)) sb_lit(o, " nsw");
  if ((props & P_EXACT) && (fl & F_EXACT)) sb_lit(o, " exact");
  if ((props & P_DISJOINT) && (fl & F_DISJOINT)) sb_lit(o, " disjoint");
  if ((props & P_NNEG) && (fl & F_NNEG)) sb_lit(o, " nneg");
  if ((props & P_SAMESIGN) && (fl & F_SAMESIGN)) sb_lit(o, " samesign");
}

static void pr_phi(Pr *p, Val v) {
  const Fn *f = p->f;
  StrBuf *o = p->o;
  const Ins *r = &f->ins[v];
  Blk b = r->blk;
  const uint32_t *order = NULL;
  if ((uint32_t)v < f->cap_phi_order && f->phi_order[v]) {
    const uint32_t *w = f->words.p + f->phi_order[v];
    if (w[0] == r->nops) order = w + 1;
  }
  sb_ch(o, ' ');
  pr_type(p, r->type);
  for (uint32_t k = 0; k < r->nops; k++) {
    uint32_t i = order ? order[k] : k;
    if (k) sb_lit(o, ", [ ");
    else sb_lit(o, " [ ");
    pr_val(p, f->opnd[r->opnd + i]);
    sb_lit(o, ", ");
    pr_blk(p, b && i < f->blk[b].npred ? f->pred[f->blk[b].pred + i].from : BLK_NONE);
    sb_lit(o, " ]");
  }
  if (!r->nops) sb_ch(o, ' ');
}

static void pr_memory_op(Pr *p, Val v) {
  const Fn *f = p->f;
  StrBuf *o = p->o;
  const Ins *r = &f->ins[v];
  unsigned fl = r->flags;
  unsigned ord = (fl & F_ORDER_MASK) >> F_ORDER_SHIFT;
  switch ((Op)r->op) {
  case OP_LOAD:
    if (ord) sb_lit(o, " atomic");
    if (fl & F_VOLATILE) sb_lit(o, " volatile");
    sb_ch(o, ' ');
    pr_type(p, r->type);
    sb_lit(o, ", ");
    pr_val_typed(p, arg(f, v, 0));
    break;
  case OP_STORE:
    if (ord) sb_lit(o, " atomic");
    if (fl & F_VOLATILE) sb_lit(o, " volatile");
    sb_ch(o, ' ');
    pr_ops_typed(p, v, 0, 2);
    break;
  case OP_FENCE: break;
  case OP_CMPXCHG:
    if (fl & F_WEAK) sb_lit(o, " weak");
    if (fl & F_VOLATILE) sb_lit(o, " volatile");
    sb_ch(o, ' ');
    pr_ops_typed(p, v, 0, 3);
    break;
  case OP_ATOMICRMW:
    if (fl & F_VOLATILE) sb_lit(o, " volatile");
    sb_ch(o, ' ');
    sb_cz(o, rmw_text[r->sub]);
    sb_ch(o, ' ');
    pr_ops_typed(p, v, 0, 2);
    break;
  default: BUG("not a memory operation");
  }
  if (ord) {
    pr_scope(p, scope_of(f, v));
    pr_ordering(p, ord);
    if (r->op == OP_CMPXCHG) pr_ordering(p, (fl & F_FAIL_MASK) >> F_FAIL_SHIFT);
  }
  if (r->op == OP_FENCE) return;
  uint64_t al = align_of(f, v);
  if (UNLIKELY(!al)) { /* opt writes what the layout says */
    Ty t = r->op == OP_LOAD ? r->type : ty(f, arg(f, v, r->op == OP_STORE ? 0 : r->op == OP_CMPXCHG ? 2 : 1));
    if (ty_is_sized(p->m, t)) al = r->op == OP_LOAD || r->op == OP_STORE ? ty_abi_align(p->m, t) : ty_store_size(p->m, t);
  }
  pr_align(p, al);
}

static void pr_alloca(Pr *p, Val v) {
  const Fn *f = p->f;
  StrBuf *o = p->o;
  unsigned fl = flags(f, v);
  sb_ch(o, ' ');
  if (fl & F_INALLOCA) sb_lit(o, "inalloca ");
  if (fl & F_SWIFTERROR) sb_lit(o, "swifterror ");
  pr_type(p, alloca_type(f, v));
  Val n = arg(f, v, 0);
  uint64_t x;
  if (!(val_is_con(n) && ty(f, n) == TY_I32 && con_u64(&f->con, n, &x) && x == 1)) {
    sb_lit(o, ", ");
    pr_val_typed(p, n);
  }
  uint64_t al = align_of(f, v);
  if (!al && ty_is_sized(p->m, alloca_type(f, v))) al = ty_pref_align(p->m, alloca_type(f, v));
  pr_align(p, al);
  uint32_t as = ty_addrspace(p->m, ty(f, v));
  if (as) {
    sb_lit(o, ", addrspace(");
    pr_u32(o, as);
    sb_ch(o, ')');
  }
}

static void pr_landingpad(Pr *p, Val v) {
  const Fn *f = p->f;
  StrBuf *o = p->o;
  uint32_t n = nops(f, v), nbits;
  bool cleanup = (flags(f, v) & F_CLEANUP) != 0;
  const uint32_t *bits = n ? words_of(f, v, &nbits) : NULL;
  sb_ch(o, ' ');
  pr_type(p, ty(f, v));
  if (cleanup || n) sb_ch(o, '\n');
  if (cleanup) sb_lit(o, "          cleanup");
  for (uint32_t i = 0; i < n; i++) {
    if (i || cleanup) sb_ch(o, '\n');
    bool filter = i / 32 < nbits && (bits[i / 32] >> i % 32 & 1);
    sb_cz(o, filter ? "          filter " : "          catch ");
    pr_val_typed(p, arg(f, v, i));
  }
}

static void pr_eh(Pr *p, Val v) {
  const Fn *f = p->f;
  StrBuf *o = p->o;
  Blk b = blk_of(f, v);
  uint32_t n = nops(f, v), ns = b && is_term(f, v) ? nsuccs(f, b) : 0;
  switch (op(f, v)) {
  case OP_CLEANUPRET:
    sb_lit(o, " from ");
    pr_val(p, arg(f, v, 0));
    sb_lit(o, " unwind ");
    if (ns) pr_blk_typed(p, succ(f, b, 0));
    else sb_lit(o, "to caller");
    return;
  case OP_CATCHRET:
    sb_lit(o, " from ");
    pr_val(p, arg(f, v, 0));
    sb_lit(o, " to ");
    pr_blk_typed(p, ns ? succ(f, b, 0) : BLK_NONE);
    return;
  case OP_CATCHSWITCH: {
    bool unwind = (flags(f, v) & F_UNWIND) != 0 && ns;
    sb_lit(o, " within ");
    pr_val(p, arg(f, v, 0));
    sb_lit(o, " [");
    for (uint32_t i = 0; i + unwind < ns; i++) {
      if (i) sb_lit(o, ", ");
      pr_blk_typed(p, succ(f, b, i));
    }
    sb_lit(o, "] unwind ");
    if (unwind) pr_blk_typed(p, succ(f, b, ns - 1));
    else sb_lit(o, "to caller");
    return;
  }
  case OP_CATCHPAD:
  case OP_CLEANUPPAD:
    sb_lit(o, " within ");
    pr_val(p, arg(f, v, n - 1));
    sb_lit(o, " [");
    pr_ops_typed(p, v, 0, n - 1);
    sb_ch(o, ']');
    return;
  case OP_LANDINGPAD: pr_landingpad(p, v); return;
  default: BUG("not an exception instruction");
  }
}

static void pr_branch(Pr *p, Val v) {
  const Fn *f = p->f;
  StrBuf *o = p->o;
  Blk b = blk_of(f, v);
  uint32_t ns = b ? nsuccs(f, b) : 0;
  sb_ch(o, ' ');
  switch (op(f, v)) {
  case OP_BR:
    if (nops(f, v)) {
      pr_val_typed(p, arg(f, v, 0));
      sb_lit(o, ", ");
    }
    for (uint32_t i = 0; i < ns; i++) {
      if (i) sb_lit(o, ", ");
      pr_blk_typed(p, succ(f, b, i));
    }
    return;
  case OP_SWITCH:
    pr_val_typed(p, arg(f, v, 0));
    sb_lit(o, ", ");
    pr_blk_typed(p, ns ? succ(f, b, 0) : BLK_NONE);
    sb_lit(o, " [");
    for (uint32_t i = 1; i < ns && i < nops(f, v); i++) {
      sb_lit(o, "\n    ");
      pr_val_typed(p, arg(f, v, i));
      sb_lit(o, ", ");
      pr_blk_typed(p, succ(f, b, i));
    }
    sb_lit(o, "\n  ]");
    return;
  case OP_INDIRECTBR:
    pr_val_typed(p, arg(f, v, 0));
    sb_lit(o, ", [");
    for (uint32_t i = 0; i < ns; i++) {
      if (i) sb_lit(o, ", ");
      pr_blk_typed(p, succ(f, b, i));
    }
    sb_ch(o, ']');
    return;
  default: BUG("not a branch");
  }
}

static void pr_indices(Pr *p, Val v) {
  uint32_t n;
  const uint32_t *w = words_of(p->f, v, &n);
  for (uint32_t i = 0; i < n; i++) {
    sb_lit(p->o, ", ");
    pr_u32(p->o, w[i]);
  }
}

void pr_ins(Pr *p, Val v) {
  const Fn *f = p->f;
  const Ins *r = &f->ins[v];
  StrBuf *o = p->o;
  const OpInfo *info = &op_info[r->op];
  sb_lit(o, "  ");
  if (r->type != TY_VOID) {
    pr_local(p, v);
    sb_lit(o, " = ");
  }
  if (r->op == OP_CALL && (r->flags & F_TAILMASK)) {
    static const char *const tails[] = {"", "tail ", "musttail ", "notail "};
    sb_cz(o, tails[r->flags & F_TAILMASK]);
  }
  sb_cz(o, info->text);
  switch ((OpClass)info->cls) {
  case OC_NONE: break;
  case OC_RET:
    if (!r->nops) sb_lit(o, " void");
    else sb_ch(o, ' '), pr_val_typed(p, arg(f, v, 0));
    break;
  case OC_BR:
  case OC_SWITCH:
  case OC_INDBR: pr_branch(p, v); break;
  case OC_CALL: {
    if (info->props & P_FMF) pr_fmf(p, r->flags);
    pr_call(p, v);
    if (r->op == OP_CALL) break;
    Blk b = r->blk;
    uint32_t ns = b ? nsuccs(f, b) : 0;
    sb_lit(o, "\n          to ");
    pr_blk_typed(p, ns ? succ(f, b, 0) : BLK_NONE);
    if (r->op == OP_INVOKE) {
      sb_lit(o, " unwind ");
      pr_blk_typed(p, ns > 1 ? succ(f, b, 1) : BLK_NONE);
    } else {
      sb_lit(o, " [");
      for (uint32_t i = 1; i < ns; i++) {
        if (i > 1) sb_lit(o, ", ");
        pr_blk_typed(p, succ(f, b, i));
      }
      sb_ch(o, ']');
    }
    break;
  }
  case OC_UNARY:
    pr_binary_flags(p, info->props, r->flags);
    sb_ch(o, ' ');
    pr_val_typed(p, arg(f, v, 0));
    if (r->op == OP_VAARG) {
      sb_lit(o, ", ");
      pr_type(p, r->type);
    }
    break;
  case OC_EH: pr_eh(p, v); break;
  case OC_BIN:
  case OC_FBIN:
    pr_binary_flags(p, info->props, r->flags);
    sb_ch(o, ' ');
    pr_val_typed(p, arg(f, v, 0));
    sb_lit(o, ", ");
    pr_val(p, arg(f, v, 1));
    break;
  case OC_CAST:
    pr_binary_flags(p, info->props, r->flags);
    sb_ch(o, ' ');
    pr_val_typed(p, arg(f, v, 0));
    sb_lit(o, " to ");
    pr_type(p, r->type);
    break;
  case OC_CMP:
    pr_binary_flags(p, info->props, r->flags);
    sb_ch(o, ' ');
    sb_cz(o, pred_text[r->sub]);
    sb_ch(o, ' ');
    pr_val_typed(p, arg(f, v, 0));
    sb_lit(o, ", ");
    pr_val(p, arg(f, v, 1));
    break;
  case OC_PHI:
    pr_fmf(p, r->flags);
    pr_phi(p, v);
    break;
  case OC_SELECT:
    pr_fmf(p, r->flags);
    sb_ch(o, ' ');
    pr_ops_typed(p, v, 0, 3);
    break;
  case OC_VEC:
    sb_ch(o, ' ');
    pr_ops_typed(p, v, 0, r->nops);
    if (r->op == OP_SHUFFLEVECTOR) {
      uint32_t n;
      const uint32_t *w = words_of(f, v, &n);
      pr_mask(p, w, n, (ty_rec(p->m, r->type)->flags & TYF_SCALABLE) != 0);
    }
    break;
  case OC_AGG:
    sb_ch(o, ' ');
    pr_ops_typed(p, v, 0, r->nops);
    pr_indices(p, v);
    break;
  case OC_GEP:
    pr_gep_flags(p, r->flags);
    sb_ch(o, ' ');
    pr_type(p, gep_type(f, v));
    sb_lit(o, ", ");
    pr_ops_typed(p, v, 0, r->nops);
    break;
  case OC_ALLOCA: pr_alloca(p, v); break;
  case OC_MEM: pr_memory_op(p, v); break;
  }
  Md loc = dbg_loc(f, v);
  if (loc) {
    sb_lit(o, ", !dbg ");
    pr_md(p, loc);
  }
  if ((uint32_t)v < f->cap_md && f->md[v]) {
    uint32_t n;
    const MdAttach *a = md_all(f, v, &n);
    pr_attachments(p, a, n, ", ");
  }
}

static void pr_records(Pr *p, Dbg d) {
  for (; d; d = p->f->dbgrec.p[d].next) {
    if (p->f->dbgrec.p[d].deleted) continue;
    pr_dbg_record(p, &p->f->dbgrec.p[d]);
    sb_ch(p->o, '\n');
  }
}

static void pr_label(Pr *p, Blk b) {
  StrBuf *o = p->o;
  const Fn *f = p->f;
  bool entry = b == f->first_blk;
  size_t line = o->n + 1;
  Str name = p->blk_name ? p->blk_name[b] : blk_name_of(f, b);
  if (name.n) {
    sb_ch(o, '\n');
    pr_name(o, 0, name);
    sb_ch(o, ':');
  } else if (!entry) {
    sb_ch(o, '\n');
    pr_u32(o, p->blk_no.p[b]);
    sb_ch(o, ':');
  }
  if (!entry) {
    size_t col = o->n - line;
    size_t pad = col < 50 ? 50 - col : 1;
    sb_reserve(o, pad);
    memset(o->p + o->n, ' ', pad);
    o->n += pad;
    uint32_t from = p->edge_first.p[b], to = p->edge_first.p[(uint32_t)b + 1];
    if (from == to) {
      sb_lit(o, "; No predecessors!");
    } else {
      for (uint32_t i = to; i > from; i--) {
        if (i == to) sb_lit(o, "; preds = ");
        else sb_lit(o, ", ");
        pr_blk(p, p->edge_from.p[i - 1]);
      }
    }
  }
  sb_ch(o, '\n');
}

void pr_fn_body(Pr *p) {
  const Fn *f = p->f;
  StrBuf *o = p->o;
  bool records = f->dbgrec.n > 1;
  FOR_EACH_BLK(f, b) {
    sb_spill(o);
    pr_label(p, b);
    if (p->annot && p->annot->blk) p->annot->blk(p->annot->user, p->text, b, o);
    FOR_EACH_INS(f, b, v) {
      if (records) pr_records(p, dbg_first(f, v));
      if (p->annot && p->annot->ins) p->annot->ins(p->annot->user, p->text, v, o);
      sb_reserve(o, 256);
      pr_ins(p, v);
      sb_ch(o, '\n');
    }
    if (records) pr_records(p, dbg_first_end(f, b));
  }
}
