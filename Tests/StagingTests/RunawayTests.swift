import CatalogSupport
import Catalog
import LayerTracing
import Staging
import Testing
import Widgets

/// Events whose messages don't end, or are ended: all is as it was before.
@Suite struct RunawayTests {
  private let stage: Stage
  private let endless: OpenSpecimen

  init() throws {
    let counter = try Catalog.feature("counter")
    let stage = Stage(feature: counter)
    for specimen in counter.specimens where ["mvc", "mvc~b", "viper"].contains(specimen.name) {
      stage.open(specimen)
    }
    endless = try #require(stage["mvc~b"])
    self.stage = stage
  }

  private var screens: [[String]] { stage.open.map { $0.window.draw() } }

  @Test func `an event that doesn't end is refused, and tells what came again and again`() throws {
    let refusal = #expect(throws: EventError.self) {
      try stage.fire(Event("increase"), at: stage.open)
    }
    guard case .runaway(let runaway) = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(runaway.specimen == "counter.mvc~b")
    #expect(runaway.isEndless)
    #expect(
      runaway.cycle.map {
        "\($0.sender) \($0.isNotification ? "~>" : "->") \($0.receiver) \($0.name)"
      }
        == ["Controller -> Model clamp", "Model ~> Controller number"])
  }

  @Test func `no specimen has received it, those before and after it in the row included`() throws {
    let before = screens
    _ = try? stage.fire(Event("increase"), at: stage.open)
    #expect(screens == before)
    #expect(stage.events.count == 0)
    #expect(stage.open.allSatisfy { $0.recorder.runaway == nil })
    #expect(stage.open.map(\.specimen.name) == ["mvc", "viper", "mvc~b"])
    // And all can go on.
    let others = stage.open.filter { $0.specimen.name != "mvc~b" }
    #expect(try stage.fire(Event("increase"), at: others) == 1)
    #expect(others.allSatisfy { $0.recorder.messages.trace(events: 1...1).count > 4 })
  }

  @Test func `a specimen that catches up does without it`() throws {
    let others = stage.open.filter { $0.specimen.name != "mvc~b" }
    for _ in 1...3 { try stage.fire(Event("increase"), at: others) }
    let behind = stage.sync()
    #expect(behind.map(\.specimen.name) == ["mvc~b"])
    #expect(behind.first?.skippedEvents == [1, 2, 3])
    #expect(stage["mvc~b"].map { stage.missed(by: $0) } == 3)
    #expect(stage["mvc~b"]?.window.draw() == endless.window.draw())
  }

  @Test func `every message of an event can be looked at before it is delivered`() throws {
    let targets = stage.open.filter { $0.specimen.name != "mvc~b" }
    var seen: [String] = []
    let calls = EventHooks.Calls(beforeDelivery: { specimen in
      seen.append(specimen.specimen.name + (specimen.recorder.messages.newestMessage?.text ?? ""))
    })
    _ = try stage.hooks.calling(calls) { try stage.fire(Event("increase"), at: targets) }
    #expect(
      seen
        == targets.flatMap { target in
          target.recorder.messages.trace(events: 1...1).map { target.specimen.name + $0.text }
        })
    try stage.fire(Event("increase"), at: targets)
    #expect(
      seen.count == targets.map { $0.recorder.messages.trace(events: 1...1).count }.reduce(0, +))
  }

  @Test func `an event that goes on without end can be ended`() throws {
    let calls = EventHooks.Calls(pulse: { $0.recorder.stopDelivering() })
    let refusal = #expect(throws: EventError.self) {
      try stage.hooks.calling(calls) { try stage.fire(Event("increase"), at: [endless]) }
    }
    guard case .runaway(let runaway) = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(!runaway.isEndless)
    #expect(stage.events.count == 0)
  }

  @Test func `what never ends while it is loaded isn't opened`() throws {
    let counter = try Catalog.feature("counter")
    let restless = Specimen(pattern: "RESTLESS", summary: "", sources: []) { _ in Restless() }
    let stage = Stage(
      feature: Feature(
        name: "counter", summary: "", events: counter.events,
        specimens: counter.specimens + [restless]))
    #expect(stage.open(restless)?.isEndless == true)
    #expect(stage.open.isEmpty)
    #expect(stage.open(counter.specimens[0]) == nil)
  }

  @Test func `pins are kept when a specimen lives through its events again`() throws {
    let stage = Stage(feature: self.stage.feature, kept: KeptMessages(capacity: 10))
    stage.open(stage.feature.specimens[0])
    let mvc = try #require(stage["mvc"])
    try stage.fire(Event("increase"), at: [mvc])
    let message = try #require(
      mvc.recorder.messages.trace(events: 1...1).first { $0.position.crossing == 4 })
    stage.pin(message, of: mvc)
    for _ in 1...10 { try stage.fire(Event("increase"), at: [mvc]) }
    for specimen in [mvc, try #require(stage.copy()["mvc"])] {
      let kept = Array(specimen.recorder.messages.trace(events: 1...1))
      #expect(kept.map(\.text) == ["number = 1"])
      #expect(kept.first?.position == message.position)
    }
    stage.unpin(message, of: mvc)
    #expect(stage.copy()["mvc"]?.recorder.messages.trace(events: 1...1).count == 0)
  }
}

/// Loads a view that asks itself to be laid out, each time that it is.
private final class Restless: SceneDelegate {
  func scene(willConnectTo window: Window) { window.rootViewController = RestlessController() }
}

@Layer(.controller)
private final class RestlessController: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    layOut()
  }

  func layOut() { layOut() }
}
