import Features
import LayerTracing

/// The news in MVP that awaits its Model, logged by hand: who awaits goes on where it left off, when the answer is
/// there.
final class HandNewsMVPAsync: HandNews {
  let log = HandLog()
  var mode = Service.Mode.ok
  private let view: LiveNewsListView
  private let list: LiveNewsList

  init() {
    list = LiveNewsList(log)
    view = LiveNewsListView(LiveNewsListPresenter(list, log), log)
    view.presenter.view = view
    list.service = { [unowned self] in mode == .slow ? nil : answer }
  }

  var screen: HandNewsScreen { view }

  func load() {
    log("App -> View", "viewDidLoad()")
    view.viewDidLoad()
  }

  func deliver() { list.resume(with: answer) }
}

extension HandNewsMVPAsync {
  final class LiveNewsListView: HandNewsScreen {
    let presenter: LiveNewsListPresenter

    init(_ presenter: LiveNewsListPresenter, _ log: HandLog) {
      self.presenter = presenter
      super.init(log)
    }

    func viewDidLoad() {
      log("View -> View", "layOut()")
      pulled()
    }

    override func pulled() {
      log("View -> Presenter", "updateView()")
      presenter.updateView()
    }

    override func selected(_ row: Int) {
      log("View -> Presenter", "didSelectNews(index:)", "\(row)")
      presenter.didSelectNews(index: row)
    }

    override func count() -> Int {
      log("View -> Presenter", "getNewsListCount()")
      return presenter.list.news.count
    }

    override func texts(_ row: Int) -> [String] {
      log("View -> Presenter", "getNews(index:)", "\(row)")
      return presenter.list.news[row].rowTexts
    }
  }

  final class LiveNewsListPresenter {
    private let log: HandLog
    let list: LiveNewsList
    weak var view: LiveNewsListView?
    private var isFetching = false

    init(_ list: LiveNewsList, _ log: HandLog) {
      self.list = list
      self.log = log
    }

    func updateView() {
      if isFetching { return }
      isFetching = true
      log("Presenter -> Model", "fetchLiveNews()")
      list.fetchLiveNews { [unowned self] answer in
        switch answer {
        case .success:
          log("Presenter -> View", "showNews()")
          view?.set(message: nil)
          view?.reloadData()
        case .failure:
          log("Presenter -> Presenter", "awaitedArticle", "nil")
          log("Presenter -> View", "showError(_:)", "Problem Fetching News".quoted)
          view?.set(message: "Problem Fetching News")
        }
        isFetching = false
        log("Presenter -> Presenter", "fetching", "nil")
      }
    }

    func didSelectNews(index: Int) {
      let texts = list.news[index].articleTexts
      log(
        "Presenter -> View", "showArticle(_:)",
        "presenter")
      log("View -> View", "pushViewController(_:animated:)", "ArticleViewController", "true")
      log("View -> View", "viewDidLoad()")
      log("View -> Presenter", "viewDidLoad()")
      log(
        "Presenter -> View", "set(viewModel:)",
        "ArticleViewModel(title: \(texts[0].quoted), author: \(texts[1].quoted), "
          + "description: \(texts[2].quoted))")
      view?.show(article: texts)
    }
  }

  final class LiveNewsList {
    private let log: HandLog
    /// The answer, if it is there at once.
    var service: () -> NewsResult? = { nil }
    private var waiting: ((NewsResult) -> Void)?
    private(set) var news: [LiveNewsModel] = []

    init(_ log: HandLog) { self.log = log }

    func fetchLiveNews(_ goOn: @escaping (NewsResult) -> Void) {
      if let answer = service() {
        take(answer)
        goOn(answer)
      } else {
        log("Model -> Model", "fetchLiveNews() awaits", "fetchLiveNews".quoted)
        waiting = goOn
      }
    }

    func resume(with answer: NewsResult) {
      guard let goOn = waiting else { return }
      waiting = nil
      log("Model -> Model", "fetchLiveNews() resumes")
      take(answer)
      switch answer {
      case .success(let news): log("Model ~> Presenter", "fetchLiveNews() returned", describe(news))
      case .failure(let error): log("Model ~> Presenter", "fetchLiveNews() threw", describe(error))
      }
      goOn(answer)
    }

    private func take(_ answer: NewsResult) {
      guard case .success(let news) = answer else { return }
      log("Model -> Model", "news", describe(news))
      self.news = news
    }
  }
}
