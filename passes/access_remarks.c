/* access_remarks.c: says, as remarks at source lines, which accesses of kernels the hardware has to take in several pieces.
 *
 *   k.cu:12: Uncoalesced: stride 128 bytes: 32 sectors per warp, at best 4
 *
 * coalescing speaks of global and generic memory, bank-conflicts of shared memory; accesses that are as good as they can be are remarked as
 * "Coalesced" and "ConflictFree". Nothing is changed. The analysis: access_pattern.h. */
#include "nvopt/access_pattern.h"
#include "nvopt/pass.h"

static Change remarks(Fn *f, PassCtx *px, bool shared) {
  if (!remark_on(px) || !fn_is_kernel(f)) return CH_NONE;
  Scev *s = scev(f);
  const Uniformity *u = uniformity(f);
  const Loops *l = loops(f);
  StrBuf text = {0};
  FOR_EACH_BLK(f, b) FOR_EACH_INS(f, b, v) {
    AccessPattern p;
    if (!access_pattern(f, s, u, l, v, &p) || (p.space == 3 || p.space == 7) != shared) continue;
    bool good = p.known && (shared ? p.conflict <= 1 : p.sectors <= p.ideal);
    text.n = 0;
    access_describe(s, &p, &text);
    remark_analysis(px, f, v, shared ? (good ? "ConflictFree" : "BankConflict") : good ? "Coalesced" : "Uncoalesced", "%s", sb_z(&text));
  }
  sb_free(&text);
  return CH_NONE;
}
Change pass_coalescing(Fn *f, PassCtx *px) { return remarks(f, px, false); }
Change pass_bank_conflicts(Fn *f, PassCtx *px) { return remarks(f, px, true); }
