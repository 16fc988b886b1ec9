import Features
import Languages
import Lessons
import Queries
import Staging

/// Draws the questions of an exam: what events will do, what the rules of a pattern are, what is wrong with
/// flawed builds, and a check by which one is told from the sound one.
struct ExamPaper {
  let part: ExamPart
  let name: LessonExam.Name
  let vocabulary: Vocabulary
  var draw: SplitMix64
  /// What was asked of already, by the builds' names.
  private(set) var asked: [String] = []

  /// Begins an exam.
  init(_ name: LessonExam.Name, of part: ExamPart, vocabulary: Vocabulary) {
    (self.name, self.part, self.vocabulary) = (name, part, vocabulary)
    draw = SplitMix64(seed: name.seed, for: name.part)
  }

  /// The fewest questions that make an exam, and as many as it has where enough was taught.
  private static let (fewest, most) = (4, 8)

  /// Draws the exam, in the language that is spoken.
  ///
  /// - Parameter grammar: What the lines of lessons may say.
  /// - Returns: nil if the part opens too little to be asked about.
  mutating func lesson(by grammar: LessonGrammar) -> (lesson: Lesson, source: LessonSource)? {
    let source = markdown()
    guard let source, var lesson = try? source.text.read(by: grammar) else { return nil }
    lesson.exam = LessonExam(name, keys: source.keys)
    return (lesson, source.text)
  }

  private mutating func markdown() -> (text: LessonSource, keys: [String: LessonExam.Key])? {
    let questions = questions()
    guard questions.count >= ExamPaper.fewest else { return nil }
    let title = part.title.replacing("\"", with: "'")
    // no text: the beginning of a lesson's file
    let head = """
      ---
      id: \(name)
      title: "\(title)"
      ---
      # \(title)

      \(localized(
        "exam.intro", questions.count, LessonExam.enough(of: questions.count), "\(name)",
        questions.count { $0.fence.word == "prove" }))
      """
    var (text, keys) = ([head], [String: LessonExam.Key]())
    for (place, question) in questions.enumerated() {
      let id = "q\(place + 1)"
      text.append(question.markdown(id))
      keys[id] = question.key
    }
    let code = Language.spoken.code
    return (
      LessonSource(
        file: "\(name)\(code == Lesson.defaultLanguage ? "" : ".\(code)").md",
        text: text.joined(separator: "\n\n") + "\n"), keys
    )
  }

  private mutating func questions() -> [ExamQuestion] {
    let surface: [PredictionSubject.Kind] =
      draw.number(in: 0...1) == 0 ? [.screen, .count] : [.count]
    var questions: [ExamQuestion?] = []
    for kinds in [[.path], surface, [.order, .path], [.path]] as [[PredictionSubject.Kind]] {
      questions.append(prediction(kinds))
    }
    questions.append(rule())
    let check = check()
    questions += [diagnosis(), diagnosis()]
    questions.append(check)
    let asking = questions.compactMap(\.self)
    // What lessons haven't taught isn't asked: there is always an event to foresee instead.
    let more = (asking.count..<max(asking.count, ExamPaper.most)).map { _ in prediction([.path]) }
    return asking + more.compactMap(\.self)
  }

  /// Notes that something was asked about: a build, or one of its events.
  mutating func note(_ name: String) { asked.append(name) }

  /// Builds in an order that is drawn, those first that were asked about least.
  mutating func drawn(_ builds: [ExamPart.Build]) -> [ExamPart.Build] {
    let asked = asked
    func count(_ build: ExamPart.Build) -> Int { asked.count { $0 == build.name } }
    let shuffled = draw.shuffled(builds).enumerated()
    return shuffled.sorted { (count($0.element), $0.offset) < (count($1.element), $1.offset) }
      .map(\.element)
  }

  /// The ways in which a feature's service may answer, in an order that is drawn; nil for a feature that asks
  /// none.
  mutating func modes(of feature: Feature) -> [Service.Mode?] {
    guard feature.usesService else { return [nil] }
    // Most of what one has to know is what happens when all is well.
    return draw.shuffled([.ok] + part.modes)
  }
}
