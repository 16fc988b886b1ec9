import Platform

/// Lines that were typed, kept in a log that several shells share.
///
/// ```
/// # layercake-history 1
/// open counter
/// fire increase
/// ```
public final class LineHistory {
  /// How many lines are kept.
  public let mostKept: Int

  private let log: AppendLog?
  /// How many of the log's lines are known.
  private var known = 0
  /// The lines that this shell added and that weren't found in the log yet.
  private var own: [String] = []
  private var last = ""
  /// Lines are seldom longer than this, in bytes: a log larger than ``mostKept`` such is shortened.
  private static let longestLine = 200

  /// Makes a history in a file, made with its folder when needed; without a path nothing is kept.
  public init(path: String? = nil, mostKept: Int = 10_000) {
    log = path.map { AppendLog($0, kind: "history", version: 1) }
    self.mostKept = mostKept
  }

  /// Why lines can't be kept, in words; nil if they can.
  public var failure: String? { log?.failure.map { "\($0)" } }

  /// The lines that other shells added since this was asked last; the oldest first.
  func newLines() -> [String] {
    guard let lines = try? log?.read()?.lines.filter({ !$0.isEmpty }) else { return [] }
    defer { (known, own) = (lines.count, []) }
    // A log that was written anew holds what is known already.
    guard lines.count >= known else { return [] }
    return lines.dropFirst(known).filter { line in
      guard let place = own.firstIndex(of: line) else { return true }
      own.remove(at: place)
      return false
    }.suffix(mostKept)
  }

  /// Adds a line, unless it is blank or the same as the one before.
  func add(_ line: String) {
    let line = String(line.map { $0.isNewline ? " " : $0 }).trimmingBlanks
    guard line != last, !line.allSatisfy(\.isWhitespace) else { return }
    last = line
    guard let log else { return }
    log.append(CollectionOfOne(line))
    own.append(line)
    if log.size > LineHistory.longestLine * mostKept { log.rewrite(newest) }
  }

  /// The newest lines, each once.
  private func newest(_ lines: [String]) -> [String] {
    var seen: Set<String> = []
    return lines.reversed().filter { seen.insert($0).inserted }.prefix(mostKept).reversed()
  }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmingBlanks: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
