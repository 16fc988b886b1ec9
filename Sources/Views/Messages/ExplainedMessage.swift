import LayerTracing
import Sessions
import Staging
import Terminal

extension Document {
  /// A message in words: who speaks to whom, why, from which line, and whether the rules allow it.
  package static func explanation(of message: Message, in specimen: OpenSpecimen) -> Document {
    let explained = ExplainedMessage(message, specimen)
    return Document {
      Text(
        StyledText(explained.words.name, .bold) + "  " + explained.words.hop + "  "
          + StyledText(message.brief),
        spoken: StyledText("\(explained.words.name): \(explained.words.sentence)."))
      for sentence in explained.sentences { Text("  " + sentence, indent: 2, spoken: sentence) }
    }
  }
}

/// What can be told of one message.
private struct ExplainedMessage {
  let words: MessageText
  private let message: Message
  private let specimen: OpenSpecimen

  init(_ message: Message, _ specimen: OpenSpecimen) {
    self.message = message
    self.specimen = specimen
    words = MessageText(message, of: specimen.specimen.name)
  }

  var sentences: [String] { [what, why, place, crossing, rule].compactMap(\.self) }

  /// `CountPresenter`, and its role; the user and the app are no class.
  private func name(_ party: Party) -> String {
    party.isOutside ? "The \(party.role.name.lowercased())" : "\(party.type), the \(party.role)"
  }

  private var what: String {
    let result = message.result.map { " It answers \($0.description.folded)." } ?? ""
    let receiver = name(message.receiver)
    let sender = name(message.sender) + (message.sender.isOutside ? "" : ",")
    return switch message.kind {
    case .call: "\(sender) \(words.verb) \(receiver): \(message.brief).\(result)"
    case .notification: "\(sender) notifies \(receiver): \(message.brief).\(result)"
    case .write: "\(sender) sets \(message.brief) of \(receiver)."
    }
  }

  /// The message whose handling sent this one, and with what everything began.
  private var why: String {
    let chain = CauseChain(of: message, in: specimen).messages
    let before = chain.filter { $0.id != message.id }
    guard let first = before.first, let last = before.last else {
      return message.sender.role == .user
        ? "Nothing caused it but the user." : "Nothing caused it: it is the first of its event."
    }
    func told(_ message: Message) -> String {
      "\(MessageText(message, of: specimen.specimen.name).name), \(message.brief)"
    }
    let sent = "It is sent while \(told(last)), is handled"
    return first.id == last.id ? sent + "." : sent + "; all began with \(told(first))."
  }

  private var place: String? {
    SourceLookup(specimen).place(sending: message).map { file, line in
      let code = String(file.lines[line - 1]).trimmedBlanks
      return "The line that sends it is \(file.path):\(line): \(code)"
    }
  }

  private var crossing: String {
    guard message.isCrossing else {
      return "It stays within the \(message.receiver.role), so it crosses nothing."
    }
    if message.sender.isOutside { return "It comes from outside the program's layers." }
    return switch message.kind {
    case .notification:
      "It is a notification: \(message.sender.role) doesn't know who hears it."
    case .write: "A property is set: \(message.sender.role) knows \(message.receiver.role)."
    case .call: "It is a call: \(message.sender.role) knows \(message.receiver.role)."
    }
  }

  private var rule: String? {
    guard message.isCrossing, let rules = specimen.specimen.rules else { return nil }
    if specimen.isMocked, message.sender.isOutside {
      return "A test sends it in the place of the view's user, which no rule is about."
    }
    guard let breach = rules.breach(of: message) else {
      return "\(rules.name)'s rules allow it."
    }
    return
      "\(rules.name)'s rules forbid it: \(breach.reason ?? "nothing goes from \(words.roles)")."
  }
}
