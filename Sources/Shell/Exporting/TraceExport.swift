import Exports
import LayerTracing
import Sessions
import Staging

/// Walks over everything that a stage knows and hands it to a format.
///
/// Screens and states are not kept while events are fired: every specimen is played once more on
/// the side, which gives the same, because nothing here depends on anything else.
struct TraceExport {
  private let stage: Stage
  private let timeline: Timeline
  private let notes: [Note]

  /// Takes a stage, and the session that it belongs to.
  init(_ stage: Stage, of session: Session) {
    self.stage = stage
    timeline = session.timeline
    notes = session.state.notesHere.filter {
      $0.feature == nil || $0.feature == stage.feature.name
    }
  }

  /// What came of what was done, in what a session has in front.
  static func outcome(of session: Session) -> [RecordedLine] {
    guard let stage = session.state.current, !stage.open.isEmpty else { return [] }
    return TraceExport(stage, of: session).readBack.filter(\.isOutcome)
  }

  /// What is written, read back.
  private var readBack: [RecordedLine] {
    var bytes: [UInt8] = []
    write { bytes += $0 }
    var reader = TraceReader()
    return bytes.withUnsafeBytes { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
        // What was just written can be read.
        (try? reader.read(UnsafeRawBufferPointer(rebasing: line))).flatMap { $0 }
      }
    }
  }

  /// The traces as a file would tell them.
  var imported: ImportedTrace {
    var collector = EventCollector(takesAnyOrder: true)
    // Of an event with more lines than a file may have, the first are enough for a test.
    var events = readBack.compactMap { line in (try? collector.add(line)).flatMap { $0 } }
    if let last = collector.finish() { events.append(last) }
    return ImportedTrace(
      name: "", header: TraceHeader(specimens: stage.open.map(\.name), dropped: 0), events: events,
      actions: timeline.done.map(\.description))
  }

  /// Writes all traces, event by event.
  ///
  /// - Parameters:
  ///   - write: Takes the bytes as they come.
  ///   - isStopped: Whether the learner wants it to end.
  /// - Returns: Whether all was written.
  @discardableResult
  func write(
    _ write: @escaping (UnsafeRawBufferPointer) -> Void, unless isStopped: () -> Bool = { false }
  ) -> Bool {
    let specimens = stage.open
    var export = JSONLinesExport(
      specimens: specimens.map(\.name),
      dropped: specimens.map { $0.recorder.messages.trace(events: 0...0).dropped }.reduce(0, +),
      write: write)
    for (index, action) in timeline.done.enumerated() {
      export.action(action.description, number: index + 1)
    }
    var players = specimens.map { Player($0, on: stage) }
    var rest = notes.enumerated().sorted {
      ($0.element.event, $0.offset) < ($1.element.event, $1.offset)
    }[...]
    for number in [0] + stage.events.numbers {
      if isStopped() { return false }
      for index in players.indices {
        let specimen = specimens[index]
        let messages = players[index].messages(of: number)
        export.messages(
          messages, of: specimen.name, fired: stage.events[number]?.description)
        guard let look = players[index].play(number, messages) else { continue }
        if let screen = look.screen { export.screen(screen, of: specimen.name, event: number) }
        for state in look.states {
          export.state(state.properties, of: state.layer, in: specimen.name, event: number)
        }
      }
      while let note = rest.first?.element, note.event <= number {
        rest.removeFirst()
        export.note(note.text, event: note.event, message: note.message)
      }
    }
    export.finish()
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
      if lastStates[layer] != values { look.states.append((layer, properties)) }
      lastStates[layer] = values
    }
    return look
  }
}

/// What changed with an event.
private struct Look {
  var screen: [String]?
  var states: [(layer: String, properties: [(name: String, value: Value)])] = []
}
