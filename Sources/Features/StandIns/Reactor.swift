/// Turns actions into states, one way only: stands in for ReactorKit's `Reactor`.
///
/// ```swift
/// final class CountReactor: Reactor {
///   let state = Observable(0)
///   func mutate(action: Action) -> [Int] { action == .increase ? [1] : [-1] }
///   func reduce(state: Int, mutation: Int) -> Int { state + mutation }
/// }
/// ```
///
/// ReactorKit's mutations come in a stream, now or later; here they are a list, and come at once.
/// Source: seed 004.
public protocol Reactor: AnyObject {
  /// What the user does.
  associatedtype Action
  /// A change of the state, as ``mutate(action:)`` decides on it.
  associatedtype Mutation = Action
  /// All that the view shows.
  associatedtype State: Equatable

  /// The state, for the view to bind to. Only ``react(to:)`` sets it.
  var state: Observable<State> { get }

  /// Decides what an action changes, if anything; effects belong here.
  func mutate(action: Action) -> [Mutation]

  /// Makes the state after a mutation from the state before, and has no effect.
  func reduce(state: State, mutation: Mutation) -> State
}

// layer-lint: allow(extension-without-layer): no message; what it sends to the reactor is traced
extension Reactor {
  /// Carries out an action: its mutations change the state one after the other.
  public func react(to action: Action) {
    for mutation in mutate(action: action) {
      state.value = reduce(state: state.value, mutation: mutation)
    }
  }
}
