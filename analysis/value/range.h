/* range.h: sets of integers of one width as wrapping half-open intervals [lo, hi) (LLVM's ConstantRange). Widths 1 to
 * 64; wider values are always "full" to whoever asks. Empty and full are told apart by `kind`. All operations return
 * a superset of the exact result (the smallest that the form can express where the comment says exact). O(1). */
#ifndef NVOPT_RANGE_H
#define NVOPT_RANGE_H
#include "ir/ir.h"

typedef enum RangeKind { RANGE_EMPTY, RANGE_FULL, RANGE_SPAN } RangeKind;
typedef struct Range {
  uint8_t kind, bits;
  uint64_t lo, hi; /* RANGE_SPAN: lo != hi; values lo, lo + 1, ... hi - 1 modulo 2^bits */
} Range;

static inline Range range_full(unsigned bits) { return (Range){RANGE_FULL, (uint8_t)bits, 0, 0}; }
static inline Range range_empty(unsigned bits) { return (Range){RANGE_EMPTY, (uint8_t)bits, 0, 0}; }
/* [lo, hi); equal bounds mean full. */
static inline Range range_make(unsigned bits, uint64_t lo, uint64_t hi) {
  lo &= mask64(bits);
  hi &= mask64(bits);
  return lo == hi ? range_full(bits) : (Range){RANGE_SPAN, (uint8_t)bits, lo, hi};
}
static inline Range range_one(unsigned bits, uint64_t x) {
  return bits == 0 ? range_full(0) : range_make(bits, x, x + 1);
}
/* lo..hi inclusive, unsigned order (lo <= hi), or signed order as bit patterns. */
static inline Range range_incl(unsigned bits, uint64_t lo, uint64_t hi) { return range_make(bits, lo, hi + 1); }
static inline bool range_is_full(Range r) { return r.kind == RANGE_FULL; }
static inline bool range_is_empty(Range r) { return r.kind == RANGE_EMPTY; }
static inline bool range_single(Range r, uint64_t *x) {
  if (r.kind != RANGE_SPAN || ((r.lo + 1) & mask64(r.bits)) != r.hi) return false;
  *x = r.lo;
  return true;
}
static inline bool range_eq(Range a, Range b) {
  return a.kind == b.kind && a.bits == b.bits && a.lo == b.lo && a.hi == b.hi;
}
static inline bool range_has(Range r, uint64_t x) {
  if (r.kind != RANGE_SPAN) return r.kind == RANGE_FULL;
  return ((x - r.lo) & mask64(r.bits)) < ((r.hi - r.lo) & mask64(r.bits));
}
/* Number of values - 1; not empty. */
static inline uint64_t range_size_minus1(Range r) {
  return r.kind == RANGE_FULL ? mask64(r.bits) : (r.hi - r.lo - 1) & mask64(r.bits);
}
static inline bool range_contains(Range a, Range b) { /* b is a subset of a */
  if (b.kind == RANGE_EMPTY || a.kind == RANGE_FULL) return true;
  if (a.kind == RANGE_EMPTY || b.kind == RANGE_FULL) return false;
  uint64_t m = mask64(a.bits), off = (b.lo - a.lo) & m, na = (a.hi - a.lo - 1) & m, nb = (b.hi - b.lo - 1) & m;
  return off <= na && nb <= na - off;
}
/* As a set of numbers with or without sign it is two pieces, at both ends. */
static inline bool range_wraps_u(Range r) { return r.kind == RANGE_SPAN && r.lo > r.hi && r.hi != 0; }
static inline bool range_wraps_s(Range r) {
  uint64_t min = 1ull << (r.bits - 1);
  return r.kind == RANGE_SPAN && (r.lo ^ min) > (r.hi ^ min) && r.hi != min;
}
/* Not of empty ones. */
static inline uint64_t range_umin(Range r) { return r.kind != RANGE_SPAN || range_wraps_u(r) ? 0 : r.lo; }
static inline uint64_t range_umax(Range r) {
  return r.kind != RANGE_SPAN || range_wraps_u(r) ? mask64(r.bits) : (r.hi - 1) & mask64(r.bits);
}
static inline int64_t range_smin(Range r) {
  return sext64(r.kind != RANGE_SPAN || range_wraps_s(r) ? 1ull << (r.bits - 1) : r.lo, r.bits);
}
static inline int64_t range_smax(Range r) {
  return sext64(r.kind != RANGE_SPAN || range_wraps_s(r) ? (1ull << (r.bits - 1)) - 1 : r.hi - 1, r.bits);
}
Range range_intersect(Range a,
                      Range b); /* exact where the result is one interval, else the smaller of the two candidates */
Range range_union(Range a, Range b); /* the smallest interval around both */
Range range_invert(Range r);
/* { x : icmp p x, y for some y in r } and { x : for all y in r }. */
Range range_allowed(Pred p, Range r);
Range range_satisfying(Pred p, Range r);
/* icmp p a b for all pairs: 1 true, 0 false, -1 not known (empty operands: -1). */
int range_icmp(Pred p, Range a, Range b);

static inline Range range_add(Range a, Range b) {
  if (a.kind == RANGE_EMPTY || b.kind == RANGE_EMPTY) return range_empty(a.bits);
  if (a.kind == RANGE_FULL || b.kind == RANGE_FULL || range_size_minus1(a) >= mask64(a.bits) - range_size_minus1(b))
    return range_full(a.bits);
  return range_make(a.bits, a.lo + b.lo, a.hi + b.hi - 1);
}
/* r + c and c - r of every element; exact. */
static inline Range range_moved(Range r, uint64_t c) {
  return r.kind == RANGE_SPAN ? range_make(r.bits, r.lo + c, r.hi + c) : r;
}
static inline Range range_from(uint64_t c, Range r) {
  return r.kind == RANGE_SPAN ? range_make(r.bits, c - r.hi + 1, c - r.lo + 1) : r;
}
Range range_sub(Range a, Range b), range_mul(Range a, Range b);
Range range_udiv(Range a, Range b), range_urem(Range a, Range b), range_sdiv(Range a, Range b),
    range_srem(Range a, Range b);
Range range_and(Range a, Range b), range_or(Range a, Range b), range_xor(Range a, Range b);
Range range_shl(Range a, Range b), range_lshr(Range a, Range b), range_ashr(Range a, Range b);
Range range_bin(Op o, unsigned flags_, Range a,
                Range b);                          /* any integer operation, no-wrap flags used; full if unknown */
Range range_cast(Op o, Range a, unsigned to_bits); /* trunc, zext, sext; full else */
Range range_umin_op(Range a, Range b), range_umax_op(Range a, Range b), range_smin_op(Range a, Range b),
    range_smax_op(Range a, Range b);
Range range_abs(Range a, bool min_poison);
Range range_intrin(unsigned intrinsic, const Range *args, uint32_t n, unsigned bits);
/* What the bits known zero and one leave, by the bounds they give in both orders; full where they contradict each
 * other. */
Range range_of_bits(unsigned bits, uint64_t zero, uint64_t one);
/* add, sub, mul, shl of any pair stays within the width, as numbers with or without sign (shift amounts beyond the
 * width are poison already and do not count). Not of empty ranges, of which nothing is said. Exact. */
bool range_never_wraps(Op o, bool sign, Range a, Range b);
/* { x : add, sub or mul of x and c does not wrap }. Exact. */
Range range_unwrapped(Op o, bool sign, unsigned bits, uint64_t c);
/* Of a constant (scalar; a splat or vector: union of lanes). undef: full; poison: empty. */
Range range_of_con(const ConPool *p, Val c);
/* From a !range node (pairs) or a range attribute; full when absent or wider than 64 bits. */
Range range_of_md(const Module *m, Md node, unsigned bits);
Range range_of_attr(const Module *m, AttrSet s, unsigned bits);
/* What the instruction, argument or call says of itself: !range, range attributes, special registers. Not through
 * operands. */
Range range_of_decl(const Fn *f, Val v);
#endif
