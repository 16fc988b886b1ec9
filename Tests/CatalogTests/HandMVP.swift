/// The counter in MVP, logged by hand; its presenter observes the model, or awaits its changes.
struct HandMVP: HandSpecimen {
  let log = HandLog()
  private let view: CountViewController
  /// Whether the presenter awaits: it goes on when what has changed the model is through.
  private let awaits: Bool

  init() { self.init(awaits: false) }

  init(awaits: Bool) {
    self.awaits = awaits
    view = CountViewController(log)
    view.presenter = CountPresenter(view, log)
  }

  var shown: String { view.amountLabel.text }

  func load() {
    log("App -> View", "viewDidLoad()")
    view.viewDidLoad()
    if awaits { view.presenter?.show() } else { view.presenter?.observe() }
  }

  func fire(_ event: String) {
    (event == "increase" ? view.increaseButton : view.decreaseButton).tap()
    guard awaits else { return }
    log("Presenter -> Presenter", "viewDidLoad() resumes")
    view.presenter?.show()
  }
}

extension HandMVP {
  final class CountPresenter {
    private let log: HandLog
    private unowned let view: CountViewController
    private let amount: HandAmount

    init(_ view: CountViewController, _ log: HandLog) {
      self.view = view
      self.log = log
      amount = HandAmount(log)
    }

    func show() {
      log("Presenter -> View", "onValueChange(number:)", "\(amount.number)")
      view.onValueChange(number: amount.number)
    }

    func observe() {
      show()
      log("Presenter -> Model", "observe(_:)", "{ … }")
      amount.observe { [unowned self] number in
        log("Model ~> Presenter", "number", "\(number)")
        show()
      }
    }

    func increaseButtonTouched() {
      log("Presenter -> Model", "increase()")
      amount.increase()
    }

    func decreaseButtonTouched() {
      log("Presenter -> Model", "decrease()")
      amount.decrease()
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
    }

    func onValueChange(number: Int) {
      log("View -> View", "text", "\"\(number)\"")
      amountLabel.text = "\(number)"
    }
  }
}
