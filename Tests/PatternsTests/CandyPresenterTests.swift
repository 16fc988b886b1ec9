import Features
import Testing

@testable import MVP

/// The candy shop's presenter in MVP, driven without a view controller or a widget, as in seed 003.
@Suite struct CandyPresenterTests {
  private final class CandyViewMock: CandyView {
    var title: String?
    var totalPrice: String?
    var message: String?
    var isFailureShown = false
    var receipts: [any ReceiptViewPresenter] = []

    func set(viewModel: CandyViewModel) {
      title = viewModel.title
      message = nil
    }
    func set(totalPriceViewModel viewModel: TotalPriceViewModel) {
      totalPrice = viewModel.totalPrice
      message = nil
    }
    func showFailure(_ message: String) { (self.message, isFailureShown) = (message, true) }
    func hideFailure() { (message, isFailureShown) = (nil, false) }
    func showMessage(_ message: String) { self.message = message }
    func showReceipt(_ presenter: any ReceiptViewPresenter) { receipts.append(presenter) }
  }

  private final class ReceiptViewMock: ReceiptView {
    var receipt: ReceiptViewModel?
    func set(viewModel: ReceiptViewModel) { receipt = viewModel }
  }

  private let view = CandyViewMock()
  private let service = Service()
  private let presenter: CandyPresenter

  init() {
    presenter = CandyPresenter(view: view, order: CandyOrder(service: CandyService(service)))
  }

  @Test func `the candy is fetched, and nothing is summed up yet`() {
    presenter.fetchCandy()
    #expect(view.title == "Heaven Candy")
    #expect(view.totalPrice == nil)
  }

  @Test func `the receipt has a presenter of its own, which makes what it shows`() throws {
    let screen = ReceiptViewMock()
    presenter.fetchCandy()
    presenter.update(candyQuantity: 3)
    presenter.update(chocoQuantity: 2)
    presenter.buy()
    #expect(view.receipts.count == 1)
    let receipt = try #require(view.receipts.first)
    receipt.view = screen
    receipt.viewDidLoad()
    #expect(
      screen.receipt
        == ReceiptViewModel(
          title: "Receipt", items: "Heaven Candy × 3\nHeaven Choco × 2",
          totalInclTax: "Incl Tax : 852.0won"))
  }

  @Test func `an answer that is late is followed by the totals, if something is in the basket`() {
    service.mode = .slow
    presenter.fetchCandy()
    presenter.update(candyQuantity: 3)
    #expect(view.totalPrice == nil)
    service.deliver()
    #expect(view.title == "Heaven Candy")
    #expect(view.totalPrice == "Total Price : 300.0won")
  }

  @Test func `a failed load can be tried again`() {
    service.mode = .fail
    presenter.fetchCandy()
    #expect(view.message == "The candy can't be fetched: no connection.")
    #expect(view.isFailureShown)
    service.mode = .ok
    presenter.retry()
    #expect(view.title == "Heaven Candy")
    #expect(!view.isFailureShown)
  }

  @Test func `to buy what couldn't be fetched doesn't hide why it couldn't`() {
    service.mode = .fail
    presenter.fetchCandy()
    presenter.buy()
    #expect(view.message == "The candy can't be fetched: no connection.")
    service.mode = .slow
    presenter.retry()
    #expect(view.message == nil)
    presenter.buy()
    #expect(view.message == "The candy isn't here yet.")
  }

  @Test(arguments: [1_000_000_001, Int.max])
  func `more than there can be is refused in words, and not bought`(quantity: Int) {
    presenter.fetchCandy()
    presenter.update(candyQuantity: 3)
    presenter.update(chocoQuantity: quantity)
    #expect(view.message == "No more than 1000000000 of each can be bought.")
    view.message = nil
    presenter.buy()
    #expect(view.message == "No more than 1000000000 of each can be bought.")
    #expect(view.receipts.isEmpty)
    presenter.update(chocoQuantity: 0)
    #expect(view.message == nil)
    #expect(view.totalPrice == "Total Price : 300.0won")
  }
}
