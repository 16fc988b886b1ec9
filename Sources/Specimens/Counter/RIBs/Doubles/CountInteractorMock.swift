// Demonstrates a test's interactor: it notes what its router and its view
// ask for, and answers nothing.

import LayerTracing

@Layer(.interactor)
final class CountInteractorMock:
  CountInteractable, CountPresentableListener
{
  weak var router: (any CountRouting)?
  private(set) var recorded: [String] = []
  private(set) var isActive = false

  func activate() {
    isActive = true
    recorded.append("activate")
  }

  func deactivate() {
    isActive = false
    recorded.append("deactivate")
  }

  func increaseButtonTouched() {
    recorded.append("increase")
  }

  func decreaseButtonTouched() {
    recorded.append("decrease")
  }
}
