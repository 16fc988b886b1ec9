/// Turns actions into states, one way only: stands in for ReactorKit's `Reactor`.
///
/// ```swift
/// final class CountReactor: Reactor {
///   enum Action { case increase, decrease }
///   let state = BehaviorRelay(0)
///   func mutate(action: Action) -> [Int] { action == .increase ? [1] : [-1] }
///   func reduce(state: Int, mutation: Int) -> Int { state + mutation }
/// }
/// ```
///
/// An action is mutated; the mutations pass ``transform(mutation:)``, where others may join them; each
/// is reduced to the next state. A state that is equal to the one before is told like any other: the
/// view drops it, if it likes. ReactorKit keeps the state itself, from an `initialState`, and its
/// mutations of one action come in a stream, now or later; here they are a list, and come at once.
/// Source: github.com/ReactorKit/ReactorKit, and seed 004.
public protocol Reactor: AnyObject {
  /// What the user does.
  associatedtype Action
  /// A change of the state, as ``mutate(action:)`` decides on it.
  associatedtype Mutation = Action
  /// All that the view shows.
  associatedtype State

  /// The state, for the view to bind to. Only ``react(to:)`` sets it.
  var state: BehaviorRelay<State> { get }

  /// Decides what an action changes, if anything; effects belong here.
  func mutate(action: Action) -> [Mutation]

  /// Adds mutations that no action asks for, such as an answer that comes late. By default there are
  /// none.
  func transform(mutation: Stream<Mutation>) -> Stream<Mutation>

  /// Makes the state after a mutation from the state before, and has no effect.
  func reduce(state: State, mutation: Mutation) -> State
}

// layer-lint: allow(extension-without-layer): no message; what it sends to the reactor is traced
extension Reactor {
  /// The state as it is now.
  public var currentState: State { state.value }

  /// The mutations as they are.
  public func transform(mutation: Stream<Mutation>) -> Stream<Mutation> { mutation }

  /// Carries out actions as they come, for as long as the result is kept.
  public func react(to actions: Stream<Action>) -> Disposable {
    let mutation = actions.flatMap { [weak self] in self?.mutate(action: $0) ?? [] }
    return transform(mutation: mutation).bind { [weak self] mutation in
      guard let self else { return }
      state.accept(reduce(state: state.value, mutation: mutation))
    }
  }
}
