// Demonstrates the View of a parent: it is told which view covers it,
// and when that goes. Its own text waits below.

import LayerTracing
import Widgets

@Layer(.view)
final class MainViewController: ViewController {
  private let titleLabel = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(titleLabel)
    titleLabel.text = "메인화면"
  }
}

@Layer
extension MainViewController: MainViewControllable {
  func present(_ viewController: any ViewControllable) {
    present(viewController.uiviewController, animated: true)
  }

  func dismiss(_ viewController: any ViewControllable) {
    guard presentedViewController === viewController.uiviewController
    else { return }
    dismiss(animated: true)
  }
}
