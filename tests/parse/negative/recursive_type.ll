; ERROR: 3:1: identified structure type 'a' is recursive
%a = type { i32, %a }
@g = external global %a
