import Exports
import Lessons
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
    let role = Parameter(
      after: "role", "ROLE", .role, help: "only what this role sends and receives")
    let full = Parameter(
      flag: "full", help: "of a Markdown note everything, not what is worth most")
    let force = Parameter(flag: "force", help: "replace the file if there is one")
    return Command(
      "export", elsewhere: ["save"], .tool, in: .notes, inLessons: .noBlock(.writesFile),
      // To standard output; while it isn't shown there is nowhere to write to, and nothing to do.
      with: { $0.contains(where: \.isStandardOutput) ? .solution : nil }, onlyWrites: true,
      summary: "write the traces to a file, or to standard output",
      answers: "How do I take it away?", takes: [format, file, event, patterns, role, full, force],
      examples: [
        Example("export markdown", "a note to hand out; with all there is: --full"),
        Example("export counter.html", "a page to step through; the ending says the format"),
        Example("export svg - event 1 on mvp", "one event of one pattern, to standard output"),
        Example("export slides talk.html", "slides that present themselves"),
        Example("export worksheet counter.html", "a page; in Markdown where the file ends in .md"),
        Example("export jsonl counter.jsonl --force", "even if there is such a file"),
      ],
      details: [
        "Formats: "
          + ExportFormat.all.map { "\($0.name) (\($0.summary))" }.joined(separator: "; ")
          + ".", "Without a file it picks a name that is free; - is standard output.",
        "An event of more than \(MermaidFigure.arrowLimit) messages is drawn in parts: in one picture as "
          + "SVG, in one file of PlantUML, and as Mermaid in files of their own, counter.mmd and "
          + "counter-2.mmd. An SVG is no wider than a page of A4: more layers than that has room for are "
          + "parts, too.",
        "jsonl is version \(JSONLinesExport.version) of a format of its own, for programs, import, replay "
          + "and layercake convert: a line for each message, new screen, new state, note and action. "
          + "'The trace file' in the README lists their keys.",
      ],
      undone: "Nothing was written."
    ) { call, context throws(CommandError) in
      guard let chosen = call[format] else { throw call.missing(format, in: context) }
      let stage = try stage(for: chosen.format, context)
      let word = call[file] ?? chosen.file
      let selection = ExportSelection(
        event: call[event], patterns: call.all(patterns).map(\.specimen.name), role: call[role],
        isFull: call.has(full))
      let isPage = word.flatMap { FileEnding.of($0.text) } == "html"
      if let word, let fault = chosen.format.fault(ofFile: word.text) {
        throw context.complaint(.file(fault), at: word.span)
      }
      let part = call.span(event) ?? call.span(patterns) ?? call.span(role)
      try check(selection, chosen.format, part, stage, context)
      if call.has(full), !chosen.format.leavesOut {
        throw context.complaint(.request(.wholeAnyway(chosen.format.name)))
      }
      let trace = LiveTrace(context.session, on: stage, selection)
      if let word, word.isStandardOutput {
        return .tool { runner throws(CommandError) in
          let sink = ExportSink(
            isPage: isPage,
            isAtSchool: chosen.format.isAtSchool(runner.printer.profile.isAtSchool)
          ) { runner.printer.write($0) }
          try chosen.format.write(trace, sink, in: runner.context)
          return .shows(Document())
        }
      }
      let path = word.map { context.expanded($0.text) } ?? freeName(chosen.format, context)
      let replaces = call.has(force)
      return .tool { runner throws(CommandError) in
        let files = try context.worded(at: word?.span) { () throws(FileError) in
          try FigureFiles(path, replacing: replaces)
        }
        let sink = ExportSink(
          isPage: isPage,
          isAtSchool: chosen.format.isAtSchool(runner.printer.profile.isAtSchool), to: files)
        try chosen.format.write(trace, sink, in: runner.context)
        let size = try context.worded(at: word?.span) { () throws(FileError) in
          try files.commit()
        }
        return .reports(.wrote(files.count, word?.text ?? path, size))
      }
    }
  }()

  /// Refuses a part where a format holds all, and several patterns where it holds one.
  private static func check(
    _ selection: ExportSelection, _ format: ExportFormat, _ span: Range<Int>?, _ stage: Stage?,
    _ context: Context
  ) throws(CommandError) {
    if format.extent == .everything, let span {
      throw context.complaint(.request(.holdsEverything), at: span)
    }
    if format.extent == .lesson, let span {
      throw context.complaint(.request(.holdsLesson), at: span)
    }
    let open = stage?.open.map(\.specimen.name) ?? []
    let patterns = selection.patterns.isEmpty ? open : selection.patterns
    if format.extent == .onePattern, patterns.count > 1 {
      throw context.complaint(.request(.holdsOnePattern(patterns[0])))
    }
  }

  /// What is open in front; nil where a session is told of which nothing is open any more.
  private static func stage(
    for format: ExportFormat, _ context: Context
  ) throws(CommandError) -> Stage? {
    if format.extent == .lesson {
      _ = try context.lesson()
      return nil
    }
    let wasUsed = !context.session.timeline.done.isEmpty
    return format.isStory && wasUsed ? context.current : try context.stage()
  }

  /// A name for a file here that there isn't yet: `counter.html`, `counter-2.html`.
  private static func freeName(_ format: ExportFormat, _ context: Context) -> String {
    let lesson = context.state.lessonInFront?.shelved.lesson.id.text
    let base = lesson ?? context.current?.feature.name ?? "session"
    return Folder.freeName(
      for: "\(base)\(format.suffix.map { "-\($0)" } ?? "").\(format.endings[0])")
  }
}

extension Document {
  /// What was written, by how many files there are, the first one's name, and the size of all in bytes.
  fileprivate static func wrote(_ count: Int, _ name: String, _ size: Int) -> Document {
    let last = Folder.numbered(name, count)
    let files = count == 1 ? name : "\(count) figures, \(name) to \(last)"
    return Document([Text("Wrote \(files), \(Wording.count(size, "byte")).")])
  }
}

extension ExportFormat {
  /// Writes a part of the session.
  @MainActor fileprivate func write(
    _ trace: LiveTrace, _ sink: ExportSink, in context: Context
  ) throws(CommandError) {
    do throws(ShellError) { try write(trace, sink) } catch { throw context.complaint(error) }
  }
}
