/* judge.c: launches, comparisons and timings on the device.
 *
 * A kernel that gives the same again when it runs on its own results (it only writes what it does not read) is timed
 * without anything between launches, several at a time where it is short. Where it does not (a sort in place, sums by
 * atomics) what it changed is copied back before each timed launch, outside of what is timed.
 * Compilers take turns in a new random order every round, so that neither the clock's way nor what the launch before
 * left in the caches is always the same one's luck. Ratios are made within a round, and their median is reported. */
#include "bench/gpu/judge.h"
#include "support/random.h"
#include "tools/sem/sem_fp.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SHARED_WITHOUT_ASKING = 48 << 10, MAX_BATCH = 64 };
static const double batch_us = 500; /* launches are timed together until they take so long */

typedef struct Bench {
  const Cuda *cu;
  const JudgeConfig *cfg;
  const Case *c;
  const Spec *s;
  const Item *it;
  CUdeviceptr *mem, *initial; /* by buffer; initial 0: not needed */
  uint8_t **got;
  Launch launch;
  CUmodule module[MAX_COMPILERS];
  CUfunction fn[MAX_COMPILERS];
  CUevent from, to;
  Measure *out;
  StrBuf *err;
} Bench;

/* ---- files ---- */
static bool cubin_read(const JudgeConfig *cfg, const Case *c, uint32_t k, uint8_t **data, size_t *n) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s.%s.cubin", cfg->folder, c->name, cfg->compiler[k]);
  FILE *f = fopen(path, "rb");
  if (!f) return false;
  size_t cap = 1 << 16;
  *data = mem_alloc(cap);
  for (*n = 0;; *n += fread(*data + *n, 1, cap - *n, f)) {
    if (feof(f) || ferror(f)) break;
    if (*n == cap) *data = mem_realloc(*data, cap *= 2);
  }
  bool ok = !ferror(f);
  fclose(f);
  if (!ok) mem_free(*data);
  return ok;
}

void judge_static(const JudgeConfig *cfg, const Case *c, const char *kernel, Measure *out) {
  for (uint32_t k = 0; k < cfg->ncompilers; k++) {
    uint8_t *data;
    size_t n;
    const char *why;
    if (cfg->skip >> k & 1) continue;
    out[k] = (Measure){.regs = -1, .local = -1};
    if (!cubin_read(cfg, c, k, &data, &n)) {
      out[k].status = JUDGE_NO_CUBIN;
      continue;
    }
    out[k].has_code = cubin_stats(data, n, kernel, &out[k].code, &why);
    if (!out[k].has_code) snprintf(out[k].note, sizeof out[k].note, "%s", why), out[k].status = JUDGE_FAULT;
    mem_free(data);
  }
}

/* ---- comparing ---- */
static double value_at(SemTy t, const uint8_t *p) {
  FpBits b = {0, 0};
  memcpy(&b.lo, p, t.bits / 8);
  return sem_to_double(t, b);
}
static void value_describe(SemTy t, const uint8_t *p, char *out, size_t n) {
  uint64_t u = 0;
  memcpy(&u, p, t.bits / 8);
  if (t.cls == SC_FP) snprintf(out, n, "%.9g", value_at(t, p));
  else snprintf(out, n, "%lld", (long long)sext64(u, t.bits));
}
uint64_t buffer_differs(const Buffer *b, const uint8_t *want, const uint8_t *shadow, const uint8_t *got, char *why,
                        size_t n) {
  SemTy t = buffer_sem(b->type);
  const size_t es = t.bits / 8;
  uint64_t bad = 0;
  if (!memcmp(want, got, b->size)) return 0;
  for (uint64_t i = 0; i < b->n; i++) {
    const uint8_t *p = want + i * es, *q = got + i * es;
    if (!memcmp(p, q, es)) continue;
    bool any = false;
    for (size_t k = 0; shadow && k < es; k++) any |= shadow[i * es + k] >= LS_UNK;
    if (any) continue;
    if (t.cls == SC_FP) {
      double x = value_at(t, p), y = value_at(t, q);
      if (x == y || (x != x && y != y) || fabs(x - y) <= b->tol_abs + b->tol_rel * fabs(x)) continue;
    }
    if (!bad++) {
      char a[40], z[40];
      value_describe(t, p, a, sizeof a);
      value_describe(t, q, z, sizeof z);
      snprintf(why, n, "%.*s[%llu] is %s, %s expected", (int)b->name.n, b->name.p, (unsigned long long)i, z, a);
    }
  }
  return bad;
}

/* ---- the device ---- */
/* Did the call go well? If not, says what failed, once. */
static bool did(Bench *b, CUresult r, const char *what) {
  if (!r) return true;
  if (!b->err->n) sb_fmt(b->err, "%s: %s", what, cuda_error(b->cu, r));
  return false;
}
#define DO(call) did(b, b->cu->call, #call)
static bool memory_get(Bench *b) {
  for (uint32_t i = 0; i < b->s->bufs.n; i++) {
    size_t n = b->s->bufs.p[i].size ? b->s->bufs.p[i].size : 1;
    if (!did(b, b->cu->cuMemAlloc_v2(&b->mem[i], n), "cuMemAlloc")) return false;
    b->got[i] = mem_alloc(n);
  }
  return true;
}
static void memory_free(Bench *b) {
  for (uint32_t i = 0; i < b->s->bufs.n; i++) {
    if (b->mem[i]) b->cu->cuMemFree_v2(b->mem[i]);
    if (b->initial[i]) b->cu->cuMemFree_v2(b->initial[i]);
    mem_free(b->got[i]);
    b->mem[i] = b->initial[i] = 0;
    b->got[i] = NULL;
  }
}
static bool upload(Bench *b) {
  for (uint32_t i = 0; i < b->s->bufs.n; i++)
    if (b->s->bufs.p[i].size &&
        !did(b, b->cu->cuMemcpyHtoD_v2(b->mem[i], b->s->bufs.p[i].data, b->s->bufs.p[i].size), "cuMemcpyHtoD"))
      return false;
  return true;
}
static bool download(Bench *b) {
  for (uint32_t i = 0; i < b->s->bufs.n; i++)
    if (b->s->bufs.p[i].size &&
        !did(b, b->cu->cuMemcpyDtoH_v2(b->got[i], b->mem[i], b->s->bufs.p[i].size), "cuMemcpyDtoH"))
      return false;
  return true;
}
static bool launch(Bench *b, uint32_t k) {
  const uint32_t *g = b->it->grid, *t = b->it->block;
  return did(b,
             b->cu->cuLaunchKernel(b->fn[k], g[0], g[1], g[2], t[0], t[1], t[2], (unsigned)b->it->smem, NULL,
                                   b->launch.param, NULL),
             "cuLaunchKernel");
}
/* Launches once on fresh buffers and fetches what came out. */
static bool run_once(Bench *b, uint32_t k) {
  b->out[k].status = JUDGE_RUNS;
  bool ok = upload(b) && launch(b, k) && did(b, b->cu->cuCtxSynchronize(), "the kernel") && download(b);
  b->out[k].status = ok ? JUDGE_OK : JUDGE_FAULT;
  if (!ok) snprintf(b->out[k].note, sizeof b->out[k].note, "%.*s", (int)u64_min(b->err->n, 200), b->err->p);
  return ok;
}

/* Loads what there is; a compiler without cubin or whose module the driver refuses is left out. */
static void modules_load(Bench *b) {
  char kernel[256];
  snprintf(kernel, sizeof kernel, "%.*s", (int)b->it->fn.n, b->it->fn.p);
  judge_static(b->cfg, b->c, kernel, b->out);
  for (uint32_t k = 0; k < b->cfg->ncompilers; k++) {
    Measure *m = &b->out[k];
    uint8_t *data;
    size_t n;
    if (b->cfg->skip >> k & 1 || m->status == JUDGE_NO_CUBIN || !cubin_read(b->cfg, b->c, k, &data, &n)) continue;
    CUresult r = b->cu->cuModuleLoadData(&b->module[k], data);
    mem_free(data);
    if (!r) r = b->cu->cuModuleGetFunction(&b->fn[k], b->module[k], kernel);
    if (!r) r = b->cu->cuFuncGetAttribute(&m->regs, CU_FUNC_REGISTERS, b->fn[k]);
    if (!r) r = b->cu->cuFuncGetAttribute(&m->local, CU_FUNC_LOCAL, b->fn[k]);
    if (!r && b->it->smem > SHARED_WITHOUT_ASKING)
      r = b->cu->cuFuncSetAttribute(b->fn[k], CU_FUNC_MAX_DYNAMIC_SHARED, (int)b->it->smem);
    m->status = r ? JUDGE_FAULT : JUDGE_OK;
    m->note[0] = 0;
    if (r) snprintf(m->note, sizeof m->note, "cannot be loaded: %s", cuda_error(b->cu, r));
  }
}

/* Compares what was fetched with `want` (and the interpreter's shadow of it). */
static void compare(Bench *b, uint32_t k, uint8_t *const *want, uint8_t *const *shadow, const char *with) {
  for (uint32_t i = 0; i < b->s->bufs.n; i++) {
    char why[160];
    const Buffer *buf = &b->s->bufs.p[i];
    uint64_t bad = buf->size ? buffer_differs(buf, want[i], shadow ? shadow[i] : NULL, b->got[i], why, sizeof why) : 0;
    if (!bad) continue;
    b->out[k].status = JUDGE_WRONG;
    snprintf(b->out[k].note, sizeof b->out[k].note, "%s %s (%llu elements differ)", why, with, (unsigned long long)bad);
    return;
  }
}

/* The small size beside the interpreter. */
static bool check_small(Bench *b, uint32_t item) {
  Spec s;
  if (!case_spec(b->c, SIZE_SMALL, false, &s, b->err)) return false;
  b->s = &s;
  b->it = &s.items.p[item];
  Config cfg = {.grid = {1, 1, 1}, .block = {1, 1, 1}, .max_steps = 400000000, .approx = true};
  Outcome o = item_run(b->c->m, &s, b->it, &cfg, b->err);
  bool ok = o.r && o.r->status == R_OK;
  if (o.r && !ok) sb_fmt(b->err, "the interpreter: %s", o.r->msg);
  uint8_t *want[256], *shadow[256];
  for (uint32_t i = 0; ok && i < s.bufs.n; i++) {
    want[i] = o.r->alloc.p[o.r->buf_alloc[i]].data;
    shadow[i] = o.r->alloc.p[o.r->buf_alloc[i]].shadow;
  }
  ok = ok && memory_get(b) && launch_make(b->c, &s, b->it, b->mem, &b->launch, b->err);
  for (uint32_t k = 0; ok && k < b->cfg->ncompilers; k++) {
    if (b->out[k].status != JUDGE_OK) continue;
    if ((ok = run_once(b, k))) compare(b, k, want, shadow, "by the interpreter");
  }
  memory_free(b);
  outcome_free(&o);
  spec_free(&s);
  return ok;
}

/* ---- timing ---- */
static double now_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}
static bool restore(Bench *b) {
  for (uint32_t i = 0; i < b->s->bufs.n; i++)
    if (b->initial[i] &&
        !did(b, b->cu->cuMemcpyDtoD_v2(b->mem[i], b->initial[i], b->s->bufs.p[i].size), "cuMemcpyDtoD"))
      return false;
  return true;
}
/* Microseconds a launch, of so many together. */
static bool time_once(Bench *b, uint32_t k, uint32_t batch, double *us) {
  float ms = 0;
  if (!restore(b) || !DO(cuEventRecord(b->from, NULL))) return false;
  for (uint32_t i = 0; i < batch; i++)
    if (!launch(b, k)) return false;
  if (!DO(cuEventRecord(b->to, NULL)) || !DO(cuEventSynchronize(b->to)) || !DO(cuEventElapsedTime(&ms, b->from, b->to)))
    return false;
  *us = (double)ms * 1e3 / batch;
  return true;
}

/* Does a second launch on the results of the first change anything? Where it does, copies of the initial contents of
 * what was changed are kept on the device. want: the results of the first. */
static bool keep_initial(Bench *b, uint32_t k, uint8_t *const *want) {
  bool again = false;
  if (!launch(b, k) || !did(b, b->cu->cuCtxSynchronize(), "the kernel") || !download(b)) return false;
  for (uint32_t i = 0; i < b->s->bufs.n; i++) {
    const Buffer *buf = &b->s->bufs.p[i];
    again |= buf->size && memcmp(want[i], b->got[i], buf->size);
  }
  for (uint32_t i = 0; again && i < b->s->bufs.n; i++) {
    const Buffer *buf = &b->s->bufs.p[i];
    if (!buf->size || !memcmp(want[i], buf->data, buf->size)) continue;
    if (!did(b, b->cu->cuMemAlloc_v2(&b->initial[i], buf->size), "cuMemAlloc") ||
        !did(b, b->cu->cuMemcpyHtoD_v2(b->initial[i], buf->data, buf->size), "cuMemcpyHtoD"))
      return false;
  }
  return true;
}

static bool time_all(Bench *b, const uint32_t *who, uint32_t n) {
  const JudgeConfig *cfg = b->cfg;
  uint32_t order[MAX_COMPILERS], batch = 1, reference = UINT32_MAX;
  double *us = mem_zalloc((size_t)cfg->rounds * MAX_COMPILERS * sizeof *us),
         *ratio = mem_zalloc(cfg->rounds * sizeof *ratio), t = 0;
  uint64_t seed = cfg->seed;
  bool ok = DO(cuEventCreate(&b->from, 0)) && DO(cuEventCreate(&b->to, 0)), copies = false;
  for (uint32_t i = 0; i < b->s->bufs.n; i++) copies |= b->initial[i] != 0;
  for (uint32_t i = 0; i < n; i++) {
    order[i] = i;
    if (who[i] == cfg->reference) reference = i;
  }
  double start = now_ms();
  do /* warm: at least once each */
    for (uint32_t i = 0; ok && i < n; i++) ok = time_once(b, who[i], 1, &t);
  while (ok && now_ms() - start < cfg->warm_ms);
  if (!copies && t > 0) batch = (uint32_t)fmin(MAX_BATCH, fmax(1, ceil(batch_us / t)));
  for (uint32_t r = 0; ok && r < cfg->rounds; r++) {
    random_shuffle(order, n, &seed);
    for (uint32_t i = 0; ok && i < n; i++) ok = time_once(b, who[order[i]], batch, &us[order[i] * cfg->rounds + r]);
  }
  for (uint32_t i = 0; ok && i < n; i++) {
    Measure *m = &b->out[who[i]];
    for (uint32_t r = 0; r < cfg->rounds && reference < n; r++) {
      double base = us[reference * cfg->rounds + r];
      ratio[r] = base > 0 ? us[i * cfg->rounds + r] / base : 0;
    }
    if (reference < n) m->ratio = spread_of(ratio, cfg->rounds);
  }
  for (uint32_t i = 0; ok && i < n; i++) { /* sorts */
    Measure *m = &b->out[who[i]];
    m->us = spread_of(&us[i * cfg->rounds], cfg->rounds);
    m->timed = true;
    m->rounds = cfg->rounds;
    m->launches = batch;
  }
  if (b->from) b->cu->cuEventDestroy_v2(b->from);
  if (b->to) b->cu->cuEventDestroy_v2(b->to);
  mem_free(us);
  mem_free(ratio);
  return ok;
}

/* The size that is timed: everyone's result beside the first one's, then times. */
static bool check_bench(Bench *b, uint32_t item) {
  Spec s;
  uint32_t who[MAX_COMPILERS], n = 0, first = 0;
  if (!case_spec(b->c, SIZE_BENCH, false, &s, b->err)) return false;
  b->s = &s;
  b->it = &s.items.p[item];
  uint8_t **want = mem_zalloc((s.bufs.n + 1) * sizeof *want);
  char with[64];
  bool ok = memory_get(b) && launch_make(b->c, &s, b->it, b->mem, &b->launch, b->err);
  for (uint32_t k = 0; ok && k < b->cfg->ncompilers; k++) {
    if (b->out[k].status != JUDGE_OK) continue;
    if (!(ok = run_once(b, k))) break;
    if (n) {
      snprintf(with, sizeof with, "by %s", b->cfg->compiler[first]);
      compare(b, k, want, NULL, with);
    } else {
      first = k;
      for (uint32_t i = 0; i < s.bufs.n; i++) {
        want[i] = mem_alloc(s.bufs.p[i].size + 1);
        memcpy(want[i], b->got[i], s.bufs.p[i].size);
      }
      ok = keep_initial(b, k, want);
    }
    if (b->out[k].status == JUDGE_OK) who[n++] = k;
  }
  if (ok && n && !b->cfg->no_time) ok = upload(b) && time_all(b, who, n);
  for (uint32_t i = 0; i < s.bufs.n; i++) mem_free(want[i]);
  mem_free(want);
  memory_free(b);
  spec_free(&s);
  return ok;
}

bool judge_run(const Cuda *cu, const JudgeConfig *cfg, const Case *c, uint32_t item, Measure *out, StrBuf *err) {
  CUdevice device;
  CUcontext context;
  Bench B = {.cu = cu, .cfg = cfg, .c = c, .out = out, .err = err}, *b = &B;
  Spec s;
  if (!DO(cuInit(0)) || !DO(cuDeviceGet(&device, cfg->device)) || !DO(cuDevicePrimaryCtxRetain(&context, device)) ||
      !DO(cuCtxSetCurrent(context)) || !case_spec(c, SIZE_SMALL, true, &s, err))
    return false;
  B.s = &s;
  B.it = &s.items.p[item];
  B.mem = mem_zalloc((s.bufs.n + 1) * sizeof *B.mem);
  B.initial = mem_zalloc((s.bufs.n + 1) * sizeof *B.initial);
  B.got = mem_zalloc((s.bufs.n + 1) * sizeof *B.got);
  modules_load(b);
  bool ok = check_small(b, item) && check_bench(b, item);
  for (uint32_t k = 0; k < cfg->ncompilers; k++)
    if (B.module[k]) cu->cuModuleUnload(B.module[k]);
  mem_free(B.mem);
  mem_free(B.initial);
  mem_free(B.got);
  spec_free(&s);
  return ok;
}
