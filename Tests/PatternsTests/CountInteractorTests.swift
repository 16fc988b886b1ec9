import Testing

@testable import RIBs

/// Seed 003's tests, for RIBs: the interactor alone, around a mock to present itself on.
@Suite struct CountInteractorTests {
  private let presenter = CountPresentableMock()
  private let interactor: CountInteractor

  init() {
    interactor = CountInteractor(presenter: presenter)
  }

  @Test func `it presents nothing before it is active`() {
    #expect(presenter.recorded.isEmpty)
    #expect(!interactor.isActive)
  }

  @Test func `it starts at nought, and is activated once`() {
    interactor.activate()
    interactor.activate()
    #expect(presenter.recorded == ["number 0"])
    #expect(interactor.isActive)
  }

  @Test func `its presentable's events count up and down`() {
    interactor.activate()
    presenter.listener?.increaseButtonTouched()
    presenter.listener?.decreaseButtonTouched()
    presenter.listener?.decreaseButtonTouched()
    #expect(presenter.recorded == ["number 0", "number 1", "number 0", "number -1"])
  }

  @Test func `its presentable doesn't keep it alive`() {
    let presenter = CountPresentableMock()
    do {
      let interactor = CountInteractor(presenter: presenter)
      #expect(presenter.listener === interactor)
    }
    #expect(presenter.listener == nil)
  }
}
