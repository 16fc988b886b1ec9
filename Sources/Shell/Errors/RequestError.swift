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
  /// A whole event is named where a message is needed.
  case messageNeeded(String)
  /// No breakpoint has this number; those that there are.
  case noSuchBreakpoint([Int])
  /// Nothing is watched.
  case nothingWatched
  /// This isn't watched; what is, and the nearest of it.
  case notWatched([String], nearest: String?)
  /// So many messages can't be kept.
  case cannotKeep(ClosedRange<Int>)
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
  /// Several patterns are to be exported in a format that holds one; the name of one of them.
  case holdsOnePattern(String)
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

  var words: ErrorWords {
    switch self {
    case .twoEventsAreEnough: ErrorWords("two events are enough")
    case .nothingBeforeLoading:
      ErrorWords(
        "before loading there was nothing", accepted: "To see how it was loaded: trace event 0.")
    case .noEventToCompare:
      ErrorWords("no event was fired yet", accepted: "To see how it was loaded: trace event 0.")
    case .needsPath(let paths):
      ErrorWords(
        "inspect needs a path",
        accepted: "For example: \(paths.joined(separator: ", ")). All of them: inspect --paths.")
    case .messageNotPath(let message):
      ErrorWords(
        "this is a message, not a path", accepted: "To read its code: source \(message.brief).")
    case .needsValue(let specimen):
      ErrorWords(
        "why needs a value", accepted: "To see which there are: inspect \(specimen) --paths.")
    case .layerNotValue(let values):
      ErrorWords(
        "this is a layer, and why asks about a value", listing: values, as: "For example")
    case .noSuchReference(let questions):
      ErrorWords(
        "no layer that is open holds another by this name",
        accepted: questions.isEmpty
          ? "To see who holds whom: owners."
          : "For example: \(questions.joined(separator: ", ")). All of them: owners.")
    case .notShown(let nearest):
      ErrorWords(
        "no screen shows this, and it is no path", nearest: nearest,
        accepted: "To see all paths: inspect --paths. To see the screens: screen.")
    case .noSuchFile(let nearest):
      ErrorWords(
        "no open pattern has such a file", nearest: nearest, accepted: "To list them: source.")
    case .differenceOfTwo:
      ErrorWords(
        "--diff needs two layers, messages or files",
        accepted: "For example: source mvp.presenter viper.presenter --diff.")
    case .whichPattern(let example):
      ErrorWords("which pattern is meant?", accepted: "For example \(example).")
    case .oneMessage(let event):
      ErrorWords(
        "one message is to be named",
        accepted: "For example \(event.brief).1; to see them: trace.")
    case .oneLayer(let specimen):
      ErrorWords(
        "a layer or a property is to be named",
        accepted: "For example \(specimen.brief).view; "
          + "to see them: inspect \(specimen.brief) --paths.")
    case .sound(let specimen, let flawed):
      ErrorWords(
        "\(specimen) is not to blame: it is as it should be",
        accepted: "Variants hold mistakes: \(flawed), for one.")
    case .messageNeeded(let event):
      ErrorWords(
        "this is an event, and a message is needed", accepted: "For example: \(event.brief).1.")
    case .noSuchBreakpoint(let numbers):
      ErrorWords(
        "no such breakpoint",
        accepted: numbers.isEmpty
          ? "None is set." : "Breakpoints: \(numbers.map(String.init).joined(separator: ", ")).")
    case .nothingWatched:
      ErrorWords("nothing is watched", accepted: "To watch a value: watch PATH.")
    case .notWatched(let names, let nearest):
      ErrorWords("this isn't watched", nearest: nearest, listing: names, as: "Watched")
    case .cannotKeep(let range):
      ErrorWords(
        "so many can't be kept", accepted: "From \(range.lowerBound) to \(range.upperBound).")
    case .keepsWhat(let nearest):
      ErrorWords(
        "a number should stand here, a way of messages, or 'newest'", nearest: nearest,
        accepted: "For example: keep 50000, keep Presenter -> View.")
    case .keptByWayAlone:
      ErrorWords(
        "messages are kept by their way and their name alone",
        accepted: "For example: keep Presenter -> View: onValueChange.")
    case .holdsEverything:
      ErrorWords(
        "jsonl holds every event of every pattern",
        accepted: "One alone: export csv FILE event 1.")
    case .holdsLesson:
      ErrorWords(
        "anki holds the questions of the lesson in front",
        accepted: "An event with blanks to fill in: export worksheet FILE event 1.")
    case .wholeAnyway(let format):
      ErrorWords(
        "only a Markdown note is short without --full",
        accepted: "As \(format) nothing is left out anyway.")
    case .holdsOnePattern(let name):
      ErrorWords(
        "a Mermaid file holds the diagram of one pattern",
        accepted: "For example: export mermaid FILE on \(name).")
    case .onlyDeliverTakesNumber: ErrorWords("only 'deliver' takes a number")
    case .answersCountFromOne: ErrorWords("the number of an answer is 1 or more")
    case .atLeastOneEvent: ErrorWords("at least one event")
    case .resumedWhileStopped:
      ErrorWords(
        "an event is stopped here, and this would put an earlier session in place of this one",
        accepted: "To go on with the event: continue. With the session all the same: resume 1.")
    case .eventOrMessage:
      ErrorWords(
        "the number of an event should stand here, or a message",
        accepted: "For example: goto 2, goto mvp#2.5.")
    }
  }
}
