import Features
import Testing

@testable import Store

/// The news' reducer, called with states that a test can simply write down.
@Suite struct LiveNewsListReducerTests {
  private let reducer = LiveNewsListReducer()

  @Test func `it asks once, and again when the answer is there`() {
    var state = LiveNewsListState()
    #expect(reducer.reduce(into: &state, action: .viewDidLoad) == .fetchLiveNews)
    #expect(reducer.reduce(into: &state, action: .listPulled) == nil)
    #expect(reducer.reduce(into: &state, action: .fetched(.failure(.unreachable))) == nil)
    #expect(reducer.reduce(into: &state, action: .listPulled) == .fetchLiveNews)
  }

  @Test func `a failure keeps the rows, and the next answer forgets it`() {
    var state = LiveNewsListState(news: .yesterday)
    _ = reducer.reduce(into: &state, action: .fetched(.failure(.unreachable)))
    #expect(state.news == .yesterday)
    #expect(state.message == "Problem Fetching News")
    _ = reducer.reduce(into: &state, action: .fetched(.success(.today)))
    #expect(state == LiveNewsListState(news: .today))
  }

  @Test func `a row leads to its article, and no row leads nowhere`() {
    var state = LiveNewsListState(news: .today)
    _ = reducer.reduce(into: &state, action: .rowSelected(12))
    #expect(state.article == nil)
    _ = reducer.reduce(into: &state, action: .rowSelected(9))
    #expect(state.article?.author == "By an unknown author")
    #expect(state.article?.description == "There is no more.")
    _ = reducer.reduce(into: &state, action: .article(.closed))
    #expect(state == LiveNewsListState(news: .today))
  }

  @Test func `a link is remembered in the state until the news are there`() {
    var state = LiveNewsListState()
    #expect(reducer.reduce(into: &state, action: .linkOpened(10)) == .fetchLiveNews)
    #expect(reducer.reduce(into: &state, action: .linkOpened(2)) == nil)
    _ = reducer.reduce(into: &state, action: .fetched(.success(.today)))
    #expect(state.article?.article.title == "Bridge gets a bench")
    #expect(state.awaitedArticle == nil)
  }

  @Test func `a link to no article takes the one away that is read, and says so`() {
    var state = LiveNewsListState(news: .today)
    _ = reducer.reduce(into: &state, action: .linkOpened(12))
    #expect(state.article?.article.title == "Kites over the harbor")
    _ = reducer.reduce(into: &state, action: .linkOpened(13))
    #expect(state.article == nil)
    #expect(state.message == "There is no such article.")
  }
}
