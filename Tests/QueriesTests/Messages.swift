@testable import LayerTracing

/// Makes messages as a trace would hold them.
enum Messages {
  /// A message; what stays within a role follows the crossing before it.
  static func message(
    _ reference: (crossing: Int, inner: Int), _ sender: Role, _ kind: Site.Kind, _ receiver: Role,
    _ name: String, _ arguments: [Message.Argument] = [], to property: String? = nil,
    result: Value? = nil, event: Int = 1
  ) -> Message {
    let marks = String(repeating: "v", count: arguments.count)
    let fields = [String(kind.rawValue), receiver.name, name, marks, "M/A.swift", "1"]
    return Message(
      id: reference.crossing * 10 + reference.inner, cause: nil, event: event,
      sender: Party(role: sender, type: sender.name, id: 2, name: nil),
      receiver: Party(role: receiver, type: receiver.name, id: 3, name: property),
      site: Site(fields.joined(separator: "\u{1F}")), arguments: arguments, result: result,
      position: Message.Position(crossing: reference.crossing, inner: reference.inner))
  }

  /// The counter in MVP, event 1, `increase`.
  static let increase: [Message] = [
    message((1, 0), .user, .call, .view, "tap(_:)", [.init(label: nil, value: .string("+"))]),
    message((1, 1), .view, .call, .view, "touched()"),
    message((2, 0), .view, .call, .presenter, "increaseButtonTouched()"),
    message((3, 0), .presenter, .call, .model, "increase()"),
    message((3, 1), .model, .write, .model, "number", [.init(label: nil, value: .int(1))]),
    message(
      (4, 0), .model, .notification, .presenter, "number", [.init(label: nil, value: .int(1))]),
    message(
      (5, 0), .presenter, .call, .view, "onValueChange(number:)",
      [.init(label: "number", value: .int(1))]),
    message(
      (5, 1), .view, .write, .view, "text", [.init(label: nil, value: .string("1"))],
      to: "amountLabel"),
  ]
}
