import Platform
import Synchronization

/// A thread of its own, since tests that wait in system calls may not hold up those of Swift.
final class Worker: @unchecked Sendable {
  private final class Job {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  #if canImport(Darwin)
    private var thread: pthread_t?
  #else
    private var thread = pthread_t()
  #endif

  init(_ body: @escaping @Sendable () -> Void) {
    let job = Unmanaged.passRetained(Job(body)).toOpaque()
    #if canImport(Darwin)
      let made = pthread_create(&thread, nil, { Worker.run($0) }, job)
    #else
      let made = pthread_create(&thread, nil, { $0.flatMap { Worker.run($0) } }, job)
    #endif
    precondition(made == 0)
  }

  private static func run(_ job: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Job>.fromOpaque(job).takeRetainedValue().body()
    return nil
  }

  func join() {
    #if canImport(Darwin)
      if let thread { pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
  }
}

/// How many signals of ``interrupting(_:)`` have been handled.
var interruptions: Int { handled.load(ordering: .relaxed) }

private let handled = Atomic<Int>(0)

/// Sends this thread a signal again and again until the body is done, so that one of them is sure
/// to find it waiting.
func interrupting<Result>(_ body: () -> Result) -> Result {
  // A handler may not be the first to touch a global, which is made on first use.
  _ = interruptions
  var action = sigaction()
  #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = { _ in handled.add(1, ordering: .relaxed) }
  #else
    action.__sigaction_handler.sa_handler = { _ in handled.add(1, ordering: .relaxed) }
  #endif
  // Without SA_RESTART, which would hide the interruption.
  sigaction(SIGUSR1, &action, nil)
  // Threads that run Swift's tasks block signals.
  var signals = sigset_t()
  var previous = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, SIGUSR1)
  pthread_sigmask(SIG_UNBLOCK, &signals, &previous)
  defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
  let sender = Interrupter(target: pthread_self())
  let worker = Worker { sender.run() }
  let result = body()
  sender.isDone.store(true, ordering: .relaxed)
  worker.join()
  return result
}

private final class Interrupter: @unchecked Sendable {
  let isDone = Atomic<Bool>(false)
  private let target: pthread_t

  init(target: pthread_t) { self.target = target }

  func run() {
    while !isDone.load(ordering: .relaxed) {
      pthread_kill(target, SIGUSR1)
      sched_yield()
    }
  }
}
