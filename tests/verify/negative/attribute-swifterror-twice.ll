; ERROR: 2:14: Cannot have multiple 'swifterror' parameters!
declare void @f(ptr swifterror, ptr swifterror)
