import Testing

@testable import MVP

/// Seed 003's tests: the presenter is driven without a view controller or a widget.
@Suite struct CountPresenterTests {
  private final class CountViewMock: CountView {
    var number = 0
    func onValueChange(number: Int) { self.number = number }
  }

  private let view = CountViewMock()
  private let presenter: CountPresenter

  init() {
    presenter = CountPresenter(view: view, amount: Amount())
    presenter.viewDidLoad()
  }

  @Test func `the increase button counts up`() {
    presenter.increaseButtonTouched()
    #expect(view.number == 1)
    presenter.increaseButtonTouched()
    #expect(view.number == 2)
  }

  @Test func `the decrease button counts down`() {
    presenter.decreaseButtonTouched()
    #expect(view.number == -1)
    presenter.decreaseButtonTouched()
    #expect(view.number == -2)
  }

  @Test func `a view is told only after it is loaded`() {
    let view = CountViewMock()
    view.number = 7
    let presenter = CountPresenter(view: view, amount: Amount())
    presenter.increaseButtonTouched()
    #expect(view.number == 7)
    presenter.viewDidLoad()
    #expect(view.number == 1)
  }
}
