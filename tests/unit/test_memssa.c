/* Memory SSA under random edits: after each one the result that was told about it is compared with one made afresh,
 * structure, lists and cached answers (verify_memoryssa). Before them, what all uses asked at once are told is
 * compared with what each is told alone. Argument: number of functions; seeds count from the second. */
#include "analysis/memory/memssa.h"
#include "ir/edit.h"
#include "ir/text/text.h"
#include "often.h"
#include "random.h"
#include "support/knob.h"
#include <stdio.h>
#include <stdlib.h>

enum { PTRS = 9, FIRST_LOCAL = 4 /* those before are arguments */ };
static void gen_access(StrBuf *s, uint32_t *no) {
  switch (rnd(10)) {
  case 8: sb_fmt(s, "  call void @takes(ptr %%p%u)\n", rnd(PTRS)); break;
  case 0:
  case 1:
  case 2:
  case 9: sb_fmt(s, "  %%v%u = load i32, ptr %%p%u\n", ++*no, rnd(PTRS)); break;
  case 3:
  case 4: sb_fmt(s, "  store i32 %u, ptr %%p%u\n", rnd(100), rnd(PTRS)); break;
  case 5: sb_fmt(s, "  call void @any()\n"); break;
  case 6: sb_fmt(s, "  %%v%u = call i32 @reads()\n", ++*no); break;
  default: sb_fmt(s, "  %%v%u = add i32 %%x, %u\n", ++*no, rnd(9)); break;
  }
}
static void gen(StrBuf *s) {
  uint32_t nb = 1 + rnd(12), no = 0;
  sb_lit(
      s,
      "declare void @any()\ndeclare void @takes(ptr captures(none)) memory(argmem: readwrite)\ndeclare i32 @reads() memory(read)\ndefine void @f(i1 %c, i32 %x, ptr noalias %p0, ptr noalias %p1, ptr %p2, ptr %p3) {\nentry:\n  %p4 = alloca i32\n"
      "  %p5 = getelementptr i32, ptr %p2, i32 %x\n  %p6 = alloca i32\n  %p7 = alloca [4 x i32]\n  %p8 = getelementptr i32, ptr %p7, i32 %x\n  br label %b0\n");
  for (uint32_t b = 0; b < nb; b++) {
    sb_fmt(s, "b%u:\n", b);
    for (uint32_t k = rnd(5); k; k--) gen_access(s, &no);
    switch (rnd(8)) {
    case 0: sb_lit(s, "  ret void\n"); break;
    case 1:
      sb_fmt(s, "  switch i32 %%x, label %%b%u [ i32 0, label %%b%u\n i32 1, label %%b%u ]\n", rnd(nb), rnd(nb),
             rnd(nb));
      break;
    case 2:
    case 3: sb_fmt(s, "  br label %%b%u\n", b + 1 < nb ? b + 1 : rnd(nb)); break;
    default:
      sb_fmt(s, "  br i1 %%c, label %%b%u, label %%b%u\n", b + 1 < nb && rnd(2) ? b + 1 : rnd(nb), rnd(nb));
      break;
    }
  }
  sb_lit(s, "}\n");
}

static Fn *f;
static Mssa *m;
static Val ptr(uint32_t i) {
  if (i < FIRST_LOCAL) return fn_arg(f, i + 2);
  Val v = first_ins(f, entry_blk(f));
  for (; i > FIRST_LOCAL; i--) v = next_of(f, v);
  return v;
}
/* An instruction of a block other than the entry; access: one that touches memory. VAL_NONE if chance finds none. */
static Val some_ins(bool access) {
  for (int tries = 0; tries < 50; tries++) {
    Val v = (Val)(1 + rnd(f->nins - 1));
    if (f->ins[v].op <= OP_ARG || !blk_of(f, v) || blk_of(f, v) == entry_blk(f)) continue;
    if (access && (!mem_of(m, v) || is_term(f, v))) continue;
    return v;
  }
  return VAL_NONE;
}
/* The first use that is told something else at once than alone; VAL_NONE: none. m is made anew. */
static Val told_otherwise(void) {
  mem_optimize_uses(m);
  Acc *at_once = mem_zalloc(f->nins * sizeof *at_once);
  const Dom *d = dom(f);
  FOR_EACH_BLK(f, b)
    FOR_EACH_MEM(m, b, a)
      if (mem(m, a)->kind == MEM_USE) at_once[mem(m, a)->ins] = mem_opt(m, a);
  slot_drop(f, AN_MEMSSA);
  m = memory_ssa(f);
  Val bad = VAL_NONE;
  FOR_EACH_BLK(f, b)
    FOR_EACH_MEM(m, b, a)
      if (!bad && mem(m, a)->kind == MEM_USE && dom_reachable(d, b) && at_once[mem(m, a)->ins] != mem_clobber(m, a))
        bad = mem(m, a)->ins;
  mem_free(at_once);
  return bad;
}
static const char *edit(void) {
  switch (rnd(8)) {
  case 0:
  case 1: {
    Val at = some_ins(false);
    if (!at) return "none";
    Bld k = bld_before(f, at);
    Val v = rnd(2) ? emit_store(&k, con_int(&f->con, TY_I32, rnd(100)), ptr(rnd(PTRS)), 4)
                   : emit_load(&k, TY_I32, ptr(rnd(PTRS)), 4);
    mem_inserted(m, v);
    return "insert";
  }
  case 2:
  case 3: {
    Val v = some_ins(true);
    if (!v) return "none";
    mem_removed(m, v);
    ins_erase(f, v);
    return "remove";
  }
  case 4: {
    Val v = some_ins(true), at = some_ins(false);
    if (!v || !at || v == at) return "none";
    ins_move_before(f, v, at);
    mem_moved(m, v);
    return "move";
  }
  case 5: { /* edges are in the log; here no Flow is there to say what that means, so that it is made anew */
    Val v = some_ins(false);
    if (!v) return "none";
    blk_split(f, v);
    m = memory_ssa(f);
    return "split block";
  }
  case 6: {
    Val v = some_ins(true);
    if (!v || op(f, v) != OP_STORE) return "none";
    Bld k = bld_before(f, v);
    Val w = emit_store(&k, con_int(&f->con, TY_I32, 7), arg(f, v, 1), 4);
    mem_replaced(m, v, w);
    ins_erase(f, v);
    return "replace";
  }
  default:
    for (uint32_t i = 0; i < 5; i++) {
      Val v = some_ins(true);
      if (v) {
        if (rnd(2)) mem_clobber(m, mem_of(m, v));
        else mem_clobber_skip_self(m, mem_of(m, v));
      }
    }
    return "ask";
  }
}

int main(int argc, char **argv) {
  uint32_t n = argc > 1 ? (uint32_t)atoi(argv[1]) : often(300), seed = argc > 2 ? (uint32_t)atoi(argv[2]) : 1;
  Knobs knobs;
  knobs_init(&knobs);
  knobs.v[KNOB_VERIFY_MEMORYSSA] = 1;
  for (uint32_t k = 0; k < n; k++) {
    knobs.v[KNOB_MEMSSA_CHECK_LIMIT] = k % 2 ? 100000 : 100;
    state = 0x9E3779B97F4A7C15ull * (seed + k);
    StrBuf text = {0}, err = {0};
    gen(&text);
    Ctx ctx = {.diag.max_errors = 20, .knobs = &knobs};
    Module *mod = ir_parse(&ctx, STR("test"), (Str){text.p, (uint32_t)text.n});
    if (!mod) {
      printf("does not parse: %.*s\n%.*s\n", (int)ctx.diag.text.n, ctx.diag.text.p, (int)text.n, text.p);
      return 1;
    }
    f = glob(mod, glob_find(mod, STR("f")))->fn;
    m = memory_ssa(f);
    if (k % 2 && told_otherwise()) { /* nothing is cut short here */
      printf("seed %u: told otherwise at once\n", seed + k);
      StrBuf out = {0};
      print_memoryssa(f, &out);
      print_memoryssa_walker(f, &out);
      printf("%.*s\n", (int)out.n, out.p);
      return 1;
    }
    if (rnd(2)) mem_optimize_uses(m);
    blks_erase_unreachable(f);
    m = memory_ssa(f);
    for (uint32_t i = 0; i < 60; i++) {
      const char *what = edit();
      const char *broken = fn_check(f);
      if (rnd(3)) { /* several edits between two questions, at times */
        memory_ssa_keep(m);
        if (broken || !verify_memoryssa(f, false, &err)) {
          printf("seed %u, edit %u (%s): %s%.*s\n", seed + k, i, what, broken ? broken : "", (int)err.n, err.p);
          StrBuf out = {0};
          print_memoryssa_raw(f, &out);
          printf("%.*s\n", (int)out.n, out.p);
          return 1;
        }
      }
    }
    mod_free(mod);
    sb_free(&text);
    sb_free(&err);
    sb_free(&ctx.diag.text);
  }
  return 0;
}
