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
    learner.type("open counter mvc mvp viper ribs", "fire increase", "fire decrease")
    let lines = learner.type("side").lines
    #expect(lines.first == "event 2, decrease")
    #expect(lines[1].split(separator: " ") == ["MVC", "MVP"])
    #expect(lines[2].hasPrefix("1 User -> View                           1 User -> View"))
    #expect(lines.contains { $0.split(separator: " ") == ["VIPER", "RIBs"] })
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `in a stopped event it says which patterns weren't reached yet`() {
    let learner = Learner()
    let stop = ["open counter mvp viper", "break Presenter -> Model", "increase"]
    let side = learner.type(stop + ["side"])
    #expect(side.contains("not reached yet") && !side.contains("no message here"), "\(side)")
    #expect(!learner.type(stop + ["side event 0"]).contains("not reached yet"))
  }

  @Test func `who missed the event has no column, unless it is asked for`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper", "fire increase on mvc mvp")
    #expect(learner.type("side").lines[1].split(separator: " ") == ["MVC", "MVP"])
    #expect(learner.type("side mvp viper").lines[1].split(separator: " ") == ["MVP", "VIPER"])
  }

  @Test func `a pattern that is named twice has one column`() {
    let learner = Learner()
    learner.type("open counter", "fire increase")
    #expect(learner.type("side mvp mvp") == learner.type("side mvp"))
  }

  @Test func `where there is no room for all, they stand in bands`() {
    let learner = Learner(columns: 140)
    learner.type("open counter mvc mvp viper ribs", "fire increase")
    let wide = learner.type("side").lines
    #expect(wide[1].split(separator: " ") == ["MVC", "MVP", "VIPER", "RIBs"])
    #expect(!wide.contains(""))
    let narrow = Learner(columns: 60)
    narrow.type("open counter mvc mvp viper ribs", "fire increase")
    #expect(
      narrow.type("side").split(separator: "\n\n").map {
        $0.split(separator: "\n").first { $0.hasPrefix("M") || $0.hasPrefix("V") }
          .map { $0.split(separator: " ") } ?? []
      } == [["MVC", "MVP"], ["VIPER", "RIBs"]])
  }

  @Test func `where it is too narrow, patterns stand below one another`() {
    let learner = Learner(columns: 40)
    learner.type("open counter mvc mvp viper", "fire increase")
    let stacked = learner.type("side").lines
    #expect(stacked[1] == "MVC")
    #expect(stacked[2] == "  1 User -> View  tap [+]")
    #expect(stacked.contains("VIPER"))
  }
}
