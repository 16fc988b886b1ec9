// Demonstrates a test's interactor: it notes what its router and its view
// ask for, and answers nothing.

import LayerTracing

@Layer(.interactor)
final class GreetingInteractorMock:
  GreetingInteractable, GreetingPresentableListener
{
  weak var router: (any GreetingRouting)?
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

  func didTapShowGreetingButton() {
    recorded.append("show")
  }
}
