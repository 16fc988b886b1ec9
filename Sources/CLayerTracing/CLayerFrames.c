// For `flock`, `ftruncate` and the clock, which C itself does not know.
#define _GNU_SOURCE

#include "CLayerFrames.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <time.h>
#include <unistd.h>

// The runtime's functions are declared in swift/Runtime/Concurrency.h of the Swift project, and exported by its library;
// `TaskLocal.withValue` calls them so.
#define SWIFT_CC __attribute__((swiftcall))
extern SWIFT_CC void swift_task_localValuePush(const void *key, void *value, const void *type);
extern SWIFT_CC void swift_task_localValuePop(void);
extern SWIFT_CC void *swift_task_getCurrent(void);
extern SWIFT_CC uint64_t swift_task_getJobTaskId(void *job);

uint32_t layer_apps;
static void *shared_event;
static uint32_t threads;
static _Thread_local uint32_t thread_number;
static _Thread_local bool is_writing;

void layer_count_apps(int32_t change) { __atomic_fetch_add(&layer_apps, (uint32_t)change, __ATOMIC_RELEASE); }

void *layer_shared_event(void) { return __atomic_load_n(&shared_event, __ATOMIC_ACQUIRE); }
void layer_share_event(void *event) { __atomic_store_n(&shared_event, event, __ATOMIC_RELEASE); }

void layer_push_local(const void *key, void *value, const void *type) { swift_task_localValuePush(key, value, type); }
void layer_pop_local(void) { swift_task_localValuePop(); }

uint64_t layer_running_task(void) {
  void *task = swift_task_getCurrent();
  return task ? swift_task_getJobTaskId(task) : 0;
}

uint32_t layer_thread_number(void) {
  if (!thread_number) thread_number = __atomic_add_fetch(&threads, 1, __ATOMIC_RELAXED);
  return thread_number;
}

bool layer_begin_writing(void) {
  if (is_writing) return false;
  is_writing = true;
  return true;
}
void layer_end_writing(void) { is_writing = false; }

struct layer_lock {
  pthread_mutex_t mutex;
};

layer_lock *layer_lock_make(void) {
  layer_lock *lock = malloc(sizeof *lock);
  if (!lock || pthread_mutex_init(&lock->mutex, NULL) != 0) abort();
  return lock;
}
void layer_lock_free(layer_lock *lock) {
  pthread_mutex_destroy(&lock->mutex);
  free(lock);
}
void layer_lock_take(layer_lock *lock) { pthread_mutex_lock(&lock->mutex); }
void layer_lock_give(layer_lock *lock) { pthread_mutex_unlock(&lock->mutex); }

uint64_t layer_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

int layer_open(const char *path) {
  // Emptied only when the lock is held: until then another program may be writing to it.
  int file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
  if (file < 0) return -errno;
  if (flock(file, LOCK_EX | LOCK_NB) != 0) {
    int error = errno;
    close(file);
    return -error;
  }
  // What can't be emptied, a pipe or a terminal, needn't be.
  if (ftruncate(file, 0) != 0 && errno != EINVAL) {
    int error = errno;
    close(file);
    return -error;
  }
  return file;
}

int layer_write(int file, const void *bytes, size_t count) {
  const char *rest = bytes;
  size_t left = count;
  while (left > 0) {
    ssize_t written = write(file, rest, left);
    if (written < 0) {
      if (errno == EINTR) continue;
      int error = errno;
      // A line that is there in part would be read as damage.
      off_t end = lseek(file, 0, SEEK_END);
      if (end >= 0 && left < count && ftruncate(file, end - (off_t)(count - left)) != 0) return error;
      return error;
    }
    rest += written;
    left -= (size_t)written;
  }
  return 0;
}

void layer_close(int file) { close(file); }
bool layer_is_taken(int error) { return error == EWOULDBLOCK; }
const char *layer_error_text(int error) { return strerror(error); }
