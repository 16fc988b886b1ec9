import Languages
import LayerTracing
import Staging

/// All that could differ between two sessions that did the same: messages, states and screens.
///
/// Asked for time and again, it looks anew only at what something happened to since.
public struct Fingerprint {
  private struct Known {
    weak var specimen: OpenSpecimen?
    let messages: Int
    let events: Int
    let lines: [String]
  }

  /// The newest by the specimens' names.
  private var known: [String: Known] = [:]

  /// Has looked at nothing yet.
  public init() {}

  /// Describes what is open, the features in the order of their names.
  public mutating func text(of workspace: Workspace) -> String {
    var lines: [String] = []
    for name in workspace.stages.keys.sorted() {
      guard let stage = workspace.stages[name] else { continue }
      for specimen in stage.open { lines += look(at: specimen, events: stage.newestEvent) }
    }
    return lines.joined(separator: "\n")
  }

  private mutating func look(at specimen: OpenSpecimen, events: Int) -> [String] {
    let messages = specimen.recorder.messages.count
    if let last = known[specimen.name], last.specimen === specimen, last.messages == messages,
      last.events == events
    {
      return last.lines
    }
    // It is the same whatever is spoken.
    let lines = Language.fallback.speaking { describe(specimen) }
    known[specimen.name] = Known(
      specimen: specimen, messages: messages, events: events, lines: lines)
    return lines
  }

  private func describe(_ specimen: OpenSpecimen) -> [String] {
    var lines = [specimen.name]
    lines += specimen.screen.map { "  | \($0)" }
    for message in specimen.recorder.messages.trace() {
      let reference = message.position.reference(event: message.event)
      // no text: it is compared, not read
      let cause = message.cause.map { " because of \($0)" } ?? ""
      lines.append(
        "  \(message.id) \(reference) \(party(message.sender)) "
          + "\(message.isNotification ? "~>" : "->") \(party(message.receiver)) \(message.text)\(cause)"
      )
    }
    for (path, content) in Inspection(specimen: specimen).paths {
      lines.append("  \(path) \(content)")
    }
    return lines
  }

  private func party(_ party: Party) -> String { "\(party.role) \(party.type) \(party.id)" }
}
