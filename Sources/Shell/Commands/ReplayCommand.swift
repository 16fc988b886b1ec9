import Exports
import Queries
import Terminal

extension Command {
  /// Does a session again, and compares.
  static var replay: Command {
    let file = Parameter("FILE", .file, .optional)
    return Command(
      "replay", in: .time, summary: "do a session again, and say where its trace differs now",
      takes: [file],
      examples: [
        Example("replay", "this session once more; the same must come of it"),
        Example(
          "replay lecture.jsonl", "an exported one, in place of this; the traces are compared"),
        Example("replay lecture.session", "a session's log, in place of this session"),
      ],
      undone: "This session is as it was.", whilePaused: { _, _ throws(Complaint) in .givesUp() }
    ) { call, session throws(Complaint) in
      guard let word = call[file] else {
        try again(session)
        return
      }
      let text: String
      do throws(SystemError) {
        text = try TextFile.read(session.expanded(word.text))
      } catch {
        throw Complaint("can't read this file: \(error)", at: word.span, exitCode: .noInput)
      }
      if text.hasPrefix("{\"format\":") {
        try RecordedTrace(text, word).play(in: session)
        return
      }
      let content: SessionFile
      do throws(SessionFile.Fault) {
        content = try SessionFile(text)
      } catch {
        throw complaint(error, word)
      }
      try SessionReplay(content, of: word.text, at: word.span).play(in: session)
    }
  }

  /// Does this session once more.
  private static func again(_ session: Session) throws(Complaint) {
    guard session.log.count > 0 else {
      throw Complaint("nothing was done yet", accepted: "To do what a file says: replay FILE.")
    }
    let recorded = ReplayComparison.lines(of: session)
    try session.orAsBefore("this can't be done again") { () throws(Complaint) in
      try session.rebuild()
    }
    let comparison = ReplayComparison(
      recorded: recorded, now: ReplayComparison.lines(of: session))
    session.report {
      ReplayView(comparison, actions: session.log.count, profile: session.out.profile).lines
    }
  }

  private static func complaint(_ fault: SessionFile.Fault, _ word: Word) -> Complaint {
    switch fault {
    case .noHeader:
      Complaint(
        "this is no session's file", at: word.span,
        accepted: "One begins with '\(SessionFile.header)', an exported trace with its format. "
          + "To run other lines: layercake run.")
    case .newer(let version):
      Complaint(
        "a newer Layercake wrote this file", at: word.span,
        accepted: "It has version \(version); this one reads up to \(SessionFile.version).")
    }
  }
}

/// A trace that was exported, with the actions that it came from.
private struct RecordedTrace {
  private let lines: [Substring]
  private let word: Word
  private let actions: [SessionFile.Line]

  init(_ text: String, _ word: Word) throws(Complaint) {
    lines = text.split(separator: "\n")
    self.word = word
    guard let version = lines.first.flatMap({ RecordedLine($0) })?.formatVersion else {
      throw Complaint("this is no exported trace", at: word.span)
    }
    guard version <= JSONLinesExport.version else {
      throw Complaint(
        "a newer Layercake wrote this file", at: word.span,
        accepted: "It has version \(version); this one reads up to \(JSONLinesExport.version).")
    }
    var actions: [SessionFile.Line] = []
    for (index, line) in lines.enumerated() where line.hasPrefix("{\"line\":\"action\"") {
      guard let text = RecordedLine(line)?.text else {
        throw Complaint("line \(index + 1) can't be read", at: word.span)
      }
      actions.append(SessionFile.Line(number: index + 1, text: text))
    }
    guard !actions.isEmpty else {
      throw Complaint("this trace doesn't say what was done", at: word.span)
    }
    self.actions = actions
  }

  func play(in session: Session) throws(Complaint) {
    let before = session.log
    do throws(ReplayFailure) {
      try session.replay(actions)
    } catch {
      throw SessionReplay.complaint(error, word.text, at: word.span)
    }
    let comparison = ReplayComparison(
      recorded: lines, now: ReplayComparison.lines(of: session))
    session.report {
      ReplayView(comparison, actions: session.log.count, profile: session.out.profile).lines
        + session.screens + session.wayBack(to: before)
    }
  }
}

/// Plays a file in place of a session, and tells what became of it.
struct SessionReplay {
  private let file: SessionFile
  private let name: String
  private let span: Range<Int>?

  init(_ file: SessionFile, of name: String, at span: Range<Int>?) {
    self.file = file
    self.name = name
    self.span = span
  }

  func play(in session: Session) throws(Complaint) {
    let before = session.log
    do throws(ReplayFailure) {
      try session.replay(file.actions)
    } catch {
      throw SessionReplay.complaint(error, name, at: span)
    }
    session.report {
      let count = Wording.count(file.actions.count, "action")
      let torn = file.isTorn ? " The last line was torn and left out." : ""
      return [StyledText("Done again: \(count).\(torn)")]
        + (session.lessonInFront.map {
          LessonView($0.shelved, profile: session.out.profile).back($0.run)
        } ?? [])
        + session.screens + session.wayBack(to: before)
    }
  }

  /// Why a file can't be played.
  static func complaint(
    _ failure: ReplayFailure, _ name: String, at span: Range<Int>?
  ) -> Complaint {
    Complaint(
      "line \(failure.line.number) of \(name.sanitized) can't be carried out: "
        + failure.complaint.what, at: span,
      accepted: "The line is '\(failure.line.text.sanitized)'.")
  }
}
