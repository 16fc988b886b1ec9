import LayerTracing
import Queries
import Staging
import Terminal
import Widgets

extension Command {
  /// Tells what set a value, and what led to that.
  static var why: Command {
    let path = Parameter("PATH or TEXT", .word, .rest)
    return Command(
      "why", in: .look, summary: "the message that set a value, and the chain that caused it",
      takes: [path.completing(ArgumentKind.valueCandidates)],
      examples: [
        Example("why mvp.view.amountLabel.text", "who set it, and because of what"),
        Example("why mvp.presenter.amount.number", "of any value that a layer holds"),
        Example("why '1'", "of a text on the screens"),
      ]
    ) { call, session throws(Complaint) in
      let stage = try session.stage()
      let words = call.all(path)
      guard let word = words.first else { return }
      let view = WhyView(profile: session.out.profile)
      if words.count == 1, !word.isQuoted, isPath(word, on: stage) {
        let (specimen, steps) = try PathLookup.read(word, session)
        guard !steps.isEmpty else {
          throw Complaint(
            "why needs a value", at: word.span,
            accepted: "To see which there are: inspect \(specimen.specimen.name) --paths.")
        }
        let inspection = Inspection(specimen: specimen)
        let finding = try inspection.find(steps)
        if case .layer(let layer) = finding, inspection.lastWrite(to: finding) == nil {
          let names = inspection.properties(of: layer).map { "\(word.text).\($0.fact.name)" }
          throw Complaint(
            "this is a layer, and why asks about a value", at: word.span,
            accepted: "For example: \(names.prefix(4).joined(separator: ", ")).")
        }
        session.show(view.lines(finding, called: word.text, inspection))
        return
      }
      let text = words.map(\.text).joined(separator: " ")
      let found = stage.open.compactMap { specimen in
        ShownText(text, in: specimen).map { ($0, Inspection(specimen: specimen)) }
      }
      guard !found.isEmpty else {
        throw Complaint(
          "no screen shows this, and it is no path",
          at: word.span
            .lowerBound..<(words.last ?? word)
            .span.upperBound,
          nearest: NearestName.to(text, among: ArgumentKind.pathCandidates(session).map(\.text)),
          accepted: "To see all paths: inspect --paths. To see the screens: screen.")
      }
      for (shown, inspection) in found {
        session.show(view.lines(shown.finding, called: shown.path, inspection))
        if !shown.others.isEmpty {
          session.show([
            StyledText("  Also shown by: \(shown.others.joined(separator: ", ")).", .hint)
          ])
        }
      }
    }
  }

  private static func isPath(_ word: Word, on stage: Stage) -> Bool {
    guard let path = try? PathReference(word, features: [stage.feature.name]) else { return false }
    return stage[path.specimen.pattern.lowercased()] != nil
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
    for (path, layer) in inspection.layersByPath where layer is View {
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
