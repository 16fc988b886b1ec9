import LayerTracing
import Queries
import Terminal

/// Words one message: the only place that does.
package struct MessageText {
  private let message: Message
  private let specimen: String

  /// Words a message of a specimen; without one, all but its ``name``.
  package init(_ message: Message, of specimen: String = "") {
    self.message = message
    self.specimen = specimen.split(separator: ".").last.map(String.init) ?? specimen
  }

  /// How people name it: `mvp#2.5`.
  package var name: String { specimen + message.position.reference(event: message.event) }

  /// `->` or `~>`, in its colour.
  package var arrow: StyledText {
    message.isNotification
      ? StyledText(HopArrow.notification.rawValue, .notification)
      : StyledText(HopArrow.call.rawValue, .call)
  }

  /// `View -> Presenter`, with the modules where an event has several; the classes where it stays within
  /// a role.
  package var hop: StyledText {
    if message.isCrossing {
      return StyledText(message.senderName, .role) + " " + arrow + " "
        + StyledText(message.receiverName, .role)
    }
    if message.sender.id == message.receiver.id { return StyledText(message.receiver.type, .dim) }
    return StyledText(message.sender.type, .dim) + " " + arrow + " "
      + StyledText(message.receiver.type, .dim)
  }

  /// What the sender does to the receiver, in a sentence.
  package var verb: String {
    switch message.kind {
    case .call: message.sender.role == .user ? "touches" : "calls"
    case .notification: "notifies"
    case .write: "sets"
    }
  }

  /// `View calls Presenter`; the classes where both ends have the same role.
  package var way: String {
    message.isCrossing
      ? "\(message.senderName) \(verb) \(message.receiverName)"
      : "\(message.sender.type) \(verb) \(message.receiver.type)"
  }

  /// `View calls Presenter, increaseButtonTouched()`.
  package var sentence: String { "\(way), \(message.brief)" }

  /// `View -> Presenter`, as breakpoints are written.
  package var roles: String {
    "\(message.senderName) \(arrow.plainText) \(message.receiverName)"
  }

  /// How it breaks a rule: `viper~c#1.2  View -> Interactor  update(…)`, and why if its way is right.
  package func breach(_ breach: PatternRules.Breach) -> String {
    "\(name)  \(roles)  \(message.brief)" + (breach.reason.map { ": \($0)" } ?? "")
  }

  /// `2 inside View, 1 inside Model`, or nil if all of some messages cross layers.
  package static func inside(_ messages: [Message]) -> String? {
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

/// Messages as a list: name, way and words of each.
package struct MessageList: Block {
  private let rows: [MessageRow]
  private let alignsNames: Bool

  /// One row: a message, and what is said behind it.
  package struct MessageRow {
    let message: Message
    let text: MessageText
    /// What those hear who listen, behind the message.
    let remark: String

    package init(_ message: Message, of specimen: String, remark: String = "") {
      self.message = message
      text = MessageText(message, of: specimen)
      self.remark = remark
    }
  }

  /// Lists messages; `alignsNames` puts what follows the names in a column.
  package init(_ rows: [MessageRow], alignsNames: Bool = true) {
    self.rows = rows
    self.alignsNames = alignsNames
  }

  package func drawn(on page: Page) -> [StyledText] {
    let width = alignsNames ? rows.map(\.text.name.count).max() ?? 0 : 0
    return rows.flatMap { row in
      page.wrapped(
        StyledText("  \(row.text.name.padded(to: width))  ", alignsNames ? .dim : .plain)
          + row.text.hop + "  " + StyledText(row.message.brief).sanitized,
        indent: alignsNames ? width + 6 : 4)
    }
  }

  package func spoken(on page: Page) -> [StyledText] {
    rows.flatMap {
      page.wrapped(StyledText("\($0.text.name): \($0.text.sentence).\($0.remark)").sanitized)
    }
  }
}
