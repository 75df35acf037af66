/* form.c: text to forms, errors, memory (rulegen.h). */
#include "tools/rulegen/rulegen.h"

const char *cur_file, *cur_rule;
int cur_line, nerrors;
const char *form_text;
void err(const char *fmt, ...) {
  va_list ap;
  va_start(ap, fmt);
  fprintf(stderr, "%s:%d: error: %s%s", cur_file, cur_line, cur_rule ? cur_rule : "", cur_rule ? ": " : "");
  vfprintf(stderr, fmt, ap);
  fputc('\n', stderr);
  va_end(ap);
  if (++nerrors > 30) exit(1);
}
void *xalloc(size_t n) {
  void *p = calloc(1, n ? n : 1);
  if (!p) {
    fprintf(stderr, "rulegen: out of memory\n");
    exit(1);
  }
  return p;
}
char *dupn(const char *s, size_t n) {
  char *p = xalloc(n + 1);
  memcpy(p, s, n);
  return p;
}
void *grow(void *p, unsigned *cap, size_t el) {
  unsigned c = *cap ? *cap * 2 : 64;
  p = realloc(p, c * el);
  if (!p) exit(1);
  memset((char *)p + *cap * el, 0, (c - *cap) * el);
  *cap = c;
  return p;
}

void skip_space(void) {
  for (;; form_text++) {
    if (*form_text == '\n') cur_line++;
    else if (*form_text == ';') {
      while (*form_text && *form_text != '\n') form_text++;
      form_text--;
    } else if (!isspace((unsigned char)*form_text)) return;
    if (!*form_text) return;
  }
}
Form *form_new(void) {
  Form *s = xalloc(sizeof *s);
  s->line = cur_line;
  return s;
}
void form_add(Form *l, Form *k) {
  GROW(l->kid, l->n, l->cap);
  l->kid[l->n++] = k;
}
Form *form_read(void) { /* nesting is that of rules: shallow */
  skip_space();
  Form *s = form_new();
  if (*form_text == '(') {
    for (form_text++;;) {
      skip_space();
      if (!*form_text) {
        err("missing ')' for the list of line %d", s->line);
        return s;
      }
      if (*form_text == ')') {
        form_text++;
        return s;
      }
      form_add(s, form_read());
    }
  }
  if (*form_text == ')') {
    err("unexpected ')'");
    form_text++;
    return s;
  }
  const char *b = form_text;
  if (*form_text == '"') {
    for (form_text++; *form_text && *form_text != '"'; form_text++)
      if (*form_text == '\n') cur_line++;
    if (*form_text) form_text++;
    s->atom = dupn(b, (size_t)(form_text - b));
    return s;
  }
  if (*form_text == '{') {
    while (*form_text && *form_text != '}') form_text++;
    if (*form_text) form_text++;
    s->atom = dupn(b, (size_t)(form_text - b));
    return s;
  }
  while (*form_text && !isspace((unsigned char)*form_text) && *form_text != '(' && *form_text != ')' &&
         *form_text != ';') {
    if (*form_text == '{')
      while (*form_text && *form_text != '}') form_text++;
    form_text++;
  }
  s->atom = dupn(b, (size_t)(form_text - b));
  if (*form_text == '(' && form_text > b && form_text[-1] == '=' && *b == '?') { /* ?x=( ... ) */
    Form *l = form_read();
    l->bind = dupn(b, (size_t)(form_text > b ? strcspn(b, "=") : 0));
    return l;
  }
  return s;
}
bool is_atom(const Form *s, const char *a) { return s->atom && !strcmp(s->atom, a); }
const char *head(const Form *s) { return !s->atom && s->n && s->kid[0]->atom ? s->kid[0]->atom : ""; }
Form *form_atom(const char *a, int line) {
  Form *s = xalloc(sizeof *s);
  s->atom = dupn(a, strlen(a));
  s->line = line;
  return s;
}
/* Copy with every atom `var` (or -var- part of the rule's name, word by word) replaced. */
static char *subst_word(const char *text, const char *var, const char *with) {
  size_t lv = strlen(var), lw = strlen(with);
  char *out = xalloc(strlen(text) * (lw + 1) + lw + 2), *o = out;
  for (const char *p = text; *p;) {
    bool at = !strncmp(p, var, lv) && (p == text || strchr("-?:{ &|@", p[-1])) && (!p[lv] || strchr("-?:} &|=", p[lv]));
    if (at) {
      memcpy(o, with, lw);
      o += lw;
      p += lv;
    } else *o++ = *p++;
  }
  return out;
}
Form *form_subst(const Form *s, const char *var, const char *with) {
  Form *r = xalloc(sizeof *r);
  r->line = s->line;
  if (s->atom) r->atom = s->atom[0] == '"' ? s->atom : subst_word(s->atom, var, with);
  if (s->bind) r->bind = s->bind;
  for (unsigned i = 0; i < s->n; i++) form_add(r, form_subst(s->kid[i], var, with));
  return r;
}
