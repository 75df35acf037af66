/* Tests fail, arena, vec, strbuf and hash. Build and run from the root:
 *   gcc -std=c17 -g -D_GNU_SOURCE -Iinclude -fsanitize=address,undefined -Wall -Wextra -Wconversion -Wenum-conversion
 * -Werror \ tests/unit/test_containers.c support/{fail,arena,mem,vec,strbuf,hash}.c -o /tmp/test_containers &&
 * /tmp/test_containers */
#include "support/arena.h"
#include "support/fail.h"
#include "support/hash.h"
#include "support/strbuf.h"
#include "support/vec.h"
#include <stdio.h>
#include <stdlib.h>

#define CHECK(c)                                                                                                       \
  do {                                                                                                                 \
    if (!(c)) {                                                                                                        \
      printf("%s:%d: failed: %s\n", __FILE__, __LINE__, #c);                                                           \
      exit(1);                                                                                                         \
    }                                                                                                                  \
  } while (0)

static void test_fail(void) {
  volatile int steps = 0;
  FailFrame outer, inner;
  if (FAIL_TRY(&outer)) {
    if (FAIL_TRY(&inner)) {
      steps = steps + 1;
      BUG("broken %d", 7);
    } else {
      steps = steps + 10;
      CHECK(strstr(fail_message(&inner), "test_containers.c:") && strstr(fail_message(&inner), "broken 7"));
      CHECK(!inner.no_memory);
      fail_again(&inner);
    }
  } else {
    steps = steps + 100;
    CHECK(strstr(fail_message(&outer), "broken 7"));
  }
  CHECK(steps == 111);
  if (FAIL_TRY(&outer)) {
    fail_nomem(42);
  } else {
    CHECK(outer.no_memory && strstr(fail_message(&outer), "42"));
  }
  if (FAIL_TRY(&outer)) {
    char big[2000];
    memset(big, 'x', sizeof big - 1);
    big[sizeof big - 1] = 0;
    BUG("%s", big);
  } else {
    CHECK(strlen(fail_message(&outer)) == sizeof outer.text - 1);
  }
  if (FAIL_TRY(&outer)) {
    fail_leave(&outer);
  } else {
    CHECK(false);
  }
}

static void test_arena(void) {
  Arena a;
  arena_init(&a);
  ArenaMark empty = arena_mark(&a);
  arena_release(&a, empty);
  for (int round = 0; round < 3; round++) {
    ArenaMark m0 = arena_mark(&a);
    uint32_t *first = ARENA_ARRAY(&a, uint32_t, 10);
    for (uint32_t i = 0; i < 10; i++) first[i] = i;
    ArenaMark m1 = arena_mark(&a);
    for (size_t i = 0; i < 5000; i++) {
      size_t n = i * 7 % 900, al = (size_t)1 << i % 7;
      char *p = arena_alloc_align(&a, n, al);
      CHECK((uintptr_t)p % al == 0);
      memset(p, 0x5a, n);
    }
    char *huge = arena_alloc(&a, 3u << 20);
    memset(huge, 1, 3u << 20);
    arena_release(&a, m1);
    for (uint32_t i = 0; i < 10; i++) CHECK(first[i] == i);
    char *z = arena_zalloc(&a, 500);
    for (int i = 0; i < 500; i++) CHECK(z[i] == 0);
    CHECK(!strcmp(arena_strdup(&a, STR("hello")), "hello"));
    CHECK(!strcmp(arena_strdup(&a, (Str){NULL, 0}), ""));
    arena_release(&a, m0);
  }
  arena_free(&a);
  CHECK(!a.block);
  *ARENA_NEW(&a, int) = 3;
  arena_free(&a);
}

static void test_vec(void) {
  VecU32 v = {0};
  for (uint32_t i = 0; i < 100000; i++) vec_push(&v, i * 3);
  for (uint32_t i = 0; i < 100000; i++) CHECK(v.p[i] == i * 3);
  CHECK(vec_pop(&v) == 99999 * 3 && vec_last(&v) == 99998 * 3);
  vec_clear(&v);
  vec_resize_zero(&v, 1000);
  for (uint32_t i = 0; i < 1000; i++) CHECK(v.p[i] == 0);
  vec_free(&v);
  CHECK(!v.p && !v.n && !v.cap);
  mem_free(mem_alloc(0));
  char *z = mem_zalloc(10);
  CHECK(z[9] == 0);
  mem_free(mem_realloc(z, 0));
}

static size_t pieces, spilt;
static void take_piece(void *user, const char *p, size_t n) {
  CHECK(user == &pieces && n && n % SB_SPILL_SIZE == 0);
  for (size_t i = 0; i < n; i++) CHECK(p[i] == (char)((spilt + i) % 251));
  pieces++, spilt += n;
}
/* What leaves early leaves in whole pieces, and nothing is lost between them. */
static void test_spill(void) {
  StrBuf s = {.spill = take_piece, .spill_user = &pieces};
  size_t total = 0;
  for (size_t line = 1; total < 5 * SB_SPILL_SIZE; line++) {
    for (size_t i = 0; i < line % 997; i++) sb_ch(&s, (char)(total++ % 251));
    sb_spill(&s);
    CHECK(s.n < SB_SPILL_SIZE);
  }
  CHECK(pieces && spilt + s.n == total);
  for (size_t i = 0; i < s.n; i++) CHECK(s.p[i] == (char)((spilt + i) % 251));
  sb_free(&s);
}

static void test_strbuf(void) {
  StrBuf s = {0};
  sb_put(&s, NULL, 0);
  sb_u64(&s, 0), sb_ch(&s, ' '), sb_u64(&s, UINT64_MAX), sb_ch(&s, ' '), sb_i64(&s, INT64_MIN), sb_ch(&s, ' ');
  sb_i64(&s, 9), sb_lit(&s, " "), sb_u64(&s, 10), sb_cz(&s, " "), sb_i64(&s, -100), sb_str(&s, STR(" "));
  sb_hex(&s, 0xbeef, 6), sb_ch(&s, ' '), sb_hex(&s, 0x12345, 2), sb_ch(&s, ' '), sb_hex(&s, UINT64_MAX, 16);
  CHECK(!strcmp(sb_z(&s), "0 18446744073709551615 -9223372036854775808 9 10 -100 00BEEF 12345 FFFFFFFFFFFFFFFF"));
  sb_free(&s);
  for (uint64_t x = 1, i = 0; i < 64; i++, x = x * 2 + i % 3) {
    char want[32];
    s.n = 0;
    sb_u64(&s, x);
    snprintf(want, sizeof want, "%llu", (unsigned long long)x);
    CHECK(!strcmp(sb_z(&s), want));
  }
  s.n = 0;
  size_t total = 0;
  for (int i = 0; i < 300; i++) {
    sb_fmt(&s, "%*d", i, 1);
    total += i > 1 ? (size_t)i : 1;
    CHECK(s.n == total && s.p[s.n - 1] == '1');
  }
  sb_free(&s);
}

static void test_hash(void) {
  /* Every bit of what is mixed in reaches the low bits that tables go by. */
  for (unsigned bit = 0; bit < 64; bit++) CHECK((hash_mix(1, 1ull << bit) & 0xffff) != (hash_mix(1, 0) & 0xffff));
  CHECK(hash_mix(hash_mix(0, 1), 2) != hash_mix(hash_mix(0, 2), 1));
  char text[64];
  memset(text, 'x', sizeof text);
  for (size_t n = 1; n <= sizeof text; n++)
    for (size_t i = 0; i < n; i++) {
      uint64_t h = hash_bytes(text, n);
      text[i] = 'y';
      CHECK(hash_bytes(text, n) != h && hash_bytes(text, n - 1) != h);
      text[i] = 'x';
    }
  /* Numbers 1 .. n of the keys 3 * number; one hash for many of them. */
  Arena a;
  arena_init(&a);
  enum { N = 5000 };
  IdSet grows = {0}, fixed = idset_on(&a, N), *both[2] = {&grows, &fixed};
  for (int k = 0; k < 2; k++) {
    IdSet *t = both[k];
    for (uint32_t i = 1; i <= N; i++) {
      uint32_t hash = k ? hash_u32(3 * i) : (uint32_t)hash_mix(0, 3 * i / 7), s = idset_first(t, hash), id;
      for (; (id = t->slot[s].id) != 0; s = idset_probe(t, s + 1, hash)) CHECK(id != i);
      idset_put(t, s, i, hash);
    }
    for (uint32_t i = 1; i <= N; i++) {
      uint32_t hash = k ? hash_u32(3 * i) : (uint32_t)hash_mix(0, 3 * i / 7), s = idset_probe(t, hash, hash);
      while (t->slot[s].id && t->slot[s].id != i) s = idset_probe(t, s + 1, hash);
      CHECK(t->slot[s].id == i);
      if (k) CHECK(idset_probe(t, hash, hash) == s); /* no other key has this hash */
    }
    CHECK(t->used == N);
  }
  idset_reserve(&grows, 4 * N);
  uint32_t cap = grows.cap;
  for (uint32_t i = N; i < 4 * N; i++) {
    uint32_t hash = hash_u32(i), s = idset_first(&grows, hash);
    while (grows.slot[s].id) s = idset_probe(&grows, s + 1, hash);
    idset_put(&grows, s, i + 1, hash);
  }
  CHECK(grows.cap == cap);
  idset_free(&grows);
  arena_free(&a);
  KeySet keys = {0};
  for (int round = 0; round < 3; round++) {
    for (uint64_t i = 0; i < 500; i++) CHECK(keyset_add(&keys, i << 40));
    for (uint64_t i = 0; i < 500; i++) CHECK(!keyset_add(&keys, i << 40));
    if (round) keys.round = UINT32_MAX; /* the counter runs over */
    keyset_clear(&keys);
  }
  keyset_free(&keys);
}

int main(void) {
  test_fail();
  test_arena();
  test_vec();
  test_spill();
  test_strbuf();
  test_hash();
  return 0;
}
