import Languages
import Queries
import Sessions

/// What a line asks for, read and checked.
enum Request {
  /// Shows something, and changes nothing.
  case look(Document)
  /// Does something.
  case act(Act)
  /// Goes through time, or takes back.
  case move(Motion, at: Range<Int>?)
  /// Does something to the shell itself, or with files.
  case tool((Runner) throws(CommandError) -> Reply)

  /// An action, and the words that it was read from.
  struct Act {
    let action: Action
    /// Whether the session stops before the first message of its event.
    var stopsAtFirst = false
    /// What is told before it is done.
    var remark = Document()
    /// What is told once it is done, above what came of it.
    var heading = Document()
    /// The words that a refusal is about.
    let place: (Refusal) -> Range<Int>?
  }

  /// A way through time.
  enum Motion: Equatable {
    /// By whole events.
    case time(Move)
    /// To a message.
    case visit(MessageReference)
    /// Through the event in which the session is stopped.
    case advance(Advance)
    /// Through the newest event again, from the first message of a pattern, or of all.
    case walk(from: String?, isInside: Bool)
    /// Takes so many of the newest changes back.
    case undo(Int)
    /// Does again what was taken back last.
    case redo
  }

  /// What a tool has to say.
  enum Reply {
    /// What was asked for.
    case shows(Document)
    /// What it did; scripts don't say it.
    case reports(Document)
  }

  /// Does something; a refusal is about one word, unless nothing is open at all.
  static func act(_ action: Action, at span: Range<Int>?) -> Request {
    .act(Act(action: action) { _ in span })
  }
}
