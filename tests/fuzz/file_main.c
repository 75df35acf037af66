/* file_main.c: runs a fuzz target on the files named, one after the other: for the kept corpus, for findings, and
 * under debuggers. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int main(int argc, char **argv) {
  for (int i = 1; i < argc; i++) {
    FILE *f = fopen(argv[i], "rb");
    if (!f) return perror(argv[i]), 1;
    fseek(f, 0, SEEK_END);
    long n = ftell(f);
    rewind(f);
    uint8_t *p = malloc(n > 0 ? (size_t)n : 1);
    if (n < 0 || !p || fread(p, 1, (size_t)n, f) != (size_t)n) return perror(argv[i]), 1;
    fclose(f);
    LLVMFuzzerTestOneInput(p, (size_t)n);
    free(p);
  }
  return 0;
}
