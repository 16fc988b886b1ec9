// Demonstrates how RIBs are given what they need: a RIB's Dependency
// says what its parent has to provide, its Component provides it and
// more. Source: github.com/uber/RIBs, Dependency and Component.

/// What a RIB needs from its parent; each RIB refines it.
protocol Dependency: AnyObject {}

/// What a RIB offers to its own parts and to its children.
///
/// The original also caches what it makes, by `shared`; nothing here is
/// asked for twice.
class Component<DependencyType>: Dependency {
  let dependency: DependencyType

  init(dependency: DependencyType) {
    self.dependency = dependency
  }
}

/// What the first component of an app needs: nothing.
protocol EmptyDependency: Dependency {}

/// Stands above the first component of an app.
final class EmptyComponent: EmptyDependency {}
