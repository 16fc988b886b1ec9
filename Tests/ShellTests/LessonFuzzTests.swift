import Catalog
import Lessons
import Terminal
import TestSupport
import Testing

@testable import Shell

/// No lesson crashes the shell that reads, shows or checks it, however it was spoilt.
@Suite struct LessonFuzzTests {
  private static let pieces = [
    "---\n", "```", "```run\n", "```try id=two\n", "```expect for=two\n", "```guard for=x\n",
    "```quiz id=q\n", "```hint for=who\n", "```predict id=p event=increase kind=path\n", "~~~",
    "? ", "( ) a :: b\n", "(x) ", "id: ", "requires: [a, ", "language: ko\n", "> ", "- ", "1. ",
    "| a | b |\n|---|:-:|\n", "# ", "**", "`", "[a](", "![", "<b>", "\u{1B}[2J", "\u{0}",
    "\u{202E}",
    "open counter", "fire increase", "close", "reset", "quit", "lesson taps", "undo", "; ", "#",
    "state mvc.model.number == 2", "screen mvc == mvp", "trace mvc count * => * > 0", "\"", "'",
    "天", "🍬", "\r\n", "\t", "    ",
  ]

  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `a spoilt lesson is read, shown and checked, or refused in its place`(seed: UInt64) {
    var mutator = Mutator(pieces: Self.pieces, seed: seed)
    var read = 0
    let count = Mutator.count(orElse: 300) / 2
    // Of very many, most are only read: to play one takes as long as to read some twenty.
    let played = max(1, count / 4_000)
    for number in 0..<count {
      let text = mutator.spoil(ToyCourse.taps)
      let source = LessonSource(file: "a.md", text: text)
      guard number % played == 0 else {
        _ = CourseReading([source], by: LessonGrammar(for: Catalog.features))
        continue
      }
      let check = CourseCheck([source], features: Catalog.features)
      // The whole check plays a lesson some ten times.
      if number / played % 10 == 0 {
        let report = check.report { nil }
        if report.cases.isEmpty || report.written(as: .text).isEmpty { Issue.record("\(text)") }
      }
      let learner = Learner(
        columns: [20, 80][number % 2], isPlain: number % 3 == 0, lessons: [source])
      learner.type(
        "lessons", "lesson", "hint", "b", "task", "skip", "solution", "", "skip", "progress")
      if learner.session.state.lesson != nil { read += 1 }
      let steering = learner.out.collected.unicodeScalars.contains {
        ($0.value < 0x20 && $0 != "\n") || (0x7F..<0xA0).contains($0.value)
      }
      if steering { Issue.record("sent to the terminal: \(text.debugDescription)") }
    }
    #expect(read > count / played / 20)
  }
}
