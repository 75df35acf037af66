/* jobserver.h: GNU make's job server, which says how many jobs run at once in all of a build.
 *
 * Who runs under make owns one slot already. Each thread beyond the first needs a token: a byte read from make's pipe
 * or fifo, to be written back. Taking never waits: fewer tokens mean fewer threads. One process has one job server, so
 * that there is one of this, with a place that a signal handler finds. */
#ifndef NVOPT_JOBSERVER_H
#define NVOPT_JOBSERVER_H
#include "support/base.h"

typedef enum JobServer {
  JOBSERVER_NONE,   /* not under make, or make runs one job at a time */
  JOBSERVER_CLOSED, /* make has one but not for this recipe (its line has no '+'): there is no token to be had */
  JOBSERVER_BROKEN, /* what MAKEFLAGS says cannot be understood or opened: the same */
  JOBSERVER_OPEN
} JobServer;
/* Connects to what MAKEFLAGS names (--jobserver-auth=R,W or =fifo:PATH; --jobserver-fds=R,W of make before 4.2; the
 * last one counts). NULL: there is none. */
JobServer jobserver_connect(const char *makeflags);
/* Takes up to n tokens that are there now; how many. One thread calls this. */
unsigned jobserver_take(unsigned n);
/* Gives back all that were taken, and waits for who is giving one. Async-signal-safe, may be called by whoever is about
 * to end the process. */
void jobserver_give_back(void);
/* Gives back one: a thread that was started for it has nothing more to do. Any thread. */
void jobserver_give_one(void);
#endif
