import Languages
import Lessons
import Sessions
import Terminal

/// What a lesson says of itself: where the learner is, what is asked, and what came of it.
struct LessonView {
  private let shelved: ShelvedLesson
  /// The lesson's language, in which the shell says what is around it.
  let language: Language

  /// Shows a lesson.
  init(_ shelved: ShelvedLesson) {
    self.shelved = shelved
    language = Language.of(shelved.lesson.language)
  }

  /// The lesson's number and title.
  var title: String { shelved.title }

  /// A document that is no wider than is comfortable to read.
  func narrow(@DocumentBuilder _ content: () -> Document) -> Document {
    Document([Narrow(to: ProseView.widest, content())])
  }

  // MARK: A step

  /// The lesson, and the step in it.
  func heading(step: Int) -> Document {
    let place = language.localized("step.place", step + 1, shelved.lesson.steps.count)
    let title = StyledText(shelved.title, .heading)
    return narrow {
      Blank(isSpoken: false)
      Heading(
        title, aside: StyledText(place, .dim), .right(ProseView.widest),
        spoken: StyledText(language.localized("step.lesson") + " ") + title + ", \(place).")
    }
  }

  /// The author's words, an empty line before them; a title that repeats the lesson's own is left out.
  func prose(_ prose: Prose, isFirst: Bool) -> Document {
    var blocks = prose.blocks
    if isFirst, case .heading(_, let title) = blocks.first,
      title.plainText == shelved.lesson.title.text
    {
      blocks.removeFirst()
    }
    return blocks.isEmpty ? Document() : Document([Blank(), ProseView(blocks)])
  }

  /// A command of the lesson, as if it had been typed.
  func command(_ line: String) -> Document {
    Document {
      Blank(isSpoken: false)
      Text(
        StyledText("\(shelved.number)> ", .dim) + StyledText(line, .bold),
        spoken: StyledText(language.localized("step.types", line)))
    }
  }

  /// A command of the lesson that can't be carried out.
  func broken(_ line: LessonLine, _ reason: String) -> Document {
    Document([
      Text(
        language.speaking {
          StyledText(
            localized: "step.fault", .error, line.place.line,
            StyledText("\(shelved.lesson.file): \(reason)"))
        })
    ])
  }

  /// What the step asks, apart from the author's words, a prediction among it if one is open.
  func question(_ run: LessonRun, _ prediction: OpenPrediction?) -> Document {
    let step = run.step
    let hint = step.hints.isEmpty ? [] : ["hint"]
    let help = hint + (shelved.allowsSkip ? ["skip"] : [])
    return narrow {
      switch step.question {
      case .task(let task):
        Blank()
        offers(
          StyledText(language.localized("step.your-turn"), .heading),
          (task.code == nil ? [] : ["edit"]) + hint
            + (shelved.lesson.exam != nil
              ? ["skip"] : shelved.allowsSkip ? ["solution", "skip"] : []))
      case .quiz:
        Blank()
        if let quiz = run.quiz {
          asked(quiz)
          offers(StyledText(language.speaking { quiz.offer }), help)
        }
      case .prediction:
        Blank()
        if let prediction {
          PredictionView(in: language).question(prediction, help: help)
        }
      case nil: Document()
      }
    }
  }

  /// That it is the room's turn to do something.
  var turn: Document {
    Document([Blank(), Text(language.localized("step.your-turn"), .bold, indent: 0)])
  }

  /// That what was asked is done.
  var done: Document { Document(localized: "answer.done", style: .success, in: language) }

  private func offers(_ lead: StyledText, _ names: [String]) -> Offers {
    Offers(lead, names, spoken: language.localized("step.for-help", names.joined(separator: ", ")))
  }

  /// What a quiz asks, and what there is to read below.
  func asked(_ quiz: any QuizInteraction) -> Document {
    Document {
      asked(quiz.quiz.question)
      for row in quiz.rows { line(row) }
    }
  }

  func asked(_ question: [ProseInline]) -> Text {
    Text(
      ProseView.drawn(question, .heading), indent: 0,
      spoken: ProseView.spoken(question, .heading))
  }

  func line(_ row: QuizRow) -> Text {
    let name = StyledText("  \(row.label)  ", .bold)
    return Text(
      name + ProseView.drawn(row.text), indent: 5, spoken: name + ProseView.spoken(row.text))
  }

  /// The whole step again. Of what it runs, only what shows something is named: the learner can type it again.
  func task(_ lesson: LessonInProgress) -> Document {
    let run = lesson.run
    var document = heading(step: run.position)
    for (index, content) in run.step.content.enumerated() {
      switch content {
      case .prose(let prose):
        document += self.prose(prose, isFirst: run.position == 0 && index == 0)
      case .run(let lines):
        for line in lines where Command.onlyShows(line.text) {
          document += Document(localized: "step.see-again", line.text, style: .hint, in: language)
        }
      }
    }
    if run.isStepDone { return document + Document([Blank()]) + done(run) }
    return document + question(run, lesson.prediction)
  }

  /// What the step asks, once more and in short.
  func reminder(of lesson: LessonInProgress) -> Document {
    lesson.run.isStepDone
      ? done(lesson.run) : heading(step: lesson.run.position) + assignment(of: lesson)
  }

  /// What the step's question is about, if that isn't said before it, and the question.
  private func assignment(of lesson: LessonInProgress) -> Document {
    let run = lesson.run
    // What stands before a quiz explains; all but a task asks for itself.
    let assignment = run.openTask == nil ? Prose() : run.step.assignment
    let text = assignment.isEmpty ? Document() : prose(assignment, isFirst: false)
    return text + question(run, lesson.prediction)
  }

  /// That nothing is left to do in a step.
  private func done(_ run: LessonRun) -> Document {
    Document(localized: run.isFinished ? "step.lesson-done" : "step.done", in: language)
  }

  // MARK: What came of it

  /// What the newest action means for the task, and the commands after which it can be done, if it
  /// can't from here.
  func news(
    _ news: TaskNews, in run: LessonRun, waysOut: [String] = []
  ) -> Document {
    switch news {
    case .notYet(let findings, _):
      return narrow {
        NotYet(
          findings,
          offers: (run.step.hints.isEmpty ? [] : ["hint"]) + ["undo"]
            + (shelved.allowsSkip ? ["skip"] : []), waysOut: waysOut, in: language)
      }
    case .done(let byStopping): return done(isLast: run.isAtLastStep, isStopped: byStopping)
    }
  }

  /// How to go on from a step that is done.
  var howToGoOn: Document {
    Document(localized: "answer.enter", style: .hint, in: language, indent: 0)
  }

  /// That the step is done.
  func done(isLast: Bool, isStopped: Bool) -> Document {
    let done = StyledText(language.localized("answer.done"), .success)
    if isLast { return Document([Text(done)]) }
    // While the session is stopped, Enter is the next message.
    let how = StyledText(language.localized(isStopped ? "answer.next" : "answer.enter"), .hint)
    return Document([Text(done + "   " + how, spoken: done + " " + how)])
  }

  /// A hint, and how many there are.
  func hint(_ hint: LessonHint, number: Int, of count: Int) -> Document {
    narrow {
      Heading(language.localized("step.hint", number, count))
      ProseView(hint.prose.blocks, indent: 2)
    }
  }

  // MARK: Coming and going

  /// That the lesson is over, and with it a part of the course whose exam could be taken.
  func end(
    next: ShelvedLesson?, count: (done: Int, skipped: Int, all: Int), exam: String? = nil
  ) -> Document {
    let text = language.localized("lesson.that-was", shelved.title, count.skipped)
    return narrow {
      Blank()
      Text(StyledText(text, .heading), indent: 0)
      if let next {
        Text(
          language.speaking {
            StyledText(
              localized: "lesson.next-is", .plain, next.title, StyledText("next", .bold))
          }, indent: 0)
      } else {
        Text(language.localized("lesson.none-after"), indent: 0)
      }
      if let exam { Text(language.localized("exam.at-end", exam), indent: 0) }
      Text(language.localized("lesson.take-along"), .hint, indent: 0)
    }
  }

  /// That the lesson was left for free play.
  var away: Document { narrow { Text(language.localized("lesson.away"), indent: 0) } }

  /// That the learner's place is kept while the program is left, and how to come back to it.
  var keptPlace: Document {
    let line = "\(ProgramIdentity.current.name) lesson \(shelved.number)"
    return narrow {
      Text(language.localized("lesson.kept", shelved.number, line), .hint, indent: 0)
    }
  }

  /// That what the learner did gives way to what the lesson needs.
  var startedOver: Document {
    narrow { Text(language.localized("lesson.started-over"), .hint, indent: 0) }
  }

  /// That the learner is back in the lesson, and what it waits for.
  func back(_ lesson: LessonInProgress, _ screens: Document) -> Document {
    let run = lesson.run
    let place = narrow {
      Text(language.localized("lesson.back", shelved.title, run.position + 1), indent: 0)
    }
    if lesson.prediction?.asksWhy == true {
      return place + screens
        + Document(localized: "predict.why", style: .hint, in: language, indent: 0)
    }
    return place + screens + (run.isStepDone ? done(run) : assignment(of: lesson))
  }
}

extension Document {
  /// What a session that was done again has come to: the lesson in front, and what is on the screens.
  ///
  /// - Parameter state: What it has come to.
  /// - Returns: A document.
  static func place(in state: State) -> Document {
    let screens = Document.screens(of: state)
    return state.lessonInFront.map { LessonView($0.shelved).back($0, screens) } ?? screens
  }
}
