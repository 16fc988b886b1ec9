import Features
import LayerTracing

/// The news in MVVM under Observation, logged by hand: what was read is read again when the event is over, if it has
/// changed; an article is no state.
final class HandNewsObservable: HandNews {
  let log = HandLog()
  var mode = Service.Mode.ok
  private let view: LiveNewsListView

  init() {
    view = LiveNewsListView(LiveNewsListViewModel(LiveNewsList(log), log), log)
    view.viewModel.list.answer = { [unowned self] in answer }
  }

  var screen: HandNewsScreen { view }

  func load() {
    log("App -> View", "viewDidLoad()")
    view.viewDidLoad()
    runUpdatePass()
  }

  func runUpdatePass() { view.updateIfNeeded() }
}

extension HandNewsObservable {
  struct LiveNewsTexts: Equatable {
    let title: String
    let author: String
    let description: String

    init(_ texts: [String]) { (title, author, description) = (texts[0], texts[1], texts[2]) }

    var all: [String] { [title, author, description] }
  }

  final class LiveNewsList {
    private let log: HandLog
    var answer: () -> NewsResult = { .success([]) }
    var changed: (ServiceError?) -> Void = { _ in }
    private(set) var news: [LiveNewsModel] = []

    init(_ log: HandLog) { self.log = log }

    func fetchLiveNews() {
      log("Model -> Model", "isFetching", "true")
      let answer = answer()
      log("Model -> Model", "receive(_:)", describe(answer))
      log("Model -> Model", "isFetching", "false")
      switch answer {
      case .success(let news):
        log("Model -> Model", "news", describe(news))
        self.news = news
        log("Model ~> ViewModel", "change", ".fetched")
        changed(nil)
      case .failure(let error):
        log("Model ~> ViewModel", "change", ".failed(\(describe(error)))")
        changed(error)
      }
    }
  }

  final class LiveNewsListViewModel {
    private let log: HandLog
    let list: LiveNewsList
    /// Who has read since it was told last.
    var reader: (() -> Void)?
    private(set) var rows: [LiveNewsTexts] = []
    private(set) var error: String?

    init(_ list: LiveNewsList, _ log: HandLog) {
      self.list = list
      self.log = log
    }

    private func tell() {
      guard let told = reader else { return }
      reader = nil
      log("ViewModel ~> View", "setNeedsUpdateProperties()")
      told()
    }

    private func set(_ rows: [LiveNewsTexts]) {
      if rows == self.rows { return }
      tell()
      self.rows = rows
      log("ViewModel -> ViewModel", "rows", describe(rows))
    }

    private func set(_ error: String?) {
      if error == self.error { return }
      tell()
      self.error = error
      log("ViewModel -> ViewModel", "error", error.map(\.quoted) ?? "nil")
    }

    func viewDidLoad() {
      log("ViewModel -> Model", "observe(_:)", "{ … }")
      list.changed = { [unowned self] failure in handle(failure) }
      refresh()
    }

    func refresh() {
      log("ViewModel -> Model", "fetchLiveNews()")
      list.fetchLiveNews()
    }

    private func handle(_ failure: ServiceError?) {
      log(
        "ViewModel -> ViewModel", "handle(_:)",
        failure.map { ".failed(\(describe($0)))" } ?? ".fetched")
      if failure == nil {
        set(list.news.map { LiveNewsTexts($0.rowTexts) })
        set(nil)
      } else {
        log("ViewModel -> ViewModel", "awaitedArticle", "nil")
        set("Problem Fetching News")
      }
    }
  }

  final class LiveNewsListView: HandNewsScreen {
    let viewModel: LiveNewsListViewModel
    private var needsUpdate = true
    private var rows: [LiveNewsTexts] = []

    init(_ viewModel: LiveNewsListViewModel, _ log: HandLog) {
      self.viewModel = viewModel
      super.init(log)
    }

    func viewDidLoad() {
      log("View -> View", "layOut()")
      log("View -> ViewModel", "articles.add(_:)", "{ … }")
      log("View -> ViewModel", "viewDidLoad()")
      viewModel.viewDidLoad()
    }

    override func pulled() {
      log("View -> ViewModel", "refresh()")
      viewModel.refresh()
    }

    override func selected(_ row: Int) {
      log("View -> ViewModel", "didSelectNews(index:)", "\(row)")
      let texts = viewModel.list.news[row].articleTexts
      log("ViewModel ~> View", "articles", "viewModel")
      log("View -> View", "push(_:)", "viewModel")
      log("View -> View", "pushViewController(_:animated:)", "ArticleViewController", "true")
      log("View -> View", "viewDidLoad()")
      show(article: texts)
    }

    func updateIfNeeded() {
      guard needsUpdate else { return }
      needsUpdate = false
      log("App -> View", "updateProperties()")
      viewModel.reader = { [unowned self] in needsUpdate = true }
      log("View -> ViewModel", "error")
      set(message: viewModel.error)
      log("View -> ViewModel", "rows")
      log("View -> View", "show(_:)", describe(viewModel.rows))
      if viewModel.rows == rows { return }
      rows = viewModel.rows
      log("View -> View", "rows", describe(rows))
      reloadData()
    }

    override func count() -> Int { rows.count }
    override func texts(_ row: Int) -> [String] { rows[row].all }
  }
}
