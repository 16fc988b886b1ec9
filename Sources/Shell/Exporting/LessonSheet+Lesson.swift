import Languages
import Exports
import LayerTracing
import Lessons
import Sessions
import Terminal
import Views

/// What a lesson is put on paper as.
enum PaperKind {
  /// The author's words and the questions, to be filled in at a terminal.
  case worksheet(isKey: Bool)
  /// The questions with all that is seen, to be answered without one.
  case test(isKey: Bool)
  /// What the teacher has at hand.
  case teacher
}

extension LessonSheet {
  /// Puts a lesson on paper.
  ///
  /// - Parameters:
  ///   - shelved: The lesson.
  ///   - source: Its file.
  ///   - environment: The features; what is to be foreseen is tried out on them.
  ///   - kind: What it is put on paper as.
  /// - Throws: Why the lesson can't be begun.
  @MainActor init(
    _ shelved: ShelvedLesson, _ source: LessonSource, in environment: Environment,
    as kind: PaperKind
  ) throws(Refusal) {
    let lesson = shelved.lesson
    let language = Language.of(lesson.language)
    let fields = Field.all(in: language)
    let key = language.localized("paper.key")
    switch kind {
    case .worksheet(let isKey):
      let foreseen = Self.foreseen(in: shelved, environment)
      let view = PaperView(lesson, foreseen: foreseen, isKey: isKey)
      self.init(
        shelved.title, language: lesson.language, fields: fields, key: isKey ? key : nil,
        sheets: [view.text(source.parts)])
    case .test(let isKey):
      let parts = try TestPaper.Part.all(in: shelved, source.parts, environment)
      self.init(
        lesson.exam.map { language.localized("paper.test.exam", lesson.title.text, "\($0.name)") }
          ?? language.localized("paper.test", shelved.title),
        language: lesson.language, fields: fields,
        key: isKey ? key : nil, sheets: TestPaper(lesson, isKey: isKey).sheets(of: parts),
        hasLines: true)
    case .teacher:
      let parts = try TeacherPaper.Part.all(in: shelved, environment)
      self.init(
        shelved.title, language: lesson.language, fields: fields,
        key: language.localized("paper.teacher"), sheets: [TeacherPaper(lesson).text(parts)])
    }
  }

  /// What the lesson asks to foresee, and what turns out right.
  @MainActor private static func foreseen(
    in shelved: ShelvedLesson, _ environment: Environment
  ) -> [String: PaperView.Foreseen] {
    let runner = Runner(
      Session(features: environment.features, course: environment.course), out: .memory())
    var foreseen: [String: PaperView.Foreseen] = [:]
    for (place, step) in shelved.lesson.steps.enumerated() {
      guard case .prediction(let asked) = step.question,
        (try? runner.session.perform(
          .lesson(.begin(shelved.name, at: shelved.name(ofStep: place)))))
          != nil,
        let found = runner.session.state.predictionAndReference
      else { continue }
      foreseen[asked.id.text] = (found.open, found.reference)
    }
    return foreseen
  }
}

extension TestPaper.Part {
  /// So wide is what is shown on paper, in columns: as much as an A4 page has room for.
  private static let columns = 76

  /// The questions of a lesson with all that is seen before each, as its author goes through it.
  @MainActor static func all(
    in shelved: ShelvedLesson, _ texts: [LessonPart], _ environment: Environment
  ) throws(Refusal) -> [Self] {
    var profile = TerminalProfile(columns: columns)
    profile.isAtSchool = true
    let walk = try LessonWalk(shelved, in: environment, profile: profile)
    var parts: [Self] = []
    var shown = Document()
    while let slides = walk.advance() {
      for slide in slides {
        // An exam is printed in one piece: what is right isn't shown below its question.
        if shelved.lesson.exam != nil, !slide.isAsking { continue }
        shown += slide.shown
        guard slide.isAsking, let question = shelved.lesson.steps[slide.step].question else {
          continue
        }
        let lines = shown.lines(for: profile).map(\.plainText)
        parts.append(
          Self(
            question, slide.question, shown: lines.withoutMargins,
            assignment: texts.assignment(
              of: question.id.text,
              isTask: slide.question == nil || shelved.lesson.exam != nil)))
        shown = Document()
      }
    }
    return parts
  }
}

extension TeacherPaper.Part {
  /// The steps of a lesson, as its author goes through it before a class.
  @MainActor static func all(
    in shelved: ShelvedLesson, _ environment: Environment
  ) throws(Refusal) -> [Self] {
    let walk = try LessonWalk(shelved, in: environment, profile: .batch)
    var slides: [Slide] = []
    while let more = walk.advance() { slides += more }
    let (total, weights) = (shelved.lesson.minutes, slides.reduce(0) { $0 + $1.weight })
    func minutes(before step: Int) -> Int {
      total * slides.filter { $0.step < step }.reduce(0) { $0 + $1.weight } / max(1, weights)
    }
    return shelved.lesson.steps.indices.map { step in
      Self(
        slides.first { $0.step == step && $0.question != nil }?.question,
        minutes: minutes(before: step)...minutes(before: step + 1))
    }
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

extension LessonSheet {
  /// A sheet for the wall, in the language that is spoken: no line for a name, and nothing to fill in.
  init(forWall title: String, _ paragraphs: [String]) {
    self.init(
      title, language: Language.spoken.code, fields: [], key: nil,
      sheets: [paragraphs.joined(separator: "\n\n")], isForWall: true)
  }

  /// All of it: as a page, or in Markdown.
  func text(isPage: Bool) -> String { isPage ? page(Prose.html) : markdown }
}
