/* driver.h: what main does. */
#ifndef NVOPT_DRIVER_H
#define NVOPT_DRIVER_H
/* Runs the program for these arguments; the value is the exit status. */
int driver_main(int argc, char **argv);
#endif
