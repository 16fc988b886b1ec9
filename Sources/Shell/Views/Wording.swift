import LayerTracing
import Terminal

/// Small pieces of text that several views share.
enum Wording {
  /// `1 message`, `5 messages`.
  static func count(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? singular : plural ?? singular + "s")"
  }

  /// `once`, `twice`, `3 times`.
  static func times(_ number: Int) -> String {
    number == 1 ? "once" : number == 2 ? "twice" : "\(number) times"
  }

  /// `MVC`, `MVC and MVP`, `MVC, MVP and VIPER`.
  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `event 1, increase`; `event 0, loading`.
  static func event(_ number: Int, _ event: String?) -> String {
    "event \(number), \(event ?? "loading")"
  }

  /// `->` or `~>`, in its colour.
  static func arrow(_ message: Message) -> StyledText {
    message.isNotification ? StyledText("~>", .notification) : StyledText("->", .call)
  }

  /// The verb of a message in a sentence.
  static func verb(_ message: Message) -> String {
    switch message.kind {
    case .call: message.sender.role == .user ? "touches" : "calls"
    case .notification: "notifies"
    case .write: "sets"
    }
  }

  /// `View -> Presenter`; the class where both ends have the same role.
  static func hop(_ message: Message) -> StyledText {
    if message.isCrossing {
      return StyledText(message.sender.role.name, .role) + " " + arrow(message) + " "
        + StyledText(message.receiver.role.name, .role)
    }
    if message.sender.id == message.receiver.id { return StyledText(message.receiver.type, .dim) }
    return StyledText(message.sender.type, .dim) + " " + arrow(message) + " "
      + StyledText(message.receiver.type, .dim)
  }

  /// `2 inside View, 1 inside Model`, or nil if there are none.
  static func inside(_ messages: [Message]) -> String? {
    var counts: [(role: String, count: Int)] = []
    for message in messages where !message.isCrossing {
      let role = message.receiver.role.name
      if let index = counts.firstIndex(where: { $0.role == role }) {
        counts[index].count += 1
      } else {
        counts.append((role, 1))
      }
    }
    guard let first = counts.first else { return nil }
    return
      (["\(first.count) more inside \(first.role)"]
      + counts.dropFirst().map { "\($0.count) inside \($0.role)" }).joined(separator: ", ")
  }
}

extension String {
  /// The text as a sentence begins.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// A value's text, folded to what it is if it is long.
  var folded: String { folded(beyond: 48) }

  /// A value's text, folded to what it is if it has more than so many characters.
  func folded(beyond longest: Int) -> String {
    guard count > longest else { return self }
    return Value.described(self).folded(beyond: longest).truncated(to: longest)
  }

  /// The text as it is quoted in an answer: a word of megabytes is not given back.
  var brief: String { truncated(to: 40) }
}
