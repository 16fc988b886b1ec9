import Lessons
import Queries
import Staging

extension LessonLineRules {
  /// What the shell makes of a lesson's lines before it carries any out.
  ///
  /// - Parameter features: The features that lessons may speak of.
  init(for features: [Feature]) {
    let events = features.flatMap(\.events)
    let names = features.map(\.name)
    self.init(
      command: { line in LessonLineRules.fault(inCommand: line, events) },
      check: { line in LessonLineRules.fault(inCheck: line, names) },
      prediction: { PredictionRules(features).fault($0) })
  }

  private static func fault(inCommand line: String, _ events: [String]) -> LessonLineFault? {
    let commands: [[Word]]
    do throws(QueryError) {
      commands = try Lexer.commands(in: line)
    } catch {
      return LessonLineFault(error)
    }
    for first in commands.compactMap(\.first) where !events.contains(first.text) {
      let known = Command.all.filter(\.isForLessons).map(\.name)
      guard let command = first.isQuoted ? nil : Command.named(first.text) else {
        return LessonLineFault(
          "no such command", at: first.span, accepted: known + events,
          nearest: NearestName.to(first.text, among: known + events))
      }
      guard command.isForLessons else {
        return LessonLineFault(
          "\(command.name) has no place in a block of a lesson", at: first.span, accepted: known)
      }
    }
    return nil
  }

  private static func fault(inCheck line: String, _ features: [String]) -> LessonLineFault? {
    do throws(QueryError) {
      _ = try Expectation(line, vocabulary: Vocabulary(features: features))
      return nil
    } catch {
      return LessonLineFault(error)
    }
  }
}
