// Drives the news without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The news, built around a store, with a mock in the view's place.
public final class MockedNewsModule: MockedModule {
  private let view = ViewMock<LiveNewsListState> { state in
    let titles = state.news.map(\.title)
    let (first, last) = (titles.first, titles.last)
    return [
      first.map { "\(titles.count) news, \($0) to \(last ?? $0)" },
      state.message,
      state.article.map { "Article, \($0.article.title)" },
    ]
  }
  private let store: RootStore<LiveNewsListReducer>

  /// Makes the store; the mock subscribes when it is loaded.
  public init(service: NewsService) {
    store = RootStore(
      state: LiveNewsListState(), reducer: LiveNewsListReducer(),
      effects: LiveNewsListEffects(
        service: service, archive: service.archive))
  }

  /// The mock and the store.
  public var layers: [AnyObject] { [view, store] }

  /// What came to the mock.
  public var recorded: [String] { view.recorded }

  /// Loads the module, as a view that has been loaded does.
  public func load() {
    view.subscribe(to: store)
    store.send(.viewDidLoad)
  }

  /// Does what a view does at an event.
  public func fire(_ event: String, value: Int?) -> Bool {
    switch NewsEvent(rawValue: event) {
    case .reload: store.send(.listPulled)
    case .select: store.send(.rowSelected((value ?? 1) - 1))
    case .link: store.send(.linkOpened(value ?? 1))
    // The bar's own button is a widget's affair.
    case .back, nil: return false
    }
    return true
  }
}
