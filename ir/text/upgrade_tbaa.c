/* upgrade_tbaa.c: alias tags written before struct paths (LLVM 3.3) become path tags of one step, as LLVM does on reading:
 *
 *   !tbaa !1, !1 = !{!"int", !0}            ->  !{!1, !1, i64 0}
 *   !tbaa !1, !1 = !{!"int", !0, i64 1}     ->  !{!{!"int", !0}, !{!"int", !0}, i64 0, i64 1}   (the last operand says: constant memory)
 *
 * One look at each attachment; a tag is upgraded once, its twin found by content.
 */
#include "parser.h"

static Md tag_upgrade(Module *m, Md tag) {
  const MdRec *r = md_rec(m, tag);
  if (r->form != MDF_TUPLE || !r->n) return tag;
  const MdRec *first = r->ops[0] ? md_rec(m, r->ops[0]) : NULL;
  if (r->n >= 3 && first && first->form == MDF_TUPLE) return tag;
  Md zero = md_int(m, TY_I64, 0);
  if (r->n == 3) {
    Md type[2] = {r->ops[0], r->ops[1]}, constant = r->ops[2], t = md_tuple(m, type, 2, false);
    return md_tuple(m, (Md[]){t, t, zero, constant}, 4, false);
  }
  return md_tuple(m, (Md[]){tag, tag, zero}, 3, false);
}

void upgrade_tbaa(Module *m) {
  if (md_count(m) <= 1) return;
  FOR_EACH_FN(m, g) {
    Fn *f = glob(m, g)->fn;
    if (!f->rare->cap_md) continue;
    Md last = MD_NONE, to = MD_NONE;
    FOR_EACH_BLK(f, b) FOR_EACH_INS(f, b, v) {
      Md tag = md_get(f, v, MDK_TBAA);
      if (!tag) continue;
      if (tag != last) last = tag, to = tag_upgrade(m, tag);
      if (to != tag) md_set(f, v, MDK_TBAA, to);
    }
  }
}
