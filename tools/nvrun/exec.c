/* exec.c: runs: functions made ready, frames, and the step from one instruction to the next. Calls are in call.c,
 * what involves other threads in grid.c. A step costs a few tens of nanoseconds: operands are found through one table
 * of lane numbers per function. Caps: MAX_FRAMES, Config.max_steps.
 */
#include "tools/nvrun/nvrun.h"
#include <stdarg.h>
#include <stdio.h>

/* ---- runs ---- */
Run *run_new(Module *m, const Config *cfg, const Buffer *buf, uint32_t nbuf) {
  Run *r = mem_zalloc(sizeof *r);
  r->m = m;
  r->cfg = *cfg;
  arena_init(&r->arena);
  sem_enter(&r->sem, m, &r->arena);
  r->sem.approx = cfg->approx;
  r->sem.rng = cfg->choose;
  r->rng = cfg->seed * 0x9E3779B97F4A7C15ull + 0x1234567;
  r->buf = buf;
  r->nbuf = nbuf;
  r->code = ARENA_ZARRAY(&r->arena, Code *, m->glob.n + 1);
  r->buf_alloc = ARENA_ZARRAY(&r->arena, uint32_t, nbuf + 1);
  if (ptr_bits(m, 0) < 32) {
    run_fail(r, NULL, R_UNSUP, "pointers of %u bits", ptr_bits(m, 0));
    return r;
  }
  memory_init(r);
  for (uint32_t i = 0; i < nbuf; i++) {
    uint32_t id = alloc_new(r, AK_BUFFER, buf[i].size, 256, buf[i].space, LS_VAL);
    r->buf_alloc[i] = id;
    if (!id) return r;
    if (buf[i].size) {
      memcpy(r->alloc.p[id].data, buf[i].data, buf[i].size);
      memcpy(r->alloc.p[id].shadow, buf[i].shadow, buf[i].size);
    }
  }
  globals_init(r);
  r->sem.ub = r->sem.unsup = NULL;
  return r;
}

void run_delete(Run *r) {
  for (uint32_t i = 1; i < r->alloc.n; i++)
    if (r->alloc.p[i].live) alloc_kill(r, i);
  for (uint32_t b = 0; b < r->nblocks; b++) {
    for (uint32_t i = 0; r->blocks[b].shared && i < r->shared_ids.n; i++) {
      Alloc *a = &r->blocks[b].shared[i];
      mem_free(a->data);
      mem_free(a->shadow);
      mem_free(a->prov);
      mem_free(a->cells);
    }
  }
  for (uint32_t i = 0; i < r->nthreads; i++) {
    Thread *t = &r->threads[i];
    vec_free(&t->frames);
    vec_free(&t->allocas);
    vec_free(&t->ways);
    mem_free(t->stack);
    mem_free(t->vc);
    mem_free(t->vc_release);
    mem_free(t->vc_pending);
  }
  for (uint32_t i = 0; i < r->sync.n; i++) mem_free(r->sync.p[i].vc);
  if (r->code)
    for (uint32_t i = 0; i <= r->m->glob.n; i++)
      if (r->code[i]) vec_free(&r->code[i]->con);
  mem_free(r->threads);
  vec_free(&r->alloc);
  for (unsigned i = 0; i < REGIONS; i++) vec_free(&r->region[i]);
  vec_free(&r->shared_ids);
  vec_free(&r->ready);
  vec_free(&r->events);
  vec_free(&r->sync);
  vec_free(&r->scratch);
  sb_free(&r->trace);
  sb_free(&r->races);
  arena_free(&r->arena);
  mem_free(r);
}

uint32_t run_pos(const Thread *t) {
  if (!t || !t->frames.n) return 0;
  const Frame *fr = &t->frames.p[t->frames.n - 1];
  return pos_of(fr->code->f, fr->cur);
}

void run_fail(Run *r, Thread *t, RunStatus s, const char *fmt, ...) {
  if (r->status != R_OK) return;
  r->status = s;
  va_list ap;
  va_start(ap, fmt);
  vsnprintf(r->msg, sizeof r->msg, fmt, ap);
  va_end(ap);
  if (t && t->frames.n) {
    r->pos = run_pos(t);
    r->fn_name = fn_glob(vec_last(&t->frames).code->f)->name;
  }
}

/* ---- functions made ready ---- */
static int32_t con_ref(Run *r, Code *c, int32_t *slot, Val v) {
  uint32_t i = con_index(v);
  if (slot[i] != 0) return slot[i];
  const SemShape *s = sem_shape(&r->sem, con_type(&c->f->con, v));
  ConKind k = con_kind(&c->f->con, v);
  uint32_t n = s->bad || k == CON_MD || k == CON_ASM || k == CON_INTRIN ? 1 : s->n;
  uint32_t at = c->con.n;
  vec_resize_zero(&c->con, at + n + 1);
  Lane *tmp = ARENA_ZARRAY(&r->arena, Lane, n + 1);
  bool ok = con_lanes(r, &c->f->con, v, tmp, 0);
  memcpy(c->con.p + at, tmp, n * sizeof *tmp);
  return slot[i] = ok ? ~(int32_t)at : REF_BAD;
}

static Site *site_new(Run *r) { return ARENA_NEW(&r->arena, Site); }

static void gep_decode(Run *r, Code *c, Val v, Site *s) {
  Fn *f = c->f;
  Module *m = r->m;
  Ty t = gep_type(f, v);
  s->rs = sem_shape(&r->sem, ty(f, v));
  s->space = ty_addrspace(m, ty(f, v));
  uint32_t n = nops(f, v);
  s->nargs = n;
  s->step = ARENA_ZARRAY(&r->arena, GepStep, n);
  s->as = ARENA_ZARRAY(&r->arena, const SemShape *, n);
  for (uint32_t i = 0; i < n; i++) s->as[i] = sem_shape(&r->sem, ty(f, arg(f, v, i)));
  for (uint32_t i = 1; i < n; i++) {
    Val x = arg(f, v, i);
    uint64_t k;
    bool known = val_is_con(x) && con_u64(&f->con, x, &k) && s->as[i]->s.bits <= 64;
    if (i > 1 && ty_kind(m, t) == TK_STRUCT) {
      ASSERT(known);
      s->step[s->nsteps++] = (GepStep){0, ty_field_offset(m, t, (uint32_t)k)};
      t = ty_field(m, t, k);
      continue;
    }
    if (i > 1) t = ty_elem(m, t);
    uint64_t scale = ty_is_sized(m, t) ? ty_alloc_size(m, t) : 0;
    if (ty_scalable(m, t)) s->rs = NULL;
    if (i > 1 && ty_is_vec(m, t)) scale = ty_alloc_size(m, t);
    if (known) s->step[s->nsteps++] = (GepStep){0, (uint64_t)sext64(k, s->as[i]->s.bits) * scale};
    else s->step[s->nsteps++] = (GepStep){i, scale};
  }
}

static void site_decode(Run *r, Code *c, Val v) {
  Fn *f = c->f;
  const Ins *in = &f->ins[v];
  switch (in->op) {
  case OP_GEP: gep_decode(r, c, v, c->site[v] = site_new(r)); return;
  case OP_CALL:
  case OP_INVOKE:
  case OP_CALLBR: call_site_decode(r, c, v, c->site[v] = site_new(r)); return;
  case OP_ALLOCA: {
    Site *s = c->site[v] = site_new(r);
    FOR_EACH_USE(f, v, u) {
      Val user = use_user(f, u);
      if (is_intrinsic(f, user, INTRIN_lifetime_start)) s->has_lifetime = true;
    }
    return;
  }
  case OP_LOAD:
  case OP_STORE:
  case OP_ATOMICRMW:
  case OP_CMPXCHG: {
    Site *s = c->site[v] = site_new(r);
    bool store = in->op == OP_STORE;
    Val p = arg(f, v, store ? 1 : 0);
    s->rs = sem_shape(&r->sem, in->op == OP_LOAD ? in->type : ty(f, arg(f, v, store ? 0 : 1)));
    s->space = ty_addrspace(r->m, ty(f, p));
    uint32_t n;
    md_all(f, v, &n);
    s->attrs = in->op == OP_LOAD && n;
    Ty t = in->op == OP_LOAD ? in->type : ty(f, arg(f, v, store ? 0 : 1));
    s->offset = align_of(f, v) ? align_of(f, v) : ty_is_sized(r->m, t) ? ty_abi_align(r->m, t) : 1;
    return;
  }
  default: return;
  }
}

/* By block: where all paths from it that return meet, BLK_NONE: at the function's end, if at all. What ends in
 * `unreachable` is on no path: a pass that gives a switch such a default keeps no threads apart. Cooper, Harvey,
 * Kennedy 2001 on the reversed graph, the end counting as its root. */
static Blk meet_of_two(const uint32_t *num, const Blk *meet, Blk a, Blk b) {
  while (a != b)
    if (b == BLK_NONE || (a != BLK_NONE && num[a] < num[b])) a = meet[a];
    else b = meet[b];
  return a;
}
static const Blk *meets_make(Arena *arena, const Fn *f) {
  Blk *meet = ARENA_ZARRAY(arena, Blk, f->nblk), *order = ARENA_ARRAY(arena, Blk, f->nblk),
      *stack = ARENA_ARRAY(arena, Blk, f->nblk);
  uint32_t *num = ARENA_ZARRAY(arena, uint32_t, f->nblk), *at = ARENA_ZARRAY(arena, uint32_t, f->nblk),
           n = 0; /* num: 1 + place in `order`, a post-order */
  bool *seen = ARENA_ZARRAY(arena, bool, f->nblk), *known = ARENA_ZARRAY(arena, bool, f->nblk), again = true;
  FOR_EACH_BLK(f, e) {
    if (nsuccs(f, e) || is_op(f, term(f, e), OP_UNREACHABLE)) continue;
    uint32_t k = 0;
    stack[k++] = e;
    seen[e] = true;
    while (k) {
      Blk b = stack[k - 1];
      if (at[b] == npreds(f, b)) {
        order[n++] = b;
        num[b] = n;
        k--;
        continue;
      }
      Blk p = pred(f, b, at[b]++);
      if (!seen[p]) {
        seen[p] = true;
        stack[k++] = p;
      }
    }
  }
  while (again) {
    again = false;
    for (uint32_t i = n; i-- > 0;) {
      Blk b = order[i], m = BLK_NONE;
      bool any = false;
      for (uint32_t j = 0; j < nsuccs(f, b); j++) {
        Blk t = succ(f, b, j);
        if (!num[t] || !known[t]) continue;
        m = any ? meet_of_two(num, meet, m, t) : t;
        any = true;
      }
      if (known[b] && meet[b] == m) continue;
      known[b] = again = true;
      meet[b] = m;
    }
  }
  return meet;
}

Code *code_get(Run *r, Glob g) {
  if (r->code[g]) return r->code[g];
  Fn *f = glob(r->m, g)->fn;
  Code *c = r->code[g] = ARENA_NEW(&r->arena, Code);
  c->f = f;
  c->slot = ARENA_ZARRAY(&r->arena, uint32_t, f->nins + 1);
  c->ref = ARENA_ARRAY(&r->arena, int32_t, f->nopnd + 1);
  c->site = ARENA_ZARRAY(&r->arena, Site *, f->nins + 1);
  if (r->nthreads > 1) c->meet = meets_make(&r->arena, f);
  int32_t *con = ARENA_ZARRAY(&r->arena, int32_t, f->con.con.n + 1);
  for (uint32_t i = 0; i < f->nopnd; i++) c->ref[i] = REF_BAD;
  uint32_t at = 0;
  for (uint32_t i = 0; i < f->nargs; i++) {
    const SemShape *s = sem_shape(&r->sem, ty(f, fn_arg(f, i)));
    c->slot[fn_arg(f, i)] = at;
    at += s->bad ? 1 : s->n;
  }
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) {
      if (!has_result(f, v)) continue;
      const SemShape *s = sem_shape(&r->sem, ty(f, v));
      c->slot[v] = at;
      at += s->bad ? 1 : s->n;
    }
  c->nlanes = at + 1;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) {
      for (uint32_t i = 0; i < nops(f, v); i++) {
        Val x = arg(f, v, i);
        if (val_is_con(x)) c->ref[slot_of(f, v, i)] = con_ref(r, c, con, x);
        else c->ref[slot_of(f, v, i)] = op(f, x) == OP_MDVAL ? (int32_t)at : (int32_t)c->slot[x];
      }
    }
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) site_decode(r, c, v);
  r->sem.ub = r->sem.unsup = NULL;
  return c;
}

/* ---- attributes and metadata that promise something ---- */
static bool in_range(const uint64_t *w, uint32_t bits, Ap x, Arena *A) {
  uint32_t n = ap_nwords(bits);
  Ap lo = ap_from_words(A, bits, w, n), hi = ap_from_words(A, bits, w + n, n);
  if (ap_eq(lo, hi)) return true;
  return ap_ult(lo, hi) ? ap_uge(x, lo) && ap_ult(x, hi) : ap_uge(x, lo) || ap_ult(x, hi);
}

static bool deref_ok(Run *r, Thread *t, unsigned space, Lane p, uint64_t n) {
  if (p.state >= LS_UNDEF) return false;
  uint32_t id = ptr_alloc(r, space, p);
  if (!id) return false;
  Alloc *a = alloc_get(r, t, id);
  uint64_t o = ptr_generic(r, space, p) - a->base;
  return a->live && o <= a->size && a->size - o >= n;
}

void attrs_apply(Run *r, Thread *t, AttrSet set, const SemShape *s, Lane *l, const char *what) {
  Module *m = r->m;
  if (!set || s->bad) return;
  const Attr *rg = attrset_find(m, set, ATTR_RANGE), *al = attrset_find(m, set, ATTR_ALIGN),
             *fc = attrset_find(m, set, ATTR_NOFPCLASS);
  bool nonnull = attrset_has(m, set, ATTR_NONNULL), noundef = attrset_has(m, set, ATTR_NOUNDEF);
  for (uint32_t i = 0; i < s->n; i++) {
    SemTy ty_ = s->leaf[i];
    if (l[i].state < LS_UNDEF) {
      bool bad = false;
      if (rg && ty_.cls == SC_INT && rg->bits == ty_.bits)
        bad |= !in_range(rg->words, rg->bits, lane_ap(ty_, l[i]), &r->arena);
      if (ty_.cls == SC_PTR && nonnull) bad |= l[i].u == 0;
      if (ty_.cls == SC_PTR && al && al->val > 1) bad |= (l[i].u & (al->val - 1)) != 0;
      if (fc && ty_.cls == SC_FP) bad |= (fp_class((FpKind)ty_.fp, lane_fp(ty_, l[i])) & fc->val) != 0;
      if (bad) {
        if (l[i].state != LS_VAL) r->sem.imprecise = true;
        l[i] = lane_poison();
      }
    } else if (l[i].state == LS_UNDEF && (rg || nonnull || (al && al->val > 1) || fc)) l[i] = lane_poison();
    if (noundef && l[i].state >= LS_UNDEF)
      return run_fail(r, t, R_UB, "%s is %s but noundef", what, l[i].state == LS_POISON ? "poison" : "undef");
  }
  const Attr *de = attrset_find(m, set, ATTR_DEREFERENCEABLE), *dn = attrset_find(m, set, ATTR_DEREFERENCEABLE_OR_NULL);
  if (s->n == 1 && s->s.cls == SC_PTR) {
    if (de && !deref_ok(r, t, sem_space(s->s), l[0], de->val))
      run_fail(r, t, R_UB, "%s is not dereferenceable for %llu bytes", what, (unsigned long long)de->val);
    else if (dn && l[0].state < LS_UNDEF && l[0].u && !deref_ok(r, t, sem_space(s->s), l[0], dn->val))
      run_fail(r, t, R_UB, "%s is neither null nor dereferenceable", what);
  }
}

void load_md(Run *r, Thread *t, Fn *f, Val v, const SemShape *s, Lane *l) {
  Module *m = r->m;
  Md rg = md_get(f, v, MDK_RANGE);
  bool nonnull = md_get(f, v, MDK_NONNULL) != MD_NONE, noundef = md_get(f, v, MDK_NOUNDEF) != MD_NONE;
  Md al = md_get(f, v, MDK_ALIGN);
  uint64_t align = 0;
  if (al && md_rec(m, al)->n == 1 && md_rec(m, md_rec(m, al)->ops[0])->form == MDF_VALUE)
    con_u64(&m->con, md_rec(m, md_rec(m, al)->ops[0])->con, &align);
  for (uint32_t i = 0; i < s->n; i++) {
    SemTy lt = s->leaf[i];
    if (l[i].state < LS_UNDEF) {
      bool bad = false;
      if (rg && lt.cls == SC_INT) {
        const MdRec *n = md_rec(m, rg);
        bool in = false;
        for (uint32_t k = 0; k + 1 < n->n; k += 2) {
          Ap lo = con_get_ap(&m->con, md_rec(m, n->ops[k])->con),
             hi = con_get_ap(&m->con, md_rec(m, n->ops[k + 1])->con), x = lane_ap(lt, l[i]);
          if (lo.bits != lt.bits) in = true;
          else in |= ap_ult(lo, hi) ? ap_uge(x, lo) && ap_ult(x, hi) : ap_uge(x, lo) || ap_ult(x, hi);
        }
        bad |= !in;
      }
      if (lt.cls == SC_PTR) bad |= (nonnull && !l[i].u) || (align > 1 && (l[i].u & (align - 1)));
      if (bad) l[i] = lane_poison();
    } else if (l[i].state == LS_UNDEF && (rg || nonnull || align > 1)) l[i] = lane_poison();
    if (noundef && l[i].state >= LS_UNDEF)
      run_fail(r, t, R_UB, "value marked !noundef is %s", l[i].state == LS_POISON ? "poison" : "undef");
  }
  if (s->n != 1 || s->s.cls != SC_PTR) return;
  for (unsigned k = 0; k < 2; k++) {
    Md d = md_get(f, v, k ? MDK_DEREFERENCEABLE_OR_NULL : MDK_DEREFERENCEABLE);
    uint64_t n;
    if (!d || md_rec(m, d)->n != 1 || !con_u64(&m->con, md_rec(m, md_rec(m, d)->ops[0])->con, &n)) continue;
    if (k && l[0].state < LS_UNDEF && !l[0].u) continue;
    if (!deref_ok(r, t, sem_space(s->s), l[0], n))
      run_fail(r, t, R_UB, "loaded pointer is not dereferenceable as its metadata says");
  }
}

/* ---- frames ---- */
static inline const Lane *opnd_at(const Thread *t, const Frame *fr, uint32_t slot) {
  int32_t k = fr->code->ref[slot];
  if (LIKELY(k >= 0)) return t->stack + fr->base + k;
  return k == REF_BAD ? NULL : fr->code->con.p + ~k;
}
const Lane *call_arg(Thread *t, Val v, uint32_t i) {
  Frame *fr = &vec_last(&t->frames);
  return opnd_at(t, fr, fr->code->f->ins[v].opnd + i);
}

bool frame_push(Run *r, Thread *t, Glob g, const Lane *const *args, const SemShape *const *as, uint32_t n) {
  if (t->frames.n >= MAX_FRAMES) return run_fail(r, t, R_LIMIT, "more than %d calls deep", MAX_FRAMES), false;
  Code *c = code_get(r, g);
  Fn *f = c->f;
  Ty fnty = glob(r->m, g)->type;
  vec_clear(&r->scratch);
  for (uint32_t i = 0; i < n; i++)
    for (uint32_t j = 0; j < as[i]->n; j++) vec_push(&r->scratch, args[i][j]);
  Frame fr = {
    .code = c, .base = t->nstack, .blk = entry_blk(f), .cur = first_ins(f, entry_blk(f)), .allocas = t->allocas.n};
  if (t->nstack + c->nlanes > t->cap_stack) {
    t->cap_stack = u32_max(t->cap_stack * 2, t->nstack + c->nlanes + 64);
    t->stack = mem_realloc(t->stack, t->cap_stack * sizeof *t->stack);
  }
  t->nstack += c->nlanes;
  uint32_t at = 0;
  for (uint32_t i = 0; i < f->nargs; i++) {
    memcpy(t->stack + fr.base + c->slot[fn_arg(f, i)], r->scratch.p + at, as[i]->n * sizeof(Lane));
    at += as[i]->n;
  }
  bool gpu = str_starts(r->m->triple, STR("nvptx"));
  for (uint32_t i = 0; i < f->nargs; i++) { /* byval: the callee's own copy */
    const Attr *by = attrset_find(r->m, attrlist_param(r->m, glob(r->m, g)->fattrs, i), ATTR_BYVAL);
    if (!by || !by->type) continue;
    Lane *l = t->stack + fr.base + c->slot[fn_arg(f, i)];
    uint64_t size = ty_alloc_size(r->m, by->type), off;
    unsigned space = ty_addrspace(r->m, ty_param(r->m, fnty, i));
    Alloc *src = mem_at(r, t, *l, space, size, 1, ACC_READ, &off);
    if (!src) return false;
    uint32_t id = alloc_new(r, AK_ALLOCA, size, 16, space ? space : gpu ? SPACE_ANY : 0, LS_UNDEF);
    if (!id) return false;
    src = alloc_get(r, t, ptr_alloc(r, space, *l));
    mem_copy(r, &r->alloc.p[id], 0, src, off, size);
    vec_push(&t->allocas, id);
    *l = ptr_lane(r, id, space);
  }
  if (ty_vararg(r->m, fnty)) {
    uint64_t size = 0;
    for (uint32_t i = f->nargs; i < n; i++) size = round_up(size, 8) + u64_max(as[i]->store_size, 8);
    uint32_t id = alloc_new(r, AK_ALLOCA, size, 16, SPACE_ANY, LS_UNDEF);
    if (!id) return false;
    vec_push(&t->allocas, id);
    fr.va = id;
    size = 0;
    for (uint32_t i = f->nargs; i < n; i++) {
      size = round_up(size, 8);
      mem_write(r, &r->alloc.p[id], size, as[i], r->scratch.p + at);
      at += as[i]->n;
      size += u64_max(as[i]->store_size, 8);
    }
  }
  fr.ways = t->ways.n;
  vec_push(&t->frames, fr);
  return true;
}

/* The thread goes from block `from` to block `to`. */
static void way_take(Thread *t, const Frame *fr, Blk from, Blk to) {
  const Fn *f = fr->code->f;
  bool several = false;
  for (uint32_t i = 1; i < nsuccs(f, from) && !several; i++) several = succ(f, from, i) != succ(f, from, 0);
  if (several) {
    uint64_t h = t->ways.n ? vec_last(&t->ways).hash : 1;
    h = (h + t->frames.n) * 0xD6E8FEB86659FD93ull;
    h = (h ^ ((uint64_t)from << 32 | (uint32_t)to)) * 0x9E3779B97F4A7C15ull;
    uint32_t number = t->ways.n ? vec_last(&t->ways).after++ : t->branches++;
    vec_push(&t->ways, ((Way){fr->code->meet[from], h ^ h >> 29, number, 0}));
  }
  while (t->ways.n > fr->ways && vec_last(&t->ways).meet == to) t->ways.n--;
}
/* Goes over successor i of the block the frame is in: phis read their operands together. */
static void take_edge(Run *r, Thread *t, Frame *fr, uint32_t i) {
  Code *c = fr->code;
  Fn *f = c->f;
  Blk from = fr->blk, to = succ(f, from, i);
  uint32_t pi = succ_pred(f, from, i);
  Val v = first_ins(f, to);
  if (f->ins[v].op == OP_PHI) {
    Lane *base = t->stack + fr->base;
    if (f->ins[f->ins[v].next].op != OP_PHI) { /* a single one needs no buffer */
      const Lane *x = opnd_at(t, fr, f->ins[v].opnd + pi);
      const SemShape *s = sem_shape(&r->sem, f->ins[v].type);
      if (!x || s->bad) return run_fail(r, t, R_UNSUP, "phi of such a value");
      if (s->n == 1) base[c->slot[v]] = *x;
      else memmove(base + c->slot[v], x, s->n * sizeof *x);
    } else {
      vec_clear(&r->scratch);
      FOR_EACH_PHI(f, to, p) {
        const Lane *x = opnd_at(t, fr, f->ins[p].opnd + pi);
        const SemShape *s = sem_shape(&r->sem, f->ins[p].type);
        if (!x || s->bad) return run_fail(r, t, R_UNSUP, "phi of such a value");
        for (uint32_t j = 0; j < s->n; j++) vec_push(&r->scratch, x[j]);
      }
      uint32_t at = 0;
      FOR_EACH_PHI(f, to, p) {
        uint32_t n = sem_shape(&r->sem, f->ins[p].type)->n;
        memcpy(base + c->slot[p], r->scratch.p + at, n * sizeof *base);
        at += n;
      }
    }
    for (; v && f->ins[v].op == OP_PHI; v = f->ins[v].next) {
      if (!(f->ins[v].flags & F_FAST)) continue;
      const SemShape *s = sem_shape(&r->sem, f->ins[v].type);
      for (uint32_t j = 0; j < s->n; j++)
        base[c->slot[v] + j] = sem_fmf(&r->sem, f->ins[v].flags, s->leaf[j], base[c->slot[v] + j]);
    }
  }
  if (r->nthreads > 1) way_take(t, fr, from, to);
  fr->blk = to;
  fr->cur = v;
}

void thread_finish_call(Run *r, Thread *t, const Lane *res) {
  Frame *fr = &vec_last(&t->frames);
  Fn *f = fr->code->f;
  Val v = fr->cur;
  const Ins *in = &f->ins[v];
  if (res && in->type != TY_VOID) {
    const SemShape *s = sem_shape(&r->sem, in->type);
    Lane *d = t->stack + fr->base + fr->code->slot[v];
    for (uint32_t i = 0; i < s->n; i++)
      d[i] = (in->op != OP_CALLBR && (in->flags & F_FAST) && s->leaf[i].cls == SC_FP)
                 ? sem_fmf(&r->sem, in->flags, s->leaf[i], res[i])
                 : res[i];
    AttrSet as = attrlist_ret(r->m, call_rec(f, v)->attrs);
    uint32_t nmd;
    md_all(f, v, &nmd);
    if (as) attrs_apply(r, t, as, s, d, "result of a call");
    if (nmd) load_md(r, t, f, v, s, d);
  }
  if (in->op == OP_CALL) fr->cur = in->next;
  else take_edge(r, t, fr, 0);
}

/* ---- instructions ---- */
static Lane gep_lane(Run *r, Thread *t, const Frame *fr, const Ins *in, const Site *s, uint32_t i) {
  Lane b = opnd_at(t, fr, in->opnd)[s->as[0]->n > i ? i : 0];
  unsigned state = b.state, flags = in->flags;
  if (state == LS_POISON) return b;
  /* Offsets are added one after the other: with nusw and inbounds no step may leave the address space or the object. */
  Alloc *obj = NULL;
  if (flags & F_INBOUNDS) {
    uint32_t id = ptr_alloc(r, s->space, b);
    if (id) obj = alloc_get(r, t, id);
  }
  uint64_t at = ptr_generic(r, s->space, b);
  __int128 total = 0;
  bool neg = false, poison = false;
  uint32_t ib = ptr_index_bits(r->m, s->space);
  for (uint32_t k = 0; k < s->nsteps; k++) {
    __int128 d;
    if (!s->step[k].op) d = (__int128)(int64_t)s->step[k].scale;
    else {
      const SemShape *ks = s->as[s->step[k].op];
      Lane x = opnd_at(t, fr, in->opnd + s->step[k].op)[ks->n > i ? i : 0];
      if (x.state == LS_POISON) return x;
      if (x.state == LS_UNDEF) {
        /* some choice breaks the promise, if they reach far enough */
        if ((flags & (F_INBOUNDS | F_NUSW | F_NUW)) && s->step[k].scale && (ks->s.bits >= 32 || (flags & F_NUW)))
          return lane_poison();
        x.state = LS_UNK;
      }
      if (x.prov && x.state < LS_UNK) x.state = LS_UNK;
      if (x.state > state) state = x.state;
      Ap xi = lane_ap(ks->s, x), xt = ap_sext_or_trunc(&r->arena, xi, ib < 64 ? ib : 64);
      if ((flags & (F_NUSW | F_INBOUNDS)) && xi.bits > xt.bits && !ap_eq(ap_sext(&r->arena, xt, xi.bits), xi))
        return lane_poison();
      d = (__int128)ap_get_i64(xt) * (__int128)s->step[k].scale;
    }
    neg |= d < 0;
    total += d;
    if ((flags & (F_NUSW | F_INBOUNDS)) && (total != (__int128)(int64_t)total || (__int128)b.u + total < 0 ||
                                            (__int128)b.u + total > (__int128)mask64(s->rs->s.bits)))
      poison = true;
    if ((flags & F_INBOUNDS) && d != 0 &&
        (!obj || at - obj->base > obj->size || at + (uint64_t)total - obj->base > obj->size))
      poison = true;
  }
  if (poison) {
    if (state != LS_VAL) r->sem.imprecise = true;
    return lane_poison();
  }
  Lane l = b;
  if (state == LS_UNDEF) state = LS_UNK;
  l.state = (uint8_t)state;
  l.u = (b.u + (uint64_t)total) & mask64(s->rs->s.bits);
  if ((flags & F_NUW) && (neg || (__int128)b.u + total > (__int128)mask64(s->rs->s.bits))) return lane_poison();
  if ((flags & (F_INBOUNDS | F_NUSW | F_NUW)) && state != LS_VAL)
    r->sem.imprecise = true; /* another choice may break it */
  return l;
}

static Lane ptr_cast(Run *r, Thread *t, Op o, SemTy from, SemTy to, Lane x) {
  if (x.state == LS_POISON) return x;
  SemCtx *c = &r->sem;
  switch (o) {
  case OP_PTRTOINT:
  case OP_PTRTOADDR: {
    Ap a = ap_zext_or_trunc(c->arena, ap_small(from.bits, x.u), to.bits);
    Lane l = lane_of_ap(a);
    l.state = x.state;
    if (x.prov && x.prov != PROV_ANY && !r->alloc.p[x.prov].fixed) {
      if (to.bits == 64) l.prov = x.prov;
      else if (l.state < LS_UNK) l.state = LS_UNK;
    }
    return l;
  }
  case OP_INTTOPTR: {
    Lane l = lane_of_ap(ap_zext_or_trunc(c->arena, lane_ap(from, x), to.bits));
    l.state = x.state;
    l.prov = x.prov ? x.prov : l.u ? PROV_ANY : 0;
    return l;
  }
  default: { /* addrspacecast */
    unsigned to_space = sem_space(to);
    if (to_space && x.prov && x.prov != PROV_ANY) {
      const Alloc *a = alloc_get(r, t, x.prov);
      if (a->kind < AK_FUNC && a->space != SPACE_ANY && a->space && a->space != to_space &&
          !(a->space == 3 && to_space == 7))
        return lane_poison();
    }
    return ptr_convert(r, sem_space(from), to_space, to.bits, x);
  }
  }
}

static void do_ret(Run *r, Thread *t, const Ins *in) {
  Frame *fr = &vec_last(&t->frames);
  Module *m = r->m;
  Fn *f = fr->code->f;
  Lane *res = NULL;
  if (in->nops) {
    const SemShape *s = sem_shape(&r->sem, ty_ret(m, fn_glob(f)->type));
    const Lane *x = opnd_at(t, fr, in->opnd);
    if (!x || s->bad) return run_fail(r, t, R_UNSUP, "return of such a value");
    vec_clear(&r->scratch);
    for (uint32_t i = 0; i < s->n; i++) vec_push(&r->scratch, x[i]);
    vec_push(&r->scratch, (Lane){0});
    res = r->scratch.p;
    attrs_apply(r, t, attrlist_ret(m, fn_glob(f)->fattrs), s, res, "return value");
    if (r->status != R_OK) return;
  }
  while (t->allocas.n > fr->allocas) alloc_kill(r, vec_pop(&t->allocas));
  t->nstack = fr->base;
  t->ways.n = fr->ways;
  t->frames.n--;
  if (t->frames.n) return thread_finish_call(r, t, res);
  if (t->id == 1 && r->result && res) memcpy(r->result, res, (r->scratch.n - 1) * sizeof *res);
  thread_done(r, t);
}

static void do_load(Run *r, Thread *t, Frame *fr, Val v, const Ins *in) {
  Fn *f = fr->code->f;
  const Site *s = fr->code->site[v];
  const Lane *p = opnd_at(t, fr, in->opnd);
  Lane *d = t->stack + fr->base + fr->code->slot[v];
  if (s->rs->bad || !p) return run_fail(r, t, R_UNSUP, "load of such a type");
  uint64_t off;
  Ordering o = order_of(f, v);
  bool vol = is_volatile(f, v);
  Alloc *a = mem_at(r, t, *p, s->space, s->rs->store_size, s->offset, ACC_READ | (o || vol ? ACC_ATOMIC : 0), &off);
  if (!a) return;
  mem_read(r, a, off, s->rs, d);
  if (o && r->cfg.races) race_atomic(r, t, a->base + off, a->kind == AK_SHARED, true, false, o);
  if (s->attrs) load_md(r, t, f, v, s->rs, d);
  if (in->flags & F_VOLATILE && vol) trace_add(r, t, "volatile load %u", (unsigned)s->rs->store_size);
}

static void do_store(Run *r, Thread *t, Frame *fr, Val v, const Ins *in) {
  Fn *f = fr->code->f;
  const Site *s = fr->code->site[v];
  const Lane *x = opnd_at(t, fr, in->opnd), *p = opnd_at(t, fr, in->opnd + 1);
  if (s->rs->bad || !p || !x) return run_fail(r, t, R_UNSUP, "store of such a type");
  uint64_t off;
  Ordering o = order_of(f, v);
  bool vol = is_volatile(f, v);
  Alloc *a = mem_at(r, t, *p, s->space, s->rs->store_size, s->offset, ACC_WRITE | (o || vol ? ACC_ATOMIC : 0), &off);
  if (!a) return;
  if (o && r->cfg.races) race_atomic(r, t, a->base + off, a->kind == AK_SHARED, false, true, o);
  mem_write(r, a, off, s->rs, x);
  if (vol) {
    StrBuf b = {0};
    for (uint32_t i = 0; i < s->rs->n; i++) {
      sb_ch(&b, ' ');
      if (s->rs->leaf[i].cls == SC_PTR) sb_lit(&b, "ptr");
      else lane_print(&b, s->rs->leaf[i], x[i]);
    }
    trace_add(r, t, "volatile store%.*s", (int)b.n, b.p);
    sb_free(&b);
  }
}

static void do_atomic(Run *r, Thread *t, Frame *fr, Val v, const Ins *in) {
  Fn *f = fr->code->f;
  const Site *s = fr->code->site[v];
  const Lane *p = opnd_at(t, fr, in->opnd), *x = opnd_at(t, fr, in->opnd + 1),
             *y = in->op == OP_CMPXCHG ? opnd_at(t, fr, in->opnd + 2) : x;
  Lane *d = t->stack + fr->base + fr->code->slot[v];
  if (s->rs->bad || !p || !x || !y) return run_fail(r, t, R_UNSUP, "atomic operation on such a type");
  uint64_t off;
  Alloc *a = mem_at(r, t, *p, s->space, s->rs->store_size, s->offset, ACC_READ | ACC_WRITE | ACC_ATOMIC, &off);
  if (!a) return;
  uint32_t n = s->rs->n;
  Lane *old = ARENA_ARRAY(&r->arena, Lane, n), *new = ARENA_ARRAY(&r->arena, Lane, n);
  mem_read(r, a, off, s->rs, old);
  bool write = true;
  if (in->op == OP_CMPXCHG) {
    for (uint32_t i = 0; i < n; i++) {
      if (old[i].state == LS_POISON || x[i].state == LS_POISON) {
        for (uint32_t j = 0; j <= n; j++) d[j] = lane_poison();
        r->sem.imprecise = true;
        return;
      }
      if (old[i].state || x[i].state) r->sem.imprecise = true;
      write &= lane_same_bits(s->rs->leaf[i], old[i], x[i]);
      new[i] = y[i];
    }
    d[n] = lane_val(write);
  } else {
    for (uint32_t i = 0; i < n; i++) new[i] = sem_rmw(&r->sem, in->sub, s->rs->leaf[i], old[i], x[i]);
  }
  memcpy(d, old, n * sizeof *old);
  if (r->cfg.races) race_atomic(r, t, a->base + off, a->kind == AK_SHARED, true, write, order_of(f, v));
  if (write) mem_write(r, a, off, s->rs, new);
}

static void do_va_arg(Run *r, Thread *t, Frame *fr, Val v, const Ins *in) {
  const SemShape *rs = sem_shape(&r->sem, in->type), *ps = sem_shape(&r->sem, TY_PTR);
  const Lane *list = opnd_at(t, fr, in->opnd);
  uint64_t off;
  if (rs->bad || !list) return run_fail(r, t, R_UNSUP, "va_arg of such a type");
  Alloc *a = mem_at(r, t, *list, 0, 8, 1, ACC_READ | ACC_WRITE, &off);
  if (!a) return;
  Lane cur;
  mem_read(r, a, off, ps, &cur);
  if (cur.state < LS_UNK) cur.u = round_up(cur.u, 8);
  uint64_t o2;
  Alloc *b = mem_at(r, t, cur, 0, rs->store_size, 1, ACC_READ, &o2);
  if (!b) return;
  mem_read(r, b, o2, rs, t->stack + fr->base + fr->code->slot[v]);
  cur.u += u64_max(rs->store_size, 8);
  a = mem_at(r, t, *list, 0, 8, 1, ACC_WRITE, &off);
  if (a) mem_write(r, a, off, ps, &cur);
}

static void do_switch(Run *r, Thread *t, Frame *fr, const Ins *in) {
  Fn *f = fr->code->f;
  const Lane *k = opnd_at(t, fr, in->opnd);
  if (k->state >= LS_UNDEF) return run_fail(r, t, R_UB, "switch on %s", k->state == LS_POISON ? "poison" : "undef");
  if (k->state != LS_VAL) r->sem.imprecise = true;
  SemTy kt = sem_shape(&r->sem, ty(f, f->opnd[in->opnd]))->s;
  uint32_t to = 0;
  for (uint32_t i = 1; i < in->nops && !to; i++)
    if (lane_same_bits(kt, *k, *opnd_at(t, fr, in->opnd + i))) to = i;
  take_edge(r, t, fr, to);
}

static void do_indirectbr(Run *r, Thread *t, Frame *fr, const Ins *in) {
  Fn *f = fr->code->f;
  const Lane *k = opnd_at(t, fr, in->opnd);
  if (!k || k->state >= LS_UNDEF || !k->prov) return run_fail(r, t, R_UB, "indirectbr to no label");
  uint32_t id = ptr_alloc(r, 0, *k);
  const Alloc *a = &r->alloc.p[id];
  if (!id || a->kind != AK_LABEL || (Glob)a->index != f->id)
    return run_fail(r, t, R_UB, "indirectbr to no label of this function");
  Blk b = f->rare->label_slot.p[a->label];
  for (uint32_t i = 0; i < nsuccs(f, fr->blk); i++)
    if (succ(f, fr->blk, i) == b) return take_edge(r, t, fr, i);
  run_fail(r, t, R_UB, "indirectbr to a label that is not listed");
}

static void do_alloca(Run *r, Thread *t, Frame *fr, Val v, const Ins *in) {
  Fn *f = fr->code->f;
  const Lane *n = opnd_at(t, fr, in->opnd);
  if (n->state >= LS_UNDEF) return run_fail(r, t, R_UB, "alloca of an undefined size");
  Ty at = alloca_type(f, v);
  if (!ty_is_sized(r->m, at) || ty_scalable(r->m, at)) return run_fail(r, t, R_UNSUP, "alloca of such a type");
  uint64_t size = ty_alloc_size(r->m, at) * n->u, align = align_of(f, v) ? align_of(f, v) : ty_pref_align(r->m, at);
  unsigned space = ty_addrspace(r->m, in->type);
  uint32_t id = alloc_new(r, AK_ALLOCA, size, align,
                          space                                    ? space
                          : str_starts(r->m->triple, STR("nvptx")) ? 5
                                                                   : 0,
                          LS_UNDEF);
  if (!id) return;
  r->alloc.p[id].dead = fr->code->site[v]->has_lifetime;
  vec_push(&t->allocas, id);
  t->stack[fr->base + fr->code->slot[v]] = ptr_lane(r, id, space);
}

/* Everything but integer arithmetic on scalars, which run_thread does itself. */
static void step_slow(Run *r, Thread *t, Frame *fr, Val v, const Ins *in) {
  Code *c = fr->code;
  Fn *f = c->f;
  Lane *d = t->stack + fr->base + c->slot[v];
  switch (in->op) {
  case OP_RET: return do_ret(r, t, in);
  case OP_BR:
    if (!in->nops) return take_edge(r, t, fr, 0);
    else {
      const Lane *k = opnd_at(t, fr, in->opnd);
      if (!k) return run_fail(r, t, R_UNSUP, "branch on such a constant");
      bool yes = sem_decide(&r->sem, *k, "branch on poison or undef");
      if (!r->sem.ub) take_edge(r, t, fr, yes ? 0 : 1);
      return;
    }
  case OP_SWITCH: return do_switch(r, t, fr, in);
  case OP_INDIRECTBR: return do_indirectbr(r, t, fr, in);
  case OP_UNREACHABLE: return run_fail(r, t, R_UB, "unreachable reached");
  case OP_CALL:
  case OP_INVOKE:
  case OP_CALLBR: return call_exec(r, t, v, c->site[v]);
  case OP_ALLOCA: do_alloca(r, t, fr, v, in); break;
  case OP_LOAD: do_load(r, t, fr, v, in); break;
  case OP_STORE: do_store(r, t, fr, v, in); break;
  case OP_FENCE:
    if (r->cfg.races) race_fence(r, t);
    break;
  case OP_CMPXCHG:
  case OP_ATOMICRMW: do_atomic(r, t, fr, v, in); break;
  case OP_VAARG: do_va_arg(r, t, fr, v, in); break;
  case OP_GEP: {
    const Site *s = c->site[v];
    for (uint32_t i = 0; i < in->nops; i++)
      if (!s->rs || s->rs->bad || !opnd_at(t, fr, in->opnd + i))
        return run_fail(r, t, R_UNSUP, "getelementptr of such types");
    for (uint32_t i = 0; i < s->rs->n; i++) d[i] = gep_lane(r, t, fr, in, s, i);
    break;
  }
  case OP_PTRTOINT:
  case OP_PTRTOADDR:
  case OP_INTTOPTR:
  case OP_ADDRSPACECAST: {
    const Lane *x = opnd_at(t, fr, in->opnd);
    const SemShape *as = sem_shape(&r->sem, ty(f, f->opnd[in->opnd])), *rs = sem_shape(&r->sem, in->type);
    if (as->bad || rs->bad || !x) return run_fail(r, t, R_UNSUP, "cast of such a type");
    for (uint32_t i = 0; i < rs->n; i++) d[i] = ptr_cast(r, t, (Op)in->op, as->s, rs->s, x[i]);
    break;
  }
  default: {
    const Lane *ops[3];
    if (in->nops > 3) return run_fail(r, t, R_UNSUP, "%s", op_info[in->op].text);
    for (uint32_t i = 0; i < in->nops; i++)
      if (!(ops[i] = opnd_at(t, fr, in->opnd + i)))
        return run_fail(r, t, R_UNSUP, "%s of such a constant", op_info[in->op].text);
    if (!sem_exec(&r->sem, f, v, ops, d)) return run_fail(r, t, R_UNSUP, "%s", op_info[in->op].text);
    if (in->op == OP_ICMP && in->sub > ICMP_NE) { /* objects lie in no known order */
      const SemShape *as = sem_shape(&r->sem, ty(f, f->opnd[in->opnd])), *rs = sem_shape(&r->sem, in->type);
      if (as->s.cls == SC_PTR)
        for (uint32_t i = 0; i < rs->n; i++) {
          Lane x = ops[0][i], y = ops[1][i];
          bool fx = !x.prov || x.prov == PROV_ANY || r->alloc.p[x.prov].fixed,
               fy = !y.prov || y.prov == PROV_ANY || r->alloc.p[y.prov].fixed;
          if (x.prov != y.prov && x.u && y.u && !(fx && fy) && d[i].state < LS_UNK) d[i].state = LS_UNK;
        }
    }
    break;
  }
  }
  fr->cur = in->next;
}

bool run_thread(Run *r, Thread *t, uint64_t quantum) {
  while (quantum--) {
    if (UNLIKELY(++r->steps > r->cfg.max_steps))
      return run_fail(r, t, R_LIMIT, "more than %llu steps", (unsigned long long)r->cfg.max_steps), false;
    t->clock++;
    Frame *fr = &vec_last(&t->frames);
    Val v = fr->cur;
    const Ins *in = &fr->code->f->ins[v];
    unsigned o = in->op;
    if (UNLIKELY(r->cfg.count)) count_step(r, t, fr, v, in);
    if (o >= OP_ADD && o <= OP_XOR && in->type >= TY_I1 && in->type <= TY_I64) {
      static const uint8_t width[] = {1, 8, 16, 32, 64};
      const Lane *a = opnd_at(t, fr, in->opnd), *b = opnd_at(t, fr, in->opnd + 1);
      if (a && b) {
        t->stack[fr->base + fr->code->slot[v]] = sem_bin(&r->sem, (Op)o, in->flags,
                                                         (SemTy){SC_INT, 0, width[in->type - TY_I1]}, *a, *b);
        fr->cur = in->next;
      } else run_fail(r, t, R_UNSUP, "%s of such a constant", op_info[o].text);
    } else step_slow(r, t, fr, v, in);
    if (UNLIKELY(r->sem.ub != NULL)) {
      if (t->frames.n) vec_last(&t->frames).cur = v;
      run_fail(r, t, R_UB, "%s", r->sem.ub);
    }
    if (UNLIKELY(r->sem.unsup != NULL)) run_fail(r, t, R_UNSUP, "%s", r->sem.unsup);
    if (UNLIKELY(r->status != R_OK)) return false;
    if (t->state != TS_RUN) return true;
  }
  return true;
}

void run_rewind(Run *r) {
  for (uint32_t i = 0; i < r->nthreads; i++) {
    Thread *t = &r->threads[i];
    vec_free(&t->frames);
    vec_free(&t->allocas);
    vec_free(&t->ways);
    mem_free(t->stack);
  }
  mem_free(r->threads);
  r->threads = NULL;
  r->nthreads = 0;
  r->status = R_OK;
  r->steps = 0;
  r->msg[0] = 0;
  r->sem.ub = r->sem.unsup = NULL;
  r->sem.imprecise = false;
  vec_clear(&r->ready);
}

bool launch_fits(const Fn *f, const uint32_t *block) {
  LaunchBounds b = launch_bounds(f);
  for (unsigned i = 0; i < 3; i++)
    if (b.block[i] && block[i] != b.block[i]) return false;
  return !b.max_threads || (uint64_t)block[0] * block[1] * block[2] <= b.max_threads;
}
RunStatus run_call(Run *r, Glob g, const Lane *args, Lane *result) {
  if (r->status != R_OK) return r->status;
  uint64_t per = (uint64_t)r->cfg.block[0] * r->cfg.block[1] * r->cfg.block[2],
           nb = (uint64_t)r->cfg.grid[0] * r->cfg.grid[1] * r->cfg.grid[2];
  if (!per || !nb || per * nb > MAX_THREADS || per > 1024)
    return run_fail(r, NULL, R_UNSUP, "a grid of %llu blocks of %llu threads", (unsigned long long)nb,
                    (unsigned long long)per),
           r->status;
  r->nthreads = (uint32_t)(per * nb);
  r->nblocks = (uint32_t)nb;
  r->per_block = (uint32_t)per;
  if (r->nthreads == 1 || r->nthreads > MAX_CLOCK_THREADS) r->cfg.races = false;
  r->result = result;
  r->threads = mem_zalloc(r->nthreads * sizeof *r->threads);
  r->blocks = ARENA_ZARRAY(&r->arena, Block, r->nblocks);
  Fn *f = glob(r->m, g)->fn;
  ASSERT(f);
  if (!launch_fits(f, r->cfg.block))
    return run_fail(r, NULL, R_UB, "launch with blocks of %u x %u x %u threads, outside of the kernel's bounds",
                    r->cfg.block[0], r->cfg.block[1], r->cfg.block[2]),
           r->status;
  const SemShape **as = ARENA_ZARRAY(&r->arena, const SemShape *, f->nargs + 1);
  const Lane **av = ARENA_ZARRAY(&r->arena, const Lane *, f->nargs + 1);
  uint32_t at = 0;
  for (uint32_t i = 0; i < f->nargs; i++) {
    as[i] = sem_shape(&r->sem, ty(f, fn_arg(f, i)));
    if (as[i]->bad) return run_fail(r, NULL, R_UNSUP, "argument of such a type"), r->status;
    for (uint32_t k = 0; k < as[i]->n; k++)
      if (as[i]->leaf[k].cls == SC_PTR && as[i]->leaf[k].bits < 32)
        return run_fail(r, NULL, R_UNSUP, "pointers of %u bits", as[i]->leaf[k].bits), r->status;
    av[i] = args + at;
    at += as[i]->n;
  }
  Lane *copy = ARENA_ZARRAY(&r->arena, Lane, at + 1);
  memcpy(copy, args, at * sizeof *copy);
  for (uint32_t b = 0; b < r->nblocks; b++) {
    Block *B = &r->blocks[b];
    *B = (Block){.index = b, .nlive = r->per_block, .threads = r->threads + (size_t)b * r->per_block};
    B->shared = ARENA_ZARRAY(&r->arena, Alloc, r->shared_ids.n + 1);
    for (uint32_t i = 0; i < r->shared_ids.n; i++) {
      Alloc *a = &B->shared[i];
      *a = r->alloc.p[r->shared_ids.p[i]];
      if (a->size) {
        a->data = mem_zalloc(a->size);
        a->shadow = mem_alloc(a->size);
        memset(a->shadow, LS_UNDEF, a->size);
      }
    }
  }
  Module *m = r->m;
  for (uint32_t i = 0; i < r->nthreads; i++) {
    Thread *t = &r->threads[i];
    t->id = i + 1;
    t->block = &r->blocks[i / r->per_block];
    t->tid = i % r->per_block;
    t->state = TS_RUN;
    if (!frame_push(r, t, g, av, as, f->nargs)) return r->status;
    Frame *fr = &vec_last(&t->frames);
    for (uint32_t k = 0; k < f->nargs; k++)
      attrs_apply(r, t, attrlist_param(m, glob(m, g)->fattrs, k), as[k],
                  t->stack + fr->base + fr->code->slot[fn_arg(f, k)], "argument");
    if (r->status != R_OK) return r->status;
  }
  grid_run(r);
  return r->status;
}
