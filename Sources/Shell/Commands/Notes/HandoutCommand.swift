import Exports
import Languages
import Lessons
import Platform
import Queries
import Sessions

extension Command {
  /// Puts a lesson, or an exam, on paper.
  static let handout: Command = {
    let lesson = Parameter("LESSON or EXAM", .word)
    let file = Parameter("FILE", .written(localized("file.handout"), "md", "html"), .optional)
    let seed = Parameter(after: "seed", "NUMBER", .word)
    let key = Parameter(flag: "key")
    let test = Parameter(flag: "test")
    let teacher = Parameter(flag: "teacher")
    let html = Parameter(flag: "html")
    let force = Parameter(flag: "force")
    return Command(
      "handout", .tool, in: .notes,
      takes: [lesson.completing(papers), file, seed, key, test, teacher, html, force],
      examples: [
        "handout 1.1", "handout 1.1 counter.html --key", "handout 1.1 test.html --test",
        "handout 1.1 plan.html --teacher", "handout exam-1 a.html seed 4711",
      ]
    ) { call, context throws(CommandError) in
      guard let name = call[lesson] else { throw call.missing(lesson, in: context) }
      let shelved = try paper(name, drawnBy: call[seed], context)
      let isExam = shelved.lesson.exam != nil
      let source = try context.worded(
        context.session.environment.course.source(of: shelved), at: name.span)
      let target = call[file]
      let isPage = call.has(html) || target.flatMap { FileEnding.of($0.text) } == "html"
      if isPage, let target,
        let error = FileEnding.error(target.text, of: localized("file.page"), in: ["html"])
      {
        throw context.error(error, at: target.span)
      }
      let isKey = call.has(key)
      if call.has(test), call.has(teacher) {
        throw context.error(Refusal("error.one-paper", test.id, teacher.id))
      }
      if isExam, call.has(teacher) {
        throw context.error("error.exam-has-no-plan", at: call.span(teacher))
      }
      let kind: PaperKind =
        call.has(teacher)
        ? .teacher
        : isExam || call.has(test) ? .test(isKey: isKey) : .worksheet(isKey: isKey)
      let hasAnswers = isKey || call.has(teacher)
      if hasAnswers { try context.demand(.key, at: call.span(isKey ? key : teacher)) }
      return .tool { runner throws(CommandError) in
        if hasAnswers, !isExam { runner.session.note(.key(lesson: shelved.name)) }
        let sheet = try context.worded(
          LessonSheet(shelved, source, in: runner.session.environment, as: kind), at: name.span)
        let text = sheet.text(isPage: isPage).atSchool
        return try runner.printer.hand(
          over: text, to: target, replacing: call.has(force), in: context)
      }
    }
  }()

  /// The lesson that is to be put on paper, or the exam of a part that a number draws: `exam-2`, by 4711.
  private static func paper(
    _ name: Word, drawnBy seed: Word?, _ context: Context
  ) throws(CommandError) -> ShelvedLesson {
    guard let part = LessonExam.Name.part(of: name.text) else {
      if let seed {
        throw context.error(
          LessonExam.Name(name.text) == nil ? "error.seed-of-lesson" : "error.exam-drawn",
          at: seed.span)
      }
      return try choose(name, isAgain: false, context)
    }
    guard let seed else {
      throw context.error(Refusal("error.exam-needs-seed", advice: name.text), at: name.span)
    }
    let number = try ArgumentKind.examNumber.parse(seed, context)
    return try context.worded(
      context.session.environment.course.lesson(
        named: "\(LessonExam.Name(part: part, seed: number))"), at: name.span)
  }

  private static func papers(_ context: Context) -> [Candidate] {
    lessonNumbers(context)
      + context.session.environment.course.parts.filter(\.isExamined).map {
        // no text: a name that is typed
        Candidate("exam-\($0.number)", $0.title)
      }
  }
}

extension Printer {
  /// Writes a text to a file, or to standard output for `-` and where none is named, and tells of the
  /// file by its name and its size in bytes.
  func hand(
    over text: String, to target: Word?, replacing replaces: Bool, in context: Context,
    telling report: (String, Int) -> Document = { name, size in
      Document(localized: "file.wrote", name, size)
    }
  ) throws(CommandError) -> Request.Reply {
    guard let target, !target.isStandardOutput else {
      var text = text
      text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
      return .shows(Document())
    }
    do throws(AtomicFile.WriteError) {
      let file = try AtomicFile(context.expanded(target.text), replacing: replaces)
      file.write(text)
      return .reports(report(target.text, try file.commit()))
    } catch {
      throw context.error(.unwritten(error), at: target.span)
    }
  }
}
