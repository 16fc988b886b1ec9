extension Command {
  /// What to type for a command, in the order in which `help` lists them.
  ///
  /// A command can't be made without a name of these, and a test finds each of them in ``all``: one that
  /// is left out would be known nowhere.
  enum Name: String, CaseIterable {
    case open, close, screen, fire, events, service, mock, sync, reset
    case trace, side, explain, rules, pin, unpin, keep
    case inspect, diff, why, watch, unwatch, source, owners, leaks, blame, compare
    case `break`, breaks, unbreak, step, `continue`, out, goto, rewind, forward
    case undo, redo, replay, resume, history
    case lessons, lesson, next, task, hint, skip, solution, predict, answer, because, play
    case practice, progress, forget, record, present
    case note, notes, export, `import`, transcript, share, handin, handout
    case help, set, clear, quit

    /// The name whose command does what a word means elsewhere; none of these words is a name here.
    init?(meaning word: String) {
      switch word {
      case "ls", "list", "dir", "variants", "dialects", "patterns", "features", "cd": self = .open
      case "tap", "click", "press", "send", "run": self = .fire
      case "view", "show", "get", "dump": self = .inspect
      case "cat", "code", "less": self = .source
      case "bt", "log", "backtrace", "messages": self = .trace
      case "finish": self = .out
      case "breakpoint", "stop": self = .break
      case "delete": self = .unbreak
      case "save": self = .export
      case "load": self = .replay
      case "restart": self = .reset
      case "back": self = .rewind
      case "score": self = .progress
      case "course": self = .lessons
      case "start", "tutorial": self = .lesson
      case "version": self = .help
      default: return nil
      }
    }
  }
}
