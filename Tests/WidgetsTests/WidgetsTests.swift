import Testing

@testable import Widgets

private enum Identifier: String { case plus, minus }

@MainActor @Suite struct DrawingTests {
  private func label(_ text: String?) -> Label {
    let label = Label()
    label.text = text
    return label
  }

  @Test func `a label draws the lines of its text`() {
    #expect(label("Heaven Candy\n100.0 won").draw() == ["Heaven Candy", "100.0 won"])
    #expect(label(nil).draw() == [])
  }

  @Test func `a label takes the width that it is given, if it has text`() {
    let label = label("사탕")
    label.minimumWidth = 6
    #expect(label.draw() == ["사탕  "])
    label.text = "a candy"
    #expect(label.draw() == ["a candy"])
    label.text = nil
    #expect(label.draw() == [])
  }

  @Test func `a button draws its title in brackets, and in parentheses while it is disabled`() {
    let button = Button(title: "+", identifier: Identifier.plus)
    #expect(button.draw() == ["[ + ]"])
    button.isEnabled = false
    #expect(button.draw() == ["( + )"])
  }

  @Test func `a column centres its views by display width`() {
    let stack = StackView(.vertical, [label("사탕"), label("a candy")])
    #expect(stack.draw() == [" 사탕  ", "a candy"])
  }

  @Test func `a row keeps its views apart and their lines together`() {
    let stack = StackView(.horizontal, spacing: 2, [label("가\nb"), label("c")])
    #expect(stack.draw() == ["가  c", "b    "])
  }

  @Test func `spacing puts empty lines between the views of a column`() {
    #expect(StackView(.vertical, spacing: 1, [label("a"), label("b")]).draw() == ["a", "", "b"])
  }

  @Test func `a button that is hidden at first is neither drawn nor found, until it is shown`() {
    let view = View()
    let button = Button(title: "+", identifier: Identifier.plus, isHidden: true)
    view.addSubview(button)
    #expect(view.draw() == [])
    #expect(view.control(named: "plus") == nil)
    button.isHidden = false
    #expect(view.draw() == ["[ + ]"])
    #expect(view.control(named: "plus") === button)
  }

  @Test func `a sensor takes a tap, unless it is disabled, and draws nothing`() {
    final class Counter: Sensor {
      var taps = 0
      override func touched() { taps += 1 }
    }
    let sensor = Counter(title: "+", identifier: Identifier.plus)
    sensor.perform(nil)
    sensor.isEnabled = false
    sensor.perform(nil)
    #expect(sensor.taps == 1)
    #expect(sensor.draw() == [])
    #expect(sensor.caption == "+")
  }

  @Test func `a hidden view is neither drawn nor found`() {
    let view = View()
    let button = Button(title: "+", identifier: Identifier.plus)
    view.addSubview(button)
    #expect(view.control(named: "plus") === button)
    button.isHidden = true
    #expect(view.draw() == [])
    #expect(view.control(named: "plus") == nil)
  }
}

@MainActor @Suite struct ControlTests {
  private final class Target {
    var taps = 0
    func touched(_ sender: Button) { taps += 1 }
  }

  @Test func `a tap sends the action to the target`() {
    let target = Target()
    let button = Button(title: "+", identifier: Identifier.plus)
    button.addTarget(target, action: Target.touched)
    button.perform(nil)
    #expect(target.taps == 1)
  }

  @Test func `a disabled button doesn't react`() {
    let target = Target()
    let button = Button(title: "+", identifier: Identifier.plus)
    button.addTarget(target, action: Target.touched)
    button.isEnabled = false
    button.perform(nil)
    #expect(target.taps == 0)
  }

  @Test func `a control doesn't keep its target alive`() {
    var target: Target? = Target()
    weak let kept = target
    let button = Button(title: "+", identifier: Identifier.plus)
    button.addTarget(Target(), action: Target.touched)
    if let target { button.addTarget(target, action: Target.touched) }
    target = nil
    button.perform(nil)
    #expect(kept == nil)
  }

  @Test func `an action for another event isn't sent`() {
    let target = Target()
    let button = Button(title: "+", identifier: Identifier.plus)
    button.addTarget(target, action: Target.touched, for: .valueChanged)
    button.perform(nil)
    #expect(target.taps == 0)
  }
}

@MainActor @Suite struct WindowTests {
  private final class Controller: ViewController {
    var loads = 0
    override func viewDidLoad() {
      loads += 1
      view.addSubview(Button(title: "+", identifier: Identifier.plus))
    }
  }

  @Test func `a window loads its root view once, when it is shown`() {
    let controller = Controller()
    let window = Window()
    window.rootViewController = controller
    #expect(controller.loads == 0)
    #expect(window.control(named: "plus") == nil)
    window.makeKeyAndVisible()
    window.makeKeyAndVisible()
    #expect(controller.loads == 1)
    #expect(window.draw() == ["[ + ]"])
    #expect(window.control(named: "plus")?.caption == "+")
    #expect(window.control(named: "minus") == nil)
  }

  @Test func `a window finds what can be seen now, whatever has changed since it looked last`() {
    let controller = Controller()
    let window = Window()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    func found() -> String? { window.control(named: "plus")?.caption }
    #expect(found() == "+")
    let box = View()
    let inner = Button(title: "inner", identifier: Identifier.plus, isHidden: true)
    box.addSubview(inner)
    let outer = controller.view.subviews[0]
    outer.removeFromSuperview()
    #expect(found() == nil)
    controller.view.addSubview(box)
    controller.view.addSubview(outer)
    #expect(found() == "+")
    inner.isHidden = false
    #expect(found() == "inner")
    box.isHidden = true
    #expect(found() == "+")
    box.isHidden = false
    inner.accessibilityIdentifier = "other"
    #expect(found() == "+")
    box.addSubview(outer)
    #expect(controller.view.subviews.count == 1)
    outer.removeFromSuperview()
    #expect(found() == nil)
    inner.accessibilityIdentifier = "plus"
    #expect(found() == "inner")
    window.rootViewController = Controller()
    #expect(found() == nil)
  }

  @Test func `a window keeps no control that was taken out`() {
    let controller = Controller()
    let window = Window()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    weak let button = window.control(named: "plus")
    #expect(button != nil)
    controller.view.subviews[0].removeFromSuperview()
    #expect(button == nil)
  }

  @Test func `a controller that is presented covers the one that presents it`() {
    let (below, above) = (Controller(), Controller())
    let window = Window()
    window.rootViewController = below
    window.makeKeyAndVisible()
    above.view.addSubview(Button(title: "-", identifier: Identifier.minus))
    below.present(above, animated: true)
    #expect(above.loads == 1)
    #expect(below.presentedViewController === above)
    #expect(window.draw() == ["[ - ]", "[ + ]"])
    #expect(window.control(named: "minus") != nil)
  }

  @Test func `a controller is told of its way onto a stack, and off it`() {
    final class Told: ViewController {
      var parents: [ViewController?] = []
      override func didMove(toParent parent: ViewController?) { parents.append(parent) }
    }
    let (first, second) = (Told(), Told())
    let stack = NavigationController(rootViewController: first)
    stack.pushViewController(second, animated: true)
    #expect(second.parents.count == 1)
    #expect(second.parents[0] === stack)
    stack.popViewController(animated: true)
    #expect(second.parents.count == 2)
    #expect(second.parents[1] == nil)
    stack.popViewController(animated: true)
    #expect(first.parents.isEmpty)
  }

  @Test func `all that stands on the first screen is popped at once, and told, the last first`() {
    final class Told: ViewController {
      static var gone: [ViewController] = []
      override func didMove(toParent parent: ViewController?) {
        if parent == nil { Told.gone.append(self) }
      }
    }
    let (first, second, third, window) = (Controller(), Told(), Told(), Window())
    let stack = NavigationController(rootViewController: first)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    stack.popToRootViewController(animated: false)
    #expect(Told.gone.isEmpty)
    stack.pushViewController(second, animated: true)
    stack.pushViewController(third, animated: true)
    stack.popToRootViewController(animated: false)
    #expect(Told.gone.count == 2)
    #expect(Told.gone.first === third)
    #expect(second.navigationController == nil)
    #expect(window.draw() == ["[ + ]"])
    Told.gone = []
  }

  @Test func `what is presented is dismissed by the one that presents it, or asks for it itself`() {
    for isAskedFor in [false, true] {
      let (below, window) = (Controller(), Window())
      var above: Controller? = Controller()
      weak let gone = above
      window.rootViewController = below
      window.makeKeyAndVisible()
      if let above { below.present(above, animated: true) }
      #expect(above?.presentingViewController === below)
      (isAskedFor ? above : below)?.dismiss(animated: true)
      #expect(below.presentedViewController == nil)
      above = nil
      #expect(gone == nil)
      #expect(window.draw() == ["[ + ]"])
      below.dismiss(animated: true)
      #expect(window.draw() == ["[ + ]"])
    }
  }

  @Test func `what stands on a stack covers all of it`() {
    let (first, second, above, window) = (Controller(), Controller(), Controller(), Window())
    let stack = NavigationController(rootViewController: first)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    stack.pushViewController(second, animated: true)
    above.view.addSubview(Button(title: "-", identifier: Identifier.minus))
    second.present(above, animated: true)
    #expect(above.presentingViewController === stack)
    #expect(window.draw() == ["[ - ]", "[ + ]"])
    #expect(window.control(named: "back") == nil)
    second.dismiss(animated: true)
    #expect(window.draw() == ["[ < ]", "[ + ]"])
  }

  @Test func `a stack can be made of several screens, of which the last is loaded`() {
    let (first, second, window) = (Controller(), Controller(), Window())
    let stack = NavigationController(rootViewController: first)
    stack.setViewControllers([first, second], animated: false)
    window.rootViewController = stack
    #expect([first.loads, second.loads] == [0, 0])
    window.makeKeyAndVisible()
    #expect([first.loads, second.loads] == [0, 1])
    #expect(window.draw() == ["[ < ]", "[ + ]"])
    stack.popViewController(animated: true)
    #expect([first.loads, second.loads] == [1, 1])
    #expect(second.navigationController == nil)
    stack.setViewControllers([second], animated: false)
    #expect(first.navigationController == nil)
    #expect(window.draw() == ["[ + ]"])
  }

  @Test func `a bar that is hidden leads nowhere`() {
    let (stack, window) = (NavigationController(rootViewController: Controller()), Window())
    stack.isNavigationBarHidden = true
    window.rootViewController = stack
    window.makeKeyAndVisible()
    stack.pushViewController(Controller(), animated: true)
    #expect(window.draw() == ["[ + ]"])
    #expect(window.control(named: "back") == nil)
  }

  @Test func `a window without a root shows nothing`() {
    let window = Window()
    window.makeKeyAndVisible()
    #expect(window.draw() == [])
  }
}
