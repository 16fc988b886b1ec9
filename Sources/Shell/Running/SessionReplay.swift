import Exports
import Queries
import Sessions
import Views

/// Does sessions again.
struct SessionReplay {
  /// Whose session is done again, or gives way to another.
  let context: Context

  /// Every so many lines it is asked whether the learner wants a long command to end.
  private static let pulse = 64

  private var session: Session { context.session }

  /// Does the session once more.
  ///
  /// - Returns: Whether the same came of it.
  func doAgain() throws(CommandError) -> Document {
    let recorded = RecordedTrace(of: session)
    try context.worded { () throws(SessionError) in try session.doAgain() }
    return comparison(with: recorded)
  }

  /// How the traces differ from recorded ones.
  func comparison(with recorded: RecordedTrace) -> Document {
    .doneAgain(
      session.timeline.count, difference: recorded.difference(from: RecordedTrace(of: session)))
  }

  /// Plays the lines of a file in place of the session.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - name: The file's name.
  ///   - span: The words that name it.
  ///   - passesOver: Whether a line that can't be carried out is passed over.
  /// - Returns: How many lines were carried out.
  /// - Throws: A ``CommandError`` with the first line that can't be carried out; the session is as it was
  ///   then.
  @discardableResult
  func play(
    _ lines: [SessionFile.Line], of name: String, at span: Range<Int>?, passesOver: Bool = false
  ) throws(CommandError) -> Int {
    let other = Session(like: session)
    var known: [String: JournalEntry] = [:]
    var passed = 0
    for (place, line) in lines.enumerated() {
      if place % SessionReplay.pulse == 0, session.wasInterrupted?() == true {
        throw context.complaint(.refusal(.time(.interrupted)), at: span)
      }
      do throws(CommandError) {
        if !line.text.hasSuffix(SessionFile.oldMark),
          let entry = known[line.text] ?? JournalEntry(line.text)
        {
          known[line.text] = entry
          if (try? other.carryOut(entry)) != nil { continue }
        }
        try carryOver(line.text, into: other)
      } catch {
        if passesOver {
          passed += 1
          continue
        }
        throw context.complaint(
          .file(.lineFails(line.number, of: name, line: line.text, reason: error.what)), at: span)
      }
    }
    session.adopt(other)
    return lines.count - passed
  }

  /// Carries out a line as it was typed, which version 1 of a session's file kept: names may be short
  /// there, or capitals.
  private func carryOver(_ line: String, into other: Session) throws(CommandError) {
    let isMarked = line.hasSuffix(SessionFile.oldMark)
    let line = isMarked ? String(line.dropLast(SessionFile.oldMark.count)) : line
    let context = Context(session: other, home: nil, state: other.state, line: line)
    for words in try context.commands() {
      let (command, words) = try context.command(for: words)
      switch try context.request(command, words) {
      case .act(let request):
        _ = try context.worded { () throws(SessionError) in try other.perform(request.action) }
      case .move(let motion, _):
        try context.worded { () throws(SessionError) in try other.carryOver(motion) }
      case .look, .tool:
        throw context.complaint(.line(.noAction(command.name)), at: words[0].span)
      }
    }
    // A mark alone, of an event that was given up, says of no event that it was stopped in.
    if isMarked { try? other.stopWhereTaskAsks() }
  }
}

extension Session {
  /// Goes through time as a line of a file says.
  fileprivate func carryOver(_ motion: Request.Motion) throws(SessionError) {
    switch motion {
    case .time(let move): try go(move)
    case .visit(let reference): try visit(reference)
    case .undo(let count): try undo(count)
    // Doing again what was taken back came with version 2, which writes what it did.
    case .redo: break
    // Going through the messages of an event changes nothing.
    case .advance, .walk: break
    }
  }
}
