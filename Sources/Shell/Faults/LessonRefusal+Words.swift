import Queries
import Sessions
import Views

@MainActor extension LessonRefusal {
  /// The fault in words.
  func words(in context: Context) -> FaultWords {
    switch self {
    case .noneBegun:
      return FaultWords(
        "no lesson was begun", accepted: "To begin: lesson. To see which there are: lessons.")
    case .isPlaying(let title):
      return FaultWords("this is free play", accepted: "To go back to \(title): play.")
    case .unknownLesson(let name):
      let entries = context.session.environment.course.entries
      let nearest = NearestName.to(name, among: entries.map(\.id))
      if entries.isEmpty {
        return FaultWords(
          "no such lesson", accepted: "There are no lessons here; a file's path would do.")
      }
      return FaultWords(
        "no such lesson", nearest: nearest, listing: entries.map { "\($0.number) \($0.id)" },
        as: "Lessons")
    case .unreadable(let reason):
      return FaultWords("can't read this lesson: \(reason)", exitCode: .noInput)
    case .faulty(let file, let count, let first):
      return FaultWords(
        "this lesson has \(Wording.count(count, "fault")). "
          + "\(count == 1 ? "It is on" : "First,") \(first)",
        accepted: "To see all that is wrong, in the system's shell: layercake check "
          + "\(file.brief).")
    case .unknownStep(let step, let count, let names):
      return FaultWords(
        "no such step in this lesson", nearest: NearestName.to(step, among: names),
        accepted: "Steps: 1 to \(count), or \(names.joined(separator: ", ")).")
    case .noQuestion:
      return FaultWords("no question is open", accepted: "To see what the step asks: task.")
    case .noSuchAnswer:
      return FaultWords("no such answer", accepted: howToAnswer(context))
    case .questionIsOpen:
      return FaultWords(
        "the lesson asks something first",
        accepted: "To see it: task. To go on without an answer: skip.")
    case .nothingToExplain:
      return FaultWords(
        "there is no prediction to explain", accepted: "To make one: predict increase on mvp.")
    case .nothingToForesee:
      return FaultWords(
        "too few messages cross layers with it to be foreseen",
        accepted: "What the screen shows, or how many messages there are, can be.")
    case .noSuchValue(_, let reason):
      return FaultWords(
        "this value can't be found: \(reason)", accepted: "To see all paths: inspect --paths.")
    case .whichSpecimen(let names):
      return FaultWords(
        "which pattern is meant?",
        accepted: "For example on \(names.first ?? "mvp"): one of \(names.joined(separator: ", "))."
      )
    case .isFirstStep:
      return FaultWords(
        "this is the lesson's first step",
        accepted: "To begin it anew: lesson \(number(context)) at 1.")
    case .stepNotDone:
      return FaultWords(
        "this step isn't done yet",
        accepted: "To see what it asks: task. For help: hint. To go on all the same: skip.")
    case .nothingToSkip: return FaultWords("nothing is left to skip", accepted: "To go on: next.")
    case .skipForbidden(let pack):
      return FaultWords(
        "the pack \(pack) has no skipping and no solutions",
        accepted: "For help: hint. To see what the step asks: task.")
    case .isLastLesson:
      return FaultWords(
        "no lesson comes after this one",
        accepted: "To see all: lessons. To try things on your own: play.")
    case .noHints:
      return FaultWords(
        "this step has no hints", accepted: "To see how it can be done: solution.")
    case .noMoreHints(let count):
      return FaultWords(
        "there are no more hints",
        accepted: "To read one again: hint \(count). To see how it can be done: solution.")
    case .noSuchHint(let given):
      return FaultWords(
        "no such hint yet",
        accepted: given == 0 ? "For the first: hint." : "Hints so far: 1 to \(given).")
    case .noSolution:
      return FaultWords(
        "this step asks nothing that has a solution", accepted: "To go on: next.")
    case .allDone:
      return FaultWords(
        "every lesson is done", accepted: "To do one again: lesson 1.1. To see all: lessons.")
    case .noLessons:
      return FaultWords(
        "there are no lessons here", accepted: "A file's path would do: lesson FILE.")
    }
  }

  private func number(_ context: Context) -> String {
    context.state.lessonInFront?.shelved.number ?? ""
  }

  /// How the open question is answered.
  private func howToAnswer(_ context: Context) -> String? {
    let run = context.state.lessonInFront?.run
    if let quiz = run?.openQuiz {
      return quiz.form == .one
        ? "To answer, type \(Wording.letters(of: quiz))."
        : "To answer, type the letters of all that are right, such as a c."
    }
    if let puzzle = run?.openPuzzle {
      return
        "To answer, type the numbers 1 to \(puzzle.lines.count), each once, in the right order."
    }
    guard let open = context.state.prediction, open.isOpen else { return nil }
    switch open.question.subject {
    case .path:
      let roles = open.roles.map { "\(RoleInitials.initials(of: $0)) for \($0)" }
      return "To answer, type the layers in order: \(roles.joined(separator: ", "))."
    case .count: return "To answer, type a number from 0."
    case .order:
      return "To answer, type the numbers 1 to \(open.items.count), each once, in their order."
    case .value, .screen: return "To answer, type a text."
    }
  }
}
