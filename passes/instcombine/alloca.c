/* alloca.c: variables and allocations that are only written, variables that hold a copy of a constant, or whose address
 * is only compared.
 *
 *   %v = alloca i64
 *   %c = icmp eq ptr %p, %v           ->    false, where nothing else tells the address
 *
 * Nobody knows an address that does not leave: it may be any that no other value has, for all comparisons alike.
 * Compare LLVM's visitAllocSite, isOnlyCopiedFromConstantMemory, foldAllocaCmp. Caps: caps.def. */
#include "analysis/memory/capture.h"
#include "analysis/memory/heap.h"
#include "analysis/memory/loads.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/instcombine/instcombine_int.h"

/* ---- variables that hold a copy of a constant ---- */
typedef struct CopyPtr {
  Val v, now;
  uint32_t parent;
  bool moved;
} CopyPtr; /* an address in the variable, made of set[parent]; what becomes of it; whether it may not be the beginning
            */

/* Every use of the variable self: reads, addresses of reads, lifetimes, and one copy of a constant to its beginning,
 * which is returned. The addresses go to set[0..*n). VAL_NONE where there is anything else. */
static Val only_copied(const Fn *f, Val self, CopyPtr set[CAP_COMBINE_COPY_POINTERS], uint32_t *n) {
  Val copy = VAL_NONE;
  set[0] = (CopyPtr){.v = self};
  *n = 1;
  for (uint32_t i = 0; i < *n; i++)
    FOR_EACH_USE(f, set[i].v, u) {
      Val w = use_user(f, u);
      uint32_t k = use_index(f, u);
      int64_t o;
      switch ((int)op(f, w)) {
      case OP_LOAD:
        if (!is_simple(f, w)) return VAL_NONE;
        break;
      case OP_GEP:
      case OP_BITCAST:
      case OP_ADDRSPACECAST:
        if (k || !ty_is_ptr(f->m, ty(f, w)) || past_cap(f->m, COMBINE_PATH, nops(f, w)) ||
            at_cap(f->m, COMBINE_COPY_POINTERS, *n))
          return VAL_NONE;
        set[(*n)++] = (CopyPtr){
          .v = w, .parent = i, .moved = set[i].moved || (is_op(f, w, OP_GEP) && (!gep_offset(f, w, &o) || o))};
        break;
      case OP_CALL:
        switch (call_intrinsic(f, w)) {
        case INTRIN_lifetime_start:
        case INTRIN_lifetime_end: break;
        case INTRIN_memcpy:
        case INTRIN_memmove:
          if (k || copy || set[i].moved || call_nargs(f, w) != 4 || !val_is_con(arg(f, w, 1)) ||
              !val_is_con(arg(f, w, 3)) || !con_is_zero(&f->con, arg(f, w, 3)))
            return VAL_NONE;
          copy = w;
          break;
        default: return VAL_NONE;
        }
        break;
      default: return VAL_NONE;
      }
    }
  return copy;
}
/* A variable that only ever holds a copy of a constant, and whose address nobody keeps: reads of it read the
 * constant. Those before the copy, and behind the end of what was copied, read undef, so anything will do. */
Val fold_alloca_copy(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self;
  CopyPtr set[CAP_COMBINE_COPY_POINTERS];
  uint32_t n;
  if (!self || !has_uses(f, self)) return VAL_NONE;
  Val copy = only_copied(f, self, set, &n);
  if (!copy) return VAL_NONE;
  Val from = arg(f, copy, 1);
  int64_t off;
  bool in;
  Val base = ptr_base_offset(f, from, &off, &in);
  uint64_t bytes = object_bytes(f, self);
  if (con_kind(&f->con, base) != CON_GLOBAL || !bytes || !ptr_dereferenceable(f, from, bytes, align_of(f, self)))
    return VAL_NONE;
  const Global *g = glob(f->m, con_glob(&f->con, base));
  if (g->kind != GK_VAR || !g->constant) return VAL_NONE;
  uint32_t width = ptr_index_bits(f->m, ty_addrspace(f->m, ty(f, from)));
  for (uint32_t i = 1; i < n; i++) { /* a sum that wraps would wrap at another width elsewhere */
    Val p = set[i].v;
    if (is_op(f, p, OP_GEP) && !(flags(f, p) & F_INBOUNDS) &&
        ptr_index_bits(f->m, ty_addrspace(f->m, ty(f, p))) != width)
      return VAL_NONE;
  }
  set[0].now = from;
  for (uint32_t i = 0; i < n; i++) {
    Val p = set[i].v, idx[CAP_COMBINE_PATH];
    if (i) set[i].now = set[set[i].parent].now;
    if (is_op(f, p, OP_GEP)) {
      uint32_t k = nops(f, p) - 1;
      for (uint32_t j = 0; j < k; j++) idx[j] = arg(f, p, j + 1);
      CombPlace was = comb_at(x, p);
      set[i].now = fold_gep(x, flags(f, p), gep_type(f, p), set[i].now, idx, k);
      comb_back(x, was);
    }
    FOR_EACH_USE(f, p, u) {
      Val w = use_user(f, u);
      if (is_op(f, w, OP_CALL)) comb_erase(x, w);
      else if (is_op(f, w, OP_LOAD)) {
        opnd_set(f, w, 0, set[i].now);
        comb_requeue(x, w);
      }
    }
  }
  for (uint32_t i = n; i-- > 1;) comb_erase(x, set[i].v);
  return con_poison(&f->con, m->root->type);
}

/* ---- variables that are only written ---- */
static bool only_ends(const Fn *f, Val start) {
  FOR_EACH_USE(f, start, u)
    if (!is_op(f, use_user(f, u), OP_CALL) || call_intrinsic(f, use_user(f, u)) != INTRIN_invariant_end) return false;
  return true;
}
/* The comparison asks whether an address of the object is null, which it is not. */
static bool compares_null(const Fn *f, Val cmp, uint32_t k) {
  Val other = arg(f, cmp, 1 - k);
  return sub(f, cmp) <= ICMP_NE && val_is_con(other) && con_kind(&f->con, other) == CON_NULL &&
         !known_null_is_valid(f, ty(f, other));
}
/* Use u, of an address of the object, does nothing that anybody sees when the object is not there. */
static bool serves_itself(const Fn *f, Use u, Val object) {
  Val w = use_user(f, u);
  uint32_t k = use_index(f, u);
  switch ((int)op(f, w)) {
  case OP_GEP: return k == 0;
  case OP_BITCAST:
  case OP_ADDRSPACECAST: return true;
  case OP_STORE: return k == 1 && is_simple(f, w);
  case OP_LOAD: return is_op(f, object, OP_ALLOCA) && is_unordered(f, w) && !is_swifterror(f, object);
  case OP_ICMP: return !is_op(f, object, OP_ALLOCA) && compares_null(f, w, k);
  case OP_CALL: break;
  default: return false;
  }
  switch (call_intrinsic(f, w)) {
  case INTRIN_lifetime_start:
  case INTRIN_lifetime_end:
  case INTRIN_invariant_end: return true;
  case INTRIN_invariant_start: return k == 1 && only_ends(f, w);
  case INTRIN_assume: /* of the address, whatever else it says */
    return k >= call_nargs(f, w) && val_is_con(arg(f, w, 0)) && !con_is_zero(&f->con, arg(f, w, 0));
  case INTRIN_memset:
  case INTRIN_memcpy:
  case INTRIN_memmove:
    return k == 0 && call_nargs(f, w) == 4 && val_is_con(arg(f, w, 3)) && con_is_zero(&f->con, arg(f, w, 3));
  default: return k == 0 && !is_op(f, object, OP_ALLOCA) && heap_frees(f, w, object);
  }
}
static bool writes(const Fn *f, Val w) {
  unsigned id = is_call(f, w) ? call_intrinsic(f, w) : 0;
  return is_op(f, w, OP_STORE) || id == INTRIN_memset || id == INTRIN_memcpy || id == INTRIN_memmove;
}
/* A variable, or memory that a call allocates, with all its uses. Of a variable that nobody writes only undef is read.
 */
Val fold_object_dead(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self, set[CAP_COMBINE_DEAD_USERS];
  bool variable = self && is_op(f, self, OP_ALLOCA);
  if (!self || (variable ? !has_uses(f, self) : !heap_allocates(f, self))) return VAL_NONE;
  uint32_t n = 0;
  bool reads = false, written = false;
  set[n++] = self;
  for (uint32_t i = 0; i < n; i++) {
    Val p = set[i];
    if (i && (!has_result(f, p) || is_call(f, p) || is_op(f, p, OP_ICMP) || is_op(f, p, OP_LOAD))) continue;
    FOR_EACH_USE(f, p, u) {
      if (!serves_itself(f, u, self)) return VAL_NONE;
      Val w = use_user(f, u);
      reads |= is_op(f, w, OP_LOAD);
      written = written || writes(f, w);
      if (reads && written) return VAL_NONE;
      bool seen = false;
      for (uint32_t j = 0; j < n; j++) seen |= set[j] == w;
      if (seen) continue;
      if (at_cap(f->m, COMBINE_DEAD_USERS, n)) return VAL_NONE;
      set[n++] = w;
    }
  }
  for (uint32_t i = n; i-- > 1;) {
    Val w = set[i];
    if (is_op(f, w, OP_ICMP)) {
      FOR_EACH_USE(f, w, u) comb_requeue(x, use_user(f, u));
      val_replace(f, w, bool_con(x, ty(f, w), sub(f, w) == ICMP_NE));
    } else if (is_op(f, w, OP_LOAD)) {
      FOR_EACH_USE(f, w, u) comb_requeue(x, use_user(f, u));
      val_replace(f, w, con_undef(&f->con, ty(f, w)));
    } else if (has_result(f, w) && !is_call(f, w)) continue;
    else if (has_uses(f, w)) val_replace(f, w, con_poison(&f->con, ty(f, w))); /* its end goes too */
    comb_erase(x, w);
  }
  if (!variable) comb_only_result(f, self);
  return con_poison(&f->con, m->root->type);
}

static bool is_sanitized(const Fn *f) {
  return fn_has_attr(f, ATTR_SANITIZE_ADDRESS) || fn_has_attr(f, ATTR_SANITIZE_HWADDRESS) ||
         fn_has_attr(f, ATTR_SANITIZE_MEMORY) || fn_has_attr(f, ATTR_SANITIZE_MEMTAG);
}
/* A lifetime that ends where it begins. Sanitizers want to know where it was. */
Val fold_lifetime(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self;
  if (!self) return VAL_NONE;
  uint32_t n = nops(f, self), steps = 0;
  Val end = arg(f, self, n - 1), of = arg(f, self, n - 2);
  for (Val v = prev_of(f, self); v && is_op(f, v, OP_CALL) && nops(f, v) == n; v = prev_of(f, v)) {
    if (at_cap(f->m, COMBINE_LIFETIMES, steps++)) break;
    bool ends = arg(f, v, n - 1) == end;
    if (!ends && call_intrinsic(f, v) != INTRIN_lifetime_start) break;
    if (arg(f, v, n - 2) != of) continue;
    if (ends || is_sanitized(f)) break;
    comb_erase(x, v);
    return con_poison(&f->con, TY_I1);
  }
  return VAL_NONE;
}

/* ---- variables whose address is compared ---- */
/* Use u of an address of the variable tells nobody what it is; *addr: it makes one more. */
static bool keeps_quiet(const Fn *f, Use u, bool *addr) {
  Val w = use_user(f, u);
  uint32_t k = use_index(f, u);
  *addr = false;
  switch ((int)op(f, w)) {
  case OP_GEP: *addr = k == 0; return *addr && !ty_is_vec(f->m, ty(f, w));
  case OP_LOAD: return !is_volatile(f, w);
  case OP_STORE: return k == 1 && !is_volatile(f, w);
  case OP_CALL: {
    if (k >= call_nargs(f, w)) return false;
    UseCapture c = call_captures(f, w, k);
    return !c.use && !c.result;
  }
  default: return false;
  }
}
static Val variable_of(const Fn *f, Val p) {
  for (unsigned i = 0; is_op(f, p, OP_GEP) && !at_cap(f->m, LOADS_STEPS, i); i++) p = arg(f, p, 0);
  return is_op(f, p, OP_ALLOCA) && !is_swifterror(f, p) ? p : VAL_NONE;
}
/* A comparison with an address of a variable: all such comparisons at once. */
Val fold_icmp_variable(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self, set[CAP_COMBINE_DEAD_USERS], cmp[CAP_COMBINE_DEAD_USERS];
  Val a = variable_of(f, m->root->ops[0]), b = variable_of(f, m->root->ops[1]);
  if (!self || a == b) return VAL_NONE; /* neither; or both are the variable's: offsets decide */
  uint32_t n = 0, nc = 0;
  set[n++] = a ? a : b;
  for (uint32_t i = 0; i < n; i++)
    FOR_EACH_USE(f, set[i], u) {
      Val w = use_user(f, u);
      bool addr;
      if (is_op(f, w, OP_ICMP)) {
        if (sub(f, w) > ICMP_NE || at_cap(f->m, COMBINE_DEAD_USERS, nc)) return VAL_NONE;
        cmp[nc++] = w;
        continue;
      }
      if (!keeps_quiet(f, u, &addr)) return VAL_NONE;
      if (!addr) continue;
      if (at_cap(f->m, COMBINE_DEAD_USERS, n)) return VAL_NONE;
      set[n++] = w;
    }
  for (uint32_t i = 0; i < nc; i++) {
    uint32_t own = 0;
    for (uint32_t k = 0; k < nc; k++) own += cmp[k] == cmp[i];
    if (own > 1 || cmp[i] == self || !has_uses(f, cmp[i])) continue;
    FOR_EACH_USE(f, cmp[i], u) comb_requeue(x, use_user(f, u));
    val_replace(f, cmp[i], bool_con(x, ty(f, cmp[i]), sub(f, cmp[i]) == ICMP_NE));
    comb_requeue(x, cmp[i]);
  }
  return bool_con(x, m->root->type, m->root->sub == ICMP_NE);
}
