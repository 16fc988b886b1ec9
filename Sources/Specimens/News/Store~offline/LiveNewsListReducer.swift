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
      return fetch(&state)
    case .rowSelected(let row):
      guard state.news.indices.contains(row) else { return nil }
      state.article = ArticleState(article: state.news[row])
    case .linkOpened(let number):
      state.article = nil
      state.awaitedArticle = number
      if state.news.isEmpty { return fetch(&state) }
      showAwaitedArticle(&state)
    case .fetched(.success(let news)):
      state.isFetching = false
      state.news = news
      state.failure = nil
      state.isLinkDead = false
      showAwaitedArticle(&state)
      return .save(news)
    case .fetched(.failure(let error)):
      state.isFetching = false
      state.failure = error
      state.isLinkDead = false
      if state.news.isEmpty { return .loadSavedNews }
    case .loaded(let news):
      state.news = news
      showAwaitedArticle(&state)
      state.isLinkDead = false
    case .article(.closed):
      state.article = nil
    }
    return nil
  }

  private func fetch(
    _ state: inout LiveNewsListState
  ) -> LiveNewsListEffect? {
    guard !state.isFetching else { return nil }
    state.isFetching = true
    return .fetchLiveNews
  }

  private func showAwaitedArticle(_ state: inout LiveNewsListState) {
    guard let number = state.awaitedArticle else { return }
    state.awaitedArticle = nil
    if state.news.indices.contains(number - 1) {
      state.article = ArticleState(article: state.news[number - 1])
    } else {
      state.isLinkDead = true
    }
  }
}
