import TestSupport
import Testing

/// A session that is killed at any moment loses at most the command in flight. `LAYERCAKE_FUZZ` says
/// how many there are in each of ten rounds.
@Suite(.waiting) struct KilledSessionTests {
  private static let prompt = "layercake> "
  private static let actions =
    ["open counter"] + (1...35).map { $0 % 3 == 0 ? "note number \($0)" : "fire increase" }

  @Test(arguments: 0..<10)
  func `whatever was answered before the end is there again`(round: Int) throws {
    var random = SeededGenerator(seed: UInt64(round))
    for _ in 0..<Mutator.count(orElse: 10) {
      let state = try ScratchFolder()
      let environment = ["NO_COLOR": "1", "XDG_STATE_HOME": state.path]
      let layercake = try Program("layercake")
      let first = try layercake.onTerminal(environment: environment, columns: 200)
      try first.expect(Self.prompt)
      // All is typed at once, so that the end comes while something is carried out.
      try first.type(Self.actions.map { $0 + "\n" }.joined())
      let answered = Int.random(in: 0..<Self.actions.count, using: &random)
      for _ in 0..<answered { try first.expect(Self.prompt) }
      first.signal(9)
      #expect(try first.end() == .signal(9))

      let second = try layercake.onTerminal(environment: environment, columns: 200)
      try second.expect(Self.prompt)
      try second.type("resume\nhistory\nquit\n")
      #expect(try second.end() == .code(0))
      let kept =
        second.transcript.firstMatch(of: #/Done again: (\d+) actions?/#)
        .flatMap { Int($0.output.1) } ?? 0
      #expect(kept >= answered, "\(answered) answered, \(kept) kept")
      #expect(kept <= Self.actions.count)
      #expect(!second.transcript.contains("can't be carried out"))
    }
  }
}
