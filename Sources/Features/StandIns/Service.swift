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
    let deliver: () -> Void
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

  /// How the next requests are answered; what waits already goes on waiting.
  public var mode: Mode
  /// The answers that wait, in the order in which they were asked for.
  public private(set) var pending: [Pending] = []
  private let origin: () -> Origin

  /// Makes a service that answers requests so at first; `origin` says who is asking, when a request
  /// comes in.
  public init(
    mode: Mode = .ok, origin: @escaping () -> Origin = { Origin(layer: 0, message: 0) }
  ) {
    self.mode = mode
    self.origin = origin
  }

  /// Asks for something, `fetchCandy` for people to read; `answer` is what is answered if all is well.
  public func request<Answer>(
    _ what: String, answer: Answer, completion: @escaping (Result<Answer, ServiceError>) -> Void
  ) {
    switch mode {
    case .ok, .local: completion(.success(answer))
    case .fail: completion(.failure(.unreachable))
    case .slow:
      pending.append(
        Pending(request: what, origin: origin()) { [weak self] in
          // A service that has failed meanwhile has nothing to answer.
          completion(self?.mode == .fail ? .failure(.unreachable) : .success(answer))
        })
    }
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

/// Why a service gives no answer: a fact. What the user reads is worded by the app.
public enum ServiceError: Error, Hashable, Sendable {
  /// It can't be reached.
  case unreachable
}
