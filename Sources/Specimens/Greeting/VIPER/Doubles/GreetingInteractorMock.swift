// Demonstrates a test's interactor: it notes what the presenter asks for,
// and answers nothing.

import LayerTracing

@Layer(.interactor)
final class GreetingInteractorMock: GreetingProvider {
  private(set) var recorded: [String] = []

  func provideGreetingData() {
    recorded.append("provideGreetingData")
  }
}
