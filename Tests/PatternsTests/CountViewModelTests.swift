import Features
import Testing

@testable import MVVM

/// Seed 003's tests, for MVVM: nothing stands in for the view, because the view model knows none.
@Suite struct CountViewModelTests {
  private final class Screen {
    var text = ""
  }

  private let screen = Screen()
  private let viewModel = CountViewModel(amount: Amount())
  private let binding: Disposable

  init() {
    binding = viewModel.amountText.bind { [screen] in screen.text = $0 }
    viewModel.viewDidLoad()
  }

  @Test func `it starts at nought`() { #expect(screen.text == "0") }

  @Test func `the increase button counts up`() {
    viewModel.increaseButtonTouched()
    #expect(screen.text == "1")
    viewModel.increaseButtonTouched()
    #expect(screen.text == "2")
  }

  @Test func `the decrease button counts down`() {
    viewModel.decreaseButtonTouched()
    #expect(screen.text == "-1")
    viewModel.decreaseButtonTouched()
    #expect(screen.text == "-2")
  }

  @Test func `what was counted before the view is loaded is there then`() {
    let viewModel = CountViewModel(amount: Amount())
    viewModel.increaseButtonTouched()
    let binding = viewModel.amountText.bind { [screen] in screen.text = $0 }
    viewModel.viewDidLoad()
    #expect(screen.text == "1")
    withExtendedLifetime(binding) {}
  }

  @Test func `two views of one view model show the same`() {
    let other = Screen()
    let second = viewModel.amountText.bind { other.text = $0 }
    viewModel.increaseButtonTouched()
    #expect([screen.text, other.text] == ["1", "1"])
    withExtendedLifetime(second) {}
  }
}
