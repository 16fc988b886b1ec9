import LayerTracing
import Queries
import Terminal

/// The messages of one event of one specimen, as a tree of causes or one below the other.
struct TraceView {
  /// How much is shown, and how.
  struct Options {
    var isFlat = false
    var isDiagram = false
    var showsInside = false
    /// Whether long values are shown whole.
    var showsWhole = false
    /// Whether each message is shown that is repeated.
    var showsEach = false
    /// Only messages that say this are shown; nil for all.
    var text: String?
    var filter = MessageFilter()

    /// Whether some messages are left out that are no one's inside.
    var selects: Bool { filter.selectsMessages || text != nil }

    /// Whether a message is asked for.
    func accepts(_ message: Message) -> Bool {
      filter.accepts(message) && text.map { message.says($0) } ?? true
    }
  }

  let specimen: String
  let heading: String
  let messages: [Message]
  let options: Options
  let profile: TerminalProfile
  /// The message because of which the event's first one was sent, if that was in another event: what
  /// asked for an answer that came late.
  let origin: Message?

  /// Takes all messages of one event; `event` is nil for loading.
  init(
    specimen: String, event: String?, number: Int, messages: [Message], options: Options,
    profile: TerminalProfile, origin: Message? = nil
  ) {
    self.specimen = specimen
    heading = "\(specimen), \(Wording.event(number, event))"
    self.messages = messages
    self.options = options
    self.profile = profile
    self.origin = origin
  }

  /// The messages that are shown.
  var shown: [Message] {
    messages.filter { (options.showsInside || $0.isCrossing) && options.accepts($0) }
  }

  private var folded: FoldedMessages {
    FoldedMessages(shown, among: messages, folds: !options.showsEach)
  }

  /// The heading, and a line for each message, or more where it is too narrow.
  var lines: [StyledText] {
    if profile.isPlain { return plainLines }
    let shown = shown
    if options.isDiagram {
      let diagram = DiagramView(heading: heading, messages: shown, profile: profile)
      if diagram.fits { return diagram.lines }
    }
    let nameWidth = (shown.map { name($0).count }.max() ?? 0) + 2
    let rows = folded.rows.map { row($0, nameWidth) }
    // Rows that fit share a column, or none does; what is too wide for a line of its own says the
    // rest below, and moves nobody.
    let fitting = rows.filter {
      $0.head.displayWidth() + 2 + $0.text.displayWidth() <= profile.columns
    }
    let column = (fitting.map { $0.head.displayWidth() }.max() ?? 0) + 2
    let isAligned = fitting.allSatisfy { column + $0.text.displayWidth() <= profile.columns }
    var result = headLines + askedFor
    for row in rows {
      let text = row.text
      if row.head.displayWidth() + 2 + text.displayWidth() <= profile.columns {
        result.append((isAligned ? row.head.padded(to: column) : row.head + "  ") + text)
      } else {
        let indent = row.indent + 4
        result.append(row.head)
        result += text.wrapped(to: max(20, profile.columns - indent)).map {
          StyledText(String(repeating: " ", count: indent)) + $0
        }
      }
    }
    return result
  }

  /// What asked for an answer that came late.
  private var askedFor: [StyledText] {
    guard let origin else { return [] }
    let text = "asked for in \(name(origin)), \(origin.brief)"
    return StyledText(profile.isPlain ? text.capitalizedFirst + "." : "  (\(text))", .dim)
      .wrapped(to: profile.columns, indent: 3)
  }

  private var headLines: [StyledText] {
    let title = StyledText(heading, .heading)
    guard !options.showsInside, let hidden = Wording.inside(messages.filter(options.accepts))
    else { return [title] }
    let note = StyledText("(\(hidden): --inside)", .dim)
    let gap = profile.columns - 1 - title.displayWidth() - note.displayWidth()
    if gap < 2 { return [title, "  " + note] }
    return [title + StyledText(String(repeating: " ", count: min(gap, 3))) + note]
  }

  private func row(_ row: FoldedMessages.Row, _ nameWidth: Int)
    -> (head: StyledText, text: StyledText, indent: Int)
  {
    let reference = name(row.message)
    let step = profile.columns < 72 ? 1 : 2
    let indent = nameWidth + (options.isFlat ? 0 : row.depth * step)
    let head =
      StyledText(reference.padded(to: indent), .dim) + Wording.hop(row.message)
    let times = row.last.map { last in
      StyledText("  ×\(row.times), to \(last.position.reference(event: last.event))", .hint)
    }
    return (head, StyledText(text(row.message)) + (times ?? ""), indent)
  }

  private func text(_ message: Message) -> String {
    options.showsWhole ? message.text : message.brief
  }

  private func name(_ message: Message) -> String {
    let short = specimen.split(separator: ".").last ?? ""
    return short + message.position.reference(event: message.event)
  }

  private var plainLines: [StyledText] {
    var result: [StyledText] = [StyledText("\(heading):")]
    result += askedFor
    if options.isDiagram { result.append("A diagram can't be heard; these are its messages.") }
    for row in folded.rows {
      let message = row.message
      let receiver = message.isCrossing ? message.receiver.role.name : message.receiver.type
      let sender = message.isCrossing ? message.sender.role.name : message.sender.type
      let times = row.last.map { ", \(Wording.times(row.times)), up to \(name($0))" } ?? ""
      let text =
        "\(name(message)): \(sender) \(Wording.verb(message)) \(receiver), \(text(message))\(times)."
      result += text.wrapped(to: profile.columns).map { StyledText($0) }
    }
    if !options.showsInside, let hidden = Wording.inside(messages.filter(options.accepts)) {
      result.append(StyledText("Not told: \(hidden). To hear that, too: --inside."))
    }
    return result
  }
}

extension Message {
  /// Whether its name or one of its values says something, without regard to case.
  fileprivate func says(_ text: String) -> Bool {
    let text = text.lowercased()
    return self.text.lowercased().contains(text) || site.name.lowercased().contains(text)
      || result.map { $0.description.lowercased().contains(text) } ?? false
  }
}
