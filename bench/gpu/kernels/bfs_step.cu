/* One step of a breadth-first search: nodes of the frontier mark their unseen neighbours. */
//; SIZE n 256 4194304
//; SIZE per 5 8
//; BUF start i32 n+1 iota 0 per
//; BUF edge i32 n*per range 0 n-1 7
//; BUF level i32 n range -1 0 8
//; BUF next i32 n fill -1
//; BUF any i32 1 zero
//; KERNEL bfs_step grid=n/128 block=128 args=(start, edge, level, next, any, 0)
#include "gpu.h"
KERNEL bfs_step(const int *start, const int *edge, const int *level, int *next, int *any, int now) {
  int i = CTA_X * DIM_X + TID_X;
  if (level[i] != now) return;
  for (int e = start[i]; e < start[i + 1]; e++) {
    int v = edge[e];
    if (level[v] < 0 && atomic_max(&next[v], now + 1) < now + 1) atomic_max(any, 1);
  }
}
