import Exports
import LayerTracing
import Lessons
import Views

/// What traces are exported from: the session that goes on, or a file. Each format is written from either.
protocol TraceSource {
  /// Why a trace can't be had, or can't be written so.
  associatedtype Failure: Error

  /// What is thrown where a format has no place for what a trace tells.
  static func failure(_ fault: FileError) -> Failure

  /// The only event; nil for all, and for a figure or a test the newest.
  var event: Int? { get }
  /// The specimens that are meant, by their short names; empty for all.
  var patterns: [String] { get }
  /// Whether nothing is left out of a note.
  var isFull: Bool { get }

  /// Tells a handout what happened, event by event, and ends it.
  ///
  /// - Parameters:
  ///   - folds: Whether messages that are repeated are told once.
  ///   - begin: Makes the handout, of what it says at its top and the words of its language.
  /// - Throws: Why it can't be told whole.
  func tell<Sheet: Handout>(
    folds: Bool, _ begin: (HandoutTitle, HandoutWords) -> Sheet
  ) throws(Failure)

  /// The event that a figure draws.
  ///
  /// - Throws: Why there is none.
  func figure() throws(Failure) -> HandoutEvent

  /// Goes through the messages that are meant, event by event.
  ///
  /// - Throws: Why it can't be gone through whole.
  func messages(
    _ take: ([Message], _ specimen: String, _ fired: String?) -> Void
  ) throws(Failure)

  /// Goes through all that there is, in order.
  ///
  /// - Throws: Why it can't be gone through whole.
  func parts(_ take: (TracePart) -> Void) throws(Failure)

  /// All that there is, whose events may come in any order.
  ///
  /// - Throws: Why it can't be had whole.
  func whole() throws(Failure) -> ImportedTrace

  /// The questions of a lesson as cards.
  ///
  /// - Throws: Why there are none.
  func cards() throws(Failure) -> String
}

/// What a trace tells, piece by piece.
enum TracePart {
  case header(TraceHeader)
  case action(String, number: Int)
  case event(RecordedEvent)
}

extension ImportedTrace {
  /// Puts the parts of a trace together.
  ///
  /// - Parameters:
  ///   - name: What people call it.
  ///   - read: Reads the parts.
  /// - Throws: What reading them throws.
  init<Failure>(
    named name: String, of read: ((TracePart) -> Void) throws(Failure) -> Void
  ) throws(Failure) {
    var header = TraceHeader(specimens: [], dropped: 0)
    var events: [RecordedEvent] = []
    var actions: [String] = []
    try read { part in
      switch part {
      case .header(let first): header = first
      case .action(let text, _): actions.append(text)
      case .event(let event): events.append(event)
      }
    }
    self.init(name: name, header: header, events: events, actions: actions)
  }

  /// What came of what was done, line by line.
  var outcome: [RecordedLine] {
    events.flatMap { event in
      event.turns.flatMap { turn in
        turn.messages.map { .message($0, of: turn.specimen, fired: event.fired) }
          + (turn.screen.map { [.screen($0, of: turn.specimen, event: event.number)] } ?? [])
          + turn.states.map { .state($0, of: turn.specimen, event: event.number) }
      }
    }
  }
}

extension ExportFormat {
  /// Writes a trace.
  ///
  /// - Parameters:
  ///   - source: The trace.
  ///   - isPage: Whether slides or a worksheet are to be a page of HTML.
  ///   - take: Takes the bytes as they come.
  ///   - next: Ends a figure that has another behind it, in a format of which a file holds one.
  /// - Throws: What is wrong with the trace, or with what is asked for.
  @MainActor func write<Source: TraceSource>(
    _ source: Source, isPage: Bool,
    _ take: @escaping (UnsafeRawBufferPointer) -> Void, next: () -> Void
  ) throws(Source.Failure) {
    let write = { (text: String) in
      var text = text
      text.withUTF8 { take(UnsafeRawBufferPointer($0)) }
    }
    let isFull = source.isFull
    switch self {
    case .markdown:
      try source.tell(folds: !isFull) {
        ClassroomNote($0, isFull: isFull, words: $1, draw: HandoutExport.draw, write: write)
      }
    case .html: try source.tell(folds: false) { WebPage($0, words: $1, write: write) }
    case .slides where isPage:
      try source.tell(folds: !isFull) { WebDeck($0, words: $1, write: write) }
    case .slides:
      try source.tell(folds: !isFull) {
        SlideDeck(
          $0, words: $1, draw: HandoutExport.draw,
          diagram: { Document.diagram(of: $0, columns: $1) }, write: write)
      }
    case .worksheet:
      let html = isPage ? { (text: String) in MarkdownPage.html(text) } : nil
      try source.tell(folds: !isFull) { Worksheet($0, words: $1, page: html, write: write) }
    case .anki: write(try source.cards())
    case .svg: write(SVGFigure.picture(of: try source.figure()))
    case .mermaid:
      let event = try source.figure()
      guard event.specimens.count < 2 else {
        throw Source.failure(.severalPatterns(event.specimens.map { $0.lowercased() }))
      }
      for (place, figure) in MermaidFigure.files(of: event).enumerated() {
        if place > 0 { next() }
        write(figure)
      }
    case .plantuml: write(PlantUMLFigure.file(of: try source.figure()))
    case .csv:
      let table = CSVExport(write: write)
      try source.messages { table.messages($0, of: $1, fired: $2) }
    case .chrome:
      var trace = ChromeExport(write: write)
      try source.messages { trace.messages($0, of: $1, fired: $2) }
      trace.finish()
    case .jsonl:
      var export: JSONLinesExport?
      try source.parts { part in
        switch part {
        case .header(let header):
          export = JSONLinesExport(
            specimens: header.specimens, dropped: header.dropped, write: take)
        case .action(let text, let number): export?.action(text, number: number)
        case .event(let event): export?.event(event)
        }
      }
      export?.finish()
    case .test:
      let trace = try source.whole()
      do throws(FileError) {
        write(try SwiftTest(trace, source.event, source.patterns).text)
      } catch {
        throw Source.failure(error)
      }
    }
  }
}
