import Lessons
import Testing

@testable import Shell

@Suite struct BreakCommandTests {
  private let learner = Learner()

  init() { learner.type("open counter mvc mvp viper") }

  @Test func `a breakpoint is told by its number, and listed`() {
    #expect(
      learner.type("break presenter -> view: onValueChange when number > 1 on mvp")
        == "Breakpoint 1: Presenter -> View: onValueChange when number > 1 on mvp\n")
    learner.type("break Model ~> *")
    #expect(
      learner.type("breaks") == """
          1  Presenter -> View: onValueChange when number > 1 on mvp
          2  Model ~> *

        """)
    #expect(learner.type("unbreak 1").hasPrefix("Breakpoint 1 removed"))
    #expect(learner.type("breaks") == "  2  Model ~> *\n")
    #expect(learner.type("break View -> *").hasPrefix("Breakpoint 3:"))
    #expect(learner.type("unbreak all") == "2 breakpoints removed.\n")
    #expect(learner.type("breaks") == "No breakpoint is set. To see how to set one: help break.\n")
  }

  @Test(arguments: [
    ("break Presenter -> View", ["mvp#1.5", "viper#1.5"]),
    ("break Presenter -> View on viper", ["viper#1.5"]),
    ("break * ~> Controller", ["mvc#1.4"]),
    (
      "break * => *: increase*",
      ["mvc#1.2", "mvc#1.3", "mvp#1.2", "mvp#1.3", "viper#1.2", "viper#1.3"]
    ),
    ("break User -> View: tap", ["mvc#1.1", "mvp#1.1", "viper#1.1"]),
    ("break Model -> Model: number", ["mvc#1.3+1", "mvp#1.3+1"]),
    ("break View -> View: text on mvp", ["mvp#1.5+1"]),
    ("break Presenter -> View when number == 1", ["mvp#1.5", "viper#1.5"]),
    ("break Presenter -> View when number > 1", []),
    ("break * => View when mvp.presenter.amount.number == 1 on mvp", ["mvp#1.5"]),
    ("break View -> Presenter when not (mvp.presenter.amount.number > 0) on mvp", ["mvp#1.2"]),
    ("break Presenter -> View when number == 1 or mvc.model.number == 7 on mvp", ["mvp#1.5"]),
  ])
  func `it stops before just these messages`(line: String, expected: [String]) {
    learner.type(line)
    learner.type(["fire increase"] + Array(repeating: "continue", count: expected.count))
    #expect(learner.stops.map { String($0.prefix { $0 != " " }) } == expected)
    #expect(learner.shown == ["mvc": "1", "mvp": "1", "viper": "1"])
  }

  @Test func `alone it lists every way that can be stopped on, also within a role`() {
    let told = learner.type("break").replacing("\n", with: " ")
    for way in ["View -> View", "User -> View", "Model ~> Controller", "Interactor -> Presenter"] {
      #expect(told.contains(way + ",") || told.contains(way + "."), "\(told)")
    }
    #expect(!told.contains("for example"))
    #expect(!Learner().type("open counter ribs", "break").contains(" Router -> View"))
  }

  @Test func `a breakpoint that a step's task asked for goes with the step`() {
    let text = """
      ---
      id: l
      title: L
      ---
      ```run
      open counter mvp
      ```

      Stop it.

      ```try id=t
      break Presenter -> View; increase
      ```

      ```expect for=t
      paused before Presenter -> View
      ```

      Go on.

      ```quiz id=q
      ? Which?
      ( ) this :: No.
      (x) that :: Yes.
      ```

      End.

      """
    let learner = Learner(lessons: [LessonSource(file: "l.md", text: text)])
    let lines = ["lesson l", "break Presenter -> View", "increase", "continue"]
    #expect(learner.type(lines + ["breaks"]).contains("Presenter -> View"))
    #expect(learner.type("next").contains("Which?"))
    #expect(learner.type("breaks").hasPrefix("No breakpoint is set."))
  }

  @Test func `a path through a screen that isn't there yet is looked up when it is`() {
    let learner = Learner()
    learner.type("open candy mvp", "quantity 3")
    #expect(
      learner.type("break App -> View when mvp.receipt.view.titleLabel.text == 'Receipt'")
        .contains("nothing at mvp.receipt.view.titleLabel.text yet. It is read once\n"))
    #expect(learner.type("buy").contains("event 2, buy"))
  }

  @Test func `a condition that can't be decided stops, and says why`() {
    learner.type("break View -> Presenter when sender == 1 on mvp")
    learner.type("fire increase")
    // Nothing is said of an argument that a message hasn't.
    #expect(learner.stops.isEmpty)
    learner.type("unbreak all")
    let candy = Learner()
    candy.type("open candy mvp", "break Presenter -> Model: update when candyQuantity > 'x'")
    let answer = candy.type("quantity 3")
    #expect(answer.contains("Its condition can't be checked here: \"x\" is a text"), "\(answer)")
  }

  @Test func `it is no action, and stays whatever is taken back or gone to`() {
    learner.type("fire increase", "break Presenter -> View on mvp", "watch mvp.model.number")
    #expect(learner.session.timeline.count == 2)
    learner.type("goto 0", "undo", "undo", "replay", "fire increase", "continue")
    #expect(learner.stops.count == 1)
    #expect(learner.out.collected.contains("mvp.model.number: 0 became 1"))
    // What is taken away in the past is away.
    learner.type(
      "fire increase", "continue", "goto 1", "unbreak all", "unwatch all", "fire decrease", "undo",
      "forward")
    #expect(learner.type("breaks").hasPrefix("No breakpoint is set."))
    #expect(learner.shown["mvp"] == "2")
  }

  @Test func `a text in quotes stays a text`() {
    let learner = Learner()
    #expect(
      learner.type("open candy mvp", "break View -> View: text when text contains 'won'")
        == "Breakpoint 1: View -> View: text when text contains \"won\"\n")
    learner.type("quantity 3")
    #expect(learner.stops.first?.contains("totalPriceLabel.text") == true)
  }

  @Test func `set twice it is one`() {
    learner.type("break Model ~> *")
    #expect(learner.type("break model ~> *") == "Breakpoint 1: Model ~> *\n")
    #expect(learner.type("breaks").lines.count == 1)
  }

  @Test(arguments: [
    (
      "open counter mvvm", "break ViewModel -> View",
      "In MVVM, the ViewModel notifies the View: ~>. Did you mean 'break ViewModel ~> View'?\n"
    ),
    (
      "open counter mvvm", "break ViewModel -> View: text when text == '1' on mvvm",
      "Did you mean 'break ViewModel ~> View: text when text == \"1\" on mvvm'?\n"
    ),
    (
      "open counter mvp mvvm", "break Model -> *",
      "In MVP and MVVM, the Model notifies others: ~>. Did you mean 'break Model ~> *'?\n"
    ),
    (
      "open counter mvp", "break * ~> Model",
      "In MVP, the Model is called: ->. Did you mean 'break * -> Model'?\n"
    ),
    (
      "open candy viper", "break Interactor -> Router",
      """
      The rules of VIPER forbid Interactor -> Router. Only a variant that breaks them can stop
        there.
      They allow Interactor -> Presenter and Interactor -> Worker.

      """
    ),
    (
      "open counter viper~a", "break View => Interactor",
      "The rules of VIPER forbid View => Interactor. Only a variant that breaks them can stop"
    ),
    (
      "open counter mvvm viper", "break ViewModel -> Interactor",
      "No pattern has both ViewModel and Interactor: nothing can stop there.\n"
    ),
    (
      "events", "break ViewModel -> Interactor",
      "No pattern has both ViewModel and Interactor: nothing can stop there.\n"
    ),
    ("events", "break Model -> Presenter", "In MVP, the Model notifies the Presenter: ~>. Did"),
  ])
  func `where no message goes by the rules, it says so, and what was meant`(
    opening: String, line: String, remark: String
  ) {
    let learner = Learner()
    try? learner.runner.run(opening)
    let answer = learner.type(line)
    #expect(answer.hasPrefix("Breakpoint 1: "))
    #expect(answer.unwrapped.contains(remark.unwrapped))
  }

  @Test(arguments: [
    "break Presenter -> View", "break Model ~> *", "break * => *", "break View -> View: text",
    "break User -> View", "break App -> View", "break Controller -> View",
    // RIBs lets it, which is open, too.
    "break Interactor -> Router",
  ])
  func `where a pattern that is open lets messages go, nothing more is said`(line: String) {
    let learner = Learner()
    learner.type("open counter mvc mvp viper ribs")
    #expect(learner.type(line).lines.count == 1)
  }

  @Test func `a way that a variant has taken is a way`() {
    let learner = Learner()
    learner.type("open counter mvp~a", "fire increase")
    #expect(learner.type("break View -> Model").contains("The rules of MVP forbid View -> Model"))
    learner.type("unbreak all", "fire decrease")
    #expect(learner.type("break View -> Model") == "Breakpoint 2: View -> Model\n")
  }

  @Test func `what is done again stops nowhere`() {
    learner.type("break Presenter -> View", "fire increase", "continue", "continue")
    let before = learner.stops.count
    learner.type("open mvc~classic", "close viper", "undo", "undo", "fire increase on mvc")
    #expect(learner.stops.count == before)
  }
}
