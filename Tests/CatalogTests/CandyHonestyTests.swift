import Catalog
import CatalogSupport
import Features
import LayerTracing
import Staging
import TestSupport
import Testing

/// What the recorder says of the candy whose answers are awaited equals what was logged by hand.
@MainActor
@Suite struct CandyHonestyTests {
  nonisolated static let sequences: [[Event]] = [
    [], [Event("quantity", value: 3), Event("buy"), Event("back"), Event("choco", value: 2)],
    [.service(.slow), Event("quantity", value: 3)],
    [Event("buy"), Event("quantity", value: 1_000_000_001), Event("buy")],
  ]

  /// Does the same in the specimen and in its copy, loaded while the service answers so; events that the specimen
  /// refuses are left out.
  private func compare(_ events: [Event], loaded mode: Service.Mode) throws {
    let candy = try Catalog.feature("candy")
    let stage = Stage(feature: candy, firstModes: ["": mode])
    stage.open(try #require(candy.specimens.first { $0.name == "viper~async" }))
    let specimen = try #require(stage["viper~async"])
    let hand = HandCandyVIPERAsync()
    hand.mode = mode
    hand.load()
    for event in events {
      guard (try? stage.fire(event, at: [specimen])) != nil else { continue }
      switch event.kind {
      case .service(let mode): hand.mode = mode
      case .delivery: hand.deliver()
      case .process: Issue.record("the copy by hand has no process")
      case .gesture: hand.fire(event.name, event.value ?? 0)
      }
    }
    let recorded = specimen.recorder.messages.trace().map(Logged.init)
    #expect(Difference.all(byHand: hand.log.messages, recorded: recorded) == [])
    #expect(hand.log.messages == recorded)
    guard events.last?.name != "back" else { return }
    let screen = specimen.window.draw().joined(separator: " ")
    for text in hand.screen.shown { #expect(screen.contains(text), "\(text)") }
  }

  @Test(arguments: sequences, [.ok, .slow, .fail] as [Service.Mode])
  func `the recorder says what was logged by hand`(events: [Event], mode: Service.Mode) throws {
    try compare(events, loaded: mode)
    try compare(events + [.delivery(), Event("quantity", value: 2), Event("buy")], loaded: mode)
    try compare(
      events + [.service(.fail), .delivery(), .service(.slow), Event("retry"), .delivery()],
      loaded: mode)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `it does so after many events`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    try compare(
      (0..<100).map { _ in
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: .service([.ok, .fail, .slow].randomElement(using: &generator) ?? .ok)
        case 1: .delivery()
        case 2: Event("quantity", value: Int.random(in: 0...3, using: &generator))
        case 3: Event("choco", value: Int.random(in: 0...3, using: &generator))
        case 4: Event("buy")
        case 5: Event("retry")
        default: Event("back")
        }
      }, loaded: seed == 1 ? .fail : .slow)
  }
}
