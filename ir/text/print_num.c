/* print_num.c: the numbers opt gives when it prints: attribute groups, metadata, unnamed globals, numbered types,
 * unnamed locals.
 *
 * All are found by dense arrays over ids, in the order in which opt meets things: variables, aliases, ifuncs, named
 * metadata, functions (their attributes first, all of them), then function by function attachments, records,
 * instructions and call attributes. Metadata is numbered depth first, a node before its operands, with an explicit
 * stack.
 */
#include "ir/intrinsic.h"
#include "ir/text/print.h"

/* ---- metadata and attributes ---- */
uint32_t md_operands(const MdRec *r, Md *out) {
  MdSpecial s = (MdSpecial)r->special;
  uint32_t n = u32_min(md_special_noperands(s), MD_MAX_OPERANDS);
  for (uint32_t i = 0; i < n; i++) out[i] = MD_NONE;
  for (uint32_t i = 0; i < r->n; i++) {
    const MdField *f = &r->fields[i];
    if (f->form != MFF_MD) continue;
    int at = md_special_field(s, f->field)->operand;
    if (at >= 0 && (uint32_t)at < n) out[at] = f->md;
  }
  return n;
}

static void number_md(PrMod *pm, Md root) {
  if (root == MD_NONE || (uint32_t)root >= pm->nmd || pm->md_no[root]) return;
  vec_push(&pm->md_stack, root);
  while (pm->md_stack.n) {
    Md id = vec_pop(&pm->md_stack);
    if (pm->md_no[id]) continue;
    const MdRec *r = md_rec(pm->m, id);
    Md few[MD_MAX_OPERANDS];
    const Md *ops = r->ops;
    uint32_t n = r->n;
    if (r->form == MDF_SPECIAL) {
      n = md_operands(r, few);
      ops = few;
    } else if (r->form != MDF_TUPLE) {
      continue; /* strings, values and expressions stand in place */
    }
    pm->md_no[id] = pm->md_list.n + 1;
    vec_push(&pm->md_list, id);
    for (uint32_t i = n; i-- > 0;) {
      Md x = ops[i];
      if (x == MD_NONE || (uint32_t)x >= pm->nmd || pm->md_no[x]) continue;
      if (r->special == MDS_GenericDINode && r->form == MDF_SPECIAL &&
          md_rec(pm->m, x)->form == MDF_TUPLE) { /* its list is no node */
        const MdRec *l = md_rec(pm->m, x);
        for (uint32_t k = l->n; k-- > 0;)
          if (l->ops[k]) vec_push(&pm->md_stack, l->ops[k]);
        continue;
      }
      vec_push(&pm->md_stack, x);
    }
  }
}

static void number_attrs(PrMod *pm, AttrSet s) {
  if (s == ATTRS_NONE || pm->attr_no[s]) return;
  vec_push(&pm->attr_list, s);
  pm->attr_no[s] = pm->attr_list.n;
}

static void number_attachments(PrMod *pm, const MdAttach *a, uint32_t n) {
  bool sorted = true;
  for (uint32_t i = 1; i < n; i++) sorted &= a[i - 1].kind <= a[i].kind;
  if (sorted) {
    for (uint32_t i = 0; i < n; i++) number_md(pm, a[i].node);
    return;
  }
  /* In the order of printing: by kind, stable. Lists are short. */
  for (uint32_t done = 0, from = 0; done < n;) {
    uint32_t kind = UINT32_MAX;
    for (uint32_t i = 0; i < n; i++)
      if (a[i].kind >= from && a[i].kind < kind) kind = a[i].kind;
    for (uint32_t i = 0; i < n; i++)
      if (a[i].kind == kind) number_md(pm, a[i].node), done++;
    from = kind + 1;
  }
}

static bool md_in_place(const PrMod *pm, Md id) { /* printed where it stands, never numbered */
  MdForm k = (MdForm)md_rec(pm->m, id)->form;
  return k != MDF_TUPLE && k != MDF_SPECIAL;
}

static void number_records(PrMod *pm, const Fn *f, Dbg d) {
  for (; d; d = f->rare->dbgrec.p[d].next) {
    const DbgRec *r = &f->rare->dbgrec.p[d];
    if (r->deleted) continue;
    if (r->loc_md && !md_in_place(pm, r->loc_md)) number_md(pm, r->loc_md);
    number_md(pm, r->var);
    number_md(pm, r->assign_id);
    if (r->addr_md && !md_in_place(pm, r->addr_md)) number_md(pm, r->addr_md);
    number_md(pm, r->loc);
  }
}

/* A called intrinsic that the module does not declare. */
static void need_intrinsic(PrMod *pm, const Fn *f, Val callee_, Val call, VecU32 *seen) {
  const Con *c = con_rec(&f->con, callee_);
  if (c->a < seen->n && seen->p[c->a]) return;
  if (c->a >= seen->n) vec_resize_zero(seen, c->a + 1);
  seen->p[c->a] = 1;
  Str name = str_get(pm->m, c->a);
  if (glob_find(pm->m, name) != GLOB_NONE) return;
  vec_push(&pm->intrin,
           ((PrIntrin){.name = name, .id = c->flags, .fnty = call_rec(f, call)->fnty, .group = UINT32_MAX}));
}

/* Whether the body has nothing that is not numbered already: told by arrays that are short or dense, where its
 * instructions are neither. */
static bool nothing_new(const PrMod *pm, const Fn *f, const VecU32 *seen) {
  if (f->rare->dbgrec.n > 1) return false;
#define NEW(node) ((node) && ((uint32_t)(node) >= pm->nmd || !pm->md_no[node]))
  for (uint32_t v = 1; v < f->rare->cap_dbg && v < f->nins; v++)
    if (NEW(f->rare->dbg[v])) return false;
  const MdAttach *a = f->rare->mdatt.p;
  for (uint32_t i = 1; i < f->rare->mdatt.n;
       i += 1 + (uint32_t)a[i].node) /* a header {count, capacity}, then the entries */
    for (uint32_t k = 1; k <= a[i].kind; k++)
      if (NEW(a[i + k].node)) return false;
#undef NEW
  for (uint32_t i = 1; i < f->calls.n; i++) {
    AttrSet s = f->calls.p[i].attrs ? attrlist_rec(pm->m, f->calls.p[i].attrs)->fn : ATTRS_NONE;
    if (s != ATTRS_NONE && !pm->attr_no[s]) return false;
  }
  for (uint32_t i = 1; i < f->con.con.n; i++) {
    const Con *c = &f->con.con.p[i];
    if (c->kind == CON_MD || (c->kind == CON_INTRIN && (c->a >= seen->n || !seen->p[c->a]))) return false;
  }
  return true;
}

static inline void number_ins(PrMod *pm, const Fn *f, Val v, const MdAttach *md, uint32_t nmd, VecU32 *seen) {
  const Ins *r = &f->ins[v];
  if (op_info[r->op].props & P_CALL) {
    const CallRec *c = call_rec(f, v);
    Val to = callee(f, v);
    if (val_is_con(to) && con_kind(&f->con, to) == CON_INTRIN) need_intrinsic(pm, f, to, v, seen);
    for (uint32_t i = 0; i + 1 < r->nops; i++) {
      Val a = arg(f, v, i);
      if (val_is_con(a) && con_kind(&f->con, a) == CON_MD) number_md(pm, con_md_id(&f->con, a));
    }
    if (c->attrs) number_attrs(pm, attrlist_rec(pm->m, c->attrs)->fn);
  }
  if (f->rare->cap_dbg) number_md(pm, dbg_loc(f, v));
  for (uint32_t i = 0; i < nmd; i++) {
    if ((uint32_t)md[i].node < pm->nmd && pm->md_no[md[i].node]) continue;
    number_attachments(pm, md, nmd);
    break;
  }
}

/* ---- named and numbered structs: those the module uses, in the order opt's type finder meets them ---- */
typedef struct Finder {
  PrMod *pm;
  uint8_t *ty_seen, *md_seen;
  VecU32 module_seen, fn_seen; /* a bit per constant: of the module's pool, of the pool of the function at hand */
  bool con_any;                /* some constant of the function's pool can lead to a struct not yet met */
  bool md_typed;               /* so can metadata */
  VEC(Ty) ty_stack;
  VEC(Md) md_stack;
  VecU32 con_stack;
  uint32_t left; /* named structs not yet met: nothing is left to do when there is none */
} Finder;

/* Types with fixed ids lead to no struct. */
static inline bool is_new_type(const Finder *w, Ty t) { return t >= TY_NFIXED && !w->ty_seen[t]; }

static void find_type(Finder *w, Ty root) {
  if (!is_new_type(w, root)) return;
  w->ty_seen[root] = 1;
  vec_push(&w->ty_stack, root);
  while (w->ty_stack.n) {
    Ty t = vec_pop(&w->ty_stack);
    const TypeRec *r = ty_rec(w->pm->m, t);
    if (r->kind == TK_STRUCT && (r->flags & TYF_NAMED)) {
      w->left--;
      if (r->name.n) {
        vec_push(&w->pm->types_named, t);
      } else {
        vec_push(&w->pm->types_numbered, t);
        w->pm->type_no[t] = w->pm->types_numbered.n;
      }
    }
    uint32_t n = r->kind == TK_STRUCT || r->kind == TK_TARGET  ? r->n
                 : r->kind == TK_FUNC                          ? r->n + 1
                 : r->kind == TK_ARRAY || r->kind == TK_VECTOR ? 1
                                                               : 0;
    for (uint32_t i = n; i-- > 0;) {
      if (!is_new_type(w, r->elem[i])) continue;
      w->ty_seen[r->elem[i]] = 1;
      vec_push(&w->ty_stack, r->elem[i]);
    }
  }
}

static void find_pool(VecU32 *seen, const ConPool *pool) { /* a new pool: nothing seen */
  vec_clear(seen);
  vec_resize_zero(seen, (pool->con.n + 31) / 32);
}

static void find_md(Finder *w, Md root);

/* Types in a constant, depth first, a constant before its operands; the source type of an address expression after
 * them. */
static void find_con(Finder *w, const ConPool *pool, Val root) {
  if (!val_is_con(root)) return;
  uint32_t base = w->con_stack.n, *seen = pool == &w->pm->m->con ? w->module_seen.p : w->fn_seen.p;
  vec_push(&w->con_stack, (uint32_t)root);
  while (w->con_stack.n > base) {
    uint32_t top = vec_pop(&w->con_stack);
    if (!(top & VAL_CON_BIT)) { /* a type to be looked at after operands */
      find_type(w, (Ty)top);
      continue;
    }
    Val v = (Val)top;
    const Con *c = con_rec(pool, v);
    ConKind k = (ConKind)c->kind;
    if (k == CON_MD) {
      find_md(w, con_md_id(pool, v));
      continue;
    }
    if (k == CON_GLOBAL || k == CON_INTRIN || k == CON_ASM) continue;
    uint32_t i = con_index(v);
    if (seen[i / 32] >> (i % 32) & 1) continue;
    seen[i / 32] |= 1u << (i % 32);
    find_type(w, c->type);
    if (k == CON_EXPR) {
      ConExpr e = con_expr_get(pool, v);
      if (e.op == OP_GEP) vec_push(&w->con_stack, (uint32_t)e.extra);
      for (uint32_t n = e.n; n-- > 0;) vec_push(&w->con_stack, (uint32_t)e.ops[n]);
    } else if (k == CON_AGG || k == CON_SPLAT || k == CON_PTRAUTH) {
      for (uint32_t n = con_nops(pool, v); n-- > 0;) vec_push(&w->con_stack, (uint32_t)con_op(pool, v, n));
    } else if (k == CON_ADDR) {
      vec_push(&w->con_stack, c->a);
    }
  }
}

static void find_md(Finder *w, Md root) {
  if (root == MD_NONE || !w->md_typed) return;
  uint32_t base = w->md_stack.n;
  vec_push(&w->md_stack, root);
  while (w->md_stack.n > base) {
    Md id = vec_pop(&w->md_stack);
    if ((uint32_t)id >= w->pm->nmd || w->md_seen[id]) continue;
    w->md_seen[id] = 1;
    const MdRec *r = md_rec(w->pm->m, id);
    if (r->form == MDF_VALUE) {
      if (r->int_type) continue;
      /* Constants of the module's pool: few are structs, so those already seen are not remembered. */
      Val c = r->con;
      if (con_kind(&w->pm->m->con, c) != CON_GLOBAL) find_type(w, con_type(&w->pm->m->con, c));
      continue;
    }
    Md few[MD_MAX_OPERANDS];
    const Md *ops = r->ops;
    uint32_t n = r->n;
    if (r->form == MDF_SPECIAL) n = md_operands(r, few), ops = few;
    else if (r->form != MDF_TUPLE) continue;
    for (uint32_t i = n; i-- > 0;)
      if (ops[i]) vec_push(&w->md_stack, ops[i]);
  }
}

/* Whether a set of the list has an attribute that names a type. */
static bool list_names_type(const Finder *w, AttrList l) {
  if (!l) return false;
  const AttrListRec *r = attrlist_rec(w->pm->m, l);
#define IN(i, k) ((k) >> 6 == (i) ? 1ull << ((k) & 63) : 0)
#define NAMES_TYPE(i)                                                                                                  \
  (IN(i, ATTR_BYVAL) | IN(i, ATTR_SRET) | IN(i, ATTR_BYREF) | IN(i, ATTR_INALLOCA) | IN(i, ATTR_PREALLOCATED) |        \
   IN(i, ATTR_ELEMENTTYPE))
  return (r->mask[0] & NAMES_TYPE(0)) || (r->mask[1] & NAMES_TYPE(1)) || (r->mask[2] & NAMES_TYPE(2)) ||
         attrset_rec_has(r->fn_rec, ATTR_PREALLOCATED);
#undef NAMES_TYPE
#undef IN
}
static bool is_set_new(const Finder *w, AttrSet s) {
  const AttrSetRec *r = attrset_rec(w->pm->m, s);
  for (uint32_t i = 0; i < r->n; i++)
    if (is_new_type(w, r->attr[i].type)) return true;
  return false;
}
static bool is_list_new(const Finder *w, AttrList l) {
  if (!list_names_type(w, l)) return false;
  const AttrListRec *r = attrlist_rec(w->pm->m, l);
  if (is_set_new(w, r->ret) || is_set_new(w, r->fn)) return true;
  for (uint32_t i = 0; i < r->nparams; i++)
    if (is_set_new(w, r->param[i])) return true;
  return false;
}
static void find_attrs(Finder *w, AttrSet s) {
  const AttrSetRec *r = attrset_rec(w->pm->m, s);
  for (uint32_t i = 0; i < r->n; i++)
    if (is_new_type(w, r->attr[i].type)) find_type(w, r->attr[i].type);
}
static void find_attr_list(Finder *w, AttrList l) {
  if (!list_names_type(w, l)) return;
  const AttrListRec *r = attrlist_rec(w->pm->m, l);
  find_attrs(w, r->ret);
  find_attrs(w, r->fn);
  for (uint32_t i = 0; i < r->nparams; i++) find_attrs(w, r->param[i]);
}

/* Whether a constant of the pool leads to a type that is new. Operands of its constants lie in it too. */
static bool is_pool_new(const Finder *w, const ConPool *pool) {
  for (uint32_t i = 1; i < pool->con.n; i++) {
    const Con *c = &pool->con.p[i];
    if (is_new_type(w, c->type) || (c->kind == CON_MD && w->md_typed)) return true;
    if (c->kind != CON_EXPR) continue;
    ConExpr e = con_expr_get(pool, (Val)(i | VAL_CON_BIT));
    if (e.op == OP_GEP && is_new_type(w, e.extra)) return true;
  }
  return false;
}

/* Whether the body names a type that is new: mostly not, and in the order of its arrays that is soon told. */
static bool is_body_new(const Finder *w, const Fn *f) {
  if (w->con_any) return true;
  const MdAttach *a = f->rare->mdatt.p;
  for (uint32_t i = 1; w->md_typed && i < f->rare->mdatt.n; i += 1 + (uint32_t)a[i].node) /* as above */
    for (uint32_t k = 1; k <= a[i].kind; k++)
      if ((uint32_t)a[i + k].node < w->pm->nmd && !w->md_seen[a[i + k].node]) return true;
  for (uint32_t i = 1; i < f->calls.n; i++)
    if (is_list_new(w, f->calls.p[i].attrs)) return true;
  for (const Ins *r = f->ins + f->nargs + 1, *end = f->ins + f->nins; r < end; r++) {
    if (is_new_type(w, r->type)) return true;
    if ((r->op == OP_GEP || r->op == OP_ALLOCA) && is_new_type(w, (Ty)aux(f, (Val)(r - f->ins)))) return true;
  }
  return false;
}

static void find_operand(Finder *w, const Fn *f, Val v) {
  if (val_is_con(v)) find_con(w, &f->con, v);
  else if (v && f->ins[v].op == OP_MDVAL) find_operand(w, f, arg(f, v, 0));
}

static inline void find_in_ins(Finder *w, const Fn *f, Val v, const MdAttach *md, uint32_t nmd) {
  const Ins *r = &f->ins[v];
  if (is_new_type(w, r->type)) find_type(w, r->type);
  for (uint32_t i = 0; w->con_any && i < r->nops; i++) find_operand(w, f, arg(f, v, i));
  if (r->op == OP_GEP || r->op == OP_ALLOCA) find_type(w, (Ty)aux(f, v));
  if (op_info[r->op].props & P_CALL) find_attr_list(w, call_rec(f, v)->attrs);
  if (w->md_typed)
    for (uint32_t i = 0; i < nmd; i++) find_md(w, md[i].node);
  if (!w->con_any) return;
  for (Dbg d = dbg_first(f, v); d; d = f->rare->dbgrec.p[d].next)
    for (uint32_t i = 0; i < f->rare->dbgrec.p[d].nops; i++) find_operand(w, f, f->opnd[f->rare->dbgrec.p[d].opnd + i]);
}

/* A body: the structs that its types name (w is not NULL), numbers of what it mentions (seen is not NULL). One walk
 * for both: bodies are cold. */
static void meet_body(PrMod *pm, Finder *w, VecU32 *seen, const Fn *f) {
  bool types = w && w->left, numbers = seen && !nothing_new(pm, f, seen), records = f->rare->dbgrec.n > 1;
  if (types) {
    w->con_any = is_pool_new(w, &f->con);
    if (w->con_any) find_pool(&w->fn_seen, &f->con);
    types = is_body_new(w, f);
  }
  if (!types && !numbers) return;
  FOR_EACH_BLK(f, b) {
    FOR_EACH_INS(f, b, v) {
      uint32_t nmd;
      const MdAttach *md = md_all(f, v, &nmd);
      if (types) find_in_ins(w, f, v, md, nmd);
      if (!numbers) continue;
      if (records) number_records(pm, f, dbg_first(f, v));
      number_ins(pm, f, v, md, nmd, seen);
    }
    if (numbers && records) number_records(pm, f, dbg_first_end(f, b));
    if (w && !w->left) types = false;
    if (!types && !numbers) return;
  }
}

/* Before the first function; then find_from_fn and the body of each in order, and find_end. */
static void find_begin(Finder *w, PrMod *pm) {
  const Module *m = pm->m;
  *w = (Finder){.pm = pm, .md_typed = md_typed(m)};
  for (uint32_t t = 1; t < pm->nty; t++)
    if (ty_rec(m, (Ty)t)->flags & TYF_NAMED && ty_rec(m, (Ty)t)->kind == TK_STRUCT) w->left++;
  if (!w->left) return;
  pm->type_no = mem_zalloc(pm->nty * sizeof *pm->type_no);
  w->ty_seen = mem_zalloc(pm->nty);
  w->md_seen = mem_zalloc(pm->nmd + 1);
  find_pool(&w->module_seen, &m->con);
  static const uint8_t order[] = {GK_VAR, GK_ALIAS, GK_IFUNC};
  for (unsigned k = 0; k < ARRAY_LEN(order); k++) {
    FOR_EACH_OF_KIND(pm, order[k], g) {
      find_type(w, glob(m, g)->type);
      if (glob(m, g)->init && order[k] != GK_IFUNC) find_con(w, &m->con, glob(m, g)->init);
    }
  }
}

static void find_from_fn(Finder *w, const Global *r) {
  if (!w->left) return;
  const Module *m = w->pm->m;
  find_type(w, r->type);
  find_attr_list(w, r->fattrs);
  if (r->prefix) find_con(w, &m->con, r->prefix);
  if (r->prologue) find_con(w, &m->con, r->prologue);
  if (r->personality) find_con(w, &m->con, r->personality);
}

static void find_end(Finder *w) {
  const Module *m = w->pm->m;
  for (uint32_t i = 0; i < m->named_md.n && w->left; i++)
    for (uint32_t k = 0; k < m->named_md.p[i].n; k++) find_md(w, m->named_md.p[i].ops[k]);
  vec_free(&w->module_seen);
  vec_free(&w->fn_seen);
  vec_free(&w->ty_stack);
  vec_free(&w->md_stack);
  vec_free(&w->con_stack);
  mem_free(w->ty_seen);
  mem_free(w->md_seen);
}

/* ---- the module ---- */
static bool has_program_as(Str dl) { /* "-P1-": functions live in address space 1 */
  for (uint32_t i = 0; i + 1 < dl.n; i++)
    if (dl.p[i] == 'P' && (i == 0 || dl.p[i - 1] == '-') && dl.p[i + 1] >= '1' && dl.p[i + 1] <= '9') return true;
  return false;
}

static void number_globals(PrMod *pm) {
  const Module *m = pm->m;
  static const uint8_t order[] = {GK_VAR, GK_ALIAS, GK_IFUNC, GK_FUNC};
  uint32_t next = 0, unnamed = 0;
  pm->glob_no = mem_zalloc((m->glob.n + 1) * sizeof *pm->glob_no);
  FOR_EACH_GLOB(m, g) {
    pm->kinds |= 1u << glob(m, g)->kind;
    unnamed += !glob(m, g)->name.n;
  }
  for (unsigned k = 0; k < ARRAY_LEN(order) && next < unnamed; k++)
    FOR_EACH_OF_KIND(pm, order[k], g)
      if (!glob(m, g)->name.n) pm->glob_no[g] = next++;
}

/* The group of intrinsic i, whose attributes are shared with an equal group; UINT32_MAX: there is none yet. */
static uint32_t group_of_intrinsic(PrMod *pm, Pr *p, StrBuf *text, uint32_t i) {
  const PrIntrin *x = &pm->intrin.p[i];
  for (uint32_t k = 0; k < i; k++)
    if (str_eq(pm->intrin.p[k].attrs, x->attrs)) return pm->intrin.p[k].group;
  for (uint32_t k = 0; k < pm->attr_list.n; k++) {
    if (!pm->attr_list.p[k]) continue;
    text->n = 0;
    pr_attrset(p, pm->attr_list.p[k], true, true);
    if (str_eq((Str){text->p, (uint32_t)text->n}, x->attrs)) return k;
  }
  return UINT32_MAX;
}

/* Groups that only declarations of intrinsics use move in front of the groups of calls, which begin at `calls`: who
 * reads the text finds the declarations among the functions, whose groups are numbered first, and prints the same. */
static void groups_of_declarations_first(PrMod *pm, uint32_t calls) {
  uint32_t n = pm->attr_list.n, next = calls;
  VecU32 to = {0};
  VEC(AttrSet) list = {0};
  vec_resize_zero(&to, n); /* 1 + new number */
  for (uint32_t k = 0; k < n; k++) vec_push(&list, pm->attr_list.p[k]);
  for (uint32_t k = 0; k < calls; k++) to.p[k] = k + 1;
  for (uint32_t i = 0; i < pm->intrin.n; i++) {
    uint32_t g = pm->intrin.p[i].group;
    if (g != UINT32_MAX && !to.p[g]) to.p[g] = ++next;
  }
  for (uint32_t k = calls; k < n; k++)
    if (!to.p[k]) to.p[k] = ++next;
  for (uint32_t k = calls; k < n; k++) {
    pm->attr_list.p[to.p[k] - 1] = list.p[k];
    if (list.p[k]) pm->attr_no[list.p[k]] = to.p[k];
  }
  for (uint32_t i = 0; i < pm->intrin.n; i++) {
    PrIntrin *x = &pm->intrin.p[i];
    if (x->group != UINT32_MAX) x->group = to.p[x->group] - 1;
  }
  vec_free(&to);
  vec_free(&list);
}

/* Declarations of intrinsics that passes introduced: attribute groups by their text. */
static void number_intrinsics(PrMod *pm, uint32_t calls) {
  if (!pm->intrin.n) return;
  StrBuf text = {0};
  Pr p;
  pr_init(&p, pm, &text);
  for (uint32_t i = 0; i < pm->intrin.n; i++) {
    PrIntrin *x = &pm->intrin.p[i];
    if (x->id == INTRIN_NONE) continue;
    size_t at = pm->intrin_text.n;
    intrinsic_print_fn_attrs((IntrinsicId)x->id, &pm->intrin_text);
    x->attrs = (Str){(const char *)(uintptr_t)at,
                     (uint32_t)(pm->intrin_text.n - at)}; /* an offset until the text is complete */
  }
  for (uint32_t i = 0; i < pm->intrin.n; i++) {
    PrIntrin *x = &pm->intrin.p[i];
    if (!x->attrs.n) continue;
    x->attrs.p = pm->intrin_text.p + (uintptr_t)x->attrs.p;
    x->group = group_of_intrinsic(pm, &p, &text, i);
    if (x->group != UINT32_MAX) continue;
    x->group = pm->attr_list.n;
    vec_push(&pm->attr_list, ATTRS_NONE);
  }
  pr_free(&p);
  sb_free(&text);
  groups_of_declarations_first(pm, calls);
}

static void prmod_start(PrMod *pm, const Module *m) {
  *pm = (PrMod){.m = m};
  pm->nattr = attrset_count(m);
  pm->attr_no = mem_zalloc((pm->nattr + 1) * sizeof *pm->attr_no);
  pm->nmd = md_count(m);
  pm->md_no = mem_zalloc((pm->nmd + 1) * sizeof *pm->md_no);
  pm->nty = ty_count(m);
  pm->program_as = has_program_as(m->datalayout);
}
/* What is numbered before any function; number_globals was called. */
static void number_module(PrMod *pm) {
  const Module *m = pm->m;
  FOR_EACH_OF_KIND(pm, GK_VAR, g) {
    const Global *r = glob(m, g);
    number_attachments(pm, r->md, r->nmd);
    number_attrs(pm, r->attrs);
  }
  FOR_EACH_OF_KIND(pm, GK_IFUNC, g) number_attachments(pm, glob(m, g)->md, glob(m, g)->nmd);
  for (uint32_t i = 0; i < m->named_md.n; i++)
    for (uint32_t k = 0; k < m->named_md.p[i].n; k++) number_md(pm, m->named_md.p[i].ops[k]);
  FOR_EACH_OF_KIND(pm, GK_FUNC, g) number_attrs(pm, attrlist_fn(m, glob(m, g)->fattrs));
}
void prmod_frame(PrMod *pm, const Module *m, bool types) {
  prmod_start(pm, m);
  number_globals(pm);
  if (types) {
    Finder w;
    find_begin(&w, pm);
    FOR_EACH_OF_KIND(pm, GK_FUNC, g) {
      find_from_fn(&w, glob(m, g));
      if (glob(m, g)->fn) meet_body(pm, &w, NULL, glob(m, g)->fn);
    }
    find_end(&w);
  }
  number_module(pm);
  pm->frame_attr = pm->attr_list.n, pm->frame_md = pm->md_list.n;
}
void prmod_frame_fn(PrMod *pm, const Fn *f) {
  VecU32 seen = {0};
  while (pm->attr_list.n > pm->frame_attr) pm->attr_no[vec_pop(&pm->attr_list)] = 0;
  while (pm->md_list.n > pm->frame_md) pm->md_no[vec_pop(&pm->md_list)] = 0;
  number_attachments(pm, fn_glob(f)->md, fn_glob(f)->nmd);
  meet_body(pm, NULL, &seen, f);
  vec_free(&seen);
}
void prmod_init(PrMod *pm, const Module *m, const Fn *only) {
  prmod_start(pm, m);
  VecU32 seen = {0};
  if (only) {
    const Global *g = fn_glob(only);
    number_attrs(pm, attrlist_fn(m, g->fattrs));
    number_attachments(pm, g->md, g->nmd);
    meet_body(pm, NULL, &seen, only);
    vec_free(&seen);
    return;
  }
  number_globals(pm);
  Finder w;
  find_begin(&w, pm);
  number_module(pm);
  uint32_t calls = pm->attr_list.n;
  FOR_EACH_OF_KIND(pm, GK_FUNC, g) {
    const Global *r = glob(m, g);
    find_from_fn(&w, r);
    number_attachments(pm, r->md, r->nmd);
    if (r->fn) meet_body(pm, &w, &seen, r->fn);
  }
  find_end(&w);
  vec_free(&seen);
  number_intrinsics(pm, calls);
}

void prmod_free(PrMod *pm) {
  mem_free(pm->attr_no);
  mem_free(pm->md_no);
  mem_free(pm->glob_no);
  mem_free(pm->type_no);
  vec_free(&pm->attr_list);
  vec_free(&pm->md_list);
  vec_free(&pm->md_stack);
  vec_free(&pm->types_numbered);
  vec_free(&pm->types_named);
  vec_free(&pm->intrin);
  sb_free(&pm->intrin_text);
}

void pr_init(Pr *p, const PrMod *pm, StrBuf *o) { *p = (Pr){.pm = pm, .m = pm->m, .o = o}; }
void pr_free(Pr *p) {
  vec_free(&p->val_text);
  vec_free(&p->blk_text);
  vec_free(&p->edge_first);
  vec_free(&p->edge_from);
  vec_free(&p->foreign_no);
  mem_free(p->val_name);
  mem_free(p->blk_name);
  mem_free(p->glob_plain);
  texts_free(&p->types);
  texts_free(&p->intrins);
  texts_free(&p->attrs);
  texts_free(&p->fn_attrs);
  texts_free(&p->kinds);
  sb_free(&p->own);
}

/* ---- locals of one function ---- */

/* Names that passes made may collide. Names from the text keep theirs; another that is taken gets a number appended,
 * from one counter per function, as LLVM's symbol table does. */
typedef struct NameSet {
  Str *slot;
  uint32_t cap, used;
  Str *lookup;
} NameSet;

static uint32_t name_hash(Str s) {
  uint64_t h = 1469598103934665603ull;
  for (uint32_t i = 0; i < s.n; i++) h = (h ^ (unsigned char)s.p[i]) * 1099511628211ull;
  return (uint32_t)(h ^ h >> 32);
}
static bool name_add(NameSet *set, Str s) { /* false: it is there already */
  uint32_t i = name_hash(s) & (set->cap - 1);
  for (; set->slot[i].n; i = (i + 1) & (set->cap - 1))
    if (str_eq(set->slot[i], s)) return false;
  set->slot[i] = s;
  return true;
}

typedef struct Namer {
  Pr *p;
  NameSet set;
  uint32_t counter;
  char *text; /* room for all names that are made */
  size_t used;
} Namer;

static Str name_unique(Namer *w, Str s) {
  if (name_add(&w->set, s)) return s;
  char *at = w->text + w->used;
  memcpy(at, s.p, s.n);
  for (;;) {
    StrBuf no = {0};
    sb_u64(&no, ++w->counter);
    memcpy(at + s.n, no.p, no.n);
    Str x = {at, s.n + (uint32_t)no.n};
    sb_free(&no);
    if (!name_add(&w->set, x)) continue;
    w->used += x.n;
    return x;
  }
}

static bool name_is_own(const Name *table, uint32_t cap, uint32_t i) {
  return i < cap && (table[i].off & NAME_OWN_BIT) != 0;
}

static void names_make_unique(Pr *p, const Fn *f) {
  uint32_t n = f->nargs;
  size_t bytes = 0;
  p->val_name = mem_zalloc(f->nins * sizeof *p->val_name);
  p->blk_name = mem_zalloc(f->nblk * sizeof *p->blk_name);
  for (uint32_t i = 0; i < f->nargs; i++) bytes += name_of(f, fn_arg(f, i)).n + 12u;
  FOR_EACH_BLK(f, b) {
    n++;
    bytes += blk_name_of(f, b).n + 12u;
    FOR_EACH_INS(f, b, v) n++, bytes += name_of(f, v).n + 12u;
  }
  Namer w = {.p = p};
  w.set.cap = 64;
  while (w.set.cap < n * 2) w.set.cap *= 2;
  w.set.slot = mem_zalloc(w.set.cap * sizeof *w.set.slot);
  p->own.n = 0;
  sb_reserve(&p->own, bytes);
  w.text = p->own.p;
  for (int own = 0; own < 2; own++) {
    for (uint32_t i = 0; i < f->nargs; i++) {
      Str s = name_of(f, fn_arg(f, i));
      if (s.n && name_is_own(f->name, f->cap_name, i + 1) == own) p->val_name[i + 1] = name_unique(&w, s);
    }
    FOR_EACH_BLK(f, b) {
      Str s = blk_name_of(f, b);
      if (s.n && name_is_own(f->blk_name, f->cap_blk_name, b) == own) p->blk_name[b] = name_unique(&w, s);
      FOR_EACH_INS(f, b, v) {
        s = name_of(f, v);
        if (s.n && has_result(f, v) && name_is_own(f->name, f->cap_name, v) == own) p->val_name[v] = name_unique(&w, s);
      }
    }
  }
  mem_free(w.set.slot);
}

/* Counts in decimal, "%0" and on, as LocalTexts. */
typedef struct TextCounter {
  unsigned __int128 text, step;
  uint32_t left, next;
} TextCounter; /* left: numbers before more than the last digit changes, which is with `next` */
static TextCounter counter_at(uint32_t no) {
  LocalText t = {"%", 2};
  for (uint64_t d = 10; d <= no; d *= 10) t.n++;
  uint32_t left = 10 - no % 10, next = no + left;
  for (uint32_t i = t.n - 1u; i > 0; i--, no /= 10) t.s[i] = (char)('0' + no % 10);
  TextCounter c = {0, (unsigned __int128)1 << 8 * (t.n - 1), left, next};
  memcpy(&c.text, &t, sizeof t);
  return c;
}

/* Of one of a kind: its name, where that is short and stands in the input as it is printed, or the next number.
 * Table: by id, `cap` long. */
typedef struct Naming {
  const Name *table;
  uint32_t cap;
  bool names;
  Str src;
} Naming;
static inline __attribute__((always_inline)) void local_text(LocalText *t, uint32_t i, const Naming *w,
                                                             TextCounter *c) {
  if (i >= w->cap || !w->table[i].len) {
    memcpy(t, &c->text, sizeof *t);
    c->text += c->step;
    if (UNLIKELY(!--c->left)) *c = counter_at(c->next);
    return;
  }
  Name n = w->table[i];
  t->n = 0;
  if (!w->names || (n.off & NAME_OWN_BIT) || !n.off || n.len > sizeof t->s - 1 || (uint64_t)n.off + 15 > w->src.n)
    return;
  if (w->src.p[n.off] >= '0' && w->src.p[n.off] <= '9') return;
  uint32_t bad = copy_plain(t->s, w->src.p + n.off - 1); /* what stands before it, mostly a % */
  t->s[0] = '%';
  t->n = bad & ((1u << n.len) - 1) << 1 ? 0 : (uint8_t)(n.len + 1);
}

/* Numbers go in the order of the text. names: those of the input are those that are printed. */
static void local_texts(const Fn *f, LocalTexts *vals, LocalTexts *blks, bool names) {
  vec_reserve(vals, f->nins);
  vec_reserve(blks, f->nblk);
  vals->n = f->nins;
  blks->n = f->nblk;
  memset(vals->p, 0,
         (f->nlive + f->nargs + 1 == f->nins ? 1 : f->nins) *
             sizeof *vals->p); /* where all are placed the walk comes to all */
  memset(blks->p, 0, f->nblk * sizeof *blks->p);
  LocalText *val = vals->p, *blk = blks->p;
  const Ins *ins = f->ins;
  const Naming of_val = {f->name, f->cap_name, names, f->m->source},
               of_blk = {f->blk_name, f->cap_blk_name, names, f->m->source};
  TextCounter c = counter_at(0);
  for (uint32_t i = 1; i <= f->nargs; i++) local_text(&val[i], i, &of_val, &c);
  FOR_EACH_BLK(f, b) {
    local_text(&blk[b], (uint32_t)b, &of_blk, &c);
    for (Val v = f->blk[b].first; v; v = ins[v].next) {
      if (ins[v].type == TY_VOID) val[v].n = 0;
      else local_text(&val[v], (uint32_t)v, &of_val, &c);
    }
  }
}

void pr_number_foreign(Pr *p, const Fn *f) {
  uint32_t no = 0;
  vec_resize_zero(&p->foreign_no, f->nblk);
  for (uint32_t i = 0; i < f->nargs; i++) no += !name_of(f, fn_arg(f, i)).n;
  FOR_EACH_BLK(f, b) {
    if (!blk_name_of(f, b).n) p->foreign_no.p[b] = no++;
    FOR_EACH_INS(f, b, v) no += has_result(f, v) && !name_of(f, v).n;
  }
  p->foreign = f;
}

void pr_fn_begin(Pr *p, const Fn *f) {
  p->f = f;
  p->foreign = NULL;
  mem_free(p->val_name);
  mem_free(p->blk_name);
  p->val_name = NULL;
  p->blk_name = NULL;
  if (f->names_dirty) names_make_unique(p, f);
  local_texts(f, &p->val_text, &p->blk_text, !p->val_name);
  /* Predecessors in the order of the text: opt lists them backwards, because it walks a use list that grew at its
   * head. */
  vec_clear(&p->edge_first);
  vec_resize_zero(&p->edge_first, f->nblk + 2);
  uint32_t *first = p->edge_first.p;
  FOR_EACH_BLK(f, b)
    for (uint32_t i = 0, n = nsuccs(f, b); i < n; i++) first[(uint32_t)succ(f, b, i) + 2]++;
  for (uint32_t b = 2; b < f->nblk + 2; b++) first[b] += first[b - 1];
  vec_reserve(&p->edge_from, first[f->nblk + 1] + 1);
  FOR_EACH_BLK(f, b)
    for (uint32_t i = 0, n = nsuccs(f, b); i < n; i++) p->edge_from.p[first[(uint32_t)succ(f, b, i) + 1]++] = b;
}
