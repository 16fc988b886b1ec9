#include "CLayerJobs.h"

#include "CLayerTracing.h"

// The runtime's hooks and the functions below are declared in swift/Runtime/Concurrency.h of the Swift project,
// and exported by its library. Each hook is handed what would have been done without it.
#define SWIFT_CC __attribute__((swiftcall))
typedef struct {
  const void *identity;
  uintptr_t implementation;
} serial_executor;
typedef SWIFT_CC void (*enqueue_fn)(layer_job *);
typedef SWIFT_CC void (*delayed_fn)(unsigned long long, layer_job *);
typedef SWIFT_CC void (*deadline_fn)(long long, long long, long long, long long, int, layer_job *);
typedef SWIFT_CC serial_executor (*main_fn)(void);
typedef SWIFT_CC bool (*is_main_fn)(serial_executor);

extern SWIFT_CC void (*swift_task_enqueueGlobal_hook)(layer_job *, enqueue_fn);
extern SWIFT_CC void (*swift_task_enqueueGlobalWithDelay_hook)(unsigned long long, layer_job *, delayed_fn);
extern SWIFT_CC void (*swift_task_enqueueGlobalWithDeadline_hook)(long long, long long, long long, long long, int,
                                                                  layer_job *, deadline_fn);
extern SWIFT_CC serial_executor (*swift_task_getMainExecutor_hook)(main_fn);
extern SWIFT_CC bool (*swift_task_isMainExecutor_hook)(serial_executor, is_main_fn);
extern SWIFT_CC void swift_job_run(layer_job *, serial_executor);
extern SWIFT_CC uint64_t swift_task_getJobTaskId(layer_job *);

static layer_job_sink sink;
static uintptr_t implementation;

static SWIFT_CC void on_global(layer_job *job, enqueue_fn original) {
  void *recorder = layer_current_recorder();
  if (recorder) sink.take(recorder, job);
  else original(job);
}

static SWIFT_CC void on_delay(unsigned long long nanoseconds, layer_job *job, delayed_fn original) {
  void *recorder = layer_current_recorder();
  if (recorder) sink.sleep(recorder, job);
  else original(nanoseconds, job);
}

static SWIFT_CC void on_deadline(long long seconds, long long nanoseconds, long long tolerance,
                                 long long tolerance_nanoseconds, int clock, layer_job *job, deadline_fn original) {
  void *recorder = layer_current_recorder();
  if (recorder) sink.sleep(recorder, job);
  else original(seconds, nanoseconds, tolerance, tolerance_nanoseconds, clock, job);
}

static SWIFT_CC serial_executor main_executor(main_fn original) {
  void *recorder = layer_current_recorder();
  if (!recorder) return original();
  layer_executor executor = sink.main(recorder);
  return (serial_executor){executor.identity, executor.implementation};
}

static SWIFT_CC bool is_main_executor(serial_executor executor, is_main_fn original) {
  return executor.identity && executor.implementation == implementation ? true : original(executor);
}

void layer_take_jobs(const layer_job_sink *given, uintptr_t second_word) {
  sink = *given;
  implementation = second_word;
  swift_task_enqueueGlobal_hook = on_global;
  swift_task_enqueueGlobalWithDelay_hook = on_delay;
  swift_task_enqueueGlobalWithDeadline_hook = on_deadline;
  swift_task_isMainExecutor_hook = is_main_executor;
  swift_task_getMainExecutor_hook = main_executor;
}

void layer_run_job(layer_job *job, layer_executor executor) {
  swift_job_run(job, (serial_executor){executor.identity, executor.implementation});
}

uint64_t layer_task_of(layer_job *job) { return swift_task_getJobTaskId(job); }
