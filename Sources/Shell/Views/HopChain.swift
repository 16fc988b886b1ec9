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
    var text = StyledText()
    var last: Party?
    for message in messages {
      if last.map({ $0.role != message.sender.role }) ?? true {
        if last != nil { text += ", " }
        text.append(message.sender.role.name, .role)
      }
      text += " " + Wording.arrow(message) + " "
      text.append(message.receiver.role.name, .role)
      last = message.receiver
    }
    return text
  }

  /// The chain as a sentence without its full stop.
  var sentence: String {
    messages.map { "\($0.sender.role.name) \(Wording.verb($0)) \($0.receiver.role.name)" }
      .joined(separator: ", ")
  }
}
