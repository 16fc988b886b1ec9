// Demonstrates the View of the root: a launch screen, until a stack
// covers it on which the first child's view stands.

import LayerTracing
import Widgets

protocol CandyRootViewControllable: ViewControllable {
  func present(_ viewController: any ViewControllable)
}

@Layer(.view)
final class CandyRootViewController: ViewController {
  private let launchImageView = ImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(launchImageView)
  }
}

@Layer
extension CandyRootViewController: CandyRootViewControllable {
  func present(_ viewController: any ViewControllable) {
    let stack = NavigationController(
      rootViewController: viewController.uiviewController)
    present(stack, animated: true)
  }
}
