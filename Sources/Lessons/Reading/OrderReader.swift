/// Reads lines to put in order.
///
/// ```
/// order = "?" question, line, line {line}             ; each on a line of its own, in the right order
/// ```
struct OrderReader {
  /// Reads the lines of a block; the quiz is whole only if no fault was added.
  static func read(_ block: FencedBlock, id: LessonLine, faults: inout LessonSourceErrorList)
    -> LessonQuiz
  {
    var question: LessonLine?
    var lines: [LessonLine] = []
    for line in block.lines {
      if line.text.hasPrefix("?") {
        if let question {
          faults.add(.quiz(.secondQuestion(first: question.place)), at: line.place)
        } else {
          question = LessonLine(line.trimmed(from: 1).text, at: line.place)
          if question?.text.isEmpty == true { faults.add(.quiz(.noWords), at: line.place) }
        }
      } else if let same = lines.first(where: { $0.text == line.text }) {
        faults.add(.quiz(.sameLine(first: same.place)), at: line.place)
      } else {
        lines.append(line)
      }
    }
    if question == nil { faults.add(.quiz(.noQuestion), at: block.place) }
    if lines.count < 2 { faults.add(.quiz(.tooFewLines(lines.count)), at: block.place) }
    return LessonQuiz(
      id: id, question: ProseInline.line(question?.text ?? ""),
      answers: lines.map { LessonQuiz.Answer(ProseInline.line($0.text), isRight: true) },
      form: .order, isShuffled: true)
  }
}
