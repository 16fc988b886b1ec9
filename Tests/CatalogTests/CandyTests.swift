import Catalog
import CatalogSupport
import Features
import LayerTracing
import Sessions
import Staging
import Testing

/// The candy shop, in every pattern.
@MainActor
@Suite struct CandyTests {
  private func stage() throws -> Stage {
    let candy = try Catalog.feature("candy")
    let stage = Stage(feature: candy)
    // What a variant leaves out may be on the screen.
    for specimen in candy.specimens where specimen.flaw?.sort != .screen { stage.open(specimen) }
    return stage
  }

  /// The lines of the screen, which is the same for all.
  private func screen(_ events: [Event]) throws -> [String] {
    let stage = try stage()
    for event in events { try stage.fire(event, at: stage.open) }
    let screens = stage.open.map {
      $0.window.draw().map { $0.split(separator: " ").joined(separator: " ") }
    }
    #expect(Set(screens).count == 1)
    return screens[0]
  }

  @Test(arguments: [
    (3, 0, ["3", "Total Price : 300.0won", "Incl Tax : 319.5won", "Tax : 6.5%"]),
    (0, 0, ["0", "Total Price : 0.0won", "Incl Tax : 0.0won", "Tax : 6.5%"]),
    (1, 0, ["1", "Total Price : 100.0won", "Incl Tax : 106.5won", "Tax : 6.5%"]),
    (2, 0, ["2", "Total Price : 200.0won", "Incl Tax : 213.0won", "Tax : 6.5%"]),
    (3, 1, ["4", "Total Price : 550.0won", "Incl Tax : 585.75won", "Tax : 6.5%"]),
    (
      1_000_003, 0,
      ["1000003", "Total Price : 100000300.0won", "Incl Tax : 106500319.5won", "Tax : 6.5%"]
    ),
    (
      1_000_000_000, 1_000_000_000,
      [
        "2000000000", "Total Price : 350000000000.0won", "Incl Tax : 372750000000.0won",
        "Tax : 6.5%",
      ]
    ),
  ])
  func `totals are exact`(candy: Int, choco: Int, expected: [String]) throws {
    var events = [Event("quantity", value: candy)]
    if choco > 0 { events.append(Event("choco", value: choco)) }
    let lines = try screen(events)
    for text in expected { #expect(lines.contains(text), "\(text)") }
  }

  @Test func `loading shows what there is, and no totals`() throws {
    #expect(
      try screen([]) == [
        "Heaven Candy", "<magic_candy>",
        "Magic candy, made in heaven. Order some if you want a taste!",
        "#no drugs #no fraud", "100.0 won", "[ - ] 0 [ + ]", "Heaven Choco 250.0 won",
        "[ - ] 0 [ + ]", "[ Buy ]",
      ])
  }

  @Test func `a purchase leads to its receipt, and back`() throws {
    let bought = [Event("quantity", value: 3), Event("choco", value: 2), Event("buy")]
    #expect(
      try screen(bought) == [
        "[ < ]", "Receipt", "Heaven Candy × 3", "Heaven Choco × 2", "Incl Tax : 852.0won",
      ])
    #expect(try screen(bought + [Event("back")]).contains("Total Price : 800.0won"))
  }

  @Test func `a link leads to the last receipt, wherever it is opened, and buys nothing`()
    throws
  {
    let bought = [Event("quantity", value: 3), Event("buy")]
    let (link, back) = (Event("link"), Event("back"))
    let receipt = ["[ < ]", "Receipt", "Heaven Candy × 3", "Incl Tax : 319.5won"]
    #expect(try screen(bought + [link]) == receipt)
    #expect(try screen(bought + [link, link]) == receipt)
    #expect(try screen(bought + [back, link]) == receipt)
    #expect(try screen(bought + [back, Event("quantity", value: 5), link]) == receipt)
    let candy = try screen(bought + [link, link, back])
    #expect(candy.contains("Total Price : 300.0won"))
    #expect(!candy.contains("[ < ]"))
    #expect(throws: EventError.takesNoValue) { try screen([Event("link", value: 3)]) }
  }

  @Test func `a link says why there is no receipt, until something is bought`() throws {
    let (none, taken) = ("Nothing has been bought yet.", Event("quantity", value: 3))
    #expect(try screen([Event("link")]).last == none)
    #expect(try screen([taken, Event("link")]).last == none)
    let bought = try screen([taken, Event("link"), Event("buy"), Event("back")])
    #expect(!bought.contains(none))
    #expect(try screen([Event("link"), Event("buy")]).last == "There is nothing to buy yet.")
    #expect(try screen([Event("buy"), Event("link")]).last == none)
    let stage = try stage()
    for (mode, text) in [
      (Service.Mode.slow, none),
      (.fail, "The candy can't be fetched: no connection."),
    ] {
      try stage.fire(.service(mode), at: stage.open)
      stage.reset()
      try stage.fire(Event("link"), at: stage.open)
      for specimen in stage.open {
        #expect(specimen.window.draw().joined().contains(text), "\(specimen.name)")
      }
    }
  }

  @Test func `a link comes from the app, and leaves nothing behind`() throws {
    let stage = try stage()
    for event in [
      Event("quantity", value: 3), Event("buy"), Event("link"), Event("link"), Event("back"),
    ] {
      try stage.fire(event, at: stage.open)
    }
    for specimen in stage.open {
      let first = specimen.recorder.messages.trace(events: 3...3).first { _ in true }
      #expect(first?.sender.role == .app, "\(specimen.name)")
      // One that keeps what has gone is flawed.
      if specimen.specimen.flaw == nil {
        #expect(Survivors(specimen).layers.isEmpty, "\(specimen.name)")
      }
    }
  }

  @Test func `nothing can be bought before something is taken`() throws {
    #expect(try screen([Event("buy")]).last == "There is nothing to buy yet.")
    #expect(
      try screen([Event("buy"), Event("quantity", value: 1)]).last == "[ Buy ]")
  }

  @Test func `what was taken before the candy came counts when it is there`() throws {
    let stage = try stage()
    try stage.fire(.service(.slow), at: stage.open)
    stage.reset()
    func lines() -> [String] {
      stage.open.map { $0.window.draw() }.last?.map {
        $0.split(separator: " ").joined(separator: " ")
      } ?? []
    }
    try stage.fire(Event("quantity", value: 3), at: stage.open)
    #expect(lines() == ["[ - ] 3 [ + ]", "[ - ] 0 [ + ]", "[ Buy ]"])
    try stage.fire(Event("buy"), at: stage.open)
    #expect(lines().last == "The candy isn't here yet.")
    try stage.fire(.delivery(), at: stage.open)
    #expect(lines().first == "Heaven Candy")
    for specimen in stage.open {
      #expect(
        specimen.window.draw().joined().contains("Total Price : 300.0won"), "\(specimen.name)")
    }
    try stage.fire(Event("choco", value: 1), at: stage.open)
    #expect(lines().contains("Total Price : 550.0won"))
  }

  @Test func `a failed load is told of in words, and can be tried again while it is`() throws {
    let stage = try stage()
    let failed = ["[ Buy ]", "The candy can't be fetched: no connection.", "[ Retry ]"]
    func ends() -> [[String]] {
      stage.open.map {
        $0.window.draw().suffix(3).map { $0.split(separator: " ").joined(separator: " ") }
      }
    }
    try stage.fire(.service(.fail), at: stage.open)
    stage.reset()
    for event in [Event("buy"), Event("retry"), Event("quantity", value: 3), Event("buy")] {
      try stage.fire(event, at: stage.open)
      #expect(ends().allSatisfy { $0 == failed }, "after \(event)")
    }
    try stage.fire(.service(.slow), at: stage.open)
    try stage.fire(Event("retry"), at: stage.open)
    #expect(ends().allSatisfy { $0.last == "[ Buy ]" })
    #expect(throws: EventError.self) { try stage.fire(Event("retry"), at: stage.open) }
    try stage.fire(.delivery(), at: stage.open)
    for specimen in stage.open {
      #expect(
        specimen.window.draw().joined().contains("Total Price : 300.0won"), "\(specimen.name)")
    }
    #expect(throws: EventError.self) { try stage.fire(Event("retry"), at: stage.open) }
  }

  @Test(arguments: [1_000_000_001, .max])
  func `what is too much is refused in words, and isn't bought`(quantity: Int) throws {
    let stage = try stage()
    for event in [
      Event("quantity", value: quantity), Event("choco", value: quantity), Event("buy"),
    ] {
      try stage.fire(event, at: stage.open)
      for specimen in stage.open {
        #expect(
          specimen.window.draw().last?.contains("No more than 1000000000 of each can be bought.")
            == true, "\(specimen.name), \(event)")
      }
    }
    for event in [Event("quantity", value: 1), Event("choco", value: 0), Event("buy")] {
      try stage.fire(event, at: stage.open)
    }
    #expect(stage.open.allSatisfy { $0.window.draw().joined().contains("Incl Tax : 106.5won") })
  }

  @Test(arguments: [
    (Won(300), "300.0"), (Won(100) * 3 + Won(300) * .vat, "319.5"), (Won(0), "0.0"),
    (Won(250) * .vat, "16.25"), (Won(1) * .vat, "0.065"), (Won(-5), "-5.0"),
  ])
  func `an amount reads as it is written`(amount: Won, text: String) {
    #expect(amount.description == text)
    #expect(Won(text) == amount)
  }

  @Test(arguments: ["", "1", "1.", ".5", "1.2345", "x.5", "1.-5", "99999999999999999999.0"])
  func `what is no amount isn't read as one`(text: String) { #expect(Won(text) == nil) }

  @Test func `a rate reads as it is written`() {
    #expect(TaxRate(tenthsOfPercent: 65).description == "6.5")
    #expect(TaxRate("6.5") == .vat)
    #expect(TaxRate("6") == nil)
    #expect(TaxRate("-1.5") == nil)
  }
}

extension TaxRate {
  nonisolated fileprivate static let vat = TaxRate(tenthsOfPercent: 65)
}
