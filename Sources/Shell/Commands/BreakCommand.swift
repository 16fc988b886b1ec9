import Queries
import Staging
import Terminal

extension Command {
  /// Stops events before messages.
  static var `break`: Command {
    let hop = Parameter("FROM -> TO", .word, .rest)
    return Command(
      "break", in: .time, summary: "stop events before a message, to look into every layer then",
      takes: [hop.completing(candidates)],
      writtenAs: "FROM -> TO [: NAME] [when CONDITION] [on PATTERN]",
      examples: [
        Example("break Presenter -> View", "before each message that the presenter sends the view"),
        Example(
          "break Presenter -> View: onValueChange when number > 1", "before some of them only"),
        Example("break Model ~> * on mvp", "before notifications of MVP's model"),
        Example("break * => Model when mvp.presenter.amount.number == 3", "by what a layer holds"),
      ],
      details: [
        "While an event is stopped, looking works as always; 'continue', 'step' and 'out' let it go "
          + "on, Ctrl-C gives it up, and so does whatever would change something.",
        "A condition knows the arguments of the message by their labels, and paths. For all of the "
          + "grammar: help grammar.",
      ],
      isForLessons: true
    ) { call, session throws(Complaint) in
      let words = Array(call.words.dropFirst())
      let breakpoint = try worded { () throws(QueryError) in
        try Breakpoint(
          words, in: session.turn.line,
          vocabulary: Vocabulary(features: session.features.map(\.name)))
      }
      var note: StyledText?
      // What a lesson does again was fine when it was done.
      if !session.occasion.isReplaying {
        let specimens = try specimens(breakpoint, session)
        let check = BreakpointCheck(
          breakpoint, words: words, specimens: specimens, in: session)
        let later = try check.check()
        if let path = later.first {
          note = StyledText("\(path) leads nowhere yet; it is looked up when it does.", .hint)
        }
      }
      let number = session.breakpoints.add(breakpoint)
      session.report {
        [StyledText("Breakpoint \(number): \(breakpoint)")] + [note].compactMap(\.self)
      }
    }
  }

  private static func specimens(
    _ breakpoint: Breakpoint, _ session: Session
  ) throws(Complaint) -> [OpenSpecimen] {
    guard let named = breakpoint.specimen else { return session.current?.open ?? [] }
    let word = Word(named.value.description, span: named.span)
    return [try ArgumentKind.specimen.parse(word, session)]
  }

  private static func candidates(_ session: Session) -> [Candidate] {
    var seen: Set<String> = []
    return (session.current?.open ?? []).flatMap { specimen in
      specimen.recorder.trace().filter(\.isCrossing).map { message in
        let arrow: HopArrow = message.isNotification ? .notification : .call
        return "\(message.sender.role) \(arrow.rawValue) \(message.receiver.role)"
      }
    }.filter { seen.insert($0).inserted }.map { Candidate($0, "a way that messages took") }
  }
}
