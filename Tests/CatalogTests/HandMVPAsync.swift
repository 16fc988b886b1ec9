/// The counter in MVP whose presenter awaits each change of its model, logged by hand: it goes on when what changed the
/// model is through.
struct HandMVPAsync: HandSpecimen {
  let log = HandLog()
  private let view: CountViewController

  init() {
    view = CountViewController(CountPresenter(Amount(log), log), log)
    view.presenter.view = view
  }

  var shown: String { view.amountLabel.text }

  func load() {
    log("App -> View", "viewDidLoad()")
    view.viewDidLoad()
    view.presenter.tell()
  }

  func fire(_ event: String) {
    (event == "increase" ? view.increaseButton : view.decreaseButton).tap()
    log("Presenter -> Presenter", "viewDidLoad() resumes")
    view.presenter.tell()
  }
}

extension HandMVPAsync {
  final class Amount {
    private let log: HandLog
    private(set) var number = 0

    init(_ log: HandLog) { self.log = log }

    func add(_ step: Int) {
      number += step
      log("Model -> Model", "number", "\(number)")
    }
  }

  final class CountPresenter {
    private let log: HandLog
    private let amount: Amount
    weak var view: CountViewController?

    init(_ amount: Amount, _ log: HandLog) {
      self.amount = amount
      self.log = log
    }

    func add(_ step: Int, by name: String) {
      log("Presenter -> Model", "\(name)()")
      amount.add(step)
    }

    func tell() {
      log("Presenter -> View", "onValueChange(number:)", "\(amount.number)")
      view?.onValueChange(amount.number)
    }
  }

  final class CountViewController {
    private let log: HandLog
    let presenter: CountPresenter
    let amountLabel = HandLabel()
    let increaseButton: HandButton
    let decreaseButton: HandButton

    init(_ presenter: CountPresenter, _ log: HandLog) {
      self.presenter = presenter
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
          log("View -> Presenter", "\(name)ButtonTouched()")
          presenter.add(step, by: name)
        }
      }
      log("View -> Presenter", "viewDidLoad()")
    }

    func onValueChange(_ number: Int) {
      log("View -> View", "text", "\"\(number)\"")
      amountLabel.text = "\(number)"
    }
  }
}
