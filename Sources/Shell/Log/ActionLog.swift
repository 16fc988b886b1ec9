/// What was done in a session: the lines that do it again, in order, 4 bytes each.
///
/// A session is what these lines make of an empty one. Undoing, replaying and going on with an
/// earlier session are this log, read again.
public struct ActionLog: Sendable {
  private var entries: ContiguousArray<UInt32> = []
  /// The different lines, in the order of their first appearance.
  private var lines: [String] = []
  private var positions: [String: UInt32] = [:]

  /// Makes an empty log.
  public init() {}

  /// How many actions there are.
  public var count: Int { entries.count }

  /// The actions as lines, the oldest first.
  public var actions: some RandomAccessCollection<String> {
    entries.lazy.map { [lines] in lines[Int($0)] }
  }

  /// Adds an action.
  mutating func append(_ line: String) {
    if let last = entries.last, lines[Int(last)] == line {
      entries.append(last)
      return
    }
    let position = positions[line] ?? UInt32(lines.count)
    if position == lines.count {
      lines.append(line)
      positions[line] = position
    }
    entries.append(position)
  }

  /// Takes the newest action back; nil if there is none.
  mutating func removeLast() -> String? {
    entries.popLast().map { lines[Int($0)] }
  }
}
