import Languages
import Platform

/// Keeps a session on disk while it goes on: one file a session, locked by its shell, so that several
/// shells at once don't harm each other.
///
/// Each entry is written at once; a crash costs at most the line in flight. Errors are kept in
/// ``failure`` and end the journal, not the session.
public final class Journal {
  /// How many finished sessions are kept.
  nonisolated public static let mostKept = 20

  /// What an earlier session left.
  public struct Found: Equatable {
    /// Its file.
    public let path: String
    /// What it holds.
    public let file: SessionFile

    /// The file's name without its folder.
    public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  }

  /// A session that can't be gone on with.
  public struct ReadError: Error, Equatable {
    /// Its file.
    public let path: String
    /// Why it can't, as a sentence goes on with it.
    public let reason: String
  }

  private let folder: String
  private var log: AppendLog?
  /// The language that is spoken, by its code; a session's file begins with it, and says when it changes. It
  /// isn't kept while it is nil.
  var language: String? {
    didSet { if log != nil, language != oldValue { keepLanguage() } }
  }
  /// Why nothing can be kept; nil if all is well.
  public var failure: SystemError? { log?.failure }

  /// Begins a journal in the folder of the sessions; its file is made with the first entry.
  public init(folder: String) { self.folder = folder }

  /// Writes what was done.
  func append(_ entry: JournalEntry) { append(CollectionOfOne(entry)) }

  /// Writes many entries at once: they were on disk before, in another file.
  func append(_ entries: some Sequence<JournalEntry>) {
    if log == nil { begin() }
    log?.append(entries.lazy.map { $0.line(in: .journal) })
  }

  /// Ends the session's file and begins another with the next entry.
  func beginAnew() { log = nil }

  /// Makes sure that everything is on the disk; called when the session ends well.
  public func sync() { log?.sync() }

  /// The newest session of another shell that has ended and did anything; its file and the reason if
  /// it can't be gone on with; nil if there is none.
  public func lastSession() -> Result<Found, ReadError>? {
    for name in names().reversed() {
      if let found = found(name) { return found }
    }
    return nil
  }

  /// The sessions of other shells that did anything, the newest first, those that haven't ended too if
  /// that is wanted, as far as they have come. Each is read when it is asked for. What can't be read is
  /// left out.
  public func sessions(evenOpen open: Bool = false) -> some Sequence<Found> {
    names().reversed().lazy.compactMap { try? self.found($0, evenOpen: open)?.get() }
  }

  /// A session by its file's name; nil if it is no other shell's that did anything, or hasn't ended and
  /// isn't to be read then.
  private func found(_ name: String, evenOpen open: Bool = false) -> Result<Found, ReadError>? {
    let file = folder + "/" + name
    guard file != log?.path, open || !AppendLog.isHeld(file) else { return nil }
    do {
      let session = try SessionFile(TextFile.read(file))
      let isEmpty = open ? session.record.isEmpty : session.lines.isEmpty
      return isEmpty ? nil : .success(Found(path: file, file: session))
    } catch let error as SystemError {
      return error.isMissing ? nil : .failure(ReadError(path: file, reason: "\(error)"))
    } catch SessionFile.ReadError.newer {
      return .failure(ReadError(path: file, reason: localized("kept.newer")))
    } catch SessionFile.ReadError.older {
      return .failure(ReadError(path: file, reason: localized("kept.older")))
    } catch {
      return nil
    }
  }

  private func begin() {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    // The names sort by time; the process number keeps two shells apart.
    let fraction = String(now.tv_nsec)
    let zeros = String(repeating: "0", count: max(0, 9 - fraction.count))
    let log = AppendLog(
      "\(folder)/\(now.tv_sec).\(zeros)\(fraction)-\(getpid()).session", kind: SessionFile.kind,
      version: SessionFile.version)
    log.hold()
    self.log = log
    keepLanguage()
    prune()
  }

  private func keepLanguage() {
    if let language { log?.append([SessionFile.line(speaking: language)]) }
  }

  /// Removes the oldest sessions beyond those that are kept, but none that goes on.
  private func prune() {
    for name in names().dropLast(Journal.mostKept) where !AppendLog.isHeld(folder + "/" + name) {
      unlink(folder + "/" + name)
    }
  }

  /// The session files, the oldest first.
  private func names() -> [String] {
    let names = (Folder.names(in: folder) ?? []).compactMap { name in
      let time = name.hasSuffix(".session") ? Double(name.prefix { $0 != "-" }) : nil
      return time.map { (time: $0, name: name) }
    }
    return names.sorted { ($0.time, $0.name) < ($1.time, $1.name) }.map(\.name)
  }
}
