import Languages
import LayerTracing
import Sessions
import Staging
import Terminal

extension CostTable {
  /// What some specimens of a feature cost, a column each.
  init(_ feature: Feature, _ all: [SpecimenCosts]) {
    self.init(
      corner: feature.name,
      columns: CostTable.columns(feature, all),
      rows: CostTable.rows(feature, all),
      introduction: StyledText(
        localized: "compare.spoken", .plain, feature.name, all.map(\.pattern)),
      remark: StyledText(localized: "compare.remark", .hint))
  }

  /// A column for each specimen of a feature.
  static func columns(_ feature: Feature, _ all: [SpecimenCosts]) -> [Column] {
    all.map { Column(title: $0.pattern, name: "\(feature.name).\($0.pattern.lowercased())") }
  }

  /// How many types and protocols each has.
  static func types(_ all: [SpecimenCosts]) -> Row {
    (localized("compare.types"), all.map { "\($0.types), \($0.protocols)" })
  }

  /// How many lines of code each has.
  static func lines(_ all: [SpecimenCosts]) -> Row {
    (localized("compare.lines"), all.map { "\($0.lines)" })
  }

  /// How many of a feature's events each lets a test drive without a widget.
  static func driven(_ feature: Feature, _ all: [SpecimenCosts]) -> Row {
    (
      localized("compare.driven"),
      all.map { localized("compare.driven-of", $0.driven, feature.events.count) }
    )
  }

  private static func rows(_ feature: Feature, _ all: [SpecimenCosts]) -> [Row] {
    let events = feature.events.indices.map { index in
      let name = all.lazy.compactMap { $0.events[index]?.event }.first ?? feature.events[index]
      return (
        title: localized("compare.event", name),
        values: all.map { costs in
          costs.events[index].map { "\($0.crossings) + \($0.messages - $0.crossings)" } ?? "-"
        }
      )
    }
    let roles = Role.drawn(feature.roles).filter { role in all.contains { $0.degrees[role] != nil }
    }
    return events + [
      types(all), lines(all),
      (localized("compare.largest"), all.map { "\($0.largestType)" }),
      (localized("compare.assembly"), all.map { "\($0.assembly)" }),
    ]
      + roles.map { role in
        (localized("compare.talks", role.name), all.map { $0.degrees[role].map { "\($0)" } ?? "-" })
      } + [
        (localized("compare.references"), all.map { "\($0.strong), \($0.weak)" }),
        driven(feature, all),
      ]
      + (all.contains { $0.breaches > 0 }
        ? [(localized("compare.breaches"), all.map { "\($0.breaches)" })] : [])
  }
}
