import Queries
import Staging
import Terminal

extension Command {
  /// Opens a feature in some or all patterns; alone, lists the features.
  static var open: Command {
    let feature = Parameter("FEATURE", .word, .optional)
    let patterns = Parameter("PATTERN", .word, .repeated)
    return Command(
      "open", in: .stage, summary: "open a feature in several patterns, side by side",
      answers: "What is there to look at?",
      takes: [feature.completing(features), patterns.completing(specimens)],
      examples: [
        Example("open", "lists the features"),
        Example("open counter", "opens counter in every pattern"),
        Example("open counter mvc mvp", "opens counter in these two"),
      ],
      undone: "Nothing was opened.", isAction: { $0[feature] != nil }
    ) { call, session throws(Complaint) in
      guard let name = call[feature] else {
        list(session)
        return
      }
      let (chosen, names) = try choose(name, call.all(patterns), session)
      let specimens = try find(names, in: chosen)
      let last = session.current
      let stage = session.desk.bringToFront(chosen)
      let before = stage.open.map(\.name)
      // Coming back to a feature finds it as it was left.
      let comesBack = last !== stage && specimens.isEmpty && !before.isEmpty
      let all = chosen.specimens.filter(\.isPattern)
      for specimen in specimens.isEmpty && !comesBack ? all : specimens {
        if let runaway = stage.open(specimen) {
          throw RunawayWording(runaway).complaint(at: names.isEmpty ? nil : name.span)
        }
      }
      session.turn.changedNothing = last === stage && stage.open.map(\.name) == before
      report(stage, before: before, session)
      if let last, last !== stage, !last.open.isEmpty {
        let name = last.feature.name
        session.report { [StyledText("\(name) is parked as it is: open \(name).", .hint)] }
      }
    }
  }

  private static func features(_ session: Session) -> [Candidate] {
    // The patterns of the feature in front may stand alone.
    session.features.map { Candidate($0.name, $0.summary) }
      + (session.current == nil ? [] : specimens(session, []))
  }

  /// The patterns of the feature that was named before, or of the one in front.
  private static func specimens(_ session: Session, _ words: [Word]) -> [Candidate] {
    let named = words.dropFirst().first.flatMap { word in
      session.features.first { $0.name == word.text.lowercased() }
    }
    let feature = named ?? session.current?.feature ?? session.features.first
    return (feature?.specimens ?? []).map { Candidate($0.name, $0.summary) }
  }

  /// `open counter mvp`, `open counter.mvp`; and `open viper` for the feature in front.
  private static func choose(
    _ name: Word, _ patterns: [Word], _ session: Session
  ) throws(Complaint) -> (Feature, [Word]) {
    let path = try worded { () throws(QueryError) in try PathReference(name, features: []) }
    if let step = path.steps.first {
      let word = Word(path.specimen.pattern, span: path.specimenSpan)
      let pattern = Word(
        path.steps.dropFirst().reduce(step.name) { "\($0).\($1.name)" },
        span: step.span.lowerBound..<name.span.upperBound)
      return (try ArgumentKind.feature.parse(word, session), [pattern] + patterns)
    }
    if let feature = session.current?.feature,
      feature.specimens.contains(where: { $0.name == name.text.lowercased() })
    {
      return (feature, [name] + patterns)
    }
    return (try ArgumentKind.feature.parse(name, session), patterns)
  }

  private static func find(_ names: [Word], in feature: Feature) throws(Complaint) -> [Specimen] {
    var specimens: [Specimen] = []
    for name in names {
      // Whoever knows a variant's name may open it; nobody is told it by the way.
      if let exact = feature.specimens.first(where: { $0.name == name.text.lowercased() }) {
        specimens.append(exact)
        continue
      }
      specimens.append(
        try worded(of: " of \(feature.name)", listedAs: "Patterns") { () throws(QueryError) in
          try Names.find(
            name, "pattern", in: feature.specimens.filter { $0.flaw == nil }, by: \.name)
        })
    }
    return specimens
  }

  private static func list(_ session: Session) {
    let profile = session.out.profile
    if profile.isPlain {
      session.show(
        session.features.flatMap { feature in
          [
            StyledText("\(feature.name), \(feature.summary)."),
            StyledText(
              "Built in \(names(of: feature, isFlawed: false, ", ")).\(hidden(feature, ", "))"),
          ]
        })
      return
    }
    var table = TextTable(columns: [.left, .left])
    for feature in session.features {
      table.add(row: [StyledText("  " + feature.name, .bold), StyledText(feature.summary)])
      table.add(row: ["", StyledText(names(of: feature, isFlawed: false, "  "))])
      let variants = names(of: feature, isFlawed: true, "  ")
      if !variants.isEmpty {
        table.add(row: ["", StyledText("a mistake in each: " + variants, .dim)])
      }
    }
    session.show(["Features, and the patterns that each is built in:"])
    session.show(table.lines(profile))
  }

  private static func names(
    of feature: Feature, isFlawed: Bool, _ separator: String
  ) -> String {
    feature.specimens.filter { ($0.flaw != nil) == isFlawed }.map(\.name)
      .joined(separator: separator)
  }

  /// The variants, as a sentence goes on.
  private static func hidden(_ feature: Feature, _ separator: String) -> String {
    let names = names(of: feature, isFlawed: true, separator)
    return names.isEmpty ? "" : " A mistake is in each of \(names)."
  }

  private static func report(_ stage: Stage, before: [String], _ session: Session) {
    let profile = session.out.profile
    let count = stage.open.count
    let times =
      count == 1 ? "built once" : count == 2 ? "built twice" : "built \(count.spelled) times"
    let view = ScreenView(stage.open, profile: profile)
    session.report {
      var text = "\(stage.feature.name), \(times)."
      if count > 1 {
        text =
          view.areAllEqual
          ? "\(stage.feature.name), \(times). The user can't tell them apart\(profile.isPlain ? "." : ":")"
          : "\(stage.feature.name), \(times):"
      } else {
        text = "\(stage.feature.name), built in \(stage.open.first?.specimen.pattern ?? ""):"
      }
      let titles = stage.controls.map(\.title)
      let width = titles.map { $0.displayWidth() }.max() ?? 0
      let legend = stage.controls.map {
        "\($0.title.padded(to: width))\(width > 0 ? "  " : "")fire \($0.event)"
          + ($0.takesValue ? " N" : "")
      }
      var lines: [StyledText] = [StyledText(text)] + view.lines(legend: legend)
      if profile.isPlain {
        lines.append(StyledText("To fire: \(EventsList(stage).short)."))
      }
      let late = stage.open.filter { !before.contains($0.name) }
      if !before.isEmpty, !late.isEmpty, stage.events.count > 0 {
        let names = Wording.list(late.map(\.specimen.pattern))
        lines.append(
          StyledText(
            "\(names) caught up with \(Wording.count(stage.events.count, "event")).", .hint))
        lines += RunawayWording.spared(late)
      }
      return lines
    }
  }
}

extension Int {
  /// The number as a word if it is small.
  fileprivate var spelled: String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    return words.indices.contains(self) ? words[self] : String(self)
  }
}
