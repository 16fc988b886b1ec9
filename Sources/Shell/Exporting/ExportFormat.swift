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
  func fault(ofFile path: String) -> FileError? {
    FileEnding.fault(path, of: rawValue, in: endings)
  }

  /// What is wrong with the ending of a file's name that alone says the format; nil for nothing.
  static func fault(ofFile path: String) -> FileError? {
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
}

extension ArgumentKind where Value == (format: ExportFormat, file: Word?) {
  /// A format by its name, or a file whose ending says its format.
  static var exportFormat: Self {
    ArgumentKind { word, context throws(CommandError) in
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
