import LayerTracing
import Staging

/// All that could differ between two sessions that did the same: messages, states and screens.
public struct Fingerprint {
  private let workspace: Workspace

  /// Describes what is open.
  public init(_ workspace: Workspace) { self.workspace = workspace }

  /// The text, the features in the order of their names.
  public var text: String {
    var lines: [String] = []
    for name in workspace.stages.keys.sorted() {
      for specimen in workspace.stages[name]?.open ?? [] { lines += describe(specimen) }
    }
    return lines.joined(separator: "\n")
  }

  private func describe(_ specimen: OpenSpecimen) -> [String] {
    var lines = [specimen.name]
    lines += specimen.window.draw().map { "  | \($0)" }
    for message in specimen.recorder.trace() {
      let reference = message.position.reference(event: message.event)
      let cause = message.cause.map { " because of \($0)" } ?? ""
      lines.append(
        "  \(message.id) \(reference) \(party(message.sender)) "
          + "\(message.isNotification ? "~>" : "->") \(party(message.receiver)) \(message.text)\(cause)"
      )
    }
    for (path, what) in Inspection(specimen: specimen).paths { lines.append("  \(path) \(what)") }
    return lines
  }

  private func party(_ party: Party) -> String { "\(party.role) \(party.type) \(party.id)" }
}
