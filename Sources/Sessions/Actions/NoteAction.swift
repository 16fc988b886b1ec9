import Languages
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
  /// What a customer asks for is written down, with the feature that is most like it.
  case brief(String, like: String)
  /// A pattern is chosen for the brief of a number, for a reason.
  case choose(String, for: Int, because: String)

  /// What is left without own builds, of these names; nil if that is nothing.
  func leavingOut(_ names: Set<String>) -> NoteAction? {
    switch self {
    case .write(let text, .some(let message)) where message.isOf(names):
      .write(text, at: MessageReference(specimen: nil, event: message.event))
    case .pin(let message), .unpin(let message): message.isOf(names) ? nil : self
    case .write, .brief, .choose: self
    }
  }

  /// What it says in the learner's own words; nil if it says nothing.
  var ownWords: String? {
    switch self {
    case .write(let text, _), .brief(let text, _), .choose(_, _, let text): text
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
    case .brief(let text, let feature): "brief \(feature.asWord) \(text.asWord)"
    case .choose(let pattern, let number, let reason):
      "choose \(number) \(pattern.asWord) \(reason.asWord)"
    }
  }

  /// Reads its line; nil if it is anything else.
  init?(_ head: String, _ line: ActionLine) {
    var line = line
    switch head {
    case "note":
      let hasPlace = line.rest.first.map(MessageReference.looksLike) ?? false
      let place = hasPlace ? line.message() : nil
      // What looks like a message and is none is no text either: that is quoted.
      guard hasPlace == (place != nil), let text = line.last() else { return nil }
      self = .write(text, at: place)
    case "pin", "unpin":
      guard let message = line.message(), line.isAtEnd else { return nil }
      self = head == "pin" ? .pin(message) : .unpin(message)
    case "brief":
      guard let feature = line.word(), let text = line.last() else { return nil }
      self = .brief(text, like: feature)
    case "choose":
      guard let number = line.number(), let pattern = line.word(), let reason = line.last() else {
        return nil
      }
      self = .choose(pattern, for: number, because: reason)
    default: return nil
    }
  }
}

extension State {
  /// Writes it down, or keeps the message.
  func perform(_ action: NoteAction) throws(Refusal) -> Outcome {
    switch action {
    case .write(let text, let reference): return .noted(try write(text, at: reference))
    case .pin(let reference):
      let stage = try stage()
      for (specimen, message) in try known(reference) { stage.pin(message, of: specimen) }
      return .sentence(localized("pin.stays", "\(reference)"))
    case .unpin(let reference):
      let stage = try stage()
      for (specimen, message) in try known(reference) { stage.unpin(message, of: specimen) }
      let hop = environment.retention.hop?.description ?? ""
      return .sentence(localized("pin.goes", "\(reference)", hop))
    case .brief(let text, let feature): return try addBrief(text, like: feature)
    case .choose(let pattern, let number, let reason):
      return try choose(pattern, for: number, because: reason)
    }
  }

  /// The messages that a reference names; for an earlier action, those that are still kept.
  private func known(
    _ reference: MessageReference
  ) throws(Refusal) -> [(specimen: OpenSpecimen, message: Message)] {
    isLive ? try messages(reference) : (try? messages(reference)) ?? []
  }

  /// Writes something down.
  func write(_ text: String, at reference: MessageReference?) throws(Refusal) -> Note {
    if let reference, reference.crossing != nil { _ = try known(reference) }
    if isLive, let reference { try check(event: reference.event) }
    let isNamed = reference.map { $0.specimen != nil || $0.crossing != nil } ?? false
    let event = reference?.event ?? current?.events.newest ?? 0
    let note = Note(
      text: text, lesson: lessonInFront?.shelved.number, feature: current?.feature.name,
      event: event, message: isNamed ? reference?.description : nil,
      seen: current.map { Note.Snapshot(event, on: $0) })
    notes.append(note)
    return note
  }
}
