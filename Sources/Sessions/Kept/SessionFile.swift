import Platform

/// A session as a file: a header with the version of its schema, and a line each for what was done.
///
/// ```
/// # layercake-session 2
/// set language ko
/// open counter
/// fire increase
/// undo
/// # time 1795679447
/// # saw hint 1
/// # resumed 1795679441.000000000-7.session
/// ```
/// Every line is the text form of a ``JournalEntry``, which is a command of the shell, so the file is a
/// script too; what belongs to the record of a lesson is a comment. The language is the learner's, and nothing
/// that was done: who reads the session of another person reads it in their own. A line without its end was torn
/// by a crash and doesn't count. Version 1 wrote lines as they were typed, and isn't read any more.
nonisolated public struct SessionFile: Equatable, Sendable {
  /// The version that is written.
  public static let version = 2
  /// What sort of log it is.
  static let kind = "session"
  /// The first line.
  public static let header = "# layercake-\(kind) \(version)"

  /// One line, and where it stands.
  public struct Line: Equatable, Sendable {
    /// The 1-based line in the file.
    public let number: Int
    /// What does it again.
    public let text: String

    /// Makes a line.
    public init(number: Int, text: String) {
      self.number = number
      self.text = text
    }
  }

  /// Lines that do some entries again, as a file would have them, without its header.
  ///
  /// - Parameter entries: The entries.
  /// - Returns: A line for each.
  public static func lines(_ entries: [JournalEntry]) -> [Line] {
    entries.enumerated().map { Line(number: $0.offset + 1, text: $0.element.line(in: .journal)) }
  }

  /// Why a file is no session that can be read.
  public enum ReadError: Error, Equatable, Sendable {
    /// The first line is no header.
    case noHeader
    /// A newer program wrote it, with this version.
    case newer(Int)
    /// It has this version, which is no longer read.
    case older(Int)
  }

  /// The lines that count: those that were undone are left out.
  public let lines: [Line]
  /// All lines, those that were undone and those that change nothing included.
  let record: [String]
  /// The language that was spoken last, by its code; nil if that wasn't kept.
  public let language: String?
  /// Whether the last line was torn and left out.
  public let isTorn: Bool

  // no text: a command
  private static let languageMark = "set language "

  /// The line that keeps which language is spoken.
  static func line(speaking language: String) -> String { languageMark + language }

  /// Reads a file's whole text; throws a ``ReadError`` if it isn't a session, or one of another
  /// version.
  public init(_ text: String) throws(ReadError) {
    guard let content = AppendLog.Content(text, kind: SessionFile.kind) else { throw .noHeader }
    let version = content.version
    guard version == SessionFile.version else {
      throw version > SessionFile.version ? .newer(version) : .older(version)
    }
    var (lines, record, language): ([Line], [String], String?) = ([], [], nil)
    for (index, line) in content.lines.enumerated() where !line.isEmpty {
      if line.hasPrefix("#") {
        if JournalEntry(line, in: .journal) != nil { record.append(line) }
        continue
      }
      if line.hasPrefix(SessionFile.languageMark) {
        language = String(line.dropFirst(SessionFile.languageMark.count))
        continue
      }
      record.append(line)
      if line != "undo" {
        lines.append(Line(number: index + 2, text: line))
        continue
      }
      // Stopping in an event is taken back with what fired it.
      while let last = lines.popLast(), Action(last.text)?.isObservation == true {}
    }
    self.language = language
    isTorn = content.isTorn
    (self.lines, self.record) = (lines, record)
  }
}
