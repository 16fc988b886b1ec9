import Features
import Testing
import Widgets

@testable import RIBs

/// The tree of RIBs: what is attached works, and what is detached is gone.
@Suite struct CandyRouterTests {
  private let router: any CandyRouting

  init() {
    let app = CandyRootComponent(
      dependency: CandyAppComponent(service: CandyService(Service())))
    router = CandyBuilder(dependency: app).build().router
    router.interactable.activate()
    router.load()
  }

  private let receipt = ReceiptData(items: [], totalInclTax: Won(1))

  @Test func `a receipt is attached and active`() {
    router.routeToReceipt(receipt)
    #expect(router.children.count == 1)
    #expect(router.children[0].interactable.isActive)
  }

  @Test func `of two taps, the second while the screen is coming, one receipt is attached`() throws
  {
    let screens = NavigationController(
      rootViewController: router.viewControllable.uiviewController)
    router.routeToReceipt(receipt)
    let first = router.children[0]
    router.routeToReceipt(receipt)
    #expect(router.children.count == 1)
    #expect(screens.viewControllers.count == 2)
    router.detachReceipt()
    #expect(router.children.isEmpty)
    #expect(!first.interactable.isActive)
  }

  @Test func `a receipt that closes is detached, inactive and released`() throws {
    router.routeToReceipt(receipt)
    weak let child = try #require(router.children.first as? any ViewableRouting)
    let interactor = try #require(child?.interactable)
    try #require(child?.viewControllable).uiviewController.didMove(toParent: nil)
    #expect(router.children.isEmpty)
    #expect(!interactor.isActive)
    #expect(child == nil)
  }

  @Test func `to detach what isn't attached does nothing`() {
    router.detachReceipt()
    #expect(router.children.isEmpty)
    #expect(router.interactable.isActive)
  }

  @Test func `the first child of the root is attached when the root is loaded`() {
    let app = CounterAppComponent()
    let root = CountRootBuilder(dependency: app).build()
    #expect(root.children.isEmpty)
    root.load()
    #expect(root.children.map { $0 is any CountRouting } == [true])
    #expect(root.children[0].interactable.isActive)
    #expect(!root.interactable.isActive)
  }
}
