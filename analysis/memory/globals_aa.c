/* globals_aa.c: facts about globals. Contract: globals_aa.h. */
#include "analysis/callgraph/callgraph.h"
#include "analysis/memory/capture.h"
#include "analysis/memory/globals_aa.h"
#include "ir/cap.h"
#include "ir/effects.h"
#include "ir/glob_uses.h"
#include "ir/intrinsic.h"

typedef struct Info {
  uint8_t memory;
  bool known, reads_any;
} Info;
typedef struct Facts {
  uint32_t nglob;
  uint32_t *tracked; /* by Glob: 1 + number of a quiet variable; 0 */
  uint32_t ntracked;
  bool *indirect;      /* by Glob: holds null and fresh allocations only */
  uint32_t *info_of;   /* by Glob of a function: index in info; 0 none */
  Info *info;          /* by component + 1 */
  uint64_t *bits;      /* by info: 2 bits a tracked variable; NULL: too many */
  size_t words;        /* of one info */
  bool hidden_callers; /* a function of the module whose address is taken may be called from anywhere */
} Facts;

static void facts_free(void *p) {
  Facts *x = p;
  mem_free(x->tracked);
  mem_free(x->indirect);
  mem_free(x->info_of);
  mem_free(x->info);
  mem_free(x->bits);
  mem_free(x);
}
void globals_aa_drop(Module *m) {
  if (m->globals_aa) facts_free(m->globals_aa);
  m->globals_aa = NULL;
}
static void set_bits(Facts *x, uint32_t info, uint32_t var, unsigned mr) {
  if (x->bits) x->bits[info * x->words + var / 32] |= (uint64_t)mr << (2 * (var % 32));
}

/* ---- addresses ---- */
typedef struct Item {
  Val ins;
  uint32_t slot;
} Item;
typedef struct Access {
  Glob fn;
  uint32_t var;
  unsigned mr;
} Access;
typedef struct Walk {
  VEC(Item) work;
  VEC(Access) found;
} Walk;

/* Constant v is the address of a global, offset or cast. */
static bool plain_address(const ConPool *p, Val v) {
  for (;;) {
    v = con_twin(p, v);
    switch (con_kind(p, v)) {
    case CON_GLOBAL: return true;
    case CON_ADDR: v = con_op(p, v, 0); continue;
    case CON_EXPR: {
      Op o = (Op)con_rec(p, v)->sub;
      if (o != OP_GEP && o != OP_BITCAST && o != OP_ADDRSPACECAST) return false;
      for (uint32_t i = 1; i < con_nops(p, v); i++)
        if (con_kind(p, con_op(p, v, i)) != CON_INT) return false;
      v = con_op(p, v, 0);
      continue;
    }
    default: return false;
    }
  }
}
/* The use leaves the address where it is: *mr is what it does; derived pointers go onto the worklist. */
static bool stays(Walk *w, const Fn *f, Val v, uint32_t slot, unsigned *mr) {
  const Module *m = f->m;
  switch (op(f, v)) {
  case OP_MDVAL: return true;
  case OP_LOAD: *mr = MR_REF; return true;
  case OP_STORE: *mr = MR_MOD; return slot == 1;
  case OP_GEP:
  case OP_BITCAST:
  case OP_ADDRSPACECAST:
    if (slot || ty_is_vec(m, ty(f, v))) return false;
    FOR_EACH_USE(f, v, u) vec_push(&w->work, ((Item){use_user(f, u), use_index(f, u)}));
    return true;
  case OP_ICMP: {
    Val o = arg(f, v, 1 - slot);
    return val_is_con(o) && con_kind(&f->con, con_twin(&f->con, o)) == CON_NULL;
  }
  case OP_CALL:
  case OP_INVOKE:
  case OP_CALLBR: {
    unsigned id = call_intrinsic(f, v);
    if (slot == nops(f, v) - 1) return true; /* called */
    if (id == INTRIN_threadlocal_address) {
      FOR_EACH_USE(f, v, u) vec_push(&w->work, ((Item){use_user(f, u), use_index(f, u)}));
      return true;
    }
    Glob g = call_target(f, v);
    if (slot >= call_nargs(f, v) || !(id || (g && glob(m, g)->is_decl)) || !call_has_fn_attr(f, v, ATTR_NOCALLBACK))
      return false;
    UseCapture c = call_captures(f, v, slot);
    *mr = MR_MODREF;
    return !c.use && !c.result;
  }
  default: return false;
  }
}
static bool is_quiet(Module *m, Walk *w, const GlobUses *u, Glob g, uint32_t var) {
  uint32_t first = w->found.n;
  for (uint32_t i = u->first[g]; i < u->first[g + 1]; i++) {
    const GlobUse *x = &u->use[i];
    if (!x->ins || glob(m, x->user)->deleted) return false;
    Fn *f = glob(m, x->user)->fn;
    unsigned mr = 0;
    if (!plain_address(&f->con, arg(f, x->ins, x->slot))) return false;
    vec_clear(&w->work);
    vec_push(&w->work, ((Item){x->ins, x->slot}));
    while (w->work.n) {
      Item t = vec_pop(&w->work);
      unsigned one = 0;
      if (!stays(w, f, t.ins, t.slot, &one)) {
        w->found.n = first;
        return false;
      }
      mr |= one;
    }
    if (mr) vec_push(&w->found, ((Access){x->user, var, mr}));
  }
  return true;
}
Glob globals_aa_address(const Fn *f, Val p) {
  if (!val_is_con(p)) return GLOB_NONE;
  p = con_twin(&f->con, p);
  return con_kind(&f->con, p) == CON_GLOBAL ? con_glob(&f->con, p) : GLOB_NONE;
}
bool globals_aa_is_allocation(const Fn *f, Val v) {
  if (!is_op(f, v, OP_CALL) && !is_op(f, v, OP_INVOKE)) return false;
  if (attrset_has(f->m, attrlist_ret(f->m, call_rec(f, v)->attrs), ATTR_NOALIAS)) return true;
  Glob t = call_target(f, v);
  return t && attrset_has(f->m, attrlist_ret(f->m, glob(f->m, t)->fattrs), ATTR_NOALIAS);
}
/* Pointer v of f goes nowhere but into accesses, and into variable g. */
static bool goes_only_to(Walk *w, const Fn *f, Val v, Glob g) {
  vec_clear(&w->work);
  FOR_EACH_USE(f, v, u) vec_push(&w->work, ((Item){use_user(f, u), use_index(f, u)}));
  while (w->work.n) {
    Item t = vec_pop(&w->work);
    unsigned mr;
    if (is_op(f, t.ins, OP_STORE) && t.slot == 0 && globals_aa_address(f, arg(f, t.ins, 1)) == g) continue;
    if (!stays(w, f, t.ins, t.slot, &mr)) return false;
  }
  return true;
}
/* Pointer variable g starts as null, and all that is stored there is null and the results of allocating calls that go
 * nowhere else; what is loaded from it goes nowhere. So what it points to is reached through it alone. */
static bool is_indirect(Module *m, Walk *w, const GlobUses *u, Glob g) {
  const Global *r = glob(m, g);
  if (!ty_is_ptr(m, r->type) || !r->init || r->externally_initialized ||
      con_kind(&m->con, con_twin(&m->con, r->init)) != CON_NULL)
    return false;
  for (uint32_t i = u->first[g]; i < u->first[g + 1]; i++) {
    const GlobUse *x = &u->use[i];
    if (!x->ins || glob(m, x->user)->deleted) return false;
    Fn *f = glob(m, x->user)->fn;
    if (globals_aa_address(f, arg(f, x->ins, x->slot)) != g) return false;
    if (is_op(f, x->ins, OP_LOAD)) {
      if (!ty_is_ptr(m, ty(f, x->ins)) || !goes_only_to(w, f, x->ins, GLOB_NONE)) return false;
      continue;
    }
    if (!is_op(f, x->ins, OP_STORE) || x->slot != 1) return false;
    Val v = arg(f, x->ins, 0);
    if (val_is_con(v) ? con_kind(&f->con, con_twin(&f->con, v)) != CON_NULL
                      : !globals_aa_is_allocation(f, v) || !goes_only_to(w, f, v, g))
      return false;
  }
  return true;
}

/* ---- functions ---- */
/* Adds what call v does to the component's info; false: nothing can be said. */
static bool add_call(Facts *x, const Fn *f, Val v, uint32_t self, Info *in) {
  const Module *m = f->m;
  Glob g = call_target(f, v);
  unsigned id = call_intrinsic(f, v);
  if (g && glob(m, g)->fn) {
    uint32_t c = x->info_of[g];
    if (c == self) return true;
    if (!c || !x->info[c].known) return false;
    in->memory |= x->info[c].memory;
    in->reads_any |= x->info[c].reads_any;
    if (x->bits)
      for (size_t k = 0; k < x->words; k++) x->bits[self * x->words + k] |= x->bits[c * x->words + k];
    return true;
  }
  if (!g && !id) return false;
  unsigned e = call_memeff(f, v);
  if (!e) return !is_convergent(f, v) || !is_sync(f, v);
  bool calls_back = is_sync(f, v) || !call_has_fn_attr(f, v, ATTR_NOCALLBACK), arg_only = !(e & ~3u);
  if (!(e & 0xaaau)) {
    in->memory |= MR_REF;
    if (!arg_only && calls_back) in->reads_any = true;
    return true;
  }
  in->memory |= MR_MODREF;
  if (!arg_only) in->reads_any = true;
  return !calls_back;
}
static void summarize(Facts *x, Module *m, const CallGraph *cg) {
  for (uint32_t s = 0; s < cg->nscc; s++) {
    uint32_t self = s + 1;
    Info in = {0};
    bool known = true;
    for (uint32_t i = cg->scc_first[s]; i < cg->scc_first[s + 1]; i++) x->info_of[cg->scc_fn[i]] = self;
    for (uint32_t i = cg->scc_first[s]; i < cg->scc_first[s + 1] && known; i++) {
      Glob g = cg->scc_fn[i];
      const Fn *f = glob(m, g)->fn;
      if (!f || !glob_is_exact(glob(m, g)) || attrlist_fn_has(m, glob(m, g)->fattrs, ATTR_OPTNONE)) {
        known = false;
        break;
      }
      FOR_EACH_BLK(f, b) {
        FOR_EACH_INS(f, b, v) {
          if (is_call(f, v)) {
            if (!(known = add_call(x, f, v, self, &in))) break;
            continue;
          }
          if (op(f, v) == OP_FENCE || is_sync(f, v)) {
            known = false;
            break;
          } /* other threads' effects show */
          if (may_read(f, v)) in.memory |= MR_REF;
          if (may_write(f, v)) in.memory |= MR_MOD;
        }
        if (!known) break;
      }
    }
    in.known = known;
    x->info[self] = in;
  }
}

void globals_aa_build(Module *m) {
  globals_aa_drop(m);
  Facts *x = mem_zalloc(sizeof *x);
  m->globals_aa = x;
  m->globals_aa_free = facts_free;
  x->nglob = m->glob.n;
  x->tracked = mem_zalloc(m->glob.n * sizeof *x->tracked);
  x->info_of = mem_zalloc(m->glob.n * sizeof *x->info_of);
  x->indirect = mem_zalloc(m->glob.n * sizeof *x->indirect);
  Arena A;
  arena_init(&A);
  GlobUses u = glob_uses(m, &A);
  Walk w = {0};
  FOR_EACH_GLOB(m, g) {
    const Global *r = glob(m, g);
    if (!glob_is_local(r)) continue;
    if (r->kind == GK_FUNC) {
      uint32_t before = w.found.n;
      if (!is_quiet(m, &w, &u, g, 0)) x->hidden_callers = true;
      w.found.n = before;
    } else if (r->kind == GK_VAR && is_quiet(m, &w, &u, g, x->ntracked)) {
      x->tracked[g] = ++x->ntracked;
      x->indirect[g] = is_indirect(m, &w, &u, g);
    }
  }
  CallGraph *cg = callgraph_new(m);
  x->info = mem_zalloc((cg->nscc + 1) * sizeof *x->info);
  x->words = (x->ntracked + 31) / 32;
  if (x->words && !past_cap(m, GLOBALS_AA_BITS, (uint64_t)x->words * 64 * (cg->nscc + 1)))
    x->bits = mem_zalloc(x->words * (cg->nscc + 1) * sizeof *x->bits);
  for (uint32_t i = 0; i < w.found.n; i++) {
    Access a = w.found.p[i];
    uint32_t node = cg->node_of[a.fn];
    if (node) set_bits(x, cg->scc_of[node - 1] + 1, a.var, a.mr);
  }
  summarize(x, m, cg);
  callgraph_free(cg);
  vec_free(&w.work);
  vec_free(&w.found);
  arena_free(&A);
}
bool globals_aa_quiet(const Module *m, Glob g) {
  const Facts *x = m->globals_aa;
  return x && (uint32_t)g < x->nglob && x->tracked[g];
}
bool globals_aa_indirect(const Module *m, Glob g) {
  const Facts *x = m->globals_aa;
  return x && (uint32_t)g < x->nglob && x->indirect[g];
}
static const Info *info_of(const Facts *x, Glob f) {
  uint32_t c = x && (uint32_t)f < x->nglob ? x->info_of[f] : 0;
  return c && x->info[c].known ? &x->info[c] : NULL;
}
ModRef globals_aa_effect(const Module *m, Glob f, Glob g) {
  const Facts *x = m->globals_aa;
  const Info *in = info_of(x, f);
  if (!in || !x->bits || x->hidden_callers || !globals_aa_quiet(m, g)) return MR_MODREF;
  uint32_t var = x->tracked[g] - 1;
  unsigned r = (unsigned)(x->bits[(size_t)(in - x->info) * x->words + var / 32] >> (2 * (var % 32))) & 3u;
  return (ModRef)(r | (in->reads_any ? MR_REF : MR_NONE));
}
ModRef globals_aa_memory(const Module *m, Glob f) {
  const Info *in = info_of(m->globals_aa, f);
  return in ? (ModRef)in->memory : MR_MODREF;
}
