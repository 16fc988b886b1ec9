import LayerTracing

struct Candy: Equatable { let price: Int }

/// Fetches, and answers through closures of every kind.
@Layer(.worker)
final class CandyWorker {
  private var pending: ((Result<Candy, Offline>) -> Void)?
  var always: () -> Void = {}
  var checks: (Int) throws(Offline) -> Bool = { _ in true }
  var hears: ((_ more: () -> Void) -> Void)!

  func fetchCandy(callBack: @escaping (Result<Candy, Offline>) -> Void) { pending = callBack }

  func deliver() { pending?(.success(Candy(price: 100))) }

  func fetch(
    _ tag: String, then done: ((_ candy: Candy, Int) -> Void)? = nil,
    finally: @escaping () -> Void
  ) {
    done?(Candy(price: 1), 2)
    finally()
    always()
  }

  func isFine(_ number: Int, by check: @escaping @Sendable (Int) throws(Offline) -> Bool) -> Bool {
    (try? check(number)) ?? false
  }

  func check() -> Bool { (try? checks(5)) ?? false }

  func tellMore() { hears { log("more") } }

  private func log(_ text: String) {}

  func now(_ body: (Int) -> Void) { body(1) }

  func change(_ body: @escaping (inout Int) -> Void) -> Int {
    var number = 1
    body(&number)
    return number
  }

  func handler(_ body: @escaping Handler) { body(1) }
}

/// A function type that the macro can't see through.
typealias Handler = (Int) -> Void

/// Hands closures over and does something in each.
@Layer(.interactor)
final class CandyInteractor {
  let worker: CandyWorker
  weak var presenter: CandyPresenter?

  init(worker: CandyWorker) { self.worker = worker }

  func load() {
    worker.fetchCandy { [weak self] result in
      guard let self, case .success(let candy) = result else { return }
      presenter?.didFetch(candy)
    }
  }

  func loadAll() {
    worker.fetch("x") { candy, _ in
      self.presenter?.didFetch(candy)
    } finally: {
      self.done()
    }
  }

  func loadOnlyFinally() { worker.fetch("x") { self.done() } }
  func wire() {
    worker.always = { [unowned self] in done() }
    worker.checks = { [unowned self] number throws(Offline) in
      done()
      if number > 4 { throw Offline.bad }
      return true
    }
    worker.hears = { [unowned self] more in
      done()
      more()
    }
  }

  func ask() -> Bool { worker.isFine(1) { $0 > 0 } }
  func now() { worker.now { _ in self.done() } }
  func change() -> Int { worker.change { $0 += 1 } }
  func handle() { worker.handler { _ in self.done() } }
  func done() {}
}

@Layer(.presenter)
final class CandyPresenter {
  func didFetch(_ candy: Candy) {}
}

/// Tells the layer that left a closure.
@Layer(.viewModel)
final class GreetingViewModel {
  var onGreeting: ((_ greeting: String) -> Void)?
  private(set) var greeting = "" { didSet { onGreeting?(greeting) } }

  func show() { greeting = "Hello" }
}

@Layer(.view)
final class GreetingView {
  let viewModel = GreetingViewModel()
  private(set) var label = ""

  func viewDidLoad() { viewModel.onGreeting = { [unowned self] in label = $0 } }
  func tap() { viewModel.show() }
}

@Layer
extension CandyInteractor {
  func loadInExtension() { worker.fetchCandy { _ in self.done() } }
}
