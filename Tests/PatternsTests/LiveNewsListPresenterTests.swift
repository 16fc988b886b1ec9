import Features
import Testing

@testable import MVP

/// The presenter behind a table, without a table: a mock of the view asks for what it needs.
@Suite struct LiveNewsListPresenterTests {
  private let service = Service()
  private let view = LiveNewsListViewMock()
  private let presenter: LiveNewsListPresenter

  init() {
    presenter = LiveNewsListPresenter(
      view: view, list: LiveNewsList(service: NewsService(service)))
    view.presenter = presenter
  }

  @Test func `it shows the news once they are there, and their number is twelve`() {
    #expect(presenter.getNewsListCount() == 0)
    presenter.updateView()
    #expect(view.recorded == ["12 news, Umbrellas on loan to Kites over the harbor"])
  }

  @Test func `a row is made of texts, with one for what is missing`() {
    presenter.updateView()
    #expect(presenter.getNews(index: 3)?.author == "Unknown author")
    #expect(presenter.getNews(index: 4)?.description == "No description")
    #expect(presenter.getNews(index: 5)?.description == "It was nine minutes late.")
  }

  @Test(arguments: [-1, 12, .max, .min]) func `there is no row beyond the last`(index: Int) {
    presenter.updateView()
    #expect(presenter.getNews(index: index) == nil)
    presenter.didSelectNews(index: index)
    #expect(view.recorded.count == 1)
  }

  @Test func `a failure is told, and the news of before stay`() {
    presenter.updateView()
    service.mode = .fail
    presenter.updateView()
    #expect(view.recorded.last == "Problem Fetching News")
    #expect(presenter.getNewsListCount() == 12)
  }

  @Test func `however often the view is updated, it is told once`() {
    presenter.updateView()
    presenter.updateView()
    #expect(view.recorded.count == 2)
  }

  @Test func `the article of a row is shown`() {
    presenter.updateView()
    presenter.didSelectNews(index: 1)
    #expect(view.recorded.last == "Article, Bridge gets a bench")
  }
}
