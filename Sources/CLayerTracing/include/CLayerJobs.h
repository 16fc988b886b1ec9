// What LayerTracing knows of Swift's tasks: the runtime asks here, by its public hooks, who runs them.
#ifndef LAYERCAKE_CLAYERJOBS_H
#define LAYERCAKE_CLAYERJOBS_H

#include <stdbool.h>
#include <stdint.h>

/// A part of a task, from one `await` to the next.
typedef struct layer_job layer_job;

/// The two words of a serial executor, as Swift holds it.
typedef struct {
  const void *_Nonnull identity;
  uintptr_t implementation;
} layer_executor;

/// Who runs the jobs that are enqueued while a recorder is bound to the thread.
typedef struct {
  /// The executor that stands for the main actor's.
  layer_executor (*_Nonnull main)(void *_Nonnull recorder);
  /// Takes a job that would go to another thread.
  void (*_Nonnull take)(void *_Nonnull recorder, layer_job *_Nonnull job);
  /// Takes a job that is to sleep first, however long: no clock is read.
  void (*_Nonnull sleep)(void *_Nonnull recorder, layer_job *_Nonnull job);
} layer_job_sink;

/// Asks to be asked. Where no recorder is bound to the thread all is as it ever was. `implementation` is the second
/// word of all executors that ``layer_job_sink/main`` gives.
void layer_take_jobs(const layer_job_sink *_Nonnull sink, uintptr_t implementation);
/// Runs a job on this thread, up to its next `await` or its end.
void layer_run_job(layer_job *_Nonnull job, layer_executor executor);
/// The number of a job's task, which no other task of the process has.
uint64_t layer_task_of(layer_job *_Nonnull job);

#endif
