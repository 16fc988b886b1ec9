import Queries

/// A quiz of one form, as one learner sees it. Each form is a type in a file of its own, which says all of it:
/// how it is read, asked, answered, judged, told, printed and voted on. Views, exports and readers know no form;
/// they show and write what this tells them.
///
/// To add a form: a case of ``LessonQuiz/Form``, a file with its type and what reads its block here, a ``FenceWord``
/// if none reads it yet, and its sentences in the tables of the languages.
package protocol QuizInteraction: Sendable {
  /// The quiz.
  var quiz: LessonQuiz { get }
  /// The places of the answers in the author's order, from 0, each once, as they are shown.
  var shown: [Int] { get }

  /// Asks a learner of this number; 0 for none, as on paper.
  init(_ quiz: LessonQuiz, seed: Int)

  // MARK: Asking

  /// What the prompt calls it, in the language that is spoken.
  var prompt: String { get }
  /// What there is to read below the question.
  var rows: [QuizRow] { get }
  /// What to type, in a sentence.
  var offer: String { get }
  /// What may be typed, with what it means; for an answer of several words, what each may be.
  var candidates: [QuizRow] { get }

  // MARK: Answering

  /// The answers that a learner's words mean, by their places as they are shown, in the learner's order.
  ///
  /// - Parameters:
  ///   - words: What was typed.
  ///   - named: What the code calls something that learners have their own word for, a role; nil for any
  ///     other word.
  /// - Returns: nil if the words are no answer.
  func places(typed words: [Word], named: (String) -> String?) -> [Int]?
  /// Whether a word was probably meant as an answer, or as the beginning of one.
  func isMeant(_ word: Word) -> Bool
  /// What would have been an answer, in a sentence.
  var advice: String { get }

  /// What an answer is called by its place as it is shown; ``labels(for:)`` has it so.
  func label(_ place: Int) -> String
  /// What came of an answer, by places in the author's order; nil if it can't be answered so.
  func verdict(on named: [Int]) -> LessonVerdict?
  /// The comment that a verdict is shown with.
  func comment(on verdict: LessonVerdict) -> QuizComment
  /// The right answer: places as they are shown, in the order in which they are typed.
  var solution: [Int] { get }

  // MARK: Telling

  /// The right answer, a row for each of its parts, with why it is right if that is said.
  var solved: [QuizRow] { get }
  /// An answer, given by places as they are shown, in the author's words on one line. It is the
  /// same for each learner, in whatever order they see the answers.
  func text(of places: [Int]) -> String
  /// What is the same in every language, and another if the author changed what is right.
  var essence: String { get }
  /// What a room chooses from.
  var vote: QuizVote { get }

  // MARK: On paper

  /// The rows of a sheet.
  var sheet: [QuizSheetRow] { get }
  /// What handouts, decks and cards tell of it.
  var handout: QuizHandout { get }
}

extension QuizInteraction {
  /// The labels that mean an answer wherever they are read again, one for each place.
  package func labels(for places: [Int]) -> [String] { places.map(label) }

  /// The places that labels mean; a text that labels no answer is left out.
  package func places(of labels: [String]) -> [Int] {
    labels.compactMap { text in shown.indices.first { label($0) == text } }
  }

  /// The answers as they are shown, each with its label.
  var labelled: [QuizRow] {
    shown.enumerated().map { QuizRow(label: label($0), text: quiz.answers[$1].text) }
  }
}

/// A row of a quiz.
package struct QuizRow: Hashable, Sendable {
  /// What stands before it, and may be typed.
  package let label: String
  /// What it says.
  package let text: [ProseInline]
  /// Why it is right; empty if that isn't said.
  package var why: [ProseInline] = []
}

/// What is said of an answer.
package struct QuizComment: Hashable, Sendable {
  /// That it is right, or isn't.
  package let headline: String
  /// What can be said besides; nil if nothing can.
  package let remark: String?
  /// Why it is so, of the only answer; nil if there are several, or that isn't said.
  package let why: [ProseInline]?
  /// The answers of which is told why they are right or wrong.
  package let answers: [LessonQuiz.Answer]

  init(
    _ headline: String, remark: String? = nil, why: [ProseInline]? = nil,
    answers: [LessonQuiz.Answer] = []
  ) {
    (self.headline, self.remark, self.why, self.answers) = (headline, remark, why, answers)
  }
}

/// What a room votes on.
package struct QuizVote: Hashable, Sendable {
  /// What there is to read besides the answers that the room chooses from.
  package var items: [QuizRow] = []
  /// What it chooses from, which is some answers or a few whole orders, with why it is right or wrong.
  package let choices: [LessonQuiz.Answer]
}

/// A row of a quiz on paper.
package struct QuizSheetRow: Hashable, Sendable {
  /// What stands before it: a box to tick, a blank to fill in, or a label.
  package let mark: String
  /// What stands there in the key.
  package let key: String
  /// What it says.
  package let text: [ProseInline]
  /// Why that is right or wrong, in the key; empty if it isn't said.
  package var why: [ProseInline] = []
}

/// What handouts, decks and cards tell of a quiz.
package struct QuizHandout: Hashable, Sendable {
  /// What is shown with the question alone, in an order that gives nothing away.
  package let offered: [String]
  /// The answers as they are shown afterwards, in the author's order, right and wrong ones.
  package let answers: [LessonQuiz.Answer]
  /// Whether the answers are numbered.
  package let isNumbered: Bool
  /// What is right, a line each.
  package let right: [String]
}
