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
      after: "event", "NUMBER", .eventNumber,
      help: "only this event; 0 is loading. A figure shows the newest one without")
    let patterns = Parameter(
      after: "on", "PATTERN", .specimen, isRepeated: true, help: "only these patterns")
    let force = Parameter(flag: "force", help: "replace the file if there is one")
    return Command(
      "export", .tool, in: .notes, summary: "write the traces to a file, or to standard output",
      answers: "How do I take it away?", takes: [format, file, event, patterns, force],
      examples: [
        Example("export markdown", "a classroom note: screens, traces, figures, notes"),
        Example("export counter.html", "a page to step through; the ending says the format"),
        Example("export svg - event 1 on mvp", "one event of one pattern, to standard output"),
        Example("export jsonl counter.jsonl --force", "even if there is such a file"),
      ],
      details: [
        "Formats: "
          + ExportFormat.allCases.map { "\($0.rawValue) (\($0.summary))" }.joined(separator: "; ")
          + ".", "Without a file it picks a name that is free; - is standard output.",
      ],
      undone: "Nothing was written."
    ) { call, context throws(Complaint) in
      let stage = try context.stage()
      guard let chosen = call[format] else { throw call.missing(format, in: context) }
      let selection = ExportSelection(
        event: call[event], specimens: call.all(patterns).isEmpty ? stage.open : call.all(patterns))
      try check(selection, chosen.format, call.span(event) ?? call.span(patterns), context)
      let word = call[file] ?? chosen.file
      if let word, word.text == "-", !word.isQuoted {
        return .tool { runner throws(Complaint) in
          try chosen.format.write(selection, of: stage, in: runner) { runner.printer.write($0) }
          return .shows(Document())
        }
      }
      let path =
        word.map { context.expanded($0.text) }
        ?? Folder.freeName(
          stage.feature.name, ending: chosen.format.ending)
      let replaces = call.has(force)
      return .tool { runner throws(Complaint) in
        let size: Int
        do throws(ExportFault) {
          size = try write(selection, of: stage, as: chosen.format, to: path, replaces, runner)
        } catch {
          switch error {
          case .file(let fault): throw context.complaint(.file(.unwritten(fault)), at: word?.span)
          case .complaint(let complaint): throw complaint
          }
        }
        let name = word?.text ?? path
        return .reports(Document([Text("Wrote \(name), \(Wording.count(size, "byte")).")]))
      }
    }
  }()

  /// Why nothing was written.
  private enum ExportFault: Error {
    case file(AtomicFile.Fault)
    case complaint(Complaint)
  }

  private static func write(
    _ selection: ExportSelection, of stage: Stage, as format: ExportFormat, to path: String,
    _ replaces: Bool, _ runner: Runner
  ) throws(ExportFault) -> Int {
    let target: AtomicFile
    do throws(AtomicFile.Fault) {
      target = try AtomicFile(path, replacing: replaces)
    } catch {
      throw .file(error)
    }
    do throws(Complaint) {
      try format.write(selection, of: stage, in: runner) { target.write($0) }
    } catch {
      throw .complaint(error)
    }
    do throws(AtomicFile.Fault) { return try target.commit() } catch { throw .file(error) }
  }

  /// Refuses a part where a format holds all, and several patterns where it holds one.
  private static func check(
    _ selection: ExportSelection, _ format: ExportFormat, _ span: Range<Int>?, _ context: Context
  ) throws(Complaint) {
    if format == .jsonl, let span {
      throw context.complaint(.request(.holdsEverything), at: span)
    }
    if format == .mermaid, selection.specimens.count > 1 {
      throw context.complaint(.request(.holdsOnePattern(selection.specimens[0].specimen.name)))
    }
  }
}
