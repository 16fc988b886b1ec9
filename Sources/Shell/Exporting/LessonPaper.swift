import Exports
import Languages
import Lessons
import Terminal

/// A lesson on paper, in Markdown: the author's words, the questions with room for answers, or with the
/// answers.
struct LessonPaper {
  let lesson: Lesson
  let language: Language
  /// Whether the answers are told.
  let isKey: Bool

  /// Puts a lesson on paper.
  init(_ lesson: Lesson, isKey: Bool) {
    (self.lesson, self.isKey) = (lesson, isKey)
    language = Language.of(lesson.language)
  }

  /// What stands above a task.
  var yourTurn: String { "**\(language.localized("step.your-turn"))**" }

  /// Lines as they are.
  func code(_ lines: [String]) -> String {
    (["```text"] + lines + ["```"]).joined(separator: "\n")
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

  /// A question as it is put to a room, with all that there is to choose from; a key tells what is right, and of
  /// each answer why or why not.
  func text(_ question: PresentedQuestion) -> String {
    let items = question.items.map { "- " + $0.markdown() }
    let choices = question.choices.enumerated().map { index, choice in
      let mark = isKey && choice.isRight ? "☒" : "☐"
      let text = choice.text.markdown()
      let end = text.last.map { ".?!".contains($0) } == true ? "" : "."
      let why = isKey ? question.why(ofChoice: index).map { "\(end) *\($0.markdown())*" } : nil
      return "- \(mark) **\(choice.name)**  \(text)\(why ?? "")"
    }
    var texts = ["**\(question.sentence.markdown(isBold: true))**"]
    if !items.isEmpty { texts.append(items.joined(separator: "\n")) }
    // Two lists that touch would be one.
    if !items.isEmpty, !choices.isEmpty { texts.append(language.localized("paper.choose")) }
    if !choices.isEmpty { texts.append(choices.joined(separator: "\n")) }
    return texts.joined(separator: "\n\n")
  }
}

extension StyledText {
  /// A text that was drawn, as Markdown: code has its marks already.
  fileprivate func markdown(isBold: Bool = false) -> String {
    pieces.map { piece in
      if piece.style == .code { return piece.text }
      let text = MarkdownText.inline(piece.text)
      return piece.style == .bold && !isBold ? "**\(text)**" : text
    }.joined()
  }
}

extension [ProseInline] {
  /// Prose as Markdown. What stands out between what stands out as a whole does so otherwise, since two
  /// of a kind inside each other would end each other.
  func markdown(in around: String = "") -> String {
    let mark = around == "**" ? "*" : "**"
    return map { inline in
      switch inline {
      case .text(let text): MarkdownText.inline(text)
      case .emphasis(let inner), .strong(let inner): "\(mark)\(inner.markdown(in: mark))\(mark)"
      case .strikethrough(let inner), .link(let inner, _): inner.markdown(in: around)
      case .code(let text): text.contains("`") ? MarkdownText.inline(text) : "`\(text)`"
      case .image(let alt, _): MarkdownText.inline(alt)
      case .softBreak, .lineBreak: " "
      }
    }.joined()
  }
}

extension [ProseBlock] {
  /// Prose as Markdown.
  var markdown: String { map(\.markdown).joined(separator: "\n\n") }
}

extension ProseBlock {
  fileprivate var markdown: String {
    switch self {
    case .heading(_, let inlines): "**\(inlines.markdown(in: "**"))**"
    case .paragraph(let inlines): inlines.markdown()
    case .list(let list):
      list.items.enumerated().map { index, item in
        let mark = list.start.map { "\($0 + index). " } ?? "- "
        let margin = String(repeating: " ", count: mark.count)
        return mark + item.markdown.replacing("\n", with: "\n" + margin)
      }.joined(separator: "\n")
    case .code(let text, let info): "```\(info)\n\(text)\n```"
    case .quote(let inner): "> " + inner.markdown.replacing("\n", with: "\n> ")
    case .table, .thematicBreak: MarkdownText.inline(plainText)
    }
  }
}
