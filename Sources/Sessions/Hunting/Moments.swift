import LayerTracing
import Queries
import Staging

/// Every moment of a session at which something became so, or no longer was so: asked of the whole past, with no
/// breakpoint set before.
///
/// The events are done again beside the session, in the same specimens. A condition is held before each message,
/// and an expectation after each event.
public struct Moments {
  /// What is asked for.
  public enum Question {
    /// When this became so, and when it no longer was.
    case condition(Condition)
    /// After which events this became so, and after which it no longer was.
    case expectation(Expectation)
    /// When such a message was sent.
    case message(Breakpoint)
    /// In which events these specimens, by the names that people type, told no other layer anything.
    case silence([String])
  }

  /// One of them.
  public struct Moment: Sendable {
    /// The number of the event; 0 is loading.
    public let event: Int
    /// The event as people type it; empty for loading.
    public let name: String
    /// The message before which it is; nil for the end of the event.
    public let message: Message?
    /// The specimen that it is about, by the name that people type; nil if it is about several.
    public let specimen: String?
    /// Whether it became so; false if it no longer was.
    public let isSo: Bool
    /// The values that a condition looked up, `mvp.model.number = 3`.
    public let values: [String]
  }

  /// What was asked for.
  public let question: Question
  /// All of them, in the order of time.
  public private(set) var all: [Moment] = []
  /// How many events were gone through.
  public private(set) var events = 0
  /// Whether the learner ended it.
  public private(set) var wasInterrupted = false

  /// Asks the stage in front.
  ///
  /// - Parameters:
  ///   - question: What is asked for.
  ///   - state: Whose stage in front is asked.
  ///   - wasInterrupted: Whether the learner wants it to end; it is asked before each event.
  /// - Throws: Why a condition can't be decided.
  public init(
    _ question: Question, in state: State, unless wasInterrupted: () -> Bool = { false }
  ) throws(QueryError) {
    self.question = question
    guard let stage = state.current else { return }
    let walk = MomentWalk(question, on: stage)
    for number in [0] + stage.events.numbers {
      if wasInterrupted() {
        self.wasInterrupted = true
        break
      }
      try walk.go(through: number, of: stage)
      if number > 0 { events += 1 }
    }
    all = walk.found
  }
}

/// Does the events of a stage again, and looks at each message and each end.
private final class MomentWalk {
  private let question: Moments.Question
  private let hooks = EventHooks()
  private let workspace: Workspace
  private let stage: Stage
  private let specimens: [Specimen]
  private(set) var found: [Moments.Moment] = []
  private var wasSo = false
  private var values: [String] = []
  private var failure: QueryError?

  init(_ question: Moments.Question, on original: Stage) {
    self.question = question
    stage = Stage(
      feature: original.feature, store: original.store, firstModes: original.firstModes,
      mocked: original.mocked, hooks: hooks)
    workspace = Workspace(playing: stage)
    specimens = original.open.map(\.specimen)
  }

  func go(through number: Int, of original: Stage) throws(QueryError) {
    let event = original.events[number]
    let name = event?.description ?? ""
    let isHeld = if case .expectation = question { false } else { true }
    let calls = EventHooks.Calls(
      beforeDelivery: isHeld ? { self.hold(before: $0, number, name) } : nil)
    hooks.calling(calls) {
      if let event {
        let targets = stage.open.filter { specimen in
          original[specimen.specimen.name].map { original.hasReceived(number, $0) } ?? false
        }
        _ = try? stage.fire(event, at: targets, as: number)
      } else {
        for specimen in specimens { stage.open(specimen) }
      }
    }
    holdAtEnd(number, name)
    if let failure { throw failure }
  }

  private func hold(before specimen: OpenSpecimen, _ event: Int, _ name: String) {
    guard failure == nil, let message = specimen.recorder.messages.newestMessage else { return }
    switch question {
    case .condition: turn(event, name, before: message, of: specimen)
    case .message(let breakpoint):
      guard breakpoint.isFor(specimen) else { return }
      note { () throws(QueryError) in
        guard try context.isMet(breakpoint, by: message) else { return }
        found.append(moment(event, name, message, specimen, isSo: true))
      }
    case .expectation, .silence: break
    }
  }

  private func holdAtEnd(_ event: Int, _ name: String) {
    guard failure == nil else { return }
    switch question {
    case .condition, .expectation: turn(event, name, before: nil, of: nil)
    case .silence(let names):
      for specimen in stage.open where names.contains(specimen.specimen.name) {
        if specimen.recorder.messages.crossings(of: event).contains(where: { !$0.sender.isOutside })
        {
          continue
        }
        found.append(moment(event, name, nil, specimen, isSo: true))
      }
    case .message: break
    }
  }

  /// Notes a moment if what is asked for isn't as it was.
  private func turn(
    _ event: Int, _ name: String, before message: Message?, of specimen: OpenSpecimen?
  ) {
    note {
      () throws(QueryError) in
      let isSo = try isSo()
      guard isSo != wasSo else { return }
      wasSo = isSo
      found.append(moment(event, name, message, specimen, isSo: isSo))
    }
  }

  private func isSo() throws(QueryError) -> Bool {
    switch question {
    case .condition(let condition):
      values = []
      return try context.isSo(condition) { values.append("\($0) = \($1)") }
    case .expectation(let expectation):
      return try expectation.check(against: CheckContext(workspace: workspace)) == nil
    case .message, .silence: return false
    }
  }

  private var context: CheckContext { CheckContext(workspace: workspace, tellsSetters: false) }

  /// What can't be decided ends the walk, unless it only isn't there yet.
  private func note(_ body: () throws(QueryError) -> Void) {
    do throws(QueryError) { try body() } catch {
      if !error.isAboutAbsence {
        failure = error
      } else {
        wasSo = false
      }
    }
  }

  private func moment(
    _ event: Int, _ name: String, _ message: Message?, _ specimen: OpenSpecimen?, isSo: Bool
  ) -> Moments.Moment {
    Moments.Moment(
      event: event, name: name,
      message: message, specimen: specimen?.specimen.name, isSo: isSo, values: values)
  }
}
