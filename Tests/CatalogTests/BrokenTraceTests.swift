import LayerTracing
import Staging
import Testing

/// A trace that lies is seen to fail: the honesty test can say no.
@MainActor
@Suite struct BrokenTraceTests {
  private let counter = Counter.all[1]
  private let byHand: [Logged]

  init() { byHand = Counter.all[1].byHand(["increase"]) }

  /// Where a message stands in the log by hand.
  private func index(_ hop: String, _ name: String) throws -> Int {
    try #require(byHand.firstIndex { $0.hop == hop && $0.name == name })
  }

  @Test func `an honest trace passes`() throws {
    let recorded = try counter.recorded(["increase"]).map(Logged.init)
    #expect(Difference.all(byHand: byHand, recorded: recorded).isEmpty)
  }

  @Test func `every single message that is left out is missed, by name`() {
    for (index, logged) in byHand.enumerated() {
      var broken = byHand
      broken.remove(at: index)
      #expect(Difference.all(byHand: byHand, recorded: broken) == [.missing(logged)])
    }
  }

  @Test func `every single message that is made up is told`() {
    let lie = Logged(hop: "View -> Model", name: "increase()", arguments: [])
    for index in 0...byHand.count {
      var broken = byHand
      broken.insert(lie, at: index)
      #expect(Difference.all(byHand: byHand, recorded: broken) == [.invented(lie)])
    }
  }

  @Test func `a wrong sender, receiver, arrow, name or value is told`() throws {
    let place = try index("Model ~> Presenter", "number")
    let changes: [(inout Logged) -> Void] = [
      { $0.hop = "Presenter ~> Presenter" }, { $0.hop = "Model ~> Model" },
      { $0.hop = "Model -> Presenter" }, { $0.name = "amount" }, { $0.arguments = ["2"] },
      { $0.arguments = [] },
    ]
    for change in changes {
      var broken = byHand
      change(&broken[place])
      #expect(
        Difference.all(byHand: byHand, recorded: broken)
          == [.changed(byHand[place], recorded: broken[place])])
    }
  }

  @Test func `two messages in the wrong order are told`() throws {
    let place = try index("Model -> Model", "number")
    var broken = byHand
    broken.swapAt(place, place + 1)
    let differences = Difference.all(byHand: byHand, recorded: broken)
    #expect(differences == [.swapped(byHand[place], byHand[place + 1])])
    #expect(
      differences.map(\.description)
        == ["swapped: Model -> Model: number 1, and Model ~> Presenter: number 1"])
  }

  @Test(arguments: [
    ("tap(_:)", "User -> View"), ("increase()", "Presenter -> Model"), ("number", "Model -> Model"),
    ("number", "Model ~> Presenter"), ("onValueChange(number:)", "Presenter -> View"),
    ("text", "View -> View"),
  ])
  func `a recorder that loses a message is found out`(name: String, hop: String) throws {
    let (stage, specimen) = try counter.open()
    let isNotification = hop.contains("~>")
    try stage.fire(Event("increase"), at: [specimen])
    let recorded = specimen.recorder.messages.trace(events: 1...1)
      .filter { $0.site.name != name || $0.isNotification != isNotification }.map(Logged.init)
    let expected = byHand[(try index("User -> View", "tap(_:)"))...]
    let lost = try #require(expected.first { $0.name == name && $0.hop == hop })
    let differences = Difference.all(byHand: Array(expected), recorded: recorded)
    #expect(differences == [.missing(lost)])
  }

  @Test func `a trace of another pattern is no trace of this one`() throws {
    for other in Counter.all where other.pattern != counter.pattern {
      let recorded = try other.recorded(["increase"]).map(Logged.init)
      #expect(!Difference.all(byHand: byHand, recorded: recorded).isEmpty)
    }
  }
}
