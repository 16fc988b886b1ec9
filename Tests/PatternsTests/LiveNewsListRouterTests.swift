import Features
import Testing

@testable import RIBs

/// The news as a RIB: its interactor works while it is attached, and its article comes and goes.
@Suite struct LiveNewsListRouterTests {
  private let router: any LiveNewsListRouting
  private let service = Service()

  init() {
    let app = NewsRootComponent(dependency: NewsAppComponent(service: NewsService(service)))
    router = LiveNewsListBuilder(dependency: app).build().router
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

  /// A list that has asked for its news, and waits.
  private func waitingList() -> (router: any LiveNewsListRouting, root: Root) {
    service.mode = .slow
    let app = NewsRootComponent(dependency: NewsAppComponent(service: NewsService(service)))
    let list = LiveNewsListBuilder(dependency: app).build()
    list.router.interactable.activate()
    return (list.router, Root(list: list.actionableItem))
  }

  /// What a workflow knows of the root.
  private final class Root: NewsRootActionableItem {
    let list: any LiveNewsListActionableItem

    init(list: any LiveNewsListActionableItem) {
      self.list = list
    }

    func waitForList() async -> (any LiveNewsListActionableItem)? { list }
  }

  @Test func `a workflow awaits the news, and only then opens the article`() async throws {
    let (router, root) = waitingList()
    let workflow = try #require(ArticleWorkflow(url: "news://article/2"))
    let following = Task { await workflow.run(from: root) }
    await Task.yield()
    #expect(router.children.isEmpty)
    service.deliver()
    await following.value
    #expect(router.children.map { $0 is any ArticleRouting } == [true])
  }

  @Test func `of two links that await the news, only the newer is followed`() async {
    let (router, root) = waitingList()
    let older = Task { await root.list.waitForNews() }
    await Task.yield()
    let newer = Task { await root.list.waitForNews() }
    await Task.yield()
    #expect(await older.value == false)
    #expect(service.pending.count == 1)
    service.deliver()
    #expect(await newer.value)
    #expect(router.children.isEmpty)
  }

  @Test func `a workflow that waits ends when the list's RIB resigns`() async {
    let (router, root) = waitingList()
    let waiting = Task { await root.list.waitForNews() }
    await Task.yield()
    router.interactable.deactivate()
    #expect(await waiting.value == false)
  }

  @Test func `the root hands a link of the news to its list, and no other`() async throws {
    let app = NewsAppComponent(service: NewsService(service))
    let root = NewsRootBuilder(dependency: app).build()
    root.launchRouter.interactable.activate()
    let list = try #require(root.launchRouter.children.first)
    root.urlHandler.handle("candy://receipt")
    for _ in 1...9 { await Task.yield() }
    #expect(list.children.isEmpty)
    root.urlHandler.handle("news://article/2")
    for _ in 1...9 where list.children.isEmpty { await Task.yield() }
    #expect(list.children.map { $0 is any ArticleRouting } == [true])
  }
}
