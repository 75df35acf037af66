/* alias_addr.c: what an address is by itself, kept between questions. Contract: alias_int.h.
 *
 *     %p = getelementptr inbounds [64 x float], ptr %s, i64 0, i64 %i      strip %p, object @tile, needs 0 bytes,
 *     (%s = addrspacecast @tile)                                          sum @tile + 4 * %i
 *
 * A question about two addresses is a walk up each and a comparison of what was found. Those who ask compare each
 * address with many others, so the walk is made once. What it finds depends on the function's instructions only: it
 * holds while Fn.ep_val stands, and is forgotten in O(1) when that has moved.
 *
 * Where it lies is found by a table of indices, by hash, without probing: what two addresses want is the later one's,
 * and the other is found out anew. CAP_ALIAS_ADDRESSES are kept at a time. */
#include "analysis/memory/alias_gep.h"
#include "analysis/memory/loads.h"
#include "ir/match.h"
#include "support/hash.h"

void addr_free(Alias *a) {
  mem_free(a->addr_at);
  vec_free(&a->addr);
  vec_free(&a->sum);
  vec_free(&a->var);
}
void addr_forget(Alias *a) {
  enum { LEAST = 5, MOST = 12 };
  a->addr_epoch = a->f->ep_val;
  vec_clear(&a->addr);
  vec_clear(&a->sum);
  vec_clear(&a->var);
  unsigned log = a->addr_at ? 32 - a->addr_shift : 0, want = LEAST;
  while (want < MOST && a->f->nins >> (want + 2)) want++;
  if (want <= log) return;
  mem_free(a->addr_at);
  a->addr_at = NULL;
  a->addr_at = mem_zalloc(sizeof *a->addr_at << want);
  a->addr_shift = 32 - want;
}
/* Checked builds: what is kept is what would be found now. */
static UNUSED bool is_true_still(Alias *a, const Addr *r) {
  const Fn *f = a->f;
  if (r->strip != ptr_strip(a, r->p) || r->object != ptr_object(a, r->strip, CAP_ALIAS_LOOKUP)) return false;
  if (r->kind != obj_kind(f, r->object) || (r->sized && r->needs != object_bytes(f, r->strip))) return false;
  if (!r->sum) return true;
  GepSum s;
  gep_sum(a, r->p, &s);
  const AddrSum *k = &a->sum.p[r->sum - 1];
  if (s.base != k->base || s.offset != k->offset || s.flags != k->flags || s.n != k->n) return false;
  for (unsigned i = 0; i < s.n; i++)
    if (s.var[i].v.v != a->var.p[k->var + i].v.v || s.var[i].scale != a->var.p[k->var + i].scale) return false;
  return true;
}
Addr *addr_of(Alias *a, Val p) {
  uint32_t *at = &a->addr_at[hash_u32((uint32_t)p) >> a->addr_shift];
  if (*at < a->addr.n && a->addr.p[*at].p == p) {
    DASSERT(is_true_still(a, &a->addr.p[*at]));
    return &a->addr.p[*at];
  }
  *at = a->addr.n;
  Addr r = {.p = p, .strip = ptr_strip(a, p)};
  r.object = ptr_object(a, r.strip, CAP_ALIAS_LOOKUP);
  r.kind = obj_kind(a->f, r.object);
  vec_push(&a->addr, r);
  return &vec_last(&a->addr);
}
Addr addr_sized(Alias *a, Val p) {
  const Fn *f = a->f;
  Addr *r = addr_of(a, p);
  if (r->sized) return *r;
  r->sized = true;
  r->undefined = is_undefined(f, r->strip);
  r->nowhere = is_null_nowhere(a, r->object);
  r->needs = object_bytes(f, r->strip);
  r->has_size = (r->kind == AO_LOCAL || r->kind == AO_GLOBAL) &&
                object_size(f, r->object, &r->whole, &r->whole_and_more);
  return *r;
}
AddrSum addr_sum(Alias *a, Val p) {
  Addr *r = addr_of(a, p);
  if (r->sum) return a->sum.p[r->sum - 1];
  GepSum s;
  gep_sum(a, p, &s);
  AddrSum kept = {.base = s.base, .bits = s.bits, .flags = s.flags, .n = s.n, .var = a->var.n, .offset = s.offset};
  for (unsigned i = 0; i < s.n; i++) vec_push(&a->var, s.var[i]);
  vec_push(&a->sum, kept);
  r->sum = a->sum.n;
  return kept;
}
