import CLayerTracing

/// Why a trace of an app couldn't be written.
public enum AppTraceError: Error, CustomStringConvertible {
  /// Another program records to the file.
  case isTaken(String)
  /// The file can't be created or written, for the reason that the system's error number tells.
  case cannotWrite(String, Int32)

  /// The reason in words.
  public var description: String {
    switch self {
    // no text: it is told to the app's developer, by the app
    case .isTaken(let path): "'\(path)' is written to by another recorder; name another file"
    case .cannotWrite(let path, let error):
      "'\(path)' can't be written: \(String(cString: layer_error_text(error)))"
    }
  }
}

/// A file that an app's messages are written to, line by line: each line is there as a whole, or not at all.
///
/// Sendable, because its recorder alone uses it, under its lock.
final class AppTraceFile: @unchecked Sendable {
  private let path: String
  private let descriptor: Int32
  private let specimen: String
  private var lines = MessageLines()
  private var decoder = AppDecoder()
  private var frames: [Int: MessageLines.Frame] = [:]

  /// The beginnings of lines that are remembered: as many events may go on at once.
  private static let mostFrames = 1_000

  /// Creates a file, or empties it, and writes its first line.
  init(_ path: String, _ specimen: String, dropped: Int = 0) throws(AppTraceError) {
    (self.path, self.specimen) = (path, specimen)
    descriptor = layer_open(path)
    guard descriptor >= 0 else {
      throw layer_is_taken(-descriptor) ? .isTaken(path) : .cannotWrite(path, -descriptor)
    }
    lines.json.line {
      $0.member("format", "layercake-trace")
      $0.member("version", 1)
      $0.key("specimens")
      $0.array([specimen]) { $0.string($1) }
      $0.member("dropped", dropped)
    }
    try flush()
  }

  deinit { layer_close(descriptor) }

  /// Writes a message.
  func write(_ entry: AppStore.Entry, _ id: Int) throws(AppTraceError) {
    let frame: MessageLines.Frame
    if let known = frames[entry.story.number] {
      frame = known
    } else {
      frame = MessageLines.Frame(specimen, event: entry.story.number, fired: entry.story.name)
      if frames.count >= AppTraceFile.mostFrames { frames.removeAll() }
      frames[entry.story.number] = frame
    }
    let message = decoder.message(entry, id: id)
    lines.add(message, id: id, cause: message.cause, suspension: nil, in: frame, from: entry.origin)
    try flush()
  }

  /// Writes what a call returned.
  func write(_ result: StoredValue, of id: Int) throws(AppTraceError) {
    let result = TypedValue(result, among: [])
    lines.json.line {
      $0.member("line", "result")
      $0.member("id", id)
      $0.returned(result.value, types: result.types)
    }
    try flush()
  }

  /// Writes whom a layer refers to.
  func write(_ reference: AppReference) throws(AppTraceError) {
    lines.json.line {
      $0.member("line", "reference")
      $0.member("specimen", specimen)
      $0.member("event", reference.story.number)
      $0.key("owner")
      $0.party(reference.owner)
      $0.member("property", reference.property)
      $0.member("ownership", reference.ownership.rawValue)
      $0.key("to")
      if let held = reference.held { $0.party(held) } else { $0.null() }
    }
    try flush()
  }

  /// Writes the last line.
  func end(missing: Int) throws(AppTraceError) {
    lines.json.line {
      $0.member("line", "end")
      $0.member("missing", missing)
    }
    try flush()
  }

  private func flush() throws(AppTraceError) {
    let error = lines.json.bytes.withUnsafeBytes { bytes in
      bytes.baseAddress.map { layer_write(descriptor, $0, bytes.count) } ?? 0
    }
    lines.json.removeAll()
    if error != 0 { throw .cannotWrite(path, error) }
  }
}

/// Makes messages of what a recorder of an app keeps.
struct AppDecoder {
  private var counters: [Int: PositionCounter] = [:]
  private var sites: [UnsafePointer<UInt8>: Site] = [:]

  /// The events whose messages are counted at once: of one that goes on behind so many others the count begins anew.
  private static let mostCounters = 10_000

  /// The next message.
  mutating func message(_ entry: AppStore.Entry, id: Int) -> Message {
    let site = site(entry.site)
    let event = entry.story.number
    var counter = counters[event] ?? PositionCounter()
    let position = counter.next(in: event, from: entry.sender, to: entry.receiver)
    if counters.count >= AppDecoder.mostCounters { counters.removeAll() }
    counters[event] = counter
    let returned = entry.result.map { TypedValue($0, among: []) }
    return Message(
      id: id, cause: entry.cause == 0 ? nil : entry.cause, event: event, sender: entry.sender,
      receiver: entry.receiver, site: site,
      arguments: site.arguments(entry.values.map(\.values) ?? [], among: []),
      result: returned?.value, returned: returned, position: position,
      isAmongModules: counter.isAmongModules)
  }

  private mutating func site(_ start: UnsafePointer<UInt8>) -> Site {
    if let site = sites[start] { return site }
    let site = Site(start)
    sites[start] = site
    return site
  }
}
