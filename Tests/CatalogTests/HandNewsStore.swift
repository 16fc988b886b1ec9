import Features
import LayerTracing

/// The news around a store, logged by hand: one way round, and a scope for the article.
final class HandNewsStore: HandNews {
  let log = HandLog()
  var mode = Service.Mode.ok
  private let view: LiveNewsListView

  init() {
    view = LiveNewsListView(LiveNewsListStore(log), log)
    view.store.answer = { [unowned self] in answer }
  }

  var screen: HandNewsScreen { view }

  func load() {
    log("App -> View", "viewDidLoad()")
    view.viewDidLoad()
  }
}

extension HandNewsStore {
  struct ArticleState: Equatable { var article: LiveNewsModel }

  struct LiveNewsListState: Equatable {
    var news: [LiveNewsModel] = []
    var isFetching = false
    var failure: ServiceError?
    var awaitedArticle: Int?
    var isLinkDead = false
    var article: ArticleState?
  }

  final class LiveNewsListStore {
    private let log: HandLog
    private(set) var state = LiveNewsListState()
    private var renderers: [(LiveNewsListState) -> Void] = []
    var answer: () -> NewsResult = { .success([]) }

    init(_ log: HandLog) { self.log = log }

    /// Subscribes for good, or until nothing is left of the article.
    func subscribe(_ render: @escaping (LiveNewsListState) -> Void) {
      render(state)
      renderers.append(render)
    }

    func unsubscribeLast() { renderers.removeLast() }

    private func reduce(_ action: String, _ change: (inout LiveNewsListState) -> Void) {
      log("Store -> Reducer", "reduce(into:action:)", describe(state), action)
      var next = state
      change(&next)
      if next == state { return }
      state = next
      log("Store -> Store", "state", describe(next))
      for render in renderers { render(next) }
    }

    func fetch(because action: String) {
      reduce(action) { state in
        log("Reducer -> Reducer", "fetch(_:)", describe(state))
        state.isFetching = true
      }
      log("Store -> Effect", "run(_:send:)", ".fetchLiveNews", "{ … }")
      let answer = answer()
      let fetched = ".fetched(\(describe(answer)))"
      log("Effect ~> Store", "action", fetched)
      log("Store -> Store", "send(_:)", fetched)
      reduce(fetched) { state in
        state.isFetching = false
        switch answer {
        case .success(let news):
          (state.news, state.failure) = (news, nil)
          log("Reducer -> Reducer", "showAwaitedArticle(_:)", describe(state))
        case .failure(let error): state.failure = error
        }
      }
    }

    func select(_ row: Int) {
      reduce(".rowSelected(\(row))") { $0.article = ArticleState(article: $0.news[row]) }
    }

    func close() { reduce(".article(.closed)") { $0.article = nil } }
  }

  final class LiveNewsListView: HandNewsScreen {
    let store: LiveNewsListStore
    private var isCovered = false
    private var news: [LiveNewsModel] = []

    init(_ store: LiveNewsListStore, _ log: HandLog) {
      self.store = store
      super.init(log)
    }

    func viewDidLoad() {
      log("View -> View", "layOut()")
      log("View -> Store", "subscribe(_:)", "{ … }")
      store.subscribe { [unowned self] state in
        log("Store ~> View", "state", describe(state))
        render(state)
      }
      log("View -> Store", "send(_:)", ".viewDidLoad")
      store.fetch(because: ".viewDidLoad")
    }

    private func render(_ state: LiveNewsListState) {
      log("View -> View", "render(_:)", describe(state))
      set(message: state.failure == nil ? nil : "Problem Fetching News")
      show(state.news)
      guard let article = state.article else {
        return log("View -> View", "hideArticle()")
      }
      if !isCovered { push(article) }
    }

    private func show(_ news: [LiveNewsModel]) {
      log("View -> View", "show(_:)", describe(news))
      if news == self.news { return }
      log("View -> View", "news", describe(news))
      self.news = news
      reloadData()
    }

    private func push(_ article: ArticleState) {
      isCovered = true
      log("View -> View", "showArticle()")
      log("View -> View", "pushViewController(_:animated:)", "ArticleViewController", "true")
      log("View -> View", "viewDidLoad()")
      log("View -> Store", "subscribe(_:)", "{ … }")
      log("Store -> Store", "subscribe(_:)", "{ … }")
      store.subscribe { [unowned self] state in
        log("Store ~> Store", "state", describe(state))
        if state.article == nil { return }
        log("Store ~> View", "state", describe(article))
        log("View -> View", "render(_:)", describe(article))
        show(article: article.article.articleTexts)
      }
      log("View -> View", "didMove(toParent:)", "NavigationController")
    }

    override func pulled() {
      log("View -> Store", "send(_:)", ".listPulled")
      store.fetch(because: ".listPulled")
    }

    override func selected(_ row: Int) {
      log("View -> Store", "send(_:)", ".rowSelected(\(row))")
      store.select(row)
    }

    override func left() {
      log("View -> View", "didMove(toParent:)", "nil")
      log("View -> Store", "send(_:)", ".closed")
      log("Store -> Store", "send(_:)", ".article(.closed)")
      isCovered = false
      store.close()
      store.unsubscribeLast()
    }

    override func count() -> Int { news.count }
    override func texts(_ row: Int) -> [String] { news[row].rowTexts }
  }
}
