import Lessons
import Views

extension Command {
  /// Shows a pattern's rules, and whether the open specimens keep them.
  static let rules: Command = {
    let patterns = Parameter("PATTERN", .specimen, .repeated)
    let all = Parameter(flag: "all", help: "every pattern's rules, as a cheat sheet")
    return Command(
      look: "rules", in: .trace, inLessons: .anyBlock,
      summary: "who may send to whom and own whom, and who does otherwise",
      answers: "Does the code keep to its pattern?",
      takes: [patterns, all],
      examples: [
        Example("rules", "every open pattern, held against its rules"),
        Example("rules mvp", "one of them"),
        Example("rules --all", "a cheat sheet of every pattern"),
      ]
    ) { call, context throws(CommandError) in
      if call.has(all) {
        var seen: Set<String> = []
        return .rules(
          context.features.flatMap(\.specimens).compactMap(\.rules)
            .filter { seen.insert($0.name).inserted })
      }
      let stage = try context.stage()
      return call.specimens(patterns, on: stage).reduce(Document()) { $0 + .rules(of: $1) }
    }
  }()
}
