import Queries

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
    let words = line.split(separator: " ")
    guard let head = words.first, words.count <= 2 else { return nil }
    let number = words.count == 2 ? Int(words[1]) : 1
    guard let number, number >= 0 else { return nil }
    switch head {
    case "goto" where words.count == 2: self = .event(number)
    case "rewind" where number > 0: self = .back(number)
    case "forward" where number > 0: self = .ahead(number)
    default: return nil
    }
  }
}

/// One line of a journal: what was done, where the session went in time, that the newest of both was taken back, or
/// what belongs to the record of a lesson.
nonisolated public enum JournalEntry: Hashable, Sendable, CustomStringConvertible {
  /// Something was done.
  case action(Action)
  /// The session went elsewhere in time.
  case move(Move)
  /// The newest change was taken back.
  case undo
  /// What comes next was done then, in seconds since 1970.
  case time(Int)
  /// Something was read that helps with a lesson.
  case saw(Aid)
  /// What came before was done in an earlier session, whose file has this name.
  case resumed(String)

  /// The line: a command of the shell, so that a journal is a script, too.
  public var description: String {
    switch self {
    case .action(let action): action.description
    case .move(let move): move.description
    case .undo: "undo"
    case .time(let time): "\(JournalEntry.timeMark)\(time)"
    case .saw(let aid): "\(JournalEntry.mark)\(aid)"
    case .resumed(let name): "\(JournalEntry.resumedMark)\(name)"
    }
  }

  // no text: how lines begin that are comments to a script
  private static let mark = "# "
  private static let timeMark = "# time "
  private static let aidMark = "# saw "
  private static let resumedMark = "# resumed "

  /// Whether a line changes nothing, but belongs to the record of what was done.
  static func isRecord(_ line: String) -> Bool {
    [timeMark, aidMark, resumedMark].contains { line.hasPrefix($0) }
  }

  /// The entries of a journal that weren't taken back.
  ///
  /// - Parameter lines: Its lines; what is no entry is passed over.
  /// - Returns: The entries, in order.
  public static func standing(_ lines: [String]) -> [JournalEntry] {
    lines.compactMap { JournalEntry($0) }.reduce(into: []) { entries, entry in
      switch entry {
      case .undo: _ = entries.popLast()
      case .action, .move: entries.append(entry)
      case .time, .saw, .resumed: break
      }
    }
  }

  /// What was done; nil if the session only went elsewhere in time.
  public var action: Action? { if case .action(let action) = self { action } else { nil } }

  /// Reads a line; nil if it is none of these.
  public init?(_ line: String) {
    if line == "undo" {
      self = .undo
    } else if line.hasPrefix(JournalEntry.timeMark),
      let time = Int(line.dropFirst(JournalEntry.timeMark.count)), time >= 0
    {
      self = .time(time)
    } else if line.hasPrefix(JournalEntry.aidMark) {
      let words = try? Lexer.commands(in: String(line.dropFirst(JournalEntry.mark.count)))
      guard let words, words.count == 1, let aid = Aid(words[0]) else { return nil }
      self = .saw(aid)
    } else if line.hasPrefix(JournalEntry.resumedMark) {
      self = .resumed(String(line.dropFirst(JournalEntry.resumedMark.count)))
    } else if let move = Move(line) {
      self = .move(move)
    } else if let action = Action(line) {
      self = .action(action)
    } else {
      return nil
    }
  }
}
