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
#if __has_include(<linux/seccomp.h>) && (defined(__x86_64__) || defined(__aarch64__))
#define HAS_FILTERS
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/syscall.h>
#endif
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

void process_limit(unsigned long memory, unsigned long file, unsigned long processes, unsigned long seconds) {
  struct rlimit limits[] = {{memory, memory}, {file, file}, {processes, processes}, {seconds, seconds}, {0, 0}};
  setrlimit(RLIMIT_AS, &limits[0]);
  setrlimit(RLIMIT_FSIZE, &limits[1]);
  setrlimit(RLIMIT_NPROC, &limits[2]);
  setrlimit(RLIMIT_CPU, &limits[3]);
  setrlimit(RLIMIT_CORE, &limits[4]);
}

#ifdef HAS_FILTERS

#ifdef __x86_64__
#define ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

// Calls that are refused whatever their arguments are. Not all have a number in each kernel's headers and for each
// processor.
static const unsigned refused[] = {
    __NR_execve, __NR_execveat, __NR_unshare, __NR_setns, __NR_ptrace, __NR_mount, __NR_umount2, __NR_pivot_root,
    __NR_chroot, __NR_kill, __NR_tkill, __NR_rt_sigqueueinfo, __NR_rt_tgsigqueueinfo, __NR_process_vm_readv,
    __NR_process_vm_writev, __NR_socket, __NR_socketpair, __NR_mkdirat, __NR_mknodat, __NR_symlinkat, __NR_linkat,
    __NR_bpf, __NR_perf_event_open, __NR_keyctl, __NR_add_key, __NR_request_key, __NR_memfd_create,
#ifdef __NR_fork
    __NR_fork, __NR_vfork, __NR_creat, __NR_mkdir, __NR_mknod, __NR_symlink, __NR_link,
#endif
#ifdef __NR_userfaultfd
    __NR_userfaultfd,
#endif
#ifdef __NR_io_uring_setup
    __NR_io_uring_setup, __NR_io_uring_enter, __NR_io_uring_register,
#endif
#ifdef __NR_pidfd_send_signal
    __NR_pidfd_send_signal,
#endif
#ifdef __NR_pidfd_getfd
    __NR_pidfd_getfd,
#endif
};

// Their arguments lie in memory, where a filter can't look: libraries that find them missing use the older ones.
static const unsigned missing[] = {
#ifdef __NR_clone3
    __NR_clone3,
#endif
#ifdef __NR_openat2
    __NR_openat2,
#endif
};

#define WORD(member) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, member))
#define ANSWER(value) BPF_STMT(BPF_RET | BPF_K, value)
#define REFUSE(number) ANSWER(SECCOMP_RET_ERRNO | (number))
// Goes on behind the next `count` statements unless the call is this one.
#define UNLESS(call, count) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, 0, count)
// If one of the bits is there it goes on with the next statement, else behind it.
#define IF_ANY(bits) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, 0, 1)

int process_confine(void) {
  struct sock_filter filter[32 + 2 * (sizeof refused + sizeof missing) / sizeof(unsigned)];
  size_t count = 0;
#define ADD(...)                                                            \
  do {                                                                      \
    struct sock_filter more[] = {__VA_ARGS__};                              \
    for (size_t i = 0; i < sizeof more / sizeof *more; i++) filter[count++] = more[i]; \
  } while (0)
  ADD(WORD(arch), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0), ANSWER(SECCOMP_RET_KILL_PROCESS), WORD(nr));
#ifdef __x86_64__
  // The same calls by the numbers of another binary interface.
  ADD(BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1), REFUSE(EPERM));
#endif
  for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) ADD(UNLESS(refused[i], 1), REFUSE(EPERM));
  for (size_t i = 0; i < sizeof missing / sizeof *missing; i++) ADD(UNLESS(missing[i], 1), REFUSE(ENOSYS));
  const unsigned writes = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC;
  ADD(UNLESS(__NR_openat, 4), WORD(args[2]), IF_ANY(writes), REFUSE(EACCES), ANSWER(SECCOMP_RET_ALLOW));
#ifdef __NR_open
  ADD(UNLESS(__NR_open, 4), WORD(args[1]), IF_ANY(writes), REFUSE(EACCES), ANSWER(SECCOMP_RET_ALLOW));
#endif
  // CLONE_THREAD: a thread of this process.
  ADD(UNLESS(__NR_clone, 4), WORD(args[0]), IF_ANY(0x10000), ANSWER(SECCOMP_RET_ALLOW), REFUSE(EPERM));
  // abort() signals this process itself.
  ADD(UNLESS(__NR_tgkill, 4), WORD(args[0]), UNLESS((unsigned)getpid(), 1), ANSWER(SECCOMP_RET_ALLOW), REFUSE(EPERM));
  ADD(ANSWER(SECCOMP_RET_ALLOW));
  struct sock_fprog program = {(unsigned short)count, filter};
  // What is written to a file that is open already would make it grow.
  struct rlimit none = {0, 0};
  if (setrlimit(RLIMIT_FSIZE, &none) != 0 || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

#else

int process_confine(void) { return -1; }

#endif

static volatile sig_atomic_t noted_end;

static void note_end(int number) { noted_end = number; }

void process_note_ends(void) {
  struct sigaction action = {.sa_handler = note_end};
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
}

int process_noted_end(void) { return noted_end != 0; }

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
