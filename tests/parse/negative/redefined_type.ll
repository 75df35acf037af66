; ERROR: 3:1: redefinition of type
%a = type {i32}
%a = type {i32}
