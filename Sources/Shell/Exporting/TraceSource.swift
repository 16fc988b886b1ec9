import Exports
import LayerTracing

/// What traces are exported from: the session that goes on, or a file. Each format is written from either.
protocol TraceSource {
  /// The only event; nil for all, and for a figure or a test the newest.
  var event: Int? { get }
  /// The specimens that are meant, by their short names; empty for all.
  var patterns: [String] { get }
  /// Whether nothing is left out of a note.
  var isFull: Bool { get }

  /// Tells a handout what happened, event by event, and ends it.
  ///
  /// - Parameters:
  ///   - folds: Whether messages that are repeated are told once.
  ///   - begin: Makes the handout, of what it says at its top and the words of its language.
  /// - Throws: Why it can't be told whole.
  func tell<Sheet: Handout>(
    folds: Bool, _ begin: (HandoutTitle, any HandoutWords) -> Sheet
  ) throws(ShellError)

  /// The event that a figure draws.
  ///
  /// - Throws: Why there is none.
  func figure() throws(ShellError) -> HandoutEvent

  /// Goes through the messages that are meant, event by event.
  ///
  /// - Throws: Why it can't be gone through whole.
  func messages(
    _ take: ([Message], _ specimen: String, _ fired: String?) -> Void
  ) throws(ShellError)

  /// Goes through all that there is, in order.
  ///
  /// - Throws: Why it can't be gone through whole.
  func parts(_ take: (TracePart) -> Void) throws(ShellError)

  /// All that there is, whose events may come in any order.
  ///
  /// - Throws: Why it can't be had whole.
  func whole() throws(ShellError) -> ImportedTrace

  /// The questions of a lesson as cards.
  ///
  /// - Throws: Why there are none.
  func cards() throws(ShellError) -> String
}

/// What a trace tells, piece by piece.
enum TracePart {
  case header(TraceHeader)
  case action(String, number: Int)
  case event(RecordedEvent)
}

extension ImportedTrace {
  /// Puts the parts of a trace together.
  ///
  /// - Parameters:
  ///   - name: What people call it.
  ///   - read: Reads the parts.
  /// - Throws: What reading them throws.
  init<Failure>(
    named name: String, of read: ((TracePart) -> Void) throws(Failure) -> Void
  ) throws(Failure) {
    var header = TraceHeader(specimens: [], dropped: 0)
    var events: [RecordedEvent] = []
    var actions: [String] = []
    try read { part in
      switch part {
      case .header(let first): header = first
      case .action(let text, _): actions.append(text)
      case .event(let event): events.append(event)
      }
    }
    self.init(name: name, header: header, events: events, actions: actions)
  }

  /// What came of what was done, line by line.
  var outcome: [RecordedLine] {
    events.flatMap { event in
      event.turns.flatMap { turn in
        turn.messages.map { .message($0, of: turn.specimen, fired: event.fired) }
          + (turn.screen.map { [.screen($0, of: turn.specimen, event: event.number)] } ?? [])
          + turn.states.map { .state($0, of: turn.specimen, event: event.number) }
      }
    }
  }
}
