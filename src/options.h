/* options.h: the command line, read into one slot an option. */
#ifndef NVOPT_OPTIONS_H
#define NVOPT_OPTIONS_H
#include "support/knob.h"
#include "support/strbuf.h"

typedef enum OptId {
#define OPT(ID, NAME, KIND, VALUE, GROUP, HELP) OPT_##ID,
#include "src/options.def"
#undef OPT
  OPT_COUNT
} OptId;

typedef struct Options {
  uint16_t given[OPT_COUNT];   /* how often; flags: off again after -x=false */
  const char *text[OPT_COUNT]; /* value of the last one */
  uint32_t order[OPT_COUNT];   /* argument number of the last one */
  const char *input;           /* NULL: none given */
  bool pass_flag;              /* a pass was named as an option, opt's old syntax */
} Options;
static inline bool opt_on(const Options *o, OptId id) { return o->given[id] != 0; }
static inline Str opt_str(const Options *o, OptId id) { return o->text[id] ? str_of(o->text[id]) : (Str){NULL, 0}; }

const char *options_name(OptId id); /* without the dash */
/* Reads the arguments; knobs are set at once. False and messages (whole lines) in err when something is wrong. */
bool options_read(Options *o, Knobs *k, int argc, char **argv, StrBuf *err);
void options_help(StrBuf *out, bool all);
void options_man(StrBuf *out);        /* nvopt.1 */
void options_completion(StrBuf *out); /* for bash */
#endif
