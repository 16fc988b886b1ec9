import LayerTracing
import Terminal

/// The way of an event through the layers on one line: `User -> View -> Presenter ~> View`.
///
/// Where a message starts from a layer that the chain has left, a comma begins a new stretch.
struct HopChain {
  private let messages: [Message]

  /// Takes the messages that cross layers.
  init(_ messages: [Message]) { self.messages = messages.filter(\.isCrossing) }

  /// How many messages there are.
  var count: Int { messages.count }

  /// The chain.
  var text: StyledText {
    parts.reduce(into: StyledText()) { text, part in
      if part.isStretch { text += ", " }
      text += part.text
    }
  }

  /// The chain on lines of so many columns, of which the later ones begin with an arrow.
  func lines(width: Int) -> [StyledText] {
    var lines: [StyledText] = []
    let parts = parts
    for (index, (part, isStretch)) in parts.enumerated() {
      if isStretch { lines[lines.count - 1] += "," }
      let next = isStretch ? " " + part : part
      let comma = index + 1 < parts.count && parts[index + 1].isStretch ? 1 : 0
      if let last = lines.last, last.displayWidth() + next.displayWidth() + comma <= width {
        lines[lines.count - 1] = last + next
      } else {
        lines.append(lines.isEmpty ? next : " " + next)
      }
    }
    return lines
  }

  /// What belongs on one line: an arrow and where it leads; and whether it begins a new stretch.
  private var parts: [(text: StyledText, isStretch: Bool)] {
    var parts: [(text: StyledText, isStretch: Bool)] = []
    var last: Party?
    for (message, count) in runs {
      var text = StyledText()
      let isNew = last.map { $0.role != message.sender.role } ?? true
      if isNew {
        text.append(message.sender.role.name, .role)
      }
      text += " " + MessageText(message).arrow + " "
      text.append(message.receiver.role.name, .role)
      if count > 1 { text.append(" ×\(count)", .dim) }
      parts.append((text, isNew && last != nil))
      last = message.receiver
    }
    return parts
  }

  /// Messages that go the same way one after the other are told once: the first, and how many.
  private var runs: [(message: Message, count: Int)] {
    var runs: [(message: Message, count: Int)] = []
    for message in messages {
      if let last = runs.last, isSame(last.message, message) {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((message, 1))
      }
    }
    return runs
  }

  /// Whether two messages go the same way, and only one has to be told.
  private func isSame(_ one: Message, _ other: Message) -> Bool {
    one.sender.role == other.sender.role && one.receiver.role == other.receiver.role
      && one.isNotification == other.isNotification
  }

  /// The chain as a sentence without its full stop.
  var sentence: String {
    runs.map { MessageText($0.message).way + ($0.count > 1 ? " \($0.count) times" : "") }
      .joined(separator: ", ")
  }
}
