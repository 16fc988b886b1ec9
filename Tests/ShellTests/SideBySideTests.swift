import Catalog
import Testing

/// Sessions and features don't disturb each other.
@Suite struct SideBySideTests {
  @Test func `two sessions know nothing of each other`() {
    let one = Learner()
    let other = Learner()
    let alone = Learner()
    one.type("open counter", "fire increase")
    other.type("open counter mvp", "fire decrease")
    one.type("fire increase on mvp")
    other.type("fire decrease", "reset", "fire decrease")
    one.type("close viper")
    alone.type("open counter", "fire increase", "fire increase on mvp", "close viper")
    #expect(one.type("export jsonl -") == alone.type("export jsonl -"))
    #expect(one.type("screen") == alone.type("screen"))
    #expect(other.shown == ["mvp": "-1"])
  }

  @Test func `leaving one session leaves the other`() {
    let one = Learner()
    let other = Learner()
    one.type("open counter", "quit")
    #expect(!other.runner.isFinished)
    #expect(other.type("open counter").hasPrefix("counter, built "))
  }

  @Test func `opening another feature parks this one, and coming back finds it`() {
    let learner = Learner(features: Catalog.features + [Lamp.feature])
    learner.type("open counter mvc mvp", "fire increase", "fire increase on mvp")
    let before = Snapshot(learner.runner)
    let answer = learner.type("open lamp")
    #expect(answer.hasSuffix("counter is kept. To go back to it: open counter.\n"))
    #expect(learner.patterns == ["mvc", "twin"])
    learner.type("fire toggle")
    #expect(learner.type("fire increase").contains("no such event in lamp"))
    #expect(learner.type("open counter").hasSuffix("lamp is kept. To go back to it: open lamp.\n"))
    #expect(Snapshot(learner.runner) == before)
    #expect(learner.type("events").contains("2  increase   missed by MVC"))
    learner.type("open lamp mvc")
    #expect(learner.session.state.current?.events.count == 1)
  }

  @Test func `closing a feature closes only that one`() {
    let learner = Learner(features: Catalog.features + [Lamp.feature])
    learner.type("open counter", "fire increase", "open lamp", "close")
    #expect(learner.session.state.current == nil)
    learner.type("open counter")
    #expect(learner.shown["mvp"] == "1")
  }

  @Test func `coming back to a feature after closing another reports what it finds`() {
    let learner = Learner(features: Catalog.features + [Lamp.feature])
    learner.type("open counter mvp", "fire increase", "open lamp", "close")
    #expect(learner.type("open counter").contains("╭─ MVP ─"))
    #expect(learner.patterns == ["mvp"])
  }
}
