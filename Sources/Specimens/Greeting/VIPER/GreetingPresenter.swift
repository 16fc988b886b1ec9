// Demonstrates the Presenter of VIPER: it turns a tap into a use case,
// and the outcome into a sentence.

import LayerTracing

@Layer(.presenter)
final class GreetingPresenter {
  weak var view: (any GreetingView)?
  var greetingProvider: (any GreetingProvider)?
}

@Layer
extension GreetingPresenter: GreetingViewEventHandler {
  func didTapShowGreetingButton() {
    greetingProvider?.provideGreetingData()
  }
}

@Layer
extension GreetingPresenter: GreetingOutput {
  func receiveGreetingData(_ greetingData: GreetingData) {
    view?.setGreeting("\(greetingData.greeting) \(greetingData.subject)")
  }
}
