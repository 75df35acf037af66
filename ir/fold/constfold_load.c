/* constfold_load.c: loads from constant globals. The initialiser is walked by type down to the element at the offset;
 * where the type there is another than the loaded one, up to CAP_FOLD_LOAD_BYTES bytes are gathered and reread, in the
 * byte order of the data layout. */
#include "ir/cap.h"
#include "ir/fold/fold.h"

/* Element i of an aggregate of the module's pool, which is only read: functions run on several threads. VAL_NONE
 * where the element is not a constant of its own (data arrays, uniform values). */
static Val elem_ro(const ConPool *q, Val v, uint64_t i) {
  const Con *c = con_rec(q, v);
  if (c->kind == CON_SPLAT) return (Val)c->a;
  return c->kind == CON_AGG && i < c->b ? (Val)q->list.p[c->a + i] : VAL_NONE;
}

/* Writes the bytes [off, off + n) of constant v (of pool q) that lie in it; undefined bytes stay 0. False when one is
 * not known. */
typedef struct Todo {
  Val v;
  int64_t off;
} Todo; /* the element starts `off` bytes after the first byte wanted (may be negative) */
static bool gather(const ConPool *q, Arena *A, Val v0, int64_t off0, uint8_t *out, uint32_t n, bool *undef) {
  Module *m = q->m;
  Todo st[256];
  uint32_t sp = 0;
  bool big = dl_big_endian(m);
  st[sp++] = (Todo){v0, off0};
  *undef = false;
  while (sp) {
    Todo d = st[--sp];
    Val v = con_twin(q, d.v);
    Ty t = con_type(q, v);
    if (!ty_is_sized(m, t) || ty_scalable(m, t)) return false;
    int64_t size = (int64_t)ty_store_size(m, t);
    if (d.off >= (int64_t)n || d.off + size <= 0) continue;
    switch (con_kind(q, v)) {
    case CON_NULL:
    case CON_ZERO: break;
    case CON_UNDEF:
    case CON_POISON: *undef = true; break;
    case CON_INT:
    case CON_FP: {
      Ap a;
      if (con_kind(q, v) == CON_INT) a = con_get_ap(q, v);
      else a = fp_to_bits(A, fp_kind_of(t), con_get_fp(q, v));
      if (ty_bits(m, t) % 8 && d.off != 0) return false;
      for (int64_t i = 0; i < size; i++) {
        int64_t at = d.off + i;
        if (at < 0 || at >= (int64_t)n) continue;
        int64_t k = big ? size - 1 - i : i;
        out[at] = (uint8_t)(ap_words(&a)[k / 8] >> (k % 8 * 8));
      }
      break;
    }
    case CON_DATA: {
      size_t len;
      const uint8_t *b = con_data_bytes(q, v, &len);
      int64_t es = big ? (int64_t)ty_store_size(m, ty_elem(m, t))
                       : 1; /* the pool holds elements with the low byte first */
      for (uint32_t i = 0; i < n; i++) {
        int64_t at = (int64_t)i - d.off;
        if (at >= 0 && at < (int64_t)len) out[i] = b[at / es * es + (es - 1 - at % es)];
      }
      break;
    }
    case CON_AGG:
    case CON_SPLAT: {
      uint64_t cnt = con_nelems(q, v);
      TyKind k = ty_kind(m, t);
      uint64_t lo = 0, hi = cnt;
      uint64_t es = 0;
      if (k != TK_STRUCT) {
        Ty et = ty_elem(m, t);
        if (k == TK_VECTOR && ty_size_bits(m, et) % 8) return false;
        es = k == TK_VECTOR ? ty_size_bits(m, et) / 8 : ty_alloc_size(m, et);
        if (!es) break;
        if (d.off < 0) lo = (uint64_t)-d.off / es;
        hi = u64_min(cnt, ((uint64_t)((int64_t)n - d.off) + es - 1) / es);
      }
      for (uint64_t i = lo; i < hi; i++) {
        Val e = elem_ro(q, v, i);
        if (!e) return false;
        int64_t eo = d.off + (int64_t)(k == TK_STRUCT ? ty_field_offset(m, t, (uint32_t)i) : i * es);
        if (k == TK_STRUCT && (eo >= (int64_t)n || eo + (int64_t)ty_store_size(m, con_type(q, e)) <= 0)) continue;
        if (sp == ARRAY_LEN(st)) return false;
        st[sp++] = (Todo){e, eo};
      }
      break;
    }
    default: return false;
    }
  }
  return true;
}

Val con_fold_load(ConPool *p, Module *m, Glob g, uint64_t offset, Ty t) {
  const Global *gl = glob(m, g);
  for (int depth = 0; gl->kind == GK_ALIAS && !at_cap(m, FOLD_LOAD_DEPTH, depth); depth++) {
    if (glob_is_interposable(gl) || !gl->init) return VAL_NONE;
    Val to = con_twin(&m->con, gl->init);
    if (con_kind(&m->con, to) == CON_ADDR) {
      int64_t off = con_addr_offset(&m->con, to);
      to = con_op(&m->con, to, 0);
      if (off < 0 || offset > INT64_MAX || (uint64_t)off > INT64_MAX - offset) return VAL_NONE;
      offset += (uint64_t)off;
    }
    if (con_kind(&m->con, to) != CON_GLOBAL) return VAL_NONE;
    gl = glob(m, con_glob(&m->con, to));
  }
  if (gl->kind != GK_VAR || !gl->constant || gl->is_decl || !gl->init || gl->externally_initialized ||
      glob_is_interposable(gl))
    return VAL_NONE;
  if (!ty_is_sized(m, t) || ty_scalable(m, t) || !ty_is_sized(m, gl->type)) return VAL_NONE;
  uint64_t size = ty_store_size(m, t);
  if (offset > (uint64_t)INT64_MAX) return VAL_NONE; /* before the start, or a wrapped sum */
  if (offset > ty_alloc_size(m, gl->type) || offset + size > ty_alloc_size(m, gl->type)) return con_poison(p, t);
  const ConPool *q = &m->con;
  /* Uniform initialisers give their value at any type. */
  ConKind k0 = con_kind(q, gl->init);
  if (k0 == CON_ZERO || k0 == CON_NULL) return con_null(p, t);
  if (k0 == CON_UNDEF) return con_undef(p, t);
  if (k0 == CON_POISON) return con_poison(p, t);
  Val v = gl->init;
  uint64_t off = offset;
  for (int depth = 0; !at_cap(m, FOLD_LOAD_DEPTH, depth); depth++) {
    Ty vt = con_type(q, v);
    if (off == 0 && vt == t) return con_import(p, q, v);
    TyKind k = ty_kind(m, vt);
    uint64_t i;
    if (k == TK_STRUCT) {
      if (!ty_rec(m, vt)->n) return VAL_NONE;
      i = ty_field_at(m, vt, off);
      off -= ty_field_offset(m, vt, (uint32_t)i);
    } else if (k == TK_ARRAY) {
      uint64_t es = ty_alloc_size(m, ty_elem(m, vt));
      if (!es) return VAL_NONE;
      i = off / es;
      off %= es;
      if (i >= ty_rec(m, vt)->count) return VAL_NONE;
    } else break;
    v = con_twin(q, v);
    ConKind ck = con_kind(q, v);
    uint64_t start = k == TK_STRUCT ? ty_field_offset(m, vt, (uint32_t)i) : i * ty_alloc_size(m, ty_elem(m, vt));
    if (ck == CON_ZERO) return con_null(p, t);
    if (ck == CON_UNDEF) return con_undef(p, t);
    if (ck == CON_POISON) return con_poison(p, t);
    Val e = elem_ro(q, v, i);
    if (!e || off + size > ty_store_size(m, con_type(q, e))) {
      off += start;
      break;
    } /* data, or spans elements: gather */
    v = e;
  }
  v = con_twin(q, v);
  if (off == 0 && con_type(q, v) == t) return con_import(p, q, v);
  Ty s = ty_scalar(m, t);
  if (off == 0 && ty_is_ptr(m, t) && ty_is_ptr(m, con_type(q, v))) return VAL_NONE;
  bool ptr = ty_is_ptr(m, s);
  if ((!ptr && !ty_is_int(m, s) && !ty_is_fp(s)) || (ty_bits(m, s) % 8 && !ptr)) return VAL_NONE;
  if (past_cap(m, FOLD_LOAD_BYTES, size)) return VAL_NONE;
  uint8_t buf[CAP_FOLD_LOAD_BYTES] = {0};
  bool undef;
  if (!gather(q, p->arena, v, -(int64_t)off, buf, (uint32_t)size, &undef) || undef) return VAL_NONE;
  if (ptr) {
    for (uint64_t i = 0; i < size; i++)
      if (buf[i]) return VAL_NONE;
    return con_null(p, t);
  }
  uint64_t w[CAP_FOLD_LOAD_BYTES / 8];
  if (dl_big_endian(m))
    for (uint64_t i = 0; i < size / 2; i++) {
      uint8_t b = buf[i];
      buf[i] = buf[size - 1 - i];
      buf[size - 1 - i] = b;
    }
  memcpy(w, buf, sizeof w);
  Ap all = ap_from_words(p->arena, (uint32_t)size * 8, w, (uint32_t)(size + 7) / 8);
  Ty it = ty_int(m, (uint32_t)size * 8);
  return it == t ? con_ap(p, t, all) : con_fold_cast(p, OP_BITCAST, con_ap(p, it, all), t);
}
