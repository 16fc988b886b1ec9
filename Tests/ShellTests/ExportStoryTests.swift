import Catalog
import CatalogSupport
import Lessons
import TestSupport
import Testing

/// A note tells a session as it was seen, and no more of it than can be handed out.
@Suite struct ExportStoryTests {
  private func note(_ learner: Learner, _ rest: String = "") -> String {
    learner.type("export markdown - \(rest)")
  }

  /// The part of a note from a heading to the next one.
  private func part(_ note: String, _ heading: String) -> String {
    let rest = note.components(from: heading)
    return rest.components(before: "\n## ")
  }

  private static let candy = [
    "service slow", "open candy", "service deliver", "fire quantity 3",
    "note mvp#2.2 the view only tells what was touched", "fire choco 2", "fire buy",
    "note here the receipt comes", "fire back", "fire quantity 4",
  ]

  @Test func `what was said before a reset stays where it was said`() {
    let learner = Learner()
    learner.type(
      "open counter mvp", "fire increase", "note mvp#1.4 up", "reset", "fire decrease",
      "note mvp#1.4 down")
    let note = note(learner)
    #expect(part(note, "## Event 1: increase").contains("`Model ~> Presenter: number = 1`: up"))
    let second = part(note, "## Event 1: decrease, run 2")
    #expect(second.contains("`Model ~> Presenter: number = -1`: down"))
    #expect(note.contains("2 events in one session, in 2 runs."))
    #expect(note.contains("## Loading, run 2\n"))
    #expect(part(note, "## Event 1: increase").contains("*Everything is loaded again: run 2."))
  }

  @Test func `the trace before a mock is told as it was, and a note on the mock's beside it`() {
    let learner = Learner()
    learner.type(
      "open counter mvc mvp", "fire increase", "note mvp#1.2 the view", "mock view on mvp",
      "note mvp#1.1 the test")
    let note = note(learner)
    let before = part(note, "## Event 1: increase")
    #expect(before.contains("mvp#1.1 `User -> View: tap [+]`"))
    #expect(before.contains("`View -> Presenter: increaseButtonTouched()`: the view"))
    #expect(before.contains("A mock replaces the view in MVP"))
    let after = part(note, "## Event 1: increase, as seen later")
    #expect(after.contains("`User -> Presenter: increaseButtonTouched()`: the test"))
    #expect(!after.contains("the view"))
  }

  @Test func `every feature of a session is told, with its notes`() {
    let learner = Learner()
    learner.type(
      "open counter mvp", "fire increase", "note first", "open greeting mvp", "fire show",
      "note second", "close")
    let note = note(learner)
    #expect(note.hasPrefix("# counter and greeting\n\n2 events in one session."))
    #expect(part(note, "## Event 1: increase, counter").contains("> **Note**: first"))
    #expect(part(note, "## Event 2: show, greeting").contains("> **Note**: second"))
    #expect(note.contains("*Closed: MVP.*"))
  }

  @Test func `a screen is shown whole once, and then what changed on it`() {
    let learner = Learner()
    learner.type(Self.candy)
    let note = note(learner)
    #expect(part(note, "## Event 1: service deliver").contains("│ "))
    let quantity = part(note, "## Event 2: quantity 3")
    #expect(!quantity.contains("│"))
    #expect(quantity.contains("\n- [ - ] 0 [ + ]\n+ [ - ] 3 [ + ]\n"))
    // Another screen is no change of the one before.
    #expect(part(note, "## Event 4: buy").contains("Receipt"))
    #expect(!part(note, "## Event 4: buy").contains("```diff"))
  }

  @Test func `a late answer says what asked for it`() {
    let learner = Learner()
    learner.type(Self.candy)
    let note = note(learner)
    #expect(part(note, "## Loading").contains("The service is slow here: its answers wait."))
    #expect(
      part(note, "## Event 1: service deliver").contains(
        "This is the answer requested in mvc\\#0.3, mvp\\#0.4, "
          .replacing("\\", with: "")))
  }

  @Test func `a note on a message shows the messages, the figure and the code behind it`() {
    let learner = Learner()
    learner.type(Self.candy)
    let event = part(note(learner), "## Event 2: quantity 3")
    #expect(event.contains("| mvp#2.2 `View -> Presenter: update(candyQuantity: 3)` |"))
    #expect(event.split(separator: "```mermaid").count == 2)
    #expect(event.contains("CandyPresenter.swift, lines "))
    #expect(event.contains("```swift\nfunc update(candyQuantity quantity: Int) {\n"))
  }

  @Test func `six events of candy in every pattern can be handed out`() throws {
    let learner = Learner()
    learner.type(Self.candy)
    let short = note(learner).lines
    let full = note(learner, "--full").lines
    #expect(short.count < 250)
    #expect(full.count > 3 * short.count)
    #expect(short.last == "Every message, figure and command: `export markdown --full`.")
    #expect(full.last != short.last)
    // The way of every pattern at every event, loading included.
    #expect(short.filter { $0.hasPrefix("| VIPER | ") }.count == 7)
    #expect(
      full.filter { $0 == "```mermaid" }.count == 7 * (try Catalog.patterns(of: "candy").count))
  }

  @Test func `its commands do the session again`() {
    let learner = Learner()
    learner.type(Self.candy)
    let commands = part(note(learner), "## To do it again").lines
      .drop { $0 != "```text" }.dropFirst().prefix { $0 != "```" }
    let other = Learner()
    other.type(Array(commands))
    #expect(other.type("screen") == learner.type("screen"))
    #expect(other.type("trace") == learner.type("trace"))
  }

  @Test func `what broke a rule is told with its messages`() {
    let learner = Learner()
    learner.type("open candy viper~a", "fire quantity 1", "fire quantity 2", "fire quantity 3")
    let note = note(learner)
    let loading = part(note, "## Loading")
    #expect(loading.contains("Rules broken:\n\n- viper\\~a#0.6"))
    #expect(loading.contains("| viper~a#0.6 `Interactor -> Presenter: interactor("))
    #expect(!part(note, "## Event 3: quantity 3").contains("Rules broken:"))
  }

  @Test func `a part can be asked for: an event, a pattern, a role`() {
    let learner = Learner()
    learner.type("open counter mvc mvp", "fire increase", "fire decrease")
    let one = note(learner, "event 2 on mvp role Model")
    #expect(one.contains("## Event 2: decrease"))
    #expect(!one.contains("Event 1"))
    #expect(one.contains("mvp#2.3 `Presenter -> Model: decrease()`"))
    #expect(!one.contains("mvp#2.2"))
    #expect(!one.contains("MVC"))
    let table = learner.type("export csv - role Presenter on mvp event 2")
      .split(separator: "\r\n")
    #expect(table.count == 1 + 4)
  }

  // MARK: Lessons

  @Test func `a lesson's note has its questions, what was answered, and why`() {
    let learner = Learner()
    learner.type(
      "lesson taps", "a", "b", "next", "fire increase", "note halfway", "fire increase", "next")
    let note = note(learner)
    let question = part(note, "## 1. A question")
    #expect(question.contains("**Question:** Who is touched?"))
    #expect(question.contains("- the Model (chosen): It can't be seen."))
    #expect(question.contains("- **the View** (right, chosen): It is what the user sees."))
    #expect(question.contains("Right after one wrong answer."))
    let task = part(note, "## 2. A task")
    #expect(task.contains("**Task:** Bring the number to 2."))
    #expect(task.contains("### Event 2: increase"))
    #expect(task.contains("> **Note**: halfway"))
    #expect(part(note, "## To take home").contains("> A tap is a message."))
  }

  @Test func `a prediction stands before its event, and what came of it behind`() throws {
    let learner = Learner()
    learner.type(
      "open counter mvp", "predict increase on mvp", "v p m v", "fire increase",
      "because the model tells")
    let note = note(learner)
    let asked = try #require(note.range(of: "**Predict: increase in MVP."))
    let event = try #require(note.range(of: "## Event 1: increase"))
    let graded = try #require(note.range(of: "4 of 5 right (the first 3 in a row):"))
    let why = try #require(note.range(of: "> Why: the model tells"))
    #expect(asked.lowerBound < event.lowerBound && event.lowerBound < graded.lowerBound)
    #expect(graded.lowerBound < why.lowerBound)
    #expect(note.contains("Answered: View, Presenter, Model, View."))
  }

  @Test func `what was skipped in a lesson is told as skipped`() {
    let learner = Learner()
    learner.type("lesson taps", "skip", "skip")
    let note = note(learner)
    #expect(part(note, "## 1. A question").contains("- **the View** (right): It is what"))
    #expect(part(note, "## 1. A question").contains("\nSkipped.\n"))
    #expect(part(note, "## 2. A task").contains("*Skipped. fire increase; fire increase*"))
  }

  @Test func `a lesson's note speaks its language`() {
    let learner = Learner(language: "ko")
    learner.type("lesson taps", "a", "b", "next", "fire increase", "fire increase", "next")
    let note = note(learner)
    #expect(note.hasPrefix("# 1.1 두드리기\n"))
    for word in ["**질문:**", "### 이벤트 1: increase", "정답, 고른 답", "## 가져갈 것"] {
      #expect(note.contains(word), "\(word)")
    }
    for word in ["Event", "Loading", "Question", "To take home"] {
      #expect(!note.contains(word), "\(word)")
    }
  }

  @Test func `free play and a lesson don't get into each other's notes`() {
    let learner = Learner()
    learner.type(
      "open counter mvp", "fire decrease", "lesson taps", "b", "next", "fire increase")
    #expect(!note(learner).contains("decrease"))
    learner.type("play")
    let free = note(learner)
    #expect(free.contains("Event 1: decrease"))
    #expect(!free.contains("A question"))
  }

  @Test func `no note is lost where a lesson is begun once more, or left`() {
    let learner = Learner()
    learner.type("lesson taps", "note my own words", "lesson taps")
    let elsewhere =
      "Notes from other lessons, from free play, or from an earlier time in this lesson:"
    #expect(
      note(learner).contains("*\(elsewhere)*\n\n> **Note**: 1.1, loading: my own words\n"))
    learner.type("play", "note in free play")
    let free = note(learner)
    #expect(free.contains(elsewhere) && free.contains("1.1, loading: my own words"))
    #expect(free.ranges(of: "in free play").count == 1)
    learner.type("play", "skip")
    let lesson = note(learner)
    #expect(lesson.contains("in free play"))
    // What does it again doesn't leave for free play, of which it tells nothing.
    #expect(lesson.contains("\nskip\n") && !lesson.contains("\nplay\n"), "\(lesson)")
  }
}

extension String {
  /// The text from the first place of another one on; nothing if it isn't there.
  fileprivate func components(from text: String) -> String {
    range(of: text).map { String(self[$0.lowerBound...]) } ?? ""
  }

  /// The text before the first place of another one behind its own beginning.
  fileprivate func components(before text: String) -> String {
    let start = index(startIndex, offsetBy: 1, limitedBy: endIndex) ?? endIndex
    guard let place = self[start...].ranges(of: text).first else { return self }
    return String(self[..<place.lowerBound])
  }

  fileprivate func range(of text: String) -> Range<String.Index>? { ranges(of: text).first }
}
