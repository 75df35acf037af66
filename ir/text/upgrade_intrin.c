/* upgrade_intrin.c: intrinsics as older LLVMs wrote them become what LLVM 22 writes, as its own reader does
 * (ir/text/upgrades.def):
 *
 *   %r = call i32 @llvm.nvvm.clz.i(i32 %x)             ->  %r = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
 *   call void @llvm.memcpy.p0i8.p0i8.i64(ptr %a, ...)  ->  call void @llvm.memcpy.p0.p0.i64(ptr %a, ...)
 *
 * upgrade_decls looks at every declaration once, after the first sweep: one that the table knows gets the table's
 * attributes, one that is to change is marked. upgrade_calls rewrites the marked calls of a body that has been read;
 * constant operands are folded where LLVM's builder folds them. upgrade_finish replaces the declarations. An
 * intrinsic that is called and declared nowhere is declared by its call (LLVM 17 and later print such text in their
 * tests); upgrade_finish puts those declarations last, by name. Declarations of the debug intrinsics go: their calls
 * were read as records.
 *
 * Declarations and calls are taken in LLVM's order (undeclared ones by name, then declarations; of one, the uses
 * before the declaration first, then the later ones backwards): names made unique and the order of new declarations
 * depend on it.
 */
#include "ir/intrinsic.h"
#include "ir/intrinsic_rows.h"
#include "ir/text/parse_fn.h"

enum { UP_NONE, UP_MANGLE /* only the name */, UP_FIRST_ROW };

typedef struct UpRow {
  uint16_t id;
  char sig[22], prog[136];
} UpRow;
static const UpRow rows[] = {
#define UPGRADE(id, sig, prog) {INTRIN_ROW_##id, sig, prog},
#include "ir/text/upgrades.def"
};

static void bad_call(void *p_, Val call, const char *what) {
  Parser *p = p_;
  p_error(p, pos_of(p->f, call), "%s", what);
}
static void name_value(void *p, Val v, Str base) { p_name_unique(p, v, base); }
static CallRewrite rewriter(Parser *p) { return (CallRewrite){p->m, p->f, &p->arena, bad_call, name_value, p}; }

static void upgrade_one(Parser *p, Val call, UpDecl *d) {
  CallRewrite w = rewriter(p);
  if (d->row != UP_MANGLE) (void)call_rewrite(&w, call, rows[d->row - UP_FIRST_ROW].prog, &d->to);
  else opnd_set(p->f, call, nops(p->f, call) - 1, con_intrin(p->pool, d->to.id, d->to.name));
}

/* ---- order ---- */

typedef struct UpUse {
  Val call;
  Glob g;
  uint32_t at; /* order within the declaration */
} UpUse;

static bool is_auto(const Parser *p, Glob g) { return p->first_auto && g >= p->first_auto; }
/* Undeclared ones by name, then declarations as they stand. */
static bool glob_before(const Parser *p, Glob a, Glob b) {
  bool x = is_auto(p, a), y = is_auto(p, b);
  if (x != y) return x;
  return x ? str_order(glob(p->m, a)->name, glob(p->m, b)->name) < 0 : a < b;
}
static bool use_before(const Parser *p, const UpUse *a, const UpUse *b) {
  return a->g != b->g ? glob_before(p, a->g, b->g) : a->at < b->at;
}

static void sort_uses(const Parser *p, UpUse *u, UpUse *tmp, uint32_t n) { /* merge sort, bottom up */
  for (uint32_t w = 1; w < n; w *= 2) {
    for (uint32_t lo = 0; lo < n; lo += 2 * w) {
      uint32_t mid = u32_min(lo + w, n), hi = u32_min(lo + 2 * w, n), i = lo, j = mid;
      for (uint32_t k = lo; k < hi; k++)
        tmp[k] = j >= hi || (i < mid && !use_before(p, &u[j], &u[i])) ? u[i++] : u[j++];
    }
    memcpy(u, tmp, n * sizeof *u);
  }
}

void upgrade_calls(Parser *p) {
  struct FnParse *fp = p->fp;
  uint32_t n = fp->upgrades.n;
  if (!n) return;
  p_need_uses(p);
  Module *m = p->m;
  UpUse *u = ARENA_ARRAY(&p->arena, UpUse, n), *tmp = ARENA_ARRAY(&p->arena, UpUse, n);
  uint32_t body = glob(m, p->f->id)->pos;
  for (uint32_t i = 0; i < n; i++) {
    UpCall c = fp->upgrades.p[i];
    bool later = !is_auto(p, c.g) && glob(m, c.g)->pos > body; /* declared after this body */
    u[i] = (UpUse){c.call, c.g, later ? i : n - i};
  }
  sort_uses(p, u, tmp, n);
  for (uint32_t i = 0; i < n; i++) upgrade_one(p, u[i].call, &p->up.p[u[i].g]);
  vec_clear(&fp->upgrades);
}

/* ---- declarations ---- */

static UpDecl *decl_of(Parser *p, Glob g) {
  if ((uint32_t)g >= p->up.n) vec_resize_zero(&p->up, (uint32_t)g + 1);
  return &p->up.p[g];
}

static bool row_fits(Module *m, const UpRow *w, Ty fnty) {
  Ty over[INTRIN_MAX_OVERLOADS];
  unsigned n;
  IntrinsicId id = (IntrinsicId)w->id;
  if (w->sig[0]) return intrinsic_match_sig(m, w->sig, fnty, over, &n) == INTRIN_MATCH_OK;
  if ((intrinsic_info(id)->flags & IF_LEGACY) && intrinsic_match(m, id, fnty, over, &n) == INTRIN_MATCH_OK) return true;
  uint32_t imm_;
  const char *alt;
  for (unsigned i = 0; (alt = intrinsic_alt_sig(id, i, &imm_)); i++)
    if (intrinsic_match_sig(m, alt, fnty, over, &n) == INTRIN_MATCH_OK) return true;
  return false;
}

static void upgrade_decl(Parser *p, Glob g) {
  Module *m = p->m;
  Global *r = glob(m, g);
  IntrinsicId id = (IntrinsicId)r->intrinsic;
  const IntrinsicInfo *info = intrinsic_info(id);
  Ty over[INTRIN_MAX_OVERLOADS];
  unsigned n;
  if (!(info->flags & IF_LEGACY) && intrinsic_match(m, id, r->type, over, &n) == INTRIN_MATCH_OK) {
    r->fattrs = intrinsic_attrs(m, id, r->type);
    StrBuf b = {0};
    if (intrinsic_mangle(m, id, over, n, &b) && !str_eq((Str){b.p, (uint32_t)b.n}, r->name)) {
      Str name = {arena_strdup(&p->arena, (Str){b.p, (uint32_t)b.n}), (uint32_t)b.n};
      *decl_of(p, g) = (UpDecl){UP_MANGLE, {(uint16_t)id, r->type, name}};
    }
    sb_free(&b);
    return;
  }
  for (uint16_t i = 0; i < ARRAY_LEN(rows); i++) {
    if (rows[i].id != (unsigned)id || !row_fits(m, &rows[i], r->type)) continue;
    UpDecl *d = decl_of(p, g);
    /* LLVM declares the new function though nothing may call it, where it knows it from the declaration alone */
    CallRewrite w = rewriter(p);
    if (call_rewrite_target(&w, rows[i].prog, r->type, &d->to) || rows[i].prog[0] != '~')
      d->row = (uint16_t)(UP_FIRST_ROW + i);
    return;
  }
}

void upgrade_decls(Parser *p) {
  FOR_EACH_GLOB(p->m, g)
    if (glob(p->m, g)->intrinsic && glob(p->m, g)->is_decl) upgrade_decl(p, g);
}

static Glob declare(Module *m, const CallTarget *to) {
  return intrinsic_declare(m, (IntrinsicId)to->id, to->name, to->fnty);
}

Glob upgrade_auto_decl(Parser *p, Str name, Ty fnty, uint32_t pos) {
  IntrinsicId id = intrinsic_lookup(name);
  if (!id) p_error(p, pos, "unknown intrinsic '%.*s'", (int)u32_min(name.n, 300), name.p);
  Glob g = declare(p->m, &(CallTarget){(uint16_t)id, fnty, name});
  if (!p->first_auto) p->first_auto = g;
  upgrade_decl(p, g);
  return g;
}

/* Whether the intrinsic is still to be declared. A declaration that has its name with another signature, which
 * nothing can call, makes way as in LLVM. */
static bool name_is_free(Parser *p, const CallTarget *to) {
  Module *m = p->m;
  Ty over[INTRIN_MAX_OVERLOADS];
  unsigned n;
  Glob g = glob_find(m, to->name);
  if (g == GLOB_NONE) return true;
  IntrinsicId id = (IntrinsicId)glob(m, g)->intrinsic;
  if (!id || glob(m, g)->type == to->fnty || intrinsic_match(m, id, glob(m, g)->type, over, &n) == INTRIN_MATCH_OK)
    return false;
  StrBuf b = {0};
  sb_str(&b, to->name);
  sb_lit(&b, ".invalid");
  Str name = {b.p, (uint32_t)b.n};
  bool free = glob_find(m, name) == GLOB_NONE;
  if (free) glob_rename(m, g, name);
  sb_free(&b);
  return free;
}

void upgrade_finish(Parser *p) {
  Module *m = p->m;
  uint32_t n = 0, first = p->first_auto ? (uint32_t)p->first_auto : m->glob.n, total = m->glob.n;
  UpUse *order = ARENA_ARRAY(&p->arena, UpUse, total), *tmp = ARENA_ARRAY(&p->arena, UpUse, total);
  FOR_EACH_GLOB(m, g) {
    Global *r = glob(m, g);
    unsigned id = r->intrinsic;
    if (id == INTRIN_dbg_addr || id == INTRIN_dbg_assign || id == INTRIN_dbg_declare || id == INTRIN_dbg_label ||
        id == INTRIN_dbg_value)
      glob_delete(m, g);
  }
  for (uint32_t g = p->up.n ? 1 : first; g < total; g++)
    if (!glob(m, (Glob)g)->deleted && (g >= first || (g < p->up.n && p->up.p[g].row)))
      order[n++] = (UpUse){VAL_NONE, (Glob)g, 0};
  if (!n) return;
  sort_uses(p, order, tmp, n);
  UpDecl *d = ARENA_ARRAY(&p->arena, UpDecl, n);
  for (uint32_t i = 0; i < n; i++) {
    Glob g = order[i].g;
    if ((uint32_t)g < p->up.n && p->up.p[g].row) d[i] = p->up.p[g];
    else d[i] = (UpDecl){UP_NONE, {glob(m, g)->intrinsic, glob(m, g)->type, glob(m, g)->name}};
  }
  for (uint32_t i = 0; i < n; i++) glob_delete(m, order[i].g);
  for (uint32_t i = 0; i < n; i++)
    if (d[i].to.name.n && name_is_free(p, &d[i].to)) declare(m, &d[i].to);
}
