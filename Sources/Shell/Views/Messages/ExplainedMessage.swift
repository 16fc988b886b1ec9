import Languages
import LayerTracing
import Sessions
import Staging
import Terminal

extension Document {
  /// A message in words: who speaks to whom, why, from which line, and whether the rules allow it.
  static func explanation(of message: Message, in specimen: OpenSpecimen) -> Document {
    let explained = ExplainedMessage(message, specimen)
    return Document {
      Text(
        StyledText(explained.text.name, .bold) + "  " + explained.text.hop + "  "
          + StyledText(message.brief),
        spoken: StyledText("\(explained.text.name): \(explained.text.sentence)."))
      for sentence in explained.sentences { Text("  " + sentence, indent: 2, spoken: sentence) }
    }
  }
}

/// An explanation of one message.
private struct ExplainedMessage {
  let text: MessageText
  private let message: Message
  private let specimen: OpenSpecimen

  init(_ message: Message, _ specimen: OpenSpecimen) {
    self.message = message
    self.specimen = specimen
    text = MessageText(message, of: specimen.specimen.name)
  }

  var sentences: [String] { [sentence, why, place, crossing, rule].compactMap(\.self) }

  /// `CountPresenter`, and its role; the user and the app are no class.
  private func name(_ party: Party, isSender: Bool) -> String {
    party.isOutside
      ? localized("explain.outside", party.role.name)
      : localized(
        isSender ? "explain.sender" : "explain.receiver", party.type, party.role.name)
  }

  private var sentence: String {
    let sender = name(message.sender, isSender: true)
    let receiver = name(message.receiver, isSender: false)
    if message.kind == .write {
      return localized("explain.sets", sender, message.brief, receiver)
    }
    if message.isPause {
      return localized("explain.\(text.verb.rawValue)", receiver, message.brief)
    }
    let sent = localized("explain.\(text.verb.rawValue)", sender, receiver, message.brief)
    return message.result.map {
      sent + " " + localized("explain.answers", $0.description.folded)
    } ?? sent
  }

  /// The message whose handling sent this one, and with what everything began.
  private var why: String {
    let chain = CauseChain(of: message, in: specimen).messages
    let before = chain.filter { $0.id != message.id }
    guard let first = before.first, let last = before.last else {
      return message.sender.role == .user
        ? localized("explain.by-user") : localized("explain.first")
    }
    func nameAndText(_ message: Message) -> [String] {
      [MessageText(message, of: specimen.specimen.name).name, message.brief]
    }
    if message.sender.role == .app { return localized("explain.pass", with: nameAndText(last)) }
    return first.id == last.id
      ? localized("explain.while", with: nameAndText(last))
      : localized("explain.while-since", with: nameAndText(last) + nameAndText(first))
  }

  private var place: String? {
    SourceLookup(specimen).place(sending: message).map { file, line in
      let code = String(file.lines[line - 1]).trimmedBlanks
      return localized("explain.line", file.path, line, code)
    }
  }

  private var crossing: String {
    if message.kind == .suspension { return localized("explain.suspension") }
    if message.kind == .resumption { return localized("explain.resumption") }
    guard message.isCrossing else {
      return localized("explain.stays", message.receiver.role.name)
    }
    if message.sender.isOutside { return localized("explain.from-outside") }
    let (sender, receiver) = (message.sender.role.name, message.receiver.role.name)
    return switch message.kind {
    case .notification: localized("explain.notification", sender)
    case .write: localized("explain.write", sender, receiver)
    case .return, .error: localized("explain.result", sender, receiver)
    case .read: localized("explain.read", sender, receiver)
    case .call, .suspension, .resumption: localized("explain.call", sender, receiver)
    }
  }

  private var rule: String? {
    guard message.isCrossing, let rules = specimen.specimen.rules else { return nil }
    if specimen.isMocked, message.sender.isOutside {
      return localized("explain.by-test")
    }
    guard let breach = rules.breach(of: message) else {
      return localized("explain.allowed", rules.name)
    }
    return breach.reason.map { localized("explain.forbidden", rules.name, $0) }
      ?? localized("explain.forbidden-way", rules.name, text.roles)
  }
}
