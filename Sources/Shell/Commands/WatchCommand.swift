import Queries
import Terminal

extension Command {
  /// Tells changes of a value as they happen.
  static var watch: Command {
    let path = Parameter("PATH", .word, .optional)
    return Command(
      "watch", in: .look, summary: "tell changes of a value as they happen; alone, what is watched",
      takes: [path.completing(ArgumentKind.valueCandidates)],
      examples: [
        Example(
          "watch mvp.presenter.amount.number", "each change, with the message inside which it came"),
        Example("watch", "what is watched, and what it is now"),
      ]
    ) { call, session throws(Complaint) in
      guard let word = call[path] else {
        list(session)
        return
      }
      let reference = try PathLookup.reference(word, session)
      // A path that was there when it was watched first may be there again later.
      if !session.occasion.isReplaying {
        let (specimen, steps) = try PathLookup.read(word, session)
        _ = try Inspection(specimen: specimen).find(steps)
      }
      session.watchpoints.add(reference, word.text, on: session.desk)
      session.report {
        let now = Watchpoints.value(reference, on: session.desk).text
        return [StyledText("Watching \(word.text.sanitized): it is \(now.sanitized) now.")]
      }
    }
  }

  private static func list(_ session: Session) {
    let all = session.watchpoints.all
    guard !all.isEmpty else {
      session.show(["Nothing is watched. To watch a value: watch PATH."])
      return
    }
    session.show(
      all.map {
        let now = Watchpoints.value($0.path, on: session.desk).text
        return StyledText("  \($0.text)".sanitized, .bold) + StyledText(" is \(now)".sanitized)
      })
  }
}
