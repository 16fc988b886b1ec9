import Catalog
import CatalogSupport
import Features
import LayerTracing
import Sessions
import Staging
import Testing

/// The news, in every pattern.
@MainActor
@Suite struct NewsTests {
  private let stage: Stage

  init() throws {
    let news = try Catalog.feature("news")
    stage = Stage(feature: news)
    for specimen in news.specimens where specimen.flaw == nil { stage.open(specimen) }
  }

  /// Does all this, in every pattern.
  private func fire(_ events: Event...) throws {
    for event in events { try stage.fire(event, at: stage.open) }
  }

  /// The lines of the screen, which is the same for all.
  private var screen: [String] {
    let screens = stage.open.map {
      $0.window.draw().map { $0.split(separator: " ").joined(separator: " ") }
    }
    #expect(Set(screens).count == 1)
    return screens[0]
  }

  @Test func `loading shows twelve articles, with words where something is missing`() {
    #expect(screen.count == 13)
    #expect(screen[0] == "= pull =")
    #expect(screen[1] == "1 Umbrellas on loan Mina Seo The library has forty.")
    #expect(screen[4] == "4 Bakery opens at five Unknown author The smell comes at four.")
    #expect(screen[5] == "5 Ducks stop the tram Ada Brandt No description")
    #expect(screen[10] == "10 Comet seen at dawn Unknown author No description")
  }

  @Test func `a list that is pulled shows the same, whichever cells show it`() throws {
    let before = screen
    try fire(Event("reload"), Event("reload"))
    #expect(screen == before)
  }

  @Test func `a failure is told above the rows, which stay, and is forgotten when all is well`()
    throws
  {
    let before = screen
    try fire(.service(.fail), Event("reload"))
    #expect(screen == ["Problem Fetching News"] + before)
    try fire(Event("select", value: 12), Event("back"))
    #expect(screen == ["Problem Fetching News"] + before)
    try fire(.service(.ok), Event("reload"))
    #expect(screen == before)
  }

  @Test func `a row leads to its article, and the bar back to the list`() throws {
    let before = screen
    try fire(Event("select", value: 10))
    #expect(screen == ["[ < ]", "Comet seen at dawn", "By an unknown author", "There is no more."])
    try fire(Event("back"))
    #expect(screen == before)
  }

  @Test func `a link leads to its article on the list, wherever it is opened`() throws {
    let list = screen
    let article = [
      "[ < ]", "Bridge gets a bench", "By Jonas Feld", "It faces the evening sun.",
    ]
    try fire(Event("link", value: 2))
    #expect(screen == article)
    try fire(Event("link", value: 10))
    #expect(screen[1] == "Comet seen at dawn")
    try fire(Event("link", value: 2), Event("link", value: 2))
    #expect(screen == article)
    try fire(Event("back"))
    #expect(screen == list)
    for specimen in stage.open {
      let first = specimen.recorder.messages.trace(events: 1...1).first { _ in true }
      #expect(first?.sender.role == .app, "\(specimen.name)")
      #expect(Survivors(specimen).layers.isEmpty, "\(specimen.name)")
    }
  }

  @Test func `a link waits for the news, and is forgotten when they can't be fetched`() throws {
    try fire(.service(.slow))
    stage.reset()
    try fire(Event("link", value: 10), Event("link", value: 2))
    #expect(screen == ["= pull ="])
    try fire(.delivery())
    #expect(screen[1] == "Bridge gets a bench")
    try fire(Event("back"))
    #expect(screen.count == 13)
    stage.reset()
    try fire(Event("link", value: 2), .service(.fail), .delivery())
    #expect(screen == ["Problem Fetching News", "= pull ="])
    try fire(.service(.ok), Event("reload"))
    #expect(screen.count == 13)
  }

  @Test func `a link asks for the news that couldn't be fetched`() throws {
    try fire(.service(.fail))
    stage.reset()
    try fire(.service(.slow), Event("link", value: 2))
    #expect(stage.open.allSatisfy { $0.service.pending.count == 1 })
    try fire(.delivery())
    #expect(screen[1] == "Bridge gets a bench")
  }

  @Test(arguments: [13, .max]) func `a link to no article says so on the list`(number: Int) throws {
    let list = screen
    try fire(Event("link", value: number))
    #expect(screen == ["There is no such article."] + list)
    try fire(Event("select", value: 2), Event("link", value: number))
    #expect(screen == ["There is no such article."] + list)
    try fire(.service(.fail), Event("reload"))
    #expect(screen == ["Problem Fetching News"] + list)
    try fire(Event("link", value: number))
    #expect(screen == ["There is no such article."] + list)
    try fire(.service(.ok), Event("reload"))
    #expect(screen == list)
  }

  @Test(arguments: [0, -1, .min]) func `a link counts from 1, as rows do`(number: Int) {
    #expect(throws: EventError.outOfReach(1...Int.max)) { try fire(Event("link", value: number)) }
    #expect(throws: EventError.needsValue(1...Int.max)) { try fire(Event("link")) }
    #expect(NewsLink.article("news://article/\(number)") == nil)
    #expect(NewsLink.article("candy://article/1") == nil)
  }

  @Test(arguments: [13, 0, -1, .max]) func `a row that isn't there is refused`(row: Int) {
    #expect(throws: EventError.outOfReach(1...12)) { try fire(Event("select", value: row)) }
  }

  @Test func `a row has to be named, and a pull takes no number`() {
    #expect(throws: EventError.needsValue(1...12)) { try fire(Event("select")) }
    #expect(throws: EventError.takesNoValue) { try fire(Event("reload", value: 1)) }
  }

  @Test func `before the news are there, no row can be selected`() throws {
    try fire(.service(.slow))
    stage.reset()
    #expect(screen == ["= pull ="])
    #expect(throws: EventError.absent(specimen: "news.mvc")) {
      try fire(Event("select", value: 1))
    }
    try fire(.delivery())
    #expect(screen.count == 13)
  }

  @Test func `who is waited for isn't asked again`() throws {
    try fire(.service(.slow), Event("reload"), Event("reload"), Event("reload"))
    #expect(stage.open.allSatisfy { $0.service.pending.count == 1 })
    try fire(.delivery(), Event("reload"))
    #expect(stage.open.allSatisfy { $0.service.pending.count == 1 })
  }

  @Test func `after a failure it is asked again`() throws {
    try fire(.service(.slow), Event("reload"), .service(.fail), .delivery())
    #expect(screen[0] == "Problem Fetching News")
    try fire(.service(.slow), Event("reload"))
    #expect(stage.open.allSatisfy { $0.service.pending.count == 1 })
  }

  @Test func `an answer that comes while an article is read changes the list behind it`() throws {
    try fire(.service(.slow), Event("reload"), Event("select", value: 1))
    let article = screen
    try fire(.delivery())
    #expect(screen == article)
    try fire(Event("back"))
    #expect(screen.count == 13)
  }

  @Test func `an answer after closing reaches no layer, and nothing is left`() throws {
    try fire(.service(.slow), Event("reload"), Event("select", value: 3))
    for name in stage.open.map(\.specimen.name) {
      let closed = try #require(stage.close(name))
      closed.deliver(1)
      #expect(closed.recorder.layers.instances.dropFirst(2).allSatisfy { !$0.isAlive }, "\(name)")
    }
  }

  @Test func `an article that was read is released`() throws {
    try fire(Event("select", value: 1), Event("back"))
    for open in stage.open {
      let articles = open.recorder.layers.instances.filter {
        $0.facts?.name.hasPrefix("Article") == true
      }
      #expect(!articles.isEmpty)
      #expect(articles.allSatisfy { !$0.isAlive }, "\(open.name)")
    }
  }

  @Test(arguments: try await MainActor.run { try Catalog.mockedPatterns(of: "news") })
  func `a mock is told what a list and a row come to`(pattern: String) throws {
    #expect(stage.mock(pattern).isEmpty)
    let open = try #require(stage[pattern])
    func told() -> [String] {
      // What is bound is there at once: no rows yet.
      open.window.draw().map { $0.filter { $0 != " " } }.dropFirst()
        .filter { $0 != "0news,nonetonone" }
    }
    let loaded = "12news,UmbrellasonloantoKitesovertheharbor"
    #expect(told() == [loaded])
    try stage.fire(Event("select", value: 2), at: [open])
    #expect(told() == [loaded, "Article,Bridgegetsabench"])
    try stage.fire(.service(.fail), at: [open])
    try stage.fire(Event("reload"), at: [open])
    // RIBs' words are made by the presenter, in whose place the mock stands.
    #expect(told().last == (pattern == "ribs" ? "failure" : "ProblemFetchingNews"))
  }
}
