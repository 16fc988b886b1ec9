extension CheckError: CustomStringConvertible {
  /// The fact in English, on one line without full stop: what authors are told, and learners of lessons
  /// in English.
  public var description: String {
    setBy.map { "\(statement), \($0)" } ?? statement
  }

  /// The actual value: `mvp.presenter.amount.number is 0, not 1`.
  public var statement: String {
    switch self {
    case .values(let failures, _): failures.map(\.statement).joined(separator: "; ")
    case .line(let number, let one, let other):
      "line \(number) is \(one.text.quotedAsWord) in \(one.title) "
        + "and \(other.text.quotedAsWord) in \(other.title)"
    case .lines(let one, let count, let other, let others):
      "\(one) shows \(count) lines and \(other) \(others)"
    case .lacks(let text, let title, let shown):
      "\(title) shows \(CheckError.list(shown, near: text) ?? "nothing"), without \(text.quotedAsWord)"
    case .sentNothing(let title): "\(title) sent nothing"
    case .sentNone(let title, let hop, nil): "\(title) sent no \(hop)"
    case .sentNone(let title, let hop, let last?):
      "\(title) sent no \(hop) after \(last.name) \(last.text)"
    case .sentOther(let message, let hop): "\(message.name) is \(message.text), not \(hop)"
    case .sentMore(let title, let messages):
      "\(title) sent \(messages.count) more: \(CheckError.list(messages))"
    case .sentForbidden(let title, let messages):
      "\(title) sent \(messages.count) of these: \(CheckError.list(messages))"
    case .counted(let title, let hop, let messages, let asked, let number):
      "\(title) sent \(hop) \(CheckError.times(messages.count))"
        + asked.denial(of: number.description)
        + (messages.isEmpty ? "" : ": \(CheckError.names(messages))")
    case .notPaused: "nothing is paused"
    case .pausedElsewhere(let message, let hop): "paused before \(message), not before \(hop)"
    case .stillExists(let path): "\(path) still exists"
    case .noneAlive(let role): "no \(role) is alive that shouldn't be"
    case .stillAlive(let roles): "still alive: \(roles.map(\.name).joined(separator: ", "))"
    case .notLooked(let look): look.missing
    case .brokeRules(let title, let count, let wanted):
      "\(title) broke its rules \(CheckError.times(count)), not \(wanted)"
    case .unreadable(let error):
      error.message + (error.nearest.map { ". Did you mean '\($0)'?" } ?? "")
    }
  }

  /// Which message set the value: `set inside mvp#2.5`; nil if that isn't known.
  public var setBy: String? {
    guard case .values(_, let origin?) = self else { return nil }
    return switch origin {
    case .setInside(let message): "set inside \(message)"
    case .loaded: "as it was when it was loaded"
    }
  }

  private static func times(_ count: Int) -> String {
    "\(count) time\(count == 1 ? "" : "s")"
  }

  // MARK: Lists, which are written alike in every language

  /// The most that is named one by one.
  private static let mostNamed = 5

  /// The first few texts, quoted; nil if there are none.
  package static func list(_ texts: [String]) -> String? {
    let shown = texts.prefix(mostNamed).map(\.quotedAsWord) + (texts.count > mostNamed ? ["…"] : [])
    return shown.isEmpty ? nil : shown.joined(separator: ", ")
  }

  /// Of a long screen the line that is most like a text, if any begins as it does; else the first few.
  package static func list(_ lines: [String], near text: String) -> String? {
    guard lines.count > mostNamed else { return list(lines) }
    func common(_ line: String) -> Int { zip(line, text).prefix { $0 == $1 }.count }
    guard let nearest = lines.max(by: { common($0) < common($1) }), common(nearest) > 2 else {
      return list(lines)
    }
    return "\(nearest.quotedAsWord), …"
  }

  /// One message as people read it, or the names of the first few.
  package static func list(_ messages: [SentMessage]) -> String {
    if messages.count == 1, let only = messages.first { return "\(only.name) \(only.text)" }
    return names(messages)
  }

  /// The names of the first few messages.
  package static func names(_ messages: [SentMessage]) -> String {
    let names = messages.prefix(mostNamed).map(\.name)
    return (names + (messages.count > mostNamed ? ["…"] : [])).joined(separator: ", ")
  }
}
