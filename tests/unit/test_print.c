/* Tests the interners of attributes and metadata and the printer on a module made by hand. */
#include "ir/text/text.h"
#include <stdio.h>
#include <stdlib.h>

#define CHECK(c)                                                                                                       \
  do {                                                                                                                 \
    if (!(c)) {                                                                                                        \
      printf("%s:%d: failed: %s\n", __FILE__, __LINE__, #c);                                                           \
      exit(1);                                                                                                         \
    }                                                                                                                  \
  } while (0)

static void test_attrs(Module *m) {
  Attr a[] = {{.kind = ATTR_STRING, .key = STR("z")},
              {.kind = ATTR_NOUNWIND},
              {.kind = ATTR_STRING, .key = STR("a b"), .str = STR("v\"")},
              {.kind = ATTR_MEMORY, .val = MODREF_REF << (2 * MEMLOC_ARG)},
              {.kind = ATTR_NOUNWIND}};
  AttrSet s = attrset_get(m, a, 5);
  CHECK(s == attrset_get(m, a, 5) && attrset_rec(m, s)->n == 4);
  StrBuf o = {0};
  ir_print_attrs(m, s, &o);
  CHECK(strcmp(sb_z(&o), "nounwind memory(argmem: read) \"a b\"=\"v\\22\" \"z\"") == 0);
  CHECK(attrset_has(m, s, ATTR_MEMORY) && !attrset_has(m, s, ATTR_COLD) && attrset_find_str(m, s, STR("z")));
  AttrSet t = attrset_remove_str(m, attrset_remove(m, s, ATTR_MEMORY), STR("a b"));
  t = attrset_add_int(m, t, ATTR_ALIGN, 16);
  o.n = 0;
  ir_print_attrs(m, t, &o);
  CHECK(strcmp(sb_z(&o), "nounwind align=16 \"z\"") == 0);
  CHECK(attrset_remove(m, t, ATTR_COLD) == t &&
        attrset_remove(m, attrset_add_kind(m, ATTRS_NONE, ATTR_HOT), ATTR_HOT) == ATTRS_NONE);
  AttrSet ps[3] = {s, ATTRS_NONE, ATTRS_NONE};
  AttrList l = attrlist_get(m, t, ATTRS_NONE, ps, 3);
  CHECK(attrlist_rec(m, l)->nparams == 1 && l == attrlist_get(m, t, ATTRS_NONE, ps, 1) &&
        attrlist_param(m, l, 2) == ATTRS_NONE);
  CHECK(attrlist_with_param(m, attrlist_with_param(m, l, 2, t), 2, ATTRS_NONE) == l);
  sb_free(&o);
}

static void test_metadata(void) {
  Ctx ctx = {0};
  Module *m = mod_new(&ctx);
  Md a = md_forward(m), b = md_forward(m), c = md_forward(m), d = md_forward(m), self = md_forward(m);
  Md s = md_string(m, STR("x"));
  CHECK(s == md_string(m, STR("x")) && s != md_string(m, STR("y")));
  md_define(m, a, &(MdRec){.form = MDF_TUPLE, .ops = (Md[]){b, s}, .n = 2});
  md_define(m, b, &(MdRec){.form = MDF_TUPLE});
  md_define(m, c, &(MdRec){.form = MDF_TUPLE, .ops = (Md[]){d, s}, .n = 2});
  md_define(m, d, &(MdRec){.form = MDF_TUPLE});
  md_define(m, self, &(MdRec){.form = MDF_TUPLE, .ops = (Md[]){self, c}, .n = 2});
  CHECK(md_rec(m, self)->distinct);
  Md *map = md_unique_map(m);
  CHECK(map && map[b] == map[d] && map[a] == map[c] && map[self] == self);
  CHECK(md_rec(m, self)->ops[1] == map[a]);
  CHECK(md_tuple(m, NULL, 0, false) == map[b]);
  mem_free(map);
  uint32_t k = md_kind(m, STR("my.kind"));
  CHECK(k >= MDK_FIXED_COUNT && k == md_kind(m, STR("my.kind")) && str_eq(md_kind_name(m, k), STR("my.kind")));
  CHECK(md_kind(m, STR("tbaa")) == MDK_TBAA);
  mod_free(m);
}

static const char *const expected = "; ModuleID = 't.ll'\n"
                                    "\n"
                                    "@\"a\\22b\" = internal constant [3 x i8] c\"a\\\\\\00\", align 1\n"
                                    "\n"
                                    "; Function Attrs: nounwind\n"
                                    "define i32 @f(i32 %x, i32 %0) #0 {\n"
                                    "  %2 = add nsw i32 %x, -5\n"
                                    "  %s = xor i32 %2, %0\n"
                                    "  %s1 = xor i32 %s, %2\n"
                                    "  br label %loop\n"
                                    "\n"
                                    "loop:                                             ; preds = %loop, %1\n"
                                    "  %p = phi i32 [ %s1, %1 ], [ %p, %loop ]\n"
                                    "  %c = icmp eq i32 %p, 0\n"
                                    "  br i1 %c, label %loop, label %3\n"
                                    "\n"
                                    "3:                                                ; preds = %loop\n"
                                    "  ret i32 %p\n"
                                    "}\n"
                                    "\n"
                                    "attributes #0 = { nounwind }\n"
                                    "\n"
                                    "!named = !{!0}\n"
                                    "\n"
                                    "!0 = distinct !{!0, !1, null, !\"a\\0A\", i32 7}\n"
                                    "!1 = !DILocation(line: 3, scope: !0)\n";

static void test_module(void) {
  Ctx ctx = {0};
  Module *m = mod_new(&ctx);
  test_attrs(m);
  m->module_id = STR("t.ll");
  Glob g = glob_new(m, GK_VAR, STR("a\"b"));
  Ty at = ty_array(m, TY_I8, 3);
  Val init = con_data(&m->con, at, "a\\", 3);
  *glob(m, g) = (Global){.name = glob(m, g)->name,
                         .kind = GK_VAR,
                         .linkage = LINK_INTERNAL,
                         .constant = true,
                         .align = 1,
                         .type = at,
                         .ptr_type = TY_PTR,
                         .init = init};
  Glob gf = glob_new(m, GK_FUNC, STR("f"));
  Ty params[] = {TY_I32, TY_I32};
  glob(m, gf)->type = ty_func(m, TY_I32, params, 2, false);
  glob(m, gf)->ptr_type = TY_PTR;
  glob(m, gf)->fattrs = attrlist_get(m, attrset_add_kind(m, ATTRS_NONE, ATTR_NOUNWIND), ATTRS_NONE, NULL, 0);
  Fn *f = fn_new(m, gf, 8, 1, NULL);
  glob(m, gf)->fn = f;
  glob(m, gf)->is_decl = false;
  name_set(f, fn_arg(f, 0), STR("x"));
  Blk e = blk_new(f), l = blk_new(f), r = blk_new(f);
  blk_place_end(f, e);
  blk_place_end(f, l);
  blk_place_end(f, r);
  blk_name_set(f, l, STR("loop"));
  Val add = ins_new(f, OP_ADD, 0, F_NSW, TY_I32, (Val[]){fn_arg(f, 0), con_sint(&f->con, TY_I32, -5)}, 2);
  ins_place_end(f, add, e);
  Val x1 = ins_new(f, OP_XOR, 0, 0, TY_I32, (Val[]){add, fn_arg(f, 1)}, 2),
      x2 = ins_new(f, OP_XOR, 0, 0, TY_I32, (Val[]){x1, add}, 2);
  name_set(f, x1, STR("s"));
  name_set(f, x2, STR("s"));
  ins_place_end(f, x1, e);
  ins_place_end(f, x2, e);
  ins_place_end(f, ins_new(f, OP_BR, 0, 0, TY_VOID, NULL, 0), e);
  edge_add(f, e, l);
  Val phi = ins_new(f, OP_PHI, 0, 0, TY_I32, (Val[]){x2}, 1);
  name_set(f, phi, STR("p"));
  ins_place_end(f, phi, l);
  Val c = ins_new(f, OP_ICMP, ICMP_EQ, 0, TY_I1, (Val[]){phi, con_int(&f->con, TY_I32, 0)}, 2);
  name_set(f, c, STR("c"));
  ins_place_end(f, c, l);
  ins_place_end(f, ins_new(f, OP_BR, 0, 0, TY_VOID, (Val[]){c}, 1), l);
  edge_add(f, l, l);
  edge_add(f, l, r);
  phi_set(f, phi, l, phi);
  ins_place_end(f, ins_new(f, OP_RET, 0, 0, TY_VOID, (Val[]){phi}, 1), r);
  CHECK(fn_check(f) == NULL);
  Md n0 = md_forward(m);
  MdField loc[] = {{.field = 0, .form = MFF_UINT, .u = 3}, {.field = 2, .form = MFF_MD, .md = n0}};
  Md n1 = md_special(m, MDS_DILocation, loc, 2, false);
  Md ops[] = {n0, n1, MD_NONE, md_string(m, STR("a\n")), md_value(m, con_int(&m->con, TY_I32, 7))};
  md_define(m, n0, &(MdRec){.form = MDF_TUPLE, .ops = ops, .n = 5});
  vec_push(&m->named_md, ((NamedMd){.name = STR("named"), .ops = ops, .n = 1}));
  StrBuf o = {0};
  ir_print(m, &o);
  if (strcmp(sb_z(&o), expected) != 0) printf("%s", o.p);
  CHECK(strcmp(o.p, expected) == 0);
  o.n = 0;
  ir_print_ins(f, add, &o);
  CHECK(strcmp(sb_z(&o), "  %2 = add nsw i32 %x, -5") == 0);
  sb_free(&o);
  mod_free(m);
}

static void note_passed(void *user, uint32_t offset) {
  uint32_t *last = user;
  CHECK(offset >= *last);
  *last = offset;
}
/* Of text that was passed only names of locals are looked at: the driver gives its memory back. */
static void test_passed_text(void) {
  static const char text[] = "define i32 @first(i32 %0) {\n  %2 = add nsw i32 %0, 1\n  ret i32 %2\n}\n\n"
                             "define i32 @second(i32 %0) {\n  %2 = call i32 @first(i32 %0)\n  ret i32 %2\n}\n";
  StrBuf out[2] = {0};
  for (int gone = 0; gone < 2; gone++) {
    uint32_t passed = 0;
    Ctx ctx = {.diag.max_errors = 20, .passed = note_passed, .passed_user = &passed};
    char copy[sizeof text];
    memcpy(copy, text, sizeof text);
    Module *m = ir_parse(&ctx, STR("test"), (Str){copy, sizeof text - 1});
    CHECK(m && passed > (uint32_t)(strstr(text, "@second") - text) && passed < sizeof text);
    if (gone) memset(copy, '#', passed);
    ir_print(m, &out[gone]);
    mod_free(m);
  }
  CHECK(out[0].n == out[1].n && memcmp(out[0].p, out[1].p, out[0].n) == 0);
  CHECK(strstr(sb_z(&out[1]), "call i32 @first(i32 %0)"));
  sb_free(&out[0]);
  sb_free(&out[1]);
}

int main(void) {
  test_metadata();
  test_passed_text();
  test_module();
  puts("ok");
  return 0;
}
