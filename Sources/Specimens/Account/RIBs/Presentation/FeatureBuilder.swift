// Demonstrates a Builder that hands the presenter to interactor and
// router alike. The container comes from the parent; what is in it, this
// module doesn't know.

import Features

protocol FeatureDependency: Dependency {
  var container: Container { get }
}

final class FeatureComponent: Component<any FeatureDependency> {
  var useCase: any FeatureUseCase {
    shared { FeatureUseCaseImpl(container: dependency.container) }
  }
}

protocol FeatureBuildable: Buildable {
  func build(
    withListener listener: any FeatureListener
  ) -> any FeatureRouting
}

final class FeatureBuilder:
  Builder<any FeatureDependency>, FeatureBuildable
{
  func build(
    withListener listener: any FeatureListener
  ) -> any FeatureRouting {
    let component = FeatureComponent(dependency: dependency)
    let presenter = FeaturePresenter()
    let interactor = FeatureInteractor(
      presenter: presenter, useCase: component.useCase)
    interactor.listener = listener
    return FeatureRouter(
      interactor: interactor, viewController: presenter)
  }
}
