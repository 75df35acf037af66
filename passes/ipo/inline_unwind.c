/* inline_unwind.c: what unwinds in a body that came in for an invoke unwinds to the invoke's landing pad.
 *
 *     call void @g()                      invoke void @g() to label %go unwind label %lpad
 *     ...                                 ...
 *   inner:                              inner:
 *     landingpad catch @int        =>     landingpad catch @int cleanup               ; and what %lpad asks for
 *     resume %x                           br label %lpad.body
 *                                       lpad:
 *                                         %e = landingpad cleanup
 *                                         br label %lpad.body
 *                                       lpad.body:
 *                                         %e.body = phi [ %e, %lpad ], [ %x, %inner ]
 *
 * A pad of the body is where the search for a handler now stops for exceptions that it would have resumed to the
 * caller's: so it asks for all that the caller's asks for, and the selector that it resumes with is one that the
 * caller's code knows. Compare LLVM's HandleInlinedLandingPad. O(what came in + clauses). */
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/ipo/inline.h"
#include "support/few.h"

/* A call becomes an invoke that unwinds to `pad`. */
static void call_to_invoke(Fn *f, Val v, Blk pad, const VecU32 *pad_vals) {
  Blk b = blk_of(f, v), rest = blk_split(f, next_of(f, v));
  ins_erase(f, term(f, b)); /* the branch that the split made */
  uint32_t n = nops(f, v);
  FEW(Val, ops, 16, n);
  for (uint32_t k = 0; k < n; k++) ops[k] = arg(f, v, k);
  Val w = ins_new(f, OP_INVOKE, 0, flags(f, v) & F_FAST, ty(f, v), ops, n);
  FEW_FREE(ops);
  aux_set(f, w, aux(f, v));
  ins_place_before(f, w, v);
  dbg_loc_set(f, w, dbg_loc(f, v));
  md_copy(f, w, v);
  name_take(f, w, v);
  if (has_uses(f, v)) val_replace(f, v, w);
  dbg_move(f, v, w);
  ins_erase(f, v);
  edge_add(f, b, rest);
  uint32_t pi = edge_add(f, b, pad), k = 0;
  FOR_EACH_PHI(f, pad, p) opnd_set(f, p, pi, (Val)pad_vals->p[k++]);
}
/* What leaves for the interpreter does so with the caller's frame, which says itself what happens to exceptions. */
static bool leaves_frame(const Fn *f, Val v) {
  unsigned id = call_intrinsic(f, v);
  return id == INTRIN_experimental_deoptimize || id == INTRIN_experimental_guard;
}
/* The pad asks for what the outer one asks for, too. */
static void clauses_add(Fn *f, Val pad, Val outer) {
  if (flags(f, outer) & F_CLEANUP) flags_set(f, pad, flags(f, pad) | F_CLEANUP);
  uint32_t n = nops(f, pad), k = nops(f, outer), nw, ow;
  if (!k) return;
  uint32_t words = (n + k + 31) / 32;
  FEW(uint32_t, filter, 4, words);
  memset(filter, 0, words * sizeof *filter);
  const uint32_t *x = words_of(f, pad, &nw);
  for (uint32_t i = 0; i < nw; i++) filter[i] = x[i];
  for (uint32_t i = 0; i < k; i++) {
    x = words_of(f, outer, &ow);
    filter[(n + i) / 32] |= (x[i / 32] >> i % 32 & 1) << (n + i) % 32;
    opnd_insert(f, pad, n + i, arg(f, outer, i));
  }
  aux_set(f, pad, words_add(f, filter, words));
  FEW_FREE(filter);
}
/* Resumes of the body go on behind the outer pad, with what they resume. */
static void resumes_join(Fn *f, const VecU32 *resumes, Blk outer, Val pad, const VecU32 *pad_vals) {
  Blk body = blk_split(f, next_of(f, pad));
  Str s = blk_name_of(f, outer);
  char name[220];
  if (s.n && s.n < sizeof name - 5) {
    memcpy(name, s.p, s.n);
    memcpy(name + s.n, ".body", 5);
    blk_name_set(f, body, (Str){name, s.n + 5});
  }
  VecU32 x = {0};
  for (uint32_t i = 0; i < resumes->n; i++) {
    Val r = (Val)resumes->p[i];
    vec_push(&x, (uint32_t)arg(f, r, 0));
    term_br(f, blk_of(f, r), body);
  }
  uint32_t n = npreds(f, body), k = 0;
  FEW(Val, in, 16, n); /* the first edge is the outer pad's */
  FOR_EACH_PHI(f, outer, p) {
    in[0] = p;
    for (uint32_t i = 1; i < n; i++) in[i] = (Val)pad_vals->p[k];
    k++;
    if (!has_uses(f, p)) continue;
    Val q = emit_phi(f, body, ty(f, p), in);
    val_replace(f, p, q);
    opnd_set(f, q, 0, p);
  }
  if (has_uses(f, pad)) {
    in[0] = pad;
    for (uint32_t i = 1; i < n; i++) in[i] = (Val)x.p[i - 1];
    Val q = emit_phi(f, body, ty(f, pad), in);
    name_set(f, q, STR("eh.lpad-body"));
    val_replace(f, pad, q);
    opnd_set(f, q, 0, pad);
  }
  FEW_FREE(in);
  vec_free(&x);
}
void inline_unwind(Fn *f, uint32_t first_new, Blk unwind, const VecU32 *pad_vals) {
  Val pad = first_nonphi(f, unwind);
  VecU32 resumes = {0};
  for (uint32_t i = first_new, end = f->nins; i < end; i++) {
    Val v = (Val)i;
    if (!blk_of(f, v)) continue;
    if (op(f, v) == OP_LANDINGPAD) clauses_add(f, v, pad);
    else if (op(f, v) == OP_RESUME) vec_push(&resumes, i);
    else if (op(f, v) == OP_CALL && may_throw(f, v) && !is_musttail(f, v) && !leaves_frame(f, v))
      call_to_invoke(f, v, unwind, pad_vals);
  }
  if (resumes.n) resumes_join(f, &resumes, unwind, pad, pad_vals);
  vec_free(&resumes);
}
