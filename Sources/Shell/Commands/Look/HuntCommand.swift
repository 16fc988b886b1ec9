import Languages
import LayerTracing
import Lessons
import Queries
import Sessions
import Staging
import Views

extension Command {
  /// Goes through all that a user could do.
  static let hunt: Command = {
    let what = Parameter("WHAT", .word, .rest)
    return Command(
      "hunt", elsewhere: ["fuzz", "explore"], .tool, in: .look,
      takes: [what.completing(candidates)],
      writtenAs: "[PATTERNS or CONDITION or FROM -> TO or prediction or again]",
      examples: [
        "hunt mvp~a", "hunt again", "hunt screen mvp == viper", "hunt mvp.model.number < 0",
        "hunt Presenter -> Model: increase", "hunt prediction",
      ]
    ) { call, context throws(CommandError) in
      let words = Array(call.words.dropFirst())
      if words.count == 1, words[0].text.lowercased() == "again" {
        guard let hunt = context.session.hunt else {
          throw context.error(.request(.nothingHunted), at: words[0].span)
        }
        return .tool { runner throws(CommandError) in try runner.go(on: hunt, in: context) }
      }
      let hunt = Hunt(
        try plan(words, context), processes: context.session.environment.huntProcesses)
      return .tool { runner throws(CommandError) in
        runner.session.hunt = hunt
        return try runner.go(on: hunt, in: context)
      }
    }
  }()

  private static func plan(_ words: [Word], _ context: Context) throws(CommandError) -> HuntPlan {
    let stage = try context.stage()
    if words.count == 1, words[0].text.lowercased() == prediction {
      return try planOfPrediction(words[0], context)
    }
    let (goal, names) = try sought(words, stage, context)
    return try context.worded { () throws(SessionError) in
      // What a lesson asks for is held against what it should be like, also once it is done.
      let tasks = context.state.lessonInFront?.run.lesson.tasks ?? []
      let sound = tasks.compactMap(\.code?.sound).reduce([:]) { $0.merging($1) { $1 } }
      return try context.session.plan(goal, in: names, beside: sound)
    }
  }

  private static let prediction = "prediction"

  /// What was foreseen last, which must have come to its event: before that, the hunt would tell the answer.
  private static func planOfPrediction(
    _ word: Word, _ context: Context
  ) throws(CommandError) -> HuntPlan {
    guard let open = context.session.state.prediction else {
      throw context.error(.request(.nothingForeseen), at: word.span)
    }
    if open.isOpen {
      throw context.error(
        .session(.lesson(.notFiredYet("fire \(open.question.event)", isSealed: open.isSealed))),
        at: word.span)
    }
    return try context.worded(context.session.plan(.miss(of: open), in: [open.question.specimen]))
  }

  /// What words ask to be looked for, and the specimens that it is about.
  static func sought(
    _ words: [Word], _ stage: Stage, _ context: Context
  ) throws(CommandError) -> (goal: HuntGoal, names: [String]) {
    if words.allSatisfy({ SpecimenReference.isName($0, of: stage.feature) }) {
      let names = try find(words, in: stage.feature, context).map(\.name)
      return (.mistakes, names.isEmpty ? stage.open.map(\.specimen.name) : names.unique)
    }
    if Expectation.begins(with: words[0]) {
      let expectation = try context.parsed(
        Expectation(words, in: context.line, vocabulary: context.vocabulary))
      guard let specimens = expectation.specimens else {
        throw context.error(.request(.notOfEvents(Expectation.ofEvents)), at: words[0].span)
      }
      return (.breach(of: expectation), try open(specimens, stage, context))
    }
    if words.contains(where: { HopArrow.isArrow($0) }) {
      let breakpoint = try context.parsed(
        Breakpoint(words, in: context.line, vocabulary: context.vocabulary))
      let names =
        try breakpoint.specimen.map { named throws(CommandError) in
          try open([named], stage, context)
        } ?? stage.open.map(\.specimen.name)
      try context.check(breakpoint, words, in: names.compactMap { stage[$0] })
      return (.message(breakpoint), names)
    }
    let condition = try context.parsed(
      Condition(words, in: context.line, vocabulary: context.vocabulary))
    let names = try open(condition.specimens, stage, context)
    // A message is about to be sent before which the condition is so: any will do.
    let moment = Breakpoint(before: Hop(from: nil, .either, to: nil), when: condition)
    try context.check(moment, words, in: names.compactMap { stage[$0] })
    return (.condition(condition), names)
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
