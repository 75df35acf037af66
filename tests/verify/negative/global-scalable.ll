; ERROR: 2:1: Globals cannot contain scalable types
@x = global { <vscale x 2 x i32> } zeroinitializer
