import Features
import Testing

@testable import MVVM

/// What the view model of the news pushes, to whoever binds.
@Suite struct LiveNewsListViewModelTests {
  private final class Screen {
    var counts: [Int?] = []
    var errors: [String?] = []
    var articles: [String] = []
  }

  private let service = Service()
  private let screen = Screen()
  private let viewModel: LiveNewsListViewModel
  private let binding: Disposable

  init() {
    viewModel = LiveNewsListViewModel(list: LiveNewsList(service: NewsService(service)))
    binding = viewModel.bind(
      rows: { [screen] in screen.counts.append($0?.count) },
      error: { [screen] in screen.errors.append($0) },
      article: { [screen] in screen.articles.append($0.title) })
  }

  @Test func `nothing comes before the view is updated, and then all rows at once`() {
    #expect(screen.counts.isEmpty)
    viewModel.updateView()
    #expect(screen.counts == [12])
    #expect(screen.errors.isEmpty)
  }

  @Test func `equal rows don't come again`() {
    viewModel.updateView()
    viewModel.updateView()
    #expect(screen.counts == [12])
  }

  @Test func `an error comes once, and goes when all is well`() {
    service.mode = .fail
    viewModel.updateView()
    viewModel.updateView()
    service.mode = .ok
    viewModel.updateView()
    #expect(screen.errors == ["Problem Fetching News", nil])
  }

  @Test(arguments: [-1, 12, .max]) func `a row that isn't there leads nowhere`(index: Int) {
    viewModel.didSelectNews(index: index)
    viewModel.updateView()
    viewModel.didSelectNews(index: index)
    #expect(screen.articles.isEmpty)
  }

  @Test func `the same article can be read twice`() {
    viewModel.updateView()
    viewModel.didSelectNews(index: 0)
    viewModel.didSelectNews(index: 0)
    #expect(screen.articles == ["Umbrellas on loan", "Umbrellas on loan"])
  }
}
