import Queries
import Staging
import Terminal

extension Command {
  /// Counts what each pattern costs.
  static var compare: Command {
    let feature = Parameter("FEATURE", .feature, .optional)
    return Command(
      "compare", in: .look, summary: "what each pattern costs: messages, types, lines, references",
      takes: [feature],
      examples: [
        Example("compare", "the feature in front, in the patterns that are open"),
        Example("compare candy", "another one, in every pattern"),
      ],
      details: [
        "How it is counted. Events are fired once each, in order, at copies that nobody sees, a "
          + "value being \(SpecimenCosts.value): messages go from one role to another, as 'fire' "
          + "counts them, and those inside a role are told beside them.",
        "Types are classes, structures and enumerations; lines are neither blank nor comment; the "
          + "largest type counts with its extensions; assembly is scene delegates and builders. "
          + "Features, entities and mocks are the same for all and don't count.",
        "A role talks with so many others, the user and the app left out. References are those "
          + "between the layers once the feature is loaded, closures included. Driven without "
          + "widgets: the events that reach the presenter with a mock in the view's place.",
        "These are counts of this code, not verdicts.",
      ]
    ) { call, session throws(Complaint) in
      let chosen: Feature
      if let named = call[feature] { chosen = named } else { chosen = try session.stage().feature }
      let stage = session.current?.feature.name == chosen.name ? session.current : nil
      let open = call[feature] == nil ? stage?.open.map(\.specimen) : nil
      let specimens = open ?? chosen.specimens.filter(\.isPattern)
      session.show(
        CompareView(
          chosen, specimens.map { SpecimenCosts($0, of: chosen) }, profile: session.out.profile
        ).lines)
    }
  }
}
