// Demonstrates a test's interactor: it notes what its router and its view
// ask for, and answers nothing.

import LayerTracing

@Layer(.interactor)
final class CountInteractorMock:
  CountInteractable, CountPresentableListener
{
  weak var router: (any CountRouting)?
  private(set) var told: [String] = []
  private(set) var isActive = false

  func activate() {
    isActive = true
    told.append("activate")
  }

  func deactivate() {
    isActive = false
    told.append("deactivate")
  }

  func increaseButtonTouched() {
    told.append("increase")
  }

  func decreaseButtonTouched() {
    told.append("decrease")
  }
}
