import LayerTracing
import Queries
import Staging
import Terminal

extension Command {
  /// Looks inside a layer.
  static var inspect: Command {
    let path = Parameter("PATH", .word, .optional)
    let paths = Parameter(flag: "paths", help: "list every path that leads somewhere")
    let deep = Parameter(flag: "deep", help: "with all that is inside, to the bottom")
    return Command(
      "inspect", in: .look, summary: "what a layer holds, how, and since when",
      answers: "What is inside a layer?",
      takes: [path.completing(ArgumentKind.pathCandidates), paths, deep],
      examples: [
        Example("inspect mvp.presenter", "a layer and its properties"),
        Example("inspect mvp.presenter.amount.number", "one value"),
        Example("inspect mvp.view --deep", "with all that is inside, each layer once"),
        Example("inspect --paths", "every path; 'inspect mvp --paths' those of one pattern"),
      ]
    ) { call, session throws(Complaint) in
      let stage = try session.stage()
      guard let word = call[path] else {
        if call.has(deep) {
          for specimen in stage.open {
            let view = DeepView(Inspection(specimen: specimen), profile: session.out.profile)
            for layer in specimen.layers?.nodes.prefix(1) ?? [] {
              session.show(view.lines(.layer(layer.layer), called: specimen.specimen.name))
            }
          }
          return
        }
        guard call.has(paths) else {
          throw Complaint(
            "inspect needs a path", at: call.name.span.upperBound..<call.name.span.upperBound,
            accepted:
              "For example: \(ArgumentKind.pathCandidates(session).prefix(3).map(\.text).joined(separator: ", "))."
              + " All of them: inspect --paths.")
        }
        list(stage.open, session)
        return
      }
      if MessageReference.looksLike(word) {
        throw Complaint(
          "this is a message, not a path", at: word.span,
          accepted: "To read its code: source \(word.text.brief).")
      }
      let reference = try PathLookup.read(word, session)
      if call.has(paths) {
        list([reference.specimen], session)
        return
      }
      let inspection = Inspection(specimen: reference.specimen)
      if call.has(deep) {
        let finding = try inspection.find(reference.steps)
        session.show(
          DeepView(inspection, profile: session.out.profile).lines(finding, called: word.text))
        return
      }
      let view = InspectView(inspection: inspection, profile: session.out.profile)
      switch try inspection.find(reference.steps) {
      case .layer(let layer): session.show(view.lines(layer: layer))
      case .value(let property, let layer, let inner):
        session.show(view.lines(path: word.text, property: property, of: layer, inner: inner))
      }
    }
  }

  private static func list(_ specimens: [OpenSpecimen], _ session: Session) {
    for specimen in specimens {
      var table = TextTable(columns: [.left, .left])
      for (path, what) in Inspection(specimen: specimen).paths {
        table.add(row: [StyledText(path), StyledText(what.sanitized, .dim)])
      }
      if specimens.count > 1 { session.show([StyledText(specimen.name, .heading)]) }
      session.show(table.lines(session.out.profile))
    }
  }
}
