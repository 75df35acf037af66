/* count.c: what the threads of a run execute, by classes that cost a GPU differently (--count; bench/dynamic.py).
 *
 * A phi is no instruction: it is executed by the edge. Casts that change no bit of a register, markers, and addresses
 * with constant offsets, which loads and stores hold themselves, are free and in no class. Vectors count by element
 * where they compute, and once where they are loaded or stored. Accesses count for the memory that they reach, however
 * the pointer is spelled. Copies and fills are no calls but the accesses that the back end makes of them, of eight
 * bytes each.
 */
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "tools/nvrun/nvrun.h"

static CountClass by_type(const SemShape *s, bool divides) {
  if (s->bad || !s->n) return COUNT_INT;
  switch (s->leaf[0].cls) {
  case SC_FP: return divides ? COUNT_DIVISION : s->leaf[0].bits > 32 ? COUNT_DOUBLE : COUNT_FLOAT;
  case SC_INT: return divides ? COUNT_DIVISION : s->leaf[0].bits > 32 ? COUNT_INT64 : COUNT_INT;
  default: return COUNT_INT64;
  }
}

static CountClass reached(const Alloc *a) {
  switch (a->kind) {
  case AK_ALLOCA: return COUNT_LOCAL;
  case AK_SHARED: return COUNT_SHARED;
  default: return COUNT_GLOBAL;
  }
}
static CountClass by_memory(Run *r, Thread *t, const Frame *fr, const Site *s, Use pointer) {
  int32_t at = fr->code->ref[pointer];
  if (at == REF_BAD) return COUNT_GLOBAL;
  Lane p = at >= 0 ? t->stack[fr->base + (uint32_t)at] : fr->code->con.p[~at];
  return p.state >= LS_UNDEF ? COUNT_GLOBAL : reached(&r->alloc.p[ptr_alloc(r, s->space, p)]);
}
void count_bytes(Run *r, const Alloc *a, uint64_t n) { r->count[reached(a)] += (n + 7) / 8; }

static bool has_variable_index(const Fn *f, const Ins *in) {
  for (uint32_t i = 1; i < in->nops; i++)
    if (!val_is_con(f->opnd[in->opnd + i])) return true;
  return false;
}

void count_step(Run *r, Thread *t, const Frame *fr, Val v, const Ins *in) {
  const Fn *f = fr->code->f;
  const Site *site = fr->code->site[v];
  const SemShape *s = sem_shape(&r->sem, in->type);
  CountClass c;
  uint64_t n = s->bad || !s->n ? 1 : s->n;
  switch (in->op) {
  case OP_PTRTOINT:
  case OP_PTRTOADDR:
  case OP_INTTOPTR:
  case OP_BITCAST:
  case OP_ADDRSPACECAST:
  case OP_FREEZE:
  case OP_EXTRACTVALUE:
  case OP_INSERTVALUE:
  case OP_EXTRACTELEMENT:
  case OP_INSERTELEMENT:
  case OP_SHUFFLEVECTOR:
  case OP_ALLOCA:
  case OP_UNREACHABLE: return;
  case OP_GEP:
    if (!has_variable_index(f, in)) return;
    c = COUNT_ADDRESS;
    break;
  case OP_UDIV:
  case OP_SDIV:
  case OP_UREM:
  case OP_SREM:
  case OP_FDIV:
  case OP_FREM: c = COUNT_DIVISION; break;
  case OP_TRUNC:
  case OP_ZEXT:
  case OP_SEXT:
  case OP_FPTRUNC:
  case OP_FPEXT:
  case OP_FPTOUI:
  case OP_FPTOSI:
  case OP_UITOFP:
  case OP_SITOFP: c = COUNT_CONVERSION; break;
  case OP_ICMP:
  case OP_FCMP: {
    c = by_type(sem_shape(&r->sem, ty(f, f->opnd[in->opnd])), false);
    break;
  }
  case OP_LOAD:
    c = by_memory(r, t, fr, site, in->opnd);
    n = 1;
    break;
  case OP_STORE:
    c = by_memory(r, t, fr, site, in->opnd + 1);
    n = 1;
    break;
  case OP_CMPXCHG:
  case OP_ATOMICRMW:
  case OP_FENCE:
    c = COUNT_ATOMIC;
    n = 1;
    break;
  case OP_BR:
  case OP_SWITCH:
  case OP_INDIRECTBR:
  case OP_RET:
    c = COUNT_BRANCH;
    n = 1;
    break;
  case OP_CALL:
  case OP_INVOKE:
  case OP_CALLBR:
    switch ((SiteKind)site->kind) {
    case SK_NOP: return;
    case SK_PURE: c = by_type(s, false); break;
    case SK_SREG: c = COUNT_INT; break;
    case SK_WARP:
      c = COUNT_BARRIER;
      n = 1;
      break;
    default:
      if (site->intrin == INTRIN_assume || mem_kind(site->intrin)) return; /* no code; count_bytes */
      c = COUNT_CALL;
      n = 1;
      break;
    }
    break;
  default: c = by_type(s, false); break;
  }
  r->count[c] += n;
}

void count_print(const Run *r, StrBuf *out) {
#define COUNT_CLASS(ID, name) name,
  static const char *const names[] = {COUNT_CLASSES};
#undef COUNT_CLASS
  uint64_t all = 0;
  for (uint32_t i = 0; i < COUNT_N; i++) all += r->count[i];
  sb_fmt(out, "executed %llu:", (unsigned long long)all);
  for (uint32_t i = 0; i < COUNT_N; i++)
    if (r->count[i]) sb_fmt(out, " %s %llu", names[i], (unsigned long long)r->count[i]);
  sb_ch(out, '\n');
}
