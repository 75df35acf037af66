; RUN: %nvopt -passes=loop-load-elim -runtime-check-per-loop-load-elim=1000 -stats -S %s 2>&1 | FileCheck %s
; Up to each cap a load goes round, beyond it stays.
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

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define void @accesses_64(ptr noalias %a, ptr noalias %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %load_initial = load i32, ptr %a, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %store_forwarded = phi i32 [ %load_initial, %entry ], [ %store_forwarded, %loop ]
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %u0 = getelementptr inbounds i32, ptr %b, i64 0
; CHECK-NEXT:   %v0 = load i32, ptr %u0, align 4
; CHECK-NEXT:   %u1 = getelementptr inbounds i32, ptr %b, i64 1
; CHECK-NEXT:   %v1 = load i32, ptr %u1, align 4
; CHECK-NEXT:   %u2 = getelementptr inbounds i32, ptr %b, i64 2
; CHECK-NEXT:   %v2 = load i32, ptr %u2, align 4
; CHECK-NEXT:   %u3 = getelementptr inbounds i32, ptr %b, i64 3
; CHECK-NEXT:   %v3 = load i32, ptr %u3, align 4
; CHECK-NEXT:   %u4 = getelementptr inbounds i32, ptr %b, i64 4
; CHECK-NEXT:   %v4 = load i32, ptr %u4, align 4
; CHECK-NEXT:   %u5 = getelementptr inbounds i32, ptr %b, i64 5
; CHECK-NEXT:   %v5 = load i32, ptr %u5, align 4
; CHECK-NEXT:   %u6 = getelementptr inbounds i32, ptr %b, i64 6
; CHECK-NEXT:   %v6 = load i32, ptr %u6, align 4
; CHECK-NEXT:   %u7 = getelementptr inbounds i32, ptr %b, i64 7
; CHECK-NEXT:   %v7 = load i32, ptr %u7, align 4
; CHECK-NEXT:   %u8 = getelementptr inbounds i32, ptr %b, i64 8
; CHECK-NEXT:   %v8 = load i32, ptr %u8, align 4
; CHECK-NEXT:   %u9 = getelementptr inbounds i32, ptr %b, i64 9
; CHECK-NEXT:   %v9 = load i32, ptr %u9, align 4
; CHECK-NEXT:   %u10 = getelementptr inbounds i32, ptr %b, i64 10
; CHECK-NEXT:   %v10 = load i32, ptr %u10, align 4
; CHECK-NEXT:   %u11 = getelementptr inbounds i32, ptr %b, i64 11
; CHECK-NEXT:   %v11 = load i32, ptr %u11, align 4
; CHECK-NEXT:   %u12 = getelementptr inbounds i32, ptr %b, i64 12
; CHECK-NEXT:   %v12 = load i32, ptr %u12, align 4
; CHECK-NEXT:   %u13 = getelementptr inbounds i32, ptr %b, i64 13
; CHECK-NEXT:   %v13 = load i32, ptr %u13, align 4
; CHECK-NEXT:   %u14 = getelementptr inbounds i32, ptr %b, i64 14
; CHECK-NEXT:   %v14 = load i32, ptr %u14, align 4
; CHECK-NEXT:   %u15 = getelementptr inbounds i32, ptr %b, i64 15
; CHECK-NEXT:   %v15 = load i32, ptr %u15, align 4
; CHECK-NEXT:   %u16 = getelementptr inbounds i32, ptr %b, i64 16
; CHECK-NEXT:   %v16 = load i32, ptr %u16, align 4
; CHECK-NEXT:   %u17 = getelementptr inbounds i32, ptr %b, i64 17
; CHECK-NEXT:   %v17 = load i32, ptr %u17, align 4
; CHECK-NEXT:   %u18 = getelementptr inbounds i32, ptr %b, i64 18
; CHECK-NEXT:   %v18 = load i32, ptr %u18, align 4
; CHECK-NEXT:   %u19 = getelementptr inbounds i32, ptr %b, i64 19
; CHECK-NEXT:   %v19 = load i32, ptr %u19, align 4
; CHECK-NEXT:   %u20 = getelementptr inbounds i32, ptr %b, i64 20
; CHECK-NEXT:   %v20 = load i32, ptr %u20, align 4
; CHECK-NEXT:   %u21 = getelementptr inbounds i32, ptr %b, i64 21
; CHECK-NEXT:   %v21 = load i32, ptr %u21, align 4
; CHECK-NEXT:   %u22 = getelementptr inbounds i32, ptr %b, i64 22
; CHECK-NEXT:   %v22 = load i32, ptr %u22, align 4
; CHECK-NEXT:   %u23 = getelementptr inbounds i32, ptr %b, i64 23
; CHECK-NEXT:   %v23 = load i32, ptr %u23, align 4
; CHECK-NEXT:   %u24 = getelementptr inbounds i32, ptr %b, i64 24
; CHECK-NEXT:   %v24 = load i32, ptr %u24, align 4
; CHECK-NEXT:   %u25 = getelementptr inbounds i32, ptr %b, i64 25
; CHECK-NEXT:   %v25 = load i32, ptr %u25, align 4
; CHECK-NEXT:   %u26 = getelementptr inbounds i32, ptr %b, i64 26
; CHECK-NEXT:   %v26 = load i32, ptr %u26, align 4
; CHECK-NEXT:   %u27 = getelementptr inbounds i32, ptr %b, i64 27
; CHECK-NEXT:   %v27 = load i32, ptr %u27, align 4
; CHECK-NEXT:   %u28 = getelementptr inbounds i32, ptr %b, i64 28
; CHECK-NEXT:   %v28 = load i32, ptr %u28, align 4
; CHECK-NEXT:   %u29 = getelementptr inbounds i32, ptr %b, i64 29
; CHECK-NEXT:   %v29 = load i32, ptr %u29, align 4
; CHECK-NEXT:   %u30 = getelementptr inbounds i32, ptr %b, i64 30
; CHECK-NEXT:   %v30 = load i32, ptr %u30, align 4
; CHECK-NEXT:   %u31 = getelementptr inbounds i32, ptr %b, i64 31
; CHECK-NEXT:   %v31 = load i32, ptr %u31, align 4
; CHECK-NEXT:   %u32 = getelementptr inbounds i32, ptr %b, i64 32
; CHECK-NEXT:   %v32 = load i32, ptr %u32, align 4
; CHECK-NEXT:   %u33 = getelementptr inbounds i32, ptr %b, i64 33
; CHECK-NEXT:   %v33 = load i32, ptr %u33, align 4
; CHECK-NEXT:   %u34 = getelementptr inbounds i32, ptr %b, i64 34
; CHECK-NEXT:   %v34 = load i32, ptr %u34, align 4
; CHECK-NEXT:   %u35 = getelementptr inbounds i32, ptr %b, i64 35
; CHECK-NEXT:   %v35 = load i32, ptr %u35, align 4
; CHECK-NEXT:   %u36 = getelementptr inbounds i32, ptr %b, i64 36
; CHECK-NEXT:   %v36 = load i32, ptr %u36, align 4
; CHECK-NEXT:   %u37 = getelementptr inbounds i32, ptr %b, i64 37
; CHECK-NEXT:   %v37 = load i32, ptr %u37, align 4
; CHECK-NEXT:   %u38 = getelementptr inbounds i32, ptr %b, i64 38
; CHECK-NEXT:   %v38 = load i32, ptr %u38, align 4
; CHECK-NEXT:   %u39 = getelementptr inbounds i32, ptr %b, i64 39
; CHECK-NEXT:   %v39 = load i32, ptr %u39, align 4
; CHECK-NEXT:   %u40 = getelementptr inbounds i32, ptr %b, i64 40
; CHECK-NEXT:   %v40 = load i32, ptr %u40, align 4
; CHECK-NEXT:   %u41 = getelementptr inbounds i32, ptr %b, i64 41
; CHECK-NEXT:   %v41 = load i32, ptr %u41, align 4
; CHECK-NEXT:   %u42 = getelementptr inbounds i32, ptr %b, i64 42
; CHECK-NEXT:   %v42 = load i32, ptr %u42, align 4
; CHECK-NEXT:   %u43 = getelementptr inbounds i32, ptr %b, i64 43
; CHECK-NEXT:   %v43 = load i32, ptr %u43, align 4
; CHECK-NEXT:   %u44 = getelementptr inbounds i32, ptr %b, i64 44
; CHECK-NEXT:   %v44 = load i32, ptr %u44, align 4
; CHECK-NEXT:   %u45 = getelementptr inbounds i32, ptr %b, i64 45
; CHECK-NEXT:   %v45 = load i32, ptr %u45, align 4
; CHECK-NEXT:   %u46 = getelementptr inbounds i32, ptr %b, i64 46
; CHECK-NEXT:   %v46 = load i32, ptr %u46, align 4
; CHECK-NEXT:   %u47 = getelementptr inbounds i32, ptr %b, i64 47
; CHECK-NEXT:   %v47 = load i32, ptr %u47, align 4
; CHECK-NEXT:   %u48 = getelementptr inbounds i32, ptr %b, i64 48
; CHECK-NEXT:   %v48 = load i32, ptr %u48, align 4
; CHECK-NEXT:   %u49 = getelementptr inbounds i32, ptr %b, i64 49
; CHECK-NEXT:   %v49 = load i32, ptr %u49, align 4
; CHECK-NEXT:   %u50 = getelementptr inbounds i32, ptr %b, i64 50
; CHECK-NEXT:   %v50 = load i32, ptr %u50, align 4
; CHECK-NEXT:   %u51 = getelementptr inbounds i32, ptr %b, i64 51
; CHECK-NEXT:   %v51 = load i32, ptr %u51, align 4
; CHECK-NEXT:   %u52 = getelementptr inbounds i32, ptr %b, i64 52
; CHECK-NEXT:   %v52 = load i32, ptr %u52, align 4
; CHECK-NEXT:   %u53 = getelementptr inbounds i32, ptr %b, i64 53
; CHECK-NEXT:   %v53 = load i32, ptr %u53, align 4
; CHECK-NEXT:   %u54 = getelementptr inbounds i32, ptr %b, i64 54
; CHECK-NEXT:   %v54 = load i32, ptr %u54, align 4
; CHECK-NEXT:   %u55 = getelementptr inbounds i32, ptr %b, i64 55
; CHECK-NEXT:   %v55 = load i32, ptr %u55, align 4
; CHECK-NEXT:   %u56 = getelementptr inbounds i32, ptr %b, i64 56
; CHECK-NEXT:   %v56 = load i32, ptr %u56, align 4
; CHECK-NEXT:   %u57 = getelementptr inbounds i32, ptr %b, i64 57
; CHECK-NEXT:   %v57 = load i32, ptr %u57, align 4
; CHECK-NEXT:   %u58 = getelementptr inbounds i32, ptr %b, i64 58
; CHECK-NEXT:   %v58 = load i32, ptr %u58, align 4
; CHECK-NEXT:   %u59 = getelementptr inbounds i32, ptr %b, i64 59
; CHECK-NEXT:   %v59 = load i32, ptr %u59, align 4
; CHECK-NEXT:   %u60 = getelementptr inbounds i32, ptr %b, i64 60
; CHECK-NEXT:   %v60 = load i32, ptr %u60, align 4
; CHECK-NEXT:   %u61 = getelementptr inbounds i32, ptr %b, i64 61
; CHECK-NEXT:   %v61 = load i32, ptr %u61, align 4
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   store i32 %store_forwarded, ptr %qa, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @accesses_65(ptr noalias %a, ptr noalias %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %pa = getelementptr inbounds i32, ptr %a, i64 %i
; CHECK-NEXT:   %x = load i32, ptr %pa, align 4
; CHECK-NEXT:   %u0 = getelementptr inbounds i32, ptr %b, i64 0
; CHECK-NEXT:   %v0 = load i32, ptr %u0, align 4
; CHECK-NEXT:   %u1 = getelementptr inbounds i32, ptr %b, i64 1
; CHECK-NEXT:   %v1 = load i32, ptr %u1, align 4
; CHECK-NEXT:   %u2 = getelementptr inbounds i32, ptr %b, i64 2
; CHECK-NEXT:   %v2 = load i32, ptr %u2, align 4
; CHECK-NEXT:   %u3 = getelementptr inbounds i32, ptr %b, i64 3
; CHECK-NEXT:   %v3 = load i32, ptr %u3, align 4
; CHECK-NEXT:   %u4 = getelementptr inbounds i32, ptr %b, i64 4
; CHECK-NEXT:   %v4 = load i32, ptr %u4, align 4
; CHECK-NEXT:   %u5 = getelementptr inbounds i32, ptr %b, i64 5
; CHECK-NEXT:   %v5 = load i32, ptr %u5, align 4
; CHECK-NEXT:   %u6 = getelementptr inbounds i32, ptr %b, i64 6
; CHECK-NEXT:   %v6 = load i32, ptr %u6, align 4
; CHECK-NEXT:   %u7 = getelementptr inbounds i32, ptr %b, i64 7
; CHECK-NEXT:   %v7 = load i32, ptr %u7, align 4
; CHECK-NEXT:   %u8 = getelementptr inbounds i32, ptr %b, i64 8
; CHECK-NEXT:   %v8 = load i32, ptr %u8, align 4
; CHECK-NEXT:   %u9 = getelementptr inbounds i32, ptr %b, i64 9
; CHECK-NEXT:   %v9 = load i32, ptr %u9, align 4
; CHECK-NEXT:   %u10 = getelementptr inbounds i32, ptr %b, i64 10
; CHECK-NEXT:   %v10 = load i32, ptr %u10, align 4
; CHECK-NEXT:   %u11 = getelementptr inbounds i32, ptr %b, i64 11
; CHECK-NEXT:   %v11 = load i32, ptr %u11, align 4
; CHECK-NEXT:   %u12 = getelementptr inbounds i32, ptr %b, i64 12
; CHECK-NEXT:   %v12 = load i32, ptr %u12, align 4
; CHECK-NEXT:   %u13 = getelementptr inbounds i32, ptr %b, i64 13
; CHECK-NEXT:   %v13 = load i32, ptr %u13, align 4
; CHECK-NEXT:   %u14 = getelementptr inbounds i32, ptr %b, i64 14
; CHECK-NEXT:   %v14 = load i32, ptr %u14, align 4
; CHECK-NEXT:   %u15 = getelementptr inbounds i32, ptr %b, i64 15
; CHECK-NEXT:   %v15 = load i32, ptr %u15, align 4
; CHECK-NEXT:   %u16 = getelementptr inbounds i32, ptr %b, i64 16
; CHECK-NEXT:   %v16 = load i32, ptr %u16, align 4
; CHECK-NEXT:   %u17 = getelementptr inbounds i32, ptr %b, i64 17
; CHECK-NEXT:   %v17 = load i32, ptr %u17, align 4
; CHECK-NEXT:   %u18 = getelementptr inbounds i32, ptr %b, i64 18
; CHECK-NEXT:   %v18 = load i32, ptr %u18, align 4
; CHECK-NEXT:   %u19 = getelementptr inbounds i32, ptr %b, i64 19
; CHECK-NEXT:   %v19 = load i32, ptr %u19, align 4
; CHECK-NEXT:   %u20 = getelementptr inbounds i32, ptr %b, i64 20
; CHECK-NEXT:   %v20 = load i32, ptr %u20, align 4
; CHECK-NEXT:   %u21 = getelementptr inbounds i32, ptr %b, i64 21
; CHECK-NEXT:   %v21 = load i32, ptr %u21, align 4
; CHECK-NEXT:   %u22 = getelementptr inbounds i32, ptr %b, i64 22
; CHECK-NEXT:   %v22 = load i32, ptr %u22, align 4
; CHECK-NEXT:   %u23 = getelementptr inbounds i32, ptr %b, i64 23
; CHECK-NEXT:   %v23 = load i32, ptr %u23, align 4
; CHECK-NEXT:   %u24 = getelementptr inbounds i32, ptr %b, i64 24
; CHECK-NEXT:   %v24 = load i32, ptr %u24, align 4
; CHECK-NEXT:   %u25 = getelementptr inbounds i32, ptr %b, i64 25
; CHECK-NEXT:   %v25 = load i32, ptr %u25, align 4
; CHECK-NEXT:   %u26 = getelementptr inbounds i32, ptr %b, i64 26
; CHECK-NEXT:   %v26 = load i32, ptr %u26, align 4
; CHECK-NEXT:   %u27 = getelementptr inbounds i32, ptr %b, i64 27
; CHECK-NEXT:   %v27 = load i32, ptr %u27, align 4
; CHECK-NEXT:   %u28 = getelementptr inbounds i32, ptr %b, i64 28
; CHECK-NEXT:   %v28 = load i32, ptr %u28, align 4
; CHECK-NEXT:   %u29 = getelementptr inbounds i32, ptr %b, i64 29
; CHECK-NEXT:   %v29 = load i32, ptr %u29, align 4
; CHECK-NEXT:   %u30 = getelementptr inbounds i32, ptr %b, i64 30
; CHECK-NEXT:   %v30 = load i32, ptr %u30, align 4
; CHECK-NEXT:   %u31 = getelementptr inbounds i32, ptr %b, i64 31
; CHECK-NEXT:   %v31 = load i32, ptr %u31, align 4
; CHECK-NEXT:   %u32 = getelementptr inbounds i32, ptr %b, i64 32
; CHECK-NEXT:   %v32 = load i32, ptr %u32, align 4
; CHECK-NEXT:   %u33 = getelementptr inbounds i32, ptr %b, i64 33
; CHECK-NEXT:   %v33 = load i32, ptr %u33, align 4
; CHECK-NEXT:   %u34 = getelementptr inbounds i32, ptr %b, i64 34
; CHECK-NEXT:   %v34 = load i32, ptr %u34, align 4
; CHECK-NEXT:   %u35 = getelementptr inbounds i32, ptr %b, i64 35
; CHECK-NEXT:   %v35 = load i32, ptr %u35, align 4
; CHECK-NEXT:   %u36 = getelementptr inbounds i32, ptr %b, i64 36
; CHECK-NEXT:   %v36 = load i32, ptr %u36, align 4
; CHECK-NEXT:   %u37 = getelementptr inbounds i32, ptr %b, i64 37
; CHECK-NEXT:   %v37 = load i32, ptr %u37, align 4
; CHECK-NEXT:   %u38 = getelementptr inbounds i32, ptr %b, i64 38
; CHECK-NEXT:   %v38 = load i32, ptr %u38, align 4
; CHECK-NEXT:   %u39 = getelementptr inbounds i32, ptr %b, i64 39
; CHECK-NEXT:   %v39 = load i32, ptr %u39, align 4
; CHECK-NEXT:   %u40 = getelementptr inbounds i32, ptr %b, i64 40
; CHECK-NEXT:   %v40 = load i32, ptr %u40, align 4
; CHECK-NEXT:   %u41 = getelementptr inbounds i32, ptr %b, i64 41
; CHECK-NEXT:   %v41 = load i32, ptr %u41, align 4
; CHECK-NEXT:   %u42 = getelementptr inbounds i32, ptr %b, i64 42
; CHECK-NEXT:   %v42 = load i32, ptr %u42, align 4
; CHECK-NEXT:   %u43 = getelementptr inbounds i32, ptr %b, i64 43
; CHECK-NEXT:   %v43 = load i32, ptr %u43, align 4
; CHECK-NEXT:   %u44 = getelementptr inbounds i32, ptr %b, i64 44
; CHECK-NEXT:   %v44 = load i32, ptr %u44, align 4
; CHECK-NEXT:   %u45 = getelementptr inbounds i32, ptr %b, i64 45
; CHECK-NEXT:   %v45 = load i32, ptr %u45, align 4
; CHECK-NEXT:   %u46 = getelementptr inbounds i32, ptr %b, i64 46
; CHECK-NEXT:   %v46 = load i32, ptr %u46, align 4
; CHECK-NEXT:   %u47 = getelementptr inbounds i32, ptr %b, i64 47
; CHECK-NEXT:   %v47 = load i32, ptr %u47, align 4
; CHECK-NEXT:   %u48 = getelementptr inbounds i32, ptr %b, i64 48
; CHECK-NEXT:   %v48 = load i32, ptr %u48, align 4
; CHECK-NEXT:   %u49 = getelementptr inbounds i32, ptr %b, i64 49
; CHECK-NEXT:   %v49 = load i32, ptr %u49, align 4
; CHECK-NEXT:   %u50 = getelementptr inbounds i32, ptr %b, i64 50
; CHECK-NEXT:   %v50 = load i32, ptr %u50, align 4
; CHECK-NEXT:   %u51 = getelementptr inbounds i32, ptr %b, i64 51
; CHECK-NEXT:   %v51 = load i32, ptr %u51, align 4
; CHECK-NEXT:   %u52 = getelementptr inbounds i32, ptr %b, i64 52
; CHECK-NEXT:   %v52 = load i32, ptr %u52, align 4
; CHECK-NEXT:   %u53 = getelementptr inbounds i32, ptr %b, i64 53
; CHECK-NEXT:   %v53 = load i32, ptr %u53, align 4
; CHECK-NEXT:   %u54 = getelementptr inbounds i32, ptr %b, i64 54
; CHECK-NEXT:   %v54 = load i32, ptr %u54, align 4
; CHECK-NEXT:   %u55 = getelementptr inbounds i32, ptr %b, i64 55
; CHECK-NEXT:   %v55 = load i32, ptr %u55, align 4
; CHECK-NEXT:   %u56 = getelementptr inbounds i32, ptr %b, i64 56
; CHECK-NEXT:   %v56 = load i32, ptr %u56, align 4
; CHECK-NEXT:   %u57 = getelementptr inbounds i32, ptr %b, i64 57
; CHECK-NEXT:   %v57 = load i32, ptr %u57, align 4
; CHECK-NEXT:   %u58 = getelementptr inbounds i32, ptr %b, i64 58
; CHECK-NEXT:   %v58 = load i32, ptr %u58, align 4
; CHECK-NEXT:   %u59 = getelementptr inbounds i32, ptr %b, i64 59
; CHECK-NEXT:   %v59 = load i32, ptr %u59, align 4
; CHECK-NEXT:   %u60 = getelementptr inbounds i32, ptr %b, i64 60
; CHECK-NEXT:   %v60 = load i32, ptr %u60, align 4
; CHECK-NEXT:   %u61 = getelementptr inbounds i32, ptr %b, i64 61
; CHECK-NEXT:   %v61 = load i32, ptr %u61, align 4
; CHECK-NEXT:   %u62 = getelementptr inbounds i32, ptr %b, i64 62
; CHECK-NEXT:   %v62 = load i32, ptr %u62, align 4
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   store i32 %x, ptr %qa, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @blocks_64(ptr noalias %a, ptr noalias %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %load_initial = load i32, ptr %a, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %b62, %entry
; CHECK-NEXT:   %store_forwarded = phi i32 [ %load_initial, %entry ], [ %store_forwarded, %b62 ]
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %b62 ]
; CHECK-NEXT:   br label %b0
; CHECK: b0:                                               ; preds = %loop
; CHECK-NEXT:   br label %b1
; CHECK: b1:                                               ; preds = %b0
; CHECK-NEXT:   br label %b2
; CHECK: b2:                                               ; preds = %b1
; CHECK-NEXT:   br label %b3
; CHECK: b3:                                               ; preds = %b2
; CHECK-NEXT:   br label %b4
; CHECK: b4:                                               ; preds = %b3
; CHECK-NEXT:   br label %b5
; CHECK: b5:                                               ; preds = %b4
; CHECK-NEXT:   br label %b6
; CHECK: b6:                                               ; preds = %b5
; CHECK-NEXT:   br label %b7
; CHECK: b7:                                               ; preds = %b6
; CHECK-NEXT:   br label %b8
; CHECK: b8:                                               ; preds = %b7
; CHECK-NEXT:   br label %b9
; CHECK: b9:                                               ; preds = %b8
; CHECK-NEXT:   br label %b10
; CHECK: b10:                                              ; preds = %b9
; CHECK-NEXT:   br label %b11
; CHECK: b11:                                              ; preds = %b10
; CHECK-NEXT:   br label %b12
; CHECK: b12:                                              ; preds = %b11
; CHECK-NEXT:   br label %b13
; CHECK: b13:                                              ; preds = %b12
; CHECK-NEXT:   br label %b14
; CHECK: b14:                                              ; preds = %b13
; CHECK-NEXT:   br label %b15
; CHECK: b15:                                              ; preds = %b14
; CHECK-NEXT:   br label %b16
; CHECK: b16:                                              ; preds = %b15
; CHECK-NEXT:   br label %b17
; CHECK: b17:                                              ; preds = %b16
; CHECK-NEXT:   br label %b18
; CHECK: b18:                                              ; preds = %b17
; CHECK-NEXT:   br label %b19
; CHECK: b19:                                              ; preds = %b18
; CHECK-NEXT:   br label %b20
; CHECK: b20:                                              ; preds = %b19
; CHECK-NEXT:   br label %b21
; CHECK: b21:                                              ; preds = %b20
; CHECK-NEXT:   br label %b22
; CHECK: b22:                                              ; preds = %b21
; CHECK-NEXT:   br label %b23
; CHECK: b23:                                              ; preds = %b22
; CHECK-NEXT:   br label %b24
; CHECK: b24:                                              ; preds = %b23
; CHECK-NEXT:   br label %b25
; CHECK: b25:                                              ; preds = %b24
; CHECK-NEXT:   br label %b26
; CHECK: b26:                                              ; preds = %b25
; CHECK-NEXT:   br label %b27
; CHECK: b27:                                              ; preds = %b26
; CHECK-NEXT:   br label %b28
; CHECK: b28:                                              ; preds = %b27
; CHECK-NEXT:   br label %b29
; CHECK: b29:                                              ; preds = %b28
; CHECK-NEXT:   br label %b30
; CHECK: b30:                                              ; preds = %b29
; CHECK-NEXT:   br label %b31
; CHECK: b31:                                              ; preds = %b30
; CHECK-NEXT:   br label %b32
; CHECK: b32:                                              ; preds = %b31
; CHECK-NEXT:   br label %b33
; CHECK: b33:                                              ; preds = %b32
; CHECK-NEXT:   br label %b34
; CHECK: b34:                                              ; preds = %b33
; CHECK-NEXT:   br label %b35
; CHECK: b35:                                              ; preds = %b34
; CHECK-NEXT:   br label %b36
; CHECK: b36:                                              ; preds = %b35
; CHECK-NEXT:   br label %b37
; CHECK: b37:                                              ; preds = %b36
; CHECK-NEXT:   br label %b38
; CHECK: b38:                                              ; preds = %b37
; CHECK-NEXT:   br label %b39
; CHECK: b39:                                              ; preds = %b38
; CHECK-NEXT:   br label %b40
; CHECK: b40:                                              ; preds = %b39
; CHECK-NEXT:   br label %b41
; CHECK: b41:                                              ; preds = %b40
; CHECK-NEXT:   br label %b42
; CHECK: b42:                                              ; preds = %b41
; CHECK-NEXT:   br label %b43
; CHECK: b43:                                              ; preds = %b42
; CHECK-NEXT:   br label %b44
; CHECK: b44:                                              ; preds = %b43
; CHECK-NEXT:   br label %b45
; CHECK: b45:                                              ; preds = %b44
; CHECK-NEXT:   br label %b46
; CHECK: b46:                                              ; preds = %b45
; CHECK-NEXT:   br label %b47
; CHECK: b47:                                              ; preds = %b46
; CHECK-NEXT:   br label %b48
; CHECK: b48:                                              ; preds = %b47
; CHECK-NEXT:   br label %b49
; CHECK: b49:                                              ; preds = %b48
; CHECK-NEXT:   br label %b50
; CHECK: b50:                                              ; preds = %b49
; CHECK-NEXT:   br label %b51
; CHECK: b51:                                              ; preds = %b50
; CHECK-NEXT:   br label %b52
; CHECK: b52:                                              ; preds = %b51
; CHECK-NEXT:   br label %b53
; CHECK: b53:                                              ; preds = %b52
; CHECK-NEXT:   br label %b54
; CHECK: b54:                                              ; preds = %b53
; CHECK-NEXT:   br label %b55
; CHECK: b55:                                              ; preds = %b54
; CHECK-NEXT:   br label %b56
; CHECK: b56:                                              ; preds = %b55
; CHECK-NEXT:   br label %b57
; CHECK: b57:                                              ; preds = %b56
; CHECK-NEXT:   br label %b58
; CHECK: b58:                                              ; preds = %b57
; CHECK-NEXT:   br label %b59
; CHECK: b59:                                              ; preds = %b58
; CHECK-NEXT:   br label %b60
; CHECK: b60:                                              ; preds = %b59
; CHECK-NEXT:   br label %b61
; CHECK: b61:                                              ; preds = %b60
; CHECK-NEXT:   br label %b62
; CHECK: b62:                                              ; preds = %b61
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   store i32 %store_forwarded, ptr %qa, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %b62
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @blocks_65(ptr noalias %a, ptr noalias %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %b63, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %b63 ]
; CHECK-NEXT:   %pa = getelementptr inbounds i32, ptr %a, i64 %i
; CHECK-NEXT:   %x = load i32, ptr %pa, align 4
; CHECK-NEXT:   br label %b0
; CHECK: b0:                                               ; preds = %loop
; CHECK-NEXT:   br label %b1
; CHECK: b1:                                               ; preds = %b0
; CHECK-NEXT:   br label %b2
; CHECK: b2:                                               ; preds = %b1
; CHECK-NEXT:   br label %b3
; CHECK: b3:                                               ; preds = %b2
; CHECK-NEXT:   br label %b4
; CHECK: b4:                                               ; preds = %b3
; CHECK-NEXT:   br label %b5
; CHECK: b5:                                               ; preds = %b4
; CHECK-NEXT:   br label %b6
; CHECK: b6:                                               ; preds = %b5
; CHECK-NEXT:   br label %b7
; CHECK: b7:                                               ; preds = %b6
; CHECK-NEXT:   br label %b8
; CHECK: b8:                                               ; preds = %b7
; CHECK-NEXT:   br label %b9
; CHECK: b9:                                               ; preds = %b8
; CHECK-NEXT:   br label %b10
; CHECK: b10:                                              ; preds = %b9
; CHECK-NEXT:   br label %b11
; CHECK: b11:                                              ; preds = %b10
; CHECK-NEXT:   br label %b12
; CHECK: b12:                                              ; preds = %b11
; CHECK-NEXT:   br label %b13
; CHECK: b13:                                              ; preds = %b12
; CHECK-NEXT:   br label %b14
; CHECK: b14:                                              ; preds = %b13
; CHECK-NEXT:   br label %b15
; CHECK: b15:                                              ; preds = %b14
; CHECK-NEXT:   br label %b16
; CHECK: b16:                                              ; preds = %b15
; CHECK-NEXT:   br label %b17
; CHECK: b17:                                              ; preds = %b16
; CHECK-NEXT:   br label %b18
; CHECK: b18:                                              ; preds = %b17
; CHECK-NEXT:   br label %b19
; CHECK: b19:                                              ; preds = %b18
; CHECK-NEXT:   br label %b20
; CHECK: b20:                                              ; preds = %b19
; CHECK-NEXT:   br label %b21
; CHECK: b21:                                              ; preds = %b20
; CHECK-NEXT:   br label %b22
; CHECK: b22:                                              ; preds = %b21
; CHECK-NEXT:   br label %b23
; CHECK: b23:                                              ; preds = %b22
; CHECK-NEXT:   br label %b24
; CHECK: b24:                                              ; preds = %b23
; CHECK-NEXT:   br label %b25
; CHECK: b25:                                              ; preds = %b24
; CHECK-NEXT:   br label %b26
; CHECK: b26:                                              ; preds = %b25
; CHECK-NEXT:   br label %b27
; CHECK: b27:                                              ; preds = %b26
; CHECK-NEXT:   br label %b28
; CHECK: b28:                                              ; preds = %b27
; CHECK-NEXT:   br label %b29
; CHECK: b29:                                              ; preds = %b28
; CHECK-NEXT:   br label %b30
; CHECK: b30:                                              ; preds = %b29
; CHECK-NEXT:   br label %b31
; CHECK: b31:                                              ; preds = %b30
; CHECK-NEXT:   br label %b32
; CHECK: b32:                                              ; preds = %b31
; CHECK-NEXT:   br label %b33
; CHECK: b33:                                              ; preds = %b32
; CHECK-NEXT:   br label %b34
; CHECK: b34:                                              ; preds = %b33
; CHECK-NEXT:   br label %b35
; CHECK: b35:                                              ; preds = %b34
; CHECK-NEXT:   br label %b36
; CHECK: b36:                                              ; preds = %b35
; CHECK-NEXT:   br label %b37
; CHECK: b37:                                              ; preds = %b36
; CHECK-NEXT:   br label %b38
; CHECK: b38:                                              ; preds = %b37
; CHECK-NEXT:   br label %b39
; CHECK: b39:                                              ; preds = %b38
; CHECK-NEXT:   br label %b40
; CHECK: b40:                                              ; preds = %b39
; CHECK-NEXT:   br label %b41
; CHECK: b41:                                              ; preds = %b40
; CHECK-NEXT:   br label %b42
; CHECK: b42:                                              ; preds = %b41
; CHECK-NEXT:   br label %b43
; CHECK: b43:                                              ; preds = %b42
; CHECK-NEXT:   br label %b44
; CHECK: b44:                                              ; preds = %b43
; CHECK-NEXT:   br label %b45
; CHECK: b45:                                              ; preds = %b44
; CHECK-NEXT:   br label %b46
; CHECK: b46:                                              ; preds = %b45
; CHECK-NEXT:   br label %b47
; CHECK: b47:                                              ; preds = %b46
; CHECK-NEXT:   br label %b48
; CHECK: b48:                                              ; preds = %b47
; CHECK-NEXT:   br label %b49
; CHECK: b49:                                              ; preds = %b48
; CHECK-NEXT:   br label %b50
; CHECK: b50:                                              ; preds = %b49
; CHECK-NEXT:   br label %b51
; CHECK: b51:                                              ; preds = %b50
; CHECK-NEXT:   br label %b52
; CHECK: b52:                                              ; preds = %b51
; CHECK-NEXT:   br label %b53
; CHECK: b53:                                              ; preds = %b52
; CHECK-NEXT:   br label %b54
; CHECK: b54:                                              ; preds = %b53
; CHECK-NEXT:   br label %b55
; CHECK: b55:                                              ; preds = %b54
; CHECK-NEXT:   br label %b56
; CHECK: b56:                                              ; preds = %b55
; CHECK-NEXT:   br label %b57
; CHECK: b57:                                              ; preds = %b56
; CHECK-NEXT:   br label %b58
; CHECK: b58:                                              ; preds = %b57
; CHECK-NEXT:   br label %b59
; CHECK: b59:                                              ; preds = %b58
; CHECK-NEXT:   br label %b60
; CHECK: b60:                                              ; preds = %b59
; CHECK-NEXT:   br label %b61
; CHECK: b61:                                              ; preds = %b60
; CHECK-NEXT:   br label %b62
; CHECK: b62:                                              ; preds = %b61
; CHECK-NEXT:   br label %b63
; CHECK: b63:                                              ; preds = %b62
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   store i32 %x, ptr %qa, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %b63
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @size_512(ptr %a, ptr %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = call i64 @llvm.umax.i64(i64 %n, i64 1)
; CHECK-NEXT:   %1 = shl i64 %0, 2
; CHECK-NEXT:   %2 = add i64 %1, -1
; CHECK-NEXT:   %3 = getelementptr i8, ptr %b, i64 %2
; CHECK-NEXT:   %4 = getelementptr i8, ptr %a, i64 4
; CHECK-NEXT:   %5 = add nuw nsw i64 %1, 3
; CHECK-NEXT:   %6 = getelementptr i8, ptr %a, i64 %5
; CHECK-NEXT:   %7 = icmp ule ptr %b, %6
; CHECK-NEXT:   %8 = icmp ule ptr %4, %3
; CHECK-NEXT:   %found.conflict = and i1 %7, %8
; CHECK-NEXT:   br i1 %found.conflict, label %10, label %9
; CHECK: 9:                                                ; preds = %entry
; CHECK-NEXT:   %load_initial = load i32, ptr %a, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %9
; CHECK-NEXT:   %store_forwarded = phi i32 [ %load_initial, %9 ], [ %s, %loop ]
; CHECK-NEXT:   %i = phi i64 [ 0, %9 ], [ %i1, %loop ]
; CHECK-NEXT:   %pb = getelementptr inbounds i32, ptr %b, i64 %i
; CHECK-NEXT:   %y = load i32, ptr %pb, align 4
; CHECK-NEXT:   %s = add i32 %store_forwarded, %y
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   store i32 %s, ptr %qa, align 4
; CHECK-NEXT:   store i32 %y, ptr %pb, align 4
; CHECK-NEXT:   %z0 = add i32 %y, 0
; CHECK-NEXT:   %z1 = add i32 %y, 1
; CHECK-NEXT:   %z2 = add i32 %y, 2
; CHECK-NEXT:   %z3 = add i32 %y, 3
; CHECK-NEXT:   %z4 = add i32 %y, 4
; CHECK-NEXT:   %z5 = add i32 %y, 5
; CHECK-NEXT:   %z6 = add i32 %y, 6
; CHECK-NEXT:   %z7 = add i32 %y, 7
; CHECK-NEXT:   %z8 = add i32 %y, 8
; CHECK-NEXT:   %z9 = add i32 %y, 9
; CHECK-NEXT:   %z10 = add i32 %y, 10
; CHECK-NEXT:   %z11 = add i32 %y, 11
; CHECK-NEXT:   %z12 = add i32 %y, 12
; CHECK-NEXT:   %z13 = add i32 %y, 13
; CHECK-NEXT:   %z14 = add i32 %y, 14
; CHECK-NEXT:   %z15 = add i32 %y, 15
; CHECK-NEXT:   %z16 = add i32 %y, 16
; CHECK-NEXT:   %z17 = add i32 %y, 17
; CHECK-NEXT:   %z18 = add i32 %y, 18
; CHECK-NEXT:   %z19 = add i32 %y, 19
; CHECK-NEXT:   %z20 = add i32 %y, 20
; CHECK-NEXT:   %z21 = add i32 %y, 21
; CHECK-NEXT:   %z22 = add i32 %y, 22
; CHECK-NEXT:   %z23 = add i32 %y, 23
; CHECK-NEXT:   %z24 = add i32 %y, 24
; CHECK-NEXT:   %z25 = add i32 %y, 25
; CHECK-NEXT:   %z26 = add i32 %y, 26
; CHECK-NEXT:   %z27 = add i32 %y, 27
; CHECK-NEXT:   %z28 = add i32 %y, 28
; CHECK-NEXT:   %z29 = add i32 %y, 29
; CHECK-NEXT:   %z30 = add i32 %y, 30
; CHECK-NEXT:   %z31 = add i32 %y, 31
; CHECK-NEXT:   %z32 = add i32 %y, 32
; CHECK-NEXT:   %z33 = add i32 %y, 33
; CHECK-NEXT:   %z34 = add i32 %y, 34
; CHECK-NEXT:   %z35 = add i32 %y, 35
; CHECK-NEXT:   %z36 = add i32 %y, 36
; CHECK-NEXT:   %z37 = add i32 %y, 37
; CHECK-NEXT:   %z38 = add i32 %y, 38
; CHECK-NEXT:   %z39 = add i32 %y, 39
; CHECK-NEXT:   %z40 = add i32 %y, 40
; CHECK-NEXT:   %z41 = add i32 %y, 41
; CHECK-NEXT:   %z42 = add i32 %y, 42
; CHECK-NEXT:   %z43 = add i32 %y, 43
; CHECK-NEXT:   %z44 = add i32 %y, 44
; CHECK-NEXT:   %z45 = add i32 %y, 45
; CHECK-NEXT:   %z46 = add i32 %y, 46
; CHECK-NEXT:   %z47 = add i32 %y, 47
; CHECK-NEXT:   %z48 = add i32 %y, 48
; CHECK-NEXT:   %z49 = add i32 %y, 49
; CHECK-NEXT:   %z50 = add i32 %y, 50
; CHECK-NEXT:   %z51 = add i32 %y, 51
; CHECK-NEXT:   %z52 = add i32 %y, 52
; CHECK-NEXT:   %z53 = add i32 %y, 53
; CHECK-NEXT:   %z54 = add i32 %y, 54
; CHECK-NEXT:   %z55 = add i32 %y, 55
; CHECK-NEXT:   %z56 = add i32 %y, 56
; CHECK-NEXT:   %z57 = add i32 %y, 57
; CHECK-NEXT:   %z58 = add i32 %y, 58
; CHECK-NEXT:   %z59 = add i32 %y, 59
; CHECK-NEXT:   %z60 = add i32 %y, 60
; CHECK-NEXT:   %z61 = add i32 %y, 61
; CHECK-NEXT:   %z62 = add i32 %y, 62
; CHECK-NEXT:   %z63 = add i32 %y, 63
; CHECK-NEXT:   %z64 = add i32 %y, 64
; CHECK-NEXT:   %z65 = add i32 %y, 65
; CHECK-NEXT:   %z66 = add i32 %y, 66
; CHECK-NEXT:   %z67 = add i32 %y, 67
; CHECK-NEXT:   %z68 = add i32 %y, 68
; CHECK-NEXT:   %z69 = add i32 %y, 69
; CHECK-NEXT:   %z70 = add i32 %y, 70
; CHECK-NEXT:   %z71 = add i32 %y, 71
; CHECK-NEXT:   %z72 = add i32 %y, 72
; CHECK-NEXT:   %z73 = add i32 %y, 73
; CHECK-NEXT:   %z74 = add i32 %y, 74
; CHECK-NEXT:   %z75 = add i32 %y, 75
; CHECK-NEXT:   %z76 = add i32 %y, 76
; CHECK-NEXT:   %z77 = add i32 %y, 77
; CHECK-NEXT:   %z78 = add i32 %y, 78
; CHECK-NEXT:   %z79 = add i32 %y, 79
; CHECK-NEXT:   %z80 = add i32 %y, 80
; CHECK-NEXT:   %z81 = add i32 %y, 81
; CHECK-NEXT:   %z82 = add i32 %y, 82
; CHECK-NEXT:   %z83 = add i32 %y, 83
; CHECK-NEXT:   %z84 = add i32 %y, 84
; CHECK-NEXT:   %z85 = add i32 %y, 85
; CHECK-NEXT:   %z86 = add i32 %y, 86
; CHECK-NEXT:   %z87 = add i32 %y, 87
; CHECK-NEXT:   %z88 = add i32 %y, 88
; CHECK-NEXT:   %z89 = add i32 %y, 89
; CHECK-NEXT:   %z90 = add i32 %y, 90
; CHECK-NEXT:   %z91 = add i32 %y, 91
; CHECK-NEXT:   %z92 = add i32 %y, 92
; CHECK-NEXT:   %z93 = add i32 %y, 93
; CHECK-NEXT:   %z94 = add i32 %y, 94
; CHECK-NEXT:   %z95 = add i32 %y, 95
; CHECK-NEXT:   %z96 = add i32 %y, 96
; CHECK-NEXT:   %z97 = add i32 %y, 97
; CHECK-NEXT:   %z98 = add i32 %y, 98
; CHECK-NEXT:   %z99 = add i32 %y, 99
; CHECK-NEXT:   %z100 = add i32 %y, 100
; CHECK-NEXT:   %z101 = add i32 %y, 101
; CHECK-NEXT:   %z102 = add i32 %y, 102
; CHECK-NEXT:   %z103 = add i32 %y, 103
; CHECK-NEXT:   %z104 = add i32 %y, 104
; CHECK-NEXT:   %z105 = add i32 %y, 105
; CHECK-NEXT:   %z106 = add i32 %y, 106
; CHECK-NEXT:   %z107 = add i32 %y, 107
; CHECK-NEXT:   %z108 = add i32 %y, 108
; CHECK-NEXT:   %z109 = add i32 %y, 109
; CHECK-NEXT:   %z110 = add i32 %y, 110
; CHECK-NEXT:   %z111 = add i32 %y, 111
; CHECK-NEXT:   %z112 = add i32 %y, 112
; CHECK-NEXT:   %z113 = add i32 %y, 113
; CHECK-NEXT:   %z114 = add i32 %y, 114
; CHECK-NEXT:   %z115 = add i32 %y, 115
; CHECK-NEXT:   %z116 = add i32 %y, 116
; CHECK-NEXT:   %z117 = add i32 %y, 117
; CHECK-NEXT:   %z118 = add i32 %y, 118
; CHECK-NEXT:   %z119 = add i32 %y, 119
; CHECK-NEXT:   %z120 = add i32 %y, 120
; CHECK-NEXT:   %z121 = add i32 %y, 121
; CHECK-NEXT:   %z122 = add i32 %y, 122
; CHECK-NEXT:   %z123 = add i32 %y, 123
; CHECK-NEXT:   %z124 = add i32 %y, 124
; CHECK-NEXT:   %z125 = add i32 %y, 125
; CHECK-NEXT:   %z126 = add i32 %y, 126
; CHECK-NEXT:   %z127 = add i32 %y, 127
; CHECK-NEXT:   %z128 = add i32 %y, 128
; CHECK-NEXT:   %z129 = add i32 %y, 129
; CHECK-NEXT:   %z130 = add i32 %y, 130
; CHECK-NEXT:   %z131 = add i32 %y, 131
; CHECK-NEXT:   %z132 = add i32 %y, 132
; CHECK-NEXT:   %z133 = add i32 %y, 133
; CHECK-NEXT:   %z134 = add i32 %y, 134
; CHECK-NEXT:   %z135 = add i32 %y, 135
; CHECK-NEXT:   %z136 = add i32 %y, 136
; CHECK-NEXT:   %z137 = add i32 %y, 137
; CHECK-NEXT:   %z138 = add i32 %y, 138
; CHECK-NEXT:   %z139 = add i32 %y, 139
; CHECK-NEXT:   %z140 = add i32 %y, 140
; CHECK-NEXT:   %z141 = add i32 %y, 141
; CHECK-NEXT:   %z142 = add i32 %y, 142
; CHECK-NEXT:   %z143 = add i32 %y, 143
; CHECK-NEXT:   %z144 = add i32 %y, 144
; CHECK-NEXT:   %z145 = add i32 %y, 145
; CHECK-NEXT:   %z146 = add i32 %y, 146
; CHECK-NEXT:   %z147 = add i32 %y, 147
; CHECK-NEXT:   %z148 = add i32 %y, 148
; CHECK-NEXT:   %z149 = add i32 %y, 149
; CHECK-NEXT:   %z150 = add i32 %y, 150
; CHECK-NEXT:   %z151 = add i32 %y, 151
; CHECK-NEXT:   %z152 = add i32 %y, 152
; CHECK-NEXT:   %z153 = add i32 %y, 153
; CHECK-NEXT:   %z154 = add i32 %y, 154
; CHECK-NEXT:   %z155 = add i32 %y, 155
; CHECK-NEXT:   %z156 = add i32 %y, 156
; CHECK-NEXT:   %z157 = add i32 %y, 157
; CHECK-NEXT:   %z158 = add i32 %y, 158
; CHECK-NEXT:   %z159 = add i32 %y, 159
; CHECK-NEXT:   %z160 = add i32 %y, 160
; CHECK-NEXT:   %z161 = add i32 %y, 161
; CHECK-NEXT:   %z162 = add i32 %y, 162
; CHECK-NEXT:   %z163 = add i32 %y, 163
; CHECK-NEXT:   %z164 = add i32 %y, 164
; CHECK-NEXT:   %z165 = add i32 %y, 165
; CHECK-NEXT:   %z166 = add i32 %y, 166
; CHECK-NEXT:   %z167 = add i32 %y, 167
; CHECK-NEXT:   %z168 = add i32 %y, 168
; CHECK-NEXT:   %z169 = add i32 %y, 169
; CHECK-NEXT:   %z170 = add i32 %y, 170
; CHECK-NEXT:   %z171 = add i32 %y, 171
; CHECK-NEXT:   %z172 = add i32 %y, 172
; CHECK-NEXT:   %z173 = add i32 %y, 173
; CHECK-NEXT:   %z174 = add i32 %y, 174
; CHECK-NEXT:   %z175 = add i32 %y, 175
; CHECK-NEXT:   %z176 = add i32 %y, 176
; CHECK-NEXT:   %z177 = add i32 %y, 177
; CHECK-NEXT:   %z178 = add i32 %y, 178
; CHECK-NEXT:   %z179 = add i32 %y, 179
; CHECK-NEXT:   %z180 = add i32 %y, 180
; CHECK-NEXT:   %z181 = add i32 %y, 181
; CHECK-NEXT:   %z182 = add i32 %y, 182
; CHECK-NEXT:   %z183 = add i32 %y, 183
; CHECK-NEXT:   %z184 = add i32 %y, 184
; CHECK-NEXT:   %z185 = add i32 %y, 185
; CHECK-NEXT:   %z186 = add i32 %y, 186
; CHECK-NEXT:   %z187 = add i32 %y, 187
; CHECK-NEXT:   %z188 = add i32 %y, 188
; CHECK-NEXT:   %z189 = add i32 %y, 189
; CHECK-NEXT:   %z190 = add i32 %y, 190
; CHECK-NEXT:   %z191 = add i32 %y, 191
; CHECK-NEXT:   %z192 = add i32 %y, 192
; CHECK-NEXT:   %z193 = add i32 %y, 193
; CHECK-NEXT:   %z194 = add i32 %y, 194
; CHECK-NEXT:   %z195 = add i32 %y, 195
; CHECK-NEXT:   %z196 = add i32 %y, 196
; CHECK-NEXT:   %z197 = add i32 %y, 197
; CHECK-NEXT:   %z198 = add i32 %y, 198
; CHECK-NEXT:   %z199 = add i32 %y, 199
; CHECK-NEXT:   %z200 = add i32 %y, 200
; CHECK-NEXT:   %z201 = add i32 %y, 201
; CHECK-NEXT:   %z202 = add i32 %y, 202
; CHECK-NEXT:   %z203 = add i32 %y, 203
; CHECK-NEXT:   %z204 = add i32 %y, 204
; CHECK-NEXT:   %z205 = add i32 %y, 205
; CHECK-NEXT:   %z206 = add i32 %y, 206
; CHECK-NEXT:   %z207 = add i32 %y, 207
; CHECK-NEXT:   %z208 = add i32 %y, 208
; CHECK-NEXT:   %z209 = add i32 %y, 209
; CHECK-NEXT:   %z210 = add i32 %y, 210
; CHECK-NEXT:   %z211 = add i32 %y, 211
; CHECK-NEXT:   %z212 = add i32 %y, 212
; CHECK-NEXT:   %z213 = add i32 %y, 213
; CHECK-NEXT:   %z214 = add i32 %y, 214
; CHECK-NEXT:   %z215 = add i32 %y, 215
; CHECK-NEXT:   %z216 = add i32 %y, 216
; CHECK-NEXT:   %z217 = add i32 %y, 217
; CHECK-NEXT:   %z218 = add i32 %y, 218
; CHECK-NEXT:   %z219 = add i32 %y, 219
; CHECK-NEXT:   %z220 = add i32 %y, 220
; CHECK-NEXT:   %z221 = add i32 %y, 221
; CHECK-NEXT:   %z222 = add i32 %y, 222
; CHECK-NEXT:   %z223 = add i32 %y, 223
; CHECK-NEXT:   %z224 = add i32 %y, 224
; CHECK-NEXT:   %z225 = add i32 %y, 225
; CHECK-NEXT:   %z226 = add i32 %y, 226
; CHECK-NEXT:   %z227 = add i32 %y, 227
; CHECK-NEXT:   %z228 = add i32 %y, 228
; CHECK-NEXT:   %z229 = add i32 %y, 229
; CHECK-NEXT:   %z230 = add i32 %y, 230
; CHECK-NEXT:   %z231 = add i32 %y, 231
; CHECK-NEXT:   %z232 = add i32 %y, 232
; CHECK-NEXT:   %z233 = add i32 %y, 233
; CHECK-NEXT:   %z234 = add i32 %y, 234
; CHECK-NEXT:   %z235 = add i32 %y, 235
; CHECK-NEXT:   %z236 = add i32 %y, 236
; CHECK-NEXT:   %z237 = add i32 %y, 237
; CHECK-NEXT:   %z238 = add i32 %y, 238
; CHECK-NEXT:   %z239 = add i32 %y, 239
; CHECK-NEXT:   %z240 = add i32 %y, 240
; CHECK-NEXT:   %z241 = add i32 %y, 241
; CHECK-NEXT:   %z242 = add i32 %y, 242
; CHECK-NEXT:   %z243 = add i32 %y, 243
; CHECK-NEXT:   %z244 = add i32 %y, 244
; CHECK-NEXT:   %z245 = add i32 %y, 245
; CHECK-NEXT:   %z246 = add i32 %y, 246
; CHECK-NEXT:   %z247 = add i32 %y, 247
; CHECK-NEXT:   %z248 = add i32 %y, 248
; CHECK-NEXT:   %z249 = add i32 %y, 249
; CHECK-NEXT:   %z250 = add i32 %y, 250
; CHECK-NEXT:   %z251 = add i32 %y, 251
; CHECK-NEXT:   %z252 = add i32 %y, 252
; CHECK-NEXT:   %z253 = add i32 %y, 253
; CHECK-NEXT:   %z254 = add i32 %y, 254
; CHECK-NEXT:   %z255 = add i32 %y, 255
; CHECK-NEXT:   %z256 = add i32 %y, 256
; CHECK-NEXT:   %z257 = add i32 %y, 257
; CHECK-NEXT:   %z258 = add i32 %y, 258
; CHECK-NEXT:   %z259 = add i32 %y, 259
; CHECK-NEXT:   %z260 = add i32 %y, 260
; CHECK-NEXT:   %z261 = add i32 %y, 261
; CHECK-NEXT:   %z262 = add i32 %y, 262
; CHECK-NEXT:   %z263 = add i32 %y, 263
; CHECK-NEXT:   %z264 = add i32 %y, 264
; CHECK-NEXT:   %z265 = add i32 %y, 265
; CHECK-NEXT:   %z266 = add i32 %y, 266
; CHECK-NEXT:   %z267 = add i32 %y, 267
; CHECK-NEXT:   %z268 = add i32 %y, 268
; CHECK-NEXT:   %z269 = add i32 %y, 269
; CHECK-NEXT:   %z270 = add i32 %y, 270
; CHECK-NEXT:   %z271 = add i32 %y, 271
; CHECK-NEXT:   %z272 = add i32 %y, 272
; CHECK-NEXT:   %z273 = add i32 %y, 273
; CHECK-NEXT:   %z274 = add i32 %y, 274
; CHECK-NEXT:   %z275 = add i32 %y, 275
; CHECK-NEXT:   %z276 = add i32 %y, 276
; CHECK-NEXT:   %z277 = add i32 %y, 277
; CHECK-NEXT:   %z278 = add i32 %y, 278
; CHECK-NEXT:   %z279 = add i32 %y, 279
; CHECK-NEXT:   %z280 = add i32 %y, 280
; CHECK-NEXT:   %z281 = add i32 %y, 281
; CHECK-NEXT:   %z282 = add i32 %y, 282
; CHECK-NEXT:   %z283 = add i32 %y, 283
; CHECK-NEXT:   %z284 = add i32 %y, 284
; CHECK-NEXT:   %z285 = add i32 %y, 285
; CHECK-NEXT:   %z286 = add i32 %y, 286
; CHECK-NEXT:   %z287 = add i32 %y, 287
; CHECK-NEXT:   %z288 = add i32 %y, 288
; CHECK-NEXT:   %z289 = add i32 %y, 289
; CHECK-NEXT:   %z290 = add i32 %y, 290
; CHECK-NEXT:   %z291 = add i32 %y, 291
; CHECK-NEXT:   %z292 = add i32 %y, 292
; CHECK-NEXT:   %z293 = add i32 %y, 293
; CHECK-NEXT:   %z294 = add i32 %y, 294
; CHECK-NEXT:   %z295 = add i32 %y, 295
; CHECK-NEXT:   %z296 = add i32 %y, 296
; CHECK-NEXT:   %z297 = add i32 %y, 297
; CHECK-NEXT:   %z298 = add i32 %y, 298
; CHECK-NEXT:   %z299 = add i32 %y, 299
; CHECK-NEXT:   %z300 = add i32 %y, 300
; CHECK-NEXT:   %z301 = add i32 %y, 301
; CHECK-NEXT:   %z302 = add i32 %y, 302
; CHECK-NEXT:   %z303 = add i32 %y, 303
; CHECK-NEXT:   %z304 = add i32 %y, 304
; CHECK-NEXT:   %z305 = add i32 %y, 305
; CHECK-NEXT:   %z306 = add i32 %y, 306
; CHECK-NEXT:   %z307 = add i32 %y, 307
; CHECK-NEXT:   %z308 = add i32 %y, 308
; CHECK-NEXT:   %z309 = add i32 %y, 309
; CHECK-NEXT:   %z310 = add i32 %y, 310
; CHECK-NEXT:   %z311 = add i32 %y, 311
; CHECK-NEXT:   %z312 = add i32 %y, 312
; CHECK-NEXT:   %z313 = add i32 %y, 313
; CHECK-NEXT:   %z314 = add i32 %y, 314
; CHECK-NEXT:   %z315 = add i32 %y, 315
; CHECK-NEXT:   %z316 = add i32 %y, 316
; CHECK-NEXT:   %z317 = add i32 %y, 317
; CHECK-NEXT:   %z318 = add i32 %y, 318
; CHECK-NEXT:   %z319 = add i32 %y, 319
; CHECK-NEXT:   %z320 = add i32 %y, 320
; CHECK-NEXT:   %z321 = add i32 %y, 321
; CHECK-NEXT:   %z322 = add i32 %y, 322
; CHECK-NEXT:   %z323 = add i32 %y, 323
; CHECK-NEXT:   %z324 = add i32 %y, 324
; CHECK-NEXT:   %z325 = add i32 %y, 325
; CHECK-NEXT:   %z326 = add i32 %y, 326
; CHECK-NEXT:   %z327 = add i32 %y, 327
; CHECK-NEXT:   %z328 = add i32 %y, 328
; CHECK-NEXT:   %z329 = add i32 %y, 329
; CHECK-NEXT:   %z330 = add i32 %y, 330
; CHECK-NEXT:   %z331 = add i32 %y, 331
; CHECK-NEXT:   %z332 = add i32 %y, 332
; CHECK-NEXT:   %z333 = add i32 %y, 333
; CHECK-NEXT:   %z334 = add i32 %y, 334
; CHECK-NEXT:   %z335 = add i32 %y, 335
; CHECK-NEXT:   %z336 = add i32 %y, 336
; CHECK-NEXT:   %z337 = add i32 %y, 337
; CHECK-NEXT:   %z338 = add i32 %y, 338
; CHECK-NEXT:   %z339 = add i32 %y, 339
; CHECK-NEXT:   %z340 = add i32 %y, 340
; CHECK-NEXT:   %z341 = add i32 %y, 341
; CHECK-NEXT:   %z342 = add i32 %y, 342
; CHECK-NEXT:   %z343 = add i32 %y, 343
; CHECK-NEXT:   %z344 = add i32 %y, 344
; CHECK-NEXT:   %z345 = add i32 %y, 345
; CHECK-NEXT:   %z346 = add i32 %y, 346
; CHECK-NEXT:   %z347 = add i32 %y, 347
; CHECK-NEXT:   %z348 = add i32 %y, 348
; CHECK-NEXT:   %z349 = add i32 %y, 349
; CHECK-NEXT:   %z350 = add i32 %y, 350
; CHECK-NEXT:   %z351 = add i32 %y, 351
; CHECK-NEXT:   %z352 = add i32 %y, 352
; CHECK-NEXT:   %z353 = add i32 %y, 353
; CHECK-NEXT:   %z354 = add i32 %y, 354
; CHECK-NEXT:   %z355 = add i32 %y, 355
; CHECK-NEXT:   %z356 = add i32 %y, 356
; CHECK-NEXT:   %z357 = add i32 %y, 357
; CHECK-NEXT:   %z358 = add i32 %y, 358
; CHECK-NEXT:   %z359 = add i32 %y, 359
; CHECK-NEXT:   %z360 = add i32 %y, 360
; CHECK-NEXT:   %z361 = add i32 %y, 361
; CHECK-NEXT:   %z362 = add i32 %y, 362
; CHECK-NEXT:   %z363 = add i32 %y, 363
; CHECK-NEXT:   %z364 = add i32 %y, 364
; CHECK-NEXT:   %z365 = add i32 %y, 365
; CHECK-NEXT:   %z366 = add i32 %y, 366
; CHECK-NEXT:   %z367 = add i32 %y, 367
; CHECK-NEXT:   %z368 = add i32 %y, 368
; CHECK-NEXT:   %z369 = add i32 %y, 369
; CHECK-NEXT:   %z370 = add i32 %y, 370
; CHECK-NEXT:   %z371 = add i32 %y, 371
; CHECK-NEXT:   %z372 = add i32 %y, 372
; CHECK-NEXT:   %z373 = add i32 %y, 373
; CHECK-NEXT:   %z374 = add i32 %y, 374
; CHECK-NEXT:   %z375 = add i32 %y, 375
; CHECK-NEXT:   %z376 = add i32 %y, 376
; CHECK-NEXT:   %z377 = add i32 %y, 377
; CHECK-NEXT:   %z378 = add i32 %y, 378
; CHECK-NEXT:   %z379 = add i32 %y, 379
; CHECK-NEXT:   %z380 = add i32 %y, 380
; CHECK-NEXT:   %z381 = add i32 %y, 381
; CHECK-NEXT:   %z382 = add i32 %y, 382
; CHECK-NEXT:   %z383 = add i32 %y, 383
; CHECK-NEXT:   %z384 = add i32 %y, 384
; CHECK-NEXT:   %z385 = add i32 %y, 385
; CHECK-NEXT:   %z386 = add i32 %y, 386
; CHECK-NEXT:   %z387 = add i32 %y, 387
; CHECK-NEXT:   %z388 = add i32 %y, 388
; CHECK-NEXT:   %z389 = add i32 %y, 389
; CHECK-NEXT:   %z390 = add i32 %y, 390
; CHECK-NEXT:   %z391 = add i32 %y, 391
; CHECK-NEXT:   %z392 = add i32 %y, 392
; CHECK-NEXT:   %z393 = add i32 %y, 393
; CHECK-NEXT:   %z394 = add i32 %y, 394
; CHECK-NEXT:   %z395 = add i32 %y, 395
; CHECK-NEXT:   %z396 = add i32 %y, 396
; CHECK-NEXT:   %z397 = add i32 %y, 397
; CHECK-NEXT:   %z398 = add i32 %y, 398
; CHECK-NEXT:   %z399 = add i32 %y, 399
; CHECK-NEXT:   %z400 = add i32 %y, 400
; CHECK-NEXT:   %z401 = add i32 %y, 401
; CHECK-NEXT:   %z402 = add i32 %y, 402
; CHECK-NEXT:   %z403 = add i32 %y, 403
; CHECK-NEXT:   %z404 = add i32 %y, 404
; CHECK-NEXT:   %z405 = add i32 %y, 405
; CHECK-NEXT:   %z406 = add i32 %y, 406
; CHECK-NEXT:   %z407 = add i32 %y, 407
; CHECK-NEXT:   %z408 = add i32 %y, 408
; CHECK-NEXT:   %z409 = add i32 %y, 409
; CHECK-NEXT:   %z410 = add i32 %y, 410
; CHECK-NEXT:   %z411 = add i32 %y, 411
; CHECK-NEXT:   %z412 = add i32 %y, 412
; CHECK-NEXT:   %z413 = add i32 %y, 413
; CHECK-NEXT:   %z414 = add i32 %y, 414
; CHECK-NEXT:   %z415 = add i32 %y, 415
; CHECK-NEXT:   %z416 = add i32 %y, 416
; CHECK-NEXT:   %z417 = add i32 %y, 417
; CHECK-NEXT:   %z418 = add i32 %y, 418
; CHECK-NEXT:   %z419 = add i32 %y, 419
; CHECK-NEXT:   %z420 = add i32 %y, 420
; CHECK-NEXT:   %z421 = add i32 %y, 421
; CHECK-NEXT:   %z422 = add i32 %y, 422
; CHECK-NEXT:   %z423 = add i32 %y, 423
; CHECK-NEXT:   %z424 = add i32 %y, 424
; CHECK-NEXT:   %z425 = add i32 %y, 425
; CHECK-NEXT:   %z426 = add i32 %y, 426
; CHECK-NEXT:   %z427 = add i32 %y, 427
; CHECK-NEXT:   %z428 = add i32 %y, 428
; CHECK-NEXT:   %z429 = add i32 %y, 429
; CHECK-NEXT:   %z430 = add i32 %y, 430
; CHECK-NEXT:   %z431 = add i32 %y, 431
; CHECK-NEXT:   %z432 = add i32 %y, 432
; CHECK-NEXT:   %z433 = add i32 %y, 433
; CHECK-NEXT:   %z434 = add i32 %y, 434
; CHECK-NEXT:   %z435 = add i32 %y, 435
; CHECK-NEXT:   %z436 = add i32 %y, 436
; CHECK-NEXT:   %z437 = add i32 %y, 437
; CHECK-NEXT:   %z438 = add i32 %y, 438
; CHECK-NEXT:   %z439 = add i32 %y, 439
; CHECK-NEXT:   %z440 = add i32 %y, 440
; CHECK-NEXT:   %z441 = add i32 %y, 441
; CHECK-NEXT:   %z442 = add i32 %y, 442
; CHECK-NEXT:   %z443 = add i32 %y, 443
; CHECK-NEXT:   %z444 = add i32 %y, 444
; CHECK-NEXT:   %z445 = add i32 %y, 445
; CHECK-NEXT:   %z446 = add i32 %y, 446
; CHECK-NEXT:   %z447 = add i32 %y, 447
; CHECK-NEXT:   %z448 = add i32 %y, 448
; CHECK-NEXT:   %z449 = add i32 %y, 449
; CHECK-NEXT:   %z450 = add i32 %y, 450
; CHECK-NEXT:   %z451 = add i32 %y, 451
; CHECK-NEXT:   %z452 = add i32 %y, 452
; CHECK-NEXT:   %z453 = add i32 %y, 453
; CHECK-NEXT:   %z454 = add i32 %y, 454
; CHECK-NEXT:   %z455 = add i32 %y, 455
; CHECK-NEXT:   %z456 = add i32 %y, 456
; CHECK-NEXT:   %z457 = add i32 %y, 457
; CHECK-NEXT:   %z458 = add i32 %y, 458
; CHECK-NEXT:   %z459 = add i32 %y, 459
; CHECK-NEXT:   %z460 = add i32 %y, 460
; CHECK-NEXT:   %z461 = add i32 %y, 461
; CHECK-NEXT:   %z462 = add i32 %y, 462
; CHECK-NEXT:   %z463 = add i32 %y, 463
; CHECK-NEXT:   %z464 = add i32 %y, 464
; CHECK-NEXT:   %z465 = add i32 %y, 465
; CHECK-NEXT:   %z466 = add i32 %y, 466
; CHECK-NEXT:   %z467 = add i32 %y, 467
; CHECK-NEXT:   %z468 = add i32 %y, 468
; CHECK-NEXT:   %z469 = add i32 %y, 469
; CHECK-NEXT:   %z470 = add i32 %y, 470
; CHECK-NEXT:   %z471 = add i32 %y, 471
; CHECK-NEXT:   %z472 = add i32 %y, 472
; CHECK-NEXT:   %z473 = add i32 %y, 473
; CHECK-NEXT:   %z474 = add i32 %y, 474
; CHECK-NEXT:   %z475 = add i32 %y, 475
; CHECK-NEXT:   %z476 = add i32 %y, 476
; CHECK-NEXT:   %z477 = add i32 %y, 477
; CHECK-NEXT:   %z478 = add i32 %y, 478
; CHECK-NEXT:   %z479 = add i32 %y, 479
; CHECK-NEXT:   %z480 = add i32 %y, 480
; CHECK-NEXT:   %z481 = add i32 %y, 481
; CHECK-NEXT:   %z482 = add i32 %y, 482
; CHECK-NEXT:   %z483 = add i32 %y, 483
; CHECK-NEXT:   %z484 = add i32 %y, 484
; CHECK-NEXT:   %z485 = add i32 %y, 485
; CHECK-NEXT:   %z486 = add i32 %y, 486
; CHECK-NEXT:   %z487 = add i32 %y, 487
; CHECK-NEXT:   %z488 = add i32 %y, 488
; CHECK-NEXT:   %z489 = add i32 %y, 489
; CHECK-NEXT:   %z490 = add i32 %y, 490
; CHECK-NEXT:   %z491 = add i32 %y, 491
; CHECK-NEXT:   %z492 = add i32 %y, 492
; CHECK-NEXT:   %z493 = add i32 %y, 493
; CHECK-NEXT:   %z494 = add i32 %y, 494
; CHECK-NEXT:   %z495 = add i32 %y, 495
; CHECK-NEXT:   %z496 = add i32 %y, 496
; CHECK-NEXT:   %z497 = add i32 %y, 497
; CHECK-NEXT:   %z498 = add i32 %y, 498
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit.loopexit, !llvm.loop !0
; CHECK: 10:                                               ; preds = %entry
; CHECK-NEXT:   br label %loop.lver.orig
; CHECK: loop.lver.orig:                                   ; preds = %loop.lver.orig, %10
; CHECK-NEXT:   %i.lver.orig = phi i64 [ 0, %10 ], [ %i1.lver.orig, %loop.lver.orig ]
; CHECK-NEXT:   %pa.lver.orig = getelementptr inbounds i32, ptr %a, i64 %i.lver.orig
; CHECK-NEXT:   %x.lver.orig = load i32, ptr %pa.lver.orig, align 4
; CHECK-NEXT:   %pb.lver.orig = getelementptr inbounds i32, ptr %b, i64 %i.lver.orig
; CHECK-NEXT:   %y.lver.orig = load i32, ptr %pb.lver.orig, align 4
; CHECK-NEXT:   %s.lver.orig = add i32 %x.lver.orig, %y.lver.orig
; CHECK-NEXT:   %k.lver.orig = add nuw nsw i64 %i.lver.orig, 1
; CHECK-NEXT:   %qa.lver.orig = getelementptr inbounds i32, ptr %a, i64 %k.lver.orig
; CHECK-NEXT:   store i32 %s.lver.orig, ptr %qa.lver.orig, align 4
; CHECK-NEXT:   store i32 %y.lver.orig, ptr %pb.lver.orig, align 4
; CHECK-NEXT:   %z0.lver.orig = add i32 %y.lver.orig, 0
; CHECK-NEXT:   %z1.lver.orig = add i32 %y.lver.orig, 1
; CHECK-NEXT:   %z2.lver.orig = add i32 %y.lver.orig, 2
; CHECK-NEXT:   %z3.lver.orig = add i32 %y.lver.orig, 3
; CHECK-NEXT:   %z4.lver.orig = add i32 %y.lver.orig, 4
; CHECK-NEXT:   %z5.lver.orig = add i32 %y.lver.orig, 5
; CHECK-NEXT:   %z6.lver.orig = add i32 %y.lver.orig, 6
; CHECK-NEXT:   %z7.lver.orig = add i32 %y.lver.orig, 7
; CHECK-NEXT:   %z8.lver.orig = add i32 %y.lver.orig, 8
; CHECK-NEXT:   %z9.lver.orig = add i32 %y.lver.orig, 9
; CHECK-NEXT:   %z10.lver.orig = add i32 %y.lver.orig, 10
; CHECK-NEXT:   %z11.lver.orig = add i32 %y.lver.orig, 11
; CHECK-NEXT:   %z12.lver.orig = add i32 %y.lver.orig, 12
; CHECK-NEXT:   %z13.lver.orig = add i32 %y.lver.orig, 13
; CHECK-NEXT:   %z14.lver.orig = add i32 %y.lver.orig, 14
; CHECK-NEXT:   %z15.lver.orig = add i32 %y.lver.orig, 15
; CHECK-NEXT:   %z16.lver.orig = add i32 %y.lver.orig, 16
; CHECK-NEXT:   %z17.lver.orig = add i32 %y.lver.orig, 17
; CHECK-NEXT:   %z18.lver.orig = add i32 %y.lver.orig, 18
; CHECK-NEXT:   %z19.lver.orig = add i32 %y.lver.orig, 19
; CHECK-NEXT:   %z20.lver.orig = add i32 %y.lver.orig, 20
; CHECK-NEXT:   %z21.lver.orig = add i32 %y.lver.orig, 21
; CHECK-NEXT:   %z22.lver.orig = add i32 %y.lver.orig, 22
; CHECK-NEXT:   %z23.lver.orig = add i32 %y.lver.orig, 23
; CHECK-NEXT:   %z24.lver.orig = add i32 %y.lver.orig, 24
; CHECK-NEXT:   %z25.lver.orig = add i32 %y.lver.orig, 25
; CHECK-NEXT:   %z26.lver.orig = add i32 %y.lver.orig, 26
; CHECK-NEXT:   %z27.lver.orig = add i32 %y.lver.orig, 27
; CHECK-NEXT:   %z28.lver.orig = add i32 %y.lver.orig, 28
; CHECK-NEXT:   %z29.lver.orig = add i32 %y.lver.orig, 29
; CHECK-NEXT:   %z30.lver.orig = add i32 %y.lver.orig, 30
; CHECK-NEXT:   %z31.lver.orig = add i32 %y.lver.orig, 31
; CHECK-NEXT:   %z32.lver.orig = add i32 %y.lver.orig, 32
; CHECK-NEXT:   %z33.lver.orig = add i32 %y.lver.orig, 33
; CHECK-NEXT:   %z34.lver.orig = add i32 %y.lver.orig, 34
; CHECK-NEXT:   %z35.lver.orig = add i32 %y.lver.orig, 35
; CHECK-NEXT:   %z36.lver.orig = add i32 %y.lver.orig, 36
; CHECK-NEXT:   %z37.lver.orig = add i32 %y.lver.orig, 37
; CHECK-NEXT:   %z38.lver.orig = add i32 %y.lver.orig, 38
; CHECK-NEXT:   %z39.lver.orig = add i32 %y.lver.orig, 39
; CHECK-NEXT:   %z40.lver.orig = add i32 %y.lver.orig, 40
; CHECK-NEXT:   %z41.lver.orig = add i32 %y.lver.orig, 41
; CHECK-NEXT:   %z42.lver.orig = add i32 %y.lver.orig, 42
; CHECK-NEXT:   %z43.lver.orig = add i32 %y.lver.orig, 43
; CHECK-NEXT:   %z44.lver.orig = add i32 %y.lver.orig, 44
; CHECK-NEXT:   %z45.lver.orig = add i32 %y.lver.orig, 45
; CHECK-NEXT:   %z46.lver.orig = add i32 %y.lver.orig, 46
; CHECK-NEXT:   %z47.lver.orig = add i32 %y.lver.orig, 47
; CHECK-NEXT:   %z48.lver.orig = add i32 %y.lver.orig, 48
; CHECK-NEXT:   %z49.lver.orig = add i32 %y.lver.orig, 49
; CHECK-NEXT:   %z50.lver.orig = add i32 %y.lver.orig, 50
; CHECK-NEXT:   %z51.lver.orig = add i32 %y.lver.orig, 51
; CHECK-NEXT:   %z52.lver.orig = add i32 %y.lver.orig, 52
; CHECK-NEXT:   %z53.lver.orig = add i32 %y.lver.orig, 53
; CHECK-NEXT:   %z54.lver.orig = add i32 %y.lver.orig, 54
; CHECK-NEXT:   %z55.lver.orig = add i32 %y.lver.orig, 55
; CHECK-NEXT:   %z56.lver.orig = add i32 %y.lver.orig, 56
; CHECK-NEXT:   %z57.lver.orig = add i32 %y.lver.orig, 57
; CHECK-NEXT:   %z58.lver.orig = add i32 %y.lver.orig, 58
; CHECK-NEXT:   %z59.lver.orig = add i32 %y.lver.orig, 59
; CHECK-NEXT:   %z60.lver.orig = add i32 %y.lver.orig, 60
; CHECK-NEXT:   %z61.lver.orig = add i32 %y.lver.orig, 61
; CHECK-NEXT:   %z62.lver.orig = add i32 %y.lver.orig, 62
; CHECK-NEXT:   %z63.lver.orig = add i32 %y.lver.orig, 63
; CHECK-NEXT:   %z64.lver.orig = add i32 %y.lver.orig, 64
; CHECK-NEXT:   %z65.lver.orig = add i32 %y.lver.orig, 65
; CHECK-NEXT:   %z66.lver.orig = add i32 %y.lver.orig, 66
; CHECK-NEXT:   %z67.lver.orig = add i32 %y.lver.orig, 67
; CHECK-NEXT:   %z68.lver.orig = add i32 %y.lver.orig, 68
; CHECK-NEXT:   %z69.lver.orig = add i32 %y.lver.orig, 69
; CHECK-NEXT:   %z70.lver.orig = add i32 %y.lver.orig, 70
; CHECK-NEXT:   %z71.lver.orig = add i32 %y.lver.orig, 71
; CHECK-NEXT:   %z72.lver.orig = add i32 %y.lver.orig, 72
; CHECK-NEXT:   %z73.lver.orig = add i32 %y.lver.orig, 73
; CHECK-NEXT:   %z74.lver.orig = add i32 %y.lver.orig, 74
; CHECK-NEXT:   %z75.lver.orig = add i32 %y.lver.orig, 75
; CHECK-NEXT:   %z76.lver.orig = add i32 %y.lver.orig, 76
; CHECK-NEXT:   %z77.lver.orig = add i32 %y.lver.orig, 77
; CHECK-NEXT:   %z78.lver.orig = add i32 %y.lver.orig, 78
; CHECK-NEXT:   %z79.lver.orig = add i32 %y.lver.orig, 79
; CHECK-NEXT:   %z80.lver.orig = add i32 %y.lver.orig, 80
; CHECK-NEXT:   %z81.lver.orig = add i32 %y.lver.orig, 81
; CHECK-NEXT:   %z82.lver.orig = add i32 %y.lver.orig, 82
; CHECK-NEXT:   %z83.lver.orig = add i32 %y.lver.orig, 83
; CHECK-NEXT:   %z84.lver.orig = add i32 %y.lver.orig, 84
; CHECK-NEXT:   %z85.lver.orig = add i32 %y.lver.orig, 85
; CHECK-NEXT:   %z86.lver.orig = add i32 %y.lver.orig, 86
; CHECK-NEXT:   %z87.lver.orig = add i32 %y.lver.orig, 87
; CHECK-NEXT:   %z88.lver.orig = add i32 %y.lver.orig, 88
; CHECK-NEXT:   %z89.lver.orig = add i32 %y.lver.orig, 89
; CHECK-NEXT:   %z90.lver.orig = add i32 %y.lver.orig, 90
; CHECK-NEXT:   %z91.lver.orig = add i32 %y.lver.orig, 91
; CHECK-NEXT:   %z92.lver.orig = add i32 %y.lver.orig, 92
; CHECK-NEXT:   %z93.lver.orig = add i32 %y.lver.orig, 93
; CHECK-NEXT:   %z94.lver.orig = add i32 %y.lver.orig, 94
; CHECK-NEXT:   %z95.lver.orig = add i32 %y.lver.orig, 95
; CHECK-NEXT:   %z96.lver.orig = add i32 %y.lver.orig, 96
; CHECK-NEXT:   %z97.lver.orig = add i32 %y.lver.orig, 97
; CHECK-NEXT:   %z98.lver.orig = add i32 %y.lver.orig, 98
; CHECK-NEXT:   %z99.lver.orig = add i32 %y.lver.orig, 99
; CHECK-NEXT:   %z100.lver.orig = add i32 %y.lver.orig, 100
; CHECK-NEXT:   %z101.lver.orig = add i32 %y.lver.orig, 101
; CHECK-NEXT:   %z102.lver.orig = add i32 %y.lver.orig, 102
; CHECK-NEXT:   %z103.lver.orig = add i32 %y.lver.orig, 103
; CHECK-NEXT:   %z104.lver.orig = add i32 %y.lver.orig, 104
; CHECK-NEXT:   %z105.lver.orig = add i32 %y.lver.orig, 105
; CHECK-NEXT:   %z106.lver.orig = add i32 %y.lver.orig, 106
; CHECK-NEXT:   %z107.lver.orig = add i32 %y.lver.orig, 107
; CHECK-NEXT:   %z108.lver.orig = add i32 %y.lver.orig, 108
; CHECK-NEXT:   %z109.lver.orig = add i32 %y.lver.orig, 109
; CHECK-NEXT:   %z110.lver.orig = add i32 %y.lver.orig, 110
; CHECK-NEXT:   %z111.lver.orig = add i32 %y.lver.orig, 111
; CHECK-NEXT:   %z112.lver.orig = add i32 %y.lver.orig, 112
; CHECK-NEXT:   %z113.lver.orig = add i32 %y.lver.orig, 113
; CHECK-NEXT:   %z114.lver.orig = add i32 %y.lver.orig, 114
; CHECK-NEXT:   %z115.lver.orig = add i32 %y.lver.orig, 115
; CHECK-NEXT:   %z116.lver.orig = add i32 %y.lver.orig, 116
; CHECK-NEXT:   %z117.lver.orig = add i32 %y.lver.orig, 117
; CHECK-NEXT:   %z118.lver.orig = add i32 %y.lver.orig, 118
; CHECK-NEXT:   %z119.lver.orig = add i32 %y.lver.orig, 119
; CHECK-NEXT:   %z120.lver.orig = add i32 %y.lver.orig, 120
; CHECK-NEXT:   %z121.lver.orig = add i32 %y.lver.orig, 121
; CHECK-NEXT:   %z122.lver.orig = add i32 %y.lver.orig, 122
; CHECK-NEXT:   %z123.lver.orig = add i32 %y.lver.orig, 123
; CHECK-NEXT:   %z124.lver.orig = add i32 %y.lver.orig, 124
; CHECK-NEXT:   %z125.lver.orig = add i32 %y.lver.orig, 125
; CHECK-NEXT:   %z126.lver.orig = add i32 %y.lver.orig, 126
; CHECK-NEXT:   %z127.lver.orig = add i32 %y.lver.orig, 127
; CHECK-NEXT:   %z128.lver.orig = add i32 %y.lver.orig, 128
; CHECK-NEXT:   %z129.lver.orig = add i32 %y.lver.orig, 129
; CHECK-NEXT:   %z130.lver.orig = add i32 %y.lver.orig, 130
; CHECK-NEXT:   %z131.lver.orig = add i32 %y.lver.orig, 131
; CHECK-NEXT:   %z132.lver.orig = add i32 %y.lver.orig, 132
; CHECK-NEXT:   %z133.lver.orig = add i32 %y.lver.orig, 133
; CHECK-NEXT:   %z134.lver.orig = add i32 %y.lver.orig, 134
; CHECK-NEXT:   %z135.lver.orig = add i32 %y.lver.orig, 135
; CHECK-NEXT:   %z136.lver.orig = add i32 %y.lver.orig, 136
; CHECK-NEXT:   %z137.lver.orig = add i32 %y.lver.orig, 137
; CHECK-NEXT:   %z138.lver.orig = add i32 %y.lver.orig, 138
; CHECK-NEXT:   %z139.lver.orig = add i32 %y.lver.orig, 139
; CHECK-NEXT:   %z140.lver.orig = add i32 %y.lver.orig, 140
; CHECK-NEXT:   %z141.lver.orig = add i32 %y.lver.orig, 141
; CHECK-NEXT:   %z142.lver.orig = add i32 %y.lver.orig, 142
; CHECK-NEXT:   %z143.lver.orig = add i32 %y.lver.orig, 143
; CHECK-NEXT:   %z144.lver.orig = add i32 %y.lver.orig, 144
; CHECK-NEXT:   %z145.lver.orig = add i32 %y.lver.orig, 145
; CHECK-NEXT:   %z146.lver.orig = add i32 %y.lver.orig, 146
; CHECK-NEXT:   %z147.lver.orig = add i32 %y.lver.orig, 147
; CHECK-NEXT:   %z148.lver.orig = add i32 %y.lver.orig, 148
; CHECK-NEXT:   %z149.lver.orig = add i32 %y.lver.orig, 149
; CHECK-NEXT:   %z150.lver.orig = add i32 %y.lver.orig, 150
; CHECK-NEXT:   %z151.lver.orig = add i32 %y.lver.orig, 151
; CHECK-NEXT:   %z152.lver.orig = add i32 %y.lver.orig, 152
; CHECK-NEXT:   %z153.lver.orig = add i32 %y.lver.orig, 153
; CHECK-NEXT:   %z154.lver.orig = add i32 %y.lver.orig, 154
; CHECK-NEXT:   %z155.lver.orig = add i32 %y.lver.orig, 155
; CHECK-NEXT:   %z156.lver.orig = add i32 %y.lver.orig, 156
; CHECK-NEXT:   %z157.lver.orig = add i32 %y.lver.orig, 157
; CHECK-NEXT:   %z158.lver.orig = add i32 %y.lver.orig, 158
; CHECK-NEXT:   %z159.lver.orig = add i32 %y.lver.orig, 159
; CHECK-NEXT:   %z160.lver.orig = add i32 %y.lver.orig, 160
; CHECK-NEXT:   %z161.lver.orig = add i32 %y.lver.orig, 161
; CHECK-NEXT:   %z162.lver.orig = add i32 %y.lver.orig, 162
; CHECK-NEXT:   %z163.lver.orig = add i32 %y.lver.orig, 163
; CHECK-NEXT:   %z164.lver.orig = add i32 %y.lver.orig, 164
; CHECK-NEXT:   %z165.lver.orig = add i32 %y.lver.orig, 165
; CHECK-NEXT:   %z166.lver.orig = add i32 %y.lver.orig, 166
; CHECK-NEXT:   %z167.lver.orig = add i32 %y.lver.orig, 167
; CHECK-NEXT:   %z168.lver.orig = add i32 %y.lver.orig, 168
; CHECK-NEXT:   %z169.lver.orig = add i32 %y.lver.orig, 169
; CHECK-NEXT:   %z170.lver.orig = add i32 %y.lver.orig, 170
; CHECK-NEXT:   %z171.lver.orig = add i32 %y.lver.orig, 171
; CHECK-NEXT:   %z172.lver.orig = add i32 %y.lver.orig, 172
; CHECK-NEXT:   %z173.lver.orig = add i32 %y.lver.orig, 173
; CHECK-NEXT:   %z174.lver.orig = add i32 %y.lver.orig, 174
; CHECK-NEXT:   %z175.lver.orig = add i32 %y.lver.orig, 175
; CHECK-NEXT:   %z176.lver.orig = add i32 %y.lver.orig, 176
; CHECK-NEXT:   %z177.lver.orig = add i32 %y.lver.orig, 177
; CHECK-NEXT:   %z178.lver.orig = add i32 %y.lver.orig, 178
; CHECK-NEXT:   %z179.lver.orig = add i32 %y.lver.orig, 179
; CHECK-NEXT:   %z180.lver.orig = add i32 %y.lver.orig, 180
; CHECK-NEXT:   %z181.lver.orig = add i32 %y.lver.orig, 181
; CHECK-NEXT:   %z182.lver.orig = add i32 %y.lver.orig, 182
; CHECK-NEXT:   %z183.lver.orig = add i32 %y.lver.orig, 183
; CHECK-NEXT:   %z184.lver.orig = add i32 %y.lver.orig, 184
; CHECK-NEXT:   %z185.lver.orig = add i32 %y.lver.orig, 185
; CHECK-NEXT:   %z186.lver.orig = add i32 %y.lver.orig, 186
; CHECK-NEXT:   %z187.lver.orig = add i32 %y.lver.orig, 187
; CHECK-NEXT:   %z188.lver.orig = add i32 %y.lver.orig, 188
; CHECK-NEXT:   %z189.lver.orig = add i32 %y.lver.orig, 189
; CHECK-NEXT:   %z190.lver.orig = add i32 %y.lver.orig, 190
; CHECK-NEXT:   %z191.lver.orig = add i32 %y.lver.orig, 191
; CHECK-NEXT:   %z192.lver.orig = add i32 %y.lver.orig, 192
; CHECK-NEXT:   %z193.lver.orig = add i32 %y.lver.orig, 193
; CHECK-NEXT:   %z194.lver.orig = add i32 %y.lver.orig, 194
; CHECK-NEXT:   %z195.lver.orig = add i32 %y.lver.orig, 195
; CHECK-NEXT:   %z196.lver.orig = add i32 %y.lver.orig, 196
; CHECK-NEXT:   %z197.lver.orig = add i32 %y.lver.orig, 197
; CHECK-NEXT:   %z198.lver.orig = add i32 %y.lver.orig, 198
; CHECK-NEXT:   %z199.lver.orig = add i32 %y.lver.orig, 199
; CHECK-NEXT:   %z200.lver.orig = add i32 %y.lver.orig, 200
; CHECK-NEXT:   %z201.lver.orig = add i32 %y.lver.orig, 201
; CHECK-NEXT:   %z202.lver.orig = add i32 %y.lver.orig, 202
; CHECK-NEXT:   %z203.lver.orig = add i32 %y.lver.orig, 203
; CHECK-NEXT:   %z204.lver.orig = add i32 %y.lver.orig, 204
; CHECK-NEXT:   %z205.lver.orig = add i32 %y.lver.orig, 205
; CHECK-NEXT:   %z206.lver.orig = add i32 %y.lver.orig, 206
; CHECK-NEXT:   %z207.lver.orig = add i32 %y.lver.orig, 207
; CHECK-NEXT:   %z208.lver.orig = add i32 %y.lver.orig, 208
; CHECK-NEXT:   %z209.lver.orig = add i32 %y.lver.orig, 209
; CHECK-NEXT:   %z210.lver.orig = add i32 %y.lver.orig, 210
; CHECK-NEXT:   %z211.lver.orig = add i32 %y.lver.orig, 211
; CHECK-NEXT:   %z212.lver.orig = add i32 %y.lver.orig, 212
; CHECK-NEXT:   %z213.lver.orig = add i32 %y.lver.orig, 213
; CHECK-NEXT:   %z214.lver.orig = add i32 %y.lver.orig, 214
; CHECK-NEXT:   %z215.lver.orig = add i32 %y.lver.orig, 215
; CHECK-NEXT:   %z216.lver.orig = add i32 %y.lver.orig, 216
; CHECK-NEXT:   %z217.lver.orig = add i32 %y.lver.orig, 217
; CHECK-NEXT:   %z218.lver.orig = add i32 %y.lver.orig, 218
; CHECK-NEXT:   %z219.lver.orig = add i32 %y.lver.orig, 219
; CHECK-NEXT:   %z220.lver.orig = add i32 %y.lver.orig, 220
; CHECK-NEXT:   %z221.lver.orig = add i32 %y.lver.orig, 221
; CHECK-NEXT:   %z222.lver.orig = add i32 %y.lver.orig, 222
; CHECK-NEXT:   %z223.lver.orig = add i32 %y.lver.orig, 223
; CHECK-NEXT:   %z224.lver.orig = add i32 %y.lver.orig, 224
; CHECK-NEXT:   %z225.lver.orig = add i32 %y.lver.orig, 225
; CHECK-NEXT:   %z226.lver.orig = add i32 %y.lver.orig, 226
; CHECK-NEXT:   %z227.lver.orig = add i32 %y.lver.orig, 227
; CHECK-NEXT:   %z228.lver.orig = add i32 %y.lver.orig, 228
; CHECK-NEXT:   %z229.lver.orig = add i32 %y.lver.orig, 229
; CHECK-NEXT:   %z230.lver.orig = add i32 %y.lver.orig, 230
; CHECK-NEXT:   %z231.lver.orig = add i32 %y.lver.orig, 231
; CHECK-NEXT:   %z232.lver.orig = add i32 %y.lver.orig, 232
; CHECK-NEXT:   %z233.lver.orig = add i32 %y.lver.orig, 233
; CHECK-NEXT:   %z234.lver.orig = add i32 %y.lver.orig, 234
; CHECK-NEXT:   %z235.lver.orig = add i32 %y.lver.orig, 235
; CHECK-NEXT:   %z236.lver.orig = add i32 %y.lver.orig, 236
; CHECK-NEXT:   %z237.lver.orig = add i32 %y.lver.orig, 237
; CHECK-NEXT:   %z238.lver.orig = add i32 %y.lver.orig, 238
; CHECK-NEXT:   %z239.lver.orig = add i32 %y.lver.orig, 239
; CHECK-NEXT:   %z240.lver.orig = add i32 %y.lver.orig, 240
; CHECK-NEXT:   %z241.lver.orig = add i32 %y.lver.orig, 241
; CHECK-NEXT:   %z242.lver.orig = add i32 %y.lver.orig, 242
; CHECK-NEXT:   %z243.lver.orig = add i32 %y.lver.orig, 243
; CHECK-NEXT:   %z244.lver.orig = add i32 %y.lver.orig, 244
; CHECK-NEXT:   %z245.lver.orig = add i32 %y.lver.orig, 245
; CHECK-NEXT:   %z246.lver.orig = add i32 %y.lver.orig, 246
; CHECK-NEXT:   %z247.lver.orig = add i32 %y.lver.orig, 247
; CHECK-NEXT:   %z248.lver.orig = add i32 %y.lver.orig, 248
; CHECK-NEXT:   %z249.lver.orig = add i32 %y.lver.orig, 249
; CHECK-NEXT:   %z250.lver.orig = add i32 %y.lver.orig, 250
; CHECK-NEXT:   %z251.lver.orig = add i32 %y.lver.orig, 251
; CHECK-NEXT:   %z252.lver.orig = add i32 %y.lver.orig, 252
; CHECK-NEXT:   %z253.lver.orig = add i32 %y.lver.orig, 253
; CHECK-NEXT:   %z254.lver.orig = add i32 %y.lver.orig, 254
; CHECK-NEXT:   %z255.lver.orig = add i32 %y.lver.orig, 255
; CHECK-NEXT:   %z256.lver.orig = add i32 %y.lver.orig, 256
; CHECK-NEXT:   %z257.lver.orig = add i32 %y.lver.orig, 257
; CHECK-NEXT:   %z258.lver.orig = add i32 %y.lver.orig, 258
; CHECK-NEXT:   %z259.lver.orig = add i32 %y.lver.orig, 259
; CHECK-NEXT:   %z260.lver.orig = add i32 %y.lver.orig, 260
; CHECK-NEXT:   %z261.lver.orig = add i32 %y.lver.orig, 261
; CHECK-NEXT:   %z262.lver.orig = add i32 %y.lver.orig, 262
; CHECK-NEXT:   %z263.lver.orig = add i32 %y.lver.orig, 263
; CHECK-NEXT:   %z264.lver.orig = add i32 %y.lver.orig, 264
; CHECK-NEXT:   %z265.lver.orig = add i32 %y.lver.orig, 265
; CHECK-NEXT:   %z266.lver.orig = add i32 %y.lver.orig, 266
; CHECK-NEXT:   %z267.lver.orig = add i32 %y.lver.orig, 267
; CHECK-NEXT:   %z268.lver.orig = add i32 %y.lver.orig, 268
; CHECK-NEXT:   %z269.lver.orig = add i32 %y.lver.orig, 269
; CHECK-NEXT:   %z270.lver.orig = add i32 %y.lver.orig, 270
; CHECK-NEXT:   %z271.lver.orig = add i32 %y.lver.orig, 271
; CHECK-NEXT:   %z272.lver.orig = add i32 %y.lver.orig, 272
; CHECK-NEXT:   %z273.lver.orig = add i32 %y.lver.orig, 273
; CHECK-NEXT:   %z274.lver.orig = add i32 %y.lver.orig, 274
; CHECK-NEXT:   %z275.lver.orig = add i32 %y.lver.orig, 275
; CHECK-NEXT:   %z276.lver.orig = add i32 %y.lver.orig, 276
; CHECK-NEXT:   %z277.lver.orig = add i32 %y.lver.orig, 277
; CHECK-NEXT:   %z278.lver.orig = add i32 %y.lver.orig, 278
; CHECK-NEXT:   %z279.lver.orig = add i32 %y.lver.orig, 279
; CHECK-NEXT:   %z280.lver.orig = add i32 %y.lver.orig, 280
; CHECK-NEXT:   %z281.lver.orig = add i32 %y.lver.orig, 281
; CHECK-NEXT:   %z282.lver.orig = add i32 %y.lver.orig, 282
; CHECK-NEXT:   %z283.lver.orig = add i32 %y.lver.orig, 283
; CHECK-NEXT:   %z284.lver.orig = add i32 %y.lver.orig, 284
; CHECK-NEXT:   %z285.lver.orig = add i32 %y.lver.orig, 285
; CHECK-NEXT:   %z286.lver.orig = add i32 %y.lver.orig, 286
; CHECK-NEXT:   %z287.lver.orig = add i32 %y.lver.orig, 287
; CHECK-NEXT:   %z288.lver.orig = add i32 %y.lver.orig, 288
; CHECK-NEXT:   %z289.lver.orig = add i32 %y.lver.orig, 289
; CHECK-NEXT:   %z290.lver.orig = add i32 %y.lver.orig, 290
; CHECK-NEXT:   %z291.lver.orig = add i32 %y.lver.orig, 291
; CHECK-NEXT:   %z292.lver.orig = add i32 %y.lver.orig, 292
; CHECK-NEXT:   %z293.lver.orig = add i32 %y.lver.orig, 293
; CHECK-NEXT:   %z294.lver.orig = add i32 %y.lver.orig, 294
; CHECK-NEXT:   %z295.lver.orig = add i32 %y.lver.orig, 295
; CHECK-NEXT:   %z296.lver.orig = add i32 %y.lver.orig, 296
; CHECK-NEXT:   %z297.lver.orig = add i32 %y.lver.orig, 297
; CHECK-NEXT:   %z298.lver.orig = add i32 %y.lver.orig, 298
; CHECK-NEXT:   %z299.lver.orig = add i32 %y.lver.orig, 299
; CHECK-NEXT:   %z300.lver.orig = add i32 %y.lver.orig, 300
; CHECK-NEXT:   %z301.lver.orig = add i32 %y.lver.orig, 301
; CHECK-NEXT:   %z302.lver.orig = add i32 %y.lver.orig, 302
; CHECK-NEXT:   %z303.lver.orig = add i32 %y.lver.orig, 303
; CHECK-NEXT:   %z304.lver.orig = add i32 %y.lver.orig, 304
; CHECK-NEXT:   %z305.lver.orig = add i32 %y.lver.orig, 305
; CHECK-NEXT:   %z306.lver.orig = add i32 %y.lver.orig, 306
; CHECK-NEXT:   %z307.lver.orig = add i32 %y.lver.orig, 307
; CHECK-NEXT:   %z308.lver.orig = add i32 %y.lver.orig, 308
; CHECK-NEXT:   %z309.lver.orig = add i32 %y.lver.orig, 309
; CHECK-NEXT:   %z310.lver.orig = add i32 %y.lver.orig, 310
; CHECK-NEXT:   %z311.lver.orig = add i32 %y.lver.orig, 311
; CHECK-NEXT:   %z312.lver.orig = add i32 %y.lver.orig, 312
; CHECK-NEXT:   %z313.lver.orig = add i32 %y.lver.orig, 313
; CHECK-NEXT:   %z314.lver.orig = add i32 %y.lver.orig, 314
; CHECK-NEXT:   %z315.lver.orig = add i32 %y.lver.orig, 315
; CHECK-NEXT:   %z316.lver.orig = add i32 %y.lver.orig, 316
; CHECK-NEXT:   %z317.lver.orig = add i32 %y.lver.orig, 317
; CHECK-NEXT:   %z318.lver.orig = add i32 %y.lver.orig, 318
; CHECK-NEXT:   %z319.lver.orig = add i32 %y.lver.orig, 319
; CHECK-NEXT:   %z320.lver.orig = add i32 %y.lver.orig, 320
; CHECK-NEXT:   %z321.lver.orig = add i32 %y.lver.orig, 321
; CHECK-NEXT:   %z322.lver.orig = add i32 %y.lver.orig, 322
; CHECK-NEXT:   %z323.lver.orig = add i32 %y.lver.orig, 323
; CHECK-NEXT:   %z324.lver.orig = add i32 %y.lver.orig, 324
; CHECK-NEXT:   %z325.lver.orig = add i32 %y.lver.orig, 325
; CHECK-NEXT:   %z326.lver.orig = add i32 %y.lver.orig, 326
; CHECK-NEXT:   %z327.lver.orig = add i32 %y.lver.orig, 327
; CHECK-NEXT:   %z328.lver.orig = add i32 %y.lver.orig, 328
; CHECK-NEXT:   %z329.lver.orig = add i32 %y.lver.orig, 329
; CHECK-NEXT:   %z330.lver.orig = add i32 %y.lver.orig, 330
; CHECK-NEXT:   %z331.lver.orig = add i32 %y.lver.orig, 331
; CHECK-NEXT:   %z332.lver.orig = add i32 %y.lver.orig, 332
; CHECK-NEXT:   %z333.lver.orig = add i32 %y.lver.orig, 333
; CHECK-NEXT:   %z334.lver.orig = add i32 %y.lver.orig, 334
; CHECK-NEXT:   %z335.lver.orig = add i32 %y.lver.orig, 335
; CHECK-NEXT:   %z336.lver.orig = add i32 %y.lver.orig, 336
; CHECK-NEXT:   %z337.lver.orig = add i32 %y.lver.orig, 337
; CHECK-NEXT:   %z338.lver.orig = add i32 %y.lver.orig, 338
; CHECK-NEXT:   %z339.lver.orig = add i32 %y.lver.orig, 339
; CHECK-NEXT:   %z340.lver.orig = add i32 %y.lver.orig, 340
; CHECK-NEXT:   %z341.lver.orig = add i32 %y.lver.orig, 341
; CHECK-NEXT:   %z342.lver.orig = add i32 %y.lver.orig, 342
; CHECK-NEXT:   %z343.lver.orig = add i32 %y.lver.orig, 343
; CHECK-NEXT:   %z344.lver.orig = add i32 %y.lver.orig, 344
; CHECK-NEXT:   %z345.lver.orig = add i32 %y.lver.orig, 345
; CHECK-NEXT:   %z346.lver.orig = add i32 %y.lver.orig, 346
; CHECK-NEXT:   %z347.lver.orig = add i32 %y.lver.orig, 347
; CHECK-NEXT:   %z348.lver.orig = add i32 %y.lver.orig, 348
; CHECK-NEXT:   %z349.lver.orig = add i32 %y.lver.orig, 349
; CHECK-NEXT:   %z350.lver.orig = add i32 %y.lver.orig, 350
; CHECK-NEXT:   %z351.lver.orig = add i32 %y.lver.orig, 351
; CHECK-NEXT:   %z352.lver.orig = add i32 %y.lver.orig, 352
; CHECK-NEXT:   %z353.lver.orig = add i32 %y.lver.orig, 353
; CHECK-NEXT:   %z354.lver.orig = add i32 %y.lver.orig, 354
; CHECK-NEXT:   %z355.lver.orig = add i32 %y.lver.orig, 355
; CHECK-NEXT:   %z356.lver.orig = add i32 %y.lver.orig, 356
; CHECK-NEXT:   %z357.lver.orig = add i32 %y.lver.orig, 357
; CHECK-NEXT:   %z358.lver.orig = add i32 %y.lver.orig, 358
; CHECK-NEXT:   %z359.lver.orig = add i32 %y.lver.orig, 359
; CHECK-NEXT:   %z360.lver.orig = add i32 %y.lver.orig, 360
; CHECK-NEXT:   %z361.lver.orig = add i32 %y.lver.orig, 361
; CHECK-NEXT:   %z362.lver.orig = add i32 %y.lver.orig, 362
; CHECK-NEXT:   %z363.lver.orig = add i32 %y.lver.orig, 363
; CHECK-NEXT:   %z364.lver.orig = add i32 %y.lver.orig, 364
; CHECK-NEXT:   %z365.lver.orig = add i32 %y.lver.orig, 365
; CHECK-NEXT:   %z366.lver.orig = add i32 %y.lver.orig, 366
; CHECK-NEXT:   %z367.lver.orig = add i32 %y.lver.orig, 367
; CHECK-NEXT:   %z368.lver.orig = add i32 %y.lver.orig, 368
; CHECK-NEXT:   %z369.lver.orig = add i32 %y.lver.orig, 369
; CHECK-NEXT:   %z370.lver.orig = add i32 %y.lver.orig, 370
; CHECK-NEXT:   %z371.lver.orig = add i32 %y.lver.orig, 371
; CHECK-NEXT:   %z372.lver.orig = add i32 %y.lver.orig, 372
; CHECK-NEXT:   %z373.lver.orig = add i32 %y.lver.orig, 373
; CHECK-NEXT:   %z374.lver.orig = add i32 %y.lver.orig, 374
; CHECK-NEXT:   %z375.lver.orig = add i32 %y.lver.orig, 375
; CHECK-NEXT:   %z376.lver.orig = add i32 %y.lver.orig, 376
; CHECK-NEXT:   %z377.lver.orig = add i32 %y.lver.orig, 377
; CHECK-NEXT:   %z378.lver.orig = add i32 %y.lver.orig, 378
; CHECK-NEXT:   %z379.lver.orig = add i32 %y.lver.orig, 379
; CHECK-NEXT:   %z380.lver.orig = add i32 %y.lver.orig, 380
; CHECK-NEXT:   %z381.lver.orig = add i32 %y.lver.orig, 381
; CHECK-NEXT:   %z382.lver.orig = add i32 %y.lver.orig, 382
; CHECK-NEXT:   %z383.lver.orig = add i32 %y.lver.orig, 383
; CHECK-NEXT:   %z384.lver.orig = add i32 %y.lver.orig, 384
; CHECK-NEXT:   %z385.lver.orig = add i32 %y.lver.orig, 385
; CHECK-NEXT:   %z386.lver.orig = add i32 %y.lver.orig, 386
; CHECK-NEXT:   %z387.lver.orig = add i32 %y.lver.orig, 387
; CHECK-NEXT:   %z388.lver.orig = add i32 %y.lver.orig, 388
; CHECK-NEXT:   %z389.lver.orig = add i32 %y.lver.orig, 389
; CHECK-NEXT:   %z390.lver.orig = add i32 %y.lver.orig, 390
; CHECK-NEXT:   %z391.lver.orig = add i32 %y.lver.orig, 391
; CHECK-NEXT:   %z392.lver.orig = add i32 %y.lver.orig, 392
; CHECK-NEXT:   %z393.lver.orig = add i32 %y.lver.orig, 393
; CHECK-NEXT:   %z394.lver.orig = add i32 %y.lver.orig, 394
; CHECK-NEXT:   %z395.lver.orig = add i32 %y.lver.orig, 395
; CHECK-NEXT:   %z396.lver.orig = add i32 %y.lver.orig, 396
; CHECK-NEXT:   %z397.lver.orig = add i32 %y.lver.orig, 397
; CHECK-NEXT:   %z398.lver.orig = add i32 %y.lver.orig, 398
; CHECK-NEXT:   %z399.lver.orig = add i32 %y.lver.orig, 399
; CHECK-NEXT:   %z400.lver.orig = add i32 %y.lver.orig, 400
; CHECK-NEXT:   %z401.lver.orig = add i32 %y.lver.orig, 401
; CHECK-NEXT:   %z402.lver.orig = add i32 %y.lver.orig, 402
; CHECK-NEXT:   %z403.lver.orig = add i32 %y.lver.orig, 403
; CHECK-NEXT:   %z404.lver.orig = add i32 %y.lver.orig, 404
; CHECK-NEXT:   %z405.lver.orig = add i32 %y.lver.orig, 405
; CHECK-NEXT:   %z406.lver.orig = add i32 %y.lver.orig, 406
; CHECK-NEXT:   %z407.lver.orig = add i32 %y.lver.orig, 407
; CHECK-NEXT:   %z408.lver.orig = add i32 %y.lver.orig, 408
; CHECK-NEXT:   %z409.lver.orig = add i32 %y.lver.orig, 409
; CHECK-NEXT:   %z410.lver.orig = add i32 %y.lver.orig, 410
; CHECK-NEXT:   %z411.lver.orig = add i32 %y.lver.orig, 411
; CHECK-NEXT:   %z412.lver.orig = add i32 %y.lver.orig, 412
; CHECK-NEXT:   %z413.lver.orig = add i32 %y.lver.orig, 413
; CHECK-NEXT:   %z414.lver.orig = add i32 %y.lver.orig, 414
; CHECK-NEXT:   %z415.lver.orig = add i32 %y.lver.orig, 415
; CHECK-NEXT:   %z416.lver.orig = add i32 %y.lver.orig, 416
; CHECK-NEXT:   %z417.lver.orig = add i32 %y.lver.orig, 417
; CHECK-NEXT:   %z418.lver.orig = add i32 %y.lver.orig, 418
; CHECK-NEXT:   %z419.lver.orig = add i32 %y.lver.orig, 419
; CHECK-NEXT:   %z420.lver.orig = add i32 %y.lver.orig, 420
; CHECK-NEXT:   %z421.lver.orig = add i32 %y.lver.orig, 421
; CHECK-NEXT:   %z422.lver.orig = add i32 %y.lver.orig, 422
; CHECK-NEXT:   %z423.lver.orig = add i32 %y.lver.orig, 423
; CHECK-NEXT:   %z424.lver.orig = add i32 %y.lver.orig, 424
; CHECK-NEXT:   %z425.lver.orig = add i32 %y.lver.orig, 425
; CHECK-NEXT:   %z426.lver.orig = add i32 %y.lver.orig, 426
; CHECK-NEXT:   %z427.lver.orig = add i32 %y.lver.orig, 427
; CHECK-NEXT:   %z428.lver.orig = add i32 %y.lver.orig, 428
; CHECK-NEXT:   %z429.lver.orig = add i32 %y.lver.orig, 429
; CHECK-NEXT:   %z430.lver.orig = add i32 %y.lver.orig, 430
; CHECK-NEXT:   %z431.lver.orig = add i32 %y.lver.orig, 431
; CHECK-NEXT:   %z432.lver.orig = add i32 %y.lver.orig, 432
; CHECK-NEXT:   %z433.lver.orig = add i32 %y.lver.orig, 433
; CHECK-NEXT:   %z434.lver.orig = add i32 %y.lver.orig, 434
; CHECK-NEXT:   %z435.lver.orig = add i32 %y.lver.orig, 435
; CHECK-NEXT:   %z436.lver.orig = add i32 %y.lver.orig, 436
; CHECK-NEXT:   %z437.lver.orig = add i32 %y.lver.orig, 437
; CHECK-NEXT:   %z438.lver.orig = add i32 %y.lver.orig, 438
; CHECK-NEXT:   %z439.lver.orig = add i32 %y.lver.orig, 439
; CHECK-NEXT:   %z440.lver.orig = add i32 %y.lver.orig, 440
; CHECK-NEXT:   %z441.lver.orig = add i32 %y.lver.orig, 441
; CHECK-NEXT:   %z442.lver.orig = add i32 %y.lver.orig, 442
; CHECK-NEXT:   %z443.lver.orig = add i32 %y.lver.orig, 443
; CHECK-NEXT:   %z444.lver.orig = add i32 %y.lver.orig, 444
; CHECK-NEXT:   %z445.lver.orig = add i32 %y.lver.orig, 445
; CHECK-NEXT:   %z446.lver.orig = add i32 %y.lver.orig, 446
; CHECK-NEXT:   %z447.lver.orig = add i32 %y.lver.orig, 447
; CHECK-NEXT:   %z448.lver.orig = add i32 %y.lver.orig, 448
; CHECK-NEXT:   %z449.lver.orig = add i32 %y.lver.orig, 449
; CHECK-NEXT:   %z450.lver.orig = add i32 %y.lver.orig, 450
; CHECK-NEXT:   %z451.lver.orig = add i32 %y.lver.orig, 451
; CHECK-NEXT:   %z452.lver.orig = add i32 %y.lver.orig, 452
; CHECK-NEXT:   %z453.lver.orig = add i32 %y.lver.orig, 453
; CHECK-NEXT:   %z454.lver.orig = add i32 %y.lver.orig, 454
; CHECK-NEXT:   %z455.lver.orig = add i32 %y.lver.orig, 455
; CHECK-NEXT:   %z456.lver.orig = add i32 %y.lver.orig, 456
; CHECK-NEXT:   %z457.lver.orig = add i32 %y.lver.orig, 457
; CHECK-NEXT:   %z458.lver.orig = add i32 %y.lver.orig, 458
; CHECK-NEXT:   %z459.lver.orig = add i32 %y.lver.orig, 459
; CHECK-NEXT:   %z460.lver.orig = add i32 %y.lver.orig, 460
; CHECK-NEXT:   %z461.lver.orig = add i32 %y.lver.orig, 461
; CHECK-NEXT:   %z462.lver.orig = add i32 %y.lver.orig, 462
; CHECK-NEXT:   %z463.lver.orig = add i32 %y.lver.orig, 463
; CHECK-NEXT:   %z464.lver.orig = add i32 %y.lver.orig, 464
; CHECK-NEXT:   %z465.lver.orig = add i32 %y.lver.orig, 465
; CHECK-NEXT:   %z466.lver.orig = add i32 %y.lver.orig, 466
; CHECK-NEXT:   %z467.lver.orig = add i32 %y.lver.orig, 467
; CHECK-NEXT:   %z468.lver.orig = add i32 %y.lver.orig, 468
; CHECK-NEXT:   %z469.lver.orig = add i32 %y.lver.orig, 469
; CHECK-NEXT:   %z470.lver.orig = add i32 %y.lver.orig, 470
; CHECK-NEXT:   %z471.lver.orig = add i32 %y.lver.orig, 471
; CHECK-NEXT:   %z472.lver.orig = add i32 %y.lver.orig, 472
; CHECK-NEXT:   %z473.lver.orig = add i32 %y.lver.orig, 473
; CHECK-NEXT:   %z474.lver.orig = add i32 %y.lver.orig, 474
; CHECK-NEXT:   %z475.lver.orig = add i32 %y.lver.orig, 475
; CHECK-NEXT:   %z476.lver.orig = add i32 %y.lver.orig, 476
; CHECK-NEXT:   %z477.lver.orig = add i32 %y.lver.orig, 477
; CHECK-NEXT:   %z478.lver.orig = add i32 %y.lver.orig, 478
; CHECK-NEXT:   %z479.lver.orig = add i32 %y.lver.orig, 479
; CHECK-NEXT:   %z480.lver.orig = add i32 %y.lver.orig, 480
; CHECK-NEXT:   %z481.lver.orig = add i32 %y.lver.orig, 481
; CHECK-NEXT:   %z482.lver.orig = add i32 %y.lver.orig, 482
; CHECK-NEXT:   %z483.lver.orig = add i32 %y.lver.orig, 483
; CHECK-NEXT:   %z484.lver.orig = add i32 %y.lver.orig, 484
; CHECK-NEXT:   %z485.lver.orig = add i32 %y.lver.orig, 485
; CHECK-NEXT:   %z486.lver.orig = add i32 %y.lver.orig, 486
; CHECK-NEXT:   %z487.lver.orig = add i32 %y.lver.orig, 487
; CHECK-NEXT:   %z488.lver.orig = add i32 %y.lver.orig, 488
; CHECK-NEXT:   %z489.lver.orig = add i32 %y.lver.orig, 489
; CHECK-NEXT:   %z490.lver.orig = add i32 %y.lver.orig, 490
; CHECK-NEXT:   %z491.lver.orig = add i32 %y.lver.orig, 491
; CHECK-NEXT:   %z492.lver.orig = add i32 %y.lver.orig, 492
; CHECK-NEXT:   %z493.lver.orig = add i32 %y.lver.orig, 493
; CHECK-NEXT:   %z494.lver.orig = add i32 %y.lver.orig, 494
; CHECK-NEXT:   %z495.lver.orig = add i32 %y.lver.orig, 495
; CHECK-NEXT:   %z496.lver.orig = add i32 %y.lver.orig, 496
; CHECK-NEXT:   %z497.lver.orig = add i32 %y.lver.orig, 497
; CHECK-NEXT:   %z498.lver.orig = add i32 %y.lver.orig, 498
; CHECK-NEXT:   %i1.lver.orig = add nuw nsw i64 %i.lver.orig, 1
; CHECK-NEXT:   %c.lver.orig = icmp ult i64 %i1.lver.orig, %n
; CHECK-NEXT:   br i1 %c.lver.orig, label %loop.lver.orig, label %exit.loopexit1, !llvm.loop !2
; CHECK: exit.loopexit:                                    ; preds = %loop
; CHECK-NEXT:   br label %exit
; CHECK: exit.loopexit1:                                   ; preds = %loop.lver.orig
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit1, %exit.loopexit
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @size_513(ptr %a, ptr %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %pa = getelementptr inbounds i32, ptr %a, i64 %i
; CHECK-NEXT:   %x = load i32, ptr %pa, align 4
; CHECK-NEXT:   %pb = getelementptr inbounds i32, ptr %b, i64 %i
; CHECK-NEXT:   %y = load i32, ptr %pb, align 4
; CHECK-NEXT:   %s = add i32 %x, %y
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   store i32 %s, ptr %qa, align 4
; CHECK-NEXT:   store i32 %y, ptr %pb, align 4
; CHECK-NEXT:   %z0 = add i32 %y, 0
; CHECK-NEXT:   %z1 = add i32 %y, 1
; CHECK-NEXT:   %z2 = add i32 %y, 2
; CHECK-NEXT:   %z3 = add i32 %y, 3
; CHECK-NEXT:   %z4 = add i32 %y, 4
; CHECK-NEXT:   %z5 = add i32 %y, 5
; CHECK-NEXT:   %z6 = add i32 %y, 6
; CHECK-NEXT:   %z7 = add i32 %y, 7
; CHECK-NEXT:   %z8 = add i32 %y, 8
; CHECK-NEXT:   %z9 = add i32 %y, 9
; CHECK-NEXT:   %z10 = add i32 %y, 10
; CHECK-NEXT:   %z11 = add i32 %y, 11
; CHECK-NEXT:   %z12 = add i32 %y, 12
; CHECK-NEXT:   %z13 = add i32 %y, 13
; CHECK-NEXT:   %z14 = add i32 %y, 14
; CHECK-NEXT:   %z15 = add i32 %y, 15
; CHECK-NEXT:   %z16 = add i32 %y, 16
; CHECK-NEXT:   %z17 = add i32 %y, 17
; CHECK-NEXT:   %z18 = add i32 %y, 18
; CHECK-NEXT:   %z19 = add i32 %y, 19
; CHECK-NEXT:   %z20 = add i32 %y, 20
; CHECK-NEXT:   %z21 = add i32 %y, 21
; CHECK-NEXT:   %z22 = add i32 %y, 22
; CHECK-NEXT:   %z23 = add i32 %y, 23
; CHECK-NEXT:   %z24 = add i32 %y, 24
; CHECK-NEXT:   %z25 = add i32 %y, 25
; CHECK-NEXT:   %z26 = add i32 %y, 26
; CHECK-NEXT:   %z27 = add i32 %y, 27
; CHECK-NEXT:   %z28 = add i32 %y, 28
; CHECK-NEXT:   %z29 = add i32 %y, 29
; CHECK-NEXT:   %z30 = add i32 %y, 30
; CHECK-NEXT:   %z31 = add i32 %y, 31
; CHECK-NEXT:   %z32 = add i32 %y, 32
; CHECK-NEXT:   %z33 = add i32 %y, 33
; CHECK-NEXT:   %z34 = add i32 %y, 34
; CHECK-NEXT:   %z35 = add i32 %y, 35
; CHECK-NEXT:   %z36 = add i32 %y, 36
; CHECK-NEXT:   %z37 = add i32 %y, 37
; CHECK-NEXT:   %z38 = add i32 %y, 38
; CHECK-NEXT:   %z39 = add i32 %y, 39
; CHECK-NEXT:   %z40 = add i32 %y, 40
; CHECK-NEXT:   %z41 = add i32 %y, 41
; CHECK-NEXT:   %z42 = add i32 %y, 42
; CHECK-NEXT:   %z43 = add i32 %y, 43
; CHECK-NEXT:   %z44 = add i32 %y, 44
; CHECK-NEXT:   %z45 = add i32 %y, 45
; CHECK-NEXT:   %z46 = add i32 %y, 46
; CHECK-NEXT:   %z47 = add i32 %y, 47
; CHECK-NEXT:   %z48 = add i32 %y, 48
; CHECK-NEXT:   %z49 = add i32 %y, 49
; CHECK-NEXT:   %z50 = add i32 %y, 50
; CHECK-NEXT:   %z51 = add i32 %y, 51
; CHECK-NEXT:   %z52 = add i32 %y, 52
; CHECK-NEXT:   %z53 = add i32 %y, 53
; CHECK-NEXT:   %z54 = add i32 %y, 54
; CHECK-NEXT:   %z55 = add i32 %y, 55
; CHECK-NEXT:   %z56 = add i32 %y, 56
; CHECK-NEXT:   %z57 = add i32 %y, 57
; CHECK-NEXT:   %z58 = add i32 %y, 58
; CHECK-NEXT:   %z59 = add i32 %y, 59
; CHECK-NEXT:   %z60 = add i32 %y, 60
; CHECK-NEXT:   %z61 = add i32 %y, 61
; CHECK-NEXT:   %z62 = add i32 %y, 62
; CHECK-NEXT:   %z63 = add i32 %y, 63
; CHECK-NEXT:   %z64 = add i32 %y, 64
; CHECK-NEXT:   %z65 = add i32 %y, 65
; CHECK-NEXT:   %z66 = add i32 %y, 66
; CHECK-NEXT:   %z67 = add i32 %y, 67
; CHECK-NEXT:   %z68 = add i32 %y, 68
; CHECK-NEXT:   %z69 = add i32 %y, 69
; CHECK-NEXT:   %z70 = add i32 %y, 70
; CHECK-NEXT:   %z71 = add i32 %y, 71
; CHECK-NEXT:   %z72 = add i32 %y, 72
; CHECK-NEXT:   %z73 = add i32 %y, 73
; CHECK-NEXT:   %z74 = add i32 %y, 74
; CHECK-NEXT:   %z75 = add i32 %y, 75
; CHECK-NEXT:   %z76 = add i32 %y, 76
; CHECK-NEXT:   %z77 = add i32 %y, 77
; CHECK-NEXT:   %z78 = add i32 %y, 78
; CHECK-NEXT:   %z79 = add i32 %y, 79
; CHECK-NEXT:   %z80 = add i32 %y, 80
; CHECK-NEXT:   %z81 = add i32 %y, 81
; CHECK-NEXT:   %z82 = add i32 %y, 82
; CHECK-NEXT:   %z83 = add i32 %y, 83
; CHECK-NEXT:   %z84 = add i32 %y, 84
; CHECK-NEXT:   %z85 = add i32 %y, 85
; CHECK-NEXT:   %z86 = add i32 %y, 86
; CHECK-NEXT:   %z87 = add i32 %y, 87
; CHECK-NEXT:   %z88 = add i32 %y, 88
; CHECK-NEXT:   %z89 = add i32 %y, 89
; CHECK-NEXT:   %z90 = add i32 %y, 90
; CHECK-NEXT:   %z91 = add i32 %y, 91
; CHECK-NEXT:   %z92 = add i32 %y, 92
; CHECK-NEXT:   %z93 = add i32 %y, 93
; CHECK-NEXT:   %z94 = add i32 %y, 94
; CHECK-NEXT:   %z95 = add i32 %y, 95
; CHECK-NEXT:   %z96 = add i32 %y, 96
; CHECK-NEXT:   %z97 = add i32 %y, 97
; CHECK-NEXT:   %z98 = add i32 %y, 98
; CHECK-NEXT:   %z99 = add i32 %y, 99
; CHECK-NEXT:   %z100 = add i32 %y, 100
; CHECK-NEXT:   %z101 = add i32 %y, 101
; CHECK-NEXT:   %z102 = add i32 %y, 102
; CHECK-NEXT:   %z103 = add i32 %y, 103
; CHECK-NEXT:   %z104 = add i32 %y, 104
; CHECK-NEXT:   %z105 = add i32 %y, 105
; CHECK-NEXT:   %z106 = add i32 %y, 106
; CHECK-NEXT:   %z107 = add i32 %y, 107
; CHECK-NEXT:   %z108 = add i32 %y, 108
; CHECK-NEXT:   %z109 = add i32 %y, 109
; CHECK-NEXT:   %z110 = add i32 %y, 110
; CHECK-NEXT:   %z111 = add i32 %y, 111
; CHECK-NEXT:   %z112 = add i32 %y, 112
; CHECK-NEXT:   %z113 = add i32 %y, 113
; CHECK-NEXT:   %z114 = add i32 %y, 114
; CHECK-NEXT:   %z115 = add i32 %y, 115
; CHECK-NEXT:   %z116 = add i32 %y, 116
; CHECK-NEXT:   %z117 = add i32 %y, 117
; CHECK-NEXT:   %z118 = add i32 %y, 118
; CHECK-NEXT:   %z119 = add i32 %y, 119
; CHECK-NEXT:   %z120 = add i32 %y, 120
; CHECK-NEXT:   %z121 = add i32 %y, 121
; CHECK-NEXT:   %z122 = add i32 %y, 122
; CHECK-NEXT:   %z123 = add i32 %y, 123
; CHECK-NEXT:   %z124 = add i32 %y, 124
; CHECK-NEXT:   %z125 = add i32 %y, 125
; CHECK-NEXT:   %z126 = add i32 %y, 126
; CHECK-NEXT:   %z127 = add i32 %y, 127
; CHECK-NEXT:   %z128 = add i32 %y, 128
; CHECK-NEXT:   %z129 = add i32 %y, 129
; CHECK-NEXT:   %z130 = add i32 %y, 130
; CHECK-NEXT:   %z131 = add i32 %y, 131
; CHECK-NEXT:   %z132 = add i32 %y, 132
; CHECK-NEXT:   %z133 = add i32 %y, 133
; CHECK-NEXT:   %z134 = add i32 %y, 134
; CHECK-NEXT:   %z135 = add i32 %y, 135
; CHECK-NEXT:   %z136 = add i32 %y, 136
; CHECK-NEXT:   %z137 = add i32 %y, 137
; CHECK-NEXT:   %z138 = add i32 %y, 138
; CHECK-NEXT:   %z139 = add i32 %y, 139
; CHECK-NEXT:   %z140 = add i32 %y, 140
; CHECK-NEXT:   %z141 = add i32 %y, 141
; CHECK-NEXT:   %z142 = add i32 %y, 142
; CHECK-NEXT:   %z143 = add i32 %y, 143
; CHECK-NEXT:   %z144 = add i32 %y, 144
; CHECK-NEXT:   %z145 = add i32 %y, 145
; CHECK-NEXT:   %z146 = add i32 %y, 146
; CHECK-NEXT:   %z147 = add i32 %y, 147
; CHECK-NEXT:   %z148 = add i32 %y, 148
; CHECK-NEXT:   %z149 = add i32 %y, 149
; CHECK-NEXT:   %z150 = add i32 %y, 150
; CHECK-NEXT:   %z151 = add i32 %y, 151
; CHECK-NEXT:   %z152 = add i32 %y, 152
; CHECK-NEXT:   %z153 = add i32 %y, 153
; CHECK-NEXT:   %z154 = add i32 %y, 154
; CHECK-NEXT:   %z155 = add i32 %y, 155
; CHECK-NEXT:   %z156 = add i32 %y, 156
; CHECK-NEXT:   %z157 = add i32 %y, 157
; CHECK-NEXT:   %z158 = add i32 %y, 158
; CHECK-NEXT:   %z159 = add i32 %y, 159
; CHECK-NEXT:   %z160 = add i32 %y, 160
; CHECK-NEXT:   %z161 = add i32 %y, 161
; CHECK-NEXT:   %z162 = add i32 %y, 162
; CHECK-NEXT:   %z163 = add i32 %y, 163
; CHECK-NEXT:   %z164 = add i32 %y, 164
; CHECK-NEXT:   %z165 = add i32 %y, 165
; CHECK-NEXT:   %z166 = add i32 %y, 166
; CHECK-NEXT:   %z167 = add i32 %y, 167
; CHECK-NEXT:   %z168 = add i32 %y, 168
; CHECK-NEXT:   %z169 = add i32 %y, 169
; CHECK-NEXT:   %z170 = add i32 %y, 170
; CHECK-NEXT:   %z171 = add i32 %y, 171
; CHECK-NEXT:   %z172 = add i32 %y, 172
; CHECK-NEXT:   %z173 = add i32 %y, 173
; CHECK-NEXT:   %z174 = add i32 %y, 174
; CHECK-NEXT:   %z175 = add i32 %y, 175
; CHECK-NEXT:   %z176 = add i32 %y, 176
; CHECK-NEXT:   %z177 = add i32 %y, 177
; CHECK-NEXT:   %z178 = add i32 %y, 178
; CHECK-NEXT:   %z179 = add i32 %y, 179
; CHECK-NEXT:   %z180 = add i32 %y, 180
; CHECK-NEXT:   %z181 = add i32 %y, 181
; CHECK-NEXT:   %z182 = add i32 %y, 182
; CHECK-NEXT:   %z183 = add i32 %y, 183
; CHECK-NEXT:   %z184 = add i32 %y, 184
; CHECK-NEXT:   %z185 = add i32 %y, 185
; CHECK-NEXT:   %z186 = add i32 %y, 186
; CHECK-NEXT:   %z187 = add i32 %y, 187
; CHECK-NEXT:   %z188 = add i32 %y, 188
; CHECK-NEXT:   %z189 = add i32 %y, 189
; CHECK-NEXT:   %z190 = add i32 %y, 190
; CHECK-NEXT:   %z191 = add i32 %y, 191
; CHECK-NEXT:   %z192 = add i32 %y, 192
; CHECK-NEXT:   %z193 = add i32 %y, 193
; CHECK-NEXT:   %z194 = add i32 %y, 194
; CHECK-NEXT:   %z195 = add i32 %y, 195
; CHECK-NEXT:   %z196 = add i32 %y, 196
; CHECK-NEXT:   %z197 = add i32 %y, 197
; CHECK-NEXT:   %z198 = add i32 %y, 198
; CHECK-NEXT:   %z199 = add i32 %y, 199
; CHECK-NEXT:   %z200 = add i32 %y, 200
; CHECK-NEXT:   %z201 = add i32 %y, 201
; CHECK-NEXT:   %z202 = add i32 %y, 202
; CHECK-NEXT:   %z203 = add i32 %y, 203
; CHECK-NEXT:   %z204 = add i32 %y, 204
; CHECK-NEXT:   %z205 = add i32 %y, 205
; CHECK-NEXT:   %z206 = add i32 %y, 206
; CHECK-NEXT:   %z207 = add i32 %y, 207
; CHECK-NEXT:   %z208 = add i32 %y, 208
; CHECK-NEXT:   %z209 = add i32 %y, 209
; CHECK-NEXT:   %z210 = add i32 %y, 210
; CHECK-NEXT:   %z211 = add i32 %y, 211
; CHECK-NEXT:   %z212 = add i32 %y, 212
; CHECK-NEXT:   %z213 = add i32 %y, 213
; CHECK-NEXT:   %z214 = add i32 %y, 214
; CHECK-NEXT:   %z215 = add i32 %y, 215
; CHECK-NEXT:   %z216 = add i32 %y, 216
; CHECK-NEXT:   %z217 = add i32 %y, 217
; CHECK-NEXT:   %z218 = add i32 %y, 218
; CHECK-NEXT:   %z219 = add i32 %y, 219
; CHECK-NEXT:   %z220 = add i32 %y, 220
; CHECK-NEXT:   %z221 = add i32 %y, 221
; CHECK-NEXT:   %z222 = add i32 %y, 222
; CHECK-NEXT:   %z223 = add i32 %y, 223
; CHECK-NEXT:   %z224 = add i32 %y, 224
; CHECK-NEXT:   %z225 = add i32 %y, 225
; CHECK-NEXT:   %z226 = add i32 %y, 226
; CHECK-NEXT:   %z227 = add i32 %y, 227
; CHECK-NEXT:   %z228 = add i32 %y, 228
; CHECK-NEXT:   %z229 = add i32 %y, 229
; CHECK-NEXT:   %z230 = add i32 %y, 230
; CHECK-NEXT:   %z231 = add i32 %y, 231
; CHECK-NEXT:   %z232 = add i32 %y, 232
; CHECK-NEXT:   %z233 = add i32 %y, 233
; CHECK-NEXT:   %z234 = add i32 %y, 234
; CHECK-NEXT:   %z235 = add i32 %y, 235
; CHECK-NEXT:   %z236 = add i32 %y, 236
; CHECK-NEXT:   %z237 = add i32 %y, 237
; CHECK-NEXT:   %z238 = add i32 %y, 238
; CHECK-NEXT:   %z239 = add i32 %y, 239
; CHECK-NEXT:   %z240 = add i32 %y, 240
; CHECK-NEXT:   %z241 = add i32 %y, 241
; CHECK-NEXT:   %z242 = add i32 %y, 242
; CHECK-NEXT:   %z243 = add i32 %y, 243
; CHECK-NEXT:   %z244 = add i32 %y, 244
; CHECK-NEXT:   %z245 = add i32 %y, 245
; CHECK-NEXT:   %z246 = add i32 %y, 246
; CHECK-NEXT:   %z247 = add i32 %y, 247
; CHECK-NEXT:   %z248 = add i32 %y, 248
; CHECK-NEXT:   %z249 = add i32 %y, 249
; CHECK-NEXT:   %z250 = add i32 %y, 250
; CHECK-NEXT:   %z251 = add i32 %y, 251
; CHECK-NEXT:   %z252 = add i32 %y, 252
; CHECK-NEXT:   %z253 = add i32 %y, 253
; CHECK-NEXT:   %z254 = add i32 %y, 254
; CHECK-NEXT:   %z255 = add i32 %y, 255
; CHECK-NEXT:   %z256 = add i32 %y, 256
; CHECK-NEXT:   %z257 = add i32 %y, 257
; CHECK-NEXT:   %z258 = add i32 %y, 258
; CHECK-NEXT:   %z259 = add i32 %y, 259
; CHECK-NEXT:   %z260 = add i32 %y, 260
; CHECK-NEXT:   %z261 = add i32 %y, 261
; CHECK-NEXT:   %z262 = add i32 %y, 262
; CHECK-NEXT:   %z263 = add i32 %y, 263
; CHECK-NEXT:   %z264 = add i32 %y, 264
; CHECK-NEXT:   %z265 = add i32 %y, 265
; CHECK-NEXT:   %z266 = add i32 %y, 266
; CHECK-NEXT:   %z267 = add i32 %y, 267
; CHECK-NEXT:   %z268 = add i32 %y, 268
; CHECK-NEXT:   %z269 = add i32 %y, 269
; CHECK-NEXT:   %z270 = add i32 %y, 270
; CHECK-NEXT:   %z271 = add i32 %y, 271
; CHECK-NEXT:   %z272 = add i32 %y, 272
; CHECK-NEXT:   %z273 = add i32 %y, 273
; CHECK-NEXT:   %z274 = add i32 %y, 274
; CHECK-NEXT:   %z275 = add i32 %y, 275
; CHECK-NEXT:   %z276 = add i32 %y, 276
; CHECK-NEXT:   %z277 = add i32 %y, 277
; CHECK-NEXT:   %z278 = add i32 %y, 278
; CHECK-NEXT:   %z279 = add i32 %y, 279
; CHECK-NEXT:   %z280 = add i32 %y, 280
; CHECK-NEXT:   %z281 = add i32 %y, 281
; CHECK-NEXT:   %z282 = add i32 %y, 282
; CHECK-NEXT:   %z283 = add i32 %y, 283
; CHECK-NEXT:   %z284 = add i32 %y, 284
; CHECK-NEXT:   %z285 = add i32 %y, 285
; CHECK-NEXT:   %z286 = add i32 %y, 286
; CHECK-NEXT:   %z287 = add i32 %y, 287
; CHECK-NEXT:   %z288 = add i32 %y, 288
; CHECK-NEXT:   %z289 = add i32 %y, 289
; CHECK-NEXT:   %z290 = add i32 %y, 290
; CHECK-NEXT:   %z291 = add i32 %y, 291
; CHECK-NEXT:   %z292 = add i32 %y, 292
; CHECK-NEXT:   %z293 = add i32 %y, 293
; CHECK-NEXT:   %z294 = add i32 %y, 294
; CHECK-NEXT:   %z295 = add i32 %y, 295
; CHECK-NEXT:   %z296 = add i32 %y, 296
; CHECK-NEXT:   %z297 = add i32 %y, 297
; CHECK-NEXT:   %z298 = add i32 %y, 298
; CHECK-NEXT:   %z299 = add i32 %y, 299
; CHECK-NEXT:   %z300 = add i32 %y, 300
; CHECK-NEXT:   %z301 = add i32 %y, 301
; CHECK-NEXT:   %z302 = add i32 %y, 302
; CHECK-NEXT:   %z303 = add i32 %y, 303
; CHECK-NEXT:   %z304 = add i32 %y, 304
; CHECK-NEXT:   %z305 = add i32 %y, 305
; CHECK-NEXT:   %z306 = add i32 %y, 306
; CHECK-NEXT:   %z307 = add i32 %y, 307
; CHECK-NEXT:   %z308 = add i32 %y, 308
; CHECK-NEXT:   %z309 = add i32 %y, 309
; CHECK-NEXT:   %z310 = add i32 %y, 310
; CHECK-NEXT:   %z311 = add i32 %y, 311
; CHECK-NEXT:   %z312 = add i32 %y, 312
; CHECK-NEXT:   %z313 = add i32 %y, 313
; CHECK-NEXT:   %z314 = add i32 %y, 314
; CHECK-NEXT:   %z315 = add i32 %y, 315
; CHECK-NEXT:   %z316 = add i32 %y, 316
; CHECK-NEXT:   %z317 = add i32 %y, 317
; CHECK-NEXT:   %z318 = add i32 %y, 318
; CHECK-NEXT:   %z319 = add i32 %y, 319
; CHECK-NEXT:   %z320 = add i32 %y, 320
; CHECK-NEXT:   %z321 = add i32 %y, 321
; CHECK-NEXT:   %z322 = add i32 %y, 322
; CHECK-NEXT:   %z323 = add i32 %y, 323
; CHECK-NEXT:   %z324 = add i32 %y, 324
; CHECK-NEXT:   %z325 = add i32 %y, 325
; CHECK-NEXT:   %z326 = add i32 %y, 326
; CHECK-NEXT:   %z327 = add i32 %y, 327
; CHECK-NEXT:   %z328 = add i32 %y, 328
; CHECK-NEXT:   %z329 = add i32 %y, 329
; CHECK-NEXT:   %z330 = add i32 %y, 330
; CHECK-NEXT:   %z331 = add i32 %y, 331
; CHECK-NEXT:   %z332 = add i32 %y, 332
; CHECK-NEXT:   %z333 = add i32 %y, 333
; CHECK-NEXT:   %z334 = add i32 %y, 334
; CHECK-NEXT:   %z335 = add i32 %y, 335
; CHECK-NEXT:   %z336 = add i32 %y, 336
; CHECK-NEXT:   %z337 = add i32 %y, 337
; CHECK-NEXT:   %z338 = add i32 %y, 338
; CHECK-NEXT:   %z339 = add i32 %y, 339
; CHECK-NEXT:   %z340 = add i32 %y, 340
; CHECK-NEXT:   %z341 = add i32 %y, 341
; CHECK-NEXT:   %z342 = add i32 %y, 342
; CHECK-NEXT:   %z343 = add i32 %y, 343
; CHECK-NEXT:   %z344 = add i32 %y, 344
; CHECK-NEXT:   %z345 = add i32 %y, 345
; CHECK-NEXT:   %z346 = add i32 %y, 346
; CHECK-NEXT:   %z347 = add i32 %y, 347
; CHECK-NEXT:   %z348 = add i32 %y, 348
; CHECK-NEXT:   %z349 = add i32 %y, 349
; CHECK-NEXT:   %z350 = add i32 %y, 350
; CHECK-NEXT:   %z351 = add i32 %y, 351
; CHECK-NEXT:   %z352 = add i32 %y, 352
; CHECK-NEXT:   %z353 = add i32 %y, 353
; CHECK-NEXT:   %z354 = add i32 %y, 354
; CHECK-NEXT:   %z355 = add i32 %y, 355
; CHECK-NEXT:   %z356 = add i32 %y, 356
; CHECK-NEXT:   %z357 = add i32 %y, 357
; CHECK-NEXT:   %z358 = add i32 %y, 358
; CHECK-NEXT:   %z359 = add i32 %y, 359
; CHECK-NEXT:   %z360 = add i32 %y, 360
; CHECK-NEXT:   %z361 = add i32 %y, 361
; CHECK-NEXT:   %z362 = add i32 %y, 362
; CHECK-NEXT:   %z363 = add i32 %y, 363
; CHECK-NEXT:   %z364 = add i32 %y, 364
; CHECK-NEXT:   %z365 = add i32 %y, 365
; CHECK-NEXT:   %z366 = add i32 %y, 366
; CHECK-NEXT:   %z367 = add i32 %y, 367
; CHECK-NEXT:   %z368 = add i32 %y, 368
; CHECK-NEXT:   %z369 = add i32 %y, 369
; CHECK-NEXT:   %z370 = add i32 %y, 370
; CHECK-NEXT:   %z371 = add i32 %y, 371
; CHECK-NEXT:   %z372 = add i32 %y, 372
; CHECK-NEXT:   %z373 = add i32 %y, 373
; CHECK-NEXT:   %z374 = add i32 %y, 374
; CHECK-NEXT:   %z375 = add i32 %y, 375
; CHECK-NEXT:   %z376 = add i32 %y, 376
; CHECK-NEXT:   %z377 = add i32 %y, 377
; CHECK-NEXT:   %z378 = add i32 %y, 378
; CHECK-NEXT:   %z379 = add i32 %y, 379
; CHECK-NEXT:   %z380 = add i32 %y, 380
; CHECK-NEXT:   %z381 = add i32 %y, 381
; CHECK-NEXT:   %z382 = add i32 %y, 382
; CHECK-NEXT:   %z383 = add i32 %y, 383
; CHECK-NEXT:   %z384 = add i32 %y, 384
; CHECK-NEXT:   %z385 = add i32 %y, 385
; CHECK-NEXT:   %z386 = add i32 %y, 386
; CHECK-NEXT:   %z387 = add i32 %y, 387
; CHECK-NEXT:   %z388 = add i32 %y, 388
; CHECK-NEXT:   %z389 = add i32 %y, 389
; CHECK-NEXT:   %z390 = add i32 %y, 390
; CHECK-NEXT:   %z391 = add i32 %y, 391
; CHECK-NEXT:   %z392 = add i32 %y, 392
; CHECK-NEXT:   %z393 = add i32 %y, 393
; CHECK-NEXT:   %z394 = add i32 %y, 394
; CHECK-NEXT:   %z395 = add i32 %y, 395
; CHECK-NEXT:   %z396 = add i32 %y, 396
; CHECK-NEXT:   %z397 = add i32 %y, 397
; CHECK-NEXT:   %z398 = add i32 %y, 398
; CHECK-NEXT:   %z399 = add i32 %y, 399
; CHECK-NEXT:   %z400 = add i32 %y, 400
; CHECK-NEXT:   %z401 = add i32 %y, 401
; CHECK-NEXT:   %z402 = add i32 %y, 402
; CHECK-NEXT:   %z403 = add i32 %y, 403
; CHECK-NEXT:   %z404 = add i32 %y, 404
; CHECK-NEXT:   %z405 = add i32 %y, 405
; CHECK-NEXT:   %z406 = add i32 %y, 406
; CHECK-NEXT:   %z407 = add i32 %y, 407
; CHECK-NEXT:   %z408 = add i32 %y, 408
; CHECK-NEXT:   %z409 = add i32 %y, 409
; CHECK-NEXT:   %z410 = add i32 %y, 410
; CHECK-NEXT:   %z411 = add i32 %y, 411
; CHECK-NEXT:   %z412 = add i32 %y, 412
; CHECK-NEXT:   %z413 = add i32 %y, 413
; CHECK-NEXT:   %z414 = add i32 %y, 414
; CHECK-NEXT:   %z415 = add i32 %y, 415
; CHECK-NEXT:   %z416 = add i32 %y, 416
; CHECK-NEXT:   %z417 = add i32 %y, 417
; CHECK-NEXT:   %z418 = add i32 %y, 418
; CHECK-NEXT:   %z419 = add i32 %y, 419
; CHECK-NEXT:   %z420 = add i32 %y, 420
; CHECK-NEXT:   %z421 = add i32 %y, 421
; CHECK-NEXT:   %z422 = add i32 %y, 422
; CHECK-NEXT:   %z423 = add i32 %y, 423
; CHECK-NEXT:   %z424 = add i32 %y, 424
; CHECK-NEXT:   %z425 = add i32 %y, 425
; CHECK-NEXT:   %z426 = add i32 %y, 426
; CHECK-NEXT:   %z427 = add i32 %y, 427
; CHECK-NEXT:   %z428 = add i32 %y, 428
; CHECK-NEXT:   %z429 = add i32 %y, 429
; CHECK-NEXT:   %z430 = add i32 %y, 430
; CHECK-NEXT:   %z431 = add i32 %y, 431
; CHECK-NEXT:   %z432 = add i32 %y, 432
; CHECK-NEXT:   %z433 = add i32 %y, 433
; CHECK-NEXT:   %z434 = add i32 %y, 434
; CHECK-NEXT:   %z435 = add i32 %y, 435
; CHECK-NEXT:   %z436 = add i32 %y, 436
; CHECK-NEXT:   %z437 = add i32 %y, 437
; CHECK-NEXT:   %z438 = add i32 %y, 438
; CHECK-NEXT:   %z439 = add i32 %y, 439
; CHECK-NEXT:   %z440 = add i32 %y, 440
; CHECK-NEXT:   %z441 = add i32 %y, 441
; CHECK-NEXT:   %z442 = add i32 %y, 442
; CHECK-NEXT:   %z443 = add i32 %y, 443
; CHECK-NEXT:   %z444 = add i32 %y, 444
; CHECK-NEXT:   %z445 = add i32 %y, 445
; CHECK-NEXT:   %z446 = add i32 %y, 446
; CHECK-NEXT:   %z447 = add i32 %y, 447
; CHECK-NEXT:   %z448 = add i32 %y, 448
; CHECK-NEXT:   %z449 = add i32 %y, 449
; CHECK-NEXT:   %z450 = add i32 %y, 450
; CHECK-NEXT:   %z451 = add i32 %y, 451
; CHECK-NEXT:   %z452 = add i32 %y, 452
; CHECK-NEXT:   %z453 = add i32 %y, 453
; CHECK-NEXT:   %z454 = add i32 %y, 454
; CHECK-NEXT:   %z455 = add i32 %y, 455
; CHECK-NEXT:   %z456 = add i32 %y, 456
; CHECK-NEXT:   %z457 = add i32 %y, 457
; CHECK-NEXT:   %z458 = add i32 %y, 458
; CHECK-NEXT:   %z459 = add i32 %y, 459
; CHECK-NEXT:   %z460 = add i32 %y, 460
; CHECK-NEXT:   %z461 = add i32 %y, 461
; CHECK-NEXT:   %z462 = add i32 %y, 462
; CHECK-NEXT:   %z463 = add i32 %y, 463
; CHECK-NEXT:   %z464 = add i32 %y, 464
; CHECK-NEXT:   %z465 = add i32 %y, 465
; CHECK-NEXT:   %z466 = add i32 %y, 466
; CHECK-NEXT:   %z467 = add i32 %y, 467
; CHECK-NEXT:   %z468 = add i32 %y, 468
; CHECK-NEXT:   %z469 = add i32 %y, 469
; CHECK-NEXT:   %z470 = add i32 %y, 470
; CHECK-NEXT:   %z471 = add i32 %y, 471
; CHECK-NEXT:   %z472 = add i32 %y, 472
; CHECK-NEXT:   %z473 = add i32 %y, 473
; CHECK-NEXT:   %z474 = add i32 %y, 474
; CHECK-NEXT:   %z475 = add i32 %y, 475
; CHECK-NEXT:   %z476 = add i32 %y, 476
; CHECK-NEXT:   %z477 = add i32 %y, 477
; CHECK-NEXT:   %z478 = add i32 %y, 478
; CHECK-NEXT:   %z479 = add i32 %y, 479
; CHECK-NEXT:   %z480 = add i32 %y, 480
; CHECK-NEXT:   %z481 = add i32 %y, 481
; CHECK-NEXT:   %z482 = add i32 %y, 482
; CHECK-NEXT:   %z483 = add i32 %y, 483
; CHECK-NEXT:   %z484 = add i32 %y, 484
; CHECK-NEXT:   %z485 = add i32 %y, 485
; CHECK-NEXT:   %z486 = add i32 %y, 486
; CHECK-NEXT:   %z487 = add i32 %y, 487
; CHECK-NEXT:   %z488 = add i32 %y, 488
; CHECK-NEXT:   %z489 = add i32 %y, 489
; CHECK-NEXT:   %z490 = add i32 %y, 490
; CHECK-NEXT:   %z491 = add i32 %y, 491
; CHECK-NEXT:   %z492 = add i32 %y, 492
; CHECK-NEXT:   %z493 = add i32 %y, 493
; CHECK-NEXT:   %z494 = add i32 %y, 494
; CHECK-NEXT:   %z495 = add i32 %y, 495
; CHECK-NEXT:   %z496 = add i32 %y, 496
; CHECK-NEXT:   %z497 = add i32 %y, 497
; CHECK-NEXT:   %z498 = add i32 %y, 498
; CHECK-NEXT:   %z499 = add i32 %y, 499
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @pairs(ptr %a0, ptr %a1, ptr %a2, ptr %b0, ptr %b1, ptr %b2, ptr %b3, ptr %b4, ptr %b5, ptr %b6, ptr %b7, ptr %b8, ptr %b9, ptr %b10, ptr %b11, ptr %b12, ptr %b13, ptr %b14, ptr %b15, ptr %b16, ptr %b17, ptr %b18, ptr %b19, ptr %b20, ptr %b21, ptr %b22, ptr %b23, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = getelementptr i8, ptr %a1, i64 4
; CHECK-NEXT:   %1 = call i64 @llvm.umax.i64(i64 %n, i64 1)
; CHECK-NEXT:   %2 = shl i64 %1, 2
; CHECK-NEXT:   %3 = add nuw nsw i64 %2, 3
; CHECK-NEXT:   %4 = getelementptr i8, ptr %a1, i64 %3
; CHECK-NEXT:   %5 = getelementptr i8, ptr %a0, i64 4
; CHECK-NEXT:   %6 = getelementptr i8, ptr %a0, i64 %3
; CHECK-NEXT:   %7 = icmp ule ptr %0, %6
; CHECK-NEXT:   %8 = icmp ule ptr %5, %4
; CHECK-NEXT:   %found.conflict = and i1 %7, %8
; CHECK-NEXT:   %9 = getelementptr i8, ptr %a2, i64 4
; CHECK-NEXT:   %10 = getelementptr i8, ptr %a2, i64 %3
; CHECK-NEXT:   %11 = icmp ule ptr %5, %10
; CHECK-NEXT:   %12 = icmp ule ptr %9, %6
; CHECK-NEXT:   %13 = and i1 %11, %12
; CHECK-NEXT:   %14 = or i1 %found.conflict, %13
; CHECK-NEXT:   %15 = add i64 %2, -1
; CHECK-NEXT:   %16 = getelementptr i8, ptr %b0, i64 %15
; CHECK-NEXT:   %17 = icmp ule ptr %5, %16
; CHECK-NEXT:   %18 = icmp ule ptr %b0, %6
; CHECK-NEXT:   %19 = and i1 %17, %18
; CHECK-NEXT:   %20 = or i1 %14, %19
; CHECK-NEXT:   %21 = getelementptr i8, ptr %b1, i64 %15
; CHECK-NEXT:   %22 = icmp ule ptr %5, %21
; CHECK-NEXT:   %23 = icmp ule ptr %b1, %6
; CHECK-NEXT:   %24 = and i1 %22, %23
; CHECK-NEXT:   %25 = or i1 %20, %24
; CHECK-NEXT:   %26 = getelementptr i8, ptr %b2, i64 %15
; CHECK-NEXT:   %27 = icmp ule ptr %5, %26
; CHECK-NEXT:   %28 = icmp ule ptr %b2, %6
; CHECK-NEXT:   %29 = and i1 %27, %28
; CHECK-NEXT:   %30 = or i1 %25, %29
; CHECK-NEXT:   %31 = getelementptr i8, ptr %b3, i64 %15
; CHECK-NEXT:   %32 = icmp ule ptr %5, %31
; CHECK-NEXT:   %33 = icmp ule ptr %b3, %6
; CHECK-NEXT:   %34 = and i1 %32, %33
; CHECK-NEXT:   %35 = or i1 %30, %34
; CHECK-NEXT:   %36 = getelementptr i8, ptr %b4, i64 %15
; CHECK-NEXT:   %37 = icmp ule ptr %5, %36
; CHECK-NEXT:   %38 = icmp ule ptr %b4, %6
; CHECK-NEXT:   %39 = and i1 %37, %38
; CHECK-NEXT:   %40 = or i1 %35, %39
; CHECK-NEXT:   %41 = getelementptr i8, ptr %b5, i64 %15
; CHECK-NEXT:   %42 = icmp ule ptr %5, %41
; CHECK-NEXT:   %43 = icmp ule ptr %b5, %6
; CHECK-NEXT:   %44 = and i1 %42, %43
; CHECK-NEXT:   %45 = or i1 %40, %44
; CHECK-NEXT:   %46 = getelementptr i8, ptr %b6, i64 %15
; CHECK-NEXT:   %47 = icmp ule ptr %5, %46
; CHECK-NEXT:   %48 = icmp ule ptr %b6, %6
; CHECK-NEXT:   %49 = and i1 %47, %48
; CHECK-NEXT:   %50 = or i1 %45, %49
; CHECK-NEXT:   %51 = getelementptr i8, ptr %b7, i64 %15
; CHECK-NEXT:   %52 = icmp ule ptr %5, %51
; CHECK-NEXT:   %53 = icmp ule ptr %b7, %6
; CHECK-NEXT:   %54 = and i1 %52, %53
; CHECK-NEXT:   %55 = or i1 %50, %54
; CHECK-NEXT:   %56 = getelementptr i8, ptr %b8, i64 %15
; CHECK-NEXT:   %57 = icmp ule ptr %5, %56
; CHECK-NEXT:   %58 = icmp ule ptr %b8, %6
; CHECK-NEXT:   %59 = and i1 %57, %58
; CHECK-NEXT:   %60 = or i1 %55, %59
; CHECK-NEXT:   %61 = getelementptr i8, ptr %b9, i64 %15
; CHECK-NEXT:   %62 = icmp ule ptr %5, %61
; CHECK-NEXT:   %63 = icmp ule ptr %b9, %6
; CHECK-NEXT:   %64 = and i1 %62, %63
; CHECK-NEXT:   %65 = or i1 %60, %64
; CHECK-NEXT:   %66 = getelementptr i8, ptr %b10, i64 %15
; CHECK-NEXT:   %67 = icmp ule ptr %5, %66
; CHECK-NEXT:   %68 = icmp ule ptr %b10, %6
; CHECK-NEXT:   %69 = and i1 %67, %68
; CHECK-NEXT:   %70 = or i1 %65, %69
; CHECK-NEXT:   %71 = getelementptr i8, ptr %b11, i64 %15
; CHECK-NEXT:   %72 = icmp ule ptr %5, %71
; CHECK-NEXT:   %73 = icmp ule ptr %b11, %6
; CHECK-NEXT:   %74 = and i1 %72, %73
; CHECK-NEXT:   %75 = or i1 %70, %74
; CHECK-NEXT:   %76 = getelementptr i8, ptr %b12, i64 %15
; CHECK-NEXT:   %77 = icmp ule ptr %5, %76
; CHECK-NEXT:   %78 = icmp ule ptr %b12, %6
; CHECK-NEXT:   %79 = and i1 %77, %78
; CHECK-NEXT:   %80 = or i1 %75, %79
; CHECK-NEXT:   %81 = getelementptr i8, ptr %b13, i64 %15
; CHECK-NEXT:   %82 = icmp ule ptr %5, %81
; CHECK-NEXT:   %83 = icmp ule ptr %b13, %6
; CHECK-NEXT:   %84 = and i1 %82, %83
; CHECK-NEXT:   %85 = or i1 %80, %84
; CHECK-NEXT:   %86 = getelementptr i8, ptr %b14, i64 %15
; CHECK-NEXT:   %87 = icmp ule ptr %5, %86
; CHECK-NEXT:   %88 = icmp ule ptr %b14, %6
; CHECK-NEXT:   %89 = and i1 %87, %88
; CHECK-NEXT:   %90 = or i1 %85, %89
; CHECK-NEXT:   %91 = getelementptr i8, ptr %b15, i64 %15
; CHECK-NEXT:   %92 = icmp ule ptr %5, %91
; CHECK-NEXT:   %93 = icmp ule ptr %b15, %6
; CHECK-NEXT:   %94 = and i1 %92, %93
; CHECK-NEXT:   %95 = or i1 %90, %94
; CHECK-NEXT:   %96 = getelementptr i8, ptr %b16, i64 %15
; CHECK-NEXT:   %97 = icmp ule ptr %5, %96
; CHECK-NEXT:   %98 = icmp ule ptr %b16, %6
; CHECK-NEXT:   %99 = and i1 %97, %98
; CHECK-NEXT:   %100 = or i1 %95, %99
; CHECK-NEXT:   %101 = getelementptr i8, ptr %b17, i64 %15
; CHECK-NEXT:   %102 = icmp ule ptr %5, %101
; CHECK-NEXT:   %103 = icmp ule ptr %b17, %6
; CHECK-NEXT:   %104 = and i1 %102, %103
; CHECK-NEXT:   %105 = or i1 %100, %104
; CHECK-NEXT:   %106 = getelementptr i8, ptr %b18, i64 %15
; CHECK-NEXT:   %107 = icmp ule ptr %5, %106
; CHECK-NEXT:   %108 = icmp ule ptr %b18, %6
; CHECK-NEXT:   %109 = and i1 %107, %108
; CHECK-NEXT:   %110 = or i1 %105, %109
; CHECK-NEXT:   %111 = getelementptr i8, ptr %b19, i64 %15
; CHECK-NEXT:   %112 = icmp ule ptr %5, %111
; CHECK-NEXT:   %113 = icmp ule ptr %b19, %6
; CHECK-NEXT:   %114 = and i1 %112, %113
; CHECK-NEXT:   %115 = or i1 %110, %114
; CHECK-NEXT:   %116 = getelementptr i8, ptr %b20, i64 %15
; CHECK-NEXT:   %117 = icmp ule ptr %5, %116
; CHECK-NEXT:   %118 = icmp ule ptr %b20, %6
; CHECK-NEXT:   %119 = and i1 %117, %118
; CHECK-NEXT:   %120 = or i1 %115, %119
; CHECK-NEXT:   %121 = getelementptr i8, ptr %b21, i64 %15
; CHECK-NEXT:   %122 = icmp ule ptr %5, %121
; CHECK-NEXT:   %123 = icmp ule ptr %b21, %6
; CHECK-NEXT:   %124 = and i1 %122, %123
; CHECK-NEXT:   %125 = or i1 %120, %124
; CHECK-NEXT:   %126 = getelementptr i8, ptr %b22, i64 %15
; CHECK-NEXT:   %127 = icmp ule ptr %5, %126
; CHECK-NEXT:   %128 = icmp ule ptr %b22, %6
; CHECK-NEXT:   %129 = and i1 %127, %128
; CHECK-NEXT:   %130 = or i1 %125, %129
; CHECK-NEXT:   %131 = getelementptr i8, ptr %b23, i64 %15
; CHECK-NEXT:   %132 = icmp ule ptr %5, %131
; CHECK-NEXT:   %133 = icmp ule ptr %b23, %6
; CHECK-NEXT:   %134 = and i1 %132, %133
; CHECK-NEXT:   %135 = or i1 %130, %134
; CHECK-NEXT:   %136 = icmp ule ptr %0, %10
; CHECK-NEXT:   %137 = icmp ule ptr %9, %4
; CHECK-NEXT:   %138 = and i1 %136, %137
; CHECK-NEXT:   %139 = or i1 %135, %138
; CHECK-NEXT:   %140 = icmp ule ptr %0, %16
; CHECK-NEXT:   %141 = icmp ule ptr %b0, %4
; CHECK-NEXT:   %142 = and i1 %140, %141
; CHECK-NEXT:   %143 = or i1 %139, %142
; CHECK-NEXT:   %144 = icmp ule ptr %0, %21
; CHECK-NEXT:   %145 = icmp ule ptr %b1, %4
; CHECK-NEXT:   %146 = and i1 %144, %145
; CHECK-NEXT:   %147 = or i1 %143, %146
; CHECK-NEXT:   %148 = icmp ule ptr %0, %26
; CHECK-NEXT:   %149 = icmp ule ptr %b2, %4
; CHECK-NEXT:   %150 = and i1 %148, %149
; CHECK-NEXT:   %151 = or i1 %147, %150
; CHECK-NEXT:   %152 = icmp ule ptr %0, %31
; CHECK-NEXT:   %153 = icmp ule ptr %b3, %4
; CHECK-NEXT:   %154 = and i1 %152, %153
; CHECK-NEXT:   %155 = or i1 %151, %154
; CHECK-NEXT:   %156 = icmp ule ptr %0, %36
; CHECK-NEXT:   %157 = icmp ule ptr %b4, %4
; CHECK-NEXT:   %158 = and i1 %156, %157
; CHECK-NEXT:   %159 = or i1 %155, %158
; CHECK-NEXT:   %160 = icmp ule ptr %0, %41
; CHECK-NEXT:   %161 = icmp ule ptr %b5, %4
; CHECK-NEXT:   %162 = and i1 %160, %161
; CHECK-NEXT:   %163 = or i1 %159, %162
; CHECK-NEXT:   %164 = icmp ule ptr %0, %46
; CHECK-NEXT:   %165 = icmp ule ptr %b6, %4
; CHECK-NEXT:   %166 = and i1 %164, %165
; CHECK-NEXT:   %167 = or i1 %163, %166
; CHECK-NEXT:   %168 = icmp ule ptr %0, %51
; CHECK-NEXT:   %169 = icmp ule ptr %b7, %4
; CHECK-NEXT:   %170 = and i1 %168, %169
; CHECK-NEXT:   %171 = or i1 %167, %170
; CHECK-NEXT:   %172 = icmp ule ptr %0, %56
; CHECK-NEXT:   %173 = icmp ule ptr %b8, %4
; CHECK-NEXT:   %174 = and i1 %172, %173
; CHECK-NEXT:   %175 = or i1 %171, %174
; CHECK-NEXT:   %176 = icmp ule ptr %0, %61
; CHECK-NEXT:   %177 = icmp ule ptr %b9, %4
; CHECK-NEXT:   %178 = and i1 %176, %177
; CHECK-NEXT:   %179 = or i1 %175, %178
; CHECK-NEXT:   %180 = icmp ule ptr %0, %66
; CHECK-NEXT:   %181 = icmp ule ptr %b10, %4
; CHECK-NEXT:   %182 = and i1 %180, %181
; CHECK-NEXT:   %183 = or i1 %179, %182
; CHECK-NEXT:   %184 = icmp ule ptr %0, %71
; CHECK-NEXT:   %185 = icmp ule ptr %b11, %4
; CHECK-NEXT:   %186 = and i1 %184, %185
; CHECK-NEXT:   %187 = or i1 %183, %186
; CHECK-NEXT:   %188 = icmp ule ptr %0, %76
; CHECK-NEXT:   %189 = icmp ule ptr %b12, %4
; CHECK-NEXT:   %190 = and i1 %188, %189
; CHECK-NEXT:   %191 = or i1 %187, %190
; CHECK-NEXT:   %192 = icmp ule ptr %0, %81
; CHECK-NEXT:   %193 = icmp ule ptr %b13, %4
; CHECK-NEXT:   %194 = and i1 %192, %193
; CHECK-NEXT:   %195 = or i1 %191, %194
; CHECK-NEXT:   %196 = icmp ule ptr %0, %86
; CHECK-NEXT:   %197 = icmp ule ptr %b14, %4
; CHECK-NEXT:   %198 = and i1 %196, %197
; CHECK-NEXT:   %199 = or i1 %195, %198
; CHECK-NEXT:   %200 = icmp ule ptr %0, %91
; CHECK-NEXT:   %201 = icmp ule ptr %b15, %4
; CHECK-NEXT:   %202 = and i1 %200, %201
; CHECK-NEXT:   %203 = or i1 %199, %202
; CHECK-NEXT:   %204 = icmp ule ptr %0, %96
; CHECK-NEXT:   %205 = icmp ule ptr %b16, %4
; CHECK-NEXT:   %206 = and i1 %204, %205
; CHECK-NEXT:   %207 = or i1 %203, %206
; CHECK-NEXT:   %208 = icmp ule ptr %0, %101
; CHECK-NEXT:   %209 = icmp ule ptr %b17, %4
; CHECK-NEXT:   %210 = and i1 %208, %209
; CHECK-NEXT:   %211 = or i1 %207, %210
; CHECK-NEXT:   %212 = icmp ule ptr %0, %106
; CHECK-NEXT:   %213 = icmp ule ptr %b18, %4
; CHECK-NEXT:   %214 = and i1 %212, %213
; CHECK-NEXT:   %215 = or i1 %211, %214
; CHECK-NEXT:   %216 = icmp ule ptr %0, %111
; CHECK-NEXT:   %217 = icmp ule ptr %b19, %4
; CHECK-NEXT:   %218 = and i1 %216, %217
; CHECK-NEXT:   %219 = or i1 %215, %218
; CHECK-NEXT:   %220 = icmp ule ptr %0, %116
; CHECK-NEXT:   %221 = icmp ule ptr %b20, %4
; CHECK-NEXT:   %222 = and i1 %220, %221
; CHECK-NEXT:   %223 = or i1 %219, %222
; CHECK-NEXT:   %224 = icmp ule ptr %0, %121
; CHECK-NEXT:   %225 = icmp ule ptr %b21, %4
; CHECK-NEXT:   %226 = and i1 %224, %225
; CHECK-NEXT:   %227 = or i1 %223, %226
; CHECK-NEXT:   %228 = icmp ule ptr %0, %126
; CHECK-NEXT:   %229 = icmp ule ptr %b22, %4
; CHECK-NEXT:   %230 = and i1 %228, %229
; CHECK-NEXT:   %231 = or i1 %227, %230
; CHECK-NEXT:   %232 = icmp ule ptr %0, %131
; CHECK-NEXT:   %233 = icmp ule ptr %b23, %4
; CHECK-NEXT:   %234 = and i1 %232, %233
; CHECK-NEXT:   %235 = or i1 %231, %234
; CHECK-NEXT:   br i1 %235, label %237, label %236
; CHECK: 236:                                              ; preds = %entry
; CHECK-NEXT:   %load_initial = load i32, ptr %a0, align 4
; CHECK-NEXT:   %load_initial1 = load i32, ptr %a1, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %236
; CHECK-NEXT:   %store_forwarded = phi i32 [ %load_initial1, %236 ], [ %store_forwarded, %loop ]
; CHECK-NEXT:   %store_forwarded2 = phi i32 [ %load_initial, %236 ], [ %store_forwarded2, %loop ]
; CHECK-NEXT:   %i = phi i64 [ 0, %236 ], [ %i1, %loop ]
; CHECK-NEXT:   %w2 = getelementptr inbounds i32, ptr %a2, i64 %i
; CHECK-NEXT:   %x2 = load i32, ptr %w2, align 4
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %q0 = getelementptr inbounds i32, ptr %a0, i64 %k
; CHECK-NEXT:   store i32 %store_forwarded2, ptr %q0, align 4
; CHECK-NEXT:   %q1 = getelementptr inbounds i32, ptr %a1, i64 %k
; CHECK-NEXT:   store i32 %store_forwarded, ptr %q1, align 4
; CHECK-NEXT:   %q2 = getelementptr inbounds i32, ptr %a2, i64 %k
; CHECK-NEXT:   store i32 %x2, ptr %q2, align 4
; CHECK-NEXT:   %u0 = getelementptr inbounds i32, ptr %b0, i64 %i
; CHECK-NEXT:   store i32 0, ptr %u0, align 4
; CHECK-NEXT:   %u1 = getelementptr inbounds i32, ptr %b1, i64 %i
; CHECK-NEXT:   store i32 1, ptr %u1, align 4
; CHECK-NEXT:   %u2 = getelementptr inbounds i32, ptr %b2, i64 %i
; CHECK-NEXT:   store i32 2, ptr %u2, align 4
; CHECK-NEXT:   %u3 = getelementptr inbounds i32, ptr %b3, i64 %i
; CHECK-NEXT:   store i32 3, ptr %u3, align 4
; CHECK-NEXT:   %u4 = getelementptr inbounds i32, ptr %b4, i64 %i
; CHECK-NEXT:   store i32 4, ptr %u4, align 4
; CHECK-NEXT:   %u5 = getelementptr inbounds i32, ptr %b5, i64 %i
; CHECK-NEXT:   store i32 5, ptr %u5, align 4
; CHECK-NEXT:   %u6 = getelementptr inbounds i32, ptr %b6, i64 %i
; CHECK-NEXT:   store i32 6, ptr %u6, align 4
; CHECK-NEXT:   %u7 = getelementptr inbounds i32, ptr %b7, i64 %i
; CHECK-NEXT:   store i32 7, ptr %u7, align 4
; CHECK-NEXT:   %u8 = getelementptr inbounds i32, ptr %b8, i64 %i
; CHECK-NEXT:   store i32 8, ptr %u8, align 4
; CHECK-NEXT:   %u9 = getelementptr inbounds i32, ptr %b9, i64 %i
; CHECK-NEXT:   store i32 9, ptr %u9, align 4
; CHECK-NEXT:   %u10 = getelementptr inbounds i32, ptr %b10, i64 %i
; CHECK-NEXT:   store i32 10, ptr %u10, align 4
; CHECK-NEXT:   %u11 = getelementptr inbounds i32, ptr %b11, i64 %i
; CHECK-NEXT:   store i32 11, ptr %u11, align 4
; CHECK-NEXT:   %u12 = getelementptr inbounds i32, ptr %b12, i64 %i
; CHECK-NEXT:   store i32 12, ptr %u12, align 4
; CHECK-NEXT:   %u13 = getelementptr inbounds i32, ptr %b13, i64 %i
; CHECK-NEXT:   store i32 13, ptr %u13, align 4
; CHECK-NEXT:   %u14 = getelementptr inbounds i32, ptr %b14, i64 %i
; CHECK-NEXT:   store i32 14, ptr %u14, align 4
; CHECK-NEXT:   %u15 = getelementptr inbounds i32, ptr %b15, i64 %i
; CHECK-NEXT:   store i32 15, ptr %u15, align 4
; CHECK-NEXT:   %u16 = getelementptr inbounds i32, ptr %b16, i64 %i
; CHECK-NEXT:   store i32 16, ptr %u16, align 4
; CHECK-NEXT:   %u17 = getelementptr inbounds i32, ptr %b17, i64 %i
; CHECK-NEXT:   store i32 17, ptr %u17, align 4
; CHECK-NEXT:   %u18 = getelementptr inbounds i32, ptr %b18, i64 %i
; CHECK-NEXT:   store i32 18, ptr %u18, align 4
; CHECK-NEXT:   %u19 = getelementptr inbounds i32, ptr %b19, i64 %i
; CHECK-NEXT:   store i32 19, ptr %u19, align 4
; CHECK-NEXT:   %u20 = getelementptr inbounds i32, ptr %b20, i64 %i
; CHECK-NEXT:   store i32 20, ptr %u20, align 4
; CHECK-NEXT:   %u21 = getelementptr inbounds i32, ptr %b21, i64 %i
; CHECK-NEXT:   store i32 21, ptr %u21, align 4
; CHECK-NEXT:   %u22 = getelementptr inbounds i32, ptr %b22, i64 %i
; CHECK-NEXT:   store i32 22, ptr %u22, align 4
; CHECK-NEXT:   %u23 = getelementptr inbounds i32, ptr %b23, i64 %i
; CHECK-NEXT:   store i32 23, ptr %u23, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit.loopexit, !llvm.loop !3
; CHECK: 237:                                              ; preds = %entry
; CHECK-NEXT:   br label %loop.lver.orig
; CHECK: loop.lver.orig:                                   ; preds = %loop.lver.orig, %237
; CHECK-NEXT:   %i.lver.orig = phi i64 [ 0, %237 ], [ %i1.lver.orig, %loop.lver.orig ]
; CHECK-NEXT:   %w0.lver.orig = getelementptr inbounds i32, ptr %a0, i64 %i.lver.orig
; CHECK-NEXT:   %x0.lver.orig = load i32, ptr %w0.lver.orig, align 4
; CHECK-NEXT:   %w1.lver.orig = getelementptr inbounds i32, ptr %a1, i64 %i.lver.orig
; CHECK-NEXT:   %x1.lver.orig = load i32, ptr %w1.lver.orig, align 4
; CHECK-NEXT:   %w2.lver.orig = getelementptr inbounds i32, ptr %a2, i64 %i.lver.orig
; CHECK-NEXT:   %x2.lver.orig = load i32, ptr %w2.lver.orig, align 4
; CHECK-NEXT:   %k.lver.orig = add nuw nsw i64 %i.lver.orig, 1
; CHECK-NEXT:   %q0.lver.orig = getelementptr inbounds i32, ptr %a0, i64 %k.lver.orig
; CHECK-NEXT:   store i32 %x0.lver.orig, ptr %q0.lver.orig, align 4
; CHECK-NEXT:   %q1.lver.orig = getelementptr inbounds i32, ptr %a1, i64 %k.lver.orig
; CHECK-NEXT:   store i32 %x1.lver.orig, ptr %q1.lver.orig, align 4
; CHECK-NEXT:   %q2.lver.orig = getelementptr inbounds i32, ptr %a2, i64 %k.lver.orig
; CHECK-NEXT:   store i32 %x2.lver.orig, ptr %q2.lver.orig, align 4
; CHECK-NEXT:   %u0.lver.orig = getelementptr inbounds i32, ptr %b0, i64 %i.lver.orig
; CHECK-NEXT:   store i32 0, ptr %u0.lver.orig, align 4
; CHECK-NEXT:   %u1.lver.orig = getelementptr inbounds i32, ptr %b1, i64 %i.lver.orig
; CHECK-NEXT:   store i32 1, ptr %u1.lver.orig, align 4
; CHECK-NEXT:   %u2.lver.orig = getelementptr inbounds i32, ptr %b2, i64 %i.lver.orig
; CHECK-NEXT:   store i32 2, ptr %u2.lver.orig, align 4
; CHECK-NEXT:   %u3.lver.orig = getelementptr inbounds i32, ptr %b3, i64 %i.lver.orig
; CHECK-NEXT:   store i32 3, ptr %u3.lver.orig, align 4
; CHECK-NEXT:   %u4.lver.orig = getelementptr inbounds i32, ptr %b4, i64 %i.lver.orig
; CHECK-NEXT:   store i32 4, ptr %u4.lver.orig, align 4
; CHECK-NEXT:   %u5.lver.orig = getelementptr inbounds i32, ptr %b5, i64 %i.lver.orig
; CHECK-NEXT:   store i32 5, ptr %u5.lver.orig, align 4
; CHECK-NEXT:   %u6.lver.orig = getelementptr inbounds i32, ptr %b6, i64 %i.lver.orig
; CHECK-NEXT:   store i32 6, ptr %u6.lver.orig, align 4
; CHECK-NEXT:   %u7.lver.orig = getelementptr inbounds i32, ptr %b7, i64 %i.lver.orig
; CHECK-NEXT:   store i32 7, ptr %u7.lver.orig, align 4
; CHECK-NEXT:   %u8.lver.orig = getelementptr inbounds i32, ptr %b8, i64 %i.lver.orig
; CHECK-NEXT:   store i32 8, ptr %u8.lver.orig, align 4
; CHECK-NEXT:   %u9.lver.orig = getelementptr inbounds i32, ptr %b9, i64 %i.lver.orig
; CHECK-NEXT:   store i32 9, ptr %u9.lver.orig, align 4
; CHECK-NEXT:   %u10.lver.orig = getelementptr inbounds i32, ptr %b10, i64 %i.lver.orig
; CHECK-NEXT:   store i32 10, ptr %u10.lver.orig, align 4
; CHECK-NEXT:   %u11.lver.orig = getelementptr inbounds i32, ptr %b11, i64 %i.lver.orig
; CHECK-NEXT:   store i32 11, ptr %u11.lver.orig, align 4
; CHECK-NEXT:   %u12.lver.orig = getelementptr inbounds i32, ptr %b12, i64 %i.lver.orig
; CHECK-NEXT:   store i32 12, ptr %u12.lver.orig, align 4
; CHECK-NEXT:   %u13.lver.orig = getelementptr inbounds i32, ptr %b13, i64 %i.lver.orig
; CHECK-NEXT:   store i32 13, ptr %u13.lver.orig, align 4
; CHECK-NEXT:   %u14.lver.orig = getelementptr inbounds i32, ptr %b14, i64 %i.lver.orig
; CHECK-NEXT:   store i32 14, ptr %u14.lver.orig, align 4
; CHECK-NEXT:   %u15.lver.orig = getelementptr inbounds i32, ptr %b15, i64 %i.lver.orig
; CHECK-NEXT:   store i32 15, ptr %u15.lver.orig, align 4
; CHECK-NEXT:   %u16.lver.orig = getelementptr inbounds i32, ptr %b16, i64 %i.lver.orig
; CHECK-NEXT:   store i32 16, ptr %u16.lver.orig, align 4
; CHECK-NEXT:   %u17.lver.orig = getelementptr inbounds i32, ptr %b17, i64 %i.lver.orig
; CHECK-NEXT:   store i32 17, ptr %u17.lver.orig, align 4
; CHECK-NEXT:   %u18.lver.orig = getelementptr inbounds i32, ptr %b18, i64 %i.lver.orig
; CHECK-NEXT:   store i32 18, ptr %u18.lver.orig, align 4
; CHECK-NEXT:   %u19.lver.orig = getelementptr inbounds i32, ptr %b19, i64 %i.lver.orig
; CHECK-NEXT:   store i32 19, ptr %u19.lver.orig, align 4
; CHECK-NEXT:   %u20.lver.orig = getelementptr inbounds i32, ptr %b20, i64 %i.lver.orig
; CHECK-NEXT:   store i32 20, ptr %u20.lver.orig, align 4
; CHECK-NEXT:   %u21.lver.orig = getelementptr inbounds i32, ptr %b21, i64 %i.lver.orig
; CHECK-NEXT:   store i32 21, ptr %u21.lver.orig, align 4
; CHECK-NEXT:   %u22.lver.orig = getelementptr inbounds i32, ptr %b22, i64 %i.lver.orig
; CHECK-NEXT:   store i32 22, ptr %u22.lver.orig, align 4
; CHECK-NEXT:   %u23.lver.orig = getelementptr inbounds i32, ptr %b23, i64 %i.lver.orig
; CHECK-NEXT:   store i32 23, ptr %u23.lver.orig, align 4
; CHECK-NEXT:   %i1.lver.orig = add nuw nsw i64 %i.lver.orig, 1
; CHECK-NEXT:   %c.lver.orig = icmp ult i64 %i1.lver.orig, %n
; CHECK-NEXT:   br i1 %c.lver.orig, label %loop.lver.orig, label %exit.loopexit3, !llvm.loop !4
; CHECK: exit.loopexit:                                    ; preds = %loop
; CHECK-NEXT:   br label %exit
; CHECK: exit.loopexit3:                                   ; preds = %loop.lver.orig
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit3, %exit.loopexit
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i64 @llvm.umax.i64(i64, i64) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK: !0 = distinct !{!0, !1}
; CHECK-NEXT: !1 = !{!"llvm.loop.load_elim.enable", i1 false}
; CHECK-NEXT: !2 = distinct !{!2, !1}
; CHECK-NEXT: !3 = distinct !{!3, !1}
; CHECK-NEXT: !4 = distinct !{!4, !1}
; CHECK-NEXT: ===-------------------------------------------------------------------------===
; CHECK-NEXT:                           ... Statistics Collected ...
; CHECK-NEXT: ===-------------------------------------------------------------------------===
; CHECK: 5 loop-load-elim - Number of loads eliminated by LLE
; CHECK-NEXT: 2 loop-load-elim - Number of loops that are there twice for it
; CHECK-NEXT: 7 pass-manager   - Number of function pass executions
; CHECK-NEXT: 1 cap scev-expand - at most 6 instructions above the place of an expanded expression, looked at for an equal one
; CHECK-NEXT: 1 cap loop-load-elim - at most 64 loads and stores of a loop that is looked at
; CHECK-NEXT: 1 cap loop-load-elim - at most 64 blocks of a loop that is looked at
; CHECK-NEXT: 1 cap loop-load-elim - at most 64 pairs of places that may have to be apart in one loop
; CHECK-NEXT: 1 cap loop-load-elim - at most 512 instructions of a loop that is there twice
; CHECK-NEXT: 28 cap scalar-evolution - at most 32 instructions looked at for whether one place leads to another
