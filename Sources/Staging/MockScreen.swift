import Features
import LayerTracing
import Widgets

/// The window's content while a mock is in the view's place: what the mock was told.
///
/// No layer: the events go straight to the module, as those of a test do.
// layer-lint: allow(subclass-without-layer): stands in for no layer of the specimen
final class MockScreen: ViewController {
  private let module: any MockedModule
  private let record: RecordView

  /// The layers of the module, as far as they aren't owned by others.
  var roots: [any LayerObject] { module.layers.compactMap { $0 as? any LayerObject } }

  init(_ module: any MockedModule, drives events: [String: ClosedRange<Int>?]) {
    self.module = module
    record = RecordView(module)
    super.init()
    view.addSubview(record)
    for (event, values) in events { view.addSubview(MockControl(event, values, module)) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    module.load()
  }

  /// Has the mock read what a view would.
  override func updateProperties() {
    super.updateProperties()
    module.updateProperties()
  }
}

/// The last calls that a mock recorded, a line each.
// layer-lint: allow(subclass-without-layer): stands in for no layer of the specimen
private final class RecordView: View {
  private let module: any MockedModule
  private static let most = 8

  init(_ module: any MockedModule) {
    self.module = module
    super.init()
  }

  // no text: a screen, which traces and tests record as it is and compare; people read screen.mock in its place
  override func draw() -> [String] {
    let recorded = module.recorded
    if recorded.isEmpty { return ["the mock was told nothing yet"] }
    let cut = recorded.count > RecordView.most ? ["\(recorded.count - RecordView.most) before"] : []
    // A text of several lines is one thing that it was told, written as in code.
    let lines = recorded.suffix(RecordView.most).map { $0.replacing("\n", with: "\\n") }
    return ["the mock was told"] + cut + lines
  }
}

/// An invisible control that fires an event as a test does, without a widget.
// layer-lint: allow(subclass-without-layer): stands in for no layer of the specimen
private final class MockControl: Control {
  private let module: any MockedModule
  private let range: ClosedRange<Int>?

  init(_ event: String, _ values: ClosedRange<Int>?, _ module: any MockedModule) {
    self.module = module
    range = values
    super.init()
    accessibilityIdentifier = event
  }

  override var values: ClosedRange<Int>? { range }
  override func perform(_ value: Int?) {
    _ = module.fire(accessibilityIdentifier ?? "", value: value)
  }
  override func draw() -> [String] { [] }
}
