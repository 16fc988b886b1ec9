import LayerTracing

/// One message as a person writes it down: who, how, to whom, what.
struct Logged: Equatable, CustomStringConvertible {
  /// The roles and the arrow between them: `Presenter -> View`.
  var hop: String
  /// The message in full Swift form, or the bare name of what is set.
  var name: String
  /// The values that came with it, as text.
  var arguments: [String]

  var description: String { "\(hop): \(name) \(arguments.joined(separator: ", "))" }
}

extension Logged {
  /// What is written behind the name of a method that is left for a while, and of what becomes of it.
  private static let turns: [Site.Kind: String] = [
    .suspension: " awaits", .resumption: " resumes", .return: " returned", .error: " threw",
  ]

  /// What the recorder says, in the same form.
  init(_ message: Message) {
    let arrow = message.isNotification ? "~>" : "->"
    hop = "\(message.sender.role) \(arrow) \(message.receiver.role)"
    name = message.site.name + (Logged.turns[message.kind] ?? "")
    // The number of its suspension is no value of the program's.
    arguments = message.suspension == nil ? message.arguments.map(\.value.description) : []
  }
}

/// What a hand-written copy of a specimen wrote down: a plain array, and no other machinery.
final class HandLog {
  private(set) var messages: [Logged] = []

  /// Writes a message down, before it is handled.
  func callAsFunction(_ hop: String, _ name: String, _ arguments: String...) {
    self(hop, name, arguments)
  }

  /// Writes a message down with as many values as there are, before it is handled.
  func callAsFunction(_ hop: String, _ name: String, _ arguments: [String]) {
    messages.append(Logged(hop: hop, name: name, arguments: arguments))
  }
}

/// A copy of a specimen that logs by hand.
protocol HandSpecimen {
  var log: HandLog { get }
  /// What the label shows.
  var shown: String { get }
  init()
  func load()
  func fire(_ event: String)
}
