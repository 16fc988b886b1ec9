import LayerTracing
import Queries
import Staging
import Terminal

extension Command {
  /// Shows a pattern's rules, and whether the open specimens keep them.
  static var rules: Command {
    let patterns = Parameter("PATTERN", .specimen, .repeated)
    let all = Parameter(flag: "all", help: "every pattern's rules, as a cheat sheet")
    return Command(
      "rules", in: .trace, summary: "who may send to whom and own whom, and who does otherwise",
      takes: [patterns, all],
      examples: [
        Example("rules", "every open pattern, held against its rules"),
        Example("rules mvp", "one of them"),
        Example("rules --all", "a cheat sheet of every pattern"),
      ]
    ) { call, session throws(Complaint) in
      let profile = session.out.profile
      if call.has(all) {
        var seen: Set<String> = []
        let known = session.features.flatMap(\.specimens).compactMap(\.rules)
          .filter { seen.insert($0.name).inserted }
        session.show(RulesView.sheet(known, profile: profile))
        return
      }
      let stage = try session.stage()
      for specimen in call.specimens(patterns, on: stage) {
        session.show(RulesView(specimen, profile: profile).lines)
      }
    }
  }
}
