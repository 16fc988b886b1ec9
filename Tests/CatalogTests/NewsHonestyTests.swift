import CatalogSupport
import Catalog
import LayerTracing
import Staging
import TestSupport
import Testing

/// The news in one pattern, real and by hand.
struct News: CustomTestStringConvertible, Sendable {
  /// The name that people type.
  let pattern: String
  /// Whether answers may be awaited in the copy.
  var awaits = false
  /// Whether the copy knows of links.
  var hasLinks = false
  let makeByHand: @MainActor @Sendable () -> any HandNews

  var testDescription: String { pattern }

  nonisolated static let all = [
    News(pattern: "viper", hasLinks: true) { HandNewsVIPER() },
    News(pattern: "store") { HandNewsStore() },
    News(pattern: "mvvm~observable") { HandNewsObservable() },
    News(pattern: "mvp~async", awaits: true) { HandNewsMVPAsync() },
  ]
}

/// What the recorder says of the news equals what was logged by hand, cells and all.
@MainActor
@Suite struct NewsHonestyTests {
  nonisolated static let sequences: [[Event]] = [
    [], [Event("reload")], [Event("reload"), Event("reload")],
    [Event("select", value: 4), Event("back"), Event("select", value: 10)],
    [.service(.fail), Event("reload"), Event("select", value: 1), Event("back"), Event("reload")],
    [.service(.fail), Event("reload"), .service(.ok), Event("reload"), Event("reload")],
  ]

  private func open(_ pattern: String) throws -> (Stage, OpenSpecimen) {
    let news = try Catalog.feature("news")
    let stage = Stage(feature: news)
    stage.open(try #require(news.specimens.first { $0.name == pattern }))
    return (stage, try #require(stage[pattern]))
  }

  /// Does the same in the specimen and in its copy; events that the specimen refuses are left out.
  private func compare(_ news: News, _ events: [Event]) throws {
    let (stage, specimen) = try open(news.pattern)
    let hand = news.makeByHand()
    hand.load()
    for event in events {
      guard (try? stage.fire(event, at: [specimen])) != nil else { continue }
      switch event.kind {
      case .service(let mode): hand.mode = mode
      case .delivery: hand.deliver()
      case .process: Issue.record("the copy by hand has no process")
      case .gesture: hand.screen.fire(event.name, event.value ?? 0)
      }
      hand.runUpdatePass()
    }
    let recorded = specimen.recorder.messages.trace().map(Logged.init)
    #expect(Difference.all(byHand: hand.log.messages, recorded: recorded) == [])
    #expect(hand.log.messages == recorded)
    let screen = specimen.window.draw().joined(separator: " ")
    for text in hand.screen.shown { #expect(screen.contains(text), "\(text)") }
  }

  @Test(arguments: News.all, sequences)
  func `the recorder says what was logged by hand`(news: News, events: [Event]) throws {
    try compare(news, events)
  }

  @Test(arguments: News.all.filter(\.hasLinks))
  func `so it does where links come from outside`(news: News) throws {
    try compare(
      news,
      [2, 10, 13].map { Event("link", value: $0) } + [Event("back"), Event("link", value: 1)])
  }

  @Test(arguments: News.all, [1, 2] as [UInt64])
  func `it does so after many events`(news: News, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    try compare(
      news,
      (0..<100).map { _ in
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: .service(.fail)
        case 1: news.awaits && Bool.random(using: &generator) ? .service(.slow) : .service(.ok)
        case 2: Event("reload")
        case 3: Event("select", value: Int.random(in: 0...13, using: &generator))
        case 4 where news.awaits: .delivery()
        case 4 where news.hasLinks:
          Event("link", value: Int.random(in: 1...13, using: &generator))
        default: Event("back")
        }
      })
  }
}
