/// The counter in MVC, logged by hand.
struct HandMVC: HandSpecimen {
  let log = HandLog()
  private let controller: CountViewController

  init() { controller = CountViewController(log) }

  var shown: String { controller.amountLabel.text }

  func load() {
    log("App -> Controller", "viewDidLoad()")
    controller.viewDidLoad()
  }

  func fire(_ event: String) {
    (event == "increase" ? controller.increaseButton : controller.decreaseButton).tap()
  }
}

extension HandMVC {
  final class CountViewController {
    private let log: HandLog
    let amountLabel = HandLabel()
    let increaseButton: HandButton
    let decreaseButton: HandButton
    private let amount: HandAmount

    init(_ log: HandLog) {
      self.log = log
      increaseButton = HandButton("+", log)
      decreaseButton = HandButton("-", log)
      amount = HandAmount(log)
    }

    private func show(_ number: Int) {
      log("Controller -> View", "text", "\"\(number)\"")
      amountLabel.text = "\(number)"
    }

    func viewDidLoad() {
      increaseButton.addTarget { [unowned self] in
        log("View -> Controller", "increaseButtonTouched(_:)", "increaseButton")
        log("Controller -> Model", "increase()")
        amount.increase()
      }
      decreaseButton.addTarget { [unowned self] in
        log("View -> Controller", "decreaseButtonTouched(_:)", "decreaseButton")
        log("Controller -> Model", "decrease()")
        amount.decrease()
      }
      show(amount.number)
      log("Controller -> Model", "observe(_:)", "{ … }")
      amount.observe { [unowned self] number in
        log("Model ~> Controller", "number", "\(number)")
        show(number)
      }
    }
  }
}
