import LayerTracing
import Queries
import Staging
import Terminal
import Widgets

extension Command {
  /// Puts a mock in the place of a view.
  static var mock: Command {
    let what = Parameter("view|off", .word)
    let patterns = Parameter(
      after: "on", "PATTERN", .specimen, isRepeated: true, help: "only in these patterns")
    return Command(
      "mock", in: .stage,
      summary: "put a mock in the view's place, as a test does, or the view back",
      takes: [what.completing(choices), patterns],
      examples: [
        Example("mock view on mvp", "the presenter is driven without a widget"),
        Example("mock view", "in every open pattern in which it can be done"),
        Example("mock off", "the views are back"),
      ],
      undone: "Nothing was replaced.", isAction: { _ in true }
    ) { call, session throws(Complaint) in
      guard let word = call[what] else { return }
      let stage = try session.stage()
      let choice = try worded(listedAs: "It can be") { () throws(QueryError) in
        try Names.find(word, "thing to mock", in: choices.map(\.text), by: \.self)
      }
      let isOn = choice == "view"
      let targets = call.specimens(patterns, on: stage)
      // Whom there is nothing to do for is left alone.
      let able = targets.filter { $0.specimen.mock != nil && $0.isMocked != isOn }.map(\.specimen)
      let unable = targets.filter { $0.specimen.mock == nil }
      if isOn, able.isEmpty, unable.count == targets.count, let first = unable.first {
        throw Complaint(reason(first), at: call.span(patterns) ?? word.span)
      }
      let leftOut = able.map { ($0.pattern, stage.mock($0.name, isOn)) }.filter { !$0.1.isEmpty }
      session.turn.changedNothing = able.isEmpty
      session.report {
        let names = Wording.list(able.map(\.pattern))
        let head =
          isOn ? "A mock is in the view's place in \(names)." : "The view is back in \(names)."
        let rest = isOn ? unable.map { StyledText(reason($0).capitalizedFirst + ".", .hint) } : []
        if able.isEmpty {
          return [isOn ? "A mock is in place already." : "No mock is in place."]
        }
        let lost = leftOut.map { pattern, numbers in
          let events = numbers.map { "\($0) (\(stage.events[$0]?.description ?? ""))" }
          return StyledText(
            "\(pattern) could not repeat \(Wording.list(events)): left out.", .hint)
        }
        return [StyledText(head + again(stage))] + rest + lost
          + ScreenView(stage.open, profile: session.out.profile).lines()
      }
    }
  }

  private static let choices = [
    Candidate("view", "a mock takes the view's place"),
    Candidate("off", "the view is back"),
  ]

  /// What the module lived through, if there was anything.
  private static func again(_ stage: Stage) -> String {
    stage.events.count == 0
      ? "" : " \(Wording.count(stage.events.count, "event was", "events were")) repeated there."
  }

  private static func choices(_ session: Session) -> [Candidate] { choices }

  /// Why the view of a specimen can't be replaced: who names widgets, and is no view.
  private static func reason(_ specimen: OpenSpecimen) -> String {
    let name = specimen.specimen.pattern
    if !specimen.specimen.isPattern { return "\(name) comes without a mock" }
    for layer in OwnershipGraph.layers(specimen.recorder, module: specimen.module) {
      let facts = type(of: layer)._layerFacts
      guard facts.role != .view, layer is ViewController else { continue }
      let widgets = LayerProperty.all(of: layer).compactMap { property in
        if case .layer(let held) = property.content, held is View {
          return type(of: held)._layerFacts.name
        }
        return nil
      }
      guard !widgets.isEmpty else { continue }
      var seen: Set<String> = []
      let kinds = widgets.filter { seen.insert($0).inserted }
      return "in \(name) the view can't be replaced: \(facts.name), the \(facts.role), names "
        + "concrete widgets (\(Wording.list(kinds))), and no protocol stands between them"
    }
    return "in \(name) the view can't be replaced"
  }
}
