import Exports
import LayerTracing
import Platform
import Queries
import Sessions
import Staging
import Views

extension Command {
  /// Takes the trace away.
  static let export: Command = {
    let format = Parameter("FORMAT", .exportFormat)
    let file = Parameter("FILE", .file, .optional)
    let event = Parameter(
      after: "event", "NUMBER", .eventNumber, help: "only this event, in markdown; 0 is loading")
    let force = Parameter(flag: "force", help: "replace the file if there is one")
    return Command(
      "export", .tool, in: .notes, summary: "write the traces to a file, or to standard output",
      answers: "How do I take it away?", takes: [format, file, event, force],
      examples: [
        Example("export markdown counter.md", "a classroom note: screens, traces, figures, notes"),
        Example("export markdown - event 1", "one event, to standard output"),
        Example("export jsonl counter.jsonl", "all there is, for other programs"),
        Example("export jsonl counter.jsonl --force", "even if there is such a file"),
      ],
      undone: "Nothing was written."
    ) { call, context throws(Complaint) in
      let stage = try context.stage()
      guard let chosen = call[format] else { throw call.missing(format, in: context) }
      let number = call[event]
      if chosen == .jsonl, number != nil {
        throw context.complaint(.request(.holdsEveryEvent), at: call.span(event))
      }
      guard let word = call[file], word.text != "-" || word.isQuoted else {
        return .tool { runner throws(Complaint) in
          try chosen.write(stage, in: runner, event: number) { runner.printer.write($0) }
          return .shows(Document())
        }
      }
      let replaces = call.has(force)
      return .tool { runner throws(Complaint) in
        @MainActor func attempt<Result>(
          _ body: () throws(AtomicFile.Fault) -> Result
        ) throws(Complaint) -> Result {
          do throws(AtomicFile.Fault) { return try body() } catch {
            throw context.complaint(.file(.unwritten(error)), at: word.span)
          }
        }
        let target = try attempt { () throws(AtomicFile.Fault) in
          try AtomicFile(context.expanded(word.text), replacing: replaces)
        }
        try chosen.write(stage, in: runner, event: number) { target.write($0) }
        let size = try attempt { () throws(AtomicFile.Fault) in try target.commit() }
        return .reports(Document([Text("Wrote \(word.text), \(Wording.count(size, "byte")).")]))
      }
    }
  }()
}

/// A format that traces can be written in.
enum ExportFormat: String, CaseIterable {
  /// A classroom note.
  case markdown
  /// JSON Lines.
  case jsonl

  var summary: String {
    switch self {
    case .markdown: "a classroom note: screens, traces, figures, notes"
    case .jsonl: "JSON Lines, one message a line"
    }
  }

  /// Writes a stage's traces.
  ///
  /// - Parameters:
  ///   - stage: What was played.
  ///   - runner: Its session is the one that the stage belongs to.
  ///   - event: The only event to write; nil for all.
  ///   - take: Takes the bytes as they come.
  /// - Throws: A ``Complaint`` if Ctrl-C was pressed.
  func write(
    _ stage: Stage, in runner: Runner, event: Int?,
    _ take: @escaping (UnsafeRawBufferPointer) -> Void
  ) throws(Complaint) {
    let session = runner.session
    let isStopped = { session.wasInterrupted?() == true }
    let isWhole =
      switch self {
      case .markdown:
        NoteExport(stage, of: session, event: event).write(
          { text in
            var text = text
            text.withUTF8 { take(UnsafeRawBufferPointer($0)) }
          }, unless: isStopped)
      case .jsonl: TraceExport(stage, of: session).write(take, unless: isStopped)
      }
    if !isWhole { throw runner.context.complaint(.refusal(.time(.interrupted))) }
  }
}

extension ArgumentKind where Value == ExportFormat {
  /// A format by its name.
  static var exportFormat: Self {
    ArgumentKind { word, context throws(Complaint) in
      try context.parsed(listedAs: "Formats") { () throws(QueryError) in
        try Names.find(word, "format", in: ExportFormat.allCases, by: \.rawValue)
      }
    } candidates: { _ in
      ExportFormat.allCases.map { Candidate($0.rawValue, $0.summary) }
    }
  }
}
