import Features
import Testing

/// Actions go in, states come out.
@Suite struct ReactorTests {
  private final class Sum: Reactor {
    enum Action {
      case add([Int])
      case finish
    }

    let state = Observable(0)

    func mutate(action: Action) -> [Int] {
      switch action {
      case .add(let numbers): numbers
      case .finish: []
      }
    }

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
  }

  private final class Told {
    var all: [Int] = []
  }

  private let sum = Sum()
  private let told = Told()

  /// The states that came of some actions.
  private func states(after actions: [Sum.Action]) -> [Int] {
    let binding = sum.state.bind { [told] in told.all.append($0) }
    for action in actions { sum.react(to: action) }
    return withExtendedLifetime(binding) { told.all }
  }

  @Test func `each mutation makes a state, in order`() {
    #expect(states(after: [.add([1]), .add([2, 3])]) == [0, 1, 3, 6])
  }

  @Test func `an action without a mutation makes none`() {
    #expect(states(after: [.finish]) == [0])
  }

  @Test func `a mutation that changes nothing makes none`() {
    #expect(states(after: [.add([0]), .add([0, 4])]) == [0, 4])
  }
}
