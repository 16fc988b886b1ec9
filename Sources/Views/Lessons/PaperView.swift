import Languages
import Lessons
import Sessions

/// A lesson on paper, in Markdown: the author's words, the questions with room for answers, or with the
/// answers.
package struct PaperView {
  /// A prediction as it is asked when the lesson comes to it, and the answer that turns out right.
  package typealias Foreseen = (open: OpenPrediction, right: Forecast)

  private let lesson: Lesson
  let language: Language
  private let foreseen: [String: Foreseen]
  private let isKey: Bool

  /// Puts a lesson on paper.
  ///
  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - foreseen: Its predictions, by their ids.
  ///   - isKey: Whether the answers are told.
  package init(_ lesson: Lesson, foreseen: [String: Foreseen], isKey: Bool) {
    (self.lesson, self.foreseen, self.isKey) = (lesson, foreseen, isKey)
    language = Language.of(lesson.language)
  }

  private static let line = String(repeating: "\\_", count: 20)
  private static let linesOfTask = Array(repeating: String(repeating: "\\_", count: 60), count: 3)
    .joined(separator: "\n\n")

  /// The text, in Markdown, by the lesson's file in parts.
  package func text(_ parts: [LessonPart]) -> String {
    var texts = parts.map(text)
    // The page has the lesson's title already.
    if let first = texts.first, first.hasPrefix("# ") {
      texts[0] = first.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        .drop { $0.isEmpty }.joined(separator: "\n")
    }
    return texts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func text(_ part: LessonPart) -> String {
    switch part {
    case .text(let markdown): return markdown
    case .run(let lines): return language.localized("paper.commands") + "\n\n" + code(lines)
    case .question(let id):
      guard let question = lesson.steps.compactMap(\.question).first(where: { $0.id.text == id })
      else { return "" }
      return text(question)
    }
  }

  /// Lines as they are.
  func code(_ lines: [String]) -> String {
    (["```text"] + lines + ["```"]).joined(separator: "\n")
  }

  private func text(_ question: LessonQuestion) -> String {
    switch question {
    case .task(let task):
      return "**\(language.localized("step.your-turn"))**\n\n"
        + (isKey ? solution(of: task) : PaperView.linesOfTask)
    case .quiz(let quiz):
      let rows = quiz.interaction().sheet.enumerated().map { place, row in
        // A class speaks of a and b; where numbers are to be filled in, letters would be in the way.
        let letter =
          "☐☒".contains(row.mark) ? "**\(LessonQuiz.letter(place))** " : ""
        return "- \(escaped(isKey ? row.key : row.mark)) \(letter)\(markdown(row.text))"
          + (isKey && !row.why.isEmpty ? ". *\(markdown(row.why))*" : "")
      }
      return "**\(markdown(quiz.question, in: "**"))**\n\n" + rows.joined(separator: "\n")
    case .prediction(let asked): return text(asked)
    }
  }

  /// The author's way through a task.
  func solution(of task: LessonTask) -> String {
    guard let code = task.code else { return self.code(task.solution.map(\.text)) }
    if code.solution.isEmpty {
      return language.localized("paper.as-pattern", String(code.name.prefix { $0 != "~" }))
    }
    return code.solution.map { "`\($0.name.text)`\n\n```swift\n\($0.text)```" }
      .joined(separator: "\n\n")
  }

  private func text(_ asked: LessonPrediction) -> String {
    guard let (open, right) = foreseen[asked.id.text] else { return "" }
    let view = PredictionView(in: language)
    let items = open.items.enumerated().map { "\($0.offset + 1). `\($0.element)`" }
    let answer =
      isKey
      ? language.localized("paper.answer") + ": " + escaped(open.form.said(right))
      : PaperView.line
    return
      (["**\(escaped(view.sentence(open)))**"]
      + (items.isEmpty ? [] : [items.joined(separator: "\n")]) + [answer])
      .joined(separator: "\n\n")
  }

  // MARK: Markdown

  /// Prose as Markdown. What stands out between what stands out as a whole does so otherwise, since two
  /// of a kind inside each other would end each other.
  func markdown(_ inlines: [ProseInline], in around: String = "") -> String {
    let mark = around == "**" ? "*" : "**"
    return inlines.map { inline in
      switch inline {
      case .text(let text): escaped(text)
      case .emphasis(let inner), .strong(let inner): "\(mark)\(markdown(inner, in: mark))\(mark)"
      case .strikethrough(let inner), .link(let inner, _): markdown(inner, in: around)
      case .code(let text): text.contains("`") ? escaped(text) : "`\(text)`"
      case .image(let alt, _): escaped(alt)
      case .softBreak, .lineBreak: " "
      }
    }.joined()
  }

  /// A text in which nothing is markup.
  func escaped(_ text: String) -> String {
    var (result, rest) = ("", text[...])
    while let character = rest.popFirst() {
      // As for an arrow, see MarkdownText.
      let isArrow = character == "~" && rest.first == ">" && (result.isEmpty || result.last == " ")
      if "\\`*_[]<&~|#".contains(character) && !isArrow || character == ">" && result.isEmpty {
        result += "\\"
      }
      result.append(character)
    }
    return result
  }
}
