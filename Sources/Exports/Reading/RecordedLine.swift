import Languages
import LayerTracing

/// One line of an exported trace, read back.
///
/// The format is the one that ``JSONLinesExport`` writes.
public enum RecordedLine: Sendable {
  /// The first line.
  case header(TraceHeader)
  /// A message of a specimen, and what was fired, as people type it; nil for loading.
  case message(Message, of: String, fired: String?)
  /// What a specimen shows after an event.
  case screen([String], of: String, event: Int)
  /// What a layer of a specimen holds after an event.
  case state(RecordedState, of: String, event: Int)
  /// What a person wrote down.
  case note(RecordedNote)
  /// What was done, as people type it.
  case action(String, number: Int)
  /// What the call with a number returned, told after it.
  case result(RecordedResult)
  /// What a property of a layer of a specimen holds from here on.
  case reference(RecordedReference, of: String, event: Int)
  /// The recording ended here, and so many messages were left out for want of room.
  case end(missing: Int)
}

/// What a call returned, as a line of its own tells it.
public struct RecordedResult: Sendable {
  /// The number of the call's message.
  public let id: Int
  /// What it returned.
  public let value: Value
  /// The names of the types that the value is made of.
  public let types: [String]

  /// Tells what a call returned.
  public init(id: Int, value: Value, types: [String]) {
    (self.id, self.value, self.types) = (id, value, types)
  }
}

/// What a property of a layer holds from some place of a trace on.
public struct RecordedReference: Sendable {
  /// The layer that has the property.
  public let owner: Party
  /// The property's name.
  public let property: String
  /// How it holds.
  public let ownership: PropertyFact.Ownership
  /// What it holds; nil for nothing.
  public let held: Party?

  /// Tells what a property holds.
  public init(
    owner: Party, property: String, ownership: PropertyFact.Ownership, held: Party?
  ) {
    (self.owner, self.property, self.ownership) = (owner, property, ownership)
    self.held = held
  }
}

/// What an exported trace says of itself in its first line.
public struct TraceHeader: Hashable, Sendable {
  /// The names of its specimens: `counter.mvp`.
  public let specimens: [String]
  /// How many messages are missing because there was no room for them.
  public let dropped: Int
  /// What the learner's own builds among the specimens began as: `counter.mvp` by `counter.mvp~mine`.
  public let origins: [String: String]
  /// The language that services were asked to answer in (BCP 47); nil where none was asked, and in older traces.
  public let language: String?

  /// Describes a trace.
  public init(
    specimens: [String], dropped: Int, language: String? = nil, origins: [String: String] = [:]
  ) {
    (self.specimens, self.dropped) = (specimens, dropped)
    (self.language, self.origins) = (language, origins)
  }

  /// The feature that was played, as far as the specimens' names tell: `counter`.
  public var feature: String {
    specimens.first?.split(separator: ".").first.map(String.init) ?? "trace"
  }
}

/// The values that a layer holds after an event.
public struct RecordedState: Sendable {
  /// The layer's path without its specimen: `presenter`.
  public let layer: String
  /// Names and values, in source order.
  public let properties: [(name: String, value: Value)]

  /// Tells what a layer holds.
  public init(layer: String, properties: [(name: String, value: Value)]) {
    (self.layer, self.properties) = (layer, properties)
  }
}

/// Something that a person wrote down.
public struct RecordedNote: Hashable, Sendable {
  /// What they wrote.
  public let text: String
  /// The event that it is about.
  public let event: Int
  /// The message that it is about, `mvp#2.5`; nil if it is about none.
  public let message: String?

  /// Tells what was written down.
  public init(text: String, event: Int, message: String?) {
    (self.text, self.event, self.message) = (text, event, message)
  }
}

extension RecordedLine {
  /// The line in words: `mvp#2.5  Presenter -> View  onValueChange(number: 2)`.
  public var description: String {
    switch self {
    case .header(let header): localized("exports.line.header", header.specimens)
    case .message(let message, let specimen, _):
      "\(message.reference(in: specimen))  \(message.sender.role) \(message.arrowText) "
        + "\(message.receiver.role)  \(message.text)"
    case .screen(let lines, let specimen, let event):
      localized(
        "exports.line.screen", specimen, event,
        lines.filter { !$0.isEmpty }.joined(separator: " | "))
    case .state(let state, let specimen, let event):
      localized(
        "exports.line.state", "\(specimen).\(state.layer)", event,
        state.properties.map { "\($0.name) = \($0.value)" })
    case .note(let note): localized("exports.line.note", note.text)
    case .action(let text, _): localized("exports.line.action", text)
    case .result(let result): localized("exports.line.result", result.id, result.value.description)
    case .reference(let reference, _, _):
      localized(
        "exports.line.reference", reference.owner.role.name, reference.property,
        reference.ownership.rawValue, reference.held?.role.name ?? "")
    case .end(let missing): localized("exports.line.end", missing)
    }
  }

  /// Whether two lines tell the same, wherever they were recorded: values are the same if they are
  /// written alike, since version 1 didn't always tell a text from a description.
  func tellsSame(as other: RecordedLine) -> Bool { tale == other.tale }

  private var tale: [String] {
    func plain(_ value: Value?) -> String {
      if case .string(let text) = value { text } else { value?.description ?? "" }
    }
    func end(_ party: Party) -> String { "\(party.role) \(party.type) \(party.name ?? "")" }
    switch self {
    case .message(let message, let specimen, let fired):
      return [
        message.reference(in: specimen), message.kind.name, message.site.baseName, fired ?? "",
        end(message.sender), end(message.receiver), plain(message.result),
      ] + message.arguments.flatMap { [$0.label ?? "", plain($0.value)] }
    case .state(let state, let specimen, let event):
      return ["\(event)", specimen, state.layer]
        + state.properties.flatMap { [$0.name, plain($0.value)] }
    case .header, .screen, .note, .action, .result, .reference, .end: return [description]
    }
  }
}

extension Message {
  /// How people name it: `mvp#2.5`.
  func reference(in specimen: String) -> String {
    let short = specimen.split(separator: ".").last.map(String.init) ?? specimen
    return short + position.reference(event: event)
  }
}
