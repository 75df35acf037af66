/* util.c: small questions and edits that the steps of simplifycfg share. Contract: simplifycfg_int.h. */
#include "analysis/cfg/dom.h"
#include "analysis/memory/loads.h"
#include "ir/cap.h"
#include "passes/simplifycfg/simplifycfg_int.h"

/* ---- branch weights ---- */
void scfg_condbr_prof(Fn *f, Val t) {
  if (md_get(f, t, MDK_PROF)) md_set(f, t, MDK_PROF, MD_NONE);
  if (md_get(f, t, MDK_UNPREDICTABLE)) md_set(f, t, MDK_UNPREDICTABLE, MD_NONE);
}
bool scfg_mostly(uint64_t part, uint64_t rest) {
  uint64_t sum = part + rest;
  return sum && (__uint128_t)part * 100 >= (__uint128_t)sum * 99;
}

/* ---- phis ---- */
bool scfg_same_phis(const Fn *f, Blk a, Blk b) {
  if (a == b) return false;
  for (uint32_t i = 0; i < nsuccs(f, b); i++) {
    Blk to = succ(f, b, i);
    if (f->ins[first_ins(f, to)].op != OP_PHI) continue;
    uint32_t pb = succ_pred(f, b, i);
    for (uint32_t k = 0; k < nsuccs(f, a); k++) {
      if (succ(f, a, k) != to) continue;
      uint32_t pa = succ_pred(f, a, k);
      FOR_EACH_PHI(f, to, v)
        if (arg(f, v, pa) != arg(f, v, pb)) return false;
      break;
    }
  }
  return true;
}
void scfg_phis_like(Fn *f, Blk to, uint32_t pi, Blk like) {
  if (f->ins[first_ins(f, to)].op != OP_PHI) return;
  int k = find_pred(f, to, like);
  ASSERT(k >= 0);
  FOR_EACH_PHI(f, to, v) opnd_set(f, v, pi, arg(f, v, (uint32_t)k));
}
void scfg_drop_records(Fn *f, Val v) {
  for (Dbg d = dbg_first(f, v), n; d; d = n) {
    n = f->rare->dbgrec.p[d].next;
    dbg_erase(f, d);
  }
}
Blk scfg_block_before(Fn *f, Blk b, const char *suffix, Md loc) {
  Blk e = blk_new(f);
  blk_place_before(f, e, b);
  Str of = blk_name_of(f, b);
  StrBuf name = {0};
  sb_fmt(&name, "%.*s%s", (int)of.n, of.p ? of.p : "", suffix);
  blk_name_set(f, e, (Str){name.p, (uint32_t)name.n});
  sb_free(&name);
  Val t = ins_new(f, OP_BR, 0, 0, TY_VOID, NULL, 0);
  ins_place_end(f, t, e);
  dbg_loc_set(f, t, loc);
  edge_add(f, e, b);
  return e;
}
void scfg_name(Fn *f, Val v, const char *prefix, Str of, const char *suffix) {
  StrBuf sb = {0};
  sb_fmt(&sb, "%s%.*s%s", prefix, (int)of.n, of.p ? of.p : "", suffix);
  name_set(f, v, (Str){sb.p, (uint32_t)sb.n});
  sb_free(&sb);
}

/* ---- cost ---- */
unsigned scfg_cost(const Fn *f, Val v) {
  const Module *m = f->m;
  if (val_is_con(v)) return con_kind(&f->con, v) == CON_EXPR ? 1 : 0;
  switch (op(f, v)) {
  case OP_ARG:
  case OP_PHI:
  case OP_FREEZE:
  case OP_BITCAST:
  case OP_EXTRACTVALUE: return 0;
  case OP_UDIV:
  case OP_SDIV:
  case OP_UREM:
  case OP_SREM:
  case OP_FDIV:
  case OP_FREM: return 4;
  case OP_TRUNC: return !ty_is_vec(m, ty(f, v)) && int_is_legal(m, ty_bits(m, ty(f, v))) ? 0 : 1;
  case OP_PTRTOINT:
    return int_is_legal(m, ty_bits(m, ty(f, v))) &&
                   ty_bits(m, ty(f, v)) >= ptr_bits(m, ty_addrspace(m, ty(f, arg(f, v, 0))))
               ? 0
               : 1;
  case OP_INTTOPTR:
    return int_is_legal(m, ty_bits(m, ty(f, arg(f, v, 0)))) &&
                   ty_bits(m, ty(f, arg(f, v, 0))) <= ptr_bits(m, ty_addrspace(m, ty(f, v)))
               ? 0
               : 1;
  case OP_GEP: { /* free where base + one scaled index of scale 1, or the base alone, would do */
    Val base = arg(f, v, 0);
    if (val_is_con(base)) return 1;
    int64_t off = 0;
    uint64_t scale = 0, c;
    Ty t = gep_type(f, v);
    for (uint32_t i = 1; i < nops(f, v); i++) {
      Val x = arg(f, v, i);
      bool known = val_is_con(x) && con_u64(&f->con, x, &c);
      if (i > 1) {
        if (ty_kind(m, t) == TK_STRUCT) {
          if (!known) return 1;
          off += (int64_t)ty_field_offset(m, t, (uint32_t)c);
          t = ty_field(m, t, c);
          continue;
        }
        t = ty_elem(m, t);
      }
      if (ty_scalable(m, t)) return 1;
      if (known) off += sext64(c, ty_bits(m, ty(f, x))) * (int64_t)ty_alloc_size(m, t);
      else {
        if (scale) return 1;
        scale = ty_alloc_size(m, t);
      }
    }
    return off == 0 && scale <= 1 ? 0 : 1;
  }
  case OP_CALL: {
    switch (call_intrinsic(f, v)) {
    case INTRIN_assume:
    case INTRIN_sideeffect:
    case INTRIN_expect:
    case INTRIN_expect_with_probability:
    case INTRIN_lifetime_start:
    case INTRIN_lifetime_end:
    case INTRIN_launder_invariant_group:
    case INTRIN_strip_invariant_group:
    case INTRIN_is_constant:
    case INTRIN_objectsize:
    case INTRIN_ssa_copy:
    case INTRIN_annotation:
    case INTRIN_ptr_annotation:
    case INTRIN_invariant_start:
    case INTRIN_invariant_end:
    case INTRIN_experimental_noalias_scope_decl: return 0;
    default: return 1;
    }
  }
  default: return 1;
  }
}

/* ---- speculation ---- */
/* [p, p + size) is valid, and aligned, all the time that the function runs. */
static bool always_valid(const Fn *f, Val p, uint64_t size, uint32_t align) {
  int64_t off, step = 0;
  bool inbounds;
  Val base = ptr_base_offset(f, p, &off, &inbounds);
  if (is_op(f, base, OP_ADDRSPACECAST)) base = ptr_base_offset(f, arg(f, base, 0), &step, &inbounds);
  off += step;
  if (!val_is_con(base) && !is_arg(f, base) && !is_op(f, base, OP_ALLOCA))
    return false; /* what else says so may say it in the arm only */
  uint64_t have = object_bytes(f, base);
  return off >= 0 && have >= size && (uint64_t)off <= have - size && ptr_align(f, p) >= align;
}
bool scfg_can_speculate(const Scfg *s, Val v) {
  const Fn *f = s->f;
  if (is_op(f, v, OP_LOAD)) {
    if (!is_simple(f, v) || ty_scalable(f->m, ty(f, v))) return false;
    AttrSet fa = attrlist_fn(f->m, fn_glob((Fn *)(uintptr_t)f)->fattrs);
    static const AttrKind san[] = {ATTR_SANITIZE_THREAD, ATTR_SANITIZE_ADDRESS, ATTR_SANITIZE_HWADDRESS,
                                   ATTR_SANITIZE_MEMORY};
    for (unsigned i = 0; i < ARRAY_LEN(san); i++)
      if (attrset_has(f->m, fa, san[i])) return false;
    return always_valid(f, arg(f, v, 0), ty_store_size(f->m, ty(f, v)), align_of(f, v));
  }
  return is_speculatable(f, v);
}

/* ---- logic on conditions ---- */
Val scfg_logic(Scfg *s, Bld *k, bool is_or, Val a, Val b, const char *name) {
  Fn *f = s->f;
  Val v;
  KnownCtx known = known_at(f, s->px->scratch, VAL_NONE);
  if (known_implies_poison(&known, b, a)) v = emit_bin(k, is_or ? OP_OR : OP_AND, 0, a, b);
  else if (is_or) v = emit_select(k, a, con_int(&f->con, TY_I1, 1), b);
  else v = emit_select(k, a, b, con_int(&f->con, TY_I1, 0));
  name_set(f, v, str_of(name));
  return v;
}
Val scfg_not(Scfg *s, Bld *k, Val v) {
  Fn *f = s->f;
  bool c;
  if (scfg_con_bool(f, v, &c)) return con_int(&f->con, TY_I1, !c);
  if (is_not(f, v)) return arg(f, v, 0);
  Val n = emit_bin(k, OP_XOR, 0, v, con_allones(&f->con, ty(f, v)));
  scfg_name(f, n, "", name_of(f, v), ".not");
  return n;
}
void scfg_invert_branch(Scfg *s, Val br) {
  Fn *f = s->f;
  Val c = arg(f, br, 0);
  if (is_cmp(f, c) && has_one_use(f, c)) {
    sub_set(f, c, (unsigned)pred_invert((Pred)sub(f, c)));
    if (is_op(f, c, OP_ICMP)) flags_set(f, c, flags(f, c));
  } else {
    Bld k = bld_before(f, br);
    opnd_set(f, br, 0, scfg_not(s, &k, c));
    scfg_drop(s, c);
  }
  succs_swap(f, blk_of(f, br), 0, 1);
  prof_swap(f, br);
}

/* ---- convergence ---- */
void scfg_map_begin(ScfgMap *m, const Fn *f) {
  if (f->nblk > m->cap) {
    uint32_t n = f->nblk + f->nblk / 2 + 8;
    m->round = mem_realloc(m->round, n * sizeof *m->round);
    m->val = mem_realloc(m->val, n * sizeof *m->val);
    memset(m->round + m->cap, 0, (n - m->cap) * sizeof *m->round);
    m->cap = n;
  }
  m->now++;
}
/* The blocks around `at`, breadth first from it, numbered from 0; EXIT stands for the ends of the function and
 * whatever lies further away. */
typedef struct Region {
  Blk b[CAP_SCFG_REGION];
  uint16_t up[CAP_SCFG_REGION];      /* from where it was found */
  uint16_t pos[CAP_SCFG_REGION + 1]; /* 1 + place on one path from `at` to EXIT */
  uint16_t work[CAP_SCFG_REGION];
  bool seen[CAP_SCFG_REGION];
  uint32_t n;
} Region;
enum { REGION_EXIT = CAP_SCFG_REGION };
static uint32_t region_next(const Scfg *s, const Region *r, uint32_t x, uint32_t i) {
  uint32_t k = nsuccs(s->f, r->b[x]) ? scfg_map_get(&s->region, succ(s->f, r->b[x], i)) : 0;
  return k ? k - 1 : REGION_EXIT;
}
static uint32_t region_width(const Scfg *s, const Region *r, uint32_t x) { return u32_max(nsuccs(s->f, r->b[x]), 1); }
/* Where all paths from `at` meet: the first block of one path to EXIT that none of the others goes around.
 * REGION_EXIT + 1: none leads there. */
static uint32_t region_meet(Scfg *s, Region *r) {
  uint32_t last = REGION_EXIT + 1, len = 0;
  for (uint32_t x = 0; x < r->n && last > REGION_EXIT; x++)
    for (uint32_t i = 0; i < region_width(s, r, x); i++)
      if (region_next(s, r, x, i) == REGION_EXIT) {
        last = x;
        break;
      }
  if (last > REGION_EXIT) return last;
  uint16_t path[CAP_SCFG_REGION + 1];
  for (uint32_t x = last;; x = r->up[x]) {
    len++;
    if (!x) break;
  }
  for (uint32_t x = last, k = len; k-- > 0; x = r->up[x]) {
    path[k] = (uint16_t)x;
    r->pos[x] = (uint16_t)(k + 1);
  }
  path[len] = REGION_EXIT;
  r->pos[REGION_EXIT] = (uint16_t)(len + 1);
  for (uint32_t k = 0, far = 0; k < len;
       k++) { /* far: the furthest place that is reached from those before k without setting foot on the path */
    uint32_t nw = 0;
    r->work[nw++] = path[k];
    r->seen[path[k]] = true;
    while (nw) {
      uint32_t x = r->work[--nw];
      for (uint32_t i = 0; i < region_width(s, r, x); i++) {
        uint32_t y = region_next(s, r, x, i);
        if (r->pos[y]) far = u32_max(far, r->pos[y] - 1u);
        else if (!r->seen[y]) {
          r->seen[y] = true;
          r->work[nw++] = (uint16_t)y;
        }
      }
    }
    if (far == k + 1) return path[k + 1];
  }
  return REGION_EXIT;
}
/* The result tells which lanes are there. */
static bool takes_lanes(const Fn *f, Val v) {
  if (!is_call(f, v)) return false;
  switch (call_intrinsic(f, v)) {
  case 0: return (asm_effect(f, v) & (ASM_CONVERGENT | ASM_ORDERS)) == ASM_CONVERGENT;
  case INTRIN_nvvm_activemask:
  case INTRIN_nvvm_vote_all:
  case INTRIN_nvvm_vote_any:
  case INTRIN_nvvm_vote_ballot:
  case INTRIN_nvvm_vote_uni:
  case INTRIN_nvvm_shfl_bfly_f32:
  case INTRIN_nvvm_shfl_bfly_f32p:
  case INTRIN_nvvm_shfl_bfly_i32:
  case INTRIN_nvvm_shfl_bfly_i32p:
  case INTRIN_nvvm_shfl_down_f32:
  case INTRIN_nvvm_shfl_down_f32p:
  case INTRIN_nvvm_shfl_down_i32:
  case INTRIN_nvvm_shfl_down_i32p:
  case INTRIN_nvvm_shfl_idx_f32:
  case INTRIN_nvvm_shfl_idx_f32p:
  case INTRIN_nvvm_shfl_idx_i32:
  case INTRIN_nvvm_shfl_idx_i32p:
  case INTRIN_nvvm_shfl_up_f32:
  case INTRIN_nvvm_shfl_up_f32p:
  case INTRIN_nvvm_shfl_up_i32:
  case INTRIN_nvvm_shfl_up_i32p: return true;
  default: return false;
  }
}
bool scfg_lanes(Scfg *s) {
  const Fn *f = s->f;
  if (s->lanes >= 0) return s->lanes;
  s->lanes = 0;
  if (!s->convergent) return false;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) {
      if (!takes_lanes(f, v)) continue;
      s->lanes = 1;
      return true;
    }
  return false;
}
static void region_around(Scfg *s, Region *r, Blk at) {
  const Fn *f = s->f;
  r->n = 1;
  r->b[0] = at;
  scfg_map_begin(&s->region, f);
  scfg_map_set(&s->region, at, 1);
  for (uint32_t x = 0; x < r->n && !at_cap(f->m, SCFG_REGION, r->n); x++) {
    for (uint32_t i = 0; i < nsuccs(f, r->b[x]) && r->n < CAP_SCFG_REGION; i++) {
      Blk t = succ(f, r->b[x], i);
      if (scfg_map_get(&s->region, t)) continue;
      r->b[r->n] = t;
      r->up[r->n] = (uint16_t)x;
      scfg_map_set(&s->region, t, ++r->n);
    }
  }
  memset(r->pos, 0, r->n * sizeof *r->pos);
  memset(r->seen, 0, r->n * sizeof *r->seen);
}
/* Where all paths from `at` meet again; BLK_NONE: at an end of the function, or too far away. */
static Blk meet_of(Scfg *s, Blk at) {
  Region r;
  region_around(s, &r, at);
  uint32_t stop = region_meet(s, &r);
  return stop < r.n ? r.b[stop] : BLK_NONE;
}
static bool paths_without(Scfg *s, Blk at, Blk via, bool (*bad)(const Fn *f, Val v)) {
  Fn *f = s->f;
  uint32_t looked = 0;
  if (via == at)
    FOR_EACH_INS(f, at, v)
      if (bad(f, v) || past_cap(f->m, SCFG_REGION_INS, ++looked)) return false; /* often enough */
  Region r;
  region_around(s, &r, at);
  uint32_t from = scfg_map_get(&s->region, via), nw = 0;
  if (!from) return false;
  uint32_t stop = region_meet(s, &r);
  memset(r.seen, 0, r.n * sizeof *r.seen);
  if (--from == stop) return true;
  r.work[nw++] = (uint16_t)from;
  r.seen[from] = true;
  while (nw) {
    uint32_t x = r.work[--nw];
    FOR_EACH_INS(f, r.b[x], v)
      if (bad(f, v) || past_cap(f->m, SCFG_REGION_INS, ++looked)) return false;
    for (uint32_t i = 0; i < nsuccs(f, r.b[x]); i++) {
      uint32_t y = region_next(s, &r, x, i);
      if (y == stop && y != REGION_EXIT) continue;
      if (y == REGION_EXIT) return false; /* too far away */
      if (!r.seen[y]) {
        r.seen[y] = true;
        r.work[nw++] = (uint16_t)y;
      }
    }
  }
  return true;
}
bool scfg_paths_plain(Scfg *s, Blk at, Blk via) { return !s->convergent || paths_without(s, at, via, is_convergent); }
bool scfg_join_plain(Scfg *s, Blk at, Blk via) { return !scfg_lanes(s) || paths_without(s, at, via, takes_lanes); }
bool scfg_nested_plain(Scfg *s, Blk p, Blk b, Blk last) {
  if (!scfg_lanes(s)) return true;
  Blk meet = meet_of(s, last);
  return (meet && meet == meet_of(s, p)) || paths_without(s, p, b, takes_lanes);
}
