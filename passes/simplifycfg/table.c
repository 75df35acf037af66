/* table.c: a switch that only chooses constants becomes arithmetic, a packed integer, or a load from a table.
 *
 *   switch i32 %x, label %j [0: %a 1: %b 2: %c]           %in = icmp ult i32 %x, 3
 *   j: %p = phi [9, default] [10, %a] [77, %b] [5, %c]  =>  br i1 %in, label %switch.lookup, label %j
 *                                                         switch.lookup: %v = load i32, ptr (@switch.table.f + %x)
 *
 * All edges lead, directly or over empty blocks, to one join whose phis take constants from them. For each phi in
 * turn: one value; a line a * x + b; all values side by side in one legal integer, shifted; else a new private
 * constant array. Values between the cases take the default's result if that is constant, else a mask test sends them
 * to the default. A table makes a global, so it waits for the barrier (see run_later in simplifycfg.c). Linear in the
 * size of the table, which is at most 2.5 times the cases unless packed (64 entries). */
#include "passes/simplifycfg/simplifycfg_int.h"
#include "passes/stat.h"

enum { KIND_ONE, KIND_LINE, KIND_PACKED, KIND_TABLE };
typedef struct Result {
  Val phi;
  Ty type;
  Val *at; /* by table index; VAL_NONE: hole */
  Val def; /* the default's result, VAL_NONE if not constant */
  uint8_t kind;
  uint64_t mul, add;
} Result;

static bool fits_legal(const Module *m, uint64_t bits) {
  for (uint32_t w = 8; w <= 128; w *= 2)
    if (int_is_legal(m, w) && bits <= w) return true;
  return false;
}
static bool storable(const Fn *f, Val v) {
  if (!val_is_con(v)) return false;
  switch (con_kind(&f->con, v)) {
  case CON_INT:
  case CON_FP:
  case CON_NULL:
  case CON_UNDEF:
  case CON_POISON: return true;
  case CON_GLOBAL: {
    const Global *g = glob(f->m, con_glob(&f->con, v));
    return !g->tls && g->dll != DLL_IMPORT;
  }
  default: return false;
  }
}
static Blk arm_end(const Fn *f, Blk b, uint32_t i, Blk join, uint32_t *entry) {
  Blk to = succ(f, b, i);
  if (to != join && is_br(f, first_ins(f, to))) {
    *entry = succ_pred(f, to, 0);
    return succ(f, to, 0);
  }
  *entry = succ_pred(f, b, i);
  return to;
}
/* What phi v of the join takes from entry `entry` for case i of switch t: where that is the condition, the case. */
static Val result_of(const Fn *f, Val t, uint32_t i, Val v, uint32_t entry) {
  Val x = arg(f, v, entry);
  return x == arg(f, t, 0) && !val_is_con(x) ? arg(f, t, i) : x;
}
static void classify(Scfg *s, Result *r, uint32_t size, unsigned index_bits) {
  const Fn *f = s->f;
  const Module *m = f->m;
  Val one = VAL_NONE;
  bool same = true, ints = ty_is_int(m, r->type) && ty_bits(m, r->type) <= 64, line = ints, packed = ints,
       have[2] = {false, false};
  uint64_t prev = 0, step = 0;
  unsigned bits = ints ? ty_bits(m, r->type) : 0;
  bool hole = false;
  for (uint32_t i = 0; i < size; i++) {
    Val v = r->at[i];
    if (!v || con_is_undefined(&f->con, v)) {
      hole = true;
      continue;
    }
    if (!one) one = v;
    else if (one != v) same = false;
    uint64_t x;
    if (!ints || con_kind(&f->con, v) != CON_INT || !con_u64(&f->con, v, &x)) {
      line = packed = false;
      continue;
    }
    if (hole && i) line = false;
    if (have[0]) {
      uint64_t d = (x - prev) & mask64(bits);
      if (have[1] && d != step) line = false;
      step = d;
      have[1] = true;
    } else r->add = (x)&mask64(bits);
    prev = x;
    have[0] = true;
  }
  (void)index_bits;
  if (hole) line = false;
  if (same) r->kind = KIND_ONE;
  else if (line) {
    r->kind = KIND_LINE;
    r->mul = step;
  } else if (packed && size < UINT32_MAX / bits && fits_legal(m, (uint64_t)size * bits) && (uint64_t)size * bits <= 64)
    r->kind = KIND_PACKED;
  else r->kind = KIND_TABLE;
}
static Glob table_new(Scfg *s, const Result *r, uint32_t size, Ty *array) {
  Fn *f = s->f;
  Module *m = f->m;
  Val *e = ARENA_ARRAY(s->px->scratch, Val, size);
  for (uint32_t i = 0; i < size; i++)
    e[i] = r->at[i] ? con_import(&m->con, &f->con, r->at[i]) : con_poison(&m->con, r->type);
  *array = ty_array(m, r->type, size);
  StrBuf n = {0};
  Glob g = GLOB_NONE;
  Str fn = fn_glob(f)->name;
  for (uint32_t k = 0; !g; k++) {
    n.n = 0;
    if (k) sb_fmt(&n, "switch.table.%.*s.%u", (int)fn.n, fn.p, k);
    else sb_fmt(&n, "switch.table.%.*s", (int)fn.n, fn.p);
    g = glob_new(m, GK_VAR, (Str){n.p, (uint32_t)n.n});
  }
  sb_free(&n);
  Global *x = glob(m, g);
  x->linkage = LINK_PRIVATE;
  x->unnamed_addr = UNNAMED_GLOBAL;
  x->constant = true;
  x->dso_local = true;
  x->is_decl = false;
  x->addrspace = dl_globals_as(m);
  x->type = *array;
  x->ptr_type = ty_ptr(m, x->addrspace);
  x->init = con_agg(&m->con, *array, e, size);
  x->align = (uint8_t)(log2_floor(ty_pref_align(m, r->type)) + 1);
  stat_add(s->px, ST_SIMPLIFYCFG_TABLES, 1);
  return g;
}
static Val build(Scfg *s, Bld *k, const Result *r, Val idx, uint32_t size) {
  Fn *f = s->f;
  Module *m = f->m;
  switch (r->kind) {
  case KIND_ONE:
    for (uint32_t i = 0; i < size; i++)
      if (r->at[i] && !con_is_undefined(&f->con, r->at[i])) return r->at[i];
    for (uint32_t i = 0; i < size; i++)
      if (r->at[i] && con_kind(&f->con, r->at[i]) == CON_UNDEF) return r->at[i];
    return con_poison(&f->con, r->type);
  case KIND_LINE: {
    uint32_t from = ty_bits(m, ty(f, idx)), to = ty_bits(m, r->type);
    Val v = idx;
    if (from != to) {
      v = emit_cast(k, from < to ? OP_ZEXT : OP_TRUNC, 0, v, r->type);
      name_set(f, v, STR("switch.idx.cast"));
    }
    if (r->mul != 1) {
      v = emit_bin(k, OP_MUL, 0, v, con_int(&f->con, r->type, r->mul));
      name_set(f, v, STR("switch.idx.mult"));
    }
    if (r->add) {
      v = emit_bin(k, OP_ADD, 0, v, con_int(&f->con, r->type, r->add));
      name_set(f, v, STR("switch.offset"));
    }
    return v;
  }
  case KIND_PACKED: {
    uint32_t bits = ty_bits(m, r->type), all = bits * size, from = ty_bits(m, ty(f, idx));
    Ty t = ty_int(m, all);
    uint64_t x, map = 0;
    for (uint32_t i = 0; i < size; i++)
      if (r->at[i] && con_u64(&f->con, r->at[i], &x)) map |= (x & mask64(bits)) << (i * bits);
    Val v = idx;
    if (from != all) v = emit_cast(k, from < all ? OP_ZEXT : OP_TRUNC, 0, v, t);
    name_set(f, v, STR("switch.cast"));
    if (bits > 1) {
      v = emit_bin(k, OP_MUL, F_NUW | F_NSW, v, con_int(&f->con, t, bits));
      name_set(f, v, STR("switch.shiftamt"));
      if (all < 2 || ((uint64_t)(size - 1) * bits) >> (all - 1)) flags_set(f, v, F_NUW);
      if (size * bits >= 1ull << u32_min(all, 32) && all < 32) flags_set(f, v, 0);
    }
    v = emit(k, OP_LSHR, 0, 0, t, (Val[]){con_int(&f->con, t, map), v}, 2);
    name_set(f, v, STR("switch.downshift"));
    if (all != bits) v = emit_cast(k, OP_TRUNC, 0, v, r->type);
    name_set(f, v, STR("switch.masked"));
    return v;
  }
  default: {
    Ty array;
    Glob g = table_new(s, r, size, &array);
    Ty ptr = glob(m, g)->ptr_type, it = ty_index(m, ptr);
    Val v = idx;
    if (ty_bits(m, ty(f, v)) < ty_bits(m, it)) v = emit_cast(k, OP_ZEXT, 0, v, it);
    else if (ty_bits(m, ty(f, v)) > ty_bits(m, it)) v = emit_cast(k, OP_TRUNC, 0, v, it);
    Val at[2] = {con_null(&f->con, it), v};
    v = emit_gep(k, array, F_INBOUNDS | F_NUSW, con_global(&f->con, g), at, 2);
    name_set(f, v, STR("switch.gep"));
    v = emit_load(k, r->type, v, ty_abi_align(m, r->type));
    name_set(f, v, STR("switch.load"));
    return v;
  }
  }
}
/* A block that asks whether the table has idx at all, by a mask of the cases that it has; others go to def, as from
 * b. */
static Blk hole_check(Scfg *s, Blk b, const Result *r, Val idx, uint32_t size, Blk look, Blk def) {
  Fn *f = s->f;
  Module *m = f->m;
  Blk check = blk_new_before(f, look, STR("switch.hole_check"));
  uint32_t mb = 8;
  while (mb < size) mb *= 2;
  Ty mt = ty_int(m, mb);
  uint64_t set = 0;
  for (uint32_t i = 0; i < size; i++)
    if (r->at[i]) set |= 1ull << i;
  Bld kc = bld_end(f, check);
  Val x = idx;
  if (mb != ty_bits(m, ty(f, idx))) {
    x = emit_cast(&kc, mb < ty_bits(m, ty(f, idx)) ? OP_TRUNC : OP_ZEXT, 0, x, mt);
    name_set(f, x, STR("switch.maskindex"));
  }
  x = emit(&kc, OP_LSHR, 0, 0, mt, (Val[]){con_int(&f->con, mt, set), x}, 2);
  name_set(f, x, STR("switch.shifted"));
  x = emit_cast(&kc, OP_TRUNC, 0, x, TY_I1);
  name_set(f, x, STR("switch.lobit"));
  Val cb = ins_new(f, OP_BR, 0, 0, TY_VOID, &x, 1);
  ins_place_end(f, cb, check);
  edge_add(f, check, look);
  uint32_t pi = edge_add(f, check, def);
  scfg_phis_like(f, def, pi, b);
  return check;
}
/* A switch that becomes a lookup. */
typedef struct Lookup {
  Val t, c; /* the switch, and what it decides on */
  Blk join; /* where all cases end */
  uint32_t n, nphi, size;
  unsigned bits;
  int64_t lo, hi; /* the first and the last value; of the table the first */
  bool reachable; /* the default is */
  bool defaults;  /* it gives constants too */
  bool mask;      /* whether there is a case is asked of a mask */
  Result *r;      /* by phi of the join */
} Lookup;

/* Where the cases end, and from which value to which. False: no lookup. */
static bool find_span(Scfg *s, Blk b, Lookup *x) {
  Fn *f = s->f;
  uint32_t entry;
  x->t = term(f, b), x->c = arg(f, x->t, 0), x->n = nsuccs(f, b);
  x->bits = ty_bits(f->m, ty(f, x->c));
  if (x->n < 4 || x->bits > 64) return false;
  const Attr *nj = attrset_find_str(f->m, attrlist_fn(f->m, fn_glob(f)->fattrs), STR("no-jump-tables"));
  if (nj && str_eq(nj->str, STR("true"))) return false;
  /* The join: where the first case ends. A block with phis that only branches may itself be the join. */
  Blk join = arm_end(f, b, 1, BLK_NONE, &entry);
  if (f->ins[first_ins(f, join)].op != OP_PHI || join == b) {
    join = succ(f, b, 1);
    if (f->ins[first_ins(f, join)].op != OP_PHI || join == b) return false;
  }
  x->join = join;
  x->reachable = f->ins[first_nonphi(f, succ(f, b, 0))].op != OP_UNREACHABLE;
  x->lo = INT64_MAX, x->hi = INT64_MIN;
  for (uint32_t i = 1; i < x->n; i++) {
    uint64_t k;
    if (arm_end(f, b, i, join, &entry) != join || !con_u64(&f->con, arg(f, x->t, i), &k)) return false;
    int64_t v = sext64(k, x->bits);
    if (v < x->lo) x->lo = v;
    if (v > x->hi) x->hi = v;
  }
  uint64_t span = (uint64_t)x->hi - (uint64_t)x->lo;
  x->size = (uint32_t)span + 1;
  return span < 1u << 20;
}
/* What each phi of the join takes: constants, of types that a table can hold. */
static bool find_results(Scfg *s, Blk b, Lookup *x) {
  Fn *f = s->f;
  uint32_t entry = 0, k = 0;
  FOR_EACH_PHI(f, x->join, v) x->nphi++;
  x->r = ARENA_ZARRAY(s->px->scratch, Result, x->nphi + 1);
  x->defaults = x->reachable && arm_end(f, b, 0, x->join, &entry) == x->join;
  uint32_t de = entry;
  /* what came over many arms comes over one */
  if (x->reachable && !x->defaults && !scfg_join_plain(s, b, x->join)) return false;
  bool ok = true;
  FOR_EACH_PHI(f, x->join, v) {
    Result *r = &x->r[k++];
    r->phi = v;
    r->type = ty(f, v);
    if (x->defaults && storable(f, arg(f, v, de))) r->def = arg(f, v, de);
    for (uint32_t i = 1; i < x->n && ok; i++) {
      arm_end(f, b, i, x->join, &entry);
      ok = storable(f, result_of(f, x->t, i, v, entry));
    }
    if (!ty_is_int(f->m, r->type) && !ty_is_fp(r->type) && !ty_is_ptr(f->m, r->type)) ok = false;
  }
  for (k = 0; k < x->nphi; k++)
    if (!x->r[k].def) x->defaults = false;
  return ok;
}
/* The condition itself is the index, where starting at zero costs nothing more. */
static void start_at_zero(const Fn *f, Lookup *x) {
  if (x->lo <= 0 || !x->defaults || x->hi >= 64) return;
  for (uint32_t k = 0; k < x->nphi; k++)
    if (!ty_is_int(f->m, x->r[k].type) || !fits_legal(f->m, (uint64_t)(x->hi + 1) * ty_bits(f->m, x->r[k].type)))
      return;
  x->lo = 0;
  x->size = (uint32_t)x->hi + 1;
}
/* What the table of each phi holds and how; false: it does not pay, or is not wanted yet. */
static bool choose_kinds(Scfg *s, Blk b, Lookup *x) {
  Fn *f = s->f;
  Module *m = f->m;
  bool fit = true, legal = true, tables = false, bitmaps = false;
  for (uint32_t k = 0; k < x->nphi; k++) {
    Result *r = &x->r[k];
    r->at = ARENA_ZARRAY(s->px->scratch, Val, x->size);
    for (uint32_t i = 1; i < x->n; i++) {
      uint64_t v;
      uint32_t entry;
      con_u64(&f->con, arg(f, x->t, i), &v);
      arm_end(f, b, i, x->join, &entry);
      r->at[(uint64_t)sext64(v, x->bits) - (uint64_t)x->lo] = result_of(f, x->t, i, r->phi, entry);
    }
    if (x->defaults)
      for (uint32_t i = 0; i < x->size; i++)
        if (!r->at[i]) r->at[i] = r->def;
    bool in_reg = ty_is_int(m, r->type) && fits_legal(m, (uint64_t)x->size * ty_bits(m, r->type));
    fit &= in_reg;
    if (ty_is_int(m, r->type) && !int_is_legal(m, ty_bits(m, r->type)) && !in_reg) legal = false;
    classify(s, r, x->size, x->bits);
    if (r->kind == KIND_TABLE) fit = false;
    tables |= r->kind == KIND_TABLE;
    bitmaps |= r->kind == KIND_PACKED;
  }
  bool dense = (uint64_t)(x->n - 1) * 100 >= (uint64_t)x->size * 40;
  if ((!fit && (!legal || !dense)) || ((tables || bitmaps) && !s->to_table)) return false;
  if (!tables || s->add_globals) return true;
  s->want_table = true;
  return false;
}
static bool plan_lookup(Scfg *s, Blk b, Lookup *x) {
  if (!find_span(s, b, x) || !find_results(s, b, x)) return false;
  x->mask = x->size > x->n - 1 && x->reachable && !x->defaults;
  if (x->mask && (x->n < 5 || !fits_legal(s->f->m, x->size) || x->size > 64)) return false;
  start_at_zero(s->f, x);
  return choose_kinds(s, b, x);
}
static void build_lookup(Scfg *s, Blk b, Lookup *x) {
  Fn *f = s->f;
  Val t = x->t, idx = x->c;
  Ty ct = ty(f, x->c);
  Bld kb = bld_before(f, t);
  if (x->lo) {
    idx = emit_bin(&kb, OP_SUB, 0, x->c, con_sint(&f->con, ct, x->lo));
    name_set(f, idx, STR("switch.tableidx"));
  }
  uint64_t values = x->bits >= 32 ? UINT64_MAX : 1ull << x->bits;
  bool covered = !x->reachable || values == x->size;
  Blk look = blk_new_before(f, x->join, STR("switch.lookup"));
  Val br = ins_new(f, OP_BR, 0, 0, TY_VOID, NULL, 0);
  ins_place_end(f, br, look);
  dbg_loc_set(f, br, dbg_loc(f, t));
  uint32_t je = edge_add(f, look, x->join);
  Bld kl = bld_before(f, br);
  for (uint32_t k = 0; k < x->nphi; k++) opnd_set(f, x->r[k].phi, je, build(s, &kl, &x->r[k], idx, x->size));
  uint64_t *w = mem_alloc(x->n * sizeof *w), hit = 0;
  bool given = prof_weights(f, t, w, x->n);
  if (given)
    for (uint32_t i = 1; i < x->n; i++) hit += w[i];
  uint64_t miss = given ? w[0] : 0;
  mem_free(w);
  Blk to = x->mask ? hole_check(s, b, x->r, idx, x->size, look, succ(f, b, 0)) : look;
  /* b keeps its default edge and one that now goes to the lookup. */
  edge_redirect(f, b, 1, to);
  if (covered && !x->mask) scfg_keep_edge(s, b, 1);
  else {
    Val in = covered ? con_int(&f->con, TY_I1, 1) : emit_icmp(&kb, ICMP_ULT, idx, con_int(&f->con, ct, x->size));
    for (uint32_t i = nsuccs(f, b); i-- > 2;) {
      scfg_touch(s, succ(f, b, i));
      edge_remove(f, b, i);
    }
    term_become(f, b, OP_BR, &in, 1);
    succs_swap(f, b, 0, 1);
    uint32_t nm;
    md_all(f, t, &nm);
    if (nm) md_set_all(f, t, NULL, 0);
    if (given && !x->mask) prof_set_weights(f, t, (uint64_t[]){hit, miss}, 2);
  }
  scfg_drop(s, x->c);
  scfg_touch_around(s, b);
  scfg_touch_around(s, look);
  scfg_touch(s, x->join);
}
bool scfg_switch_table(Scfg *s, Blk b) {
  ArenaMark mark = arena_mark(s->px->scratch);
  Lookup x = {0};
  bool ok = plan_lookup(s, b, &x);
  if (ok) build_lookup(s, b, &x);
  arena_release(s->px->scratch, mark);
  return ok;
}
