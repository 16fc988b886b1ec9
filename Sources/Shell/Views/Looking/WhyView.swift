import Languages
import LayerTracing
import Sessions
import Terminal

extension Document {
  /// What set a value, by what people call its path, and the messages that led to that.
  static func cause(
    of finding: Inspection.Finding, called path: String, _ inspection: Inspection
  ) -> Document {
    let value = inspection.text(finding)
    func head(_ reason: String) -> Text {
      .reason(reason, of: value, called: path)
    }
    guard let write = inspection.lastWrite(to: finding) else {
      let dropped = inspection.specimen.recorder.messages.trace().dropped
      return Document([
        head(
          dropped > 0
            ? localized("why.dropped", dropped)
            : localized(finding.isOpaque ? "why.opaque" : "why.made-so"))
      ])
    }
    return .cause(
      of: write.message, CauseChain(of: write.message, in: inspection.specimen), value: value,
      called: path, in: inspection.specimen.specimen.name)
  }

  /// What set a value, by what people call its path, and the messages that led to that.
  static func cause(
    of message: Message, _ chain: CauseChain, value: String, called path: String,
    in specimen: String
  ) -> Document {
    let reason = chain.sentence(of: message, in: specimen)
    return Document([Text.reason(reason, of: value, called: path)])
      + .messages(chain.messages, of: specimen)
  }
}

extension Text {
  /// Why a value is what it is, by what people call its path.
  fileprivate static func reason(
    _ reason: String, of value: String, called path: String
  ) -> Text {
    Text(
      StyledText(
        localized: "why.seen", .plain, StyledText(path, .dim), StyledText(value, .bold), reason),
      spoken: StyledText(localized: "why.spoken", .plain, path, value, reason).asSentence)
  }
}

extension Inspection.Finding {
  /// Whether this is, or is inside, an object that is no layer: nothing there is recorded.
  fileprivate var isOpaque: Bool {
    guard case .value(let property, _, _) = self else { return false }
    return property.content.isObject
  }
}

extension CauseChain {
  /// What led to a message: `was set by mvp#1.4, caused by tap [+] (mvp#1.1)`; inside which message it was
  /// sent, if it stays within a role.
  fileprivate func sentence(of message: Message, in specimen: String) -> String {
    guard let first = messages.first, let last = messages.last else {
      return localized("why.loading")
    }
    func name(_ message: Message) -> String { MessageText(message, of: specimen).name }
    let isOwn = last.id == message.id
    guard messages.count > 1 else {
      return isOwn
        ? localized("why.set", name(last)) : localized("why.set-inside", name(last), first.brief)
    }
    let root = first.event == 0 ? localized("why.the-loading") : first.brief
    let between = messages.dropFirst().dropLast().map {
      String($0.position.reference(event: $0.event).dropFirst())
    }
    return localized("why.caused", isOwn, name(last), root, name(first), between)
  }
}
