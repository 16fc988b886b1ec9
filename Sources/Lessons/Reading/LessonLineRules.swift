import Queries

/// Reads the lines of a lesson's blocks, and tells what is wrong with one.
///
/// What a command or a check may say is known elsewhere, and handed in.
public struct LessonLineRules {
  /// What is wrong with a line of `run`; nil if nothing is.
  public let command: (String) -> LessonLineError?
  /// What is wrong with a line of `try`; nil if nothing is.
  public let solution: (String) -> LessonLineError?
  /// What is wrong with a line of `expect` or `guard`; nil if nothing is.
  public let check: (String) -> LessonLineError?

  /// What is wrong with a prediction, and with which of its attributes; nil if nothing is.
  public let prediction: (LessonPrediction) -> (attribute: String, fault: LessonLineError)?

  /// Makes rules.
  ///
  /// - Parameters:
  ///   - command: What is wrong with a line of `run`; unless given, its quotes are looked at.
  ///   - solution: What is wrong with a line of `try`; unless given, what is wrong with one of `run`.
  ///   - check: What is wrong with a line of `expect` or `guard`; unless given, nothing ever is.
  ///   - prediction: What is wrong with an attribute of `predict`; unless given, nothing ever is.
  public init(
    command: @escaping (String) -> LessonLineError? = LessonLineRules.words,
    solution: ((String) -> LessonLineError?)? = nil,
    check: @escaping (String) -> LessonLineError? = { _ in nil },
    prediction: @escaping (LessonPrediction) -> (attribute: String, fault: LessonLineError)? = {
      _ in nil
    }
  ) {
    self.command = command
    self.solution = solution ?? command
    self.check = check
    self.prediction = prediction
  }

  /// What is wrong with a line as words, whatever they mean: a quote that is never closed.
  ///
  /// - Parameter line: The line.
  /// - Returns: nil if nothing is wrong.
  public static func words(_ line: String) -> LessonLineError? {
    do {
      _ = try Lexer.commands(in: line)
      return nil
    } catch {
      return LessonLineError(error)
    }
  }
}
