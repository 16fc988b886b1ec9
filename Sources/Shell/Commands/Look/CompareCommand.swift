import Lessons
import Queries
import Sessions
import Staging

extension Command {
  /// Counts what each pattern costs.
  static let compare: Command = {
    let feature = Parameter("FEATURE", .feature, .optional)
    return Command(
      look: "compare", in: .look, inLessons: .anyBlock, takes: [feature],
      examples: ["compare", "compare candy"],
      filling: { [1: ["\(SpecimenCosts.value)"]] },
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
      return Document([CostTable(chosen, specimens.map { SpecimenCosts($0, of: chosen) })])
    }
  }()
}
