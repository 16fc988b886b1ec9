import Languages
import LayerTracing
import Lessons
import Queries
import Sessions
import Staging

extension Command {
  /// Goes through all that a user could do.
  static let hunt: Command = {
    let goal = Parameter("WHAT", .word, .repeated)
    return Command(
      "hunt", elsewhere: ["fuzz", "explore"], .tool, in: .look,
      takes: [goal.completing(candidates)],
      writtenAs: "[PATTERNS or for WHAT or against CHECK or prediction or again] [within SECONDS]",
      examples: [
        "hunt mvp~a", "hunt again", "hunt for mvp.model.number < 0",
        "hunt for Presenter -> Model: increase", "hunt against screen mvp == viper",
        "hunt prediction", "hunt mvp viper within 60s",
      ]
    ) { call, context throws(CommandError) in
      var words = Array(call.words.dropFirst())
      let seconds = try seconds(takenFrom: &words, context)
      if words.count == 1, words[0].text.lowercased() == "again" {
        guard let hunt = context.session.hunt else {
          throw context.error("error.nothing-hunted", at: words[0].span)
        }
        return .tool { runner throws(CommandError) in try runner.go(on: hunt, in: context) }
      }
      var plan = try plan(words, context)
      if let seconds { plan.mostSeconds = seconds }
      let hunt = Hunt(plan, processes: context.session.environment.huntProcesses)
      let hint = direction(of: words, plan, context)
      return .tool { runner throws(CommandError) in
        runner.session.hunt = hunt
        let reply = try runner.go(on: hunt, in: context)
        runner.show(hint)
        return reply
      }
    }
  }()

  /// The words that say whether a hunt is for a way to something, or for what breaks it.
  private static let (towards, against) = ("for", "against")

  /// Takes how long a hunt may take from the end of its words: `within 60s`.
  private static func seconds(
    takenFrom words: inout [Word], _ context: Context
  ) throws(CommandError) -> Int? {
    guard let place = words.lastIndex(where: { $0.text.lowercased() == "within" && !$0.isQuoted })
    else { return nil }
    let end = words[(place + 1)...]
    guard end.count == 1, let word = end.last,
      let match = word.text.wholeMatch(of: /([0-9]{1,4})s?/), let seconds = Int(match.output.1),
      1...3600 ~= seconds
    else { throw context.error("error.seconds-wanted", at: (end.first ?? words[place]).span) }
    words.removeSubrange(place...)
    return seconds
  }

  /// Which of the two a hunt without either word was, and the other one.
  private static func direction(of words: [Word], _ plan: HuntPlan, _ context: Context) -> Document
  {
    guard let first = words.first, let last = words.last, ![towards, against].contains(first.text)
    else { return Document() }
    switch plan.goal {
    case .fulfilment, .condition:
      let line = String(
        decoding: Array(context.line.utf8)[first.span.lowerBound..<last.span.upperBound],
        as: UTF8.self)
      return Document(localized: "hunt.bare", line, style: .hint)
    case .mistakes, .breach, .message, .miss: return Document()
    }
  }

  private static func plan(_ words: [Word], _ context: Context) throws(CommandError) -> HuntPlan {
    let stage = try context.stage()
    if words.count == 1, words[0].text.lowercased() == prediction {
      return try planOfPrediction(words[0], context)
    }
    let (goal, names) = try goal(words, stage, context)
    return try context.worded { () throws(Refusal) in
      // What a lesson asks for is held against what it should be like, also once it is done.
      let tasks = context.state.lessonInFront?.run.lesson.tasks ?? []
      let sound = tasks.compactMap(\.code?.sound).reduce([:]) { $0.merging($1) { $1 } }
      return try context.session.plan(goal, in: names, beside: sound)
    }
  }

  private static func goal(
    _ words: [Word], _ stage: Stage, _ context: Context
  ) throws(CommandError) -> (HuntGoal, [String]) {
    guard let first = words.first, [towards, against].contains(first.text.lowercased()) else {
      let (sought, names) = try sought(words, stage, context)
      return (sought.goal, names)
    }
    let isAgainst = first.text.lowercased() == against
    let rest = Array(words.dropFirst())
    guard let next = rest.first else {
      throw context.error("error.hunted-what", at: first.span)
    }
    let (sought, names) = try sought(rest, stage, context, asNames: false)
    guard isAgainst else { return (sought.goal, names) }
    switch sought {
    case .expectation(let expectation): return (.breach(of: expectation), names)
    case .condition(let condition): return (.breach(of: Expectation(condition)), names)
    case .message, .specimens:
      throw context.error("error.hunted-against", at: next.span)
    }
  }

  private static let prediction = "prediction"

  /// What was foreseen last, which must have come to its event: before that, the hunt would tell the answer.
  private static func planOfPrediction(
    _ word: Word, _ context: Context
  ) throws(CommandError) -> HuntPlan {
    guard let open = context.session.state.prediction else {
      throw context.error("error.nothing-foreseen", at: word.span)
    }
    if open.isOpen {
      throw context.error(
        .notFiredYet("fire \(open.question.event)", isSealed: open.isSealed),
        at: word.span)
    }
    return try context.worded(context.session.plan(.miss(of: open), in: [open.question.specimen]))
  }

  /// What words ask for.
  enum Sought {
    /// Specimens.
    case specimens
    /// That an expectation is met.
    case expectation(Expectation)
    /// That a message is sent.
    case message(Breakpoint)
    /// That layers hold something.
    case condition(Condition)

    /// What is hunted for, if it is.
    fileprivate var goal: HuntGoal {
      switch self {
      case .specimens: .mistakes
      case .expectation(let expectation): .fulfilment(of: expectation)
      case .message(let breakpoint): .message(breakpoint)
      case .condition(let condition): .condition(condition)
      }
    }
  }

  /// What words ask for, and the specimens that it is about.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - stage: Whose specimens they are about.
  ///   - context: Where they were typed.
  ///   - asNames: Whether specimens can be named by themselves.
  ///   - tries: Whether a condition is tried on the messages so far; not so where the caller asks of all of them.
  /// - Returns: Both.
  /// - Throws: What is wrong with them.
  static func sought(
    _ words: [Word], _ stage: Stage, _ context: Context, asNames: Bool = true, tries: Bool = true
  ) throws(CommandError) -> (Sought, names: [String]) {
    if asNames, words.allSatisfy({ SpecimenReference.isName($0, of: stage.feature) }) {
      let names = try find(words, in: stage.feature, context).map(\.name)
      return (.specimens, names.isEmpty ? stage.open.map(\.specimen.name) : names.unique)
    }
    if Expectation.begins(with: words[0]) {
      let expectation = try context.parsed(
        Expectation(words, in: context.line, vocabulary: context.vocabulary))
      guard let specimens = expectation.specimens else {
        throw context.error(.notOfEvents(Expectation.ofEvents), at: words[0].span)
      }
      return (.expectation(expectation), try open(specimens, stage, context))
    }
    if words.contains(where: { HopArrow.isArrow($0) }) {
      let breakpoint = try context.parsed(
        Breakpoint(words, in: context.line, vocabulary: context.vocabulary))
      let names =
        try breakpoint.specimen.map { named throws(CommandError) in
          try open([named], stage, context)
        } ?? stage.open.map(\.specimen.name)
      try context.check(breakpoint, words, in: names.compactMap { stage[$0] }, tries: tries)
      return (.message(breakpoint), names)
    }
    let condition = try context.parsed(
      Condition(words, in: context.line, vocabulary: context.vocabulary))
    let names = try open(condition.specimens, stage, context)
    // A message is about to be sent before which the condition is so: any will do.
    let moment = Breakpoint(before: Hop(from: nil, .either, to: nil), when: condition)
    try context.check(moment, words, in: names.compactMap { stage[$0] }, tries: tries)
    // Only a message has arguments: what is asked of them is asked of all messages, as a breakpoint would.
    let isOfMessages = condition.references.contains(where: \.isOfMessage)
    return (isOfMessages ? .message(moment) : .condition(condition), names)
  }

  /// The specimens that are named, which must be open in front; all that are open where none is named.
  private static func open(
    _ named: [Located<SpecimenReference>], _ stage: Stage, _ context: Context
  ) throws(CommandError) -> [String] {
    let names = try named.map { specimen throws(CommandError) in
      let word = Word(specimen.value.description, span: specimen.span)
      return try ArgumentKind.specimen.parse(word, context).specimen.name
    }
    return names.isEmpty ? stage.open.map(\.specimen.name) : names.unique
  }

  private static func candidates(_ context: Context) -> [Candidate] {
    (context.current?.feature.specimens ?? []).map { Candidate($0.name, $0.summary) }
      + [
        Candidate(towards, localized("hunt.for")), Candidate(against, localized("hunt.against")),
      ]
      + (context.session.state.prediction?.isOpen == false
        ? [Candidate(prediction, localized("hunt.prediction"))] : [])
      + (context.session.hunt == nil ? [] : [Candidate("again", localized("hunt.again"))])
  }
}

extension SpecimenReference {
  /// Whether a word names a specimen of a feature, or nearly does: a name with nothing that a condition has.
  static func isName(_ word: Word, of feature: Feature) -> Bool {
    !word.isQuoted && !Expectation.begins(with: word) && !HopArrow.isArrow(word)
      && word.text.wholeMatch(of: /(\w+\.)?\w+(~\w+)?/) != nil
      && (!word.text.contains(".") || word.text.hasPrefix("\(feature.name)."))
  }
}

extension Expectation {
  /// Whether a word begins an expectation.
  fileprivate static func begins(with word: Word) -> Bool {
    !word.isQuoted && keywords.contains(word.text)
  }
}

extension HopArrow {
  /// Whether a word is an arrow, or has one in it.
  fileprivate static func isArrow(_ word: Word) -> Bool {
    !word.isQuoted && isSpelled(in: word.text)
  }
}
