// Demonstrates a Builder that hands the presenter to interactor and
// router alike. The container comes from the parent; what is in it, this
// module doesn't know. Of all that is here the parent can name what is
// public: the builder, what it needs, FeatureRouting, FeatureListener.

import AccountDomain
import Features
import RIBsFramework

/// What the account needs from its parent.
@MainActor
public protocol FeatureDependency: Dependency {
  /// What the business works with.
  var container: Container { get }
}

final class FeatureComponent: Component<any FeatureDependency> {
  var useCase: any FeatureUseCase {
    shared { FeatureUseCaseImpl(container: dependency.container) }
  }
}

/// A builder of the account as the parent's router knows it.
@MainActor
public protocol FeatureBuildable: Buildable {
  /// Builds the account; its listener is told how it ends.
  func build(
    withListener listener: any FeatureListener
  ) -> any FeatureRouting
}

/// Builds the account.
public final class FeatureBuilder:
  Builder<any FeatureDependency>, FeatureBuildable
{
  /// Builds the account; its listener is told how it ends.
  public func build(
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
