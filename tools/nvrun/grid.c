/* grid.c: threads of a grid: scheduling, barriers, warp operations, special registers.
 *
 * Schedule 0 runs each thread until it waits; other seeds pick a ready thread and a number of steps at random. A warp
 * operation with a mask waits for every live thread of the mask at the same instruction; one without (activemask,
 * vote and shfl before sm_70) waits until nothing else can run, and then takes those of the warp that are at the same
 * instruction and came together: threads that took different edges of a branch are apart until its immediate
 * post-dominator (of the graph without what ends in `unreachable`), where they wait for one another. So it shows when
 * a pass leads some of them around the block where they met. A barrier lets go when every live thread of the block
 * waits at it (or the given number has arrived); an aligned one at which threads of one warp wait at different
 * instructions is undefined. When nothing can run: deadlock, reported with who waits where. Source: PTX ISA "bar",
 * "barrier", "shfl", "vote", "match", "redux", "activemask", "elect".
 */
#include "support/random.h"
#include "tools/nvrun/nvrun.h"

enum { WARP = 32, QUANTUM = 4000 };

static bool starts(Str s, const char *z) { return str_starts(s, str_of(z)); }
static bool ends(Str s, const char *z) {
  size_t n = strlen(z);
  return s.n >= n && !memcmp(s.p + s.n - n, z, n);
}
static bool has(Str s, const char *z) {
  size_t n = strlen(z);
  for (uint32_t i = 0; i + n <= s.n; i++)
    if (!memcmp(s.p + i, z, n)) return true;
  return false;
}

bool warp_decode(Str n, Site *s) {
  if (starts(n, "nvvm.shfl.")) {
    bool sync = starts(n, "nvvm.shfl.sync.");
    s->wop = WO_SHFL;
    s->gather = !sync;
    s->mode = (uint8_t)n.p[sync ? 15 : 10]; /* i(dx) u(p) d(own) b(fly) */
    s->pred = ends(n, "p") && !ends(n, "up");
    return true;
  }
  if (starts(n, "nvvm.vote.")) {
    s->wop = WO_VOTE;
    s->gather = !ends(n, ".sync");
    s->mode = (uint8_t)(has(n, ".all") ? 'a' : has(n, ".any") ? 'o' : has(n, ".uni") ? 'u' : 'b');
    return true;
  }
  if (starts(n, "nvvm.match.")) {
    s->wop = WO_MATCH;
    s->mode = (uint8_t)(has(n, ".all") ? 'a' : 'o');
    s->pred = ends(n, "p");
    return true;
  }
  if (starts(n, "nvvm.redux.sync.")) {
    Str op = {n.p + 16, n.n - 16};
    s->wop = WO_REDUX;
    s->nan = ends(op, ".NaN");
    s->absval = has(op, ".abs");
    s->uns = op.p[0] == 'u';
    s->mode = (uint8_t)(starts(op, "add")   ? '+'
                        : starts(op, "and") ? '&'
                        : starts(op, "or")  ? '|'
                        : starts(op, "xor") ? '^'
                        : has(op, "min")    ? 'm'
                                            : 'M');
    return true;
  }
  if (str_eq(n, STR("nvvm.activemask"))) return s->wop = WO_ACTIVEMASK, s->gather = true, true;
  if (str_eq(n, STR("nvvm.elect.sync"))) return s->wop = WO_ELECT, true;
  if (str_eq(n, STR("nvvm.bar.warp.sync"))) return s->wop = WO_BARWARP, true;
  if (matrix_decode(n, &s->matrix)) return s->wop = WO_MATRIX, true;
  if (starts(n, "nvvm.barrier.cluster.")) return false;
  if (starts(n, "nvvm.barrier") || starts(n, "nvvm.bar.sync")) {
    s->wop = WO_BARRIER;
    s->mode = has(n, "popc")                      ? 'p'
              : has(n, ".and")                    ? '&'
              : has(n, ".or") && !has(n, ".n.or") ? '|'
              : has(n, ".arrive")                 ? 'r'
                                                  : 's';
    s->aligned = has(n, ".aligned") || starts(n, "nvvm.barrier0") || starts(n, "nvvm.bar.sync") ||
                 str_eq(n, STR("nvvm.barrier")) || str_eq(n, STR("nvvm.barrier.n"));
    s->count = ends(n, ".count") || ends(n, ".cnt") || str_eq(n, STR("nvvm.barrier"));
    if (starts(n, "nvvm.barrier0")) s->absval = true; /* no barrier number */
    return true;
  }
  return false;
}

static uint32_t lane_of(const Thread *t) { return t->tid % WARP; }
static Thread *warp_first(const Thread *t) { return &t->block->threads[t->tid - lane_of(t)]; }
static uint32_t warp_size(const Run *r, const Thread *t) { return u32_min(WARP, r->per_block - (t->tid - lane_of(t))); }
/* The same instruction, reached through the same calls: inlining makes different instructions of different call
 * sites. */
static bool same_place(const Thread *a, const Thread *b) {
  if (a->wait_fn != b->wait_fn || a->wait_val != b->wait_val || a->frames.n != b->frames.n) return false;
  for (uint32_t i = 0; i + 1 < a->frames.n; i++)
    if (a->frames.p[i].code != b->frames.p[i].code || a->frames.p[i].cur != b->frames.p[i].cur) return false;
  return true;
}

/* Neither has taken an edge that the other has not since all of a branch's paths met. */
static bool same_way(const Thread *a, const Thread *b) {
  return a->ways.n == b->ways.n && (!a->ways.n || vec_last(&a->ways).hash == vec_last(&b->ways).hash);
}
/* x is yet to come to where t is: of the branches after the ways that both have in common it is inside an earlier
 * one, or before one that t has behind it. */
static bool is_behind(const Thread *x, const Thread *t) {
  uint32_t i = 0, nx = x->branches, nt = t->branches;
  for (; i < x->ways.n && i < t->ways.n && x->ways.p[i].hash == t->ways.p[i].hash; i++)
    nx = x->ways.p[i].after, nt = t->ways.p[i].after;
  if (i < x->ways.n) nx = x->ways.p[i].number;
  if (i < t->ways.n) nt = t->ways.p[i].number;
  return nx < nt;
}

void thread_wake(Run *r, Thread *t, const Lane *res) {
  t->state = TS_RUN;
  thread_finish_call(r, t, res);
  if (t != r->current) vec_push(&r->ready, t->id - 1); /* the running one goes on, or is queued when its time is over */
}

/* ---- warp operations ---- */
static Lane int_lane(uint64_t u, unsigned state) { return (Lane){.u = u, .state = (uint8_t)state}; }

static void shfl(Run *r, Thread *w, uint32_t part, Site *s) {
  unsigned o = s->gather ? 0 : 1; /* arguments after the mask: value, lane or delta, clamp and segment */
  Lane res[WARP][3];
  for (uint32_t l = 0; l < WARP; l++) {
    if (!(part >> l & 1)) continue;
    Thread *t = &w[l];
    uint64_t b = t->arg[o + 1].u & 31, c = t->arg[o + 2].u;
    if (t->arg[o + 1].state >= LS_UNDEF || t->arg[o + 2].state >= LS_UNDEF)
      return run_fail(r, t, R_UB, "shfl with an undefined lane operand");
    uint32_t seg = (uint32_t)(c >> 8) & 31, clamp = (uint32_t)c & 31;
    uint32_t maxl = (l & seg) | (clamp & ~seg & 31), minl = l & seg;
    int32_t j = (int32_t)l;
    bool p;
    switch (s->mode) {
    case 'u':
      j -= (int32_t)b;
      p = j >= (int32_t)maxl;
      break;
    case 'd':
      j += (int32_t)b;
      p = j <= (int32_t)maxl;
      break;
    case 'b':
      j ^= (int32_t)b;
      p = j <= (int32_t)maxl;
      break;
    default:
      j = (int32_t)(minl | ((uint32_t)b & ~seg & 31));
      p = j <= (int32_t)maxl;
      break;
    }
    if (!p) j = (int32_t)l;
    res[l][0] = part >> j & 1 ? w[j].arg[o] : lane_undef(&r->sem, s->rs->s);
    res[l][1] = lane_val(p);
  }
  for (uint32_t l = 0; l < WARP; l++)
    if (part >> l & 1) thread_wake(r, &w[l], res[l]);
}

static void warp_execute(Run *r, Thread *w, uint32_t part, Site *s) {
  unsigned o = s->gather ? 0 : 1;
  Thread *all[WARP];
  uint32_t n = 0;
  for (uint32_t l = 0; l < WARP; l++)
    if (part >> l & 1) all[n++] = &w[l];
  if (r->cfg.races && s->wop == WO_BARWARP) race_join(r, all, n); /* only bar.warp.sync orders memory */
  Lane res[2] = {lane_val(0), lane_val(0)};
  unsigned worst = LS_VAL;
  switch (s->wop) {
  case WO_SHFL: return shfl(r, w, part, s);
  case WO_MATRIX: return matrix_execute(r, all, n, s);
  case WO_BARWARP:
    for (uint32_t i = 0; i < n; i++) thread_wake(r, all[i], NULL);
    return;
  case WO_ACTIVEMASK:
    for (uint32_t i = 0; i < n; i++) {
      res[0] = lane_val(part);
      thread_wake(r, all[i], res);
    }
    return;
  case WO_ELECT:
    for (uint32_t i = 0; i < n; i++) {
      res[0] = int_lane(lane_of(all[0]), LS_VAL);
      res[1] = lane_val(i == 0);
      thread_wake(r, all[i], res);
    }
    return;
  case WO_VOTE: {
    uint32_t yes = 0;
    for (uint32_t i = 0; i < n; i++) {
      Lane p = all[i]->arg[o];
      if (p.state >= LS_UNDEF) return run_fail(r, all[i], R_UB, "vote on poison or undef");
      if (p.state > worst) worst = p.state;
      if (p.u & 1) yes |= 1u << lane_of(all[i]);
    }
    uint64_t v = s->mode == 'a' ? yes == part : s->mode == 'o' ? yes != 0 : s->mode == 'u' ? yes == part || !yes : yes;
    res[0] = int_lane(v, worst);
    for (uint32_t i = 0; i < n; i++) thread_wake(r, all[i], res);
    return;
  }
  case WO_MATCH: {
    Lane out[WARP][2];
    for (uint32_t i = 0; i < n; i++) {
      uint32_t m = 0;
      for (uint32_t k = 0; k < n; k++) {
        if (all[k]->arg[1].state >= LS_UNDEF) return run_fail(r, all[k], R_UB, "match of poison or undef");
        if (all[k]->arg[1].state > worst) worst = all[k]->arg[1].state;
        if (all[k]->arg[1].u == all[i]->arg[1].u) m |= 1u << lane_of(all[k]);
      }
      if (s->mode == 'a') {
        out[i][0] = int_lane(m == part ? part : 0, worst);
        out[i][1] = int_lane(m == part, worst);
      } else out[i][0] = int_lane(m, worst);
    }
    for (uint32_t i = 0; i < n; i++) thread_wake(r, all[i], out[i]);
    return;
  }
  default: { /* redux: value, mask */
    SemTy t = s->rs->s;
    Lane acc = all[0]->arg[0];
    if (s->absval && t.cls == SC_FP && acc.state != LS_POISON) acc.u &= 0x7fffffff;
    for (uint32_t i = 1; i < n; i++) {
      Lane x = all[i]->arg[0];
      if (s->absval && x.state != LS_POISON) x.u &= 0x7fffffff;
      unsigned rmw = s->mode == '+'   ? RMW_ADD
                     : s->mode == '&' ? RMW_AND
                     : s->mode == '|' ? RMW_OR
                     : s->mode == '^' ? RMW_XOR
                     : t.cls == SC_FP ? (s->mode == 'm' ? (s->nan ? RMW_FMINIMUM : RMW_FMINIMUMNUM)
                                                        : (s->nan ? RMW_FMAXIMUM : RMW_FMAXIMUMNUM))
                     : s->mode == 'm' ? (s->uns ? RMW_UMIN : RMW_MIN)
                                      : (s->uns ? RMW_UMAX : RMW_MAX);
      acc = sem_rmw(&r->sem, rmw, t, acc, x);
    }
    res[0] = acc;
    for (uint32_t i = 0; i < n; i++) thread_wake(r, all[i], res);
    return;
  }
  }
}

/* Lets the group of t go if all of its mask are there. */
static void warp_try(Run *r, Thread *t) {
  Thread *w = warp_first(t);
  uint32_t n = warp_size(r, t), part = 0;
  for (uint32_t l = 0; l < n; l++) {
    if (!(t->wait_mask >> l & 1)) continue;
    Thread *x = &w[l];
    if (x->state == TS_DONE) continue;
    if (x->state != TS_WARP || !same_place(x, t) || x->wait_mask != t->wait_mask) return;
    part |= 1u << l;
  }
  warp_execute(r, w, part, t->wait_site);
}

/* ---- barriers ---- */
static void barrier_try(Run *r, Block *b, uint32_t id) {
  uint32_t waiting = 0, arrived = 0, want = 0;
  for (uint32_t i = 0; i < r->per_block; i++) {
    Thread *t = &b->threads[i];
    if (t->state == TS_BARRIER && t->bar_id == id) {
      waiting++;
      want = t->bar_count;
    }
  }
  arrived = waiting;
  if (!waiting || (want ? arrived < want : waiting < b->nlive)) return;
  Thread **all = mem_alloc((waiting + 1) * sizeof *all);
  uint32_t n = 0, yes = 0;
  unsigned worst = LS_VAL;
  for (uint32_t i = 0; i < r->per_block; i++)
    if (b->threads[i].state == TS_BARRIER && b->threads[i].bar_id == id) all[n++] = &b->threads[i];
  for (uint32_t i = 0; i < n; i++) {
    Thread *t = all[i];
    if (i && t->wait_site->aligned && t->tid / WARP == all[i - 1]->tid / WARP && !same_place(t, all[i - 1])) {
      uint32_t l0, c0;
      mod_line_col(r->m, run_pos(all[i - 1]), &l0, &c0);
      run_fail(
          r, t, R_UB,
          "divergent barrier: threads %u and %u of one warp wait at different aligned barriers (the other at line %u)",
          all[i - 1]->tid, t->tid, l0);
      mem_free(all);
      return;
    }
    if (strchr("p&|", t->wait_site->mode)) {
      if (t->arg[0].state >= LS_UNDEF) {
        run_fail(r, t, R_UB, "barrier reduction of poison or undef");
        mem_free(all);
        return;
      }
      if (t->arg[0].state > worst) worst = t->arg[0].state;
      yes += t->arg[0].u != 0;
    }
  }
  if (r->cfg.races) race_join(r, all, n);
  for (uint32_t i = 0; i < n; i++) {
    uint8_t m = all[i]->wait_site->mode;
    Lane res[2] = {int_lane(m == 'p' ? yes : m == '&' ? yes == n : yes != 0, worst), lane_val(0)};
    thread_wake(r, all[i], strchr("p&|", m) ? res : NULL);
  }
  mem_free(all);
}

void warp_arrive(Run *r, Thread *t, Val v, Site *s) {
  t->wait_fn = vec_last(&t->frames).code->f;
  t->wait_val = v;
  t->wait_site = s;
  for (uint32_t i = 0; i < s->nargs && i < 4; i++) t->arg[i] = call_arg(t, v, i)[0];
  if (s->wop == WO_BARRIER) {
    uint32_t k = 0;
    t->bar_id = 0;
    t->bar_count = 0;
    if (!s->absval && s->mode != '0') {
      Lane id = t->arg[k++];
      if (id.state >= LS_UNDEF) return run_fail(r, t, R_UB, "barrier number is undefined");
      if (id.u > 15) return run_fail(r, t, R_UB, "barrier number %llu", (unsigned long long)id.u);
      t->bar_id = (uint32_t)id.u;
    }
    if (s->count) {
      Lane c = t->arg[k++];
      if (c.state >= LS_UNDEF) return run_fail(r, t, R_UB, "barrier count is undefined");
      t->bar_count = (uint32_t)c.u;
    }
    if (s->mode == 'r') return run_fail(r, t, R_UNSUP, "barrier arrive");
    if (k < 4 && k < s->nargs) t->arg[0] = t->arg[k];
    t->state = TS_BARRIER;
    return barrier_try(r, t->block, t->bar_id);
  }
  t->state = TS_WARP;
  if (s->gather) {
    t->wait_mask = 0;
    return;
  }
  if (s->wop == WO_MATRIX) {
    t->wait_mask = 0xffffffff;
    return warp_try(r, t);
  }
  Lane m = t->arg[s->wop == WO_REDUX ? 1 : 0];
  if (m.state >= LS_UNDEF) return run_fail(r, t, R_UB, "member mask is undefined");
  if (m.state != LS_VAL) r->sem.imprecise = true;
  if (!(m.u >> lane_of(t) & 1))
    return run_fail(r, t, R_UB, "thread %u is not in its own member mask 0x%llx", t->tid, (unsigned long long)m.u);
  t->wait_mask = (uint32_t)m.u;
  warp_try(r, t);
}

void thread_done(Run *r, Thread *t) {
  t->state = TS_DONE;
  t->block->nlive--;
  /* those who waited for it */
  if (r->nthreads == 1) return;
  Thread *w = warp_first(t);
  uint32_t n = warp_size(r, t);
  for (uint32_t l = 0; l < n; l++)
    if (w[l].state == TS_WARP && !w[l].wait_site->gather && (w[l].wait_mask >> lane_of(t) & 1)) warp_try(r, &w[l]);
  for (uint32_t id = 0; id < 16; id++) {
    bool any = false;
    for (uint32_t i = 0; i < r->per_block && !any; i++)
      any = t->block->threads[i].state == TS_BARRIER && t->block->threads[i].bar_id == id;
    if (any) barrier_try(r, t->block, id);
    else if (id == 0 && !t->block->nlive) break;
  }
}

/* Nothing can run: resolve operations without a mask, of those that have to wait for others only if `all`. */
static bool gather(Run *r, bool all) {
  bool any = false;
  for (uint32_t i = 0; i < r->nthreads && r->status == R_OK; i++) {
    Thread *t = &r->threads[i];
    if (t->state != TS_WARP || !t->wait_site->gather) continue;
    Thread *w = warp_first(t);
    uint32_t n = warp_size(r, t), part = 0;
    bool waits = false;
    for (uint32_t l = 0; l < n; l++) {
      if (w[l].state == TS_WARP && same_place(&w[l], t) && same_way(&w[l], t)) part |= 1u << l;
      waits |= w[l].state != TS_DONE && is_behind(&w[l], t);
    }
    if (waits && !all) continue;
    warp_execute(r, w, part, t->wait_site);
    any = true;
  }
  return any;
}

static void deadlock(Run *r) {
  StrBuf b = {0};
  uint32_t shown = 0, left = 0;
  Thread *first = NULL;
  for (uint32_t i = 0; i < r->nthreads; i++) {
    Thread *t = &r->threads[i];
    if (t->state == TS_DONE) continue;
    left++;
    if (!first) first = t;
    bool known = false;
    for (uint32_t k = 0; k < i && !known; k++)
      known = r->threads[k].state != TS_DONE && r->threads[k].block == t->block && same_place(&r->threads[k], t);
    if (known || shown >= 4) continue;
    uint32_t line, col;
    mod_line_col(r->m, run_pos(t), &line, &col);
    sb_fmt(&b, "%s block %u thread %u at line %u", shown ? "," : "", t->block->index, t->tid, line);
    shown++;
  }
  run_fail(r, first, R_DEADLOCK, "deadlock: %u threads wait for ever:%.*s", left, (int)b.n, b.p);
  sb_free(&b);
}

void grid_run(Run *r) {
  if (r->cfg.races) {
    for (uint32_t i = 0; i < r->nthreads; i++) {
      Thread *t = &r->threads[i];
      t->vc = mem_zalloc(r->nthreads * sizeof *t->vc);
      t->vc[i] = 1;
    }
  }
  for (uint32_t i = r->nthreads; i--;) vec_push(&r->ready, i);
  while (r->status == R_OK) {
    if (!r->ready.n) {
      bool left = false;
      for (uint32_t i = 0; i < r->nthreads && !left; i++) left = r->threads[i].state != TS_DONE;
      if (!left) return;
      if (!gather(r, false) && !gather(r, true)) return deadlock(r);
      continue;
    }
    uint32_t k = r->ready.n - 1;
    uint64_t q = QUANTUM;
    if (r->cfg.seed) {
      k = (uint32_t)(random_next(&r->rng) % r->ready.n);
      q = random_next(&r->rng) % 4 ? 1 + random_next(&r->rng) % 8 : 1 + random_next(&r->rng) % 200;
    }
    uint32_t i = r->ready.p[k];
    r->ready.p[k] = vec_last(&r->ready);
    r->ready.n--;
    Thread *t = &r->threads[i];
    r->current = t;
    bool on = run_thread(r, t, q);
    r->current = NULL;
    if (!on) return;
    if (t->state != TS_RUN) continue;
    vec_push(&r->ready, i);
    if (!r->cfg.seed) { /* let the others go first: it may be waiting for them in a loop */
      memmove(r->ready.p + 1, r->ready.p, (r->ready.n - 1) * sizeof *r->ready.p);
      r->ready.p[0] = i;
    }
  }
}

/* ---- special registers ---- */
bool sreg_read(Run *r, Thread *t, Str n, uint64_t *out) {
  Str s = {n.p + 19, n.n - 19}; /* after nvvm.read.ptx.sreg. */
  const uint32_t *bd = r->cfg.block, *gd = r->cfg.grid;
  unsigned d = s.n && s.p[s.n - 1] >= 'w' && s.p[s.n - 1] <= 'z' && s.n > 1 && s.p[s.n - 2] == '.'
                   ? (unsigned)(s.p[s.n - 1] - 'x')
                   : 99;
  bool w = d == (unsigned)('w' - 'x');
  uint32_t tid[3] = {t->tid % bd[0], t->tid / bd[0] % bd[1], t->tid / bd[0] / bd[1]};
  uint32_t b = t->block->index, cta[3] = {b % gd[0], b / gd[0] % gd[1], b / gd[0] / gd[1]};
  uint32_t l = lane_of(t);
  if (starts(s, "tid.")) *out = w ? 0 : tid[d];
  else if (starts(s, "ntid.")) *out = w ? 0 : bd[d];
  else if (starts(s, "ctaid.")) *out = w ? 0 : cta[d];
  else if (starts(s, "nctaid.")) *out = w ? 0 : gd[d];
  else if (starts(s, "clusterid.")) *out = w ? 0 : cta[d];
  else if (starts(s, "nclusterid.")) *out = w ? 0 : gd[d];
  else if (starts(s, "cluster.ctaid.") || str_eq(s, STR("cluster.ctarank"))) *out = 0;
  else if (starts(s, "cluster.nctaid.") || str_eq(s, STR("cluster.nctarank"))) *out = 1;
  else if (str_eq(s, STR("laneid"))) *out = l;
  else if (str_eq(s, STR("warpsize"))) *out = WARP;
  else if (str_eq(s, STR("warpid"))) *out = t->tid / WARP;
  else if (str_eq(s, STR("nwarpid"))) *out = (r->per_block + WARP - 1) / WARP;
  else if (str_eq(s, STR("smid"))) *out = b % 4;
  else if (str_eq(s, STR("nsmid"))) *out = 4;
  else if (str_eq(s, STR("gridid"))) *out = 1;
  else if (str_eq(s, STR("lanemask.eq"))) *out = 1u << l;
  else if (str_eq(s, STR("lanemask.lt"))) *out = (1u << l) - 1;
  else if (str_eq(s, STR("lanemask.le"))) *out = (2ull << l) - 1;
  else if (str_eq(s, STR("lanemask.gt"))) *out = ~((2ull << l) - 1) & 0xffffffff;
  else if (str_eq(s, STR("lanemask.ge"))) *out = ~((1ull << l) - 1) & 0xffffffff;
  else if (starts(s, "clock") || starts(s, "globaltimer") || starts(s, "pm")) *out = ++r->time + r->steps;
  else if (str_eq(s, STR("dynamic_smem_size"))) *out = r->cfg.smem;
  else return false;
  return true;
}
