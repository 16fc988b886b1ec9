import Catalog
import Testing

@Suite struct OpenCommandTests {
  @Test func `alone it lists the features`() {
    let learner = Learner()
    #expect(
      learner.type("open") == """
        Features, and the patterns that each is built in:
          counter   a number that goes up and down
                    mvc  mvp  mvvm  viper  ribs  mvc~classic  mvp~supervising
                    mvvm~reactor
                    a mistake in each: mvc~a  mvc~b  mvp~a  mvp~b  mvvm~a  viper~a
                    ribs~a
          greeting  a sentence that appears when it is asked for
                    mvc  mvp  mvvm  viper  ribs
                    a mistake in each: mvp~a  mvvm~a  viper~a
          candy     a shop that fetches its goods, sums them up and hands out a receipt
                    mvc  mvp  mvvm  viper  ribs  mvp~supervising  mvvm~coordinator
                    a mistake in each: mvc~a  mvp~a  mvvm~a  viper~a  viper~b  viper~c
                    ribs~a  ribs~b
          news      a list of articles that is fetched anew when it is pulled
                    mvc  mvp  mvvm  viper  ribs
                    a mistake in each: viper~a  viper~b  viper~c
          account   an account that asks where to go, and can be left
                    mvc  mvp  mvvm  viper  ribs
                    a mistake in each: ribs~a  ribs~b

        """)
    #expect(learner.session.state.current == nil)
  }

  @Test func `a feature opens in every pattern, and identical screens are drawn once`() {
    let learner = Learner()
    #expect(
      learner.type("open counter") == """
        counter, built five times. The user can't tell them apart:
          ╭─ MVC = MVP = MVVM = VIPER = RIBs ─╮
          │                 0                 │      +  fire increase
          │           [ - ]   [ + ]           │      -  fire decrease
          ╰───────────────────────────────────╯
        CountViewController is Controller in MVC, and View in MVP, MVVM, VIPER and RIBs.
        An event's name alone fires it, too: increase.

        """)
    #expect(learner.patterns == ["mvc", "mvp", "mvvm", "viper", "ribs"])
  }

  @Test(arguments: [
    (["open counter mvp mvc"], ["mvc", "mvp"]),
    (["open counter.mvp"], ["mvp"]),
    (["open counter.mvp viper"], ["mvp", "viper"]),
    (["open COUNTER Mvp"], ["mvp"]),
    (["open 'counter' \"mvp\""], ["mvp"]),
    (["open counter mvp mvp"], ["mvp"]),
    (["open counter mvp", "open viper"], ["mvp", "viper"]),
    (["open counter mvp", "open counter"], ["mvc", "mvp", "mvvm", "viper", "ribs"]),
  ])
  func `patterns are chosen by name, and stand in the feature's order`(
    lines: [String], patterns: [String]
  ) {
    let learner = Learner()
    learner.type(lines)
    #expect(learner.patterns == patterns)
  }

  @Test func `one pattern is introduced by its name`() {
    #expect(Learner().type("open counter mvp").hasPrefix("counter, built in MVP:\n  ╭─ MVP"))
  }

  @Test func `two patterns are said to be built twice`() {
    #expect(Learner().type("open counter mvp mvc").hasPrefix("counter, built twice. The user"))
  }

  @Test func `a pattern that is opened later catches up`() {
    let learner = Learner()
    learner.type("open counter mvc", "fire increase", "fire increase")
    let answer = learner.type("open counter viper")
    #expect(answer.hasSuffix("VIPER caught up with 2 events.\n"))
    #expect(learner.screens["viper"] == learner.screens["mvc"])
    #expect(learner.type("fire increase").contains("All screens: 2 became 3."))
  }

  @Test func `opening what is open already changes nothing`() {
    let learner = Learner()
    learner.type("open counter", "fire increase")
    let before = Snapshot(learner.runner)
    learner.type("open counter mvp")
    #expect(Snapshot(learner.runner) == before)
  }

  @Test func `a pattern that is behind stays behind when another is opened`() {
    let learner = Learner()
    learner.type("open counter mvc mvp", "fire increase on mvp")
    learner.type("open counter viper")
    #expect(learner.shown == ["mvc": "0", "mvp": "1", "viper": "1"])
  }
}

extension Learner {
  /// The patterns that are open, in order.
  var patterns: [String] { session.state.current?.open.map(\.specimen.name) ?? [] }

  /// The screens by pattern.
  var screens: [String: [String]] {
    var screens: [String: [String]] = [:]
    for open in session.state.current?.open ?? [] {
      screens[open.specimen.name] = open.window.draw()
    }
    return screens
  }

  /// The first line of each screen, which is the number that the counter shows.
  var shown: [String: String] {
    screens.mapValues { $0.first?.filter { $0 != " " } ?? "" }
  }
}
