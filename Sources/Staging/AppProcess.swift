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
  let sceneOwnsLayers: Bool

  /// Assembles a specimen, which is no message; ``show()`` comes next. A mock takes a layer's place; the activity is
  /// what an earlier process of the app gave for this one to go on with.
  init(
    _ specimen: Specimen, asking service: Service, mocked: Role?, restoring activity: UserActivity?,
    in recorder: Recorder
  ) {
    (double, scene, window) = recorder.assembling {
      let window = Window()
      window.stateRestorationActivity = activity
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

  /// Shows its scene.
  func show() {
    guard let scene else { return window.makeKeyAndVisible() }
    scene.sceneDidConnect(to: window)
  }
}
