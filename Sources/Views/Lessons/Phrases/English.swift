import Queries
import Sessions

nonisolated extension LessonPhrases {
  static let english = LessonPhrases(
    language: "en",
    lesson: "Lesson ",
    step: { "step \($0) of \($1)" },
    types: { "The lesson types: \($0)." },
    yourTurn: "Your turn.",
    forHelp: { "For help: \($0)." },
    or: " or ",
    typeOne: { "Type \($0)." },
    typeSeveral: { "Type the letters of all that are right, such as \($0)." },
    typeOrder: { "Type the numbers in the right order, such as \($0)." },
    stepDone: "This step is done. To go on: next.",
    lessonDone: "This lesson is done.",
    hint: { "Hint \($0) of \($1)" },
    fault: { "This lesson is at fault, line \($0) of " },
    done: "Done.",
    goOnByNext: "To go on: next.",
    goOnByEnter: "To go on, press Enter.",
    right: "Right.",
    notThat: "Not that one.",
    notThese: "Not quite.",
    stillMissing: { $0 == 1 ? "One right answer is missing." : "\($0) right answers are missing." },
    inPlace: {
      $0 == 0 ? "None stands where it should yet." : "\($0) of \($1) stand where they should."
    },
    notYet: "Not yet:",
    notYetOf: { "Not yet, \($0) of \($1) met:" },
    notLikeThis: "Not like this:",
    hidden: { "\(hidden($0)); which one, is for you to find out" },
    wayOut: {
      "The lesson's own way doesn't lead there from here. Ways back: \($0)."
    },
    oneWay: "One way to do it:",
    doneForYou: "Done for you, in place of what you did here:",
    reason: { $0.description },
    refusal: refused,
    advice: advised,
    howToAnswer: { form in
      switch form {
      case .one(let letters): "To answer, type \(Wording.choice(letters, " or "))."
      case .several: "To answer, type the letters of all that are right, such as a c."
      case .lines(let count):
        "To answer, type the numbers 1 to \(count), each once, in the right order."
      case .path(let roles):
        "To answer, type the layers in order: "
          + roles.map { "\($0.initials) for \($0.role)" }.joined(separator: ", ") + "."
      case .count: "To answer, type a number from 0."
      case .messages(let count):
        "To answer, type the numbers 1 to \(count), each once, in their order."
      case .text: "To answer, type a text."
      }
    },
    didYouMean: { "\($0). Did you mean '\($1)'?" },
    lessonsThere: { "Lessons: \($0.joined(separator: ", "))." },
    nothingDoneNow: { $0 },
    foresee: { subject, event, pattern in
      switch subject {
      case .path:
        "Foresee it: \(event) in \(pattern). Which layers do the messages reach, in order?"
      case .count: "Foresee it: \(event) in \(pattern). How many messages cross layers?"
      case .order: "Foresee it: \(event) in \(pattern). In which order do these messages come?"
      case .value(let path): "Foresee it: \(event) in \(pattern). What is \(path) afterwards?"
      case .screen: "Foresee it: \(event) in \(pattern). What does the screen show that is new?"
      }
    },
    typeForecast: { kind in
      switch kind {
      case .path: "Type their initials, one for each message."
      case .count: "Type a number."
      case .order: "Type the numbers in their order."
      case .value: "Type the value."
      case .screen: "Type the new line, or 'nothing' if there is none."
      }
    },
    thenFire: { "Then see: \($0)" },
    sealed: { "Sealed: \($0)." },
    sealedAgain: { "Sealed anew: \($0)." },
    firedTooEarly: { "You had foreseen nothing yet. Answer now, and then once more: \($0)" },
    firedOnce: { "You had foreseen nothing yet. To have it back: undo. Then answer, and: \($0)" },
    firedOther: {
      "The question is about another event: \($0). What you foresee is of how things stood before "
        + "this one; to have that back: undo"
    },
    foreseen: "As you foresaw it.",
    hopsRight: { met, count, more in
      "Not quite as you foresaw it, \(met) of \(count)"
        + (more > 0 ? ", and \(more) too many:" : ":")
    },
    metHop: "as you foresaw",
    missedHop: "you left this out",
    hadHere: { "you had \($0) here" },
    unexpectedHop: { "you sent one to \($0) here; none went" },
    counted: { "You foresaw \($0). It was \($1)." },
    valued: { "You foresaw \($0). It is \($1)." },
    shown: { "You foresaw \($0). New on the screen: \($1)." },
    why: "Why? Say it in your own words, or leave it with Enter.",
    takenAsReason: { "That was taken for your reason. To fire the event: \($0)" },
    thatWas: { title, skipped in
      "That was \(title)"
        + (skipped > 0 ? ", \(Wording.count(skipped, "step")) skipped." : ".")
    },
    nextIs: { ("Next is \($0): ", ", or press Enter.") },
    noneAfter: "No lesson comes after it. To try things on your own: play.",
    takeAlong: "To take it home, with what you answered: export markdown; as cards: export anki",
    away: "Free play: nothing here counts for the lesson. To go back: play.",
    startedOver:
      "What you did is in the way of this step, or closed what it needs: it is set up as the "
      + "lesson does it.",
    back: { "Back in \($0), step \($1), as you left it." },
    goingOn: { "Going on at step \($0). From the start: lesson \($1) at 1." },
    again: "You have done this one; here it is from the start.",
    changes: { changes in
      let parts = [
        list(changes.changed, "asks something else", "ask something else"),
        list(changes.new, "is new", "are new"),
        changes.gone.isEmpty ? "" : "gone: \(changes.gone.joined(separator: ", "))",
      ]
      return "This lesson has changed since you did it: "
        + parts.filter { !$0.isEmpty }.joined(separator: "; ") + "."
    },
    more: "Enter: go on reading",
    restFirst: "That wasn't taken for an answer: the question hadn't been shown. Now it has.",
    buildsOn: { "This lesson builds on \(Wording.list($0)), which you haven't done." },
    nothingToPractise: "There is nothing to practise yet. To begin: lesson.",
    practised: { others in
      "You got this one wrong before. "
        + (others == 0
          ? "It is the last of its kind." : "After it, the next of \(others) more: practice.")
    },
    drawn: { "No question is left that you got wrong. Foresee this instead: \($0)" },
    prompt: { asks in
      switch asks {
      case .task: "try"
      case .quiz: "quiz"
      case .order: "order"
      case .prediction: "predict"
      case .firing: "fire"
      case .reason: "why"
      case .nextStep: "next"
      case .nothing: "done"
      }
    },
    noLessons: "There are no lessons here. A file's path would do: lesson FILE.",
    part: { number, title in "Part \(number): \(title)" },
    next: { number, isBegun, buildsOn in
      isBegun
        ? "To go on where you left it: lesson \(number)"
        : "Next: lesson \(number)"
          + (buildsOn.isEmpty ? "" : ", which builds on \(Wording.list(buildsOn))")
    },
    entry: { number, title, id, done in
      "Lesson \(number), \(title), known as \(id)" + (done.isEmpty ? "." : ": \(done).")
    },
    outcome: { outcome in
      switch outcome {
      case .done: "done"
      case .skipped: "skipped"
      case .open: "open"
      }
    },
    wrongAnswers: { ", after \(Wording.count($0, "wrong answer"))" },
    changed: ", and it has changed since",
    noLongerPart: { "no longer part of it: \(Wording.list($0))" },
    nothingDone: "No step of any lesson is done yet. To begin: lesson.",
    allDone: { "All \(Wording.count($0, "lesson")) done. To do one again: lesson 1.1." },
    someDone: { "\($0) of \(Wording.count($1, "lesson")) done. To go on: lesson." },
    through: { "\($0) of \($1)" },
    skipped: { ", \($0) skipped" },
    faultyLessons: { files in
      "\(Wording.count(files.count, "lesson has faults", "lessons have faults")): "
        + "\(Wording.list(files)). To see them, in the system's shell: \(ProgramIdentity.current.name) check FILE."
    },
    notKept: { "This can't be kept: \($0)." },
    forgotten: { "Forgotten: what you had done of \($0)." },
    nothingToForget: { "You have done nothing of \($0) yet." },
    haveBack: { "To have it back: progress import \($0)" },
    exported: { "Wrote \($0). To have it elsewhere: progress import, and the file." },
    imported: { steps, lessons in
      steps == 0
        ? "Nothing in it is new."
        : "Added: \(Wording.count(steps, "step")) of \(Wording.count(lessons, "lesson"))."
    },
    looks: .english,
    presenting: .english,
    paper: .english)

  private static func list(_ steps: [Int], _ is: String, _ are: String) -> String {
    if steps.isEmpty { return "" }
    return (steps.count == 1 ? "step " : "steps ") + Wording.list(steps.map(String.init)) + " "
      + (steps.count == 1 ? `is` : are)
  }

  /// What isn't met yet, by its kind.
  private static func hidden(_ kind: CheckError.Kind?) -> String {
    switch kind {
    case .value: "a value isn't yet what the task asks for"
    case .part: "a part of what lies open isn't there yet, or isn't the right one"
    case .screen: "a screen doesn't show yet what the task asks for"
    case .message: "a message hasn't gone yet as the task asks for"
    case .stop: "an event is to be stopped before a message, and isn't yet"
    case .life: "a layer is alive that shouldn't be, or isn't and should"
    case .look: "something wasn't looked at yet"
    case .flaw: "the mistake hasn't been pointed at yet"
    case .rules: "the rules aren't broken yet as the task asks for"
    case nil: "something isn't yet as the task asks for"
    }
  }

  private static func refused(_ refusal: LessonError) -> String {
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

  private static func advised(_ refusal: LessonError, in lesson: String) -> String? {
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
