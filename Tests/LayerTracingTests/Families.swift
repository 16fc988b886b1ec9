import LayerTracing

protocol Presentable: AnyObject { func show(_ text: String) }

protocol Reactor: AnyObject {
  associatedtype Action
  func mutate(_ action: Action) -> Int
  func reduce(_ mutation: Int)
}

@Layer extension Reactor {
  func send(_ action: Action) { reduce(mutate(action)) }
}

@Layer(.interactor)
class PresentableInteractor<P> {
  let presenter: P
  private(set) var isActive = false

  init(presenter: P) { self.presenter = presenter }

  func didBecomeActive() { isActive = true }
}

@Layer(.interactor)
final class FeatureInteractor: PresentableInteractor<any Presentable>, Reactor {
  enum Action { case load }
  private(set) var state = 0

  override func didBecomeActive() {
    super.didBecomeActive()
    send(.load)
  }

  func mutate(_ action: Action) -> Int { 4 }

  func reduce(_ mutation: Int) {
    state = mutation
    presenter.show("\(mutation)")
  }
}

/// Nested, and in an extension.
@Layer(.presenter)
final class Outer: Presentable {
  @Layer(.view)
  fileprivate final class Nested {
    var text = ""
  }

  private let nested = Nested()

  func show(_ text: String) { nested.draw(text) }
}

@Layer
extension Outer.Nested {
  func draw(_ text: String) {
    self.text = text
    notify { self.text }
  }

  func notify(_ done: @escaping () -> String) { _ = done() }
}

@Layer
extension PresentableInteractor where P: AnyObject {
  func onlyForObjects() {}
}

/// Stores, so that a subclass can watch.
@Layer(.view)
class Switch {
  var isOn = false
  init() {}
}

@Layer(.controller)
final class LoudSwitch: Switch {
  override var isOn: Bool { didSet { click() } }
  var clicks = 0

  func click() { clicks += 1 }
}

/// A class without `@Layer`, whose superclass has it.
final class SilentSwitch: Switch {
  func untraced() { isOn = true }
}
