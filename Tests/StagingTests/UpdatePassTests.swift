import Catalog
import CatalogSupport
import LayerTracing
import Staging
import Testing
import Widgets

/// The update pass at the end of events and deliveries.
@Suite struct UpdatePassTests {
  private func open(_ feature: String) throws -> (Stage, OpenSpecimen) {
    let feature = try Catalog.feature(feature)
    let stage = Stage(feature: feature)
    stage.open(try #require(feature.specimens.first { $0.name == "mvvm~observable" }))
    return (stage, stage.open[0])
  }

  private func updates(of specimen: OpenSpecimen, in event: Int) -> [Message] {
    specimen.recorder.messages.crossings(of: event)
      .filter { $0.site.baseName == "updateProperties" }
  }

  @Test func `an update comes from the app, because the view was told`() throws {
    let (stage, counter) = try open("counter")
    try stage.fire(Event("increase"), at: [counter])
    let messages = counter.recorder.messages.crossings(of: 1)
    let update = try #require(updates(of: counter, in: 1).first)
    let cause = try #require(messages.first { $0.id == update.cause })
    #expect(update.sender.role == .app)
    #expect(cause.text == "setNeedsUpdateProperties()")
    #expect(cause.isNotification)
    #expect(messages.last?.kind == .read)
    #expect(messages.last?.result == .string("1"))
  }

  @Test func `loading ends with an update because the view was loaded`() throws {
    let (_, counter) = try open("counter")
    let messages = counter.recorder.messages.crossings(of: 0)
    let update = try #require(updates(of: counter, in: 0).first)
    #expect(messages.first { $0.id == update.cause }?.text == "viewDidLoad()")
    #expect(messages.filter { $0.cause == nil }.count == 1)
  }

  @Test func `what was told while it was covered is updated when it is seen, in that event`() throws
  {
    let (stage, news) = try open("news")
    for event: Event in [
      .service(.slow), Event("reload"), Event("select", value: 2), .service(.fail), .delivery(),
    ] {
      try stage.fire(event, at: [news])
    }
    #expect(updates(of: news, in: 5).isEmpty)
    try stage.fire(Event("back"), at: [news])
    let told = news.recorder.messages.crossings(of: 5).last
    #expect(told?.text == "setNeedsUpdateProperties()")
    #expect(updates(of: news, in: 6).map(\.cause) == [told?.id])
  }

  @Test func `an event is the same when it is lived through again`() throws {
    let (stage, counter) = try open("counter")
    for event in ["increase", "increase", "decrease"] {
      try stage.fire(Event(event), at: [counter])
    }
    let copy = stage.copy()
    #expect(
      copy.open[0].recorder.messages.trace().map(\.text)
        == counter.recorder.messages.trace().map(\.text))
    // A stage knows nothing of another one's changes.
    try copy.fire(Event("increase"), at: copy.open)
    #expect(counter.window.draw().joined().contains("1"))
    #expect(copy.open[0].window.draw().joined().contains("2"))
  }

  /// A controller that asks for an update in each update.
  final class Restless: ViewController {
    override func updateProperties() {
      super.updateProperties()
      setNeedsUpdateProperties()
    }
  }

  final class RestlessScene: SceneDelegate {
    func scene(willConnectTo window: Window) { window.rootViewController = Restless() }
  }

  @Test func `updates that cause one another without end are stopped`() throws {
    let counter = try Catalog.feature("counter")
    let stage = Stage(feature: counter)
    let restless = Specimen(pattern: "RESTLESS", summary: "", sources: []) { _ in RestlessScene() }
    let runaway = try #require(stage.open(restless))
    #expect(runaway.isEndless)
    #expect(stage.open.isEmpty)
  }
}
