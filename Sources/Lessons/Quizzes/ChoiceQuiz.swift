import Queries

/// A quiz whose answers are chosen from, each of which is right or wrong.
protocol ChoiceQuiz: QuizInteraction {}

extension ChoiceQuiz {
  static func shown(_ quiz: LessonQuiz, seed: Int) -> [Int] {
    quiz.isShuffled && seed != 0 || seed >= Shuffle.firstOfClass
      ? Shuffle.places(quiz.answers.count, seed: seed, for: quiz.id.text)
      : Array(quiz.answers.indices)
  }

  var rows: [QuizRow] { labelled }
  var candidates: [QuizRow] { labelled }

  func isMeant(_ word: Word) -> Bool {
    word.text.count == 1 && word.text.first?.isLetter == true || Int(word.text) != nil
  }

  func label(_ place: Int) -> String { LessonQuiz.letter(place) }

  var solution: [Int] { shown.indices.filter { quiz.answers[shown[$0]].isRight } }

  var solved: [QuizRow] {
    solution.map { place in
      let answer = quiz.answers[shown[place]]
      return QuizRow(label: label(place), text: answer.text, why: answer.why)
    }
  }

  func text(of places: [Int]) -> String {
    let named = places.filter(shown.indices.contains).map { shown[$0] }
    return named.sorted().map { quiz.answers[$0].text.plainText }.joined(separator: " + ")
  }

  var vote: QuizVote { QuizVote(choices: shown.map { quiz.answers[$0] }) }

  var sheet: [QuizSheetRow] {
    shown.map { place in
      let answer = quiz.answers[place]
      return QuizSheetRow(
        mark: "☐", key: answer.isRight ? "☒" : "☐", text: answer.text, why: answer.why)
    }
  }

  var handout: QuizHandout {
    QuizHandout(
      offered: quiz.answers.map(\.text.plainText), answers: quiz.answers, isNumbered: false,
      right: quiz.answers.filter(\.isRight).map { answer in
        let (text, why) = (answer.text.plainText, answer.why.plainText)
        return why.isEmpty ? text : "\(text): \(why)"
      })
  }
}

/// Reads a quiz with answers to choose from. The marks say whether one answer is right, or several.
///
/// ```
/// quiz   = "?" question, answer, answer {answer}      ; each on a line of its own
/// answer = ("( )" | "(x)") text " :: " why            ; exactly one is (x)
///        | ("[ ]" | "[x]") text " :: " why            ; one at least is [x]
/// ```
struct ChoiceReader: QuizReading {
  static let flags = ["shuffled"]

  private var answers: [LessonQuiz.Answer] = []
  private var right: SourcePlace?
  /// The form of the first answer, and where it stands.
  private var first: (form: LessonQuiz.Form, place: SourcePlace)?
  private var hasBadLine = false

  static func read(
    _ block: FencedBlock, id: LessonLine, flags: Set<String>, errors: inout LessonSourceErrorList
  ) -> LessonQuiz {
    let lines = QuizLines(block, errors: &errors)
    var reader = ChoiceReader()
    for line in lines.others { reader.read(line, errors: &errors) }
    // A missing part is reported only if no line was bad: the bad line may be that part.
    if !reader.hasBadLine {
      lines.demandQuestion(in: block, errors: &errors)
      reader.demandAnswers(in: block, errors: &errors)
    }
    return LessonQuiz(
      id: id, question: lines.question, answers: reader.answers,
      form: reader.first?.form ?? .one, isShuffled: flags.contains("shuffled"))
  }

  private mutating func read(_ line: LessonLine, errors: inout LessonSourceErrorList) {
    if let (form, isRight) = Self.mark(line.text) {
      let first = first ?? (form, line.place)
      self.first = first
      if form != first.form {
        errors.add(LessonFault("fault.mixed-marks", first.place.line), at: line.place)
      } else if isRight, form == .one, let right {
        errors.add(LessonFault("fault.second-right-answer", right.line), at: line.place)
      } else if isRight {
        right = line.place
      }
      answer(line, isRight: isRight, errors: &errors)
    } else {
      hasBadLine = true
      errors.add("fault.quiz-line", at: line.place)
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
    _ line: LessonLine, isRight: Bool, errors: inout LessonSourceErrorList
  ) {
    let rest = line.trimmed(from: 3)
    let halves = rest.halves
    if halves.first.isEmpty { errors.add("fault.no-words", at: rest.place) }
    if halves.second.isEmpty {
      errors.add("fault.no-why", at: line.place(ofByte: line.text.utf8.count))
    }
    answers.append(
      LessonQuiz.Answer(
        ProseInline.line(halves.first), why: ProseInline.line(halves.second), isRight: isRight))
  }

  private func demandAnswers(in block: FencedBlock, errors: inout LessonSourceErrorList) {
    if answers.count < 2 {
      errors.add(LessonFault("fault.few-answers", answers.count), at: block.place)
    }
    if right == nil, !answers.isEmpty { errors.add("fault.no-right-answer", at: block.place) }
  }
}
