import Testing

@testable import NewsRIBsWorker

/// Work that lives as long as an interactor is active.
@Suite struct WorkerTests {
  private final class Clock: Worker {
    var heard: [String] = []
    override func didStart() { heard.append("start") }
    override func didStop() { heard.append("stop") }
  }

  private final class Timed: Interactor {
    let clock = Clock()
    override func didBecomeActive() { clock.start(self) }
  }

  @Test func `it is started and stopped with the interactor, each time`() {
    let interactor = Timed()
    for lives in 1...2 {
      interactor.activate()
      #expect(interactor.clock.isStarted)
      interactor.deactivate()
      #expect(!interactor.clock.isStarted)
      #expect(
        interactor.clock.heard == Array(repeating: ["start", "stop"], count: lives).flatMap(\.self))
    }
  }

  @Test func `to start it twice starts it once, and to stop it twice stops it once`() {
    let interactor = Timed()
    interactor.activate()
    interactor.clock.start(interactor)
    interactor.clock.stop()
    interactor.clock.stop()
    interactor.deactivate()
    #expect(interactor.clock.heard == ["start", "stop"])
  }

  @Test func `it waits for a scope that isn't active yet`() {
    let (scope, clock) = (Interactor(), Clock())
    clock.start(scope)
    #expect(!clock.isStarted)
    scope.activate()
    #expect(clock.heard == ["start"])
  }

  @Test func `it ends with an interactor that is released`() {
    var interactor: Timed? = Timed()
    let clock = interactor?.clock
    interactor?.activate()
    interactor = nil
    #expect(clock?.heard == ["start", "stop"])
  }
}
