import Catalog
import CatalogSupport
import Testing

@Suite struct SourceCommandTests {
  private func afterOneEvent() -> Learner {
    let learner = Learner()
    learner.type("open counter", "fire increase")
    return learner
  }

  @Test func `a pattern's files are listed with what they declare`() {
    #expect(
      afterOneEvent().type("source mvp") == """
        counter.mvp, files, lines, and what they declare:
          Amount.swift                30  class Amount
          CountPresenter.swift        33  class CountPresenter
          CountView.swift              6  protocol CountView
          CountViewController.swift   47  class CountViewController
          CountViewPresenter.swift     9  protocol CountViewPresenter
          CounterSceneDelegate.swift  17  class CounterSceneDelegate

        """)
  }

  @Test func `alone it lists the files of every open pattern`() {
    let answer = afterOneEvent().type("source")
    for name in ["mvc", "mvp", "viper"] { #expect(answer.contains("counter.\(name), files")) }
  }

  @Test func `the code behind a message is the method that it arrives at`() {
    #expect(
      afterOneEvent().type("source mvp#1.5") == """
        mvp#1.5, Presenter -> View, onValueChange(number: 1)
        MVP/CountViewController.swift, lines 44 to 46
        >44    func onValueChange(number: Int) {
         45      amountLabel.text = String(number)
         46    }

        """)
  }

  @Test func `a notification arrives at the closure that was handed over`() {
    #expect(
      afterOneEvent().type("source mvp#1.4").hasPrefix(
        """
        mvp#1.4, Model ~> Presenter, number = 1
        It arrives at the closure that was passed here:
        MVP/CountPresenter.swift, lines 19 to 24
         19    func viewDidLoad() {
         20      view.onValueChange(number: amount.number)
        >21      observation = amount.observe { [weak self] number in
        """))
  }

  @Test func `a message that arrives at a stand-in is shown where it is sent`() {
    let answer = afterOneEvent().type("source mvc#1.5")
    #expect(answer.contains("Label.swift, which stands in for UIKit. It is sent here:\n"))
    #expect(answer.contains(">37        self?.amountLabel.text = String(number)\n"))
  }

  @Test func `a layer's code is its whole file`() {
    let lines = afterOneEvent().type("source mvp.presenter").lines
    #expect(lines.first == "MVP/CountPresenter.swift, 33 lines")
    #expect(lines.count == 34)
    #expect(lines.last == " 33  }")
  }

  @Test func `a value's code is the property that holds it`() {
    #expect(
      afterOneEvent().type("source viper.interactor.amount.number") == """
        VIPER/CountInteractor.swift, line 10
        >10    private var amount = Amount()

        """)
  }

  @Test func `a file is found by its name in every pattern that has it`() {
    let learner = afterOneEvent()
    #expect(learner.type("source countpresenter.swift").contains("MVP/CountPresenter.swift, 33 "))
    #expect(learner.type("source CountPresenter.swift").contains("VIPER/CountPresenter.swift, 38 "))
    #expect(!learner.type("source MVP/CountPresenter.swift").contains("VIPER"))
  }

  @Test(arguments: ["source mvp.view.amountLabel", "source mvp#1.1"])
  func `a stand-in for UIKit is said to be one`(line: String) {
    #expect(afterOneEvent().type(line).contains("stands in for UIKit"))
  }

  @Test(arguments: try await MainActor.run { try Catalog.patterns(of: "counter") })
  func `every message of an event has code behind it`(pattern: String) {
    let learner = afterOneEvent()
    for event in 0...1 {
      for number in 1...3 {
        let answer = learner.type("source \(pattern)#\(event).\(number)")
        #expect(answer.contains(".swift"), "\(pattern)#\(event).\(number)")
      }
    }
  }

  @Test(arguments: [
    ("candy mvc~a", "mvc~a#1.4", ">178 "), ("candy viper~a", "viper~a#0.6", ">88 "),
  ])
  func `of several lines that send the same, the one with the message's labels is marked`(
    specimen: String, message: String, marked: String
  ) {
    let learner = Learner()
    learner.type("open \(specimen)", "fire quantity 3")
    #expect(learner.type("source \(message) --sender").contains("\n\(marked)"))
  }

  @Test func `two sources stand side by side where there is room, else one below the other`() {
    let wide = Learner(columns: 140)
    wide.type("open counter mvp viper")
    let answer = wide.type("source mvp.presenter viper.presenter")
    #expect(answer.lines[0].contains("MVP/CountPresenter.swift, 33 lines   "))
    #expect(answer.lines[0].hasSuffix("VIPER/CountPresenter.swift, 38 lines"))
    #expect(
      answer.lines.contains {
        $0.split(separator: "@Layer(.presenter)", omittingEmptySubsequences: false).count == 3
      })
    let narrow = Learner()
    narrow.type("open counter mvp viper")
    #expect(
      narrow.type("source mvp.presenter viper.presenter")
        == narrow.type("source mvp.presenter") + "\n" + narrow.type("source viper.presenter"))
    let plain = Learner(columns: 140, isPlain: true)
    plain.type("open counter mvp viper")
    #expect(
      plain.type("source mvp.presenter viper.presenter")
        == plain.type("source mvp.presenter") + plain.type("source viper.presenter"))
  }

  @Test func `show what differs between two sources is marked, and what doesn't is folded`() {
    let learner = Learner()
    learner.type("open counter mvp viper mvp~a")
    let answer = learner.type("source mvp.presenter viper.presenter --diff")
    #expect(
      answer.hasPrefix(
        "- MVP/CountPresenter.swift, 33 lines\n+ VIPER/CountPresenter.swift, 38 lines\n"))
    #expect(answer.contains("\n- 10    private unowned let view: any CountView\n"))
    #expect(answer.contains("\n+  9    private weak var view: (any CountView)?\n"))
    #expect(
      learner.type("source mvp.model mvp.model --diff").hasSuffix("They are the same.\n"))
    let plain = Learner(isPlain: true)
    plain.type("open counter mvp viper")
    #expect(
      plain.type("source mvp.presenter viper.presenter --diff").contains(
        "Only in MVP/CountPresenter.swift, lines 1 to 3:\n"))
  }
}
