// Demonstrates who assembles a RIB: its Builder, and no other type. It
// is handed the dependency once, and builds as often as it is asked.
// Source: github.com/uber/RIBs-iOS, Builder.

/// A builder as a parent's router knows it; each RIB refines it.
protocol Buildable: AnyObject {}

/// Knows which class is behind which protocol of a RIB.
class Builder<DependencyType>: Buildable {
  let dependency: DependencyType

  init(dependency: DependencyType) {
    self.dependency = dependency
  }
}
