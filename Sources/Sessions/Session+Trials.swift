import Languages
import LayerTracing
import Platform
import Queries
import Staging

/// Trying the learner's own code, before the session rests on it.
///
/// Whatever runs such code runs twice: first in a copy of the process, which it may end by a trap, an endless
/// loop or `exit`, and then, if it didn't, in this one. It does the same both times, because all that it is
/// given is the same.
extension Session {
  /// How long a line may take that runs the learner's code.
  static let mostSecondsOfTrial = 10

  /// Tries something out in a copy of the process, if the learner's own code may run in it.
  ///
  /// - Parameters:
  ///   - line: What is done, for the learner.
  ///   - runsOwnCode: Whether such code may run.
  ///   - calls: What is called meanwhile.
  ///   - body: What is tried.
  /// - Throws: ``Refusal/ended(_:)`` if it ended the copy, or ``Refusal/interrupted``.
  func trying(
    _ line: @autoclosure () -> String, if runsOwnCode: Bool, calling calls: EventHooks.Calls? = nil,
    _ body: () -> Void
  ) throws(Refusal) {
    guard runsOwnCode, mayBeEnded else { return }
    let most = Session.mostSecondsOfTrial
    let result = TrialProcess.run(seconds: most, wasInterrupted: { wasInterrupted?() == true }) {
      _ in
      if let calls { state.hooks.calling(calls, while: body) } else { body() }
    }
    let end: BuildError.Crash.End
    switch result.end {
    // Where no copy can be made, the line is carried out as any other.
    case .done, .impossible: return
    case .interrupted: throw .interrupted
    case .tooLong, .silent: end = .tooLong(most)
    case .signal(let number): end = .signal(number)
    case .exit(let status): end = .exit(status)
    }
    throw .ended(
      BuildError.Crash(
        line: line(), end: end, errorLine: Session.errorLine(in: result.errors),
        message: lastMessage(calling: calls, body)))
  }

  /// Applies an action that runs the learner's own code: first in a copy of the process, which that code may end;
  /// then in this one, where it reads nothing of what is typed, and what it prints is kept.
  func tryAndApply(
    _ action: Action, recordedBy recorder: EventRecorder?
  ) throws(Refusal) -> (result: Applied, printed: String) {
    let calls = EventHooks.Calls(recorder, wasInterrupted: wasInterrupted)
    if case .stage(.build(let build)) = action { try prepare(build) }
    try trying(action.typed, if: true, calling: calls) { _ = try? applyNow(action) }
    let (result, printed) = try OwnOutput.collecting(uncommittedEntries == nil) {
      () throws(Refusal) in
      try ClosedInput.during(true) { () throws(Refusal) in
        try state.hooks.calling(calls) { () throws(Refusal) in try applyNow(action) }
      }
    }
    return (result, printed)
  }

  /// How long it may take to come to the last message again.
  static let mostSecondsToLastMessage = 2

  /// Tries once more what ended a copy of the process, and gives the last message before. To note each costs
  /// more than to send it, so that what ends well isn't asked for it.
  private func lastMessage(calling calls: EventHooks.Calls?, _ body: () -> Void) -> String {
    TrialProcess.run(
      seconds: Session.mostSecondsToLastMessage, wasInterrupted: { wasInterrupted?() == true }
    ) { note in
      state.hooks.calling(.noting(note, beside: calls), while: body)
    }.note
  }

  /// What Swift says of an end: `CountPresenter.swift:30: Fatal error: a mistake`. The module of a build has
  /// a name that only the loader needs.
  ///
  /// - Parameter errors: What was written to standard error.
  /// - Returns: The line; empty if there is none.
  public static func errorLine(in errors: String) -> String {
    let line = errors.split(separator: "\n").first { $0.contains("rror: ") } ?? ""
    return String(line).replacing(/^Own[0-9a-f]{16}\//, with: "")
  }

  /// Tries out whether something can be shown that the learner's own code may have a part in.
  ///
  /// - Parameters:
  ///   - line: What is shown, for the learner.
  ///   - body: Shows it.
  /// - Throws: How the code ended the copy of the process in which it was tried.
  public func tryLook(_ line: String, _ body: () -> Void) throws(Refusal) {
    try trying(line, if: state.hasOwnCode, body)
  }

  /// Makes a build ready, which takes longer than a trial may.
  func prepare(_ build: OwnBuild) throws(Refusal) {
    guard let builds = environment.builds else { throw .build(.absent(build.name)) }
    do throws(BuildError) { try builds.prepare(build) } catch { throw .build(error) }
  }

  /// Whether what some actions lead to runs the learner's own code.
  func runsOwnCode(_ actions: some Sequence<Action>) -> Bool {
    mayBeEnded && actions.contains { $0.isBuild }
  }

  /// Whether there may be code that ends the program.
  var mayBeEnded: Bool { environment.builds?.mayEndProgram == true }
}

extension EventHooks.Calls {
  /// What a session has called: its recorder of events, and Ctrl-C.
  init(_ recorder: EventRecorder?, wasInterrupted: (() -> Bool)?) {
    self.init(
      beforeDelivery: recorder.map { recorder in { recorder.note($0) } },
      pulse: wasInterrupted.map { was in { if was() { $0.recorder.stopDelivering() } } })
  }

  /// Notes each message before it is delivered: `Presenter -> Model  increase()`.
  static func noting(
    _ note: @escaping (String) -> Void, beside calls: EventHooks.Calls? = nil
  ) -> EventHooks.Calls {
    let beforeDelivery = calls?.beforeDelivery
    return EventHooks.Calls(
      beforeDelivery: { specimen in
        beforeDelivery?(specimen)
        if let last = specimen.recorder.messages.latest(1).last {
          note("\(last.hopText)  \(last.brief)")
        }
      }, pulse: calls?.pulse, isForRelived: true)
  }
}

extension Action {
  /// The line as a learner would type it, without what only a session's file needs.
  nonisolated public var typed: String {
    if case .stage(.build(let build)) = self { "build \(build.name)" } else { "\(self)" }
  }

  /// Whether the learner's own code is loaded with it.
  nonisolated public var isBuild: Bool { if case .stage(.build) = self { true } else { false } }
}
