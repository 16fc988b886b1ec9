import Queries

/// Which blocks of a lesson a command may stand in.
///
/// A solution is typed by a learner, and done without one when its step is skipped: it holds only what
/// comes to the same both ways.
enum LessonUse: Equatable {
  /// A `run` block, and a solution.
  case anyBlock
  /// A solution alone.
  case solution
  /// None.
  case noBlock(Reason)

  /// Why a command stands in no block.
  enum Reason: Equatable {
    /// It would write a file.
    case writesFile
    /// It foresees, answers or explains, which a lesson asks for in a block of its own.
    case answers
    /// It goes through time, or takes back: a solution goes straight on.
    case goesBack
    /// It has to do with the shell, with files, or with the way through lessons.
    case isForShell
  }
}

extension Command {
  /// Which blocks of a lesson it may stand in with these words, its own name included.
  func lessonUse(_ words: [Word]) -> LessonUse {
    if isForLessons { return .anyBlock }
    switch id {
    case .note, .step, .continue, .out: return .solution
    case .goto:
      // A message is a place in an event; another event is another time.
      let message = words.dropFirst().first.flatMap { try? MessageReference($0.asMessage) }
      return message?.crossing == nil ? .noBlock(.goesBack) : .solution
    case .rewind, .forward, .undo, .redo: return .noBlock(.goesBack)
    case .predict, .answer, .because: return .noBlock(.answers)
    case .export:
      // To standard output; while it isn't shown there is nowhere to write to, and nothing to do.
      return words.contains(where: \.isStandardOutput) ? .solution : .noBlock(.writesFile)
    default: return .noBlock(.isForShell)
    }
  }
}

extension LessonUse {
  /// Whether the command may stand in a `run` block, or in a solution.
  func allows(inSolution isSolution: Bool) -> Bool {
    self == .anyBlock || isSolution && self == .solution
  }
}

extension LessonUse.Reason {
  /// What an author is told, without capital and full stop.
  func words(for command: String) -> String {
    switch self {
    case .writesFile: "a lesson writes no file; to standard output: export markdown -"
    case .answers:
      "\(command) has no place in a block of a lesson: questions are blocks of their own, 'predict', "
        + "'quiz' or 'order'"
    case .goesBack:
      "\(command) has no place in a block of a lesson: its commands go straight on, so that skipping the "
        + "step does the same"
    case .isForShell: "\(command) has no place in a block of a lesson"
    }
  }
}
