import Queries
import Sessions
import Staging

@testable import Shell

/// What can be wrong, without what each fault carries.
///
/// The switches are exhaustive: a fault that is added doesn't compile here until it has a kind, and a kind
/// has no test to pass until it has a row in the table.
enum FaultKind: Hashable {
  case line(Line)
  case query(Query)
  case request(Request)
  case stage(Stage)
  case build(Build)
  case event(Event)
  case time(Time)
  case lesson(Lesson)
  case path(Path)
  case breakpoint(Breakpoint)
  case file(File)

  enum Line: CaseIterable {
    case noSuchCommand, subcommand, tooLong, notText, takesNoArguments, tooManyWords, unknownWord,
      unknownOption
    case keywordNeeds, missing, notForLessons, noAction, onlySettings
  }
  enum Query: CaseIterable {
    case unterminatedQuote, unknownEscape, unknown, expected, tooLarge, unexpected, misordered
    case tooDeep, incomparable, unordered, notText, unresolved, notOpen, nowhere
  }
  enum Request: CaseIterable {
    case twoEventsAreEnough, nothingBeforeLoading, noEventToCompare, needsPath, messageNotPath
    case needsValue, layerNotValue, notShown, noSuchFile, whichPattern, differenceOfTwo,
      noSuchReference, oneMessage, oneLayer, namesMessage, breaksAtSent
    case sound, changeIsKnown, messageNeeded, noSuchBreakpoint, nothingWatched, notWatched,
      cannotKeep
    case nothingHunted, nothingForeseen, notOfEvents, notOfBuild, whenWhat, guessForEach
    case secondsWanted, huntedWhat, huntedAgainst
    case keepsWhat, keptByWayAlone, holdsEverything, holdsOnePattern, onlyDeliverTakesNumber
    case holdsLesson, seedOutOfReach, wholeAnyway
    case answersCountFromOne, atLeastOneEvent, resumedWhileStopped, eventOrMessage,
      onePaper, minutes
    case examNeedsSeed, examIsDrawn, seedOfLesson, examHasNoPlan
  }
  enum Stage: CaseIterable {
    case nothingOpen, unknownFeature, unknownPattern, notOpen, mocked, endlessLoading
    case noAnswerWaits, cannotMock, noSuchMessage, noSuchEvent, noSuchBrief, elsewhere
  }
  enum Event: CaseIterable {
    case absent, notRunning, alreadyRunning, disabled, takesNoValue, needsValue, outOfReach,
      runaway
  }
  enum Time: CaseIterable {
    case interrupted, nothingToUndo, nothingToRedo, noEventYet, nothingToWalk, noSuchEvent,
      nothingBehind, nothingAhead
    case notStopped, noMessage, cannotRepeat
  }
  enum Lesson: CaseIterable {
    case noneBegun, isPlaying, unknownLesson, unreadable, faulty, unknownStep, noQuestion
    case noSuchAnswer, stepNotDone, skipForbidden, closed,
      nothingToSkip, isLastLesson, noHints, noMoreHints
    case noSuchHint, noSolution, allDone, noLessons, noExam, notInExam, answerComesFirst
    case notFiredYet
    case questionIsOpen, nothingToExplain, nothingToForesee, noSuchValue, whichSpecimen,
      isFirstStep, nothingToUndoHere, whichRole
  }
  enum Build: CaseIterable {
    case isStatic, isNotBuilt, noCompiler, noModules, noSandbox, faultySandbox, absent, unloadable,
      ended, badName, noScene,
      folder, files, gone, noLayer
    case compilesTooLong, stopped, rejected, unknown
  }
  enum Path: CaseIterable {
    case emptyScreen, notRunning, noSuchRole, noSuchProperty, plainValue, nothingInside
  }
  enum Breakpoint: CaseIterable {
    case noSuchRole, noSuchName, resultBeforeDelivery, noSuchArgument, query
  }
  enum File: CaseIterable {
    case cannotRead, noSession, newer, olderSession, noTrace, badLine, noEvent, notTold,
      severalPatterns, nothingSent,
      lessonsTrace, noQuestions, noProgress, noLesson, noActions, lineFails, unwritten, wrongEnding,
      figureUnwritten, traceTooLarge
    case noEarlierSession, noSuchSession, nothingDone, nothingToHandIn, unshared
  }

  static let all: Set<FaultKind> = Set(
    Line.allCases.map(line) + Query.allCases.map(query) + Request.allCases.map(request)
      + Stage.allCases.map(stage) + Build.allCases.map(build) + Event.allCases.map(event)
      + Time.allCases.map(time)
      + Lesson.allCases.map(lesson) + Path.allCases.map(path)
      + Breakpoint.allCases.map(breakpoint) + File.allCases.map(file))

  init(_ fault: ShellError) {
    self =
      switch fault {
      case .line(let fault): .line(Line(fault))
      case .query(let error, _, _): .query(Query(error.kind))
      case .request(let fault): .request(Request(fault))
      case .session(.stage(.event(_, let refusal))): .event(Event(refusal))
      case .session(.stage(let fault)): .stage(Stage(fault) ?? .nothingOpen)
      case .session(.time(let fault)): .time(Time(fault))
      case .session(.lesson(let fault)): .lesson(Lesson(fault))
      case .session(.path(let fault)): .path(Path(fault.kind))
      case .session(.build(let fault)): .build(Build(fault))
      case .breakpoint(let fault): .breakpoint(Breakpoint(fault.kind))
      case .file(let fault): .file(File(fault))
      }
  }
}

extension FaultKind.Line {
  init(_ fault: SyntaxError) {
    self =
      switch fault {
      case .noSuchCommand: .noSuchCommand
      case .subcommand: .subcommand
      case .tooLong: .tooLong
      case .notText: .notText
      case .form(.takesNoArguments, _, _): .takesNoArguments
      case .form(.tooManyWords, _, _): .tooManyWords
      case .form(.unknownWord, _, _): .unknownWord
      case .form(.unknownOption, _, _): .unknownOption
      case .form(.keywordNeeds, _, _): .keywordNeeds
      case .form(.missing, _, _): .missing
      case .notForLessons: .notForLessons
      case .noAction: .noAction
      case .onlySettings: .onlySettings
      }
  }
}

extension FaultKind.Query {
  init(_ fault: QueryError.Kind) {
    self =
      switch fault {
      case .unterminatedQuote: .unterminatedQuote
      case .unknownEscape: .unknownEscape
      case .unknown: .unknown
      case .expected: .expected
      case .tooLarge: .tooLarge
      case .unexpected: .unexpected
      case .misordered: .misordered
      case .tooDeep: .tooDeep
      case .incomparable: .incomparable
      case .unordered: .unordered
      case .notText: .notText
      case .unresolved: .unresolved
      case .notOpen: .notOpen
      case .nowhere: .nowhere
      }
  }
}

extension FaultKind.Request {
  init(_ fault: RequestError) {
    self =
      switch fault {
      case .twoEventsAreEnough: .twoEventsAreEnough
      case .nothingBeforeLoading: .nothingBeforeLoading
      case .noEventToCompare: .noEventToCompare
      case .needsPath: .needsPath
      case .messageNotPath: .messageNotPath
      case .needsValue: .needsValue
      case .layerNotValue: .layerNotValue
      case .notShown: .notShown
      case .noSuchFile: .noSuchFile
      case .differenceOfTwo: .differenceOfTwo
      case .noSuchReference: .noSuchReference
      case .whichPattern: .whichPattern
      case .namesMessage: .namesMessage
      case .breaksAtSent: .breaksAtSent
      case .oneMessage: .oneMessage
      case .oneLayer: .oneLayer
      case .sound: .sound
      case .changeIsKnown: .changeIsKnown
      case .messageNeeded: .messageNeeded
      case .noSuchBreakpoint: .noSuchBreakpoint
      case .nothingHunted: .nothingHunted
      case .nothingForeseen: .nothingForeseen
      case .whenWhat: .whenWhat
      case .secondsWanted: .secondsWanted
      case .huntedWhat: .huntedWhat
      case .huntedAgainst: .huntedAgainst
      case .notOfEvents: .notOfEvents
      case .guessForEach: .guessForEach
      case .notOfBuild: .notOfBuild
      case .nothingWatched: .nothingWatched
      case .notWatched: .notWatched
      case .cannotKeep: .cannotKeep
      case .keepsWhat: .keepsWhat
      case .keptByWayAlone: .keptByWayAlone
      case .holdsEverything: .holdsEverything
      case .holdsLesson: .holdsLesson
      case .seedOutOfReach: .seedOutOfReach
      case .wholeAnyway: .wholeAnyway
      case .holdsOnePattern: .holdsOnePattern
      case .onlyDeliverTakesNumber: .onlyDeliverTakesNumber
      case .answersCountFromOne: .answersCountFromOne
      case .atLeastOneEvent: .atLeastOneEvent
      case .resumedWhileStopped: .resumedWhileStopped
      case .eventOrMessage: .eventOrMessage
      case .onePaper: .onePaper
      case .examPaper(.needsSeed): .examNeedsSeed
      case .examPaper(.drawn): .examIsDrawn
      case .examPaper(.ofLesson): .seedOfLesson
      case .examPaper(.noPlan): .examHasNoPlan
      case .minutes: .minutes
      }
  }
}

extension FaultKind.Stage {
  /// nil for an event's refusal, which has a kind of its own.
  init?(_ fault: StageError) {
    switch fault {
    case .event: return nil
    case .nothingOpen: self = .nothingOpen
    case .unknownFeature: self = .unknownFeature
    case .unknownPattern: self = .unknownPattern
    case .notOpen: self = .notOpen
    case .mocked: self = .mocked
    case .endlessLoading: self = .endlessLoading
    case .noAnswerWaits: self = .noAnswerWaits
    case .cannotMock: self = .cannotMock
    case .noSuchMessage: self = .noSuchMessage
    case .noSuchEvent: self = .noSuchEvent
    case .noSuchBrief: self = .noSuchBrief
    case .elsewhere: self = .elsewhere
    }
  }
}

extension FaultKind.Build {
  init(_ fault: BuildError) {
    self =
      switch fault {
      case .impossible(.isStatic): .isStatic
      case .impossible(.isNotBuilt): .isNotBuilt
      case .impossible(.noCompiler): .noCompiler
      case .impossible(.noModules): .noModules
      case .impossible(.noSandbox): .noSandbox
      case .impossible(.faultySandbox): .faultySandbox
      case .absent: .absent
      case .unloadable: .unloadable
      case .ended: .ended
      case .badName: .badName
      case .noScene: .noScene
      case .folder: .folder
      case .files: .files
      case .gone: .gone
      case .noLayer: .noLayer
      case .compilesTooLong: .compilesTooLong
      case .stopped: .stopped
      case .rejected: .rejected
      case .unknown: .unknown
      }
  }
}

extension FaultKind.Event {
  init(_ refusal: EventError) {
    self =
      switch refusal {
      case .absent: .absent
      case .notRunning: .notRunning
      case .alreadyRunning: .alreadyRunning
      case .disabled: .disabled
      case .takesNoValue: .takesNoValue
      case .needsValue: .needsValue
      case .outOfReach: .outOfReach
      case .runaway: .runaway
      }
  }
}

extension FaultKind.Time {
  init(_ fault: TimeError) {
    self =
      switch fault {
      case .nothingToUndo: .nothingToUndo
      case .interrupted: .interrupted
      case .nothingToRedo: .nothingToRedo
      case .noEventYet: .noEventYet
      case .nothingToWalk: .nothingToWalk
      case .noSuchEvent: .noSuchEvent
      case .nothingBehind: .nothingBehind
      case .nothingAhead: .nothingAhead
      case .notStopped: .notStopped
      case .noMessage: .noMessage
      case .cannotRepeat: .cannotRepeat
      }
  }
}

extension FaultKind.Lesson {
  init(_ refusal: LessonError) {
    self =
      switch refusal {
      case .noneBegun: .noneBegun
      case .isPlaying: .isPlaying
      case .unknownLesson: .unknownLesson
      case .unreadable: .unreadable
      case .faulty: .faulty
      case .unknownStep: .unknownStep
      case .noQuestion: .noQuestion
      case .noSuchAnswer: .noSuchAnswer
      case .stepNotDone: .stepNotDone
      case .nothingToSkip: .nothingToSkip
      case .skipForbidden: .skipForbidden
      case .closed: .closed
      case .isLastLesson: .isLastLesson
      case .noHints: .noHints
      case .noMoreHints: .noMoreHints
      case .noSuchHint: .noSuchHint
      case .noSolution: .noSolution
      case .allDone: .allDone
      case .noLessons: .noLessons
      case .noExam: .noExam
      case .notInExam: .notInExam
      case .answerComesFirst: .answerComesFirst
      case .questionIsOpen: .questionIsOpen
      case .nothingToExplain: .nothingToExplain
      case .notFiredYet: .notFiredYet
      case .nothingToForesee: .nothingToForesee
      case .noSuchValue: .noSuchValue
      case .whichSpecimen: .whichSpecimen
      case .isFirstStep: .isFirstStep
      case .nothingToUndoHere: .nothingToUndoHere
      case .whichRole: .whichRole
      }
  }
}

extension FaultKind.Path {
  init(_ kind: PathResolutionError) {
    self =
      switch kind {
      case .emptyScreen: .emptyScreen
      case .notRunning: .notRunning
      case .noSuchRole: .noSuchRole
      case .noSuchProperty: .noSuchProperty
      case .plainValue: .plainValue
      case .nothingInside: .nothingInside
      }
  }
}

extension FaultKind.Breakpoint {
  init(_ kind: BreakpointError.Kind) {
    self =
      switch kind {
      case .noSuchRole: .noSuchRole
      case .noSuchName: .noSuchName
      case .resultBeforeDelivery: .resultBeforeDelivery
      case .noSuchArgument: .noSuchArgument
      case .query: .query
      }
  }
}

extension FaultKind.File {
  init(_ fault: FileError) {
    self =
      switch fault {
      case .cannotRead: .cannotRead
      case .session(.noHeader): .noSession
      case .session(.newer), .progress(.newer), .trace(.newer): .newer
      case .session(.older): .olderSession
      case .trace(.noTrace): .noTrace
      case .trace(.line): .badLine
      case .progress(.foreign): .noProgress
      case .noQuestions: .noQuestions
      case .noActions: .noActions
      case .noEvent: .noEvent
      case .notTold: .notTold
      case .severalPatterns: .severalPatterns
      case .nothingSent: .nothingSent
      case .lessonsTrace: .lessonsTrace
      case .noLesson: .noLesson
      case .lineFails: .lineFails
      case .unwritten: .unwritten
      case .wrongEnding: .wrongEnding
      case .figureUnwritten: .figureUnwritten
      case .traceTooLarge: .traceTooLarge
      case .noEarlierSession: .noEarlierSession
      case .noSuchSession: .noSuchSession
      case .nothingDone: .nothingDone
      case .nothingToHandIn: .nothingToHandIn
      case .unshared: .unshared
      }
  }
}
