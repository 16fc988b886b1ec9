import Exports
import LayerTracing
import Lessons
import Sessions
import Views

/// Writes a trace that is read from a file in another format, event by event, in memory that doesn't grow
/// with its length; a test alone is made from the whole.
struct TraceConversion {
  /// The format to write.
  let format: ExportFormat
  /// The only event; nil for all, and for a figure or a test the newest.
  var event: Int?
  /// The specimens, by their short names; empty for all.
  var patterns: [String] = []

  /// Whether slides or a worksheet are to be a page of HTML.
  var isPage = false

  /// The most commands that a handout lists: they are held in memory until its end.
  private static let mostCommands = 1_000

  /// Reads a trace to its end, and writes it.
  ///
  /// - Parameters:
  ///   - file: The trace.
  ///   - take: Takes the bytes as they come.
  ///   - next: Ends a figure that has another behind it, in a format of which a file holds one.
  /// - Throws: What is wrong with the file, or with what is asked for.
  func write(
    _ file: inout TraceFile, _ take: @escaping (UnsafeRawBufferPointer) -> Void, next: () -> Void
  ) throws(FileFault) {
    let write = { (text: String) in
      var text = text
      text.withUTF8 { take(UnsafeRawBufferPointer($0)) }
    }
    switch format {
    case .markdown:
      try tell(&file) {
        ClassroomNote($0, isFull: true, draw: HandoutExport.draw, write: write)
      }
    case .html: try tell(&file) { WebPage($0, write: write) }
    case .slides where isPage: try tell(&file) { WebDeck($0, write: write) }
    case .slides:
      try tell(&file) {
        SlideDeck(
          $0, draw: HandoutExport.draw, diagram: { Document.diagram(of: $0, columns: $1) },
          write: write)
      }
    case .worksheet:
      let html = isPage ? { (text: String) in MarkdownPage.html(text) } : nil
      try tell(&file) { Worksheet($0, page: html, write: write) }
    case .anki: throw .noQuestions
    case .svg: try figure(&file) { write(SVGFigure.picture(of: $0)) }
    case .mermaid:
      try figure(&file) { event in
        for (place, figure) in MermaidFigure.files(of: event).enumerated() {
          if place > 0 { next() }
          write(figure)
        }
      }
    case .plantuml: try figure(&file) { write(PlantUMLFigure.file(of: $0)) }
    case .csv:
      let table = CSVExport(write: write)
      try turns(&file) { table.messages($0.messages, of: $0.specimen, fired: $1.fired) }
    case .chrome:
      var trace = ChromeExport(write: write)
      try turns(&file) { trace.messages($0.messages, of: $0.specimen, fired: $1.fired) }
      trace.finish()
    case .jsonl: try lines(&file, take)
    case .test: write(try SwiftTest(ImportedTrace(&file, named: ""), event, patterns).text)
    }
  }

  private func tell<Sheet: Handout>(
    _ file: inout TraceFile, _ begin: (HandoutTitle) -> Sheet
  ) throws(FileFault) {
    var recorded = RecordedHandout(patterns: patterns)
    var sheet: Sheet?
    var (commands, more): ([String], Int) = ([], 0)
    try file.readToEnd { part in
      switch part {
      case .header(let header): sheet = begin(recorded.title(of: header))
      case .action(let text, _):
        if commands.count < TraceConversion.mostCommands {
          commands.append(text)
        } else {
          more += 1
        }
      case .event(let event):
        let told = recorded.event(event)
        if self.event.map({ $0 == event.number }) ?? true { sheet?.event(told) }
      }
    }
    if more > 0 { commands.append("# and \(more) more, which the trace itself has") }
    sheet?.commands(commands)
    sheet?.finish(takeaway: [])
  }

  private func figure(
    _ file: inout TraceFile, _ draw: (HandoutEvent) -> Void
  ) throws(FileFault) {
    var recorded = RecordedHandout(patterns: patterns)
    var chosen: HandoutEvent?
    try file.readToEnd { part in
      guard case .event(let event) = part else { return }
      let told = recorded.event(event)
      if self.event.map({ $0 == event.number }) ?? !told.rows.isEmpty { chosen = told }
    }
    guard let chosen else { throw .noEvent(event) }
    if format == .mermaid, chosen.specimens.count > 1 {
      throw .severalPatterns(chosen.specimens.map { $0.lowercased() })
    }
    draw(chosen)
  }

  private func turns(
    _ file: inout TraceFile, _ take: (RecordedEvent.Turn, RecordedEvent) -> Void
  ) throws(FileFault) {
    let recorded = RecordedHandout(patterns: patterns)
    try file.readToEnd { part in
      guard case .event(let event) = part, self.event.map({ $0 == event.number }) ?? true else {
        return
      }
      for turn in event.turns where recorded.isTold(turn.specimen) { take(turn, event) }
    }
  }

  private func lines(
    _ file: inout TraceFile, _ take: @escaping (UnsafeRawBufferPointer) -> Void
  ) throws(FileFault) {
    var export: JSONLinesExport?
    try file.readToEnd { part in
      switch part {
      case .header(let header):
        export = JSONLinesExport(
          specimens: header.specimens, dropped: header.dropped, write: take)
      case .action(let text, let number): export?.action(text, number: number)
      case .event(let event): export?.event(event)
      }
    }
    export?.finish()
  }
}

extension JSONLinesExport {
  /// Writes an event that was read.
  fileprivate mutating func event(_ event: RecordedEvent) {
    for turn in event.turns {
      messages(turn.messages, of: turn.specimen, fired: event.fired)
      if let screen = turn.screen { self.screen(screen, of: turn.specimen, event: event.number) }
      for state in turn.states {
        self.state(state.properties, of: state.layer, in: turn.specimen, event: event.number)
      }
    }
    for note in event.notes { self.note(note.text, event: note.event, message: note.message) }
  }
}

extension ImportedTrace {
  /// Reads a whole file, whose events may come in any order.
  init(_ file: inout TraceFile, named name: String) throws(FileFault) {
    var header = TraceHeader(specimens: [], dropped: 0)
    var events: [RecordedEvent] = []
    var actions: [String] = []
    try file.readToEnd(takesAnyOrder: true) { part in
      switch part {
      case .header(let first): header = first
      case .action(let text, _): actions.append(text)
      case .event(let event): events.append(event)
      }
    }
    self.init(name: name, header: header, events: events, actions: actions)
  }
}
