/// Runs the jobs of one actor that is a layer and belongs to no session, one after another, on the threads on which actors
/// run: an actor that says what runs it has no such executor of its own.
final class AppExecutor: SerialExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var isRunning = false
  }

  private let state = Locked(State())

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let begins = state.withLock { state in
      state.jobs.append(job)
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if begins { Task.detached { self.run() } }
  }

  /// Runs the jobs that wait, and those that come meanwhile.
  private func run() {
    while let jobs = waiting() {
      for job in jobs { job.runSynchronously(on: asUnownedSerialExecutor()) }
    }
  }

  private func waiting() -> [UnownedJob]? {
    state.withLock { state in
      guard !state.jobs.isEmpty else {
        state.isRunning = false
        return nil
      }
      defer { state.jobs = [] }
      return state.jobs
    }
  }
}
