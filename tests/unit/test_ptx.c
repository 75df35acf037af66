/* test_ptx.c: what the text of inline assembly says about threads and memory (asm_text_effect, ir/ptx_sync.def):
 * every instruction of PTX 9.0 in the order of the manual's chapter on instructions, ways to write statements, and
 * agreement with the table of intrinsics. */
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/intrinsic_rows.h"
#include <stdio.h>

static int failures;
static Str str(const char *s) { return (Str){s, (uint32_t)strlen(s)}; }

enum { ALONE = 0, LANES = ASM_CONVERGENT, ORDERS = ASM_ORDERS, MEETS = ASM_CONVERGENT | ASM_ORDERS };
typedef struct Want {
  unsigned effect;
  const char *text;
} Want;
/* clang-format off */
static const Want isa[] = {
  /* integers */
  {ALONE, "add.s32 $0, $1, $2;"}, {ALONE, "sub.s64 $0, $1, $2;"}, {ALONE, "mul.wide.u32 $0, $1, $2;"}, {ALONE, "mad.lo.s32 $0, $1, $2, $3;"},
  {ALONE, "mul24.lo.s32 $0, $1, $2;"}, {ALONE, "mad24.hi.sat.s32 $0, $1, $2, $3;"}, {ALONE, "sad.u32 $0, $1, $2, $3;"}, {ALONE, "div.u32 $0, $1, $2;"},
  {ALONE, "rem.s32 $0, $1, $2;"}, {ALONE, "abs.s32 $0, $1;"}, {ALONE, "neg.s32 $0, $1;"}, {ALONE, "min.u32 $0, $1, $2;"}, {ALONE, "max.s16x2 $0, $1, $2;"},
  {ALONE, "popc.b64 $0, $1;"}, {ALONE, "clz.b32 $0, $1;"}, {ALONE, "bfind.shiftamt.u32 $0, $1;"}, {ALONE, "fns.b32 $0, $1, $2, $3;"}, {ALONE, "brev.b32 $0, $1;"},
  {ALONE, "bfe.u32 $0, $1, $2, $3;"}, {ALONE, "bfi.b32 $0, $1, $2, $3, $4;"}, {ALONE, "szext.clamp.s32 $0, $1, $2;"}, {ALONE, "bmsk.wrap.b32 $0, $1, $2;"},
  {ALONE, "dp4a.s32.u32 $0, $1, $2, $3;"}, {ALONE, "dp2a.lo.s32.u32 $0, $1, $2, $3;"},
  /* with carry */
  {ALONE, "add.cc.u32 $0, $1, $2;"}, {ALONE, "addc.u32 $0, $1, $2;"}, {ALONE, "sub.cc.u32 $0, $1, $2;"}, {ALONE, "subc.cc.u32 $0, $1, $2;"},
  {ALONE, "mad.lo.cc.u32 $0, $1, $2, $3;"}, {ALONE, "madc.hi.u32 $0, $1, $2, $3;"},
  /* floating point of 32 and 64 bits */
  {ALONE, "testp.finite.f32 $0, $1;"}, {ALONE, "copysign.f32 $0, $1, $2;"}, {ALONE, "add.rn.f32 $0, $1, $2;"}, {ALONE, "sub.f64 $0, $1, $2;"}, {ALONE, "mul.ftz.f32 $0, $1, $2;"},
  {ALONE, "fma.rn.f32x2 $0, $1, $2, $3;"}, {ALONE, "mad.f32 $0, $1, $2, $3;"}, {ALONE, "div.approx.f32 $0, $1, $2;"}, {ALONE, "abs.f32 $0, $1;"}, {ALONE, "neg.f32 $0, $1;"},
  {ALONE, "min.NaN.f32 $0, $1, $2;"}, {ALONE, "max.f32 $0, $1, $2, $3;"}, {ALONE, "rcp.approx.ftz.f64 $0, $1;"}, {ALONE, "sqrt.rn.f32 $0, $1;"}, {ALONE, "rsqrt.approx.f32 $0, $1;"},
  {ALONE, "sin.approx.f32 $0, $1;"}, {ALONE, "cos.approx.f32 $0, $1;"}, {ALONE, "lg2.approx.f32 $0, $1;"}, {ALONE, "ex2.approx.ftz.f32 $0, $1;"}, {ALONE, "tanh.approx.f32 $0, $1;"},
  /* half precision, mixed precision */
  {ALONE, "add.f16x2 $0, $1, $2;"}, {ALONE, "sub.bf16 $0, $1, $2;"}, {ALONE, "mul.f16 $0, $1, $2;"}, {ALONE, "fma.rn.relu.bf16x2 $0, $1, $2, $3;"}, {ALONE, "neg.f16 $0, $1;"},
  {ALONE, "abs.bf16 $0, $1;"}, {ALONE, "min.xorsign.abs.f16 $0, $1, $2;"}, {ALONE, "max.f16x2 $0, $1, $2;"}, {ALONE, "tanh.approx.bf16x2 $0, $1;"}, {ALONE, "ex2.approx.f16 $0, $1;"},
  {ALONE, "add.f32.f16 $0, $1, $2;"}, {ALONE, "sub.f32.bf16 $0, $1, $2;"}, {ALONE, "fma.rn.f32.f16 $0, $1, $2, $3;"},
  /* comparison and selection */
  {ALONE, "set.lt.u32.f32 $0, $1, $2;"}, {ALONE, "setp.eq.and.s32 p|q, $1, $2, r;"}, {ALONE, "selp.b32 $0, $1, $2, p;"}, {ALONE, "slct.u32.s32 $0, $1, $2, $3;"}, {ALONE, "set.eq.f16.f16 $0, $1, $2;"},
  /* logic and shifts */
  {ALONE, "and.b32 $0, $1, $2;"}, {ALONE, "or.pred p, q, r;"}, {ALONE, "xor.b64 $0, $1, $2;"}, {ALONE, "not.b32 $0, $1;"}, {ALONE, "cnot.b32 $0, $1;"}, {ALONE, "lop3.b32 $0, $1, $2, $3, 0x96;"},
  {ALONE, "shf.l.wrap.b32 $0, $1, $2, $3;"}, {ALONE, "shl.b32 $0, $1, $2;"}, {ALONE, "shr.s32 $0, $1, $2;"},
  /* data movement */
  {ALONE, "mov.u32 $0, %laneid;"}, {ALONE, "mov.u32 $0, %lanemask_lt;"}, {ALONE, "mov.u64 $0, %clock64;"}, {ALONE, "mov.u64 $0, %globaltimer;"}, {ALONE, "mov.u32 $0, %smid;"},
  {ALONE, "mov.b64 {$0, $1}, $2;"}, {LANES, "shfl.down.b32 $0, $1, 1, 31;"}, {LANES, "shfl.sync.bfly.b32 $0|p, $1, 16, 31, -1;"}, {ALONE, "prmt.b32 $0, $1, $2, $3;"},
  {ALONE, "ld.global.v4.f32 {$0,$1,$2,$3}, [$4];"}, {ALONE, "ld.volatile.shared.u32 $0, [$1];"}, {ALONE, "ld.relaxed.gpu.u32 $0, [$1];"}, {ORDERS, "ld.acquire.gpu.global.u32 $0, [$1];"},
  {ALONE, "ld.global.nc.L1::no_allocate.L2::128B.v4.u32 {$0,$1,$2,$3}, [$4];"}, {ALONE, "ldu.global.u32 $0, [$1];"}, {ALONE, "st.shared.u32 [$0], $1;"}, {ORDERS, "st.release.sys.global.u32 [$0], $1;"},
  {MEETS, "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.u32 [$0], $1, [$2];"}, {ALONE, "st.bulk.weak.shared::cta [$0], $1, 0;"},
  {ALONE, "multimem.ld_reduce.relaxed.gpu.global.add.u32 $0, [$1];"}, {ORDERS, "multimem.ld_reduce.acquire.sys.global.add.f32 $0, [$1];"}, {ALONE, "multimem.st.weak.global.u32 [$0], $1;"},
  {ALONE, "multimem.red.relaxed.gpu.global.add.u32 [$0], $1;"}, {ALONE, "prefetch.global.L2 [$0];"}, {ALONE, "prefetchu.L1 [$0];"}, {ALONE, "applypriority.global.L2::evict_normal [$0], 128;"},
  {ALONE, "discard.global.L2 [$0], 128;"}, {ALONE, "createpolicy.fractional.L2::evict_last.b64 $0, 1.0;"}, {ALONE, "isspacep.shared p, $1;"}, {ALONE, "cvta.to.global.u64 $0, $1;"},
  {ALONE, "cvt.rni.s32.f32 $0, $1;"}, {ALONE, "cvt.pack.sat.s8.s32.b32 $0, $1, $2, $3;"}, {ALONE, "mapa.shared::cluster.u32 $0, $1, $2;"}, {ALONE, "getctarank.shared::cluster.u32 $0, $1;"},
  /* copies behind the thread's back */
  {ALONE, "cp.async.ca.shared.global [$0], [$1], 16;"}, {ALONE, "cp.async.cg.shared.global.L2::128B [$0], [$1], 16, $2;"}, {ORDERS, "cp.async.commit_group;"}, {ORDERS, "cp.async.wait_group 2;"},
  {ORDERS, "cp.async.wait_all;"}, {LANES, "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1], $2, [$3];"}, {LANES, "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [$0], [$1], $2;"},
  {LANES, "cp.async.bulk.prefetch.L2.global [$0], $1;"}, {LANES, "multimem.cp.async.bulk.global.shared::cta.bulk_group [$0], [$1], $2;"},
  {LANES, "multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [$0], [$1], $2;"}, {LANES, "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];"},
  {LANES, "cp.reduce.async.bulk.tensor.1d.global.shared::cta.add.tile.bulk_group [$0, {$1}], [$2];"}, {LANES, "cp.async.bulk.prefetch.tensor.2d.L2.global.tile [$0, {$1, $2}];"},
  {ORDERS, "cp.async.bulk.commit_group;"}, {ORDERS, "cp.async.bulk.wait_group.read 0;"}, {ALONE, "tensormap.replace.tile.global_address.shared::cta.b1024.b64 [$0], $1;"},
  /* textures and surfaces */
  {ALONE, "tex.2d.v4.f32.f32 {$0,$1,$2,$3}, [t, {$4, $5}];"}, {ALONE, "tld4.r.2d.v4.f32.f32 {$0,$1,$2,$3}, [t, {$4, $5}];"}, {ALONE, "txq.width.b32 $0, [t];"}, {ALONE, "istypep.texref p, $1;"},
  {ALONE, "suld.b.1d.b32.trap {$0}, [s, {$1}];"}, {ALONE, "sust.b.2d.b32.clamp [s, {$0, $1}], {$2};"}, {ALONE, "sured.b.add.2d.u32.trap [s, {$0, $1}], $2;"}, {ALONE, "suq.width.b32 $0, [s];"},
  /* control flow */
  {ALONE, "{ bra done; }"}, {ALONE, "bra.uni done;"}, {ALONE, "brx.idx $0, targets;"}, {MEETS, "call (r), f, (a);"}, {MEETS, "call.uni f;"}, {LANES, "ret;"}, {LANES, "@p exit;"},
  /* barriers, exchange between threads, fences */
  {MEETS, "bar.sync 0;"}, {MEETS, "bar.red.popc.u32 $0, 0, p;"}, {MEETS, "bar.arrive 1, 64;"}, {MEETS, "bar.cta.sync 0;"}, {MEETS, "barrier.sync 1, 64;"}, {MEETS, "barrier.cta.red.or.aligned.pred p, 0, q;"},
  {MEETS, "bar.warp.sync $0;"}, {MEETS, "barrier.cluster.arrive.release.aligned;"}, {MEETS, "barrier.cluster.wait.acquire;"}, {ORDERS, "membar.gl;"}, {ORDERS, "fence.acq_rel.gpu;"}, {ORDERS, "fence.sc.cluster;"},
  {ORDERS, "fence.proxy.async.shared::cta;"}, {ORDERS, "fence.mbarrier_init.release.cluster;"}, {ORDERS, "fence.proxy.tensormap::generic.acquire.gpu [$0], 128;"}, {ORDERS, "fence.acquire.sync_restrict::shared::cluster.cluster;"},
  {ALONE, "atom.global.add.u32 $0, [$1], $2;"}, {ALONE, "atom.relaxed.gpu.cas.b32 $0, [$1], $2, $3;"}, {ORDERS, "atom.acq_rel.gpu.global.exch.b128 $0, [$1], $2;"}, {ALONE, "red.global.add.f32 [$0], $1;"},
  {ORDERS, "red.release.gpu.global.add.u32 [$0], $1;"}, {MEETS, "red.async.relaxed.cluster.global.mbarrier::complete_tx::bytes.add.u32 [$0], $1, [$2];"}, {LANES, "vote.all.pred p, q;"}, {LANES, "vote.ballot.b32 $0, p;"},
  {LANES, "vote.sync.any.pred p, q, -1;"}, {LANES, "match.any.sync.b32 $0, $1, -1;"}, {LANES, "match.all.sync.b64 $0|p, $1, -1;"}, {LANES, "activemask.b32 $0;"}, {LANES, "redux.sync.add.s32 $0, $1, -1;"},
  {ORDERS, "griddepcontrol.launch_dependents;"}, {ORDERS, "griddepcontrol.wait;"}, {LANES, "elect.sync $0|p, -1;"},
  /* mbarrier */
  {MEETS, "mbarrier.init.shared.b64 [$0], 1;"}, {MEETS, "mbarrier.inval.shared.b64 [$0];"}, {MEETS, "mbarrier.expect_tx.relaxed.cta.shared.b64 [$0], 64;"}, {MEETS, "mbarrier.complete_tx.relaxed.cluster.shared::cluster.b64 [$0], 64;"},
  {MEETS, "mbarrier.arrive.shared.b64 $0, [$1];"}, {MEETS, "mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 _, [$0], 64;"}, {MEETS, "mbarrier.arrive_drop.shared.b64 $0, [$1];"},
  {MEETS, "cp.async.mbarrier.arrive.noinc.shared.b64 [$0];"}, {MEETS, "mbarrier.test_wait.shared.b64 p, [$0], $1;"}, {MEETS, "mbarrier.try_wait.parity.shared::cta.b64 p, [$0], $1;"}, {LANES, "mbarrier.pending_count.b64 $0, $1;"},
  /* tensor maps, launch control */
  {MEETS, "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [$0], [$1], 128;"}, {ORDERS, "clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128 [$0], [$1];"},
  {ALONE, "clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 p, $1;"},
  /* matrices of a warp */
  {LANES, "wmma.load.a.sync.aligned.row.m16n16k16.f16 {$0}, [$1], 16;"}, {LANES, "wmma.store.d.sync.aligned.row.m16n16k16.f32 [$0], {$1}, 16;"}, {LANES, "wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32 {$0}, {$1}, {$2}, {$3};"},
  {LANES, "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0}, {$1}, {$2}, {$3};"}, {LANES, "mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32 {$0}, {$1}, {$2}, {$3}, $4, 0;"},
  {LANES, "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {$0,$1,$2,$3}, [$4];"}, {LANES, "stmatrix.sync.aligned.m8n8.x1.shared.b16 [$0], {$1};"}, {LANES, "movmatrix.sync.aligned.m8n8.trans.b16 $0, $1;"},
  /* matrices of a warp group, of tensor memory */
  {MEETS, "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0}, $1, $2, 1, 1, 1, 0, 0;"}, {MEETS, "wgmma.mma_async.sp.sync.aligned.m64n8k32.f32.f16.f16 {$0}, $1, $2, $3, 0, 1, 1, 1, 0, 0;"},
  {MEETS, "wgmma.fence.sync.aligned;"}, {MEETS, "wgmma.commit_group.sync.aligned;"}, {MEETS, "wgmma.wait_group.sync.aligned 0;"},
  {MEETS, "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [$0], 32;"}, {MEETS, "tcgen05.dealloc.cta_group::1.sync.aligned.b32 $0, 32;"}, {MEETS, "tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;"},
  {LANES, "tcgen05.ld.sync.aligned.32x32b.x1.b32 {$0}, [$1];"}, {LANES, "tcgen05.ld.red.sync.aligned.32x32b.x2.min.f32 {$0, $1}, $2, [$3];"}, {LANES, "tcgen05.st.sync.aligned.16x64b.x1.b32 [$0], {$1};"},
  {MEETS, "tcgen05.wait::ld.sync.aligned;"}, {MEETS, "tcgen05.wait::st.sync.aligned;"}, {LANES, "tcgen05.cp.cta_group::1.128x256b [$0], $1;"}, {LANES, "tcgen05.shift.cta_group::1.down [$0];"},
  {ALONE, "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, p;"}, {ALONE, "tcgen05.mma.sp.cta_group::2.kind::tf32 [$0], $1, $2, [$3], $4, p;"}, {ALONE, "tcgen05.mma.ws.cta_group::1.kind::i8 [$0], $1, $2, $3, p;"},
  {ORDERS, "tcgen05.fence::before_thread_sync;"}, {ORDERS, "tcgen05.fence::after_thread_sync;"}, {MEETS, "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];"},
  /* stack */
  {ALONE, "stacksave.u64 $0;"}, {ALONE, "stackrestore.u64 $0;"}, {ALONE, "alloca.u64 $0, $1;"},
  /* video */
  {ALONE, "vadd.s32.s32.s32 $0, $1, $2;"}, {ALONE, "vsub.s32.s32.s32 $0, $1, $2;"}, {ALONE, "vabsdiff.u32.u32.u32 $0, $1, $2;"}, {ALONE, "vmin.s32.s32.s32 $0, $1, $2;"}, {ALONE, "vmax.s32.s32.s32 $0, $1, $2;"},
  {ALONE, "vshl.u32.u32.u32.wrap $0, $1, $2;"}, {ALONE, "vshr.s32.u32.u32.clamp $0, $1, $2;"}, {ALONE, "vmad.s32.s32.u32 $0, $1, $2, $3;"}, {ALONE, "vset.u32.u32.lt $0, $1, $2;"},
  {ALONE, "vadd2.s32.s32.s32 $0, $1, $2, $3;"}, {ALONE, "vsub2.s32.s32.s32 $0, $1, $2, $3;"}, {ALONE, "vavrg2.s32.s32.s32 $0, $1, $2, $3;"}, {ALONE, "vabsdiff2.s32.s32.s32 $0, $1, $2, $3;"},
  {ALONE, "vmin2.s32.s32.s32 $0, $1, $2, $3;"}, {ALONE, "vmax2.s32.s32.s32 $0, $1, $2, $3;"}, {ALONE, "vset2.u32.u32.lt $0, $1, $2, $3;"}, {ALONE, "vadd4.u32.u32.u32 $0, $1, $2, $3;"},
  {ALONE, "vsub4.u32.u32.u32 $0, $1, $2, $3;"}, {ALONE, "vavrg4.u32.u32.u32 $0, $1, $2, $3;"}, {ALONE, "vabsdiff4.u32.u32.u32 $0, $1, $2, $3;"}, {ALONE, "vmin4.u32.u32.u32 $0, $1, $2, $3;"},
  {ALONE, "vmax4.u32.u32.u32 $0, $1, $2, $3;"}, {ALONE, "vset4.u32.u32.lt $0, $1, $2, $3;"},
  /* the rest */
  {ALONE, "brkpt;"}, {LANES, "nanosleep.u32 $0;"}, {LANES, "pmevent 7;"}, {LANES, "pmevent.mask 7;"}, {ALONE, "trap;"}, {LANES, "setmaxnreg.inc.sync.aligned.u32 232;"}, {LANES, "setmaxnreg.dec.sync.aligned.u32 40;"},
};
/* clang-format on */
/* Ways to write it, and what is none of it. */
static const Want forms[] = {
  {ALONE, ""},
  {ALONE, ";;{}"},
  {MEETS, "bar.sync 0"},
  {MEETS, "\tbar.sync\t0;"},
  {MEETS, "@p bar.sync 0;"},
  {MEETS, "@!%p1 bar.sync 0;"},
  {MEETS, "@$1 bar.sync 0;"},
  {MEETS, "@${1} bar.sync 0;"},
  {MEETS, "{\n\t.reg .pred p;\n\tsetp.ne.b32 p, $1, 0;\n\t@p bar.sync 0;\n\t}"},
  {MEETS, "{.reg .pred p; setp.ne.b32 p, $1, 0; @p bar.sync 0;}"},
  {MEETS, "mov.u32 $0, 1;bar.sync 0;"},
  {MEETS, "mov.u32 $0, 1;\nbar.sync 0;"},
  {MEETS, "LAB_WAIT:\nmbarrier.try_wait.parity.shared::cta.b64 P1, [$0], $1;\n@P1 bra DONE;\nbra LAB_WAIT;\nDONE:\n"},
  {MEETS, "L${:uid}: bar.sync 0;"},
  {MEETS, "$$L1: bar.sync 0;"},
  {ALONE, "// bar.sync 0;"},
  {ALONE, "/* bar.sync 0; */ mov.u32 $0, 1;"},
  {MEETS, "// nothing\nbar.sync 0;"},
  {MEETS, "/* a; */ bar.sync /* b */ 0;"},
  {MEETS, "mov.u32 $0, 1; // first\nbar.sync 0; // second"},
  {ALONE, "mov.u32 $0, barrier_id;"},
  {ALONE, "ld.shared.u64 $0, [fence];"},
  {ALONE, "bra wait_here;\nwait_here:"},
  {ALONE, "bar_code: mov.u32 $0, 1;"},
  {ALONE, "mov.u32 vote.x, $1;"},
  {ALONE, "barx.sy 0;"},
  {ALONE, ".pragma \"bar.sync 0;\";"},
  {MEETS, ".loc 1 2 3\nbar.sync 0;"},
  {MEETS, "# 1 \"file.cu\"\nbar.sync 0;"},
  {ALONE, "# bar.sync 0;"},
  {LANES, "newop.sync.aligned.b32 $0, $1;"},
  {LANES, "newop.shared::cta.sync;"},
  {LANES, "newop.sync_aligned.b32 $0;"},
  {ORDERS, "newop.release.gpu [$0];"},
  {ALONE, "newop.syncx.b32 $0;"},
  {MEETS, "$0.sync 1;"},
  {MEETS, "bar${0}.sync 1;"},
  {MEETS, "mma.$0.aligned {$1}, {$2};"},
  {ALONE, "mov.b32 bar, 1;"},
  {ALONE, "/* never closed bar.sync 0;"},
  {ALONE, "@"},
  {MEETS, "${"},
  {ALONE, "\""},
  {ALONE, ":"},
  {MEETS, "{ { bar.sync 0; } }"},
  {MEETS, "bar.sync 0;bar.sync 0;"},
  {MEETS, "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {$0,\n$1},\n{$2}, {$3}, {$4,$5};\nmembar.gl;"},
};
static void check(const Want *w, unsigned n) {
  for (unsigned i = 0; i < n; i++) {
    unsigned e = asm_text_effect(str(w[i].text)) & MEETS;
    if (e != w[i].effect) failures++, printf("'%s': %u, not %u\n", w[i].text, e, w[i].effect);
  }
}
static void memory(const char *text, unsigned want) {
  unsigned e = (asm_text_effect(str(text)) & ~(unsigned)ASM_ALONE) >> ASM_MEM_SHIFT;
  if (e != want) failures++, printf("'%s': memory %x, not %x\n", text, e, want);
}

/* ---- the intrinsics ---- */
/* The opcode that an intrinsic stands for, as far as the table wants it. */
static void opcode_of(Str name, StrBuf *out) {
  static const struct {
    const char *from, *to;
  } spelt[] = {
    {"barrier0", "bar.sync"},
    {"pm.event", "pmevent"},
    {"tcgen05.fence", "tcgen05.fence"},
    {"mbarrier.pending.count", "mbarrier.pending_count"},
    {"tcgen05.relinq.alloc", "tcgen05.relinquish_alloc_permit"},
    {"cp.async.commit.group", "cp.async.commit_group"},
    {"cp.async.wait.all", "cp.async.wait_all"},
    {"cp.async.wait.group", "cp.async.wait_group"},
    {"cp.async.bulk.commit.group", "cp.async.bulk.commit_group"},
    {"cp.async.bulk.wait.group", "cp.async.bulk.wait_group"},
  };
  static const char *const wmma[] = {"load", "mma", "store"};
  out->n = 0;
  for (unsigned i = 0; i < ARRAY_LEN(spelt); i++)
    if (str_starts(name, str(spelt[i].from))) {
      sb_str(out, str(spelt[i].to));
      return;
    }
  if (str_starts(name, STR("wmma."))) {
    for (unsigned i = 0; i < ARRAY_LEN(wmma); i++)
      if (memmem(name.p, name.n, wmma[i], strlen(wmma[i]))) {
        sb_fmt(out, "wmma.%s", wmma[i]);
        return;
      }
  }
  sb_str(out, name);
}
static void agree(void) {
  StrBuf sb = {0};
  unsigned seen = 0;
  for (unsigned i = 1; i < INTRIN_COUNT; i++) {
    IntrinsicId id = (IntrinsicId)i;
    Str n = intrinsic_name(id, &(IntrinsicName){0});
    if (!str_starts(n, STR("nvvm."))) continue;
    opcode_of((Str){n.p + 5, n.n - 5}, &sb);
    unsigned e = asm_text_effect((Str){sb.p, (uint32_t)sb.n});
    unsigned want = (intrinsic_convergent(id) ? ASM_CONVERGENT : 0u) | (intrinsic_orders_memory(id) ? ASM_ORDERS : 0u);
    if ((e & MEETS) != want)
      failures++, printf("nvvm.%.*s is %u, '%.*s' is %u\n", (int)n.n - 5, n.p + 5, want, (int)sb.n, sb.p, e & MEETS);
    seen += want != 0;
  }
  if (seen < 1000) failures++, printf("only %u intrinsics\n", seen);
  sb_free(&sb);
}

/* Whether all of it is known to be one thread's own. */
static void alone(const char *text, bool want) {
  if (!(asm_text_effect(str(text)) & ASM_ALONE) == want) failures++, printf("'%s': not as told whose it is\n", text);
}

int main(void) {
  check(isa, ARRAY_LEN(isa));
  check(forms, ARRAY_LEN(forms));
  memory("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {$0,$1}, {$2}, {$3}, {$4,$5};", MEMEFF_NONE);
  memory("shfl.sync.idx.b32 $0, $1, 0, 31, -1;", (unsigned)MODREF_BOTH << (2 * MEMLOC_INACCESSIBLE));
  memory("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {$0}, [$1];", 0x555);
  memory("stmatrix.sync.aligned.m8n8.x1.shared.b16 [$0], {$1};", 0xaaa);
  memory("newop.sync.b32 $0;", MEMEFF_ALL);
  memory("add.s32 $0, $1, $2;", MEMEFF_NONE);
  alone("{  cvt.rn.bf16.f32 $0, $1;}\n", true);
  alone("{.reg .f16 low,high;\n  mov.b32 {low,high},$1;\n  cvt.f32.f16 $0, low;}", true);
  alone("", true);
  alone("@p ld.acquire.gpu.u32 $0, [$1]; // bar.sync", true);
  alone("add.s32 $0, $1, $2; bar.sync 0;", false);
  alone("add.sync.s32 $0, $1, $2;", false);
  alone("newop.b32 $0;", false);
  alone("shfl.sync.idx.b32 $0, $1, 0, 31, -1;", false);
  alone("st.async.weak.b32 [$0], $1, [$2];", false);
  alone("@p bra L; L: mov.b32 $0, 1;", false);
  alone("mov.$0 %r1, 1;", false);
  alone("mov.b32 $0,\nbar;", false);
  agree();
  return failures != 0;
}
