/* race.c: data races by vector clocks. Every thread has a clock of the whole grid; barriers join the clocks of their
 * threads, fences and atomics pass them on as in the C11 model that PTX follows (release: fence or ordering, then a
 * write to an atomic; acquire: its read, then fence or ordering). Per byte the last write and up to two reads are
 * remembered (after FastTrack, Flanagan and Freund, PLDI 2009, but with two readers instead of a clock, so that some
 * races between a write and an older read are missed). Two accesses race when one is a write, not both are atomic,
 * and neither happens before the other. Private memory is not watched. Cap: MAX_CLOCK_THREADS, above which detection
 * is off; MAX_RACES reports.
 */
#include "tools/nvrun/nvrun.h"

static bool before(const Thread *t, uint32_t thread, uint32_t clock) {
  return !thread || thread == t->id || t->vc[thread - 1] >= clock;
}

static void report(Run *r, Thread *t, Alloc *a, uint64_t off, bool write, uint32_t thread, uint32_t pos,
                   bool other_write) {
  if (r->nraces++ >= MAX_RACES) return;
  uint32_t l1, c1, l2, c2;
  mod_line_col(r->m, run_pos(t), &l1, &c1);
  mod_line_col(r->m, pos, &l2, &c2);
  const Thread *o = &r->threads[thread - 1];
  Str n = a->glob ? glob(r->m, (Glob)a->glob)->name : STR("");
  for (uint32_t i = 0; i < r->nbuf; i++)
    if (r->buf_alloc[i] && r->alloc.p[r->buf_alloc[i]].base == a->base) n = r->buf[i].name;
  sb_fmt(&r->races,
         "%.*s:%u: race: %s by block %u thread %u with %s at line %u by block %u thread %u, byte %llu of %.*s\n",
         (int)r->m->file.n, r->m->file.p, l1, write ? "write" : "read", t->block->index, t->tid,
         other_write ? "write" : "read", l2, o->block->index, o->tid, (unsigned long long)off, (int)(n.n ? n.n : 6),
         n.n ? n.p : "memory");
}

void race_access(Run *r, Thread *t, Alloc *a, uint64_t off, uint64_t n, unsigned acc) {
  if (a->kind == AK_ALLOCA || (a->readonly && !(acc & ACC_WRITE))) return;
  if (!a->cells) a->cells = mem_zalloc(a->size * sizeof *a->cells);
  uint32_t me = t->id, now = t->vc[me - 1], pos = run_pos(t);
  bool atomic = acc & ACC_ATOMIC, said = false;
  for (uint64_t i = 0; i < n; i++) {
    Cell *c = &a->cells[off + i];
    if (!before(t, c->w_thread, c->w_clock) && !(atomic && c->w_atomic) && !said) {
      report(r, t, a, off + i, acc & ACC_WRITE, c->w_thread, c->w_pos, true);
      said = true;
    }
    if (acc & ACC_WRITE) {
      if (!before(t, c->r_thread, c->r_clock) && !(atomic && c->r_atomic) && !said) {
        report(r, t, a, off + i, true, c->r_thread, c->r_pos, false);
        said = true;
      }
      if (!before(t, c->r2_thread, c->r2_clock) && !(atomic && c->r2_atomic) && !said) {
        report(r, t, a, off + i, true, c->r2_thread, c->r2_pos, false);
        said = true;
      }
      c->w_thread = me;
      c->w_clock = now;
      c->w_pos = pos;
      c->w_atomic = atomic;
      if (!atomic) c->r_thread = c->r2_thread = 0;
    }
    if (acc & ACC_READ) {
      if (c->r_thread && c->r_thread != me && (!before(t, c->r_thread, c->r_clock) || !c->r2_thread)) {
        c->r2_thread = c->r_thread;
        c->r2_clock = c->r_clock;
        c->r2_pos = c->r_pos;
        c->r2_atomic = c->r_atomic;
      }
      c->r_thread = me;
      c->r_clock = now;
      c->r_pos = pos;
      c->r_atomic = atomic;
    }
  }
}

static void clock_max(uint32_t *d, const uint32_t *s, uint32_t n) {
  for (uint32_t i = 0; i < n; i++) d[i] = u32_max(d[i], s[i]);
}
static uint32_t *clock_new(const Run *r) { return mem_zalloc(r->nthreads * sizeof(uint32_t)); }

void race_join(Run *r, Thread *const *t, uint32_t n) {
  if (!n) return;
  uint32_t *all = clock_new(r);
  for (uint32_t i = 0; i < n; i++) clock_max(all, t[i]->vc, r->nthreads);
  for (uint32_t i = 0; i < n; i++) {
    memcpy(t[i]->vc, all, r->nthreads * sizeof *all);
    t[i]->vc[t[i]->id - 1]++;
  }
  mem_free(all);
}

void race_fence(Run *r, Thread *t) {
  size_t bytes = r->nthreads * sizeof(uint32_t);
  if (t->vc_pending) {
    clock_max(t->vc, t->vc_pending, r->nthreads);
    memset(t->vc_pending, 0, bytes);
  }
  if (!t->vc_release) t->vc_release = clock_new(r);
  memcpy(t->vc_release, t->vc, bytes);
  t->vc[t->id - 1]++;
}

void race_atomic(Run *r, Thread *t, uint64_t addr, bool shared, bool reads, bool writes, unsigned order) {
  uint32_t block = shared ? t->block->index + 1 : 0, i = 0;
  while (i < r->sync.n && (r->sync.p[i].addr != addr || r->sync.p[i].block != block)) i++;
  if (i == r->sync.n) vec_push(&r->sync, ((SyncVar){addr, block, clock_new(r)}));
  uint32_t *vc = r->sync.p[i].vc;
  bool acq = order == ORD_ACQUIRE || order >= ORD_ACQ_REL, rel = order >= ORD_RELEASE;
  if (reads) {
    if (acq) clock_max(t->vc, vc, r->nthreads);
    else {
      if (!t->vc_pending) t->vc_pending = clock_new(r);
      clock_max(t->vc_pending, vc, r->nthreads);
    }
  }
  if (writes) {
    if (!reads) memset(vc, 0, r->nthreads * sizeof *vc); /* a plain atomic store ends the release sequence */
    if (rel) clock_max(vc, t->vc, r->nthreads);
    else if (t->vc_release) clock_max(vc, t->vc_release, r->nthreads);
    if (rel) t->vc[t->id - 1]++;
  }
}
