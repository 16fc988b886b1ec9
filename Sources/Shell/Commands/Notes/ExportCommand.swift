import Exports
import Languages
import Lessons
import Platform
import Queries
import Sessions
import Staging

extension Command {
  /// Takes the trace away.
  static let export: Command = {
    let format = Parameter("FORMAT", .exportFormat)
    let file = Parameter("FILE", .file, .optional)
    let event = Parameter(after: "event", "NUMBER", .eventNumber)
    let patterns = Parameter(after: "on", "PATTERN", .specimen, isRepeated: true)
    let role = Parameter(after: "role", "ROLE", .role)
    let full = Parameter(flag: "full")
    let force = Parameter(flag: "force")
    return Command(
      "export", elsewhere: ["save"], .tool, in: .notes, inLessons: .noBlock(.writesFile),
      // To standard output; while it isn't shown there is nowhere to write to, and nothing to do.
      with: { $0.contains(where: \.isStandardOutput) ? .solution : nil }, onlyWrites: true,
      takes: [format, file, event, patterns, role, full, force],
      examples: [
        "export markdown", "export counter.html", "export svg - event 1 on mvp",
        "export slides talk.html", "export worksheet counter.html",
        "export jsonl counter.jsonl --force", "export swift counter-app on mvp",
      ],
      filling: {
        [
          1: [ExportChoice.all.map { "\($0.text) (\($0.help))" }.joined(separator: "; ")],
          3: [MermaidFigure.arrowLimit], 4: [JSONLinesExport.version],
        ]
      }
    ) { call, context throws(CommandError) in
      guard let choice = call[format] else { throw call.missing(format, in: context) }
      guard case .trace(let chosen) = choice else {
        if let span = call.span(event) ?? call.span(role) ?? call.span(full) {
          throw context.error("error.code-holds-all", at: span)
        }
        return try code(
          of: call.specimens(patterns, on: context.stage()), to: call[file],
          replacing: call.has(force), context)
      }
      let stage = try chosen.format.stage(in: context)
      let word = call[file] ?? chosen.file
      let selection = ExportSelection(
        event: call[event], patterns: call.all(patterns).map(\.specimen.name), role: call[role],
        isFull: call.has(full))
      let isPage = word.flatMap { FileEnding.of($0.text) } == "html"
      if let word, let error = chosen.format.error(ofFile: word.text) {
        throw context.error(error, at: word.span)
      }
      let part = call.span(event) ?? call.span(patterns) ?? call.span(role)
      try check(selection, chosen.format, part, stage, context)
      if call.has(full), !chosen.format.leavesOut {
        throw context.error(Refusal("error.whole-anyway", advice: chosen.format.name))
      }
      if let word, word.isStandardOutput {
        return .tool { runner throws(CommandError) in
          let trace = LiveTrace(context.session, on: stage, selection)
          let sink = ExportSink(
            isPage: isPage,
            isAtSchool: chosen.format.isAtSchool(runner.printer.profile.isAtSchool)
          ) { runner.printer.write($0) }
          try chosen.format.write(trace, sink, in: runner.context)
          return .shows(Document())
        }
      }
      let path = word.map { context.expanded($0.text) } ?? freeName(chosen.format, context)
      return .tool { runner throws(CommandError) in
        let trace = LiveTrace(context.session, on: stage, selection)
        let files = try context.worded(at: word?.span) { () throws(Refusal) in
          try FigureFiles(path, replacing: call.has(force))
        }
        let sink = ExportSink(
          isPage: isPage,
          isAtSchool: chosen.format.isAtSchool(runner.printer.profile.isAtSchool), to: files)
        try chosen.format.write(trace, sink, in: runner.context)
        let size = try context.worded(at: word?.span) { () throws(Refusal) in
          try files.commit()
        }
        return .reports(.wrote([word?.text ?? path] + files.paths.dropFirst(), size))
      }
    }
  }()

  /// Refuses a part where a format holds all, and several patterns where it holds one.
  private static func check(
    _ selection: ExportSelection, _ format: ExportFormat, _ span: Range<Int>?, _ stage: Stage?,
    _ context: Context
  ) throws(CommandError) {
    if let error = format.wholeAlone, let span {
      throw context.error(error, at: span)
    }
    let open = stage?.open.map(\.specimen.name) ?? []
    let patterns = selection.patterns.isEmpty ? open : selection.patterns
    if format.isOfOnePattern, patterns.count > 1 {
      throw context.error(
        Refusal("error.holds-one-pattern", format.name, advice: format.name, patterns[0]))
    }
  }

  /// Writes the code of a specimen for an app.
  private static func code(
    of open: [OpenSpecimen], to word: Word?, replacing replaces: Bool, _ context: Context
  ) throws(CommandError) -> Request {
    guard open.count == 1, let specimen = open.first else {
      throw context.error(
        Refusal("error.code-of-one-pattern", advice: open[0].specimen.name), at: word?.span)
    }
    if let word, word.isStandardOutput {
      throw context.error("error.code-is-folder", at: word.span)
    }
    return .tool { _ throws(CommandError) in
      let folder = CodeFolder(
        of: specimen, at: word.map { context.expanded($0.text) }, replacing: replaces)
      let (count, size) = try context.worded(at: word?.span) { () throws(Refusal) in
        try folder.write()
      }
      return .reports(
        Document([Text(localized("export.wrote-code", count, word?.text ?? folder.path, size))]))
    }
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
  /// What was written, by the files' names and the size of all in bytes.
  fileprivate static func wrote(_ names: [String], _ size: Int) -> Document {
    let (first, last) = (names[0], names[names.count - 1])
    let sentence =
      switch names.count {
      case 1: localized("file.wrote", first, size)
      case 2: localized("export.wrote-two", first, last, size)
      default: localized("export.wrote-figures", names.count, first, last, size)
      }
    return Document([Text(sentence)])
  }
}

extension ExportFormat {
  /// Writes a part of the session.
  @MainActor fileprivate func write(
    _ trace: LiveTrace, _ sink: ExportSink, in context: Context
  ) throws(CommandError) {
    do throws(Refusal) { try write(trace, sink) } catch { throw context.error(error) }
  }
}
