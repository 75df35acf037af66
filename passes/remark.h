/* remark.h: what passes say about their work, in the sense of -pass-remarks=. One row in passes/remarks.def a remark:
 * pass, kind, name and text.
 *
 *   remark(px, INLINE_DONE, f, call, ra_fn(callee), ra_fn(f->id), ra_int(cost), ra_int(limit));
 *
 * The arguments are the row's {Key}s in order (their number is checked). v gives the place: its debug location or,
 * where it has none, the function and the instruction; VAL_NONE: the function. It must still stand where it stood.
 * Nothing is evaluated where nobody listens; where finding out what to say costs something, ask remark_on(px) first.
 * A pass says the same things whatever thread it runs on, in an order that depends on the function alone: the text
 * waits with the function's other messages and comes out in module order. Cost, where somebody listens: the text, and
 * for a place without debug location one walk over the function. */
#ifndef NVOPT_REMARK_H
#define NVOPT_REMARK_H
#include "ir/ir.h"

typedef enum RemarkKind { REMARK_PASSED, REMARK_MISSED, REMARK_ANALYSIS, REMARK_FAILURE } RemarkKind;
typedef enum RemarkId {
#define REMARK(ID, PASS, KIND, NAME, WHOSE, TEXT, DOC) REMARK_ID_##ID,
#include "passes/remarks.def"
#undef REMARK
  REMARK_ID_COUNT
} RemarkId;

typedef struct RemarkArg {
  enum { RA_FN, RA_VAL, RA_INT, RA_STR, RA_TYPE } kind;
  union {
    Glob fn;
    Val val;
    int64_t num;
    Str str;
    Ty type;
  };
} RemarkArg;
/* Its name, and in YAML where it is defined. */
static inline RemarkArg ra_fn(Glob g) { return (RemarkArg){.kind = RA_FN, .fn = g}; }
/* As an operand is printed: %x, %12, @g, 7. */
static inline RemarkArg ra_val(Val v) { return (RemarkArg){.kind = RA_VAL, .val = v}; }
static inline RemarkArg ra_int(int64_t x) { return (RemarkArg){.kind = RA_INT, .num = x}; }
static inline RemarkArg ra_str(Str s) { return (RemarkArg){.kind = RA_STR, .str = s}; }
static inline RemarkArg ra_z(const char *z) { return ra_str(str_of(z)); }
static inline RemarkArg ra_type(Ty t) { return (RemarkArg){.kind = RA_TYPE, .type = t}; }

struct PassCtx;
void remark_emit(struct PassCtx *px, RemarkId id, const Fn *f, Val v, const RemarkArg *args, uint32_t n);
/* A FAILURE, which is a warning whether somebody listens or not; loc: where in the source, in place of v's. */
void remark_failure(struct PassCtx *px, RemarkId id, const Fn *f, Val v, Md loc);
#define remark_on(px) ((px)->remarks)
#define remark(px, ID, f, v, ...)                                                                                      \
  (remark_on(px) ? remark_emit((px), REMARK_ID_##ID, (f), (v), (const RemarkArg[]){__VA_ARGS__},                       \
                               (uint32_t)ARRAY_LEN(((const RemarkArg[]){__VA_ARGS__})))                                \
                 : (void)0)
#define remark_plain(px, ID, f, v)                                                                                     \
  (remark_on(px) ? remark_emit((px), REMARK_ID_##ID, (f), (v), NULL, 0) : (void)0) /* a text without keys */
#endif
