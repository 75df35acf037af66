/* print.c: a module as opt prints it: header, types, comdats, variables, aliases, ifuncs, functions, attribute
 * groups, metadata. Contract: text.h. Linear in the output. print_num.c numbers, print_val.c, print_ins.c, print_md.c
 * and print_attr.c print the parts.
 */
#include "ir/intrinsic.h"
#include "ir/text/print.h"

static const char *const linkage_text[] = {[LINK_PRIVATE] = "private ",
                                           [LINK_INTERNAL] = "internal ",
                                           [LINK_AVAILABLE_EXTERNALLY] = "available_externally ",
                                           [LINK_LINKONCE] = "linkonce ",
                                           [LINK_LINKONCE_ODR] = "linkonce_odr ",
                                           [LINK_WEAK] = "weak ",
                                           [LINK_WEAK_ODR] = "weak_odr ",
                                           [LINK_COMMON] = "common ",
                                           [LINK_APPENDING] = "appending ",
                                           [LINK_EXTERN_WEAK] = "extern_weak "};
static const char *const visibility_text[] = {[VIS_HIDDEN] = "hidden ", [VIS_PROTECTED] = "protected "};
static const char *const dll_text[] = {[DLL_IMPORT] = "dllimport ", [DLL_EXPORT] = "dllexport "};
static const char *const tls_text[] = {"", "thread_local ", "thread_local(localdynamic) ", "thread_local(initialexec) ",
                                       "thread_local(localexec) "};
static const char *const unnamed_text[] = {"", "local_unnamed_addr", "unnamed_addr"};
static const char *const code_models[] = {"", "tiny", "small", "kernel", "medium", "large"};
static const char *const comdat_kinds[] = {"any", "exactmatch", "largest", "nodeduplicate", "samesize"};

/* A quoted string after a keyword: `, section "x"`. */
static void pr_quoted(StrBuf *o, const char *lead, Str s) {
  if (!s.n) return;
  sb_cz(o, lead);
  sb_ch(o, '"');
  pr_escaped(o, s);
  sb_ch(o, '"');
}

static void pr_interned(Pr *p, const char *lead, uint32_t id) {
  if (id) pr_quoted(p->o, lead, str_get(p->m, id));
}

static void pr_linkage(StrBuf *o, const Global *g) {
  if (g->linkage != LINK_EXTERNAL) sb_cz(o, linkage_text[g->linkage]);
  bool implied = glob_is_local(g) || (g->visibility != VIS_DEFAULT && g->linkage != LINK_EXTERN_WEAK);
  if (g->dso_local && !implied) sb_lit(o, "dso_local ");
  if (g->visibility != VIS_DEFAULT) sb_cz(o, visibility_text[g->visibility]);
  if (g->dll != DLL_NONE) sb_cz(o, dll_text[g->dll]);
}

static void pr_comdat(Pr *p, const Global *g) {
  if (!g->comdat) return;
  Str c = p->m->comdats.p[g->comdat - 1].name;
  sb_cz(p->o, g->kind == GK_VAR ? ", comdat" : " comdat");
  if (str_eq(c, g->name)) return;
  sb_ch(p->o, '(');
  pr_name(p->o, '$', c);
  sb_ch(p->o, ')');
}

static void pr_variable(Pr *p, Glob id) {
  const Global *g = glob(p->m, id);
  StrBuf *o = p->o;
  pr_glob(p, id);
  sb_lit(o, " = ");
  if (!g->init && g->linkage == LINK_EXTERNAL) sb_lit(o, "external ");
  pr_linkage(o, g);
  sb_cz(o, tls_text[g->tls]);
  if (g->unnamed_addr) {
    sb_cz(o, unnamed_text[g->unnamed_addr]);
    sb_ch(o, ' ');
  }
  if (g->addrspace) {
    sb_lit(o, "addrspace(");
    sb_u64(o, g->addrspace);
    sb_lit(o, ") ");
  }
  if (g->externally_initialized) sb_lit(o, "externally_initialized ");
  sb_cz(o, g->constant ? "constant " : "global ");
  PR(p, type, g->type);
  if (g->init) {
    sb_ch(o, ' ');
    pr_con(p, &p->m->con, g->init);
  }
  pr_interned(p, ", section ", g->section);
  pr_interned(p, ", partition ", g->partition);
  if (g->code_model) pr_quoted(o, ", code_model ", str_of(code_models[g->code_model]));
  if (g->sanitize_no_address) sb_lit(o, ", no_sanitize_address");
  if (g->sanitize_no_hwaddress) sb_lit(o, ", no_sanitize_hwaddress");
  if (g->sanitize_memtag) sb_lit(o, ", sanitize_memtag");
  if (g->sanitize_dyninit) sb_lit(o, ", sanitize_address_dyninit");
  pr_comdat(p, g);
  if (g->align) {
    sb_lit(o, ", align ");
    sb_u64(o, 1ull << (g->align - 1));
  }
  PR(p, attachments, g->md, g->nmd, true);
  if (g->attrs) {
    sb_lit(o, " #");
    sb_u64(o, p->pm->attr_no[g->attrs] - 1);
  }
  sb_ch(o, '\n');
}

static void pr_alias(Pr *p, Glob id) {
  const Global *g = glob(p->m, id);
  StrBuf *o = p->o;
  pr_glob(p, id);
  sb_lit(o, " = ");
  pr_linkage(o, g);
  if (g->kind == GK_ALIAS) {
    sb_cz(o, tls_text[g->tls]);
    if (g->unnamed_addr) {
      sb_cz(o, unnamed_text[g->unnamed_addr]);
      sb_ch(o, ' ');
    }
  }
  sb_cz(o, g->kind == GK_ALIAS ? "alias " : "ifunc ");
  PR(p, type, g->type);
  sb_lit(o, ", ");
  if (!g->init) { /* only in a broken module */
    PR(p, type, g->ptr_type);
    sb_lit(o, " <<NULL ALIASEE>>");
  } else {
    ConKind k = con_kind(&p->m->con, g->init);
    if (k == CON_EXPR || k == CON_ADDR) pr_con(p, &p->m->con, g->init);
    else pr_con_typed(p, &p->m->con, g->init);
  }
  pr_interned(p, ", partition ", g->partition);
  if (g->kind == GK_IFUNC) PR(p, attachments, g->md, g->nmd, true);
  sb_ch(o, '\n');
}

static void pr_params(Pr *p, const Global *g, const TypeRec *ft, const AttrListRec *al) {
  StrBuf *o = p->o;
  for (uint32_t i = 0; i < ft->n; i++) {
    if (i) sb_lit(o, ", ");
    PR(p, type, ft->elem[i + 1]);
    if (i < al->nparams && al->param[i]) PR(p, attrs, al->param[i]);
    if (g->fn) {
      sb_ch(o, ' ');
      PR(p, local, fn_arg(g->fn, i));
    }
  }
  if (ft->flags & TYF_VARARG) sb_cz(o, ft->n ? ", ..." : "...");
}

static void pr_data_operand(Pr *p, const char *word, Val v) {
  if (!v) return;
  sb_cz(p->o, word);
  pr_con_typed(p, &p->m->con, v);
}

/* opt marks declarations of llvm.* that no target of it knows. Our table has the generic and the NVVM ones; what
 * other targets have is believed to exist. */
static bool is_unknown_intrinsic(const Pr *p, const Global *g) {
  static const char *const targets[] = {"aarch64", "amdgcn", "arm",  "bpf", "dx", "hexagon", "loongarch", "mips", "ppc",
                                        "r600",    "riscv",  "s390", "spv", "ve", "wasm",    "x86",       "xcore"};
  if (!str_starts(g->name, STR("llvm."))) return false;
  IntrinsicId id = g->intrinsic ? (IntrinsicId)g->intrinsic : intrinsic_lookup(g->name);
  if (id != INTRIN_NONE) return !p->m->version && (intrinsic_info(id)->flags & IF_LEGACY);
  Str rest = {g->name.p + 5, g->name.n - 5};
  for (unsigned i = 0; i < ARRAY_LEN(targets); i++) {
    Str t = str_of(targets[i]);
    if (str_starts(rest, t) && rest.n > t.n && rest.p[t.n] == '.') return false;
  }
  return true;
}

static void pr_function(Pr *p, Glob id) {
  const Global *g = glob(p->m, id);
  StrBuf *o = p->o;
  const AttrListRec *al = attrlist_rec(p->m, g->fattrs);
  AttrSet fa = al->fn, ra = al->ret;
  if (fa && al->fn_rec->attr[0].kind != ATTR_STRING) { /* string attributes are not shown here, and come last */
    char *w = w_text(p, w_open(p), &p->fn_attrs, (uint32_t)fa);
    if (w) {
      w_close(o, w);
    } else {
      size_t at = o->n;
      sb_lit(o, "; Function Attrs: ");
      pr_attrset(p, fa, false, false);
      sb_ch(o, '\n');
      texts_add(&p->fn_attrs, (uint32_t)fa, o->p + at, o->n - at);
    }
  }
  if (is_unknown_intrinsic(p, g)) sb_lit(o, "; Unknown intrinsic\n");
  p->f = NULL;
  if (g->fn) {
    pr_fn_begin(p, g->fn);
    sb_lit(o, "define ");
  } else {
    sb_lit(o, "declare");
    PR(p, attachments, g->md, g->nmd, false);
    sb_ch(o, ' ');
  }
  pr_linkage(o, g);
  if (g->cc) {
    PR(p, cc, g->cc);
    sb_ch(o, ' ');
  }
  if (ra) {
    o->n--; /* a blank stands before them already */
    PR(p, attrs, ra);
    sb_ch(o, ' ');
  }
  const TypeRec *ft = ty_rec(p->m, g->type);
  PR(p, type, ft->elem[0]);
  sb_ch(o, ' ');
  pr_glob(p, id);
  sb_ch(o, '(');
  pr_params(p, g, ft, al);
  sb_ch(o, ')');
  if (g->unnamed_addr) {
    sb_ch(o, ' ');
    sb_cz(o, unnamed_text[g->unnamed_addr]);
  }
  if (g->addrspace || p->pm->program_as) {
    sb_lit(o, " addrspace(");
    sb_u64(o, g->addrspace);
    sb_ch(o, ')');
  }
  if (fa) {
    sb_lit(o, " #");
    sb_u64(o, p->pm->attr_no[fa] - 1);
  }
  pr_interned(p, " section ", g->section);
  pr_interned(p, " partition ", g->partition);
  pr_comdat(p, g);
  if (g->align) {
    sb_lit(o, " align ");
    sb_u64(o, 1ull << (g->align - 1));
  }
  if (g->gc) {
    sb_lit(o, " gc \"");
    sb_str(o, str_get(p->m, g->gc));
    sb_ch(o, '"');
  }
  pr_data_operand(p, " prefix ", g->prefix);
  pr_data_operand(p, " prologue ", g->prologue);
  pr_data_operand(p, " personality ", g->personality);
  if (g->fn) {
    PR(p, attachments, g->md, g->nmd, false);
    sb_lit(o, " {");
    pr_fn_body(p);
    sb_lit(o, "}\n");
  } else {
    sb_ch(o, '\n');
  }
  p->f = NULL;
}

static void pr_intrinsic_decl(Pr *p, const PrIntrin *x) {
  StrBuf *o = p->o;
  if (x->attrs.n) {
    sb_lit(o, "; Function Attrs: ");
    sb_str(o, x->attrs);
    sb_ch(o, '\n');
  }
  sb_lit(o, "declare ");
  Ty ret = ty_ret(p->m, x->fnty);
  size_t at = o->n;
  if (x->id) intrinsic_print_arg_attrs((IntrinsicId)x->id, INTRIN_RET, ty_bits(p->m, ret), o);
  if (o->n != at) sb_ch(o, ' ');
  PR(p, type, ret);
  sb_ch(o, ' ');
  pr_name(o, '@', x->name);
  sb_ch(o, '(');
  uint32_t n = ty_nparams(p->m, x->fnty);
  for (uint32_t i = 0; i < n; i++) {
    if (i) sb_lit(o, ", ");
    Ty t = ty_param(p->m, x->fnty, i);
    PR(p, type, t);
    sb_ch(o, ' ');
    at = o->n;
    if (x->id) intrinsic_print_arg_attrs((IntrinsicId)x->id, (int)i, ty_bits(p->m, t), o);
    if (o->n == at) o->n--;
  }
  if (ty_vararg(p->m, x->fnty)) sb_cz(o, n ? ", ..." : "...");
  sb_ch(o, ')');
  if (x->group != UINT32_MAX) {
    sb_lit(o, " #");
    sb_u64(o, x->group);
  }
  sb_ch(o, '\n');
}

static void pr_header(Pr *p) {
  const Module *m = p->m;
  StrBuf *o = p->o;
  if (m->module_id.n && !memchr(m->module_id.p, '\n', m->module_id.n)) {
    sb_lit(o, "; ModuleID = '");
    sb_str(o, m->module_id);
    sb_lit(o, "'\n");
  }
  if (m->source_filename.n) {
    pr_quoted(o, "source_filename = ", m->source_filename);
    sb_ch(o, '\n');
  }
  /* opt prints these two as they are, and cannot read them again where they hold a quote or a backslash. */
  if (m->datalayout.n) {
    pr_quoted(o, "target datalayout = ", m->datalayout);
    sb_ch(o, '\n');
  }
  if (m->triple.n) {
    pr_quoted(o, "target triple = ", m->triple);
    sb_ch(o, '\n');
  }
  if (m->module_asm.n) sb_ch(o, '\n');
  for (uint32_t i = 0; i < m->module_asm.n; i++) {
    sb_lit(o, "module asm \"");
    pr_escaped(o, m->module_asm.p[i]);
    sb_lit(o, "\"\n");
  }
}

static void pr_types(Pr *p) {
  StrBuf *o = p->o;
  if (!p->pm->types_numbered.n && !p->pm->types_named.n) return;
  sb_ch(o, '\n');
  for (uint32_t i = 0; i < p->pm->types_numbered.n; i++) {
    sb_ch(o, '%');
    sb_u64(o, i);
    sb_lit(o, " = type ");
    pr_struct_body(p, p->pm->types_numbered.p[i]);
    sb_ch(o, '\n');
  }
  for (uint32_t i = 0; i < p->pm->types_named.n; i++) {
    Ty t = p->pm->types_named.p[i];
    pr_name(o, '%', ty_rec(p->m, t)->name);
    sb_lit(o, " = type ");
    pr_struct_body(p, t);
    sb_ch(o, '\n');
  }
}

/* Comdats that something belongs to, in the order of functions, then variables. */
static void pr_comdats(Pr *p) {
  const Module *m = p->m;
  if (!m->comdats.n) return;
  bool *seen = mem_zalloc(m->comdats.n);
  static const uint8_t order[] = {GK_FUNC, GK_VAR};
  for (unsigned k = 0; k < 2; k++) {
    FOR_EACH_GLOB(m, g) {
      const Global *r = glob(m, g);
      if (r->kind != order[k] || !r->comdat || seen[r->comdat - 1]) continue;
      seen[r->comdat - 1] = true;
      const Comdat *c = &m->comdats.p[r->comdat - 1];
      sb_ch(p->o, '\n');
      if (str_eq(c->name, r->name)) pr_glob_name(p, '$', g);
      else pr_name(p->o, '$', c->name);
      sb_lit(p->o, " = comdat ");
      sb_cz(p->o, comdat_kinds[c->kind]);
      sb_ch(p->o, '\n');
    }
  }
  mem_free(seen);
}

static void pr_kind(Pr *p, GlobKind k) {
  bool first = true;
  FOR_EACH_OF_KIND(p->pm, k, g) {
    if (first) sb_ch(p->o, '\n');
    first = false;
    sb_spill(p->o);
    if (k == GK_VAR) pr_variable(p, g);
    else pr_alias(p, g);
  }
}

static void pr_groups(Pr *p) {
  const PrMod *pm = p->pm;
  StrBuf *o = p->o;
  if (pm->attr_list.n) sb_ch(o, '\n');
  for (uint32_t i = 0; i < pm->attr_list.n; i++) {
    sb_lit(o, "attributes #");
    sb_u64(o, i);
    sb_lit(o, " = { ");
    if (pm->attr_list.p[i]) {
      pr_attrset(p, pm->attr_list.p[i], true, true);
    } else {
      uint32_t k = 0;
      while (pm->intrin.p[k].group != i) k++;
      sb_str(o, pm->intrin.p[k].attrs);
    }
    sb_lit(o, " }\n");
  }
}

static void pr_metadata(Pr *p) {
  const Module *m = p->m;
  StrBuf *o = p->o;
  if (m->named_md.n) sb_ch(o, '\n');
  for (uint32_t i = 0; i < m->named_md.n; i++) {
    const NamedMd *n = &m->named_md.p[i];
    sb_ch(o, '!');
    pr_md_ident(o, n->name);
    sb_lit(o, " = !{");
    for (uint32_t k = 0; k < n->n; k++) {
      if (k) sb_lit(o, ", ");
      pr_md_or_null(p, n->ops[k]);
    }
    sb_lit(o, "}\n");
  }
  if (p->pm->md_list.n) sb_ch(o, '\n');
  for (uint32_t i = 0; i < p->pm->md_list.n; i++) {
    sb_spill(o);
    sb_ch(o, '!');
    sb_u64(o, i);
    sb_lit(o, " = ");
    pr_md_body(p, md_rec(m, p->pm->md_list.p[i]));
    sb_ch(o, '\n');
  }
}

void ir_print(const Module *m, StrBuf *out) {
  PrMod pm;
  Pr p;
  prmod_init(&pm, m, NULL);
  pr_init(&p, &pm, out);
  sb_reserve(out, out->spill ? SB_SPILL_SIZE + SB_SPILL_SIZE / 4 : (size_t)m->source.n + m->source.n / 8 + 256);
  pr_header(&p);
  pr_types(&p);
  pr_comdats(&p);
  pr_kind(&p, GK_VAR);
  pr_kind(&p, GK_ALIAS);
  pr_kind(&p, GK_IFUNC);
  FOR_EACH_GLOB(m, g) {
    if (glob(m, g)->kind != GK_FUNC || glob_is_bodiless(glob(m, g))) continue;
    sb_spill(out);
    sb_ch(out, '\n');
    ahead_move(&p.ahead, m, g);
    pr_function(&p, g);
  }
  for (uint32_t i = 0; i < pm.intrin.n; i++) {
    sb_ch(out, '\n');
    pr_intrinsic_decl(&p, &pm.intrin.p[i]);
  }
  pr_groups(&p);
  pr_metadata(&p);
  pr_free(&p);
  prmod_free(&pm);
}

/* ---- pieces, for diagnostics: numbers of metadata and attribute groups count in the function alone ---- */
struct FnText {
  PrMod pm;
  Pr p;
};
static void piece_begin(FnText *x, const Fn *f, StrBuf *out) {
  prmod_init(&x->pm, f->m, f);
  pr_init(&x->p, &x->pm, out);
  pr_fn_begin(&x->p, f);
}
static void piece_end(FnText *x) {
  pr_free(&x->p);
  prmod_free(&x->pm);
}
FnText *fn_text_new(const Fn *f, StrBuf *out) {
  FnText *x = mem_zalloc(sizeof *x);
  piece_begin(x, f, out);
  return x;
}
static FnText *text_framed(const Module *m, bool types, StrBuf *out) {
  FnText *x = mem_zalloc(sizeof *x);
  prmod_frame(&x->pm, m, types);
  pr_init(&x->p, &x->pm, out);
  return x;
}
FnText *fn_text_new_module(const Module *m, StrBuf *out) { return text_framed(m, true, out); }
FnText *fn_text_new_alone(const Fn *f, StrBuf *out) {
  enum { NUMBERED_GLOBALS = 64 };
  if (f->m->glob.n > NUMBERED_GLOBALS || f->m->components) return fn_text_new(f, out);
  FnText *x = text_framed(f->m, false, out); /* other functions may be at work */
  fn_text_begin(x, f);
  return x;
}
void fn_text_begin(FnText *x, const Fn *f) {
  prmod_frame_fn(&x->pm, f);
  pr_fn_begin(&x->p, f);
}
void fn_text_free(FnText *x) {
  piece_end(x);
  mem_free(x);
}
void fn_text_ins(FnText *x, Val v) { PR(&x->p, ins, v); }
void fn_text_blk(FnText *x, Blk b) { PR(&x->p, blk, b); }
void fn_text_blk_name(FnText *x, Blk b) { pr_blk_name(&x->p, b); }
StrBuf *fn_text_out(const FnText *x) { return x->p.o; }
void fn_text_val(FnText *x, Val v, bool with_type) {
  if (with_type && v) PR(&x->p, val_typed, v);
  else PR(&x->p, val, v);
}

void ir_print_fn(const Fn *f, StrBuf *out) {
  FnText x;
  piece_begin(&x, f, out);
  pr_function(&x.p, f->id);
  piece_end(&x);
}
void ir_print_fn_annotated(const Fn *f, const Annot *a, StrBuf *out) {
  FnText x;
  piece_begin(&x, f, out);
  x.p.annot = a;
  x.p.text = &x;
  pr_function(&x.p, f->id);
  piece_end(&x);
}
void ir_print_ins(const Fn *f, Val v, StrBuf *out) {
  FnText x;
  piece_begin(&x, f, out);
  fn_text_ins(&x, v);
  piece_end(&x);
}
void ir_print_val(const Fn *f, Val v, bool with_type, StrBuf *out) {
  FnText x;
  piece_begin(&x, f, out);
  fn_text_val(&x, v, with_type);
  piece_end(&x);
}
void ir_print_blk_ref(const Fn *f, Blk b, StrBuf *out) {
  FnText x;
  piece_begin(&x, f, out);
  fn_text_blk(&x, b);
  piece_end(&x);
}

/* Without a function: nothing is numbered. */
static void bare_begin(FnText *x, const Module *m, StrBuf *out) {
  x->pm = (PrMod){.m = m};
  pr_init(&x->p, &x->pm, out);
}
void ir_print_type(const Module *m, Ty t, StrBuf *out) {
  FnText x;
  bare_begin(&x, m, out);
  PR(&x.p, type, t);
  pr_free(&x.p);
}
void ir_print_con(const Module *m, const ConPool *pool, Val v, bool with_type, StrBuf *out) {
  FnText x;
  bare_begin(&x, m, out);
  if (with_type) pr_con_typed(&x.p, pool, v);
  else pr_con(&x.p, pool, v);
  pr_free(&x.p);
}
void ir_print_attrs(const Module *m, AttrSet s, StrBuf *out) {
  FnText x;
  bare_begin(&x, m, out);
  pr_attrset(&x.p, s, true, true);
  pr_free(&x.p);
}
