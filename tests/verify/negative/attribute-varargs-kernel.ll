; ERROR: 2:25: Calling convention does not support varargs or perfect forwarding!
declare ptx_kernel void @f(...)
