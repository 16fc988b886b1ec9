import Lessons
import Queries
import Staging

/// Whether exams ask only about what lessons have shown.
extension ExamPart {
  /// What an exam asks about though no lesson of this part, or of one before it, has shown it: a build, an event, a way
  /// in which a service answers, or a command.
  ///
  /// - Parameter exam: The exam.
  /// - Returns: The line that asks about it, as it is written; nil where all was shown.
  func untaught(in exam: Lesson) -> String? {
    for step in exam.steps {
      var lines = step.commands.map(\.text)
      // no text: a line that would be typed
      if case .prediction(let asked) = step.question { lines.append("fire \(asked.event.text)") }
      if let line = lines.first(where: { !isTaught($0) }) { return line }
      // no text: a command
      if let line = step.solution.first(where: { $0.text.hasPrefix("prove") }), !hasProven {
        return line.text
      }
    }
    return nil
  }

  private func isTaught(_ line: String) -> Bool {
    ((try? Lexer.commands(in: line)) ?? []).map { $0.map(\.text) }.allSatisfy { words in
      switch words[0] {
      // no text: commands
      case "open": words.dropFirst(2).allSatisfy { hasShown(build: "\(words[1]).\($0)") }
      case "fire": hasShown(event: words[1])
      case "service": modes.contains { $0.rawValue == words[1] }
      // What an exam shows of itself.
      case "trace", "owners": true
      default: false
      }
    }
  }
}

extension CourseShelf {
  /// What exams of a part ask about though no lesson has shown it.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - seeds: The numbers of the exams that are drawn.
  /// - Returns: The first exam that does, and the line; nil if none does.
  public func untaught(
    in part: ExamPart, drawing seeds: ClosedRange<Int>
  ) -> (exam: String, line: String)? {
    for seed in seeds {
      let name = LessonExam.Name(part: part.number, seed: seed)
      guard let exam = examiner?.exam(name, of: self)?.lesson,
        let line = part.untaught(in: exam)
      else { continue }
      return ("\(name)", line)
    }
    return nil
  }
}
