// What Swift can't call by itself: fork(2), and the dynamic loader, which a static program doesn't have.
#ifndef LAYERCAKE_CPROCESS_H
#define LAYERCAKE_CPROCESS_H

#include <sys/types.h>

/// Makes a copy of this process: 0 in the copy, its number in the original, -1 if it can't be made.
pid_t process_fork(void);
/// Has every signal do what it does by default, and drops those that wait: a handler would print a backtrace, or
/// tell of what happens at the terminal.
void process_end_by_default(void);
/// Has the process end when its parent does, where the system can do that.
void process_end_with_parent(void);
/// Limits the memory of this process to what it has and so many bytes more; does nothing where it isn't
/// known how much it has.
void process_limit_growth(unsigned long bytes);

/// Limits what this process and those that it starts may use: bytes of memory and of a file, processes, and
/// seconds of each on a processor. Nothing of it can be raised again.
void process_limit(unsigned long memory, unsigned long file, unsigned long processes, unsigned long seconds);
/// Takes from this process, for good, all that code may not do that others wrote: to start processes and
/// programs, to signal others, to write and make files, to open sockets, and to ask for more rights. Threads it may
/// start. Gives 0 if that was done; -1 where the system can't do it.
int process_confine(void);

/// Has Ctrl-C and a polite end (SIGINT, SIGTERM) be noted from now on, in place of ending this process.
void process_note_ends(void);
/// Whether one of them came since; copies of this process are ended by them as any other.
int process_noted_end(void);

/// How many processors this process may use; 0 if that isn't known.
int process_processors(void);

/// Loads a library; NULL if it can't be loaded.
void *_Nullable library_open(const char *_Nonnull path);
/// The address of what a library calls so; NULL if it has nothing of that name.
void *_Nullable library_symbol(void *_Nonnull library, const char *_Nonnull name);
/// Why the newest library can't be loaded.
const char *_Nullable library_error(void);

#endif
