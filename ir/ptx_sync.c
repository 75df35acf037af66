/* ptx_sync.c: what the PTX text of inline assembly does to other threads. Contract: effects.h; the instructions:
 * ptx_sync.def.
 *
 *   { .reg .pred p; setp.ne.b32 p, $1, 0; @p bar.sync 0; }   // a comment
 *
 * The text is cut into statements at semicolons, ends of lines and braces; of each only the opcode is looked at,
 * behind predicates and labels. A line end inside an operand list makes a statement of the rest of the list, which is
 * no opcode that the table has. An opcode with a part that is filled in later ($0) may be any. Special registers (mov
 * from %laneid, %lanemask_lt, %clock ...) are nothing that threads do together: what changes from one reading to the
 * next is marked by sideeffect, as with the intrinsics. O(text). */
#include "ir/effects.h"
#include "ir/intrinsic.h"

enum { CV = ASM_CONVERGENT };
enum {
  M_NONE = MEMEFF_NONE,
  M_INACC = (unsigned)MODREF_BOTH << (2 * MEMLOC_INACCESSIBLE),
  M_READ = 0x555,
  M_WRITE = 0xaaa,
  M_ANY = MEMEFF_ALL
};
typedef struct Row {
  const char *name;
  uint8_t n, class;
  uint16_t convergent, memory;
} Row;
#define ROW(name, class, cv, mem) {name, sizeof(name) - 1, ISYNC_##class, cv, M_##mem},
static const Row opcodes[] = {
#define PTX_SYNC(name, class, cv, mem) ROW(name, class, cv, mem)
#include "ir/ptx_sync.def"
};
static const Row words[] = {
#define PTX_SYNC_WORD(name, class, cv, mem) ROW(name, class, cv, mem)
#include "ir/ptx_sync.def"
};

typedef struct Own {
  const char *name;
  uint8_t n;
} Own;
static const Own alone[] = {
#define PTX_ALONE(name) {name, sizeof(name) - 1},
#include "ir/ptx_sync.def"
};

static unsigned effect_of(const Row *r) {
  return r->convergent | (r->class >= ISYNC_BARRIER_WARP ? ASM_ORDERS : 0u) | (unsigned)r->memory << ASM_MEM_SHIFT;
}
static bool ends_part(Str op, uint32_t i) { return i == op.n || op.p[i] == '.' || op.p[i] == ':'; }
/* One thread's own, unless its modifiers or a longer name say otherwise; or a declaration of registers. */
static bool is_alone(Str op) {
  if (str_starts(op, STR(".reg"))) return true;
  for (unsigned i = 0; i < ARRAY_LEN(alone); i++) {
    const Own *r = &alone[i];
    if (op.n >= r->n && !memcmp(op.p, r->name, r->n) && ends_part(op, r->n)) return true;
  }
  return false;
}
/* What an opcode with its modifiers does. */
static unsigned opcode_effect(Str op) {
  const Row *best = NULL;
  unsigned e = 0;
  for (unsigned i = 0; i < ARRAY_LEN(opcodes); i++) {
    const Row *r = &opcodes[i];
    if (op.n >= r->n && op.p[0] == r->name[0] && !memcmp(op.p, r->name, r->n) && ends_part(op, r->n) &&
        (!best || r->n > best->n))
      best = r;
  }
  if (best) e = effect_of(best);
  for (uint32_t at = 0; at < op.n;) {
    uint32_t end = at;
    while (!ends_part(op, end)) end++;
    for (unsigned i = 0; at && i < ARRAY_LEN(words); i++) {
      const Row *r = &words[i];
      if (r->n != end - at || memcmp(op.p + at, r->name, r->n)) continue;
      e |= best && r->class == ISYNC_WARP
               ? r->convergent
               : effect_of(r); /* what is known to be done together says itself what it does */
    }
    at = end + 1;
  }
  return e;
}

/* ---- statements ---- */
typedef struct Scan {
  const char *p, *end;
} Scan;
static bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '%';
}
static bool at_text(const Scan *s, const char *t) { return s->end - s->p >= 2 && s->p[0] == t[0] && s->p[1] == t[1]; }
static void skip_line(Scan *s) {
  while (s->p < s->end && *s->p != '\n') s->p++;
}
static bool skip_comment(Scan *s) {
  if (at_text(s, "//")) {
    skip_line(s);
    return true;
  }
  if (!at_text(s, "/*")) return false;
  const char *e = memmem(s->p + 2, (size_t)(s->end - s->p) - 2, "*/", 2);
  s->p = e ? e + 2 : s->end;
  return true;
}
static void skip_blank(Scan *s) {
  while (s->p < s->end) {
    if (*s->p == ' ' || *s->p == '\t' || *s->p == '\r') s->p++;
    else if (!skip_comment(s)) return;
  }
}
/* Letters, digits, dots, double colons and operands; *open: there were operands. */
static Str read_word(Scan *s, bool *open) {
  const char *from = s->p;
  *open = false;
  while (s->p < s->end) {
    if (is_word(*s->p)) s->p++;
    else if (at_text(s, "::")) s->p += 2;
    else if (at_text(s, "$$")) s->p += 2;
    else if (at_text(s, "${")) {
      while (s->p < s->end && *s->p != '}') s->p++;
      if (s->p < s->end) s->p++;
      *open = true;
    } else if (*s->p == '$' && s->end - s->p > 1 && s->p[1] >= '0' && s->p[1] <= '9') {
      s->p++;
      *open = true;
    } else break;
  }
  return (Str){from, (uint32_t)(s->p - from)};
}
/* Operands, up to the end of the statement; strings and comments hold none. */
static void skip_operands(Scan *s) {
  while (s->p < s->end && *s->p != ';' && *s->p != '\n') {
    if (skip_comment(s)) continue;
    if (*s->p == '"') {
      for (s->p++; s->p < s->end && *s->p != '"' && *s->p != '\n';) s->p++;
      if (s->p == s->end) return;
    }
    s->p++;
  }
}
unsigned asm_text_effect(Str text) {
  Scan s = {text.p, text.p + text.n};
  unsigned e = 0;
  bool own = true;
  while (s.p < s.end) {
    skip_blank(&s);
    if (s.p == s.end) break;
    bool open;
    if (*s.p == '#') {
      skip_line(&s);
      continue;
    }
    if (*s.p == '@') { /* executed by some */
      s.p++;
      if (s.p < s.end && *s.p == '!') s.p++;
      skip_blank(&s);
      read_word(&s, &open);
      continue;
    }
    Str w = read_word(&s, &open);
    if (!w.n) {
      s.p++;
      continue;
    } /* separators, braces */
    skip_blank(&s);
    if (s.p < s.end && *s.p == ':') {
      s.p++;
      continue;
    } /* a label */
    if (open) return ASM_CONVERGENT | ASM_ORDERS | MEMEFF_ALL << ASM_MEM_SHIFT;
    e |= opcode_effect(w);
    own = own && is_alone(w);
    skip_operands(&s);
  }
  return own && !(e & ASM_CONVERGENT) ? e | ASM_ALONE : e;
}
