// Demonstrates how an effect is cancelled: from the newer effect of an id
// on, the answer of the older is not sent any more. An effect that does
// nothing but take that place serves as a cancel.
// Source: github.com/pointfreeco/swift-composable-architecture,
// Effect.cancellable(id:cancelInFlight:) and Effect.cancel(id:).

/// What can be cancelled before its answer has come.
protocol Cancellable {
  /// Effects of one id take each other's place; nil: it isn't cancelled.
  var cancelID: String? { get }
}

extension Cancellable {
  var cancelID: String? { nil }
}

extension Never: Cancellable {}

/// Which effect of each id is the newest.
final class EffectsInFlight {
  private var newest: [String: Int] = [:]
  private var count = 0

  /// Notes that an effect begins; the result says if its answer counts.
  func begin(_ effect: some Cancellable) -> () -> Bool {
    guard let id = effect.cancelID else { return { true } }
    count += 1
    newest[id] = count
    return { [weak self, count] in self?.newest[id] == count }
  }
}
