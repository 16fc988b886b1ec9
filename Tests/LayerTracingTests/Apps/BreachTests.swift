import Testing

@testable import LayerTracing

/// A pattern's rules, held in a test of an app.
@Suite struct BreachTests {
  private let shop = ShopView.make()

  @Test func `layers that keep their pattern's rules break none`() async throws {
    #expect(try await breaches(of: .shop) { _ = try await shop.tapPay() }.isEmpty)
  }

  @Test func `a message that goes where none may is told once, with the line that it was sent in`()
  {
    let found =
      breaches(of: .mvp) { for _ in 0..<3 { shop.tapBuy(1) } }
      + breaches(of: .viper) { shop.tapBuy(1) }
    #expect(
      found.map { "\($0)".replacing(/:\d+\)/, with: ":LINE)") } == [
        "ShopPresenter.till holds ShopTill: in MVP no Presenter owns a Worker",
        "ShopPresenter -> ShopStock  take(Order(count: 1, note: \"a note longer than fifteen bytes\")): "
          + "in VIPER no message goes Presenter -> Model "
          + "(sent in ShopPresenter.buy(_:), LayerTracingTests/Shop.swift:LINE)",
        "ShopPresenter.till holds ShopTill: in VIPER no Presenter owns a Worker",
        "ShopPresenter.stock holds ShopStock: in VIPER no Presenter owns a Model",
      ])
  }

  @Test func `a value that may not go somewhere is told by its type`() {
    let rules = PatternRules.shop.forbidding(.no("order", [Order.self], reaches: .model))
    let found = breaches(of: rules) { shop.tapBuy(1) }
    #expect(found.count == 1)
    #expect("\(found[0])".contains("in Shop no order goes there, and Order is one"))
  }

  @Test func `a way that is forbidden doesn't hide what is brought along it`() {
    let rules = PatternRules.viper.forbidding(.no("order", [Order.self], reaches: .model))
    let found = breaches(of: rules) { shop.tapBuy(1) }.map(\.description)
    #expect(found.contains { $0.contains("in VIPER no message goes Presenter -> Model") })
    #expect(found.contains { $0.contains("in VIPER no order goes there, and Order is one") })
  }

  @Test func `a test that sends nothing to a layer doesn't pass`() {
    let found = breaches(of: .viper) { 1 + 1 }
    #expect(
      found.map(\.description) == [
        "no layer was sent anything: nothing was held against the rules of VIPER"
      ])
    #expect(found != [])
  }

  @Test func `what the test itself sends is no breach`() {
    #expect(breaches(of: .shop) { shop.presenter.buy(1) } == [])
  }

  @Test func `tests at the same time don't see each other's messages`() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<20 {
        group.addTask {
          let shop = ShopView.make()
          let found = breaches(of: number.isMultiple(of: 2) ? .shop : .viper) { shop.tapBuy(1) }
          return found.isEmpty == number.isMultiple(of: 2)
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test func `an error that the body throws is passed on`() async {
    await #expect(throws: ShopTill.Refused.self) {
      _ = try await breaches(of: .shop) { try await shop.presenter.fail() }
    }
  }
}

extension PatternRules {
  /// The shop's own rules.
  fileprivate static let shop = PatternRules(
    name: "Shop",
    ways: [
      .call(.view, .presenter), .call(.presenter, .model), .call(.presenter, .worker),
    ],
    ownerships: [.init(.view, .presenter), .init(.presenter, .model), .init(.presenter, .worker)])
}
