import Features
import Testing

@testable import RIBs

/// The news as a RIB: its interactor works while it is attached, and its article comes and goes.
@Suite struct LiveNewsListRouterTests {
  private let router: any LiveNewsListRouting
  private let service = Service()

  init() {
    let app = NewsAppComponent(service: NewsService(service))
    router = LiveNewsListBuilder(dependency: app).build()
    router.interactable.activate()
    router.load()
  }

  private var listener: (any LiveNewsListPresentableListener)? {
    router.interactable as? any LiveNewsListPresentableListener
  }

  @Test func `an article is attached, shown and active`() {
    listener?.didSelectNews(index: 2)
    #expect(router.children.count == 1)
    #expect(router.children[0].interactable.isActive)
  }

  @Test func `an article that closes is detached and released`() throws {
    listener?.didSelectNews(index: 2)
    weak let child = try #require(router.children.first as? any ViewableRouting)
    try #require(child?.viewControllable).uiviewController.didMove(toParent: nil)
    #expect(router.children.isEmpty)
    #expect(child == nil)
  }

  @Test(arguments: [-1, 12, .max]) func `a row that isn't there attaches nothing`(index: Int) {
    listener?.didSelectNews(index: index)
    #expect(router.children.isEmpty)
  }

  @Test func `while it waits it doesn't ask again`() {
    service.mode = .slow
    listener?.updateView()
    listener?.updateView()
    #expect(service.pending.count == 1)
  }

  @Test func `a link goes from the root by its workflow, and from there only where it leads`()
    throws
  {
    let root = RootBuilder(dependency: NewsAppComponent(service: NewsService(service))).build()
    root.load()
    let list = try #require(root.children.first)
    let handler = try #require(root.interactable as? any URLHandler)
    handler.handle("candy://receipt")
    #expect(list.children.isEmpty)
    handler.handle("news://article/2")
    #expect(list.children.map { $0 is any ArticleRouting } == [true])
  }
}
