import Languages
import Lessons
import Queries
import Sessions
import Terminal
import Views

/// A lesson in front of a class: large, page by page, at the pace of Enter.
///
/// It plays the lesson in a session of its own, which keeps no log and no progress. Questions are put to
/// the room: its votes come first, then the answer. What is typed between is carried out there, too, as
/// far as it is a look or an event.
final class Presentation {
  let shelved: ShelvedLesson
  let session: Session
  let runner: Runner
  let view: LessonView
  private var slides = Slides()
  /// What was typed between, shown in front of the slides.
  private var aside: Slides?
  /// How much was done before that: it is taken back when the lesson goes on.
  private var mark: Int?
  /// Where events stopped, and what was watched, before the author's way through a task: that is no
  /// part of the next step.
  private var stopsBeforeSolution: (Breakpoints, Watchpoints)?
  /// What a step that begins has told so far.
  var told: [Document] = []
  private var question: PresentedQuestion?
  private var tally = BallotView.Tally()
  /// Whether it was said that there are no votes yet.
  private var hasAskedForVotes = false
  /// Whether the author's code was shown, of a step that asks for some.
  private var hasShownCode = false
  private var hasEnded = false
  private(set) var isOver = false

  /// Begins a presentation at a step, by its place from 0; throws if the lesson can't be begun.
  init(
    _ shelved: ShelvedLesson, at position: Int, in environment: Environment,
    profile: TerminalProfile
  ) throws(SessionError) {
    self.shelved = shelved
    session = Session(features: environment.features, course: environment.course)
    let out = Output.memory(profile: profile)
    runner = Runner(session, out: out, reports: out)
    view = LessonView(shelved)
    session.environment.interpreter = self
    try session.perform(.lesson(.begin(shelved.name, at: shelved.name(ofStep: position))))
    addStep()
  }

  var state: State { session.state }
  private var run: LessonRun? { state.lessonInFront?.run }
  private var language: Language { view.language }
  private var profile: TerminalProfile { runner.printer.profile }

  /// What the next line is asked for with.
  var prompt: StyledText {
    let steps = shelved.lesson.steps.count
    return StyledText(shelved.number, .bold) + " \((slides.current?.step ?? 0) + 1)/\(steps)> "
  }

  // MARK: Pages

  /// The lines of the page that is shown now, no more than there is room for. Below it stands a notice,
  /// or how to go on, where that needs to be said.
  func page(for profile: TerminalProfile, notice: String? = nil) -> [StyledText] {
    runner.printer.change { $0 = profile }
    let shown = (aside ?? slides).shown(profile)
    let heading = view.heading(step: slides.current?.step ?? 0).lines(for: profile)
      .drop { $0.plainText.allSatisfy(\.isWhitespace) }
    let goesOn =
      shown.page < shown.of ? [language.localized("present.goes-on", shown.page, shown.of)] : []
    let keys = slides.isAtStart && aside == nil ? [language.localized("present.keys")] : []
    let below = notice ?? (goesOn + keys).joined(separator: "   ")
    return [
      Array(heading), [StyledText()], shown.lines,
      Document([VisualText(below, .hint)]).lines(for: profile),
    ].flatMap(\.self)
  }

  private func add(_ documents: [Document]) {
    slides.add(documents.map { Slides.Slide(step: run?.position ?? 0, document: $0) })
  }

  /// Shows a step that began: its text and its question on one page if they fit, else on two.
  private func addStep() {
    let text = told.reduce(Document(), +)
    told = []
    question = PresentedQuestion(state)
    tally = BallotView.Tally()
    (hasAskedForVotes, hasShownCode) = (false, false)
    guard let question else {
      let turn = run?.openTask == nil ? Document() : view.turn
      return add([text + turn])
    }
    let asked = question.document(tally)
    if text.isEmpty { return add([asked]) }
    var both = Slides()
    both.add([Slides.Slide(step: 0, document: text + Document([Blank()]) + asked)])
    if both.shown(profile).of == 1, let whole = both.current {
      add([whole.document])
    } else {
      add([text, asked])
    }
  }

  // MARK: Lines

  /// Takes a line, empty for Enter alone; what is said of it below the page, if there is anything to
  /// say.
  func take(_ line: String) throws(CommandError) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    switch words.lowercased() {
    case "", "next": return goOn()
    // no text: what is typed
    case "back", "lesson back":
      if aside != nil {
        aside = nil
        return nil
      }
      return slides.goBack(profile) ? nil : language.localized("present.first")
    case "quit", "exit", "q":
      isOver = true
      return nil
    default:
      if let question, !tally.isOpen, let ballot = ballot(words, question) { return ballot }
      return try carryOut(line)
    }
  }

  /// Takes the room's votes: nil if the line is no vote; else what is said of it, nothing if it counts.
  private func ballot(_ line: String, _ question: PresentedQuestion) -> String?? {
    let names = question.choices.map(\.name)
    switch Ballot(line, for: names) {
    case nil: return nil
    case .noSuchChoice(let name): return language.localized("present.no-such-choice", name, names)
    case .wrongCount(let count):
      return language.localized("present.wrong-count", count, names.count)
    case .needsNumber(let name):
      return language.localized("present.needs-number", name, "\(name) 12")
    case .untold(let names):
      return language.localized(
        "present.untold", names, line + names.map { " \($0) 0" }.joined())
    case .votes(let votes):
      aside = nil
      let isAgain = tally.votes != nil
      (tally.before, tally.votes) = (tally.votes, votes)
      let document = question.document(tally)
      if isAgain { slides.replaceLast(by: document) } else { add([document]) }
      return .some(nil)
    }
  }

  /// Goes on: to the next page, to the answer, or to the next step.
  private func goOn() -> String? {
    if aside?.isAtEnd(profile) == false {
      aside?.goOn(profile)
      return nil
    }
    let isBack = aside != nil && question != nil && !tally.isOpen
    aside = nil
    takeBack()
    // The question that was left for a look stands there again first.
    if isBack { return nil }
    guard slides.isAtEnd(profile) else {
      slides.goOn(profile)
      return nil
    }
    guard let run else { return nil }
    if hasEnded {
      isOver = true
    } else if let question, !tally.isOpen {
      if tally.votes == nil, !question.choices.isEmpty, !hasAskedForVotes {
        hasAskedForVotes = true
        return language.localized("present.no-votes")
      }
      open(question)
    } else if run.openTask != nil, !hasShownCode {
      solve()
    } else if !run.isAtLastStep {
      if let stopsBeforeSolution {
        (session.breakpoints, session.watchpoints) = stopsBeforeSolution
        self.stopsBeforeSolution = nil
      }
      // What a solution couldn't do is passed over.
      _ = try? session.perform(.lesson(run.isStepDone ? .next : .skip))
      addStep()
    } else {
      hasEnded = true
      add([view.presented])
    }
    return nil
  }

  /// Takes back what was typed between, so that the lesson goes on where it was.
  private func takeBack() {
    guard let mark else { return }
    self.mark = nil
    while session.timeline.count > mark, (try? session.undo()) != nil {}
  }

  /// Opens the seal: shows what is right, and for an event what happens.
  private func open(_ question: PresentedQuestion) {
    guard let run else { return }
    tally.isOpen = true
    switch run.step.question {
    case .prediction:
      guard let open = state.prediction else { return }
      if case .asked = open.phase, let right = try? state.reference(of: open) {
        _ = try? session.perform(.question(.reply(open.words(of: right))))
      }
      let event = show(.stage(.event(open.question.event)))
      add([event] + (tally.votes == nil ? [] : [question.opening(tally)]))
    case .quiz:
      if let quiz = run.quiz {
        _ = try? session.perform(.question(QuestionAction(quiz.solution, to: quiz)))
      }
      let answer = question.opening(tally)
      if tally.votes == nil { add([answer]) } else { slides.replaceLast(by: answer) }
    case .task, nil: break
    }
  }

  /// Does the open task as its author would, and shows each command with what comes of it.
  private func solve() {
    guard let run, let task = run.openTask else { return }
    if task.code != nil {
      // What is written isn't built before a class; the step is passed over then.
      hasShownCode = true
      return add([view.solution(of: run, nil, on: state.current?.feature) ?? Document()])
    }
    stopsBeforeSolution = (session.breakpoints, session.watchpoints)
    let commands = task.solution.flatMap { line in
      ((try? Lexer.commands(in: line.text)) ?? []).map { Word.text(from: $0, in: line.text).text }
    }
    let pieces = commands.map { line in
      view.command(line) + Document([Blank(isSpoken: false)]) + ((try? shown(line)) ?? Document())
    }
    add([pieces.reduce(Document(), +)])
  }

  /// Carries out a line that was typed between, and shows what comes of it.
  private func carryOut(_ line: String) throws(CommandError) -> String? {
    let wasDone = run?.isStepDone == true
    // What is done for a task, and what the room foresees, stays.
    if run?.openTask == nil, question?.choices.isEmpty != true {
      mark = mark ?? session.timeline.count
    }
    var document = Document()
    for words in try runner.context(of: line).commands() {
      let context = runner.context(of: line)
      let (command, read): (Command, [Word])
      do throws(CommandError) {
        (command, read) = try context.command(for: words)
      } catch {
        // What can't be read as a learner's answer isn't read as the room's votes either.
        guard let question, !question.choices.isEmpty, !tally.isOpen,
          error.fault == .refusal(.lesson(.noSuchAnswer))
        else { throw error }
        return language.localized("present.how-to-vote", question.exampleOfVotes)
      }
      guard command.isForClass(read),
        command !== Command.answer || question?.choices.isEmpty == true
      else { return language.localized("present.not-here") }
      if !document.isEmpty { document += Document([Blank()]) }
      document += try shown(Word.text(from: words, in: line).text)
    }
    if !wasDone, let run, run.isStepDone { document += Document([Blank()]) + view.done }
    if document.isEmpty { return nil }
    aside = Slides()
    aside?.add([Slides.Slide(step: run?.position ?? 0, document: document)])
    return nil
  }
}
