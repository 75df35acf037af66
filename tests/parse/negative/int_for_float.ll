; ERROR: 2:19: integer constant must have integer type
@a = global float 1
