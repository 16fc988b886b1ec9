import Lessons
import Queries
import Sessions
import Staging

extension Command {
  /// Opens a feature in some or all patterns; alone, lists the features.
  static let open: Command = {
    let feature = Parameter("FEATURE", .word, .optional)
    let patterns = Parameter("PATTERN", .word, .repeated)
    let only = Parameter(after: "only", "PATTERN", .word, isRepeated: true)
    let all = Parameter(flag: "all")
    return Command(
      "open",
      elsewhere: ["ls", "list", "dir", "variants", "dialects", "patterns", "features", "cd"], .act,
      looksWhenBare: true, looksWith: "--all", in: .stage, inLessons: .anyBlock,
      takes: [
        feature.completing(features), patterns.completing(specimens), only.completing(specimens),
        all,
      ],
      examples: [
        "open", "open counter", "open counter mvc mvp", "open viper",
        "open counter only mvp",
        "open counter --all",
      ]
    ) { call, context throws(CommandError) in
      if call.has(all) {
        let features = try call[feature].map { name throws(CommandError) in
          [try ArgumentKind.feature.parse(name, context)]
        }
        return .look(.builds(of: features ?? context.features))
      }
      let alone = call.all(only)
      guard let name = call[feature] else {
        if alone.isEmpty { return .look(.features(context.features)) }
        let feature = try context.stage().feature
        let names = try find(alone, in: feature, context).map(\.name)
        return .act(.stage(.open(feature.name, in: names, isOnly: true)), at: alone[0].span)
      }
      if let shared = try sharing(name, context) {
        return .tool { runner throws(CommandError) in try runner.open(shared, at: name.span) }
      }
      let (chosen, words) = try choose(name, call.all(patterns) + alone, context)
      let names = try find(words, in: chosen, context).map(\.name)
      let isOnly = !alone.isEmpty || comesBack(to: chosen, without: names, context)
      return .act(
        .stage(.open(chosen.name, in: names, isOnly: isOnly)),
        at: words.isEmpty ? nil : name.span)
    }
  }()

  /// Whether a parked feature is brought to the front by patterns of it, and others of it were open: they
  /// weren't asked for.
  private static func comesBack(
    to feature: Feature, without names: [String], _ context: Context
  ) -> Bool {
    guard !names.isEmpty, feature.name != context.current?.feature.name,
      let parked = context.state.workspace.stages[feature.name]
    else { return false }
    return parked.open.contains { !names.contains($0.specimen.name) }
  }

  private static func features(_ context: Context) -> [Candidate] {
    // The patterns of the feature in front may stand alone.
    context.features.map { Candidate($0.name, $0.summary) }
      + (context.current == nil ? [] : specimens(context, []))
  }

  /// The patterns of the feature that was named before, or of the one in front.
  private static func specimens(_ context: Context, _ words: [Word]) -> [Candidate] {
    let named = words.dropFirst().first.flatMap { word in
      context.features.first { $0.name == word.text.lowercased() }
    }
    let feature = named ?? context.current?.feature ?? context.features.first
    return (feature?.specimens ?? []).map { Candidate($0.name, $0.summary) }
  }

  /// `open counter mvp`, `open counter.mvp`; and `open viper` for the feature in front.
  private static func choose(
    _ name: Word, _ patterns: [Word], _ context: Context
  ) throws(CommandError) -> (Feature, [Word]) {
    let path = try context.parsed(PathReference(name, features: []))
    if let step = path.steps.first {
      let word = Word(path.specimen.pattern, span: path.specimenSpan)
      let pattern = Word(
        path.steps.dropFirst().reduce(step.name) { "\($0).\($1.name)" },
        span: step.span.lowerBound..<name.span.upperBound)
      return (try ArgumentKind.feature.parse(word, context), [pattern] + patterns)
    }
    if let feature = context.current?.feature,
      feature.specimen(named: name.text.lowercased()) != nil
    {
      return (feature, [name] + patterns)
    }
    return (try ArgumentKind.feature.parse(name, context), patterns)
  }

  /// The specimens of a feature by their names.
  static func find(
    _ names: [Word], in feature: Feature, _ context: Context
  ) throws(CommandError) -> [Specimen] {
    try names.map { name throws(CommandError) in try specimen(name, of: feature, context) }
  }

  /// The specimen of a feature by its name. Variants and solutions can be named, but aren't offered.
  static func specimen(
    _ name: Word, of feature: Feature, _ context: Context
  ) throws(CommandError) -> Specimen {
    if let exact = feature.specimen(named: name.text.lowercased()) { return exact }
    return try context.parsed(
      Names.find(name, "pattern", in: feature.specimens.filter { $0.flaw == nil }, by: \.name),
      of: ("error.owned-of", feature.name), listedAs: "patterns")
  }
}
