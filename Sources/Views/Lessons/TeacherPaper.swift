import Languages
import Lessons

/// A lesson as its teacher has it at hand, in Markdown: step by step the minutes, what the author says to
/// teachers, the question with what is right and why, the way through a task, and the hints.
package struct TeacherPaper {
  /// A step of the lesson.
  package struct Part {
    let presented: PresentedQuestion?
    let minutes: ClosedRange<Int>

    /// Takes a step's question as it is put to a room, nil for a task or none, and from which minute to
    /// which the step is planned.
    package init(_ presented: PresentedQuestion?, minutes: ClosedRange<Int>) {
      (self.presented, self.minutes) = (presented, minutes)
    }
  }

  private let lesson: Lesson
  private let paper: PaperView
  private let language: Language

  /// Tells a teacher of a lesson.
  package init(_ lesson: Lesson) {
    self.lesson = lesson
    paper = PaperView(lesson, foreseen: [:], isKey: true)
    language = Language.of(lesson.language)
  }

  /// The text; there is a part for each step.
  package func text(_ parts: [Part]) -> String {
    zip(lesson.steps, parts).enumerated().map { index, pair in
      text(pair.0, pair.1, number: index + 1)
    }.joined(separator: "\n\n")
  }

  private func text(_ step: LessonStep, _ part: Part, number: Int) -> String {
    let minutes = language.localized(
      "paper.minutes", part.minutes.lowerBound, part.minutes.upperBound)
    let title = step.title.map { " " + paper.escaped($0) } ?? ""
    var texts = ["## \(number).\(title)", "*\(minutes)*"]
    texts += step.notes.map { note in
      paper.markdown(note.blocks).split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? ">" : "> \($0)" }.joined(separator: "\n")
    }
    if let presented = part.presented { texts.append(paper.text(presented, tells: true)) }
    if let task = step.task {
      texts += ["**\(language.localized("step.your-turn"))**", paper.solution(of: task)]
    }
    for (index, hint) in step.hints.enumerated() {
      let name = language.localized("step.hint", index + 1, step.hints.count)
      texts.append("\(name): \(paper.markdown(hint.prose.blocks))")
    }
    return texts.joined(separator: "\n\n")
  }
}

extension PaperView {
  /// Prose as Markdown.
  func markdown(_ blocks: [ProseBlock]) -> String {
    blocks.map(markdown).joined(separator: "\n\n")
  }

  private func markdown(_ block: ProseBlock) -> String {
    switch block {
    case .heading(_, let inlines): "**\(markdown(inlines, in: "**"))**"
    case .paragraph(let inlines): markdown(inlines)
    case .list(let list):
      list.items.enumerated().map { index, item in
        let mark = list.start.map { "\($0 + index). " } ?? "- "
        let margin = String(repeating: " ", count: mark.count)
        return mark + markdown(item).replacing("\n", with: "\n" + margin)
      }.joined(separator: "\n")
    case .code(let text, let info): "```\(info)\n\(text)\n```"
    case .quote(let inner): "> " + markdown(inner).replacing("\n", with: "\n> ")
    case .table, .thematicBreak: escaped(block.plainText)
    }
  }
}
