import LayerTracing
import Terminal

/// The traces of several specimens in columns, what corresponds on one row; one below the other
/// where it is too narrow.
struct SideView {
  let heading: String
  let specimens: [(name: String, messages: [Message])]
  /// Who was not sent the event, by name.
  let missing: Set<String>
  let profile: TerminalProfile

  /// A column narrower than this says too little.
  private static let narrowest = 24

  var lines: [StyledText] {
    let columns = specimens.map { $0.messages.filter(\.isCrossing) }
    let title = StyledText(profile.isPlain ? heading.capitalizedFirst + "." : heading, .heading)
    let gap = 2
    let room = (profile.columns - gap * (specimens.count - 1)) / max(1, specimens.count)
    let widest = columns.joined().map { max($0.brief.displayWidth() + 2, hopWidth($0)) }.max() ?? 0
    let width = min(room, max(widest, SideView.narrowest))
    if profile.isPlain || width < SideView.narrowest { return [title] + stacked }
    var result = [
      title,
      joined(specimens.map { StyledText($0.name, .bold) }, width: width, gap: gap),
    ]
    if columns.contains(where: \.isEmpty) {
      result.append(
        joined(
          specimens.map { name, messages in
            messages.contains(where: \.isCrossing) ? "" : StyledText(nothing(name), .hint)
          },
          width: width, gap: gap))
    }
    // Where it is narrow, a column more may be all that is needed.
    let indent = columns.joined().allSatisfy { $0.brief.displayWidth() <= width - 2 } ? 2 : 1
    for row in MessageAlignment(columns).rows {
      let cells = row.map { $0.map { cell($0, width: width, indent: indent) } ?? [] }
      for line in 0..<(cells.map(\.count).max() ?? 0) {
        result.append(
          joined(cells.map { line < $0.count ? $0[line] : "" }, width: width, gap: gap))
      }
    }
    return result
  }

  private func nothing(_ name: String) -> String {
    missing.contains(name) ? "not fired here: sync" : "no message here"
  }

  private func cell(_ message: Message, width: Int, indent: Int) -> [StyledText] {
    let blanks = StyledText(String(repeating: " ", count: indent))
    return [hop(message).truncated(to: width)]
      + StyledText(text(message, width: width - indent)).wrapped(to: width - indent, indent: 2)
      .map { blanks + $0 }
  }

  /// What is said, without its arguments if they could only be shown cut in two.
  private func text(_ message: Message, width: Int) -> String {
    let words = message.brief.split(separator: " ")
    guard words.contains(where: { $0.description.displayWidth() > width }) else {
      return message.brief
    }
    let name = message.site.baseName
    // A name that doesn't fit is cut, never broken in two.
    return ["\(name)(…)", "\(name)…"].first { $0.displayWidth() <= width }
      ?? String(name).truncated(to: width)
  }

  private func hop(_ message: Message) -> StyledText {
    StyledText("\(message.position.crossing) ", .dim) + Wording.hop(message)
  }

  private func hopWidth(_ message: Message) -> Int { hop(message).displayWidth() }

  /// The cells on one line, without blanks at its end.
  private func joined(_ cells: [StyledText], width: Int, gap: Int) -> StyledText {
    let last = cells.lastIndex { !$0.isEmpty } ?? 0
    var line = StyledText()
    for (index, cell) in cells.prefix(last + 1).enumerated() {
      line += index == last ? cell : cell.padded(to: width + gap)
    }
    return line
  }

  private var stacked: [StyledText] {
    specimens.flatMap { name, messages -> [StyledText] in
      if messages.allSatisfy({ !$0.isCrossing }) {
        return [
          StyledText(name, .bold)
            + StyledText(
              profile.isPlain
                ? (missing.contains(name)
                  ? " was not sent this event. To send it: sync." : " had no message.")
                : "  " + nothing(name))
        ]
      }
      return [StyledText(profile.isPlain ? name + ":" : name, .bold)]
        + messages.filter(\.isCrossing).flatMap { message in
          (profile.isPlain
            ? StyledText(
              "\(message.position.crossing): \(message.sender.role) \(Wording.verb(message)) "
                + "\(message.receiver.role), \(message.brief).")
            : "  " + hop(message) + "  " + StyledText(message.brief))
            .wrapped(to: profile.columns, indent: 4)
        }
    }
  }
}
