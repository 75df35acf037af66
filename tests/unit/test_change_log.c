/* The change log: scalar evolution and memory SSA are true after random edits that nobody told them of, by the
 * verifiers that make them afresh; and a log that lacks one entry is noticed by these verifiers, so that they would
 * notice a mutator that forgets to write one. Argument: number of functions. */
#include "analysis/cfg/flow.h"
#include "analysis/memory/memssa.h"
#include "analysis/scev/scev.h"
#include "ir/change_log.h"
#include "ir/edit.h"
#include "often.h"
#include "random_fn.h"

/* Loops one after the other, some with a loop in them; accesses to a few places. */
static void gen(StrBuf *s) {
  sb_lit(
      s,
      "declare void @any()\ndeclare i32 @reads() memory(read) nounwind willreturn\ndefine void @f(i32 %n, i32 %k, ptr %p, ptr noalias %q) {\nentry:\n  %a = alloca i32\n  br label %h0\n");
  uint32_t loops = 2 + rnd(4);
  for (uint32_t i = 0; i < loops; i++) {
    sb_fmt(
        s,
        "h%u:\n  %%i%u = phi i32 [ %u, %%%s ], [ %%j%u, %%l%u ]\n  %%x%u = mul i32 %%i%u, %u\n  %%y%u = add i32 %%x%u, %%k\n",
        i, i, rnd(3), i ? "pre" : "entry", i, i, i, i, 2 + rnd(5), i, i);
    sb_fmt(s, "  %%g%u = getelementptr i32, ptr %%%s, i32 %%y%u\n  store i32 %%y%u, ptr %%g%u\n", i, rnd(2) ? "p" : "q",
           i, i, i);
    if (rnd(3) == 0) sb_lit(s, "  call void @any()\n");
    sb_fmt(
        s,
        "  %%v%u = load i32, ptr %%%s\n  br label %%m%u\nm%u:\n  %%z%u = phi i32 [ 0, %%h%u ], [ %%w%u, %%m%u ]\n  %%w%u = add nuw nsw i32 %%z%u, 1\n  store i32 %%z%u, ptr %%%s\n  %%d%u = icmp ult i32 %%w%u, %s\n  br i1 %%d%u, label %%m%u, label %%l%u\n",
        i, rnd(2) ? "a" : "p", i, i, i, i, i, i, i, i, i, rnd(2) ? "a" : "q", i, i, rnd(2) ? "%n" : "17", i, i, i);
    sb_fmt(
        s,
        "l%u:\n  %%j%u = add nsw i32 %%i%u, %u\n  %%c%u = icmp slt i32 %%j%u, %s\n  br i1 %%c%u, label %%h%u, label %%%s\n",
        i, i, i, 1 + rnd(3), i, i, rnd(2) ? "%n" : "100", i, i, i + 1 < loops ? "pre" : "e");
    if (i + 1 < loops) {
      /* every loop but the first is entered from a block of its own */
      for (size_t k = s->n; k-- > 0;)
        if (!strncmp(s->p + k, "label %pre", 10)) {
          s->n = k;
          sb_fmt(s, "label %%pre%u\npre%u:\n  br label %%h%u\n", i + 1, i + 1, i + 1);
          break;
        }
    }
  }
  sb_lit(s, "e:\n  ret void\n}\n");
  for (size_t k = 0; k + 8 < s->n; k++) { /* name the entering block in the phi: the number of its loop */
    static uint32_t which;
    if (!strncmp(s->p + k, "define", 6)) which = 0;
    if (!strncmp(s->p + k, ", %pre ]", 8)) {
      which++;
      s->p[k + 6] = (char)('0' + which);
    }
  }
}
static Val some(bool (*is)(Val)) {
  for (int tries = 0; tries < 200; tries++) {
    Val v = (Val)(1 + rnd(f->nins - 1));
    if (op(f, v) > OP_ARG && blk_of(f, v) && !is_term(f, v) && is(v)) return v;
  }
  return VAL_NONE;
}
static bool integer(Val v) { return ty(f, v) == TY_I32 && !is_op(f, v, OP_PHI); }
static bool sum(Val v) { return is_op(f, v, OP_ADD) || is_op(f, v, OP_MUL); }
static bool compare(Val v) { return is_op(f, v, OP_ICMP); }
static bool access(Val v) { return is_op(f, v, OP_LOAD) || is_op(f, v, OP_STORE); }
static bool store(Val v) { return is_op(f, v, OP_STORE); }
static bool call(Val v) { return is_op(f, v, OP_CALL); }
static bool address(Val v) { return is_op(f, v, OP_GEP); }
static bool start(Val v) { return is_op(f, v, OP_PHI); }

/* Edits that change what is computed too: the log must be right for any. Returns the name. */
static const char *edit(uint32_t which) {
  Val v;
  switch (which) {
  case 0:
    if ((v = some(sum))) opnd_set(f, v, 1, con_int(&f->con, TY_I32, 1 + rnd(9)));
    return "operand";
  case 1:
    if ((v = some(compare))) opnd_set(f, v, 1, rnd(2) ? con_int(&f->con, TY_I32, 3 + rnd(50)) : fn_arg(f, rnd(2)));
    return "bound";
  case 2:
    if ((v = some(compare))) sub_set(f, v, rnd(2) ? ICMP_ULT : ICMP_SLT);
    return "predicate";
  case 3:
    if ((v = some(sum))) flags_set(f, v, rnd(2) ? 0 : F_NSW);
    return "flags";
  case 4:
    if ((v = some(start))) opnd_set(f, v, 0, rnd(2) ? con_int(&f->con, TY_I32, rnd(9)) : fn_arg(f, 1));
    return "start";
  case 5:
    if ((v = some(integer))) {
      Bld k = bld_before(f, v);
      Val w = emit_bin(&k, OP_ADD, 0, fn_arg(f, 1), con_int(&f->con, TY_I32, rnd(9)));
      val_replace(f, v, w);
      ins_erase(f, v);
    }
    return "replace";
  case 6:
    if ((v = some(store))) ins_erase(f, v);
    return "erase a store";
  case 7:
    if ((v = some(access))) {
      Bld k = bld_before(f, v);
      emit_store(&k, con_int(&f->con, TY_I32, rnd(9)), arg(f, v, nops(f, v) - 1), 4);
    }
    return "place a store";
  case 8:
    if ((v = some(store))) {
      Blk b = blk_of(f, v);
      ins_unplace(f, v);
      ins_place_before(f, v, term(f, b));
    }
    return "move a store";
  case 9:
    if ((v = some(address))) opnd_set(f, v, 0, fn_arg(f, 2 + rnd(2)));
    return "address";
  case 10:
    if ((v = some(call))) ins_erase(f, v);
    return "erase a call";
  case 11:
    if ((v = some(access))) {
      Bld k = bld_before(f, v);
      Glob any = glob_find(mod, STR("any"));
      emit_call(&k, glob(mod, any)->type, con_global(&f->con, any), NULL, 0, ATTRLIST_NONE, 0);
    }
    return "place a call";
  case 12: /* the loop is left by its only edge back: two edges of one terminator trade places */
    if ((v = some(compare))) {
      Blk b = blk_of(f, v);
      if (is_condbr(f, term(f, b))) succs_swap(f, b, 0, 1);
    }
    return "swap successors";
  case 13: /* a loop is entered through a block more */
    if ((v = some(start))) edge_split(f, pred(f, blk_of(f, v), 0), 0);
    return "split an edge";
  case 14:
    if ((v = some(access))) blk_split(f, v);
    return "split a block";
  case 15: /* the rounds after the first go */
    if ((v = some(compare)) && is_condbr(f, term(f, blk_of(f, v)))) {
      Blk b = blk_of(f, v);
      term_keep_edge(f, b, npreds(f, succ(f, b, 0)) > 1 ? 1 : 0);
    }
    return "break a loop";
  default:
    if ((v = some(access))) flags_set(f, v, flags(f, v) ^ F_VOLATILE), fn_touch(f, EP_MEM);
    return "volatile";
  }
}
static void ask(void) { /* all that can be known, so that all of it may be stale */
  scev_all(f);
  mem_clobber_all(memory_ssa(f));
}
static bool agree(StrBuf *err) {
  err->n = 0;
  bool scalar = verify_scev(f, true, err), memory = verify_memoryssa(f, true, err);
  return scalar && memory;
}
enum { EDITS = 12 /* those behind are of edges */ };
static void edits_are_read_from_the_log(uint32_t seeds) {
  StrBuf err = {0};
  uint32_t mended = 0;
  for (uint32_t k = 1; k <= seeds; k++) {
    state = 0x9E3779B97F4A7C15ull * k;
    StrBuf s = {0};
    gen(&s);
    read_fn(&s);
    ask();
    for (uint32_t i = 0; i < 20; i++) {
      const char *what = "";
      for (uint32_t n = 1 + rnd(3); n; n--) {
        uint32_t e = rnd(EDITS + 1);
        what = edit(e == EDITS ? UINT32_MAX : e);
      }
      mended += scev_had(f) && memory_ssa_had(f);
      if (fn_check(f) || !agree(&err)) {
        printf("seed %u, edit %u (%s): %.*s\n", k, i, what, (int)err.n, err.p);
        failures++;
        break;
      }
      if (rnd(2)) ask();
    }
  }
  if (mended < seeds) {
    printf("mended %u times only\n", mended);
    failures++;
  }
  sb_free(&err);
}
/* The function of seed k as `gen` makes it, followed by Flow through some splits; the analyses are asked. */
static void fn_with_flow(uint32_t k) {
  state = 0x9E3779B97F4A7C15ull * k;
  StrBuf s = {0};
  gen(&s);
  read_fn(&s);
  flow_begin(f);
  for (uint32_t i = 0; i < 3; i++) edge_split(f, entry_blk(f), 0), flow_dom(f);
  ask();
}
/* The same of edges, while Flow follows them. What a value that is used behind an edge means is no matter here: only
 * edits that keep definitions above their uses are made, and the others are undone by making the function anew. */
static void edges_are_read_from_the_log(uint32_t seeds) {
  StrBuf err = {0};
  uint32_t mended = 0;
  for (uint32_t k = 1; k <= seeds; k++) {
    fn_with_flow(k);
    for (uint32_t i = 0; i < 12; i++) {
      const char *what = edit(rnd(3) ? 13 + rnd(2) : i > 8 && rnd(2) ? 15 : rnd(3) ? rnd(EDITS) : 10 + rnd(2));
      if (!rnd(4)) what = edit(12);
      mended += scev_had(f) != NULL;
      if (fn_check(f) || !flow_check(f, &err) || !agree(&err)) {
        printf("seed %u, edge edit %u (%s): %.*s\n", k, i, what, (int)err.n, err.p);
        failures++;
        break;
      }
      if (rnd(2)) ask();
    }
    ask();
    flow_drop(f);
    const char *what = edit(rnd(EDITS)); /* scalar evolution stood on what is gone now */
    (void)dom(f), (void)loops(f);
    if (!fn_check(f) && !agree(&err)) {
      printf("seed %u, without Flow (%s): %.*s\n", k, what, (int)err.n, err.p);
      failures++;
    }
  }
  if (mended < seeds) {
    printf("mended %u times only after edits of edges\n", mended);
    failures++;
  }
  sb_free(&err);
}
/* A window that scalar evolution does not take up is noticed. */
static void a_window_that_is_not_taken_up_is_noticed(uint32_t seeds) {
  StrBuf err = {0};
  uint32_t noticed = 0;
  for (uint32_t k = 1; k <= seeds; k++) {
    fn_with_flow(k);
    if (!scev_had(f)) continue;
    edit(12);
    err.n = 0;
    scev_keep(f); /* as if the edit had been told */
    noticed += !verify_scev(f, true, &err);
  }
  if (!noticed) {
    printf("nobody notices a window that is missing\n");
    failures++;
  }
  sb_free(&err);
}
/* While Flow is there a call that may not return comes and goes, and scalar evolution is not made anew; a block of the
 * list that is not told is noticed. */
static void calls_that_decide_are_read_from_the_log(uint32_t seeds) {
  StrBuf err = {0};
  uint32_t mended = 0, noticed = 0;
  for (uint32_t k = 1; k <= seeds; k++) {
    fn_with_flow(k);
    Scev *had = scev_had(f);
    for (uint32_t i = 0; i < 6; i++) {
      const char *what = edit(10 + rnd(2));
      mended += had && scev_had(f) == had;
      if (!agree(&err)) {
        printf("seed %u, call %u (%s): %.*s\n", k, i, what, (int)err.n, err.p);
        failures++;
        break;
      }
      ask();
      had = scev_had(f);
    }
    edit(10 + rnd(2));
    if (!f->log || !f->log->decide.n) continue;
    f->log->decide.n = 0;
    err.n = 0;
    noticed += !verify_scev(f, true, &err);
    flow_drop(f);
  }
  if (mended < 4 * seeds || !noticed) {
    printf("%u times mended after calls, %u times noticed\n", mended, noticed);
    failures++;
  }
  sb_free(&err);
}
/* The entry that an edit wrote last is taken out of the log. */
static void a_log_that_lacks_an_entry_is_noticed(uint32_t seeds) {
  static const struct {
    uint32_t edit;
    const char *what;
  } must[] = {{0, "operand"},       {1, "bound"},         {4, "start"},
              {6, "erase a store"}, {7, "place a store"}, {8, "move a store"}};
  StrBuf err = {0};
  for (uint32_t i = 0; i < ARRAY_LEN(must); i++) {
    uint32_t noticed = 0;
    for (uint32_t k = 1; k <= seeds; k++) {
      state = 0x9E3779B97F4A7C15ull * k;
      StrBuf s = {0};
      gen(&s);
      read_fn(&s);
      ask();
      edit(must[i].edit);
      if (!f->log || !f->log->entry.n) continue;
      uint32_t e = vec_last(&f->log->entry);
      while (f->log->entry.n && (vec_last(&f->log->entry) & ~LOG_MOVED_BIT) == (e & ~LOG_MOVED_BIT)) f->log->entry.n--;
      noticed += !agree(&err);
    }
    if (!noticed) {
      printf("nobody notices that '%s' is missing\n", must[i].what);
      failures++;
    }
  }
  sb_free(&err);
}
static void nothing_is_logged_that_nobody_reads(void) {
  StrBuf s = {0};
  state = 7;
  gen(&s);
  read_fn(&s);
  edit(0);
  if (f->log) {
    printf("a log without readers\n");
    failures++;
  }
  memory_ssa(f);
  for (uint32_t i = 0; i < 400; i++) edit(3), edit(0);
  if (!f->log || f->log->entry.n > 100) {
    printf("the log grows without end\n");
    failures++;
  }
  fn_drop_analyses(f);
  if (f->log) {
    printf("the log outlives its readers\n");
    failures++;
  }
}

/* What hoisting does to each of many loops, and both are asked after each: they are never made anew, and forget what
 * the loops hold. */
static void hoisting_from_many_loops_costs_what_the_loops_cost(uint32_t loops) {
  StrBuf s = {0}, err = {0};
  sb_lit(&s, "define void @f(i32 %n, i32 %k, ptr %p, ptr noalias %q) {\nentry:\n  br label %h0\n");
  for (uint32_t i = 0; i < loops; i++)
    sb_fmt(
        &s,
        "h%u:\n  %%i%u = phi i32 [ 0, %%%s%u ], [ %%j%u, %%h%u ]\n  %%s%u = mul i32 %%k, %u\n  %%v%u = load i32, ptr %%p\n  %%y%u = add i32 %%i%u, %%s%u\n  %%g%u = getelementptr i32, ptr %%q, i32 %%y%u\n"
        "  store i32 %%v%u, ptr %%g%u\n  %%j%u = add nuw nsw i32 %%i%u, 1\n  %%c%u = icmp ult i32 %%j%u, %%n\n  br i1 %%c%u, label %%h%u, label %%e%u\ne%u:\n  br label %%h%u\n",
        i, i, i ? "e" : "entry", i - 1, i, i, i, i % 7 + 2, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i + 1);
  sb_fmt(&s, "h%u:\n  ret void\n}\n", loops);
  for (size_t k = 0, n = strlen("%entry4294967295"); k + n < s.n; k++)
    if (!strncmp(s.p + k, "%entry4294967295", n)) {
      memmove(s.p + k + 6, s.p + k + n, s.n - k - n);
      s.n -= n - 6;
      break;
    }
  read_fn(&s);
  ask();
  Scev *had = scev(f);
  uint64_t before = scev_forgotten(had);
  Blk pre = entry_blk(f);
  for (uint32_t i = 0; i < loops; i++) {
    Blk h = succ(f, pre, 0);
    Val at = term(f, pre), v = first_nonphi(f, h), w = next_of(f, v);
    ins_move_before(f, v, at), ins_move_before(f, w, at);
    if (scev_had(f) != had || !memory_ssa_had(f)) {
      printf("made anew at loop %u\n", i);
      failures++;
      break;
    }
    pre = succ(f, h, 0) == h ? succ(f, h, 1) : succ(f, h, 0);
  }
  if (scev_forgotten(had) - before > 60ull * loops) {
    printf("%llu looked at for %u loops\n", (unsigned long long)(scev_forgotten(had) - before), loops);
    failures++;
  }
  if (!agree(&err)) {
    printf("hoisted: %.*s\n", (int)err.n, err.p);
    failures++;
  }
  sb_free(&err);
}

int main(int argc, char **argv) {
  uint32_t n = argc > 1 ? (uint32_t)atoi(argv[1]) : often(100);
  knobs_init(&knobs);
  knobs.v[KNOB_VERIFY_SCEV_STRICT] = 1;
  edits_are_read_from_the_log(n);
  edges_are_read_from_the_log(n);
  a_window_that_is_not_taken_up_is_noticed(n);
  calls_that_decide_are_read_from_the_log(n);
  a_log_that_lacks_an_entry_is_noticed(n);
  nothing_is_logged_that_nobody_reads();
  hoisting_from_many_loops_costs_what_the_loops_cost(argc > 2 ? (uint32_t)atoi(argv[2]) : 300);
  mod_free(mod);
  return failures != 0;
}
