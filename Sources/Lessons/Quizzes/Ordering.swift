import Languages
import Queries

/// A quiz whose answers are lines to put in order: all of them are named, by number.
struct Ordering: QuizInteraction {
  let quiz: LessonQuiz
  let shown: [Int]

  init(_ quiz: LessonQuiz, seed: Int) {
    self.quiz = quiz
    shown = Shuffle.places(quiz.answers.count, seed: seed, for: quiz.id.text)
  }

  var prompt: String { localized("quiz.order.prompt") }
  var rows: [QuizRow] { labelled }
  var candidates: [QuizRow] { labelled }

  var offer: String {
    // What is shown is never in its order already, so that this gives nothing away.
    localized("quiz.order.offer", shown.indices.map(label).joined(separator: " "))
  }

  func places(typed words: [Word], named: (String) -> String?) -> [Int]? {
    guard let numbers = LessonQuiz.numbers(words.map(\.text), most: shown.count),
      numbers.count == shown.count, Set(numbers).count == shown.count
    else { return nil }
    return numbers.map { $0 - 1 }
  }

  func isMeant(_ word: Word) -> Bool { Int(word.text) != nil }

  var advice: String { localized("quiz.order.advice", shown.count) }

  func label(_ place: Int) -> String { String(place + 1) }

  func verdict(on named: [Int]) -> LessonVerdict? {
    guard named.count == quiz.answers.count else { return nil }
    return LessonVerdict(isRight: named == Array(quiz.answers.indices), on: named)
  }

  func comment(on verdict: LessonVerdict) -> QuizComment {
    if verdict.isRight { return QuizComment(localized("answer.right")) }
    let named = verdict.named
    return QuizComment(
      localized("answer.not-these"),
      remark: localized("answer.in-place", named.indices.count { named[$0] == $0 }, named.count))
  }

  var solution: [Int] { quiz.answers.indices.compactMap { shown.firstIndex(of: $0) } }

  var solved: [QuizRow] {
    solution.map { QuizRow(label: label($0), text: quiz.answers[shown[$0]].text) }
  }

  func text(of places: [Int]) -> String {
    places.filter(shown.indices.contains).map { String(shown[$0] + 1) }.joined(separator: " ")
  }

  // no text: a checksum is made of it
  var essence: String { "\(quiz.answers.count) in order" }

  var vote: QuizVote {
    let right = solution.map { $0 + 1 }
    return QuizVote(
      items: rows,
      choices: Alternatives.quizAnswers(Alternatives.orders(right), right: right) { order in
        labels(for: order.map { $0 - 1 }).joined(separator: " ")
      })
  }

  var sheet: [QuizSheetRow] {
    shown.map { QuizSheetRow(mark: "__", key: String($0 + 1), text: quiz.answers[$0].text) }
  }

  var handout: QuizHandout {
    let lines = quiz.answers.map(\.text.plainText)
    return QuizHandout(
      offered: lines.sorted(), answers: quiz.answers.map { LessonQuiz.Answer($0.text) },
      isNumbered: true, right: lines.enumerated().map { "\($0 + 1). \($1)" })
  }
}

/// Reads lines to put in order.
///
/// ```
/// order = "?" question, line, line {line}             ; each on a line of its own, in the right order
/// ```
struct OrderReader: QuizReading {
  static let flags: [String] = []

  static func read(
    _ block: FencedBlock, id: LessonLine, flags: Set<String>, errors: inout LessonSourceErrorList
  ) -> LessonQuiz {
    let all = QuizLines(block, errors: &errors)
    var lines: [LessonLine] = []
    for line in all.others {
      if let same = lines.first(where: { $0.text == line.text }) {
        errors.add(LessonFault("fault.same-line", same.place.line), at: line.place)
      } else {
        lines.append(line)
      }
    }
    all.demandQuestion(in: block, errors: &errors)
    if lines.count < 2 { errors.add(LessonFault("fault.few-lines", lines.count), at: block.place) }
    return LessonQuiz(
      id: id, question: all.question,
      answers: lines.map { LessonQuiz.Answer(ProseInline.line($0.text), isRight: true) },
      form: .order, isShuffled: true)
  }
}
