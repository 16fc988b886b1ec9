import Queries
import Terminal

extension Command {
  /// Goes on with an earlier session.
  static var resume: Command {
    let number = Parameter("NUMBER", .word, .optional)
    let list = Parameter(flag: "list", help: "the sessions that are kept, the last one first")
    return Command(
      "resume", in: .time,
      summary: "go on with the last session that ended, or with an earlier one",
      takes: [number, list],
      examples: [
        Example("resume", "this session gives way to that one"),
        Example("resume --list", "the sessions that are kept"),
        Example("resume 1", "one of them"),
      ],
      undone: "This session is as it was.",
      whilePaused: { call, _ throws(Complaint) in call.has(list) ? .isFine : .givesUp() }
    ) { call, session throws(Complaint) in
      let found = session.journal.map { Array($0.sessions()) } ?? []
      guard let newest = found.first else {
        throw Complaint(
          "no earlier session is kept",
          accepted: session.journal == nil
            ? "Sessions are kept only at a terminal." : "This one will be, once you have left it.")
      }
      if call.has(list) {
        session.show(SessionList(found).lines)
        return
      }
      var chosen = newest
      if let word = call[number] {
        guard let number = Int(word.text), found.indices.contains(number - 1) else {
          throw Complaint(
            "no such session", at: word.span,
            accepted: "Sessions: 1 to \(found.count); to see them: resume --list.")
        }
        chosen = found[number - 1]
      }
      try SessionReplay(chosen.file, of: chosen.name, at: call.span(number)).play(in: session)
    }
  }
}

extension Journal.Found {
  /// The file's name without its folder.
  fileprivate var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// Earlier sessions, a line each: how much was done in them, and what last.
private struct SessionList {
  private let sessions: [Journal.Found]

  init(_ sessions: [Journal.Found]) { self.sessions = sessions }

  var lines: [StyledText] {
    sessions.enumerated().map { index, session in
      let actions = session.file.actions.filter { $0.text != ActiveLesson.doneMark }
      return StyledText("  \(index + 1)  ", .bold)
        + StyledText("\(Wording.count(actions.count, "action")), ")
        + StyledText("first '\(actions.first?.text.withoutDoneMark.sanitized.brief ?? "")', ")
        + StyledText("last '\(actions.last?.text.withoutDoneMark.sanitized.brief ?? "")'")
    }
  }
}
