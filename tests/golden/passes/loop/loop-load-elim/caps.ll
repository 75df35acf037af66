; RUN: %nvopt -passes=loop-load-elim -runtime-check-per-loop-load-elim=1000 -stats -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes=loop-load-elim -S %s | FileCheck %s --check-prefix=KEPT
; Up to each cap a load goes round, beyond it stays; of three loads with 64 pairs of places two.
; CHECK: {{^}}5 loop-load-elim - Number of loads eliminated by LLE
; CHECK: {{^}}2 loop-load-elim - Number of loops that are there twice for it
; CHECK: 1 cap loop-load-elim - at most 64 loads and stores
; CHECK: 1 cap loop-load-elim - at most 64 blocks
; CHECK: 1 cap loop-load-elim - at most 64 pairs
; CHECK: 1 cap loop-load-elim - at most 512 instructions
; KEPT-LABEL: @accesses_64(
; KEPT: store_forwarded = phi
; KEPT-LABEL: @accesses_65(
; KEPT-NOT: store_forwarded
; KEPT-LABEL: @blocks_64(
; KEPT: store_forwarded = phi
; KEPT-LABEL: @blocks_65(
; KEPT-NOT: store_forwarded
; KEPT-LABEL: @size_512(
; KEPT: store_forwarded = phi
; KEPT-LABEL: @size_513(
; KEPT-NOT: store_forwarded
; KEPT-LABEL: @pairs(
target triple = "nvptx64-nvidia-cuda"

; 64 accesses are looked at ...
define void @accesses_64(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %u0 = getelementptr inbounds i32, ptr %b, i64 0
  %v0 = load i32, ptr %u0, align 4
  %u1 = getelementptr inbounds i32, ptr %b, i64 1
  %v1 = load i32, ptr %u1, align 4
  %u2 = getelementptr inbounds i32, ptr %b, i64 2
  %v2 = load i32, ptr %u2, align 4
  %u3 = getelementptr inbounds i32, ptr %b, i64 3
  %v3 = load i32, ptr %u3, align 4
  %u4 = getelementptr inbounds i32, ptr %b, i64 4
  %v4 = load i32, ptr %u4, align 4
  %u5 = getelementptr inbounds i32, ptr %b, i64 5
  %v5 = load i32, ptr %u5, align 4
  %u6 = getelementptr inbounds i32, ptr %b, i64 6
  %v6 = load i32, ptr %u6, align 4
  %u7 = getelementptr inbounds i32, ptr %b, i64 7
  %v7 = load i32, ptr %u7, align 4
  %u8 = getelementptr inbounds i32, ptr %b, i64 8
  %v8 = load i32, ptr %u8, align 4
  %u9 = getelementptr inbounds i32, ptr %b, i64 9
  %v9 = load i32, ptr %u9, align 4
  %u10 = getelementptr inbounds i32, ptr %b, i64 10
  %v10 = load i32, ptr %u10, align 4
  %u11 = getelementptr inbounds i32, ptr %b, i64 11
  %v11 = load i32, ptr %u11, align 4
  %u12 = getelementptr inbounds i32, ptr %b, i64 12
  %v12 = load i32, ptr %u12, align 4
  %u13 = getelementptr inbounds i32, ptr %b, i64 13
  %v13 = load i32, ptr %u13, align 4
  %u14 = getelementptr inbounds i32, ptr %b, i64 14
  %v14 = load i32, ptr %u14, align 4
  %u15 = getelementptr inbounds i32, ptr %b, i64 15
  %v15 = load i32, ptr %u15, align 4
  %u16 = getelementptr inbounds i32, ptr %b, i64 16
  %v16 = load i32, ptr %u16, align 4
  %u17 = getelementptr inbounds i32, ptr %b, i64 17
  %v17 = load i32, ptr %u17, align 4
  %u18 = getelementptr inbounds i32, ptr %b, i64 18
  %v18 = load i32, ptr %u18, align 4
  %u19 = getelementptr inbounds i32, ptr %b, i64 19
  %v19 = load i32, ptr %u19, align 4
  %u20 = getelementptr inbounds i32, ptr %b, i64 20
  %v20 = load i32, ptr %u20, align 4
  %u21 = getelementptr inbounds i32, ptr %b, i64 21
  %v21 = load i32, ptr %u21, align 4
  %u22 = getelementptr inbounds i32, ptr %b, i64 22
  %v22 = load i32, ptr %u22, align 4
  %u23 = getelementptr inbounds i32, ptr %b, i64 23
  %v23 = load i32, ptr %u23, align 4
  %u24 = getelementptr inbounds i32, ptr %b, i64 24
  %v24 = load i32, ptr %u24, align 4
  %u25 = getelementptr inbounds i32, ptr %b, i64 25
  %v25 = load i32, ptr %u25, align 4
  %u26 = getelementptr inbounds i32, ptr %b, i64 26
  %v26 = load i32, ptr %u26, align 4
  %u27 = getelementptr inbounds i32, ptr %b, i64 27
  %v27 = load i32, ptr %u27, align 4
  %u28 = getelementptr inbounds i32, ptr %b, i64 28
  %v28 = load i32, ptr %u28, align 4
  %u29 = getelementptr inbounds i32, ptr %b, i64 29
  %v29 = load i32, ptr %u29, align 4
  %u30 = getelementptr inbounds i32, ptr %b, i64 30
  %v30 = load i32, ptr %u30, align 4
  %u31 = getelementptr inbounds i32, ptr %b, i64 31
  %v31 = load i32, ptr %u31, align 4
  %u32 = getelementptr inbounds i32, ptr %b, i64 32
  %v32 = load i32, ptr %u32, align 4
  %u33 = getelementptr inbounds i32, ptr %b, i64 33
  %v33 = load i32, ptr %u33, align 4
  %u34 = getelementptr inbounds i32, ptr %b, i64 34
  %v34 = load i32, ptr %u34, align 4
  %u35 = getelementptr inbounds i32, ptr %b, i64 35
  %v35 = load i32, ptr %u35, align 4
  %u36 = getelementptr inbounds i32, ptr %b, i64 36
  %v36 = load i32, ptr %u36, align 4
  %u37 = getelementptr inbounds i32, ptr %b, i64 37
  %v37 = load i32, ptr %u37, align 4
  %u38 = getelementptr inbounds i32, ptr %b, i64 38
  %v38 = load i32, ptr %u38, align 4
  %u39 = getelementptr inbounds i32, ptr %b, i64 39
  %v39 = load i32, ptr %u39, align 4
  %u40 = getelementptr inbounds i32, ptr %b, i64 40
  %v40 = load i32, ptr %u40, align 4
  %u41 = getelementptr inbounds i32, ptr %b, i64 41
  %v41 = load i32, ptr %u41, align 4
  %u42 = getelementptr inbounds i32, ptr %b, i64 42
  %v42 = load i32, ptr %u42, align 4
  %u43 = getelementptr inbounds i32, ptr %b, i64 43
  %v43 = load i32, ptr %u43, align 4
  %u44 = getelementptr inbounds i32, ptr %b, i64 44
  %v44 = load i32, ptr %u44, align 4
  %u45 = getelementptr inbounds i32, ptr %b, i64 45
  %v45 = load i32, ptr %u45, align 4
  %u46 = getelementptr inbounds i32, ptr %b, i64 46
  %v46 = load i32, ptr %u46, align 4
  %u47 = getelementptr inbounds i32, ptr %b, i64 47
  %v47 = load i32, ptr %u47, align 4
  %u48 = getelementptr inbounds i32, ptr %b, i64 48
  %v48 = load i32, ptr %u48, align 4
  %u49 = getelementptr inbounds i32, ptr %b, i64 49
  %v49 = load i32, ptr %u49, align 4
  %u50 = getelementptr inbounds i32, ptr %b, i64 50
  %v50 = load i32, ptr %u50, align 4
  %u51 = getelementptr inbounds i32, ptr %b, i64 51
  %v51 = load i32, ptr %u51, align 4
  %u52 = getelementptr inbounds i32, ptr %b, i64 52
  %v52 = load i32, ptr %u52, align 4
  %u53 = getelementptr inbounds i32, ptr %b, i64 53
  %v53 = load i32, ptr %u53, align 4
  %u54 = getelementptr inbounds i32, ptr %b, i64 54
  %v54 = load i32, ptr %u54, align 4
  %u55 = getelementptr inbounds i32, ptr %b, i64 55
  %v55 = load i32, ptr %u55, align 4
  %u56 = getelementptr inbounds i32, ptr %b, i64 56
  %v56 = load i32, ptr %u56, align 4
  %u57 = getelementptr inbounds i32, ptr %b, i64 57
  %v57 = load i32, ptr %u57, align 4
  %u58 = getelementptr inbounds i32, ptr %b, i64 58
  %v58 = load i32, ptr %u58, align 4
  %u59 = getelementptr inbounds i32, ptr %b, i64 59
  %v59 = load i32, ptr %u59, align 4
  %u60 = getelementptr inbounds i32, ptr %b, i64 60
  %v60 = load i32, ptr %u60, align 4
  %u61 = getelementptr inbounds i32, ptr %b, i64 61
  %v61 = load i32, ptr %u61, align 4
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %x, ptr %qa, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; ... and no more.
define void @accesses_65(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %u0 = getelementptr inbounds i32, ptr %b, i64 0
  %v0 = load i32, ptr %u0, align 4
  %u1 = getelementptr inbounds i32, ptr %b, i64 1
  %v1 = load i32, ptr %u1, align 4
  %u2 = getelementptr inbounds i32, ptr %b, i64 2
  %v2 = load i32, ptr %u2, align 4
  %u3 = getelementptr inbounds i32, ptr %b, i64 3
  %v3 = load i32, ptr %u3, align 4
  %u4 = getelementptr inbounds i32, ptr %b, i64 4
  %v4 = load i32, ptr %u4, align 4
  %u5 = getelementptr inbounds i32, ptr %b, i64 5
  %v5 = load i32, ptr %u5, align 4
  %u6 = getelementptr inbounds i32, ptr %b, i64 6
  %v6 = load i32, ptr %u6, align 4
  %u7 = getelementptr inbounds i32, ptr %b, i64 7
  %v7 = load i32, ptr %u7, align 4
  %u8 = getelementptr inbounds i32, ptr %b, i64 8
  %v8 = load i32, ptr %u8, align 4
  %u9 = getelementptr inbounds i32, ptr %b, i64 9
  %v9 = load i32, ptr %u9, align 4
  %u10 = getelementptr inbounds i32, ptr %b, i64 10
  %v10 = load i32, ptr %u10, align 4
  %u11 = getelementptr inbounds i32, ptr %b, i64 11
  %v11 = load i32, ptr %u11, align 4
  %u12 = getelementptr inbounds i32, ptr %b, i64 12
  %v12 = load i32, ptr %u12, align 4
  %u13 = getelementptr inbounds i32, ptr %b, i64 13
  %v13 = load i32, ptr %u13, align 4
  %u14 = getelementptr inbounds i32, ptr %b, i64 14
  %v14 = load i32, ptr %u14, align 4
  %u15 = getelementptr inbounds i32, ptr %b, i64 15
  %v15 = load i32, ptr %u15, align 4
  %u16 = getelementptr inbounds i32, ptr %b, i64 16
  %v16 = load i32, ptr %u16, align 4
  %u17 = getelementptr inbounds i32, ptr %b, i64 17
  %v17 = load i32, ptr %u17, align 4
  %u18 = getelementptr inbounds i32, ptr %b, i64 18
  %v18 = load i32, ptr %u18, align 4
  %u19 = getelementptr inbounds i32, ptr %b, i64 19
  %v19 = load i32, ptr %u19, align 4
  %u20 = getelementptr inbounds i32, ptr %b, i64 20
  %v20 = load i32, ptr %u20, align 4
  %u21 = getelementptr inbounds i32, ptr %b, i64 21
  %v21 = load i32, ptr %u21, align 4
  %u22 = getelementptr inbounds i32, ptr %b, i64 22
  %v22 = load i32, ptr %u22, align 4
  %u23 = getelementptr inbounds i32, ptr %b, i64 23
  %v23 = load i32, ptr %u23, align 4
  %u24 = getelementptr inbounds i32, ptr %b, i64 24
  %v24 = load i32, ptr %u24, align 4
  %u25 = getelementptr inbounds i32, ptr %b, i64 25
  %v25 = load i32, ptr %u25, align 4
  %u26 = getelementptr inbounds i32, ptr %b, i64 26
  %v26 = load i32, ptr %u26, align 4
  %u27 = getelementptr inbounds i32, ptr %b, i64 27
  %v27 = load i32, ptr %u27, align 4
  %u28 = getelementptr inbounds i32, ptr %b, i64 28
  %v28 = load i32, ptr %u28, align 4
  %u29 = getelementptr inbounds i32, ptr %b, i64 29
  %v29 = load i32, ptr %u29, align 4
  %u30 = getelementptr inbounds i32, ptr %b, i64 30
  %v30 = load i32, ptr %u30, align 4
  %u31 = getelementptr inbounds i32, ptr %b, i64 31
  %v31 = load i32, ptr %u31, align 4
  %u32 = getelementptr inbounds i32, ptr %b, i64 32
  %v32 = load i32, ptr %u32, align 4
  %u33 = getelementptr inbounds i32, ptr %b, i64 33
  %v33 = load i32, ptr %u33, align 4
  %u34 = getelementptr inbounds i32, ptr %b, i64 34
  %v34 = load i32, ptr %u34, align 4
  %u35 = getelementptr inbounds i32, ptr %b, i64 35
  %v35 = load i32, ptr %u35, align 4
  %u36 = getelementptr inbounds i32, ptr %b, i64 36
  %v36 = load i32, ptr %u36, align 4
  %u37 = getelementptr inbounds i32, ptr %b, i64 37
  %v37 = load i32, ptr %u37, align 4
  %u38 = getelementptr inbounds i32, ptr %b, i64 38
  %v38 = load i32, ptr %u38, align 4
  %u39 = getelementptr inbounds i32, ptr %b, i64 39
  %v39 = load i32, ptr %u39, align 4
  %u40 = getelementptr inbounds i32, ptr %b, i64 40
  %v40 = load i32, ptr %u40, align 4
  %u41 = getelementptr inbounds i32, ptr %b, i64 41
  %v41 = load i32, ptr %u41, align 4
  %u42 = getelementptr inbounds i32, ptr %b, i64 42
  %v42 = load i32, ptr %u42, align 4
  %u43 = getelementptr inbounds i32, ptr %b, i64 43
  %v43 = load i32, ptr %u43, align 4
  %u44 = getelementptr inbounds i32, ptr %b, i64 44
  %v44 = load i32, ptr %u44, align 4
  %u45 = getelementptr inbounds i32, ptr %b, i64 45
  %v45 = load i32, ptr %u45, align 4
  %u46 = getelementptr inbounds i32, ptr %b, i64 46
  %v46 = load i32, ptr %u46, align 4
  %u47 = getelementptr inbounds i32, ptr %b, i64 47
  %v47 = load i32, ptr %u47, align 4
  %u48 = getelementptr inbounds i32, ptr %b, i64 48
  %v48 = load i32, ptr %u48, align 4
  %u49 = getelementptr inbounds i32, ptr %b, i64 49
  %v49 = load i32, ptr %u49, align 4
  %u50 = getelementptr inbounds i32, ptr %b, i64 50
  %v50 = load i32, ptr %u50, align 4
  %u51 = getelementptr inbounds i32, ptr %b, i64 51
  %v51 = load i32, ptr %u51, align 4
  %u52 = getelementptr inbounds i32, ptr %b, i64 52
  %v52 = load i32, ptr %u52, align 4
  %u53 = getelementptr inbounds i32, ptr %b, i64 53
  %v53 = load i32, ptr %u53, align 4
  %u54 = getelementptr inbounds i32, ptr %b, i64 54
  %v54 = load i32, ptr %u54, align 4
  %u55 = getelementptr inbounds i32, ptr %b, i64 55
  %v55 = load i32, ptr %u55, align 4
  %u56 = getelementptr inbounds i32, ptr %b, i64 56
  %v56 = load i32, ptr %u56, align 4
  %u57 = getelementptr inbounds i32, ptr %b, i64 57
  %v57 = load i32, ptr %u57, align 4
  %u58 = getelementptr inbounds i32, ptr %b, i64 58
  %v58 = load i32, ptr %u58, align 4
  %u59 = getelementptr inbounds i32, ptr %b, i64 59
  %v59 = load i32, ptr %u59, align 4
  %u60 = getelementptr inbounds i32, ptr %b, i64 60
  %v60 = load i32, ptr %u60, align 4
  %u61 = getelementptr inbounds i32, ptr %b, i64 61
  %v61 = load i32, ptr %u61, align 4
  %u62 = getelementptr inbounds i32, ptr %b, i64 62
  %v62 = load i32, ptr %u62, align 4
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %x, ptr %qa, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; 64 blocks ...
define void @blocks_64(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %b62 ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  br label %b0
b0:
  br label %b1
b1:
  br label %b2
b2:
  br label %b3
b3:
  br label %b4
b4:
  br label %b5
b5:
  br label %b6
b6:
  br label %b7
b7:
  br label %b8
b8:
  br label %b9
b9:
  br label %b10
b10:
  br label %b11
b11:
  br label %b12
b12:
  br label %b13
b13:
  br label %b14
b14:
  br label %b15
b15:
  br label %b16
b16:
  br label %b17
b17:
  br label %b18
b18:
  br label %b19
b19:
  br label %b20
b20:
  br label %b21
b21:
  br label %b22
b22:
  br label %b23
b23:
  br label %b24
b24:
  br label %b25
b25:
  br label %b26
b26:
  br label %b27
b27:
  br label %b28
b28:
  br label %b29
b29:
  br label %b30
b30:
  br label %b31
b31:
  br label %b32
b32:
  br label %b33
b33:
  br label %b34
b34:
  br label %b35
b35:
  br label %b36
b36:
  br label %b37
b37:
  br label %b38
b38:
  br label %b39
b39:
  br label %b40
b40:
  br label %b41
b41:
  br label %b42
b42:
  br label %b43
b43:
  br label %b44
b44:
  br label %b45
b45:
  br label %b46
b46:
  br label %b47
b47:
  br label %b48
b48:
  br label %b49
b49:
  br label %b50
b50:
  br label %b51
b51:
  br label %b52
b52:
  br label %b53
b53:
  br label %b54
b54:
  br label %b55
b55:
  br label %b56
b56:
  br label %b57
b57:
  br label %b58
b58:
  br label %b59
b59:
  br label %b60
b60:
  br label %b61
b61:
  br label %b62
b62:
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %x, ptr %qa, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; ... and no more.
define void @blocks_65(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %b63 ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  br label %b0
b0:
  br label %b1
b1:
  br label %b2
b2:
  br label %b3
b3:
  br label %b4
b4:
  br label %b5
b5:
  br label %b6
b6:
  br label %b7
b7:
  br label %b8
b8:
  br label %b9
b9:
  br label %b10
b10:
  br label %b11
b11:
  br label %b12
b12:
  br label %b13
b13:
  br label %b14
b14:
  br label %b15
b15:
  br label %b16
b16:
  br label %b17
b17:
  br label %b18
b18:
  br label %b19
b19:
  br label %b20
b20:
  br label %b21
b21:
  br label %b22
b22:
  br label %b23
b23:
  br label %b24
b24:
  br label %b25
b25:
  br label %b26
b26:
  br label %b27
b27:
  br label %b28
b28:
  br label %b29
b29:
  br label %b30
b30:
  br label %b31
b31:
  br label %b32
b32:
  br label %b33
b33:
  br label %b34
b34:
  br label %b35
b35:
  br label %b36
b36:
  br label %b37
b37:
  br label %b38
b38:
  br label %b39
b39:
  br label %b40
b40:
  br label %b41
b41:
  br label %b42
b42:
  br label %b43
b43:
  br label %b44
b44:
  br label %b45
b45:
  br label %b46
b46:
  br label %b47
b47:
  br label %b48
b48:
  br label %b49
b49:
  br label %b50
b50:
  br label %b51
b51:
  br label %b52
b52:
  br label %b53
b53:
  br label %b54
b54:
  br label %b55
b55:
  br label %b56
b56:
  br label %b57
b57:
  br label %b58
b58:
  br label %b59
b59:
  br label %b60
b60:
  br label %b61
b61:
  br label %b62
b62:
  br label %b63
b63:
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %x, ptr %qa, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; 512 instructions ...
define void @size_512(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %s = add i32 %x, %y
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %s, ptr %qa, align 4
  store i32 %y, ptr %pb, align 4
  %z0 = add i32 %y, 0
  %z1 = add i32 %y, 1
  %z2 = add i32 %y, 2
  %z3 = add i32 %y, 3
  %z4 = add i32 %y, 4
  %z5 = add i32 %y, 5
  %z6 = add i32 %y, 6
  %z7 = add i32 %y, 7
  %z8 = add i32 %y, 8
  %z9 = add i32 %y, 9
  %z10 = add i32 %y, 10
  %z11 = add i32 %y, 11
  %z12 = add i32 %y, 12
  %z13 = add i32 %y, 13
  %z14 = add i32 %y, 14
  %z15 = add i32 %y, 15
  %z16 = add i32 %y, 16
  %z17 = add i32 %y, 17
  %z18 = add i32 %y, 18
  %z19 = add i32 %y, 19
  %z20 = add i32 %y, 20
  %z21 = add i32 %y, 21
  %z22 = add i32 %y, 22
  %z23 = add i32 %y, 23
  %z24 = add i32 %y, 24
  %z25 = add i32 %y, 25
  %z26 = add i32 %y, 26
  %z27 = add i32 %y, 27
  %z28 = add i32 %y, 28
  %z29 = add i32 %y, 29
  %z30 = add i32 %y, 30
  %z31 = add i32 %y, 31
  %z32 = add i32 %y, 32
  %z33 = add i32 %y, 33
  %z34 = add i32 %y, 34
  %z35 = add i32 %y, 35
  %z36 = add i32 %y, 36
  %z37 = add i32 %y, 37
  %z38 = add i32 %y, 38
  %z39 = add i32 %y, 39
  %z40 = add i32 %y, 40
  %z41 = add i32 %y, 41
  %z42 = add i32 %y, 42
  %z43 = add i32 %y, 43
  %z44 = add i32 %y, 44
  %z45 = add i32 %y, 45
  %z46 = add i32 %y, 46
  %z47 = add i32 %y, 47
  %z48 = add i32 %y, 48
  %z49 = add i32 %y, 49
  %z50 = add i32 %y, 50
  %z51 = add i32 %y, 51
  %z52 = add i32 %y, 52
  %z53 = add i32 %y, 53
  %z54 = add i32 %y, 54
  %z55 = add i32 %y, 55
  %z56 = add i32 %y, 56
  %z57 = add i32 %y, 57
  %z58 = add i32 %y, 58
  %z59 = add i32 %y, 59
  %z60 = add i32 %y, 60
  %z61 = add i32 %y, 61
  %z62 = add i32 %y, 62
  %z63 = add i32 %y, 63
  %z64 = add i32 %y, 64
  %z65 = add i32 %y, 65
  %z66 = add i32 %y, 66
  %z67 = add i32 %y, 67
  %z68 = add i32 %y, 68
  %z69 = add i32 %y, 69
  %z70 = add i32 %y, 70
  %z71 = add i32 %y, 71
  %z72 = add i32 %y, 72
  %z73 = add i32 %y, 73
  %z74 = add i32 %y, 74
  %z75 = add i32 %y, 75
  %z76 = add i32 %y, 76
  %z77 = add i32 %y, 77
  %z78 = add i32 %y, 78
  %z79 = add i32 %y, 79
  %z80 = add i32 %y, 80
  %z81 = add i32 %y, 81
  %z82 = add i32 %y, 82
  %z83 = add i32 %y, 83
  %z84 = add i32 %y, 84
  %z85 = add i32 %y, 85
  %z86 = add i32 %y, 86
  %z87 = add i32 %y, 87
  %z88 = add i32 %y, 88
  %z89 = add i32 %y, 89
  %z90 = add i32 %y, 90
  %z91 = add i32 %y, 91
  %z92 = add i32 %y, 92
  %z93 = add i32 %y, 93
  %z94 = add i32 %y, 94
  %z95 = add i32 %y, 95
  %z96 = add i32 %y, 96
  %z97 = add i32 %y, 97
  %z98 = add i32 %y, 98
  %z99 = add i32 %y, 99
  %z100 = add i32 %y, 100
  %z101 = add i32 %y, 101
  %z102 = add i32 %y, 102
  %z103 = add i32 %y, 103
  %z104 = add i32 %y, 104
  %z105 = add i32 %y, 105
  %z106 = add i32 %y, 106
  %z107 = add i32 %y, 107
  %z108 = add i32 %y, 108
  %z109 = add i32 %y, 109
  %z110 = add i32 %y, 110
  %z111 = add i32 %y, 111
  %z112 = add i32 %y, 112
  %z113 = add i32 %y, 113
  %z114 = add i32 %y, 114
  %z115 = add i32 %y, 115
  %z116 = add i32 %y, 116
  %z117 = add i32 %y, 117
  %z118 = add i32 %y, 118
  %z119 = add i32 %y, 119
  %z120 = add i32 %y, 120
  %z121 = add i32 %y, 121
  %z122 = add i32 %y, 122
  %z123 = add i32 %y, 123
  %z124 = add i32 %y, 124
  %z125 = add i32 %y, 125
  %z126 = add i32 %y, 126
  %z127 = add i32 %y, 127
  %z128 = add i32 %y, 128
  %z129 = add i32 %y, 129
  %z130 = add i32 %y, 130
  %z131 = add i32 %y, 131
  %z132 = add i32 %y, 132
  %z133 = add i32 %y, 133
  %z134 = add i32 %y, 134
  %z135 = add i32 %y, 135
  %z136 = add i32 %y, 136
  %z137 = add i32 %y, 137
  %z138 = add i32 %y, 138
  %z139 = add i32 %y, 139
  %z140 = add i32 %y, 140
  %z141 = add i32 %y, 141
  %z142 = add i32 %y, 142
  %z143 = add i32 %y, 143
  %z144 = add i32 %y, 144
  %z145 = add i32 %y, 145
  %z146 = add i32 %y, 146
  %z147 = add i32 %y, 147
  %z148 = add i32 %y, 148
  %z149 = add i32 %y, 149
  %z150 = add i32 %y, 150
  %z151 = add i32 %y, 151
  %z152 = add i32 %y, 152
  %z153 = add i32 %y, 153
  %z154 = add i32 %y, 154
  %z155 = add i32 %y, 155
  %z156 = add i32 %y, 156
  %z157 = add i32 %y, 157
  %z158 = add i32 %y, 158
  %z159 = add i32 %y, 159
  %z160 = add i32 %y, 160
  %z161 = add i32 %y, 161
  %z162 = add i32 %y, 162
  %z163 = add i32 %y, 163
  %z164 = add i32 %y, 164
  %z165 = add i32 %y, 165
  %z166 = add i32 %y, 166
  %z167 = add i32 %y, 167
  %z168 = add i32 %y, 168
  %z169 = add i32 %y, 169
  %z170 = add i32 %y, 170
  %z171 = add i32 %y, 171
  %z172 = add i32 %y, 172
  %z173 = add i32 %y, 173
  %z174 = add i32 %y, 174
  %z175 = add i32 %y, 175
  %z176 = add i32 %y, 176
  %z177 = add i32 %y, 177
  %z178 = add i32 %y, 178
  %z179 = add i32 %y, 179
  %z180 = add i32 %y, 180
  %z181 = add i32 %y, 181
  %z182 = add i32 %y, 182
  %z183 = add i32 %y, 183
  %z184 = add i32 %y, 184
  %z185 = add i32 %y, 185
  %z186 = add i32 %y, 186
  %z187 = add i32 %y, 187
  %z188 = add i32 %y, 188
  %z189 = add i32 %y, 189
  %z190 = add i32 %y, 190
  %z191 = add i32 %y, 191
  %z192 = add i32 %y, 192
  %z193 = add i32 %y, 193
  %z194 = add i32 %y, 194
  %z195 = add i32 %y, 195
  %z196 = add i32 %y, 196
  %z197 = add i32 %y, 197
  %z198 = add i32 %y, 198
  %z199 = add i32 %y, 199
  %z200 = add i32 %y, 200
  %z201 = add i32 %y, 201
  %z202 = add i32 %y, 202
  %z203 = add i32 %y, 203
  %z204 = add i32 %y, 204
  %z205 = add i32 %y, 205
  %z206 = add i32 %y, 206
  %z207 = add i32 %y, 207
  %z208 = add i32 %y, 208
  %z209 = add i32 %y, 209
  %z210 = add i32 %y, 210
  %z211 = add i32 %y, 211
  %z212 = add i32 %y, 212
  %z213 = add i32 %y, 213
  %z214 = add i32 %y, 214
  %z215 = add i32 %y, 215
  %z216 = add i32 %y, 216
  %z217 = add i32 %y, 217
  %z218 = add i32 %y, 218
  %z219 = add i32 %y, 219
  %z220 = add i32 %y, 220
  %z221 = add i32 %y, 221
  %z222 = add i32 %y, 222
  %z223 = add i32 %y, 223
  %z224 = add i32 %y, 224
  %z225 = add i32 %y, 225
  %z226 = add i32 %y, 226
  %z227 = add i32 %y, 227
  %z228 = add i32 %y, 228
  %z229 = add i32 %y, 229
  %z230 = add i32 %y, 230
  %z231 = add i32 %y, 231
  %z232 = add i32 %y, 232
  %z233 = add i32 %y, 233
  %z234 = add i32 %y, 234
  %z235 = add i32 %y, 235
  %z236 = add i32 %y, 236
  %z237 = add i32 %y, 237
  %z238 = add i32 %y, 238
  %z239 = add i32 %y, 239
  %z240 = add i32 %y, 240
  %z241 = add i32 %y, 241
  %z242 = add i32 %y, 242
  %z243 = add i32 %y, 243
  %z244 = add i32 %y, 244
  %z245 = add i32 %y, 245
  %z246 = add i32 %y, 246
  %z247 = add i32 %y, 247
  %z248 = add i32 %y, 248
  %z249 = add i32 %y, 249
  %z250 = add i32 %y, 250
  %z251 = add i32 %y, 251
  %z252 = add i32 %y, 252
  %z253 = add i32 %y, 253
  %z254 = add i32 %y, 254
  %z255 = add i32 %y, 255
  %z256 = add i32 %y, 256
  %z257 = add i32 %y, 257
  %z258 = add i32 %y, 258
  %z259 = add i32 %y, 259
  %z260 = add i32 %y, 260
  %z261 = add i32 %y, 261
  %z262 = add i32 %y, 262
  %z263 = add i32 %y, 263
  %z264 = add i32 %y, 264
  %z265 = add i32 %y, 265
  %z266 = add i32 %y, 266
  %z267 = add i32 %y, 267
  %z268 = add i32 %y, 268
  %z269 = add i32 %y, 269
  %z270 = add i32 %y, 270
  %z271 = add i32 %y, 271
  %z272 = add i32 %y, 272
  %z273 = add i32 %y, 273
  %z274 = add i32 %y, 274
  %z275 = add i32 %y, 275
  %z276 = add i32 %y, 276
  %z277 = add i32 %y, 277
  %z278 = add i32 %y, 278
  %z279 = add i32 %y, 279
  %z280 = add i32 %y, 280
  %z281 = add i32 %y, 281
  %z282 = add i32 %y, 282
  %z283 = add i32 %y, 283
  %z284 = add i32 %y, 284
  %z285 = add i32 %y, 285
  %z286 = add i32 %y, 286
  %z287 = add i32 %y, 287
  %z288 = add i32 %y, 288
  %z289 = add i32 %y, 289
  %z290 = add i32 %y, 290
  %z291 = add i32 %y, 291
  %z292 = add i32 %y, 292
  %z293 = add i32 %y, 293
  %z294 = add i32 %y, 294
  %z295 = add i32 %y, 295
  %z296 = add i32 %y, 296
  %z297 = add i32 %y, 297
  %z298 = add i32 %y, 298
  %z299 = add i32 %y, 299
  %z300 = add i32 %y, 300
  %z301 = add i32 %y, 301
  %z302 = add i32 %y, 302
  %z303 = add i32 %y, 303
  %z304 = add i32 %y, 304
  %z305 = add i32 %y, 305
  %z306 = add i32 %y, 306
  %z307 = add i32 %y, 307
  %z308 = add i32 %y, 308
  %z309 = add i32 %y, 309
  %z310 = add i32 %y, 310
  %z311 = add i32 %y, 311
  %z312 = add i32 %y, 312
  %z313 = add i32 %y, 313
  %z314 = add i32 %y, 314
  %z315 = add i32 %y, 315
  %z316 = add i32 %y, 316
  %z317 = add i32 %y, 317
  %z318 = add i32 %y, 318
  %z319 = add i32 %y, 319
  %z320 = add i32 %y, 320
  %z321 = add i32 %y, 321
  %z322 = add i32 %y, 322
  %z323 = add i32 %y, 323
  %z324 = add i32 %y, 324
  %z325 = add i32 %y, 325
  %z326 = add i32 %y, 326
  %z327 = add i32 %y, 327
  %z328 = add i32 %y, 328
  %z329 = add i32 %y, 329
  %z330 = add i32 %y, 330
  %z331 = add i32 %y, 331
  %z332 = add i32 %y, 332
  %z333 = add i32 %y, 333
  %z334 = add i32 %y, 334
  %z335 = add i32 %y, 335
  %z336 = add i32 %y, 336
  %z337 = add i32 %y, 337
  %z338 = add i32 %y, 338
  %z339 = add i32 %y, 339
  %z340 = add i32 %y, 340
  %z341 = add i32 %y, 341
  %z342 = add i32 %y, 342
  %z343 = add i32 %y, 343
  %z344 = add i32 %y, 344
  %z345 = add i32 %y, 345
  %z346 = add i32 %y, 346
  %z347 = add i32 %y, 347
  %z348 = add i32 %y, 348
  %z349 = add i32 %y, 349
  %z350 = add i32 %y, 350
  %z351 = add i32 %y, 351
  %z352 = add i32 %y, 352
  %z353 = add i32 %y, 353
  %z354 = add i32 %y, 354
  %z355 = add i32 %y, 355
  %z356 = add i32 %y, 356
  %z357 = add i32 %y, 357
  %z358 = add i32 %y, 358
  %z359 = add i32 %y, 359
  %z360 = add i32 %y, 360
  %z361 = add i32 %y, 361
  %z362 = add i32 %y, 362
  %z363 = add i32 %y, 363
  %z364 = add i32 %y, 364
  %z365 = add i32 %y, 365
  %z366 = add i32 %y, 366
  %z367 = add i32 %y, 367
  %z368 = add i32 %y, 368
  %z369 = add i32 %y, 369
  %z370 = add i32 %y, 370
  %z371 = add i32 %y, 371
  %z372 = add i32 %y, 372
  %z373 = add i32 %y, 373
  %z374 = add i32 %y, 374
  %z375 = add i32 %y, 375
  %z376 = add i32 %y, 376
  %z377 = add i32 %y, 377
  %z378 = add i32 %y, 378
  %z379 = add i32 %y, 379
  %z380 = add i32 %y, 380
  %z381 = add i32 %y, 381
  %z382 = add i32 %y, 382
  %z383 = add i32 %y, 383
  %z384 = add i32 %y, 384
  %z385 = add i32 %y, 385
  %z386 = add i32 %y, 386
  %z387 = add i32 %y, 387
  %z388 = add i32 %y, 388
  %z389 = add i32 %y, 389
  %z390 = add i32 %y, 390
  %z391 = add i32 %y, 391
  %z392 = add i32 %y, 392
  %z393 = add i32 %y, 393
  %z394 = add i32 %y, 394
  %z395 = add i32 %y, 395
  %z396 = add i32 %y, 396
  %z397 = add i32 %y, 397
  %z398 = add i32 %y, 398
  %z399 = add i32 %y, 399
  %z400 = add i32 %y, 400
  %z401 = add i32 %y, 401
  %z402 = add i32 %y, 402
  %z403 = add i32 %y, 403
  %z404 = add i32 %y, 404
  %z405 = add i32 %y, 405
  %z406 = add i32 %y, 406
  %z407 = add i32 %y, 407
  %z408 = add i32 %y, 408
  %z409 = add i32 %y, 409
  %z410 = add i32 %y, 410
  %z411 = add i32 %y, 411
  %z412 = add i32 %y, 412
  %z413 = add i32 %y, 413
  %z414 = add i32 %y, 414
  %z415 = add i32 %y, 415
  %z416 = add i32 %y, 416
  %z417 = add i32 %y, 417
  %z418 = add i32 %y, 418
  %z419 = add i32 %y, 419
  %z420 = add i32 %y, 420
  %z421 = add i32 %y, 421
  %z422 = add i32 %y, 422
  %z423 = add i32 %y, 423
  %z424 = add i32 %y, 424
  %z425 = add i32 %y, 425
  %z426 = add i32 %y, 426
  %z427 = add i32 %y, 427
  %z428 = add i32 %y, 428
  %z429 = add i32 %y, 429
  %z430 = add i32 %y, 430
  %z431 = add i32 %y, 431
  %z432 = add i32 %y, 432
  %z433 = add i32 %y, 433
  %z434 = add i32 %y, 434
  %z435 = add i32 %y, 435
  %z436 = add i32 %y, 436
  %z437 = add i32 %y, 437
  %z438 = add i32 %y, 438
  %z439 = add i32 %y, 439
  %z440 = add i32 %y, 440
  %z441 = add i32 %y, 441
  %z442 = add i32 %y, 442
  %z443 = add i32 %y, 443
  %z444 = add i32 %y, 444
  %z445 = add i32 %y, 445
  %z446 = add i32 %y, 446
  %z447 = add i32 %y, 447
  %z448 = add i32 %y, 448
  %z449 = add i32 %y, 449
  %z450 = add i32 %y, 450
  %z451 = add i32 %y, 451
  %z452 = add i32 %y, 452
  %z453 = add i32 %y, 453
  %z454 = add i32 %y, 454
  %z455 = add i32 %y, 455
  %z456 = add i32 %y, 456
  %z457 = add i32 %y, 457
  %z458 = add i32 %y, 458
  %z459 = add i32 %y, 459
  %z460 = add i32 %y, 460
  %z461 = add i32 %y, 461
  %z462 = add i32 %y, 462
  %z463 = add i32 %y, 463
  %z464 = add i32 %y, 464
  %z465 = add i32 %y, 465
  %z466 = add i32 %y, 466
  %z467 = add i32 %y, 467
  %z468 = add i32 %y, 468
  %z469 = add i32 %y, 469
  %z470 = add i32 %y, 470
  %z471 = add i32 %y, 471
  %z472 = add i32 %y, 472
  %z473 = add i32 %y, 473
  %z474 = add i32 %y, 474
  %z475 = add i32 %y, 475
  %z476 = add i32 %y, 476
  %z477 = add i32 %y, 477
  %z478 = add i32 %y, 478
  %z479 = add i32 %y, 479
  %z480 = add i32 %y, 480
  %z481 = add i32 %y, 481
  %z482 = add i32 %y, 482
  %z483 = add i32 %y, 483
  %z484 = add i32 %y, 484
  %z485 = add i32 %y, 485
  %z486 = add i32 %y, 486
  %z487 = add i32 %y, 487
  %z488 = add i32 %y, 488
  %z489 = add i32 %y, 489
  %z490 = add i32 %y, 490
  %z491 = add i32 %y, 491
  %z492 = add i32 %y, 492
  %z493 = add i32 %y, 493
  %z494 = add i32 %y, 494
  %z495 = add i32 %y, 495
  %z496 = add i32 %y, 496
  %z497 = add i32 %y, 497
  %z498 = add i32 %y, 498
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; ... and no more.
define void @size_513(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %s = add i32 %x, %y
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %s, ptr %qa, align 4
  store i32 %y, ptr %pb, align 4
  %z0 = add i32 %y, 0
  %z1 = add i32 %y, 1
  %z2 = add i32 %y, 2
  %z3 = add i32 %y, 3
  %z4 = add i32 %y, 4
  %z5 = add i32 %y, 5
  %z6 = add i32 %y, 6
  %z7 = add i32 %y, 7
  %z8 = add i32 %y, 8
  %z9 = add i32 %y, 9
  %z10 = add i32 %y, 10
  %z11 = add i32 %y, 11
  %z12 = add i32 %y, 12
  %z13 = add i32 %y, 13
  %z14 = add i32 %y, 14
  %z15 = add i32 %y, 15
  %z16 = add i32 %y, 16
  %z17 = add i32 %y, 17
  %z18 = add i32 %y, 18
  %z19 = add i32 %y, 19
  %z20 = add i32 %y, 20
  %z21 = add i32 %y, 21
  %z22 = add i32 %y, 22
  %z23 = add i32 %y, 23
  %z24 = add i32 %y, 24
  %z25 = add i32 %y, 25
  %z26 = add i32 %y, 26
  %z27 = add i32 %y, 27
  %z28 = add i32 %y, 28
  %z29 = add i32 %y, 29
  %z30 = add i32 %y, 30
  %z31 = add i32 %y, 31
  %z32 = add i32 %y, 32
  %z33 = add i32 %y, 33
  %z34 = add i32 %y, 34
  %z35 = add i32 %y, 35
  %z36 = add i32 %y, 36
  %z37 = add i32 %y, 37
  %z38 = add i32 %y, 38
  %z39 = add i32 %y, 39
  %z40 = add i32 %y, 40
  %z41 = add i32 %y, 41
  %z42 = add i32 %y, 42
  %z43 = add i32 %y, 43
  %z44 = add i32 %y, 44
  %z45 = add i32 %y, 45
  %z46 = add i32 %y, 46
  %z47 = add i32 %y, 47
  %z48 = add i32 %y, 48
  %z49 = add i32 %y, 49
  %z50 = add i32 %y, 50
  %z51 = add i32 %y, 51
  %z52 = add i32 %y, 52
  %z53 = add i32 %y, 53
  %z54 = add i32 %y, 54
  %z55 = add i32 %y, 55
  %z56 = add i32 %y, 56
  %z57 = add i32 %y, 57
  %z58 = add i32 %y, 58
  %z59 = add i32 %y, 59
  %z60 = add i32 %y, 60
  %z61 = add i32 %y, 61
  %z62 = add i32 %y, 62
  %z63 = add i32 %y, 63
  %z64 = add i32 %y, 64
  %z65 = add i32 %y, 65
  %z66 = add i32 %y, 66
  %z67 = add i32 %y, 67
  %z68 = add i32 %y, 68
  %z69 = add i32 %y, 69
  %z70 = add i32 %y, 70
  %z71 = add i32 %y, 71
  %z72 = add i32 %y, 72
  %z73 = add i32 %y, 73
  %z74 = add i32 %y, 74
  %z75 = add i32 %y, 75
  %z76 = add i32 %y, 76
  %z77 = add i32 %y, 77
  %z78 = add i32 %y, 78
  %z79 = add i32 %y, 79
  %z80 = add i32 %y, 80
  %z81 = add i32 %y, 81
  %z82 = add i32 %y, 82
  %z83 = add i32 %y, 83
  %z84 = add i32 %y, 84
  %z85 = add i32 %y, 85
  %z86 = add i32 %y, 86
  %z87 = add i32 %y, 87
  %z88 = add i32 %y, 88
  %z89 = add i32 %y, 89
  %z90 = add i32 %y, 90
  %z91 = add i32 %y, 91
  %z92 = add i32 %y, 92
  %z93 = add i32 %y, 93
  %z94 = add i32 %y, 94
  %z95 = add i32 %y, 95
  %z96 = add i32 %y, 96
  %z97 = add i32 %y, 97
  %z98 = add i32 %y, 98
  %z99 = add i32 %y, 99
  %z100 = add i32 %y, 100
  %z101 = add i32 %y, 101
  %z102 = add i32 %y, 102
  %z103 = add i32 %y, 103
  %z104 = add i32 %y, 104
  %z105 = add i32 %y, 105
  %z106 = add i32 %y, 106
  %z107 = add i32 %y, 107
  %z108 = add i32 %y, 108
  %z109 = add i32 %y, 109
  %z110 = add i32 %y, 110
  %z111 = add i32 %y, 111
  %z112 = add i32 %y, 112
  %z113 = add i32 %y, 113
  %z114 = add i32 %y, 114
  %z115 = add i32 %y, 115
  %z116 = add i32 %y, 116
  %z117 = add i32 %y, 117
  %z118 = add i32 %y, 118
  %z119 = add i32 %y, 119
  %z120 = add i32 %y, 120
  %z121 = add i32 %y, 121
  %z122 = add i32 %y, 122
  %z123 = add i32 %y, 123
  %z124 = add i32 %y, 124
  %z125 = add i32 %y, 125
  %z126 = add i32 %y, 126
  %z127 = add i32 %y, 127
  %z128 = add i32 %y, 128
  %z129 = add i32 %y, 129
  %z130 = add i32 %y, 130
  %z131 = add i32 %y, 131
  %z132 = add i32 %y, 132
  %z133 = add i32 %y, 133
  %z134 = add i32 %y, 134
  %z135 = add i32 %y, 135
  %z136 = add i32 %y, 136
  %z137 = add i32 %y, 137
  %z138 = add i32 %y, 138
  %z139 = add i32 %y, 139
  %z140 = add i32 %y, 140
  %z141 = add i32 %y, 141
  %z142 = add i32 %y, 142
  %z143 = add i32 %y, 143
  %z144 = add i32 %y, 144
  %z145 = add i32 %y, 145
  %z146 = add i32 %y, 146
  %z147 = add i32 %y, 147
  %z148 = add i32 %y, 148
  %z149 = add i32 %y, 149
  %z150 = add i32 %y, 150
  %z151 = add i32 %y, 151
  %z152 = add i32 %y, 152
  %z153 = add i32 %y, 153
  %z154 = add i32 %y, 154
  %z155 = add i32 %y, 155
  %z156 = add i32 %y, 156
  %z157 = add i32 %y, 157
  %z158 = add i32 %y, 158
  %z159 = add i32 %y, 159
  %z160 = add i32 %y, 160
  %z161 = add i32 %y, 161
  %z162 = add i32 %y, 162
  %z163 = add i32 %y, 163
  %z164 = add i32 %y, 164
  %z165 = add i32 %y, 165
  %z166 = add i32 %y, 166
  %z167 = add i32 %y, 167
  %z168 = add i32 %y, 168
  %z169 = add i32 %y, 169
  %z170 = add i32 %y, 170
  %z171 = add i32 %y, 171
  %z172 = add i32 %y, 172
  %z173 = add i32 %y, 173
  %z174 = add i32 %y, 174
  %z175 = add i32 %y, 175
  %z176 = add i32 %y, 176
  %z177 = add i32 %y, 177
  %z178 = add i32 %y, 178
  %z179 = add i32 %y, 179
  %z180 = add i32 %y, 180
  %z181 = add i32 %y, 181
  %z182 = add i32 %y, 182
  %z183 = add i32 %y, 183
  %z184 = add i32 %y, 184
  %z185 = add i32 %y, 185
  %z186 = add i32 %y, 186
  %z187 = add i32 %y, 187
  %z188 = add i32 %y, 188
  %z189 = add i32 %y, 189
  %z190 = add i32 %y, 190
  %z191 = add i32 %y, 191
  %z192 = add i32 %y, 192
  %z193 = add i32 %y, 193
  %z194 = add i32 %y, 194
  %z195 = add i32 %y, 195
  %z196 = add i32 %y, 196
  %z197 = add i32 %y, 197
  %z198 = add i32 %y, 198
  %z199 = add i32 %y, 199
  %z200 = add i32 %y, 200
  %z201 = add i32 %y, 201
  %z202 = add i32 %y, 202
  %z203 = add i32 %y, 203
  %z204 = add i32 %y, 204
  %z205 = add i32 %y, 205
  %z206 = add i32 %y, 206
  %z207 = add i32 %y, 207
  %z208 = add i32 %y, 208
  %z209 = add i32 %y, 209
  %z210 = add i32 %y, 210
  %z211 = add i32 %y, 211
  %z212 = add i32 %y, 212
  %z213 = add i32 %y, 213
  %z214 = add i32 %y, 214
  %z215 = add i32 %y, 215
  %z216 = add i32 %y, 216
  %z217 = add i32 %y, 217
  %z218 = add i32 %y, 218
  %z219 = add i32 %y, 219
  %z220 = add i32 %y, 220
  %z221 = add i32 %y, 221
  %z222 = add i32 %y, 222
  %z223 = add i32 %y, 223
  %z224 = add i32 %y, 224
  %z225 = add i32 %y, 225
  %z226 = add i32 %y, 226
  %z227 = add i32 %y, 227
  %z228 = add i32 %y, 228
  %z229 = add i32 %y, 229
  %z230 = add i32 %y, 230
  %z231 = add i32 %y, 231
  %z232 = add i32 %y, 232
  %z233 = add i32 %y, 233
  %z234 = add i32 %y, 234
  %z235 = add i32 %y, 235
  %z236 = add i32 %y, 236
  %z237 = add i32 %y, 237
  %z238 = add i32 %y, 238
  %z239 = add i32 %y, 239
  %z240 = add i32 %y, 240
  %z241 = add i32 %y, 241
  %z242 = add i32 %y, 242
  %z243 = add i32 %y, 243
  %z244 = add i32 %y, 244
  %z245 = add i32 %y, 245
  %z246 = add i32 %y, 246
  %z247 = add i32 %y, 247
  %z248 = add i32 %y, 248
  %z249 = add i32 %y, 249
  %z250 = add i32 %y, 250
  %z251 = add i32 %y, 251
  %z252 = add i32 %y, 252
  %z253 = add i32 %y, 253
  %z254 = add i32 %y, 254
  %z255 = add i32 %y, 255
  %z256 = add i32 %y, 256
  %z257 = add i32 %y, 257
  %z258 = add i32 %y, 258
  %z259 = add i32 %y, 259
  %z260 = add i32 %y, 260
  %z261 = add i32 %y, 261
  %z262 = add i32 %y, 262
  %z263 = add i32 %y, 263
  %z264 = add i32 %y, 264
  %z265 = add i32 %y, 265
  %z266 = add i32 %y, 266
  %z267 = add i32 %y, 267
  %z268 = add i32 %y, 268
  %z269 = add i32 %y, 269
  %z270 = add i32 %y, 270
  %z271 = add i32 %y, 271
  %z272 = add i32 %y, 272
  %z273 = add i32 %y, 273
  %z274 = add i32 %y, 274
  %z275 = add i32 %y, 275
  %z276 = add i32 %y, 276
  %z277 = add i32 %y, 277
  %z278 = add i32 %y, 278
  %z279 = add i32 %y, 279
  %z280 = add i32 %y, 280
  %z281 = add i32 %y, 281
  %z282 = add i32 %y, 282
  %z283 = add i32 %y, 283
  %z284 = add i32 %y, 284
  %z285 = add i32 %y, 285
  %z286 = add i32 %y, 286
  %z287 = add i32 %y, 287
  %z288 = add i32 %y, 288
  %z289 = add i32 %y, 289
  %z290 = add i32 %y, 290
  %z291 = add i32 %y, 291
  %z292 = add i32 %y, 292
  %z293 = add i32 %y, 293
  %z294 = add i32 %y, 294
  %z295 = add i32 %y, 295
  %z296 = add i32 %y, 296
  %z297 = add i32 %y, 297
  %z298 = add i32 %y, 298
  %z299 = add i32 %y, 299
  %z300 = add i32 %y, 300
  %z301 = add i32 %y, 301
  %z302 = add i32 %y, 302
  %z303 = add i32 %y, 303
  %z304 = add i32 %y, 304
  %z305 = add i32 %y, 305
  %z306 = add i32 %y, 306
  %z307 = add i32 %y, 307
  %z308 = add i32 %y, 308
  %z309 = add i32 %y, 309
  %z310 = add i32 %y, 310
  %z311 = add i32 %y, 311
  %z312 = add i32 %y, 312
  %z313 = add i32 %y, 313
  %z314 = add i32 %y, 314
  %z315 = add i32 %y, 315
  %z316 = add i32 %y, 316
  %z317 = add i32 %y, 317
  %z318 = add i32 %y, 318
  %z319 = add i32 %y, 319
  %z320 = add i32 %y, 320
  %z321 = add i32 %y, 321
  %z322 = add i32 %y, 322
  %z323 = add i32 %y, 323
  %z324 = add i32 %y, 324
  %z325 = add i32 %y, 325
  %z326 = add i32 %y, 326
  %z327 = add i32 %y, 327
  %z328 = add i32 %y, 328
  %z329 = add i32 %y, 329
  %z330 = add i32 %y, 330
  %z331 = add i32 %y, 331
  %z332 = add i32 %y, 332
  %z333 = add i32 %y, 333
  %z334 = add i32 %y, 334
  %z335 = add i32 %y, 335
  %z336 = add i32 %y, 336
  %z337 = add i32 %y, 337
  %z338 = add i32 %y, 338
  %z339 = add i32 %y, 339
  %z340 = add i32 %y, 340
  %z341 = add i32 %y, 341
  %z342 = add i32 %y, 342
  %z343 = add i32 %y, 343
  %z344 = add i32 %y, 344
  %z345 = add i32 %y, 345
  %z346 = add i32 %y, 346
  %z347 = add i32 %y, 347
  %z348 = add i32 %y, 348
  %z349 = add i32 %y, 349
  %z350 = add i32 %y, 350
  %z351 = add i32 %y, 351
  %z352 = add i32 %y, 352
  %z353 = add i32 %y, 353
  %z354 = add i32 %y, 354
  %z355 = add i32 %y, 355
  %z356 = add i32 %y, 356
  %z357 = add i32 %y, 357
  %z358 = add i32 %y, 358
  %z359 = add i32 %y, 359
  %z360 = add i32 %y, 360
  %z361 = add i32 %y, 361
  %z362 = add i32 %y, 362
  %z363 = add i32 %y, 363
  %z364 = add i32 %y, 364
  %z365 = add i32 %y, 365
  %z366 = add i32 %y, 366
  %z367 = add i32 %y, 367
  %z368 = add i32 %y, 368
  %z369 = add i32 %y, 369
  %z370 = add i32 %y, 370
  %z371 = add i32 %y, 371
  %z372 = add i32 %y, 372
  %z373 = add i32 %y, 373
  %z374 = add i32 %y, 374
  %z375 = add i32 %y, 375
  %z376 = add i32 %y, 376
  %z377 = add i32 %y, 377
  %z378 = add i32 %y, 378
  %z379 = add i32 %y, 379
  %z380 = add i32 %y, 380
  %z381 = add i32 %y, 381
  %z382 = add i32 %y, 382
  %z383 = add i32 %y, 383
  %z384 = add i32 %y, 384
  %z385 = add i32 %y, 385
  %z386 = add i32 %y, 386
  %z387 = add i32 %y, 387
  %z388 = add i32 %y, 388
  %z389 = add i32 %y, 389
  %z390 = add i32 %y, 390
  %z391 = add i32 %y, 391
  %z392 = add i32 %y, 392
  %z393 = add i32 %y, 393
  %z394 = add i32 %y, 394
  %z395 = add i32 %y, 395
  %z396 = add i32 %y, 396
  %z397 = add i32 %y, 397
  %z398 = add i32 %y, 398
  %z399 = add i32 %y, 399
  %z400 = add i32 %y, 400
  %z401 = add i32 %y, 401
  %z402 = add i32 %y, 402
  %z403 = add i32 %y, 403
  %z404 = add i32 %y, 404
  %z405 = add i32 %y, 405
  %z406 = add i32 %y, 406
  %z407 = add i32 %y, 407
  %z408 = add i32 %y, 408
  %z409 = add i32 %y, 409
  %z410 = add i32 %y, 410
  %z411 = add i32 %y, 411
  %z412 = add i32 %y, 412
  %z413 = add i32 %y, 413
  %z414 = add i32 %y, 414
  %z415 = add i32 %y, 415
  %z416 = add i32 %y, 416
  %z417 = add i32 %y, 417
  %z418 = add i32 %y, 418
  %z419 = add i32 %y, 419
  %z420 = add i32 %y, 420
  %z421 = add i32 %y, 421
  %z422 = add i32 %y, 422
  %z423 = add i32 %y, 423
  %z424 = add i32 %y, 424
  %z425 = add i32 %y, 425
  %z426 = add i32 %y, 426
  %z427 = add i32 %y, 427
  %z428 = add i32 %y, 428
  %z429 = add i32 %y, 429
  %z430 = add i32 %y, 430
  %z431 = add i32 %y, 431
  %z432 = add i32 %y, 432
  %z433 = add i32 %y, 433
  %z434 = add i32 %y, 434
  %z435 = add i32 %y, 435
  %z436 = add i32 %y, 436
  %z437 = add i32 %y, 437
  %z438 = add i32 %y, 438
  %z439 = add i32 %y, 439
  %z440 = add i32 %y, 440
  %z441 = add i32 %y, 441
  %z442 = add i32 %y, 442
  %z443 = add i32 %y, 443
  %z444 = add i32 %y, 444
  %z445 = add i32 %y, 445
  %z446 = add i32 %y, 446
  %z447 = add i32 %y, 447
  %z448 = add i32 %y, 448
  %z449 = add i32 %y, 449
  %z450 = add i32 %y, 450
  %z451 = add i32 %y, 451
  %z452 = add i32 %y, 452
  %z453 = add i32 %y, 453
  %z454 = add i32 %y, 454
  %z455 = add i32 %y, 455
  %z456 = add i32 %y, 456
  %z457 = add i32 %y, 457
  %z458 = add i32 %y, 458
  %z459 = add i32 %y, 459
  %z460 = add i32 %y, 460
  %z461 = add i32 %y, 461
  %z462 = add i32 %y, 462
  %z463 = add i32 %y, 463
  %z464 = add i32 %y, 464
  %z465 = add i32 %y, 465
  %z466 = add i32 %y, 466
  %z467 = add i32 %y, 467
  %z468 = add i32 %y, 468
  %z469 = add i32 %y, 469
  %z470 = add i32 %y, 470
  %z471 = add i32 %y, 471
  %z472 = add i32 %y, 472
  %z473 = add i32 %y, 473
  %z474 = add i32 %y, 474
  %z475 = add i32 %y, 475
  %z476 = add i32 %y, 476
  %z477 = add i32 %y, 477
  %z478 = add i32 %y, 478
  %z479 = add i32 %y, 479
  %z480 = add i32 %y, 480
  %z481 = add i32 %y, 481
  %z482 = add i32 %y, 482
  %z483 = add i32 %y, 483
  %z484 = add i32 %y, 484
  %z485 = add i32 %y, 485
  %z486 = add i32 %y, 486
  %z487 = add i32 %y, 487
  %z488 = add i32 %y, 488
  %z489 = add i32 %y, 489
  %z490 = add i32 %y, 490
  %z491 = add i32 %y, 491
  %z492 = add i32 %y, 492
  %z493 = add i32 %y, 493
  %z494 = add i32 %y, 494
  %z495 = add i32 %y, 495
  %z496 = add i32 %y, 496
  %z497 = add i32 %y, 497
  %z498 = add i32 %y, 498
  %z499 = add i32 %y, 499
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; 64 pairs of places: the first two loads of three.
define void @pairs(ptr %a0, ptr %a1, ptr %a2, ptr %b0, ptr %b1, ptr %b2, ptr %b3, ptr %b4, ptr %b5, ptr %b6, ptr %b7, ptr %b8, ptr %b9, ptr %b10, ptr %b11, ptr %b12, ptr %b13, ptr %b14, ptr %b15, ptr %b16, ptr %b17, ptr %b18, ptr %b19, ptr %b20, ptr %b21, ptr %b22, ptr %b23, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %w0 = getelementptr inbounds i32, ptr %a0, i64 %i
  %x0 = load i32, ptr %w0, align 4
  %w1 = getelementptr inbounds i32, ptr %a1, i64 %i
  %x1 = load i32, ptr %w1, align 4
  %w2 = getelementptr inbounds i32, ptr %a2, i64 %i
  %x2 = load i32, ptr %w2, align 4
  %k = add nuw nsw i64 %i, 1
  %q0 = getelementptr inbounds i32, ptr %a0, i64 %k
  store i32 %x0, ptr %q0, align 4
  %q1 = getelementptr inbounds i32, ptr %a1, i64 %k
  store i32 %x1, ptr %q1, align 4
  %q2 = getelementptr inbounds i32, ptr %a2, i64 %k
  store i32 %x2, ptr %q2, align 4
  %u0 = getelementptr inbounds i32, ptr %b0, i64 %i
  store i32 0, ptr %u0, align 4
  %u1 = getelementptr inbounds i32, ptr %b1, i64 %i
  store i32 1, ptr %u1, align 4
  %u2 = getelementptr inbounds i32, ptr %b2, i64 %i
  store i32 2, ptr %u2, align 4
  %u3 = getelementptr inbounds i32, ptr %b3, i64 %i
  store i32 3, ptr %u3, align 4
  %u4 = getelementptr inbounds i32, ptr %b4, i64 %i
  store i32 4, ptr %u4, align 4
  %u5 = getelementptr inbounds i32, ptr %b5, i64 %i
  store i32 5, ptr %u5, align 4
  %u6 = getelementptr inbounds i32, ptr %b6, i64 %i
  store i32 6, ptr %u6, align 4
  %u7 = getelementptr inbounds i32, ptr %b7, i64 %i
  store i32 7, ptr %u7, align 4
  %u8 = getelementptr inbounds i32, ptr %b8, i64 %i
  store i32 8, ptr %u8, align 4
  %u9 = getelementptr inbounds i32, ptr %b9, i64 %i
  store i32 9, ptr %u9, align 4
  %u10 = getelementptr inbounds i32, ptr %b10, i64 %i
  store i32 10, ptr %u10, align 4
  %u11 = getelementptr inbounds i32, ptr %b11, i64 %i
  store i32 11, ptr %u11, align 4
  %u12 = getelementptr inbounds i32, ptr %b12, i64 %i
  store i32 12, ptr %u12, align 4
  %u13 = getelementptr inbounds i32, ptr %b13, i64 %i
  store i32 13, ptr %u13, align 4
  %u14 = getelementptr inbounds i32, ptr %b14, i64 %i
  store i32 14, ptr %u14, align 4
  %u15 = getelementptr inbounds i32, ptr %b15, i64 %i
  store i32 15, ptr %u15, align 4
  %u16 = getelementptr inbounds i32, ptr %b16, i64 %i
  store i32 16, ptr %u16, align 4
  %u17 = getelementptr inbounds i32, ptr %b17, i64 %i
  store i32 17, ptr %u17, align 4
  %u18 = getelementptr inbounds i32, ptr %b18, i64 %i
  store i32 18, ptr %u18, align 4
  %u19 = getelementptr inbounds i32, ptr %b19, i64 %i
  store i32 19, ptr %u19, align 4
  %u20 = getelementptr inbounds i32, ptr %b20, i64 %i
  store i32 20, ptr %u20, align 4
  %u21 = getelementptr inbounds i32, ptr %b21, i64 %i
  store i32 21, ptr %u21, align 4
  %u22 = getelementptr inbounds i32, ptr %b22, i64 %i
  store i32 22, ptr %u22, align 4
  %u23 = getelementptr inbounds i32, ptr %b23, i64 %i
  store i32 23, ptr %u23, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

