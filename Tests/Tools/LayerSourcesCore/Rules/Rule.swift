/// One rule of the linter. Each stands in a file of its own, and says there why it exists.
protocol Rule: Sendable {
  /// The name that findings and waivers use.
  var name: RuleName { get }
  /// One line for the catalogue.
  var summary: String { get }
  /// What is wrong in the scan's file, in any order.
  func findings(in scan: Scan) -> [Finding]
}

enum Rules {
  /// The rules that look at code, in the order of the catalogue.
  static let all: [any Rule] = [
    ExtensionWithoutLayer(), SubclassWithoutLayer(), CannotBeTraced(), SpecimenKnowsTooMuch(),
  ]

  /// What `layersources lint --rules` prints.
  static let catalogue: String = {
    let waiver = "A waiver names an existing rule and gives its reason."
    let entries = all.map { ($0.name, $0.summary) } + [(.waiver, waiver)]
    let width = entries.map(\.0.rawValue.count).max() ?? 0
    let lines = entries.map { name, summary in
      name.rawValue + String(repeating: " ", count: width - name.rawValue.count + 2) + summary
    }
    return lines.joined(separator: "\n")
      + "\n\nTo allow a finding, on its line or the line above:\n"
      + "  // layer-lint: allow(RULE): reason\n"
  }()
}
