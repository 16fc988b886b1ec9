/// The counter in MVVM under Observation, logged by hand: who has read is told once, before the change, and reads
/// again when the event is over.
struct HandMVVMObservable: HandSpecimen {
  let log = HandLog()
  private let view: CountViewController

  init() {
    view = CountViewController(CountViewModel(HandAmount(log), log), log)
  }

  var shown: String { view.amountLabel.text }

  func load() {
    log("App -> View", "viewDidLoad()")
    view.viewDidLoad()
    view.runUpdatePass()
  }

  func fire(_ event: String) {
    (event == "increase" ? view.increaseButton : view.decreaseButton).tap()
    view.runUpdatePass()
  }
}

extension HandMVVMObservable {
  final class CountViewModel {
    private let log: HandLog
    private let amount: HandAmount
    /// Who has read since it was told last.
    private var reader: (() -> Void)?
    private var text: String

    init(_ amount: HandAmount, _ log: HandLog) {
      self.amount = amount
      self.log = log
      text = "\(amount.number)"
    }

    func read(_ reader: @escaping () -> Void) -> String {
      log("View -> ViewModel", "amountText")
      self.reader = reader
      return text
    }

    private func set(_ text: String) {
      if text == self.text { return }
      let told = reader
      reader = nil
      if let told {
        log("ViewModel ~> View", "setNeedsUpdateProperties()")
        told()
      }
      self.text = text
      log("ViewModel -> ViewModel", "amountText", "\"\(text)\"")
    }

    func viewDidLoad() {
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
    private var needsUpdate = true
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
      log("View -> ViewModel", "viewDidLoad()")
      viewModel.viewDidLoad()
    }

    func runUpdatePass() {
      guard needsUpdate else { return }
      needsUpdate = false
      log("App -> View", "updateProperties()")
      let text = viewModel.read { [unowned self] in needsUpdate = true }
      log("View -> View", "text", "\"\(text)\"")
      amountLabel.text = text
    }
  }
}
