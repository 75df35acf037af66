/* glob_uses.c: the index global -> mentions. Contract: glob_uses.h. One sweep over the module, then a counting sort. */
#include "ir/glob_uses.h"
#include "ir/intrinsic.h"

/* Kinds that may have a global inside. */
static bool composite(ConKind k) {
  return k >= CON_AGG && k != CON_DATA && k != CON_ASM && k != CON_MD && k != CON_INTRIN;
}
void con_globals(const ConPool *p, Val v, void (*visit)(void *ctx, Glob g), void *ctx) {
  if (!v) return;
  while (con_kind(p, v) == CON_ADDR) v = con_op(p, v, 0);
  if (con_kind(p, v) == CON_GLOBAL) {
    visit(ctx, con_glob(p, v));
    return;
  }
  if (!composite(con_kind(p, v))) return;
  VecU32 work = {0};
  vec_push(&work, (uint32_t)v);
  while (work.n) {
    Val x = (Val)vec_pop(&work);
    if (!x) continue;
    switch (con_kind(p, x)) {
    case CON_GLOBAL:
    case CON_BLOCKADDR:
    case CON_DSO_EQUIV:
    case CON_NO_CFI: visit(ctx, con_glob(p, x)); break;
    default:
      for (uint32_t i = con_nops(p, x); i-- > 0;) vec_push(&work, (uint32_t)con_op(p, x, i));
      break;
    }
  }
  vec_free(&work);
}

typedef struct Mention {
  Glob g;
  GlobUse use;
} Mention;
typedef struct Build {
  VEC(Mention) all;
  GlobUse cur;
} Build;
static void mention(void *ctx, Glob g) {
  Build *b = ctx;
  vec_push(&b->all, ((Mention){g, b->cur}));
}
static void sweep(Module *m, Build *b, uint32_t *intrinsic_uses) {
  FOR_EACH_GLOB(m, g) {
    Global *gl = glob(m, g);
    b->cur = (GlobUse){.user = g};
    const Val heads[] = {gl->init, gl->prefix, gl->prologue, gl->personality};
    for (unsigned i = 0; i < ARRAY_LEN(heads); i++)
      if (heads[i]) {
        b->cur.direct = con_kind(&m->con, heads[i]) == CON_GLOBAL;
        con_globals(&m->con, heads[i], mention, b);
      }
    Fn *f = gl->fn;
    if (!f) continue;
    FOR_EACH_BLK(f, blk)
      FOR_EACH_INS(f, blk, v) {
        for (uint32_t i = 0; i < nops(f, v); i++) {
          Val x = arg(f, v, i);
          if (!val_is_con(x)) continue;
          ConKind k = con_kind(&f->con, x);
          if (k < CON_AGG) continue;
          if (k == CON_INTRIN) {
            Glob d = glob_find(m, con_intrin_name(&f->con, x));
            if (d) intrinsic_uses[d]++;
            continue;
          }
          b->cur = (GlobUse){.user = g, .ins = v, .slot = i, .direct = k == CON_GLOBAL};
          con_globals(&f->con, x, mention, b);
        }
      }
  }
}
GlobUses glob_uses(Module *m, Arena *a) {
  uint32_t n = m->glob.n;
  Build b = {0};
  uint32_t *iu = ARENA_ZARRAY(a, uint32_t, n + 1), *first = ARENA_ZARRAY(a, uint32_t, n + 2);
  sweep(m, &b, iu);
  /* Sorted by global, in order of mention: first[g + 1] is where the next mention of g goes, in the end its last
   * one's end. */
  for (uint32_t i = 0; i < b.all.n; i++) first[b.all.p[i].g + 2]++;
  for (uint32_t i = 2; i <= n; i++) first[i] += first[i - 1];
  GlobUse *out = ARENA_ARRAY(a, GlobUse, b.all.n + 1);
  for (uint32_t i = 0; i < b.all.n; i++) out[first[b.all.p[i].g + 1]++] = b.all.p[i].use;
  vec_free(&b.all);
  return (GlobUses){first, out, iu};
}

/* What stands for a mention of a global: the other one, cast to the type of the first where its address has another. */
static Val stand_in(ConPool *p, Val v, Glob to) {
  Val c = con_global(p, to);
  if (con_type(p, c) == con_type(p, v)) return c;
  return con_expr(p, &(ConExpr){.op = OP_ADDRSPACECAST, .type = con_type(p, v), .n = 1, .ops = &c});
}
Val con_globs_replace(ConPool *p, const Glob *to, Val v) {
  ConKind k = con_kind(p, v);
  if (k == CON_GLOBAL) {
    Glob g = con_glob(p, v);
    return to[g] ? stand_in(p, v, to[g]) : v;
  }
  typedef struct {
    Val v;
    uint32_t next, base;
  } It;
  VEC(It) st = {0};
  VEC(Val) done = {0};
  if (!con_nops(p, v)) return v;
  vec_push(&st, ((It){v, 0, 0}));
  while (st.n) {
    It *it = &vec_last(&st);
    uint32_t n = con_nops(p, it->v);
    if (it->next < n) {
      Val o = con_op(p, it->v, it->next++);
      if (con_nops(p, o)) vec_push(&st, ((It){o, 0, done.n}));
      else if (con_kind(p, o) == CON_GLOBAL && to[con_glob(p, o)]) vec_push(&done, stand_in(p, o, to[con_glob(p, o)]));
      else vec_push(&done, o);
      continue;
    }
    It top = vec_pop(&st);
    bool same = true;
    for (uint32_t i = 0; i < n; i++) same = same && done.p[top.base + i] == con_op(p, top.v, i);
    Val r = top.v;
    if (!same) {
      const Con c = *con_rec(p, top.v);
      const Val *ops = done.p + top.base;
      switch (c.kind) {
      case CON_AGG: r = con_agg(p, c.type, ops, n); break;
      case CON_SPLAT: r = con_splat(p, c.type, ops[0]); break;
      case CON_PTRAUTH: r = con_ptrauth(p, c.type, ops); break;
      case CON_ADDR: r = con_addr(p, c.type, ops[0], con_addr_offset(p, top.v), c.flags); break;
      default: {
        ConExpr e = con_expr_get(p, top.v);
        e.ops = ops;
        r = con_expr(p, &e);
        break;
      }
      }
    }
    done.n = top.base;
    vec_push(&done, r);
  }
  v = done.p[0];
  vec_free(&st);
  vec_free(&done);
  return v;
}

void globs_replace(Module *m, const Glob *to, Arena *a) {
  GlobUses u = glob_uses(m, a);
  FOR_EACH_GLOB(m, g) {
    if (!to[g]) continue;
    for (uint32_t i = u.first[g]; i < u.first[g + 1]; i++) {
      const GlobUse *x = &u.use[i];
      Global *owner = glob(m, x->user);
      if (x->ins) {
        Fn *f = owner->fn;
        opnd_set(f, x->ins, x->slot, con_globs_replace(&f->con, to, arg(f, x->ins, x->slot)));
        continue;
      }
      if (owner->init) owner->init = con_globs_replace(&m->con, to, owner->init);
      if (owner->prefix) owner->prefix = con_globs_replace(&m->con, to, owner->prefix);
      if (owner->prologue) owner->prologue = con_globs_replace(&m->con, to, owner->prologue);
      if (owner->personality) owner->personality = con_globs_replace(&m->con, to, owner->personality);
    }
  }
}
