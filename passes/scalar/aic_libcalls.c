/* aic_libcalls.c: aggressive-instcombine, calls of the host's C library that a few instructions do.
 *
 *     %r = call i32 @strncmp(ptr %p, ptr @ab, i64 2)        sub_0:  %0 = p[0] - 'a'      ; not 0: ne
 *     %c = icmp eq i32 %r, 0                          ==>   sub_1:  %1 = p[1] - 'b'
 *                                                           ne:     %r = phi [ %0, %sub_0 ], [ %1, %sub_1 ]
 *
 * - strcmp and strncmp with a constant string of few bytes (strncmp-inline-threshold), of which only equality matters
 * - memchr in one (memchr-inline-threshold): a switch on the byte
 * - sqrt that cannot be of a negative number sets no errno: where the target has it, the intrinsic
 *
 * Bytes are read as the function does: none behind the first that differs. Only where the name means that
 * (lib_func.h). Blocks are split, so that this is the last thing that the pass does. Cost: linear. Compare LLVM's
 * AggressiveInstCombine. */
#include "analysis/memory/loads.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/lib_func.h"
#include "ir/match.h"
#include "passes/scalar/aic_int.h"
#include "passes/stat.h"
#include "support/knob.h"

/* ---- constant strings ---- */
/* Bytes from p on to the end of the constant array that it points into; 0: no such. At most `most` are told. */
static uint32_t bytes_at(Fn *f, Val p, uint32_t most, uint8_t *out, uint64_t *all) {
  Val g = con_twin(&f->con, p);
  uint64_t off = 0;
  if (con_kind(&f->con, g) == CON_ADDR) {
    off = (uint64_t)con_addr_offset(&f->con, g);
    g = con_op(&f->con, g, 0);
  }
  if (con_kind(&f->con, g) != CON_GLOBAL || glob(f->m, con_glob(&f->con, g))->kind != GK_VAR) return 0;
  Ty t = glob(f->m, con_glob(&f->con, g))->type;
  if (ty_kind(f->m, t) != TK_ARRAY || ty_elem(f->m, t) != TY_I8 || off >= ty_alloc_size(f->m, t)) return 0;
  *all = ty_alloc_size(f->m, t) - off;
  uint32_t n = *all < most ? (uint32_t)*all : most;
  for (uint32_t i = 0; i < n; i++) {
    uint64_t x;
    Val c = con_fold_load(&f->con, f->m, con_glob(&f->con, g), off + i, TY_I8);
    if (!c || con_kind(&f->con, c) != CON_INT || !con_u64(&f->con, c, &x)) return 0;
    out[i] = (uint8_t)x;
  }
  return n;
}
static bool only_zero_or_not(const Fn *f, Val v) {
  FOR_EACH_USE(f, v, u) {
    Val c = use_user(f, u);
    if (!is_op(f, c, OP_ICMP) || (sub(f, c) != ICMP_EQ && sub(f, c) != ICMP_NE) || use_index(f, u) != 0 ||
        !aic_is_int(f, arg(f, c, 1), 0))
      return false;
  }
  return true;
}
/* What n bytes at p are compared with, and the difference. */
static void compare_bytes(Aic *a, Val v, Val p, const uint8_t *with, uint32_t n, bool swapped) {
  Fn *f = a->f;
  Blk head = blk_of(f, v), tail = blk_split(f, v), ne = blk_new_before(f, tail, STR("ne"));
  Blk *b = ARENA_ARRAY(a->px->scratch, Blk, n);
  Val *diff = ARENA_ARRAY(a->px->scratch, Val, n);
  Md loc = dbg_loc(f, v);
  for (uint32_t i = 0; i < n; i++) {
    char name[] = "sub_0";
    name[4] = (char)('0' + i % 10);
    b[i] = blk_new_before(f, ne, str_of(name));
  }
  term_br(f, head, b[0]);
  for (uint32_t i = 0; i < n; i++) {
    Bld k = bld_end(f, b[i]);
    k.loc = loc;
    Val q = i ? emit_ptradd(&k, F_INBOUNDS, p, con_int(&f->con, TY_I64, i)) : p;
    Val x = emit_cast(&k, OP_ZEXT, 0, emit_load(&k, TY_I8, q, 1), TY_I32), y = con_int(&f->con, TY_I32, with[i]);
    diff[i] = swapped ? emit_bin(&k, OP_SUB, 0, y, x) : emit_bin(&k, OP_SUB, 0, x, y);
    if (i + 1 < n) term_condbr(f, b[i], emit_icmp(&k, ICMP_NE, diff[i], con_null(&f->con, TY_I32)), ne, b[i + 1]);
    else term_br(f, b[i], ne);
  }
  term_br(f, ne, tail);
  Val phi = emit_phi(f, ne, TY_I32, diff); /* predecessors came in this order */
  name_take(f, phi, v);
  val_replace(f, v, phi);
  ins_erase(f, v);
}
static bool string_compare(Aic *a, Val v, bool limited) {
  Fn *f = a->f;
  int64_t most = knob_int(a->px->knobs, KNOB_STRNCMP_INLINE);
  uint8_t text[2][256];
  uint64_t all[2] = {0, 0}, n = UINT64_MAX;
  if (most < 2 || arg(f, v, 0) == arg(f, v, 1) || !only_zero_or_not(f, v)) return false;
  uint32_t have[2];
  for (uint32_t i = 0; i < 2; i++)
    have[i] = val_is_con(arg(f, v, i))
                  ? bytes_at(f, arg(f, v, i), (uint32_t)(most < 256 ? most : 256), text[i], &all[i])
                  : 0;
  if (!have[0] == !have[1]) return false;
  uint32_t s = have[0] ? 0 : 1;
  for (uint32_t i = 0; i < have[s] && n == UINT64_MAX; i++)
    if (!text[s][i]) n = i + 1;
  if (limited) {
    uint64_t k;
    if (!val_is_con(arg(f, v, 2)) || !con_u64(&f->con, arg(f, v, 2), &k)) return false;
    if (k < n) n = k;
  }
  if (n > have[s] || n < 2 || n > (uint64_t)most) return false;
  if (object_bytes(f, arg(f, v, 1 - s)) > 1) return false; /* may be one wide comparison */
  compare_bytes(a, v, arg(f, v, 1 - s), text[s], (uint32_t)n, s == 0);
  return true;
}
static bool search_byte(Aic *a, Val v) {
  Fn *f = a->f;
  int64_t most = knob_int(a->px->knobs, KNOB_MEMCHR_INLINE);
  uint8_t text[256];
  uint64_t all = 0, n;
  Val p = arg(f, v, 0), c = arg(f, v, 1);
  if (val_is_con(c) || !val_is_con(p) || !val_is_con(arg(f, v, 2)) || !con_u64(&f->con, arg(f, v, 2), &n)) return false;
  if (!n || n > (uint64_t)most || n > 256 || bytes_at(f, p, (uint32_t)n, text, &all) != n) return false;
  Blk head = blk_of(f, v), tail = blk_split(f, v), found = blk_new_before(f, tail, STR("memchr.success"));
  Bld k = bld_before(f, term(f, head));
  k.loc = dbg_loc(f, v);
  Val byte = emit_cast(&k, OP_TRUNC, 0, c, TY_I8);
  Val ops[1 + 256], at[256];
  Blk way[256];
  uint32_t m = 0;
  Ty index = ty_index(f->m, ty(f, v));
  ops[0] = byte;
  for (uint32_t i = 0; i < n; i++) {
    Val x = con_int(&f->con, TY_I8, text[i]);
    uint32_t j = 0;
    while (j < m && ops[1 + j] != x) j++;
    if (j < m) continue;
    ops[1 + m] = x, at[m] = con_int(&f->con, index, i);
    way[m++] = blk_new_before(f, found, STR("memchr.case"));
  }
  for (uint32_t i = 0; i < m; i++) edge_add(f, head, way[i]); /* behind the one that is there: to tail */
  term_become(f, head, OP_SWITCH, ops, 1 + m);
  for (uint32_t i = 0; i < m; i++) term_br(f, way[i], found);
  Val idx = emit_phi(f, found, index, at);
  name_set(f, idx, STR("memchr.idx"));
  Bld w = bld_end(f, found);
  w.loc = dbg_loc(f, v);
  Val q = emit_ptradd(&w, F_INBOUNDS, p, idx);
  term_br(f, found, tail);
  Val phi = emit_phi(f, tail, ty(f, v), (Val[]){con_null(&f->con, ty(f, v)), q});
  name_take(f, phi, v);
  val_replace(f, v, phi);
  ins_erase(f, v);
  return true;
}
static bool square_root(Aic *a, Val v) {
  Fn *f = a->f;
  Val x = arg(f, v, 0);
  if (!str_starts(f->m->triple, STR("x86_64")) && !str_starts(f->m->triple, STR("aarch64"))) return false;
  KnownCtx k = known_at(f, a->px->scratch, v);
  if (!(flags(f, v) & F_NNAN) && (known_fpclass(&k, x) & (FPC_NEG_INF | FPC_NEG_NORMAL | FPC_NEG_DENORMAL)))
    return false;
  fold_at(&a->x, v);
  uint32_t made = f->nins;
  aic_replace(a, v, fold_intrin(&a->x, INTRIN_sqrt, flags(f, v) & F_FAST, ty(f, v), &x, 1), made);
  ins_erase(f, v);
  return true;
}
bool aic_libcall(Aic *a, Val v) {
  Ty fp;
  bool done = false;
  switch (lib_func(a->f, v, &fp)) {
  case LF_strcmp: done = string_compare(a, v, false); break;
  case LF_strncmp: done = string_compare(a, v, true); break;
  case LF_memchr: done = search_byte(a, v); break;
  case LF_sqrt: done = (fp == TY_FLOAT || fp == TY_DOUBLE) && square_root(a, v); break;
  default: break;
  }
  stat_add(a->px, ST_AIC_LIBCALLS, done);
  return done;
}
