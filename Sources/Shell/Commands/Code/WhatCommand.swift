import Languages
import Queries
import Sessions
import Staging

extension Command {
  /// Opens a small change beside what was changed.
  static let what: Command = {
    let change = Parameter("CHANGE", .word, .rest)
    return Command(
      "what", elsewhere: ["suppose", "mutate"], .tool, in: .stage,
      takes: [change.completing(changes)], writtenAs: "if [CHANGE]",
      examples: ["what if", "what if view strong"]
    ) { call, context throws(CommandError) in
      var words = call.words.dropFirst()
      if words.first?.text.lowercased() == "if" { words.removeFirst() }
      let all = context.features.flatMap { feature in feature.whatIfs.map { ($0, feature) } }
      if words.isEmpty { return .tool { _ in .shows(.whatIfs(all)) } }
      // no text: a sort of thing, by which the tables know its name
      let (change, feature) = try context.parsed(
        Names.find(Word(joining: Array(words)), "small change", in: all, by: { $0.0.title }))
      guard let build = feature.build(of: change), let pattern = feature.pattern(of: build) else {
        return .tool { _ in .shows(.whatIfs(all)) }
      }
      return .act(
        Request.Act(
          action: .stage(.open(feature.name, in: [pattern.name, build.name], isOnly: true)),
          heading: .whatIf(change, build, beside: pattern)
        ) { _ in words.first?.span })
    }
  }()

  private static func changes(_ context: Context, _ words: [Word]) -> [Candidate] {
    words.count < 2
      ? [Candidate("if", localized("command.what.example.1"))]
      : context.features.flatMap(\.whatIfs).map { Candidate($0.title, $0.summary) }
  }
}
