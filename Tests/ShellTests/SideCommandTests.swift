import Testing

@Suite struct SideCommandTests {
  @Test func `what corresponds stands in one row`() {
    let learner = Learner()
    learner.type("open counter", "fire increase")
    #expect(
      learner.type("side mvc viper event 0") == """
        event 0, loading
        MVC                         VIPER
        1 App -> Controller         1 App -> View
          viewDidLoad()               viewDidLoad()
        2 Controller -> View        2 View -> Presenter
          amountLabel.text = "0"      viewDidLoad()
        3 Controller -> Model       3 Presenter -> Interactor
          observe({ … })              provideNumber()
                                    4 Interactor -> Presenter
                                      didChange(number: 0)
                                    5 Presenter -> View
                                      onValueChange(number: 0)

        """)
  }

  @Test func `alone it shows the newest event in every pattern`() {
    let learner = Learner()
    learner.type("open counter", "fire increase", "fire decrease")
    let lines = learner.type("side").lines
    #expect(lines.first == "event 2, decrease")
    #expect(lines[1].split(separator: " ") == ["MVC", "MVP", "VIPER"])
    #expect(lines[2].hasPrefix("1 User -> View             1 User -> View"))
  }

  @Test func `who missed the event has no column, unless it is asked for`() {
    let learner = Learner()
    learner.type("open counter", "fire increase on mvc mvp")
    #expect(learner.type("side").lines[1].split(separator: " ") == ["MVC", "MVP"])
    #expect(learner.type("side mvp viper").lines[1].split(separator: " ") == ["MVP", "VIPER"])
  }

  @Test func `a pattern that is named twice has one column`() {
    let learner = Learner()
    learner.type("open counter", "fire increase")
    #expect(learner.type("side mvp mvp") == learner.type("side mvp"))
  }

  @Test func `where it is too narrow, patterns stand below one another`() {
    let learner = Learner(columns: 60)
    learner.type("open counter mvc viper", "fire increase")
    let lines = learner.type("side").lines
    #expect(lines[1].hasPrefix("MVC") && lines[1].contains("VIPER"))
    learner.type("open mvp")
    let stacked = learner.type("side").lines
    #expect(stacked[1] == "MVC")
    #expect(stacked[2] == "  1 User -> View  tap [+]")
    #expect(stacked.contains("VIPER"))
  }
}
