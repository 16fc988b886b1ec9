import Features
import LayerTracing

@Layer(.model)
final class Bulb {
  private(set) var isOn = false {
    didSet { observers.notify(isOn) }
  }

  private let observers = Observers<Bool>()

  func toggle() {
    isOn.toggle()
  }

  func observe(
    _ changeHandler: @escaping (_ isOn: Bool) -> Void
  ) -> Disposable {
    observers.add(changeHandler)
  }
}
