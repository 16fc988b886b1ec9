// Demonstrates the Interactor of RIBs: it alone holds the entities, and
// decides when a child comes and goes. How, its router knows.

import Features
import LayerTracing

protocol CandyRouting: ViewableRouting {
  func routeToReceipt(_ receipt: ReceiptData)
  func detachReceipt()
  func routeToCandy()
}

protocol CandyPresentable: Presentable {
  func presentFetching()
  func present(candy: CandyData)
  func present(totals: CandyTotals)
  func present(failure: CandyFailure)
}

@Layer(.interactor)
final class CandyInteractor:
  PresentableInteractor<any CandyPresentable>, CandyInteractable
{
  /// Of each product; so many that every total is still exact.
  private static let maximumPieces = 1_000_000_000
  /// Value-added tax: 6.5 percent.
  private static let vat = TaxRate(tenthsOfPercent: 65)

  weak var router: (any CandyRouting)?
  private let useCase: any CandyUseCase
  private var candyEntity: CandyEntity?
  private var chocoEntity: CandyEntity?
  /// Why there are no entities, if that is known.
  private var failure: CandyFileError?
  private var candyQuantity = 0
  private var chocoQuantity = 0
  private var lastReceipt: ReceiptData?

  init(
    presenter: any CandyPresentable,
    useCase: any CandyUseCase
  ) {
    self.useCase = useCase
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    fetchCandy()
  }

  private func fetchCandy() {
    useCase.fetchCandy { [weak self] result in
      self?.receive(result)
    }
  }

  private func receive(_ result: CandyResult) {
    switch result {
    case .success(let offer):
      candyEntity = offer.candy
      chocoEntity = offer.choco
      presenter.present(
        candy: CandyData(
          title: offer.candy.title,
          description: offer.candy.description,
          price: offer.candy.price,
          imageName: offer.candy.imageName,
          chocoTitle: offer.choco.title,
          chocoPrice: offer.choco.price))
      if hasItems { presentTotals() }
    case .failure(let error):
      failure = error
      presenter.present(failure: .notFetched(error))
    }
  }

  private func presentTotals() {
    guard let candyEntity, let chocoEntity else { return }
    guard !isAboveMaximum else { return presentTooMany() }
    let price = totalPrice(of: candyEntity, chocoEntity)
    presenter.present(
      totals: CandyTotals(
        quantity: candyQuantity + chocoQuantity,
        totalPrice: price,
        totalInclTax: price + price * Self.vat,
        vat: Self.vat))
  }

  private func presentTooMany() {
    presenter.present(failure: .tooMany(maximum: Self.maximumPieces))
  }

  private var hasItems: Bool {
    max(candyQuantity, chocoQuantity) > 0
  }

  private var isAboveMaximum: Bool {
    max(candyQuantity, chocoQuantity) > Self.maximumPieces
  }

  private func totalPrice(
    of candy: CandyEntity, _ choco: CandyEntity
  ) -> Won {
    candy.price * candyQuantity + choco.price * chocoQuantity
  }
}

@Layer
extension CandyInteractor: CandyPresentableListener {
  func update(candyQuantity quantity: Int) {
    candyQuantity = quantity
    presentTotals()
  }

  func update(chocoQuantity quantity: Int) {
    chocoQuantity = quantity
    presentTotals()
  }

  func buy() {
    guard let candyEntity, let chocoEntity else {
      presenter.present(
        failure: failure.map(CandyFailure.notFetched)
          ?? .nothingHereYet)
      return
    }
    guard hasItems else {
      presenter.present(failure: .nothingChosen)
      return
    }
    guard !isAboveMaximum else { return presentTooMany() }
    let price = totalPrice(of: candyEntity, chocoEntity)
    let items = [
      ReceiptData.Item(title: candyEntity.title, quantity: candyQuantity),
      ReceiptData.Item(title: chocoEntity.title, quantity: chocoQuantity),
    ]
    let receipt = ReceiptData(
      items: items.filter { $0.quantity > 0 },
      totalInclTax: price + price * Self.vat)
    lastReceipt = receipt
    router?.routeToReceipt(receipt)
  }

  func retry() {
    failure = nil
    presenter.presentFetching()
    fetchCandy()
  }
}

@Layer
extension CandyInteractor: ReceiptListener {
  func receiptDidClose() {
    router?.detachReceipt()
  }
}

@Layer
extension CandyInteractor: CandyActionableItem {
  func openReceipt() {
    router?.routeToCandy()
    guard let lastReceipt else {
      presenter.present(
        failure: failure.map(CandyFailure.notFetched) ?? .nothingBought)
      return
    }
    router?.routeToReceipt(lastReceipt)
  }
}
