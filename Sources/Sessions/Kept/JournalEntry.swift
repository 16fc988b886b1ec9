import Lessons
import Queries

/// A line of what a learner did. A session's journal has each as it happens; a hand-in has those that belong to a
/// lesson, cut out of journals.
nonisolated public enum JournalEntry: Hashable, Sendable {
  /// Something was done.
  case action(Action)
  /// Something was done before, and is there again after going back and forth in time: it counts once. Only in a
  /// hand-in.
  case again(Action)
  /// The session went elsewhere in time. Only in a journal.
  case move(Move)
  /// So many of the newest actions were taken back, or left behind by going back in time; in a journal always one
  /// action or move.
  case undo(Int)
  /// What the next answer says, by the choices' own texts: a lesson may have them in another order later. Only in a
  /// hand-in.
  case choices([String])
  /// Something was read that helps with a lesson.
  case saw(Aid)
  /// What comes next was done then, in seconds since 1970. Only in a journal.
  case time(Int)
  /// So many seconds passed. Only in a hand-in.
  case pause(Int)
  /// What came before was done in an earlier session, whose file has this name. Only in a journal.
  case resumed(String)

  /// The sorts of files that have such lines.
  public enum File: Sendable {
    /// The journal of a session: a script, too, in which what isn't done again is a comment.
    case journal
    /// What is handed in of a lesson.
    case handIn
  }

  /// What was done, now or again.
  public var action: Action? {
    switch self {
    case .action(let action), .again(let action): action
    case .move, .undo, .choices, .saw, .time, .pause, .resumed: nil
    }
  }

  /// Whether a file of this sort may have it.
  private func belongs(to file: File) -> Bool {
    switch self {
    case .action, .saw: true
    case .undo(let count): file == .handIn || count == 1
    case .again, .choices, .pause: file == .handIn
    case .move, .time, .resumed: file == .journal
    }
  }

  /// Whether it is a comment in a journal.
  private var isComment: Bool {
    switch self {
    case .saw, .time, .resumed: true
    case .action, .again, .move, .undo, .choices, .pause: false
    }
  }
}

nonisolated extension JournalEntry {
  /// The longest time that is read, in seconds: a year.
  private static let longest = 31_536_000
  /// How a line begins that is a comment to a script.
  private static let mark = "# "

  /// The line.
  ///
  /// - Parameter file: In what sort of file it stands.
  /// - Returns: The line, without its end.
  public func line(in file: File) -> String {
    (file == .journal && isComment ? JournalEntry.mark : "") + text
  }

  private var text: String {
    // no text: lines of a file
    switch self {
    case .action(let action): action.description
    case .again(let action): "again \(action)"
    case .move(let move): move.description
    case .undo(let count): count == 1 ? "undo" : "undo \(count)"
    case .choices(let digests): (["choices"] + digests).joined(separator: " ")
    case .saw(let aid): aid.description
    case .time(let time): "time \(time)"
    case .pause(let seconds): "after \(seconds)"
    case .resumed(let name): "resumed \(name)"
    }
  }

  /// Reads a line of a file; nil if it is none that a file of this sort may have.
  public init?(_ line: String, in file: File) {
    let isComment = file == .journal && line.hasPrefix(JournalEntry.mark)
    let text = isComment ? String(line.dropFirst(JournalEntry.mark.count)) : line
    guard let entry = JournalEntry(text: text), entry.belongs(to: file),
      file == .handIn || entry.isComment == isComment
    else { return nil }
    self = entry
  }

  private init?(text: String) {
    let head = text.prefix { $0 != " " }
    let rest = text.dropFirst(head.count + 1)
    func number(in range: ClosedRange<Int>) -> Int? {
      Int(rest).flatMap { range.contains($0) ? $0 : nil }
    }
    let entry: JournalEntry? =
      switch head {
      case "again": Action(String(rest)).map { .again($0) }
      case "undo" where rest.isEmpty: .undo(1)
      case "undo": number(in: 1...HandIn.mostActions).map { .undo($0) }
      case "choices": .choices(rest.split(separator: " ").map(String.init))
      case "saw": Aid(text).map { .saw($0) }
      case "time": number(in: 0...Int.max).map { .time($0) }
      case "after": number(in: 1...JournalEntry.longest).map { .pause($0) }
      case "resumed": .resumed(String(rest))
      default: Move(text).map { .move($0) } ?? Action(text).map { .action($0) }
      }
    guard let entry else { return nil }
    self = entry
  }
}

nonisolated extension Sequence<JournalEntry> {
  /// The actions that weren't taken back.
  var standing: [Action] {
    reduce(into: []) { actions, entry in
      if let action = entry.action { actions.append(action) }
      if case .undo(let count) = entry { actions.removeLast(Swift.min(count, actions.count)) }
    }
  }
}

/// What a learner read that helps.
nonisolated public enum Aid: Hashable, Sendable {
  /// A hint, by its number from 1.
  case hint(Int)
  /// How the step can be done.
  case solution
  /// The answers of a whole lesson, as `handout --key` writes them.
  case key(lesson: String)
}

nonisolated extension Aid: CustomStringConvertible {
  /// The line that says so.
  public var description: String {
    // no text: words of a file
    switch self {
    case .hint(let number): "saw hint \(number)"
    case .solution: "saw solution"
    case .key(let lesson): "saw key \(lesson.asWord)"
    }
  }

  /// Reads the line; nil if it says anything else.
  init?(_ line: String) {
    guard let commands = try? Lexer.commands(in: line), commands.count == 1,
      case let words = commands[0], words.count > 1, words[0].text == "saw"
    else { return nil }
    switch (words[1].text, words.count) {
    case ("hint", 3):
      guard let number = Int(words[2].text), (1...1_000).contains(number) else { return nil }
      self = .hint(number)
    case ("solution", 2): self = .solution
    case ("key", 3): self = .key(lesson: words[2].text)
    default: return nil
    }
  }
}
