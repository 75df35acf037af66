/* sroa.c: "sroa": scalar replacement of aggregates.
 *
 *     %s = alloca { i32, float }                     ; %s becomes two variables, both are promoted
 *     store i32 %i, ptr %s
 *     %q = getelementptr i8, ptr %s, i64 4    ==>    %r = fadd float %x, 1.0
 *     store float %x, ptr %q
 *     %y = load float, ptr %q
 *     %r = fadd float %y, 1.0
 *
 * For each alloca of the entry block: the byte ranges its uses touch (slices) are sorted and cut into partitions,
 * maximal runs in which unsplittable slices overlap; each partition becomes an alloca of its own with a type that
 * suits its uses, its slices are rewritten for it (rewrite.c), and if nothing but whole loads and stores is left it
 * is promoted (promote.h). Copies, fills and integer accesses are splittable: they are cut at the borders. New
 * allocas, and those that a rewritten copy reads or writes, are looked at again. The design is that of LLVM's SROA
 * (documentation and source comments of llvm/lib/Transforms/Scalar/SROA.cpp); see also Muchnick, Advanced Compiler
 * Design and Implementation, 12.2.
 *
 * An alloca whose address goes anywhere else is left alone, and so is one that is indexed by a variable. While its
 * address does not escape no other thread can reach it, so barriers do not matter. Options: modify-cfg (the default)
 * may branch around loads and stores through a select of addresses, preserve-cfg does not.
 *
 * Needs dominators for promotion. Caps: sroa_int.h. */
#include "analysis/value/known.h"
#include "ir/cap.h"
#include "ir/effects.h"
#include "passes/pass_fold.h"
#include "passes/remark.h"
#include "passes/sroa/sroa_int.h"
#include "passes/stat.h"
#include "passes/util/promote.h"

void sroa_add(Sroa *s, VecU32 *list, unsigned flag, Val v) {
  if ((uint32_t)v >= s->mark.n) vec_resize_zero(&s->mark, u32_max((uint32_t)v + 1, s->f->nins));
  if (s->mark.p[v] & flag) return;
  s->mark.p[v] |= (uint8_t)flag;
  vec_push(list, (uint32_t)v);
}

/* ---- deletion ---- */
void sroa_kill_if_dead(Sroa *s, Val v) {
  if (is_trivially_dead(s->f, v)) sroa_kill(s, v);
}
static void erase_alloca_records(Fn *f, Val a) {
  if ((uint32_t)a >= f->rare->cap_dbg_use) return;
  for (Use u = f->rare->dbg_use[a], n; u; u = n) {
    n = f->link[u].next;
    Dbg d = (Dbg)(f->link[u].user & ~DBG_USER_BIT);
    if (f->rare->dbgrec.p[d].kind == DBGK_DECLARE) dbg_erase(f, d);
  }
}
/* Everything in the dead list goes, and what only it used. */
static void delete_dead(Sroa *s) {
  Fn *f = s->f;
  while (s->dead.n) {
    Val v = (Val)vec_pop(&s->dead);
    s->mark.p[v] &= (uint8_t)~SROA_IS_DEAD;
    if (op(f, v) == OP_NONE) continue;
    if (op(f, v) == OP_ALLOCA) {
      erase_alloca_records(f, v);
      s->mark.p[v] &= (uint8_t)~(SROA_IN_PROMOTABLE | SROA_IN_WORK | SROA_IN_LATER);
    }
    Val few[8];
    uint32_t n = 0, k = nops(f, v);
    VecU32 many = {0};
    for (uint32_t i = 0; i < k; i++) {
      Val x = arg(f, v, i);
      if (!val_is_local(x) || is_arg(f, x)) continue;
      if (n < ARRAY_LEN(few)) few[n++] = x;
      else vec_push(&many, (uint32_t)x);
    }
    dbg_salvage(f, v);
    ins_erase_poison(f, v);
    s->ch |= CH_VAL | CH_MEM;
    for (uint32_t i = 0; i < n + many.n; i++) {
      Val x = i < n ? few[i] : (Val)many.p[i - n];
      if (op(f, x) != OP_NONE && is_trivially_dead(f, x)) sroa_kill(s, x);
    }
    vec_free(&many);
  }
}

static void made(FoldCtx *x, Val v) {
  Sroa *s = x->an;
  vec_push(&s->made, (uint32_t)v);
}
static const FoldHooks hooks = {known_ask, made};
/* Conversions and shifts that were made for loads and stores may have constant operands by now, or undo each other. */
static void simplify_made(Sroa *s) {
  Fn *f = s->f;
  for (uint32_t i = 0; i < s->made.n; i++) sroa_unmark(s, SROA_SEEN, (Val)s->made.p[i]);
  for (uint32_t i = 0; i < s->made.n; i++) {
    Val v = (Val)s->made.p[i];
    if (op(f, v) == OP_NONE || op(f, v) == OP_ALLOCA) continue;
    if (!has_uses(f, v)) {
      if (is_trivially_dead(f, v)) sroa_kill(s, v);
      continue;
    }
    s->x.at = v;
    Val r = simplify_ins(&s->x, v);
    if (!r || r == v) continue;
    uint32_t n = 0;
    FOR_EACH_USE(f, v, u) { /* those that were looked at before v are looked at again, once each */
      Val w = use_user(f, u);
      if (at_cap(f->m, SROA_AGAIN, n++)) break;
      if (op(f, w) != OP_PHI && has_result(f, w) && !sroa_has(s, SROA_SEEN, w)) {
        sroa_mark(s, SROA_SEEN, w);
        vec_push(&s->made, (uint32_t)w);
      }
    }
    val_replace(f, v, r);
    sroa_kill(s, v);
  }
  for (uint32_t i = 0; i < s->made.n; i++) sroa_unmark(s, SROA_SEEN, (Val)s->made.p[i]);
  s->made.n = 0;
  delete_dead(s);
}
/* ---- debug records of an alloca that became several ---- */
static uint64_t expr_fragment(const MdRec *e, uint64_t *size) { /* offset and size in bits; size 0: none */
  uint64_t off;
  if (e && e->form == MDF_EXPR && di_expr_fragment(e->words, e->n, &off, size)) return off;
  *size = 0;
  return 0;
}
static void split_records(Sroa *s, Val a, const Val *part, const uint64_t *begin, uint32_t n, uint64_t whole) {
  Fn *f = s->f;
  if ((uint32_t)a >= f->rare->cap_dbg_use || !f->rare->dbg_use[a]) return;
  VecU32 recs = {0};
  for (Use u = f->rare->dbg_use[a]; u; u = f->link[u].next) {
    Dbg d = (Dbg)(f->link[u].user & ~DBG_USER_BIT);
    if (f->rare->dbgrec.p[d].kind == DBGK_DECLARE && f->rare->dbgrec.p[d].nops == 1) vec_push(&recs, (uint32_t)d);
  }
  for (uint32_t i = 0; i < recs.n; i++) {
    DbgRec r = f->rare->dbgrec.p[recs.p[i]];
    const MdRec *e = r.expr ? md_rec(f->m, r.expr) : NULL;
    uint64_t fsize, foff = expr_fragment(e, &fsize);
    uint32_t en = e && e->form == MDF_EXPR ? e->n : 0, keep = fsize ? en - 3 : en;
    if (keep > 24 || (keep && e->words[0] == 0x06)) continue; /* an address in memory: cannot be said of a part */
    for (uint32_t k = 0; k < n; k++) {
      if (part[k] == a) continue;
      uint64_t bits = ty_size_bits(f->m, alloca_type(f, part[k])), off = begin[k] * 8, words[32];
      bool whole_var = off == 0 && bits >= whole * 8;
      uint32_t w = 0;
      for (; w < keep; w++) words[w] = e->words[w];
      if (fsize) {
        if (off >= fsize) continue;
        if (bits > fsize - off) bits = fsize - off;
      }
      if (!whole_var || fsize) {
        words[w++] = 0x1000;
        words[w++] = foff + off;
        words[w++] = bits;
      }
      DbgRec nr = {.kind = DBGK_DECLARE, .var = r.var, .loc = r.loc, .nops = 1, .expr = md_expr(f->m, words, w)};
      Dbg d = dbg_new(f, &nr, &part[k]);
      if (r.at) dbg_place_before(f, d, r.at);
      else dbg_place_end(f, d, r.blk);
    }
  }
  vec_free(&recs);
}

/* ---- partitions ---- */
/* Assumptions about addresses in the alloca go with it. */
static void drop_uses(Sroa *s, Slices *x) {
  Fn *f = s->f;
  for (uint32_t i = 0; i < x->drop.n; i++) {
    UseRef u = x->drop.p[i];
    if (op(f, u.user) == OP_NONE || u.index >= nops(f, u.user) || !val_is_local(arg(f, u.user, u.index))) continue;
    Val old = arg(f, u.user, u.index);
    assume_drop_operand(f, u.user, u.index);
    s->ch |= CH_VAL | CH_MEM;
    if (!has_uses(f, old)) sroa_kill(s, old);
  }
  x->drop.n = 0;
}
/* Nothing reads the bytes of this partition: what writes them is dead. */
static bool write_only(Sroa *s, Slices *x, const Partition *p) {
  const Fn *f = s->f;
  bool writes = false;
  for (uint32_t i = 0; i < p->last - p->first + p->ntails; i++) {
    const Slice *sl = &x->s.p[i < p->ntails ? p->tails[i] : p->first + i - p->ntails];
    Val v = sl->user;
    bool transfer;
    if (op(f, v) == OP_STORE
            ? is_volatile(f, v)
            : op(f, v) != OP_CALL ||
                  (!is_lifetime(f, v) && (!mem_intrinsic(f, v, &transfer) || call_is_volatile(f, v) || sl->index != 0)))
      return false;
    if (!is_lifetime(f, v)) writes = true;
  }
  if (!writes) return false;
  drop_uses(s, x);
  for (uint32_t i = 0; i < p->last - p->first + p->ntails; i++) {
    const Slice *sl = &x->s.p[i < p->ntails ? p->tails[i] : p->first + i - p->ntails];
    if (op(f, sl->user) == OP_STORE &&
        ty_is_ptr(f->m, access_type(f, sl->user))) { /* another variable's address does not escape any more */
      Val b = arg(f, sl->user, 0);
      while (val_is_local(b) && (op(f, b) == OP_GEP || op(f, b) == OP_BITCAST || op(f, b) == OP_ADDRSPACECAST))
        b = arg(f, b, 0);
      if (is_op(f, b, OP_ALLOCA)) sroa_add(s, &s->work, SROA_IN_WORK, b);
    } else if (op(f, sl->user) == OP_CALL && !is_lifetime(f, sl->user)) {
      Val b = arg(f, sl->user, 1);
      while (val_is_local(b) && (op(f, b) == OP_GEP || op(f, b) == OP_BITCAST || op(f, b) == OP_ADDRSPACECAST))
        b = arg(f, b, 0);
      if (is_op(f, b, OP_ALLOCA)) sroa_add(s, &s->work, SROA_IN_WORK, b);
    }
    sroa_kill(s, sl->user);
  }
  s->ch |= CH_VAL | CH_MEM;
  return true;
}
/* Rewrites one partition. Returns the variable that holds it, VAL_NONE if nothing was done. */
static Val rewrite_partition(Sroa *s, Slices *x, const Partition *p) {
  Fn *f = s->f;
  Module *m = f->m;
  Val a = x->alloca_;
  if (write_only(s, x, p)) return VAL_NONE;
  VecU32 phis = {0}, sels = {0};
  Rewrite r = {
    .s = s, .x = x, .p = p, .old = a, .t = partition_type(s, x, p), .promote = true, .phis = &phis, .sels = &sels};
  bool widen = int_widening_viable(s, x, p, r.t);
  r.vec = widen ? TY_NONE : vector_viable(s, x, p);
  if (r.vec) {
    r.t = r.vec;
    r.elem = ty_elem(m, r.vec);
    r.elem_size = ty_size_bits(m, r.elem) / 8;
  }
  if (widen) r.int_ = ty_int(m, (uint32_t)ty_size_bits(m, r.t));
  bool promote = true, web = false;
  for (uint32_t i = 0; i < p->last - p->first + p->ntails; i++) {
    Slice *sl = &x->s.p[i < p->ntails ? p->tails[i] : p->first + i - p->ntails];
    if (!slice_promotable(&r, sl)) {
      promote = false;
      break;
    }
    if (op(f, sl->user) == OP_PHI || op(f, sl->user) == OP_SELECT) web = true;
    bool load = op(f, sl->user) == OP_LOAD, transfer;
    if (load && ty_is_vec(m, ty(f, sl->user))) r.parts = true;
    if ((load || (op(f, sl->user) == OP_CALL && mem_intrinsic(f, sl->user, &transfer) && transfer && sl->index == 1)) &&
        (sl->begin > p->begin || sl->end < p->end))
      r.parts = true;
  }
  r.promote = promote;
  bool same = r.t == alloca_type(f, a) && p->begin == 0;
  if (same) {
    r.new_ = a;
    if (!promote) {
      for (uint32_t i = p->first; i < p->last; i++)
        if (slice_tidy(&r, &x->s.p[i])) s->ch |= CH_VAL | CH_MEM;
      return VAL_NONE;
    }
    if (web) { /* the pointers are already what they will be: ask now whether it will help */
      for (uint32_t i = p->first; i < p->last && promote; i++) {
        Val v = x->s.p[i].user;
        if (op(f, v) == OP_PHI) promote = phi_safe_to_speculate(s, v);
        else if (op(f, v) == OP_SELECT) promote = select_safe(s, v, false);
      }
      if (!promote) return VAL_NONE;
    }
  } else {
    uint32_t align = common_align(alloca_align(f, a), p->begin);
    if (align <= ty_abi_align(m, r.t)) align = ty_pref_align(m, r.t);
    Val one = con_int(&f->con, TY_I32, 1);
    r.new_ = ins_new(f, OP_ALLOCA, 0, 0, ty(f, a), &one, 1);
    aux_set(f, r.new_, (uint32_t)r.t);
    ins_place_before(f, r.new_, a);
    align_set(f, r.new_, align);
    dbg_loc_set(f, r.new_, dbg_loc(f, a));
    StrBuf name = {0};
    sb_str(&name, name_of(f, a));
    sb_lit(&name, ".sroa.");
    sb_u64(&name, p->first);
    name_set(f, r.new_, (Str){name.p, (uint32_t)name.n});
    sb_free(&name);
    stat_add(s->px, ST_SROA_NEW, 1);
  }
  s->ch |= CH_VAL | CH_MEM | CH_CALL;
  for (uint32_t i = 0; i < p->ntails; i++) slice_rewrite(&r, &x->s.p[p->tails[i]]);
  for (uint32_t i = p->first; i < p->last; i++) slice_rewrite(&r, &x->s.p[i]);
  for (uint32_t i = 0; i < phis.n && promote; i++) promote = phi_safe_to_speculate(s, (Val)phis.p[i]);
  for (uint32_t i = 0; i < sels.n && promote; i++) promote = select_safe(s, (Val)sels.p[i], false);
  if (promote) {
    drop_uses(s, x);
    if (!phis.n && !sels.n) sroa_add(s, &s->promotable, SROA_IN_PROMOTABLE, r.new_);
    else {
      for (uint32_t i = 0; i < phis.n; i++) sroa_add(s, &s->spec_phis, SROA_SPEC, (Val)phis.p[i]);
      for (uint32_t i = 0; i < sels.n; i++) {
        if (sroa_has(s, SROA_SPEC, (Val)sels.p[i])) continue;
        if ((uint32_t)sels.p[i] >= s->mark.n) vec_resize_zero(&s->mark, f->nins);
        s->mark.p[sels.p[i]] |= SROA_SPEC;
        select_safe(s, (Val)sels.p[i], true);
      }
      sroa_add(s, &s->work, SROA_IN_WORK, r.new_);
    }
  } else sroa_add(s, &s->work, SROA_IN_WORK, r.new_);
  vec_free(&phis);
  vec_free(&sels);
  return r.new_;
}

/* Integer accesses are cut only where that pays: not if another slice straddles one of their ends. */
static void fix_splittable(Sroa *s, Slices *x) {
  const Fn *f = s->f;
  bool changed = false;
  ArenaMark mark = arena_mark(s->A);
  uint8_t *inside = NULL;
  if (x->size <= SROA_MAX_BITMAP) { /* bytes that are not at the border of every access that covers them */
    inside = ARENA_ZARRAY(s->A, uint8_t, x->size + 2);
    int32_t *d = ARENA_ZARRAY(s->A, int32_t, x->size + 2);
    for (uint32_t i = 0; i < x->s.n; i++)
      if (x->s.p[i].end > x->s.p[i].begin + 1) {
        d[x->s.p[i].begin + 1]++;
        d[x->s.p[i].end]--;
      }
    int32_t c = 0;
    for (uint64_t o = 0; o <= x->size; o++) {
      c += d[o];
      inside[o] = c > 0;
    }
  }
  for (uint32_t i = 0; i < x->s.n; i++) {
    Slice *sl = &x->s.p[i];
    if (!sl->splittable || !(op(f, sl->user) == OP_LOAD || op(f, sl->user) == OP_STORE)) continue;
    if (inside ? !inside[sl->begin] && !inside[sl->end] : sl->begin == 0 && sl->end >= x->size) continue;
    sl->splittable = false;
    changed = true;
  }
  arena_release(s->A, mark);
  if (changed) slices_sort(x);
}

bool partition_next(const Slices *x, PartIter *t, Partition *p) {
  uint32_t k = 0, n = x->s.n;
  for (uint32_t j = t->from; j < t->i; j++)
    if (x->s.p[j].splittable && x->s.p[j].end > t->at) vec_push(&t->tails, j); /* of the last partition */
  for (uint32_t j = 0; j < t->tails.n; j++)
    if (x->s.p[t->tails.p[j]].end > t->at) t->tails.p[k++] = t->tails.p[j];
  t->tails.n = k;
  if (!k) {
    if (t->i == n) return false;
    t->at = x->s.p[t->i].begin;
  }
  uint32_t i = t->i;
  p->begin = t->at;
  p->first = i;
  if (i < n && x->s.p[i].begin == t->at &&
      !x->s.p[i].splittable) { /* unsplittable slices that overlap, and what begins among them */
    p->end = x->s.p[i].end;
    for (; i < n && x->s.p[i].begin < p->end; i++)
      if (!x->s.p[i].splittable && x->s.p[i].end > p->end) p->end = x->s.p[i].end;
  } else { /* splittable ones that overlap; an unsplittable one ends the partition */
    p->end = i < n && x->s.p[i].begin == t->at ? x->s.p[i].end : 0;
    for (uint32_t j = 0; j < k; j++) p->end = u64_max(p->end, x->s.p[t->tails.p[j]].end);
    for (; i < n && x->s.p[i].begin < p->end; i++) {
      if (!x->s.p[i].splittable) {
        p->end = x->s.p[i].begin;
        break;
      }
      p->end = u64_max(p->end, x->s.p[i].end);
    }
  }
  p->last = i;
  p->tails = t->tails.p;
  p->ntails = k;
  t->from = t->i;
  t->i = i;
  t->at = p->end;
  return true;
}
static void split_alloca(Sroa *s, Slices *x) {
  Val a = x->alloca_;
  presplit(s, x);
  fix_splittable(s, x);
  VecU32 parts = {0};
  VecU64 begins = {0};
  PartIter t = {0};
  for (Partition p; partition_next(x, &t, &p);) {
    Val v = rewrite_partition(s, x, &p);
    if (v) {
      vec_push(&parts, (uint32_t)v);
      vec_push(&begins, p.begin);
    }
  }
  if (parts.n) split_records(s, a, (const Val *)parts.p, begins.p, parts.n, x->size);
  vec_free(&t.tails);
  vec_free(&parts);
  vec_free(&begins);
}

/* Alloca a has been looked at, and escapes where it did: nothing can be done about it, however often what is copied
 * to and from it is taken apart (sroa_forget_escape where whole structs come to be loaded or stored). */
static bool still_escapes(Sroa *s, Val a) {
  uint32_t k = (uint32_t)a < s->escape_of.n ? s->escape_of.p[a] : 0;
  return k && slices_escape_at(s, a, s->escape.p[k - 1]);
}
void sroa_forget_escape(Sroa *s, Val a) {
  if ((uint32_t)a < s->escape_of.n && s->escape_of.p[a]) s->escape.p[s->escape_of.p[a] - 1].user = VAL_NONE;
}

static void run_on(Sroa *s, Val a) {
  Fn *f = s->f;
  const Module *m = f->m;
  uint64_t count;
  if (!has_uses(f, a)) {
    sroa_kill(s, a);
    return;
  }
  Ty t = alloca_type(f, a);
  if (!ty_is_sized(m, t) || ty_scalable(m, t) || ty_alloc_size(m, t) == 0 ||
      (flags(f, a) & (F_INALLOCA | F_SWIFTERROR)))
    return;
  if (!val_is_con(arg(f, a, 0)) || !con_u64(&f->con, arg(f, a, 0), &count) || count != 1) return;
  if (agg_split(s, a)) s->ch |= CH_VAL | CH_MEM;
  Slices x;
  slices_build(s, &x, a);
  if (!x.escaped) {
    for (uint32_t i = 0; i < x.dead_users.n; i++) sroa_kill(s, (Val)x.dead_users.p[i]);
    for (uint32_t i = 0; i < x.dead_ops.n; i++) {
      Val v = x.dead_ops.p[i].user, old = arg(f, v, x.dead_ops.p[i].index);
      opnd_set(f, v, x.dead_ops.p[i].index, con_poison(&f->con, ty(f, old)));
      s->ch |= CH_VAL;
      if (val_is_local(old) && !is_arg(f, old) && is_trivially_dead(f, old)) sroa_kill(s, old);
    }
    if (x.s.n) split_alloca(s, &x);
    else drop_uses(s, &x);
    while (s->spec_phis.n) {
      Val v = (Val)vec_pop(&s->spec_phis);
      s->mark.p[v] &= (uint8_t)~SROA_SPEC;
      phi_speculate(s, v);
    }
    for (uint32_t i = 0; i < s->spec_sels.n; i++) {
      SelOp o = s->spec_sels.p[i];
      s->mark.p[o.sel] &= (uint8_t)~SROA_SPEC;
      select_rewrite(s, o);
    }
    s->spec_sels.n = 0;
  } else if (x.escape.user) {
    vec_resize_zero(&s->escape_of, u32_max(s->escape_of.n, (uint32_t)a + 1));
    if (s->escape_of.p[a]) s->escape.p[s->escape_of.p[a] - 1] = x.escape;
    else vec_push(&s->escape, x.escape), s->escape_of.p[a] = s->escape.n;
    remark(s->px, SROA_STAYS, f, x.escape.user, ra_val(a), ra_type(t), ra_z(op_info[op(f, x.escape.user)].text));
  } else remark(s->px, CAP_SROA, f, a, ra_z("SROA_SLICES"), ra_int(CAP_SROA_SLICES), ra_val(a));
  slices_free(&x);
}

Change pass_sroa(Fn *f, PassCtx *px) {
  Sroa s = {.f = f, .px = px, .A = px->scratch, .x = pass_fold_ctx(f, px), .keep_cfg = px->opt[0] != 0};
  s.x.hooks = &hooks;
  s.x.an = &s;
  VecU32 first = {0};
  FOR_EACH_INS(f, entry_blk(f), v) {
    if (op(f, v) != OP_ALLOCA) continue;
    Ty t = alloca_type(f, v);
    if (ty_is_sized(f->m, t) && ty_scalable(f->m, t)) {
      if (alloca_promotable(f, v)) sroa_add(&s, &s.promotable, SROA_IN_PROMOTABLE, v);
    } else sroa_add(&s, &s.work, SROA_IN_WORK, v);
  }
  do {
    while (s.work.n) {
      Val a = (Val)vec_pop(&s.work);
      if (!sroa_has(&s, SROA_IN_WORK, a)) continue;
      s.mark.p[a] &= (uint8_t)~SROA_IN_WORK;
      if (op(f, a) != OP_ALLOCA || sroa_has(&s, SROA_IN_PROMOTABLE, a) || still_escapes(&s, a)) continue;
      run_on(&s, a);
      delete_dead(&s);
    }
    first.n = 0;
    for (uint32_t i = 0; i < s.promotable.n; i++) {
      Val a = (Val)s.promotable.p[i];
      if (!sroa_has(&s, SROA_IN_PROMOTABLE, a)) continue;
      s.mark.p[a] &= (uint8_t)~(SROA_IN_PROMOTABLE | SROA_IN_LATER);
      if (op(f, a) == OP_ALLOCA && alloca_promotable(f, a)) vec_push(&first, (uint32_t)a);
    }
    s.promotable.n = 0;
    if (first.n) {
      PromoteStats st = promote_allocas(f, (const Val *)first.p, first.n, px->scratch);
      stat_add(px, ST_SROA_PROMOTED, st.allocas);
      s.ch |= CH_VAL | CH_MEM;
      simplify_made(&s);
    }
    for (uint32_t i = 0; i < s.later.n; i++) {
      Val a = (Val)s.later.p[i];
      if (!sroa_has(&s, SROA_IN_LATER, a)) continue;
      s.mark.p[a] &= (uint8_t)~SROA_IN_LATER;
      if (op(f, a) == OP_ALLOCA) sroa_add(&s, &s.work, SROA_IN_WORK, a);
    }
    s.later.n = 0;
  } while (s.work.n);
  vec_free(&first);
  vec_free(&s.work), vec_free(&s.promotable), vec_free(&s.later), vec_free(&s.dead), vec_free(&s.mark),
      vec_free(&s.seen_of), vec_free(&s.alloca_run), vec_free(&s.escape_of), vec_free(&s.escape),
      vec_free(&s.spec_phis), vec_free(&s.spec_sels), vec_free(&s.made);
  return s.ch;
}
