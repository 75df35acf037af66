/* case.c: reads kernels with what is said of their runs, and packs parameters. */
#include "bench/gpu/case.h"
#include "ir/text/text.h"
#include "ir/verify/verify.h"
#include <stdio.h>

static bool file_read(const char *path, Str *out, StrBuf *err) {
  FILE *f = fopen(path, "rb");
  StrBuf b = {0};
  char buf[65536];
  size_t n;
  if (!f) return sb_fmt(err, "cannot read %s", path), false;
  while ((n = fread(buf, 1, sizeof buf, f)) > 0) sb_put(&b, buf, n);
  bool ok = !ferror(f) && b.n < UINT32_MAX;
  fclose(f);
  if (!ok) return sb_free(&b), sb_fmt(err, "cannot read %s", path), false;
  sb_z(&b);
  *out = (Str){b.p, (uint32_t)b.n};
  return true;
}

bool case_read(Case *c, const char *path, StrBuf *err) {
  *c = (Case){.path = path};
  const char *base = strrchr(path, '/');
  base = base ? base + 1 : path;
  size_t n = strlen(base);
  if (n > 3 && !strcmp(base + n - 3, ".ll")) n -= 3;
  if (n >= sizeof c->name) n = sizeof c->name - 1;
  memcpy(c->name, base, n);
  if (!file_read(path, &c->text, err)) return false;
  c->m = ir_parse(&c->ctx, str_of(path), c->text);
  if (c->m && !verify_module(c->m, &c->ctx.diag, NULL)) return true;
  sb_put(err, c->ctx.diag.text.p, c->ctx.diag.text.n);
  while (err->n && err->p[err->n - 1] == '\n') err->n--;
  return false;
}
void case_free(Case *c) {
  if (c->m) mod_free(c->m);
  diag_free(&c->ctx.diag);
  mem_free((void *)(uintptr_t)c->text.p);
}

bool item_runs(const Item *it) {
  return it->kernel && (!it->expect.n || str_eq(it->expect, STR("ok")) || str_eq(it->expect, STR("void")));
}

bool case_spec(const Case *c, CaseSize size, bool dry, Spec *out, StrBuf *err) {
  *out = (Spec){.bench = size == SIZE_BENCH, .dry = dry};
  bool ok = spec_read(out, c->text, true, err), any = false;
  for (uint32_t i = 0; ok && i < out->items.n; i++) {
    static const CUdeviceptr nowhere[256];
    Launch l;
    if (!item_runs(&out->items.p[i])) continue;
    any = true;
    ok = out->bufs.n <= ARRAY_LEN(nowhere) && launch_make(c, out, &out->items.p[i], nowhere, &l, err);
  }
  if (ok && !any) sb_lit(err, "no KERNEL line that is to end well"), ok = false;
  if (!ok) spec_free(out), *out = (Spec){0};
  return ok;
}

bool launch_make(const Case *c, const Spec *s, const Item *it, const CUdeviceptr *mem, Launch *out, StrBuf *err) {
  Glob g = glob_find(c->m, it->fn);
  Fn *f = g && glob(c->m, g)->kind == GK_FUNC ? glob(c->m, g)->fn : NULL;
  if (!f) return sb_fmt(err, "no body for kernel '%.*s'", (int)it->fn.n, it->fn.p), false;
  if (f->nargs > MAX_PARAMS) return sb_fmt(err, "more than %d parameters", MAX_PARAMS), false;
  /* The interpreter reads arguments: a pointer is the allocation it leads to and how far into it. */
  Buffer *empty = mem_zalloc((s->bufs.n + 1) * sizeof *empty);
  for (uint32_t i = 0; i < s->bufs.n; i++)
    empty[i] = (Buffer){.name = s->bufs.p[i].name, .type = TY_I8, .space = s->bufs.p[i].space};
  Config cfg = {.grid = {1, 1, 1}, .block = {1, 1, 1}};
  Run *r = run_new(c->m, &cfg, empty, s->bufs.n);
  Lane lanes[MAX_PARAMS];
  bool ok = r->status == R_OK;
  if (!ok) sb_cz(err, r->msg);
  for (uint32_t i = 0; ok && i < f->nargs; i++) {
    const SemShape *sh = sem_shape(&r->sem, ty(f, fn_arg(f, i)));
    if ((ok = sh->n == 1 && sh->leaf[0].bits <= 64)) continue;
    sb_fmt(err, "parameter %u of '%.*s' is no scalar", i + 1, (int)it->fn.n, it->fn.p);
  }
  ok = ok && args_parse(r, f, it->args, lanes, err);
  for (uint32_t i = 0; ok && i < f->nargs; i++) {
    SemTy t = sem_shape(&r->sem, ty(f, fn_arg(f, i)))->leaf[0];
    out->value[i] = lanes[i].u;
    out->param[i] = &out->value[i];
    for (uint32_t b = 0; b < s->bufs.n && t.cls == SC_PTR && lanes[i].prov; b++)
      if (r->buf_alloc[b] == lanes[i].prov)
        out->value[i] = mem[b] + (lanes[i].u - ptr_lane(r, r->buf_alloc[b], sem_space(t)).u);
  }
  out->n = f->nargs;
  run_delete(r);
  mem_free(empty);
  return ok;
}
