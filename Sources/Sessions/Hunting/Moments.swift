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
///
/// A message is read only where a moment is: most are of no interest.
private final class MomentWalk {
  private let question: Moments.Question
  private let hooks = EventHooks()
  private let workspace: Workspace
  private let stage: Stage
  private let specimens: [Specimen]
  private let reader = PathReader()
  private(set) var found: [Moments.Moment] = []
  private var wasSo = false
  private var failure: QueryError?

  init(_ question: Moments.Question, on original: Stage) {
    self.question = question
    stage = Stage(
      feature: original.feature, kept: original.kept, language: original.language,
      firstModes: original.firstModes, mocked: original.mocked, hooks: hooks)
    workspace = Workspace(playing: stage)
    specimens = original.open.map(\.specimen)
  }

  func go(through number: Int, of original: Stage) throws(QueryError) {
    let event = original.events[number]
    let name = event?.description ?? ""
    let calls = EventHooks.Calls(
      beforeDelivery: isHeldBeforeMessages ? { self.hold(before: $0, number, name) } : nil)
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

  /// Whether the question is about the moment before a message: what only messages tell, they still tell when
  /// the event has ended.
  private var isHeldBeforeMessages: Bool {
    switch question {
    case .condition: true
    case .message(let breakpoint): breakpoint.looksIntoLayers
    case .expectation, .silence: false
    }
  }

  private func hold(before specimen: OpenSpecimen, _ event: Int, _ name: String) {
    guard failure == nil else { return }
    switch question {
    case .condition: turn(event, name, beforeMessageOf: specimen)
    case .message(let breakpoint):
      guard breakpoint.isFor(specimen), let message = specimen.recorder.messages.newestMessage
      else { return }
      note(message, of: specimen, if: breakpoint, name)
    case .expectation, .silence: break
    }
  }

  private func holdAtEnd(_ event: Int, _ name: String) {
    guard failure == nil else { return }
    switch question {
    case .condition, .expectation: turn(event, name, beforeMessageOf: nil)
    case .silence(let names):
      for specimen in stage.open where names.contains(specimen.specimen.name) {
        if specimen.recorder.messages.crossings(of: event).contains(where: { !$0.sender.isOutside })
        {
          continue
        }
        found.append(moment(event, name, nil, specimen))
      }
    case .message(let breakpoint):
      guard !breakpoint.looksIntoLayers else { return }
      for specimen in stage.open where breakpoint.isFor(specimen) {
        for message in specimen.recorder.messages.trace(events: event...event) {
          note(message, of: specimen, if: breakpoint, name)
        }
      }
    }
  }

  private func note(
    _ message: Message, of specimen: OpenSpecimen, if breakpoint: Breakpoint, _ name: String
  ) {
    do throws(QueryError) {
      guard try context.isMet(breakpoint, by: message) else { return }
      found.append(moment(message.event, name, message, specimen))
    } catch {
      if !error.isAboutAbsence { failure = failure ?? error }
    }
  }

  /// Notes a moment if what is asked for isn't as it was.
  private func turn(_ event: Int, _ name: String, beforeMessageOf specimen: OpenSpecimen?) {
    var isSo = false
    do throws(QueryError) { isSo = try self.isSo() } catch {
      // What isn't there yet, or not any more, isn't so.
      if !error.isAboutAbsence {
        failure = error
        return
      }
    }
    guard isSo != wasSo else { return }
    wasSo = isSo
    found.append(
      moment(event, name, specimen?.recorder.messages.newestMessage, specimen, isSo: isSo))
  }

  private func isSo() throws(QueryError) -> Bool {
    switch question {
    case .condition(let condition):
      try reader.answer(among: stage.open) { () throws(QueryError) in
        try context.isSo(condition)
      }
    case .expectation(let expectation):
      try expectation.check(against: CheckContext(workspace: workspace)) == nil
    case .message, .silence: false
    }
  }

  private var context: CheckContext {
    CheckContext(workspace: workspace, tellsSetters: false, reading: reader)
  }

  /// The values that a condition looks up now, as far as they are there.
  private var values: [String] {
    guard case .condition(let condition) = question else { return [] }
    var values: [String] = []
    _ = try? context.isSo(condition) { values.append("\($0) = \($1)") }
    return values
  }

  private func moment(
    _ event: Int, _ name: String, _ message: Message?, _ specimen: OpenSpecimen?,
    isSo: Bool = true
  ) -> Moments.Moment {
    Moments.Moment(
      event: event, name: name,
      message: message, specimen: specimen?.specimen.name, isSo: isSo, values: values)
  }
}

extension Breakpoint {
  /// Whether its condition asks for what layers hold while the message waits.
  fileprivate var looksIntoLayers: Bool { condition?.specimens.isEmpty == false }
}
