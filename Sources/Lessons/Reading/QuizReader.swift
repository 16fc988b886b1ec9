import Queries

/// Reads a quiz.
///
/// ```
/// quiz   = "?" question, answer, answer {answer}      ; each on a line of its own
/// answer = ("( )" | "(x)") text " :: " why            ; exactly one is (x)
///        | ("[ ]" | "[x]") text " :: " why            ; one at least is [x]
/// ```
struct QuizReader {
  private var question: LessonLine?
  private var answers: [LessonQuiz.Answer] = []
  private var right: SourcePlace?
  /// The form of the first answer, and where it stands.
  private var first: (form: LessonQuiz.Form, place: SourcePlace)?
  private var hasBadLine = false

  /// Reads the lines of a block; the quiz is whole only if no fault was added.
  static func read(
    _ block: FencedBlock, id: LessonLine, isShuffled: Bool, faults: inout LessonSourceErrorList
  ) -> LessonQuiz {
    var reader = QuizReader()
    for line in block.lines { reader.read(line, faults: &faults) }
    reader.finish(block, faults: &faults)
    return LessonQuiz(
      id: id, question: ProseInline.line(reader.question?.text ?? ""), answers: reader.answers,
      form: reader.first?.form ?? .one, isShuffled: isShuffled)
  }

  private mutating func read(_ line: LessonLine, faults: inout LessonSourceErrorList) {
    if line.text.hasPrefix("?") {
      let text = line.trimmed(from: 1)
      if text.text.isEmpty { faults.add(.noWords, at: line.place) }
      if let question {
        faults.add(.secondQuestion(first: question.place), at: line.place)
      } else {
        question = LessonLine(text.text, at: line.place)
      }
    } else if let (form, isRight) = Self.mark(line.text) {
      let first = first ?? (form, line.place)
      self.first = first
      if form != first.form {
        faults.add(.mixedMarks(first: first.place), at: line.place)
      } else if isRight, form == .one, let right {
        faults.add(.secondRightAnswer(first: right), at: line.place)
      } else if isRight {
        right = line.place
      }
      answer(line, isRight: isRight, faults: &faults)
    } else {
      hasBadLine = true
      faults.add(.noQuizLine, at: line.place)
    }
  }

  private static func mark(_ text: String) -> (form: LessonQuiz.Form, isRight: Bool)? {
    switch text.prefix(3) {
    case "( )": (.one, false)
    case "(x)", "(X)": (.one, true)
    case "[ ]": (.several, false)
    case "[x]", "[X]": (.several, true)
    default: nil
    }
  }

  private mutating func answer(
    _ line: LessonLine, isRight: Bool, faults: inout LessonSourceErrorList
  ) {
    let rest = line.trimmed(from: 3)
    let halves = Self.halves(rest)
    if halves.text.isEmpty { faults.add(.noWords, at: rest.place) }
    if halves.why.isEmpty {
      faults.add(.noWhy, at: line.place(ofByte: line.text.utf8.count))
    }
    answers.append(
      LessonQuiz.Answer(
        ProseInline.line(halves.text), why: ProseInline.line(halves.why), isRight: isRight))
  }

  /// What is missing is told only if no line was passed over that might have been it.
  private func finish(_ block: FencedBlock, faults: inout LessonSourceErrorList) {
    if hasBadLine { return }
    if question == nil { faults.add(.noQuestion, at: block.place) }
    if answers.count < 2 { faults.add(.tooFewAnswers(answers.count), at: block.place) }
    if right == nil, !answers.isEmpty { faults.add(.noRightAnswer, at: block.place) }
  }

  /// An answer and its why, which are separated by two colons with blanks around them.
  private static func halves(_ line: LessonLine) -> (text: String, why: String) {
    var cursor = Cursor(line.text)
    while cursor.skipBlanks() != nil {
      let word = cursor.takeWord()
      if cursor.text(word) == "::" {
        let text = cursor.text(cursor.trimmed(0..<word.lowerBound))
        return (text, line.trimmed(from: word.upperBound).text)
      }
    }
    return (line.text, "")
  }
}

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
          faults.add(.secondQuestion(first: question.place), at: line.place)
        } else {
          question = LessonLine(line.trimmed(from: 1).text, at: line.place)
          if question?.text.isEmpty == true { faults.add(.noWords, at: line.place) }
        }
      } else if let same = lines.first(where: { $0.text == line.text }) {
        faults.add(.sameLine(first: same.place), at: line.place)
      } else {
        lines.append(line)
      }
    }
    if question == nil { faults.add(.noQuestion, at: block.place) }
    if lines.count < 2 { faults.add(.tooFewLines(lines.count), at: block.place) }
    return LessonQuiz(
      id: id, question: ProseInline.line(question?.text ?? ""),
      answers: lines.map { LessonQuiz.Answer(ProseInline.line($0.text), isRight: true) },
      form: .order, isShuffled: true)
  }
}
