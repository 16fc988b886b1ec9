import LayerTracing
import Queries
import Staging

/// Every moment of a session at which something became so, or no longer was so: asked of the whole past, with no
/// breakpoint set before.
///
/// The events are done again beside the session, in the same specimens. A condition is held before each message,
/// and an expectation after each event. What messages alone tell is read from the session's own traces, if these have
/// all of it.
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
  ///   - isStopped: Whether an event has stopped on its way, so that the traces haven't all of it yet.
  ///   - wasInterrupted: Whether the learner wants it to end; it is asked before each event.
  /// - Throws: Why a condition can't be decided.
  public init(
    _ question: Question, in state: State, isStopped: Bool = false,
    unless wasInterrupted: () -> Bool = { false }
  ) throws(QueryError) {
    self.question = question
    guard let stage = state.current else { return }
    let isRead =
      !question.looksIntoLayers && !isStopped
      && stage.open.allSatisfy { $0.recorder.messages.dropped == 0 }
    let walk = MomentWalk(question, on: stage, isRead: isRead)
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

extension Moments.Question {
  /// Whether it is about what layers hold or screens show, which is gone as soon as something changes it. What only
  /// messages tell, they still tell when the event has ended.
  fileprivate var looksIntoLayers: Bool {
    switch self {
    case .condition, .expectation: true
    case .message(let breakpoint): breakpoint.looksIntoLayers
    case .silence: false
    }
  }
}

/// Goes through the events of a stage, and looks at each message and each end.
///
/// Where it does the events again, a message is read only where a moment is: most are of no interest.
private final class MomentWalk {
  /// Reads the trace of one of the session's own specimens from event to event.
  private struct TraceReader {
    private var rest: Trace.Iterator
    private var next: Message?

    init(_ trace: Trace) {
      rest = trace.makeIterator()
      next = rest.next()
    }

    /// Calls with each message of an event, which comes after all that were asked for before.
    mutating func forEachMessage(of event: Int, _ body: (Message) -> Void) {
      while let message = next, message.event <= event {
        if message.event == event { body(message) }
        next = rest.next()
      }
    }
  }

  private let question: Moments.Question
  /// The traces of what is open, by the specimens' names, if they are read; nil if the events are done again.
  private var traces: [String: TraceReader]?
  private let hooks = EventHooks()
  private let workspace: Workspace
  private let stage: Stage
  private let specimens: [Specimen]
  private var reader = PathReader()
  private(set) var found: [Moments.Moment] = []
  private var wasSo = false
  private var failure: QueryError?

  init(_ question: Moments.Question, on original: Stage, isRead: Bool) {
    self.question = question
    if isRead {
      traces = Dictionary(
        uniqueKeysWithValues: original.open.map {
          ($0.specimen.name, TraceReader($0.recorder.messages.trace()))
        })
      (stage, workspace) = (original, Workspace(playing: original))
      specimens = []
      return
    }
    stage = Stage(
      feature: original.feature, kept: original.kept, language: original.language,
      firstModes: original.firstModes, mocked: original.mocked, hooks: hooks)
    workspace = Workspace(playing: stage)
    specimens = original.open.map(\.specimen)
  }

  func go(through number: Int, of original: Stage) throws(QueryError) {
    let event = original.events[number]
    let name = event?.description ?? ""
    if traces == nil { doAgain(event, number, name, of: original) }
    holdAtEnd(number, name)
    if let failure { throw failure }
  }

  private func doAgain(_ event: Event?, _ number: Int, _ name: String, of original: Stage) {
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
        // One whose loading doesn't end isn't open any more.
        reader = PathReader()
      }
    }
  }

  /// Whether the question is about the moment before a message.
  private var isHeldBeforeMessages: Bool {
    if case .expectation = question { false } else { question.looksIntoLayers }
  }

  /// Calls with each message that a specimen sent in the event that was gone through last.
  private func forEachMessage(
    of event: Int, from specimen: OpenSpecimen, _ body: (Message) -> Void
  ) {
    if traces?[specimen.specimen.name]?.forEachMessage(of: event, body) != nil { return }
    specimen.recorder.messages.trace(events: event...event).forEach(body)
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
        var isSilent = true
        forEachMessage(of: event, from: specimen) { message in
          if message.isCrossing, !message.sender.isOutside { isSilent = false }
        }
        if isSilent { found.append(moment(event, name, nil, specimen)) }
      }
    case .message(let breakpoint):
      guard !breakpoint.looksIntoLayers else { return }
      for specimen in stage.open where breakpoint.isFor(specimen) {
        forEachMessage(of: event, from: specimen) { message in
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
      try reader.answer { () throws(QueryError) in
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
