import LayerTracing
import Queries
import Staging

/// What is written down, and which messages are kept.
nonisolated public enum NoteAction: Hashable, Sendable {
  /// Something is written down, at the newest event or at what is named.
  case write(String, at: MessageReference? = nil)
  /// A message stays when others are dropped.
  case pin(MessageReference)
  /// A message goes with the others again.
  case unpin(MessageReference)

  /// Whether what lies ahead, after going back in time, can still happen after this.
  var keepsFuture: Bool {
    switch self {
    case .write, .pin, .unpin: true
    }
  }

  /// What it says in the learner's own words; nil if it says nothing.
  package var ownWords: String? {
    switch self {
    case .write(let text, _): text
    case .pin, .unpin: nil
    }
  }
}

nonisolated extension NoteAction: CustomStringConvertible {
  /// The line that does it.
  public var description: String {
    switch self {
    case .write(let text, let place): "note \(place.map { "\($0) " } ?? "")\(text.asWord)"
    case .pin(let message): "pin \(message)"
    case .unpin(let message): "unpin \(message)"
    }
  }

  /// Reads its line; nil if it is anything else.
  init?(_ head: String, _ line: ActionLine) {
    guard ["note", "pin", "unpin"].contains(head) else { return nil }
    var line = line
    if head == "note" {
      let hasPlace = line.rest.first.map(MessageReference.looksLike) ?? false
      let place = hasPlace ? line.message() : nil
      // What looks like a message and is none is no text either: that is quoted.
      guard hasPlace == (place != nil), let text = line.last() else { return nil }
      self = .write(text, at: place)
    } else {
      guard let message = line.message(), line.isAtEnd else { return nil }
      self = head == "pin" ? .pin(message) : .unpin(message)
    }
  }
}

extension State {
  /// Writes it down, or keeps the message.
  func perform(_ action: NoteAction) throws(SessionError) -> Outcome {
    switch action {
    case .write(let text, let reference): return .noted(try write(text, at: reference))
    case .pin(let reference):
      let stage = try stage()
      for (specimen, message) in try known(reference) { stage.pin(message, of: specimen) }
      return .pinned(reference)
    case .unpin(let reference):
      let stage = try stage()
      for (specimen, message) in try known(reference) { stage.unpin(message, of: specimen) }
      return .unpinned(reference)
    }
  }

  /// The messages that a reference names; for an earlier action, those that are still kept.
  private func known(
    _ reference: MessageReference
  ) throws(SessionError) -> [(specimen: OpenSpecimen, message: Message)] {
    isLive ? try messages(reference) : (try? messages(reference)) ?? []
  }

  /// Writes something down.
  func write(_ text: String, at reference: MessageReference?) throws(SessionError) -> Note {
    if let reference, reference.crossing != nil { _ = try known(reference) }
    if isLive, let reference { try check(event: reference.event) }
    let isNamed = reference.map { $0.specimen != nil || $0.crossing != nil } ?? false
    let event = reference?.event ?? current?.events.newest ?? 0
    let note = Note(
      text: text, lesson: lessonInFront?.shelved.number, feature: current?.feature.name,
      event: event, message: isNamed ? reference?.description : nil,
      seen: current.map { Note.Seen(event, on: $0) })
    notes.append(note)
    return note
  }
}
