; RUN: %nvopt -passes=verify -S %s | FileCheck %s
; Every intrinsic whose name or form has changed since LLVM 7 becomes what LLVM 22 writes (ir/text/upgrades.def).
define i32 @annotation_alt1(i32 %a0, ptr %a1, ptr %a2, i32 %a3) {
  %r = call i32 @llvm.annotation.i32(i32 %a0, ptr %a1, ptr %a2, i32 %a3)
  ret i32 %r
}

define void @coro_end_alt2(ptr %a0, i1 %a1) {
  call void @llvm.coro.end(ptr %a0, i1 %a1)
  ret void
}

define i32 @ctlz_alt1(i32 %a0) {
  %r = call i32 @llvm.ctlz.i32(i32 %a0)
  ret i32 %r
}

define i32 @cttz_alt1(i32 %a0) {
  %r = call i32 @llvm.cttz.i32(i32 %a0)
  ret i32 %r
}

define i32 @eh_typeid_for_alt1(ptr %a0) {
  %r = call i32 @llvm.eh.typeid.for(ptr %a0)
  ret i32 %r
}

define <8 x i16> @experimental_stepvector() {
  %r = call <8 x i16> @llvm.experimental.stepvector.v8i16()
  ret <8 x i16> %r
}

define { <4 x i16>, <4 x i16> } @experimental_vector_deinterleave2(<8 x i16> %a0) {
  %r = call { <4 x i16>, <4 x i16> } @llvm.experimental.vector.deinterleave2.v8i16(<8 x i16> %a0)
  ret { <4 x i16>, <4 x i16> } %r
}

define <8 x i16> @experimental_vector_interleave2(<4 x i16> %a0, <4 x i16> %a1) {
  %r = call <8 x i16> @llvm.experimental.vector.interleave2.v8i16(<4 x i16> %a0, <4 x i16> %a1)
  ret <8 x i16> %r
}

define <8 x i16> @experimental_vector_partial_reduce_add(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.experimental.vector.partial.reduce.add.v8i16.v8i16(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

define i16 @experimental_vector_reduce_add(<8 x i16> %a0) {
  %r = call i16 @llvm.experimental.vector.reduce.add.v8i16(<8 x i16> %a0)
  ret i16 %r
}

define i16 @experimental_vector_reduce_and(<8 x i16> %a0) {
  %r = call i16 @llvm.experimental.vector.reduce.and.v8i16(<8 x i16> %a0)
  ret i16 %r
}

define i16 @experimental_vector_reduce_mul(<8 x i16> %a0) {
  %r = call i16 @llvm.experimental.vector.reduce.mul.v8i16(<8 x i16> %a0)
  ret i16 %r
}

define i16 @experimental_vector_reduce_or(<8 x i16> %a0) {
  %r = call i16 @llvm.experimental.vector.reduce.or.v8i16(<8 x i16> %a0)
  ret i16 %r
}

define i16 @experimental_vector_reduce_smax(<8 x i16> %a0) {
  %r = call i16 @llvm.experimental.vector.reduce.smax.v8i16(<8 x i16> %a0)
  ret i16 %r
}

define i16 @experimental_vector_reduce_smin(<8 x i16> %a0) {
  %r = call i16 @llvm.experimental.vector.reduce.smin.v8i16(<8 x i16> %a0)
  ret i16 %r
}

define i16 @experimental_vector_reduce_umax(<8 x i16> %a0) {
  %r = call i16 @llvm.experimental.vector.reduce.umax.v8i16(<8 x i16> %a0)
  ret i16 %r
}

define i16 @experimental_vector_reduce_umin(<8 x i16> %a0) {
  %r = call i16 @llvm.experimental.vector.reduce.umin.v8i16(<8 x i16> %a0)
  ret i16 %r
}

define i16 @experimental_vector_reduce_xor(<8 x i16> %a0) {
  %r = call i16 @llvm.experimental.vector.reduce.xor.v8i16(<8 x i16> %a0)
  ret i16 %r
}

define <8 x i16> @experimental_vector_reverse(<8 x i16> %a0) {
  %r = call <8 x i16> @llvm.experimental.vector.reverse.v8i16(<8 x i16> %a0)
  ret <8 x i16> %r
}

define <8 x i16> @experimental_vector_splice(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.experimental.vector.splice.v8i16(<8 x i16> %a0, <8 x i16> %a1, i32 1)
  ret <8 x i16> %r
}

define i32 @flt_rounds() {
  %r = call i32 @llvm.flt.rounds()
  ret i32 %r
}

define ptr @invariant_group_barrier(ptr %a0) {
  %r = call ptr @llvm.invariant.group.barrier.p0(ptr %a0)
  ret ptr %r
}

define <8 x i16> @masked_gather_alt1(<8 x ptr> %a0, <8 x i1> %a2, <8 x i16> %a3) {
  %r = call <8 x i16> @llvm.masked.gather.v8i16.v8p0(<8 x ptr> %a0, i32 1, <8 x i1> %a2, <8 x i16> %a3)
  ret <8 x i16> %r
}

define <8 x i16> @masked_load_alt1(ptr %a0, <8 x i1> %a2, <8 x i16> %a3) {
  %r = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr %a0, i32 1, <8 x i1> %a2, <8 x i16> %a3)
  ret <8 x i16> %r
}

define void @masked_scatter_alt1(<8 x i16> %a0, <8 x ptr> %a1, <8 x i1> %a3) {
  call void @llvm.masked.scatter.v8i16.v8p0(<8 x i16> %a0, <8 x ptr> %a1, i32 1, <8 x i1> %a3)
  ret void
}

define void @masked_store_alt1(<8 x i16> %a0, ptr %a1, <8 x i1> %a3) {
  call void @llvm.masked.store.v8i16.p0(<8 x i16> %a0, ptr %a1, i32 1, <8 x i1> %a3)
  ret void
}

define bfloat @nvvm_abs_bf16_alt1(bfloat %a0) {
  %r = call bfloat @llvm.nvvm.abs.bf16(bfloat %a0)
  ret bfloat %r
}

define <2 x bfloat> @nvvm_abs_bf16x2_alt1(<2 x bfloat> %a0) {
  %r = call <2 x bfloat> @llvm.nvvm.abs.bf16x2(<2 x bfloat> %a0)
  ret <2 x bfloat> %r
}

define i32 @nvvm_abs_i(i32 %a0) {
  %r = call i32 @llvm.nvvm.abs.i(i32 %a0)
  ret i32 %r
}

define i64 @nvvm_abs_ll(i64 %a0) {
  %r = call i64 @llvm.nvvm.abs.ll(i64 %a0)
  ret i64 %r
}

define float @nvvm_atomic_load_add_f32(ptr %a0, float %a1) {
  %r = call float @llvm.nvvm.atomic.load.add.f32.p0(ptr %a0, float %a1)
  ret float %r
}

define double @nvvm_atomic_load_add_f64(ptr %a0, double %a1) {
  %r = call double @llvm.nvvm.atomic.load.add.f64.p0(ptr %a0, double %a1)
  ret double %r
}

define i32 @nvvm_atomic_load_dec_32(ptr %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.atomic.load.dec.32.p0(ptr %a0, i32 %a1)
  ret i32 %r
}

define i32 @nvvm_atomic_load_inc_32(ptr %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr %a0, i32 %a1)
  ret i32 %r
}

define void @nvvm_bar_sync(i32 %a0) {
  call void @llvm.nvvm.bar.sync(i32 %a0)
  ret void
}

define void @nvvm_barrier(i32 %a0, i32 %a1) {
  call void @llvm.nvvm.barrier(i32 %a0, i32 %a1)
  ret void
}

define void @nvvm_barrier0() {
  call void @llvm.nvvm.barrier0()
  ret void
}

define i32 @nvvm_barrier0_and(i32 %a0) {
  %r = call i32 @llvm.nvvm.barrier0.and(i32 %a0)
  ret i32 %r
}

define i32 @nvvm_barrier0_or(i32 %a0) {
  %r = call i32 @llvm.nvvm.barrier0.or(i32 %a0)
  ret i32 %r
}

define i32 @nvvm_barrier0_popc(i32 %a0) {
  %r = call i32 @llvm.nvvm.barrier0.popc(i32 %a0)
  ret i32 %r
}

define void @nvvm_barrier_n(i32 %a0) {
  call void @llvm.nvvm.barrier.n(i32 %a0)
  ret void
}

define void @nvvm_barrier_sync(i32 %a0) {
  call void @llvm.nvvm.barrier.sync(i32 %a0)
  ret void
}

define void @nvvm_barrier_sync_cnt(i32 %a0, i32 %a1) {
  call void @llvm.nvvm.barrier.sync.cnt(i32 %a0, i32 %a1)
  ret void
}

define i64 @nvvm_bitcast_d2ll(double %a0) {
  %r = call i64 @llvm.nvvm.bitcast.d2ll(double %a0)
  ret i64 %r
}

define i32 @nvvm_bitcast_f2i(float %a0) {
  %r = call i32 @llvm.nvvm.bitcast.f2i(float %a0)
  ret i32 %r
}

define float @nvvm_bitcast_i2f(i32 %a0) {
  %r = call float @llvm.nvvm.bitcast.i2f(i32 %a0)
  ret float %r
}

define double @nvvm_bitcast_ll2d(i64 %a0) {
  %r = call double @llvm.nvvm.bitcast.ll2d(i64 %a0)
  ret double %r
}

define i32 @nvvm_brev32(i32 %a0) {
  %r = call i32 @llvm.nvvm.brev32(i32 %a0)
  ret i32 %r
}

define i64 @nvvm_brev64(i64 %a0) {
  %r = call i64 @llvm.nvvm.brev64(i64 %a0)
  ret i64 %r
}

define i32 @nvvm_clz_i(i32 %a0) {
  %r = call i32 @llvm.nvvm.clz.i(i32 %a0)
  ret i32 %r
}

define i32 @nvvm_clz_ll(i64 %a0) {
  %r = call i32 @llvm.nvvm.clz.ll(i64 %a0)
  ret i32 %r
}

define void @nvvm_cp_async_bulk_global_to_shared_cluster_alt1(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr addrspace(1) %a2, i32 %a3, i16 %a4, i64 %a5) {
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr addrspace(1) %a2, i32 %a3, i16 %a4, i64 %a5, i1 true, i1 true)
  ret void
}

define void @nvvm_cp_async_bulk_shared_cta_to_cluster_alt1(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr addrspace(3) %a2, i32 %a3) {
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr addrspace(3) %a2, i32 %a3)
  ret void
}

define void @nvvm_cp_async_bulk_tensor_g2s_im2col_3d_alt1(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i16 %a6, i16 %a7, i64 %a8) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.3d(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i16 %a6, i16 %a7, i64 %a8, i1 true, i1 true)
  ret void
}

define void @nvvm_cp_async_bulk_tensor_g2s_im2col_4d_alt1(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i16 %a7, i16 %a8, i16 %a9, i64 %a10) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.4d(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i16 %a7, i16 %a8, i16 %a9, i64 %a10, i1 true, i1 true)
  ret void
}

define void @nvvm_cp_async_bulk_tensor_g2s_im2col_5d_alt1(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i16 %a8, i16 %a9, i16 %a10, i16 %a11, i64 %a12) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.5d(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i16 %a8, i16 %a9, i16 %a10, i16 %a11, i64 %a12, i1 true, i1 true)
  ret void
}

define void @nvvm_cp_async_bulk_tensor_g2s_tile_1d_alt1(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i16 %a4, i64 %a5) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i16 %a4, i64 %a5, i1 true, i1 true)
  ret void
}

define void @nvvm_cp_async_bulk_tensor_g2s_tile_2d_alt1(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i16 %a5, i64 %a6) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i16 %a5, i64 %a6, i1 true, i1 true)
  ret void
}

define void @nvvm_cp_async_bulk_tensor_g2s_tile_3d_alt1(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i16 %a6, i64 %a7) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.3d(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i16 %a6, i64 %a7, i1 true, i1 true)
  ret void
}

define void @nvvm_cp_async_bulk_tensor_g2s_tile_4d_alt1(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i16 %a7, i64 %a8) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.4d(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i16 %a7, i64 %a8, i1 true, i1 true)
  ret void
}

define void @nvvm_cp_async_bulk_tensor_g2s_tile_5d_alt1(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i16 %a8, i64 %a9) {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.5d(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i16 %a8, i64 %a9, i1 true, i1 true)
  ret void
}

define double @nvvm_ex2_approx_d(double %a0) {
  %r = call double @llvm.nvvm.ex2.approx.d(double %a0)
  ret double %r
}

define float @nvvm_ex2_approx_f(float %a0) {
  %r = call float @llvm.nvvm.ex2.approx.f(float %a0)
  ret float %r
}

define float @nvvm_ex2_approx_ftz_f(float %a0) {
  %r = call float @llvm.nvvm.ex2.approx.ftz.f(float %a0)
  ret float %r
}

define double @nvvm_fabs_d(double %a0) {
  %r = call double @llvm.nvvm.fabs.d(double %a0)
  ret double %r
}

define float @nvvm_fabs_f(float %a0) {
  %r = call float @llvm.nvvm.fabs.f(float %a0)
  ret float %r
}

define float @nvvm_fabs_ftz_f(float %a0) {
  %r = call float @llvm.nvvm.fabs.ftz.f(float %a0)
  ret float %r
}

define i16 @nvvm_fma_rn_bf16_alt1(i16 %a0, i16 %a1, i16 %a2) {
  %r = call i16 @llvm.nvvm.fma.rn.bf16(i16 %a0, i16 %a1, i16 %a2)
  ret i16 %r
}

define i32 @nvvm_fma_rn_bf16x2_alt1(i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.nvvm.fma.rn.bf16x2(i32 %a0, i32 %a1, i32 %a2)
  ret i32 %r
}

define i16 @nvvm_fma_rn_ftz_bf16_alt1(i16 %a0, i16 %a1, i16 %a2) {
  %r = call i16 @llvm.nvvm.fma.rn.ftz.bf16(i16 %a0, i16 %a1, i16 %a2)
  ret i16 %r
}

define i32 @nvvm_fma_rn_ftz_bf16x2_alt1(i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.nvvm.fma.rn.ftz.bf16x2(i32 %a0, i32 %a1, i32 %a2)
  ret i32 %r
}

define i16 @nvvm_fma_rn_ftz_relu_bf16_alt1(i16 %a0, i16 %a1, i16 %a2) {
  %r = call i16 @llvm.nvvm.fma.rn.ftz.relu.bf16(i16 %a0, i16 %a1, i16 %a2)
  ret i16 %r
}

define i32 @nvvm_fma_rn_ftz_relu_bf16x2_alt1(i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.nvvm.fma.rn.ftz.relu.bf16x2(i32 %a0, i32 %a1, i32 %a2)
  ret i32 %r
}

define i16 @nvvm_fma_rn_ftz_sat_bf16_alt1(i16 %a0, i16 %a1, i16 %a2) {
  %r = call i16 @llvm.nvvm.fma.rn.ftz.sat.bf16(i16 %a0, i16 %a1, i16 %a2)
  ret i16 %r
}

define i32 @nvvm_fma_rn_ftz_sat_bf16x2_alt1(i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.nvvm.fma.rn.ftz.sat.bf16x2(i32 %a0, i32 %a1, i32 %a2)
  ret i32 %r
}

define i16 @nvvm_fma_rn_relu_bf16_alt1(i16 %a0, i16 %a1, i16 %a2) {
  %r = call i16 @llvm.nvvm.fma.rn.relu.bf16(i16 %a0, i16 %a1, i16 %a2)
  ret i16 %r
}

define i32 @nvvm_fma_rn_relu_bf16x2_alt1(i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.nvvm.fma.rn.relu.bf16x2(i32 %a0, i32 %a1, i32 %a2)
  ret i32 %r
}

define i16 @nvvm_fma_rn_sat_bf16_alt1(i16 %a0, i16 %a1, i16 %a2) {
  %r = call i16 @llvm.nvvm.fma.rn.sat.bf16(i16 %a0, i16 %a1, i16 %a2)
  ret i16 %r
}

define i32 @nvvm_fma_rn_sat_bf16x2_alt1(i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.nvvm.fma.rn.sat.bf16x2(i32 %a0, i32 %a1, i32 %a2)
  ret i32 %r
}

define i16 @nvvm_fmax_bf16_alt1(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmax.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @nvvm_fmax_bf16x2_alt1(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmax.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @nvvm_fmax_ftz_bf16_alt1(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmax.ftz.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @nvvm_fmax_ftz_bf16x2_alt1(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmax.ftz.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @nvvm_fmax_ftz_nan_bf16_alt1(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmax.ftz.nan.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @nvvm_fmax_ftz_nan_bf16x2_alt1(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmax.ftz.nan.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @nvvm_fmax_ftz_nan_xorsign_abs_bf16_alt1(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmax.ftz.nan.xorsign.abs.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @nvvm_fmax_ftz_nan_xorsign_abs_bf16x2_alt1(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmax.ftz.nan.xorsign.abs.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @nvvm_fmax_ftz_xorsign_abs_bf16_alt1(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmax.ftz.xorsign.abs.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @nvvm_fmax_ftz_xorsign_abs_bf16x2_alt1(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmax.ftz.xorsign.abs.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @nvvm_fmax_nan_bf16_alt1(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmax.nan.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @nvvm_fmax_nan_bf16x2_alt1(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmax.nan.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @nvvm_fmax_nan_xorsign_abs_bf16_alt1(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmax.nan.xorsign.abs.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @nvvm_fmax_nan_xorsign_abs_bf16x2_alt1(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmax.nan.xorsign.abs.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @nvvm_fmax_xorsign_abs_bf16_alt1(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmax.xorsign.abs.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @nvvm_fmax_xorsign_abs_bf16x2_alt1(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmax.xorsign.abs.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @nvvm_fmin_bf16_alt1(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmin.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @nvvm_fmin_bf16x2_alt1(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmin.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @nvvm_fmin_ftz_bf16_alt1(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmin.ftz.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @nvvm_fmin_ftz_bf16x2_alt1(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmin.ftz.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @nvvm_fmin_ftz_nan_bf16_alt1(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmin.ftz.nan.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @nvvm_fmin_ftz_nan_bf16x2_alt1(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmin.ftz.nan.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @nvvm_fmin_ftz_nan_xorsign_abs_bf16_alt1(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmin.ftz.nan.xorsign.abs.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @nvvm_fmin_ftz_nan_xorsign_abs_bf16x2_alt1(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmin.ftz.nan.xorsign.abs.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @nvvm_fmin_ftz_xorsign_abs_bf16_alt1(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmin.ftz.xorsign.abs.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @nvvm_fmin_ftz_xorsign_abs_bf16x2_alt1(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmin.ftz.xorsign.abs.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @nvvm_fmin_nan_bf16_alt1(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmin.nan.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @nvvm_fmin_nan_bf16x2_alt1(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmin.nan.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @nvvm_fmin_nan_xorsign_abs_bf16_alt1(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmin.nan.xorsign.abs.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @nvvm_fmin_nan_xorsign_abs_bf16x2_alt1(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmin.nan.xorsign.abs.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define i16 @nvvm_fmin_xorsign_abs_bf16_alt1(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmin.xorsign.abs.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @nvvm_fmin_xorsign_abs_bf16x2_alt1(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmin.xorsign.abs.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}

define float @nvvm_h2f(i16 %a0) {
  %r = call float @llvm.nvvm.h2f(i16 %a0)
  ret float %r
}

define ptr addrspace(3) @nvvm_mapa_shared_cluster_alt1(ptr addrspace(3) %a0, i32 %a1) {
  %r = call ptr addrspace(3) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) %a0, i32 %a1)
  ret ptr addrspace(3) %r
}

define i32 @nvvm_max_i(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.max.i(i32 %a0, i32 %a1)
  ret i32 %r
}

define i64 @nvvm_max_ll(i64 %a0, i64 %a1) {
  %r = call i64 @llvm.nvvm.max.ll(i64 %a0, i64 %a1)
  ret i64 %r
}

define i16 @nvvm_max_s(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.max.s(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @nvvm_max_ui(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.max.ui(i32 %a0, i32 %a1)
  ret i32 %r
}

define i64 @nvvm_max_ull(i64 %a0, i64 %a1) {
  %r = call i64 @llvm.nvvm.max.ull(i64 %a0, i64 %a1)
  ret i64 %r
}

define i16 @nvvm_max_us(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.max.us(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @nvvm_min_i(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.min.i(i32 %a0, i32 %a1)
  ret i32 %r
}

define i64 @nvvm_min_ll(i64 %a0, i64 %a1) {
  %r = call i64 @llvm.nvvm.min.ll(i64 %a0, i64 %a1)
  ret i64 %r
}

define i16 @nvvm_min_s(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.min.s(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @nvvm_min_ui(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.min.ui(i32 %a0, i32 %a1)
  ret i32 %r
}

define i64 @nvvm_min_ull(i64 %a0, i64 %a1) {
  %r = call i64 @llvm.nvvm.min.ull(i64 %a0, i64 %a1)
  ret i64 %r
}

define i16 @nvvm_min_us(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.min.us(i16 %a0, i16 %a1)
  ret i16 %r
}

define { <2 x half>, <2 x half> } @nvvm_mma_m16n8k16_row_col_f16_f32(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2, <2 x half> %a3, <2 x half> %a4, <2 x half> %a5, float %a6, float %a7, float %a8, float %a9) {
  %r = call { <2 x half>, <2 x half> } @llvm.nvvm.mma.m16n8k16.row.col.f16.f32(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2, <2 x half> %a3, <2 x half> %a4, <2 x half> %a5, float %a6, float %a7, float %a8, float %a9)
  ret { <2 x half>, <2 x half> } %r
}

define { float, float, float, float } @nvvm_mma_m16n8k16_row_col_f32_f16(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2, <2 x half> %a3, <2 x half> %a4, <2 x half> %a5, <2 x half> %a6, <2 x half> %a7) {
  %r = call { float, float, float, float } @llvm.nvvm.mma.m16n8k16.row.col.f32.f16(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2, <2 x half> %a3, <2 x half> %a4, <2 x half> %a5, <2 x half> %a6, <2 x half> %a7)
  ret { float, float, float, float } %r
}

define i16 @nvvm_neg_bf16_alt1(i16 %a0) {
  %r = call i16 @llvm.nvvm.neg.bf16(i16 %a0)
  ret i16 %r
}

define i32 @nvvm_neg_bf16x2_alt1(i32 %a0) {
  %r = call i32 @llvm.nvvm.neg.bf16x2(i32 %a0)
  ret i32 %r
}

define i32 @nvvm_popc_i(i32 %a0) {
  %r = call i32 @llvm.nvvm.popc.i(i32 %a0)
  ret i32 %r
}

define i32 @nvvm_popc_ll(i64 %a0) {
  %r = call i32 @llvm.nvvm.popc.ll(i64 %a0)
  ret i32 %r
}

define i32 @nvvm_reflect_alt1(ptr %a0) {
  %r = call i32 @llvm.nvvm.reflect.p0(ptr %a0)
  ret i32 %r
}

define i32 @nvvm_rotate_b32(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.rotate.b32(i32 %a0, i32 %a1)
  ret i32 %r
}

define i64 @nvvm_rotate_b64(i64 %a0, i32 %a1) {
  %r = call i64 @llvm.nvvm.rotate.b64(i64 %a0, i32 %a1)
  ret i64 %r
}

define i64 @nvvm_rotate_right_b64(i64 %a0, i32 %a1) {
  %r = call i64 @llvm.nvvm.rotate.right.b64(i64 %a0, i32 %a1)
  ret i64 %r
}

define i64 @nvvm_swap_lo_hi_b64(i64 %a0) {
  %r = call i64 @llvm.nvvm.swap.lo.hi.b64(i64 %a0)
  ret i64 %r
}

define i32 @objectsize_alt1(ptr %a0) {
  %r = call i32 @llvm.objectsize.i32.p0(ptr %a0, i1 true)
  ret i32 %r
}

define ptr @ptr_annotation_alt1(ptr %a0, ptr %a1, ptr %a2, i32 %a3, ptr %a4) {
  %r = call ptr @llvm.ptr.annotation.p0(ptr %a0, ptr %a1, ptr %a2, i32 %a3, ptr %a4)
  ret ptr %r
}

define void @stackrestore_alt1(ptr %a0) {
  call void @llvm.stackrestore(ptr %a0)
  ret void
}

define ptr @stacksave_alt1() {
  %r = call ptr @llvm.stacksave()
  ret ptr %r
}

define ptr @thread_pointer_alt1() {
  %r = call ptr @llvm.thread.pointer()
  ret ptr %r
}

define void @va_copy_alt1(ptr %a0, ptr %a1) {
  call void @llvm.va_copy(ptr %a0, ptr %a1)
  ret void
}

define void @va_end_alt1(ptr %a0) {
  call void @llvm.va_end(ptr %a0)
  ret void
}

define void @var_annotation_alt1(ptr %a0, ptr %a1, ptr %a2, i32 %a3, ptr %a4) {
  call void @llvm.var.annotation(ptr %a0, ptr %a1, ptr %a2, i32 %a3, ptr %a4)
  ret void
}

declare i32 @llvm.annotation.i32(i32, ptr, ptr, i32)
declare void @llvm.coro.end(ptr, i1)
declare i32 @llvm.ctlz.i32(i32)
declare i32 @llvm.cttz.i32(i32)
declare i32 @llvm.eh.typeid.for(ptr)
declare <8 x i16> @llvm.experimental.stepvector.v8i16()
declare { <4 x i16>, <4 x i16> } @llvm.experimental.vector.deinterleave2.v8i16(<8 x i16>)
declare <8 x i16> @llvm.experimental.vector.interleave2.v8i16(<4 x i16>, <4 x i16>)
declare <8 x i16> @llvm.experimental.vector.partial.reduce.add.v8i16.v8i16(<8 x i16>, <8 x i16>)
declare i16 @llvm.experimental.vector.reduce.add.v8i16(<8 x i16>)
declare i16 @llvm.experimental.vector.reduce.and.v8i16(<8 x i16>)
declare i16 @llvm.experimental.vector.reduce.mul.v8i16(<8 x i16>)
declare i16 @llvm.experimental.vector.reduce.or.v8i16(<8 x i16>)
declare i16 @llvm.experimental.vector.reduce.smax.v8i16(<8 x i16>)
declare i16 @llvm.experimental.vector.reduce.smin.v8i16(<8 x i16>)
declare i16 @llvm.experimental.vector.reduce.umax.v8i16(<8 x i16>)
declare i16 @llvm.experimental.vector.reduce.umin.v8i16(<8 x i16>)
declare i16 @llvm.experimental.vector.reduce.xor.v8i16(<8 x i16>)
declare <8 x i16> @llvm.experimental.vector.reverse.v8i16(<8 x i16>)
declare <8 x i16> @llvm.experimental.vector.splice.v8i16(<8 x i16>, <8 x i16>, i32)
declare i32 @llvm.flt.rounds()
declare ptr @llvm.invariant.group.barrier.p0(ptr)
declare <8 x i16> @llvm.masked.gather.v8i16.v8p0(<8 x ptr>, i32, <8 x i1>, <8 x i16>)
declare <8 x i16> @llvm.masked.load.v8i16.p0(ptr, i32, <8 x i1>, <8 x i16>)
declare void @llvm.masked.scatter.v8i16.v8p0(<8 x i16>, <8 x ptr>, i32, <8 x i1>)
declare void @llvm.masked.store.v8i16.p0(<8 x i16>, ptr, i32, <8 x i1>)
declare bfloat @llvm.nvvm.abs.bf16(bfloat)
declare <2 x bfloat> @llvm.nvvm.abs.bf16x2(<2 x bfloat>)
declare i32 @llvm.nvvm.abs.i(i32)
declare i64 @llvm.nvvm.abs.ll(i64)
declare float @llvm.nvvm.atomic.load.add.f32.p0(ptr, float)
declare double @llvm.nvvm.atomic.load.add.f64.p0(ptr, double)
declare i32 @llvm.nvvm.atomic.load.dec.32.p0(ptr, i32)
declare i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr, i32)
declare void @llvm.nvvm.bar.sync(i32)
declare void @llvm.nvvm.barrier(i32, i32)
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.barrier0.and(i32)
declare i32 @llvm.nvvm.barrier0.or(i32)
declare i32 @llvm.nvvm.barrier0.popc(i32)
declare void @llvm.nvvm.barrier.n(i32)
declare void @llvm.nvvm.barrier.sync(i32)
declare void @llvm.nvvm.barrier.sync.cnt(i32, i32)
declare i64 @llvm.nvvm.bitcast.d2ll(double)
declare i32 @llvm.nvvm.bitcast.f2i(float)
declare float @llvm.nvvm.bitcast.i2f(i32)
declare double @llvm.nvvm.bitcast.ll2d(i64)
declare i32 @llvm.nvvm.brev32(i32)
declare i64 @llvm.nvvm.brev64(i64)
declare i32 @llvm.nvvm.clz.i(i32)
declare i32 @llvm.nvvm.clz.ll(i64)
declare void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(3), ptr addrspace(3), ptr addrspace(1), i32, i16, i64, i1, i1)
declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(3), ptr addrspace(3), ptr addrspace(3), i32)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.3d(ptr addrspace(3), ptr addrspace(3), ptr, i32, i32, i32, i16, i16, i64, i1, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.4d(ptr addrspace(3), ptr addrspace(3), ptr, i32, i32, i32, i32, i16, i16, i16, i64, i1, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.5d(ptr addrspace(3), ptr addrspace(3), ptr, i32, i32, i32, i32, i32, i16, i16, i16, i16, i64, i1, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(3), ptr addrspace(3), ptr, i32, i16, i64, i1, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(3), ptr addrspace(3), ptr, i32, i32, i16, i64, i1, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.3d(ptr addrspace(3), ptr addrspace(3), ptr, i32, i32, i32, i16, i64, i1, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.4d(ptr addrspace(3), ptr addrspace(3), ptr, i32, i32, i32, i32, i16, i64, i1, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.5d(ptr addrspace(3), ptr addrspace(3), ptr, i32, i32, i32, i32, i32, i16, i64, i1, i1)
declare double @llvm.nvvm.ex2.approx.d(double)
declare float @llvm.nvvm.ex2.approx.f(float)
declare float @llvm.nvvm.ex2.approx.ftz.f(float)
declare double @llvm.nvvm.fabs.d(double)
declare float @llvm.nvvm.fabs.f(float)
declare float @llvm.nvvm.fabs.ftz.f(float)
declare i16 @llvm.nvvm.fma.rn.bf16(i16, i16, i16)
declare i32 @llvm.nvvm.fma.rn.bf16x2(i32, i32, i32)
declare i16 @llvm.nvvm.fma.rn.ftz.bf16(i16, i16, i16)
declare i32 @llvm.nvvm.fma.rn.ftz.bf16x2(i32, i32, i32)
declare i16 @llvm.nvvm.fma.rn.ftz.relu.bf16(i16, i16, i16)
declare i32 @llvm.nvvm.fma.rn.ftz.relu.bf16x2(i32, i32, i32)
declare i16 @llvm.nvvm.fma.rn.ftz.sat.bf16(i16, i16, i16)
declare i32 @llvm.nvvm.fma.rn.ftz.sat.bf16x2(i32, i32, i32)
declare i16 @llvm.nvvm.fma.rn.relu.bf16(i16, i16, i16)
declare i32 @llvm.nvvm.fma.rn.relu.bf16x2(i32, i32, i32)
declare i16 @llvm.nvvm.fma.rn.sat.bf16(i16, i16, i16)
declare i32 @llvm.nvvm.fma.rn.sat.bf16x2(i32, i32, i32)
declare i16 @llvm.nvvm.fmax.bf16(i16, i16)
declare i32 @llvm.nvvm.fmax.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmax.ftz.bf16(i16, i16)
declare i32 @llvm.nvvm.fmax.ftz.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmax.ftz.nan.bf16(i16, i16)
declare i32 @llvm.nvvm.fmax.ftz.nan.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmax.ftz.nan.xorsign.abs.bf16(i16, i16)
declare i32 @llvm.nvvm.fmax.ftz.nan.xorsign.abs.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmax.ftz.xorsign.abs.bf16(i16, i16)
declare i32 @llvm.nvvm.fmax.ftz.xorsign.abs.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmax.nan.bf16(i16, i16)
declare i32 @llvm.nvvm.fmax.nan.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmax.nan.xorsign.abs.bf16(i16, i16)
declare i32 @llvm.nvvm.fmax.nan.xorsign.abs.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmax.xorsign.abs.bf16(i16, i16)
declare i32 @llvm.nvvm.fmax.xorsign.abs.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmin.bf16(i16, i16)
declare i32 @llvm.nvvm.fmin.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmin.ftz.bf16(i16, i16)
declare i32 @llvm.nvvm.fmin.ftz.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmin.ftz.nan.bf16(i16, i16)
declare i32 @llvm.nvvm.fmin.ftz.nan.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmin.ftz.nan.xorsign.abs.bf16(i16, i16)
declare i32 @llvm.nvvm.fmin.ftz.nan.xorsign.abs.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmin.ftz.xorsign.abs.bf16(i16, i16)
declare i32 @llvm.nvvm.fmin.ftz.xorsign.abs.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmin.nan.bf16(i16, i16)
declare i32 @llvm.nvvm.fmin.nan.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmin.nan.xorsign.abs.bf16(i16, i16)
declare i32 @llvm.nvvm.fmin.nan.xorsign.abs.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmin.xorsign.abs.bf16(i16, i16)
declare i32 @llvm.nvvm.fmin.xorsign.abs.bf16x2(i32, i32)
declare float @llvm.nvvm.h2f(i16)
declare ptr addrspace(3) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
declare i32 @llvm.nvvm.max.i(i32, i32)
declare i64 @llvm.nvvm.max.ll(i64, i64)
declare i16 @llvm.nvvm.max.s(i16, i16)
declare i32 @llvm.nvvm.max.ui(i32, i32)
declare i64 @llvm.nvvm.max.ull(i64, i64)
declare i16 @llvm.nvvm.max.us(i16, i16)
declare i32 @llvm.nvvm.min.i(i32, i32)
declare i64 @llvm.nvvm.min.ll(i64, i64)
declare i16 @llvm.nvvm.min.s(i16, i16)
declare i32 @llvm.nvvm.min.ui(i32, i32)
declare i64 @llvm.nvvm.min.ull(i64, i64)
declare i16 @llvm.nvvm.min.us(i16, i16)
declare { <2 x half>, <2 x half> } @llvm.nvvm.mma.m16n8k16.row.col.f16.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float)
declare { float, float, float, float } @llvm.nvvm.mma.m16n8k16.row.col.f32.f16(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>)
declare i16 @llvm.nvvm.neg.bf16(i16)
declare i32 @llvm.nvvm.neg.bf16x2(i32)
declare i32 @llvm.nvvm.popc.i(i32)
declare i32 @llvm.nvvm.popc.ll(i64)
declare i32 @llvm.nvvm.reflect.p0(ptr)
declare i32 @llvm.nvvm.rotate.b32(i32, i32)
declare i64 @llvm.nvvm.rotate.b64(i64, i32)
declare i64 @llvm.nvvm.rotate.right.b64(i64, i32)
declare i64 @llvm.nvvm.swap.lo.hi.b64(i64)
declare i32 @llvm.objectsize.i32.p0(ptr, i1)
declare ptr @llvm.ptr.annotation.p0(ptr, ptr, ptr, i32, ptr)
declare void @llvm.stackrestore(ptr)
declare ptr @llvm.stacksave()
declare ptr @llvm.thread.pointer()
declare void @llvm.va_copy(ptr, ptr)
declare void @llvm.va_end(ptr)
declare void @llvm.var.annotation(ptr, ptr, ptr, i32, ptr)

; CHECK-LABEL: define i32 @annotation_alt1(i32 %a0, ptr %a1, ptr %a2, i32 %a3) {
; CHECK-NEXT:   %r = call i32 @llvm.annotation.i32.p0(i32 %a0, ptr %a1, ptr %a2, i32 %a3)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @coro_end_alt2(ptr %a0, i1 %a1) {
; CHECK-NEXT:   call void @llvm.coro.end(ptr %a0, i1 %a1, token none)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @ctlz_alt1(i32 %a0) {
; CHECK-NEXT:   %r = call i32 @llvm.ctlz.i32(i32 %a0, i1 false)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @cttz_alt1(i32 %a0) {
; CHECK-NEXT:   %r = call i32 @llvm.cttz.i32(i32 %a0, i1 false)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @eh_typeid_for_alt1(ptr %a0) {
; CHECK-NEXT:   %r = call i32 @llvm.eh.typeid.for.p0(ptr %a0)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define <8 x i16> @experimental_stepvector() {
; CHECK-NEXT:   %r = call <8 x i16> @llvm.stepvector.v8i16()
; CHECK-NEXT:   ret <8 x i16> %r
; CHECK-NEXT: }
; CHECK-LABEL: define { <4 x i16>, <4 x i16> } @experimental_vector_deinterleave2(<8 x i16> %a0) {
; CHECK-NEXT:   %r = call { <4 x i16>, <4 x i16> } @llvm.vector.deinterleave2.v8i16(<8 x i16> %a0)
; CHECK-NEXT:   ret { <4 x i16>, <4 x i16> } %r
; CHECK-NEXT: }
; CHECK-LABEL: define <8 x i16> @experimental_vector_interleave2(<4 x i16> %a0, <4 x i16> %a1) {
; CHECK-NEXT:   %r = call <8 x i16> @llvm.vector.interleave2.v8i16(<4 x i16> %a0, <4 x i16> %a1)
; CHECK-NEXT:   ret <8 x i16> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <8 x i16> @experimental_vector_partial_reduce_add(<8 x i16> %a0, <8 x i16> %a1) {
; CHECK-NEXT:   %r = call <8 x i16> @llvm.vector.partial.reduce.add.v8i16.v8i16(<8 x i16> %a0, <8 x i16> %a1)
; CHECK-NEXT:   ret <8 x i16> %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @experimental_vector_reduce_add(<8 x i16> %a0) {
; CHECK-NEXT:   %r = call i16 @llvm.vector.reduce.add.v8i16(<8 x i16> %a0)
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @experimental_vector_reduce_and(<8 x i16> %a0) {
; CHECK-NEXT:   %r = call i16 @llvm.vector.reduce.and.v8i16(<8 x i16> %a0)
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @experimental_vector_reduce_mul(<8 x i16> %a0) {
; CHECK-NEXT:   %r = call i16 @llvm.vector.reduce.mul.v8i16(<8 x i16> %a0)
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @experimental_vector_reduce_or(<8 x i16> %a0) {
; CHECK-NEXT:   %r = call i16 @llvm.vector.reduce.or.v8i16(<8 x i16> %a0)
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @experimental_vector_reduce_smax(<8 x i16> %a0) {
; CHECK-NEXT:   %r = call i16 @llvm.vector.reduce.smax.v8i16(<8 x i16> %a0)
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @experimental_vector_reduce_smin(<8 x i16> %a0) {
; CHECK-NEXT:   %r = call i16 @llvm.vector.reduce.smin.v8i16(<8 x i16> %a0)
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @experimental_vector_reduce_umax(<8 x i16> %a0) {
; CHECK-NEXT:   %r = call i16 @llvm.vector.reduce.umax.v8i16(<8 x i16> %a0)
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @experimental_vector_reduce_umin(<8 x i16> %a0) {
; CHECK-NEXT:   %r = call i16 @llvm.vector.reduce.umin.v8i16(<8 x i16> %a0)
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @experimental_vector_reduce_xor(<8 x i16> %a0) {
; CHECK-NEXT:   %r = call i16 @llvm.vector.reduce.xor.v8i16(<8 x i16> %a0)
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define <8 x i16> @experimental_vector_reverse(<8 x i16> %a0) {
; CHECK-NEXT:   %r = call <8 x i16> @llvm.vector.reverse.v8i16(<8 x i16> %a0)
; CHECK-NEXT:   ret <8 x i16> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <8 x i16> @experimental_vector_splice(<8 x i16> %a0, <8 x i16> %a1) {
; CHECK-NEXT:   %1 = call <8 x i16> @llvm.vector.splice.left.v8i16(<8 x i16> %a0, <8 x i16> %a1, i32 1)
; CHECK-NEXT:   ret <8 x i16> %1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @flt_rounds() {
; CHECK-NEXT:   %r = call i32 @llvm.get.rounding()
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @invariant_group_barrier(ptr %a0) {
; CHECK-NEXT:   %r = call ptr @llvm.launder.invariant.group.p0(ptr %a0)
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
; CHECK-LABEL: define <8 x i16> @masked_gather_alt1(<8 x ptr> %a0, <8 x i1> %a2, <8 x i16> %a3) {
; CHECK-NEXT:   %r = call <8 x i16> @llvm.masked.gather.v8i16.v8p0(<8 x ptr> align 1 %a0, <8 x i1> %a2, <8 x i16> %a3)
; CHECK-NEXT:   ret <8 x i16> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <8 x i16> @masked_load_alt1(ptr %a0, <8 x i1> %a2, <8 x i16> %a3) {
; CHECK-NEXT:   %r = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr align 1 %a0, <8 x i1> %a2, <8 x i16> %a3)
; CHECK-NEXT:   ret <8 x i16> %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @masked_scatter_alt1(<8 x i16> %a0, <8 x ptr> %a1, <8 x i1> %a3) {
; CHECK-NEXT:   call void @llvm.masked.scatter.v8i16.v8p0(<8 x i16> %a0, <8 x ptr> align 1 %a1, <8 x i1> %a3)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @masked_store_alt1(<8 x i16> %a0, ptr %a1, <8 x i1> %a3) {
; CHECK-NEXT:   call void @llvm.masked.store.v8i16.p0(<8 x i16> %a0, ptr align 1 %a1, <8 x i1> %a3)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define bfloat @nvvm_abs_bf16_alt1(bfloat %a0) {
; CHECK-NEXT:   %1 = call bfloat @llvm.nvvm.fabs.bf16(bfloat %a0)
; CHECK-NEXT:   ret bfloat %1
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x bfloat> @nvvm_abs_bf16x2_alt1(<2 x bfloat> %a0) {
; CHECK-NEXT:   %1 = call <2 x bfloat> @llvm.nvvm.fabs.v2bf16(<2 x bfloat> %a0)
; CHECK-NEXT:   ret <2 x bfloat> %1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_abs_i(i32 %a0) {
; CHECK-NEXT:   %neg = sub i32 0, %a0
; CHECK-NEXT:   %abs.cond = icmp sge i32 %a0, 0
; CHECK-NEXT:   %abs = select i1 %abs.cond, i32 %a0, i32 %neg
; CHECK-NEXT:   ret i32 %abs
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @nvvm_abs_ll(i64 %a0) {
; CHECK-NEXT:   %neg = sub i64 0, %a0
; CHECK-NEXT:   %abs.cond = icmp sge i64 %a0, 0
; CHECK-NEXT:   %abs = select i1 %abs.cond, i64 %a0, i64 %neg
; CHECK-NEXT:   ret i64 %abs
; CHECK-NEXT: }
; CHECK-LABEL: define float @nvvm_atomic_load_add_f32(ptr %a0, float %a1) {
; CHECK-NEXT:   %1 = atomicrmw fadd ptr %a0, float %a1 seq_cst, align 4
; CHECK-NEXT:   ret float %1
; CHECK-NEXT: }
; CHECK-LABEL: define double @nvvm_atomic_load_add_f64(ptr %a0, double %a1) {
; CHECK-NEXT:   %1 = atomicrmw fadd ptr %a0, double %a1 seq_cst, align 8
; CHECK-NEXT:   ret double %1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_atomic_load_dec_32(ptr %a0, i32 %a1) {
; CHECK-NEXT:   %1 = atomicrmw udec_wrap ptr %a0, i32 %a1 seq_cst, align 4
; CHECK-NEXT:   ret i32 %1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_atomic_load_inc_32(ptr %a0, i32 %a1) {
; CHECK-NEXT:   %1 = atomicrmw uinc_wrap ptr %a0, i32 %a1 seq_cst, align 4
; CHECK-NEXT:   ret i32 %1
; CHECK-NEXT: }
; CHECK-LABEL: define void @nvvm_bar_sync(i32 %a0) {
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 %a0)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @nvvm_barrier(i32 %a0, i32 %a1) {
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 %a0, i32 %a1)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @nvvm_barrier0() {
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_barrier0_and(i32 %a0) {
; CHECK-NEXT:   %1 = icmp ne i32 %a0, 0
; CHECK-NEXT:   %2 = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %1)
; CHECK-NEXT:   %3 = zext i1 %2 to i32
; CHECK-NEXT:   ret i32 %3
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_barrier0_or(i32 %a0) {
; CHECK-NEXT:   %1 = icmp ne i32 %a0, 0
; CHECK-NEXT:   %2 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %1)
; CHECK-NEXT:   %3 = zext i1 %2 to i32
; CHECK-NEXT:   ret i32 %3
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_barrier0_popc(i32 %a0) {
; CHECK-NEXT:   %1 = icmp ne i32 %a0, 0
; CHECK-NEXT:   %2 = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %1)
; CHECK-NEXT:   ret i32 %2
; CHECK-NEXT: }
; CHECK-LABEL: define void @nvvm_barrier_n(i32 %a0) {
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 %a0)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @nvvm_barrier_sync(i32 %a0) {
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.all(i32 %a0)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @nvvm_barrier_sync_cnt(i32 %a0, i32 %a1) {
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.count(i32 %a0, i32 %a1)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @nvvm_bitcast_d2ll(double %a0) {
; CHECK-NEXT:   %1 = bitcast double %a0 to i64
; CHECK-NEXT:   ret i64 %1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_bitcast_f2i(float %a0) {
; CHECK-NEXT:   %1 = bitcast float %a0 to i32
; CHECK-NEXT:   ret i32 %1
; CHECK-NEXT: }
; CHECK-LABEL: define float @nvvm_bitcast_i2f(i32 %a0) {
; CHECK-NEXT:   %1 = bitcast i32 %a0 to float
; CHECK-NEXT:   ret float %1
; CHECK-NEXT: }
; CHECK-LABEL: define double @nvvm_bitcast_ll2d(i64 %a0) {
; CHECK-NEXT:   %1 = bitcast i64 %a0 to double
; CHECK-NEXT:   ret double %1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_brev32(i32 %a0) {
; CHECK-NEXT:   %r = call i32 @llvm.bitreverse.i32(i32 %a0)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @nvvm_brev64(i64 %a0) {
; CHECK-NEXT:   %r = call i64 @llvm.bitreverse.i64(i64 %a0)
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_clz_i(i32 %a0) {
; CHECK-NEXT:   %r = call i32 @llvm.ctlz.i32(i32 %a0, i1 false)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_clz_ll(i64 %a0) {
; CHECK-NEXT:   %ctlz = call i64 @llvm.ctlz.i64(i64 %a0, i1 false)
; CHECK-NEXT:   %ctlz.trunc = trunc i64 %ctlz to i32
; CHECK-NEXT:   ret i32 %ctlz.trunc
; CHECK-NEXT: }
; CHECK-LABEL: define void @nvvm_cp_async_bulk_global_to_shared_cluster_alt1(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr addrspace(1) %a2, i32 %a3, i16 %a4, i64 %a5) {
; CHECK-NEXT:   %1 = addrspacecast ptr addrspace(3) %a0 to ptr addrspace(7)
; CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7) %1, ptr addrspace(3) %a1, ptr addrspace(1) %a2, i32 %a3, i16 %a4, i64 %a5, i1 true, i1 true)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @nvvm_cp_async_bulk_shared_cta_to_cluster_alt1(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr addrspace(3) %a2, i32 %a3) {
; CHECK-NEXT:   %1 = addrspacecast ptr addrspace(3) %a0 to ptr addrspace(7)
; CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(7) %1, ptr addrspace(3) %a1, ptr addrspace(3) %a2, i32 %a3)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @nvvm_cp_async_bulk_tensor_g2s_im2col_3d_alt1(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i16 %a6, i16 %a7, i64 %a8) {
; CHECK-NEXT:   %1 = addrspacecast ptr addrspace(3) %a0 to ptr addrspace(7)
; CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.3d(ptr addrspace(7) %1, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i16 %a6, i16 %a7, i64 %a8, i1 true, i1 true, i32 0)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @nvvm_cp_async_bulk_tensor_g2s_im2col_4d_alt1(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i16 %a7, i16 %a8, i16 %a9, i64 %a10) {
; CHECK-NEXT:   %1 = addrspacecast ptr addrspace(3) %a0 to ptr addrspace(7)
; CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.4d(ptr addrspace(7) %1, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i16 %a7, i16 %a8, i16 %a9, i64 %a10, i1 true, i1 true, i32 0)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @nvvm_cp_async_bulk_tensor_g2s_im2col_5d_alt1(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i16 %a8, i16 %a9, i16 %a10, i16 %a11, i64 %a12) {
; CHECK-NEXT:   %1 = addrspacecast ptr addrspace(3) %a0 to ptr addrspace(7)
; CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.5d(ptr addrspace(7) %1, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i16 %a8, i16 %a9, i16 %a10, i16 %a11, i64 %a12, i1 true, i1 true, i32 0)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @nvvm_cp_async_bulk_tensor_g2s_tile_1d_alt1(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i16 %a4, i64 %a5) {
; CHECK-NEXT:   %1 = addrspacecast ptr addrspace(3) %a0 to ptr addrspace(7)
; CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(7) %1, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i16 %a4, i64 %a5, i1 true, i1 true, i32 0)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @nvvm_cp_async_bulk_tensor_g2s_tile_2d_alt1(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i16 %a5, i64 %a6) {
; CHECK-NEXT:   %1 = addrspacecast ptr addrspace(3) %a0 to ptr addrspace(7)
; CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7) %1, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i16 %a5, i64 %a6, i1 true, i1 true, i32 0)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @nvvm_cp_async_bulk_tensor_g2s_tile_3d_alt1(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i16 %a6, i64 %a7) {
; CHECK-NEXT:   %1 = addrspacecast ptr addrspace(3) %a0 to ptr addrspace(7)
; CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.3d(ptr addrspace(7) %1, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i16 %a6, i64 %a7, i1 true, i1 true, i32 0)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @nvvm_cp_async_bulk_tensor_g2s_tile_4d_alt1(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i16 %a7, i64 %a8) {
; CHECK-NEXT:   %1 = addrspacecast ptr addrspace(3) %a0 to ptr addrspace(7)
; CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.4d(ptr addrspace(7) %1, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i16 %a7, i64 %a8, i1 true, i1 true, i32 0)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @nvvm_cp_async_bulk_tensor_g2s_tile_5d_alt1(ptr addrspace(3) %a0, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i16 %a8, i64 %a9) {
; CHECK-NEXT:   %1 = addrspacecast ptr addrspace(3) %a0 to ptr addrspace(7)
; CHECK-NEXT:   call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.5d(ptr addrspace(7) %1, ptr addrspace(3) %a1, ptr %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i16 %a8, i64 %a9, i1 true, i1 true, i32 0)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define double @nvvm_ex2_approx_d(double %a0) {
; CHECK-NEXT:   %1 = call double @llvm.nvvm.ex2.approx.f64(double %a0)
; CHECK-NEXT:   ret double %1
; CHECK-NEXT: }
; CHECK-LABEL: define float @nvvm_ex2_approx_f(float %a0) {
; CHECK-NEXT:   %1 = call float @llvm.nvvm.ex2.approx.f32(float %a0)
; CHECK-NEXT:   ret float %1
; CHECK-NEXT: }
; CHECK-LABEL: define float @nvvm_ex2_approx_ftz_f(float %a0) {
; CHECK-NEXT:   %1 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %a0)
; CHECK-NEXT:   ret float %1
; CHECK-NEXT: }
; CHECK-LABEL: define double @nvvm_fabs_d(double %a0) {
; CHECK-NEXT:   %1 = call double @llvm.nvvm.fabs.f64(double %a0)
; CHECK-NEXT:   ret double %1
; CHECK-NEXT: }
; CHECK-LABEL: define float @nvvm_fabs_f(float %a0) {
; CHECK-NEXT:   %1 = call float @llvm.nvvm.fabs.f32(float %a0)
; CHECK-NEXT:   ret float %1
; CHECK-NEXT: }
; CHECK-LABEL: define float @nvvm_fabs_ftz_f(float %a0) {
; CHECK-NEXT:   %1 = call float @llvm.nvvm.fabs.ftz.f32(float %a0)
; CHECK-NEXT:   ret float %1
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_fma_rn_bf16_alt1(i16 %a0, i16 %a1, i16 %a2) {
; CHECK-NEXT:   %1 = bitcast i16 %a0 to bfloat
; CHECK-NEXT:   %2 = bitcast i16 %a1 to bfloat
; CHECK-NEXT:   %3 = bitcast i16 %a2 to bfloat
; CHECK-NEXT:   %4 = call bfloat @llvm.nvvm.fma.rn.bf16(bfloat %1, bfloat %2, bfloat %3)
; CHECK-NEXT:   %5 = bitcast bfloat %4 to i16
; CHECK-NEXT:   ret i16 %5
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_fma_rn_bf16x2_alt1(i32 %a0, i32 %a1, i32 %a2) {
; CHECK-NEXT:   %1 = bitcast i32 %a0 to <2 x bfloat>
; CHECK-NEXT:   %2 = bitcast i32 %a1 to <2 x bfloat>
; CHECK-NEXT:   %3 = bitcast i32 %a2 to <2 x bfloat>
; CHECK-NEXT:   %4 = call <2 x bfloat> @llvm.nvvm.fma.rn.bf16x2(<2 x bfloat> %1, <2 x bfloat> %2, <2 x bfloat> %3)
; CHECK-NEXT:   %5 = bitcast <2 x bfloat> %4 to i32
; CHECK-NEXT:   ret i32 %5
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_fma_rn_ftz_bf16_alt1(i16 %a0, i16 %a1, i16 %a2) {
; CHECK-NEXT:   %1 = bitcast i16 %a0 to bfloat
; CHECK-NEXT:   %2 = bitcast i16 %a1 to bfloat
; CHECK-NEXT:   %3 = bitcast i16 %a2 to bfloat
; CHECK-NEXT:   %4 = call bfloat @llvm.nvvm.fma.rn.ftz.bf16(bfloat %1, bfloat %2, bfloat %3)
; CHECK-NEXT:   %5 = bitcast bfloat %4 to i16
; CHECK-NEXT:   ret i16 %5
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_fma_rn_ftz_bf16x2_alt1(i32 %a0, i32 %a1, i32 %a2) {
; CHECK-NEXT:   %1 = bitcast i32 %a0 to <2 x bfloat>
; CHECK-NEXT:   %2 = bitcast i32 %a1 to <2 x bfloat>
; CHECK-NEXT:   %3 = bitcast i32 %a2 to <2 x bfloat>
; CHECK-NEXT:   %4 = call <2 x bfloat> @llvm.nvvm.fma.rn.ftz.bf16x2(<2 x bfloat> %1, <2 x bfloat> %2, <2 x bfloat> %3)
; CHECK-NEXT:   %5 = bitcast <2 x bfloat> %4 to i32
; CHECK-NEXT:   ret i32 %5
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_fma_rn_ftz_relu_bf16_alt1(i16 %a0, i16 %a1, i16 %a2) {
; CHECK-NEXT:   %1 = bitcast i16 %a0 to bfloat
; CHECK-NEXT:   %2 = bitcast i16 %a1 to bfloat
; CHECK-NEXT:   %3 = bitcast i16 %a2 to bfloat
; CHECK-NEXT:   %4 = call bfloat @llvm.nvvm.fma.rn.ftz.relu.bf16(bfloat %1, bfloat %2, bfloat %3)
; CHECK-NEXT:   %5 = bitcast bfloat %4 to i16
; CHECK-NEXT:   ret i16 %5
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_fma_rn_ftz_relu_bf16x2_alt1(i32 %a0, i32 %a1, i32 %a2) {
; CHECK-NEXT:   %1 = bitcast i32 %a0 to <2 x bfloat>
; CHECK-NEXT:   %2 = bitcast i32 %a1 to <2 x bfloat>
; CHECK-NEXT:   %3 = bitcast i32 %a2 to <2 x bfloat>
; CHECK-NEXT:   %4 = call <2 x bfloat> @llvm.nvvm.fma.rn.ftz.relu.bf16x2(<2 x bfloat> %1, <2 x bfloat> %2, <2 x bfloat> %3)
; CHECK-NEXT:   %5 = bitcast <2 x bfloat> %4 to i32
; CHECK-NEXT:   ret i32 %5
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_fma_rn_ftz_sat_bf16_alt1(i16 %a0, i16 %a1, i16 %a2) {
; CHECK-NEXT:   %1 = bitcast i16 %a0 to bfloat
; CHECK-NEXT:   %2 = bitcast i16 %a1 to bfloat
; CHECK-NEXT:   %3 = bitcast i16 %a2 to bfloat
; CHECK-NEXT:   %4 = call bfloat @llvm.nvvm.fma.rn.ftz.sat.bf16(bfloat %1, bfloat %2, bfloat %3)
; CHECK-NEXT:   %5 = bitcast bfloat %4 to i16
; CHECK-NEXT:   ret i16 %5
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_fma_rn_ftz_sat_bf16x2_alt1(i32 %a0, i32 %a1, i32 %a2) {
; CHECK-NEXT:   %1 = bitcast i32 %a0 to <2 x bfloat>
; CHECK-NEXT:   %2 = bitcast i32 %a1 to <2 x bfloat>
; CHECK-NEXT:   %3 = bitcast i32 %a2 to <2 x bfloat>
; CHECK-NEXT:   %4 = call <2 x bfloat> @llvm.nvvm.fma.rn.ftz.sat.bf16x2(<2 x bfloat> %1, <2 x bfloat> %2, <2 x bfloat> %3)
; CHECK-NEXT:   %5 = bitcast <2 x bfloat> %4 to i32
; CHECK-NEXT:   ret i32 %5
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_fma_rn_relu_bf16_alt1(i16 %a0, i16 %a1, i16 %a2) {
; CHECK-NEXT:   %1 = bitcast i16 %a0 to bfloat
; CHECK-NEXT:   %2 = bitcast i16 %a1 to bfloat
; CHECK-NEXT:   %3 = bitcast i16 %a2 to bfloat
; CHECK-NEXT:   %4 = call bfloat @llvm.nvvm.fma.rn.relu.bf16(bfloat %1, bfloat %2, bfloat %3)
; CHECK-NEXT:   %5 = bitcast bfloat %4 to i16
; CHECK-NEXT:   ret i16 %5
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_fma_rn_relu_bf16x2_alt1(i32 %a0, i32 %a1, i32 %a2) {
; CHECK-NEXT:   %1 = bitcast i32 %a0 to <2 x bfloat>
; CHECK-NEXT:   %2 = bitcast i32 %a1 to <2 x bfloat>
; CHECK-NEXT:   %3 = bitcast i32 %a2 to <2 x bfloat>
; CHECK-NEXT:   %4 = call <2 x bfloat> @llvm.nvvm.fma.rn.relu.bf16x2(<2 x bfloat> %1, <2 x bfloat> %2, <2 x bfloat> %3)
; CHECK-NEXT:   %5 = bitcast <2 x bfloat> %4 to i32
; CHECK-NEXT:   ret i32 %5
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_fma_rn_sat_bf16_alt1(i16 %a0, i16 %a1, i16 %a2) {
; CHECK-NEXT:   %1 = bitcast i16 %a0 to bfloat
; CHECK-NEXT:   %2 = bitcast i16 %a1 to bfloat
; CHECK-NEXT:   %3 = bitcast i16 %a2 to bfloat
; CHECK-NEXT:   %4 = call bfloat @llvm.nvvm.fma.rn.sat.bf16(bfloat %1, bfloat %2, bfloat %3)
; CHECK-NEXT:   %5 = bitcast bfloat %4 to i16
; CHECK-NEXT:   ret i16 %5
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_fma_rn_sat_bf16x2_alt1(i32 %a0, i32 %a1, i32 %a2) {
; CHECK-NEXT:   %1 = bitcast i32 %a0 to <2 x bfloat>
; CHECK-NEXT:   %2 = bitcast i32 %a1 to <2 x bfloat>
; CHECK-NEXT:   %3 = bitcast i32 %a2 to <2 x bfloat>
; CHECK-NEXT:   %4 = call <2 x bfloat> @llvm.nvvm.fma.rn.sat.bf16x2(<2 x bfloat> %1, <2 x bfloat> %2, <2 x bfloat> %3)
; CHECK-NEXT:   %5 = bitcast <2 x bfloat> %4 to i32
; CHECK-NEXT:   ret i32 %5
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_fmax_bf16_alt1(i16 %a0, i16 %a1) {
; CHECK-NEXT:   %1 = bitcast i16 %a0 to bfloat
; CHECK-NEXT:   %2 = bitcast i16 %a1 to bfloat
; CHECK-NEXT:   %3 = call bfloat @llvm.nvvm.fmax.bf16(bfloat %1, bfloat %2)
; CHECK-NEXT:   %4 = bitcast bfloat %3 to i16
; CHECK-NEXT:   ret i16 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_fmax_bf16x2_alt1(i32 %a0, i32 %a1) {
; CHECK-NEXT:   %1 = bitcast i32 %a0 to <2 x bfloat>
; CHECK-NEXT:   %2 = bitcast i32 %a1 to <2 x bfloat>
; CHECK-NEXT:   %3 = call <2 x bfloat> @llvm.nvvm.fmax.bf16x2(<2 x bfloat> %1, <2 x bfloat> %2)
; CHECK-NEXT:   %4 = bitcast <2 x bfloat> %3 to i32
; CHECK-NEXT:   ret i32 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_fmax_ftz_bf16_alt1(i16 %a0, i16 %a1) {
; CHECK-NEXT:   %1 = bitcast i16 %a0 to bfloat
; CHECK-NEXT:   %2 = bitcast i16 %a1 to bfloat
; CHECK-NEXT:   %3 = call bfloat @llvm.nvvm.fmax.ftz.bf16(bfloat %1, bfloat %2)
; CHECK-NEXT:   %4 = bitcast bfloat %3 to i16
; CHECK-NEXT:   ret i16 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_fmax_ftz_bf16x2_alt1(i32 %a0, i32 %a1) {
; CHECK-NEXT:   %1 = bitcast i32 %a0 to <2 x bfloat>
; CHECK-NEXT:   %2 = bitcast i32 %a1 to <2 x bfloat>
; CHECK-NEXT:   %3 = call <2 x bfloat> @llvm.nvvm.fmax.ftz.bf16x2(<2 x bfloat> %1, <2 x bfloat> %2)
; CHECK-NEXT:   %4 = bitcast <2 x bfloat> %3 to i32
; CHECK-NEXT:   ret i32 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_fmax_ftz_nan_bf16_alt1(i16 %a0, i16 %a1) {
; CHECK-NEXT:   %1 = bitcast i16 %a0 to bfloat
; CHECK-NEXT:   %2 = bitcast i16 %a1 to bfloat
; CHECK-NEXT:   %3 = call bfloat @llvm.nvvm.fmax.ftz.nan.bf16(bfloat %1, bfloat %2)
; CHECK-NEXT:   %4 = bitcast bfloat %3 to i16
; CHECK-NEXT:   ret i16 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_fmax_ftz_nan_bf16x2_alt1(i32 %a0, i32 %a1) {
; CHECK-NEXT:   %1 = bitcast i32 %a0 to <2 x bfloat>
; CHECK-NEXT:   %2 = bitcast i32 %a1 to <2 x bfloat>
; CHECK-NEXT:   %3 = call <2 x bfloat> @llvm.nvvm.fmax.ftz.nan.bf16x2(<2 x bfloat> %1, <2 x bfloat> %2)
; CHECK-NEXT:   %4 = bitcast <2 x bfloat> %3 to i32
; CHECK-NEXT:   ret i32 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_fmax_ftz_nan_xorsign_abs_bf16_alt1(i16 %a0, i16 %a1) {
; CHECK-NEXT:   %1 = bitcast i16 %a0 to bfloat
; CHECK-NEXT:   %2 = bitcast i16 %a1 to bfloat
; CHECK-NEXT:   %3 = call bfloat @llvm.nvvm.fmax.ftz.nan.xorsign.abs.bf16(bfloat %1, bfloat %2)
; CHECK-NEXT:   %4 = bitcast bfloat %3 to i16
; CHECK-NEXT:   ret i16 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_fmax_ftz_nan_xorsign_abs_bf16x2_alt1(i32 %a0, i32 %a1) {
; CHECK-NEXT:   %1 = bitcast i32 %a0 to <2 x bfloat>
; CHECK-NEXT:   %2 = bitcast i32 %a1 to <2 x bfloat>
; CHECK-NEXT:   %3 = call <2 x bfloat> @llvm.nvvm.fmax.ftz.nan.xorsign.abs.bf16x2(<2 x bfloat> %1, <2 x bfloat> %2)
; CHECK-NEXT:   %4 = bitcast <2 x bfloat> %3 to i32
; CHECK-NEXT:   ret i32 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_fmax_ftz_xorsign_abs_bf16_alt1(i16 %a0, i16 %a1) {
; CHECK-NEXT:   %1 = bitcast i16 %a0 to bfloat
; CHECK-NEXT:   %2 = bitcast i16 %a1 to bfloat
; CHECK-NEXT:   %3 = call bfloat @llvm.nvvm.fmax.ftz.xorsign.abs.bf16(bfloat %1, bfloat %2)
; CHECK-NEXT:   %4 = bitcast bfloat %3 to i16
; CHECK-NEXT:   ret i16 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_fmax_ftz_xorsign_abs_bf16x2_alt1(i32 %a0, i32 %a1) {
; CHECK-NEXT:   %1 = bitcast i32 %a0 to <2 x bfloat>
; CHECK-NEXT:   %2 = bitcast i32 %a1 to <2 x bfloat>
; CHECK-NEXT:   %3 = call <2 x bfloat> @llvm.nvvm.fmax.ftz.xorsign.abs.bf16x2(<2 x bfloat> %1, <2 x bfloat> %2)
; CHECK-NEXT:   %4 = bitcast <2 x bfloat> %3 to i32
; CHECK-NEXT:   ret i32 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_fmax_nan_bf16_alt1(i16 %a0, i16 %a1) {
; CHECK-NEXT:   %1 = bitcast i16 %a0 to bfloat
; CHECK-NEXT:   %2 = bitcast i16 %a1 to bfloat
; CHECK-NEXT:   %3 = call bfloat @llvm.nvvm.fmax.nan.bf16(bfloat %1, bfloat %2)
; CHECK-NEXT:   %4 = bitcast bfloat %3 to i16
; CHECK-NEXT:   ret i16 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_fmax_nan_bf16x2_alt1(i32 %a0, i32 %a1) {
; CHECK-NEXT:   %1 = bitcast i32 %a0 to <2 x bfloat>
; CHECK-NEXT:   %2 = bitcast i32 %a1 to <2 x bfloat>
; CHECK-NEXT:   %3 = call <2 x bfloat> @llvm.nvvm.fmax.nan.bf16x2(<2 x bfloat> %1, <2 x bfloat> %2)
; CHECK-NEXT:   %4 = bitcast <2 x bfloat> %3 to i32
; CHECK-NEXT:   ret i32 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_fmax_nan_xorsign_abs_bf16_alt1(i16 %a0, i16 %a1) {
; CHECK-NEXT:   %1 = bitcast i16 %a0 to bfloat
; CHECK-NEXT:   %2 = bitcast i16 %a1 to bfloat
; CHECK-NEXT:   %3 = call bfloat @llvm.nvvm.fmax.nan.xorsign.abs.bf16(bfloat %1, bfloat %2)
; CHECK-NEXT:   %4 = bitcast bfloat %3 to i16
; CHECK-NEXT:   ret i16 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_fmax_nan_xorsign_abs_bf16x2_alt1(i32 %a0, i32 %a1) {
; CHECK-NEXT:   %1 = bitcast i32 %a0 to <2 x bfloat>
; CHECK-NEXT:   %2 = bitcast i32 %a1 to <2 x bfloat>
; CHECK-NEXT:   %3 = call <2 x bfloat> @llvm.nvvm.fmax.nan.xorsign.abs.bf16x2(<2 x bfloat> %1, <2 x bfloat> %2)
; CHECK-NEXT:   %4 = bitcast <2 x bfloat> %3 to i32
; CHECK-NEXT:   ret i32 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_fmax_xorsign_abs_bf16_alt1(i16 %a0, i16 %a1) {
; CHECK-NEXT:   %1 = bitcast i16 %a0 to bfloat
; CHECK-NEXT:   %2 = bitcast i16 %a1 to bfloat
; CHECK-NEXT:   %3 = call bfloat @llvm.nvvm.fmax.xorsign.abs.bf16(bfloat %1, bfloat %2)
; CHECK-NEXT:   %4 = bitcast bfloat %3 to i16
; CHECK-NEXT:   ret i16 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_fmax_xorsign_abs_bf16x2_alt1(i32 %a0, i32 %a1) {
; CHECK-NEXT:   %1 = bitcast i32 %a0 to <2 x bfloat>
; CHECK-NEXT:   %2 = bitcast i32 %a1 to <2 x bfloat>
; CHECK-NEXT:   %3 = call <2 x bfloat> @llvm.nvvm.fmax.xorsign.abs.bf16x2(<2 x bfloat> %1, <2 x bfloat> %2)
; CHECK-NEXT:   %4 = bitcast <2 x bfloat> %3 to i32
; CHECK-NEXT:   ret i32 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_fmin_bf16_alt1(i16 %a0, i16 %a1) {
; CHECK-NEXT:   %1 = bitcast i16 %a0 to bfloat
; CHECK-NEXT:   %2 = bitcast i16 %a1 to bfloat
; CHECK-NEXT:   %3 = call bfloat @llvm.nvvm.fmin.bf16(bfloat %1, bfloat %2)
; CHECK-NEXT:   %4 = bitcast bfloat %3 to i16
; CHECK-NEXT:   ret i16 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_fmin_bf16x2_alt1(i32 %a0, i32 %a1) {
; CHECK-NEXT:   %1 = bitcast i32 %a0 to <2 x bfloat>
; CHECK-NEXT:   %2 = bitcast i32 %a1 to <2 x bfloat>
; CHECK-NEXT:   %3 = call <2 x bfloat> @llvm.nvvm.fmin.bf16x2(<2 x bfloat> %1, <2 x bfloat> %2)
; CHECK-NEXT:   %4 = bitcast <2 x bfloat> %3 to i32
; CHECK-NEXT:   ret i32 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_fmin_ftz_bf16_alt1(i16 %a0, i16 %a1) {
; CHECK-NEXT:   %1 = bitcast i16 %a0 to bfloat
; CHECK-NEXT:   %2 = bitcast i16 %a1 to bfloat
; CHECK-NEXT:   %3 = call bfloat @llvm.nvvm.fmin.ftz.bf16(bfloat %1, bfloat %2)
; CHECK-NEXT:   %4 = bitcast bfloat %3 to i16
; CHECK-NEXT:   ret i16 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_fmin_ftz_bf16x2_alt1(i32 %a0, i32 %a1) {
; CHECK-NEXT:   %1 = bitcast i32 %a0 to <2 x bfloat>
; CHECK-NEXT:   %2 = bitcast i32 %a1 to <2 x bfloat>
; CHECK-NEXT:   %3 = call <2 x bfloat> @llvm.nvvm.fmin.ftz.bf16x2(<2 x bfloat> %1, <2 x bfloat> %2)
; CHECK-NEXT:   %4 = bitcast <2 x bfloat> %3 to i32
; CHECK-NEXT:   ret i32 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_fmin_ftz_nan_bf16_alt1(i16 %a0, i16 %a1) {
; CHECK-NEXT:   %1 = bitcast i16 %a0 to bfloat
; CHECK-NEXT:   %2 = bitcast i16 %a1 to bfloat
; CHECK-NEXT:   %3 = call bfloat @llvm.nvvm.fmin.ftz.nan.bf16(bfloat %1, bfloat %2)
; CHECK-NEXT:   %4 = bitcast bfloat %3 to i16
; CHECK-NEXT:   ret i16 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_fmin_ftz_nan_bf16x2_alt1(i32 %a0, i32 %a1) {
; CHECK-NEXT:   %1 = bitcast i32 %a0 to <2 x bfloat>
; CHECK-NEXT:   %2 = bitcast i32 %a1 to <2 x bfloat>
; CHECK-NEXT:   %3 = call <2 x bfloat> @llvm.nvvm.fmin.ftz.nan.bf16x2(<2 x bfloat> %1, <2 x bfloat> %2)
; CHECK-NEXT:   %4 = bitcast <2 x bfloat> %3 to i32
; CHECK-NEXT:   ret i32 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_fmin_ftz_nan_xorsign_abs_bf16_alt1(i16 %a0, i16 %a1) {
; CHECK-NEXT:   %1 = bitcast i16 %a0 to bfloat
; CHECK-NEXT:   %2 = bitcast i16 %a1 to bfloat
; CHECK-NEXT:   %3 = call bfloat @llvm.nvvm.fmin.ftz.nan.xorsign.abs.bf16(bfloat %1, bfloat %2)
; CHECK-NEXT:   %4 = bitcast bfloat %3 to i16
; CHECK-NEXT:   ret i16 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_fmin_ftz_nan_xorsign_abs_bf16x2_alt1(i32 %a0, i32 %a1) {
; CHECK-NEXT:   %1 = bitcast i32 %a0 to <2 x bfloat>
; CHECK-NEXT:   %2 = bitcast i32 %a1 to <2 x bfloat>
; CHECK-NEXT:   %3 = call <2 x bfloat> @llvm.nvvm.fmin.ftz.nan.xorsign.abs.bf16x2(<2 x bfloat> %1, <2 x bfloat> %2)
; CHECK-NEXT:   %4 = bitcast <2 x bfloat> %3 to i32
; CHECK-NEXT:   ret i32 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_fmin_ftz_xorsign_abs_bf16_alt1(i16 %a0, i16 %a1) {
; CHECK-NEXT:   %1 = bitcast i16 %a0 to bfloat
; CHECK-NEXT:   %2 = bitcast i16 %a1 to bfloat
; CHECK-NEXT:   %3 = call bfloat @llvm.nvvm.fmin.ftz.xorsign.abs.bf16(bfloat %1, bfloat %2)
; CHECK-NEXT:   %4 = bitcast bfloat %3 to i16
; CHECK-NEXT:   ret i16 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_fmin_ftz_xorsign_abs_bf16x2_alt1(i32 %a0, i32 %a1) {
; CHECK-NEXT:   %1 = bitcast i32 %a0 to <2 x bfloat>
; CHECK-NEXT:   %2 = bitcast i32 %a1 to <2 x bfloat>
; CHECK-NEXT:   %3 = call <2 x bfloat> @llvm.nvvm.fmin.ftz.xorsign.abs.bf16x2(<2 x bfloat> %1, <2 x bfloat> %2)
; CHECK-NEXT:   %4 = bitcast <2 x bfloat> %3 to i32
; CHECK-NEXT:   ret i32 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_fmin_nan_bf16_alt1(i16 %a0, i16 %a1) {
; CHECK-NEXT:   %1 = bitcast i16 %a0 to bfloat
; CHECK-NEXT:   %2 = bitcast i16 %a1 to bfloat
; CHECK-NEXT:   %3 = call bfloat @llvm.nvvm.fmin.nan.bf16(bfloat %1, bfloat %2)
; CHECK-NEXT:   %4 = bitcast bfloat %3 to i16
; CHECK-NEXT:   ret i16 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_fmin_nan_bf16x2_alt1(i32 %a0, i32 %a1) {
; CHECK-NEXT:   %1 = bitcast i32 %a0 to <2 x bfloat>
; CHECK-NEXT:   %2 = bitcast i32 %a1 to <2 x bfloat>
; CHECK-NEXT:   %3 = call <2 x bfloat> @llvm.nvvm.fmin.nan.bf16x2(<2 x bfloat> %1, <2 x bfloat> %2)
; CHECK-NEXT:   %4 = bitcast <2 x bfloat> %3 to i32
; CHECK-NEXT:   ret i32 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_fmin_nan_xorsign_abs_bf16_alt1(i16 %a0, i16 %a1) {
; CHECK-NEXT:   %1 = bitcast i16 %a0 to bfloat
; CHECK-NEXT:   %2 = bitcast i16 %a1 to bfloat
; CHECK-NEXT:   %3 = call bfloat @llvm.nvvm.fmin.nan.xorsign.abs.bf16(bfloat %1, bfloat %2)
; CHECK-NEXT:   %4 = bitcast bfloat %3 to i16
; CHECK-NEXT:   ret i16 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_fmin_nan_xorsign_abs_bf16x2_alt1(i32 %a0, i32 %a1) {
; CHECK-NEXT:   %1 = bitcast i32 %a0 to <2 x bfloat>
; CHECK-NEXT:   %2 = bitcast i32 %a1 to <2 x bfloat>
; CHECK-NEXT:   %3 = call <2 x bfloat> @llvm.nvvm.fmin.nan.xorsign.abs.bf16x2(<2 x bfloat> %1, <2 x bfloat> %2)
; CHECK-NEXT:   %4 = bitcast <2 x bfloat> %3 to i32
; CHECK-NEXT:   ret i32 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_fmin_xorsign_abs_bf16_alt1(i16 %a0, i16 %a1) {
; CHECK-NEXT:   %1 = bitcast i16 %a0 to bfloat
; CHECK-NEXT:   %2 = bitcast i16 %a1 to bfloat
; CHECK-NEXT:   %3 = call bfloat @llvm.nvvm.fmin.xorsign.abs.bf16(bfloat %1, bfloat %2)
; CHECK-NEXT:   %4 = bitcast bfloat %3 to i16
; CHECK-NEXT:   ret i16 %4
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_fmin_xorsign_abs_bf16x2_alt1(i32 %a0, i32 %a1) {
; CHECK-NEXT:   %1 = bitcast i32 %a0 to <2 x bfloat>
; CHECK-NEXT:   %2 = bitcast i32 %a1 to <2 x bfloat>
; CHECK-NEXT:   %3 = call <2 x bfloat> @llvm.nvvm.fmin.xorsign.abs.bf16x2(<2 x bfloat> %1, <2 x bfloat> %2)
; CHECK-NEXT:   %4 = bitcast <2 x bfloat> %3 to i32
; CHECK-NEXT:   ret i32 %4
; CHECK-NEXT: }
; CHECK-LABEL: define float @nvvm_h2f(i16 %a0) {
; CHECK-NEXT:   %h2f = call float @llvm.convert.from.fp16.f32(i16 %a0)
; CHECK-NEXT:   ret float %h2f
; CHECK-NEXT: }
; CHECK-LABEL: define ptr addrspace(3) @nvvm_mapa_shared_cluster_alt1(ptr addrspace(3) %a0, i32 %a1) {
; CHECK-NEXT:   %r = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) %a0, i32 %a1)
; CHECK-NEXT:   %1 = addrspacecast ptr addrspace(7) %r to ptr addrspace(3)
; CHECK-NEXT:   ret ptr addrspace(3) %1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_max_i(i32 %a0, i32 %a1) {
; CHECK-NEXT:   %r = call i32 @llvm.smax.i32(i32 %a0, i32 %a1)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @nvvm_max_ll(i64 %a0, i64 %a1) {
; CHECK-NEXT:   %r = call i64 @llvm.smax.i64(i64 %a0, i64 %a1)
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_max_s(i16 %a0, i16 %a1) {
; CHECK-NEXT:   %r = call i16 @llvm.smax.i16(i16 %a0, i16 %a1)
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_max_ui(i32 %a0, i32 %a1) {
; CHECK-NEXT:   %r = call i32 @llvm.umax.i32(i32 %a0, i32 %a1)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @nvvm_max_ull(i64 %a0, i64 %a1) {
; CHECK-NEXT:   %r = call i64 @llvm.umax.i64(i64 %a0, i64 %a1)
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_max_us(i16 %a0, i16 %a1) {
; CHECK-NEXT:   %r = call i16 @llvm.umax.i16(i16 %a0, i16 %a1)
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_min_i(i32 %a0, i32 %a1) {
; CHECK-NEXT:   %r = call i32 @llvm.smin.i32(i32 %a0, i32 %a1)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @nvvm_min_ll(i64 %a0, i64 %a1) {
; CHECK-NEXT:   %r = call i64 @llvm.smin.i64(i64 %a0, i64 %a1)
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_min_s(i16 %a0, i16 %a1) {
; CHECK-NEXT:   %r = call i16 @llvm.smin.i16(i16 %a0, i16 %a1)
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_min_ui(i32 %a0, i32 %a1) {
; CHECK-NEXT:   %r = call i32 @llvm.umin.i32(i32 %a0, i32 %a1)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @nvvm_min_ull(i64 %a0, i64 %a1) {
; CHECK-NEXT:   %r = call i64 @llvm.umin.i64(i64 %a0, i64 %a1)
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_min_us(i16 %a0, i16 %a1) {
; CHECK-NEXT:   %r = call i16 @llvm.umin.i16(i16 %a0, i16 %a1)
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define { <2 x half>, <2 x half> } @nvvm_mma_m16n8k16_row_col_f16_f32(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2, <2 x half> %a3, <2 x half> %a4, <2 x half> %a5, float %a6, float %a7, float %a8, float %a9) {
; CHECK-NEXT:   %r = call { <2 x half>, <2 x half> } @llvm.nvvm.mma.m16n8k16.row.col.f16.f32(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2, <2 x half> %a3, <2 x half> %a4, <2 x half> %a5, float %a6, float %a7, float %a8, float %a9)
; CHECK-NEXT:   ret { <2 x half>, <2 x half> } %r
; CHECK-NEXT: }
; CHECK-LABEL: define { float, float, float, float } @nvvm_mma_m16n8k16_row_col_f32_f16(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2, <2 x half> %a3, <2 x half> %a4, <2 x half> %a5, <2 x half> %a6, <2 x half> %a7) {
; CHECK-NEXT:   %r = call { float, float, float, float } @llvm.nvvm.mma.m16n8k16.row.col.f32.f16(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2, <2 x half> %a3, <2 x half> %a4, <2 x half> %a5, <2 x half> %a6, <2 x half> %a7)
; CHECK-NEXT:   ret { float, float, float, float } %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @nvvm_neg_bf16_alt1(i16 %a0) {
; CHECK-NEXT:   %1 = bitcast i16 %a0 to bfloat
; CHECK-NEXT:   %2 = call bfloat @llvm.nvvm.neg.bf16(bfloat %1)
; CHECK-NEXT:   %3 = bitcast bfloat %2 to i16
; CHECK-NEXT:   ret i16 %3
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_neg_bf16x2_alt1(i32 %a0) {
; CHECK-NEXT:   %1 = bitcast i32 %a0 to <2 x bfloat>
; CHECK-NEXT:   %2 = call <2 x bfloat> @llvm.nvvm.neg.bf16x2(<2 x bfloat> %1)
; CHECK-NEXT:   %3 = bitcast <2 x bfloat> %2 to i32
; CHECK-NEXT:   ret i32 %3
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_popc_i(i32 %a0) {
; CHECK-NEXT:   %r = call i32 @llvm.ctpop.i32(i32 %a0)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_popc_ll(i64 %a0) {
; CHECK-NEXT:   %ctpop = call i64 @llvm.ctpop.i64(i64 %a0)
; CHECK-NEXT:   %ctpop.trunc = trunc i64 %ctpop to i32
; CHECK-NEXT:   ret i32 %ctpop.trunc
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_reflect_alt1(ptr %a0) {
; CHECK-NEXT:   %r = call i32 @llvm.nvvm.reflect.p0(ptr %a0)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm_rotate_b32(i32 %a0, i32 %a1) {
; CHECK-NEXT:   %1 = call i32 @llvm.fshl.i32(i32 %a0, i32 %a0, i32 %a1)
; CHECK-NEXT:   ret i32 %1
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @nvvm_rotate_b64(i64 %a0, i32 %a1) {
; CHECK-NEXT:   %1 = zext i32 %a1 to i64
; CHECK-NEXT:   %2 = call i64 @llvm.fshl.i64(i64 %a0, i64 %a0, i64 %1)
; CHECK-NEXT:   ret i64 %2
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @nvvm_rotate_right_b64(i64 %a0, i32 %a1) {
; CHECK-NEXT:   %1 = zext i32 %a1 to i64
; CHECK-NEXT:   %2 = call i64 @llvm.fshr.i64(i64 %a0, i64 %a0, i64 %1)
; CHECK-NEXT:   ret i64 %2
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @nvvm_swap_lo_hi_b64(i64 %a0) {
; CHECK-NEXT:   %1 = call i64 @llvm.fshl.i64(i64 %a0, i64 %a0, i64 32)
; CHECK-NEXT:   ret i64 %1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @objectsize_alt1(ptr %a0) {
; CHECK-NEXT:   %r = call i32 @llvm.objectsize.i32.p0(ptr %a0, i1 true, i1 false, i1 false)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @ptr_annotation_alt1(ptr %a0, ptr %a1, ptr %a2, i32 %a3, ptr %a4) {
; CHECK-NEXT:   %r = call ptr @llvm.ptr.annotation.p0.p0(ptr %a0, ptr %a1, ptr %a2, i32 %a3, ptr %a4)
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @stackrestore_alt1(ptr %a0) {
; CHECK-NEXT:   call void @llvm.stackrestore.p0(ptr %a0)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @stacksave_alt1() {
; CHECK-NEXT:   %r = call ptr @llvm.stacksave.p0()
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @thread_pointer_alt1() {
; CHECK-NEXT:   %r = call ptr @llvm.thread.pointer.p0()
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @va_copy_alt1(ptr %a0, ptr %a1) {
; CHECK-NEXT:   call void @llvm.va_copy.p0(ptr %a0, ptr %a1)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @va_end_alt1(ptr %a0) {
; CHECK-NEXT:   call void @llvm.va_end.p0(ptr %a0)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @var_annotation_alt1(ptr %a0, ptr %a1, ptr %a2, i32 %a3, ptr %a4) {
; CHECK-NEXT:   call void @llvm.var.annotation.p0.p0(ptr %a0, ptr %a1, ptr %a2, i32 %a3, ptr %a4)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Unknown intrinsic
; CHECK-NEXT: declare { <2 x half>, <2 x half> } @llvm.nvvm.mma.m16n8k16.row.col.f16.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float)
; CHECK: ; Unknown intrinsic
; CHECK-NEXT: declare { float, float, float, float } @llvm.nvvm.mma.m16n8k16.row.col.f32.f16(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>)
; CHECK: ; Unknown intrinsic
; CHECK-NEXT: declare i32 @llvm.nvvm.reflect.p0(ptr)
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare i32 @llvm.annotation.i32.p0(i32, ptr, ptr, i32) #0
; CHECK: ; Function Attrs: nounwind
; CHECK-NEXT: declare void @llvm.coro.end(ptr, i1, token) #1
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.ctlz.i32(i32, i1 immarg) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.cttz.i32(i32, i1 immarg) #2
; CHECK: ; Function Attrs: nounwind memory(none)
; CHECK-NEXT: declare i32 @llvm.eh.typeid.for.p0(ptr) #3
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare <8 x i16> @llvm.stepvector.v8i16() #4
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare { <4 x i16>, <4 x i16> } @llvm.vector.deinterleave2.v8i16(<8 x i16>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <8 x i16> @llvm.vector.interleave2.v8i16(<4 x i16>, <4 x i16>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <8 x i16> @llvm.vector.partial.reduce.add.v8i16.v8i16(<8 x i16>, <8 x i16>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.vector.reduce.add.v8i16(<8 x i16>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.vector.reduce.and.v8i16(<8 x i16>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.vector.reduce.mul.v8i16(<8 x i16>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.vector.reduce.or.v8i16(<8 x i16>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.vector.reduce.smax.v8i16(<8 x i16>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.vector.reduce.smin.v8i16(<8 x i16>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.vector.reduce.umax.v8i16(<8 x i16>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.vector.reduce.umin.v8i16(<8 x i16>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.vector.reduce.xor.v8i16(<8 x i16>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <8 x i16> @llvm.vector.reverse.v8i16(<8 x i16>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <8 x i16> @llvm.vector.splice.left.v8i16(<8 x i16>, <8 x i16>, i32 immarg) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare i32 @llvm.get.rounding() #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare ptr @llvm.launder.invariant.group.p0(ptr) #5
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
; CHECK-NEXT: declare <8 x i16> @llvm.masked.gather.v8i16.v8p0(<8 x ptr>, <8 x i1>, <8 x i16>) #6
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
; CHECK-NEXT: declare <8 x i16> @llvm.masked.load.v8i16.p0(ptr captures(none), <8 x i1>, <8 x i16>) #7
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
; CHECK-NEXT: declare void @llvm.masked.scatter.v8i16.v8p0(<8 x i16>, <8 x ptr>, <8 x i1>) #8
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.masked.store.v8i16.p0(<8 x i16>, ptr captures(none), <8 x i1>) #9
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.fabs.bf16(bfloat) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.fabs.v2bf16(<2 x bfloat>) #2
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #10
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32) #10
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) #10
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #10
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #10
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.all(i32) #10
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.count(i32, i32) #10
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.bitreverse.i32(i32) #11
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i64 @llvm.bitreverse.i64(i64) #11
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i64 @llvm.ctlz.i64(i64, i1 immarg) #2
; CHECK: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7) writeonly, ptr addrspace(3), ptr addrspace(1) readonly, i32, i16, i64, i1 immarg, i1 immarg) #12
; CHECK: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(7) writeonly, ptr addrspace(3), ptr addrspace(3) readonly, i32) #12
; CHECK: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
; CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.3d(ptr addrspace(7) writeonly, ptr addrspace(3), ptr readonly, i32, i32, i32, i16, i16, i64, i1 immarg, i1 immarg, i32 immarg range(i32 0, 3)) #13
; CHECK: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
; CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.4d(ptr addrspace(7) writeonly, ptr addrspace(3), ptr readonly, i32, i32, i32, i32, i16, i16, i16, i64, i1 immarg, i1 immarg, i32 immarg range(i32 0, 3)) #13
; CHECK: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
; CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.5d(ptr addrspace(7) writeonly, ptr addrspace(3), ptr readonly, i32, i32, i32, i32, i32, i16, i16, i16, i16, i64, i1 immarg, i1 immarg, i32 immarg range(i32 0, 3)) #13
; CHECK: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
; CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(7) writeonly, ptr addrspace(3), ptr readonly, i32, i16, i64, i1 immarg, i1 immarg, i32 immarg range(i32 0, 3)) #13
; CHECK: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
; CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7) writeonly, ptr addrspace(3), ptr readonly, i32, i32, i16, i64, i1 immarg, i1 immarg, i32 immarg range(i32 0, 3)) #13
; CHECK: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
; CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.3d(ptr addrspace(7) writeonly, ptr addrspace(3), ptr readonly, i32, i32, i32, i16, i64, i1 immarg, i1 immarg, i32 immarg range(i32 0, 3)) #13
; CHECK: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
; CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.4d(ptr addrspace(7) writeonly, ptr addrspace(3), ptr readonly, i32, i32, i32, i32, i16, i64, i1 immarg, i1 immarg, i32 immarg range(i32 0, 3)) #13
; CHECK: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
; CHECK-NEXT: declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.5d(ptr addrspace(7) writeonly, ptr addrspace(3), ptr readonly, i32, i32, i32, i32, i32, i16, i64, i1 immarg, i1 immarg, i32 immarg range(i32 0, 3)) #13
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare double @llvm.nvvm.ex2.approx.f64(double) #4
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare float @llvm.nvvm.ex2.approx.f32(float) #4
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare float @llvm.nvvm.ex2.approx.ftz.f32(float) #4
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare double @llvm.nvvm.fabs.f64(double) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.nvvm.fabs.f32(float) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.nvvm.fabs.ftz.f32(float) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.fma.rn.bf16(bfloat, bfloat, bfloat) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.fma.rn.bf16x2(<2 x bfloat>, <2 x bfloat>, <2 x bfloat>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.fma.rn.ftz.bf16(bfloat, bfloat, bfloat) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.fma.rn.ftz.bf16x2(<2 x bfloat>, <2 x bfloat>, <2 x bfloat>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.fma.rn.ftz.relu.bf16(bfloat, bfloat, bfloat) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.fma.rn.ftz.relu.bf16x2(<2 x bfloat>, <2 x bfloat>, <2 x bfloat>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.fma.rn.ftz.sat.bf16(bfloat, bfloat, bfloat) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.fma.rn.ftz.sat.bf16x2(<2 x bfloat>, <2 x bfloat>, <2 x bfloat>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.fma.rn.relu.bf16(bfloat, bfloat, bfloat) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.fma.rn.relu.bf16x2(<2 x bfloat>, <2 x bfloat>, <2 x bfloat>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.fma.rn.sat.bf16(bfloat, bfloat, bfloat) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.fma.rn.sat.bf16x2(<2 x bfloat>, <2 x bfloat>, <2 x bfloat>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.fmax.bf16(bfloat, bfloat) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.fmax.bf16x2(<2 x bfloat>, <2 x bfloat>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.fmax.ftz.bf16(bfloat, bfloat) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.fmax.ftz.bf16x2(<2 x bfloat>, <2 x bfloat>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.fmax.ftz.nan.bf16(bfloat, bfloat) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.fmax.ftz.nan.bf16x2(<2 x bfloat>, <2 x bfloat>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.fmax.ftz.nan.xorsign.abs.bf16(bfloat, bfloat) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.fmax.ftz.nan.xorsign.abs.bf16x2(<2 x bfloat>, <2 x bfloat>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.fmax.ftz.xorsign.abs.bf16(bfloat, bfloat) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.fmax.ftz.xorsign.abs.bf16x2(<2 x bfloat>, <2 x bfloat>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.fmax.nan.bf16(bfloat, bfloat) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.fmax.nan.bf16x2(<2 x bfloat>, <2 x bfloat>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.fmax.nan.xorsign.abs.bf16(bfloat, bfloat) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.fmax.nan.xorsign.abs.bf16x2(<2 x bfloat>, <2 x bfloat>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.fmax.xorsign.abs.bf16(bfloat, bfloat) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.fmax.xorsign.abs.bf16x2(<2 x bfloat>, <2 x bfloat>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.fmin.bf16(bfloat, bfloat) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.fmin.bf16x2(<2 x bfloat>, <2 x bfloat>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.fmin.ftz.bf16(bfloat, bfloat) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.fmin.ftz.bf16x2(<2 x bfloat>, <2 x bfloat>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.fmin.ftz.nan.bf16(bfloat, bfloat) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.fmin.ftz.nan.bf16x2(<2 x bfloat>, <2 x bfloat>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.fmin.ftz.nan.xorsign.abs.bf16(bfloat, bfloat) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.fmin.ftz.nan.xorsign.abs.bf16x2(<2 x bfloat>, <2 x bfloat>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.fmin.ftz.xorsign.abs.bf16(bfloat, bfloat) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.fmin.ftz.xorsign.abs.bf16x2(<2 x bfloat>, <2 x bfloat>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.fmin.nan.bf16(bfloat, bfloat) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.fmin.nan.bf16x2(<2 x bfloat>, <2 x bfloat>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.fmin.nan.xorsign.abs.bf16(bfloat, bfloat) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.fmin.nan.xorsign.abs.bf16x2(<2 x bfloat>, <2 x bfloat>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.fmin.xorsign.abs.bf16(bfloat, bfloat) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.fmin.xorsign.abs.bf16x2(<2 x bfloat>, <2 x bfloat>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare float @llvm.convert.from.fp16.f32(i16) #4
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) captures(none), i32) #2
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.smax.i32(i32, i32) #11
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i64 @llvm.smax.i64(i64, i64) #11
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.smax.i16(i16, i16) #11
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.umax.i32(i32, i32) #11
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i64 @llvm.umax.i64(i64, i64) #11
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.umax.i16(i16, i16) #11
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.smin.i32(i32, i32) #11
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i64 @llvm.smin.i64(i64, i64) #11
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.smin.i16(i16, i16) #11
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.umin.i32(i32, i32) #11
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i64 @llvm.umin.i64(i64, i64) #11
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.umin.i16(i16, i16) #11
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare bfloat @llvm.nvvm.neg.bf16(bfloat) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x bfloat> @llvm.nvvm.neg.bf16x2(<2 x bfloat>) #2
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.ctpop.i32(i32) #11
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i64 @llvm.ctpop.i64(i64) #11
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.fshl.i32(i32, i32, i32) #11
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i64 @llvm.fshl.i64(i64, i64, i64) #11
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i64 @llvm.fshr.i64(i64, i64, i64) #11
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.objectsize.i32.p0(ptr, i1 immarg, i1 immarg, i1 immarg) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn
; CHECK-NEXT: declare void @llvm.stackrestore.p0(ptr) #14
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn
; CHECK-NEXT: declare ptr @llvm.stacksave.p0() #14
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare ptr @llvm.thread.pointer.p0() #4
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn
; CHECK-NEXT: declare void @llvm.va_copy.p0(ptr, ptr) #14
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn
; CHECK-NEXT: declare void @llvm.va_end.p0(ptr) #14
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr) #0
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
; CHECK-NEXT: attributes #1 = { nounwind }
; CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #3 = { nounwind memory(none) }
; CHECK-NEXT: attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
; CHECK-NEXT: attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
; CHECK-NEXT: attributes #6 = { nocallback nofree nosync nounwind willreturn memory(read) }
; CHECK-NEXT: attributes #7 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
; CHECK-NEXT: attributes #8 = { nocallback nofree nosync nounwind willreturn memory(write) }
; CHECK-NEXT: attributes #9 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
; CHECK-NEXT: attributes #10 = { convergent nocallback nounwind }
; CHECK-NEXT: attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #12 = { convergent nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
; CHECK-NEXT: attributes #13 = { convergent nocallback nofree nosync nounwind willreturn }
; CHECK-NEXT: attributes #14 = { nocallback nofree nosync nounwind willreturn }
