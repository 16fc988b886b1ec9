import Languages
import LayerTracing
import Lessons
import Queries
import Sessions
import Staging

extension Command {
  /// Looks inside a layer.
  static let inspect: Command = {
    let path = Parameter("PATH", .word, .optional)
    let paths = Parameter(flag: "paths")
    let deep = Parameter(flag: "deep")
    return Command(
      look: "inspect", aliases: ["print", "po"], elsewhere: ["view", "show", "get", "dump"],
      in: .look, inLessons: .anyBlock,
      takes: [path.completing(ArgumentKind.pathCandidates), paths, deep],
      examples: [
        "inspect mvp.presenter", "inspect mvp.presenter.amount.number", "inspect mvp.view --deep",
        "inspect --paths",
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
        throw context.error(.needsPath(examples), at: call.end)
      }
      if MessageReference.looksLike(word) {
        throw context.error(
          Refusal("error.message-not-path", advice: word.text.brief), at: word.span)
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
