import Languages
import Sessions
import Staging
import Terminal

extension CostTable {
  /// What was measured for a brief, in the feature that is most like it: a column for each pattern; nil if there
  /// is no such feature.
  init?(_ brief: Brief, of features: [Feature]) {
    guard let feature = features.first(where: { $0.name == brief.feature }) else { return nil }
    let patterns = feature.specimens.filter(\.isPattern)
    let all = patterns.map { SpecimenCosts($0, of: feature) }
    let wishes = feature.wishes.map { wish -> Row in
      let costs = feature.costs(of: wish)
      return (
        localized("choice.wish", wish.name),
        patterns.map { pattern in
          costs.first { $0.specimen.patternTitle == pattern.patternTitle }.map { cost in
            "\(cost.code.files.count), \(cost.code.added)"
          } ?? "-"
        }
      )
    }
    self.init(
      corner: feature.name,
      columns: CostTable.columns(feature, all),
      rows: [CostTable.types(all), CostTable.lines(all), CostTable.driven(feature, all)] + wishes,
      introduction: StyledText(
        localized: "compare.spoken", .plain, feature.name, all.map(\.pattern)),
      remark: nil)
  }
}

extension Brief {
  /// The choice for it and its reason, in a sentence.
  var decision: String {
    choice.map { localized("choice.chosen", $0.pattern, $0.reason) } ?? localized("choice.open")
  }
}

extension Document {
  /// The briefs, what each pattern costs in the feature that is most like each, and what was chosen.
  static func choice(_ briefs: [Brief], of features: [Feature]) -> Document {
    guard !briefs.isEmpty else {
      return Document(localized: "choice.none", features.map(\.name))
    }
    return briefs.enumerated().reduce(into: Document()) { all, entry in
      let (index, brief) = entry
      all += Document {
        Text(StyledText("\(index + 1)  ", .bold) + StyledText(brief.text).sanitized, indent: 3)
        if let table = CostTable(brief, of: features) { table }
        Text(
          StyledText(brief.decision, brief.choice == nil ? .hint : .bold).sanitized)
      }
    } + Document(localized: "choice.remark", style: .hint)
  }
}
