// Drives the news without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The news, built in MVP, around a mock.
public final class MockedNewsModule: MockedModule {
  private let view = LiveNewsListViewMock()
  private let presenter: LiveNewsListPresenter

  /// Puts the presenter in front of a mock view.
  public init(service: NewsService) {
    presenter = LiveNewsListPresenter(
      view: view,
      list: LiveNewsList(service: service, archive: service.archive))
    view.presenter = presenter
  }

  /// The mocks and the presenter.
  public var layers: [AnyObject] { [view, presenter] }

  /// What the mocks were told.
  public var recorded: [String] { view.recorded }

  /// Loads the module, as a view that has been loaded does.
  public func load() {
    presenter.updateView()
  }

  /// Does what a view does at an event.
  public func fire(_ event: String, value: Int?) -> Bool {
    switch NewsEvent(rawValue: event) {
    case .reload: presenter.updateView()
    case .select: presenter.didSelectNews(index: (value ?? 1) - 1)
    case .link: presenter.openArticle(number: value ?? 1)
    // The bar's own button is a widget's affair.
    case .back, nil: return false
    }
    return true
  }
}
