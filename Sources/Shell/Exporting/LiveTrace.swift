import Exports
import Languages
import LayerTracing
import Sessions
import Staging
import Views

/// The session that goes on, as what traces are exported from.
///
/// Screens and states are not kept while events are fired: every specimen is played once more on
/// the side, which gives the same, because nothing here depends on anything else.
struct LiveTrace: TraceSource {
  private let session: Session
  private let stage: Stage?
  private let selection: ExportSelection

  /// Takes a part of a session.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - stage: What is open in front; a handout can tell a session without.
  ///   - selection: What of it is meant.
  init(_ session: Session, on stage: Stage?, _ selection: ExportSelection) {
    (self.session, self.stage, self.selection) = (session, stage, selection)
  }

  /// What came of what was done, in what a session has in front.
  static func outcome(of session: Session) -> [RecordedLine] {
    guard let stage = session.state.current, !stage.open.isEmpty else { return [] }
    let trace = LiveTrace(
      session, on: stage, ExportSelection(event: nil, specimens: stage.open))
    return ImportedTrace(named: "") { trace.parts($0, unless: { false }) }.outcome
  }

  var event: Int? { selection.event }
  var patterns: [String] { selection.specimens.map(\.specimen.name) }
  var isFull: Bool { selection.isFull }

  /// Whether the learner wants it to end.
  private var isStopped: Bool { session.wasInterrupted?() == true }

  private func check(_ isWhole: Bool) throws(ShellError) {
    if !isWhole { throw .refusal(.time(.interrupted)) }
  }

  func tell<Sheet: Handout>(
    folds: Bool, _ begin: (HandoutTitle, any HandoutWords) -> Sheet
  ) throws(ShellError) {
    var selection = selection
    selection.folds = folds
    do throws(SessionError) {
      let export = try HandoutExport(session, selection)
      var sheet = begin(export.title, export.words)
      guard try export.tell(&sheet, unless: { isStopped }) else { throw .time(.interrupted) }
    } catch {
      throw .refusal(error)
    }
  }

  /// An event as it is there now.
  func figure() throws(ShellError) -> HandoutEvent {
    guard let stage else { throw .refusal(.stage(.nothingOpen)) }
    let number = selection.event ?? stage.events.newest
    let reached = selection.specimens.filter { number == 0 || stage.hasReceived(number, $0) }
    let traces = reached.map { selection.messages(of: $0, event: number) }
    let alignment = MessageAlignment(traces)
    var event = HandoutEvent(
      number: number, fired: stage.events[number]?.description, before: [], after: [],
      specimens: reached.map(\.specimen.pattern), rows: alignment.rows, notes: [])
    event.omit(messages: alignment.omitted, Language.fallback.handouts)
    return event
  }

  func messages(
    _ take: ([Message], _ specimen: String, _ fired: String?) -> Void
  ) throws(ShellError) {
    guard let stage else { throw .refusal(.stage(.nothingOpen)) }
    for number in [0] + stage.events.numbers where selection.event.map({ $0 == number }) ?? true {
      try check(!isStopped)
      for specimen in selection.specimens {
        take(
          specimen.recorder.messages.trace(events: number...number).filter(selection.accepts),
          specimen.name, stage.events[number]?.description)
      }
    }
  }

  func parts(_ take: (TracePart) -> Void) throws(ShellError) {
    try check(parts(take, unless: { isStopped }))
  }

  func whole() throws(ShellError) -> ImportedTrace {
    try ImportedTrace(named: "") { take throws(ShellError) in try parts(take) }
  }

  func cards() throws(ShellError) -> String {
    do throws(SessionError) { return try LessonCards(of: session).text } catch {
      throw .refusal(error)
    }
  }

  /// Goes through all that the stage knows, whatever of it is meant.
  ///
  /// - Returns: Whether it came to the end.
  @discardableResult
  private func parts(_ take: (TracePart) -> Void, unless isStopped: () -> Bool) -> Bool {
    guard let stage else { return true }
    let specimens = stage.open
    take(
      .header(
        TraceHeader(
          specimens: specimens.map(\.name),
          dropped: specimens.map { $0.recorder.messages.trace(events: 0...0).dropped }
            .reduce(0, +))))
    for (index, action) in session.timeline.done.enumerated() {
      take(.action(action.description, number: index + 1))
    }
    var players = specimens.map { Player($0, on: stage) }
    let notes = session.state.notesHere.filter {
      $0.feature == nil || $0.feature == stage.feature.name
    }
    var rest = notes.enumerated().sorted {
      ($0.element.event, $0.offset) < ($1.element.event, $1.offset)
    }[...]
    for number in [0] + stage.events.numbers {
      if isStopped() { return false }
      var event = RecordedEvent(number: number, fired: stage.events[number]?.description)
      for index in players.indices {
        let messages = players[index].messages(of: number)
        let look = players[index].play(number, messages)
        if messages.isEmpty, look == nil { continue }
        event.add(
          RecordedEvent.Turn(
            specimen: specimens[index].name, messages: messages, screen: look?.screen,
            states: look?.states ?? []))
      }
      while let note = rest.first?.element, note.event <= number {
        rest.removeFirst()
        event.add(RecordedNote(text: note.text, event: note.event, message: note.message))
      }
      take(.event(event))
    }
    return true
  }
}

/// One specimen's messages in order, and the same specimen played again beside them.
private struct Player {
  private let name: String
  private let stage: Stage
  private var messages: Trace.Iterator
  private var ahead: Message?
  private var copy: OpenSpecimen?
  private var lastScreen: [String]?
  private var lastStates: [String: [Value]] = [:]
  /// The copy's layers, found anew when there are more; not kept alive.
  private var layers: [Place] = []
  private var found = 0

  private struct Place {
    let path: String
    weak var layer: (any LayerObject)?
  }

  init(_ specimen: OpenSpecimen, on stage: Stage) {
    name = specimen.specimen.name
    self.stage = stage
    messages = specimen.recorder.messages.trace().makeIterator()
    ahead = messages.next()
  }

  mutating func messages(of event: Int) -> [Message] {
    var result: [Message] = []
    while let message = ahead, message.event == event {
      result.append(message)
      ahead = messages.next()
    }
    return result
  }

  /// Plays an event; nil if the specimen didn't receive it. Tells only what is new.
  ///
  /// Only layers that were written to are looked at: to look at all takes a hundred times as long as
  /// the event itself.
  mutating func play(_ number: Int, _ messages: [Message]) -> Look? {
    if number == 0 {
      copy = stage.rehearsal(of: name)
    } else {
      guard let copy, stage.rehearse(number, with: copy) else { return nil }
    }
    guard let copy else { return nil }
    var look = Look()
    let screen = copy.window.draw()
    if screen != lastScreen { look.screen = screen }
    lastScreen = screen
    let inspection = Inspection(specimen: copy)
    var written: Set<UInt32>?
    if found == copy.recorder.layers.instances.count, !messages.isEmpty {
      written = Set(messages.lazy.filter { $0.kind == .write }.map(\.receiver.id))
    } else {
      found = copy.recorder.layers.instances.count
      layers = inspection.ownLayers.map { Place(path: $0.path, layer: $0.layer) }
    }
    for place in layers {
      guard let object = place.layer, written?.contains(object._layerToken.id) ?? true else {
        continue
      }
      let layer = place.path
      let properties = inspection.values(of: object)
      guard !properties.isEmpty else { continue }
      let values = properties.map(\.value)
      if lastStates[layer] != values {
        look.states.append(RecordedState(layer: layer, properties: properties))
      }
      lastStates[layer] = values
    }
    return look
  }
}

/// What changed with an event.
private struct Look {
  var screen: [String]?
  var states: [RecordedState] = []
}
