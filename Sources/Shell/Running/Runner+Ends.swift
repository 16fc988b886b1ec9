import Languages
import LayerTracing
import Platform
import Sessions

extension Runner {
  /// Goes on with the session of this process that the learner's own code ended, without that code: it may
  /// do so again.
  ///
  /// - Parameter end: How it ended the process.
  /// - Returns: What is said of it.
  func goOn(after end: ProcessEnd) -> Document {
    // The process has the number that it had, and so have its sessions.
    let found = session.journal?.sessions().first { $0.path.hasSuffix("-\(getpid()).session") }
    let entries = (found?.file.lines ?? []).compactMap { JournalEntry($0.text, in: .journal) }
    let names = entries.compactMap(\.action).builds.map(\.name).unique
    let lines = SessionFile.lines(entries.leavingOut(Set(names)))
    // What refers to that code alone is passed over, so that nothing is left to be thrown.
    let done =
      (try? context.play(lines, of: found?.name ?? "", at: nil, passesOver: true, isOwn: true)) ?? 0
    if let language = found?.file.language, !isLanguageAsked { session.speak(language) }
    return speaking {
      Document {
        if case .signal(let number) = end {
          Text(localized("ended.signal", Int(number), names), .error)
        } else if case .exit(let status) = end {
          Text(localized("ended.exit", Int(status), names), .error)
        }
        Text(localized("ended.closed", names))
        Text(localized("time.done-again", done))
        Document.place(in: session.state)
      }
    }
  }
}
