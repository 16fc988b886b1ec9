import Exports
import Languages
import LayerTracing
import Queries
import Staging

/// Where a trace comes from: the session that goes on, or a file. Each format is written from either.
protocol TraceSource {
  /// What of it is meant.
  var selection: ExportSelection { get }
  /// The event that a figure draws where none is chosen; nil for the newest that sent anything.
  var newest: Int? { get }

  /// A specimen as people read it: `MVP` for `counter.mvp`.
  func title(of specimen: String) -> String

  /// What a specimen began as that is the learner's own build; nil for any other. Of a file it is known
  /// when its first line was read.
  func original(of specimen: String) -> String?

  /// Tells a handout what happened, event by event, and ends it.
  ///
  /// - Parameters:
  ///   - folds: Whether messages that are repeated are told once.
  ///   - begin: Makes the handout, of what it says at its top.
  /// - Throws: Why it can't be told whole.
  func tell<Sheet: Handout>(
    folds: Bool, _ begin: (HandoutTitle) -> Sheet
  ) throws(Refusal)

  /// Goes through the messages that are meant, event by event; screens and states may be missing.
  ///
  /// - Parameters:
  ///   - event: The only event; nil for all.
  ///   - take: Takes the events.
  /// - Throws: Why it can't be gone through whole.
  func messages(of event: Int?, _ take: (RecordedEvent) -> Void) throws(Refusal)

  /// Goes through all that there is.
  ///
  /// - Parameters:
  ///   - inAnyOrder: Whether events may come in any order, and in pieces.
  ///   - take: Takes the parts.
  /// - Throws: Why it can't be gone through whole.
  func parts(inAnyOrder: Bool, _ take: (TracePart) -> Void) throws(Refusal)
}

extension TraceSource {
  /// The session that goes on.
  ///
  /// - Parameter lacking: That a file has nothing of what is to be written.
  /// - Returns: The session, and what of it is meant.
  /// - Throws: `lacking`, of a file.
  func session(orFile lacking: Refusal) throws(Refusal) -> LiveTrace {
    guard let live = self as? LiveTrace else { throw lacking }
    return live
  }

  /// The event that a figure draws.
  ///
  /// - Throws: Why there is none.
  func figure() throws(Refusal) -> HandoutEvent {
    let wanted = selection.event ?? newest
    var chosen: HandoutEvent?
    try messages(of: wanted) { event in
      let candidate = handoutEvent(event)
      if wanted != nil || !candidate.rows.isEmpty { chosen = candidate }
    }
    guard let chosen else { throw .noEvent(wanted) }
    return chosen
  }

  /// An event of which all is meant, as handouts take it, without its screens.
  func handoutEvent(_ event: RecordedEvent) -> HandoutEvent {
    // A file may tell of any number of specimens, and a row has a place for each.
    let turns = event.turns.prefix(Stage.mostSpecimens)
    let alignment = MessageAlignment(turns.map { $0.messages.filter(\.isCrossing) })
    var handout = HandoutEvent(
      number: event.number, fired: event.fired, specimens: turns.map { title(of: $0.specimen) },
      rows: alignment.rows)
    let names = turns.map(\.specimen)
    handout.mark(
      turns.map { $0.messages.filter(\.isCrossing) },
      originals: names.map { original(of: $0).flatMap(names.firstIndex) })
    handout.feature = names.first.flatMap {
      SpecimenReference(fullName: $0).feature?.capitalizedFirst
    }
    handout.notes = event.notes.map { HandoutNote($0.text, at: $0.message) }
    handout.omit(messages: alignment.omitted, specimens: event.turns.count - turns.count)
    return handout
  }

  /// All that there is, as a value.
  ///
  /// - Throws: Why it can't be had whole.
  func whole() throws(Refusal) -> RecordedTrace {
    try RecordedTrace { take throws(Refusal) in try parts(inAnyOrder: true, take) }
  }
}
