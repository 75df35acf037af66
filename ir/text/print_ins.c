/* print_ins.c: instructions and function bodies as opt prints them. */
#include "ir/text/print.h"

/* ---- the cursor ----
 * The hot parts write through `w`, a position in the buffer that lives in a register. Each w_* below leaves at least W_ROOM bytes behind
 * what it writes, so the literals between two of them need no check. w_close and w_open are the border to everything that appends to
 * the StrBuf itself. */
enum { W_ROOM = 128 };
static inline char *w_open(Pr *p) {
  StrBuf *o = p->o;
  sb_reserve(o, 2 * W_ROOM);
  p->w_last = o->p + (o->cap - 2 * W_ROOM);
  p->w_full = o->spill && o->cap > SB_SPILL_SIZE ? o->p + SB_SPILL_SIZE : p->w_last;
  return o->p + o->n;
}
static inline void w_close(StrBuf *o, const char *w) { o->n = (size_t)(w - o->p); }
static inline bool w_has_room(const Pr *p, const char *w) { return w <= p->w_last; } /* W_ROOM for the next w_*, and W_ROOM behind it */
static inline char *w_room(Pr *p, char *w) {
  if (LIKELY(w_has_room(p, w))) return w;
  w_close(p->o, w);
  return w_open(p);
}
#define w_lit(w, lit) ((char *)memcpy((w), (lit), sizeof(lit) - 1) + sizeof(lit) - 1)

static inline char *w_u32(char *w, uint32_t x) { /* at most 10 bytes */
  if (x < 10) {
    *w = (char)('0' + x);
    return w + 1;
  }
  if (LIKELY(x < 10000)) { /* four digits, the leading zeros shifted out */
    uint16_t hi, lo;
    memcpy(&hi, sb_digit_pairs + x / 100 * 2, 2);
    memcpy(&lo, sb_digit_pairs + x % 100 * 2, 2);
    unsigned zeros = (unsigned)(x < 1000) + (unsigned)(x < 100);
    uint32_t four = ((uint32_t)lo << 16 | hi) >> 8 * zeros;
    memcpy(w, &four, 4);
    return w + (4 - zeros);
  }
  char buf[12];
  unsigned i = sizeof buf;
  for (; x >= 100; x /= 100) memcpy(buf + (i -= 2), sb_digit_pairs + x % 100 * 2, 2);
  if (x >= 10) memcpy(buf + (i -= 2), sb_digit_pairs + x * 2, 2);
  else buf[--i] = (char)('0' + x);
  memcpy(w, buf + i, sizeof buf - i);
  return w + (sizeof buf - i);
}

/* A text that is made and has at most TEXT_PAD bytes; NULL: it is not, or is longer. */
static inline char *w_text(const Texts *x, char *w, uint32_t id) {
  if (UNLIKELY(id >= x->n || x->at[id].len - 1 >= TEXT_PAD)) return NULL;
  uint32_t n = x->at[id].len;
  const char *s = x->text.p + x->at[id].off;
  memcpy(w, s, 16);
  if (UNLIKELY(n > 16)) memcpy(w + 16, s + 16, TEXT_PAD - 16);
  return w + n;
}

/* What is common is short and calls nothing; NOINLINE is all else. */
static NOINLINE char *w_type_slow(Pr *p, char *w, Ty t) {
  w_close(p->o, w);
  pr_type(p, t);
  return w_open(p);
}
static inline char *w_type(Pr *p, char *w, Ty t) {
  char *e = LIKELY(w_has_room(p, w)) ? w_text(&p->types, w, (uint32_t)t) : NULL;
  return LIKELY(e != NULL) ? e : w_type_slow(p, w, t);
}

/* A name that stands in the input as it is printed; NULL: it does not, or is long. */
static inline char *w_name(const Pr *p, char *w, Name n) {
  uint32_t len = n.len;
  Str src = p->m->source;
  if (UNLIKELY((n.off & NAME_OWN_BIT) || len > W_ROOM - 32 || (uint64_t)n.off + len + 16 > src.n || (src.p[n.off] >= '0' && src.p[n.off] <= '9'))) return NULL;
  const char *s = src.p + n.off;
  for (;;) {
    uint32_t bad = copy_plain(w, s);
    if (LIKELY(len <= 16)) return bad & ((1u << len) - 1) ? NULL : w + len;
    if (bad) return NULL;
    w += 16;
    s += 16;
    len -= 16;
  }
}

/* What is made of local i; NULL: nothing, or there is no room. */
static inline char *w_local_text(const Pr *p, char *w, const LocalTexts *x, uint32_t i) {
  uint32_t n = LIKELY(i < x->n) ? x->p[i].n : 0;
  if (UNLIKELY(!n || !w_has_room(p, w))) return NULL;
  memcpy(w, &x->p[i], sizeof *x->p);
  return w + n;
}
/* Local i by its name, in room that there is; NULL: it has none, or one that w_name leaves. */
static inline char *w_local_name(const Pr *p, char *w, const Name *name, uint32_t cap, uint32_t i) {
  if (i >= cap || !name[i].len) return NULL;
  *w = '%';
  return w_name(p, w + 1, name[i]);
}

static NOINLINE char *w_local_slow(Pr *p, char *w, Val v) {
  w = w_room(p, w);
  char *e = LIKELY(!p->val_name) ? w_local_name(p, w, p->f->name, p->f->cap_name, (uint32_t)v) : NULL;
  if (LIKELY(e != NULL)) return e;
  w_close(p->o, w);
  pr_local(p, v);
  return w_open(p);
}
static inline char *w_local(Pr *p, char *w, Val v) {
  char *e = w_local_text(p, w, &p->val_text, (uint32_t)v);
  return LIKELY(e != NULL) ? e : w_local_slow(p, w, v);
}

static NOINLINE char *w_blk_slow(Pr *p, char *w, Blk b) {
  w = w_room(p, w);
  char *e = LIKELY(!p->blk_name) ? w_local_name(p, w, p->f->blk_name, p->f->cap_blk_name, (uint32_t)b) : NULL;
  if (LIKELY(e != NULL)) return e;
  w_close(p->o, w);
  pr_blk(p, b);
  return w_open(p);
}
static inline char *w_blk(Pr *p, char *w, Blk b) {
  char *e = w_local_text(p, w, &p->blk_text, (uint32_t)b);
  return LIKELY(e != NULL) ? e : w_blk_slow(p, w, b);
}
static inline char *w_blk_typed(Pr *p, char *w, Blk b) { return w_blk(p, w_lit(w, "label "), b); }

static NOINLINE char *w_con(Pr *p, char *w, Val v) {
  const Con *c = con_rec(&p->f->con, v);
  w = w_room(p, w);
  char *e = c->kind == CON_INTRIN ? w_text(&p->intrins, w, c->a) : NULL;
  if (e) return e;
  w_close(p->o, w);
  if (c->kind == CON_GLOBAL) pr_glob(p, (Glob)c->a);
  else pr_con(p, &p->f->con, v);
  return w_open(p);
}
static inline char *w_val(Pr *p, char *w, Val v) {
  if (!val_is_con(v)) return w_local(p, w, v);
  const Con *c = con_rec(&p->f->con, v);
  if (c->kind == CON_INT && c->type >= TY_I8 && c->type <= TY_I64) {
    int64_t x = sext64(c->lo, 8u << (c->type - TY_I8));
    uint64_t a = x < 0 ? 0 - (uint64_t)x : (uint64_t)x;
    if (LIKELY(a <= UINT32_MAX && w_has_room(p, w))) {
      if (x < 0) *w++ = '-';
      return w_u32(w, (uint32_t)a);
    }
  }
  return w_con(p, w, v);
}
static inline char *w_val_typed(Pr *p, char *w, Val v) {
  w = w_type(p, w, ty(p->f, v));
  *w++ = ' ';
  return w_val(p, w, v);
}
static char *w_ops_typed(Pr *p, char *w, Val v, uint32_t from, uint32_t to) {
  for (uint32_t i = from; i < to; i++) {
    if (i > from) w = w_lit(w, ", ");
    w = w_val_typed(p, w, arg(p->f, v, i));
  }
  return w;
}

static NOINLINE char *w_attrs_slow(Pr *p, char *w, AttrSet s) {
  w_close(p->o, w);
  pr_attrs(p, s);
  return w_open(p);
}
static inline char *w_attrs(Pr *p, char *w, AttrSet s) { /* with a blank before them */
  char *e = LIKELY(w_has_room(p, w)) ? w_text(&p->attrs, w, (uint32_t)s) : NULL;
  return LIKELY(e != NULL) ? e : w_attrs_slow(p, w, s);
}

/* ---- calling conventions and the like ---- */

void pr_cc(StrBuf *o, unsigned cc) {
  switch (cc) {
#define CC(name, number) case number: sb_lit(o, #name); return;
#include "ir/callconvs.def"
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

static char *w_align(char *w, uint64_t bytes) {
  if (!bytes) return w;
  w = w_lit(w, ", align ");
  return bytes > UINT32_MAX ? w_lit(w, "4294967296") : w_u32(w, (uint32_t)bytes);
}

static void pr_ops_typed(Pr *p, Val v, uint32_t from, uint32_t to) { w_close(p->o, w_ops_typed(p, w_open(p), v, from, to)); }

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

static char *w_call(Pr *p, char *w, Val v) {
  const Fn *f = p->f;
  const Module *m = p->m;
  StrBuf *o = p->o;
  const CallRec *c = call_rec(f, v);
  const AttrListRec *al = c->attrs ? attrlist_rec(m, c->attrs) : NULL;
  if (c->cc) {
    *w++ = ' ';
    w_close(o, w);
    pr_cc(o, c->cc);
    w = w_open(p);
  }
  if (al && al->ret) w = w_attrs(p, w, al->ret);
  Val cal = callee(f, v);
  Ty ct = ty(f, cal);
  uint32_t as = ty_is_ptr(m, ct) ? ty_addrspace(m, ct) : 0;
  if (as || p->pm->program_as) {
    w = w_lit(w, " addrspace(");
    w = w_u32(w, as);
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
  if (op(f, v) == OP_CALL && (flags(f, v) & F_TAILMASK) == F_MUSTTAIL && ty_vararg(m, fn_glob(f)->type)) w = n ? w_lit(w, ", ...") : w_lit(w, "...");
  *w++ = ')';
  if (al && al->fn) {
    w = w_lit(w, " #");
    w = w_u32(w, p->pm->attr_no[al->fn] - 1);
  }
  if (!c->nbundles) return w;
  w_close(o, w);
  pr_bundles(p, v, c, n);
  return w_open(p);
}

/* At most 107 bytes: all flags that there are. */
static inline char *w_flags(Pr *p, char *w, unsigned props, unsigned fl) {
  if (!fl) return w;
  if (props & P_FMF) {
    w_close(p->o, w);
    pr_fmf(p, fl);
    w = w_open(p);
  }
  if (!(fl & 0x3f)) return w;
  if ((props & P_WRAP) && (fl & F_NUW)) w = w_lit(w, " nuw");
  if ((props & P_WRAP) && (fl & F_NSW)) w = w_lit(w, " nsw");
  if ((props & P_EXACT) && (fl & F_EXACT)) w = w_lit(w, " exact");
  if ((props & P_DISJOINT) && (fl & F_DISJOINT)) w = w_lit(w, " disjoint");
  if ((props & P_NNEG) && (fl & F_NNEG)) w = w_lit(w, " nneg");
  if ((props & P_SAMESIGN) && (fl & F_SAMESIGN)) w = w_lit(w, " samesign");
  return w;
}

static char *w_phi(Pr *p, char *w, Val v) {
  const Fn *f = p->f;
  const Ins *r = &f->ins[v];
  Blk b = r->blk;
  const uint32_t *order = NULL;
  if ((uint32_t)v < f->rare->cap_phi_order && f->rare->phi_order[v]) {
    const uint32_t *x = f->words.p + f->rare->phi_order[v];
    if (x[0] == r->nops) order = x + 1;
  }
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
  uint64_t al = align_exact(f, v);
  if (UNLIKELY(!al)) { /* opt writes what the layout says */
    Ty t = r->op == OP_LOAD ? r->type : ty(f, arg(f, v, r->op == OP_STORE ? 0 : r->op == OP_CMPXCHG ? 2 : 1));
    if (ty_is_sized(p->m, t)) al = r->op == OP_LOAD || r->op == OP_STORE ? ty_abi_align(p->m, t) : ty_store_size(p->m, t);
  }
  w_close(o, w_align(w_open(p), al));
}

static char *w_load(Pr *p, char *w, Val v) { /* not atomic, of known alignment */
  const Ins *r = &p->f->ins[v];
  if (r->flags & F_VOLATILE) w = w_lit(w, " volatile");
  *w++ = ' ';
  if (r->op == OP_LOAD) {
    w = w_type(p, w, r->type);
    w = w_lit(w, ", ");
  }
  w = w_ops_typed(p, w, v, 0, r->nops);
  return w_align(w, align_exact(p->f, v));
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

static void pr_landingpad(Pr *p, Val v) {
  const Fn *f = p->f;
  StrBuf *o = p->o;
  uint32_t n = nops(f, v), nbits = 0;
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
    for (uint32_t i = unwind; i < ns; i++) {
      if (i > unwind) sb_lit(o, ", ");
      pr_blk_typed(p, succ(f, b, i));
    }
    sb_lit(o, "] unwind ");
    if (unwind) pr_blk_typed(p, succ(f, b, 0));
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

static char *w_branch(Pr *p, char *w, Val v) {
  const Fn *f = p->f;
  Blk b = blk_of(f, v);
  uint32_t ns = b ? nsuccs(f, b) : 0;
  *w++ = ' ';
  switch (op(f, v)) {
  case OP_BR:
    if (nops(f, v)) {
      w = w_val_typed(p, w, arg(f, v, 0));
      w = w_lit(w, ", ");
    }
    for (uint32_t i = 0; i < ns; i++) {
      if (i) w = w_lit(w, ", ");
      w = w_blk_typed(p, w, succ(f, b, i));
    }
    return w;
  case OP_SWITCH:
    w = w_val_typed(p, w, arg(f, v, 0));
    w = w_lit(w, ", ");
    w = w_blk_typed(p, w, ns ? succ(f, b, 0) : BLK_NONE);
    w = w_lit(w, " [");
    for (uint32_t i = 1; i < ns && i < nops(f, v); i++) {
      w = w_lit(w, "\n    ");
      w = w_val_typed(p, w, arg(f, v, i));
      w = w_lit(w, ", ");
      w = w_blk_typed(p, w, succ(f, b, i));
    }
    return w_lit(w, "\n  ]");
  case OP_INDIRECTBR:
    w = w_val_typed(p, w, arg(f, v, 0));
    w = w_lit(w, ", [");
    for (uint32_t i = 0; i < ns; i++) {
      if (i) w = w_lit(w, ", ");
      w = w_blk_typed(p, w, succ(f, b, i));
    }
    *w++ = ']';
    return w;
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

static const struct { char s[15]; uint8_t n; } op_word[OP_COUNT] = { /* written whole, the length too: a copy of 16 bytes */
#define OP(ID, TEXT, CLASS, NOPS, PROPS) [OP_##ID] = {TEXT, sizeof(TEXT) - 1},
#include "ir/ops.def"
#undef OP
};

/* Classes that are rare or long, after the opcode. */
static void pr_rest(Pr *p, Val v, const OpInfo *info) {
  const Fn *f = p->f;
  const Ins *r = &f->ins[v];
  StrBuf *o = p->o;
  switch ((OpClass)info->cls) {
  case OC_UNARY:
    sb_ch(o, ' ');
    pr_val_typed(p, arg(f, v, 0));
    if (r->op == OP_VAARG) {
      sb_lit(o, ", ");
      pr_type(p, r->type);
    }
    break;
  case OC_EH: pr_eh(p, v); break;
  case OC_AGG:
    sb_ch(o, ' ');
    pr_ops_typed(p, v, 0, r->nops);
    pr_indices(p, v);
    break;
  case OC_MEM: pr_memory_op(p, v); break;
  default: break;
  }
}

static char *w_kind(Pr *p, char *w, uint32_t kind) {
  w = w_room(p, w);
  char *e = w_text(&p->kinds, w, kind);
  if (LIKELY(e != NULL)) return e;
  w_close(p->o, w);
  pr_md_kind(p, kind);
  return w_open(p);
}

static char *w_attachments(Pr *p, char *w, const MdAttach *a, uint32_t n) {
  bool plain = true; /* numbered nodes in order of their kinds, as nearly all are */
  for (uint32_t i = 0; i < n; i++) plain &= (!i || a[i - 1].kind <= a[i].kind) && (uint32_t)a[i].node < p->pm->nmd && p->pm->md_no[a[i].node];
  if (LIKELY(plain)) {
    for (uint32_t i = 0; i < n; i++) {
      *w++ = ',';
      w = w_kind(p, w, a[i].kind);
      *w++ = '!';
      w = w_u32(w, p->pm->md_no[a[i].node] - 1);
    }
    return w;
  }
  w_close(p->o, w);
  pr_attachments(p, a, n, true);
  return w_open(p);
}

static char *w_ins(Pr *p, char *w, Val v) {
  const Fn *f = p->f;
  const Ins *r = &f->ins[v];
  StrBuf *o = p->o;
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
  switch ((OpClass)info->cls) {
  case OC_NONE: break;
  case OC_RET:
    if (!r->nops) w = w_lit(w, " void");
    else *w++ = ' ', w = w_val_typed(p, w, arg(f, v, 0));
    break;
  case OC_BR:
  case OC_SWITCH:
  case OC_INDBR: w = w_branch(p, w, v); break;
  case OC_CALL: {
    if (info->props & P_FMF) w = w_flags(p, w, P_FMF, r->flags);
    w = w_call(p, w, v);
    if (r->op == OP_CALL) break;
    Blk b = r->blk;
    uint32_t ns = b ? nsuccs(f, b) : 0;
    w = w_lit(w, "\n          to ");
    w = w_blk_typed(p, w, ns ? succ(f, b, 0) : BLK_NONE);
    if (r->op == OP_INVOKE) {
      w = w_lit(w, " unwind ");
      w = w_blk_typed(p, w, ns > 1 ? succ(f, b, 1) : BLK_NONE);
    } else {
      w = w_lit(w, " [");
      for (uint32_t i = 1; i < ns; i++) {
        if (i > 1) w = w_lit(w, ", ");
        w = w_blk_typed(p, w, succ(f, b, i));
      }
      *w++ = ']';
    }
    break;
  }
  case OC_BIN:
  case OC_FBIN:
    w = w_flags(p, w, info->props, r->flags);
    *w++ = ' ';
    w = w_val_typed(p, w, arg(f, v, 0));
    w = w_lit(w, ", ");
    w = w_val(p, w, arg(f, v, 1));
    break;
  case OC_CAST:
    w = w_flags(p, w, info->props, r->flags);
    *w++ = ' ';
    w = w_val_typed(p, w, arg(f, v, 0));
    w = w_lit(w, " to ");
    w = w_type(p, w, r->type);
    break;
  case OC_CMP: {
    w = w_flags(p, w, info->props, r->flags);
    *w++ = ' ';
    for (const char *z = pred_text[r->sub]; *z;) *w++ = *z++;
    *w++ = ' ';
    w = w_val_typed(p, w, arg(f, v, 0));
    w = w_lit(w, ", ");
    w = w_val(p, w, arg(f, v, 1));
    break;
  }
  case OC_PHI:
    w = w_flags(p, w, P_FMF, r->flags);
    w = w_phi(p, w, v);
    break;
  case OC_SELECT:
    w = w_flags(p, w, P_FMF, r->flags);
    *w++ = ' ';
    w = w_ops_typed(p, w, v, 0, 3);
    break;
  case OC_GEP:
    if (r->flags & F_INBOUNDS) w = w_lit(w, " inbounds");
    else if (r->flags & F_NUSW) w = w_lit(w, " nusw");
    if (r->flags & F_NUW) w = w_lit(w, " nuw");
    *w++ = ' ';
    w = w_type(p, w, gep_type(f, v));
    w = w_lit(w, ", ");
    w = w_ops_typed(p, w, v, 0, r->nops);
    break;
  case OC_ALLOCA: w = w_alloca(p, w, v); break;
  case OC_VEC:
    *w++ = ' ';
    w = w_ops_typed(p, w, v, 0, r->nops);
    if (r->op == OP_SHUFFLEVECTOR) {
      uint32_t n;
      const uint32_t *mask = words_of(f, v, &n);
      w_close(o, w);
      pr_mask(p, mask, n, (ty_rec(p->m, r->type)->flags & TYF_SCALABLE) != 0);
      w = w_open(p);
    }
    break;
  case OC_MEM:
    if (LIKELY((r->op == OP_LOAD || r->op == OP_STORE) && !(r->flags & F_ORDER_MASK) && (r->flags & F_ALIGN_MASK))) {
      w = w_load(p, w, v);
      break;
    } /* fall through */
  case OC_UNARY:
    if (info->cls == OC_UNARY) w = w_flags(p, w, info->props, r->flags);
    /* fall through */
  case OC_EH:
  case OC_AGG:
    w_close(o, w);
    pr_rest(p, v, info);
    w = w_open(p);
    break;
  }
  Md loc = dbg_loc(f, v);
  if (loc) {
    w = w_lit(w, ", !dbg ");
    if (LIKELY((uint32_t)loc < p->pm->nmd && p->pm->md_no[loc])) {
      *w++ = '!';
      w = w_u32(w, p->pm->md_no[loc] - 1);
    } else {
      w_close(o, w);
      pr_md(p, loc);
      w = w_open(p);
    }
  }
  uint32_t n;
  const MdAttach *a = md_all(f, v, &n);
  return n ? w_attachments(p, w, a, n) : w;
}
void pr_ins(Pr *p, Val v) { w_close(p->o, w_ins(p, w_open(p), v)); }

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
    Str name = p->blk_name ? p->blk_name[b] : blk_name_of(f, b);
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
