/* intrinsic.c: the intrinsic table and its lookup. Names, signatures and argument attributes live in pools of
 * characters, reached by offsets, so that the table needs no relocations and costs nothing at start. */
#include "ir/attr.h"
#include "ir/attr_kinds.h"
#include "ir/intrinsic.h"
#include "ir/intrinsic_rows.h"

extern const uint8_t intrinsic_names[];
extern const uint32_t intrinsic_name_block[];
extern const uint16_t intrinsic_rank[]; /* by id */
enum { NAME_BLOCKS = (INTRIN_COUNT - 1 + INTRIN_NAME_BLOCK - 1) / INTRIN_NAME_BLOCK };

/* The name at *p, where the one before it is in the room; moves on. */
static Str name_next(const uint8_t **p, IntrinsicName *room) {
  uint32_t same = (*p)[0], n = (*p)[1];
  memcpy(room->c + same, *p + 2, n);
  room->c[same + n] = 0;
  *p += 2 + n;
  return (Str){room->c, same + n};
}
static Str name_at(uint32_t rank, IntrinsicName *room) {
  const uint8_t *p = intrinsic_names + intrinsic_name_block[rank / INTRIN_NAME_BLOCK];
  Str s = name_next(&p, room);
  for (uint32_t i = rank % INTRIN_NAME_BLOCK; i; i--) s = name_next(&p, room);
  return s;
}
Str intrinsic_name(IntrinsicId id, IntrinsicName *room) {
  return id ? name_at(intrinsic_rank[id], room) : (Str){"", 0};
}
const char *intrinsic_sig(IntrinsicId id) { return intrinsic_sigs + intrinsic_info(id)->sig; }

unsigned intrinsic_overloads(IntrinsicId id) {
  unsigned n = 0;
  for (const char *p = intrinsic_sig(id); *p; p++)
    n += *p == 'A' || *p == 'I' || *p == 'F' || *p == 'V' || *p == 'P' || *p == '*';
  return n;
}

typedef struct AltSig {
  uint16_t id;
  uint16_t imm;
  char sig[28];
} AltSig;
static const AltSig alts[] = {
#define INTRINSIC_ALT(id, sig, imm) {INTRIN_ROW_##id, imm, sig},
#include "ir/intrinsics.def"
};
const char *intrinsic_alt_sig(IntrinsicId id, unsigned i, uint32_t *immarg) {
  for (size_t k = 0; k < ARRAY_LEN(alts); k++) {
    if (alts[k].id == (unsigned)id && i-- == 0) {
      *immarg = alts[k].imm;
      return alts[k].sig;
    }
  }
  return NULL;
}

/* Length of the longest common prefix of a and b that ends at a dot or the end in both. */
static uint32_t common_dotted(Str a, Str b) {
  uint32_t n = u32_min(a.n, b.n), i = 0, last = 0;
  while (i < n && a.p[i] == b.p[i]) {
    if (a.p[i] == '.') last = i;
    i++;
  }
  if (i == n && (i == a.n || a.p[i] == '.') && (i == b.n || b.p[i] == '.')) return i;
  return last;
}

/* How many of the names are not above s. */
static uint32_t names_up_to(Str s) {
  uint32_t lo = 0, hi = NAME_BLOCKS; /* how many blocks begin not above s is in [lo, hi] */
  while (lo < hi) {
    uint32_t mid = (lo + hi) / 2;
    const uint8_t *p = intrinsic_names + intrinsic_name_block[mid];
    if (str_order((Str){(const char *)p + 2, p[1]}, s) <= 0) lo = mid + 1;
    else hi = mid;
  }
  if (lo == 0) return 0;
  uint32_t rank = (lo - 1) * INTRIN_NAME_BLOCK, end = u32_min(rank + INTRIN_NAME_BLOCK, INTRIN_COUNT - 1);
  const uint8_t *p = intrinsic_names + intrinsic_name_block[lo - 1];
  IntrinsicName room;
  while (rank < end && str_order(name_next(&p, &room), s) <= 0) rank++;
  return rank;
}
/* Every dotted prefix of the name sorts before the name and before or at the greatest entry not above it, and between
 * such a prefix and the name lie only entries that share it. So the greatest entry e is the answer or shares more
 * with the name than the answer is long; cutting the name to what it shares with e and searching again loses nothing
 * and ends after as many rounds as the name has dots, two as a rule. */
IntrinsicId intrinsic_lookup(Str name) {
  if (!str_starts(name, STR("llvm."))) return INTRIN_NONE;
  Str s = {name.p + 5, name.n - 5}, whole = s;
  while (s.n) {
    uint32_t rank = names_up_to(s);
    if (rank == 0) return INTRIN_NONE;
    IntrinsicId id = (IntrinsicId)intrinsic_by_name[rank - 1];
    IntrinsicName room;
    Str e = name_at(rank - 1, &room);
    uint32_t n = common_dotted(e, s);
    if (n == e.n) return n == whole.n || intrinsic_overloads(id) ? id : INTRIN_NONE;
    s.n = n;
  }
  return INTRIN_NONE;
}

static int64_t parse_num(const char **p) {
  bool neg = **p == '-';
  *p += neg;
  int64_t v = 0;
  while (**p >= '0' && **p <= '9') v = v * 10 + (*(*p)++ - '0');
  return neg ? -v : v;
}

IntrinsicArg intrinsic_arg(IntrinsicId id, int index) {
  const IntrinsicInfo *info = intrinsic_info(id);
  IntrinsicArg a = {0};
  if (index >= 0 && index < 32 && (info->immarg >> index & 1)) a.flags |= IA_IMMARG;
  const char *p = intrinsic_args + info->args;
  while (*p) {
    int at = INTRIN_RET;
    if (*p == '$') p++;
    else at = (int)parse_num(&p);
    IntrinsicArg here = {0};
    for (; *p && *p != ' '; p++) {
      switch (*p) {
      case 'u': here.flags |= IA_NOUNDEF; break;
      case 'n': here.flags |= IA_NONNULL; break;
      case 'a': here.flags |= IA_NOALIAS; break;
      case 'c': here.flags |= IA_NOCAPTURE; break;
      case 'r': here.flags |= IA_READONLY; break;
      case 'w': here.flags |= IA_WRITEONLY; break;
      case 'x': here.flags |= IA_READNONE; break;
      case 'R': here.flags |= IA_RETURNED; break;
      case 'A':
        p++;
        here.align = (uint32_t)parse_num(&p);
        break;
      case 'D':
        p++;
        here.deref = (uint32_t)parse_num(&p);
        break;
      case '[':
        p++;
        here.lo = parse_num(&p);
        p++;
        here.hi = parse_num(&p);
        here.flags |= IA_RANGE;
        break;
      default:
        BUG("intrinsics.def: letter '%c' among the arguments of %.*s", *p,
            (int)intrinsic_name(id, &(IntrinsicName){0}).n, intrinsic_name(id, &(IntrinsicName){0}).p);
      }
    }
    if (*p == ' ') p++;
    if (at == index) {
      here.flags |= a.flags;
      return here;
    }
  }
  return a;
}

static void word(StrBuf *out, size_t start, const char *w) {
  if (out->n != start) sb_ch(out, ' ');
  sb_cz(out, w);
}

void intrinsic_print_fn_attrs(IntrinsicId id, StrBuf *out) {
  static const struct {
    uint16_t flag;
    char name[24];
  } order[] = {/* LLVM's order of kinds: attrs.def */
               {IF_COLD, "cold"},
               {IF_CONVERGENT, "convergent"},
               {IF_NOCALLBACK, "nocallback"},
               {IF_NOPOISON, "nocreateundeforpoison"},
               {IF_NODUPLICATE, "noduplicate"},
               {IF_NOFREE, "nofree"},
               {IF_NOMERGE, "nomerge"},
               {IF_NORETURN, "noreturn"},
               {IF_NOSYNC, "nosync"},
               {IF_NOUNWIND, "nounwind"},
               {IF_SPECULATABLE, "speculatable"},
               {IF_STRICTFP, "strictfp"},
               {IF_WILLRETURN, "willreturn"}};
  const IntrinsicInfo *i = intrinsic_info(id);
  size_t start = out->n;
  for (size_t k = 0; k < ARRAY_LEN(order); k++) {
    if (i->flags & order[k].flag) word(out, start, order[k].name);
  }
  if (i->mem == MEMEFF_ALL) return;
  word(out, start, "memory(");
  memeff_print(i->mem, out);
  sb_ch(out, ')');
}

void intrinsic_print_arg_attrs(IntrinsicId id, int index, unsigned bits, StrBuf *out) {
  IntrinsicArg a = intrinsic_arg(id, index);
  static const struct {
    uint16_t flag;
    char name[14];
  } order[] = {{IA_IMMARG, "immarg"},     {IA_NOALIAS, "noalias"},    {IA_NOUNDEF, "noundef"},
               {IA_NONNULL, "nonnull"},   {IA_READNONE, "readnone"},  {IA_READONLY, "readonly"},
               {IA_RETURNED, "returned"}, {IA_WRITEONLY, "writeonly"}};
  size_t start = out->n;
  for (size_t k = 0; k < ARRAY_LEN(order); k++) {
    if (a.flags & order[k].flag) word(out, start, order[k].name);
  }
  if (a.align) word(out, start, "align "), sb_u64(out, a.align);
  if (a.flags & IA_NOCAPTURE) word(out, start, "captures(none)");
  if (a.deref) word(out, start, "dereferenceable("), sb_u64(out, a.deref), sb_ch(out, ')');
  if (a.flags & IA_RANGE) {
    word(out, start, "range(i");
    sb_u64(out, bits);
    sb_ch(out, ' ');
    sb_i64(out, sext64((uint64_t)a.lo, bits));
    sb_lit(out, ", ");
    sb_i64(out, sext64((uint64_t)a.hi, bits));
    sb_ch(out, ')');
  }
}

static const SregInfo sregs[] = {
#define INTRINSIC_SREG(id, kind, dim, lo, hi, lane) {INTRIN_ROW_##id, SREG_##kind, dim, LANE_##lane, lo, hi},
#include "ir/intrinsics.def"
};
enum {
#define INTRINSIC_SREG(id, kind, dim, lo, hi, lane) SREG_ROW_##id,
#include "ir/intrinsics.def"
  SREG_ROWS
};
_Static_assert(SREG_ROWS < 255, "");
static const uint8_t sreg_row[INTRIN_COUNT] = {
#define INTRINSIC_SREG(id, kind, dim, lo, hi, lane) [INTRIN_ROW_##id] = SREG_ROW_##id + 1,
#include "ir/intrinsics.def"
};
const SregInfo *intrinsic_sreg(IntrinsicId id) { return sreg_row[id] ? &sregs[sreg_row[id] - 1] : NULL; }
