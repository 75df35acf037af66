/* options.c: the command line (table in options.def): one or two dashes, "-name=value" or "-name value", knobs by
 * their names. */
#include "passes/pass_id.h"
#include "passes/pipeline/pipeline.h"
#include "src/options.h"
#include "support/knob.h"
#include <stdio.h>

typedef enum OptKind { K_FLAG, K_STR, K_JOINED, K_OPTIONAL, K_NOFLAG, K_NOSTR } OptKind;
typedef enum OptGroup { G_MAIN, G_ALL, G_COMPAT } OptGroup;
typedef struct OptInfo {
  const char *name;
  OptKind kind;
  const char *value;
  OptGroup group;
  const char *help;
} OptInfo;
static const OptInfo opt_info[OPT_COUNT] = {
#define OPT(ID, NAME, KIND, VALUE, GROUP, HELP) [OPT_##ID] = {NAME, K_##KIND, VALUE, G_##GROUP, HELP},
#include "src/options.def"
#undef OPT
};

const char *options_name(OptId id) { return opt_info[id].name; }
static int opt_find(Str name) {
  for (int i = 0; i < OPT_COUNT; i++)
    if (str_eq(str_of(opt_info[i].name), name)) return i;
  return -1;
}

static bool takes_value(OptKind k) { return k == K_STR || k == K_JOINED || k == K_NOSTR; }

static void unknown(const char *arg, StrBuf *err) {
  const char *names[(int)OPT_COUNT + (int)KNOB_COUNT];
  uint32_t n = 0;
  for (uint32_t i = 0; i < OPT_COUNT; i++)
    if (opt_info[i].name[1]) names[n++] = opt_info[i].name;
  for (uint32_t i = 0; i < KNOB_COUNT; i++) names[n++] = knob_info[i].name;
  const char *name = arg + 1 + (arg[1] == '-');
  const char *eq = strchr(name, '=');
  sb_fmt(err, "nvopt: unknown command line argument '%s'", arg);
  suggest_names(err, (Str){name, eq ? (uint32_t)(eq - name) : (uint32_t)strlen(name)}, names, n);
  sb_lit(err, "  Try: nvopt --help\n");
}

bool options_read(Options *o, Knobs *k, int argc, char **argv, StrBuf *err) {
  memset(o, 0, sizeof *o);
  bool ok = true, only_files = false;
  for (int i = 1; i < argc; i++) {
    const char *a = argv[i];
    if (only_files || a[0] != '-' || !a[1]) {
      if (o->input) {
        sb_fmt(err, "nvopt: one input file at most: '%s' and '%s' were given\n", o->input, a);
        return false;
      }
      o->input = a;
      continue;
    }
    if (strcmp(a, "--") == 0) {
      only_files = true;
      continue;
    }
    const char *name = a + 1 + (a[1] == '-'), *eq = strchr(name, '='), *value = eq ? eq + 1 : NULL;
    Str key = {name, eq ? (uint32_t)(eq - name) : (uint32_t)strlen(name)};
    int id = opt_find(key);
    if (id < 0 && (name[0] == 'O' || name[0] == 'j') && name[1] &&
        strchr(name[0] == 'O' ? "0123sz" : "0123456789", name[1]) && (name[0] == 'j' || !name[2])) {
      id = opt_find((Str){name, 1}); /* -O3, -j8 */
      value = name + 1;
    }
    if (id < 0) {
      char text[256];
      int r = knobs_set(k, key, value ? str_of(value) : (Str){"", 0}, text, sizeof text);
      if (r == 2 && !value && i + 1 < argc) r = knobs_set(k, key, str_of(argv[++i]), text, sizeof text);
      if (r == 0) continue;
      if (r == 2) sb_fmt(err, "nvopt: %s\n", text);
      else if (!value && pass_name_known(key)) o->pass_flag = true;
      else unknown(a, err);
      ok &= r != 2 && o->pass_flag;
      continue;
    }
    const OptInfo *oi = &opt_info[id];
    if (takes_value(oi->kind) && !value) {
      if (i + 1 == argc) {
        sb_fmt(err, "nvopt: -%s needs a value: -%s=%s\n", oi->name, oi->name, oi->value);
        ok = false;
        continue;
      }
      value = argv[++i];
    }
    if (oi->kind == K_FLAG || oi->kind == K_NOFLAG) {
      if (!value || strcmp(value, "true") == 0 || strcmp(value, "1") == 0) o->given[id]++;
      else if (strcmp(value, "false") == 0 || strcmp(value, "0") == 0) o->given[id] = 0;
      else {
        sb_fmt(err, "nvopt: '%s' is no value for -%s: true or false\n", value, oi->name);
        ok = false;
      }
    } else {
      o->given[id]++;
      o->text[id] = value;
    }
    o->order[id] = (uint32_t)i;
  }
  return ok;
}

static void help_line(StrBuf *out, const char *name, OptKind kind, const char *value, const char *help) {
  size_t at = out->n;
  sb_fmt(out, "  %s%s", name[1] ? "--" : "-", name);
  if (kind == K_JOINED) sb_cz(out, value);
  else if (kind == K_OPTIONAL) sb_fmt(out, "[=%s]", value);
  else if (kind == K_STR && !name[1]) sb_fmt(out, " %s", value);
  else if (takes_value(kind)) sb_fmt(out, "=%s", value);
  if (out->n - at > 31) sb_ch(out, '\n'), at = out->n;
  while (out->n - at < 33) sb_ch(out, ' ');
  sb_fmt(out, "%s\n", help);
}

static void knob_default(const KnobInfo *k, char *out, size_t n) {
  Str w = k->type == KNOB_WORD ? knob_word(k, k->def) : (Str){0};
  if (w.n) snprintf(out, n, "%.*s", (int)w.n, w.p);
  else snprintf(out, n, "%lld", (long long)k->def);
}
void options_help(StrBuf *out, bool all) {
  sb_lit(out, "nvopt: optimizer for GPU LLVM IR (NVVM, NVPTX)\n"
              "usage: nvopt [options] [input.ll]      '-' or no file: standard input\n"
              "       nvopt -O3 kernel.ll -S -o kernel.opt.ll\n");
  for (int i = 0; i < OPT_COUNT; i++)
    if (opt_info[i].group == G_MAIN || (all && opt_info[i].group == G_ALL))
      help_line(out, opt_info[i].name, opt_info[i].kind, opt_info[i].value, opt_info[i].help);
  if (!all) return;
  sb_lit(out, "\nTaken for the sake of scripts written for opt, without effect:\n");
  for (int i = 0; i < OPT_COUNT; i++)
    if (opt_info[i].group == G_COMPAT)
      help_line(out, opt_info[i].name, opt_info[i].kind, opt_info[i].value, opt_info[i].help);
  sb_lit(out, "\nKnobs:\n");
  for (int i = 0; i < KNOB_COUNT; i++) {
    const KnobInfo *ki = &knob_info[i];
    char value[96];
    if (ki->type == KNOB_BOOL) snprintf(value, sizeof value, "%s", ki->def ? "true" : "false");
    else knob_default(ki, value, sizeof value);
    help_line(out, ki->name, K_STR, value, ki->doc);
    if (ki->type == KNOB_INT) sb_fmt(out, "%33sfrom %lld to %lld\n", "", (long long)ki->min, (long long)ki->max);
  }
}

static void man_text(StrBuf *out, const char *z) {
  for (; *z; z++) {
    if (*z == '-') sb_ch(out, '\\');
    else if (*z == '\\') sb_lit(out, "\\e"), z++;
    if (*z) sb_ch(out, *z);
  }
}

static void man_option(StrBuf *out, const char *name, OptKind kind, const char *value, const char *help) {
  sb_lit(out, ".TP\n.B ");
  man_text(out, name[1] ? "--" : "-");
  man_text(out, name);
  if (*value)
    sb_fmt(out, "%s\\fI%s\\fR%s",
           kind == K_OPTIONAL ? "[="
           : kind == K_JOINED ? ""
           : name[1]          ? "="
                              : " ",
           value, kind == K_OPTIONAL ? "]" : "");
  sb_ch(out, '\n');
  man_text(out, help);
  sb_lit(out, "\n");
}

void options_man(StrBuf *out) {
  sb_lit(
      out,
      ".TH NVOPT 1 \"\" \"nvopt " NVOPT_VERSION "\" \"User Commands\"\n"
      ".SH NAME\nnvopt \\- optimizer for GPU LLVM IR\n"
      ".SH SYNOPSIS\n.B nvopt\n[\\fIoptions\\fR] [\\fIinput.ll\\fR]\n"
      ".SH DESCRIPTION\n"
      "Reads textual LLVM IR (versions 14 to 22, and the NVVM dialect with typed pointers), optimizes it for NVIDIA GPUs, and writes textual IR for\n"
      ".BR llc (1).\nWithout a tier or\n.B \\-\\-passes\nit reads, verifies and prints. Options take one or two dashes.\n"
      ".SH OPTIONS\n");
  for (int i = 0; i < OPT_COUNT; i++)
    if (opt_info[i].group != G_COMPAT)
      man_option(out, opt_info[i].name, opt_info[i].kind, opt_info[i].value, opt_info[i].help);
  sb_lit(out, ".SH KNOBS\n");
  for (int i = 0; i < KNOB_COUNT; i++) {
    char value[96];
    knob_default(&knob_info[i], value, sizeof value);
    man_option(out, knob_info[i].name, K_STR, value, knob_info[i].doc);
  }
  sb_lit(out, ".SH COMPATIBILITY\nThese options of\n.BR opt (1)\nare taken without effect:");
  for (int i = 0; i < OPT_COUNT; i++)
    if (opt_info[i].group == G_COMPAT) {
      sb_lit(out, " \\-");
      man_text(out, opt_info[i].name);
    }
  sb_lit(
      out,
      ".\n.SH ENVIRONMENT\n"
      ".TP\n.B MAKEFLAGS\nUnder\n.B make \\-j\neach thread beyond the first takes a token of its job server (\n.B \\-\\-jobserver\\-auth\nas pipe or fifo) and\n"
      "gives it back; none is waited for. In a recipe whose line does not begin with\n.B +\nthe server is out of reach: then one thread, or as many as\n.B \\-j\nsays.\n"
      ".TP\n.B LIBNVVM_DISABLE_CONCURRENT_API\nWhen set: one thread, unless\n.B \\-j\nsays otherwise.\n"
      ".SH EXIT STATUS\n0 when the output was written, 1 otherwise; the output file is then as it was before.\n");
}

/* Options with one dash and with two; after -passes= and in its parentheses passes, adaptors and tiers, after print<
 * and its kin analyses. The line is looked at, not bash's words: those break at '=', '<' and '('. What is put in
 * begins where bash's word does. */
static const char completion_code[] =
    "_nvopt() {\n"
    "  local cur=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} line=${COMP_LINE:0:COMP_POINT} list= dash= x w\n"
    "  local word=${line##*[[:space:]]}\n"
    "  COMPREPLY=()\n"
    "  case $word in\n"
    "    -passes=* | --passes=* | -p=* | --p=*) list=${word#*=} ;;\n"
    "    -o=* | --o=*) list= ;;\n"
    "    -*=*) return ;;\n"
    "    --*) dash=-- ;;\n"
    "    -*) dash=- ;;\n"
    "    *) case $before in -passes | --passes | -p | --p) list=$word ;; *) before= ;; esac ;;\n"
    "  esac\n"
    "  if [ -n \"$dash\" ]; then\n"
    "    for w in $_nvopt_options; do [[ $dash$w == \"$word\"* ]] && COMPREPLY+=(\"$dash$w\"); done\n"
    "  elif [ -n \"$list\" ] || [[ $word == *p*=* || -n $before && $word != *=* ]]; then\n"
    "    x=${list##*[,\\(<\\'\\\"]}\n"
    "    case $cur in = | \\< | \\() cur= ;; esac\n"
    "    cur=${cur#[\\'\\\"]}\n"
    "    cur=${cur%\"$x\"}\n"
    "    case ${list%\"$x\"} in\n"
    "      *print\\< | *require\\< | *invalidate\\< | *verify\\<) for w in $_nvopt_analyses; do [[ $w == \"$x\"* ]] && COMPREPLY+=(\"$cur$w>\"); done ;;\n"
    "      *default\\< | *nvopt\\<) for w in $_nvopt_tiers; do [[ $w == \"$x\"* ]] && COMPREPLY+=(\"$cur$w>\"); done ;;\n"
    "      *\\<) ;;\n"
    "      *) for w in $_nvopt_passes; do [[ $w == \"$x\"* ]] && COMPREPLY+=(\"$cur$w\"); done ;;\n"
    "    esac\n"
    "  else\n"
    "    local IFS=$'\\n'\n"
    "    COMPREPLY=($(compgen -f -X '!*.ll' -- \"${word#*=}\") $(compgen -d -- \"${word#*=}\"))\n"
    "  fi\n"
    "}\n"
    "complete -o nospace -o filenames -F _nvopt nvopt\n";

void options_completion(StrBuf *out) {
  sb_lit(out, "# bash completion for nvopt\n_nvopt_options='O0 O1 O2 O3");
  for (int i = 0; i < OPT_COUNT; i++)
    if (opt_info[i].group != G_COMPAT)
      sb_fmt(out, " %s%s", opt_info[i].name, opt_info[i].kind == K_STR && opt_info[i].name[1] ? "=" : "");
  for (int i = 0; i < KNOB_COUNT; i++) sb_fmt(out, " %s=", knob_info[i].name);
  sb_lit(
      out,
      "'\n_nvopt_passes='module( cgscc( function( loop( loop-mssa( default< nvopt< print< require< invalidate< verify<");
  for (int i = 0; i < PASS_COUNT; i++) sb_fmt(out, " %s", pass_info[i].name);
  sb_lit(out, "'\n_nvopt_analyses='");
  for (int i = 0; i < ANR_COUNT; i++) sb_fmt(out, "%s%s", i ? " " : "", analysis_info[i].name);
  sb_lit(out, "'\n_nvopt_tiers='");
  for (uint32_t i = 0; i < tier_count; i++)
    sb_fmt(out, "%s%s%s%s", i ? " " : "", tier_info[i].name, *tier_info[i].variant ? ";" : "", tier_info[i].variant);
  sb_lit(out, "'\n");
  sb_cz(out, completion_code);
}
