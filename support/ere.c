/* ere.c: compiling extended regular expressions and following their states (contract in ere.h). Jumps are relative,
 * so that the code of an atom may be moved behind a split, or copied, as it is. */
#include "support/ere.h"
#include "support/mem.h"

enum { E_BYTE, E_SET, E_BEGIN, E_END, E_SPLIT, E_JUMP, E_MATCH };
typedef struct Reader {
  Ere *e;
  const char *p, *end;
  const char *error;
  int depth;
} Reader;

static bool fails(Reader *r, const char *why) {
  if (!r->error) r->error = why;
  return false;
}

/* Room for n instructions at `at`, those from there on moved up. */
static bool open_room(Reader *r, uint32_t at, uint32_t n) {
  Ere *e = r->e;
  if (n > ERE_MAX_PROGRAM - e->n) return fails(r, "Regular expression too big");
  if (e->n + n > e->cap) {
    e->cap = u32_max(e->cap * 2, e->n + n);
    e->code = mem_realloc(e->code, e->cap * sizeof *e->code);
  }
  memmove(e->code + at + n, e->code + at, (e->n - at) * sizeof *e->code);
  e->n += n;
  return true;
}
static bool put(Reader *r, uint32_t at, uint8_t kind, int64_t x, int64_t y) {
  if (!open_room(r, at, 1)) return false;
  r->e->code[at] = (EreIns){kind, (int32_t)x, (int32_t)y};
  return true;
}
static bool emit(Reader *r, uint8_t kind, int64_t x, int64_t y) { return put(r, r->e->n, kind, x, y); }

static void set_add(EreSet *s, unsigned c) { s->bits[c >> 6] |= (uint64_t)1 << (c & 63); }
static bool set_has(const EreSet *s, unsigned c) { return s->bits[c >> 6] >> (c & 63) & 1; }
static bool emit_set(Reader *r, EreSet s, bool negate) {
  Ere *e = r->e;
  if (negate)
    for (int i = 0; i < 4; i++) s.bits[i] = ~s.bits[i];
  if (e->nsets == e->sets_cap) {
    e->sets_cap = e->sets_cap ? e->sets_cap * 2 : 4;
    e->set = mem_realloc(e->set, e->sets_cap * sizeof *e->set);
  }
  e->set[e->nsets] = s;
  return emit(r, E_SET, e->nsets++, 0);
}

/* The characters of a class of the C locale. */
static bool class_has(Str name, unsigned c, bool *known) {
  bool lower = c - 'a' < 26u, upper = c - 'A' < 26u, digit = c - '0' < 10u, graph = c - 33 < 94u;
  static const char *const names[] = {"alpha", "digit", "alnum", "upper", "lower", "space",
                                      "blank", "punct", "print", "graph", "cntrl", "xdigit"};
  const bool is[] = {lower || upper,
                     digit,
                     lower || upper || digit,
                     upper,
                     lower,
                     c == ' ' || c - 9 < 5u,
                     c == ' ' || c == '\t',
                     graph && !(lower || upper || digit),
                     c == ' ' || graph,
                     graph,
                     c < 32 || c == 127,
                     digit || (c | 32) - 'a' < 6u};
  for (size_t i = 0; i < ARRAY_LEN(names); i++) {
    if (name.n != strlen(names[i]) || memcmp(name.p, names[i], name.n)) continue;
    *known = true;
    return is[i];
  }
  return false;
}
static void add_class(EreSet *s, Str name, bool *known) {
  for (unsigned c = 0; c < 256; c++)
    if (class_has(name, c, known)) set_add(s, c);
}

/* One end of a range: a character, or one that [. .] names. */
static bool bracket_char(Reader *r, unsigned *c) {
  if (r->end - r->p >= 2 && r->p[0] == '[' && r->p[1] == '.') {
    if (r->end - r->p < 5 || r->p[3] != '.' || r->p[4] != ']') return fails(r, "Invalid collation character");
    *c = (uint8_t)r->p[2];
    r->p += 5;
    return true;
  }
  *c = (uint8_t)*r->p++;
  return true;
}
static bool bracket(Reader *r) {
  EreSet s = {{0}};
  bool negate = r->p < r->end && *r->p == '^';
  r->p += negate;
  for (bool first = true;; first = false) {
    if (r->p == r->end) return fails(r, "Unmatched [, [^, [:, [., or [=");
    if (*r->p == ']' && !first) break;
    if (r->end - r->p >= 2 && r->p[0] == '[' && (r->p[1] == ':' || r->p[1] == '=')) {
      char kind = r->p[1];
      const char *name = r->p + 2, *q = name;
      while (r->end - q >= 2 && !(q[0] == kind && q[1] == ']')) q++;
      if (r->end - q < 2) return fails(r, "Unmatched [, [^, [:, [., or [=");
      bool known = kind == '=' && q - name == 1;
      if (known) set_add(&s, (uint8_t)*name);
      else if (kind == ':') add_class(&s, (Str){name, (uint32_t)(q - name)}, &known);
      if (!known) return fails(r, kind == ':' ? "Invalid character class name" : "Invalid collation character");
      r->p = q + 2;
      if (r->end - r->p >= 2 && r->p[0] == '-' && r->p[1] != ']')
        return fails(r, "Invalid range end"); /* a class begins no range */
      continue;
    }
    unsigned lo, hi;
    if (!bracket_char(r, &lo)) return false;
    hi = lo;
    if (r->end - r->p >= 2 && r->p[0] == '-' && r->p[1] != ']') {
      r->p++;
      if (r->end - r->p >= 2 && r->p[0] == '[' && (r->p[1] == ':' || r->p[1] == '='))
        return fails(r, "Invalid range end");
      if (!bracket_char(r, &hi)) return false;
    }
    if (hi < lo) return fails(r, "Invalid range end");
    for (unsigned c = lo; c <= hi; c++) set_add(&s, c);
  }
  r->p++;
  return emit_set(r, s, negate);
}

static bool escape(Reader *r) {
  if (r->p == r->end) return fails(r, "Trailing backslash");
  char c = *r->p++, low = (char)(c | 32);
  if (low == 'w' || low == 's') {
    EreSet s = {{0}};
    bool known;
    add_class(&s, low == 'w' ? STR("alnum") : STR("space"), &known);
    if (low == 'w') set_add(&s, '_');
    return emit_set(r, s, c != low);
  }
  if (c >= '1' && c <= '9') return fails(r, "Back references are not supported");
  if (low == 'b' || c == '<' || c == '>' || c == '`' || c == '\'')
    return fails(r, "Word and buffer boundaries are not supported");
  return emit(r, E_BYTE, (uint8_t)c, 0);
}

static bool alternatives(Reader *r);
static bool repeats(const Reader *r) {
  return r->p < r->end && (*r->p == '*' || *r->p == '+' || *r->p == '?' || *r->p == '{');
}
static bool atom(Reader *r) {
  if (repeats(r)) return fails(r, "Invalid preceding regular expression");
  char c = *r->p++;
  switch (c) {
  case '(':
    if (!alternatives(r)) return false;
    if (r->p == r->end) return fails(r, "Unmatched ( or \\(");
    r->p++;
    return true;
  case '.': return emit_set(r, (EreSet){{1}}, true); /* anything but a NUL */
  case '[': return bracket(r);
  case '\\': return escape(r);
  case '^': return emit(r, E_BEGIN, 0, 0);
  case '$': return emit(r, E_END, 0, 0);
  default: return emit(r, E_BYTE, (uint8_t)c, 0);
  }
}

/* `{m}` `{m,}` `{,n}` `{m,n}`; *most is -1 without an end. */
static bool bounds(Reader *r, int *least, int *most) {
  int v[2] = {0, -1}, k = 0;
  bool comma = false, digits[2] = {false, false};
  for (r->p++; r->p < r->end && *r->p != '}'; r->p++) {
    if (*r->p == ',' && !comma) k = 1, comma = true;
    else if (*r->p >= '0' && *r->p <= '9') {
      v[k] = (digits[k] ? v[k] * 10 : 0) + (*r->p - '0');
      digits[k] = true;
      if (v[k] > ERE_MAX_PROGRAM) return fails(r, "Regular expression too big");
    } else return fails(r, "Invalid content of \\{\\}");
  }
  if (r->p == r->end) return fails(r, "Unmatched { or \\{");
  r->p++;
  if (!comma) v[1] = v[0];
  if ((!digits[0] && !comma) || (v[1] >= 0 && v[1] < v[0])) return fails(r, "Invalid content of \\{\\}");
  *least = v[0], *most = v[1];
  return true;
}

/* The code from `start` on, between `least` and `most` times. */
static bool repeat(Reader *r, uint32_t start, int least, int most) {
  Ere *e = r->e;
  uint32_t n = e->n - start;
  if (most == 0) {
    e->n = start;
    return true;
  }
  if (least == 0 && most < 0) return put(r, start, E_SPLIT, 1, (int64_t)n + 2) && emit(r, E_JUMP, -((int64_t)n + 1), 0);
  uint32_t copies = (uint32_t)(most < 0 ? least : most), at = e->n;
  if ((uint64_t)copies * (n + 1) > ERE_MAX_PROGRAM) return fails(r, "Regular expression too big");
  for (uint32_t i = 0; i < copies; i++) { /* the original stays behind them for copying, and goes at last */
    if (i >= (uint32_t)least && !emit(r, E_SPLIT, 1, (int64_t)(copies - i) * (n + 1))) return false;
    uint32_t to = e->n;
    if (!open_room(r, to, n)) return false;
    memcpy(e->code + to, e->code + start, n * sizeof *e->code);
  }
  if (most < 0 && !emit(r, E_SPLIT, -(int64_t)n, 1)) return false;
  memmove(e->code + start, e->code + at, (e->n - at) * sizeof *e->code);
  e->n -= n;
  return true;
}

static bool branch(Reader *r) {
  while (r->p < r->end && *r->p != '|' &&
         !(*r->p == ')' && r->depth > 1)) { /* a closing one without an opening one is itself */
    uint32_t start = r->e->n;
    bool anchor = *r->p == '^' || *r->p == '$'; /* is not repeated: the operator behind it has nothing before it */
    if (!atom(r)) return false;
    while (!anchor && repeats(r)) {
      int least = *r->p == '+', most = *r->p == '?' ? 1 : -1;
      if (*r->p == '{') {
        if (!bounds(r, &least, &most)) return false;
      } else {
        r->p++;
      }
      if (!repeat(r, start, least, most)) return false;
    }
  }
  return true;
}
static bool alternatives(Reader *r) {
  if (++r->depth > ERE_MAX_DEPTH) return fails(r, "Regular expression too big");
  uint32_t start = r->e->n;
  if (!branch(r)) return false;
  while (r->p < r->end && *r->p == '|') { /* what came before, or one more branch: split BEFORE jump BRANCH */
    r->p++;
    int64_t n = r->e->n - start;
    if (!put(r, start, E_SPLIT, 1, n + 2)) return false;
    uint32_t jump = r->e->n;
    if (!emit(r, E_JUMP, 0, 0) || !branch(r)) return false;
    r->e->code[jump].x = (int32_t)(r->e->n - jump);
  }
  r->depth--;
  return true;
}

const char *ere_compile(Ere *e, Str pattern) {
  *e = (Ere){0};
  Reader r = {e, pattern.p, pattern.p + pattern.n, NULL, 0};
  if (alternatives(&r)) emit(&r, E_MATCH, 0, 0);
  return r.error;
}

void ere_free(Ere *e) {
  mem_free(e->code);
  mem_free(e->set);
  *e = (Ere){0};
}

typedef struct States { /* instructions that read a character, each once */
  uint32_t *list, n;
  uint32_t *seen, *stack; /* by instruction: the position + 1 at which it was last reached */
} States;
/* Adds what can be reached from `from` at position `at` without reading. True: the end of the program can. */
static bool reach(const Ere *e, States *s, uint32_t from, uint32_t at, uint32_t end) {
  uint32_t n = 0;
  s->stack[n++] = from;
  while (n) {
    uint32_t pc = s->stack[--n];
    if (s->seen[pc] == at + 1) continue;
    s->seen[pc] = at + 1;
    const EreIns *i = &e->code[pc];
    switch (i->kind) {
    case E_MATCH: return true;
    case E_BEGIN:
      if (at == 0) s->stack[n++] = pc + 1;
      break;
    case E_END:
      if (at == end) s->stack[n++] = pc + 1;
      break;
    case E_JUMP: s->stack[n++] = pc + (uint32_t)i->x; break;
    case E_SPLIT: s->stack[n++] = pc + (uint32_t)i->x, s->stack[n++] = pc + (uint32_t)i->y; break;
    default: s->list[s->n++] = pc;
    }
  }
  return false;
}

bool ere_search(const Ere *e, Str text) {
  uint32_t *room = mem_zalloc(
      (size_t)e->n * 5 *
      sizeof *room); /* each instruction is on the stack twice at most: its successors go there once */
  States s = {room, 0, room + 2 * (size_t)e->n, room + 3 * (size_t)e->n};
  uint32_t *last = room + e->n;
  bool found = false;
  for (uint32_t at = 0; !found; at++) {
    uint32_t nlast = s.n, *was = s.list;
    s.list = last, last = was, s.n = 0;
    for (uint32_t i = 0; i < nlast && !found; i++) {
      const EreIns *in = &e->code[was[i]];
      unsigned c = (uint8_t)text.p[at - 1];
      if (in->kind == E_BYTE ? c == (unsigned)in->x : set_has(&e->set[in->x], c))
        found = reach(e, &s, was[i] + 1, at, text.n);
    }
    found = found || reach(e, &s, 0, at, text.n); /* a match may begin anywhere */
    if (at == text.n) break;
  }
  mem_free(room);
  return found;
}
