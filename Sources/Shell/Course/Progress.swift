#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Lessons

/// What a person has done of the lessons: a log that outlives sessions, one line a step.
///
/// ```
/// # layercake-progress 1
/// done one-tap messages 3ab0f1c2
/// skipped one-tap reach-minus-two 91be02d7
/// open one-tap reach-minus-two
/// forget one-tap
/// ```
/// The last word of a line tells what the step asked then, so that it can be said if a course has
/// changed since. Lines are appended under a lock; one that was torn by a crash doesn't count.
public final class Progress {
  /// What became of a step.
  public enum Outcome: String, Sendable {
    /// The learner did it.
    case done
    /// It was skipped.
    case skipped
  }

  /// The version that is written.
  public static let version = 1
  private static let header = "# layercake-progress "

  private struct Record {
    let outcome: Outcome
    let fingerprint: String
  }

  private let path: String?
  /// What this session did: its lesson and step.
  private var own: Set<String> = []
  private lazy var records: [String: [String: Record]] = load()
  /// Why it can't be kept, in words; nil if it can.
  public private(set) var failure: String?

  /// Makes a progress.
  ///
  /// - Parameter path: Its file; nil if nothing is to be kept beyond the session.
  public init(path: String? = nil) { self.path = path }

  /// What became of a step; nil if nothing did.
  func outcome(_ step: LessonStep, of lesson: Lesson) -> Outcome? {
    records[lesson.id.text]?[Progress.key(step)]?.outcome
  }

  /// Whether a step asks something else than when it was done.
  func hasChanged(_ step: LessonStep, of lesson: Lesson) -> Bool {
    guard let record = records[lesson.id.text]?[Progress.key(step)] else { return false }
    return record.fingerprint != step.fingerprint
  }

  /// The steps that were done once and are no longer part of a lesson, by their ids.
  func lostSteps(of lesson: Lesson) -> [String] {
    let ids = Set(lesson.steps.map(Progress.key))
    return (records[lesson.id.text] ?? [:]).keys.filter { !ids.contains($0) }.sorted()
  }

  /// What a step is known by: its question, and the end of a lesson by a dot.
  private static func key(_ step: LessonStep) -> String { step.id ?? "." }

  /// How many of a lesson's steps were done or skipped.
  func count(of lesson: Lesson) -> (done: Int, skipped: Int, all: Int) {
    let outcomes = lesson.steps.compactMap { outcome($0, of: lesson) }
    return (outcomes.count { $0 == .done }, outcomes.count { $0 == .skipped }, lesson.steps.count)
  }

  /// Whether nothing is left to do of a lesson.
  func isDone(_ lesson: Lesson) -> Bool {
    let count = count(of: lesson)
    return count.done + count.skipped == count.all
  }

  /// The place of the first step that is neither done nor skipped; 0 if there is none.
  func place(in lesson: Lesson) -> Int {
    lesson.steps.firstIndex { outcome($0, of: lesson) == nil } ?? 0
  }

  /// Notes what became of a step; one that was done stays done.
  func note(_ outcome: Outcome, _ step: LessonStep, of lesson: Lesson) {
    let id = Progress.key(step)
    let known = records[lesson.id.text]?[id]
    if known?.outcome == .done || known?.outcome == outcome, !hasChanged(step, of: lesson) {
      return
    }
    records[lesson.id.text, default: [:]][id] = Record(
      outcome: outcome, fingerprint: step.fingerprint)
    own.insert("\(lesson.id.text) \(id)")
    append("\(outcome.rawValue) \(lesson.id.text) \(id) \(step.fingerprint)")
  }

  /// Takes back what this session did: a step that is to be done again.
  func reopen(_ step: LessonStep, of lesson: Lesson) {
    let id = Progress.key(step)
    guard own.remove("\(lesson.id.text) \(id)") != nil else { return }
    records[lesson.id.text]?[id] = nil
    append("open \(lesson.id.text) \(id)")
  }

  /// Forgets what was done of a lesson.
  ///
  /// - Returns: Whether there was anything to forget.
  func forget(_ lesson: Lesson) -> Bool {
    guard records[lesson.id.text]?.isEmpty == false else { return false }
    records[lesson.id.text] = nil
    append("forget \(lesson.id.text)")
    return true
  }

  private func load() -> [String: [String: Record]] {
    guard let path, let text = try? TextFile.read(path) else { return [:] }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // What follows the last line end was torn.
    lines.removeLast()
    guard let first = lines.first else {
      // A crash may have left a part of the header; anything else is somebody's.
      let isOurs = "\(Progress.header)\(Progress.version)".hasPrefix(text)
      if !isOurs { failure = "\(path) is no file of ours" }
      return [:]
    }
    guard first.hasPrefix(Progress.header),
      let version = Int(first.dropFirst(Progress.header.count))
    else {
      failure = "\(path) is no file of ours"
      return [:]
    }
    guard version <= Progress.version else {
      failure = "a newer Layercake wrote \(path)"
      return [:]
    }
    var records: [String: [String: Record]] = [:]
    for line in lines.dropFirst() {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 2, words[0] == "forget" {
        records[words[1]] = nil
      } else if words.count == 3, words[0] == "open" {
        records[words[1]]?[words[2]] = nil
      } else if words.count == 4, let outcome = Outcome(rawValue: words[0]) {
        records[words[1], default: [:]][words[2]] = Record(outcome: outcome, fingerprint: words[3])
      }
    }
    return records
  }

  /// Whether a file is no more than a part of the header.
  private func isHeaderTorn(_ descriptor: Int32, _ size: off_t) -> Bool {
    let header = Array("\(Progress.header)\(Progress.version)".utf8)
    guard size <= header.count else { return false }
    var bytes = [UInt8](repeating: 0, count: Int(size))
    return pread(descriptor, &bytes, bytes.count, 0) == bytes.count && header.starts(with: bytes)
  }

  /// Adds a line in one piece, after those that other shells added.
  private func append(_ line: String) {
    guard let path, failure == nil else { return }
    StateFolder.make(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
    let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      failure = "\(path): \(String(cString: strerror(errno)))"
      return
    }
    defer { close(descriptor) }
    flock(descriptor, LOCK_EX)
    let size = lseek(descriptor, 0, SEEK_END)
    var last: UInt8 = 0
    var text = line + "\n"
    if size <= 0 || isHeaderTorn(descriptor, size) {
      ftruncate(descriptor, 0)
      text = "\(Progress.header)\(Progress.version)\n" + text
    } else if pread(descriptor, &last, 1, size - 1) == 1, last != UInt8(ascii: "\n") {
      text = "\n" + text
    }
    let written = text.utf8.withContiguousStorageIfAvailable {
      write(descriptor, $0.baseAddress, $0.count)
    }
    if written != text.utf8.count { failure = "\(path): \(String(cString: strerror(errno)))" }
    fsync(descriptor)
  }
}
