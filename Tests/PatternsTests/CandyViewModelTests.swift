import Features
import Testing

@testable import MVVM

/// The candy shop's view model in MVVM: nothing stands in for the view, because the view model knows
/// none.
@Suite struct CandyViewModelTests {
  private final class Screen {
    var title: String?
    var totalPrice: String?
    var message: String?
    var refusal: String?
    var receipts: [ReceiptViewModel] = []
  }

  private let screen = Screen()
  private let service = Service()
  private let viewModel: CandyViewModel
  private let bindings: [Disposable]

  init() {
    viewModel = CandyViewModel(order: CandyOrder(service: CandyService(service)))
    bindings = [
      viewModel.candy.bind { [screen] in screen.title = $0?.title },
      viewModel.totals.bind { [screen] in screen.totalPrice = $0?.totalPrice },
      viewModel.message.bind { [screen] in screen.message = $0 },
      viewModel.refusal.bind { [screen] in screen.refusal = $0 },
      viewModel.receipts.add { [screen] in screen.receipts.append($0) },
    ]
  }

  @Test func `an answer that is late is followed by the totals, if something is in the basket`() {
    service.mode = .slow
    viewModel.viewDidLoad()
    viewModel.update(candyQuantity: 3)
    #expect(screen.totalPrice == nil)
    service.deliver()
    #expect(screen.title == "Heaven Candy")
    #expect(screen.totalPrice == "Total Price : 300.0won")
  }

  @Test func `a failed load can be tried again`() {
    service.mode = .fail
    viewModel.viewDidLoad()
    #expect(screen.message == "The candy can't be fetched: no connection.")
    viewModel.buy()
    #expect(screen.message == "The candy can't be fetched: no connection.")
    #expect(screen.refusal == nil)
    service.mode = .ok
    viewModel.retry()
    #expect(screen.message == nil)
    #expect(screen.title == "Heaven Candy")
  }

  @Test func `more than there can be is refused in words, and not bought`() {
    viewModel.viewDidLoad()
    viewModel.update(candyQuantity: .max)
    viewModel.update(chocoQuantity: .max)
    #expect(screen.refusal == "No more than 1000000000 of each can be bought.")
    viewModel.buy()
    #expect(screen.receipts.isEmpty)
    viewModel.update(candyQuantity: 1)
    #expect(screen.refusal == "No more than 1000000000 of each can be bought.")
    viewModel.update(chocoQuantity: 0)
    #expect(screen.refusal == nil)
  }

  @Test func `who buys the same again gets another receipt`() {
    viewModel.viewDidLoad()
    viewModel.update(candyQuantity: 3)
    viewModel.buy()
    viewModel.buy()
    #expect(screen.receipts.map(\.totalInclTax) == ["Incl Tax : 319.5won", "Incl Tax : 319.5won"])
  }
}
