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
  var text: StyledText { parts.reduce(StyledText()) { $0 + $1 } }

  /// The chain on lines of so many columns, of which the later ones begin with an arrow.
  func lines(width: Int) -> [StyledText] {
    var lines: [StyledText] = []
    for part in parts {
      if let last = lines.last, last.displayWidth() + part.displayWidth() <= width {
        lines[lines.count - 1] = last + part
      } else {
        lines.append(lines.isEmpty ? part : " " + part)
      }
    }
    return lines
  }

  /// What belongs on one line: an arrow and where it leads.
  private var parts: [StyledText] {
    var parts: [StyledText] = []
    var last: Party?
    for (message, count) in runs {
      var text = StyledText()
      if last.map({ $0.role != message.sender.role }) ?? true {
        if last != nil { text += ", " }
        text.append(message.sender.role.name, .role)
      }
      text += " " + MessageText(message).arrow + " "
      text.append(message.receiver.role.name, .role)
      if count > 1 { text.append(" ×\(count)", .dim) }
      parts.append(text)
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
