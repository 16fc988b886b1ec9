import Queries
import Sessions
import Views

/// Why something can't be done in a lesson, and what leads on, in English.
extension LessonPhrases where Self: InEnglishByDefault {
  func refusal(_ refusal: LessonError) -> String {
    switch refusal {
    case .noneBegun: "no lesson was begun"
    case .isPlaying: "this is free play"
    case .unknownLesson: "no such lesson"
    case .unreadable(let reason): "can't read this lesson: \(reason)"
    case .faulty(_, let count, let first):
      "this lesson has \(Wording.count(count, "fault")). "
        + "\(count == 1 ? "It is on" : "First,") \(first)"
    case .unknownStep: "no such step in this lesson"
    case .noQuestion: "no question is open"
    case .noSuchAnswer: "no such answer"
    case .whichRole(let typed, let entries):
      "'\(typed)' may be " + Wording.choice(entries.map(\.role.name), " or ")
    case .questionIsOpen: "the lesson asks something first"
    case .nothingToExplain: "there is no prediction to explain"
    case .notFiredYet(_, let isSealed):
      isSealed
        ? "the event that you foresaw isn't fired yet" : "nothing is foreseen yet to be explained"
    case .nothingToForesee: "too few messages cross layers with it to be foreseen"
    case .noSuchValue(_, let reason): "this value can't be found: \(reason)"
    case .whichSpecimen: "which pattern is meant?"
    case .isFirstStep: "this is the lesson's first step"
    case .nothingToUndoHere: "there is nothing to take back in this step yet"
    case .stepNotDone: "this step isn't done yet"
    case .skipForbidden(let pack): "the pack \(pack) has no skipping and no solutions"
    case .nothingToSkip: "nothing is left to skip"
    case .isLastLesson: "no lesson comes after this one"
    case .noHints: "this step has no hints"
    case .noMoreHints: "there are no more hints"
    case .noSuchHint: "no such hint yet"
    case .noSolution: "this step asks nothing that has a solution"
    case .allDone: "every lesson is done"
    case .noLessons: "there are no lessons here"
    }
  }

  func advice(_ refusal: LessonError, _ lesson: String) -> String? {
    switch refusal {
    case .noneBegun: "To begin: lesson. To see which there are: lessons."
    case .isPlaying(let title): "To go back to \(title): play."
    case .unknownLesson, .noSuchAnswer, .unreadable: nil
    case .faulty(let file, _, _):
      "To see all that is wrong, in the system's shell: \(ProgramIdentity.current.name) check \(file.brief)."
    case .unknownStep(_, let count, let names):
      "Steps: 1 to \(count)" + (names.isEmpty ? "." : ", or \(names.joined(separator: ", ")).")
    case .noQuestion: "To see what the step asks: task."
    case .whichRole(_, let entries):
      "Type " + Wording.choice(entries.map { "\($0.initials) for \($0.role)" }, " or ") + "."
    case .questionIsOpen: "To see it: task. To go on without an answer: skip."
    case .nothingToExplain: "To make one: predict increase on mvp."
    case .notFiredYet(let line, let isSealed):
      (isSealed ? "First: " : "First answer the question, then: ") + line + "."
    case .nothingToForesee:
      "What the screen shows, or how many messages there are, can be."
    case .noSuchValue: "To see all paths: inspect --paths."
    case .whichSpecimen(let names):
      "For example on \(names.first ?? "mvp"): one of \(names.joined(separator: ", "))."
    case .isFirstStep: "To begin it anew: lesson \(lesson) at 1."
    case .nothingToUndoHere(let isFirst):
      isFirst
        ? "To leave the lesson for free play: play." : "To go to the step before: lesson back."
    case .stepNotDone:
      "To see what it asks: task. For help: hint. To go on all the same: skip."
    case .skipForbidden: "For help: hint. To see what the step asks: task."
    case .nothingToSkip, .noSolution: "To go on: next."
    case .isLastLesson: "To see all: lessons. To try things on your own: play."
    case .noHints: "To see how it can be done: solution."
    case .noMoreHints(let count):
      "To read one again: hint \(count). To see how it can be done: solution."
    case .noSuchHint(let given):
      given == 0 ? "For the first: hint." : "Hints so far: 1 to \(given)."
    case .allDone: "To do one again: lesson 1.1. To see all: lessons."
    case .noLessons: "A file's path would do: lesson FILE."
    }
  }
}
