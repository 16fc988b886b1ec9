/// A line of a megabyte, as a script has it: what reads it takes ten times as long as for a tenth.
struct LineCase: Case {
  let name = "line"

  /// Words that the readers of lines take differently.
  private static let words = ["a", "1", "\"", ";", ".", "->", "가", "👩‍👧", "a "]

  func measure(_ effort: Effort, into report: inout Report) {
    let length = effort.isQuick ? 100_000 : 1_000_000
    for head in ["", "break "] {
      for word in LineCase.words {
        guard let whole = run(head, word, length, effort),
          let tenth = run(head, word, length / 10, effort),
          let none = run(head, word, 0, effort)
        else {
          report.note("line: '\(effort.layercake)' is not there or fails.")
          return
        }
        report.add(
          Figure(
            name: "line of \(Double(length).short) bytes, '\(head)\(word)…'",
            value: (whole - none) / 1e6, unit: .milliseconds,
            beside: ("a tenth of it", max(tenth - none, 1e6) / 1e6), goal: .ratioAtMost(20)))
      }
    }
  }

  private func run(_ head: String, _ word: String, _ length: Int, _ effort: Effort) -> Double? {
    let line = head + String(repeating: word, count: length / word.utf8.count)
    return Script(first: "open counter mvp", repeated: "fire increase", 1, last: line).flatMap {
      Child.best(
        of: effort.runs, effort.layercake, ["run", "--keep-going", "-"], input: $0, mayRefuse: true)?
        .nanoseconds
    }
  }
}
