/* module.h: a module: what functions share. Frozen while function passes run, except for the interners (types,
 * attributes, uniqued metadata, strings), which take thread-safe inserts. Everything a module owns is freed by
 * mod_free. */
#ifndef NVOPT_MODULE_H
#define NVOPT_MODULE_H
#include "ir/attr.h"
#include "ir/const.h"
#include "ir/md.h"

typedef struct Ctx Ctx; /* options, knobs, statistics, diagnostics: ctx.h */

typedef enum GlobKind { GK_VAR, GK_FUNC, GK_ALIAS, GK_IFUNC } GlobKind;
typedef enum Linkage {
  LINK_EXTERNAL,
  LINK_PRIVATE,
  LINK_INTERNAL,
  LINK_AVAILABLE_EXTERNALLY,
  LINK_LINKONCE,
  LINK_LINKONCE_ODR,
  LINK_WEAK,
  LINK_WEAK_ODR,
  LINK_COMMON,
  LINK_APPENDING,
  LINK_EXTERN_WEAK
} Linkage;
typedef enum Visibility { VIS_DEFAULT, VIS_HIDDEN, VIS_PROTECTED } Visibility;
typedef enum DllClass { DLL_NONE, DLL_IMPORT, DLL_EXPORT } DllClass;
typedef enum TlsModel { TLS_NONE, TLS_GENERAL, TLS_LOCALDYNAMIC, TLS_INITIALEXEC, TLS_LOCALEXEC } TlsModel;
typedef enum UnnamedAddr { UNNAMED_NONE, UNNAMED_LOCAL, UNNAMED_GLOBAL } UnnamedAddr;

typedef struct Global {
  Str name; /* unescaped; empty: unnamed, printed by number */
  uint8_t kind, linkage, visibility, dll, tls, unnamed_addr;
  bool dso_local, constant, externally_initialized, is_decl, deleted;
  bool sanitize_no_address, sanitize_no_hwaddress, sanitize_memtag, sanitize_dyninit;
  uint8_t code_model; /* 0 none, 1 tiny, 2 small, 3 kernel, 4 medium, 5 large */
  uint8_t align;      /* log2 + 1; 0: not given */
  uint16_t intrinsic; /* IntrinsicId of a declared intrinsic the table knows, else 0 */
  uint16_t cc;        /* function: calling convention number (71: ptx_kernel, 72: ptx_device) */
  uint32_t addrspace;
  Ty type;                           /* value type; function type for functions; aliasee's value type */
  Ty ptr_type;                       /* type of its address */
  Val init;                          /* initialiser, aliasee or resolver (constant of the module's pool) */
  uint32_t section, partition, gc;   /* str_get; 0: none */
  uint32_t comdat;                   /* 1 + index into Module.comdats; 0 none */
  AttrSet attrs;                     /* variable */
  AttrList fattrs;                   /* function */
  Val prefix, prologue, personality; /* module pool, VAL_NONE when absent */
  MdAttach *md;                      /* attachments: printed in this order (variables) or before the body (functions) */
  uint32_t nmd;
  uint32_t pos;    /* input offset of its name */
  uint32_t number; /* unnamed: its number in the text as read */
  Ty pointee;      /* typed-pointer input: what an argument list or value pointed to (cold) */
  Fn *fn;          /* body, NULL for declarations (declarations have argument names only if the text gave them) */
} Global;

typedef struct Comdat {
  Str name;
  uint8_t kind; /* any exactmatch largest nodeduplicate samesize */
} Comdat;
typedef struct NamedMd {
  Str name;
  const Md *ops;
  uint32_t n;
} NamedMd;

typedef struct Interners Interners; /* types, attributes, metadata, strings: module.c, type.c, attr.c, metadata.c */

struct Module {
  Records rec; /* first: records.h */
  Ctx *ctx;
  Str source; /* the input text; names point into it. Kept alive by the owner as long as the module */
  Str file;   /* file name for diagnostics ("<stdin>") */
  Str module_id, source_filename, datalayout, triple;
  VEC(Str) module_asm; /* one line each */
  VEC(Global) glob;    /* index 0 unused. Order of the input; each kind is printed in this order */
  VEC(Comdat) comdats;
  VEC(NamedMd) named_md;
  VEC(Str) sync_scopes; /* 0 "singlethread", 1 "" (system), then as read */
  ConPool con;          /* initialisers and metadata constants */
  Arena arena;
  Arena store; /* functions as they were read, given back with the module: function_store.c. The reader's: passes, on
                  several threads, leave it alone */
  Interners *in;
  bool parallel;       /* inserts must lock */
  bool types_known;    /* all types have been read: no struct gets a body any more */
  bool components;     /* the stage of the call graph is running: attributes of functions are not frozen */
  bool has_debug_info; /* a debug record, a specialized node or an attachment of !dbg or !DIAssignID was read; false:
                          there is none of them */
  bool typed_pointers; /* the input used typed pointers */
  bool permissions;    /* GPU permissions hold (design, section 6): nvptx triple, -mtriple, or a kernel in the module */
  unsigned version;    /* printed for this LLVM; 0: for the newest (version.h) */
  uint32_t
      facts_stage; /* bumped at every module-level barrier at which frozen facts (callee attributes, globals) changed */
  void *globals_aa; /* facts about globals (globals_aa.h), with how to free them; NULL: not asked for */
  void (*globals_aa_free)(void *);
  struct DataLayoutInfo *dl;
  VecU32 line_starts; /* offsets of the source's lines, made by mod_line_col */
};
_Static_assert(offsetof(struct Module, rec) == 0, "records() takes it there");

Module *mod_new(Ctx *ctx);
void mod_free(Module *m);
void mod_set_parallel(Module *m, bool on);

static inline Global *glob(const Module *m, Glob g) { return &m->glob.p[g]; }
void glob_expect(Module *m, uint32_t n); /* about n of them in all: room in the tables */
Glob glob_new(Module *m, GlobKind k,
              Str name);                   /* name copied; enters the symbol table when not empty. GLOB_NONE if taken */
Glob glob_find(const Module *m, Str name); /* GLOB_NONE when there is none */
void glob_delete(Module *m, Glob g);       /* marks deleted, frees a body, leaves the symbol table */
void glob_rename(Module *m, Glob g, Str name);
#define FOR_EACH_GLOB(m, g)                                                                                            \
  for (Glob g = (Glob)1; (uint32_t)g < (m)->glob.n; g = (Glob)(g + 1))                                                 \
    if (!(m)->glob.p[g].deleted)
#define FOR_EACH_FN(m, g)                                                                                              \
  FOR_EACH_GLOB(m, g)                                                                                                  \
    if ((m)->glob.p[g].fn)

static inline bool glob_is_fn(const Global *g) { return g->kind == GK_FUNC; }
/* A function whose body went when its last call had been inlined; it is deleted at the next barrier, and nothing
 * mentions it. */
static inline bool glob_is_bodiless(const Global *g) { return g->kind == GK_FUNC && !g->is_decl && !g->fn; }
static inline bool glob_is_local(const Global *g) { return g->linkage == LINK_INTERNAL || g->linkage == LINK_PRIVATE; }
/* 0: the layout's; what 32 bits hold of it. */
static inline uint32_t glob_align(const Global *g) { return g->align ? 1u << (g->align > 32 ? 31 : g->align - 1) : 0; }
/* The definition seen here may be replaced by another at link time (so its body or value proves nothing). */
static inline bool glob_is_interposable(const Global *g) {
  return g->linkage == LINK_LINKONCE || g->linkage == LINK_WEAK || g->linkage == LINK_COMMON ||
         g->linkage == LINK_EXTERN_WEAK;
}
/* The body may be used for what callers see: defined, exact (not ODR-replaceable by a differently optimized copy) */
static inline bool glob_is_exact(const Global *g) {
  return !g->is_decl && (g->linkage == LINK_EXTERNAL || glob_is_local(g) || g->linkage == LINK_APPENDING);
}
/* Its address is any number, zero too (!absolute_symbol). */
static inline bool glob_is_absolute(const Global *g) {
  for (uint32_t i = 0; i < g->nmd; i++)
    if (g->md[i].kind == MDK_ABSOLUTE_SYMBOL) return true;
  return false;
}
static inline bool glob_is_discardable(const Global *g) { /* may be deleted when unused */
  return glob_is_local(g) || g->linkage == LINK_LINKONCE || g->linkage == LINK_LINKONCE_ODR ||
         g->linkage == LINK_AVAILABLE_EXTERNALLY;
}

/* Interned strings: equal text, equal number; 0 is the empty string. Thread-safe after mod_set_parallel. */
uint32_t str_intern(Module *m, Str s);
Str str_get(const Module *m, uint32_t id);
/* Copies text into the module's arena (not thread-safe). */
Str mod_strdup(Module *m, Str s);
uint32_t sync_scope(Module *m, Str name); /* number of a scope, made on first use (while reading only) */
/* Line and column (1-based, bytes) of an input offset; O(log lines) after the first call, which is O(input). */
void mod_line_col(const Module *m, uint32_t pos, uint32_t *line, uint32_t *col);
enum { CC_C = 0, CC_FAST = 8, CC_COLD = 9, CC_PTX_KERNEL = 71, CC_PTX_DEVICE = 72 };
#endif
