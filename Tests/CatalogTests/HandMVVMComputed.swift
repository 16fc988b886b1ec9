/// The counter in MVVM whose model is observed, logged by hand: the view reads the model through a view model that
/// isn't seen, and is told by it, once, before the change.
struct HandMVVMComputed: HandSpecimen {
  let log = HandLog()
  private let view: CountViewController

  init() {
    view = CountViewController(Amount(log), log)
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

extension HandMVVMComputed {
  final class Amount {
    private let log: HandLog
    /// Who has read since it was told last.
    private var reader: (() -> Void)?
    private var number = 0

    init(_ log: HandLog) { self.log = log }

    func read(_ reader: @escaping () -> Void) -> Int {
      log("View -> Model", "number")
      self.reader = reader
      return number
    }

    func add(_ step: Int) {
      let told = reader
      reader = nil
      if let told {
        log("Model ~> View", "setNeedsUpdateProperties()")
        told()
      }
      number += step
      log("Model -> Model", "number", "\(number)")
    }
  }

  final class CountViewController {
    private let log: HandLog
    private let amount: Amount
    private var needsUpdate = true
    let amountLabel = HandLabel()
    let increaseButton: HandButton
    let decreaseButton: HandButton

    init(_ amount: Amount, _ log: HandLog) {
      self.amount = amount
      self.log = log
      increaseButton = HandButton("+", log)
      decreaseButton = HandButton("-", log)
    }

    func viewDidLoad() {
      for (button, name, step) in [
        (increaseButton, "increase", 1), (decreaseButton, "decrease", -1),
      ] {
        button.addTarget { [unowned self] in
          log("View -> View", "\(name)ButtonTouched(_:)", "\(name)Button")
          log("View -> ViewModel", "\(name)ButtonTouched()")
          log("ViewModel -> Model", "\(name)()")
          amount.add(step)
        }
      }
    }

    func runUpdatePass() {
      guard needsUpdate else { return }
      needsUpdate = false
      log("App -> View", "updateProperties()")
      let text = "\(amount.read { [unowned self] in needsUpdate = true })"
      log("View -> View", "text", "\"\(text)\"")
      amountLabel.text = text
    }
  }
}
