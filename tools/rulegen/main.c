/* rulegen: compiles rewrite rules (*.rules; the language: docs/add-a-rule.md) into the tables of ir/fold/rules.h. Run
 * by the build:
 *
 *   rulegen simplify|combine OUT.c IN.rules...
 *
 * The phases: rulegen.h. */
#include "tools/rulegen/rulegen.h"

int main(int argc, char **argv) {
  if (argc < 4) {
    fprintf(stderr, "usage: rulegen simplify|combine OUT.c IN.rules...\n");
    return 1;
  }
  combine_set = !strcmp(argv[1], "combine");
  expr_open();
  for (int i = 3; i < argc; i++) {
    FILE *f = fopen(argv[i], "rb");
    if (!f) {
      perror(argv[i]);
      return 1;
    }
    fseek(f, 0, SEEK_END);
    long n = ftell(f);
    rewind(f);
    char *text = xalloc((size_t)n + 1);
    if (fread(text, 1, (size_t)n, f) != (size_t)n) {
      perror(argv[i]);
      return 1;
    }
    fclose(f);
    cur_file = argv[i];
    cur_line = 1;
    cur_rule = NULL;
    form_text = text;
    const char *base = strrchr(argv[i], '/');
    files[nfiles++] = base ? base + 1 : argv[i];
    Form *forms = form_new();
    for (skip_space(); *form_text; skip_space()) form_add(forms, form_read());
    for (unsigned k = 0; k < forms->n; k++) top_form(forms->kid[k]);
  }
  if (nerrors) return 1;
  if (nrule > 8000 || nlhs_node > 65000 || nrhs_node > 65000 || nvariant > 65000) {
    fprintf(stderr, "rulegen: table limits\n");
    return 1;
  }
  uint16_t *root = sieves_make();
  FILE *o = fopen(argv[2], "w");
  if (!o) {
    perror(argv[2]);
    return 1;
  }
  tables_print(o, argv[1], root);
  if (fclose(o)) {
    perror(argv[2]);
    return 1;
  }
  return 0;
}
