#define _GNU_SOURCE
#include "CProcess.h"

#include <dlfcn.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#ifdef __linux__
// A static program would be linked with a loader that can't work there; weak, they are not there instead.
#pragma weak dlopen
#pragma weak dlsym
#pragma weak dlerror
#endif

pid_t process_fork(void) { return fork(); }

void process_end_by_default(void) {
  for (int number = 1; number < NSIG; number++) {
    // To ignore a signal takes away what came of it while it was blocked.
    signal(number, SIG_IGN);
    signal(number, SIG_DFL);
  }
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
}

void process_end_with_parent(void) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

void process_limit_growth(unsigned long bytes) {
#ifdef __linux__
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file) return;
  unsigned long pages = 0;
  if (fscanf(file, "%lu", &pages) == 1) {
    rlim_t most = pages * (unsigned long)sysconf(_SC_PAGESIZE) + bytes;
    struct rlimit limit = {most, most};
    setrlimit(RLIMIT_AS, &limit);
  }
  fclose(file);
#else
  (void)bytes;
#endif
}

int process_processors(void) {
#ifdef __linux__
  // Not all that are there: a process may be bound to some of them.
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) == 0) return CPU_COUNT(&set);
#endif
  long online = sysconf(_SC_NPROCESSORS_ONLN);
  return online > 0 ? (int)online : 0;
}

void *library_open(const char *path) {
  return dlopen ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : NULL;
}

void *library_symbol(void *library, const char *name) {
  return dlsym ? dlsym(library, name) : NULL;
}

const char *library_error(void) { return dlerror ? dlerror() : NULL; }
