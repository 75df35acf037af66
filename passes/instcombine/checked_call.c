/* checked_call.c: functions of the host's C library that are told how large the object is that they write
 * (_FORTIFY_SOURCE).
 *
 *   call ptr @__memcpy_chk(ptr %d, ptr %s, i64 8, i64 16)   ->   call void @llvm.memcpy(ptr %d, ptr %s, i64 8) ; %d
 *   call ptr @__strcpy_chk(ptr %d, ptr %s, i64 -1)          ->   call ptr @strcpy(ptr %d, ptr %s)
 *
 * The function without the check does the same where the check cannot fail: the size is not known (-1), or no smaller
 * than what is written, and no flag asks for more checks. Compare LLVM's FortifiedLibCallSimplifier. */
#include "ir/effects.h"
#include "ir/match.h"
#include "passes/instcombine/libcall.h"

enum { NO = 255 };
/* Which argument is the size of the object, how many bytes are written, the string that is, flags; and what is called
 * instead, with all other arguments. */
static const struct {
  uint16_t checked, plain;
  uint8_t object, size, text, flag;
} row[] = {
  {LF___memccpy_chk, LF_memccpy, 4, 3, NO, NO},    {LF___memcpy_chk, LF_memcpy, 3, 2, NO, NO},
  {LF___memmove_chk, LF_memmove, 3, 2, NO, NO},    {LF___mempcpy_chk, LF_mempcpy, 3, 2, NO, NO},
  {LF___memset_chk, LF_memset, 3, 2, NO, NO},      {LF___snprintf_chk, LF_snprintf, 3, 1, NO, 2},
  {LF___sprintf_chk, LF_sprintf, 2, NO, NO, 1},    {LF___stpcpy_chk, LF_stpcpy, 2, NO, 1, NO},
  {LF___stpncpy_chk, LF_stpncpy, 3, 2, NO, NO},    {LF___strcat_chk, LF_strcat, 2, NO, NO, NO},
  {LF___strcpy_chk, LF_strcpy, 2, NO, 1, NO},      {LF___strlcat_chk, LF_strlcat, 3, NO, NO, NO},
  {LF___strlcpy_chk, LF_strlcpy, 3, NO, NO, NO},   {LF___strlen_chk, LF_strlen, 1, NO, 0, NO},
  {LF___strncat_chk, LF_strncat, 3, NO, NO, NO},   {LF___strncpy_chk, LF_strncpy, 3, 2, NO, NO},
  {LF___vsnprintf_chk, LF_vsnprintf, 3, 1, NO, 2}, {LF___vsprintf_chk, LF_vsprintf, 2, NO, NO, 1},
};
static bool holds(Fn *f, const InsView *i, uint32_t r) {
  uint64_t object, n;
  const uint8_t flag = row[r].flag, size = row[r].size, text = row[r].text;
  if (flag != NO && !is_zero_con(f, i->ops[flag])) return false;
  Val o = i->ops[row[r].object];
  if (size != NO && i->ops[size] == o) return true;
  if (!val_is_con(o) || !con_u64(&f->con, o, &object)) return false;
  if (con_is_allones(&f->con, o)) return true;
  if (size != NO) return val_is_con(i->ops[size]) && con_u64(&f->con, i->ops[size], &n) && n <= object;
  if (text == NO) return false;
  Text s = lib_text(f, i->ops[text]);
  return s.len >= 0 && (uint64_t)s.len < object;
}
Val fold_c_checked(FoldCtx *x, const InsView *i, LibFunc k) {
  Fn *f = x->f;
  uint32_t r = 0, n = 0;
  while (row[r].checked != k) r++;
  if (!holds(f, i, r)) return VAL_NONE;
  Val args[32];
  if (i->n > ARRAY_LEN(args)) return VAL_NONE;
  for (uint32_t j = 0; j + 1 < i->n; j++)
    if (j != row[r].object && j != row[r].flag) args[n++] = i->ops[j];
  LibFunc to = (LibFunc)row[r].plain;
  if (to == LF_memcpy) lib_copy(x, args[0], args[1], args[2]);
  else if (to == LF_memmove) lib_move(x, args[0], args[1], args[2]);
  else if (to == LF_memset) lib_fill(x, args[0], fold_cast(x, OP_TRUNC, 0, args[1], TY_I8), args[2]);
  else return lib_ready(x, to, TY_DOUBLE) ? lib_call(x, i->self, to, TY_DOUBLE, args, n) : VAL_NONE;
  return args[0];
}
