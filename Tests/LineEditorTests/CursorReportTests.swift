import Testing

@testable import LineEditor

/// What a terminal answers, among what is typed.
@Suite struct CursorReportTests {
  private func report(in typed: String, isAwaited: Bool = true) -> (
    Int?, String, CursorReport.Finding
  ) {
    var report = CursorReport()
    report.isAwaited = isAwaited
    var bytes = Array(typed.utf8)
    let finding = report.take(from: &bytes, after: 0)
    return (report.takeColumn(), String(decoding: bytes, as: UTF8.self), finding)
  }

  @Test(arguments: [
    ("\u{1B}[1;3R", 3, ""), ("op\u{1B}[24;2Ren", 2, "open"), ("\u{1B}[A\u{1B}[1;2R", 2, "\u{1B}[A"),
    ("\u{1B}\u{1B}[1;2R", 2, "\u{1B}"),
  ])
  func `an answer is taken out of what is typed`(typed: String, column: Int, rest: String) {
    let found = report(in: typed)
    #expect(found.0 == column)
    #expect(found.1 == rest)
  }

  @Test(arguments: ["\u{1B}[A", "\u{1B}[1;5C", "\u{1B}[3~", "open", "\u{1B}[;2R", "\u{1B}[200~x"])
  func `keys are no answer`(typed: String) {
    let found = report(in: typed)
    #expect(found.0 == nil)
    #expect(found.1 == typed)
    #expect(found.2 == .nothing)
  }

  @Test(arguments: ["\u{1B}", "\u{1B}[", "\u{1B}[1", "\u{1B}[1;", "abc\u{1B}[12;34"])
  func `what may be the beginning of an answer is said to be`(typed: String) {
    #expect(report(in: typed).2 == .partial)
  }

  @Test func `nothing is taken for an answer unless the editor asked`() {
    let found = report(in: "\u{1B}[1;2R", isAwaited: false)
    #expect(found.0 == nil)
    #expect(found.1 == "\u{1B}[1;2R")
  }
}
