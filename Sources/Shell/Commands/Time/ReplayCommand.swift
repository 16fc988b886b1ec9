import Languages
import Exports
import Platform
import Queries
import Sessions
import Views

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
          throw context.complaint(.file(.nothingDone))
        }
        return .tool { runner throws(CommandError) in
          .reports(try SessionReplay(context: runner.context).doAgain())
        }
      }
      return try context.worded(at: word.span) { () throws(FileError) -> Request in
        let path = context.expanded(word.text)
        if try TraceFile.begins(path) {
          var file = try TraceFile(path, most: TextFile.largest)
          let trace = try RecordedTrace(&file)
          guard !trace.actions.isEmpty else { throw .noActions }
          return play(
            trace.actions.map { SessionFile.Line(number: $0.line, text: $0.text) }, of: word.text,
            at: word.span, comparingWith: trace)
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
        throw context.complaint(.request(.resumedWhileStopped))
      }
      let found = journal.map { Array($0.sessions()) } ?? []
      guard let newest = found.first else {
        throw context.complaint(.file(.noEarlierSession(isKept: journal != nil)))
      }
      if call.has(list) { return .tool { _ in .shows(.sessions(found)) } }
      var chosen = newest
      if let word = call[number] {
        guard let place = Int(word.text).flatMap(found.index(ofNumber:)) else {
          throw context.complaint(.file(.noSuchSession(count: found.count)), at: word.span)
        }
        chosen = found[place]
      }
      return play(
        chosen.file.lines, of: chosen.name, at: call.span(number), isTorn: chosen.file.isTorn)
    }
  }()

  /// Plays the lines of a session's file in place of the session, its last line left out if that was
  /// torn, and compares with a trace if there is one.
  private static func play(
    _ lines: [SessionFile.Line], of name: String, at span: Range<Int>?, isTorn: Bool = false,
    comparingWith recording: RecordedTrace? = nil
  ) -> Request {
    .tool { runner throws(CommandError) in
      let hadAny = runner.session.timeline.count > 0
      try SessionReplay(context: runner.context).play(lines, of: name, at: span)
      let state = runner.session.state
      return .reports(
        Document {
          if let recording {
            SessionReplay(context: runner.context).comparison(with: recording)
          } else {
            Text(
              ([localized("time.done-again", lines.count)]
                + (isTorn ? [localized("replay.torn")] : [])).joined(separator: " "))
          }
          Document.place(in: state)
          if hadAny, let journal = runner.session.journal, journal.failure == nil {
            Text(localized("resume.kept"), .hint)
          }
        })
    }
  }
}

extension SessionFile {
  /// Reads a file, and says what is wrong with it.
  fileprivate init(reading path: String) throws(FileError) {
    let text: String
    do throws(TextFile.ReadError) { text = try TextFile.read(path) } catch {
      throw .cannotRead(error)
    }
    do throws(ReadError) {
      self = try SessionFile(text)
    } catch {
      switch error {
      case .noHeader: throw .noSession
      case .newer(let version): throw .newer(version: version, newest: SessionFile.version)
      }
    }
  }
}
