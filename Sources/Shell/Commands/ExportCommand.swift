import Exports
import LayerTracing
import Queries
import Staging
import Terminal

extension Command {
  /// Takes the trace away.
  static var export: Command {
    let format = Parameter("FORMAT", .exportFormat)
    let file = Parameter("FILE", .file, .optional)
    let event = Parameter(
      after: "event", "NUMBER", .eventNumber, help: "only this event, in markdown; 0 is loading")
    let force = Parameter(flag: "force", help: "replace the file if there is one")
    return Command(
      "export", in: .notes, summary: "write the traces to a file, or to standard output",
      answers: "How do I take it away?", takes: [format, file, event, force],
      examples: [
        Example("export markdown counter.md", "a classroom note: screens, traces, figures, notes"),
        Example("export markdown - event 1", "one event, to standard output"),
        Example("export jsonl counter.jsonl", "all there is, for other programs"),
        Example("export jsonl counter.jsonl --force", "even if there is such a file"),
      ],
      undone: "Nothing was written.",
      whilePaused: { _, _ throws(Complaint) in
        // The file says what came of each event; of this one nobody has seen it yet.
        throw Complaint(
          "an event is stopped, and its trace isn't whole yet",
          accepted: "With it: continue, then export. Without it: undo, then export.")
      }
    ) { call, session throws(Complaint) in
      let stage = try session.stage()
      if call[format] == .jsonl, let span = call.span(event) {
        throw Complaint(
          "jsonl holds every event", at: span, accepted: "One alone: export markdown FILE event 1.")
      }
      let export = { (take: @escaping (UnsafeRawBufferPointer) -> Void) in
        switch call[format] {
        case .markdown:
          NoteExport(stage, of: session, event: call[event]).write { text in
            var text = text
            text.withUTF8 { take(UnsafeRawBufferPointer($0)) }
          }
        case .jsonl, nil:
          TraceExport(stage, log: session.log, notes: session.notesHere).write(take)
        }
      }
      guard let word = call[file], word.text != "-" || word.isQuoted else {
        let out = session.out
        export { out.write(bytes: $0) }
        return
      }
      let path = session.expanded(word.text)
      do throws(AtomicFile.Fault) {
        let target = try AtomicFile(path, replacing: call.has(force))
        export { target.write($0) }
        let size = try target.commit()
        session.report { ["Wrote \(word.text.sanitized), \(Wording.count(size, "byte"))."] }
      } catch {
        throw complaint(error, word)
      }
    }
  }

  private static func complaint(_ fault: AtomicFile.Fault, _ word: Word) -> Complaint {
    switch fault {
    case .exists:
      Complaint(
        "there is such a file already", at: word.span,
        accepted: "Choose another name, or add --force to replace it.", exitCode: .cannotCreate)
    case .cannotCreate(let reason):
      Complaint("can't create this file: \(reason)", at: word.span, exitCode: .cannotCreate)
    case .cannotWrite(let reason):
      Complaint("can't write this file: \(reason)", at: word.span, exitCode: .ioError)
    }
  }
}

/// A format that traces can be written in.
enum ExportFormat: String, CaseIterable {
  /// A classroom note.
  case markdown
  /// JSON Lines.
  case jsonl
}

extension ArgumentKind where Value == ExportFormat {
  /// A format by its name.
  static var exportFormat: Self {
    ArgumentKind { word, _ throws(Complaint) in
      try worded(listedAs: "Formats") { () throws(QueryError) in
        try Names.find(word, "format", in: ExportFormat.allCases, by: \.rawValue)
      }
    } candidates: { _ in
      [
        Candidate("markdown", "a classroom note: screens, traces, figures, notes"),
        Candidate("jsonl", "JSON Lines, one message a line"),
      ]
    }
  }
}
