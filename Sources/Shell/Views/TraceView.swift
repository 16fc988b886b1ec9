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
    var filter = MessageFilter()
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
    messages.filter { (options.showsInside || $0.isCrossing) && options.filter.accepts($0) }
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
    let rows = shown.map { row($0, depth: depth(of: $0, among: shown), nameWidth) }
    // Rows that fit share a column, or none does; what is too wide for a line of its own says the
    // rest below, and moves nobody.
    let fitting = rows.filter {
      $0.head.displayWidth() + 2 + $0.text.displayWidth() <= profile.columns
    }
    let column = (fitting.map { $0.head.displayWidth() }.max() ?? 0) + 2
    let isAligned = fitting.allSatisfy { column + $0.text.displayWidth() <= profile.columns }
    var result = headLines + askedFor
    for row in rows {
      let text = StyledText(row.text)
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
    guard !options.showsInside, let hidden = Wording.inside(messages.filter(options.filter.accepts))
    else { return [title] }
    let note = StyledText("(\(hidden): --inside)", .dim)
    let gap = profile.columns - 1 - title.displayWidth() - note.displayWidth()
    if gap < 2 { return [title, "  " + note] }
    return [title + StyledText(String(repeating: " ", count: min(gap, 3))) + note]
  }

  private func row(_ message: Message, depth: Int, _ nameWidth: Int)
    -> (head: StyledText, text: String, indent: Int)
  {
    let reference = name(message)
    let step = profile.columns < 72 ? 1 : 2
    let indent = nameWidth + (options.isFlat ? 0 : depth * step)
    let head =
      StyledText(reference.padded(to: indent), .dim) + Wording.hop(message)
    return (head, text(message), indent)
  }

  private func text(_ message: Message) -> String {
    options.showsWhole ? message.text : message.brief
  }

  private func name(_ message: Message) -> String {
    let short = specimen.split(separator: ".").last ?? ""
    return short + message.position.reference(event: message.event)
  }

  /// How many of the shown messages stand between a message and its beginning.
  private func depth(of message: Message, among shown: [Message]) -> Int {
    var depth = 0
    var cause = message.cause
    while let id = cause, let parent = messages.first(where: { $0.id == id }) {
      if shown.contains(where: { $0.id == id }) { depth += 1 }
      cause = parent.cause
    }
    return depth
  }

  private var plainLines: [StyledText] {
    var result: [StyledText] = [StyledText("\(heading):")]
    result += askedFor
    if options.isDiagram { result.append("A diagram can't be heard; these are its messages.") }
    for message in shown {
      let receiver = message.isCrossing ? message.receiver.role.name : message.receiver.type
      let sender = message.isCrossing ? message.sender.role.name : message.sender.type
      let text =
        "\(name(message)): \(sender) \(Wording.verb(message)) \(receiver), \(text(message))."
      result += text.wrapped(to: profile.columns).map { StyledText($0) }
    }
    if !options.showsInside, let hidden = Wording.inside(messages.filter(options.filter.accepts)) {
      result.append(StyledText("Not told: \(hidden). To hear that, too: --inside."))
    }
    return result
  }
}
