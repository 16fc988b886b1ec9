import Features
import Testing

@testable import CandyVIPERAsync

/// The presenter of VIPER~async, whose tasks are awaited.
@Suite struct CandyPresenterAsyncTests {
  private final class View: CandyViewProtocol {
    var shown: [String] = []

    func set(viewModel: CandyViewModel) { shown.append(viewModel.title) }
    func set(totalPriceViewModel viewModel: TotalPriceViewModel) {}
    func showFailure(_ message: String) { shown.append(message) }
    func hideFailure() {}
    func showMessage(_ message: String) { shown.append(message) }
  }

  /// Answers at once, each time with another candy, or first with a failure.
  private final class Interactor: CandyInteractorProtocol {
    private var answers = 0
    var failsFirst = false

    func fetchCandy() async throws -> CandyData {
      answers += 1
      if failsFirst, answers == 1 { throw CandyFailure.notFetched(.unreachable) }
      return CandyData(
        title: "candy \(answers)", description: "", price: Won(1), imageName: "", chocoTitle: "",
        chocoPrice: Won(1))
    }
    func update(candyQuantity quantity: Int) throws(CandyFailure) -> CandyTotals? { nil }
    func update(chocoQuantity quantity: Int) throws(CandyFailure) -> CandyTotals? { nil }
    func currentTotals() throws(CandyFailure) -> CandyTotals? { nil }
    func buy() throws(CandyFailure) -> ReceiptData { throw .nothingChosen }
    func reopenReceipt() throws(CandyFailure) -> ReceiptData { throw .nothingBought }
  }

  private final class Router: CandyRouterProtocol {
    func returnToCandy() {}
    func showReceipt(_ receipt: ReceiptData) {}
  }

  @Test(arguments: [false, true])
  func `an answer to a task that was cancelled isn't shown, though it came, nor its failure`(
    isFailure: Bool
  ) async {
    let (view, interactor, router) = (View(), Interactor(), Router())
    interactor.failsFirst = isFailure
    let presenter = CandyPresenter(view: view, interactor: interactor, router: router)
    presenter.fetchCandy()
    let older = presenter.fetching
    presenter.fetchCandy()
    await older?.value
    await presenter.fetching?.value
    #expect(view.shown == ["candy 2"])
  }
}
