/// The counter in VIPER, logged by hand.
struct HandVIPER: HandSpecimen {
  let log = HandLog()
  private let view: CountViewController

  init() {
    view = CountViewController(log)
    let interactor = CountInteractor(log)
    let presenter = CountPresenter(view, interactor, log)
    view.presenter = presenter
    interactor.output = presenter
  }

  var shown: String { view.amountLabel.text }

  func load() {
    log("App -> View", "viewDidLoad()")
    view.viewDidLoad()
  }

  func fire(_ event: String) {
    (event == "increase" ? view.increaseButton : view.decreaseButton).tap()
  }
}

extension HandVIPER {
  final class CountInteractor {
    private let log: HandLog
    weak var output: CountPresenter?
    private var number = 0

    init(_ log: HandLog) { self.log = log }

    private func tell() {
      log("Interactor -> Presenter", "didChange(number:)", "\(number)")
      output?.didChange(number: number)
    }

    func provideNumber() { tell() }

    func increase() {
      log("Interactor -> Interactor", "amount", "Amount(number: \(number + 1))")
      number += 1
      tell()
    }

    func decrease() {
      log("Interactor -> Interactor", "amount", "Amount(number: \(number - 1))")
      number -= 1
      tell()
    }
  }

  final class CountPresenter {
    private let log: HandLog
    private weak var view: CountViewController?
    private let interactor: CountInteractor

    init(_ view: CountViewController, _ interactor: CountInteractor, _ log: HandLog) {
      self.view = view
      self.interactor = interactor
      self.log = log
    }

    func viewDidLoad() {
      log("Presenter -> Interactor", "provideNumber()")
      interactor.provideNumber()
    }

    func increaseButtonTouched() {
      log("Presenter -> Interactor", "increase()")
      interactor.increase()
    }

    func decreaseButtonTouched() {
      log("Presenter -> Interactor", "decrease()")
      interactor.decrease()
    }

    func didChange(number: Int) {
      log("Presenter -> View", "onValueChange(number:)", "\(number)")
      view?.onValueChange(number: number)
    }
  }

  final class CountViewController {
    private let log: HandLog
    let amountLabel = HandLabel()
    let increaseButton: HandButton
    let decreaseButton: HandButton
    var presenter: CountPresenter?

    init(_ log: HandLog) {
      self.log = log
      increaseButton = HandButton("+", log)
      decreaseButton = HandButton("-", log)
    }

    func viewDidLoad() {
      increaseButton.addTarget { [unowned self] in
        log("View -> View", "increaseButtonTouched(_:)", "increaseButton")
        log("View -> Presenter", "increaseButtonTouched()")
        presenter?.increaseButtonTouched()
      }
      decreaseButton.addTarget { [unowned self] in
        log("View -> View", "decreaseButtonTouched(_:)", "decreaseButton")
        log("View -> Presenter", "decreaseButtonTouched()")
        presenter?.decreaseButtonTouched()
      }
      log("View -> Presenter", "viewDidLoad()")
      presenter?.viewDidLoad()
    }

    func onValueChange(number: Int) {
      log("View -> View", "text", "\"\(number)\"")
      amountLabel.text = "\(number)"
    }
  }
}
