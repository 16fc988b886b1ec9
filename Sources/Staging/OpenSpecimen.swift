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
  private let scene: any SceneDelegate
  private var named = 0

  /// Assembles the specimen, and then loads it as event 0, which comes from the app.
  ///
  /// - Parameters:
  ///   - specimen: What to open.
  ///   - feature: The feature's name.
  ///   - capacity: The most messages to keep.
  public init(_ specimen: Specimen, of feature: String, capacity: Int) {
    self.specimen = specimen
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

  /// What keeps an event from being fired now, or nil.
  func refusal(of event: Event) -> EventRefusal? {
    guard let control = window.control(named: event.name) else { return .absent }
    guard control.isEnabled else { return .disabled }
    guard event.value == nil || control.takesValue else { return .takesNoValue }
    return nil
  }

  /// Does what the user does, and records it as event number `number`.
  func fire(_ event: Event, number: Int) {
    guard let control = window.control(named: event.name) else { return }
    recorder.recording(event: number) { control.perform() }
    if recorder.instances.count != named { nameLayers() }
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
