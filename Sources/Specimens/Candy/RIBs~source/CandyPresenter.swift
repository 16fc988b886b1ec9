// Demonstrates the optional Presenter of RIBs: it puts data into words,
// and owns the view that shows them. No event passes through it.

import LayerTracing

protocol CandyViewProtocol: AnyObject {
  func set(viewModel: CandyViewModel)
  func set(totalPriceViewModel viewModel: TotalPriceViewModel)
  func showFailure(_ message: String)
  func hideFailure()
  func showMessage(_ message: String)
}

@Layer(.presenter)
final class CandyPresenter:
  Presenter<any CandyViewProtocol>, CandyPresentable
{
  func presentFetching() {
    viewController.hideFailure()
  }

  func present(candy: CandyData) {
    viewController.set(
      viewModel: CandyViewModel(
        title: candy.title,
        description: candy.description,
        price: "\(candy.price) won",
        imageName: candy.imageName,
        chocoPrice: "\(candy.chocoTitle) \(candy.chocoPrice) won"))
  }

  func present(totals: CandyTotals) {
    viewController.set(
      totalPriceViewModel: TotalPriceViewModel(
        totalPrice: "Total Price : \(totals.totalPrice)won",
        totalInclTax: "Incl Tax : \(totals.totalInclTax)won",
        vat: "Tax : \(totals.vat)%",
        quantity: String(totals.quantity)))
  }

  func present(failure: CandyFailure) {
    switch failure {
    case .notFetched(.damaged):
      viewController.showFailure(
        "The goods can't be read: the file is damaged.")
    case .nothingHereYet:
      viewController.showMessage("The candy isn't here yet.")
    case .nothingChosen:
      viewController.showMessage("There is nothing to buy yet.")
    case .nothingBought:
      viewController.showMessage("Nothing has been bought yet.")
    case .tooMany(let maximum):
      viewController.showMessage(
        "No more than \(maximum) of each can be bought.")
    }
  }
}
