import Languages
import LayerTracing
import Staging
import Terminal

/// The traces of several specimens in columns, what corresponds on one row. Where there is no room for
/// all columns, some stand in a second band below; where there is room for one only, all stand below
/// one another.
struct SideView: Block {
  /// Why a specimen has no message of the event.
  private enum Absence {
    /// It sent none.
    case empty
    /// It didn't get the event.
    case missing
    /// The event is stopped, and comes to it later.
    case later

    var text: String {
      switch self {
      case .empty: localized("side.empty")
      case .missing: localized("side.missing")
      case .later: localized("side.later")
      }
    }

    func sentence(of name: String) -> String {
      switch self {
      case .empty: localized("side.empty.spoken", name)
      case .missing: localized("side.missing.spoken", name)
      case .later: localized("side.later.spoken", name)
      }
    }
  }

  private struct Column {
    let name: String
    let messages: [Message]
    /// By the ids of shown messages how many of the like each stands for, and the last of them.
    let repeats: [Int: (times: Int, last: Message)]
    let absence: Absence

    /// A message's text, and how often it comes.
    func text(of message: Message) -> String {
      guard let (times, last) = repeats[message.id] else { return message.brief }
      return message.brief + " " + localized("trace.repeated", times, "\(last.position.crossing)")
    }
  }

  private let heading: String
  private let columns: [Column]
  /// What is left out, a sentence each.
  private let omissions: [String]
  private static let gap = 2
  /// A column narrower than this says too little.
  private static let narrowest = 24
  /// The most columns: so many patterns can be open at once, and a file may tell of any number.
  private static let mostColumns = 32
  /// The most messages of a column: readers compare no more of them line by line.
  private static let mostMessages = 1_000

  /// Puts the traces of an event, 0 for loading, beside each other, a column each.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - specimens: What received it.
  ///   - isUnderWay: Whether it is stopped, and hasn't come to all of them yet.
  init(event: Int, _ specimens: [TracedSpecimen], isUnderWay: Bool = false) {
    let fired = specimens.lazy.compactMap { $0.fired(event) }.first
    heading = Wording.event(event, fired)
    var omissions: [String] = []
    columns = specimens.prefix(SideView.mostColumns).map { specimen in
      let all = Array(specimen.messages(event...event))
      var rows = FoldedMessages(all.filter(\.isCrossing), among: all, folds: true).rows
      if rows.count > SideView.mostMessages {
        omissions.append(
          localized(
            "side.more-messages", specimen.title, SideView.mostMessages, rows.count, specimen.typed,
            event))
        rows.removeLast(rows.count - SideView.mostMessages)
      }
      let repeats = rows.compactMap { row in
        row.last.map { (row.message.id, (times: row.times, last: $0)) }
      }
      return Column(
        name: specimen.title, messages: rows.map(\.message),
        // A file may give a number to several messages.
        repeats: Dictionary(repeats) { first, _ in first },
        absence: isUnderWay ? .later : specimen.hasReceived(event) ? .empty : .missing)
    }
    if let next = specimens.dropFirst(columns.count).first {
      omissions.append(
        localized("side.more-patterns", specimens.count - columns.count, next.typed))
    }
    self.omissions = omissions
  }

  func drawn(on page: Page) -> [StyledText] {
    table(on: page) + omissions.flatMap { page.wrapped(StyledText($0, .hint)) }
  }

  private func table(on page: Page) -> [StyledText] {
    let title = StyledText(heading, .heading)
    let most = (page.columns + SideView.gap) / (SideView.narrowest + SideView.gap)
    if most < min(2, columns.count) { return [title] + stacked(on: page) }
    // Bands of about the same number of columns, in the order of the columns.
    let count = (columns.count + most - 1) / max(1, most)
    let bands = (0..<count).map { band in
      Array(columns[columns.count * band / count..<columns.count * (band + 1) / count])
    }
    return [title]
      + bands.enumerated().flatMap { index, band in
        (index > 0 ? [StyledText()] : []) + drawn(band, on: page)
      }
  }

  /// Some columns beside each other.
  private func drawn(_ columns: [Column], on page: Page) -> [StyledText] {
    let messages = columns.map(\.messages)
    let room = (page.columns - SideView.gap * (columns.count - 1)) / max(1, columns.count)
    let widest = columns.flatMap { column in
      column.messages.map { max(column.text(of: $0).displayWidth() + 2, hop($0).displayWidth()) }
    }.max()
    let width = min(room, max(widest ?? 0, SideView.narrowest))
    var result = [joined(columns.map { StyledText($0.name, .bold) }, width: width)]
    if messages.contains(where: \.isEmpty) {
      result.append(
        joined(columns.map { $0.messages.isEmpty ? nothing(in: $0) : "" }, width: width))
    }
    // Where it is narrow, a column more may be all that is needed.
    let isRoomy = columns.allSatisfy { column in
      column.messages.allSatisfy { column.text(of: $0).displayWidth() <= width - 2 }
    }
    let indent = isRoomy ? 2 : 1
    for row in MessageAlignment(messages).rows {
      let cells = zip(columns, row).map { column, message in
        message.map { cell($0, of: column, width: width, indent: indent) } ?? []
      }
      for line in 0..<(cells.map(\.count).max() ?? 0) {
        result.append(joined(cells.map { line < $0.count ? $0[line] : "" }, width: width))
      }
    }
    return result
  }

  private func nothing(in column: Column) -> StyledText {
    StyledText(column.absence.text, .hint)
  }

  private func cell(
    _ message: Message, of column: Column, width: Int, indent: Int
  ) -> [StyledText] {
    let blanks = StyledText(String(repeating: " ", count: indent))
    return hop(message).wrapped(to: width, indent: 2)
      + StyledText(text(message, of: column, width: width - indent)).sanitized
      .wrapped(to: width - indent, indent: 2).map { blanks + $0 }
  }

  /// What is said, without its arguments if they could only be shown cut in two.
  private func text(_ message: Message, of column: Column, width: Int) -> String {
    let text = column.text(of: message)
    let words = text.split(separator: " ")
    guard words.contains(where: { $0.description.displayWidth() > width }) else { return text }
    let name = message.site.baseName
    // A name that doesn't fit is cut, never broken in two.
    return ["\(name)(…)", "\(name)…"].first { $0.displayWidth() <= width }
      ?? String(name).truncated(to: width)
  }

  private func hop(_ message: Message) -> StyledText {
    StyledText("\(message.position.crossing) ", .dim) + MessageText(message).hop
  }

  /// The cells on one line, without blanks at its end.
  private func joined(_ cells: [StyledText], width: Int) -> StyledText {
    let last = cells.lastIndex { !$0.isEmpty } ?? 0
    var line = StyledText()
    for (index, cell) in cells.prefix(last + 1).enumerated() {
      line += index == last ? cell : cell.padded(to: width + SideView.gap)
    }
    return line
  }

  private func stacked(on page: Page) -> [StyledText] {
    columns.flatMap { column -> [StyledText] in
      let name = StyledText(column.name, .bold)
      if column.messages.isEmpty { return [name + "  " + nothing(in: column)] }
      return [name]
        + column.messages.flatMap {
          page.wrapped("  " + hop($0) + "  " + StyledText(column.text(of: $0)).sanitized, indent: 4)
        }
    }
  }

  func spoken(on page: Page) -> [StyledText] {
    let sentences = columns.flatMap { column -> [String] in
      if column.messages.isEmpty {
        return [column.absence.sentence(of: column.name)]
      }
      return ["\(column.name):"]
        + column.messages.map { message in
          let times = column.repeats[message.id].map {
            ", "
              + localized(
                "trace.repeated.spoken", $0.times, "\($0.last.position.crossing)")
          }
          return "\(message.position.crossing): \(MessageText(message).way), \(message.brief)"
            + "\(times ?? "")."
        }
    }
    return ([heading.capitalizedFirst + "."] + sentences + omissions).flatMap {
      page.wrapped(StyledText($0).sanitized)
    }
  }
}
