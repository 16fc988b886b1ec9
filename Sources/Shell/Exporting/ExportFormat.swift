import Exports
import LayerTracing
import Lessons
import Queries
import Sessions
import Staging
import Views

/// What of a session is to be written.
struct ExportSelection {
  /// The only event; nil for all, and for a figure the newest.
  let event: Int?
  /// The specimens that are open and meant.
  let specimens: [OpenSpecimen]
  /// The patterns that are meant, as people read them; nil for all that were ever seen.
  var patterns: [String]?
  /// The role that is meant: only what it sends and receives is told; nil for all.
  var role: LayerName?
  /// Whether nothing is left out of a note.
  var isFull = false
  /// Whether messages that are repeated are told once.
  var folds = false
  /// Whether slides or a worksheet are to be a page of HTML.
  var isPage = false
}

extension ExportSelection {
  /// Whether a message is of the role that is meant.
  func accepts(_ message: Message) -> Bool {
    role.map { $0.matches(message.sender) || $0.matches(message.receiver) } ?? true
  }

  /// The messages of an event that cross layers and are meant.
  func messages(of specimen: OpenSpecimen, event: Int) -> [Message] {
    specimen.recorder.messages.crossings(of: event).filter(accepts)
  }
}

/// A format that traces can be written in.
nonisolated enum ExportFormat: String, CaseIterable {
  /// A classroom note.
  case markdown
  /// A page to step through.
  case html
  /// Slides, in Markdown or as a page.
  case slides
  /// The trace with blanks to fill in, and their key.
  case worksheet
  /// The questions of a lesson, as cards.
  case anki
  /// A picture of an event.
  case svg
  /// A figure of an event, for Mermaid.
  case mermaid
  /// Figures of an event, for PlantUML.
  case plantuml
  /// A table of messages.
  case csv
  /// JSON Lines.
  case jsonl
  /// A timeline for Perfetto.
  case chrome
  /// An event as a test in Swift.
  case test

  var summary: String {
    switch self {
    case .markdown: "a classroom note: screens, traces, figures, notes"
    case .html: "the note as a page, stepped through by keys"
    case .slides: "slides, for Marp and Pandoc; FILE.html presents itself"
    case .worksheet: "traces with blanks, and their key; FILE.html is a page"
    case .anki: "the questions of the lesson in front, as cards"
    case .svg: "an event as a picture, patterns side by side"
    case .mermaid: "an event of one pattern as a figure's source"
    case .plantuml: "an event as the source of figures"
    case .csv: "a table, one message a line"
    case .jsonl: "JSON Lines, all there is, for programs"
    case .chrome: "a timeline, for Perfetto and chrome://tracing"
    case .test: "an event as a test in Swift"
    }
  }

  /// How its files' names may end; first, how they do where no name is chosen.
  var endings: [String] {
    switch self {
    case .markdown: ["md"]
    case .slides, .worksheet: ["md", "html"]
    case .anki: ["tsv"]
    case .html, .svg, .csv, .jsonl: [rawValue]
    case .mermaid: ["mmd"]
    case .plantuml: ["puml"]
    case .chrome: ["json"]
    case .test: ["swift"]
    }
  }

  /// The format of a file by its name's ending; nil if no format has it.
  init?(ending: String) {
    guard let format = ExportFormat.allCases.first(where: { $0.endings[0] == ending }) else {
      return nil
    }
    self = format
  }

  /// What is wrong with the ending of a file's name; nil for nothing.
  func fault(ofFile path: String) -> FileFault? {
    FileEnding.fault(path, of: rawValue, in: endings)
  }

  /// What is wrong with the ending of a file's name that alone says the format; nil for nothing.
  static func fault(ofFile path: String) -> FileFault? {
    FileEnding.fault(path, of: "an export", in: allCases.map { $0.endings[0] }.unique)
  }

  /// What stands before the ending of its files' names where none is chosen; nil for nothing.
  var suffix: String? {
    switch self {
    case .slides, .worksheet: rawValue
    case .markdown, .html, .anki, .svg, .mermaid, .plantuml, .csv, .jsonl, .chrome, .test: nil
    }
  }

  /// Separates two figures where they go to one place: by an empty line.
  static func separate(_ take: (UnsafeRawBufferPointer) -> Void) {
    withUnsafeBytes(of: UInt8(ascii: "\n"), take)
  }

  /// Whether it tells a session, closed features included; else it draws or lists what is open in front.
  var isStory: Bool {
    switch self {
    case .markdown, .html, .slides, .worksheet, .anki: true
    case .svg, .mermaid, .plantuml, .csv, .jsonl, .chrome, .test: false
    }
  }

  /// Writes a session, or what is open in front.
  ///
  /// - Parameters:
  ///   - selection: What of it.
  ///   - stage: What is open in front; a session can be told without.
  ///   - runner: Its session is the one that the stage belongs to.
  ///   - take: Takes the bytes as they come.
  ///   - next: Ends a figure that has another behind it, in a format of which a file holds one.
  /// - Throws: A ``Complaint`` if Ctrl-C was pressed.
  @MainActor func write(
    _ selection: ExportSelection, of stage: Stage?, in runner: Runner,
    _ take: @escaping (UnsafeRawBufferPointer) -> Void, next: () -> Void
  ) throws(Complaint) {
    let session = runner.session
    let isStopped = { session.wasInterrupted?() == true }
    let write = { (text: String) in
      var text = text
      text.withUTF8 { take(UnsafeRawBufferPointer($0)) }
    }
    /// Tells the session.
    func tell<Sheet: Handout>(_ begin: (HandoutExport) -> Sheet) throws(Complaint) -> Bool {
      var selection = selection
      selection.folds = self != .html && !selection.isFull
      let told = selection
      return try runner.context.worded { () throws(Refusal) in
        let export = try HandoutExport(session, told)
        var sheet = begin(export)
        return try export.tell(&sheet, unless: isStopped)
      }
    }
    /// Draws an event of what is open in front.
    func draw(_ figures: (HandoutEvent) -> [String]) -> Bool {
      guard let stage else { return true }
      for (place, figure) in figures(event(selection, of: stage)).enumerated() {
        if place > 0 { next() }
        write(figure)
      }
      return true
    }
    /// Lists the messages of what is open in front.
    func list(_ take: ([Message], _ specimen: String, _ fired: String?) -> Void) -> Bool {
      stage.map { walk(selection, of: $0, unless: isStopped, take) } ?? true
    }
    var isWhole = true
    switch self {
    case .markdown:
      isWhole = try tell {
        ClassroomNote(
          $0.title, isFull: selection.isFull, words: $0.words, draw: HandoutExport.draw,
          write: write)
      }
    case .html: isWhole = try tell { WebPage($0.title, words: $0.words, write: write) }
    case .slides where selection.isPage:
      isWhole = try tell { WebDeck($0.title, words: $0.words, write: write) }
    case .slides:
      isWhole = try tell {
        SlideDeck(
          $0.title, words: $0.words, draw: HandoutExport.draw,
          diagram: { Document.diagram(of: $0, columns: $1) }, write: write)
      }
    case .worksheet:
      let html = selection.isPage ? { (text: String) in MarkdownPage.html(text) } : nil
      isWhole = try tell { Worksheet($0.title, words: $0.words, page: html, write: write) }
    case .anki:
      write(try runner.context.worded { () throws(Refusal) in try LessonCards(of: session).text })
    case .svg: isWhole = draw { [SVGFigure.picture(of: $0)] }
    case .mermaid: isWhole = draw { MermaidFigure.files(of: $0) }
    case .plantuml: isWhole = draw { [PlantUMLFigure.file(of: $0)] }
    case .csv:
      let table = CSVExport(write: write)
      isWhole = list { table.messages($0, of: $1, fired: $2) }
    case .chrome:
      var trace = ChromeExport(write: write)
      isWhole = list { trace.messages($0, of: $1, fired: $2) }
      trace.finish()
    case .test:
      guard let stage else { return }
      do throws(FileFault) {
        let trace = TraceExport(stage, of: session).imported
        write(try SwiftTest(trace, selection.event, selection.specimens.map(\.specimen.name)).text)
      } catch {
        throw runner.context.complaint(.file(error))
      }
    case .jsonl:
      isWhole =
        stage.map { TraceExport($0, of: session).write(take, unless: isStopped) } ?? true
    }
    if !isWhole { throw runner.context.complaint(.refusal(.time(.interrupted))) }
  }

  /// An event as it is there now: what a figure draws.
  @MainActor private func event(_ selection: ExportSelection, of stage: Stage) -> HandoutEvent {
    let number = selection.event ?? stage.events.newest
    let reached = selection.specimens.filter { number == 0 || stage.hasReceived(number, $0) }
    let traces = reached.map { selection.messages(of: $0, event: number) }
    let alignment = MessageAlignment(traces)
    var event = HandoutEvent(
      number: number, fired: stage.events[number]?.description, before: [], after: [],
      specimens: reached.map(\.specimen.pattern), rows: alignment.rows, notes: [])
    event.omit(messages: alignment.omitted)
    return event
  }

  /// Goes through the messages that are meant, event by event.
  @MainActor private func walk(
    _ selection: ExportSelection, of stage: Stage, unless isStopped: () -> Bool,
    _ take: ([Message], _ specimen: String, _ fired: String?) -> Void
  ) -> Bool {
    for number in [0] + stage.events.numbers where selection.event.map({ $0 == number }) ?? true {
      if isStopped() { return false }
      for specimen in selection.specimens {
        take(
          specimen.recorder.messages.trace(events: number...number).filter(selection.accepts),
          specimen.name, stage.events[number]?.description)
      }
    }
    return true
  }
}

extension ArgumentKind where Value == (format: ExportFormat, file: Word?) {
  /// A format by its name, or a file whose ending says its format.
  static var exportFormat: Self {
    ArgumentKind { word, context throws(Complaint) in
      if let ending = FileEnding.of(word.text) {
        if let format = ExportFormat(ending: ending) { return (format, word) }
        if let fault = ExportFormat.fault(ofFile: word.text) {
          throw context.complaint(.file(fault), at: word.span)
        }
      }
      return (
        try context.parsed(listedAs: "Formats") { () throws(QueryError) in
          try Names.find(word, "format", in: ExportFormat.allCases, by: \.rawValue)
        }, nil
      )
    } candidates: { _ in
      ExportFormat.allCases.map { Candidate($0.rawValue, $0.summary) }
    }
  }
}
