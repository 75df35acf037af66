/* main.c: the program nvopt. Everything is in driver.c and below; only this file ends the process. */
#include "src/driver.h"

int main(int argc, char **argv) { return driver_main(argc, argv); }
