import Catalog
import CatalogSupport
import Features
import LayerTracing
import Staging
import Testing

/// The account, in every pattern.
@MainActor
@Suite struct AccountTests {
  private func stage(_ modes: [String: Service.Mode] = [:]) throws -> Stage {
    let account = try Catalog.feature("account")
    let stage = Stage(feature: account, firstModes: modes)
    for specimen in account.specimens where specimen.isPattern { stage.open(specimen) }
    return stage
  }

  /// The lines of the screen, which is the same for all.
  private func screen(of stage: Stage) -> [String] {
    let screens = stage.open.map {
      $0.window.draw().map { $0.split(separator: " ").joined(separator: " ") }
    }
    #expect(Set(screens).count == 1)
    return screens[0]
  }

  private static let buttons = ["[ 체크카드 ] [ 메인 ]", "[ 가기 ] [ 끝내기 ]"]

  nonisolated static let screens: [(events: [String], lines: [String], hasButtons: Bool)] = [
    ([], ["Hello World", "입출금(한도계좌)"], true),
    (["confirm"], ["Hello World", "입출금(한도계좌)"], true),
    (["applyCheckCard"], ["체크카드 신청하러 갈까 말까", "입출금(미니계좌)"], true),
    (["moveToMain"], ["메인화면으로 갈까 말까", "입출금(일반계좌)"], true),
    (["moveToMain", "applyCheckCard", "confirm"], ["체크카드 신청", "[ 닫기 ]"], false),
    (
      ["applyCheckCard", "confirm", "back"], ["체크카드 신청하러 갈까 말까", "입출금(미니계좌)"], true
    ),
    (["applyCheckCard", "confirm", "back", "confirm"], ["체크카드 신청", "[ 닫기 ]"], false),
    (["moveToMain", "confirm"], ["메인화면"], false), (["finish"], ["메인화면"], false),
  ]

  @Test(arguments: screens)
  func `every pattern shows the same`(
    events: [String], lines: [String], hasButtons: Bool
  ) throws {
    let stage = try stage()
    for event in events { try stage.fire(Event(event), at: stage.open) }
    #expect(screen(of: stage) == lines + (hasButtons ? Self.buttons : []))
  }

  @Test func `settings that can't be fetched are told of in words, at once or late`() throws {
    let notice = "Settings can't be fetched: no connection."
    #expect(try screen(of: stage(["": .fail])).contains(notice))
    let stage = try stage(["": .slow])
    #expect(!screen(of: stage).contains(notice))
    try stage.fire(Event("applyCheckCard"), at: stage.open)
    try stage.fire(.service(.fail), at: stage.open)
    try stage.fire(.delivery(), at: stage.open)
    #expect(
      screen(of: stage).prefix(3) == ["체크카드 신청하러 갈까 말까", "입출금(미니계좌)", notice])
  }

  @Test(arguments: [["finish"], ["moveToMain", "confirm"]])
  func `what was left is released, and can't be touched any more`(events: [String]) throws {
    let stage = try stage()
    for event in events { try stage.fire(Event(event), at: stage.open) }
    for specimen in stage.open {
      // A reducer and what carries out effects are values of their parent's, and keep nothing.
      let alive = specimen.recorder.layers.instances.filter { $0.isAlive }.compactMap(\.facts)
        .filter { ![.reducer, .effect].contains($0.role) }.map(\.name)
      #expect(
        !alive.contains { $0.hasPrefix("Account") || $0.hasPrefix("Feature") }, "\(specimen.name)")
      #expect(alive.contains("MainViewController"), "\(specimen.name)")
      for event in AccountEvent.allCases {
        #expect(throws: EventError.absent(specimen: specimen.name)) {
          try stage.fire(Event(event.rawValue), at: [specimen])
        }
      }
    }
  }

  @Test func `what is covered can't be touched`() throws {
    let stage = try stage()
    for event in ["applyCheckCard", "confirm"] { try stage.fire(Event(event), at: stage.open) }
    for specimen in stage.open {
      #expect(throws: EventError.absent(specimen: specimen.name)) {
        try stage.fire(Event("finish"), at: [specimen])
      }
    }
  }

  @Test func `an answer that comes after the account was left changes nothing`() throws {
    for mode in [Service.Mode.ok, .fail] {
      let stage = try stage(["": .slow])
      try stage.fire(Event("finish"), at: stage.open)
      try stage.fire(.service(mode), at: stage.open)
      try stage.fire(.delivery(), at: stage.open)
      #expect(screen(of: stage) == ["메인화면"])
    }
  }

  @Test(arguments: try await MainActor.run { try Catalog.mockedPatterns(of: "account") })
  func `it is driven without a widget`(pattern: String) throws {
    let stage = try stage(["": .slow])
    stage.mock(pattern)
    let specimen = try #require(stage[pattern])
    for event in ["confirm", "applyCheckCard", "applyCheckCard", "confirm", "moveToMain"] {
      try stage.fire(Event(event), at: [specimen])
    }
    try stage.fire(.service(.fail), at: [specimen])
    try stage.fire(.delivery(), at: [specimen])
    try stage.fire(Event("finish"), at: [specimen])
    let told = specimen.window.draw().map { $0.split(separator: " ").joined(separator: " ") }
    // The mock shows what it was told last.
    for text in ["apply card", "Settings can't be fetched: no connection."] {
      #expect(told.contains { $0.contains(text) }, "\(text)")
    }
    #expect(told.contains { $0.contains("입출금(일반계좌)") })
    #expect(told.contains { ["finish", "finished", "close"].contains($0) })
    let rules = try #require(specimen.specimen.rules)
    let breaches = specimen.recorder.messages.trace().filter {
      !rules.allows($0) && !$0.sender.isOutside
    }
    #expect(breaches.map(\.text) == [])
  }

  @Test func `a registration that was forgotten is told of on the screen, and nothing traps`()
    throws
  {
    let stage = try Crossings.stage("account.ribs~a", after: "load")
    #expect(
      stage.open[0].window.draw().contains {
        $0.contains("Settings can't be fetched: no repository.")
      })
    #expect(!stage.open[0].recorder.messages.trace().contains { $0.receiver.role == .repository })
  }

  @Test func `a child that was never detached goes on hearing answers`() throws {
    func hears(_ pattern: String) throws -> Bool {
      let steps = "slow load, finish, fail, deliver"
      return try Crossings.of("account.\(pattern)", after: steps).contains { $0.contains("state") }
    }
    #expect(try hears("ribs~b"))
    #expect(try !hears("ribs"))
  }
}
