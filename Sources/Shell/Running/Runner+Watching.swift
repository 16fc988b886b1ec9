import Exports
import Languages
import LayerTracing
import Platform
import Sessions
import Terminal

/// Showing the messages of an app while it runs.
extension Runner {
  /// How long is waited between two looks at the file, in microseconds.
  private static let pause: useconds_t = 50_000
  /// How many lines are shown before Ctrl-C is asked for again.
  private static let batch = 256

  /// Shows the messages of a trace as an app appends them, until the recording ends or Ctrl-C is typed. Off a terminal
  /// only what there is so far is shown, as no key could end it.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - name: What it is called.
  /// - Returns: How many there were, and how it ended.
  /// - Throws: If it can't be read.
  func watchTrace(_ path: String, called name: String) throws(Refusal) -> Document {
    var tail = try TraceTail(path)
    var (count, missing) = (0, nil as Int?)
    let waits = session.wasInterrupted != nil && printer.profile.isTerminal
    if waits { printer.showAtOnce(Document(localized: "watch.file.begins", name)) }
    while missing == nil, session.wasInterrupted?() != true {
      var lines = 0
      while lines < Runner.batch, missing == nil, let line = try tail.next() {
        lines += 1
        switch line {
        case .message(let message, let specimen, _) where message.isCrossing || message.isPause:
          count += 1
          printer.showAtOnce(.messages([message], of: specimen))
        case .end(let dropped): missing = dropped
        default: break
        }
      }
      if lines > 0 { continue }
      if !waits { break }
      if tail.isBegunAnew {
        tail = try TraceTail(path)
        printer.showAtOnce(Document(localized: "watch.file.anew", name))
      } else {
        usleep(Runner.pause)
      }
    }
    return Document {
      Text(localized(missing == nil ? "watch.file.left" : "watch.file.ended", name, count))
      if let missing, missing > 0 { Text(localized("rules-of-trace.missing", missing)) }
      if tail.unreadable > 0 { Text(localized("watch.file.unreadable", tail.unreadable)) }
    }
  }
}
