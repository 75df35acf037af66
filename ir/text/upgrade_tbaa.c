/* upgrade_tbaa.c: alias tags written before struct paths (LLVM 3.3) become path tags of one step, as LLVM does on
 * reading:
 *
 *   !tbaa !1, !1 = !{!"int", !0}         ->  !{!1, !1, i64 0}
 *   !tbaa !1, !1 = !{!"int", !0, i64 1}  ->  !{!{!"int", !0}, !{!"int", !0}, i64 0, i64 1}  (the last operand says: constant memory)
 *
 * Each attachment of an instruction, when it is read (all nodes have been by then); the twin of a tag is found by
 * content.
 */
#include "ir/text/parser.h"

Md upgrade_tbaa_(Module *m, Md tag) {
  const MdRec *r = md_rec(m, tag);
  if (r->form != MDF_TUPLE || !r->n) return tag;
  Md zero = md_int(m, TY_I64, 0);
  if (r->n == 3) {
    Md type[2] = {r->ops[0], r->ops[1]}, constant = r->ops[2], t = md_tuple(m, type, 2, false);
    return md_tuple(m, (Md[]){t, t, zero, constant}, 4, false);
  }
  return md_tuple(m, (Md[]){tag, tag, zero}, 3, false);
}
