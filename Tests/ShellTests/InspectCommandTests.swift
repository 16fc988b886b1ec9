import Testing

@Suite struct InspectCommandTests {
  private func afterOneEvent(isPlain: Bool = false) -> Learner {
    let learner = Learner(isPlain: isPlain)
    learner.type("open counter", "fire increase")
    return learner
  }

  @Test func `a layer is shown with what it holds, how, and since when`() {
    #expect(
      afterOneEvent().type("inspect mvp.presenter") == """
        CountPresenter, Presenter of counter.mvp                CountPresenter.swift:9
          view         unowned  CountView, here CountViewController
          amount       strong   Amount(number: 1)   set during mvp#1.3
          observation  strong   Disposable

        """)
  }

  @Test func `what a property was before is told`() {
    let learner = afterOneEvent()
    learner.type("fire increase")
    #expect(
      learner.type("inspect mvp.model").contains("number     value   2   was 1 until mvp#2.3")
    )
  }

  @Test(arguments: [
    ("mvp.presenter.amount.number", "1, set during mvp#1.3"),
    ("mvp.view.amountLabel.text", #""1", was "0" until mvp#1.5"#),
    ("mvp.view.increaseButton.isEnabled", "true"),
    ("viper.interactor.amount", "Amount(number: 1), set during viper#1.3"),
    ("viper.interactor.amount.number", "1, set during viper#1.3"),
    ("mvp.presenter.view.presenter.amount.number", "1, set during mvp#1.3"),
    ("counter.mvp.model.number", "1, set during mvp#1.3"),
    ("MVP.Model.NUMBER", "1, set during mvp#1.3"),
    ("mvp.model.observers", "Observers<Int>"),
  ])
  func `a path leads to one value`(path: String, expected: String) {
    #expect(afterOneEvent().type("inspect \(path)") == "\(path) is \(expected)\n")
  }

  @Test func `a pattern alone is its outermost layer`() {
    let learner = afterOneEvent()
    #expect(learner.type("inspect mvp") == learner.type("inspect mvp.view"))
    #expect(learner.type("inspect mvc") == learner.type("inspect mvc.controller"))
  }

  @Test func `every path that is listed leads somewhere`() {
    let learner = afterOneEvent()
    let paths = learner.type("inspect --paths").lines.compactMap { $0.split(separator: " ").first }
    #expect(paths.count > 40)
    for path in paths {
      #expect(!learner.type("inspect \(path)").contains("Nothing was done."), "\(path)")
    }
  }

  @Test func `the paths of one pattern can be listed`() {
    let learner = afterOneEvent()
    let paths = learner.type("inspect viper --paths").lines
    #expect(paths.allSatisfy { $0.hasPrefix("viper.") })
    #expect(paths.contains { $0.hasPrefix("viper.interactor.amount  ") })
    #expect(paths.contains { $0.hasSuffix("the same as viper.presenter") })
  }

  @Test func `an inspection changes nothing`() {
    let learner = afterOneEvent()
    let before = Snapshot(learner.runner)
    learner.type("inspect mvp.presenter", "inspect --paths", "inspect mvc.controller.amount")
    #expect(Snapshot(learner.runner) == before)
  }

  @Test func `in plain mode it is sentences`() {
    #expect(
      afterOneEvent(isPlain: true).type("inspect mvp.presenter") == """
        CountPresenter, Presenter of counter.mvp, CountPresenter.swift:9.
        view, unowned: CountView, here CountViewController.
        amount, strong: Amount(number: 1), set during mvp#1.3.
        observation, strong: Disposable.

        """)
    #expect(
      afterOneEvent(isPlain: true).type("inspect mvp.model.number")
        == "mvp.model.number is 1, set during mvp#1.3.\n")
  }

  @Test func `an element that isn't there is refused by how many there are`() {
    let learner = Learner()
    learner.type("open news mvp")
    #expect(
      learner.type("inspect mvp.model.news[12]").contains(
        "there is no such element: the list has 12 elements, and counting begins at [0]."))
    #expect(!learner.type("inspect mvp.model.news[11]").contains("no such element"))
    learner.type("service slow", "reset")
    #expect(learner.type("inspect mvp.model.news[0]").contains("the list has 0 elements"))
  }
}
