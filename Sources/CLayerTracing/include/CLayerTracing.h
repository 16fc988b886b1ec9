// What LayerTracing knows of threads. Swift has no word for a variable of each thread, and a task-local value
// costs 40 times as much to bind, at each event.
#ifndef LAYERCAKE_CLAYERTRACING_H
#define LAYERCAKE_CLAYERTRACING_H

#include <stdbool.h>
#include <stdint.h>

#include "CLayerFrames.h"
#include "CLayerJobs.h"
#ifndef __linux__
#include <pthread.h>
#endif

/// The recorder that layers made on this thread belong to; NULL if none is bound. The one who binds it
/// keeps it alive.
void *_Nullable layer_current_recorder(void);
/// Binds a recorder, or none, on this thread.
void layer_bind_recorder(void *_Nullable recorder);

/// The threads that one recorder has to do with; 0 is none. Other threads read them at any time.
typedef struct {
  /// On which an event runs, or layers are put together.
  uintptr_t running;
  /// The same while messages are recorded.
  uintptr_t recording;
  /// The same while nothing has to be done for a message but to write it down.
  uintptr_t quick;
  /// On which the recorder was used last.
  uintptr_t home;
  /// How many messages came on another thread than that.
  uint64_t strays;
} layer_threads;

/// A number that no other living thread has. It takes one instruction, because each message asks.
static inline uintptr_t layer_this_thread(void) {
#ifdef __linux__
  return (uintptr_t)__builtin_thread_pointer();
#else
  return (uintptr_t)pthread_self();
#endif
}

static inline bool layer_runs_here(const layer_threads *_Nonnull threads) {
  return __atomic_load_n(&threads->running, __ATOMIC_RELAXED) == layer_this_thread();
}

static inline bool layer_records_here(const layer_threads *_Nonnull threads) {
  return __atomic_load_n(&threads->recording, __ATOMIC_RELAXED) == layer_this_thread();
}

static inline bool layer_is_quick_here(const layer_threads *_Nonnull threads) {
  return __atomic_load_n(&threads->quick, __ATOMIC_RELAXED) == layer_this_thread();
}

static inline bool layer_is_at_home(const layer_threads *_Nonnull threads) {
  return __atomic_load_n(&threads->home, __ATOMIC_RELAXED) == layer_this_thread();
}

/// Has the recorder run on this thread, unless it runs on another one.
///
/// Answers on which it ran before: 0 for none, this one where one run is inside another.
uintptr_t layer_claim(layer_threads *_Nonnull threads);
/// Has the recorder run where it ran before this thread claimed it.
void layer_give_back(layer_threads *_Nonnull threads, uintptr_t before);
/// Says what is done with messages on the thread on which the recorder runs.
void layer_set_recording(layer_threads *_Nonnull threads, bool is_on, bool is_quick);
void layer_count_stray(layer_threads *_Nonnull threads);
uint64_t layer_strays(const layer_threads *_Nonnull threads);

#endif
