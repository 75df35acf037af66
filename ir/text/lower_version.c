/* lower_version.c: a module as an older LLVM can read it. Contract: version.h; the tables: versions.def,
 * downgrades.def.
 *
 *   icmp samesign ult i32 %a, %b                                        below 20   icmp ult i32 %a, %b
 *   declare void @f(ptr captures(none)) memory(argmem: read)            below 16   declare void @f(ptr nocapture)
 *                                                                       argmemonly readonly
 *   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)            below 21   call void @llvm.nvvm.barrier0()
 *   define ptx_kernel void @k() "nvvm.maxntid"="128"                    below 20   define void @k(), !{ptr @k,
 *                                                                       !"kernel", i32 1, !"maxntidx", i32 128}
 */
#include "ir/attr.h"
#include "ir/call_rewrite.h"
#include "ir/ctx.h"
#include "ir/edit.h"
#include "ir/intrinsic.h"
#include "ir/intrinsic_rows.h"
#include "ir/md.h"
#include "ir/text/version.h"
#include "support/few.h"
#include <stdarg.h>
#include <stdio.h>

const uint8_t syntax_since[SYN_COUNT] = {
#define VERSION_SYNTAX(id, since, what) since,
#include "ir/text/versions.def"
};

static const struct {
  uint8_t since, node;
  char field[32];
} new_fields[] = {
#define VERSION_FIELD(since, node, field) {since, MDS_##node, #field},
#include "ir/text/versions.def"
};
static const struct {
  uint8_t since, node;
} new_nodes[] = {
#define VERSION_NODE(since, node) {since, MDS_##node},
#include "ir/text/versions.def"
};
static const struct {
  uint8_t since, op;
  uint16_t flags;
} new_flags[] = {
#define VERSION_FLAG(since, op, flags) {since, OP_##op, flags},
#include "ir/text/versions.def"
};
static const struct {
  uint8_t since, op;
} new_rmw[] = {
#define VERSION_RMW(since, op) {since, RMW_##op},
#include "ir/text/versions.def"
};
typedef struct DownRow {
  uint16_t id;
  uint8_t below;
  char sig[16], cond[5], prog[112];
} DownRow;
static const DownRow rows[] = {
#define DOWNGRADE(id, below, sig, cond, prog) {INTRIN_ROW_##id, below, sig, cond, prog},
#include "ir/text/downgrades.def"
};
static const struct {
  uint16_t id;
  uint8_t since;
} intrinsic_since[] = {
#define SINCE(id, since) {INTRIN_ROW_##id, since},
#include "ir/text/intrinsic_versions.def"
};

bool md_field_in(unsigned version, unsigned special, unsigned field) {
  for (size_t i = 0; i < ARRAY_LEN(new_fields); i++) {
    if (new_fields[i].node != special || version >= new_fields[i].since) continue;
    const MdFieldInfo *f = md_special_field((MdSpecial)special, field);
    if (str_eq((Str){f->name, f->name_len}, str_of(new_fields[i].field))) return false;
  }
  return true;
}

typedef struct Low {
  Module *m;
  Fn *f;
  unsigned version;
  Arena arena;
  uint8_t *down;   /* by IntrinsicId: 1: has rows; 2: newer than the version */
  uint8_t *called; /* by interned name: some call is left; grows */
  uint32_t ncalled;
  AttrSet *set[3]; /* by place and AttrSet: what it becomes, 1 + id; 0: not yet */
  uint32_t nset;
} Low;

static bool has(const Low *w, Syntax s) { return w->version >= syntax_since[s]; }

static PRINTF_LIKE(3, 4) void refuse(Low *w, uint32_t pos, const char *fmt, ...) {
  char buf[512];
  va_list ap;
  va_start(ap, fmt);
  vsnprintf(buf, sizeof buf, fmt, ap);
  va_end(ap);
  diag_add(&w->m->ctx->diag, DIAG_ERROR, w->m->file, w->m->source, pos ? pos : DIAG_NO_POS, "%s", buf);
}

/* ---- attributes ---- */

enum { PLACE_FN, PLACE_PARAM, PLACE_RET };

/* memory(...) before LLVM 16: where, and whether read or written. Places that had no word of their own are anywhere. */
static uint32_t old_memory(uint64_t e, Attr *out) {
  unsigned all = 0, where = 0;
  for (unsigned l = 0; l < MEMLOC_COUNT; l++) {
    unsigned mr = memeff_get(e, (MemEffLoc)l);
    all |= mr;
    if (!mr) continue;
    where |= l == MEMLOC_ARG ? 1u : l == MEMLOC_INACCESSIBLE || l == MEMLOC_TARGET0 || l == MEMLOC_TARGET1 ? 2u : 4u;
  }
  uint32_t n = 0;
  if (!all) {
    out[n++] = (Attr){.kind = ATTR_READNONE};
    return n;
  }
  if (where == 1) out[n++] = (Attr){.kind = ATTR_ARGMEMONLY};
  if (where == 2) out[n++] = (Attr){.kind = ATTR_INACCESSIBLEMEMONLY};
  if (where == 3) out[n++] = (Attr){.kind = ATTR_INACCESSIBLEMEM_OR_ARGMEMONLY};
  if (all == MODREF_REF) out[n++] = (Attr){.kind = ATTR_READONLY};
  if (all == MODREF_MOD) out[n++] = (Attr){.kind = ATTR_WRITEONLY};
  return n;
}

static uint64_t merged_memory(const Low *w, uint64_t e) { /* places that LLVM `version` does not tell apart */
  uint64_t add = 0;
  if (!has(w, SYN_MEMORY_TARGET)) {
    uint64_t t = memeff_get(e, MEMLOC_TARGET0) | memeff_get(e, MEMLOC_TARGET1) | memeff_get(e, MEMLOC_INACCESSIBLE);
    add |= t << (2 * MEMLOC_INACCESSIBLE);
    uint64_t other = memeff_get(e, MEMLOC_OTHER); /* not written: then they print as the others */
    e &= ~(3ull << (2 * MEMLOC_TARGET0) | 3ull << (2 * MEMLOC_TARGET1));
    e |= other << (2 * MEMLOC_TARGET0) | other << (2 * MEMLOC_TARGET1);
  }
  if (!has(w, SYN_MEMORY_ERRNO)) {
    uint64_t o = memeff_get(e, MEMLOC_ERRNO) | memeff_get(e, MEMLOC_OTHER);
    add |= o << (2 * MEMLOC_ERRNO) | o << (2 * MEMLOC_OTHER);
    if (!has(w, SYN_MEMORY_TARGET)) add |= o << (2 * MEMLOC_TARGET0) | o << (2 * MEMLOC_TARGET1);
  }
  return e | add;
}

static bool in_annotations(const Low *w, Str key) { return !has(w, SYN_NVVM_ATTR) && str_starts(key, STR("nvvm.")); }

static AttrSet lower_set(Low *w, AttrSet s, unsigned place) {
  Module *m = w->m;
  if (!s) return s;
  if (s < w->nset && w->set[place][s]) return w->set[place][s] - 1u;
  const AttrSetRec *r = attrset_rec(m, s);
  Attr *out = ARENA_ARRAY(&w->arena, Attr, r->n + 4);
  uint32_t n = 0;
  bool same = true;
  for (uint32_t i = 0; i < r->n; i++) {
    Attr a = r->attr[i];
    if (a.kind == ATTR_STRING) {
      if (a.bits != 1 && in_annotations(w, a.key)) same = false;
      else out[n++] = a;
    } else if (a.kind == ATTR_MEMORY && !has(w, SYN_MEMORY_ATTR)) {
      n += old_memory(a.val, out + n);
      same = false;
    } else if (a.kind == ATTR_MEMORY) {
      uint64_t e = merged_memory(w, a.val);
      same &= e == a.val;
      a.val = e;
      if (e != MEMEFF_ALL) out[n++] = a;
    } else if (a.kind == ATTR_CAPTURES && !has(w, SYN_CAPTURES)) {
      same = false;
      if (!a.val) out[n++] = (Attr){.kind = ATTR_NOCAPTURE};
    } else if (a.kind == ATTR_PRESPLITCOROUTINE && w->version < attr_info(ATTR_PRESPLITCOROUTINE)->since) {
      same = false;
      out[n++] = (Attr){.kind = ATTR_STRING, .key = STR("coroutine.presplit"), .str = STR("0")};
    } else if (a.kind == ATTR_ALIGNSTACK && place != PLACE_FN && !has(w, SYN_NVVM_ATTR) &&
               str_starts(m->triple, STR("nvptx"))) {
      same = false; /* an annotation */
    } else if (attr_info((AttrKind)a.kind)->since > w->version) {
      same = false; /* a fact less */
    } else out[n++] = a;
  }
  AttrSet to = same ? s : attrset_get(m, out, n);
  if (s < w->nset) w->set[place][s] = (AttrSet)(to + 1u);
  return to;
}

static AttrList lower_list(Low *w, AttrList l) {
  if (!l) return l;
  Module *m = w->m;
  AttrListRec r = *attrlist_rec(m, l);
  FEW_ON(&w->arena, AttrSet, param, 32, r.nparams);
  for (uint32_t i = 0; i < r.nparams; i++) param[i] = lower_set(w, r.param[i], PLACE_PARAM);
  AttrSet fn = lower_set(w, r.fn, PLACE_FN), ret = lower_set(w, r.ret, PLACE_RET);
  return attrlist_get(m, fn, ret, param, r.nparams);
}

/* ---- annotations ---- */

enum { AK_STACK, AK_VEC, AK_PARAMS, AK_KERNEL, AK_NUM };
static const struct {
  char name[20];
  uint8_t kind, place;
  char attr[22];
} annotations[] = {
#define ANNOTATION(name, kind, place, attr) {name, AK_##kind, place, attr},
#include "ir/text/annotations.def"
};

typedef VEC(Md) MdVec;
static void annotation(Module *m, MdVec *v, const char *key, Md value) {
  vec_push(v, md_string(m, str_of(key)));
  vec_push(v, value);
}
static void number_annotation(Module *m, MdVec *v, const char *key, uint64_t x) {
  annotation(m, v, key, md_int(m, TY_I32, x));
}

/* The k-th number of "x,y,z". */
static bool vector_part(Str s, unsigned k, uint64_t *x) {
  uint32_t i = 0;
  for (; k; k--) {
    while (i < s.n && s.p[i] != ',') i++;
    if (i++ >= s.n) return false;
  }
  if (i >= s.n) return false;
  for (*x = 0; i < s.n && s.p[i] >= '0' && s.p[i] <= '9'; i++) *x = *x * 10 + (uint64_t)(s.p[i] - '0');
  return true;
}

static void annotate_fn(Low *w, Glob g, MdVec *named) {
  Module *m = w->m;
  Global *r = glob(m, g);
  MdVec v = {0};
  vec_push(&v, md_value(m, con_global(&m->con, g)));
  if (!has(w, SYN_PTX_KERNEL) && r->cc == CC_PTX_KERNEL) {
    number_annotation(m, &v, "kernel", 1);
    r->cc = CC_C;
  }
  if (!has(w, SYN_NVVM_ATTR)) {
    AttrSet fa = attrlist_fn(m, r->fattrs);
    uint32_t np = ty_nparams(m, r->type);
    char seen_max_rank = 0;
    for (size_t i = 0; i < ARRAY_LEN(annotations); i++) {
      const char *name = annotations[i].name;
      Str key = str_of(annotations[i].attr);
      uint64_t x;
      if (annotations[i].kind == AK_VEC || annotations[i].kind == AK_NUM) {
        const Attr *a = attrset_find_str(m, fa, key);
        if (!a || !vector_part(a->str, annotations[i].place, &x)) continue;
        if (str_eq(key, STR("nvvm.maxclusterrank")) && seen_max_rank++) continue; /* two names of one thing */
        number_annotation(m, &v, name, x);
      } else if (annotations[i].kind == AK_PARAMS) {
        MdVec list = {0};
        for (uint32_t k = 0; k < np; k++)
          if (attrset_find_str(m, attrlist_param(m, r->fattrs, k), key)) vec_push(&list, md_int(m, TY_I32, k + 1));
        if (list.n) annotation(m, &v, name, md_tuple(m, list.p, list.n, false));
        vec_free(&list);
      } else if (annotations[i].kind == AK_STACK && str_starts(m->triple, STR("nvptx"))) {
        for (uint32_t k = 0; k <= np; k++) {
          const Attr *a = attrset_find(m, k ? attrlist_param(m, r->fattrs, k - 1) : attrlist_ret(m, r->fattrs),
                                       ATTR_ALIGNSTACK);
          if (a) number_annotation(m, &v, name, (uint64_t)k << 16 | a->val);
        }
      }
    }
  }
  if (v.n > 1) vec_push(named, md_tuple(m, v.p, v.n, false));
  vec_free(&v);
}

static void lower_annotations(Low *w) {
  Module *m = w->m;
  if (has(w, SYN_NVVM_ATTR)) return;
  MdVec all = {0};
  NamedMd *n = NULL;
  for (uint32_t i = 0; i < m->named_md.n; i++)
    if (str_eq(m->named_md.p[i].name, STR("nvvm.annotations"))) n = &m->named_md.p[i];
  for (uint32_t i = 0; n && i < n->n; i++) vec_push(&all, n->ops[i]);
  uint32_t before = all.n;
  FOR_EACH_GLOB(m, g)
    if (glob(m, g)->kind == GK_FUNC) annotate_fn(w, g, &all);
  if (all.n > before) {
    Md *ops = ARENA_ARRAY(&m->arena, Md, all.n);
    memcpy(ops, all.p, all.n * sizeof *ops);
    if (!n) {
      vec_push(&m->named_md, ((NamedMd){.name = STR("nvvm.annotations")}));
      n = &vec_last(&m->named_md);
    }
    n->ops = ops;
    n->n = all.n;
  }
  vec_free(&all);
}

static void lower_flags(Low *w) { /* LLVM 14 merges no flag by its minimum */
  Module *m = w->m;
  enum { MAX_ = 7, MIN_ = 8 };
  for (uint32_t i = 0; i < m->named_md.n && !has(w, SYN_FLAG_MIN); i++) {
    NamedMd *n = &m->named_md.p[i];
    if (!str_eq(n->name, STR("llvm.module.flags"))) continue;
    for (uint32_t k = 0; k < n->n; k++) {
      const MdRec *r = n->ops[k] ? md_rec(m, n->ops[k]) : NULL;
      uint64_t how;
      if (!r || r->form != MDF_TUPLE || r->n != 3 || !md_get_int(m, r->ops[0], &how) || how != MIN_) continue;
      Md key = r->ops[1], value = r->ops[2], max = md_int(m, TY_I32, MAX_);
      ((Md *)(uintptr_t)n->ops)[k] = md_tuple(m, (Md[]){max, key, value}, 3, false);
    }
  }
}

/* ---- instructions ---- */

static void no_name(void *w, Val v, Str base) {
  (void)w;
  (void)v;
  (void)base;
}
static void no_fault(void *w, Val v, const char *what) {
  (void)w;
  (void)v;
  (void)what;
}

static bool row_fits(const Low *w, const DownRow *d, Val call) {
  const Fn *f = w->f;
  if (w->version >= d->below) return false;
  if (d->sig[0]) {
    Ty over[INTRIN_MAX_OVERLOADS];
    unsigned n;
    if (intrinsic_match_sig(w->m, d->sig, call_rec(f, call)->fnty, over, &n) != INTRIN_MATCH_OK) return false;
  }
  if (d->cond[0]) {
    Val a = arg(f, call, (uint32_t)(d->cond[0] - '0'));
    uint64_t x;
    if (!val_is_con(a) || con_kind(&f->con, a) != CON_INT || !con_u64(&f->con, a, &x) ||
        x != (uint64_t)(d->cond[2] - '0'))
      return false;
  }
  return true;
}

static void still_called(Low *w, Val call) {
  uint32_t name = con_rec(&w->f->con, callee(w->f, call))->a;
  if (name >= w->ncalled) {
    uint32_t n = u32_max(name + 1, w->ncalled * 2 + 64);
    uint8_t *p = ARENA_ZARRAY(&w->arena, uint8_t, n);
    if (w->ncalled) memcpy(p, w->called, w->ncalled);
    w->called = p;
    w->ncalled = n;
  }
  w->called[name] = 1;
}

static void lower_call(Low *w, Val call) {
  Fn *f = w->f;
  unsigned id = call_intrinsic(f, call);
  uint32_t pos = pos_of(f, call);
  Str name = con_intrin_name(&f->con, callee(f, call));
  for (size_t i = 0; i < ARRAY_LEN(rows) && (w->down[id] & 1); i++) {
    if (rows[i].id != id || !row_fits(w, &rows[i], call)) continue;
    CallTarget to;
    CallRewrite cw = {w->m, f, &w->arena, no_fault, no_name, w};
    Val before = prev_of(f, call), after = next_of(f, call);
    Blk b = blk_of(f, call);
    if (!rows[i].prog[0] || !call_rewrite(&cw, call, rows[i].prog, &to)) break;
    if (rows[i].prog[0] == '!') {
      still_called(w, call);
      return;
    }
    if (op(f, call) != OP_NONE && call_intrinsic(f, call) != id)
      lower_call(w, call); /* renamed in place: at most a few names deep */
    for (Val x = before ? next_of(f, before) : first_ins(f, b); x && x != after; x = next_of(f, x)) {
      if (x == call || !is_call(f, x) || !call_intrinsic(f, x)) continue;
      if (call_intrinsic(f, x) != id) lower_call(w, x);
      else still_called(w, x);
      break;
    }
    return;
  }
  if ((w->down[id] & 2) || (w->down[id] & 1)) {
    bool refused = (w->down[id] & 2) != 0;
    for (size_t i = 0; i < ARRAY_LEN(rows) && !refused; i++)
      refused = rows[i].id == id && !rows[i].prog[0] && row_fits(w, &rows[i], call);
    if (refused) refuse(w, pos, "@%.*s cannot be written for LLVM %u", (int)u32_min(name.n, 200), name.p, w->version);
  }
  still_called(w, call);
}

static void lower_rmw(Low *w, Val v) {
  Fn *f = w->f;
  Module *m = w->m;
  unsigned o = sub(f, v);
  if (ty_is_vec(m, ty(f, v)) && !has(w, SYN_VECTOR_RMW))
    refuse(w, pos_of(f, v), "atomicrmw of a vector cannot be written for LLVM %u", w->version);
  for (size_t i = 0; i < ARRAY_LEN(new_rmw); i++) {
    if (new_rmw[i].op != o || w->version >= new_rmw[i].since) continue;
    if ((o == RMW_UINC_WRAP || o == RMW_UDEC_WRAP) && ty(f, v) == TY_I32 &&
        str_eq(m->sync_scopes.p[scope_of(f, v)], STR("")) && !is_volatile(f, v)) {
      Bld k = bld_before(f, v);
      Ty over[1] = {ty(f, arg(f, v, 0))};
      Val c = emit_intrinsic(&k, o == RMW_UINC_WRAP ? INTRIN_nvvm_atomic_load_inc_32 : INTRIN_nvvm_atomic_load_dec_32,
                             over, 1, (Val[]){arg(f, v, 0), arg(f, v, 1)}, 2);
      name_take(f, c, v);
      pos_set(f, c, pos_of(f, v));
      dbg_move(f, v, c);
      val_replace(f, v, c);
      ins_erase(f, v);
      still_called(w, c);
      return;
    }
    refuse(w, pos_of(f, v), "atomicrmw %s cannot be written for LLVM %u", rmw_text[o], w->version);
  }
}

static void check_type(Low *w, Ty t, uint32_t pos) {
  if (!has(w, SYN_TARGET_TYPE) && ty_kind(w->m, t) == TK_TARGET)
    refuse(w, pos, "a target type cannot be written for LLVM %u", w->version);
}

static void lower_fn(Low *w, Fn *f) {
  Module *m = w->m;
  w->f = f;
  for (size_t i = 1; i < f->con.con.n; i++) { /* constants are printed as they are */
    Val c = (Val)(i | (uint32_t)VAL_CON_BIT);
    ConKind k = con_kind(&f->con, c);
    if (k == CON_PTRAUTH && !has(w, SYN_PTRAUTH))
      refuse(w, fn_glob(f)->pos, "a ptrauth constant cannot be written for LLVM %u", w->version);
    if (k == CON_EXPR && con_expr_get(&f->con, c).op == OP_PTRTOADDR && !has(w, SYN_PTRTOADDR))
      refuse(w, fn_glob(f)->pos, "a constant ptrtoaddr cannot be written for LLVM %u", w->version);
  }
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS_SAFE(f, b, v) {
      Op o = op(f, v);
      check_type(w, f->ins[v].type, pos_of(f, v));
      unsigned drop = 0;
      for (size_t i = 0; i < ARRAY_LEN(new_flags); i++)
        if (new_flags[i].op == o && w->version < new_flags[i].since) drop |= new_flags[i].flags;
      if (drop & flags(f, v)) flags_set(f, v, flags(f, v) & ~drop);
      if (w->version < 16 && f->rare->cap_md) md_set(f, v, MDK_DIASSIGNID, MD_NONE);
      if (o == OP_ATOMICRMW) {
        lower_rmw(w, v);
        continue;
      }
      if (o == OP_PTRTOADDR && !has(w, SYN_PTRTOADDR)) {
        Bld k = bld_before(f, v);
        Val c = emit_cast(&k, OP_PTRTOINT, 0, arg(f, v, 0), ty(f, v));
        name_take(f, c, v);
        dbg_move(f, v, c);
        val_replace(f, v, c);
        ins_erase(f, v);
      }
      if (!is_call(f, v)) continue;
      CallRec *c = &f->calls.p[aux(f, v)];
      if (c->attrs && !call_intrinsic(f, v)) c->attrs = lower_list(w, c->attrs);
      if (c->cc == CC_PTX_KERNEL && !has(w, SYN_PTX_KERNEL)) c->cc = CC_C;
      if (call_intrinsic(f, v)) lower_call(w, v);
    }
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) { /* after the rewriting, which looks at their attributes */
      if (!is_call(f, v) || !call_intrinsic(f, v)) continue;
      CallRec *c = &f->calls.p[aux(f, v)];
      if (c->attrs) c->attrs = lower_list(w, c->attrs);
    }
  (void)m;
}

/* Intrinsics that passes call without a declaration get one, and those that nothing calls any more and the version
 * may not know lose theirs. */
static void declarations(Low *w) {
  Module *m = w->m;
  FOR_EACH_GLOB(m, g) {
    Global *r = glob(m, g);
    if (!r->intrinsic || !r->is_decl || !w->down[r->intrinsic]) continue;
    uint32_t name = str_intern(m, r->name);
    if (name >= w->ncalled || !w->called[name]) glob_delete(m, g);
  }
  FOR_EACH_FN(m, g) {
    const Fn *f = glob(m, g)->fn;
    FOR_EACH_BLK(f, b)
      FOR_EACH_INS(f, b, v) {
        unsigned id = is_call(f, v) ? call_intrinsic(f, v) : 0;
        if (!id) continue;
        Str name = con_intrin_name(&f->con, callee(f, v));
        Ty fnty = call_rec(f, v)->fnty;
        Glob d = glob_find(m, name);
        if (d != GLOB_NONE && glob(m, d)->type != fnty) { /* the form that the call has now */
          glob_delete(m, d);
          d = GLOB_NONE;
        }
        Ty over[INTRIN_MAX_OVERLOADS];
        unsigned n;
        if (d == GLOB_NONE) d = intrinsic_declare(m, (IntrinsicId)id, name, fnty);
        if (!glob(m, d)->fattrs && intrinsic_match(m, (IntrinsicId)id, fnty, over, &n) == INTRIN_MATCH_OK)
          glob(m, d)->fattrs = intrinsic_attrs(m, (IntrinsicId)id, fnty);
      }
  }
}

static void debug_declarations(Low *w) { /* of the calls that records are printed as */
  static const struct {
    uint8_t kind;
    uint16_t id;
    char name[18];
  } dbg[] = {{DBGK_VALUE, INTRIN_dbg_value, "llvm.dbg.value"},
             {DBGK_DECLARE, INTRIN_dbg_declare, "llvm.dbg.declare"},
             {DBGK_ASSIGN, INTRIN_dbg_assign, "llvm.dbg.assign"},
             {DBGK_LABEL, INTRIN_dbg_label, "llvm.dbg.label"}};
  Module *m = w->m;
  bool used[8] = {0};
  FOR_EACH_FN(m, g) {
    Fn *f = glob(m, g)->fn;
    for (uint32_t i = 1; i < f->rare->dbgrec.n; i++) {
      DbgRec *r = &f->rare->dbgrec.p[i];
      if (r->kind == DBGK_ASSIGN && w->version < 16) { /* DIAssignID */
        r->kind = DBGK_VALUE;
        if (r->has_addr) r->nops--, r->has_addr = false;
        r->assign_id = MD_NONE;
      }
      if (r->kind == DBGK_DECLARE_VALUE) r->kind = DBGK_VALUE;
      used[r->kind] |= !r->deleted;
    }
  }
  for (size_t i = 0; i < ARRAY_LEN(dbg); i++) {
    if (!used[dbg[i].kind] || glob_find(m, str_of(dbg[i].name)) != GLOB_NONE) continue;
    Ty p[6], md = TY_METADATA;
    for (size_t k = 0; k < ARRAY_LEN(p); k++) p[k] = md;
    (void)intrinsic_declare(m, (IntrinsicId)dbg[i].id, str_of(dbg[i].name),
                            ty_func(m, TY_VOID, p,
                                    dbg[i].kind == DBGK_LABEL    ? 1
                                    : dbg[i].kind == DBGK_ASSIGN ? 6
                                                                 : 3,
                                    false));
  }
}

static void lower_globals(Low *w) {
  Module *m = w->m;
  FOR_EACH_GLOB(m, g) {
    Global *r = glob(m, g);
    if (!has(w, SYN_GLOBAL_SANITIZE))
      r->sanitize_no_address = r->sanitize_no_hwaddress = r->sanitize_memtag = r->sanitize_dyninit = false;
    if (!has(w, SYN_CODE_MODEL)) r->code_model = 0;
    if (r->kind == GK_VAR) check_type(w, r->type, r->pos);
    r->fattrs = lower_list(w, r->fattrs);
    r->attrs = lower_set(w, r->attrs, PLACE_FN);
  }
}

static void check_metadata(Low *w) {
  Module *m = w->m;
  for (uint32_t i = 1; i < md_count(m); i++) {
    const MdRec *r = md_rec(m, (Md)i);
    if (r->form != MDF_SPECIAL) continue;
    for (size_t k = 0; k < ARRAY_LEN(new_nodes); k++)
      if (r->special == new_nodes[k].node && w->version < new_nodes[k].since && r->special != MDS_DIAssignID)
        refuse(w, r->pos, "!%.*s cannot be written for LLVM %u", (int)md_special_name((MdSpecial)r->special).n,
               md_special_name((MdSpecial)r->special).p, w->version);
  }
}

bool module_lower(Module *m, unsigned version) {
  if (version >= VERSION_NEWEST) return true;
  uint32_t before = m->ctx->diag.errors;
  Low w = {.m = m, .version = version};
  arena_init(&w.arena);
  m->version = version;
  w.down = ARENA_ZARRAY(&w.arena, uint8_t, INTRIN_COUNT);
  for (size_t i = 0; i < ARRAY_LEN(rows); i++)
    if (version < rows[i].below) w.down[rows[i].id] |= 1;
  for (size_t i = 0; i < ARRAY_LEN(intrinsic_since); i++)
    if (version < intrinsic_since[i].since) w.down[intrinsic_since[i].id] |= 2;
  w.nset = attrset_count(m);
  for (unsigned k = 0; k < ARRAY_LEN(w.set); k++) w.set[k] = ARENA_ZARRAY(&w.arena, AttrSet, w.nset + 1);
  FOR_EACH_FN(m, g) lower_fn(&w, glob(m, g)->fn);
  if (!has(&w, SYN_DEBUG_RECORD)) debug_declarations(&w);
  declarations(&w);
  check_metadata(&w);
  lower_flags(&w);
  lower_annotations(&w);
  lower_globals(&w);
  arena_free(&w.arena);
  return m->ctx->diag.errors == before;
}
