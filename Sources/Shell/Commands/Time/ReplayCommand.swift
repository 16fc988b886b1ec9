import Exports
import Languages
import Platform
import Queries
import Sessions

/// Doing sessions again.
extension Command {
  /// Does a session again, and compares.
  static let replay: Command = {
    let file = Parameter("FILE", .file, .optional)
    return Command(
      "replay", elsewhere: ["load"], .tool, in: .time,
      takes: [file],
      examples: ["replay", "replay lecture.jsonl", "replay lecture.session"]
    ) { call, context throws(CommandError) in
      guard let word = call[file] else {
        guard context.session.timeline.count > 0 else {
          throw context.error("error.nothing-done")
        }
        return .tool { runner throws(CommandError) in
          let session = runner.session
          let recorded = RecordedTrace(of: session)
          try runner.context.worded(session.doAgain())
          return .reports(.doneAgain(session, comparedWith: recorded))
        }
      }
      return try context.worded(at: word.span) { () throws(Refusal) -> Request in
        let path = context.expanded(word.text)
        if try TraceFile.begins(path) {
          var file = try TraceFile(path, most: TextFile.largest)
          let trace = try RecordedTrace(&file)
          guard !trace.actions.isEmpty else { throw .noActions }
          return play(
            trace.actions.map { SessionFile.Line(number: $0.line, text: $0.text) }, of: word.text,
            at: word.span, speaking: trace.header.language, comparingWith: trace)
        }
        let content = try SessionFile(reading: path)
        return play(content.lines, of: word.text, at: word.span, isTorn: content.isTorn)
      }
    }
  }()

  /// Goes on with an earlier session.
  static let resume: Command = {
    let number = Parameter("NUMBER", .word, .optional)
    let list = Parameter(flag: "list")
    return Command(
      "resume", .tool, in: .time,
      takes: [number, list],
      examples: ["resume", "resume --list", "resume 1"]
    ) { call, context throws(CommandError) in
      let journal = context.session.journal
      if context.session.stop != nil, call[number] == nil, !call.has(list) {
        throw context.error("error.resumed-while-stopped")
      }
      let found = journal.map { Array($0.sessions()) } ?? []
      guard let newest = found.first else {
        throw context.error(Refusal("error.no-earlier-session", advice: journal != nil))
      }
      if call.has(list) { return .tool { _ in .shows(.sessions(found)) } }
      var chosen = newest
      if let word = call[number] {
        guard let place = Int(word.text).flatMap(found.index(ofNumber:)) else {
          throw context.error(Refusal("error.no-such-session", advice: found.count), at: word.span)
        }
        chosen = found[place]
      }
      return play(
        chosen.file.lines, of: chosen.name, at: call.span(number), isTorn: chosen.file.isTorn,
        speaking: chosen.file.language, isOwn: true)
    }
  }()

  /// Plays the lines of a session's file in place of the session, its last line left out if that was
  /// torn, and compares with a trace if there is one; it speaks the language of both, if that is known.
  private static func play(
    _ lines: [SessionFile.Line], of name: String, at span: Range<Int>?, isTorn: Bool = false,
    speaking language: String? = nil, comparingWith recording: RecordedTrace? = nil,
    isOwn: Bool = false
  ) -> Request {
    .tool { runner throws(CommandError) in
      let hadAny = runner.session.timeline.count > 0
      try runner.context.play(lines, of: name, at: span, isOwn: isOwn)
      let isOther = runner.speak(again: language)
      let state = runner.session.state
      // It is told in the language that has come back.
      return runner.speaking {
        .reports(
          Document {
            if let recording {
              Document.doneAgain(runner.session, comparedWith: recording)
            } else {
              Text(
                ([localized("time.done-again", lines.count)]
                  + (isTorn ? [localized("replay.torn")] : [])).joined(separator: " "))
            }
            if isOther { Text(localized("resume.language", Language.spoken.name), .hint) }
            Document.place(in: state)
            if hadAny, let journal = runner.session.journal, journal.failure == nil {
              Text(localized("resume.kept"), .hint)
            }
          })
      }
    }
  }
}

extension Runner {
  /// Speaks the language of a session that is gone on with, unless another was asked for with the command
  /// that began the program.
  ///
  /// - Parameter code: The language; nil if it isn't known.
  /// - Returns: Whether it is another one than before.
  fileprivate func speak(again code: String?) -> Bool {
    guard let code, !isLanguageAsked, let language = Language.known(code),
      language != .of(session.environment.course.language)
    else { return false }
    session.speak(language.code)
    return true
  }
}

extension SessionFile {
  /// Reads a file, and says what is wrong with it.
  fileprivate init(reading path: String) throws(Refusal) {
    let text: String
    do throws(SystemError) { text = try TextFile.read(path) } catch {
      throw .cannotRead(error)
    }
    do throws(ReadError) { self = try SessionFile(text) } catch { throw .session(error) }
  }
}

extension Document {
  /// How the traces of a session that was done again differ from recorded ones.
  fileprivate static func doneAgain(
    _ session: Session, comparedWith recorded: RecordedTrace
  ) -> Document {
    .doneAgain(
      session.timeline.count, difference: recorded.difference(from: RecordedTrace(of: session)))
  }
}

extension Context {
  /// Every so many lines it is asked whether the learner wants a long command to end.
  private static let pulse = 64

  /// Plays the lines of a file in place of the session.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - name: The file's name.
  ///   - span: The words that name it.
  ///   - passesOver: Whether a line that can't be carried out is passed over.
  ///   - isOwn: Whether it is an earlier session of the learner's own, which goes on.
  /// - Returns: How many lines were carried out.
  /// - Throws: A ``CommandError`` with the first line that can't be carried out; the session is as it was
  ///   then.
  @discardableResult
  func play(
    _ lines: [SessionFile.Line], of name: String, at span: Range<Int>?, passesOver: Bool = false,
    isOwn: Bool = false
  ) throws(CommandError) -> Int {
    let other = Session(like: session)
    var known: [String: JournalEntry] = [:]
    var passed = 0
    for (place, line) in lines.enumerated() {
      if place % Context.pulse == 0, session.wasInterrupted?() == true {
        throw error(.interrupted, at: span)
      }
      let refusal: Refusal
      if let entry = known[line.text] ?? JournalEntry(line.text, in: .journal) {
        known[line.text] = entry
        do throws(Refusal) {
          try other.carryOut(entry)
          continue
        } catch {
          refusal = error
        }
      } else {
        refusal = .noAction(String(line.text.prefix { $0 != " " }))
      }
      if passesOver {
        passed += 1
        continue
      }
      let reason = Context(session: other, home: nil, state: other.state).error(refusal).message
      throw error(
        Refusal("error.line-fails", line.number, name, reason, advice: line.text), at: span)
    }
    session.adopt(other, from: isOwn ? name : nil)
    return lines.count - passed
  }
}
