import Lessons
import Queries
import Sessions

/// Where a line comes from: what may stand in it, and what its commands act on.
enum LineOrigin {
  /// The prompt, or a script: everything may be typed, and acts on the session.
  case prompt
  /// A lesson: it acts on the state whose step it belongs to.
  case lesson(LessonLinePurpose)
  /// A class that is shown a lesson; whether the lesson's question is answered by such a line.
  case classroom(takesAnswers: Bool)

  /// Whether a command may stand in such a line: before a class if it shows something, acts on the stage, goes
  /// through time, or is what a lesson may ask for.
  func admits(_ command: Command, _ words: [Word]) -> Bool {
    switch self {
    case .prompt: true
    case .lesson: command.lessonUse(words).allows(inSolution: true)
    case .classroom(let takesAnswers):
      switch command.kind(of: words) {
      case .look, .move: true
      case .act where command === Command.answer: takesAnswers
      case .act where command.group == .stage: true
      case .tool where [Command.help, .glossary, .hint, .set, .clear].contains { $0 === command }:
        // The class's language is that of the lesson that was begun, and a file is for the teacher alone.
        !words.dropFirst().contains { ["language", "to"].contains($0.text.lowercased()) }
      case .act, .tool: command.lessonUse(words).allows(inSolution: true)
      }
    }
  }
}

extension Context {
  /// Why the line is carried out, if it stands in a lesson; nil if it was typed.
  var purpose: LessonLinePurpose? { if case .lesson(let purpose) = origin { purpose } else { nil } }

  /// Whether what the line shows and reports is seen: of a lesson's lines, only what begins a step.
  var isSeen: Bool { purpose == nil || purpose == .begin && state.isLive }
}
