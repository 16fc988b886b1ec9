import Exports
import LayerTracing
import Queries
import Sessions
import Staging
import Views

/// What of a session is to be written.
struct ExportSelection {
  /// The only event; nil for all, and for a figure the newest.
  let event: Int?
  /// The specimens.
  let specimens: [OpenSpecimen]
}

/// A format that traces can be written in.
nonisolated enum ExportFormat: String, CaseIterable {
  /// A classroom note.
  case markdown
  /// A page to step through.
  case html
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
    case .svg: "an event as a picture, patterns side by side"
    case .mermaid: "an event of one pattern as a figure's source"
    case .plantuml: "an event as the source of figures"
    case .csv: "a table, one message a line"
    case .jsonl: "JSON Lines, all there is, for programs"
    case .chrome: "a timeline, for Perfetto and chrome://tracing"
    case .test: "an event as a test in Swift"
    }
  }

  /// How its files' names end.
  var ending: String {
    switch self {
    case .markdown: "md"
    case .html, .svg, .csv, .jsonl: rawValue
    case .mermaid: "mmd"
    case .plantuml: "puml"
    case .chrome: "json"
    case .test: "swift"
    }
  }

  /// Writes a stage's traces.
  ///
  /// - Parameters:
  ///   - selection: What of them.
  ///   - stage: What was played.
  ///   - runner: Its session is the one that the stage belongs to.
  ///   - take: Takes the bytes as they come.
  /// - Throws: A ``Complaint`` if Ctrl-C was pressed.
  @MainActor func write(
    _ selection: ExportSelection, of stage: Stage, in runner: Runner,
    _ take: @escaping (UnsafeRawBufferPointer) -> Void
  ) throws(Complaint) {
    let session = runner.session
    let isStopped = { session.wasInterrupted?() == true }
    let write = { (text: String) in
      var text = text
      text.withUTF8 { take(UnsafeRawBufferPointer($0)) }
    }
    func export(_ event: Int?) -> HandoutExport {
      HandoutExport(stage, of: session, selection.specimens, event: event)
    }
    func figure(_ draw: @escaping (HandoutEvent) -> String) -> Bool {
      var figure = FigureHandout { write(draw($0)) }
      return export(selection.event ?? stage.events.newest).tell(&figure, unless: isStopped)
    }
    let isWhole: Bool
    switch self {
    case .markdown:
      let export = export(selection.event)
      var note = ClassroomNote(export.title, draw: HandoutExport.draw, write: write)
      isWhole = export.tell(&note, unless: isStopped)
    case .html:
      let export = export(selection.event)
      var page = WebPage(export.title, write: write)
      isWhole = export.tell(&page, unless: isStopped)
    case .svg: isWhole = figure(SVGFigure.picture)
    case .mermaid: isWhole = figure(MermaidFigure.file)
    case .plantuml: isWhole = figure(PlantUMLFigure.file)
    case .csv:
      let table = CSVExport(write: write)
      isWhole = walk(selection, of: stage, unless: isStopped) {
        table.messages($0, of: $1, fired: $2)
      }
    case .chrome:
      var trace = ChromeExport(write: write)
      isWhole = walk(selection, of: stage, unless: isStopped) {
        trace.messages(Array($0), of: $1, fired: $2)
      }
      trace.finish()
    case .test:
      do throws(FileFault) {
        let trace = TraceExport(stage, of: session).imported
        write(try SwiftTest(trace, selection.event, selection.specimens.map(\.specimen.name)).text)
      } catch {
        throw runner.context.complaint(.file(error))
      }
      isWhole = true
    case .jsonl: isWhole = TraceExport(stage, of: session).write(take, unless: isStopped)
    }
    if !isWhole { throw runner.context.complaint(.refusal(.time(.interrupted))) }
  }

  /// Goes through the messages, event by event.
  @MainActor private func walk(
    _ selection: ExportSelection, of stage: Stage, unless isStopped: () -> Bool,
    _ take: (Trace, _ specimen: String, _ fired: String?) -> Void
  ) -> Bool {
    for number in [0] + stage.events.numbers where selection.event.map({ $0 == number }) ?? true {
      if isStopped() { return false }
      for specimen in selection.specimens {
        take(
          specimen.recorder.trace(events: number...number), specimen.name,
          stage.events[number]?.description)
      }
    }
    return true
  }
}

extension ArgumentKind where Value == (format: ExportFormat, file: Word?) {
  /// A format by its name, or a file whose ending says its format.
  static var exportFormat: Self {
    ArgumentKind { word, context throws(Complaint) in
      if let dot = word.text.lastIndex(of: "."),
        let format = ExportFormat.allCases.first(where: {
          $0.ending == word.text[word.text.index(after: dot)...].lowercased()
        })
      {
        return (format, word)
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
