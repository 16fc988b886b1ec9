import Languages
import Sessions
import Staging
import Terminal

/// What a wish costs in one pattern: counted in the code that grants it, beside the code that it began as, and in
/// the trace of one event at each.
struct WishCost {
  /// The build that grants it.
  let specimen: Specimen
  /// What its code says otherwise.
  let code: CodeDifference
  /// What its mocks say otherwise; nil where the view has none.
  let mocks: CodeDifference?
  /// How many tests with a mock view expect something else, and of how many; nil where the view has none.
  let tests: (changed: Int, all: Int)?
  /// What the event costs, before and with the wish granted; nil where no way to it was found.
  let messages: (before: SpecimenCosts.EventCost?, after: SpecimenCosts.EventCost?)

  /// Counts, and fires the wish's event at copies aside; nil if it isn't known what the build began as.
  init?(_ specimen: Specimen, granting wish: Wish, of feature: Feature) {
    let began = specimen.original.flatMap(feature.specimen(named:)) ?? feature.pattern(of: specimen)
    guard let began else { return nil }
    self.specimen = specimen
    code = CodeDifference(
      specimen.sources + specimen.framework, from: began.sources + began.framework)
    mocks = specimen.mock.flatMap { mock in
      began.mock.map { CodeDifference(mock.sources, from: $0.sources) }
    }
    let ownTests = SpecimenCosts.tests(of: specimen, in: feature)
    tests = SpecimenCosts.tests(of: began, in: feature).flatMap { before in
      ownTests.map { after in (before.count { after[$0.key] != $0.value }, before.count) }
    }
    messages = (
      SpecimenCosts.cost(of: wish.event, in: began, of: feature),
      SpecimenCosts.cost(of: wish.event, in: specimen, of: feature)
    )
  }
}

extension Feature {
  /// What a wish costs in each pattern.
  func costs(of wish: Wish) -> [WishCost] {
    solutions(of: wish).compactMap { WishCost($0, granting: wish, of: self) }
  }
}

extension CostTable {
  /// What a wish costs, a column for each build that grants it.
  ///
  /// - Parameters:
  ///   - wish: The wish.
  ///   - feature: The feature of which it is asked.
  ///   - costs: What it costs.
  ///   - guess: How many files the learner thought it would take in each; empty if none was asked.
  init(
    _ wish: Wish, of feature: Feature, _ costs: [WishCost], guess: [Int] = []
  ) {
    let isHeld = costs.contains { $0.specimen.original != nil }
    let titles = costs.map { cost in
      isHeld
        ? localized(cost.specimen.original == nil ? "wish.ours" : "wish.own")
        : cost.specimen.patternTitle
    }
    func messages(_ cost: WishCost) -> String {
      let counts = [cost.messages.before, cost.messages.after].map { event in
        event.map { "\($0.messages)" } ?? "-"
      }
      return counts[0] == counts[1] ? counts[0] : localized("wish.messages", counts[0], counts[1])
    }
    let guessed: [Row] =
      guess.isEmpty ? [] : [(localized("wish.row.guess"), guess.map { "\($0)" })]
    self.init(
      corner: wish.name,
      columns: zip(costs, titles).map { cost, title in
        Column(title: title, name: "\(feature.name).\(cost.specimen.name)")
      },
      rows: guessed + [
        (localized("wish.row.files"), costs.map { "\($0.code.files.count)" }),
        (localized("wish.row.roles"), costs.map { "\($0.code.roles.count)" }),
        (localized("wish.row.lines"), costs.map { "+\($0.code.added) -\($0.code.missing)" }),
        (
          localized("wish.row.mocks"), costs.map { $0.mocks.map { "\($0.files.count)" } ?? "-" }
        ),
        (
          localized("wish.row.tests"),
          costs.map { cost in
            cost.tests.map { localized("wish.of", $0.changed, $0.all) } ?? "-"
          }
        ),
        (localized("wish.row.messages", wish.event.name), costs.map(messages)),
      ],
      introduction: StyledText(localized: "wish.spoken", .plain, wish.name, feature.name, titles),
      remark: StyledText(localized: "wish.remark", .hint))
  }
}

extension Document {
  /// What customers ask of some features.
  static func wishes(of features: [Feature]) -> Document {
    let rows = features.flatMap { feature in
      feature.wishes.map { wish in
        Table.Row(
          [
            StyledText("  " + wish.name, .bold), StyledText(feature.name),
            StyledText(localized("wish.quoted", wish.request)),
          ],
          spoken: localized("wish.one", wish.name, feature.name, wish.request))
      }
    }
    return Document {
      Text(localized("wish.heading"))
      Table([.left, .left, .left], rows)
      Text(localized("wish.which", features.flatMap(\.wishes).first?.name ?? ""), .hint)
    }
  }

  /// A wish, and the question what it will cost.
  static func question(of wish: Wish, of feature: Feature) -> Document {
    let solutions = feature.solutions(of: wish)
    let titles = solutions.map(\.patternTitle)
    let example = titles.map { _ in "2" }.joined(separator: " ")
    return Document {
      Text(StyledText(localized("wish.one", wish.name, feature.name, wish.request)))
      Text(localized("wish.ask", titles))
      Text("  " + localized("wish.guess", example), .hint)
      Text("  " + localized("wish.measured", "change \(wish.name) --measured"), .hint)
    }
  }

  /// What a wish costs in each pattern, and what can be done next.
  static func price(of wish: Wish, of feature: Feature, guess: [Int] = []) -> Document {
    let costs = feature.costs(of: wish)
    let names = costs.map(\.specimen.name)
    let example = names.dropFirst().first ?? names.first ?? ""
    let pattern = example.prefix { $0 != "~" }
    return Document {
      Text(StyledText(localized("wish.one", wish.name, feature.name, wish.request)))
      CostTable(wish, of: feature, costs, guess: guess)
      if let verdict = verdict(on: guess, costs) { Text(verdict) }
      Text(localized("wish.code", "open \(feature.name) \(pattern) \(example)", example), .hint)
      Text(
        localized: "wish.yours", "edit \(pattern) as \(wish.name)",
        "change \(wish.name) on \(example)", style: .hint)
    }
  }

  /// Where the learner was right, and by how many files not; nil if there was no guess.
  private static func verdict(on guess: [Int], _ costs: [WishCost]) -> String? {
    let misses = zip(costs, guess).map { cost, files in
      (title: cost.specimen.patternTitle, more: cost.code.files.count - files)
    }
    guard !misses.isEmpty else { return nil }
    let wrong = misses.filter { $0.more != 0 }.map { miss in
      localized(miss.more > 0 ? "wish.more" : "wish.fewer", miss.title, abs(miss.more))
    }
    let right = misses.filter { $0.more == 0 }.map(\.title)
    if wrong.isEmpty { return localized("wish.right") }
    return localized("wish.missed", right, wrong)
  }

  /// What a wish costs in the learner's build, beside the build that grants it in the pattern.
  static func price(
    of wish: Wish, of feature: Feature, in own: Specimen, beside solution: Specimen
  ) -> Document {
    let costs = [own, solution].compactMap { WishCost($0, granting: wish, of: feature) }
    return Document([CostTable(wish, of: feature, costs)])
  }
}
