/* test_tables.c: order and consistency of the tables of intrinsics, attributes and metadata, and their lookups; what
 * the reader remembers of texts. */
#include "ir/attr_kinds.h"
#include "ir/intrinsic.h"
#include "ir/intrinsic_rows.h"
#include "ir/md_kinds.h"
#include "ir/text/text_memo.h"
#include <stdio.h>

static int failures;
#define CHECK(c) ((c) ? (void)0 : (void)(failures++, printf("%s:%d: %s\n", __FILE__, __LINE__, #c)))

static bool less(Str a, Str b) {
  int c = memcmp(a.p, b.p, u32_min(a.n, b.n));
  return c < 0 || (c == 0 && a.n < b.n);
}

static void intrinsics(void) {
  StrBuf sb = {0};
  for (unsigned i = 1; i < INTRIN_COUNT; i++) {
    IntrinsicId id = (IntrinsicId)i;
    Str n = intrinsic_name(id, &(IntrinsicName){0});
    if (i > 1)
      CHECK(less(intrinsic_name((IntrinsicId)intrinsic_by_name[i - 2], &(IntrinsicName){0}),
                 intrinsic_name((IntrinsicId)intrinsic_by_name[i - 1], &(IntrinsicName){0})));
    sb.n = 0;
    sb_lit(&sb, "llvm."), sb_str(&sb, n);
    CHECK(intrinsic_lookup((Str){sb.p, (uint32_t)sb.n}) == id);
    sb_lit(&sb, ".zz9");
    CHECK(intrinsic_lookup((Str){sb.p, (uint32_t)sb.n}) == (intrinsic_overloads(id) ? id : INTRIN_NONE));
    for (int k = -1; k < 20; k++) intrinsic_arg(id, k); /* unwinds on a bad letter */
  }
  sb_free(&sb);
  CHECK(intrinsic_lookup(STR("llvm.memcpy.p0.p0.i64")) == INTRIN_memcpy);
  CHECK(intrinsic_lookup(STR("llvm.memcpy.inline.p0.p0.i64")) == INTRIN_memcpy_inline);
  CHECK(intrinsic_lookup(STR("llvm.memcpyx.p0")) == INTRIN_NONE);
  CHECK(intrinsic_lookup(STR("llvm.x86.sse.add")) == INTRIN_NONE);
  CHECK(intrinsic_lookup(STR("llvm.")) == INTRIN_NONE);
  CHECK(intrinsic_lookup(STR("llvm.zzz")) == INTRIN_NONE);
  CHECK(intrinsic_lookup(STR("llvm.nvvm.barrier0")) == INTRIN_nvvm_barrier0);
  CHECK(intrinsic_lookup(STR("llvm.nvvm.ldg.global.f.v4f32.p1")) == INTRIN_nvvm_ldg_global_f);
  CHECK(intrinsic_orders_memory(INTRIN_nvvm_barrier0) && intrinsic_orders_memory(INTRIN_nvvm_bar_warp_sync));
  CHECK(intrinsic_orders_memory(INTRIN_nvvm_membar_gl) && intrinsic_orders_memory(INTRIN_nvvm_cp_async_wait_all));
  CHECK(!intrinsic_orders_memory(INTRIN_nvvm_shfl_sync_idx_i32) && intrinsic_convergent(INTRIN_nvvm_shfl_sync_idx_i32));
  const SregInfo *s = intrinsic_sreg(INTRIN_nvvm_read_ptx_sreg_tid_x);
  CHECK(s && s->kind == SREG_TID && s->hi == 1024 && s->lane == LANE_DIVERGENT);
  CHECK(!intrinsic_sreg(INTRIN_memcpy));
#define INTRINSIC_SREG(id, k, d, l, h, w)                                                                              \
  CHECK(intrinsic_sreg((IntrinsicId)INTRIN_ROW_##id) && intrinsic_sreg((IntrinsicId)INTRIN_ROW_##id)->kind == SREG_##k);
#include "ir/intrinsics.def"
  uint32_t imm = 0;
  CHECK(intrinsic_alt_sig(INTRIN_lifetime_start, 0, &imm) && imm == 1);
  CHECK(!intrinsic_alt_sig(INTRIN_lifetime_start, 1, &imm));
}

static void attributes(void) {
  for (unsigned k = 1; k < ATTR_STRING; k++) CHECK(attr_lookup(attr_name((AttrKind)k)) == (AttrKind)k);
  CHECK(ATTR_COUNT <= 192);
  CHECK(attr_lookup(STR("nounwin")) == ATTR_NONE && attr_lookup(STR("")) == ATTR_NONE);
  StrBuf sb = {0};
  static const struct {
    uint64_t e;
    const char *text;
  } mem[] = {{0, "none"},
             {0xfff, "readwrite"},
             {0x555, "read"},
             {3, "argmem: readwrite"},
             {15, "argmem: readwrite, inaccessiblemem: readwrite"},
             {0xfff & ~3u, "readwrite, argmem: none"}};
  for (size_t i = 0; i < ARRAY_LEN(mem); i++) {
    sb.n = 0;
    memeff_print(mem[i].e, &sb);
    CHECK(strcmp(sb_z(&sb), mem[i].text) == 0);
  }
  sb_free(&sb);
}

static void metadata(void) {
  CHECK(md_fixed_kind(STR("dbg")) == MDK_DBG && md_fixed_kind(STR("llvm.loop")) == MDK_LOOP &&
        md_fixed_kind(STR("nope")) == -1);
  for (unsigned k = 0; k < MDK_FIXED_COUNT; k++) CHECK(md_fixed_kind(md_fixed_kind_name(k)) == (int)k);
  for (unsigned n = 1; n < MDS_COUNT; n++) {
    MdSpecial s = (MdSpecial)n;
    CHECK(md_special_lookup(md_special_name(s)) == s);
    for (unsigned i = 0; i < md_special_nfields(s); i++) {
      const MdFieldInfo *f = md_special_field(s, i);
      CHECK(f->node == n);
      CHECK(md_field_lookup(s, (Str){f->name, f->name_len}) == (int)i);
    }
  }
  CHECK(md_special_nfields(MDS_DILocation) == 7 && md_special_nfields(MDS_DIAssignID) == 0);
  CHECK(md_field_lookup(MDS_DISubprogram, STR("retainedNodes")) >= 0);
  uint64_t v;
#define DW_NAME(class, id, spelling, value)                                                                            \
  CHECK(dw_value(DWC_##class, STR(spelling), &v) && v == (value) && dw_name(DWC_##class, value).n);
#define DW_OPERATION(id, spelling, value, operands, valid)                                                             \
  CHECK(dw_op_lookup(STR(spelling)) && dw_op(value) == dw_op_lookup(STR(spelling)));
#include "ir/md.def"
  CHECK(!dw_value(DWC_TAG, STR("DW_TAG_nope"), &v) && !dw_op(0x77777) && dw_op(0x1005)->operands == 1);
  uint64_t off, size;
  const uint64_t constu[] = {0x10, 0x1000, 0x1c, 0x9f}; /* an operand that looks like a fragment */
  CHECK(di_expr_valid(constu, 4) && !di_expr_fragment(constu, 4, &off, &size));
  const uint64_t frag[] = {0x23, 3, 0x1000, 0, 8}, swap[] = {0x16}, bad[] = {0x23};
  CHECK(di_expr_valid(frag, 5) && di_expr_valid(frag, 0) && !di_expr_valid(swap, 1) && !di_expr_valid(bad, 1));
  CHECK(di_expr_fragment(frag, 5, &off, &size) && off == 0 && size == 8);
}

/* Texts of every length, told apart by place, length and each of their bytes; of many that were put, those that are
 * known have their own number. */
static void text_memo(void) {
  enum { TEXTS = 4 << MEMO_LOG2, BYTES = 12 };
  static TextMemo memo;
  static char text[TEXTS][BYTES];
  char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789", other[sizeof letters];
  for (uint32_t n = 1; n < sizeof letters; n++) {
    CHECK(!memo_get(&memo, 1, (Str){letters, n}));
    memo_put(&memo, 1, (Str){letters, n}, n);
    memcpy(other, letters, sizeof letters);
    const uint64_t *known = memo_get(&memo, 1, (Str){other, n});
    CHECK(known && *known == n && !memo_get(&memo, 2, (Str){other, n}));
    for (uint32_t i = 0; i < n; i++) {
      other[i] ^= 1;
      CHECK(!memo_get(&memo, 1, (Str){other, n}));
      other[i] ^= 1;
    }
  }
  uint32_t still = 0;
  for (uint32_t i = 0; i < TEXTS; i++) {
    Str s = {text[i], (uint32_t)snprintf(text[i], BYTES, "name%u", i)};
    memo_put(&memo, 3, s, i);
    CHECK(memo_get(&memo, 3, s));
  }
  for (uint32_t i = 0; i < TEXTS; i++) {
    const uint64_t *known = memo_get(&memo, 3, str_of(text[i]));
    CHECK(!known || *known == i);
    still += known != NULL;
  }
  CHECK(still > 0 && still <= 1 << MEMO_LOG2);
}

int main(void) {
  text_memo();
  intrinsics();
  attributes();
  metadata();
  printf("tables: %d failures\n", failures);
  return failures != 0;
}
