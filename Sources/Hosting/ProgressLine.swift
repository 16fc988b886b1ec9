import Languages
import Platform

/// Tells who waits at a terminal how far a long work is: by one line of standard error, which is gone at the end.
final class ProgressLine {
  private let isShown: Bool
  private var start = ContinuousClock.now
  /// The process that waits: copies of it, which do parts of the work, tell nothing.
  private let process = getpid()
  /// When it was told last.
  private var newest: ContinuousClock.Instant?

  /// A short work tells nothing, and a line that is read while it is written over is none.
  private static let (patience, pace) = (Duration.seconds(1), Duration.milliseconds(200))
  /// What takes the line away.
  private static let gone = "\r\u{1B}[K"

  /// Makes a line that is empty; on anything but a terminal it stays so.
  init() { isShown = isatty(STDERR_FILENO) == 1 }

  /// Tells that so much is done of so much; when all is, the line is taken away.
  func tell(_ done: Int, of all: Int) {
    let now = ContinuousClock.now
    guard isShown, now - start > Self.patience else { return }
    if done >= all {
      if newest != nil { write(Self.gone) }
    } else if newest.map({ now - $0 > Self.pace }) ?? true {
      newest = now
      write(Self.gone + localized("class.progress", done, all))
    }
  }

  /// Shows the task under way and how far it is, once it has taken a while; nil takes the line away.
  func tell(_ task: (() -> String)?) {
    let now = ContinuousClock.now
    guard isShown, getpid() == process else { return }
    if let task {
      guard newest.map({ now - $0 > Self.pace }) ?? (now - start > .milliseconds(300)) else {
        return
      }
      newest = now
      // A line that is wrapped would stay where the next one is written.
      let columns = terminalSize(of: STDERR_FILENO)?.columns ?? 80
      write(Self.gone + task().truncated(to: max(columns - 1, 1)))
    } else {
      if newest != nil { write(Self.gone) }
      (start, newest) = (now, nil)
    }
  }

  private func write(_ text: String) {
    // Whether it is seen changes nothing.
    try? writeAll(STDERR_FILENO, text)
  }
}
