/* md.c: metadata that carries facts: attachments of instructions, functions and variables, TBAA, profile data, alias
 * scopes, named metadata and module flags. Debug-info nodes are in di.c.
 *
 * A node is checked once per module: `md_seen` has a bit for each id, and nodes still to be looked at wait in a work
 * list, so that deep graphs need no recursion.
 */
#include "ir/match.h"
#include "ir/verify/verify_int.h"

static bool is_node(const MdRec *r) {
  return r && (r->form == MDF_TUPLE || r->form == MDF_SPECIAL || r->form == MDF_EXPR);
}
static bool is_string(const MdRec *r) { return r && r->form == MDF_STRING; }
static bool is_str(const MdRec *r, Str s) { return is_string(r) && str_eq(r->str, s); }
/* Operand i of a tuple; NULL record for null and out of range. */
static const MdRec *op_rec(const Ver *V, const MdRec *r, uint32_t i) {
  return r->form == MDF_TUPLE && i < r->n ? rec_of(V, r->ops[i]) : NULL;
}
static Md op_md(const MdRec *r, uint32_t i) { return r->form == MDF_TUPLE && i < r->n ? r->ops[i] : MD_NONE; }
static bool con_int_of(const Ver *V, const MdRec *r, Ty *t, uint64_t *x) { /* a constant integer */
  if (!r || r->form != MDF_VALUE) return false;
  if (r->int_type) {
    *t = r->int_type, *x = r->int_value;
    return true;
  }
  if (con_kind(&V->m->con, r->con) != CON_INT) return false;
  *t = con_type(&V->m->con, r->con);
  *x = UINT64_MAX; /* beyond 64 bits */
  return true;
}
static Ap int_of(const Ver *V, const MdRec *r) {
  return r->int_type ? ap_small(ty_bits(V->m, r->int_type), r->int_value) : con_get_ap(&V->m->con, r->con);
}
static bool is_con_int(const Ver *V, const MdRec *r) {
  Ty t;
  uint64_t x;
  return con_int_of(V, r, &t, &x);
}

/* ---- generic nodes ---- */
bool ver_md_mark(Ver *V, Md md, int locs) {
  uint32_t w = (uint32_t)md >> 6;
  if (!V->md_seen[locs])
    V->md_seen[locs] = mem_zalloc((md_count(V->m) / 64 + 1) * sizeof(uint64_t)),
    V->md_words[locs] = md_count(V->m) / 64 + 1;
  if (w >= V->md_words[locs]) return false; /* made meanwhile */
  uint64_t bit = 1ull << ((uint32_t)md & 63);
  if (V->md_seen[locs][w] & bit) return false;
  V->md_seen[locs][w] |= bit;
  return true;
}
static bool md_marked(const Ver *V, Md md, int locs) {
  uint32_t w = (uint32_t)md >> 6;
  return V->md_seen[locs] && w < V->md_words[locs] && (V->md_seen[locs][w] >> ((uint32_t)md & 63) & 1);
}
void ver_md_free(Ver *V) {
  for (size_t i = 0; i < ARRAY_LEN(V->md_seen); i++) mem_free(V->md_seen[i]);
  vec_free(&V->md_work);
}

static void one_node(Ver *V, Md md, bool locs) {
  const MdRec *r = md_rec(V->m, md);
  if (r->form == MDF_FORWARD) {
    ver_at(V, r->pos, "Expected no forward declarations!");
    return;
  }
  if (r->form == MDF_TUPLE) {
    for (uint32_t i = 0; i < r->n; i++) {
      const MdRec *o = rec_of(V, r->ops[i]);
      if (!is_node(o)) continue;
      if (!locs && o->form == MDF_SPECIAL && o->special == MDS_DILocation)
        ver_di(V, r->pos, "DILocation not allowed within this metadata node");
      if (ver_md_mark(V, r->ops[i], locs)) vec_push(&V->md_work, r->ops[i]);
    }
  } else if (r->form == MDF_SPECIAL) {
    for (uint32_t i = 0; i < r->n; i++) {
      if (r->fields[i].form != MFF_MD) continue;
      Md x = r->fields[i].md;
      if (!x || (x & MD_LOCAL_BIT) || !ver_md_mark(V, x, locs)) continue;
      __builtin_prefetch(md_rec(V->m, x));
      vec_push(&V->md_work, x);
    }
    ver_di_node(V, md);
  } else if (r->form == MDF_EXPR) {
    ver_di_node(V, md);
  }
}

/* Whether DILocations may stand inside is inherited; a node seen in both ways is looked at twice. */
void ver_md_node(Ver *V, Md md, bool locs) {
  if (md_marked(V, md, locs) || !is_node(rec_of(V, md)) || !ver_md_mark(V, md, locs)) return;
  vec_clear(&V->md_work);
  vec_push(&V->md_work, md);
  while (V->md_work.n) one_node(V, vec_pop(&V->md_work), locs);
}

/* ---- TBAA ---- */
enum { TBAA_DEPTH = 4096 }; /* cap of a type chain; longer ones are taken as cyclic */
static bool tbaa_root(const MdRec *r) { return r->n < 2; }
static bool tbaa_new_format(const Ver *V, const MdRec *r) { return r->n >= 3 && is_node(op_rec(V, r, 0)); }
static bool tbaa_scalar(const Ver *V, const MdRec *r) {
  for (uint32_t depth = 0; depth < TBAA_DEPTH; depth++) {
    if (r->form != MDF_TUPLE || (r->n != 2 && r->n != 3) || !is_string(op_rec(V, r, 0))) return false;
    if (r->n == 3) {
      Ty t;
      uint64_t x;
      if (!con_int_of(V, op_rec(V, r, 2), &t, &x) || x) return false;
    }
    const MdRec *p = op_rec(V, r, 1);
    if (!p || p->form != MDF_TUPLE || p == r) return false;
    if (tbaa_root(p)) return true;
    r = p;
  }
  return false;
}

/* A type node of the tag at v: bit width of its offsets (0: a scalar without one). False: it is wrong, which was said
 * when it was met first, of each field that is. */
static bool tbaa_base(Ver *V, Val v, Md md, bool nf, uint32_t *width) {
  const MdRec *r = rec_of(V, md);
  Ty t;
  uint64_t x, prev = 0;
  *width = 0;
  if (md_marked(V, md, 4)) return false;
  const char *why = NULL;
  if (r->n < 2) why = "Base nodes must have at least two operands";
  else if (!nf && r->n == 2) return tbaa_scalar(V, r); /* LLVM looks no further without a word */
  else if (nf && r->n % 3) why = "Access tag nodes must have the number of operands that is a multiple of 3!";
  else if (nf && !is_con_int(V, op_rec(V, r, 1))) why = "Type size nodes must be constants!";
  else if (!nf && r->n % 2 != 1) why = "Struct tag nodes must have an odd number of operands!";
  else if (!nf && !is_string(op_rec(V, r, 0))) why = "Struct tag nodes have a string as their first operand";
  bool bad = why, first = true;
  if (bad) ver_ins(V, v, "%s", why);
  *width = UINT32_MAX;
  for (uint32_t i = nf ? 3 : 1, step = nf ? 3 : 2; !why && i + 1 < r->n; i += step) {
    const char *field = NULL;
    if (!is_node(op_rec(V, r, i))) {
      field = "Incorrect field entry in struct type node!";
    } else if (!con_int_of(V, op_rec(V, r, i + 1), &t, &x)) {
      field = "Offset entries must be constants!";
    } else {
      uint32_t w = ty_bits(V->m, t);
      if (*width == UINT32_MAX) *width = w;
      if (*width != w) {
        field = "Bitwidth between the offsets and struct type entries must match";
      } else {
        if (!first && x < prev) field = "Offsets must be increasing!";
        first = false;
        prev = x;
        if (!field && nf && !is_con_int(V, op_rec(V, r, i + 2))) field = "Member size entries must be constants!";
      }
    }
    if (field) ver_ins(V, v, "%s", field), bad = true;
  }
  if (bad) (void)ver_md_mark(V, md, 4);
  return !bad;
}

static bool may_have_tbaa(Op o) {
  return o == OP_LOAD || o == OP_STORE || o == OP_VAARG || o == OP_ATOMICRMW || o == OP_CMPXCHG || o == OP_CALL ||
         o == OP_INVOKE;
}

static void tbaa(Ver *V, Val v, Md md) {
  CHECK(may_have_tbaa(op(V->f, v)), v, "This instruction shall not have a TBAA access tag!");
  const MdRec *r = rec_of(V, md);
  if (!r) return;
  CHECK(r->form == MDF_TUPLE && r->n, v, "TBAA metadata cannot have 0 operands");
  CHECK(is_node(op_rec(V, r, 0)) && r->n >= 3, v, "Old-style TBAA is no longer allowed, use struct-path TBAA instead");
  const MdRec *base = op_rec(V, r, 0), *access = op_rec(V, r, 1);
  Md access_md = op_md(r, 1), base_md = op_md(r, 0);
  bool nf = access && access->form == MDF_TUPLE && tbaa_new_format(V, access);
  if (nf) {
    CHECK(r->n == 4 || r->n == 5, v, "Access tag metadata must have either 4 or 5 operands");
    CHECK(is_con_int(V, op_rec(V, r, 3)), v, "Access size field must be a constant");
  } else {
    CHECK(r->n < 5, v, "Struct tag metadata must have either 3 or 4 operands");
  }
  uint32_t flag = nf ? 4 : 3;
  Ty t;
  uint64_t x, offset;
  if (r->n == flag + 1) {
    CHECK(con_int_of(V, op_rec(V, r, flag), &t, &x), v, "Immutability tag on struct tag metadata must be a constant");
    CHECK(x < 2, v, "Immutability part of the struct tag metadata must be either 0 or 1");
  }
  CHECK(base && access && base->form == MDF_TUPLE && access->form == MDF_TUPLE, v,
        "Malformed struct tag metadata: base and access-type should be non-null and point to Metadata nodes");
  if (!nf) CHECK(tbaa_scalar(V, access), v, "Access type node must be a valid scalar type");
  CHECK(con_int_of(V, op_rec(V, r, 2), &t, &offset), v, "Offset must be constant integer");
  uint32_t obits = ty_bits(V->m, t), depth = 0, width;
  bool seen = false;
  Md path[32]; /* the latest nodes: a cycle is short */
  while (base && !tbaa_root(base)) {
    bool again = depth >= TBAA_DEPTH;
    for (uint32_t i = 0; i < depth && i < ARRAY_LEN(path); i++) again |= path[i] == base_md;
    CHECK(!again, v, "Cycle detected in struct path");
    path[depth++ % ARRAY_LEN(path)] = base_md;
    if (!tbaa_base(V, v, base_md, nf, &width)) return;
    seen |= base_md == access_md;
    bool scalar = !nf && tbaa_scalar(V, base);
    if (scalar || base_md == access_md) CHECK(offset == 0, v, "Offset not zero at the point of scalar access");
    CHECK(width == obits || (width == 0 && offset == 0) || (nf && width == UINT32_MAX), v,
          "Access bit-width not the same as description bit-width");
    if (nf && seen) break;
    if (scalar) {
      base_md = op_md(base, 1);
      base = op_rec(V, base, 1);
      continue;
    }
    uint32_t step = nf ? 3 : 2, first = nf ? 3 : 1, pick = 0;
    uint64_t at = 0;
    for (uint32_t i = first; i + 1 < base->n; i += step) {
      if (!con_int_of(V, op_rec(V, base, i + 1), &t, &x)) break;
      if (x > offset) break;
      pick = i, at = x;
    }
    if (!pick) {
      ver_ins(V, v, "Could not find TBAA parent in struct type node");
      break;
    }
    offset -= at;
    base_md = op_md(base, pick);
    base = op_rec(V, base, pick);
    CHECK(!base || base->form == MDF_TUPLE, v, "Incorrect field entry in struct type node!");
  }
  CHECK(seen, v, "Did not see access type in access path!");
  (void)ver_md_mark(V, md, 3);
}

/* ---- attachments of instructions ---- */
/* [a, b) and [c, d), either may wrap around. */
static bool overlap(Arena *A, Ap a, Ap b, Ap c, Ap d) {
  return ap_ult(ap_sub(A, c, a), ap_sub(A, b, a)) || ap_ult(ap_sub(A, a, c), ap_sub(A, d, c));
}

/* Integer pairs [lo, hi): in order, apart, not empty. */
static void ranges(Ver *V, Val v, const MdRec *r, Ty want) {
  Module *m = V->m;
  CHECK(r->form == MDF_TUPLE && r->n % 2 == 0, v, "Unfinished range!");
  CHECK(r->n >= 2, v, "It should have at least one range!");
  Ap first_lo = {0}, first_hi = {0}, last_lo = {0}, last_hi = {0};
  for (uint32_t i = 0; i < r->n; i += 2) {
    Ty a, b;
    uint64_t x;
    const MdRec *l = op_rec(V, r, i), *h = op_rec(V, r, i + 1);
    CHECK(con_int_of(V, l, &a, &x), v, "The lower limit must be an integer!");
    CHECK(con_int_of(V, h, &b, &x), v, "The upper limit must be an integer!");
    CHECK(a == b, v, "Range pair types must match!");
    CHECK(a == ty_scalar(m, want), v, "Range types must match instruction type!");
    Ap lo = int_of(V, l), hi = int_of(V, h);
    CHECK(!ap_eq(lo, hi), v, "The upper and lower limits cannot be the same value");
    if (i) {
      CHECK(!overlap(&V->tmp, last_lo, last_hi, lo, hi), v, "Intervals are overlapping");
      CHECK(ap_scmp(lo, last_lo) > 0, v, "Intervals are not in order");
      CHECK(!ap_eq(lo, last_hi) && !ap_eq(hi, last_lo), v, "Intervals are contiguous");
    } else {
      first_lo = lo, first_hi = hi;
    }
    last_lo = lo, last_hi = hi;
  }
  if (r->n > 4) {
    CHECK(!overlap(&V->tmp, first_lo, first_hi, last_lo, last_hi), v, "Intervals are overlapping");
    CHECK(!ap_eq(first_lo, last_hi) && !ap_eq(first_hi, last_lo), v, "Intervals are contiguous");
  }
}

static void prof(Ver *V, Val v, const MdRec *r) {
  const Fn *f = V->f;
  CHECK(r->form == MDF_TUPLE && r->n >= 1, v, "!prof annotations should have at least 1 operand");
  const MdRec *k = op_rec(V, r, 0);
  CHECK(r->ops[0], v, "first operand should not be null");
  CHECK(is_string(k), v, "expected string with name of the !prof annotation");
  Op o = op(f, v);
  if (is_str(k, STR("unknown"))) {
    CHECK(r->n == 2, v, "'unknown' !prof should have a single additional operand");
    CHECK(is_string(op_rec(V, r, 1)), v, "'unknown' !prof should have an additional operand of type string");
    CHECK(op_rec(V, r, 1)->str.n, v, "the 'unknown' !prof operand should not be an empty string");
    return;
  }
  CHECK(r->n >= 2, v, "!prof annotations should have no less than 2 operands");
  if (is_str(k, STR("branch_weights"))) {
    uint32_t first = is_str(op_rec(V, r, 1), STR("expected")) ? 2 : 1, n = r->n - first, want = 0;
    if (o == OP_INVOKE) {
      CHECK(n == 1 || n == 2, v, "Wrong number of InvokeInst branch_weights operands");
    } else {
      switch (o) {
      case OP_BR:
      case OP_SWITCH:
      case OP_INDIRECTBR:
      case OP_CALLBR: want = nsuccs(f, blk_of(f, v)); break;
      case OP_CALL: want = 1; break;
      case OP_SELECT: want = 2; break;
      default: CHECK(false, v, "!prof branch_weights are not allowed for this instruction");
      }
      CHECK(n == want, v, "Wrong number of operands");
    }
    for (uint32_t i = first; i < r->n; i++) {
      CHECK(r->ops[i], v, "second operand should not be null");
      CHECK(is_con_int(V, op_rec(V, r, i)), v, "!prof brunch_weights operand is not a const int");
    }
  } else if (is_str(k, STR("VP"))) {
    CHECK(r->n % 2 == 1 || r->n < 3, v, "VP !prof should have an even number of arguments after 'VP'");
    Ty t;
    uint64_t kind;
    if (con_int_of(V, op_rec(V, r, 1), &t, &kind) && kind < 2)
      CHECK(is_call(f, v), v,
            "VP !prof indirect call or memop size expected to be applied to CallBase instructions only");
  } else {
    CHECK(false, v, "expected either branch_weights or VP profile name");
  }
}

static void alias_scopes(Ver *V, Val v, const MdRec *list) {
  CHECK(list->form == MDF_TUPLE, v, "scope list must consist of MDNodes");
  for (uint32_t i = 0; i < list->n; i++) {
    if (list->ops[i] & MD_LOCAL_BIT) continue;
    const MdRec *s = op_rec(V, list, i);
    CHECK(s && s->form == MDF_TUPLE, v, "scope list must consist of MDNodes");
    CHECK(s->n == 2 || s->n == 3, v, "scope must have two or three operands");
    CHECK(op_md(s, 0) == list->ops[i] || is_string(op_rec(V, s, 0)), v,
          "first scope operand must be self-referential or string");
    if (s->n == 3) CHECK(is_string(op_rec(V, s, 2)), v, "third scope operand must be string (if used)");
    const MdRec *d = op_rec(V, s, 1);
    CHECK(d && d->form == MDF_TUPLE, v, "second scope operand must be MDNode");
    CHECK(d->n == 1 || d->n == 2, v, "domain must have one or two operands");
    CHECK(op_md(d, 0) == op_md(s, 1) || is_string(op_rec(V, d, 0)), v,
          "first domain operand must be self-referential or string");
    if (d->n == 2) CHECK(is_string(op_rec(V, d, 1)), v, "second domain operand must be string (if used)");
  }
}

static bool is_access_scope(const MdRec *r) { return r && r->form == MDF_TUPLE && r->n == 0 && r->distinct; }

static void memprof(Ver *V, Val v, const MdRec *r) {
  CHECK(is_call(V->f, v), v, "!memprof metadata should only exist on calls");
  CHECK(r->form == MDF_TUPLE && r->n >= 1, v,
        "!memprof annotations should have at least 1 metadata operand (MemInfoBlock)");
  for (uint32_t i = 0; i < r->n; i++) {
    const MdRec *b = op_rec(V, r, i);
    CHECK(b && b->form == MDF_TUPLE && b->n >= 2, v, "Each !memprof MemInfoBlock should have at least 2 operands");
    CHECK(op_md(b, 0), v, "!memprof MemInfoBlock first operand should not be null");
    const MdRec *s = op_rec(V, b, 0);
    CHECK(s && s->form == MDF_TUPLE, v, "!memprof MemInfoBlock first operand should be an MDNode");
    CHECK(s->n >= 1, v, "call stack metadata should have at least 1 operand");
    for (uint32_t k = 0; k < s->n; k++)
      CHECK(is_con_int(V, op_rec(V, s, k)), v, "call stack metadata operand should be constant integer");
    CHECK(is_string(op_rec(V, b, 1)), v, "!memprof MemInfoBlock second operand should be an MDString");
    for (uint32_t k = 2; k < b->n; k++) {
      const MdRec *x = op_rec(V, b, k);
      CHECK(x && x->form == MDF_TUPLE, v, "Not all !memprof MemInfoBlock operands 2 to N are MDNode");
      CHECK(x->n == 2, v, "Not all !memprof MemInfoBlock operands 2 to N are MDNode with 2 operands");
      CHECK(is_con_int(V, op_rec(V, x, 0)) && is_con_int(V, op_rec(V, x, 1)), v,
            "Not all !memprof MemInfoBlock operands 2 to N are MDNode with ConstantInt operands");
    }
  }
}

static bool mmra_tag(const Ver *V, const MdRec *r) {
  return r && r->form == MDF_TUPLE && r->n == 2 && is_string(op_rec(V, r, 0)) && is_string(op_rec(V, r, 1));
}

static void fpmath(Ver *V, Val v, const MdRec *r) {
  Module *m = V->m;
  CHECK(ty_is_fp_or_vec(m, ty(V->f, v)), v, "fpmath requires a floating point result!");
  CHECK(r->form == MDF_TUPLE && r->n == 1, v, "fpmath takes one operand!");
  const MdRec *c = op_rec(V, r, 0);
  CHECK(c && c->form == MDF_VALUE && c->con && con_kind(&m->con, c->con) == CON_FP, v, "invalid fpmath accuracy!");
  CHECK(con_type(&m->con, c->con) == TY_FLOAT, v, "fpmath accuracy must have float type");
  uint32_t bits = (uint32_t)con_rec(&m->con, c->con)->lo;
  CHECK(bits && bits < 0x7f800000u, v, "fpmath accuracy not a positive number!");
}
/* What is said of an address that is loaded or made. */
static void address_facts(Ver *V, Val v, const MdRec *r, uint32_t kind) {
  Module *m = V->m;
  Op o = op(V->f, v);
  Ty t = ty(V->f, v), k;
  uint64_t x;
  switch (kind) {
  case MDK_NONNULL:
    CHECK(ty_is_ptr(m, t), v, "nonnull applies only to pointer types");
    CHECK(o == OP_LOAD, v, "nonnull applies only to load instructions, use attributes for calls or invokes");
    CHECK(r->n == 0, v, "nonnull metadata must be empty");
    break;
  case MDK_NOFREE:
    CHECK(ty_is_ptr(m, t), v, "nofree applies only to pointer types");
    CHECK(o == OP_INTTOPTR, v, "nofree applies only to inttoptr instruction");
    CHECK(r->n == 0, v, "nofree metadata must be empty");
    break;
  case MDK_DEREFERENCEABLE:
  case MDK_DEREFERENCEABLE_OR_NULL:
    CHECK(ty_is_ptr(m, t), v, "dereferenceable, dereferenceable_or_null apply only to pointer types");
    CHECK(
        o == OP_LOAD || o == OP_INTTOPTR, v,
        "dereferenceable, dereferenceable_or_null apply only to load and inttoptr instructions, use attributes for calls or invokes");
    CHECK(r->form == MDF_TUPLE && r->n == 1, v, "dereferenceable, dereferenceable_or_null take one operand!");
    CHECK(con_int_of(V, op_rec(V, r, 0), &k, &x) && k == TY_I64, v,
          "dereferenceable, dereferenceable_or_null metadata value must be an i64!");
    break;
  case MDK_ALIGN:
    CHECK(ty_is_ptr(m, t), v, "align applies only to pointer types");
    CHECK(o == OP_LOAD, v, "align applies only to load instructions, use attributes for calls or invokes");
    CHECK(r->form == MDF_TUPLE && r->n == 1, v, "align takes one operand!");
    CHECK(con_int_of(V, op_rec(V, r, 0), &k, &x) && k == TY_I64, v, "align metadata value must be an i64!");
    CHECK(is_pow2(x), v, "align metadata value must be a power of 2!");
    CHECK(x <= 1ull << 32, v, "alignment is larger that implementation defined limit");
    break;
  default: break;
  }
}
static void access_group(Ver *V, Val v, const MdRec *r) {
  if (is_access_scope(r)) return;
  CHECK(r->form == MDF_TUPLE, v, "Access scope list must consist of MDNodes");
  for (uint32_t i = 0; i < r->n; i++) {
    const MdRec *s = op_rec(V, r, i);
    CHECK(s && s->form == MDF_TUPLE, v, "Access scope list must consist of MDNodes");
    CHECK(is_access_scope(s), v, "Access scope list contains invalid access scope");
  }
}
static void annotation(Ver *V, Val v, const MdRec *r) {
  CHECK(r->form == MDF_TUPLE, v, "annotation must be a tuple");
  CHECK(r->n >= 1, v, "annotation must have at least one operand");
  for (uint32_t i = 0; i < r->n; i++) {
    const MdRec *s = op_rec(V, r, i);
    bool ok = is_string(s) || (s && s->form == MDF_TUPLE);
    if (ok && s->form == MDF_TUPLE)
      for (uint32_t q = 0; q < s->n; q++) ok = ok && is_string(op_rec(V, s, q));
    CHECK(ok, v, "operands must be a string or a tuple of strings");
  }
}
static void captures(Ver *V, Val v, const MdRec *r) {
  const Fn *f = V->f;
  CHECK(is_op(f, v, OP_STORE), v, "!captures metadata can only be applied to store instructions");
  CHECK(ty_is_ptr_or_vec(V->m, ty(f, arg(f, v, 0))), v,
        "!captures metadata can only be applied to store with value operand of pointer type");
  CHECK(r->form == MDF_TUPLE && r->n, v, "!captures metadata cannot be empty");
  for (uint32_t i = 0; i < r->n; i++) {
    const MdRec *s = op_rec(V, r, i);
    CHECK(is_string(s), v, "!captures metadata must be a list of strings");
    CHECK(is_str(s, STR("address")) || is_str(s, STR("address_is_null")) || is_str(s, STR("provenance")) ||
              is_str(s, STR("read_provenance")),
          v, "invalid entry in !captures metadata");
  }
}
static void mmra(Ver *V, Val v, const MdRec *r) {
  const Fn *f = V->f;
  Op o = op(f, v);
  CHECK(o == OP_LOAD || o == OP_STORE || o == OP_FENCE || o == OP_ATOMICRMW || o == OP_CMPXCHG || is_call(f, v), v,
        "!mmra metadata attached to unexpected instruction kind");
  CHECK(r->form == MDF_TUPLE, v, "!mmra expected to be a metadata tuple");
  if (mmra_tag(V, r)) return;
  for (uint32_t i = 0; i < r->n; i++)
    CHECK(mmra_tag(V, op_rec(V, r, i)), v, "!mmra metadata tuple operand is not an MMRA tag");
}
static void rules_of_kind(Ver *V, Val v, MdAttach a, const MdRec *r) {
  const Fn *f = V->f;
  Op o = op(f, v);
  Ty k;
  uint64_t x;
  switch (a.kind) {
  case MDK_FPMATH: fpmath(V, v, r); break;
  case MDK_RANGE:
    CHECK(o == OP_LOAD || o == OP_CALL || o == OP_INVOKE, v, "Ranges are only for loads, calls and invokes!");
    ranges(V, v, r, ty(f, v));
    break;
  case MDK_NOALIAS_ADDRSPACE:
    CHECK(o == OP_LOAD || o == OP_STORE || o == OP_ATOMICRMW || o == OP_CMPXCHG || is_call(f, v), v,
          "noalias.addrspace are only for memory operations!");
    CHECK(r->form == MDF_TUPLE && r->n && con_int_of(V, op_rec(V, r, 0), &k, &x), v,
          "The lower limit must be an integer!");
    CHECK(k == TY_I32, v, "noalias.addrspace type must be i32!");
    ranges(V, v, r, TY_I32);
    break;
  case MDK_INVARIANT_GROUP:
    CHECK(o == OP_LOAD || o == OP_STORE, v, "invariant.group metadata is only for loads and stores");
    break;
  case MDK_NONNULL:
  case MDK_NOFREE:
  case MDK_DEREFERENCEABLE:
  case MDK_DEREFERENCEABLE_OR_NULL:
  case MDK_ALIGN: address_facts(V, v, r, a.kind); break;
  case MDK_TBAA: tbaa(V, v, a.node); break;
  case MDK_NOALIAS:
  case MDK_ALIAS_SCOPE: alias_scopes(V, v, r); break;
  case MDK_ACCESS_GROUP: access_group(V, v, r); break;
  case MDK_PROF: prof(V, v, r); break;
  case MDK_MEMPROF: memprof(V, v, r); break;
  case MDK_CALLSITE:
    CHECK(is_call(f, v), v, "!callsite metadata should only exist on calls");
    for (uint32_t i = 0; i < r->n; i++)
      CHECK(is_con_int(V, op_rec(V, r, i)), v, "call stack metadata operand should be constant integer");
    break;
  case MDK_CALLEE_TYPE: CHECK(is_call(f, v), v, "!callee_type metadata should only exist on calls"); break;
  case MDK_ALLOC_TOKEN:
    CHECK(is_call(f, v), v, "!alloc_token should only exist on calls");
    CHECK(r->n == 2, v, "!alloc_token must have 2 operands");
    break;
  case MDK_ANNOTATION: annotation(V, v, r); break;
  case MDK_CAPTURES: captures(V, v, r); break;
  case MDK_MMRA: mmra(V, v, r); break;
  case MDK_LOOP: /* the places where the loop begins and ends */
    for (uint32_t i = 1; r->form == MDF_TUPLE && i < r->n; i++) {
      const MdRec *x = op_rec(V, r, i);
      if (x && x->form == MDF_SPECIAL && x->special == MDS_DILocation) ver_di_location(V, v, r->ops[i]);
    }
    break;
  case MDK_DIASSIGNID:
    if (!(o == OP_ALLOCA || o == OP_STORE || is_call(f, v)))
      ver_di_ins(V, v, "!DIAssignID attached to unexpected instruction kind");
    break;
  default: break;
  }
}
static NOINLINE void attachment(Ver *V, Val v, MdAttach a) {
  const MdRec *r = rec_of(V, a.node);
  if (!r) return;
  rules_of_kind(V, v, a, r);
  ver_md_node(V, a.node, a.kind == MDK_LOOP);
}

void ver_ins_md(Ver *V, Val v) {
  const Fn *f = V->f;
  uint32_t n;
  const MdAttach *a = md_all(f, v, &n);
  for (uint32_t i = 0; i < n; i++) {
    if (a[i].kind == MDK_TBAA && LIKELY(md_marked(V, a[i].node, 3)) && may_have_tbaa((Op)f->ins[v].op))
      continue; /* the same few tags over and over */
    attachment(V, v, a[i]);
  }
  Md loc = dbg_loc(f, v);
  if (loc && !(loc & MD_LOCAL_BIT)) ver_di_location(V, v, loc);
}

void ver_call_md(Ver *V, Val v, Md md) {
  (void)v;
  const MdRec *r = rec_of(V, md);
  if (is_node(r)) ver_md_node(V, md, false);
}

/* ---- attachments of globals ---- */
void ver_fn_md(Ver *V, Glob g) {
  Module *m = V->m;
  const Global *x = glob(m, g);
  uint32_t ndbg = 0, nprof = 0, nkcfi = 0;
  for (uint32_t i = 0; i < x->nmd; i++) {
    const MdRec *r = rec_of(V, x->md[i].node), *s;
    Ty t;
    uint64_t val;
    if (!r) continue;
    switch (x->md[i].kind) {
    case MDK_PROF:
      CHECKG(x->kind != GK_IFUNC, g, "an ifunc may not have a !prof attachment");
      if (x->kind != GK_FUNC) break;
      CHECKG(x->fn, g, "function declaration may not have a !prof attachment");
      CHECKG(!nprof++, g, "function must have a single !prof attachment");
      if (r->form == MDF_TUPLE && r->n >= 1 && is_str(op_rec(V, r, 0), STR("unknown"))) {
        CHECKG(r->n == 2, g, "'unknown' !prof should have a single additional operand");
        break;
      }
      CHECKG(r->form == MDF_TUPLE && r->n >= 2, g, "!prof annotations should have no less than 2 operands");
      CHECKG(r->ops[0], g, "first operand should not be null");
      s = op_rec(V, r, 0);
      CHECKG(is_string(s), g, "expected string with name of the !prof annotation");
      CHECKG(is_str(s, STR("function_entry_count")) || is_str(s, STR("synthetic_function_entry_count")), g,
             "first operand should be 'function_entry_count' or 'synthetic_function_entry_count'");
      CHECKG(r->ops[1], g, "second operand should not be null");
      CHECKG(is_con_int(V, op_rec(V, r, 1)), g, "expected integer argument to function_entry_count");
      break;
    case MDK_KCFI_TYPE:
      if (x->kind != GK_FUNC) break;
      CHECKG(!nkcfi++ || !x->fn, g, "function must have a single !kcfi_type attachment");
      CHECKG(r->form == MDF_TUPLE && r->n == 1, g, "!kcfi_type must have exactly one operand");
      CHECKG(r->ops[0], g, "!kcfi_type operand must not be null");
      s = op_rec(V, r, 0);
      CHECKG(s && s->form == MDF_VALUE, g, "expected a constant operand for !kcfi_type");
      CHECKG(con_int_of(V, s, &t, &val), g, "expected a constant integer operand for !kcfi_type");
      CHECKG(t == TY_I32, g, "expected a 32-bit integer constant operand for !kcfi_type");
      break;
    case MDK_ASSOCIATED: {
      if (x->kind != GK_VAR) break;
      CHECKG(r->form == MDF_TUPLE && r->n == 1, g, "associated metadata must have one operand");
      if (!r->ops[0]) {
        ver_glob(V, g, "associated metadata must have a global value");
        return;
      }
      s = op_rec(V, r, 0);
      CHECKG(s && s->form == MDF_VALUE, g, "associated metadata must be ValueAsMetadata");
      CHECKG(s->con && ty_is_ptr(m, con_type(&m->con, s->con)), g, "associated value must be pointer typed");
      Glob t2 = ver_base_object(m, &m->con, s->con);
      CHECKG(t2 || con_is_undefined(&m->con, s->con), g, "associated metadata must point to a GlobalObject");
      CHECKG(t2 != g, g, "global values should not associate to themselves");
      break;
    }
    case MDK_DBG:
      CHECKG(x->kind != GK_IFUNC, g, "an ifunc may not have a !dbg attachment");
      ver_di_global(V, g, x->md[i].node, &ndbg);
      break;
    default: break;
    }
    ver_md_node(V, x->md[i].node, false);
  }
}

/* ---- the module ---- */
static void ident(Ver *V, const NamedMd *n, const char *what) {
  for (uint32_t i = 0; i < n->n; i++) {
    const MdRec *r = rec_of(V, n->ops[i]);
    if (!r) continue;
    CHECKAT(r->form == MDF_TUPLE && r->n == 1, r->pos, "incorrect number of operands in %s metadata", what);
    CHECKAT(is_string(op_rec(V, r, 0)), r->pos,
            "invalid value for %s metadata entry operand(the operand should be a string)", what);
  }
}

/* One edge of the flag "CG Profile": caller, callee, count. */
static void profile_edge(Ver *V, uint32_t pos, const MdRec *e) {
  CHECKAT(e && e->form == MDF_TUPLE && e->n == 3, pos, "expected a MDNode triple");
  for (uint32_t k = 0; k < 2; k++) {
    const MdRec *fn = op_rec(V, e, k);
    if (!e->ops[k]) continue;
    Glob g = fn && fn->form == MDF_VALUE && fn->con ? ver_base_object(V->m, &V->m->con, fn->con) : GLOB_NONE;
    if (!g || glob(V->m, g)->kind != GK_FUNC) ver_at(V, pos, "expected a Function or null");
  }
  CHECKAT(is_con_int(V, op_rec(V, e, 2)), pos, "expected an integer constant");
}

/* One flag {behavior, id, value}. ids: by interned id, 1 + the value of the flag of that id. */
static void module_flag(Ver *V, const NamedMd *n, uint32_t at, VecU32 *ids) {
  Module *m = V->m;
  const MdRec *r = rec_of(V, n->ops[at]);
  if (!r) return;
  CHECKAT(r->form == MDF_TUPLE && r->n == 3, r->pos, "incorrect number of operands in module flag");
  Ty t;
  uint64_t b, x;
  const MdRec *id = op_rec(V, r, 1), *val = op_rec(V, r, 2);
  CHECKAT(con_int_of(V, op_rec(V, r, 0), &t, &b), r->pos,
          "invalid behavior operand in module flag (expected constant integer)");
  CHECKAT(b >= 1 && b <= 8, r->pos, "invalid behavior operand in module flag (unexpected constant)");
  CHECKAT(is_string(id), r->pos, "invalid ID operand in module flag (expected metadata string)");
  switch (b) {
  case 8:
    CHECKAT(con_int_of(V, val, &t, &x) && sext64(x, ty_bits(m, t) <= 64 ? ty_bits(m, t) : 64) >= 0, r->pos,
            "invalid value for 'min' module flag (expected constant non-negative integer)");
    break;
  case 7: CHECKAT(is_con_int(V, val), r->pos, "invalid value for 'max' module flag (expected constant integer)"); break;
  case 3:
    CHECKAT(val && val->form == MDF_TUPLE && val->n == 2, r->pos,
            "invalid value for 'require' module flag (expected metadata pair)");
    CHECKAT(is_string(op_rec(V, val, 0)), r->pos,
            "invalid value for 'require' module flag (first value operand should be a string)");
    break;
  case 5:
  case 6:
    CHECKAT(val && val->form == MDF_TUPLE, r->pos,
            "invalid value for 'append'-type module flag (expected a metadata node)");
    break;
  default: break;
  }
  if (b != 3) {
    uint32_t s = str_intern(m, id->str);
    if (s >= ids->n) vec_resize_zero(ids, s + 1);
    CHECKAT(!ids->p[s], r->pos, "module flag identifiers must be unique (or of 'require' type)");
    ids->p[s] = 1 + (uint32_t)r->ops[2];
  }
  if (is_str(id, STR("wchar_size")))
    CHECKAT(is_con_int(V, val), r->pos, "wchar_size metadata requires constant integer argument");
  if (is_str(id, STR("SemanticInterposition")))
    CHECKAT(is_con_int(V, val), r->pos, "SemanticInterposition metadata requires constant integer argument");
  if (is_str(id, STR("CG Profile"))) {
    for (uint32_t i = 0; val && val->form == MDF_TUPLE && i < val->n; i++) profile_edge(V, r->pos, op_rec(V, val, i));
  }
}

static void module_flags(Ver *V, const NamedMd *n) {
  VecU32 ids = {0};
  for (uint32_t i = 0; i < n->n; i++) module_flag(V, n, i, &ids);
  for (uint32_t i = 0; i < n->n; i++) { /* requirements */
    const MdRec *r = rec_of(V, n->ops[i]), *val;
    Ty t;
    uint64_t b;
    if (!r || r->form != MDF_TUPLE || r->n != 3 || !con_int_of(V, op_rec(V, r, 0), &t, &b) || b != 3) continue;
    val = op_rec(V, r, 2);
    if (!val || val->form != MDF_TUPLE || val->n != 2 || !is_string(op_rec(V, val, 0))) continue;
    uint32_t s = str_intern(V->m, op_rec(V, val, 0)->str);
    if (s >= ids.n || !ids.p[s]) ver_at(V, r->pos, "invalid requirement on flag, flag is not present in module");
    else if (ids.p[s] != 1 + (uint32_t)val->ops[1])
      ver_at(V, r->pos, "invalid requirement on flag, flag does not have the required value");
  }
  vec_free(&ids);
}

void ver_module_md(Ver *V) {
  Module *m = V->m;
  for (uint32_t i = 0; i < m->named_md.n; i++) {
    const NamedMd *n = &m->named_md.p[i];
    bool cu = str_eq(n->name, STR("llvm.dbg.cu"));
    if (str_starts(n->name, STR("llvm.dbg.")) && !cu)
      ver_di(V, 0, "unrecognized named metadata node in the llvm.dbg namespace");
    for (uint32_t k = 0; k < n->n; k++) {
      const MdRec *r = rec_of(V, n->ops[k]);
      if (cu && !(r && r->form == MDF_SPECIAL && r->special == MDS_DICompileUnit))
        ver_di(V, r ? r->pos : 0, "invalid compile unit");
      ver_md_node(V, n->ops[k], true);
    }
    if (str_eq(n->name, STR("llvm.ident"))) ident(V, n, "llvm.ident");
    else if (str_eq(n->name, STR("llvm.commandline"))) ident(V, n, "llvm.commandline");
    else if (str_eq(n->name, STR("llvm.module.flags"))) module_flags(V, n);
    else if (str_eq(n->name, STR("Linker Options")))
      ver_at(V, 0, "'Linker Options' named metadata no longer supported");
    else if (str_eq(n->name, STR("llvm.errno.tbaa")) && !n->n)
      ver_at(V, 0, "llvm.errno.tbaa must have at least one operand");
  }
}
