/// The counter in MVVM, logged by hand.
struct HandMVVM: HandSpecimen {
  let log = HandLog()
  private let view: CountViewController

  init() {
    view = CountViewController(CountViewModel(HandAmount(log), log), log)
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

extension HandMVVM {
  final class CountViewModel {
    private let log: HandLog
    private let amount: HandAmount
    private var handlers: [(String) -> Void] = []
    private var amountText: String

    init(_ amount: HandAmount, _ log: HandLog) {
      self.amount = amount
      self.log = log
      amountText = "\(amount.number)"
    }

    private func tell(_ handler: (String) -> Void) {
      log("ViewModel ~> View", "amountText", "\"\(amountText)\"")
      handler(amountText)
    }

    private func set(_ text: String) {
      if text == amountText { return }
      amountText = text
      for handler in handlers { tell(handler) }
    }

    func bind(_ handler: @escaping (String) -> Void) {
      tell(handler)
      handlers.append(handler)
    }

    func viewDidLoad() {
      set("\(amount.number)")
      log("ViewModel -> Model", "observe(_:)", "{ … }")
      amount.observe { [unowned self] number in
        log("Model ~> ViewModel", "number", "\(number)")
        set("\(number)")
      }
    }

    func increaseButtonTouched() {
      log("ViewModel -> Model", "increase()")
      amount.increase()
    }

    func decreaseButtonTouched() {
      log("ViewModel -> Model", "decrease()")
      amount.decrease()
    }
  }

  final class CountViewController {
    private let log: HandLog
    private let viewModel: CountViewModel
    let amountLabel = HandLabel()
    let increaseButton: HandButton
    let decreaseButton: HandButton

    init(_ viewModel: CountViewModel, _ log: HandLog) {
      self.viewModel = viewModel
      self.log = log
      increaseButton = HandButton("+", log)
      decreaseButton = HandButton("-", log)
    }

    func viewDidLoad() {
      increaseButton.addTarget { [unowned self] in
        log("View -> View", "increaseButtonTouched(_:)", "increaseButton")
        log("View -> ViewModel", "increaseButtonTouched()")
        viewModel.increaseButtonTouched()
      }
      decreaseButton.addTarget { [unowned self] in
        log("View -> View", "decreaseButtonTouched(_:)", "decreaseButton")
        log("View -> ViewModel", "decreaseButtonTouched()")
        viewModel.decreaseButtonTouched()
      }
      log("View -> ViewModel", "amountText.bind(_:)", "{ … }")
      viewModel.bind { [unowned self] text in
        log("View -> View", "text", "\"\(text)\"")
        amountLabel.text = text
      }
      log("View -> ViewModel", "viewDidLoad()")
      viewModel.viewDidLoad()
    }
  }
}
