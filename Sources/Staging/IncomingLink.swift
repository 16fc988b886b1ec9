import Features
import Widgets

/// What an event is done to that comes from outside: the system hands a link to the scene's delegate.
final class IncomingLink: Touchable {
  private let link: Link
  private let scene: any SceneDelegate

  init(_ link: Link, to scene: any SceneDelegate) {
    self.link = link
    self.scene = scene
  }

  var isEnabled: Bool { true }

  var caption: String { link.title }

  var values: ClosedRange<Int>? { link.values }

  func perform(_ value: Int?) {
    scene.scene(openURLContexts: [OpenURLContext(url: link.url(with: value))])
  }
}
