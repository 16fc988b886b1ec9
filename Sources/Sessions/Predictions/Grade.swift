import Languages
import LayerTracing
import Queries

/// What came of a prediction: what was foreseen beside what happened, from the live trace.
public struct Grade {
  /// What happened.
  public enum Fact {
    /// These messages crossed layers.
    case messages([Message])
    /// This was the value.
    case value(String)
    /// These lines of the screen are new.
    case screen([String])
  }

  /// One hop of a path, as it was foreseen and as it was.
  public enum Hop {
    /// The message came where one was foreseen.
    case met(Message)
    /// The message came, and wasn't foreseen.
    case missed(Message)
    /// A message was foreseen to this layer, and none came.
    case vain(Role)
  }

  /// What was asked.
  public let question: Prediction
  /// For an order, the messages as they were shown; else nothing.
  public let items: [String]
  /// What was foreseen.
  public let forecast: Forecast
  /// What happened.
  public let fact: Fact
  /// The number of the event.
  public let event: Int
  /// Whether it was foreseen, in words of any language, that nothing on the screen is new.
  private let isNothing: Bool

  /// Grades what was foreseen by what an event did.
  init(_ open: OpenPrediction, _ forecast: Forecast, _ fact: Fact, event: Int) {
    (question, items) = (open.question, open.items)
    (self.forecast, self.fact, self.event) = (forecast, fact, event)
    isNothing = if case .text(let text) = forecast { AnswerWords.meanNothing(text) } else { false }
  }

  /// Whether all is as it was foreseen.
  public var isRight: Bool {
    switch (forecast, fact) {
    case (.path(let roles), .messages(let messages)): roles == messages.map(\.receiver.role)
    case (.count(let number), .messages(let messages)): number == messages.count
    case (.order(let places), .messages(let messages)):
      places.map { items[$0] } == messages.map(Grade.name)
    case (.text(let text), .value(let value)): Grade.isSame(text, value)
    case (.text(let text), .screen(let lines)):
      lines.contains { Grade.isSame(text, $0) }
        || lines.isEmpty && isNothing
    default: false
    }
  }

  /// The hops of a path side by side: as many as possible are met.
  public var hops: [Hop] {
    guard case .path(let roles) = forecast, case .messages(let messages) = fact else { return [] }
    var longest = Array(
      repeating: Array(repeating: 0, count: messages.count + 1), count: roles.count + 1)
    for one in roles.indices.reversed() {
      for other in messages.indices.reversed() {
        longest[one][other] =
          roles[one] == messages[other].receiver.role
          ? longest[one + 1][other + 1] + 1 : max(longest[one + 1][other], longest[one][other + 1])
      }
    }
    var (one, other) = (0, 0)
    var hops: [Hop] = []
    while one < roles.count || other < messages.count {
      if one < roles.count, other < messages.count, roles[one] == messages[other].receiver.role {
        hops.append(.met(messages[other]))
        (one, other) = (one + 1, other + 1)
      } else if other < messages.count,
        one == roles.count || longest[one][other + 1] >= longest[one + 1][other]
      {
        hops.append(.missed(messages[other]))
        other += 1
      } else {
        hops.append(.vain(roles[one]))
        one += 1
      }
    }
    return hops
  }

  /// A message without its values, which would tell too much: `View -> Controller: touched`.
  package static func name(_ message: Message) -> String {
    let arrow = (message.isNotification ? HopArrow.notification : .call).rawValue
    return "\(message.sender.role) \(arrow) \(message.receiver.role): \(message.site.baseName)"
  }

  /// Whether two texts mean the same value: numbers as numbers, all else without regard to case, outer
  /// quotes and blanks.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    func bare(_ text: String) -> String {
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
      return words.count > 1 && words.hasPrefix("\"") && words.hasSuffix("\"")
        ? String(words.dropFirst().dropLast()) : words
    }
    let (one, other) = (bare(one), bare(other))
    if let number = ExactNumber(one), let same = ExactNumber(other) { return number == same }
    return one == other
  }
}
