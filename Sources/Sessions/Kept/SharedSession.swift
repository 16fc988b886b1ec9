import Lessons
import Queries

/// A session on one line, for a question in a chat: what was done, and where to look.
///
/// ```
/// layercake:1 open counter mvp; fire increase *3; goto mvp#3.5 ~9c1f22a0
/// ```
/// What follows the version are the lines of ``OwnCode``, if there was any, and the text forms of actions, one that is done again and again with a number
/// behind it; the last may be the message to stop before. The end is a ``Checksum``, because what is
/// pasted is often cut, or its quotes are bent.
nonisolated public struct SharedSession: Equatable, Sendable {
  /// The version that is written.
  public static let version = 1
  /// What a line begins with.
  public static let mark = "layercake:"
  /// How a file's name ends that holds one.
  public static let ending = "layercake"
  /// The longest line that is read, in bytes.
  public static let longest = 1_000_000
  /// The most actions that a line may stand for.
  public static let mostActions = 1_000_000

  /// What was done.
  public let actions: [Action]
  /// The message to stop before; nil for the end.
  public let place: MessageReference?
  /// The code of the own builds, to be read.
  public let code: [OwnCode]

  /// Why a text is no session that can be opened.
  public enum ReadError: Error, Equatable, Sendable {
    /// It begins otherwise.
    case foreign
    /// A newer program wrote it, with this version.
    case newer(Int)
    /// It isn't as it was written.
    case changed
    /// This part of it is nothing that can be done.
    case unreadable(String)
    /// It is longer than a session that is shared.
    case tooLong
  }

  /// Takes what was done, where to look, and the code of own builds.
  public init(_ actions: [Action], at place: MessageReference?, code: [OwnCode] = []) {
    (self.actions, self.place, self.code) = (actions, place, code)
  }

  /// The line.
  public var text: String {
    var parts: [(text: String, count: Int)] = []
    for action in actions {
      let text = action.description
      if parts.last?.text == text {
        parts[parts.count - 1].count += 1
      } else {
        parts.append((text, 1))
      }
    }
    let body =
      code.flatMap(\.lines)
      + parts.map { $0.count > 1 ? "\($0.text) *\($0.count)" : $0.text }
      + (place.map { ["goto \($0)"] } ?? [])
    let joined = body.joined(separator: "; ")
    return
      "\(SharedSession.mark)\(SharedSession.version) \(joined) ~\(Checksum(of: [joined]).short)"
  }

  /// Reads a line; blanks around it, and line ends that a chat put in, don't matter.
  public init(_ text: String) throws(ReadError) {
    guard text.utf8.count <= SharedSession.longest else { throw .tooLong }
    let parts = text.split(whereSeparator: \.isWhitespace)
    guard let first = parts.first, first.hasPrefix(SharedSession.mark),
      let version = Int(first.dropFirst(SharedSession.mark.count)), version > 0
    else { throw .foreign }
    guard version <= SharedSession.version else { throw .newer(version) }
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard let start = line.firstRange(of: first), parts.count > 1, let last = parts.last,
      last.hasPrefix("~"), let end = line.lastIndex(of: "~")
    else { throw .changed }
    let body = String(line[start.upperBound..<end].trimmedBlanks)
    guard Checksum(of: [body]).short == last.dropFirst() else { throw .changed }
    var actions: [Action] = []
    var place: MessageReference?
    var code: [OwnCode] = []
    for words in (try? Lexer.commands(in: body)) ?? [] {
      if code.add(words) { continue }
      var words = words
      var count = 1
      if let last = words.last, !last.isQuoted, last.text.hasPrefix("*"),
        let number = Int(last.text.dropFirst()), number > 0
      {
        count = number
        words.removeLast()
      }
      let part = Word.text(from: words, in: body).text
      guard place == nil, let action = Action(part) else { throw .unreadable(part) }
      guard count <= SharedSession.mostActions - actions.count else { throw .tooLong }
      if case .observation(.stop(let message)) = action, words.count == 2,
        part == body.suffix(part.count)
      {
        place = message
      } else {
        actions += Array(repeating: action, count: count)
      }
    }
    guard !actions.isEmpty else { throw .unreadable(body) }
    self.init(actions, at: place, code: code)
  }
}

nonisolated extension Substring {
  fileprivate var trimmedBlanks: Substring {
    var text = self.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension Session {
  /// What was done up to here, and the message before which the session is stopped.
  public var shared: SharedSession {
    SharedSession(
      Array(timeline.done), at: stop?.moment.reference, code: code(of: timeline.done))
  }
}
