/* intringen: makes the tables of ir/intrinsic.h from ir/intrinsics.def. Run by the build: intringen OUT.c
 *
 * Of three thousand intrinsics few differ in all but the name: what is equal is kept once. Each has a row of one
 * index, into the records of what a call does; signatures and argument attributes are pools of strings, each string
 * once. Equal ones are found by looking at all: this runs once in a build. A plain program of the build machine: libc
 * only. */
#include "ir/intrinsic.h"
#include "ir/intrinsic_rows.h"
#include <stdio.h>
#include <stdlib.h>

/* The table's short spellings */
enum {
  NU = IF_NOUNWIND,
  WR = IF_WILLRETURN,
  NS = IF_NOSYNC,
  NF = IF_NOFREE,
  NC = IF_NOCALLBACK,
  SP = IF_SPECULATABLE,
  NP = IF_NOPOISON,
  CV = IF_CONVERGENT,
  NR = IF_NORETURN,
  CO = IF_COLD,
  ND = IF_NODUPLICATE,
  NM = IF_NOMERGE,
  FP = IF_STRICTFP,
  CM = IF_COMMUTATIVE,
  SE = IF_SIDEEFFECTS,
  OLD = IF_LEGACY
};
/* Memory effects: two bits each for argument, inaccessible, errno, other, target 0, target 1 memory */
enum {
  IM_NONE = 0,
  IM_READ = 0x555,
  IM_WRITE = 0xaaa,
  IM_ANY = 0xfff,
  IM_ARG_READ = 1,
  IM_ARG_WRITE = 2,
  IM_ARG = 3,
  IM_INACC_READ = 4,
  IM_INACC_WRITE = 8,
  IM_INACC = 12,
  IM_ARG_INACC_READ = 5,
  IM_ARG_INACC_WRITE = 10,
  IM_ARG_INACC = 15
};

typedef struct Line {
  const char *name, *sig, *args;
  uint32_t immarg, mem, flags, sync;
} Line;
static const Line line[INTRIN_COUNT] = {
  {"", "", "", 0, IM_ANY, 0, ISYNC_NONE},
#define INTRINSIC(id, name, sig, mem, flags, imm, sync, args) {name, sig, args, imm, IM_##mem, flags, ISYNC_##sync},
#include "ir/intrinsics.def"
};

static int by_name(const void *a, const void *b) {
  return strcmp(line[*(const uint32_t *)a].name, line[*(const uint32_t *)b].name);
}

/* The strings of one column, each once: offset of line i's into at[i], text as members of an array to *o. */
static uint32_t pool(FILE *o, const char *name, bool args, uint32_t at[INTRIN_COUNT]) {
  uint32_t n = 0;
  fprintf(o, "const char %s[] =\n", name);
  for (unsigned i = 0; i < INTRIN_COUNT; i++) {
    const char *z = args ? line[i].args : line[i].sig;
    unsigned j = 0;
    while (strcmp(args ? line[j].args : line[j].sig, z)) j++;
    if (j < i) {
      at[i] = at[j];
      continue;
    }
    at[i] = n;
    n += (uint32_t)strlen(z) + 1;
    fprintf(o, "  \"%s\\0\"\n", z);
  }
  fprintf(o, "  ;\n");
  return n;
}

/* The names in their order, in blocks: each as how many bytes it shares with the one before (the first of a block:
 * none), how many follow, and these. Where each block begins, and by id the place in the order. */
static bool names(FILE *o, const uint32_t sorted[INTRIN_COUNT]) {
  static uint32_t block[INTRIN_COUNT], rank[INTRIN_COUNT];
  uint32_t at = 0;
  fprintf(o, "const uint8_t intrinsic_names[] = {");
  for (unsigned i = 1; i < INTRIN_COUNT; i++) {
    unsigned k = (i - 1) % INTRIN_NAME_BLOCK, same = 0;
    const char *z = line[sorted[i]].name, *old = line[sorted[i - 1]].name;
    if (strlen(z) >= INTRIN_NAME_MAX) return false;
    rank[sorted[i]] = i - 1;
    if (k == 0) block[(i - 1) / INTRIN_NAME_BLOCK] = at;
    else
      while (z[same] && z[same] == old[same]) same++;
    unsigned n = (unsigned)strlen(z + same);
    fprintf(o, "\n  %u,%u,", same, n);
    for (unsigned q = 0; q < n; q++) fprintf(o, "%u,", (unsigned char)z[same + q]);
    at += 2 + n;
  }
  fprintf(o, "\n};\nconst uint32_t intrinsic_name_block[] = {");
  for (unsigned i = 0; i < (INTRIN_COUNT - 1 + INTRIN_NAME_BLOCK - 1) / INTRIN_NAME_BLOCK; i++)
    fprintf(o, "%s%u,", i % 16 ? "" : "\n  ", block[i]);
  fprintf(o, "\n};\nconst uint16_t intrinsic_rank[] = {");
  for (unsigned i = 0; i < INTRIN_COUNT; i++) fprintf(o, "%s%u,", i % 32 ? "" : "\n  ", rank[i]);
  fprintf(o, "\n};\n");
  return true;
}

int main(int argc, char **argv) {
  static uint32_t sig[INTRIN_COUNT], args[INTRIN_COUNT], row[INTRIN_COUNT], sorted[INTRIN_COUNT];
  FILE *o = argc == 2 ? fopen(argv[1], "w") : NULL;
  if (!o) return fprintf(stderr, "usage: intringen OUT.c\n"), 1;
  fprintf(o, "/* Made by intringen from ir/intrinsics.def: do not edit. */\n#include \"ir/intrinsic.h\"\n");
  uint32_t longest = pool(o, "intrinsic_sigs", false, sig), rest = pool(o, "intrinsic_args", true, args);
  if (longest > UINT16_MAX || rest > UINT16_MAX) return fprintf(stderr, "intringen: more text than 16 bits reach\n"), 1;
  unsigned kinds = 0;
  fprintf(o, "const IntrinsicInfo intrinsic_infos[] = {\n");
  for (unsigned i = 0; i < INTRIN_COUNT; i++) {
    const Line *a = &line[i];
    unsigned j = 0;
    while (line[j].immarg != a->immarg || line[j].mem != a->mem || line[j].flags != a->flags ||
           line[j].sync != a->sync || sig[j] != sig[i] || args[j] != args[i])
      j++;
    row[i] = j < i ? row[j] : kinds++;
    if (j == i)
      fprintf(o, "  {0x%x, %u, %u, 0x%x, 0x%x, %u},\n", a->immarg, sig[i], args[i], a->mem, a->flags, a->sync);
  }
  fprintf(o, "};\nconst uint16_t intrinsic_row[] = {");
  for (unsigned i = 0; i < INTRIN_COUNT; i++) fprintf(o, "%s%u,", i % 32 ? "" : "\n  ", row[i]);
  fprintf(o, "\n};\nconst uint16_t intrinsic_by_name[] = {");
  for (unsigned i = 0; i < INTRIN_COUNT; i++) sorted[i] = i;
  qsort(sorted + 1, INTRIN_COUNT - 1, sizeof *sorted, by_name);
  for (unsigned i = 1; i < INTRIN_COUNT; i++) fprintf(o, "%s%u,", i % 32 == 1 ? "\n  " : "", sorted[i]);
  fprintf(o, "\n};\n");
  if (!names(o, sorted)) return fprintf(stderr, "intringen: a name is longer than INTRIN_NAME_MAX\n"), 1;
  return fclose(o) != 0;
}
