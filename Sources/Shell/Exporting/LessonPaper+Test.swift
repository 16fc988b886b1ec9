import Exports
import Languages
import Lessons
import Sessions
import Terminal

/// A lesson as a test on paper: what is shown before each question, what there is to choose from, and room to
/// write.
///
/// A sheet holds nothing that answers a question before it on the same sheet: where a question is followed by
/// something that is shown or said, a sheet begins.
extension LessonPaper {
  /// So wide is what is shown on paper, in columns: as much as an A4 page has room for.
  private static let columns = 76

  /// So many lines to write a reason on, and to write down what one would do.
  private static let (linesOfReason, linesOfTask) = (2, 5)

  /// The sheets, to be handed out one after the other; of an exam, none of whose questions tells what another
  /// asks, all in one.
  func test(
    of shelved: ShelvedLesson, _ texts: [LessonPart], in environment: Environment
  ) throws(Refusal) -> [String] {
    let questions = try questions(of: shelved, texts, in: environment)
    if let exam = lesson.exam {
      let texts = questions.map { id, _, text in
        let place = exam.keys[id]?.place
        let key = place.map { "*\(language.localized("paper.repeat", $0))*" }
        return [text, isKey ? key : nil].compactMap(\.self).joined(separator: "\n\n")
      }
      return [
        ([language.localized("paper.exam", questions.count)] + texts).joined(separator: "\n\n")
      ]
    }
    var sheets: [[String]] = []
    for (_, beginsSheet, text) in questions {
      if sheets.isEmpty || beginsSheet { sheets.append([]) }
      sheets[sheets.count - 1].append(text)
    }
    let count = sheets.count
    return sheets.enumerated().map { index, texts in
      (head(index, of: count) + texts).joined(separator: "\n\n")
    }
  }

  /// The questions with all that is seen before each, as the lesson's author goes through it: the id of each,
  /// whether anything is shown or said before it, and its text.
  private func questions(
    of shelved: ShelvedLesson, _ texts: [LessonPart], in environment: Environment
  ) throws(Refusal) -> [(id: String, beginsSheet: Bool, text: String)] {
    var profile = TerminalProfile(columns: Self.columns)
    profile.isAtSchool = true
    let walk = try LessonWalk(shelved, in: environment, profile: profile)
    var questions: [(String, Bool, String)] = []
    var shown = Document()
    while let slides = walk.advance() {
      for slide in slides {
        // An exam is printed in one piece: what is right isn't shown below its question.
        if lesson.exam != nil, !slide.isAsking { continue }
        shown += slide.shown
        guard slide.isAsking, let question = lesson.steps[slide.step].question else { continue }
        let lines = shown.lines(for: profile).map(\.plainText).withoutMargins
        let assignment = texts.assignment(
          of: question.id.text, isTask: slide.question == nil || lesson.exam != nil)
        let before = [lines.isEmpty ? "" : code(lines), assignment].filter { !$0.isEmpty }
        let head = "## \(language.localized("paper.question", questions.count + 1))"
        questions.append(
          (
            question.id.text, !before.isEmpty,
            ([head] + before + text(question, slide.question)).joined(separator: "\n\n")
          ))
        shown = Document()
      }
    }
    return questions
  }

  private func text(_ question: LessonQuestion, _ presented: PresentedQuestion?) -> [String] {
    if case .task(let task) = question {
      return [yourTurn, isKey ? solution(of: task) : lines(Self.linesOfTask)]
    }
    guard let presented else { return [] }
    let room = language.localized("paper.why") + "\n\n" + lines(Self.linesOfReason)
    return [text(presented)] + (isKey ? [] : [room])
  }

  private func head(_ index: Int, of count: Int) -> [String] {
    if count < 2 { return [] }
    let sheet = "*\(language.localized("paper.sheet", index + 1, count))*"
    if isKey { return [sheet] }
    if index == 0 { return [sheet + " " + language.localized("paper.in-turn")] }
    let fields = [("paper.name", 30), ("paper.number", 12)].map {
      "\(language.localized($0)): " + String(repeating: "\\_", count: $1)
    }
    return [sheet, fields.joined(separator: "  ")]
  }

  /// Lines to write on: each is a line across, which a page draws apart from the next.
  private func lines(_ count: Int) -> String {
    Array(repeating: "***", count: count).joined(separator: "\n\n")
  }
}

extension Slide {
  /// Whether it is a step with its question, or its task.
  fileprivate var isAsking: Bool {
    switch kind {
    case .question, .task: true
    case .text, .answer, .solution, .end: false
    }
  }
}

extension [LessonPart] {
  /// What the author says right before a question, from the last heading on, without it: of a task all, since it
  /// says what is to be done; before other questions only what has something to look at, a list, a table or code.
  fileprivate func assignment(of id: String, isTask: Bool) -> String {
    guard let end = firstIndex(of: .question(id)) else { return "" }
    for part in self[..<end].reversed() {
      switch part {
      case .question: return ""
      case .run: continue
      case .text(let markdown):
        var lines: [Substring] = []
        var isInFence = false
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
          if line.hasPrefix("```") { isInFence.toggle() }
          if !isInFence, line.hasPrefix("#") { lines = [] } else { lines.append(line) }
        }
        let isNeeded = isTask || lines.contains { $0.contains(/^(```|[-*|] |\d+\. )/) }
        return isNeeded ? lines.map(String.init).withoutMargins.joined(separator: "\n") : ""
      }
    }
    return ""
  }
}

extension [String] {
  /// Without the empty lines at both ends.
  fileprivate var withoutMargins: [String] {
    func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }
    return Array(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}
