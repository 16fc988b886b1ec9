import Languages
import Lessons
import Queries
import Sessions
import Terminal

/// A lesson in front of a class: large, page by page, at the pace of Enter.
///
/// All of its slides are known from the beginning. Questions are put to the room: its votes come first,
/// then the answer. What is typed between is carried out in the lesson's session as it is at the slide that
/// is shown, as far as it is something to look at, an event, or what the lesson itself would do.
final class Presentation {
  /// How long it may take, and how long it has.
  struct Schedule {
    /// The minutes that can be planned: no class is longer than a day at school.
    static let range = 1...600

    /// The minutes that are planned.
    let minutes: Int
    /// How long the program has run; nil where no time is told.
    let clock: (() -> Duration)?
  }

  let shelved: ShelvedLesson
  private let environment: Environment
  let schedule: Schedule
  let start: Duration?
  let view: LessonView
  var slides: [Slide] = []
  /// The slide that is shown, and its page.
  var (place, page) = (0, 0)
  /// What was typed between, shown in front of the slide.
  var aside: (document: Document, page: Int)?
  /// The room's votes for the questions of steps.
  var votes: [Int: Vote] = [:]
  /// Whether it was said that there are no votes yet.
  private var hasAskedForVotes = false
  /// The lesson's session, at the stage of a slide.
  private var walk: LessonWalk
  /// Whether lines were carried out in it, which are no part of another slide.
  private var isTouched = false
  /// The terminal for which the slides were made.
  private(set) var profile: TerminalProfile
  /// The pages of slides, as far as they were needed.
  var known: [Int: [[StyledText]]] = [:]
  /// How many pages slides will have, as far as that was needed.
  var foreseen: [Int: Int] = [:]
  private(set) var isOver = false
  /// What goes on with it where it was left: `present 1.3 at 2`; nil at its end.
  var way: String? {
    // no text: a command
    place + 1 < slides.count ? "present \(shelved.number.asWord) at \(slide.step + 1)" : nil
  }

  /// Begins a presentation at a step, by its place from 0; throws if the lesson can't be begun.
  init(
    _ shelved: ShelvedLesson, at position: Int, in environment: Environment,
    within schedule: Schedule,
    profile: TerminalProfile
  ) throws(Refusal) {
    (self.shelved, self.environment, self.schedule) = (shelved, environment, schedule)
    self.profile = profile
    start = schedule.clock?()
    view = LessonView(shelved)
    walk = try LessonWalk(shelved, in: environment, profile: profile)
    try makeSlides()
    place = slides.firstIndex { $0.step == position } ?? 0
  }

  var language: Language { view.language }
  var slide: Slide { slides[place] }
  var vote: Vote {
    get { votes[slide.step] ?? Vote(on: slide.question?.choices.count ?? 0) }
    set { votes[slide.step] = newValue }
  }

  /// What the next line is asked for with.
  var prompt: StyledText {
    StyledText(shelved.number, .bold) + " \(slide.step + 1)/\(shelved.lesson.steps.count)> "
  }

  /// Makes the slides, as wide as the terminal is.
  private func makeSlides() throws(Refusal) {
    let walk = try LessonWalk(shelved, in: environment, profile: profile)
    slides = []
    while let more = walk.advance() { slides += more }
  }

  /// The session as it is at the slide that is shown, with what was typed there.
  private func session() throws(Refusal) -> LessonWalk {
    if walk.stage > slide.stage || isTouched && walk.stage != slide.stage {
      walk = try LessonWalk(shelved, in: environment, profile: profile)
      isTouched = false
    }
    while walk.stage < slide.stage, walk.advance() != nil {}
    return walk
  }

  // MARK: Pages

  func pages(of place: Int) -> [[StyledText]] {
    if let pages = known[place] { return pages }
    let tally = votes[slides[place].step]?.tally ?? BallotView.Tally()
    let pages = slides[place].pages(tally, for: profile, room: room(at: place))
    known[place] = pages
    return pages
  }

  private func heading(at place: Int) -> [StyledText] {
    Array(view.heading(step: slides[place].step).lines(for: profile).drop(while: \.isBlank))
  }

  /// How many lines of a slide are on a page: below its heading stand an empty line, the slide, a line that
  /// says where in the lesson it is, and the prompt.
  func room(at place: Int) -> Int {
    profile.hasPages ? profile.rows - heading(at: place).count - 3 : .max
  }

  private func pages(of aside: Document) -> [[StyledText]] {
    PageCut.pages(of: aside, for: profile, room: room(at: place))
  }

  /// The lines of the page that is shown now, no more than there is room for. Below it stands a notice,
  /// or else where in the lesson it is.
  func page(for profile: TerminalProfile, notice: String? = nil) -> [StyledText] {
    if profile != self.profile {
      let isWider = profile.columns != self.profile.columns
      (self.profile, known, foreseen) = (profile, [:], [:])
      // What was drawn for the terminal as it was is drawn anew; as it could be before, it can.
      if isWider { try? makeSlides() }
    }
    let shown: [[StyledText]]
    let number: Int
    if let aside {
      shown = pages(of: aside.document)
      number = min(aside.page, shown.count - 1)
    } else {
      shown = pages(of: place)
      page = min(page, shown.count - 1)
      number = page
    }
    let goesOn = language.localized("present.goes-on", number + 1, shown.count)
    let below = notice ?? (aside != nil && shown.count > 1 ? goesOn : whereabouts)
    let last = Document([VisualText(below, .hint)]).lines(for: profile)
    // What takes more than its line takes the empty one.
    let gap = last.count > 1 ? [] : [StyledText()]
    return [heading(at: place), gap, shown[number], last].flatMap(\.self)
  }

  private func go(to place: Int, page: Int = 0) {
    if slides[place].stage != slide.stage, isTouched { forget() }
    (self.place, self.page) = (place, page)
    hasAskedForVotes = false
  }

  /// Takes back what was typed between.
  private func forget() {
    // It is gone through again when something is typed.
    if let anew = try? LessonWalk(shelved, in: environment, profile: profile) { walk = anew }
    isTouched = false
  }

  // MARK: Lines

  /// What is said at the first Ctrl-D.
  var leaveTaking: String { language.localized("present.leave") }

  /// Takes a line, empty for Enter alone; what is said of it below the page, if there is anything to
  /// say.
  func take(_ line: String) throws(CommandError) -> String? {
    // The keyboard may be in the wrong mode: what is meant here has Latin letters.
    let line =
      isMeant(line) ? line : Language.latin(line).flatMap { isMeant($0) ? $0 : nil } ?? line
    let words = line.lowercased().split(whereSeparator: \.isWhitespace)
    switch words.joined(separator: " ") {
    case "", "next": return goOn()
    // no text: what is typed
    case "back", "lesson back": return goBack()
    // As in a pager, q leaves what was looked at.
    case "q" where aside != nil:
      aside = nil
      return nil
    case "quit", "exit", "q":
      isOver = true
      return nil
    case "again" where isVoting: return voteAgain()
    default:
      if words.count == 2, words[0] == "at" { return go(toStep: String(words[1])) }
      if ["lesson", "present"].contains(words[0]) {
        return language.localized("present.other-lesson")
      }
      if isVoting, let notice = take(vote: line) { return notice }
      return try carryOut(line)
    }
  }

  /// Whether a line is one of a presentation's own, or a vote.
  private func isMeant(_ line: String) -> Bool {
    let words = line.lowercased().split(whereSeparator: \.isWhitespace)
    // no text: what is typed
    let isOwn = ["", "next", "back", "lesson back", "quit", "exit", "q", "again"].contains(
      words.joined(separator: " "))
    let names = slide.question?.choices.map(\.name) ?? []
    let isVote = if case .votes = Ballot(line, for: names) { true } else { false }
    return isOwn || isVote || words.count == 2 && words[0] == "at"
  }

  /// Goes to a step, by its number or its name.
  private func go(toStep name: String) -> String? {
    guard let position = try? shelved.position(ofStep: name),
      let found = slides.firstIndex(where: { $0.step == position })
    else { return language.localized("present.no-such-step", shelved.lesson.steps.count) }
    aside = nil
    go(to: found)
    return nil
  }

  private func goBack() -> String? {
    if aside != nil {
      aside = nil
    } else if page > 0 {
      page -= 1
    } else if place > 0 {
      go(to: place - 1, page: pages(of: place - 1).count - 1)
    } else {
      return language.localized("present.first")
    }
    return nil
  }

  /// Goes on: to the next page, to the answer, or to the next step.
  private func goOn() -> String? {
    let isDone = isTouched && walk.stage == slide.stage && walk.run?.isStepDone == true
    let isWaiting: Bool
    switch slide.kind {
    case .question: isWaiting = true
    case .task: isWaiting = !isDone
    case .text, .answer, .solution, .end: isWaiting = false
    }
    if let shown = aside {
      if shown.page + 1 < pages(of: shown.document).count {
        aside = (shown.document, shown.page + 1)
        return nil
      }
      aside = nil
      // What was done for a task stays, and so does what the room foresees in its own words.
      if case .task = slide.kind {} else if slide.question?.choices.isEmpty != true { forget() }
      // What was left for a look stands there again first.
      if isWaiting { return nil }
    }
    if page + 1 < pages(of: place).count {
      page += 1
      return nil
    }
    if case .question(let question) = slide.kind, !question.choices.isEmpty,
      vote.tally.votes == nil, !hasAskedForVotes
    {
      hasAskedForVotes = true
      return language.localized("present.no-votes")
    }
    var next = place + 1
    // What was done by hand isn't done once more.
    if isDone, slides.indices.contains(next), case .solution = slides[next].kind { next += 1 }
    if slides.indices.contains(next) { go(to: next) } else { isOver = true }
    return nil
  }

  /// Carries out a line that was typed between, and shows what comes of it.
  private func carryOut(_ line: String) throws(CommandError) -> String? {
    let walk: LessonWalk
    do throws(Refusal) {
      walk = try session()
    } catch {
      return language.localized("present.not-here")
    }
    let wasDone = walk.run?.isStepDone == true
    isTouched = true
    var document = Document()
    let origin = LineOrigin.classroom(takesAnswers: slide.question?.choices.isEmpty == true)
    do throws(CommandError) {
      try walk.runner.carryOut(line, from: origin) { _, carryOut throws(CommandError) in
        if !document.isEmpty { document += Document([Blank()]) }
        document += try walk.shown(carryOut)
      }
    } catch {
      let key = error.refusal.key
      if key == "error.not-for-lessons" { return language.localized("present.not-here") }
      // What can't be read as a learner's answer isn't read as the room's votes either.
      guard key == "refusal.no-such-answer", isVoting, let question = slide.question else {
        throw error
      }
      return language.localized("present.how-to-vote", question.exampleOfVotes)
    }
    if !wasDone, walk.run?.isStepDone == true { document += Document([Blank()]) + view.done }
    if !document.isEmpty { aside = (document, 0) }
    return nil
  }
}
