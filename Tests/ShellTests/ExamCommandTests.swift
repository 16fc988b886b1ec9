import Lessons
import Queries
import Terminal
import TestSupport
import Testing

@testable import Sessions
@testable import Shell

@Suite struct ExamCommandTests {
  private static let parts = ExamTaker.shelf().entries.last.map {
    1...(Int($0.number.prefix { $0 != "." }) ?? 1)
  }

  // MARK: Drawing

  private static func exam(_ part: Int, _ seed: Int, in language: String = "en") throws -> Lesson {
    let taker = ExamTaker(language: language)
    return try taker.learner.session.environment.course.lesson(named: "exam-\(part)-\(seed)").lesson
  }

  @Test
  func `every part has an exam of eight questions, with a check once lessons have asked for one`()
    throws
  {
    for part in try #require(Self.parts) {
      let exam = try Self.exam(part, 4711)
      let kinds = exam.steps.map { step in
        switch step.question {
        case .prediction: "event"
        case .quiz: "quiz"
        case .task: "check"
        case nil: "nothing"
        }
      }
      let last = part < 5 ? "event" : "check"
      #expect(
        kinds == ["event", "event", "event", "event", "quiz", "quiz", "quiz", last],
        "exam \(part)")
    }
  }

  @Test func `the same number draws the same exam, in every language, and another number another`()
    throws
  {
    for part in try #require(Self.parts) {
      let exam = try Self.exam(part, 4711)
      #expect(try Self.exam(part, 4711) == exam)
      let korean = try Self.exam(part, 4711, in: "ko")
      #expect(korean.isPlayed(like: exam), "exam \(part)")
      #expect(korean.language == "ko")
      #expect(korean.exam?.keys.mapValues(\.place) == exam.exam?.keys.mapValues(\.place))
      let others = try (1...8).map { try Self.exam(part, $0) }
      #expect(Set(others.map { $0.steps.flatMap(\.commands).map(\.text) }).count == 8)
    }
  }

  @Test(arguments: 1...7)
  func
    `who knows passes, whichever exam is drawn: one answer is right, and the check tells the builds apart`(
      _ part: Int
    ) throws
  {
    let course = ExamTaker.shelf()
    for seed in 1...4 {
      let taker = ExamTaker()
      let name = "exam-\(part)-\(seed)"
      taker.take("exam \(part) seed \(seed)")
      let exam = try #require(taker.exam)
      let result = taker.learner.session.progress.result(of: .init(part: "\(part)", seed: seed))
      #expect(result?.right == exam.steps.count, "\(name): \(result?.right ?? -1)")
      for case .quiz(let quiz) in exam.steps.map(\.question) {
        let texts = quiz.answers.map(\.text.plainText)
        #expect(quiz.answers.count(where: \.isRight) == 1, "\(name)")
        #expect(Set(texts).count == 4, "\(name): \(texts)")
      }
      let keys = try #require(exam.exam).keys
      for step in exam.steps {
        let place = try #require(step.id.flatMap { keys[$0] }?.place)
        let parts = place.components(separatedBy: " at ")
        let steps = try #require(course.reading.entry(parts[0])?.lesson()).steps
        let position = try #require(parts.count == 1 ? 1 : Int(parts[1]))
        #expect(steps.indices.contains(position - 1), "\(name): \(place)")
        let lines = steps.prefix(position).flatMap { $0.commands + $0.solution }.map(\.text)
        for line in step.commands.map(\.text) where line.hasPrefix("open ") {
          let build = try #require(line.split(separator: " ").last)
          let isOpened = lines.contains {
            $0.contains("open \(line.split(separator: " ")[1])") && $0.contains(build)
          }
          #expect(isOpened || !build.contains("~"), "\(name): \(place) doesn't open \(build)")
        }
      }
    }
  }

  @Test func `the introduction speaks of checks only where the exam asks for one`() throws {
    for part in [1, 5] {
      let taker = ExamTaker()
      let answer = taker.learner.type("exam \(part) seed 7").split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      let asks = try #require(taker.exam).steps.contains { $0.task != nil }
      let checks = asks ? "; only a check may be tried as often as you like" : ""
      #expect(answer.contains("An answer is final\(checks). The right answers"), "\(answer)")
    }
  }

  @Test func `rules are asked of patterns that were introduced, and lead there`() throws {
    for seed in 1...12 {
      let taker = ExamTaker()
      taker.learner.type("exam 1 seed \(seed)")
      let exam = try #require(taker.exam)
      for step in exam.steps where step.title?.hasPrefix("The rules of ") == true {
        let place = step.id.flatMap { exam.exam?.keys[$0] }?.place
        let places = ["MVC": "1.6 at 4", "MVP": "1.3 at 5", "MVVM": "1.7 at 3"]
        let pattern = try #require(step.title?.dropFirst("The rules of ".count))
        #expect(place == places[String(pattern)], "\(seed): \(pattern)")
      }
    }
  }

  @Test func `a wrong answer leads to the step that shows its event, where one does`() throws {
    let course = ExamTaker.shelf()
    var (shown, asked) = (0, 0)
    for seed in 1...10 {
      let taker = ExamTaker()
      taker.learner.type("exam 1 seed \(seed)")
      let exam = try #require(taker.exam)
      for step in exam.steps {
        guard case .prediction(let prediction) = step.question,
          let place = step.id.flatMap({ exam.exam?.keys[$0] })?.place
        else { continue }
        let parts = place.components(separatedBy: " at ")
        let steps = try #require(course.reading.entry(parts[0])?.lesson()).steps
        let pointed = steps[(parts.count == 1 ? 1 : Int(parts[1]) ?? 1) - 1]
        let lines = (pointed.commands + pointed.solution).map(\.text)
        let event = prediction.event.text.prefix { $0 != " " }
        let foreseen =
          if case .prediction(let same) = pointed.question { same.event.text } else { "" }
        asked += 1
        shown += lines.contains { $0.contains(event) } || foreseen.hasPrefix(event) ? 1 : 0
      }
    }
    #expect(asked > 30)
    #expect(Double(shown) > 0.9 * Double(asked), "\(shown) of \(asked)")
  }

  /// What lessons open up to the end of a part, by the builds' names.
  private static func met(upTo part: Int) -> Set<String> {
    let course = ExamTaker.shelf()
    let features = ExamTaker().learner.session.environment.features
    var met: Set<String> = []
    for entry in course.entries where (Int(entry.number.prefix { $0 != "." }) ?? 0) <= part {
      let lines = (entry.lesson()?.steps ?? []).flatMap { $0.commands + $0.solution }.map(\.text)
      for line in lines.flatMap({ $0.split(separator: ";") }) {
        let words = line.split(separator: " ").map(String.init)
        guard words.first == "open",
          let feature = features.first(where: { words.contains($0.name) })
        else { continue }
        let named = words.filter { feature.specimen(named: $0) != nil }
        let all = feature.specimens.filter(\.isPattern).map(\.name)
        met.formUnion((named.isEmpty ? all : named).map { "\(feature.name).\($0)" })
      }
    }
    return met
  }

  @Test(arguments: 1...7)
  func `it asks of nothing that lessons haven't opened, and offers no role that isn't there`(
    _ part: Int
  ) throws {
    let met = Self.met(upTo: part)
    let roles = [
      "View", "Controller", "Presenter", "Interactor", "Router", "Model", "ViewModel", "Worker",
      "Reducer", "Effect", "Store", "Coordinator",
    ]
    for seed in 1...2 {
      let taker = ExamTaker()
      taker.learner.type("exam \(part) seed \(seed)")
      while let run = taker.learner.session.state.lessonInFront?.run, !run.isFinished {
        let open = taker.learner.session.state.current?.open ?? []
        for specimen in open {
          let isSound = specimen.specimen.flaw == nil
          #expect(isSound || met.contains(specimen.name), "\(part) \(seed) \(specimen.name)")
        }
        if case .quiz(let quiz) = run.step.question, let specimen = open.first {
          let there = specimen.roles.map(\.name)
          for text in quiz.answers.map(\.text.plainText) {
            let named = text.split { !$0.isLetter }.map(String.init).filter(roles.contains)
            #expect(Set(named).isSubset(of: there), "\(part) \(seed) \(text)")
          }
        }
        taker.learner.type("skip")
      }
    }
  }

  // MARK: On paper

  @Test
  func `a class has it on paper, in two versions, with a key that names the lesson to repeat`()
    throws
  {
    let learner = ExamTaker().learner
    let one = learner.type("handout exam-2 seed 1")
    let other = learner.type("handout exam-2 seed 2")
    #expect(one != other)
    #expect(one == learner.type("handout exam-2-1"))
    #expect(one.hasPrefix("# Exam: "))
    #expect(one.contains("(exam-2-1)"))
    #expect(one.components(separatedBy: "## Question ").count == 9)
    #expect(!one.contains("☒"))
    let key = learner.type("handout exam-2 seed 1 --key")
    #expect(key.components(separatedBy: "☒").count == 9)
    #expect(key.components(separatedBy: "To repeat: lesson ").count == 9)
    #expect(!one.contains("To repeat: lesson"))
  }

  @Test func `on paper as in the shell, a mistake can be seen where it is asked for`() throws {
    let learner = ExamTaker().learner
    for seed in 1...2 {
      let paper = learner.type("handout exam-1 seed \(seed)")
      let asking = paper.components(separatedBy: "## Question ").filter {
        $0.contains("What is wrong with")
      }
      #expect(asking.count == 2)
      for question in asking {
        #expect(question.contains("--inside"), "\(seed)")
        #expect(question.contains("who holds whom"), "\(seed)")
        if question.contains("MVP\\~a?") { #expect(question.contains("View -> Model")) }
        if question.contains("MVP\\~b?") { #expect(question.contains("a cycle")) }
      }
    }
  }

  // MARK: Taking

  @Test func `an answer is final, nothing is said of it, and the next question comes`() throws {
    let taker = ExamTaker()
    taker.learner.type("exam 1 seed 4711")
    let run = try #require(taker.learner.session.state.lessonInFront?.run)
    let printed = taker.learner.type(taker.answer(run, isWrong: true))
    #expect(printed.hasPrefix("Your answer is kept.\n"))
    #expect(printed.contains("step 2 of 8"))
    #expect(taker.learner.session.state.lessonInFront?.run.position == 1)
    #expect(taker.learner.type("undo").contains("'undo' isn't allowed in an exam"))
    #expect(taker.learner.type("lesson back").contains("'lesson back' isn't allowed in an exam"))
  }

  @Test func `what would tell the answer isn't there`() throws {
    let taker = ExamTaker()
    taker.learner.type("exam 1 seed 4711")
    for command in ["hint", "solution", "play", "export anki -"] {
      #expect(taker.learner.type(command).contains("isn't allowed in an exam"), "\(command)")
    }
    let event = try #require(taker.exam?.steps[0].solution.first).text
    #expect(taker.learner.type(event).contains("in an exam, answer before you fire the event"))
    taker.learner.type("skip", "skip", "skip", "skip", "skip")
    let build = try #require(taker.learner.session.state.current?.open.first).specimen.name
    #expect(taker.learner.type("blame \(build).view").contains("'blame' isn't allowed in an exam"))
    #expect(!taker.learner.type("rules \(build)").contains("exam"), "to look is free")
  }

  @Test
  func
    `at the end are the marks, and for each wrong answer the right one and the step to repeat`()
    throws
  {
    let taker = ExamTaker()
    let printed = taker.take("exam 2 seed 4711", wrong: [0, 4, 7])
    let keys = try #require(taker.exam?.exam?.keys)
    #expect(printed.unwrapped.contains("5 of 8 right. To pass, you need 6."))
    for id in ["q1", "q5", "q8"] {
      let key = try #require(keys[id])
      #expect(
        printed.unwrapped.contains("right: \(key.right) (lesson \(key.place ?? ""))"), "\(id)")
    }
    #expect(printed.components(separatedBy: "right: ").count == 4)
    #expect(printed.contains("you: View Presenter Interactor\n"))
    #expect(printed.contains("Another exam of this part: exam 2. On with the course: lesson\n"))
    #expect(taker.take("exam 2 seed 4712", wrong: [1]).contains("7 of 8 right. Passed."))
  }

  @Test func `only the first answer counts, however often the exam is begun`() throws {
    let taker = ExamTaker()
    taker.take("exam 1 seed 7", wrong: [0, 1, 2])
    taker.take("lesson exam-1-7 at q1")
    let name = LessonExam.Name(part: "1", seed: 7)
    #expect(taker.learner.session.progress.exams.filter { $0.name == name }.map(\.right) == [5])
    #expect(taker.learner.type("exam 1 seed 7").contains("5 of 8 right"), "it is told once more")
  }

  @Test func `an exam that was left goes on, and a new one can be had`() throws {
    let folder = try ScratchFolder()
    let file = "\(folder.path)/progress"
    let taker = ExamTaker(progress: file)
    taker.learner.type("exam 3 seed 12", "skip", "skip")
    let later = ExamTaker(progress: file)
    #expect(later.learner.type("exam 3").contains("Exam 3 goes on where you left it."))
    #expect(later.learner.done.last == "lesson exam-3-12 at q3 shuffled 12")
    later.learner.type("exam 3 --new")
    #expect(later.exam?.id.text != "exam-3-12")
  }

  @Test func `the list tells what was passed, when, and with which marks`() throws {
    let folder = try ScratchFolder()
    let taker = ExamTaker(progress: "\(folder.path)/progress")
    taker.take("exam 1 seed 1", wrong: [3])
    taker.take("exam 2 seed 1", wrong: [0, 1, 2])
    taker.learner.type("exam 3 seed 1")
    let later = ExamTaker(progress: "\(folder.path)/progress")
    let rows = later.learner.type("exam").lines.map(\.unwrapped)
    #expect(rows[1].hasSuffix("passed, 7 of 8 right, 2026-11-26"))
    #expect(rows[2].hasSuffix("not passed, 5 of 8 right, 2026-11-26"))
    #expect(rows[3].hasSuffix("begun"))
    #expect(rows.last == "To begin: exam 2. The questions are new each time.")
  }

  @Test func `the last lesson of a part leads to its exam`() throws {
    let taker = ExamTaker()
    let last = try #require(
      taker.learner.session.environment.course.entries.last { $0.number.hasPrefix("1.") })
    let steps = try #require(last.lesson()).steps.count
    let printed = taker.learner.type("lesson \(last.number) at \(steps)", "skip")
    #expect((printed + taker.learner.out.collected).contains("To take its exam: exam 1"))
    let first = ExamTaker()
    first.learner.type("lesson 1.1 at 1", "skip", "skip", "skip", "skip", "skip", "skip", "skip")
    #expect(!first.learner.out.collected.contains("To take its exam"))
  }

  // MARK: Handing in

  private static func grade(_ text: String, asking lesson: String = "exam 2") throws -> String {
    let folder = try ScratchFolder()
    try folder.add("kim.handin", text)
    let grading = try ClassGrading(
      ClassGrading.Order([folder.path], lessons: [lesson]),
      features: ExamTaker().learner.session.environment.features,
      course: ExamTaker.shelf(), program: "0.1")
    let out = Output.memory(profile: TerminalProfile(columns: 400))
    grading.write(ClassGrading.Format.text, to: out)
    return out.collected
  }

  @Test func `an exam is handed in, drawn again and done again`() throws {
    let taker = ExamTaker()
    taker.take("exam 2 seed 4711", wrong: [1])
    let text = taker.learner.type("handin exam-2-4711 name Kim -")
    let graded = try Self.grade(text)
    #expect(graded.contains("Kim   8 of 8      7 of 8"))
    #expect(
      graded.contains(
        "exam-2-4711, for practice, replayed: 7 of 8 right, passed. "
          + "Anyone who knows its number can look up the answers."))
    #expect(try Self.grade(text, asking: "exam-2-4711").contains("7 of 8"))
    #expect(try Self.grade(text, asking: "exam 3").contains("for the lesson 'exam-2-4711'"))
  }

  @Test func `one that was changed isn't graded, and what it claims isn't believed`() throws {
    let taker = ExamTaker()
    taker.take("exam 2 seed 4711", wrong: [1, 7])
    let text = taker.learner.type("handin exam-2-4711 name Kim -")
    #expect(
      try Self.grade(text.replacing("name Kim", with: "name Ann"))
        .contains("This exam can't be graded: its file was cut or changed after it was written."))
    // A file that was made up, with a check that tells nothing apart.
    let exam = try #require(taker.exam)
    let build = try #require(exam.steps[7].solution.first).text.split(separator: " ")[1]
    let entries = try HandIn.read(text).handIn.sittings[0].entries.dropLast()
    let made = HandIn(
      name: "Kim", lesson: exam.id.text, fingerprint: exam.fingerprint, language: "en",
      program: "0.1",
      sittings: [
        HandIn.Sitting(
          step: "1", seed: 4711,
          entries: entries + [
            .action(
              .observation(
                .look(TakenLook(.proved, "\(build) trace never Model -> Model: none"))))
          ])
      ])
    #expect(try Self.grade(made.text).contains("6 of 8 right, passed"))
  }

  @Test func `a question that isn't answered yet has no hint, but may be left`() {
    let taker = ExamTaker()
    taker.learner.type("exam 2 seed 4711")
    let refusal = taker.learner.type("next")
    #expect(refusal.contains("To leave it unanswered: skip."), "\(refusal)")
    #expect(!refusal.contains("hint"))
  }

  @Test func `behind an exam the course goes on where it was left`() throws {
    let taker = ExamTaker()
    taker.learner.type("lesson 2.3")
    taker.take("exam 2 seed 4711")
    #expect(taker.learner.type("next").contains("2.3 "))
    #expect(taker.learner.session.state.lesson?.shelved.number == "2.3")
  }

  @Test(arguments: ["3 -5", "-1 8", "9 8", "x 8"])
  func `a line of progress with marks that can't be is no result`(marks: String) {
    #expect(ExamResult("exam exam-2-4711 7 8 91be02d7")?.right == 7)
    #expect(ExamResult("exam exam-2-4711 \(marks) 91be02d7") == nil)
  }

  @Test func `another program's exam isn't taken for this one's`() throws {
    let taker = ExamTaker()
    taker.take("exam 2 seed 4711")
    let exam = try #require(taker.exam)
    let made = HandIn(
      name: "Kim", lesson: exam.id.text, fingerprint: "1", language: "en", program: "0.0",
      sittings: [HandIn.Sitting(step: "1", seed: 4711, entries: [.action(.lesson(.skip))])])
    #expect(
      try Self.grade(made.text).contains(
        "Layercake 0.0 wrote this file. This version draws other questions for that exam."))
  }
}
