import Languages
import LayerTracing
import Terminal

/// The way of an event through the layers on one line: `User -> View -> Presenter ~> View`.
///
/// Where a message starts from a layer that the chain has left, a comma begins a new stretch. In an
/// event among modules the first role of each stands with its module's name, and so does each role
/// that comes back to it from another: `Candy.View -> Presenter -> Router -> Receipt.View -> Presenter`.
struct HopChain {
  /// Messages that follow one another, and how often they do so.
  private struct Stretch {
    let messages: ArraySlice<Message>
    let times: Int
  }

  private let messages: [Message]
  private let stretches: [Stretch]

  /// Takes the messages that cross layers.
  init(_ messages: [Message]) {
    self.messages = messages.filter(\.isCrossing)
    stretches = HopChain.stretches(self.messages)
  }

  /// How many messages there are.
  var count: Int { messages.count }

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
  ///
  /// A way that is gone again and again stands in parentheses: `(View -> Presenter -> Model) ×12`.
  private var parts: [(text: StyledText, isStretch: Bool)] {
    var parts: [(text: StyledText, isStretch: Bool)] = []
    var last: Party?
    var named: String?
    func name(_ party: Party, of message: Message) -> String {
      guard message.isAmongModules, let module = party.module, module != named else {
        return party.role.name
      }
      named = module
      return "\(module).\(party.role)"
    }
    for stretch in stretches {
      let isCycle = stretch.messages.count > 1
      if isCycle { last = nil }
      for message in stretch.messages {
        var text = StyledText()
        let isNew = last.map { !HopChain.isSame($0, message.sender) } ?? true
        if isNew {
          if isCycle, last == nil { text += "(" }
          text.append(name(message.sender, of: message), .role)
        }
        text += " " + MessageText(message).arrow + " "
        text.append(name(message.receiver, of: message), .role)
        parts.append((text, isNew && !parts.isEmpty))
        last = message.receiver
      }
      if isCycle {
        parts[parts.count - 1].text += ")"
        last = nil
      }
      if stretch.times > 1 { parts[parts.count - 1].text.append(" ×\(stretch.times)", .dim) }
    }
    return parts
  }

  /// Messages that go the same way one after the other are told once, and so is a way of several
  /// messages that is gone again and again.
  private static func stretches(_ messages: [Message]) -> [Stretch] {
    var stretches: [Stretch] = []
    var start = 0
    while start < messages.count {
      if let cycle = cycle(messages[start...]) {
        stretches.append(cycle)
        start += cycle.messages.count * cycle.times
        continue
      }
      var end = start + 1
      while end < messages.count, isSame(messages[start], messages[end]),
        cycle(messages[end...]) == nil
      {
        end += 1
      }
      stretches.append(Stretch(messages: messages[start...start], times: end - start))
      start = end
    }
    return stretches
  }

  /// The most messages of a way that is told once.
  private static let longest = 12

  /// The shortest way of several messages that is gone again and again from the first message on; nil
  /// if there is none.
  private static func cycle(_ messages: ArraySlice<Message>) -> Stretch? {
    messages.repeated(
      2...longest, where: { way in way.dropFirst().contains { !isSame($0, way[way.startIndex]) } },
      by: { isSame($0, $1) }
    ).map { Stretch(messages: $0.group, times: $0.times) }
  }

  /// Whether two messages go the same way, and only one has to be told.
  private static func isSame(_ one: Message, _ other: Message) -> Bool {
    isSame(one.sender, other.sender) && isSame(one.receiver, other.receiver)
      && one.isNotification == other.isNotification
  }

  /// Whether two ends play one role, in the same module where both have one: what carries the screens
  /// of several modules belongs to none.
  private static func isSame(_ one: Party, _ other: Party) -> Bool {
    guard one.role == other.role else { return false }
    guard let module = one.module, let itsModule = other.module else { return true }
    return module == itsModule
  }

  /// The way of some messages on one line, for handouts.
  static func way(of messages: [Message]) -> String { HopChain(messages).text.plainText }

  /// The chain as a sentence without its full stop.
  var sentence: String {
    stretches.map { stretch in
      let ways = stretch.messages.map { MessageText($0).way }
      guard stretch.times > 1 else { return ways[0] }
      return ways.count == 1
        ? localized("trace.way-times", ways[0], stretch.times)
        : localized(
          "trace.cycle", stretch.times,
          ways.dropFirst().reduce(ways[0]) { localized("trace.and-then", $0, $1) })
    }.joined(separator: ", ")
  }
}
