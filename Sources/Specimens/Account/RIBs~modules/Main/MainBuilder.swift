// Demonstrates a Component in the middle of the tree: what its child
// needs, it has from its parent and passes on.

import AccountPresentation
import Features
import RIBsFramework

protocol MainDependency: Dependency {
  var container: Container { get }
}

final class MainComponent: Component<any MainDependency> {}

extension MainComponent: FeatureDependency {
  var container: Container { dependency.container }
}

protocol MainBuildable: Buildable {
  func build() -> any LaunchRouting
}

final class MainBuilder: Builder<any MainDependency>, MainBuildable {
  func build() -> any LaunchRouting {
    let component = MainComponent(dependency: dependency)
    return MainRouter(
      interactor: MainInteractor(),
      viewController: MainViewController(),
      featureBuilder: FeatureBuilder(dependency: component))
  }
}
