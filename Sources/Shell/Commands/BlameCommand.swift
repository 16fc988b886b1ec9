import LayerTracing
import Queries
import Staging
import Terminal

extension Command {
  /// Points at what is wrong in a variant.
  static var blame: Command {
    let what = Parameter("MESSAGE or PATH", .word)
    return Command(
      "blame", in: .look, summary: "point at what is wrong in a variant: a message, or a path",
      takes: [what.completing(candidates)],
      examples: [
        Example("blame mvp~a#1.3", "this message should not be"),
        Example("blame mvp~a.presenter.view", "this property is wrong"),
      ]
    ) { call, session throws(Complaint) in
      guard let word = call[what] else { return }
      let verdict =
        MessageReference.looksLike(word)
        ? try judge(message: word, session) : try judge(path: word, session)
      session.show(BlameView(verdict, profile: session.out.profile).lines)
    }
  }

  private static func candidates(_ session: Session) -> [Candidate] {
    (session.current?.open ?? []).filter { $0.specimen.flaw != nil }
      .flatMap { Inspection(specimen: $0).paths }.map { Candidate($0.path, $0.what) }
  }

  private static func judge(message word: Word, _ session: Session) throws(Complaint) -> Verdict {
    let all = try MessageLookup.specimens(word, session)
    guard all.count < 2 else {
      throw Complaint(
        "which pattern is meant?", at: word.span,
        accepted: "For example \(all[0].specimen.specimen.name)\(word.text.brief).")
    }
    guard let found = all.first else { return .cold }
    let flaw = try flaw(of: found.specimen, word)
    guard found.reference.crossing != nil else {
      throw Complaint(
        "one message is to be named", at: word.span,
        accepted: "For example \(word.text.brief).1; to see them: trace.")
    }
    let message = try MessageLookup.message(found.reference, word, in: found.specimen)
    if flaw.messages.contains(where: { $0.matches(message) }) { return .right(flaw) }
    let near = flaw.messages.contains {
      $0.from == message.sender.role && $0.to == message.receiver.role
    }
    let steps = [message.sender.role, message.receiver.role].map(Inspection.step)
    if near || steps.allSatisfy(flaw.layers.contains) { return .warm("this way of messages") }
    let layer = steps.first(where: flaw.layers.contains)
    return layer.map { .warm("the \($0), but not in this message") } ?? .cold
  }

  private static func judge(path word: Word, _ session: Session) throws(Complaint) -> Verdict {
    let (specimen, steps) = try PathLookup.read(word, session)
    let flaw = try flaw(of: specimen, word)
    guard !steps.isEmpty else {
      throw Complaint(
        "a layer or a property is to be named", at: word.span,
        accepted:
          "For example \(word.text.brief).view; to see them: inspect \(word.text.brief) --paths.")
    }
    _ = try Inspection(specimen: specimen).find(steps)
    let path = steps.map { $0.name.lowercased() }.joined(separator: ".")
    if flaw.paths.contains(where: { $0.lowercased() == path }) { return .right(flaw) }
    let isLayer = flaw.layers.contains { $0.lowercased() == steps[0].name.lowercased() }
    return isLayer
      ? .warm(steps.count == 1 ? "this layer has to do with it" : "this layer, but not this")
      : .cold
  }

  private static func flaw(of specimen: OpenSpecimen, _ word: Word) throws(Complaint) -> Flaw {
    if let flaw = specimen.specimen.flaw { return flaw }
    throw Complaint(
      "\(specimen.name) is not to blame: it is as it should be", at: word.span,
      accepted: "Variants hold mistakes: \(specimen.specimen.name.prefix { $0 != "~" })~a, for one."
    )
  }
}

/// What comes of pointing at something.
enum Verdict {
  /// That is it.
  case right(Flaw)
  /// It has to do with it; in what way.
  case warm(String)
  /// It has nothing to do with it.
  case cold
}

/// What is told to who pointed at something.
private struct BlameView {
  private let verdict: Verdict
  private let profile: TerminalProfile

  init(_ verdict: Verdict, profile: TerminalProfile) {
    self.verdict = verdict
    self.profile = profile
  }

  var lines: [StyledText] {
    let text: StyledText =
      switch verdict {
      case .right(let flaw): StyledText("Right. ", .success) + StyledText(flaw.explanation)
      case .warm(let why): StyledText("Warm: ", .bold) + StyledText("\(why).")
      case .cold:
        "Cold. Nothing is wrong with this. 'rules', 'owners', 'leaks' and 'source' may help."
      }
    return text.wrapped(to: profile.columns)
  }
}
