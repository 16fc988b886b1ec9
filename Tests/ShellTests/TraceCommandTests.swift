import Shell
import Testing

@Suite struct TraceCommandTests {
  @Test func `the newest event is a tree of causes`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper", "fire increase")
    #expect(
      learner.type("trace mvp") == """
        counter.mvp, event 1, increase   (2 more inside View, 1 inside Model)
        mvp#1.1  User -> View               tap [+]
        mvp#1.2    View -> Presenter        increaseButtonTouched()
        mvp#1.3      Presenter -> Model     increase()
        mvp#1.4        Model ~> Presenter   number = 1
        mvp#1.5          Presenter -> View  onValueChange(number: 1)
        To see the messages inside a role: trace counter.mvp --inside

        """)
  }

  @Test func `before any event it is loading`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper")
    #expect(learner.type("trace mvc").hasPrefix("counter.mvc, event 0, loading\nmvc#0.1  "))
  }

  @Test func `what stays within a role is shown when asked for`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper", "fire increase")
    #expect(
      learner.type("trace mvp --flat --inside") == """
        counter.mvp, event 1, increase
        mvp#1.1    User -> View                   tap [+]
        mvp#1.1+1  Button -> CountViewController  increaseButtonTouched(increaseButton)
        mvp#1.2    View -> Presenter              increaseButtonTouched()
        mvp#1.3    Presenter -> Model             increase()
        mvp#1.3+1  Amount                         number = 1
        mvp#1.4    Model ~> Presenter             number = 1
        mvp#1.5    Presenter -> View              onValueChange(number: 1)
        mvp#1.5+1  CountViewController -> Label   amountLabel.text = "1"

        """)
  }

  @Test func `one message is shown with all that it caused`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper", "fire increase")
    #expect(
      learner.type("trace mvp#1.3") == """
        counter.mvp, event 1, increase   (1 more inside Model, 1 inside View)
        mvp#1.3  Presenter -> Model     increase()
        mvp#1.4    Model ~> Presenter   number = 1
        mvp#1.5      Presenter -> View  onValueChange(number: 1)
        To see the messages inside a role: trace counter.mvp --inside

        """)
  }

  @Test func `a message that stays within a role is shown when it is the one that is asked for`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper", "fire increase")
    #expect(learner.type("trace mvp#1.1+1").lines.dropFirst().first?.hasPrefix("mvp#1.1+1") == true)
  }

  /// The references of the messages that are shown.
  private func references(_ line: String) -> [String] {
    let learner = Learner()
    learner.type("open counter mvc mvp viper", "fire increase", "fire decrease")
    return learner.type(line).lines.compactMap { line in
      line.split(separator: " ").first.map(String.init).flatMap { $0.contains("#") ? $0 : nil }
    }
  }

  @Test(arguments: [
    ("trace mvp event 0 to Model", ["mvp#0.4"]),
    ("trace counter.mvp event 0 to model", ["mvp#0.4"]),
    (
      "trace from presenter name ON*",
      ["mvp#0.3", "mvp#1.5", "mvp#2.5", "viper#0.5", "viper#1.5", "viper#2.5"]
    ),
    ("trace kind notification", ["mvc#1.4", "mvc#2.4", "mvp#1.4", "mvp#2.4"]),
    ("trace mvp kind write", []),
    (
      "trace mvp kind write --inside",
      ["mvp#0.3+1", "mvp#1.3+1", "mvp#1.5+1", "mvp#2.3+1", "mvp#2.5+1"]
    ),
    ("trace name increase", ["mvc#1.3", "mvp#1.3", "viper#1.3"]),
    ("trace name increase*  mvc", ["mvc#1.2", "mvc#1.3"]),
    ("trace to Worker", []),
    ("trace #1.2 from User", []),
    ("trace mvc#2 mvp#1.5", ["mvc#2.1", "mvc#2.2", "mvc#2.3", "mvc#2.4", "mvc#2.5", "mvp#1.5"]),
    ("trace MVP#1.4", ["mvp#1.4", "mvp#1.5"]),
    ("trace counter.mvp#1.4", ["mvp#1.4", "mvp#1.5"]),
    ("trace #2.5", ["mvc#2.5", "mvp#2.5", "viper#2.5"]),
  ])
  func `filters choose messages of all events, or of one`(line: String, expected: [String]) {
    #expect(references(line) == expected, "\(line)")
  }

  @Test func `without a pattern, those are shown whose way is long enough`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper ribs", "fire increase")
    let lines = learner.type("trace #1.5 --flat").lines.filter { $0.contains("#1.5") }
    #expect(
      lines.map { $0.prefix { $0 != "#" } } == ["mvc", "mvp", "viper"])
    #expect(learner.type("trace ribs#1.5").contains("no such message"))
    #expect(learner.type("trace #1.6").contains("no such message"))
  }

  @Test(arguments: [
    (
      "viper",
      """
      User -> Candy.View, Candy.View -> Candy.Presenter, Candy.Presenter -> Candy.Interactor,
      Candy.Interactor -> Candy.Presenter, Candy.Presenter -> Candy.Router, Candy.Router -> View,
      Receipt.View -> Receipt.Presenter, Receipt.Presenter -> Receipt.Interactor,
      Receipt.Interactor -> Receipt.Presenter, Receipt.Presenter -> Receipt.View
      """
    ),
    (
      "ribs",
      """
      User -> Candy.View, Candy.View -> Candy.Interactor, Candy.Interactor -> Candy.Router,
      Candy.Router -> Receipt.Interactor, Receipt.Interactor -> Receipt.Presenter,
      Receipt.Presenter -> Receipt.View, Candy.Router -> Receipt.Router,
      Candy.Router -> Candy.View
      """
    ),
  ])
  func `one module's layers are told from another's`(pattern: String, ways: String) {
    let learner = Learner(columns: 200)
    learner.type("open candy \(pattern)", "quantity 3")
    #expect(!learner.type("trace").contains("Candy."))
    learner.type("buy")
    let told = learner.type("trace --flat").lines.dropFirst().dropLast().map {
      $0.split(separator: " ").dropFirst().prefix(3).joined(separator: " ")
    }
    #expect(told == ways.replacing("\n", with: " ").split(separator: ", ").map(String.init))
    #expect(
      learner.type("trace to receipt.presenter").lines.contains { $0.contains("Receipt.Presenter") }
    )
    #expect(!learner.type("trace to Receipt.View").contains("CandyViewModel"))
    #expect(learner.type("why \(pattern).receipt.view.itemsLabel.text").contains("Receipt.View"))
    #expect(learner.type("export markdown -").contains("as Receipt.Presenter"))
    #expect(learner.type("export jsonl -").contains(#""role":"Presenter","module":"Receipt","#))
  }

  @Test func `it says so when no message is like that`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper")
    #expect(learner.type("trace to Worker") == "No message matches.\n")
  }

  @Test func `what a filter leaves out is not said to be hidden inside`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper", "fire increase")
    #expect(!learner.type("trace mvp from Presenter name on*").contains("more inside"))
  }

  @Test func `a pattern that is named twice is shown once`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper", "fire increase")
    #expect(learner.type("trace mvp mvp") == learner.type("trace mvp"))
  }

  @Test func `a pattern that missed the newest event shows its own newest`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper", "fire increase", "fire decrease on mvc")
    #expect(learner.type("trace mvp").hasPrefix("counter.mvp, event 1, increase"))
    #expect(learner.type("trace mvc").hasPrefix("counter.mvc, event 2, decrease"))
  }

  @Test func `it says how many messages there was no room for`() {
    let learner = Learner(capacity: 10)
    learner.type(["open counter mvp"] + Array(repeating: "+", count: 20))
    let lines = learner.type("trace mvp").lines
    #expect(
      lines.first
        == "counter.mvp, event 20, increase   (2 more inside View, 1 inside Model)")
    let total = 5 + 20 * 8
    #expect(lines.last == "\(total - 10) older messages were dropped to make room.")
  }

  @Test func `in plain mode it is sentences`() {
    let learner = Learner(isPlain: true)
    learner.type("open counter mvc mvp viper", "fire increase")
    #expect(
      learner.type("trace mvp") == """
        counter.mvp, event 1, increase:
        mvp#1.1: User touches View, tap [+].
        mvp#1.2: View calls Presenter, increaseButtonTouched().
        mvp#1.3: Presenter calls Model, increase().
        mvp#1.4: Model notifies Presenter, number = 1.
        mvp#1.5: Presenter calls View, onValueChange(number: 1).
        Left out: 2 more inside View, 1 inside Model.
        To see the messages inside a role: trace counter.mvp --inside

        """)
  }

  @Test func `Ctrl-C ends it before all is drawn, and changes nothing`() {
    let learner = Learner()
    learner.type("open counter mvp", "fire increase", "fire increase", "fire increase")
    for looksUntilThen in 0..<3 {
      var asked = 0
      learner.session.wasInterrupted = {
        asked += 1
        return asked > looksUntilThen
      }
      #expect(throws: CommandError.self) { try learner.runner.run("trace from View") }
      #expect(asked == looksUntilThen + 1)
    }
    learner.session.wasInterrupted = nil
    #expect(learner.done.count == 4)
  }
}
