import LayerTracing
import Testing

@Suite struct CallbackTests {
  private let session = Session()
  private let presenter: CandyPresenter
  private let interactor: CandyInteractor

  init() {
    (presenter, interactor) = session.make {
      (CandyPresenter(), CandyInteractor(worker: CandyWorker()))
    }
    interactor.presenter = presenter
  }

  @Test func `a closure runs as the layer that handed it over`() {
    session.event { interactor.loadAll() }
    #expect(
      session.lines == [
        "User -> Interactor loadAll()",
        "Interactor -> Worker fetch(\"x\", then: { … }, finally: { … })",
        "Worker ~> Interactor then(candy: Candy(price: 1), 2)",
        "Interactor -> Presenter didFetch(Candy(price: 1))",
        "Worker ~> Interactor finally()",
        "Interactor -> Interactor done()",
      ])
    #expect(session.messages.map { $0.cause ?? 0 } == [0, 1, 2, 3, 2, 5])
  }

  @Test func `a closure is known for as long as it is kept, and who handed it over how`() throws {
    session.event(1) { interactor.loadAll() }
    #expect(session.recorder.handedClosures.isEmpty)
    session.event(2) { interactor.load() }
    let handed = try #require(session.recorder.handedClosures.first)
    #expect(handed.keeper == interactor.worker._layerToken.id)
    #expect(handed.owner == interactor._layerToken.id)
    #expect(handed.site?.name == "load()")
    #expect(handed.site?.captures.map(\.captures) == [["weak self"]])
    session.event(3) { interactor.loadInExtension() }
    let newest = session.recorder.handedClosures.last { $0.owner == handed.owner }
    #expect(newest?.site?.captures.map(\.captures) == [["self"]])
  }

  @Test func `a closure that is left out is not run`() {
    session.event { interactor.loadOnlyFinally() }
    #expect(session.lines.last == "Interactor -> Interactor done()")
    #expect(session.lines.count == 4)
  }

  @Test func `a stored closure delivers later, in the event that delivers`() {
    session.event(1) { interactor.load() }
    session.event(2) { interactor.worker.deliver() }
    #expect(
      session.lines == [
        "User -> Interactor load()",
        "Interactor -> Worker fetchCandy(callBack: { … })",
        "User -> Worker deliver()",
        "Worker ~> Worker pending(.success(Candy(price: 100)))",
        "Worker ~> Interactor callBack(.success(Candy(price: 100)))",
        "Interactor -> Presenter didFetch(Candy(price: 100))",
      ])
    #expect(session.messages.map(\.event) == [1, 1, 2, 2, 2, 2])
  }

  @Test func `a closure set on another layer runs as the layer that set it`() {
    session.event(1) { interactor.wire() }
    session.event(2) { _ = interactor.worker.check() }
    session.event(3) { interactor.worker.tellMore() }
    #expect(
      session.lines == [
        "User -> Interactor wire()",
        "User -> Worker check() => false",
        "Worker ~> Interactor checks(5)",
        "Interactor -> Interactor done()",
        "User -> Worker tellMore()",
        "Worker ~> Interactor hears(more: { … })",
        "Interactor -> Interactor done()",
        "Interactor -> Worker log(\"more\")",
      ])
  }

  @Test func `a closure that returns something does`() {
    #expect(session.event { interactor.ask() })
    #expect(
      session.lines == [
        "User -> Interactor ask() => true",
        "Interactor -> Worker isFine(1, by: { … }) => true",
        "Worker ~> Interactor by(1)",
      ])
  }

  @Test func `a closure that can't be kept runs as a part of the call`() {
    session.event { interactor.now() }
    #expect(
      session.lines == [
        "User -> Interactor now()", "Interactor -> Worker now({ … })",
        "Worker -> Interactor done()",
      ])
  }

  @Test func `an inout closure works, and is not told`() {
    #expect(session.event { interactor.change() } == 2)
    #expect(session.lines.count == 2)
  }

  @Test func `a typealias hides a closure, so it runs as the layer that calls it`() {
    session.event { interactor.handle() }
    #expect(
      session.lines == [
        "User -> Interactor handle()", "Interactor -> Worker handler({ … })",
        "Worker -> Interactor done()",
      ])
  }

  @Test func `a model notifies the view through the view's own closure`() {
    let view = session.make { GreetingView() }
    session.event(1) { view.viewDidLoad() }
    session.event(2) { view.tap() }
    #expect(
      session.lines == [
        "User -> View viewDidLoad()",
        "User -> View tap()",
        "View -> ViewModel show()",
        "ViewModel -> ViewModel greeting = \"Hello\"",
        "ViewModel ~> View greeting = \"Hello\"",
        "View -> View label = \"Hello\"",
      ])
    #expect(view.label == "Hello")
  }

  @Test func `a closure that assembly handed over is the app's`() {
    let worker = session.make {
      let worker = CandyWorker()
      worker.always = {}
      return worker
    }
    session.event { worker.fetch("x") {} }
    #expect(session.lines.last == "Worker ~> App always()")
  }

  @Test func `a callback after release still tells whose it was`() {
    let worker = interactor.worker
    weak var released: CandyInteractor?
    do {
      let other = session.make { CandyInteractor(worker: worker) }
      released = other
      session.event(1) { other.load() }
    }
    #expect(released == nil)
    session.event(2) { worker.deliver() }
    #expect(
      session.lines.suffix(2) == [
        "Worker ~> Worker pending(.success(Candy(price: 100)))",
        "Worker ~> Interactor callBack(.success(Candy(price: 100)))",
      ])
    #expect(
      session.recorder.layers.instances.filter { !$0.isAlive }.map { $0.facts?.name } == [
        "CandyInteractor"
      ])
  }

  @Test func `a closure that outlives its recorder does no harm`() {
    let worker = CandyWorker()
    var calls = 0
    do {
      let other = Session()
      let inside = other.make { CandyWorker() }
      other.event { inside.always = { calls += 1 } }
      worker.always = inside.always
    }
    worker.always()
    #expect(calls == 1)
  }
}
