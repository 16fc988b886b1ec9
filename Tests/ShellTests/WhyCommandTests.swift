import CatalogSupport
import Catalog
import Testing

@testable import Shell

@Suite struct WhyCommandTests {
  private let learner = Learner()

  @Test func `it tells the message that set a value, and the chain that caused it`() {
    learner.type("open counter mvp mvc", "fire increase")
    #expect(
      learner.type("why mvp.view.amountLabel.text") == """
        mvp.view.amountLabel.text  "1" was set during mvp#1.5, caused by tap [+]
          (mvp#1.1) through 1.2, 1.3, 1.4
          mvp#1.1  User -> View  tap [+]
          mvp#1.2  View -> Presenter  increaseButtonTouched()
          mvp#1.3  Presenter -> Model  increase()
          mvp#1.4  Model ~> Presenter  number = 1
          mvp#1.5  Presenter -> View  onValueChange(number: 1)

        """)
    #expect(learner.type("why mvc.controller.amountLabel.text").contains("was set by mvc#1.5"))
    #expect(
      learner.type("why mvp.presenter.amount").hasPrefix(
        "mvp.presenter.amount  Amount(number: 1) was set during mvp#1.3"))
  }

  @Test func `a text on the screens it tells the same, in every pattern`() {
    learner.type("open counter", "fire increase")
    let answer = learner.type("why 1")
    for pattern in ["mvc.controller", "mvp.view", "viper.view"] {
      #expect(answer.contains("\(pattern).amountLabel.text  \"1\" was set"), "\(pattern)")
    }
  }

  @Test func `of a text in a table it tells which cell shows it, by a path that leads there`()
    throws
  {
    for pattern in try Catalog.patterns(of: "news") {
      let learner = Learner()
      learner.type("open news \(pattern)")
      let answer = learner.type("why 'Umbrellas on loan'")
      let path = try #require(answer.split(separator: " ").first.map(String.init))
      #expect(path.hasSuffix(".titleLabel.text"), "\(answer)")
      let told = answer.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(told.contains("was set during \(pattern)#0."), "\(answer)")
      #expect(learner.type("why \(path)") == answer)
      #expect(learner.type("inspect \(path)").contains("Umbrellas on loan"))
      #expect(!learner.type("inspect --paths").contains("visibleCells[0]"))
    }
  }

  @Test func `a part of a text will do, and several words`() {
    learner.type("open candy mvp", "quantity 3")
    #expect(learner.type("why '319.5won'").hasPrefix("mvp.view.inclTaxLabel.text"))
    #expect(learner.type("why Total Price").hasPrefix("mvp.view.totalPriceLabel.text"))
  }

  @Test func `what else shows a text is named`() {
    let learner = Learner()
    learner.type("open candy mvp")
    #expect(
      learner.type("why '.0 won'").contains("Also shown by: mvp.view.chocoPriceLabel.text"))
  }

  @Test func `a chain goes back to the event in which an answer was asked for`() {
    learner.type("service slow", "open candy viper", "quantity 2", "service deliver")
    let answer = learner.type("why viper.view.titleLabel.text")
    #expect(
      answer.contains("caused by\n  loading (viper#0.1)")
        || answer.contains("caused by loading (viper#0.1)")
        || answer.contains("loading (viper#0.1)"))
    #expect(answer.contains("viper#2.1  Worker ~> Interactor"))
  }

  @Test func `what nothing has set is said to be as it was made`() {
    learner.type("open counter mvp")
    #expect(
      learner.type("why mvp.model.number")
        == "mvp.model.number  0 has been so from the start: no message has set it.\n")
  }

  @Test func `what was set by a message that had to go is said to be`() {
    let learner = Learner(capacity: 2_000)
    learner.type("open lamp")  // Not there: nothing happens.
    learner.type("open counter mvp", "fire decrease")
    learner.type(Array(repeating: "fire increase on mvp", count: 1))
    learner.type("why mvp.view.decreaseButton.title")
    learner.type(Array(repeating: "fire increase", count: 400))
    #expect(
      learner.type("why mvp.view.decreaseButton.title").contains(
        "was not set by a message that is kept"))
    #expect(learner.type("why mvp.model.number").contains("was set during mvp#402.3"))
  }

  @Test func `while an event is stopped it tells what has been set so far`() {
    learner.type("open counter mvp", "fire increase", "break Presenter -> View")
    let answer = learner.type("fire increase", "why mvp.model.number")
    #expect(answer.contains("was set during mvp#2.3"))
    #expect(
      learner.type("fire increase", "why mvp.view.amountLabel.text").contains("during mvp#2.5"))
  }

  @Test func `in plain mode it is sentences`() {
    let plain = Learner(isPlain: true)
    plain.type("open counter mvp", "fire increase")
    let answer = plain.type("why mvp.view.amountLabel.text")
    #expect(answer.hasPrefix("mvp.view.amountLabel.text is \"1\". It was set during mvp#1.5"))
    #expect(answer.contains("mvp#1.4: Model notifies Presenter, number = 1.\n"))
  }

  @Test(arguments: [
    (
      "why is the view weak",
      "VIPER: CountPresenter, Presenter, holds CountViewController, View, weakly"
    ),
    ("why is the view weak", "MVP: nothing holds CountViewController weakly."),
    (
      "why is the view unowned on mvp",
      "CountViewController holds CountPresenter strongly, as presenter. If this reference were "
        + "strong, too, that would be a cycle"
    ),
    ("why mvp.presenter.view unowned", "MVP's rules don't let Presenter own View."),
    ("why is the interactor strong on viper", "CountPresenter, Presenter, holds CountInteractor"),
    ("why is the Presenter’s amount strong?", "No strong reference leads back, so both are"),
  ])
  func `why a reference is weak is told by what a strong one would do`(
    line: String, told: String
  ) {
    let learner = Learner()
    learner.type("open counter mvp viper", "fire increase")
    #expect(learner.type(line).unwrapped.contains(told))
  }

  @Test func `a cycle that is there is told as one`() {
    let learner = Learner()
    learner.type("open counter mvp~b")
    #expect(
      learner.type("why mvp~b.presenter.amount strong").unwrapped.contains(
        "But Amount holds CountPresenter strongly, through the closure at CountPresenter.swift:19: "
          + "that is a cycle"))
  }
}
