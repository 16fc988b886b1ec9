import Observation
import Testing
import Widgets

/// A controller's properties are updated when something that it has read has changed.
@Suite struct UpdatePropertiesTests {
  @Observable final class Model {
    var number = 0
    var other = 0
    init() {}
  }

  final class Screen: ViewController {
    let model: Model
    var shown: [Int] = []

    init(_ model: Model) {
      self.model = model
      super.init()
    }

    override func updateProperties() {
      super.updateProperties()
      shown.append(model.number)
    }
  }

  private let model = Model()
  private let window = Window()

  /// The update pass; gives how many updates there were.
  @discardableResult private func update() -> Int {
    var updates = 0
    while updates < 10, window.updateNext({ _, body in body() }) { updates += 1 }
    return updates
  }

  private func show(_ controller: ViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    update()
  }

  @Test func `they are updated before the view is seen`() {
    let screen = Screen(model)
    #expect(update() == 0)
    show(screen)
    #expect(screen.shown == [0])
    #expect(update() == 0)
  }

  @Test func `many changes are one update, in the next pass`() {
    let screen = Screen(model)
    show(screen)
    model.number = 1
    model.number = 2
    #expect(screen.shown == [0])
    #expect(update() == 1)
    #expect(screen.shown == [0, 2])
    model.number = 3
    #expect(update() == 1)
    #expect(screen.shown == [0, 2, 3])
  }

  @Test func `what wasn't read, or is equal, updates nothing`() {
    let screen = Screen(model)
    show(screen)
    model.other = 1
    model.number = 0
    #expect(update() == 0)
  }

  @Test func `an update can be asked for, and made at once`() {
    let screen = Screen(model)
    show(screen)
    screen.setNeedsUpdateProperties()
    #expect(screen.shown == [0])
    screen.updatePropertiesIfNeeded()
    #expect(screen.shown == [0, 0])
    #expect(update() == 0)
    screen.updatePropertiesIfNeeded()
    #expect(screen.shown == [0, 0])
  }

  @Test func `a controller that isn't loaded waits`() {
    let screen = Screen(model)
    window.rootViewController = screen
    screen.setNeedsUpdateProperties()
    #expect(update() == 0)
    screen.updatePropertiesIfNeeded()
    #expect(screen.shown == [])
  }

  @Test func `a controller that is covered is updated when it is seen again`() {
    let (below, above) = (Screen(model), Screen(model))
    let stack = NavigationController(rootViewController: below)
    show(stack)
    stack.pushViewController(above, animated: false)
    update()
    model.number = 1
    update()
    #expect(below.shown == [0])
    #expect(above.shown == [0, 1])
    stack.popViewController(animated: false)
    update()
    #expect(below.shown == [0, 1])

    let cover = Screen(model)
    below.present(cover, animated: false)
    model.number = 2
    update()
    #expect(below.shown == [0, 1])
    #expect(cover.shown == [2])
    cover.dismiss(animated: false)
    update()
    #expect(below.shown == [0, 1, 2])
  }

  @Test func `a controller that is gone is told nothing, and isn't kept`() {
    var screen: Screen? = Screen(model)
    show(screen ?? Screen(model))
    weak let before = screen
    window.rootViewController = nil
    screen = nil
    #expect(before == nil)
    model.number = 1
    #expect(update() == 0)
  }
}
