; RUN: %nvopt -passes=inline -S %s | FileCheck %s
; Attributes in which caller and callee must agree before a body changes its function; those of the second part may be the caller's alone, or of both.
target triple = "nvptx64-nvidia-cuda"

define internal i32 @plain(i32 %x) {
  %r = mul i32 %x, %x
  ret i32 %r
}

; sanitize_address
define internal i32 @a0(i32 %x) sanitize_address {
  %r = mul i32 %x, %x
  ret i32 %r
}
define i32 @a0.in_plain(i32 %x) {
  %r = call i32 @a0(i32 %x)
  ret i32 %r
}
define i32 @a0.in_same(i32 %x) sanitize_address {
  %r = call i32 @a0(i32 %x)
  ret i32 %r
}
define i32 @a0.over_plain(i32 %x) sanitize_address {
  %r = call i32 @plain(i32 %x)
  ret i32 %r
}
; CHECK-LABEL: @a0.in_plain(
; CHECK: call i32 @a0(
; CHECK-LABEL: @a0.in_same(
; CHECK-NEXT: mul
; CHECK-LABEL: @a0.over_plain(
; CHECK-NEXT: %r = call i32 @plain(

; sanitize_thread
define internal i32 @a1(i32 %x) sanitize_thread {
  %r = mul i32 %x, %x
  ret i32 %r
}
define i32 @a1.in_plain(i32 %x) {
  %r = call i32 @a1(i32 %x)
  ret i32 %r
}
define i32 @a1.in_same(i32 %x) sanitize_thread {
  %r = call i32 @a1(i32 %x)
  ret i32 %r
}
define i32 @a1.over_plain(i32 %x) sanitize_thread {
  %r = call i32 @plain(i32 %x)
  ret i32 %r
}
; CHECK-LABEL: @a1.in_plain(
; CHECK: call i32 @a1(
; CHECK-LABEL: @a1.in_same(
; CHECK-NEXT: mul
; CHECK-LABEL: @a1.over_plain(
; CHECK-NEXT: %r = call i32 @plain(

; sanitize_type
define internal i32 @a2(i32 %x) sanitize_type {
  %r = mul i32 %x, %x
  ret i32 %r
}
define i32 @a2.in_plain(i32 %x) {
  %r = call i32 @a2(i32 %x)
  ret i32 %r
}
define i32 @a2.in_same(i32 %x) sanitize_type {
  %r = call i32 @a2(i32 %x)
  ret i32 %r
}
define i32 @a2.over_plain(i32 %x) sanitize_type {
  %r = call i32 @plain(i32 %x)
  ret i32 %r
}
; CHECK-LABEL: @a2.in_plain(
; CHECK: call i32 @a2(
; CHECK-LABEL: @a2.in_same(
; CHECK-NEXT: mul
; CHECK-LABEL: @a2.over_plain(
; CHECK-NEXT: %r = call i32 @plain(

; sanitize_memory
define internal i32 @a3(i32 %x) sanitize_memory {
  %r = mul i32 %x, %x
  ret i32 %r
}
define i32 @a3.in_plain(i32 %x) {
  %r = call i32 @a3(i32 %x)
  ret i32 %r
}
define i32 @a3.in_same(i32 %x) sanitize_memory {
  %r = call i32 @a3(i32 %x)
  ret i32 %r
}
define i32 @a3.over_plain(i32 %x) sanitize_memory {
  %r = call i32 @plain(i32 %x)
  ret i32 %r
}
; CHECK-LABEL: @a3.in_plain(
; CHECK: call i32 @a3(
; CHECK-LABEL: @a3.in_same(
; CHECK-NEXT: mul
; CHECK-LABEL: @a3.over_plain(
; CHECK-NEXT: %r = call i32 @plain(

; sanitize_hwaddress
define internal i32 @a4(i32 %x) sanitize_hwaddress {
  %r = mul i32 %x, %x
  ret i32 %r
}
define i32 @a4.in_plain(i32 %x) {
  %r = call i32 @a4(i32 %x)
  ret i32 %r
}
define i32 @a4.in_same(i32 %x) sanitize_hwaddress {
  %r = call i32 @a4(i32 %x)
  ret i32 %r
}
define i32 @a4.over_plain(i32 %x) sanitize_hwaddress {
  %r = call i32 @plain(i32 %x)
  ret i32 %r
}
; CHECK-LABEL: @a4.in_plain(
; CHECK: call i32 @a4(
; CHECK-LABEL: @a4.in_same(
; CHECK-NEXT: mul
; CHECK-LABEL: @a4.over_plain(
; CHECK-NEXT: %r = call i32 @plain(

; sanitize_memtag
define internal i32 @a5(i32 %x) sanitize_memtag {
  %r = mul i32 %x, %x
  ret i32 %r
}
define i32 @a5.in_plain(i32 %x) {
  %r = call i32 @a5(i32 %x)
  ret i32 %r
}
define i32 @a5.in_same(i32 %x) sanitize_memtag {
  %r = call i32 @a5(i32 %x)
  ret i32 %r
}
define i32 @a5.over_plain(i32 %x) sanitize_memtag {
  %r = call i32 @plain(i32 %x)
  ret i32 %r
}
; CHECK-LABEL: @a5.in_plain(
; CHECK: call i32 @a5(
; CHECK-LABEL: @a5.in_same(
; CHECK-NEXT: mul
; CHECK-LABEL: @a5.over_plain(
; CHECK-NEXT: %r = call i32 @plain(

; sanitize_numerical_stability
define internal i32 @a6(i32 %x) sanitize_numerical_stability {
  %r = mul i32 %x, %x
  ret i32 %r
}
define i32 @a6.in_plain(i32 %x) {
  %r = call i32 @a6(i32 %x)
  ret i32 %r
}
define i32 @a6.in_same(i32 %x) sanitize_numerical_stability {
  %r = call i32 @a6(i32 %x)
  ret i32 %r
}
define i32 @a6.over_plain(i32 %x) sanitize_numerical_stability {
  %r = call i32 @plain(i32 %x)
  ret i32 %r
}
; CHECK-LABEL: @a6.in_plain(
; CHECK: call i32 @a6(
; CHECK-LABEL: @a6.in_same(
; CHECK-NEXT: mul
; CHECK-LABEL: @a6.over_plain(
; CHECK-NEXT: %r = call i32 @plain(

; sanitize_realtime
define internal i32 @a7(i32 %x) sanitize_realtime {
  %r = mul i32 %x, %x
  ret i32 %r
}
define i32 @a7.in_plain(i32 %x) {
  %r = call i32 @a7(i32 %x)
  ret i32 %r
}
define i32 @a7.in_same(i32 %x) sanitize_realtime {
  %r = call i32 @a7(i32 %x)
  ret i32 %r
}
define i32 @a7.over_plain(i32 %x) sanitize_realtime {
  %r = call i32 @plain(i32 %x)
  ret i32 %r
}
; CHECK-LABEL: @a7.in_plain(
; CHECK: call i32 @a7(
; CHECK-LABEL: @a7.in_same(
; CHECK-NEXT: mul
; CHECK-LABEL: @a7.over_plain(
; CHECK-NEXT: %r = call i32 @plain(

; sanitize_realtime_blocking
define internal i32 @a8(i32 %x) sanitize_realtime_blocking {
  %r = mul i32 %x, %x
  ret i32 %r
}
define i32 @a8.in_plain(i32 %x) {
  %r = call i32 @a8(i32 %x)
  ret i32 %r
}
define i32 @a8.in_same(i32 %x) sanitize_realtime_blocking {
  %r = call i32 @a8(i32 %x)
  ret i32 %r
}
define i32 @a8.over_plain(i32 %x) sanitize_realtime_blocking {
  %r = call i32 @plain(i32 %x)
  ret i32 %r
}
; CHECK-LABEL: @a8.in_plain(
; CHECK: call i32 @a8(
; CHECK-LABEL: @a8.in_same(
; CHECK-NEXT: mul
; CHECK-LABEL: @a8.over_plain(
; CHECK-NEXT: %r = call i32 @plain(

; safestack
define internal i32 @a9(i32 %x) safestack {
  %r = mul i32 %x, %x
  ret i32 %r
}
define i32 @a9.in_plain(i32 %x) {
  %r = call i32 @a9(i32 %x)
  ret i32 %r
}
define i32 @a9.in_same(i32 %x) safestack {
  %r = call i32 @a9(i32 %x)
  ret i32 %r
}
define i32 @a9.over_plain(i32 %x) safestack {
  %r = call i32 @plain(i32 %x)
  ret i32 %r
}
; CHECK-LABEL: @a9.in_plain(
; CHECK: call i32 @a9(
; CHECK-LABEL: @a9.in_same(
; CHECK-NEXT: mul
; CHECK-LABEL: @a9.over_plain(
; CHECK-NEXT: %r = call i32 @plain(

; shadowcallstack
define internal i32 @a10(i32 %x) shadowcallstack {
  %r = mul i32 %x, %x
  ret i32 %r
}
define i32 @a10.in_plain(i32 %x) {
  %r = call i32 @a10(i32 %x)
  ret i32 %r
}
define i32 @a10.in_same(i32 %x) shadowcallstack {
  %r = call i32 @a10(i32 %x)
  ret i32 %r
}
define i32 @a10.over_plain(i32 %x) shadowcallstack {
  %r = call i32 @plain(i32 %x)
  ret i32 %r
}
; CHECK-LABEL: @a10.in_plain(
; CHECK: call i32 @a10(
; CHECK-LABEL: @a10.in_same(
; CHECK-NEXT: mul
; CHECK-LABEL: @a10.over_plain(
; CHECK-NEXT: %r = call i32 @plain(

; noprofile
define internal i32 @a11(i32 %x) noprofile {
  %r = mul i32 %x, %x
  ret i32 %r
}
define i32 @a11.in_plain(i32 %x) {
  %r = call i32 @a11(i32 %x)
  ret i32 %r
}
define i32 @a11.in_same(i32 %x) noprofile {
  %r = call i32 @a11(i32 %x)
  ret i32 %r
}
define i32 @a11.over_plain(i32 %x) noprofile {
  %r = call i32 @plain(i32 %x)
  ret i32 %r
}
; CHECK-LABEL: @a11.in_plain(
; CHECK: call i32 @a11(
; CHECK-LABEL: @a11.in_same(
; CHECK-NEXT: mul
; CHECK-LABEL: @a11.over_plain(
; CHECK-NEXT: %r = call i32 @plain(

; "use-sample-profile"
define internal i32 @a12(i32 %x) "use-sample-profile" {
  %r = mul i32 %x, %x
  ret i32 %r
}
define i32 @a12.in_plain(i32 %x) {
  %r = call i32 @a12(i32 %x)
  ret i32 %r
}
define i32 @a12.in_same(i32 %x) "use-sample-profile" {
  %r = call i32 @a12(i32 %x)
  ret i32 %r
}
define i32 @a12.over_plain(i32 %x) "use-sample-profile" {
  %r = call i32 @plain(i32 %x)
  ret i32 %r
}
; CHECK-LABEL: @a12.in_plain(
; CHECK: call i32 @a12(
; CHECK-LABEL: @a12.in_same(
; CHECK-NEXT: mul
; CHECK-LABEL: @a12.over_plain(
; CHECK-NEXT: %r = call i32 @plain(

; "sign-return-address"="all"
define internal i32 @a13(i32 %x) "sign-return-address"="all" {
  %r = mul i32 %x, %x
  ret i32 %r
}
define i32 @a13.in_plain(i32 %x) {
  %r = call i32 @a13(i32 %x)
  ret i32 %r
}
define i32 @a13.in_same(i32 %x) "sign-return-address"="all" {
  %r = call i32 @a13(i32 %x)
  ret i32 %r
}
define i32 @a13.over_plain(i32 %x) "sign-return-address"="all" {
  %r = call i32 @plain(i32 %x)
  ret i32 %r
}
; CHECK-LABEL: @a13.in_plain(
; CHECK: call i32 @a13(
; CHECK-LABEL: @a13.in_same(
; CHECK-NEXT: mul
; CHECK-LABEL: @a13.over_plain(
; CHECK-NEXT: %r = call i32 @plain(

; "branch-protection-pauth-lr"="true"
define internal i32 @a14(i32 %x) "branch-protection-pauth-lr"="true" {
  %r = mul i32 %x, %x
  ret i32 %r
}
define i32 @a14.in_plain(i32 %x) {
  %r = call i32 @a14(i32 %x)
  ret i32 %r
}
define i32 @a14.in_same(i32 %x) "branch-protection-pauth-lr"="true" {
  %r = call i32 @a14(i32 %x)
  ret i32 %r
}
define i32 @a14.over_plain(i32 %x) "branch-protection-pauth-lr"="true" {
  %r = call i32 @plain(i32 %x)
  ret i32 %r
}
; CHECK-LABEL: @a14.in_plain(
; CHECK: call i32 @a14(
; CHECK-LABEL: @a14.in_same(
; CHECK-NEXT: mul
; CHECK-LABEL: @a14.over_plain(
; CHECK-NEXT: %r = call i32 @plain(

; strictfp
define internal i32 @a15(i32 %x) strictfp {
  %r = mul i32 %x, %x
  ret i32 %r
}
define i32 @a15.in_plain(i32 %x) {
  %r = call i32 @a15(i32 %x)
  ret i32 %r
}
define i32 @a15.in_same(i32 %x) strictfp {
  %r = call i32 @a15(i32 %x)
  ret i32 %r
}
define i32 @a15.over_plain(i32 %x) strictfp {
  %r = call i32 @plain(i32 %x)
  ret i32 %r
}
; CHECK-LABEL: @a15.in_plain(
; CHECK: call i32 @a15(
; CHECK-LABEL: @a15.in_same(
; CHECK-NEXT: mul
; CHECK-LABEL: @a15.over_plain(
; CHECK-NEXT: mul

; null_pointer_is_valid
define internal i32 @a16(i32 %x) null_pointer_is_valid {
  %r = mul i32 %x, %x
  ret i32 %r
}
define i32 @a16.in_plain(i32 %x) {
  %r = call i32 @a16(i32 %x)
  ret i32 %r
}
define i32 @a16.in_same(i32 %x) null_pointer_is_valid {
  %r = call i32 @a16(i32 %x)
  ret i32 %r
}
define i32 @a16.over_plain(i32 %x) null_pointer_is_valid {
  %r = call i32 @plain(i32 %x)
  ret i32 %r
}
; CHECK-LABEL: @a16.in_plain(
; CHECK: call i32 @a16(
; CHECK-LABEL: @a16.in_same(
; CHECK-NEXT: mul
; CHECK-LABEL: @a16.over_plain(
; CHECK-NEXT: mul

; "no-builtins"
define internal i32 @a17(i32 %x) "no-builtins" {
  %r = mul i32 %x, %x
  ret i32 %r
}
define i32 @a17.in_plain(i32 %x) {
  %r = call i32 @a17(i32 %x)
  ret i32 %r
}
define i32 @a17.in_same(i32 %x) "no-builtins" {
  %r = call i32 @a17(i32 %x)
  ret i32 %r
}
define i32 @a17.over_plain(i32 %x) "no-builtins" {
  %r = call i32 @plain(i32 %x)
  ret i32 %r
}
; CHECK-LABEL: @a17.in_plain(
; CHECK: call i32 @a17(
; CHECK-LABEL: @a17.in_same(
; CHECK-NEXT: mul
; CHECK-LABEL: @a17.over_plain(
; CHECK-NEXT: mul

; "no-builtin-sinf"
define internal i32 @a18(i32 %x) "no-builtin-sinf" {
  %r = mul i32 %x, %x
  ret i32 %r
}
define i32 @a18.in_plain(i32 %x) {
  %r = call i32 @a18(i32 %x)
  ret i32 %r
}
define i32 @a18.in_same(i32 %x) "no-builtin-sinf" {
  %r = call i32 @a18(i32 %x)
  ret i32 %r
}
define i32 @a18.over_plain(i32 %x) "no-builtin-sinf" {
  %r = call i32 @plain(i32 %x)
  ret i32 %r
}
; CHECK-LABEL: @a18.in_plain(
; CHECK: call i32 @a18(
; CHECK-LABEL: @a18.in_same(
; CHECK-NEXT: mul
; CHECK-LABEL: @a18.over_plain(
; CHECK-NEXT: mul

define internal i32 @loader(i32 %x) "loader-replaceable" {
  ret i32 %x
}
define i32 @of_loader(i32 %x) "loader-replaceable" {
  %r = call i32 @loader(i32 %x)
  ret i32 %r
}
; CHECK-LABEL: @of_loader(
; CHECK: call i32 @loader(

; A PTX module has one target: what functions say of it does not keep them apart.
define internal i32 @newer(i32 %x) "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" {
  %r = mul i32 %x, %x
  ret i32 %r
}
define i32 @of_newer(i32 %x) "target-cpu"="sm_80" "target-features"="+ptx83,+sm_80" {
  %r = call i32 @newer(i32 %x)
  ret i32 %r
}
; CHECK-LABEL: @of_newer(
; CHECK-NEXT: mul
