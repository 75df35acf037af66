; ERROR: 2:14: 'vscale_range' minimum must be power-of-two value
declare void @f() vscale_range(3, 4)
