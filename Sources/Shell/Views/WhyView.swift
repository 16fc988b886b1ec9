import LayerTracing
import Terminal

/// What set a value, and what led to that.
struct WhyView {
  let profile: TerminalProfile

  /// - Parameters:
  ///   - finding: Where the value is.
  ///   - path: What people call it.
  ///   - inspection: Who looks.
  /// - Returns: A sentence, and the chain, a line each.
  func lines(
    _ finding: Inspection.Finding, called path: String, _ inspection: Inspection
  ) -> [StyledText] {
    let value = inspection.text(finding).sanitized
    let subject =
      profile.isPlain
      ? StyledText("\(path.sanitized) is \(value). It")
      : StyledText(path.sanitized, .dim) + "  " + StyledText(value, .bold)
    guard let write = inspection.lastWrite(to: finding) else {
      let dropped = inspection.specimen.recorder.trace().dropped
      let reason =
        dropped > 0
        ? "was set by none of the messages that are kept; \(dropped) older ones were dropped."
        : "was made so: no message has set it since."
      return (subject + " " + StyledText(reason)).wrapped(to: profile.columns, indent: 2)
    }
    let chain = CauseChain(of: write.message, in: inspection.specimen)
    let sentence = "was set \(chain.sentence(isLast: write.message))\(profile.isPlain ? "." : "")"
    return (subject + " " + StyledText(sentence)).wrapped(to: profile.columns, indent: 2)
      + rows(chain, inspection)
  }

  /// The chain, a line each.
  private func rows(_ chain: CauseChain, _ inspection: Inspection) -> [StyledText] {
    if profile.isPlain {
      return chain.messages.flatMap { message in
        StyledText(
          "\(name(message, inspection)): \(message.sender.role) \(Wording.verb(message)) "
            + "\(message.receiver.role), \(message.brief)."
        ).wrapped(to: profile.columns)
      }
    }
    let names = chain.messages.map { name($0, inspection) }
    let width = (names.map(\.count).max() ?? 0) + 2
    return zip(names, chain.messages).flatMap { name, message in
      (StyledText("  " + name.padded(to: width), .dim) + Wording.hop(message) + "  "
        + StyledText(message.brief)).wrapped(to: profile.columns, indent: width + 4)
    }
  }

  private func name(_ message: Message, _ inspection: Inspection) -> String {
    inspection.specimen.specimen.name + message.position.reference(event: message.event)
  }
}
