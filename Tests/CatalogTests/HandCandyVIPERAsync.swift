import Features
import LayerTracing

/// The candy in VIPER that awaits its answers, logged by hand: each layer that waited goes on where it left off.
final class HandCandyVIPERAsync {
  let log = HandLog()
  /// How answers come.
  var mode = Service.Mode.ok
  private let interactor: CandyInteractor
  private let presenter: CandyPresenter
  let screen: Screen

  init() {
    interactor = CandyInteractor(log)
    screen = Screen(log)
    presenter = CandyPresenter(screen, interactor, log)
    interactor.service = { [unowned self] in mode == .slow ? nil : answer }
  }

  private var answer: Result<CandyOffer, ServiceError> {
    mode == .fail ? .failure(.unreachable) : .success(.today)
  }

  func load() {
    log("App -> View", "viewDidLoad()")
    log("View -> View", "layOut()")
    log("View -> Presenter", "fetchCandy()")
    presenter.fetchCandy()
  }

  func deliver() { interactor.resume(with: answer) }

  func fire(_ event: String, _ value: Int) {
    switch event {
    case "quantity":
      screen.step(to: value, "quantityStepper")
      log("View -> Presenter", "update(candyQuantity:)", "\(value)")
      presenter.update(candy: value)
    case "choco":
      screen.step(to: value, "chocoStepper")
      log("View -> Presenter", "update(chocoQuantity:)", "\(value)")
      presenter.update(choco: value)
    case "buy":
      screen.tap("Buy", "buyButton")
      log("View -> View", "text", "nil")
      log("View -> Presenter", "buy()")
      presenter.buy()
    case "retry":
      screen.tap("Retry", "retryButton")
      log("View -> Presenter", "retry()")
      presenter.retry()
    default:
      screen.tap("<", "backButton")
      log("View -> View", "popViewController(animated:)", "true")
    }
  }
}

extension HandCandyVIPERAsync {
  struct CandyData {
    let title: String
    let description: String
    let price: Won
    let imageName: String
    let chocoTitle: String
    let chocoPrice: Won
  }

  struct CandyTotals {
    let quantity: Int
    let totalPrice: Won
    let totalInclTax: Won
    let vat: TaxRate
  }

  struct CandyViewModel {
    let title: String
    let description: String
    let price: String
    let imageName: String
    let chocoPrice: String
  }

  struct TotalPriceViewModel {
    let totalPrice: String
    let totalInclTax: String
    let vat: String
    let quantity: String
  }

  struct ReceiptData {
    struct Item {
      let title: String
      let quantity: Int
    }

    let items: [Item]
    let totalInclTax: Won
  }

  struct ReceiptViewModel {
    let title: String
    let items: String
    let totalInclTax: String
  }

  enum CandyFailure: Error {
    case notFetched(ServiceError)
    case nothingHereYet
    case nothingChosen
    case tooMany(maximum: Int)
  }

  /// The labels and what they are told.
  final class Screen {
    private let log: HandLog
    private(set) var shown: [String] = []

    init(_ log: HandLog) { self.log = log }

    func step(to value: Int, _ stepper: String) {
      log("User -> View", "step(to:)", "\(value)")
      log("View -> View", "value", "\(value)")
      log("View -> View", "\(stepper)ValueChanged(_:)", stepper)
    }

    func tap(_ title: String, _ button: String) {
      log("User -> View", "tap(_:)", title.quoted)
      log("View -> View", "\(button)Touched(_:)", button)
    }

    private func label(_ texts: String?...) {
      for text in texts { log("View -> View", "text", text.map(\.quoted) ?? "nil") }
    }

    func set(_ candy: CandyViewModel) {
      log("Presenter -> View", "set(viewModel:)", describe(candy))
      label(candy.title, candy.description, candy.price)
      log("View -> View", "image", "Image(name: \(candy.imageName.quoted))")
      label(candy.chocoPrice, nil)
      shown = [candy.title, candy.price, candy.chocoPrice]
    }

    func set(_ totals: TotalPriceViewModel) {
      log("Presenter -> View", "set(totalPriceViewModel:)", describe(totals))
      label(totals.quantity, totals.totalPrice, totals.totalInclTax, totals.vat, nil)
      shown = [totals.totalPrice, totals.totalInclTax, totals.vat]
    }

    func showFailure(_ text: String) {
      log("Presenter -> View", "showFailure(_:)", text.quoted)
      label(text)
      log("View -> View", "isHidden", "false")
      shown = [text]
    }

    func hideFailure() {
      log("Presenter -> View", "hideFailure()")
      label(nil)
      log("View -> View", "isHidden", "true")
      shown = []
    }

    func showMessage(_ text: String) {
      log("Presenter -> View", "showMessage(_:)", text.quoted)
      label(text)
      shown = [text]
    }

    func push(_ receipt: ReceiptData) {
      log("Router -> View", "pushViewController(_:animated:)", "ReceiptViewController", "true")
      log("View -> View", "viewDidLoad()")
      log("View -> Presenter", "viewDidLoad()")
      log("Presenter -> Interactor", "provideReceipt()")
      log("Presenter -> Presenter", "show(_:)", describe(receipt))
      let texts = ReceiptViewModel(
        title: "Receipt",
        items: receipt.items.map { "\($0.title) × \($0.quantity)" }.joined(separator: "\n"),
        totalInclTax: "Incl Tax : \(receipt.totalInclTax)won")
      log("Presenter -> View", "set(viewModel:)", describe(texts))
      label(texts.title, texts.items, texts.totalInclTax)
      shown = [texts.title, texts.totalInclTax]
    }
  }

  final class CandyPresenter {
    private let log: HandLog
    private let view: Screen
    private let interactor: CandyInteractor

    init(_ view: Screen, _ interactor: CandyInteractor, _ log: HandLog) {
      (self.view, self.interactor, self.log) = (view, interactor, log)
    }

    func fetchCandy() {
      log("Presenter -> Interactor", "fetchCandy()")
      interactor.fetchCandy { [unowned self] answer in
        trying { () throws(CandyFailure) in
          let candy = try answer.get()
          log("Presenter -> Presenter", "show(_:)", describe(candy))
          view.set(
            CandyViewModel(
              title: candy.title, description: candy.description, price: "\(candy.price) won",
              imageName: candy.imageName, chocoPrice: "\(candy.chocoTitle) \(candy.chocoPrice) won")
          )
          log("Presenter -> Interactor", "currentTotals()")
          show(try interactor.currentTotals())
        }
      }
    }

    func update(candy quantity: Int) {
      log("Presenter -> Interactor", "update(candyQuantity:)", "\(quantity)")
      trying { () throws(CandyFailure) in show(try interactor.update(candy: quantity)) }
    }

    func update(choco quantity: Int) {
      log("Presenter -> Interactor", "update(chocoQuantity:)", "\(quantity)")
      trying { () throws(CandyFailure) in show(try interactor.update(choco: quantity)) }
    }

    func buy() {
      trying { () throws(CandyFailure) in
        log("Presenter -> Interactor", "buy()")
        let receipt = try interactor.buy()
        log("Presenter -> Router", "showReceipt(_:)", describe(receipt))
        view.push(receipt)
      }
    }

    func retry() {
      view.hideFailure()
      log("Presenter -> Presenter", "fetchCandy()")
      fetchCandy()
    }

    private func show(_ totals: CandyTotals?) {
      log("Presenter -> Presenter", "show(_:)", totals.map { describe($0) } ?? "nil")
      guard let totals else { return }
      view.set(
        TotalPriceViewModel(
          totalPrice: "Total Price : \(totals.totalPrice)won",
          totalInclTax: "Incl Tax : \(totals.totalInclTax)won", vat: "Tax : 6.5%",
          quantity: "\(totals.quantity)"))
    }

    private func trying(_ body: () throws(CandyFailure) -> Void) {
      do { try body() } catch {
        log("Presenter -> Presenter", "show(_:)", describe(error))
        switch error {
        case .notFetched: view.showFailure("The candy can't be fetched: no connection.")
        case .nothingHereYet: view.showMessage("The candy isn't here yet.")
        case .nothingChosen: view.showMessage("There is nothing to buy yet.")
        case .tooMany(let maximum):
          view.showMessage("No more than \(maximum) of each can be bought.")
        }
      }
    }
  }

  final class CandyInteractor {
    private let log: HandLog
    /// The answer, if it is there at once.
    var service: () -> Result<CandyOffer, ServiceError>? = { nil }
    private var waiting: ((Result<CandyData, CandyFailure>) -> Void)?
    private var offer: CandyOffer?
    private var failure: ServiceError?
    private var (candy, choco) = (0, 0)

    init(_ log: HandLog) { self.log = log }

    func fetchCandy(_ goOn: @escaping (Result<CandyData, CandyFailure>) -> Void) {
      log("Interactor -> Interactor", "failure", "nil")
      failure = nil
      log("Interactor -> Worker", "fetchCandy()")
      if let answer = service() {
        goOn(take(answer))
      } else {
        log("Worker -> Worker", "fetchCandy() awaits", "fetchCandy".quoted)
        waiting = goOn
      }
    }

    func resume(with answer: Result<CandyOffer, ServiceError>) {
      guard let goOn = waiting else { return }
      waiting = nil
      log("Worker -> Worker", "fetchCandy() resumes")
      switch answer {
      case .success(let offer):
        log("Worker ~> Interactor", "fetchCandy() returned", describe(offer))
      case .failure(let error): log("Worker ~> Interactor", "fetchCandy() threw", describe(error))
      }
      let taken = take(answer)
      switch taken {
      case .success(let data):
        log("Interactor ~> Presenter", "fetchCandy() returned", describe(data))
      case .failure(let error):
        log("Interactor ~> Presenter", "fetchCandy() threw", describe(error))
      }
      goOn(taken)
    }

    private func take(
      _ answer: Result<CandyOffer, ServiceError>
    ) -> Result<CandyData, CandyFailure> {
      switch answer {
      case .success(let offer):
        log("Interactor -> Interactor", "candyEntity", describe(offer.candy))
        log("Interactor -> Interactor", "chocoEntity", describe(offer.choco))
        self.offer = offer
        return .success(
          CandyData(
            title: offer.candy.title, description: offer.candy.description,
            price: offer.candy.price, imageName: offer.candy.imageName,
            chocoTitle: offer.choco.title, chocoPrice: offer.choco.price))
      case .failure(let error):
        log("Interactor -> Interactor", "failure", describe(error))
        failure = error
        return .failure(.notFetched(error))
      }
    }

    func update(candy quantity: Int) throws(CandyFailure) -> CandyTotals? {
      log("Interactor -> Interactor", "candyQuantity", "\(quantity)")
      candy = quantity
      return try totals()
    }

    func update(choco quantity: Int) throws(CandyFailure) -> CandyTotals? {
      log("Interactor -> Interactor", "chocoQuantity", "\(quantity)")
      choco = quantity
      return try totals()
    }

    func currentTotals() throws(CandyFailure) -> CandyTotals? {
      max(candy, choco) > 0 ? try totals() : nil
    }

    private func totals() throws(CandyFailure) -> CandyTotals? {
      log("Interactor -> Interactor", "totals()")
      guard let offer else { return nil }
      let price = try price(of: offer)
      return CandyTotals(
        quantity: candy + choco, totalPrice: price, totalInclTax: price + price * vat, vat: vat)
    }

    func buy() throws(CandyFailure) -> ReceiptData {
      guard let offer else { throw failure.map(CandyFailure.notFetched) ?? .nothingHereYet }
      if max(candy, choco) == 0 { throw .nothingChosen }
      let price = try price(of: offer)
      let items = [(offer.candy.title, candy), (offer.choco.title, choco)].filter { $0.1 > 0 }
      let receipt = ReceiptData(
        items: items.map { ReceiptData.Item(title: $0.0, quantity: $0.1) },
        totalInclTax: price + price * vat)
      log("Interactor -> Interactor", "lastReceipt", describe(receipt))
      return receipt
    }

    private var vat: TaxRate { TaxRate(tenthsOfPercent: 65) }

    private func price(of offer: CandyOffer) throws(CandyFailure) -> Won {
      log("Interactor -> Interactor", "checkQuantities()")
      if max(candy, choco) > 1_000_000_000 { throw .tooMany(maximum: 1_000_000_000) }
      log(
        "Interactor -> Interactor", "totalPrice(of:_:)", describe(offer.candy),
        describe(offer.choco))
      return offer.candy.price * candy + offer.choco.price * choco
    }
  }
}
