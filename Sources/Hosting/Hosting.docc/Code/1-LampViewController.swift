import LayerTracing
import Widgets

@Layer(.view)
final class LampViewController: ViewController {
  private let stateLabel = Label()
  private let switchButton = Button(
    title: "switch", identifier: LampEvent.toggle)

  /// Owned here.
  var presenter: (any LampViewPresenter)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(StackView(.vertical, [stateLabel, switchButton]))
    switchButton.addTarget(
      self, action: LampViewController.switchTouched)
    presenter?.viewDidLoad()
  }

  private func switchTouched(_ sender: Button) {
    presenter?.switchTouched()
  }
}

@Layer
extension LampViewController: LampView {
  func show(_ text: String) {
    stateLabel.text = text
  }
}
