// Demonstrates a Reducer that asks for nothing twice: whether an answer
// is awaited is in the state, where a test can put it.

import Features
import LayerTracing

@Layer(.reducer)
struct LiveNewsListReducer: Reducer {
  func reduce(
    into state: inout LiveNewsListState, action: LiveNewsListAction
  ) -> LiveNewsListEffect? {
    switch action {
    case .viewDidLoad, .listPulled:
      guard !state.isFetching else { return nil }
      state.isFetching = true
      return .fetchLiveNews
    case .rowSelected(let row):
      guard state.news.indices.contains(row) else { return nil }
      state.article = ArticleState(article: state.news[row])
    case .fetched(.success(let news)):
      state.isFetching = false
      state.news = news
      state.failure = nil
    case .fetched(.failure(let error)):
      state.isFetching = false
      state.failure = error
      if state.news.isEmpty { return .readStoredNews }
    case .read(let news): state.news = news
    case .article(.closed):
      state.article = nil
    }
    return nil
  }
}
