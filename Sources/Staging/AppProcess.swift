import Features
import LayerTracing
import Widgets

/// The app of a specimen while its process runs: what the scene's delegate has assembled, and where it is shown.
final class AppProcess {
  /// Where it is shown.
  let window: Window
  /// What stands in the place of a layer behind the view.
  let double: DoubledScene?
  /// Assembled the layers, and may own some; nil where a test's mock of the view is in place.
  let scene: (any SceneDelegate)?
  /// Whether it owns some: the window leads to none of those that it only knows.
  private let sceneOwnsLayers: Bool

  /// Assembles a specimen, which is no message; ``show()`` comes next. A mock takes a layer's place.
  init(_ specimen: Specimen, asking service: Service, mocked: Role?, in recorder: Recorder) {
    (double, scene, window) = recorder.assembling {
      let window = Window()
      if mocked == .view, let mock = specimen.mock {
        window.rootViewController = MockScreen(mock.make(service), drives: mock.events)
        return (nil, nil, window)
      }
      let double = mocked.flatMap { specimen.doubles?.make($0, service) }
      let scene = double?.scene ?? specimen.makeScene(service)
      scene.scene(willConnectTo: window)
      double?.put(in: window)
      return (double, scene, window)
    }
    let known = scene.map(LayerGraph.layers(heldBy:)) ?? []
    let shown =
      known.isEmpty ? [] : window.rootViewController.map { LayerGraph(root: $0).nodes } ?? []
    sceneOwnsLayers = known.contains { layer in !shown.contains { $0.layer === layer } }
  }

  /// The layers that the scene's delegate owns.
  var ownedByScene: [any LayerObject] {
    sceneOwnsLayers ? scene.map(LayerGraph.layers(heldBy:)) ?? [] : []
  }

  /// What it was made of, for a holder that has to keep it.
  var parts: [AnyObject] { scene.map { [window, $0] } ?? [window] }

  /// Comes to the foreground, where it goes on as `activity` says if it knows of that.
  func show(restoring activity: UserActivity? = nil) {
    guard let scene else { return window.makeKeyAndVisible() }
    if let activity { scene.scene(restoreInteractionStateWith: activity, in: window) }
    scene.sceneWillEnterForeground(in: window)
  }
}
