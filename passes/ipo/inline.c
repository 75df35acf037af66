/* inline.c: decides which calls to replace by the callee's body: "inline" over call-graph components, callees first,
 * and "always-inline".
 *
 *   define internal i32 @f(i32 %x) { %y = add i32 %x, 1  ret i32 %y }         (gone)
 *   %r = call i32 @f(i32 %a)                                             =>   %y.i = add i32 %a, 1
 *
 * The cost of a call site is what its body would add: 5 an instruction, 30 and 5 an argument a call, nothing for what
 * folds under the actual arguments, for dead branches, phis, free casts and addresses, or for accesses to a caller's
 * alloca that will become registers; less what the call itself cost. It is compared with LLVM's thresholds (225, 250 at
 * -O3; 325 with inlinehint; 45 for cold ones), half more for a body of one block, times 11 on NVPTX, where a call costs
 * a trip of every argument through parameter memory; there 36000 more where the call hands on addresses of variables on
 * the stack, of 1024 bytes at most (AMDGPU's rule in LLVM, with 4000): these stay in memory else, here and in the
 * callee, and worst is that some calls come in and others do not. To a body without branches, whose accesses happen
 * once a call, it is 500 for each of them, if it does no more with the addresses than load and store (a compression
 * function of SHA-256 loads eight words and stores eight, and is 2200 instructions long; 15 calls of it). The last call
 * of a local function, on NVPTX also of a linkonce one (a template's instance, of which the device's program holds no
 * other), gets a bonus of 15000, because the function then goes away. On NVPTX one caller grows by at most
 * `inline-budget` (cicc's 20000), by calls of that kind by at most four times that; what makes the caller smaller comes
 * in up to CAP_INLINE_COPIED instructions. What is marked alwaysinline comes in whatever it costs, and nothing else
 * with only-mandatory. Callees come first and are simplified before they come in themselves (the passes beside this one
 * in cgscc(...)), so that wrappers of wrappers of template code never exist in full as they were written. Recursion: of
 * calls within a component only those written in the caller itself are candidates, mandatory ones where the callee's
 * own calls are done (members_order). A call that came in by inlining is looked at again; chains end because a function
 * already inlined on the way to a call is not inlined there again. A body with a noduplicate call comes in with its
 * last use only.
 * Requires: the call graph's snapshot. Cost: linear in callers and what comes in; a callee's cost stops being counted
 * at the threshold.
 */
#include "analysis/callgraph/callgraph.h"
#include "analysis/cfg/dom.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/fold/fold.h"
#include "ir/glob_uses.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/ipo/inline.h"
#include "passes/pass.h"
#include "passes/pass_fold.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "support/knob.h"
#include <stdatomic.h>

enum {
  COST_INS = 5,
  COST_CALL = 25,
  THRESHOLD_HINT = 325,
  THRESHOLD_COLD = 45,
  THRESHOLD_SIZE = 75,
  THRESHOLD_MINSIZE = 5,
  BONUS_LAST_CALL = 15000,
  BONUS_STACK = 36000,
  BONUS_TOUCH = 500, /* of it, an access of a body without branches to these variables */
  GROWTH_STACK = 4,  /* times the budget */
  STACK_BYTES = 1024,
  NVPTX_FACTOR = 11,
  COST_COLD_CC = 2000
};

typedef struct Cost {
  Fn *f;
  const Fn *g;
  Module *m;
  PassCtx *px;
  Val *con;        /* by callee Val: the constant it has under these arguments (caller's pool) */
  Val *cmap;       /* by callee constant */
  uint32_t *sroa;  /* by callee Val: 1 + argument whose alloca it addresses */
  int64_t *saving; /* by argument: what accesses to it would cost; -1: its address escapes */
  int64_t cost;
  uint8_t *loaded; /* by callee Val, constants behind: what is there has been loaded; NULL: other memory was written */
  int64_t again;   /* what loads from such places would cost */
  int64_t touched; /* accesses to variables of the caller's stack; INT64_MAX: they are handed on */
  Val call;
  uint32_t nins, nvec;
  bool one_block, returned, recursive;
} Cost;

static Val known(Cost *c, Val v) {
  if (!val_is_con(v)) return c->con[v];
  uint32_t i = con_index(v);
  if (!c->cmap[i]) c->cmap[i] = con_import(&c->f->con, &c->g->con, con_twin(&c->g->con, v));
  return c->cmap[i];
}
static void sroa_escapes(Cost *c, Val v) {
  if (val_is_con(v) || !c->sroa[v]) return;
  uint32_t a = c->sroa[v] - 1;
  c->touched = INT64_MAX;
  if (c->saving[a] >= 0) {
    c->cost += c->saving[a];
    c->saving[a] = -1;
  }
}
static bool sroa_access(Cost *c, Val p) {
  if (val_is_con(p) || !c->sroa[p] || c->saving[c->sroa[p] - 1] < 0) return false;
  if (c->touched < INT64_MAX) c->touched++;
  c->saving[c->sroa[p] - 1] += COST_INS;
  return true;
}
/* A load that finds what an earlier one found goes away; after the first write nothing is known any more. */
static bool load_again(Cost *c, Val p) {
  if (!c->loaded) return false;
  uint8_t *x = &c->loaded[val_is_con(p) ? c->g->nins + con_index(p) : (uint32_t)p], was = *x;
  *x = 1;
  if (was) c->again += COST_INS;
  return was;
}
static void loads_end(Cost *c) {
  c->cost += c->again;
  c->again = 0;
  c->loaded = NULL;
}
/* The constant v folds to, or VAL_NONE. */
static Val fold(Cost *c, Val v) {
  const Fn *g = c->g;
  InsView i = ins_view(g, v);
  Val few[12];
  if (i.n > ARRAY_LEN(few)) return VAL_NONE;
  bool any = false;
  for (uint32_t k = 0; k < i.n; k++) {
    few[k] = known(c, i.ops[k]);
    if (!few[k]) return VAL_NONE;
    any = true;
  }
  if (!any && i.n) return VAL_NONE;
  if (op(g, v) == OP_SHUFFLEVECTOR || op(g, v) == OP_EXTRACTVALUE || op(g, v) == OP_INSERTVALUE)
    return VAL_NONE; /* their words live in the callee */
  i.ops = few;
  i.self = VAL_NONE;
  FoldCtx x = pass_fold_ctx(c->f, c->px);
  return con_fold(&x, &i);
}

static void cost_gep(Cost *c, Val v) {
  const Fn *g = c->g;
  Val k;
  if ((k = fold(c, v)) != VAL_NONE) {
    c->con[v] = k;
    return;
  }
  bool all = true;
  for (uint32_t i = 1; i < nops(g, v); i++) all = all && known(c, arg(g, v, i));
  Val b = arg(g, v, 0);
  if (!val_is_con(b) && c->sroa[b] && all) {
    c->sroa[v] = c->sroa[b];
    return;
  }
  sroa_escapes(c, b);
  if (!all) c->cost += COST_INS;
}
static void cost_load(Cost *c, Val v) {
  const Fn *g = c->g;
  Val k;
  bool plain = !is_volatile(g, v) && order_of(g, v) == ORD_NONE;
  if (plain && sroa_access(c, arg(g, v, 0))) return;
  if ((k = known(c, arg(g, v, 0))) != VAL_NONE) {
    int64_t off = 0;
    if (con_kind(&c->f->con, k) == CON_ADDR) {
      off = con_addr_offset(&c->f->con, k);
      k = con_op(&c->f->con, k, 0);
    }
    if (con_kind(&c->f->con, k) == CON_GLOBAL && off >= 0 && !is_volatile(g, v) &&
        (k = con_fold_load(&c->f->con, c->m, con_glob(&c->f->con, k), (uint64_t)off, ty(g, v))) != VAL_NONE) {
      c->con[v] = k;
      return;
    }
  }
  sroa_escapes(c, arg(g, v, 0));
  if (!plain || !load_again(c, arg(g, v, 0))) c->cost += COST_INS;
}
static void cost_call(Cost *c, Val v) {
  const Fn *g = c->g;
  Val k;
  unsigned id = call_intrinsic(g, v);
  if (id) {
    switch (id) {
    case INTRIN_lifetime_start:
    case INTRIN_lifetime_end:
    case INTRIN_assume:
    case INTRIN_sideeffect:
    case INTRIN_experimental_noalias_scope_decl:
    case INTRIN_invariant_start:
    case INTRIN_invariant_end:
    case INTRIN_launder_invariant_group:
    case INTRIN_strip_invariant_group:
    case INTRIN_expect:
    case INTRIN_is_constant:
    case INTRIN_objectsize:
    case INTRIN_annotation:
    case INTRIN_ptr_annotation:
    case INTRIN_var_annotation:
    case INTRIN_pseudoprobe:
    case INTRIN_ssa_copy: return;
    default: break;
    }
    if ((k = fold(c, v)) != VAL_NONE) {
      c->con[v] = k;
      return;
    }
    for (uint32_t i = 0; i < call_nargs(g, v); i++) sroa_escapes(c, arg(g, v, i));
    if (may_write(g, v)) loads_end(c);
    c->cost += COST_INS;
    return;
  }
  if (call_target(g, v) == g->id) c->recursive = true;
  if (may_write(g, v)) loads_end(c);
  uint32_t n = call_nargs(g, v);
  for (uint32_t i = 0; i < n; i++) sroa_escapes(c, arg(g, v, i));
  c->cost += COST_INS + COST_CALL + (int64_t)n * COST_INS;
}
static bool is_nonnull_arg(const Cost *c, Val a) {
  return is_arg(c->g, a) && call_param_attr(c->f, c->call, arg_index(c->g, a), ATTR_NONNULL);
}
static void cost_ins(Cost *c, Val v) {
  const Fn *g = c->g;
  Op o = op(g, v);
  c->nins++;
  if (ty_is_vec(c->m, ty(g, v))) c->nvec++;
  Val k;
  switch (o) {
  case OP_PHI: { /* constant when all known entries agree */
    Val x = VAL_NONE;
    bool same = nops(g, v) > 0;
    for (uint32_t i = 0; i < nops(g, v); i++) {
      Val y = known(c, arg(g, v, i));
      same = same && y && (!x || x == y);
      x = y;
    }
    if (same) c->con[v] = x;
    return;
  }
  case OP_RET:
    if (c->returned) c->cost += COST_INS;
    c->returned = true;
    if (nops(g, v)) sroa_escapes(c, arg(g, v, 0));
    return;
  case OP_UNREACHABLE:
  case OP_RESUME: return;
  case OP_BR:
    if (nops(g, v) && !known(c, arg(g, v, 0))) c->cost += COST_INS;
    return;
  case OP_SWITCH: {
    if (known(c, arg(g, v, 0))) return;
    uint32_t n = nops(g, v) - 1;
    c->cost += n <= 3               ? (int64_t)n * 2 * COST_INS
               : n >= 4 && n <= 512 ? (int64_t)n * COST_INS + 4 * COST_INS
                                    : (3 * (int64_t)n / 2 - 1) * 2 * COST_INS;
    return;
  }
  case OP_GEP: cost_gep(c, v); return;
  case OP_BITCAST:
  case OP_ADDRSPACECAST:
  case OP_PTRTOINT:
  case OP_INTTOPTR:
    if ((k = fold(c, v)) != VAL_NONE) c->con[v] = k;
    else if (o == OP_BITCAST || o == OP_ADDRSPACECAST) {
      if (!val_is_con(arg(g, v, 0))) c->sroa[v] = c->sroa[arg(g, v, 0)];
    } else sroa_escapes(c, arg(g, v, 0));
    return;
  case OP_EXTRACTVALUE: return;
  case OP_ALLOCA: c->cost += COST_INS; return;
  case OP_LOAD: cost_load(c, v); return;
  case OP_STORE:
    sroa_escapes(c, arg(g, v, 0));
    if (!is_volatile(g, v) && order_of(g, v) == ORD_NONE && sroa_access(c, arg(g, v, 1))) return;
    sroa_escapes(c, arg(g, v, 1));
    loads_end(c);
    c->cost += COST_INS;
    return;
  case OP_SELECT: {
    Val cond = known(c, arg(g, v, 0));
    uint64_t x;
    if (cond && con_u64(&c->f->con, cond, &x) && ty(g, arg(g, v, 0)) == TY_I1) {
      Val t = arg(g, v, x ? 1 : 2);
      c->con[v] = known(c, t);
      if (!val_is_con(t)) c->sroa[v] = c->sroa[t];
      return;
    }
    break;
  }
  case OP_CALL:
  case OP_INVOKE: cost_call(c, v); return;
  default: break;
  }
  if ((k = fold(c, v)) != VAL_NONE) {
    c->con[v] = k;
    return;
  }
  if (o == OP_ICMP) { /* a caller's alloca is not null, nor is what the call says */
    Val a = arg(g, v, 0), b = arg(g, v, 1);
    if (!val_is_con(a) && (c->sroa[a] || is_nonnull_arg(c, a)) && val_is_con(b) && con_is_zero(&g->con, b) &&
        (sub(g, v) == ICMP_EQ || sub(g, v) == ICMP_NE)) {
      c->con[v] = con_int(&c->f->con, TY_I1, sub(g, v) == ICMP_NE);
      return;
    }
    return (void)(c->cost += COST_INS);
  }
  for (uint32_t i = 0; i < nops(g, v); i++) sroa_escapes(c, arg(g, v, i));
  if (may_write(g, v)) loads_end(c);
  c->cost += COST_INS;
}

/* What p is an address in, a few steps up: where nobody comes to, a step may lead to itself. */
static Val base_of(const Fn *f, Val p) {
  enum { UP = 32 };
  for (unsigned k = 0; k < UP && !val_is_con(p); k++) {
    Op o = op(f, p);
    if (o != OP_GEP && o != OP_BITCAST && o != OP_ADDRSPACECAST) break;
    p = arg(f, p, 0);
  }
  return p;
}
/* What inlining this call would add; stops counting above `limit`. */
static int64_t call_cost(Cost *c, Val call, int64_t limit) {
  const Fn *g = c->g;
  Fn *f = c->f;
  uint32_t na = call_nargs(f, call);
  c->cost = -(int64_t)(COST_INS + COST_CALL);
  for (uint32_t i = 0; i < na; i++) {
    const Attr *bv = i < g->nargs ? attrset_find(c->m, attrlist_param(c->m, glob(c->m, g->id)->fattrs, i), ATTR_BYVAL)
                                  : NULL;
    if (bv && bv->type) {
      uint64_t words = (ty_alloc_size(c->m, bv->type) + 7) / 8;
      c->cost -= 2 * (int64_t)u64_min(words, 8) * COST_INS;
    } else c->cost -= COST_INS;
  }
  for (uint32_t i = 0; i < g->nargs && i < na; i++) {
    Val a = arg(f, call, i);
    if (val_is_con(a)) {
      Val t = con_twin(&f->con, a);
      if (con_kind(&f->con, t) != CON_UNDEF && con_kind(&f->con, t) != CON_POISON) c->con[fn_arg(g, i)] = t;
    } else {
      Val base = base_of(f, a);
      if (!val_is_con(base) && op(f, base) == OP_ALLOCA && val_is_con(arg(f, base, 0))) c->sroa[fn_arg(g, i)] = i + 1;
    }
  }
  /* blocks in breadth-first order over feasible edges */
  uint8_t *seen = ARENA_ZARRAY(c->px->scratch, uint8_t, g->nblk + 1);
  Blk *queue = ARENA_ARRAY(c->px->scratch, Blk, g->nblk + 1);
  uint32_t head = 0, tail = 0;
  queue[tail++] = entry_blk(g);
  seen[entry_blk(g)] = 1;
  while (head < tail) {
    Blk b = queue[head++];
    FOR_EACH_INS(g, b, v) {
      cost_ins(c, v);
      if (c->cost > limit || c->recursive) return c->cost;
    }
    Val t = term(g, b);
    int only = -1;
    uint64_t x;
    if (is_condbr(g, t)) {
      Val k = known(c, arg(g, t, 0));
      if (k && con_u64(&f->con, k, &x)) only = x ? 0 : 1;
    } else if (op(g, t) == OP_SWITCH) {
      Val k = known(c, arg(g, t, 0));
      if (k && con_kind(&f->con, k) == CON_INT) {
        only = 0;
        for (uint32_t i = 1; i < nops(g, t); i++)
          if (known(c, arg(g, t, i)) == k) {
            only = (int)i;
            break;
          }
      }
    }
    uint32_t ns = nsuccs(g, b);
    if (ns > 1 && only < 0) c->one_block = false;
    for (uint32_t i = 0; i < ns; i++) {
      if (only >= 0 && (int)i != only) continue;
      Blk s = succ(g, b, i);
      if (!seen[s]) {
        seen[s] = 1;
        queue[tail++] = s;
      }
    }
  }
  return c->cost;
}

typedef struct Site {
  Val call;
  uint32_t from;
} Site; /* from: 1 + entry of `via`: the inlined body it came from */
typedef struct Via {
  Glob g;
  uint32_t parent;
} Via;
typedef VEC(Site) SiteVec;
typedef VEC(Via) ViaVec;
static bool came_through(const ViaVec *via, uint32_t at, Glob g) {
  for (; at; at = via->p[at - 1].parent)
    if (via->p[at - 1].g == g) return true;
  return false;
}
/* The number of a string attribute; false where it has none. */
static bool str_number(const Module *m, AttrSet s, const char *key, uint64_t *n) {
  const Attr *a = attrset_find_str(m, s, str_of(key));
  *n = 0;
  for (uint32_t i = 0; a && i < a->str.n && a->str.p[i] >= '0' && a->str.p[i] <= '9'; i++)
    *n = *n * 10 + (uint64_t)(a->str.p[i] - '0');
  return a;
}
static bool str_true(const Module *m, AttrSet s, const char *key) {
  const Attr *a = attrset_find_str(m, s, str_of(key));
  return a && str_eq(a->str, STR("true"));
}
/* Sets of a caller and a body of which the caller's stays as it is: most bodies of one caller have the same. */
typedef struct Merged {
  AttrSet caller, body;
} Merged;
/* The caller promises no more than the inlined body did, and is guarded as much. */
static void merge_attrs(Module *m, Global *f, const Global *g, Merged *last) {
  AttrSet a = attrlist_fn(m, f->fattrs), b = attrlist_fn(m, g->fattrs), old = a;
  if (a == b || (a == last->caller && b == last->body)) return;
  static const char *const both[] = {"unsafe-fp-math",          "no-infs-fp-math",     "no-nans-fp-math",
                                     "no-signed-zeros-fp-math", "approx-func-fp-math", "less-precise-fpmad"};
  for (unsigned i = 0; i < ARRAY_LEN(both); i++)
    if (str_true(m, a, both[i]) && !str_true(m, b, both[i]))
      a = attrset_add(m, a, (Attr){.kind = ATTR_STRING, .key = str_of(both[i]), .str = STR("false")});
  if (attrset_has(m, a, ATTR_MUSTPROGRESS) && !attrset_has(m, b, ATTR_MUSTPROGRESS))
    a = attrset_remove(m, a, ATTR_MUSTPROGRESS);
  static const AttrKind any[] = {ATTR_NULL_POINTER_IS_VALID, ATTR_NOIMPLICITFLOAT, ATTR_SPECULATIVE_LOAD_HARDENING};
  for (unsigned i = 0; i < ARRAY_LEN(any); i++)
    if (attrset_has(m, b, any[i]) && !attrset_has(m, a, any[i])) a = attrset_add_kind(m, a, any[i]);
  static const char *const any_text[] = {"no-jump-tables", "profile-sample-accurate"};
  for (unsigned i = 0; i < ARRAY_LEN(any_text); i++)
    if (str_true(m, b, any_text[i]) && !str_true(m, a, any_text[i]))
      a = attrset_add(m, a, *attrset_find_str(m, b, str_of(any_text[i])));
  static const AttrKind guard[] = {ATTR_SSP, ATTR_SSPSTRONG,
                                   ATTR_SSPREQ}; /* the weakest first; a caller without any has chosen so */
  unsigned x = 0, y = 0;
  for (unsigned i = 0; i < ARRAY_LEN(guard); i++) {
    if (attrset_has(m, a, guard[i])) x = i + 1;
    if (attrset_has(m, b, guard[i])) y = i + 1;
  }
  if (x && y > x) a = attrset_add_kind(m, attrset_remove(m, a, guard[x - 1]), guard[y - 1]);
  const Attr *probe = attrset_find_str(m, b, STR("probe-stack"));
  if (probe && !attrset_find_str(m, a, STR("probe-stack"))) a = attrset_add(m, a, *probe);
  uint64_t na, nb;
  bool ha = str_number(m, a, "stack-probe-size", &na);
  if (str_number(m, b, "stack-probe-size", &nb) && (!ha || nb < na))
    a = attrset_add(m, a, *attrset_find_str(m, b, STR("stack-probe-size")));
  if (str_number(m, a, "min-legal-vector-width", &na)) { /* absent: any width may be needed */
    if (!str_number(m, b, "min-legal-vector-width", &nb)) a = attrset_remove_str(m, a, STR("min-legal-vector-width"));
    else if (nb > na) a = attrset_add(m, a, *attrset_find_str(m, b, STR("min-legal-vector-width")));
  }
  if (a != old) f->fattrs = attrlist_with_fn(m, f->fattrs, a);
  else *last = (Merged){a, b};
}

static bool wants_always(const Module *m, const Fn *f, Val call, const Global *g) {
  return attrlist_fn_has(m, call_rec(f, call)->attrs, ATTR_ALWAYSINLINE) ||
         attrlist_fn_has(m, g->fattrs, ATTR_ALWAYSINLINE);
}

/* ---- inline ---- */
/* The user's, else the tier's (inline<threshold=N>). */
static int64_t inline_threshold(const PassCtx *px) {
  bool given = px->knobs && px->knobs->set[KNOB_INLINE_THRESHOLD];
  return given || px->opt[1] < 0 ? knob_int(px->knobs, KNOB_INLINE_THRESHOLD) : px->opt[1];
}
/* The call hands on addresses of variables on the stack, few enough to become registers: what it costs that they cannot
 * is a trip to memory for each access, here and in the callee. */
static bool hands_on_stack(const Fn *f, Val call) {
  uint64_t bytes = 0;
  Val last = VAL_NONE;
  for (uint32_t i = 0; i < call_nargs(f, call); i++) {
    Val p = arg(f, call, i);
    if (val_is_con(p) || !ty_is_ptr(f->m, ty(f, p))) continue;
    p = base_of(f, p);
    if (p == last || !is_op(f, p, OP_ALLOCA) || !is_u64_con(f, arg(f, p, 0))) continue;
    last = p;
    bytes += ty_alloc_size(f->m, alloca_type(f, p));
  }
  return bytes && bytes <= STACK_BYTES;
}
static bool worthwhile(Scc *scc, PassCtx *px, Fn *f, Val call, const Fn *g, int64_t *cost, int64_t *limit,
                       const char **why) {
  Module *m = f->m;
  const Global *gg = glob(m, g->id);
  AttrSet fa = attrlist_fn(m, fn_glob(f)->fattrs), ga = attrlist_fn(m, gg->fattrs),
          ca = attrlist_fn(m, call_rec(f, call)->attrs);
  int64_t th = inline_threshold(px);
  if (attrset_has(m, fa, ATTR_MINSIZE)) th = THRESHOLD_MINSIZE;
  else if (attrset_has(m, fa, ATTR_OPTSIZE)) th = THRESHOLD_SIZE;
  else {
    if (attrset_has(m, ga, ATTR_INLINEHINT) || attrset_has(m, ca, ATTR_INLINEHINT))
      th = th > THRESHOLD_HINT ? th : THRESHOLD_HINT;
    if (attrset_has(m, ga, ATTR_COLD) || attrset_has(m, ca, ATTR_COLD)) th = th < THRESHOLD_COLD ? th : THRESHOLD_COLD;
  }
  bool nvptx = str_starts(m->triple, STR("nvptx"));
  if (nvptx) th *= NVPTX_FACTOR;
  int64_t stack = nvptx && hands_on_stack(f, call) ? BONUS_STACK : 0, last = 0;
  bool gone = nvptx ? glob_is_discardable(gg) : glob_is_local(gg);
  if (gone && scc->cg->mentions && scc->cg->mentions[g->id] == 1) last = BONUS_LAST_CALL;
  ArenaMark mark = arena_mark(px->scratch);
  Cost c = {.f = f, .g = g, .m = m, .px = px, .call = call, .one_block = true};
  c.con = ARENA_ZARRAY(px->scratch, Val, g->nins + 1);
  c.cmap = ARENA_ZARRAY(px->scratch, Val, g->con.con.n + 1);
  c.sroa = ARENA_ZARRAY(px->scratch, uint32_t, g->nins + 1);
  c.loaded = ARENA_ZARRAY(px->scratch, uint8_t, g->nins + g->con.con.n + 1);
  c.saving = ARENA_ZARRAY(px->scratch, int64_t, g->nargs + 1);
  int64_t stop = 3 * (th + stack) + last; /* with both bonuses */
  *cost = call_cost(&c, call, stop) - last + (gg->cc == CC_COLD ? COST_COLD_CC : 0);
  if (c.one_block && c.touched < stack / BONUS_TOUCH) stack = c.touched * BONUS_TOUCH;
  th += stack;
  int64_t block_bonus = th / 2, vec_bonus = th + th / 2;
  if (c.one_block) th += block_bonus;
  if (c.nvec > c.nins / 2) th += vec_bonus;
  else if (c.nvec > c.nins / 10) th += vec_bonus / 2;
  *limit = th;
  arena_release(px->scratch, mark);
  if (c.recursive) *why = "recursive";
  return *cost < (th > 1 ? th : 1);
}

/* ---- the calls of one function ---- */
typedef struct Inliner {
  Scc *scc;
  PassCtx *px;
  int64_t budget; /* what may come into one caller without being asked for */
  bool only_mandatory;
  bool of_module; /* always-inline */
  bool lifetimes; /* markers around what comes in */
  bool gone;      /* a function that may have lost its last mention was inlined */
  uint8_t *done;  /* by member of the component: its own calls have been looked at */
} Inliner;

static void count_mention(void *ctx, Glob g) {
  Glob *of = ctx;
  if (g == of[0]) of[1] = (Glob)(of[1] + 1);
}
/* Calls of functions with a body among the instructions from `first_new` on (0: all), of mandatory ones if only those
 * count. */
static bool is_site(const Inliner *in, const Fn *f, Val v) {
  Glob g = is_call(f, v) ? call_target(f, v) : GLOB_NONE;
  return g && glob(f->m, g)->fn && (!in->only_mandatory || wants_always(f->m, f, v, glob(f->m, g)));
}
static void sites_of(const Inliner *in, const Fn *f, uint32_t first_new, uint32_t from, SiteVec *out) {
  if (!first_new) {
    FOR_EACH_BLK(f, b)
      FOR_EACH_INS(f, b, v)
        if (is_site(in, f, v)) vec_push(out, ((Site){v, from}));
    return;
  }
  for (uint32_t i = first_new; i < f->nins; i++)
    if (blk_of(f, (Val)i) && is_site(in, f, (Val)i)) vec_push(out, ((Site){(Val)i, from}));
}
/* Nothing but this call in f mentions g, now as when the graph was made; so the body moves, and no copy of it will be
 * left. Others may have got copies of the call only with f's body, when f's component was done. */
static bool is_last_use(const Scc *scc, const Fn *f, Glob g) {
  const CallGraph *cg = scc->cg;
  if (scc->n != 1 || cg->only_caller[g] != f->id || !glob_is_local(glob(f->m, g))) return false;
  Glob of[2] = {g, GLOB_NONE};
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v)
      for (uint32_t i = 0; i < nops(f, v); i++)
        if (val_is_con(arg(f, v, i))) con_globals(&f->con, arg(f, v, i), count_mention, of);
  return of[1] == (Glob)1;
}
/* Room at once for the small bodies, which nearly always come in; for larger ones the arrays grow as they come. */
enum { EXPECT_INS = 32 };
static void expect_bodies(Fn *f, const SiteVec *sites) {
  uint32_t ninstr = 0, nopnd = 0;
  for (uint32_t i = 0; i < sites->n && ninstr < 1u << 24; i++) {
    const Fn *g = glob(f->m, call_target(f, sites->p[i].call))->fn;
    if (g != f && g->nlive <= EXPECT_INS && !call_has_fn_attr(f, sites->p[i].call, ATTR_NOINLINE))
      ninstr += g->nlive + 1, nopnd += u32_min(g->nopnd, 4 * g->nlive);
  }
  if (ninstr) fn_expect(f, ninstr, nopnd);
}
/* inline_body of the function of a node. Many call a large one: of what is done before this component it is asked once,
 * by whoever comes first. */
static uint8_t body_of(const Inliner *in, uint32_t node, const Fn *body) {
  CallGraph *cg = in->scc->cg;
  if (cg->scc_of[node] >= in->scc->index) return inline_body(body);
  uint8_t what = atomic_load_explicit(&cg->body[node], memory_order_relaxed);
  if (!what) atomic_store_explicit(&cg->body[node], what = inline_body(body), memory_order_relaxed);
  return what;
}
static uint32_t member_of(const Scc *scc, Glob g) {
  uint32_t lo = 0, hi = scc->n;
  while (lo < hi) {
    uint32_t mid = (lo + hi) / 2;
    if (scc->fn[mid] < g) lo = mid + 1;
    else hi = mid;
  }
  return lo < scc->n && scc->fn[lo] == g ? lo : UINT32_MAX;
}
/* The calls of functions that have no body here. */
static void say_declared(const Inliner *in, const Fn *f) {
  if (!remark_on(in->px) || in->of_module) return;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) {
      Glob g = is_call(f, v) ? call_target(f, v) : GLOB_NONE;
      if (g && glob_is_fn(glob(f->m, g)) && !glob(f->m, g)->fn && !glob(f->m, g)->intrinsic)
        remark(in->px, INLINE_NO_BODY, f, v, ra_fn(g), ra_fn(f->id));
    }
}
static bool inline_calls(Inliner *in, Fn *f) {
  Scc *scc = in->scc;
  PassCtx *px = in->px;
  Module *m = scc->m;
  CallGraph *cg = scc->cg;
  SiteVec sites = {0};
  ViaVec via = {0};
  say_declared(in, f);
  sites_of(in, f, 0, 0, &sites);
  if (!sites.n) return false;
  expect_bodies(f, &sites);
  int64_t spent = 0;
  uint32_t copied = 0;
  Merged merged = {ATTRS_NONE, ATTRS_NONE};
  for (uint32_t i = 0; i < sites.n; i++) {
    Site s = sites.p[i];
    if (!blk_of(f, s.call) || !is_call(f, s.call)) continue; /* went with dead code */
    Glob g = call_target(f, s.call);
    const Fn *body = g ? glob(m, g)->fn : NULL;
    if (!body) continue;
    if (body == f) { /* came_through would stop it, too */
      if (!s.from && !in->only_mandatory)
        remark(px, INLINE_NEVER, f, s.call, ra_fn(g), ra_fn(f->id),
               ra_z(inline_call_viable(f, s.call, body, wants_always(m, f, s.call, glob(m, g)))));
      continue;
    }
    bool always = wants_always(m, f, s.call, glob(m, g));
    uint32_t node = (uint32_t)g < cg->nglob ? cg->node_of[g] : 0;
    if (!node || came_through(&via, s.from, g)) continue;
    if (cg->scc_of[node - 1] == scc->index && (always ? !in->done[member_of(scc, g)] : s.from)) continue;
    const char *why = inline_call_viable(f, s.call, body, always);
    uint8_t what = why ? 0 : body_of(in, node - 1, body);
    if (!why) why = inline_body_why(what);
    if (!why && (what & INLINE_BODY_RECURSIVE) && always) why = "recursive";
    if (!why && (what & INLINE_BODY_ONCE) && !is_last_use(scc, f, g)) why = "holds a call that must not be duplicated";
    int64_t cost = 0, limit = 0;
    if (!why && !always) {
      bool pays = worthwhile(scc, px, f, s.call, body, &cost, &limit, &why);
      if (!why && !pays) {
        remark(px, INLINE_TOO_COSTLY, f, s.call, ra_fn(g), ra_fn(f->id), ra_int(cost), ra_int(limit));
        continue;
      }
      int64_t grown = spent + (cost > 0 ? cost : 0), budget = in->budget;
      /* What costs nothing stays all the same (assumptions, say), and doubles with each caller that calls twice. */
      if (!why && past_cap(m, INLINE_COPIED, copied)) why = "the caller has grown too much";
      if (grown > budget && hands_on_stack(f, s.call)) budget *= GROWTH_STACK;
      if (!why && grown > budget && cost > 0) {
        remark(px, INLINE_BUDGET, f, s.call, ra_fn(g), ra_fn(f->id), ra_int(cost), ra_int(spent), ra_int(budget));
        continue;
      }
    }
    if (why) {
      remark(px, INLINE_NEVER, f, s.call, ra_fn(g), ra_fn(f->id), ra_z(why));
      continue;
    }
    if (!always) remark(px, INLINE_DONE, f, s.call, ra_fn(g), ra_fn(f->id), ra_int(cost), ra_int(limit));
    else if (in->only_mandatory && !in->of_module) remark(px, INLINE_MANDATORY, f, s.call, ra_fn(g), ra_fn(f->id));
    else remark(px, INLINE_ALWAYS, f, s.call, ra_fn(g), ra_fn(f->id), ra_z("always inline attribute"));
    merge_attrs(m, fn_glob(f), glob(m, g), &merged);
    uint32_t before = f->nins;
    InlineResult r = inline_call(f, s.call, body, in->lifetimes, px);
    copied += f->nins - before;
    vec_push(&via, ((Via){g, s.from}));
    sites_of(in, f, r.first_new, via.n, &sites);
    if (cost > 0) spent += cost;
    stat_add(px, ST_INLINED, 1);
    in->gone |= glob_is_discardable(glob(m, g));
  }
  bool changed = via.n;
  vec_free(&sites);
  vec_free(&via);
  if (changed) callgraph_recount(cg, scc->index, f);
  return changed;
}
/* Members of a component in the order of depth-first search over mandatory calls, callees first: where these make no
 * circle every one of them finds its callee complete; in a circle the last function comes to call itself, and no body
 * is copied along more than one path through the others. */
static uint32_t *members_order(const Scc *scc, Arena *A) {
  uint32_t n = scc->n, k = 0, depth = 0, *order = ARENA_ARRAY(A, uint32_t, n),
           *first = ARENA_ZARRAY(A, uint32_t, n + 1);
  if (n == 1) {
    order[0] = 0;
    return order;
  }
  Module *m = scc->m;
  VecU32 to = {0};
  for (uint32_t i = 0; i < n; i++) {
    const Fn *f = glob(m, scc->fn[i])->fn;
    first[i] = to.n;
    if (f)
      FOR_EACH_BLK(f, b)
        FOR_EACH_INS(f, b, v) {
          Glob g = is_call(f, v) ? call_target(f, v) : GLOB_NONE;
          uint32_t x = g && glob(m, g)->fn && wants_always(m, f, v, glob(m, g)) ? member_of(scc, g) : UINT32_MAX;
          if (x != UINT32_MAX) vec_push(&to, x);
        }
  }
  first[n] = to.n;
  uint8_t *seen = ARENA_ZARRAY(A, uint8_t, n);
  uint32_t *stack = ARENA_ARRAY(A, uint32_t, n), *next = ARENA_ARRAY(A, uint32_t, n);
  memcpy(next, first, n * sizeof *next);
  for (uint32_t root = 0; root < n; root++) {
    if (!seen[root]) seen[root] = 1, stack[depth++] = root;
    while (depth) {
      uint32_t i = stack[depth - 1];
      if (next[i] == first[i + 1]) {
        order[k++] = i;
        depth--;
        continue;
      }
      uint32_t x = to.p[next[i]++];
      if (!seen[x]) seen[x] = 1, stack[depth++] = x;
    }
  }
  vec_free(&to);
  return order;
}
static bool inline_scc(Inliner *in) {
  const Scc *scc = in->scc;
  bool changed = false;
  ArenaMark mark = arena_mark(in->px->scratch);
  uint32_t *order = members_order(scc, in->px->scratch);
  in->done = ARENA_ZARRAY(in->px->scratch, uint8_t, scc->n);
  for (uint32_t k = 0; k < scc->n; k++) {
    Fn *f = glob(scc->m, scc->fn[order[k]])->fn;
    if (f) changed |= inline_calls(in, f);
    in->done[order[k]] = 1;
  }
  arena_release(in->px->scratch, mark);
  return changed;
}

/* ---- functions nothing mentions any more ---- */
typedef struct Sweep {
  Module *m;
  bool only_marked; /* of functions only what is marked alwaysinline */
  uint32_t *left;   /* by Glob: uses by others */
  uint32_t *first;  /* by Glob: where what it uses begins in `of` */
  uint32_t *of;
  uint32_t *group, *next, *in_group; /* by comdat: 1 + a member, the members that stay; by Glob: 1 + the next one */
  VecU32 work;
} Sweep;
static bool may_go(const Sweep *s, Glob g) {
  const Global *p = glob(s->m, g);
  return p->fn && glob_is_discardable(p) && (!s->only_marked || attrlist_fn_has(s->m, p->fattrs, ATTR_ALWAYSINLINE));
}
/* Nobody else uses g: it goes, or, in a comdat group, waits for the others of it. */
static void unused(Sweep *s, Glob g) {
  uint32_t c = glob(s->m, g)->comdat;
  if (!c) vec_push(&s->work, (uint32_t)g);
  else if (!--s->in_group[c])
    for (uint32_t k = s->group[c]; k; k = s->next[k - 1]) vec_push(&s->work, k - 1);
}
static void sweep_begin(Sweep *s, Arena *A) {
  Module *m = s->m;
  uint32_t n = m->glob.n, to = 0;
  GlobUses u = glob_uses(m, A);
  s->left = ARENA_ZARRAY(A, uint32_t, n), s->next = ARENA_ZARRAY(A, uint32_t, n);
  s->first = ARENA_ZARRAY(A, uint32_t, n + 1), s->of = ARENA_ARRAY(A, uint32_t, u.first[n] + 1);
  s->group = ARENA_ZARRAY(A, uint32_t, m->comdats.n + 1), s->in_group = ARENA_ZARRAY(A, uint32_t, m->comdats.n + 1);
  for (uint32_t i = 0; i < u.first[n]; i++) s->first[u.use[i].user]++;
  for (uint32_t g = 0; g <= n; g++) to += s->first[g], s->first[g] = to; /* the ends; filled downward */
  FOR_EACH_GLOB(m, g) {
    for (uint32_t i = u.first[g]; i < u.first[g + 1]; i++) {
      s->left[g] += u.use[i].user != g;
      s->of[--s->first[u.use[i].user]] = (uint32_t)g;
    }
    uint32_t c = glob(m, g)->comdat;
    if (c) s->next[g] = s->group[c], s->group[c] = (uint32_t)g + 1, s->in_group[c]++;
  }
  FOR_EACH_FN(m, g)
    if (!s->left[g] && may_go(s, g)) unused(s, g);
}
/* Deletes them, with those whose bodies are gone. A comdat group goes as a whole or not at all. */
static bool delete_dead(Module *m, bool only_marked) {
  bool any = false;
  Arena A;
  arena_init(&A);
  FOR_EACH_GLOB(m, g)
    if (glob_is_bodiless(glob(m, g))) {
      glob_delete(m, g);
      any = true;
    }
  Sweep s = {.m = m, .only_marked = only_marked};
  sweep_begin(&s, &A);
  while (s.work.n) {
    Glob g = (Glob)vec_pop(&s.work);
    glob_delete(m, g);
    any = true;
    for (uint32_t i = s.first[g]; i < s.first[g + 1]; i++) {
      Glob h = (Glob)s.of[i];
      if (h != g && !--s.left[h] && may_go(&s, h)) unused(&s, h);
    }
  }
  vec_free(&s.work);
  arena_free(&A);
  md_forget_deleted(m);
  return any;
}
/* Runs at the barrier, once a stage. */
static void sweep(Module *m, void *data, PassCtx *px) {
  (void)px;
  CallGraph *cg = data;
  if (cg->swept) return;
  cg->swept = true;
  delete_dead(m, false);
}

Change pass_inline(Scc *scc, PassCtx *px) {
  bool nvptx = str_starts(scc->m->triple, STR("nvptx"));
  Inliner in = {.scc = scc,
                .px = px,
                .only_mandatory = px->opt[0],
                .lifetimes = true,
                .budget = nvptx ? knob_int(px->knobs, KNOB_INLINE_BUDGET) : INT64_MAX};
  bool changed = inline_scc(&in);
  if (in.gone) pass_at_barrier(px, sweep, scc->cg);
  return changed ? CH_VAL | CH_CFG | CH_MEM | CH_CALL : CH_NONE;
}

/* Callees first here too: a body comes in with all that it is to hold, each of its calls replaced once. */
Change pass_always_inline(Module *m, PassCtx *px) {
  CallGraph *cg = callgraph_new(m);
  bool changed = false;
  for (uint32_t i = 0; i < cg->nscc; i++) {
    Scc scc = {m, cg, i, cg->scc_fn + cg->scc_first[i], cg->scc_first[i + 1] - cg->scc_first[i]};
    Inliner in = {.scc = &scc, .px = px, .only_mandatory = true, .of_module = true, .lifetimes = px->opt[0]};
    changed |= inline_scc(&in);
  }
  callgraph_free(cg);
  bool any = changed;
  FOR_EACH_FN(m, g) any = any || attrlist_fn_has(m, glob(m, g)->fattrs, ATTR_ALWAYSINLINE);
  Change ch = changed ? CH_VAL | CH_CFG | CH_MEM | CH_CALL : CH_NONE;
  return any && delete_dead(m, true) ? ch | CH_ATTR : ch;
}
