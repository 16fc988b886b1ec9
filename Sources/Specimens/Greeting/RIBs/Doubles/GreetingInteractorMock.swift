// Demonstrates a test's interactor: it notes what its router and its view
// ask for, and answers nothing.

import LayerTracing

@Layer(.interactor)
final class GreetingInteractorMock:
  GreetingInteractable, GreetingPresentableListener
{
  weak var router: (any GreetingRouting)?
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

  func didTapShowGreetingButton() {
    told.append("show")
  }
}
