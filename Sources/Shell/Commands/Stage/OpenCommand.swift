import Queries
import Sessions
import Staging
import Views

extension Command {
  /// Opens a feature in some or all patterns; alone, lists the features.
  static let open: Command = {
    let feature = Parameter("FEATURE", .word, .optional)
    let patterns = Parameter("PATTERN", .word, .repeated)
    return Command(
      .open, .act, looksWhenBare: true, in: .stage, isForLessons: true,
      summary: "open a feature in several patterns, side by side",
      answers: "What is there to look at?",
      takes: [feature.completing(features), patterns.completing(specimens)],
      examples: [
        Example("open", "lists the features"),
        Example("open counter", "opens counter in every pattern"),
        Example("open counter mvc mvp", "opens these two, beside what is open of it"),
      ],
      details: [
        "'open FILE', or the line that 'share' wrote in place of FILE, opens another session in place "
          + "of this one."
      ],
      undone: "Nothing was opened."
    ) { call, context throws(Complaint) in
      guard let name = call[feature] else { return .look(.features(context.features)) }
      if let shared = try sharing(name, context) {
        return .tool { runner throws(Complaint) in try runner.open(shared, at: name.span) }
      }
      let (chosen, names) = try choose(name, call.all(patterns), context)
      let specimens = try find(names, in: chosen, context)
      return .act(
        .open(chosen.name, in: specimens.map(\.name)), at: names.isEmpty ? nil : name.span)
    }
  }()

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
  ) throws(Complaint) -> (Feature, [Word]) {
    let path = try context.parsed { () throws(QueryError) in
      try PathReference(name, features: [])
    }
    if let step = path.steps.first {
      let word = Word(path.specimen.pattern, span: path.specimenSpan)
      let pattern = Word(
        path.steps.dropFirst().reduce(step.name) { "\($0).\($1.name)" },
        span: step.span.lowerBound..<name.span.upperBound)
      return (try ArgumentKind.feature.parse(word, context), [pattern] + patterns)
    }
    if let feature = context.current?.feature,
      feature.specimens.contains(where: { $0.name == name.text.lowercased() })
    {
      return (feature, [name] + patterns)
    }
    return (try ArgumentKind.feature.parse(name, context), patterns)
  }

  private static func find(
    _ names: [Word], in feature: Feature, _ context: Context
  ) throws(Complaint) -> [Specimen] {
    var specimens: [Specimen] = []
    for name in names {
      // A variant can be opened by its name, but isn't offered.
      if let exact = feature.specimens.first(where: { $0.name == name.text.lowercased() }) {
        specimens.append(exact)
        continue
      }
      specimens.append(
        try context.parsed(of: " of \(feature.name)", listedAs: "Patterns") {
          () throws(QueryError) in
          try Names.find(
            name, "pattern", in: feature.specimens.filter { $0.flaw == nil }, by: \.name)
        })
    }
    return specimens
  }
}
