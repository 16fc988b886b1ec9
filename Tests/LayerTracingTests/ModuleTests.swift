import Testing

@testable import LayerTracing

@Layer(.view)
private final class SalesViewController {
  var presenter: SalesPresenter?
  func tap() { presenter?.sell() }
  func show(_ text: String) {}
}

@Layer(.presenter)
private final class SalesPresenter {
  weak var view: SalesViewController?
  let till = TillPresenter()
  func sell() {
    till.take(Coin())
    view?.show("sold")
  }
  func refresh() { view?.show("") }
}

@Layer(.presenter)
private final class TillPresenter {
  func take(_ coin: Coin) {}
}

@Layer(.controller)
private final class ListController {
  let detail = DetailController()
  func open() { detail.show() }
}

@Layer(.controller)
private final class DetailController {
  func show() {}
}

@Layer(.model)
private final class SalesModel {}

@Layer(.worker)
private final class SalesAPIWorker {}

@Layer(.view)
private final class Price {}

private struct Coin { let value = 1 }
private struct Purse { let coins = [Coin()] }

/// Modules: what a layer's class says of the one that it belongs to, and how people then call it.
@Suite struct ModuleTests {
  @Test func `a class names its module in front of its part`() {
    #expect(SalesViewController._layerFacts.module == "Sales")
    #expect(SalesPresenter._layerFacts.module == "Sales")
    #expect(DetailController._layerFacts.module == "Detail")
    // Models and workers are shared, and not every class is named for its part.
    #expect(SalesModel._layerFacts.module == nil)
    #expect(SalesAPIWorker._layerFacts.module == nil)
    #expect(Price._layerFacts.module == nil)
  }

  @Test func `where an event has several modules, its layers are called by theirs`() {
    let session = Session()
    let view = session.make {
      let view = SalesViewController()
      view.presenter = SalesPresenter()
      view.presenter?.view = view
      return view
    }
    session.event(1) { view.tap() }
    session.event(2) { view.presenter?.refresh() }
    #expect(
      session.messages.map { "\($0.senderName) -> \($0.receiverName)" } == [
        "User -> Sales.View", "Sales.View -> Sales.Presenter", "Sales.Presenter -> Till.Presenter",
        "Sales.Presenter -> Sales.View",
        // The other event stays within one.
        "User -> Presenter", "Presenter -> View",
      ])
    let first = session.recorder.messages.trace(events: 1...1)
    #expect(first.map(\.isAmongModules) == [true, true, true, true])
    #expect(session.recorder.messages.newestMessage?.isAmongModules == false)
  }

  @Test func `a message from one module's controller to another's crosses`() {
    let session = Session()
    let list = session.make { ListController() }
    session.event { list.open() }
    #expect(session.messages.map(\.isCrossing) == [true, true])
    #expect(session.messages.last?.receiverName == "Detail.Controller")
  }

  @Test func `the types that a message brings are known`() {
    let session = Session()
    let receiver = session.make { Receiver() }
    session.event { receiver.take(Purse()) }
    session.event { receiver.take([Coin?.some(Coin())]) }
    session.event { receiver.take(Result<Coin, Never>.success(Coin())) }
    session.event { receiver.take(Holder(plain: Plain())) }
    session.event { receiver.layer(receiver) }
    session.event { receiver.number(1) }
    session.event { _ = receiver.give(Coin()) }
    #expect(
      session.messages.map { $0.argumentTypes.filter { !$0.contains("<") } } == [
        ["Purse", "Coin"], ["Coin"], ["Coin"], ["Holder", "Plain"], ["Receiver"], [], ["Coin"],
      ])
    #expect(session.messages.last?.resultTypes == ["Coin"])
  }

  @Test func `what may not travel breaks a rule, on its way there and back`() throws {
    let rules = PatternRules(
      name: "Test", ways: [.call(.user, .presenter), .call(.presenter, .presenter)],
      payloads: [.no("coin", [Coin.self], reaches: .model)], ownerships: [])
    let session = Session()
    let receiver = session.make { Receiver() }
    session.event { receiver.take(Purse()) }
    let message = try #require(session.messages.first)
    #expect(rules.breach(of: message) == .way)
    let allowing = PatternRules(
      name: "Test", ways: [.call(.user, .model)],
      payloads: [.no("coin", [Coin.self], reaches: .model)], ownerships: [])
    guard case .payload(let payload, let type)? = allowing.breach(of: message) else {
      Issue.record("no breach")
      return
    }
    #expect(payload.name == "coin" && type == "Coin")
    let keeping = PatternRules(
      name: "Test", ways: [.call(.user, .model)],
      payloads: [.no("coin", [Coin.self], leaves: .model)], ownerships: [])
    #expect(keeping.breach(of: message) == nil)
    session.event { _ = receiver.give(Coin()) }
    #expect(keeping.breach(of: try #require(session.messages.last)) != nil)
  }
}
