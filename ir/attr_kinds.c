/* attr_kinds.c: the attribute table and its lookup. */
#include "ir/attr_kinds.h"

enum { F = ATTRW_FN, P = ATTRW_PARAM, R = ATTRW_RET };
const AttrInfo attr_table[ATTR_COUNT] = {
  {"", 0, ATTRF_FLAG, 0, ATTRM_AND, 0, 0},
#define ATTRIBUTE(id, name, form, where, merge, since, until)                                                          \
  {name, sizeof(name) - 1, ATTRF_##form, where, ATTRM_##merge, since, until},
#include "ir/attrs.def"
  {"", 0, ATTRF_STRING, F | P | R, ATTRM_PRESERVE, 0, 0},
};

/* The kinds by name, sorted; the unit test checks the order. */
static const uint8_t by_name[] = {
  ATTR_ALIGN,
  ATTR_ALIGNSTACK,
  ATTR_ALLOCALIGN,
  ATTR_ALLOCKIND,
  ATTR_ALLOCPTR,
  ATTR_ALLOCSIZE,
  ATTR_ALWAYSINLINE,
  ATTR_ARGMEMONLY,
  ATTR_BUILTIN,
  ATTR_BYREF,
  ATTR_BYVAL,
  ATTR_CAPTURES,
  ATTR_COLD,
  ATTR_CONVERGENT,
  ATTR_CORO_ELIDE_SAFE,
  ATTR_CORO_ONLY_DESTROY_WHEN_COMPLETE,
  ATTR_DEAD_ON_RETURN,
  ATTR_DEAD_ON_UNWIND,
  ATTR_DEREFERENCEABLE,
  ATTR_DEREFERENCEABLE_OR_NULL,
  ATTR_DISABLE_SANITIZER_INSTRUMENTATION,
  ATTR_ELEMENTTYPE,
  ATTR_FN_RET_THUNK_EXTERN,
  ATTR_HOT,
  ATTR_HYBRID_PATCHABLE,
  ATTR_IMMARG,
  ATTR_INACCESSIBLEMEM_OR_ARGMEMONLY,
  ATTR_INACCESSIBLEMEMONLY,
  ATTR_INALLOCA,
  ATTR_INITIALIZES,
  ATTR_INLINEHINT,
  ATTR_INREG,
  ATTR_JUMPTABLE,
  ATTR_MEMORY,
  ATTR_MINSIZE,
  ATTR_MUSTPROGRESS,
  ATTR_NAKED,
  ATTR_NEST,
  ATTR_NOALIAS,
  ATTR_NOBUILTIN,
  ATTR_NOCALLBACK,
  ATTR_NOCAPTURE,
  ATTR_NOCF_CHECK,
  ATTR_NOCREATEUNDEFORPOISON,
  ATTR_NODIVERGENCESOURCE,
  ATTR_NODUPLICATE,
  ATTR_NOEXT,
  ATTR_NOFPCLASS,
  ATTR_NOFREE,
  ATTR_NOIMPLICITFLOAT,
  ATTR_NOINLINE,
  ATTR_NOMERGE,
  ATTR_NONLAZYBIND,
  ATTR_NONNULL,
  ATTR_NOPROFILE,
  ATTR_NORECURSE,
  ATTR_NOREDZONE,
  ATTR_NORETURN,
  ATTR_NOSANITIZE_BOUNDS,
  ATTR_NOSANITIZE_COVERAGE,
  ATTR_NOSYNC,
  ATTR_NOUNDEF,
  ATTR_NOUNWIND,
  ATTR_NULL_POINTER_IS_VALID,
  ATTR_OPTDEBUG,
  ATTR_OPTFORFUZZING,
  ATTR_OPTNONE,
  ATTR_OPTSIZE,
  ATTR_PREALLOCATED,
  ATTR_PRESPLITCOROUTINE,
  ATTR_RANGE,
  ATTR_READNONE,
  ATTR_READONLY,
  ATTR_RETURNED,
  ATTR_RETURNS_TWICE,
  ATTR_SAFESTACK,
  ATTR_SANITIZE_ADDRESS,
  ATTR_SANITIZE_ALLOC_TOKEN,
  ATTR_SANITIZE_HWADDRESS,
  ATTR_SANITIZE_MEMORY,
  ATTR_SANITIZE_MEMTAG,
  ATTR_SANITIZE_NUMERICAL_STABILITY,
  ATTR_SANITIZE_REALTIME,
  ATTR_SANITIZE_REALTIME_BLOCKING,
  ATTR_SANITIZE_THREAD,
  ATTR_SANITIZE_TYPE,
  ATTR_SHADOWCALLSTACK,
  ATTR_SIGNEXT,
  ATTR_SKIPPROFILE,
  ATTR_SPECULATABLE,
  ATTR_SPECULATIVE_LOAD_HARDENING,
  ATTR_SRET,
  ATTR_SSP,
  ATTR_SSPREQ,
  ATTR_SSPSTRONG,
  ATTR_STRICTFP,
  ATTR_SWIFTASYNC,
  ATTR_SWIFTERROR,
  ATTR_SWIFTSELF,
  ATTR_UWTABLE,
  ATTR_VSCALE_RANGE,
  ATTR_WILLRETURN,
  ATTR_WRITABLE,
  ATTR_WRITEONLY,
  ATTR_ZEROEXT,
};

AttrKind attr_lookup(Str name) {
  size_t lo = 0, hi = ARRAY_LEN(by_name);
  while (lo < hi) {
    size_t mid = (lo + hi) / 2;
    Str s = attr_name((AttrKind)by_name[mid]);
    int c = memcmp(s.p, name.p, u32_min(s.n, name.n));
    if (c == 0) c = (s.n > name.n) - (s.n < name.n);
    if (c == 0) return (AttrKind)by_name[mid];
    if (c < 0) lo = mid + 1;
    else hi = mid;
  }
  return ATTR_NONE;
}

void memeff_print(uint64_t e, StrBuf *out) {
  static const char access[4][10] = {"none", "read", "write", "readwrite"};
  static const char loc[6][18] = {"argmem: ", "inaccessiblemem: ", "errnomem: ", "", "target_mem0: ", "target_mem1: "};
  unsigned other = (unsigned)(e >> 6) & 3u, all = 0;
  for (unsigned i = 0; i < 6; i++) all |= (unsigned)(e >> (2 * i)) & 3u;
  bool first = true;
  if (other || all == other) sb_cz(out, access[other]), first = false; /* the rest applies to any location not named */
  for (unsigned i = 0; i < 6; i++) {
    unsigned a = (unsigned)(e >> (2 * i)) & 3u;
    if (a == other) continue;
    if (!first) sb_lit(out, ", ");
    first = false;
    sb_cz(out, loc[i]);
    sb_cz(out, access[a]);
  }
}
