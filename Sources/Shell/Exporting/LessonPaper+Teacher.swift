import Exports
import Languages
import Lessons
import Sessions

extension LessonPaper {
  /// A lesson as its teacher has it at hand, gone through before a class: step by step the minutes, what the
  /// author says to teachers, the question with what is right and why, the way through a task, and the hints.
  func teachersPlan(
    of shelved: ShelvedLesson, in environment: Environment
  ) throws(Refusal) -> String {
    let walk = try LessonWalk(shelved, in: environment, profile: .batch)
    var slides: [Slide] = []
    while let more = walk.advance() { slides += more }
    let weight = max(1, slides.reduce(0) { $0 + $1.weight })
    func minutes(before step: Int) -> Int {
      lesson.minutes * slides.filter { $0.step < step }.reduce(0) { $0 + $1.weight } / weight
    }
    return lesson.steps.enumerated().map { index, step in
      let minutes = language.localized(
        "paper.minutes", minutes(before: index), minutes(before: index + 1))
      let title = step.title.map { " " + MarkdownText.inline($0) } ?? ""
      let presented = slides.first { $0.step == index && $0.question != nil }?.question
      return (["## \(index + 1).\(title)", "*\(minutes)*"] + text(step, presented))
        .joined(separator: "\n\n")
    }.joined(separator: "\n\n")
  }

  private func text(_ step: LessonStep, _ presented: PresentedQuestion?) -> [String] {
    var texts = step.notes.map { note in
      note.blocks.markdown.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? ">" : "> \($0)" }.joined(separator: "\n")
    }
    if let presented { texts.append(text(presented)) }
    if let task = step.task { texts += [yourTurn, solution(of: task)] }
    for (index, hint) in step.hints.enumerated() {
      let name = language.localized("step.hint", index + 1, step.hints.count)
      texts.append("\(name): \(hint.prose.blocks.markdown)")
    }
    return texts
  }
}
