import Catalog
import CatalogSupport
import TestSupport
import Testing

@Suite struct FireCommandTests {
  @Test(arguments: ["+", "increase", "fire increase"])
  func `with nothing open, an event says what to open`(line: String) {
    let learner = Learner()
    learner.type("open counter mvp", "close")
    #expect(learner.type(line).contains("Open a feature first: open counter"))
  }

  @Test func `a sign that is no event here says which there are`() {
    #expect(Learner().type("open candy mvp", "+").contains("no such event in candy"))
  }

  @Test func `alone it lists the events and fires nothing`() {
    let learner = Learner()
    learner.type("open counter")
    #expect(learner.type("fire") == "Events of counter: increase (+), decrease (-).\n")
    #expect(learner.session.state.current?.events.count == 0)
  }

  @Test func `an event is told as the way it took in each pattern, and what the screens did`() {
    let learner = Learner()
    learner.type("open counter")
    #expect(SnapshotFile("fire increase").mismatch(with: learner.type("fire increase")) == nil)
  }

  @Test(arguments: [
    "fire increase", "fire INCREASE", "increase", "Increase", "fire +", "+", "fire \"+\"",
    "FIRE increase", "  fire   increase  # one up", "fire 'increase'",
  ])
  func `an event is fired by its name or by what is written on its button`(line: String) throws {
    let learner = Learner()
    learner.type("open counter")
    #expect(learner.type(line).hasPrefix("event 1, increase"), "\(line)")
    #expect(learner.shown.count == (try Catalog.patterns(of: "counter").count))
    #expect(Set(learner.shown.values) == ["1"])
  }

  @Test(arguments: [
    "link", "link receipt", "fire link", "fire link receipt", "receipt", "fire receipt",
  ])
  func `a link is opened by its name, by where it leads, or by both`(line: String) {
    let learner = Learner()
    learner.type("open candy mvp", "quantity 3", "buy", "back")
    #expect(learner.type(line).hasPrefix("event 4, link "), "\(line)")
    #expect(learner.type("screen").contains("Receipt"))
    #expect(learner.type("link article").contains("'link' takes no value."))
  }

  @Test func `a link can be opened whatever is seen, and is undone and replayed as any event`() {
    let learner = Learner()
    learner.type("open news mvp ribs", "select 3", "link 2")
    let screen = learner.type("screen")
    #expect(screen.contains("Bridge gets a bench"))
    #expect(learner.type("events").contains("link N"))
    learner.type("undo")
    #expect(learner.type("screen") != screen)
    learner.type("redo")
    #expect(learner.type("screen") == screen)
    learner.type("back")
    #expect(learner.type("screen").contains("= pull ="))
    learner.type("open news mvvm store")
    #expect(learner.type("screen").contains("MVP = MVVM = RIBs = Store"))
  }

  @Test func `at one pattern only, it says who is behind`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper")
    #expect(
      learner.type("fire increase on mvp") == """
        event 1, increase                               -> call   ~> notification
        MVP  User -> View -> Presenter -> Model ~> Presenter -> View   5 messages
        The screen: 0 became 1.                To see the messages: trace mvp
        MVC and VIPER each missed 1 event. To catch up: sync.

        """)
    #expect(learner.shown["mvp"] == "1")
    #expect(learner.shown.count { $0.value == "0" } == 2)
  }

  @Test func `who has missed more is told apart`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper", "fire increase on mvc mvp")
    #expect(
      learner.type("fire increase on mvp").hasSuffix(
        "MVC missed 1 event; VIPER missed 2 events. To catch up: sync.\n"))
  }

  @Test(arguments: [
    ("fire increase on mvp viper", ["mvp", "viper"]),
    ("fire increase on viper mvp", ["mvp", "viper"]),
    ("increase on mvp on viper", ["mvp", "viper"]),
    ("fire increase on counter.mvc", ["mvc"]),
    ("fire increase on MVC mvc", ["mvc"]),
  ])
  func `several patterns can follow 'on'`(line: String, patterns: [String]) {
    let learner = Learner()
    learner.type("open counter")
    learner.type(line)
    #expect(learner.shown.filter { $1 == "1" }.keys.sorted() == patterns)
  }

  @Test func `screens that differ are drawn`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper", "fire increase on mvp")
    #expect(learner.type("fire increase").contains("╭─ MVC = VIPER ─"))
  }

  @Test func `the same line can be fired again and again`() {
    let learner = Learner()
    learner.type(["open counter"] + Array(repeating: "fire increase; fire -; +", count: 50))
    #expect(Set(learner.shown.values) == ["50"])
    #expect(learner.session.state.current?.events.count == 150)
  }

  @Test func `a line that was fired before means what is open now`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper", "fire increase", "fire increase on mvp")
    learner.type("close mvp", "fire increase")
    #expect(learner.shown == ["mvc": "2", "viper": "2"])
    #expect(learner.type("fire increase on mvp").contains("mvp is not open"))
    learner.type("open mvp", "fire increase on mvp")
    #expect(learner.shown["mvp"] == "4")
  }

  @Test func `the hint names a pattern that is open`() {
    let learner = Learner()
    learner.type("open counter mvc viper")
    #expect(learner.type("fire increase").contains("trace viper"))
  }
}
