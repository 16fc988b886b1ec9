import Languages
import Staging
import Terminal

extension Document {
  /// The small changes that are built in, with the features in which they are.
  static func whatIfs(_ all: [(WhatIf, Feature)]) -> Document {
    let rows = all.map { change, feature in
      let pattern = feature.build(of: change).map { $0.name.prefix { $0 != "~" } } ?? ""
      return Table.Row(
        [
          StyledText("  " + change.title, .bold), StyledText("\(feature.name).\(pattern)"),
          StyledText(change.summary),
        ],
        spoken: localized("what-if.one", change.title, "\(feature.name).\(pattern)", change.summary)
      )
    }
    let example = "what if \(all.first?.0.title ?? "")"  // no text: a command
    return Document {
      Text(localized("what-if.heading"))
      Table([.left, .left, .left], rows)
      Text(localized("what-if.which", example), .hint)
    }
  }

  /// A small change: what it is, the lines that are others, and how to see what comes of it.
  static func whatIf(
    _ change: WhatIf, _ build: Specimen, beside pattern: Specimen
  ) -> Document {
    let code = CodeDifference(
      build.sources + build.framework, from: pattern.sources + pattern.framework,
      leavesOutHeads: true)
    return Document {
      Text(localized("what-if.opened", build.name, pattern.name, change.summary))
      Document.code(code, of: build.name)
      Text(localized("what-if.look", build.name), .hint)
    }
  }
}
