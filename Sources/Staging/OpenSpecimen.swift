import LayerTracing
import Widgets

/// A specimen that is running: its layers exist, its window shows something, its messages are
/// recorded.
public final class OpenSpecimen {
  /// What was opened.
  public let specimen: Specimen
  /// `counter.mvp`.
  public let name: String
  /// Records its messages.
  public let recorder: Recorder
  /// Where it is shown.
  public let window: Window
  /// The bit that stands for it in the log.
  let slot: UInt32
  private let scene: any SceneDelegate
  private var named = 0

  /// Assembles the specimen, and then loads it as event 0, which comes from the app.
  ///
  /// - Parameters:
  ///   - specimen: What to open.
  ///   - feature: The feature's name.
  ///   - slot: The bit that stands for it in the log.
  ///   - capacity: The most messages to keep.
  init(_ specimen: Specimen, of feature: String, slot: UInt32, capacity: Int) {
    self.specimen = specimen
    self.slot = slot
    name = "\(feature).\(specimen.name)"
    recorder = Recorder(capacity: capacity)
    (scene, window) = recorder.assembling {
      let scene = specimen.makeScene()
      let window = Window()
      scene.scene(willConnectTo: window)
      return (scene, window)
    }
    recorder.recording(event: 0, sender: LayerInstance.appID) { window.makeKeyAndVisible() }
    nameLayers()
  }

  /// The layer from which all others are reached.
  public var root: (any LayerObject)? { window.rootViewController }

  /// The layers that exist now, by way of strong references.
  public var layers: LayerGraph? { root.map(LayerGraph.init(root:)) }

  /// Whether every layer that was ever made is still alive, so that unowned references are safe.
  public var isEveryLayerAlive: Bool { recorder.instances.allSatisfy(\.isAlive) }

  /// The control that an event would happen to now.
  ///
  /// - Throws: An ``EventRefusal`` if there is none that would react.
  func control(for event: Event) throws(EventRefusal) -> Control {
    guard let control = window.control(named: event.name) else { throw .absent(specimen: name) }
    guard control.isEnabled else { throw .disabled(specimen: name) }
    guard event.value == nil || control.takesValue else { throw .takesNoValue }
    return control
  }

  /// Does what the user does, and records it as event number `number`.
  func fire(_ control: Control, number: Int) {
    recorder.recording(event: number) { control.perform() }
    if recorder.instances.count != named { nameLayers() }
  }

  /// Does again what the user did before; what was possible then is possible now.
  func relive(_ event: Event, number: Int) {
    guard let control = try? control(for: event) else { return }
    fire(control, number: number)
  }

  /// Names the layers by the properties that hold them, while they exist.
  private func nameLayers() {
    named = recorder.instances.count
    for node in layers?.nodes ?? [] {
      guard let name = node.path.last else { continue }
      node.layer._layerToken.identify(node.layer)
      if recorder.instances[Int(node.layer._layerToken.id)].name == nil {
        recorder.name(node.layer._layerToken.id, name)
      }
    }
  }
}
