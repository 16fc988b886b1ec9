import Exports

/// What lists messages for programs.
nonisolated extension ExportFormat {
  /// A table.
  static let csv = ExportFormat(
    name: "csv", endings: ["csv"], isData: true
  ) { source, sink throws(ShellError) in
    // By the mark Excel knows a file for UTF-8; a pipe leads to a program, which would take it for text.
    if sink.isFile { sink.write("\u{FEFF}") }
    let table = CSVExport(write: sink.write)
    try source.messages(of: source.selection.event) { table.add($0) }
  }

  /// All there is, as JSON Lines.
  static let jsonl = ExportFormat(
    name: "jsonl", endings: ["jsonl"], isData: true,
    wholeAlone: .holdsEverything
  ) { source, sink throws(ShellError) in
    var export = JSONLinesExport(write: sink.take)
    try source.parts(inAnyOrder: false) { export.add($0) }
    export.finish()
  }

  /// A timeline for Perfetto.
  static let chrome = ExportFormat(
    name: "chrome", endings: ["json"], isData: true
  ) { source, sink throws(ShellError) in
    var trace = ChromeExport(original: source.original, write: sink.write)
    try source.messages(of: source.selection.event) { trace.add($0) }
    trace.finish()
  }

  /// An event as a test in Swift.
  static let test = ExportFormat(
    name: "test", endings: ["swift"], isData: true
  ) { source, sink throws(ShellError) in
    let trace = try source.whole()
    do throws(FileError) {
      sink.write(try trace.test(source.selection))
    } catch {
      throw .file(error)
    }
  }
}
