import Languages
import Views

/// What can be wrong with what a command is asked for.
nonisolated enum RequestError: Equatable {
  /// More than two events are compared.
  case twoEventsAreEnough
  /// What loading changed is asked for.
  case nothingBeforeLoading
  /// What the last event changed is asked for, and there is none.
  case noEventToCompare
  /// A path is missing; some that there are.
  case needsPath([String])
  /// A message stands where a path should.
  case messageNotPath(String)
  /// A specimen stands where a value should.
  case needsValue(specimen: String)
  /// A layer stands where a value should; some of its values.
  case layerNotValue([String])
  /// No layer holds a layer so named; some questions that have an answer.
  case noSuchReference([String])
  /// A text is neither shown nor a path; the nearest path.
  case notShown(nearest: String?)
  /// No open pattern has a file of this name; the nearest.
  case noSuchFile(nearest: String?)
  /// A difference is asked for, but not of two layers, messages or files.
  case differenceOfTwo
  /// A message is named without its pattern; how it could be.
  case whichPattern(example: String)
  /// A whole event is named where one message should be.
  case oneMessage(String)
  /// A whole specimen is named where a layer should be.
  case oneLayer(String)
  /// Nothing is wrong with the specimen; the name of one with a mistake.
  case sound(String, flawed: String)
  /// What was changed in the specimen was told when it was opened, in these words.
  case changeIsKnown(String, String)
  /// A whole event is named where a message is needed.
  case messageNeeded(String)
  /// No breakpoint has this number; those that there are.
  case noSuchBreakpoint([Int])
  /// A breakpoint is asked for at a message that was sent; one for those like it.
  case breaksAtSent(example: String)
  /// Where a pattern or a path should stand there is what a message is called; one that is.
  case namesMessage(String, sent: String)
  /// Nothing was found by a hunt yet.
  case nothingHunted
  /// Nothing was foreseen, so no event can go another way than that.
  case nothingForeseen
  /// A hunt may not take so long, or it isn't said how long.
  case secondsWanted
  /// It isn't said what a hunt is for, or against.
  case huntedWhat
  /// A message stands where a check should that can be broken.
  case huntedAgainst
  /// A pattern stands where something should that can be so.
  case whenWhat
  /// What is hunted for is no matter of events; the words with which one begins that is.
  case notOfEvents([String])
  /// A check is about neither of the two builds that it is to tell apart.
  case notOfBuild(flawed: String, sound: String)
  /// A guess is asked for each of these patterns, and there are more or fewer.
  case guessForEach([String])
  /// Nothing is watched.
  case nothingWatched
  /// This isn't watched; what is, and the nearest of it.
  case notWatched([String], nearest: String?)
  /// So many messages can't be kept.
  case cannotKeep(ClosedRange<Int>)
  /// An exam can't be put on paper so.
  case examPaper(ExamPaperError)
  /// No exam is drawn by such a number.
  case seedOutOfReach(ClosedRange<Int>)
  /// Something else than what can be kept; whether it is near 'newest'.
  case keepsWhat(nearest: String?)
  /// Messages are to be kept by something else than their way and name.
  case keptByWayAlone
  /// A part is to be exported in a format that holds all.
  case holdsEverything
  /// A part is to be exported in a format that holds a lesson's questions.
  case holdsLesson
  /// Everything is asked for, in a format that leaves nothing out; its name.
  case wholeAnyway(String)
  /// Several patterns are to be exported in a format that holds one: its name, and that of one of them.
  case holdsOnePattern(format: String, String)
  /// A number stands where only deliveries have one.
  case onlyDeliverTakesNumber
  /// The number of an answer is below 1.
  case answersCountFromOne
  /// The number of events to go is below 1.
  case atLeastOneEvent
  /// An earlier session is to be gone on with while an event is stopped: perhaps the event was meant.
  case resumedWhileStopped
  /// Neither an event nor a message.
  case eventOrMessage
  /// Two flags are given of which each asks for a paper of its own.
  case onePaper(String, String)
  /// No number of minutes that can be planned.
  case minutes(ClosedRange<Int>)

  var words: ErrorWords {
    switch self {
    case .twoEventsAreEnough: ErrorWords(localized: "error.two-events")
    case .nothingBeforeLoading:
      ErrorWords(localized: "error.before-loading", accepted: localized("error.to-see-loading"))
    case .noEventToCompare:
      ErrorWords(localized: "error.nothing-fired", accepted: localized("error.to-see-loading"))
    case .needsPath(let paths): ErrorWords(localized: "error.needs-path", advice: paths)
    case .messageNotPath(let message):
      ErrorWords(localized: "error.message-not-path", advice: message.brief)
    case .needsValue(let specimen): ErrorWords(localized: "error.why-needs-value", advice: specimen)
    case .layerNotValue(let values):
      ErrorWords(
        localized: "error.layer-not-value", accepted: localized("error.listed.examples", values))
    case .noSuchReference(let questions):
      ErrorWords(localized: "error.no-reference", advice: questions)
    case .notShown(let nearest): ErrorWords(localized: "error.not-shown", nearest: nearest)
    case .noSuchFile(let nearest): ErrorWords(localized: "error.no-file", nearest: nearest)
    case .differenceOfTwo: ErrorWords(localized: "error.difference-of-two")
    case .whichPattern(let example): ErrorWords(localized: "error.which-pattern", advice: example)
    case .oneMessage(let event): ErrorWords(localized: "error.one-message", advice: event.brief)
    case .oneLayer(let specimen): ErrorWords(localized: "error.one-layer", advice: specimen.brief)
    case .sound(let specimen, let flawed):
      ErrorWords(localized: "error.sound", specimen, advice: flawed)
    case .changeIsKnown(let specimen, let words):
      ErrorWords(localized: "error.change-is-known", specimen, words, advice: specimen.brief)
    case .messageNeeded(let event):
      ErrorWords(localized: "error.message-needed", advice: event.brief)
    case .noSuchBreakpoint(let numbers):
      ErrorWords(localized: "error.no-breakpoint", advice: numbers.map(String.init))
    case .breaksAtSent(let example):
      ErrorWords(localized: "error.breaks-at-sent", advice: example)
    case .namesMessage(let name, let sent):
      ErrorWords(localized: "error.names-message", name, advice: sent)
    case .nothingHunted: ErrorWords(localized: "error.nothing-hunted")
    case .nothingForeseen: ErrorWords(localized: "error.nothing-foreseen")
    case .secondsWanted: ErrorWords(localized: "error.seconds-wanted")
    case .huntedWhat: ErrorWords(localized: "error.hunted-what")
    case .huntedAgainst: ErrorWords(localized: "error.hunted-against")
    case .whenWhat: ErrorWords(localized: "error.when-what")
    case .notOfEvents(let words): ErrorWords(localized: "error.not-of-events", advice: words)
    case .notOfBuild(let flawed, let sound):
      ErrorWords(localized: "error.not-of-build", flawed, sound)
    case .guessForEach(let patterns):
      ErrorWords(localized: "error.guess-for-each", patterns.count, advice: patterns)
    case .nothingWatched: ErrorWords(localized: "error.nothing-watched")
    case .notWatched(let names, let nearest):
      ErrorWords(localized: "error.not-watched", advice: names, nearest: nearest)
    case .cannotKeep(let range):
      ErrorWords(localized: "error.cannot-keep", advice: range.lowerBound, range.upperBound)
    case .seedOutOfReach(let range):
      ErrorWords(localized: "error.seed-out-of-reach", advice: range.lowerBound, range.upperBound)
    case .keepsWhat(let nearest): ErrorWords(localized: "error.keeps-what", nearest: nearest)
    case .keptByWayAlone: ErrorWords(localized: "error.kept-by-way")
    case .holdsEverything: ErrorWords(localized: "error.jsonl-holds-all")
    case .holdsLesson: ErrorWords(localized: "error.anki-holds-lesson")
    case .wholeAnyway(let format): ErrorWords(localized: "error.whole-anyway", advice: format)
    case .holdsOnePattern(let format, let name):
      ErrorWords(localized: "error.holds-one-pattern", format, advice: format, name)
    case .onlyDeliverTakesNumber: ErrorWords(localized: "error.only-deliver-number")
    case .answersCountFromOne: ErrorWords(localized: "error.answers-from-one")
    case .atLeastOneEvent: ErrorWords(localized: "error.at-least-one-event")
    case .resumedWhileStopped: ErrorWords(localized: "error.resumed-while-stopped")
    case .eventOrMessage: ErrorWords(localized: "error.event-or-message")
    case .examPaper(.needsSeed(let name)):
      ErrorWords(localized: "error.exam-needs-seed", advice: name)
    case .examPaper(.drawn): ErrorWords(localized: "error.exam-drawn")
    case .examPaper(.ofLesson): ErrorWords(localized: "error.seed-of-lesson")
    case .examPaper(.noPlan): ErrorWords(localized: "error.exam-has-no-plan")
    case .onePaper(let one, let other): ErrorWords(localized: "error.one-paper", one, other)
    case .minutes(let range):
      ErrorWords(localized: "error.minutes", advice: range.lowerBound, range.upperBound)
    }
  }
}

/// Why an exam isn't put on paper.
nonisolated enum ExamPaperError: Error, Hashable, Sendable {
  /// No number is named to draw the exam of this name.
  case needsSeed(String)
  /// The name has a number, and another one is named.
  case drawn
  /// A number is named, and it is no exam.
  case ofLesson
  /// The teacher's plan is asked for.
  case noPlan
}
