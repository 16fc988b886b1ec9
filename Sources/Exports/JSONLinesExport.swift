import LayerTracing

/// Writes a trace as JSON Lines, version 1: one object a line, UTF-8.
///
/// The first line says what follows. A line without `"line"` is a message; the others are screens,
/// states and actions, in the order in which they came about. `id` counts the messages of the
/// session, and `cause` is such an id.
public struct JSONLinesExport {
  /// The version of the format that this writes.
  public static let version = 1

  private var output: [UInt8] = []
  private let write: (UnsafeRawBufferPointer) -> Void
  private var nextID: Int

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
    var json = JSONObject()
    json.add("format", "layercake-trace")
    json.add("version", JSONLinesExport.version)
    json.add("specimens", raw: "[\(specimens.map(JSONObject.quoted).joined(separator: ","))]")
    json.add("dropped", dropped)
    append(json)
  }

  /// Writes the messages of one event of one specimen.
  ///
  /// - Parameters:
  ///   - messages: The messages, in order.
  ///   - specimen: Its full name, `counter.mvp`.
  ///   - fired: What was fired, as people type it; nil for loading.
  public mutating func messages(_ messages: [Message], of specimen: String, fired: String?) {
    let offset = nextID - (messages.first?.id ?? 0)
    let short = specimen.split(separator: ".").last.map(String.init) ?? specimen
    for message in messages {
      var json = JSONObject()
      json.add("id", message.id + offset)
      json.add("specimen", specimen)
      json.add("event", message.event)
      json.add("fired", fired)
      json.add("cause", message.cause.map { $0 + offset })
      json.add("kind", message.kind.name)
      json.add("from", raw: JSONLinesExport.party(message.sender))
      json.add("to", raw: JSONLinesExport.party(message.receiver))
      json.add("message", message.site.baseName)
      json.add("arguments", raw: JSONLinesExport.arguments(message.arguments))
      if let result = message.result { json.add("result", raw: JSONObject.value(result)) }
      json.add("crossLayer", message.isCrossing)
      json.add("ref", "\(short)\(message.position.reference(event: message.event))")
      append(json)
      nextID += 1
    }
  }

  /// Writes what a specimen shows after an event.
  public mutating func screen(_ lines: [String], of specimen: String, event: Int) {
    var json = JSONObject()
    json.add("line", "screen")
    json.add("specimen", specimen)
    json.add("event", event)
    json.add("text", lines.joined(separator: "\n"))
    append(json)
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
    var values = JSONObject()
    for property in properties { values.add(property.name, raw: JSONObject.value(property.value)) }
    var json = JSONObject()
    json.add("line", "state")
    json.add("specimen", specimen)
    json.add("event", event)
    json.add("layer", layer)
    json.add("properties", raw: values.text)
    append(json)
  }

  /// Writes one action of the session, as people type it.
  public mutating func action(_ text: String, event: Int) {
    var json = JSONObject()
    json.add("line", "action")
    json.add("event", event)
    json.add("text", text)
    append(json)
  }

  /// Writes what is still in memory. Call it at the end.
  public mutating func finish() {
    output.withUnsafeBytes(write)
    output.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ json: JSONObject) {
    output.append(contentsOf: json.text.utf8)
    output.append(0x0A)
    if output.count >= 1 << 16 { finish() }
  }

  private static func party(_ party: Party) -> String {
    var json = JSONObject()
    json.add("role", party.role.name)
    json.add("type", party.type)
    json.add("instance", Int(party.id))
    if let name = party.name { json.add("name", name) }
    return json.text
  }

  private static func arguments(_ arguments: [Message.Argument]) -> String {
    let list = arguments.map { argument in
      var json = JSONObject()
      json.add("label", argument.label)
      json.add("value", raw: JSONObject.value(argument.value))
      return json.text
    }
    return "[\(list.joined(separator: ","))]"
  }
}
