import Catalog
import CatalogSupport
import Journeys
import LayerTracing
import Staging
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
    #expect(specimen.window.draw().contains { $0.contains("천국 사탕") })
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

  @Test func `1000 random interleavings of answers, taps and failures show the same as callbacks`()
  {
    let both = candy.specimens.filter { ["viper", "viper~async"].contains($0.name) }
    for seed in 1...1000 as ClosedRange<UInt64> {
      let journey = Journey(candy, both, seed: seed)
      #expect(journey.firstDifference(in: 12) == nil)
      #expect(journey.breaches == [])
      let again = Journey(candy, both, seed: seed)
      _ = again.firstDifference(in: 12)
      #expect(messages(of: journey) == messages(of: again), "seed \(seed)")
    }
  }

  private func messages(of journey: Journey) -> [String] {
    journey.stage["viper~async"]?.recorder.messages.trace().map {
      "\($0.id) \($0.cause ?? 0) \($0.event) \($0.sender.type) \($0.receiver.type) \($0.text)"
    } ?? []
  }
}
