/// The counter around a store, logged by hand.
struct HandStore: HandSpecimen {
  let log = HandLog()
  private let view: CountViewController

  init() { view = CountViewController(CountStore(log), log) }

  var shown: String { view.amountLabel.text }

  func load() {
    log("App -> View", "viewDidLoad()")
    view.viewDidLoad()
  }

  func fire(_ event: String) {
    (event == "increase" ? view.increaseButton : view.decreaseButton).tap()
  }
}

extension HandStore {
  final class CountStore {
    private let log: HandLog
    private var handlers: [(Int) -> Void] = []
    private var number = 0

    init(_ log: HandLog) { self.log = log }

    private func text(_ number: Int) -> String { "CountState(number: \(number))" }

    private func tell(_ handler: (Int) -> Void) {
      log("Store ~> View", "state", text(number))
      handler(number)
    }

    func subscribe(_ handler: @escaping (Int) -> Void) {
      tell(handler)
      handlers.append(handler)
    }

    func send(_ action: String) {
      log("Store -> Reducer", "reduce(into:action:)", text(number), ".\(action)")
      let next = action == "increaseButtonTouched" ? number + 1 : number - 1
      log("Store -> Store", "state", text(next))
      number = next
      for handler in handlers { tell(handler) }
    }
  }

  final class CountViewController {
    private let log: HandLog
    private let store: CountStore
    let amountLabel = HandLabel()
    let increaseButton: HandButton
    let decreaseButton: HandButton

    init(_ store: CountStore, _ log: HandLog) {
      self.store = store
      self.log = log
      increaseButton = HandButton("+", log)
      decreaseButton = HandButton("-", log)
    }

    private func send(_ action: String) {
      log("View -> View", "\(action)(_:)", action.replacing("Touched", with: ""))
      log("View -> Store", "send(_:)", ".\(action)")
      store.send(action)
    }

    func viewDidLoad() {
      increaseButton.addTarget { [unowned self] in send("increaseButtonTouched") }
      decreaseButton.addTarget { [unowned self] in send("decreaseButtonTouched") }
      log("View -> Store", "subscribe(_:)", "{ … }")
      store.subscribe { [unowned self] number in
        log("View -> View", "render(_:)", "CountState(number: \(number))")
        log("View -> View", "text", "\"\(number)\"")
        amountLabel.text = "\(number)"
      }
    }
  }
}
