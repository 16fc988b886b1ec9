import Languages
import LayerTracing
import Lessons
import Queries
import Sessions
import Staging
import Widgets

extension Command {
  /// Tells what set a value, and what led to that.
  static let why: Command = {
    let path = Parameter("PATH or TEXT", .word, .rest)
    return Command(
      look: "why", in: .look, inLessons: .anyBlock,
      takes: [path.completing(ArgumentKind.valueCandidates)],
      examples: [
        "why mvp.view.amountLabel.text", "why mvp.presenter.amount.number", "why '1'",
        "why is the view weak", "why mvp.presenter.view unowned",
      ]
    ) { call, context throws(CommandError) in
      let words = call.all(path)
      if words.count == 1, let part = try context.imported(words[0]) {
        return try part.cause(in: context)
      }
      if let question = OwnershipQuestion(words, context) { return try question.answer() }
      let stage = try context.stage()
      return words.count == 1 && isPath(words[0], on: stage, of: context.features.map(\.name))
        ? try cause(of: words[0], context) : try cause(of: Word(joining: words), on: stage, context)
    }
  }()

  private static func isPath(_ word: Word, on stage: Stage, of features: [String]) -> Bool {
    guard !word.isQuoted, let path = try? PathReference(word, features: features) else {
      return false
    }
    return path.specimen.feature != nil || stage[path.specimen.pattern.lowercased()] != nil
  }

  /// What set a value that a path leads to.
  private static func cause(of path: Word, _ context: Context) throws(CommandError) -> Document {
    let (specimen, steps) = try path.steps(in: context)
    guard !steps.isEmpty else {
      throw context.error(
        .needsValue(specimen: specimen.specimen.name), at: path.span)
    }
    let inspection = Inspection(specimen: specimen)
    let finding = try context.find(steps, in: specimen)
    if case .layer(let layer) = finding, inspection.lastWrite(to: finding) == nil {
      let names = inspection.properties(of: layer).prefix(4).map {
        "\(path.text).\($0.fact.name)"
      }
      throw context.error(
        Refusal("error.layer-not-value", accepted: LocalizedText("error.listed.examples", names)),
        at: path.span)
    }
    return .cause(of: finding, called: path.text, inspection)
  }

  /// What set a text that the screens show.
  private static func cause(
    of text: Word, on stage: Stage, _ context: Context
  ) throws(CommandError) -> Document {
    let found = stage.open.compactMap { specimen in
      ShownText(text.text, in: specimen).map { ($0, Inspection(specimen: specimen)) }
    }
    guard !found.isEmpty else {
      let paths = ArgumentKind.pathCandidates(context).map(\.text)
      throw context.error(
        Refusal("error.not-shown", nearest: NearestName.to(text.text, among: paths)), at: text.span)
    }
    return Document {
      for (shown, inspection) in found {
        Document.cause(of: shown.finding, called: shown.path, inspection)
        if !shown.others.isEmpty {
          Text("  " + localized("why.also", shown.others), .hint)
        }
      }
    }
  }
}

/// Where a text stands on a screen.
private struct ShownText {
  /// `mvp.view.amountLabel.text`.
  let path: String
  /// What holds it.
  let finding: Inspection.Finding
  /// What else shows it, by its path.
  let others: [String]

  /// Finds a text: the whole of what a widget shows, or a part of it.
  init?(_ text: String, in specimen: OpenSpecimen) {
    let inspection = Inspection(specimen: specimen)
    var whole: [(path: String, finding: Inspection.Finding)] = []
    var part = whole
    for (path, layer) in inspection.allLayersByPath where layer is View {
      for property in inspection.properties(of: layer) {
        guard case .value(let value) = property.content, let shown = value as? String else {
          continue
        }
        let found = (
          "\(path).\(property.fact.name)",
          Inspection.Finding.value(property, of: layer, inner: nil)
        )
        if shown == text {
          whole.append(found)
        } else if shown.contains(text) {
          part.append(found)
        }
      }
    }
    guard let first = (whole + part).first else { return nil }
    (path, finding) = first
    others = (whole.isEmpty ? part : whole).dropFirst().map(\.path)
  }
}
