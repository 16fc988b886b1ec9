/// Reads the blocks that ask a quiz, by what stands behind their fence: a ``FenceWord`` has one.
protocol QuizReading {
  /// The words without a value that may stand there.
  static var flags: [String] { get }

  /// Reads the lines of a block; the quiz is whole only if no error was added.
  static func read(
    _ block: FencedBlock, id: LessonLine, flags: Set<String>, errors: inout LessonSourceErrorList
  ) -> LessonQuiz
}

/// The lines of a block that asks a quiz: one that begins with `?` is its question.
struct QuizLines {
  private var asked: LessonLine?
  /// All lines but the question.
  private(set) var others: [LessonLine] = []

  /// The question; empty if there is none.
  var question: [ProseInline] { ProseInline.line(asked?.text ?? "") }

  init(_ block: FencedBlock, errors: inout LessonSourceErrorList) {
    for line in block.lines {
      if !line.text.hasPrefix("?") {
        others.append(line)
      } else if let asked {
        errors.add(LessonFault("fault.second-question", asked.place.line), at: line.place)
      } else {
        let text = line.trimmed(from: 1).text
        if text.isEmpty { errors.add("fault.no-words", at: line.place) }
        asked = LessonLine(text, at: line.place)
      }
    }
  }

  /// Tells that there is no question, if there is none.
  func demandQuestion(in block: FencedBlock, errors: inout LessonSourceErrorList) {
    if asked == nil { errors.add("fault.no-question", at: block.place) }
  }
}
