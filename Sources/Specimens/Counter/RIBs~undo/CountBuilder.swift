// Demonstrates the Builder of a RIB with a child: what the two share
// is made once in its Component, which is what the child depends on.

protocol CountDependency: Dependency {}

final class CountComponent: Component<any CountDependency> {
  var mutableAmountStream: any MutableAmountStream {
    shared { AmountStreamImpl() }
  }
}

extension CountComponent: ReviewDependency {
  var amountStream: any AmountStream { mutableAmountStream }
}

protocol CountBuildable: Buildable {
  func build() -> any CountRouting
}

final class CountBuilder: Builder<any CountDependency>, CountBuildable {
  func build() -> any CountRouting {
    let component = CountComponent(dependency: dependency)
    let viewController = CountViewController()
    let interactor = CountInteractor(
      presenter: viewController,
      amountStream: component.mutableAmountStream)
    return CountRouter(
      interactor: interactor, viewController: viewController,
      reviewBuilder: ReviewBuilder(dependency: component))
  }
}
