import Languages
import LayerTracing
import Lessons
import Queries
import Sessions
import Staging

extension Command {
  /// Points at what is wrong in a variant.
  static let blame: Command = {
    let target = Parameter("MESSAGE or PATH", .word)
    return Command(
      look: "blame", in: .look, inLessons: .anyBlock,
      takes: [target.completing(candidates).exemplified(by: examples)],
      examples: ["blame mvp~a#1.3", "blame mvp~a.presenter.view"],
      // A wrong finger shows nothing, so only the right one counts.
      evidence: { call, context in
        guard let word = call[target], case .right = try? verdict(word, context) else { return [] }
        return [TakenLook(.blamed, word.text)]
      }
    ) { call, context throws(CommandError) in
      guard let word = call[target] else { throw call.missing(target, in: context) }
      try context.refuse("blame")
      return .verdict(try verdict(word, context), in: Language.inFront(of: context.state))
    }
  }()

  private static func verdict(_ word: Word, _ context: Context) throws(CommandError) -> Verdict {
    MessageReference.looksLike(word)
      ? try judge(message: word, context) : try judge(path: word, context)
  }

  private static func candidates(_ context: Context) -> [Candidate] {
    context.open.filter { $0.specimen.flaw != nil }
      .flatMap { Inspection(specimen: $0).paths }.map { Candidate($0.path, $0.content) }
  }

  /// A message and a layer of each variant that is open. No more is listed: a property that only the variant
  /// has, or a role that it lacks, would give its mistake away.
  private static func examples(_ context: Context) -> [String] {
    context.open.filter { $0.specimen.flaw != nil }.flatMap { specimen in
      let name = specimen.specimen.name
      let layer = Inspection(specimen: specimen).outermostRole.map { ["\(name).\($0)"] } ?? []
      return ["\(name)#1.1"] + layer + [localized("blame.example", name)]
    }
  }

  private static func judge(message word: Word, _ context: Context) throws(CommandError) -> Verdict
  {
    let reference = try word.message(in: context)
    let all = try word.specimens(reference, in: context)
    if reference.crossing != nil { _ = try word.messages(reference, in: context) }
    guard let specimen = all.first, all.count == 1 else {
      let example = (all.first?.specimen.name ?? "") + word.text.brief
      throw context.error(.whichPattern(example: example), at: word.span)
    }
    let flaw = try flaw(of: specimen, word, context)
    guard reference.crossing != nil else {
      throw context.error(.oneMessage(word.text), at: word.span)
    }
    let message = try context.worded(State.message(reference, in: specimen), at: word.span)
    if flaw.messages.contains(where: { $0.matches(message) }) {
      return .right(
        flaw, of: specimen.name, message: MessageText(message, of: specimen.specimen.name).name)
    }
    let near = flaw.messages.contains {
      $0.from == message.sender.role && $0.to == message.receiver.role
    }
    let steps = [message.sender.role, message.receiver.role].map(Inspection.step)
    if near || steps.allSatisfy(flaw.layers.contains) { return .warm(.way) }
    let layer = steps.first(where: flaw.layers.contains)
    return layer.map { .warm(.ofLayer($0)) } ?? .cold
  }

  private static func judge(path word: Word, _ context: Context) throws(CommandError) -> Verdict {
    if let closed = closed(word, context) {
      return verdict(closed.flaw, of: closed.name, closed.steps)
    }
    let (specimen, steps) = try word.steps(in: context)
    let flaw = try flaw(of: specimen, word, context)
    guard !steps.isEmpty else {
      throw context.error(Refusal("error.one-layer", advice: word.text.brief), at: word.span)
    }
    if flaw.sort == .loop,
      flaw.messages.contains(where: {
        $0.isNamed(by: steps.map { $0.name.lowercased() }, step: Inspection.step)
      })
    {
      return .right(flaw, of: specimen.name)
    }
    _ = try context.find(steps, in: specimen)
    return verdict(flaw, of: specimen.name, steps)
  }

  /// What was named in a variant that was closed: some mistakes show only then.
  private static func closed(
    _ word: Word, _ context: Context
  ) -> (flaw: Flaw, name: String, steps: [PathReference.Step])? {
    guard let path = try? PathReference(word, features: context.features.map(\.name)),
      !path.steps.isEmpty, context.current?[path.specimen.pattern.lowercased()] == nil
    else { return nil }
    for left in context.state.workspace.closed.reversed() {
      for feature in context.features where path.specimen.feature ?? feature.name == feature.name {
        let found = feature.specimens.first {
          $0.name == path.specimen.pattern.lowercased() && left.name == "\(feature.name).\($0.name)"
        }
        if let flaw = found?.flaw { return (flaw, left.name, path.steps) }
      }
    }
    return nil
  }

  private static func verdict(
    _ flaw: Flaw, of specimen: String, _ steps: [PathReference.Step]
  ) -> Verdict {
    let path = steps.dropFirst().reduce(steps[0].name) {
      $0 + ($1.name.hasPrefix("[") ? "" : ".") + $1.name
    }.lowercased()
    if flaw.paths.contains(where: { $0.lowercased() == path }) { return .right(flaw, of: specimen) }
    let isLayer = flaw.layers.contains { $0.lowercased() == steps[0].name.lowercased() }
    return isLayer ? .warm(steps.count == 1 ? .layer : .inLayer) : .cold
  }

  private static func flaw(
    of specimen: OpenSpecimen, _ word: Word, _ context: Context
  ) throws(CommandError) -> Flaw {
    if let flaw = specimen.specimen.flaw { return flaw }
    if case .changed(let change) = specimen.specimen.kind {
      throw context.error(
        Refusal("error.change-is-known", specimen.name, change, advice: specimen.name.brief),
        at: word.span)
    }
    let flawed = "\(specimen.specimen.name.prefix { $0 != "~" })~a"
    throw context.error(.sound(specimen.name, flawed: flawed), at: word.span)
  }
}
