import Languages
import LayerTracing
import Sessions
import Terminal

extension Document {
  /// When something was so.
  static func moments(_ moments: Moments) -> Document {
    MomentsView(moments: moments).document
  }
}

/// The moments, a line each: where they are, as it is typed after `goto`, and what happened there.
private struct MomentsView {
  let moments: Moments
  /// The most that are told one by one; of more, the first and the last.
  private static let most = 24

  private var head: StyledText {
    let count = moments.all.count
    return count == 0
      ? StyledText(localized("when.never", moments.events))
      : StyledText(localized("when.count", count, moments.events), .heading)
  }

  /// Whether there is a turn to tell: a message is sent, and doesn't stop being so.
  private var tellsTurns: Bool {
    switch moments.question {
    case .condition, .expectation: true
    case .message, .silence: false
    }
  }

  private func messageText(_ moment: Moments.Moment) -> MessageText? {
    moment.message.map { MessageText($0, of: moment.specimen ?? "") }
  }

  private func place(_ moment: Moments.Moment) -> String {
    messageText(moment)?.name ?? String(moment.event)
  }

  private func summary(_ moment: Moments.Moment, isSpoken: Bool = false) -> String {
    var parts: [String] = []
    if tellsTurns { parts.append(localized(moment.isSo ? "when.so" : "when.not-so")) }
    parts += moment.values
    let event = moment.event == 0 ? localized("when.loading") : moment.name
    if let message = moment.message, let text = messageText(moment) {
      parts.append(isSpoken ? text.sentence : "\(text.roles)  \(message.brief)")
    } else {
      parts.append(localized("when.after", event))
    }
    return parts.joined(separator: isSpoken ? ", " : "   ")
  }

  private var shown: [Moments.Moment] {
    let all = moments.all
    return all.count <= MomentsView.most
      ? all : Array(all.prefix(MomentsView.most - 1)) + all.suffix(1)
  }

  private var tail: [StyledText] {
    let left = moments.all.count - shown.count
    return (left > 0 ? [StyledText(localized("when.more", left), .dim)] : [])
      + (moments.wasInterrupted ? [StyledText(localized("hunt.interrupted"), .dim)] : [])
      + (shown.first.map { [StyledText(localized("when.goto", place($0)), .hint)] } ?? [])
  }

  var document: Document {
    let width = shown.map { place($0).count }.max() ?? 0
    return Document {
      Text(sentence: head, spokenIndent: 2)
      for moment in shown {
        Text(
          StyledText("  \(place(moment).padded(to: width))  ", .dim) + StyledText(summary(moment)),
          indent: width + 4,
          spoken: StyledText("\(place(moment)): \(summary(moment, isSpoken: true))."))
      }
      for line in tail { Text(sentence: line, indent: 0) }
    }
  }
}
