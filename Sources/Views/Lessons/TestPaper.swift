import Languages
import Lessons
import Terminal

/// A lesson as a test on paper, in Markdown: what is shown before each question, what there is to choose
/// from, and room to write.
///
/// A sheet holds nothing that answers a question before it on the same sheet: where a question is followed by
/// something that is shown or said, a sheet begins.
package struct TestPaper {
  /// A question, and what stands before it.
  package struct Part {
    let question: LessonQuestion
    let presented: PresentedQuestion?
    let shown: [String]
    let assignment: String

    /// Puts a question on paper.
    ///
    /// - Parameters:
    ///   - question: What is asked.
    ///   - presented: The same as it is put to a room; nil for a task.
    ///   - shown: What is to be seen before it, the lines of screens and traces.
    ///   - assignment: What is to be done, or to be looked at, in Markdown.
    package init(
      _ question: LessonQuestion, _ presented: PresentedQuestion?, shown: [String],
      assignment: String
    ) {
      (self.question, self.presented) = (question, presented)
      (self.shown, self.assignment) = (shown, assignment)
    }
  }

  private let lesson: Lesson
  private let paper: PaperView
  private let language: Language
  private let isKey: Bool

  /// So many lines to write a reason on, and to write down what one would do.
  private static let (linesOfReason, linesOfTask) = (2, 5)

  /// Makes a test of a lesson, or its key.
  package init(_ lesson: Lesson, isKey: Bool) {
    self.lesson = lesson
    paper = PaperView(lesson, foreseen: [:], isKey: isKey)
    language = Language.of(lesson.language)
    self.isKey = isKey
  }

  /// The sheets, to be handed out one after the other; of an exam, none of whose questions tells what another
  /// asks, all in one.
  package func sheets(of parts: [Part]) -> [String] {
    if let exam = lesson.exam {
      let texts = parts.enumerated().map { index, part in
        let lesson = exam.keys[part.question.id.text]?.lesson
        let key = lesson.map { "*\(language.localized("paper.repeat", $0))*" }
        return [text(part, number: index + 1), isKey ? key : nil].compactMap(\.self)
          .joined(separator: "\n\n")
      }
      return [([language.localized("paper.exam", parts.count)] + texts).joined(separator: "\n\n")]
    }
    var sheets: [[String]] = []
    for (index, part) in parts.enumerated() {
      let says = !part.shown.isEmpty || !part.assignment.isEmpty
      if sheets.isEmpty || says { sheets.append([]) }
      sheets[sheets.count - 1].append(text(part, number: index + 1))
    }
    let count = sheets.count
    return sheets.enumerated().map { index, texts in
      (head(index, of: count) + texts).joined(separator: "\n\n")
    }
  }

  private func head(_ index: Int, of count: Int) -> [String] {
    if count < 2 { return [] }
    let sheet = "*\(language.localized("paper.sheet", index + 1, count))*"
    if isKey { return [sheet] }
    if index == 0 { return [sheet + " " + language.localized("paper.in-turn")] }
    let fields = [("paper.name", 30), ("paper.number", 12)].map {
      "\(language.localized($0)): " + String(repeating: "\\_", count: $1)
    }
    return [sheet, fields.joined(separator: "  ")]
  }

  private func text(_ part: Part, number: Int) -> String {
    var texts = ["## \(language.localized("paper.question", number))"]
    if !part.shown.isEmpty { texts.append(paper.code(part.shown)) }
    if !part.assignment.isEmpty { texts.append(part.assignment) }
    if case .task(let task) = part.question {
      texts.append("**\(language.localized("step.your-turn"))**")
      texts.append(isKey ? paper.solution(of: task) : lines(TestPaper.linesOfTask))
    } else if let presented = part.presented {
      texts += [paper.text(presented, tells: isKey)].filter { !$0.isEmpty }
      if !isKey {
        texts.append(language.localized("paper.why") + "\n\n" + lines(TestPaper.linesOfReason))
      }
    }
    return texts.joined(separator: "\n\n")
  }

  /// Lines to write on: each is a line across, which a page draws apart from the next.
  private func lines(_ count: Int) -> String {
    Array(repeating: "***", count: count).joined(separator: "\n\n")
  }
}

extension PaperView {
  /// A question as it is put to a room, with all that there is to choose from; whether it is told what is
  /// right, and of each answer why or why not.
  func text(_ question: PresentedQuestion, tells: Bool) -> String {
    let items = question.items.map { "- " + markdown($0) }
    let choices = question.choices.enumerated().map { index, choice in
      let mark = tells && choice.isRight ? "☒" : "☐"
      let text = markdown(choice.text)
      let end = text.last.map { ".?!".contains($0) } == true ? "" : "."
      let why = tells ? question.why(ofChoice: index).map { "\(end) *\(markdown($0))*" } ?? "" : ""
      return "- \(mark) **\(choice.name)**  \(text)\(why)"
    }
    var texts = ["**\(markdown(question.sentence, isBold: true))**"]
    if !items.isEmpty { texts.append(items.joined(separator: "\n")) }
    // Two lists that touch would be one.
    if !items.isEmpty, !choices.isEmpty { texts.append(language.localized("paper.choose")) }
    if !choices.isEmpty { texts.append(choices.joined(separator: "\n")) }
    return texts.joined(separator: "\n\n")
  }

  /// A text that was drawn, as Markdown: code has its marks already.
  private func markdown(_ text: StyledText, isBold: Bool = false) -> String {
    text.pieces.map { piece in
      if piece.style == .code { return piece.text }
      let words = escaped(piece.text)
      return piece.style == .bold && !isBold ? "**\(words)**" : words
    }.joined()
  }
}
