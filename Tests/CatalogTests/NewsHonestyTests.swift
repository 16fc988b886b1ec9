import CatalogSupport
import Catalog
import LayerTracing
import Staging
import TestSupport
import Testing

/// What the recorder says of the news in VIPER equals what was logged by hand, cells and all.
@MainActor
@Suite struct NewsHonestyTests {
  nonisolated static let sequences: [[Event]] = [
    [], [Event("reload")], [Event("reload"), Event("reload")],
    [Event("link", value: 2), Event("link", value: 10), Event("link", value: 13), Event("back")],
    [Event("select", value: 4), Event("back"), Event("select", value: 10)],
    [.service(.fail), Event("reload"), Event("select", value: 1), Event("back"), Event("reload")],
    [.service(.fail), Event("reload"), .service(.ok), Event("reload"), Event("reload")],
  ]

  private func open() throws -> (Stage, OpenSpecimen) {
    let news = try Catalog.feature("news")
    let viper = try #require(news.specimens.first { $0.name == "viper" })
    let stage = Stage(feature: news)
    stage.open(viper)
    return (stage, try #require(stage["viper"]))
  }

  /// Does the same in the specimen and in its copy; events that the specimen refuses are left out.
  private func compare(_ events: [Event]) throws {
    let (stage, specimen) = try open()
    let hand = HandNewsVIPER()
    hand.load()
    for event in events {
      guard (try? stage.fire(event, at: [specimen])) != nil else { continue }
      if case .service(let mode) = event.kind {
        hand.mode = mode
      } else {
        hand.fire(event.name, event.value)
      }
    }
    let recorded = specimen.recorder.messages.trace().map(Logged.init)
    #expect(Difference.all(byHand: hand.log.messages, recorded: recorded) == [])
    #expect(hand.log.messages == recorded)
    let screen = specimen.window.draw().joined(separator: " ")
    for text in hand.shown { #expect(screen.contains(text), "\(text)") }
  }

  @Test(arguments: sequences)
  func `the recorder says what was logged by hand`(events: [Event]) throws { try compare(events) }

  @Test(arguments: [1, 2] as [UInt64])
  func `it does so after many events`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    try compare(
      (0..<100).map { _ in
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: .service(.fail)
        case 1: .service(.ok)
        case 2: Event("reload")
        case 3: Event("link", value: Int.random(in: 1...13, using: &generator))
        case 4: Event("select", value: Int.random(in: 0...13, using: &generator))
        default: Event("back")
        }
      })
  }
}
