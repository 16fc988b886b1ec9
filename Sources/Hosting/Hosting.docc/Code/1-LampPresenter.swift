import Features
import LayerTracing

protocol LampView: AnyObject {
  func show(_ text: String)
}

protocol LampViewPresenter: AnyObject {
  func viewDidLoad()
  func switchTouched()
}

@Layer(.presenter)
final class LampPresenter: LampViewPresenter {
  private unowned let view: any LampView
  private let bulb: Bulb
  private var observation: Disposable?

  init(view: any LampView, bulb: Bulb) {
    self.view = view
    self.bulb = bulb
  }

  func viewDidLoad() {
    show(isOn: bulb.isOn)
    observation = bulb.observe { [weak self] isOn in
      self?.show(isOn: isOn)
    }
  }

  func switchTouched() {
    bulb.toggle()
  }

  private func show(isOn: Bool) {
    view.show(isOn ? "on" : "off")
  }
}
