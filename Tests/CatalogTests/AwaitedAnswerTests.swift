import Catalog
import CatalogSupport
import Journeys
import LayerTracing
import Staging
import TestSupport
import Testing

/// Specimens whose answers are awaited: the same to the user as those that are called back, and the same
/// each time.
@MainActor @Suite struct AwaitedAnswerTests {
  private let candy: Feature

  init() throws { candy = try Catalog.feature("candy") }

  private func stage(_ names: String...) -> Stage {
    let stage = Stage(feature: candy, firstModes: ["": .slow])
    for specimen in candy.specimens where names.contains(specimen.name) { stage.open(specimen) }
    return stage
  }

  private func layers(of recorder: Recorder) -> Int {
    recorder.layers.instances.dropFirst(2).count { $0.isAlive }
  }

  @Test func `what waits is let through as any answer`() throws {
    let stage = stage("viper~async")
    let specimen = try #require(stage["viper~async"])
    #expect(specimen.service.pending.map(\.request) == ["fetchCandy"])
    try stage.fire(.delivery(), at: stage.open)
    #expect(specimen.service.pending.isEmpty)
    #expect(specimen.window.draw().contains { $0.contains("Heaven Candy") })
  }

  @Test func `a task is cancelled when its screen goes, and nothing is left`() throws {
    let stage = stage("viper~async")
    let closed = try #require(stage.close("viper~async"))
    #expect(closed.service.pending.isEmpty)
    #expect(layers(of: closed.recorder) == 0)
  }

  @Test func `what its layers cancelled ends with a specimen that is loaded anew`() throws {
    let stage = stage("viper~async")
    let recorder = try #require(stage["viper~async"]?.recorder)
    stage.reset()
    #expect(layers(of: recorder) == 0)
    #expect(stage["viper~async"]?.service.pending.count == 1)
  }

  @Test func `a task that keeps its layers while it waits for ever ends with its specimen`() throws
  {
    let stage = stage("viper~e")
    let recorder = try #require(stage["viper~e"]?.recorder)
    var closed = stage.close("viper~e")
    #expect(closed?.service.pending.count == 1)
    #expect(layers(of: recorder) > 0)
    closed = nil
    #expect(layers(of: recorder) == 0)
  }

  @Test func `an answer may come when the specimen is closed`() throws {
    let stage = stage("viper~e")
    let closed = try #require(stage.close("viper~e"))
    closed.deliver(1)
    let texts = closed.recorder.messages.trace().map(\.text)
    #expect(texts.contains("fetchCandy() resumes"))
    #expect(layers(of: closed.recorder) == 0)
  }

  @Test func `random interleavings of answers, taps and failures show the same as callbacks`() {
    let both = candy.specimens.filter { ["viper", "viper~async"].contains($0.name) }
    for seed in 1...UInt64(Mutator.count(orElse: 100)) {
      let journey = Journey(candy, both, seed: seed)
      #expect(journey.firstDifference(in: 12) == nil)
      #expect(journey.breaches == [])
      let again = Journey(candy, both, seed: seed)
      _ = again.firstDifference(in: 12)
      #expect(messages(of: journey) == messages(of: again), "seed \(seed)")
    }
  }

  /// The news in some builds, with a service that is slow once they are loaded, after these events.
  private func news(_ names: String..., after events: [Event]) throws -> [OpenSpecimen] {
    let news = try Catalog.feature("news")
    let stage = Stage(feature: news)
    for specimen in news.specimens where names.contains(specimen.name) { stage.open(specimen) }
    for event in [.service(.slow)] + events { try stage.fire(event, at: stage.open) }
    return stage.open
  }

  private func shows(_ specimen: OpenSpecimen, _ text: String) -> Bool {
    specimen.window.draw().contains { $0.contains(text) }
  }

  @Test func `an older answer stands over a newer one in the flawed build alone`() throws {
    let reload = Event("reload")
    let twice = try news("mvp~async", "mvp~a", after: [reload, reload])
    #expect(twice.map(\.service.pending.count) == [1, 2])
    // The newer answer is good, the older one says that there is none.
    let late = try news(
      "mvp~a", after: [reload, reload, .delivery(2), .service(.fail), .delivery(1)])
    #expect(shows(late[0], "Problem Fetching News"))
    let sound = try news("mvp~async", after: [reload, reload, .delivery(1), .service(.fail)])
    #expect(sound[0].service.pending.isEmpty)
    #expect(!shows(sound[0], "Problem Fetching News"))
  }

  @Test func `a task that outlives its screen opens it again in the flawed build alone`() throws {
    let events = [Event("reload"), Event("select", value: 2), Event("back")]
    let before = try news("mvp~async", "mvp~b", after: events)
    #expect(before.map { shows($0, "Bridge gets a bench") } == [true, true])
    #expect(before.map { shows($0, "[ < ]") } == [false, false])
    let after = try news("mvp~async", "mvp~b", after: events + [.delivery()])
    #expect(after.map { shows($0, "[ < ]") } == [false, true])
    let read = try news("mvp~async", "mvp~b", after: events.dropLast() + [.delivery()])
    #expect(read[0].window.draw() == read[1].window.draw())
  }

  @Test func `what is chosen while the goods are awaited is lost in the flawed build alone`() throws
  {
    let stage = stage("viper~async", "viper~d")
    try stage.fire(Event("quantity", value: 3), at: stage.open)
    try stage.fire(.delivery(), at: stage.open)
    #expect(stage.open.map { shows($0, "Total Price : 300.0won") } == [true, false])
  }

  private func messages(of journey: Journey) -> [String] {
    journey.stage["viper~async"]?.recorder.messages.trace().map {
      "\($0.id) \($0.cause ?? 0) \($0.event) \($0.sender.type) \($0.receiver.type) \($0.text)"
    } ?? []
  }
}
