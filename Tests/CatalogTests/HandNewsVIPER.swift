import Features
import LayerTracing

/// The news in VIPER, logged by hand.
final class HandNewsVIPER {
  let log = HandLog()
  /// How the next answers come.
  var mode = Service.Mode.ok
  private let view: LiveNewsListView
  private let interactor: LiveNewsListInteractor

  init() {
    view = LiveNewsListView(log)
    interactor = LiveNewsListInteractor(log)
    let presenter = LiveNewsListPresenter(view, interactor, log)
    view.presenter = presenter
    interactor.presenter = presenter
    interactor.answer = { [unowned self] in
      mode == .fail ? .failure(.unreachable) : .success(.today)
    }
  }

  /// The texts that stand on the screen.
  var shown: [String] {
    view.article ?? ([view.message].compactMap { $0 } + view.cells.flatMap(\.texts))
  }

  func load() {
    log("App -> View", "viewDidLoad()")
    view.viewDidLoad()
  }

  func fire(_ event: String, _ value: Int?) {
    switch event {
    case "reload": view.pull()
    case "select": view.select(row: value ?? 0)
    case "link": view.open(link: value ?? 0)
    default: view.back()
    }
  }
}

extension HandNewsVIPER {
  final class Cell { var texts: [String] = [] }

  final class LiveNewsListView {
    private let log: HandLog
    var presenter: LiveNewsListPresenter?
    var message: String?
    var cells: [Cell] = []
    var article: [String]?
    private var spare: [Cell] = []

    init(_ log: HandLog) { self.log = log }

    func viewDidLoad() {
      log("View -> View", "layOut()")
      log("View -> Presenter", "updateView()")
      presenter?.updateView()
    }

    func pull() {
      log("User -> View", "pull()")
      log("View -> View", "refreshControlValueChanged(_:)", "refreshControl")
      log("View -> Presenter", "updateView()")
      presenter?.updateView()
    }

    func select(row: Int) {
      log("User -> View", "select(row:)", "\(row)")
      log("View -> View", "tableView(_:didSelectRowAt:)", "tableView", "\(row - 1)")
      log("View -> Presenter", "didSelectNews(index:)", "\(row - 1)")
      presenter?.didSelectNews(index: row - 1)
    }

    func open(link number: Int) {
      log("App -> Router", "openArticle(number:)", "\(number)")
      log("Router -> View", "popToRootViewController(animated:)", "false")
      article = nil
      log("Router -> Presenter", "openArticle(number:)", "\(number)")
      presenter?.openArticle(number: number)
    }

    func back() {
      log("User -> View", "tap(_:)", "\"<\"")
      log("View -> View", "backButtonTouched(_:)", "backButton")
      log("View -> View", "popViewController(animated:)", "true")
      article = nil
    }

    func showError(_ text: String) {
      log("View -> View", "text", text.quoted)
      message = text
    }

    func showNews() {
      log("View -> View", "text", "nil")
      message = nil
      log("View -> View", "reloadData()")
      log("View -> View", "visibleCells", "[]")
      spare = cells
      log("View -> View", "tableView(_:numberOfRowsInSection:)", "tableView", "0")
      log("View -> Presenter", "getNewsListCount()")
      cells = (0..<(presenter?.getNewsListCount() ?? 0)).map(cell)
      let types = cells.map { _ in "LiveNewsListTableViewCell" }
      log("View -> View", "visibleCells", "[\(types.joined(separator: ", "))]")
    }

    private func cell(for row: Int) -> Cell {
      log("View -> View", "tableView(_:cellForRowAt:)", "tableView", "\(row)")
      let cell = spare.popLast() ?? Cell()
      log("View -> Presenter", "getNews(index:)", "\(row)")
      cell.texts = presenter?.getNews(index: row) ?? []
      log("View -> View", "setCell(title:author:description:)", cell.texts.map(\.quoted))
      for text in cell.texts { log("View -> View", "text", text.quoted) }
      return cell
    }

    func show(article texts: [String]) {
      for text in texts { log("View -> View", "text", text.quoted) }
      article = texts
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
      view.showError("Problem Fetching News")
    }

    func openArticle(number: Int) {
      log("Presenter -> Presenter", "getNewsListCount()")
      guard getNewsListCount() == 0 else { return showArticle(number) }
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
        return view.showError("There is no such article.")
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
