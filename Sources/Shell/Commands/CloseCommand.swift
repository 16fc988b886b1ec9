import LayerTracing
import Queries
import Staging
import Terminal

extension Command {
  /// Closes specimens, or the whole feature.
  static var close: Command {
    // By name: a call that held what it closes would keep it alive.
    let patterns = Parameter("PATTERN", .word, .repeated)
    return Command(
      "close", in: .stage, summary: "close one pattern, or the whole feature with its events",
      takes: [patterns.completing(ArgumentKind.specimen.candidates)],
      examples: [
        Example("close viper", "closes one; the others stay as they are"),
        Example("close", "closes the feature and forgets its events"),
      ],
      undone: "Nothing was closed.", isAction: { _ in true }
    ) { call, session throws(Complaint) in
      let stage = try session.stage()
      let names = try specimens(call.all(patterns), stage, session)
      let before = session.desk.closed.count
      let alive = stage.open.filter { open in names.contains { $0.name == open.specimen.name } }
        .map { OwnershipGraph.layers($0.recorder, module: $0.module).count }.reduce(0, +)
      for specimen in names { session.desk.close(specimen.name) }
      if stage.open.isEmpty { session.desk.leaveStage() }
      session.report {
        let left = stage.open.map(\.specimen.pattern)
        let closed = Wording.list(names.map(\.pattern))
        return [
          left.isEmpty
            ? "Closed \(stage.feature.name): \(closed)."
            : "Closed \(closed). Still open: \(left.joined(separator: ", ")).",
          released(session.desk.closed[before...].map { Survivors($0) }, of: alive),
        ]
      }
    }
  }

  private static func specimens(
    _ words: [Word], _ stage: Stage, _ session: Session
  ) throws(Complaint) -> [Specimen] {
    if words.isEmpty { return stage.open.map(\.specimen) }
    var specimens: [Specimen] = []
    for word in words {
      let specimen = try ArgumentKind.specimen.parse(word, session).specimen
      if !specimens.contains(where: { $0.name == specimen.name }) { specimens.append(specimen) }
    }
    return specimens
  }

  /// What became of the layers.
  private static func released(_ all: [Survivors], of count: Int) -> StyledText {
    let alive = all.map(\.layers.count).reduce(0, +)
    if alive == 0 { return StyledText("Released: all \(Wording.count(count, "layer")).", .hint) }
    return StyledText(
      "Released: \(count - alive) of \(Wording.count(count, "layer")). "
        + "Still alive: \(Wording.list(all.flatMap { $0.layers.map { type(of: $0)._layerFacts.name } })). "
        + "To see why: leaks.", .error)
  }
}
