; Texts of several attributes that begin alike: each is read as it stands, however often one like it stood before.
declare void @g(ptr, ptr)

define void @f(ptr noundef nonnull align 8 %a, ptr noundef nonnull align 8 %b) {
  call void @g(ptr noundef nonnull align 8 %a, ptr noundef nonnull align 8 %b)
  call void @g(ptr noundef nonnull align 16 %a, ptr noundef nonnull align 8 dereferenceable(8) %b)
  call void @g(ptr noundef nonnull align 8 dereferenceable(8) %a, ptr noundef nonnull align 8 dereferenceable(16) %b)
  call void @g(ptr noundef nonnull align 8 dereferenceable(16) %a, ptr noundef nonnull align 8 %b)
  call void @g(ptr nonnull noundef align 8 %a, ptr nonnull noundef align 8 null)
  call void @g(ptr byval(i32) align 8 %a, ptr byval(i64) align 8 %b)
  call void @g(ptr byval(i64) align 8 %a, ptr byval(i32) align 8 %b)
  call void @g(ptr noundef nonnull align 8 @g, ptr noundef nonnull  align 8 %b)
  call void @g(ptr align 8 %a, ptr align 8 @g)
  call void @g(ptr align 16 %a, ptr align 8 noundef @g)
  call void @g(ptr align 8 %b, ptr align 8 null)
  call void @g(ptr noundef null, ptr noundef %b) sanitize_memtag
  call void @g(ptr noundef %a, ptr noundef undef) sanitize_memtag nounwind
  call void @g(ptr noundef nonnull align 8 "x" %a, ptr noundef nonnull align 8 "x" %b)
  ret void
}

define void @keyword_first() sanitize_memtag align 8 nounwind {
  ret void
}

define void @many_words_that_keep_the_end_of_the_text_far_from_what_is_tested(ptr noalias writeonly captures(none) %a, ptr noalias readonly captures(none) %b) {
  ret void
}
