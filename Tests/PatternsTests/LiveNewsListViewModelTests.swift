import Features
import Testing

@testable import MVVM

/// What the view model of the news pushes, to whoever binds.
@Suite struct LiveNewsListViewModelTests {
  private final class Screen {
    var counts: [Int] = []
    var errors: [String?] = []
    var articles: [String] = []
  }

  private let service = Service()
  private let screen = Screen()
  private let viewModel: LiveNewsListViewModel
  private let bindings: [Disposable]

  init() {
    viewModel = LiveNewsListViewModel(list: LiveNewsList(service: NewsService(service)))
    bindings = [
      viewModel.rows.bind { [screen] in screen.counts.append($0.count) },
      viewModel.error.bind { [screen] in screen.errors.append($0) },
      viewModel.articles.add { [screen] in screen.articles.append($0.title) },
    ]
  }

  @Test func `there are no rows before the view is loaded, and then all at once`() {
    #expect(screen.counts == [0])
    viewModel.viewDidLoad()
    #expect(screen.counts == [0, 12])
    #expect(screen.errors.isEmpty)
  }

  @Test func `equal rows don't come again`() {
    viewModel.viewDidLoad()
    viewModel.refresh()
    #expect(screen.counts == [0, 12])
  }

  @Test func `an error comes once, and goes when all is well`() {
    service.mode = .fail
    viewModel.viewDidLoad()
    viewModel.refresh()
    service.mode = .ok
    viewModel.refresh()
    #expect(screen.errors == ["Problem Fetching News", nil])
  }

  @Test(arguments: [-1, 12, .max]) func `a row that isn't there leads nowhere`(index: Int) {
    viewModel.didSelectNews(index: index)
    viewModel.viewDidLoad()
    viewModel.didSelectNews(index: index)
    #expect(screen.articles.isEmpty)
  }

  @Test func `the same article can be read twice`() {
    viewModel.viewDidLoad()
    viewModel.didSelectNews(index: 0)
    viewModel.didSelectNews(index: 0)
    #expect(screen.articles == ["Umbrellas on loan", "Umbrellas on loan"])
  }
}
