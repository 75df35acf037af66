/* knob.h: numbers a user may turn. One row a knob in support/knobs.def; set by `-name=value` on the command line (out
 * of range is an error there), read by passes through `knob_int(px->knobs, KNOB_NAME)`, by analyses through
 * `knob_int(f->m->ctx->knobs, KNOB_NAME)`. Caps that users may want to turn are knobs, others rows of ir/caps.def. */
#ifndef NVOPT_KNOB_H
#define NVOPT_KNOB_H
#include "support/base.h"

typedef enum KnobId {
#define KNOB(ID, NAME, TYPE, DEFAULT, MIN, MAX, DOC) KNOB_##ID,
#include "support/knobs.def"
#undef KNOB
  KNOB_COUNT
} KnobId;
typedef enum KnobType {
  KNOB_BOOL,
  KNOB_INT,
  KNOB_WORD /* one of the words a|b|c that its doc begins with, up to the colon: the value is its index */
} KnobType;
typedef struct KnobInfo {
  const char *name;
  uint8_t type; /* KnobType */
  int64_t def, min, max;
  const char *doc;
} KnobInfo;
extern const KnobInfo knob_info[KNOB_COUNT];

typedef struct Knobs {
  int64_t v[KNOB_COUNT];
  bool set[KNOB_COUNT]; /* given by the user */
} Knobs;
void knobs_init(Knobs *k); /* all defaults */
/* Sets the knob `name` ("memssa-check-limit") to the text `value` (a number; for booleans also true/false/empty =
 * true). 0 done, 1 no such knob, 2 malformed or out of range: `err` says what is allowed. */
int knobs_set(Knobs *k, Str name, Str value, char *err, size_t err_size);
bool knobs_reset(Knobs *k, Str name); /* to its default; false: no such knob */
/* Word number i of a KNOB_WORD; n is 0 where there is none. */
Str knob_word(const KnobInfo *k, int64_t i);
/* NULL knobs: defaults. O(1). */
static inline int64_t knob_int(const Knobs *k, KnobId id) { return k ? k->v[id] : knob_info[id].def; }
static inline bool knob_bool(const Knobs *k, KnobId id) { return knob_int(k, id) != 0; }
#endif
