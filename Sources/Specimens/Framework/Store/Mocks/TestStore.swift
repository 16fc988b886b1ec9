// Demonstrates a test of a reducer that lets nothing through: a test that
// sends an action says all that it changes, and what it asks for.
// Source: github.com/pointfreeco/swift-composable-architecture, where a
// TestStore runs effects, too.

/// A state, and what a reducer did to it that the test didn't foresee.
final class TestStore<Logic: Reducer>
where Logic.State: Equatable, Logic.Effect: Equatable {
  private(set) var state: Logic.State
  /// What came otherwise than expected, a line each.
  private(set) var differences: [String] = []
  private let reducer: Logic

  init(state: Logic.State, reducer: Logic) {
    self.state = state
    self.reducer = reducer
  }

  func send(
    _ action: Logic.Action, asksFor effect: Logic.Effect? = nil,
    changes: (inout Logic.State) -> Void = { _ in }
  ) {
    var expected = state
    changes(&expected)
    let asked = reducer.reduce(into: &state, action: action)
    if state != expected {
      differences.append("\(action): \(state), not \(expected)")
    }
    if asked != effect {
      let asked = asked.map { "\($0)" } ?? "nothing"
      differences.append("\(action) asks for \(asked)")
    }
  }
}
