import LayerTracing
import Lessons
import Queries
import Sessions
import Staging
import Views

extension Command {
  /// Looks inside a layer.
  static let inspect: Command = {
    let path = Parameter("PATH", .word, .optional)
    let paths = Parameter(flag: "paths", help: "list every path that leads somewhere")
    let deep = Parameter(flag: "deep", help: "with all that is inside, to the bottom")
    return Command(
      look: "inspect", aliases: ["print", "po"], elsewhere: ["view", "show", "get", "dump"],
      in: .look, inLessons: .anyBlock,
      summary: "what a layer holds, how, and since when",
      answers: "What is inside a layer?",
      takes: [path.completing(ArgumentKind.pathCandidates), paths, deep],
      examples: [
        Example("inspect mvp.presenter", "a layer and its properties"),
        Example("inspect mvp.presenter.amount.number", "one value"),
        Example("inspect mvp.view --deep", "with all that is inside, each layer once"),
        Example("inspect --paths", "every path; 'inspect mvp --paths' those of one pattern"),
      ],
      evidence: { call, context in
        guard !call.has(paths), let (specimen, steps) = try? call[path]?.steps(in: context) else {
          return []
        }
        // An index stands right behind what it is of.
        let path = steps.reduce(specimen.specimen.name) { path, step in
          path + (step.name.hasPrefix("[") ? step.name : ".\(step.name)")
        }
        return [TakenLook(.inspected, path.lowercased())]
      }
    ) { call, context throws(CommandError) in
      let stage = try context.stage()
      guard let word = call[path] else {
        if call.has(deep) { return Document(stage.open.compactMap { whole($0) }) }
        if call.has(paths) { return .paths(stage.open.map { Inspection(specimen: $0) }) }
        let examples = ArgumentKind.pathCandidates(context).prefix(3).map(\.text)
        throw context.complaint(.request(.needsPath(examples)), at: call.end)
      }
      if MessageReference.looksLike(word) {
        throw context.complaint(.request(.messageNotPath(word.text)), at: word.span)
      }
      let (specimen, steps) = try word.steps(in: context)
      let inspection = Inspection(specimen: specimen)
      if call.has(paths) { return .paths([inspection]) }
      let finding = try context.find(steps, in: specimen)
      if call.has(deep) {
        return Document([DeepView(finding, called: word.text, inspection)])
      }
      switch finding {
      case .layer(let layer): return Document([InspectView(layer, inspection)])
      case .value(let property, let layer, let inner):
        return .value(word.text, property, of: layer, inner: inner, inspection)
      }
    }
  }()

  /// All that a specimen holds.
  private static func whole(_ specimen: OpenSpecimen) -> DeepView? {
    specimen.layers?.nodes.first.map {
      DeepView(
        .layer($0.layer), called: specimen.specimen.name, Inspection(specimen: specimen))
    }
  }
}
