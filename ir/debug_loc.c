/* debug_loc.c: locations of debug info (contract: debug_loc.h). Source: DebugInfoMetadata.h, "getMergedLocation";
 * "How to Update Debug Info: A Guide for LLVM Pass Authors". */
#include "ir/debug_loc.h"

#define FIELD(node, name) MD_FIELD_OF(node, name)

static const MdField *field_of(const MdRec *r, uint16_t field) {
  for (uint32_t i = 0; i < r->n; i++)
    if (r->fields[i].field == field) return &r->fields[i];
  return NULL;
}
Md md_field_node(const MdRec *r, uint16_t field) {
  const MdField *x = field_of(r, field);
  return x && x->form == MFF_MD ? x->md : MD_NONE;
}
static uint64_t number(const MdRec *r, uint16_t field) {
  const MdField *x = field_of(r, field);
  return x && x->form == MFF_UINT ? x->u : 0;
}
/* The node if it is a specialized one of this kind. */
static const MdRec *special(const Module *m, Md id, MdSpecial kind) {
  if (id == MD_NONE || (id & MD_LOCAL_BIT)) return NULL;
  const MdRec *r = md_rec(m, id);
  return r->form == MDF_SPECIAL && r->special == kind ? r : NULL;
}

Md glob_subprogram(const Module *m, Glob g) {
  const Global *x = glob(m, g);
  for (uint32_t i = 0; i < x->nmd; i++)
    if (x->md[i].kind == MDK_DBG) return x->md[i].node;
  return MD_NONE;
}
static Md scope_around(const Module *m, Md scope) {
  const MdRec *r = special(m, scope, MDS_DILexicalBlock);
  if (r) return md_field_node(r, FIELD(DILexicalBlock, scope));
  r = special(m, scope, MDS_DILexicalBlockFile);
  return r ? md_field_node(r, FIELD(DILexicalBlockFile, scope)) : MD_NONE;
}
Md dbg_subprogram_of(const Module *m, Md scope) {
  for (int depth = 0; scope && depth < DBG_SCOPES_MAX; depth++, scope = scope_around(m, scope))
    if (special(m, scope, MDS_DISubprogram)) return scope;
  return MD_NONE;
}

/* ---- one location for two ---- */
static Md common_scope(const Module *m, Md a, Md b) {
  for (int i = 0; a && i < DBG_SCOPES_MAX; i++, a = scope_around(m, a)) {
    Md s = b;
    for (int k = 0; s && k < DBG_SCOPES_MAX; k++, s = scope_around(m, s))
      if (s == a) return a;
  }
  return MD_NONE;
}
static Md merged_in(Module *m, const MdRec *a, const MdRec *b, Md scope, Md at) {
  uint64_t line = number(a, FIELD(DILocation, line)), col = number(a, FIELD(DILocation, column));
  if (line != number(b, FIELD(DILocation, line))) line = 0;
  if (!line || col != number(b, FIELD(DILocation, column))) col = 0;
  MdField fs[4] = {{.field = FIELD(DILocation, line), .form = MFF_UINT, .u = line}};
  uint32_t n = 1;
  if (col) fs[n++] = (MdField){.field = FIELD(DILocation, column), .form = MFF_UINT, .u = col};
  fs[n++] = (MdField){.field = FIELD(DILocation, scope), .form = MFF_MD, .md = scope};
  if (at) fs[n++] = (MdField){.field = FIELD(DILocation, inlinedAt), .form = MFF_MD, .md = at};
  return md_special(m, MDS_DILocation, fs, n, false);
}
/* loc, the call that its code was inlined at, the call of that, ...: the number of them. */
static uint32_t calls_around(const Module *m, Md loc, Md out[DBG_SCOPES_MAX]) {
  uint32_t n = 0;
  for (const MdRec *r; n < DBG_SCOPES_MAX && (r = special(m, loc, MDS_DILocation));) {
    out[n++] = loc;
    loc = md_field_node(r, FIELD(DILocation, inlinedAt));
  }
  return n;
}
Md dbg_merge_loc(Module *m, Md a, Md b) {
  if (a == b || !a || !b) return a == b ? a : MD_NONE;
  Md as[DBG_SCOPES_MAX], bs[DBG_SCOPES_MAX], merged = MD_NONE;
  uint32_t na = calls_around(m, a, as), nb = calls_around(m, b, bs);
  for (; na && nb && as[na - 1] == bs[nb - 1]; na--, nb--) merged = as[na - 1];
  while (na && nb) { /* from the outermost call on that is not the same */
    const MdRec *x = md_rec(m, as[--na]), *y = md_rec(m, bs[--nb]);
    Md scope = common_scope(m, md_field_node(x, FIELD(DILocation, scope)), md_field_node(y, FIELD(DILocation, scope)));
    if (!scope) break; /* here they are in different functions */
    merged = merged_in(m, x, y, scope, merged);
  }
  return merged;
}
