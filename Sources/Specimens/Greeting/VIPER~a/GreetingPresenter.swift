// The presenter of the greeting, built in VIPER.

import LayerTracing

@Layer(.presenter)
final class GreetingPresenter {
  var greetingProvider: (any GreetingProvider)?
}

@Layer
extension GreetingPresenter: GreetingViewEventHandler {
  func didTapShowGreetingButton() {
    greetingProvider?.provideGreetingData()
  }
}
