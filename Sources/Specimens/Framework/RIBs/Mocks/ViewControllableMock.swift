// Demonstrates a test's view controller, for a router that has to have
// one.

import Widgets

final class ViewControllableMock: ViewControllable {
  let uiviewController = ViewController()
}
