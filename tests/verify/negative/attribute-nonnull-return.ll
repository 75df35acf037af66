; ERROR: 2:21: Attribute 'nonnull' applied to incompatible type!
declare nonnull i32 @f()
