// What a recorder of an app knows of tasks and threads, and how it writes to a file.
#ifndef LAYERCAKE_CLAYERFRAMES_H
#define LAYERCAKE_CLAYERFRAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How many recorders of apps record at this moment; changed by `layer_count_apps` alone.
extern uint32_t layer_apps;

/// Whether any recorder of an app records: read for each message of a layer that belongs to no session.
static inline bool layer_is_app_recorded(void) { return __atomic_load_n(&layer_apps, __ATOMIC_RELAXED) != 0; }
/// Notes that one recorder more records, or one less.
void layer_count_apps(int32_t change);

/// The object to which messages belong that come outside of any named recording, for good once it was given; NULL
/// before. The one before is never released, as another thread may just be reading it.
void *_Nullable layer_shared_event(void);
void layer_share_event(void *_Nullable event);

/// Binds a task-local value until `layer_pop_local`, in the running task, or on this thread where no task runs. Both are
/// called in one synchronous function, or the runtime's stack of allocations would break.
///
/// - value: Is taken over, as if it were moved.
void layer_push_local(const void *_Nonnull key, void *_Nonnull value, const void *_Nonnull type);
void layer_pop_local(void);

/// The number of the task that runs on this thread; 0 where none does.
uint64_t layer_running_task(void);
/// A number of this thread, from 1, in the order in which threads asked.
uint32_t layer_thread_number(void);

/// Marks that this thread writes a message down; false if it already does: a value that is being described sends
/// messages of its own.
bool layer_begin_writing(void);
void layer_end_writing(void);

/// A lock, made and freed by these, which a thread that comes first needn't get first: on Linux Swift's own `Mutex`
/// hands itself from thread to thread in turn, which takes 30 times as long where many threads want it.
typedef struct layer_lock layer_lock;
layer_lock *_Nonnull layer_lock_make(void);
void layer_lock_free(layer_lock *_Nonnull lock);
void layer_lock_take(layer_lock *_Nonnull lock);
void layer_lock_give(layer_lock *_Nonnull lock);

/// Nanoseconds of a clock that never goes back.
uint64_t layer_nanoseconds(void);

/// Creates a file, or empties it, and takes its lock. Gives its descriptor, or the negative number of the error:
/// `EWOULDBLOCK` where another program records to it.
int layer_open(const char *_Nonnull path);
/// Writes all bytes, and gives 0, or the number of the error: then none of them is in the file.
int layer_write(int file, const void *_Nonnull bytes, size_t count);
void layer_close(int file);
/// Whether an error's number says that another program has the file's lock.
bool layer_is_taken(int error);
/// What an error's number means, in words.
const char *_Nonnull layer_error_text(int error);

#endif
