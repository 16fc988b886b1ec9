import Languages

/// Which blocks of a lesson a command may stand in.
///
/// A learner types a solution, and the program does it when the step is skipped. So a solution
/// holds only commands that come to the same both ways.
public enum LessonUse: Hashable, Sendable {
  /// A `run` block, and a solution.
  case anyBlock
  /// A solution alone.
  case solution
  /// None.
  case noBlock(Reason)

  /// Why a command stands in no block.
  public enum Reason: Hashable, Sendable {
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

extension LessonUse {
  /// Whether the command may stand in a `run` block, or in a solution.
  public func allows(inSolution isSolution: Bool) -> Bool {
    self == .anyBlock || isSolution && self == .solution
  }
}

extension LessonUse.Reason {
  /// What an author is told, without capital and full stop.
  func text(for command: String) -> LocalizedText {
    switch self {
    case .writesFile: LocalizedText("fault.line.writes-file")
    case .answers:
      LocalizedText(
        "fault.line.answers", command,
        FenceWord.allCases.filter(\.asks).map { "'\($0.rawValue)'" })
    case .goesBack: LocalizedText("fault.line.goes-back", command)
    case .isForShell: LocalizedText("fault.line.for-shell", command)
    }
  }
}
