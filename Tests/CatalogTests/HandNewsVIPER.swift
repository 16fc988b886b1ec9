import Features
import LayerTracing

/// The news in VIPER, logged by hand.
final class HandNewsVIPER: HandNews {
  let log = HandLog()
  var mode = Service.Mode.ok
  private let view: LiveNewsListView
  private let interactor: LiveNewsListInteractor

  init() {
    view = LiveNewsListView(log)
    interactor = LiveNewsListInteractor(log)
    let presenter = LiveNewsListPresenter(view, interactor, log)
    view.presenter = presenter
    interactor.presenter = presenter
    interactor.answer = { [unowned self] in answer }
  }

  var screen: HandNewsScreen { view }

  func load() {
    log("App -> View", "viewDidLoad()")
    view.viewDidLoad()
  }
}

extension HandNewsVIPER {
  final class LiveNewsListView: HandNewsScreen {
    var presenter: LiveNewsListPresenter?

    func viewDidLoad() {
      log("View -> View", "layOut()")
      pulled()
    }

    override func pulled() {
      log("View -> Presenter", "updateView()")
      presenter?.updateView()
    }

    override func selected(_ row: Int) {
      log("View -> Presenter", "didSelectNews(index:)", "\(row)")
      presenter?.didSelectNews(index: row)
    }

    override func opened(link number: Int) {
      log("App -> Presenter", "openArticle(number:)", "\(number)")
      log("Presenter -> Router", "returnToList()")
      log("Router -> View", "popToRootViewController(animated:)", "false")
      closeArticle()
      presenter?.openArticle(number: number)
    }

    override func count() -> Int {
      log("View -> Presenter", "getNewsListCount()")
      return presenter?.getNewsListCount() ?? 0
    }

    override func texts(_ row: Int) -> [String] {
      log("View -> Presenter", "getNews(index:)", "\(row)")
      return presenter?.getNews(index: row) ?? []
    }

    func showNews() {
      set(message: nil)
      reloadData()
    }
  }

  final class LiveNewsListPresenter {
    private let log: HandLog
    private unowned let view: LiveNewsListView
    private let interactor: LiveNewsListInteractor
    private var awaitedArticle: Int?

    init(_ view: LiveNewsListView, _ interactor: LiveNewsListInteractor, _ log: HandLog) {
      self.view = view
      self.interactor = interactor
      self.log = log
    }

    func updateView() {
      log("Presenter -> Interactor", "fetchLiveNews()")
      interactor.fetchLiveNews()
    }

    func getNewsListCount() -> Int {
      log("Presenter -> Interactor", "newsCount()")
      return interactor.news.count
    }

    func getNews(index: Int) -> [String] {
      log("Presenter -> Interactor", "news(at:)", "\(index)")
      let news = interactor.news[index]
      return [
        news.title, news.author ?? "Unknown author", news.description ?? "No description",
      ]
    }

    func liveNewsFetched() {
      log("Presenter -> View", "showNews()")
      view.showNews()
      guard let number = awaitedArticle else { return }
      log("Presenter -> Presenter", "awaitedArticle", "nil")
      awaitedArticle = nil
      showArticle(number)
    }

    func liveNewsFetchedFailed() {
      log("Presenter -> Presenter", "awaitedArticle", "nil")
      awaitedArticle = nil
      log("Presenter -> View", "showError(_:)", "Problem Fetching News".quoted)
      view.set(message: "Problem Fetching News")
    }

    func openArticle(number: Int) {
      log("Presenter -> Interactor", "newsCount()")
      guard interactor.news.isEmpty else { return showArticle(number) }
      log("Presenter -> Presenter", "awaitedArticle", "\(number)")
      awaitedArticle = number
      log("Presenter -> Interactor", "fetchLiveNews()")
      interactor.fetchLiveNews()
    }

    private func showArticle(_ number: Int) {
      log("Presenter -> Presenter", "showArticle(_:)", "\(number)")
      log("Presenter -> Interactor", "news(at:)", "\(number - 1)")
      guard interactor.news.indices.contains(number - 1) else {
        log("Presenter -> View", "showError(_:)", "There is no such article.".quoted)
        return view.set(message: "There is no such article.")
      }
      show(interactor.news[number - 1])
    }

    func didSelectNews(index: Int) {
      log("Presenter -> Interactor", "news(at:)", "\(index)")
      show(interactor.news[index])
    }

    private func show(_ news: LiveNewsModel) {
      let parts =
        "title: \(news.title.quoted), author: \(news.author.map(\.quoted) ?? "nil"), "
        + "description: \(news.description.map(\.quoted) ?? "nil")"
      log("Presenter -> Router", "showArticle(_:)", "LiveNewsData(\(parts))")
      log("Router -> View", "pushViewController(_:animated:)", "ArticleViewController", "true")
      log("View -> View", "viewDidLoad()")
      log("View -> Presenter", "viewDidLoad()")
      log("Presenter -> Interactor", "provideArticle()")
      log("Interactor -> Presenter", "receiveArticle(_:)", "LiveNewsData(\(parts))")
      let texts = [
        news.title, "By \(news.author ?? "an unknown author")",
        news.description ?? "There is no more.",
      ]
      log(
        "Presenter -> View", "set(viewModel:)",
        "ArticleViewModel(title: \(texts[0].quoted), author: \(texts[1].quoted), "
          + "description: \(texts[2].quoted))")
      view.show(article: texts)
    }
  }

  final class LiveNewsListInteractor {
    private let log: HandLog
    weak var presenter: LiveNewsListPresenter?
    var answer: () -> Result<[LiveNewsModel], ServiceError> = { .success([]) }
    private(set) var news: [LiveNewsModel] = []

    init(_ log: HandLog) { self.log = log }

    func fetchLiveNews() {
      log("Interactor -> Interactor", "isFetching", "true")
      log("Interactor -> Worker", "fetchLiveNews(completion:)", "{ … }")
      let answer = answer()
      log("Worker ~> Interactor", "result", describe(answer))
      log("Interactor -> Interactor", "receive(_:)", describe(answer))
      log("Interactor -> Interactor", "isFetching", "false")
      guard case .success(let news) = answer else {
        log("Interactor -> Presenter", "liveNewsFetchedFailed()")
        presenter?.liveNewsFetchedFailed()
        return
      }
      log("Interactor -> Interactor", "news", describe(news))
      self.news = news
      log("Interactor -> Presenter", "liveNewsFetched()")
      presenter?.liveNewsFetched()
    }
  }
}
