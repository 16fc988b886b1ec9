import Languages
import Lessons
import Queries
import Sessions
import Terminal

/// Tells how a lesson goes on.
final class LessonTeller {
  /// What is wrong with lines of the lesson that goes on, as far as that has turned out.
  var errors: [LessonLine: LessonOutcome] = [:]
  /// Whether a step was begun by the newest line.
  var hasBegunStep = false
  /// The last report on the step's task: what it lacks, and the ways out of where it can't be done.
  private var lastTaskReport: (findings: [LessonFinding], ways: [WayOut])?
  /// The news that is still to be reported, and its state: a state that replaces it has news of its own.
  private var pendingNews: (news: News, state: State)?
  private let session: Session
  private let printer: Printer

  /// Makes a teller.
  init(of session: Session, to printer: Printer) {
    (self.session, self.printer) = (session, printer)
  }

  /// Tells what happens while a step begins.
  func tell(_ moment: LessonMoment, in state: State) {
    guard let lesson = state.lesson else { return }
    let view = LessonView(lesson.shelved)
    switch moment {
    case .step(let position):
      printer.beginStep()
      (hasBegunStep, lastTaskReport) = (true, nil)
      printer.show(lessonText: view.heading(step: position))
    case .prose(let prose, let isFirst):
      printer.show(lessonText: view.prose(prose, isFirst: isFirst))
    case .willRun(let line): printer.show(lessonText: view.command(line.text))
    case .failed(let line, let outcome):
      errors[line] = outcome
      printer.show(view.broken(line, outcome.error?.reason ?? ""))
    case .startedOver(let position):
      printer.dropStep()
      printer.show(lessonText: view.heading(step: position) + view.startedOver)
    case .question:
      printer.gauge?.beginQuestion()
      printer.show(lessonText: view.question(lesson.run, lesson.prediction))
    case .unasked(let event, let refusal):
      let error = Context(session: session, home: nil, state: session.state, line: event.text)
        .error(refusal)
      errors[event] = .failed(localized("proof.unforeseen-because", error.headline))
      printer.show(view.broken(event, error.headline))
    case .solution:
      if let solution = view.solution(
        of: lesson.run, state.predictionAndReference, on: state.current?.feature, isDone: true)
      {
        printer.show(solution)
      }
    case .screens: printer.show(Document([Blank()]) + .screens(of: state))
    }
  }

  /// Takes what is to be told of something that was done, when its line is at its end.
  ///
  /// - Parameters:
  ///   - news: What it means.
  ///   - beginsStep: Whether a step of a lesson was begun with it: what the task before it lacks is over.
  func note(_ news: News, beginsStep: Bool = false) {
    let state = session.state
    var all = pendingNews?.state === state ? pendingNews?.news ?? News() : News()
    if beginsStep { all.task = nil }
    all.add(news)
    pendingNews = (all, state)
  }

  /// Whether the task was done, and that wasn't reported yet.
  var hasTaskDone: Bool { if case .done = pendingNews?.news.task { true } else { false } }

  /// Tells what the newest line meant for the lesson.
  func tellNews() {
    guard let (news, state) = pendingNews, state === session.state else { return }
    if session.stop == nil, let news = news.prediction {
      pendingNews?.news.prediction = nil
      tell(news)
    }
    guard let lesson = session.state.lessonInFront, let news = news.task,
      session.stop == nil || news.isOfStop
    else { return }
    pendingNews?.news.task = nil
    var ways: [WayOut] = []
    if case .notYet(let findings, _) = news {
      if !printer.isQuiet { ways = session.state.waysOut(canUndo: session.timeline.hasActedInStep) }
      // The task is reported again only when its report differs.
      if let last = lastTaskReport, last.findings == findings, last.ways == ways { return }
      lastTaskReport = (findings, ways)
    }
    printer.report(
      LessonView(lesson.shelved).news(news, in: lesson.run, waysOut: ways.map(\.rawValue)))
    if case .done = news, lesson.run.isFinished { tellEnd() }
  }

  /// Tells what the newest event meant for a prediction, and whether the lesson's step is done with it.
  private func tell(_ news: PredictionNews) {
    let view = PredictionView(in: .of(session.state))
    switch news {
    case .unanswered(let open): printer.report(view.unanswered(open))
    case .other(let open): printer.report(view.other(open))
    case .graded(let grade):
      let asksWhy = session.state.prediction?.asksWhy == true
      printer.report(view.graded(grade, asksWhy: asksWhy))
      guard let lesson = session.state.lessonInFront, lesson.run.isStepDone,
        case .prediction = lesson.run.step.question
      else { return }
      if lesson.run.isFinished {
        tellEnd()
      } else if !asksWhy {
        tellHowToGoOn()
      }
    }
  }

  /// Says how to go on from a step that is done.
  func tellHowToGoOn() {
    guard let lesson = session.state.lessonInFront, lesson.run.isStepDone, !lesson.run.isAtLastStep
    else { return }
    printer.report(LessonView(lesson.shelved).howToGoOn)
  }

  /// Says that the lesson is over, what to take home, and what could come next.
  func tellEnd() {
    guard let lesson = session.state.lessonInFront else { return }
    if lesson.shelved.lesson.exam != nil {
      printer.show(.examEnd(lesson.shelved, session.progress))
      return
    }
    let course = session.environment.course
    printer.show(
      LessonView(lesson.shelved).end(
        next: course.lesson(after: lesson.shelved),
        count: session.progress.count(of: lesson.shelved.lesson),
        exam: course.part(endingWith: lesson.shelved)))
  }
}

extension State {
  /// The open prediction, and the answer that turns out right; nil if there is none.
  var predictionAndReference: (open: OpenPrediction, reference: Forecast)? {
    guard let open = prediction, let reference = try? reference(of: open) else { return nil }
    return (open, reference)
  }
}
