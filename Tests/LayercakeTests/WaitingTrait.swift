import Dispatch
import Testing

/// Has tests that wait for another process do so on threads of their own.
///
/// Swift's own pool has as many threads as there are cores, and such a test blocks one of them until its process
/// ends: no other test would begin meanwhile, not even those of the main actor.
struct WaitingTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? nil : self
  }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingThreads.all) { try await function() }
  }
}

extension Trait where Self == WaitingTrait {
  /// The tests wait for processes.
  static var waiting: Self { WaitingTrait() }
}

/// Threads that may be blocked: as many at a time as there are processes that get on beside each other.
private final class WaitingThreads: TaskExecutor {
  static let all = WaitingThreads()
  private let order = DispatchQueue(label: "waiting tests, in order")
  private let threads = DispatchQueue(label: "waiting tests", attributes: .concurrent)
  private let free = DispatchSemaphore(value: 2)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    order.async { [self] in
      free.wait()
      threads.async { [self] in
        job.runSynchronously(on: asUnownedTaskExecutor())
        free.signal()
      }
    }
  }
}
