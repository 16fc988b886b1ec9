// The presenter of the candy shop, built in RIBs.

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

  func present(totals: TotalPriceViewModel) {
    viewController.set(totalPriceViewModel: totals)
  }

  func present(failure: CandyFailure) {
    switch failure {
    case .notFetched(.unreachable):
      viewController.showFailure(
        "The candy can't be fetched: no connection.")
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
