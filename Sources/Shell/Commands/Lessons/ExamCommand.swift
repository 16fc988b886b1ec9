import Languages
import Lessons
import Queries
import Sessions

extension Command {
  /// Begins the exam of a part of the course, or goes on with it.
  static let exam: Command = {
    let part = Parameter("PART", .word, .optional)
    let seed = Parameter(after: "seed", "NUMBER", .word)
    let new = Parameter(flag: "new")
    return Command(
      "exam", elsewhere: ["exams", "examination"], .act, looksWhenBare: true, in: .lessons,
      takes: [part.completing(examParts), seed, new],
      examples: ["exam", "exam 1", "exam 1 seed 4711"],
      filling: { [2: [LessonExam.enough(of: 8)]] }
    ) { call, context throws(CommandError) in
      let session = context.session
      guard let word = call[part] else {
        if call[seed] != nil { throw call.missing(part, in: context) }
        return .look(.exams(session.environment.course, session.progress))
      }
      let open = session.progress.openExam(ofPart: word.text)
      let number: Int
      var remark = Document()
      if let asked = call[seed] {
        number = try ArgumentKind.examNumber.parse(asked, context)
      } else if let open, !call.has(new) {
        number = open.seed
        remark = Document(
          localized: "exam.going-on", word.text, style: .hint, in: Language.of(context.state))
      } else {
        number = session.progress.drawSeed()
      }
      let name = LessonExam.Name(part: word.text, seed: number)
      // Whatever isn't a part's number isn't in the name of an exam either.
      let shelved = try context.worded(at: word.span) { () throws(Refusal) in
        guard LessonExam.Name("\(name)") != nil else {
          throw .noExam(parts: session.environment.course.parts.map(\.number))
        }
        return try session.environment.course.lesson(named: "\(name)")
      }
      if session.progress.result(of: name) != nil {
        return .look(.examEnd(shelved, session.progress))
      }
      if let front = context.state.lessonInFront, front.shelved.name == shelved.name {
        return .look(LessonView(shelved).reminder(of: front))
      }
      let position = session.progress.place(in: shelved.lesson)
      return .act(
        Request.Act(
          action: .lesson(
            .begin(shelved.name, at: shelved.name(ofStep: position), seed: number)),
          remark: position > 0 || call[seed] != nil ? remark : Document()
        ) { _ in call.span(part) })
    }
  }()

  private static func examParts(_ context: Context) -> [Candidate] {
    context.session.environment.course.parts.filter(\.isExamined).map {
      Candidate($0.number, $0.title)
    }
  }
}

extension ArgumentKind where Value == Int {
  /// A number by which an exam is drawn.
  static var examNumber: Self {
    let seeds = LessonExam.Name.seeds
    return number(
      in: seeds,
      else: Refusal("error.seed-out-of-reach", advice: seeds.lowerBound, seeds.upperBound))
  }
}
