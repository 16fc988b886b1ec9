// Demonstrates a test's interactor: it notes what the presenter asks for,
// and answers nothing.

import LayerTracing

@Layer(.interactor)
final class CountInteractorMock: CountInteractorInput {
  private(set) var told: [String] = []

  func provideNumber() {
    told.append("provideNumber")
  }

  func increase() {
    told.append("increase")
  }

  func decrease() {
    told.append("decrease")
  }
}
