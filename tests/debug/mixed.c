/* mixed.c: what moves, merges and deletes code: structs, loops, a switch, inlined helpers, tail recursion, dead code,
 * globals. */
struct point {
  int x, y;
  float w[3];
};
static int total;
static const int table[8] = {1, 1, 2, 3, 5, 8, 13, 21};
static inline int clamp(int v, int lo, int hi) {
  int r = v < lo ? lo : v;
  if (r > hi) r = hi;
  return r;
}
static int gcd(int a, int b) {
  int t = a % (b ? b : 1);
  return b ? gcd(b, t) : a;
}
int sum(const int *p, int n) {
  int s = 0, unused = n * 3, twice = 0;
  for (int i = 0; i < n; i++) {
    int v = p[i];
    twice = v + v;
    s += clamp(v, 0, 255) + twice - v - v;
  }
  unused = s;
  total += s;
  return s;
}
int kind(int k, struct point *q) {
  struct point a = *q, b;
  int r;
  b.x = a.y;
  b.y = a.x;
  b.w[0] = a.w[1];
  b.w[1] = 0;
  b.w[2] = a.w[0] * 2;
  switch (k) {
  case 0: r = b.x; break;
  case 1: r = b.y + b.x; break;
  case 2: r = b.y; break;
  case 5: r = gcd(b.x, b.y); break;
  default:
    r = table[k & 7];
    {
      int z = r * 2;
      if (k > 100) r = z;
    }
  }
  *q = b;
  if (k & 1) {
    int e = r + 1;
    total = e;
  } else {
    int e = r + 1;
    total = e;
  }
  return r;
}
double mean(double *v, int n) {
  double s = 0;
  int i = 0;
  while (i < n) {
    s += v[i];
    i++;
  }
  return n ? s / n : 0.0;
}
