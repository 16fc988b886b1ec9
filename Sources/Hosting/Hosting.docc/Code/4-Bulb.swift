import Features
import LayerTracing

@Layer(.model)
final class Bulb {
  private(set) var isOn = false {
    didSet { observers.notify(isOn) }
  }

  private let hub: Hub
  private let observers = Observers<Bool>()

  init(hub: Hub) {
    self.hub = hub
  }

  func refresh() {
    hub.fetchIsOn { [weak self] result in
      guard case .success(let isOn) = result else { return }
      self?.isOn = isOn
    }
  }

  func toggle() {
    isOn.toggle()
  }

  func observe(
    _ changeHandler: @escaping (_ isOn: Bool) -> Void
  ) -> Disposable {
    observers.add(changeHandler)
  }
}
