// Demonstrates a parent's Interactor: its child says what happened, and
// it decides that the child goes.

import AccountPresentation
import LayerTracing
import RIBsFramework

protocol MainRouting: LaunchRouting {
  func detachFeature()
}

@Layer(.interactor)
final class MainInteractor: Interactor, MainInteractable {
  weak var router: (any MainRouting)?
}

@Layer
extension MainInteractor: FeatureListener {
  func moveToMain() {
    router?.detachFeature()
  }

  func finish() {
    router?.detachFeature()
  }
}
