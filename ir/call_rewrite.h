/* call_rewrite.h: one call of an intrinsic becomes what another LLVM version writes, by a program of upgrades.def or
 * downgrades.def. Private to ir/: the reader upgrades (text/upgrade_intrin.c), lower_version.c goes the other way. */
#ifndef NVOPT_IR_CALL_REWRITE_H
#define NVOPT_IR_CALL_REWRITE_H
#include "ir/ir.h"

/* A program: "~NAME": the call stays as it is and calls NAME (with LLVM 22's suffix; "!NAME": with none); or
 * statements, separated by ';', the last one giving the result:
 *     [name:] [=|+|*] operation[/type] operand ...
 *     operation  @NAME: call of that intrinsic; bitcast, zext, trunc, addrspacecast (none when the type is there
 *                already); sub; select; icmp.PRED; rmw.OP (atomicrmw seq_cst); alloca (the alloca that the operand is
 *                the address of; when it is none the whole call is dropped); ldg (an invariant load; second operand:
 *                the alignment); splice (a splice that names its direction); sizeof (bytes of the alloca that the
 *                operand is, -1 when unknown; i64), alignof (its argument's align, or 1; i32)
 *     type       of the result, in the signature code of intrinsic.h; "r", and nothing after a call: that of the old
 *                call
 *     operand    $k: argument k, with ^j aligned as argument j says; %k: result of statement k; #T N: the number N of
 *                type T; -$k: minus the constant that argument k is
 *     =          takes the name of the old call;  +: also its tail mark and attachments;  *: also its attributes
 *     name:      names the new instruction */
typedef struct CallTarget {
  uint16_t id;
  Ty fnty;
  Str name;
} CallTarget; /* the new function: table entry, type, full name (in the arena) */
typedef struct CallRewrite {
  Module *m;
  Fn *f; /* NULL for call_rewrite_target */
  Arena *arena;
  void (*bad)(void *user, Val call, const char *what); /* the old call breaks a rule of its time; need not return */
  void (*named)(void *user, Val v, Str base);          /* names v, uniquely */
  void *user;
} CallRewrite;

/* Rewrites `call`. False, and nothing changed, when the program does not fit it. *to: the function that the program
 * calls, if any. */
bool call_rewrite(const CallRewrite *w, Val call, const char *prog, CallTarget *to);
/* The function that a program calls whose first statement takes the old call's name (or is a ~), from the
 * declaration's type alone. */
bool call_rewrite_target(const CallRewrite *w, const char *prog, Ty fnty, CallTarget *to);
#endif
