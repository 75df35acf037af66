/* access_remarks.c: says, as remarks at source lines, which accesses of kernels the hardware has to take in several
 * pieces.
 *
 *   k.cu:12: Uncoalesced: stride 128 bytes: 32 sectors per warp, at best 4
 *
 * coalescing speaks of global and generic memory, bank-conflicts of shared memory; accesses that are as good as they
 * can be are remarked as "Coalesced" and "ConflictFree"; one sector more where that depends on an offset that is not
 * known is as good. What is not known is not good. Nothing is changed. The analysis: access_pattern.h. */
#include "analysis/access/access_pattern.h"
#include "passes/pass.h"
#include "passes/remark.h"

static Change remarks(Fn *f, PassCtx *px, bool shared) {
  if (!remark_on(px) || !fn_is_kernel(f)) return CH_NONE;
  AccessFn *a = access_open(f);
  StrBuf text = {0};
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v)
      for (unsigned i = 0; i < 2; i++) {
        AccessPattern p;
        if (!access_pattern(a, v, i, &p) || access_is_shared(&p) != shared) continue;
        text.n = 0;
        access_describe(a, &p, &text);
        bool good = p.known && p.best;
        RemarkArg pattern = ra_str((Str){text.p, (uint32_t)text.n});
        if (shared && good) remark(px, BANK_FREE, f, v, pattern);
        else if (shared) remark(px, BANK_CONFLICT, f, v, pattern);
        else if (good) remark(px, COALESCED, f, v, pattern);
        else remark(px, COALESCED_NOT, f, v, pattern);
      }
  sb_free(&text);
  access_close(a);
  return CH_NONE;
}
Change pass_coalescing(Fn *f, PassCtx *px) { return remarks(f, px, false); }
Change pass_bank_conflicts(Fn *f, PassCtx *px) { return remarks(f, px, true); }
