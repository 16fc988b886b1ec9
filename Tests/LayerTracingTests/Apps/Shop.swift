import LayerTracing

/// A small shop, as an app has one: its layers belong to no session.
@Layer(.view)
final class ShopView: Sendable {
  let presenter: ShopPresenter

  init(_ presenter: ShopPresenter) { self.presenter = presenter }

  func tapBuy(_ count: Int) { presenter.buy(count) }
  func tapPay() async throws -> Int { try await presenter.pay() }
}

@Layer(.presenter)
final class ShopPresenter: Sendable {
  let till: ShopTill
  let stock: ShopStock

  init(_ till: ShopTill, _ stock: ShopStock) { (self.till, self.stock) = (till, stock) }

  func buy(_ count: Int) {
    _ = stock.take(Order(count: count, note: "a note longer than fifteen bytes"))
  }
  func pay() async throws -> Int { try await till.pay(stock.total()) }
  func payLater() -> Task<Int, any Error> { Task { try await till.pay(5) } }
  func fail() async throws { _ = try await till.pay(-1) }
}

struct Order: Sendable {
  let count: Int
  let note: String
}

@Layer(.model)
final class ShopStock: Sendable {
  func take(_ order: Order) -> Int { order.count }
  func total() -> Int { 7 }
}

/// An actor, which may answer on any thread.
@Layer(.worker)
actor ShopTill {
  private(set) var paid = 0

  func pay(_ amount: Int) async throws -> Int {
    guard amount > 0 else { throw Refused() }
    await Task.yield()
    paid += amount
    return paid
  }

  struct Refused: Error {}
}

extension ShopView {
  /// A shop with all its layers.
  static func make() -> ShopView { ShopView(ShopPresenter(ShopTill(), ShopStock())) }
}

extension AppRecorder {
  /// Each message on one line, with its number and its cause's: `2<1 Presenter -> Model take(…) => 3`.
  var lines: [String] { messages.map { "\($0.id)<\($0.cause ?? 0) \($0.line)" } }
}
