/* Tests diag: line and column, tabs under the caret, long lines cut, limits, odd positions. */
#include "support/diag.h"
#include <stdio.h>
#include <stdlib.h>

static void expect(DiagSink *d, const char *want) {
  const char *got = sb_z(&d->text);
  if (strcmp(got, want) != 0) {
    printf("wanted:\n%s\ngot:\n%s\n", want, got);
    exit(1);
  }
  diag_free(d);
}

int main(void) {
  DiagSink d = {0};
  Str src = STR("one\n\ttwo %x\nthree");
  diag_add(&d, DIAG_ERROR, STR("f.ll"), src, 9, "bad '%s'", "x");
  expect(&d, "f.ll:2:6: error: bad 'x'\n\ttwo %x\n\t    ^\n");
  diag_add(&d, DIAG_WARNING, STR("f.ll"), src, DIAG_NO_POS, "odd");
  expect(&d, "f.ll: warning: odd\n");
  diag_add(&d, DIAG_ERROR, STR("f.ll"), src, src.n, "early end");
  expect(&d, "f.ll:3:6: error: early end\nthree\n     ^\n");
  diag_add(&d, DIAG_ERROR, STR("f.ll"), src, 3, "at the line's end");
  expect(&d, "f.ll:1:4: error: at the line's end\none\n   ^\n");
  diag_add(&d, DIAG_ERROR, STR("f"), (Str){NULL, 0}, 0, "nothing");
  expect(&d, "f:1:1: error: nothing\n\n^\n");
  diag_add(&d, DIAG_ERROR, STR("f"), STR("a\r\nb\001c\r\n"), 5, "control");
  expect(&d, "f:2:3: error: control\nb?c\n  ^\n");
  static char line[5000];
  memset(line, 'a', sizeof line);
  line[2500] = '@';
  diag_add(&d, DIAG_ERROR, STR("f"), (Str){line, sizeof line}, 2500, "long");
  const char *t = sb_z(&d.text), *at = strchr(t, '@'), *caret = strchr(t, '^');
  const char *row = strchr(t, '\n') + 1, *row2 = strchr(row, '\n') + 1;
  if (!at || !caret || at - row != caret - row2 || strncmp(row, "...", 3) != 0 || d.text.n > 500)
    return printf("cut: %s\n", t), 1;
  diag_free(&d);
  d.max_errors = 2;
  for (int i = 0; i < 5; i++) diag_add(&d, DIAG_ERROR, STR("f"), src, DIAG_NO_POS, "e%d", i);
  if (d.errors != 5) return puts("count"), 1;
  diag_finish(&d);
  expect(&d, "f: error: e0\nf: error: e1\nf: error: too many errors: 3 more messages are not shown\n");
  Str lines = STR("a\nbb\n\nccc\nd"); /* lines are counted from the last place, on and back */
  static const uint32_t at_pos[] = {9, 5, 7, 0};
  for (int i = 0; i < 4; i++) diag_add(&d, DIAG_ERROR, STR("f"), lines, at_pos[i], "e");
  expect(&d, "f:4:4: error: e\nccc\n   ^\nf:3:1: error: e\n\n^\nf:4:2: error: e\nccc\n ^\nf:1:1: error: e\na\n^\n");
  puts("diag ok");
  return 0;
}
