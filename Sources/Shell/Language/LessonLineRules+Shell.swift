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
      command: { line in
        LessonLineRules.fault(inCommand: line, events) { $0.isForLessons }
      },
      solution: { line in
        LessonLineRules.fault(inCommand: line, events) { $0.isForSolutions }
      },
      check: { line in LessonLineRules.fault(inCheck: line, names) },
      prediction: { PredictionRules(features).fault($0) })
  }

  private static func fault(
    inCommand line: String, _ events: [String], _ isAllowed: (Command) -> Bool
  ) -> LessonLineFault? {
    if let fault = slip(in: line) { return fault }
    let commands: [[Word]]
    do throws(QueryError) {
      commands = try Lexer.commands(in: line)
    } catch {
      return LessonLineFault(error)
    }
    for first in commands.compactMap(\.first) where !events.contains(first.text) {
      let known = Command.all.filter(isAllowed).map(\.name)
      guard let command = first.isQuoted ? nil : Command.named(first.text) else {
        return LessonLineFault(
          "no such command", at: first.span, accepted: known + events,
          nearest: NearestName.to(first.text, among: known + events))
      }
      guard isAllowed(command) else {
        return LessonLineFault(
          "\(command.name) has no place in a block of a lesson", at: first.span, accepted: known)
      }
    }
    return nil
  }

  /// What authors paste from elsewhere: a prompt in front, or quotes that only look like ours.
  private static func slip(in line: String) -> LessonLineFault? {
    if let curly = line.firstIndex(where: { "“”‘’„«»".contains($0) }) {
      let start = line.utf8.distance(from: line.startIndex, to: curly)
      return LessonLineFault(
        "quotes are straight here: \"…\" or '…'", at: start..<start + String(line[curly]).utf8.count)
    }
    guard let end = line.firstRange(of: "> ")?.upperBound ?? (line.hasPrefix("$ ") ? line.index(line.startIndex, offsetBy: 2) : nil),
      line[..<end].first.map({ $0.isLetter || $0.isNumber || $0 == "$" }) == true,
      Command.named(String(line.prefix { !$0.isWhitespace })) == nil || line.hasPrefix("play (")
    else { return nil }
    let prompt = line[..<end].utf8.count
    return LessonLineFault("a command stands here without the prompt", at: 0..<prompt)
  }

  private static func fault(inCheck line: String, _ features: [String]) -> LessonLineFault? {
    if let fault = slip(in: line) { return fault }
    do throws(QueryError) {
      _ = try Expectation(line, vocabulary: Vocabulary(features: features))
      return nil
    } catch {
      return LessonLineFault(error)
    }
  }
}
