import Lessons

extension Command {
  /// Shows a pattern's rules, and whether the open specimens keep them.
  static let rules: Command = {
    let patterns = Parameter("PATTERN", .specimen, .repeated)
    let all = Parameter(flag: "all")
    return Command(
      look: "rules", in: .trace, inLessons: .anyBlock,
      takes: [patterns, all],
      examples: ["rules", "rules mvp", "rules --all"]
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
