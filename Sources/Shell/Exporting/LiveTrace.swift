import Exports
import Languages
import LayerTracing
import Queries
import Sessions
import Staging

/// The session that goes on, as what traces are exported from.
///
/// Screens and states are not kept while events are fired: every specimen is played once more on
/// the side, which gives the same, because nothing here depends on anything else.
struct LiveTrace: TraceSource {
  let session: Session
  /// What is open in front; nil where a handout tells a session of which nothing is open any more.
  private let stage: Stage?
  let selection: ExportSelection

  /// Takes a part of a session, and what it has in front.
  init(
    _ session: Session, on stage: Stage?, _ selection: ExportSelection = ExportSelection()
  ) {
    (self.session, self.stage, self.selection) = (session, stage, selection)
  }

  var newest: Int? { stage?.events.newest }

  /// The open specimens that are meant, in the order in which they are named.
  private var specimens: [OpenSpecimen] {
    guard let stage, !selection.patterns.isEmpty else { return stage?.open ?? [] }
    return selection.patterns.compactMap { stage[$0] }
  }

  /// Whether the learner wants it to end.
  var isStopped: Bool { session.wasInterrupted?() == true }

  private func check(_ isWhole: Bool) throws(Refusal) {
    if !isWhole { throw .interrupted }
  }

  func title(of specimen: String) -> String {
    stage?.open.first { $0.name == specimen }?.specimen.pattern ?? specimen
  }

  func original(of specimen: String) -> String? {
    stage?.open.first { $0.name == specimen }?.originalName
  }

  func messages(of number: Int?, _ take: (RecordedEvent) -> Void) throws(Refusal) {
    guard let stage else { throw .nothingOpen(session.state.workspace.features) }
    let specimens = specimens
    for number in number.map({ [$0] }) ?? [0] + stage.events.numbers {
      try check(!isStopped)
      var event = RecordedEvent(number: number, fired: stage.events[number]?.description)
      event.turns = specimens.filter { number == 0 || stage.hasReceived(number, $0) }.map {
        RecordedEvent.Turn(
          specimen: $0.name,
          messages: $0.recorder.messages.trace(events: number...number).filter(selection.accepts))
      }
      take(event)
    }
  }

  func parts(inAnyOrder: Bool, _ take: (TracePart) -> Void) throws(Refusal) {
    try check(parts(take, unless: { isStopped }))
  }

  /// Goes through all that the stage knows, whatever of it is meant.
  ///
  /// - Returns: Whether it came to the end.
  @discardableResult
  fileprivate func parts(_ take: (TracePart) -> Void, unless isStopped: () -> Bool) -> Bool {
    guard let stage else { return true }
    let specimens = stage.open
    take(
      .header(
        TraceHeader(
          specimens: specimens.map(\.name),
          dropped: specimens.map { $0.recorder.messages.trace(events: 0...0).dropped }
            .reduce(0, +),
          language: stage.feature.usesService ? stage.language : nil,
          origins: Dictionary(
            specimens.compactMap { own in own.originalName.map { (own.name, $0) } },
            uniquingKeysWith: { $1 }))))
    for (index, action) in session.timeline.done.enumerated() {
      take(.action(action.description, number: index + 1, line: index + 1))
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
        if let turn = players[index].turn(number) { event.turns.append(turn) }
      }
      while let note = rest.first?.element, note.event <= number {
        rest.removeFirst()
        event.notes.append(RecordedNote(text: note.text, event: note.event, message: note.message))
      }
      take(.event(event))
    }
    return true
  }
}

extension OpenSpecimen {
  /// What the learner's own build began as: `counter.mvp`; nil for any other.
  fileprivate var originalName: String? {
    specimen.original.map { "\(SpecimenReference(fullName: name).feature ?? "").\($0)" }
  }
}

extension RecordedTrace {
  /// Takes what a session has in front, to compare it with another trace.
  init(of session: Session) {
    let stage = session.state.current
    self.init { take in
      LiveTrace(session, on: stage).parts(take, unless: { false })
    }
  }
}

/// One specimen's messages in order, and the same specimen played again beside them.
private struct Player {
  private let specimen: OpenSpecimen
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
    (self.specimen, self.stage) = (specimen, stage)
    messages = specimen.recorder.messages.trace().makeIterator()
    ahead = messages.next()
  }

  /// What came of an event; nil if the specimen didn't receive it. Of screens and states, only what is new
  /// is told.
  ///
  /// Only layers that were written to are looked at: to look at all takes a hundred times as long as
  /// the event itself.
  mutating func turn(_ number: Int) -> RecordedEvent.Turn? {
    var turn = RecordedEvent.Turn(specimen: specimen.name)
    while let message = ahead, message.event == number {
      turn.messages.append(message)
      ahead = messages.next()
    }
    if number == 0 { copy = stage.copyForReplay(of: specimen.specimen.name) }
    guard let copy, number == 0 || stage.replay(number, with: copy) else {
      return turn.messages.isEmpty ? nil : turn
    }
    let screen = copy.screen
    if screen != lastScreen { turn.screen = screen }
    lastScreen = screen
    let inspection = Inspection(specimen: copy)
    if !copy.isRunning { lastStates = [:] }
    var written: Set<UInt32>?
    if found == copy.recorder.layers.instances.count, !turn.messages.isEmpty {
      written = Set(turn.messages.lazy.filter { $0.kind == .write }.map(\.receiver.id))
    } else {
      found = copy.recorder.layers.instances.count
      layers = inspection.ownLayers.map { Place(path: $0.path, layer: $0.layer) }
    }
    for place in layers {
      guard let object = place.layer, written?.contains(object._layerToken.id) ?? true else {
        continue
      }
      let properties = inspection.values(of: object)
      guard !properties.isEmpty else { continue }
      let values = properties.map(\.value)
      if lastStates[place.path] != values {
        turn.states.append(RecordedState(layer: place.path, properties: properties))
      }
      lastStates[place.path] = values
    }
    return turn
  }
}
