import Languages
import LayerTracing
import Lessons
import Queries
import Sessions
import Staging

extension Command {
  /// Tells a flawed build from the sound one by a check.
  static let prove: Command = {
    let claim = Parameter("WHAT", .word, .rest)
    return Command(
      "prove", elsewhere: ["assert", "invariant", "property"], .tool, in: .look,
      inLessons: .solution, onlyWrites: true, takes: [claim.completing(candidates)],
      writtenAs: "[PATTERN] [CHECK]",
      examples: [
        "prove mvp~a", "prove mvp~a trace never Model -> View", "prove mvp~a screen == mvp",
      ],
      // What a lesson's author writes is held by 'layercake check', and isn't hunted each time.
      evidence: { call, context in
        guard let asked = try? AskedProof(call, context), !asked.check.isEmpty else { return [] }
        return [asked.look]
      }
    ) { call, context throws(CommandError) in
      let asked = try AskedProof(call, context)
      if asked.check.isEmpty {
        return .look(.toProve(asked.flawed.name, beside: asked.sound))
      }
      // A lesson that is done again only notes that it was proven: nothing may lie open in the session yet.
      return .tool { runner throws(CommandError) in
        try runner.decide(asked.proof(context), taking: asked.look, in: context)
      }
    }
  }()

  /// Whether a check that was handed in does tell two builds apart, in a session that has come to where it was
  /// written.
  static func proves(_ look: TakenLook, in session: Session) -> Bool {
    // no text: a line that is typed
    let line = "\(prove.name) \(look.subject)"
    let context = Context(session: session, home: nil, state: session.state, line: line)
    guard look.kind == .proved, let words = try? Lexer.commands(in: line), words.count == 1,
      let call = try? Call(prove, words[0], in: context),
      let asked = try? AskedProof(call, context), !asked.check.isEmpty,
      let proof = try? asked.proof(context)
    else { return false }
    return (try? session.decide(proof))?.isProven == true
  }

  private static func candidates(_ context: Context) -> [Candidate] {
    let flawed = context.current?.feature.flawed ?? []
    let checks =
      flawed.isEmpty || AskedProof.meant(context, among: flawed) == nil
      ? [] : Expectation.ofEvents.map { Candidate($0, localized("prove.candidate")) }
    return flawed.map { Candidate($0.name, $0.summary) } + checks
  }
}

/// What is to be proven: of which build, and by which check.
private struct AskedProof {
  let flawed: Specimen
  /// The name of the sound build beside it.
  let sound: String
  /// The words of the check; none where only the build is named.
  let check: [Word]
  private let feature: Feature
  /// The check as it is written, and where that begins in the line, in UTF-8 bytes from 0.
  private let text: String
  private let base: Int

  init(_ call: Call, _ context: Context) throws(CommandError) {
    let feature = try context.stage().feature
    var words = call.words.dropFirst()
    var named: Word?
    if let first = words.first, SpecimenReference.isName(first, of: feature) {
      named = words.removeFirst()
    }
    let flawed = try AskedProof.flawed(named, call, feature, context)
    sound = feature.pattern(of: flawed)?.name ?? ""
    (self.feature, self.flawed) = (feature, flawed)
    check = Array(words)
    (text, base) = Word.text(from: check, in: context.line)
  }

  /// What a lesson's task may ask for.
  var look: TakenLook { TakenLook(.proved, "\(flawed.name) \(text)") }

  /// The build that is meant where none is named: the one that the lesson's task asks for, or the only flawed
  /// one that is open.
  static func meant(_ context: Context, among flawed: [Specimen]) -> Specimen? {
    let asked = context.state.lessonInFront?.run.buildToProve(in: context.state.environment)
    if let asked, let only = flawed.first(where: { $0.name == asked.pattern.lowercased() }) {
      return only
    }
    let open = flawed.filter { build in context.open.contains { $0.specimen.name == build.name } }
    return open.count == 1 ? open[0] : nil
  }

  /// The build that is named; else the one that the lesson's task asks for, or the only one that is open.
  private static func flawed(
    _ named: Word?, _ call: Call, _ feature: Feature, _ context: Context
  ) throws(CommandError) -> Specimen {
    guard let named else {
      if let meant = meant(context, among: feature.flawed) { return meant }
      let open = context.open.map(\.specimen.name)
      let example = feature.flawed.first { open.contains($0.name) } ?? feature.flawed.first
      throw context.error(
        .whichPattern(example: "prove \(example?.name ?? "mvp~a")"),
        at: call.words.dropFirst().first?.span)
    }
    let word = named.withoutFeature(feature.name)
    if let sound = feature.specimens.first(where: { $0.name == word.text.lowercased() }),
      !feature.flawed.contains(where: { $0.name == sound.name })
    {
      let example =
        feature.flawed.first { $0.name.hasPrefix("\(sound.name)~") } ?? feature.flawed.first
      throw context.error(
        .sound(sound.name, flawed: example?.name ?? "mvp~a"), at: word.span)
    }
    return try context.parsed(
      Names.find(word, "pattern", in: feature.flawed, by: \.name),
      of: ("error.owned-of", feature.name),
      listedAs: "patterns")
  }

  /// The two hunts, once the check is read.
  func proof(_ context: Context) throws(CommandError) -> Proof {
    let check = try context.parsed(
      SharedCheck(
        text, at: base, of: flawed.name, beside: sound, among: feature.specimens.map(\.name),
        vocabulary: context.vocabulary))
    // It is what a hunt looks for by itself: nothing would have to be known.
    if let first = self.check.first, first.text == "rules" {
      // no text: a line that is typed
      try context.refuse("prove \(flawed.name) rules")
    }
    guard check.ofFlawed.specimens != nil else {
      throw context.error(
        .notOfEvents(Expectation.ofEvents), at: self.check[0].span)
    }
    guard check.isOfBuild else {
      let span = check.ofFlawed.specimens?.first?.span ?? self.check[0].span
      throw context.error(Refusal("error.not-of-build", flawed.name, sound), at: span)
    }
    try demand(check, context)
    return Proof(
      text, (flawed.name, sound),
      sound: try plan(check.ofSound, of: sound, context, budget: HuntPlan.budgetOfTask),
      flawed: try plan(check.ofFlawed, of: flawed.name, context))
  }

  private func plan(
    _ check: Expectation, of name: String, _ context: Context, budget: Int = .max
  ) throws(CommandError) -> HuntPlan {
    let names = try names(in: check, context)
    return try context.worded(
      context.session.plan(.breach(of: check), in: names.isEmpty ? [name] : names, budget: budget))
  }

  private func names(
    in check: Expectation, _ context: Context
  ) throws(CommandError) -> [String] {
    let words = (check.specimens ?? []).map { Word($0.value.pattern, span: $0.span) }
    return try Command.find(words, in: feature, context).map(\.name).unique
  }

  /// Refuses a check that says nothing of either build, because no layer or message is called so.
  private func demand(_ check: SharedCheck, _ context: Context) throws(CommandError) {
    var errors: [CommandError] = []
    for check in [check.ofSound, check.ofFlawed] {
      var loaded = context
      loaded.state = context.session.onlyLoaded(try names(in: check, context), of: feature)
      do throws(CommandError) {
        for moment in check.moments { try loaded.check(moment, self.check, in: loaded.open) }
      } catch {
        errors.append(error)
      }
    }
    if errors.count == 2 { throw errors[0] }
  }
}

extension Expectation {
  /// What it names, as what an event might be stopped before.
  fileprivate var moments: [Breakpoint] {
    if let trace = kind as? TraceExpectation {
      return trace.condition.hops.map { Breakpoint(before: $0) }
    }
    guard let state = kind as? StateExpectation else { return [] }
    return [Breakpoint(before: Hop(from: nil, .either, to: nil), when: state.condition)]
  }
}

extension Feature {
  /// The builds beside which a sound one of their pattern stands: those with a mistake in them, and the
  /// learner's own.
  fileprivate var flawed: [Specimen] {
    specimens.filter { specimen in
      (specimen.flaw != nil || specimen.original != nil) && pattern(of: specimen) != nil
    }
  }
}

extension Word {
  /// The name of a specimen alone, where its feature's stands before it.
  fileprivate func withoutFeature(_ feature: String) -> Word {
    guard text.lowercased().hasPrefix("\(feature).") else { return self }
    let length = feature.utf8.count + 1
    return Word(
      String(text.dropFirst(feature.count + 1)), span: span.lowerBound + length..<span.upperBound)
  }
}
