import Testing

@testable import Shell

/// `trace --diagram`.
@Suite struct DiagramTests {
  @Test func `lifelines stand beside each other, and time runs down`() {
    let learner = Learner()
    learner.type("open counter mvp", "fire increase")
    #expect(
      learner.type("trace --diagram") == """
        counter.mvp, event 1, increase
           User                   View                 Presenter                Model
             |                      |                      |                      |
        1    | tap [+]              |                      |                      |
             |--------------------->|                      |                      |
        2    |                      | increaseButtonTouched()                     |
             |                      |--------------------->|                      |
        3    |                      |                      | increase()           |
             |                      |                      |--------------------->|
        4    |                      |                      | number = 1           |
             |                      |                      |<~~~~~~~~~~~~~~~~~~~~~|
        5    |                      | onValueChange(number: 1)                    |
             |                      |<---------------------|                      |
             |                      |                      |                      |

        """)
  }

  @Test func `each module has lifelines of its own, its name above them`() {
    let learner = Learner()
    learner.type("open counter ribs")
    let lines = learner.type("trace --diagram event 0").lines
    #expect(
      lines[1].split(separator: " ") == [
        "CountRoot", "CountRoot", "CountRoot", "Count", "Count", "Count",
      ])
    #expect(
      lines[2].split(separator: " ") == [
        "App", "Router", "View", "Interactor", "Interactor", "View", "Router",
      ])
    // From the root's router, the second lifeline, to the counter's, the last.
    let load = lines.firstIndex { $0.contains("load()") }
    #expect(load.map { lines[$0 + 1].hasSuffix("------>|") } == true)
  }

  @Test func `where there is no room for lifelines it is a list`() {
    let learner = Learner(columns: 30)
    learner.type("open counter viper", "fire increase")
    #expect(!learner.type("trace --diagram").contains("|"))
  }

  @Test(arguments: [40, 60, 80, 200])
  func `no arrow leaves the terminal`(columns: Int) {
    let learner = Learner(columns: columns)
    learner.type("open counter", "fire increase")
    for line in learner.type("trace --diagram").lines { #expect(line.count <= columns, "\(line)") }
  }

  @Test func `every message has its arrow, in its direction`() {
    let learner = Learner()
    learner.type("open counter mvc", "fire increase")
    let arrows = learner.type("trace --diagram").lines.compactMap { line in
      line.firstMatch(of: #/[-~]+>|<[-~]+/#).map { String($0.output) }
    }
    #expect(arrows.map { $0.contains("~") } == [false, false, false, true, false])
    #expect(arrows.map { $0.hasSuffix(">") } == [true, true, true, false, false])
  }
}
