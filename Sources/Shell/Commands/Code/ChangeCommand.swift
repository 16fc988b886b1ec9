import Exports
import Languages
import Lessons
import Queries
import Sessions
import Staging

extension Command {
  /// Tells what a customer's wish costs in each pattern.
  static let change: Command = {
    let name = Parameter("WISH", .word, .optional)
    let guess = Parameter(after: "guess", "FILES", .word, isRepeated: true)
    let measured = Parameter(flag: "measured")
    let own = Parameter(after: "on", "NAME", .word)
    let file = Parameter(after: "to", "FILE", .written(localized("file.price"), "md", "html"))
    let force = Parameter(flag: "force")
    return Command(
      "change", elsewhere: ["wish", "wishes", "estimate"], .tool, in: .look,
      takes: [name.completing(wishes), guess, measured, own.completing(ownNames), file, force],
      examples: [
        "change", "change limit", "change limit guess 2 4 3 5 2 3", "change limit --measured",
        "change limit on mvp~limit", "change to wishes.html",
      ]
    ) { call, context throws(CommandError) in
      let all = context.features.flatMap { feature in feature.wishes.map { ($0, feature) } }
      let chosen = try call[name].map { word throws(CommandError) in
        [try find(word, among: all, context)]
      }
      if let target = call[file] {
        return .tool { runner throws(CommandError) in
          try runner.printer.hand(
            over: wall(chosen ?? all, isPage: FileEnding.of(target.text) == "html"), to: target,
            replacing: call.has(force), in: context)
        }
      }
      guard let (wish, feature) = chosen?.first else {
        if call[own] != nil || call[guess] != nil { throw call.missing(name, in: context) }
        return .tool { _ in
          .shows(
            call.has(measured)
              ? all.reduce(Document()) { $0 + .price(of: $1.0, of: $1.1) }
              : .wishes(of: context.features))
        }
      }
      if let own = call[own] { return try hold(own, against: wish, of: feature, context) }
      let files = try numbers(call.all(guess), wish, feature, context)
      if files.isEmpty, !call.has(measured) {
        return .tool { runner in
          runner.askedWish = wish.name
          return .shows(.question(of: wish, of: feature))
        }
      }
      return .tool { runner in
        runner.askedWish = nil
        return .shows(.price(of: wish, of: feature, guess: files))
      }
    }
  }()

  private static func wishes(_ context: Context) -> [Candidate] {
    context.features.flatMap(\.wishes).map { Candidate($0.name, $0.request) }
  }

  private static func find(
    _ word: Word, among all: [(Wish, Feature)], _ context: Context
  ) throws(CommandError) -> (Wish, Feature) {
    // no text: a sort of thing, by which the tables know its name
    try context.parsed(Names.find(word, "wish", in: all, by: { $0.0.name }), listedAs: "wishes")
  }

  /// More files than any wish takes.
  private static let mostFiles = 999

  /// How many files the learner thinks it will take in each pattern.
  private static func numbers(
    _ words: [Word], _ wish: Wish, _ feature: Feature, _ context: Context
  ) throws(CommandError) -> [Int] {
    var numbers: [Int] = []
    let expected = localized("wish.number")
    for word in words {
      let number = try context.parsed(Names.number(word, expected))
      guard (0...mostFiles).contains(number) else {
        throw context.error(Refusal(QueryError(.expected(expected), at: word.span)))
      }
      numbers.append(number)
    }
    let patterns = feature.solutions(of: wish).map(\.patternTitle)
    if let first = words.first, let last = words.last, numbers.count != patterns.count {
      throw context.error(
        Refusal("error.guess-for-each", patterns.count, advice: patterns),
        at: first.span.lowerBound..<last.span.upperBound)
    }
    return numbers
  }

  /// Counts what it costs in the learner's own code, and hunts for what that does otherwise than it should.
  private static func hold(
    _ word: Word, against wish: Wish, of feature: Feature, _ context: Context
  ) throws(CommandError) -> Request {
    let stage = try context.stage()
    guard stage.feature.name == feature.name else {
      throw context.error(.elsewhere(feature.name, than: context.current), at: word.span)
    }
    let build = try own(word, context)
    guard let specimen = feature.specimen(named: build.name),
      let solution = solution(beside: specimen, of: wish, feature)
    else {
      throw context.error(
        .unknownBuild(word.text, among: context.state.workspace.builds), at: word.span)
    }
    let other = feature.all.first { $0.wish == wish.name }
    let plan = try context.worded(
      context.session.plan(
        .mistakes, in: [specimen.name], beside: other.map { [specimen.name: $0.name] } ?? [:]))
    let hunt = Hunt(plan, processes: context.session.environment.huntProcesses)
    let price = { Document.price(of: wish, of: feature, in: specimen, beside: solution) }
    // Its event is fired at the learner's code, which may end the program.
    try context.worded(context.session.tryLook(context.line) { _ = price() })
    return .tool { runner throws(CommandError) in
      runner.show(price())
      runner.session.hunt = hunt
      return try runner.go(on: hunt, in: context)
    }
  }

  /// The build that grants the wish in the pattern of the learner's own.
  private static func solution(
    beside own: Specimen, of wish: Wish, _ feature: Feature
  ) -> Specimen? {
    let solutions = feature.solutions(of: wish)
    return solutions.first { $0.patternTitle == own.patternTitle }
      ?? solutions.first
  }

  private static func wall(_ wishes: [(Wish, Feature)], isPage: Bool) -> String {
    let tables = wishes.flatMap { wish, feature in
      [
        localized("wish.one", wish.name, feature.name, wish.request),
        CostTable(wish, of: feature, feature.costs(of: wish)).markdown,
      ]
    }
    let remarks = [localized("command.change.detail.1"), localized("command.change.detail.2")]
    return LessonSheet(forWall: localized("wish.title"), tables + remarks).text(isPage: isPage)
  }
}
