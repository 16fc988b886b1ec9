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
}
