import Features
import LayerTracing
import MVC
import MVP
import Staging
import VIPER
import Widgets

/// How a specimen is put into a window; the service is what it asks.
typealias MakeScene = @MainActor @Sendable (Service) -> any SceneDelegate

extension Catalog {
  /// A feature in Cocoa's MVC.
  ///
  /// - Parameters:
  ///   - folders: The folders of its sources, the feature's own first.
  ///   - scene: Makes the delegate that assembles it.
  /// - Returns: The specimen.
  static func mvc(_ folders: String..., scene: @escaping MakeScene) -> Specimen {
    Specimen(
      pattern: "MVC", summary: "Cocoa's Model-View-Controller", rules: .mvc,
      sources: MVC.sourceFiles.filter { folders.contains($0.folder) }, scene: scene)
  }

  /// A feature in MVP.
  ///
  /// - Parameters:
  ///   - folders: The folders of its sources, the feature's own first.
  ///   - mock: How its view is replaced by a mock.
  ///   - scene: Makes the delegate that assembles it.
  /// - Returns: The specimen.
  static func mvp(
    _ folders: String..., mock: Specimen.Mock? = nil, scene: @escaping MakeScene
  ) -> Specimen {
    Specimen(
      pattern: "MVP", summary: "Model-View-Presenter", rules: .mvp,
      sources: MVP.sourceFiles.filter { folders.contains($0.folder) }, mock: mock, scene: scene)
  }

  /// A feature in VIPER.
  ///
  /// - Parameters:
  ///   - folders: The folders of its sources, the feature's own first.
  ///   - mock: How its view is replaced by a mock.
  ///   - scene: Makes the delegate that assembles it.
  /// - Returns: The specimen.
  static func viper(
    _ folders: String..., mock: Specimen.Mock? = nil, scene: @escaping MakeScene
  ) -> Specimen {
    Specimen(
      pattern: "VIPER", summary: "View, Interactor, Presenter, Entity; a Router to other screens",
      rules: .viper, sources: VIPER.sourceFiles.filter { folders.contains($0.folder) },
      mock: mock, scene: scene)
  }
}
