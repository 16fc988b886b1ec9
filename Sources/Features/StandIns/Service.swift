/// Something far away that an app asks: it answers at once, later, or not at all.
///
/// Its holder decides how it answers: in a shell the learner does, in a test the test. An answer
/// that is late comes when ``deliver(_:)`` lets it.
public final class Service {
  /// How requests are answered.
  public enum Mode: String, CaseIterable, Sendable {
    /// At once.
    case ok
    /// At once, with an error.
    case fail
    /// When the service's holder lets the answer through.
    case slow
    /// Not at all: the app is to read what is stored on the device, which is there at once.
    case local
  }

  /// An answer that waits.
  public struct Pending {
    /// What was asked for.
    public let request: String
    /// What ``origin`` said when it was asked for.
    public let origin: Origin
    /// The number of a task's waiting; 0 where no task waits.
    let number: Int
    let deliver: () -> Void
    /// Ends a task's waiting without an answer.
    let abandon: (() -> Void)?
  }

  /// Where a request comes from, as numbers that mean something to the service's holder.
  public struct Origin: Hashable, Sendable {
    /// The layer that asked.
    public let layer: UInt32
    /// The message that made it ask.
    public let message: UInt32

    /// Notes who asked.
    public init(layer: UInt32, message: UInt32) {
      self.layer = layer
      self.message = message
    }
  }

  /// The language that it is asked to answer in, the device's (BCP 47); what isn't known is answered in English.
  public let language: String
  /// What the app has written on the device, by name: still there when the app is launched again.
  public var disk: [String: AnyHashable] = [:]
  /// How the next requests are answered; what waits already goes on waiting.
  public var mode: Mode
  /// The answers that wait, in the order in which they were asked for.
  public private(set) var pending: [Pending] = []
  private let origin: () -> Origin
  private let suspends: (String) -> Void
  private let wakes: (() -> Void) -> Void
  /// Counts the tasks that wait, so that one that is cancelled is found again.
  private var newest = 0
  private var isAbandoned = false

  /// Makes a service that answers requests so at first, in this language; `origin` says who is asking, when a request
  /// comes in, and `suspends` is told what a task waits for.
  public init(
    mode: Mode = .ok, language: String = "en",
    origin: @escaping () -> Origin = { Origin(layer: 0, message: 0) },
    suspends: @escaping (String) -> Void = { _ in },
    wakes: @escaping (() -> Void) -> Void = { $0() }
  ) {
    self.mode = mode
    self.language = language
    self.origin = origin
    self.suspends = suspends
    self.wakes = wakes
  }

  /// Asks for something, `fetchCandy` for people to read; `answer` is what is answered if all is well.
  public func request<Answer>(
    _ name: String, answer: Answer, completion: @escaping (Result<Answer, ServiceError>) -> Void
  ) {
    switch mode {
    case .ok, .local: completion(.success(answer))
    case .fail: completion(.failure(.unreachable))
    case .slow:
      pending.append(
        Pending(
          request: name, origin: origin(), number: 0,
          deliver: { [weak self] in
            // A service that has failed meanwhile has nothing to answer.
            completion(self?.mode == .fail ? .failure(.unreachable) : .success(answer))
          }, abandon: nil))
    }
  }

  /// Asks for something, and waits for the answer; throws a ``ServiceError``, or a `CancellationError` if the
  /// task is cancelled while it waits.
  public func request<Answer: Sendable>(
    _ name: String, answer: Answer, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Answer {
    try Task.checkCancellation()
    guard mode == .slow else {
      if mode == .fail { throw ServiceError.unreachable }
      return answer
    }
    let wait = Wait()
    return try await withTaskCancellationHandler {
      // The closure captures whose actor it runs on, or it would run on none.
      _ = isolation
      return try await withUnsafeThrowingContinuation { continuation in
        let number = hold(
          name,
          until: { [weak self] in
            // A service that has failed meanwhile has nothing to answer.
            if self?.mode == .fail {
              continuation.resume(throwing: ServiceError.unreachable)
            } else {
              continuation.resume(returning: answer)
            }
          }, orAbandoned: { continuation.resume(throwing: CancellationError()) })
        wait.cancel = { [weak self] in self?.abandon(number) }
      }
    } onCancel: {
      wait.cancel?()
    }
  }

  /// Has a task wait until ``deliver(_:)`` lets it go on; what it waits for has a name for people to read. Gives
  /// the number by which it can be abandoned.
  @discardableResult
  public func hold(
    _ name: String, until deliver: @escaping () -> Void, orAbandoned abandon: @escaping () -> Void
  ) -> Int {
    newest += 1
    suspends(name)
    let waiting = Pending(
      request: name, origin: origin(), number: newest, deliver: deliver, abandon: abandon)
    // Who asks a service that was abandoned is never answered, so that nothing asks again and again.
    if !isAbandoned { pending.append(waiting) }
    return newest
  }

  /// Ends the waiting of each task, because nothing can let it go on any more: an answer is never coming.
  public func abandon() {
    isAbandoned = true
    let abandoned = pending
    pending = []
    for waiting in abandoned { waiting.abandon?() }
  }

  /// Answers again, to an app that was started anew.
  public func reconnect() { isAbandoned = false }

  private func abandon(_ number: Int) {
    guard let place = pending.firstIndex(where: { $0.number == number }) else { return }
    let cancelled = pending.remove(at: place)
    wakes { cancelled.abandon?() }
  }

  /// Lets an answer through that waits, by its number from 1 for the oldest; nil if there is none.
  @discardableResult
  public func deliver(_ number: Int = 1) -> Pending? {
    guard pending.indices.contains(number - 1) else { return nil }
    let answer = pending.remove(at: number - 1)
    answer.deliver()
    return answer
  }
}

/// What ends the waiting of one request when its task is cancelled: on the thread that cancels, which is the
/// only one that uses a service.
private final class Wait: @unchecked Sendable {
  var cancel: (() -> Void)?
}

/// Why a service gives no answer: a fact. What the user reads is worded by the app.
public enum ServiceError: Error, Hashable, Sendable {
  /// It can't be reached.
  case unreachable
}
