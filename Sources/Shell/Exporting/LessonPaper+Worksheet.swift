import Exports
import Languages
import Lessons
import Sessions

extension LessonPaper {
  /// A prediction as it is asked when the lesson comes to it, and the answer that turns out right.
  private typealias Foreseen = (open: OpenPrediction, right: Forecast)

  private static let line = String(repeating: "\\_", count: 20)
  private static let linesOfTask = Array(repeating: String(repeating: "\\_", count: 60), count: 3)
    .joined(separator: "\n\n")

  /// The author's words and the questions, by the lesson's file in parts; what is to be foreseen is tried out.
  func worksheet(
    of shelved: ShelvedLesson, _ parts: [LessonPart], in environment: Environment
  ) -> String {
    let foreseen = foreseen(in: shelved, environment)
    var texts = parts.map { text($0, foreseen) }
    // The page has the lesson's title already.
    if let first = texts.first, first.hasPrefix("# ") {
      texts[0] = first.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        .drop { $0.isEmpty }.joined(separator: "\n")
    }
    return texts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// What the lesson asks to foresee, and what turns out right, by the ids of the questions.
  private func foreseen(
    in shelved: ShelvedLesson, _ environment: Environment
  ) -> [String: Foreseen] {
    let runner = Runner(
      Session(features: environment.features, course: environment.course), out: .memory())
    var foreseen: [String: Foreseen] = [:]
    for (place, step) in lesson.steps.enumerated() {
      guard case .prediction(let asked) = step.question,
        (try? runner.session.perform(
          .lesson(.begin(shelved.name, at: shelved.name(ofStep: place)))))
          != nil,
        let found = runner.session.state.predictionAndReference
      else { continue }
      foreseen[asked.id.text] = (found.open, found.reference)
    }
    return foreseen
  }

  private func text(_ part: LessonPart, _ foreseen: [String: Foreseen]) -> String {
    switch part {
    case .text(let markdown): return markdown
    case .run(let lines): return language.localized("paper.commands") + "\n\n" + code(lines)
    case .question(let id):
      switch lesson.steps.compactMap(\.question).first(where: { $0.id.text == id }) {
      case .task(let task):
        return yourTurn + "\n\n" + (isKey ? solution(of: task) : Self.linesOfTask)
      case .quiz(let quiz): return text(quiz)
      case .prediction: return foreseen[id].map(text) ?? ""
      case nil: return ""
      }
    }
  }

  private func text(_ quiz: LessonQuiz) -> String {
    let rows = quiz.interaction().sheet.enumerated().map { place, row in
      // A class speaks of a and b; where numbers are to be filled in, letters would be in the way.
      let letter = "☐☒".contains(row.mark) ? "**\(LessonQuiz.letter(place))** " : ""
      return "- \(MarkdownText.inline(isKey ? row.key : row.mark)) \(letter)\(row.text.markdown())"
        + (isKey && !row.why.isEmpty ? ". *\(row.why.markdown())*" : "")
    }
    return "**\(quiz.question.markdown(in: "**"))**\n\n" + rows.joined(separator: "\n")
  }

  private func text(_ foreseen: Foreseen) -> String {
    let (open, right) = foreseen
    let items = open.items.enumerated().map { "\($0.offset + 1). `\($0.element)`" }
    let answer =
      isKey
      ? language.localized("paper.answer") + ": "
        + MarkdownText.inline(open.form.learnerText(of: right))
      : Self.line
    return
      (["**\(MarkdownText.inline(PredictionView(in: language).sentence(open)))**"]
      + (items.isEmpty ? [] : [items.joined(separator: "\n")]) + [answer])
      .joined(separator: "\n\n")
  }
}
