import Exports
import Languages
import Lessons
import Queries
import Sessions
import Staging

extension Command {
  /// Writes down what a customer asks for.
  static let brief: Command = {
    let feature = Parameter("FEATURE", .feature)
    let text = Parameter("TEXT", .text(), .rest)
    return Command(
      "brief", .act, in: .notes, inLessons: .solution, takes: [feature, text],
      examples: ["brief candy", "brief counter"]
    ) { call, context throws(CommandError) in
      guard let chosen = call[feature] else { throw call.missing(feature, in: context) }
      return .act(.note(.brief(call.text(text), like: chosen.name)), at: call.span(text))
    }
  }()

  /// Chooses a pattern for a brief; alone, what was measured beside each.
  static let choose: Command = {
    let number = Parameter("BRIEF", .word, .optional)
    let pattern = Parameter("PATTERN", .word, .optional)
    // A brief's number and a pattern stand before it; 'to' writes a file.
    let rationale = Parameter(
      "REASON", .text { $0[0].text.allSatisfy(\.isNumber) && $0[1].text != "to" }, .repeated)
    let file = Parameter(after: "to", "FILE", .written(localized("file.choice"), "md", "html"))
    let force = Parameter(flag: "force")
    return Command(
      "choose", elsewhere: ["decide"], .act, looksWhenBare: true, in: .notes,
      inLessons: .solution,
      // With a file it writes one, where the author of a lesson would say.
      with: { $0.contains { $0.text.lowercased() == "to" } ? .noBlock(.writesFile) : nil },
      takes: [
        number.completing(briefs),
        pattern.completing(patterns), rationale, file, force,
      ],
      writtenAs: "[BRIEF PATTERN REASON…] [to FILE] [--force]",
      examples: ["choose", "choose 1 mvp", "choose to choice.html"]
    ) { call, context throws(CommandError) in
      let briefs = context.state.briefs
      let named = try call[number].map { word throws(CommandError) in
        try find(word, among: briefs, context)
      }
      if let target = call[file] {
        let written = briefs.enumerated().filter { index, _ in
          named.map { $0.place == index + 1 } ?? true
        }
        return .tool { runner throws(CommandError) in
          try runner.printer.hand(
            over: .choice(
              written, of: context.features, isPage: FileEnding.of(target.text) == "html"),
            to: target, replacing: call.has(force), in: context)
        }
      }
      guard let word = call[number], let (place, brief) = named else {
        return .look(.choice(briefs, of: context.features))
      }
      guard let chosen = call[pattern] else { throw call.missing(pattern, in: context) }
      let specimens = context.features.first { $0.name == brief.feature }?.specimens ?? []
      // no text: a sort of thing, by which the tables know its name
      let name = try context.parsed(
        Names.find(chosen, "pattern", in: specimens.filter(\.isPattern).map(\.name), by: \.self),
        listedAs: "patterns")
      let reason = call.text(rationale)
      guard !reason.isEmpty else { throw call.missing(rationale, in: context) }
      return .act(.note(.choose(name, for: place, because: reason)), at: word.span)
    }
  }()

  /// The brief of a number, which counts from 1.
  private static func find(
    _ word: Word, among briefs: [Brief], _ context: Context
  ) throws(CommandError) -> (place: Int, brief: Brief) {
    let place = try context.parsed(Names.number(word, localized("query.thing.whole-number")))
    guard place > 0, place <= briefs.count else {
      throw context.error(.noBrief(count: briefs.count), at: word.span)
    }
    return (place, briefs[place - 1])
  }

  private static func briefs(_ context: Context) -> [Candidate] {
    context.state.briefs.enumerated().map { Candidate("\($0 + 1)", $1.text) }
  }

  private static func patterns(_ context: Context) -> [Candidate] {
    let patterns = context.features.flatMap(\.specimens).filter(\.isPattern)
    return Dictionary(patterns.map { ($0.name, $0.pattern) }) { first, _ in first }
      .sorted { $0.key < $1.key }.map { Candidate($0.key, $0.value) }
  }
}

extension String {
  /// The briefs on paper: what each pattern costs, and what was chosen.
  @MainActor fileprivate static func choice(
    _ briefs: [(offset: Int, element: Brief)], of features: [Feature], isPage: Bool
  ) -> String {
    let parts = briefs.flatMap { index, brief in
      ["## \(index + 1). \(MarkdownText.plain(brief.text))"]
        + (CostTable(brief, of: features).map { [$0.markdown] } ?? [])
        + [MarkdownText.plain(brief.decision)]
    }
    return LessonSheet(forWall: localized("choice.title"), parts + [localized("choice.remark")])
      .text(isPage: isPage)
  }
}
