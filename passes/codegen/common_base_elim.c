/* common_base_elim.c: "common-base-elim": addresses that differ by a constant are computed from one of them.
 *
 *     %a = getelementptr i32, ptr %p, i64 %i            %a = getelementptr i32, ptr %p, i64 %i
 *     ...                                               ...
 *     %t = add nsw i64 %i, 3                            %b = getelementptr i8, ptr %a, i64 12
 *     %b = getelementptr i32, ptr %p, i64 %t     =>     ...
 *     ...                                               store float %x, ptr %a
 *     %u = shl nsw i64 %i, 2
 *     %c = getelementptr i8, ptr %p, i64 %u
 *     store float %x, ptr %c
 *
 * Every getelementptr is taken apart by scalar evolution into a key (the pointer at the bottom and all variable terms)
 * and a constant (address.h); those of one key are a group. Along the reverse post-order a group is cut into clusters:
 * what lies in reach of an immediate and has a common dominator not too far above (scev-cgp-idom-level-limit levels of
 * the tree above the topmost member). A cluster's anchor is
 *   - a value that is the key already (the pointer that a loop advances, an address without constant), else
 *   - the member of least constant where it dominates the others, else
 *   - in a loop whose counter the key depends on, the first member where it dominates the others, or the least one,
 *     moved up: made anew it would be one more pointer for the loop to advance. Else
 *   - the key computed anew: before the first member in the common dominator, or at that block's end. One block takes
 *     scev-cgp-cross-block-limit of these. (Where the constants are out of reach of it, the least address.)
 * The others become the anchor and a constant, where they stand. A member whose cluster cannot reach higher becomes a
 * phi where each way to its block has the same address already. This is repeated while something changes, cbe-max-iter
 * times at most: an address in the expression of another one may be in a group of its own.
 *
 * Before that, stack objects that are never needed at the same time become one (alloca_share.c, cbe-clone-allocas):
 * their addresses have one base then.
 *
 * Sources: two descriptions of NVIDIA's. One (tileiras) merges what has equal expressions, keyed by scalar evolution:
 * names, cbe- knobs and the lines of cbe-verbose are its; cbe-min-uses counts the uses of a group, as its own example
 * wants. The other (cicc) groups by base and takes the least constant for the anchor; its page leaves the variable
 * terms out of the key, which would have @g[tid] serve for @g[tid2] (docs/seed-deviations.md).
 *
 * Sound, on a GPU too: address.h. Only getelementptr is made, moved nowhere; no access, edge or convergent operation is
 * touched. An address computed above a branch is arithmetic that more threads do. Pointers have opaque types, so the
 * cast `bitCastEnd` of the description, for users of another pointee type, has no case.
 *
 * Cost: linear in addresses times the depth of expressions (cbe-max-depth), per round. */
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "passes/codegen/address.h"
#include "passes/codegen/alloca_share.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "support/hash.h"
#include "support/knob.h"

typedef struct Member {
  Val v;
  Addr p;
  uint32_t next; /* of the group, in the order of the walk: 1 + index; 0 ends */
} Member;
typedef struct Group {
  uint32_t first, last, n; /* 1 + index of members */
  uint32_t uses;
} Group;
typedef struct Cbe {
  AddrCtx a;
  VEC(Member) member;
  VEC(Group) group;
  VecU32 cluster;  /* members of the one at hand */
  uint32_t *bases; /* by Blk: computed at its end */
  uint32_t idom_limit, block_limit, merged, made, phis;
} Cbe;

/* ---- groups ---- */
static void collect(Cbe *c, uint32_t depth) {
  Fn *f = c->a.f;
  IdSet by_key = {0};
  for (uint32_t i = 0; i < c->a.d->n; i++)
    FOR_EACH_INS(f, c->a.d->rpo[i], v) {
      Addr p;
      if (!is_op(f, v, OP_GEP) || !addr_parts(&c->a, v, depth, &p) || sx_is(c->a.s, p.key, SXK_UNKNOWN)) continue;
      uint32_t h = hash_u32((uint32_t)p.key), id;
      uint32_t slot = idset_first(&by_key, h);
      while ((id = by_key.slot[slot].id) != 0 && c->member.p[c->group.p[id - 1].first - 1].p.key != p.key)
        slot = idset_probe(&by_key, slot + 1, h);
      vec_push(&c->member, ((Member){v, p, 0}));
      if (!id) {
        vec_push(&c->group, ((Group){.first = c->member.n}));
        id = c->group.n;
        idset_put(&by_key, slot, id, h);
      } else c->member.p[c->group.p[id - 1].last - 1].next = c->member.n;
      Group *g = &c->group.p[id - 1];
      g->last = c->member.n;
      g->n++;
      g->uses += count_uses(f, v, 64);
    }
  idset_free(&by_key);
}
static Member *at(const Cbe *c, uint32_t i) { return &c->member.p[i - 1]; }
static Blk home(const Cbe *c, uint32_t i) { return blk_of(c->a.f, at(c, i)->v); }

/* ---- one cluster ---- */
/* The anchor is there: nothing is to be done for those that are it and a constant already. */
static bool served(const Cbe *c, const Member *m, Val anchor, int64_t off) {
  return m->v == anchor || addr_is_offset(&c->a, m->v, anchor, m->p.off - off);
}
static uint32_t unserved(const Cbe *c, Val anchor, int64_t off) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < c->cluster.n; i++) n += !served(c, at(c, c->cluster.p[i]), anchor, off);
  return n;
}
static void serve(Cbe *c, Val anchor, int64_t off) {
  Fn *f = c->a.f;
  uint32_t n = 0;
  for (uint32_t i = 0; i < c->cluster.n; i++) {
    Member *m = at(c, c->cluster.p[i]);
    if (served(c, m, anchor, off)) continue;
    remark(c->a.px, CBE_MERGED, f, m->v, ra_val(m->v), ra_val(anchor), ra_int(m->p.off - off));
    addr_replace(&c->a, m->v, anchor, m->p.off - off);
    n++;
  }
  c->merged += n;
}
/* Copies of the anchor: it keeps the flags that they share, and no more need be known of it. */
static void take_copies(Cbe *c, Val anchor) {
  Fn *f = c->a.f;
  for (uint32_t i = 0; i < c->cluster.n; i++) {
    Member *m = at(c, c->cluster.p[i]);
    if (m->v == anchor || !ins_same(f, anchor, m->v)) continue;
    remark(c->a.px, CBE_MERGED, f, m->v, ra_val(m->v), ra_val(anchor), ra_int(0));
    flags_intersect(f, anchor, m->v);
    addr_take(&c->a, m->v, anchor);
    c->cluster.p[i--] = c->cluster.p[--c->cluster.n];
    c->merged++;
  }
}
/* v is the anchor of all; false: it may not be. */
static bool anchored(Cbe *c, Sx x, Val v, int64_t off) {
  if (!unserved(c, v, off)) return true;
  take_copies(c, v);
  if (unserved(c, v, off)) {
    if (!addr_reuse(&c->a, x, v)) return false;
    serve(c, v, off);
  }
  return true;
}
/* The member of the cluster that member i is computed from in the end, i itself where there is none: an anchor may not
 * be computed from what it is to serve. Asked after addr_hoist, which has found the way short. */
static uint32_t root_member(const Cbe *c, uint32_t i) {
  const Fn *f = c->a.f;
  uint32_t root = i;
  Val v = at(c, i)->v;
  for (uint32_t n = 0; n < CAP_ADDR_HOIST && is_op(f, v, OP_GEP); n++) {
    v = arg(f, v, 0);
    for (uint32_t k = 0; k < c->cluster.n; k++)
      if (at(c, c->cluster.p[k])->v == v) root = c->cluster.p[k];
  }
  return root;
}
/* The members of c->cluster, in the order of the walk, whose blocks have the common dominator b. */
static void cluster_merge(Cbe *c, Blk b) {
  Fn *f = c->a.f;
  if (c->cluster.n < 2) return;
  uint32_t lo = c->cluster.p[0], hi = lo;
  for (uint32_t i = 1; i < c->cluster.n; i++) {
    if (at(c, c->cluster.p[i])->p.off < at(c, lo)->p.off) lo = c->cluster.p[i];
    if (at(c, c->cluster.p[i])->p.off > at(c, hi)->p.off) hi = c->cluster.p[i];
  }
  bool has_top = home(c, c->cluster.p[0]) == b;
  Val head = at(c, c->cluster.p[0])->v, top = has_top ? addr_place(f, head) : last_ins(f, b);
  Addr least = at(c, lo)->p, first = at(c, c->cluster.p[0])->p;
  bool by_key = least.off >= -ADDR_REACH && at(c, hi)->p.off < ADDR_REACH;
  if (by_key) {
    Val base = has_top && !first.off ? head : expand_existing(&c->a.e, least.key, top);
    if (base && anchored(c, least.key, base, 0)) return;
  }
  if (has_top && at(c, lo)->v == head && anchored(c, least.x, head, least.off)) return;
  if (!blk_has_place(f, b)) return;
  bool advanced = addr_in_loop(&c->a, least.key);
  if (has_top && advanced) {
    anchored(c, first.x, head, first.off);
    return;
  }
  if (!has_top) {
    if (c->bases[b] >= c->block_limit) {
      remark(c->a.px, CAP_CBE, f, top, ra_z("scev-cgp-cross-block-limit"), ra_int(c->block_limit));
      return;
    }
    c->bases[b]++;
  }
  if (advanced) {
    if (!addr_hoist(&c->a, at(c, lo)->v, top)) return;
    c->made++;
    const Member *root = at(c, root_member(c, lo));
    anchored(c, root->p.x, root->v, root->p.off);
    return;
  }
  Val anchor = addr_make(&c->a, by_key ? least.key : least.x, top);
  if (!anchor) return;
  c->made++;
  serve(c, anchor, by_key ? 0 : least.off);
}

/* ---- phis ---- */
/* A member before m, of its whole address, that is there at the end of b; looked for among the last ones only. */
static Val available(const Cbe *c, const VecU32 *seen, const Addr *p, Blk b) {
  for (uint32_t i = seen->n; i-- > 0;) {
    if (at_cap(c->a.f->m, CBE_LOOK_BACK, seen->n - 1 - i)) break;
    const Member *r = at(c, seen->p[i]);
    if (r->p.x == p->x && has_uses(c->a.f, r->v) && dom_blk(c->a.d, blk_of(c->a.f, r->v), b)) return r->v;
  }
  return VAL_NONE;
}
/* m, which nothing above serves, becomes a phi of the same address on each way to it. */
static void phi_merge(Cbe *c, const VecU32 *seen, uint32_t i) {
  Fn *f = c->a.f;
  Val v = at(c, i)->v, from[CAP_CBE_PHI];
  Addr p = at(c, i)->p;
  Blk b = blk_of(f, v);
  uint32_t n = npreds(f, b);
  if (n < 2 || past_cap(f->m, CBE_PHI, n) || !blk_has_place(f, b)) return;
  for (uint32_t k = 0; k < n; k++)
    if (!dom_reachable(c->a.d, pred(f, b, k)) || !(from[k] = available(c, seen, &p, pred(f, b, k)))) return;
  VecU32 *drop = &c->a.e.drop;
  drop->n = 0;
  for (uint32_t k = 0; k < n; k++)
    if (!sx_may_reuse(c->a.s, p.x, from[k], drop)) return;
  expand_drop(&c->a.e);
  expand_tell(&c->a.e);
  remark(c->a.px, CBE_PHI, f, v, ra_val(v));
  Val phi = emit_phi(f, b, ty(f, v), from);
  name_set(f, phi, STR("scevcgp_"));
  addr_take(&c->a, v, phi);
  at(c, i)->v = phi;
  c->phis++;
}

/* ---- the walk over a group ---- */
static void cluster_end(Cbe *c, Blk *b) {
  if (*b) cluster_merge(c, *b);
  c->cluster.n = 0;
  *b = BLK_NONE;
}
static void group_merge(Cbe *c, const Group *g) {
  const Dom *d = c->a.d;
  VecU32 seen = {0};
  Blk b = BLK_NONE;
  int64_t lo = 0, hi = 0;
  uint32_t level = 0; /* of the topmost member */
  for (uint32_t i = g->first; i; i = at(c, i)->next) {
    const Member *m = at(c, i);
    int64_t off = m->p.off, l = off < lo ? off : lo, h = off > hi ? off : hi;
    Blk up = b ? dom_common(d, b, home(c, i)) : BLK_NONE;
    uint32_t lev = d->level[home(c, i)], top = b && level < lev ? level : lev;
    bool near = up && top - d->level[up] <= c->idom_limit && h < l + ADDR_REACH;
    if (near && up != b && up != home(c, i) && !blk_has_place(c->a.f, up)) near = false;
    if (!near) {
      cluster_end(c, &b);
      up = home(c, i), top = lev, l = h = off;
    }
    if (!near) phi_merge(c, &seen, i);
    vec_push(&c->cluster, i);
    b = up, level = top, lo = l, hi = h;
    vec_push(&seen, i);
  }
  cluster_end(c, &b);
  vec_free(&seen);
}

static void say_blocks(const Fn *f, PassCtx *px, const Dom *d) {
  uint32_t number = 0;
  for (uint32_t g = 1; g <= (uint32_t)f->id; g++)
    number += glob(f->m, (Glob)g)->kind == GK_FUNC && !glob(f->m, (Glob)g)->is_decl;
  for (uint32_t i = 0; i < d->n; i++) sb_fmt(px->err, "Processing %u / Block %u\n", number, i + 1);
}
static bool one_round(Fn *f, PassCtx *px, uint32_t depth, uint32_t uses) {
  Cbe c = {.idom_limit = (uint32_t)knob_int(px->knobs, KNOB_SCEV_CGP_IDOM_LEVEL_LIMIT),
           .block_limit = (uint32_t)knob_int(px->knobs, KNOB_SCEV_CGP_CROSS_BLOCK_LIMIT)};
  addr_begin(&c.a, f, px);
  collect(&c, depth);
  c.bases = ARENA_ARRAY(px->scratch, uint32_t, f->nblk);
  memset(c.bases, 0, f->nblk * sizeof *c.bases);
  for (uint32_t i = 0; i < c.group.n; i++)
    if (c.group.p[i].n > 1 && c.group.p[i].uses >= uses) group_merge(&c, &c.group.p[i]);
  stat_add(px, ST_CBE_MERGED, c.merged);
  stat_add(px, ST_CBE_BASES, c.made);
  stat_add(px, ST_CBE_PHIS, c.phis);
  vec_free(&c.member);
  vec_free(&c.group);
  vec_free(&c.cluster);
  return addr_end(&c.a);
}
Change pass_common_base_elim(Fn *f, PassCtx *px) {
  if (!knob_bool(px->knobs, KNOB_CBE_ENABLE)) return CH_NONE;
  if (knob_bool(px->knobs, KNOB_CBE_VERBOSE)) say_blocks(f, px, dom(f));
  uint32_t depth = (uint32_t)knob_int(px->knobs, KNOB_CBE_MAX_DEPTH);
  uint32_t uses = (uint32_t)knob_int(px->knobs, KNOB_CBE_MIN_USES);
  int64_t rounds = knob_int(px->knobs, KNOB_CBE_MAX_ITER);
  bool changed = knob_bool(px->knobs, KNOB_CBE_CLONE_ALLOCAS) && alloca_share(f, px), again = rounds > 0;
  while (again) {
    again = one_round(f, px, depth, uses);
    changed |= again;
    if (again && --rounds <= 0) {
      remark(px, CAP_CBE, f, VAL_NONE, ra_z("cbe-max-iter"), ra_int(knob_int(px->knobs, KNOB_CBE_MAX_ITER)));
      break;
    }
  }
  return changed ? CH_VAL : CH_NONE;
}
