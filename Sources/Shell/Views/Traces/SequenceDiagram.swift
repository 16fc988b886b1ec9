import Characters
import LayerTracing
import Terminal

/// The messages of one event as a sequence diagram: a lifeline for each role, or for each of a module's
/// where there are several; an arrow for each message that crosses from one to another, time running
/// down.
///
/// ```
///  User       View     Presenter    Model
///    |          |          |          |
/// 1  | tap [+]  |          |          |
///    |--------->|          |          |
/// 4  |          |          | number = 1
///    |          |          |<~~~~~~~~~|
/// ```
struct SequenceDiagram {
  private let heading: String
  private let messages: [Message]
  /// What people call the lifelines: `Presenter`, `Receipt.Presenter`.
  private let names: [String]
  private let page: Page

  /// Lifelines nearer than this can't be told from their arrows.
  private static let nearest = 8
  /// Lifelines farther than this are hard to follow.
  private static let farthest = 30

  /// Takes the messages of one event.
  init(heading: String, messages: [Message], page: Page) {
    self.heading = heading
    self.messages = messages.filter(\.isCrossing)
    self.page = page
    names = self.messages.flatMap { [$0.senderName, $0.receiverName] }.unique
  }

  /// Whether there is room for all lifelines; else a list is easier to read.
  var fits: Bool {
    !names.isEmpty && first + SequenceDiagram.nearest * (names.count - 1) + 6 <= page.columns
  }

  /// The heading, the names, modules above roles, and two lines for each message.
  var lines: [StyledText] {
    var result = [StyledText(heading, .heading)] + head + [lifelines(with: [])]
    for message in messages { result += [label(of: message), arrow(of: message)] }
    return result + [lifelines(with: [])]
  }

  /// The column of the first lifeline, behind the numbers.
  private var first: Int {
    let digits = String(messages.last?.position.crossing ?? 0).count
    return digits + 2 + (parts(names.first ?? "").map { $0.displayWidth() }.max() ?? 0) / 2
  }

  /// How far lifelines are from each other: as the longest label needs it, if there is room.
  private var distance: Int {
    let wanted = messages.map { message in
      (message.brief.displayWidth() + 3)
        / max(1, abs(place(message.senderName) - place(message.receiverName)))
    }
    let widths = names.flatMap(parts).map { $0.displayWidth() + 2 }
    let most = names.count > 1 ? (page.columns - first - 6) / (names.count - 1) : 0
    let needed = max(wanted.max() ?? 0, widths.max() ?? 0, SequenceDiagram.nearest)
    return max(SequenceDiagram.nearest, min(needed, most, SequenceDiagram.farthest))
  }

  private func place(_ name: String) -> Int { names.firstIndex(of: name) ?? 0 }

  private func column(_ place: Int) -> Int { first + place * distance }

  /// A name's module and role, or its role alone.
  private func parts(_ name: String) -> [String] { name.split(separator: ".").map(String.init) }

  /// The names, roles on the last line.
  private var head: [StyledText] {
    let lines = names.map { parts($0) }
    let height = lines.map(\.count).max() ?? 0
    return (0..<height).map { line in
      row(
        lines.enumerated().compactMap { index, parts in
          let place = line - (height - parts.count)
          guard parts.indices.contains(place) else { return nil }
          let name = parts[place].truncated(to: max(3, distance - 1))
          return (column(index) - name.displayWidth() / 2, StyledText(name, .role))
        })
    }
  }

  /// What is said, above its arrow; lifelines in its way are interrupted.
  private func label(of message: Message) -> StyledText {
    let leftmost = min(place(message.senderName), place(message.receiverName))
    let start = column(leftmost) + (isLoop(message) ? 5 : 2)
    let loop = [(column(leftmost) + 1, StyledText("\(stroke(message)).", style(message)))]
    let text = message.brief.sanitized.truncated(to: max(4, page.columns - start))
    let number = String(message.position.crossing)
    return lifelines(
      with: [(0, StyledText(number, .dim)), (start, StyledText(text))]
        + (isLoop(message) ? loop : []))
  }

  /// Whether a message goes from one layer to another of the same name: its arrow leaves their lifeline
  /// and comes back.
  private func isLoop(_ message: Message) -> Bool { message.senderName == message.receiverName }

  private func stroke(_ message: Message, length: Int = 2) -> String {
    String(repeating: message.isNotification ? "~" : "-", count: max(0, length))
  }

  private func style(_ message: Message) -> Style {
    message.isNotification ? .notification : .call
  }

  private func arrow(of message: Message) -> StyledText {
    let (from, to) = (column(place(message.senderName)), column(place(message.receiverName)))
    let stroke =
      isLoop(message)
      ? self.stroke(message, length: 1) + "'" : stroke(message, length: abs(from - to) - 2)
    return lifelines(
      with: [
        (min(from, to) + 1, StyledText(from < to ? stroke + ">" : "<" + stroke, style(message)))
      ])
  }

  /// The lifelines, but where something stands in their place.
  private func lifelines(with parts: [(column: Int, text: StyledText)]) -> StyledText {
    let taken = parts.map { $0.column..<$0.column + $0.text.displayWidth() }
    let marks = names.indices.map(column).filter { mark in
      !taken.contains { $0.contains(mark) }
    }
    return row(parts + marks.map { ($0, StyledText("|", .dim)) })
  }

  /// Pieces of text in their columns, on one line.
  private func row(_ parts: [(column: Int, text: StyledText)]) -> StyledText {
    var line = StyledText()
    for part in parts.sorted(by: { $0.column < $1.column }) {
      let gap = part.column - line.displayWidth()
      line += StyledText(String(repeating: " ", count: max(0, gap))) + part.text
    }
    return line
  }
}

extension Document {
  /// Messages of one event as arrows between lifelines, drawn with letters within a number of columns;
  /// nil if there is no room for all lifelines.
  static func diagram(of messages: [Message], columns: Int) -> [String]? {
    let page = Page(columns: columns, ambiguous: .narrow)
    let diagram = SequenceDiagram(heading: "", messages: messages, page: page)
    return diagram.fits ? diagram.lines.dropFirst().map(\.plainText) : nil
  }
}
