import Features
import MVC
import MVP
import Staging
import VIPER
import Widgets

/// Every feature in every pattern that it is built in: the only place that knows them all.
public enum Catalog {
  /// The features, in the order of the course.
  public static let features: [Feature] = [counter]

  /// Source: seed 003.
  private static let counter = Feature(
    name: "counter",
    summary: "a number that goes up and down",
    events: CounterEvent.allCases.map(\.rawValue),
    specimens: [
      Specimen(
        pattern: "MVC", summary: "Cocoa's Model-View-Controller", sources: MVC.sourceFiles,
        scene: MVC.CounterSceneDelegate.self),
      Specimen(
        pattern: "MVP", summary: "Model-View-Presenter", sources: MVP.sourceFiles,
        scene: MVP.CounterSceneDelegate.self),
      Specimen(
        pattern: "VIPER", summary: "View, Interactor, Presenter, Entity; a Router to other screens",
        sources: VIPER.sourceFiles, scene: VIPER.CounterSceneDelegate.self),
    ])
}
