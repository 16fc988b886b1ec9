import Lessons
import Queries
import Sessions
import Staging
import Views

extension Command {
  /// Counts what each pattern costs.
  static let compare: Command = {
    let feature = Parameter("FEATURE", .feature, .optional)
    return Command(
      look: "compare", in: .look, inLessons: .anyBlock,
      summary: "what each pattern costs: messages, types, lines, references", takes: [feature],
      examples: [
        Example("compare", "the feature in front, in the patterns that are open"),
        Example("compare candy", "another one, in every pattern"),
      ],
      details: [
        "How it is counted. Events are fired once each, in order, at copies that aren't shown, a "
          + "value being \(SpecimenCosts.value); one that can't be fired there, after as few others as "
          + "lead to it, or after a failure. Messages go from one role to another, as 'fire' counts "
          + "them, and those inside a role are told beside them.",
        "Types are classes, structures and enumerations; lines are neither blank nor comment; the "
          + "largest type counts with its extensions; assembly is scene delegates and builders. "
          + "Features, entities and mocks are the same for all and don't count.",
        "A role talks with so many others, the user and the app left out. References are those "
          + "between the layers once the feature is loaded, closures included. Driven without "
          + "widgets: the events that reach the presenter with a mock in the view's place. Where "
          + "rules are broken, it is told how many sorts of messages and references do.",
        "These are counts of this code, not verdicts.",
      ],
      evidence: { call, context in
        (call[feature]?.name ?? context.current?.feature.name).map { [TakenLook(.compared, $0)] }
          ?? []
      }
    ) { call, context throws(CommandError) in
      let specimens: [Specimen]
      let chosen: Feature
      if let named = call[feature] {
        (chosen, specimens) = (named, named.specimens.filter(\.isPattern))
      } else {
        let stage = try context.stage()
        (chosen, specimens) = (stage.feature, stage.open.map(\.specimen))
      }
      return Document([CompareView(chosen, specimens.map { SpecimenCosts($0, of: chosen) })])
    }
  }()
}
