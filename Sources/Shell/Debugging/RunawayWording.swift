import LayerTracing
import Queries
import Staging
import Terminal

/// What is said of messages that wouldn't end.
struct RunawayWording {
  private let runaway: Runaway

  init(_ runaway: Runaway) { self.runaway = runaway }

  /// Why the event didn't happen.
  func complaint(at span: Range<Int>?) -> Complaint {
    guard runaway.isEndless else {
      return Complaint(
        "the messages of \(runaway.specimen) were stopped, after \(runaway.messages)", at: span,
        accepted: "The last of them: \(cycle).")
    }
    return Complaint(
      "the messages of \(runaway.specimen) don't end: \(Recorder.deepest) are inside one another",
      at: span, accepted: "Again and again: \(cycle).")
  }

  /// Who did without events in which it wouldn't have come to an end.
  static func spared(_ specimens: [OpenSpecimen]) -> [StyledText] {
    specimens.filter { !$0.sparedEvents.isEmpty }.map { specimen in
      let events = Wording.list(specimen.sparedEvents.map(String.init))
      return StyledText(
        "\(specimen.specimen.pattern) did without event \(events): it wouldn't have come to an end.",
        .hint)
    }
  }

  private var cycle: String {
    runaway.cycle.map { step in
      let arrow: HopArrow = step.isNotification ? .notification : .call
      return "\(step.sender) \(arrow.rawValue) \(step.receiver) \(step.name)"
    }.joined(separator: ", ")
  }
}
