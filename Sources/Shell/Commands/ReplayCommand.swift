import Queries
import Terminal

extension Command {
  /// Plays a session's log.
  static var replay: Command {
    let file = Parameter("FILE", .file)
    return Command(
      "replay", in: .time, summary: "do what a session's file says, in place of this session",
      takes: [file],
      examples: [Example("replay lecture.session", "this session gives way to that one")],
      undone: "This session is as it was.", whilePaused: .givesUp
    ) { call, session throws(Complaint) in
      guard let word = call[file] else { return }
      let text: String
      do throws(SystemError) {
        text = try TextFile.read(session.expanded(word.text))
      } catch {
        throw Complaint("can't read this file: \(error)", at: word.span, exitCode: .noInput)
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

  private static func complaint(_ fault: SessionFile.Fault, _ word: Word) -> Complaint {
    switch fault {
    case .noHeader:
      Complaint(
        "this is no session's file", at: word.span,
        accepted: "One begins with '\(SessionFile.header)'. To run other lines: layercake run.")
    case .newer(let version):
      Complaint(
        "a newer Layercake wrote this file", at: word.span,
        accepted: "It has version \(version); this one reads up to \(SessionFile.version).")
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
    do throws(ReplayFailure) {
      try session.replay(file.actions)
    } catch {
      throw Complaint(
        "line \(error.line.number) of \(name.sanitized) can't be carried out: "
          + error.complaint.what, at: span,
        accepted: "The line is '\(error.line.text.sanitized)'.")
    }
    session.report {
      let count = Wording.count(session.log.count, "action")
      let torn = file.isTorn ? " The last line was torn and left out." : ""
      return [StyledText("Done again: \(count).\(torn)")]
        + (session.lessonInFront.map {
          LessonView($0.shelved, profile: session.out.profile).back($0.run)
        } ?? [])
        + (session.current.map { ScreenView($0.open, profile: session.out.profile).lines() } ?? [])
    }
  }
}
