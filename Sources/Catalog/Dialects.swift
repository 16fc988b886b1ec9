import LayerTracing
import MVCClassic
import MVPSupervising
import Staging

/// Specimens that are right by the rules of another school.
extension Catalog {
  /// The counter in Smalltalk's MVC.
  static let counterClassic = Specimen(
    pattern: "MVC~classic", summary: "Smalltalk's Model-View-Controller", kind: .dialect,
    rules: .mvcClassic, sources: MVCClassic.sourceFiles
  ) { _ in MVCClassic.CounterSceneDelegate() }

  /// The counter in MVP with a supervising presenter.
  static let counterSupervising = Specimen(
    pattern: "MVP~supervising", summary: "MVP whose view binds simple values itself",
    kind: .dialect, rules: .mvpSupervising, sources: MVPSupervising.sourceFiles
  ) { _ in MVPSupervising.CounterSceneDelegate() }
}
