import LayerTracing

/// Writes a trace as JSON Lines, version 1: one object a line, UTF-8.
///
/// The first line says what follows. A line without `"line"` is a message; the others are screens,
/// states, notes and actions, in the order in which they came about, and sites, each before the first
/// message that refers to it by its number. `id` counts the messages of the session, and `cause` is such
/// an id. A text that stands for a value that JSON doesn't have is marked as `described`.
public struct JSONLinesExport {
  /// The version of the format that this writes.
  public static let version = 1

  private var json = JSONWriter()
  private let write: (UnsafeRawBufferPointer) -> Void
  private var nextID: Int
  /// The layers of each specimen as JSON, because every message names two.
  private var parties: [String: [UInt32: [UInt8]]] = [:]
  /// The numbers of the sites that were described.
  private var sites: [SiteKey: Int] = [:]
  /// What to add to the ids of a specimen's recorder, from one of them on.
  private var offsets: [String: [(from: Int, offset: Int)]] = [:]

  /// A site, found by its line: to hash its texts would take longer than to write them.
  private struct SiteKey: Hashable {
    let site: Site

    func hash(into hasher: inout Hasher) { hasher.combine(site.source.line) }
  }

  /// How many bytes are kept before they are handed on.
  private static let pieceSize = 1 << 16

  /// Begins an export.
  ///
  /// - Parameters:
  ///   - specimens: The names of the specimens, such as `counter.mvp`.
  ///   - dropped: How many messages are missing because there was no room for them.
  ///   - write: Takes the bytes as they come, in pieces of about 64 KiB.
  public init(
    specimens: [String], dropped: Int, write: @escaping (UnsafeRawBufferPointer) -> Void
  ) {
    self.write = write
    nextID = dropped + 1
    json.line {
      $0.member("format", "layercake-trace")
      $0.member("version", JSONLinesExport.version)
      $0.key("specimens")
      $0.array(specimens) { $0.string($1) }
      $0.member("dropped", dropped)
    }
  }

  /// Writes the messages of one event of one specimen.
  ///
  /// - Parameters:
  ///   - messages: The messages, in order.
  ///   - specimen: Its full name, `counter.mvp`.
  ///   - fired: What was fired, as people type it; nil for loading.
  public mutating func messages(_ messages: [Message], of specimen: String, fired: String?) {
    let first = messages.first?.id ?? 0
    let offset = nextID - first
    if offsets[specimen]?.last?.offset != offset {
      offsets[specimen, default: []].append((first, offset))
    }
    let short = specimen.split(separator: ".").last.map(String.init) ?? specimen
    var known = parties[specimen] ?? [:]
    for message in messages {
      let from = JSONLinesExport.party(message.sender, &known)
      let to = JSONLinesExport.party(message.receiver, &known)
      let site = number(of: message.site)
      let cause = message.cause.map { $0 + (first <= $0 ? offset : self.offset(of: $0, specimen)) }
      json.line {
        $0.member("id", message.id + offset)
        $0.member("specimen", specimen)
        $0.member("event", message.event)
        $0.member("fired", fired)
        $0.member("cause", cause)
        $0.member("kind", message.kind.name)
        $0.key("from")
        $0.raw(from)
        $0.key("to")
        $0.raw(to)
        $0.member("message", message.site.baseName)
        $0.key("arguments")
        $0.array(message.arguments) { json, argument in
          json.object {
            $0.member("label", argument.label)
            $0.key("value")
            $0.value(argument.value)
            if argument.value.isDescribed { $0.member("described", true) }
          }
        }
        if let result = message.result {
          $0.key("result")
          $0.value(result)
          if result.isDescribed { $0.member("resultDescribed", true) }
        }
        $0.member("crossLayer", message.isCrossing)
        $0.member("ref", short + message.position.reference(event: message.event))
        $0.member("site", site)
      }
      nextID += 1
      handOn()
    }
    parties[specimen] = known
  }

  /// What to add to an id of an earlier event.
  private func offset(of id: Int, _ specimen: String) -> Int {
    offsets[specimen]?.last { $0.from <= id }?.offset ?? 0
  }

  /// A site's number; a line describes it when it is first asked for.
  private mutating func number(of site: Site) -> Int {
    if let number = sites[SiteKey(site: site)] { return number }
    let number = sites.count + 1
    sites[SiteKey(site: site)] = number
    json.line {
      $0.member("line", "site")
      $0.member("site", number)
      $0.member("kind", site.kind.name)
      $0.member("type", site.type)
      $0.member("name", site.name)
      $0.member("file", site.source.fileID)
      $0.member("at", site.source.line)
    }
    return number
  }

  /// Writes what a specimen shows after an event.
  public mutating func screen(_ lines: [String], of specimen: String, event: Int) {
    json.line {
      $0.member("line", "screen")
      $0.member("specimen", specimen)
      $0.member("event", event)
      $0.member("text", lines.joined(separator: "\n"))
    }
    handOn()
  }

  /// Writes the values that a layer holds after an event.
  ///
  /// - Parameters:
  ///   - properties: Names and values, in source order.
  ///   - layer: The layer's path without its specimen: `presenter`.
  ///   - specimen: Its specimen.
  ///   - event: The event's number.
  public mutating func state(
    _ properties: [(name: String, value: Value)], of layer: String, in specimen: String, event: Int
  ) {
    json.line {
      $0.member("line", "state")
      $0.member("specimen", specimen)
      $0.member("event", event)
      $0.member("layer", layer)
      $0.key("properties")
      $0.object {
        for property in properties {
          $0.key(named: property.name)
          $0.value(property.value)
        }
      }
      let described = properties.filter(\.value.isDescribed).map(\.name)
      if !described.isEmpty {
        $0.key("described")
        $0.array(described) { $0.string($1) }
      }
    }
    handOn()
  }

  /// Writes what a person wrote down.
  ///
  /// - Parameters:
  ///   - text: What they wrote.
  ///   - event: The event that it is about.
  ///   - message: The message that it is about, `mvp#2.5`; nil if it is about none.
  public mutating func note(_ text: String, event: Int, message: String?) {
    json.line {
      $0.member("line", "note")
      $0.member("event", event)
      $0.member("text", text)
      if let message { $0.member("ref", message) }
    }
    handOn()
  }

  /// Writes one action of the session, as people type it.
  ///
  /// - Parameters:
  ///   - text: What does it again.
  ///   - number: Its place in the session's log, from 1.
  public mutating func action(_ text: String, number: Int) {
    json.line {
      $0.member("line", "action")
      $0.member("number", number)
      $0.member("text", text)
    }
    handOn()
  }

  /// Writes what is still in memory. Call it at the end.
  public mutating func finish() {
    json.bytes.withUnsafeBytes(write)
    json.removeAll()
  }

  private mutating func handOn() {
    if json.bytes.count >= JSONLinesExport.pieceSize { finish() }
  }

  private static func party(_ party: Party, _ known: inout [UInt32: [UInt8]]) -> [UInt8] {
    if let bytes = known[party.id] { return bytes }
    var json = JSONWriter()
    json.object {
      $0.member("role", party.role.name)
      if let module = party.module { $0.member("module", module) }
      $0.member("type", party.type)
      $0.member("instance", Int(party.id))
      if let name = party.name { $0.member("name", name) }
    }
    known[party.id] = json.bytes
    return json.bytes
  }
}

extension Value {
  /// Whether JSON has no such value, so that a text stands for it.
  var isDescribed: Bool {
    switch self {
    case .layer, .closure, .described: true
    case .double(let value): !value.isFinite
    case .int, .bool, .string, .none: false
    }
  }
}
