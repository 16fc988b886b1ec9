/// A way through time, by whole events; like an action it has one text form.
nonisolated public enum Move: Hashable, Sendable, CustomStringConvertible {
  /// To the time after an event; 0 is before the first.
  case event(Int)
  /// So many events back.
  case back(Int)
  /// So many events forward.
  case ahead(Int)

  /// The line that does it: `goto 3`, `rewind`, `forward 2`.
  public var description: String {
    switch self {
    case .event(let number): "goto \(number)"
    case .back(let number): number == 1 ? "rewind" : "rewind \(number)"
    case .ahead(let number): number == 1 ? "forward" : "forward \(number)"
    }
  }

  /// Reads the text form of a move; nil if the line is anything else.
  public init?(_ line: String) {
    let parts = line.split(separator: " ")
    guard let head = parts.first, parts.count <= 2 else { return nil }
    let number = parts.count == 2 ? Int(parts[1]) : 1
    guard let number, number >= 0 else { return nil }
    switch head {
    case "goto" where parts.count == 2: self = .event(number)
    case "rewind" where number > 0: self = .back(number)
    case "forward" where number > 0: self = .ahead(number)
    default: return nil
    }
  }
}
