/* print_ins.c: instructions and function bodies as opt prints them, at the cursor of print.h. */
#include "ir/text/print.h"

char *w_put(Pr *p, char *w, const char *s, size_t n) {
  w_close(p->o, w);
  sb_put(p->o, s, n);
  return w_open(p);
}

/* ---- operands ---- */

static NOINLINE char *w_name(Pr *p, char *w, char sigil, Str s) {
  w_close(p->o, w);
  pr_name(p->o, sigil, s);
  return w_open(p);
}

char *w_local_slow(Pr *p, char *w, Val v) {
  const Fn *f = p->f;
  w = w_room(p, w);
  if (v == VAL_NONE) return w_lit(w, "<null>");
  char *e = w_local_text(p, w, &p->val_text, (uint32_t)v);
  if (e) return e;
  if (f->ins[v].op == OP_MDVAL) return w_val_typed(p, w, arg(f, v, 0));
  Str s = p->val_name ? p->val_name[v] : name_of(f, v);
  return s.n ? w_name(p, w, '%', s) : w_lit(w, "<badref>");
}

static Str blk_name(const Pr *p, Blk b) {
  return UNLIKELY(p->blk_name != NULL) ? p->blk_name[b] : blk_name_of(p->f, b);
}

char *w_blk_slow(Pr *p, char *w, Blk b) {
  w = w_room(p, w);
  char *e = w_local_text(p, w, &p->blk_text, (uint32_t)b);
  if (e) return e;
  Str s = blk_name(p, b);
  return s.n ? w_name(p, w, '%', s) : w_lit(w, "<badref>");
}

void pr_blk_name(Pr *p, Blk b) {
  Str s = blk_name(p, b);
  if (s.n) sb_str(p->o, s);
  else if ((uint32_t)b < p->blk_text.n && p->blk_text.p[b].n)
    sb_put(p->o, p->blk_text.p[b].s + 1, p->blk_text.p[b].n - 1u);
  else sb_lit(p->o, "<badref>");
}

static char *w_blk_typed(Pr *p, char *w, Blk b) { return w_blk(p, w_lit(w, "label "), b); }

char *w_con(Pr *p, char *w, Val v) {
  const Con *c = con_rec(&p->f->con, v);
  w = w_room(p, w);
  char *e = c->kind == CON_INTRIN ? w_text(p, w, &p->intrins, c->a) : NULL;
  if (e) return e;
  w_close(p->o, w);
  size_t at = p->o->n;
  pr_con(p, &p->f->con, v);
  if (c->kind == CON_INTRIN) texts_add(&p->intrins, c->a, p->o->p + at, p->o->n - at);
  return w_open(p);
}

static char *w_ops_typed(Pr *p, char *w, Val v, uint32_t from, uint32_t to) {
  for (uint32_t i = from; i < to; i++) {
    if (i > from) w = w_lit(w, ", ");
    w = w_val_typed(p, w, arg(p->f, v, i));
  }
  return w;
}

char *w_flags(Pr *p, char *w, unsigned props, unsigned fl) { /* at most 70 bytes: all that may stand on one operation */
  if (props & P_GEP) {
    if (!mod_has(p->m, SYN_GEP_WRAP)) fl &= ~(unsigned)(F_NUSW | F_NUW);
    if (fl & F_INBOUNDS) fl |= F_NUSW; /* told by the one word */
  }
#define FLAG_IF(IT, ID, BITS, PROPS)                                                                                   \
  if ((IT) && (fl & (BITS)) == (BITS) && (props & (PROPS))) {                                                          \
    w = w_lit(w, " " #ID);                                                                                             \
    fl &= ~(unsigned)(BITS);                                                                                           \
  }
  if (fl & ~(unsigned)F_FAST) {
#define FLAG(ID, BITS, PROPS) FLAG_IF((PROPS) != P_FMF, ID, BITS, PROPS)
#include "ir/text/keywords.def"
  }
  if ((props & P_FMF) && (fl & F_FAST)) {
#define FLAG(ID, BITS, PROPS) FLAG_IF((PROPS) == P_FMF, ID, BITS, PROPS)
#include "ir/text/keywords.def"
  }
#undef FLAG_IF
  return w;
}

static char *w_md_kind(Pr *p, char *w, uint32_t kind) {
  w = w_room(p, w);
  char *e = w_text(p, w, &p->kinds, kind);
  if (LIKELY(e != NULL)) return e;
  w_close(p->o, w);
  size_t at = p->o->n;
  sb_lit(p->o, " !");
  pr_md_ident(p->o, md_kind_name(p->m, kind));
  sb_ch(p->o, ' ');
  texts_add(&p->kinds, kind, p->o->p + at, p->o->n - at);
  return w_open(p);
}

static inline char *w_attachment(Pr *p, char *w, const MdAttach *a, bool comma) {
  if (comma) *w++ = ',';
  w = w_md_kind(p, w, a->kind);
  return LIKELY(a->node) ? w_md(p, w, a->node) : w_lit(w, "null");
}

/* opt prints attachments by kind number. They nearly always stand so already. */
char *w_attachments(Pr *p, char *w, const MdAttach *a, uint32_t n, bool comma) {
  uint32_t i = 1;
  while (i < n && a[i - 1].kind <= a[i].kind) i++;
  if (LIKELY(i >= n)) {
    for (i = 0; i < n; i++) w = w_attachment(p, w, &a[i], comma);
    return w;
  }
  for (uint64_t from = 0, kind; from < UINT64_MAX;
       from = kind) { /* those of the least kind that is left, in their order */
    kind = UINT64_MAX;
    for (i = 0; i < n; i++) {
      if (a[i].kind == from) w = w_attachment(p, w, &a[i], comma);
      else if (a[i].kind > from && a[i].kind < kind) kind = a[i].kind;
    }
  }
  return w;
}

/* ---- calls ---- */

char *w_cc(Pr *p, char *w, unsigned cc) {
  (void)p;
  switch (cc) {
#define CC(name, number)                                                                                               \
  case number: return w_lit(w, #name);
#include "ir/callconvs.def"
#undef CC
  default: break;
  }
  if (cc < 112 || cc > 123) return w_u32(w_lit(w, "cc"), cc);
  w = w_u32(w_lit(w, "riscv_vls_cc("), 32u << (cc - 112));
  *w++ = ')';
  return w;
}

static char *w_quoted(Pr *p, char *w, Str s) {
  w_close(p->o, w);
  sb_ch(p->o, '"');
  pr_escaped(p->o, s);
  sb_ch(p->o, '"');
  return w_open(p);
}

static NOINLINE char *w_bundles(Pr *p, char *w, Val v, const CallRec *c, uint32_t first) {
  w = w_lit(w, " [ ");
  const uint32_t *x = p->f->words.p + c->bundles;
  for (uint32_t i = 0; i < c->nbundles; i++) {
    if (i) w = w_lit(w, ", ");
    w = w_quoted(p, w, str_get(p->m, x[2 * i]));
    *w++ = '(';
    w = w_ops_typed(p, w, v, first, first + x[2 * i + 1]);
    first += x[2 * i + 1];
    *w++ = ')';
  }
  return w_lit(w, " ]");
}

/* From the convention to the bundles. */
static char *w_called(Pr *p, char *w, Val v) {
  const Fn *f = p->f;
  const Module *m = p->m;
  const CallRec *c = call_rec(f, v);
  const AttrListRec *al = c->attrs ? attrlist_rec(m, c->attrs) : NULL;
  if (c->cc) {
    *w++ = ' ';
    w = w_cc(p, w, c->cc);
  }
  if (al && al->ret) w = w_attrs(p, w, al->ret);
  Val cal = callee(f, v);
  Ty ct = ty(f, cal);
  uint32_t as = ty_is_ptr(m, ct) ? ty_addrspace(m, ct) : 0;
  if (as || p->pm->program_as) {
    w = w_u32(w_lit(w, " addrspace("), as);
    *w++ = ')';
  }
  *w++ = ' ';
  const TypeRec *ft = ty_rec(m, c->fnty);
  w = w_type(p, w, ft->flags & TYF_VARARG ? c->fnty : ft->elem[0]);
  *w++ = ' ';
  w = w_val(p, w, cal);
  *w++ = '(';
  uint32_t n = nops(f, v) - 1;
  const uint32_t *x = f->words.p + c->bundles;
  for (uint32_t i = 0; i < c->nbundles; i++) n -= x[2 * i + 1];
  for (uint32_t i = 0; i < n; i++) {
    if (i) w = w_lit(w, ", ");
    Val a = arg(f, v, i);
    w = w_type(p, w, ty(f, a));
    if (al && i < al->nparams && al->param[i]) w = w_attrs(p, w, al->param[i]);
    *w++ = ' ';
    w = w_val(p, w, a);
  }
  if (op(f, v) == OP_CALL && (flags(f, v) & F_TAILMASK) == F_MUSTTAIL && ty_vararg(m, fn_glob(f)->type))
    w = n ? w_lit(w, ", ...") : w_lit(w, "...");
  *w++ = ')';
  if (al && al->fn) w = w_u32(w_lit(w, " #"), p->pm->attr_no[al->fn] - 1);
  return UNLIKELY(c->nbundles) ? w_bundles(p, w, v, c, n) : w;
}

/* Blocks [from, to) that the block of v leads to, with commas between them. */
static char *w_succs(Pr *p, char *w, Val v, uint32_t from, uint32_t to) {
  for (uint32_t i = from; i < to; i++) {
    if (i > from) w = w_lit(w, ", ");
    w = w_blk_typed(p, w, succ(p->f, blk_of(p->f, v), i));
  }
  return w;
}
/* Of a terminator, which may be placed nowhere. */
static uint32_t succs_of(const Fn *f, Val v) { return blk_of(f, v) ? nsuccs(f, blk_of(f, v)) : 0; }
static char *w_succ(Pr *p, char *w, Val v, uint32_t i) {
  return w_blk_typed(p, w, i < succs_of(p->f, v) ? succ(p->f, blk_of(p->f, v), i) : BLK_NONE);
}

static char *w_call(Pr *p, char *w, Val v) {
  const Ins *r = &p->f->ins[v];
  if (r->flags & F_FAST) w = w_flags(p, w, op_info[r->op].props & P_FMF, r->flags);
  w = w_called(p, w, v);
  if (LIKELY(r->op == OP_CALL)) return w;
  w = w_succ(p, w_lit(w, "\n          to "), v, 0);
  if (r->op == OP_INVOKE) return w_succ(p, w_lit(w, " unwind "), v, 1);
  w = w_succs(p, w_lit(w, " ["), v, 1, succs_of(p->f, v));
  *w++ = ']';
  return w;
}

/* ---- memory ---- */

static char *w_align(char *w, uint64_t bytes) {
  if (!bytes) return w;
  w = w_lit(w, ", align ");
  return bytes > UINT32_MAX ? w_lit(w, "4294967296") : w_u32(w, (uint32_t)bytes);
}

static char *w_ordering(char *w, unsigned o) {
  *w++ = ' ';
  return w_word(w, ordering_text[o]);
}

/* The alignment that opt writes where none was kept: what the layout says. */
static NOINLINE uint64_t layout_align(const Pr *p, Val v) {
  const Fn *f = p->f;
  const Ins *r = &f->ins[v];
  Ty t = r->op == OP_LOAD ? r->type : ty(f, arg(f, v, r->op == OP_STORE ? 0 : r->op == OP_CMPXCHG ? 2 : 1));
  if (!ty_is_sized(p->m, t)) return 0;
  return r->op == OP_LOAD || r->op == OP_STORE ? ty_abi_align(p->m, t) : ty_store_size(p->m, t);
}

/* Words before the operands of a memory operation; those behind them. */
static NOINLINE char *w_access_kind(char *w, const Ins *r) {
  bool atomic = (r->flags & F_ORDER_MASK) != 0;
  if (atomic && (r->op == OP_LOAD || r->op == OP_STORE)) w = w_lit(w, " atomic");
  if (r->op == OP_CMPXCHG && (r->flags & F_WEAK)) w = w_lit(w, " weak");
  if (r->op != OP_FENCE && (r->flags & F_VOLATILE)) w = w_lit(w, " volatile");
  if (r->op != OP_ATOMICRMW) return w;
  *w++ = ' ';
  return w_word(w, rmw_text[r->sub]);
}
static NOINLINE char *w_orderings(Pr *p, char *w, Val v) {
  const Ins *r = &p->f->ins[v];
  Str scope = p->m->sync_scopes.p[scope_of(p->f, v)];
  if (scope.n) {
    w = w_quoted(p, w_lit(w, " syncscope("), scope);
    *w++ = ')';
  }
  w = w_ordering(w, (r->flags & F_ORDER_MASK) >> F_ORDER_SHIFT);
  return r->op == OP_CMPXCHG ? w_ordering(w, (r->flags & F_FAIL_MASK) >> F_FAIL_SHIFT) : w;
}

static inline char *w_memory(Pr *p, char *w, Val v) {
  const Ins *r = &p->f->ins[v];
  bool plain = (r->op == OP_LOAD || r->op == OP_STORE) && !(r->flags & (F_ORDER_MASK | F_VOLATILE));
  if (UNLIKELY(!plain)) w = w_access_kind(w, r);
  if (r->op != OP_FENCE) *w++ = ' ';
  if (r->op == OP_LOAD) {
    w = w_type(p, w, r->type);
    w = w_lit(w, ", ");
  }
  w = w_ops_typed(p, w, v, 0, r->nops);
  if (UNLIKELY(r->flags & F_ORDER_MASK)) w = w_orderings(p, w, v);
  if (r->op == OP_FENCE) return w;
  uint64_t al = align_exact(p->f, v);
  return w_align(w, LIKELY(al) ? al : layout_align(p, v));
}

static char *w_alloca(Pr *p, char *w, Val v) {
  const Fn *f = p->f;
  unsigned fl = flags(f, v);
  *w++ = ' ';
  if (fl & F_INALLOCA) w = w_lit(w, "inalloca ");
  if (fl & F_SWIFTERROR) w = w_lit(w, "swifterror ");
  w = w_type(p, w, alloca_type(f, v));
  Val n = arg(f, v, 0);
  const Con *c = val_is_con(n) ? con_rec(&f->con, con_twin(&f->con, n)) : NULL;
  if (!(c && c->kind == CON_INT && c->type == TY_I32 && c->lo == 1)) {
    w = w_lit(w, ", ");
    w = w_val_typed(p, w, n);
  }
  uint64_t al = align_exact(f, v);
  if (!al && ty_is_sized(p->m, alloca_type(f, v))) al = ty_pref_align(p->m, alloca_type(f, v));
  w = w_align(w, al);
  uint32_t as = ty_addrspace(p->m, ty(f, v));
  if (as) {
    w = w_lit(w, ", addrspace(");
    w = w_u32(w, as);
    *w++ = ')';
  }
  return w;
}

/* ---- blocks and values that come from them ---- */

static char *w_phi(Pr *p, char *w, Val v) {
  const Fn *f = p->f;
  const Ins *r = &f->ins[v];
  Blk b = r->blk;
  const uint32_t *order = NULL;
  if ((uint32_t)v < f->rare->cap_phi_order && f->rare->phi_order[v]) {
    const uint32_t *x = f->words.p + f->rare->phi_order[v];
    if (x[0] == r->nops) order = x + 1;
  }
  if (r->flags) w = w_flags(p, w, P_FMF, r->flags);
  *w++ = ' ';
  w = w_type(p, w, r->type);
  for (uint32_t k = 0; k < r->nops; k++) {
    uint32_t i = order ? order[k] : k;
    w = k ? w_lit(w, ", [ ") : w_lit(w, " [ ");
    w = w_val(p, w, f->opnd[r->opnd + i]);
    w = w_lit(w, ", ");
    w = w_blk(p, w, b && i < f->blk[b].npred ? f->pred[f->blk[b].pred + i].from : BLK_NONE);
    w = w_lit(w, " ]");
  }
  if (!r->nops) *w++ = ' ';
  return w;
}

static char *w_branch(Pr *p, char *w, Val v) {
  const Fn *f = p->f;
  uint32_t ns = succs_of(f, v);
  *w++ = ' ';
  switch (op(f, v)) {
  case OP_BR:
    if (nops(f, v)) {
      w = w_val_typed(p, w, arg(f, v, 0));
      w = w_lit(w, ", ");
    }
    return w_succs(p, w, v, 0, ns);
  case OP_SWITCH:
    w = w_val_typed(p, w, arg(f, v, 0));
    w = w_lit(w, ", ");
    w = w_succ(p, w, v, 0);
    w = w_lit(w, " [");
    for (uint32_t i = 1; i < ns && i < nops(f, v); i++) {
      w = w_lit(w, "\n    ");
      w = w_val_typed(p, w, arg(f, v, i));
      w = w_lit(w, ", ");
      w = w_succ(p, w, v, i);
    }
    return w_lit(w, "\n  ]");
  case OP_INDIRECTBR:
    w = w_val_typed(p, w, arg(f, v, 0));
    w = w_succs(p, w_lit(w, ", ["), v, 0, ns);
    *w++ = ']';
    return w;
  default: BUG("not a branch");
  }
}

/* ---- exception handling ---- */

static char *w_landingpad(Pr *p, char *w, Val v) {
  const Fn *f = p->f;
  uint32_t n = nops(f, v), nbits = 0;
  bool cleanup = (flags(f, v) & F_CLEANUP) != 0;
  const uint32_t *bits = n ? words_of(f, v, &nbits) : NULL;
  *w++ = ' ';
  w = w_type(p, w, ty(f, v));
  if (cleanup || n) *w++ = '\n';
  if (cleanup) w = w_lit(w, "          cleanup");
  for (uint32_t i = 0; i < n; i++) {
    if (i || cleanup) *w++ = '\n';
    bool filter = i / 32 < nbits && (bits[i / 32] >> i % 32 & 1);
    w = filter ? w_lit(w, "          filter ") : w_lit(w, "          catch ");
    w = w_val_typed(p, w, arg(f, v, i));
  }
  return w;
}

static NOINLINE char *w_exception(Pr *p, char *w, Val v) {
  const Fn *f = p->f;
  uint32_t n = nops(f, v), ns = is_term(f, v) ? succs_of(f, v) : 0;
  switch (op(f, v)) {
  case OP_CLEANUPRET:
    w = w_val(p, w_lit(w, " from "), arg(f, v, 0));
    w = w_lit(w, " unwind ");
    return ns ? w_succ(p, w, v, 0) : w_lit(w, "to caller");
  case OP_CATCHRET: w = w_val(p, w_lit(w, " from "), arg(f, v, 0)); return w_succ(p, w_lit(w, " to "), v, 0);
  case OP_CATCHSWITCH: {
    bool unwind = (flags(f, v) & F_UNWIND) != 0 && ns;
    w = w_val(p, w_lit(w, " within "), arg(f, v, 0));
    w = w_succs(p, w_lit(w, " ["), v, unwind, ns);
    w = w_lit(w, "] unwind ");
    return unwind ? w_succ(p, w, v, 0) : w_lit(w, "to caller");
  }
  case OP_CATCHPAD:
  case OP_CLEANUPPAD:
    w = w_val(p, w_lit(w, " within "), arg(f, v, n - 1));
    w = w_ops_typed(p, w_lit(w, " ["), v, 0, n - 1);
    *w++ = ']';
    return w;
  case OP_LANDINGPAD: return w_landingpad(p, w, v);
  default: BUG("not an exception instruction");
  }
}

/* ---- an instruction ---- */

static char *w_indices(Pr *p, char *w, Val v) {
  uint32_t n;
  const uint32_t *x = words_of(p->f, v, &n);
  for (uint32_t i = 0; i < n; i++) {
    w = w_room(p, w);
    w = w_u32(w_lit(w, ", "), x[i]);
  }
  return w_room(p, w);
}

/* What stands behind the opcode, by the shape of ops.def. */
static inline char *w_shaped(Pr *p, char *w, Val v, const OpInfo *info) {
  const Fn *f = p->f;
  const Ins *r = &f->ins[v];
  unsigned shape = info->shape;
  if (r->flags) w = w_flags(p, w, info->props, r->flags);
  *w++ = ' ';
  if (shape & S_PRED) {
    w = w_word(w, pred_text[r->sub]);
    *w++ = ' ';
  }
  Val a = arg(f, v, 0);
  w = w_type(p, w, ty(f, a));
  *w++ = ' ';
  w = w_val(p, w, a);
  if (shape & S_ONE_TYPE) return w_val(p, w_lit(w, ", "), arg(f, v, 1));
  if (shape & S_TO) return w_type(p, w_lit(w, " to "), r->type);
  if (r->nops > 1) w = w_ops_typed(p, w_lit(w, ", "), v, 1, r->nops);
  if (shape & S_TYPE) w = w_type(p, w_lit(w, ", "), r->type);
  if (shape & S_INDICES) w = w_indices(p, w, v);
  if (shape & S_MASK) {
    uint32_t n;
    const uint32_t *mask = words_of(f, v, &n);
    w = w_mask(p, w, mask, n, (ty_rec(p->m, r->type)->flags & TYF_SCALABLE) != 0);
  }
  return w;
}

static char *w_gep(Pr *p, char *w, Val v) {
  const Ins *r = &p->f->ins[v];
  if (r->flags) w = w_flags(p, w, P_GEP, r->flags);
  *w++ = ' ';
  w = w_type(p, w, gep_type(p->f, v));
  return w_ops_typed(p, w_lit(w, ", "), v, 0, r->nops);
}

static inline char *w_rest(Pr *p, char *w, Val v, const OpInfo *info) { /* of an operation with a syntax of its own */
  const Ins *r = &p->f->ins[v];
  switch ((OpClass)info->cls) {
  case OC_RET:
    if (!r->nops) return w_lit(w, " void");
    *w++ = ' ';
    return w_val_typed(p, w, arg(p->f, v, 0));
  case OC_BR:
  case OC_SWITCH:
  case OC_INDBR: return w_branch(p, w, v);
  case OC_CALL: return w_call(p, w, v);
  case OC_PHI: return w_phi(p, w, v);
  case OC_GEP: return w_gep(p, w, v);
  case OC_ALLOCA: return w_alloca(p, w, v);
  case OC_MEM: return w_memory(p, w, v);
  case OC_EH: return w_exception(p, w, v);
  default: return w;
  }
}

static const struct {
  char s[15];
  uint8_t n;
} op_word[OP_COUNT] = {
/* written whole, the length too: a copy of 16 bytes */
#define OP(ID, TEXT, CLASS, SHAPE, NOPS, PROPS) [OP_##ID] = {TEXT, sizeof(TEXT) - 1},
#include "ir/ops.def"
#undef OP
};

char *w_ins(Pr *p, char *w, Val v) {
  const Fn *f = p->f;
  const Ins *r = &f->ins[v];
  const OpInfo *info = &op_info[r->op];
  w = w_lit(w, "  ");
  if (r->type != TY_VOID) {
    w = w_local(p, w, v);
    w = w_lit(w, " = ");
  }
  if (r->op == OP_CALL && (r->flags & F_TAILMASK)) {
    unsigned tail = r->flags & F_TAILMASK;
    w = tail == F_TAIL ? w_lit(w, "tail ") : tail == F_MUSTTAIL ? w_lit(w, "musttail ") : w_lit(w, "notail ");
  }
  memcpy(w, &op_word[r->op], sizeof op_word[0]);
  w += op_word[r->op].n;
  w = info->shape ? w_shaped(p, w, v, info) : w_rest(p, w, v, info);
  Md loc = dbg_loc(f, v);
  if (loc) w = w_md(p, w_lit(w, ", !dbg "), loc);
  uint32_t n;
  const MdAttach *a = md_all(f, v, &n);
  return n ? w_attachments(p, w, a, n, true) : w;
}

static void pr_records(Pr *p, Dbg d) {
  for (; d; d = p->f->rare->dbgrec.p[d].next) {
    if (p->f->rare->dbgrec.p[d].deleted) continue;
    pr_dbg_record(p, &p->f->rare->dbgrec.p[d]);
    sb_ch(p->o, '\n');
  }
}

static char *w_label(Pr *p, char *w, Blk b) {
  static const char blanks[64] = "                                                               ";
  enum { COMMENT_COLUMN = 50 };
  const Fn *f = p->f;
  const LocalText *t = &p->blk_text.p[b];
  bool entry = b == f->first_blk;
  size_t col = t->n;
  w = w_room(p, w);
  if (LIKELY(t->n && !entry)) {
    *w++ = '\n';
    memcpy(w, t->s + 1, sizeof t->s - 1);
    w += t->n - 1;
    *w++ = ':';
  } else {
    Str name = blk_name(p, b);
    if (name.n) {
      w_close(p->o, w);
      sb_ch(p->o, '\n');
      col = p->o->n;
      pr_name(p->o, 0, name);
      sb_ch(p->o, ':');
      col = p->o->n - col;
      w = w_open(p);
    }
  }
  if (!entry) {
    memcpy(w, blanks, sizeof blanks);
    w += col < COMMENT_COLUMN ? COMMENT_COLUMN - col : 1;
    uint32_t from = p->edge_first.p[b], to = p->edge_first.p[(uint32_t)b + 1];
    if (from == to) w = w_lit(w, "; No predecessors!");
    for (uint32_t i = to; i > from; i--) {
      w = i == to ? w_lit(w, "; preds = ") : w_lit(w, ", ");
      w = w_blk(p, w, p->edge_from.p[i - 1]);
    }
  }
  *w++ = '\n';
  return w;
}

void pr_fn_body(Pr *p) {
  const Fn *f = p->f;
  StrBuf *o = p->o;
  const Annot *a = p->annot;
  bool records = f->rare->dbgrec.n > 1, more = records || a; /* than instructions */
  char *w = w_open(p);
  FOR_EACH_BLK(f, b) {
    w = w_label(p, w, b);
    if (a && a->blk) {
      w_close(o, w);
      a->blk(a->user, p->text, b, o);
      w = w_open(p);
    }
    FOR_EACH_INS(f, b, v) {
      if (UNLIKELY(more || w >= p->w_full)) {
        w_close(o, w);
        sb_spill(o);
        if (records) pr_records(p, dbg_first(f, v));
        if (a && a->ins) a->ins(a->user, p->text, v, o);
        w = w_open(p);
      }
      ahead_step(&p->ahead);
      w = w_ins(p, w, v);
      *w++ = '\n';
    }
    if (records) {
      w_close(o, w);
      pr_records(p, dbg_first_end(f, b));
      w = w_open(p);
    }
  }
  w_close(o, w);
}
