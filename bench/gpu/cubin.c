/* cubin.c: reads the ELF file that ptxas writes. All offsets are checked: a file may be anything.
 *
 * .nv.info is a list of records: a byte of form, a byte of what it is, two bytes, which are the value itself or (form
 * 4) the size of what follows. Those of the whole file name the kernel by its number in the table of symbols: registers
 * (0x2f), frame (0x11), stack with that of what it calls (0x12).
 * A loop is what lies between the target of a branch back and the branch; the one that ptxas sets behind every end of
 * the code, which jumps to itself, is none. The distance of a branch counts words of 4 bytes from the next instruction:
 * bits 34 to 81, below them (since CUDA 12) the 8 bits from 16 on. Which of both a file uses is seen by that same last
 * jump. */
#include "bench/gpu/cubin.h"
#include <string.h>

enum { ELF_HEADER = 64, SECTION_HEADER = 64, SYMBOL = 24, INSTRUCTION = 16, NOBITS = 8, SYMTAB = 2 };
enum { INFO_SIZED = 4, INFO_REGISTERS = 0x2f, INFO_FRAME = 0x11, INFO_STACK = 0x12 };
enum { OP_NOP = 0x918, OP_BRANCH = 0x947 };
/* Operations on memory, without the bits that say which form the address has. */
enum {
  MEM_MASK = 0x1ff,
  OP_LDG = 0x181,
  OP_LDL = 0x183,
  OP_LDS = 0x184,
  OP_STG = 0x186,
  OP_STL = 0x187,
  OP_STS = 0x188
};

typedef struct Cubin {
  const uint8_t *p;
  size_t n;
  uint64_t sections, nsections, names; /* where; how many; where their names are */
} Cubin;
typedef struct Section {
  const char *name;
  uint32_t type;
  uint64_t at, size, link;
} Section;

static uint64_t get(const Cubin *c, uint64_t at, unsigned bytes) {
  uint64_t x = 0;
  if (at + bytes < at || at + bytes > c->n) return 0;
  memcpy(&x, c->p + at, bytes);
  return x;
}
/* A name of a table of strings that begins at `table`; "" where the file ends first. */
static const char *text_at(const Cubin *c, uint64_t table, uint64_t offset) {
  uint64_t at = table + offset;
  if (at < table || at >= c->n || !memchr(c->p + at, 0, c->n - at)) return "";
  return (const char *)c->p + at;
}
static Section section(const Cubin *c, uint64_t i) {
  uint64_t h = c->sections + i * SECTION_HEADER;
  Section s = {.type = (uint32_t)get(c, h + 4, 4), .at = get(c, h + 24, 8), .size = get(c, h + 32, 8)};
  s.link = get(c, h + 40, 4);
  s.name = text_at(c, c->names, get(c, h, 4));
  if (s.type != NOBITS && (s.at > c->n || s.size > c->n - s.at)) s.size = 0;
  return s;
}
static bool named(const char *section_name, const char *prefix, const char *kernel) {
  size_t k = strlen(prefix);
  return !strncmp(section_name, prefix, k) && !strcmp(section_name + k, kernel);
}

/* The number of the function `name` in the table of symbols; 0: it is not there. */
static uint32_t symbol_number(const Cubin *c, const char *name) {
  for (uint64_t i = 0; i < c->nsections; i++) {
    Section s = section(c, i);
    if (s.type != SYMTAB || s.link >= c->nsections) continue;
    uint64_t names = section(c, s.link).at;
    for (uint64_t k = 1; k < s.size / SYMBOL; k++) {
      uint64_t at = s.at + k * SYMBOL;
      if ((get(c, at + 4, 1) & 15) == 2 && !strcmp(text_at(c, names, get(c, at, 4)), name)) return (uint32_t)k;
    }
  }
  return 0;
}

static void info_read(const Cubin *c, Section s, uint32_t symbol, CodeStats *out) {
  for (uint64_t at = s.at; at + 4 <= s.at + s.size;) {
    uint64_t form = get(c, at, 1), what = get(c, at + 1, 1), size = get(c, at + 2, 2);
    at += 4;
    if (form != INFO_SIZED) continue;
    uint32_t value = (uint32_t)get(c, at + 4, 4);
    if (size >= 8 && get(c, at, 4) == symbol) {
      if (what == INFO_REGISTERS) out->regs = value;
      if ((what == INFO_FRAME || what == INFO_STACK) && value > out->local) out->local = value;
    }
    at += size;
  }
}

/* Where the branch number i jumps to, as a number of an instruction. */
static int64_t branch_target(const Cubin *c, Section s, uint64_t i, bool split) {
  uint64_t lo = get(c, s.at + i * INSTRUCTION, 8), hi = get(c, s.at + i * INSTRUCTION + 8, 8);
  uint64_t far = lo >> 34 | (hi & 0x3ffff) << 30;
  int64_t words = (int64_t)(far << 16) >> 16;
  if (split) words = (int64_t)((uint64_t)words << 8 | (lo >> 16 & 0xff));
  return (int64_t)i + 1 + words / 4;
}

static void code_read(const Cubin *c, Section s, CodeStats *out) {
  uint64_t n = s.size / INSTRUCTION;
  while (n && (get(c, s.at + (n - 1) * INSTRUCTION, 2) & 0xfff) == OP_NOP) n--;
  bool split = false;
  if (n && (get(c, s.at + (n - 1) * INSTRUCTION, 2) & 0xfff) == OP_BRANCH) {
    split = branch_target(c, s, n - 1, true) == (int64_t)n - 1;
    n--;
  }
  out->sass = (uint32_t)n;
  uint64_t first_loop = n; /* going back from the end: what lies at or behind this is in a loop */
  for (uint64_t i = n; i--;) {
    unsigned op = get(c, s.at + i * INSTRUCTION, 2) & 0xfff;
    if (op == OP_BRANCH) {
      int64_t to = branch_target(c, s, i, split);
      if (to >= 0 && to < (int64_t)i && (uint64_t)to < first_loop) first_loop = (uint64_t)to;
    }
    bool in_loop = i >= first_loop;
    if (i == first_loop) first_loop = n;
    out->sass_loops += in_loop;
    switch (op & MEM_MASK) {
    case OP_LDL:
    case OP_STL: out->local_ops++; break;
    }
    switch (op & MEM_MASK) {
    case OP_LDG:
    case OP_LDS:
    case OP_LDL: out->loads_loops += in_loop; break;
    case OP_STG:
    case OP_STS:
    case OP_STL: out->stores_loops += in_loop; break;
    }
  }
}

bool cubin_stats(const uint8_t *data, size_t n, const char *name, CodeStats *out, const char **why) {
  Cubin c = {.p = data, .n = n};
  *out = (CodeStats){0};
  *why = "not a cubin";
  if (n < ELF_HEADER || memcmp(data, "\177ELF\2\1", 6)) return false;
  c.sections = get(&c, 0x28, 8);
  c.nsections = get(&c, 0x3c, 2);
  if (get(&c, 0x3a, 2) != SECTION_HEADER || c.sections > n || c.nsections > (n - c.sections) / SECTION_HEADER)
    return false;
  uint64_t strings = get(&c, 0x3e, 2);
  if (strings >= c.nsections) return false;
  c.names = get(&c, c.sections + strings * SECTION_HEADER + 24, 8);
  *why = "no such kernel in the cubin";
  uint32_t symbol = symbol_number(&c, name);
  bool found = false;
  for (uint64_t i = 0; i < c.nsections; i++) {
    Section s = section(&c, i);
    if (named(s.name, ".text.", name)) code_read(&c, s, out), found = true;
    else if (named(s.name, ".nv.shared.", name)) out->shared = (uint32_t)s.size;
    else if (!strcmp(s.name, ".nv.info") && symbol) info_read(&c, s, symbol, out);
  }
  if (!found) *out = (CodeStats){0};
  return found;
}
