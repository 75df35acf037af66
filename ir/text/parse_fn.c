/* parse_fn.c: the body of a function: local names, blocks, forward references, edges, phis.
 *
 * Names live in one open-addressing table for all functions; an entry belongs to the current function if it carries its generation, so
 * nothing is cleared between functions. A value used before its definition gets its id at once (an OP_NONE record with the type the
 * use expects) and the definition fills that record: no use is ever rewritten.
 *
 * Edges are made when the whole body is read: each block's predecessors in the order of the first phi, or of the text where there is no
 * phi. Other phis are brought to that order; one that was written in another order keeps it in f->phi_order.
 * Cost: expected linear in the text.
 */
#include "parse_fn.h"
#include "nvopt/ctx.h"
#include <stdio.h>

static inline uint32_t name_hash(const char *p, uint32_t n) {
  uint64_t h = n * 0x9E3779B97F4A7C15ull, x;
  for (; n >= 8; p += 8, n -= 8) {
    memcpy(&x, p, 8);
    h = (h ^ x) * 0xD6E8FEB86659FD93ull;
    h ^= h >> 32;
  }
  x = 0;
  if (n >= 4) {
    uint32_t lo, hi;
    memcpy(&lo, p, 4);
    memcpy(&hi, p + n - 4, 4);
    x = lo | (uint64_t)hi << 32;
  } else if (n) x = (uint8_t)p[0] | (uint32_t)(uint8_t)p[n / 2] << 8 | (uint32_t)(uint8_t)p[n - 1] << 16;
  h = (h ^ x) * 0xD6E8FEB86659FD93ull;
  return (uint32_t)(h ^ (h >> 32));
}

static COLD void tab_grow(struct FnParse *fp) {
  uint32_t cap = fp->cap ? fp->cap * 2 : 256;
  Local *t = mem_zalloc(sizeof(Local) * cap);
  for (uint32_t i = 0; i < fp->cap; i++) {
    if (fp->tab[i].gen != fp->gen) continue;
    uint32_t h = fp->tab[i].hash & (cap - 1);
    while (t[h].gen) h = (h + 1) & (cap - 1);
    t[h] = fp->tab[i];
  }
  mem_free(fp->tab);
  fp->tab = t;
  fp->cap = cap;
}

/* The entry of a name, made (id 0) if it is new. The pointer is valid until the next call. */
static Local *local_named(Parser *p, const Tok *t) {
  struct FnParse *fp = p->fp;
  Str s = UNLIKELY(t->esc) ? p_text(p, t) : t->text;
  if (UNLIKELY(fp->used * 2 >= fp->cap)) tab_grow(fp);
  uint32_t hash = name_hash(s.p, s.n), mask = fp->cap - 1, h = hash & mask;
  for (;; h = (h + 1) & mask) {
    Local *l = &fp->tab[h];
    if (l->gen != fp->gen) {
      fp->used++;
      *l = (Local){.p = s.p, .n = s.n, .hash = hash, .gen = fp->gen, .pos = t->pos};
      return l;
    }
    if (l->hash == hash && l->n == s.n && memcmp(l->p, s.p, s.n) == 0) return l;
  }
}

void p_name_unique(Parser *p, Val v, Str base) {
  Str name = base;
  for (;;) {
    Tok t = {.kind = T_LOCAL, .text = name};
    Local *l = local_named(p, &t);
    if (!l->id) {
      l->id = (uint32_t)v;
      l->state = LOCAL_DEFINED;
      break;
    }
    char num[16];
    int n = snprintf(num, sizeof num, "%u", ++p->fp->last_unique);
    char *s = ARENA_ARRAY(&p->arena, char, base.n + (size_t)n);
    memcpy(s, base.p, base.n);
    memcpy(s + base.n, num, (size_t)n);
    name = (Str){s, base.n + (uint32_t)n};
  }
  name_set(p->f, v, name);
  p->f->names_dirty = false;
}

static LocalNum *local_numbered(Parser *p, uint64_t num, uint32_t pos) {
  struct FnParse *fp = p->fp;
  if (num >= fp->num.n) {
    if (num > (uint64_t)(p->lx.end - p->lx.base) + (1u << 20)) p_error(p, pos, "value number too large for the size of the input");
    vec_resize_zero(&fp->num, (uint32_t)num + 1);
  }
  LocalNum *l = &fp->num.p[num];
  if (!l->id) l->pos = pos;
  return l;
}

static const char *tok_name(const Tok *t, char *buf, size_t size) { /* for messages */
  if (t->kind == T_LOCALNUM || t->kind == T_LABELNUM) snprintf(buf, size, "%llu", (unsigned long long)t->num);
  else snprintf(buf, size, "%.*s", (int)u32_min(t->text.n, 100), t->text.p);
  return buf;
}

static Val placeholder(Parser *p, Ty t) {
  Val v = ins_alloc_(p->f);
  p->f->ins[v] = (Ins){.op = OP_NONE, .type = t};
  p->fp->undefined++;
  return v;
}

static COLD NORETURN void wrong_local(Parser *p, const Tok *t, Ty got, Ty want) {
  char b[128];
  p_error(p, t->pos, "'%%%s' defined with type '%s' but expected '%s'", tok_name(t, b, sizeof b), p_type_text(p, got), p_type_text(p, want));
}

Val p_local(Parser *p, Ty t) {
  uint32_t id, state;
  Tok tok;
  if (p->tok.kind == T_LOCAL) {
    Local *l = local_named(p, &p->tok);
    if (UNLIKELY(!l->id)) {
      if (!ty_is_sized(p->m, t) && ty_kind(p->m, t) != TK_TOKEN && ty_kind(p->m, t) != TK_TARGET && ty_kind(p->m, t) != TK_AMX) p_error_here(p, "invalid use of a non-first-class type");
      l->id = (uint32_t)placeholder(p, t);
    }
    id = l->id;
    state = l->state;
  } else {
    LocalNum *l = local_numbered(p, p->tok.num, p->tok.pos);
    if (UNLIKELY(!l->id)) {
      if (!ty_is_sized(p->m, t) && ty_kind(p->m, t) != TK_TOKEN && ty_kind(p->m, t) != TK_TARGET && ty_kind(p->m, t) != TK_AMX) p_error_here(p, "invalid use of a non-first-class type");
      l->id = (uint32_t)placeholder(p, t);
    }
    id = l->id;
    state = l->state;
  }
  tok = p->tok;
  if (UNLIKELY(state & LOCAL_BLOCK)) wrong_local(p, &tok, TY_LABEL, t);
  Val v = (Val)id;
  Ty got = p_type_of(p, v);
  if (UNLIKELY(got != t)) wrong_local(p, &tok, got, t);
  p_next(p);
  return v;
}

HOT Val parse_value(Parser *p, Ty t) {
  if (p->tok.kind == T_LOCAL || p->tok.kind == T_LOCALNUM) {
    if (UNLIKELY(!p->f)) p_error_here(p, "invalid use of function-local name");
    return p_local(p, t);
  }
  return parse_const(p, t);
}

Blk p_label(Parser *p) {
  uint32_t *id, *state;
  if (p->tok.kind == T_LOCAL) {
    Local *l = local_named(p, &p->tok);
    id = &l->id;
    state = &l->state;
  } else if (p->tok.kind == T_LOCALNUM) {
    LocalNum *l = local_numbered(p, p->tok.num, p->tok.pos);
    id = &l->id;
    state = &l->state;
  } else
    p_error_here(p, "expected a basic block");
  if (!*id) {
    *id = (uint32_t)blk_new(p->f);
    *state = LOCAL_BLOCK;
    p->fp->undefined++;
  } else if (UNLIKELY(!(*state & LOCAL_BLOCK))) {
    char b[128];
    p_error_here(p, "'%%%s' is not a basic block", tok_name(&p->tok, b, sizeof b));
  }
  p_next(p);
  return (Blk)*id;
}

Blk p_type_and_label(Parser *p) {
  if (!p_is_kw(p, KW_label)) {
    uint32_t pos = p->tok.pos;
    Ty t = parse_type(p);
    (void)parse_value(p, t);
    p_error(p, pos, "expected a basic block");
  }
  p_next(p);
  return p_label(p);
}

/* ---- instructions ---- */

/* Gives the result of the statement its name or number. Returns the placeholder that stands for it if it has been used, else VAL_NONE;
 * the caller must then enter the value: *id. The pointer holds until the next name is looked up. */
static Val define_result(Parser *p, Ty t, uint32_t **id) {
  struct FnParse *fp = p->fp;
  const Tok *res = &fp->res;
  uint32_t *state;
  if (res->kind == T_LOCAL) {
    Local *l = local_named(p, res);
    *id = &l->id;
    state = &l->state;
    fp->res_name = (Str){l->p, l->n};
  } else {
    uint32_t num = fp->next_num;
    if (res->kind == T_LOCALNUM) {
      if (res->num < num) p_error(p, res->pos, "instruction expected to be numbered '%%%u' or greater", num);
      num = (uint32_t)res->num;
    }
    LocalNum *l = local_numbered(p, num, fp->ins_pos);
    *id = &l->id;
    state = &l->state;
    fp->next_num = num + 1;
  }
  if (LIKELY(!**id)) {
    *state = LOCAL_DEFINED;
    return VAL_NONE;
  }
  if (*state) {
    char b[128];
    p_error(p, fp->ins_pos, "multiple definition of local value named '%s'", tok_name(res, b, sizeof b));
  }
  Val v = (Val)**id;
  if (p->f->ins[v].type != t) p_error(p, fp->ins_pos, "instruction forward referenced with type '%s'", p_type_text(p, p->f->ins[v].type));
  fp->undefined--;
  *state = LOCAL_DEFINED;
  return v;
}

Val p_emit(Parser *p, Op o, unsigned sub_, unsigned flags_, Ty t, const Val *ops, uint32_t n) {
  Fn *f = p->f;
  struct FnParse *fp = p->fp;
  uint32_t at = n ? opnd_alloc_(f, n) : 0;
  Use uses = USE_NONE;
  Val v;
  if (t == TY_VOID) {
    if (UNLIKELY(fp->res.kind != T_EOF)) p_error(p, fp->ins_pos, "instructions returning void cannot have a name");
    v = ins_alloc_(f);
  } else {
    uint32_t *id;
    v = define_result(p, t, &id);
    if (LIKELY(!v)) {
      v = ins_alloc_(f);
      *id = (uint32_t)v;
    } else
      uses = f->ins[v].uses;
  }
  Blk b = fp->blk;
  BlkRec *br = &f->blk[b];
  Val last = br->last;
  f->ins[v] = (Ins){.op = (uint8_t)o, .sub = (uint8_t)sub_, .flags = (uint16_t)flags_, .type = t, .blk = b, .prev = last, .opnd = at, .nops = n, .uses = uses};
  if (last) f->ins[last].next = v;
  else br->first = v;
  br->last = v;
  f->nlive++;
  for (uint32_t i = 0; i < n; i++) use_link_(f, at + i, (uint32_t)v, ops[i]);
  if (!p->ctx->strip_pos) pos_set(f, v, fp->ins_pos);
  if (fp->res.kind == T_LOCAL) {
    if (UNLIKELY(fp->res.esc)) name_set(f, v, fp->res_name);
    else name_set_src(f, v, (uint32_t)(fp->res.text.p - p->lx.base), fp->res.text.n);
  }
  if (UNLIKELY(fp->pending.n)) { /* records stand before this instruction */
    Dbg first = fp->pending.p[0];
    dbg_place_before(f, first, v);
    for (uint32_t i = 1; i < fp->pending.n; i++) {
      Dbg d = fp->pending.p[i];
      f->dbgrec.p[fp->pending.p[i - 1]].next = d;
      f->dbgrec.p[d].at = v;
      f->dbgrec.p[d].blk = b;
    }
    vec_clear(&fp->pending);
  }
  return v;
}

void p_alias(Parser *p, Val v) {
  struct FnParse *fp = p->fp;
  Fn *f = p->f;
  uint32_t *id;
  Val w = define_result(p, p_type_of(p, v), &id);
  if (w) {
    if (w == v) v = con_poison(&f->con, f->ins[w].type); /* its own operand: unreachable code */
    *id = (uint32_t)v;
    val_replace(f, w, v);
    f->ins[w].sub = 1; /* phi entries follow this to the value, see phi_value */
    f->ins[w].opnd = (uint32_t)v;
    fp->aliased = true;
  }
  *id = (uint32_t)v;
}

static Val phi_value(const Parser *p, Val v) {
  while (val_is_local(v) && p->f->ins[v].op == OP_NONE && p->f->ins[v].sub == 1) v = (Val)p->f->ins[v].opnd;
  return v;
}

/* %name = instruction, or without a name. */
static void statement(Parser *p) {
  struct FnParse *fp = p->fp;
  fp->comma = false;
  fp->ins_pos = p->tok.pos;
  fp->res.kind = T_EOF;
  if (p->tok.kind == T_LOCAL || p->tok.kind == T_LOCALNUM) {
    fp->res = p->tok;
    p_next(p);
    p_expect(p, T_EQ, fp->res.kind == T_LOCAL ? "expected '=' after instruction name" : "expected '=' after instruction id");
  }
  uint32_t records = fp->pending.n, live = p->f->nlive;
  p_instruction(p);
  if (UNLIKELY(fp->res.kind != T_EOF && p->f->nlive == live && fp->pending.n > records)) p_error(p, fp->res.pos, "instructions returning void cannot have a name");
}

/* ---- blocks and edges ---- */

static void start_block(Parser *p) {
  struct FnParse *fp = p->fp;
  Fn *f = p->f;
  uint32_t *id, *state, pos = p->tok.pos;
  Tok tok = p->tok;
  Local *l = NULL;
  if (tok.kind == T_LABEL) {
    p_next(p);
    l = local_named(p, &tok);
    id = &l->id;
    state = &l->state;
  } else {
    uint32_t num = fp->next_num;
    if (tok.kind == T_LABELNUM) {
      p_next(p);
      if (tok.num < num) p_error(p, pos, "label expected to be numbered '%u' or greater", num);
      if (tok.num > UINT32_MAX) p_error(p, pos, "invalid value number (too large)");
      num = (uint32_t)tok.num;
    }
    LocalNum *n = local_numbered(p, num, pos);
    id = &n->id;
    state = &n->state;
    fp->next_num = num + 1;
  }
  char nb[128];
  if (*id && !(*state & LOCAL_BLOCK)) p_error(p, pos, "unable to create block named '%s'", tok_name(&tok, nb, sizeof nb));
  if (*state & LOCAL_DEFINED) p_error(p, pos, "redefinition of block '%s'", tok_name(&tok, nb, sizeof nb));
  if (*id) fp->undefined--;
  else *id = (uint32_t)blk_new(f);
  *state = LOCAL_BLOCK | LOCAL_DEFINED;
  Blk b = (Blk)*id;
  fp->blk = b;
  blk_place_end(f, b);
  if (l) {
    if (tok.esc) blk_name_set(f, b, (Str){l->p, l->n});
    else blk_name_set_src(f, b, (uint32_t)(tok.text.p - p->lx.base), tok.text.n);
  }
  if (!p->ctx->strip_pos) {
    if ((uint32_t)b >= f->cap_blk_pos) {
      uint32_t n = u32_max((uint32_t)b + 1, f->cap_blk);
      f->blk_pos = mem_realloc(f->blk_pos, sizeof(uint32_t) * n);
      memset(f->blk_pos + f->cap_blk_pos, 0, sizeof(uint32_t) * (n - f->cap_blk_pos));
      f->cap_blk_pos = n;
    }
    f->blk_pos[b] = pos;
  }
}

static void block(Parser *p) {
  struct FnParse *fp = p->fp;
  Fn *f = p->f;
  start_block(p);
  Blk b = fp->blk;
  for (;;) {
    while (UNLIKELY(p->tok.kind == T_HASHWORD)) p_debug_record(p);
    vec_clear(&fp->succ);
    uint32_t live = f->nlive;
    statement(p);
    if (f->nlive == live) continue;
    unsigned o = f->ins[f->blk[b].last].op;
    if (o >= OP_FIRST_TERM && o <= OP_LAST_TERM) break;
  }
  uint32_t n = fp->succ.n;
  if (n) {
    uint32_t room = n <= 2 ? n : 1u << log2_ceil(n), need = f->nsucc + room;
    if (need > f->cap_succ) {
      f->cap_succ = u32_max(need, f->cap_succ + f->cap_succ / 2);
      f->succ = mem_realloc(f->succ, sizeof(SuccEdge) * f->cap_succ);
    }
    f->blk[b].succ = f->nsucc;
    f->blk[b].nsucc = n;
    for (uint32_t i = 0; i < n; i++) {
      f->succ[f->nsucc + i] = (SuccEdge){fp->succ.p[i], 0};
      f->blk[fp->succ.p[i]].npred++;
    }
    f->nsucc = need;
  }
}

static void make_preds(Fn *f) {
  uint32_t at = 0;
  FOR_EACH_BLK(f, b) {
    uint32_t n = f->blk[b].npred;
    f->blk[b].pred = at;
    f->blk[b].npred = 0;
    at += n <= 2 ? n : 1u << log2_ceil(n);
  }
  if (at > f->cap_pred) {
    f->cap_pred = at;
    f->pred = mem_realloc(f->pred, sizeof(PredEdge) * at);
  }
  f->npred = at;
  FOR_EACH_BLK(f, b) {
    SuccEdge *s = f->succ + f->blk[b].succ;
    for (uint32_t i = 0, n = f->blk[b].nsucc; i < n; i++) {
      BlkRec *t = &f->blk[s[i].to];
      s[i].pred = t->npred;
      f->pred[t->pred + t->npred++] = (PredEdge){b, i};
    }
  }
}

/* map[k] = index of the predecessor entry for the k-th written entry; entries from one block take its edges in turn. */
static void phi_map(Parser *p, const PhiRead *r, uint32_t *map) {
  struct FnParse *fp = p->fp;
  Fn *f = p->f;
  const BlkRec *b = &f->blk[r->blk];
  const PredEdge *pe = f->pred + b->pred;
  const PhiEntry *e = fp->phi_entries.p + r->first;
  uint32_t n = r->n;
  if (n != b->npred) p_error(p, r->pos, "PHINode should have one entry for each predecessor of its parent basic block!");
  uint32_t k = 0;
  while (k < n && pe[k].from == e[k].b) map[k] = k, k++;
  if (LIKELY(k == n)) return;
  vec_resize_zero(&fp->scratch, f->nblk + n);
  uint32_t *head = fp->scratch.p, *next = fp->scratch.p + f->nblk;
  for (uint32_t i = n; i-- > 0;) {
    next[i] = head[pe[i].from];
    head[pe[i].from] = i + 1;
  }
  bool bad = false;
  for (uint32_t i = 0; i < n; i++) {
    uint32_t h = head[e[i].b];
    if (!h) {
      bad = true;
      break;
    }
    map[i] = h - 1;
    head[e[i].b] = next[h - 1];
  }
  for (uint32_t i = 0; i < n; i++) head[pe[i].from] = 0;
  if (bad) p_error(p, r->pos, "PHI node entries do not match predecessors!");
}

static void make_phis(Parser *p) {
  struct FnParse *fp = p->fp;
  Fn *f = p->f;
  for (uint32_t i = 0; i < fp->phis.n; i++) {
    PhiRead *r = &fp->phis.p[i];
    uint32_t n = r->n;
    VecU32 *mv = &fp->opos;
    vec_reserve(mv, n);
    uint32_t *map = mv->p;
    phi_map(p, r, map);
    bool straight = true;
    for (uint32_t k = 0; k < n && straight; k++) straight = map[k] == k;
    if (!straight && f->blk[r->blk].first == r->phi) {
      preds_permute(f, r->blk, map);
      for (uint32_t k = 0; k < n; k++) map[k] = k;
      straight = true;
    }
    uint32_t at = opnd_alloc_(f, n);
    f->ins[r->phi].opnd = at;
    f->ins[r->phi].nops = n;
    const PhiEntry *e = fp->phi_entries.p + r->first;
    for (uint32_t k = 0; k < n; k++) use_link_(f, at + map[k], (uint32_t)r->phi, fp->aliased ? phi_value(p, e[k].v) : e[k].v);
    if (UNLIKELY(n > 1)) { /* entries from one block hold one value: compare neighbours of a chain through the scratch table */
      const PredEdge *pe = f->pred + f->blk[r->blk].pred;
      vec_resize_zero(&fp->scratch, f->nblk);
      uint32_t *seen = fp->scratch.p;
      for (uint32_t k = 0; k < n; k++) {
        uint32_t s = seen[pe[k].from];
        if (s && f->opnd[at + s - 1] != f->opnd[at + k]) p_error(p, r->pos, "PHI node has multiple entries for the same basic block with different incoming values!");
        seen[pe[k].from] = k + 1;
      }
      for (uint32_t k = 0; k < n; k++) seen[pe[k].from] = 0;
    }
    if (!straight) {
      uint32_t w = words_add(f, map, n);
      if ((uint32_t)r->phi >= f->cap_phi_order) {
        f->phi_order = mem_realloc(f->phi_order, sizeof(uint32_t) * f->cap_ins);
        memset(f->phi_order + f->cap_phi_order, 0, sizeof(uint32_t) * (f->cap_ins - f->cap_phi_order));
        f->cap_phi_order = f->cap_ins;
      }
      f->phi_order[r->phi] = w;
    }
  }
}

static COLD NORETURN void report_undefined(Parser *p) {
  struct FnParse *fp = p->fp;
  Tok best = {.pos = UINT32_MAX};
  for (uint32_t i = 0; i < fp->cap; i++) {
    const Local *l = &fp->tab[i];
    if (l->gen == fp->gen && l->id && !(l->state & LOCAL_DEFINED) && l->pos < best.pos) best = (Tok){.kind = T_LOCAL, .pos = l->pos, .text = {l->p, l->n}};
  }
  for (uint32_t i = 0; i < fp->num.n; i++) {
    const LocalNum *l = &fp->num.p[i];
    if (l->id && !(l->state & LOCAL_DEFINED) && l->pos < best.pos) best = (Tok){.kind = T_LOCALNUM, .pos = l->pos, .num = i};
  }
  char b[128];
  p_error(p, best.pos, "use of undefined value '%%%s'", tok_name(&best, b, sizeof b));
}

/* Function bodies of LLVM's text are about 40 bytes an instruction. */
enum { BYTES_PER_INS = 40 };

void p_body(Parser *p, Glob g) {
  struct FnParse *fp = p->fp;
  Module *m = p->m;
  uint32_t start = p->tok.pos, end = p_body_end(p, g);
  Fn *f = fn_new(m, g, (end - start) / BYTES_PER_INS + 4);
  glob(m, g)->fn = f;
  p->f = f;
  p->pool = &f->con;
  if (!fp->cap) tab_grow(fp);
  if (++fp->gen == 0) { /* wrapped: really clear */
    memset(fp->tab, 0, sizeof(Local) * fp->cap);
    memset(fp->callee, 0, sizeof fp->callee);
    fp->gen = 1;
  }
  fp->used = fp->next_num = fp->undefined = 0;
  fp->aliased = false;
  fp->last_unique = 0;
  vec_clear(&fp->upgrades);
  vec_clear(&fp->num);
  vec_clear(&fp->phis);
  vec_clear(&fp->phi_entries);
  vec_clear(&fp->pending);
  fp->scratch.n = 0;
  uint32_t nargs;
  const ArgName *an = p_arg_names(p, g, &nargs);
  for (uint32_t i = 0; i < f->nargs; i++) {
    Val v = fn_arg(f, i);
    if (i >= nargs || an[i].tok.kind == T_EOF) {
      *local_numbered(p, fp->next_num++, start) = (LocalNum){(uint32_t)v, LOCAL_DEFINED, start};
      continue;
    }
    const Tok *t = &an[i].tok;
    if (!p->ctx->strip_pos) pos_set(f, v, t->pos);
    if (t->kind == T_LOCALNUM) {
      if (t->num < fp->next_num) p_error(p, t->pos, "argument expected to be numbered '%%%u' or greater", fp->next_num);
      *local_numbered(p, t->num, t->pos) = (LocalNum){(uint32_t)v, LOCAL_DEFINED, t->pos};
      fp->next_num = (uint32_t)t->num + 1;
      continue;
    }
    Local *l = local_named(p, t);
    if (l->id) p_error(p, t->pos, "redefinition of argument '%%%.*s'", (int)t->text.n, t->text.p);
    l->id = (uint32_t)v;
    l->state = LOCAL_DEFINED;
    if (t->esc) name_set(f, v, (Str){l->p, l->n});
    else name_set_src(f, v, (uint32_t)(t->text.p - p->lx.base), t->text.n);
  }
  if (p_is(p, T_RBRACE)) p_error_here(p, "function body requires at least one basic block");
  do block(p);
  while (!p_is(p, T_RBRACE) && !p_is_kw(p, KW_uselistorder));
  while (p_is_kw(p, KW_uselistorder)) p_use_list_order(p);
  if (!p_is(p, T_RBRACE)) p_error_here(p, "expected uselistorder directive");
  if (UNLIKELY(fp->undefined)) report_undefined(p);
  make_preds(f);
  make_phis(p);
  upgrade_calls(p);
  fn_touch(f, EP_CFG | EP_VAL | EP_MEM);
}
