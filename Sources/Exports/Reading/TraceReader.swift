import LayerTracing

/// Reads an exported trace line by line, in memory that doesn't grow with its length.
///
/// It reads version 1 of JSON Lines. Keys and kinds of lines that it doesn't know are ignored.
public struct TraceReader {
  /// The longest line, in bytes.
  public static let longestLine = 8_000_000
  /// The numbers by which a trace may count what it tells of: every reader of JSON has them exactly, and
  /// they can be added to.
  static let numbers = 0...1 << 53
  /// The most sites and ends of messages that are remembered; a program has a few hundred.
  private static let mostNames = 100_000

  /// How many lines were read.
  public private(set) var count = 0
  /// Whether the first line was read.
  public private(set) var hasHeader = false
  private var sites: [Int: Site] = [:]
  private var parties: [String: [Int: Party]] = [:]
  /// The ends that have no number, by all that is told of each.
  private var unnumbered: [[String?]: Party] = [:]
  private var partyCount = 0
  /// Where the messages of each event of a specimen are, for a trace that doesn't name them.
  private var places: [String: [Int: Message.Position]] = [:]
  /// How many events of a specimen may be under way at once.
  private static let mostEvents = 1_000
  /// Whether an app recorded it, as far as it was read: a session's export has no tasks, no times and no end.
  public private(set) var isOfApp = false

  /// Makes a reader that expects the first line.
  public init() {}

  /// Reads the next line.
  ///
  /// - Parameter bytes: The line, without its end; nil for one that is too long to be held.
  /// - Returns: What it says; nil if that is nothing of interest.
  /// - Throws: A ``TraceError``. After one about a line, the lines behind it can still be read.
  public mutating func read(_ bytes: UnsafeRawBufferPointer?) throws(TraceError) -> RecordedLine? {
    count += 1
    do {
      guard let bytes else { throw TraceError.LineError.tooLong(most: TraceReader.longestLine) }
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return nil }
      return try JSONElement.read(bytes) { try line($0) }
    } catch {
      throw hasHeader ? traceError(error) : traceError(inFirstLine: error)
    }
  }

  private func traceError(_ error: any Error) -> TraceError {
    switch error {
    case let error as TraceError.LineError: .line(count, error)
    case let error as TraceError: error
    default: .noTrace
    }
  }

  private func traceError(inFirstLine error: any Error) -> TraceError {
    switch error {
    case TraceError.newer(let version, let newest): .newer(version: version, newest: newest)
    case TraceError.LineError.outOfRange(let key, let range):
      .line(count, .outOfRange(key, range))
    default: .noTrace
    }
  }

  private mutating func line(_ object: JSONElement) throws -> RecordedLine? {
    guard object.isObject else { throw TraceError.LineError.noObject }
    guard hasHeader else {
      let header = try header(object)
      hasHeader = true
      return .header(header)
    }
    guard let kind = object["line"] else { return try message(object) }
    switch kind.string {
    case "site":
      try site(object)
      return nil
    case "screen":
      let text = try object.text("text")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return .screen(
        text.isEmpty ? [] : lines, of: try object.text("specimen"), event: try object.event())
    case "state":
      return .state(
        try state(object), of: try object.text("specimen"), event: try object.event())
    case "note":
      return .note(
        RecordedNote(
          text: try object.text("text"), event: try object.event(),
          message: object["ref"]?.string))
    case "action":
      return .action(try object.text("text"), number: try object.number("number") ?? count)
    case "result":
      isOfApp = true
      guard let id = try object.number("id") else { throw object.error("id") }
      guard let result = object.result(of: id) else { throw object.error("result") }
      return .result(result)
    case "reference":
      isOfApp = true
      return try reference(object)
    case "end":
      isOfApp = true
      return .end(missing: try object.number("missing") ?? 0)
    default: return nil
    }
  }

  private func header(_ object: JSONElement) throws -> TraceHeader {
    guard object["format"]?.string == "layercake-trace",
      let version = object["version"]?.int, version > 0
    else { throw TraceError.noTrace }
    guard version <= JSONLinesExport.version else {
      throw TraceError.newer(version: version, newest: JSONLinesExport.version)
    }
    return TraceHeader(
      specimens: object["specimens"]?.elements.compactMap(\.string) ?? [],
      dropped: try object.number("dropped") ?? 0,
      language: object["language"]?.string,
      origins: Dictionary(
        object["origins"]?.members.compactMap { name, origin in origin.string.map { (name, $0) } }
          ?? [], uniquingKeysWith: { first, _ in first }))
  }

  private mutating func site(_ object: JSONElement) throws {
    guard sites.count < TraceReader.mostNames else { return }
    guard let number = try object.number("site") else { throw object.error("site") }
    sites[number] = Site(
      kind: try object.kind(), type: try object.text("type"), name: try object.text("name"),
      source: SourceLocation(
        fileID: object["file"]?.string ?? "", line: try object.number("at") ?? 0))
  }

  private func state(_ object: JSONElement) throws -> RecordedState {
    guard let properties = object["properties"], properties.isObject else {
      throw object.error("properties")
    }
    let described = Set(object["described"]?.elements.compactMap(\.string) ?? [])
    return RecordedState(
      layer: try object.text("layer"),
      properties: properties.members.map { name, element in
        (name, element.value(isDescribed: described.contains(name)))
      })
  }

  private mutating func reference(_ object: JSONElement) throws -> RecordedLine {
    let specimen = try object.text("specimen")
    let name = try object.text("ownership")
    guard let ownership = PropertyFact.Ownership(rawValue: name) else {
      throw object.error("ownership")
    }
    guard let owner = object["owner"] else { throw object.error("owner") }
    let held = object["to"].flatMap { $0.isNull ? nil : $0 }
    return .reference(
      RecordedReference(
        owner: try party(owner, of: specimen), property: try object.text("property"),
        ownership: ownership, held: try held.map { try party($0, of: specimen) }),
      of: specimen, event: try object.event())
  }

  private mutating func message(_ object: JSONElement) throws -> RecordedLine {
    let specimen = try object.text("specimen")
    let event = try object.event()
    var arguments = object["arguments"]?.elements.map { argument in
      Message.Argument(
        label: argument["label"]?.string,
        value: argument["value"]?.value(isDescribed: argument["described"]?.bool == true) ?? .none,
        types: argument.texts("types"))
    }
    if object["task"] != nil || object["thread"] != nil || object["time"] != nil { isOfApp = true }
    let site = try site(of: object, arguments ?? [])
    if site.kind == .resumption, let suspension = try object.number("suspension") {
      arguments = [Message.Argument(label: nil, value: .int(suspension))]
    }
    guard let sender = object["from"] else { throw object.error("from") }
    guard let receiver = object["to"] else { throw object.error("to") }
    let position = try position(of: object, specimen, event)
    keep(position, specimen, event)
    let id = try object.number("id") ?? count
    let result = object.result(of: id)
    var message = Message(
      id: id, cause: try object.number("cause"), event: event,
      sender: try party(sender, of: specimen), receiver: try party(receiver, of: specimen),
      site: site, arguments: arguments ?? [],
      result: result?.value, position: position)
    if let result { message.returns(result.value, types: result.types) }
    return .message(message, of: specimen, fired: object["fired"]?.string)
  }

  /// The site of a message: what a line before says of it, or what the message itself tells.
  private func site(of object: JSONElement, _ arguments: [Message.Argument]) throws -> Site {
    if let number = try object.number("site") {
      guard let site = sites[number] else { throw TraceError.LineError.unknownSite(number) }
      return site
    }
    let name = try object.text("message")
    let kind = try object.kind()
    let labels = arguments.map { "\($0.label ?? "_"):" }.joined()
    let full =
      switch kind {
      case .write, .read: name
      case .call, .notification: "\(name)(\(labels))"
      // What comes with these is no argument of the method's.
      case .return, .error, .suspension, .resumption: "\(name)()"
      }
    return Site(
      kind: kind, type: "", name: full, source: SourceLocation(fileID: "", line: 0))
  }

  /// One end of a message. An end without a number is known by all else that is told of it.
  private mutating func party(_ object: JSONElement, of specimen: String) throws -> Party {
    let role = try object.text("role")
    let type = object["type"]?.string ?? role
    let instance = try object.number("instance", in: 0...Int(UInt32.max)).map { UInt32($0) }
    if let known = instance.flatMap({ parties[specimen]?[Int($0)] }), known.role.name == role,
      known.type == type
    {
      return known
    }
    let (name, module) = (object["name"]?.string, object["module"]?.string)
    let key = [specimen, role, type, name, module]
    if instance == nil, let known = unnumbered[key] { return known }
    let outside: [String: UInt32] = [
      Role.user.name: LayerInstance.userID, Role.app.name: LayerInstance.appID,
    ]
    let id = instance ?? outside[role] ?? UInt32(clamping: TraceReader.mostNames + partyCount)
    let party = Party(role: Role(role), type: type, id: id, name: name, module: module)
    if partyCount < TraceReader.mostNames {
      partyCount += 1
      if instance == nil {
        unnumbered[key] = party
      } else {
        parties[specimen, default: [:]][Int(id)] = party
      }
    }
    return party
  }

  /// Where a message stands in its event: as its name says, or counted.
  private func position(
    of object: JSONElement, _ specimen: String, _ event: Int
  ) throws -> Message.Position {
    if let ref = object["ref"]?.string, let position = Message.Position(reference: ref) {
      guard TraceReader.numbers.contains(max(position.crossing, position.inner)) else {
        throw TraceError.LineError.outOfRange("ref", TraceReader.numbers)
      }
      return position
    }
    let last = places[specimen]?[event] ?? Message.Position(crossing: 0, inner: 0)
    return object["crossLayer"]?.bool == false
      ? Message.Position(crossing: last.crossing, inner: last.inner + 1)
      : Message.Position(crossing: last.crossing + 1, inner: 0)
  }

  /// Keeps where an event of a specimen is. Of too many the oldest is forgotten: it came to its end long ago.
  private mutating func keep(_ position: Message.Position, _ specimen: String, _ event: Int) {
    places[specimen, default: [:]][event] = position
    if let events = places[specimen], events.count > TraceReader.mostEvents,
      let oldest = events.keys.lazy.filter({ $0 != event }).min()
    {
      places[specimen]?[oldest] = nil
    }
  }
}

extension Message.Position {
  /// Reads the end of a message's name: `mvp#2.5+1`.
  fileprivate init?(reference: String) {
    guard let hash = reference.lastIndex(of: "#") else { return nil }
    let numbers = reference[hash...].dropFirst().split(separator: ".", maxSplits: 1)
    guard numbers.count == 2 else { return nil }
    let place = numbers[1].split(separator: "+", maxSplits: 1)
    guard let crossing = place.first.flatMap({ Int($0) }),
      let inner = place.count > 1 ? Int(place[1]) : 0, crossing >= 0, inner >= 0
    else { return nil }
    self.init(crossing: crossing, inner: inner)
  }
}
