import Languages

extension CheckError: CustomStringConvertible {
  /// The fact in the language that is spoken, on one line without full stop.
  public var description: String {
    setBy.map { localized("check.set", statement, $0) } ?? statement
  }

  /// The actual value: `mvp.presenter.amount.number is 0, not 1`.
  public var statement: String {
    switch self {
    case .values(let failures, _): failures.map(\.statement).joined(separator: "; ")
    case .line(let number, let one, let other):
      localized(
        "check.line", number, one.text.quotedAsWord, one.title, other.text.quotedAsWord,
        other.title)
    case .lines(let one, let count, let other, let others):
      localized("check.lines", one, count, other, others)
    case .lacks(let text, let title, let lines):
      localized(
        "check.lacks", title, CheckError.list(shown(lines), near: text) ?? "", text.quotedAsWord)
    case .sentNothing(let title): localized("check.sent-nothing", title)
    case .sentNone(let title, let hop, nil):
      localized("check.sent-none", title, hop.description)
    case .sentNone(let title, let hop, let last?):
      localized("check.sent-none-after", title, hop.description, last.name, last.text)
    case .sentOther(let message, let hop):
      localized("check.sent-other", message.name, message.text, hop.description)
    case .sentMore(let title, let messages):
      localized("check.sent-more", title, messages.count, CheckError.list(messages))
    case .sentForbidden(let title, let messages):
      localized("check.sent-forbidden", title, messages.count, CheckError.list(messages))
    case .counted(let title, let hop, let messages, let asked, let number):
      localized(
        "check.counted.\(asked.denied())", title, hop.description, messages.count,
        CheckError.names(messages), number.description)
    case .notPaused: localized("check.not-paused")
    case .pausedElsewhere(let message, let hop):
      localized("check.paused-elsewhere", message, hop.description)
    case .stillExists(let path): localized("check.still-exists", path.description)
    case .noneAlive(let role): localized("check.none-alive", role.name)
    case .stillAlive(let roles): localized("check.still-alive", roles.map(\.name))
    case .notLooked(let look): look.missing
    case .brokeRules(let title, let count, let wanted):
      localized("check.broke-rules", title, count, wanted)
    case .unreadable(let error):
      error.nearest.map { localized("check.unreadable", error.message, $0) } ?? error.message
    }
  }

  /// Which message set the value: `set during mvp#2.5`; nil if that isn't known.
  public var setBy: String? {
    guard case .values(_, let origin?) = self else { return nil }
    return switch origin {
    case .setInside(let message): localized("check.set-inside", message)
    case .loaded: localized("check.loaded")
    }
  }

  // MARK: Lists, which are written alike in every language

  /// The most that is named one by one.
  private static let mostNamed = 5

  /// The first few texts, quoted; nil if there are none.
  package static func list(_ texts: [String]) -> String? {
    let shown = texts.prefix(mostNamed).map(\.quotedAsWord) + (texts.count > mostNamed ? ["…"] : [])
    return shown.isEmpty ? nil : shown.joined(separator: ", ")
  }

  /// The lines of a screen that show something, in the reader's language.
  private func shown(_ screen: [String]) -> [String] {
    localized(screen: screen.map(ScreenExpectation.trimmed).filter { !$0.isEmpty })
  }

  /// The line of a long screen whose beginning is most like a text's. If the screen is short, or no
  /// line begins alike, the first few lines.
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
