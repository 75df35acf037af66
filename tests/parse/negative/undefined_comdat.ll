; ERROR: 2:27: use of undefined comdat '$x'
@g = global i32 0, comdat($x)
