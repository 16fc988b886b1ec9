// Demonstrates who assembles a RIB: its Builder, and no other type. It
// is handed the dependency once, and builds as often as it is asked.
// (That it is the main actor's is said of each protocol here: another
// module may have another default.)
// Source: github.com/uber/RIBs-iOS, Builder.

/// A builder as a parent's router knows it; each RIB refines it.
@MainActor
public protocol Buildable: AnyObject {}

/// Knows which class is behind which protocol of a RIB.
open class Builder<DependencyType>: Buildable {
  /// What its RIB needs from outside.
  public let dependency: DependencyType

  /// Is handed what each RIB that it builds needs.
  public init(dependency: DependencyType) {
    self.dependency = dependency
  }
}
