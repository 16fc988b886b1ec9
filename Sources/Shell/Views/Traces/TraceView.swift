import Languages
import LayerTracing
import Queries
import Terminal

/// How much of a trace is shown, and how.
struct TraceOptions {
  /// Whether messages stand one below the other, and not as a tree of causes.
  var isFlat = false
  /// Whether they are drawn as a sequence diagram, if there is room.
  var isDiagram = false
  /// Whether those are shown that stay within a role, too.
  var showsInside = false
  /// Whether long values are shown whole.
  var showsWhole = false
  /// Whether each message is shown that is repeated.
  var showsEach = false
  /// Only messages that say this are shown; nil for all.
  var text: String?
  /// Which messages are shown.
  var filter = MessageFilter()

  init() {}

  /// Whether messages are left out that cross layers.
  var selects: Bool { filter.selectsMessages || text != nil }

  /// Whether a message is asked for.
  func accepts(_ message: Message) -> Bool {
    filter.accepts(message) && text.map { message.says($0) } ?? true
  }
}

/// The messages of one event of one specimen: a tree of causes, one below the other, or a diagram.
struct TraceView: Block {
  let specimen: String
  private let heading: String
  private let messages: [Message]
  private let options: TraceOptions
  /// The message because of which the event's first one was sent, if that was in another event: what
  /// asked for an answer that came late.
  private let origin: Message?

  /// Shows all messages of an event of one specimen, with the number and what was fired but for
  /// loading, and what asked for an answer that came late.
  init(
    specimen: String, event: (number: Int, fired: String?), messages: [Message],
    options: TraceOptions, origin: Message? = nil
  ) {
    self.specimen = specimen
    heading = "\(specimen), \(Wording.event(event.number, event.fired))"
    self.messages = messages
    self.options = options
    self.origin = origin
  }

  var shown: [Message] {
    messages.filter {
      (options.showsInside || $0.isCrossing || $0.isPause) && options.accepts($0)
    }
  }

  /// The most rows: what more there is can be found, or had as a table.
  private static let mostRows = 5_000
  /// The deepest indentation: a file may tell of any depth, and a line has so many columns.
  private static let deepest = 20

  /// The visible rows, and notes on what is left out of them.
  private var visible: (rows: ArraySlice<FoldedMessages.Row>, omissions: [String]) {
    let all = FoldedMessages(shown, among: messages, folds: !options.showsEach).rows
    let rows = all.prefix(TraceView.mostRows)
    var omissions: [String] = []
    if !options.isFlat, let deep = rows.first(where: { $0.depth > TraceView.deepest }) {
      omissions.append(
        localized("trace.deep", TraceView.deepest, messageText(deep.message).name))
    }
    if all.count > rows.count {
      omissions.append(localized("trace.more", all.count - rows.count))
    }
    return (rows, omissions)
  }

  private func messageText(_ message: Message) -> MessageText { MessageText(message, of: specimen) }

  private func text(_ message: Message) -> String {
    options.showsWhole ? message.text : message.brief
  }

  /// What stays within roles and isn't shown, in words.
  var hidden: String? {
    options.showsInside ? nil : MessageText.inside(messages.filter(options.accepts))
  }

  /// What asked for an answer that came late.
  private var askedFor: String? {
    origin.map { localized("trace.asked-for", messageText($0).name, $0.brief) }
  }

  // MARK: Drawn

  private struct Row {
    let head: StyledText
    let text: StyledText
    let indent: Int
  }

  func drawn(on page: Page) -> [StyledText] {
    let shown = shown
    if options.isDiagram {
      let diagram = SequenceDiagram(heading: heading, messages: shown, page: page)
      if diagram.fits { return diagram.lines }
    }
    let nameWidth = (shown.map { messageText($0).name.count }.max() ?? 0) + 2
    let visible = visible
    let rows = visible.rows.map { row($0, nameWidth, on: page) }
    // Rows that fit share a column, or none does; what is too wide for a line of its own says the
    // rest below, and doesn't move the others.
    let fitting = rows.filter {
      $0.head.displayWidth() + 2 + $0.text.displayWidth() <= page.columns
    }
    let column = (fitting.map { $0.head.displayWidth() }.max() ?? 0) + 2
    let isAligned = fitting.allSatisfy { column + $0.text.displayWidth() <= page.columns }
    let note = hidden.map { StyledText("(\($0))", .dim) }
    var result = Heading(StyledText(heading, .heading), aside: note).drawn(on: page)
    if let askedFor {
      result += page.wrapped(StyledText("  (\(askedFor))", .dim), indent: 3)
    }
    for row in rows {
      let text = row.text
      if row.head.displayWidth() + 2 + text.displayWidth() <= page.columns {
        result.append((isAligned ? row.head.padded(to: column) : row.head + "  ") + text)
      } else {
        let indent = row.indent + 4
        result.append(row.head)
        result += text.wrapped(to: max(20, page.columns - indent)).map {
          StyledText(String(repeating: " ", count: indent)) + $0
        }
      }
    }
    return result + visible.omissions.flatMap { page.wrapped(StyledText($0, .hint)) }
  }

  private func row(_ row: FoldedMessages.Row, _ nameWidth: Int, on page: Page) -> Row {
    let messageText = messageText(row.message)
    let step = page.columns < 72 ? 1 : 2
    let indent = nameWidth + (options.isFlat ? 0 : min(row.depth, TraceView.deepest) * step)
    let head = StyledText(messageText.name.padded(to: indent), .dim) + messageText.hop
    let times = row.last.map { last in
      StyledText(
        "  "
          + localized(
            "trace.repeated", row.times, last.position.reference(event: last.event)), .hint)
    }
    return Row(
      head: head, text: StyledText(text(row.message)).sanitized + (times ?? ""), indent: indent)
  }

  // MARK: Spoken

  func spoken(on page: Page) -> [StyledText] {
    var result: [String] = ["\(heading):"]
    if let askedFor { result.append("\(askedFor.capitalizedFirst).") }
    if options.isDiagram { result.append(localized("trace.no-diagram")) }
    let visible = visible
    for row in visible.rows {
      let times =
        row.last.map { ", " + localized("trace.repeated.spoken", row.times, messageText($0).name) }
        ?? ""
      let head = messageText(row.message)
      result.append("\(head.name): \(head.way), \(text(row.message))\(times).")
    }
    if let hidden { result.append(localized("trace.not-told", hidden)) }
    return (result + visible.omissions).flatMap { page.wrapped(StyledText($0).sanitized) }
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
