import Exports
import Languages
import Lessons
import Sessions
import Terminal

/// Tells what a lesson asked and what was answered, and what a learner foresaw on their own.
struct StoryQuestions {
  /// The step that was begun last: the lesson's name and the step's place.
  private var step: (lesson: String, position: Int)?
  /// The question that waits to be answered, or to be explained.
  private var open: HandoutQuestion?
  /// The lesson's prediction that waits to be made.
  private var unforeseen: HandoutQuestion?
  /// The wrong answers that were given to it.
  private var wrong = 0
  /// What fires the reference solution of the task that is open.
  private var solution: String?

  /// Ends the step that an action left, and begins the next one.
  mutating func begin(_ replayed: ReplayedAction, _ handout: inout some Handout) {
    foresee(replayed, &handout)
    guard let lesson = replayed.state.lessonInFront else { return }
    let run = lesson.run
    if case .lesson(.skip) = replayed.action { skip(&handout) }
    guard replayed.action.beginsStep,
      step.map({ $0 != (lesson.shelved.name, run.position) }) ?? true
    else { return }
    flush(&handout)
    step = (lesson.shelved.name, run.position)
    handout.step("\(run.position + 1). \(run.step.title ?? lesson.shelved.lesson.title.text)")
    begin(run, replayed.state, &handout)
  }

  private mutating func begin(
    _ run: LessonRun, _ state: State, _ handout: inout some Handout
  ) {
    wrong = 0
    switch run.step.question {
    case .task(let task):
      handout.question(HandoutQuestion(.task, run.step.assignment.paragraphs))
      solution = task.code == nil ? task.solutionLines.joined(separator: "; ") : nil
    case .quiz: open = run.step.question.flatMap(HandoutQuestion.init)
    case .prediction:
      unforeseen = state.prediction.map {
        HandoutQuestion(.prediction, [PredictionView(in: .of(state)).sentence($0)])
      }
    case nil: break
    }
  }

  private mutating func skip(_ handout: inout some Handout) {
    if open != nil {
      open?.outcome = .skipped
    } else if unforeseen != nil {
      unforeseen?.outcome = .skipped
    } else if let solution {
      handout.aside(localized("handout.skipped") + " " + solution)
    }
  }

  /// Tells a prediction that is graded with an action, before the event that it is about.
  private mutating func foresee(_ replayed: ReplayedAction, _ handout: inout some Handout) {
    guard let prediction = replayed.state.prediction, case .graded(let grade, _) = prediction.phase,
      case .stage(.event) = replayed.action, grade.event == replayed.events.last
    else { return }
    unforeseen = nil
    flush(&handout)
    let view = PredictionView(in: .of(replayed.state))
    var question = HandoutQuestion(.prediction, [view.sentence(prediction)])
    question.answer = prediction.form.learnerText(of: grade.forecast)
    question.outcome = .done(wrong: grade.isRight ? 0 : 1)
    handout.question(question)
    var result = HandoutQuestion(.prediction, [])
    result.result = view.result(grade).lines(for: TerminalProfile(columns: 100)).map(\.plainText)
    result.outcome = question.outcome
    open = result
  }

  /// Notes an answer, or the reason that was given for what came of a prediction.
  mutating func note(_ replayed: ReplayedAction, _ handout: inout some Handout) {
    if case .lesson(.answered(let verdict)) = replayed.outcome { note(verdict, &handout) }
    if case .question(.explain(let text)) = replayed.action {
      if !text.allSatisfy(\.isWhitespace) { open?.reason = text }
      flush(&handout)
    }
  }

  private mutating func note(_ verdict: LessonVerdict, _ handout: inout some Handout) {
    if !verdict.isRight { wrong += 1 }
    choose(verdict.explained)
    guard verdict.isRight else { return }
    open?.outcome = .done(wrong: wrong)
    flush(&handout)
  }

  private mutating func choose(_ places: [Int]) {
    for place in places where open?.choices.indices.contains(place) == true {
      open?.choices[place].isChosen = true
    }
  }

  private mutating func flush(_ handout: inout some Handout) {
    if let question = unforeseen ?? open { handout.question(question) }
    (open, unforeseen, solution) = (nil, nil, nil)
  }

  /// Tells what still waits.
  mutating func finish(_ handout: inout some Handout) { flush(&handout) }
}

extension HandoutQuestion {
  /// A question of a lesson, with nothing answered; nil for a task, and for a prediction, which asks for
  /// what only a trace knows.
  init?(_ question: LessonQuestion) {
    switch question {
    case .quiz(let quiz):
      let handout = quiz.interaction().handout
      self.init(
        .question, [quiz.question.plainText], offered: handout.offered,
        choices: handout.answers.map {
          Choice($0.text.plainText, why: $0.why.plainText, isRight: $0.isRight)
        }, isNumbered: handout.isNumbered, right: handout.right)
    case .task, .prediction: return nil
    }
  }
}

extension Prose {
  /// The text of what isn't a heading, a paragraph each.
  var paragraphs: [String] {
    blocks.compactMap { block in
      if case .heading = block { nil } else { block.plainText }
    }
  }
}
