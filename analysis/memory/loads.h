/* loads.h: what is known of the memory that a pointer points to: may it be read here at all, and how is it aligned.
 * Looks through getelementptr with constant offsets, casts and selects, to CAP_LOADS_STEPS steps. No caching. */
#ifndef NVOPT_LOADS_H
#define NVOPT_LOADS_H
#include "analysis/value/known.h"

/* p = base + *offset bytes, as far as offsets are constant (wrapping at the index width). Casts between address
 * spaces are not looked through. *inbounds: every step was inbounds. Constant addresses too. */
Val ptr_base_offset(const Fn *f, Val p, int64_t *offset, bool *inbounds);
/* Bytes that may be read from p on, as p itself says (alloca, global, attributes, metadata; nothing is looked
 * through); 0: nothing known. */
uint64_t object_bytes(const Fn *f, Val p);
uint64_t object_bytes_unless_null(const Fn *f, Val p); /* where it is not null: dereferenceable_or_null */
/* A power of two that divides the address; 1 if nothing is known. */
uint32_t ptr_align(const Fn *f, Val p);
uint32_t ptr_align_at(const KnownCtx *k, Val p); /* with what assumptions say at k->at */
/* Reading `bytes` bytes at p is defined wherever p is available, and p is aligned to `align`. Allocas (their lifetime
 * does not matter: outside it a load gives poison), globals with a size, byval, sret, dereferenceable; a choice between
 * such by what is not poison. */
bool ptr_dereferenceable(const Fn *f, Val p, uint64_t bytes, uint32_t align);
/* A non-volatile load of type t with this alignment from p may be placed before instruction `at`: dereferenceable, or
 * so unless null, which it is not there, or an access just above reads or writes at least as much through the same
 * pointer with at least this alignment, and nothing between may free it. It may still read what another thread writes:
 * the caller must not use the value where the program did not load. */
bool load_is_safe(const Fn *f, Val p, Ty t, uint32_t align, Val at);
#endif
