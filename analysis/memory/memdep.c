/* memdep.c: memory dependences by looking upward. Contract: memdep.h. */
#include "analysis/memory/memdep.h"
#include "analysis/memory/phi_translate.h"
#include "ir/ctx.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/text/text.h"
#include "support/knob.h"
#include "support/strbuf.h"

void memdep_init(MemDeps *m, Fn *f, bool wide) {
  const Knobs *k = f->m->ctx->knobs;
  *m = (MemDeps){.f = f, .d = dom(f), .alias = alias_of(f), .nblk = f->nblk, .edits = 1};
  m->blocks = wide && !(k && k->set[KNOB_MEMDEP_BLOCK_NUMBER_LIMIT])
                  ? MEMDEP_BLOCKS_WIDE
                  : (uint32_t)knob_int(k, KNOB_MEMDEP_BLOCK_NUMBER_LIMIT);
  m->stamp = mem_zalloc(f->nblk * sizeof *m->stamp);
  m->seen = mem_zalloc(f->nblk * sizeof *m->seen);
}
void memdep_free(MemDeps *m) {
  mem_free(m->stamp);
  mem_free(m->seen);
  mem_free(m->key);
  vec_free(&m->result);
  vec_free(&m->work);
}

/* ---- one block ---- */
static Dep dep(DepKind k, Val v) { return (Dep){.kind = k, .ins = v}; }
static Dep at_top(const Fn *f, Blk b) { return dep(b == entry_blk(f) ? DEP_NONFUNCLOCAL : DEP_NONLOCAL, VAL_NONE); }
static bool is_ordered(const Fn *f, Val v) { return order_of(f, v) > ORD_UNORDERED; }
static bool is_mem_volatile(const Fn *f, Val v) {
  switch (op(f, v)) {
  case OP_LOAD:
  case OP_STORE:
  case OP_CMPXCHG:
  case OP_ATOMICRMW: return is_volatile(f, v);
  case OP_CALL: return true; /* of those that are asked with a place: as careful as can be */
  default: return false;
  }
}
/* Threads may be told of something by q, so that it must stay behind atomics above `o`. */
static bool is_complex(const Fn *f, Val q, Ordering o) {
  if (op(f, q) == OP_LOAD || op(f, q) == OP_STORE) return is_volatile(f, q) || order_of(f, q) > o;
  return touches_mem(f, q);
}
/* Nobody but this function's code has got hold of the local object when call v runs, and v is not given it. */
static bool is_kept_from(Alias *a, const Fn *f, Val object, Val v) {
  if (!is_identified_object(f, object) || !alias_not_captured_before(a, object, v)) return false;
  if (is_arg(f, object) && !arg_has_attr(f, object, ATTR_BYVAL) && alias_lets_others_in(f, v)) return false;
  for (uint32_t i = 0; i < nops(f, v); i++) {
    Val p = arg(f, v, i);
    if (!ty_is_ptr_or_vec(f->m, ty(f, p))) continue;
    Val o = alias_object(f, p);
    if (o == object || !(val_is_con(o) || is_arg(f, o) || is_op(f, o, OP_LOAD) || is_op(f, o, OP_ALLOCA))) return false;
  }
  return true;
}
typedef struct MemDepKey Key;
static Key key_of(MemDeps *m, Val p) {
  if (val_is_con(p)) {
    Key k = {0};
    k.key = alias_place_key(m->alias, p, &k.offset);
    return k;
  }
  if ((uint32_t)p >= m->nkey) {
    uint32_t n = m->f->nins + m->f->nins / 4 + 4;
    m->key = mem_realloc(m->key, n * sizeof *m->key);
    memset(m->key + m->nkey, 0, (n - m->nkey) * sizeof *m->key);
    m->nkey = n;
  }
  Key *k = &m->key[p];
  if (k->edits != m->edits) {
    k->key = alias_place_key(m->alias, p, &k->offset);
    k->edits = m->edits;
  }
  return *k;
}
/* Load v may give a load of `loc`: else the query need not be made. */
static bool may_give(MemDeps *m, const MemLoc *loc, Val v) {
  const Fn *f = m->f;
  Key x = key_of(m, loc->ptr);
  if (!x.key) return true;
  Key y = key_of(m, arg(f, v, 0));
  if (!y.key) return true;
  if (x.key != y.key) return false;
  if (loc->kind != LOC_PRECISE || loc->scalable || ty_scalable(f->m, ty(f, v))) return true;
  uint64_t up = (uint64_t)y.offset - (uint64_t)x.offset; /* v's place lies so far above */
  return (int64_t)up >= 0 ? up < loc->bytes : 0 - up < ty_store_size(f->m, ty(f, v));
}
Dep memdep_place(MemDeps *m, MemLoc loc, bool is_load, Blk b, Val at, Val query) {
  const Fn *f = m->f;
  Alias *a = m->alias;
  int64_t limit = knob_int(f->m->ctx->knobs, KNOB_MEMDEP_BLOCK_SCAN_LIMIT);
  bool invariant = is_load && query && op(f, query) == OP_LOAD && md_get(f, query, MDK_INVARIANT_LOAD);
  Val object = alias_object(f, loc.ptr);
  AliasObj obj = alias_obj(a, loc.ptr);
  for (Val v = at ? prev_of(f, at) : last_ins(f, b); v; v = prev_of(f, v)) {
    if (--limit <= 0) return dep(DEP_UNKNOWN, VAL_NONE);
    MemLoc own;
    switch (op(f, v)) {
    case OP_LOAD: {
      if (is_volatile(f, v) && (!query || is_mem_volatile(f, query))) return dep(DEP_CLOBBER, v);
      if (is_ordered(f, v) && (!query || is_complex(f, query, ORD_NONE) || order_of(f, v) != ORD_MONOTONIC))
        return dep(DEP_CLOBBER, v);
      if (is_load && !may_give(m, &loc, v)) continue; /* loads do not depend on one another */
      if (alias_objs_apart(a, alias_obj(a, arg(f, v, 0)), obj)) continue;
      mem_loc(f, v, &own);
      int64_t offset = 0;
      bool has = false;
      AliasResult r = alias_query_offset(a, own, loc, &offset, &has);
      if (r == ALIAS_NO) continue;
      if (is_load) {
        if (r == ALIAS_MUST) return dep(DEP_DEF, v);
        if (r == ALIAS_PARTIAL && has) return (Dep){DEP_CLOBBER, v, true, offset};
        continue;
      }
      if (!(alias_mask(a, own.ptr, own.tbaa, false) & MR_MOD)) continue;
      return dep(DEP_DEF, v);
    }
    case OP_STORE: {
      if (is_ordered(f, v) && (!query || is_complex(f, query, ORD_UNORDERED))) return dep(DEP_CLOBBER, v);
      if (is_volatile(f, v) && (!query || is_mem_volatile(f, query))) return dep(DEP_CLOBBER, v);
      if (alias_objs_apart(a, alias_obj(a, arg(f, v, 1)), obj)) continue;
      mem_loc(f, v, &own);
      AliasResult r = alias_query(a, own, loc);
      if (r == ALIAS_NO) continue;
      if (order_of(f, v) <= ORD_UNORDERED && !(alias_mask(a, loc.ptr, loc.tbaa, false) & MR_MOD)) continue;
      if (r == ALIAS_MUST) return dep(DEP_DEF, v);
      if (invariant) continue;
      return dep(DEP_CLOBBER, v);
    }
    case OP_ALLOCA:
      if (v == object) return dep(DEP_DEF, v);
      continue;
    case OP_SELECT:
      if (v == loc.ptr) return dep(DEP_DEF, v);
      continue;
    case OP_FENCE:
      if (invariant || (is_load && order_of(f, v) == ORD_RELEASE)) continue;
      break;
    case OP_CALL:
    case OP_INVOKE:
    case OP_CALLBR: {
      if (v != object && !touches_mem(f, v)) continue;
      unsigned id = call_intrinsic(f, v);
      if (id == INTRIN_lifetime_start) {
        if (alias_query(a, mem_loc_after(arg(f, v, call_nargs(f, v) - 1)), loc) == ALIAS_MUST) return dep(DEP_DEF, v);
        continue;
      }
      if (id == INTRIN_masked_load || id == INTRIN_masked_store) {
        AliasResult r = alias_query(a, mem_loc_arg(f, v, id == INTRIN_masked_store), loc);
        if (r == ALIAS_MUST) return dep(DEP_DEF, v);
        if (r == ALIAS_NO || id == INTRIN_masked_load) continue;
        return dep(DEP_CLOBBER, v);
      }
      if (v == object && attrset_has(f->m, attrlist_ret(f->m, call_rec(f, v)->attrs), ATTR_NOALIAS))
        return dep(DEP_DEF, v);
      if (invariant) continue;
      break;
    }
    case OP_CMPXCHG:
    case OP_ATOMICRMW:
    case OP_VAARG:
    case OP_CATCHPAD:
    case OP_CATCHRET:
      if (invariant) continue;
      break;
    default: continue;
    }
    ModRef r = alias_modref(a, v, loc);
    if (r == MR_NONE || (r == MR_REF && is_load)) continue;
    if (is_call(f, v) && is_kept_from(a, f, object, v)) continue;
    return dep(DEP_CLOBBER, v);
  }
  return at_top(f, b);
}
/* Loads and stores of one pointer under !invariant.group see one value: the nearest of them that dominates load v and
 * stands for it, or VAL_NONE. */
static Val group_dep(const MemDeps *m, Val v) {
  const Fn *f = m->f;
  if (op(f, v) != OP_LOAD || !in_invariant_group(f, v, arg(f, v, 0))) return VAL_NONE;
  Val p = ptr_strip_casts(f, arg(f, v, 0)), best = VAL_NONE;
  if (val_is_con(p)) return VAL_NONE; /* uses of globals are not listed */
  uint32_t seen = 0;
  FOR_EACH_USE(f, p, u) {
    if (seen++ == MEMDEP_GROUP_USES) break;
    Val x = use_user(f, u);
    if (x == v || !in_invariant_group(f, x, p) || !dom_reachable(m->d, blk_of(f, x)) || !dom_val(f, m->d, x, v))
      continue;
    if (!best || dom_val(f, m->d, best, x)) best = x;
  }
  return best;
}
/* The place of an access that has just one; what it does there. */
static ModRef place_of(const Fn *f, Val v, MemLoc *loc) {
  loc->ptr = VAL_NONE;
  switch (op(f, v)) {
  case OP_LOAD:
  case OP_STORE:
    if (order_of(f, v) > ORD_MONOTONIC) return MR_MODREF;
    mem_loc(f, v, loc);
    return order_of(f, v) == ORD_MONOTONIC ? MR_MODREF : op(f, v) == OP_LOAD ? MR_REF : MR_MOD;
  case OP_VAARG: mem_loc(f, v, loc); return MR_MODREF;
  case OP_CALL:
    switch (call_intrinsic(f, v)) {
    case INTRIN_lifetime_start:
    case INTRIN_lifetime_end: *loc = mem_loc_arg(f, v, call_nargs(f, v) - 1); return MR_MOD;
    case INTRIN_invariant_start: *loc = mem_loc_arg(f, v, 1); return MR_MOD;
    case INTRIN_invariant_end: *loc = mem_loc_arg(f, v, 2); return MR_MOD;
    case INTRIN_masked_load: *loc = mem_loc_arg(f, v, 0); return MR_REF;
    case INTRIN_masked_store: *loc = mem_loc_arg(f, v, 1); return MR_MOD;
    default: break;
    }
    break;
  default: break;
  }
  return may_write(f, v) ? MR_MODREF : may_read(f, v) ? MR_REF : MR_NONE;
}
static Dep call_dep(MemDeps *m, Val call, Blk b, Val at) {
  const Fn *f = m->f;
  bool reads_only = !may_write(f, call);
  int64_t limit = knob_int(f->m->ctx->knobs, KNOB_MEMDEP_BLOCK_SCAN_LIMIT);
  for (Val v = at ? prev_of(f, at) : last_ins(f, b); v; v = prev_of(f, v)) {
    if (--limit <= 0) return dep(DEP_UNKNOWN, VAL_NONE);
    MemLoc own;
    ModRef r = place_of(f, v, &own);
    if (own.ptr) {
      if (alias_modref(m->alias, call, own) != MR_NONE) return dep(DEP_CLOBBER, v);
      continue;
    }
    if (is_call(f, v)) {
      if (alias_modref_calls(m->alias, call, v) != MR_NONE) return dep(DEP_CLOBBER, v);
      if (reads_only && !(r & MR_MOD) && ins_same(f, call, v)) return dep(DEP_DEF, v);
      continue;
    }
    if (r != MR_NONE) return dep(DEP_CLOBBER, v);
  }
  return at_top(f, b);
}
Dep memdep_local(MemDeps *m, Val v) {
  const Fn *f = m->f;
  MemLoc loc;
  ModRef r = place_of(f, v, &loc);
  Val g = loc.ptr ? group_dep(m, v) : VAL_NONE;
  if (g && blk_of(f, g) == blk_of(f, v)) return dep(DEP_DEF, g);
  if (loc.ptr) {
    Dep x = memdep_place(m, loc, !(r & MR_MOD) || is_intrinsic(f, v, INTRIN_lifetime_start), blk_of(f, v), v, v);
    return g && x.kind != DEP_DEF ? dep(DEP_NONLOCAL, VAL_NONE) : x; /* better than a clobber below it */
  }
  if (is_call(f, v) && r != MR_NONE) return call_dep(m, v, blk_of(f, v), v);
  return dep(DEP_UNKNOWN, VAL_NONE);
}

/* ---- over predecessors ---- */
typedef struct Walk {
  MemDepMet *met; /* NULL: all are wanted */
  void *data;
  bool stopped;
} Walk;
static void add_met(MemDeps *m, Walk *k, DepBlk r) {
  vec_push(&m->result, r);
  if (k->met && !k->met(k->data, &r)) k->stopped = true;
}
static void enter_preds(MemDeps *m, Walk *k, Blk b, Val addr, Val call) {
  Fn *f = m->f;
  for (uint32_t i = 0; i < npreds(f, b) && !k->stopped; i++) {
    Blk p = pred(f, b, i);
    if (!dom_reachable(m->d, p)) continue;
    Val q = call ? VAL_NONE : phi_translate(f, m->d, addr, b, i);
    if (m->stamp[p] == m->round) {
      /* Two addresses at the end of one block: what is met above stands for one of them only. */
      if (m->seen[p] != q && !call) add_met(m, k, (DepBlk){p, dep(DEP_UNKNOWN, VAL_NONE), q ? q : addr});
      continue;
    }
    m->stamp[p] = m->round;
    m->seen[p] = q;
    if (!call && !q) add_met(m, k, (DepBlk){p, dep(DEP_UNKNOWN, VAL_NONE), addr});
    else vec_push(&m->work, ((DepBlk){p, dep(DEP_NONLOCAL, VAL_NONE), q}));
  }
}
void memdep_nonlocal(MemDeps *m, Val v) { (void)memdep_nonlocal_while(m, v, NULL, NULL); }
bool memdep_nonlocal_while(MemDeps *m, Val v, MemDepMet *met, void *data) {
  const Fn *f = m->f;
  Walk k = {met, data, false};
  Val call = is_call(f, v) ? v : VAL_NONE;
  MemLoc loc = {0};
  m->result.n = m->work.n = 0;
  Val g = group_dep(m, v);
  if (g) {
    add_met(m, &k, (DepBlk){blk_of(f, g), dep(DEP_DEF, g), arg(f, v, 0)});
    return !k.stopped;
  }
  if (!++m->round) {
    memset(m->stamp, 0, m->nblk * sizeof *m->stamp);
    m->round = 1;
  }
  bool is_load = op(f, v) == OP_LOAD, simple = call != VAL_NONE;
  if (is_load || op(f, v) == OP_STORE) {
    mem_loc(f, v, &loc);
    simple = !is_volatile(f, v) && !is_ordered(f, v);
  }
  uint32_t left = m->blocks;
  if (simple) enter_preds(m, &k, blk_of(f, v), loc.ptr, call);
  while (simple && m->work.n && !k.stopped) {
    DepBlk w = vec_pop(&m->work);
    if (!left-- || m->result.n > MEMDEP_RESULTS) {
      simple = false;
      break;
    }
    Dep x;
    if (call) x = call_dep(m, call, w.blk, VAL_NONE);
    else {
      MemLoc here = loc;
      here.ptr = w.addr;
      x = memdep_place(m, here, is_load, w.blk, VAL_NONE, v);
    }
    if (x.kind == DEP_NONLOCAL) enter_preds(m, &k, w.blk, w.addr, call);
    else add_met(m, &k, (DepBlk){w.blk, x, w.addr});
  }
  if (k.stopped || (simple && m->result.n <= MEMDEP_RESULTS)) return !k.stopped;
  m->result.n = 0;
  vec_push(&m->result, ((DepBlk){blk_of(f, v), dep(DEP_UNKNOWN, VAL_NONE), loc.ptr}));
  return false;
}

/* ---- text ---- */
static void put(FnText *t, const Dep *d, Blk b, StrBuf *out) {
  static const char *const name[] = {"Clobber", "Def", "NonLocal", "NonFuncLocal", "Unknown"};
  sb_fmt(out, "    %s", name[d->kind]);
  if (b) {
    sb_lit(out, " in block ");
    fn_text_blk(t, b);
  }
  if (d->ins) {
    sb_lit(out, " from: ");
    fn_text_ins(t, d->ins);
  }
  sb_ch(out, '\n');
}
void print_memdep(Fn *f, StrBuf *out) {
  MemDeps m;
  memdep_init(&m, f, true);
  FnText *t = fn_text_new(f, out);
  sb_fmt(out, "Memory dependences of function '%.*s':\n", (int)fn_glob(f)->name.n, fn_glob(f)->name.p);
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) {
      if (!touches_mem(f, v)) continue;
      Dep d = memdep_local(&m, v);
      if (d.kind != DEP_NONLOCAL) put(t, &d, BLK_NONE, out);
      else {
        memdep_nonlocal(&m, v);
        for (uint32_t i = 0; i < m.result.n; i++) put(t, &m.result.p[i].dep, m.result.p[i].blk, out);
      }
      fn_text_ins(t, v);
      sb_lit(out, "\n\n");
    }
  fn_text_free(t);
  memdep_free(&m);
}
