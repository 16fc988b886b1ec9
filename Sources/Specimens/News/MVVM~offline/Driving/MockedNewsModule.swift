// Drives the news without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The news, built in MVVM, around a mock.
public final class MockedNewsModule: MockedModule {
  private let view = LiveNewsListViewMock()
  private let viewModel: LiveNewsListViewModel

  /// Makes the view model; the mock binds itself when it is loaded.
  public init(service: NewsService) {
    viewModel = LiveNewsListViewModel(
      list: LiveNewsList(service: service, archive: service.archive))
  }

  /// The mock and the view model.
  public var layers: [AnyObject] { [view, viewModel] }

  /// What came to the mock.
  public var recorded: [String] { view.recorded }

  /// Loads the module, as a view that has been loaded does.
  public func load() {
    view.bind(to: viewModel)
    viewModel.viewDidLoad()
  }

  /// Does what a view does at an event.
  public func fire(_ event: String, value: Int?) -> Bool {
    switch NewsEvent(rawValue: event) {
    case .reload: viewModel.refresh()
    case .select: viewModel.didSelectNews(index: (value ?? 1) - 1)
    case .link: viewModel.openArticle(number: value ?? 1)
    // The bar's own button is a widget's affair.
    case .back, nil: return false
    }
    return true
  }
}
