import LayerTracing
import Lessons
import Queries
import Sessions
import Staging

extension LessonLineRules {
  /// What the shell makes of a lesson's lines before it carries any out.
  ///
  /// - Parameter features: The features that lessons may speak of.
  init(for features: [Feature]) {
    // Several features may have an event of one name.
    let events = features.flatMap(\.events).unique
    lazy var vocabulary = Vocabulary(of: features)
    self.init(
      command: { LessonLineRules.fault(inCommand: $0, events, isSolution: false) },
      solution: { LessonLineRules.fault(inCommand: $0, events, isSolution: true) },
      check: { line in LessonLineRules.fault(inCheck: line, vocabulary) },
      prediction: { PredictionRules(features).fault($0) })
  }

  private static func fault(
    inCommand line: String, _ events: [String], isSolution: Bool
  ) -> LessonLineError? {
    if let fault = curlyQuote(in: line) ?? pastedPrompt(in: line) { return fault }
    let commands: [[Word]]
    do throws(QueryError) {
      // A note is text to the end of the line, whatever is in it.
      if let words = Command.note.verbatim(line) {
        commands = [words]
      } else {
        commands = try Lexer.commands(in: line)
      }
    } catch {
      return LessonLineError(error)
    }
    for words in commands {
      guard let first = words.first, !events.contains(first.text) else { continue }
      let known = Command.all.filter { $0.lessonUse([]).allows(inSolution: isSolution) }.map(\.name)
      guard let command = first.isQuoted ? nil : Command.named(first.text) else {
        return LessonLineError(
          "no such command", at: first.span, accepted: known + events,
          nearest: NearestName.to(first.text, among: known + events))
      }
      let use = command.lessonUse(words)
      if use.allows(inSolution: isSolution) { continue }
      switch use {
      case .noBlock(let reason):
        return LessonLineError(
          reason.words(for: command.name), at: first.span,
          accepted: reason == .isForShell ? known : [])
      case .solution, .anyBlock:
        return LessonLineError(
          "\(command.name) has no place in a block that runs by itself", at: first.span,
          accepted: known)
      }
    }
    return nil
  }

  /// Quotes that only look like ours, as word processors write them.
  private static func curlyQuote(in line: String) -> LessonLineError? {
    guard let curly = line.firstIndex(where: { "“”‘’„«»".contains($0) }) else { return nil }
    let start = line.utf8.distance(from: line.startIndex, to: curly)
    let end = start + String(line[curly]).utf8.count
    return LessonLineError("quotes are straight here: \"…\" or '…'", at: start..<end)
  }

  /// A prompt that was pasted with its command: `layercake> fire increase`, `1.1 2/5 try> undo`.
  private static func pastedPrompt(in line: String) -> LessonLineError? {
    let fault = { (end: String.Index) in
      LessonLineError(
        "a command stands here without the prompt", at: 0..<line[..<end].utf8.count)
    }
    if line.hasPrefix("$ ") { return fault(line.index(line.startIndex, offsetBy: 2)) }
    guard let mark = line.firstRange(of: "> "), let last = line[..<mark.lowerBound].last,
      last.isLetter || last.isNumber || last == ")"
    else { return nil }
    let first = line.prefix { !$0.isWhitespace && $0 != ">" }
    let names = [ProgramIdentity.current.name, "play"]
    let isPrompt = names.contains(String(first)) || first.first?.isNumber == true
    return isPrompt ? fault(mark.upperBound) : nil
  }

  private static func fault(inCheck line: String, _ vocabulary: Vocabulary) -> LessonLineError? {
    if let fault = curlyQuote(in: line) { return fault }
    do throws(QueryError) {
      _ = try Expectation(line, vocabulary: vocabulary)
      return nil
    } catch {
      return LessonLineError(error)
    }
  }
}
