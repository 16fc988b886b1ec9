import Exports
import Languages
import LayerTracing
import Lessons
import Queries
import Sessions
import Staging

/// What of a trace is to be written.
struct ExportSelection {
  /// The only event; nil for all, and for a figure or a test the newest.
  var event: Int?
  /// The specimens that are meant, by the names that people type; empty for all.
  var patterns: [String] = []
  /// The role that is meant: only what it sends and receives is told; nil for all.
  var role: LayerName?
  /// Whether nothing is left out of a note.
  var isFull = false

  /// Whether a message is of the role that is meant.
  func accepts(_ message: Message) -> Bool {
    role.map { $0.matches(message.sender) || $0.matches(message.receiver) } ?? true
  }

  /// Whether a specimen is meant, by its full name.
  func accepts(_ specimen: String) -> Bool {
    patterns.isEmpty || patterns.contains(SpecimenReference(fullName: specimen).pattern)
  }

  /// What is meant of an event that a file tells.
  func part(of event: RecordedEvent) -> RecordedEvent {
    var event = event
    event.turns.removeAll { !accepts($0.specimen) }
    return event
  }

  /// The messages of an event that cross layers and are meant.
  func messages(of specimen: OpenSpecimen, event: Int) -> [Message] {
    specimen.recorder.messages.crossings(of: event).filter(accepts)
  }
}

/// A format that traces can be written in: all that is to be said of it, in one place.
nonisolated struct ExportFormat: Sendable {
  /// What people type.
  let name: String
  /// What it is, in a few words.
  var summary: String { localized("exports.format.\(name)") }
  /// How its files' names may end; first, how they do where no name is chosen.
  let endings: [String]
  /// What stands before the ending of its files' names where none is chosen; nil for nothing.
  var suffix: String?
  /// Whether it tells a session, closed features included; else it draws or lists what is open in front.
  var isStory = false
  /// Whether programs read it, which get every text as it is.
  var isData = false
  /// Whether it leaves out what is worth less, unless it is asked for.
  var leavesOut = false
  /// Whether its files hold one pattern each.
  var isOfOnePattern = false
  /// What is told where a part is asked for of what it holds as a whole; nil where it can hold a part.
  var wholeAlone: Refusal?
  /// What has to be so where it tells nothing of what is open in front; nil where it tells of that.
  var demands: (@MainActor @Sendable (Context) throws(CommandError) -> Void)?
  /// Writes a trace.
  let write: @MainActor @Sendable (any TraceSource, ExportSink) throws(Refusal) -> Void

  /// Every format, in the order in which they are listed. Of those that share an ending, the first is meant
  /// where the ending alone says the format.
  static let all: [ExportFormat] = [
    .markdown, .html, .slides, .worksheet, .anki, .svg, .mermaid, .plantuml, .csv, .jsonl, .chrome,
    .test,
  ]

  /// The format of a file by its name's ending; nil if no format has it.
  static func of(ending: String) -> ExportFormat? { all.first { $0.endings[0] == ending } }

  /// What is open in front; nil where it tells nothing of that, or a session of which nothing is open any more.
  @MainActor func stage(in context: Context) throws(CommandError) -> Stage? {
    if let demands {
      try demands(context)
      return nil
    }
    let wasUsed = !context.session.timeline.done.isEmpty
    return isStory && wasUsed ? context.current : try context.stage()
  }

  /// Whether what is written is as a class is shown it: always in what is handed out, and where it was asked
  /// for in every format that people read.
  func isAtSchool(_ isAsked: Bool) -> Bool { isStory || isAsked && !isData }

  /// What is wrong with the ending of a file's name; nil for nothing.
  func error(ofFile path: String) -> Refusal? { FileEnding.error(path, of: name, in: endings) }

  /// What is wrong with the ending of a file's name that alone says the format; nil for nothing.
  static func error(ofFile path: String) -> Refusal? {
    FileEnding.error(path, of: localized("exports.an-export"), in: all.map { $0.endings[0] }.unique)
  }
}

/// What an export is written to.
struct ExportSink {
  /// Whether slides or a worksheet are to be a page of HTML.
  let isPage: Bool
  /// Whether a class reads it.
  let isAtSchool: Bool
  /// Whether it is a file.
  let isFile: Bool
  /// Takes the bytes as they come.
  let take: (UnsafeRawBufferPointer) -> Void
  /// Ends a figure that has another behind it, in a format of which a file holds one; what the next file's name has
  /// that the first one's hasn't, a number unless it is said.
  let next: (String?) -> Void

  /// Writes to files, of which there are as many as the format needs.
  init(isPage: Bool, isAtSchool: Bool, to files: FigureFiles) {
    (self.isPage, self.isAtSchool, isFile) = (isPage, isAtSchool, true)
    take = { files.write($0) }
    next = { files.next($0) }
  }

  /// Writes to one place, where an empty line separates two figures.
  init(
    isPage: Bool, isAtSchool: Bool, take: @escaping (UnsafeRawBufferPointer) -> Void
  ) {
    (self.isPage, self.isAtSchool, isFile, self.take) = (isPage, isAtSchool, false, take)
    next = { _ in withUnsafeBytes(of: UInt8(ascii: "\n"), take) }
  }

  func write(_ text: String) {
    var text = isAtSchool ? text.atSchool : text
    text.withUTF8 { take(UnsafeRawBufferPointer($0)) }
  }
}

/// What is to be exported.
enum ExportChoice {
  /// A trace in a format, to a file if its name says the format.
  case trace((format: ExportFormat, file: Word?))
  /// The code of a specimen, for an app.
  case code

  /// What people type for the code.
  static let codeName = "swift"

  /// All that can be typed, each with what it is.
  static var all: [Candidate] {
    ExportFormat.all.map { Candidate($0.name, $0.summary) }
      + [Candidate(codeName, localized("exports.format.\(codeName)"))]
  }
}

extension ArgumentKind where Value == ExportChoice {
  /// A format by its name, or a file whose ending says its format.
  static var exportFormat: Self {
    ArgumentKind { word, context throws(CommandError) in
      if let ending = FileEnding.of(word.text) {
        if let format = ExportFormat.of(ending: ending) { return .trace((format, word)) }
        if let error = ExportFormat.error(ofFile: word.text) {
          throw context.error(error, at: word.span)
        }
      }
      let name = try context.parsed(
        Names.find(word, "format", in: ExportChoice.all, by: \.text), listedAs: "formats")
      let format = ExportFormat.all.first { $0.name == name.text }
      return format.map { .trace(($0, nil)) } ?? .code
    } candidates: { _ in
      ExportChoice.all
    }
  }
}
