// Demonstrates a test's interactor: it notes what the presenter asks for,
// and answers nothing.

import LayerTracing

@Layer(.interactor)
final class CountInteractorMock: CountInteractorInput {
  private(set) var recorded: [String] = []

  func provideNumber() {
    recorded.append("provideNumber")
  }

  func increase() {
    recorded.append("increase")
  }

  func decrease() {
    recorded.append("decrease")
  }
}
