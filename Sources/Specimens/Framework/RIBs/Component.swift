// Demonstrates how RIBs are given what they need: a RIB's Dependency
// says what its parent has to provide, its Component provides it and
// more. Source: github.com/uber/RIBs-iOS, Dependency and Component.

/// What a RIB needs from its parent; each RIB refines it.
protocol Dependency: AnyObject {}

/// What a RIB offers to its own parts and to its children.
///
/// What is `shared` is made when a property is first read, and kept: the
/// next read of the property gives the same.
class Component<DependencyType>: Dependency {
  let dependency: DependencyType

  init(dependency: DependencyType) {
    self.dependency = dependency
  }

  private var made: [String: Any] = [:]

  /// What a property of the component holds, made once.
  final func shared<Part>(
    _ name: String = #function, _ make: () -> Part
  ) -> Part {
    if let kept = made[name], let part = kept as? Part { return part }
    let part = make()
    made[name] = part
    return part
  }
}

/// What the first component of an app needs: nothing.
protocol EmptyDependency: Dependency {}

/// Stands above the first component of an app.
final class EmptyComponent: EmptyDependency {}
