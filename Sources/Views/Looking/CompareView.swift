import Languages
import LayerTracing
import Sessions
import Staging
import Terminal

/// What patterns cost, a column each.
package struct CompareView: Block {
  private let feature: Feature
  private let all: [SpecimenCosts]

  /// Shows what some specimens of a feature cost.
  package init(_ feature: Feature, _ all: [SpecimenCosts]) {
    self.feature = feature
    self.all = all
  }

  private var remark: StyledText { StyledText(localized: "compare.remark", .hint) }

  package func drawn(on page: Page) -> [StyledText] {
    let head = [StyledText(feature.name, .heading)] + all.map { StyledText($0.pattern, .bold) }
    let table = Table(
      [.left] + all.map { _ in .right },
      [head] + rows.map { row in [StyledText(row.title)] + row.values.map { StyledText($0) } })
    let isWide = table.width(on: page) > page.columns
    return (isWide ? stacked : table.drawn(on: page)) + [remark]
  }

  /// One pattern below the other, where there is no room for columns.
  private var stacked: [StyledText] {
    all.enumerated().flatMap { index, costs in
      [StyledText("\(feature.name).\(costs.pattern.lowercased())", .heading)]
        + rows.map { StyledText("  \($0.title): \($0.values[index])") }
    }
  }

  package func spoken(on page: Page) -> [StyledText] {
    [StyledText(localized: "compare.spoken", .plain, feature.name, all.map(\.pattern))]
      + rows.map { row in
        let values = zip(all, row.values).map { "\($0.pattern) \($1)" }
        return StyledText("\(row.title.capitalizedFirst): \(values.joined(separator: "; ")).")
      } + [remark]
  }

  private var rows: [(title: String, values: [String])] {
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
      (localized("compare.types"), all.map { "\($0.types), \($0.protocols)" }),
      (localized("compare.lines"), all.map { "\($0.lines)" }),
      (localized("compare.largest"), all.map { "\($0.largestType)" }),
      (localized("compare.assembly"), all.map { "\($0.assembly)" }),
    ]
      + roles.map { role in
        (localized("compare.talks", role.name), all.map { $0.degrees[role].map { "\($0)" } ?? "-" })
      } + [
        (localized("compare.references"), all.map { "\($0.strong), \($0.weak)" }),
        (
          localized("compare.driven"),
          all.map { localized("compare.driven-of", $0.driven, feature.events.count) }
        ),
      ]
      + (all.contains { $0.breaches > 0 }
        ? [(localized("compare.breaches"), all.map { "\($0.breaches)" })] : [])
  }
}
