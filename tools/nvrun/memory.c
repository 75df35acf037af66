/* memory.c: the interpreter's memory: allocations, loads and stores of lanes, constants and initial values of
 * globals. Source: LangRef "Pointer Aliasing Rules", "load", "store", "Global Variables". Caps: MAX_LIVE_BYTES in
 * all, MAX_CON_DEPTH.
 */
#include "tools/nvrun/nvrun.h"

/* The windows lie below what is an input, at multiples of their size that the seed chooses among WINDOW_PLACES for
 * each. */
enum { WINDOW_PLACES = 7, WINDOW_BITS = 32, WINDOW_BITS_SMALL = 24 /* with generic pointers of 32 bits */ };
enum { MAX_CON_DEPTH = 256 /* nesting of constants; beyond it a constant cannot be evaluated */, REDZONE = 32 };

void memory_init(Run *r) {
  static const uint64_t fixed[REGIONS - WINDOWS] = {0x20000000, 0x40000000, 0x80000000};
  r->window_bits = ptr_bits(r->m, 0) > 32 ? WINDOW_BITS : WINDOW_BITS_SMALL;
  uint64_t s = r->cfg.seed;
  for (unsigned g = 0; g < REGIONS; g++) {
    s = s * 6364136223846793005ull + 1442695040888963407ull;
    r->base[g] = g < WINDOWS ? (1 + g * (WINDOW_PLACES + 1) + (s >> 33) % WINDOW_PLACES) << r->window_bits
                             : fixed[g - WINDOWS];
  }
}
static unsigned window_of_space(unsigned space) {
  return space == 3 || space == 7 ? REG_SHARED
         : space == 4             ? REG_CONST
         : space == 5             ? REG_LOCAL
         : space == 101           ? REG_PARAM
                                  : WINDOWS;
}
/* The window in which an address of the space is an offset; WINDOWS: none, the address is the generic one. */
static unsigned window_of(const Run *r, unsigned space, uint32_t prov) {
  if (prov != PROV_NONE && prov != PROV_ANY && window_of_space(r->alloc.p[prov].space) == WINDOWS) return WINDOWS;
  return window_of_space(space);
}
uint64_t ptr_generic(const Run *r, unsigned space, Lane p) {
  unsigned w = window_of(r, space, p.prov);
  return w == WINDOWS ? p.u : r->base[w] | (p.u & mask64(r->window_bits));
}
static uint64_t ptr_in(const Run *r, unsigned space, uint32_t prov, uint64_t addr) {
  return window_of(r, space, prov) == WINDOWS ? addr : addr & mask64(r->window_bits);
}
Lane ptr_lane(const Run *r, uint32_t id, unsigned space) {
  return (Lane){.u = ptr_in(r, space, id, r->alloc.p[id].base), .prov = id};
}
uint32_t ptr_alloc(Run *r, unsigned space, Lane p) {
  return p.prov == PROV_ANY ? alloc_find(r, ptr_generic(r, space, p)) : p.prov;
}
Lane ptr_convert(Run *r, unsigned from, unsigned to, unsigned bits, Lane p) {
  uint64_t addr = ptr_generic(r, from, p);
  if (p.prov == PROV_ANY &&
      from != to) { /* a number that leads to an object of no space in particular: of every space from here on */
    uint32_t id = alloc_find(r, addr);
    if (id && window_of_space(r->alloc.p[id].space) == WINDOWS) p.prov = id;
  }
  p.u = ptr_in(r, to, p.prov, addr) & mask64(bits);
  return p;
}

Alloc *alloc_get(Run *r, Thread *t, uint32_t id) {
  Alloc *a = &r->alloc.p[id];
  return a->kind == AK_SHARED && t ? &t->block->shared[a->index] : a;
}

uint32_t alloc_new(Run *r, AllocKind k, uint64_t size, uint64_t align, unsigned space, unsigned state) {
  unsigned reg = window_of_space(space);
  if (reg == WINDOWS) reg = k == AK_BUFFER ? REG_BUFFER : k == AK_ALLOCA ? REG_STACK : REG_GLOBAL;
  uint64_t min = k == AK_BUFFER ? 256 : k == AK_ALLOCA ? 4 : 16;
  if (size > MAX_LIVE_BYTES || r->live_bytes + size > MAX_LIVE_BYTES)
    return run_fail(r, NULL, R_UNSUP, "out of interpreter memory"), 0;
  Alloc a = {.size = size, .kind = (uint8_t)k, .space = (uint8_t)space, .live = true, .fixed = k == AK_BUFFER};
  a.base = round_up(r->top[reg] ? r->top[reg] : r->base[reg], u64_max(align, min));
  if (reg < WINDOWS && a.base + size > r->base[reg] + mask64(r->window_bits))
    return run_fail(r, NULL, R_UNSUP, "out of interpreter memory"), 0;
  r->top[reg] = a.base + size + REDZONE; /* one past the end is never the next object */
  if (size && k != AK_SHARED) {
    a.data = mem_zalloc(size);
    a.shadow = mem_alloc(size);
    memset(a.shadow, (int)state, size);
    r->live_bytes += size;
  }
  if (!r->alloc.n) vec_push(&r->alloc, (Alloc){0});
  vec_push(&r->alloc, a);
  vec_push(&r->region[reg], r->alloc.n - 1);
  return r->alloc.n - 1;
}

void alloc_kill(Run *r, uint32_t id) {
  Alloc *a = &r->alloc.p[id];
  a->live = false;
  r->live_bytes -= a->data ? a->size : 0;
  mem_free(a->data);
  mem_free(a->shadow);
  mem_free(a->prov);
  mem_free(a->cells);
  a->data = a->shadow = NULL;
  a->prov = NULL;
  a->cells = NULL;
}

uint32_t alloc_find(Run *r, uint64_t addr) {
  for (unsigned g = 0; g < REGIONS; g++) {
    VecU32 *v = &r->region[g];
    uint32_t lo = 0, hi = v->n;
    while (lo < hi) { /* first that starts after addr */
      uint32_t mid = (lo + hi) / 2;
      if (r->alloc.p[v->p[mid]].base <= addr) lo = mid + 1;
      else hi = mid;
    }
    if (!lo) continue;
    Alloc *a = &r->alloc.p[v->p[lo - 1]];
    if (a->live && addr - a->base <= a->size) return v->p[lo - 1];
  }
  return 0;
}

static bool space_ok(const Alloc *a, unsigned space) {
  if (space == 0 || a->space == SPACE_ANY || a->space == 0) return true;
  return a->space == space || (space == 7 && a->space == 3);
}

Alloc *mem_at(Run *r, Thread *t, Lane p, unsigned space, uint64_t n, uint64_t align, unsigned acc, uint64_t *off) {
  const char *what = acc & ACC_WRITE ? (acc & ACC_READ ? "atomic access to" : "store to") : "load from";
  if (p.state >= LS_UNDEF)
    return run_fail(r, t, R_UB, "%s %s address", what, p.state == LS_POISON ? "a poison" : "an undef"), NULL;
  if (p.state != LS_VAL) r->sem.imprecise = true;
  if (p.prov == PROV_NONE) {
    if (p.u) run_fail(r, t, R_UB, "%s address 0x%llx, which belongs to no object", what, (unsigned long long)p.u);
    else run_fail(r, t, R_UB, "%s null", what);
    return NULL;
  }
  uint64_t addr = ptr_generic(r, space, p);
  uint32_t id = ptr_alloc(r, space, p);
  if (!id) return run_fail(r, t, R_UB, "%s address 0x%llx, where nothing lives", what, (unsigned long long)p.u), NULL;
  Alloc *a = alloc_get(r, t, id);
  if (!a->live)
    return run_fail(r, t, R_UB, "%s %s", what,
                    a->kind == AK_ALLOCA ? "an alloca whose function has returned" : "freed memory"),
           NULL;
  uint64_t o = addr - a->base;
  if (o > a->size || a->size - o < n || a->kind >= AK_FUNC) {
    run_fail(r, t, R_UB, "%s %llu bytes at offset %lld of an object of %llu bytes", what, (unsigned long long)n,
             (long long)o, (unsigned long long)a->size);
    return NULL;
  }
  if (align > 1 && (addr & (align - 1)))
    return run_fail(r, t, R_UB, "%s a misaligned address: 0x%llx (align %llu)", what, (unsigned long long)p.u,
                    (unsigned long long)align),
           NULL;
  if (!space_ok(a, space))
    return run_fail(r, t, R_UB, "%s memory of address space %u through a pointer to address space %u", what, a->space,
                    space),
           NULL;
  if ((acc & ACC_WRITE) && a->readonly) return run_fail(r, t, R_UB, "store to a constant"), NULL;
  if ((acc & ACC_WRITE) && a->dead) return run_fail(r, t, R_UB, "store to an alloca outside its lifetime"), NULL;
  if (r->cfg.races && n && t->vc)
    race_access(r, t, a, o, n, acc); /* no clock yet: the copy of a byval argument at launch */
  *off = o;
  return a;
}

static unsigned merge_state(const uint8_t *sh, uint64_t n, bool fp) {
  unsigned worst = 0, undef = 0, nan = 0, apx = 0;
  for (uint64_t i = 0; i < n; i++) {
    unsigned s = sh[i];
    undef += s == LS_UNDEF;
    nan += s == LS_NAN;
    apx += s == LS_APX;
    if (s > worst) worst = s;
  }
  if (worst == LS_VAL || worst == LS_POISON) return worst;
  if (undef == n) return LS_UNDEF;
  if (fp && nan == n) return LS_NAN;
  if (fp && apx == n) return LS_APX;
  return LS_UNK;
}

static uint64_t get_le(const uint8_t *p, uint64_t n) {
  uint64_t x = 0;
  memcpy(&x, p, n);
  return x;
}

static Lane read_leaf(Run *r, Alloc *a, uint64_t off, SemTy t) {
  uint64_t n = (t.bits + 7) / 8;
  const uint8_t *d = a->data + off, *sh = a->shadow + off;
  Lane l = {0};
  if (UNLIKELY(r->sem.big) && n > 1) {
    uint8_t *rev = arena_alloc(&r->arena, n);
    for (uint64_t i = 0; i < n; i++) rev[i] = d[n - 1 - i];
    d = rev;
  }
  if (LIKELY(n <= 8)) {
    l.u = get_le(d, n);
    if (get_le(sh, n)) l.state = (uint8_t)merge_state(sh, n, t.cls == SC_FP);
    if (t.bits % 8 && (l.u & ~mask64(t.bits))) { /* not written as this type */
      l.u &= mask64(t.bits);
      if (l.state < LS_UNK) l.state = LS_UNK;
    }
  } else {
    uint64_t *w = arena_zalloc(&r->arena, round_up(n, 8));
    memcpy(w, d, n);
    l = lane_of_ap(ap_from_words(&r->arena, t.bits, w, (uint32_t)(n + 7) / 8));
    l.state = (uint8_t)merge_state(sh, n, t.cls == SC_FP);
  }
  if (UNLIKELY(a->dead)) return lane_poison();
  if (t.cls == SC_PTR) {
    if (l.state < LS_UNDEF) {
      uint32_t pv = 0;
      if (a->prov) {
        pv = a->prov[off];
        for (uint64_t i = 1; i < n; i++)
          if (a->prov[off + i] != pv) pv = 0;
      }
      l.prov = pv ? pv : l.u ? PROV_ANY : 0;
    }
  } else if (UNLIKELY(a->prov != NULL)) {
    uint32_t pv = 0;
    uint64_t same = 0;
    for (uint64_t i = 0; i < n; i++) {
      uint32_t q = a->prov[off + i];
      if (q && q != PROV_ANY && !r->alloc.p[q].fixed) {
        if (q != pv) same = 0;
        pv = q;
        same++;
      }
    }
    if (pv) {
      if (same == n && n == 8 && t.cls == SC_INT) l.prov = pv;
      else if (l.state < LS_UNK) l.state = LS_UNK;
    }
  }
  return l;
}

static void write_leaf(Run *r, Alloc *a, uint64_t off, SemTy t, Lane l) {
  uint64_t n = (t.bits + 7) / 8;
  uint8_t *d = a->data + off;
  memset(a->shadow + off, l.state, n);
  if (l.state != LS_POISON) {
    if (n <= 8) memcpy(d, &l.u, n);
    else memcpy(d, l.w, n);
    if (UNLIKELY(r->sem.big))
      for (uint64_t i = 0; i < n / 2; i++) {
        uint8_t x = d[i];
        d[i] = d[n - 1 - i];
        d[n - 1 - i] = x;
      }
  }
  uint32_t pv = l.state == LS_POISON ? 0 : l.prov;
  if (pv && !a->prov) a->prov = mem_zalloc(a->size * sizeof *a->prov);
  if (a->prov)
    for (uint64_t i = 0; i < n; i++) a->prov[off + i] = pv;
}

void mem_read(Run *r, Alloc *a, uint64_t off, const SemShape *s, Lane *out) {
  if (LIKELY(!s->nelem)) {
    if (s->n) out[0] = read_leaf(r, a, off, s->s);
    return;
  }
  if (!s->packed_bits) {
    for (uint32_t i = 0; i < s->n; i++) out[i] = read_leaf(r, a, off + s->off[i] / 8, s->leaf[i]);
    return;
  }
  if (r->sem.big) return run_fail(r, NULL, R_UNSUP, "big-endian vector of odd elements");
  uint32_t bits = (uint32_t)s->store_size * 8;
  uint64_t *w = arena_zalloc(&r->arena, round_up(s->store_size, 8)); /* bytes of lanes that are poison, too */
  memcpy(w, a->data + off, s->store_size);
  Ap x = ap_from_words(&r->arena, bits, w, (uint32_t)(s->store_size + 7) / 8);
  for (uint32_t i = 0; i < s->n; i++) {
    uint64_t at = s->off[i], b0 = at / 8, b1 = (at + s->leaf[i].bits + 7) / 8;
    out[i] = lane_of_ap(ap_extract(&r->arena, x, (uint32_t)at, s->leaf[i].bits));
    out[i].state = (uint8_t)merge_state(a->shadow + off + b0, b1 - b0, s->leaf[i].cls == SC_FP);
    if (out[i].state == LS_POISON || a->dead) out[i] = lane_poison();
  }
}

void mem_write(Run *r, Alloc *a, uint64_t off, const SemShape *s, const Lane *in) {
  if (LIKELY(!s->nelem)) {
    if (s->n) write_leaf(r, a, off, s->s, in[0]);
    return;
  }
  if (!s->packed_bits) {
    for (uint32_t i = 0; i < s->n; i++) write_leaf(r, a, off + s->off[i] / 8, s->leaf[i], in[i]);
    return;
  }
  if (r->sem.big) return run_fail(r, NULL, R_UNSUP, "big-endian vector of odd elements");
  uint32_t bits = (uint32_t)s->store_size * 8;
  Ap x = ap_zero(&r->arena, bits);
  uint8_t *st = arena_zalloc(&r->arena, s->store_size);
  for (uint32_t i = 0; i < s->n; i++) {
    if (in[i].state != LS_POISON) x = ap_insert(&r->arena, x, lane_ap(s->leaf[i], in[i]), (uint32_t)s->off[i]);
    for (uint64_t b = s->off[i] / 8; b < (s->off[i] + s->leaf[i].bits + 7) / 8; b++)
      if (in[i].state > st[b]) st[b] = in[i].state;
  }
  write_leaf(r, a, off, (SemTy){SC_INT, 0, bits}, lane_of_ap(x));
  memcpy(a->shadow + off, st, s->store_size);
}

void mem_copy(Run *r, Alloc *d, uint64_t doff, Alloc *s, uint64_t soff, uint64_t n) {
  (void)r;
  if (!n) return;
  memmove(d->data + doff, s->data + soff, n);
  if (s->dead) memset(d->shadow + doff, LS_POISON, n);
  else memmove(d->shadow + doff, s->shadow + soff, n);
  if (s->prov && !d->prov) d->prov = mem_zalloc(d->size * sizeof *d->prov);
  if (d->prov) {
    if (s->prov) memmove(d->prov + doff, s->prov + soff, n * sizeof *d->prov);
    else memset(d->prov + doff, 0, n * sizeof *d->prov);
  }
}

/* ---- constants ---- */
static bool gep_lanes(Run *r, ConPool *p, const ConExpr *e, const SemShape *rs, Lane *out, unsigned depth) {
  SemCtx *c = &r->sem;
  Val ops[16];
  if (rs->n != 1 || e->n > 16 || e->n == 0) return false;
  memcpy(ops, e->ops, e->n * sizeof *ops);
  Lane b;
  if (!con_lanes(r, p, ops[0], &b, depth + 1) || b.state == LS_POISON) return false;
  Ty t = e->extra;
  uint64_t at = b.u;
  for (uint32_t i = 1; i < e->n; i++) {
    Lane k;
    const SemShape *ks = sem_shape(c, con_type(p, ops[i]));
    if (ks->n != 1 || !con_lanes(r, p, ops[i], &k, depth + 1) || k.state) return false;
    int64_t x = ap_get_i64(lane_ap(ks->s, k));
    if (i == 1) at += (uint64_t)x * ty_alloc_size(c->m, t);
    else if (ty_kind(c->m, t) == TK_STRUCT) {
      at += ty_field_offset(c->m, t, (uint32_t)x);
      t = ty_field(c->m, t, (uint64_t)x);
    } else {
      t = ty_elem(c->m, t);
      at += (uint64_t)x * ty_alloc_size(c->m, t);
    }
  }
  b.u = at & mask64(rs->s.bits);
  out[0] = b;
  return true;
}

static bool expr_lanes(Run *r, ConPool *p, Val v, Lane *out, unsigned depth) {
  ConExpr e = con_expr_get(p, v);
  SemCtx *c = &r->sem;
  const SemShape *rs = sem_shape(c, e.type);
  if (rs->bad) return false;
  if (e.op == OP_GEP) return gep_lanes(r, p, &e, rs, out, depth);
  if (e.n == 0 || e.n > 2) return false;
  Lane *a[2];
  const SemShape *as[2];
  Val ops[2];
  memcpy(ops, e.ops, e.n * sizeof *ops);
  for (uint32_t i = 0; i < e.n; i++) {
    as[i] = sem_shape(c, con_type(p, ops[i]));
    if (as[i]->bad) return false;
    a[i] = ARENA_ZARRAY(&r->arena, Lane, as[i]->n + 1);
    if (!con_lanes(r, p, ops[i], a[i], depth + 1)) return false;
  }
  Op o = (Op)e.op;
  if (o == OP_BITCAST) {
    sem_bitcast(c, as[0], a[0], rs, out);
    return !c->unsup;
  }
  for (uint32_t i = 0; i < rs->n; i++) {
    if ((unsigned)o >= OP_FIRST_BIN && (unsigned)o <= OP_LAST_BIN)
      out[i] = sem_bin(c, o, e.flags, rs->s, a[0][i], a[1][i]);
    else if (o == OP_TRUNC || o == OP_ZEXT || o == OP_SEXT) out[i] = sem_cast(c, o, e.flags, as[0]->s, rs->s, a[0][i]);
    else if (o == OP_PTRTOINT || o == OP_PTRTOADDR) {
      if (rs->s.bits > 64) return false;
      out[i] = a[0][i];
      out[i].u &= mask64(rs->s.bits);
    } else if (o == OP_INTTOPTR) {
      out[i] = a[0][i];
      if (!out[i].prov) out[i].prov = out[i].u ? PROV_ANY : 0;
    } else if (o == OP_ADDRSPACECAST)
      out[i] = ptr_convert(r, sem_space(as[0]->leaf[i]), sem_space(rs->leaf[i]), rs->s.bits, a[0][i]);
    else return false;
  }
  return !c->unsup && !c->ub;
}

bool con_lanes(Run *r, ConPool *p, Val v, Lane *out, unsigned depth) {
  if (depth > MAX_CON_DEPTH) return false;
  v = con_twin(p, v);
  const SemShape *s = sem_shape(&r->sem, con_type(p, v));
  Con c = *con_rec(p, v);
  switch (c.kind) { /* what has no value */
  case CON_MD:
  case CON_INTRIN:
  case CON_ASM: return out[0] = lane_val(0), true;
  default: break;
  }
  if (s->bad) return false;
  switch (c.kind) {
  case CON_INT: {
    Ap a = con_get_ap(p, v);
    out[0] = lane_of_ap(a.bits > 64 ? ap_copy(&r->arena, a) : a);
    return true;
  }
  case CON_FP: out[0] = lane_of_fp(&r->sem, s->s, con_get_fp(p, v)); return true;
  case CON_NULL:
  case CON_TOKEN: out[0] = lane_val(0); return true;
  case CON_ZERO:
    for (uint32_t i = 0; i < s->n; i++) out[i] = lane_of_ap(ap_zero(&r->arena, s->leaf[i].bits));
    return true;
  case CON_UNDEF:
    for (uint32_t i = 0; i < s->n; i++) out[i] = lane_undef(&r->sem, s->leaf[i]);
    return true;
  case CON_POISON:
    for (uint32_t i = 0; i < s->n; i++) out[i] = lane_poison();
    return true;
  case CON_AGG:
    for (uint32_t i = 0; i < c.b; i++)
      if (!con_lanes(r, p, con_op(p, v, i), out + s->first[i], depth + 1)) return false;
    return true;
  case CON_SPLAT:
    if (!con_lanes(r, p, con_op(p, v, 0), out, depth + 1)) return false;
    for (uint32_t i = 1; i < s->n; i++) out[i] = out[0];
    return true;
  case CON_DATA: {
    size_t n;
    const uint8_t *d = con_data_bytes(p, v, &n);
    for (uint32_t i = 0; i < s->n; i++) out[i] = lane_val(get_le(d + s->off[i] / 8, s->leaf[i].bits / 8));
    return true;
  }
  case CON_GLOBAL:
  case CON_DSO_EQUIV:
  case CON_NO_CFI: {
    Glob g = (Glob)c.a;
    if (glob(r->m, g)->kind == GK_ALIAS) return con_lanes(r, &r->m->con, glob(r->m, g)->init, out, depth + 1);
    if (glob(r->m, g)->kind == GK_IFUNC || !r->glob_alloc[g]) return false;
    out[0] = ptr_lane(r, r->glob_alloc[g], sem_space(s->s));
    return true;
  }
  case CON_BLOCKADDR: { /* labels get their allocation on first use */
    for (uint32_t i = 1; i < r->alloc.n; i++)
      if (r->alloc.p[i].kind == AK_LABEL && r->alloc.p[i].index == c.a && r->alloc.p[i].label == c.b)
        return out[0] = ptr_lane(r, i, 0), true;
    uint32_t id = alloc_new(r, AK_LABEL, 0, 16, 0, LS_VAL);
    if (!id) return false;
    r->alloc.p[id].index = c.a;
    r->alloc.p[id].label = c.b;
    out[0] = ptr_lane(r, id, 0);
    return true;
  }
  case CON_ADDR:
    if (!con_lanes(r, p, con_op(p, v, 0), out, depth + 1)) return false;
    for (uint32_t i = 0; i < s->n; i++)
      if (out[i].state != LS_POISON) out[i].u = (out[i].u + (uint64_t)con_addr_offset(p, v)) & mask64(s->s.bits);
    return true;
  case CON_EXPR: return expr_lanes(r, p, v, out, depth);
  default: return false;
  }
}

/* ---- globals ---- */
static void init_from(Run *r, uint32_t id, Val init) {
  ConPool *p = &r->m->con;
  Val v = con_twin(p, init);
  Alloc *a = &r->alloc.p[id];
  ConKind k = con_kind(p, v);
  if (!a->size) return;
  memset(a->shadow, LS_VAL, a->size);
  if (k == CON_ZERO || k == CON_NULL) return;
  if (k == CON_DATA && !r->sem.big) {
    size_t n;
    const uint8_t *d = con_data_bytes(p, v, &n);
    memcpy(a->data, d, u64_min(n, a->size));
    return;
  }
  if (k == CON_UNDEF || k == CON_POISON) return (void)memset(a->shadow, LS_UNDEF, a->size);
  const SemShape *s = sem_shape(&r->sem, con_type(p, v));
  Lane *l = s->bad ? NULL : ARENA_ZARRAY(&r->arena, Lane, s->n + 1);
  bool ok = l && con_lanes(r, p, v, l, 0);
  a = &r->alloc.p[id];
  if (ok) mem_write(r, a, 0, s, l);
  else memset(a->shadow, LS_UNK, a->size);
}

/* Somebody else's contents: fixed, but nothing the module knows; made from the name so that two modules agree. */
static void init_foreign(Alloc *a, Str name) {
  uint64_t h = 0x243F6A8885A308D3ull;
  for (uint32_t i = 0; i < name.n; i++) h = (h ^ (uint8_t)name.p[i]) * 0x100000001B3ull;
  for (uint64_t i = 0; i < a->size; i++) {
    h = h * 6364136223846793005ull + 1442695040888963407ull;
    a->data[i] = (uint8_t)(h >> 56);
  }
  if (a->size) memset(a->shadow, LS_VAL, a->size);
}

void globals_init(Run *r) {
  Module *m = r->m;
  r->glob_alloc = ARENA_ZARRAY(&r->arena, uint32_t, m->glob.n + 1);
  uint32_t dynamic = 0;
  FOR_EACH_GLOB(m, g) {
    Global *G = glob(m, g);
    uint32_t id = 0;
    if (G->kind == GK_FUNC) {
      if (!(id = alloc_new(r, AK_FUNC, 0, 16, 0, LS_VAL))) return;
      r->alloc.p[id].index = g;
      r->glob_alloc[g] = id;
      continue;
    }
    if (G->kind != GK_VAR || !ty_is_sized(m, G->type) || ptr_bits(m, G->addrspace) < 32)
      continue; /* no address: cannot be evaluated */
    uint64_t size = ty_alloc_size(m, G->type),
             align = u64_max(G->align ? 1ull << (G->align - 1) : 0, ty_abi_align(m, G->type));
    if (G->addrspace == 3) {
      bool dyn = G->is_decl && size == 0;
      if (dyn && dynamic) {
        r->glob_alloc[g] = dynamic; /* every extern __shared__ array is the same memory */
        continue;
      }
      if (!(id = alloc_new(r, AK_SHARED, dyn ? r->cfg.smem : size, dyn ? 256 : align, 3, LS_UNDEF))) return;
      r->alloc.p[id].index = r->shared_ids.n;
      vec_push(&r->shared_ids, id);
      if (dyn) dynamic = id;
    } else {
      if (!(id = alloc_new(r, AK_GLOBAL, size, align, G->addrspace ? G->addrspace : SPACE_ANY, LS_UNDEF))) return;
      r->alloc.p[id].readonly = G->constant || G->addrspace == 4;
    }
    r->alloc.p[id].glob = g;
    r->glob_alloc[g] = id;
  }
  FOR_EACH_GLOB(m, g) {
    Global *G = glob(m, g);
    uint32_t id = r->glob_alloc[g];
    if (!id || G->kind != GK_VAR || r->alloc.p[id].kind != AK_GLOBAL) continue;
    if (!G->is_decl && G->init && !G->externally_initialized) init_from(r, id, G->init);
    else init_foreign(&r->alloc.p[id], G->name);
  }
}
