// Demonstrates that a screen of MVVM is handed its view model, and binds
// itself to it.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class ReviewViewController: ViewController {
  private let amountLabel = Label()
  private let takeBackButton = Button(
    title: "Take back", identifier: UndoEvent.takeBack)

  private let viewModel: ReviewViewModel
  private var bindings: [Disposable] = []

  init(viewModel: ReviewViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(StackView(.vertical, [amountLabel, takeBackButton]))
    takeBackButton.addTarget(
      self, action: ReviewViewController.takeBackButtonTouched)

    bindings = [
      viewModel.amountText.bind { [weak self] amountText in
        self?.amountLabel.text = amountText
      },
      viewModel.canUndo.bind { [weak self] canUndo in
        self?.takeBackButton.isEnabled = canUndo
      },
    ]
    viewModel.viewDidLoad()
  }

  private func takeBackButtonTouched(_ sender: Button) {
    viewModel.takeBackButtonTouched()
  }
}
