import Lessons
import Platform

/// Taking progress along, and having it back.
extension Progress {
  /// Why a text can't be taken in.
  nonisolated public enum ReadError: Error, Equatable, Sendable {
    /// It is no progress.
    case foreign
    /// A newer program wrote it, in this version.
    case newer(version: Int, newest: Int)
  }

  nonisolated private static let version = 1
  /// How a text begins that can be taken in.
  nonisolated public static let header = "# layercake-progress \(version)"

  /// All that is known, as the text of a file.
  public var text: String { text(of: { _ in true }) }

  private func text(of isWanted: (Substring) -> Bool) -> String {
    let lines = (try? log?.read())?.lines ?? contents.lines
    return lines.reduce(into: Progress.header + "\n") { text, line in
      let fields = line.split(separator: " ")
      if isWanted(fields.count > 1 ? fields[1] : "") { text += line + "\n" }
    }
  }

  /// Takes in what another text tells: what isn't known here yet, or was only skipped; how many steps
  /// came to be done or skipped with it, and of how many lessons. What is known stays.
  public func take(in text: String) throws(ReadError) -> (steps: Int, lessons: Int) {
    guard let content = AppendLog.Content(text, kind: "progress") else { throw .foreign }
    if content.version > Progress.version {
      throw .newer(version: content.version, newest: Progress.version)
    }
    let other = Contents(content.lines)
    var taken: [String: Int] = [:]
    for (lesson, steps) in other.records.sorted(by: { $0.key < $1.key }) {
      for (step, record) in steps.sorted(by: { $0.key < $1.key }) {
        let known = contents.records[lesson]?[step]
        guard known == nil || known?.outcome == .skipped && record.outcome == .done else {
          continue
        }
        append("\(record.outcome.rawValue) \(lesson) \(step) \(record.fingerprint)")
        taken[lesson, default: 0] += 1
      }
    }
    for (key, others) in other.answers.sorted(by: { $0.key < $1.key })
    where contents.answers[key] == nil {
      for answer in others { note(answer, for: key) }
    }
    for line in content.lines
    where (line.hasPrefix("because ") || ExamResult(line) != nil) && !contents.lines.contains(line)
    {
      append(line)
    }
    return (taken.values.reduce(0, +), taken.count)
  }

  /// Forgets what was done of a lesson, and tells the file that keeps it for later, nil where nothing
  /// is kept beyond the session; or that there was nothing to forget. If it can't be kept for later,
  /// nothing is forgotten.
  public func forget(_ lesson: Lesson) throws(AtomicFile.WriteError) -> Forgotten {
    let id = lesson.id.text
    guard contents.records[id]?.isEmpty == false else { return .nothing }
    let backup = try backUp(id)
    append("forget \(id)")
    return .forgotten(backup: backup)
  }

  /// What came of forgetting.
  nonisolated public enum Forgotten: Equatable, Sendable {
    /// Nothing was done of the lesson.
    case nothing
    /// It is forgotten, and kept in this file.
    case forgotten(backup: String?)
  }

  private func backUp(_ id: String) throws(AtomicFile.WriteError) -> String? {
    guard let log, !isReadOnly, log.failure == nil else { return nil }
    let text = text { $0 == id }
    let base = "\(log.path)-\(id)"
    var number = 1
    while true {
      let path = number == 1 ? base : "\(base)-\(number)"
      do throws(AtomicFile.WriteError) {
        let file = try AtomicFile(path, replacing: false)
        file.write(text)
        _ = try file.commit()
        return path
      } catch {
        guard error == .exists else { throw error }
        number += 1
      }
    }
  }
}
