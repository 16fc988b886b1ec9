import Features
import Testing

/// Actions go in, states come out.
@Suite struct ReactorTests {
  private final class Sum: Reactor {
    enum Action {
      case add([Int])
      case finish
    }

    let state = BehaviorRelay(0)
    let others = Observers<Int>()

    func mutate(action: Action) -> [Int] {
      switch action {
      case .add(let numbers): numbers
      case .finish: []
      }
    }

    func transform(mutation: Stream<Int>) -> Stream<Int> { .merge(mutation, others.stream) }

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
  }

  private final class Told {
    var all: [Int] = []
  }

  private let sum = Sum()
  private let actions = Observers<Sum.Action>()
  private let told = Told()

  /// The states that came of some actions.
  private func states(after actions: [Sum.Action]) -> [Int] {
    let reaction = sum.react(to: self.actions.stream)
    let binding = sum.state.stream.bind { [told] in told.all.append($0) }
    for action in actions { self.actions.notify(action) }
    return withExtendedLifetime((reaction, binding)) { told.all }
  }

  @Test func `each mutation makes a state, in order`() {
    #expect(states(after: [.add([1]), .add([2, 3])]) == [0, 1, 3, 6])
    #expect(sum.currentState == 6)
  }

  @Test func `an action without a mutation makes none`() {
    #expect(states(after: [.finish]) == [0])
  }

  @Test func `a state that is equal to the one before is told like any other`() {
    #expect(states(after: [.add([0]), .add([0, 4])]) == [0, 0, 0, 4])
  }

  @Test func `mutations that no action asks for join the others`() {
    let reaction = sum.react(to: actions.stream)
    actions.notify(.add([1]))
    sum.others.notify(10)
    #expect(sum.currentState == 11)
    withExtendedLifetime(reaction) {}
  }

  @Test func `it reacts while the reaction is kept, and isn't kept alive by it`() {
    var reaction: Disposable? = sum.react(to: actions.stream)
    #expect(reaction != nil)
    reaction = nil
    actions.notify(.add([1]))
    #expect(sum.currentState == 0)

    weak var gone: Sum?
    do {
      let other = Sum()
      gone = other
      reaction = other.react(to: actions.stream)
    }
    #expect(gone == nil)
    actions.notify(.add([1]))
  }
}
