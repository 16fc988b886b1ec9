import Languages
import Lessons
import Sessions
import Testing

@testable import Shell

/// What holds of a quiz of each form, wherever it is shown, answered, printed or voted on.
@Suite struct QuizFormTests {
  /// A block that asks a quiz of a form.
  static func block(_ form: LessonQuiz.Form, id: String = "q") -> String {
    switch form {
    case .one:
      "```quiz id=\(id)\n? Which?\n( ) red :: Not it.\n(x) green :: It.\n( ) blue :: Not it.\n```"
    case .several:
      "```quiz id=\(id)\n? Which?\n[x] red :: It is.\n[ ] green :: Not it.\n[x] blue :: It, too.\n```"
    case .order: "```order id=\(id)\n? In which order?\nred\ngreen\nblue\n```"
    }
  }

  private func learner(_ form: LessonQuiz.Form, language: String = "en") -> Learner {
    let text = """
      ---
      id: forms
      title: Forms
      ---
      Read this.

      \(Self.block(form))

      ```hint for=q
      Think.
      ```
      """
    let learner = Learner(
      lessons: [LessonSource(file: "10-forms.md", text: text)], language: language)
    learner.type("lesson forms")
    return learner
  }

  private func quiz(_ learner: Learner) throws -> any QuizInteraction {
    try #require(learner.session.state.lesson?.run.quiz)
  }

  /// An answer that isn't right.
  private func wrong(_ quiz: any QuizInteraction) -> String {
    let others = quiz.shown.indices.filter { !quiz.solution.contains($0) }
    let places = others.isEmpty ? quiz.solution.dropFirst() + quiz.solution.prefix(1) : others[...]
    return quiz.labels(for: Array(places.prefix(max(1, quiz.solution.count))))
      .joined(separator: " ")
  }

  @Test(arguments: LessonQuiz.Form.allCases)
  func `a block asks it, and what it shows can be told apart`(form: LessonQuiz.Form) throws {
    let learner = learner(form)
    let quiz = try quiz(learner)
    #expect(quiz.quiz.form == form)
    let task = learner.type("task")
    for row in quiz.rows {
      #expect(task.contains("  \(row.label)  \(row.text.plainText)"), "\(row)")
    }
    #expect(Set(quiz.rows.map(\.label)).count == quiz.rows.count)
    #expect(task.contains(quiz.offer))
    #expect(learner.type("hint").contains("Think."))
  }

  @Test(arguments: LessonQuiz.Form.allCases)
  func `what the prompt, the offer and the advice say is there in each language`(
    form: LessonQuiz.Form
  ) throws {
    let quiz = try quiz(learner(form))
    let said = { (language: Language) in
      language.speaking { [quiz.prompt, quiz.offer, quiz.advice] }
    }
    for text in said(.english) { #expect(!text.hasPrefix("quiz.") && !text.contains("{")) }
    #expect(!zip(said(.korean), said(.english)).contains(where: ==))
  }

  @Test(arguments: LessonQuiz.Form.allCases)
  func `what solution tells is taken for the right answer, and a wrong one isn't`(
    form: LessonQuiz.Form
  ) throws {
    let learner = learner(form)
    let quiz = try quiz(learner)
    #expect(learner.prompt.hasSuffix("\(quiz.prompt)> "))
    let solution = learner.type("solution")
    for row in quiz.solved {
      #expect(solution.contains("\(row.label)  \(row.text.plainText)"), "\(row)")
    }
    let wrong = learner.type(wrong(quiz))
    #expect(wrong.hasPrefix("Not "), "\(wrong)")
    #expect(learner.type("answer zzz zzz").contains(quiz.advice))
    let right = learner.type(quiz.solved.map(\.label).joined(separator: " "))
    #expect(right.hasPrefix("Right.") && right.contains("Done."), "\(right)")
  }

  @Test(arguments: LessonQuiz.Form.allCases)
  func `an answer is the same when it is read from where it was kept`(
    form: LessonQuiz.Form
  ) throws {
    let quiz = try quiz(learner(form))
    let action = Action.question(QuestionAction(quiz.solution, to: quiz))
    let other = learner(form)
    #expect(Action(action.description) == action)
    #expect(other.type(action.description).hasPrefix("Right."))
    #expect(other.done.last == action.description)
    #expect(quiz.places(of: quiz.labels(for: quiz.solution)) == quiz.solution)
    #expect(quiz.labels(for: quiz.solution).allSatisfy { quiz.places(of: [$0]).count == 1 })
  }

  @Test(arguments: LessonQuiz.Form.allCases)
  func `an answer is told alike to those who saw it in another order`(
    form: LessonQuiz.Form
  ) throws {
    let quiz = try quiz(learner(form)).quiz
    let told = (1...9).map { seed in
      let quiz = quiz.interaction(seed: seed)
      return quiz.text(of: quiz.solution)
    }
    #expect(Set(told).count == 1)
    #expect(told.first?.isEmpty == false)
  }

  @Test(arguments: LessonQuiz.Form.allCases)
  func `on paper it can be answered, and the key tells how`(form: LessonQuiz.Form) throws {
    let learner = learner(form)
    let quiz = try quiz(learner)
    let (sheet, key) = (learner.type("handout forms"), learner.type("handout forms - --key"))
    for row in quiz.quiz.interaction().sheet {
      #expect(sheet.contains("- ") && sheet.contains(" \(row.text.plainText)\n"), "\(row)")
    }
    #expect(sheet.contains("☐") || sheet.contains("\\_\\_"))
    #expect(!sheet.contains("☒"))
    let lines = Set(key.split(separator: "\n")).subtracting(sheet.split(separator: "\n"))
    #expect(lines.count > quiz.solution.count, "the right answers, and that it is the key")
  }

  @Test(arguments: LessonQuiz.Form.allCases)
  func `handouts, decks and cards ask it without the answer, and tell that`(
    form: LessonQuiz.Form
  ) throws {
    let learner = learner(form)
    let quiz = try quiz(learner)
    // Handouts are the same for each learner.
    let handout = quiz.quiz.interaction().handout
    #expect(handout.right.count == quiz.solution.count)
    #expect(Set(handout.right).isDisjoint(with: handout.offered))
    learner.type(quiz.labels(for: quiz.solution).joined(separator: " "))
    for format in ["markdown", "slides", "worksheet", "anki"] {
      let text = learner.type("export \(format) -")
      for line in handout.right + handout.offered where format != "markdown" {
        // On a slide, a number and a point would begin a list.
        let onSlide = line.replacing(". ", with: "\\. ", maxReplacements: 1)
        #expect(text.contains(line) || text.contains(onSlide), "\(format): \(line)")
      }
      for answer in handout.answers where format == "markdown" {
        #expect(text.contains(answer.text.plainText), "\(answer)")
      }
    }
  }

  @Test(arguments: LessonQuiz.Form.allCases)
  func `a room votes on it, and is told what is right`(form: LessonQuiz.Form) throws {
    let learner = learner(form)
    let question = try #require(PresentedQuestion(learner.session.state))
    #expect(question.choices.contains { $0.isRight })
    #expect(question.choices.contains { !$0.isRight })
    #expect(Set(question.choices.map(\.text.plainText)).count == question.choices.count)
    let opened = learner.type("present forms", "", "", "")
    #expect(!opened.contains("no such answer"))
  }
}
