// Demonstrates a test's interactor: it notes what the presenter asks for,
// and answers nothing.

import LayerTracing

@Layer(.interactor)
final class GreetingInteractorMock: GreetingProvider {
  private(set) var told: [String] = []

  func provideGreetingData() {
    told.append("provideGreetingData")
  }
}
