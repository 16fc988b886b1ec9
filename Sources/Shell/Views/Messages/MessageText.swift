import Languages
import LayerTracing
import Queries
import Staging
import Terminal

/// Words one message: the only place that does.
struct MessageText {
  private let message: Message
  private let specimen: String

  /// Words a message of a specimen; without one, all but its ``name``.
  init(_ message: Message, of specimen: String = "") {
    self.message = message
    self.specimen = specimen.split(separator: ".").last.map(String.init) ?? specimen
  }

  /// How people name it: `mvp#2.5`.
  var name: String { specimen + message.position.reference(event: message.event) }

  /// `->` or `~>`, in its colour.
  var arrow: StyledText {
    message.isNotification
      ? StyledText(HopArrow.notification.rawValue, .notification)
      : StyledText(HopArrow.call.rawValue, .call)
  }

  /// `View -> Presenter`, with the modules where an event has several; the classes where it stays within
  /// a role.
  var hop: StyledText {
    if message.isCrossing {
      return StyledText(message.senderName, .role) + " " + arrow + " "
        + StyledText(message.receiverName, .role)
    }
    if message.sender.id == message.receiver.id { return StyledText(message.receiver.type, .dim) }
    return StyledText(message.sender.type, .dim) + " " + arrow + " "
      + StyledText(message.receiver.type, .dim)
  }

  /// What a sender does to a receiver.
  enum Verb: String, CaseIterable {
    case touches, calls, notifies, sets, reads, returns, waits, resumes
  }

  /// What the sender does to the receiver.
  var verb: Verb {
    switch message.kind {
    case .call: message.sender.role == .user ? .touches : .calls
    case .notification: .notifies
    case .write: .sets
    case .return, .error: .returns
    case .suspension: .waits
    case .resumption: .resumes
    case .read: .reads
    }
  }

  /// `View calls Presenter`; the classes where both ends have the same role.
  var way: String {
    message.isCrossing
      ? localized("message.way.\(verb.rawValue)", message.senderName, message.receiverName)
      : localized("message.way.\(verb.rawValue)", message.sender.type, message.receiver.type)
  }

  /// `View calls Presenter, increaseButtonTouched()`.
  var sentence: String { "\(way), \(message.brief)" }

  /// `View -> Presenter`; the role alone where a method waits or goes on.
  var roles: String { message.isPause ? message.senderName : message.hopText }

  /// `mvp#1.2  View -> Model  decrease()`.
  var line: String { "\(name)  \(roles)  \(message.brief)" }

  /// How it breaks a rule: `mvp~a#1.2  View -> Model  decrease(): no View may call the Model`.
  func breach(_ breach: PatternRules.Breach) -> String { "\(line): \(rule(breach))" }

  /// The rule that it breaks: `no View may call the Model`.
  func rule(_ breach: PatternRules.Breach) -> String {
    breach.reason
      ?? localized(
        "rules.no-way", message.sender.role.name, message.receiver.role.name,
        message.isNotification)
  }

  /// `2 inside View, 1 inside Model`, or nil if all of some messages cross layers.
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
      ([localized("message.inside-more", first.count, first.role)]
      + counts.dropFirst().map { localized("message.inside", $0.count, $0.role) })
      .joined(separator: ", ")
  }
}

extension Document {
  /// Messages of a specimen as a list: name, way and words of each.
  static func messages(_ messages: [Message], of specimen: String) -> Document {
    let texts = messages.map { MessageText($0, of: specimen) }
    let width = texts.map(\.name.count).max() ?? 0
    return Document(
      zip(messages, texts).map { message, text in
        Text(
          StyledText("  \(text.name.padded(to: width))  ", .dim) + text.hop + "  "
            + StyledText(message.brief),
          indent: width + 6, spoken: StyledText("\(text.name): \(text.sentence)."))
      })
  }
}
