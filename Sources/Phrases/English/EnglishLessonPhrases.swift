import Languages
import Lessons
import Queries
import Sessions
import Views

/// What the shell says around a lesson, in English.
struct EnglishLessonPhrases: LessonPhrases, InEnglishByDefault {}

extension LessonPhrases where Self: InEnglishByDefault {
  var language: Language { .english }

  // The step.
  var lesson: String { "Lesson " }
  func step(_ number: Int, _ count: Int) -> String { "step \(number) of \(count)" }
  func types(_ line: String) -> String { "The lesson types: \(line)." }
  var yourTurn: String { "Your turn." }
  func forHelp(_ commands: String) -> String { "For help: \(commands)." }
  var or: String { " or " }
  var stepDone: String { "This step is done. To go on: next." }
  var lessonDone: String { "This lesson is done." }
  func hint(_ number: Int, _ count: Int) -> String { "Hint \(number) of \(count)" }
  func fault(_ line: Int) -> String { "This lesson is at fault, line \(line) of " }

  // What came of it.
  var done: String { "Done." }
  var goOnByNext: String { "To go on: next." }
  var goOnByEnter: String { "To go on, press Enter." }
  var right: String { "Right." }
  var notThat: String { "Not that one." }
  var notThese: String { "Not quite." }
  func stillMissing(_ count: Int) -> String {
    count == 1 ? "One right answer is missing." : "\(count) right answers are missing."
  }
  func inPlace(_ count: Int, _ all: Int) -> String {
    count == 0 ? "None stands where it should yet." : "\(count) of \(all) stand where they should."
  }
  var notYet: String { "Not yet:" }
  func notYetOf(_ met: Int, _ count: Int) -> String { "Not yet, \(met) of \(count) met:" }
  var notLikeThis: String { "Not like this:" }
  func hidden(_ kind: CheckError.Kind?) -> String {
    "\(lack(kind)); which one, is for you to find out"
  }
  func wayOut(_ commands: String) -> String {
    "The lesson's own way doesn't lead there from here. Ways back: \(commands)."
  }
  var oneWay: String { "One way to do it:" }
  var doneForYou: String { "Done for you, in place of what you did here:" }

  // What is the case instead of what should be, and what can't be done.
  func reason(_ failure: CheckError) -> String { failure.description }
  func howToAnswer(_ form: AnswerForm) -> String {
    switch form {
    case .path(let roles):
      "To answer, type the layers in order: "
        + roles.map { "\($0.initials) for \($0.role)" }.joined(separator: ", ") + "."
    case .count: "To answer, type a number from 0."
    case .messages(let count):
      "To answer, type the numbers 1 to \(count), each once, in their order."
    case .text: "To answer, type a text."
    }
  }
  func didYouMean(_ what: String, _ nearest: String) -> String {
    "\(what). Did you mean '\(nearest)'?"
  }
  func lessonsThere(_ names: [String]) -> String { "Lessons: \(names.joined(separator: ", "))." }

  // Predictions.
  func foresee(_ subject: PredictionSubject, _ event: String, _ pattern: String) -> String {
    switch subject {
    case .path:
      "Foresee it: \(event) in \(pattern). Which layers do the messages reach, in order?"
    case .count: "Foresee it: \(event) in \(pattern). How many messages cross layers?"
    case .order: "Foresee it: \(event) in \(pattern). In which order do these messages come?"
    case .value(let path): "Foresee it: \(event) in \(pattern). What is \(path) afterwards?"
    case .screen: "Foresee it: \(event) in \(pattern). What does the screen show that is new?"
    }
  }
  func typeForecast(_ kind: PredictionSubject.Kind) -> String {
    switch kind {
    case .path: "Type their initials, one for each message."
    case .count: "Type a number."
    case .order: "Type the numbers in their order."
    case .value: "Type the value."
    case .screen: "Type the new line, or 'nothing' if there is none."
    }
  }
  func thenFire(_ line: String) -> String { "Then see: \(line)" }
  func sealed(_ answer: String) -> String { "Sealed: \(answer)." }
  func sealedAgain(_ answer: String) -> String { "Sealed anew: \(answer)." }
  func firedTooEarly(_ line: String) -> String {
    "You had foreseen nothing yet. Answer now, and then once more: \(line)"
  }
  func firedOnce(_ line: String) -> String {
    "You had foreseen nothing yet. To have it back: undo. Then answer, and: \(line)"
  }
  func firedOther(_ line: String) -> String {
    "The question is about another event: \(line). What you foresee is of how things stood before "
      + "this one; to have that back: undo"
  }
  var foreseen: String { "As you foresaw it." }
  func hopsRight(_ met: Int, _ count: Int, _ more: Int) -> String {
    "Not quite as you foresaw it, \(met) of \(count)"
      + (more > 0 ? ", and \(more) too many:" : ":")
  }
  var metHop: String { "as you foresaw" }
  var missedHop: String { "you left this out" }
  func hadHere(_ message: String) -> String { "you had \(message) here" }
  func unexpectedHop(_ role: String) -> String { "you sent one to \(role) here; none went" }
  func counted(_ answer: Int, _ fact: Int) -> String { "You foresaw \(answer). It was \(fact)." }
  func valued(_ answer: String, _ fact: String) -> String {
    "You foresaw \(answer). It is \(fact)."
  }
  func shown(_ answer: String, _ fact: String) -> String {
    "You foresaw \(answer). New on the screen: \(fact)."
  }
  var why: String { "Why? Say it in your own words, or leave it with Enter." }
  func takenAsReason(_ line: String) -> String {
    "That was taken for your reason. To fire the event: \(line)"
  }

  // Coming and going.
  func thatWas(_ title: String, _ skipped: Int) -> String {
    "That was \(title)"
      + (skipped > 0 ? ", \(Wording.count(skipped, "step")) skipped." : ".")
  }
  func nextIs(_ title: String) -> (head: String, tail: String) {
    ("Next is \(title): ", ", or press Enter.")
  }
  var noneAfter: String { "No lesson comes after it. To try things on your own: play." }
  var takeAlong: String {
    "To take it home, with what you answered: export markdown; as cards: export anki"
  }
  var away: String { "Free play: nothing here counts for the lesson. To go back: play." }
  var startedOver: String {
    "What you did is in the way of this step, or closed what it needs: it is set up as the "
      + "lesson does it."
  }
  func back(_ title: String, _ step: Int) -> String {
    "Back in \(title), step \(step), as you left it."
  }
  func goingOn(_ step: Int, _ number: String) -> String {
    "Going on at step \(step). From the start: lesson \(number) at 1."
  }
  var again: String { "You have done this one; here it is from the start." }
  func changes(_ changes: Progress.Changes) -> String {
    let parts = [
      list(changes.changed, "asks something else", "ask something else"),
      list(changes.new, "is new", "are new"),
      changes.gone.isEmpty ? "" : "gone: \(changes.gone.joined(separator: ", "))",
    ]
    return "This lesson has changed since you did it: "
      + parts.filter { !$0.isEmpty }.joined(separator: "; ") + "."
  }
  var more: String { "Enter: go on reading" }
  var restFirst: String {
    "That wasn't taken for an answer: the question hadn't been shown. Now it has."
  }
  func buildsOn(_ numbers: [String]) -> String {
    "This lesson builds on \(Wording.list(numbers)), which you haven't done."
  }

  // Practice.
  var nothingToPractise: String { "There is nothing to practise yet. To begin: lesson." }
  func practised(_ others: Int) -> String {
    "You got this one wrong before. "
      + (others == 0
        ? "It is the last of its kind." : "After it, the next of \(others) more: practice.")
  }
  func drawn(_ lines: String) -> String {
    "No question is left that you got wrong. Foresee this instead: \(lines)"
  }

  // The prompt.
  func prompt(_ asks: AwaitedInput) -> String {
    switch asks {
    case .task: "try"
    case .quiz(let quiz): language.speaking { quiz.interaction().prompt }
    case .prediction: "predict"
    case .firing: "fire"
    case .reason: "why"
    case .nextStep: "next"
    case .nothing: "done"
    }
  }

  // Lists.
  var noLessons: String { "There are no lessons here. A file's path would do: lesson FILE." }
  func part(_ number: String, _ title: String) -> String { "Part \(number): \(title)" }
  func next(_ number: String, _ isBegun: Bool, _ buildsOn: [String]) -> String {
    isBegun
      ? "To go on where you left it: lesson \(number)"
      : "Next: lesson \(number)"
        + (buildsOn.isEmpty ? "" : ", which builds on \(Wording.list(buildsOn))")
  }
  func entry(_ number: String, _ title: String, _ id: String, _ done: String) -> String {
    "Lesson \(number), \(title), known as \(id)" + (done.isEmpty ? "." : ": \(done).")
  }
  func outcome(_ outcome: Progress.Outcome?) -> String {
    switch outcome {
    case .done: "done"
    case .skipped: "skipped"
    case nil: "open"
    }
  }
  func wrongAnswers(_ count: Int) -> String { ", after \(Wording.count(count, "wrong answer"))" }
  var changed: String { ", and it has changed since" }
  func noLongerPart(_ steps: [String]) -> String { "no longer part of it: \(Wording.list(steps))" }
  var nothingDone: String { "No step of any lesson is done yet. To begin: lesson." }
  func allDone(_ count: Int) -> String {
    "All \(Wording.count(count, "lesson")) done. To do one again: lesson 1.1."
  }
  func someDone(_ done: Int, _ all: Int) -> String {
    "\(done) of \(Wording.count(all, "lesson")) done. To go on: lesson."
  }
  func through(_ through: Int, _ all: Int) -> String { "\(through) of \(all)" }
  func skipped(_ count: Int) -> String { ", \(count) skipped" }
  func faultyLessons(_ files: [String]) -> String {
    "\(Wording.count(files.count, "lesson has faults", "lessons have faults")): "
      + "\(Wording.list(files)). To see them, in the system's shell: \(ProgramIdentity.current.name) check FILE."
  }
  func notKept(_ reason: String) -> String { "This can't be kept: \(reason)." }
  func forgotten(_ title: String) -> String { "Forgotten: what you had done of \(title)." }
  func nothingToForget(_ title: String) -> String { "You have done nothing of \(title) yet." }
  func haveBack(_ file: String) -> String { "To have it back: progress import \(file)" }
  func exported(_ file: String) -> String {
    "Wrote \(file). To have it elsewhere: progress import, and the file."
  }
  func imported(_ steps: Int, _ lessons: Int) -> String {
    steps == 0
      ? "Nothing in it is new."
      : "Added: \(Wording.count(steps, "step")) of \(Wording.count(lessons, "lesson"))."
  }
  var looks: any LookPhrases { EnglishLookPhrases() }
  var presenting: any PresentingPhrases { EnglishPresentingPhrases() }

  // On paper.
  var paperName: String { "Name" }
  var paperKey: String { "The key: with the answers." }
  var paperCommands: String { "Type:" }
  var paperAnswer: String { "Answer" }

  private func list(_ steps: [Int], _ is: String, _ are: String) -> String {
    if steps.isEmpty { return "" }
    return (steps.count == 1 ? "step " : "steps ") + Wording.list(steps.map(String.init)) + " "
      + (steps.count == 1 ? `is` : are)
  }

  /// What isn't met yet, by its kind.
  private func lack(_ kind: CheckError.Kind?) -> String {
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
}
