import Exports

/// What lists messages for programs.
nonisolated extension ExportFormat {
  /// A table.
  static let csv = ExportFormat(
    name: "csv", summary: "a table, one message a line", endings: ["csv"]
  ) { source, sink throws(ShellError) in
    let table = CSVExport(write: sink.write)
    try source.messages { table.messages($0, of: $1, fired: $2) }
  }

  /// All there is, as JSON Lines.
  static let jsonl = ExportFormat(
    name: "jsonl", summary: "JSON Lines, all there is, for programs", endings: ["jsonl"],
    extent: .everything
  ) { source, sink throws(ShellError) in
    var export: JSONLinesExport?
    try source.parts { part in
      switch part {
      case .header(let header):
        export = JSONLinesExport(
          specimens: header.specimens, dropped: header.dropped, write: sink.take)
      case .action(let text, let number): export?.action(text, number: number)
      case .event(let event): export?.event(event)
      }
    }
    export?.finish()
  }

  /// A timeline for Perfetto.
  static let chrome = ExportFormat(
    name: "chrome", summary: "a timeline, for Perfetto and chrome://tracing", endings: ["json"]
  ) { source, sink throws(ShellError) in
    var trace = ChromeExport(write: sink.write)
    try source.messages { trace.messages($0, of: $1, fired: $2) }
    trace.finish()
  }

  /// An event as a test in Swift.
  static let test = ExportFormat(
    name: "test", summary: "an event as a test in Swift", endings: ["swift"]
  ) { source, sink throws(ShellError) in
    let trace = try source.whole()
    do throws(FileError) {
      sink.write(try SwiftTest(trace, source.event, source.patterns).text)
    } catch {
      throw .file(error)
    }
  }
}
