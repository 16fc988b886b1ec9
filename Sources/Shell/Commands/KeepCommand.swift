import LayerTracing
import Queries
import Staging
import Terminal

extension Command {
  /// Says how many messages are kept, and which stay when there are more.
  static var keep: Command {
    let words = Parameter("WHAT", .word, .repeated)
    return Command(
      "keep", in: .trace, summary: "how many messages are kept, and which stay when others go",
      takes: [words], writtenAs: "[NUMBER | FROM -> TO [: NAME] | newest]",
      examples: [
        Example("keep", "how many are kept, and which stay"),
        Example("keep 50000", "so many of each pattern; the oldest go first"),
        Example("keep Presenter -> View", "when others go, these stay"),
        Example("keep newest", "none stays but the newest, as in the beginning"),
      ],
      details: [
        "What is open lives through its events once more, so that what had gone is there again as far "
          + "as there is room. Pinned messages always stay: pin. Like 'set' it is no action: 'undo' leaves it "
          + "as it is."
      ], whilePaused: { call, _ throws(Complaint) in call[words] == nil ? .isFine : .givesUp() },
      isForLessons: false
    ) { call, session throws(Complaint) in
      let given = call.all(words)
      guard let first = given.first else {
        session.show(lines(session))
        return
      }
      if given.count == 1, first.text.allSatisfy(\.isWholeNumber) {
        let number = Int(first.text) ?? .max
        guard (Keeping.fewest...Keeping.most).contains(number) else {
          throw Complaint(
            "so many can't be kept", at: first.span,
            accepted: "From \(Keeping.fewest) to \(Keeping.most).")
        }
        session.keeping.capacity = number
      } else if given.count == 1, first.text.lowercased() == "newest" {
        session.keeping.hop = nil
      } else if given.count == 1 {
        throw Complaint(
          "a number should stand here, a way of messages, or 'newest'", at: first.span,
          nearest: NearestName.to(first.text, among: ["newest"]),
          accepted: "For example: keep 50000, keep Presenter -> View.")
      } else {
        let hop = try hop(given, in: session.turn.line)
        // It holds for all that is open, wherever that is.
        let desks = [session.freeDesk, session.lesson?.desk].compactMap(\.self)
        _ = try BreakpointCheck(
          Breakpoint(before: hop), words: given,
          specimens: desks.flatMap(\.stages.values).flatMap(\.open), in: session
        ).check()
        session.keeping.hop = hop
      }
      session.keepAgain()
      session.report { lines(session) }
    }
  }

  private static func hop(_ words: [Word], in line: String) throws(Complaint) -> Hop {
    do throws(QueryError) {
      return try Hop(words, in: line)
    } catch  where error.fault == .unexpected {
      throw Complaint(
        "messages are kept by their way and their name alone", at: error.span,
        accepted: "For example: keep Presenter -> View: onValueChange.")
    } catch {
      throw Complaint(error)
    }
  }

  private static func lines(_ session: Session) -> [StyledText] {
    let keeping = session.keeping
    var lines = [StyledText("Of each pattern \(keeping.capacity) messages are kept.")]
    lines.append(
      StyledText(
        keeping.hop.map { "When others go, \($0) stays, as many again." }
          ?? "When there are more, the oldest go."))
    for specimen in session.current?.open ?? [] {
      let trace = specimen.recorder.trace()
      let gone = trace.dropped > 0 ? ", and \(trace.dropped) have gone" : ""
      lines.append(
        StyledText("  \(specimen.name): \(Wording.count(trace.count, "message"))\(gone)", .dim))
    }
    return lines
  }
}
