/// A pattern that the templates know.
public enum PatternName: String, CaseIterable, Sendable {
  /// Cocoa's Model-View-Controller.
  case mvc
  /// Model-View-Presenter with a passive view.
  case mvp
  /// Model-View-ViewModel.
  case mvvm
  /// View, Interactor, Presenter, Entity, Router.
  case viper
  /// Router, Interactor, Builder.
  case ribs

  /// The pattern as people write it: `MVP`. Modules and folders are called by it.
  public var title: String { self == .ribs ? "RIBs" : rawValue.uppercased() }
}
