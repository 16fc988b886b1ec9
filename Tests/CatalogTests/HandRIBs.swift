/// The counter in RIBs, logged by hand.
struct HandRIBs: HandSpecimen {
  let log = HandLog()
  private let root: RootRouter

  init() {
    let view = CountViewController(log)
    let interactor = CountInteractor(view, log)
    view.listener = interactor
    root = RootRouter(CountRouter(interactor, view, log), log)
  }

  private var view: CountViewController { root.child.viewController }

  var shown: String { view.amountLabel.text }

  func load() {
    log("App -> Router", "launch(from:)", "Window")
    root.launch()
  }

  func fire(_ event: String) {
    (event == "increase" ? view.increaseButton : view.decreaseButton).tap()
  }
}

extension HandRIBs {
  final class RootRouter {
    private let log: HandLog
    let child: CountRouter

    init(_ child: CountRouter, _ log: HandLog) {
      self.child = child
      self.log = log
    }

    func launch() {
      log("Router -> View", "viewDidLoad()")
      log("Router -> Interactor", "activate()")
      log("Interactor -> Interactor", "isActive", "true")
      log("Interactor -> Interactor", "didBecomeActive()")
      log("Router -> Router", "load()")
      log("Router -> Router", "isLoaded", "true")
      log("Router -> Router", "didLoad()")
      log("Router -> Router", "attachChild(_:)", "CountRouter")
      attachChild()
      log("Router -> View", "present(_:)", "CountViewController")
      log("View -> View", "present(_:animated:)", "NavigationController", "true")
      log("View -> View", "viewDidLoad()")
      child.viewController.viewDidLoad()
    }

    private func attachChild() {
      log("Router -> Router", "children", "[CountRouter]")
      log("Router -> Interactor", "activate()")
      child.interactor.activate()
      log("Router -> Router", "load()")
      log("Router -> Router", "isLoaded", "true")
      log("Router -> Router", "didLoad()")
    }
  }

  final class CountRouter {
    let interactor: CountInteractor
    let viewController: CountViewController

    init(_ interactor: CountInteractor, _ view: CountViewController, _ log: HandLog) {
      self.interactor = interactor
      viewController = view
    }
  }

  final class CountInteractor {
    private let log: HandLog
    private let presenter: CountViewController
    private var number = 0

    init(_ presenter: CountViewController, _ log: HandLog) {
      self.presenter = presenter
      self.log = log
    }

    func activate() {
      log("Interactor -> Interactor", "isActive", "true")
      log("Interactor -> Interactor", "didBecomeActive()")
      present()
    }

    func increaseButtonTouched() { set(number + 1) }
    func decreaseButtonTouched() { set(number - 1) }

    private func set(_ number: Int) {
      self.number = number
      log("Interactor -> Interactor", "amount", "Amount(number: \(number))")
      present()
    }

    private func present() {
      log("Interactor -> View", "onValueChange(number:)", "\(number)")
      presenter.onValueChange(number)
    }
  }

  final class CountViewController {
    private let log: HandLog
    weak var listener: CountInteractor?
    let amountLabel = HandLabel()
    let increaseButton: HandButton
    let decreaseButton: HandButton

    init(_ log: HandLog) {
      self.log = log
      increaseButton = HandButton("+", log)
      decreaseButton = HandButton("-", log)
    }

    func onValueChange(_ number: Int) {
      log("View -> View", "text", "\"\(number)\"")
      amountLabel.text = "\(number)"
    }

    func viewDidLoad() {
      increaseButton.addTarget { [unowned self] in
        log("View -> View", "increaseButtonTouched(_:)", "increaseButton")
        log("View -> Interactor", "increaseButtonTouched()")
        listener?.increaseButtonTouched()
      }
      decreaseButton.addTarget { [unowned self] in
        log("View -> View", "decreaseButtonTouched(_:)", "decreaseButton")
        log("View -> Interactor", "decreaseButtonTouched()")
        listener?.decreaseButtonTouched()
      }
    }
  }
}
