// Demonstrates a Builder that hands the presenter to interactor and
// router alike. The container comes from the parent; what is in it, this
// module doesn't know. What the parent may name is public: this builder,
// what it needs, and FeatureListener. What it is handed is a router that
// can be shown: where the account leads is the account's own affair.

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
  ) -> any ViewableRouting
}

/// Builds the account.
public final class FeatureBuilder:
  Builder<any FeatureDependency>, FeatureBuildable
{
  /// Builds the account; its listener is told how it ends.
  public func build(
    withListener listener: any FeatureListener
  ) -> any ViewableRouting {
    let component = FeatureComponent(dependency: dependency)
    let presenter = FeaturePresenter()
    let interactor = FeatureInteractor(
      presenter: presenter, useCase: component.useCase)
    interactor.listener = listener
    return FeatureRouter(
      interactor: interactor, viewController: presenter)
  }
}
