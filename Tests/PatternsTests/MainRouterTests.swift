import Features
import Testing

@testable import RIBs

/// The account's tree: a parent that outlives its child.
@Suite struct MainRouterTests {
  private let component: AccountAppComponent
  private let router: any LaunchRouting

  init() {
    component = AccountAppComponent(service: AccountService(Service()))
    router = MainBuilder(dependency: component).build()
    router.interactable.activate()
    router.load()
  }

  @Test func `the account is attached, active and shown`() {
    #expect(router.children.map(\.interactable.isActive) == [true])
    let screen = router.viewControllable.uiviewController.presentedViewController?.view.draw() ?? []
    #expect(screen.contains { $0.contains("Hello World") })
  }

  @Test func `an account that is through is detached, inactive and released`() throws {
    weak let child = try #require(router.children.first as? any ViewableRouting)
    let interactor = try #require(child?.interactable as? FeatureInteractor)
    interactor.action(.finish)
    #expect(router.children.isEmpty)
    #expect(!interactor.isActive)
    #expect(child == nil)
    #expect(router.viewControllable.uiviewController.presentedViewController == nil)
  }

  @Test func `to detach what isn't attached does nothing`() {
    let main = router as? any MainRouting
    main?.detachFeature()
    main?.detachFeature()
    #expect(router.children.isEmpty)
    #expect(router.interactable.isActive)
  }

  @Test func `each use case is given its repository by the app's container`() {
    let useCase = FeatureUseCaseImpl(container: component.container)
    var answers: [Int] = []
    useCase.requestSettings { result in
      if case .success(let model) = result { answers.append(model.id) }
    }
    #expect(answers == [AccountSettings.onFile.id])
  }

  @Test func `without a registration there is an error, and no trap`() {
    var failures: [FeatureUseCaseError] = []
    FeatureUseCaseImpl(container: Container()).requestSettings { result in
      if case .failure(let error) = result { failures.append(error) }
    }
    #expect(failures == [.noRepository])
  }
}
