import LayerTracing
import Staging
import Widgets

/// A feature that a host brings along, with everything in its texts that could upset a terminal.
enum Lamp {
  nonisolated enum Event: String, CaseIterable {
    case toggle, fuse, ghost, wide, dial
  }

  /// A control sequence that clears the screen, one that turns the text around, and a line end.
  nonisolated static let hostile = "\u{1B}[2J\u{202E}on\r\u{9B}31m\u{7}"

  static let feature = Feature(
    name: "lamp", summary: "on and off \(hostile)", events: Event.allCases.map(\.rawValue),
    specimens: [
      Specimen(pattern: "MVC", summary: hostile, sources: [], scene: { _ in LampScene() }),
      Specimen(pattern: "Twin", summary: "the same", sources: [], scene: { _ in LampScene() }),
    ])

  /// A feature whose window stays empty.
  static let void = Feature(
    name: "void", summary: "nothing at all", events: [],
    specimens: [Specimen(pattern: "None", summary: "", sources: [], scene: { _ in VoidScene() })])
}

final class LampScene: SceneDelegate {
  func scene(willConnectTo window: Window) { window.rootViewController = LampController() }
}

final class VoidScene: SceneDelegate {
  func scene(willConnectTo window: Window) {}
}

@Layer(.model)
final class Bulb {
  private(set) var isOn = false
  private(set) var label = ""
  let owner: String? = nil
  let sizes = [3, 5]

  func toggle() -> Bool {
    isOn.toggle()
    label = isOn ? "\(Lamp.hostile) 한글漢字" : ""
    return isOn
  }
}

/// A control that takes a value.
@Layer(.view)
final class Dial: Control {
  override init() {
    super.init()
    accessibilityIdentifier = Lamp.Event.dial.rawValue
  }

  @Unrecorded override var values: ClosedRange<Int>? { Int.min...Int.max }
  @Unrecorded override var caption: String { "dial" }
  @Unrecorded override func draw() -> [String] { ["< dial >"] }
}

@Layer(.controller)
final class LampController: ViewController {
  private let bulb = Bulb()
  private let label = Label()
  private let toggle = Button(title: Lamp.hostile, identifier: Lamp.Event.toggle)
  private let fuse = Button(title: "fuse", identifier: Lamp.Event.fuse)
  private let ghost = Button(title: "ghost", identifier: Lamp.Event.ghost)
  private let wide = Button(title: "漢字かな한글", identifier: Lamp.Event.wide)

  private let dial = Dial()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "off"
    fuse.isEnabled = false
    ghost.isHidden = true
    view.addSubview(StackView(.vertical, [label, toggle, fuse, ghost, wide, dial]))
    toggle.addTarget(self, action: LampController.toggleTouched)
    wide.addTarget(self, action: LampController.toggleTouched)
  }

  private func toggleTouched(_ sender: Button) {
    label.text = bulb.toggle() ? "漢字 \(Lamp.hostile)\nsecond line" : "off"
  }
}
